"""A person at the card table: what they see and do, for the tests."""

from __future__ import annotations

import base64
import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from rules_py.desk import web

FAST = """try {
    if (!localStorage.getItem("zs:prefs")) localStorage.setItem("zs:prefs", JSON.stringify({ pace: 0 }));
} catch { /* a blank page has no storage */ }"""
ADVANCED = """steps => {
    const root = document.querySelector("zs-table").shadowRoot;
    const known = Number(root.querySelector(".board").dataset.steps);
    return known > steps && Boolean(root.querySelector(".hand .card.legal, .result"));
}"""


def ask(**request: Any) -> dict[str, Any]:
    """Ask the core here, in CPython."""
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    assert answer["ok"], answer
    return answer


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
