"""Games without tricks, on a phone: whole games, one device for several people, the lesson, the deck, nothing given away."""

import json
import re

import pytest
from at_table import FAST, ask, choose, kept, link, record_where, steps_of
from playwright.sync_api import expect
from test_browser_access import violations

START = 90_000
"""How long Python may take to start where other tests run beside, in milliseconds."""
BUSY = """() => {
    const board = document.querySelector("zs-table").shadowRoot?.querySelector(".board");
    return board && board.getAttribute("aria-busy") === "false";
}"""
SEEN = """() => {
    const root = document.querySelector("zs-table").shadowRoot;
    const board = root.querySelector(".board").cloneNode(true);
    board.querySelectorAll("dialog, .news").forEach(part => part.remove()); // words that everybody reads
    const faces = board.querySelectorAll(".free, .face, .hand .card").length;
    return { text: root.querySelector(".screen").innerText, faces, html: board.innerHTML };
}"""


class Party:
    """A table of a game without tricks, on a phone."""

    def __init__(self, page):
        self.page = page
        self.root = page.locator("zs-table")
        self.cover = self.root.get_by_role("group", name="Передайте телефон")
        self.result = self.root.get_by_role("group", name="Итог сдачи")
        self.log = self.root.locator(".log li")

    def open(self, path):
        self.page.goto(path)
        if "/table/" in path:
            expect(self.root.locator(".board")).to_be_visible()
        return self

    def settle(self):
        """Wait until nothing is under way."""
        self.page.wait_for_function(BUSY)

    def button(self, name):
        return self.root.get_by_role("button", name=name)

    def new(self, people=(), fields=None):
        """Begin another match by the form."""
        choose(self.root, "Новая партия")
        form = self.root.locator("#dr-new")
        self.page.wait_for_function("() => document.documentElement.dataset.zsCore === 'ready'", timeout=START)
        expect(form.get_by_label("Игрок 1", exact=True)).to_be_visible()
        for label, value in (fields or {}).items():
            form.get_by_role("textbox", name=label, exact=True).fill(str(value))
            form.get_by_role("textbox", name=label, exact=True).press("Tab")
        for seat in range(1, 7):
            box = form.get_by_label(f"Игрок {seat}", exact=True)
            if people and box.count():
                box.set_checked(seat in people)
        form.get_by_role("button", name="Сдать").tap()
        expect(form).to_be_hidden()
        self.settle()
        return self

    def by_hint(self):
        """Do what the hint says."""
        self.button("Подсказка").tap()
        self.settle()
        self.root.locator(".note .go:not([aria-disabled]), .note .b.hinted").last.tap()
        self.settle()

    def step(self):
        """Do the next thing that the table asks for; tell what it was."""
        self.settle()
        if self.result.is_visible():
            if self.result.get_by_role("button", name="Новая партия").count():
                return "over"
            self.result.get_by_role("button", name="Следующий раунд").tap()
            self.settle()
            return "round"
        if self.cover.is_visible():
            self.cover.get_by_role("button", name="показать мои карты").tap()
            self.settle()
            return "taken"
        if self.button("Никто, дальше").is_visible():
            self.button("Никто, дальше").tap()
            self.settle()
            return "nobody"
        if self.button("Начать").is_visible():
            self.button("Начать").tap()
            self.settle()
            return "begun"
        if not self.button("Подсказка").is_visible():
            self.page.wait_for_timeout(100)  # somebody else has come to move since
            return "waited"
        self.by_hint()
        return "moved"

    def until_handed_over(self):
        """Go on until somebody else is to take the device."""
        for _ in range(40):
            if self.cover.is_visible():
                break
            self.step()
        expect(self.cover).to_be_visible()

    def play_out(self, most=600):
        """Go on to the end; give how often each thing was done."""
        done = {}
        for _ in range(most):
            what = self.step()
            done[what] = done.get(what, 0) + 1
            if what == "over":
                return done
        raise AssertionError("no end")


@pytest.fixture
def sit(open_context):
    """Sit down at a fast table on a phone."""

    def make(path, **options):
        context = open_context("phone", reduced_motion="reduce", **options)
        context.add_init_script(FAST)
        return Party(context.new_page()).open(path)

    return make


def fits(page):
    """Tell whether nothing is wider than the phone."""
    return page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", ["veryu", "etazhiki"])
def test_a_whole_game_is_played_on_a_phone(sit, game):
    table = sit(f"{game}/table/")
    table.new(fields={"Звёзд для победы": 1} if game == "etazhiki" else {"Игроков": 3})
    done = table.play_out()
    assert done["moved"] >= 2
    expect(table.result).to_contain_text(re.compile("побе|звезд|удач", re.I))
    assert fits(table.page)


def test_a_night_floor_in_the_hand_stops_the_table_until_it_is_answered(sit):
    record, _ = record_where(lambda scene: scene["asked"] and scene["to_move"] != 0, seed=6, game="etazhiki")
    table = sit("etazhiki/table/" + link(record))
    table.settle()
    expect(table.root.locator(".coach")).to_contain_text("вы вправе перехватить его ночным этажом")
    expect(table.root.locator(".hand .card.legal").first).to_be_visible()
    steps = steps_of(table.root)
    table.button("Не перехватывать").tap()
    table.settle()
    assert steps_of(table.root) != steps
    expect(table.log.filter(has_text="Вы перехватываете")).to_have_count(0)


def test_a_turn_is_intercepted_with_a_night_floor(sit):
    record, _ = record_where(lambda scene: scene["asked"] and scene["to_move"] != 0, seed=6, game="etazhiki")
    table = sit("etazhiki/table/" + link(record))
    table.settle()
    table.root.locator(".hand .card.legal").first.tap()
    table.button(re.compile("^Перехватить")).tap()
    table.settle()
    expect(table.log.filter(has_text="Вы перехватываете ход").first).to_be_attached()


SECRETS = ("сосиска", "ботинок", "sausage", "shoe")


def hides_everything(table):
    """Look for anybody's card on the screen and in the markup behind it."""
    seen = table.page.evaluate(SEEN)
    return seen["faces"] == 0 and not any(word in seen["html"] for word in SECRETS) and "Ваши карты" not in seen["text"]


@pytest.mark.parametrize("people", [(1, 2), (2, 4), (1, 3, 4)], ids=str)
def test_the_device_goes_round_and_shows_cards_to_the_one_who_is_named_alone(sit, people):
    table = sit("veryu/table/").new(people=people)
    met = []
    for _ in range(8):
        if table.cover.is_visible():
            name = table.cover.locator(".to").inner_text()
            assert hides_everything(table)
            met.append(int(name.removeprefix("Игрок ")))
            expect(table.cover.get_by_role("button", name=f"Я {name.lower()}, показать мои карты")).to_be_focused()
            table.step()
            expect(table.root.locator(".ttl")).to_contain_text(name)
            expect(table.root.locator(".hand .card").first).to_be_visible()
        else:
            table.step()
    assert set(met) <= set(people) and met[0] in people and len(set(met)) > 1
    assert fits(table.page)


HELD = """() => { const { scene } = document.querySelector("zs-table").match; return [scene.seat, scene.chips.map(({ label }) => label)]; }"""


@pytest.mark.parametrize(("game", "secret"), [("bang", "Роль"), ("namestnik", "")])
def test_roles_hands_and_screens_are_shown_to_the_one_who_holds_the_phone(sit, game, secret):
    """Between two people the table is covered: no card, no role, no gem of anybody is on the page."""
    table = sit(f"{game}/table/").new(people=(1, 2), fields={"Игроков": 4 if game == "bang" else 2})
    met = []
    for _ in range(40):
        if len(set(met)) > 1 and len(met) > 2:
            break
        if table.cover.is_visible():
            name = table.cover.locator(".to").inner_text()
            seen, (seat, chips) = table.page.evaluate(SEEN), table.page.evaluate(HELD)
            assert seen["faces"] == 0
            assert (seat, secret in chips) == (-1, False)
            table.step()
            seat, chips = table.page.evaluate(HELD)
            assert f"Игрок {seat + 1}" == name
            assert not secret or secret in chips
            met.append(seat)
        else:
            table.step()
    assert set(met) == {0, 1}
    assert fits(table.page)


def test_a_shared_game_is_played_to_its_end(sit):
    table = sit("veryu/table/").new(people=(1, 2), fields={"Игроков": 2})
    done = table.play_out()
    assert done["taken"] > 3 and done["moved"] > 3
    expect(table.button("Показать все карты")).to_be_visible()


def test_a_reload_in_the_middle_keeps_a_shared_game_and_shows_nothing(sit):
    table = sit("veryu/table/").new(people=(1, 3))
    table.until_handed_over()
    table.step()  # somebody looks at his cards
    holder = re.search(r"Игрок \d", table.root.locator(".ttl").inner_text())[0]
    expect(table.root.locator(".hand .card").first).to_be_visible()
    stored = kept(table.page, "veryu")
    assert stored["people"] == [0, 2] and stored["picture"]["scene"]["seat"] == -1
    table.page.reload()
    expect(table.cover).to_be_visible()
    assert hides_everything(table)
    expect(table.cover.locator(".to")).to_have_text(holder)
    table.step()
    table.by_hint()
    again = kept(table.page, "veryu")
    assert len(again["record"]["actions"]) > len(stored["record"]["actions"])


def test_one_person_may_sit_at_any_seat_without_handing_over(sit):
    table = sit("veryu/table/").new(people=(3,))
    expect(table.cover).to_have_count(0)
    expect(table.root.get_by_role("group", name="Ваши карты, вы игрок 3")).to_be_visible()
    table.by_hint()
    table.page.reload()
    mine = table.root.get_by_role("group", name="Ваши карты, вы игрок 3")
    expect(mine.or_(table.result)).to_be_visible()
    if table.result.is_visible():  # the round was over by then
        table.result.get_by_role("button", name="Следующий раунд").tap()
    expect(mine).to_be_visible()


def test_nobody_at_the_device_is_refused_by_name(sit):
    table = sit("veryu/table/")
    choose(table.root, "Новая партия")
    form = table.root.locator("#dr-new")
    form.get_by_label("Игрок 1", exact=True).uncheck()
    form.get_by_role("button", name="Сдать").tap()
    expect(form.get_by_role("alert")).to_have_text("Кто за этим телефоном: отметьте хотя бы одного игрока.")


@pytest.mark.parametrize(("game", "seats"), [("piket", 2), ("piket-norm", 3), ("semerik", 4)])
def test_a_game_that_asks_for_no_number_of_players_offers_all_its_seats(sit, game, seats):
    table = sit(f"{game}/table/")
    choose(table.root, "Новая партия")
    crew = table.root.locator("#dr-new .crew")
    expect(crew.get_by_role("checkbox")).to_have_count(seats)
    crew.get_by_label(f"Игрок {seats}", exact=True).check()
    table.root.locator("#dr-new").get_by_role("button", name="Сдать").tap()
    expect(table.cover).to_be_visible()


def test_a_seat_that_the_variant_lacks_is_refused_by_name(sit):
    table = sit("vint/table/")
    choose(table.root, "Новая партия")
    form = table.root.locator("#dr-new")
    form.get_by_label("Игрок 6", exact=True).check()
    form.get_by_role("button", name="Сдать").tap()
    expect(form.get_by_role("alert")).to_contain_text("такого места за столом нет")


def test_all_are_asked_before_a_bot_goes_on_and_somebody_may_call_for_the_device(sit):
    table = sit("etazhiki/table/").new(people=(1, 2))
    for _ in range(40):
        if table.button("Никто, дальше").is_visible():
            break
        table.step()
    expect(table.root.get_by_role("group", name="Перехватить ход")).to_contain_text("до следующей карты")
    assert table.page.evaluate(SEEN)["html"].count('class="hand') == 0
    table.button("Перехватит игрок 2").tap()
    table.settle()
    expect(table.cover.locator(".to")).to_have_text("Игрок 2")
    table.cover.get_by_role("button", name="показать мои карты").tap()
    table.settle()
    expect(table.root.get_by_role("group", name="Ваши карты, вы игрок 2")).to_be_visible()
    give = table.button("Вернуть телефон")
    wait = table.button("Не перехватывать")
    expect(give.or_(wait)).to_be_visible()
    if give.is_visible():
        give.tap()
    else:
        wait.tap()
    table.settle()
    expect(table.root.locator(".hand .card")).to_have_count(0)


def test_the_link_to_an_unfinished_game_of_bluff_leads_to_its_beginning(sit):
    table = sit("veryu/table/", permissions=["clipboard-read", "clipboard-write"]).new(people=(1, 2))
    for _ in range(4):
        table.step()
    table.button("Запись и ход сдачи").tap()
    table.button(re.compile("Ссылка на начало")).tap()
    expect(table.button(re.compile("закрытых карт в ней нет"))).to_be_attached()
    address = table.page.evaluate("navigator.clipboard.readText()")
    table.page.goto("compare/")
    table.open(address)
    table.settle()
    expect(table.cover).to_be_visible()
    expect(table.button("Спорный ход")).to_have_count(0)
    assert hides_everything(table)
    read = """async hash => {
        const bytes = Uint8Array.from(atob(hash.slice(4).replace(/-/g, "+").replace(/_/g, "/")), char => char.charCodeAt(0));
        return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
    }"""
    held = json.loads(table.page.evaluate(read, address[address.index("#") :]))
    assert held[5] == [] and held[7] == [0, 1]


def lesson_of(page, game):
    page.goto(f"{game}/")
    lesson = page.locator("zs-lesson")
    lesson.scroll_into_view_if_needed()
    lesson.get_by_role("button", name="Начать урок").tap()
    return lesson


@pytest.mark.parametrize("game", ["veryu", "etazhiki"])
def test_the_lesson_leads_a_beginner_through_a_whole_game(sit, game):
    page = sit(f"{game}/").page
    lesson = lesson_of(page, game)
    steps = ask(do="lesson", game=game)["lesson"]["steps"]
    for number, step in enumerate(steps[1:], 2):
        expect(lesson.locator(".sn")).to_have_text(f"шаг {number} из {len(steps)}")
        expect(lesson.locator(".lead")).to_contain_text(step["text"][:40])
        assert lesson.locator(".lead .cites a").count() >= len(step["cites"])
        if number == len(steps):
            break
        if step["expect_action"] is None:
            lesson.get_by_role("button", name="Дальше").tap()
        else:
            lesson.locator(".hinted").first.tap()
    expect(lesson.get_by_role("link", name="Сыграть самому")).to_be_visible()
    assert fits(page)


def test_the_lesson_refuses_another_move_with_its_reason_and_keeps_the_place(sit):
    page = sit("veryu/").page
    lesson = lesson_of(page, "veryu")
    expect(lesson.locator(".sn")).to_have_text("шаг 2 из 19")
    lesson.locator(".hand .card", has_text="ботинок").tap()
    expect(lesson.locator(".lead div.no")).to_contain_text("урок ждёт другого хода")
    expect(lesson.locator(".lead div.no .cites a").first).to_be_visible()
    expect(lesson.locator(".sn")).to_have_text("шаг 2 из 19")
    lesson.locator(".hinted").first.tap()
    expect(lesson.locator(".sn")).to_have_text("шаг 3 из 19")
    page.reload()
    lesson.scroll_into_view_if_needed()
    lesson.get_by_role("button", name="Продолжить с шага 3").tap()
    expect(lesson.locator(".sn")).to_have_text("шаг 3 из 19")
    lesson.get_by_role("button", name="Предыдущий шаг урока").tap()
    expect(lesson.locator(".sn")).to_have_text("шаг 2 из 19")


def test_a_forbidden_move_in_the_lesson_is_refused_by_its_rule(sit):
    page = sit("etazhiki/").page
    lesson = lesson_of(page, "etazhiki")
    expect(lesson.locator(".sn")).to_have_text("шаг 2 из 13")
    lesson.locator(".hand .card", has_text="этаж 9").tap(force=True)
    expect(lesson.locator(".lead div.no")).to_contain_text("Не подходит")
    expect(lesson.locator(".lead div.no .cites a").first).to_be_visible()


def count_of(deck, name):
    return deck.get_by_label(f"Сколько в колоде: {name}", exact=True)


def test_the_deck_is_edited_checked_played_and_sent_by_a_link(sit, open_context):
    table = sit("etazhiki/", permissions=["clipboard-read", "clipboard-write"])
    page = table.page
    deck = page.locator("zs-deck")
    deck.scroll_into_view_if_needed()
    expect(deck.locator(".dsum")).to_contain_text("73 карты: этажей 50, шаров 23")
    deck.get_by_label("Больше: шар 1").first.tap()
    expect(deck.locator(".dsum")).to_contain_text("74 карты: этажей 50, шаров 24")
    count_of(deck, "этаж 7").fill("много")
    count_of(deck, "этаж 7").press("Tab")
    expect(deck.get_by_role("alert")).to_contain_text("Дневных этажей в колоде, [7]: введите целое число от 0 до 12")
    count_of(deck, "этаж 7").fill("9")
    count_of(deck, "этаж 7").press("Tab")
    expect(deck.get_by_role("alert")).to_have_count(0)
    expect(deck.locator(".dsum")).to_contain_text("79 карт: этажей 55, шаров 24")
    deck.get_by_role("button", name="Ссылка на колоду").tap()
    expect(deck.get_by_role("button", name="Ссылка на колоду скопирована")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    deck.get_by_role("button", name="Играть этой колодой").tap()
    expect(table.root.locator(".stack .num")).to_have_text(str(79 - 18 - 2))
    record = kept(page, "etazhiki")["record"]
    assert record["options"]["day"] == [4, 4, 4, 4, 4, 4, 4, 9, 4, 4]

    other = open_context("phone").new_page()
    other.goto(address)
    there = other.locator("zs-deck")
    expect(count_of(there, "этаж 7")).to_have_value("9")
    expect(there.locator(".dsum")).to_contain_text("79 карт")
    there.get_by_role("button", name="Вернуть образец").tap()
    expect(there.locator(".dsum")).to_contain_text("73 карты")


def test_a_deck_that_cannot_be_dealt_is_refused_by_name_and_nothing_is_lost(sit):
    row = ".".join(["0"] * 10)
    table = sit(f"etazhiki/#k=etazhiki&level=полные&players=3&day={row}&night={row}")
    deck = table.page.locator("zs-deck")
    expect(deck.get_by_role("alert")).to_contain_text("Колода: этажей 0, а нужно не меньше 6")
    deck.get_by_role("button", name="Играть этой колодой").tap(force=True)
    expect(count_of(deck, "этаж 0")).to_have_value("0")
    expect(table.page).to_have_url(re.compile("/etazhiki/#k="))
    bad = sit("etazhiki/#k=etazhiki&day=1.2.x&players=77").page.locator("zs-deck")
    expect(bad.locator(".err").first).to_be_visible()


def test_a_reading_is_switched_for_a_new_game(sit):
    table = sit("veryu/table/")
    choose(table.root, "Новая партия")
    form = table.root.locator("#dr-new")
    form.locator("summary", has_text="Спорные чтения: 5").tap()
    form.get_by_label("Кто вслепую убирает карту претендента после неудачи?").select_option("neighbour")
    expect(form.locator("summary")).to_contain_text("выбрано иначе: 1")
    form.get_by_role("button", name="Сдать").tap()
    expect(form).to_be_hidden()
    table.settle()
    record = kept(table.page, "veryu")["record"]
    assert record["readings"] == {"veryu.who-draws": "neighbour"}


@pytest.mark.parametrize("game", ["veryu", "etazhiki"])
def test_axe_finds_nothing_on_a_page_of_such_a_game(open_context, size, scheme, game):
    page = open_context(size, scheme, reduced_motion="reduce").new_page()
    page.goto(f"{game}/table/")
    expect(page.locator("zs-table .screen")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{game}/")
    for tag in ("zs-lesson", "zs-deck"):
        if page.locator(tag).count():
            page.locator(tag).scroll_into_view_if_needed()
            expect(page.locator(f"{tag} .screen")).to_be_visible()
    assert violations(page) == []


def test_axe_finds_nothing_on_the_cover_in_the_form_and_in_a_shared_game(open_context, scheme):
    context = open_context("phone", scheme, reduced_motion="reduce")
    context.add_init_script(FAST)
    table = Party(context.new_page()).open("veryu/table/")
    choose(table.root, "Новая партия")
    expect(table.root.locator("#dr-new").get_by_label("Игрок 2", exact=True)).to_be_visible()
    assert violations(table.page) == []
    table.page.keyboard.press("Escape")
    table.new(people=(1, 2))
    table.until_handed_over()
    assert violations(table.page) == []
    table.step()
    assert violations(table.page) == []


def test_whoever_holds_a_shared_phone_sees_the_gems_behind_the_own_screen(sit):
    """Who holds the phone stands after the first fact of the bar: on a narrow one three lines are to be seen."""
    table = sit("namestnik/table/")
    table.new(people=(1, 2), fields={"Игроков": 2})
    for _ in range(20):
        if "Ход: 1" in table.root.locator(".ttl").inner_text() and not table.cover.is_visible():
            break
        table.step()
    for words in ("Ход: 1", "За телефоном: Игрок", "За ширмой:"):
        chip = table.root.locator(".ttl .sub span", has_text=words)
        expect(chip).to_be_visible()
        assert chip.evaluate(
            "one => one.getBoundingClientRect().bottom <= one.closest('.bar').getBoundingClientRect().bottom + 3"
        ), words
