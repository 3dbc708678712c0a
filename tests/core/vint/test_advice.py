"""«Винт»: the source's advice — what it says, that it cites, that it wins."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.games.vint import VintState
from rules_py.games.vint.advice.bid import Talk
from rules_py.games.vint.advice.calculable import ace_on_figure, finesse_card, lead_card, opening_level, raise_level
from rules_py.games.vint.advice.memory import Memory
from rules_py.games.vint.advice.pictures import Pictures
from rules_py.games.vint.advice.valuation import ALL_STRENGTH, contract_worth, strength, trick_chances
from rules_py.games.vint.options import DECK, step_of

GAME = rules_py.game("vint")


def ranks(text: str) -> int:
    return DECK.mask("♠" + text)


@pytest.mark.parametrize(
    ("holding", "level", "card", "rule"),
    [
        ("ТКД5", 1, "Т", "vint.85"), ("ТК", 1, "Т", "vint.87"), ("ТК5", 1, "К", "vint.87"), ("ТК52", 4, "Т", "vint.91"),
        ("КД4", 1, "К", "vint.86a"), ("КДВ", 1, "К", "vint.88"), ("ДВ10", 1, "Д", "vint.89"), ("В10432", 1, "В", "vint.90"),
        ("ТД83", 2, "маленькая", "vint.92"), ("ТД83", 3, "Т, потом маленькая", "vint.92"), ("ТВ83", 2, "маленькая", "vint.92"),
        ("ТД9742", 1, "Т, потом маленькая", "vint.93"), ("КВ73", 3, "маленькая", "vint.94"), ("Т862", 2, "маленькая", "vint.95"),
        ("Т862", 3, "Т", "vint.95"), ("Д3", 1, "Д", "vint.96"), ("В53", 1, "В", "vint.96"), ("К3", 1, "не ходить", "vint.97"),
        ("К32", 1, "не ходить", "vint.97"), ("Д432", 1, "не ходить", "vint.97"), ("ТД3", 1, "не ходить", "vint.98"),
        ("Т3", 1, "Т, потом маленькая", "vint.99"), ("К", 1, "К", "vint.126"), ("Т", 1, "Т", "vint.126"),
        ("К8642", 1, "маленькая", "vint.81b"), ("9742", 1, "маленькая", "vint.81b"), ("Д9642", 1, "маленькая", "vint.81b"),
        ("В9642", 1, "маленькая", "vint.81b"),
    ],
)  # fmt: skip
def test_the_card_to_lead(holding: str, level: int, card: str, rule: str) -> None:
    named, cites = lead_card(ranks(holding), level)
    assert (named, cites[0]) == (card, rule)


@pytest.mark.parametrize(
    ("sure", "doubtful", "in_suit", "level"),
    [
        (4, 0, 0, 0),
        (5, 0, 0, 1),
        (6, 0, 0, 1),
        (6, 2, 5, 2),
        (6, 2, 4, 1),
        (6, 1, 5, 1),
        (7, 0, 0, 2),
        (8, 0, 0, 3),
        (9, 0, 0, 3),
        (13, 0, 0, 3),
    ],
)
def test_the_game_to_open_with(sure: int, doubtful: int, in_suit: int, level: int) -> None:
    assert opening_level(sure, doubtful, in_suit)[0] == level


@pytest.mark.parametrize(
    ("side", "trumps", "level"), [(2, 1, 2), (2, 2, 3), (3, 3, 3), (1, 1, 0), (1, 3, 0), (2, 0, 0), (0, 0, 0)]
)
def test_the_game_to_raise_to(side: int, trumps: int, level: int) -> None:
    assert raise_level(side, trumps)[0] == level


def test_aces_on_figures_and_cuts_in_trumps() -> None:
    assert [ace_on_figure(figure, level) for figure in "КДВ" for level in (2, 3)] == [True, True, True, True, False, True]
    assert [finesse_card(ranks(held), False)[0] for held in ("ТКВ", "КВ10", "ТДВ", "ТД10", "ТКВ864", "К98")] == [
        "В", "10", "В", "10", "не резать", "не резать",
    ]  # fmt: skip
    assert finesse_card(ranks("ТКВ"), True) == ("не резать", ("vint.142",))


def position(**given: Any) -> rules_py.Advice:
    state = GAME.position(given)
    return GAME.advise(state.view(0))


@pytest.mark.parametrize(
    ("given", "action", "rule"),
    [
        ({"trump": "♠", "hand": "♦Т ♦5 ♣9", "trick": "♦К"}, "play ♦Т", "vint.109"),
        ({"trump": "♠", "hand": "♦Т ♦5 ♣9", "trick": "♦В"}, "play ♦5", "vint.109"),
        ({"trump": "♠", "contract": "три", "hand": "♦Т ♦5 ♣9", "trick": "♦В"}, "play ♦Т", "vint.109"),
        ({"trump": "♠", "hand": "♦К ♦5 ♣9 ♥3", "trick": "♦Д"}, "play ♦К", "vint.105"),
        ({"trump": "♠", "hand": "♦К ♦8 ♦5 ♣9", "trick": "♦3"}, "play ♦5", "vint.102"),
        ({"trump": "♠", "hand": "♦К ♦Д ♦5 ♣9", "trick": "♦3"}, "play ♦К", "vint.103"),
        ({"trump": "♠", "hand": "♦К ♦8 ♦5 ♣9", "trick": "♦3 ♦2"}, "play ♦К", "vint.112"),
        ({"trump": "♠", "hand": "♦К ♦Д ♦5 ♣9", "trick": "♦3 ♦2"}, "play ♦Д", "vint.112"),
        ({"trump": "♠", "hand": "♦Т ♦Д ♦5 ♣9", "trick": "♦3 ♦2"}, "play ♦Д", "vint.112"),
        ({"trump": "♠", "contract": "четыре", "declarer": 3, "seat": 1, "hand": "♦Т ♦Д ♦5 ♣9", "trick": "♦3 ♦2"}, "play ♦Т", "vint.112"),
        ({"trump": "♠", "hand": "♦Т ♦5 ♣9 ♥3", "trick": "♦Д ♦2"}, "play ♦5", "vint.105"),
        ({"trump": "♠", "hand": "♦Т ♦К ♦5 ♣9", "trick": "♦3 ♦2 ♦Д"}, "play ♦К", "vint.105"),
        ({"trump": "♠", "hand": "♦Т ♦К ♦5 ♣9", "trick": "♦3 ♦В ♦10"}, "play ♦5", "vint.105"),
        ({"trump": "♠", "hand": "♠5 ♠Д ♣9 ♥3", "trick": "♦3"}, "play ♠5", "vint.110"),
        ({"trump": "♠", "hand": "♠5 ♠Д ♣9 ♥3", "trick": "♦3 ♦8"}, "play ♠5", "vint.111a"),
        ({"trump": "♠", "hand": "♠5 ♠Д ♣9 ♥3", "trick": "♦3 ♦2"}, "play ♠5", "vint.114"),
        ({"trump": "♠", "hand": "♠5 ♠Д ♣9 ♥3", "trick": "♦К ♦2"}, "play ♥3", "vint.115"),
        ({"trump": "♠", "hand": "♣Т ♣9 ♥3 ♥4", "trick": "♦К"}, "play ♥3", "vint.161"),
        ({"trump": "♠", "hand": "♣5", "trick": "♦К"}, "play ♣5", "vint.107"),
    ],
    ids=lambda value: str(value)[:60],
)  # fmt: skip
def test_the_advised_card_and_its_rule(given: dict[str, Any], action: str, rule: str) -> None:
    advice = position(**given)
    assert (advice.action, rule in advice.cites) == (action, True), advice


def bidding(hand: str, *calls: str, dealer: int | None = None) -> rules_py.Advice:
    """Ask for the word after some calls; the asking seat speaks next."""
    seats = 4 - len(calls) % 4
    state = GAME.position({"dealer": dealer or seats % 4 + 1, "calls": list(calls), "seat": 1})
    assert isinstance(state, VintState)
    state.play.hands[0] = DECK.mask(hand)
    return GAME.advise(state.view(0))


@pytest.mark.parametrize(
    ("hand", "calls", "action", "rule"),
    [
        ("♠ТКВ85 ♣К94 ♦В3 ♥864", (), "bid 1♠", "vint.33"),
        ("♠ТКД852 ♣ТК4 ♦Т3 ♥86", (), "bid 1БК", "vint.40"),
        ("♠ТКД8652 ♣КД4 ♦83 ♥8", (), "bid 3♠", "vint.36a"),
        ("♠ТК9 ♣Т94 ♦Т853 ♥864", (), "bid 1БК", "vint.40"),
        ("♠ТКД ♣ТКД ♦ТКД3 ♥Т64", (), "bid 2БК", "vint.42"),
        ("♠9765 ♣8743 ♦96 ♥864", (), "pass", "vint.50"),
        ("♠К765 ♣К743 ♦96 ♥864", (), "pass", "vint.33"),
        ("♠КД75 ♣Т743 ♦Т6 ♥864", ("1♠", "пас"), "bid 3♠", "vint.56"),
        ("♠Д5 ♣В743 ♦9642 ♥864", ("1♠", "пас"), "pass", "vint.59"),
    ],
)  # fmt: skip
def test_the_advised_word_and_its_rule(hand: str, calls: tuple[str, ...], action: str, rule: str) -> None:
    advice = bidding(hand, *calls)
    assert (advice.action, rule in advice.cites) == (action, True), advice


def test_the_words_of_the_auction_paint_the_hands() -> None:
    state = GAME.position({"dealer": 1, "calls": ["2♠", "пас", "3♠", "пас"]})
    pictures = Pictures(state.view(0))
    opener, raiser = pictures.of[0], pictures.of[2]
    assert opener.lengths[0] > 45 and raiser.lengths[0] > 34 and opener.strength > pictures.of[1].strength
    assert pictures.suits[0] == {0: 0}
    shown = Pictures(GAME.position({"dealer": 1, "calls": ["1БК", "пас", "пас", "пас"]}).view(0)).of[0]
    assert shown.aces == 32
    later = Pictures(GAME.position({"dealer": 1, "calls": ["пас", "пас", "пас", "1♠", "1БК", "пас", "пас", "пас"]}).view(0)).of[
        0
    ]
    assert later.aces == 20


def test_memory_notes_voids_discards_and_masters() -> None:
    state = GAME.deal(5)
    assert isinstance(state, VintState)
    state.apply("bid 1♠")
    while state.phase == "auction":
        state.apply("pass")
    random = Generator(1)
    while len(state.play.winners) < 8:
        mover = state.to_move
        assert mover is not None
        state.apply(GAME.bots["random"].choose(state.view(mover), random))
    for seat in range(4):
        memory = Memory(state.view(seat))
        for place in range(4):
            for suit in range(4):
                if memory.void[place][suit] and place != seat:
                    assert not state.play.hands[place] & DECK.suit_masks[suit]
        for suit in range(4):
            mine = memory.suit(suit)
            if mine:
                top = mine.bit_length() - 1
                others = [state.play.hands[place] & DECK.suit_masks[suit] for place in range(4) if place != seat]
                assert memory.is_master(top) == all(hand < 1 << top for hand in others)
        assert sum(card >= 0 for thrown in memory.discards for card in thrown) == sum(
            1 for trick in memory.tricks for _, card in trick.plays if DECK.suit_of[card] not in (trick.suit, memory.trump)
        )


def test_chances_of_tricks_add_up_and_a_worse_hand_is_worth_less() -> None:
    for mean in range(0, 140, 7):
        assert sum(trick_chances(mean, 14)) == 1000 and min(trick_chances(mean, 14)) >= 0
    assert contract_worth(3, False, 95, 14, 30, 35) > contract_worth(3, False, 80, 14, 30, 35)
    assert contract_worth(1, False, 60, 14, 0, 35) > contract_worth(6, False, 60, 14, 0, 35)
    assert strength(DECK.mask("♠ТКДВ10 ♥ТК ♦32 ♣5432")) > strength(DECK.mask("♠К ♥ДВ ♦ТК32 ♣765432"))


@pytest.mark.parametrize("seed", range(1, 13))
def test_every_hint_of_a_deal_is_legal_and_cites_rules(seed: int) -> None:
    state = GAME.deal(seed)
    while not state.deal_over:
        mover = state.to_move
        assert mover is not None
        advice = GAME.advise(state.view(mover))
        assert advice.action in state.legal() and advice.cites and advice.text[-1] in ".!" and advice.text[0].isupper()
        state.apply(advice.action)
    advice = GAME.advise(state.view(state.to_move or 0))
    assert advice.action == "next" or state.done


def test_partners_do_not_fight_over_the_suit() -> None:
    for seed in range(1, 40):
        state = GAME.deal(seed)
        assert isinstance(state, VintState)
        while state.phase == "auction":
            state.apply(GAME.advise(state.view(state.to_move or 0)).action)
        if state.contract >= step_of(6, 0):
            assert state.tricks_of(state.side[state.declarer]) == 0
            strong = state.held[state.declarer] | state.held[(state.declarer + 2) % 4]
            assert strength(strong) > 56, f"deal {seed}: a slam on weak hands"


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        # 3♠ from hand, two aces and a king opposite: nobody else has named anything, so the figures are the opener's
        (10170, ["pass", "bid 3♠", "pass", "pass", "pass", "pass", "pass", "bid 5♠", "pass", "bid 6♠"]),
        # three aces were shown at once: he who is asked about the slam needs none of his own
        (10312, ["bid 1БК", "pass", "bid 2♦", "pass", "bid 5♦", "pass", "bid 6♦"]),
    ],
)
def test_partners_find_a_slam_by_what_the_words_have_shown(seed: int, words: list[str]) -> None:
    state = GAME.deal(seed)
    said = []
    while state.phase == "auction":
        action = GAME.advise(state.view(state.to_move or 0)).action
        said.append(action)
        state.apply(action)
    assert said[: len(words)] == words and set(said[len(words) :]) == {"pass"}


def test_figures_that_do_not_add_up_are_taken_from_those_who_have_named_nothing() -> None:
    state = GAME.deal(10170)
    for _ in range(7):
        state.apply(GAME.advise(state.view(state.to_move or 0)).action)
    talk = Talk(state.view(state.to_move or 0))
    shown = [picture.strength for picture in talk.pictures.of]
    over = sum(shown) - shown[talk.me] - (ALL_STRENGTH - talk.strength)
    assert over > 0 and not talk.pictures.of[talk.me].bids
    assert shown[talk.partner] - talk.partner_strength() == -(-over // 5)  # of five parts of doubt his is one
