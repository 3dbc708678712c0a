"""Every page of the site on a phone and on a desk: nothing breaks, nothing sticks out; every chapter is found by its words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from corpus import markdown
from corpus.book import chapter_address
from corpus.edition import load

SITE = Path(__file__).resolve().parents[2] / "site"
TABS = 4
"""Pages that load at the same time."""
PARTS = 4
"""Tests that share the pages: none of them is long."""

STATE = """() => ({
    lang: document.documentElement.lang,
    heading: document.querySelector("h1")?.innerText.trim() ?? "",
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    out: [...document.querySelectorAll("article *")]
        .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest(".zs-scroll, .md-typeset__scrollwrap"))
        .slice(0, 3).map((node) => node.outerHTML.slice(0, 80)),
    cut: [...document.querySelectorAll(".zs-ask")].filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent),
    strips: [...document.querySelectorAll(".zs-strip")].filter((strip) => {
        const box = (one) => one.getBoundingClientRect();
        const cards = [...strip.querySelectorAll(".zs-card")];
        const words = [...strip.querySelectorAll("small")].map(box);
        const under = (card) => words.some((word) => word.left < card.right - 1 && word.right > card.left + 1 && word.top < card.bottom - 1 && word.bottom > card.top + 1);
        const rows = new Set(cards.map((card) => Math.round(box(card).top)));
        return rows.size > 1 || strip.scrollWidth > strip.clientWidth + 1 || cards.some((card) => under(box(card)) || card.scrollWidth > card.clientWidth + 5);
    }).map((strip) => strip.closest("details").id),
})"""
ALIKE = """async (addresses) => {
    const parts = (page, at) => [...page.querySelectorAll("script[src], link[rel=stylesheet]")].map((one) => new URL(one.getAttribute("src") ?? one.getAttribute("href"), at).href).join();
    const ours = parts(document, location.href);
    const told = [];
    for (const address of addresses) {
        const answer = await fetch(address);
        const text = await answer.text();
        const page = document.implementation.createHTMLDocument(); // the theme's navigation has put its own in the place of DOMParser
        page.documentElement.innerHTML = text;
        document.documentElement.lang = /<html [^>]*lang="(.*?)"/.exec(text)?.[1] ?? "";
        document.querySelector("article").replaceWith(document.adoptNode(page.querySelector("article")));
        told.push([address, answer.ok, parts(page, address) === ours, (__STATE__)()]);
    }
    return told;
}""".replace("__STATE__", STATE)
"""Shows the texts of other pages in the place of one's own: for pages that differ in nothing else, which this tells, too."""


def addresses() -> list[str]:
    """Give the address of every page except the permanent addresses, which lead to the others."""
    found = [path.parent.relative_to(SITE).as_posix() for path in SITE.rglob("index.html")]
    return sorted("" if name == "." else f"{name}/" for name in found if not name.startswith("r/"))


def faults(tab: Page, address: str) -> list[str]:
    """Tell what is wrong with an open page: no heading, another language, something that sticks out."""
    return faults_of(tab.evaluate(STATE), address)


def faults_of(state: dict[str, Any], address: str) -> list[str]:
    """Tell what is wrong with what was measured of a page."""
    found = [f"{address}: {name}" for name, good in (("lang", state["lang"] == "ru"), ("h1", state["heading"])) if not good]
    found += [f"{address}: an answer is cut off: {one}" for one in state["cut"]]
    found += [f"{address}#{one}: a closed position is not one row of cards that are read whole" for one in state["strips"]]
    return found + ([f"{address}: wider than its window: {state['out']}"] if state["wide"] > 0 else [])


CODE = "code/"
FORWARDS = 'http-equiv="refresh"'
"""A page that only leads to another one: what it leads to is looked at."""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_opens_without_an_error_and_fits_its_width(open_context, size, part):
    context = open_context(size, reduced_motion="reduce")
    tabs = [context.new_page() for _ in range(TABS)]
    waiting = [address for address in addresses() if not address.startswith(CODE)][part::PARTS]
    assert len(waiting) > 20
    wrong = []
    while waiting:
        opened = list(zip(tabs, waiting, strict=False))
        waiting = waiting[len(opened) :]
        for tab, address in opened:
            answer = tab.goto(address, wait_until="commit")
            wrong += [] if answer is not None and answer.ok else [f"{address}: no answer"]
        for tab, address in opened:
            tab.wait_for_load_state("load")
            if FORWARDS in (SITE / address / "index.html").read_text(encoding="utf-8"):
                tab.wait_for_url(lambda url, left=address: not url.endswith(f"/{left}"))
                tab.wait_for_load_state("load")
            wrong += faults(tab, address)
    assert wrong == []


def test_every_page_of_code_fits_its_width(open_context, size):
    """They differ in their text alone: the largest is opened, the texts of all are shown there."""
    page = open_context(size, reduced_motion="reduce").new_page()
    code = [address for address in addresses() if address.startswith(CODE)]
    assert len(code) > 100
    large = max(code, key=lambda address: (SITE / address / "index.html").stat().st_size)
    page.goto(large)
    wrong = faults(page, large)
    root = page.url.removesuffix(large)
    for start in range(0, len(code), 50):
        for address, there, alike, state in page.evaluate(ALIKE, [root + address for address in code[start : start + 50]]):
            wrong += [] if there and alike else [f"{address}: no answer, or other scripts and styles than its like"]
            wrong += faults_of(state, address)
    assert wrong == []


def phrases() -> dict[str, str]:
    """Give for each chapter with rules its longest five words in a row; nothing where there are none."""
    found = {}
    for chapter in load().text.chapters():
        if chapter.game and list(chapter.rules()):
            texts = (re.sub(r"[^\w -]", "|", markdown.plain(rule.body.tokens)) for rule in chapter.rules())
            runs = [run for text in texts for run in re.findall(r"(?<!\w)[а-яё]{3,}(?: [а-яё]{3,}){4}(?!\w)", text)]
            found[chapter_address(chapter.game, chapter.name)] = max(runs, key=len, default="")
    return found


FOUND = "box => box.found.hits.slice(0, 10).map(hit => box.finder.index.data.chapters[hit.rule.chapter][1])"
"""The chapters of the first ten hits."""


def test_the_search_finds_a_phrase_of_every_chapter(page):
    chapters = phrases()
    assert len(chapters) > 60 and all(chapters.values())
    page.goto("")
    page.locator("[data-zs-search]").click()
    box = page.get_by_role("combobox", name="Поиск по правилам")
    search = page.locator("zs-search")
    lost = []
    for address, phrase in chapters.items():
        box.fill(phrase)
        expect(page.locator("zs-search .hits > li").first).to_be_attached()
        found = search.evaluate(FOUND)
        if address not in found:
            lost.append((address, phrase, found[:5]))
    assert lost == []
