"""Serve a built site the way a good static host does: gzip, MIME types, validators, the site's headers, any base path.

Used by `make serve`, by the browser suite and by Lighthouse, so that all of them see the same thing.
"""

from __future__ import annotations

import contextlib
import errno
import gzip
import hashlib
import sys
import threading
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import gaierror, socket
from urllib.parse import quote, unquote, urlsplit

from corpus.host import policy
from corpus.host.types import COMPRESSED, HASHED, LEAST, TYPES

MOST_PORT = 65535
LONGEST = 2048
"""Letters of an address; ours have under a hundred, and what a link carries stands behind the sign #."""
LONGEST_NAME = 255
"""Bytes of one name on the disk."""
IDLE = 30
"""Seconds after which a connection that asks for nothing is closed."""
CONNECTIONS = 256
"""Connections at a time; the next one is told to come again."""


class Refused(Exception):
    """An address that is none: the status and the words of the answer."""

    def __init__(self, status: HTTPStatus, text: str) -> None:
        self.status, self.text = status, text
        super().__init__(text)


def takes_gzip(accepted: str) -> bool:
    """Say whether the header Accept-Encoding lets gzip come, by name or by the star."""
    weights = {}
    for part in accepted.lower().split(","):
        name, *parameters = [one.strip() for one in part.split(";")]
        weight = next((one[2:].strip() for one in parameters if one.startswith("q=")), "1")
        try:
            weights[name] = float(weight)
        except ValueError:
            weights[name] = 0.0
    return weights.get("gzip", weights.get("x-gzip", weights.get("*", 0.0))) > 0


@dataclass(frozen=True, slots=True)
class Reply:
    """One file, ready to send."""

    content_type: str
    etag: str
    plain: bytes
    packed: bytes | None


@dataclass(slots=True)
class Site:
    """A folder of files under a base path; files are read and compressed once."""

    folder: Path
    prefix: str
    cache: dict[tuple[Path, int], Reply] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def find(self, path: str) -> Path | str | None:
        """Give the file of an address, the address to go to instead, or nothing."""
        if not path.startswith(self.prefix):
            return quote(self.prefix) if path in ("/", self.prefix.rstrip("/")) else None
        inside = unquote(path[len(self.prefix) :])
        if "\0" in inside:
            raise Refused(HTTPStatus.BAD_REQUEST, "В адресе нулевой знак")
        if len(path) > LONGEST or any(len(name.encode(errors="replace")) > LONGEST_NAME for name in inside.split("/")):
            raise Refused(HTTPStatus.REQUEST_URI_TOO_LONG, "Адрес слишком длинный")
        file = (self.folder / inside).resolve()
        if not file.is_relative_to(self.folder):
            return None
        if file.is_dir():
            if inside and not inside.endswith("/"):
                return path + "/"
            file = file / "index.html"
        elif inside.endswith("/"):
            return None
        return file if file.is_file() else None

    def headers(self) -> dict[str, str]:
        """Give what every answer carries: the headers that the build wrote beside the pages."""
        return {"X-Content-Type-Options": "nosniff", **policy.headers(self.folder)}

    def read(self, file: Path) -> Reply:
        """Read a file, compress it where that helps."""
        key = (file, file.stat().st_mtime_ns)
        with self.lock:
            reply = self.cache.get(key)
            if reply is None:
                plain = file.read_bytes()
                packed = gzip.compress(plain, 6, mtime=0) if file.suffix in COMPRESSED and len(plain) >= LEAST else None
                etag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
                reply = Reply(TYPES.get(file.suffix, "application/octet-stream"), etag, plain, packed)
                self.cache[key] = reply
        return reply


class Handler(BaseHTTPRequestHandler):
    """Answer GET and HEAD for one site."""

    protocol_version = "HTTP/1.1"
    timeout = IDLE
    server_version = "sukno"
    sys_version = ""

    def __init__(self, site: Site, *arguments: object) -> None:
        self.site = site
        super().__init__(*arguments)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send the headers of a file."""
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        asked, question, query = self.path.partition("?")
        try:
            found = self.site.find(urlsplit(asked).path if asked.startswith(("http:", "https:")) else asked)
        except Refused as refused:
            self._refuse(refused, with_body)
            return
        if isinstance(found, str):
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", found + question + query)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        status = HTTPStatus.OK if found else HTTPStatus.NOT_FOUND
        file = found or self.site.folder / "404.html"
        reply = self.site.read(file) if file.is_file() else Reply(TYPES[".txt"], '"404"', b"404\n", None)
        if found and self.headers.get("If-None-Match") == reply.etag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", reply.etag)
            self.end_headers()
            return
        packed = reply.packed if takes_gzip(self.headers.get("Accept-Encoding", "")) else None
        body = packed if packed is not None else reply.plain
        self.send_response(status)
        self.send_header("Content-Type", reply.content_type)
        self.send_header("Content-Length", str(len(body)))
        for name, value in self.site.headers().items():
            self.send_header(name, value)
        if packed is not None:
            self.send_header("Content-Encoding", "gzip")
        if reply.packed is not None:
            self.send_header("Vary", "Accept-Encoding")
        if found:
            self.send_header("ETag", reply.etag)
            lasting = HASHED.search(file.name) is not None
            self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def _refuse(self, refused: Refused, with_body: bool) -> None:
        body = f"{refused.text}\n".encode()
        self.send_response(refused.status)
        self.send_header("Content-Type", TYPES[".txt"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Stay silent: the reader's addresses are nobody's business."""


class Server(ThreadingHTTPServer):
    """A server whose threads do not outlive it and are limited in number."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, address: tuple[str, int], handler: partial[Handler], connections: int = CONNECTIONS) -> None:
        """Open the address for so many connections at a time."""
        super().__init__(address, handler)
        self._room = threading.BoundedSemaphore(connections)

    def process_request(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Answer in a thread of its own; one connection too many is told so and closed."""
        if self._room.acquire(blocking=False):
            super().process_request(request, client_address)
            return
        if isinstance(request, socket):
            request.settimeout(1)
            with contextlib.suppress(OSError):
                request.sendall(
                    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                )
        self.shutdown_request(request)

    def process_request_thread(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Answer, and make room for the next."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._room.release()

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over connections that the browser has dropped."""


def make_server(
    folder: Path, host: str = "127.0.0.1", port: int = 0, prefix: str = "/", connections: int = CONNECTIONS
) -> Server:
    """Open a server for a folder; port 0 takes a free one."""
    prefix = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
    return Server((host, port), partial(Handler, Site(folder.resolve(), prefix)), connections)


def _not_opened(error: Exception, host: str, port: int) -> str:
    """Say why an address cannot be opened: a name that is none comes as an error of the system, of encoding or of type."""
    if not isinstance(error, OSError) or isinstance(error, gaierror):
        return f"Адреса «{host}» у этой машины нет: укажите, например, 127.0.0.1"
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < MOST_PORT else 8000
        return f"Порт {port} занят: укажите другой, например make serve PORT={other}"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"Адреса «{host}» у этой машины нет: укажите, например, 127.0.0.1"
    return f"Порт {port} не открывается ({error.strerror}): укажите другой, например make serve PORT=8000"


def serve(folder: Path, host: str, port: int, prefix: str) -> int:
    """Serve until interrupted; give the exit status."""
    if not (folder / "index.html").is_file():
        print(f"В папке «{folder}» нет сайта: сначала соберите его командой make site", file=sys.stderr)
        return 1
    if not 0 <= port <= MOST_PORT:
        print(f"Порта {port} не бывает: укажите число от 0 до {MOST_PORT}", file=sys.stderr)
        return 2
    try:
        server = make_server(folder, host, port, prefix)
    except (OSError, ValueError, TypeError) as error:
        print(_not_opened(error, host, port), file=sys.stderr)
        return 1
    base = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
    try:
        print(f"Сайт открыт: http://{host}:{server.server_port}{base}  (остановить: Ctrl+C)", flush=True)
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0
