"""Write all pages of the edition into a folder that the site generator builds."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from corpus import find, markdown
from corpus.book import Book, chapter_address, page_file
from corpus.edition import Edition
from corpus.editions import text_hash
from corpus.export import gather, jsonio, tei, to_json, to_tei
from corpus.render import chapter, code, dispute, indexes, scans
from corpus.render.addresses import addresses
from corpus.render.context import Page
from corpus.render.game_page import game_page
from corpus.render.history import history_pages
from corpus.render.html import plain_signs
from corpus.render.openings import openings
from corpus.render.printing import print_pages
from corpus.render.table_page import table_pages

INDEXES = {
    "games": indexes.games_page,
    "glossary": indexes.glossary_page,
    "subjects": indexes.subjects_page,
    "compare": indexes.compare_page,
    "sources": indexes.sources_page,
    "readings": indexes.readings_page,
}
"""The pages across the games, by their address."""


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def rule_indexes(book: Book) -> dict[str, str]:
    """Make the indexes that the widgets read: one a game, and one of the games."""
    found = {}
    games = []
    for game in book.games:
        rules = {}
        page = Page(book, "", game.slug)
        for rule in game.rules():
            entry = {
                "label": rule.label,
                "title": plain_signs(rule.title),
                "url": f"{chapter_address(rule.game, rule.chapter)}#{rule.anchor}",
                "text": plain_signs(markdown.told(rule.body.tokens, page.name)),
                "hash": text_hash(rule),
                "page": "; ".join(where for _, where in book.pages(rule.source)),
            }
            rules[rule.id] = entry
            rules.update(dict.fromkeys(rule.covers, entry))
        found[f"assets/rules/{game.slug}.json"] = _as_json(rules)
        games.append(
            {
                "slug": game.slug,
                "title": game.title,
                "url": chapter_address(game.slug, "index"),
                "state": book.state(game.slug),
                "rules": len(rules),
                "file": f"assets/rules/{game.slug}.json",
            }
        )
    found["assets/rules/index.json"] = _as_json({"edition": book.number, "games": games})
    return found


def downloads(book: Book) -> dict[str, str]:
    """Make the whole edition as JSON and TEI, each with its schema."""
    exported = gather(book.edition)
    return {
        "download/edition.json": to_json(exported),
        "download/edition.tei.xml": to_tei(exported),
        "download/edition.schema.json": jsonio.SCHEMA.read_text(encoding="utf-8"),
        "download/edition.rng": tei.SCHEMA.read_text(encoding="utf-8"),
    }


def pages(book: Book) -> dict[str, str]:
    """Make every page: path below the root -> content."""
    found: dict[str, str] = {}
    for free in book.edition.text.pages:
        found[page_file(chapter_address("", free.name))] = chapter.free_page(free, book)
    for game in book.games:
        found[page_file(f"{game.slug}/")] = game_page(game, book)
        for part in game.chapters:
            found[page_file(chapter_address(game.slug, part.name))] = chapter.chapter_page(part, game, book)
    found.update(table_pages(book))
    for name, make in INDEXES.items():
        found[page_file(f"{name}/")] = make(book)
    modules = code.modules(book.edition.root)
    found[page_file("code/")] = code.code_index(modules, book)
    for name, path in modules.items():
        found[page_file(f"code/{name}/")] = code.code_page(name, path, book)
    found.update(addresses(book))
    found.update(history_pages(book))
    found.update(rule_indexes(book))
    found[scans.FILE] = scans.scans_file(book)
    found[find.INDEX] = find.index_file(book)
    found.update({name: _as_json(content) for name, content in dispute.case_files(book).items()})
    found.update({name: _as_json(scene) for name, scene in openings(book).items()})
    found.update(print_pages(book))
    found.update(downloads(book))
    return found


def write(found: dict[str, str], out: Path) -> int:
    """Write the files that changed, remove those of an earlier build that are no more; give how many changed."""
    manifest = out.with_name(out.name + ".manifest")
    earlier = manifest.read_text(encoding="utf-8").splitlines() if manifest.exists() else []
    changed = 0
    for name, content in found.items():
        path = out / name
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
            changed += 1
    for name in set(earlier) - found.keys():
        path = out / name
        if path.exists():
            path.unlink()
            changed += 1
            if not any(path.parent.iterdir()):
                path.parent.rmdir()
    manifest.parent.mkdir(parents=True, exist_ok=True)
    manifest.write_text("\n".join(sorted(found)) + "\n", encoding="utf-8")
    return changed


def build(edition: Edition, out: Path) -> str:
    """Write the pages; give one line that says what was done."""
    start = time.perf_counter()
    found = pages(Book(edition))
    changed = write(found, out)
    rules = len(edition.rules)
    seconds = time.perf_counter() - start
    return f"{len(found)} файлов ({changed} новых или изменённых), {rules} правил, {seconds:.1f} с: {out}"
