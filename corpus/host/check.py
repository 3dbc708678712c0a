"""Ask a running host whether it serves the site as it should: what must hold, and what makes it better."""

from __future__ import annotations

import hashlib
import http.client
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from email.message import Message
from typing import Any
from urllib.parse import quote, urljoin, urlsplit

from corpus.host.types import COMPRESSED, TYPES

LIST = "host.json"
"""The file of the site that names some of its files with their hashes; the build writes it."""
SECONDS = 20
MOST = 64_000_000
"""Bytes that are read of one answer."""
LONG = 2_592_000
"""Seconds, a month: so long at least is a name with a hash kept by browsers."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the host said."""

    status: int
    headers: Message
    body: bytes

    def header(self, name: str) -> str:
        """Give a header, empty where there is none."""
        return str(self.headers.get(name) or "")


@dataclass(frozen=True, slots=True)
class Finding:
    """One demand: whether it must hold, whether it does, and what was seen instead."""

    name: str
    must: bool
    holds: bool
    seen: str = ""


class Unreachable(Exception):
    """The host does not answer, or has no site at this address."""


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_Stay)


def ask(url: str, method: str = "GET", **headers: str) -> Answer:
    """Ask for one address without following where it leads."""
    request = urllib.request.Request(url, method=method, headers={"User-Agent": "sukno-host-check", **headers})
    try:
        with _OPENER.open(request, timeout=SECONDS) as reply:
            return Answer(reply.status, reply.headers, reply.read(MOST))
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.headers, error.read(MOST))
    except (urllib.error.URLError, TimeoutError, ConnectionError, OSError) as error:
        raise Unreachable(f"{url}: узел не отвечает ({getattr(error, 'reason', error)})") from None
    except (ValueError, http.client.InvalidURL):
        raise Unreachable(f"{url}: это не адрес сайта") from None
    except http.client.HTTPException:
        raise Unreachable(f"{url}: узел отвечает не так, как веб-сервер") from None


@dataclass(slots=True)
class Host:
    """A host under examination."""

    url: str
    files: dict[str, str] = field(default_factory=dict)
    """Names below the address with the SHA-256 of their content."""

    def ending(self, suffix: str) -> str:
        """Give a listed file of this kind."""
        return next((name for name in self.files if name.endswith(suffix)), "")


def root_of(url: str) -> str:
    """Write the address of a site as it is asked for: Russian names of host and folders encoded, no question."""
    try:
        parts = urlsplit(url)
        name, port = parts.hostname or "", parts.port
        name = name if ":" in name or name.isascii() else name.encode("idna").decode()
        path = quote(parts.path, safe="/%")
    except ValueError:
        raise Unreachable(f"{url}: это не адрес сайта") from None
    if parts.scheme not in {"http", "https"} or not name:
        raise Unreachable(f"{url}: назовите адрес целиком, например https://example.org/sukno/")
    place = f"[{name}]" if ":" in name else name
    return f"{parts.scheme}://{place}{'' if port is None else f':{port}'}{path.rstrip('/')}/"


def examine(url: str) -> list[Finding]:
    """Ask everything; raise Unreachable where there is nothing to examine."""
    host = Host(root_of(url))
    listed = ask(urljoin(host.url, LIST))
    try:
        host.files = {str(name): str(value) for name, value in json.loads(listed.body)["files"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Unreachable(f"{host.url}: нет файла {LIST} ({listed.status}): здесь лежит не наш сайт") from None
    return [finding for demand in _DEMANDS for finding in demand(host)]


def _pages(host: Host) -> Iterator[Finding]:
    home = ask(host.url)
    yield Finding("адрес папки отдаёт её index.html", True, home.status == 200 and b"<html" in home.body, str(home.status))
    folder = next((name.removesuffix("index.html") for name in host.files if name.endswith("/index.html")), "")
    bare = ask(urljoin(host.url, folder.rstrip("/")) + "?a=1")
    place = urljoin(host.url + folder.rstrip("/"), bare.header("Location"))
    led = bare.status in {301, 302, 307, 308} and urlsplit(place).path == urlsplit(urljoin(host.url, folder)).path
    yield Finding("адрес папки без косой черты ведёт на адрес с чертой", True, led, f"{bare.status} {place}".strip())
    yield Finding("перенаправление сохраняет вопрос (?…)", False, led and place.endswith("?a=1"), place)
    lost = ask(urljoin(host.url, "no-such-page/at-all/"))
    ours = "Такой страницы нет" in lost.body.decode("utf-8", "replace")
    yield Finding("чужой адрес получает 404", True, lost.status == 404, str(lost.status))
    yield Finding("чужой адрес получает нашу страницу 404.html", False, ours, lost.header("Content-Type"))


def _types(host: Host) -> Iterator[Finding]:
    for suffix in (".html", ".css", ".js", ".mjs", ".json", ".svg", ".woff2", ".wasm", ".pdf"):
        if name := host.ending(suffix):
            said = ask(urljoin(host.url, name), method="HEAD").header("Content-Type").lower().replace('"', "")
            kind, _, rest = said.partition(";")
            wanted = TYPES[suffix].partition(";")[0]
            good = kind.strip() == wanted or (suffix in {".js", ".mjs"} and kind.strip() == "application/javascript")
            yield Finding(f"тип файлов {suffix}: {wanted}", suffix not in {".pdf", ".woff2"}, good, said or "типа нет")
            if suffix == ".html":
                yield Finding(
                    "кодировка страниц названа или не названа чужая", True, "charset" not in rest or "utf-8" in rest, said
                )


def _content(host: Host) -> Iterator[Finding]:
    changed = []
    for name, known in host.files.items():
        got = ask(urljoin(host.url, name), **{"Accept-Encoding": "identity"})
        if hashlib.sha256(got.body).hexdigest() != known:
            changed.append(f"{name} ({got.status})")
    yield Finding(f"файлы приходят без изменений: {len(host.files)}", True, not changed, ", ".join(changed[:3]))


def _compression(host: Host) -> Iterator[Finding]:
    for encoding in ("gzip", "br"):
        plain = []
        for suffix in sorted(COMPRESSED & {".html", ".js", ".json", ".wasm", ".css"}):
            if name := host.ending(suffix):
                got = ask(urljoin(host.url, name), method="HEAD", **{"Accept-Encoding": encoding})
                if got.header("Content-Encoding") != encoding:
                    plain.append(suffix)
        yield Finding(f"сжатие {encoding}: страницы, скрипты, wasm", False, not plain, "не сжаты " + ", ".join(plain))
    if name := host.ending(".gz"):
        got = ask(urljoin(host.url, name), **{"Accept-Encoding": "identity"})
        yield Finding("архивы не распаковываются по дороге", True, got.body[:2] == b"\x1f\x8b", got.header("Content-Encoding"))


def _caching(host: Host) -> Iterator[Finding]:
    home = ask(host.url)
    mark = (
        {"If-None-Match": home.header("ETag")} if home.header("ETag") else {"If-Modified-Since": home.header("Last-Modified")}
    )
    again = ask(host.url, **mark) if next(iter(mark.values())) else home
    yield Finding("страница, которая не изменилась, не шлётся снова (304)", False, again.status == 304, str(again.status))
    kept = _age(home)
    yield Finding("страницы и sw.js не хранятся дольше суток", True, kept <= 86_400 and _age(_sw(host)) <= 86_400, f"{kept} с")
    hashed = next((name for name in host.files if re.search(r"-[0-9A-Z]{8}\.js$", name)), "")
    if hashed:
        age = _age(ask(urljoin(host.url, hashed), method="HEAD"))
        yield Finding("имена с отпечатком хранятся месяц и дольше", False, age >= LONG, f"{age} с")


def _sw(host: Host) -> Answer:
    return ask(urljoin(host.url, "sw.js"), method="HEAD")


def _age(answer: Answer) -> int:
    found = re.search(r"max-age=(\d+)", answer.header("Cache-Control"))
    return 0 if found is None or "no-cache" in answer.header("Cache-Control") else int(found[1])


def _safety(host: Host) -> Iterator[Finding]:
    home = ask(host.url)
    page = home.body.decode("utf-8", "replace")
    inside = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    header = home.header("Content-Security-Policy")
    own = inside[1] if inside else ""
    yield Finding("политика содержимого стоит в странице", True, bool(own))
    yield Finding("заголовок Content-Security-Policy: наш", False, header == own != "", header[:60] or "заголовка нет")
    stranger = bool(header) and header != own and "'wasm-unsafe-eval'" not in header
    yield Finding("чужой политики, которая запретит Python, нет", True, not stranger, header[:60])
    yield Finding("X-Content-Type-Options: nosniff", False, home.header("X-Content-Type-Options").lower() == "nosniff")
    local = urlsplit(host.url).hostname in {"localhost", "127.0.0.1", "::1"}
    yield Finding("https: без него нет работы без сети", False, local or host.url.startswith("https:"))


_DEMANDS: tuple[Callable[[Host], Iterator[Finding]], ...] = (_pages, _types, _content, _compression, _caching, _safety)


def report(findings: list[Finding]) -> str:
    """Write the findings, one a line, and a line that sums them up."""
    lines = []
    for one in findings:
        mark = "есть" if one.holds else ("НЕТ " if one.must else "нет ")
        lines.append(f"{mark}  {one.name}" + (f"  [{one.seen}]" if one.seen and not one.holds else ""))
    broken = sum(1 for one in findings if one.must and not one.holds)
    better = sum(1 for one in findings if not one.must and not one.holds)
    last = f"не хватает обязательного: {broken}" if broken else "всё обязательное есть"
    return "\n".join([*lines, f"{last}; желательного не хватает: {better}"])


def as_json(findings: list[Finding]) -> list[dict[str, Any]]:
    """Give the findings as data."""
    return [asdict(one) for one in findings]


def listing(files: dict[str, bytes]) -> str:
    """Write the list that a host is examined by."""
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in sorted(files.items())}
    return json.dumps({"files": hashes}, ensure_ascii=False, indent=1) + "\n"
