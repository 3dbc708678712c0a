"""«Шестьдесят шесть»: whole matches, secrecy, bots, the exact ending."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_py.frame.errors import RulesError
from rules_py.frame.face import play_out
from rules_py.frame.match import Match
from rules_py.frame.readings import Chosen
from rules_py.frame.rng import Generator
from rules_py.games.sixty_six import GAME
from rules_py.games.sixty_six.bots import unseen
from rules_py.games.sixty_six.endgame import Ending
from rules_py.games.sixty_six.readings import READINGS
from rules_py.games.sixty_six.rules import CARD_VALUES, DECK, GOAL, MATES
from rules_py.games.sixty_six.scoring import Taken, deal_score, total_of
from rules_py.games.sixty_six.state import Table, facts_of

SixtySix = Match[Table]
NAMES = ("А", "Б")
RANDOM = GAME.bots["random"]


def state_of(seed: int, readings: dict[str, str] | None = None) -> SixtySix:
    return GAME.deal(seed, readings=readings)


@given(seed=st.integers(1, 10**6), data=st.data())
@settings(max_examples=60, deadline=None)
def test_cards_and_points_are_conserved_at_every_step(seed: int, data: st.DataObject) -> None:
    choices = {one.id: data.draw(st.sampled_from(one.choices)) for one in READINGS}
    state = state_of(seed, choices)
    random = Generator(seed)
    deal, taken_mask = state.number, 0
    for _ in range(400):
        mover = state.to_move
        if mover is None:
            break
        if state.number != deal:
            deal, taken_mask = state.number, 0
        state.apply(RANDOM.choose(state.view(mover), random))
        if state.number != deal:
            continue
        taken_mask = DECK.mask_of(card for pile in state.cards["taken"] for card in pile)
        parts = [DECK.mask_of(card for pile in piles for card in pile) for piles in state.cards.values()]
        assert sum(part.bit_count() for part in parts) == 24
        assert sum(parts) == DECK.full
        worth = sum(CARD_VALUES[card] for card in DECK.cards(taken_mask))
        both = [facts_of(state, seat) for seat in (0, 1)]
        assert both[0].cards + both[1].cards == worth
        assert (both[0].tricks + both[1].tricks) * 2 == taken_mask.bit_count()
        if state.deal_over:
            assert sum(state.score().sides.values()) == state.score().total


@given(seed=st.integers(1, 10**6), steps=st.integers(0, 23), shuffle=st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
def test_a_view_does_not_change_when_hidden_cards_change(seed: int, steps: int, shuffle: int) -> None:
    state = state_of(seed)
    order = Generator(seed).shuffle(24)
    random = Generator(seed)
    for _ in range(steps):
        if state.deal_over:
            break
        mover = state.to_move
        assert mover is not None
        state.apply(RANDOM.choose(state.view(mover), random))
    if state.number != seed or state.deal_over:
        return
    for seat in (0, 1):
        view = state.view(seat)
        hidden = list(DECK.cards(unseen(view) & ~state.open.known[1 - seat]))
        mixed = dict(zip(hidden, (hidden[place] for place in Generator(shuffle).shuffle(len(hidden))), strict=True))
        other_deal = " ".join(DECK.text(mixed.get(card, card)) for card in order)
        other = GAME.deal(seed, cards=other_deal)
        try:
            for action in state.actions:
                other.apply(action)
        except RulesError:
            continue  # with these cards the opponent could not have played so
        if [event.text for event in other.log] != [event.text for event in state.log]:
            continue  # with these cards the opponent's lead would have been a marriage, which all see
        assert (other.view(seat).cards, other.open) == (view.cards, state.open)
        assert GAME.scene(other, seat) == GAME.scene(state, seat)


def test_the_sensible_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(1, 61):
        sensible = seed % 2
        bots = [RANDOM, RANDOM]
        bots[sensible] = GAME.bots["sensible"]
        state = play_out(GAME, state_of(seed), bots, Generator(seed))
        assert isinstance(state, Match)
        won += state.open.winner == sensible
    assert won >= 48


def brute(hands: tuple[int, int], mover: int, led: int | None, sides: list[Taken], trump: int, closer: int, rules: Any) -> int:
    """Try every line of play, spelled out with the scoring types."""
    values = []
    hand = hands[mover]
    legal = DECK.cards(hand)
    if led is not None:
        same = [card for card in legal if DECK.suit_of[card] == DECK.suit_of[led]]
        trumps = [card for card in legal if DECK.suit_of[card] == trump]
        legal = tuple(same or trumps or legal)
        if rules.duty.beat:
            higher = [card for card in same if card > led]
            legal = tuple(higher or legal)
    for card in legal:
        new = list(sides)
        left = (hands[0] & ~(1 << card), hands[1] & ~(1 << card))
        if led is None:
            if left[mover] & MATES[card]:
                kind = "trump" if DECK.suit_of[card] == trump else "plain"
                new[mover] = replace(new[mover], **{kind: getattr(new[mover], kind) + 1})
            if total_of(rules, new[mover]) >= GOAL:
                values.append(outcome(mover, new, closer, rules))
            else:
                values.append(brute(left, 1 - mover, card, new, trump, closer, rules))
            continue
        takes = card > led if DECK.suit_of[card] == DECK.suit_of[led] else DECK.suit_of[card] == trump
        winner = mover if takes else 1 - mover
        over = not left[0] and not left[1]
        worth = new[winner].cards + CARD_VALUES[card] + CARD_VALUES[led]
        new[winner] = replace(new[winner], cards=worth, tricks=new[winner].tricks + 1, last=over)
        if total_of(rules, new[winner]) >= GOAL:
            values.append(outcome(winner, new, closer, rules))
        elif over:
            values.append(0 if closer < 0 else outcome(1 - closer, new, closer, rules))
        else:
            values.append(brute(left, winner, None, new, trump, closer, rules))
    return max(values) if mover == 0 else min(values)


def outcome(winner: int, sides: list[Taken], closer: int, rules: Any) -> int:
    score = deal_score(rules, sides, winner, closer, NAMES)
    return score.sides[NAMES[0]] - score.sides[NAMES[1]]


@pytest.mark.parametrize(("seed", "closer"), list(product(range(1, 41), (-1, 0, 1))))
def test_the_exact_ending_agrees_with_trying_everything(seed: int, closer: int) -> None:
    random = Generator(seed)
    order = random.shuffle(24)
    size = 3 + seed % 2
    hands = (DECK.mask_of(order[:size]), DECK.mask_of(order[size : 2 * size]))
    sides = [Taken(random.below(45), 1 + random.below(3)), Taken(random.below(45), random.below(3))]
    if not sides[1].tricks:
        sides[1] = Taken(0, 0)
    overtake, triple = "yes" if seed % 3 == 0 else "no", "closer" if seed % 5 == 0 else "opponent"
    readings = {"sixty-six.overtake": overtake, "sixty-six.failed-triple": triple}
    rules = GAME.rules_under(Chosen(READINGS, readings))
    trump = random.below(4)
    ending = Ending(rules, trump, closer)
    value, card = ending.best(hands, None, (sides[0], sides[1]))
    assert value == brute(hands, 0, None, sides, trump, closer, rules)
    assert hands[0] >> card & 1
    led = order[2 * size]
    value, _ = ending.best(hands, led, (sides[0], sides[1]))
    short = (hands[0], hands[1] & ~(hands[1] & -hands[1]))
    value, _ = Ending(rules, trump, closer).best(short, led, (sides[0], sides[1]))
    assert value == brute(short, 0, led, sides, trump, closer, rules)


@pytest.mark.parametrize(
    ("closer", "other", "triple", "games"),
    [
        (Taken(40, 5), Taken(0, 0), "opponent", -3),
        (Taken(40, 5), Taken(0, 0), "closer", -2),
        (Taken(40, 4), Taken(10, 1), "opponent", -2),
    ],
)
def test_the_exact_ending_of_a_failed_close_counts_three_games_by_the_reading(
    closer: Taken, other: Taken, triple: str, games: int
) -> None:
    rules = GAME.rules_under(Chosen(READINGS, {"sixty-six.failed-triple": triple}))
    ending = Ending(rules, 3, 0)
    assert ending.best((DECK.mask("♠9"), DECK.mask("♣9")), None, (closer, other))[0] == games
    lost = Ending(rules, 3, 0)
    assert lost.best((DECK.mask("♠9"), DECK.mask("♠Т")), None, (Taken(0, 0), Taken(40, 5)))[0] == (
        -3 if triple == "closer" else -2
    )
