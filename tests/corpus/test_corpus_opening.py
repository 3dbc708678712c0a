"""What a game has for its readers: phrasings of its rules, its card, its list, its deal; each wrong in one place."""

from __future__ import annotations

import base64
import json
import re
import zlib

import pytest

from corpus.book import Book
from corpus.render.build import pages
from corpus.render.opening_page import _frame

INDEX, RULES = "docs/toy/index.md", "docs/toy/rules.md"
CARD = """
/// card | toy
    ranks: {text: "Т К Д", rules: [toy.1]}
    lines:
      - {name: Сдача, text: "По одной.", rules: [toy.2]}
      - {name: Цены, text: "Вниз.", rules: [toy.1], table: true}

| взять | цена |
|---|---|
| 6 | 2 |
///
"""
AGREE = """
/// agree | toy
    prepare:
      - {text: "Колода", rules: [toy.1]}
    options:
      - {name: players, text: "Сколько вас", rules: []}
    readings: [toy.draw]
///
"""
DEAL = """
/// deal | toy
    seed: 7
    actions: [play ♠Т, play ♠К]
    stops:
      - {at: 0, title: Сдача}
      - {at: 2, title: Конец}
///
"""


UNNUMBERED = """
/// rule | toy.start
    title: Начало
    kind: procedure
    source: 000:4-5

Начинают вдвоём.
///

/// rule | toy.end
    title: Конец
    kind: procedure
    source: 000:6-7

Кончают вдвоём.
///
"""


def with_table(world, over_at: int = 2):
    """Let the core of the small edition know an option, and replay a deal of two actions."""
    ask = world.core.ask

    def answer(request):
        if request["do"] == "games":
            return {"ok": True, "games": [{"slug": "toy", "options": [{"name": "players"}]}]}
        if request["do"] == "scene":
            return {"ok": True, "scene": {"deal_over": request["step"] >= over_at, "done": False, "log": []}}
        return ask(request)

    world.core.ask = answer
    return world


def test_a_game_with_card_list_and_deal_passes(world):
    with_table(world).append(INDEX, CARD + AGREE + DEAL)
    assert world.problems() == []


@pytest.mark.parametrize(
    ("asks", "message"),
    [
        (
            "[сколько игроков за столом]",
            "«сколько игроков за столом» повторяет заглавие, а спрашивает тот, кто термина не знает",
        ),
        ("[нас трое]", None),
        ("[трое]", "«трое» — спросите целой фразой"),
        ("[нас трое, Нас трое]", "«Нас трое» стоит дважды"),
        ("[а вдвоём, а втроём, а вчетвером, а впятером]", None),
    ],
)
def test_phrasings_of_a_rule(world, asks, message):
    world.change(RULES, "    subjects: [стол]\n", f"    subjects: [стол]\n    asks: {asks}\n")
    found = world.problems()
    if asks.count(",") == 3:
        assert found == [f"{RULES}:13: toy.1: asks — от одной до трёх фраз"]
    else:
        assert found == ([f"{RULES}:13: toy.1: asks: {message}"] if message else [])


@pytest.mark.parametrize(
    ("block", "old", "new", "message"),
    [
        (CARD, ", rules: [toy.2]", "", "card toy: «Сдача»: назовите правило, которое так говорит (rules)"),
        (CARD, "[toy.2]", "[toy.9]", "«По одной.»: правила «toy.9» нет"),
        (CARD, "name: Сдача, ", "", "card toy: «lines»: у строки «По одной.» нет name"),
        (CARD, ", table: true", "", "card toy: table: true стоит у одной строки, и тогда в теле блока лежит её таблица"),
        (CARD, "card | toy", "card | other", "card other: место блока — docs/other/index.md"),
        (CARD, "ranks: {", "ranks: {why: 1, ", "card toy: «ranks»: строка пишется {text: …, rules: [номер]}"),
        (CARD, "Т К Д", "Т К; туз", "ranks: «К;» не карта; словам место в lines"),
        (AGREE, "players", "spectators", "условия «spectators» у игры нет (есть: players)"),
        (AGREE, "toy.draw", "toy.nothing", "разночтения «toy.nothing» у игры нет"),
        (DEAL, "at: 2", "at: 3", "deal toy: «stops»: at идут по возрастанию от 0 до 2, числа ходов"),
        (DEAL, "at: 2, title: Конец", "title: Конец", "deal toy: «stops»: пишется {at: сколько ходов сделано, title: Торг}"),
        (DEAL, "[play ♠Т, play ♠К]", "[play ♠Т]", "deal toy: «stops»: at идут по возрастанию от 0 до 1, числа ходов"),
    ],
)  # fmt: skip
def test_a_block_that_is_wrong(world, block, old, new, message):
    assert old in block
    with_table(world).append(INDEX, block.replace(old, new))
    assert message in [text.split(": ", 1)[1] for text in world.problems()]


def test_a_block_that_stands_twice(world):
    with_table(world).append(INDEX, CARD + CARD)
    assert [text.split(": ", 1)[1] for text in world.problems()] == ["card toy: второй такой блок"]


@pytest.mark.parametrize(("over_at", "message"), [(3, "сдача не доиграна"), (1, "сдача кончилась раньше последнего хода")])
def test_a_deal_ends_with_its_last_action(world, over_at, message):
    with_table(world, over_at).append(INDEX, DEAL)
    assert [text.split(": ", 1)[1] for text in world.problems()] == [f"deal toy: {message}"]


def test_a_finished_game_lacks_nothing(world):
    with_table(world).change(INDEX, "game: toy\n", "game: toy\nfinished: true\n")
    world.core.unspoken = lambda slug: ["toy.points"]
    texts = [text.split(": ", 1)[1] for text in world.problems()]
    assert [text for text in texts if "блока" in text] == [
        "игра закончена, а блока agree нет",
        "игра закончена, а блока card нет",
        "игра закончена, а блока deal нет",
    ]
    assert "калькулятор toy.points: игра закончена, а предложения (sentence) у него нет" in texts
    for name in ("toy.1", "toy.2", "toy.h1"):
        assert f"{name}: игра закончена, а asks нет: как об этом спросит новичок?" in texts


def test_card_and_list_are_on_the_page_with_their_rules_and_the_choices_of_the_core(world):
    ask = with_table(world).core.ask

    def answer(request):
        if request["do"] == "games":
            players = {"name": "players", "label": "Игроков", "type": "int", "default": 3, "low": 2, "high": 5}
            return {"ok": True, "games": [{"slug": "toy", "options": [players]}]}
        return ask(request)

    world.core.ask = answer
    world.append(INDEX, CARD + AGREE)
    page = pages(Book(world.load()))["toy/index.md"]
    assert (
        '<p class="zs-ranks"><small>старшая</small><span class="zs-tiles"><b>Т</b><b>К</b><b>Д</b></span><small>младшая</small>'
        in page
    )
    by = '<span class="zs-by"><a class="zs-ref" href="../toy/rules/#toy-2" data-rule="toy.2">§\u00a02</a></span>'
    assert f"<dt>Сдача{by}</dt><dd>По одной.</dd>" in page
    assert '<input type="radio" name="option-players" value="3" data-option="players" checked><span>3</span>' in page
    assert "<b data-said>Делят.</b></summary>" in page
    assert 'value="yes" data-reading="toy.draw" data-default checked><span>Делят.</span>' in page
    assert "data-agreed" in page


def test_a_sum_to_agree_on_has_its_unit_and_no_line_repeats_what_it_is_called(world):
    ask = with_table(world).core.ask

    def answer(request):
        if request["do"] == "games":
            price = {"name": "price", "label": "Цена очка", "type": "int", "default": 5, "low": 1, "high": 100, "unit": "коп."}
            return {"ok": True, "games": [{"slug": "toy", "options": [price]}]}
        return ask(request)

    world.core.ask = answer
    line, priced = '{name: players, text: "Сколько вас"', '{name: price, text: "Цена очка."'
    world.append(INDEX, CARD + AGREE.replace(line, priced))
    field = 'value="5" min="1" max="100"> <span>коп.</span></label>'
    assert f"{field}</div>" in pages(Book(world.load()))["toy/index.md"]
    world.change(INDEX, priced, '{name: price, text: "Почём очко."')
    assert f"{field}<small>Почём очко.</small></div>" in pages(Book(world.load()))["toy/index.md"]


def test_a_rule_without_a_number_is_cited_by_its_page_and_ours_as_ours(world):
    world.append("docs/toy/rules.md", UNNUMBERED)
    with_table(world).append(INDEX, CARD.replace("rules: [toy.2]", "rules: [toy.start, toy.end, toy.h1]"))
    page = pages(Book(world.load()))["toy/index.md"]
    by = page.split("<dt>Сдача", 1)[1].split("</dt>")[0]
    assert re.sub(r"<[^>]+>", "", by) == "с.\u00a03 ¶, наше"
    assert re.findall(r'data-rule="([^"]+)" title="([^"]+)" aria-label="([^"]+)"', by) == [
        ("toy.start", "Начало", "Начало, с.\u00a03"),
        ("toy.end", "Конец", "Конец"),
        ("toy.h1", "Ничья", "Ничья, наше"),
    ]


def test_a_deal_is_told_in_the_words_of_the_core_and_leads_to_the_table(world):
    ask = with_table(world).core.ask
    log = [{"text": "Сдано", "cites": ["toy.1"]}, {"text": "Ход тузом", "cites": []}, {"text": "Взятка", "cites": ["toy.2"]}]

    def answer(request):
        if request["do"] == "scene":
            scene = {
                "deal_over": request["step"] >= 2,
                "done": False,
                "log": log[: request["step"] + 1],
                "zones": [],
                "chips": [],
            }
            return {"ok": True, "scene": scene}
        return ask(request)

    world.core.ask = answer
    world.append(INDEX, DEAL)
    page = pages(Book(world.load()))["toy/index.md"]
    first, last = page.split('<li class="zs-stop">')[1:]
    assert "<li>Сдано <a" in first and "Ход тузом" not in first
    assert "<li>Ход тузом</li><li>Взятка <a" in last and "Сдано" not in last
    packed = re.search(r'href="\.\./toy/(?:table/)?#t=1([\w-]+)"', last)[1]
    data = json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15))
    assert data == ["toy", 1, {}, {}, {"seed": 7}, ["play ♠Т", "play ♠К"], 2]


def test_of_a_high_pile_the_uppermost_cards_are_shown_and_the_rest_is_counted():
    cards = [{"up": True, "card": f"♠{number}", "said": f"♠{number}"} for number in range(2, 14)]
    scene = {"seat": 0, "zones": [{"kind": "pile", "label": "Сброс", "cards": cards}]}
    shown = _frame(scene)
    assert shown.count('class="zs-card ') == 6 and "<small>и под ними 6</small>" in shown
    scene["zones"][0]["kind"] = "row"
    assert _frame(scene).count('class="zs-card ') == 12 and "под ними" not in _frame(scene)
