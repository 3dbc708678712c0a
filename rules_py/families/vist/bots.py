"""The family of вист: players who follow the book, and what they choose where others went wrong."""

from __future__ import annotations

from typing import Any

from ...frame.face import WAIT, Bot
from ...frame.rng import Generator
from ...frame.sampling import Maxim, advised
from ...frame.view import View
from .advice import said_of
from .seats import side_of

ERRS_ONCE_IN = 60
"""At a table where mistakes happen a bot makes one once in so many turns."""
ERRORS = ("miss", "show", "peek", "expose", "slip")
ANSWERS = {
    "dealing": ("deal", ("vist.8",), "Сдавайте по одной карте, последнюю откройте."),
    "query": ("ask", ("vist.20",), "Спросите: кто спросил, за ренонс не отвечает."),
    "ahead": ("accept", ("vist.21",), "Признайте карту: противник открыл вам свою масть."),
    "missed": ("redeal", ("vist.23",), "Потребуйте новой сдачи: с лишней картой игра неверна."),
    "dropped": ("leave", ("vist.69",), "Пусть карта лежит: её можно будет потребовать."),
}
"""What is answered to a question about a mistake, by the phase."""


def _card(wanted: str) -> Any:
    """Return a maxim's choice: the advised card where the advice rests on this rule first of all."""

    def choose(view: View[Any]) -> str | None:
        if view.phase_name != "play" or not view.offers or view.seat != view.to_move:
            return None
        card, _, cites = said_of(view)
        return f"play {view.text(card)}" if cites[0] == wanted and f"play {view.text(card)}" in view.legal else None

    return choose


def _answer(phase: str) -> Any:
    def choose(view: View[Any]) -> str | None:
        action = ANSWERS[phase][0]
        return action if view.phase_name == phase and action in view.legal else None

    return choose


def _penalty(view: View[Any]) -> str | None:
    """Take tricks where they end the game or make more than the points."""
    if view.phase_name != "revoke":
        return None
    return "tricks" if "tricks" in view.legal else "points"


def _demand(view: View[Any]) -> str | None:
    """Demand the lowest where our side takes the trick, else the highest."""
    if view.phase_name != "mend":
        return None
    takes = view.open.lay[view.game.takes(view)]
    kind = "младшую" if side_of(view, takes) == side_of(view, view.seat) else "старшую"
    return next((one for one in view.legal if kind in one), None)


def _keep_or_call(view: View[Any]) -> str | None:
    """Let the lowest of several cards stay; call the highest open card."""
    if view.phase_name not in ("several", "call"):
        return None
    deck: Any = view.packs["cards"]
    named = sorted((one for one in view.legal if one.startswith("demand")), key=lambda one: deck.card(one[7:]) % deck.width)
    if not named:
        return None
    return named[0] if view.phase_name == "several" else named[-1]


TEXTS = {
    "vist.37": "С хорошей мастью на руках козыряют, и со старшего козыря.",
    "vist.38": "Когда козырей четыре или пять, выходят с них, и со старшего.",
    "vist.35": "У партнёра этой масти нет: он возьмёт мелким козырем.",
    "vist.32": "Сначала проходят со своей сильной масти.",
    "vist.31": "Взяв взятку, отвечают в масть партнёра.",
    "vist.55": "От коронки первой играют даму.",
    "vist.54": "От туза с королём первым играют короля.",
    "vist.27": "Выходят с длинной масти или с карт, идущих подряд.",
    "vist.53": "Из ровных карт выходят старшей, а на чужой выход кладут младшую.",
    "vist.28": "При тузе с маленькими начинают с маленькой.",
    "vist.29": "От третьего и четвёртого короля выходят с меньшей.",
    "vist.30": "С третьей дамы ходят, лишь когда другого нет.",
    "vist.33": "Выходят старшей или младшей картой, но не средней.",
    "vist.41": "Короля партнёра не перебивают: карта возьмёт и сама.",
    "vist.42": "Даму партнёра в начале не перекрывают, в конце перекрывают.",
    "vist.40": "На выход партнёра кладут самую старшую.",
    "vist.39": "С тузом и дамой прорезают дамой.",
    "vist.51": "При четырёх козырях не бьют карту, которую возьмёт партнёр.",
    "vist.52": "Масти нет: мелких козырей не берегут.",
    "vist.58": "Сносят из слабой масти.",
    "vist.17": "Взятку берут самой дешёвой из карт, которые бьют.",
    "vist.15": "Взять нельзя или не нужно: кладут младшую.",
    "vist.21": "Масть выхода назвали противники.",
}
MAXIMS = (
    *(Maxim((rule,), text, _card(rule)) for rule, text in TEXTS.items()),
    *(Maxim(cites, text, _answer(phase)) for phase, (_, cites, text) in ANSWERS.items()),
    Maxim(("vist.19",), "Взятка не закрыта: велите положить карту, какая вам выгоднее.", _demand),
    Maxim(("vist.18",), "Три взятки дороже пяти очков, если они есть.", _penalty),
    Maxim(("vist.24", "vist.69"), "Пусть останется та карта, которая вам выгоднее.", _keep_or_call),
)


class Whister(Bot):
    """Follows the book; at a table where mistakes happen it makes one now and then."""

    def choose(self, view: View[Any], random: Generator) -> str:
        """Return the advised action, or a mistake."""
        if view.offers and view.options["mistakes"] != "нет" and random.chance(1, ERRS_ONCE_IN):
            wrong = _mistake(view, random)
            if wrong is not None:
                return wrong
        if view.seat != view.to_move:
            return WAIT
        return advised(view, random).action


def _mistake(view: View[Any], random: Generator) -> str | None:
    """Return some error that is offered: a card of another suit, a card out of turn, one of the other slips."""
    found = [one for one in view.legal if one.partition(" ")[0] in ERRORS]
    if view.phase_name == "play":
        right = said_of(view)[0]
        found += [one for one in view.legal if one.startswith("play") and one != f"play {view.text(right)}"][:3]
    return found[random.below(len(found))] if found else None
