"""A person at the card table: what they see and do, for the tests."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from rules_py.desk import web

SITE = Path(os.environ.get("ZS_SITE", Path(__file__).resolve().parents[2] / "site"))
FAST = """try {
    if (!localStorage.getItem("zs:prefs")) localStorage.setItem("zs:prefs", JSON.stringify({ pace: 0 }));
} catch { /* a blank page has no storage */ }"""
ADVANCED = """steps => {
    const root = document.querySelector("zs-table").shadowRoot;
    const known = Number(root.querySelector(".board").dataset.steps);
    return known > steps && Boolean(root.querySelector(".hand .card.legal, .result"));
}"""
FAULTS = """root => {
    const [wide, high] = [innerWidth, innerHeight];
    const faults = [];
    const name = one => `${one.className || one.localName} «${one.textContent.trim().replace(/\\s+/g, " ").slice(0, 30)}»`;
    const seen = one => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const all = selector => [...root.querySelectorAll(selector)].filter(seen);
    for (const one of all(".bar, .note, .note button, .say p, .hand .card, .opp, .chipseat, .verdict, .vgo button, .auc, .felt")) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1) faults.push(`outside: ${name(one)} ${[left, top, right, bottom].map(Math.round)}`);
    }
    for (const one of all(".board, .felt, .note, .hand, .say, .opps")) {
        if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible") faults.push(`scrolls: ${name(one)}`);
    }
    if (document.scrollingElement.scrollHeight > high + 1 && getComputedStyle(document.body).overflow !== "hidden") faults.push("the page scrolls");
    for (const one of all(".b, .go, .word, .auc td, .auc th, .opp .who, .said, .zl")) {
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) faults.push(`cut off: ${name(one)} ${one.scrollWidth} > ${one.clientWidth}`);
    }
    const covered = (one, by) => {
        const [a, b] = [one.getBoundingClientRect(), by.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1;
    };
    for (const one of all(".strip")) {
        const label = one.querySelector(".zl");
        for (const card of one.querySelectorAll(".card")) if (label && covered(label, card)) faults.push(`a card covers ${name(label)}`);
    }
    const note = root.querySelector(".note");
    if (note && seen(note)) {
        for (const one of all(".hand .card, .opp .who, .opp .said > *, .chipseat, .auc")) if (covered(one, note)) faults.push(`the note covers ${name(one)}`);
        for (const one of all(".pc")) if (covered(one, note) && note.getBoundingClientRect().top < one.getBoundingClientRect().bottom - 14) faults.push(`the note covers a card of the trick ${name(one)}`);
    }
    for (const card of all(".hand .card")) {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        let best = 0;
        for (const y of [top + 14, (top + bottom) / 2, bottom - 8]) {
            let run = 0;
            for (let x = Math.ceil(left); x < right; x += 1) {
                const hit = root.elementFromPoint(x, y);
                run = hit && (hit === card || card.contains(hit)) ? run + 1 : 0;
                best = Math.max(best, run);
            }
        }
        if (best < 24) faults.push(`of ${card.dataset.card} only ${best} px can be tapped`);
    }
    for (const one of all(".note button, .vgo button, .bar .tb")) {
        const { width, height } = one.getBoundingClientRect();
        if (width < 24 || height < 36) faults.push(`small: ${name(one)} ${Math.round(width)}×${Math.round(height)}`);
    }
    return faults;
}"""
"""Lists what of a table does not fit the window, is cut off, is covered or too small for a finger."""


def ask(**request: Any) -> dict[str, Any]:
    """Ask the core here, in CPython."""
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    assert answer["ok"], answer
    return answer


def games() -> list[str]:
    """List the games that have a table."""
    return [slug for game in ask(do="games")["games"] if (SITE / (slug := game["slug"]) / "table" / "index.html").exists()]


def link(record: dict[str, Any], step: int | None = None) -> str:
    """Write a match as the fragment of a link, uncompressed."""
    parts = [record[name] for name in ("game", "version", "options", "readings", "deal", "actions")]
    text = json.dumps([*parts, step], ensure_ascii=False).encode()
    return "#t=0" + base64.urlsafe_b64encode(text).decode().rstrip("=")


def record_where(found: Any, seed: int = 1892, game: str = "sixty-six") -> tuple[dict[str, Any], dict[str, Any]]:
    """Play by hints and bots until the scene is as wanted; give record and scene."""
    answer = ask(do="new", game=game, seed=seed, options={}, readings={})
    for _ in range(600):
        scene, record = answer["scene"], answer["record"]
        if found(scene):
            return record, scene
        if scene["deal_over"]:
            answer = ask(do="act", record=record, seat=0, action="next")
        elif scene["to_move"] == 0:
            hint = ask(do="hint", record=record, seat=0)["hint"]
            answer = ask(do="act", record=record, seat=0, action=hint["action"])
        else:
            answer = ask(do="bot", record=record, seat=0, level="sensible")
    raise AssertionError("no such position")


KEPT = """game => new Promise((resolve, reject) => {
    const request = indexedDB.open("zs-matches", 1);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => request.transaction.abort();
    request.onsuccess = () => {
        const base = request.result;
        const current = base.transaction("current").objectStore("current").get(game);
        current.onsuccess = () => {
            if (!current.result) return resolve(null);
            const match = base.transaction("matches").objectStore("matches").get(current.result);
            match.onsuccess = () => { base.close(); resolve(match.result ?? null); };
        };
    };
})"""


def kept(page: Page, game: str) -> dict[str, Any] | None:
    """Give the match that the browser keeps for a game's table."""
    found: dict[str, Any] | None = page.evaluate(KEPT, game)
    return found


def steps_of(root: Locator) -> int:
    """Tell how many moves were made at a table."""
    return int(root.locator(".board").get_attribute("data-steps") or 0)


def choose(root: Locator, name: str) -> None:
    """Choose a line of the table's menu."""
    root.get_by_role("button", name="Ещё", exact=True).click()
    root.get_by_role("dialog", name="Ещё").get_by_role("button", name=name).click()


class Table:
    """One table in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator("zs-table")
        self.cards = self.root.locator(".hand .card")
        self.legal = self.root.locator(".hand .card.legal")
        self.coach = self.root.locator(".coach")
        self.result = self.root.get_by_role("group", name="Итог сдачи")

    def open(self, path: str = "sixty-six/table/") -> Table:
        """Open the table's page."""
        self.page.goto(path)
        expect(self.cards.or_(self.result).first).to_be_visible()
        return self

    def steps(self) -> int:
        """Tell how many moves were made."""
        return steps_of(self.root)

    def menu(self, name: str) -> None:
        """Choose a line of the menu."""
        choose(self.root, name)

    def begin(self) -> Table:
        """Let the opponent move first, where it is his turn."""
        start = self.root.get_by_role("button", name="Начать")
        expect(start.or_(self.legal.first)).to_be_visible()
        if start.is_visible():
            start.click()
        expect(self.legal.first).to_be_visible()
        return self

    def wait(self, steps: int) -> None:
        """Wait until more moves were made than that, and it is our turn or the deal is over."""
        self.page.wait_for_function(ADVANCED, arg=steps)

    def play(self, card: Locator | None = None, tap: bool = False) -> None:
        """Pick a card, then put it."""
        steps = self.steps()
        chosen = card or self.legal.first
        go = self.root.get_by_role("button", name="Положить")
        if tap:
            chosen.tap()
            go.tap()
        else:
            chosen.click()
            go.click()
        self.wait(steps)

    def over(self) -> bool:
        """Tell whether the deal is over."""
        return self.result.is_visible()
