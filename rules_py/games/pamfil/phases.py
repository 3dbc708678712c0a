"""Памфил: the jack is declared before the exchange; turned up, he lets the dealer name the trump."""

from __future__ import annotations

from dataclasses import replace

from ...families.mushka import PHASES as FAMILY
from ...families.mushka import M
from ...frame.moves import Bar, Kind, Move, Need, Phase, Turn
from ...frame.results import Item
from ...kernels.trick_phase import deck_of


def show(turn: Turn) -> None:
    """Show the jack and take the fee from everybody."""
    match = turn.match
    match.open.declared.append(turn.seat)
    for payer in match.around(turn.seat + 1)[:-1]:
        match.sheet.pay("money", payer, turn.seat, Item("За Памфила", ("pamfil.declare",), match.options["fee"]))
    match.tell(turn.seat, "{объявляет|объявляете} Памфила", "pamfil.declare")


def declare(turn: Turn) -> None:
    """Show the jack before one buys; the turn goes on."""
    show(turn)
    turn.prompt.again(turn.seat)


def name_trump(turn: Turn) -> None:
    """Let the dealer name the suit."""
    match = turn.match
    match.open.trump = deck_of(match).suits.index(turn.word)
    match.tell(turn.seat, f"{{назначает|назначаете}} козырем {turn.word}", "pamfil.turnup")


def holds_jack(turn: Turn) -> bool:
    """Tell whether the jack is in the hand."""
    return deck_of(turn.match).card(turn.match.rules.jack) in turn.hand


def go_on(match: M) -> None:
    """Begin with the dealer's choice where he turned the jack up."""
    if match.open.turned == match.rules.jack:
        match.enter("trump")
    else:
        before_buy(match)


def before_buy(match: M) -> None:
    """Let everybody say before the first one buys whether he has the jack, where that is due then."""
    match.enter("declare" if match.rules.declared_first and match.options["fee"] else "buy")


DECLARE = Move("declare", "Объявить Памфила", ("Можно: Памфил у вас, а прикупа ещё не было.", ("pamfil.declare",)), declare)
SILENT = Move("silent", "Промолчать", ("Можно: объявлять Памфила не обязательно.", ("pamfil.declare",)))
TRUMP = Move(
    "trump", "Козырь {}", ("Можно: открыт Памфил, масть назначает сдающий.", ("pamfil.turnup",)), name_trump,
    (Need(Kind.SUIT, lambda match, seat: tuple(deck_of(match).suits), label="Какая масть козырь"),),
)  # fmt: skip
NEW_BARS = (
    Bar("declare", ("pamfil.declare",), "Платят только за объявленного валета треф, а его у вас нет", lambda turn: not holds_jack(turn)),
    Bar("declare", ("pamfil.declare",), "Памфил уже объявлен", lambda turn: turn.seat in turn.match.open.declared),
    Bar("declare", ("pamfil.declare",), "О плате за Памфила не условились", lambda turn: not turn.match.options["fee"]),
    Bar("declare", ("pamfil.declare",), "Прикуп уже начат: объявляют до него", lambda turn: turn.match.rules.declared_first, "buy"),
    Bar("trump", ("pamfil.turnup",), "Козыри меняет только открывший валета треф",
        lambda turn: turn.match.open.turned != turn.match.rules.jack),
)  # fmt: skip

PHASES = {
    **FAMILY,
    "buy": replace(FAMILY["buy"], moves=(*FAMILY["buy"].moves, DECLARE)),
    "trump": Phase("козырь", (TRUMP,), ("pamfil.turnup",), begin=lambda match: match.ask("trump", [match.dealer]),
                   after=lambda match, prompt: before_buy(match), status=lambda view: "Открыт Памфил: назовите козыри."),
    "declare": Phase("объявление", (replace(DECLARE, do=show), SILENT), ("pamfil.declare",),
                     begin=lambda match: match.ask("declare", match.around(match.dealer + 1)),
                     after=lambda match, prompt: match.enter("buy"), status=lambda view: "Объявите Памфила или промолчите: прикуп ещё не начат."),
    "start": Phase("начало", (), begin=go_on),
}  # fmt: skip
