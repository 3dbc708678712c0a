"""«Бах!»: deaths, rewards, simultaneous ends, three and eight players, the tournament and its variants."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.face import ask_bots, play_out
from rules_py.frame.results import Item
from rules_py.frame.rng import Generator
from rules_py.games.bang.cards import ABILITIES, CHARACTER_KIT
from rules_py.games.bang.decks import ROWS
from rules_py.games.bang.state import character, first_player, role, shown_role

from .street import GAME, act, cites, street


def test_a_bandit_brings_three_cards_and_the_dead_chooses_the_order():
    match = street(
        {"roles": "A: житель; B: бандит; C: шериф", "hand": "Бах!", "lives": "B: 1"}, {"B": "Пиво, Лавка"}, readings={}
    )
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: die")
    assert match.stack[-1].phase == "dead"
    act(match, "B: throw Лавка", "B: throw Пиво")
    assert match.packs["cards"].text(match.cards["discard"][0][-1]).startswith("Пиво")
    assert len(match.cards["hand"][0]) == 3
    assert shown_role(match, 1) == "бандит"


def test_a_sheriff_who_kills_a_citizen_loses_everything():
    match = street({"roles": "A: шериф; B: житель", "hand": "Бах!, Пиво", "table": "Бочка", "lives": "B: 1"})
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: die")
    assert match.cards["hand"][0] == [] == match.cards["table"][0]
    assert "bang.rew.sheriff" in cites(match)


def test_dynamite_has_no_killer_and_passes_on():
    match = street({"phase": "проверка", "table": "Динамит", "hand": ""}, top="♥9")
    act(match, "A: check Динамит")
    assert [match.packs["cards"].kinds[card] for card in match.cards["table"][1]] == ["Динамит"]
    assert match.stack[-1].phase == "play"


@pytest.mark.parametrize(("reading", "side"), [("in-turn", "бандиты"), ("at-once", "предатель")])
def test_deaths_by_gatling_in_turn_or_at_once(reading, side):
    match = street(
        {"players": 4, "roles": "A: предатель; B: шериф; C: бандит; D: бандит", "out": "D", "lives": "B: 1; C: 1", "hand": "Гатлинг"},
        readings={"bang.mass-deaths": reading},
    )  # fmt: skip
    act(match, "A: play Гатлинг", "B: lose")
    if reading == "in-turn":
        act(match, "B: die")
    else:
        act(match, "C: lose", "B: die", "C: die")
    assert match.done
    assert match.open.side == side


@pytest.mark.parametrize("reading", ["all", "bandit"])
def test_a_duel_lost_by_its_own_caller(reading):
    match = street(
        {"roles": "A: житель; B: шериф", "life": 1, "hand": "Дуэль"}, {"B": "Бах!, Пиво"}, readings={"bang.own-duel": reading}
    )
    act(match, "A: play Дуэль", "A: on 1", "B: discard Бах!", "A: lose", "A: die")
    assert len(match.cards["hand"][1]) == (3 if reading == "all" else 2)
    assert ("bang.rew.sheriff" in cites(match)) is (reading == "bandit")


def test_three_open_roles_hunt_each_other_and_the_citizen_begins():
    match = GAME.deal(4, {"players": 3})
    assert all(shown_role(match, seat) for seat in range(3))
    assert role(match, first_player(match)) == "житель"
    match = street({"players": 3, "roles": "A: житель; B: предатель; C: бандит", "lives": "B: 1", "hand": "Бах!"})
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: die")
    assert match.open.side == "житель"
    match = street({"players": 3, "roles": "A: бандит; B: предатель; C: житель", "lives": "B: 1", "hand": "Бах!"})
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: die")
    assert not match.done
    assert len(match.cards["hand"][0]) == 3


@pytest.mark.parametrize(("reading", "over"), [("on", False), ("hunter", True)])
def test_three_and_a_death_by_dynamite(reading, over):
    match = street(
        {"players": 3, "phase": "проверка", "roles": "A: предатель; B: житель; C: бандит", "life": 3, "table": "Динамит", "hand": ""},
        top="♠5", readings={"bang.three-nobody": reading},
    )  # fmt: skip
    act(match, "A: check Динамит", "A: die")
    assert match.done is over
    assert match.open.side == ("житель" if over else "")


def test_beer_has_no_power_between_two():
    match = street({"players": 3, "roles": "A: бандит; B: предатель; C: житель", "out": "C", "life": 2, "hand": "Пиво"})
    act(match, "A: play Пиво")
    assert match.open.life[0] == 2
    assert "bang.beer.3" in cites(match)


def test_two_traitors_and_a_dead_sheriff_is_the_bandits_win():
    match = street(
        {"players": 8, "roles": "A: предатель; B: предатель; C: шериф", "out": "D,E,F,G,H", "lives": "C: 1", "hand": "Бах!"},
    )  # fmt: skip
    act(match, "A: play Бах!", "A: on 2", "C: lose", "C: die")
    assert match.open.side == "бандиты"


@pytest.mark.parametrize("more", [{}, {"hire": True}, {"experience": True}, {"bounty": True}, {"nomercy": True}])
def test_a_tournament_has_as_many_games_as_players_and_every_seat_is_sheriff_once(more):
    match = GAME.deal(3, {"players": 4, "length": "турнир", **more})
    sheriffs = []
    chance = Generator(5)
    while not match.done:
        if len(sheriffs) < match.deals:
            sheriffs.append(first_player(match))
        seat = match.may_act()[0]
        action = GAME.bots["sensible"].choose(match.view(seat), chance)
        if action == "wait":
            seat = match.to_move
            action = GAME.bots["sensible"].choose(match.view(seat), chance)
        match.apply(action, seat)
    assert sorted(sheriffs) == [0, 1, 2, 3]
    assert match.deals == 4


def test_a_tournament_of_three_is_refused_by_the_table():
    with pytest.raises(InputError) as refused:
        GAME.deal(1, {"players": 3, "length": "турнир"})
    assert (refused.value.field, refused.value.cites) == ("length", ("bang.score.table",))


def test_an_owners_deck_is_played_by_its_hash_and_refused_where_it_is_not():
    id = GAME.keep_deck({"bang": [8, 2, 8, 8, 8], "ranges": [2, 2, 3, 6]})
    match = GAME.deal(1, {"players": 4, "deck": id})
    assert match.to_json()["options"] == {"players": 4, "deck": id}
    play_out(GAME, match, [GAME.bots["random"]] * 4, Generator(1), 20_000)
    assert GAME.from_json(match.to_json()).actions == match.actions
    with pytest.raises(InputError) as refused:
        GAME.deal(1, {"deck": "f" * 16})
    assert refused.value.field == "deck"
    with pytest.raises(InputError) as refused:
        GAME.keep_deck({"bang": [0, 0, 0, 0, 0]})
    assert refused.value.field == "bang"


def test_an_owners_deck_that_is_too_small_for_this_table_is_refused_before_the_deal():
    id = GAME.keep_deck({row.name: [0] * 5 for row in ROWS} | {"bang": [2, 2, 5, 5, 5], "missed": [1] * 5})
    assert not GAME.deal(1, {"players": 3, "deck": id}).done
    for players, need in ((4, 28), (8, 48)):
        with pytest.raises(InputError) as refused:
            GAME.deal(1, {"players": players, "deck": id})
        assert (refused.value.field, refused.value.cites) == ("deck", ("bang.h1", "bang.setup.hand"))
        assert f"на {players} игроков нужно {need}" in str(refused.value)


def test_the_hint_names_the_suspicion_and_never_a_hidden_role():
    match = street({"roles": "A: шериф; B: бандит", "hand": "Бах!"})
    match.open.deeds[1, 0, "Бах!"] = 2
    act(match, "A: play Бах!")
    hint = GAME.advise(match.view(0))
    assert hint.action == "on 1"
    assert hint.text == "Игрок 2 — скорее бандит: стрелял в шерифа дважды. Игроки 3, 4, 5 — роли неясны: дела роли не выдают."


def test_the_table_offers_a_few_sums_at_an_auction_and_takes_any_other():
    match = GAME.deal(3, {"players": 5, "length": "турнир", "hire": True})
    match.apply(match.legal()[0])
    assert match.legal() == ["bid 100", "bid 200", "bid 300", "bid 400", "bid 600", "bid 1000"]
    name = CHARACTER_KIT.kinds[match.stack[-1].about["card"]]
    asked = GAME.scene(match, match.to_move)["status"]["text"]
    assert asked == f"Торг: {name} ({ABILITIES[name][0]}). Ставка не меньше 100."
    match.apply("bid 137")
    assert match.legal() == ["bid 237", "bid 337", "bid 437", "bid 537", "bid 737", "bid 1000", "pass"]
    with pytest.raises(IllegalAction) as refused:
        match.apply("bid 236")
    assert refused.value.cites == ("bang.h9",)


def advice(match, seat=0):
    """Give what the hint says to a seat, and by which rules."""
    hint = GAME.advise(match.view(seat))
    return hint.action, hint.text, hint.cites


def test_the_hint_cites_the_card_that_is_aimed_and_the_question_that_is_asked():
    match = street({"roles": "A: шериф; B: бандит", "hand": "Кот Балу, Лавка", "table": "Бочка"}, {"B": "Бах!"})
    assert advice(match)[2] == ("bang.spec.store",)
    act(match, "A: play Кот Балу")
    assert advice(match)[2] == ("bang.card.catbalou",)
    match = street({"roles": "A: житель; B: бандит; C: шериф", "hand": "Бах!", "lives": "B: 1"}, {"B": "Лавка, Бона"})
    act(match, "A: play Бах!", "A: on 1")
    assert advice(match, 1) == ("lose", "Отменить выстрел нечем: жизнь потеряна.", ("bang.bang.2",))
    act(match, "B: lose")
    assert advice(match, 1) == ("die", "Рана смертельная, спастись нечем.", ("bang.elim.1",))
    act(match, "B: die")
    assert advice(match, 1) == ("rest", "Для выбывшего порядок карт уже не важен: сбрасывайте как лежат.", ("bang.bang.4",))
    match = street({"characters": "A: Кастет", "hand": "Бах!"}, {"B": "Мимо!"})
    act(match, "A: play Бах!", "A: on 1")
    assert advice(match, 1) == ("lose", "Двух карт «Мимо!» против Кастета нет.", ("bang.char.slab",))


def test_the_table_pays_what_the_calculator_counts():
    for seed in (1, 2):
        match = GAME.deal(seed, {"players": 5, "length": "турнир"})
        chance = Generator(seed)
        while not match.done:
            ask_bots(match, [GAME.bots["sensible"]] * 5, chance)
            if match.deal_over:
                roles = [role(match, seat) for seat in range(5)]
                alive = [roles[seat] for seat in range(5) if seat not in match.open.out]
                killer = match.open.sheriff_by
                side = {"шериф и жители": "шериф"}.get(match.open.side, match.open.side)
                counted = rules_py.calculator("bang.payout")(
                    players=5, outcome=side, citizens_alive=alive.count("житель"), bandits_alive=alive.count("бандит"),
                    traitor=how(match, roles), sheriff_killer=roles[killer] if killer >= 0 and side != "шериф" else "никто",
                )  # fmt: skip
                written = sum(entry.item.amount for entry in match.sheet.of_deal(match.number) if entry.account == "dollars")
                assert counted.total == written


def how(match, roles):
    """Say how the traitor ended: alive, dead, dead last."""
    seat = roles.index("предатель")
    if seat not in match.open.out:
        return "жив"
    return "убит последним" if match.open.out[-1] == seat and match.open.side == "шериф и жители" else "убит"


def test_an_auction_of_those_who_have_no_money_ends_with_its_opener():
    match = GAME.deal(2, {"players": 4, "length": "турнир", "hire": True})
    for seat in range(4):
        match.sheet.write("dollars", seat, Item("Проигрыш", ("bang.score.0",), -1000))
    match._legal.clear()
    opener = match.to_move
    match.apply(match.legal()[0])
    assert match.legal() == ["bid 0"]
    match.apply("bid 0")
    for _ in range(3):
        assert match.legal() == ["pass"]
        match.apply("pass")
    assert match.cards["person"][opener]


def test_dollars_stand_in_the_record_of_a_tournament_alone():
    for length, columns in (("одна игра", ["Победы"]), ("турнир", ["Победы", "Доллары"])):
        match = GAME.deal(3, {"players": 4, "length": length})
        assert [row["cells"][0] for row in GAME.scene(match, 0)["sheet"]["rows"]] == columns


def test_who_is_for_hire_is_told_apart_by_three_letters_and_his_lives():
    match = GAME.deal(3, {"players": 8, "length": "турнир", "hire": True})
    zone = next(one for one in GAME.scene(match, 0)["zones"] if one["label"] == "Персонажи для найма")
    shown = [card["face"]["value"] for card in zone["cards"]]
    assert len(set(shown)) == 8
    assert all(value[-1] in "34" and len(value) == 4 for value in shown)


def test_the_star_stands_for_the_sheriff_where_lives_are_shown():
    match = GAME.deal(3, {"players": 7})
    sheriff = first_player(match)
    seats = {one["seat"]: one["tags"] for one in GAME.scene(match, (sheriff + 1) % 7)["seats"]}
    assert seats[sheriff][0].startswith("★")
    assert "шериф" not in seats[sheriff]


def test_ones_own_character_stands_before_its_lives_where_a_narrow_bar_shows_it():
    match = GAME.deal(3, {"players": 7})
    for seat in range(7):
        shown = [(one["label"], one["value"]) for one in GAME.scene(match, seat)["chips"]]
        assert shown[0][0] == "Роль"
        assert shown[1] == (character(match, seat), "●" * match.open.life[seat])
