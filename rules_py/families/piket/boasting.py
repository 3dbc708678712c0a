"""The family of пикет: boasting as a dialogue: one names, the others answer, until all three kinds are decided."""

from __future__ import annotations

from typing import Any

from ...frame.moves import Kind, Move, Need, Phase, Said, Turn
from ...frame.prompts import Prompt
from ...frame.view import View
from .aloud import voice
from .boast import CARDS, STAGE_NAMES, STAGE_RULES, STAGES, VOCABULARY, WHITE_CARDS, Boast, boasts, rank
from .exchange import white_now
from .state import Key, M, opener_of, rules_now, slips


def begin(match: M) -> None:
    """Ask those who have not spoken of this kind yet, whoever opens first."""
    state = match.open
    spoken = {seat for seat, _, _ in state.claims}
    match.ask("boast", [seat for seat in match.around(opener_of(match), state.playing) if seat not in spoken])


def own(match: M, seat: int) -> tuple[Boast, ...]:
    """Return what a seat has of the kind that is boasted of now, the best first."""
    return boasts(rules_now(match), match.rules.deck.mask_of(match.cards["hand"][seat]), match.open.stage)


def standing(table: M | View[Any]) -> tuple[str, Key] | None:
    """Return the best that was boasted of so far."""
    rules, state = rules_now(table), table.open
    named = [(rank(rules, state.stage, key), text, key) for _, text, key in state.claims if key]
    return max(named)[1:] if named else None


def compared(turn: Turn, key: Key) -> int:
    """Compare a boast with the best so far: 1 above it, 0 equal, -1 below; above nothing at all."""
    before = standing(turn.match)
    if before is None:
        return 1
    rules, stage = rules_now(turn.match), turn.match.open.stage
    mine, best = rank(rules, stage, key), rank(rules, stage, before[1])
    return (mine > best) - (mine < best)


def words(match: M, seat: int) -> list[str]:
    """Return everything that may be named now, whether one has it or not."""
    return [*([WHITE_CARDS] if match.open.stage == CARDS else []), *VOCABULARY[match.open.stage]]


def name(turn: Turn) -> None:
    """Boast of the best that one has; white cards come before it and keep the turn."""
    if turn.word == WHITE_CARDS:
        white_now(turn)
        return
    state = turn.match.open
    key = VOCABULARY[state.stage][turn.word]
    above = standing(turn.match) is not None
    state.claims.append((turn.seat, turn.word, key))
    turn.match.tell(turn.seat, f"«{'Не годятся: ' if above else ''}{turn.word}»", *STAGE_RULES[state.stage])


def answer(text: str, *cites: str) -> Any:
    """Return what an answer without a boast of one's own does."""

    def do(turn: Turn) -> None:
        turn.match.open.claims.append((turn.seat, "", ()))
        turn.match.tell(turn.seat, text, *cites)

    return do


def equal(turn: Turn) -> None:
    """Say that one has the same."""
    state, before = turn.match.open, standing(turn.match)
    assert before is not None
    mine = own(turn.match, turn.seat)[0]
    state.claims.append((turn.seat, mine.text, mine.key))
    turn.match.tell(turn.seat, "«Равны»", "piket.20b" if state.stage == CARDS else "piket.20c")


def demand(turn: Turn) -> None:
    """Let everybody else lay on the table what he has boasted of."""
    match, state, speaks = turn.match, turn.match.open, voice(turn.match)
    for stage, winner in state.won.items():
        if winner != turn.seat and stage not in state.proved:
            if speaks.false(stage):
                exposed(turn, winner)
                return
            show(match, winner, stage)
    for seat, _, key in state.claims:
        if key and seat != turn.seat:
            if all(one.key != key for one in own(match, seat)):
                exposed(turn, seat)
                return
            show(match, seat, state.stage)
    turn.prompt.again(turn.seat)


def exposed(turn: Turn, seat: int) -> None:
    """Let one who cannot show put it right before the first lead; after it he plays in silence."""
    match, state = turn.match, turn.match.open
    match.tell(seat, "показать не {может|можете}: объявленного нет", "piket.23b", "piket.33")
    if state.leads_made:
        hush(match, seat)
        turn.prompt.again(turn.seat)
    else:
        boast_anew(turn, seat)


def hush(match: M, seat: int) -> None:
    """Let one play in silence for a false boast."""
    match.open.silent[seat] = "хвалёж"
    match.tell(seat, "{играет|играете} в молчанку: ни карт, ни взяток не {считает|считаете}", "piket.33")


def false_of(match: M, seat: int) -> bool:
    """Tell whether a seat counts what it has not."""
    speaks = voice(match)
    return any(winner == seat and speaks.false(stage) for stage, winner in match.open.won.items())


def boast_anew(turn: Turn, seat: int | None = None) -> None:
    """Boast anew before the first lead: what was forgotten or said wrongly is put right."""
    match, state = turn.match, turn.match.open
    players = match.players
    if seat is not None:
        state.caught.append(seat)
        match.tell(seat, "{поправляется|поправляетесь}: хвалятся сначала", "piket.33")
    state.stage, state.claims, state.won, state.named, state.tied, state.jumped = "cards", [], {}, {}, [], []
    state.proved = []
    state.hand_points, state.count, state.said = [0] * players, [0] * players, [[] for _ in range(players)]
    white, state.white = state.white, []
    for one in white:
        voice(match).white(one)
    turn.prompt.seats = ()
    match.stack.pop()
    match.enter("boast")


def unproved(turn: Turn) -> bool:
    """Tell whether another has boasted of something that was not shown yet."""
    state = turn.match.open
    won = any(winner != turn.seat and stage not in state.proved for stage, winner in state.won.items())
    return won or any(key and seat != turn.seat and state.stage not in state.proved for seat, _, key in state.claims)


def show(match: M, seat: int, stage: str) -> None:
    """Lay open the cards of a kind that a seat counts."""
    state, deck = match.open, match.rules.deck
    if stage not in state.proved:
        state.proved.append(stage)
    new = [card for card in deck.cards(voice(match).mask(seat, stage)) if card not in state.shown[seat]]
    if new:
        state.shown[seat] += new
        match.tell(seat, f"{{показывает|показываете}} {deck.hand_text(deck.mask_of(new))}", "piket.23b")


def after(match: M, prompt: Prompt) -> None:
    """Decide this kind, go on to the next, at the end to the play."""
    state, speaks = match.open, voice(match)
    stage = state.stage
    winner = speaks.decide({seat: key for seat, _, key in state.claims if key})
    if winner is not None and match.options.get("show") != "по требованию" and not slips(match):
        show(match, winner, stage)
    state.claims = []
    place = STAGES.index(stage) + 1
    if place < len(STAGES):
        state.stage = STAGES[place]
        match.enter("boast")
        return
    speaks.close()
    match.enter("play")


def announce(turn: Turn) -> None:
    """Warn that one will take every trick."""
    turn.match.open.capot_by = turn.seat
    turn.match.tell(turn.seat, "{объявляет|объявляете} капот", "piket.38")
    turn.prompt.again(turn.seat)


def why_named(turn: Turn) -> Said:
    """Say by which rules one boasts."""
    stage = turn.match.open.stage
    if turn.word == WHITE_CARDS:
        return "Можно: фигур на руках нет.", ("piket.29",)
    above = "старше названного" if standing(turn.match) is not None else "хвалятся лучшим"
    return f"Можно: {above}.", STAGE_RULES[stage]


def said(word: Any) -> str:
    """Write what a button of a boast says."""
    text = str(word)
    return text[:1].upper() + text[1:]


def status(view: View[Any]) -> str:
    """Say what is boasted of and what was named so far."""
    before = standing(view)
    about = STAGE_NAMES[view.open.stage]
    if before is None:
        return f"Хвалёж, {about}: назовите лучшее или промолчите."
    return f"Хвалёж, {about}: названо «{before[0]}». Что ответите?"


BOAST = Move("boast", "{}", why_named, name, (Need(Kind.WORD, words, said=said),))
GOOD = Move("good", "Годятся", ("Можно: спорить с названным не обязательно.", ("piket.20a",)), answer("«Годятся»", "piket.20a"))
EQUAL = Move("equal", "Равны", ("Можно: у вас столько же.", ("piket.20b",)), equal)
SILENT = Move(
    "silent", "Промолчать", ("Можно: о чём промолчали, то не считают.", ("piket.34",)), answer("{молчит|молчите}", "piket.34")
)
DEMAND = Move(
    "demand", "Покажите", ("Можно: объявленное показывают по первому требованию.", ("piket.23b",)), demand,
    (Need(Kind.WORD, lambda match, seat: ("show",), said=lambda value: ""),),
)  # fmt: skip
CORRECT = Move(
    "correct", "Поправиться", ("Можно: ошибку исправляют до первого выхода.", ("piket.33",)), lambda turn: boast_anew(turn, turn.seat),
)  # fmt: skip
CAPOT = Move(
    "capot", "Объявить капот", ("Можно: о капоте предупреждают до первого выхода.", ("piket.38",)), announce,
)  # fmt: skip


BOASTING = Phase(
    "хвалёж",
    (BOAST, EQUAL, GOOD, SILENT, DEMAND, CORRECT, CAPOT),
    lambda table: rules_now(table).boast_cites,
    begin,
    after,
    status,
)
