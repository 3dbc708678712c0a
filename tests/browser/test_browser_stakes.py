"""Small games with money on a phone: a whole match of each by the hint, many at the table, sums as people write them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from at_table import FAST, link, record_where
from playwright.sync_api import expect
from test_browser_party import START, Party, fits

MATCHES: dict[str, dict[str, Any]] = {
    "lentjurlju": {"Игроков": 3, "Сдач": 5},
    "gorka": {"Игроков": 5, "Сдач": 2},
    "makao": {"Игроков": 10, "Сдач": 2},
}
SUM = re.compile(r"^[+−]?(\d+ р\.( \d+ к\.)?|\d+ к\.)$")
"""A sum as people write it: «1 р. 20 к.», «5 к.»."""


@pytest.fixture
def sit(open_context):
    """Sit down at a fast table on a phone."""

    def make(path):
        context = open_context("phone", reduced_motion="reduce")
        context.add_init_script(FAST)
        context.set_default_timeout(START)
        return Party(context.new_page()).open(path)

    return make


def play_out(table: Party, most: int = 200) -> int:
    """Do what the hint says to the end of the match; give how often the player was asked."""
    asked = 0
    for _ in range(most):
        table.settle()
        if table.result.is_visible():
            if table.result.get_by_role("button", name="Новая партия").count():
                return asked
            table.result.get_by_role("button", name=re.compile("Следующ")).tap()
        elif table.button("Начать").is_visible():
            table.button("Начать").tap()
        elif table.button("Подсказка").is_visible():
            table.by_hint()
            asked += 1
        else:
            table.page.wait_for_timeout(50)  # another is to move
    raise AssertionError("no end")


@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match_is_played_by_the_hint(sit, game):
    table = sit(f"{game}/table/")
    table.new(fields=MATCHES[game])
    assert play_out(table) >= 1
    verdict = table.root.locator(".verdict")
    expect(verdict).to_be_visible()
    sums = [text.replace("\u00a0", " ").strip() for text in verdict.locator("tbody td").all_inner_texts()]
    assert sums and all(SUM.match(one) for one in sums if one), sums
    assert fits(table.page)


def test_every_way_to_take_is_a_button_of_its_own(sit):
    def several(scene: dict[str, Any]) -> bool:
        takes = [one["action"].split()[1] for one in scene["actions"] if one["action"].startswith("take ")]
        return scene["to_move"] == 0 and len(takes) > len(set(takes))

    record, scene = record_where(several, seed=1, game="konchinka")
    table = sit("konchinka/table/" + link(record))
    table.settle()
    labels = [one["label"] for one in scene["actions"] if one["action"].startswith("take ")]
    expect(table.root.locator(".note .b").filter(has_text="берёт")).to_have_count(len(labels))
    assert len(set(labels)) == len(labels) >= 2


def test_where_nothing_may_be_laid_the_hand_is_dimmed(sit):
    def stuck(scene: dict[str, Any]) -> bool:
        hand = next((zone for zone in scene["zones"] if zone["id"] == "hand"), {"cards": []})
        return scene["to_move"] == 0 and bool(hand["cards"]) and not any(card["legal"] for card in hand["cards"])

    record, scene = record_where(stuck, seed=3, game="lentjurlju")
    hand = next(zone for zone in scene["zones"] if zone["id"] == "hand")["cards"]
    assert {tuple(card["why"]["cites"]) for card in hand} == {("lentjurlju.sequence",)}
    table = sit("lentjurlju/table/" + link(record))
    table.settle()
    expect(table.root.locator(".hand .card")).to_have_count(len(hand))
    expect(table.root.locator(".hand .card.off")).to_have_count(len(hand))


def test_the_cards_of_a_verdict_stand_close_to_their_commas(sit):
    record, _ = record_where(lambda scene: scene["deal_over"] and "фалька" in str(scene), seed=3, game="gorka")
    table = sit("gorka/table/" + link(record))
    cards = table.result.locator(".vhead .mini")
    expect(cards.first).to_be_visible()
    gaps = cards.evaluate_all("all => all.map(one => getComputedStyle(one).marginInlineEnd)")
    assert set(gaps) == {"0px"}


def test_the_cards_of_the_bar_stand_close_to_their_colons(open_context):
    context = open_context()
    table = Party(context.new_page()).open("lentjurlju/table/")
    cards = table.root.locator(".ttl .mini")
    expect(cards.first).to_be_visible()
    gaps = cards.evaluate_all("all => all.map(one => getComputedStyle(one).marginInlineEnd)")
    assert set(gaps) == {"0px"}


def test_cards_in_the_news_are_light_on_the_cloth(sit):
    table = sit("konchinka/table/").new(people=(1, 2), fields={"Игроков": 4})
    for _ in range(20):
        table.settle()
        if table.cover.locator(".news .mini").count():
            break
        table.step()
    cards = table.cover.locator(".news .mini")
    expect(cards.first).to_be_visible()
    colours = cards.evaluate_all("all => all.map(one => getComputedStyle(one).color)")
    assert set(colours) <= {"rgb(255, 179, 179)", "rgb(255, 255, 255)"}
