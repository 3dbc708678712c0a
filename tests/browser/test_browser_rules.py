"""Somebody who argues: permanent addresses, citations, links between rules and code."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def reader(open_context):
    """Give a page whose clipboard can be read."""
    return open_context(permissions=["clipboard-read", "clipboard-write"]).new_page()


@pytest.mark.parametrize("rule", ["sixty-six.14", "sixty-six.13n", "sixty-six.h1", "sixty-six.intro"])
def test_a_permanent_address_shows_its_rule_and_leads_into_the_chapter(page, rule):
    anchor = rule.replace(".", "-")
    page.goto(f"r/{rule}/")
    expect(page.locator(".zs-sheet .zs-quote .zs-text")).to_contain_text(re.compile("[а-яё]{4,}"))
    page.get_by_role("link", name="Читать в главе").click()
    page.wait_for_url(re.compile(rf"/sukno/sixty-six/rules/#{anchor}$"))
    expect(page.locator(f"#{anchor}")).to_be_in_viewport()


def test_a_permanent_address_works_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("r/sixty-six.14/")
    expect(page.locator("h1")).to_contain_text("§ 14")
    page.get_by_role("link", name="Читать в главе").click()
    page.wait_for_url(re.compile(r"/sukno/sixty-six/rules/#sixty-six-14$"))


def test_the_page_of_a_whole_paragraph_holds_its_parts(page):
    page.goto("r/vint.151/")
    expect(page.locator("h1")).to_have_text("Винт, §\u00a0151")
    expect(page.locator(".zs-part")).to_have_count(2)
    page.goto("r/sixty-six.13/")
    expect(page.locator(".zs-sheet")).to_have_count(1)
    expect(page.locator(".zs-part")).not_to_have_count(0)


@pytest.mark.parametrize("way", ["number", "page"])
def test_words_and_link_of_a_rule_are_copied(reader, site, way):
    reader.goto("sixty-six/rules/" if way == "number" else "r/sixty-six.14/")
    if way == "number":
        reader.locator("#sixty-six-14 .zs-num").click()
    sheet = reader.locator(".zs-sheet")
    sheet.get_by_role("button", name="Скопировать цитату").click()
    expect(sheet.get_by_role("button", name="Скопировано")).to_be_visible()
    text = reader.evaluate("navigator.clipboard.readText()").replace("\u00a0", " ")
    words = " ".join(sheet.locator(".zs-quote .zs-text").inner_text().replace("\u00a0", " ").split())
    assert text.startswith(f"«{words[:40]}")
    assert re.search(
        r"» Шестьдесят шесть, § 14\. Правила карточных игр, с\. \d+(–\d+)?\. «Зелёное сукно», ред\. 1 с правками\. ", text
    )
    assert text.endswith(f"{site}r/sixty-six.14/")
    expect(sheet.get_by_role("button", name="Скопировать цитату")).to_be_visible()
    sheet.get_by_role("button", name="Только ссылку").click()
    expect(sheet.get_by_role("button", name="Скопировано")).to_be_visible()
    assert reader.evaluate("navigator.clipboard.readText()") == f"{site}r/sixty-six.14/"


@pytest.mark.parametrize("form", ["gost", "bibtex"])
def test_a_citation_is_copied_with_address_edition_and_date(reader, site, form):
    reader.goto("r/sixty-six.14/")
    reader.get_by_text("ГОСТ и BibTeX").click()
    figure = reader.locator(f".zs-citation[data-form={form}]")
    figure.get_by_role("button", name="Скопировать").click()
    expect(figure.get_by_role("button")).to_have_text("Скопировано")
    text = reader.evaluate("navigator.clipboard.readText()")
    assert f"{site}r/sixty-six.14/" in text.replace("\\_", "_")
    assert "§\u00a014" in text or "§ 14" in text
    assert re.search(r"ред\. 1\b|Ред\. 1\b|edition\s*= \{1\}", text.replace("\u00a0", " "))
    today = reader.evaluate("new Date().toLocaleDateString('ru-RU')")
    iso = "-".join(reversed(today.split(".")))
    assert today in text or iso in text


@pytest.mark.parametrize("leave", ["Escape", "back", "button", "outside"])
def test_the_sheet_of_a_rule_keeps_the_readers_place(open_context, size, leave):
    page = open_context(size, reduced_motion="reduce").new_page()
    page.goto("sixty-six/rules/")
    number = page.locator("#sixty-six-14 .zs-num")
    number.scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    number.click()
    sheet = page.get_by_role("dialog", name="О правиле")
    expect(sheet).to_be_visible()
    expect(sheet).to_be_focused()
    if leave == "Escape":
        page.keyboard.press("Escape")
    elif leave == "back":
        page.go_back()
    elif leave == "button":
        sheet.get_by_role("button", name="Закрыть").click()
    else:
        page.mouse.click(3, 200)
    expect(sheet).to_be_hidden()
    page.wait_for_timeout(200)
    assert page.url.endswith("/sukno/sixty-six/rules/")
    assert abs(page.evaluate("scrollY") - place) < 3
    if leave in ("Escape", "button"):
        expect(number).to_be_focused()


def test_code_and_rule_lead_to_each_other(page):
    page.goto("r/sixty-six.14/")
    known = page.locator(".zs-known > div", has_text="Исполняет")
    if known.locator("summary").count():
        known.locator("summary").click()
    link = known.locator("dd a").first
    line = (link.get_attribute("href") or "").rsplit("#")[-1]
    assert re.fullmatch(r"L\d+", line)
    link.click()
    expect(page).to_have_url(re.compile(rf"/code/rules_py\.games\.sixty_six\.[a-z_]+/#{line}$"))
    expect(page.locator(f"#{line}")).to_be_in_viewport()
    page.get_by_text("Правила, которые здесь исполняются").click()
    page.locator(".zs-code-rules a", has_text=re.compile("§.14$")).click()
    expect(page).to_have_url(re.compile(r"/sixty-six/rules/#sixty-six-14$"))


def test_back_links_lead_to_rules_that_refer(page):
    page.goto("r/sixty-six.14/")
    row = page.locator(".zs-known > div", has_text="Ссылаются")
    if row.locator("summary").count():
        count = int(row.locator("summary").inner_text())
        row.locator("summary").click()
        expect(row.locator("li")).to_have_count(count)
    row.locator("dd a").first.click()
    expect(page).to_have_url(re.compile(r"/sukno/[a-z-]+/[a-z-]+/#"))


def test_the_text_of_an_edition_stays_under_its_address(page):
    page.goto("r/sixty-six.14@1/")
    expect(page.locator("body")).to_contain_text("Так правило стояло в ред.\u00a01")
    page.goto("editions/")
    expect(page.locator("h1")).to_have_text("История правок")


def test_a_reading_names_every_way_and_the_one_taken(page):
    page.goto("sixty-six/rules/")
    reading = page.locator(".zs-reading").first
    reading.locator("summary").click()
    expect(reading.locator("li").first).to_be_visible()
    assert reading.locator("li").count() >= 2
    expect(reading.locator(".zs-default")).to_have_count(1)
