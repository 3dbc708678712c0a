"""Стуколка at the table: the knock, the exchange of each kind, what one owes to a trick, the pot in thirds."""

from __future__ import annotations

import json

import pytest

import rules_py
from rules_py.desk import web
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.places import TABLE
from rules_py.frame.results import Item
from rules_py.frame.rng import Generator
from rules_py.frame.russian import money
from rules_py.frame.sampling import advised, any_action
from rules_py.games.stukolka.bots import draw_trumps

GAME = rules_py.game("stukolka")
KINDS = {"с гольцом": 7, "с прикупом": 6, "со шлейфом": 6, "обязательная": 5}


def judged(given, action, **readings):
    match = GAME.position(given, {f"stukolka.{name.replace('_', '-')}": value for name, value in readings.items()})
    found = GAME.judge(match, action)
    return found.allowed, found.cites


def table(kind, players, dealer=None, seed=1, **options):
    return GAME.deal(seed, {"kind": kind, "players": players, **options})


def random_match(match, seed):
    chance = Generator(seed)
    while not match.done:
        seat = match.to_move
        match.apply(any_action(match, seat, chance), seat)
    return match


@pytest.mark.parametrize("kind", KINDS)
def test_a_larger_table_than_the_kind_bears_is_refused_by_name(kind):
    table(kind, KINDS[kind])
    if KINDS[kind] < 7:
        with pytest.raises(InputError, match="Игроков: в стуколку") as caught:
            table(kind, KINDS[kind] + 1)
        assert caught.value.field == "players"


@pytest.mark.parametrize("extras", [{}, {"dark": True}, {"cut": True}, {"dark": True, "cut": True}], ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_random_matches_share_every_pot_in_thirds_and_end(kind, extras):
    if extras and kind != "со шлейфом":
        return
    for seed in range(1, 9):
        for players in (4, KINDS[kind]):
            for chosen in ({}, {one.id: one.choices[-1] for one in GAME.readings}):
                match = GAME.deal(seed, {"kind": kind, "players": players, "deals": 4, **extras}, chosen)
                random_match(match, seed)
                assert match.deals == 4
                assert match.sheet.balance("money") == 0
                assert match.sheet.total("money", TABLE) % 3 == 0


def test_the_dealer_alone_stakes_and_all_stake_in_the_bound_kind():
    match = table("с гольцом", 5)
    assert [match.sheet.total("money", seat) for seat in range(5)].count(-15) == 1
    for answer, dealers in (("besides", -30), ("same", -15)):
        match = GAME.deal(1, {"kind": "обязательная", "players": 5}, {"stukolka.obyaz-fee": answer})
        assert [match.sheet.total("money", seat) for seat in match.around(match.dealer)] == [dealers, *[-15] * 4]
        lies = match.sheet.total("money", TABLE)
        found = calc("ante", kind="обязательная", players=5, stake=15, remise=0, readings={"stukolka.obyaz-fee": answer})
        assert found.total == lies
    assert [calc("ante", kind=kind, players=5, stake=15, remise=60).total for kind in KINDS] == [75] * 4
    assert calc("ante", kind="с гольцом", players=5, stake=15, remise=0).total == 15


def test_who_played_and_took_nothing_puts_the_whole_table_again():
    match = table("обязательная", 4)
    for _ in range(4):
        match.apply("knock", match.to_move)
    chance = Generator(3)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    items = match.score().items
    remised = [item for item in items if item.cites == ("stukolka.19",)]
    assert [item.amount for item in remised] == [-75] * match.open.tricks.count(0)
    assert sum(item.amount for item in items if item.cites == ("stukolka.18",)) == 75
    assert match.sheet.total("money", TABLE) == 75 * len(remised)


def test_all_pass_and_the_dealer_takes_the_table():
    match = table("с прикупом", 5)
    for _ in range(5):
        match.apply("pass", match.to_move)
    assert [(item.cites, item.amount) for item in match.score().items] == [
        (("stukolka.20a", "stukolka.17"), -15),
        (("stukolka.prikup.allpass",), 15),
    ]


@pytest.mark.parametrize(
    ("pot", "answer"), [(90, (False, ("stukolka.prikup.alone",))), (303, (True, ("stukolka.prikup.proc",)))]
)
def test_the_dealer_is_bound_to_a_lone_knocker_up_to_the_agreed_sum(pot, answer):
    given = {
        "kind": "с прикупом",
        "players": 5,
        "dealer": 5,
        "turn": 5,
        "phase": "объявления",
        "players_in": [2],
        "pot": pot,
        "cap": 300,
    }
    assert judged(given, "pass") == answer


def test_a_waived_closed_trump_is_turned_up_and_frees_the_dealer():
    match = table("со шлейфом", 5)
    dealer = match.dealer
    assert match.cards["hand"] == [[]] * 5
    match.apply("waive", dealer)
    assert len(match.cards["turned"][0]) == 1
    for _ in range(4):
        match.apply("pass", match.to_move)
    assert "pass" in match.legal()
    match = table("со шлейфом", 5)
    match.apply("begin", dealer)
    assert not match.cards["turned"][0]
    for _ in range(4):
        match.apply("pass", match.to_move)
    with pytest.raises(IllegalAction, match="Сдающий обязан играть") as caught:
        match.apply("pass", dealer)
    assert caught.value.cites == ("stukolka.shleif.dealer",)


def test_only_the_dealer_sees_the_closed_trump():
    match = table("со шлейфом", 5)
    match.apply("begin", match.dealer)
    assert match.view(match.dealer).count("shleif", match.dealer) == 1
    assert match.view(match.dealer).seen("shleif", match.dealer)
    other = (match.dealer + 1) % 5
    assert match.view(other).seen("shleif", match.dealer) == ()


READINGS = [
    ({"trick": "♠Д ♥10", "hand": "♥7 ♣К ♦7"}, "play ♦7", "undertrump", "no", False, True),
    ({"trick": "♠Д ♥10", "hand": "♠9 ♠К ♦7"}, "play ♠9", "ruffed", "beat", True, False),
    (
        {"trick_no": 2, "won_with": "♥К", "led": [0], "hand": "♥Д ♠К", "trick": ""},
        "play ♠К",
        "queen_after_king",
        "yes",
        True,
        False,
    ),
    ({"trick_no": 2, "won_with": "♠Т", "hand": "♥Т ♣К", "trick": ""}, "play ♣К", "lead_later", "first-only", False, True),
]


@pytest.mark.parametrize(
    ("given", "action", "name", "other", "by_default", "otherwise"), READINGS, ids=lambda one: str(one)[:30]
)
def test_each_reading_of_the_play_is_told_from_its_default(given, action, name, other, by_default, otherwise):
    given = {"kind": "с прикупом", "players": 5, "phase": "розыгрыш", "trump": "♥", **given}
    assert judged(given, action)[0] is by_default
    assert judged(given, action, **{name: other})[0] is otherwise


def test_alone_against_the_dealer_by_readings():
    for kind, name, more in (("с гольцом", "alone_golets", {}), ("обязательная", "alone_obyaz", {"remise": 60})):
        given = {"kind": kind, "players": 4, "dealer": 4, "turn": 4, "phase": "объявления", "players_in": [2], **more}
        assert judged(given, "pass")[0] is True
        assert judged(given, "pass", **{name: "dealer"})[0] is False


def test_the_draw_is_taken_for_the_hand_or_three_are_chosen_of_six():
    match = table("с гольцом", 5)
    seat = match.to_move
    top = match.cards["stock"][0][-4:-1]
    match.apply("golets", seat)
    assert sorted(match.cards["hand"][seat]) == sorted(top)
    match = GAME.deal(1, {"kind": "с гольцом", "players": 5}, {"stukolka.golets-hand": "choose"})
    match.apply("golets", seat)
    assert len(match.cards["hand"][seat]) == 6
    assert match.stack[-1].phase == "drop"
    with pytest.raises(IllegalAction, match="ровно 3"):
        match.apply("drop " + match.packs["cards"].text(match.cards["hand"][seat][0]), seat)


def test_a_knock_in_the_dark_brings_one_card_more_and_is_laid_off_seen_or_unseen():
    options = {"kind": "со шлейфом", "players": 5, "dark": True}
    for look in ("look", "blind"):
        match = GAME.deal(1, options, {"stukolka.blind-look": look})
        match.apply("begin", match.dealer)
        seat = match.to_move
        match.apply("dark", seat)
        while match.stack[-1].phase == "knock":
            match.apply("knock" if match.to_move == match.dealer else "pass", match.to_move)
        assert match.to_move == seat
        verbs = {offer.move.verb for offer in match.offers(seat)}
        assert ("blind" in verbs) is (look == "blind")
        if look == "blind":
            match.apply("blind 2", seat)
            assert len(match.cards["hand"][seat]) == 4


def calc(name, **given):
    readings = given.pop("readings", {})
    return rules_py.calculator(f"stukolka.{name}")(**given, readings=readings)


@pytest.mark.parametrize(
    ("name", "given", "reading", "totals"),
    [
        ("breach", {"pot": 180, "tricks": 1, "stake": 15}, {"stukolka.breach-remise": "stake"}, (180, 180)),
        (
            "breach",
            {"fault": "долг масти и козыря", "pot": 180, "tricks": 1, "stake": 15},
            {"stukolka.breach-remise": "stake"},
            (180, 15),
        ),
        ("breach", {"pot": 180, "tricks": 0, "stake": 15}, {"stukolka.breach-twice": "two"}, (180, 360)),
        ("wrong-dealer", {"seen": True, "trump_announced": False, "touched": True}, {"stukolka.wrong-deal": "mix"}, (0, 1)),
        (
            "unplayed",
            {"kind": "с прикупом", "players_in": [2], "dealer": 5, "pot": 303, "cap": 300},
            {"stukolka.over-cap": "stay"},
            (2, 0),
        ),
    ],
)
def test_each_reading_of_a_count_is_told_from_its_default(name, given, reading, totals):
    assert (calc(name, **given).total, calc(name, **given, readings=reading).total) == totals


def test_the_share_of_an_offender_is_kept_or_lost():
    given = {"pot": 180, "tricks": 1, "stake": 15}
    assert calc("breach", **given).sides == {"ремиз": 180, "за взятки": 60}
    assert calc("breach", **given, readings={"stukolka.breach-share": "lost"}).sides == {"ремиз": 180, "за взятки": 0}


def test_a_pot_for_which_nobody_knocked_goes_to_the_dealer_or_stays():
    for answer, taken in (("dealer", True), ("stay", False)):
        match = GAME.deal(1, {"kind": "с гольцом", "players": 5}, {"stukolka.all-pass": answer})
        dealer = match.dealer
        while not match.deal_over:
            match.apply("pass", match.to_move)
        assert (match.sheet.total("money", TABLE), match.sheet.total("money", dealer)) == ((0, 0) if taken else (15, -15))
    for kind in ("с гольцом", "обязательная"):
        given = {"kind": kind, "players_in": [], "dealer": 4, "pot": 165}
        assert (calc("unplayed", **given).total, calc("unplayed", **given, readings={"stukolka.all-pass": "stay"}).total) == (
            4,
            0,
        )
    given = {"kind": "с прикупом", "players_in": [], "dealer": 4, "pot": 165}
    assert calc("unplayed", **given, readings={"stukolka.all-pass": "stay"}).total == 4


def test_a_dealer_who_gave_the_closed_trump_up_is_not_bound():
    given = {"kind": "со шлейфом", "players_in": [2], "dealer": 5, "pot": 165}
    assert [(item.text, item.cites) for item in calc("unplayed", **given, waived=False).items] == [
        ("Постучал один: с ним обязан играть сдающий", ("stukolka.shleif.dealer",))
    ]
    assert calc("unplayed", **given, waived=True).total == 2
    match = table("со шлейфом", 5)
    match.apply("waive", match.dealer)
    dealer, first = match.dealer, match.to_move
    match.apply("knock", first)
    while not match.deal_over:
        match.apply("pass", match.to_move)
    assert match.sheet.total("money", first) == 15
    assert match.sheet.total("money", dealer) == -15


def test_the_table_shows_who_knocked_until_a_trick_is_taken():
    match = table("с прикупом", 5)
    first = match.to_move
    match.apply("knock", first)
    shown = GAME.scene(match, first)["seats"]
    assert [one["seat"] for one in shown if one.get("struck")] == [first]
    while not match.open.taken:
        match.apply({"knock": "knock", "buy": "stay"}.get(match.stack[-1].phase) or match.legal()[0], match.to_move)
    assert not any(one.get("struck") for one in GAME.scene(match, first)["seats"])


def test_the_pack_is_a_reading():
    assert [GAME.deal(1, {}, {"stukolka.deck": size}).packs["cards"].size for size in ("32", "36", "52")] == [32, 36, 52]


def test_two_remises_are_played_together_in_the_next_deal():
    score = calc("next-pot", pot=165, stake=15, remised=2)
    assert score.total == 375
    assert [(item.text, item.amount, item.cites) for item in score.items] == [
        ("На столе с прибавкой за сдачу", 180, ("stukolka.20a",)),
        ("Ремизов 2 по 1\u00a0р. 80\u00a0к.", 360, ("stukolka.19",)),
        ("За новую сдачу", 15, ("stukolka.20a",)),
    ]


def test_what_lies_on_the_table_after_the_last_deal_is_shared_among_all():
    seen = 0
    for seed in range(1, 30):
        match = GAME.deal(seed, {"players": 5, "deals": 1})
        chance = Generator(seed)
        while not match.done:
            match.apply(any_action(match, match.to_move, chance), match.to_move)
        assert match.sheet.total("money", -1) == 0
        shares = [one.item.amount for one in match.sheet.entries if one.item.cites == ("stukolka.h5",) and one.seat >= 0]
        if shares:
            seen += 1
            assert len(shares) == 5
            assert max(shares) - min(shares) < 5
    assert seen


def test_three_cards_are_enough_for_a_late_purchase_under_one_reading_alone():
    options = {"kind": "со шлейфом", "players": 5, "cut": True}
    for answer, allowed in (("no", False), ("yes", True)):
        match = GAME.deal(1, options, {"stukolka.short-cut": answer})
        match.apply("begin", match.dealer)
        cutter = match.to_move
        while match.stack[-1].phase == "knock":
            match.apply("pass" if match.to_move == cutter else "knock", match.to_move)
        while match.stack[-1].phase in ("buy", "drop"):
            action = "stay" if match.stack[-1].phase == "buy" else match.legal()[0]
            match.apply(action, match.to_move)
        assert (match.stack[-1].phase, match.to_move) == ("cut", cutter)
        stock = match.cards["stock"][0]
        match.cards["discard"][0].extend(stock[3:])
        del stock[3:]
        match._legal.clear()
        assert GAME.judge(match, "cut").allowed is allowed
        if allowed:
            match.apply("cut", cutter)
            assert (len(match.cards["hand"][cutter]), match.stack[-1].phase) == (3, "play")


def test_what_is_left_at_the_end_is_shared_or_the_last_dealers():
    given = {"players": 5, "pot": 182}
    assert calc("leftover", **given).sides == {"каждому": 36, "сдававшему последним": 38}
    assert calc("leftover", **given, readings={"stukolka.leftover": "dealer"}).sides == {
        "каждому": 0,
        "сдававшему последним": 182,
    }
    for seed in range(1, 40):
        match = GAME.deal(seed, {"players": 5, "deals": 1, "kind": "обязательная"}, {"stukolka.leftover": "dealer"})
        random_match(match, seed)
        paid = [item for item in match.score().items if item.cites == ("stukolka.h5",)]
        if paid:
            break
    assert len(paid) == 1
    assert match.sheet.total("money", TABLE) == 0


HINTS = [
    ({"kind": "с гольцом", "players": 5, "dealer": 5, "turn": 1, "trump": "♥", "hand": "♠9 ♦8 ♣К"}, "pass", "golets.adv1"),
    ({"kind": "с гольцом", "players": 5, "dealer": 5, "turn": 5, "players_in": [1, 2], "hand": "♥7 ♦Т ♣К"}, "knock", "golets.adv2"),
    ({"kind": "с гольцом", "players": 5, "dealer": 5, "turn": 5, "players_in": [1, 2, 3], "hand": "♥7 ♥8 ♣Т"}, "knock", "golets.adv2"),
    ({"kind": "с гольцом", "players": 5, "dealer": 5, "turn": 5, "players_in": [2], "golets_by": 2, "hand": "♠8 ♦Т ♣7"}, "knock", "golets.adv3"),
    ({"kind": "с гольцом", "players": 5, "dealer": 5, "turn": 3, "players_in": [1], "hand": "♠9 ♦8 ♣7"}, "pass", "golets.adv4"),
    ({"kind": "с прикупом", "players": 5, "dealer": 5, "turn": 1, "hand": "♥Д ♦8 ♣7"}, "knock", "prikup.adv1"),
    ({"kind": "с прикупом", "players": 5, "dealer": 5, "turn": 2, "players_in": [1], "hand": "♥Д ♦8 ♣7"}, "pass", "prikup.adv2"),
    ({"kind": "с прикупом", "players": 5, "dealer": 5, "turn": 5, "players_in": [1, 2], "hand": "♥9 ♦8 ♣7"}, "knock", "prikup.adv3"),
    ({"kind": "обязательная", "players": 4, "dealer": 4, "turn": 1, "remise": 60, "hand": "♥9 ♦8 ♣7"}, "knock", "obyaz.adv1"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "action", "advice"), HINTS, ids=lambda one: str(one)[:24])
def test_the_hint_knocks_or_passes_by_the_advice_of_the_book(given, action, advice):
    match = GAME.position({"phase": "объявления", "trump": "♥", **given})
    found = advised(match.view(given["turn"] - 1))
    assert (found.action, f"stukolka.{advice}" in found.cites) == (action, True)


def test_the_hint_gives_the_closed_trump_up_before_a_large_remise_alone():
    for lies, action in ((15, "begin"), (600, "waive")):
        match = table("со шлейфом", 5)
        match.sheet.pay("money", 0, TABLE, Item("Ремиз", (), lies - 15))
        found = advised(match.view(match.dealer))
        assert (found.action, found.cites) == (action, ("stukolka.shleif.refuse", "stukolka.shleif.adv2"))


def test_trumps_are_drawn_where_four_knocked_and_the_hope_is_in_the_suits():
    given = {
        "kind": "с прикупом",
        "players": 6,
        "dealer": 6,
        "players_in": [1, 2, 3, 4],
        "phase": "розыгрыш",
        "trump": "♥",
        "trick": "",
    }
    found = draw_trumps(GAME.position({**given, "hand": "♥7 ♣Т ♦К"}).view(0))
    assert found == "play ♥7"
    assert draw_trumps(GAME.position({**given, "hand": "♥7 ♣К ♦К"}).view(0)) is None
    assert draw_trumps(GAME.position({**given, "hand": "♥9 ♥7 ♣Т"}).view(0)) == "play ♥7"
    assert draw_trumps(GAME.position({**given, "hand": "♥9 ♥7 ♣К"}).view(0)) is None
    assert draw_trumps(GAME.position({**given, "players_in": [1, 2, 3], "hand": "♥7 ♣Т ♦К"}).view(0)) is None


@pytest.mark.parametrize(("slug", "pot"), [("stukolka", "На столе"), ("kopilka", "Касса")])
def test_the_pot_and_ones_own_money_stand_beside_the_cards(slug, pot):
    match = rules_py.game(slug).deal(1)
    for seat in range(match.players):
        chips = {one["label"]: one["value"].replace("\u00a0", " ") for one in match.game.scene(match, seat)["chips"]}
        paid = -15 if slug == "kopilka" or seat == match.dealer else 0
        assert chips["У вас"] == (f"−{-paid} к." if paid else "0 к.")
        assert chips[pot] == ("60 к." if slug == "kopilka" else "15 к.")
    assert "У вас" not in [one["label"] for one in match.game.public_scene(match)["chips"]]


def over(seed, leftover="equal"):
    """A deal that is over; some numbers leave a remise on the table."""
    match = GAME.deal(seed, {"kind": "с прикупом", "players": 5}, {"stukolka.leftover": leftover})
    chance = Generator(seed)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    return match


@pytest.mark.parametrize(("answer", "share"), [("equal", "разделён поровну"), ("dealer", "взял сдававший")])
def test_whoever_plays_may_rise_after_any_deal_and_the_table_is_cleared(answer, share):
    seen = set()
    for seed in range(1, 9):
        match = over(seed, answer)
        assert match.deals == 1 and not match.done
        left, before = match.sheet.total("money", TABLE), [match.sheet.total("money", seat) for seat in range(5)]
        match.apply("stop", match.to_move)
        got = [match.sheet.total("money", seat) - had for seat, had in enumerate(before)]
        assert match.done and match.sheet.total("money", TABLE) == 0 and sum(got) == left
        assert [got[seat] for seat in match.around(match.dealer)] == (
            [left - 4 * (left // 5), *[left // 5] * 4] if answer == "equal" else [left, 0, 0, 0, 0]
        )
        seen.add(bool(left))
        assert match.summary == ("Кончили играть." + (f" Остаток {money(left)} {share}." if left else ""))
    assert seen == {True, False}


def test_nobody_rises_in_the_middle_of_a_deal():
    match = table("с гольцом", 5)
    with pytest.raises(IllegalAction, match="сейчас есть «knock»"):
        match.apply("stop", match.to_move)


def test_rising_is_for_people_whichever_seat_deals_next():
    match = over(1)
    assert match.legal() == ["next", "stop"]
    assert {any_action(match, match.to_move, Generator(seed)) for seed in range(20)} == {"next"}
    view = match.view(match.to_move)
    assert {bot.choose(view, Generator(seed)) for bot in GAME.bots.values() for seed in range(20)} == {"next"}
    for seat in range(5):
        buttons = [(one["action"], one["label"], one["cites"]) for one in GAME.scene(match, seat)["actions"]]
        assert buttons == [
            ("next", "Следующая сдача", ["stukolka.3"]), ("stop", "Встать", ["stukolka.h5"]),
        ]  # fmt: skip
        answer = json.loads(web.handle(json.dumps({"do": "act", "record": match.to_json(), "seat": seat, "action": "stop"})))
        assert answer["scene"]["done"] and not answer["scene"]["actions"]


def test_who_may_not_pass_is_not_told_that_he_may():
    bound = table("обязательная", 4)
    free = GAME.position({"kind": "обязательная", "players": 4, "dealer": 4, "turn": 1, "phase": "объявления", "remise": 60})
    dealer = {"kind": "со шлейфом", "players": 5, "dealer": 5, "turn": 5, "phase": "объявления", "players_in": [1]}
    said = [GAME.scene(match, match.to_move)["status"]["text"] for match in (bound, free, GAME.position(dealer))]
    assert said == ["Пасовать вам нельзя: стучите.", "Стучите, если играете, или пасуйте.", "Пасовать вам нельзя: стучите."]


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("с гольцом", "golets.lead2"),
        ("с прикупом", "prikup.lead"),
        ("со шлейфом", "shleif.play"),
        ("обязательная", "obyaz.adv2"),
    ],
)
def test_who_leads_first_is_said_by_the_rule_of_the_kind(kind, rule):
    given = {
        "kind": kind,
        "players": 4,
        "dealer": 4,
        "players_in": [2, 3],
        "turn": 2,
        "phase": "розыгрыш",
        "hand": "♠9 ♦8 ♣7",
        "trump": "♥",
    }
    match = GAME.position(given)
    assert GAME.scene(match, match.to_move)["status"]["cites"] == [f"stukolka.{rule}"]
