"""The search in Russian, typed as a person types."""

import re

import pytest
from playwright.sync_api import expect

# What is typed, and a rule of «Шестьдесят шесть» that must be among the hits; «штрафует» stands in other games.
WORDS = {
    "взяткам": "sixty-six-8",
    "взятку": "sixty-six-8",
    "взял": "sixty-six-8",
    "козырю": "sixty-six-6",
    "козырей": "sixty-six-6",
    "марьяжа": "sixty-six-13",
    "колоду": "sixty-six-15",
    "очков": "sixty-six-1",
    "§ 14": "sixty-six-14",
}


def search(page, words):
    box = page.get_by_role("textbox", name="Поиск по правилам")
    box.click()
    # insert_text fires no key event for Cyrillic, and the theme listens to keys: End is a real one.
    page.keyboard.insert_text(words)
    page.keyboard.press("End")
    expect(page.locator(".md-search-result__meta")).not_to_contain_text("Инициализация")
    return page.locator(".md-search-result__link")


def unfold(page):
    """Show the hits that the theme folds away under each page."""
    for more in page.locator(".md-search-result__more > summary").all():
        more.click()


@pytest.mark.parametrize(("words", "anchor"), WORDS.items())
def test_a_word_form_finds_its_rule(page, words, anchor):
    page.goto("sixty-six/")
    hits = search(page, words)
    expect(hits.first).to_be_visible()
    unfold(page)
    addresses = hits.evaluate_all("links => links.map(link => new URL(link.href).hash)")
    assert f"#{anchor}" in addresses


def test_a_verb_finds_the_noun(page):
    page.goto("")
    hits = search(page, "штрафует")
    expect(hits.first).to_be_visible()
    unfold(page)
    # a page stands first in its group whether the word is in its own words or in those of its rules
    expect(page.locator(".md-search-result__item").first).to_contain_text(re.compile("штраф", re.IGNORECASE))


def test_a_hit_opens_the_rule(page):
    page.goto("")
    hits = search(page, "§ 14")
    hits.filter(has_text="Масти входят в силу").first.click()
    expect(page.locator("#sixty-six-14")).to_be_in_viewport()


def test_nonsense_finds_nothing(page):
    page.goto("")
    hits = search(page, "абырвалг")
    expect(page.locator(".md-search-result__meta")).to_have_text("Совпадений не найдено")
    expect(hits).to_have_count(0)


def test_search_works_on_a_phone(open_context):
    page = open_context("phone").new_page()
    page.goto("sixty-six/rules/")
    page.locator("label.md-header__button[for=__search]").tap()
    hits = search(page, "марьяжем")
    expect(hits.first).to_be_visible()
