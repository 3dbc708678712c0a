"""The questions of `tests/questions`, in the three ways in which a reader asks them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

from corpus.book import Book
from corpus.find import find

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "questions"
DRAWN = {name: ROOT / "tests" / f"questions-{name}.yml" for name in ("fresh", "lot")}
"""Sets about rules drawn by lot, each written without a look at any phrasing of the edition."""


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


def drawn(name: str) -> list[Question]:
    """Read one of the sets of questions about rules drawn by lot."""
    named = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8"))["named"] for path in FOLDER.glob("*.yml")}
    found = []
    for place, one in enumerate(yaml.safe_load(DRAWN[name].read_text(encoding="utf-8"))):
        game = one["rules"][0].partition(".")[0]
        found.append(Question(game, one["ask"], tuple(one["rules"]), _with_name(one["ask"], named[game], place)))
    return found


WAYS = ("inside", "named", "home")
"""On the game's own pages, from the home page with the game named, and without it."""


def measured(book: Book, way: str, asked: list[Question] | None = None) -> dict[str, tuple[float, float, float]]:
    """Give for each game and for all: percent of questions whose rule stands first, among three, among ten."""
    asked = questions() if asked is None else asked
    sent = [{"text": one.named if way == "named" else one.text, "game": one.game if way == "inside" else ""} for one in asked]
    places: dict[str, list[int]] = {"все": []}
    for one, answer in zip(asked, find(book, sent), strict=True):
        place = next((at for at, rule in enumerate(answer["rules"]) if rule["id"] in one.rules), 10)
        places["все"].append(place)
        places.setdefault(one.game, []).append(place)

    def part(found: list[int], most: int) -> float:
        return round(100 * sum(place < most for place in found) / len(found), 1)

    return {game: (part(found, 1), part(found, 3), part(found, 10)) for game, found in places.items()}
