"""«Бах!» and «Наместник» on a phone: an owner's deck by a form and a file, in links by its hash alone; places with price and gain before one commits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import FAST, ask, kept, link, record_where, steps_of

SECRET = "Слова владельца"


@pytest.fixture
def phone(open_context):
    """Give a page of a fast phone."""
    context = open_context("phone", reduced_motion="reduce")
    context.add_init_script(FAST)
    return context.new_page()


def test_an_owners_deck_is_filled_in_checked_kept_and_goes_nowhere(phone):
    """The form and the file say the same; what is wrong is said at its card; reload keeps it; print, link and log have none of it; drafts go, the deck of a match stays."""
    phone.goto("namestnik/")
    deck = phone.locator("zs-deck")
    deck.scroll_into_view_if_needed()
    expect(deck.locator(".dsum")).to_contain_text("Это колода-образец")
    sent = []
    phone.context.on("request", lambda request: sent.append((request.url, request.post_data or "")))
    deck.get_by_label("Название").fill(SECRET)
    deck.get_by_label("Название").press("Tab")
    expect(deck.locator(".dsum")).to_contain_text("Это ваша колода")
    deck.get_by_role("button", name="Следующая карта").tap()
    reward = deck.get_by_role("group", name="Награда").get_by_label("2-й уровень")
    reward.fill("девять жизней")
    reward.press("Tab")
    expect(deck.locator(".dform .err")).to_contain_text("Награда «девять жизней» не понята")
    expect(reward).to_have_attribute("aria-invalid", "true")
    deck.get_by_role("button", name="Предыдущая карта").tap()
    deck.get_by_role("button", name="Показать карту").tap()
    reward.fill("наука")
    reward.press("Tab")
    expect(deck.locator(".dform .err")).to_have_count(0)
    deck.get_by_role("group", name="Секторы").get_by_label("Слева вверху").select_option("жёлтый")
    phone.wait_for_function("secret => (localStorage.getItem('zs:own-deck:namestnik') ?? '').includes(secret)", arg=SECRET)
    with phone.expect_download() as saved:
        deck.get_by_role("button", name="Скачать файл").tap()
    file = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert (file["characters"][0]["name"], file["characters"][1]["sectors"][0]) == (SECRET, "ж")
    assert not [url for url, body in sent if SECRET in body or "%D0%A1%D0%BB%D0%BE%D0%B2%D0%B0" in url]
    phone.reload()
    deck.scroll_into_view_if_needed()
    expect(deck.get_by_label("Название")).to_have_value(SECRET)
    deck.get_by_role("button", name="Играть этой колодой").tap()
    phone.locator("zs-table .hand .card").first.wait_for(timeout=120_000)
    logged = "[...document.querySelector('zs-table').shadowRoot.querySelectorAll('.log li')].map(one => one.innerText).join()"
    assert SECRET not in phone.evaluate(logged)
    assert document_width(phone) <= 390
    phone.emulate_media(media="print")
    assert SECRET not in phone.evaluate("document.body.innerText")
    phone.emulate_media(media="screen")
    phone.goto("namestnik/")
    deck.scroll_into_view_if_needed()
    expect(deck.get_by_label("Название")).to_have_value(SECRET)
    phone.emulate_media(media="print")
    assert SECRET not in phone.evaluate("document.body.innerText")
    assert not deck.get_by_label("Название").is_visible()
    phone.emulate_media(media="screen")
    played = phone.evaluate("JSON.parse(localStorage.getItem('zs:own-deck:namestnik')).current")
    phone.evaluate(KEEP, played)
    for color in ("красный", "зелёный"):
        deck.get_by_role("group", name="Секторы").get_by_label("Слева вверху").select_option(color)
        phone.wait_for_function(DECKS, arg=[color[0], played])


def test_a_deck_of_bang_is_checked_played_and_sent_by_its_hash_alone(phone, open_context):
    """What a rule lacks is said at its row; a link carries the hash, and where the deck is not it says so and plays nothing."""
    phone.goto("bang/")
    deck = phone.locator("zs-deck")
    deck.scroll_into_view_if_needed()

    def count(place, number):
        field = deck.get_by_label(f"Сколько в колоде: «Мимо!», {place}", exact=True)
        field.fill(str(number))
        field.press("Tab")

    for place in ("♠2–9", "♣", "♦", "♥"):
        count(place, 0)
    expect(deck.get_by_role("alert")).to_contain_text("карт «Мимо!» нужно не меньше 1: иначе выстрел нечем отменить")
    count("♥", 7)
    expect(deck.get_by_role("alert")).to_have_count(0)
    reach = deck.get_by_label("Дальность: Винчестер", exact=True)
    reach.fill("6")
    reach.press("Tab")
    phone.wait_for_function("() => (localStorage.getItem('zs:own-deck:bang') ?? '').includes('\"ranges\":[2,3,4,6]')")
    deck.get_by_role("button", name="Играть этой колодой").tap()
    root = phone.locator("zs-table")
    expect(root.locator(".board")).to_be_visible()
    phone.wait_for_function("() => document.querySelector('zs-table').match.scene.options?.deck !== ''")
    for _ in range(40):
        if (kept(phone, "bang") or {}).get("record", {}).get("actions"):
            break
        begin = root.get_by_role("button", name="Начать")
        (begin if begin.is_visible() else root.get_by_role("button", name="Подсказка")).tap()
        phone.wait_for_timeout(500)
        if root.locator(".note .b.hinted").count():
            root.locator(".note .b.hinted").first.tap()
            phone.wait_for_timeout(500)
    record = kept(phone, "bang")["record"]
    assert list(record["options"]) == ["deck"]
    assert len(record["options"]["deck"]) == 16
    other = open_context("phone", reduced_motion="reduce").new_page()
    other.goto("bang/table/" + link(record))
    note = other.locator("zs-table .note")
    expect(note).to_contain_text("на этом устройстве их нет", timeout=120_000)
    assert steps_of(other.locator("zs-table")) == 0
    assert other.locator("zs-table .hand .card.legal, zs-table .note button").count() == 0
    there = phone.context.new_page()
    there.goto("bang/table/" + link(record))
    expect(there.locator("zs-table .board")).to_have_attribute("data-steps", str(len(record["actions"])), timeout=120_000)


KEEP = """deck => new Promise((resolve, reject) => {
    const request = indexedDB.open("zs-matches", 1);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
        const record = { game: "namestnik", version: 1, options: { deck }, readings: {}, deal: { seed: 1 }, actions: [] };
        const writing = request.result.transaction("matches", "readwrite");
        writing.objectStore("matches").put({ id: "kept", game: "namestnik", record, people: [0], when: 1, version: 1, own: true });
        writing.oncomplete = () => { request.result.close(); resolve(); };
    };
})"""
"""A match that is played with a deck lies in the store."""
DECKS = """([color, played]) => {
    const { current, decks } = JSON.parse(localStorage.getItem("zs:own-deck:namestnik"));
    return Object.keys(decks).length === 2 && played in decks && decks[current].characters[0].sectors[0] === color;
}"""
"""Beside the deck that is being edited only the one lies here that a match needs."""


def document_width(page):
    """Tell how wide the page is."""
    return page.evaluate("document.documentElement.scrollWidth")


BOXES = """() => {
    const root = document.querySelector("zs-table").shadowRoot;
    const dock = root.querySelector(".note").getBoundingClientRect();
    const strips = root.querySelector(".strips").getBoundingClientRect();
    return [...root.querySelectorAll(".layout.mine .spot[data-action]")].map(one => {
        const box = one.getBoundingClientRect();
        return { width: box.width, seen: box.top >= strips.top && box.bottom <= Math.min(strips.bottom, dock.top) + 1, name: one.getAttribute("aria-label") };
    });
}"""


def test_every_lawful_place_says_its_price_and_gain_and_is_taken_by_a_tap(phone):
    """At 390 px the pyramid stands above the question; a place is wide enough for a thumb and tells a screen reader what it costs."""
    record, scene = record_where(
        lambda one: one["phase"] == "pay" and one["to_move"] == 0 and one["step"] > 60, 2015, "namestnik"
    )
    places = {one["action"]: one for zone in scene["zones"] for one in zone.get("cells", ()) if one.get("action")}
    phone.goto("namestnik/table/" + link(record))
    phone.locator("zs-table .layout.mine .spot[data-action]").first.wait_for(timeout=120_000)
    spots = phone.evaluate(BOXES)
    assert len(spots) == len(places) >= 3
    assert all(one["width"] >= 44 for one in spots)
    assert all(" → " in one["name"] for one in spots)
    assert sum(one["seen"] for one in spots) >= 2
    free = next(action for action, one in places.items() if one.get("legal", True) is not False)
    root = phone.locator("zs-table")
    root.locator(f'.layout.mine .spot[data-action="{free}"]').tap()
    confirm = root.locator(".note .go:not([aria-disabled])")
    if confirm.count():
        confirm.last.tap()
    phone.wait_for_function(
        "steps => Number(document.querySelector('zs-table').shadowRoot.querySelector('.board').dataset.steps) > steps",
        arg=len(record["actions"]),
    )
    assert ask(do="act", record=record, seat=0, action=free)["ok"]


IN_VIEW = """() => {
    const root = document.querySelector("zs-table").shadowRoot;
    const box = one => one.getBoundingClientRect();
    const note = box(root.querySelector(".note"));
    const outside = [...root.querySelectorAll(".note button")].filter(one => box(one).top < note.top || box(one).bottom > note.bottom + 1);
    return { outside: outside.map(one => one.textContent.trim()), covers: note.bottom > box(root.querySelector(".hand")).top + 1 };
}"""


def test_a_hint_about_six_players_leaves_its_answers_and_the_hand_in_view(phone):
    """However much is said of seven players on a low screen, the words scroll: what answers them stands inside of the note, the note above the hand."""
    told = 0
    for seed in range(7, 60):
        answer = ask(do="new", game="bang", seed=seed, options={"players": 7}, readings={})
        for _ in range(400):
            scene, record = answer["scene"], answer["record"]
            if scene["deal_over"]:
                break
            if scene["to_move"] != 0:
                answer = ask(do="bot", record=record, seat=0, level="sensible")
                continue
            hint = ask(do="hint", record=record, seat=0)["hint"]
            told = len(hint["text"]) if scene["phase"] == "target" else 0
            if told > 330:
                break
            answer = ask(do="act", record=record, seat=0, action=hint["action"])
        if told > 330:
            break
    assert told > 330
    phone.set_viewport_size({"width": 390, "height": 664})
    phone.goto("bang/table/" + link(record))
    root = phone.locator("zs-table")
    root.locator(".note .bids .b").first.wait_for(timeout=120_000)
    root.get_by_role("button", name="Подсказка").tap()
    expect(root.locator(".note.tip")).to_contain_text("скорее")
    assert phone.evaluate(IN_VIEW) == {"outside": [], "covers": False}
