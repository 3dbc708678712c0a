"""Render the desk of disputes: what the core can decide, as a list that reads without scripts and as data for the desk."""

from __future__ import annotations

from typing import Any

from corpus.book import Book
from corpus.editions import frozen_editions
from corpus.model import Game, Rule
from corpus.render.context import Page
from corpus.render.html import bullet_list, details, escape, inline, json_script, plain_signs

DESK = "dispute"
"""The name of the page with the desk."""

KINDS = {"irregularity": "Неправильности", "score": "Счёт", "settlement": "Расчёт"}
"""Kinds of cases in the order of the desk."""


def has_desk(book: Book) -> bool:
    """Say whether the edition has the page of the desk."""
    return any(page.name == DESK for page in book.edition.text.pages)


def desk_link(page: Page, **asked: str) -> str:
    """Give the way to the desk with a game or a rule already chosen."""
    words = "&amp;".join(f"{name}={escape(value)}" for name, value in asked.items())
    return f"{page.link(f'{DESK}/')}?{words}#desk"


def game_button(game: Game, page: Page) -> str:
    """Give the button of a game's opening page; nothing where the core decides nothing for the game."""
    if not has_desk(page.book) or not page.book.cases.get(game.slug):
        return ""
    return f'<a class="zs-btn zs-argue" href="{desk_link(page, game=game.slug)}">Разобрать спор</a>'


def rule_button(rule: Rule, page: Page) -> str:
    """Give the button under a rule of a game that the desk knows; nothing where the core decides nothing for the game."""
    if not has_desk(page.book) or not page.book.cases.get(rule.id.partition(".")[0]):
        return ""
    name = "Спор по этому §" if rule.label.startswith("§") else "Спор по этому правилу"
    return f'<a class="zs-argue" href="{desk_link(page, rule=rule.id)}">{name}</a>'


def _games(book: Book) -> list[Game]:
    return [game for game in book.games if book.cases.get(game.slug)]


def _words(case: dict[str, Any], book: Book) -> list[str]:
    """Give how people say what a case decides."""
    said = [word for one in book.edition.data.sayings if one.says(case["id"]) and not one.answer for word in one.words]
    return list(dict.fromkeys([*case["words"], *said]))


def _answers(case: dict[str, Any], book: Book) -> dict[str, list[list[Any]]]:
    """Give the answers that the form of a case offers, with how people say them: value, label, words."""
    said: dict[tuple[str, str], list[str]] = {}
    for one in book.edition.data.sayings:
        if one.case == case["id"]:
            for name, value in one.answer.items():
                said.setdefault((name, str(value)), []).extend(one.words)
    return {
        param["name"]: [
            [choice["value"], choice["label"], *said.get((param["name"], str(choice["value"])), ())]
            for choice in param["choices"]
        ]
        for param in case["params"]
        if param.get("choices")
    }


def _holders(names: list[str], book: Book) -> list[str]:
    """Give the rules that hold some units, each once."""
    return list(dict.fromkeys(rule.id for rule in map(book.edition.resolve, names) if rule is not None))


def _cites(names: list[str], page: Page) -> str:
    rules = [page.book.edition.rules[name] for name in _holders(names, page.book)]
    return ", ".join(page.reference(rule, rule.number) for rule in rules)


def _listed(game: Game, page: Page) -> str:
    """List the cases of a game with the rules they rest on."""
    parts = []
    for kind, title in KINDS.items():
        cases = [one for one in page.book.cases[game.slug] if one["kind"] == kind]
        if cases:
            entries = [f"{inline(one['title'])}: {_cites(one['rules'], page)}" for one in cases]
            parts.append(f"<p>{title}</p>{bullet_list(entries)}")
    count = len(page.book.cases[game.slug])
    return details("zs-cases", f"{inline(game.title)} ({count})", "".join(parts))


def desk_data(page: Page) -> dict[str, Any]:
    """Give what the desk knows before anything is asked: its games, the index that it searches, what changed in the texts."""
    book = page.book
    games = _games(book)
    return {
        "edition": book.number,
        "games": [{"slug": game.slug, "title": game.title, "book": book.printed_in(game)} for game in games],
        "cases": [
            {name: one[name] for name in ("id", "game", "title", "summary", "kind")}
            | {"words": _words(one, book), "rules": _holders(one["rules"], book), "answers": _answers(one, book)}
            | {"fields": [param["label"] for param in one["params"]]}
            for game in games
            for one in book.cases[game.slug]
        ],
        "changes": changes(book),
    }


def desk(page: Page) -> str:
    """Render the desk: the list of cases for a reader without scripts, and its data."""
    content = desk_data(page)
    games = _games(page.book)
    listed = "\n".join(_listed(game, page) for game in games)
    static = f'<div class="zs-desk-list"><p>Что решает стол, игра за игрой, и правила, на которых держится ответ:</p>\n{listed}</div>'
    return f'<div class="zs-widget zs-desk" id="desk"><zs-dispute>{json_script(content)}{static}</zs-dispute></div>'


def differences(page: Page) -> str:
    """Render the search for a case in which two readings part."""
    known = page.book.edition.core.readings
    readings = [one for one in page.book.edition.data.readings if one.id in known]
    titles = {game.slug: game.title for game in page.book.games}
    content = {
        "games": [
            {"slug": slug, "title": titles[slug]} for slug in dict.fromkeys(one.game for one in readings) if slug in titles
        ]
    }
    static = (
        f'<div class="zs-desk-list"><p>Программа знает спорных мест: {len(readings)}. Все они перечислены на странице '
        f'<a href="{page.link("readings/")}">«Разночтения»</a>.</p></div>'
    )
    return f'<div class="zs-widget zs-desk" id="part"><zs-readings>{json_script(content)}{static}</zs-readings></div>'


def changes(book: Book) -> list[dict[str, Any]]:
    """Give what changed in the texts, edition by edition: the desk tells it to those who open an older sheet."""
    noted = [
        {"edition": one.number, "rule": rule, "note": note}
        for one in frozen_editions(book.edition.root)
        for rule, note in one.changes.items()
    ]
    later = [{"edition": book.number + 1, "rule": one.id, "note": one.note} for one in book.changes.values()]
    return noted + later


def case_files(book: Book) -> dict[str, Any]:
    """Make one file a game: the forms of its cases and the words of its readings, its own first, then those of a kindred game that it asks too."""
    found: dict[str, Any] = {}
    core = book.edition.core
    readings = {
        one.id: {
            "question": plain_signs(one.question),
            "default": one.default,
            "rules": list(one.rules),
            "choices": {way.id: plain_signs(way.text) for way in one.alternatives},
            "grounds": {way.id: plain_signs(way.grounds) for way in one.alternatives if way.grounds},
        }
        for one in book.edition.data.readings
        if one.id in core.readings
    }
    for game in book.games:
        cases = book.cases.get(game.slug, [])
        own = [name for name in readings if name.partition(".")[0] == game.slug]
        shared = [one["id"] for one in core.game(game.slug).get("readings", []) if one["id"] in readings]
        asked = {name: readings[name] for name in (*own, *shared)}
        if cases or asked:
            found[f"assets/dispute/{game.slug}.json"] = {"cases": {one["id"]: one for one in cases}, "readings": asked}
    return found
