"""Looking back while a deal is played: of tricks that lie closed the table shows what the rule of the game allows, and no more."""

from __future__ import annotations

import json

import pytest

import rules_py
from rules_py.desk import web
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

ALLOWED = {"vist": 2, "humbug": 2, "semerik": 0}
"""How many closed tricks one may look at again: vist.26, in Humbug as in вист, semerik.23."""
EVERY = [(slug, 1 + number % 3) for slug in ALLOWED for number in range(3)]


def ask(**request):
    return json.loads(web.handle(json.dumps(request, ensure_ascii=False)))


def in_the_middle(slug, seed, tricks):
    """Play at random until so many tricks lie closed and the next one has begun."""
    match, chance = rules_py.game(slug).deal(seed), Generator(seed)
    while len(match.open.taken) < tricks or not match.cards["trick"][0]:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
        assert not match.deal_over
    return match


def told(scene, text):
    """Tell at which steps of this deal the log or the words at a player's name say a card."""
    return [entry["step"] for entry in scene["log"] if entry["deal"] == scene["deal"] and text in entry["text"]]


def texts(match, cards):
    return [match.packs["cards"].text(card) for card in cards]


@pytest.mark.parametrize(("slug", "seed"), EVERY)
def test_the_log_and_the_words_at_the_names_tell_only_the_tricks_that_may_be_seen(slug, seed):
    match = in_the_middle(slug, seed, 5)
    scene = rules_py.game(slug).scene(match, 0)
    closed = [card for _, cards, _ in match.open.taken[: 5 - ALLOWED[slug]] for card in texts(match, cards)]
    open_yet = [card for _, cards, _ in match.open.taken[5 - ALLOWED[slug] :] for card in texts(match, cards)]
    turned = getattr(match.open, "trump_card", "")
    assert [card for card in closed if card != turned and told(scene, card)] == []
    assert [card for card in open_yet + texts(match, match.cards["trick"][0]) if not told(scene, card)] == []
    assert not {seat["caption"] for seat in scene["seats"]} & set(closed)
    assert sum("взятку" in entry["text"] for entry in scene["log"]) == ALLOWED[slug]
    assert [seat["tags"] for seat in scene["seats"] if match.open.tricks[seat["seat"]]]  # how many are taken is known


@pytest.mark.parametrize(("slug", "seed"), EVERY)
def test_no_step_opens_a_closed_trick_again(slug, seed):
    match = in_the_middle(slug, seed, 5)
    record, most = match.to_json(), len(match.actions)
    away, until = ask(do="scene", record=record, seat=0)["scene"]["shut"]
    assert match.actions[away].startswith("play ")  # nothing has been laid at the step before
    refused, shown = [], []
    for step in range(most + 1):
        answer = ask(do="scene", record=record, seat=0, step=step)
        if answer["ok"]:
            shown.append((step, answer["scene"]))
        else:
            assert answer["error"] == {
                **answer["error"], "field": "step", "text": "Шаг: закрытых взяток до конца сдачи не смотрят",
            }  # fmt: skip
            refused.append(step)
    assert refused == list(range(away + 1, until))
    closed = {card for _, cards, _ in match.open.taken[: 5 - ALLOWED[slug]] for card in texts(match, cards)}
    closed -= {getattr(match.open, "trump_card", "")}
    for step, scene in shown:
        assert [card for card in closed if told(scene, card)] == [], step
        assert not {seat["caption"] for seat in scene["seats"]} & closed, step
        assert step == most or (scene["last"] is None and "earlier" not in scene and "swept" not in scene), step
    back = [step for step, _ in shown if until <= step]
    assert back == list(range(until, most + 1))  # what may be seen yet is stepped through


@pytest.mark.parametrize("slug", ALLOWED)
def test_after_the_deal_all_of_it_is_seen(slug):
    match, chance = rules_py.game(slug).deal(2), Generator(2)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    scene = rules_py.game(slug).scene(match, 0)
    assert "shut" not in scene and scene["last"]
    laid = [card for _, cards, _ in match.open.taken for card in texts(match, cards)]
    assert len(laid) >= 20 and [card for card in laid if not told(scene, card)] == []
    record = match.to_json()
    for step in range(len(match.actions)):
        scene = ask(do="scene", record=record, seat=0, step=step)["scene"]
        begun = [card for card in laid if told(scene, card)]
        assert "shut" not in scene and len(begun) >= sum(action.startswith("play ") for action in match.actions[:step])


def test_of_the_next_deal_the_one_before_stays_open():
    match, chance = rules_py.game("semerik").deal(2), Generator(2)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    before = len(match.actions)
    while match.deals == 1 or not match.open.taken:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    record = match.to_json()
    scene = ask(do="scene", record=record, seat=0, step=before - 3)["scene"]
    assert scene["deal"] == 2 and sum("взятку" in entry["text"] for entry in scene["log"]) == 9
    away, until = ask(do="scene", record=record, seat=0)["scene"]["shut"]
    assert before < away < until
