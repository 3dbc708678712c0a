"""Read what stands beside the text: sources, pages, inventory, ids, waivers, readings, sayings, glossary, subjects."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from corpus.model import GRADES, Place, Problem, Span, relative
from corpus.options import Options, parse_spans
from corpus.scans import ScanLine, load_scans
from corpus.yamlio import YamlProblem, load_yaml


@dataclass(slots=True)
class Source:
    """A source of the edition: what the reader sees of it, and how long it is."""

    key: str
    short: str
    title: str
    kind: str
    description: str
    lines: int
    author: str = ""
    publisher: str = ""
    survived: str = ""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of the inventory: something the source says, which the edition must hold."""

    id: str
    game: str
    kind: str
    executable: str
    source: Span
    example: bool


@dataclass(frozen=True, slots=True)
class Registered:
    """An entry of the registry of ids."""

    id: str
    status: str
    line: int

    @property
    def target(self) -> str:
        """Give the id that this one became, or nothing."""
        return self.status.removeprefix("->") if self.status.startswith("->") else ""


@dataclass(slots=True)
class Waiver:
    """A unit that is deliberately not written, with the reason."""

    id: str
    reason: str
    place: Place


@dataclass(slots=True)
class Saying:
    """How people say something: a case of the core, an answer that its form offers, a game, a word of the book."""

    kind: str
    """`case`, `game` or `word`."""
    name: str
    answer: dict[str, Any]
    words: tuple[str, ...]
    led: bool
    """A name of a game that means something else too: it is understood only after «в» or as the first word."""
    place: Place

    @property
    def case(self) -> str:
        """Give the case of the core that the words are about; nothing where they are about something else."""
        return self.name if self.kind == "case" else ""

    def says(self, case: str) -> bool:
        """Say whether the words are about a case: «*.trick» is about the cases so called of all games."""
        return self.case == case or (self.case.startswith("*.") and case.endswith(self.case[1:]))


@dataclass(slots=True)
class Alternative:
    """One way to read a doubtful place."""

    id: str
    text: str
    grounds: str


@dataclass(slots=True)
class Reading:
    """A doubt that changes play or score."""

    id: str
    question: str
    rules: tuple[str, ...]
    grade: str
    default: str
    alternatives: list[Alternative]
    place: Place
    game: str
    runs: bool = True
    """Whether the core asks it; a doubt that no play and no calculator can meet stays text."""


@dataclass(slots=True)
class Term:
    """A term of art."""

    term: str
    forms: tuple[str, ...]
    text: str
    etymology: str
    rules: tuple[str, ...]
    games: tuple[str, ...]
    place: Place
    known: bool = False
    """Whether every player knows the word: it stands in the glossary and is marked nowhere."""

    @property
    def base(self) -> str:
        """Give the word itself, without an explanation in brackets that keeps two terms apart."""
        return self.term.partition(" (")[0]


@dataclass(slots=True)
class Data:
    """All data files."""

    sources: dict[str, Source] = field(default_factory=dict)
    pages: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    scans: dict[str, list[ScanLine]] = field(default_factory=dict)
    inventory: dict[str, list[Unit]] = field(default_factory=dict)
    registry: dict[str, Registered] = field(default_factory=dict)
    waivers: list[Waiver] = field(default_factory=list)
    echo_waivers: list[Waiver] = field(default_factory=list)
    doubt_waivers: list[Waiver] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)
    sayings: list[Saying] = field(default_factory=list)
    terms: list[Term] = field(default_factory=list)
    subjects: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def page_of(self, source: str, line: int) -> int | None:
        """Give the printed page of a line, or None where the table does not know it."""
        starts = self.pages.get(source, [])
        at = bisect_right([first for first, _ in starts], line) - 1
        return starts[at][1] if at >= 0 else None

    def units(self) -> Iterator[Unit]:
        """Give all units of the inventory."""
        for units in self.inventory.values():
            yield from units


def file_game(path: Path) -> str:
    """Tell the game of a data file: `vint.yml`, and `vint-2.yml` where a game has several."""
    return re.sub(r"-\d+$", "", path.stem)


def _rows(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Give the rows of a tab-separated file below its heading, with their lines."""
    if path.exists():
        for number, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if number > 1 and row.strip():
                yield number, row.split("\t")


def entries(path: Path, root: Path, known: frozenset[str], what: str, problems: list[Problem]) -> Iterator[Options]:
    """Give the entries of a YAML list of mappings."""
    if not path.exists():
        return
    file = relative(path, root)
    text = path.read_text(encoding="utf-8")
    try:
        loaded = load_yaml(text)
    except YamlProblem as error:
        problems.append(Problem(file, error.line + 1, error.text))
        return
    if loaded.value is None:
        return
    if not isinstance(loaded.value, list):
        problems.append(Problem(file, 1, "ожидался список: каждая запись начинается с «- »"))
        return
    for number, value in zip(loaded.entries, loaded.value, strict=True):
        place = Place(file, number + 1)
        if not isinstance(value, dict):
            problems.append(Problem(file, number + 1, f"{what}: запись пишется полями «имя: значение»"))
            continue
        options = Options(place, what, {}, problems)
        for name, entry in value.items():
            if str(name) in known:
                options.values[str(name)] = entry
            else:
                options.wrong("", f"неизвестное поле «{name}» (есть: {', '.join(sorted(known))})")
        yield options


def _load_sources(base: Path, root: Path, data: Data) -> None:
    known = frozenset({"key", "short", "title", "kind", "description", "author", "publisher", "survived", "lines"})
    for entry in entries(base / "sources.yml", root, known, "источник", data.problems):
        entry.required("key", "short", "title", "kind", "description", "lines")
        key = entry.text("key")
        data.sources[key] = Source(
            key=key,
            short=entry.text("short"),
            title=entry.text("title"),
            kind=entry.text("kind"),
            description=entry.text("description"),
            lines=entry.integer("lines"),
            author=entry.text("author"),
            publisher=entry.text("publisher"),
            survived=entry.text("survived"),
        )
    for _, row in _rows(base / "pages.tsv"):
        data.pages.setdefault(row[0], []).append((int(row[2]), int(row[1])))
    data.scans = load_scans(base.parent)


def _load_inventory(base: Path, root: Path, data: Data) -> None:
    for path in sorted((base / "inventory").glob("*.tsv")):
        units = data.inventory.setdefault(path.stem, [])
        for number, row in _rows(path):
            spans = parse_spans(row[3]) if len(row) == 5 else None
            if spans is None:
                data.problems.append(Problem(relative(path, root), number, "строка описи не читается"))
                continue
            units.append(Unit(row[0], path.stem, row[1], row[2], spans[0], row[4] == "yes"))


def _load_registry(base: Path, root: Path, data: Data) -> None:
    path = base / "ids.tsv"
    for number, row in _rows(path):
        status = row[1] if len(row) == 2 else ""
        if status not in ("live", "retired") and not status.startswith("->"):
            text = f"{row[0]}: состояние — live, retired или ->номер"
            data.problems.append(Problem(relative(path, root), number, text))
        elif row[0] in data.registry:
            data.problems.append(Problem(relative(path, root), number, f"{row[0]}: номер записан дважды"))
        else:
            data.registry[row[0]] = Registered(row[0], status, number)


def _load_waivers(base: Path, root: Path, data: Data) -> None:
    special = {"echo": data.echo_waivers, "doubts": data.doubt_waivers}
    for path in sorted((base / "waivers").glob("*.yml")):
        target = special.get(path.stem, data.waivers)
        for entry in entries(path, root, frozenset({"id", "reason"}), "изъятие", data.problems):
            entry.required("id", "reason")
            target.append(Waiver(entry.text("id"), entry.text("reason"), entry.place))


def _alternatives(entry: Options) -> list[Alternative]:
    value: Any = entry.values.get("readings")
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        entry.wrong("readings", "«readings» — список чтений с полями id, text, grounds")
        return []
    found = []
    for one in value:
        missing = [name for name in ("id", "text", "grounds") if one.get(name) in (None, "")]
        extra = [str(name) for name in one if name not in ("id", "text", "grounds")]
        if missing:
            entry.wrong("readings", f"у чтения «{one.get('id', '?')}» нет поля «{missing[0]}»")
        if extra:
            entry.wrong("readings", f"у чтения «{one.get('id', '?')}» неизвестное поле «{extra[0]}»")
        found.append(Alternative(str(one.get("id", "")), str(one.get("text", "")), str(one.get("grounds", ""))))
    return found


def _load_readings(base: Path, root: Path, data: Data) -> None:
    known = frozenset({"id", "question", "rules", "grade", "default", "readings", "runs"})
    for path in sorted((base / "readings").glob("*.yml")):
        for entry in entries(path, root, known, "разночтение", data.problems):
            entry.what = f"разночтение {entry.text('id')}".strip()
            entry.required("id", "question", "rules", "grade", "default", "readings")
            data.readings.append(
                Reading(
                    id=entry.text("id"),
                    question=entry.text("question"),
                    rules=entry.ids("rules"),
                    grade=entry.choice("grade", GRADES, "inferred"),
                    default=entry.text("default"),
                    alternatives=_alternatives(entry) if "readings" in entry.values else [],
                    place=entry.place,
                    game=entry.text("id").partition(".")[0],
                    runs=entry.flag("runs", default=True),
                )
            )


SAID = ("case", "game", "word")
"""What words can be about."""


def _load_sayings(base: Path, root: Path, data: Data) -> None:
    known = frozenset({*SAID, "answer", "words", "led"})
    for path in sorted((base / "sayings").glob("*.yml")):
        for entry in entries(path, root, known, "слова", data.problems):
            kinds = [kind for kind in SAID if kind in entry.values]
            if len(kinds) != 1:
                entry.wrong("words", f"назовите одно из: {', '.join(SAID)}")
                continue
            name = entry.text(kinds[0])
            entry.what = f"слова {name}".strip()
            entry.required(kinds[0], "words")
            answer = entry.values.get("answer", {})
            if not isinstance(answer, dict) or len(answer) > 1:
                entry.wrong("answer", "«answer» — одно поле формы и ответ: {поле: ответ}")
                answer = {}
            led = entry.values.get("led") is True
            data.sayings.append(Saying(kinds[0], name, answer, entry.texts("words"), led, entry.place))


def _load_glossary(base: Path, root: Path, data: Data) -> None:
    known = frozenset({"term", "forms", "text", "etymology", "rules", "games", "known"})
    for path in sorted((base / "glossary").glob("*.yml")):
        for entry in entries(path, root, known, "термин", data.problems):
            entry.what = f"термин «{entry.text('term')}»"
            entry.required("term", "text")
            games = entry.texts("games") or (() if path.stem == "common" else (file_game(path),))
            data.terms.append(
                Term(
                    term=entry.text("term"),
                    forms=entry.texts("forms"),
                    text=entry.text("text"),
                    etymology=entry.text("etymology"),
                    rules=entry.ids("rules"),
                    games=games,
                    place=entry.place,
                    known=entry.values.get("known") is True,
                )
            )


def _load_subjects(base: Path, root: Path, data: Data) -> None:
    path = base / "subjects.yml"
    if not path.exists():
        return
    try:
        loaded = load_yaml(path.read_text(encoding="utf-8"))
    except YamlProblem as error:
        data.problems.append(Problem(relative(path, root), error.line + 1, error.text))
        return
    data.subjects = {str(key): str(value) for key, value in (loaded.value or {}).items()}


def load_data(root: Path) -> Data:
    """Read all data files below `corpus/`."""
    data = Data()
    base = root / "corpus"
    for load in (
        _load_sources,
        _load_inventory,
        _load_registry,
        _load_waivers,
        _load_readings,
        _load_sayings,
        _load_glossary,
        _load_subjects,
    ):
        load(base, root, data)
    return data
