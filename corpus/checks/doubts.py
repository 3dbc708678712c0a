"""Check of the doubts that the ledger records: each is answered in the edition or set aside with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from corpus.edition import Edition
from corpus.model import Example, Note, Problem, Rule


def read_doubts(ledger: Path) -> dict[str, str]:
    """Read the doubts of a ledger (JSON lines) by the id of the unit."""
    found: dict[str, str] = {}
    for path in sorted(ledger.glob("*.jsonl")):
        for row in path.read_text(encoding="utf-8").splitlines():
            if row.strip():
                unit = json.loads(row)
                if unit.get("doubt"):
                    found[unit["id"]] = unit["doubt"]
    return found


def answered_rules(edition: Edition) -> set[str]:
    """Give the rules that have a reading, a note, a house rule that speaks of them, or a corrected figure."""
    found = set(edition.readings_of)
    named: list[str] = []
    for item in edition.text.items():
        match item:
            case Note():
                named += [item.rule, *(ref.target for ref in item.body.refs)]
            case Rule(kind="house"):
                named += [ref.target for ref in item.body.refs]
            case Rule():
                house = [rule for ref in item.body.refs if (rule := edition.resolve(ref.target)) and rule.kind == "house"]
                named += [item.id] if house else []
            case Example() if item.printed:
                named += item.rules
    return found | {rule.id for name in named if (rule := edition.resolve(name)) is not None}


def doubts_are_answered(edition: Edition, ledger: Path) -> Iterator[Problem]:
    """Verify that every doubt has an answer beside its rule, or a line in `corpus/waivers/doubts.yml`, not both."""
    answered = answered_rules(edition)
    doubts = read_doubts(ledger)
    unwritten = {waiver.id for waiver in edition.data.waivers}
    waived = {waiver.id: waiver for waiver in edition.data.doubt_waivers}
    for name, text in doubts.items():
        rule = edition.holder.get(name)
        if rule is None or name in unwritten or name in waived:
            continue
        if rule.id not in answered:
            yield Problem(rule.place.file, rule.place.line, f"{name}: сомнение без ответа: {text}")
    for name, waiver in waived.items():
        holder = edition.holder.get(name)
        if name not in doubts:
            yield Problem(waiver.place.file, waiver.place.line, f"{name}: такого сомнения в описи нет")
        elif holder is not None and holder.id in answered:
            yield Problem(waiver.place.file, waiver.place.line, f"{name}: ответ уже есть в тексте, запись лишняя")
