"""Players for every game on the frame: at random, by maxims of the book, by playing imagined matches to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .errors import IllegalAction
from .face import WAIT, Bot
from .prompts import Mode
from .results import Advice
from .rng import Generator
from .russian import counted

if TYPE_CHECKING:
    from .match import Match, Offer
    from .view import View

Worth = Callable[["Match[Any]", int], float]
WORLDS = 12
"""How many matches are imagined for each action that is weighed."""
MOST_WEIGHED = 12
"""How many actions are weighed."""
MOST_STEPS = 400
"""How far an imagined deal is played."""


@dataclass(frozen=True, slots=True)
class Maxim:
    """An advice of the book: when it speaks, what it says to do, by which rules."""

    cites: tuple[str, ...]
    text: str | Callable[[View[Any], str], str]
    """What it says; where it depends on the action, that is told of it."""
    choose: Callable[[View[Any]], str | None]
    """Return the action that it advises, None where it is silent."""
    named: Callable[[View[Any], str], tuple[str, ...]] | None = None
    """Return which of its rules speak for the action, where not all of them do."""


def completed(offer: Offer, match_packs: Any, game: Any, random: Generator) -> str:
    """Return one way to make an offered move, each as likely as any other."""
    head = offer.actions[random.below(len(offer.actions))]
    if not offer.several:
        return head
    pack = match_packs[game.place(offer.move.needs[-1].place).pack]
    count = offer.least + random.below(offer.most - offer.least + 1)
    order = random.shuffle(len(offer.several))
    return " ".join([head, *(pack.text(offer.several[place]) for place in order[:count])])


def weighable(table: Match[Any] | View[Any], offers: Sequence[Offer]) -> Sequence[Offer]:
    """Return the offers without what people alone decide: between two deals, whether they play on."""
    return [offer for offer in offers if not offer.move.by_people] if table.deal_over else offers


def any_action(match: Match[Any], seat: int, random: Generator) -> str:
    """Return some action of a seat; several cards that a bar refuses are named again."""
    offers = weighable(match, match.offers(seat))
    if not offers:
        return WAIT
    offer = offers[random.below(len(offers))]
    for _ in range(40):
        action = completed(offer, match.packs, match.game, random)
        if not offer.several:
            return action
        try:
            match.read(action, seat)
        except IllegalAction:
            continue
        return action
    return match.legal_for(seat)[0]


class RandomPlayer(Bot):
    """Makes any move that is offered."""

    def choose(self, view: View[Any], random: Generator) -> str:
        """Return an offered move, each as likely as any other; several cards as the bars let them be named."""
        offers = weighable(view, view.offers)
        if not offers or (view.stack[-1].mode is Mode.ANYONE and view.seat != view.to_move and random.chance(1, 2)):
            return WAIT
        offer = offers[random.below(len(offers))]
        if not offer.several:
            return offer.actions[random.below(len(offer.actions))]
        return any_action(view.imagined(random), view.seat, random)


class Sensible(Bot):
    """Follows the maxims of the game, else weighs actions in imagined matches."""

    def choose(self, view: View[Any], random: Generator) -> str:
        """Return the action that `advised` names."""
        return advised(view, random).action


def advised(view: View[Any], random: Generator | None = None) -> Advice:
    """Say what a sensible player does, and why."""
    if view.game.advises is not None:
        return view.game.advises(view, random)
    for maxim in view.game.maxims:
        action = maxim.choose(view)
        if action is not None:
            text = maxim.text if isinstance(maxim.text, str) else maxim.text(view, action)
            return Advice(action, text, view.game.cite(maxim.named(view, action) if maxim.named else maxim.cites))
    random = random or Generator(view.number * 7919 + view.at * 31 + view.seat)
    actions = candidates(view, random)
    if not actions:
        return Advice(WAIT, "Сейчас отвечать нечего.", ())
    if len(actions) == 1:
        return Advice(actions[0], "Другого хода нет.", _grounds(view, actions[0]))
    best = weighed(view, actions, random)
    text = f"Разыграно {counted(WORLDS, 'возможный расклад', 'возможных расклада', 'возможных раскладов')}: этот ход в среднем лучше прочих."
    return Advice(best, text, _grounds(view, best))


def candidates(view: View[Any], random: Generator) -> list[str]:
    """Return the actions that are worth weighing."""
    found: list[str] = []
    twin: Match[Any] | None = None
    for offer in weighable(view, view.offers):
        if not offer.several:
            found += offer.actions
            continue
        twin = twin or view.imagined(random)
        listed = twin.legal_for(view.seat)
        found += [one for one in listed if one.partition(" ")[0] == offer.move.verb and _readable(twin, one, view.seat)]
    if len(found) > MOST_WEIGHED:
        order = random.shuffle(len(found))
        found = [found[place] for place in sorted(order[:MOST_WEIGHED])]
    return found


def _readable(match: Match[Any], action: str, seat: int) -> bool:
    try:
        match.read(action, seat)
    except IllegalAction:
        return False
    return True


def _grounds(view: View[Any], action: str) -> tuple[str, ...]:
    """Return the rules by which an action is allowed."""
    twin = view.imagined(Generator(1))
    move, turn = twin.read(action, view.seat)
    return view.game.cite(move.grounds(turn)[1])


def weighed(view: View[Any], actions: Sequence[str], random: Generator, worlds: int = WORLDS) -> str:
    """Return the action that does best in imagined matches, every action in the same ones."""
    sums = [0.0] * len(actions)
    for _ in range(worlds):
        world = view.imagined(random)
        for place, action in enumerate(actions):
            twin = world._twin()
            twin.apply(action, view.seat)
            sums[place] += played_out(twin, view.seat, random)
    return actions[max(range(len(actions)), key=sums.__getitem__)]


def played_out(match: Match[Any], seat: int, random: Generator) -> float:
    """Play an imagined deal to its end at random and return what it is worth to a seat."""
    deal = match.deals
    for _ in range(MOST_STEPS):
        if match.done or match.deal_over or match.deals != deal:
            break
        mover = match.to_move
        assert mover is not None
        match.apply(any_action(match, mover, random), mover)
    return match.game.worth(match, seat)
