"""Pages: the markup that style sheet and widgets rely on, links, citations, permanent addresses."""

from __future__ import annotations

import json
import re

import pytest

from corpus.book import Book, page_ranges
from corpus.cite import Citable
from corpus.editions import freeze, text_hash
from corpus.glossary import Finder
from corpus.nav import nav_lines, write_nav
from corpus.render import home
from corpus.render.build import build, pages
from corpus.render.html import amount, in_heading, json_script, signs, slug
from corpus.render.widgets import short


@pytest.fixture
def made(world):
    return pages(Book(world.load()))


def test_a_rule_has_its_heading_in_markdown_and_its_number_leads_to_its_sheet(made):
    number = '<a class="zs-num" href="../../r/toy.1/" data-sheet="toy.1">§\u00a01</a>'
    assert f'### {number} Сколько игроков {{ #toy-1 .zs-head data-rule="toy.1" }}' in made["toy/rules/index.md"].split("\n")
    bare = '<a class="zs-num" href="../../r/toy.h1/" data-sheet="toy.h1" aria-label="О правиле: Ничья"><span class="zs-bare" aria-hidden="true">¶</span></a>'
    assert f'### {bare} Ничья {{ #toy-h1 .zs-head data-rule="toy.h1" }}' in made["toy/rules/index.md"]


def test_a_rule_in_its_chapter_is_text_and_what_changes_its_worth(made):
    page = made["toy/rules/index.md"]
    assert '<div class="zs-rule" data-rule="toy.1" data-kind="setup">' in page
    assert '<div class="zs-rule zs-house" data-rule="toy.h1" data-kind="house">' in page
    assert page.count('<p class="zs-marks"') == 1  # the rule of the house; a grade «по источнику» is not said
    assert '<p class="zs-marks" data-search-exclude><span class="zs-grade zs-house">' in page
    assert '<aside class="zs-note"><p>Примечание редактора.</p></aside>' in page
    assert '<details class="zs-reading" data-reading="toy.draw">' in page
    assert '<summary><span class="zs-vh">Разночтение: </span>Делят ли ставку?</summary>' in page


def test_the_sheet_of_a_rule_holds_what_is_known_of_it(made):
    page = made["r/toy.2/index.html"]
    assert '<article class="zs-sheet" data-rule="toy.2"><h1><span class="zs-no">§\u00a02</span> Кто сдаёт</h1>' in page
    assert '<dt>Источник</dt><dd><a href="../../sources/#src-000">Старая книга</a>, с.\u00a03–4</dd>' in page
    assert '<dt>Верность</dt><dd><span class="zs-grade zs-sure">по источнику</span></dd>' in page
    assert "<dt>Вид</dt><dd>порядок</dd>" in page
    assert '<a href="../../code/rules_py.toy/#L9"><code>rules_py.toy.deal</code></a>' in page
    assert '<dt>Ссылаются</dt><dd><a href="../../toy/rules/#toy-1">§\u00a01</a> Сколько игроков</dd>' in page
    assert '<dt>Примеры</dt><dd><a href="../../toy/rules/#ex-2">Масть есть</a></dd>' in page
    assert page.count('<figure class="zs-citation"') == 2
    assert (
        '<footer class="zs-citation" data-form="words">Подкидыш, §\u00a02. Старая книга, с. 3–4. «Зелёное сукно», ред. 1. '
        in page
    )
    assert '<a class="zs-btn" href="../../toy/rules/#toy-2">Читать в главе «Правила»</a>' in page
    assert '<details class="zs-reading" data-reading="toy.draw">' in made["r/toy.1/index.html"]


def test_a_rule_as_data(world):
    edition = world.load()
    data = json.loads(pages(Book(edition))["r/toy.1.json"])
    assert data["text"] == "Играют двое. Взятку берёт старшая карта, см. §\u00a02 и дальше."
    assert data["source"] == [{"key": "000", "title": "Старая книга об играх", "pages": "3"}]
    assert data["readings"][0]["ways"][1] == {"id": "no", "text": "Не делят.", "grounds": "Так строже."}
    assert (data["links"], data["edition"], data["hash"]) == (["toy.2"], 1, text_hash(edition.rules["toy.1"]))


def test_a_rule_as_an_edition_had_it(world):
    freeze(world.load(), "2026-01-02", "первая")
    world.change("docs/toy/rules.md", "Играют двое.", "Играют трое.")
    world.append("corpus/editions/changes.yml", "- {id: toy.1, note: сверено}\n")
    made = pages(Book(world.load()))
    page = made["r/toy.1@1/index.html"]
    assert "Так правило стояло в ред.\u00a01. С тех пор текст изменён. Сверено." in page
    assert "<p>Играют <mark>двое.</mark> Взятку" in page and "<p>Играют <mark>трое.</mark> Взятку" in page
    first = '<a href="../../r/toy.{}@1/">ред.\u00a01</a>: первый текст; '
    changed = '<span class="zs-changed">изменено после ред.\u00a01</span>: сверено'
    assert first.format(1) + changed in made["r/toy.1/index.html"]
    assert "zs-changed" not in made["toy/rules/index.md"]
    # what is cited is not what edition 1 says, and the citation does not claim it
    for name, said in (("1", "1 с правками"), ("2", "1")):
        page = made[f"r/toy.{name}/index.html"]
        assert page.count(f"ред. {said}") == 2 and f"Ред. {said}." in page
        assert f'<meta name="citation_edition" content="{said}">' in page and f'"bookEdition":"{said}"' in page
        assert f"ред. {said}." in json.loads(made[f"r/toy.{name}.json"])["citation"]
    assert "Сегодня текст тот же" in made["r/toy.2@1/index.html"]
    assert first.format(2) + "с тех пор текст тот же" in made["r/toy.2/index.html"]


def test_a_rule_keeps_its_history_over_editions(world):
    freeze(world.load(), "2026-01-02", "первая")
    world.change("docs/toy/rules.md", "Играют двое.", "Играют трое.")
    world.append("corpus/editions/changes.yml", "- {id: toy.1, note: сверено}\n")
    freeze(world.load(), "2026-02-02", "вторая")
    world.change("docs/toy/rules.md", "Играют трое.", "Играют четверо.")
    world.append("corpus/editions/changes.yml", "- {id: toy.1, note: посчитано}\n")
    made = pages(Book(world.load()))
    assert "С тех пор текст изменён. Сверено; посчитано." in made["r/toy.1@1/index.html"]
    assert "С тех пор текст изменён. Посчитано." in made["r/toy.1@2/index.html"]
    told = made["r/toy.1/index.html"].partition("<dt>История</dt>")[2].partition("</dd>")[0]
    assert [
        one in told for one in ("toy.1@1/", "первый текст", "toy.1@2/", "сверено", "изменено после ред.\u00a02", "посчитано")
    ] == [True] * 6
    assert made["r/toy.2/index.html"].partition("<dt>История</dt>")[2].count("с тех пор текст тот же") == 1
    assert "toy.2@2/" not in made["r/toy.2/index.html"]
    second = made["editions/2/index.md"]
    assert "сверено" in second and "toy.1@1/" in second and "новое правило" not in second


def test_the_page_of_an_edition_names_rules_that_came_and_went(world):
    freeze(world.load(), "2026-01-02", "первая")
    first = world.root / "corpus/editions/1.json"
    kept = json.loads(first.read_text("utf-8"))
    kept["rules"]["toy.9"] = kept["rules"].pop("toy.2")
    first.write_text(json.dumps(kept), "utf-8")
    freeze(world.load(), "2026-02-02", "вторая")
    page = pages(Book(world.load()))["editions/2/index.md"]
    assert "§\u00a02</a>: новое правило</li>" in page
    assert '>toy.9</a>: снято (<a href="../../r/toy.9@1/">как было</a>)' in page


def test_the_parts_of_a_paragraph_are_told_apart_and_stand_together_under_its_number(world):
    for letter, title in (("a", "Начало хода"), ("b", "Конец хода")):
        world.append(
            "docs/toy/rules.md",
            f"\n/// rule | toy.5{letter}\n    title: {title}\n    kind: setup\n    label: § 5\n    source: 000:1\n\nСлова {letter}.\n///\n",
        )
    made = pages(Book(world.load()))
    assert (
        ">§\u00a05\u00a0а</a> Начало хода" in made["toy/rules/index.md"]
        and ">§\u00a05\u00a0б</a> Конец хода" in made["toy/rules/index.md"]
    )
    page = made["r/toy.5/index.html"]
    assert "<h1>Подкидыш, §\u00a05</h1>" in page
    assert page.index("Слова a.") < page.index("Слова b.")
    assert '<a class="zs-num" href="../../r/toy.5b/">§\u00a05\u00a0б</a> Конец хода' in page
    # the whole § is cited and described as its parts are
    cited = "«Слова a. Слова b.» Подкидыш, §\u00a05. Старая книга, с. 3. «Зелёное сукно», ред. 1. "
    assert cited + '<span class="zs-url" data-path="r/toy.5/">/r/toy.5/</span>' in page
    assert '<meta name="citation_title" content="Подкидыш, §\u00a05">' in page and 'content="Слова a. Слова b."' in page
    linked = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.S)[1])
    assert (linked["identifier"], linked["isBasedOn"][0]["pagination"]) == ("toy.5", "3")


def test_an_example_goes_with_the_advice_that_it_illustrates(world):
    for letter, kind in (("a", "strategy"), ("b", "example")):
        world.append(
            "docs/toy/rules.md",
            f"\n/// rule | toy.5{letter}\n    title: Ход {letter}\n    kind: {kind}\n    label: § 5\n    source: 000:1\n\nСлова {letter}.\n///\n",
        )
    page = pages(Book(world.load()))["toy/rules/index.md"]
    assert re.search(r'class="zs-rule zs-advice" data-rule="toy.5b"', page) and "#toy-5b .zs-head .zs-advised" in page


def test_the_page_of_an_edition_lists_rules_in_the_order_of_the_book(world):
    for number in (10, 9):
        world.append(
            "docs/toy/rules.md",
            f"\n/// rule | toy.{number}\n    title: Правило {number}\n    kind: setup\n    source: 000:1\n\nСлова {number}.\n///\n",
        )
    freeze(world.load(), "2026-01-02", "первая")
    page = pages(Book(world.load()))["editions/1/index.md"]
    assert re.findall(r"r/(toy\.\w+)@1/", page) == ["toy.1", "toy.2", "toy.h1", "toy.10", "toy.9"]


def test_the_page_of_a_rule_speaks_to_machines(world, monkeypatch):
    world.write("mkdocs.yml", 'site_url: !ENV [ZS_TEST_URL, ""]\n')
    unnamed = pages(Book(world.load()))["r/toy.1/index.html"]
    assert "Сборка сделана без адреса сайта" in unnamed and "citation_public_url" not in unnamed
    monkeypatch.setenv("ZS_TEST_URL", "https://example.org/sukno")
    page = pages(Book(world.load()))["r/toy.1/index.html"]
    address = "https://example.org/sukno/r/toy.1/"
    assert f'<link rel="canonical" href="{address}">' in page and "без адреса сайта" not in page
    assert f'<meta property="og:url" content="{address}">' in page
    assert f'<meta name="citation_public_url" content="{address}">' in page
    linked = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.S)[1])
    assert linked["isBasedOn"] == [{"@type": "Book", "name": "Старая книга об играх", "pagination": "3"}]
    assert not re.search(r"<script(?![^>]*(?:type=\"application/|src=))", page)  # nothing inline that would run


def test_references_terms_and_suits(made):
    page = made["toy/rules/index.md"]
    assert '<a class="zs-ref" href="#toy-2" data-rule="toy.2">§\u00a02</a>' in page
    assert '<a class="zs-ref" href="#toy-2" data-rule="toy.2">дальше</a>' in page
    assert '<a class="zs-term" href="../../glossary/#term-vzyatka" data-term="взятка">Взятку</a>' in page
    assert '<a class="zs-term" href="../../glossary/#term-maryazh" data-term="марьяж">марьяжем</a>' in page
    told = json.loads(re.search(r'<script type="application/json" class="zs-terms">(.*?)</script>', page, re.S)[1])
    assert told["взятка"] == '<b>Взятка</b>: Карты одного круга, знак <span class="zs-suit zs-s">♠\ufe0e</span>.'
    assert not re.search("[♠♣♦♥](?!\ufe0e)", re.sub(r"<script.*?</script>", "", page, flags=re.S))


def test_a_term_is_marked_once_a_page_and_a_known_word_never(world):
    world.append("docs/toy/rules.md", "\nЕщё взятка, ещё марьяжем.\n")
    assert pages(Book(world.load()))["toy/rules/index.md"].count('data-term="') == 2
    world.append("docs/toy/rules.md", "\nИ [взятки](term:взятка), названные нарочно.\n")
    page = pages(Book(world.load()))["toy/rules/index.md"]
    assert page.count('data-term="') == 2 and "И взятки, названные нарочно." in page
    world.change("corpus/glossary/common.yml", "- term: взятка\n", "- term: взятка\n  known: true\n")
    made = pages(Book(world.load()))
    assert 'data-term="взятка"' not in made["toy/rules/index.md"] and '<dt id="term-vzyatka">' in made["glossary/index.md"]


def test_a_reference_from_another_game_names_the_game(world):
    world.write(
        "docs/far/index.md",
        world.read("docs/toy/index.md")
        .replace("game: toy", "game: far")
        .replace("Подкидыш", "Дальняя")
        .replace("chapters: [rules]", "chapters: []"),
    )
    page = pages(Book(world.load()))["far/index.md"]
    assert '<a class="zs-ref" href="../toy/rules/#toy-1" data-rule="toy.1">подкидыш, §\u00a01</a>' in page


def data_in(page: str, element: str) -> dict:
    match = re.search(rf'<{element} [^>]*><script type="application/json">(.*?)</script>', page, re.S)
    return json.loads(match[1])


def test_an_example_carries_its_result_as_data_and_as_text(made):
    page = made["toy/rules/index.md"]
    data = data_in(page, "zs-calc")
    assert set(data) == {"id", "title", "given", "readings", "result", "misprint"}
    assert data["result"]["total"] == 30
    assert (
        '<dl class="zs-given"><div data-type="int"><dt>Очки картами</dt><dd>20</dd></div><div data-type="flag"><dt>Последняя взятка</dt><dd>да</dd></div></dl>'
        in page
    )
    assert (
        '<details class="zs-example" id="ex-1"><summary><span class="zs-ask"><span class="zs-title">Двадцать да десять</span> <b class="zs-a">Готово</b>'
        in page
    )
    assert '<p class="zs-big">Готово.</p>' in page
    assert (
        '<li><span>Всего <a class="zs-ref" href="#toy-1" data-rule="toy.1">§\u00a01</a></span><span class="zs-q">30</span></li>'
        in page
    )


def test_a_waiting_example_is_text_and_no_widget(world):
    world.core.calculators = frozenset()
    page = pages(Book(world.load()))["toy/rules/index.md"]
    assert "<zs-calc" not in page
    assert '<details class="zs-example zs-waiting" id="ex-1">' in page
    assert "Двадцать и десять за последнюю." in page


def test_a_wrong_figure_of_the_book_is_named(world):
    world.change("docs/toy/rules.md", "    expect: {total: 30}\n", "    expect: {total: 30}\n    printed: {total: 25}\n")
    page = pages(Book(world.load()))["toy/rules/index.md"]
    sentence = "В книге напечатано 25 вместо 30: это ошибка счёта или печати."
    assert f'<p class="zs-printed">{sentence}</p>' in page
    assert data_in(page, "zs-calc")["misprint"] == sentence


def test_an_example_without_a_misprint_says_nothing_of_one(made):
    page = made["toy/rules/index.md"]
    assert "zs-printed" not in page and data_in(page, "zs-calc")["misprint"] == ""


def test_wrong_figures_of_the_book_are_named_at_any_depth(world):
    answer = {
        "total": None,
        "sides": {"рубли": 1, "копейки": 43, "десятые": 5},
        "items": [{"amount": amount, "text": "Запись"} for amount in (7, 2000)],
        "unit": "",
        "summary": "Готово.",
    }
    printed = '{sides: {"рубли": 1, "копейки": 34}, items: [{amount: 7}, {amount: 20}], total: 25}'
    ask = world.core.ask
    world.core.ask = lambda request: {"ok": True, "result": answer} if request["do"] == "calc" else ask(request)
    world.change("docs/toy/rules.md", "    expect: {total: 30}\n", f"    expect: {{sides: {{}}}}\n    printed: {printed}\n")
    assert (
        '<p class="zs-printed">В книге напечатано 34 вместо 43 (копейки), 20 вместо 2\u00a0000, 25: это ошибка счёта или печати.</p>'
        in pages(Book(world.load()))["toy/rules/index.md"]
    )


def test_a_position_shows_the_cards_and_the_verdict(made):
    page = made["toy/rules/index.md"]
    data = data_in(page, "zs-position")
    assert (data["game"], data["try"], data["verdict"]["allowed"]) == ("toy", "play ♠Т", True)
    assert data["asked"] == "Сходить тузом ♠"
    assert '<p class="zs-wt">Можно ли: Сходить тузом <span class="zs-suit zs-s">♠\ufe0e</span>?</p>' in page
    assert '<span class="zs-card zs-suit zs-s" role="img" aria-label="туз пик">♠\ufe0eТ</span></span> закрыто: 1' in page
    assert (
        '<p class="zs-verdict zs-yes">Можно. <a class="zs-ref" href="#toy-2" data-rule="toy.2">§\u00a02</a> <span class="zs-grade zs-inferred">'
        in page
    )


def test_a_table_has_a_page_of_its_own_that_opens_with_its_first_deal(world):
    world.append("docs/toy/index.md", "\n/// table | toy\n    seed: 1892\n///\n")
    found = pages(Book(world.load()))
    page = found["toy/table/index.md"]
    assert data_in(page, "zs-table")["seed"] == 1892
    assert data_in(page, "zs-table")["rules"] == "../../toy/"
    assert "Начало сдачи №\u00a01892" in page
    assert '<p class="zs-needs">Стол живёт в браузере: включите JavaScript' in page
    chapter = found["toy/index.md"]
    assert "zs-table" not in chapter
    assert re.search(
        r'<a class="zs-btn zs-pri" data-zs-continue="toy" href="[./]*(toy/)?table/"><b><svg.*?</svg>Сыграть</b>', chapter
    )
    assert 'id="table"' in chapter and re.search(r'data-table="toy" href="[./]*(toy/)?table/"', chapter)


def test_the_name_of_the_tables_page_is_taken(world):
    world.write("docs/toy/table.md", "---\ntitle: Стол\n---\n\nТекст.\n")
    world.change("docs/toy/index.md", "chapters: [", "chapters: [table, ")
    assert "имя «table» занято: по этому адресу лежит стол игры" in " ".join(str(one) for one in world.problems())


def test_a_game_without_a_table_offers_none(made):
    assert "Сыграть" not in made["toy/index.md"]


def test_the_opening_page_lists_what_is_asked_most_with_the_rule_that_answers(world):
    assert "zs-questions" not in pages(Book(world.load()))["toy/index.md"]  # nobody asks
    world.change("docs/toy/rules.md", "/// rule | toy.1\n", "/// rule | toy.1\n    asks: [нас трое, можно ли втроём]\n")
    page = pages(Book(world.load()))["toy/index.md"]
    assert "## Спрашивают чаще всего { #sprashivajut }" in page
    answer = "<span>Нас трое <strong>Сколько игроков</strong></span> <b>§\u00a01</b></a>"
    assert re.search(rf'<a href="[./]*(toy/)?rules/#toy-1">{answer}', page)


def test_the_home_page_lists_the_games_by_families(made):
    page = made["index.md"]
    assert page.startswith('---\ntitle: "Дом"\n---\n')
    assert '<section class="zs-family"><h3>Взятки</h3>' in page
    assert '<a class="zs-game" href="./toy/">' in page
    assert '<span class="zs-read">текст</span>' in page  # it has no table
    assert "zs-sit" not in page
    assert '<p class="zs-seats-said" role="status">1\u00a0игра, сыграть можно в 0.</p>' in page


def test_the_home_page_says_that_every_game_is_played(world, monkeypatch):
    monkeypatch.setattr(home, "table_of", lambda game: True)
    assert home._counted(Book(world.load())) == "1\u00a0игра, и в каждую можно сыграть."


def test_the_old_address_of_the_list_leads_to_the_home_page(made):
    assert 'forward: "../#igry"' in made["games/index.md"]


def test_how_many_play_and_how_long_is_read_from_the_front_matter():
    assert [home.seats(one) for one in ("2", "3–7", "2–5, лучше 4", "2–10 и больше")] == [
        (2, 2),
        (3, 7),
        (2, 5),
        (2, home.MANY),
    ]
    assert [home.duration(one) for one in ("20–40", "45–90", "60–90", "60–120", "90–180", "120–240")] == [
        "20–40\u00a0мин", "45–90\u00a0мин", "60–90\u00a0мин", "1–2\u00a0ч", "1½–3\u00a0ч", "2–4\u00a0ч"
    ]  # fmt: skip


FIRST_SCREEN = """---
title: Дом
---

/// hero | toy
    title: "{games} игра"
    asks: [{ask: "чья взятка?", answer: "Старшей карты.", rules: [toy.1]}]

Слово.
///

/// quote | toy.1
///
"""


def test_the_first_screen_counts_answers_and_quotes(world):
    world.write("docs/index.md", FIRST_SCREEN)
    page = pages(Book(world.load()))["index.md"]
    assert "<h1>1 игра</h1>" in page
    assert '<details name="zs-ask"><summary>чья взятка?</summary><div><p><b>Старшей карты.</b></p><p><a class="zs-num"' in page
    assert '<blockquote class="zs-quote" cite="./r/toy.1/">' in page
    assert "zs-home-hand" not in page  # the game has no table to deal at


def test_a_question_of_the_first_screen_is_written_in_full(world):
    world.write("docs/index.md", FIRST_SCREEN.replace(", rules: [toy.1]", ""))
    assert any("вопрос пишется {ask: …, answer: …, rules: [номер]}" in str(one) for one in world.problems())


def test_pages_across_the_games(made):
    assert '<dt id="term-vzyatka">взятка</dt>' in made["glossary/index.md"]
    assert (
        '<b>Подкидыш</b>: <a class="zs-ref" href="../toy/rules/#toy-1" data-rule="toy.1">§\u00a01</a>'
        in made["subjects/index.md"]
    )
    assert (
        '<th scope="row"><a href="../toy/">Подкидыш</a></th><td><a href="../toy/rules/#toy-1">2</a></td><td>—</td>'
        in made["compare/index.md"]
    )
    assert "## Старая книга об играх { #src-000 }" in made["sources/index.md"]
    assert "Делят ли ставку?" in made["readings/index.md"]


def test_the_index_for_the_widgets(world):
    edition = world.load()
    made = pages(Book(edition))
    rules = json.loads(made["assets/rules/toy.json"])
    assert rules["toy.2"] == rules["toy.3"]
    assert rules["toy.1"] == {
        "label": "§\u00a01",
        "title": "Сколько игроков",
        "url": "toy/rules/#toy-1",
        "text": "Играют двое. Взятку берёт старшая карта, см. § 2 и дальше.".replace("§ 2", "§\u00a02"),
        "hash": text_hash(edition.rules["toy.1"]),
        "page": "3",
    }
    assert json.loads(made["assets/rules/index.json"])["games"][0]["state"] == "plays"


def test_every_id_has_its_permanent_address(world):
    world.append("corpus/ids.tsv", "toy.old\t->toy.3\ntoy.gone\tretired\n")
    made = pages(Book(world.load()))
    for name, holder in {"toy.1": "toy.1", "toy.3": "toy.2", "toy.old": "toy.2", "toy.h1": "toy.h1"}.items():
        page = made[f"r/{name}/index.html"]
        assert f'<article class="zs-sheet" data-rule="{holder}">' in page
        assert f'<link rel="canonical" href="../../r/{holder}/">' in page
        assert ("noindex" in page) is (name != holder)
    assert "Правило снято; его номер не занят другим." in made["r/toy.gone/index.html"]
    assert "Не вошло в текст: номер страницы среди текста" in made["r/toy.4/index.html"]
    assert "noindex" in made["r/toy.gone/index.html"]


def test_the_print_edition_holds_every_rule_and_links_within_itself(made):
    for name in ("print/toy/index.html", "print/all/index.html"):
        assert '<html lang="ru">' in made[name]
        assert 'id="toy-1"' in made[name]
        assert 'href="#toy-2"' in made[name]
        assert "zs-term" not in made[name]


def test_paper_names_wrong_figures_and_chosen_readings_as_the_page_does(world):
    world.change("docs/toy/rules.md", "    expect: {total: 30}\n", "    expect: {total: 30}\n    printed: {total: 25}\n")
    chosen = '    readings: {toy.draw: "no"}\n'
    for line in ("    printed: {total: 25}\n", "    expect: {allowed: true, cites: [toy.2]}\n"):
        world.change("docs/toy/rules.md", line, line + chosen)
    made = pages(Book(world.load()))
    for name in ("toy/rules/index.md", "print/toy/index.html", "print/all/index.html"):
        assert made[name].count("<p>При другом чтении:</p><ul><li>Делят ли ставку? Не делят.</li></ul>") == 2
        assert "В книге напечатано 25 вместо 30: это ошибка счёта или печати." in made[name]


def test_building_again_writes_nothing_and_removes_what_is_gone(world, tmp_path):
    out = tmp_path / "build" / "pages"
    build(world.load(), out)
    (out / "assets" / "zs").mkdir(parents=True)
    (out / "assets" / "zs" / "zs.js").write_text("//")
    assert "(0 новых или изменённых)" in build(world.load(), out)
    world.change("docs/toy/index.md", "chapters: [rules]", "chapters: []")
    build(world.load(), out)
    assert not (out / "toy" / "rules" / "index.md").exists()
    assert (out / "assets" / "zs" / "zs.js").exists()


def test_navigation(world):
    world.write("mkdocs.yml", "site_name: Дом\n")
    edition = world.load()
    assert nav_lines(edition)[:7] == [
        "nav:", '  - "Начало": index.md', '  - "Игры":', "      - games/index.md", '      - "Взятки":',
        '          - "Подкидыш":', "              - toy/index.md",
    ]  # fmt: skip
    assert write_nav(edition)
    assert not write_nav(edition)
    assert world.problems() == []


SAMPLE = Citable(
    "toy.1",
    "Подкидыш",
    "§\u00a01",
    "Сколько игроков",
    2,
    "2026",
    "https://example.org/r/toy.1/",
    "01.02.2026",
    "Играют двое.",
    "Старая книга, с. 3",
)


def test_citations():
    assert SAMPLE.words() == (
        "«Играют двое.» Подкидыш, §\u00a01. Старая книга, с. 3. «Зелёное сукно», ред. 2. https://example.org/r/toy.1/"
    )
    assert SAMPLE.gost() == (
        "Подкидыш. §\u00a01. Сколько игроков // Зелёное сукно : правила карточных игр : сайт. Ред. 2. 2026. "
        "По: Старая книга, с. 3. URL: https://example.org/r/toy.1/ (дата обращения: 01.02.2026)."
    )
    assert SAMPLE.bibtex().split("\n") == [
        "@misc{toy.1,",
        "  title        = {Подкидыш, §\u00a01: Сколько игроков},",
        "  howpublished = {Зелёное сукно: правила карточных игр, ред. 2},",
        "  year         = {2026},",
        "  url          = {https://example.org/r/toy.1/},",
        "  urldate      = {2026-02-01},",
        "  note         = {По: Старая книга, с. 3},",
        "  langid       = {russian},",
        "}",
    ]


def test_a_citation_takes_the_address_of_the_site(world, monkeypatch):
    world.write("mkdocs.yml", 'site_url: !ENV [ZS_TEST_URL, ""]\n')
    edition = world.load()
    assert Book(edition).citable(edition.rules["toy.h1"], Book(edition).site, "").address == "/r/toy.h1/"
    monkeypatch.setenv("ZS_TEST_URL", "https://example.org/sukno")
    assert Book(edition).site == "https://example.org/sukno/"


def test_small_pieces_of_html():
    assert signs("♥Д ♥\ufe0eД").count('<span class="zs-suit zs-h">♥\ufe0e</span>') == 2
    assert amount(-20000) == "−20\u00a0000"
    assert slug("Щука и «ёж»!") == "shhuka-i-ezh"
    assert in_heading("a*b_c <d> & #") == r"a\*b\_c &lt;d&gt; &amp; \#"
    assert "</script><b>" not in json_script({"x": "</script><b>"})
    assert page_ranges({3, 4, 5, 9}) == "3–5, 9"


def test_the_finder_takes_the_longest_form(world):
    world.append("corpus/glossary/common.yml", "- {term: верная взятка, forms: [верную взятку], text: Наверняка.}\n")
    finder = Finder(world.load().data.terms, "toy")
    assert [(start, end, term.term) for start, end, term in finder.find("Берёт верную взятку, взятки; верную, взятку")] == [
        (6, 19, "верная взятка"), (21, 27, "взятка"), (37, 43, "взятка"),
    ]  # fmt: skip


def test_a_title_with_marks_of_its_own_is_quoted_with_marks_of_the_second_kind(world):
    world.change("docs/toy/rules.md", "title: Ничья", "title: Слово «ничья»")
    world.change("docs/toy/index.md", "карты [[toy.1]].", "карты [[toy.1]], [[toy.h1]].")
    assert ">«Слово „ничья“»</a>" in pages(Book(world.load()))["toy/index.md"]


def test_the_game_and_the_sources_lead_to_print_and_data(made):
    assert '<a href="../print/toy/">одной страницей</a>' in made["toy/index.md"]
    assert '<span data-pdf="print/toy.pdf">, <a href="../print/toy.pdf">PDF</a></span>' in made["toy/index.md"]
    for path in ("print/all.pdf", "print/toy.pdf", "download/edition.json", "download/edition.schema.json"):
        assert f'<a href="../{path}">' in made["sources/index.md"]
    for path in ("download/edition.tei.xml", "download/edition.rng"):
        assert f'<a href="../{path}">' in made["sources/index.md"]
        assert path in made


def test_paper_has_no_table_to_play_at(world):
    world.append("docs/toy/index.md", "\n## За стол\n\nПротив бота.\n\n/// table | toy\n    seed: 5\n///\n")
    printed = pages(Book(world.load()))["print/toy/index.html"]
    assert "Игра за минуту" in printed and "Против бота" not in printed and "За стол" not in printed


def test_a_chapter_may_say_what_it_is_about(world, made):
    assert 'description: "Подкидыш: Правила. Печатные страницы 3–4."' in made["toy/rules/index.md"]
    world.change("docs/toy/rules.md", "title: Правила\n", "title: Правила\nsummary: Как бросают карты.\n")
    assert 'description: "Как бросают карты."' in pages(Book(world.load()))["toy/rules/index.md"]


def test_a_long_answer_of_a_closed_example_ends_at_a_clause():
    long = "Противники пишут 9 000; взяток после передачи у виновных 6, у другой стороны 7"
    assert short("Ренонс назначивших", long) == "Противники пишут 9 000"
    assert short("Две фигуры", "За них пишут: одному 2 000, другому 3 000 и остальным по 1 000") == (
        "За них пишут: одному 2 000, другому 3 000 и остальным по 1 000"
    )
    assert short("Карта вышедшего", "нельзя: масть выхода на руках есть, и дать её обязательно всякому") == "нельзя"
    assert short("Поздно", "нельзя: взятка закрыта") == "нельзя: взятка закрыта"
    assert short("Без остановок", "очень длинный ответ " * 5) == "очень длинный ответ " * 5
