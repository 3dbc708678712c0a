"""The family of пикет: the play with the count aloud, the end of a game, of a королик, of a партия."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Said, Turn
from ...frame.prompts import Prompt
from ...frame.results import Item, Score
from ...frame.rulebook import over
from ...frame.sheet import summed
from ...frame.view import View
from ...kernels.trick_phase import allowed, play_card, play_phase
from .aloud import voice
from .boasting import BOASTING, CAPOT, CORRECT, DEMAND, boast_anew, false_of, hush
from .exchange import EXCHANGE, LOOK
from .record import carries, doubled, party_entries
from .scoring import deal_facts, is_capot, lines_of
from .state import M, drawn_dealer, first_of, rules_now


def begin_play(match: M) -> None:
    """Ask whoever leads first."""
    match.ask("play", [first_of(match)])


def play(turn: Turn) -> None:
    """Lay a card; say the count aloud at every lead and every trick taken on another's."""
    match, state = turn.match, turn.match.open
    leading, before = not match.cards["trick"][0], len(state.taken)
    play_card(turn)
    speaks = voice(match)
    if leading:
        speaks.lead(turn.seat)
    if len(state.taken) > before:
        winner, _, seats = state.taken[-1]
        speaks.trick(seats[0], winner, not match.cards["hand"][winner])


def played(match: M, prompt: Prompt) -> None:
    """Add what stands at the end, and write the game."""
    rules, speaks = rules_now(match), voice(match)
    for seat in match.open.playing:
        if seat not in match.open.silent and false_of(match, seat):  # all cards are known now
            hush(match, seat)
    for seat in match.around(first_of(match), match.open.playing):
        facts = deal_facts(match, seat)
        speaks.end(seat, summed(lines_of(rules, facts)), not is_capot(facts))
    match.rules.close(match)


def close_game(match: M) -> None:
    """Write the difference of a game to who has more; after two of them the королик, after six the партия."""
    state, rules = match.open, match.rules
    at = len(state.games)
    first, dealer = first_of(match), match.dealer
    twice = doubled(rules, state.games, at, state.carried)
    gap = (state.count[0] - state.count[1]) * (2 if twice else 1)
    state.games = [*state.games, gap]
    counts = f"{{{first}?Вы насчитали|Соперник насчитал|Первый насчитал}} {state.count[first]}, {{{dealer}?вы|соперник|сдающий}} {state.count[dealer]}"
    cites = ("piket.46a", *(("piket.47",) if twice else ()))
    if gap:
        more = 0 if gap > 0 else 1
        match.sheet.write("record", more, Item(f"Игра {at + 1}{': двойным счётом' if twice else ''}", cites, abs(gap)))
        match.tell(more, f"{{пишет|пишете}} {abs(gap)}", *cites)
        summary = f"{counts}: в запись {{{more}?вам|сопернику|игроку {more + 1}}} {'вдвое ' if twice else ''}{abs(gap)}."
    else:
        for seat in (0, 1):
            match.sheet.write("record", seat, Item(f"Игра {at + 1}: рефет", ("piket.48",), 0))
        match.tell(None, "Рефет: в записи ноль", "piket.47", "piket.48")
        summary = f"{counts}: рефет."
    if len(state.games) % rules.korolik == 0:
        summary += write_side(match)
    if len(state.games) < rules.korolik * rules.koroliki:
        match.end_deal(summary)
    else:
        settle(match, summary)


def write_side(match: M) -> str:
    """Write the королик that is over; return the words for it."""
    state, rules = match.open, match.rules
    start = len(state.games) - rules.korolik
    before = party_sides(match, state.games[:start])
    now = party_sides(match, state.games)
    for seat, item in now[len(before) :]:
        match.sheet.write("side", seat, item)
        match.tell(seat, f"{{пишет|пишете}} сбоку {item.amount}", *item.cites)
        return f" Королик: сбоку {{{seat}?вам|сопернику|игроку {seat + 1}}} {item.amount}."
    return " Королик вышел поровну."


def party_sides(match: M, games: list[int]) -> list[tuple[int, Item]]:
    """Return what stands at the side for the королики that are over."""
    found = party_entries(match.rules, games, match.open.carried)
    return [(seat, item) for seat, item in found if item.text.startswith("Королик")]


def settle(match: M, summary: str) -> None:
    """Write the партия, take one side from the other, and pay."""
    state, rules = match.open, match.rules
    for seat, item in party_entries(rules, state.games, state.carried):
        if not item.text.startswith("Королик"):
            match.sheet.write("side", seat, item)
            match.tell(seat, f"{{пишет|пишете}} {item.amount}: {item.text.lower()}", *item.cites)
    net = match.sheet.total("side", 0) - match.sheet.total("side", 1)
    state.parties += 1
    state.carried = carries(rules, state.games)
    state.games = []
    if net:
        winner = 0 if net > 0 else 1
        match.tell(winner, f"{{выигрывает|выигрываете}} партию: чистых {abs(net)}", "piket.46h")
        pay(match, 1 - winner, winner, abs(net))
    won = f"{{{int(net < 0)}?ваш|соперника|игрока {int(net < 0) + 1}}}"
    summary += f" Партия: чистый выигрыш {won}, {abs(net)}." if net else " Партия вышла ровной."
    if state.parties >= match.options["parties"]:
        match.end_match(summary)
        return
    for seat in (0, 1):
        for account in ("record", "side"):
            written = match.sheet.total(account, seat)
            if written:
                match.sheet.write(account, seat, Item("Новая партия: запись начинают сначала", ("piket.46c",), -written))
    match.end_deal(summary)


def pay(match: M, giver: int, taker: int, points: int) -> None:
    """Pay points by the agreed price, half a kopeck upwards."""
    price = Fraction(match.options["rate"]) * points
    kopecks = int(price + Fraction(1, 2))
    if kopecks:
        match.sheet.pay("money", giver, taker, Item(f"За очки: {points}", ("piket.46i",), kopecks))


def first_dealer(match: M) -> int:
    """Let drawn cards decide who deals first."""
    return drawn_dealer(match, match.number)


def next_dealer(match: M) -> int:
    """Draw for the deal before every королик; the second game of it is dealt by the other."""
    if len(match.open.games) % match.rules.korolik:
        return (match.dealer + 1) % 2 if match.rules.second_other else match.dealer
    return drawn_dealer(match, match.number + 1)


def scored(match: M, names: Sequence[str]) -> Score:
    """Tell the count of both players line by line, and what is written."""
    rules = rules_now(match)
    score = Score(summary=match.summary, unit="очков")
    for seat in match.around(first_of(match), match.open.playing):
        items = lines_of(rules, deal_facts(match, seat))
        score.items += [Item(item.text, item.cites, item.amount, names[seat]) for item in items]
        score.sides[names[seat]] = sum(item.amount or 0 for item in items)
    for entry in match.sheet.of_deal(match.number):
        if entry.seat >= 0 and entry.account != "money":
            score.items.append(
                Item(f"В запись: {entry.item.text.lower()}", entry.item.cites, entry.item.amount, names[entry.seat])
            )
    return score


def turn_cites(table: M | View[Any]) -> tuple[str, ...]:
    """Return by which rule it is somebody's turn: a lead is answered, whoever took a trick leads, the first lead is named by the game."""
    if table.open.lay:
        return ("piket.35",)
    return ("piket.30",) if table.open.taken else rules_now(table).lead_cites


def card_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    if turn.match.cards["trick"][0]:
        return "Можно: масть соблюдена.", ("piket.35",)
    return "Можно: выход ваш, выходят с любой карты.", turn_cites(turn.match)


def wrong_card(match: M, seat: int) -> list[int]:
    """Return the card of another suit that a seat has just laid."""
    table, lay = match.cards["trick"][0], match.open.lay
    deck = match.rules.deck
    if len(table) < 2 or lay[-1] != seat or deck.suit_of[table[-1]] == deck.suit_of[table[0]]:
        return []
    return [table[-1]]


def take_back(turn: Turn) -> None:
    """Take back a card that does not follow suit."""
    match = turn.match
    match.move_cards([turn.card], ("trick", -1), ("hand", turn.seat))
    match.open.lay.pop()
    turn.prompt.again(turn.seat)


FORGOTTEN = ("карты", "квинта", "кварт", "терц", "четырнадцать", "три")
AGAIN = Move(
    "boast", "Похвалиться: {}", ("Можно: первого выхода ещё не было.", ("piket.34",)), boast_anew,
    (Need(Kind.WORD, lambda match, seat: FORGOTTEN),), never=True,
)  # fmt: skip
TAKE_BACK = Move(
    "take_back", "Взять назад {}", ("Можно: карту не той масти берут назад и дают нужную.", ("piket.36",)), take_back,
    (Need(Kind.CARD, wrong_card, place="trick"),), never=True,
)  # fmt: skip
PLAY = Move("play", "{}", card_why, play, (ONE_CARD,), allowed)
_PLAYING = play_phase(card_why, begin_play, played, ())
PLAYING = Phase(
    _PLAYING.title, (PLAY, CAPOT, DEMAND, CORRECT, AGAIN, TAKE_BACK, LOOK), turn_cites, begin_play, played, _PLAYING.status,
)  # fmt: skip

PHASES = {
    "exchange": EXCHANGE,
    "boast": BOASTING,
    "play": PLAYING,
    "over": over("Можно: игра записана, сдают снова.", "piket.4"),
}
__all__ = ["PHASES", "close_game", "first_dealer", "next_dealer", "scored"]
