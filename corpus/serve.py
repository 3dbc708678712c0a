"""Serve a built site the way a good static host does: gzip, MIME types, validators, any base path.

Used by `make serve`, by the browser suite and by Lighthouse, so that all of them see the same thing.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import threading
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".xml": "application/xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".bib": "text/plain; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".pdf": "application/pdf",
    ".zip": "application/zip",
    ".whl": "application/zip",
    ".gz": "application/gzip",
}
COMPRESSED = (
    ".html",
    ".css",
    ".js",
    ".mjs",
    ".json",
    ".map",
    ".webmanifest",
    ".xml",
    ".txt",
    ".md",
    ".bib",
    ".csv",
    ".svg",
    ".wasm",
)
# A name with a hash of its content never changes its meaning.
HASHED = re.compile(r"[.-](?:[0-9a-f]{8,}|[0-9A-Z]{8})\.[a-z0-9.]+$")


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
        file = (self.folder / inside).resolve()
        if not file.is_relative_to(self.folder):
            return None
        if file.is_dir():
            if inside and not inside.endswith("/"):
                return path + "/"
            file = file / "index.html"
        return file if file.is_file() else None

    def read(self, file: Path) -> Reply:
        """Read a file, compress it where that helps."""
        key = (file, file.stat().st_mtime_ns)
        with self.lock:
            reply = self.cache.get(key)
            if reply is None:
                plain = file.read_bytes()
                packed = gzip.compress(plain, 6, mtime=0) if file.suffix in COMPRESSED and len(plain) > 400 else None
                etag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
                reply = Reply(TYPES.get(file.suffix, "application/octet-stream"), etag, plain, packed)
                self.cache[key] = reply
        return reply


class Handler(BaseHTTPRequestHandler):
    """Answer GET and HEAD for one site."""

    protocol_version = "HTTP/1.1"
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
        found = self.site.find(urlsplit(self.path).path)
        if isinstance(found, str):
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", found)
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
        packed = reply.packed if "gzip" in self.headers.get("Accept-Encoding", "") else None
        body = packed if packed is not None else reply.plain
        self.send_response(status)
        self.send_header("Content-Type", reply.content_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Content-Type-Options", "nosniff")
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

    def log_message(self, format: str, *arguments: object) -> None:
        """Stay silent: the reader's addresses are nobody's business."""


class Server(ThreadingHTTPServer):
    """A server whose threads do not outlive it."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over connections that the browser has dropped."""


def make_server(folder: Path, host: str = "127.0.0.1", port: int = 0, prefix: str = "/") -> Server:
    """Open a server for a folder; port 0 takes a free one."""
    prefix = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
    return Server((host, port), partial(Handler, Site(folder.resolve(), prefix)))


def serve(folder: Path, host: str, port: int, prefix: str) -> int:
    """Serve until interrupted; give the exit status."""
    if not (folder / "index.html").is_file():
        print(f"В папке «{folder}» нет сайта: сначала соберите его командой make site")
        return 1
    try:
        server = make_server(folder, host, port, prefix)
    except OSError as error:
        print(f"Порт {port} занят ({error.strerror}): укажите другой, например make serve PORT={port + 1}")
        return 1
    base = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
    print(f"Сайт открыт: http://{host}:{server.server_port}{base}  (остановить: Ctrl+C)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0
