"""The public face that every game shares: Game, State, records."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from .claim import Rest
from .errors import IllegalAction, InputError
from .lesson import Lesson
from .page import DeckSheet, Scene
from .params import Int, Param, read_all
from .readings import Chosen, Reading, weighed
from .results import Advice, Score, Verdict
from .rng import Generator

RECORD_VERSION = 1
MOST_DEALS = 400
"""No option allows a match of more deals."""
MOST_IN_DEAL = 100
"""So many actions of a deal a record has room for, on the average of a match."""
MOST_ACTIONS = MOST_DEALS * MOST_IN_DEAL
"""What a record holds follows from what options allow."""
WAIT = "wait"
"""The answer of a seat that is asked out of turn and lets the moment pass; those who drive a match need not record it."""
SEED = Int(name="seed", label="Номер сдачи", low=1, high=999_999_999, default=1)

Record = dict[str, Any]


class Notice(NamedTuple):
    """A sentence with its rules."""

    text: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Habit:
    """What a bot does and how often, or from which chance on."""

    text: str
    figure: Fraction
    cites: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the habit with its figure in per cent."""
        return {"text": self.text, "percent": round(100 * self.figure), "cites": list(self.cites)}


class State(ABC):
    """A match in progress; mutable, cheap to clone, rebuilt from its record by replay."""

    __slots__ = ()

    game: Game
    options: Mapping[str, Any]
    readings: Chosen
    deal_value: dict[str, Any]
    """What the record keeps of the deal: {"seed": N}, with "cards" where the first deal is set by hand."""
    actions: list[str]

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """Return the seat whose turn it is, None when the match is over."""

    @property
    @abstractmethod
    def done(self) -> bool:
        """Tell whether the match is over."""

    @property
    @abstractmethod
    def deal_over(self) -> bool:
        """Tell whether the deal is over and its score is known."""

    @abstractmethod
    def legal(self) -> list[str]:
        """Return the actions of the seat to move."""

    @abstractmethod
    def _act(self, action: str, seat: int) -> None:
        """Check and carry out an action; raise IllegalAction with cites where it is forbidden."""

    @abstractmethod
    def view(self, seat: int) -> Any:
        """Return what a seat may know, nothing else."""

    @abstractmethod
    def score(self) -> Score:
        """Return the score of the deal or match that is over."""

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy."""

    @property
    def may_open(self) -> bool:
        """Tell whether all hands may be shown: where nothing stays hidden for later, when the deal is over."""
        return self.deal_over

    @property
    def sealed(self) -> bool:
        """Tell whether the record itself holds what some players may not know yet: then it is not to be handed on."""
        return False

    @property
    def open_moment(self) -> Notice | None:
        """Return what the table may know of a moment at which somebody may act out of turn, None where nobody may."""
        return None

    @property
    def asker(self) -> int:
        """Return the seat that a position is about: it looks at the table and tries the action."""
        return 0

    def may_act(self) -> tuple[int, ...]:
        """Return every seat that is asked to act now, in the order of asking."""
        return () if self.to_move is None else (self.to_move,)

    def legal_for(self, seat: int) -> list[str]:
        """Return the actions of a seat, in turn or out of it."""
        return self.legal() if seat == self.to_move else []

    def apply(self, action: str, seat: int | None = None) -> None:
        """Carry out an action and add it to the record; out-of-turn actions name their seat."""
        if not isinstance(action, str):
            raise InputError("Ход записывают строкой", "action")
        mover = self.to_move
        written = action
        if seat is None:
            if action[1:3] == ": " or mover is None:
                seat, action = split_seat(action, mover)
            else:
                seat = mover
        elif seat != mover:
            written = f"{seat}: {action}"
        if seat != mover or mover is None:
            if self.done:
                raise IllegalAction("Партия окончена", "action", self.game.end_cites)
            if not 0 <= seat < self.game.seat_count(self.options):
                raise InputError(f"За столом нет места {seat}", "action")
        self._act(action, seat)
        self.actions.append(written)

    def to_json(self) -> Record:
        """Return the replayable record."""
        return {
            "game": self.game.slug,
            "version": RECORD_VERSION,
            "options": self.game.options_changed(self.options),
            "readings": self.readings.changed(),
            "deal": dict(self.deal_value),
            "actions": list(self.actions),
        }


def split_seat(action: str, mover: int | None) -> tuple[int, str]:
    """Read the seat that an out-of-turn action names."""
    if action[1:3] == ": " and action[0] in "0123456789":
        return int(action[0]), action[3:]
    return (mover if mover is not None else 0), action


class Bot(ABC):
    """A player that sees only its view."""

    @abstractmethod
    def choose(self, view: Any, random: Generator) -> str:
        """Return an action of the seat whose view it is."""


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(self, view: Any, random: Generator) -> str:
        """Return one of the legal actions, each as likely as any other."""
        legal: Sequence[str] = view.legal
        return legal[random.below(len(legal))]


class Game(ABC):
    """A game: its name, seats, options, readings and how a match begins."""

    slug: str
    title: str
    seats: tuple[int, int]
    options: tuple[Param, ...] = ()
    readings: tuple[Reading, ...] = ()
    position_params: tuple[Param, ...] = ()
    end_cites: tuple[str, ...] = ()
    wording: Mapping[str, str] = MappingProxyType({})
    """What an action is called where the table has no button for it: by the whole action, or by its first word.

    In the name {} stands for what follows the first word, {1} and {2} for the parts of that.
    """
    bots: Mapping[str, Bot]
    habits: tuple[Habit, ...] = ()
    """What the sensible bot does by chance or by estimate, with the figures: the reader is told them."""
    deck_options: tuple[str, ...] = ()
    """Names of the options that make up the deck; `deck` describes it."""
    shared: bool = False
    """Several people may play it on one device: `public_scene` shows what lies open to all."""

    @abstractmethod
    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> State:
        """Begin a match with the deal of this number, or with the given cards."""

    def judge(self, state: State, action: str, seat: int | None = None) -> Verdict:
        """Say whether an action is allowed and by which rules, without carrying it out."""
        if not isinstance(action, str):
            raise InputError("Ход записывают строкой", "action")
        mover = state.to_move if seat is None else seat
        asked = 0 if mover is None else mover
        plain = state.readings

        def under(chosen: Chosen) -> Verdict:
            state.readings = chosen  # type: ignore[misc]  # a slot of every state
            return self.verdict(state, action, asked)

        try:
            verdict, rests = weighed(plain, under, Verdict.shown)
        finally:
            state.readings = plain  # type: ignore[misc]
        return replace(verdict, readings={**verdict.readings, **rests})

    @abstractmethod
    def verdict(self, state: State, action: str, seat: int) -> Verdict:
        """Say whether an action of this seat is allowed and by which rules."""

    @abstractmethod
    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        """Describe the table as a seat sees it, for a widget to draw."""

    @abstractmethod
    def public_scene(self, state: State, open_hands: bool = False) -> Scene:
        """Describe the table as it lies open to everybody, with no hand shown."""

    def back_to(self, state: State, step: int) -> State:
        """Return a match as it stood after so many actions, as far as one may look back at it now."""
        record = state.to_json()
        return self.from_json({**record, "actions": record["actions"][:step]})

    @abstractmethod
    def position(self, given: Any, readings: Any = None) -> State:
        """Set up a position from its description."""

    @abstractmethod
    def advise(self, view: Any) -> Advice:
        """Say what a sensible player would do, and why."""

    def name_action(self, action: str, scene: Scene) -> str:
        """Name an action as a player would: as the table offers it, else by the words of the game."""
        cards = (card for zone in scene["zones"] for card in zone["cards"])
        for one in (*scene["actions"], *cards):
            if one["action"] == action and (said := one.get("say") or one.get("label")):
                return str(said)
        return self.reword(action)

    def reword(self, action: str) -> str:
        """Put an action into the words of the game, whatever lies on the table."""
        verb, _, rest = action.partition(" ")
        words = self.wording.get(action) or self.wording.get(verb)
        return action if words is None else words.format(rest, *rest.replace(".", " ").split(), "", "")

    def lesson(self) -> Lesson | None:
        """Return the guided first game, where there is one."""
        return None

    def deck(self, options: Any, readings: Any) -> DeckSheet | None:
        """Describe the deck that options make up and what is wrong with it; None where the deck is fixed."""
        return None

    @property
    def own_deck(self) -> bool:
        """Tell whether it may be played with cards of an owner's, kept on his device."""
        return False

    def keep_deck(self, deck: Any) -> str:
        """Check an owner's deck, keep it and return the hash by which records and links name it."""
        raise InputError(f"У игры «{self.title}» состав колоды не меняют", "game")

    claim_cites: tuple[str, ...] = ()
    """The rules on who says that the rest is his."""

    def rest(self, state: State) -> Rest | None:
        """Return the tricks that are left where the one to move may claim them, None where there is nothing to claim."""
        return None

    def may_review(self, state: State) -> bool:
        """Tell whether the play of the deal that is over can be worked out card by card."""
        return False

    def review(self, state: State, seat: int, nodes: int) -> dict[str, Any]:
        """Say where the outcome of the deal that is over changed, as far as these nodes go."""
        raise InputError("Розыгрыш этой сдачи не разбирают", "record")

    def seat_count(self, options: Mapping[str, Any]) -> int:
        """Return how many sit at the table under these options."""
        return self.seats[0]

    def read_options(self, options: Any) -> dict[str, Any]:
        """Check options and fill in the defaults."""
        return read_all(self.options, {} if options is None else options, "Условия игры")

    def options_changed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options that differ from the default, as a record keeps them."""
        return {param.name: options[param.name] for param in self.options if options[param.name] != param.read(param.default)}

    def read_deal(self, deal: Any) -> tuple[int, str | None]:
        """Check what a record says of the deal."""
        if not isinstance(deal, Mapping):
            raise InputError('Сдача: нужно поле {"seed": номер}', "deal")
        for name in deal:
            if name not in ("seed", "cards"):
                raise InputError(f"Сдача: поля «{str(name)[:40]}» нет; есть: seed, cards", "deal")
        cards = deal.get("cards")
        if cards is not None and not isinstance(cards, str):
            raise InputError("Сдача: карты записывают строкой", "deal.cards")
        return SEED.read(deal.get("seed", 1)), cards

    def from_json(self, record: Any) -> State:
        """Rebuild a state from its record by replay."""
        header, actions = self.read_record(record)
        state = self.deal(**header)
        replay(state, actions)
        return state

    def read_record(self, record: Any) -> tuple[dict[str, Any], list[str]]:
        """Check the outer form of a record: the arguments of `deal` and the list of actions."""
        if not isinstance(record, Mapping):
            raise InputError("Запись партии: нужен объект с полями game, deal, actions", "record")
        known = ("game", "version", "options", "readings", "deal", "actions")
        for name in record:
            if name not in known:
                raise InputError(
                    f"Запись партии: поля «{str(name)[:40]}» нет; есть: {', '.join(known)}", str(name)[:40] or "record"
                )
        if record.get("game") != self.slug:
            raise InputError(f"Запись партии: это запись другой игры, нужна «{self.slug}»", "game")
        if record.get("version") != RECORD_VERSION or isinstance(record.get("version"), bool):
            raise InputError(f"Запись партии: версия записи {RECORD_VERSION}, получена другая", "version")
        seed, cards = self.read_deal(record.get("deal"))
        actions = record.get("actions")
        if not isinstance(actions, list):
            raise InputError("Запись партии: ходы записывают списком строк", "actions")
        if len(actions) > MOST_ACTIONS:
            raise InputError(f"Запись партии: больше {MOST_ACTIONS} ходов", "actions")
        for number, action in enumerate(actions, 1):
            if not isinstance(action, str) or len(action) > 200:
                raise InputError(f"Запись партии: ход {number} записан не строкой", f"actions[{number - 1}]")
        options = record.get("options", {})
        if not isinstance(options, Mapping):
            raise InputError("Запись партии: варианты игры записывают именованными полями", "options")
        header = {"seed": seed, "cards": cards, "options": options, "readings": record.get("readings", {})}
        return header, actions

    def describe(self) -> dict[str, Any]:
        """Describe the game for a list."""
        return {
            "slug": self.slug,
            "title": self.title,
            "seats": list(self.seats),
            "options": [param.schema() for param in self.options],
            "deck": list(self.deck_options),
            "own_deck": self.own_deck,
            "shared": self.shared,
            "habits": [habit.to_json() for habit in self.habits],
            "readings": [
                {"id": one.id, "choices": list(one.choices), "default": one.default, "grade": one.grade}
                for one in self.readings
            ],
        }


def replay(state: State, actions: Sequence[str]) -> None:
    """Carry out recorded actions; a refusal names the number of the action."""
    for number, action in enumerate(actions, len(state.actions) + 1):
        try:
            state.apply(action)
        except (IllegalAction, InputError) as error:
            text = f"Запись партии: ход {number} «{action[:40]}»: {error.text}"
            raise InputError(text, f"actions[{number - 1}]", error.cites) from None


def forbidden(refused: IllegalAction) -> Verdict:
    """Make a verdict of a refusal; one without a rule means that there is no such action."""
    if not refused.cites:
        raise InputError(refused.text, "action")
    return Verdict(False, refused.text, refused.cites)


def play_out(game: Game, state: State, bots: Sequence[Bot], random: Generator, limit: int = 100_000) -> State:
    """Let bots play a match to its end, a bot a seat."""
    for _ in range(limit):
        if not ask_bots(state, bots, random):
            return state
    raise RuntimeError(f"{game.slug}: a match of more than {limit} actions")


def ask_bots(state: State, bots: Sequence[Bot], random: Generator) -> bool:
    """Ask the seats in their order until one acts; return whether one did."""
    for seat in state.may_act():
        action = bots[seat].choose(state.view(seat), random)
        if action != WAIT:
            state.apply(action, seat)
            return True
    return False
