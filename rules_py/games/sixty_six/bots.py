"""«Шестьдесят шесть»: what a sensible player does, one row an advice: marriages led, trumps saved, endings played exactly."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...frame.match import Match
from ...frame.rng import Generator
from ...frame.sampling import Maxim
from ...frame.view import View
from .endgame import Ending
from .rules import CARD_VALUES, DECK, GOAL, HAND, MATES, marriage_worth, value_of
from .scoring import Taken, total_of
from .state import Table, facts_of, seen_cards

V = View[Table]
SAMPLES = 8
"""How many hands of the opponent are imagined before the stock is closed."""
CLOSE_CONFIDENCE = 7
"""In how many of them closing must win."""


def imagine(view: V, twin: Match[Table], random: Any) -> None:
    """Let the opponent hold in an imagined match what he is known to hold."""
    other = 1 - view.seat
    hand, stock = twin.cards["hand"][other], twin.cards["stock"][0]
    sure = DECK.cards(view.open.known[other])
    for card in sure:
        if card in stock:
            spare = next(one for one in hand if one not in sure)
            stock[stock.index(card)], hand[hand.index(spare)] = spare, card


# What a player knows


def held(view: V) -> int:
    """Return the hand as a mask."""
    return DECK.mask_of(view.hand)


def unseen(view: V) -> int:
    """Return the cards that lie in the stock or in the opponent's hand, for all this player knows."""
    return DECK.full & ~held(view) & ~seen_cards(view)


def _stock(view: V) -> int:
    return view.count("stock") + view.count("upcard")


def _drawing(view: V) -> bool:
    """Tell whether the stock is there and open."""
    return not view.deal_over and view.open.closed_by < 0 and _stock(view) > 0


def _play(card: int) -> str:
    return f"play {DECK.text(card)}"


# Endings


@lru_cache(maxsize=64)
def _solved(
    rules: Any, trump: int, closer: int, hands: tuple[int, int], led: int | None, taken: tuple[Taken, Taken]
) -> tuple[int, int]:
    """Return the best outcome and card of a strict ending, seat 0 to move."""
    return Ending(rules, trump, closer).best(hands, led, taken)


def _best(view: V, closer: int, opponent: int) -> tuple[int, int]:
    """Return the best outcome and card against one hand of the opponent, were the stock closed by `closer` (-1: it is gone)."""
    seat, table = view.seat, view.seen("trick")
    taken = (facts_of(view, seat), facts_of(view, 1 - seat))
    seen_from = closer if closer < 0 else int(closer != seat)
    return _solved(view.rules, view.open.trump, seen_from, (held(view), opponent), table[0] if table else None, taken)


def _exact(view: V) -> tuple[int, int]:
    """Play the ending exactly: all unseen cards are the opponent's."""
    return _best(view, -1, unseen(view))


def _imagined(view: V, random: Generator) -> int:
    """Return one possible hand of the opponent."""
    other = 1 - view.seat
    sure = view.open.known[other]
    pool = DECK.cards(unseen(view) & ~sure)
    need = view.count("hand", other) - sure.bit_count()
    return sure | DECK.mask_of(pool[place] for place in random.shuffle(len(pool))[:need])


def _chance(view: V) -> Generator:
    return Generator(view.number * 7919 + view.at * 31 + view.seat)


def _counts_out(view: V) -> bool:
    """Tell whether closing the stock now reaches 66 in nearly every case."""
    hand = held(view)
    if total_of(view.rules, facts_of(view, view.seat)) + value_of(hand) + 40 < GOAL or len(view.hand) < HAND:
        return False
    random, good = _chance(view), 0
    for tried in range(SAMPLES):
        good += _best(view, view.seat, _imagined(view, random))[0] > 0
        if good + SAMPLES - 1 - tried < CLOSE_CONFIDENCE:
            return False
    return good >= CLOSE_CONFIDENCE


def _of_closed(view: V) -> int:
    """Return the card that does best against imagined hands with a closed stock."""
    votes: dict[int, int] = {}
    random = _chance(view)
    for _ in range(SAMPLES):
        outcome, card = _best(view, view.open.closed_by, _imagined(view, random))
        votes[card] = votes.get(card, 0) + 4 + outcome
    return max(votes, key=lambda one: (votes[one], -CARD_VALUES[one]))


# Cards while the stock is open


def _keep(view: V, card: int) -> int:
    """Return how much a card is worth keeping: its value, more for trumps and for halves of a marriage."""
    worth = CARD_VALUES[card] * 2
    if DECK.suit_of[card] == view.open.trump:
        worth += 14
    mate = MATES[card]
    if mate:
        if held(view) & mate:
            worth += 30
        elif not seen_cards(view) & mate:
            worth += 3
    return worth


def _cheapest(view: V) -> int:
    return min(sorted(view.hand), key=lambda card: _keep(view, card))


def _pair(view: V) -> int | None:
    """Return the marriage card to lead, of trumps first."""
    hand = held(view)
    pairs = [card for card in sorted(view.hand) if hand & MATES[card]]
    best = [card for card in pairs if DECK.suit_of[card] == view.open.trump] or pairs
    return min(best, key=CARD_VALUES.__getitem__) if best else None


def _loose(view: V) -> list[int]:
    """Return the cards that are no half of a marriage in hand."""
    hand = held(view)
    return [card for card in sorted(view.hand) if not hand & MATES[card]]


def _cover(view: V) -> int | None:
    """Return a higher card of the led suit that makes the trick dear."""
    (led,) = view.seen("trick")
    suit = DECK.suit_of[led]
    cards = [card for card in _loose(view) if DECK.suit_of[card] == suit and card > led]
    if not cards or suit == view.open.trump:
        return None
    card = max(cards, key=CARD_VALUES.__getitem__)
    return card if CARD_VALUES[card] >= 10 or CARD_VALUES[led] + CARD_VALUES[card] >= 4 else None


def _ruff(view: V) -> int | None:
    """Return the cheapest trump that beats a dear card or ends the count."""
    (led,) = view.seen("trick")
    trump = view.open.trump
    cards = [card for card in _loose(view) if DECK.suit_of[card] == trump and (DECK.suit_of[led] != trump or card > led)]
    if not cards:
        return None
    card = min(cards, key=CARD_VALUES.__getitem__)
    have = total_of(view.rules, facts_of(view, view.seat))
    return card if CARD_VALUES[led] >= 10 or have + CARD_VALUES[led] + CARD_VALUES[card] >= GOAL else None


# The rows


def _when(test: Callable[[V], bool], choose: Callable[[V], int | None]) -> Callable[[V], str | None]:
    """Advise a card where a test holds and there is one."""

    def advised(view: V) -> str | None:
        card = choose(view) if test(view) else None
        return None if card is None else _play(card)

    return advised


def _leads(view: V) -> bool:
    return _drawing(view) and not view.seen("trick")


def _follows(view: V) -> bool:
    return _drawing(view) and bool(view.seen("trick"))


def _hope(view: V, action: str) -> str:
    outcome = _exact(view)[0]
    words = {3: "игра втройне", 2: "игра вдвойне", 1: "игра", 0: "розыгрыш"}
    hope = words[outcome] if outcome >= 0 else f"проигрыш не больше {-outcome}"
    return f"Колода вышла, карты соперника известны. При лучшей игре обоих: {hope}."


def _wedding(view: V, action: str) -> str:
    worth = marriage_worth(DECK.card(action.removeprefix("play ")), view.open.trump)
    return f"Выйдите с марьяжа: это {worth} очков сразу."


def _close(view: V) -> str | None:
    return "close" if "close" in view.legal and _counts_out(view) else None


MAXIMS = (
    Maxim(("sixty-six.4",), "Сдача окончена: следующую сдаёт взявший игру.", lambda view: "next" if view.deal_over else None),
    Maxim(("sixty-six.14",), _hope, _when(lambda view: view.open.closed_by < 0 and not _stock(view), lambda view: _exact(view)[1])),
    Maxim(("sixty-six.15", "sixty-six.16"), f"Своими картами можно добрать {GOAL}: закройте колоду.", _close),
    Maxim(("sixty-six.15", "sixty-six.14"), "Колода закрыта: эта карта лучше других против вероятных рук соперника.",
          _when(lambda view: view.open.closed_by >= 0, _of_closed)),
    Maxim(("sixty-six.13",), _wedding, _when(_leads, _pair)),
    Maxim(("sixty-six.12",), "Выйдите дешёвой картой: старшие и козыри пригодятся брать дорогие карты соперника.", _when(_leads, _cheapest)),
    Maxim(("sixty-six.10", "sixty-six.12"), "Перекройте старшей картой той же масти: во взятке будет больше очков.", _when(_follows, _cover)),
    Maxim(("sixty-six.11", "sixty-six.12"), "Побейте дорогую карту козырем: масть давать ещё не обязательно.", _when(_follows, _ruff)),
    Maxim(("sixty-six.9",), "Взятка дешёвая: сбросьте ненужную карту, масть сейчас не обязательна.", _when(_follows, _cheapest)),
)  # fmt: skip
