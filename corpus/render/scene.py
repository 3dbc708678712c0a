"""Render answers of the core as text: a score with its steps, a verdict, a scene of the table."""

from __future__ import annotations

from typing import Any

from corpus.model import GRADES
from corpus.render.context import Page
from corpus.render.html import SUITS, TEXT_SIGN, amount, escape, inline


def cites(names: list[str], page: Page) -> str:
    """Link the rules that an answer cites."""
    links = []
    for name in names:
        rule = page.book.edition.resolve(name)
        if rule is not None:
            links.append(f'<a class="zs-ref" href="{escape(page.rule_link(rule))}">{inline(page.rule_name(rule))}</a>')
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


def givens(schema: dict[str, Any], given: dict[str, Any]) -> str:
    """List what is given and what is taken by default; what does not matter here only keeps its place in the form."""
    params = schema.get("params", [])
    values = {param["name"]: given.get(param["name"], param.get("default")) for param in params}
    cells = []
    for param in params:
        when = param.get("when") or {}
        matters = all(values.get(name) in wanted for name, wanted in when.items()) and values[param["name"]] is not None
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


def _totals(answer: dict[str, Any]) -> str:
    """Show the total, or what each side gets."""
    sides = answer.get("sides") or {}
    total, unit = answer.get("total"), str(answer.get("unit") or "")
    if total is not None:
        shown = [(unit or next(iter(sides), ""), total)]
    else:
        shown = [(f"{who}, {unit}" if unit else str(who), got) for who, got in sides.items()]
    return "".join(
        f'<p class="zs-big"><small>{inline(str(name))}</small><b>{inline(amount(value))}</b></p>' for name, value in shown
    )


def score(answer: dict[str, Any], page: Page) -> str:
    """Show a result: total, every step with its rules, choices, the sentence that sums it up."""
    steps = []
    for item in answer.get("items") or []:
        side = f"{inline(str(item['side']))}: " if item.get("side") else ""
        got = f'<span class="zs-q">{inline(amount(item["amount"]))}</span>' if item.get("amount") is not None else ""
        steps.append(f"<li><span>{side}{inline(str(item['text']))}{cites(item.get('cites') or [], page)}</span>{got}</li>")
    for one in answer.get("choices") or []:
        who = f"{inline(str(one['who']))}: " if one.get("who") else ""
        steps.append(f"<li><span>{who}{inline(str(one['text']))}{cites(one.get('cites') or [], page)}</span></li>")
    if answer.get("summary"):
        steps.append(f'<li class="zs-summary"><span>{inline(str(answer["summary"]))}{_grade(answer)}</span></li>')
    why = f'<ol class="zs-why">{"".join(steps)}</ol>' if steps else ""
    return f'<div class="zs-res">{_totals(answer)}{why}</div>'


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
