"""What an edition consists of: games, chapters, the blocks of a chapter, and the data that stands beside the text.

Everything that was read from a file knows the file (relative to the root of the checkout) and the line, so that a
check can always say where to look.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from markdown_it.token import Token

from rules_py.frame.grades import GRADE_NAMES

KINDS: dict[str, str] = {
    "setup": "подготовка",
    "procedure": "порядок",
    "obligation": "обязанность",
    "prohibition": "запрет",
    "permission": "право",
    "penalty": "взыскание",
    "scoring": "счёт",
    "settlement": "расчёт",
    "definition": "определение",
    "table": "таблица",
    "example": "пример",
    "variant": "вариант",
    "strategy": "совет",
    "etiquette": "этикет",
    "history": "история",
    "house": "домашнее правило",
}
"""Kinds of rules and how the reader sees them."""

GRADES: dict[str, str] = {str(grade): name for grade, name in GRADE_NAMES.items()}
"""How sure a rule or a reading is, from the surest to the weakest."""

COMPARED: dict[str, str] = {
    "players": "Игроков",
    "deck": "Колода",
    "trumps": "Козыри",
    "order": "Порядок карт",
    "suits": "Порядок мастей",
    "follow": "Дать масть",
    "ruff": "Бить козырем",
    "overtake": "Перебивать",
    "target": "Цель",
}
"""Columns of the comparison of games."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """A broken convention: where, and what to do."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        """Write the problem as `file:line: text`."""
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Span:
    """Lines of a source: `000:1013-1015`."""

    source: str
    first: int
    last: int

    def __str__(self) -> str:
        """Write the span as chapters write it."""
        lines = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{self.source}:{lines}"


@dataclass(frozen=True, slots=True)
class Ref:
    """A reference `[[id]]` or `[[id|text]]` in a text."""

    target: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class TermLink:
    """An explicit link of a word to the glossary: `[ренонсом](term:ренонс)`."""

    term: str
    line: int


@dataclass(slots=True)
class Body:
    """A Markdown text: its source, its tokens, and what it refers to."""

    markdown: str
    tokens: list[Token]
    line: int
    refs: list[Ref] = field(default_factory=list)
    terms: list[TermLink] = field(default_factory=list)

    @property
    def empty(self) -> bool:
        """Say whether there is nothing to read."""
        return not self.markdown.strip()


@dataclass(slots=True)
class Place:
    """Where a block stands: file, first line, and the line of each of its options."""

    file: str
    line: int
    options: dict[str, int] = field(default_factory=dict)

    def of(self, option: str) -> int:
        """Give the line of an option, or of the block where the option is absent."""
        return self.options.get(option, self.line)


@dataclass(slots=True)
class Rule:
    """A paragraph of the rules with its permanent id."""

    id: str
    title: str
    kind: str
    source: tuple[Span, ...]
    label: str
    covers: tuple[str, ...]
    grade: str
    subjects: tuple[str, ...]
    body: Body
    place: Place
    asks: tuple[str, ...] = ()
    """How somebody asks for it who does not know the term."""
    collated: str = ""
    """Why the text differs from what the source prints."""
    game: str = ""
    chapter: str = ""

    @property
    def anchor(self) -> str:
        """Give the anchor of the rule in its page."""
        return self.id.replace(".", "-")

    @property
    def number(self) -> str:
        """Give what the rule is called in a reference: its § number, else its title in quotes."""
        return self.label or quoted(self.title)


@dataclass(slots=True)
class Note:
    """An editor's note at a rule."""

    rule: str
    body: Body
    place: Place


@dataclass(slots=True)
class Example:
    """A worked example that a calculator recalculates."""

    calculator: str
    title: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    expect: dict[str, Any]
    printed: dict[str, Any] | None
    readings: dict[str, str]
    source: tuple[Span, ...]
    body: Body
    place: Place
    game: str = ""


@dataclass(slots=True)
class Position:
    """A position in which an action is tried; the judge of the core answers."""

    game: str
    title: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    attempt: str
    expect: dict[str, Any]
    readings: dict[str, str]
    source: tuple[Span, ...]
    body: Body
    place: Place


@dataclass(slots=True)
class Table:
    """A whole game played in the page."""

    game: str
    seed: int
    options: dict[str, Any]
    readings: dict[str, str]
    title: str
    body: Body
    place: Place


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on the first screen: the answer in words, and the rules that give it."""

    ask: str
    answer: str
    rules: tuple[str, ...]


@dataclass(slots=True)
class Hero:
    """The first screen: a hand from a real deal that the table opens, search with questions that answer in place, the desk."""

    game: str
    title: str
    asks: tuple[Asked, ...]
    body: Body
    place: Place


@dataclass(slots=True)
class Quote:
    """A rule shown on a page that is not its own."""

    rule: str
    body: Body
    place: Place


@dataclass(slots=True)
class GamesBlock:
    """All games by families: a line for each family and each game."""

    families: dict[str, str]
    lines: dict[str, str]
    body: Body
    place: Place


@dataclass(slots=True)
class DeskBlock:
    """The desk of disputes (`dispute`), or the search for cases in which readings part (`difference`)."""

    kind: str
    body: Body
    place: Place


@dataclass(slots=True)
class Panel:
    """What the core knows of playing a game: a guided first game (`lesson`), the deck (`deck`), the bots' habits (`bots`)."""

    kind: str
    game: str
    body: Body
    place: Place


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a card or of a list: a name where it has one, words, and the rules that say so."""

    name: str
    text: str
    rules: tuple[str, ...]
    ladder: bool = False
    """Whether the table of the block stands below this line."""


@dataclass(slots=True)
class GameCard:
    """The card of a game: order of cards, deal, bids, prices, penalties, end; the body is the ladder or the table of prices."""

    game: str
    ranks: Line | None
    lines: tuple[Line, ...]
    body: Body
    place: Place


@dataclass(slots=True)
class Agreement:
    """What to prepare and what to agree on before the first deal: options and readings by their names, and plain items."""

    game: str
    prepare: tuple[Line, ...]
    options: tuple[Line, ...]
    readings: tuple[str, ...]
    agree: tuple[Line, ...]
    body: Body
    place: Place


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment of a deal that is shown: after how many actions, and what it is called."""

    at: int
    title: str


@dataclass(slots=True)
class DealBlock:
    """One whole deal, replayed by the core: the cards by their number, the actions, the moments that are shown."""

    game: str
    seed: int
    options: dict[str, Any]
    readings: dict[str, str]
    seat: int
    actions: tuple[str, ...]
    stops: tuple[Stop, ...]
    body: Body
    place: Place

    @property
    def record(self) -> dict[str, Any]:
        """Give the record as the core reads it."""
        return {
            "game": self.game,
            "version": 1,
            "options": self.options,
            "readings": self.readings,
            "deal": {"seed": self.seed},
            "actions": list(self.actions),
        }


@dataclass(slots=True)
class Heading:
    """A heading of the chapter."""

    level: int
    body: Body
    place: Place


@dataclass(slots=True)
class Prose:
    """Text between the blocks."""

    body: Body
    place: Place


Item: TypeAlias = (
    Rule
    | Note
    | Example
    | Position
    | Table
    | GameCard
    | Agreement
    | DealBlock
    | Hero
    | Quote
    | GamesBlock
    | DeskBlock
    | Panel
    | Heading
    | Prose
)


@dataclass(slots=True)
class Cell:
    """A cell of the comparison table: what to read, and the rule that says so."""

    text: str
    rule: str
    line: int


@dataclass(slots=True)
class Chapter:
    """One page of the edition."""

    name: str
    title: str
    file: str
    front: dict[str, Any]
    front_lines: dict[str, int]
    items: list[Item]
    game: str = ""
    pages: str = ""

    def of(self, field_name: str) -> int:
        """Give the line of a field of the front matter."""
        return self.front_lines.get(field_name, 1)

    def rules(self) -> Iterator[Rule]:
        """Give the rules of the chapter in order."""
        return (item for item in self.items if isinstance(item, Rule))


@dataclass(slots=True)
class Game:
    """A game: its opening page and its chapters in reading order."""

    slug: str
    title: str
    family: str
    players: str
    deck: str
    minutes: str
    difficulty: int
    source: str
    pages: str
    summary: str
    compare: dict[str, Cell]
    index: Chapter
    chapters: list[Chapter]
    finished: bool = False
    """Whether the game claims to have all that a finished game has; the checks then hold it to that."""

    def all_chapters(self) -> list[Chapter]:
        """Give the opening page and the chapters."""
        return [self.index, *self.chapters]

    def rules(self) -> Iterator[Rule]:
        """Give all rules of the game in reading order."""
        for chapter in self.all_chapters():
            yield from chapter.rules()


@dataclass(slots=True)
class Text:
    """All chapters and free pages, as parsed."""

    games: dict[str, Game] = field(default_factory=dict)
    pages: list[Chapter] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def chapters(self) -> Iterator[Chapter]:
        """Give every page of the text."""
        yield from self.pages
        for game in self.games.values():
            yield from game.all_chapters()

    def rules(self) -> Iterator[Rule]:
        """Give every rule, game by game."""
        for game in self.games.values():
            yield from game.rules()

    def items(self) -> Iterator[Item]:
        """Give every item of every page."""
        for chapter in self.chapters():
            yield from chapter.items


def quoted(text: str) -> str:
    """Put a text in quotation marks; those within it become marks of the second kind."""
    return f"«{text.replace('«', '„').replace('»', '“')}»"


def relative(path: Path, root: Path) -> str:
    """Name a file relative to the root, with forward slashes."""
    return path.relative_to(root).as_posix()
