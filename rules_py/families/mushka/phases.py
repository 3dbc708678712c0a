"""The family of мушка: buying or passing, play, the end of a deal and of a pool."""

from __future__ import annotations

from typing import Any

from ...frame.claim import Rest
from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Said, Turn, of_hand
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import counted
from ...kernels.exchange import draw, stock_left
from ...kernels.trick_phase import allowed, deck_of, left_to_play, play_phase
from .scoring import changed, first_to_finish
from .state import M, begun_with, left


def drawable(match: M, seat: int) -> int:
    """Return how many cards may be drawn: what is left in the stock, or all that were laid off besides."""
    spare = sum(len(pile) for pile in match.cards["discard"]) if match.rules.reshuffled else 0
    return stock_left(match) + spare


def begin_deal(match: M) -> None:
    """Let a hand that wins at once win as it was dealt; else ask who plays."""
    for seat in match.around(match.dealer + 1):
        if claim(match, seat):
            return
    match.enter("buy")


def begin_buy(match: M) -> None:
    """Ask all in turn whether they play: before the first answer nobody does."""
    if len(match.open.playing) == match.players:  # a position that says nothing of it
        match.open.playing = []
    match.ask("buy", match.around(match.dealer + 1))


def buy(turn: Turn) -> None:
    """Lay cards off, draw as many, and play."""
    match, cards = turn.match, turn.cards if turn.values else ()
    if len(cards) > stock_left(match):
        _make_up(match)
    match.move_cards(cards, ("hand", turn.seat), ("discard", turn.seat))
    draw(match, turn.seat, len(cards))
    match.open.playing.append(turn.seat)
    bought = f"{{меняет|меняете}} {counted(len(cards), 'карту', 'карты', 'карт')}" if cards else "{играет|играете} на своих"
    match.tell(turn.seat, bought, "mushka.actions")
    claim(match, turn.seat)


def _make_up(match: M) -> None:
    """Shuffle the cards laid off under the stock."""
    thrown = [card for pile in match.cards["discard"] for card in pile]
    for pile in match.cards["discard"]:
        pile.clear()
    match.cards["stock"][0][:0] = match.shuffle("cards", sorted(thrown))


def claim(match: M, seat: int) -> bool:
    """End the pool where a hand wins it at once, and tell whether it did."""
    hand = match.cards["hand"][seat]
    if not match.rules.at_once(deck_of(match), hand):
        return False
    match.tell(seat, f"{{открывает|открываете}} {' '.join(map(deck_of(match).text, hand))}", "mushka.at-once")
    match.rules.beside_win(match, seat)
    finish_pool(match, seat, "mushka.at-once")
    return True


def swap(turn: Turn) -> None:
    """Let the dealer take the turned card for one of his own, before he buys."""
    match = turn.match
    turned = match.cards["turned"][0][0]
    match.move_cards((turn.card,), ("hand", turn.seat), ("discard", turn.seat))
    match.move_cards((turned,), ("turned", -1), ("hand", turn.seat))
    match.tell(turn.seat, f"{{берёт|берёте}} открытого козыря {deck_of(match).text(turned)}", "mushka.trump")
    turn.prompt.again(turn.seat)


def bought(match: M, prompt: Prompt) -> None:
    """Go on to the play; one who plays alone has nobody to play against."""
    playing = match.open.playing
    if len(playing) > 1:
        playing.sort()
        match.enter("play")
        return
    if playing and match.rules.alone:
        seat = playing[0]
        match.sheet.write("record", seat, *alone(match.rules, _alone_facts(match, seat), left(match, seat)))
        end(match, [seat], f"{{{seat}}} {{играл|играли}} один: {counted(5, 'взятка', 'взятки', 'взяток')} без розыгрыша.")
    else:
        end(match, [], "Спасовали все: сдачу не записывают." if not playing else "Играл один: сдачу не записывают.")


def _alone_facts(match: M, seat: int) -> Any:
    match.open.tricks[seat] = 5
    return match.rules.facts(match, seat)


def alone(rules: Any, facts: Any, record: int) -> list[Item]:
    """Return what one who plays alone writes off: never more than he has left."""
    items = [Item(item.text, ("mushka.h3", *item.cites), item.amount) for item in changed(rules, facts, 10_000)]
    total = sum(item.amount or 0 for item in items)
    if total < -record:
        items.append(Item("Больше остатка не списывают", ("mushka.h3",), -record - total))
    return items


def begin_play(match: M) -> None:
    """Ask the dealer's left neighbour; where he passed, the next one who plays, or the dealer."""
    first = (match.dealer + 1) % match.players
    if match.rules.dealer_leads and first not in match.open.playing:
        first = match.dealer
    match.ask("play", match.around(first, match.open.playing)[:1])


def played(match: M, prompt: Prompt) -> None:
    """Write the deal of everybody who played."""
    done = []
    for seat in match.around(match.dealer + 1, match.open.playing):
        before = left(match, seat)
        match.sheet.write("record", seat, *changed(match.rules, match.rules.facts(match, seat), before, begun_with(match)))
        if left(match, seat) <= 0:
            done.append(seat)
    end(match, done, "Сдача записана.")


def end(match: M, done: list[int], summary: str) -> None:
    """Close a deal; whoever wrote off all has won the pool."""
    done = [seat for seat in done if left(match, seat) <= 0]
    if done:
        finish_pool(match, first_to_finish(match, done), "mushka.win")
    else:
        match.end_deal(summary)


def finish_pool(match: M, winner: int, rule: str) -> None:
    """Let the winner take from everybody what was left to him, in points and in money."""
    options = match.options
    for seat in match.around(winner + 1)[:-1]:
        rest = max(left(match, seat), 0)
        match.sheet.pay("score", seat, winner, Item("Недописанное — победителю", match.game.cite((rule,)), rest))
        flat = options["settle"] == "поровну"
        price = options["stake"] if flat else rest * options["price"]
        reason = ("Твёрдая сумма", ("mushka.flat",)) if flat else ("По цене очка", ("mushka.price",))
        if price:
            match.sheet.pay("money", seat, winner, Item(reason[0], reason[1], price))
    match.tell(winner, "{выигрывает|выигрываете} пульку", rule)
    match.open.playing = [winner]
    match.sheet.write("pools", -1, Item("Пулька", (), 1))
    if match.sheet.total("pools", -1) >= options["pools"]:
        match.end_match(f"{{{winner}}} {{выиграл|выиграли}} пульку: партия окончена.")
        return
    for seat in range(match.players):
        anew = begun_with(match) - left(match, seat)
        match.sheet.write("record", seat, Item(f"Новая пулька: {begun_with(match)}", match.game.cite(("mushka.record",)), anew))
    match.end_deal(f"{{{winner}}} {{выиграл|выиграли}} пульку.")


def may_play(match: M, seat: int) -> int:
    """Return the mask of cards that a seat may play; under one reading the special ace goes on a led trump ace at any time."""
    found = allowed(match, seat)
    table = match.cards["trick"][0]
    if match.rules.ace_any_time and table and match.rules.strength.overcomes:
        deck = deck_of(match)
        for card in match.cards["hand"][seat]:
            if (deck.text(card), deck.rank(table[0])) in match.rules.strength.overcomes and deck.suit_of[
                table[0]
            ] == match.open.trump:
                found |= 1 << card
    return found


def rest_of(match: M) -> Rest | None:
    """Return the tricks that are left to claim; not where the special ace may go on any trump ace, whatever suit was owed."""
    return None if match.rules.ace_any_time and match.rules.strength.overcomes else left_to_play(match)


def card_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match = turn.match
    if match.cards["trick"][0]:
        return "Можно: масть и козырь соблюдены.", ("mushka.follow",)
    due = match.open.taken or turn.seat == (match.dealer + 1) % match.players
    return "Можно: выход ваш, выходят с любой карты.", ("mushka.lead",) if due else ("mushka.h5",)


BUY = Move(
    "buy", "Сменить карты", ("Можно: меняют столько карт, сколько нужно.", ("mushka.actions",)), buy,
    (Need(Kind.CARDS, of_hand, 1, drawable, label="Какие карты сбросить"),),
)  # fmt: skip
STAY = Move("stay", "Играть на своих", ("Можно: идут и на своих.", ("mushka.actions",)), buy)
PASS = Move(
    "pass",
    "Пас",
    ("Можно: пасовать вправе всякий, у кого нет особой карты.", ("mushka.actions",)),
    lambda turn: turn.match.tell(turn.seat, "пас", "mushka.actions"),
)
SWAP = Move("swap", "Взять козыря за {}", ("Можно: сдающий берёт открытого козыря.", ("mushka.trump",)), swap, (ONE_CARD,))

PHASES = {
    "start": Phase("начало", (), begin=begin_deal),
    "buy": Phase("прикуп", (BUY, STAY, PASS, SWAP), ("mushka.buyorder",), begin_buy, bought,
                 status=lambda view: "Смените карты, играйте на своих или пасуйте."),
    "play": play_phase(card_why, begin_play, played, ("mushka.lead",), may_play),
    "over": over("Можно: сдают по очереди, слева направо.", "mushka.dealorder"),
}  # fmt: skip
