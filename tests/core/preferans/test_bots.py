"""The family of преферанс: what the sensible player does: bids, whists, catches a misère with the solver, knows nothing hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest

import rules_py
from rules_py.families.preferans.rules import DECK
from rules_py.families.preferans.solver import Board
from rules_py.frame.face import ask_bots
from rules_py.frame.rng import Generator
from rules_py.games.preferans import PreferansState

from .at_preferans import lay, say

GAME = rules_py.game("preferans")
KOVALEVSKAYA = ("♠78910 ♣8 ♦789 ♥89", "♠КТ ♣10ВД ♦Т ♥10ДКТ", "♠ВД ♣79 ♦10ВДК ♥7В")
"""A misère that is caught for one trick when the right hand leads: declarer, left, right; ♣К and ♣Т lie in the talon."""


def kovalevskaya(options: dict[str, Any] | None = None) -> PreferansState:
    """Seat the declarer second: his right neighbour leads."""
    declarer, left, right = KOVALEVSKAYA
    return lay(GAME, DECK, right, declarer, left, talons=("♣КТ",), options=options)


def play_out(state: PreferansState, seed: int = 1) -> int:
    """Let sensible players finish the deal; return the declarer's tricks."""
    bots, random = [GAME.bots["sensible"]] * 5, Generator(seed)
    while not state.deal_over:
        ask_bots(state, bots, random)
    assert state.declarer is not None
    return state.taken[state.declarer]


def test_with_all_cards_open_both_sides_play_a_misere_exactly() -> None:
    state = say(kovalevskaya({"uverts": True}), "pass", "bid большой уверт", "pass")
    assert state.phase == "play" and state.opened.bit_count() == 3
    assert play_out(state) == 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_open_defenders_catch_a_misere_whose_discard_they_must_guess(seed: int) -> None:
    state = say(kovalevskaya(), "pass", "bid малый мизер", "pass", "take прикуп", "discard ♣К", "discard ♣Т")
    say(state, "contract малый мизер", "whist", "whist")
    leader = state.to_move
    assert leader is not None and state.view(leader).shown[state.declarer or 0] is None
    assert play_out(state, seed) >= 1


def test_the_same_holds_today() -> None:
    game = rules_py.game("preferans-modern")
    declarer, left, right = KOVALEVSKAYA
    state = lay(game, DECK, right, declarer, left, talons=("♣КТ",))
    say(state, "pass", "bid мизер", "pass", "take прикуп", "discard ♣К", "discard ♣Т", "contract мизер")
    assert play_out(state) >= 1


@pytest.mark.parametrize("seed", [5, 13])
def test_an_open_misere_of_any_deal_brings_what_the_solver_promises(seed: int) -> None:
    state = GAME.deal(seed, {"uverts": True, "players": 3})
    assert isinstance(state, PreferansState)
    say(state, "bid большой уверт", "pass", "pass")
    assert state.declarer is not None
    seats = (state.declarer, *state.circle.left_of(state.declarer))
    board = Board(DECK, [state.play.hands[seat] for seat in seats], -1, seats.index(state.circle.first), True)
    assert play_out(state) == board.solve().tricks


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("♠ТКДВ10 ♥ТК ♦Т ♣Т7", "bid 6♠"), ("♠7 8 10 ♣789 ♦78 ♥78", "bid малый мизер"), ("♠Д9 ♣В98 ♦Д107 ♥В9", "pass"),
    ],
)  # fmt: skip
def test_a_hand_is_bid_for_what_it_is_worth(hand: str, action: str) -> None:
    rest = DECK.cards(DECK.full & ~DECK.mask(hand))
    others = [" ".join(map(DECK.text, rest[start:end])) for start, end in ((0, 10), (10, 20), (20, 22))]
    state = lay(GAME, DECK, hand, others[0], others[1], talons=(others[2],))
    mover = state.to_move
    assert mover is not None
    assert GAME.advise(state.view(mover)).action == action


@pytest.mark.parametrize(
    ("game", "hand", "action"),
    [
        ("6♠", "♠97 ♣ТК7 ♦КД8 ♥Д9", "whist"), ("6♠", "♠97 ♣В108 ♦ВД7 ♥109", "pass"), ("8♠", "♠97 ♣ТК7 ♦Д98 ♥В9", "whist"),
        ("8♠", "♠97 ♣Д87 ♦КД8 ♥В9", "pass"), ("10♠", "♠97 ♣Т87 ♦Д98 ♥В9", "check"), ("10♠", "♠97 ♣В87 ♦Д98 ♥В9", "pass"),
    ],
)  # fmt: skip
def test_a_game_is_whisted_on_sure_tricks(game: str, hand: str, action: str) -> None:
    used = DECK.mask(hand)
    rest = DECK.cards(DECK.full & ~used)
    spades = [card for card in rest if DECK.suit(card) == "♠"]
    others = [card for card in rest if card not in spades]
    hands = [[*spades, *others[: 10 - len(spades)]], [*others[10 - len(spades) :]][:10]]
    talon = [card for card in others if card not in hands[0] and card not in hands[1]]
    texts = [" ".join(map(DECK.text, row)) for row in (*hands, talon)]
    state = lay(GAME, DECK, texts[0], hand, texts[1], talons=(texts[2],))
    say(state, "bid 6♠", "pass", "pass", "take прикуп", *(f"discard {DECK.text(card)}" for card in talon), f"contract {game}")
    mover = state.to_move
    assert mover is not None and state.view(mover).hand == used
    assert GAME.advise(state.view(mover)).action == action


@pytest.mark.parametrize("slug", ["preferans", "gusarskij", "preferans-modern"])
def test_a_sensible_player_does_the_same_whatever_lies_where_he_cannot_see(slug: str) -> None:
    game = rules_py.game(slug)
    changed = 0
    for seed in range(1, 25):
        state = game.deal(seed)
        assert isinstance(state, PreferansState)
        seat = state.to_move
        assert seat is not None
        deck = state.kind.deck
        hidden = deck.cards(deck.full & ~state.view(seat).hand)
        mixed = dict(zip(hidden, (hidden[place] for place in Generator(seed).shuffle(len(hidden))), strict=True))
        order = Generator(seed).shuffle(deck.size)
        other = game.deal(seed, None, None, " ".join(deck.text(mixed.get(card, card)) for card in order))
        changed += other.play.hands != state.play.hands
        assert other.view(seat) == state.view(seat)
        chosen = [game.bots["sensible"].choose(one.view(seat), Generator(seed)) for one in (state, other)]
        assert chosen[0] == chosen[1]
    assert changed == 24


# Advice that was once a blunder


def hinted(state: PreferansState, seat: int) -> PreferansState:
    """Let a player follow the hints to the end of a deal against sensible bots."""
    bots, random = [GAME.bots["sensible"]] * 5, Generator(1)
    while not state.deal_over:
        if state.to_move == seat:
            state.apply(GAME.advise(state.view(seat)).action, seat)
        else:
            ask_bots(state, bots, random)
    return state


def test_a_game_named_and_played_by_hints_is_made_in_deal_1036() -> None:
    state = GAME.deal(1036, {"players": 3})
    assert isinstance(state, PreferansState)
    hinted(state, 0)
    assert state.declarer == 0 and state.contract is not None
    assert state.taken[0] >= 6 + state.contract.level


@pytest.mark.parametrize("slug", ["preferans", "preferans-modern"])
def test_no_misere_is_advised_with_high_cards_in_two_suits(slug: str) -> None:
    game = rules_py.game(slug)
    state = lay(game, DECK, "♦КД10 ♥В109 ♠78 ♣78", options={"players": 3})
    assert state.to_move is not None
    assert "мизер" not in game.advise(state.view(state.to_move)).action


def test_a_hussar_with_more_tricks_than_he_needs_whists() -> None:
    game = rules_py.game("gusarskij")
    deck = game.kind.deck  # type: ignore[attr-defined]
    state = lay(game, deck, "♠Т9 ♥ДВ9 ♦ДВ9 ♣В9", "♣ТКД10 ♠КДВ ♥ТК ♦Т")
    say(state, "pass", "bid 6♠", "take правый")
    seat = state.to_move
    assert seat is not None
    spare = [card for card in deck.cards(state.view(seat).hand) if deck.text(card)[0] == "♦" or deck.text(card) == "♠В"]
    for card in spare[:2]:
        say(state, f"discard {deck.text(card)}")
    say(state, "contract 8♣")
    assert state.to_move is not None
    advice = game.advise(state.view(state.to_move))
    assert advice.action.startswith("whist"), advice.text


def test_a_pass_on_a_game_tells_fewer_tricks_than_are_needed() -> None:
    told = 0
    game = rules_py.game("gusarskij")
    for seed in range(1, 60):
        if told == 2:
            break
        state = game.deal(seed)
        bots, random = [game.bots["sensible"]] * 2, Generator(seed)
        while not state.deal_over:
            assert isinstance(state, PreferansState)
            if state.phase == "answer" and state.to_move is not None:
                text = game.advise(state.view(state.to_move)).text
                if "а нужно" in text:
                    told += 1
                    have, need = (float(word.replace(",", ".")) for word in re.findall(r"\d+(?:,\d)?", text))
                    assert have < need, text
                break
            ask_bots(state, bots, random)
    assert told
