"""The parser: what it reads, and the exact message for every way to write a block wrong."""

from __future__ import annotations

import pytest

from corpus import markdown
from corpus.model import Example, GamesBlock, Heading, Note, Position, Prose, Rule, Span, Table
from corpus.options import is_id, parse_spans
from corpus.parse import default_label
from corpus.yamlio import YamlProblem, load_yaml

WHERE = "docs/toy/rules.md"


def test_a_chapter_is_read_in_order_with_its_lines(world):
    chapter = world.load().text.games["toy"].chapters[0]
    assert [(type(item), item.place.line) for item in chapter.items] == [
        (Heading, 6), (Rule, 8), (Note, 17), (Rule, 22), (Rule, 31), (Example, 38), (Position, 47),
    ]  # fmt: skip


def test_a_rule_has_all_its_options(world):
    rule = world.load().rules["toy.2"]
    assert (rule.title, rule.kind, rule.grade, rule.label) == ("Кто сдаёт", "procedure", "sure", "§\u00a02")
    assert rule.source == (Span("000", 20, 24), Span("000", 30, 30))
    assert (rule.covers, rule.subjects, rule.game, rule.chapter) == (("toy.3",), (), "toy", "rules")
    assert rule.body.markdown == "Сдаёт ♠Т. Это [марьяжем](term:марьяж) не зовут."
    assert (rule.place.of("covers"), rule.body.line) == (26, 28)


def test_references_and_terms_know_their_lines(world):
    world.change(WHERE, "Играют двое.", "Играют двое.\nЕщё строка [[toy.h1]].\n\n- список [[toy.3]]\n")
    refs = world.load().rules["toy.1"].body.refs
    assert [(ref.target, ref.text, ref.line) for ref in refs] == [
        ("toy.h1", "", 15), ("toy.3", "", 17), ("toy.2", "", 18), ("toy.2", "дальше", 18),
    ]  # fmt: skip


def test_a_reference_with_text_may_stand_in_a_table():
    tokens = markdown.make_parser().parse(markdown.prepare("| a | b |\n|---|---|\n| [[toy.1|слово]] | 2 |\n"))
    assert [ref.text for ref in markdown.references(tokens)] == ["слово"]
    assert sum(token.type == "td_open" for token in tokens) == 2


def test_an_example_and_a_position_keep_their_data(world):
    items = world.load().text.games["toy"].chapters[0].items
    example = next(item for item in items if isinstance(item, Example))
    position = next(item for item in items if isinstance(item, Position))
    assert (example.calculator, example.given, example.expect, example.printed) == (
        "toy.points", {"cards": 20, "last": True}, {"total": 30}, None,
    )  # fmt: skip
    assert (position.game, position.attempt, position.expect) == ("toy", "play ♠Т", {"allowed": True, "cites": ["toy.2"]})


def test_the_opening_page_of_a_game(world):
    game = world.load().text.games["toy"]
    assert (game.title, game.players, game.minutes, game.difficulty) == ("Подкидыш", "2", "20", 2)
    assert (game.compare["players"].text, game.compare["players"].rule) == ("2", "toy.1")
    assert [type(item) for item in game.index.items] == [Prose, Heading, Prose]


def test_a_table_and_the_games_of_a_free_page(world):
    world.append("docs/index.md", "\n/// table | toy\n    seed: 7\n    options: {to: 3}\n///\n")
    items = world.load().text.pages[0].items
    assert isinstance(items[2], GamesBlock)
    assert isinstance(items[3], Table)
    assert (items[3].seed, items[3].options) == (7, {"to": 3})


HEAD = "/// rule | toy.1\n    title: Т\n    kind: setup\n    source: 000:1\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + "\nТекст.", "5: rule toy.1: блок не закрыт строкой «///»"),
        (HEAD + "\nТекст.\n\n" + HEAD + "\nЕщё.\n///", "5: rule toy.1: блок не закрыт строкой «///»"),
        ("/// ruel | toy.1\n\nТекст.\n///", "5: неизвестный блок «ruel» (есть: rule, note, example, position, table, lesson, deck, bots, card, agree, deal, hero, quote, games, dispute, difference)"),
        ("///", "5: «///»: блок начинается с «/// имя | аргумент»"),
        ("/// 5", "5: «/// 5»: блок начинается с «/// имя | аргумент»"),
        (HEAD + "Текст.\n///", "9: rule toy.1: параметры пишутся с отступом в четыре пробела, после них нужна пустая строка"),
        (HEAD + "    colour: red\n\nТекст.\n///", "9: rule toy.1: неизвестный параметр «colour» (есть: asks, collated, covers, grade, kind, label, source, subjects, title)"),
        (HEAD.replace("Т\n", "Ход: первый\n") + "\nТекст.\n///", "6: rule toy.1: YAML не читается: двоеточие внутри значения: возьмите значение в кавычки"),
        (HEAD + "    kind: setup\n\nТекст.\n///", "9: rule toy.1: поле «kind» дано дважды"),
        (HEAD.replace("setup", "law") + "\nТекст.\n///", "7: rule toy.1: «kind: law» — такого значения нет (есть: setup, procedure, obligation, prohibition, permission, penalty, scoring, settlement, definition, table, example, variant, strategy, etiquette, history, house)"),
        (HEAD.replace("000:1", "стр. 5") + "\nТекст.\n///", "8: rule toy.1: «source: стр. 5» — пишется «000:1013-1015», несколько через запятую"),
        (HEAD.replace("    source: 000:1\n", "") + "\nТекст.\n///", "5: rule toy.1: нет обязательного параметра «source»"),
        (HEAD.replace("Т\n", "Точка.\n") + "\nТекст.\n///", "6: rule toy.1: «title» пишется без точки в конце"),
        (HEAD + "    covers: toy 3\n\nТекст.\n///", "9: rule toy.1: «covers»: «toy 3» не похоже на номер правила (игра, точка, номер)"),
        (HEAD + "    subjects: {a: 1}\n\nТекст.\n///", "9: rule toy.1: «subjects» должен быть списком: [одно, другое]"),
        (HEAD + "\n///", "5: rule toy.1: нет текста"),
        (HEAD + "\n## Заголовок\n\nТекст.\n///", "10: rule toy.1: заголовкам место вне блока"),
        ("/// rule | ТОЙ\n    title: Т\n\nТекст.\n///", "5: rule ТОЙ: «ТОЙ» не похоже на номер правила (игра, точка, номер)"),
        ("/// rule | toy.h1\n    title: Т\n    kind: house\n    source: 000:1\n\nТекст.\n///", "8: rule toy.h1: у домашнего правила нет источника"),
        ("/// note | toy.1\n\n///", "5: note toy.1: нет текста"),
        ("/// example | toy.points\n    title: Т\n    given: {a: 1}\n    expect: {total: 1}\n///", "5: example toy.points: нет текста: разбор примера словами нужен всегда"),
        ("/// example | toy.points\n    title: Т\n    given: 5\n    expect: {total: 1}\n\nСлова.\n///", "7: example toy.points: «given» пишется в фигурных скобках: {имя: значение}"),
        ("/// position | toy\n    title: Т\n    given: {a: 1}\n    expect: {allowed: true}\n///", "5: position toy: нет обязательного параметра «try»"),
        ("/// table | toy\n    seed: много\n///", "6: table toy: «seed» должен быть целым числом"),
        ("/// rule | toy.1\n    просто слова\n\nТекст.\n///", "6: rule toy.1: параметры пишутся как «имя: значение»"),
        ("/// rule | toy.1\n    title: [a\n\nТекст.\n///", "6: rule toy.1: YAML не читается: не закрыта квадратная скобка или пропущена запятая"),
    ],
)  # fmt: skip
def test_a_block_written_wrong(parse_rule, text, message):
    assert f"{WHERE}:{message}" in parse_rule(text)


def test_front_matter_that_is_missing_or_wrong(world):
    world.write(WHERE, "Просто текст.\n")
    found = [str(problem) for problem in world.load().text.problems]
    assert found == [
        f"{WHERE}:1: нет заголовочной части между строками «---»",
        f"{WHERE}:1: заголовок: нет обязательного параметра «title»",
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: toy", "game: joy", "3: заголовок: игра «joy» лежит в папке «toy»"),
        ("difficulty: 2", "difficulty: 9", "8: заголовок: «difficulty» — число от 1 до 5"),
        ("[rules]", "[rules, more]", "12: заголовок: главы «more» нет: ожидался файл docs/toy/more.md"),
        ("players: {", "colour: {", "13: заголовок: compare: столбца «colour» нет (есть: players, deck, trumps, order, suits, follow, ruff, overtake, target)"),
        ('{text: "2", rule: toy.1}', "два", "13: заголовок: compare: «players» пишется {text: …, rule: …}"),
        ("family: Взятки\n", "", "1: заголовок: нет обязательного параметра «family»"),
    ],
)  # fmt: skip
def test_an_opening_page_written_wrong(world, old, new, message):
    world.change("docs/toy/index.md", old, new)
    assert f"docs/toy/index.md:{message}" in [str(problem) for problem in world.load().text.problems]


def test_files_that_belong_nowhere(world):
    world.write("docs/toy/spare.md", "---\ntitle: Лишняя\n---\n")
    world.write("docs/empty/rules.md", "---\ntitle: Без начала\n---\n")
    assert [str(problem) for problem in world.load().text.problems] == [
        "docs/empty:1: в папке игры нет index.md",
        "docs/toy/spare.md:1: главы нет в списке chapters файла docs/toy/index.md",
    ]


def test_a_file_that_is_not_utf8(world):
    (world.root / WHERE).write_bytes("---\ntitle: Правила\n".encode("cp1251"))
    assert f"{WHERE}:1: файл не в кодировке UTF-8" in [str(problem) for problem in world.load().text.problems]


def test_a_data_file_that_is_not_yaml(world):
    world.write("corpus/glossary/toy.yml", "- term: [\n")
    world.write("corpus/waivers/toy.yml", "id: toy.4\n")
    world.write("corpus/readings/toy.yml", "- слово\n")
    assert [str(problem) for problem in world.load().data.problems] == [
        "corpus/waivers/toy.yml:1: ожидался список: каждая запись начинается с «- »",
        "corpus/readings/toy.yml:1: разночтение: запись пишется полями «имя: значение»",
        "corpus/glossary/toy.yml:2: YAML не читается: не закрыта кавычка или скобка",
    ]


def test_yaml_keeps_words_words():
    assert load_yaml("{a: yes, b: no, c: 12:30, d: 012, e: true, f: -5, g: 1.5, h: ~}").value == {
        "a": "yes", "b": "no", "c": "12:30", "d": "012", "e": True, "f": -5, "g": 1.5, "h": None,
    }  # fmt: skip
    with pytest.raises(YamlProblem):
        load_yaml("a: !!python/object:os.system {}")


def test_small_readers():
    assert default_label("toy.14") == "§\u00a014"
    assert default_label("toy.36b") == "§\u00a036б"
    assert default_label("toy.intro") == ""
    assert parse_spans("000:1-3, 5, 001:7") == [Span("000", 1, 3), Span("000", 5, 5), Span("001", 7, 7)]
    assert parse_spans("1-3") is None
    assert is_id("sixty-six.13n")
    assert not is_id("sixty-six")
