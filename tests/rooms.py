"""Where the things of a game stand, by the names of its rooms: a new game is found by itself."""

from __future__ import annotations

from pathlib import Path

from rules_py.games.index import INDEX

ROOT = Path(__file__).resolve().parents[1]
SCORING = ("scoring", "settlement", "sheet", "entries", "record", "rubber", "coronets", "combos", "flushes", "boast", "figures")
"""Rooms in which figures are made."""
TESTED = ("scoring", "lines", "prices", "entries", "rubber", "calculators", "play")
"""Tests that hold the figures, by what their names say."""


def folder(package: str) -> Path:
    """Return the folder of a package of the core, as the index names it."""
    return ROOT / "rules_py" / package.replace(".", "/")


def home(slug: str) -> str:
    """Return the package of a game."""
    return f"games.{slug.replace('-', '_')}"


def families(slug: str) -> list[str]:
    """Return the families that a game stands on."""
    return [package for package in INDEX[slug].needs if package.startswith("families.")]


def packages(slug: str) -> list[str]:
    """Return the packages that are proved with a game: its own, and its family's where it bears its name or comes first."""
    found = [home(slug)]
    for family in families(slug):
        members = [one for one in INDEX if family in INDEX[one].needs]
        named = family.partition(".")[2].replace("_", "-")
        if slug == (named if named in members else members[0]):
            found.append(family)
    return found


def scoring(slug: str) -> list[str]:
    """Return the modules that make the figures of a game, as paths under rules_py."""
    found = [path for package in packages(slug) for path in sorted(folder(package).rglob("*.py")) if path.stem in SCORING]
    return [str(path.relative_to(ROOT / "rules_py")) for path in found]


def tests(slug: str) -> list[Path]:
    """Return the folders with the tests of a game and of what it stands on."""
    names = [home(slug), *families(slug)]
    found = dict.fromkeys(ROOT / "tests" / "core" / name.partition(".")[2] for name in names)
    return [path for path in found if path.is_dir()]


def scoring_tests(slug: str) -> list[str]:
    """Return the tests that must notice a fault in the figures of a game, as paths under tests/core."""
    found = [
        path for room in tests(slug) for path in sorted(room.glob("test_*.py")) if path.stem.removeprefix("test_") in TESTED
    ]
    shared = [ROOT / "tests" / "core" / name for name in ("test_frame.py",) if not found]
    return [str(path.relative_to(ROOT / "tests" / "core")) for path in [*found, *shared] if path.exists()]
