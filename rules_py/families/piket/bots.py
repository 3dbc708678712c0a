"""The family of пикет: the advice of the book, a card weighed in imagined hands, what a deal is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...frame.cards import DECK_32, SUIT_NAMES
from ...frame.rng import Generator
from ...frame.sampling import Maxim
from ...frame.view import View
from .boast import points_of
from .state import M

WORLDS = 10
"""How many hands of the others are imagined for a card."""
Hands = dict[int, list[int]]


def worth(match: M, seat: int) -> float:
    """Return what a deal is worth: one's own count over the best of the others."""
    count = match.open.count
    return float(count[seat] - max((count[other] for other in match.open.playing if other != seat), default=0))


# What to lay off


def best_suit(hand: int) -> int:
    """Return the suit to be kept: long and strong, with a quint in sight."""

    def value(suit: int) -> tuple[float, int]:
        own = hand & DECK_32.suit_masks[suit]
        return own.bit_count() * 10 + points_of(own) / 3 + 4 * _row(own), points_of(own)

    return max(range(4), key=value)


def _row(cards: int) -> int:
    """Return the length of the longest run among cards of a suit."""
    length = 0
    while cards:
        cards &= cards >> 1
        length += 1
    return length


def keeping(hand: int) -> list[tuple[float, int]]:
    """Return the cards of a hand with what speaks for keeping them, the worst first."""
    best = best_suit(hand)
    found = []
    for card in DECK_32.cards(hand):
        suit, place = DECK_32.suit_of[card], card % 8
        own = hand & DECK_32.suit_masks[suit]
        like = sum(1 for other in range(4) if hand >> (other * 8 + place) & 1)
        value = 0.2 * place + (9.0 if suit == best else 0.0)
        if place >= 3:
            value += {1: 0.0, 2: 1.5, 3: 7.0, 4: 12.0}[like]
        value += {7: 7.0, 6: 4.0 if own >> (suit * 8 + 7) & 1 else 2.5, 5: 1.0}.get(place, 0.0)
        if _row(own) >= 3:
            value += 3.0
        found.append((value, card))
    return sorted(found)


def laid_off(hand: int, counts: Sequence[int], extra: int = 0) -> list[int]:
    """Return what to lay off: the cards for which least speaks, more of them the weaker they are."""
    order = keeping(hand)
    poor = sum(1 for value, _ in order if value < 8.5)
    count = min(counts, key=lambda one: (abs(one - poor), -one))
    return [card for _, card in order[: count + extra]]


def lay_off(view: View[Any]) -> str | None:
    """Keep the strongest suit and cards of a kind, lay off the rest."""
    offer = next((one for one in view.offers if one.move.verb == "discard"), None)
    if view.phase_name != "exchange" or offer is None:
        return None
    counts = range(offer.least, offer.most + 1)
    return " ".join(["discard", *(view.text(card) for card in laid_off(DECK_32.mask_of(view.hand), counts))])


def kept_text(view: View[Any], action: str) -> str:
    """Say which suit is kept and what goes."""
    hand = DECK_32.mask_of(view.hand)
    suit = best_suit(hand)
    own = hand & DECK_32.suit_masks[suit]
    gone = DECK_32.mask(action.partition(" ")[2])
    triples = [
        rank for at, rank in enumerate(DECK_32.ranks) if at >= 3 and sum(hand >> (8 * one + at) & 1 for one in range(4)) >= 3
    ]
    also = f" Берегите и {', '.join(triples)}: из них выходит четырнадцать или три." if triples else ""
    suits = len({DECK_32.suit_of[card] for card in DECK_32.cards(gone)})
    where = "из одной масти" if suits == 1 else "из немногих мастей" if suits == 2 else "из слабых мастей"
    return f"Держите {SUIT_NAMES[DECK_32.suits[suit]]}: {DECK_32.hand_text(own)}, {points_of(own)} очков. Снос {where}: {DECK_32.hand_text(gone)}.{also}"


# What to boast of


def declare(view: View[Any]) -> str | None:
    """Boast of everything that one has."""
    if view.phase_name not in ("boast", "exchange"):
        return None
    for verb in ("boast", "equal", "good", "silent"):
        for offer in view.offers:
            if offer.move.verb == verb:
                return offer.actions[0]
    return None


def declare_text(view: View[Any], action: str) -> str:
    """Say why one boasts, or answers as one does."""
    verb, _, word = action.partition(" ")
    if verb == "boast":
        return f"Объявите: {word}. Необъявленное не засчитают, а годный хвалёж ещё и остановит чужой пик и репик."
    if verb == "equal":
        return "У вас столько же: скажите «равны», и сопернику этого не засчитают."
    return "Вам ответить нечем: названное старше вашего." if verb == "good" else "Объявить в этот раз нечего."


# What to play


def rollout(hands: Hands, table: list[int], lay: list[int], first: int, order: Sequence[int]) -> dict[int, float]:
    """Play imagined hands to the end, every one for tricks; return what leads, tricks and the end bring to each."""
    gained = dict.fromkeys(order, 0.0)
    tricks = dict.fromkeys(order, 0)
    whole = max((len(hand) for hand in hands.values()), default=0)
    leader = lay[0] if table else first
    winner = leader
    while table or hands[leader]:
        if not table:
            card = _leads(hands, leader)
            hands[leader].remove(card)
            table, lay = [card], [leader]
            gained[leader] += 1
        place = order.index(lay[-1])
        for step in range(1, len(order) - len(table) + 1):
            seat = order[(place + step) % len(order)]
            card = _answers(hands[seat], table)
            hands[seat].remove(card)
            table.append(card)
            lay.append(seat)
        best = max(range(len(table)), key=lambda at: (table[at] // 8 == table[0] // 8, table[at]))
        winner = lay[best]
        tricks[winner] += 1
        if winner != leader:
            gained[winner] += 1
        table, lay, leader = [], [], winner
    gained[winner] += 3
    top = max(tricks.values())
    if top * 2 > whole and list(tricks.values()).count(top) == 1:
        gained[max(tricks, key=lambda seat: tricks[seat])] += 10
    return gained


def _leads(hands: Mapping[int, list[int]], seat: int) -> int:
    """Lead a card that nothing beats, from the longest suit; else the lowest of the longest suit."""
    own = hands[seat]
    others = [card for other, hand in hands.items() if other != seat for card in hand]
    sure = [card for card in own if not any(one // 8 == card // 8 and one > card for one in others)]
    length = [sum(1 for one in own if one // 8 == suit) for suit in range(4)]
    if sure:
        return max(sure, key=lambda card: (length[card // 8], card % 8))
    return min(own, key=lambda card: (-length[card // 8], card % 8))


def _answers(own: list[int], table: Sequence[int]) -> int:
    """Take as cheaply as one can, else throw the lowest."""
    led = table[0] // 8
    same = [card for card in own if card // 8 == led]
    if not same:
        return min(own, key=lambda card: (card % 8, sum(1 for one in own if one // 8 == card // 8)))
    top = max(card for card in table if card // 8 == led)
    above = [card for card in same if card > top]
    return min(above) if above else min(same)


def weigh(view: View[Any]) -> str | None:
    """Return the card that does best in imagined hands of the others."""
    cards = [DECK_32.card(action[5:]) for action in view.legal if action.startswith("play ")]
    if view.phase_name != "play" or not cards:
        return None
    if len(cards) == 1:
        return f"play {DECK_32.text(cards[0])}"
    chance = Generator(view.number * 7919 + view.at * 31 + view.seat)
    order = view.open.playing
    sums = dict.fromkeys(cards, 0.0)
    for _ in range(WORLDS):
        twin = view.imagined(chance)
        table, lay = twin.cards["trick"][0], twin.open.lay
        for card in cards:
            hands = {seat: list(twin.cards["hand"][seat]) for seat in order}
            hands[view.seat].remove(card)
            gained = rollout(hands, [*table, card], [*lay, view.seat], view.seat, order)
            sums[card] += gained[view.seat] - max(gained[other] for other in order if other != view.seat)
    return f"play {DECK_32.text(max(cards, key=lambda card: (sums[card], -(card % 8))))}"


def card_text(view: View[Any], action: str) -> str:
    """Say what a card takes or gives away."""
    card = DECK_32.card(action[5:])
    suit = DECK_32.suit_of[card]
    above = [one for one in view.unseen() if DECK_32.suit_of[one] == suit and one > card]
    known = [one for seat, cards in enumerate(view.open.shown) if seat != view.seat for one in cards if one in above]
    if view.seen("trick"):
        return (
            "Возьмите взятку: за неё и за следующий выход по очку."
            if _takes(view, card)
            else "Взятки не взять: отдайте карту, которой не жалко."
        )
    if not above:
        return f"Выход с {DECK_32.text(card)} верный: старше в масти ничего не осталось, очко за выход и ход остаётся у вас."
    rest = DECK_32.hand_text(DECK_32.mask_of(above))
    if known:
        return f"Старшая {DECK_32.hand_text(DECK_32.mask_of(known))} показана у соперника: выход отдаст ему взятку, но даст вам очко за ход."
    return f"Старше остались {rest}: выход с {DECK_32.text(card)} может отдать взятку и ход, но очко за выход ваше."


def _takes(view: View[Any], card: int) -> bool:
    table = view.seen("trick")
    led = [one for one in table if one // 8 == table[0] // 8]
    return card // 8 == table[0] // 8 and card > max(led)


def imagine(view: View[Any], twin: M, random: Any) -> None:
    """Let imagined hands hold what was shown of them and nothing of a suit that was not followed."""
    state = view.open
    played = {card for _, cards, _ in state.taken for card in cards} | set(view.seen("trick"))
    kept = {seat: [card for card in cards if card not in played] for seat, cards in enumerate(state.shown)}
    hidden = [
        (place, owner)
        for place in ("hand", "discard", "stock", "reserve")
        for owner, lie in enumerate(view.cards[place])
        if isinstance(lie, int)
    ]
    for seat, cards in kept.items():
        for card in cards:
            if ("hand", seat) in hidden and card not in twin.cards["hand"][seat]:
                _swap(twin, hidden, seat, card, kept)
    for _, cards, seats in state.taken:
        for card, seat in zip(cards, seats, strict=True):
            if seat != view.seat and card // 8 != cards[0] // 8:
                _void(twin, hidden, seat, cards[0] // 8, kept)


def _swap(twin: M, hidden: Sequence[tuple[str, int]], seat: int, card: int, kept: Mapping[int, Sequence[int]]) -> None:
    """Bring a card into a hand for one that may leave it."""
    for place, owner in hidden:
        pile = twin.cards[place][owner]
        if card in pile and (place != "hand" or card not in kept.get(owner, ())):
            out = next((one for one in twin.cards["hand"][seat] if one not in kept[seat]), None)
            if out is not None:
                twin.cards["hand"][seat][twin.cards["hand"][seat].index(out)] = card
                pile[pile.index(card)] = out
            return


def _void(twin: M, hidden: Sequence[tuple[str, int]], seat: int, suit: int, kept: Mapping[int, Sequence[int]]) -> None:
    """Take the cards of a suit out of a hand, as far as others can take their place."""
    hand = twin.cards["hand"][seat]
    for at, card in enumerate(hand):
        if card // 8 != suit or card in kept.get(seat, ()):
            continue
        for place, owner in hidden:
            pile = twin.cards[place][owner]
            if (place, owner) == ("hand", seat):
                continue
            free = next((one for one in pile if one // 8 != suit and (place != "hand" or one not in kept.get(owner, ()))), None)
            if free is not None:
                hand[at], pile[pile.index(free)] = free, card
                break


MAXIMS = (
    Maxim(("piket.34", "piket.20a", "piket.28d"), declare_text, lambda view: declare(view) if view.phase_name == "boast" else None),
    Maxim(("piket.7b", "piket.8a", "piket.18"), kept_text, lay_off),
    Maxim(("piket.31", "piket.35"), card_text, weigh),
)  # fmt: skip
