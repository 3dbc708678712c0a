"""Search: one box for everybody, typed, pasted and moved about in as a person does."""

import re

import pytest
from network import Held
from playwright.sync_api import expect

# What is typed, and a rule of «Шестьдесят шесть» that must be among the hits.
WORDS = {
    "взяткам": "sixty-six-8",
    "взял": "sixty-six-8",
    "козырей": "sixty-six-6",
    "марьяжа": "sixty-six-13",
    "закрыть колоду": "sixty-six-15",
    "сколько очков стоит валет": "sixty-six-3",
    "§ 14": "sixty-six-14",
}


def search(page, words):
    """Open the box by its button and let text arrive without a single key: as dictation and the clipboard do."""
    page.locator("[data-zs-search]").click()
    box = page.get_by_role("combobox", name="Поиск по правилам")
    expect(box).to_be_focused()
    page.keyboard.insert_text(words)
    return page.locator("zs-search .hits > li")


@pytest.mark.parametrize(("words", "anchor"), WORDS.items())
def test_a_question_finds_its_rule_on_the_pages_of_its_game(page, words, anchor):
    page.goto("sixty-six/")
    expect(search(page, words).first).to_be_visible()
    found = page.locator("zs-search").evaluate(
        "box => box.found.hits.slice(0, 10).map(hit => hit.rule.id.replaceAll('.', '-'))"
    )
    assert anchor in found


def test_a_hit_opens_the_rule_by_keyboard_alone(page):
    page.goto("")
    page.keyboard.press("/")
    box = page.get_by_role("combobox", name="Поиск по правилам")
    expect(box).to_be_focused()
    page.keyboard.type("66 закрыть колоду")
    expect(page.locator("zs-search .hits > li").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("zs-search .hits > li").nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#sixty-six-(15|16|h4)$"))
    expect(page.locator(page.evaluate("location.hash"))).to_be_in_viewport()
    expect(page.locator("zs-search dialog")).to_be_hidden()


def test_escape_clears_and_then_closes(page):
    page.goto("")
    search(page, "козырь")
    page.keyboard.press("Escape")
    expect(page.get_by_role("combobox", name="Поиск по правилам")).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator("zs-search dialog")).to_be_hidden()


def test_what_was_understood_is_a_chip_that_one_tap_removes(page):
    page.goto("")
    hits = search(page, "пикет репик")
    expect(hits.first).to_contain_text("Репик")
    chip = page.get_by_role("button", name="Пикет, понято из слов; снять")
    chip.click()
    expect(chip).to_have_count(0)
    page.get_by_label("В какой игре").select_option("piket-norm")
    expect(page.locator("zs-search .hits > li").first).to_be_visible()
    found = page.locator("zs-search").evaluate("box => box.found.hits.map(hit => hit.rule.id.split('.')[0])")
    assert set(found) <= {"piket-norm", "piket"}


def test_where_several_games_answer_one_tap_chooses_between_them(page):
    page.goto("")
    hits = search(page, "кто ходит первым")
    expect(hits.first).to_be_visible()
    offered = page.get_by_role("button", name=re.compile("^Только "))
    assert 2 <= offered.count() <= 4
    offered.nth(1).click()
    expect(offered).to_have_count(0)
    games = page.locator("zs-search").evaluate("box => [box.chosen, box.found.hits[0].rule.id.split('.')[0]]")
    assert games[0] == games[1]
    expect(page.get_by_label("В какой игре")).to_have_value(games[0])


def test_negation_is_understood_and_shown(page):
    page.goto("")
    hits = search(page, "не дал масть, взятку ещё не закрыли")
    expect(page.get_by_role("button", name="не закрыли, понято из слов; снять")).to_be_visible()
    expect(hits.first).to_contain_text("Ренонс до закрытия взятки")


def test_another_keyboard_is_read(page):
    page.goto("")
    hits = search(page, "ghbreg")
    expect(hits.first).to_contain_text("прикуп", ignore_case=True)
    expect(page.locator("zs-search")).to_contain_text("ищу «прикуп»")


def test_a_word_of_no_rule_is_said_to_be_absent(page):
    page.goto("")
    hits = search(page, "абырвалг")
    expect(page.locator("zs-search")).to_contain_text("слова «абырвалг» нет ни в одном из")
    expect(hits).to_have_count(0)
    assert "ничего не нашлось" not in page.locator("zs-search dialog").inner_text().lower()
    page.locator("zs-search .rows button").first.click()  # what others ask leads on
    expect(hits.first).to_be_visible()


def test_no_internal_form_of_a_word_is_shown(page):
    page.goto("")
    search(page, "преферанс мизер поймали")
    expect(page.locator("zs-search .hits > li").first).to_be_visible()
    assert "*" not in page.locator("zs-search dialog").inner_text()


def test_six_hits_on_a_phone_and_the_way_to_the_desk(open_context):
    page = open_context("phone").new_page()
    page.goto("sixty-six/rules/")
    page.locator("label.md-header__button[for=__search]").tap()
    expect(page.get_by_role("combobox", name="Поиск по правилам")).to_be_focused()
    page.keyboard.insert_text("закрыл колоду и не набрал")
    expect(page.locator("zs-search .hits > li")).to_have_count(6)
    expect(page.locator("zs-search .hits > li").first).to_contain_text("не набрал")
    desk = page.get_by_role("link", name="Разобрать как спор")
    assert "story=" in desk.get_attribute("href") and "game=sixty-six" in desk.get_attribute("href")


def test_the_box_says_that_the_index_is_on_its_way(open_context):
    context = open_context()
    held = Held(context, "**/assets/find/index.json")
    page = context.new_page()
    page.goto("")
    page.locator("[data-zs-search]").click()
    expect(page.locator("zs-search .note")).to_have_text("Загружаю указатель…")
    held.release()
    expect(page.locator("zs-search .gch .chip")).to_have_count(27)


def test_a_rule_is_shown_with_its_example_beside_the_hits(open_context):
    page = open_context().new_page()
    page.goto("")
    search(page, "ренонс до закрытия взятки в висте")
    expect(page.locator("zs-search .prev h3")).to_contain_text("Ренонс до закрытия взятки")
    expect(page.locator("zs-search .prev .ex b")).to_have_text("Требование старшей карты")


def test_nothing_of_the_index_is_loaded_before_the_box_is_touched(open_context):
    page = open_context().new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "assets/find/" in url or "search_index" in url] == []
    search(page, "козырь")
    expect(page.locator("zs-search .hits > li").first).to_be_visible()
    assert any("assets/find/index.json" in url for url in asked)
