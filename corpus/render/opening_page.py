"""Render what an opening page is asked for first: the card of the game, what to agree on, a deal from beginning to end."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from corpus.config import SITE
from corpus.data import Reading
from corpus.model import Agreement, DealBlock, GameCard, Line, Rule
from corpus.render import scene as scenes
from corpus.render import table_page
from corpus.render.context import Page
from corpus.render.html import amount, escape, inline
from corpus.render.rule import UNNUMBERED
from corpus.render.text import TextRenderer

OURS = "наше"
"""Stands for the page where a rule is of this edition, because the book is silent."""


def _where(rule: Rule, page: Page) -> str:
    """Say where the owner of the book finds a rule without a number."""
    pages = [pages for _, pages in page.book.pages(rule.source)]
    return f"с.\u00a0{pages[0]}" if pages else OURS


def _rules(line: Line, page: Page) -> str:
    """Link the rules of a line by their numbers, one without a number by its page; more of the same page follow as marks."""
    links: list[str] = []
    before = ""
    for rule in filter(None, map(page.book.edition.resolve, line.rules)):
        other = "" if rule.game == page.game else f"{page.book.game_in_sentence(page.book.edition.text.games[rule.game])}, "
        shown = other + (rule.label or _where(rule, page))
        said = "" if rule.label else other + rule.title
        if said and shown == before:
            links.append(f' <span class="zs-more">{page.reference(rule, UNNUMBERED, said)}</span>')
            continue
        before = shown
        links.append((", " if links else "") + page.reference(rule, shown, said))
    return f'<span class="zs-by">{"".join(links)}</span>' if links else ""


def game_card(item: GameCard, page: Page, text: TextRenderer) -> str:
    """Render the card: order of the cards, then line by line, the table below its line; one sheet of A5 on paper."""
    ranks = ""
    if item.ranks is not None:
        tiles = "".join(f"<b>{inline(rank)}</b>" for rank in item.ranks.text.split())
        ranks = (
            f'<p class="zs-ranks"><small>старшая</small><span class="zs-tiles">{tiles}</span><small>младшая</small> '
            f"{_rules(item.ranks, page)}</p>"
        )
    rows = []
    for line in item.lines:
        rows.append(f"<div><dt>{inline(line.name)}{_rules(line, page)}</dt><dd>{inline(line.text)}</dd></div>")
        if line.ladder:
            rows.append(
                f'<div class="zs-ladder"><dt class="zs-vh">{inline(line.name)}: таблица</dt><dd>{text.body(item.body)}</dd></div>'
            )
    game = page.book.edition.text.games[item.game]
    head = f'<p class="zs-paper">{inline(game.title)} <small>{inline(game.players)}; {inline(game.deck)}</small></p>'
    foot = f'<p class="zs-paper zs-foot">«{SITE}», ред.\u00a0{page.book.number}: {inline(page.book.site or "")}{game.slug}/</p>'
    button = '<p class="zs-tofold" hidden><button type="button" data-paper="card">Напечатать на А5</button></p>'
    return f'<section class="zs-gamecard" id="card">{button}{head}{ranks}<dl>{"".join(rows)}</dl>{foot}</section>'


PILLS, PILL_LETTERS = 5, 34
"""So many choices, and so many letters of all of them together, stand side by side; more are a list to choose from."""


def _pills(label: str, name: str, choices: list[tuple[str, str, bool]], attribute: str) -> str:
    """Offer a few short choices side by side."""
    buttons = "".join(
        f'<label><input type="radio" name="{name}" value="{escape(value)}" {attribute}{" checked" if chosen else ""}><span>{inline(text)}</span></label>'
        for value, text, chosen in choices
    )
    return f'<fieldset><legend>{label}</legend><div class="zs-pills">{buttons}</div></fieldset>'


def _option(line: Line, schema: dict[str, Any], page: Page) -> str:
    """Render one option of the game with the choices of the core; the default is chosen. A line that only repeats the label is left out."""
    name, label, default = escape(line.name), inline(str(schema["label"])), schema.get("default")
    by, said = _rules(line, page), "" if line.text == f"{schema['label']}." else f"<small>{inline(line.text)}</small>"
    if schema["type"] == "flag":
        mark = " checked" if default else ""
        return _tick(f'data-option="{name}"{mark}', f"<b>{label}</b>{said}", by)
    if schema.get("choices"):
        choices = [
            (json.dumps(one["value"], ensure_ascii=False), str(one["label"]), one["value"] == default)
            for one in schema["choices"]
        ]
    else:
        low, high = int(schema.get("low", 0)), int(schema.get("high", 1000))
        choices = [(str(one), str(one), one == default) for one in range(low, high + 1)] if high - low < PILLS + 2 else []
    if choices and len(choices) <= PILLS + 2 and sum(len(text) for _, text, _ in choices) <= PILL_LETTERS:
        control = _pills(label, f"option-{name}", choices, f'data-option="{name}"')
    elif choices:
        options = "".join(
            f'<option value="{escape(value)}"{" selected" if chosen else ""}>{inline(text)}</option>'
            for value, text, chosen in choices
        )
        control = f'<label class="zs-asked"><b>{label}</b> <select data-option="{name}">{options}</select></label>'
    else:
        unit = f" <span>{inline(str(schema['unit']))}</span>" if schema.get("unit") else ""
        control = (
            f'<label class="zs-asked"><b>{label}</b> <input type="number" data-option="{name}" value="{default}" '
            f'min="{schema.get("low", 0)}" max="{schema.get("high", 1000)}">{unit}</label>'
        )
    return f'<li class="zs-way"><div>{control}{said}</div>{by}</li>'


def _tick(attributes: str, words: str, by: str) -> str:
    """Write a line that is ticked."""
    return f'<li class="zs-tick"><label><input type="checkbox" {attributes}><span>{words}</span></label>{by}</li>'


def _reading(reading: Reading, page: Page, text: TextRenderer) -> str:
    """Render a doubtful place in one line with the answer taken; opened, the answers to choose from."""
    taken = next(way for way in reading.alternatives if way.id == reading.default)
    ways = "".join(
        f'<label><input type="radio" name="reading-{escape(reading.id)}" value="{escape(way.id)}" data-reading="{escape(reading.id)}"'
        f"{' data-default checked' if way.id == reading.default else ''}><span>{text.line(way.text)}</span></label>"
        for way in reading.alternatives
    )
    address = page.link(f"readings/#{reading.id.replace('.', '-')}")
    return (
        f'<li class="zs-doubted"><details><summary><span class="zs-asked">{text.line(reading.question)}</span> '
        f"<b data-said>{text.line(taken.text)}</b></summary>{ways}"
        f'<a href="{address}">Основания чтений</a></details></li>'
    )


def agreement(item: Agreement, page: Page, text: TextRenderer) -> str:
    """Render the list to agree on: it reads as a list, and scripts make a link of it that sets table and desk so."""
    book = page.book
    known = {one["name"]: one for one in book.edition.core.game(item.game).get("options", [])}
    parts = []
    if item.prepare:
        entries = "".join(_tick("", inline(line.text), _rules(line, page)) for line in item.prepare)
        parts.append(f"<h3>Приготовить</h3><ul>{entries}</ul>")
    chosen = [_option(line, known[line.name], page) for line in item.options if line.name in known]
    chosen += [_tick("data-plain", inline(line.text), _rules(line, page)) for line in item.agree]
    if chosen:
        parts.append(f"<h3>Уговориться</h3><ul>{''.join(chosen)}</ul>")
    readings = [one for name in item.readings for one in book.edition.data.readings if one.id == name]
    if readings:
        rest = sum(one.game == item.game for one in book.edition.data.readings) - len(readings)
        more = (
            f'<p class="zs-rest"><a href="{page.link(f"readings/#{item.game}")}">Остальные чтения: {rest}</a></p>'
            if rest > 0
            else ""
        )
        rows = "".join(_reading(one, page, text) for one in readings)
        parts.append(f'<h3 class="zs-forked">Где книгу читают двояко</h3><ul>{rows}</ul>{more}')
    game = book.edition.text.games[item.game]
    where = page.link(next((found for found, _ in table_page.tables(game)), f"{item.game}/"))
    button = (
        '<p class="zs-copyrow" hidden><button type="button" class="zs-btn zs-pri" data-agreed>Скопировать как договорённость</button> '
        '<button type="button" class="zs-btn" data-agreed="play">Сесть и играть так</button></p>'
        if item.game in book.edition.core.games
        else ""
    )
    return f'<form class="zs-agree" id="agree" data-game="{escape(item.game)}" data-title="{escape(game.title)}" data-table="{where}">{"".join(parts)}{button}</form>'


def table_link(record: dict[str, Any], step: int) -> str:
    """Write a match as the fragment that the table reads."""
    names = ("game", "version", "options", "readings", "deal", "actions")
    data = json.dumps([*(record[name] for name in names), step], ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(data) + packer.flush()
    return "#t=1" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


HEAP, TOP = 10, 6
"""Of a pile with more open cards than this the uppermost are shown, the rest is counted."""


def _frame(scene: dict[str, Any]) -> str:
    """Draw a moment of the deal as a small table: who holds how many, what lies open, the hand of the one who looks."""
    backs, open_rows, hand = [], [], ""
    for zone in scene.get("zones") or []:
        up = [one for one in zone.get("cards") or [] if one.get("up") and one.get("card")]
        closed = zone.get("count", len(up)) - len(up)
        label = inline(str(zone.get("label") or "").removeprefix("Карты: "))
        under = len(up) - TOP if zone.get("kind") == "pile" and len(up) > HEAP else 0
        rest = f"<small>и под ними {under}</small>" if under else ""
        tiles = f'<span class="zs-cards">{"".join(scenes.card(one) for one in up[under:])}</span>{rest}'
        if zone.get("kind") == "hand" and zone.get("owner") == scene.get("seat"):
            hand = tiles if up else ""
        elif up:
            open_rows.append((zone.get("kind") == "trick", f'<p class="zs-lies"><small>{label}</small>{tiles}</p>'))
        if closed > 0 and (zone.get("kind") != "hand" or zone.get("owner") != scene.get("seat")):
            backs.append(f'<span class="zs-closed"><i aria-hidden="true"></i>{label}: {closed}</span>')
    lying = "".join(row for _, row in sorted(open_rows, key=lambda one: not one[0]))
    chips = [f"{inline(str(chip['label']))}: {inline(str(chip['value']))}" for chip in scene.get("chips") or []]
    return (
        f'<div class="zs-felt"><p class="zs-chips">{" · ".join(chips)}</p>'
        f'{f"""<p class="zs-backs">{"".join(backs)}</p>""" if backs else ""}{lying}'
        f'{f"""<p class="zs-mine" aria-label="Ваши карты">{hand}</p>""" if hand else ""}</div>'
    )


def _sheet(sheet: dict[str, Any], page: Page) -> str:
    """Write the sheet as it stands: one line an account, a column for everybody."""
    head = "".join(f'<th scope="col">{inline(str(one))}</th>' if one else "<td></td>" for one in sheet["columns"])
    rows = "".join(
        f'<tr><th scope="row">{inline(str(row["cells"][0]))}{scenes.cites(row.get("cites") or [], page)}</th>'
        + "".join(f'<td class="zs-right">{inline(amount(one))}</td>' for one in row["cells"][1:])
        + "</tr>"
        for row in sheet["rows"]
    )
    title = escape(str(sheet.get("title") or "Запись"))
    return (
        f'<div class="zs-scroll" tabindex="0" role="region" aria-label="{title}"><table class="zs-tab">'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _new_cites(event: dict[str, Any], seen: set[str], page: Page) -> str:
    """Link the rules of an event that no earlier one of the deal has named."""
    new = [name for name in event.get("cites") or [] if name not in seen]
    seen.update(new)
    return scenes.cites(new, page)


FEW = 5
"""So many events are told in sight; more are one tap away."""


def _told(lines: str, count: int) -> str:
    """Tell what was said and played; a long tale is folded."""
    told = f'<ol class="zs-told">{lines}</ol>' if lines else ""
    return told if count <= FEW else f'<details class="zs-tale"><summary>Что было: {count}</summary>{told}</details>'


def whole_deal(item: DealBlock, page: Page) -> str:
    """Render a deal from beginning to end: at every stop the cards as they lie and what was said and played, in the core's own words.

    The table's own replay shows every card between: each stop leads to it.
    """
    core = page.book.edition.core
    where = next((found for found, _ in table_page.tables(page.book.edition.text.games[item.game])), f"{item.game}/")
    seen: set[str] = set()
    parts, told, ended = [], 0, ""
    last = max((stop.at for stop in item.stops), default=0)
    for number, stop in enumerate(item.stops, 1):
        answer = core.ask({"do": "scene", "record": item.record, "seat": item.seat, "step": stop.at})
        if not answer.get("ok"):
            return ""
        scene = answer["scene"]
        log = list(scene.get("log") or [])
        events, told = log[told:], len(log)
        lines = "".join(f"<li>{inline(str(one['text']))}{_new_cites(one, seen, page)}</li>" for one in events)
        status = inline(str((scene.get("status") or {}).get("text") or ""))
        if stop.at == last:
            score = scenes.score(scene["score"], page) if scene.get("score") else ""
            sheet = _sheet(scene["sheet"], page) if (scene.get("sheet") or {}).get("rows") else ""
            ended = f'<div class="zs-ended"><div class="zs-widget">{score}</div>{sheet}</div>'
        link = escape(page.link(where) + table_link(item.record, stop.at))
        parts.append(
            f'<li class="zs-stop"><a class="zs-look" href="{link}"><span class="zs-vh">{escape(stop.title)}: на столе</span><span class="zs-widget" aria-hidden="true">{_frame(scene)}</span></a>'
            f'<p class="zs-stop-t"><b>{number}</b> {inline(stop.title)}</p><p class="zs-now">{status}</p>{_told(lines, len(events))}</li>'
        )
    begin = escape(page.link(where) + table_link(item.record, 0))
    way = f'<p class="zs-replay"><a class="zs-btn" href="{begin}">Смотреть на столе карта за картой</a></p>'
    return (
        f'<ol class="zs-dealt" id="whole-deal" tabindex="0" aria-label="Сдача по кадрам">{"".join(parts)}</ol>\n{ended}\n{way}'
    )
