"""Кончинка: taking and laying, further rounds, the end of the pack and of the party."""

from __future__ import annotations

from ...frame.cards import DECK_52
from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Said, Turn
from ...frame.places import TABLE, written
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import counted, money
from .rules import BY_STAKE, KONCHINKI, TARGET, captures, sweeps
from .scoring import Taken, debt, may_finish, secured, winner
from .scoring import written as lines
from .state import M, give


def begin(match: M) -> None:
    """Ask all in turn from the dealer's left."""
    match.ask("turn", match.around(match.dealer + 1))


def lay(turn: Turn) -> None:
    """Put a card on the table."""
    match = turn.match
    match.move_cards((turn.card,), ("hand", turn.seat), ("table", TABLE))
    match.open.took = [seat for seat in match.open.took if seat != turn.seat]
    match.tell(turn.seat, f"{{кладёт|кладёте}} {DECK_52.text(turn.card)}", "konchinka.11")


def take(turn: Turn) -> None:
    """Take cards off the table; whoever may end the party now is asked."""
    match, seat = turn.match, turn.seat
    card, taken = turn.values
    match.move_cards((card,), ("hand", seat), ("won", seat))
    match.move_cards(taken, ("table", TABLE), ("won", seat))
    match.open.last = seat
    match.open.took = [*(one for one in match.open.took if one != seat), seat]
    cites = ("konchinka.8",) if sweeps(match.options["variant"], card) else ("konchinka.7",)
    match.tell(seat, f"{{берёт|берёте}} картой {DECK_52.text(card)}: {written(DECK_52, taken)}", *cites)
    if ready(match, seat):
        match.ask("finish", [seat])


def holdings(match: M) -> Taken:
    """Return what everybody has taken, as facts."""
    won = match.cards["won"]
    return Taken(
        cards=tuple(len(pile) for pile in won),
        clubs=tuple(sum(DECK_52.suit(card) == "♣" for card in pile) for pile in won),
        konchinki=tuple(sum(card in KONCHINKI for card in pile) for pile in won),
    )


def ready(match: M, seat: int) -> bool:
    """Tell whether a seat may end the party now."""
    facts = holdings(match)
    score = match.sheet.total("points", seat)
    return may_finish(match.rules, score, facts.konchinki[seat], facts.clubs[seat])


def played(match: M, prompt: Prompt) -> None:
    """Go round again, deal anew, or count when the pack is played out."""
    if any(match.cards["hand"]):
        return begin(match)
    if match.pile("stock"):
        give(match)
        match.open.round += 1
        return begin(match)
    left, last = match.pile("table")[:], match.open.last
    if left and last >= 0:
        match.move_cards(left, ("table", TABLE), ("won", last))
        match.tell(last, f"{{забирает|забираете}} остаток: {written(DECK_52, left)}", "konchinka.16")
    before = [match.sheet.total("points", seat) for seat in range(match.players)]
    steps = lines(match.rules, holdings(match))
    for step in steps:
        for seat, item in step.items():
            match.sheet.write("points", seat, item)
    who = winner(match.rules, before, steps)
    if who is not None:
        return settle(match, who)
    after = [match.sheet.total("points", seat) for seat in range(match.players)]
    even = max(after) >= TARGET
    told = ", ".join(
        f"{{{seat}?у вас|у игрока {seat + 1}|у игрока {seat + 1}}} — {points}" for seat, points in enumerate(after)
    )
    match.end_deal("До 15 дошли двое поровну: играют ещё сдачу." if even else f"Запись после сдачи: {told}.")
    return None


def finish(turn: Turn) -> None:
    """End the party in the middle of the pack."""
    match, seat = turn.match, turn.seat
    facts = holdings(match)
    sure = secured(match.rules, facts.konchinki[seat], facts.clubs[seat])
    missing = TARGET - match.sheet.total("points", seat)
    item = Item("Партия окончена досрочно: недостающее взято", ("konchinka.23",), max(sure, missing))
    match.sheet.write("points", seat, item)
    match.tell(seat, "{кончает|кончаете} партию, не доиграв колоды", "konchinka.23")
    settle(match, seat)


def settle(match: M, who: int) -> None:
    """Pay the winner of the party."""
    way, whole = match.options["way"], 0
    for seat in match.around(who + 1):
        if seat == who and way != BY_STAKE:
            continue
        item = debt(way, match.sheet.total("points", seat), match.options["price"], match.options["stake"])
        match.sheet.pay("money", TABLE if way == BY_STAKE else seat, who, item)
        whole += item.amount or 0
    match.tell(who, "{выигрывает|выигрываете} партию", "konchinka.21", "konchinka.24")
    written = counted(match.sheet.total("points", who), "очко", "очка", "очков")
    match.end_match(f"Партия окончена: {{{who}}} {{набрал|набрали}} {written} и {{получает|получаете}} {money(whole)}")


def ways(match: M, seat: int) -> list[str]:
    """List everything that a seat may take now."""
    if match.rules.several_at_once and seat in match.open.took:
        return []
    table = match.pile("table")
    found = (
        (card, some)
        for card in match.cards["hand"][seat]
        for some in captures(match.rules, match.options["variant"], card, table)
    )
    return [f"{DECK_52.text(card)} {written(DECK_52, some)}" for card, some in found]


def why_take(turn: Turn) -> Said:
    """Say by which rule cards are taken."""
    card, variant = turn.values[0], turn.match.options["variant"]
    if sweeps(variant, card):
        return "Можно: валет забирает весь стол.", ("konchinka.8",)
    if DECK_52.rank(card) in "ВДК" and len(turn.values[1]) > 1:
        return "Можно: столько карта и стоит.", ("konchinka.25",)
    return "Можно: равная карта или та же сумма.", ("konchinka.7",)


def _said(words: str) -> str:
    card, _, rest = words.partition(" ")
    return f"{card} берёт {rest}"


TAKE = Move(
    "take", "Взять {}", why_take, take,
    (ONE_CARD, Need(Kind.CARDS, lambda match, seat: match.pile("table"), place="table", label="Что взять")),
    ways=ways, says=_said,
)  # fmt: skip
LAY = Move("lay", "Положить {}", ("Можно: карту кладут на стол.", ("konchinka.11",)), lay, (ONE_CARD,))
PASS = Move("pass", "Пас", ("Можно.", ("konchinka.11",)), never=True)

PHASES = {
    "turn": Phase("розыгрыш", (LAY, TAKE, PASS), ("konchinka.5",), begin, played,
                  status=lambda view: "Возьмите со стола или положите карту." if view.offers and any(one.move.verb == "take" for one in view.offers) else "Взять нечем: положите карту."),
    "finish": Phase("конец партии", (
        Move("finish", "Кончить партию", ("Можно: недостающее уже взято.", ("konchinka.23",)), finish),
        Move("on", "Играть дальше", ("Можно: кончать не обязательно.", ("konchinka.23",))),
    ), ("konchinka.23",), lambda match: match.ask("finish", [(match.dealer + 1) % match.players]),
        status=lambda view: "Недостающее до 15 у вас есть: партию можно кончить."),
    "deal": Phase("раздача", (
        Move("open", "Открыть карты на стол", ("Можно: в первой раздаче.", ("konchinka.4", "konchinka.10"))),
        Move("keep", "Оставить открытые", ("Можно: валета и равных нет.", ("konchinka.15",))),
    ), ("konchinka.4",), lambda match: match.ask("deal", [match.dealer]), set_up_only=True),
    "over": over("Можно: сдают по очереди.", "konchinka.4"),
}  # fmt: skip
