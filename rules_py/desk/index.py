"""Make the index of the games: what listing and finding need, so that no game is imported for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from ..frame import calculators as calc
from ..frame.errors import RulesError
from ..frame.face import Game
from ..frame.index import Entry
from ..registry import module_of

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "games" / "index.py"
LAZY = ("families", "games")
"""The rooms whose packages are loaded when a game is asked for."""
_HEAD = '''"""Names of what the games bring; `python -m rules_py index --write` makes this file, nobody edits it."""

from __future__ import annotations

from ..frame.index import Entry

# fmt: off
INDEX: dict[str, Entry] = {
'''


def slugs() -> list[str]:
    """Return the games whose package has a `GAME`, by name; rooms without one are still being filled."""
    homes = (path for path in (ROOT / "games").glob("*/__init__.py") if _has_game(path.read_text(encoding="utf-8")))
    return sorted(path.parent.name.replace("_", "-") for path in homes)


def _has_game(source: str) -> bool:
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(target, ast.Name) and target.id == "GAME" for target in targets):
            return True
    return False


def make() -> dict[str, Entry]:
    """Import every game and write down what it is called and brings."""
    found: dict[str, Game] = {}
    for slug in slugs():
        game = getattr(import_module(module_of(slug)), "GAME", None)
        if not isinstance(game, Game) or game.slug != slug:
            raise RulesError(f"rules_py/games/{slug.replace('-', '_')}/__init__.py: нужно имя GAME, игра «{slug}»", "GAME")
        found[slug] = game
    brought = calc.registry()
    for id in brought:
        if id.partition(".")[0] not in found:
            raise RulesError(f"Калькулятор «{id}»: имя начинается с имени игры, а такой игры нет", "id")
    index = {}
    for slug, game in found.items():
        own = [one for one in brought.values() if one.game == slug]
        asked = {one.id for group in (game.readings, *(one.readings for one in own)) for one in group}
        listed = {one.id: (one.title, ", ".join(param.name for param in one.params)) for one in own}
        index[slug] = Entry(game.title, game.seats, needs(slug), listed, tuple(sorted(asked)))
    return index


def needs(slug: str) -> tuple[str, ...]:
    """Return the packages of families and games that a game imports, the lowest first and its own last."""
    found: list[str] = []
    entered: set[str] = set()

    def add(package: str) -> None:
        entered.add(package)
        for path in sorted(ROOT.joinpath(*package.split(".")).rglob("*.py")):
            inside = ".".join(("rules_py", *path.relative_to(ROOT).parent.parts))
            for name in imports(path.read_text(encoding="utf-8"), inside):
                _, room, *rest = (*name.split("."), "")
                other = f"{room}.{rest[0]}" if room in LAZY and rest else ""
                if other and other not in entered and ROOT.joinpath(room, rest[0], "__init__.py").exists():
                    add(other)
        found.append(package)

    add(f"games.{slug.replace('-', '_')}")
    return tuple(found)


def imports(source: str, package: str) -> Iterator[str]:
    """Name every module that a source of this package imports, also inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            stem = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*stem, node.module] if node.module else stem)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def written(index: dict[str, Entry]) -> str:
    """Write the index as Python, a line a name: two branches that each add a game merge."""
    lines = [_HEAD]
    for slug, entry in index.items():
        lines.append(f'    "{slug}": Entry(\n')
        lines.append(f"        title={_text(entry.title)},\n        seats={entry.seats},\n")
        lines.append(f"        needs=({''.join(f'{_text(one)}, ' for one in entry.needs).strip()}),\n")
        lines.append("        calculators={\n")
        lines.extend(
            f"            {_text(id)}: ({_text(title)}, {_text(fields)}),\n"
            for id, (title, fields) in sorted(entry.calculators.items())
        )
        lines.append("        },\n        readings=(\n")
        lines.extend(f"            {_text(id)},\n" for id in entry.readings)
        lines.append("        ),\n    ),\n")
    return "".join(lines) + "}\n"


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def stale() -> bool:
    """Tell whether the file differs from what the games bring."""
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != written(make())


def write() -> bool:
    """Write the file; tell whether that changed it."""
    text = written(make())
    if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
        return False
    FILE.write_text(text, encoding="utf-8")
    return True
