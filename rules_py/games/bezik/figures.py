"""Безик: which cards of a hand make a declaration; equal cards, open ones and jokers told apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...frame.cards import Deck
from .rules import CLAIMS, JOKER, Claim, plain_marriages, slots
from .scoring import Declaration, worth


def fitted(
    deck: Deck, wanted: Sequence[Sequence[str]], cards: Sequence[int], jokers: int, alone: bool = False
) -> list[int] | None:
    """Return cards for every place of a figure, the first named first, jokers only where none fits; None where it cannot be made.

    A figure needs one card of its own at least, unless it goes on with cards that lie open: then a joker may come alone.
    """
    left = list(cards)
    found: list[int] = []
    missing = 0
    for names in wanted:
        card = next((one for name in names for one in left if deck.text(one) == name), None)
        if card is None:
            missing += 1
        else:
            left.remove(card)
            found.append(card)
    if missing > jokers or (missing == len(wanted) and not alone):
        return None
    wild = [card for card in left if deck.text(card) == JOKER][:missing]
    return [*found, *wild] if len(wild) == missing else None


def free_cards(rules: Any, figure: str, hand: Sequence[int], shown: Sequence[int], served: Mapping[int, Any]) -> list[int]:
    """Return the cards that may serve in a figure: what lies open first, so that no more is opened than is needed."""
    spent: Callable[[int], bool] = (
        (lambda card: bool(served.get(card))) if rules.once else (lambda card: figure in served.get(card, ()))
    )
    if rules.once and not rules.jack_replaces and figure == "козырная квинта":
        # The quint is counted though its queen has served in a bezique.
        return [card for card in shown if set(served.get(card, ())) <= {"безик"}] + list(hand)
    return [card for card in shown if not spent(card)] + list(hand)


def open_now(figure: str, shown: Sequence[int], served: Mapping[int, Any]) -> int:
    """Return how many cards of a figure lie open."""
    return sum(figure in served.get(card, ()) for card in shown)


def cards_for(
    rules: Any, deck: Deck, trump: str, claim: Claim, hand: Sequence[int], shown: Sequence[int], served: Mapping[int, Any]
) -> list[int] | None:
    """Return the cards that a player would show for a declaration, None where he cannot make it."""
    figure = claim.figure
    if claim.times > 1 and rules.repeated:
        return None
    if claim.number and open_now(figure.name, shown, served) != claim.number - 1:
        return None
    cards = free_cards(rules, figure.name, hand, shown, served)
    if figure.name == "простой марьяж":
        made = (fitted(deck, pair, cards, rules.jokers_in_one) for pair in plain_marriages(trump))
        return next((one for one in made if one is not None), None)
    return fitted(deck, slots(rules, claim, trump), cards, rules.jokers_in_one, alone=bool(claim.number))


def facts_for(rules: Any, claim: Claim, trump: str, made: Mapping[str, int], cards: Sequence[str], agreed: int) -> Declaration:
    """Return the facts of a declaration at the table, the same that the calculator asks for."""
    figure = claim.figure
    showing = made.get(figure.name, 0) + 1
    if figure.four and not rules.repeated:
        showing = claim.times
    return Declaration(
        figure=figure.name,
        number=claim.number or (4 if figure.suit else showing),
        again=showing if figure.suit and not claim.number else 1,
        trump=trump,
        joker=JOKER in cards,
        agreed=agreed,
    )


def declarable(
    rules: Any, deck: Deck, trump: str, hand: Sequence[int], shown: Sequence[int],
    served: Mapping[int, Sequence[str]], made: Mapping[str, int], agreed: int = 0,
) -> dict[str, tuple[list[int], Declaration, int]]:  # fmt: skip
    """Return every declaration that cards make and that brings something: the cards to show, its facts, what it brings."""
    found = {}
    for word, claim in CLAIMS.items():
        cards = cards_for(rules, deck, trump, claim, hand, shown, served)
        if cards is not None:
            facts = facts_for(rules, claim, trump, made, [deck.text(card) for card in cards], agreed)
            price = worth(rules, facts)
            if price:
                found[word] = (cards, facts, price)
    return found
