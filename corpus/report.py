"""What `check` prints: coverage a game, problems, one line of summary."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from typing import Any

from corpus.edition import Edition
from corpus.model import Problem


@dataclass(slots=True)
class Coverage:
    """The state of one game."""

    present: bool = False
    units: int = 0
    written: int = 0
    waived: int = 0
    executable: int = 0
    executed: int = 0
    examples: int = 0
    waiting: int = 0
    readings: int = 0
    problems: int = 0

    def add(self, other: Coverage) -> None:
        """Add the figures of another game."""
        for name in _FIGURES:
            setattr(self, name, getattr(self, name) + getattr(other, name))


_FIGURES = (
    "units", "written", "waived", "executable", "executed", "examples", "waiting", "readings", "problems"
)  # fmt: skip
_HEADINGS = (
    "единиц", "написано", "изъято", "исполнимо", "исполнено", "примеров", "ждут", "разночт.", "замечаний"
)  # fmt: skip


def game_of(problem: Problem, slugs: frozenset[str]) -> str:
    """Tell which game a problem belongs to by its file; nothing for the common files."""
    parts = problem.file.split("/")
    if parts[0] == "docs" and len(parts) > 1 and parts[1] in slugs:
        return parts[1]
    stem = re.sub(r"(-\d+)?\.\w+$", "", parts[-1])
    if parts[0] == "corpus" and stem in slugs:
        return stem
    if parts[0] == "rules_py" and "games" in parts:
        folder = parts[parts.index("games") + 1].removesuffix(".py").replace("_", "-")
        return folder if folder in slugs else ""
    first = problem.text.partition(".")[0]
    return first if first in slugs else ""


def coverage(edition: Edition, problems: list[Problem]) -> dict[str, Coverage]:
    """Count the state of every game, those of the inventory first."""
    slugs = [*edition.data.inventory, *(slug for slug in edition.text.games if slug not in edition.data.inventory)]
    waived = {waiver.id for waiver in edition.data.waivers}
    found = {slug: Coverage(present=slug in edition.text.games) for slug in slugs}
    for unit in edition.data.units():
        game = found[unit.game]
        rule = edition.holder.get(unit.id)
        game.units += 1
        game.written += rule is not None
        game.waived += rule is None and unit.id in waived
        if unit.executable == "yes":
            game.executable += 1
            game.executed += unit.id in edition.core.implemented or (rule is not None and rule.id in edition.core.implemented)
    for run in edition.runs:
        if run.item.game in found:
            found[run.item.game].examples += 1
            found[run.item.game].waiting += run.waiting
    for reading in edition.data.readings:
        if reading.game in found:
            found[reading.game].readings += 1
    known = frozenset(slugs)
    for problem in problems:
        if (slug := game_of(problem, known)) in found:
            found[slug].problems += 1
    return found


def as_json(edition: Edition, problems: list[Problem], only: str | None) -> dict[str, Any]:
    """Give coverage and problems as a JSON object."""
    games = {slug: one for slug, one in coverage(edition, problems).items() if only in (None, slug)}
    total = Coverage(present=True)
    for one in games.values():
        total.add(one)
    total.problems = len(problems)
    return {
        "games": {slug: asdict(one) for slug, one in games.items()},
        "total": {name: getattr(total, name) for name in _FIGURES},
        "problems": [asdict(problem) for problem in problems],
    }


def as_text(edition: Edition, problems: list[Problem], only: str | None) -> str:
    """Give the table of games, the problems, and the summary line."""
    report = as_json(edition, problems, only)
    rows: list[tuple[str, ...]] = [("", *_HEADINGS)]
    absent = []
    for slug, one in report["games"].items():
        if one["present"]:
            rows.append((slug, *(str(one[name]) for name in _FIGURES)))
        else:
            absent.append(f"{slug} ({one['units']})")
    total = report["total"]
    rows.append(("всего", *(str(total[name]) for name in _FIGURES)))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    if absent:
        lines.append("ещё не написаны: " + ", ".join(absent))
    if problems:
        lines.append("")
        lines += [str(problem) for problem in problems]
    lines.append("")
    done = total["written"] + total["waived"]
    share = f"{done} из {total['units']} единиц на месте (изъято {total['waived']})"
    runs = f"исполнено {total['executed']} из {total['executable']}"
    examples = f"примеров {total['examples']}, ждут {total['waiting']}"
    lines.append(f"{share}; {runs}; {examples}; замечаний: {len(problems)}")
    return "\n".join(lines)
