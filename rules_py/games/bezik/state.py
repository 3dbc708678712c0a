"""Безик: what is open at the table, the deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.params import Int
from ...frame.places import Place, Sight
from ...frame.strength import Law, law
from ...frame.view import View
from ...kernels.exchange import deal_round
from ...kernels.trick_phase import deck_of
from .figures import Made, declarable, made_of
from .rules import HOUSE, JOKER, deck_for

SHOWN = Place("shown", "Открыто", Sight.ALL, owned=True, shape="row")
UPCARD = Place("upcard", "Козырь", Sight.ALL, under="stock")
PLAYED = Place("played", "Сыграно", Sight.ALL, shape="")
"""All have seen these cards, but nobody turns them over: they are not drawn."""

M = Match[Any]
Seen = Match[Any] | View[Any]


@dataclass
class Table:
    """What all at the table know."""

    trump: int = -1
    lay: list[int] = field(default_factory=list)
    """Who laid the cards of the trick on the table."""
    playing: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    taker: int = -1
    """Who took the trick before; nobody yet: -1."""
    covered: bool = False
    """He took it from another's lead."""
    declared: list[str] = field(default_factory=list)
    """What he has declared since."""
    points: list[int] = field(default_factory=list)
    """What each has written in this deal."""
    made: list[dict[str, int]] = field(default_factory=list)
    """How often each has declared a figure in this deal."""
    served: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The figures in which a card that lies open has served."""
    exchanged: int = 0
    """How often the turned trump was exchanged."""
    late: bool = False
    """One has declared after the end of the stock."""


def packs(match: M) -> dict[str, Any]:
    """Return the packs in one; how many of them, a reading allows."""
    few = match.options["few"]
    decks = few if few in match.rules.decks else match.options["decks"]
    deck = deck_for(decks)
    if deck.full.bit_count() <= match.rules.hand * hands(match):
        raise InputError(f"Колод: {decks} мало на {hands(match)} игроков, карт не хватит", "few", ("bezik.deal",))
    return {"cards": deck}


def hands(match: M) -> int:
    """Return how many play: with four the dealer sits out."""
    return min(match.players, int(match.rules.most_hands))


def opening(match: M) -> Table:
    """Deal eighteen to each, turn the trump, lay the rest beside it."""
    deck = deck_of(match)
    playing = list(match.around(match.dealer + 1)[: hands(match)])
    match.tell((match.dealer + 1) % match.players, "{снимает|снимаете} колоду", "bezik.cut")
    while True:
        order = match.shuffle()
        deal_round(match, order, match.rules.hand, tuple(playing))
        turned = order.pop()
        if deck.text(turned) != JOKER:
            break
        if match.rules.redealt:
            match.tell(None, "Козырем вышла инфузорка: карты сдают заново", "bezik.h2", "bezik.joker.nosuit")
            for pile in match.cards["hand"]:
                pile.clear()
            continue
        while deck.text(turned) == JOKER:
            match.tell(
                None, "Козырем вышла инфузорка: её возвращают в колоду и открывают следующую", "bezik.h2", "bezik.joker.nosuit"
            )
            order.insert(len(order) // 2, turned)
            turned = order.pop()
        break
    match.cards["upcard"][0].append(turned)
    match.cards["stock"][0].extend(order)
    match.tell(
        match.dealer, f"{{сдаёт|сдаёте}} по {match.rules.hand} карт; козырь {deck.text(turned)}", "bezik.deal", "bezik.stock"
    )
    if match.players > match.rules.most_hands:
        match.tell(match.dealer, "{сдаёт|сдаёте} и в этой сдаче не {играет|играете}", "bezik.four")
    if match.deals == 1:
        for name in HOUSE:
            match.tell(None, f"Уговор, о котором источник молчит: {getattr(match.rules, name)}", f"bezik.{name}")
    return Table(
        trump=deck.suit_of[turned],
        playing=sorted(playing),
        tricks=[0] * match.players,
        points=[0] * match.players,
        made=[{} for _ in range(match.players)],
    )


# Questions that moves, bars and players ask of the table


def sign(match: Seen) -> str:
    """Return the sign of the trump suit."""
    return deck_of(match).suits[match.open.trump]


def left(match: M) -> int:
    """Return how many cards there are to draw, the turned trump with them."""
    return len(match.cards["stock"][0]) + len(match.cards["upcard"][0])


def stock_out(match: M) -> bool:
    """Tell whether there is nothing more to draw."""
    return left(match) < (1 if match.rules.last_taken else len(match.open.playing))


def ruling(match: Seen, out: bool) -> Law:
    """Return what rules the tricks: all is free while there is a stock."""
    return law(deck_of(match), match.rules.strength, match.rules.duty if out else match.rules.free, match.open.trump)


def held(match: M, seat: int) -> list[int]:
    """Return all cards of a player: those in the hand and those that lie open."""
    return match.cards["hand"][seat] + match.cards["shown"][seat]


def claim(match: M, seat: int, word: str) -> Made | None:
    """Return one declaration of a player, None where his cards do not make it."""
    return made_of(match.rules, deck_of(match), sign(match), word, *_cards(match, seat))


def sayable(match: M, seat: int) -> tuple[str, ...]:
    """Return what the cards of a player make and bring."""
    return tuple(declarable(match.rules, deck_of(match), sign(match), *_cards(match, seat)))


def _cards(match: M, seat: int) -> tuple[Any, ...]:
    table: Table = match.open
    shown = match.cards["shown"][seat]
    served = {card: table.served[card] for card in shown if card in table.served}
    return match.cards["hand"][seat], shown, served, table.made[seat], match.options["sixth"]


# Words of positions


def _flag(name: str, label: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise InputError(f"{label}: ответьте «да» или «нет» (true или false)", name)
    return value


def set_took(match: M, value: Any) -> None:
    """Let the first player have taken the trick before, or the second."""
    match.open.taker = 0 if _flag("took", "Взятка своя", value) else 1
    match.open.covered = True


def set_led(match: M, value: Any) -> None:
    """Say that the trick before was taken by one's own lead."""
    match.open.covered = not _flag("led", "Взятка со своего выхода", value)


def set_hand_size(match: M, value: Any) -> None:
    """Fill the hand of the first player up with tens that stand in no figure."""
    size = Int(name="hand_size", label="Карт на руках", low=1, high=match.rules.hand).read(value)
    deck, hand = deck_of(match), match.cards["hand"][0]
    trump = deck.suits[match.open.trump]
    spare = [
        card for card in match.game.order(deck) if deck.rank(card) == "10" and deck.suit(card) != trump and card not in hand
    ]
    for card in spare[: max(size - len(held(match, 0)), 0)]:
        for piles in match.cards.values():
            for pile in piles:
                if card in pile:
                    pile.remove(card)
        hand.append(card)


def set_trump(match: M, value: Any) -> None:
    """Name the trump before cards are filled in."""
    suits = deck_of(match).suits
    if value not in tuple(suits):
        raise InputError(f"Козырь: назовите масть {' '.join(suits)}", "trump")
    match.open.trump = suits.index(value)


def set_open(match: M, value: Any) -> None:
    """Let cards of the first player lie open with the figure in which each has served."""
    if not isinstance(value, Mapping) or not all(isinstance(cards, str) for cards in value.values()):
        raise InputError('Открыто: назовите фигуры и карты, например {"козырные дамы": "♥Д ♥Д ♥Д ♥Д"}', "open")
    deck = deck_of(match)
    for figure, cards in value.items():
        for word in cards.split():
            wanted = deck.text(deck.card(word, "open"))
            card = next((one for one in deck.copies_of(wanted) if one not in held(match, 0)), None)
            if card is None:
                raise InputError(f"Открыто: карта {wanted} названа лишний раз", "open")
            for piles in match.cards.values():
                for pile in piles:
                    if card in pile:
                        pile.remove(card)
            match.cards["shown"][0].append(card)
            match.open.served[card] = (str(figure),)
        match.open.made[0][str(figure)] = 1


FIELDS = {"trump": set_trump, "took": set_took, "led": set_led, "open": set_open, "hand_size": set_hand_size}
