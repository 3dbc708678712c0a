"""Безик: a trick, the declaration after it, the draw; the end of the stock and of the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...frame.cards import Deck
from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Said, Turn, unbarred
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import number, points
from ...frame.view import View
from ...kernels.trick_phase import deck_of
from .rules import CLAIMS
from .scoring import priced, settled
from .state import M, held, left, ruling, sayable, sign, stock_out
from .state import claim as claim_of

DECLARED_WITH = 17
"""How many cards one has when he declares."""


# The trick


def begin_play(match: M) -> None:
    """Ask whoever took the trick before; the first lead is the dealer's left neighbour's."""
    first = match.open.taker if match.open.taker >= 0 else first_leader(match)
    match.ask("play", match.around(first, _still_in(match))[:1])


def _still_in(match: M) -> list[int]:
    """Return who can lay a card on the trick; where the last cards did not do for all, one has fewer than the others."""
    return [seat for seat in match.open.playing if seat not in match.open.lay and held(match, seat)]


def first_leader(match: M) -> int:
    """Return who leads first."""
    if not match.rules.dealer_leads:
        return match.around(match.dealer + 1, match.open.playing)[0]
    return match.dealer if match.dealer in match.open.playing else (match.dealer - 1) % match.players


def playable(place: str) -> Any:
    """Return the mask of the cards of a place that a seat may play."""

    def mask(match: M, seat: int) -> int:
        deck = deck_of(match)
        mine = deck.mask_of(match.cards[place][seat])
        table = match.cards["trick"][0]
        if not table or not stock_out(match):
            return mine
        return ruling(match, True).allowed(deck.mask_of(held(match, seat)), table) & mine

    return mask


def play_from(place: str) -> Any:
    """Return what playing a card from a place does."""

    def do(turn: Turn) -> None:
        match, seat, card = turn.match, turn.seat, turn.card
        match.move_cards((card,), (place, seat), ("trick", -1))
        match.open.served.pop(card, None)
        match.open.lay.append(seat)
        match.tell(seat, deck_of(match).text(card))
        turn.prompt.seats = match.around(seat + 1, _still_in(match))[:1]

    return do


def turn_cites(table: M | View[Any]) -> tuple[str, ...]:
    """Return by which rule it is somebody's turn: whoever took a trick leads, a card is answered freely while there is a stock."""
    if not table.open.lay:
        return ("bezik.lead",) if table.open.taker >= 0 else ("bezik.h4",)
    stock = table.cards["stock"][0]
    return ("bezik.free.a",) if stock else ("bezik.h6",)


def card_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match = turn.match
    table = match.cards["trick"][0]
    if not table:
        return "Можно: выход ваш, выходят с любой карты.", turn_cites(match)
    if stock_out(match):
        return "Можно: масть и козырь соблюдены.", ("bezik.h6",)
    deck = deck_of(match)
    if deck.suit_of[turn.card] == match.open.trump != ruling(match, False).led(table):
        return "Можно: козырем бьют по желанию, пока есть колода.", ("bezik.free.b",)
    return "Можно: пока есть колода, кладут любую карту.", ("bezik.free.a",)


def trick_over(match: M, prompt: Prompt) -> None:
    """Give the trick to whoever took it: he may declare, then all draw; without a stock he leads at once."""
    state, table = match.open, match.cards["trick"][0]
    out = stock_out(match)
    law = ruling(match, out)
    place = law.best(table)
    cites = law.reason(table)
    state.taker, state.covered = state.lay[place], place > 0
    state.tricks[state.taker] += 1
    state.declared = []
    match.move_cards(tuple(table), ("trick", -1), ("played", -1))
    state.lay = []
    match.tell(state.taker, "{берёт|берёте} взятку", *cites, "bezik.played")
    if not out:
        match.enter("declare")
    elif not any(held(match, seat) for seat in state.playing):
        finish(match)
    elif match.rules.late and not state.late and len(held(match, state.taker)) == DECLARED_WITH:
        state.late = True
        match.enter("declare")
    else:
        match.enter("play")


def fold(turn: Turn) -> None:
    """Lay the cards down: the tricks that are left bring nothing."""
    turn.match.tell(turn.seat, "{складывает|складываете} карты: остальные взятки очков не дают", "bezik.h6")
    finish(turn.match)


# The declaration


def begin_declare(match: M) -> None:
    """Ask whoever took the trick."""
    match.ask("declare", [max(match.open.taker, 0)])


def declare(turn: Turn) -> None:
    """Lay the cards of a figure open and write what it brings."""
    match, seat, word = turn.match, turn.seat, str(turn.word)
    made = claim_of(match, seat, word)
    assert made is not None
    cards, facts, price = made
    hand, state = match.cards["hand"][seat], match.open
    match.move_cards([card for card in cards if card in hand], ("hand", seat), ("shown", seat))
    match.cards["shown"][seat].sort(reverse=True)  # suit by suit, as one lays them out
    claim = CLAIMS[word]
    name = claim.figure.name
    for card in cards:
        state.served[card] = (*state.served.get(card, ()), name)
    completes = not claim.number or claim.number == 8
    if completes:
        state.made[seat][name] = state.made[seat].get(name, 0) + claim.times
    state.points[seat] += price
    state.declared.append(word)
    items = priced(match.rules, facts)
    match.sheet.write("points", seat, *items)
    rules = dict.fromkeys(rule for item in items for rule in item.cites)
    shown = " ".join(deck_of(match).text(card) for card in sorted(cards, reverse=True))
    match.tell(seat, f"{{объявляет|объявляете}}: {word}, {points(price)} ({shown})", *rules, "bezik.h9")
    turn.prompt.again(seat)


def exchange(turn: Turn) -> None:
    """Take the turned trump for the nine."""
    match, seat = turn.match, turn.seat
    deck = deck_of(match)
    nine = next(card for card in held(match, seat) if deck.text(card) == turn.word)
    taken = match.cards["upcard"][0][0]
    place = "hand" if nine in turn.hand else "shown"
    match.move_cards((nine,), (place, seat), ("upcard", -1))
    match.open.served.pop(nine, None)
    match.move_cards((taken,), ("upcard", -1), ("hand", seat))
    match.open.exchanged += 1
    if match.rules.exchange_declares:
        match.open.declared.append("обмен")
    match.tell(seat, f"{{меняет|меняете}} {deck.text(nine)} на открытый козырь {deck.text(taken)}", "bezik.exchange")
    turn.prompt.again(seat)


def nines(match: M, seat: int) -> tuple[str, ...]:
    """Return the nines of a hand, each kind once."""
    deck = deck_of(match)
    return tuple(dict.fromkeys(deck.text(card) for card in match.cards["hand"][seat] if deck.rank(card) == "9"))


def draw_all(match: M, prompt: Prompt) -> None:
    """Let everybody draw a card, the turned trump last of all; then the one who took the trick leads."""
    if stock_out(match):  # the one declaration that is left after the end of the stock
        match.enter("play")
        return
    state = match.open
    first = state.taker if match.rules.winner_draws_first else match.dealer + 1
    deck = deck_of(match)
    for seat in match.around(first, state.playing):
        source = "stock" if match.cards["stock"][0] else "upcard"
        pile = match.cards[source][0]
        if not pile:
            break
        card = pile.pop()
        match.cards["hand"][seat].append(card)
        if source == "upcard":
            match.tell(seat, f"{{берёт|берёте}} открытый козырь {deck.text(card)}", "bezik.h3")
        else:
            match.tell(seat, f"{{добирает|добираете}} {deck.text(card)}", "bezik.draw", to=seat)
    if stock_out(match):
        match.tell(None, f"Добирать больше нечего; уговор: {match.rules.h6}", "bezik.h6", "bezik.h3")
        if not match.rules.plays_on:
            finish(match)
            return
    match.enter("play")


# The end


def finish(match: M) -> None:
    """Write the end of a deal: the difference goes to whoever wrote most, at once or when the count is reached."""
    state, options = match.open, match.options
    match.stack = []
    counts = [match.sheet.total("points", seat) for seat in range(match.players)] if match.rules.to_target else state.points
    last = match.deals >= options["deals"]
    if match.rules.to_target and max(counts) < options["target"] and not last:
        match.end_deal(f"До {number(options['target'])} никто не дошёл: сдают дальше.")
        return
    seats = list(range(match.players)) if match.rules.to_target else state.playing
    paid = settled([counts[seat] for seat in seats])
    for giver, taker, amount in paid:
        match.sheet.pay("won", seats[giver], seats[taker], Item("Разница в очках", ("bezik.h8",), amount))
        if options["price"] and amount:
            item = Item(f"Разница по {options['price']} коп. за очко", ("bezik.h8",), amount * options["price"])
            match.sheet.pay("money", seats[giver], seats[taker], item)
    summary = told(counts, seats, paid)
    match.open.late = True
    if match.rules.to_target or match.deals >= options["rounds"] or last:
        match.end_match(summary)
    else:
        match.end_deal(summary)


def told(counts: list[int], seats: list[int], paid: list[tuple[int, int, int]]) -> str:
    """Say how a match ended."""
    row = ", ".join(f"{{{seat}?у вас|у игрока {seat + 1}|у игрока {seat + 1}}} — {number(counts[seat])}" for seat in seats)
    if not paid:
        return f"Записано: {row}. Поровну у первых: никто не выигрывает."
    whole, best = sum(amount for _, _, amount in paid), seats[paid[0][1]]
    return f"Записано: {row}. {{{best}}} {{записал|записали}} больше всех и {{получает|получаете}} разницу, {points(whole)}."


OWN_SHOWN = Need(Kind.CARD, lambda match, seat: match.cards["shown"][seat], place="shown")
PLAY = Move("play", "{}", card_why, play_from("hand"), (ONE_CARD,), playable("hand"))
LAY = Move("lay", "{} из открытых", card_why, play_from("shown"), (OWN_SHOWN,), playable("shown"))
FOLD = Move(
    "fold", "Сложить карты", ("Можно: колода вышла, и взятки очков больше не дают.", ("bezik.h6",)), fold,
    hint="Сдача кончится, и её сосчитают.",
)  # fmt: skip
LOOK = Move(
    "look",
    "Посмотреть сыгранное",
    ("", ("bezik.noreview",)),
    needs=(Need(Kind.WORD, lambda match, seat: ("pile",)),),
    never=True,
)
DECLARE = Move(
    "declare", "{}", ("Можно: взятка взята, на руках семнадцать карт.", ("bezik.decl.17", "bezik.decl.trick")), declare,
    (Need(Kind.WORD, lambda match, seat: tuple(CLAIMS), label="Что объявить"),),
    turn=("Взятку взял не он: объявлять нельзя", ("bezik.decl.trick",)), ways=unbarred("declare", str, sayable),
    says=lambda words: words.capitalize(),
)  # fmt: skip
EXCHANGE = Move(
    "exchange", "Обменять {} на козырь", ("Можно: взятка взята, масть девятки та же.", ("bezik.exchange",)), exchange,
    (Need(Kind.WORD, nines, label="Какую девятку"),),
    turn=("Взятку взял не он: менять девятку рано", ("bezik.exchange",)),
)  # fmt: skip
DRAW = Move("draw", "Добрать", ("Можно: после хода добирают до восемнадцати.", ("bezik.draw", "bezik.h3")))


def declare_status(view: View[Any]) -> str:
    """Ask for a declaration, or say that there is none to make."""
    offered = {offer.move.verb for offer in view.offers}
    if "declare" in offered:
        return "Взятка ваша: объявите одну фигуру или доберите карту."
    if "exchange" in offered:
        return "Взятка ваша: можно обменять девятку на открытый козырь."
    return "Объявлено: доберите карту." if view.open.declared else "Взятка ваша, объявить нечего: доберите карту."


def play_status(view: View[Any]) -> str:
    """Say what lies on the table and what is owed to it."""
    table = view.seen("trick")
    out = view.count("stock") == 0
    if not table:
        return "Ваш выход." if not out else "Ваш выход. Колода вышла."
    pack = view.packs["cards"]
    led = pack.led(table[0]) if isinstance(pack, Deck) and pack.suit(table[0]) else view.text(table[0])
    return f"Вышли с {led}: {'масть и козырь обязательны' if out else 'кладите любую карту'}."


PHASES = {
    "play": Phase("розыгрыш", (PLAY, LAY, FOLD, LOOK, replace(DECLARE, never=True), replace(EXCHANGE, never=True)), turn_cites,
                  begin_play, trick_over, play_status),
    "declare": Phase("объявление", (DECLARE, EXCHANGE, DRAW), ("bezik.decl.trick",), begin_declare, draw_all, declare_status),
    "over": over("Можно: сдают по очереди.", "bezik.dealturn"),
}  # fmt: skip

__all__ = ["DECLARED_WITH", "PHASES", "left", "sign"]
