"""The second visit without a network."""

import os
import re
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect
from test_browser_dispute import SEAL

from corpus.serve import make_server
from tests.browser.conftest import PREFIX, ROOT, until

SITE = Path(os.environ.get("ZS_SITE", ROOT / "site"))


@pytest.fixture
def host():
    """Serve the site so that the test can take the host away."""
    server = make_server(SITE, prefix=PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    server.address = f"http://127.0.0.1:{server.server_port}{PREFIX}"
    yield server
    server.shutdown()
    server.server_close()


STORED = """async wanted => {
    for (const name of await caches.keys()) {
        const urls = (await (await caches.open(name)).keys()).map(request => request.url);
        if (wanted.every(part => urls.some(url => new RegExp(part).test(url)))) return true;
    }
    return false;
}"""


def test_what_was_visited_and_the_whole_core_work_without_a_network(open_context, host):
    context = open_context(base_url=host.address, service_workers="allow")
    context.watch.origin = host.address.split(PREFIX, maxsplit=1)[0] + "/"
    context.watch.allow("ERR_CONNECTION_REFUSED")
    context.watch.allow("503")
    context.watch.allow("ERR_INTERNET_DISCONNECTED")
    page = context.new_page()
    page.goto("")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.reload()
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    field = calc.get_by_role("textbox", name="Карты проигравшего, очков")
    field.fill("40")
    expect(calc.locator(".res b").first).to_have_text("1")
    page.goto("veryu/")  # opened and not touched: its game is kept all the same
    page.goto("sixty-six/table/")
    expect(page.locator("zs-table .card").first).to_be_visible()
    until(
        page,
        STORED,
        [
            r"\.wasm$",
            r"\.img$",
            r"core-.*\.zip$",
            r"worker-",
            "zs-table-",
            "/sukno/$",
            "/sukno/sixty-six/table/$",
            r"zs\.css$",
            r"games\.sixty_six-",
            r"games\.veryu-",
        ],
    )

    host.shutdown()
    host.server_close()
    page.context.set_offline(True)  # connections that were open before would still be answered

    page.goto("")
    expect(page.locator("h1")).to_have_text(re.compile("карточных игр: правила, стол и судья"))
    calc.scroll_into_view_if_needed()
    field.fill("41")
    expect(calc.locator(".res b").first).to_have_text("1", timeout=40_000)
    page.goto("sixty-six/table/")
    table = page.locator("zs-table")
    table.get_by_role("button", name="Начать").click()
    expect(table.locator(".hand .card.legal").first).to_be_visible(timeout=40_000)
    context.watch.allow("ERR_FAILED")  # the words of its rules were not asked for before
    page.goto("veryu/")
    lesson = page.locator("zs-lesson")
    lesson.scroll_into_view_if_needed()
    lesson.get_by_role("button", name="Начать урок").click()
    expect(page.locator("html")).to_have_attribute("data-zs-core", "ready", timeout=40_000)
    expect(lesson).not_to_contain_text("не загрузились")
    expect(lesson.get_by_role("button", name="Начать урок")).to_have_count(0, timeout=40_000)
    page.goto("makao/rules/")
    expect(page.get_by_role("heading")).to_have_text("Нет связи")
    page.get_by_role("link", name="На главную").click()
    expect(page).to_have_url(re.compile("/sukno/$"))


def test_after_one_visit_the_desk_decides_for_every_game_without_a_network(open_context, host):
    context = open_context(base_url=host.address, service_workers="allow")
    context.watch.origin = host.address.split(PREFIX, maxsplit=1)[0] + "/"
    context.watch.allow("ERR_FAILED")  # the list of pages for instant navigation, asked for when idle
    context.watch.allow("ERR_INTERNET_DISCONNECTED")
    page = context.new_page()
    page.goto("dispute/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    games = sorted(path.stem for path in (SITE / "assets" / "dispute").glob("*.json"))
    until(page, STORED, [rf"assets/{kind}/{game}\.json$" for kind in ("dispute", "rules") for game in games], seconds=60)
    until(
        page,
        STORED,
        [
            r"\.wasm$",
            r"\.img$",
            r"games\.vint-",
            r"games\.konchinka-",
            r"zs-search-",
            r"find/index\.json$",
            r"zs-suits\.woff2$",
        ],
        seconds=60,
    )
    host.shutdown()
    host.server_close()
    context.set_offline(True)
    for case, facts in {
        "vint.penalty": {"contract": "малый шлем", "tricks": 9, "double": False, "exact": False},
        "konchinka.capture": {"variant": "обычная", "table": "♠5 ♦3", "card": "♥8", "take": "♠5 ♦3"},
    }.items():
        page.goto("about:blank")
        page.goto(f"dispute/{page_link(context, case, facts)}")
        desk = page.locator("zs-dispute")
        expect(desk.locator(".says")).to_be_visible(timeout=60_000)
        desk.locator("details.law summary").first.click()
        expect(desk.locator("details.law div").first).to_be_visible()
    page.locator("[data-zs-search]").click()
    expect(page.locator("zs-search input")).to_be_focused()
    page.keyboard.insert_text("когда открыть карты в мистигри")
    expect(page.locator("zs-search .hits > li").first).to_be_visible()


def page_link(context, case, facts):
    """Seal a link to a dispute as the page does."""
    helper = context.new_page()
    link = helper.evaluate(SEAL, [case, facts, {}])
    helper.close()
    return link


def test_the_whole_site_is_taken_along_with_one_button(open_context, host):
    context = open_context(base_url=host.address, service_workers="allow")
    context.watch.origin = host.address.split(PREFIX, maxsplit=1)[0] + "/"
    context.watch.allow("ERR_INTERNET_DISCONNECTED")
    context.watch.allow("ERR_FAILED")
    page = context.new_page()
    page.goto("")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    place = page.locator("[data-take]")
    expect(place).to_contain_text(re.compile(r"около \d+\sМБ"))
    place.get_by_role("button", name="Взять с собой").click()
    expect(place.get_by_role("status")).to_have_text(re.compile(r"Загружено \d+ из \d+ файлов, \d+ %\."))
    expect(place.get_by_role("status")).to_have_text("Готово: весь сайт работает без сети.", timeout=120_000)

    page.context.set_offline(True)
    page.goto("makao/rules/")  # never opened before
    expect(page.locator("h1")).to_have_text("Правила макао")
    number = page.locator("a[data-sheet]").first
    number.click()
    expect(page.locator("#zs-panel .zs-citation").first).to_be_visible()
    page.goto("r/vint.147@1/")
    expect(page.locator("h1")).to_contain_text("Винт")
    page.goto("dispute/?q=ренонс")
    expect(page.locator("zs-dispute")).to_be_visible()
    page.goto("rams/table/")
    expect(page.locator("zs-table .card").first).to_be_visible()


def test_a_chapter_that_was_read_opens_its_cards_texts_and_search_without_a_network(open_context, host):
    context = open_context(base_url=host.address, service_workers="allow")
    context.watch.origin = host.address.split(PREFIX, maxsplit=1)[0] + "/"
    for words in ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "ERR_CONNECTION_REFUSED", "503"):
        context.watch.allow(words)
    page = context.new_page()
    page.goto("sixty-six/rules/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    until(
        page,
        STORED,
        [
            r"/r/sixty-six\.14/$",
            r"assets/rules/sixty-six\.json$",
            r"assets/find/index\.json$",
            r"games\.sixty_six-",
            r"/sheet-",
            r"/preview-",
            r"/zs-search-",
        ],
        seconds=90,
    )
    host.shutdown()
    host.server_close()
    context.set_offline(True)
    page.goto("sixty-six/rules/")
    page.locator("#sixty-six-14 .zs-num").click()
    expect(page.get_by_role("dialog", name="О правиле").locator(".zs-citation").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".zs-text a.zs-ref").first.hover()
    expect(page.get_by_role("dialog", name="Текст правила")).to_be_visible()
    page.goto("r/sixty-six.15/")
    expect(page.locator(".zs-sheet")).to_be_visible()
