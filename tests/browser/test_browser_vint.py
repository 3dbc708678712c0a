"""Винт at the table: auction with its reasons, play, the sheet above and below the line, the end of a rubber, all kinds."""

import json
import re
from functools import cache

import pytest
from at_table import FAST, Table, ask, link, record_where
from playwright.sync_api import expect
from test_browser_access import violations

import rules_py

KINDS = {one["value"]: one["label"] for one in rules_py.game("vint").options[0].schema()["choices"]}

READY = """steps => {
    const root = document.querySelector("zs-table").shadowRoot;
    const known = Number(root.querySelector(".board").dataset.steps);
    const mine = root.querySelector(".note .bids .b, .hand .card.legal, .opened .pick.legal, .result");
    const asks = root.querySelector(".note .ask");
    return known > steps && Boolean(root.querySelector(".result") || (mine && asks));
}"""
PRINTED = "window.print = () => { top.printed = [document.title, document.body.innerText]; };"


class VintTable(Table):
    """A person at a table of винт."""

    def __init__(self, page):
        super().__init__(page)
        self.auction = self.root.locator(".note .two")
        self.sheet = self.root.get_by_role("group", name="Запись", exact=True)
        self.log = self.root.get_by_role("group", name="Ход сдачи", exact=True)

    def wait(self, steps):
        """Wait until it is our turn again or the deal is over."""
        self.page.wait_for_function(READY, arg=steps)

    def open_panel(self):
        """Bring sheet and log into view; on a desk they are there."""
        button = self.root.get_by_role("button", name="Запись и ход сдачи")
        if button.count():
            button.click()

    def start(self):
        """Let the bots that are first on turn move."""
        begin = self.root.get_by_role("button", name="Начать")
        hint = self.root.get_by_role("button", name="Подсказка")
        expect(begin.or_(hint)).to_be_visible()
        if begin.is_visible():
            begin.click()
            self.wait(0)
        return self

    def follow_the_hint(self):
        """Ask what the book advises and do it."""
        steps = self.steps()
        self.root.get_by_role("button", name="Подсказка").click()
        go = self.coach.locator(".go:not([aria-disabled]), .b.hinted").last
        expect(go).to_be_visible()
        go.click()
        self.wait(steps)

    def finish_the_deal(self):
        """Follow the hints until the deal is written."""
        for _ in range(60):
            if self.over():
                return
            self.follow_the_hint()
        raise AssertionError("the deal has no end")

    def spot(self, part, band):
        """Return a place of the drawn sheet."""
        return self.sheet.get_by_role("button", name=re.compile(f"^(?:{part}), {band}:"))


@pytest.fixture
def sit(open_context):
    """Sit down at a fast table of винт."""

    def make(size="phone", scheme="light", path="vint/table/", script=FAST, **options):
        context = open_context(size, scheme, reduced_motion="reduce", **options)
        context.add_init_script(script)
        return VintTable(context.new_page()).open(path)

    return make


@cache
def last_deal(seed):
    """Play a rubber by the advice; give the record with which its last deal begins."""
    answer = ask(do="new", game="vint", seed=seed, options={}, readings={})
    start = answer["record"]
    for _ in range(3000):
        scene, record = answer["scene"], answer["record"]
        if scene["done"]:
            return start
        if scene["deal_over"]:
            answer = ask(do="act", record=record, seat=0, action="next")
            start = answer["record"]
        elif scene["to_move"] == 0:
            hint = ask(do="hint", record=record, seat=0)["hint"]
            answer = ask(do="act", record=record, seat=0, action=hint["action"])
        else:
            answer = ask(do="bot", record=record, seat=0, level="sensible")
    raise AssertionError("the rubber has no end")


def numbers(texts):
    return [int(re.sub(r"\D", "", text) or 0) for text in texts]


def test_two_deals_on_a_phone_from_the_auction_to_the_sheet(sit):
    table = sit().start()
    for deal in range(2):
        if table.auction.is_visible():
            raised = table.auction.locator(".b[data-action^=bid]")
            steps = table.steps()
            raised.nth(3).tap()
            expect(table.coach).to_contain_text(re.compile(r"взять не меньше \d+, отдать не больше \d+.*недобор"))
            expect(table.coach.get_by_role("link", name=re.compile("§|расчёт")).first).to_be_visible()
            expect(table.coach.locator(".go")).to_contain_text("Назначить")
            assert table.steps() == steps
        table.finish_the_deal()
        expect(table.result).to_contain_text(re.compile("§|расчёт"))
        table.result.get_by_role("button", name=re.compile("Следующая сдача|Новый роббер")).tap()
        table.start()
        expect(table.root.locator(".deal")).to_have_text(f"сдача № {1893 + deal}")
    table.open_panel()
    rows = table.sheet.get_by_role("row")
    above = numbers(rows.filter(has_text="Над чертой").last.get_by_role("cell").all_inner_texts())
    for part, total in zip(("Мы", "Они"), above, strict=True):
        assert sum(numbers(table.spot(part, "над чертой").locator(".num2").all_inner_texts())) == total


def test_only_bids_that_can_be_made_are_shown(sit):
    def raised(scene):
        return scene["to_move"] == 0 and scene["phase"] == "auction" and scene["talk"]["bids"]

    record, scene = record_where(raised, game="vint")
    table = sit(path="vint/table/" + link(record))
    expect(table.auction).to_be_visible()
    allowed = {one["action"] for one in scene["actions"] if one["legal"]}
    refused = {one["action"] for one in scene["actions"]} - allowed
    assert "bid 1♠" in refused
    shown = set()
    for number in table.auction.get_by_role("group", name="Сколько").get_by_role("button").all():
        number.tap()
        for suit in table.auction.get_by_role("group", name="Масть").get_by_role("button").all():
            shown.add(suit.get_attribute("data-action"))
    assert shown == {action for action in allowed if action.startswith("bid")}
    expect(table.root.locator(".auc").get_by_role("columnheader")).to_have_count(4)


def test_every_number_of_the_sheet_says_for_what_it_was_written(sit, size, scheme):
    table = sit(size, scheme, path="vint/table/" + link(last_deal(1892)))
    table.open_panel()
    spot = table.spot("Мы|Они", "над чертой").filter(has_text=re.compile(r"\d")).first
    expect(spot).to_be_visible()
    written = spot.locator(".num2").count()
    spot.click()
    why = table.sheet.get_by_role("group", name="За что написано")
    expect(why.get_by_role("listitem")).to_have_count(written)
    for line in why.get_by_role("listitem").all():
        expect(line.get_by_role("link").first).to_be_visible()
    why.get_by_role("link").first.click()
    expect(table.root.get_by_role("dialog", name="Правило")).to_be_visible()
    table.page.keyboard.press("Escape")
    assert violations(table.page) == []


def test_the_last_deal_of_a_rubber_ends_in_a_settlement(sit):
    table = sit(path="vint/table/" + link(last_deal(1892)))
    table.start()
    table.finish_the_deal()
    expect(table.result).to_contain_text("Общий итог записи")
    expect(table.result).to_contain_text(re.compile("выигрыш", re.IGNORECASE))
    expect(table.result.get_by_role("button", name="Новая партия")).to_be_visible()


def test_the_sheet_is_printed_full_and_empty(sit):
    record = last_deal(1892)
    scene = ask(do="scene", record=record, seat=0, step=None, open=False)["scene"]
    first = next(
        entry["text"] for part in scene["sheet"]["drawing"]["parts"] for entry in part["cells"][0][0]["entries"]
    )  # fmt: skip
    table = sit("desktop", path="vint/table/" + link(record), script=PRINTED)
    expect(table.spot("Мы|Они", "над чертой").filter(has_text=re.compile(r"\d")).first).to_be_visible()
    table.sheet.get_by_role("button", name="Напечатать запись").click()
    title, text = table.page.evaluate("window.printed")
    assert title == "Винт: запись" and first in text and "Мы" in text
    table.sheet.get_by_role("button", name="Пустой лист").click()
    title, text = table.page.evaluate("window.printed")
    assert "Над чертой" in text and "3-я партия" in text
    assert not re.search(r"\d{2}", text), json.dumps(text)


def test_every_kind_of_vint_is_dealt_from_the_form_and_played_on(sit):
    table = sit("desktop")
    table.start()
    for number, kind in enumerate(KINDS.values(), 1):
        table.menu("Новая партия")
        form = table.root.get_by_role("dialog", name="Новая партия")
        form.get_by_label("Номер сдачи", exact=True).fill(str(number))
        form.get_by_label("Вид", exact=True).select_option(kind)
        form.get_by_role("button", name="Сдать").click()
        expect(form).to_be_hidden()
        expect(table.log.locator(".deal")).to_have_text(f"сдача № {number}")
        table.wait(-1)
        if not table.over():
            table.follow_the_hint()
        assert table.steps() > 0, kind


def test_the_form_asks_only_what_the_kind_needs_and_offers_the_readings(sit):
    table = sit("desktop")
    table.menu("Новая партия")
    form = table.root.get_by_role("dialog", name="Новая партия")
    expect(form.get_by_label("Вид", exact=True)).to_be_visible()
    expect(form.get_by_label("Злой гвоздь")).to_have_count(0)
    form.get_by_label("Вид", exact=True).select_option(KINDS["с присыпкой"])
    expect(form.get_by_label("Злой гвоздь")).to_be_visible()
    form.get_by_text("Спорные чтения").click()
    form.get_by_label("До скольких очков играют партию с присыпкой и с двойным прикупом?").select_option("500")
    form.get_by_role("button", name="Сдать").click()
    expect(form).to_be_hidden()
    expect(table.root.locator(".bar")).to_contain_text("До 500")
