"""What a reader takes along: the pages of rules in one file a chapter, and the list of everything that is kept with one button."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

FOLDER = "assets/packs"
LIST = f"{FOLDER}/index.json"
LEFT = ("r/", "code/", "print/", "download/", f"{FOLDER}/", "assets/zs/lib/")
"""Folders that are not in the list: the pages of rules are packed, code and files for paper are no part of reading and playing."""
LEFT_FILES = frozenset({"sw.js", "assets/zs/build.json", "_headers", "host.json", "sbom.cdx.json", "404.html"})
LEFT_KINDS = frozenset({".gz", ".br", ".map", ".xml", ".pdf"})

_SHEET = re.compile(r'data-sheet="([^"]+)"')
_ROOM = re.compile(r"(<[^>]* data-take-size>)[^<]*")


def _name(address: str) -> str:
    return f"{FOLDER}/{address.strip('/').replace('/', '.')}.json"


def packs(site: Path) -> dict[str, dict[str, str]]:
    """Gather the pages of rules: those of a chapter together, what belongs to none (earlier editions, covered numbers) a game together."""
    pages = {
        f"{path.parent.relative_to(site).as_posix()}/": path.read_text(encoding="utf-8") for path in site.glob("r/*/index.html")
    }
    found: dict[str, dict[str, str]] = {}
    for chapter in sorted(site.glob("*/**/index.html")):
        address = chapter.parent.relative_to(site).as_posix()
        if address.startswith(("r/", "code/", "print/")):
            continue
        names = dict.fromkeys(f"r/{name}/" for name in _SHEET.findall(chapter.read_text(encoding="utf-8")))
        own = {name: pages.pop(name) for name in names if name in pages}
        if own:
            found[_name(address)] = own
    for name, text in sorted(pages.items()):
        found.setdefault(_name("rest/" + name.removeprefix("r/").partition(".")[0]), {})[name] = text
    return found


def _listed(site: Path) -> list[str]:
    names = (path.relative_to(site).as_posix() for path in sorted(site.rglob("*")) if path.is_file())
    return [
        name
        for name in names
        if not name.startswith(LEFT) and name not in LEFT_FILES and Path(name).suffix not in LEFT_KINDS and "/lunr/" not in name
    ]


def write(site: Path) -> tuple[int, int]:
    """Write the packs and the list; give how many files are kept with one button, and about how many bytes they are on the way."""
    gathered = packs(site)
    (site / FOLDER).mkdir(parents=True, exist_ok=True)
    for name, content in gathered.items():
        (site / name).write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    listed = _listed(site)
    names = [*listed, *gathered]
    size = sum(len(zlib.compress((site / name).read_bytes(), 1)) for name in names)
    urls = [
        name.removesuffix("index.html") if name.endswith("index.html") else name for name in names[: -len(gathered) or None]
    ]
    (site / LIST).write_text(json.dumps({"size": size, "files": urls, "packs": list(gathered)}), encoding="utf-8")
    home = site / "index.html"
    if home.is_file():
        text = home.read_text(encoding="utf-8")
        shown = _ROOM.sub(lambda found: f"{found[1]}около {round(size / 1e6)}\u00a0МБ", text)
        if shown != text:
            home.write_text(shown, encoding="utf-8")
    return len(names), size
