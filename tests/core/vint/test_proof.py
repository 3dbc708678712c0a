"""«Винт»: a sample of the long proofs, tests/proof/vint.py and tests/proof/vint_rubbers.py."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.games.vint import VintState
from rules_py.games.vint.sheet_line import Line
from tests.proof.vint import against_open_spiel, bridge_score, meet
from tests.proof.vint_rubbers import KINDS, check_cards, check_deal, check_view, play

GAME = rules_py.game("vint")


@pytest.mark.parametrize("place", range(len(KINDS)), ids=KINDS)
def test_random_rubbers_of_every_kind_keep_the_invariants(place: int) -> None:
    for seed in (place, place + 2 * len(KINDS)):
        state, counts = play(seed + len(KINDS))
        assert state.rules.variant.name == KINDS[place] and counts["deals"] >= 1 and counts["actions"] > 13


def test_the_checks_of_the_proof_notice_what_they_look_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.deal(7)
    assert isinstance(state, VintState)
    held = state.play.hands[0]
    state.play.hands[0] = held & held - 1
    with pytest.raises(AssertionError, match="a card is gone or doubled"):
        check_cards(state)
    state.play.hands[0] = held
    check_view(state, 0, Generator(1))
    honest = VintState.view
    monkeypatch.setattr(VintState, "view", lambda self, seat: honest(self, seat)._replace(marks=self.play.hands[2]))
    with pytest.raises(AssertionError, match="a view shows a hidden card"):
        check_view(state, 0, Generator(1))
    state.lines = [Line(0, 10, "взятка", ())]
    with pytest.raises(AssertionError, match="a line without its rule"):
        check_deal(state)
    state.lines = [Line(0, 10, "взятка", ("vint.999999",))]
    with pytest.raises(AssertionError, match="a line without its rule"):
        check_deal(state)


def test_sense_wins_at_least_seventy_rubbers_of_a_hundred_against_chance() -> None:
    assert meet(GAME.bots["sensible"], GAME.bots["random"], 20).share >= 0.7


def test_the_advice_beats_plain_sense() -> None:
    meeting = meet(GAME.bots["advice"], GAME.bots["sensible"], 40)
    assert meeting.share > 0.5 and sum(meeting.nets) > 0


def test_bridge_scores_tell_the_tricks_apart() -> None:
    assert [bridge_score(1, 0, tricks) for tricks in (5, 7, 8)] == [-100, 70, 90]
    assert bridge_score(3, 4, 9) == 400 and bridge_score(4, 3, 10) == 420 and bridge_score(6, 2, 13) == 1010
    for level in range(1, 8):
        for strain in range(5):
            assert len({bridge_score(level, strain, tricks) for tricks in range(14)}) == 14


def test_every_card_agrees_with_the_bridge_of_open_spiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel стоит только у долгих проверок", exc_type=ImportError)
    assert against_open_spiel(30)
