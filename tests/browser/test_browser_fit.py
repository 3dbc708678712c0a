"""The table fits the screen: every game, every phase that random matches meet, from a phone on its side to a desk. New games join by themselves."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from at_table import FAST, ask
from playwright.sync_api import Page

SITE = Path(__file__).resolve().parents[2] / "site"
SIZES = [(390, 844), (390, 664), (844, 390), (768, 1024), (1280, 720), (1280, 800)]
STEPS = 260
MEASURE = """async scene => {
    const table = document.querySelector("zs-table");
    const { match } = table;
    match.leave();
    match.begun = true;
    match.replayed = match.selected = match.hint = match.refusal = match.lingering = null;
    match.shared = null;
    match.trouble = "";
    match.scene = scene;
    match.people = [scene.seat];
    table.composer = null;
    table.requestUpdate();
    await table.updateComplete;
    await table.updateComplete;
    const root = table.shadowRoot;
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


def games() -> list[str]:
    """List the games that have a table."""
    return [slug for game in ask(do="games")["games"] if (SITE / (slug := game["slug"]) / "table" / "index.html").exists()]


def numbers(game: str) -> list[dict[str, Any]]:
    """Give the options of the smallest, the usual and the largest table."""
    params = next(one["options"] for one in ask(do="games")["games"] if one["slug"] == game)
    players = next((param for param in params if param["name"] == "players"), None)
    if players is None:
        return [{}]
    values = [choice["value"] for choice in players.get("choices") or []] or [players["low"], players["high"]]
    return [{}, *({"players": value} for value in {min(values), max(values)} if value != players["default"])]


def scenes(game: str) -> dict[str, dict[str, Any]]:
    """Play at random and by advice; keep for each moment that differs in kind the scene with most on the table."""
    found: dict[str, dict[str, Any]] = {}
    weights: dict[str, int] = {}
    for options in numbers(game):
        for seed, clever in ((1892, True), (7, False)):
            chance = random.Random(f"{game} {options} {seed}")
            answer = ask(do="new", game=game, seed=seed, options=options, readings={})
            for _ in range(STEPS):
                scene, record = answer["scene"], answer["record"]
                seats = len(scene["seats"])
                mine = scene.get("asked", scene["to_move"] == scene["seat"])
                key = f"{seats} за столом, {scene['phase']}, {'мой ход' if mine else 'ход других'}"
                weight = (
                    len(scene["status"]["text"])
                    + 40 * sum(len(zone["cards"]) for zone in scene["zones"])
                    + 5 * len(scene["actions"])
                )
                if weight > weights.get(key, -1):
                    weights[key], found[key] = weight, scene
                if scene["done"]:
                    break
                if scene["deal_over"]:
                    action = next(one["action"] for one in scene["actions"] if one["legal"])
                elif mine and not clever:
                    cards = [
                        card["action"]
                        for zone in scene["zones"]
                        for card in zone["cards"]
                        if card.get("action") and card["legal"]
                    ]
                    words = [one["action"] for one in scene["actions"] if one["legal"] and not one.get("needs")]
                    action = (
                        chance.choice(cards + words)
                        if cards or words
                        else ask(do="hint", record=record, seat=scene["seat"])["hint"]["action"]
                    )
                elif mine:
                    action = ask(do="hint", record=record, seat=scene["seat"])["hint"]["action"]
                else:
                    answer = ask(do="bot", record=record, seat=scene["seat"], level="sensible" if clever else "random")
                    continue
                answer = ask(do="act", record=record, seat=scene["seat"], action=action)
    return found


def measured(page: Page, found: dict[str, dict[str, Any]]) -> list[str]:
    """Draw each scene at each size; list what does not fit."""
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for key, scene in found.items():
            faults += [f"{width}×{height}, {key}: {fault}" for fault in page.evaluate(MEASURE, scene)]
    return faults


@pytest.mark.parametrize("game", games())
def test_everything_fits_in_every_phase(open_context, game):
    context = open_context(reduced_motion="reduce")
    context.add_init_script(FAST)
    page = context.new_page()
    page.goto(f"{game}/table/")
    page.wait_for_selector("zs-table[data-zs-awake]")
    page.wait_for_function("() => document.querySelector('zs-table').around")
    found = scenes(game)
    assert len(found) > 1
    assert measured(page, found) == []
