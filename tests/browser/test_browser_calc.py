"""Somebody who tries an example or a position, and what happens when the machine fails them."""

import gzip
import json
import re
import subprocess
from pathlib import Path

import pytest
from network import Held
from playwright.sync_api import expect

from tests.browser.conftest import unfold

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def calc(page):
    """Give the live example of the home page."""
    page.goto("")
    found = page.locator("zs-calc").first
    found.scroll_into_view_if_needed()
    expect(found.locator("form")).to_be_visible()
    return found


def number(calc, label):
    return calc.get_by_role("textbox", name=label)


LOSER = "Карты проигравшего, очков"


def total(calc):
    return calc.locator(".res b").first


def test_nothing_of_python_is_loaded_before_a_touch(page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if re.search(r"wasm|\.img|\.zip|worker-", url)] == []
    expect(page.locator("html")).to_have_attribute("data-zs-core", "idle")


def test_the_answer_follows_what_is_typed(page, calc):
    expect(total(calc)).to_have_text("2")
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1")
    expect(page.locator("html")).to_have_attribute("data-zs-core", "ready")
    expect(page.locator("html")).to_have_attribute("data-zs-core-mode", "snapshot")
    calc.get_by_role("button", name=f"Меньше: {LOSER}").click()
    expect(number(calc, LOSER)).to_have_value("39")
    number(calc, LOSER).fill("12")
    expect(total(calc)).to_have_text("2")
    expect(calc.get_by_role("link", name=re.compile("§.19")).last).to_be_visible()


def test_the_example_comes_back(calc):
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1")
    calc.get_by_role("button", name="Сбросить").click()
    expect(number(calc, LOSER)).to_have_value("32")
    expect(total(calc)).to_have_text("2")


def test_a_misprint_of_the_book_is_named_while_the_example_stands(page):
    page.goto("preferans/settlement/#preferans-calc-ex4")
    calc = unfold(page.locator("zs-calc").filter(has=page.locator(".zs-printed")).last)
    said = calc.get_by_text("В книге напечатано 10 вместо 9: это ошибка счёта или печати.")
    expect(said.and_(page.locator(".note"))).to_be_visible()
    calc.locator("form").get_by_role("textbox").first.fill("1350")
    expect(calc.locator(".note")).to_have_count(0)


def test_a_position_asks_in_words_for_what_the_table_does_not_offer(page):
    page.goto("vint/two/")
    position = unfold(page.locator("zs-position").filter(has=page.get_by_text("Посмотреть своего болвана")).first)
    expect(position.locator(".board .wt")).to_have_text("Можно ли: Посмотреть своего болвана?")


@pytest.mark.parametrize("typed", ["999", "-1", "много", "1.5", "", "<b>1</b>", "9" * 40])
def test_a_wrong_number_is_named_and_the_old_answer_stays(calc, typed):
    field = number(calc, LOSER)
    field.fill(typed)
    message = calc.locator("form .err")
    expect(message).to_contain_text(re.compile("[а-яё]{3,}"))
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("40")
    expect(message).to_have_count(0)
    expect(total(calc)).to_have_text("1")


def test_a_link_carries_the_calculation(open_context):
    context = open_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1")
    calc.get_by_role("button", name="Ссылка", exact=True).click()
    expect(calc.get_by_role("button", name="Ссылка скопирована")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    other = open_context().new_page()
    other.goto(address)
    there = other.locator("zs-calc").first
    there.scroll_into_view_if_needed()
    expect(number(there, LOSER)).to_have_value("40")
    expect(total(there)).to_have_text("1")


BAD_LINKS = {
    "wrong value": "#c=sixty-six.game-points&loser_cards=abc",
    "out of range": "#c=sixty-six.game-points&loser_cards=100000",
    "wrong choice": "#c=sixty-six.game-points&outcome=nobody",
    "wrong choice among right fields": "#c=sixty-six.game-points&outcome=nobody&loser_cards=39",
    "unknown field": "#c=sixty-six.game-points&colour=green",
    "script": "#c=sixty-six.game-points&loser_cards=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
}


@pytest.mark.parametrize("bad", BAD_LINKS.values(), ids=BAD_LINKS)
def test_a_bad_link_is_explained_and_breaks_nothing(page, bad):
    page.goto(bad)
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    expect(calc.get_by_role("alert")).to_contain_text(re.compile("[а-яё]{3,}"))
    expect(page.locator("img[src=x]")).to_have_count(0)
    number(calc, LOSER).fill("40")
    calc.get_by_role("button", name="Сбросить").click()
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1")


def test_a_position_is_judged_by_its_rule(page):
    page.goto("sixty-six/rules/")
    position = unfold(page.locator("zs-position").first)
    cards = position.locator(".hand .card")
    expect(cards.first).to_be_visible()
    assert cards.count() > 1
    for card in cards.all():
        name = card.locator(".vh").text_content()
        card.click()
        # two cards may be judged in the same words, and one is judged already: what is said aloud names the card
        expect(position.locator(".vh[role=status]")).to_have_text(
            re.compile(rf"^(Пробуют уже не то, что в примере\. )?{re.escape(name)}\. (Можно|Нельзя)")
        )
        expect(card).to_have_class(re.compile(r"\bsel\b"))
        expect(position.locator(".ci2")).to_have_class(re.compile(r"\b(yes|no)\b"))
        expect(position.locator(".coach p")).to_contain_text("§")


def test_a_crashed_worker_is_noticed_said_and_restarted(page, calc):
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1")
    core = next(worker for worker in page.workers if "/assets/zs/worker" in worker.url)
    core.evaluate("setTimeout(() => { throw new Error('boom') })")
    expect(calc).to_contain_text("Ядро перезапущено")
    expect(number(calc, LOSER)).to_have_value("40")
    number(calc, LOSER).fill("12")
    expect(total(calc)).to_have_text("2")


def test_a_hanging_worker_is_restarted_and_the_question_answered(page, calc):
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1")
    core = next(worker for worker in page.workers if "/assets/zs/worker" in worker.url)
    core.evaluate("setTimeout(() => { for (;;); })")
    number(calc, LOSER).fill("12")
    expect(total(calc)).to_have_text("2", timeout=40_000)
    expect(calc).to_contain_text("Ядро перезапущено")


def test_a_browser_without_the_memory_image_starts_plainly(page):
    page.goto("?zs-snapshot=off")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1", timeout=60_000)
    expect(page.locator("html")).to_have_attribute("data-zs-core-mode", "plain")


def test_a_damaged_memory_image_is_passed_over(context):
    context.route("**/*.img", lambda route: route.fulfill(status=200, body=b"damaged"))
    page = context.new_page()
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1", timeout=60_000)
    expect(page.locator("html")).to_have_attribute("data-zs-core-mode", "plain")


def test_an_image_of_more_than_sixty_megabytes_is_put_back(context, tmp_path):
    zip = next((ROOT / "site").glob("assets/zs/core-*.zip"))
    traced, image = tmp_path / "traced.json", tmp_path / "core.img"
    traced.write_text("[]")
    script = ["node", "widgets/py/snapshot.mjs", str(zip), str(traced), str(image), "56"]
    told = json.loads(subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    assert told["heap"] >= 60 * 2**20 and told["pages"] * 4096 >= 56 * 2**20
    context.route("**/*.img", lambda route: route.fulfill(status=200, body=gzip.compress(image.read_bytes(), 1)))
    page = context.new_page()
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1", timeout=60_000)
    expect(page.locator("html")).to_have_attribute("data-zs-core-mode", "snapshot")


def test_a_game_that_does_not_come_is_said_and_can_be_tried_again(context):
    context.watch.allow("Failed to load resource")
    context.route("**/*.part", lambda route: route.abort())
    page = context.new_page()
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(calc).to_contain_text("Правила этой игры не загрузились", timeout=60_000)
    context.unroute("**/*.part")
    number(calc, LOSER).fill("41")
    expect(total(calc)).to_have_text("1", timeout=60_000)


def test_a_start_brings_the_parts_of_its_own_game_alone(page):
    asked = []
    page.context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(total(calc)).to_have_text("1", timeout=60_000)
    assert {name.split("-")[0] for name in asked if name.endswith((".part", ".zip"))} == {"games.sixty_six"}


def test_a_core_that_cannot_be_loaded_is_said_and_can_be_tried_again(context):
    context.watch.allow("Failed to load resource")
    context.route("**/*.wasm", lambda route: route.abort())
    page = context.new_page()
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(calc).to_contain_text("Не удалось загрузить ядро правил", timeout=60_000)
    expect(number(calc, LOSER)).to_have_value("40")
    context.unroute("**/*.wasm")
    calc.get_by_role("button", name="Повторить").click()
    expect(total(calc)).to_have_text("1", timeout=60_000)
    expect(calc).not_to_contain_text("Не удалось загрузить ядро правил")


def test_what_is_typed_while_python_starts_is_calculated(context):
    held = Held(context, "**/*.wasm")
    page = context.new_page()
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    number(calc, LOSER).fill("40")
    expect(calc.get_by_role("progressbar")).to_be_visible()
    calc.get_by_role("button", name="Сбросить").click()
    number(calc, LOSER).fill("0")
    number(calc, "Взяток у проигравшего").fill("0")
    expect(total(calc)).to_have_text("2")
    held.release()
    expect(total(calc)).to_have_text("3", timeout=60_000)


OTHER_FACTS = {
    "vint": ("vint/revoke/", "ex-1", "tricks", "6", "у другой стороны 9"),
    "preferans": ("preferans/settlement/", "ex-7", "own", "1440", "730"),
    "piket": ("piket/announcing/", "ex-4", "cards", "♠ТД", "21"),
    "gorka": ("gorka/rules/", "ex-3", "players", "5", "50"),
    "bang": ("bang/turn/", "ex-2", "deck", "20", "18"),
}
"""Chapter, example, a fact of it, another value of that fact and what the answer then says."""


def tells(found, own):
    """Verify that the words of an example and the answer in its heading stand, or the line in their place."""
    for part, there in ((".zs-worked", own), ("summary .zs-a", own), (".zs-other", not own)):
        expect(found.locator(part)).to_be_visible(visible=there)


def drop(found, field):
    """Measure how far below the top of the example a field stands."""
    return field.bounding_box()["y"] - found.bounding_box()["y"]


@pytest.mark.parametrize("case", OTHER_FACTS.values(), ids=OTHER_FACTS)
def test_the_words_of_an_example_never_contradict_the_answer(open_context, size, case):
    path, name, fact, typed, answer = case
    page = open_context(size).new_page()
    page.goto(f"{path}#{name}")
    found = page.locator(f"#{name}")
    calc = found.locator("zs-calc")
    field = calc.locator(f"form [data-name={fact}]").locator("xpath=descendant-or-self::input").first
    expect(field).to_be_visible()
    tells(found, own=True)
    said = found.locator(".zs-a").inner_text()
    printed = field.input_value()
    place = drop(found, field)
    field.fill(typed)
    tells(found, own=False)
    assert drop(found, field) == place  # the line has the room of the words
    expect(calc.locator(".out:not(.stale) .big")).to_contain_text(answer, timeout=60_000)
    expect(calc.locator(".vh[role=status]")).to_contain_text("Данные уже не те, что в примере.")
    # closed, the example is its own again; opened, it shows the reader's case
    found.locator("> summary").click()
    expect(found.locator(".zs-a")).to_be_visible()
    found.locator("> summary").click()
    tells(found, own=False)
    # on paper the answer is the example's own, and so are the words
    page.emulate_media(media="print")
    expect(found.locator(".zs-worked")).to_be_visible()
    expect(found.locator(".zs-other")).to_be_hidden()
    page.emulate_media(media="screen")
    # the fact typed back
    field.fill(printed)
    tells(found, own=True)
    # and the whole example brought back
    field.fill(typed)
    tells(found, own=False)
    found.get_by_role("button", name="Вернуть пример").click()
    tells(found, own=True)
    expect(field).to_have_value(printed)
    expect(found.locator(".zs-worked")).to_be_focused()
    assert found.locator(".zs-a").inner_text() == said
    assert drop(found, field) == place


def test_a_link_with_other_facts_opens_without_the_words_of_the_example(page):
    page.goto("vint/revoke/#c=vint.revoke&contract=три&trump=♥&offenders=противники&tricks=6&below_before=0")
    found = page.locator("#ex-1")
    expect(found.locator("zs-calc .big")).to_contain_text("у другой стороны 9", timeout=60_000)
    tells(found, own=False)


def test_the_words_of_a_position_are_of_the_card_that_it_tries(page):
    page.goto("sixty-six/rules/#ex-6")
    found = page.locator("#ex-6")
    tells(found, own=True)
    found.locator(".hand .card:not(.sel)").first.click()
    tells(found, own=False)
    expect(found.locator(".vh[role=status]")).to_contain_text("Пробуют уже не то, что в примере.", timeout=60_000)
    found.get_by_role("button", name="Вернуть пример").click()
    tells(found, own=True)
    expect(found.locator(".hand .card.sel")).to_have_count(1)


def test_the_words_of_an_example_stay_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("vint/revoke/")
    found = page.locator("#ex-1")
    found.locator("> summary").click()
    expect(found.locator(".zs-worked")).to_be_visible()
    expect(found.locator(".zs-res .zs-big, .zs-big").first).to_be_visible()
    expect(found.locator(".zs-other")).to_have_count(0)
