"""Вист: the advice of §§ 27–59, each where it speaks, and that the hint names every one of them."""

from types import SimpleNamespace

import pytest

import rules_py
from rules_py.families.vist.advice import Seen, follow, lead, said_of
from rules_py.families.vist.bots import ADVICE
from rules_py.frame.cards import DECK_52 as DECK
from rules_py.frame.face import WAIT
from rules_py.frame.rng import Generator

GAME = rules_py.game("vist")
FIRST, SECOND, THIRD, FOURTH = range(4)


def row(cards):
    """Read cards one after another."""
    return tuple(DECK.card(word) for word in cards.split())


def seen(hand, *taken, trump="♥", voids=None, table="", tricks=None):
    """Return what the first player remembers: his cards, the tricks (who led, who took, cards), who lacks which suit."""
    gone = [(took, row(cards), tuple((led + step) % 4 for step in range(4))) for led, took, cards in taken]
    counts = [0, 0, 0, 0]
    for took, _, _ in gone:
        counts[took] += 1
    state = SimpleNamespace(
        circle=[0, 1, 2, 3], dummies=[], trump=DECK.suits.index(trump), taken=gone, tricks=tricks or counts,
        voids={seat: [DECK.suits.index(suit) for suit in suits] for seat, suits in (voids or {}).items()},
        lay=[3] if table else [], skipped=[],
    )  # fmt: skip
    view = SimpleNamespace(open=state, rules=GAME.rules, packs={"cards": DECK}, seen=lambda name, *who: row(table))
    return Seen(view, FIRST, DECK.cards(DECK.mask(hand)))


def told(said):
    """Return the card and the rules of an advice."""
    return DECK.text(said[0]), said[2]


MATES_ACE = (THIRD, THIRD, "♠Т ♠2 ♠3 ♠4")
NO_DIAMONDS = {THIRD: "♦"}


def test_the_only_card_of_the_partners_suit_goes_before_those_that_he_trumps():
    assert told(lead(seen("♠9 ♦Т86 ♣К53 ♥42", MATES_ACE, voids=NO_DIAMONDS))) == ("♠9", ("vist.50",))
    assert told(lead(seen("♠98 ♦Т86 ♣К53 ♥4", MATES_ACE, voids=NO_DIAMONDS))) == ("♦6", ("vist.35", "vist.50"))


def test_after_the_opponents_led_trumps_the_partner_trumps_though_they_may_overtrump():
    both = {THIRD: "♦", SECOND: "♦"}
    trumps = (SECOND, SECOND, "♥Т ♥3 ♥5 ♥6")
    plain = (SECOND, SECOND, "♣Т ♣3 ♣5 ♣6")
    hand = "♦Т86 ♣К92 ♥42 ♠95"
    assert told(lead(seen(hand, trumps, voids=both))) == ("♦6", ("vist.36",))
    assert "vist.36" not in lead(seen(hand, plain, voids=both))[2]


EACH_ONE = tuple((FIRST, who, "♣5 ♣6 ♣7 ♣8") for who in range(4))
WE_LEAD = ((FIRST, FIRST, "♣5 ♣6 ♣7 ♣8"), (FIRST, THIRD, "♦5 ♦6 ♦7 ♦8"), (FIRST, FIRST, "♣9 ♣3 ♣4 ♣2"))


def test_equal_cards_are_led_clearly_where_we_are_strong_and_otherwise_where_all_four_are():
    hand = "♠КД4 ♥32 ♣Д10 ♦43"
    assert told(lead(seen(hand))) == ("♠К", ("vist.53",))
    assert told(lead(seen(hand, *WE_LEAD)))[0] == "♠К"
    assert lead(seen(hand, *WE_LEAD))[2][-1] == "vist.46"
    assert told(lead(seen(hand, *EACH_ONE))) == ("♠Д", ("vist.45",))


def test_in_a_weak_suit_one_hopes_for_the_partner():
    assert told(follow(seen("♠1094 ♥3 ♦Т", table="♠8"))) == ("♠4", ("vist.59",))
    assert "vist.59" not in follow(seen("♠К94 ♥3 ♦Т", table="♠8"))[2]


def test_a_card_that_became_the_highest_is_remembered():
    gone = ((SECOND, SECOND, "♠Т ♠2 ♠3 ♠4"), (SECOND, SECOND, "♠К ♠5 ♠6 ♠7"))
    assert told(lead(seen("♠Д8 ♦32", *gone, voids={SECOND: "♥", FOURTH: "♥"}))) == ("♠Д", ("vist.59", "vist.32"))
    assert told(lead(seen("♠Д8 ♦32", gone[0], voids={SECOND: "♥", FOURTH: "♥"})))[1] != ("vist.59", "vist.32")


def test_the_thirteenth_card_is_trumped_by_the_last_alone():
    spades = tuple((SECOND, SECOND, cards) for cards in ("♠Т ♠2 ♠3 ♠4", "♠К ♠5 ♠6 ♠7", "♠Д ♠8 ♠9 ♠10"))
    held = seen("♥32 ♦54 ♣К3", *spades, table="♠В")
    assert told(follow(held))[1] == ("vist.56",)
    held.view.open.lay[:] = [1, 2, 3]
    held = seen("♥32 ♦54 ♣К3", *spades, table="♠В ♦2 ♦3")
    held.view.open.lay[:] = [1, 2, 3]
    assert follow(held)[0] in row("♥2 ♥3")


def test_trumps_that_the_partner_wanted_are_returned():
    asked = (THIRD, THIRD, "♥К ♥4 ♥5 ♥6")
    assert told(lead(seen("♥Т3 ♠В9 ♦84 ♣72", asked))) == ("♥Т", ("vist.34", "vist.57"))
    assert told(lead(seen("♥Т3 ♠В9 ♦84 ♣72")))[0] != "♥Т"


def advised_rules(seeds):
    """Return the rules that hints named in whole matches of the sensible bot, and the first odd one."""
    named = set()
    for seed in seeds:
        match, chance = GAME.deal(seed, {"deals": 3}), Generator(seed)
        while not match.done:
            view = match.view(match.to_move)
            if view.phase_name == "play":
                card, text, cites = said_of(view)
                assert f"play {view.text(card)}" in view.legal and text and set(cites) <= set(ADVICE)
                named |= set(cites)
            match.apply(GAME.bots["sensible"].choose(view, chance), match.to_move)
        if len(named & BOOK) == len(BOOK):
            break
    return named


BOOK = {f"vist.{number}" for number in range(27, 60)}


def test_the_hint_names_every_advice_of_the_book_sooner_or_later():
    assert BOOK - advised_rules(range(1, 200)) == set()


@pytest.mark.parametrize("slug", ["vist", "humbug"])
def test_the_hint_of_the_table_is_the_card_of_the_book(slug):
    game = rules_py.game(slug)
    match, chance = game.deal(7, {"deals": 1}), Generator(7)
    while not match.done:
        view = match.view(match.to_move)
        hint = game.advise(view)
        if view.phase_name == "play":
            card, text, cites = said_of(view)
            assert (hint.action, hint.text, hint.cites) == (f"play {view.text(card)}", text, game.cite(cites))
        action = game.bots["sensible"].choose(view, chance)
        assert action == hint.action != WAIT
        match.apply(action, match.to_move)
