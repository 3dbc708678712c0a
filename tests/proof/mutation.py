"""Mutation testing of the scoring modules with cosmic-ray: how many small faults do the tests notice?

    .venv/bin/python tests/proof/mutation.py [GAME …] [--sample N]

The modules are the rooms of scoring of every game (tests/rooms.py), so that a new game is in by itself. Works on a copy of the checkout. Survivors are listed with the changed line; at least 95 % must be killed.
"""

from __future__ import annotations

import argparse
import difflib
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rules_py.games.index import INDEX  # noqa: E402
from tests import rooms  # noqa: E402
from tests.proof.by_book import written  # noqa: E402

LEAST = 95
BOOK = "tests/proof/by_book.py"
"""The examples, positions and disputes of a game: a fault in a figure is noticed by the book too."""
EQUIVALENT = ("_BitOr_", "_Eq_Is", "_NotEq_IsNot", "_Is_Eq", "_IsNot_NotEq")
"""Operators that change nothing that runs: `int | None` stands in annotations only, names of readings are interned."""


def run(command: list[str], folder: Path) -> str:
    """Run a command in the copy and return what it prints."""
    done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def survivors_of(game: str, sample: int) -> tuple[int, int, list[str]]:
    """Damage the modules of a game; return how many mutants were tried, killed, and the survivors."""
    modules, tests = rooms.scoring(game), rooms.scoring_tests(game)
    tried = killed = 0
    survivors: list[str] = []
    book = written(ROOT, game) if modules else ""
    tool = str(Path(sys.executable).parent / "cosmic-ray")
    for module in modules:
        with tempfile.TemporaryDirectory() as temporary:
            copy = Path(temporary) / "checkout"
            for part in ("rules_py", "tests/core", "corpus", "docs"):  # tests of rules read the edition
                shutil.copytree(ROOT / part, copy / part)
            (copy / "tests/proof").mkdir()
            for part in (BOOK, "tests/desk_cases.py"):
                shutil.copy(ROOT / part, copy / part)
            (copy / "book.json").write_text(book, encoding="utf-8")
            (copy / "mutation.toml").write_text(
                f'[cosmic-ray]\nmodule-path = "rules_py/{module}"\ntimeout = 120.0\nexcluded-modules = []\n'
                'test-command = "pytest"\n[cosmic-ray.distributor]\nname = "local"\n',
                encoding="utf-8",
            )
            session, results = copy / "session.sqlite", copy / "results.json"
            run([tool, "init", "mutation.toml", str(session)], copy)
            source = (copy / "rules_py" / module).read_text(encoding="utf-8").splitlines()
            thin_out(session, sample, source)
            runner = str(ROOT / "tests/proof/mutants.py")
            files = [*(f"tests/core/{name}" for name in tests), BOOK]
            run([sys.executable, runner, str(session), f"rules_py/{module}", str(results), *files], copy)
            for mutant in json.loads(results.read_text(encoding="utf-8")):
                tried += 1
                killed += mutant["killed"]
                if not mutant["killed"]:
                    changed = [one for one in difflib.ndiff(source, mutant["source"].splitlines()) if one[:2] in ("- ", "+ ")]
                    survivors.append(f"{module}:{mutant['line']} {mutant['operator']}: {' '.join(changed)}")
    return tried, killed, survivors


def thin_out(session: Path, sample: int, source: list[str]) -> None:
    """Drop what changes nothing, decorators of dataclasses among it; keep a random sample of the rest where one is asked for."""
    plain = {number for number, text in enumerate(source, 1) if text.startswith("@dataclass")}
    with sqlite3.connect(session) as base:
        rows = base.execute("select job_id, operator_name, start_pos_row from mutation_specs").fetchall()
        kept = [job for job, operator, line in rows if not (any(name in operator for name in EQUIVALENT) or line in plain)]
        random.Random(1).shuffle(kept)
        kept = kept[: sample or len(kept)]
        for job in {row[0] for row in rows}.difference(kept):
            base.execute("delete from mutation_specs where job_id = ?", (job,))
            base.execute("delete from work_items where job_id = ?", (job,))


def main() -> int:
    """Print the score of every game; fail where fewer than 95 % are killed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*INDEX, []], help="игры; без имён — все")
    parser.add_argument("--sample", type=int, default=0, help="сколько случайных мутаций взять из каждого модуля")
    args = parser.parse_args()
    failed = False
    for game in args.games or INDEX:
        tried, killed, survivors = survivors_of(game, args.sample)
        share = 100 * killed / tried if tried else 100.0
        print(f"{game}: мутаций {tried}, замечено {killed} ({share:.1f} %)", flush=True)
        for survivor in survivors:
            print(f"  осталась: {survivor}", flush=True)
        failed |= share < LEAST
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
