"""The empty rooms of a new game: what is there stays as it is, what is missing is written and passes the checks as «текст»."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SLUG = re.compile(r"[a-z]+(-[a-z0-9]+)*")
FAMILIES = ("Взятки", "Взятки с откупом", "Карты на столе", "Банковые", "Современные")
ROOMS = {
    "rules": "Numbers, orders, prices and packs by players: data, each with its cites; fields bound to readings.",
    "state": "What all at the table know, and the deal.",
    "phases": "Moves, and how a phase begins and ends.",
    "bars": "Every prohibition and obligation, one row a rule.",
    "scoring": "Facts of a deal and the lines of its score.",
    "calculators": "What the examples ask beyond what the family offers.",
    "irregularities": "What follows when something went wrong.",
    "scene": "Chips, tags, words of actions, the drawing of the sheet.",
    "bots": "Advice and estimates.",
    "lesson": "The guided first deal.",
}
"""The rooms of a game in the core; one that stays empty is deleted in the end."""

_OPENING = """---
title: {title}
game: {slug}
family: {family}
players: "2"
deck: 36 карт
minutes: 20–40
difficulty: 2
source: "{source}"
pages: {pages}
summary: Игра «{title}» ждёт своего пересказа.
chapters: [rules]
---

Об игре «{title}» здесь пока сказано только, что её правила записываются.

## Игра за минуту

Правила игры ещё не пересказаны ([[{slug}.h1]]).
"""
_CHAPTER = """---
title: Правила
pages: {pages}
---

## Общее

/// rule | {slug}.h1
    title: Правила ещё записываются
    kind: house
    asks: [по каким правилам играть]

Источник игры «{title}» ещё не пересказан. Пока этого нет, за столом договариваются сами: издание ничего не решает.
///
"""
_HOME = '''"""«{title}»: the table of contents of the game; `GAME` stands here when the rooms are filled, and the core plays it from then on."""
'''


def files(root: Path, slug: str, title: str, family: str, source: str, pages: str) -> Iterator[tuple[Path, str]]:
    """Give every file of a new game with what stands in it at first."""
    words = {"slug": slug, "title": title, "family": family, "source": source, "pages": pages}
    if not (root / "docs" / slug).exists():
        yield root / "docs" / slug / "index.md", _OPENING.format(**words)
        yield root / "docs" / slug / "rules.md", _CHAPTER.format(**words)
    yield root / "corpus" / "inventory" / f"{slug}.tsv", "id\tkind\texec\tsource\texample\n"
    for folder in ("glossary", "readings", "waivers"):
        yield root / "corpus" / folder / f"{slug}.yml", "[]\n"
    rooms = root / "rules_py" / "games" / slug.replace("-", "_")
    yield rooms / "__init__.py", _HOME.format(title=title)
    for room, text in ROOMS.items():
        yield rooms / f"{room}.py", f'"""{text}"""\n'


def write(root: Path, slug: str, title: str, family: str, source: str, pages: str) -> list[Path]:
    """Write what a game does not have yet; give the files that were written."""
    if not SLUG.fullmatch(slug):
        raise ValueError(f"Имя игры «{slug[:40]}»: латинские буквы, слова через дефис, например piket-norm")
    if family not in FAMILIES:
        raise ValueError(f"Семейство «{family[:40]}»: выберите одно из: {', '.join(FAMILIES)}")
    made = []
    for path, text in files(root, slug, title, family, source, pages):
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            made.append(path)
    if _named(root / "corpus" / "sayings" / "common.yml", slug, title):
        made.append(root / "corpus" / "sayings" / "common.yml")
    return made


def _named(path: Path, slug: str, title: str) -> bool:
    """Add what people call the game after the names of the others; tell whether that was missing."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    games = [number for number, line in enumerate(lines) if line.startswith("- {game: ")]
    if any(lines[number].startswith(f"- {{game: {slug},") for number in games):
        return False
    lines.insert(games[-1] + 1 if games else len(lines), f'- {{game: {slug}, words: ["{title.lower()}"]}}\n')
    path.write_text("".join(lines), encoding="utf-8")
    return True
