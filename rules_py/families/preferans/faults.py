"""«Преферанс»: verdicts on faults at the table: a word too much, cards shown early, a deal that should be dealt anew."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.results import Verdict
from .irregularities import MISTAKES, WORD_FAULTS, dealt_anew
from .state import DEALING, PASSES, PLAY, PreferansState


@implements("preferans.24", "preferans.15a", "preferans.17", "preferans.18", "preferans.8")
def judge_word(state: PreferansState, what: str, seat: int) -> Verdict:
    """Forbid words that help or come out of turn; the source names no penalty for them."""
    if what not in WORD_FAULTS:
        raise InputError(f"Сказанное бывает такое: {', '.join(WORD_FAULTS)}", "action")
    text, rule = WORD_FAULTS[what][0]
    return Verdict(False, f"Нельзя: {text[0].lower()}{text[1:]}. Взыскания источник не называет.", (rule,))


@implements("preferans.33a", "preferans.24")
def judge_show(state: PreferansState, what: str, seat: int) -> Verdict:
    """Let the declarer show his cards only when every trick that is left is sure."""
    if state.phase not in (PLAY, PASSES) or what:
        raise InputError("Карты открывают в розыгрыше: «show»", "action")
    if state.contract is not None and seat != state.declarer:
        return Verdict(False, "Нельзя: так подсказывают второму вистующему; взыскания источник не называет.", ("preferans.24",))
    if state.contract is None or state.contract.misere:
        return Verdict(False, "Нельзя: игру доигрывают до конца.", ("preferans.33a",))
    if rest_is_sure(state, seat):
        return Verdict(True, "Можно: остальные взятки верные.", ("preferans.33a",))
    text = "Нельзя: не все остальные взятки верные; открытыми картами распорядятся вистующие."
    return Verdict(False, text, ("preferans.33a",))


def rest_is_sure(state: PreferansState, seat: int) -> bool:
    """Tell whether a player who leads takes all that is left, however the cards that he cannot see lie."""
    if state.acting != seat or state.on_table():
        return False
    deck, hand, trump = state.kind.deck, state.play.hands[seat], state.play.trump
    gone = deck.mask_of(card for _, card in state.history) | state.discarded[seat]
    unseen = deck.full & ~hand & ~gone
    for suit, mask in enumerate(deck.suit_masks):
        mine, theirs = deck.cards(hand & mask)[::-1], deck.cards(unseen & mask)
        if mine and theirs and mine[: len(theirs)][-1] < theirs[-1]:
            return False
        if suit == trump and theirs and len(mine) < len(theirs):
            return False
    return True


@implements("preferans.14a", "preferans.14b", "preferans.14c")
def judge_redeal(state: PreferansState, what: str, seat: int) -> Verdict:
    """Say whether a mistake of the deal is mended by a new one at this moment."""
    if what not in MISTAKES:
        raise InputError(f"Ошибка сдачи бывает такая: {', '.join(MISTAKES)}", "action")
    seen = state.phase != DEALING
    if dealt_anew(what, seen, state.readings):
        return Verdict(True, "Можно: карты пересдают.", (MISTAKES[what],))
    return Verdict(False, "Нельзя: карты уже смотрели, сдача остаётся.", (MISTAKES[what],))


FAULTS: dict[str, Callable[[PreferansState, str, int], Verdict]] = {
    "say": judge_word, "show": judge_show, "redeal": judge_redeal,
}  # fmt: skip
"""Verdicts by the first word of the action."""
