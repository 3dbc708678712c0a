"""Макао: cards on demand, the end of a deal."""

from __future__ import annotations

from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Turn
from ...frame.places import written
from ...frame.prompts import Prompt
from ...frame.rulebook import over
from ...frame.russian import money
from ...kernels.bank import TWO_PACKS, draw_one, punters
from .rules import total
from .scoring import Facts, payment
from .state import M


def begin(match: M) -> None:
    """Ask the punters from the banker's left, then the banker."""
    match.ask("draw", (*punters(match), match.dealer) if match.rules.banker_draws else punters(match))


def draw(turn: Turn) -> None:
    """Take a card."""
    turn.match.open.draws[turn.seat] += 1
    card = draw_one(turn.match, turn.seat)
    turn.match.tell(turn.seat, "{прикупает|прикупаете} карту", "makao.10")
    turn.match.tell(turn.seat, f"вам пришла {TWO_PACKS.text(card)}", to=turn.seat)
    turn.prompt.again(turn.seat)


def swap(turn: Turn) -> None:
    """Lay a card that counts nothing aside and take another."""
    match = turn.match
    match.move_cards((turn.card,), ("hand", turn.seat), ("aside", turn.seat))
    match.open.swaps[turn.seat] += 1
    draw_one(match, turn.seat)
    match.tell(turn.seat, f"{{откладывает|откладываете}} {TWO_PACKS.text(turn.card)} и {{берёт|берёте}} другую", "makao.11")
    turn.prompt.again(turn.seat)


def drawn(match: M, prompt: Prompt) -> None:
    """Show the cards, pay, clear the table."""
    hands = match.cards["hand"]
    match.open.shown = [written(TWO_PACKS, hand) for hand in hands]
    banker = total(TWO_PACKS, hands[match.dealer])
    others = [(seat, total(TWO_PACKS, hands[seat])) for seat in punters(match)]
    for seat in (*punters(match), match.dealer):
        match.tell(seat, f"{{показывает|показываете}} {match.open.shown[seat]}: очков {total(TWO_PACKS, hands[seat])}")
    won = 0
    for seat in punters(match):
        facts = Facts(
            points=total(TWO_PACKS, hands[seat]),
            banker_points=banker,
            stake=match.options["stake"],
            drew=match.open.draws[seat] > 0,
            swapped=match.open.swaps[seat] > 0,
            banker_drew=match.open.draws[match.dealer] > 0,
        )
        for item in payment(match.rules, facts):
            amount = item.amount or 0
            won -= amount
            match.sheet.pay("money", match.dealer, seat, item)
            match.tell(seat, _paid(amount), *item.cites)
    for pile in (*hands, *match.cards["aside"]):
        match.cards["played"][0].extend(pile)
        pile.clear()
    match.open.lost = won < 0
    told = "".join(f"{{{seat}?, у вас {points}||}}" for seat, points in others)
    even = "" if won else f": {{{match.dealer}?вы|он|он}} при своих"
    match.end_deal(f"{{{match.dealer}?У вас, банкомёта,|У банкомёта|У банкомёта}} очков {banker}{told}{even}.")


def _paid(amount: int) -> str:
    """Say what a punter gets or gives."""
    if not amount:
        return "не {получает|получаете} и не {платит|платите}"
    return f"{{получает|получаете}} {money(amount)}" if amount > 0 else f"{{отдаёт|отдаёте}} {money(-amount)}"


def next_banker(match: M) -> int:
    """Let the left neighbour hold the bank: after every deal, or when its banker has lost."""
    stays = match.rules.bank_stays and not match.open.lost
    return match.dealer if stays else (match.dealer + 1) % match.players


def points_free(match: M, seat: int) -> list[int]:
    """Return the cards of a hand that count nothing."""
    return [card for card in match.cards["hand"][seat] if not total(TWO_PACKS, [card])]


DRAW = Move("draw", "Прикупить", ("Можно: карту дают всякому, кто хочет.", ("makao.10",)), draw)
SWAP = Move("swap", "Отложить {}", ("Можно: фигура и десятка не считаются.", ("makao.11",)), swap, (ONE_CARD,))
STAND = Move(
    "stand",
    "Довольно",
    ("Можно: прикупают по желанию.", ("makao.10",)),
    lambda turn: turn.match.tell(turn.seat, "не {берёт|берёте}", "makao.10"),
)
REFUSE = Move(
    "refuse", "Отказать", ("Можно.", ("makao.10",)), turn=("Карту обязаны дать всякому, кто просит", ("makao.10",)), never=True
)

PHASES = {
    "draw": Phase("прикуп", (DRAW, SWAP, STAND, REFUSE), ("makao.10",), begin, drawn,
                  status=lambda view: f"У вас очков {total(TWO_PACKS, view.hand)}: прикупите или остановитесь."),
    "look": Phase("сдача", (Move("look", "Посмотреть карту игрока {}", ("Можно.", ("makao.6",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, match.players + 1)),)),),
                  ("makao.6",), lambda match: match.ask("look", match.around(0)), set_up_only=True),
    "stake": Phase("ставка", (Move("stake", "Поставить {}", ("Можно: ставят условленное.", ("makao.7",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 10_001)),)),),
                   ("makao.7",), lambda match: match.ask("stake", punters(match)), set_up_only=True),
    "over": over("Можно: банк переходит к левому соседу.", "makao.h5"),
}  # fmt: skip
