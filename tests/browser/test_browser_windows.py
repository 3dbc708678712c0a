"""The table's drawers and windows: axe, the focus and its return, Esc and Back, in both themes; the keyboard in an auction and at an end."""

import re
from functools import cache

import pytest
from at_table import FAST, Table, ask, link, record_where
from playwright.sync_api import expect
from test_browser_access import violations

FROM_THE_MENU = ("Новая партия", "Мои партии")
MENU_OF_A_PHONE = ("Последняя взятка", "Вид карт и стола")


@cache
def played(game):
    """Give a match of which a deal is over, and the table's picture of it."""
    return record_where(lambda scene: scene["deal_over"], game=game)


@cache
def going_on(game):
    """Give a match in which the reader is to play a card after a trick."""
    return record_where(lambda scene: scene["last"] is not None and scene["to_move"] == 0 and not scene["deal_over"], game=game)


@pytest.fixture
def sit(open_context):
    """Sit down at a fast table."""

    def make(size="phone", scheme="light", path="sixty-six/table/", **options):
        context = open_context(size, scheme, reduced_motion="reduce", **options)
        context.add_init_script(FAST)
        return Table(context.new_page()).open(path)

    return make


def windows(table, size):
    """Walk through every drawer: open each, give its name and the button that has the focus before and after."""
    root = table.root
    more = root.get_by_role("button", name="Ещё", exact=True)
    straight = [("Ещё", more)]
    if size == "phone":
        straight.append(("Запись и ход сдачи", root.get_by_role("button", name="Запись и ход сдачи")))
    else:
        straight += [(name, root.get_by_role("button", name=name, exact=True)) for name in MENU_OF_A_PHONE]
    for name, opener in straight:
        opener.focus()
        opener.press("Enter")
        yield name, opener
    for name in (*FROM_THE_MENU, *(MENU_OF_A_PHONE if size == "phone" else ())):
        more.focus()
        more.press("Enter")
        root.get_by_role("dialog", name="Ещё").get_by_role("button", name=name).press("Enter")
        yield name, more


def test_axe_focus_esc_and_back_hold_for_every_drawer(sit, size, scheme):
    record, _ = going_on("sixty-six")
    table = sit(size, scheme, "sixty-six/table/")
    table.page.goto("sixty-six/table/" + link(record))
    expect(table.legal.first).to_be_visible()
    address = table.page.url
    for number, (name, opener) in enumerate(windows(table, size)):
        drawer = table.root.get_by_role("dialog", name=name, exact=True)
        expect(drawer).to_be_visible()
        assert table.page.evaluate(
            "() => Boolean(document.querySelector('zs-table').shadowRoot.activeElement?.closest('dialog'))"
        ), name
        assert violations(table.page) == [], name
        if number % 2:
            table.page.go_back()
        else:
            table.page.keyboard.press("Escape")
        expect(drawer).to_be_hidden()
        expect(opener).to_be_focused()
        assert table.page.url == address, name
        expect(table.legal.first).to_be_visible()
    table.page.go_back()
    expect(table.page).to_have_url(re.compile(r"/sixty-six/table/$"))


def test_back_closes_the_text_of_a_rule_and_then_leaves_the_table(sit):
    table = sit("desktop")
    table.page.goto("sixty-six/")
    table.page.get_by_role("link", name=re.compile("^Сыграть")).first.click()
    table.begin()
    table.root.get_by_role("button", name="Подсказка").click()
    table.coach.get_by_role("link").first.click()
    rule = table.root.get_by_role("dialog", name="Правило")
    expect(rule).to_be_visible()
    table.page.go_back()
    expect(rule).to_be_hidden()
    expect(table.page).to_have_url(re.compile("/table/"))
    table.page.go_back()
    expect(table.page).to_have_url(re.compile("/sixty-six/$"))


@pytest.mark.parametrize("game", ["vint", "preferans-modern"])
def test_axe_finds_nothing_in_an_auction_at_the_end_of_a_deal_and_in_its_replay(sit, size, scheme, game):
    over, _ = played(game)
    begun = ask(do="new", game=game, seed=1892, options={}, readings={})["record"]
    table = sit(size, scheme, f"{game}/table/" + link(begun))
    expect(table.root.locator(".note .bids").first).to_be_visible()
    assert violations(table.page) == []
    table.page.goto("compare/")
    table.page.goto(f"{game}/table/" + link(over))
    expect(table.result).to_be_visible()
    assert violations(table.page) == []
    table.result.get_by_role("button", name="Показать все карты").click()
    expect(table.root.get_by_role("button", name="К итогу")).to_be_visible()
    assert violations(table.page) == []


@pytest.mark.parametrize("game", ["sixty-six", "vint", "preferans-modern", "veryu", "mushka"])
def test_a_bot_says_why_it_moved_so_from_what_it_could_see(sit, game):
    record, scene = played(game)
    log = [entry for entry in scene["log"] if entry.get("deal", scene["deal"]) == scene["deal"]]

    def moves(entry):
        """Tell whether a line of the log is the move of the bot that was to move."""
        if entry["seat"] in (None, scene["seat"]):
            return False
        then = ask(do="scene", record=record, seat=scene["seat"], step=entry["step"], open=False)["scene"]
        return then["to_move"] == entry["seat"]

    made = [entry for entry in log if moves(entry)][-1]
    table = sit("desktop", path=f"{game}/table/" + link(record))
    expect(table.result).to_be_visible()
    at = log.index(made)
    table.root.locator(".log .mv").nth(at).click()
    table.root.get_by_role("button", name="Почему бот так пошёл?").click()
    reason = table.root.locator(".reason")
    expect(reason).to_have_text(re.compile("[а-яё]{3,}"))
    told = ask(do="hint", record={**record, "actions": record["actions"][: made["step"]]}, seat=made["seat"])["hint"]
    words = re.sub("[♠♣♦♥]", "", told["text"])
    expect(reason).to_contain_text(re.sub(r"\s+", " ", words)[:24].strip())
    assert reason.get_by_role("link").count() == len(told["cites"]) > 0


def test_at_the_end_of_a_deal_the_focus_is_on_the_next_one(sit):
    table = sit("desktop").begin()
    for _ in range(40):
        if table.over():
            break
        table.legal.first.focus()
        steps = table.steps()
        table.page.keyboard.press("Enter")
        table.wait(steps)
    expect(table.result.get_by_role("button", name=re.compile("Следующая сдача|Новая партия"))).to_be_focused()


def test_arrows_walk_the_bids_and_the_pass_has_a_key(sit):
    record, _ = record_where(
        lambda scene: scene["to_move"] == 0 and sum(one["legal"] and "row" in one for one in scene["actions"]) > 4, game="vint"
    )
    table = sit("desktop", path="vint/table/" + link(record))
    bids = table.root.locator(".note .bids.lv .b")
    expect(bids.first).to_be_visible()
    bids.first.focus()
    for number in range(1, 3):
        table.page.keyboard.press("ArrowRight")
        expect(bids.nth(number)).to_be_focused()
    table.page.keyboard.press("ArrowLeft")
    expect(bids.nth(1)).to_be_focused()
    table.page.keyboard.press("End")
    expect(bids.last).to_be_focused()
    steps = table.steps()
    table.page.keyboard.press("x")
    expect(table.root.locator(".log")).to_contain_text("Вы: пас")
    assert table.steps() > steps


@cache
def claims(allowed):
    """Find a moment at which «остальные мои» is granted, or refused."""

    def found(scene):
        return scene["to_move"] == 0 and scene.get("may_claim", False)

    for seed in range(1892, 1900):
        answer = ask(do="new", game="preferans-modern", seed=seed, options={}, readings={})
        for _ in range(120):
            scene, record = answer["scene"], answer["record"]
            if scene["deal_over"]:
                break
            if found(scene):
                said = ask(do="claim", record=record, seat=0)
                if said["claim"]["allowed"] == allowed:
                    return record, said
            if scene["to_move"] == 0:
                action = ask(do="hint", record=record, seat=0)["hint"]["action"]
                answer = ask(do="act", record=record, seat=0, action=action)
            else:
                answer = ask(do="bot", record=record, seat=0, level="sensible")
    raise AssertionError("no such moment")


@pytest.mark.parametrize("allowed", [True, False], ids=["granted", "refused"])
def test_the_rest_is_claimed_and_the_core_grants_or_refuses_it(sit, allowed):
    record, said = claims(allowed)
    table = sit("phone", path="preferans-modern/table/" + link(record))
    button = table.root.get_by_role("button", name="Остальные мои")
    button.tap()
    if allowed:
        expect(table.result).to_be_visible()
        expect(table.root.locator(".board")).to_have_attribute("data-steps", str(len(said["record"]["actions"])))
    else:
        expect(table.root.locator(".note.no")).to_contain_text(re.sub(r"[♠♣♦♥].*", "", said["claim"]["text"])[:30].strip())
        expect(table.root.locator(".board")).to_have_attribute("data-steps", str(len(record["actions"])))
