"""Нормандский пикет: пикет for three: ten cards, a talon for the dealer alone, пик and репик from twenty."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...families.piket import BARS, COUNTS, PIKET, READINGS, RULES, Rules, Table
from ...families.piket.rules import RATE, SHOW, SLIPS
from ...families.piket.scene import Ending, told_end
from ...frame.bound import by, rule
from ...frame.moves import Bar
from ...frame.params import Int, OneOf
from ...frame.rulebook import first_by_number, over
from ...frame.sheet import Account
from ...frame.view import View
from .faults import FAULTS
from .lesson import LESSON
from .readings import READINGS as OWN
from .scoring import NORM_LINES, OWN_COUNTS, came_to, close_game, has_leza, next_dealer

TARGET = OneOf(
    name="target", label="До какого числа", choices=tuple((value, str(value)) for value in (100, 150, 200)), default=100,
    cites=("piket-norm.11a",),
)  # fmt: skip
DEALS = Int(name="deals", label="Игр не больше", low=1, high=200, default=60)


@dataclass(frozen=True)
class NormRules(Rules):
    """What three differ in."""

    leza_shared: bool = rule(by("piket-norm.leza-tie", nobody=False, both=True), "piket-norm.9")
    by_koroliki: bool = rule(by("piket-norm.target", counts=False, koroliki=True), "piket-norm.11a", "piket-norm.12")
    all_leave: bool = rule(by("piket-norm.together", both=True, more=False), "piket-norm.11b")


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return to which figure three play and which game of a королик this is."""
    at = len(view.open.games) + (0 if view.deal_over else 1)
    return [("До", str(view.options["target"])), ("Королик", f"игра {(max(at, 1) - 1) % 2 + 1} из 2")]


def ending(view: View[Table]) -> Ending:
    """Say who counted most in a game; at the end who stayed behind."""
    state, me = view.open, view.seat
    if me < 0:
        return "Партия окончена" if view.done else "Игра окончена", 0, ""
    if view.done and len(state.out) < view.players - 1:  # the agreed number of games is over before the figure
        scores = [view.sheet.total("score", seat) for seat in range(view.players)]
        best = max(score for seat, score in enumerate(scores) if seat != me)
        return told_end(scores[me] - best, ("У вас больше всех", "Поровну с первым", "Больше у другого"))
    if view.done:
        last = me not in state.out
        words = ("Последний платит вам", "Вы последний" if last else "Вы дошли до числа", "Вы последний")
        return told_end(view.sheet.total("loss", me), words)
    if me not in state.playing:
        return "Вы уже вышли", 1, ""
    best = max(state.count[other] for other in state.playing if other != me)
    return told_end(state.count[me] - best, ("У вас больше всех", "Поровну с первым", "Больше у другого"))


GAME = replace(
    PIKET,
    slug="piket-norm",
    title="Нормандский пикет",
    seats=(3, 3),
    options=(TARGET, RATE, SHOW, replace(SLIPS, label="Ошибки в хвалеже", cites=("piket.33", "piket-norm.6")), DEALS),
    readings=(*READINGS, *OWN),
    end_cites=("piket-norm.11b",),
    phases={**PIKET.phases, "deal": replace(PIKET.phases["deal"], set_up_only=True), "over": over("Можно: сдают по очереди.", "piket-norm.2")},
    bars=(
        Bar("discard", ("piket-norm.5b",), "Прикуп принадлежит сдающему: двое других его не берут",
            lambda turn: turn.seat != turn.match.dealer and len(turn.match.open.playing) == 3),
        Bar("discard", ("piket-norm.5a",), "Берут обе карты или ни одной: сносят две",
            lambda turn: len(turn.cards) != 2 and len(turn.match.open.playing) == 3),
        *BARS,
    ),
    first_dealer=first_by_number,
    next_dealer=next_dealer,
    accounts=(
        Account("score", "Набрано", cites=("piket-norm.11a",)),
        Account("loss", "Выигрыш", cites=("piket-norm.11b",)),
        Account("money", "Деньги", money=True, cites=("piket.46i",)),
    ),
    counts=(*(one for one in COUNTS if one.name == "deal"), *OWN_COUNTS, *FAULTS),
    held=("piket-norm.1", "piket-norm.2", "piket-norm.3", "piket-norm.4", "piket-norm.5b", "piket-norm.6", "piket-norm.7", "piket-norm.h1"),
    called={
        "opponent_boast": ("opponent_boast", "Хвалёж другого годится"),
        "opponent_tied": ("opponent_tied", "Хвалёж другого вышел равным"),
        "opponent_before": ("opponent_before", "Другой считал за ходы раньше, чем вышло двадцать"),
        "opponent_silent": ("opponent_silent", "Другой играет в молчанку: за что"),
    },
    chips=chips,
    guided=LESSON,
    drawing=lambda view: None,
    ending=ending,
    rules=NormRules(
        hand=10, deal_said="{сдаёт|сдаёте} троим по 10 карт, две в прикуп", deal_cites=("piket-norm.3", "piket-norm.4"), stock=2, reserve=0, both_draw=False, dealer_draws=lambda most: (most,), dealer_boasts=True,
        draw_cites=("piket-norm.4",), boast_cites=("piket-norm.7",), lead_cites=("piket-norm.2",),
        tied_third=by("piket-norm.tie", nobody=False, third=True),
        pik_at=20, pik_who=by("piket-norm.pik-who", leader="leader", boaster="boaster", anyone="anyone"),
        capot=20, capot_open=by("piket-norm.capot-open", no=20, yes=40), capot_said=by("piket-norm.capot-open", no=False, yes=True),
        capot_fails=by("piket.capot-fails", nothing=0, loses=by("piket-norm.capot-open", no=0, yes=-40)),
        has_leza=has_leza, capot_bare=by("piket-norm.capot-extras", yes=True, no=False),
        lines=NORM_LINES, came_to=came_to, close=close_game, duel=RULES,
    ),
).published()  # fmt: skip
