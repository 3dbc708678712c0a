"""«Бах!»: nobody's role, hand or prompt leaks; bots know what their view knows; a pause tells nothing."""

from __future__ import annotations

import pytest

from rules_py.frame.face import WAIT
from rules_py.frame.rng import Generator

from .street import GAME, act, street


def looks_alike(match, twin, seat):
    """Check that a seat cannot tell two matches apart: table, questions, hint."""
    assert GAME.scene(match, seat) == GAME.scene(twin, seat)
    one, other = match.view(seat), twin.view(seat)
    assert [(prompt.phase, prompt.seats, prompt.about) for prompt in one.stack] == [
        (prompt.phase, prompt.seats, prompt.about) for prompt in other.stack
    ]
    assert one.legal == other.legal
    if seat in match.may_act():
        assert GAME.advise(one) == GAME.advise(other)


@pytest.mark.parametrize("players", range(3, 9))
def test_hidden_roles_hands_and_the_deck_change_nothing_that_a_seat_sees(players):
    match = GAME.deal(players * 11, {"players": players})
    chance = Generator(players)
    for step in range(160):
        if match.done:
            break
        if step % 8 == 0:
            for seat in range(players):
                twin = match.view(seat).imagined(chance)
                twin.log, twin.sheet = match.log, match.sheet
                twin.whispers = [match.whispers[seat] if who == seat else [] for who in range(players)]
                looks_alike(match, twin, seat)
                assert GAME.public_scene(match) == GAME.public_scene(twin)
        for seat in match.may_act():
            action = GAME.bots["random"].choose(match.view(seat), chance)
            if action != WAIT:
                match.apply(action, seat)
                break


ATTACKS = {
    "Бах!": ("A: play Бах!", "A: on 1"),
    "Гатлинг": ("A: play Гатлинг",),
    "Индейцы!": ("A: play Индейцы!",),
    "Дуэль": ("A: play Дуэль", "A: on 1"),
}
HANDS = ("Мимо!, Мимо!", "Бах!, Бах!", "Пиво, Пиво", "Салун, Лавка")


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("life", [4, 1])
def test_who_is_attacked_is_asked_whatever_he_holds(card, life):
    seen = []
    for hand in HANDS:
        match = act(street({"hand": card, "lives": f"B: {life}"}, {"B": hand}), *ATTACKS[card])
        moments = [(match.may_act(), match.stack[-1].phase, GAME.public_scene(match), GAME.scene(match, 0))]
        act(match, "B: lose")
        moments.append((match.may_act(), match.stack[-1].phase, GAME.public_scene(match), GAME.scene(match, 0)))
        seen.append(moments)
    assert all(moments == seen[0] for moments in seen)
    assert seen[0][0][0] == (1,)
    assert seen[0][1][:2] == ((1,), "last") if life == 1 else seen[0][1][1] != "last"


def test_that_sid_may_step_in_is_told_by_what_all_see():
    notices = []
    for hand in ("Салун, Лавка", "Бах!, Мимо!", "Пиво, Бона"):
        match = act(street({"characters": "B: Сид Кечам", "lives": "B: 2", "hand": "Пиво, Лавка"}, {"B": hand}), "A: play Пиво")
        notices.append((match.open_moment, match.may_act()))
    assert notices[0][0] is not None
    assert all(one == notices[0] for one in notices)


def test_a_card_waits_for_its_target_unseen():
    match = act(street({"hand": "Дуэль, Лавка"}), "A: play Дуэль")
    scene = str(GAME.public_scene(match)) + str(GAME.scene(match, 1))
    assert "Дуэль" not in scene
