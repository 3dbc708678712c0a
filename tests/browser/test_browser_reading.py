"""Somebody who reads: with and without scripts, on a phone, in the dark, on paper."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, unfold, until

PAGES = ["", "sixty-six/", "sixty-six/rules/", "glossary/", "compare/", "subjects/", "readings/", "sources/", "code/"]


def test_the_whole_rule_reads_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("sixty-six/rules/#sixty-six-14")
    heading = page.locator("#sixty-six-14")
    expect(heading).to_contain_text("§ 14")
    expect(heading).to_be_in_viewport()
    rule = page.locator(".zs-rule[data-rule='sixty-six.14']")
    expect(rule.locator(".zs-text")).to_contain_text("масть")
    heading.locator(".zs-num").click()
    expect(page).to_have_url(re.compile(r"/sukno/r/sixty-six\.14/$"))
    sheet = page.locator(".zs-sheet")
    expect(sheet.locator(".zs-quote")).to_contain_text(re.compile(r"с\.\s\d+"))
    sheet.get_by_text("ГОСТ и BibTeX").click()
    expect(sheet.locator(".zs-citation[data-form=gost]")).to_contain_text("Зелёное сукно")
    page.get_by_role("link", name="Читать в главе «Правила»").click()
    expect(page).to_have_url(re.compile(r"/sukno/sixty-six/rules/#sixty-six-14$"))


def test_an_example_and_a_table_show_their_answer_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("")
    answer = page.locator("zs-calc").first
    expect(answer.locator(".zs-big b")).to_have_text("2")
    expect(answer).to_contain_text("§ 19")
    page.goto("sixty-six/table/")
    table = page.locator("zs-table")
    expect(table).to_contain_text("включите JavaScript")
    expect(table).to_contain_text("Ваши карты")
    expect(table.locator(".zs-card")).to_have_count(7)


def test_a_term_leads_to_the_glossary_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("sixty-six/rules/")
    term = page.locator(".zs-text .zs-term").first
    word = term.get_attribute("data-term")
    term.click()
    expect(page).to_have_url(re.compile(r"/sukno/glossary/#term-"))
    expect(page.locator("dt:target")).to_have_text(word)


@pytest.mark.parametrize("what", [".zs-text .zs-term", ".zs-text .zs-ref[data-rule^='sixty-six.']"])
def test_a_term_and_a_reference_show_their_text_by_pointer_and_focus(page, what):
    page.goto("sixty-six/rules/")
    link, panel = page.locator(what).first, page.locator("#zs-panel")
    link.scroll_into_view_if_needed()
    link.hover()
    expect(panel).to_be_visible()
    expect(panel).to_contain_text(re.compile("[а-яё]{4,}"))
    page.mouse.move(5, 5)
    expect(panel).to_be_hidden()
    link.focus()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(link).to_be_focused()


def test_texts_behind_links_can_be_turned_off_and_on(page):
    page.goto("sixty-six/rules/")
    term, panel = page.locator(".zs-text .zs-term").first, page.locator("#zs-panel")
    term.hover()
    panel.get_by_role("button", name="Не показывать").click()
    page.reload()
    again = page.get_by_role("button", name="Показывать текст ссылок")
    expect(again).to_be_visible()
    term.hover()
    page.wait_for_timeout(600)
    expect(panel).to_have_count(0)
    again.click()
    term.hover()
    expect(panel).to_be_visible()


def test_a_term_explains_itself_by_a_tap(open_context):
    page = open_context("phone").new_page()
    page.goto("sixty-six/rules/")
    term = page.locator(".zs-text .zs-term").first
    term.tap()
    panel = page.locator("#zs-panel")
    expect(panel.get_by_role("link", name="Открыть словарь")).to_be_visible()
    box = panel.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.go_back()
    expect(panel).to_be_hidden()
    expect(page).to_have_url(re.compile(r"/sukno/sixty-six/rules/$"))


def test_a_reference_opens_as_a_sheet_by_a_tap_and_leads_on(open_context):
    page = open_context("phone").new_page()
    page.goto("sixty-six/rules/")
    ref = page.locator(".zs-text .zs-ref[data-rule^='sixty-six.']").first
    target = ref.get_attribute("data-rule").replace(".", "-")
    ref.tap()
    page.locator("#zs-panel").get_by_role("link", name="Перейти").tap()
    expect(page.locator(f"#{target}")).to_be_in_viewport()
    expect(page.locator("#zs-panel")).to_be_hidden()


def test_advice_is_hidden_and_the_address_carries_it(page, open_context):
    page.goto("vist/advice/")
    advice = page.locator(".zs-rule.zs-advice").first
    expect(advice).to_be_visible()
    bare = page.get_by_text("Здесь одни советы, и сейчас они скрыты.")
    expect(bare).to_be_hidden()
    page.get_by_role("button", name="Скрыть советы").click()
    expect(advice).to_be_hidden()
    expect(bare).to_be_visible()
    for gone in (
        "article .zs-example",
        "article h2",
        ".md-nav--secondary li a[href^='#']",
    ):
        expect(page.locator(gone).filter(visible=True)).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?advice=0"))
    other = open_context().new_page()
    other.goto(page.url)
    expect(other.locator(".zs-rule.zs-advice").first).to_be_hidden()
    other.get_by_role("button", name="Показать советы").click()
    expect(other.locator(".zs-rule.zs-advice").first).to_be_visible()


def test_all_examples_open_at_once_and_the_choice_is_remembered(page):
    page.goto("sixty-six/rules/")
    folded = page.locator("details.zs-example")
    expect(folded.first).not_to_have_attribute("open", "")
    page.get_by_role("button", name="Открыть все примеры").click()
    assert page.locator("details.zs-example:not([open])").count() == 0
    page.reload()
    expect(folded.first).to_have_attribute("open", "")
    page.get_by_role("button", name="Закрыть все примеры").click()
    assert page.locator("details.zs-example[open]").count() == 0


def test_a_closed_example_takes_two_lines_and_a_link_opens_it(open_context):
    page = open_context("phone").new_page()
    page.goto("vint/revoke/#ex-2")
    expect(page.locator("#ex-2")).to_have_attribute("open", "")
    tall = page.evaluate(
        "[...document.querySelectorAll('details.zs-example:not([open]) .zs-ask')].filter(one => one.offsetHeight > 46).map(one => one.textContent)"
    )
    assert tall == []


def test_both_neighbours_of_a_chapter_are_named_on_a_phone(open_context):
    page = open_context("phone").new_page()
    page.goto("vint/revoke/")
    nearby = page.get_by_role("navigation", name="Соседние страницы")
    for name in ("Раньше Розыгрыш и прорез", "Дальше Снос, открытые карты, ответственность"):
        link = nearby.get_by_role("link", name=name)
        link.scroll_into_view_if_needed()
        expect(link).to_be_in_viewport()
        box = link.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390


def test_the_card_of_a_game_lies_over_nothing_when_the_page_is_scrolled(page):
    page.goto("preferans/")
    card = page.locator(".zs-gamecard")
    expect(card).to_be_in_viewport()
    page.locator("#glavy").scroll_into_view_if_needed()
    expect(card).not_to_be_in_viewport()


@pytest.mark.parametrize("down", [300, 480, 700])
def test_the_card_of_a_rule_leaves_its_number_in_sight(page, down):
    page.goto("vint/revoke/")
    number = page.locator("#vint-147 .zs-num")
    number.evaluate(
        "(one, down) => scrollTo({ top: one.getBoundingClientRect().top + scrollY - down, behavior: 'instant' })", down
    )
    number.click()
    panel = page.locator("#zs-panel")
    expect(panel).to_be_visible()
    at, shown = number.bounding_box(), panel.bounding_box()
    assert shown["y"] >= at["y"] + at["height"] or shown["y"] + shown["height"] <= at["y"]
    assert shown["y"] >= 60 and shown["y"] + shown["height"] <= page.viewport_size["height"]
    panel.get_by_text("ГОСТ и BibTeX").click()  # the rest scrolls within
    expect(panel.locator("[data-form=gost]")).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways(open_context, path):
    page = open_context(reduced_motion="reduce").new_page()
    page.goto(path)
    for width in (320, 360, 390, 768, 1024, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width


def test_the_comparison_scrolls_in_its_own_box(open_context):
    page = open_context("phone").new_page()
    page.goto("compare/")
    box = page.get_by_role("region", name="Сравнение игр")
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")
    first = box.locator("tbody th").first
    before = first.bounding_box()["x"]
    box.evaluate("box => box.scrollTo(300, 0)")
    assert abs(first.bounding_box()["x"] - before) < 2


def test_the_number_stands_in_the_margin_on_a_desk_and_above_the_title_on_a_phone(open_context):
    for size, beside in (("desktop", True), ("phone", False)):
        page = open_context(size).new_page()
        page.goto("sixty-six/rules/")
        number = page.locator("#sixty-six-14 .zs-num").bounding_box()
        text = page.locator("[data-rule='sixty-six.14'] .zs-text").bounding_box()
        assert (number["x"] + number["width"] <= text["x"]) is beside


def test_the_theme_follows_the_system_and_the_readers_choice(open_context):
    page = open_context(scheme="dark").new_page()
    page.goto("sixty-six/")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.get_by_title("Тема: как в системе. Включить светлую").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.reload()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.get_by_title("Тема: светлая. Включить тёмную").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.get_by_title("Тема: тёмная. Включить как в системе").click()
    page.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-md-color-scheme", "default")


@pytest.mark.parametrize("path", ["r/vint.147/", "r/vint.151/", "r/vint.147@1/"])
def test_the_page_of_a_rule_follows_the_system_and_the_readers_choice(open_context, path):
    context = open_context("phone", "dark")
    page = context.new_page()
    page.goto(path)
    body = page.locator("body")
    expect(body).to_have_css("background-color", "rgb(18, 23, 21)")
    page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", "rgb(248, 245, 238)")
    page.goto("vint/revoke/")
    page.get_by_title("Тема: как в системе. Включить светлую").click()
    page.get_by_title("Тема: светлая. Включить тёмную").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(path)
    expect(body).to_have_css("background-color", "rgb(18, 23, 21)")


SPILT = """[...document.querySelectorAll(".zs-gamecard :is(.zs-ranks, .zs-tiles > b, .zs-by, dt:not(.zs-vh), dd, th, td)")].filter(one => {
  const at = one.getBoundingClientRect(), card = one.closest(".zs-gamecard").getBoundingClientRect();
  const narrow = one.matches("dt, th, td, b") && [...one.childNodes].some(part => part.nodeType === 3 && part.data.trim() && !/\\s/.test(part.data.trim()) && broken(part));
  return at.width && (at.left < card.left || at.right > card.right || one.scrollWidth > one.clientWidth + 1 || narrow);
  function broken(part) { const range = document.createRange(); range.selectNodeContents(part); return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1; }
}).map(one => one.textContent)"""
"""What runs out of the card of a game, and the words that are broken for want of room."""


def test_the_card_of_every_game_fits_a_screen_and_one_sheet_of_a5(open_context):
    page = open_context("phone").new_page()
    for game in sorted(path.parent.name for path in (ROOT / "docs").glob("*/index.md")):
        page.goto(f"{game}/")
        bar = page.locator(".md-header").bounding_box()["height"]
        assert page.locator(".zs-gamecard").bounding_box()["height"] <= 844 - bar, game
        assert page.evaluate(SPILT) == [], game
        page.evaluate("document.documentElement.dataset.zsPaper = 'card'")
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) == 1, game
        width, height = (float(one) for one in re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", paper).groups())
        assert (round(width / 72 * 25.4), round(height / 72 * 25.4)) == (148, 210), game


def test_paper_shows_rules_and_no_navigation(page):
    page.goto("sixty-six/rules/")
    page.emulate_media(media="print")
    expect(page.locator("header.md-header")).to_be_hidden()
    expect(page.locator(".zs-switches")).to_be_hidden()
    expect(page.locator("#sixty-six-14")).to_contain_text("§ 14")
    expect(page.locator("#sixty-six-14 .zs-num")).to_be_visible()
    expect(page.locator(".md-footer .zs-foot")).to_contain_text("Зелёное сукно")


def test_a_page_is_changed_without_a_reload_and_keeps_its_scripts(page):
    page.goto("")
    page.evaluate("window.kept = true")
    page.locator("li[data-game='sixty-six'] a.zs-game").click()
    expect(page).to_have_url(re.compile(r"/sukno/sixty-six/$"))
    expect(page.locator("h1")).to_have_text("Шестьдесят шесть")
    assert page.evaluate("window.kept") is True
    page.go_back()
    expect(page.locator("h1")).to_have_text(re.compile("карточных игр"))
    expect(page.locator(".zs-home zs-hand")).to_be_visible()
    assert page.evaluate("window.kept") is True


@pytest.mark.parametrize("path", ["", "sixty-six/", "sixty-six/rules/"])
def test_nothing_jumps_while_a_page_loads(open_context, size, path):
    page = open_context(size).new_page()
    page.add_init_script("""
        window.shifts = [];
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput)
            window.shifts.push([entry.value, entry.sources.map(one => one.node && (one.node.className || one.node.nodeName))]);
        }).observe({ type: "layout-shift", buffered: true });
    """)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.02, shifts


MARKS = """
    window.marks = [];
    new MutationObserver(changes => {
      for (const { type, target, attributeName, oldValue, addedNodes } of changes) {
        if (type === "attributes" && oldValue !== target.getAttribute(attributeName) && (target === document.body || target === document.documentElement || target.rel === "stylesheet"))
          window.marks.push(`${target.localName} ${attributeName}`);
        for (const node of addedNodes) if (node.name === "color-scheme") window.marks.push("meta color-scheme");
      }
    }).observe(document, { subtree: true, childList: true, attributeOldValue: true, attributeFilter: ["class", "href", "data-md-color-switching"] });
"""
"""Notes what the theme writes on the whole page."""


def test_the_theme_starts_without_making_the_styles_anew(page):
    page.add_init_script(MARKS)
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.marks") == ["html class"]  # our own, before there is a page
    # a change of palette does stop the transitions, and a change of page keeps the style sheets
    sheets = page.evaluate("window.sheets = [...document.head.querySelectorAll('link[rel=stylesheet]')].map(one => one.href)")
    page.get_by_title("Тема: как в системе. Включить светлую").click()
    page.wait_for_function("() => window.marks.filter(one => one === 'body data-md-color-switching').length > 0")
    page.locator(".md-path a").last.click()
    expect(page).to_have_url(re.compile(r"/sukno/sixty-six/$"))
    expect(page.locator("h1")).to_have_text("Шестьдесят шесть")
    assert page.evaluate("window.sheets.length") == len(sheets) == page.locator("head link[rel=stylesheet]").count()
    assert page.evaluate("window.marks.filter(one => one.startsWith('link'))") == []


def test_a_dark_system_is_met_without_fading(open_context):
    page = open_context(scheme="dark").new_page()
    page.add_init_script(MARKS)
    page.goto("sixty-six/rules/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.wait_for_load_state("networkidle")
    assert "body data-md-color-switching" in page.evaluate("window.marks")
    expect(page.locator("body")).not_to_have_attribute("data-md-color-switching", re.compile(""))


def test_a_link_to_far_below_leads_to_the_heading(open_context, size):
    page = open_context(size, reduced_motion="reduce").new_page()
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelector('article a[href$=\"#sixty-six-18\"]').click()")
    if size == "phone":
        page.get_by_role("link", name="Перейти", exact=True).tap()
    there = """() => {
        const { top } = document.querySelector("#sixty-six-18").getBoundingClientRect();
        const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        return Math.abs(top - 168) < 60 || (end && top > 60 && top < innerHeight);
    }"""
    page.wait_for_function(there)
    page.wait_for_timeout(300)
    assert page.evaluate(there)


def test_a_link_within_the_page_leaves_the_page_as_it_is(page):
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    unfold(page.locator("#ex-1 zs-calc"))
    cards = page.locator("#ex-1 zs-calc").get_by_role("textbox", name="Карты во взятках, очков")
    cards.fill("50")
    details = page.locator(".zs-reading").first
    details.locator("summary").click()
    link = page.locator(".zs-rule[data-rule='sixty-six.1'] a.zs-ref[href$='#sixty-six-18']")
    link.scroll_into_view_if_needed()
    left = page.evaluate("scrollY")
    sheets = page.locator("link[rel=stylesheet]").count()
    for _ in range(2):
        link.click()
        expect(page.locator("#sixty-six-18")).to_be_in_viewport()
        expect(page).to_have_url(re.compile("#sixty-six-18$"))
        page.wait_for_timeout(300)
        expect(details).to_have_attribute("open", "")
        expect(cards).to_have_value("50")
        assert page.locator("link[rel=stylesheet]").count() == sheets
        page.go_back()
        page.wait_for_function(f"() => Math.abs(scrollY - {left}) < 60")
    # and then to another page
    page.locator(".md-path a").last.click()
    expect(page.locator("h1")).to_have_text("Шестьдесят шесть")
    expect(details).to_have_count(0)


def test_coming_back_leads_to_the_line_that_was_left(open_context, size):
    page = open_context(size, reduced_motion="reduce").new_page()
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    page.locator("#sixty-six-18").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    top = "document.querySelector('#sixty-six-18').getBoundingClientRect().top"
    left = page.evaluate(top)
    page.evaluate("document.querySelector('nav a[href$=\"sources/\"]').click()")
    expect(page.locator("h1")).to_have_text("Источники")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Правила")
    page.wait_for_function(f"() => Math.abs({top} - {left}) < 60")


def test_coming_back_leads_to_the_line_though_the_page_comes_late(open_context):
    page = open_context(reduced_motion="reduce").new_page()
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    page.locator("#sixty-six-18").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    top = "document.querySelector('#sixty-six-18').getBoundingClientRect().top"
    left, far = page.evaluate(top), page.evaluate("scrollY")
    page.evaluate("document.querySelector('nav a[href$=\"sources/\"]').click()")
    expect(page.locator("h1")).to_have_text("Источники")
    held = []

    def hold(route):
        held.append(route)

    page.route("**/sixty-six/rules/", hold)
    page.evaluate("history.back()")
    until(page, "() => location.pathname.endsWith('/rules/') && scrollY > 0")  # of a page that is shorter than that
    page.wait_for_timeout(300)  # so long the theme waits before it notes where the page stands
    assert page.evaluate("scrollY") < far - 300
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator("h1")).to_have_text("Правила")
    page.wait_for_function(f"() => Math.abs({top} - {left}) < 60")


@pytest.mark.parametrize("path", PAGES)
def test_no_page_asks_another_host(open_context, site, path):
    context = open_context()
    asked = []

    def refuse(route):
        asked.append(route.request.url)
        route.abort()

    context.route(lambda url: not url.startswith(site), refuse)
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert asked == []


def test_an_unknown_address_leads_home_from_any_depth(page, watch, site):
    watch.allow("404")
    for path in ("nowhere/", "sixty-six/nowhere/deep/"):
        page.goto(path)
        expect(page.get_by_role("heading")).to_have_text("Такой страницы нет")
        expect(page.get_by_role("link", name="На главную")).to_have_attribute("href", "/sukno/")


def test_readings_are_closed_and_a_word_leaves_those_that_have_it(page):
    page.goto("readings/")
    entries = page.locator(".zs-doubt")
    everything = entries.count()
    assert page.locator(".zs-doubt details[open]").count() == 0
    page.get_by_label("Найти разночтение").fill("ренонсом")
    expect(page.locator(".zs-filter [role=status]")).to_have_text(re.compile(rf"^Нашлось: \d+ из {everything}\.$"))
    shown = [text.lower() for text in page.locator(".zs-doubt:visible").all_text_contents()]
    assert 0 < len(shown) < everything and all("ренонс" in text for text in shown)
    expect(page).to_have_url(re.compile(r"\?w="))
    page.goto("readings/#vint-revoke-undertricks")
    expect(page.locator("#vint-revoke-undertricks details")).to_have_attribute("open", "")


def test_a_wrong_address_is_searched_for(page, watch):
    watch.allow("404")
    page.goto("vint/renons-999/")
    expect(page).to_have_url(re.compile(r"\?q="))
    expect(page.locator("#find")).to_have_text("Винт renons 999")
    expect(page.locator("zs-search input").first).to_have_value("Винт renons 999")


def test_what_is_agreed_sets_the_table_and_the_desk(page, open_context):
    page.goto("preferans/")
    form = page.locator("form.zs-agree")
    form.locator(".zs-pills label", has_text="с котлом").click()
    doubt = form.locator(".zs-doubted").first
    doubt.locator("summary").click()
    other = doubt.locator("input:not(:checked)").first
    name, choice = other.get_attribute("data-reading"), other.get_attribute("value")
    other.check()
    expect(doubt.locator("[data-said]")).to_have_text(doubt.locator("input:checked + span").inner_text())
    form.get_by_role("button", name="Сесть и играть так").click()
    expect(page).to_have_url(re.compile(r"/preferans/table/#t="))
    link = page.url
    guest = open_context().new_page()
    guest.goto(link)
    until(guest, "() => localStorage.getItem('zs:agreed:preferans')")
    kept = guest.evaluate("JSON.parse(localStorage.getItem('zs:agreed:preferans'))")
    assert kept["readings"] == {name: choice}
    assert kept["options"]["form"] != "с курочкой"


def test_a_link_of_what_is_agreed_decides_at_the_desk_of_whoever_opens_it(page, open_context):
    page.goto("sixty-six/")
    form = page.locator("form.zs-agree")
    doubt = form.locator(".zs-doubted:has([data-reading='sixty-six.half'])")
    doubt.locator("summary").click()
    doubt.locator("input:not(:checked)").first.check()
    form.get_by_role("button", name="Сесть и играть так").click()
    expect(page).to_have_url(re.compile(r"/sixty-six/table/#t="))
    guest = open_context().new_page()
    guest.goto(page.url)
    until(guest, "() => localStorage.getItem('zs:agreed:sixty-six')")
    guest.goto("dispute/?case=sixty-six.game-points#desk")
    desk = guest.locator("zs-dispute")
    desk.locator("#f-outcome").select_option("один набрал 66, колоду не закрывали")
    desk.locator("#f-loser_cards").fill("30")
    desk.locator("#f-loser_extra").fill("20")
    desk.get_by_role("button", name="Разобрать", exact=True).click()
    expect(desk.locator(".says")).to_contain_text("Взявший игру пишет 1", timeout=60_000)


def test_the_answer_stays_in_sight_while_a_fact_is_changed(open_context):
    page = open_context("phone").new_page()
    page.goto("vint/revoke/#ex-2")
    calc = page.locator("#ex-2 zs-calc")
    field = calc.locator("form input").first
    field.scroll_into_view_if_needed()
    answer = calc.locator(".out .big")
    for place in ("start", "center", "end"):
        field.evaluate("(one, block) => one.scrollIntoView({ block })", place)
        box = answer.bounding_box()
        assert box["y"] >= 0 and box["y"] + min(box["height"], 24) <= 844, place
        typed = field.bounding_box()
        assert typed["y"] + typed["height"] <= box["y"], place
    before = answer.inner_text()
    field.fill("5")
    expect(answer).not_to_have_text(before, timeout=60_000)
    expect(answer).to_be_in_viewport()
