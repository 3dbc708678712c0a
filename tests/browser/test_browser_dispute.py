"""Two who argue: on a phone, by keyboard, with a link that somebody else opens, on paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from network import Held
from playwright.sync_api import expect
from test_browser_access import violations

from tests.browser.conftest import unfold

ROOT = Path(__file__).resolve().parents[2]

# What people type, the game, the name of the dispute in tests/disputes.
FILED = [
    ("сколько за малый шлем без трёх", "vint", "Малый шлем без трёх"),
    ("показал карту", "vint", "Показал свою карту"),
    ("дал не ту масть", "preferans", "Ренонс вистующего на большом мизере"),
    ("закрыл колоду и не набрал", "sixty-six", "Закрыл, не набрал, а у соперника ни одной взятки"),
    ("кто тянет карту", "veryu", "Кто тянет карту: сосед или хозяин ботинка"),
    # rests on the rules of another game as well: their texts and hashes are there too
    ("вистующий дал не ту масть", "preferans-modern", "Ренонс вистующего на шести"),
]


# A link made by hand, as somebody who forges one would: packed, with a right checksum.
SEAL = """async data => {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  const packed = new Uint8Array(bytes.length + 4);
  new DataView(packed.buffer).setUint32(0, sum);
  packed.set(bytes, 4);
  return "#d=0" + btoa(String.fromCharCode(...packed)).replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=+$/, "");
}"""


def written(game, name):
    disputes = yaml.safe_load((ROOT / "tests" / "disputes" / f"{game}.yml").read_text(encoding="utf-8"))
    return next(one for one in disputes if one["name"] == name)


def plain(text):
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ")).strip()


def fill(desk, schema, facts):
    """Fill the form as a person does, field by field; what hangs on another field comes after it."""
    expect(desk.locator(".field").first).to_be_visible()
    for param in sorted(schema["params"], key=lambda one: len(one.get("when") or {})):
        box = desk.locator(f".field[data-name='{param['name']}']")
        if not box.count():
            continue  # it plays no part here; a verdict other than the written one would tell
        value = facts.get(
            param["name"], param["default"]
        )  # a written dispute leaves out what is usual; the desk is told everything
        if value in ("", [], ()):
            continue
        expect(box).to_be_visible()
        if param["type"] == "choice":
            place = [choice["value"] for choice in param["choices"]].index(value)
            if box.locator("select").count():
                box.locator("select").select_option(label=param["choices"][place]["label"])
            else:
                box.locator("label:has(input[type=radio])").nth(place).click()
        elif param["type"] == "flag":
            box.locator("label:has(input[type=radio])").nth(0 if value else 1).click()
        elif param["type"] == "ints":
            for place, number in enumerate(value):
                box.locator("input").nth(place).fill(str(number))
        else:
            box.locator("input").fill(str(value))


def cases_of(page, game):
    return page.request.get(f"assets/dispute/{game}.json").json()["cases"]


def decide(page, game, words, one):
    """Go the whole way from the game's page to the verdict."""
    page.goto(f"{game}/")
    page.get_by_role("link", name="Разобрать спор").last.tap()
    desk = page.locator("zs-dispute")
    desk.get_by_role("textbox", name="Что случилось?").fill(words)
    desk.locator(f".case[data-case='{one['case']}']").tap()
    expect(page).to_have_url(re.compile("#d="))  # the address follows the case
    fill(desk, cases_of(page, game)[one["case"]], one["facts"])
    desk.get_by_role("button", name="Разобрать", exact=True).tap()
    expect(desk.locator(".says")).to_be_visible(timeout=60_000)
    return desk


@pytest.mark.parametrize(("words", "game", "name"), FILED, ids=[name for _, _, name in FILED])
def test_a_dispute_is_filed_on_a_phone_and_its_sheet_opens_elsewhere(open_context, words, game, name):
    one = written(game, name)
    context = open_context("phone", permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    desk = decide(page, game, words, one)
    assert plain(desk.locator(".says").inner_text()) == plain(one["verdict"])
    assert desk.locator(".steps:not(.free) > li").count() == len(one["steps"])
    resting = [*one["steps"], *one.get("choices", [])]
    assert desk.locator("details.law").count() == sum(len(step["cites"]) for step in resting)
    law = desk.locator("details.law").first
    law.locator("summary").tap()
    expect(law.locator("div")).to_be_visible()
    expect(desk.locator(".way")).to_have_count(len(one["others"]) + 1 if "others" in one else 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    desk.get_by_role("button", name="Справка по спору").tap()
    sheet = desk.get_by_role("article", name="Справка по спору")
    expect(sheet).to_contain_text("редакция")
    expect(sheet.locator(".law")).to_have_count(len(one["cites"]))
    for code in sheet.locator(".law code").all_inner_texts():
        assert re.fullmatch(r"[0-9a-f]{16}", code)
    expect(sheet).to_contain_text(re.compile(r"с\.\s\d"))  # the text of a rule with its page

    desk.get_by_role("button", name="Скопировать текст").tap()
    expect(desk.get_by_role("button", name="Справка скопирована")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("СПРАВКА ПО СПОРУ\n")
    assert plain(f"Вывод: {one['verdict']}") in plain(text)

    desk.get_by_role("button", name="Ссылка на справку").tap()
    expect(desk.get_by_role("button", name="Ссылка скопирована")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link in text
    assert link.partition("#")[2] == page.url.partition("#")[2]  # the verdict can be kept without asking for a link
    assert len(link) < 700

    other = open_context("desktop", "dark").new_page()
    other.goto(link)
    expect(other.locator("zs-dispute .says")).to_be_visible(timeout=60_000)
    assert plain(other.locator("zs-dispute .says").inner_text()) == plain(one["verdict"])
    expect(other.locator("zs-dispute .was")).to_contain_text("тексты правил и вывод те же")


def test_the_whole_desk_goes_by_keyboard(open_context):
    page = open_context().new_page()
    page.goto("dispute/?game=sixty-six#desk")
    desk = page.locator("zs-dispute")
    desk.get_by_role("textbox", name="Что случилось?").focus()
    page.keyboard.insert_text("сколько игр записать")
    expect(desk.locator(".case").first).to_contain_text("Сколько игр записать")
    page.keyboard.press("ArrowDown")
    expect(desk.locator(".case").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(desk.get_by_role("heading", name="Сколько игр записать")).to_be_focused()
    expect(desk.locator("#f-outcome")).to_be_visible()
    expect(desk.locator("#f-loser_cards")).to_have_count(0)  # nobody said yet how it ended
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(desk.locator("#f-loser_cards")).to_have_value("")
    desk.locator("#f-loser_cards").focus()
    page.keyboard.insert_text("20")
    page.keyboard.press("Enter")
    expect(desk.get_by_role("heading", name="Вывод")).to_be_focused(timeout=60_000)
    expect(desk.locator(".says")).to_contain_text("2")
    desk.get_by_role("button", name="Справка по спору").focus()
    page.keyboard.press("Enter")
    expect(desk.get_by_role("article", name="Справка по спору")).to_be_visible()
    page.go_back()  # Back returns to the list, with the story
    expect(desk.get_by_role("textbox", name="Что случилось?")).to_have_value("сколько игр записать")
    expect(desk.locator(".case").first).to_be_visible()


def test_the_form_is_there_and_is_filled_before_python_is(open_context):
    context = open_context("phone")
    held = Held(context, "**/*.wasm")
    page = context.new_page()
    page.goto("dispute/?game=sixty-six#desk")
    desk = page.locator("zs-dispute")
    desk.locator(".case[data-case='sixty-six.game-points']").tap()
    desk.locator("#f-outcome").select_option("один набрал 66, колоду не закрывали", timeout=5_000)
    desk.locator("#f-loser_cards").fill("30")
    desk.get_by_role("button", name="Разобрать", exact=True).tap()
    expect(desk.get_by_role("progressbar")).to_be_visible()
    desk.locator("#f-loser_cards").fill("40")  # a second thought, while the first question waits for its answer
    expect(desk.locator(".says")).to_have_count(0)
    held.release()
    expect(desk.locator(".says")).to_contain_text("Взявший игру пишет 1", timeout=60_000)
    expect(desk.locator("#f-loser_cards")).to_have_value("40")
    desk.get_by_role("button", name="Справка по спору").tap()
    sheet = desk.get_by_role("article", name="Справка по спору")
    expect(sheet).to_contain_text("Карты проигравшего, очков40")
    expect(sheet).to_contain_text("Не сказано, принято")  # the marriages of the loser: nought, and whether it matters


STORY = "играли в винт, четыре в бубнах, Костя утаил масть, была пика"


def test_a_story_is_answered_by_the_paragraph_and_states_only_what_it_says(open_context, size, scheme):
    page = open_context(size, scheme).new_page()
    page.goto("dispute/#desk")
    desk = page.locator("zs-dispute")
    desk.get_by_role("textbox", name="Что случилось?").fill(STORY)
    expect(desk.locator(".rule").first).to_be_visible()
    assert 1 <= desk.locator(".rule").count() <= 3
    above = desk.locator(".rule").first.bounding_box()["y"]
    assert above < desk.locator(".case").first.bounding_box()["y"]  # the paragraph first
    expect(desk.get_by_role("button", name="Игра: Винт, понято из слов; снять")).to_be_visible()
    desk.locator(".case[data-case='vint.revoke']").click()
    expect(desk.locator(".story mark")).to_have_count(2)  # the words stay above the form, marked
    expect(desk.locator("[data-fact=contract].und")).to_contain_text("понято из слов: «четыре»")
    expect(desk.locator("[data-fact=offenders].no")).to_be_visible()
    expect(desk.locator("#f-tricks")).to_have_value(
        ""
    )  # the declarers': asked before it is known who erred; nothing is taken from an example
    expect(desk.locator("[data-fact=below_before]")).to_have_count(0)  # whose record, can be asked once it is known who erred
    desk.locator("#f-tricks").fill("10")
    assert violations(page) == []
    expect(desk.locator(".alt")).to_have_count(2, timeout=60_000)  # who erred was not said: both ways beside each other
    expect(desk.locator(".says")).to_have_count(0)
    desk.locator(".alt").first.click()
    expect(desk.locator(".says")).to_contain_text("12 000")
    wanted = plain(desk.locator(".says").inner_text())
    rows = desk.locator(".claims tbody tr")
    rows.filter(has_text=wanted).locator("input").first.check()
    rows.last.locator("input").last.check()
    expect(desk.locator(".right")).to_have_text("Верно говорит сторона «Одни».")
    expect(desk.locator(".sided .vd")).to_have_text(["верно", "неверно"])  # the verdict marks who is right
    assert violations(page) == []
    expect(desk.locator("[data-fact=below_before]")).to_contain_text("не сказано; считаем «0»")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    desk.get_by_role("button", name="Снять: Игра").click()
    expect(desk.locator("[data-fact=contract].no")).to_be_visible()
    expect(desk.locator(".says")).to_have_count(0)
    other = open_context().new_page()
    page.go_back()
    expect(desk.get_by_role("textbox", name="Что случилось?")).to_have_value(STORY)
    other.goto("dispute/?story=%D1%80%D0%B5%D0%BD%D0%BE%D0%BD%D1%81&game=vint#desk")  # as search hands it over
    expect(other.locator("zs-dispute .rule").first).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_case_comes_into_view_and_then_its_verdict(open_context, size):
    page = open_context(size).new_page()
    page.goto("dispute/?game=vint#desk")
    desk = page.locator("zs-dispute")
    desk.get_by_role("textbox", name="Что случилось?").fill("назначили четыре, а взяли девять")
    expect(desk.locator(".rule").first).to_be_visible()
    desk.locator(".case").last.click()  # low in a long list, which gives way to a short form
    expect(desk.locator(".story")).to_be_in_viewport(ratio=1)
    page.go_back()
    desk.locator(".case[data-case='vint.penalty']").click()
    expect(desk.locator(".claims tbody tr").first).to_be_visible(timeout=60_000)
    expect(desk.locator(".says")).to_be_in_viewport(ratio=1)  # below what may be claimed, and yet seen whole


def test_what_is_not_stated_is_decided_every_way(open_context):
    page = open_context("phone").new_page()
    page.goto("dispute/?case=piket.thirteen#desk")
    desk = page.locator("zs-dispute")
    desk.locator("[data-fact=accepted] label").nth(0).click()
    desk.get_by_role("button", name="Разобрать", exact=True).tap()
    expect(desk.locator(".alt .then")).to_have_count(2, timeout=60_000)
    expect(desk.locator("#need")).to_contain_text("у кого тринадцать карт")
    desk.locator(".alt").last.tap()
    expect(desk.locator(".says")).to_be_visible()
    expect(desk.locator("[data-fact=who].said")).to_be_visible()


def test_a_link_keeps_what_was_understood_and_what_was_said(open_context):
    page = open_context().new_page()
    page.goto("dispute/?game=vint#desk")
    desk = page.locator("zs-dispute")
    desk.get_by_role("textbox", name="Что случилось?").fill("назначили четыре, а взяли девять")
    desk.locator(".case[data-case='vint.penalty']").click()
    expect(desk.locator(".says")).to_contain_text("4", timeout=60_000)  # everything that matters was said
    desk.locator("#f-tricks").fill("8")
    expect(desk.locator(".says")).to_contain_text("8")
    expect(page).to_have_url(re.compile("#d=1"))
    other = open_context("phone", "dark").new_page()
    other.goto(page.url)
    there = other.locator("zs-dispute")
    expect(there.locator(".says")).to_contain_text("8", timeout=60_000)
    expect(there.locator("[data-fact=contract].und")).to_be_visible()
    expect(there.locator("[data-fact=tricks].said")).to_be_visible()
    expect(there.locator("[data-fact=double].no")).to_contain_text("влияет")


def test_players_are_asked_by_their_names(open_context):
    page = open_context("phone").new_page()
    page.goto("dispute/?case=preferans-modern.settlement#desk")
    desk = page.locator("zs-dispute")
    expect(desk.locator(".names input")).to_have_count(3)
    for place, name in enumerate(("Аня", "Боря", "Вера")):
        desk.locator(".names input").nth(place).fill(name)
    expect(desk.locator("[data-fact=mountain]")).to_contain_text("Боря")
    assert "№" not in desk.locator("form").inner_text()
    for row, values in {"pool": (10, 10, 10), "mountain": (10, 4, 16), "whists": (30, 12, 20, 16, 8, 24)}.items():
        for place, value in enumerate(values):
            desk.locator(f"[data-fact={row}] input").nth(place).fill(str(value))
    desk.get_by_role("button", name="Разобрать", exact=True).tap()
    expect(desk.locator(".sums li")).to_have_count(3, timeout=60_000)
    expect(desk.locator(".sums")).to_contain_text("Вера")
    expect(desk.locator(".steps small").first).to_contain_text("итого")
    last = desk.locator(".steps li", has_text="Аня").locator("small").last.inner_text()
    whole = desk.locator(".sums li", has_text="Аня").locator("b").inner_text()
    assert plain(last) == plain(f"итого {whole}")  # the lines come to the sum
    desk.get_by_role("button", name="Справка по спору").tap()
    expect(desk.get_by_role("article", name="Справка по спору")).to_contain_text("Вера −")


def test_a_wrong_choice_in_a_link_is_said_and_the_rest_of_it_is_kept(open_context):
    page = open_context().new_page()
    page.goto("dispute/")
    desk = page.locator("zs-dispute")
    forged = page.evaluate(SEAL, ["sixty-six.game-points", {"outcome": "nobody", "loser_cards": 39}, {}])
    page.goto(f"dispute/{forged}")
    expect(desk.get_by_role("alert")).to_contain_text("В ссылке ошибка")
    desk.locator("#f-outcome").select_option("один набрал 66, колоду не закрывали")
    expect(desk.locator("#f-loser_cards")).to_have_value("39")
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_contain_text("Взявший игру пишет 1", timeout=60_000)


def test_axe_finds_no_violation_at_any_stage(open_context, size, scheme):
    page = open_context(size, scheme).new_page()
    page.goto("dispute/?game=sixty-six#desk")
    desk = page.locator("zs-dispute")
    expect(desk.locator(".case").first).to_be_visible()
    assert violations(page) == []
    desk.locator(".case[data-case='sixty-six.game-points']").click()
    desk.locator("#f-outcome").select_option("один набрал 66, колоду не закрывали")
    desk.locator("#f-loser_cards").fill("30")
    desk.locator("#f-loser_extra").fill("20")
    assert violations(page) == []
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_be_visible(timeout=60_000)
    desk.locator("details.law summary").first.click()
    desk.get_by_role("button", name="Справка по спору").click()
    page.locator("zs-readings").scroll_into_view_if_needed()
    expect(page.locator("zs-readings #reading")).to_be_visible()
    assert violations(page) == []


def test_another_reading_is_shown_beside_and_can_be_taken(open_context):
    page = open_context().new_page()
    page.goto("dispute/?case=sixty-six.game-points#desk")
    desk = page.locator("zs-dispute")
    desk.locator("#f-outcome").select_option("один набрал 66, колоду не закрывали")
    desk.locator("#f-loser_cards").fill("30")
    desk.locator("#f-loser_extra").fill("20")
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_contain_text("2", timeout=60_000)
    other = desk.locator(".way:not(.taken)")
    expect(other).to_contain_text("Взявший игру пишет 1")
    expect(other).to_contain_text("разница −1")
    expect(other.get_by_role("link", name="§ 19")).to_be_visible()
    other.get_by_role("button", name="Считать так").click()
    expect(desk.locator(".says")).to_contain_text("Взявший игру пишет 1")
    desk.get_by_role("button", name="Вернуть принятые чтения").click()
    expect(desk.locator(".says")).to_contain_text("Взявший игру пишет 2")


def test_where_the_sources_do_not_decide_the_desk_says_so(open_context):
    page = open_context("phone").new_page()
    page.goto("dispute/?case=etazhiki.dispute#desk")
    desk = page.locator("zs-dispute")
    schema = cases_of(page, "etazhiki")["etazhiki.dispute"]
    fill(desk, schema, {"what": "двое перехватили"})
    desk.get_by_role("button", name="Разобрать", exact=True).tap()
    expect(desk.locator(".badge.open")).to_have_text("Источники не решают", timeout=60_000)
    expect(desk.get_by_role("heading", name="Что говорят источники")).to_be_visible()


@pytest.mark.parametrize(
    ("hash", "text"),
    [
        ("#d=", "Ссылка на спор повреждена: неизвестный вид ссылки."),
        ("#d=1AAAA", "Ссылка на спор повреждена: она обрезана"),
        ("#d=1%3Cimg%3E", "Ссылка на спор повреждена: в ней лишние знаки."),
        ("#d=7AAAAAAAAAAAA", "Ссылка на спор повреждена: неизвестный вид ссылки."),
        ("#t=1abc", "Это ссылка на партию: откройте её на странице игры."),
        ("?rule=vint.99999#desk", "По этой ссылке случая не нашлось. Выберите его здесь."),
    ],
)
def test_a_broken_or_foreign_link_gets_a_clear_message(page, hash, text):
    page.goto(f"dispute/{hash}")
    expect(page.locator("zs-dispute").get_by_role("alert")).to_contain_text(text)
    expect(page.locator("zs-dispute .case").first).to_be_visible()


def test_a_later_edition_says_what_changed(open_context):
    context = open_context()
    page = context.new_page()
    page.goto("dispute/?case=sixty-six.game-points#desk")
    desk = page.locator("zs-dispute")
    desk.locator("#f-outcome").select_option("один набрал 66, колоду не закрывали")
    desk.locator("#f-loser_cards").fill("30")
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_be_visible(timeout=60_000)
    expect(page).to_have_url(re.compile("#d=1"))
    later = open_context()
    fresh = later.new_page()

    def renew(route):
        rules = route.fetch().json()
        for rule in rules.values():
            rule["hash"] = "f" * 16
        route.fulfill(json=rules)

    later.route("**/assets/rules/sixty-six.json", renew)
    fresh.goto(page.url)
    note = fresh.locator("zs-dispute .was")
    expect(note).to_contain_text("Справка составлена по редакции 1", timeout=60_000)
    expect(note).to_contain_text("текст изменён")


def test_a_rule_leads_to_its_disputes(page):
    page.goto("sixty-six/rules/")
    page.locator("#sixty-six-20 .zs-num").click()
    page.get_by_role("dialog", name="О правиле").get_by_role("link", name="Спор по этому §").click()
    desk = page.locator("zs-dispute")
    expect(desk.get_by_role("heading", name="Сколько игр записать")).to_be_visible()
    page.goto("dispute/?rule=sixty-six.12#desk")  # decides nothing by itself: the text is there, and what is near
    expect(desk.get_by_role("heading", level=2).first).to_contain_text("§")
    expect(desk.locator(".case").first).to_be_visible()
    page.goto("dispute/?rule=sixty-six.13#desk")
    expect(desk.locator(".case").first).to_be_visible()
    assert desk.locator(".case").count() > 1
    desk.get_by_role("button", name="только § 13").click()
    expect(desk.get_by_role("button", name="только § 13")).to_have_count(0)


def test_a_disputed_move_of_the_table_opens_with_its_position(open_context):
    page = open_context().new_page()
    page.goto("sixty-six/table/")
    table = page.locator("zs-table")
    start = table.get_by_role("button", name="Начать")
    card = table.locator(".hand .card").first
    expect(card).to_be_visible()
    if start.count():
        start.click()
    expect(table.locator(".hand .card.legal").first).to_be_visible(timeout=60_000)
    table.get_by_role("button", name="Ещё", exact=True).click()
    table.get_by_role("button", name="Спорный ход").click()
    desk = page.locator("zs-dispute")
    expect(desk.get_by_role("heading", name="Можно ли так ходить")).to_be_visible()
    expect(desk.locator(".says")).to_be_visible(timeout=60_000)
    expect(desk.locator("#f-action")).to_be_visible()


def test_paper_shows_the_sheet_alone(page):
    page.goto("dispute/?case=sixty-six.game-points#desk")
    desk = page.locator("zs-dispute")
    desk.locator("#f-outcome").select_option("один набрал 66, колоду не закрывали")
    desk.locator("#f-loser_cards").fill("30")
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_be_visible(timeout=60_000)
    page.emulate_media(media="print")
    expect(desk.get_by_role("article", name="Справка по спору")).to_be_visible()
    expect(desk.locator(".says")).to_be_hidden()
    expect(page.locator("h1")).to_be_hidden()
    assert pages(page.pdf(format="A4")) == 1


def test_a_sheet_of_many_readings_is_one_page(page):
    page.goto("dispute/?game=vint#desk")
    desk = page.locator("zs-dispute")
    desk.get_by_role("textbox", name="Что случилось?").fill(STORY)
    desk.locator(".case[data-case='vint.revoke']").click()
    desk.locator("#f-tricks").fill("10")
    desk.locator(".alt").first.click(timeout=60_000)
    expect(desk.locator(".says")).to_contain_text("12 000")
    page.emulate_media(media="print")
    sheet = desk.get_by_role("article", name="Справка по спору")
    expect(sheet).to_contain_text("Страницы: Правила карточных игр.")
    assert float(sheet.locator(".url").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) < 10
    assert pages(page.pdf(prefer_css_page_size=True)) == 1


def pages(pdf):
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


def test_the_desk_reads_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("dispute/")
    listed = page.locator("zs-dispute .zs-cases", has_text="Шестьдесят шесть")
    listed.locator("summary").click()
    expect(listed).to_contain_text("Сколько игр записать")
    expect(listed.locator("a.zs-ref").first).to_be_visible()


def test_a_case_is_found_where_two_readings_part(open_context):
    page = open_context("phone").new_page()
    page.goto("dispute/?reading=sixty-six.half")
    search = page.locator("zs-readings")
    search.scroll_into_view_if_needed()
    expect(search.locator("#reading")).to_have_value("sixty-six.half")
    search.get_by_role("button", name="Найти случай").tap()
    expect(search.locator(".way")).to_have_count(2, timeout=60_000)
    expect(search).to_contain_text("Расходятся на § 19")
    search.get_by_role("link", name="Разобрать этот случай").tap()
    expect(page.locator("zs-dispute .way:not(.taken)").first).to_be_visible(timeout=60_000)


def test_an_example_is_recalculated_under_other_readings(page):
    page.goto("sixty-six/rules/")
    calc = unfold(page.locator("zs-calc[data-readings]").first)
    calc.get_by_role("button", name="По другим чтениям").click()
    expect(calc.locator("zs-others .out")).to_be_visible(timeout=60_000)
