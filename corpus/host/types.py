"""What a host must know about the files of the site: their types, which to compress, which never change."""

from __future__ import annotations

import re

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".xml": "application/xml; charset=utf-8",
    ".rng": "application/xml; charset=utf-8",
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
COMPRESSED = frozenset(
    (
        ".html",
        ".css",
        ".js",
        ".mjs",
        ".json",
        ".map",
        ".webmanifest",
        ".xml",
        ".rng",
        ".txt",
        ".md",
        ".bib",
        ".csv",
        ".svg",
        ".wasm",
    )
)
LEAST = 400
"""Bytes under which compressing does not help."""
HASHED = re.compile(r"[.-](?:[0-9a-f]{8,}|[0-9A-Z]{8})\.[a-z0-9.]+$")
"""A name with a hash of its content never changes its meaning."""
