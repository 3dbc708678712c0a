"""Packed copies beside the files, for hosts that send them instead of compressing again and again."""

from __future__ import annotations

import gzip
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import brotli  # type: ignore[import-untyped]

from corpus.host.types import COMPRESSED, LEAST

PACKED = (".gz", ".br")
OWN = frozenset({"sitemap.xml"})
"""Files whose packed copy is a part of the site itself."""


def pack(site: Path) -> tuple[int, int, int, int]:
    """Write NAME.gz and NAME.br for every file that shrinks; give files, bytes, bytes of .gz and of .br."""
    files = [
        path
        for path in sorted(site.rglob("*"))
        if path.suffix in COMPRESSED and path.name not in OWN and path.is_file() and path.stat().st_size >= LEAST
    ]
    with ProcessPoolExecutor() as pool:
        sizes = list(pool.map(pack_file, files, chunksize=8))
    return len(files), *(sum(column) for column in zip(*sizes, strict=True))


def pack_file(path: Path) -> tuple[int, int, int]:
    """Pack one file, the same bytes every time; give its sizes."""
    plain = path.read_bytes()
    zipped = gzip.compress(plain, 9, mtime=0)
    shrunk = brotli.compress(plain, mode=brotli.MODE_TEXT, quality=11 if len(plain) < 1_000_000 else 9)
    for suffix, data in zip(PACKED, (zipped, shrunk), strict=True):
        path.with_name(path.name + suffix).write_bytes(data)
    return len(plain), len(zipped), len(shrunk)
