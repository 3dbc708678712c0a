"""The command line of the core."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules_py.desk.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


def test_games_and_calculators_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "sixty-six" in run(capsys, "games")[1]
    assert "sixty-six.game-points" in run(capsys, "calculators")[1]
    games = json.loads(run(capsys, "games", "--json")[1])["games"]
    assert {"slug", "title", "seats", "options", "readings"} <= set(games[0])


def test_calc_prints_steps_with_rules(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "calc", "sixty-six.game-points", '{"loser_cards": 32, "loser_tricks": 2}')
    assert code == 0
    assert "У соперника 32\u00a0очка, меньше 33: игра вдвойне  [sixty-six.19]" in out
    assert out.endswith("Взявший игру пишет 2\u00a0игры.\n")


def test_calc_takes_readings(capsys: pytest.CaptureFixture[str]) -> None:
    given = '{"loser_cards": 30, "loser_tricks": 2, "loser_extra": 20}'
    code, out, _ = run(capsys, "calc", "sixty-six.game-points", given, "--readings", '{"sixty-six.half": "all"}', "--json")
    assert (code, json.loads(out)["total"]) == (0, 1)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("calc", "nope"), "id: Калькулятора «nope» нет"),
        (("calc", "sixty-six.cards", "{"), "given: Поля: данные повреждены, это не JSON"),
        (("calc", "sixty-six.cards", '{"cards": 5}'), "cards: Карты: запишите карты строкой, например «♠ТК ♥Д10»"),
        (("play", "nope"), "game: Игры «nope» в ядре нет; есть: "),
        (("play", "sixty-six", "--seed", "x"), "seed: Номер сдачи: введите целое число от 1 до 999999999"),
        (("play", "sixty-six", "--games", "0"), "games: Число партий: введите число от 1 до 100000, получено 0"),
        (("play", "sixty-six", "--bot", "deep"), "bot: Бот: выберите одно из: random, sensible"),
        (("judge", "sixty-six", "нет-файла.json", "close"), "record: Запись партии: файл «нет-файла.json» не читается"),
        (("bench", "--seconds", "x"), "seconds: Секунд на круг: введите число от 0.01 до 60"),
    ],
)
def test_bad_input_is_refused_in_russian(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], text: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (1, "") and err.startswith(text)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("fly",), "команда: «fly» нет; есть: games, calculators, calc, play, judge, try, dispute, index, bench"),
        ((), "не хватает: команда"),
        (("judge", "sixty-six"), "не хватает: record, action"),
        (("games", "--fly", "high"), "лишнее: --fly high"),
        (("calc", "sixty-six.cards", "--readings"), "--readings: назовите значение"),
        (("games", "--json=да"), "--json: значение «да» здесь не нужно"),
        (("dispute", "--ca"), "--cases: назовите значение"),
        (("play", "sixty-six", "--", "x"), "лишнее: x"),
    ],
)
def test_a_wrong_command_exits_with_two_and_says_in_russian_what_is_wrong(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], text: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert ended.value.code == 2
    usage, *_, line = capsys.readouterr().err.splitlines()
    assert usage.startswith("Вызов: python -m rules_py") and line == f"Ошибка в команде: {text}"


def test_help_is_russian(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["calc", "--help"])
    out = capsys.readouterr().out
    assert ended.value.code == 0
    assert [word in out for word in ("Вызов: ", "Что назвать:", "Ключи:", "эта подсказка")] == [True] * 4
    assert not any(word in out for word in ("usage", "arguments", "options", "show this"))


def test_play_prints_a_record_that_judge_reads(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "play", "sixty-six", "--seed", "7", "--bot", "random")
    record = json.loads(out)
    assert code == 0 and record["score"]["items"]
    record["actions"] = record["actions"][:4]
    path = tmp_path / "партия.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    code, out, _ = run(capsys, "judge", "sixty-six", str(path), "close", "--json")
    assert code == 0 and set(json.loads(out)) == {"allowed", "text", "cites", "grade", "readings"}


def test_play_of_several_matches_gives_one_record_each(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "play", "sixty-six", "--games", "3", "--bot", "sensible", "--bot", "random", "--json")[1]
    assert [record["deal"]["seed"] for record in json.loads(out)["records"]] == [1, 2, 3]


def test_errors_come_as_json_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "calc", "nope", "--json")
    assert code == 1 and json.loads(out)["error"]["field"] == "id"


def test_bench_reports_steps_and_playouts(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(run(capsys, "bench", "--rounds", "1", "--seconds", "0.01", "--json")[1])
    assert report["engines"]["rules_py trick kernel (checked)"]["microseconds_per_step"] > 0
    assert "rules_py sixty-six" in report["engines"]
