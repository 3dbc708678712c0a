"""Преферанс in the page: exact play, a whole misère, a whole six spades with a whist, a pool to its end, the sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from at_table import ask, choose, link, steps_of
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import unfold

QUICK = """try {
    localStorage.setItem("zs:prefs", JSON.stringify({ pace: 0, oneTap: true }));
} catch { /* a blank page has no storage */ }"""


def exact(page: Page, path: str = "preferans/exact/") -> Locator:
    """Open the page of open hands."""
    page.goto(path)
    found = page.locator("zs-exact").first
    found.scroll_into_view_if_needed()
    expect(found.locator(".cloth")).to_be_visible()
    return found


def hand(widget: Locator, name: str) -> Locator:
    return widget.get_by_role("group", name=re.compile(f"^{name}, "))


def answer(widget: Locator) -> Locator:
    return widget.locator(".ans")


def values(widget: Locator) -> dict[str, str]:
    """Read the number under each card of the hand whose turn it is."""
    cells = widget.locator(".cell:has(.val)")
    return {
        str(cell.locator(".tl").get_attribute("data-card")): cell.locator(".val").inner_text()
        for cell in (cells.nth(place) for place in range(cells.count()))
    }


def test_the_answer_stands_there_and_its_line_is_walked_card_by_card(open_context: Any, size: str) -> None:
    page = open_context(size).new_page()
    widget = exact(page)
    expect(answer(widget)).to_contain_text("Мизер ловится: 1\u00a0взятка.")
    assert values(widget)["♦10"] == "1" and values(widget)["♠Д"] == "0"
    forward = widget.get_by_role("button", name="Карта вперёд")
    forward.click()
    expect(widget.get_by_role("listitem", name="справа: десятка бубен")).to_be_visible()
    expect(widget.locator(".val").first).to_be_visible()
    forward.click()
    forward.click()
    expect(widget.get_by_role("listitem", name=re.compile(", берёт$"))).to_have_count(1)
    expect(widget.locator(".sn")).to_have_text("3 / 30")
    widget.get_by_role("button", name="Карта назад").click()
    expect(widget.locator(".sn")).to_have_text("2 / 30")
    last = widget.get_by_role("list", name="Линия по взяткам").get_by_role("button").last
    last.click()
    expect(widget.locator(".sn")).to_have_text("30 / 30")
    expect(answer(widget)).to_contain_text("Все карты сыграны")
    expect(hand(widget, "Играющий")).to_contain_text("взяток 1")


def test_another_card_shows_what_comes_of_it(page: Page) -> None:
    widget = exact(page)
    hand(widget, "Вистующий справа").get_by_role("button", name="дама пик").click()
    expect(answer(widget)).to_contain_text("Мизер не ловится.")
    expect(widget.locator(".sn")).to_have_text("1 / 30")
    hand(widget, "Играющий").get_by_role("button", name="девятка бубен").click(force=True)
    expect(answer(widget)).to_contain_text("есть пики, масть дают обязательно")
    expect(answer(widget).get_by_role("link", name="§\u00a025")).to_be_visible()
    widget.get_by_role("button", name="К лучшей линии").click()
    expect(answer(widget)).to_contain_text("Мизер ловится")


def test_cards_are_dragged_from_hand_to_hand(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 1300})  # both hands are in sight
    widget = exact(page)
    widget.get_by_role("button", name="Изменить расклад").click()
    seven = hand(widget, "Играющий").get_by_role("button", name="семёрка пик")
    box, goal = seven.bounding_box(), hand(widget, "Вистующий слева").bounding_box()
    assert box is not None and goal is not None
    page.mouse.move(box["x"] + 10, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + 30, steps=6)
    page.mouse.up()
    expect(hand(widget, "Вистующий слева")).to_contain_text("11 из 10")
    expect(hand(widget, "Играющий")).to_contain_text("9 из 10")
    widget.get_by_role("button", name="Решить").click()
    expect(widget.locator(".err")).to_have_text("Вистующий слева: нужно карт: от 1 до 10, названо 11")
    widget.get_by_role("button", name="Отменить правку").click()
    expect(hand(widget, "Играющий")).to_contain_text("10 из 10")


def test_an_ending_is_laid_out_by_touch(open_context: Any) -> None:
    page = open_context("phone").new_page()
    widget = exact(page)
    widget.get_by_role("button", name="Изменить расклад").tap()
    widget.get_by_role("button", name="Очистить").tap()
    pack = widget.get_by_role("group", name="Карты, которых нет на руках")
    for owner, card in (("играющему", "туз пик"), ("левому", "семёрка пик"), ("правому", "семёрка червей")):
        widget.get_by_role("radio", name=owner, exact=True).check()
        pack.get_by_role("button", name=card).tap()
    widget.get_by_role("radio", name="слева", exact=True).check()
    widget.get_by_role("button", name="Решить").tap()
    expect(answer(widget)).to_contain_text("Мизер ловится: 1\u00a0взятка.")
    expect(widget.locator(".sn")).to_have_text("0 / 3")


def test_an_ending_is_laid_out_by_keyboard_alone(page: Page) -> None:
    widget = exact(page)
    widget.get_by_role("button", name="Изменить расклад").press("Enter")
    widget.get_by_role("button", name="Очистить").press("Enter")
    pack = widget.get_by_role("group", name="Карты, которых нет на руках")
    pack.get_by_role("button", name="туз пик").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("1")
    expect(hand(widget, "Играющий").get_by_role("button", name="король пик")).to_be_visible()
    page.keyboard.press("2")
    expect(hand(widget, "Вистующий слева").get_by_role("button", name="дама пик")).to_be_visible()
    page.keyboard.press("3")
    expect(hand(widget, "Вистующий справа").get_by_role("button", name="валет пик")).to_be_visible()
    widget.get_by_role("button", name="Решить").press("Enter")
    expect(answer(widget)).to_contain_text("Мизер ловится")


def test_typed_hands_are_checked_and_nothing_is_lost(page: Page) -> None:
    widget = exact(page)
    widget.get_by_role("button", name="Изменить расклад").click()
    field = widget.get_by_label("Вистующий справа", exact=True)
    for typed, error in (
        ("♠ДВ ♣97 ♦КДВ10 ♥В8", "Вистующий справа: ♥8 уже у играющего"),
        ("♠ДВ ♣97 ♦КДВ ♥В7", "Вистующий справа: 9\u00a0карт, а у играющего 10; на трёх руках должно быть поровну"),
        ("♠ДВ ♣97 ♦КДВ6 ♥В7", "Вистующий справа: в этой колоде нет карты ♦6"),
        ("♠ДВ ♣97 ♦КДЩ10 ♥В7", "Вистующий справа: непонятный знак «Щ» в записи карт; пример: «♠ТК5 ♥Д10»"),
    ):
        field.fill(typed)
        widget.get_by_role("button", name="Решить").click()
        expect(widget.locator(".err")).to_have_text(error)
        expect(field).to_have_value(typed)
        expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("s QJ c97 d KQJ10, hJ7")
    field.press("Enter")
    expect(answer(widget)).to_contain_text("Мизер ловится: 1\u00a0взятка.")


def test_a_link_carries_the_deal_and_the_moment(open_context: Any) -> None:
    context = open_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    widget = exact(page)
    widget.get_by_role("radio", name="пики", exact=True).check()
    expect(answer(widget)).to_contain_text("Играющий берёт")
    told = answer(widget).locator("p").first.inner_text()
    widget.get_by_role("button", name="Карта вперёд").click()
    expect(widget.locator(".sn")).to_have_text("1 / 30")
    widget.get_by_role("button", name="Ссылка на этот ход").click()
    expect(widget.get_by_role("button", name="Ссылка скопирована")).to_be_visible()
    other = context.new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    there = other.locator("zs-exact").first
    expect(there.locator(".sn")).to_have_text("1 / 30")
    expect(answer(there)).to_contain_text(told.split(".")[0])
    other.goto("preferans/exact/#c=preferans.exact&declarer=♠Т&left=♠Т&right=♥7")
    other.reload()
    expect(other.locator("zs-exact").first.locator(".err")).to_have_text("Вистующий слева: ♠Т уже у играющего")


def test_beyond_the_limit_the_answer_is_not_solved(page: Page) -> None:
    widget = exact(page)
    widget.get_by_role("button", name="Изменить расклад").click()
    widget.get_by_role("radio", name="5 тысяч", exact=True).check()
    for name, cards in (
        ("Играющий", "♠В87 ♣ТД8 ♦ТД10 ♥В"),
        ("Вистующий слева", "♠Д ♣В7 ♦В98 ♥ТД98"),
        ("Вистующий справа", "♠ТК10 ♣К109 ♦7 ♥К107"),
    ):
        widget.get_by_label(name, exact=True).fill(cards)
    widget.get_by_role("button", name="Решить").click()
    expect(answer(widget)).to_contain_text("Не решено. Просмотрено", timeout=60_000)
    more = widget.get_by_role("button", name="Считать дальше")
    solved = answer(widget).get_by_text(re.compile("Мизер ловится"))
    for _ in range(12):
        more.click()
        expect(more.or_(solved).first).to_be_visible(timeout=60_000)
        if solved.is_visible():
            break
    expect(solved).to_be_visible()


# --- at the table --------------------------------------------------------------------------------------------------


def seed_where(game: str, bid: str, options: dict[str, Any]) -> int:
    """Find a deal in which we speak first, our bid buys, and somebody plays against it."""
    for seed in range(1, 200):
        answered = ask(do="new", game=game, seed=seed, options=options, readings={})
        if answered["scene"]["to_move"] != 0:
            continue
        answered = ask(do="act", record=answered["record"], seat=0, action=f"bid {bid}")
        while answered["scene"]["to_move"] != 0:
            answered = ask(do="bot", record=answered["record"], seat=0, level="sensible")
        if answered["scene"]["phase"] != "talon":
            continue
        answered = ask(do="act", record=answered["record"], seat=0, action="take прикуп")
        for _ in range(2):
            cards = [one["action"] for zone in answered["scene"]["zones"] for one in zone["cards"] if one.get("action")]
            answered = ask(do="act", record=answered["record"], seat=0, action=cards[0])
        answered = ask(do="act", record=answered["record"], seat=0, action=f"contract {bid}")
        while answered["scene"]["phase"] in ("answer", "invite"):
            answered = ask(do="bot", record=answered["record"], seat=0, level="sensible")
        if answered["scene"]["phase"] == "play":
            return seed
    raise AssertionError("no such deal")


CONFIRMS = """steps => {
    const root = document.querySelector("zs-table").shadowRoot;
    return Number(root.querySelector(".board").dataset.steps) > steps || root.querySelector(".note .go:not([aria-disabled])") !== null;
}"""


class Seat:
    """A person at the table who always plays the first card that is allowed."""

    def __init__(self, page: Page, tap: bool) -> None:
        self.page = page
        self.tap = tap
        self.root = page.locator("zs-table")
        self.result = self.root.get_by_role("group", name="Итог сдачи")
        self.mine = self.root.locator(".hand .card.legal, .opened .card.legal")

    def press(self, target: Locator, **where: Any) -> None:
        if self.tap:
            target.tap(**where)
        else:
            target.click(**where)

    def steps(self) -> int:
        return steps_of(self.root)

    def act(self, action: str) -> None:
        """Press a button by what it does; a word that binds is confirmed."""
        steps = self.steps()
        self.press(self.root.locator(f'[data-action="{action}"]').first)
        if action.startswith(("bid", "contract")):
            self.page.wait_for_function(CONFIRMS, arg=steps)
            if self.steps() == steps:
                self.press(self.root.locator(".note .go:not([aria-disabled])"))
        self.moved(steps)

    def play(self) -> None:
        """Play the first card that is allowed; in a full hand only its edge lies free."""
        steps = self.steps()
        self.press(self.mine.first, position={"x": 10, "y": 16})
        self.moved(steps)

    def moved(self, steps: int) -> None:
        self.page.wait_for_function(
            """steps => {
                const root = document.querySelector("zs-table").shadowRoot;
                const now = Number(root.querySelector(".board").dataset.steps);
                const asked = root.querySelector(".hand .card.legal, .opened .card.legal, .result, [data-action]:not([aria-disabled])");
                return now > steps && Boolean(asked);
            }""",
            arg=steps,
        )

    def waits(self) -> None:
        """Wait until we are asked, or the deal is over."""
        asked = self.mine.or_(self.result).or_(self.root.locator("[data-action]:not([aria-disabled])"))
        expect(asked.first).to_be_visible()


def sit_down(open_context: Any, size: str, game: str, record: dict[str, Any]) -> Seat:
    context = open_context(size)
    context.add_init_script(QUICK)
    page = context.new_page()
    page.goto(f"{game}/table/{link(record)}")
    seat = Seat(page, size == "phone")
    expect(seat.root.locator(".deal")).to_have_text(f"сдача № {record['deal']['seed']}", timeout=90_000)
    return seat


def record_of(game: str, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    record: dict[str, Any] = ask(do="new", game=game, seed=seed, options=options, readings={})["record"]
    return record


def test_bids_in_words_stand_below_those_of_number_and_suit_and_only_what_can_be_said_is_shown(
    open_context: Any, size: str
) -> None:
    options = {"miseres": True, "uverts": True}
    seed = next(
        seed for seed in range(1, 50)
        if ask(do="new", game="preferans", seed=seed, options=options, readings={})["scene"]["to_move"] == 0
    )  # fmt: skip
    seat = sit_down(open_context, size, "preferans", record_of("preferans", seed, options))
    words = ["малый мизер", "малый уверт", "большой мизер", "большой уверт"]
    expect(seat.root.get_by_role("group", name="Действия").get_by_role("button")).to_have_text(words)
    scene = ask(do="new", game="preferans", seed=seed, options=options, readings={})["scene"]
    legal = {one["action"] for one in scene["actions"] if one["legal"] and "col" in one}
    shown = set()
    for number in seat.root.get_by_role("group", name="Сколько").get_by_role("button").all():
        seat.press(number)
        for suit in seat.root.get_by_role("group", name="Масть").get_by_role("button").all():
            shown.add(suit.get_attribute("data-action"))
    assert shown == legal and len(legal) < 30
    expect(seat.root.locator(".go:not([aria-disabled])")).to_be_visible()


def play_contract(seat: Seat, bid: str) -> None:
    """Buy, lay away two cards, name the game and play it to the last trick."""
    seat.act(f"bid {bid}")
    seat.act("take прикуп")
    seat.play()
    seat.play()
    seat.act(f"contract {bid}")
    for _ in range(12):
        seat.waits()
        if seat.result.is_visible():
            return
        seat.play()
    expect(seat.result).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"], indirect=True)
def test_a_whole_misere_and_where_it_was_decided(open_context: Any, size: str) -> None:
    game = "preferans-modern"
    seat = sit_down(open_context, size, game, record_of(game, seed_where(game, "мизер", {}), {}))
    play_contract(seat, "мизер")
    expect(seat.result).to_contain_text(re.compile(r"Мизер: (вы сыграли|взяток \d+, вы сели)\."))
    seat.result.get_by_role("button", name="Где решилась игра").click()
    review = seat.root.get_by_role("group", name="Где решилась игра")
    expect(review.get_by_role("status")).to_contain_text(re.compile("мизер (не )?ловился"), timeout=120_000)
    turns = review.get_by_role("list", name="Карты, переменившие исход").get_by_role("listitem")
    if turns.count():
        expect(turns.first).to_contain_text("До этой карты мизер")
        turns.first.get_by_role("button", name="Показать").click()
        expect(seat.root.locator(".coach")).to_contain_text("Шаг ")
        expect(seat.root.locator(".opened .tile").first).to_be_visible()
    review.get_by_role("link", name="В разбор").first.click()
    there = seat.page.locator("zs-exact").first
    expect(there.locator(".ans")).to_contain_text("Мизер", timeout=120_000)


@pytest.mark.parametrize("size", ["phone", "desktop"], indirect=True)
def test_a_whole_six_of_spades_with_a_whist(open_context: Any, size: str) -> None:
    game, options = "preferans", {"players": 3}
    seat = sit_down(open_context, size, game, record_of(game, seed_where(game, "6♠", options), options))
    play_contract(seat, "6♠")
    expect(seat.result).to_contain_text(re.compile(r"Простая.*: взято \d+ из 6, вы (сыграли|сели без .+)\."))
    panel = seat.root.get_by_role("button", name="Запись и ход сдачи")
    if panel.count():
        panel.click()
    sheet = seat.root.get_by_role("group", name="Запись", exact=True)
    told = sheet.get_by_role("button", name=re.compile("^(Левый|Правый), висты, вас: [1-9]"))
    seat.press(told.first)
    expect(sheet.get_by_role("group", name="За что написано")).to_contain_text("сдача №")
    expect(sheet.get_by_role("group", name="За что написано").get_by_role("link").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("preferans", {"players": 3, "form": "простая", "record": 10, "deals": 3}),
        ("preferans", {"players": 4, "form": "с курочкой", "record": 10, "deals": 2}),
        ("preferans-modern", {"target": 2, "deals": 3}),
        ("gusarskij", {"record": 10, "deals": 3}),
    ],
    ids=["old-three", "old-four", "modern", "hussar"],
)
def test_a_pool_is_played_to_its_end(open_context: Any, game: str, options: dict[str, Any]) -> None:
    seat = sit_down(open_context, "phone", game, record_of(game, 4, options))
    for _ in range(140):
        seat.waits()
        if seat.result.is_visible():
            if seat.result.get_by_role("button", name="Новая партия").is_visible():
                break
            seat.act("next")
            continue
        legal = seat.root.locator("[data-action]:not([aria-disabled])")
        if seat.root.locator('[data-action="pass"]:not([aria-disabled])').count():
            seat.act("pass")
        elif seat.mine.count():
            seat.play()
        else:
            seat.act(str(legal.first.get_attribute("data-action")))
    expect(seat.result).to_contain_text("Пулька окончена")


def test_every_form_of_the_old_game_is_an_option_at_the_table(page: Page) -> None:
    page.add_init_script(QUICK)
    page.goto("preferans/table/")
    root = page.locator("zs-table")
    choose(root, "Новая партия")
    form = root.get_by_role("dialog", name="Новая партия")
    for label in (
        "Игроков",
        "Таблица цен",
        "С мизерами",
        "С увертами",
        "Пригласительный вист",
        "Игровая запись",
        "Сдач не больше",
        "Выставка",
    ):
        expect(form.get_by_label(label, exact=False).first).to_be_attached()
    for choice in ("с курочкой", "с котлом", "простая"):
        expect(form.get_by_role("radio", name=choice)).to_be_attached()
    form.get_by_role("textbox", name="Игроков").fill("5")
    form.get_by_role("radio", name="с котлом").check()
    form.get_by_label("С увертами").check(force=True)
    form.get_by_role("button", name="Сдать").click()
    sheet = root.get_by_role("group", name="Запись", exact=True)
    expect(sheet.get_by_role("rowheader", name="В котле").first).to_be_visible()
    expect(sheet.get_by_role("columnheader", name="Второй справа").first).to_be_visible()
    expect(sheet.get_by_role("button", name="Пустой лист")).to_be_visible()


def test_a_finished_sheet_of_four_is_settled(page: Page) -> None:
    page.goto("preferans/settlement/")
    calc = unfold(page.locator("zs-calc[data-id='preferans.sheet']").first)
    expect(calc.get_by_text("4\u00a0630 − 3\u00a0640 = 990")).to_be_visible()
    calc.get_by_label("Висты: второй на третьего").fill("100")
    expect(calc.get_by_text(re.compile(r"Второй:.*790\s−\s1.340\s=\s−550"))).to_be_visible()
    calc.get_by_role("radio", name="трое", exact=True).check()
    expect(calc.get_by_label("Висты: первый на четвёртого")).to_have_count(0)
    expect(calc.get_by_label("Висты: второй на третьего")).to_have_value("100")
    expect(calc.get_by_text(re.compile(r"1.910\s−\s2.210\s=\s−300"))).to_be_visible()
