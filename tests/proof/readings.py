"""Every answer of every reading: is there a test that tells it from the default?

    .venv/bin/python tests/proof/readings.py [GAME …]

A reading that no test tells from the default does not count. Each answer in turn is given as if it were the default, and the tests
of its game, its examples, positions and disputes run that met it: one must fail. What no test notices is listed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.frame.readings import Chosen, Noting, registry  # noqa: E402
from tests import rooms  # noqa: E402
from tests.proof.by_book import written  # noqa: E402
from tests.proof.mutants import OPTIONS, noticed, run_items  # noqa: E402

Answer = tuple[str, str]


class Denial:
    """Runs the collected tests once to see which answers each meets, then once for every answer that is denied."""

    def __init__(self, answers: list[Answer], defaults: dict[str, str], told: Callable[[str], None]) -> None:
        self.answers, self.defaults, self.told = answers, defaults, told
        self.met: set[Answer] = set()
        self.denied: Answer | None = None
        for kind in (Chosen, Noting):
            for name in ("answer", "__getitem__"):
                setattr(kind, name, self._watched(vars(kind)[name]))

    def _watched(self, plain: Callable[[Chosen, Any], str]) -> Callable[[Chosen, Any], str]:
        def found(chosen: Chosen, asked: Any) -> str:
            answer = (asked if isinstance(asked, str) else asked.id, plain(chosen, asked))
            self.met.add(answer)
            return self.defaults[answer[0]] if answer == self.denied else answer[1]

        return found

    def _deny(self, answer: Answer) -> int:
        self.denied = answer
        return 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tell of every answer whether a test notices that it is denied."""
        by_test = []
        for item in session.items:
            self.met = set()
            if run_items(session, [item]):
                self.told(f"! Проверка не проходит и так: {item.name}")
                return True
            by_test.append((item, self.met))
        for answer in self.answers:
            items = [item for item, met in by_test if answer in met]
            if not (items and noticed(lambda answer=answer, items=items: self._deny(answer) or run_items(session, items))):
                self.told("=".join(answer))
        return True


def untold(slug: str) -> tuple[int, list[str]]:
    """Return how many answers beside the defaults a game's readings have, and those that no test tells from the default."""
    rules_py.game(slug)
    mine = [one for one in registry().values() if one.id.partition(".")[0] == slug]
    answers = [(one.id, choice) for one in mine for choice in one.choices if choice != one.default]
    defaults = {one.id: one.default for one in registry().values()}
    files = [str(path) for room in rooms.tests(slug) for path in sorted(room.glob("test_*.py"))]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "book.json").write_text(written(ROOT, slug), encoding="utf-8")
        found = Path(folder) / "untold"
        found.touch()
        child = os.fork()
        if not child:
            os.chdir(folder)

            def told(line: str) -> None:
                with found.open("a", encoding="utf-8") as out:
                    print(line, file=out)

            with open(os.devnull, "w", encoding="utf-8") as null, contextlib.redirect_stdout(null):
                pytest.main([*OPTIONS, *files, str(ROOT / "tests/proof/by_book.py")], plugins=[Denial(answers, defaults, told)])
            os._exit(0)
        os.waitpid(child, 0)
        return len(answers), found.read_text(encoding="utf-8").splitlines()


def main() -> int:
    """Print what no test tells from the default; fail where there is such an answer."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*rules_py.games(), []], help="игры; без имён — все")
    failed = False
    for slug in parser.parse_args().games or rules_py.games():
        count, missed = untold(slug)
        print(f"{slug}: других ответов {count}, не отличает ни одна проверка {len(missed)}", flush=True)
        for line in missed:
            print(f"  {line}", flush=True)
        failed |= bool(missed)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
