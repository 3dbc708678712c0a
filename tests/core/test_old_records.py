"""Records and links that readers already have: they replay to the same scores."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rules_py
from rules_py.desk import web

FOLDER = Path(__file__).resolve().parents[1] / "fixtures"
RECORDS = [json.loads(line) for line in gzip.decompress((FOLDER / "records.jsonl.gz").read_bytes()).decode().splitlines()]
LINKS = json.loads(gzip.decompress((FOLDER / "links.json.gz").read_bytes()))
GAMES = list(dict.fromkeys(one["record"]["game"] for one in RECORDS))


def short(score: dict[str, Any]) -> dict[str, Any]:
    """Return what a score comes to, without its words."""
    items = [[item["side"], item["amount"]] for item in score["items"]]
    return {"total": score["total"], "sides": score["sides"], "items": items}


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    assert reply["ok"], reply
    return reply


def test_there_are_a_hundred_of_each_kind() -> None:
    assert set(Counter(one["record"]["game"] for one in RECORDS).values()) == {100} and len(GAMES) == 7
    assert {name: len(made) for name, made in LINKS.items()} == dict.fromkeys(("tables", "calcs", "decks", "disputes"), 100)


@pytest.mark.parametrize("slug", GAMES)
def test_an_old_record_replays_to_the_same_score(slug: str) -> None:
    for one in RECORDS:
        if one["record"]["game"] == slug:
            state = rules_py.game(slug).from_json(one["record"])
            assert state.done == one["done"], one["record"]
            assert short(state.score().to_json()) == one["score"], one["record"]


def test_the_record_of_an_old_record_is_the_same() -> None:
    for one in RECORDS[::10]:
        assert rules_py.game(one["record"]["game"]).from_json(one["record"]).to_json() == one["record"]


def test_a_table_of_an_old_link_stands_as_it_stood() -> None:
    for one in LINKS["tables"]:
        record, then = one["link"]["record"], one["then"]
        state = rules_py.game(record["game"]).from_json(record)
        assert (state.to_move, state.deal_over) == (then["to_move"], then["over"]), record
        assert (state.legal() if state.to_move is not None else []) == then["legal"], record
        assert (short(state.score().to_json()) if then["over"] else None) == then["score"], record
        assert ask(do="scene", record=record, seat=0, step=one["link"]["step"], open=False)["scene"]["zones"]


def test_a_calculation_of_an_old_link_gives_the_same() -> None:
    for one in LINKS["calcs"]:
        params = rules_py.calculator(one["id"]).schema()["params"]
        types = {param["name"]: param["type"] for param in params}
        types |= {param["former"]["name"]: param["type"] for param in params if "former" in param}
        assert {name: types.get(name) for name in one["types"]} == one["types"], one["id"]
        assert short(ask(do="calc", id=one["id"], given=one["given"], readings={})["result"]) == one["then"], one


def test_a_deck_of_an_old_link_is_the_same_deck() -> None:
    for one in LINKS["decks"]:
        deck = ask(do="deck", game=one["game"], options={**one["values"], **one["counts"]}, readings={})["deck"]
        assert [deck["size"], deck["floors"], deck["balls"], deck["need"], deck["problem"] is not None] == one["then"], one


def test_a_dispute_of_an_old_link_is_decided_the_same_way() -> None:
    for one in LINKS["disputes"]:
        link, then = one["link"], one["then"]
        asked = link["move"] or {"case": link["case"], "facts": link["facts"], "readings": link["readings"]}
        sheet = ask(do="dispute", dispute=asked)["sheet"]
        found = {"score": short(sheet["result"]), "allowed": sheet["result"].get("allowed"), "decided": sheet["decided"]}
        assert found == then, link
