"""Семерик: counting the hands, play, the end of a deal and of a game."""

from __future__ import annotations

from typing import Any

from ...families.vist.play import PLAY_BARS, errs, play_phase
from ...families.vist.seats import M, after, members, partner, side_of
from ...frame.facts import scored
from ...frame.moves import Bar, Kind, Move, Need, Phase, Turn
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import points
from ...frame.sheet import summed
from ...frame.view import View
from .rules import DECK, HAND
from .scoring import BESIDE, COURT, DEAL_LINES, PARTY_LINES, Deal, Party, baba_in, hand_items, trick_items
from .state import points_of, write

# Counting the hands


def begin_count(match: M) -> None:
    """Ask the side of the leader first, then the other."""
    leader = after(match, match.dealer)
    other = after(match, leader)
    match.ask("count", (leader, partner(match, leader), other, partner(match, other)))


def in_hand(match: M, seat: int) -> list[Item]:
    """Return what a seat may count."""
    return hand_items(match.rules, DECK.mask_of(match.cards["hand"][seat]))


def count(turn: Turn) -> None:
    """Count the hand for the side and say what was in it."""
    match, seat = turn.match, turn.seat
    items, side = in_hand(match, seat), side_of(match, seat)
    write(match, side, *items)
    match.open.hand_points[side] += summed(items)
    for item in items:
        match.tell(seat, f"{item.text}: {points(item.amount or 0)}", *item.cites)
    _shown(match, seat)
    if match.rules.leader_first and points_of(match, side) >= match.rules.game:
        match.open.won = side
        turn.prompt.seats = ()


def _shown(match: M, seat: int) -> None:
    """Remember the cards of a баба: who names its suit has shown them."""
    hand = DECK.mask_of(match.cards["hand"][seat])
    for suit in DECK.suits:
        if baba_in(hand, suit):
            ranks = [*BESIDE, *COURT]
            run = [DECK.card(suit + rank) for rank in ranks]
            stop = next((at for at, card in enumerate(run) if not hand >> card & 1), len(run))
            match.open.known.setdefault(seat, []).extend(run[:stop])


def counted(match: M, prompt: Prompt) -> None:
    """Go on to the play unless a side has reached the game."""
    state, rules = match.open, match.rules
    if state.won < 0 and not rules.leader_first:
        both = [points_of(match, side) for side in (0, 1)]
        if max(both) >= rules.game and both[0] != both[1]:
            state.won = both.index(max(both))
    if state.won >= 0:
        end_party(match)
    else:
        match.enter("play")


# Play


def trick_over(match: M, winner: int) -> bool:
    """Write what a trick brings and what a revoke costs; tell whether a side has reached the game."""
    state = match.open
    side = side_of(match, winner)
    items = trick_items(match.rules, state.taken[-1][1])
    if state.tricks_done == HAND and all(side_of(match, one) == side for one, _, _ in state.taken):
        items.append(Item("Все десять взяток", ("semerik.19",), match.rules.all_tricks))
    write(match, side, *items)
    state.trick_points[side] += summed(items)
    for item in items:
        match.tell(winner, f"{item.text}: {points(item.amount or 0)}", *item.cites)
    while state.revokes:
        fine(match, state.revokes.pop()[0], match.rules.revoke, "Ренонс", "semerik.25")
    _reach(match, side)
    return bool(state.won >= 0)


def fine(match: M, seat: int, amount: int, text: str, cite: str) -> None:
    """Take a fine from the side of a seat, or give it to the other, by the reading."""
    side = side_of(match, seat)
    if match.rules.fine_to_others:
        write(match, 1 - side, Item(f"{text} противников", (cite,), amount))
    else:
        write(match, side, Item(text, (cite,), -amount))
    match.tell(seat, f"{{платит|платите}} штраф: {points(amount)}", cite)


def _reach(match: M, first: int) -> None:
    """Note the side that has reached the game, the one that wrote last before the other."""
    for side in (first, 1 - first):
        if match.open.won < 0 and points_of(match, side) >= match.rules.game:
            match.open.won = side


def talk(turn: Turn) -> None:
    """Hint to the partner and pay for it as agreed."""
    match = turn.match
    match.open.talked.append(turn.seat)
    turn.prompt.again(turn.seat)
    if match.options["fine"]:
        fine(match, turn.seat, match.options["fine"], "Намёк", "semerik.23")
        _reach(match, 1 - side_of(match, turn.seat))
        if match.open.won >= 0:
            turn.prompt.seats = ()


def played(match: M, prompt: Prompt) -> None:
    """Close the deal."""
    if match.open.won >= 0:
        end_party(match)
        return
    score = ", ".join(
        f"{{{','.join(map(str, members(match, side)))}?у вас|у противников|у {name}}} {points_of(match, side)}"
        for side, name in enumerate(("первых", "вторых"))
    )
    match.end_deal(f"Сдача сыграна: {score}.")


def end_party(match: M) -> None:
    """Write the game to its winners."""
    side = match.open.won
    facts = Party(winners=points_of(match, side), losers=points_of(match, 1 - side))
    items = scored(PARTY_LINES, match.rules, facts)
    for seat in members(match, side):
        match.sheet.write("score", seat, *items)
    who = " и ".join(str(seat + 1) for seat in members(match, side))
    ours = ",".join(map(str, members(match, side)))
    text = f"Партия {{{ours}?ваша: пишете|за противниками: пишут|за игроками {who}: пишут}} {summed(items)}."
    match.open.parties += 1
    if match.open.parties >= match.options["parties"]:
        match.end_match(text)
    else:
        match.end_deal(text)


def deal_facts(match: Any, side: int) -> Deal:
    """Return what a side's deal came to."""
    state = match.open
    tricks = sum(state.tricks[seat] for seat in members(match, side))
    bonus = match.rules.all_tricks if tricks == HAND else 0
    return Deal(hand_points=state.hand_points[side], trick_points=state.trick_points[side] - bonus, tricks=tricks)


def deal_items(match: Any, side: int) -> list[Item]:
    """Return the lines of a side's deal, as the calculator writes them."""
    return scored(DEAL_LINES, match.rules, deal_facts(match, side))


def _nothing(turn: Turn) -> bool:
    return not in_hand(turn.match, turn.seat)


def _status(view: View[Any]) -> str:
    return "Сосчитайте сочетания на руках." if len(view.offers) > 1 else "Считать на руках нечего."


COUNT = Move("count", "Сосчитать руку", ("Можно: считают тотчас после сдачи.", ("semerik.21",)), count)
SILENT = Move("silent", "Не объявлять", ("Можно: объявлять нечего или не хочется.", ("semerik.21",)),
              lambda turn: turn.match.tell(turn.seat, "не {объявляет|объявляете}", "semerik.21"))  # fmt: skip
ANNOUNCE = Move(
    "announce", "Объявить {}", ("Можно: считают тотчас после сдачи.", ("semerik.21",)),
    needs=(Need(Kind.WORD, lambda match, seat: ("баба", "тройня")),), never=True,
)  # fmt: skip
TALK = Move(
    "talk",
    "Намекнуть партнёру",
    ("За этим столом бывает и так; за намёк штраф.", ("semerik.23",)),
    talk,
    tables=errs,
    hint="Запрещено: за намёк пишут условленный штраф.",
)
PHASES = {
    "count": Phase("объявления", (COUNT, SILENT), ("semerik.h1", "semerik.21"), begin_count, counted, _status),
    "play": play_phase(played, ANNOUNCE, TALK),
    "over": over("Можно: сдают по очереди.", "semerik.3"),
}
BARS = (
    *(bar for bar in PLAY_BARS if bar.on in ("play", "look") and bar.cites not in (("vist.69",), ("vist.21",))),
    Bar("count", ("semerik.21",), "Считать на руках нечего", _nothing, quiet=True),
    Bar("announce", ("semerik.21",), "Сочетания считают до первого выхода", lambda turn: True, "play"),
    Bar("talk", ("semerik.23",), "Переговоры и намёки не позволены", lambda turn: not errs(turn.match), "play", quiet=True),
    Bar("talk", ("semerik.23",), "За намёк в этой сдаче уже оштрафовали", lambda turn: turn.seat in turn.match.open.talked,
        "play", quiet=True),
)  # fmt: skip
