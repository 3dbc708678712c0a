"""The family of пикет: the advice of the book, a card weighed in imagined hands, what a deal is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...frame.cards import DECK_32, SUIT_NAMES
from ...frame.rng import Generator
from ...frame.russian import counted, points
from ...frame.sampling import Maxim
from ...frame.view import View
from .boast import CARDS, RUNS, WHITE_CARDS, boasts, points_of
from .discards import Before, Weighed, advised, best_suit, error_of, laid_off
from .ranking import compared, figure, named
from .state import M, first_of, rules_now
from .tricks import SHIFTS, Hands, play_on

WORLDS = 10
"""How many hands of the others are imagined for a card."""


def worth(match: M, seat: int) -> float:
    """Return what a deal is worth: one's own count over the best of the others."""
    count = match.open.count
    return float(count[seat] - max((count[other] for other in match.open.playing if other != seat), default=0))


# What to lay off


def before(view: View[Any]) -> Before:
    """Return the hand and the place of whoever is to lay cards off."""
    drawn = max(view.open.bought[first_of(view)], 0)
    stock, reserve = view.count("stock") + drawn, view.count("reserve")
    return Before(rules_now(view), DECK_32.mask_of(view.hand), view.seat == view.dealer, drawn, stock, reserve)


@lru_cache(maxsize=8)
def _weighed(table: Before) -> tuple[Weighed, ...]:
    return tuple(advised(table))


def lay_off(view: View[Any]) -> str | None:
    """Lay off what does best in imagined deals, where it is not the obvious; of thirteen cards what is worth least."""
    offer = next((one for one in view.offers if one.move.verb == "discard"), None)
    if view.phase_name != "exchange" or offer is None:
        return None
    table = before(view)
    extra = len(view.hand) - table.rules.hand
    if extra > 0:
        gone = laid_off(table.hand, range(offer.least - extra, offer.most - extra + 1), extra)
    else:
        gone = _weighed(table)[0].discard
    return " ".join(["discard", *(view.text(card) for card in DECK_32.cards(gone))]) if gone else "stand"


def kept_text(view: View[Any], action: str) -> str:
    """Say which suit is kept, what goes, and what imagined deals make of it."""
    table = before(view)
    suit = best_suit(table.hand)
    own = table.hand & DECK_32.suit_masks[suit]
    held = f"Сильнее всего {SUIT_NAMES[DECK_32.suits[suit]]}: {DECK_32.hand_text(own)}, {points(points_of(own))}."
    if len(view.hand) > table.rules.hand:
        return f"{held} Карт тринадцать: снесите слабейшие, {DECK_32.hand_text(DECK_32.mask(action.partition(' ')[2]))}."
    best, *rest = _weighed(table)
    text = named(best.discard)
    deals = counted(len(best.counts), "раскладу", "раскладам", "раскладам")
    said = f"{text[:1].upper()}{text[1:]}: по {deals} это даёт перевес в среднем {figure(best.mean)} ± {figure(error_of(best.leads), False)}"
    return f"{held} {said}; {compared(best, rest[0])}."


# What to boast of


def declare(view: View[Any]) -> str | None:
    """Boast of everything that one has."""
    best = {one.text for one in boasts(rules_now(view), DECK_32.mask_of(view.hand), view.open.stage)[:1]}
    offered = {action for offer in view.offers for action in offer.actions}
    wanted = [f"boast {word}" for word in (WHITE_CARDS, *best)]
    return next((action for action in (*wanted, "equal", "good", "silent") if action in offered), None)


def speak(view: View[Any]) -> str | None:
    """Boast where it is time; before the exchange of white cards alone."""
    if view.phase_name == "boast":
        return declare(view)
    white = f"boast {WHITE_CARDS}"
    return white if view.phase_name == "exchange" and white in view.legal else None


def impossible(view: View[Any], stage: str, key: Sequence[int]) -> bool:
    """Tell whether nobody else can have what was named: one sees too many of its cards oneself."""
    mine = DECK_32.mask_of([*view.hand, *view.seen("discard", view.seat), *view.seen("left")])
    mine |= DECK_32.mask_of(
        [card for _, cards, seats in view.open.taken for card, who in zip(cards, seats, strict=True) if who == view.seat]
    )
    suits = [mine >> shift & 255 for shift in SHIFTS]
    if stage == CARDS:
        return all(8 - held.bit_count() < key[0] for held in suits)
    if stage == RUNS:
        row = (1 << key[0]) - 1 << key[1] - key[0] + 1
        return all(held & row for held in suits)
    return sum(held >> key[1] & 1 for held in suits) > 4 - key[0]


def doubt(view: View[Any]) -> str | None:
    """Let another show what he cannot have; after the first lead it costs him everything."""
    state = view.open
    if view.phase_name != "play" or not state.leads_made or "demand show" not in view.legal:
        return None
    false = any(winner != view.seat and impossible(view, stage, state.named[stage]) for stage, winner in state.won.items())
    return "demand show" if false and not any(seat != view.seat for seat in state.silent) else None


def declare_text(view: View[Any], action: str) -> str:
    """Say why one boasts, or answers as one does."""
    verb, _, word = action.partition(" ")
    if verb == "boast":
        return f"Объявите: {word}. Необъявленное не засчитают, а годный хвалёж ещё и остановит чужой пик и репик."
    if verb == "equal":
        return "У вас столько же: скажите «равны», и сопернику этого не засчитают."
    return "Вам ответить нечем: названное старше вашего." if verb == "good" else "Объявить в этот раз нечего."


# What to play


def rollout(hands: Hands, table: Sequence[int], leader: int, order: Sequence[int]) -> dict[int, float]:
    """Play imagined hands to the end, every one for tricks; return what leads, tricks and the end bring to each."""
    gained, tricks = dict.fromkeys(order, 0.0), dict.fromkeys(order, 0)
    whole = max(hand.bit_count() for hand in hands.values())

    def told(leader: int, winner: int, last: bool, fresh: bool) -> None:
        gained[leader] += fresh
        gained[winner] += (winner != leader) + 3 * last
        tricks[winner] += 1

    play_on(hands, order, leader, told, table)
    top = max(tricks.values())
    if top * 2 > whole and list(tricks.values()).count(top) == 1:
        gained[max(tricks, key=lambda seat: tricks[seat])] += 10
    return gained


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
        masks = {seat: DECK_32.mask_of(twin.cards["hand"][seat]) for seat in order}
        for card in cards:
            hands = {**masks, view.seat: masks[view.seat] & ~(1 << card)}
            gained = rollout(hands, [*table, card], [*lay, view.seat][0], order)
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
    return f"Старше {'осталась' if len(above) == 1 else 'остались'} {rest}: выход с {DECK_32.text(card)} может отдать взятку и ход, но очко за выход ваше."


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
    Maxim(("piket.23b", "piket.33"), "Объявленного у соперника быть не может: часть этих карт у вас. Потребуйте показать.", doubt),
    Maxim(("piket.34", "piket.20a", "piket.28d"), declare_text, speak),
    Maxim(("piket.7b", "piket.8a", "piket.18"), kept_text, lay_off),
    Maxim(("piket.31", "piket.35"), card_text, weigh),
)  # fmt: skip
