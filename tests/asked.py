"""The questions of `tests/questions`, in the three ways in which a reader asks them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "questions"


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody asks about a game, and the rules that answer."""

    game: str
    text: str
    rules: tuple[str, ...]
    named: str
    """The same with the game named, as people name it."""

    @property
    def whole(self) -> bool:
        """Tell a question from a few words."""
        return self.text.endswith("?")


def _with_name(text: str, names: list[str], place: int) -> str:
    """Name the game: «… в мушке?» in a question, «мушка …» before a few words."""
    inside = [name for name in names if name.startswith("в ")]
    if text.endswith("?") and inside:
        return f"{text[:-1]} {inside[place % len(inside)]}?"
    bare = [name for name in names if name not in inside]
    return f"{bare[place % len(bare)]} {text}"


def questions() -> list[Question]:
    """Read the questions of all games."""
    found = []
    for path in sorted(FOLDER.glob("*.yml")):
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
        for place, one in enumerate(content["questions"]):
            named = _with_name(one["ask"], content["named"], place)
            found.append(Question(path.stem, one["ask"], tuple(one["rules"]), named))
    return found
