"""Every check has a broken edition with its exact message; the edition before the break passes all of them."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from corpus.checks import CHECKS
from corpus.core import Code

RULES = "docs/toy/rules.md"
FAR = "id\tkind\texec\tsource\texample\nfar.1\tsetup\tno\t000:1-1\tno\n"
NEW_RULE = "\n/// rule | {id}\n    title: {title}\n    kind: {kind}\n{more}\nТекст.\n///\n"


def rule(name: str, title: str = "Новое", kind: str = "procedure", more: str = "    source: 000:1\n") -> str:
    return NEW_RULE.format(id=name, title=title, kind=kind, more=more)


def line_of(world, file: str, text: str, nth: int = 1) -> int:
    lines = [number for number, row in enumerate(world.read(file).split("\n"), 1) if text in row]
    return lines[nth - 1]


def test_the_small_edition_passes_every_check(world):
    assert world.problems(complete=True) == []


def test_every_check_says_what_it_verifies():
    for check in CHECKS:
        assert (check.__doc__ or "").startswith("Verify that"), check.__name__


def test_an_id_used_twice(world):
    world.append(RULES, rule("toy.1"))
    at = line_of(world, RULES, "/// rule | toy.1", 2)
    assert world.problems() == [f"{RULES}:{at}: toy.1: номер уже занят: {RULES}:8"]


def test_a_unit_held_twice(world):
    world.append(RULES, rule("toy.h2", kind="house", more="    covers: [toy.3, toy.1]\n"))
    world.append("corpus/ids.tsv", "toy.h2\tlive\n")
    at = line_of(world, RULES, "covers: [toy.3, toy.1]")
    assert world.problems() == [
        f"{RULES}:{at}: toy.h2: covers: «toy.1» — самостоятельное правило",
        f"{RULES}:{at}: toy.h2: covers: «toy.3» уже включено в toy.2",
    ]


def test_a_rule_in_the_chapter_of_another_game(world):
    world.change(RULES, "/// rule | toy.h1", "/// rule | other.h1")
    world.change("corpus/ids.tsv", "toy.h1", "other.h1")
    at = line_of(world, RULES, "other.h1")
    assert f"{RULES}:{at}: other.h1: правило стоит в главе игры «toy»" in world.problems()


def test_an_id_that_is_not_registered(world):
    world.change("corpus/ids.tsv", "toy.h1\tlive\n", "")
    at = line_of(world, RULES, "toy.h1")
    assert world.problems() == [f"{RULES}:{at}: toy.h1: номер «toy.h1» не записан в corpus/ids.tsv: python -m corpus register"]


@pytest.mark.parametrize("status", ["retired", "->toy.1"])
def test_an_id_that_is_used_again(world, status):
    world.change("corpus/ids.tsv", "toy.h1\tlive", f"toy.h1\t{status}")
    at = line_of(world, RULES, "toy.h1")
    assert world.problems() == [f"{RULES}:{at}: toy.h1: номер «toy.h1» выведен из употребления ({status}) и не даётся снова"]


def test_a_registered_id_that_vanished(world):
    world.append("corpus/ids.tsv", "toy.h2\tlive\n")
    assert world.problems() == [
        "corpus/ids.tsv:7: toy.h2: номер был в издании и исчез: python -m corpus retire toy.h2 [номер-преемник]"
    ]


def test_a_renamed_id_that_leads_nowhere(world):
    world.append("corpus/ids.tsv", "toy.old\t->toy.lost\ntoy.gone\tretired\ntoy.moved\t->toy.3\n")
    assert world.problems() == ["corpus/ids.tsv:7: toy.old: ведёт к «toy.lost», такого правила нет"]


def test_a_registry_row_that_is_wrong(world):
    world.append("corpus/ids.tsv", "toy.x\tmaybe\ntoy.1\tlive\n")
    assert world.problems() == [
        "corpus/ids.tsv:7: toy.x: состояние — live, retired или ->номер",
        "corpus/ids.tsv:8: toy.1: номер записан дважды",
    ]


def test_a_title_used_twice(world):
    world.change(RULES, "title: Кто сдаёт", "title: сколько игроков")
    assert world.problems() == [
        f"{RULES}:{line_of(world, RULES, 'title: сколько')}: toy.2: заголовок «сколько игроков» уже есть у toy.1"
    ]


def test_house_rules_and_their_ids(world):
    world.change(RULES, "    kind: house\n", "    kind: setup\n    source: 000:1\n")
    world.change(RULES, "kind: procedure\n    source: 000:20-24, 30", "kind: house")
    at, other = line_of(world, RULES, "/// rule | toy.2"), line_of(world, RULES, "kind: setup", 2)
    found = world.problems()
    assert f"{RULES}:{at}: toy.2: домашнее правило называется «toy.h1», «toy.h2» …" in found
    assert f"{RULES}:{other}: toy.h1: такой номер бывает только у домашних правил (kind: house)" in found


def test_the_grade_of_a_house_rule(world):
    world.change(RULES, "    kind: setup\n", "    kind: setup\n    grade: house\n")
    at = line_of(world, RULES, "grade: house")
    assert world.problems() == [f"{RULES}:{at}: toy.1: степень house — только у домашних правил, и у всех них"]


def test_a_unit_that_is_not_written(world):
    world.append("corpus/inventory/toy.tsv", "toy.5\tscoring\tyes\t000:29-31\tyes\n")
    assert world.problems() == ["docs/toy/index.md:1: toy.5: нет в тексте (scoring, 000:29-31)"]


def test_a_rule_that_is_not_in_the_inventory(world):
    world.append(RULES, rule("toy.9", more="    source: 000:1\n    covers: [toy.8]\n"))
    world.append("corpus/ids.tsv", "toy.8\tlive\ntoy.9\tlive\n")
    at = line_of(world, RULES, "toy.9")
    assert world.problems() == [
        f"{RULES}:{at}: toy.9: такого номера нет в описи игры",
        f"{RULES}:{at + 4}: toy.9: covers: «toy.8» нет в описи",
    ]


def test_waivers_that_are_wrong(world):
    world.append(
        "corpus/waivers/toy.yml",
        "- {id: toy.77, reason: такой единицы нет вовсе}\n- {id: toy.1, reason: лень}\n- {id: toy.4, reason: номер страницы}\n",
    )
    assert world.problems() == [
        "corpus/waivers/toy.yml:2: toy.77: такого номера нет в описи",
        "corpus/waivers/toy.yml:3: toy.1: и изъято, и есть в тексте",
        "corpus/waivers/toy.yml:3: toy.1: нужна причина изъятия",
        "corpus/waivers/toy.yml:4: toy.4: изъято дважды",
    ]


def test_an_echo_waiver_of_nothing(world):
    world.write("corpus/waivers/echo.yml", "- {id: toy.77, reason: перечень карт}\n")
    assert world.problems() == ["corpus/waivers/echo.yml:1: toy.77: такого правила нет"]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("009:1", "источника «009» нет в corpus/sources.yml"),
        ("000:1-99", "строк 000:1-99 нет: в источнике 40 строк"),
        ("000:3-1", "строки в обратном порядке: 000:3-1"),
    ],
)
def test_source_lines_that_do_not_exist(world, source, message):
    world.change(RULES, "source: 000:1-3", f"source: 000:2, {source}")
    assert world.problems() == [f"{RULES}:11: toy.1: {message}"]


def test_a_source_line_without_a_page(world):
    world.write("corpus/pages.tsv", "source\tpage\tfirst_line\n000\t4\t10\n")
    assert world.problems() == [f"{RULES}:11: toy.1: для строк 000:1-3 не известна страница"]


def test_source_lines_elsewhere_than_the_unit(world):
    world.change(RULES, "source: 000:1-3", "source: 000:8-9")
    assert world.problems() == [f"{RULES}:11: toy.1: источник не сходится с описью (000:1-3)"]


def test_the_source_of_a_game(world):
    world.change("docs/toy/index.md", 'source: "000"', 'source: "007"')
    assert world.problems() == ["docs/toy/index.md:9: источника «007» нет в corpus/sources.yml"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Игра для двоих.\n", "", "нет вступления: что это за игра"),
        ("## Игра за минуту", "## Вкратце", "нет рассказа под заголовком «Игра за минуту»"),
        ("карты [[toy.1]].", "карты.", "«Игра за минуту»: нет ни одной ссылки на правила"),
        ("Бросают", "Бросают " * 250, "«Игра за минуту»: 252 слов за минуту не прочесть (не больше 220)"),
    ],
)
def test_an_opening_page_that_lacks_something(world, old, new, message):
    world.change("docs/toy/index.md", old, new)
    assert world.problems() == [f"docs/toy/index.md:1: {message}"]


def ledger(folder: Path, *units: dict[str, object]) -> Path:
    folder.mkdir()
    (folder / "all.jsonl").write_text("\n".join(json.dumps(unit) for unit in units), encoding="utf-8")
    return folder


def unit(name: str, kind: str, executable: str, first: int, last: int) -> dict[str, object]:
    return {"id": name, "game": "toy", "src": "000", "lines": [first, last], "kind": kind, "exec": executable, "example": None}


def test_an_inventory_that_differs_from_the_ledger(world, tmp_path):
    units = [unit("toy.1", "setup", "yes", 1, 3), unit("toy.2", "scoring", "yes", 20, 24), unit("toy.7", "setup", "no", 1, 1)]
    found = world.problems(ledger=ledger(tmp_path / "ledger", *units))
    file = "corpus/inventory/toy.tsv:1"
    assert found == [
        f"{file}: toy.2: опись устарела: python -m corpus inventory --ledger …",
        f"{file}: toy.3: лишнее в описи: python -m corpus inventory --ledger …",
        f"{file}: toy.4: лишнее в описи: python -m corpus inventory --ledger …",
        f"{file}: toy.7: нет в описи: python -m corpus inventory --ledger …",
    ]


def doubtful(folder: Path, world, name: str) -> list[str]:
    """Give the problems that come of one doubt in a ledger which otherwise agrees with the inventory."""
    units = [
        unit("toy.1", "setup", "yes", 1, 3),
        unit("toy.2", "procedure", "yes", 20, 24),
        unit("toy.3", "definition", "no", 25, 26),
        unit("toy.4", "noise", "no", 27, 28),
    ]
    return world.problems(ledger=ledger(folder, *({**one, "doubt": "Кто?" if one["id"] == name else ""} for one in units)))


def test_a_doubt_without_an_answer(world, tmp_path):
    at = line_of(world, RULES, "rule | toy.2")
    assert doubtful(tmp_path / "noted", world, "toy.1") == []
    assert doubtful(tmp_path / "open", world, "toy.2") == [f"{RULES}:{at}: toy.2: сомнение без ответа: Кто?"]
    assert doubtful(tmp_path / "covered", world, "toy.3") == [f"{RULES}:{at}: toy.3: сомнение без ответа: Кто?"]
    world.change(RULES, "Источник о ничьей молчит.", "Источник о ничьей молчит ([[toy.2]]).")
    assert doubtful(tmp_path / "house", world, "toy.2") == []


def test_a_doubt_set_aside_with_a_reason(world, tmp_path):
    file = "corpus/waivers/doubts.yml"
    world.write(file, "- {id: toy.2, reason: разорванная строка читается}\n")
    assert doubtful(tmp_path / "waived", world, "toy.2") == []
    world.write(file, "- {id: toy.1, reason: лишнее}\n- {id: toy.2, reason: сомнения нет вовсе}\n")
    assert doubtful(tmp_path / "needless", world, "toy.1") == [
        f"{file}:1: toy.1: нужна причина изъятия",
        f"{file}:1: toy.1: ответ уже есть в тексте, запись лишняя",
        f"{file}:2: toy.2: такого сомнения в описи нет",
    ]


def test_a_worked_example_of_the_source_without_a_block(world):
    world.change("corpus/inventory/toy.tsv", "000:1-3\tno", "000:1-3\tyes")
    assert world.problems() == []
    world.change(RULES, "    rules: [toy.1]\n    given: {cards", "    rules: [toy.2]\n    given: {cards")
    at = line_of(world, RULES, "rule | toy.1")
    assert world.problems() == [f"{RULES}:{at}: toy.1: примера источника нет среди блоков example"]


def test_words_of_the_source(world, tmp_path):
    tool = tmp_path / "echo.py"
    found = {"echoes": [{"rule": "toy.1", "run": 9, "words": "играют двое"}]}
    tool.write_text(f"print({json.dumps(found)!r})", encoding="utf-8")
    at = line_of(world, RULES, "rule | toy.1")
    assert world.problems(echo_tool=tool) == [f"{RULES}:{at}: toy.1: 9 слов подряд как в источнике: играют двое"]
    world.write("corpus/waivers/echo.yml", "- {id: toy.1, reason: перечень карт}\n")
    assert world.problems(echo_tool=tool) == []
    world.write("corpus/waivers/echo.yml", "- {id: toy.2, reason: перечень карт}\n- {id: toy.1, reason: перечень карт}\n")
    assert world.problems(echo_tool=tool) == ["corpus/waivers/echo.yml:1: toy.2: повтора больше нет, запись лишняя"]
    tool.write_text("raise SystemExit('сломано')", encoding="utf-8")
    assert world.problems(echo_tool=tool) == [f"{tool}:1: проверка слов не удалась: сломано"]


def test_a_game_that_is_not_written_is_an_error_only_when_all_are_wanted(world):
    world.write("corpus/inventory/far.tsv", FAR)
    assert world.problems() == []
    assert world.problems(complete=True) == ["corpus/inventory/far.tsv:1: игры «far» нет в docs/"]


def test_a_reference_to_nothing(world):
    world.change(RULES, "[[toy.2]]", "[[toy.99]]")
    assert world.problems() == [f"{RULES}:14: [[toy.99]]: такого правила нет"]


def test_a_reference_to_a_game_that_is_not_written(world):
    world.write("corpus/inventory/far.tsv", FAR)
    world.change(RULES, "[[toy.2]]", "[[far.1]]")
    assert world.problems() == []


def test_blocks_that_name_rules_that_do_not_exist(world):
    world.change(RULES, "/// note | toy.1", "/// note | toy.99")
    world.change(RULES, "rules: [toy.2]", "rules: [toy.98]")
    assert world.problems() == [
        f"{RULES}:17: note toy.99: такого правила нет",
        f"{RULES}:{line_of(world, RULES, 'toy.98')}: «Масть есть»: правила «toy.98» нет",
    ]


@pytest.mark.parametrize(
    ("file", "old", "message"),
    [
        (RULES, "    rules: [toy.2]", "«Масть есть»: правила «tyo.2» нет"),
        ("corpus/glossary/common.yml", "rules: [toy.2]", "термин «марьяж»: правила «tyo.2» нет"),
        ("corpus/readings/toy.yml", "rules: [toy.1]", "разночтение toy.draw: правила «tyo.2» нет"),
    ],
)
def test_a_rule_of_a_game_that_was_never_heard_of(world, file, old, message):
    world.write("corpus/inventory/far.tsv", FAR)
    kept = world.read(file)
    world.change(file, old, old.replace("]", ", far.1]"))
    assert world.problems() == []
    world.write(file, kept)
    world.change(file, old, old.replace("]", ", tyo.2]"))
    (found,) = world.problems()
    assert found.startswith(f"{file}:") and found.endswith(f": {message}")


def test_a_compared_cell_without_a_rule(world):
    world.change("docs/toy/index.md", "rule: toy.1", "rule: toy.99")
    assert world.problems() == ["docs/toy/index.md:13: compare, players: правила «toy.99» в игре нет"]


def test_an_unknown_subject(world):
    world.change(RULES, "subjects: [стол]", "subjects: [стул]")
    assert world.problems() == [f"{RULES}:12: toy.1: предмета «стул» нет в corpus/subjects.yml"]


def test_a_term_that_is_not_in_the_glossary(world):
    world.change(RULES, "term:марьяж", "term:чудо дивное")
    assert world.problems() == [f"{RULES}:{line_of(world, RULES, 'term:')}: term:чудо дивное: такого термина нет в словаре"]


def test_a_term_defined_twice(world):
    world.write("corpus/glossary/toy.yml", "- term: Взятка\n  text: Ещё раз.\n")
    assert world.problems() == ["corpus/glossary/toy.yml:1: термин «Взятка» уже есть: corpus/glossary/common.yml:1"]


def test_a_form_of_two_terms(world):
    world.write("corpus/glossary/toy.yml", "- term: взяточка\n  forms: [взятку]\n  text: Малая.\n")
    assert world.problems() == ["corpus/glossary/toy.yml:1: термин «взяточка»: форма «взятку» есть и у термина «взятка»"]


def test_the_same_form_in_different_games_is_no_ambiguity(world):
    world.write("corpus/glossary/toy.yml", "- {term: пика (подкидыш), forms: [пики], text: Одна.}\n")
    world.write("corpus/glossary/far.yml", "- {term: пика (дальняя), forms: [пики], text: Другая.}\n")
    assert world.problems() == []


def test_a_term_with_a_rule_that_does_not_exist(world):
    world.change("corpus/glossary/common.yml", "rules: [toy.2]", "rules: [toy.99]")
    assert world.problems() == ["corpus/glossary/common.yml:4: термин «марьяж»: правила «toy.99» нет"]


def test_a_reading_that_is_wrong(world):
    world.core.readings = {}
    world.write(
        "corpus/readings/toy.yml",
        "- id: nowhere.draw\n  question: Как?\n  rules: [toy.99]\n  grade: inferred\n  default: other\n  readings:\n    - {id: a, text: Так., grounds: Вот.}\n    - {id: a, text: Этак., grounds: Вот.}\n",
    )
    where = "corpus/readings/toy.yml:1: разночтение nowhere.draw: "
    assert world.problems() == [
        where + "default «other» не назван среди чтений",
        where + "два чтения с одним id",
        where + "имя начинается с игры и точки, а игры «nowhere» нет",
        where + "правила «toy.99» нет",
    ]


def test_a_reading_with_one_answer_and_one_given_twice(world):
    world.change("corpus/readings/toy.yml", '    - {id: "no", text: Не делят., grounds: Так строже.}\n', "")
    world.core.readings = {}
    world.append("corpus/readings/toy.yml", world.read("corpus/readings/toy.yml"))
    where = "corpus/readings/toy.yml"
    assert world.problems() == [
        f"{where}:1: разночтение toy.draw: чтений должно быть не меньше двух",
        f"{where}:8: разночтение toy.draw: такое имя уже есть",
        f"{where}:8: разночтение toy.draw: чтений должно быть не меньше двух",
    ]


def test_a_reading_whose_fields_are_missing(world):
    world.core.readings = {}
    world.write(
        "corpus/readings/toy.yml",
        "- id: toy.draw\n  question: Как?\n  rules: [toy.1]\n  grade: sure\n  default: a\n  readings:\n    - {id: a, text: Так.}\n    - {id: b, text: Этак., grounds: Вот., why: нет}\n",
    )
    where = "corpus/readings/toy.yml:1: разночтение toy.draw: "
    assert world.problems() == [where + "у чтения «a» нет поля «grounds»", where + "у чтения «b» неизвестное поле «why»"]


def test_an_example_under_a_reading_that_is_not_recorded(world):
    world.change(RULES, "    expect: {total: 30}\n", "    expect: {total: 30}\n    readings: {toy.draw: maybe}\n")
    at = line_of(world, RULES, "readings:")
    assert world.problems() == [f"{RULES}:{at}: «Двадцать да десять»: чтения toy.draw: maybe нет"]


def test_an_example_in_words_without_its_block(world):
    world.append("corpus/inventory/toy.tsv", "toy.ex\texample\tyes\t000:1-2\tyes\n")
    world.append("corpus/ids.tsv", "toy.ex\tlive\n")
    world.core.implemented["toy.ex"] = [Code("rules_py.toy", "points", 5)]
    world.append(RULES, rule("toy.ex", kind="example"))
    found = world.problems()
    at = line_of(world, RULES, "toy.ex")
    assert f"{RULES}:{at}: toy.ex: за примером нужен блок example" in found


def test_a_core_that_cannot_be_loaded(world):
    world.core.games = frozenset()
    world.core.failure = "ImportError: нет модуля"
    assert "rules_py/__init__.py:1: ядро не загружается: ImportError: нет модуля" in world.problems()


def test_an_example_with_another_result(world):
    world.change(RULES, "{total: 30}", "{total: 31, items: [{amount: 30}, {}], sides: {Вы: 1}}")
    at = line_of(world, RULES, "total: 31")
    assert world.problems() == [
        f'{RULES}:{at}: «Двадцать да десять»: items: ожидалось [{{"amount": 30}}, {{}}], вышло '
        '[{"side": "", "amount": 30, "text": "Всего", "cites": ["toy.1"]}]',
        f"{RULES}:{at}: «Двадцать да десять»: sides: такого поля в ответе нет (есть: total, unit, summary, items, grade)",
        f"{RULES}:{at}: «Двадцать да десять»: total: ожидалось 31, вышло 30",
    ]


def test_a_number_is_not_a_truth_value(world):
    world.change(RULES, "{allowed: true,", "{allowed: 1,")
    at = line_of(world, RULES, "allowed: 1")
    assert world.problems() == [f"{RULES}:{at}: «Масть есть»: allowed: ожидалось 1, вышло true"]


def test_an_example_that_the_core_refuses(world):
    world.core.ask = lambda request: {"ok": False, "error": {"field": "cards", "text": "Введите число", "cites": []}}
    at = line_of(world, RULES, "expect: {total")
    assert f"{RULES}:{at}: «Двадцать да десять»: ядро отказало: cards: Введите число" in world.problems()


def test_an_example_that_waits_where_the_core_plays(world):
    world.change(RULES, "example | toy.points", "example | toy.ponits")
    at = line_of(world, RULES, "toy.ponits")
    assert world.problems() == [
        f"{RULES}:8: toy.1: у исполнимого правила нет примера или положения, которое считается",
        f"{RULES}:{at}: «Двадцать да десять»: калькулятора «toy.ponits» у ядра нет",
    ]


def test_an_example_and_a_position_that_wait_for_a_game_that_is_not_theirs(world):
    world.change(RULES, "example | toy.points", "example | tyo.points")
    world.change(RULES, "position | toy", "position | tyo")
    first, second = line_of(world, RULES, "example | tyo"), line_of(world, RULES, "position | tyo")
    assert [one for one in world.problems() if "исполнимого" not in one] == [
        f"{RULES}:{first}: «Двадцать да десять»: калькулятора «tyo.points» у ядра нет",
        f"{RULES}:{second}: «Масть есть»: ядро не играет в «tyo»",
    ]


def test_examples_may_wait_in_a_game_that_the_core_does_not_play(world):
    world.core.games, world.core.calculators = frozenset(), frozenset()
    assert world.problems() == []


def test_a_position_that_expects_a_verdict_without_its_rules(world):
    world.change(RULES, "{allowed: true, cites: [toy.2]}", "{allowed: true}")
    at = line_of(world, RULES, "{allowed: true}")
    assert world.problems() == [f"{RULES}:{at}: «Масть есть»: в expect нужны cites"]


def test_a_table_of_a_game_that_cannot_be_played(world):
    world.append("docs/toy/index.md", "\n/// table | far\n    seed: 1892\n///\n")
    at = line_of(world, "docs/toy/index.md", "/// table")
    assert world.problems() == [f"docs/toy/index.md:{at}: table far: ядро не играет в эту игру"]


@pytest.mark.parametrize("kind", ["lesson", "deck", "bots"])
def test_a_panel_that_the_core_cannot_fill(world, kind):
    file = "docs/toy/index.md"
    world.append(file, f"\n/// {kind} | toy\n///\n")
    at = line_of(world, file, f"/// {kind}")
    assert world.problems() == [f"{file}:{at}: {kind} toy: у ядра этого нет"]


def test_a_lesson_that_cites_a_rule_that_does_not_exist(world):
    file, ask = "docs/toy/index.md", world.core.ask
    steps = [{"text": "Бросьте карту.", "cites": ["toy.1", "toy.99"]}]
    world.core.ask = lambda request: {"ok": True, "lesson": {"steps": steps}} if request["do"] == "lesson" else ask(request)
    world.append(file, "\n/// lesson | toy\n///\n")
    at = line_of(world, file, "/// lesson")
    assert world.problems() == [f"{file}:{at}: lesson toy: правила «toy.99» нет"]


def test_code_for_a_rule_that_does_not_exist(world):
    world.core.implemented["toy.99"] = [Code("rules_py.games.toy.play", "deal", 7)]
    assert world.problems() == ['rules_py/games/toy/play.py:7: @implements("toy.99"): такого правила нет']


def test_an_executable_rule_without_code(world):
    del world.core.implemented["toy.2"]
    at = line_of(world, RULES, "/// rule | toy.2")
    assert world.problems() == [f"{RULES}:{at}: toy.2: исполнимое правило ничем не исполняется"]


def test_an_executable_rule_that_nothing_shows(world):
    world.change(RULES, "rules: [toy.2]", "rules: [toy.1]")
    world.change(RULES, "cites: [toy.2]", "cites: [toy.1]")
    world.core.ask = lambda request: {
        "ok": True,
        "result": {"total": 30},
        "verdict": {"allowed": True, "cites": ["toy.1"]},
    }
    at = line_of(world, RULES, "/// rule | toy.2")
    assert world.problems() == [f"{RULES}:{at}: toy.2: у исполнимого правила нет примера или положения, которое считается"]


def test_an_example_of_an_unknown_calculator_waits(world):
    world.core.calculators = frozenset()
    waiting = [run for run in world.load().runs if run.waiting]
    assert [run.item.title for run in waiting] == ["Двадцать да десять"]


def sayings(world, *rows: str) -> list[str]:
    """Give the problems of everyday words at a case whose form lets one choose."""
    ask = world.core.ask
    params = [{"name": "who", "label": "Кто", "type": "choice", "choices": [{"value": "сдающий", "label": "Сдающий"}]}]
    form = {"ok": True, "schema": {"id": "toy.points", "title": "Сколько очков", "params": params}}
    world.core.ask = lambda request: form if request["do"] == "calculator" else ask(request)
    world.write("corpus/sayings/toy.yml", "".join(f"- {row}\n" for row in rows))
    return world.problems()


def test_everyday_words_for_what_does_not_exist(world):
    file = "corpus/sayings/toy.yml"
    assert sayings(
        world,
        "{case: toy.points, words: [сколько очков]}",
        "{case: toy.points, answer: {who: сдающий}, words: [сдал не так]}",
        "{case: toy.ponits, words: [сколько]}",
        "{case: toy.points, answer: {who: гость}, words: [гость спорит]}",
        "{case: toy.points, answer: {whose: сдающий}, words: [чей ход]}",
        "{case: '*.points', words: [почём]}",
        "{case: '*.ponits', words: [почём]}",
        "{case: '*.points', answer: {who: сдающий}, words: [сдал]}",
    ) == [
        f"{file}:3: слова toy.ponits: такого случая ядро не знает",
        f"{file}:4: слова toy.points: ответа «who: гость» в форме нет",
        f"{file}:5: слова toy.points: ответа «whose: сдающий» в форме нет",
        f"{file}:7: слова *.ponits: таких случаев нет, или у слов есть «answer»",
        f"{file}:8: слова *.points: таких случаев нет, или у слов есть «answer»",
    ]


def test_everyday_words_that_are_said_twice(world):
    assert sayings(world, "{case: toy.points, words: [сколько очков]}", "{case: toy.points, words: [счёт, сколько очков]}") == [
        "corpus/sayings/toy.yml:2: слова toy.points: «сколько очков» записано дважды"
    ]


def test_readings_that_differ_from_the_core(world):
    world.core.readings = {
        "toy.draw": SimpleNamespace(choices=("yes", "half"), default="half", grade="house"),
        "toy.more": SimpleNamespace(choices=("a", "b"), default="a", grade="sure"),
    }
    where = "corpus/readings/toy.yml:1: разночтение toy.draw: "
    assert world.problems() == [
        "corpus/readings:1: разночтение toy.more: ядро его знает, а записи нет",
        where + "default: в ядре half, здесь yes",
        where + "grade: в ядре house, здесь inferred",
        where + "чтения: в ядре ['half', 'yes'], здесь ['no', 'yes']",
    ]


@pytest.mark.parametrize("word", ["OCR", "сканом", "ledger"])
def test_words_that_the_reader_should_not_meet(world, word):
    world.change(RULES, "Играют двое.", f"Играют двое по {word}.")
    assert world.problems() == [f"{RULES}:14: слово «{word}» в тексте для читателя"]


def test_ordinary_words_are_allowed(world):
    world.change(RULES, "Играют двое.", "Играют двое без скандала.")
    assert world.problems() == []


def test_an_emoji_instead_of_a_suit_sign(world):
    world.change(RULES, "Играют двое.", "Играют двое, ♠\ufe0f.")
    assert world.problems() == [f"{RULES}:14: знак масти записан как эмодзи (U+FE0F): оставьте один знак ♠ ♣ ♦ ♥"]


def test_a_navigation_that_is_missing_or_old(world):
    world.write("mkdocs.yml", "site_name: Дом\n")
    assert world.problems() == ["mkdocs.yml:1: нет раздела nav между отметками: python -m corpus nav"]
    world.write("mkdocs.yml", "site_name: Дом\n# nav: begin (python -m corpus nav)\nnav:\n# nav: end\n")
    assert world.problems() == ["mkdocs.yml:2: раздел nav отстал от издания: python -m corpus nav"]


def test_a_number_that_a_line_could_break(world):
    world.change(RULES, "Играют двое.", "Играют двое до 2\u00a0000, не до 3 000; карты 10, 9, 8.")
    at = line_of(world, RULES, "Играют двое")
    assert world.problems() == [f"{RULES}:{at}: «3 000»: внутри числа нужен неразрывный пробел (U+00A0)"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Потом играют двое.", "toy.1: «Потом» понятно только рядом с соседним правилом"),
        ("Двое играют здесь.", "toy.1: «здесь» понятно только рядом с соседним правилом"),
        ("Двое играют, как выше.", "toy.1: «как выше» понятно только рядом с соседним правилом"),
        ("Если же их трое, играют иначе.", "toy.1: «Если же» понятно только рядом с соседним правилом"),
        ("В этом виде играют двое.", "toy.1: «этом виде» понятно только рядом с соседним правилом"),
        ("Игра эта для двоих.", "toy.1: «Игра эта» понятно только рядом с соседним правилом"),
        ("Играют при этом двое.", "toy.1: «при этом» понятно только рядом с соседним правилом"),
        ("Всякая карта обязана лежать на столе.", "«карта обязана»: обязан и вправе бывают только люди"),
        (
            "Карта второго ряда и выше обязана лежать на двух.",
            "«Карта второго ряда и выше обязана»: обязан и вправе бывают только люди",
        ),
        ("Стрелки на картах обязаны смотреть влево.", "«Стрелки на картах обязаны»: обязан и вправе бывают только люди"),
        ("Игроков сколько?", "toy.1: первое предложение повторяет заглавие"),
    ],
)
def test_a_text_that_leans_on_its_neighbour_or_its_title(world, text, message):
    world.change(RULES, "Играют двое.", text)
    assert any(one.endswith(f": {message}") for one in world.problems()), world.problems()


@pytest.mark.parametrize("title", ["Здесь играют двое", "Кто играет вместо этого"])
def test_a_title_that_leans_on_its_neighbour(world, title):
    world.change(RULES, "title: Сколько игроков", f"title: {title}")
    assert [one for one in world.problems() if one.endswith("в заглавии понятно только рядом с соседним")] != []


def test_what_was_named_may_be_pointed_at(world):
    world.change(RULES, "Играют двое.", "Играют двое по очереди, как условились, и в этом виде никто не ждёт.")
    assert world.problems() == []


def test_a_title_that_repeats_its_section(world):
    world.change(RULES, "title: Сколько игроков", "title: Игроки")
    world.change(RULES, "/// rule | toy.1\n", "## Игроки\n\n/// rule | toy.1\n")
    assert any(one.endswith("toy.1: заглавие повторяет раздел «Игроки»") for one in world.problems())
    world.change(RULES, "## Игроки\n", "## Игроки как люди\n")
    world.change(RULES, "title: Игроки", "title: Игроки — люди")
    assert any(one.endswith("toy.1: заглавие повторяет раздел «Игроки как люди»") for one in world.problems())


def test_a_title_that_repeats_its_number(world):
    world.append(RULES, rule("toy.91", title="Пример 1. Двое", more="    source: 000:1\n    label: Пример 1\n"))
    assert [one for one in world.problems() if one.endswith("toy.91: заглавие повторяет номер «Пример 1»")]


def test_a_difference_from_the_book_without_its_reason(world):
    explained = "    collated: «не» в книге 2, здесь 1, «или» в книге 0, здесь 1 — «чтобы не» здесь «иначе»\n"
    world.append(RULES, rule("toy.90", more="    source: 000:1\n" + explained))
    assert not [problem for problem in world.problems() if "объяснения" in problem]
    world.append(RULES, rule("toy.91", "Иное", more="    source: 000:1\n    collated: «не» в книге 2, здесь 1\n"))
    at = line_of(world, RULES, "«не» в книге 2", 2)
    assert f"{RULES}:{at}: toy.91: «не» в книге 2, здесь 1: нет объяснения после тире" in world.problems()
