"""Faults of the network: one retry for every widget, whatever went wrong; a file that stalls is said; a chunk is asked for again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from at_table import FAST, KEPT, Table, ask, kept, link, record_where
from network import Held
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.browser.conftest import unfold, until

CORE = re.compile(r"\.(wasm|zip|img|part)$")
GIVEN_UP = "Не удалось загрузить ядро правил"


def truncated(route: Route) -> None:
    """Answer with the first half of the file."""
    answer = route.fetch()
    route.fulfill(
        status=200, content_type=answer.headers.get("content-type", ""), body=answer.body()[: len(answer.body()) // 2]
    )


FAULTS: dict[str, Callable[[Route], None]] = {
    "abort": lambda route: route.abort(),
    "404": lambda route: route.fulfill(status=404, body="нет"),
    "truncated": truncated,
    "html": lambda route: route.fulfill(status=200, content_type="text/html", body="<!doctype html><title>Вход</title>"),
}


# Each kind of widget: how it is opened and touched, and what shows that it works.


def calculator(page: Page) -> tuple[Locator, Callable[[], None]]:
    page.goto("sixty-six/rules/")
    widget = unfold(page.locator("zs-calc").first)
    widget.scroll_into_view_if_needed()
    expect(widget).to_have_attribute("data-zs-awake", "")
    widget.locator("input, select").first.focus()
    field = widget.locator("input[inputmode=numeric], input[type=text], select").first
    field.press("ArrowDown")
    field.evaluate("field => field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))")
    return widget, lambda: expect(page.locator("html")).to_have_attribute("data-zs-core", "ready")


def table(page: Page, path: str = "sixty-six/table/") -> tuple[Locator, Callable[[], None]]:
    sat = Table(page).open(path)
    start = sat.root.get_by_role("button", name="Начать")
    expect(start.or_(sat.legal.first)).to_be_visible()
    steps = sat.steps()
    if start.is_visible():
        start.click()
    else:
        sat.legal.first.click()
        sat.root.get_by_role("button", name="Положить").click()
    return sat.root, lambda: sat.wait(steps)


def linked_match(page: Page) -> tuple[Locator, Callable[[], None]]:
    record, _ = record_where(lambda scene: scene["step"] > 6 and scene["to_move"] == 0, seed=77)
    page.goto("sixty-six/table/" + link(record))
    sat = Table(page)
    return sat.root, lambda: expect(sat.legal.first).to_be_visible()


def position(page: Page) -> tuple[Locator, Callable[[], None]]:
    page.goto("sixty-six/rules/")
    widget = unfold(page.locator("zs-position").first)
    widget.scroll_into_view_if_needed()
    expect(widget).to_have_attribute("data-zs-awake", "")
    widget.locator("button.card, .card[role=button], button").locator("visible=true").first.click()
    return widget, lambda: expect(page.locator("html")).to_have_attribute("data-zs-core", "ready")


def lesson(page: Page) -> tuple[Locator, Callable[[], None]]:
    page.goto("veryu/")
    widget = page.locator("zs-lesson").first
    widget.scroll_into_view_if_needed()
    widget.get_by_role("button", name="Начать урок").click()
    expect(widget).to_contain_text("шаг 2 из")
    widget.locator(".hinted").first.click()
    return widget, lambda: expect(widget).to_contain_text("шаг 3 из")


def desk(page: Page) -> tuple[Locator, Callable[[], None]]:
    page.goto("dispute/#sixty-six")
    widget = page.locator("zs-dispute")
    widget.get_by_role("textbox", name="Что случилось?").fill("закрыл колоду и не набрал")
    widget.locator(".case[data-case]").first.click()
    expect(widget.locator(".field").first).to_be_visible()
    for choice in widget.locator(".field select").all():
        choice.select_option(index=choice.locator("option").count() - 1)
    for choice in widget.locator(".field .seg").all():
        choice.locator("label").first.click()
    for number in widget.locator(".field input[inputmode=numeric]").all():
        number.fill("0")
    widget.get_by_role("button", name="Разобрать", exact=True).click()
    return widget, lambda: expect(widget.locator(".says")).to_be_visible()


def deck(page: Page) -> tuple[Locator, Callable[[], None]]:
    page.goto("etazhiki/")
    widget = page.locator("zs-deck").first
    widget.scroll_into_view_if_needed()
    widget.get_by_label("Больше: шар 1").first.click()
    return widget, lambda: expect(widget.locator(".dsum")).to_contain_text("74 карты: этажей 50, шаров 24")


def open_hands(page: Page) -> tuple[Locator, Callable[[], None]]:
    page.goto("preferans/exact/")
    widget = page.locator("zs-exact").first
    widget.scroll_into_view_if_needed()
    widget.get_by_role("button", name="Изменить расклад").click()
    widget.get_by_role("button", name="Очистить").click()
    pack = widget.get_by_role("group", name="Карты, которых нет на руках")
    for owner, card in (("играющему", "туз пик"), ("левому", "семёрка пик"), ("правому", "семёрка червей")):
        widget.get_by_role("radio", name=owner, exact=True).check()
        pack.get_by_role("button", name=card).click()
    widget.get_by_role("button", name="Решить").click()
    return widget, lambda: expect(widget.locator(".ans")).to_contain_text("Мизер не ловится")


def readings(page: Page) -> tuple[Locator, Callable[[], None]]:
    page.goto("dispute/?reading=sixty-six.half")
    widget = page.locator("zs-readings")
    widget.scroll_into_view_if_needed()
    expect(widget.locator("#reading")).to_have_value("sixty-six.half")
    widget.get_by_role("button", name="Найти случай").click()
    return widget, lambda: expect(widget.locator(".way")).to_have_count(2)


WIDGETS: dict[str, Callable[[Page], tuple[Locator, Callable[[], None]]]] = {
    "calculator": calculator,
    "table": table,
    "linked": linked_match,
    "position": position,
    "lesson": lesson,
    "desk": desk,
    "deck": deck,
    "open-hands": open_hands,
    "readings": readings,
}


@pytest.fixture
def faulty(open_context: Any) -> BrowserContext:
    """Give a fast context in which errors of loading are expected."""
    context: BrowserContext = open_context(reduced_motion="reduce")
    context.add_init_script(FAST)
    context.watch.allow("")  # type: ignore[attr-defined]
    return context


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("widget", WIDGETS.values(), ids=WIDGETS)
def test_one_button_revives_every_widget_after_every_fault(faulty, widget, fault):
    faulty.route(CORE, fault)
    page = faulty.new_page()
    place, works = widget(page)
    expect(place).to_contain_text(GIVEN_UP, timeout=60_000)
    expect(place).not_to_contain_text("измените данные")
    expect(place).not_to_contain_text("В ссылке ошибка")
    faulty.unroute(CORE)
    place.get_by_role("button", name="Повторить").first.click()
    works()
    expect(place).not_to_contain_text(GIVEN_UP, timeout=60_000)
    expect(place.get_by_role("alert").filter(has_text="не загрузились")).to_have_count(0)


NOT_COME = "Правила этой игры не загрузились"
PARTS = [pytest.param(widget, FAULTS["404"], id=f"{name}-404") for name, widget in WIDGETS.items()]
PARTS += [pytest.param(table, fault, id=f"table-{name}") for name, fault in FAULTS.items() if name != "404"]


@pytest.mark.parametrize(("widget", "fault"), PARTS)
def test_a_game_that_did_not_come_is_asked_for_again(faulty, widget, fault):
    faulty.route("**/*.part", fault)
    page = faulty.new_page()
    place, works = widget(page)
    expect(place).to_contain_text(NOT_COME)
    expect(place).not_to_contain_text("В ссылке ошибка")
    expect(place.locator(".ci2.no")).to_have_count(0)  # no verdict of a judge who was not there
    faulty.unroute("**/*.part")
    place.get_by_role("button", name="Повторить").first.click()
    works()
    expect(place).not_to_contain_text(NOT_COME)


@pytest.mark.parametrize(("widget", "words", "width"), [(position, ".coach > p", 200), (calculator, ".load", 260)])
def test_what_is_said_keeps_its_room_beside_a_fault(open_context, widget, words, width):
    context = open_context("phone", reduced_motion="reduce")
    context.watch.allow("")
    context.route("**/*.part", FAULTS["404"])
    place, _ = widget(context.new_page())
    expect(place).to_contain_text(NOT_COME)
    assert place.locator(words).bounding_box()["width"] > width


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_ones_own_match_is_kept_through_a_fault(faulty, fault):
    page = faulty.new_page()
    sat = Table(page).open().begin()
    sat.play()
    until(page, "async game => Boolean(await (" + KEPT + ")(game))", "sixty-six")
    before = kept(page, "sixty-six")
    assert before is not None and before["record"]["actions"]
    faulty.route(CORE, fault)
    page.reload()
    sat.root.get_by_role("button", name="Подсказка").click()
    expect(sat.root).to_contain_text(GIVEN_UP, timeout=60_000)
    assert kept(page, "sixty-six")["record"] == before["record"]
    faulty.unroute(CORE)
    sat.root.get_by_role("button", name="Повторить").first.click()
    expect(sat.root).not_to_contain_text(GIVEN_UP)
    expect(sat.coach).to_have_class(re.compile(r"\btip\b"))  # the hint that was asked for; it has picked its card
    steps = sat.steps()
    sat.root.get_by_role("button", name="Положить").click()
    sat.wait(steps)
    actions = kept(page, "sixty-six")["record"]["actions"]
    assert actions[: len(before["record"]["actions"])] == before["record"]["actions"]


def test_a_hint_that_comes_late_leaves_the_card_that_was_picked_since(faulty):
    page = faulty.new_page()
    sat = Table(page).open().begin()
    sat.play()
    until(
        page,
        "async ([game, steps]) => (await (" + KEPT + ")(game))?.record.actions.length === steps",
        ["sixty-six", sat.steps()],
    )
    advised = ask(do="hint", record=kept(page, "sixty-six")["record"], seat=0)["hint"]["action"]
    held = Held(faulty, "**/*.wasm")
    page.reload()
    expect(sat.legal.first).to_be_visible()
    sat.root.get_by_role("button", name="Подсказка").click()
    other = sat.root.locator(f".hand .card.legal:not([data-card='{advised.removeprefix('play ')}'])").first
    name = other.get_attribute("data-card")
    other.click()
    held.release()
    expect(sat.coach).to_have_class(re.compile(r"\btip\b"))
    expect(other).to_have_class(re.compile(r"\bsel\b"))
    steps = sat.steps()
    sat.root.get_by_role("button", name="Положить").click()
    until(
        page,
        "async ([game, step, action]) => (await (" + KEPT + ")(game)).record.actions[step] === action",
        ["sixty-six", steps, f"play {name}"],
    )


def test_a_file_that_stalls_is_said_after_ten_seconds_and_given_up_after_one_wait(faulty):
    held = Held(faulty, "**/*.wasm")
    page = faulty.new_page()
    page.clock.install()
    place, works = table(page)
    expect(place.get_by_role("progressbar").first).to_be_visible()
    page.clock.fast_forward(10_500)
    expect(place).to_contain_text("не приходит уже 10 секунд")
    expect(place.get_by_role("button", name="Повторить").first).to_be_visible()
    page.clock.fast_forward(36_000)
    expect(place).to_contain_text(GIVEN_UP, timeout=60_000)
    held.release()
    page.clock.resume()
    place.get_by_role("button", name="Повторить").first.click()
    works()


def test_a_game_that_stalls_is_said_after_ten_seconds(faulty):
    held = Held(faulty, "**/*.part")
    page = faulty.new_page()
    page.clock.install()
    place, works = desk(page)
    expect(place.get_by_role("progressbar").first).to_be_visible()
    page.clock.fast_forward(10_500)
    expect(place).to_contain_text("не приходит уже 10 секунд")
    expect(place.get_by_role("button", name="Повторить").first).to_be_visible()
    page.clock.resume()
    held.release()
    works()
    expect(place).not_to_contain_text("не приходит")


def test_the_head_says_nothing_of_another_deal_while_a_linked_match_is_awaited(faulty):
    held = Held(faulty, "**/*.wasm")
    place, works = linked_match(faulty.new_page())
    expect(place).to_contain_text("Открываю партию из ссылки")
    expect(place.locator(".ttl .sub")).to_be_hidden()
    held.release()
    works()
    expect(place.locator(".ttl .sub")).to_be_visible()


def test_a_widget_that_did_not_come_is_asked_for_again_at_the_next_touch(faulty):
    chunk = re.compile(r"zs-calc-[A-Z0-9]+\.js")
    faulty.route(chunk, lambda route: route.abort())
    page = faulty.new_page()
    page.goto("sixty-six/rules/")
    widget = unfold(page.locator("zs-calc").first)
    widget.scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    assert widget.get_attribute("data-zs-awake") is None
    faulty.unroute(chunk)
    widget.click()
    expect(widget).to_have_attribute("data-zs-awake", "")


def test_a_link_to_a_step_that_there_is_not_leaves_the_match_to_be_played(faulty):
    record = {"game": "sixty-six", "version": 1, "options": {}, "readings": {}, "deal": {"seed": 1}, "actions": []}
    page = faulty.new_page()
    page.goto("sixty-six/table/" + link(record, -1))
    expect(Table(page).legal.first).to_be_visible()
