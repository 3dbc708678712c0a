"""Somebody who reads: with and without scripts, on a phone, in the dark, on paper."""

import re

import pytest
from playwright.sync_api import expect

PAGES = ["", "games/", "sixty-six/", "sixty-six/rules/", "glossary/", "compare/", "subjects/", "readings/", "sources/", "code/"]


def test_the_whole_rule_reads_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("sixty-six/rules/#sixty-six-14")
    heading = page.locator("#sixty-six-14")
    expect(heading).to_contain_text("§ 14")
    expect(heading).to_be_in_viewport()
    rule = page.locator(".zs-rule[data-rule='sixty-six.14']")
    expect(rule.locator(".zs-text")).to_contain_text("масть")
    expect(rule.locator(".zs-prov")).to_contain_text(re.compile(r"с\.\s\d+"))
    rule.get_by_text("Цитировать").click()
    expect(rule.locator(".zs-citation[data-form=gost]")).to_contain_text("Зелёное сукно")


def test_an_example_and_a_table_show_their_answer_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("")
    answer = page.locator("zs-calc").first
    expect(answer.locator(".zs-big b")).to_have_text("2")
    expect(answer).to_contain_text("§ 19")
    page.goto("sixty-six/")
    table = page.locator("zs-table")
    expect(table).to_contain_text("Ваши карты")
    expect(table.locator(".zs-card")).to_have_count(7)


def test_a_term_explains_itself_without_scripts(open_context):
    page = open_context(java_script_enabled=False).new_page()
    page.goto("sixty-six/rules/")
    term = page.locator(".zs-text .zs-term").first
    tip = term.locator(".zs-tip")
    expect(tip).to_be_hidden()
    term.hover()
    expect(tip).to_be_visible()
    page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    term.focus()
    expect(tip).to_be_visible()


def test_a_term_explains_itself_by_a_tap(open_context):
    page = open_context("phone").new_page()
    page.goto("sixty-six/rules/")
    term = page.locator(".zs-text .zs-term").first
    term.tap()
    tip = term.locator(".zs-tip")
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


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


def test_paper_shows_rules_and_no_navigation(page):
    page.goto("sixty-six/rules/")
    page.emulate_media(media="print")
    expect(page.locator("header.md-header")).to_be_hidden()
    expect(page.locator(".zs-acts").first).to_be_hidden()
    expect(page.locator("#sixty-six-14")).to_contain_text("§ 14")
    expect(page.locator("#sixty-six-14 .zs-num")).to_be_visible()
    expect(page.locator(".md-footer .zs-foot")).to_contain_text("Зелёное сукно")


def test_a_page_is_changed_without_a_reload_and_keeps_its_scripts(page):
    page.goto("")
    page.evaluate("window.kept = true")
    page.get_by_role("link", name="Все игры").click()
    expect(page).to_have_url(re.compile(r"/sukno/games/$"))
    expect(page.locator("h1")).to_have_text("Игры")
    page.locator("a.zs-game[data-game='sixty-six']").click()
    expect(page.locator("h1")).to_have_text("Шестьдесят шесть")
    assert page.evaluate("window.kept") is True
    page.go_back()
    expect(page.locator("h1")).to_have_text("Игры")
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
    sheets = page.evaluate("window.sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map(one => one.href)")
    page.get_by_title("Тема: как в системе. Включить светлую").click()
    page.wait_for_function("() => window.marks.filter(one => one === 'body data-md-color-switching').length > 0")
    page.locator(".md-path a").last.click()
    expect(page).to_have_url(re.compile(r"/sukno/sixty-six/$"))
    expect(page.locator("h1")).to_have_text("Шестьдесят шесть")
    assert page.evaluate("window.sheets.length") == len(sheets) == page.locator("link[rel=stylesheet]").count()
    assert page.evaluate("window.marks.filter(one => one.startsWith('link'))") == []


def test_a_dark_system_is_met_without_fading(open_context):
    page = open_context(scheme="dark").new_page()
    page.add_init_script(MARKS)
    page.goto("sixty-six/rules/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.wait_for_load_state("networkidle")
    assert "body data-md-color-switching" in page.evaluate("window.marks")
    expect(page.locator("body")).not_to_have_attribute("data-md-color-switching", re.compile(""))


FAR = "[...document.querySelectorAll('.zs-rule, .zs-example')].filter(one => !one.firstElementChild.checkVisibility({ contentVisibilityAuto: true })).length"


LATER = "window.later = []; window.requestIdleCallback = done => later.push(done)"
"""Idle time is given by the test."""


def test_the_far_parts_of_a_page_come_when_one_reads_on(open_context, size):
    page = open_context(size).new_page()
    page.add_init_script(LATER)
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(FAR) > 25
    page.evaluate("later.length = 0")
    # what comes near is there at once
    page.mouse.move(600 if size == "desktop" else 200, 400)
    page.mouse.wheel(0, 5000)
    page.wait_for_function("() => scrollY > 4000")
    page.wait_for_function(
        "() => document.elementFromPoint(innerWidth / 2, innerHeight / 2).checkVisibility({ contentVisibilityAuto: true })"
    )
    # the rest comes step by step, none of them under what is being read
    read = "window.line ??= document.elementFromPoint(innerWidth / 2, innerHeight / 2), window.line.getBoundingClientRect().top"
    place = page.evaluate(read)
    steps = page.evaluate(
        """async () => {
            let steps = 0, asked = 0;
            while ("zsFar" in document.documentElement.dataset && steps < 1000) {
              if (later.length) { steps += 1; later.shift()({ timeRemaining: () => ++asked % 2 * 10 }); }
              await new Promise(requestAnimationFrame);
            }
            return steps;
        }"""
    )
    assert 10 < steps < page.locator(".zs-rule, .zs-example").count()
    assert page.evaluate(FAR) == 0
    assert abs(page.evaluate(read) - place) < 3


def test_a_link_to_far_below_leads_to_the_heading(open_context, size):
    page = open_context(size, reduced_motion="reduce").new_page()
    page.add_init_script(LATER)
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelector('article a[href$=\"#sixty-six-18\"]').click()")
    page.wait_for_function("() => Math.abs(document.querySelector('#sixty-six-18').getBoundingClientRect().top - 168) < 20")
    page.wait_for_timeout(300)
    assert page.evaluate(FAR) == 0
    assert abs(page.evaluate("document.querySelector('#sixty-six-18').getBoundingClientRect().top") - 168) < 60


def test_a_note_on_a_word_lies_over_what_follows(open_context, size):
    page = open_context(size).new_page()
    page.goto("sixty-six/rules/")
    word = page.locator(".zs-rule[data-rule='sixty-six.14'] .zs-text .zs-term").last
    word.scroll_into_view_if_needed()
    word.focus()
    tip = word.locator(".zs-tip")
    expect(tip).to_be_visible()
    assert (
        tip.evaluate(
            """(tip) => {
            const { left, right, top, bottom } = tip.getBoundingClientRect();
            return [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8], [right - 8, bottom - 8]]
              .filter(([x, y]) => document.elementFromPoint(x, y) !== tip && y < innerHeight);
        }"""
        )
        == []
    )


def test_a_link_within_the_page_leaves_the_page_as_it_is(page):
    page.goto("sixty-six/rules/")
    page.wait_for_load_state("networkidle")
    page.locator("#ex-1 zs-calc").scroll_into_view_if_needed()
    cards = page.locator("#ex-1 zs-calc").get_by_role("textbox", name="Карты во взятках, очков")
    cards.fill("50")
    details = page.locator(".zs-rule[data-rule='sixty-six.1'] details.zs-cite")
    details.locator("summary").click()
    link = page.locator(".zs-rule[data-rule='sixty-six.1'] a.zs-ref[href$='#sixty-six-18']")
    link.scroll_into_view_if_needed()
    left = page.evaluate("scrollY")
    for _ in range(2):
        link.click()
        expect(page.locator("#sixty-six-18")).to_be_in_viewport()
        expect(page).to_have_url(re.compile("#sixty-six-18$"))
        page.wait_for_timeout(300)
        expect(details).to_have_attribute("open", "")
        expect(cards).to_have_value("50")
        assert page.locator("link[rel=stylesheet]").count() == 3
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
    link = page.locator(".zs-rule[data-rule='sixty-six.18'] .zs-src a")
    link.scroll_into_view_if_needed()
    page.wait_for_function("() => !('zsFar' in document.documentElement.dataset)")
    page.wait_for_timeout(300)
    top = "document.querySelector('#sixty-six-18').getBoundingClientRect().top"
    left = page.evaluate(top)
    link.click()
    expect(page.locator("h1")).to_have_text("Источники")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Правила")
    page.wait_for_function(f"() => Math.abs({top} - {left}) < 60")


@pytest.mark.parametrize("way", ["hash", "reload", "back"])
def test_a_page_that_begins_in_its_middle_is_whole_at_once(page, way):
    page.goto("sixty-six/rules/#sixty-six-18" if way == "hash" else "sixty-six/rules/")
    if way == "reload":
        page.reload()
    elif way == "back":
        page.goto("sources/")
        page.go_back()
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.zsFar ?? null") is None
    assert page.evaluate(FAR) == 0


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
