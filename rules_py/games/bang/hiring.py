"""«Бах!»: before the first turn: hiring characters by auction, keeping cards for money, dealing hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...frame.moves import Kind, Move, Need, Phase, Turn
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.russian import number
from .cards import ABILITIES, CHARACTER_KIT
from .rules import CARD_PRICE, EXPERIENCE, HIRE, LEAST_BID, START_MONEY
from .state import M, card_said, character, first_player, in_series, money, set_lives

RAISES = (0, 100, 200, 300, 500)
"""By how much more than the least the table offers to bid: the sums grow from game to game, a list of all would fill a phone."""


def begin(match: M) -> None:
    """Begin a game: hire, keep, deal, move."""
    if in_series(match) and match.options[HIRE]:
        if match.deals == 1:
            for seat in range(match.players):
                match.sheet.write("dollars", seat, Item("Деньги на найм", ("bang.var.hire.a",), START_MONEY))
        survivors = [seat for seat in match.around(first_player(match)) if match.open.were[seat] >= 0]
        if survivors:
            match.ask("rehire", survivors)
        else:
            open_market(match)
    else:
        lives_known(match)


def stay(turn: Turn) -> None:
    """Keep the character of the game before for the same price."""
    match, seat = turn.match, turn.seat
    card, price = match.open.were[seat], match.open.prices[seat]
    match.move_cards([card], ("crowd", -1), ("person", seat))
    match.sheet.write("dollars", seat, Item("Персонаж оставлен", ("bang.var.hire.d",), -price))
    match.tell(seat, f"{{оставляет|оставляете}} персонажа за {number(price)}: {character(match, seat)}", "bang.var.hire.d")


def part(turn: Turn) -> None:
    """Let the character of the game before go."""
    turn.match.open.prices[turn.seat] = 0


def open_market(match: M) -> None:
    """Open as many characters as there are players without one, and let the right neighbour of the sheriff begin."""
    crowd, market = match.cards["crowd"][0], match.cards["for_hire"][0]
    for seat in without(match):
        match.open.prices[seat] = 0
        market.append(crowd.pop())
    if market:
        names = ", ".join(CHARACTER_KIT.kinds[card] for card in market)
        match.tell(None, f"Открыты персонажи: {names}", "bang.var.hire.a")
        offer_next(match)
    else:
        lives_known(match)


def without(match: M) -> list[int]:
    """Return who has no character yet, against the clock from the sheriff's right neighbour."""
    first = first_player(match)
    seats = [(first - step) % match.players for step in range(1, match.players + 1)]
    return [seat for seat in seats if not match.cards["person"][seat]]


def opener(players: int, sheriff: int, openers: Sequence[int], hired: Sequence[int]) -> int:
    """Return who opens the next auction: after the one before, against the clock, the first without a character."""
    start = openers[-1] if openers else sheriff
    return next(seat for step in range(1, players + 1) if (seat := (start - step) % players) not in hired)


def offer_next(match: M) -> None:
    """Ask for the next character to be put up, or go on when everybody has one."""
    left = without(match)
    state = match.open
    state.bid, state.bidder = 0, -1
    if not left:
        lives_known(match)
        return
    hired = [seat for seat in range(match.players) if seat not in left]
    seat = opener(match.players, first_player(match), state.openers, hired)
    match.ask("hire", [seat])


def put_up(turn: Turn) -> None:
    """Name the character that is bid for."""
    match, seat = turn.match, turn.seat
    match.open.openers.append(seat)
    name = CHARACTER_KIT.kinds[turn.card]
    match.tell(seat, f"{{выставляет|выставляете}}: {name}", "bang.var.hire.b", "bang.var.hire.c")
    match.ask("bid", _bidders(match, seat), card=turn.card)


def _bidders(match: M, first: int) -> list[int]:
    left = without(match)
    return [seat for step in range(match.players) if (seat := (first - step) % match.players) in left]


def unopened(match: Any) -> bool:
    """Tell whether nobody has bid yet: who has no money opens with nothing, and that is a bid too."""
    return bool(not match.open.bid and match.open.bidder < 0)


def least(match: Any, seat: int) -> int:
    """Return the least bid: a hundred to begin with, a hundred more after that; who has less opens with what he has."""
    if unopened(match):
        return min(LEAST_BID, max(0, money(match, seat)))
    return int(match.open.bid + LEAST_BID)


def sums(match: Any, seat: int) -> Sequence[int]:
    """Return the sums that can be named."""
    held = money(match, seat)
    if unopened(match) and held < LEAST_BID:
        return range(max(0, held), max(0, held) + 1)
    return range(match.open.bid + 1, max(held, match.open.bid) + 1_050)


def raises(match: Any, seat: int) -> list[str]:
    """List a few of the sums that may be bid: the least, some more, all the money; people name others as well."""
    low, held = least(match, seat), max(0, money(match, seat))
    return [str(sum_) for sum_ in sorted({low + more for more in RAISES if low + more <= held} | {held}) if sum_ >= low]


def bid(turn: Turn) -> None:
    """Bid; the turn goes on against the clock until one is left."""
    match, seat = turn.match, turn.seat
    match.open.bid, match.open.bidder = turn.word, seat
    match.tell(seat, f"{{предлагает|предлагаете}} {number(turn.word)}", "bang.var.hire.b")
    turn.prompt.seats = (*turn.prompt.seats, seat)
    if len(turn.prompt.seats) == 1:
        turn.prompt.seats = ()


def decline(turn: Turn) -> None:
    """Leave this auction; the last who stays has the character."""
    turn.match.tell(turn.seat, "{отказывается|отказываетесь}", "bang.h9")
    if turn.prompt.seats == (turn.match.open.bidder,):
        turn.prompt.seats = ()


def hired(match: M, prompt: Prompt) -> None:
    """Give the character to the last bidder for what he bid."""
    state = match.open
    seat, price = state.bidder, state.bid
    match.move_cards([prompt.about["card"]], ("for_hire", -1), ("person", seat))
    state.prices[seat] = price
    match.sheet.write("dollars", seat, Item("Найм персонажа", ("bang.var.hire.b",), -price))
    match.tell(seat, f"{{нанимает|нанимаете}} за {number(price)}: {character(match, seat)}", "bang.var.hire.b")
    offer_next(match)


def lives_known(match: M) -> None:
    """Set the lives; then those who may keep cards are asked."""
    set_lives(match)
    keepers = [seat for seat in match.around(first_player(match)) if match.cards["kept"][seat]]
    if in_series(match) and match.options[EXPERIENCE] and keepers:
        match.ask("keep", keepers)
    else:
        deal_hands(match)


def can_keep(lives: int, held: int, cards: int) -> int:
    """Return how many of so many cards can be kept: by lives and by money."""
    return max(0, min(cards, lives, held // CARD_PRICE))


def keep(turn: Turn) -> None:
    """Keep a card for money: it goes to the hand."""
    match, seat = turn.match, turn.seat
    match.move_cards([turn.card], ("kept", seat), ("hand", seat))
    match.sheet.write("dollars", seat, Item("Карта сохранена", ("bang.var.exp.a",), -CARD_PRICE))
    match.tell(seat, f"{{сохраняет|сохраняете}}: {card_said(match, turn.card)}", "bang.var.exp.a", "bang.var.exp.b")
    if match.cards["kept"][seat]:
        turn.prompt.again(seat)


def deal_hands(match: M) -> None:
    """Put what was not kept back, shuffle where there was any, and deal as many cards as lives."""
    deck = match.cards["deck"][0]
    left = [card for pile in match.cards["kept"] for card in pile]
    if left:
        for pile in match.cards["kept"]:
            pile.clear()
        deck[:] = match.shuffle("cards", sorted([*deck, *left]))
    for seat in match.around(first_player(match)):
        for _ in range(match.open.most[seat] - len(match.cards["hand"][seat])):
            match.cards["hand"][seat].append(deck.pop())
    from .effects import begin_turn

    first = first_player(match)
    match.tell(
        None,
        "Роли и персонажи розданы, карт у каждого по числу жизней",
        "bang.setup.deal",
        "bang.setup.char",
        "bang.setup.hand",
    )
    begin_turn(match, first)


def asked_bid(view: Any) -> str:
    """Say who is put up, what he can do, and how much is bid for him at least."""
    name = CHARACTER_KIT.kinds[view.about["card"]]
    return f"Торг: {name} ({ABILITIES[name][0]}). Ставка не меньше {number(least(view, view.seat))}."


HIRING = {
    "begin": Phase("раздача", (), ("bang.setup.deal",), begin=begin),
    "rehire": Phase(
        "оставить персонажа",
        (
            Move("stay", "Оставить персонажа", ("Можно: за ту же цену.", ("bang.var.hire.d",)), stay),
            Move("part", "Отпустить", ("Можно: это право.", ("bang.var.hire.d",)), part),
        ),
        ("bang.var.hire.d",), after=lambda match, prompt: open_market(match),
        status=lambda view: f"Оставить персонажа за {number(view.open.prices[view.seat])} долларов?",
    ),
    "hire": Phase(
        "найм",
        (Move("offer", "Выставить: {}", ("Можно: торг открываете вы.", ("bang.var.hire.b", "bang.var.hire.c")), put_up,
              (Need(Kind.CARD, lambda match, seat: match.cards["for_hire"][0], place="for_hire"),)),),
        ("bang.var.hire.c",), status=lambda view: "Выберите персонажа, за которого будут торговаться.",
    ),
    "bid": Phase(
        "торг",
        (
            Move("bid", "Поставить {}", ("Можно: ставка не меньше нужной и не больше ваших денег.", ("bang.var.hire.b", "bang.h9")), bid,
                 (Need(Kind.NUMBER, sums, label="Сколько"),), ways=raises, says=lambda words: f"Поставить {number(int(words))}"),
            Move("pass", "Отказаться", ("Можно: торговаться не обязательно.", ("bang.h9",)), decline),
        ),
        ("bang.h9",), begin=lambda match: match.ask("bid", [match.open.turn], card=0), after=hired,
        status=asked_bid,
    ),
    "keep": Phase(
        "сохранить",
        (
            Move("keep", "Сохранить {}", ("Можно: по 500 долларов за карту.", ("bang.var.exp.a", "bang.var.exp.c")), keep,
                 (Need(Kind.CARD, lambda match, seat: match.cards["kept"][seat], place="kept"),)),
            Move("enough", "Больше не сохранять", ("Можно: это право.", ("bang.var.exp.a",))),
        ),
        ("bang.h8",), after=lambda match, prompt: deal_hands(match),
        status=lambda view: f"Сохраните карты по {CARD_PRICE} долларов или откажитесь.",
    ),
}  # fmt: skip
