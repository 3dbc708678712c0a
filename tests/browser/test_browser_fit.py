"""The table fits the screen: every game, form and number of seats, every phase that random matches meet, from a phone on its side to a desk."""

from __future__ import annotations

import random
from typing import Any

import pytest
from at_table import FAST, FAULTS, ask, games, link, record_where
from playwright.sync_api import Page, expect

SIZES = [(390, 844), (390, 664), (844, 390), (768, 1024), (1280, 720), (1280, 800)]
TIGHT = [(390, 664), (844, 390)]
STEPS, FEW = 260, 40
FORMS = ("variant", "kind", "form", "mistakes")
"""Options by which a game is another one: their tables are measured too."""
SHOW = """async scene => {
    const faults = __FAULTS__;
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
    return faults(table.shadowRoot);
}""".replace("__FAULTS__", FAULTS)


def numbers(game: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Give the options of the usual, the smallest and the largest table; and those of all between and of every other form."""
    params = {one["name"]: one for one in next(one["options"] for one in ask(do="games")["games"] if one["slug"] == game)}
    forms = [
        {name: choice["value"]}
        for name in FORMS
        if name in params
        for choice in params[name]["choices"]
        if choice["value"] != params[name]["default"]
    ]
    players = params.get("players")
    if players is None:
        return [{}], forms
    values = [choice["value"] for choice in players.get("choices") or []] or range(players["low"], players["high"] + 1)
    ends = {min(values), max(values)} - {players["default"]}
    between = set(values) - ends - {players["default"]}
    return [{}, *({"players": value} for value in ends)], [*({"players": value} for value in sorted(between)), *forms]


def scenes(
    game: str, tables: list[dict[str, Any]], steps: int, seeds: tuple[tuple[int, bool], ...]
) -> dict[str, dict[str, Any]]:
    """Play at random and by advice; keep for each moment that differs in kind the scene with most on the table."""
    found: dict[str, dict[str, Any]] = {}
    weights: dict[str, int] = {}
    for options in tables:
        for seed, clever in seeds:
            chance = random.Random(f"{game} {options} {seed}")
            answer = ask(do="new", game=game, seed=seed, options=options, readings={})
            for _ in range(steps):
                scene, record = answer["scene"], answer["record"]
                seats = len(scene["seats"])
                mine = scene.get("asked", scene["to_move"] == scene["seat"])
                form = next((f"{options[name]}, " for name in FORMS if name in options), "")
                key = f"{form}{seats} за столом, {scene['phase']}, {'мой ход' if mine else 'ход других'}"
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


def measured(page: Page, found: dict[str, dict[str, Any]], sizes: list[tuple[int, int]]) -> list[str]:
    """Draw each scene at each size; list what does not fit."""
    faults = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for key, scene in found.items():
            faults += [f"{width}×{height}, {key}: {fault}" for fault in page.evaluate(SHOW, scene)]
    return faults


@pytest.mark.parametrize("game", games())
def test_everything_fits_in_every_phase(open_context, game):
    context = open_context(reduced_motion="reduce")
    context.add_init_script(FAST)
    page = context.new_page()
    page.goto(f"{game}/table/")
    page.wait_for_selector("zs-table[data-zs-awake]")
    page.wait_for_function("() => document.querySelector('zs-table').around")
    page.wait_for_function("() => !document.querySelector('zs-table').shadowRoot.querySelector('.dealing')")
    ends, between = numbers(game)
    found = scenes(game, ends, STEPS, ((1892, True), (7, False)))
    assert len(found) > 1
    assert measured(page, found, SIZES) == []
    assert measured(page, scenes(game, between, FEW, ((7, False),)), TIGHT) == []


def test_a_growing_display_is_seen_whole_on_a_small_phone(open_context):
    def grown(scene):
        displayed = [zone for zone in scene["zones"] if zone["kind"] == "row" and len(zone["cards"]) >= 12]
        return scene["to_move"] == 0 and len(displayed) == 2

    record, _ = record_where(grown, seed=1, game="bezik")
    page = open_context("phone", reduced_motion="reduce").new_page()
    page.set_viewport_size({"width": 390, "height": 664})
    page.goto("bezik/table/" + link(record))
    display = page.locator("zs-table .strips")
    expect(display.locator(".tile, .pick").first).to_be_visible()
    assert display.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
