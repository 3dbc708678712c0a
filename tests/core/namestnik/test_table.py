"""«Наместник»: the set-up, the auction against plain counting, what is hidden, refusals beside what is allowed, whole games."""

from __future__ import annotations

import pytest

from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.prompts import Mode
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from rules_py.games.namestnik.auction import ATTACK, PASS, opened
from rules_py.games.namestnik.cards import SAMPLE
from rules_py.games.namestnik.steps import stone
from tests.core.namestnik.at_table import FORMS, GAME, judged, played, position


def gems_of(match) -> list[int]:
    return sorted(gem for place in GAME.places if place.pack == "gems" for pile in match.cards[place.name] for gem in pile)


@pytest.mark.parametrize(("players", "virtuals"), FORMS)
def test_gems_cards_and_laws_lie_as_the_set_up_says(players, virtuals):
    match = GAME.deal(9, {"players": players, "virtuals": virtuals})
    assert len(match.pile("gem_reserve")) == 16 * players - 6 * players
    assert len(match.pile("box")) == 64 - 16 * players
    assert all(len(pile) == 6 for pile in match.cards["screen"])
    assert all(len(hand) == 3 for hand in match.cards["hand"])
    assert (len(match.pile("big_deck")), len(match.pile("law_deck"))) == (48, 24)
    for seat in range(players):
        match.apply(f"keep {SAMPLE.number(match.cards['hand'][seat][0])}", seat)
    chance = Generator(1)
    while match.open.turn_no == 0:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    assert len(match.pile("big_deck")) == 44
    assert all(match.open.base[lane] >= 0 for lane in range(4))
    assert all(held >= 3 for held in match.open.laws_held)


def test_more_than_four_bidders_are_refused():
    with pytest.raises(InputError) as refused:
        GAME.deal(1, {"players": 3, "virtuals": 2})
    assert (refused.value.field, refused.value.cites) == ("virtuals", ("namestnik.virt.1",))


# The auction, every combination against plain words


def plain_round(cards, bids, virtuals):
    """Say by plain counting who is alone, who shares, who clashes."""
    found = {}
    for who, bid in enumerate(bids):
        if bid < 0:
            continue
        here = bids.count(bid) + virtuals.count(bid)
        if here == 1:
            found[who] = "alone"
        elif here == 2 and cards[bid] == 2 and bids.count(bid) == 2:
            found[who] = "pair"
        elif here == 2 and cards[bid] == 2:
            found[who] = "duel"
        else:
            found[who] = "clash"
    return found


def test_a_round_of_the_auction_is_what_plain_counting_says():
    rules = GAME.rules_under(GAME.deal(1).readings)
    chance = Generator(4)
    for _ in range(2000):
        cards = [chance.below(3) for _ in range(4)]
        open_lanes = [lane for lane in range(4) if cards[lane]]
        bids = [[*open_lanes, PASS, ATTACK][chance.below(len(open_lanes) + 2)] for _ in range(1 + chance.below(3))]
        virtuals = [chance.below(4) for _ in range(chance.below(5 - len(bids)))]
        solo = len(bids) == 1 and len(virtuals) == 1
        found = opened(rules, cards, bids, virtuals, solo)
        said = {who: "alone" for who, _ in found.alone}
        said.update({who: "pair" for _, *pair in found.pairs for who in pair})
        said.update({who: "duel" for _, who in found.duels})
        said.update({who: "clash" for _, players, _ in found.clashed for who in players})
        wanted = plain_round(cards, bids, virtuals)
        if solo:
            wanted = {who: "clash" if what == "duel" else what for who, what in wanted.items()}
        assert said == wanted
        assert found.virtual_attacks == sum(not cards[lane] for lane in virtuals)


def test_sealed_bids_are_seen_by_nobody_before_all_are_in():
    match = GAME.deal(3, {"players": 3})
    chance = Generator(3)
    while match.phase.title != "аукцион":
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    before = [GAME.scene(match, seat) for seat in (1, 2)]
    match.apply(next(action for action in match.legal_for(0) if action.startswith("bid")), 0)
    assert match.sealed
    for seat, scene in zip((1, 2), before, strict=True):
        now = GAME.scene(match, seat)
        for name in ("zones", "chips", "actions", "log", "seats"):
            assert now[name] == scene[name], name


@pytest.mark.parametrize("seed", range(1, 7))
def test_as_many_answers_and_the_same_people_whatever_is_hidden(seed):
    """The page asks once an answer and waits as long each time: their number must not depend on fists, screens, hands."""
    match = GAME.deal(seed, {"players": 3})
    chance, seen = Generator(seed), set()
    while not match.done:
        asked, phase = match.may_act(), match.phase.title
        if match.stack[-1].mode is Mode.SEALED and 0 in asked and not match.sealed:
            seen.add(phase)
            for world in range(3):
                twin = match.view(0).imagined(Generator(seed * 100 + world))
                assert twin.may_act() == asked
                answered = []
                while match.at + len(answered) == twin.at and (others := [seat for seat in twin.may_act() if seat]):
                    twin.apply(GAME.bots["sensible"].choose(twin.view(others[0]), chance), others[0])
                    answered.append(others[0])
                assert answered == [seat for seat in asked if seat], phase
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    assert {"законы", "аукцион", "отказ", "оплата"} <= seen


def test_one_who_cannot_pay_or_lay_a_stone_is_asked_all_the_same():
    """An own gem that is not there and a price out of reach lie behind a screen: the pause for them is the pause for any answer."""
    broke = position({"players": 2, "phase": "отказ", "pyramid": "1.1", "acquired": 11, "gems": [0, 0, 0, 0]})
    assert broke.may_act() == (0,)
    assert broke.legal_for(0) == ["discard"]
    match = GAME.deal(1, {"players": 2})
    match.cards["box"][0].extend(gem for gem in match.pile("gem_reserve") if gem < 16)
    match.cards["gem_reserve"][0][:] = [gem for gem in match.pile("gem_reserve") if gem >= 16]
    match.cards["screen"][0][:] = [gem for gem in match.cards["screen"][0] if gem >= 16]
    stone(match, 0, 5, 0)
    assert match.phase.title == "неисчерпаемый камень"
    assert match.legal_for(0) == ["decline"]


# Refusals, the bad beside the good


BASE = {"players": 3, "phase": "аукцион", "round": 1, "market": [1, 1, 1, 1]}
CASES = [
    ({**BASE, "gems": [1, 0, 0, 0]}, "bid синий", True, ["namestnik.auc.1"]),
    ({**BASE, "gems": [1, 0, 0, 0]}, "bid красный", False, ["namestnik.auc.7"]),
    ({**BASE, "market": [0, 1, 1, 1], "gems": [1, 0, 0, 0]}, "bid синий", False, ["namestnik.auc.13"]),
    ({**BASE, "gems": [1, 1, 1, 1], "passed": True}, "bid синий", False, ["namestnik.auc.11"]),
    ({**BASE, "gems": [1, 1, 1, 1]}, "pass", True, ["namestnik.auc.5", "namestnik.pass.def"]),
    ({**BASE, "gems": [1, 1, 1, 1]}, "attack", False, ["namestnik.rew.att.2"]),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [1, 0, 1, 0]},
        "place 2.1",
        True,
        ["namestnik.pay.2a", "namestnik.pay.2b", "namestnik.pay.4"],
    ),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [0, 0, 1, 0]},
        "place 2.1",
        False,
        ["namestnik.pay.7"],
    ),
    (
        {
            "players": 2,
            "phase": "оплата",
            "pyramid": "1.1, 1.2",
            "acquired": 11,
            "gems": [0, 0, 1, 0],
            "inexhaustible": "синий",
        },
        "place 2.1",
        True,
        ["namestnik.pay.2a", "namestnik.pay.2b", "namestnik.pay.4"],
    ),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [2, 2, 2, 2]},
        "place 1.2",
        False,
        ["namestnik.pyr.3a"],
    ),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [2, 2, 2, 2]},
        "place 6.1",
        False,
        ["namestnik.pyr.3b"],
    ),
    (
        {"players": 2, "phase": "отказ", "pyramid": "1.1", "acquired": 11, "gems": [0, 0, 0, 0]},
        "accept",
        False,
        ["namestnik.pay.7"],
    ),
    (
        {"players": 2, "phase": "отказ", "pyramid": "1.1", "acquired": 11, "gems": [0, 0, 1, 0]},
        "accept",
        True,
        ["namestnik.pay.1"],
    ),
    (
        {"players": 2, "phase": "камни", "cause": "пас", "due": 3, "reserve": [1, 0, 0, 0]},
        "gem синий",
        True,
        ["namestnik.pass.1"],
    ),
    (
        {"players": 2, "phase": "карты", "due": 2, "law_deck": 1, "small_deck": 5},
        "draw закон, закон",
        False,
        ["namestnik.lim.1"],
    ),
    (
        {"players": 2, "phase": "карты", "due": 2, "law_deck": 1, "small_deck": 5},
        "draw персонаж",
        False,
        ["namestnik.rew.cards.a"],
    ),
]


@pytest.mark.parametrize(
    ("given", "action", "allowed", "cites"), CASES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_the_judge(given, action, allowed, cites):
    verdict = judged(given, action)
    assert (verdict.allowed, list(verdict.cites)) == (allowed, cites)


@pytest.mark.parametrize(("players", "virtuals"), FORMS)
def test_a_game_ends_after_twelve_turns_and_loses_no_gem(players, virtuals):
    match = played(21, players, virtuals)
    assert match.open.turn_no == 12
    assert gems_of(match) == list(range(64))
    assert len(match.pile("box")) == 64 - 16 * players
    assert (
        sum(len(match.cards[place][0]) for place in ("arms",))
        + sum(len(pile) for place in ("attacks", "shields") for pile in match.cards[place])
        == 111 + 17
    )


def test_the_log_names_cards_by_number_and_never_gems_behind_a_screen():
    match = played(6, 3)
    taken = [event for event in match.log if "берёт|берёте}} камни" in event.text or "камни из запаса" in event.text]
    assert taken
    assert all(not any(color in event.text for color in ("синий", "красный", "зелёный", "жёлтый")) for event in taken)


def test_a_move_out_of_place_is_refused_and_changes_nothing():
    match = GAME.deal(3, {"players": 2})
    before = match.to_json()
    with pytest.raises((IllegalAction, InputError)):
        match.apply("keep 99", 0)
    assert match.to_json() == before


def test_a_place_says_what_it_costs_and_brings_and_no_circle_that_is_not_there():
    """Card 30 gives a bonus for circles on its second level: that is no circle."""
    given = {"players": 2, "phase": "оплата", "pyramid": "1.1 = 1, 1.2 = 5", "acquired": 30, "gems": [4, 4, 4, 4]}
    match = position(given)
    scene = GAME.scene(match, 0)
    labels = {one["action"]: one["label"] for one in scene["actions"]}
    assert labels["place 2.1"] == "2.1: СЖ → ○+2"
    cells = {one["action"]: one for zone in scene["zones"] for one in zone.get("cells", ()) if one.get("action")}
    assert [line["text"] for line in cells["place 2.1"]["lines"]] == ["СЖ", "→ ○+2"]
    assert cells["place 2.1"]["note"] == "1 синий, 1 жёлтый → бонус красного круга +2"
    whole = GAME.scene(position({**given, "acquired": 9}), 0)  # 1, 5 and 9 meet in four blue sectors
    assert next(one["label"] for one in whole["actions"] if one["action"] == "place 2.1") == "2.1: СЗ → 5 кам. + круг"


def test_a_price_that_inexhaustible_gems_take_away_is_said_to_be_nothing():
    given = {"players": 2, "phase": "оплата", "pyramid": "1.1 = 1, 1.2 = 5", "acquired": 30, "gems": [4, 4, 4, 4]}
    paid, free = position(given), position({**given, "inexhaustible": "синий, красный, зелёный, жёлтый"})
    assert GAME.judge(free, "place 1.3", 0).text == "Можно: место доступно, платить ничего не надо."
    notes = {
        one["action"]: one.get("note")
        for zone in GAME.scene(free, 0)["zones"]
        for one in zone.get("cells", ())
        if one.get("action")
    }
    assert notes["place 1.3"].startswith("бесплатно → ")
    told = []
    for match in (paid, free):
        before = len(match.log)
        match.apply("place 1.3", 0)
        told.append(match.log[before].text)
    assert told == [
        "{кладёт|кладёте} № 30 на место 1.3 и {платит|платите} 1 жёлтый",
        "{кладёт|кладёте} № 30 на место 1.3 и ничего не {платит|платите}",
    ]


def test_in_an_imagined_match_whoever_kept_a_bought_card_can_pay_for_it():
    """All saw that he can: his hidden gems are imagined so, and as many as lie there."""
    match, chance, met = GAME.deal(1601, {"players": 4}), Generator(1601), 0
    while not match.done:
        if match.stack[-1].phase == "pay":
            buyers = [seat for seat in range(4) if match.cards["bought"][seat]]
            for seat in range(4):
                for _ in range(6):
                    twin = match.view(seat).imagined(chance)
                    assert [len(pile) for pile in twin.cards["screen"]] == [len(pile) for pile in match.cards["screen"]]
                    assert sorted(gem for pile in twin.cards["screen"] for gem in pile) == sorted(
                        gem for pile in match.cards["screen"] for gem in pile
                    )
                    assert all(twin.offers(buyer) for buyer in buyers if buyer in twin.stack[-1].seats)
                    met += twin.cards["screen"] != match.cards["screen"]
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    assert met > 50


def test_ones_own_gems_stand_where_a_narrow_bar_shows_them():
    match = GAME.deal(5, {"players": 4})
    while not match.open.turn_no:
        match.apply(any_action(match, match.to_move, Generator(1)), match.to_move)
    for seat in range(4):
        assert [one["label"] for one in GAME.scene(match, seat)["chips"]][:3] == ["Ход", "За ширмой", "Запас"]
    assert "За ширмой" not in [one["label"] for one in GAME.public_scene(match)["chips"]]


def test_a_card_of_the_hand_says_what_it_brings_before_it_is_played():
    match = GAME.deal(3, {"players": 4})
    number = SAMPLE.number(match.cards["hand"][0][0])
    hand = next(zone for zone in GAME.scene(match, 0)["zones"] if zone["kind"] == "hand" and zone["owner"] == 0)
    assert hand["cards"][0]["say"] == f"Начать с № {number} — {SAMPLE.cards[number - 1].rewards[0].text}"
    match = position({"players": 3, "phase": "законы", "hand": "11, 65, 84", "pyramid": "1.1, 1.2"})
    hand = next(zone for zone in GAME.scene(match, 0)["zones"] if zone["kind"] == "hand" and zone["owner"] == 0)
    assert {card["card"]: card["say"] for card in hand["cards"]} == {
        "11": "Разыграть № 11 — 1 карта, 5 камней, магия или 12 очков",
        "65": "Разыграть № 65 — сразу: 4 камня",
        "84": "Разыграть № 84 — в конце 1 за камень",
    }


def test_a_hint_says_why_one_does_what_it_advises_and_by_which_rule():
    """An advice to leave a card, to pass, to throw a bought card away is not told in the words of its contrary."""
    told = {}
    for seed in range(1, 5):
        match = GAME.deal(seed, {"players": 3})
        chance = Generator(seed)
        while not match.done:
            view = match.view(match.to_move)
            hint = GAME.advise(view)
            told.setdefault((view.phase_name, hint.action.partition(" ")[0]), set()).add((hint.text, hint.cites))
            match.apply(hint.action if chance.chance(3, 4) else any_action(match, match.to_move, chance), match.to_move)
    assert told["bid", "pass"].isdisjoint(told["bid", "bid"])
    assert {cites for _, cites in told["bid", "pass"]} == {("namestnik.pass.1",)}
    assert told["refuse", "accept"].isdisjoint(told["refuse", "discard"])
    assert told["laws", "play"].isdisjoint(told["laws", "skip"])
    assert {cites for _, cites in told["gems", "gem"]} == {("namestnik.pass.1",), ("namestnik.rew.gems",)}
    assert {cites for _, cites in told["choose", "take"]} == {("namestnik.auc.16a",)}
    assert {cites for _, cites in told["claim", "take"]} == {("namestnik.auc.16b",)}
