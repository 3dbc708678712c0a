"""The navigation of the site: a section of `mkdocs.yml` between two markers, written from the edition."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from corpus.book import Book, chapter_address, page_file
from corpus.edition import Edition
from corpus.model import Game, Problem

BEGIN = "# nav: begin (python -m corpus nav)"
END = "# nav: end"


def _line(depth: int, title: str, target: str = "") -> str:
    name = json.dumps(title, ensure_ascii=False)
    return f"{'  ' * depth}- {name}:{' ' + target if target else ''}"


def _game(game: Game, depth: int) -> list[str]:
    lines = [_line(depth, game.title), f"{'  ' * (depth + 2)}- {page_file(f'{game.slug}/')}"]
    for chapter in game.chapters:
        lines.append(_line(depth + 2, chapter.title, page_file(chapter_address(game.slug, chapter.name))))
    return lines


def nav_lines(edition: Edition) -> list[str]:
    """Write the navigation: games by families, then the pages across the games."""
    families: dict[str, list[Game]] = {}
    for game in Book(edition).games:
        families.setdefault(game.family, []).append(game)
    lines = ["nav:"]
    if any(page.name == "index" for page in edition.text.pages):
        lines.append(_line(1, "Начало", "index.md"))
    lines += [_line(1, "Игры"), f"      - {page_file('games/')}"]
    for family, games in families.items():
        lines.append(_line(3, family))
        for game in games:
            lines += _game(game, 5)
    desk = next((page for page in edition.text.pages if page.name == "dispute"), None)
    if desk is not None:
        lines.append(_line(1, desk.title, page_file("dispute/")))
    lines += [
        _line(1, "Сравнение", page_file("compare/")),
        _line(1, "Словарь", page_file("glossary/")),
        _line(1, "Указатель"),
        f"      - {page_file('subjects/')}",
        _line(3, "Разночтения", page_file("readings/")),
        _line(3, "История правок", page_file("editions/")),
        _line(3, "Код правил", page_file("code/")),
        _line(1, "Источники", page_file("sources/")),
    ]
    others = [page for page in edition.text.pages if page.name not in {"index", "dispute"}]
    return lines + [_line(1, page.title, page_file(chapter_address("", page.name))) for page in others]


def _split(text: str) -> tuple[str, str, str] | None:
    """Split a configuration into what stands before, between and after the markers."""
    before, found, rest = text.partition(BEGIN + "\n")
    middle, closed, after = rest.partition(END)
    return (before, middle, after) if found and closed else None


def write_nav(edition: Edition) -> bool:
    """Put the navigation into `mkdocs.yml`, at its end where it has no markers; say whether anything changed."""
    path = edition.root / "mkdocs.yml"
    text = path.read_text(encoding="utf-8")
    parts = _split(text)
    before, after = (parts[0], parts[2]) if parts else (text.rstrip("\n") + "\n\n", "\n")
    new = before + BEGIN + "\n" + "\n".join(nav_lines(edition)) + "\n" + END + after
    if new == text:
        return False
    fresh = path.with_suffix(".yml.new")
    fresh.write_text(new, encoding="utf-8")
    fresh.replace(path)
    return True


def nav_is_current(edition: Edition) -> Iterator[Problem]:
    """Verify that the navigation in `mkdocs.yml` is that of the edition."""
    path: Path = edition.root / "mkdocs.yml"
    if not path.exists():
        return
    text = path.read_text(encoding="utf-8")
    parts = _split(text)
    if parts is None:
        yield Problem("mkdocs.yml", 1, "нет раздела nav между отметками: python -m corpus nav")
    elif parts[1] != "\n".join(nav_lines(edition)) + "\n":
        line = parts[0].count("\n") + 1
        yield Problem("mkdocs.yml", line, "раздел nav отстал от издания: python -m corpus nav")
