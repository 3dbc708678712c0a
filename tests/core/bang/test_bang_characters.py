"""«Бах!»: each character by its ability, and each pair of characters that meet in a rule of the source."""

from __future__ import annotations

import pytest

from rules_py.frame.errors import IllegalAction

from .street import act, cites, held, street


def test_bart_draws_for_every_life_lost_and_for_the_dynamite_three():
    match = street({"characters": "B: Барт Кассиди", "hand": "Бах!"}, {"B": "Салун"})
    act(match, "A: play Бах!", "A: on 1", "B: lose")
    assert (match.open.life[1], len(match.cards["hand"][1])) == (3, 2)
    assert "bang.char.bart" in cites(match)
    match = street({"phase": "проверка", "table": "Динамит", "characters": "A: Барт Кассиди", "hand": "Мимо!"}, top="♠5")
    act(match, "A: check Динамит")
    assert match.open.life[0] == 1
    assert len(match.cards["hand"][0]) == 1 + 3 + 2


def test_bart_saves_himself_with_the_beer_he_holds_before_he_draws():
    match = street({"characters": "B: Барт Кассиди", "hand": "Бах!", "lives": "B: 1"}, {"B": "Пиво"})
    act(match, "A: play Бах!", "A: on 1", "B: lose")
    assert match.stack[-1].phase == "last"
    assert held(match, "B") == ["Пиво"]
    act(match, "B: play Пиво")
    assert (match.open.life[1], len(match.cards["hand"][1])) == (1, 1)


def test_janet_uses_bang_for_missed_and_missed_for_bang():
    match = street({"characters": "B: Бедовая Жанет", "hand": "Бах!"}, {"B": "Бах!"})
    act(match, "A: play Бах!", "A: on 1", "B: play Бах!")
    assert match.open.life[1] == 4
    match = street({"characters": "A: Бедовая Жанет", "hand": "Мимо!, Бах!"})
    act(match, "A: play Мимо!", "A: on 1", "B: lose")
    assert (match.open.life[1], match.open.bangs_played) == (3, 1)
    with pytest.raises(IllegalAction) as refused:
        act(match, "A: play Бах!")
    assert refused.value.cites == ("bang.turn.2b",)


@pytest.mark.parametrize(("reading", "allowed"), [("yes", True), ("no", False)])
def test_janet_against_indians_by_the_letter_or_not(reading, allowed):
    match = street(
        {"characters": "B: Бедовая Жанет", "hand": "Индейцы!"}, {"B": "Мимо!"}, readings={"bang.janet-indians": reading}
    )
    act(match, "A: play Индейцы!")
    verdict = match.game.judge(match, "discard Мимо!", 1)
    assert verdict.allowed is allowed
    assert verdict.cites == (("bang.spec.indians", "bang.char.janet") if allowed else ("bang.spec.indians",))
    assert verdict.readings == {"bang.janet-indians": "inferred"}


def test_luke_opens_two_and_chooses():
    match = street({"phase": "проверка", "table": "Тюрьма", "characters": "A: Везунчик Дюк"}, top="♠5 ♥9")
    act(match, "A: check Тюрьма")
    assert match.stack[-1].phase == "choose"
    act(match, "A: " + next(one for one in match.legal_for(0) if "♥" in one))
    assert match.stack[-1].phase == "play"
    assert "♥" in match.packs["cards"].text(match.cards["discard"][0][-2])


def test_jesse_takes_the_first_card_from_a_hand():
    match = street({"phase": "взять", "characters": "A: Джесси Джонс", "hand": ""}, {"C": "Пиво"})
    act(match, "A: rob 2")
    assert "Пиво" in held(match, "A")
    assert len(match.cards["hand"][0]) == 2
    assert held(match, "C") == []


def test_jourdonnais_tries_his_barrel_and_the_real_one_before_missed():
    match = street({"characters": "B: Жордонне", "tables": "B: Бочка", "hand": "Бах!"}, {"B": "Мимо!"}, top="♠3 ♣4")
    act(match, "A: play Бах!", "A: on 1", "B: barrel", "B: barrel")
    with pytest.raises(IllegalAction) as refused:
        act(match, "B: barrel")
    assert refused.value.cites == ("bang.draw.ex", "bang.char.jourd")
    act(match, "B: play Мимо!")
    assert match.open.life[1] == 4


def test_slab_needs_two_cancels_but_his_gatling_one():
    match = street({"characters": "A: Кастет", "hand": "Бах!, Гатлинг"}, {"B": "Мимо!, Мимо!, Мимо!"})
    act(match, "A: play Бах!", "A: on 1", "B: play Мимо!")
    assert match.stack[-1].phase == "answer"
    act(match, "B: play Мимо!")
    assert match.open.life[1] == 4
    act(match, "A: play Гатлинг", "B: play Мимо!")
    assert match.open.life[1] == 4
    assert match.stack[-1].seats[0] == 2


def test_slab_against_jourdonnais_a_heart_is_one_of_the_two():
    match = street({"characters": "A: Кастет; B: Жордонне", "hand": "Бах!"}, {"B": "Мимо!"}, top="♥9")
    act(match, "A: play Бах!", "A: on 1", "B: barrel", "B: play Мимо!")
    assert match.open.life[1] == 4


def test_kit_looks_at_three_and_leaves_one_on_top():
    match = street({"phase": "взять", "characters": "A: Кит Карлсон", "hand": ""}, top="♠2 ♠3 ♠4")
    act(match, "A: look")
    left = match.cards["looked"][0][:]
    act(match, f"A: pick {match.packs['cards'].text(left[0])}", f"A: pick {match.packs['cards'].text(left[1])}")
    assert match.cards["deck"][0][-1] == left[2]
    assert match.stack[-1].phase == "play"


def test_willy_shoots_without_count_as_far_as_his_weapon():
    match = street({"characters": "A: Малыш Вилли", "roles": "C: шериф", "hand": "Бах!, Бах!, Бах!"})
    act(match, "A: play Бах!", "A: on 1", "B: lose", "A: play Бах!", "A: on 4", "E: lose", "A: play Бах!", "A: on 1", "B: lose")
    assert (match.open.life[1], match.open.life[4]) == (2, 3)


def test_pedro_takes_the_top_of_the_pile():
    match = street({"phase": "взять", "characters": "A: Педро Рамирез", "discard_top": "Пиво", "hand": ""})
    act(match, "A: draw discard")
    assert "Пиво" in held(match, "A")
    assert len(match.cards["hand"][0]) == 2


def test_sid_heals_out_of_turn_and_from_a_mortal_wound():
    match = street({"characters": "B: Сид Кечам", "hand": "Бах!", "lives": "B: 1"}, {"B": "Салун, Лавка, Бона"})
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: heal", "B: discard Салун", "B: discard Лавка")
    assert match.open.life[1] == 1
    assert match.stack[-1].phase == "play"
    match = street({"characters": "B: Сид Кечам", "hand": "Бах!", "lives": "B: 2"}, {"B": "Салун, Лавка"})
    act(match, "A: play Бах!", "A: back", "B: heal", "B: discard Салун", "B: discard Лавка")
    assert match.open.life[1] == 3
    with pytest.raises(IllegalAction) as refused:
        act(match, "B: end")
    assert refused.value.cites == ("bang.turn.2d",)


def test_sam_takes_the_cards_of_the_dead_and_loses_them_as_a_guilty_sheriff():
    match = street(
        {"characters": "A: Стервятник Сэм", "roles": "A: шериф; B: житель", "hand": "Бах!", "lives": "B: 1", "tables": "B: Бочка"}, {"B": "Лавка"},
    )  # fmt: skip
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: die")
    assert match.cards["hand"][0] == []
    assert {"bang.char.sam", "bang.rew.sheriff"} <= cites(match)


def test_suzy_and_gringo_draw_steal_draw():
    match = street({"characters": "A: Сьюзи Лафайет; B: Эль Гринго", "hand": "Бах!"})
    act(match, "A: play Бах!", "A: on 1", "B: lose")
    assert len(match.cards["hand"][0]) == 1
    assert len(match.cards["hand"][1]) == 1


def test_suzy_waits_for_the_end_of_a_duel_begun_with_her_last_card():
    match = street({"characters": "A: Сьюзи Лафайет", "hand": "Дуэль"}, {"C": "Бах!"})
    act(match, "A: play Дуэль", "A: on 2", "C: discard Бах!")
    assert match.cards["hand"][0] == []
    act(match, "A: lose")
    assert len(match.cards["hand"][0]) == 1


def test_jack_shows_the_second_card_and_red_brings_a_third():
    for sign, count in (("♦6", 3), ("♣6", 2)):
        match = street({"turn": "E", "phase": "играть", "characters": "A: Чёрный Джек", "hand": ""}, top=f"♠2 {sign} ♠3")
        act(match, "E: end")
        assert len(match.cards["hand"][0]) == count


def test_gringo_takes_nothing_for_dynamite_and_for_his_own_duel():
    match = street({"characters": "A: Эль Гринго", "hand": "Дуэль"}, {"B": "Бах!, Пиво"})
    act(match, "A: play Дуэль", "A: on 1", "B: discard Бах!", "A: lose")
    assert match.open.life[0] == 2
    assert held(match, "B") == ["Пиво"]
    match = street(
        {"phase": "проверка", "table": "Динамит", "characters": "A: Эль Гринго", "life": 4, "hand": ""}, {"B": "Пиво"}, top="♠5"
    )
    act(match, "A: check Динамит")
    assert held(match, "B") == ["Пиво"]


def test_paul_and_rose_stand_in_the_distance():
    match = street({"characters": "B: Зараза Пол", "hand": "Бах!"})
    assert match.game.judge(match, "play Бах! on B", 0).text == "Дальность 1, а до него 2"
    match = street({"characters": "A: Роза Дулан; B: Зараза Пол", "hand": "Бах!"})
    assert match.game.judge(match, "play Бах! on B", 0).allowed


def test_luke_throws_what_he_chose_last_and_pedro_takes_it():
    match = street({"characters": "E: Везунчик Дюк; B: Педро Рамирез", "tables": "E: Бочка", "hand": "Бах!"}, top="♥9 ♠5")
    act(match, "A: play Бах!", "A: on 4", "E: barrel")
    chosen = next(one for one in match.legal_for(4) if "♥" in one).removeprefix("choose ")
    act(match, f"E: choose {chosen}", "A: end", "B: draw discard")
    assert chosen in [match.packs["cards"].text(card) for card in match.cards["hand"][1]]


def test_janet_answers_slab_with_a_bang_and_a_missed():
    match = street({"characters": "A: Кастет; B: Бедовая Жанет", "hand": "Бах!"}, {"B": "Бах!, Мимо!"})
    act(match, "A: play Бах!", "A: on 1", "B: play Бах!")
    assert match.stack[-1].phase == "answer"
    act(match, "B: play Мимо!")
    assert match.open.life[1] == 4


def test_janet_with_a_volcanic_shoots_again_with_missed():
    match = street({"characters": "A: Бедовая Жанет", "table": "Вулкан", "hand": "Мимо!, Мимо!"})
    act(match, "A: play Мимо!", "A: on 1", "B: lose", "A: play Мимо!", "A: on 1", "B: lose")
    assert match.open.life[1] == 2


def test_suzy_who_is_called_draws_at_once_for_only_her_own_duel_waits():
    match = street({"characters": "C: Сьюзи Лафайет", "hand": "Дуэль"}, {"C": "Бах!"})
    act(match, "A: play Дуэль", "A: on 2", "C: discard Бах!")
    assert len(match.cards["hand"][2]) == 1


def test_jesse_takes_the_last_card_of_suzy_and_she_draws():
    match = street({"phase": "взять", "characters": "A: Джесси Джонс; C: Сьюзи Лафайет", "hand": ""}, {"C": "Пиво"})
    act(match, "A: rob 2")
    assert "Пиво" in held(match, "A")
    assert len(match.cards["hand"][2]) == 1


def test_gringo_takes_from_suzy_no_more_than_she_has_when_a_duel_is_fought():
    match = street({"characters": "A: Сьюзи Лафайет; B: Эль Гринго", "hand": "Дуэль"})
    act(match, "A: play Дуэль", "A: on 1", "B: lose")
    assert (match.open.life[1], len(match.cards["hand"][0]), len(match.cards["hand"][1])) == (2, 1, 0)


def test_rose_sees_paul_as_others_see_a_plain_neighbour_and_the_refusal_names_him():
    match = street({"players": 6, "characters": "A: Роза Дулан; C: Зараза Пол", "hand": "Бах!"})
    verdict = match.game.judge(match, "play Бах! on C", 0)
    assert (verdict.allowed, verdict.text) == (False, "Дальность 1, а до него 2")
    assert verdict.cites == ("bang.bang.1", "bang.char.paul")
    match = street({"players": 6, "characters": "A: Роза Дулан; B: Зараза Пол", "hand": "Бах!"})
    assert match.game.judge(match, "play Бах! on B", 0).cites == ("bang.bang.1", "bang.char.rose")


def test_sam_leaves_the_dead_nothing_to_throw():
    match = street(
        {"characters": "C: Стервятник Сэм", "roles": "A: предатель; B: бандит; C: шериф", "hand": "Бах!", "lives": "B: 1", "tables": "B: Бочка"},
        {"B": "Лавка, Пиво"},
    )  # fmt: skip
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: die")
    assert held(match, "C") == ["Бочка", "Лавка", "Пиво"]
    assert match.stack[-1].phase == "play"
    assert len(match.cards["hand"][0]) == 3


def test_jack_shows_nothing_when_the_deck_ended_before_his_second_card():
    match = street({"turn": "E", "characters": "A: Чёрный Джек", "hand": "Салун"}, top="♦6")
    del match.cards["deck"][0][:-1]
    match.cards["discard"][0].clear()
    act(match, "E: end")
    assert len(match.cards["hand"][0]) == 2
    assert "bang.char.jack" not in cites(match)


@pytest.mark.parametrize(
    ("given", "action", "text", "cites_"),
    [
        ({"phase": "взять", "characters": "A: Кит Карлсон"}, "rob C", "С чужой руки берёт только Джесси Джонс", ("bang.char.jesse",)),
        ({"phase": "взять", "characters": "A: Джесси Джонс"}, "look", "Три карты смотрит только Кит Карлсон", ("bang.char.kit",)),
        ({"phase": "взять", "discard_top": "Пиво"}, "draw discard", "Со сброса берёт только Педро Рамирез", ("bang.char.pedro",)),
        ({"phase": "добор", "characters": "A: Роза Дулан"}, "claim", "Этот персонаж карт по своему свойству сейчас не берёт", ("bang.turn.1",)),
        ({"phase": "добор", "characters": "A: Барт Кассиди"}, "claim", "Барт берёт карту за потерянную жизнь, а ран не было", ("bang.char.bart",)),
        ({"characters": "A: Роза Дулан", "life": 2, "hand": "Бах!, Пиво"}, "heal", "Это умеет только Сид Кечам", ("bang.char.sid",)),
        ({"characters": "A: Сид Кечам", "life": 2, "hand": "Бах!"}, "heal", "Нужны две карты", ("bang.char.sid",)),
        ({"phase": "добор", "characters": "A: Эль Гринго", "pending": "Индейцы! от B"}, "claim", "Карта сыграна не на него одного", ("bang.char.gringo",)),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)  # fmt: skip
def test_an_ability_belongs_to_its_character_alone(given, action, text, cites_):
    readings = {"bang.gringo-all": "no"} if "Гринго" in given.get("characters", "") else {}
    match = street(given, readings=readings)
    verdict = match.game.judge(match, action, 0)
    assert (verdict.allowed, verdict.text, verdict.cites) == (False, text, cites_)
