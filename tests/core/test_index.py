"""Games are imported when they are asked for; what is listed without them is what they bring."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import rules_py
from rules_py.desk import index
from rules_py.frame.errors import RulesError
from rules_py.games.index import INDEX

ROOT = Path(__file__).resolve().parents[2]


def fresh(code: str) -> str:
    """Run code in an interpreter that has imported nothing yet."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_index_is_what_the_games_bring() -> None:
    assert index.FILE.read_text(encoding="utf-8") == index.written(index.make()), "python -m rules_py index --write"


def test_listing_and_the_desk_import_no_game() -> None:
    code = """
import contextlib, io, json, sys
import rules_py
from rules_py.desk import cli, web
found = [list(rules_py.games()), list(rules_py.calculators()), len(rules_py.readings()), "vint" in rules_py.games()]
with contextlib.redirect_stdout(io.StringIO()) as said:
    cli.main(["games"]), cli.main(["calculators"])
web.handle('{"do": "calc", "id": "chess.mate"}')
loaded = [name for name in sys.modules if name.startswith(("rules_py.games.", "rules_py.families.")) and name != "rules_py.games.index"]
print(json.dumps([found[0], loaded, len(said.getvalue().splitlines())]))
"""
    slugs, loaded, lines = json.loads(fresh(code))
    assert slugs == list(INDEX) and not loaded
    assert lines == len(INDEX) + sum(len(entry.calculators) for entry in INDEX.values())


@pytest.mark.parametrize("slug", INDEX)
def test_a_game_alone_brings_all_that_the_index_says_and_imports_no_more_than_it_needs(slug: str) -> None:
    code = f"""
import json, sys
import rules_py
game = rules_py.game({slug!r})
loaded = {{".".join(name.split(".")[1:3]) for name in sys.modules if name.startswith(("rules_py.games.", "rules_py.families."))}}
from rules_py.frame import calculators, readings
print(json.dumps([game.slug, sorted(loaded - {{"games.index"}}), sorted(calculators.registry()), sorted(readings.registry())]))
"""
    name, loaded, calculators, readings = json.loads(fresh(code))
    assert name == slug and set(loaded) <= set(INDEX[slug].needs)
    assert [id for id in calculators if id.startswith(f"{slug}.")] == sorted(INDEX[slug].calculators)
    assert set(INDEX[slug].readings) <= set(readings)


def test_a_calculator_and_a_reading_import_their_game_alone() -> None:
    code = """
import sys, rules_py
rules_py.calculator("vint.penalty"); rules_py.readings()["veryu.fewest"]
print(",".join(sorted({name.split(".")[2] for name in sys.modules if name.startswith("rules_py.games.")} - {"index"})))
"""
    assert fresh(code).strip() == "veryu,vint"


def test_names_that_are_not_in_the_index_are_refused() -> None:
    with pytest.raises(RulesError, match=r"Игры «chess» в ядре нет; есть: .*etazhiki"):
        rules_py.game("chess")
    with pytest.raises(KeyError):
        rules_py.calculators()["chess.mate"]
    assert "chess.mate" not in rules_py.calculators()


def test_a_stale_index_is_told_with_the_command_that_writes_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from rules_py.desk import cli

    stale = tmp_path / "index.py"
    monkeypatch.setattr(index, "FILE", stale)
    assert cli.main(["index"]) == 1 and "python -m rules_py index --write" in capsys.readouterr().err
    assert cli.main(["index", "--write"]) == 0 and stale.exists()
    assert cli.main(["index"]) == 0
