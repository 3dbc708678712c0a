"""Somebody who argues: permanent addresses, citations, links between rules and code."""

import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("rule", ["sixty-six.14", "sixty-six.13n", "sixty-six.h1", "sixty-six.intro"])
def test_a_permanent_address_leads_to_its_rule(page, rule):
    anchor = rule.replace(".", "-")
    page.goto(f"r/{rule}/")
    page.wait_for_url(re.compile(rf"/sukno/sixty-six/rules/#{anchor}$"))
    expect(page.locator(f"#{anchor}")).to_be_in_viewport()


def test_a_permanent_address_works_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("r/sixty-six.14/")
    page.wait_for_url(re.compile(r"/sukno/sixty-six/rules/#sixty-six-14$"))


def test_a_permanent_link_is_copied(open_context, site):
    context = open_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("sixty-six/rules/")
    rule = page.locator(".zs-rule[data-rule='sixty-six.14']")
    rule.get_by_role("link", name="Ссылка").click()
    expect(rule.locator(".zs-link")).to_have_text("Скопировано")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}r/sixty-six.14/"
    expect(rule.locator(".zs-link")).to_have_text("Ссылка")


@pytest.mark.parametrize("form", ["short", "gost", "bibtex"])
def test_a_citation_is_copied_with_address_edition_and_date(open_context, site, form):
    context = open_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("sixty-six/rules/")
    rule = page.locator(".zs-rule[data-rule='sixty-six.14']")
    rule.get_by_text("Цитировать").click()
    figure = rule.locator(f".zs-citation[data-form={form}]")
    figure.get_by_role("button", name="Скопировать").click()
    expect(figure.get_by_role("button")).to_have_text("Скопировано")
    text = page.evaluate("navigator.clipboard.readText()")
    assert f"{site}r/sixty-six.14/" in text.replace("\\_", "_")
    assert "§\u00a014" in text or "§ 14" in text
    assert re.search(r"ред\. 1\b|Ред\. 1\b|edition\s*= \{1\}", text.replace("\u00a0", " "))
    if form != "short":
        today = page.evaluate("new Date().toLocaleDateString('ru-RU')")
        iso = "-".join(reversed(today.split(".")))
        assert today in text or iso in text


def test_code_and_rule_lead_to_each_other(page):
    page.goto("sixty-six/rules/")
    rule = page.locator(".zs-rule[data-rule='sixty-six.14']")
    rule.get_by_text("Чем исполняется").click()
    link = rule.locator(".zs-code li a").first
    line = (link.get_attribute("href") or "").rsplit("#")[-1]
    assert re.fullmatch(r"L\d+", line)
    link.click()
    expect(page).to_have_url(re.compile(rf"/code/rules_py\.games\.sixty_six\.[a-z_]+/#{line}$"))
    expect(page.locator(f"#{line}")).to_be_in_viewport()
    page.get_by_text("Правила, которые здесь исполняются").click()
    page.locator(".zs-code-rules a", has_text=re.compile("§.14$")).click()
    expect(page).to_have_url(re.compile(r"/sixty-six/rules/#sixty-six-14$"))


def test_back_links_lead_to_rules_that_refer(page):
    page.goto("sixty-six/rules/")
    details = page.locator(".zs-back").first
    details.locator("summary").click()
    count = int(re.search(r"\((\d+)\)", details.locator("summary").inner_text())[1])
    expect(details.locator("li")).to_have_count(count)


def test_a_reading_names_every_way_and_the_one_taken(page):
    page.goto("sixty-six/rules/")
    reading = page.locator(".zs-reading").first
    reading.locator("summary").click()
    expect(reading.locator("li").first).to_be_visible()
    assert reading.locator("li").count() >= 2
    expect(reading.locator(".zs-default")).to_have_count(1)
