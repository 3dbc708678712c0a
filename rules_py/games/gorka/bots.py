"""Горка: the chance to win, counted over what is unseen; how often this player bluffs and what it calls with."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

from ...frame.face import Bot, Habit
from ...frame.places import TABLE
from ...frame.rng import Generator
from ...frame.sampling import Maxim, advised
from ...frame.view import View
from .combos import CHETVERIK, best
from .rules import HAND, WILD
from .state import Table

COUNTED = 700
"""So many ways to hold the hidden cards are counted one by one; of more, so many are drawn."""
GO_UP = Fraction(3, 5)
"""The chance to win from which this player goes up."""
MARGIN = Fraction(1, 20)
"""How much better than its price a call has to be."""
OPEN_WITH = Fraction(2, 5)
"""The chance from which it goes up where nobody has yet."""
BLUFF = Fraction(1, 8)
"""How often it goes up with cards that it would have thrown away."""
DARK = Fraction(1, 10)
"""How often it adds before the deal."""
AGREE = Fraction(7, 10)
"""Up to which chance it agrees to end the vying."""
MOST_STAKES = 8
"""From so many stakes on it goes up no more of its own will."""
IMPATIENCE = Fraction(1, 20)
"""By so much the chance that it stays with grows with every stake above that, while more than two are in: or they would never end."""

HABITS = (
    Habit("Ставит втёмную, когда сидит под рукой у сдающего", DARK, ("gorka.10",)),
    Habit("Идёт в гору, если надежда на выигрыш не ниже", GO_UP, ("gorka.24",)),
    Habit("То же, пока никто не пошёл: не ниже", OPEN_WITH, ("gorka.23",)),
    Habit("Уравнивает, если надежда выше цены (доплата к кону с нею) хотя бы на", MARGIN, ("gorka.h1",)),
    Habit(
        "Когда дошло до восьми кушей, а в игре больше двоих, остаётся, если надежда выше равной доли, и с каждым кушем ещё на",
        IMPATIENCE,
        ("gorka.25",),
    ),
    Habit("Блеф: идёт в гору с картами, с которыми пасовал бы", BLUFF, ("gorka.26",)),
    Habit("Вдвоём соглашается кончить, если надежда на выигрыш не выше", AGREE, ("gorka.25",)),
)
"""The figures above in words for the reader."""


def mine(view: View[Table]) -> tuple[int, ...]:
    """Return one's own cards, closed and open."""
    return (*view.hand, *view.seen("shown", view.seat))


def odds(view: View[Table]) -> tuple[Fraction, int]:
    """Return the chance to be highest, and over how many ways to hold the hidden cards it was counted."""
    deck, unseen = view.rules.deck, view.unseen()
    own = best(deck, view.rules, view.options["wild"], mine(view)).order
    whole, counted = Fraction(1), 0
    random = Generator(view.number * 7919 + view.at * 31 + view.seat)
    for seat in view.open.playing:
        if seat == view.seat:
            continue
        known = view.seen("shown", seat)
        hidden = HAND - len(known)
        if comb(len(unseen), hidden) <= COUNTED:
            ways = list(combinations(unseen, hidden))
        else:
            ways = [tuple(unseen[place] for place in random.shuffle(len(unseen))[:hidden]) for _ in range(COUNTED // 2)]
        points = 0
        for some in ways:
            theirs = best(deck, view.rules, view.options["wild"], (*known, *some)).order
            points += 2 if own > theirs else 1 if own == theirs else 0
        whole *= Fraction(points, 2 * len(ways))
        counted += len(ways)
    return whole, counted


def _said(view: View[Table], action: str) -> str:
    chance, counted = odds(view)
    return f"надежда на выигрыш {round(100 * float(chance))}\u00a0% (перебрано раскладов {counted}, невидимых карт {len(view.unseen())})"


def _price(view: View[Table]) -> tuple[int, Fraction]:
    """Return what it costs to stay and which part that is of what would lie there."""
    cost = view.open.bet - view.open.paid[view.seat]
    return cost, Fraction(cost, view.sheet.total("money", TABLE) + cost) if cost else Fraction(0)


def _raise(view: View[Table], stakes: int) -> str | None:
    if view.open.bet >= MOST_STAKES * view.options["ante"]:
        return None
    wanted = f"raise {stakes * view.options['ante']}"
    return wanted if wanted in view.legal else None


def _patience(view: View[Table]) -> Fraction:
    """Return the chance that it stays with: nothing between two, who may end; of more it wants the more, the higher the stake."""
    stakes = view.open.bet // view.options["ante"] - MOST_STAKES
    left = len(view.open.playing)
    return Fraction(0) if left == 2 or stakes < 0 else Fraction(1, left) + stakes * IMPATIENCE


def no_blind(view: View[Table]) -> str | None:
    """Add nothing before the deal."""
    return "skip" if view.phase_name == "blind" else None


def keep_closed(view: View[Table]) -> str | None:
    """Turn nothing up: two cards lie open anyway."""
    return "keep" if view.phase_name == "first" else None


def show_least(view: View[Table]) -> str | None:
    """Turn up the two that let fear least."""
    if view.phase_name != "dealer":
        return None
    deck = view.rules.deck

    def told(pair: tuple[int, ...]) -> tuple[int, ...]:
        one, other = pair
        wild = [card for card in pair if card in _wild(view)]
        alike = deck.rank(one) == deck.rank(other)
        return len(wild), int(alike), int(deck.suit(one) == deck.suit(other)), one % deck.width + other % deck.width

    pair = min(combinations(view.hand, 2), key=told)
    return f"show {deck.text(pair[0])} {deck.text(pair[1])}"


def _wild(view: View[Table]) -> list[int]:
    deck = view.rules.deck
    return [card for card in view.hand if deck.rank(card) in WILD[view.options["wild"]]]


def fearless(view: View[Table]) -> str | None:
    """Go up with a четверик."""
    if view.phase_name != "bid":
        return None
    own = best(view.rules.deck, view.rules, view.options["wild"], mine(view))
    return _raise(view, 3) if own.grade == CHETVERIK else None


def go_up(view: View[Table]) -> str | None:
    """Go up where the chance is good."""
    if view.phase_name != "bid":
        return None
    chance = odds(view)[0]
    if chance >= GO_UP:
        return _raise(view, 2)
    return _raise(view, 1) if not view.open.bet and chance >= OPEN_WITH else None


def end_it(view: View[Table]) -> str | None:
    """Offer to end, or agree to it; at the highest stake always."""
    willing = view.open.bet >= MOST_STAKES * view.options["ante"] or odds(view)[0] <= AGREE
    if view.phase_name == "agree":
        return "agree" if willing else "decline"
    return "settle" if view.phase_name == "bid" and "settle" in view.legal and willing else None


def call(view: View[Table]) -> str | None:
    """Meet the stake where it is worth its price."""
    if view.phase_name != "bid" or "call" not in view.legal:
        return None
    _, part = _price(view)
    return "call" if odds(view)[0] >= max(part + MARGIN, _patience(view)) else None


def press_on(view: View[Table]) -> str | None:
    """Go up by the least where neither meeting nor ending is left and the cards are too good to be thrown away."""
    if view.phase_name != "bid" or not view.open.bet or {"call", "settle"} & set(view.legal):
        return None
    wanted = f"raise {view.options['ante']}"
    return (
        wanted if wanted in view.legal and odds(view)[0] >= max(_patience(view), Fraction(1, len(view.open.playing))) else None
    )


def give_up(view: View[Table]) -> str | None:
    """Throw the cards away."""
    return "pass" if view.phase_name == "bid" else None


MAXIMS = (
    Maxim(("gorka.10",), "Карт ещё не видно: прибавлять не за что.", no_blind),
    Maxim(("gorka.7", "gorka.8"), "Открытых всё равно будет две: своих первых не показывайте.", keep_closed),
    Maxim(("gorka.13", "gorka.28"), "Вскройте две, по которым труднее угадать сочетание.", show_least),
    Maxim(("gorka.27",), "У вас четверик: идите в гору смело.", fearless),
    Maxim(("gorka.24", "gorka.26"), lambda view, action: f"Идите в гору: {_said(view, action)}.", go_up),
    Maxim(("gorka.25",), lambda view, action: f"{'Играйте дальше' if action == 'decline' else 'Кончайте торг'}: {_said(view, action)}.", end_it),
    Maxim(("gorka.h1", "gorka.28"), lambda view, action: f"Уравняйте: {_said(view, action)}, доплата дешевле.", call),
    Maxim(("gorka.24", "gorka.25"), lambda view, action: f"Ставки равны, а кончают только двое: карт не бросайте, идите в гору на куш: {_said(view, action)}.", press_on),
    Maxim(("gorka.24",), lambda view, action: f"Пасуйте: {_said(view, action)}.", give_up),
)  # fmt: skip


class Vyer(Bot):
    """Plays by the maxims and now and then goes up with nothing."""

    def choose(self, view: View[Table], random: Generator) -> str:
        """Return what the maxims advise, a bluff as often as the habits say."""
        action = advised(view, random).action
        if action == "skip" and any(one.startswith("blind") for one in view.legal) and not view.open.blinds:
            return (
                next(one for one in view.legal if one.startswith("blind"))
                if random.chance(*DARK.as_integer_ratio())
                else action
            )
        if action == "pass" and random.chance(*BLUFF.as_integer_ratio()):
            return _raise(view, 2) or action
        return action
