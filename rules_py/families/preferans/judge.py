"""«Преферанс»: verdicts on actions in order and out of order."""

from __future__ import annotations

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.results import Verdict
from .faults import FAULTS
from .rules import UVERTS
from .state import AUCTION, DEALING, PreferansState

TALON, DISCARD, DUMMY, CARDS, PARTNER, DECLARER, TRICKS = (
    "прикуп", "снос", "болван", "карты", "карты второго", "карты играющего", "взятки",
)  # fmt: skip
LOOKS = (TALON, DISCARD, DUMMY, CARDS, PARTNER, DECLARER, TRICKS)


def judge_action(state: PreferansState, action: str, seat: int) -> Verdict:
    """Say whether an action is allowed and by which rules."""
    verb, _, rest = action.partition(" ")
    if verb == "look":
        return _look(state, rest, seat)
    if verb == "replace":
        return _replace(state, rest, seat)
    if action == "withdraw":
        return _withdraw(state)
    if verb in FAULTS:
        return FAULTS[verb](state, rest, seat)
    refused = state.refusal(action, seat)
    if refused is not None and not refused.cites:
        raise InputError(refused.text, "action")
    if state.deal_over:
        text, cites = ("Можно: сдаёт следующий.", state.kind.law("next")) if refused is None else (refused.text, refused.cites)
        return Verdict(refused is None, text, cites)
    phase = state.kind.phases[state.phase]
    readings = state.readings.grades(*phase.rests_on(state, action, seat))
    if refused is not None:
        return Verdict(False, refused.text, refused.cites, readings)
    text, cites = phase.grounds(state, action)
    return Verdict(True, text, cites, readings)


def _look(state: PreferansState, what: str, seat: int) -> Verdict:
    """Say what a player may look at."""
    law = state.kind.law
    if what == TALON:
        return _look_at_talon(state, seat)
    if what == DISCARD:
        return Verdict(False, "Нельзя: снос не показывают никому.", law("look-discard"))
    if what == DUMMY:
        return _look_at_dummy(state)
    if what == CARDS:
        if state.phase == DEALING:
            return Verdict(False, "Нельзя: карт не трогают, пока сдача не кончена.", law("look-early"))
        return Verdict(True, "Можно: сдача кончена, карты свои.", law("look-early"))
    if what == PARTNER:
        return _look_at_partner(state, seat)
    if what == DECLARER:
        return _look_at_declarer(state)
    if what == TRICKS:
        return Verdict(True, "Можно: взятки вправе смотреть все.", law("look-tricks"))
    raise InputError(f"Посмотреть можно: {', '.join(LOOKS)}", "action")


@implements("preferans.15a", "preferans.16", "preferans.10")
def _look_at_talon(state: PreferansState, seat: int) -> Verdict:
    """Keep the talon closed until its buyer shows it."""
    if state.shown_talon:
        return Verdict(True, "Можно: взявший прикуп показал его всем.", state.kind.law("show"))
    if seat == state.circle.dealer and state.circle.dealer_rests:
        return Verdict(False, "Нельзя: сдающий прикупа не смотрит.", state.kind.law("dealer-looks"))
    return Verdict(False, "Нельзя: прикуп смотрят не раньше купившего.", state.kind.law("look-talon"))


@implements("preferans.2.b", "preferans.2.c")
def _look_at_dummy(state: PreferansState) -> Verdict:
    """Keep the dummy closed until somebody invites it."""
    dummy = state.circle.dummy
    if dummy is None:
        raise InputError("Болван бывает только в игре вдвоём", "action")
    if state.opened >> dummy & 1:
        return Verdict(True, "Можно: болван приглашён, его карты открыты.", state.kind.law("dummy"))
    return Verdict(False, "Нельзя: рука болвана закрыта для обоих.", state.kind.law("look-dummy"))


@implements("preferans.prigl.2", "preferans-modern.9a")
def _look_at_partner(state: PreferansState, seat: int) -> Verdict:
    """Let whisters see each other's cards only where they lie open."""
    others = [one for one in state.playing if one not in (seat, state.declarer)]
    if others and all(state.opened >> one & 1 for one in others):
        return Verdict(True, "Можно: карты второго открыты.", state.kind.law("invited"))
    return Verdict(False, "Нельзя: вистующие карт друг друга не смотрят.", state.kind.law("look-partner"))


@implements("preferans.uvert.1", "preferans.uvert.4", "preferans.uvert.5")
def _look_at_declarer(state: PreferansState) -> Verdict:
    """Let all see the declarer's cards at an uvert."""
    if state.contract is not None and state.contract.name in UVERTS and state.phase != AUCTION:
        rule = "preferans.uvert.4" if state.contract.direct else "preferans.uvert.5"
        return Verdict(True, "Можно: на уверте карты открывают все.", (rule,))
    return Verdict(False, "Нельзя: карты играющего открыты только на уверте.", state.kind.law("look-uvert"))


@implements("preferans.23")
def _replace(state: PreferansState, rest: str, seat: int) -> Verdict:
    """Refuse to take a card back from the table."""
    deck = state.kind.deck
    words = rest.split()
    if len(words) != 2:
        raise InputError("Замену записывают так: «replace ♠9 ♠К»", "action")
    old, _ = (deck.card(word, "action") for word in words)
    if (seat, old) not in state.on_table():
        raise InputError(f"Карты {deck.text(old)} этого игрока на столе нет", "action")
    return Verdict(False, "Нельзя: открытую карту не меняют.", state.kind.law("replace"))


@implements("preferans.33a")
def _withdraw(state: PreferansState) -> Verdict:
    """Refuse to take exposed cards up again."""
    if not state.exposed:
        raise InputError("Карты не открыты: брать обратно нечего", "action")
    return Verdict(False, "Нельзя: открытыми картами распоряжаются вистующие, в руки их не берут.", state.kind.law("withdraw"))
