"""Горка: named cases with their full steps, the bad one beside the good."""

from __future__ import annotations

from fractions import Fraction

import pytest

import rules_py
from rules_py.frame.cards import DECK_36
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.places import TABLE
from rules_py.games.gorka.bots import odds
from tests.core.sittings import asked, lead_over_chance, money, play, refused

GAME = rules_py.game("gorka")
calc = asked("gorka")


def higher(first: str, second: str, readings=None, wild="шестёрки"):
    total, steps = calc("compare", readings, first=first, second=second, wild=wild)
    return total, [(text, cites) for text, cites, _, _ in steps[2:]]


def dealt(*hands: str, readings=None, **options):
    """Stand before the vying with these hands, the first to speak first; two cards of each lie open."""
    match = GAME.deal(1, {"players": len(hands), **options}, readings)
    deck = match.packs["cards"]
    named = [[deck.card(word) for word in hand.split()] for hand in hands]
    used = {card for hand in named for card in hand}
    match.pile("stock")[:] = [card for card in range(deck.size) if card not in used]
    for place, hand in enumerate(named):
        seat = (match.dealer + 1 + place) % match.players
        match.cards["hand"][seat][:], match.cards["shown"][seat][:] = hand[:2], hand[2:]
    match.stack.clear()
    match.enter("bid")
    match._legal.clear()
    return match


EVEN = ("Две старшие карты одной масти: 20\u00a0очков против 20", ("gorka.h4", "gorka.3"))
STRONG, WEAK, POOR = "♠Т ♥Т ♦Т ♣9", "♥К ♥9 ♥8 ♠7", "♠К ♣10 ♦9 ♥7"


def test_two_with_even_stakes_have_agreed_and_the_higher_takes_all():
    match = dealt(STRONG, WEAK)
    play(match, "raise 10", "call")
    assert match.deal_over and match.sheet.total("money", TABLE) == 0
    assert money(match) == [20, -20]
    assert [(item.text, item.cites, item.amount) for item in match.score().items if item.amount == 40] == [
        ("Берёт кон. Трынка старше: три карты одной масти уступают", ("gorka.h4", "gorka.20"), 40)
    ]


def test_three_with_even_stakes_go_on_till_two_are_left():
    match = dealt(STRONG, WEAK, POOR)
    play(match, "raise 10", "call", "call")
    assert not match.deal_over
    assert "call" not in match.legal() and "raise 10" in match.legal()
    assert refused(match, "settle") == ("По согласию игру кончают только двое последних", ("gorka.25",))
    play(match, "raise 10", "call", "pass")
    assert match.deal_over
    assert money(match) == [50, -30, -20]


def test_two_end_by_consent_and_one_who_was_refused_raises_or_passes():
    match = dealt(STRONG, WEAK)
    play(match, "settle")
    assert match.prompt.phase == "agree" and match.legal() == ["agree", "decline"]
    play(match, "decline")
    assert refused(match, "settle") == ("Соперник не согласился: идите в гору или пасуйте", ("gorka.25",))
    play(match, "raise 10", "raise 10")
    assert refused(match, "settle") == ("Сначала уравняйте ставку: это и есть согласие", ("gorka.h3",))
    play(match, "call")
    assert match.deal_over and money(match) == [30, -30]
    play(dealt(STRONG, WEAK), "settle", "agree")


@pytest.mark.parametrize(("reading", "left", "first"), [("takes", 0, 20), ("stays", 30, -10)])
def test_one_left_alone_takes_it_or_it_stays(reading, left, first):
    match = dealt(POOR, STRONG, WEAK, readings={"gorka.lone": reading})
    hand = list(match.cards["hand"][(match.dealer + 1) % 3])
    play(match, "raise 10", "pass", "pass")
    assert match.deal_over and match.sheet.total("money", TABLE) == left + (10 if left else 0)
    assert money(match)[0] == (first if not left else first - 10)
    assert match.cards["hand"][(match.dealer + 1) % 3] == hand


def test_a_raise_is_a_stake_at_least_and_the_open_cards_stay():
    match = dealt(POOR, STRONG)
    assert refused(match, "raise 5") == ("Поднимают не меньше чем на куш, 10\u00a0к.", ("gorka.h1",))
    assert refused(match, "hide") == ("Открытые карты лежат на столе, пока вы в игре", ("gorka.12",))


def test_blind_stakes_are_outbid_and_their_cards_stay_closed():
    match = GAME.deal(1, {"players": 3})
    first = match.to_move
    assert first == (match.dealer + 1) % 3
    play(match, "blind 10")
    assert refused(match, "blind 10") == ("Перетемнить — значит поставить больше чем 10\u00a0к.", ("gorka.11",))
    play(match, "blind 20", "skip")
    assert match.prompt.phase == "dealer"
    assert [len(match.cards["shown"][seat]) for seat in range(3)] == [0, 0, 0]
    assert match.sheet.total("money", TABLE) == 60


def test_nobody_adds_before_the_deal_unless_the_first_did():
    match = GAME.deal(1, {"players": 3})
    play(match, "skip")
    assert match.prompt.phase == "first"


def test_the_third_outbids_the_highest_or_the_first_by_the_reading():
    for reading, allowed in (("highest", False), ("first", True)):
        match = GAME.deal(1, {"players": 3}, {"gorka.outbid": reading})
        play(match, "blind 10", "blind 30")
        assert (not match.refusing(_turn(match, 20))) is allowed
        assert calc("blind", {"gorka.outbid": reading}, blinds=[10, 30], stake=20)[0] == int(allowed)


def _turn(match, amount):
    from rules_py.frame.moves import Turn

    return Turn(match, match.prompt, match.to_move, "blind", (amount,))


def test_one_who_was_outbid_keeps_his_cards_closed_or_not():
    for reading, shown in (("yes", 0), ("no", 2)):
        match = GAME.deal(1, {"players": 3}, {"gorka.over-blind": reading})
        first = match.to_move
        play(match, "blind 10", "blind 20", "skip")
        if shown:
            play(match, "keep")
        assert len(match.cards["shown"][first]) == shown


@pytest.mark.parametrize(("turned", "given"), [(0, 2), (1, 1), (2, 0)])
def test_cards_come_open_by_how_many_of_the_first_two_were_turned_up(turned, given):
    match = GAME.deal(1, {"players": 2})
    play(match, "skip")
    seat, deck = match.to_move, match.packs["cards"]
    cards = [deck.text(card) for card in match.cards["hand"][seat]]
    play(match, " ".join(["show", *cards[:turned]]) if turned else "keep")
    assert len(match.cards["shown"][seat]) == 2 and len(match.cards["hand"][seat]) == 2
    assert len(match.cards["shown"][match.dealer]) == 0 and len(match.cards["hand"][match.dealer]) == 4
    own = [deck.text(card) for card in match.cards["hand"][match.dealer]]
    with pytest.raises(IllegalAction):
        match.apply(f"show {own[0]}")
    play(match, f"show {own[0]} {own[3]}")
    assert match.prompt.phase == "bid" and len(match.cards["shown"][match.dealer]) == 2


@pytest.mark.parametrize(
    ("cards", "grade"),
    [
        ("♠К ♥К ♦К ♣6", 4), ("♠6 ♥6 ♦6 ♣6", 4), ("♠К ♠9 ♠7 ♥6", 3), ("♠Т ♥Т ♦6 ♣9", 2), ("♠К ♠9 ♥7 ♦6", 1), ("♠К ♥9 ♦7 ♣6", 0),
        ("♠К ♥К ♦6 ♣6", 2), ("♠К ♥9 ♦6 ♠6", 1),
    ],
)  # fmt: skip
def test_what_four_cards_make(cards, grade):
    assert calc("hand", cards=cards, wild="шестёрки")[0] == grade


def test_how_many_wild_cards_go_into_one_combination_hangs_on_its_reading():
    assert calc("hand", cards="♠К ♥К ♦6 ♣6", wild="шестёрки")[0] == 2
    assert calc("hand", {"gorka.wild-count": "any"}, cards="♠К ♥К ♦6 ♣6", wild="шестёрки")[0] == 4


def test_classes_are_compared_step_by_step():
    assert higher("♥9 ♥8 ♥7 ♥10", STRONG.replace("♣9", "♠К")) == (1, [("Хлюст старше: трынка уступает", ("gorka.19",))])
    assert higher("♥Т ♥К ♥Д ♥В", "♠7 ♣7 ♦7 ♥7") == (2, [("Четверик старше: хлюст уступает", ("gorka.20",))])
    assert higher("♥Т ♥К ♥9 ♣8", "♠7 ♣7 ♦7 ♥8") == (2, [("Трынка старше: три карты одной масти уступают", ("gorka.20",))])


def test_three_of_a_suit_beat_a_trynka_by_the_reading_alone():
    hands = "♥Т ♥К ♥9 ♣8", "♠7 ♣7 ♦7 ♥8"
    assert higher(*hands, {"gorka.three-suited": "hlyust"})[0] == 1
    assert higher("♥Т ♥К ♥9 ♣8", "♠7 ♠8 ♠9 ♠10", {"gorka.three-suited": "hlyust"}) == (
        2, [("Хлюст из четырёх карт старше хлюста из трёх", ("gorka.18", "gorka.22"))])  # fmt: skip


def test_equal_classes_go_by_rank_and_then_suit_or_the_other_way_round():
    kings, aces = "♠К ♥К ♦К ♣9", "♠Т ♣Т ♦Т ♥7"
    assert higher(kings, aces) == (2, [("Достоинство: туз против короля", ("gorka.21",))])
    assert higher(kings, aces, {"gorka.same-class": "suit"}) == (
        1, [("Старшая масть настоящих карт: червей против бубен", ("gorka.21", "gorka.21n"))])  # fmt: skip
    assert higher("♥Т ♠Т ♦6 ♣9", "♦Т ♣Т ♠6 ♥7") == (1, [
        ("Достоинство: туз против туза", ("gorka.21",)),
        ("Старшая масть настоящих карт: червей против бубен", ("gorka.21", "gorka.21n"))])  # fmt: skip


def test_suited_cards_go_by_points_or_by_the_top_card():
    assert higher("♠Т ♠К ♦6 ♣9", "♥Т ♥К ♥9 ♣7") == (
        1,
        [("Очки: 11 + 11 + 10 = 32 против 11 + 10 + 9 = 30", ("gorka.22", "gorka.3"))],
    )
    low_top, high_sum = "♠Т ♠8 ♠7 ♣9", "♥К ♥Д ♥В ♣7"
    assert higher(low_top, high_sum) == (2, [("Очки: 10 + 10 + 10 = 30 против 11 + 8 + 7 = 26", ("gorka.22", "gorka.3"))])
    assert higher(low_top, high_sum, {"gorka.points": "top"}) == (
        1, [("Старшая из различных карт: туз против короля", ("gorka.22",))])  # fmt: skip


def test_what_ace_king_and_a_wild_card_beat_hangs_on_its_reading():
    same_sum = "♠Т ♠К ♦6 ♣9", "♥Т ♥Д ♣6 ♦7"
    assert higher(*same_sum) == (1, [
        ("Очки: 11 + 11 + 10 = 32 против 11 + 11 + 10 = 32", ("gorka.22", "gorka.3")), ("Туз, король и фалька старше прочих с той же суммой", ("gorka.22",))])  # fmt: skip
    assert higher(*same_sum, {"gorka.ace-king": "sum"})[0] == 2
    four = "♠Т ♠К ♦6 ♣9", "♥Т ♥К ♥Д ♥В"
    assert higher(*four)[0] == 2
    assert higher(*four, {"gorka.ace-king": "all"}) == (
        1,
        [("Туз, король и фалька старше всякого другого хлюста", ("gorka.22",))],
    )


def test_ace_king_and_a_wild_card_come_first_by_top_cards_too():
    same, top = ("♠Т ♠К ♦6 ♣9", "♥Т ♥К ♥Д ♣7"), {"gorka.points": "top"}
    assert higher(*same, top) == (1, [
        ("По старшим картам поровну", ("gorka.22",)), ("Туз, король и фалька старше прочих с теми же картами", ("gorka.22",))])  # fmt: skip
    assert higher(*same, {**top, "gorka.ace-king": "sum"}) == (2, [
        ("По старшим картам поровну", ("gorka.22",)), ("Поровну, решает масть: червей против пик", ("gorka.21n", "gorka.22"))])  # fmt: skip


def test_ace_king_and_a_wild_card_beat_a_larger_sum_of_three_too():
    """Two wild cards with an ace count 33 and are a хлюст of three by two other readings together."""
    larger, others = ("♠Т ♠К ♦6 ♣9", "♥Т ♣6 ♠6 ♦8"), {"gorka.wild-count": "any", "gorka.three-suited": "hlyust"}
    points = "Очки: 11 + 11 + 10 = 32 против 11 + 11 + 11 = 33"
    assert higher(*larger, others) == (1, [
        (points, ("gorka.22", "gorka.3")), ("Туз, король и фалька старше прочих из трёх карт", ("gorka.22",))])  # fmt: skip
    turned = "Очки: 11 + 11 + 11 = 33 против 11 + 11 + 10 = 32"
    assert higher(*larger, {**others, "gorka.ace-king": "sum"}) == (2, [(turned, ("gorka.22", "gorka.3"))])


def test_two_of_one_suit_with_a_wild_card_each_may_be_quite_even():
    even = ("Полное равенство: кон делят пополам", ("gorka.h4",))
    assert higher("♠К ♠В ♦6 ♣9", "♠Д ♠10 ♥6 ♣8") == (0, [
        ("Очки: 11 + 10 + 10 = 31 против 11 + 10 + 10 = 31", ("gorka.22", "gorka.3")), even])  # fmt: skip
    assert higher("♠К ♠В ♠9 ♦6", "♠Д ♠10 ♥6 ♣8")[0] == 1
    assert higher("♠Д ♠10 ♥6 ♣8", "♠К ♠В ♦6 ♣9", {"gorka.points": "top"})[0] == 2


def test_an_empty_hand_may_go_up_or_has_to_pass():
    play(dealt(POOR, STRONG), "raise 10")
    match = dealt(POOR, STRONG, readings={"gorka.empty-hand": "no"})
    told = ("Сочетания у вас нет: с незначащими картами пасуют", ("gorka.23",))
    assert refused(match, "raise 10") == told
    assert match.legal() == ["pass", "settle"]
    match = dealt(STRONG, POOR, readings={"gorka.empty-hand": "no"})
    play(match, "raise 10")
    assert refused(match, "call") == told
    play(match, "pass")
    assert match.deal_over and money(match) == [10, -10]


def test_by_how_much_one_goes_up_hangs_on_its_reading():
    match = dealt(STRONG, WEAK, readings={"gorka.least-raise": "any"})
    play(match, "raise 1", "call")
    assert money(match) == [11, -11]


def test_two_agree_by_a_call_or_by_word():
    match = dealt(STRONG, WEAK, readings={"gorka.consent": "word"})
    play(match, "raise 10")
    assert refused(match, "settle") == ("Сначала уравняйте ставку", ("gorka.h3",))
    play(match, "call")
    assert not match.deal_over and "settle" in match.legal() and "raise 10" in match.legal()
    play(match, "settle", "agree")
    assert match.deal_over and money(match) == [20, -20]
    given = {"left": 2, "called": True, "pot": 50}
    assert calc("end", **given)[1][0] == (
        "Уравнявший согласен кончить: торг кончен, оба показывают карты", ("gorka.25", "gorka.h3"), None, "")  # fmt: skip
    assert calc("end", {"gorka.consent": "word"}, **given) == (
        0, [("Согласны не оба: торг идёт дальше", ("gorka.25", "gorka.h3"), None, "")])  # fmt: skip


@pytest.mark.parametrize(("reading", "left", "each"), [("split", 0, 0), ("stays", 40, -20)])
def test_even_hands_share_what_lies_there_or_leave_it(reading, left, each):
    match = dealt("♠Т ♠9 ♦8 ♣7", "♥К ♥Д ♣8 ♦7", readings={"gorka.even": reading})
    play(match, "raise 10", "call")
    assert match.deal_over and match.sheet.total("money", TABLE) == left and money(match) == [each, each]
    what = "делят пополам" if reading == "split" else "лежит до следующей сдачи"
    assert higher("♠Т ♠9 ♦8 ♣7", "♥К ♥Д ♣8 ♦7", {"gorka.even": reading}) == (
        0, [EVEN, (f"Полное равенство: кон {what}", ("gorka.h4",))])  # fmt: skip


def test_hands_without_a_combination():
    assert higher("♠Т ♠9 ♦8 ♣7", "♥К ♥Д ♣8 ♦7") == (
        0, [EVEN, ("Полное равенство: кон делят пополам", ("gorka.h4",))])  # fmt: skip
    assert higher("♠Т ♠К ♦8 ♣7", "♥К ♥Д ♣8 ♦7") == (
        1, [("Две старшие карты одной масти: 21\u00a0очко против 20", ("gorka.h4", "gorka.3"))])  # fmt: skip
    assert higher("♠Т ♥9 ♦8 ♣7", "♥К ♥8 ♣10 ♦7") == (2, [("Две карты одной масти старше, чем ни одной пары", ("gorka.h4",))])
    assert higher("♠Т ♥9 ♦8 ♣7", "♥К ♠8 ♣10 ♦7") == (1, [("Старшая карта: туз против короля", ("gorka.h4",))])


def test_the_deck_hangs_on_its_reading():
    assert calc("deck", players=5)[0] == 16
    assert calc("deck", {"gorka.deck": "32"}, players=5)[0] == 12
    assert GAME.deal(1, {"players": 2}, {"gorka.deck": "32"}).packs["cards"].size == 32


def test_what_open_cards_let_fear_is_counted():
    total, steps = calc("possible", shown="♠К ♥9", wild="шестёрки")
    assert total == 2
    assert sum(amount for _, _, amount, _ in steps) == 34 * 33 // 2
    assert calc("possible", shown="♠К ♥6", wild="шестёрки")[0] == 4


def test_the_chance_is_a_count_of_hidden_cards():
    total, steps = calc("odds", cards="♠Т ♥Т ♦Т ♣Т", shown="♠К ♥9", wild="шестёрки")
    assert total == steps[0][2] == 30 * 29 // 2
    with pytest.raises(InputError) as found:
        calc("odds", cards="♠Т ♥Т ♦Т ♣Т", shown="♠Т ♥9")
    assert found.value.field == "shown"


def test_who_shows_and_who_takes():
    assert calc("end", left=1, pot=50) == (50, [("Остался один: кон его, карт он не показывает", ("gorka.h2",), 50, "")])
    assert calc("end", {"gorka.lone": "stays"}, left=1, pot=50)[0] == 0
    assert calc("end", left=2, agreed=True, pot=50)[1][0][1] == ("gorka.25",)
    assert calc("end", left=3, agreed=True, pot=50)[0] == 0


def test_a_card_in_two_hands_is_refused():
    with pytest.raises(InputError) as found:
        calc("compare", first="♥9 ♥8 ♥7 ♥10", second="♥9 ♣Т ♦Т ♠К")
    assert found.value.field == "second"
    assert DECK_36.size == 36


def test_the_sensible_player_beats_the_random_one():
    assert lead_over_chance(GAME, 10, players=2, deals=6) > 0


def test_good_cards_are_not_thrown_away_where_stakes_are_even_and_only_two_may_end():
    """With three left and eight stakes laid the hint said «Пасуйте: надежда на выигрыш 94 %»."""
    pressed = 0
    for seed in (*range(1, 9), 1892):
        state = GAME.deal(seed, {"players": 4})
        while not state.deal_over:
            view = state.view(state.to_move)
            advice = GAME.advise(view)
            if view.phase_name == "bid" and view.open.bet and view.open.paid[view.seat] == view.open.bet:
                assert advice.action != "pass" or odds(view)[0] < Fraction(1, 2), advice.text
                pressed += advice.text.startswith("Ставки равны")
            state.apply(advice.action, state.to_move)
    assert pressed
