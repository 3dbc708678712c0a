"""«Винт»: what to do at the stages of the kinds — bid for a talon, share out, sprinkle, nail, put away, exchange."""

from __future__ import annotations

from collections.abc import Callable

from ....frame.cites import implements
from ....frame.results import Advice
from ..options import BID_ACTIONS, DECK, NO_TRUMP, ORDINARY, SHORT, STEP_OF_ACTION, Variant, level_of, required, strain_of
from ..play import View
from ..stages.away import CHANGE, KEEP, STOP
from ..stages.cards import BUY_DUMMY, BUY_SELF, DISCARD, GIVE, LEFT
from ..variants.rules import LAYOUTS
from ..variants.table import (
    AFTER,
    AWAY,
    BUY,
    DOUBLE_TALON,
    NAIL,
    RESEATED_TALON,
    RUBBISH,
    SPREAD,
    SPRINKLE,
    SWAP,
    TALON,
    TALON_KINDS,
    TWO_FIFTH,
    TWO_SECOND,
    TWO_THIRD,
    WHOM,
    WITH_SPRINKLE,
    WITH_TALON,
)

PARTNER = 28
"""Tenths of a trick that an unknown partner is trusted with."""
BOUGHT = {
    WITH_TALON.name: 12,
    RESEATED_TALON.name: 12,
    WITH_SPRINKLE.name: 16,
    DOUBLE_TALON.name: 26,
    TWO_FIFTH.name: 10,
    TWO_SECOND.name: 12,
    TWO_THIRD.name: 8,
}
"""Tenths of a trick that the talon, or the other half of the deck that stays out, is worth."""
RISK = {DOUBLE_TALON.name: 12, TWO_FIFTH.name: 12, WITH_SPRINKLE.name: 4}
"""How much too high a first bid may be where small games are not bid."""
_WORTH = {12: 10, 11: 7, 10: 4, 9: 1}
_RANKS = DECK.width


def suit_of(hand: int, suit: int) -> int:
    """Return the ranks held in a suit."""
    return hand >> (_RANKS * suit) & (1 << _RANKS) - 1


def own_tricks(hand: int, strain: int) -> int:
    """Return what a hand should take with these trumps, in tenths of a trick."""
    value = 0
    for suit in range(4):
        held = suit_of(hand, suit)
        length = held.bit_count()
        value += sum(worth for rank, worth in _WORTH.items() if held >> rank & 1 and length + rank >= 13)
        if suit == strain or strain == NO_TRUMP and length >= 5 and held >> 11:
            value += 10 * max(0, length - 3)
        elif strain != NO_TRUMP and length <= 1 and suit_of(hand, strain).bit_count() >= 3:
            value += 8 - 4 * length
    return value


def _partner(view: View) -> int:
    """Return the partner's place, -1 where there is none."""
    return next((place for place in range(4) if place != view.place and view.side[place] == view.side[view.place]), -1)


@implements("vint.troem.1.4")
def _together(view: View, strain: int) -> int:
    """Return what this player may count on with these trumps, partner and talon included."""
    known = dict(view.known)
    partner = _partner(view)
    if known.get(partner):
        trust = own_tricks(known[partner], strain)
    elif partner < 0 or view.rules.variant.two_hands:
        trust = 22
    else:
        named = any(step >= 0 and place == partner and strain_of(step) == strain for place, step in view.calls)
        trust = PARTNER + (12 if named else 0)
    return own_tricks(view.hand, strain) + trust


@implements("vint.vdvoem.2.8", "vint.prikup.7", "vint.dvprikup.9")
def bid(view: View) -> Advice:
    """Bid the cheapest game that hand, partner and talon should carry."""
    name = view.rules.variant.name
    bonus = BOUGHT.get(name, 0)
    holder = next((place for place, step in reversed(view.calls) if step == view.best), -1) if view.best >= 0 else -1
    own = holder >= 0 and view.side[holder] == view.side[view.place]
    floor = RISK.get(name, 0) if view.best < 0 else 0
    best: tuple[int, int] | None = None
    for action in view.legal:
        step = STEP_OF_ACTION.get(action)
        if step is None or step > view.best + 5 and step > view.rules.variant.least + 4:
            continue
        strain = strain_of(step)
        if strain != NO_TRUMP and suit_of(view.hand, strain).bit_count() < 4:
            continue
        spare = _together(view, strain) + bonus - 10 * required(level_of(step))
        if spare + floor >= (12 if own else 0) and (best is None or spare > best[0]):
            best = (spare, step)
    if best is None:
        return Advice("pass", "На большее карты с партнёром и прикупом не тянут.", ("vint.28b",))
    step = best[1]
    text = f"Рассчитывайте на {SHORT[strain_of(step)]}: своих взяток и поддержки на эту игру хватит."
    return Advice(BID_ACTIONS[step], text, view.rules.variant.rules[:1])


@implements("vint.gvozd.14")
def after(view: View) -> Advice:
    """Raise after the talon is shared out only where the hand plainly carries more."""
    best: tuple[int, int] | None = None
    for action in view.legal:
        step = STEP_OF_ACTION.get(action)
        if step is None or step > view.best + 5:
            continue
        strain = strain_of(step)
        if strain != NO_TRUMP and suit_of(view.hand, strain).bit_count() < 5:
            continue
        spare = _together(view, strain) - 10 * required(level_of(step))
        if spare >= 6 and (best is None or spare > best[0]):
            best = (spare, step)
    cites = {**dict.fromkeys(TALON_KINDS, ("vint.prikup.4a",)), TWO_FIFTH.name: ("vint.vdvoem.5.5",)}.get(
        view.rules.variant.name, ("vint.gvozd.14",)
    )
    if best is None:
        return Advice("pass", "Играйте назначенное: больше карты не обещают.", cites)
    return Advice(BID_ACTIONS[best[1]], "После разноса рука держит и большую игру.", cites)


def _useless(view: View, keep: int) -> int:
    """Return the least useful card: low, of a short suit, no trump."""
    trump = keep if keep != NO_TRUMP else -1
    counts = [suit_of(view.hand, suit).bit_count() for suit in range(4)]
    legal = _cards(view)
    return min(
        legal, key=lambda card: (DECK.suit_of[card] == trump, card % _RANKS >= 11, counts[DECK.suit_of[card]], card % _RANKS)
    )


def _cards(view: View) -> list[int]:
    """Return the cards that may go."""
    found = []
    for action in view.legal:
        verb, _, text = action.partition(" ")
        if verb + " " in (GIVE, DISCARD):
            found.append(DECK.card(text))
    return found


def _strain(view: View) -> int:
    """Return the strain that is played, or the suit that this hand would play."""
    if view.contract >= 0:
        return strain_of(view.contract)
    return max(range(4), key=lambda suit: (suit_of(view.hand, suit).bit_count(), suit_of(view.hand, suit)))


def _named_by(view: View, place: int) -> set[int]:
    """Return the suits that a place has named."""
    return {strain_of(step) for who, step in view.calls if who == place and step >= 0}


@implements("vint.prikup.3b", "vint.vdvoem.5.6")
def share_out(view: View) -> Advice:
    """Give the partner the top of a suit that he named, the opponents what takes nothing."""
    memo = dict(view.memo)
    each = LAYOUTS[view.rules.variant.name].spread
    receiver = (memo["holder"] + 1 + (3 * each - memo[LEFT]) // each) % 4
    strain = _strain(view)
    cites = ("vint.vdvoem.5.6",) if view.rules.variant.name == TWO_FIFTH.name else ("vint.prikup.3b",)
    if view.side[receiver] == view.side[view.place]:
        suits = _named_by(view, receiver) - {NO_TRUMP}
        good = [card for card in _cards(view) if DECK.suit_of[card] in suits and card % _RANKS >= 9]
        if good:
            card = max(good, key=lambda one: one % _RANKS)
            return Advice(GIVE + DECK.text(card), "Партнёру — старшую карту масти, которую он назвал.", cites)
    card = _useless(view, strain)
    whom = "Партнёру" if view.side[receiver] == view.side[view.place] else "Противнику"
    return Advice(GIVE + DECK.text(card), f"{whom} — ненужную карту короткой масти: так выйдет ренонс.", cites)


@implements("vint.gvozd.6", "vint.gvozd.8")
def sprinkle(view: View) -> Advice:
    """Pass the suits that the partner named, else what leaves a void."""
    suits = _named_by(view, _partner(view)) - {NO_TRUMP}
    named = [card for card in _cards(view) if DECK.suit_of[card] in suits]
    if named:
        card = max(named, key=lambda one: one % _RANKS)
        return Advice(
            GIVE + DECK.text(card),
            "Присыпают масть, которую назначал партнёр, и лучшие в ней карты.",
            ("vint.gvozd.8", "vint.gvozd.6"),
        )
    card = _useless(view, _strain(view))
    return Advice(GIVE + DECK.text(card), "Партнёр масти не назвал: отдайте ту, которой у вас не останется.", ("vint.gvozd.8",))


@implements("vint.gvozd.13")
def nail(view: View) -> Advice:
    """Send a card of the shortest plain suit: a void may break the game."""
    card = _useless(view, _strain(view))
    cites = (
        ("vint.gvozd.13", "vint.dvprikup.7")
        if view.rules.variant.name == DOUBLE_TALON.name
        else ("vint.gvozd.13", "vint.gvozd.11")
    )
    return Advice(GIVE + DECK.text(card), "Гвоздём устраивают ренонс: карту короткой масти партнёру.", cites)


@implements("vint.musor.7", "vint.musor.6")
def rubbish(view: View) -> Advice:
    """Give the dealer the worst cards; his partner gives a whole weak suit, figures and all."""
    if (view.dealer + 2) % 4 == view.place:
        lengths = {suit: suit_of(view.hand, suit).bit_count() for suit in range(4)}
        suit = min(
            (one for one in lengths if lengths[one]),
            key=lambda one: (lengths[one], own_tricks(view.hand & DECK.suit_masks[one], NO_TRUMP)),
        )
        cards = [card for card in _cards(view) if DECK.suit_of[card] == suit]
        text = "Партнёр сдающего сносит слабую масть целиком: на ней станут играть противники."
        return Advice(GIVE + DECK.text(cards[0]), text, ("vint.musor.7", "vint.musor.8"))
    card = _useless(view, _strain(view))
    return Advice(GIVE + DECK.text(card), "Сдающему сносят худшее и устраивают себе ренонс.", ("vint.musor.3", "vint.musor.6"))


def away(view: View) -> Advice:
    """Put away the worst card."""
    card = _useless(view, _strain(view))
    return Advice(DISCARD + DECK.text(card), "Сбросьте ненужную карту короткой масти: получится ренонс.", ("vint.vitalin.2",))


def _best_value(hand: int) -> int:
    return max(own_tricks(hand, strain) for strain in range(5))


def swap(view: View) -> Advice:
    """Change a hand that promises little."""
    if _best_value(view.hand) >= 45:
        return Advice(KEEP, "Рука хороша сама: менять незачем.", ("vint.vdvoem.2.2",))
    return Advice(CHANGE, "Рука слаба: кучка справа вряд ли хуже.", ("vint.vdvoem.2.2", "vint.vdvoem.2.8"))


@implements("vint.vdvoem.3.4")
def buy(view: View) -> Advice:
    """Change low cards outside the long suit."""
    cards = _cards(view)
    keep = max(range(4), key=lambda suit: own_tricks(view.hand, suit))
    poor = [card for card in cards if DECK.suit_of[card] != keep and card % _RANKS < 10]
    if not poor:
        return Advice(STOP, "Остались козыри и фигуры: перебирать кучку дальше незачем.", ("vint.vdvoem.3.4",))
    counts = [suit_of(view.hand, suit).bit_count() for suit in range(4)]
    card = min(poor, key=lambda one: (counts[DECK.suit_of[one]], one % _RANKS))
    return Advice(
        DISCARD + DECK.text(card),
        "Отложите бесполезную карту: копите козыри и ренонсы.",
        ("vint.vdvoem.3.3", "vint.vdvoem.3.4"),
    )


def whom(view: View) -> Advice:
    """Buy for the hand with more trumps, then share out."""
    if dict(view.memo)[LEFT] >= 0:
        return share_out(view)
    strain = _strain(view)
    dummy = dict(view.known).get(_partner(view), 0)
    mine = suit_of(view.hand, strain).bit_count() if strain != NO_TRUMP else own_tricks(view.hand, strain)
    theirs = suit_of(dummy, strain).bit_count() if strain != NO_TRUMP else own_tricks(dummy, strain)
    action, who = (BUY_SELF, "себе") if mine >= theirs else (BUY_DUMMY, "болвану")
    return Advice(action, f"Покупайте {who}: там больше козырей.", ("vint.vdvoem.5.4", "vint.vdvoem.5.6"))


ADVISERS: dict[str, Callable[[View], Advice]] = {
    TALON: share_out, SPREAD: share_out, SPRINKLE: sprinkle, AFTER: after, NAIL: nail, RUBBISH: rubbish, AWAY: away,
    SWAP: swap, BUY: buy, WHOM: whom,
}  # fmt: skip


def bids_by_itself(variant: Variant) -> bool:
    """Tell whether a kind of винт needs a valuation of its own: a talon, two hands, open cards, no fixed partner."""
    return variant is not ORDINARY and (
        variant.talon in (4, 8) or variant.players < 4 or variant.accounts > 2 or variant.least > 0
    )
