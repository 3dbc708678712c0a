"""Польский банчек: stakes, side stakes, the bank's card, the change of the bank."""

from __future__ import annotations

from dataclasses import replace

from ...frame.moves import Kind, Move, Need, Phase, Turn
from ...frame.places import TABLE
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import money
from ...kernels.bank import TWO_PACKS, punters, top_card
from .rules import covers
from .scoring import Facts, settled
from .state import M, bank


def least(match: M) -> int:
    """Return the least stake: what is left where the bank holds less."""
    return min(int(match.rules.least), bank(match))


def begin(match: M) -> None:
    """Ask the punters in turn from the banker's left."""
    match.ask("stake", punters(match))


def stake(turn: Turn) -> None:
    """Name a stake; where side stakes are allowed the others may add theirs."""
    match = turn.match
    match.open.stake, match.open.sides = turn.word, {}
    match.tell(
        turn.seat,
        f"{{ставит|ставите}} {money(turn.word)}" + (" — ва-банк" if turn.word == bank(match) else ""),
        "banchek.bet",
        "banchek.limits",
    )
    others = [seat for seat in match.around(turn.seat + 1) if seat not in (turn.seat, match.dealer, *match.open.closed)]
    room = bank(match) - turn.word if match.rules.side_within_bank else bank(match)
    if match.options["side"] and turn.seat not in match.open.closed and others and room > 0:
        match.ask("side", others, punter=turn.seat)
    else:
        reveal(match, turn.seat)


def side(turn: Turn) -> None:
    """Add a stake on another's cards."""
    turn.match.open.sides[turn.seat] = turn.word
    turn.match.tell(turn.seat, f"{{примазывается|примазываетесь}} на {money(turn.word)}", "banchek.primazka")


def sides_done(match: M, prompt: Prompt) -> None:
    """Turn the bank's card when all have spoken."""
    reveal(match, prompt.about["punter"])


def reveal(match: M, punter: int) -> None:
    """Turn the bank's card for a punter and settle with him and those who joined him."""
    card = top_card(match)
    match.cards["card"][0].append(card)
    match.tell(match.dealer, f"{{открывает|открываете}} {TWO_PACKS.text(card)}", "banchek.reveal")
    won = covers(match.cards["hand"][punter], card) is not None
    everybody = {punter: match.open.stake, **match.open.sides}
    for seat, amount in everybody.items():
        facts = Facts(hand=tuple(match.cards["hand"][punter]), card=(card,), stake=amount)
        item = settled(match.rules, facts)
        if seat != punter:
            item = replace(item, cites=("banchek.primazka", *item.cites))
        if won:
            match.sheet.pay("money", TABLE, seat, replace(item, amount=amount))
        else:
            match.sheet.pay("money", seat, TABLE, replace(item, amount=amount))
    match.tell(punter, "{выигрывает|выигрываете}" if won else "{проигрывает|проигрываете}", *settled(match.rules, facts).cites)
    match.cards["played"][0].extend((*match.cards["hand"][punter], *match.cards["card"][0]))
    match.cards["hand"][punter].clear()
    match.cards["card"][0].clear()
    match.open.stake, match.open.sides = 0, {}
    _watch(match)


def _watch(match: M) -> None:
    """Stop the round where the bank is broken, or tripled and not played on."""
    if bank(match) < 0:
        match.sheet.pay(
            "money", match.dealer, TABLE, Item("Недостающее доплачивает банкомёт", ("banchek.primazka",), -bank(match))
        )
    match.open.broken = bank(match) <= 0
    match.open.tripled = bank(match) >= match.rules.times * match.options["start"]
    if match.open.broken or (match.open.tripled and match.rules.stops_at_once):
        for prompt in match.stack:
            prompt.seats = ()


def staked(match: M, prompt: Prompt) -> None:
    """End the round: a bank that is over goes off the table."""
    for hand in match.cards["hand"]:
        match.cards["played"][0].extend(hand)
        hand.clear()
    whole = bank(match)
    if match.open.tripled:
        match.sheet.pay("money", TABLE, match.dealer, Item("Утроенный банк снят", ("banchek.bankend", "banchek.h1"), whole))
        summary = f"Банк утроился: {money(whole)} берёт банкомёт."
    else:
        summary = "Банк сорван." if match.open.broken else f"В банке {money(whole)}"
    if match.deals == match.options["deals"] and bank(match):
        match.sheet.pay(
            "money", TABLE, match.dealer, Item("Игра кончена: банк остаётся банкомёту", ("banchek.h1",), bank(match))
        )
    match.end_deal(summary)


def next_banker(match: M) -> int:
    """Let the left neighbour lay the next bank; till then the banker stays."""
    over_now = match.open.tripled or match.open.broken
    return (match.dealer + 1) % match.players if over_now else match.dealer


NUMBER = Need(Kind.NUMBER, lambda match, seat: _sums(match, bank(match)), label="Сколько", said=money)
ADD = Need(
    Kind.NUMBER,
    lambda match, seat: _sums(match, bank(match) - (match.open.stake if match.rules.side_within_bank else 0)),
    label="Сколько",
    said=money,
)


def _sums(match: M, most: int) -> range:
    return range(1, max(most, 0) + 1)


STAKE = Move(
    "stake", "Поставить {}", ("Можно: от пяти копеек до всего банка.", ("banchek.bet", "banchek.limits")), stake, (NUMBER,)
)
PASS = Move("pass", "Пас", ("Можно.", ("banchek.limits",)), never=True)
REVEAL = Move("reveal", "Открыть карту", ("Можно.", ("banchek.reveal",)), never=True,
              turn=("Карту открывают, когда ставка названа", ("banchek.reveal",)))  # fmt: skip
TOP_UP = Move("add", "Доложить {}", ("Можно.", ("banchek.nochange",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 1_000_001)),), never=True,
              turn=("Банк не пополняют и из него не берут", ("banchek.nochange",)))  # fmt: skip
SIDE = Move("side", "Примазаться на {}", ("Можно: на чужие карты ставит всякий желающий.", ("banchek.primazka",)), side, (ADD,),
            turn=("Кто не пустил других к своим картам, сам на чужие не ставит", ("banchek.noprimazka",)))  # fmt: skip
NO_SIDE = Move("skip", "Не примазываться", ("Можно: примазываются по желанию.", ("banchek.primazka",)))
BANK = Move("bank", "Заложить {}", ("Можно: банк держат по очереди.", ("banchek.bankend",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 1_000_001)),),
            turn=("Дважды подряд банк не держат", ("banchek.notwice",)))  # fmt: skip
DECLINE = Move("decline", "Отказаться от банка", ("Можно.", ("banchek.norefuse",)), never=True)

PHASES = {
    "stake": Phase("ставка", (STAKE, PASS, REVEAL, TOP_UP), ("banchek.next",), begin, staked,
                   status=lambda view: f"Назначьте ставку: в банке {money(view.sheet.total('money', TABLE))}"),
    "side": Phase("примазка", (SIDE, NO_SIDE), ("banchek.primazka",), lambda match: match.ask("side", [seat for seat in punters(match) if seat not in match.open.closed], punter=punters(match)[0]), sides_done),
    "bank": Phase("переход банка", (BANK, DECLINE), ("banchek.bankend",), lambda match: match.ask("bank", [(match.dealer + 1) % match.players]), set_up_only=True),
    "seats": Phase("места", (Move("sit", "Сесть на место {}", ("Можно: садятся, где кому угодно.", ("banchek.seats",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, match.players + 1)),)),),
                   ("banchek.seats",), lambda match: match.ask("seats", match.around(0)), set_up_only=True),
    "over": over("Можно: круг окончен.", "banchek.redeal", "banchek.bankend"),
}  # fmt: skip
