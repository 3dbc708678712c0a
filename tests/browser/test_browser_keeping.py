"""A player's game is never lost: links, two tabs, a full store, another build, what earlier editions kept, files."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from at_table import FAST, KEPT, Table, choose, kept, link, record_where, steps_of
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import until

GAME = "sixty-six"
PATH = f"{GAME}/table/"
FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };"""
LATE = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    request.addEventListener("success", () => this.transaction.abort());
    return request;
};"""
"""A store that takes everything and fails at the end of the transaction, as one does whose disk is full."""
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


def until_kept_deal(page: Page, seed: int) -> None:
    """Wait until the match of this deal is the one that goes on."""
    until(page, f"async seed => {{ const match = await ({KEPT})('{GAME}'); return match?.record.deal.seed === seed; }}", seed)


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
    played = guest.steps()
    guest.root.get_by_role("button", name="Ход назад").click()
    expect(guest.root.locator(".board")).not_to_have_attribute("data-steps", str(played))
    assert kept(guest.page, GAME)["id"] == mine["id"]
    assert kept(guest.page, GAME)["record"] == mine["record"]
    stands = guest.steps()
    guest.page.reload()
    expect(guest.cards.first).to_be_visible()
    expect(guest.root.locator(".board")).to_have_attribute("data-steps", str(stands))
    choose(guest.root, "Сделать своей партией")
    expect(guest.root.locator(".ttl")).not_to_contain_text("из ссылки")
    until_kept_deal(guest.page, record["deal"]["seed"])
    choose(guest.root, "Мои партии")
    shelf = guest.root.get_by_role("dialog", name="Мои партии")
    expect(shelf.get_by_role("listitem")).to_have_count(2)
    expect(shelf.get_by_role("button", name="Продолжить")).to_have_count(1)
    shelf.get_by_role("button", name="Продолжить").click()
    expect(guest.root.locator(".board")).to_have_attribute("data-steps", str(own))


def own_and_guest(context: BrowserContext, wanted: Any) -> tuple[dict[str, Any], Table]:
    """Play a card of one's own match, then open another by a link; give what is kept of one's own, and the guest."""
    table = sit(context).begin()
    table.play()
    until_kept(table.page, table.steps())
    mine = kept(table.page, GAME)
    assert mine is not None
    table.page.close()
    record, _ = record_where(wanted, seed=77)
    guest = sit(context, PATH + link(record))
    expect(guest.root.locator(".ttl")).to_contain_text("из ссылки")
    return mine, guest


def test_a_deal_of_a_link_played_again_leaves_ones_own_alone(browser_of_one):
    mine, guest = own_and_guest(browser_of_one, lambda scene: scene["deal_over"])
    guest.result.get_by_role("button", name="Сыграть ещё раз").click()
    expect(guest.result).to_be_hidden()
    expect(guest.root.locator(".board")).to_have_attribute("data-steps", re.compile(r"^[0-3]$"))
    guest.begin().play()
    expect(guest.root.locator(".ttl")).to_contain_text("из ссылки")
    assert (kept(guest.page, GAME)["id"], kept(guest.page, GAME)["record"]) == (mine["id"], mine["record"])
    assert Table(guest.page).open(PATH).steps() == len(mine["record"]["actions"])


def test_a_match_of_a_link_played_from_an_earlier_step_leaves_ones_own_alone(browser_of_one):
    mine, guest = own_and_guest(browser_of_one, lambda scene: scene["step"] > 6 and scene["to_move"] == 0)
    steps = guest.steps()
    guest.root.get_by_role("slider", name="Шаг партии").focus()
    guest.page.keyboard.press("Home")
    guest.root.get_by_role("button", name="Играть отсюда").click()
    expect(guest.root.locator(".sn")).not_to_have_text(f"{steps} / {steps}")
    guest.begin().play()
    assert guest.steps() < steps
    expect(guest.root.locator(".ttl")).to_contain_text("из ссылки")
    assert (kept(guest.page, GAME)["id"], kept(guest.page, GAME)["record"]) == (mine["id"], mine["record"])


def test_a_match_of_the_list_is_told_apart_saved_and_deleted(browser_of_one, tmp_path):
    table = sit(browser_of_one).begin()
    table.play()
    first = table.steps()
    until_kept(table.page, first)
    choose(table.root, "Новая партия")
    form = table.root.get_by_role("dialog", name="Новая партия")
    form.get_by_label("Номер сдачи", exact=True).fill("77")
    form.get_by_role("button", name="Сдать").click()
    expect(form).to_be_hidden()
    table.begin().play()
    choose(table.root, "Мои партии")
    shelf = table.root.get_by_role("dialog", name="Мои партии")
    rows = shelf.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(re.compile(r"«?Шестьдесят шесть»?.*№ 77", re.S))
    other = rows.nth(1)
    expect(other).to_contain_text(re.compile(r"№ \d+.*\d\d:\d\d", re.S))
    with table.page.expect_download() as download:
        other.get_by_role("button", name=re.compile("файл")).click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["record"]["actions"]) == first
    other.get_by_role("button", name=re.compile("^Удалить")).click()
    expect(other).to_contain_text("удалена")
    expect(other.get_by_role("button", name="Продолжить")).to_have_count(0)
    table.page.reload()
    choose(table.root, "Мои партии")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("№ 77")


def test_a_match_that_was_deleted_can_be_brought_back(browser_of_one):
    mine, guest = own_and_guest(browser_of_one, lambda scene: scene["step"] > 6 and scene["to_move"] == 0)
    choose(guest.root, "Мои партии")
    shelf = guest.root.get_by_role("dialog", name="Мои партии")
    row = shelf.get_by_role("listitem")
    row.get_by_role("button", name=re.compile("^Удалить")).click()
    expect(row).to_contain_text("удалена")
    assert kept(guest.page, GAME) is None
    shelf.get_by_role("button", name="Закрыть").click()
    choose(guest.root, "Мои партии")
    row.get_by_role("button", name=re.compile("^Вернуть")).click()
    expect(row).not_to_contain_text("удалена")
    assert kept(guest.page, GAME) == mine
    row.get_by_role("button", name="Продолжить").click()
    expect(guest.root.locator(".board")).to_have_attribute("data-steps", str(len(mine["record"]["actions"])))


def test_what_is_put_in_place_of_a_linked_match_stays_on_the_table(browser_of_one):
    mine, guest = own_and_guest(browser_of_one, lambda scene: scene["step"] > 6 and scene["to_move"] == 0)
    address = guest.page.url
    choose(guest.root, "Мои партии")
    guest.root.get_by_role("dialog", name="Мои партии").get_by_role("button", name="Продолжить").click()
    board = guest.root.locator(".board")
    for _ in range(2):  # the drawer gave its entry of the history back: the address of the link lies below it
        expect(board).to_have_attribute("data-steps", str(len(mine["record"]["actions"])))
        expect(guest.root.locator(".ttl")).not_to_contain_text("из ссылки")
        guest.page.wait_for_url(lambda url: "#" not in url)
        guest.page.wait_for_timeout(300)
        assert "#" not in guest.page.url
        guest.page.reload()
    guest.page.goto("compare/")
    guest.page.goto(address)
    expect(guest.root.locator(".ttl")).to_contain_text("из ссылки")
    choose(guest.root, "Новая партия")
    form = guest.root.get_by_role("dialog", name="Новая партия")
    form.get_by_label("Номер сдачи", exact=True).fill("78")
    form.get_by_role("button", name="Сдать").click()
    expect(form).to_be_hidden()
    until_kept_deal(guest.page, 78)
    guest.page.wait_for_timeout(300)
    guest.page.reload()
    expect(guest.cards.first).to_be_visible()
    expect(guest.root.locator(".ttl")).not_to_contain_text("из ссылки")
    assert "#" not in guest.page.url
    assert kept(guest.page, GAME)["record"]["deal"] == {"seed": 78}


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


@pytest.mark.parametrize("harm", [FULL, LATE, BLOCKED], ids=["full", "full-at-the-end", "blocked"])
def test_a_store_that_takes_nothing_is_said_at_once(open_context, harm):
    context = open_context(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    context.add_init_script(FAST + harm)
    table = sit(context).begin()
    table.play()
    alarm = table.root.get_by_role("alert")
    expect(alarm).to_contain_text("не сохраняется")
    expect(table.root).not_to_contain_text("сохранено")
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
    fixture = Path(__file__).resolve().parents[1] / "fixtures" / "storage.json.gz"
    old = json.loads(gzip.decompress(fixture.read_bytes()))
    matches = {key.removeprefix("zs:match:"): value for key, value in old.items() if key.startswith("zs:match:")}
    assert len(matches) == 7 and {"zs:deck:etazhiki", "zs:prefs"} <= old.keys()
    old[f"zs:match:{GAME}"]["scene"]["zones"] = []  # a scene of another build: drawn, it would be a table without cards
    context = open_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto("compare/")
    page.evaluate("old => Object.entries(old).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)))", old)
    table = Table(page).open(PATH)
    expect(table.root.locator(".board")).to_have_attribute("data-steps", str(len(matches[GAME]["record"]["actions"])))
    expect(table.legal.first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-zs-deck", "four")
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('zs:match:'))") == []
    for game, match in matches.items():
        found = kept(page, game)
        assert found is not None and found["own"]
        assert (found["record"], found["people"]) == (match["record"], match.get("people", [0]))
    assert page.evaluate("JSON.parse(localStorage.getItem('zs:prefs'))") == old["zs:prefs"]
    page.goto("etazhiki/table/")
    root = page.locator("zs-table")
    expect(root.locator(".board")).to_have_attribute("data-steps", str(len(matches["etazhiki"]["record"]["actions"])))
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
