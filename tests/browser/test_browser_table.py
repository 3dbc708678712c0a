"""Somebody who plays: a whole match by keyboard, a deal by touch and by mouse, and everything around the table."""

import re

import pytest
from at_table import FAST, Table, ask, link, record_where
from network import Held
from playwright.sync_api import expect

from tests.browser.conftest import unfold


@pytest.fixture
def sit(open_context):
    """Sit down at a fast table."""

    def make(size="desktop", path="sixty-six/table/", **options):
        context = open_context(size, reduced_motion="reduce", **options)
        context.add_init_script(FAST)
        return Table(context.new_page()).open(path)

    return make


def test_a_whole_match_is_played_by_keyboard_alone(sit):
    table = sit(path="sixty-six/table/")
    press = table.page.keyboard.press
    focused = table.page.locator("zs-table .hand .card:focus, zs-table .b:focus, zs-table .go:focus")

    def tab_to(wanted):
        """Press Tab until the focus is on what is wanted; it must not be far."""
        for _ in range(30):
            if focused.count() and re.search(wanted, focused.get_attribute("class") + " " + focused.inner_text()):
                return
            press("Tab")
        raise AssertionError(f"Tab does not reach {wanted}")

    tab_to("Начать")
    steps = table.steps()
    press("Enter")
    table.wait(steps)
    for _ in range(400):
        steps = table.steps()
        if table.over():
            tab_to(r"\bgo\b")
            if "Новая партия" in focused.inner_text():
                break
        else:
            tab_to(r"\bcard\b")
            for _ in range(6):
                if "legal" in focused.get_attribute("class").split():
                    break
                press("ArrowRight")
        press("Enter")
        table.wait(steps)
    expect(table.result).to_be_visible()
    games = table.root.get_by_role("row", name=re.compile("Игр в партии")).get_by_role("cell")
    assert max(int(text) for text in games.all_inner_texts()) >= 8


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_deal_is_played_by_touch_or_mouse(sit, size):
    table = sit(size).begin()
    for _ in range(12):
        if table.over():
            break
        table.play(tap=size == "phone")
    expect(table.result).to_be_visible()
    expect(table.result).to_contain_text("§")


def test_a_match_survives_a_reload(sit):
    table = sit().begin()
    table.play()
    table.play()
    steps, log = table.steps(), table.root.locator(".log").inner_text()
    table.page.reload()
    expect(table.root.locator(".board")).to_have_attribute("data-steps", str(steps))
    assert table.root.locator(".log").inner_text() == log
    table.play()
    assert table.steps() > steps


def test_a_match_survives_a_change_of_page(sit):
    table = sit().begin()
    table.play()
    steps = table.steps()
    table.root.get_by_role("link", name="К правилам игры").click()
    expect(table.page.locator("h1")).to_have_text("Шестьдесят шесть")
    table.page.go_back()
    expect(table.root.locator(".board")).to_have_attribute("data-steps", str(steps))
    table.play()
    assert table.steps() > steps


def test_visits_open_different_deals_and_the_drawn_one_is_played(sit):
    deals = set()
    for _ in range(5):
        table = sit(chance=True)
        expect(table.root.locator(".board.dealing")).to_have_count(0)
        deals.add(table.root.locator(".deal").inner_text())
    assert len(deals) > 1
    table.begin()
    deal = table.root.locator(".deal").inner_text()
    assert deal in deals
    table.play()
    expect(table.root.locator(".deal")).to_have_text(deal)


def test_where_no_deal_can_be_fetched_the_one_of_the_page_is_played(open_context):
    context = open_context(chance=True, reduced_motion="reduce")
    context.watch.allow("Failed to load resource")
    context.add_init_script(FAST + "crypto.getRandomValues = numbers => numbers.fill(1);")
    context.route("**/assets/deals/**", lambda route: route.abort())
    table = Table(context.new_page()).open().begin()
    expect(table.root.locator(".deal")).to_have_text("сдача № 1892")
    table.play()


@pytest.mark.parametrize("harm", ["throw new Error('boom')", "for (;;);"], ids=["crash", "hang"])
def test_a_core_that_fails_in_the_middle_is_restarted_and_the_match_goes_on(sit, harm):
    table = sit().begin()
    table.play()
    steps, log = table.steps(), table.root.locator(".log").inner_text()
    core = next(worker for worker in table.page.workers if "/assets/zs/worker" in worker.url)
    core.evaluate(f"setTimeout(() => {{ {harm} }})")
    if "for" in harm:
        table.root.get_by_role("button", name="Подсказка").click()
    expect(table.coach).to_contain_text("Ядро перезапущено", timeout=60_000)
    assert (table.steps(), table.root.locator(".log").inner_text()) == (steps, log)
    if "for" in harm:
        expect(table.root.locator(".hand .hinted")).to_be_visible()  # the question that was not answered is asked again
    table.play(table.root.locator(".hand .card.legal:not(.hinted)").first)
    assert table.steps() > steps


def test_the_core_survives_a_change_of_page(sit):
    table = sit().begin()
    core = next(worker for worker in table.page.workers if "/assets/zs/worker" in worker.url)
    table.root.get_by_role("link", name="К правилам игры").click()
    table.page.locator(".zs-contents a").first.click()
    expect(table.page.locator("h1")).to_have_text("Правила")
    example = unfold(table.page.locator("zs-calc").first)
    example.get_by_role("button", name=re.compile("^Больше|^Меньше")).first.click()
    expect(table.page.locator("html")).to_have_attribute("data-zs-core", "ready")
    assert [worker for worker in table.page.workers if "/assets/zs/worker" in worker.url] == [core]


def test_a_move_is_taken_back(sit):
    table = sit().begin()
    cards, steps = table.cards.count(), table.steps()
    table.play()
    table.root.get_by_role("button", name="Ход назад").click()
    expect(table.root.locator(".board")).to_have_attribute("data-steps", str(steps))
    expect(table.cards).to_have_count(cards)


def test_an_illegal_card_is_dimmed_and_explained(sit):
    def forced(scene):
        hand = next(zone for zone in scene["zones"] if zone["id"] == "hand")
        return scene["to_move"] == 0 and {True, False} <= {card["legal"] for card in hand["cards"]}

    record, _ = record_where(forced)
    table = sit(path="sixty-six/table/" + link(record))
    off = table.root.locator(".hand .card.off")
    expect(off.first).to_be_visible()
    expect(off.first).to_have_accessible_name(re.compile("нельзя|обязан|масть|козыр"))
    steps = table.steps()
    off.first.hover()  # waits until the page stands still, as a person does; a click would wait until the card is allowed
    table.page.mouse.down()
    table.page.mouse.up()
    expect(table.coach).to_contain_text("§")
    assert table.steps() == steps
    table.coach.get_by_role("link", name=re.compile("§")).first.click()
    rule = table.root.get_by_role("dialog", name="Правило")
    expect(rule).to_be_visible()
    expect(rule.get_by_role("link", name="Открыть правило")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()


def test_a_hint_names_a_card_and_its_reason(sit):
    table = sit().begin()
    table.root.get_by_role("button", name="Подсказка").click()
    expect(table.coach.locator("p")).to_have_text(re.compile(r"\w+.*\w+"))
    expect(
        table.root.get_by_role("button", name="Положить").or_(table.coach.locator(".go:not([aria-disabled])")).first
    ).to_be_visible()
    expect(table.root.locator(".hinted").first).to_be_visible()


def test_a_link_carries_the_match_to_another_browser(sit, open_context):
    table = sit(permissions=["clipboard-read", "clipboard-write"]).begin()
    table.play()
    steps, log = table.steps(), table.root.locator(".log").inner_text()
    table.root.get_by_role("button", name="Ссылка на партию").click()
    expect(table.root.get_by_text("Ссылка скопирована").last).to_be_visible()
    address = table.page.evaluate("navigator.clipboard.readText()")
    other = open_context(reduced_motion="reduce")
    other.add_init_script(FAST)
    there = Table(other.new_page()).open(address)
    expect(there.root.locator(".board")).to_have_attribute("data-steps", str(steps))
    assert there.root.locator(".log").inner_text() == log


def test_settings_change_the_cards_and_are_kept(sit):
    table = sit()
    ace = table.root.locator(".hand .card[data-card='♠Т']")
    expect(ace).to_contain_text("Т")
    table.root.get_by_role("button", name="Вид карт и стола").click()
    view = table.root.get_by_role("dialog", name="Вид карт и стола")
    view.get_by_text("Латинские индексы: A K Q J").click()
    view.get_by_text("Четыре цвета мастей").click()
    table.page.evaluate(
        "() => { window.left = new Promise(done => addEventListener('popstate', () => done(1), { once: true })); }"
    )
    view.get_by_role("button", name="Закрыть").click()
    expect(ace).to_contain_text("A")
    expect(table.page.locator("html")).to_have_attribute("data-zs-deck", "four")
    table.page.evaluate("() => window.left")  # the window has given its entry of the history back: nothing is under way
    table.page.reload()
    expect(ace).to_contain_text("A")
    expect(table.page.locator("html")).to_have_attribute("data-zs-deck", "four")


def test_cards_are_sorted_in_three_ways(sit):
    table = sit()
    scene = ask(do="new", game="sixty-six", seed=1892, options={}, readings={})["scene"]
    dealt = next([card["card"] for card in zone["cards"]] for zone in scene["zones"] if zone["id"] == "hand")

    def shown():
        return table.cards.evaluate_all("cards => cards.map(card => card.dataset.card)")

    def press(expected=()):
        table.root.get_by_role("button", name="Порядок карт").click()
        for place, card in enumerate(expected):
            expect(table.cards.nth(place)).to_have_attribute("data-card", card)

    by_suit = shown()
    press()
    by_rank = shown()
    press(dealt)
    assert sorted(by_suit) == sorted(by_rank) == sorted(dealt)
    assert by_suit != by_rank != dealt != by_suit
    press(by_suit)


def test_the_last_trick_can_be_seen_again(sit):
    table = sit().begin()
    button = table.root.get_by_role("button", name="Последняя взятка")
    expect(button).to_be_disabled()
    table.play()
    expect(button).to_be_enabled()
    button.click()
    last = table.root.get_by_role("dialog", name="Последняя взятка")
    expect(last.locator("li")).to_have_count(2)
    expect(last.get_by_text("берёт")).to_have_count(1)


def test_the_deal_is_stepped_through_and_left_again(sit):
    table = sit().begin()
    table.play()
    steps = table.steps()
    back = table.root.get_by_role("button", name="Предыдущий шаг")
    back.click()
    expect(table.root.locator(".sn")).to_have_text(f"{steps - 1} / {steps}")
    table.root.get_by_role("slider", name="Шаг партии").focus()
    table.page.keyboard.press("Home")
    expect(table.root.locator(".sn")).to_have_text(f"0 / {steps}")
    table.root.get_by_role("button", name="К партии").click()
    expect(table.root.locator(".sn")).to_have_text(f"{steps} / {steps}")
    expect(table.legal.first).to_be_visible()


def test_tricks_that_lie_closed_are_stepped_over_before_the_end_of_the_deal(sit):
    record, scene = record_where(
        lambda scene: scene.get("shut") and scene["to_move"] == 0 and scene["step"] - scene["shut"][1] == 2, game="semerik"
    )
    away, until = scene["shut"]
    table = sit(path="semerik/table/" + link(record))
    steps = scene["step"]
    shown, log = table.root.locator(".sn"), table.root.get_by_role("list", name="Ход сдачи")
    laid = {action.removeprefix("play ") for action in record["actions"][away:until]}
    expect(shown).to_have_text(f"{steps} / {steps}")
    assert laid and not any(card in text for card in laid for text in log.get_by_role("listitem").all_inner_texts())
    back, on = (table.root.get_by_role("button", name=f"{word} шаг") for word in ("Предыдущий", "Следующий"))
    for step in (until + 1, until, away, away - 1):
        back.click()
        expect(shown).to_have_text(f"{step} / {steps}")
    for step in (away, until):
        on.click()
        expect(shown).to_have_text(f"{step} / {steps}")
    assert not any(card in text for card in laid for text in log.get_by_role("listitem").all_inner_texts())
    table.root.get_by_role("button", name="К партии").click()
    expect(table.root.get_by_role("button", name="Последняя взятка")).to_be_disabled()


def test_after_the_deal_all_hands_open_and_the_deal_is_played_again(sit):
    record, _ = record_where(lambda scene: scene["deal_over"])
    table = sit(path="sixty-six/table/" + link(record))
    expect(table.result).to_be_visible()
    table.result.get_by_role("button", name="Показать все карты").click()
    expect(table.root.locator(".opened").first).to_be_visible()
    table.root.get_by_role("button", name="К итогу").click()
    table.result.get_by_role("button", name="Сыграть ещё раз").click()
    expect(table.root.locator(".deal")).to_have_text("сдача № 1892")
    expect(table.result).to_be_hidden()


def test_a_new_match_takes_a_deal_number(sit):
    table = sit()
    table.menu("Новая партия")
    dialog = table.root.get_by_role("dialog", name="Новая партия")
    number = dialog.get_by_label("Номер сдачи", exact=True)
    number.fill("77")
    dialog.get_by_role("button", name="Сдать").click()
    expect(dialog).to_be_hidden()
    expect(table.root.locator(".deal")).to_have_text("сдача № 77")


def test_a_new_match_refuses_a_wrong_number_in_words(sit):
    table = sit()
    table.menu("Новая партия")
    dialog = table.root.get_by_role("dialog", name="Новая партия")
    dialog.get_by_label("Номер сдачи", exact=True).fill("минус один")
    dialog.get_by_role("button", name="Сдать").click()
    expect(dialog.locator(".err")).to_contain_text(re.compile("[а-я]{3,}"))
    expect(dialog).to_be_visible()


def test_a_match_from_a_link_is_not_mixed_with_the_deal_of_the_page(open_context):
    context = open_context(reduced_motion="reduce")
    context.add_init_script(FAST)
    held = Held(context, "**/*.wasm")
    record, scene = record_where(lambda scene: scene["step"] > 4 and scene["to_move"] == 0)
    page = context.new_page()
    page.goto("sixty-six/table/" + link(record))
    table = Table(page)
    expect(table.coach).to_contain_text("Открываю партию из ссылки.")
    expect(table.cards.first).to_be_hidden()
    table.root.locator(".board").press("h")
    expect(table.coach.get_by_role("button")).to_have_count(0)
    held.release()
    expect(table.cards.first).to_be_visible()
    assert table.steps() == scene["step"] == len(record["actions"])


CLEARED = """() => {
    const root = document.querySelector("zs-table").shadowRoot;
    const board = () => root.querySelector(".board");
    window.cleared = [];
    let arriving = board().classList.contains("arriving");
    new MutationObserver(() => {
        const now = board().classList.contains("arriving");
        if (arriving && !now) window.cleared.push(root.querySelector(".deal").textContent.trim());
        arriving = now;
    }).observe(board(), { attributes: true, attributeFilter: ["class"] });
}"""
"""Notes which deal lies on the table each time that it is shown after an arrival."""
READDRESSED = """hash => {
    history.replaceState(history.state, "", hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
}"""
"""Changes the address under a table that stays: a navigation would make the theme put another table in its place."""


def test_of_two_links_in_quick_succession_the_table_waits_for_the_second(open_context):
    context = open_context(reduced_motion="reduce")
    context.add_init_script(FAST)
    held = Held(context, "**/*.wasm")
    first, second = (ask(do="new", game="sixty-six", seed=seed, options={}, readings={})["record"] for seed in (77, 78))
    page = context.new_page()
    page.goto("sixty-six/table/" + link(first))
    table = Table(page)
    expect(table.coach).to_contain_text("Открываю партию из ссылки.")
    page.evaluate(CLEARED)
    page.evaluate(READDRESSED, link(second))
    expect(table.coach).to_contain_text("Открываю партию из ссылки.")
    held.release()
    expect(table.cards.first).to_be_visible()
    expect(table.root.locator(".deal")).to_have_text("сдача № 78")
    assert page.evaluate("window.cleared") == ["сдача № 78"]


BAD_LINKS = {
    "cut": "#t=1nVbd",
    "signs": "#t=1!!!",
    "kind": "#t=9abc",
    "noise": "#t=0" + "A" * 200_000,
    "script": "#t=0" + "PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg",
    "number": "#t=0" + "MQ",
    "unknown game": link({"game": "нет", "version": 1, "options": {}, "readings": {}, "deal": {"seed": 1}, "actions": []}),
    "wrong action": link(
        {
            "game": "sixty-six",
            "version": 1,
            "options": {},
            "readings": {},
            "deal": {"seed": 1},
            "actions": ["<img src=x onerror=alert(1)>"],
        }
    ),
    "wrong deal": link(
        {"game": "sixty-six", "version": 1, "options": {}, "readings": {}, "deal": {"seed": "x"}, "actions": []}
    ),
    "wrong types": link({"game": "sixty-six", "version": [], "options": 5, "readings": "", "deal": None, "actions": {"a": 1}}),
}


@pytest.mark.parametrize("bad", BAD_LINKS.values(), ids=BAD_LINKS)
def test_a_bad_link_is_explained_and_breaks_nothing(sit, bad):
    table = sit(path="sixty-six/table/" + bad)
    alert = table.root.get_by_role("alert")
    expect(alert).to_contain_text(re.compile("[а-яё]{3,}"))
    assert "undefined" not in alert.inner_text()
    expect(table.page.locator("img[src=x]")).to_have_count(0)
    table.menu("Новая партия")
    table.root.get_by_role("dialog", name="Новая партия").get_by_role("button", name="Сдать").click()
    table.begin()


def test_every_move_is_said_aloud(sit):
    table = sit().begin()
    live = table.root.locator("[role=status]").first
    expect(live).to_have_text(re.compile("Соперник|Ваш ход"))
    before = live.inner_text()
    table.play()
    expect(live).not_to_have_text(before)
    expect(live).to_have_text(re.compile("Вы:|Соперник|Ваш ход"))
