"""What is exported: the whole edition as plain data, the same for JSON and for TEI."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from typing import Any

from corpus import markdown
from corpus.book import Book
from corpus.config import LICENCE, LICENCE_URL, SITE, SUBTITLE
from corpus.edition import Edition
from corpus.editions import frozen_editions, text_hash
from corpus.model import Chapter, Example, Game, Heading, Item, Position, Prose, Rule, Table
from corpus.scans import of_span
from corpus.tree import canonical


@dataclass(slots=True)
class OutRule:
    """A rule. `text` and `notes` are canonical Markdown.

    `printed` is the number that the source itself prints, `pages` its sources with their printed pages, `readings` the doubts that
    rest on it, `edition` the published edition that has this very text: 0 where it was changed since.
    """

    id: str
    label: str
    printed: str
    title: str
    kind: str
    grade: str
    source: list[str]
    pages: list[list[str]]
    covers: list[str]
    subjects: list[str]
    links: list[str]
    readings: list[str]
    edition: int
    hash: str
    text: str
    notes: list[str]
    legible: list[list[int]]
    """For every span of `source`: words of the lines, how many are doubtful, how many of these unread."""


@dataclass(slots=True)
class OutItem:
    """Something that stands in a chapter: heading, prose, rule, example, position or table.

    `subject` is the id of the rule, the calculator of the example, or the game of the position or table.
    """

    type: str
    subject: str = ""
    level: int = 0
    title: str = ""
    text: str = ""
    rules: list[str] = field(default_factory=list)
    source: list[str] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict)
    rule: OutRule | None = None


@dataclass(slots=True)
class OutChapter:
    """A chapter; the opening page of a game is the chapter `index`."""

    name: str
    title: str
    pages: str
    items: list[OutItem]


@dataclass(slots=True)
class OutGame:
    """A game."""

    slug: str
    title: str
    facts: dict[str, str]
    compare: dict[str, list[str]]
    chapters: list[OutChapter]


@dataclass(slots=True)
class OutSource:
    """A source."""

    key: str
    short: str
    title: str
    kind: str
    author: str
    publisher: str
    description: str
    survived: str


@dataclass(slots=True)
class OutReading:
    """A doubtful place; `ways` are id, text and grounds of every way to read it."""

    id: str
    question: str
    rules: list[str]
    grade: str
    default: str
    ways: list[list[str]]


@dataclass(slots=True)
class OutTerm:
    """A term of the glossary."""

    term: str
    forms: list[str]
    text: str
    etymology: str
    rules: list[str]
    games: list[str]


@dataclass(slots=True)
class OutFrozen:
    """A published edition."""

    edition: int
    date: str
    note: str
    changes: dict[str, str]
    hashes: dict[str, str]


@dataclass(slots=True)
class Exported:
    """The whole edition; `hash` stands for all its texts, `licence` is the name and the address of their licence."""

    title: str
    edition: int
    date: str
    address: str
    licence: list[str]
    hash: str
    sources: list[OutSource]
    subjects: dict[str, str]
    games: list[OutGame]
    readings: list[OutReading]
    glossary: list[OutTerm]
    ids: dict[str, str]
    editions: list[OutFrozen]


def _even(text: str) -> str:
    """Even out spaces and line breaks."""
    return re.sub(r"[ \t\n]+", " ", text).strip(" ")


def _rule(rule: Rule, book: Book) -> OutRule:
    links: list[str] = []
    for ref in rule.body.refs:
        target = book.edition.resolve(ref.target)
        if target is not None and target.id not in links:
            links.append(target.id)
    return OutRule(
        id=rule.id,
        label=rule.label,
        printed=book.printed_number(rule),
        title=rule.title,
        kind=rule.kind,
        grade=rule.grade,
        source=[str(span) for span in rule.source],
        pages=[list(one) for one in book.pages(rule.source)],
        covers=list(rule.covers),
        subjects=list(rule.subjects),
        links=links,
        readings=[one.id for one in book.edition.readings_of.get(rule.id, [])],
        edition=0 if book.changed(rule) else book.number,
        hash=text_hash(rule),
        text=canonical(rule.body.tokens),
        notes=[canonical(note.body.tokens) for note in book.notes.get(rule.id, [])],
        legible=[
            [found.words, found.doubtful, found.unread]
            for found in (of_span(book.edition.data.scans, span) for span in rule.source)
        ],
    )


def _item(item: Item, book: Book) -> OutItem | None:
    match item:
        case Heading():
            return OutItem("heading", level=item.level, title=markdown.plain(item.body.tokens))
        case Prose():
            return OutItem("prose", text=canonical(item.body.tokens))
        case Rule():
            return OutItem("rule", item.id, rule=_rule(item, book))
        case Example():
            data: dict[str, Any] = {"given": item.given, "expect": item.expect, "readings": item.readings}
            if item.printed is not None:
                data["printed"] = item.printed
            return _shown("example", item.calculator, item, data)
        case Position():
            data = {"given": item.given, "try": item.attempt, "expect": item.expect, "readings": item.readings}
            return _shown("position", item.game, item, data)
        case Table():
            data = {"seed": item.seed, "options": item.options, "readings": item.readings}
            return OutItem("table", item.game, title=item.title, text=canonical(item.body.tokens), data=data)
    return None


def _shown(kind: str, subject: str, item: Example | Position, data: dict[str, Any]) -> OutItem:
    return OutItem(
        kind,
        subject,
        title=item.title,
        text=canonical(item.body.tokens),
        rules=list(item.rules),
        source=[str(span) for span in item.source],
        data=data,
    )


def _chapter(chapter: Chapter, book: Book) -> OutChapter:
    items = [found for item in chapter.items if (found := _item(item, book)) is not None]
    return OutChapter(chapter.name, chapter.title, chapter.pages, items)


def _game(game: Game, book: Book) -> OutGame:
    facts = {
        "family": game.family,
        "players": game.players,
        "deck": game.deck,
        "minutes": game.minutes,
        "difficulty": str(game.difficulty),
        "source": game.source,
        "pages": game.pages,
        "summary": _even(game.summary),
    }
    compare = {name: [cell.text, cell.rule] for name, cell in game.compare.items()}
    return OutGame(game.slug, game.title, facts, compare, [_chapter(one, book) for one in game.all_chapters()])


def _whole_hash(edition: Edition) -> str:
    """Hash the texts of all rules: two files with the same hash hold the same words."""
    lines = sorted(f"{rule.id} {text_hash(rule)}" for rule in edition.text.rules())
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def gather(edition: Edition) -> Exported:
    """Gather the edition as plain data."""
    book = Book(edition)
    data = edition.data
    return Exported(
        title=f"{SITE}: {SUBTITLE}",
        edition=book.number,
        date=book.frozen.date if book.frozen else "",
        address=book.site,
        licence=[LICENCE, LICENCE_URL],
        hash=_whole_hash(edition),
        sources=[
            OutSource(
                one.key, one.short, one.title, one.kind, one.author, one.publisher, _even(one.description), _even(one.survived)
            )
            for one in data.sources.values()
        ],
        subjects=dict(data.subjects),
        games=[_game(game, book) for game in book.games],
        readings=[
            OutReading(
                one.id,
                _even(one.question),
                list(one.rules),
                one.grade,
                one.default,
                [[way.id, _even(way.text), _even(way.grounds)] for way in one.alternatives],
            )
            for one in data.readings
        ],
        glossary=[
            OutTerm(one.term, list(one.forms), _even(one.text), _even(one.etymology), list(one.rules), list(one.games))
            for one in data.terms
        ],
        ids={one.id: one.status for one in data.registry.values()},
        editions=[OutFrozen(one.number, one.date, one.note, one.changes, one.hashes) for one in frozen_editions(edition.root)],
    )
