"""axe finds nothing to object to, and the keyboard reaches everything."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import unfold

ROOT = Path(__file__).resolve().parents[2]
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PAGES = {
    "home": "",
    "game": "sixty-six/",
    "table": "sixty-six/table/",
    "chapter": "sixty-six/rules/",
    "glossary": "glossary/",
    "comparison": "compare/",
    "subjects": "subjects/",
    "readings": "readings/",
    "rule": "r/vint.147/",
    "paragraph": "r/vint.151/",
    "earlier": "r/vint.147@1/",
    "editions": "editions/",
    "edition": "editions/1/",
    "sources": "sources/",
    "code": "code/rules_py.games.sixty_six.phases/",
}


def violations(page):
    """Run axe over the page as it stands now."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_axe_finds_no_violation(open_context, size, scheme, path):
    page = open_context(size, scheme).new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


def test_axe_finds_no_violation_in_opened_parts(open_context, size, scheme):
    page = open_context(size, scheme).new_page()
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    page.locator(".zs-reading summary").first.click()
    for example in (page.locator("zs-calc").first, page.locator("zs-position").first):
        unfold(example)
    assert violations(page) == []
    term = page.locator(".zs-text .zs-term").first
    if size == "phone":
        term.tap()
    else:
        term.hover()
    expect(page.locator("#zs-panel")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#sixty-six-14 .zs-num").click()
    sheet = page.get_by_role("dialog", name="О правиле")
    for part in ("ГОСТ и BibTeX", "ядра"):
        sheet.locator("summary", has_text=part).first.click()
    assert violations(page) == []


def test_axe_finds_no_violation_in_the_search(open_context, size, scheme):
    page = open_context(size, scheme).new_page()
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    if size == "phone":
        page.locator("label.md-header__button[for=__search]").tap()
    else:
        page.locator("[data-zs-search]").click()
    expect(page.get_by_role("combobox", name="Поиск по правилам")).to_be_focused()
    assert violations(page) == []
    page.keyboard.insert_text("не дал масть в винте")
    expect(page.locator("zs-search .hits > li").first).to_be_visible()
    assert violations(page) == []


def test_axe_finds_no_violation_in_the_drawer(open_context, scheme):
    page = open_context("phone", scheme).new_page()
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    page.locator("label.md-header__button[for=__drawer]").tap()
    expect(page.get_by_role("navigation", name="Навигация").first).to_be_visible()
    assert violations(page) == []


def test_the_first_tab_offers_to_skip_to_the_text(page):
    page.goto("sixty-six/rules/")
    page.keyboard.press("Tab")
    skip = page.locator(".md-skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()


def test_forced_colours_keep_borders_and_selection(open_context):
    page = open_context(forced_colors="active").new_page()
    page.goto("sixty-six/rules/")
    style = page.locator(".zs-widget").first.evaluate("node => getComputedStyle(node).borderTopStyle")
    assert style == "solid"


def test_reduced_motion_stops_transitions(open_context):
    page = open_context(reduced_motion="reduce").new_page()
    page.goto("")
    assert page.locator("a.zs-game").first.evaluate("node => getComputedStyle(node).transitionDuration") == "0s"
