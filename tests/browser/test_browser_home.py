"""The home page: the first screen of a phone, who is at the table, the cards that are dealt, the match that was left."""

from __future__ import annotations

import re

from at_table import Table
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}


def test_the_first_screen_of_a_phone_holds_search_play_desk_and_the_first_game(open_context):
    page = open_context(viewport=PHONE).new_page()
    page.goto("")
    expect(page.locator("zs-hand").locator("svg.face")).to_have_count(6)
    for name in ("#zs-q", ".zs-two a >> nth=0", ".zs-two a >> nth=1", "zs-hand", "li[data-game] >> nth=0"):
        box = page.locator(name).bounding_box()
        assert box["y"] + min(box["height"], 40) <= PHONE["height"], name
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.locator(".zs-allgames").bounding_box()["height"] <= 4 * PHONE["height"]


def test_how_many_sit_at_the_table_leaves_their_games(page):
    page.goto("")
    rows = page.locator("li[data-least]")
    every = rows.count()
    assert every == 27
    page.get_by_role("radio", name="нас двое").check()
    shown = page.locator("li[data-least]:visible")
    for least, most in shown.evaluate_all("rows => rows.map(row => [Number(row.dataset.least), Number(row.dataset.most)])"):
        assert least <= 2 <= most
    assert 0 < shown.count() < every
    expect(page.locator(".zs-seats-said")).to_contain_text(f"Нас двое: {shown.count()} из {every}")
    page.get_by_role("button", name="Все игры").click()
    expect(shown).to_have_count(every)


def test_a_question_answers_in_place_and_words_open_the_search(page):
    page.goto("")
    page.get_by_text("обязан ли бить козырем?").click()
    answer = page.locator(".zs-asks details[open]")
    expect(answer).to_contain_text("В преферансе обязан, в винте нет.")
    expect(answer.get_by_role("link", name="Винт, § 107")).to_be_visible()
    page.locator("#zs-q").press_sequentially("р")
    box = page.locator("zs-search").locator("input")
    expect(box).to_be_focused()
    expect(box).to_have_value(re.compile("^р"))


def test_the_hand_on_the_page_is_dealt_at_the_table_and_goes_on_later(open_context):
    page = open_context(reduced_motion="reduce").new_page()
    page.goto("")
    cards = page.locator("zs-hand").get_attribute("data-cards").split()
    button = page.locator("[data-zs-continue]")
    expect(button).to_contain_text("Сыграть")
    button.click()
    expect(page).to_have_url(re.compile("/sixty-six/table/$"))
    table = Table(page)
    expect(table.root.locator(".hand .card")).to_have_count(len(cards))
    dealt = table.root.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert sorted(dealt) == sorted(cards)
    table.begin()
    table.play()
    page.goto("")
    expect(button).to_contain_text("Продолжить")
    expect(button).to_contain_text("Шестьдесят шесть")
    button.click()
    expect(table.root.locator(".board")).to_have_attribute("data-steps", re.compile("[1-9]"))


def test_without_scripts_the_home_page_shows_cards_games_and_answers(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("")
    expect(page.locator("zs-hand .zs-card")).to_have_count(6)
    expect(page.locator("li[data-game]")).to_have_count(27)
    expect(page.locator(".zs-seats")).to_be_hidden()
    page.get_by_text("если все спасовали?").click()
    expect(page.locator(".zs-asks details[open]")).to_contain_text("распасы")


def test_the_old_address_of_the_list_forwards(page):
    page.goto("games/")
    expect(page).to_have_url(re.compile(r"/sukno/#igry$"))
