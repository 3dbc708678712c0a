"""The rooms of a new game: written once, they pass the checks as «текст»."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from corpus.cli import main
from corpus.edition import ROOT
from rules_py.desk import index


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of the edition and the core."""
    root = tmp_path_factory.mktemp("house")
    for name in ("docs", "corpus", "rules_py"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", root)
    return root


def test_new_rooms_pass_the_checks_as_text_and_what_is_there_stays(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in (house / "docs").rglob("*.md")}
    assert main(["--root", str(house), "scaffold", "novus", "--title", "Новая игра", "--family", "Банковые"]) == 0
    said = capsys.readouterr().out
    assert "docs/novus/index.md" in said and "rules_py/games/novus/bars.py" in said and "novus.h1" in said
    assert main(["--root", str(house), "scaffold", "vist"]) == 0  # its text is written: only the rooms of the core are missing
    said = capsys.readouterr().out
    assert "docs/" not in said and "rules_py/games/vist/scoring.py" in said
    assert {path: path.read_bytes() for path in before} == before
    assert main(["--root", str(house), "check"]) == 0, capsys.readouterr().out
    report = capsys.readouterr().out
    assert "novus" in report and "novus" not in index.slugs()


@pytest.mark.parametrize(
    ("words", "text"),
    [(["Новая"], "Имя игры «Новая»: латинские буквы"), (["novus", "--family", "Шахматы"], "Семейство «Шахматы»: выберите")],
)
def test_a_wrong_name_is_refused_and_nothing_is_written(
    house: Path, capsys: pytest.CaptureFixture[str], words: list[str], text: str
) -> None:
    before = sorted(house.rglob("*"))
    assert main(["--root", str(house), "scaffold", *words]) == 2
    assert text in capsys.readouterr().err and sorted(house.rglob("*")) == before


def test_rooms_without_a_game_are_not_in_the_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"empty": '"""Rooms."""\n', "named": "GAME = 1\n", "typed": "GAME: int = 1\n"}.items():
        (tmp_path / "games" / name).mkdir(parents=True)
        (tmp_path / "games" / name / "__init__.py").write_text(text)
    monkeypatch.setattr(index, "ROOT", tmp_path)
    assert index.slugs() == ["named", "typed"]
