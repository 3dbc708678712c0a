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
    """Fill the form as a person does, field by field."""
    for param in schema["params"]:
        if param["name"] not in facts:
            continue
        value = facts[param["name"]]
        box = desk.locator(f".field[data-name='{param['name']}']")
        expect(box).to_be_visible()
        if param["type"] == "choice":
            place = [choice["value"] for choice in param["choices"]].index(value)
            if box.locator("select").count():
                box.locator("select").select_option(index=place)
            else:
                box.locator("label:has(input[type=radio])").nth(place).click()
        elif param["type"] == "flag":
            if box.get_by_role("switch").is_checked() is not value:
                box.locator("label.switch").click()
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
    desk.get_by_role("searchbox", name="Что случилось?").fill(words)
    desk.locator(f".case[data-case='{one['case']}']").tap()
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
    assert desk.locator(".way").count() == (len(one["others"]) + 1 if "others" in one else 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    desk.get_by_role("button", name="Справка по спору").tap()
    sheet = desk.get_by_role("article", name="Справка по спору")
    expect(sheet).to_contain_text("редакция")
    expect(sheet.locator(".rules li")).to_have_count(len(one["cites"]))
    for code in sheet.locator(".rules code").all_inner_texts():
        assert re.fullmatch(r"[0-9a-f]{16}", code)

    desk.get_by_role("button", name="Скопировать текст").tap()
    expect(desk.get_by_role("button", name="Справка скопирована")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("СПРАВКА ПО СПОРУ\n")
    assert plain(f"Вывод: {one['verdict']}") in plain(text)

    desk.get_by_role("button", name="Ссылка на справку").tap()
    expect(desk.get_by_role("button", name="Ссылка скопирована")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link in text
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
    desk.get_by_role("searchbox", name="Что случилось?").focus()
    page.keyboard.insert_text("сколько игр записать")
    expect(desk.locator(".case").first).to_contain_text("Сколько игр записать")
    page.keyboard.press("ArrowDown")
    expect(desk.locator(".case").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(desk.get_by_role("heading", name="Сколько игр записать")).to_be_focused()
    expect(desk.locator(".field").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(desk.locator("#f-loser_cards")).to_be_focused()
    page.keyboard.insert_text("20")
    page.keyboard.press("Enter")
    expect(desk.get_by_role("heading", name="Вывод")).to_be_focused(timeout=60_000)
    expect(desk.locator(".says")).to_contain_text("2")
    page.keyboard.press("Tab")
    expect(desk.locator("details.law summary").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(desk.locator("details.law").first.locator("div")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if desk.get_by_role("button", name="Справка по спору").evaluate("node => node.matches(':focus')"):
            break
    page.keyboard.press("Enter")
    expect(desk.get_by_role("article", name="Справка по спору")).to_be_visible()
    desk.get_by_role("button", name="Другой случай").focus()
    page.keyboard.press("Enter")
    expect(desk.get_by_role("searchbox", name="Что случилось?")).to_be_focused()


def test_the_form_is_there_and_is_filled_before_python_is(open_context):
    context = open_context("phone")
    held = Held(context, "**/*.wasm")
    page = context.new_page()
    page.goto("dispute/?game=sixty-six#desk")
    desk = page.locator("zs-dispute")
    desk.locator(".case[data-case='sixty-six.game-points']").tap()
    expect(desk.locator("#f-loser_cards")).to_be_editable(timeout=5_000)
    desk.locator("#f-loser_cards").fill("30")
    desk.get_by_role("button", name="Разобрать", exact=True).tap()
    expect(desk.get_by_role("progressbar")).to_be_visible()
    desk.locator("#f-loser_cards").fill("40")  # a second thought, while the first question waits for its answer
    expect(desk.locator(".says")).to_have_count(0)
    held.release()
    expect(desk.locator(".says")).to_contain_text("Взявший игру пишет 1", timeout=60_000)
    expect(desk.locator("#f-loser_cards")).to_have_value("40")
    desk.get_by_role("button", name="Справка по спору").tap()
    expect(desk.get_by_role("article", name="Справка по спору")).to_contain_text("Карты проигравшего, очков40")


def test_what_the_question_says_is_filled_in(open_context):
    page = open_context("phone").new_page()
    page.goto("dispute/?game=vint#desk")
    desk = page.locator("zs-dispute")
    desk.get_by_role("searchbox", name="Что случилось?").fill("сдали лишнюю карту")
    first = desk.locator(".case").first
    expect(first).to_contain_text("14 и 12 карт")
    first.tap()
    expect(desk.locator("#f-mistake option:checked")).to_have_text("14 и 12 карт")
    expect(desk.locator(".field[data-name='noticed']")).to_be_visible()
    expect(desk.locator(".field[data-name='extra_at']")).to_have_count(0)  # matters only when it was noticed late
    desk.locator("#f-noticed").select_option("после первого хода")
    expect(desk.locator(".field[data-name='extra_at']")).to_be_visible()


def test_a_wrong_choice_in_a_link_is_said_and_the_rest_of_it_is_kept(open_context):
    page = open_context().new_page()
    page.goto("dispute/")
    desk = page.locator("zs-dispute")
    forged = page.evaluate(SEAL, ["sixty-six.game-points", {"outcome": "nobody", "loser_cards": 39}, {}])
    page.goto(f"dispute/{forged}")
    expect(desk.get_by_role("alert")).to_contain_text("В ссылке ошибка")
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
    expect(desk.locator("#f-loser_cards")).to_be_visible()
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
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_be_visible(timeout=60_000)
    desk.get_by_role("button", name="Ссылка на справку").click()
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
    expect(desk.get_by_role("heading", level=2)).to_contain_text("§")
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
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_be_visible(timeout=60_000)
    page.emulate_media(media="print")
    expect(desk.get_by_role("article", name="Справка по спору")).to_be_visible()
    expect(desk.locator(".says")).to_be_hidden()
    expect(page.locator("h1")).to_be_hidden()


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
