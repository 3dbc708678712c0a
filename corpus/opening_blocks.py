"""Read the blocks of an opening page: the card of the game, the list to agree on, the deal from beginning to end."""

from __future__ import annotations

from typing import Any

from corpus.model import Agreement, Body, DealBlock, GameCard, Line, Stop
from corpus.options import Options, is_id

BLOCKS: dict[str, frozenset[str]] = {
    "card": frozenset({"ranks", "lines"}),
    "agree": frozenset({"prepare", "options", "readings", "agree"}),
    "deal": frozenset({"seed", "options", "readings", "seat", "actions", "stops"}),
}
"""The blocks of an opening page and their options."""


def _line(options: Options, name: str, value: Any, named: bool) -> Line | None:
    """Read one line of a list: `{name: …, text: …, rules: [id]}`."""
    known = {"name", "text", "rules", "table"} if named else {"text", "rules"}
    if not isinstance(value, dict) or not set(value) <= known or "text" not in value:
        options.wrong(name, f"«{name}»: строка пишется {{{'name: …, ' if named else ''}text: …, rules: [номер]}}")
        return None
    rules = value.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(one, str) and is_id(one) for one in rules):
        options.wrong(name, f"«{name}»: rules — список номеров правил: [игра.номер]")
        return None
    if named and not str(value.get("name") or "").strip():
        options.wrong(name, f"«{name}»: у строки «{value['text']}» нет name")
        return None
    return Line(str(value.get("name") or "").strip(), str(value["text"]).strip(), tuple(rules), value.get("table") is True)


def _lines(options: Options, name: str, named: bool = False) -> tuple[Line, ...]:
    """Read a list of lines."""
    value = options.values.get(name) or []
    if not isinstance(value, list):
        options.wrong(name, f"«{name}» — список строк, каждая с чёрточки")
        return ()
    found = (_line(options, name, one, named) for one in value)
    return tuple(line for line in found if line is not None)


def game_card(argument: str, options: Options, body: Body) -> GameCard:
    """Read the card of a game."""
    options.required("lines")
    ranks = _line(options, "ranks", options.values["ranks"], named=False) if options.values.get("ranks") else None
    lines = _lines(options, "lines", named=True)
    for line in lines:
        if not line.rules:
            options.wrong("lines", f"«{line.name}»: назовите правило, которое так говорит (rules)")
    ladders = sum(line.ladder for line in lines)
    if ladders > 1 or (ladders == 1) is body.empty:
        options.wrong("lines", "table: true стоит у одной строки, и тогда в теле блока лежит её таблица")
    return GameCard(argument, ranks, lines, body, options.place)


def agreement(argument: str, options: Options, body: Body) -> Agreement:
    """Read what to prepare and what to agree on."""
    return Agreement(
        argument,
        _lines(options, "prepare"),
        _lines(options, "options", named=True),
        options.ids("readings"),
        _lines(options, "agree"),
        body,
        options.place,
    )


def deal(argument: str, options: Options, body: Body) -> DealBlock:
    """Read the record of a deal and the moments to show."""
    options.required("seed", "actions", "stops")
    stops = []
    for value in options.values.get("stops") or []:
        good = isinstance(value, dict) and set(value) == {"at", "title"}
        if not good or isinstance(value["at"], bool) or not isinstance(value["at"], int):
            options.wrong("stops", "«stops»: пишется {at: сколько ходов сделано, title: Торг}")
        else:
            stops.append(Stop(value["at"], str(value["title"]).strip()))
    actions = options.texts("actions")
    if any(not 0 <= stop.at <= len(actions) for stop in stops) or sorted(stop.at for stop in stops) != [
        stop.at for stop in stops
    ]:
        options.wrong("stops", f"«stops»: at идут по возрастанию от 0 до {len(actions)}, числа ходов")
    return DealBlock(
        argument,
        options.integer("seed", 1),
        options.mapping("options"),
        options.choices("readings"),
        options.integer("seat", 0),
        actions,
        tuple(stops),
        body,
        options.place,
    )
