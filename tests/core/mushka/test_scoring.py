"""Памфил and шутиха: what differs from мушка, each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import InputError
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from tests.core.forms import as_it_stands, refused

BUYING = {"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "trump": "♥", "stock": 15}


def judged(slug, given, action, readings=None):
    game = rules_py.game(slug)
    found = game.judge(game.position(given, readings), action)
    return found.allowed, found.cites


def total(name, readings=None, **given):
    return rules_py.calculator(name)(**given, readings=readings or {}).total


def test_with_the_jack_one_does_not_pass_unless_the_ace_keeps_its_part():
    given = {**BUYING, "hand": "♣В ♠6 ♣7 ♦6 ♦8"}
    assert judged("pamfil", given, "pass") == (False, ("pamfil.jack", "mushka.spadeace.nopass"))
    assert judged("pamfil", given, "pass", {"pamfil.spade-ace": "both"})[0]
    assert judged("pamfil", {**BUYING, "hand": "♠Т ♠6 ♣7 ♦6 ♦8"}, "pass")[0]
    assert not judged("pamfil", {**BUYING, "hand": "♠Т ♠6 ♣7 ♦6 ♦8"}, "pass", {"pamfil.spade-ace": "both"})[0]


@pytest.mark.parametrize(("answer", "expected"), [("moved", -7), ("both", -2), ("none", -2)])
def test_the_bonus_goes_where_the_reading_puts_it(answer, expected):
    assert total("pamfil.change", {"pamfil.spade-ace": answer}, tricks=2, pamfil=True, spade_ace=False, trump="♥") == expected


def test_the_jack_is_a_trump_alone_or_a_club_besides():
    given = {"players": 4, "phase": "розыгрыш", "trump": "♥", "hand": "♣В ♦7 ♥9", "trick": "♣Д"}
    assert judged("pamfil", given, "play ♥9")[0]
    assert judged("pamfil", given, "play ♥9", {"pamfil.suit": "club"}) == (False, ("mushka.follow",))


def test_the_dealer_takes_the_turned_jack_under_one_reading_alone():
    game = rules_py.game("pamfil")
    for answer, expected in (("no", False), ("yes", True)):
        given = {**BUYING, "turn": 4, "hand": "♦К ♦Д ♦9 ♠7 ♥8", "turnup": "♣В"}
        match = game.position(given, {"pamfil.turnup-take": answer})
        assert game.judge(match, "swap ♠7").allowed is expected


def test_a_declared_jack_is_paid_by_everybody_and_not_written():
    game = rules_py.game("pamfil")
    match = game.position({**BUYING, "hand": "♣В ♠6 ♣7 ♦6 ♦8"})
    match.apply("declare", 0)
    assert [match.sheet.total("money", seat) for seat in range(4)] == [15, -5, -5, -5]
    assert match.sheet.total("record", 0) == 0
    assert judged("pamfil", {**BUYING, "hand": "♣К ♠6 ♣7 ♦6 ♦8"}, "declare") == (False, ("pamfil.declare",))


def test_the_jack_is_declared_before_one_s_own_exchange_or_before_the_first_by_the_reading():
    game = rules_py.game("pamfil")
    given = {**BUYING, "turn": 3, "hand": "♣В ♠6 ♣7 ♦6 ♦8"}
    assert judged("pamfil", given, "declare") == (True, ("pamfil.declare",))
    found = game.judge(game.position(given, {"pamfil.declare-when": "first"}), "declare")
    assert (found.allowed, found.text, found.cites) == (False, "Прикуп уже начат: объявляют до него", ("pamfil.declare",))


def declaring(fee: int = 5):
    """Deal to four where the jack is declared before anybody buys; the one on the dealer's right holds it."""
    game = rules_py.game("pamfil")
    deck = game.deal(1, {"players": 4}).packs["cards"]
    hands = ("♠К ♠9 ♥К ♥7 ♦9", "♥Д ♥В ♦7 ♣8 ♦8", "♣В ♠6 ♣7 ♦6 ♥8", "♠Т ♣9 ♣10 ♦Т ♦10")
    named = [*(hand.split()[place] for place in range(5) for hand in hands), "♥Т"]
    rest = [deck.text(card) for card in range(deck.size) if deck.text(card) not in named]
    return game.deal(4, {"players": 4, "fee": fee}, {"pamfil.declare-when": "first"}, " ".join([*rest, *reversed(named)]))


def test_where_it_is_declared_before_the_first_exchange_everybody_is_asked_once():
    match = declaring()
    assert (match.phase.title, match.dealer) == ("объявление", 3)
    assert match.legal() == ["silent"]
    assert match.judged("declare", 0).text == "Платят только за объявленного валета треф, а его у вас нет"
    for _ in range(2):
        match.apply("silent", match.to_move)
    assert sorted(match.legal()) == ["declare", "silent"]
    match.apply("declare", 2)
    assert (match.phase.title, match.to_move) == ("объявление", 3)
    match.apply("silent", 3)
    assert [match.sheet.total("money", seat) for seat in range(4)] == [-5, -5, 15, -5]
    assert (match.phase.title, match.to_move) == ("прикуп", 0)
    assert not match.judged("declare", 2).allowed
    assert declaring(fee=0).phase.title == "прикуп"


def test_a_turned_jack_is_answered_before_others_are_asked_to_declare():
    match = rules_py.game("pamfil").position(
        {"players": 4, "dealer": 4, "who": 4, "phase": "козырь", "turnup": "♣В", "hand": "♦К ♦Д ♦9 ♠7 ♥8"},
        {"pamfil.declare-when": "first"},
    )
    match.apply("trump ♦", 3)
    assert (match.phase.title, match.to_move) == ("объявление", 0)


@pytest.mark.parametrize(
    ("reading", "given", "expected"),
    [
        ({"shutiha.value": "6"}, {"tricks": 1, "queen": "взяла"}, (-8, -6)),
        ({"shutiha.trick-point": "extra"}, {"tricks": 1, "queen": "взяла"}, (-8, -9)),
        ({"shutiha.spade-ace": "yes"}, {"tricks": 2, "queen": "не была", "spade_ace": True}, (-2, -12)),
    ],
)
def test_each_reading_of_the_queen_is_told_from_its_default(reading, given, expected):
    assert (total("shutiha.change", **given), total("shutiha.change", reading, **given)) == expected


@pytest.mark.parametrize(("answer", "winner"), [("after-jack", 2), ("after-queen", 3), ("low", 2)])
def test_the_ace_stands_where_the_reading_puts_it(answer, winner):
    assert total("shutiha.trick", {"shutiha.ace": answer}, trick="♠9 ♠В ♠Т ♠7") == winner
    assert total("shutiha.trick", {"shutiha.ace": answer}, trick="♠9 ♠Т ♠7") == (1 if answer == "low" else 2)


def test_five_spades_with_the_queen_win_the_pool_as_they_were_dealt():
    game = rules_py.game("shutiha")
    deck = game.deal(1, {"players": 3}).packs["cards"]
    hands = ("♠Д ♠К ♠В ♠10 ♠8", "♥К ♥Д ♥7 ♣8 ♥8", "♣К ♦К ♦9 ♦8 ♥9")
    named = [hand.split()[place] for place in range(5) for hand in hands]
    rest = [deck.text(card) for card in range(deck.size) if deck.text(card) not in named]
    match = game.deal(3, {"players": 3}, None, " ".join([*rest, *reversed(named)]))
    assert match.done
    assert sorted(match.sheet.total("score", seat) for seat in range(3)) == [-25, -25, 50]


def test_five_spades_with_the_queen_win_the_pool_at_once():
    game = rules_py.game("shutiha")
    match = game.position({"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "hand": "♠Д ♠К ♠В ♠10 ♠8"})
    match.apply("stay", 0)
    assert match.done
    assert [match.sheet.total("score", seat) for seat in range(4)] == [75, -25, -25, -25]
    match = game.position({"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "hand": "♠Т ♠К ♠В ♠10 ♠8"})
    match.apply("stay", 0)
    assert not match.done


@pytest.mark.parametrize("slug", ["mushka", "pamfil", "shutiha"])
def test_random_matches_hold_under_every_reading(slug):
    game = rules_py.game(slug)
    for seed in range(1, 13):
        chosen = {one.id: one.choices[seed % len(one.choices)] for one in game.readings}
        match = game.deal(seed, {"players": 3 + seed % 5, "deals": 6}, chosen)
        chance = Generator(seed)
        while not match.done:
            match.apply(any_action(match, match.to_move, chance), match.to_move)
        assert match.sheet.balance("money") == match.sheet.balance("score") == 0


def lines(name, given, readings):
    """Return every line of a count: what it says, by which rules, how much."""
    score = rules_py.calculator(name)(given, readings)
    assert score.total == sum(item.amount or 0 for item in score.items)
    return [(item.text.replace("\u00a0", " "), item.cites, item.amount) for item in score.items]


@pytest.mark.parametrize(
    ("given", "readings", "expected"),
    [
        ({"tricks": 0}, {}, [("Ремиз", ("mushka.remise.plain",), 5)]),
        ({"tricks": 1}, {}, [("За взятки", ("mushka.trick",), -1)]),
        ({"tricks": 5}, {}, [("За взятки", ("mushka.trick",), -5)]),
        ({"tricks": 2, "spade_ace": True}, {}, [("За взятки", ("mushka.trick",), -2), ("За туза пик", ("mushka.spadeace.bonus",), -5)]),
        ({"tricks": 2, "spade_ace": True, "spades_trump": True}, {}, [("За взятки", ("mushka.trick",), -2), ("За туза пик", ("mushka.spadeace.bonus",), -10)]),
        ({"tricks": 0, "spade_ace": True}, {}, [("Ремиз с тузом пик", ("mushka.spadeace.remise",), 10)]),
        ({"tricks": 0, "spade_ace": True, "spades_trump": True}, {}, [("Ремиз с тузом пик", ("mushka.spadeace.remise",), 10)]),
        ({"tricks": 2, "revokes": 2}, {}, [("За взятки", ("mushka.trick",), -2), ("Ремиз за промахи", ("mushka.follow",), 10)]),
        ({"tricks": 0, "revokes": 1}, {}, [("Ремиз", ("mushka.remise.plain",), 5), ("Ремиз за промахи", ("mushka.follow",), 5)]),
        ({"tricks": 0, "spade_ace": True, "ace_thrown": True}, {}, [("Ремиз с тузом пик", ("mushka.spadeace.remise",), 10)]),
        ({"tricks": 0, "revokes": 1}, {"mushka.revoke-and-none": "one"}, [("Ремиз", ("mushka.remise.plain",), 5)]),
        ({"tricks": 1, "revokes": 1}, {"mushka.revoke-and-none": "one"}, [("За взятки", ("mushka.trick",), -1), ("Ремиз за промахи", ("mushka.follow",), 5)]),
        ({"tricks": 0, "spade_ace": True, "revokes": 2}, {"mushka.revoke-and-none": "one"}, [("Ремиз с тузом пик", ("mushka.spadeace.remise",), 10)]),
        ({"tricks": 0, "spade_ace": True, "ace_thrown": True}, {"mushka.ace-thrown": "five"}, [("Ремиз", ("mushka.remise.plain",), 5)]),
        ({"tricks": 0, "spade_ace": True}, {"mushka.ace-thrown": "five"}, [("Ремиз с тузом пик", ("mushka.spadeace.remise",), 10)]),
    ],
)  # fmt: skip
def test_what_a_deal_of_mushka_comes_to(given, readings, expected):
    assert lines("mushka.change", given, readings) == expected


@pytest.mark.parametrize(
    ("given", "readings", "expected"),
    [
        ({"tricks": 2, "pamfil": True, "trump": "♥"}, {}, [("За взятки", ("mushka.trick",), -2), ("За Памфила", ("pamfil.jack", "mushka.spadeace.bonus"), -5)]),
        ({"tricks": 2, "pamfil": True, "trump": "♣"}, {}, [("За взятки", ("mushka.trick",), -2), ("За Памфила", ("pamfil.jack", "mushka.spadeace.bonus"), -10)]),
        ({"tricks": 0, "pamfil": True}, {}, [("Памфил страхует от ремиза", ("pamfil.insured",), 0)]),
        ({"tricks": 2, "spade_ace": True, "trump": "♠"}, {}, [("За взятки", ("mushka.trick",), -2)]),
        ({"tricks": 0, "spade_ace": True}, {}, [("Ремиз", ("pamfil.remise",), 5)]),
        ({"tricks": 0, "pamfil": True, "revokes": 1}, {}, [("Памфил страхует от ремиза", ("pamfil.insured",), 0), ("Ремиз за промахи", ("mushka.follow",), 5)]),
        ({"tricks": 0, "revokes": 1}, {}, [("Ремиз", ("pamfil.remise",), 5), ("Ремиз за промахи", ("mushka.follow",), 5)]),
        ({"tricks": 2, "pamfil": True, "trump": "♣"}, {"pamfil.spade-ace": "both"}, [("За взятки", ("mushka.trick",), -2)]),
        ({"tricks": 2, "spade_ace": True, "trump": "♥"}, {"pamfil.spade-ace": "both"}, [("За взятки", ("mushka.trick",), -2), ("За туза пик", ("pamfil.jack", "mushka.spadeace.bonus"), -5)]),
        ({"tricks": 2, "spade_ace": True, "trump": "♠"}, {"pamfil.spade-ace": "both"}, [("За взятки", ("mushka.trick",), -2), ("За туза пик", ("pamfil.jack", "mushka.spadeace.bonus"), -10)]),
        ({"tricks": 0, "spade_ace": True}, {"pamfil.spade-ace": "both"}, [("Ремиз с тузом пик", ("mushka.spadeace.remise",), 10)]),
        ({"tricks": 0}, {"pamfil.spade-ace": "both"}, [("Ремиз", ("pamfil.remise",), 5)]),
        ({"tricks": 0, "pamfil": True, "spade_ace": True}, {"pamfil.spade-ace": "both"}, [("Памфил страхует от ремиза", ("pamfil.insured",), 0)]),
        ({"tricks": 0, "pamfil": True, "spade_ace": True, "trump": "♠"}, {"pamfil.spade-ace": "none"}, [("Памфил страхует от ремиза", ("pamfil.insured",), 0)]),
        ({"tricks": 2, "pamfil": True, "trump": "♣"}, {"pamfil.spade-ace": "none"}, [("За взятки", ("mushka.trick",), -2)]),
        ({"tricks": 0, "spade_ace": True}, {"pamfil.spade-ace": "none"}, [("Ремиз", ("pamfil.remise",), 5)]),
    ],
)  # fmt: skip
def test_what_a_deal_of_pamfil_comes_to(given, readings, expected):
    assert lines("pamfil.change", given, readings) == expected


@pytest.mark.parametrize(
    ("given", "readings", "expected"),
    [
        ({"tricks": 1, "queen": "взяла"}, {}, [("Взятка дамой пик", ("shutiha.value", "shutiha.queen"), -8)]),
        ({"tricks": 3, "queen": "взяла"}, {}, [("Взятка дамой пик", ("shutiha.value", "shutiha.queen"), -8), ("За другие взятки", ("mushka.trick",), -2)]),
        ({"tricks": 1, "queen": "побита мной"}, {}, [("Король прикрыл даму", ("shutiha.value",), -5)]),
        ({"tricks": 3, "queen": "побита мной"}, {}, [("Король прикрыл даму", ("shutiha.value",), -5), ("За другие взятки", ("mushka.trick",), -2)]),
        ({"tricks": 0, "queen": "побита"}, {}, [("За побитую даму", ("shutiha.value", "shutiha.remise"), -4)]),
        ({"tricks": 2, "queen": "побита"}, {}, [("За побитую даму", ("shutiha.value", "shutiha.remise"), -4), ("За другие взятки", ("mushka.trick",), -2)]),
        ({"tricks": 0}, {}, [("Ремиз", ("shutiha.remise",), 5)]),
        ({"tricks": 0, "spade_ace": True}, {}, [("Ремиз", ("shutiha.remise",), 5)]),
        ({"tricks": 2, "spade_ace": True}, {}, [("За другие взятки", ("mushka.trick",), -2)]),
        ({"tricks": 0, "revokes": 1}, {}, [("Ремиз", ("shutiha.remise",), 5), ("Ремиз за промахи", ("shutiha.trump", "mushka.follow"), 5)]),
        ({"tricks": 2, "revokes": 2}, {}, [("За другие взятки", ("mushka.trick",), -2), ("Ремиз за промахи", ("shutiha.trump", "mushka.follow"), 10)]),
        ({"tricks": 3, "queen": "взяла"}, {"shutiha.value": "6"}, [("Взятка дамой пик", ("shutiha.value", "shutiha.queen"), -6), ("За другие взятки", ("mushka.trick",), -2)]),
        ({"tricks": 3, "queen": "взяла"}, {"shutiha.trick-point": "extra"}, [("Взятка дамой пик", ("shutiha.value", "shutiha.queen"), -8), ("За другие взятки", ("mushka.trick",), -3)]),
        ({"tricks": 1, "queen": "побита мной"}, {"shutiha.trick-point": "extra"}, [("Король прикрыл даму", ("shutiha.value",), -5), ("За другие взятки", ("mushka.trick",), -1)]),
        ({"tricks": 0, "spade_ace": True}, {"shutiha.spade-ace": "yes"}, [("Ремиз", ("shutiha.remise",), 10)]),
        ({"tricks": 2, "spade_ace": True}, {"shutiha.spade-ace": "yes"}, [("За другие взятки", ("mushka.trick",), -2), ("За туза пик", ("mushka.spadeace.bonus",), -10)]),
        ({"tricks": 0, "queen": "побита", "spade_ace": True}, {"shutiha.spade-ace": "yes"}, [("За побитую даму", ("shutiha.value", "shutiha.remise"), -4)]),
        ({"tricks": 0, "spade_ace": False}, {"shutiha.spade-ace": "yes"}, [("Ремиз", ("shutiha.remise",), 5)]),
    ],
)  # fmt: skip
def test_what_a_deal_of_shutiha_comes_to(given, readings, expected):
    assert lines("shutiha.change", given, readings) == expected


@pytest.mark.parametrize("name", ["mushka.change", "pamfil.change", "shutiha.change"])
def test_the_form_of_a_deal(name):
    assert as_it_stands(name) == (
        (-1, "Запись уменьшается на 1 очко.") if name == "shutiha.change" else (-2, "Запись уменьшается на 2 очка.")
    )
    for field, label in (("tricks", "Взяток"), ("revokes", "Промахов")):
        for bad in (-1, 6):
            assert refused(name, field, bad) == f"{label}: введите число от 0 до 5, получено {bad}"


def test_the_form_of_a_declared_jack():
    assert as_it_stands("pamfil.declare") == (15, "Объявивший получает 15 к.; в запись это не идёт.")
    assert refused("pamfil.declare", "players", 8) == "Игроков: введите число от 3 до 7, получено 8"
    assert refused("pamfil.declare", "fee", 1001) == "Плата с каждого: введите число от 0 до 1000, получено 1001"
    assert lines("pamfil.declare", {"players": 6, "fee": 10}, {}) == [("Платят 5 по 10 к.", ("pamfil.declare",), 50)]
    assert lines("pamfil.declare", {"players": 6, "fee": 10, "before_buy": False}, {}) == [
        ("Объявлен после прикупа: не платят", ("pamfil.declare",), 0)
    ]
    bought, first = {"players": 6, "fee": 10, "others_bought": True}, {"pamfil.declare-when": "first"}
    assert lines("pamfil.declare", bought, {}) == [("Платят 5 по 10 к.", ("pamfil.declare",), 50)]
    assert lines("pamfil.declare", bought, first) == [("Другие уже прикупали: не платят", ("pamfil.declare",), 0)]
    assert lines("pamfil.declare", {**bought, "others_bought": False}, first) == [
        ("Платят 5 по 10 к.", ("pamfil.declare",), 50)
    ]


@pytest.mark.parametrize("queen", ["взяла", "побита мной"])
def test_whose_trick_the_queen_is_in_has_a_trick(queen):
    with pytest.raises(InputError) as error:
        lines("shutiha.change", {"tricks": 0, "queen": queen}, {})
    assert (error.value.field, str(error.value)) == (
        "tricks",
        "Взяток: эту взятку взяли вы, введите число от 1 до 5, получено 0",
    )
    assert lines("shutiha.change", {"tricks": 1, "queen": queen}, {})


def test_the_form_of_a_trick_of_shutiha():
    assert as_it_stands("shutiha.trick") == (2, "Взятку берёт игрок 2: дама пик.")
    seven = "♠9 ♠8 ♠Т ♠7 ♠6 ♠5 ♠4"
    assert [rules_py.calculator("shutiha.trick")(trick=cards).total for cards in ("♠9", seven)] == [1, 3]
    for cards in ("", f"{seven} ♠3"):
        assert refused("shutiha.trick", "trick", cards).startswith("Карты взятки по порядку: ")


def test_the_form_of_a_wrong_ruff_in_shutiha():
    assert as_it_stands("shutiha.wrong-ruff")[1] == "Взятка игрока 3; игрок 3 ставит ремиз 5."
    seven = "♣9 ♣К ♣2 ♣8 ♣3 ♣4 ♠7"
    assert rules_py.calculator("shutiha.wrong-ruff")(trick=seven, offender=7).sides == {"игрок 7": 5}
    assert rules_py.calculator("shutiha.wrong-ruff")(trick="♠7 ♣9", offender=1).sides == {"игрок 1": 5}
    for cards in ("♣9", f"{seven} ♠6"):
        assert refused("shutiha.wrong-ruff", "trick", cards).startswith("Карты взятки по порядку: ")
    for bad in (0, 8):
        assert refused("shutiha.wrong-ruff", "offender", bad) == f"Кто побил ошибкой: введите число от 1 до 7, получено {bad}"
