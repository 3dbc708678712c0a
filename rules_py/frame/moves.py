"""What may be done: moves with what they name, bars on them, phases made of both."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from .face import WAIT
from .prompts import Prompt

if TYPE_CHECKING:
    from .match import Match
    from .view import View

Cites = tuple[str, ...]
Said = tuple[str, Cites]
"""A sentence with its rules."""


class Kind(Enum):
    """What a move names."""

    CARD = "card"
    CARDS = "cards"
    """Several cards; they are the last words of the move."""
    SEAT = "seat"
    PILE = "pile"
    NUMBER = "number"
    SUIT = "suit"
    WORD = "word"


@dataclass(slots=True)
class Turn:
    """One answer to a prompt: what moves, bars and grounds are given."""

    match: Match[Any]
    prompt: Prompt
    seat: int
    verb: str
    values: tuple[Any, ...] = ()
    """What the move names, read: cards and seats as numbers, words as they are; several cards as a tuple."""

    @property
    def hand(self) -> list[int]:
        """Return the cards in the hand of whoever answers."""
        return self.match.cards["hand"][self.seat]

    @property
    def card(self) -> int:
        """Return the card that is named first."""
        value: int = self.values[0]
        return value

    @property
    def cards(self) -> tuple[int, ...]:
        """Return the several cards that are named last."""
        value: tuple[int, ...] = self.values[-1]
        return value

    @property
    def word(self) -> Any:
        """Return what is named last: a seat, a number, a suit, a word."""
        return self.values[-1]


@dataclass(frozen=True, slots=True)
class Need:
    """What a move names, and from what."""

    kind: Kind
    of: Callable[[Match[Any], int], Sequence[Any]]
    """What there is to name: cards and seats as numbers."""
    least: int = 1
    most: Callable[[Match[Any], int], int] | None = None
    """Of several cards: how many at most; none: all there are."""
    counts: Callable[[Match[Any], int], Sequence[int]] | None = None
    """Of several cards: how many may be named, where the rules list it; none: every number that the bars let through."""
    place: str = "hand"
    """Of cards: the place they lie in."""
    label: str = ""
    """What the reader is asked for: «Кого»."""
    said: Callable[[Any], str] | None = None
    """Of a word or number: how the reader sees it."""
    free: bool = False
    """Whatever is written is read, a card that does not lie there too, and the bars say what is wrong with it."""
    read: Callable[[str], Any] | None = None
    """Of a free word: what it means; None where it means nothing and the action is none."""
    refused: bool = False
    """What the bars refuse is shown too, dimmed with the reason: who is out of reach and why."""
    absent: Said | None = None
    """What is said of a card that is not there, {} being its name, and by which rules; none: no such card, by no rule."""


def of_hand(match: Match[Any], seat: int) -> Sequence[int]:
    """Return the cards of a hand."""
    return match.cards["hand"][seat]


ONE_CARD = Need(Kind.CARD, of_hand)


def nothing(turn: Turn) -> None:
    """Change nothing."""


@dataclass(frozen=True, slots=True)
class Move:
    """One thing that a player may do at a prompt: verb, name, why it is allowed, what it does, what it names."""

    verb: str
    label: str
    """What the button says; {} stands for what is named."""
    why: Said | Callable[[Turn], Said]
    do: Callable[[Turn], None] = nothing
    needs: tuple[Need, ...] = ()
    allowed: Callable[[Match[Any], int], int] | None = None
    """Of one card: the mask of cards that are allowed. Bars explain what it leaves out."""
    hint: str = ""
    turn: Said | None = None
    """What is said to one who makes it when he is not asked; none: the rule of the phase."""

    never: bool = False
    """No rule allows it at all: it is judged when somebody names it, and never offered."""
    tables: Callable[[Match[Any]], bool] | None = None
    """At which tables it comes up, by what was agreed before the first deal; at others a bar says why not, and it is not offered."""
    ways: Callable[[Match[Any], int], Sequence[str]] | None = None
    """What is offered where a kernel lists it: what is named after the verb, each way once; bars explain all else."""
    says: Callable[[str], str] | None = None
    """How the move is said with what it names, where the label alone does not do."""
    aside: bool = False
    """It answers no question: whoever the bars let makes it, asked or not, and nobody's turn is over by it."""
    pointed: bool = False
    """What it names lies closed on the table and is tapped there: it has no buttons."""
    by_people: bool = False
    """It ends what all have agreed to play: people may make it, no bot does."""
    at_once: bool = False
    """Of a sealed answer: what it does is hidden by the places themselves, so it is done before the others have answered."""

    def grounds(self, turn: Turn) -> Said:
        """Say by which rules the move is allowed."""
        return self.why(turn) if callable(self.why) else self.why


@dataclass(frozen=True, slots=True)
class Bar:
    """A prohibition or obligation: where `when` holds, the move is refused with this text by these rules."""

    on: str
    """The move it stands in the way of; empty: every move."""
    cites: Cites
    text: str | Callable[[Turn], str]
    when: Callable[[Turn], bool]
    phase: str = ""
    """The phase in which it holds; empty: wherever the move is made."""
    quiet: bool = False
    """The move is no part of this game now: where it is refused, it is not shown either."""
    anyone: bool = False
    """It is told to those too who are not asked; nothing that the move names is read for them."""

    def says(self, turn: Turn) -> str:
        """Return the text of the refusal."""
        return self.text(turn) if callable(self.text) else self.text


@dataclass(frozen=True, slots=True)
class Phase:
    """What may be done at a prompt, how it begins, what follows when all have answered."""

    title: str
    """Its Russian name: positions name it so."""
    moves: tuple[Move, ...]
    turn: Cites | Callable[[Any], Cites] = ()
    """The rules that say whose turn it is; a game of several kinds asks the match or the view."""
    begin: Callable[[Match[Any]], None] | None = None
    """Ask whoever is to be asked first; none: all in turn, the dealer's neighbour first."""
    after: Callable[[Match[Any], Prompt], None] | None = None
    status: Callable[[View[Any]], str] | None = None
    """Say to the one who is asked what he is asked; none: «Ваш черёд» with the title."""
    set_up_only: bool = False
    """Only positions enter it: what may be done there does not come up in play."""

    def order(self, table: Match[Any] | View[Any]) -> Cites:
        """Return the rules that say whose turn it is at this table."""
        return self.turn(table) if callable(self.turn) else self.turn

    def met(self, match: Match[Any]) -> tuple[Move, ...]:
        """Return the moves that come up at this table."""
        return tuple(one for one in self.moves if not one.never and (one.tables is None or one.tables(match)))

    def move(self, verb: str) -> Move | None:
        """Return the move of a verb."""
        return next((one for one in self.moves if one.verb == verb), None)


def worded(read: Callable[[str], Any]) -> tuple[Need, ...]:
    """Let a move name whatever a word means; the bars say what is wrong with it."""
    return (Need(Kind.WORD, lambda match, seat: (), free=True, read=read),)


def unbarred(
    verb: str, read: Callable[[str], Any], ways: Callable[[Match[Any], int], Sequence[str]]
) -> Callable[[Match[Any], int], list[str]]:
    """Return the ways of a move that no bar refuses."""

    def free(match: Match[Any], seat: int) -> list[str]:
        turns = ((way, Turn(match, match.prompt, seat, verb, (read(way),))) for way in ways(match, seat))
        return [way for way, turn in turns if match.refusing(turn) is None]

    return free


def understood(words: Mapping[str, tuple[Need, ...]], title: str, *moves: Move, **more: Any) -> Phase:
    """Make a phase in which every other word of the game is understood too, and refused by the bars."""
    verbs = {move.verb for move in moves}
    never = (Move(verb, verb, ("", ()), needs=needs, never=True) for verb, needs in words.items() if verb not in verbs)
    return Phase(title, (*moves, *never), **more)


LET_PASS = Move(
    WAIT, "Не вмешиваться", lambda turn: ("Можно: ход остаётся у того, чья очередь.", turn.match.phase.order(turn.match))
)
"""What everybody may say who is asked besides the one who is due: without it a person could not let a moment pass."""


def without(bars: Sequence[Bar], *rules: str) -> tuple[Bar, ...]:
    """Drop the bars that rest on these rules first of all."""
    dropped = [bar for bar in bars if bar.cites[0] in rules]
    if len({bar.cites[0] for bar in dropped}) != len(set(rules)):
        raise ValueError(rules)
    return tuple(bar for bar in bars if bar not in dropped)
