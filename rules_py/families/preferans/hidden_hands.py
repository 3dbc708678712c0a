"""«Преферанс»: hands that a player cannot see, dealt so that they agree with all that he knows."""

from __future__ import annotations

from itertools import combinations

from ...frame.cards import Deck
from ...frame.rng import Generator
from .evaluate import misere_danger
from .rules import HAND, NO_TRUMP
from .state import View

LIKELY = 4
"""Of how many equally safe hands a misère player's hand is thought to be one."""


def seen_cards(view: View) -> int:
    """Return the cards that have been played."""
    mask = 0
    for _, card in view.history:
        mask |= 1 << card
    return mask


def tricks_of(view: View) -> list[list[tuple[int, int]]]:
    """Split the cards played so far into tricks, in order."""
    found: list[list[tuple[int, int]]] = []
    done = 0
    for trick in range(len(view.history)):
        size = trick_size(view, trick)
        if done >= len(view.history):
            break
        found.append(list(view.history[done : done + size]))
        done += size
    return found


def trick_size(view: View, trick: int) -> int:
    """Return how many cards a trick has: in распасы the resting dealer leads two of them."""
    if view.contract is None and view.circle.dealer_rests and trick < 2:
        return len(view.circle.active) + 1
    if view.contract is None:
        return len(view.circle.active)
    return len(view.playing)


def voids_of(view: View, suit_of: tuple[int, ...]) -> dict[int, set[int]]:
    """Return the suits that each place has shown to be out of."""
    voids: dict[int, set[int]] = {}
    for trick in tricks_of(view):
        led = suit_of[trick[0][1]]
        for seat, card in trick[1:]:
            suit = suit_of[card]
            if suit != led:
                voids.setdefault(seat, set()).add(led)
                if view.trump >= 0 and suit != view.trump:
                    voids[seat].add(view.trump)
    return voids


def any_hands(view: View, deck: Deck, seat: int, random: Generator) -> list[int]:
    """Deal the cards that a declarer has not seen to the others, in the order after him; his own hand stands first."""
    unseen = [card for card in range(deck.size) if not (view.hand | view.own_discard) >> card & 1]
    order = [unseen[place] for place in random.shuffle(len(unseen))]
    others = len(view.circle.left_of(seat))
    return [view.hand, *(deck.mask_of(order[HAND * at : HAND * (at + 1)]) for at in range(others))]


def imagine(view: View, deck: Deck, random: Generator) -> list[int] | None:
    """Deal the unseen cards: return all hands of those who play, None where no deal fits."""
    suit_of = deck.suit_of
    known = [0 if mask is None else mask for mask in view.shown]
    unseen = deck.full & ~seen_cards(view) & ~view.own_discard
    for mask in known:
        unseen &= ~mask
    places = [seat for seat in view.playing if view.shown[seat] is None]
    if not places:
        return known
    likely = misere_deals(view, deck)
    if likely:
        return likely[random.below(len(likely))]
    voids = voids_of(view, suit_of)
    talon = 0
    for card in view.talon:
        talon |= 1 << card
    cards = [card for card in range(len(suit_of)) if unseen >> card & 1]
    for _ in range(40):
        hands = _deal(view, cards, places, voids, suit_of, talon, random)
        if hands is not None:
            return [hands.get(seat, mask) for seat, mask in enumerate(known)]
    return None


def misere_deals(view: View, deck: Deck) -> list[list[int]]:
    """Return the likely deals of a misère of which the declarer's hand alone is hidden: he laid away what could be caught."""
    places = [seat for seat in view.playing if view.shown[seat] is None]
    if view.contract is None or not view.contract.misere or view.declarer is None or places != [view.declarer]:
        return []
    known = [0 if mask is None else mask for mask in view.shown]
    unseen = deck.full & ~seen_cards(view) & ~view.own_discard
    for mask in known:
        unseen &= ~mask
    voids = voids_of(view, deck.suit_of).get(view.declarer, set())
    gone = [card for card in deck.cards(unseen) if deck.suit_of[card] in voids]
    rest = [card for card in deck.cards(unseen) if card not in gone]
    played = deck.mask_of(card for seat, card in view.history if seat == view.declarer)
    hands = [
        unseen & ~deck.mask_of((*gone, *laid)) for laid in combinations(rest, max(0, len(rest) - view.counts[view.declarer]))
    ]
    dangers = [misere_danger(hand | played, deck) for hand in hands]
    safest = [hand for hand, danger in zip(hands, dangers, strict=True) if danger == min(dangers)]
    # Of equally safe hands the one without the highest cards is likelier.
    safest.sort(key=lambda hand: sum(card % deck.width for card in deck.cards(hand)))
    return [[hand if seat == view.declarer else mask for seat, mask in enumerate(known)] for hand in safest[:LIKELY]]


def _deal(
    view: View, cards: list[int], places: list[int], voids: dict[int, set[int]], suit_of: tuple[int, ...], talon: int,
    random: Generator,
) -> dict[int, int] | None:  # fmt: skip
    """Deal once, those with the fewest choices first; the talon lies with the declarer or in his discard."""
    order = [cards[place] for place in random.shuffle(len(cards))]
    needs = {seat: view.counts[seat] for seat in places}
    hands = dict.fromkeys(places, 0)
    strain = view.contract.strain if view.contract is not None else NO_TRUMP
    if view.declarer in hands and talon:
        # The buyer rarely lays trumps and aces of the talon away.
        for card in [one for one in order if talon >> one & 1]:
            if random.chance(2, 3) or suit_of[card] == strain:
                if needs[view.declarer]:
                    hands[view.declarer] |= 1 << card
                    needs[view.declarer] -= 1
                order.remove(card)
        if len(order) < sum(needs.values()):
            return None
    for card in order:
        able = [
            seat for seat in places
            if needs[seat] and suit_of[card] not in voids.get(seat, ()) and not (talon >> card & 1 and seat != view.declarer)
        ]  # fmt: skip
        if not able:
            continue
        weight = [needs[seat] for seat in able]
        pick = random.below(sum(weight))
        for seat, share in zip(able, weight, strict=True):
            pick -= share
            if pick < 0:
                hands[seat] |= 1 << card
                needs[seat] -= 1
                break
    return hands if not any(needs.values()) else None
