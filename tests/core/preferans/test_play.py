"""«Преферанс»: the course of a deal: auction, talon, answers, tricks, распасы, what goes into the sheet."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.families.preferans.rules import DECK
from rules_py.families.preferans.seats import circle_of
from rules_py.families.preferans.sheet import OldSheet
from rules_py.families.preferans.whist import may_lose_a_trick
from rules_py.frame.errors import InputError
from rules_py.frame.face import play_out
from rules_py.frame.rng import Generator
from rules_py.games.preferans import PreferansState

from .at_preferans import lay, refusal, say

GAME = rules_py.game("preferans")
STRONG = "♠ТКДВ10 ♥ТК ♦Т ♣Т 7"
"""Nine sure tricks with spades."""


def dealt(*hands: str, talon: str = "", options: dict[str, Any] | None = None, readings: Any = None) -> PreferansState:
    """Deal by hand in the order of speaking; what is not given is dealt from the rest."""
    return lay(GAME, DECK, *hands, talons=(talon,), options=options, readings=readings)


def sheet(state: PreferansState) -> OldSheet:
    assert isinstance(state.sheet, OldSheet)
    return state.sheet


def bought(*, options: dict[str, Any] | None = None, readings: Any = None, talon: str = "♣98") -> PreferansState:
    """Let the first player buy with a strong hand and lay two clubs away."""
    state = dealt(STRONG, talon=talon, options=options, readings=readings)
    say(state, "bid 6♠", "pass", "pass", "take прикуп")
    return say(state, *(f"discard {DECK.text(card)}" for card in DECK.cards(DECK.mask(talon))))


def test_three_get_ten_cards_and_two_lie_in_the_talon() -> None:
    for players in (2, 3, 4, 5):
        state = dealt(options={"players": players})
        assert [hand.bit_count() for hand in state.play.hands if hand] == [10, 10, 10]
        assert len(state.talons[0]) == 2


@pytest.mark.parametrize(
    ("players", "dealer", "active"),
    [(2, 0, (1, 2, 0)), (2, 1, (0, 1, 2)), (3, 0, (1, 2, 0)), (4, 2, (3, 0, 1)), (5, 0, (2, 3, 4)), (5, 4, (1, 2, 3))],
)
def test_the_left_neighbour_speaks_first_and_who_deals_or_waits_gets_no_cards(
    players: int, dealer: int, active: tuple[int, ...]
) -> None:
    assert circle_of(players, dealer).active == active


def test_the_first_bid_is_spades_and_steps_are_not_left_out() -> None:
    state = dealt()
    assert refusal(state, "bid 6♣") == ("Нельзя: торговлю начинают с «6♠», ступеней не перескакивают", ("preferans.7e",))
    say(state, "bid 6♠")
    assert refusal(state, "bid 6♦") == ("Нельзя: после «6♠» следует «6♣», ступеней не перескакивают", ("preferans.7e",))
    assert refusal(state, "bid 6♠") == ("Нельзя: «6♠» не перебивает «6♠»", ("preferans.7e",))


def test_steps_may_be_left_out_under_the_free_reading() -> None:
    state = say(dealt(readings={"preferans.jump": "free"}), "bid 6♦", "bid 8♠")
    assert refusal(state, "bid 7бк") == ("Нельзя: «7бк» не перебивает «8♠»", ("preferans.7e",))


def test_a_bid_is_held_once_and_then_raised() -> None:
    state = say(dealt(), "bid 6♠", "hold")
    text = "Нельзя: эту заявку уже удержали, её надо повысить или спасовать"
    assert refusal(state, "hold") == (text, ("preferans.7b",))
    say(state, "pass", "pass")
    assert state.declarer == state.circle.active[1] and state.phase == "talon"


def test_who_named_the_bid_first_may_keep_it_under_the_other_reading() -> None:
    state = say(dealt(readings={"preferans.hold": "first"}), "bid 6♠", "hold")
    assert refusal(state, "hold")[1] == ("preferans.7b",)  # the third player has not named it
    say(state, "pass", "hold", "pass")
    assert state.declarer == state.circle.first


def test_who_passed_and_who_is_not_asked_may_not_bid() -> None:
    state = say(dealt(), "pass", "bid 6♠")
    first, _, third = state.circle.active
    assert refusal(state, "bid 6♣", first) == ("Нельзя: спасовавший больше не торгуется", ("preferans.8",))
    say(state, "bid 6♣")
    assert refusal(state, "bid 6♦", third) == ("Нельзя: слово сейчас не ваше", ("preferans.17",))


def test_the_talon_is_shown_and_the_discard_is_not() -> None:
    state = bought()
    log = [event.text for event in state.events]
    assert "прикуп: ♣8 ♣9" in log and "снос: две карты" in log
    others = [seat for seat in range(4) if seat != state.declarer]
    assert all(not state.view(seat).own_discard for seat in others)
    assert state.declarer is not None and state.view(state.declarer).own_discard == DECK.mask("♣98")


def test_a_game_below_the_bought_one_may_not_be_named() -> None:
    state = dealt(STRONG, talon="♣98")
    say(state, "bid 6♠", "bid 6♣", "pass", "bid 6♦", "pass", "take прикуп", "discard ♣8", "discard ♣9")
    assert refusal(state, "contract 6♣") == ("Нельзя: «6♣» ниже купленной «6♦»", ("preferans.9a",))
    assert refusal(state, "contract малый мизер") == ("Нельзя: к игре «малый мизер» надо было прикупать", ("preferans.9a",))
    say(state, "contract 7♣")
    assert state.contract is not None and state.contract.long == "семь ♣"


def test_when_both_pass_the_game_is_written_without_play() -> None:
    state = say(bought(), "contract 9♠", "pass", "pass")
    declarer = state.declarer
    assert state.deal_over and declarer is not None
    assert sheet(state).record[declarer] == 40 - 16
    assert [(item.text, item.cites) for item in state.score().items] == [
        ("Оба спасовали: игра зачтена без розыгрыша", ("preferans.41",)),
        ("С игровой записи списана цена игры", ("preferans.35", "preferans.tab.1")),
    ]


def test_aces_in_the_talon_are_paid_to_the_resting_dealer() -> None:
    weak = STRONG.replace("♥ТК", "♥К9")
    state = dealt(weak, talon="♥ТД")
    say(state, "bid 6♠", "pass", "pass", "take прикуп", "discard ♥9", "discard ♥Д", "contract 7♠", "pass", "pass")
    declarer = state.declarer
    assert declarer is not None
    assert state.score().items[-1].text.startswith("Продан туз; на игрока")
    assert sheet(state).whists.rows[state.circle.dealer][declarer] == 20


def test_a_ten_is_checked_on_open_cards() -> None:
    state = say(bought(), "contract 10♠", "pass", "check")
    declarer = state.declarer
    assert declarer is not None and state.deal_over
    assert state.taken[declarer] == 9 and sheet(state).kurochka[declarer] == 20
    solid = dealt("♠ТКДВ10 ♥ТК ♦ТК ♣Т", talon="♣98")
    say(solid, "bid 6♠", "pass", "pass", "take прикуп", "discard ♣8", "discard ♣9", "contract 10♠")
    assert refusal(solid, "whist") == ("Нельзя: на десять не вистуют, можно только проверить", ("preferans.34b",))
    say(solid, "check")
    assert "Проверка: взяток вистующим не взять" in [event.text for event in solid.events]


def test_any_trick_that_bad_play_loses_counts_under_the_other_reading() -> None:
    hands = ("♠ТКДВ1098 ♥ТК ♦Т", "♠7 ♣ТКДВ ♦КДВ10 9")
    actions = ("bid 6♠", "pass", "pass", "take прикуп", "discard ♣8", "discard ♣9", "contract 10♠", "check")
    for choice, tricks in (("best-play", 10), ("any-play", 9)):
        state = say(dealt(*hands, talon="♣98", readings={"preferans.ten-check": choice}), *actions)
        assert state.declarer is not None and state.taken[state.declarer] == tricks


def test_a_hand_that_holds_every_high_card_cannot_lose_a_trick_even_by_bad_play() -> None:
    solid = [DECK.mask("♠ТКДВ1098 7 ♥ТК"), DECK.mask("♥Д"), DECK.mask("♥В")]
    assert not may_lose_a_trick(solid, 0, 8)
    assert may_lose_a_trick([DECK.mask("♠ТКД ♥ТК"), DECK.mask("♠7 ♥Д"), DECK.mask("♣7")], 0, 8)


def test_a_lone_whister_may_invite_openly_and_then_plays_both_hands() -> None:
    state = say(bought(), "contract 8♠", "whist", "pass")
    whister, passer = (seat for seat, _ in state.answers)
    assert state.to_move == whister and state.legal() == ["invite open", "invite closed", "alone"]
    say(state, "invite open")
    assert state.controller[passer] == whister and state.sees(state.circle.dealer, passer)
    assert state.view(whister).shown[passer] is not None
    say(state, "play ♠Т")
    assert state.to_move == whister


def test_without_the_agreement_a_lone_whister_goes_alone_with_two_cards_a_trick() -> None:
    state = say(bought(options={"invitation": False}), "contract 8♠", "whist", "pass")
    assert len(state.playing) == 2 and state.play.size == 2
    assert refusal(say(bought(), "contract 8♠", "pass"), "invite open") == (
        "Нельзя: приглашают, когда ответили оба", ("preferans.prigl.1",),
    )  # fmt: skip


def test_suits_are_followed_and_void_hands_must_trump() -> None:
    state = dealt(STRONG, "♥ДВ1098 ♦КД9 ♠98", "♣КДВ10 ♦В10 8 7 ♥7 ♠7", talon="♣98")
    say(state, "bid 6♠", "pass", "pass", "take прикуп", "discard ♣8", "discard ♣9", "contract 8♠", "whist", "whist", "play ♣Т")
    assert refusal(state, "play ♥8") == ("Нельзя: треф нет, а козырь есть — нужно бить козырем", ("preferans.26",))
    say(state, "play ♠8")
    assert refusal(state, "play ♦7") == ("Нельзя: есть трефы, масть дают обязательно", ("preferans.25",))
    assert refusal(state, "play ♣7") == ("Нельзя: карты ♣7 на руках нет", ("preferans.11",))
    assert refusal(state, "play ♣К", state.circle.first) == ("Нельзя: сейчас кладёт другой", ("preferans.h8",))
    say(state, "play ♣К")
    assert state.to_move == state.circle.active[1] and state.taken[state.circle.active[1]] == 1


MISERE = "♠7 8 10 ♣79 8 ♦78 ♥7 8"


def test_a_small_misere_is_bought_with_the_talon_and_played_against_open_cards() -> None:
    state = dealt("", MISERE, "", talon="♦Т ♥Т")
    say(state, "bid 6♠", "bid малый мизер", "pass", "pass", "take прикуп", "discard ♦Т", "discard ♥Т")
    assert state.legal()[0] == "contract малый мизер"
    say(state, "contract малый мизер", "pass", "whist")
    assert refusal(state, "invite closed") == ("Нельзя: на мизер второго приглашают в открытую", ("preferans.75",))
    assert state.legal() == ["invite open"]
    say(state, "invite open")
    declarer = state.declarer
    assert declarer is not None
    first, third = state.circle.active[0], state.circle.active[2]
    assert state.view(declarer).shown[first] is not None and state.view(declarer).shown[third] is not None
    assert state.view(first).shown[declarer] is None


def test_the_defenders_open_after_the_declarers_own_lead() -> None:
    state = dealt(MISERE, talon="♦Т ♥Т")
    say(state, "bid малый мизер", "pass", "pass", "take прикуп", "discard ♦Т", "discard ♥Т", "contract малый мизер")
    say(state, "whist", "whist")
    assert state.opened == 0 and state.opening
    say(state, "play ♣8")
    assert state.opened and "Вистующие открывают карты" in [event.text for event in state.events]


def test_a_misere_may_be_whisted_closed_under_its_reading() -> None:
    state = dealt(MISERE, talon="♦Т ♥Т", readings={"preferans.misere-open": "may"})
    say(state, "bid малый мизер", "pass", "pass", "take прикуп", "discard ♦Т", "discard ♥Т", "contract малый мизер")
    say(state, "whist", "pass")
    assert state.legal() == ["invite open", "invite closed", "alone"]
    say(state, "invite closed", "play ♣8")
    assert state.opened == 0


def test_a_great_misere_is_played_without_the_talon() -> None:
    state = say(dealt(MISERE), "bid большой мизер", "pass", "pass")
    assert state.phase == "answer" and not state.shown_talon
    say(state, "pass", "pass")
    assert state.deal_over and sheet(state).record[state.circle.first] == 30


def test_an_uvert_is_played_at_once_with_all_cards_open() -> None:
    state = say(dealt(MISERE, options={"uverts": True}), "bid большой уверт", "pass", "pass")
    assert state.phase == "play" and all(state.sees(state.circle.dealer, seat) for seat in state.circle.active)
    small = dealt(MISERE, talon="♦Т ♥Т", options={"uverts": True})
    say(small, "bid малый уверт", "pass", "pass", "take прикуп", "discard ♦Т", "discard ♥Т")
    assert small.opened == 0
    say(small, "contract малый уверт")
    assert small.phase == "play" and small.opened


def test_misere_and_direct_games_stand_on_their_rungs() -> None:
    state = say(dealt(options={"uverts": True}), "bid 6♠", "bid малый мизер")
    assert refusal(state, "bid 6♣") == ("Нельзя: «6♣» не перебивает «малый мизер»", ("preferans.mizer.1",))
    assert refusal(state, "hold")[1] == ("preferans.7b",)
    say(state, "bid 6♦ без прикупа")
    assert refusal(state, "bid 6бк без прикупа")[1] == ("preferans.7e",)
    say(state, "bid 6♥ без прикупа", "bid большой мизер", "pass", "bid 7♣")
    assert refusal(state, "bid малый уверт") == ("Нельзя: «малый уверт» не перебивает «7♣»", ("preferans.h6",))


def test_games_that_were_not_agreed_on_are_refused() -> None:
    state = dealt(options={"miseres": False})
    assert refusal(state, "bid малый мизер") == (
        "Нельзя: «малый мизер» за этим столом не играют", ("preferans.kinds", "preferans.mizer.1"),
    )  # fmt: skip


def test_in_pass_play_of_four_the_dealer_leads_the_talon_and_then_his_left_neighbour() -> None:
    state = dealt("♠Т", "♦Т", "♣7", talon="♦9 ♠К")
    say(state, "pass", "pass", "pass")
    dealer, first = state.circle.dealer, state.circle.first
    assert state.to_move == dealer and state.legal() == [f"play {DECK.text(state.talons[0][0])}"]
    other = DECK.text(state.talons[0][1])
    assert refusal(state, f"play {other}")[1] == ("preferans.51",)
    assert state.view(dealer).hand == 0
    for _ in range(2):
        assert state.to_move == dealer
        for _ in range(4):
            state.apply(state.legal()[0])
    assert state.to_move == first and state.play.size == 3


def test_in_pass_play_of_three_the_talon_shows_the_suit() -> None:
    state = dealt("♦К ♠8 ♥7", talon="♦9 ♠К", options={"players": 3})
    say(state, "pass", "pass", "pass")
    suit = DECK.suit(state.talons[0][0])
    assert all(action[5] == suit for action in state.legal())
    assert refusal(state, "play ♥7")[1] == ("preferans.58",)
    for _ in range(3):
        state.apply(state.legal()[0])
    assert state.to_move == state.play.winner and len(state.shown_talon) == 2


def test_who_does_not_lead_learns_nothing_of_the_leaders_suits() -> None:
    state = dealt("♠ТКДВ10 ♥ТКДВ10", talon="♦9 ♦8", options={"players": 3})
    say(state, "pass", "pass", "pass")
    leader, other = state.circle.first, state.circle.active[1]
    assert GAME.scene(state, leader)["status"]["cites"] == ["preferans.h11"]
    assert GAME.scene(state, other)["status"]["cites"] == ["preferans.58"]
    assert GAME.judge(state, "play ♦Т", other).cites == ("preferans.58",)
    assert len(state.legal()) == 10


def test_the_second_lead_of_three_follows_its_reading() -> None:
    state = dealt("♦К ♠8", "♦Т", talon="♦9 ♠К", options={"players": 3}, readings={"preferans.three-second-lead": "left"})
    say(state, "pass", "pass", "pass")
    for _ in range(3):
        state.apply(state.legal()[0])
    assert state.to_move == state.circle.first


def test_two_players_deal_anew_when_both_pass() -> None:
    state = say(dealt(options={"players": 2}), "pass", "pass")
    assert state.deal_over and state.score().items[0].cites == ("preferans.h14",)
    dealer = state.circle.dealer
    say(state, "next")
    assert state.circle.dealer == 1 - dealer


def test_two_players_may_invite_the_dummy() -> None:
    state = dealt(STRONG, talon="♣98", options={"players": 2})
    say(state, "bid 6♠", "pass", "take прикуп", "discard ♣8", "discard ♣9", "contract 7♠")
    assert state.legal() == ["whist", "invite open", "pass"]
    assert refusal(state, "invite closed") == ("Нельзя: приглашая болвана, его карты открывают", ("preferans.2.c",))
    whister = state.to_move
    say(state, "invite open")
    assert whister is not None and state.controller[2] == whister and len(state.playing) == 3
    alone = dealt(STRONG, talon="♣98", options={"players": 2})
    say(alone, "bid 6♠", "pass", "take прикуп", "discard ♣8", "discard ♣9", "contract 7♠", "whist")
    assert len(alone.playing) == 2 and not alone.sees(0, 2)


def pass_out(state: PreferansState) -> PreferansState:
    """Pass three times and play the distribution out, lowest legal card first."""
    say(state, "pass", "pass", "pass")
    while not state.deal_over:
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize(("form", "field"), [("с курочкой", "kurochka"), ("с котлом", "pot"), ("простая", "record")])
def test_tricks_of_pass_play_go_where_the_form_keeps_remises(form: str, field: str) -> None:
    state = pass_out(dealt(options={"form": form}))
    row = getattr(sheet(state), field)
    for seat in range(4):
        taken = state.taken[seat]
        clean = -10 if not taken else 0
        expected = {"kurochka": 2 * taken, "pot": 2 * taken, "record": 40 + clean + 2 * taken}[field]
        assert row[seat] == expected
    assert sum(state.taken) == 10


def test_a_pot_is_divided_when_all_records_are_gone_and_taken_by_any_game() -> None:
    state = bought(options={"form": "с котлом", "record": 10, "parts": 2})
    board = sheet(state)
    board.record.values = [0, 0, 0, 0]
    board.pot.values = [30, 0, 21, 9]
    declarer = state.declarer
    assert board.divide_pot() == 2 and board.parts == [30, 30] and declarer is not None
    say(state, "contract 6♠", "pass", "pass")
    assert board.parts == [30] and sum(board.pot.values) == 30
    assert sum(board.whists.rows[declarer].values) == 10 * (
        30 - (15 if declarer == 0 else 10 if declarer == 2 else 5 if declarer == 3 else 0)
    )
    assert [item.cites for item in state.score().items][1] == ("preferans.kotel.4",)


def test_a_part_of_the_pot_is_written_plainly_under_the_other_reading() -> None:
    state = bought(options={"form": "с котлом", "record": 10}, readings={"preferans.pot-owner": "plain"})
    board = sheet(state)
    board.record.values = [0, 0, 0, 0]
    board.pot.values = [0, 0, 0, 0]
    declarer = state.declarer
    assert declarer is not None
    board.pot.values[(declarer + 1) % 4] = 40
    board.divide_pot()
    say(state, "contract 6♠", "pass", "pass")
    assert board.whists.rows[declarer][(declarer + 1) % 4] == 20


def test_a_lost_part_begins_a_new_pot() -> None:
    state = bought(options={"form": "с котлом", "record": 10})
    board = sheet(state)
    board.record.values = [0, 0, 0, 0]
    board.pot.values = [40, 0, 0, 0]
    board.divide_pot()
    declarer = state.declarer
    assert declarer is not None
    say(state, "contract 10♠", "check")
    assert board.new_pot[declarer] == 20 and board.parts == [20, 20]
    board.pot.values, board.parts = [0, 0, 0, 0], []
    assert board.divide_pot() == 2 and board.pot[declarer] == 20 and not any(board.new_pot.values)


def test_who_has_no_record_chooses_whose_record_pays() -> None:
    state = bought()
    declarer = state.declarer
    assert declarer is not None
    sheet(state).record.values[declarer] = 0
    say(state, "contract 7♠", "pass", "pass")
    assert state.phase == "donor" and state.to_move == declarer and len(state.legal()) == 3
    donor = (declarer + 2) % 4
    assert refusal(state, f"donor {declarer + 1}") == (
        "Нельзя: берут с чужой записи, на которой что-нибудь есть", ("preferans.43",),
    )  # fmt: skip
    say(state, f"donor {donor + 1}")
    assert sheet(state).record[donor] == 32 and sheet(state).whists.rows[declarer][donor] == 80
    named = [item.text for item in state.score().items if "чуж" in item.text]
    assert named == [
        f"Своей записи нет: цена игры взята с чужой; на игрока {donor + 1}",
        f"За чужую запись в висты вдесятеро; на игрока {donor + 1}",
    ]


def test_an_exhibit_is_put_up_by_every_dealer_while_there_are_records() -> None:
    state = dealt(options={"exhibit": 10})
    assert sheet(state).kurochka[state.circle.dealer] == 10
    sheet(state).record.values = [0, 0, 0, 0]
    assert sheet(state).exhibit(0) == 0


def test_a_pool_ends_when_records_and_kurochki_are_gone() -> None:
    state = bought(options={"record": 10})
    declarer = state.declarer
    assert declarer is not None
    sheet(state).record.values = [0, 0, 0, 0]
    sheet(state).kurochka.values[declarer] = 8
    say(state, "contract 6♠", "pass", "pass")
    assert state.done and state.legal() == []
    assert refusal(state, "next") == ("Партия окончена", ("preferans.calc.1",))
    assert "Записей больше нет: играют на одну курочку, всё вдвойне" in [item.text for item in state.score().items]


def test_a_stopped_pool_turns_what_is_left_into_whists() -> None:
    state = say(bought(options={"deals": 1}), "contract 9♠", "pass", "pass")
    declarer = state.declarer
    assert state.done and declarer is not None
    assert sheet(state).totals()[declarer] == 3 * (10 * 16 // 4)
    assert sum(sheet(state).totals()) == 0
    assert {"preferans.h12"} == {cite for item in state.score().items if "не доиграна" in item.text for cite in item.cites}


def test_after_a_deal_only_the_next_deal_is_possible() -> None:
    state = say(bought(), "contract 9♠", "pass", "pass")
    assert state.legal() == ["next"]
    assert refusal(state, "pass") == ("Сдача окончена: сдайте снова", ("preferans.h8",))
    assert GAME.judge(state, "next").cites == ("preferans.h8",)


def test_looking_and_taking_back_are_judged() -> None:
    state = dealt()
    assert GAME.judge(state, "look прикуп", state.circle.first).cites == ("preferans.16",)
    assert GAME.judge(bought(), "look прикуп", 0).allowed
    assert GAME.judge(state, "look карты", 0).allowed
    played = say(bought(), "contract 8♠", "whist", "whist", "play ♠Т")
    assert GAME.judge(played, "replace ♠Т ♠К", played.circle.first).cites == ("preferans.23",)
    for action, text in (
        ("look небо", "Посмотреть можно: прикуп, снос, болван, карты, карты второго, карты играющего, взятки"),
        ("replace ♠7", "Замену записывают так: «replace ♠9 ♠К»"),
        ("withdraw", "Карты не открыты: брать обратно нечего"),
        ("look болван", "Болван бывает только в игре вдвоём"),
    ):
        with pytest.raises(InputError) as refused:
            GAME.judge(state, action, 0)
        assert (refused.value.field, refused.value.text) == ("action", text)


@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("подсказка вистующего", "preferans.24"), ("разговор об игре", "preferans.24"), ("совет сдающего", "preferans.15a"),
        ("слово не в очередь", "preferans.17"), ("торговля на полпути", "preferans.18"), ("слово после паса", "preferans.8"),
    ],
)  # fmt: skip
def test_a_word_that_helps_is_forbidden_without_a_penalty(what: str, rule: str) -> None:
    verdict = GAME.judge(dealt(), f"say {what}", 0)
    assert (verdict.allowed, verdict.cites) == (False, (rule,)) and verdict.text.endswith("Взыскания источник не называет.")


def test_cards_are_shown_early_only_when_every_trick_is_sure() -> None:
    top = "♠ТКДВ1098 ♥Т ♦Т ♣Т"
    state = dealt(top, talon="♣К ♦К")
    say(state, "bid 6♠", "pass", "pass", "take прикуп", "discard ♣К", "discard ♦К", "contract 9♠", "whist", "whist")
    declarer, whister = state.circle.active[:2]
    assert GAME.judge(state, "show", declarer).allowed
    assert GAME.judge(state, "show", whister).cites == ("preferans.24",)
    led = say(state, "play ♠8")
    refused = GAME.judge(led, "show", declarer)
    assert (refused.allowed, refused.cites) == (False, ("preferans.33a",))
    doubtful = say(bought(), "contract 8♠", "whist", "whist")
    assert not GAME.judge(doubtful, "show", doubtful.circle.first).allowed
    misere = dealt(MISERE, talon="♦Т ♥Т")
    say(
        misere,
        "bid малый мизер",
        "pass",
        "pass",
        "take прикуп",
        "discard ♦Т",
        "discard ♥Т",
        "contract малый мизер",
        "whist",
        "whist",
    )
    assert GAME.judge(misere, "show", misere.circle.first).text == "Нельзя: игру доигрывают до конца."


@pytest.mark.parametrize(
    ("hand", "trump", "sure"),
    [
        ("♥ТКДВ", "♥", True), ("♥ТКД ♦Т", "♥", False), ("♥ТКДВ ♦Т", "♥", True), ("♥ТКДВ ♦К", "♥", False), ("♥ТК10987", "♥", True),
        ("♦ТКДВ7", "♥", False), ("♦ТКДВ7", "без козырей", True), ("♦ТКД7", "без козырей", False), ("♦Т", "без козырей", True),
    ],
)  # fmt: skip
def test_the_rest_is_sure_however_the_hidden_cards_lie(hand: str, trump: str, sure: bool) -> None:
    state = GAME.position({"phase": "розыгрыш", "trump": trump, "seat": 1, "hand": hand})
    assert GAME.judge(state, "show", 1).allowed is sure


def test_a_deal_is_dealt_anew_for_its_mistakes() -> None:
    early, late = GAME.position({"phase": "сдача", "seat": 1}), dealt()
    for mistake, rule in (
        ("открылась карта", "preferans.14a"),
        ("карт не поровну", "preferans.14b"),
        ("сдача не в очередь", "preferans.14c"),
    ):
        before, after = GAME.judge(early, f"redeal {mistake}", 1), GAME.judge(late, f"redeal {mistake}", 1)
        assert (before.allowed, before.cites, before.readings) == (True, (rule,), {})
        assert (after.allowed, after.cites) == (mistake != "сдача не в очередь", (rule,))
        assert list(after.readings) == (["preferans.misdeal-timely"] if after.allowed else [])
        strict = dealt(readings={"preferans.misdeal-timely": "all"})
        assert not GAME.judge(strict, f"redeal {mistake}", 1).allowed


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("say ку-ку", "Сказанное бывает такое: подсказка вистующего, разговор об игре, совет сдающего, слово не в очередь, торговля на полпути, слово после паса"),
        ("show", "Карты открывают в розыгрыше: «show»"),
        ("redeal дождь", "Ошибка сдачи бывает такая: открылась карта, карт не поровну, сдача не в очередь"),
    ],
)  # fmt: skip
def test_a_fault_that_is_none_is_refused(action: str, text: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.judge(dealt(), action, 0)
    assert (refused.value.field, refused.value.text) == ("action", text)


@pytest.mark.parametrize(
    ("given", "field", "text"),
    [
        ({"phase": "торговля", "bids": ["6♣", "6♠"]}, "bids", "Слова торговли: «6♠» не выше прежней заявки"),
        ({"phase": "торговля", "bids": ["держу"]}, "bids", "Слова торговли: держать ещё нечего"),
        ({"phase": "торговля", "bids": ["5♠"]}, "bids", "Слова торговли: «5♠» непонятно; пример: 6♠, 6бк, держу, пас"),
        ({"phase": "торговля", "bids": ["пас"] * 4, "talon": "♠9 ♥8"}, "bids", "Слова торговли: после «пас» торговля кончена"),
        ({"phase": "торговля", "bids": ["пас"] * 3}, "talon", "Прикуп: все спасовали, назовите обе карты"),
        ({"phase": "торговля", "bids": ["пас"] * 3, "players": 3}, "talon", "Прикуп: все спасовали, назовите обе карты"),
        ({"phase": "торговля", "bids": ["пас"] * 3, "talon": "♠9"}, "talon", "Прикуп: все спасовали, назовите обе карты"),
        ({"phase": "вист", "contract": "6x"}, "contract", "Игра «6x» непонятна; пример: 6♥, 7бк, большой мизер"),
        ({"phase": "вист", "answers": ["да"]}, "answers", "Ответы: каждый из «пас», «вист», «свой», «проверка»"),
        ({"phase": "розыгрыш", "hand": "♠9", "trick": "♠9"}, "trick", "Карта на столе не может быть и на руках"),
        ({"phase": "розыгрыш", "trick": "♠9 ♠8 ♠7"}, "trick", "На столе: взятка ещё не закрыта, карт меньше 3"),
        ({"phase": "распасы", "talon": "♠9"}, "talon", "Прикуп: назовите обе карты"),
        (
            {"phase": "распасы", "talon": "♠9 ♥8", "played": 3, "talon_played": 0},
            "talon_played",
            "Сыграно карт прикупа: взяток сыграно 3, введите 2",
        ),
        (
            {"phase": "распасы", "played": 3, "winner": 0},
            "winner",
            "Кто взял последнюю: назовите того, кто играет в этой сдаче",
        ),
        (
            {"phase": "розыгрыш", "played": 3, "winner": 0},
            "winner",
            "Кто взял последнюю: назовите того, кто играет в этой сдаче",
        ),
        ({"phase": "назначение", "bought": "малый уверт"}, "bought", "Куплено на: «малый уверт» за этим столом не играют"),
        ({"phase": "торговля", "seat": 4}, "seat", "Место: введите число от 0 до 3"),
        ({"phase": "торговля", "options": 5}, "options", 'Условия: нужны именованные поля, например {"miseres": true}'),
        ({}, "phase", "Что происходит: поле «phase» не заполнено"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(given: dict[str, Any], field: str, text: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.position(given)
    assert (refused.value.field, refused.value.text) == (field, text)


def test_a_position_in_which_all_have_passed_goes_on_to_raspasy() -> None:
    given = {"phase": "торговля", "players": 3, "bids": ["пас"] * 3, "talon": "♠9 ♥8", "hand": "♠7 ♦Т"}
    state = GAME.position(given)
    assert (state.phase, state.asker) == ("passes", 1)
    assert [GAME.judge(state, f"play {card}", 1).allowed for card in ("♠7", "♦Т")] == [True, False]
    four = GAME.position({**given, "players": 4})
    assert (four.phase, four.to_move, four.legal()) == ("passes", 0, ["play ♠9"])
    two = GAME.position({"phase": "торговля", "players": 2, "bids": ["пас"] * 2})
    assert two.deal_over and two.score().summary == "Оба спасовали, карты пересдают."


def test_after_two_tricks_of_raspasy_the_talon_is_played() -> None:
    given = {"phase": "распасы", "talon": "♠9 ♥8", "played": 3}
    for winner, leader in ((-1, 1), (2, 2)):
        state = GAME.position({**given, "winner": winner})
        assert (state.to_move, state.playing, GAME.scene(state, 0)["to_move"]) == (leader, (1, 2, 3), leader)
    second = GAME.position({"phase": "распасы", "talon": "♠9 ♥8", "played": 1})
    assert (second.to_move, second.legal()) == (0, ["play ♥8"])


def test_the_sheet_is_drawn_as_people_draw_it() -> None:
    state = say(bought(), "contract 9♠", "pass", "pass")
    drawing = GAME.scene(state, 0)["sheet"]["drawing"]
    assert drawing["ruling"] == "columns"
    assert [(one["id"], one["label"], one["grows"]) for one in drawing["bands"]] == [
        ("kurochka", "Курочка", "up"), ("record", "Игровая запись", "down"), ("whists", "Висты", "down"),
    ]  # fmt: skip
    assert [one["name"] for one in drawing["parts"]] == ["Вы", "Левый", "Визави", "Правый"]
    assert state.declarer is not None
    kurochka, record, whists = drawing["parts"][state.declarer]["cells"]
    assert kurochka == [{"label": "", "entries": []}]
    assert record[0]["entries"] == [
        {"text": "40", "note": "Условленная запись", "cites": ["preferans.tab.start"], "struck": True},
        {"text": "24", "note": f"−16: С игровой записи списана цена игры (сдача № {state.number})",
         "cites": ["preferans.35", "preferans.tab.1"], "struck": False},
    ]  # fmt: skip
    assert [cell["label"] for cell in drawing["parts"][0]["cells"][2]] == ["лев.", "виз.", "прав."]
    assert [len(one["cells"][2]) for one in drawing["parts"]] == [3, 3, 3, 3] and len(whists) == 3


@pytest.mark.parametrize(
    ("options", "bands"),
    [
        ({"form": "простая"}, ["record", "whists"]),
        ({"form": "с котлом", "players": 3}, ["pot", "record", "new-pot", "whists"]),
        ({"exhibit": 10, "uverts": True, "players": 5}, ["kurochka", "record", "whists"]),
        ({"players": 2}, ["kurochka", "record", "whists"]),
    ],
)
def test_every_number_of_the_sheet_has_its_reason_and_its_rules(options: dict[str, Any], bands: list[str]) -> None:
    for seed in range(1, 5):
        state = GAME.deal(seed, {"record": 12, "deals": 10, **options})
        random = Generator(seed)
        play_out(GAME, state, [GAME.bots["random"]] * state.rules.players, random)
        drawing = GAME.scene(state, 0)["sheet"]["drawing"]
        assert [one["id"] for one in drawing["bands"]] == bands
        for one in drawing["parts"]:
            for entry in (entry for row in one["cells"] for cell in row for entry in cell["entries"]):
                assert entry["cites"] and entry["note"] and "По итогу сдачи" not in entry["note"], entry


@pytest.mark.parametrize(
    ("slug", "given", "action", "readings"),
    [
        ("preferans", {"phase": "торговля", "bids": ["6♠"]}, "bid 6♦", ["preferans.jump"]),
        ("preferans", {"phase": "торговля", "bids": ["6♠"]}, "bid 6♣", []),
        ("preferans", {"phase": "торговля", "bids": []}, "bid 7♠", ["preferans.jump"]),
        ("preferans", {"phase": "торговля", "bids": ["6♠", "держу", "пас"]}, "hold", ["preferans.hold"]),
        ("preferans", {"phase": "вист", "contract": "большой мизер", "answers": ["пас", "вист"]}, "alone", ["preferans.misere-open"]),
        ("preferans", {"phase": "вист", "players": 2, "contract": "малый мизер"}, "whist", ["preferans.misere-open"]),
        ("gusarskij", {"phase": "торговля", "bids": ["6♠"]}, "bid малый мизер", ["gusarskij.fancy"]),
        ("preferans-modern", {"phase": "торговля", "bids": ["мизер"]}, "bid 9♠", ["preferans-modern.misere-beaten"]),
        ("preferans-modern", {"phase": "вист", "contract": "10♠"}, "whist", ["preferans-modern.ten"]),
    ],
)  # fmt: skip
def test_a_verdict_names_the_reading_on_which_it_rests(
    slug: str, given: dict[str, Any], action: str, readings: list[str]
) -> None:
    game = rules_py.game(slug)
    state = game.position(given)
    verdict = game.judge(state, action, state.asker)
    assert list(verdict.readings) == readings
    if not readings:
        return
    reading = rules_py.readings()[readings[0]]
    other = next(choice for choice in reading.choices if choice != reading.default)
    changed = game.position(given, {reading.id: other})
    assert game.judge(changed, action, changed.asker).allowed != verdict.allowed
