"""The family of преферанс: whole pools over all forms, secrecy, bots."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_py
from rules_py.families.preferans.evaluate import hand_tricks, misere_danger, suit_tricks
from rules_py.families.preferans.hidden_hands import imagine, seen_cards
from rules_py.families.preferans.options import FORMS
from rules_py.families.preferans.rules import DECK
from rules_py.families.preferans.sheet import OldSheet
from rules_py.frame.errors import RulesError
from rules_py.frame.face import Bot, ask_bots
from rules_py.frame.rng import Generator
from rules_py.games.preferans import PreferansState, View

FAMILY = ("preferans", "gusarskij", "preferans-modern")
OPTIONS = {
    "preferans": st.fixed_dictionaries(
        {
            "players": st.integers(2, 5),
            "form": st.sampled_from(FORMS),
            "table": st.sampled_from(["1", "2", "3", "4", "винтящая"]),
            "kurochka": st.sampled_from(["неограниченная", "10", "20", "30"]),
            "exhibit": st.sampled_from([0, 10]),
            "miseres": st.booleans(),
            "uverts": st.booleans(),
            "invitation": st.booleans(),
            "parts": st.integers(1, 4),
            "record": st.sampled_from([10, 20]),
            "deals": st.integers(1, 6),
        }
    ),
    "gusarskij": st.fixed_dictionaries({"record": st.sampled_from([10, 40]), "deals": st.integers(1, 6)}),
    "preferans-modern": st.fixed_dictionaries(
        {
            "players": st.sampled_from([3, 4]),
            "until": st.sampled_from(["до пули", "на время"]),
            "target": st.sampled_from([2, 20]),
            "gentleman": st.booleans(),
            "soft": st.booleans(),
            "deals": st.integers(1, 6),
        }
    ),
}


class Wanderer(Bot):
    """Plays any legal action, but passes often and names low games, so that every kind of deal comes up."""

    def choose(self, view: View, random: Generator) -> str:
        legal = view.legal
        if view.phase == "auction" and random.chance(2, 5):
            return "pass"
        if view.phase == "contract":
            legal = legal[: 1 + random.below(len(legal))]
        return legal[random.below(len(legal))]


WANDERERS = [Wanderer()] * 5


def begun(slug: str, seed: int, data: st.DataObject) -> PreferansState:
    game = rules_py.game(slug)
    readings = {one.id: data.draw(st.sampled_from(one.choices), label=one.id) for one in game.readings}
    state = game.deal(seed, data.draw(OPTIONS[slug], label="options"), readings)
    assert isinstance(state, PreferansState)
    return state


def all_places(state: PreferansState) -> list[int]:
    """Return masks of every place a card can be: hands, talons not in hands, discards, played."""
    hands = list(state.play.hands)
    played = DECK.mask_of(card for _, card in state.history)
    gone = played | sum(state.discarded)
    for hand in hands:
        gone |= hand
    talons = 0
    for talon in state.talons:
        for card in talon:
            if not gone >> card & 1:
                talons |= 1 << card
    return [*hands, *state.discarded, played, talons]


@pytest.mark.parametrize("slug", FAMILY)
@given(seed=st.integers(1, 10**6), data=st.data())
@settings(max_examples=25, deadline=None)
def test_cards_tricks_and_whists_are_conserved_at_every_step(slug: str, seed: int, data: st.DataObject) -> None:
    state = begun(slug, seed, data)
    random = Generator(seed)
    deck = state.kind.deck
    while ask_bots(state, WANDERERS, random):
        places = all_places(state)
        union = 0
        for place in places:
            union |= place
        assert sum(place.bit_count() for place in places) == deck.size and union == deck.full
        assert sum(state.taken) == len(state.play.winners) or state.deal_over
        if state.deal_over:
            score = state.score()
            assert score.items and all(item.cites and item.text for item in score.items)
            assert score.summary
            if isinstance(state.sheet, OldSheet):
                assert sum(state.sheet.totals()) == 0 == sum(score.sides.values())
                assert min((*state.sheet.kurochka.values, *state.sheet.pot.values, *state.sheet.record.values)) >= 0
            if state.contract is not None and state.history and state.whist != "проверка":
                assert sum(state.taken) == 10
    assert state.done and state.dealt <= state.rules.deals


@pytest.mark.parametrize("slug", FAMILY)
@given(seed=st.integers(1, 10**6), data=st.data())
@settings(max_examples=10, deadline=None)
def test_a_record_replays_to_the_same_sheet_under_any_options(slug: str, seed: int, data: st.DataObject) -> None:
    state = begun(slug, seed, data)
    random = Generator(seed)
    while ask_bots(state, WANDERERS, random):
        pass
    again = state.game.from_json(state.to_json())
    assert isinstance(again, PreferansState)
    assert again.sheet.snapshot() == state.sheet.snapshot()
    assert again.score().to_json() == state.score().to_json()


def hidden_from(state: PreferansState, view: View) -> int:
    """Return the cards of which a seat does not know where they are."""
    known = view.own_discard | seen_cards(view) | state.kind.deck.mask_of(view.talon)
    for mask in view.shown:
        known |= mask or 0
    for action in view.legal:
        if action.startswith("play "):
            known |= 1 << state.kind.deck.card(action[5:])
    return state.kind.deck.full & ~known


@pytest.mark.parametrize("slug", FAMILY)
@given(seed=st.integers(1, 10**6), steps=st.integers(0, 45), shuffle=st.integers(1, 10**6), data=st.data())
@settings(max_examples=40, deadline=None)
def test_a_view_does_not_change_when_hidden_cards_change(
    slug: str, seed: int, steps: int, shuffle: int, data: st.DataObject
) -> None:
    state = begun(slug, seed, data)
    deck = state.kind.deck
    order = Generator(seed).shuffle(deck.size)
    random = Generator(seed)
    movers: list[int] = []
    for _ in range(steps):
        mover = state.to_move
        if state.deal_over or mover is None:
            break
        movers.append(mover)
        state.apply(WANDERERS[0].choose(state.view(mover), random))
    if state.deal_over:
        return
    for seat in range(state.rules.players):
        view = state.view(seat)
        hidden = list(deck.cards(hidden_from(state, view)))
        mixed = dict(zip(hidden, (hidden[place] for place in Generator(shuffle).shuffle(len(hidden))), strict=True))
        cards = " ".join(deck.text(mixed.get(card, card)) for card in order)
        other = state.game.deal(seed, state.options, state.readings.changed(), cards)
        try:
            for action, mover in zip(state.actions, movers, strict=True):
                if action.startswith("discard ") and mover != seat:
                    card = deck.card(action[8:])
                    action = f"discard {deck.text(mixed.get(card, card))}"
                other.apply(action)
        except RulesError:
            continue  # with these cards somebody could not have played so
        assert other.view(seat) == view
        scene, same = state.game.scene(state, seat), state.game.scene(other, seat)
        assert scene == same


@pytest.mark.parametrize("slug", FAMILY)
def test_the_sensible_bot_beats_random_ones(slug: str) -> None:
    game = rules_py.game(slug)
    won = 0
    for seed in range(1, 7):
        state = game.deal(seed, {"deals": 10})
        assert isinstance(state, PreferansState)
        players = state.rules.players
        sensible = seed % players
        bots = [game.bots["sensible" if seat == sensible else "random"] for seat in range(players)]
        random = Generator(seed)
        while ask_bots(state, bots, random):
            pass
        totals = state.sheet.totals()
        won += totals[sensible] == max(totals)
    assert won >= 5


@pytest.mark.parametrize("slug", FAMILY)
def test_advice_is_legal_and_cited_through_whole_deals(slug: str) -> None:
    game = rules_py.game(slug)
    options: dict[str, Any] = {"deals": 3}
    for seed in range(21, 24):
        state = game.deal(seed, options)
        while state.to_move is not None:
            advice = game.advise(state.view(state.to_move))
            assert advice.action in state.legal() and advice.text and advice.cites
            state.apply(advice.action)


def test_a_bot_sees_a_view_and_nothing_else() -> None:
    assert set(View._fields) == {
        "seat", "to_move", "acting", "phase", "rules", "circle", "hand", "shown", "counts", "talon", "own_discard", "calls",
        "ladder", "bought", "contract", "declarer", "answers", "whist", "whisters", "invited", "trump", "playing", "table",
        "history", "taken", "sheet", "readings", "legal",
    }  # fmt: skip


@given(seed=st.integers(1, 10**6), steps=st.integers(8, 40))
@settings(max_examples=40, deadline=None)
def test_imagined_hands_agree_with_all_that_is_known(seed: int, steps: int) -> None:
    game = rules_py.game("preferans")
    state = game.deal(seed, {"players": 3})
    assert isinstance(state, PreferansState)
    random = Generator(seed)
    for _ in range(steps):
        if state.deal_over:
            return
        ask_bots(state, WANDERERS, random)
    if state.phase != "play" or state.to_move is None:
        return
    view = state.view(state.to_move)
    hands = imagine(view, DECK, random)
    if hands is None:
        return
    seen = 0
    for seat in view.playing:
        assert hands[seat].bit_count() == view.counts[seat]
        assert not hands[seat] & (seen | seen_cards(view) | view.own_discard)
        if view.shown[seat] is not None:
            assert hands[seat] == view.shown[seat]
        seen |= hands[seat]


def test_a_hand_is_valued_by_its_tricks() -> None:
    width = DECK.width
    assert suit_tricks(0b11111111, width) == 8
    assert suit_tricks(0b10000000, width) == 1 and suit_tricks(0b01000001, width) == 0.6
    strong = DECK.mask("♠ТКДВ10 ♥ТК ♦Т ♣Т7")
    assert hand_tricks(strong, 0, DECK, True) >= 8.5
    assert hand_tricks(DECK.mask("♠7 8 9 ♣7 8 9 ♦7 8 ♥7 8"), 0, DECK, True) <= 0
    assert misere_danger(DECK.mask("♠7 8 10 ♣7 9 ♦78 ♥7 9 В"), DECK) == 0
    assert misere_danger(DECK.mask("♠Т"), DECK) == 1


@pytest.mark.parametrize("slug", FAMILY)
def test_the_page_can_play_a_deal(slug: str) -> None:
    import json

    from rules_py.desk import web

    def ask(**request: Any) -> dict[str, Any]:
        return dict(json.loads(web.handle(json.dumps(request))))

    answer = ask(do="new", game=slug, seed=1892, options={})
    for _ in range(120):
        scene, record = answer["scene"], answer["record"]
        if scene["deal_over"]:
            break
        if scene["to_move"] == 0:
            hint = ask(do="hint", record=record, seat=0)["hint"]
            answer = ask(do="act", record=record, seat=0, action=hint["action"])
        else:
            answer = ask(do="bot", record=record, seat=0, level="random")
        assert answer["ok"], answer
    assert answer["scene"]["score"]["items"]
    opened = ask(do="scene", record=answer["record"], seat=0, open=True)
    assert opened["ok"]


@pytest.mark.parametrize(
    ("slug", "options", "in_words"),
    [
        ("preferans", {"miseres": True, "uverts": True}, ["малый мизер", "малый уверт", "большой мизер", "большой уверт"]),
        ("preferans", {"miseres": False, "uverts": False}, []),
        ("gusarskij", {}, []),
        ("preferans-modern", {}, ["мизер"]),
    ],
)
def test_bids_of_numbers_and_suits_make_a_grid_and_bids_in_words_have_no_place_in_it(
    slug: str, options: dict[str, Any], in_words: list[str]
) -> None:
    game = rules_py.game(slug)
    state = game.deal(7, options)
    bids = [one for one in game.scene(state, state.to_move or 0)["actions"] if one["group"] == "auction"]
    placed = [one for one in bids if "row" in one]
    assert [one["label"] for one in bids if one not in placed] == in_words
    assert all(one["label"][0].isdigit() and 0 <= one["col"] < 5 for one in placed)
    assert len({(one["row"], one["col"]) for one in placed}) == len(placed) >= 25


@pytest.mark.parametrize("slug", FAMILY)
def test_random_play_opens_no_solver(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules_py.game(slug)
    tens = 0

    def solved(state: PreferansState) -> int:
        raise AssertionError("a ten was checked")

    monkeypatch.setattr(game.kind, "checked_tricks", solved, raising=False)  # type: ignore[attr-defined]
    bots, random = [game.bots["random"]] * 5, Generator(7)
    for seed in range(1, 8):
        state = game.deal(seed, {"deals": 6})
        while ask_bots(state, bots, random):
            assert isinstance(state, PreferansState)
            tens += state.contract is not None and state.contract.level == 4 and state.phase == "answer"
    assert tens
