"""What the page and the worker say to each other about a match: a move goes over, its change comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules_py
from rules_py.desk import session, web

GAMES = list(rules_py.games())


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    return answer


class Page:
    """The other side, as widgets/src/core/session.ts has it: keeps what it was told and asks with the least."""

    def __init__(self, record: dict[str, Any], name: str = "m1") -> None:
        self.record, self.name = record, name
        self.scene: dict[str, Any] = {}
        self.seq = 0
        self.known = False
        self.bytes = 0

    def ask(self, **request: Any) -> dict[str, Any]:
        about = {"match": self.name, "at": len(self.record["actions"]), "seq": self.seq}
        sent = json.dumps(
            {**request, **(about if self.known else {"match": self.name, "record": self.record})}, ensure_ascii=False
        )
        text = web.handle(sent)
        self.bytes = len(sent.encode()) + len(text.encode())
        reply: dict[str, Any] = json.loads(text)
        if reply["ok"]:
            self.known, self.seq = True, reply["seq"]
            if "actions" in reply:
                kept = self.record["actions"][: reply["actions"]["kept"]]
                self.record = {**self.record, "actions": [*kept, *reply["actions"]["new"]]}
            if "scene" in reply:
                before = {} if reply["whole"] else self.scene
                log = [*before.get("log", [])[: reply["kept"]], *reply["scene"]["log"]]
                self.scene = (
                    {name: value for name, value in before.items() if name not in reply["gone"]} | reply["scene"] | {"log": log}
                )
        return reply


def played(slug: str, moves: int) -> tuple[Page, list[dict[str, Any]]]:
    """Play a match by hints and bots; beside it every answer as it was before matches were kept."""
    begun = ask(do="new", game=slug, seed=1892)
    page, whole = Page(begun["record"]), []
    record, scene = begun["record"], begun["scene"]
    for _ in range(moves):
        if scene["done"]:
            break
        if scene["deal_over"]:
            request: dict[str, Any] = {"do": "act", "seat": 0, "action": "next"}
        elif scene["asked"]:
            hint = ask(do="hint", record=record, seat=0)["hint"]
            assert page.ask(do="hint", seat=0)["hint"] == hint
            request = {"do": "act", "seat": 0, "action": hint["action"]}
        else:
            request = {"do": "bot", "seat": 0}
        answer = ask(**request, record=record)
        assert page.ask(**request)["ok"]
        record, scene = answer["record"], answer["scene"]
        whole.append(answer)
        assert page.record == record and page.scene == scene
    return page, whole


@pytest.mark.parametrize("slug", GAMES)
def test_records_and_scenes_come_together_from_changes(slug: str) -> None:
    page, whole = played(slug, 60)
    assert len(whole) > 5
    for step in (3, 0, len(page.record["actions"]) // 2, 4):
        page.ask(do="scene", seat=0, step=step, open=False)
        assert page.scene == ask(do="scene", record=page.record, seat=0, step=step, open=False)["scene"]


def test_a_move_costs_the_same_late_in_a_match_and_little() -> None:
    page, _ = played("preferans-modern", 150)
    assert len(page.record["actions"]) > 141
    for _ in range(3):
        page.ask(do="bot", seat=0) if not page.scene["asked"] else page.ask(do="hint", seat=0)
    old = len(json.dumps(page.record)) + len(json.dumps(page.scene))
    assert page.bytes < 8_000 < old


def test_undo_is_one_request_and_goes_back_to_ones_own_turn() -> None:
    page, whole = played("sixty-six", 9)
    mine = [one["record"] for one in whole if one["scene"]["asked"] and one["record"] != page.record]
    assert page.ask(do="undo", seat=0)["ok"]
    assert page.record == mine[-1] and page.scene["asked"] and page.scene["steps"] == len(page.record["actions"])
    fresh = Page(ask(do="new", game="sixty-six", seed=1892)["record"])
    assert fresh.ask(do="undo", seat=0)["error"] == {"field": "step", "text": "Отменять нечего", "cites": []}


@pytest.mark.parametrize("slug", GAMES)
def test_the_deal_begins_again_with_one_request(slug: str) -> None:
    page, whole = played(slug, 90)
    deal = page.scene["deal"]
    first = next(one for one in [*whole] if one["scene"]["deal"] == deal and not one["scene"]["deal_over"])
    assert page.ask(do="start", seat=0, open=False, back=True)["ok"]
    assert page.scene["deal"] == deal and not page.scene["deal_over"]
    assert len(page.record["actions"]) <= len(first["record"]["actions"])
    before = ask(do="scene", record={**page.record, "actions": page.record["actions"][:-1]}, seat=0)["scene"]
    assert not page.record["actions"] or before["deal"] != deal or before["deal_over"]


def test_all_hands_are_followed_from_the_beginning_of_the_deal_only_when_it_is_over() -> None:
    page, _ = played("sixty-six", 4)
    assert page.ask(do="start", seat=0, open=True, back=False)["error"]["field"] == "open"
    while not page.scene["deal_over"]:
        page.ask(do="bot", seat=1 - page.scene["to_move"], level="random")
    steps = len(page.record["actions"])
    assert page.ask(do="start", seat=0, open=True, back=False)["ok"]
    assert page.scene["step"] == 0 and len(page.record["actions"]) == steps == page.scene["steps"]
    (theirs,) = [zone for zone in page.scene["zones"] if zone["kind"] == "hand" and zone["owner"] != page.scene["seat"]]
    assert theirs["cards"] and all(card["up"] for card in theirs["cards"])


def test_a_move_for_another_step_is_refused_and_changes_nothing() -> None:
    page, _ = played("sixty-six", 6)
    request = {"do": "bot", "seat": 0, "match": "m1", "at": len(page.record["actions"]) - 1, "seq": page.seq}
    steps = len(page.record["actions"])
    assert ask(**request)["error"] == {"field": "at", "text": f"Ход опоздал: партия уже на шаге {steps}", "cites": []}
    assert ask(**{**request, "at": True})["error"]["field"] == "at"
    page.ask(do="scene", seat=0, step=None, open=False)
    assert page.scene["steps"] == steps


def test_a_worker_that_lost_the_match_asks_for_its_record_and_goes_on_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = played("veryu", 12)
    monkeypatch.setattr(web, "_matches", session.Matches())
    assert page.ask(do="scene", seat=0, step=None, open=False)["error"]["field"] == "match"
    page.known = False
    assert page.ask(do="scene", seat=0, step=None, open=False)["ok"]
    assert page.scene == ask(do="scene", record=page.record, seat=0)["scene"]


def test_an_answer_that_did_not_arrive_is_made_good_by_a_whole_scene() -> None:
    page, _ = played("sixty-six", 5)
    page.ask(do="scene", seat=0, step=1, open=False)
    web.handle(json.dumps({"do": "scene", "match": "m1", "at": len(page.record["actions"]), "seq": page.seq, "seat": 0}))
    assert page.ask(do="scene", seat=0, step=2, open=False)["whole"]
    assert page.scene == ask(do="scene", record=page.record, seat=0, step=2)["scene"]


def test_a_refused_move_leaves_the_match_in_hand_as_it_was() -> None:
    page, _ = played("sixty-six", 3)
    before = page.record
    assert page.ask(do="act", seat=0, action="play ♠Ж")["error"]["field"] == "action"
    assert page.ask(do="scene", seat=0, step=None, open=False)["ok"] and page.record == before


@pytest.mark.parametrize("name", [5, "", "м" * 41, None])
def test_a_bad_name_of_a_match_is_named(name: Any) -> None:
    record = ask(do="new", game="sixty-six", seed=1)["record"]
    assert ask(do="scene", seat=0, match=name, record=record)["error"]["field"] == "match"


def test_few_matches_are_kept() -> None:
    record = ask(do="new", game="sixty-six", seed=1)["record"]
    for number in range(session.MOST + 1):
        assert ask(do="scene", seat=0, match=f"many{number}", record=record)["ok"]
    assert ask(do="scene", seat=0, match="many0", at=0)["error"]["field"] == "match"
    assert ask(do="scene", seat=0, match=f"many{session.MOST}", at=0)["ok"]


def test_what_is_kept_cannot_be_named_by_a_request() -> None:
    assert ask(do="scene", seat=0, held={"game": "x"})["error"]["field"] == "record"
