"""Лентюрлю: laying a row, buying, passing, the end of a trick and of a deal."""

from __future__ import annotations

from dataclasses import replace

from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Said, Turn
from ...frame.places import TABLE
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import counted, money
from .rules import DECK, FIVE, KING, TO_KING, height, stops, wanted
from .scoring import Hand, loss
from .state import M, able, leads, leads_anew, stalled, top


def begin(match: M) -> None:
    """Ask the dealer's left neighbour to lead."""
    match.ask("turn", [(match.dealer + 1) % match.players])


def lay(turn: Turn) -> None:
    """Lay a card on the row, or begin a new one with it."""
    match, seat, card = turn.match, turn.seat, turn.card
    table, follows = match.open, bool(match.pile("pile")) and height(card) == top(match) + 1
    if not follows:
        clear(match)
    match.move_cards((card,), ("hand", seat), ("pile", TABLE))
    table.laid, table.last, table.passed = True, seat, []
    match.tell(seat, f"{{кладёт|кладёте}} {DECK.text(card)}", "lentjurlju.sequence" if follows else "lentjurlju.lead")
    paid = card in stops(match.rules, match.options["way"])
    king = height(card) == KING
    if match.options["way"] == TO_KING:
        if king and (follows or match.rules.led_king_wins):
            return won(match, seat)
    elif not match.cards["hand"][seat]:
        if paid:
            collect(match, seat, card)
        return won(match, seat)
    if paid:
        collect(match, seat, card)
        refill(match, seat, card)
    if not (king or paid):
        return turn.prompt.again(seat)
    clear(match)
    table.laid = table.bought = False
    first = seat if king or match.rules.layer_leads else seat + 1
    return lead_on(match, first)


def clear(match: M) -> None:
    """Put the row aside."""
    match.pile("done").extend(match.pile("pile"))
    match.pile("pile").clear()


def lead_on(match: M, first: int) -> None:
    """Let the first who has cards lead; where nobody has, the deal is over and the money stays."""
    if found := able(match, first):
        return match.ask("turn", found[:1])
    return match.end_deal(f"Карты вышли, короля никто не положил: {money(sum(match.open.pots))} остаются на картах.")


def collect(match: M, seat: int, card: int) -> None:
    """Take the money off one of the five cards."""
    place = FIVE.index(card)
    amount, match.open.pots[place] = match.open.pots[place], 0
    match.sheet.pay("money", TABLE, seat, Item(f"Деньги с карты {DECK.text(card)}", ("lentjurlju.alt.2",), amount))
    match.tell(seat, f"{{снимает|снимаете}} с карты {DECK.text(card)} {money(amount)}", "lentjurlju.alt.2")


def refill(match: M, seat: int, card: int) -> None:
    """Let all but the taker stake on the emptied card anew."""
    fee = match.options["refill"]
    for other in match.around(seat + 1)[:-1]:
        item = Item(f"Складчина на карту {DECK.text(card)}", ("lentjurlju.alt.3",), fee)
        match.sheet.pay("money", other, TABLE, item)
    match.open.pots[FIVE.index(card)] += fee * (match.players - 1)


def won(match: M, seat: int) -> None:
    """Settle with the winner: the money on the cards, what the losers owe."""
    to_king = match.options["way"] == TO_KING
    pot, owed = sum(match.open.pots), 0
    cites = ("lentjurlju.kingwins",) if to_king else ("lentjurlju.h3",)
    if to_king or match.rules.left_to_winner:
        match.sheet.pay("money", TABLE, seat, Item("Деньги с пяти карт", cites, pot))
        match.open.pots = [0] * len(FIVE)
    else:
        pot = 0
    for other in match.around(seat + 1)[:-1]:
        facts = Hand(hand=tuple(match.cards["hand"][other]), way=match.options["way"])
        item = loss(match.rules, facts, *(match.options[name] for name in ("pay", "fee", "price")))
        item = item if to_king else replace(item, cites=("lentjurlju.alt.1", *item.cites))
        match.sheet.pay("money", other, seat, item)
        owed += item.amount or 0
    text = "{закрывает|закрываете} взятку королём" if to_king else "{сносит|сносите} последнюю карту"
    match.tell(seat, text, *(("lentjurlju.kingwins", "lentjurlju.end") if to_king else ("lentjurlju.alt.1",)))
    how = "{закрыл|закрыли} взятку королём" if to_king else "{сбыл|сбыли} карты первым"
    match.end_deal(f"{{{seat}}} {how}: с пяти карт {money(pot)}, с проигравших {money(owed)}")


def buy(turn: Turn) -> None:
    """Take one card or two from the stock."""
    match = turn.match
    for _ in range(turn.word):
        card = match.pile("stock").pop()
        match.cards["hand"][turn.seat].append(card)
        match.tell(turn.seat, f"в прикупе {DECK.text(card)}", to=turn.seat)
    match.open.bought = True
    match.tell(turn.seat, f"{{прикупает|прикупаете}} {_cards(turn.word)}", "lentjurlju.turn", "lentjurlju.buylimit")
    turn.prompt.again(turn.seat)


def _cards(count: int) -> str:
    return counted(count, "карту", "карты", "карт")


def give_way(turn: Turn) -> None:
    """Let the next go on; where all have passed, a new row is begun."""
    match, seat, table = turn.match, turn.seat, turn.match.open
    if not table.laid:
        table.passed.append(seat)
        match.tell(seat, "{пасует|пасуете}", "lentjurlju.turn")
    table.laid = table.bought = False
    waiting = [one for one in able(match, seat + 1) if one not in table.passed and one != table.last]
    lead_on(match, waiting[0] if waiting else leads_anew(match))


def why_lay(turn: Turn) -> Said:
    """Say by which rule a card may be laid."""
    match = turn.match
    if not leads(match, turn.seat):
        return "Можно: карта идёт следующей.", ("lentjurlju.sequence", "lentjurlju.turn")
    if stalled(match, turn.seat):
        return "Можно: все спасовали, выход ваш.", ("lentjurlju.h2",)
    if match.open.last >= 0 and match.options["way"] != TO_KING:
        return "Можно: закрывший взятку выходит с какой угодно карты.", ("lentjurlju.alt.1",)
    return "Можно: выходят с какой угодно карты.", ("lentjurlju.lead",)


LAY = Move("lay", "Положить {}", why_lay, lay, (ONE_CARD,))
BUY = Move(
    "buy", "Прикупить {}", ("Можно: прикупают одну карту или две.", ("lentjurlju.turn", "lentjurlju.buylimit")), buy,
    (Need(Kind.NUMBER, lambda match, seat: range(1, 8), label="Сколько", said=_cards),),
)  # fmt: skip
PASS = Move("pass", "Пас", ("Можно: пасуют по желанию.", ("lentjurlju.turn",)), give_way)
ENOUGH = Move("enough", "Довольно", ("Можно: кладут, сколько угодно.", ("lentjurlju.turn",)), give_way)


def status(view: object) -> str:
    """Say what is asked."""
    pile = view.seen("pile")  # type: ignore[attr-defined]
    if not pile:
        return "Выход ваш: с какой угодно карты."
    if height(pile[-1]) == KING:
        return "Взятка закрыта королём."
    return f"Сверху {DECK.text(pile[-1])}: {wanted(height(pile[-1]) + 1)}."


PHASES = {
    "turn": Phase("розыгрыш", (LAY, BUY, PASS, ENOUGH), ("lentjurlju.lead", "lentjurlju.turn"), begin, status=status),
    "over": over("Можно: на новую сдачу вносят снова.", "lentjurlju.end"),
}
