"""A player's game is never lost: links, two tabs, a full store, another build, what earlier editions kept, files."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from at_table import FAST, Table, ask, choose, kept, link, record_where, steps_of
from playwright.sync_api import BrowserContext, Page, expect

GAME = "sixty-six"
PATH = f"{GAME}/table/"
FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };"""
BLOCKED = """Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });"""
SPOIL = """game => new Promise(resolve => {
    const request = indexedDB.open("zs-matches", 1);
    request.onsuccess = () => {
        const store = request.result.transaction("matches", "readwrite").objectStore("matches");
        store.getAll().onsuccess = event => {
            const [match] = event.target.result.filter(one => one.game === game);
            match.picture = { build: "another", scene: { ...match.picture.scene, zones: [] } };
            store.put(match).onsuccess = () => { request.result.close(); resolve(1); };
        };
    };
})"""


@pytest.fixture
def browser_of_one(open_context: Any) -> BrowserContext:
    """Give a context with a fast table, whose pages share their store."""
    context: BrowserContext = open_context(reduced_motion="reduce")
    context.add_init_script(FAST)
    return context


def sit(context: BrowserContext, path: str = PATH) -> Table:
    return Table(context.new_page()).open(path)


def until_kept(page: Page, steps: int) -> None:
    """Wait until the store holds so many moves."""
    for _ in range(100):
        found = kept(page, GAME)
        if found and len(found["record"]["actions"]) >= steps:
            return
        page.wait_for_timeout(50)
    raise AssertionError("not stored")


def test_a_match_from_a_link_leaves_ones_own_alone_until_it_is_made_ones_own(browser_of_one):
    table = sit(browser_of_one).begin()
    table.play()
    own = table.steps()
    until_kept(table.page, own)
    mine = kept(table.page, GAME)
    record, _ = record_where(lambda scene: scene["step"] > 6 and scene["to_move"] == 0, seed=77)
    guest = sit(browser_of_one, PATH + link(record))
    expect(guest.root.locator(".ttl")).to_contain_text("из ссылки")
    guest.play()
    guest.root.get_by_role("button", name="Ход назад").click()
    expect(guest.root.locator(".board")).to_have_attribute("data-steps", re.compile(r"\d+"))
    assert kept(guest.page, GAME)["id"] == mine["id"]
    assert kept(guest.page, GAME)["record"] == mine["record"]
    stands = guest.steps()
    guest.page.reload()
    expect(guest.cards.first).to_be_visible()
    expect(guest.root.locator(".board")).to_have_attribute("data-steps", str(stands))
    choose(guest.root, "Сделать своей партией")
    expect(guest.root.locator(".ttl")).not_to_contain_text("из ссылки")
    assert kept(guest.page, GAME)["record"]["deal"] == record["deal"]
    choose(guest.root, "Мои партии")
    shelf = guest.root.get_by_role("dialog", name="Мои партии")
    expect(shelf.get_by_role("listitem")).to_have_count(2)
    expect(shelf.get_by_role("button", name="Продолжить")).to_have_count(1)
    shelf.get_by_role("button", name="Продолжить").click()
    expect(guest.root.locator(".board")).to_have_attribute("data-steps", str(own))


def test_of_two_tabs_one_plays_and_the_other_follows(browser_of_one):
    first = sit(browser_of_one).begin()
    first.play()
    until_kept(first.page, first.steps())
    second = sit(browser_of_one)
    expect(second.coach).to_contain_text("Партия идёт в другой вкладке")
    expect(second.root.locator(".board")).to_have_attribute("data-steps", str(first.steps()))
    first.page.bring_to_front()
    first.play()
    expect(second.root.locator(".board")).to_have_attribute("data-steps", str(first.steps()))
    second.root.get_by_role("button", name="Играть здесь").click()
    expect(second.legal.first).to_be_visible()
    second.play()
    expect(first.coach).to_contain_text("Партия идёт в другой вкладке")
    expect(first.root.locator(".board")).to_have_attribute("data-steps", str(second.steps()))
    second.page.close()
    expect(first.legal.first).to_be_visible()
    first.play()


@pytest.mark.parametrize("harm", [FULL, BLOCKED], ids=["full", "blocked"])
def test_a_store_that_takes_nothing_is_said_at_once(open_context, harm):
    context = open_context(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    context.add_init_script(FAST + harm)
    table = sit(context).begin()
    table.play()
    alarm = table.root.get_by_role("alert")
    expect(alarm).to_contain_text("не сохраняется")
    with table.page.expect_download() as download:
        alarm.get_by_role("button", name="Сохранить в файл").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert len(saved["record"]["actions"]) == table.steps()
    alarm.get_by_role("button", name="Взять ссылку").click()
    table.page.wait_for_function("() => navigator.clipboard.readText().then(text => text.includes('#t='))")
    table.play()


def test_a_picture_of_another_build_is_not_drawn(browser_of_one):
    table = sit(browser_of_one).begin()
    table.play()
    until_kept(table.page, table.steps())
    steps, cards = table.steps(), table.cards.count()
    table.page.evaluate(SPOIL, GAME)
    table.page.reload()
    expect(table.root.locator(".board")).to_have_attribute("data-steps", str(steps))
    expect(table.cards).to_have_count(cards)


def test_what_earlier_editions_kept_is_carried_over(open_context):
    record, scene = record_where(lambda scene: scene["step"] > 4 and scene["to_move"] == 0)
    old = {
        f"zs:match:{GAME}": {"v": 1, "record": record, "scene": {**scene, "zones": []}},
        "zs:match:veryu": {
            "v": 1,
            "record": ask(do="new", game="veryu", seed=3, options={}, readings={})["record"],
            "people": [0, 2],
        },
        "zs:deck:etazhiki": {"day": [4, 4, 4, 4, 4, 4, 4, 9, 4, 4]},
        "zs:prefs": {"latin": True, "four": True, "oneTap": False, "sorting": "rank", "pace": 0},
    }
    context = open_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto("compare/")
    page.evaluate("old => Object.entries(old).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)))", old)
    table = Table(page).open(PATH)
    expect(table.root.locator(".board")).to_have_attribute("data-steps", str(len(record["actions"])))
    expect(table.root.locator(".hand .card[data-card*='Т'], .hand .card[data-card*='К'], .hand .card").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-zs-deck", "four")
    assert page.evaluate("localStorage.getItem('zs:match:sixty-six')") is None
    assert kept(page, "veryu")["people"] == [0, 2]
    page.goto("etazhiki/table/")
    root = page.locator("zs-table")
    choose(root, "Новая партия")
    form = root.locator("#dr-new")
    expect(form).to_contain_text("Ваша. Изменить состав")


def test_a_match_goes_to_a_file_and_comes_back(browser_of_one, open_context, tmp_path):
    table = sit(browser_of_one).begin()
    table.play()
    steps = table.steps()
    with table.page.expect_download() as download:
        choose(table.root, "Сохранить в файл")
    path = tmp_path / "match.json"
    download.value.save_as(path)
    other = open_context(reduced_motion="reduce")
    other.add_init_script(FAST)
    there = sit(other)
    choose(there.root, "Мои партии")
    shelf = there.root.get_by_role("dialog", name="Мои партии")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{]", encoding="utf-8")
    shelf.locator("input[type=file]").set_input_files(wrong)
    expect(shelf.get_by_role("alert")).to_have_text("Файл не читается: это не запись партии.")
    shelf.locator("input[type=file]").set_input_files(path)
    expect(shelf).to_be_hidden()
    expect(there.root.locator(".board")).to_have_attribute("data-steps", re.compile(rf"^({steps}|{steps + 1})$"))
    assert steps_of(there.root) >= steps
