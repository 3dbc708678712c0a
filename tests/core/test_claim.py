"""«Остальные мои»: granted where nobody can take a trick any more, else refused with the card that breaks it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import rules_py
from rules_py.desk import web
from rules_py.frame.claim import Claim, claim_rest, may_claim
from rules_py.kernels.tricks import FOLLOW_AND_TRUMP, TrickPlay

NAMES = ("Вы", "Левый", "Правый", "Четвёртый")


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request)))
    return answer


def lesson_at(slug: str, cards_left: int) -> tuple[Any, Any, list[str]]:
    """Return game, the learner's lesson where he is to play with so many cards left, and what is still to be played there."""
    game = rules_py.game(slug)
    lesson = game.lesson().to_json(game)
    record = lesson["record"]
    for step in lesson["steps"]:
        if not str(step["expect_action"]).startswith("play "):
            continue
        state = game.from_json({**record, "actions": record["actions"][: step["at"]]})
        rest = game.rest(state)
        if rest.hands[rest.player].bit_count() == cards_left:
            return game, state, record["actions"][step["at"] :]
    raise AssertionError(cards_left)


@pytest.mark.parametrize(("slug", "left"), [("preferans", 2), ("preferans-modern", 2), ("gusarskij", 4)])
def test_what_nobody_can_take_is_written_as_if_it_had_been_played(slug, left):
    game, state, rest = lesson_at(slug, left)
    played = game.from_json({**state.to_json(), "actions": [*state.actions, *rest]})
    assert may_claim(game, state, 0)
    found = claim_rest(game, state, 0, NAMES)
    assert found.allowed and found.cites == ("preferans.33a",)
    assert state.deal_over
    assert state.taken == played.taken
    assert state.score().to_json()["sides"] == played.score().to_json()["sides"]
    again = game.from_json(state.to_json())
    assert again.score().to_json() == state.score().to_json()
    assert list(found.cards) == state.actions[-len(found.cards) :]


def test_a_claim_is_refused_with_the_card_that_breaks_it():
    game, state, _ = lesson_at("preferans", 6)
    before = list(state.actions)
    found = claim_rest(game, state, 0, NAMES)
    assert not found.allowed
    assert found.text == "Остальные не все ваши. Левый: ♦В старше вашей ♦8."
    assert state.actions == before


def test_trumps_that_are_out_break_a_claim():
    deck = rules_py.game("preferans").kind.deck
    hands = [deck.mask_of(map(deck.card, row.split())) for row in ("♥Т ♥К", "♠7 ♥7", "♦7 ♦8")]
    play = TrickPlay(deck, hands, deck.suit_of[deck.card("♠7")], 0, FOLLOW_AND_TRUMP)
    claim = Claim(play.rest((0, 1, 2)))
    assert not claim.stands()
    assert claim.threat is not None
    assert (claim.threat.seat, deck.text(claim.threat.card)) == (1, "♠7")


def test_two_hands_of_one_player_take_by_a_squeeze():
    """Left has to guard hearts and diamonds and cannot do both on the last trump."""
    deck = rules_py.game("preferans").kind.deck
    hands = [deck.mask_of(map(deck.card, row.split())) for row in ("♠7 ♥В ♦7", "♥Д ♦К ♦Д", "♦Т ♦В ♥7")]
    play = TrickPlay(deck, hands, deck.suit_of[deck.card("♠7")], 0, FOLLOW_AND_TRUMP)
    assert Claim(play.rest((0, 1, 0))).stands()
    assert not Claim(play.rest((0, 1, 2))).stands()


def test_partners_take_together_in_vint():
    game, state, rest = lesson_at("vint", 2)
    played = game.from_json({**state.to_json(), "actions": [*state.actions, *rest]})
    assert not claim_rest(game, state, 0, NAMES).allowed, played.score().summary
    game, state, _ = lesson_at("vint", 7)
    found = claim_rest(game, state, 0, NAMES)
    assert not found.allowed and found.cites == ("vint.176a",)


def test_the_page_asks_for_the_rest():
    _, state, _ = lesson_at("preferans", 2)
    record = state.to_json()
    scene = ask(do="scene", record=record, seat=0)["scene"]
    assert scene["may_claim"] is True
    assert ask(do="scene", record=record, seat=1)["scene"]["may_claim"] is False
    answer = ask(do="claim", record=record, seat=0)
    assert answer["ok"] and answer["claim"]["allowed"] and answer["scene"]["deal_over"]
    assert answer["record"]["actions"] == [*record["actions"], *answer["claim"]["actions"]]
    _, state, _ = lesson_at("preferans", 6)
    refused = ask(do="claim", record=state.to_json(), seat=0)
    assert refused["ok"] and refused["claim"]["allowed"] is False and "record" not in refused
    assert ask(do="claim", record=state.to_json(), seat=1)["error"]["text"].startswith("Остальные взятки")


CLAIMED = (
    "gusarskij",
    "humbug",
    "mistigri",
    "mushka",
    "pamfil",
    "piket",
    "piket-norm",
    "rams",
    "semerik",
    "shutiha",
    "sixty-six",
    "stukolka",
    "vist",
)


@pytest.mark.parametrize("slug", CLAIMED)
def test_a_claim_that_stands_loses_no_trick_whatever_the_others_play(slug):
    """Claims at every turn of a match at random; those that stand are played out against cards at random."""
    game, chance = rules_py.game(slug), random.Random(slug)
    stood = refused = 0
    for seed in range(1, 40):
        state = game.deal(seed)
        while not state.deal_over:
            seat = state.to_move
            if may_claim(game, state, seat) and game.rest(state).hands[seat].bit_count() <= 3:
                found = claim_rest(game, state.clone(), seat, [str(one) for one in range(8)])
                stood, refused = stood + found.allowed, refused + (not found.allowed)
                if found.allowed:
                    assert_all_taken(game, state.clone(), chance)
            state.apply(chance.choice([one for one in state.legal_for(seat) if one != "check"]), seat)
        if stood >= 2 and refused >= 2:
            return
    raise AssertionError((stood, refused))


def assert_all_taken(game: Any, state: Any, chance: random.Random) -> None:
    rest = game.rest(state)
    claim = Claim(rest)
    while rest is not None:
        moves = rest.allowed(rest.hands[rest.player], rest.table) if rest.table else rest.hands[rest.player]
        ours = rest.side[rest.player] == claim.mine
        card = claim.choice(rest) if ours else chance.choice(rest.deck.cards(moves))
        trick, lay = (*rest.table, card), (*rest.lay, rest.player)
        if rest.after[rest.player] in lay:
            assert rest.side[lay[rest.best(trick)]] == claim.mine, [rest.deck.text(one) for one in trick]
        state.apply(f"play {rest.deck.text(card)}")
        rest = game.rest(state)
