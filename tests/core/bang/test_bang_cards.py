"""«Бах!»: what every card does at the table, the turn around it, and the bad case beside the good one."""

from __future__ import annotations

import pytest

from rules_py.frame.errors import IllegalAction

from .street import GAME, act, cites, held, street


def refused(match, step):
    """Return the text and the rules of a refusal."""
    with pytest.raises(IllegalAction) as error:
        act(match, step)
    return error.value.text, error.value.cites


def before(match, letter):
    """Return what lies before a seat."""
    return sorted(match.packs["cards"].kinds[card] for card in match.cards["table"]["ABCDEFGH".index(letter)])


def test_stage_and_wells_give_two_and_three_cards():
    match = act(street({"hand": "Дилижанс, Бона"}), "A: play Дилижанс")
    assert len(match.cards["hand"][0]) == 3
    act(match, "A: play Бона")
    assert len(match.cards["hand"][0]) == 5
    assert {"bang.card.stage", "bang.card.wells"} <= cites(match)


def test_the_store_opens_a_card_for_each_and_its_player_chooses_first():
    match = act(street({"hand": "Лавка", "out": "E"}), "A: play Лавка")
    assert (len(match.cards["opened"][0]), match.stack[-1].seats) == (4, (0, 1, 2, 3))
    for seat in "ABCD":
        act(match, f"{seat}: {match.legal()[0]}")
    assert [len(hand) for hand in match.cards["hand"]] == [1, 1, 1, 1, 0]
    assert match.stack[-1].phase == "play"


def test_a_saloon_heals_everybody_up_to_the_beginning():
    match = act(street({"roles": "D: шериф", "life": 4, "lives": "B: 2; C: 1", "hand": "Салун"}), "A: play Салун")
    assert match.open.life == [4, 3, 2, 5, 4]


def test_beer_heals_one_life_and_never_above_the_beginning():
    match = act(street({"life": 3, "hand": "Пиво, Пиво"}), "A: play Пиво", "A: play Пиво")
    assert match.open.life[0] == 4
    assert match.log[-1].text == "{пьёт|пьёте} напрасно: жизней больше, чем вначале, не бывает"


def test_a_robber_takes_what_lies_on_the_table_or_a_card_by_chance():
    match = street({"hand": "Грабёж, Грабёж", "tables": "B: Бочка"}, {"B": "Пиво"})
    act(match, "A: play Грабёж", "A: on 1")
    act(match, f"A: {next(one for one in match.legal() if 'Бочка' in one)}")
    assert (held(match, "A"), before(match, "B")) == (["Бочка", "Грабёж"], [])
    act(match, "A: play Грабёж", "A: on 1")
    assert (held(match, "A"), held(match, "B")) == (["Бочка", "Пиво"], [])


def test_a_robber_does_not_reach_two_seats_and_finds_nothing_where_nothing_is():
    match = act(street({"hand": "Грабёж"}, {"B": "Пиво", "C": "Пиво"}), "A: play Грабёж")
    assert refused(match, "A: on 2") == ("«Грабёж» берёт на расстоянии 1, а до него 2", ("bang.card.panic", "bang.sym.dist"))
    assert refused(match, "A: on 4") == ("У него нет ни одной карты", ("bang.sym.draw",))
    assert refused(street({"hand": "Грабёж"}, {"C": "Пиво"}), "A: play Грабёж") == (
        "«Грабёж» сейчас не на кого сыграть", ("bang.sym.any", "bang.h6"),
    )  # fmt: skip


def test_cat_balou_lets_throw_at_any_distance():
    match = street({"players": 6, "hand": "Кот Балу", "tables": "D: Вулкан"})
    act(match, "A: play Кот Балу", "A: on 3")
    act(match, f"A: {next(one for one in match.legal() if 'Вулкан' in one)}")
    assert before(match, "D") == []


def test_a_weapon_replaces_the_other_and_the_same_one_is_not_laid_twice():
    match = act(street({"hand": "Скофилд, Скофилд, Вулкан"}), "A: play Скофилд")
    assert refused(match, "A: play Скофилд") == ("«Скофилд» перед вами уже лежит", ("bang.turn.2c",))
    act(match, "A: play Вулкан")
    assert before(match, "A") == ["Вулкан"]
    assert "bang.weapon.4" in cites(match)


def test_volcanic_shoots_without_count_but_only_at_the_neighbours():
    match = street({"players": 6, "table": "Вулкан", "hand": "Бах!, Бах!, Бах!"})
    act(match, "A: play Бах!", "A: on 1", "B: lose", "A: play Бах!", "A: on 5", "F: lose", "A: play Бах!")
    assert refused(match, "A: on 2") == ("Дальность 1, а до него 2", ("bang.bang.1", "bang.spec.volcanic"))


def test_one_bang_a_turn_and_a_gatling_besides():
    match = act(street({"hand": "Бах!, Бах!, Гатлинг"}), "A: play Бах!", "A: on 1", "B: lose")
    assert refused(match, "A: play Бах!") == ("За ход играют один «Бах!», он уже сыгран", ("bang.turn.2b",))
    act(match, "A: play Гатлинг")
    assert match.stack[-1].seats == (1, 2, 3, 4)


def test_who_cannot_be_reached_is_named_with_reach_and_distance():
    match = act(street({"players": 6, "hand": "Бах!", "tables": "B: Мустанг"}), "A: play Бах!")
    assert refused(match, "A: on 1") == ("Дальность 1, а до него 2", ("bang.bang.1", "bang.dist.mustang"))
    assert refused(match, "A: on 3") == ("Дальность 1, а до него 3", ("bang.weapon.1", "bang.bang.1"))
    shown = {one["action"]: one.get("why") for one in GAME.scene(match, 0)["actions"]}
    assert shown["on 1"] == {"text": "Дальность 1, а до него 2", "cites": ["bang.bang.1", "bang.dist.mustang"]}
    assert not shown["on 5"]


def test_the_dead_are_left_out_of_the_distance():
    match = act(street({"players": 6, "out": "B", "hand": "Бах!"}), "A: play Бах!", "A: on 2", "C: lose")
    assert match.open.life[2] == 3


def test_a_barrel_cancels_with_a_heart_and_missed_may_still_follow():
    for top, life in (("♥9", 4), ("♣9", 3)):
        match = street({"hand": "Бах!", "tables": "B: Бочка"}, top=top)
        act(match, "A: play Бах!", "A: on 1", "B: barrel")
        if match.stack[-1].phase == "answer":
            act(match, "B: lose")
        assert match.open.life[1] == life


def test_indians_take_a_bang_and_no_barrel():
    match = act(
        street({"roles": "D: шериф", "hand": "Индейцы!", "tables": "B: Бочка"}, {"B": "Мимо!", "C": "Бах!"}), "A: play Индейцы!"
    )
    assert refused(match, "B: barrel") == ("«Бочка» против индейцев не помогает", ("bang.spec.indians",))
    assert refused(match, "B: discard Мимо!") == ("Против индейцев сбрасывают «Бах!»", ("bang.spec.indians",))
    act(match, "B: lose", "C: discard Бах!")
    assert match.open.life == [4, 3, 4, 5, 4]


def test_a_duel_goes_to_and_fro_and_tells_who_gave_up():
    match = street({"roles": "B: шериф", "hand": "Дуэль, Бах!"}, {"D": "Бах!, Бах!"})
    act(match, "A: play Дуэль", "A: on 3", "D: discard Бах!", "A: discard Бах!", "D: discard Бах!", "A: lose")
    assert match.open.life == [3, 5, 4, 4, 4]
    told = [event.text for event in match.log]
    assert told[-2:] == ["{не сбрасывает|не сбрасываете} «Бах!»: дуэль проиграна", "{теряет|теряете} 1\u00a0жизнь; осталось 3"]


def test_who_gives_up_with_a_bang_in_hand_gives_up_in_the_same_words():
    logs = []
    for hand in ("Бах!", "Мимо!"):
        match = act(street({"hand": "Дуэль"}, {"B": hand}), "A: play Дуэль", "A: on 1", "B: lose")
        logs.append([event.text for event in match.log])
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("top", "phase", "turn"), [("♥9", "play", 0), ("♠9", "play", 1)])
def test_jail_is_left_with_a_heart_or_costs_the_turn(top, phase, turn):
    match = act(street({"phase": "проверка", "table": "Тюрьма", "hand": ""}, top=top), "A: check Тюрьма")
    assert (match.stack[-1].phase, match.open.turn, before(match, "A")) == (phase, turn, [])


def test_nobody_jails_the_sheriff_nor_one_who_sits_already():
    match = act(street({"roles": "B: шериф", "hand": "Тюрьма", "tables": "C: Тюрьма"}), "A: play Тюрьма")
    assert refused(match, "A: on 1") == ("Шерифа не сажают", ("bang.spec.jail.3",))
    assert refused(match, "A: on 2") == ("Он уже в тюрьме: вторую «Тюрьму» не кладут", ("bang.h6",))
    act(match, "A: on 3")
    assert before(match, "D") == ["Тюрьма"]


def test_dynamite_is_checked_before_jail_bursts_by_low_spades_and_passes_over_one_who_has_another():
    match = street({"phase": "проверка", "table": "Динамит, Тюрьма", "hand": ""}, top="♠9 ♥9")
    assert refused(match, "A: check Тюрьма") == ("Сначала проверяют динамит", ("bang.spec.dynamite.3",))
    act(match, "A: check Динамит")
    assert (match.open.life[0], before(match, "A")) == (1, ["Тюрьма"])
    act(match, "A: check Тюрьма")
    assert match.stack[-1].phase == "play"
    id = GAME.keep_deck({"dynamite": [0, 0, 0, 6, 0]})
    match = street({"deck": id, "phase": "проверка", "table": "Динамит", "tables": "B: Динамит", "hand": ""}, top="♥")
    act(match, "A: check Динамит")
    assert (before(match, "B"), before(match, "C")) == (["Динамит"], ["Динамит"])
    assert "bang.spec.dynamite.2" in cites(match)


def test_a_player_with_two_lives_needs_two_beers_against_dynamite():
    for beers, life in (("Пиво, Пиво", 1), ("Пиво", 0)):
        match = act(
            street({"phase": "проверка", "life": 2, "table": "Динамит", "hand": beers}, top="♠5"),
            "A: check Динамит",
            "A: play Пиво",
        )
        if life:
            act(match, "A: play Пиво")
        else:
            act(match, "A: die")
        assert match.open.life[0] == life


def test_cards_above_the_lives_are_thrown_and_the_next_one_moves():
    match = act(street({"life": 2, "hand": "Лавка, Салун, Бона"}), "A: end")
    assert refused(match, "A: end") == ("Карт 3, а предел 2: лишнее сбросьте", ("bang.turn.3",))
    act(match, "A: discard Бона")
    assert (len(match.cards["hand"][0]), match.open.turn) == (2, 1)


def test_an_empty_deck_is_made_of_what_was_thrown():
    match = street({"hand": "Дилижанс"})
    deck, thrown = match.cards["deck"][0], match.cards["discard"][0]
    thrown.extend(deck[:-1])
    del deck[:-1]
    act(match, "A: play Дилижанс")
    assert len(match.cards["hand"][0]) == 2
    assert not any(match.packs["cards"].kinds[card] == "Дилижанс" and card in match.cards["hand"][0] for card in thrown)
    assert "bang.h4" in cites(match)


def test_nothing_to_draw_is_no_end_of_the_world():
    match = street({"hand": "Бона"})
    match.cards["discard"][0].clear()
    match.cards["deck"][0].clear()
    act(match, "A: play Бона")
    assert held(match, "A") == ["Бона"]


def test_the_sheriff_of_no_mercy_takes_one_bang_back():
    match = act(
        street({"nomercy": True, "roles": "A: шериф", "hand": "Бах!"}),
        "A: play Бах!",
        "A: on 1",
        "B: lose",
        "A: end",
        "A: return Бах!",
    )
    assert held(match, "A") == ["Бах!"]
    assert match.open.turn == 1
    match = act(street({"nomercy": True, "roles": "B: шериф", "hand": "Бах!"}), "A: play Бах!", "A: on 1", "B: lose", "A: end")
    assert match.open.turn == 1
