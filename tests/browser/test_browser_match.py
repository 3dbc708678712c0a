"""A whole match of every game in the page, played as a person plays: by tapping what the table offers. New games join by themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from at_table import FAULTS, KEPT, ask, choose, games, kept
from playwright.sync_api import Page, expect

from tests.browser.conftest import until

SEED = 1892
LENGTHS = {"deals": 2, "stars": 3, **dict.fromkeys(("pools", "rounds", "rubbers", "parties", "target", "record"), 1)}
"""Options that say how long a match is, and for how long one it is asked; where the game does not go so low, its lowest."""
HURRY = """try {
    if (!localStorage.getItem("zs:prefs")) localStorage.setItem("zs:prefs", JSON.stringify({ pace: 0, forced: true }));
} catch { /* a blank page has no storage */ }
{
    const wait = window.setTimeout;
    window.setTimeout = (act, pause, ...rest) => wait(act, pause < 1000 ? pause / 50 : pause, ...rest);
}"""
"""The fastest pace, forced cards played by themselves; a finished trick lies for milliseconds."""
PLAY = """async ({ seed, most, patience }) => {
    const faultsOf = __FAULTS__;
    const table = document.querySelector("zs-table");
    const root = table.shadowRoot;
    const soon = () => new Promise(resolve => setTimeout(resolve, 60));
    let state = seed;
    const chance = below => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
    const all = selector => [...root.querySelectorAll(selector)].filter(one => one.checkVisibility());
    const words = one => one.textContent.trim().replace(/\\s+/g, " ");
    const told = { taps: 0, ends: [], faults: [], done: false };
    const board = () => root.querySelector(".board");
    const steps = () => Number(board().dataset.steps);

    /** Where a finger would hit it; null where something lies over it or it is off the screen. */
    const spot = one => {
        if (one.closest(".strips")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = one.getBoundingClientRect();
        for (const down of [0.5, 0.2, 0.85]) {
            for (let across = 0.5; across < width; across += 6) {
                const hit = root.elementFromPoint(left + across, top + height * down);
                if (hit && (hit === one || one.contains(hit))) return [left + across, top + height * down];
            }
        }
        return null;
    };
    const tap = one => {
        const place = spot(one);
        if (!place) {
            told.faults.push(`${steps()}: cannot be tapped: ${one.className} «${words(one)}»`);
            return;
        }
        told.taps += 1;
        one.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, detail: 1, clientX: place[0], clientY: place[1] }));
    };
    const slide = one => {
        const [low, high] = [Number(one.min), Number(one.max)];
        one.value = String(low + chance(Math.min(high - low, 12) + 1));
        one.dispatchEvent(new Event("input", { bubbles: true }));
        told.taps += 1;
    };

    let known = -1;
    let idle = performance.now();
    let vain = 0;
    const end = performance.now() + most;
    while (!told.faults.length) {
        if (performance.now() > end) {
            told.faults.push(`no end after ${told.taps} taps and ${steps()} moves`);
            break;
        }
        await table.updateComplete;
        const alarm = all("[role=alert]").find(words);
        const refused = root.querySelector(".note.no");
        if (alarm || refused) {
            told.faults.push(`${steps()}: ${words(alarm ?? refused)}`);
            break;
        }
        if (board().getAttribute("aria-busy") === "true") {
            await soon();
            continue;
        }
        const result = all(".result")[0];
        const go = all(".note .go:not([aria-disabled])")[0];
        const offered = result ? [] : all(".hand .card.legal, .strips .legal, .stage .legal, .heaps button.card, .spot:not([aria-disabled]), .note .b:not(.ask, .claim, [aria-disabled]), .note .range");
        if (!result && !go && !offered.length) {
            if (performance.now() - idle > patience) told.faults.push(`${steps()}: nothing to tap: ${words(root.querySelector(".note") ?? board())}`);
            await soon();
            continue;
        }
        idle = performance.now();
        if (steps() !== known || result) {
            known = steps();
            vain = 0;
            told.faults.push(...faultsOf(root).map(fault => `${known}: ${fault}`));
        } else if ((vain += 1) > 300) told.faults.push(`${known}: 300 taps and no move: ${words(root.querySelector(".note"))}`);
        if (result) {
            const head = result.querySelector(".head");
            told.ends.push({ word: words(head.querySelector("span")), sum: head.querySelector("b") ? words(head.querySelector("b")) : "", text: words(result.querySelector(".sub")), tone: head.className.replace("head", "").trim(), rows: [...result.querySelectorAll(".vbody table tbody tr")].map(row => [...row.querySelectorAll("td")].map(words)) });
            const next = [...result.querySelectorAll(".vgo .go")];
            if (next.some(one => words(one) === "Новая партия")) {
                told.done = true;
                break;
            }
            tap(next[chance(next.length)]);
            await soon();
            continue;
        }
        if (go && chance(3)) tap(go);
        else {
            const undoes = one => words(one) === "Отмена";
            const rest = offered.filter(one => !undoes(one));
            const one = rest.length && chance(12) ? rest[chance(rest.length)] : offered[chance(offered.length)];
            if (!one) continue;
            if (one.matches("input")) slide(one);
            else tap(one);
        }
        await Promise.resolve();
    }
    told.log = [...root.querySelectorAll(".log .mv")].map(words);
    told.rules = [...root.querySelectorAll(".log li")].map(line => [...line.querySelectorAll("[data-rule]")].map(rule => rule.dataset.rule));
    return told;
}""".replace("__FAULTS__", FAULTS)
"""Taps what is offered, by a seeded rule, until the match is over; tells the ends of its deals, and what no player should meet."""


def short(game: str) -> dict[str, tuple[str, int]]:
    """Give the labels and the numbers that make a match of a game short."""
    params = next(one["options"] for one in ask(do="games")["games"] if one["slug"] == game)
    return {
        param["name"]: (param["label"], max(LENGTHS[param["name"]], param["low"]))
        for param in params
        if param["type"] == "int" and param["name"] in LENGTHS
    }


def sit_down(page: Page, game: str) -> None:
    """Open the table of a game and agree on a short match."""
    page.goto(f"{game}/table/")
    root = page.locator("zs-table")
    expect(root.locator(".board")).to_be_visible()
    choose(root, "Новая партия")
    form = root.locator("#dr-new")
    number = form.get_by_label("Номер сдачи", exact=True)
    number.fill(str(SEED))
    for label, value in short(game).values():
        field = form.get_by_role("textbox", name=label, exact=True)
        field.fill(str(value))
        field.press("Tab")
    form.get_by_role("button", name="Сдать").tap()
    expect(form).to_be_hidden()


def plain(text: Any) -> str:
    """Write as the page's text is compared: single spaces; suits are drawn there."""
    return re.sub(r"\s+", " ", re.sub("[♠♣♦♥]", "", str(text))).strip()


def kept_match(page: Page, game: str) -> tuple[dict[str, Any], dict[str, Any], int]:
    """Give the record that the browser keeps of the match that is over, the scene that it last showed, and the seat."""
    over = f"async game => {{ const match = await ({KEPT})(game); return match?.picture?.scene.done ?? false; }}"
    until(page, over, game)
    stored = kept(page, game)
    assert stored is not None
    return stored["record"], stored["picture"]["scene"], stored["people"][0]


def table_of(scene: dict[str, Any]) -> list[list[str]]:
    """Write the figures of the sheet as rows of text."""
    return [[plain("" if cell is None else cell) for cell in row["cells"][1:]] for row in scene["sheet"]["rows"]]


@pytest.mark.parametrize("game", games())
def test_a_whole_match_is_played_by_tapping_and_replays_elsewhere(open_context, game):
    context = open_context("phone", reduced_motion="reduce")
    context.add_init_script(HURRY)
    page = context.new_page()
    sit_down(page, game)
    told = page.evaluate(PLAY, {"seed": SEED, "most": 400_000, "patience": 30_000})
    assert told["faults"] == []
    assert told["done"] and told["taps"] > 0

    record, shown, seat = kept_match(page, game)
    scene = ask(do="scene", record=record, seat=seat, step=None, open=False)["scene"]
    assert scene["done"]
    for name in ("score", "result", "sheet", "log", "seats"):
        assert shown[name] == scene[name], name

    result, last = scene["result"], told["ends"][-1]
    assert last["word"] == plain(result["word"]) != ""
    assert last["sum"] == plain(result["sum"])
    assert last["text"] == plain(result["text"] or scene["score"]["summary"]) != ""
    assert last["tone"] == {-1: "neg", 0: "", 1: "pos"}[result["sign"]]
    rows = table_of(scene)
    assert last["rows"] in (rows, [list(column) for column in zip(*rows, strict=True)])

    log = [entry for entry in scene["log"] if entry.get("deal", scene["deal"]) == scene["deal"]]
    assert told["log"] == [plain(entry["text"]) for entry in log]
    assert told["rules"] == [entry["cites"] for entry in log]
    moves = len(record["actions"]) - log[0]["step"]
    assert len(log) > moves / 2, f"{moves} moves, {len(log)} lines"
