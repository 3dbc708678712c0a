"""Кончинка: named cases with their full steps, the bad one beside the good."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.results import Item
from rules_py.frame.rng import Generator
from rules_py.kernels.capture import most, parts, sums
from tests.core.sittings import asked

GAME = rules_py.game("konchinka")
calc = asked("konchinka")
PRICED = {"variant": "с ценами фигур"}
DECK = GAME.deal(1).packs["cards"]


def dealt(table: str, *hands: str, readings=None, **options):
    """Set the table and the hands, the first hand to play; nothing else is left in the pack."""
    match = GAME.deal(1, {"players": len(hands), **options}, readings)
    named = [[DECK.card(word) for word in text.split()] for text in (table, *hands)]
    used = {card for some in named for card in some}
    match.cards["table"][0][:] = named[0]
    for place, hand in enumerate(named[1:]):
        match.cards["hand"][(match.dealer + 1 + place) % match.players][:] = hand
    match.cards["stock"][0].clear()
    match.cards["won"][match.dealer][:] = [card for card in range(52) if card not in used]
    match._legal.clear()
    return match


def taking(match):
    return sorted(action for action in match.legal() if action.startswith("take"))


def test_every_lawful_combination_is_offered_once():
    match = dealt("♠3 ♥4 ♦7 ♣К ♦2 ♥5 ♠Т ♥6", "♣7", "♠К")
    assert taking(match) == [
        "take ♣7 ♥4 ♠3", "take ♣7 ♥4 ♦2 ♠Т", "take ♣7 ♥5 ♦2", "take ♣7 ♥6 ♠Т", "take ♣7 ♦7",
    ]  # fmt: skip
    assert [action for action in match.legal() if action not in taking(match)] == ["lay ♣7"]


def test_no_lawful_combination_is_left_out_however_many_there_are():
    """Thirty-six cards of ace to nine on the table: a ten has 1,698 ways, counted here by the generating function."""
    counts = [1] + [0] * 10
    for value in [value for value in range(1, 10) for _ in range(4)]:
        for whole in range(10, value - 1, -1):
            counts[whole] += counts[whole - value]
    table = " ".join(f"{suit}{rank}" for suit in "♠♣♦♥" for rank in "Т23456789")
    match = dealt(table, "♠10", "♠К")
    assert len(set(taking(match))) == counts[10] == 1698


def test_of_many_combinations_the_cards_are_tapped_one_by_one_and_few_stand_as_buttons():
    match = dealt("♠3 ♥4 ♦7 ♣К ♦2 ♥5 ♠Т ♥6 ♠2 ♥Т", "♣7 ♥Д", "♠К ♠9")
    ways = taking(match)
    assert len(ways) > 8
    (made,) = [one for one in GAME.scene(match, match.to_move)["actions"] if one["action"].startswith("take")]
    mine, table = made["needs"]
    assert [(one["value"], one["legal"]) for one in mine["options"]] == [("♣7", True), ("♥Д", False)]
    assert [one["value"] for one in table["options"] if not one["legal"]] == ["♣К"]
    assert (table["zone"], table["least"], table["most"]) == ("table", 1, 9)
    assert sorted(made["actions"]) == ways
    match.apply("take ♣7 ♥Т ♥4 ♠2")
    swept = dealt("♠3 ♥4 ♦7 ♣К ♦2 ♥5 ♠Т ♥6 ♠2 ♥Т", "♣7 ♥В", "♠К ♠9")
    assert [one["label"] for one in GAME.scene(swept, swept.to_move)["actions"]] == ["Взять", "♥В берёт весь стол"]
    few = dealt("♠3 ♥4 ♦7 ♣К", "♣7", "♠К")
    assert [one["label"] for one in GAME.scene(few, few.to_move)["actions"]] == ["♣7 берёт ♦7", "♣7 берёт ♥4 ♠3"]


def test_several_groups_beyond_the_list_are_taken_all_the_same():
    readings = {"konchinka.one-capture": "consecutive"}
    table = " ".join(f"{suit}{rank}" for suit in "♠♣♦♥" for rank in "Т234567")
    match = dealt(table, "♥8", "♠К", readings=readings)
    whole = "take ♥8 " + " ".join(f"{suit}{rank}" for suit in "♠♣♦♥" for rank in "Т72635")
    assert whole not in taking(match)
    (made,) = [one for one in GAME.scene(match, match.to_move)["actions"] if one["action"] == "take"]
    assert made["actions"] == []  # no list: whatever is tapped is judged as a whole
    table_cards = made["needs"][1]
    assert (table_cards["most"], [one["value"] for one in table_cards["options"] if not one["legal"]]) == (28, [])
    assert "возможных" not in GAME.advise(match.view(match.to_move)).text
    match.apply(whole)
    assert [DECK.text(card) for card in match.pile("table")] == ["♠4", "♣4", "♦4", "♥4"]


def test_a_sum_that_does_not_come_out_is_refused_and_two_groups_too():
    match = dealt("♠3 ♥4 ♦7 ♣К ♦5", "♣7 ♥9", "♠К ♠2")
    for action, text, cites in (
        ("take ♣7 ♦5", "Не сходится: берут равную карту или карты с той же суммой", ("konchinka.7",)),
        ("take ♣7 ♦7 ♠3 ♥4", "Это уже две взятки: за ход берут одну", ("konchinka.12",)),
        ("take ♥9 ♣К", "Не сходится: берут равную карту или карты с той же суммой", ("konchinka.7",)),
    ):
        with pytest.raises(IllegalAction) as refused:
            match.apply(action)
        assert (refused.value.text, refused.value.cites) == (text, cites)


def test_several_at_once_and_never_in_two_turns_running_by_the_other_reading():
    readings = {"konchinka.one-capture": "consecutive"}
    match = dealt("♠3 ♥4 ♦7 ♣К ♠5", "♣7 ♥5", "♠К ♠2", readings=readings)
    assert "take ♣7 ♦7 ♥4 ♠3" in taking(match)
    match.apply("take ♣7 ♦7 ♥4 ♠3")
    match.apply("lay ♠2")
    with pytest.raises(IllegalAction) as refused:
        match.apply("take ♥5 ♠5")
    assert (refused.value.text, refused.value.cites) == ("В прошлый свой ход вы взяли: подряд не берут", ("konchinka.12",))
    assert match.legal() == ["lay ♥5"]


def test_the_jack_takes_the_whole_table_and_nothing_less():
    match = dealt("♠4 ♥6 ♦Д ♣К", "♥В ♥9", "♠К ♠2")
    assert taking(match) == ["take ♥В ♠4 ♥6 ♦Д ♣К"]
    with pytest.raises(IllegalAction) as refused:
        match.apply("take ♥В ♠4")
    assert refused.value.cites == ("konchinka.8",)
    match.apply("take ♥В ♠4 ♥6 ♦Д ♣К")
    assert not match.pile("table")


def test_priced_court_cards_take_by_their_price_and_the_jack_takes_no_more():
    match = dealt("♠4 ♥6 ♦Д ♣К ♠Т ♦7 ♥2", "♥В ♥Д ♦К", "♠К ♠2 ♠5", **PRICED)
    with pytest.raises(IllegalAction) as refused:
        match.apply("take ♥В ♠4 ♥6 ♦Д ♣К ♠Т ♦7 ♥2")
    assert refused.value.cites == ("konchinka.25",)
    assert "take ♥В ♦7 ♠4" in taking(match) and "take ♥Д ♥6 ♠4 ♥2" in taking(match) and "take ♥Д ♦Д" in taking(match)
    assert "take ♦К ♦Д ♠Т" in taking(match)


@pytest.mark.parametrize(("reading", "taken"), [("13", "♠10 ♥3"), ("14", "♠10 ♦4")])
def test_the_sum_that_a_king_takes_hangs_on_its_reading(reading, taken):
    match = dealt("♠10 ♥3 ♦4", "♦К", "♠К", readings={"konchinka.king-value": reading}, **PRICED)
    assert taking(match) == [f"take ♦К {taken}"]


def test_passing_is_refused_and_laying_is_free_unless_read_otherwise():
    for reading, allowed in (("free", True), ("must", False)):
        match = dealt("♠4 ♥6", "♥4 ♥9", "♠К ♠2", readings={"konchinka.must-capture": reading})
        with pytest.raises(IllegalAction) as refused:
            match.apply("pass")
        assert refused.value.cites == ("konchinka.11",)
        assert ("lay ♥9" in match.legal()) is allowed


def test_whoever_took_last_takes_what_is_left_and_the_pack_is_counted():
    match = dealt("♠4 ♥6 ♦К", "♥4", "♠Д")
    match.apply("take ♥4 ♠4")
    match.apply("lay ♠Д")
    first = (match.dealer + 1) % 2
    assert len(match.cards["won"][first]) == 5
    assert match.deal_over
    score = match.score()
    assert [(item.text, item.cites, item.amount) for item in score.items] == [
        ("Больше всех карт: 47", ("konchinka.19",), 2),
        ("Больше всех треф: 13", ("konchinka.17",), 1),
        ("2\u00a0кончинки", ("konchinka.13",), 2),
    ]
    again = calc("score", cards=[47, 5], clubs=[13, 0], konchinki=[2, 0])
    assert [(text, cites, amount) for text, cites, amount, _ in again[1]] == [
        (item.text, item.cites, item.amount) for item in score.items
    ]


def test_the_same_dealer_deals_again_and_opens_nothing():
    match = GAME.deal(3, {"players": 2})
    dealer, stock = match.dealer, len(match.pile("stock"))
    while len(match.pile("stock")) == stock:
        match.apply(next(action for action in match.legal() if action.startswith("lay")))
    assert match.dealer == dealer and match.open.round == 2
    assert [len(hand) for hand in match.cards["hand"]] == [4, 4]
    assert len(match.pile("table")) == 4 + 8


def test_the_opened_cards_are_neither_jacks_nor_alike():
    for seed in range(1, 60):
        table = [DECK.rank(card) for card in GAME.deal(seed, {"players": 4}).pile("table")]
        assert "В" not in table and len(set(table)) == 4


def test_a_jack_and_a_pair_are_replaced_in_turn():
    assert calc("opening", table="♠В ♥Д ♣5 ♦5", next="♦Д ♠9 ♠2") == (3, [
        ("♠В — в середину колоды (валета не оставляют); открыта ♦Д", ("konchinka.15",), 1, ""),
        ("♦Д — в середину колоды (такая уже лежит); открыта ♠9", ("konchinka.15",), 1, ""),
        ("♦5 — в середину колоды (такая уже лежит); открыта ♠2", ("konchinka.15",), 1, ""),
    ])  # fmt: skip
    with pytest.raises(InputError) as refused:
        calc("opening", table="♠В ♥Д ♣5 ♦3", next="")
    assert refused.value.field == "next"


def party(scores, hand: str, table: str, won: str, **more):
    """Let the first to play have this record and have taken these cards."""
    match = dealt(table, hand, "♠2 ♠3 ♠4", **more)
    first = (match.dealer + 1) % 2
    for seat, score in zip((first, match.dealer), scores, strict=True):
        match.sheet.write("points", seat, Item("до того", ("konchinka.22",), score))
    cards = [DECK.card(word) for word in won.split()]
    match.cards["won"][match.dealer][:] = [card for card in match.cards["won"][match.dealer] if card not in cards]
    match.cards["won"][first][:] = cards
    return match, first


def test_the_party_is_ended_in_the_middle_by_what_is_missing_and_the_loser_pays():
    match, first = party((14, 9), "♥4 ♥9 ♥К", "♦4 ♣К", "♦10", price=3)
    match.apply("take ♥4 ♦4")
    assert match.prompt.phase == "finish" and match.legal() == ["finish", "on"]
    match.apply("finish")
    assert match.done and match.sheet.total("points", first) == 15
    assert match.sheet.total("money", first) == 6 * 3 == -match.sheet.total("money", match.dealer)


@pytest.mark.parametrize(("reading", "asked"), [("enough", False), ("any", True)])
def test_what_ends_the_party_with_two_missing_hangs_on_its_reading(reading, asked):
    match, first = party((13, 9), "♥4 ♥9 ♥К", "♦4 ♣К", "♦10", readings={"konchinka.finish-two": reading})
    match.apply("take ♥4 ♦4")
    assert (match.prompt.phase == "finish") is asked
    if asked:
        match.apply("finish")
        assert match.sheet.total("points", first) == 15


def test_a_stake_goes_to_the_winner_whole():
    match, first = party((14, 9), "♥4 ♥9 ♥К", "♦4 ♣К", "♦10", way="на куш", stake=25)
    match.apply("take ♥4 ♦4")
    match.apply("finish")
    assert match.sheet.total("money", first) == 25 and match.sheet.balance("money") == 0


def test_ties_and_majorities_by_their_readings():
    even = {"cards": [26, 26], "clubs": [6, 7], "konchinki": [0, 0]}
    assert calc("score", **even)[0] == 1
    assert calc("score", {"konchinka.tie": "each"}, **even)[0] == 5
    three = {"cards": [20, 18, 14], "clubs": [5, 4, 4], "konchinki": [1, 1, 0]}
    assert calc("score", **three) == (5, [
        ("Больше всех карт: 20", ("konchinka.19",), 2, "игрок 1"), ("Больше всех треф: 5", ("konchinka.17",), 1, "игрок 1"),
        ("1\u00a0кончинка", ("konchinka.13",), 1, "игрок 1"), ("1\u00a0кончинка", ("konchinka.13",), 1, "игрок 2")])  # fmt: skip
    assert calc("score", {"konchinka.most": "together"}, **three)[0] == 2


def test_two_at_fifteen_by_both_readings():
    given = {"scores": [15, 16], "cards": 1, "clubs": 2, "konchinki": [0, 1]}
    assert calc("party", **given)[0] == 2
    assert calc("party", {"konchinka.both-fifteen": "order"}, **given)[0] == 1
    assert calc("party", scores=[15, 15])[0] == 0


def test_a_settlement_wants_a_winner():
    with pytest.raises(InputError) as refused:
        calc("settlement", scores=[14, 10])
    assert refused.value.field == "scores"


def test_kernel_of_sums_and_parts():
    values = {1: 1, 2: 2, 3: 3, 4: 4, 7: 7}
    assert sums((1, 2, 3, 4, 7), 7, values.__getitem__) == [(4, 3), (4, 2, 1)]
    assert parts((3, 4, 7), 70, 7, lambda card: values.get(card, 0), lambda one, other: other == 7) == 2
    assert parts((3, 2), 70, 7, lambda card: values.get(card, 0), lambda one, other: other == 7) == 0
    assert most((20, 18, 14), False) == ([0], []) and most((20, 18, 14), True) == ([], [])
    assert most((26, 26), True) == ([], [0, 1])


def test_the_sensible_player_beats_the_random_one():
    wins = 0
    for seed in range(1, 13):
        match = GAME.deal(seed, {"players": 2})
        chance = Generator(seed)
        while not match.done:
            seat = match.to_move
            match.apply(GAME.bots["sensible" if seat == 0 else "random"].choose(match.view(seat), chance), seat)
        wins += match.sheet.total("money", 0) > 0
        assert match.sheet.balance("money") == 0
    assert wins >= 9
