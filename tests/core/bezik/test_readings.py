"""Безик: every reading is told from its default, by a calculator, a verdict or a deal."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.face import play_out
from rules_py.frame.rng import Generator

GAME = rules_py.game("bezik")


def count(case, given):
    return lambda readings: rules_py.calculator(f"bezik.{case}")(given, readings).total


def allowed(action, seat=0, **given):
    base = {"phase": "объявление", "trump": "♥", "hand_size": 17, "took": True, "stock": 60}
    return lambda readings: GAME.judge(GAME.position({**base, **given}, readings), action, seat).allowed


def points(action, **given):
    base = {"phase": "объявление", "trump": "♥", "hand_size": 17, "took": True, "stock": 60}

    def run(readings):
        match = GAME.position({**base, **given}, readings)
        match.apply(action, 0)
        return match.open.points[0]

    return run


def declared(figure, number, **more):
    return count("declaration", {"figure": figure, "number": number, "trump": "♥", **more})


def after_declaring(readings):
    match = GAME.position(
        {"phase": "объявление", "trump": "♥", "hand": "♥К ♥Д ♦В", "hand_size": 17, "took": True, "stock": 60}, readings
    )
    match.apply("declare козырный марьяж", 0)
    return GAME.judge(match, "declare безик", 0).allowed


def exchange_then_declare(readings):
    match = GAME.position(
        {"phase": "объявление", "trump": "♥", "hand": "♥К ♥Д ♥9", "hand_size": 17, "took": True, "stock": 60, "upcard": "♥Т"},
        readings,
    )
    match.apply("exchange ♥9", 0)
    return GAME.judge(match, "declare козырный марьяж", 0).allowed


def quick(readings, options=None, seed=2):
    bots = [GAME.bots["sensible"]] * (options or {}).get("players", 2)
    small = {"few": 3, **(options or {})}
    return play_out(GAME, GAME.deal(seed, small, {"bezik.decks": "2-3-8-10", **readings}), bots, Generator(seed))


def first_drawer(readings):
    """Say who got the top card after the first trick of some deals."""
    owners = []
    for seed in range(1, 6):
        match = GAME.deal(seed, {"players": 3}, readings)
        for place in (0, -1, -1):
            match.apply(match.legal()[place])
        top = match.cards["stock"][0][-1]
        match.apply("draw")
        owners.append(next(seat for seat in range(3) if top in match.cards["hand"][seat]))
    return owners


def turned(readings):
    deck = GAME.deal(1).packs["cards"]
    order = [card for card in GAME.order(deck) if deck.suit(card)]
    jokers = [card for card in GAME.order(deck) if not deck.suit(card)]
    order = [jokers[0], *order[:-36], jokers[1], *order[-36:]]
    match = GAME.deal(1, {"players": 2}, readings, " ".join(deck.text(card) for card in order))
    return sorted(deck.text(card) for card in match.cards["hand"][0])


def played_after_stock(readings):
    match = quick(readings)
    return match.actions[-1]


def declares_late(readings):
    match = GAME.position({"trump": "♥", "hand": "♠Т", "hand_size": 18, "stock": 0, "took": True}, readings)
    match.cards["hand"][1] = match.cards["hand"][1][:18]
    match.apply("play ♠Т", 0)
    match.apply(match.legal()[0])
    return match.prompt.phase


def match_length(readings):
    match = quick(readings, {"target": 100_000, "deals": 2})
    return match.deals


CASES = {
    "bezik.decks": ("2-3-8-10", lambda readings: len(GAME.order(GAME.deal(1, {"few": 3}, readings).packs["cards"]))),
    "bezik.exchange-again": ("yes", allowed("exchange ♥9", hand="♥9 ♠К", upcard="♥9")),
    "bezik.trump-jacks": ("trump-164", declared("козырные валеты", 4)),
    "bezik.sixth-queen": ("agreed", declared("козырные дамы", 6, agreed=150)),
    "bezik.second-set-jacks": ("same", declared("безиковые валеты", 8)),
    "bezik.second-set-aces": ("same", declared("козырные тузы", 8)),
    "bezik.second-set-tens": ("row", declared("козырные десятки", 8)),
    "bezik.beyond-eight": ("double", declared("козырные дамы", 9)),
    "bezik.four-jacks": ("0", declared("четыре валета", 1)),
    "bezik.fifth-marriage": ("none", declared("козырный марьяж", 5)),
    "bezik.double-show": ("at-once", points("declare четыре дамы", hand="♠Д ♣Д ♦Д ♥Д", open={"четыре дамы": "♠Д ♣Д ♦Д ♥Д"})),
    "bezik.quint-jack": ("reused", allowed("declare козырная квинта", hand="♥Т ♥К ♥Д ♦В ♥10")),
    "bezik.two-jokers": ("no", allowed("declare козырные дамы", hand="♥Д ♥Д инфузорка инфузорка")),
    "bezik.one-per-trick": ("separate", after_declaring),
    "bezik.declare-late": ("first-only", declares_late),
    "bezik.endgame": ("stop", played_after_stock),
    "bezik.exchange-lead": ("cover", allowed("exchange ♥9", hand="♥9 ♠К", upcard="♥Т", led=True)),
    "bezik.exchange-declares": ("yes", exchange_then_declare),
    "bezik.four-suits": ("no", allowed("declare четыре короля", hand="♠К ♠К ♦К ♥К")),
    "bezik.nine": ("nothing", count("trick", {"trump": "♥", "trick": "♠Т ♥9"})),
    "bezik.joker-turned": ("redeal", turned),
    "bezik.draw-order": ("dealer", first_drawer),
    "bezik.last-cards": ("take", count("stock", {"decks": 10, "players": 3})),
    "bezik.first-lead": ("dealer", lambda readings: GAME.deal(1, None, readings).to_move),
    "bezik.equal-later": ("later", count("trick", {"trump": "♥", "trick": "♠10 ♠К ♠К"})),
    "bezik.joker-trick": ("highest", count("trick", {"trump": "♥", "trick": "♥Т инфузорка"})),
    "bezik.end": ("target", match_length),
    "bezik.shown-again": ("once", allowed("declare безик", hand="♦В", open={"козырный марьяж": "♥К ♥Д"})),
}
"""Every reading: another answer, and what it changes."""


def test_every_reading_has_its_case():
    assert sorted(CASES) == sorted(reading.id for reading in GAME.readings)


@pytest.mark.parametrize("reading", CASES)
def test_a_reading_is_told_from_its_default(reading):
    other, asked = CASES[reading]
    assert asked({}) != asked({reading: other})


def test_two_fours_at_once_are_one_declaration_under_the_other_reading():
    hand = "♠Д ♣Д ♦Д ♥Д ♠Д ♣Д ♦Д ♥Д"
    assert not allowed("declare дважды четыре дамы", hand=hand)({})
    assert points("declare дважды четыре дамы", hand=hand)({"bezik.double-show": "at-once"}) == 12
    assert points("declare дважды козырные дамы", hand=" ".join(["♥Д"] * 8))({"bezik.double-show": "at-once"}) == 352


def test_the_queen_of_a_bezique_goes_into_the_quint_where_cards_serve_once():
    given = {"hand": "♥Т ♥К ♥В ♥10", "open": {"безик": "♥Д ♦В"}}
    once = {"bezik.shown-again": "once"}
    assert not allowed("declare козырная квинта", **given)(once)
    assert allowed("declare козырная квинта", **given)({**once, "bezik.quint-jack": "reused"})


def test_one_who_has_no_card_left_is_passed_by_where_the_last_cards_did_not_do_for_all():
    match = GAME.deal(4, {"players": 3, "decks": 10}, {"bezik.last-cards": "take"})
    chance = Generator(4)
    while not match.done:
        seat = match.to_move
        legal = [action for action in match.legal() if action != "fold"]
        match.apply(legal[chance.below(len(legal))], seat)
    assert match.done and not any(match.cards["hand"]) and not any(match.cards["shown"])


def test_a_match_to_a_target_goes_on_until_it_is_reached():
    match = quick({"bezik.end": "target"}, {"target": 150, "deals": 20})
    totals = [match.sheet.total("points", seat) for seat in range(2)]
    assert match.deals > 1 or max(match.open.points) >= 150
    assert max(totals) >= 150 and match.sheet.total("won", 0) == totals[0] - totals[1]
