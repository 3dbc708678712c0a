"""The Content-Security-Policy of a built site: made from its pages, written into each of them and into the host's headers.

Nothing runs that is not a file of the site, except the few scripts of the theme that must run before the first paint: these
are known by their hashes. Pictures that style sheets carry inside themselves become files.
"""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

NAME = "Content-Security-Policy"
DATA_TYPES = ("application/json", "application/ld+json", "speculationrules")
"""Types of script elements that no browser runs."""

_INLINE = re.compile(r"<(script|style)\b([^>]*)>(.*?)</\1>", re.S)
_TYPE = re.compile(r"""\btype=["']?([^"'\s>]+)""")
_CHARSET = re.compile(r'<meta charset="?utf-8"?\s*/?>', re.I)
_META = re.compile(rf'\n?[ \t]*<meta http-equiv="{NAME}"[^>]*>')
_PICTURE = re.compile(r"""url\((["']?)data:image/svg\+xml(;[\w=-]+)*,(.*?)\1\)""", re.S)
_SHEET_NAME = re.compile(r"^(\w+)\.[0-9a-f]{8}\.min\.css$")


@dataclass(slots=True)
class Found:
    """Scripts and styles that stand inside pages, each with the first page that holds it."""

    scripts: dict[str, str] = field(default_factory=dict)
    styles: dict[str, str] = field(default_factory=dict)

    def add(self, html: str, page: str) -> None:
        """Note what a page holds."""
        for tag, attributes, text in _INLINE.findall(html):
            kind = _TYPE.search(attributes)
            if tag == "style":
                self.styles.setdefault(source(text), page)
            elif " src=" not in attributes and not (kind and kind[1] in DATA_TYPES):
                self.scripts.setdefault(source(text), page)


def source(text: str) -> str:
    """Write the hash of an inline script or style as a policy names it."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def policy(found: Found) -> str:
    """Write the policy of a site whose pages hold these scripts and styles."""
    rows = [
        ("default-src", ["'self'"]),
        ("script-src", ["'self'", "'wasm-unsafe-eval'", *sorted(found.scripts)]),
        ("style-src", ["'self'", *sorted(found.styles)]),
        ("object-src", ["'none'"]),
        ("base-uri", ["'self'"]),
        ("form-action", ["'self'"]),
    ]
    return "; ".join(" ".join([name, *values]) for name, values in rows)


def with_policy(html: str, text: str) -> str:
    """Put the policy right behind the encoding, before everything that it rules."""
    page = _META.sub("", html)
    changed, count = _CHARSET.subn(lambda found: f'{found[0]}\n<meta http-equiv="{NAME}" content="{text}">', page, count=1)
    if not count:
        raise ValueError("страница не называет кодировку: некуда вписать политику")
    return changed


def draw_out_pictures(site: Path) -> int:
    """Turn the pictures inside style sheets into files; a sheet with a hash in its name gets the new one. Give their number."""
    pictures: set[str] = set()
    renamed: dict[str, str] = {}
    folder = site / "assets" / "images"
    for sheet in sorted(site.rglob("*.css")):
        text = sheet.read_text(encoding="utf-8")
        up = "../" * (len(sheet.relative_to(site).parts) - 1)

        def own_file(found: re.Match[str], up: str = up) -> str:
            drawing = unquote(found[3]).replace('\\"', '"')
            name = f"{hashlib.sha256(drawing.encode()).hexdigest()[:8]}.svg"
            name = f"icon-{name}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(drawing, encoding="utf-8")
            pictures.add(name)
            return f"url({up}assets/images/{name})"

        changed = _PICTURE.sub(own_file, text)
        if changed == text:
            continue
        sheet.write_text(changed, encoding="utf-8")
        if known := _SHEET_NAME.match(sheet.name):
            new = f"{known[1]}.{hashlib.sha256(changed.encode()).hexdigest()[:8]}.min.css"
            sheet.rename(sheet.with_name(new))
            renamed[sheet.name] = new
    if renamed:
        names = re.compile("|".join(map(re.escape, renamed)))
        for page in site.rglob("*.html"):
            html = page.read_text(encoding="utf-8")
            changed = names.sub(lambda found: renamed[found[0]], html)
            if changed != html:
                page.write_text(changed, encoding="utf-8")
    return len(pictures)


def apply(site: Path) -> tuple[str, Found]:
    """Write the policy into every page and into `_headers`; give it with what it lets in."""
    pages = {path: path.read_text(encoding="utf-8") for path in sorted(site.rglob("*.html"))}
    found = Found()
    for path, html in pages.items():
        found.add(html, path.relative_to(site).as_posix())
    text = policy(found)
    for path, html in pages.items():
        path.write_text(with_policy(html, text), encoding="utf-8")
    (site / "_headers").write_text(f"/*\n  {NAME}: {text}\n  X-Content-Type-Options: nosniff\n", encoding="utf-8")
    return text, found


def headers(site: Path) -> dict[str, str]:
    """Read the headers that a host is to send with every file of the site."""
    file = site / "_headers"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines if line.startswith("  "))}
