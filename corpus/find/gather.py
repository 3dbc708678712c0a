"""Gather what search and desk read: games by all their names, rules with their phrasings, chapters, terms, words, cases.

Rows instead of objects, in the order that `FindData` of `widgets/src/search/index.ts` names: everybody who searches loads it.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any

from corpus import markdown
from corpus.book import Book, chapter_address
from corpus.model import Chapter, Example, Game, Heading, Position, Rule
from corpus.render.context import Page
from corpus.render.html import plain_signs, slug

INDEX = "assets/find/index.json"
"""The file of the site that holds the index."""

PARENTS = {
    "gusarskij": "preferans",
    "preferans-modern": "preferans",
    "piket-norm": "piket",
    "humbug": "vist",
    "pamfil": "mushka",
    "shutiha": "mushka",
    "mistigri": "mushka",
    "rams": "mushka",
}
"""Games whose chapters state differences: what they leave out stands at the parent."""

SHORT = 160
"""How much of a term, a page or an example is told."""


def _names(book: Book, game: Game) -> list[str]:
    """Give what a game is called; «~» marks a name that means something else too."""
    said = [one for one in book.edition.data.sayings if one.kind == "game" and one.name == game.slug]
    return [f"{'~' if one.led else ''}{name}" for one in said for name in one.words]


def game_entry(book: Book, game: Game) -> dict[str, Any]:
    """Give a game as search and desk know it."""
    return {
        "slug": game.slug,
        "title": game.title,
        "names": _names(book, game),
        "parent": PARENTS.get(game.slug, ""),
        "cases": len(book.cases.get(game.slug, [])),
        "book": book.printed_in(game),
    }


def same_words(book: Book) -> list[list[str]]:
    """Give the words for one thing, the book's first."""
    return [[one.name, *one.words] for one in book.edition.data.sayings if one.kind == "word"]


def _page_of(book: Book, rule: Rule) -> str:
    """Give the printed pages of a rule: it is called by them where the book has no number for it."""
    return "; ".join(where for _, where in book.pages(rule.source))


def _example(chapter: Chapter, rule: Rule, page: Page) -> list[list[str]]:
    """Give the first case told below a rule: its title and how it begins."""
    items = chapter.items[chapter.items.index(rule) + 1 :]
    found = next((item for item in items[:1] if isinstance(item, Example | Position)), None)
    if found is None:
        return []
    text = plain_signs(markdown.plain(found.body.tokens, page.name))
    begins = ""
    for sentence in re.split(r"(?<=[.!?])\s+", text):
        if begins and len(begins) + len(sentence) > SHORT:
            break
        begins = f"{begins} {sentence}".strip()
    return [[plain_signs(found.title), begins]]


def _rule(book: Book, rule: Rule, chapter: int, page: Page) -> list[Any]:
    return [
        chapter,
        rule.id.partition(".")[2],
        rule.label,
        rule.kind,
        plain_signs(rule.title),
        plain_signs(markdown.told(rule.body.tokens, page.name)),
        list(rule.asks),
        _page_of(book, rule),
    ]


def _sections(chapter: Chapter, number: int) -> list[list[Any]]:
    """Give the headings of a chapter with their anchors, as the page writes them."""
    seen: set[str] = set()
    found: list[list[Any]] = []
    for item in chapter.items:
        if isinstance(item, Heading) and item.level == 2:
            title = markdown.plain(item.body.tokens)
            base = name = slug(title)
            count = 2
            while name in seen:
                name, count = f"{base}-{count}", count + 1
            seen.add(name)
            found.append([number, name, plain_signs(title)])
    return found


def gather(book: Book) -> dict[str, Any]:
    """Make the index of the whole edition."""
    games = book.games
    content: dict[str, Any] = {
        "edition": book.number,
        "games": [game_entry(book, game) for game in games],
        "chapters": [],
        "rules": [],
        "sections": [],
        "terms": [],
        "pages": [],
        "popular": [],
        "same": same_words(book),
    }
    places = {game.slug: at for at, game in enumerate(games)}
    for at, game in enumerate(games):
        page = Page(book, "", game.slug)
        for chapter in (game.index, *game.chapters):
            number = len(content["chapters"])
            address = chapter_address(game.slug, chapter.name)
            rules = [item for item in chapter.items if isinstance(item, Rule)]
            title = game.title if chapter.name == "index" else chapter.title
            content["chapters"].append([at, address, plain_signs(title), chapter.pages])
            content["sections"] += _sections(chapter, number)
            content["rules"] += [_rule(book, rule, number, page) + _example(chapter, rule, page) for rule in rules]
        content["popular"] += [[at, rule.asks[0]] for rule in book.popular(game)]
    for term in book.edition.data.terms:
        game_at = places.get(term.games[0], -1) if len(term.games) == 1 else -1
        content["terms"].append([term.base, plain_signs(term.text)[:SHORT], game_at])
    for free in book.edition.text.pages:
        content["pages"].append([chapter_address("", free.name), free.title, ""])
    return content


@lru_cache(maxsize=1)
def index_file(book: Book) -> str:
    """Write the index as the site serves it."""
    return json.dumps(gather(book), ensure_ascii=False, separators=(",", ":")) + "\n"
