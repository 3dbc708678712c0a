"""Render what an opening page is asked for first: the card of the game, what to agree on, a deal from beginning to end."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from corpus.model import Agreement, DealBlock, GameCard, Line
from corpus.render import scene as scenes
from corpus.render.context import Page
from corpus.render.html import escape, inline
from corpus.render.text import TextRenderer


def _rules(line: Line, page: Page) -> str:
    """Link the rules of a line."""
    found = scenes.cites(list(line.rules), page).strip()
    return f'<span class="zs-by">{found}</span>' if found else ""


def game_card(item: GameCard, page: Page, text: TextRenderer) -> str:
    """Render the card: order of the cards, then line by line, the table below its line; one sheet of A5 on paper."""
    ranks = ""
    if item.ranks is not None:
        tiles = "".join(f"<b>{inline(rank)}</b>" for rank in item.ranks.text.split())
        ranks = f'<p class="zs-ranks"><small>старшая</small>{tiles}<small>младшая</small> {_rules(item.ranks, page)}</p>'
    rows = []
    for line in item.lines:
        table = text.body(item.body) if line.ladder else ""
        rows.append(f"<div><dt>{inline(line.name)}{_rules(line, page)}</dt><dd>{inline(line.text)}{table}</dd></div>")
    return f'<section class="zs-gamecard" id="card">{ranks}<dl>{"".join(rows)}</dl></section>'


def _option(line: Line, schema: dict[str, Any], page: Page) -> str:
    """Render one option of the game with the choices of the core; the default is chosen."""
    name, label, default = escape(line.name), inline(str(schema["label"])), schema.get("default")
    if schema["type"] == "flag":
        mark = " checked" if default else ""
        control = f'<label><input type="checkbox" data-option="{name}"{mark}> {label}</label>'
    elif schema.get("choices"):
        options = "".join(
            f'<option value="{escape(json.dumps(one["value"], ensure_ascii=False))}"{" selected" if one["value"] == default else ""}>{inline(str(one["label"]))}</option>'
            for one in schema["choices"]
        )
        control = f'<label>{label} <select data-option="{name}">{options}</select></label>'
    else:
        control = (
            f'<label>{label} <input type="number" data-option="{name}" value="{default}" min="{schema.get("low", 0)}" '
            f'max="{schema.get("high", 1000)}"></label>'
        )
    return f"<li>{control}{_rules(line, page)}<small>{inline(line.text)}</small></li>"


def agreement(item: Agreement, page: Page, text: TextRenderer) -> str:
    """Render the list to agree on: it reads as a list, and scripts make a link of it that sets the table so."""
    book = page.book
    known = {one["name"]: one for one in book.edition.core.game(item.game).get("options", [])}
    parts = []
    if item.prepare:
        entries = "".join(
            f'<li><label><input type="checkbox"> {inline(line.text)}</label>{_rules(line, page)}</li>' for line in item.prepare
        )
        parts.append(f"<h3>Приготовить</h3><ul>{entries}</ul>")
    chosen = [_option(line, known[line.name], page) for line in item.options if line.name in known]
    chosen += [
        f'<li><label><input type="checkbox" data-plain> <span>{inline(line.text)}</span></label>{_rules(line, page)}</li>'
        for line in item.agree
    ]
    if chosen:
        parts.append(f"<h3>Уговориться</h3><ul>{''.join(chosen)}</ul>")
    readings = [one for name in item.readings for one in book.edition.data.readings if one.id == name]
    if readings:
        rows = []
        for one in readings:
            ways = "".join(
                f'<option value="{escape(way.id)}"{" selected" if way.id == one.default else ""}>{inline(way.text)}</option>'
                for way in one.alternatives
            )
            address = page.link(f"readings/#{one.id.replace('.', '-')}")
            rows.append(
                f'<li><label>{text.line(one.question)} <select data-reading="{escape(one.id)}" data-default="{escape(one.default)}">{ways}</select></label>'
                f'<a class="zs-by" href="{address}">чтения</a></li>'
            )
        parts.append(f"<h3>Где книгу читают двояко</h3><ul>{''.join(rows)}</ul>")
    plays = item.game in book.edition.core.games
    address = f"{page.link(f'{item.game}/')}"
    button = (
        '<p hidden><button type="button" class="zs-btn zs-pri" data-agreed>Скопировать как договорённость</button></p>'
        if plays
        else ""
    )
    return f'<form class="zs-agree" id="agree" data-game="{escape(item.game)}" data-table="{address}">{"".join(parts)}{button}</form>'


def table_link(record: dict[str, Any], step: int) -> str:
    """Write a match as the fragment that the table reads."""
    names = ("game", "version", "options", "readings", "deal", "actions")
    data = json.dumps([*(record[name] for name in names), step], ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(data) + packer.flush()
    return "#t=1" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def whole_deal(item: DealBlock, page: Page) -> str:
    """Render a deal from beginning to end: at every stop the cards as they lie and what was said and played, in the core's own words."""
    core = page.book.edition.core
    parts, told = [], 0
    last = max((stop.at for stop in item.stops), default=0)
    for number, stop in enumerate(item.stops, 1):
        answer = core.ask({"do": "scene", "record": item.record, "seat": item.seat, "step": stop.at})
        if not answer.get("ok"):
            return ""
        scene = answer["scene"]
        events = list(scene.get("log") or [])[told:]
        told = len(scene.get("log") or [])
        lines = "".join(f"<li>{inline(str(one['text']))}{scenes.cites(one.get('cites') or [], page)}</li>" for one in events)
        shown = scenes.felt(scene, str((scene.get("status") or {}).get("text") or ""))
        score = scenes.score(scene["score"], page) if stop.at == last and scene.get("score") else ""
        link = page.link(f"{item.game}/") + table_link(item.record, stop.at)
        parts.append(
            f'<li class="zs-stop"><p class="zs-stop-t"><b>{number}</b> {inline(stop.title)} <a href="{escape(link)}">на столе</a></p>'
            f'<div class="zs-widget">{shown}{score}</div><ol class="zs-told">{lines}</ol></li>'
        )
    return f'<ol class="zs-dealt" id="whole-deal">{"".join(parts)}</ol>'
