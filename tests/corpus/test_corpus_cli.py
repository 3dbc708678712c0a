"""The command line and the editions."""

from __future__ import annotations

import json

import pytest

from corpus import cli, editions, inventory
from corpus.edition import ROOT


@pytest.fixture
def run(world, monkeypatch, capsys):
    """Run a command on the small edition; give status, output and errors."""
    monkeypatch.setattr(cli, "load", lambda root: world.load())

    def command(*arguments: str) -> tuple[int, str, str]:
        status = cli.main(["--root", str(world.root), *arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return command


def test_check_prints_a_table_and_one_line(run):
    status, out, _ = run("check")
    assert status == 0
    assert out.splitlines()[-1] == "4 из 4 единиц на месте (изъято 1); исполнено 2 из 2; примеров 2, ждут 0; замечаний: 0"


def test_check_fails_where_something_is_broken(run, world):
    world.change("docs/toy/rules.md", "[[toy.2]]", "[[toy.99]]")
    status, out, _ = run("check", "--game", "toy")
    assert status == 1
    assert "docs/toy/rules.md:14: [[toy.99]]: такого правила нет" in out
    assert run("check", "--game", "joy")[0] == 2


def test_check_gives_json(run, world):
    world.write("corpus/inventory/far.tsv", "id\tkind\texec\tsource\texample\nfar.1\tsetup\tno\t000:1-1\tno\n")
    status, out, _ = run("check", "--json")
    report = json.loads(out)
    assert status == 0
    assert report["games"]["toy"] == {
        "present": True, "units": 4, "written": 3, "waived": 1, "executable": 2, "executed": 2,
        "examples": 2, "waiting": 0, "readings": 1, "problems": 0,
    }  # fmt: skip
    assert report["games"]["far"]["present"] is False
    assert (report["total"]["units"], report["problems"]) == (5, [])


def test_show(run):
    status, out, _ = run("show", "toy.3")
    assert status == 0
    assert out.splitlines()[0] == "toy.2  Подкидыш, §\u00a02  Кто сдаёт"
    assert "исполняет: rules_py.toy.deal, строка 9" in out
    assert "ссылаются: toy.1" in out
    assert run("show", "toy.99") == (2, "", "правила «toy.99» нет\n")


def test_cite(run):
    assert run("cite", "toy.1")[1] == (
        "«Играют двое. Взятку берёт старшая карта, см. §\u00a02 и дальше.» "
        "Подкидыш, §\u00a01. Старая книга, с. 3. «Зелёное сукно», ред. 1. /r/toy.1/\n"
    )
    assert run("cite", "toy.h1", "--form", "gost")[1].startswith("Подкидыш. «Ничья» // Зелёное сукно")
    assert run("cite", "toy.99")[0] == 2


def test_register_adds_what_is_new_and_nothing_twice(run, world):
    world.append("docs/toy/rules.md", "\n/// rule | toy.h2\n    title: Ещё\n    kind: house\n\nТекст.\n///\n")
    assert run("register")[1] == "новых номеров: 1: toy.h2\n"
    assert run("register")[1] == "новых номеров: 0\n"
    assert world.problems() == []


def test_retire_keeps_the_number_for_ever(run, world):
    text = world.read("docs/toy/rules.md")
    start = text.index("/// rule | toy.h1")
    world.write("docs/toy/rules.md", text[:start] + text[text.index("/// example") :])
    assert run("retire", "toy.h1", "toy.1")[0] == 0
    assert "toy.h1\t->toy.1\n" in world.read("corpus/ids.tsv")
    assert world.problems() == []
    assert world.load().resolve("toy.h1").id == "toy.1"
    assert run("retire", "toy.nothing")[0] == 2


def test_inventory_is_written_from_a_ledger(run, world, tmp_path):
    folder = tmp_path / "ledger"
    folder.mkdir()
    unit = {"id": "far.1", "game": "far", "src": "000", "lines": [1, 2], "kind": "setup", "exec": "no", "example": {"a": 1}}
    (folder / "x.jsonl").write_text(json.dumps(unit) + "\n")
    assert run("inventory", "--ledger", str(folder))[1] == "опись: 1 единиц\n"
    assert world.read("corpus/inventory/far.tsv") == f"{inventory.HEADING}\nfar.1\tsetup\tno\t000:1-2\tyes\n"


def test_build_and_nav(run, world, tmp_path):
    world.write("mkdocs.yml", "site_name: Дом\n")
    assert run("nav", "--check")[0] == 1
    assert run("nav")[1] == "mkdocs.yml: nav записан\n"
    assert run("nav", "--check")[0] == 0
    status, out, _ = run("build", "--out", str(tmp_path / "pages"))
    assert status == 0
    assert "3 правил" in out


def test_freezing_an_edition(run, world):
    assert run("diff")[0] == 2
    assert run("freeze", "--note", "Первая", "--date", "2026-01-31")[1] == "редакция 1 от 2026-01-31: 3 правил\n"
    assert world.problems() == []
    assert run("diff")[1] == "против ред. 1: новых 0, изменено 0, снято 0\n"
    assert run("diff", "7") == (2, "", "редакции 7 нет (есть: 1)\n")


def test_a_text_changed_after_its_edition(run, world):
    run("freeze", "--note", "Первая", "--date", "2026-01-31")
    world.change("docs/toy/rules.md", "Играют двое.", "Играют трое.")
    world.change("docs/toy/rules.md", "Сдаёт ♠Т. Это", "Сдаёт ♠Т.\nЭто")
    message = "docs/toy/rules.md:8: toy.1: текст изменён после ред. 1: запишите в corpus/editions/changes.yml"
    assert world.problems() == [message]
    world.write("corpus/editions/changes.yml", "- {id: toy.1, note: трое вместо двоих}\n- {id: toy.2, note: пусто}\n")
    assert world.problems() == ["corpus/editions/changes.yml:2: toy.2: правка записана, а текст тот же, что в ред. 1"]
    world.write("corpus/editions/changes.yml", "- {id: toy.1, note: трое вместо двоих}\n")
    assert world.problems() == []
    assert run("diff")[1].splitlines()[0] == "~ toy.1: трое вместо двоих"
    run("freeze", "--note", "Вторая", "--date", "2026-02-28")
    assert world.problems() == []
    assert editions.frozen_editions(world.root)[1].changes == {"toy.1": "трое вместо двоих"}
    assert "ред. 2" in run("cite", "toy.1")[1]


def test_a_rule_that_vanished_after_its_edition(run, world):
    run("freeze", "--note", "Первая", "--date", "2026-01-31")
    text = world.read("docs/toy/rules.md")
    start = text.index("/// rule | toy.h1")
    world.write("docs/toy/rules.md", text[:start] + text[text.index("/// example") :])
    world.change("corpus/ids.tsv", "toy.h1\tlive\n", "")
    assert world.problems() == ["corpus/editions/1.json:1: toy.h1: правило ред. 1 исчезло: python -m corpus retire toy.h1"]


def test_freezing_refuses_a_broken_edition(run, world):
    world.change("docs/toy/rules.md", "[[toy.2]]", "[[toy.99]]")
    assert run("freeze", "--note", "Первая")[0] == 2


def test_the_real_root_is_the_checkout():
    assert (ROOT / "corpus" / "README.md").exists()
