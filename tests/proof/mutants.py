"""Damage one module in memory and see whether the tests notice; no new interpreter for every mutant.

    python tests/proof/mutants.py SESSION MODULE RESULTS TEST …      (started by mutation.py in a copy of the checkout)

The tests are collected and run once, to see which of them runs which function. For each mutant of a cosmic-ray session a fork
swaps the code of the damaged function and runs its tests, quick ones first, up to the first failure. A change outside of
functions (a constant, a default, a decorator) cannot be swapped, and a function that ran at import may have left its
result behind: these are tried in a fork that imports the damaged module afresh.
"""

from __future__ import annotations

import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import cosmic_ray.plugins
import pytest
from cosmic_ray.mutating import mutate_code

CPU_SECONDS = 60
"""A mutant that runs longer hangs, and hanging is noticed."""
OPTIONS = ["-x", "-q", "-s", "-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:xdist"]


def mutants(session: Path, source: str) -> Iterator[tuple[str, int, str, str | None]]:
    """Give job, line, operator and damaged source of every mutant."""
    with sqlite3.connect(session) as base:
        rows = base.execute(
            "select job_id, operator_name, operator_args, occurrence, start_pos_row from mutation_specs order by start_pos_row"
        ).fetchall()
    for job, name, arguments, occurrence, line in rows:
        while isinstance(arguments, str):
            arguments = json.loads(arguments)
        operator = cosmic_ray.plugins.get_operator(name)(**(arguments or {}))
        yield job, line, name, mutate_code(source, operator, occurrence)


def noticed(work: Callable[[], int]) -> bool:
    """Run in a fork; tell whether it failed, crashed or hung."""
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        status = 1
        try:
            status = work()
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] != 0


# Swapping the code of functions


def skeleton(code: CodeType, functions: dict[str, CodeType]) -> tuple[Any, ...]:
    """Describe a module or class body without the functions that stand in it; note those by their qualified names."""
    rest: list[Any] = []
    for one in code.co_consts:
        if not isinstance(one, CodeType):
            rest.append((type(one), one))
        elif one.co_flags & 2:  # a function has its own quick locals, a class body has not
            functions[f"{one.co_qualname}:{one.co_firstlineno}"] = one
        else:
            rest.append(skeleton(one, functions))
    return code.co_code, code.co_names, tuple(rest)


def swapped(before: CodeType, after: CodeType) -> dict[CodeType, CodeType] | None:
    """Return which functions changed; None where something else did."""
    old: dict[str, CodeType] = {}
    new: dict[str, CodeType] = {}
    if skeleton(before, old) != skeleton(after, new) or old.keys() != new.keys():
        return None
    return {old[name]: new[name] for name in old if old[name] != new[name]}


class Swapper:
    """Takes over the run of the collected tests."""

    def __init__(self, session: Path, module: Path, quick: Path) -> None:
        self.session, self.module, self.quick = session, module, quick
        self.path = str(module.resolve())
        self.called: set[CodeType] = set()
        """The functions of the module that ran since this was emptied."""
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename == self.path:
            self.called.add(frame.f_code)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every mutant that is a change inside functions, on the tests that run these; write down the outcomes."""
        at_import, by_test = self.called, []
        for item in session.items:
            self.called = set()
            begun = time.process_time()
            if run_items(session, [item]):
                print(f"Проверка не проходит и без порчи: {item.name}", file=sys.stderr)
                return True
            by_test.append((time.process_time() - begun, item, self.called))
        sys.setprofile(None)
        by_test.sort(key=lambda one: one[0])
        path = self.path
        source = self.module.read_text(encoding="utf-8")
        before = compile(source, path, "exec")
        owners: dict[CodeType, list[FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename == path:
                owners.setdefault(one.__code__, []).append(one)
            elif isinstance(one, _lru_cache_wrapper):
                one.cache_clear()
        gc.freeze()
        found = {}
        for job, _, _, damaged in mutants(self.session, source):
            changes = None if damaged is None else swapped(before, compile(damaged, path, "exec"))
            if not changes:
                continue
            items = [item for _, item, called in by_test if not called.isdisjoint(changes)]
            killed = bool(items) and noticed(
                lambda items=items, changes=changes: swap(owners, changes) or run_items(session, items)
            )
            if killed or at_import.isdisjoint(changes):
                found[job] = killed
        self.quick.write_text(json.dumps(found), encoding="utf-8")
        return True


def swap(owners: dict[CodeType, list[FunctionType]], changes: dict[CodeType, CodeType]) -> int:
    """Give every function its damaged code."""
    for old, new in changes.items():
        for function in owners.get(old, ()):
            function.__code__ = new
    return 0


def run_items(session: pytest.Session, items: list[pytest.Item]) -> int:
    """Run tests up to the first failure."""
    for place, item in enumerate(items):
        following = items[place + 1] if place + 1 < len(items) else None
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return 1
    return 0


# Importing a damaged module


class Damaged(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a damaged source."""

    def __init__(self, name: str, path: Path, source: str) -> None:
        self.name, self.path, self.source = name, path, source

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        """Answer for the one module."""
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Run the damaged source."""
        exec(compile(self.source, str(self.path), "exec"), module.__dict__)


def stale(name: str) -> list[str]:
    """Return the loaded modules of the core to import again: all but games that use nothing of the damaged one's package."""
    top = name.split(".", maxsplit=1)[0]
    package = name.rpartition(".")[0]
    loaded = [one for one in sys.modules if one == top or one.startswith(f"{top}.")]
    games = {one for one in loaded if one.startswith(f"{top}.games.") and one.count(".") == 2}
    users = {
        game
        for game in games
        for one in loaded
        if one == game or one.startswith(f"{game}.")
        if one.startswith(package)
        or any(str(getattr(value, "__module__", "")).startswith(package) for value in vars(sys.modules[one]).values())
    }
    kept = tuple(f"{game}." for game in games - users)
    return [one for one in loaded if not f"{one}.".startswith(kept or ("-",))]


def run_afresh(name: str, path: Path, damaged: str, tests: list[str]) -> int:
    """Import the damaged module and run the tests."""
    for one in stale(name):
        del sys.modules[one]
    sys.meta_path.insert(0, Damaged(name, path, damaged))
    return int(pytest.main([*OPTIONS, *tests]))


def main(session: Path, module: Path, results: Path, tests: list[str]) -> int:
    """Try every mutant; write job, line, operator, damaged source and outcome of each."""
    quick = results.with_suffix(".quick")
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(int(pytest.main([*OPTIONS, *tests], plugins=[Swapper(session, module, quick)])))
    if os.waitpid(child, 0)[1] and not quick.exists():
        print("Проверки не проходят и без порчи")
        return 1
    decided = json.loads(quick.read_text(encoding="utf-8"))
    importlib.import_module(str(module).split("/")[0])
    importlib.import_module(".".join(module.with_suffix("").parts))
    gc.freeze()
    source = module.read_text(encoding="utf-8")
    name = ".".join(module.with_suffix("").parts)
    found = []
    for job, line, operator, damaged in mutants(session, source):
        if damaged is None or damaged == source:
            continue
        killed = decided.get(job)
        if killed is None:
            killed = noticed(lambda damaged=damaged: run_afresh(name, module.resolve(), damaged, tests))
        found.append({"line": line, "operator": operator, "killed": killed, "source": damaged})
    results.write_text(json.dumps(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, os.getcwd())
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:]))
