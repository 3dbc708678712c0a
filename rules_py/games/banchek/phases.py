"""Польский банчек: stakes, side stakes, the bank's card, the change of the bank."""

from __future__ import annotations

from dataclasses import replace

from ...frame.moves import Kind, Move, Need, Phase, Turn
from ...frame.places import TABLE
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import money
from ...kernels.bank import TWO_PACKS, top_card
from .rules import broken, tripled
from .scoring import settled
from .state import M, bank, punters


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
    others = [seat for seat in match.around(turn.seat + 1, punters(match)) if seat not in (turn.seat, *match.open.closed)]
    room = bank(match) - turn.word if match.rules.side_within_bank else bank(match)
    if match.options["side"] and turn.seat not in match.open.closed and others and room > 0:
        match.ask("side", others, punter=turn.seat)
    else:
        reveal(match, turn.seat)


def side(turn: Turn) -> None:
    """Add a stake on another's cards."""
    turn.match.open.sides[turn.seat] = turn.word
    turn.match.open.joined.append(turn.seat)
    turn.match.tell(turn.seat, f"{{примазывается|примазываетесь}} на {money(turn.word)}", "banchek.primazka")


def sides_done(match: M, prompt: Prompt) -> None:
    """Turn the bank's card when all have spoken."""
    reveal(match, prompt.about["punter"])


def reveal(match: M, punter: int) -> None:
    """Turn the bank's card for a punter and settle with him and those who joined him."""
    card = top_card(match)
    match.cards["card"][0].append(card)
    match.tell(match.dealer, f"{{открывает|открываете}} {TWO_PACKS.text(card)}", "banchek.reveal")
    told = settled(match.cards["hand"][punter], card, match.open.stake)
    won = (told.amount or 0) > 0
    for seat, amount in {punter: match.open.stake, **match.open.sides}.items():
        item = replace(told, amount=amount, cites=told.cites if seat == punter else ("banchek.primazka", *told.cites))
        giver, taker = (TABLE, seat) if won else (seat, TABLE)
        match.sheet.pay("money", giver, taker, item)
    match.open.payer = match.open.payer if won else punter
    verb = "{выигрывает|выигрываете}" if won else "{проигрывает|проигрываете}"
    match.tell(punter, f"{verb} {money(match.open.stake)}", *told.cites)
    match.tell(None, told.text, *told.cites)
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
    match.open.broken = broken(match.rules, bank(match))
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
        kept = tripled(match.rules, match.options["start"], whole)
        match.sheet.pay("money", TABLE, match.dealer, Item("Утроенный банк снят", ("banchek.bankend", "banchek.h1"), kept))
        if whole > kept:
            item = Item("Излишек над утроенным банком возвращён", ("banchek.h1",), whole - kept)
            match.sheet.pay("money", TABLE, match.open.payer, item)
        summary = f"Банк утроился: {money(kept)} {{{match.dealer}?берёте вы|берёт банкомёт|берёт банкомёт}}."
    elif match.open.broken:
        if whole:
            match.sheet.pay("money", TABLE, match.dealer, Item("Остаток сорванного банка", ("banchek.h2",), whole))
        summary = "Банк сорван."
    else:
        summary = f"В банке {money(whole)}"
    if match.deals == match.options["deals"]:
        if bank(match):
            item = Item("Игра кончена: банк остаётся банкомёту", ("banchek.h1",), bank(match))
            match.sheet.pay("money", TABLE, match.dealer, item)
        match.end_deal(summary)
    elif match.open.tripled or match.open.broken:
        match.summary = summary
        match.ask("bank", punters(match)[:1])
    else:
        match.end_deal(summary)


def lay_bank(turn: Turn) -> None:
    """Take the bank over; it is laid with the next deal."""
    match = turn.match
    match.open.heir = turn.seat
    match.tell(turn.seat, "{берёт|берёте} банк", "banchek.bankend", "banchek.norefuse")
    match.end_deal(match.summary or "Банк переходит.")


def leave(turn: Turn) -> None:
    """Refuse the bank and leave the game; the next to the left is asked."""
    match, after = turn.match, punters(turn.match)[1:]
    match.open.gone = [*match.open.gone, turn.seat]
    match.tell(turn.seat, "{отказывается|отказываетесь} от банка и {оставляет|оставляете} игру", "banchek.norefuse")
    if after:
        return match.ask("bank", after[:1])
    return match.end_match(f"{match.summary} За столом остался один: игра кончена.".strip())


def next_banker(match: M) -> int:
    """Let whoever took the bank over deal; till then the banker stays."""
    return match.open.heir if match.open.heir >= 0 else match.dealer


def shut(turn: Turn) -> None:
    """Let nobody add on one's cards, and add on nobody's."""
    turn.match.open.closed.append(turn.seat)
    turn.match.tell(turn.seat, "никого не {пускает|пускаете} к своим картам", "banchek.noprimazka")
    turn.prompt.again(turn.seat)


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
SIDE = Move("side", "Примазать {}", ("Можно: на чужие карты ставит всякий желающий.", ("banchek.primazka",)), side, (ADD,),
            turn=("Кто не пустил других к своим картам, сам на чужие не ставит", ("banchek.noprimazka",)))  # fmt: skip
NO_SIDE = Move("skip", "Не примазываться", ("Можно: примазываются по желанию.", ("banchek.primazka",)))
SHUT = Move("close", "Не пускать примазку", ("Можно: к своим картам пускать не обязаны.", ("banchek.noprimazka",)), shut)
BANK = Move("bank", "Заложить {}", ("Можно: банк держат по очереди.", ("banchek.bankend",)), lay_bank,
            (Need(Kind.NUMBER, lambda match, seat: range(1, 1_000_001)),), turn=("Дважды подряд банк не держат", ("banchek.notwice",)),
            ways=lambda match, seat: [str(match.options["start"])], says=lambda words: f"Заложить банк {money(int(words))}")  # fmt: skip
DECLINE = Move("decline", "Отказаться и остаться", ("Можно.", ("banchek.norefuse",)), never=True)
LEAVE = Move("leave", "Отказаться и уйти", ("Можно: отказавшийся оставляет игру.", ("banchek.norefuse",)), leave)

PHASES = {
    "stake": Phase("ставка", (STAKE, SHUT, PASS, REVEAL, TOP_UP), ("banchek.next",), begin, staked,
                   status=lambda view: f"Назначьте ставку: в банке {money(view.sheet.total('money', TABLE))}"),
    "side": Phase("примазка", (SIDE, NO_SIDE), ("banchek.primazka",), lambda match: match.ask("side", [seat for seat in punters(match) if seat not in match.open.closed], punter=punters(match)[0]), sides_done,
                  status=lambda view: f"На картах соседа {money(view.open.stake)}: примажетесь?"),
    "bank": Phase("переход банка", (BANK, LEAVE, DECLINE), ("banchek.bankend",), lambda match: match.ask("bank", punters(match)[:1]),
                  status=lambda view: f"Банк переходит к вам: заложите {money(view.options['start'])} или оставьте игру."),
    "seats": Phase("места", (Move("sit", "Сесть на место {}", ("Можно: садятся, где кому угодно.", ("banchek.seats",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, match.players + 1)),)),),
                   ("banchek.seats",), lambda match: match.ask("seats", match.around(0)), set_up_only=True),
    "over": over("Можно: круг окончен.", "banchek.redeal", "banchek.bankend"),
}  # fmt: skip
