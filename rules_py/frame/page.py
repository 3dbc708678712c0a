"""What the page is told: the types of scenes, results and forms; `widgets/src/core/types.ts` is written from them (`widgets/page_types.py`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
Grade = Literal["sure", "inferred", "house"]
Where = Literal["s", "n", "w", "e", "nw", "ne"]
Kept = Literal["hand", "trick", "stack", "pile", "mat", "row", "board"]


class CoreError(TypedDict):
    """A refusal: the field, and why."""

    field: str
    text: str
    cites: NotRequired[list[str]]


class Why(TypedDict):
    """A sentence and the rules it rests on."""

    text: str
    cites: list[str]


# Results


class Item(TypedDict):
    """One step of a score."""

    side: str
    amount: int | str | None
    text: str
    cites: list[str]


class Option(TypedDict):
    """A choice that a rule leaves to somebody."""

    who: str
    text: str
    cites: list[str]


class Score(TypedDict):
    """A result with every step that leads to it; a calculator may name further values."""

    total: int | str | None
    unit: str
    summary: str
    sides: dict[str, int | str]
    items: list[Item]
    choices: list[Option]
    cites: list[str]
    grade: Grade
    readings: list[str] | dict[str, str]


class Verdict(TypedDict):
    """Whether an action is allowed, and by which rules."""

    allowed: bool
    text: str
    cites: list[str]
    grade: NotRequired[Grade]
    readings: NotRequired[list[str]]


class Hint(TypedDict):
    """An action that a sensible player would choose, and why."""

    action: str
    text: str
    cites: list[str]


# Forms


class Choice(TypedDict):
    """One answer of a field."""

    value: Json
    label: str


class Former(TypedDict):
    """What a fact was asked as before: links that people keep still say it so."""

    name: str
    whole: int
    """The new value is this less the old one …"""
    where: dict[str, list[Json]]
    """… where the other facts are these."""


class Param(TypedDict):
    """One field of a form."""

    name: str
    label: str
    type: Literal["int", "choice", "flag", "cards", "text", "texts", "ints", "amount"]
    default: Json
    low: NotRequired[int]
    high: NotRequired[int]
    step: NotRequired[int]
    choices: NotRequired[list[Choice]]
    unit: NotRequired[str]
    hint: NotRequired[str]
    when: NotRequired[dict[str, list[Json]]]
    former: NotRequired[Former]
    labels: NotRequired[list[str]]
    per: NotRequired[str]
    """Of numbers: the field that says how many players there are."""
    pairs: NotRequired[bool]
    players: NotRequired[bool]
    """Of numbers: there is one for each pair of players."""
    suits: NotRequired[str]
    """Of cards: the suits."""
    ranks: NotRequired[list[str]]
    """Of cards: the ranks from strong to weak."""
    most: NotRequired[int]
    count: NotRequired[int | None]
    """Of lists: how many, where it is fixed."""


class Schema(TypedDict):
    """A calculator as the page knows it."""

    id: str
    game: str
    title: str
    kind: str
    summary: str
    words: list[str]
    rules: list[str]
    readings: list[Json]
    params: list[Param]
    widget: str
    """The element that asks, where it is not the common form."""
    sentence: NotRequired[str]
    """The case in words with a place for every fact; empty where the facts are shown as fields."""


# The table


class Face(TypedDict):
    """The face of a card that is of no common pack."""

    title: str
    value: NotRequired[str]
    tone: NotRequired[str]
    icon: NotRequired[str]


class SceneCard(TypedDict):
    """A card on the table."""

    card: str | None
    name: NotRequired[str]
    up: bool
    seat: NotRequired[int | None]
    wins: NotRequired[bool]
    action: NotRequired[str | None]
    legal: NotRequired[bool]
    why: NotRequired[Why | None]
    face: NotRequired[Face | None]
    label: NotRequired[str]
    """What lies on it: money."""
    closed: NotRequired[bool]
    """Lies face down; only its owner sees the face."""
    say: NotRequired[str]
    """Its action in words."""


class Mark(TypedDict):
    """A small thing that lies on a card."""

    tone: str
    text: str
    name: NotRequired[str]
    """The same for the ear."""


class Cell(TypedDict):
    """A place of a board: a card, or where one may be laid."""

    row: int
    """1 is the lowest."""
    col: int
    """In halves of a card, from the left."""
    label: str
    note: NotRequired[str]
    """What it costs and what it brings."""
    card: NotRequired[SceneCard]
    sectors: NotRequired[list[str]]
    """The tones of its corners: above left, above right, below left, below right."""
    lines: NotRequired[list[Mark]]
    """What is printed on the card, from above: the tone of a price, what it brings."""
    marks: NotRequired[list[Mark]]
    """What lies on the card."""
    value: NotRequired[str]
    """The word by which an action names this place."""
    action: NotRequired[str | None]
    legal: NotRequired[bool]
    why: NotRequired[Why | None]


class Zone(TypedDict):
    """A place that holds cards."""

    id: str
    kind: Kept
    owner: int | None
    label: str
    count: int
    cards: list[SceneCard]
    cells: NotRequired[list[Cell]]
    """Of a board: every card in its place, and the places where one may be laid."""


class Seat(TypedDict):
    """A player at the table."""

    seat: int
    name: str
    role: NotRequired[str]
    place: Where
    count: int
    tags: list[str]
    stars: NotRequired[int]
    caption: NotRequired[str]
    """The last word or act."""
    money: NotRequired[str]
    """What lies before the player: chips, an account."""
    out: NotRequired[bool]
    """He has left the game."""
    struck: NotRequired[bool]
    """He has knocked on the table: that is seen, and heard, not only read."""


class NeedOption(TypedDict):
    """One thing that may be named."""

    value: str
    label: str
    legal: bool
    why: NotRequired[Why | None]


class Need(TypedDict):
    """One thing that an action names: so many cards, a seat, a pile, a number, a suit, a word."""

    kind: Literal["cards", "card", "seat", "pile", "number", "suit", "word"]
    label: str
    least: int
    most: int
    options: list[NeedOption]
    zone: str
    """Where what is named lies."""
    span: NotRequired[list[int]]
    """Of a number from a wide range: from and to; the options are some of the ways."""
    money: NotRequired[bool]
    """The number is a sum in kopecks."""


class SceneAction(TypedDict):
    """An action that is no card."""

    action: str
    label: str
    group: NotRequired[str]
    legal: bool
    why: NotRequired[Why | None]
    hint: NotRequired[str]
    cites: NotRequired[list[str]]
    row: NotRequired[int]
    """Its place in the grid of bids; a bid in words has none and stands below."""
    col: NotRequired[int]
    say: NotRequired[str]
    """A name longer than the label."""
    needs: NotRequired[list[Need]]
    """What the action names besides its verb: it is put together as `verb word word…`."""
    actions: NotRequired[list[str]]
    """The ways to put it together, where not every one of them may be done."""


class Chip(TypedDict):
    """A figure that all see."""

    label: str
    value: str


class Outcome(TypedDict):
    """How the deal ended for the one who looks."""

    word: str
    sign: Literal[-1, 0, 1]
    sum: str
    text: str


class Talk(TypedDict):
    """The words of an auction by rounds, a column a speaker."""

    columns: list[str]
    rounds: list[list[str]]
    bids: int


class Written(TypedDict):
    """One number on a drawn sheet: what stands there, for what, by which rules."""

    text: str
    note: str
    cites: list[str]
    struck: bool


class SheetCell(TypedDict):
    """One place of a drawn sheet."""

    label: str
    entries: list[Written]


class SheetBand(TypedDict):
    """A band of a drawn sheet."""

    id: str
    label: str
    grows: Literal["up", "down", "along"]
    line: Literal["", "heavy", "double"]
    cites: list[str]


class SheetPart(TypedDict):
    """What belongs to one player or side: cells by bands, several in a band side by side."""

    name: str
    place: Where | Literal[""]
    cells: list[list[SheetCell]]


class SheetNote(TypedDict):
    """What stands on a drawn sheet beside the parts."""

    label: str
    text: str
    cites: list[str]


class Drawing(TypedDict):
    """The score sheet as people draw it; rules_py/frame/sheet_drawing.py says what it means."""

    ruling: Literal["columns", "sides"]
    bands: list[SheetBand]
    parts: list[SheetPart]
    centre: SheetNote | None
    notes: list[SheetNote]


class SheetRow(TypedDict):
    """A row of a score sheet."""

    cells: list[str | int | None]
    cites: NotRequired[list[str]]


class Sheet(TypedDict):
    """The score sheet as a table."""

    title: str
    columns: list[str]
    rows: list[SheetRow]
    drawing: NotRequired[Drawing | None]


class LogEntry(TypedDict):
    """What happened at a step."""

    step: int
    deal: NotRequired[int]
    seat: int | None
    text: str
    cites: list[str]


class Last(TypedDict):
    """The trick before this one."""

    cards: list[SceneCard]
    winner: int | None


class Scene(TypedDict):
    """The table as a seat sees it."""

    game: str
    title: str
    seat: int
    to_move: int | None
    asked: NotRequired[bool]
    """The seat is asked to act now, in turn or out of it."""
    may_open: NotRequired[bool]
    """All hands may be shown."""
    sealed: NotRequired[bool]
    """The record holds what some may not know yet: it is not handed on."""
    aside: NotRequired[Why | None]
    """Somebody may act out of turn now; who, the table does not know."""
    phase: str
    done: bool
    deal_over: bool
    deal: int | str
    step: int
    steps: NotRequired[int]
    status: Why
    chips: list[Chip]
    seats: list[Seat]
    zones: list[Zone]
    actions: list[SceneAction]
    sheet: Sheet | None
    talk: NotRequired[Talk | None]
    log: list[LogEntry]
    last: Last | None
    earlier: NotRequired[list[Last]]
    """Tricks before the last that one may look at too, the latest first."""
    swept: NotRequired[Last | None]
    """The trick that was taken just now, where nobody may look at it again: it lies for a moment and is gone."""
    shut: NotRequired[list[int]]
    """Between these two steps lie tricks that nobody may look at again before the deal is over."""
    score: Score | None
    result: NotRequired[Outcome | None]
    """The end of the deal as seen from the seat."""
    rests: NotRequired[bool]
    """The one who looks holds no cards in this deal: he may skip it."""
    may_claim: NotRequired[bool]
    """The one who looks is to move and may say that the rest is his."""
    may_review: NotRequired[bool]
    """The play of the deal that is over can be worked out card by card."""


# Records, lessons, decks


class GameRecord(TypedDict):
    """A match as it is kept and sent."""

    game: str
    version: int
    options: dict[str, Json]
    readings: dict[str, Json]
    deal: dict[str, Json]
    actions: list[str]


class LessonStep(TypedDict):
    """One step of a guided first game."""

    at: int
    text: str
    cites: list[str]
    expect_action: str | None


class Lesson(TypedDict):
    """A guided first game."""

    title: str
    seat: int
    record: GameRecord
    steps: list[LessonStep]


class DeckCell(TypedDict):
    """A kind of card in a deck that may be changed."""

    card: SceneCard
    count: int


class DeckRow(TypedDict):
    """Kinds of cards that are changed together."""

    name: str
    label: str
    played: bool
    low: int
    high: int
    default: list[int]
    cells: list[DeckCell]
    sum: NotRequired[bool]
    """False: its numbers are no counts of cards."""


class DeckGroup(TypedDict):
    """Fields of a card that belong together."""

    label: str
    columns: int
    fields: list[Param]
    """Of one card; «sectors/0» is the first word of what stands in the file under «sectors», or the first entry."""


class DeckPart(TypedDict):
    """Cards of one kind in an owner's deck, and how one of them is filled in."""

    name: str
    label: str
    groups: list[DeckGroup]


class DeckSheet(TypedDict):
    """A deck that may be changed."""

    rows: list[DeckRow]
    size: int
    floors: NotRequired[int]
    balls: NotRequired[int]
    need: int
    sample: bool
    problem: CoreError | None
    text: NotRequired[str]
    """What the deck holds, in a sentence."""
    file: NotRequired[Json]
    """The sample deck as the file that an owner edits."""
    form: NotRequired[list[DeckPart]]
    """The same file card by card."""


class Habit(TypedDict):
    """What a bot does and how often, or from which chance on."""

    text: str
    percent: int
    cites: list[str]


class ReadingEntry(TypedDict):
    """A reading that a match may be played by."""

    id: str
    choices: list[str]
    default: str
    grade: Grade


class GameEntry(TypedDict):
    """A game as `games` lists it."""

    slug: str
    title: str
    seats: list[int]
    options: list[Param]
    deck: list[str]
    own_deck: bool
    """Owners may bring cards of their own."""
    shared: bool
    habits: list[Habit]
    readings: list[ReadingEntry]
