"""The strict policy in a browser: no violation on any kind of page, with every kind of widget at work, and it does forbid."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import FAST, Table
from tests.browser.conftest import unfold

NOTED = """(() => {
    window.broken = [];
    addEventListener("securitypolicyviolation", (event) => broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`), true);
})()"""

PAGES = {
    "home": "",
    "game": "sixty-six/",
    "hand": "vint/",
    "chapter": "vint/scoring/",
    "desk": "dispute/",
    "compare": "compare/",
    "glossary": "glossary/",
    "subjects": "subjects/",
    "readings": "readings/",
    "sources": "sources/",
    "code": "code/",
    "module": "code/rules_py.frame.cards/",
    "print": "print/sixty-six/",
    "address": "r/vint.147/?zs=1",
    "address-of-an-edition": "r/vint.147@1/",
    "editions": "editions/",
    "licences": "licenses/",
    "games": "games/",
    "table": "piket/table/",
}


def violations(page: Page) -> list[str]:
    """Give what the policy of the page has forbidden so far."""
    found: list[str] = page.evaluate("broken")
    return found


@pytest.fixture
def strict(open_context):
    """Give a page that notes every violation."""
    context = open_context(reduced_motion="reduce")
    context.add_init_script(NOTED)
    context.add_init_script(FAST)
    return context.new_page()


@pytest.mark.parametrize("address", PAGES.values(), ids=PAGES.keys())
def test_no_kind_of_page_breaks_the_policy(strict, address):
    answer = strict.goto(address)
    assert "script-src 'self' 'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
    strict.wait_for_load_state("networkidle")
    strict.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert violations(strict) == []


def test_the_whole_printed_edition_breaks_no_policy(strict):
    """No script of it fetches anything later: what has loaded is all there is, and a page of this size is slow to fall idle."""
    answer = strict.goto("print/all/")
    assert "script-src 'self' 'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
    strict.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert violations(strict) == []


def test_the_page_of_a_rule_keeps_the_policy(strict):
    strict.goto("r/vint.147/")
    expect(strict.get_by_role("button", name="Скопировать цитату")).to_be_visible()
    assert violations(strict) == []
    strict.goto("vint/revoke/")
    strict.locator("#vint-147 .zs-num").click()
    expect(strict.get_by_role("dialog", name="О правиле")).to_be_visible()
    assert violations(strict) == []


def test_the_page_of_no_address_breaks_no_policy(strict):
    strict.context.watch.allow("404")
    strict.goto("nowhere/at/all/")
    expect(strict.get_by_role("link", name="На главную")).to_have_attribute("href", "/sukno/")
    assert violations(strict) == []


@pytest.mark.parametrize(
    ("address", "tag"),
    [
        ("sixty-six/table/", "zs-table"),
        ("sixty-six/rules/", "zs-calc"),
        ("sixty-six/rules/", "zs-position"),
        ("veryu/", "zs-lesson"),
        ("etazhiki/", "zs-deck"),
        ("preferans/exact/", "zs-exact"),
        ("dispute/", "zs-dispute"),
        ("dispute/", "zs-readings"),
    ],
)
def test_no_kind_of_widget_breaks_the_policy_at_work(strict, address, tag):
    strict.goto(address)
    widget = strict.locator(tag).first
    if widget.locator("xpath=ancestor::details[1]").count():
        unfold(widget)
    widget.scroll_into_view_if_needed()
    expect(widget).to_have_attribute("data-zs-awake", "")
    widget.locator("button, summary, select, input, label").locator("visible=true").first.click(force=True)
    strict.wait_for_load_state("networkidle")
    assert violations(strict) == []


def test_a_card_is_played_under_the_policy(strict):
    table = Table(strict).open().begin()
    table.play()
    table.root.get_by_role("button", name="Подсказка").click()
    expect(table.root.locator(".hinted").first).to_be_attached()
    assert violations(strict) == []


def test_what_the_policy_forbids_does_not_happen(strict):
    strict.context.watch.allow("Content Security Policy")
    strict.goto("compare/")
    strict.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.let_in = true";
        document.head.append(script);
        const picture = new Image();
        picture.src = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
        document.body.append(picture);
        document.body.insertAdjacentHTML("beforeend", '<p id="strange" style="color: red" onclick="window.let_in = true">!</p>');
    }""")
    strict.locator("#strange").click()
    assert strict.evaluate("window.let_in") is None
    assert {one.split()[0] for one in violations(strict)} == {"script-src-elem", "script-src-attr", "style-src-attr", "img-src"}
