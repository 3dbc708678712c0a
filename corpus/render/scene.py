"""Render answers of the core as text: a score with its steps, a verdict, a scene of the table."""

from __future__ import annotations

import re
from typing import Any

from corpus.model import GRADES
from corpus.render.context import Page
from corpus.render.html import SUITS, TEXT_SIGN, amount, escape, inline
from rules_py.frame.russian import money

KOPECKS = "коп."
"""The unit of a result whose figures are sums of money."""


def cites(names: list[str], page: Page) -> str:
    """Link the rules that an answer cites."""
    links = []
    for name in names:
        rule = page.book.edition.resolve(name)
        if rule is not None:
            links.append(page.reference(rule))
    return " " + ", ".join(links) if links else ""


def title(text: str) -> str:
    """Write the title of a widget."""
    return f'<div class="zs-wh"><p class="zs-wt">{inline(text)}</p></div>'


def _rows(css: str, rows: list[tuple[str, str]]) -> str:
    """Write a list of names and values, both HTML already."""
    cells = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in rows)
    return f'<dl class="{css}">{cells}</dl>' if rows else ""


def _label(param: dict[str, Any], value: Any) -> str:
    """Write the value of a parameter as the form shows it."""
    for choice in param.get("choices") or []:
        if choice["value"] == value:
            return inline(str(choice["label"]))
    if isinstance(value, list):
        labels = param.get("labels") or []
        shown = [
            f"{inline(str(labels[at]))}: {inline(amount(one))}" if at < len(labels) else inline(amount(one))
            for at, one in enumerate(value)
        ]
        return ", ".join(shown)
    unit = f" {inline(str(param['unit']))}" if param.get("unit") and not isinstance(value, bool) else ""
    return inline(amount(value)) + unit


def _matters(param: dict[str, Any], values: dict[str, Any]) -> bool:
    when = param.get("when") or {}
    return all(values.get(name) in wanted for name, wanted in when.items()) and values[param["name"]] is not None


def sentence(schema: dict[str, Any], values: dict[str, Any]) -> str:
    """Say the case in the calculator's own sentence, with the facts set off."""
    params = {param["name"]: param for param in schema["params"]}

    def told(part: str) -> str:
        pieces = re.split(r"\{(\w+)\}", part)
        for at in range(1, len(pieces), 2):
            param = params[pieces[at]]
            value = values[pieces[at]]
            if param.get("type") == "flag":
                name = inline(str(param["label"])[:1].lower() + str(param["label"])[1:])
                shown = name if value else f"{name} — нет"
            else:
                shown = _label(param, value)
            pieces[at] = f"<b>{shown}</b>"
        pieces[::2] = [inline(piece) for piece in pieces[::2]]
        return "".join(pieces)

    parts = []
    for part in re.split(r"(\[[^\]]*\])", schema["sentence"]):
        optional = part.startswith("[")
        names = re.findall(r"\{(\w+)\}", part)
        if not optional or all(_matters(params[name], values) for name in names):
            parts.append(told(part.strip("[]") if optional else part))
    return f'<p class="zs-sentence">{"".join(parts)}</p>'


def givens(schema: dict[str, Any], given: dict[str, Any]) -> str:
    """Tell what is given and what is taken by default: in a sentence, or as a list, where what does not matter only keeps its place."""
    params = schema.get("params", [])
    values = {param["name"]: given.get(param["name"], param.get("default")) for param in params}
    if schema.get("sentence"):
        return sentence(schema, values)
    cells = []
    for param in params:
        matters = _matters(param, values)
        css = "" if matters else ' class="zs-off"'
        shown = _label(param, values[param["name"]]) if matters else ""
        kind = escape(str(param.get("type", "")))
        cells.append(f'<div data-type="{kind}"{css}><dt>{inline(str(param["label"]))}</dt><dd>{shown}</dd></div>')
    return f'<dl class="zs-given">{"".join(cells)}</dl>' if cells else ""


def _grade(answer: dict[str, Any]) -> str:
    """Say how sure an answer is, where it is not simply what the source says."""
    grade = answer.get("grade", "sure")
    if grade not in GRADES or grade == "sure":
        return ""
    return f' <span class="zs-grade zs-{grade}">{GRADES[grade]}</span>'


def _figure(value: Any, unit: str) -> str:
    """Write a figure of a result: kopecks as people write sums."""
    coins = unit == KOPECKS and isinstance(value, int) and not isinstance(value, bool)
    return inline(money(value) if coins else amount(value))


def headline(answer: dict[str, Any]) -> str:
    """Answer in words: the sentence that sums the result up, its figure set off; without a sentence, what each side gets."""
    sides = answer.get("sides") or {}
    total, unit = answer.get("total"), str(answer.get("unit") or "")
    summary = inline(str(answer.get("summary") or ""))
    figure = _figure(total, unit) if isinstance(total, int) and not isinstance(total, bool) else ""
    if not summary:
        pairs = [(unit or next(iter(sides), "Итог"), total)] if total is not None else list(sides.items())
        summary = "; ".join(f"{inline(str(name))}: {_figure(value, unit)}" for name, value in pairs)
    if figure:
        summary = re.sub(rf"(?<![\d\u00a0]){re.escape(figure)}(?![\d\u00a0]\d)", f"<b>{figure}</b>", summary, count=1)
    return f'<p class="zs-big">{summary}{_grade(answer)}</p>'


def score(answer: dict[str, Any], page: Page) -> str:
    """Show a result: the answer in words, every step with its rules, choices."""
    steps = []
    for item in answer.get("items") or []:
        side = f"{inline(str(item['side']))}: " if item.get("side") else ""
        figure = _figure(item.get("amount"), str(answer.get("unit") or ""))
        got = f'<span class="zs-q">{figure}</span>' if item.get("amount") is not None else ""
        steps.append(f"<li><span>{side}{inline(str(item['text']))}{cites(item.get('cites') or [], page)}</span>{got}</li>")
    for one in answer.get("choices") or []:
        who = f"{inline(str(one['who']))}: " if one.get("who") else ""
        steps.append(f"<li><span>{who}{inline(str(one['text']))}{cites(one.get('cites') or [], page)}</span></li>")
    why = f'<ol class="zs-why">{"".join(steps)}</ol>' if steps else ""
    return f'<div class="zs-res">{headline(answer)}{why}</div>'


def verdict(answer: dict[str, Any], page: Page) -> str:
    """Show what the judge says."""
    state = "zs-yes" if answer.get("allowed") else "zs-no"
    text = inline(str(answer.get("text", "")))
    return f'<p class="zs-verdict {state}">{text}{cites(answer.get("cites") or [], page)}{_grade(answer)}</p>'


def card(content: dict[str, Any]) -> str:
    """Draw one open card as text."""
    shown = str(content.get("card") or "")
    suit = next((css for sign, css in SUITS.items() if sign in shown), "")
    css = f" zs-suit zs-{suit}" if suit else ""
    for sign in SUITS:
        shown = shown.replace(sign, sign + TEXT_SIGN)
    name = escape(str(content.get("name") or shown))
    return f'<span class="zs-card{css}" role="img" aria-label="{name}">{escape(shown)}</span>'


def zones(content: dict[str, Any]) -> list[tuple[str, str]]:
    """List the zones of a table: their names, and their open cards or how many are closed."""
    rows = []
    for zone in content.get("zones") or []:
        shown = [card(one) for one in zone.get("cards") or [] if one.get("up") and one.get("card")]
        count = zone.get("count", len(shown))
        parts = [f'<span class="zs-cards">{"".join(shown)}</span>'] if shown else []
        if count > len(shown):
            parts.append(f"закрыто: {count - len(shown)}")
        if parts:
            rows.append((inline(str(zone.get("label") or "")), " ".join(parts)))
    return rows


_FACE = re.compile(r"(?P<name>.*?) ?(?P<sign>[♠♣♦♥].*|\d+)?")
"""What stands on a card: a name, where it has one, and its suit and rank, or its number."""


def _tile(content: dict[str, Any], mark: str) -> tuple[str, int]:
    """Draw a card small, what it is over what it is of, and tell how wide that is in pixels."""
    shown = str(content.get("card") or "")
    found = _FACE.fullmatch(shown)
    name, sign = (found["name"], found["sign"] or "") if found else (shown, "")
    suit = next((css for one, css in SUITS.items() if one in sign), "")
    over, below = (name, sign) if name else (sign[1:], sign[:1]) if suit else (sign, "")
    for one in SUITS:
        below = below.replace(one, one + TEXT_SIGN)
    css = f"zs-card zs-tile{' zs-named' if name else ''}{mark}{f' zs-suit zs-{suit}' if suit else ''}"
    said = escape(str(content.get("name") or shown))
    lower = f"<i>{escape(below)}</i>" if below else ""
    tile = f'<span class="{css}" role="img" aria-label="{said}"><b>{escape(over)}</b>{lower}</span>'
    return tile, 9 + 7 * len(name) if name else 22


def strip(content: dict[str, Any], tried: str) -> str:
    """Show a position in one row of small cards: what lies on the table, then the hand; nothing where no card is open."""
    parts = []
    wide = 0
    for kind, name in (("trick", "вышли"), ("pile", "лежит"), ("hand", "на руках")):
        for zone in content.get("zones") or []:
            mine = kind != "hand" or zone.get("owner") == content.get("seat")
            cards = [one for one in zone.get("cards") or [] if one.get("up") and one.get("card")]
            if zone.get("kind") != kind or not mine or not cards:
                continue
            tiles = []
            for one in cards:
                mark = " zs-tried" if one.get("action") == tried else " zs-dim" if kind == "hand" and one.get("why") else ""
                tile, width = _tile(one, mark)
                tiles.append(tile)
                wide += width
            wide += 12 + 8 * len(name)
            parts.append(f'<span class="zs-row"><small>{name}</small>{"".join(tiles)}</span>')
    full = " zs-full" if wide > PHONE else ""
    return f'<span class="zs-strip{full}" data-search-exclude>{"".join(parts)}</span>' if parts else ""


PHONE = 340
"""So many pixels has a row of cards on a phone; where that is too little, the words stand above the cards."""


def scene(content: dict[str, Any]) -> str:
    """Show a position as text: what stands in the header, then every zone."""
    chips = [(inline(str(chip["label"])), inline(str(chip["value"]))) for chip in content.get("chips") or []]
    return _rows("zs-given", [*chips, *zones(content)])


def felt(content: dict[str, Any], lead: str) -> str:
    """Show the opening of a deal on the felt."""
    chips = [f"{inline(str(chip['label']))}: {inline(str(chip['value']))}" for chip in content.get("chips") or []]
    parts = [f"<p>{inline(lead)}</p>", f"<p>{' · '.join(chips)}</p>" if chips else ""]
    parts += [f"<p>{name}</p><p>{value}</p>" for name, value in zones(content)]
    return f'<div class="zs-felt">{"".join(parts)}</div>'
