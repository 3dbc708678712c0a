"""Imports go one way: frame ← kernels ← families ← games ← desk; no game imports another, and nothing goes in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from rules_py.desk.index import ROOT, imports

ORDER = ("frame", "kernels", "families", "games", "desk")
ABOVE = {"registry": 4, "__main__": 5, "": 4}
"""What stands beside the rooms: the registry knows the index of the games, the package's face knows the registry."""


def module_of(path: Path) -> str:
    return ".".join(("rules_py", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")


MODULES = {module_of(path): path for path in sorted(ROOT.rglob("*.py"))}


def level(module: str) -> int:
    """Return how high a module stands."""
    room = module.split(".")[1] if "." in module else ""
    if module == "rules_py.games.index":
        return ORDER.index("frame")
    return ORDER.index(room) if room in ORDER else ABOVE[room]


def imported(module: str, top: bool = False) -> Iterator[str]:
    """Name the modules of the core that a module imports; with `top` only those that its own import needs."""
    path = MODULES[module]
    text = path.read_text(encoding="utf-8")
    if top:
        tree = ast.parse(text)
        tree.body = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
        text = ast.unparse(tree)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for name in imports(text, package):
        while name.startswith("rules_py") and name not in MODULES:
            name = name.rpartition(".")[0]
        if name.startswith("rules_py") and name != module:
            yield name


ALL = {module: tuple(imported(module)) for module in MODULES}


def test_a_module_imports_only_what_stands_lower() -> None:
    assert not [(module, name) for module, names in ALL.items() for name in names if level(name) > level(module)]


def room_of(module: str) -> tuple[str, ...]:
    """Return the game or family that a module belongs to, empty elsewhere."""
    parts = module.split(".")[1:3]
    return tuple(parts) if len(parts) == 2 and parts[0] in ("games", "families") and module != "rules_py.games.index" else ()


def test_no_game_imports_a_game_and_no_family_a_family() -> None:
    wrong = []
    for module, names in ALL.items():
        mine = room_of(module)
        wrong += [(module, name) for name in names if mine and (room := room_of(name)) and room[0] == mine[0] and room != mine]
    assert not wrong


def test_no_module_imports_itself_by_a_circle() -> None:
    graph = {module: {name for name in imported(module, top=True) if not module.startswith(f"{name}.")} for module in MODULES}
    done: set[str] = set()

    def walk(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, " → ".join([*way[way.index(module) :], module])
        if module not in done:
            for name in sorted(graph[module]):
                walk(name, (*way, module))
            done.add(module)

    for module in graph:
        walk(module, ())
