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
ERRORS = ("miss", "show", "peek", "expose", "slip", "usurp", "gather")
ANSWERS = {
    "dealing": ("deal", ("vist.8",), "Сдавайте по одной карте, последнюю откройте."),
    "usurped": ("stop", ("vist.13",), "Остановите сдачу: козырь ещё не открыт, а сдавать вам."),
    "query": ("ask", ("vist.20",), "Спросите: кто спросил, за ренонс не отвечает."),
    "ahead": ("accept", ("vist.21",), "Признайте карту: противник открыл вам свою масть."),
    "missed": ("redeal", ("vist.23",), "Потребуйте новой сдачи: с лишней картой игра неверна."),
    "dropped": ("leave", ("vist.69",), "Пусть карта лежит: её можно будет потребовать."),
}
"""What is answered to a question about a mistake, by the phase."""


def _card(view: View[Any]) -> str | None:
    """Return the card that the book lays."""
    if view.phase_name != "play" or not view.offers or view.seat != view.to_move:
        return None
    action = f"play {view.text(said_of(view)[0])}"
    return action if action in view.legal else None


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


ADVICE = ("vist.15", "vist.16", "vist.17", "vist.21", *(f"vist.{number}" for number in range(27, 60)))
"""What a card rests on: the advice of §§ 27–59, and the rules where no advice speaks."""
MAXIMS = (
    Maxim(ADVICE, lambda view, action: said_of(view)[1], _card, lambda view, action: said_of(view)[2]),
    *(Maxim(cites, text, _answer(phase)) for phase, (_, cites, text) in ANSWERS.items()),
    Maxim(("vist.19",), "Взятка не закрыта: велите положить карту, какая вам выгоднее.", _demand),
    Maxim(("vist.18",), "Три взятки дороже пяти пуан, если они есть.", _penalty),
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
        return _card(view) or advised(view, random).action


def _mistake(view: View[Any], random: Generator) -> str | None:
    """Return some error that is offered: a card of another suit, a card out of turn, one of the other slips."""
    found = [one for one in view.legal if one.partition(" ")[0] in ERRORS]
    if view.phase_name == "play":
        right = said_of(view)[0]
        found += [one for one in view.legal if one.startswith("play") and one != f"play {view.text(right)}"][:3]
    return found[random.below(len(found))] if found else None
