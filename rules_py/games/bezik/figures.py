"""Безик: which cards of a hand make a declaration; equal cards, open ones and jokers told apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...frame.cards import Deck
from .rules import CLAIMS, JOKER, Claim, slots
from .scoring import Declaration, worth

Named = Mapping[str, Sequence[int]]
"""Cards by their names; the first of a name is shown first."""


def by_name(deck: Deck, cards: Sequence[int]) -> Named:
    """Return cards by their names, in their order."""
    found: dict[str, list[int]] = {}
    for card in cards:
        found.setdefault(deck.text(card), []).append(card)
    return found


def fitted(wanted: Sequence[Sequence[str]], cards: Named, jokers: int, alone: bool) -> list[int] | None:
    """Return cards for every place of a figure, the first named first, jokers only where none fits; None where it cannot be made.

    A figure needs one card of its own at least, unless it goes on with cards that lie open: then a joker may come alone.
    """
    wild = cards.get(JOKER, ())[:jokers]
    used: dict[str, int] = {}
    found: list[int] = []
    missing = 0
    for names in wanted:
        for name in names:
            at = used.get(name, 0)
            held = cards.get(name, ())
            if at < len(held):
                used[name] = at + 1
                found.append(held[at])
                break
        else:
            missing += 1
            if missing > len(wild):
                return None
    return None if missing == len(wanted) and not alone else [*found, *wild[:missing]]


def free_cards(rules: Any, figure: str, hand: Sequence[int], shown: Sequence[int], served: Mapping[int, Any]) -> list[int]:
    """Return the cards that may serve in a figure: what lies open first, so that no more is opened than is needed."""
    if rules.once:
        # Under one reading of the quint its queen may have served in a bezique all the same.
        again = {"безик"} if figure == "козырная квинта" and not rules.jack_replaces else set()
        return [card for card in shown if set(served.get(card, ())) <= again] + list(hand)
    return [card for card in shown if figure not in served.get(card, ())] + list(hand)


def open_now(figure: str, shown: Sequence[int], served: Mapping[int, Any]) -> int:
    """Return how many cards of a figure lie open."""
    return sum(figure in served.get(card, ()) for card in shown)


def cards_for(
    rules: Any, deck: Deck, trump: str, claim: Claim, hand: Sequence[int], shown: Sequence[int], served: Mapping[int, Any]
) -> list[int] | None:
    """Return the cards that a player would show for a declaration, None where he cannot make it."""
    name = claim.figure.name
    if name == "простой марьяж" or (claim.times > 1 and rules.repeated):
        return None
    jokers = rules.jokers_in_one
    if claim.number:
        lying = [card for card in shown if name in served.get(card, ())]
        if len(lying) != claim.number - 1:
            return None
        jokers -= sum(deck.text(card) == JOKER for card in lying)
    cards = by_name(deck, free_cards(rules, name, hand, shown, served))
    return fitted(slots(rules, claim, trump), cards, jokers, alone=bool(claim.number))


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


Made = tuple[list[int], Declaration, int]
"""The cards to show, the facts of the declaration, what it brings."""


def made_of(
    rules: Any, deck: Deck, trump: str, word: str, hand: Sequence[int], shown: Sequence[int],
    served: Mapping[int, Sequence[str]], made: Mapping[str, int], agreed: int,
) -> Made | None:  # fmt: skip
    """Return a declaration that cards make and that brings something, None where they do not."""
    cards = cards_for(rules, deck, trump, CLAIMS[word], hand, shown, served)
    if cards is None:
        return None
    facts = facts_for(rules, CLAIMS[word], trump, made, [deck.text(card) for card in cards], agreed)
    price = worth(rules, facts)
    return (cards, facts, price) if price else None


def declarable(
    rules: Any, deck: Deck, trump: str, hand: Sequence[int], shown: Sequence[int],
    served: Mapping[int, Sequence[str]], made: Mapping[str, int], agreed: int,
) -> dict[str, Made]:  # fmt: skip
    """Return every declaration that cards make and that brings something."""
    found = {}
    for word in CLAIMS:
        one = made_of(rules, deck, trump, word, hand, shown, served, made, agreed)
        if one is not None:
            found[word] = one
    return found
