"""Render what the core knows of playing a game: a guided first game, a deck to edit, how the bots play."""

from __future__ import annotations

from typing import Any

from corpus.model import Panel
from corpus.render import scene as scenes
from corpus.render.context import Page
from corpus.render.html import escape, inline, json_script


def panel(item: Panel, page: Page) -> str:
    """Render a panel of a game; one that the core cannot fill stays empty (the checks say so)."""
    core = page.book.edition.core
    match item.kind:
        case "lesson":
            answer = core.ask({"do": "lesson", "game": item.game})
            return _lesson(item, answer["lesson"], page) if answer.get("ok") else ""
        case "deck":
            answer = core.ask({"do": "deck", "game": item.game, "options": {}})
            return _deck(item, answer["deck"], page) if answer.get("ok") else ""
    return _bots(core.game(item.game).get("habits") or [], page)


def _widget(tag: str, item: Panel, content: dict[str, Any], static: str) -> str:
    inside = f'<{tag} data-game="{escape(item.game)}">{json_script(content)}{static}</{tag}>'
    return f'<div class="zs-example zs-{item.kind}" id="{item.kind}"><div class="zs-widget">{inside}</div></div>'


def _lesson(item: Panel, lesson: dict[str, Any], page: Page) -> str:
    """Render a guided game: its steps as a list that reads without scripts, with the rules of each step."""
    request = {"do": "scene", "record": lesson["record"], "seat": lesson["seat"], "step": 0}
    first = page.book.edition.core.ask(request).get("scene", {})
    steps = "".join(f"<li>{inline(step['text'])}{scenes.cites(step['cites'], page)}</li>" for step in lesson["steps"])
    static = scenes.title(lesson["title"]) + f'<ol class="zs-steps">{steps}</ol>'
    return _widget("zs-lesson", item, {"game": item.game, "lesson": lesson, "scene": first}, static)


def _deck(item: Panel, deck: dict[str, Any], page: Page) -> str:
    """Render a deck: how many of each card, row by row."""
    rows = []
    for row in deck["rows"]:
        cells = [f"{cell['card']['name']} — {cell['count']}" for cell in row["cells"] if cell["count"]]
        total = sum(cell["count"] for cell in row["cells"])
        rows.append(f"<div><dt>{inline(row['label'])}: {total}</dt><dd>{inline(', '.join(cells) or 'нет')}</dd></div>")
    static = scenes.title("Колода-образец") + f'<dl class="zs-decklist">{"".join(rows)}</dl>'
    params = [one for one in page.book.edition.core.game(item.game)["options"] if one["name"] in ("level", "players")]
    own = {"own": True} if page.book.edition.core.game(item.game).get("own_deck") else {}
    return _widget("zs-deck", item, {"game": item.game, "deck": deck, "params": params, **own}, static)


def _bots(habits: list[dict[str, Any]], page: Page) -> str:
    """Render the habits of the bots as a table of figures."""
    rows = "".join(
        f"<tr><td>{inline(habit['text'])}{scenes.cites(habit['cites'], page)}</td><td>{habit['percent']}\u00a0%</td></tr>"
        for habit in habits
    )
    head = "<thead><tr><th>Что делает соперник</th><th>Как часто</th></tr></thead>"
    return f'<div class="zs-scroll" tabindex="0" role="region" aria-label="Как играют соперники" id="bots"><table class="zs-tab zs-habits">{head}<tbody>{rows}</tbody></table></div>'
