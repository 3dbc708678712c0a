"""`readings.py` of the core is written from corpus/readings and nowhere else."""

from __future__ import annotations

from corpus import cli

MODULE = "rules_py/games/toy/readings.py"
STALE = f"{MODULE}:1: не то, что в corpus/readings: запишите заново, python -m corpus readings --write"
TEXT = '''\
"""Readings of «toy», written from corpus/readings/toy.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
DRAW = Reading("toy.draw", ("yes", "no"), "yes", "inferred", ("toy.1",))
"""Делят ли ставку?"""

READINGS = declare(
    DRAW,
)
'''


def test_a_module_of_readings_is_written_and_its_absence_or_change_is_a_problem(world, capsys):
    world.write("rules_py/games/toy/__init__.py", "")
    assert world.problems() == [STALE]
    assert cli.main(["--root", str(world.root), "readings"]) == 1
    assert cli.main(["--root", str(world.root), "readings", "--write"]) == 0
    assert capsys.readouterr().out == f"{STALE}\n{MODULE}: записано\n"
    assert world.read(MODULE) == TEXT
    assert world.problems() == []
    world.change(MODULE, '"inferred"', '"sure"')
    assert world.problems() == [STALE]


def test_readings_of_a_family_that_bears_the_name_of_the_game_stand_in_the_family(world):
    world.write("rules_py/games/toy/__init__.py", "")
    world.write("rules_py/families/toy/__init__.py", "")
    assert cli.main(["--root", str(world.root), "readings", "--write"]) == 0
    assert world.read("rules_py/families/toy/readings.py") == TEXT
    assert not (world.root / MODULE).exists()


def test_a_doubt_that_does_not_run_stays_out_of_the_core(world):
    world.write("rules_py/games/toy/__init__.py", "")
    world.change("corpus/readings/toy.yml", "  readings:", "  runs: false\n  readings:")
    world.core.readings = {}
    assert cli.main(["--root", str(world.root), "readings", "--write"]) == 0
    assert not (world.root / MODULE).exists()
    assert world.problems() == []
    world.change("corpus/readings/toy.yml", "runs: false", "runs: иногда")
    assert [line for line in world.problems() if "runs" in line] == [
        "corpus/readings/toy.yml:1: разночтение toy.draw: «runs» — true или false"
    ]
