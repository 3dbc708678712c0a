"""The readings of the core: `readings.py` of a game is written from `corpus/readings`, so that nothing is said twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from corpus.data import Reading
from corpus.edition import Edition
from corpus.model import Problem

COMMAND = "python -m corpus readings --write"
WIDTH = 128


def home_of(root: Path, game: str) -> Path | None:
    """Give the package that holds the readings of a game: its family's where one bears its name, else its own, None without either."""
    module = game.replace("-", "_")
    places = (root / "rules_py" / kind / module for kind in ("families", "games"))
    return next((place for place in places if (place / "__init__.py").exists()), None)


def constant_of(reading: Reading) -> str:
    """Give the name of a reading in the core: `sixty-six.last-ten-closed` is LAST_TEN_CLOSED."""
    return reading.id.partition(".")[2].replace("-", "_").replace(".", "_").upper()


def _strings(values: Sequence[str]) -> str:
    return f"({', '.join(map(_string, values))}{',' if len(values) == 1 else ''})"


def _string(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _declared(reading: Reading) -> str:
    choices = _strings([one.id for one in reading.alternatives])
    head = f"{constant_of(reading)} = Reading("
    tail = f"{_string(reading.default)}, {_string(reading.grade)}, {_strings(reading.rules)}"
    line = f"{head}{_string(reading.id)}, {choices}, {tail})"
    if len(line) > WIDTH:
        line = f"{head}\n    {_string(reading.id)}, {choices},\n    {tail},\n)"
    question = reading.question.replace("\\", "\\\\").replace('"', '\\"')
    return f'{line}\n"""{question}"""\n'


def module_text(game: str, readings: Sequence[Reading]) -> str:
    """Write the module of the core that declares these readings."""
    files = sorted({f"corpus/readings/{Path(reading.place.file).name}" for reading in readings})
    names = "".join(f"    {constant_of(reading)},\n" for reading in readings)
    return (
        f'"""Readings of «{game}», written from {", ".join(files)} by `{COMMAND}`: nobody edits this file."""\n\n'
        "from __future__ import annotations\n\n"
        "from ...frame.readings import Reading, declare\n\n"
        "# fmt: off\n" + "".join(map(_declared, readings)) + f"\nREADINGS = declare(\n{names})\n"
    )


def modules(edition: Edition) -> Iterator[tuple[Path, str]]:
    """Give every module of readings that the core should have, with its text."""
    by_game: dict[str, list[Reading]] = {}
    for reading in edition.data.readings:
        if reading.runs:
            by_game.setdefault(reading.game, []).append(reading)
    for game, readings in sorted(by_game.items()):
        home = home_of(edition.root, game)
        if home is not None:
            yield home / "readings.py", module_text(game, readings)


def write(edition: Edition) -> list[Path]:
    """Write the modules that are missing or stale; give their paths."""
    found = []
    for path, text in modules(edition):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            found.append(path)
    return found


def readings_of_the_core_are_current(edition: Edition) -> Iterator[Problem]:
    """Verify that `readings.py` of every game says what `corpus/readings` says."""
    for path, text in modules(edition):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            name = path.relative_to(edition.root).as_posix()
            yield Problem(name, 1, f"не то, что в corpus/readings: запишите заново, {COMMAND}")
