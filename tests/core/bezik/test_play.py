"""Безик: the deal, the trick, the moment of a declaration, the draw, the end of the stock."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.face import play_out
from rules_py.frame.rng import Generator
from rules_py.games.bezik.figures import declarable
from rules_py.games.bezik.scoring import Declaration
from rules_py.games.bezik.state import claim

GAME = rules_py.game("bezik")


@pytest.fixture(scope="module")
def whole():
    """Play one whole deal by the sensible players."""
    return play_out(GAME, GAME.deal(2), [GAME.bots["sensible"]] * 2, Generator(2))


def position(hand: str = "♥К ♥Д ♠10", readings=None, **given):
    base = {"phase": "объявление", "trump": "♥", "hand": hand, "hand_size": 17, "took": True, "stock": 60}
    return GAME.position({**base, **given}, readings)


def verdict(match, action: str, seat: int = 0) -> tuple[bool, tuple[str, ...]]:
    found = GAME.judge(match, action, seat)
    return found.allowed, found.cites


def offered(match) -> set[str]:
    """Return what a player may declare now."""
    return {action.partition(" ")[2] for action in match.legal() if action.startswith("declare ")}


def refused(match, action: str, seat: int = 0) -> str:
    with pytest.raises(IllegalAction) as error:
        match.apply(action, seat)
    return error.value.text


@pytest.mark.parametrize(
    ("options", "readings", "size", "hands"),
    [
        ({"players": 2, "decks": 8}, {}, 174, 2),
        ({"players": 3, "decks": 8}, {}, 174, 3),
        ({"players": 4, "decks": 10}, {}, 214, 3),
        ({"players": 2, "few": 2}, {"bezik.decks": "2-3-8-10"}, 50, 2),
        ({"players": 3, "few": 3}, {"bezik.decks": "2-3-8-10"}, 74, 3),
    ],
)
def test_eighteen_to_each_and_the_next_card_is_trump(options, readings, size, hands):
    match = GAME.deal(5, options, readings)
    dealt = [len(pile) for pile in match.cards["hand"]]
    assert sorted(dealt, reverse=True)[:hands] == [18] * hands and sum(dealt) == 18 * hands
    assert len(match.cards["upcard"][0]) == 1
    assert len(match.cards["stock"][0]) == size - 18 * hands - 1
    deck = match.packs["cards"]
    assert deck.suit_of[match.cards["upcard"][0][0]] == match.open.trump


def test_of_four_the_dealer_sits_out_and_the_left_neighbour_cuts_and_leads():
    match = GAME.deal(1, {"players": 4})
    assert match.dealer == 0 and match.open.playing == [1, 2, 3]
    assert not match.cards["hand"][0] and match.to_move == 1
    assert any(event.seat == 1 and event.cites == ("bezik.cut",) for event in match.log)
    assert any(event.seat == 0 and event.cites == ("bezik.four",) for event in match.log)


def test_two_packs_are_too_few_for_three():
    with pytest.raises(InputError) as error:
        GAME.deal(1, {"players": 3, "few": 2}, {"bezik.decks": "2-3-8-10"})
    assert error.value.field == "few"


def test_the_house_rules_are_said_at_the_table():
    said = {event.cites[0]: event.text for event in GAME.deal(1).log if event.text.startswith("Уговор")}
    assert sorted(said) == [f"bezik.h{place}" for place in range(1, 10)]
    other = GAME.deal(1, None, {"bezik.endgame": "stop", "bezik.end": "target"})
    assert any(event.text.endswith("когда колода вышла, сдача кончена") for event in other.log)
    assert any(event.text.endswith("партия идёт до условленного счёта") for event in other.log)


def dealt_with_joker(readings=None):
    deck = GAME.deal(1).packs["cards"]
    order = [card for card in GAME.order(deck) if deck.suit(card)]
    jokers = [card for card in GAME.order(deck) if not deck.suit(card)]
    order = [jokers[0], *order[:-36], jokers[1], *order[-36:]]
    return GAME.deal(1, {"players": 2}, readings, " ".join(deck.text(card) for card in order))


def test_a_joker_is_never_trump():
    match = dealt_with_joker()
    deck = match.packs["cards"]
    assert deck.suit(match.cards["upcard"][0][0])
    told = [event for event in match.log if event.cites == ("bezik.h2", "bezik.joker.nosuit")]
    assert len(told) == 1
    assert sum(not deck.suit(card) for card in match.cards["stock"][0]) == 2


def test_one_declares_after_a_trick_with_seventeen_cards_one_figure():
    assert verdict(position(), "declare козырный марьяж") == (True, ("bezik.decl.17", "bezik.decl.trick"))
    assert verdict(position(took=False, who=1), "declare козырный марьяж") == (False, ("bezik.decl.trick",))
    assert verdict(position(hand_size=18), "declare козырный марьяж") == (False, ("bezik.decl.17",))
    match = position("♥К ♥Д ♦В")
    match.apply("declare козырный марьяж", 0)
    assert verdict(match, "declare безик") == (False, ("bezik.decl.one",))
    assert match.open.points == [4, 0]
    assert {match.packs["cards"].text(card) for card in match.cards["shown"][0]} == {"♥К", "♥Д"}


def test_a_declaration_in_the_middle_of_a_trick_is_late():
    match = GAME.deal(1)
    assert verdict(match, "declare безик", match.to_move) == (False, ("bezik.decl.trick",))
    assert verdict(match, "look pile", match.to_move) == (False, ("bezik.noreview",))


def test_a_figure_that_the_cards_do_not_make_is_refused_by_its_own_rule():
    assert verdict(position(), "declare козырные дамы") == (False, ("bezik.val.tqueens",))
    assert verdict(position("♠К ♠Д"), "declare простой марьяж") == (False, ("bezik.marriage.plain", "bezik.marriage.def"))
    assert refused(position(), "declare безик") == "Такой фигуры сейчас не показать: безик"


def test_an_open_card_serves_in_another_kind_and_not_twice_in_one():
    match = position("♦В", open={"козырный марьяж": "♥К ♥Д"})
    assert verdict(match, "declare безик")[0]
    match.apply("declare безик", 0)
    queen = next(card for card in match.cards["shown"][0] if match.packs["cards"].text(card) == "♥Д")
    assert match.open.served[queen] == ("козырный марьяж", "безик")
    again = position("♥К", open={"козырный марьяж": "♥К ♥Д"})
    assert verdict(again, "declare козырный марьяж") == (False, ("bezik.marriage.val", "bezik.marriage.def"))


def test_the_second_marriage_is_worth_eight():
    match = position("♥К ♥Д", open={"козырный марьяж": "♥К ♥Д"})
    match.apply("declare козырный марьяж", 0)
    assert match.open.points[0] == 8


def test_the_eighth_queen_is_added_to_seven_that_lie_open():
    match = position("♥Д", open={"козырные дамы": " ".join(["♥Д"] * 7)})
    assert verdict(match, "declare седьмая козырная дама") == (False, ("bezik.val.tqueens",))
    match.apply("declare восьмая козырная дама", 0)
    assert match.open.points[0] == 1152


def test_a_whole_second_four_counts_twice_while_the_first_lies_open():
    match = position("♥Д ♥Д ♥Д ♥Д", open={"козырные дамы": "♥Д ♥Д ♥Д ♥Д"})
    match.apply("declare козырные дамы", 0)
    assert match.open.points[0] == 352


def test_a_joker_is_the_fifth_queen():
    match = position("инфузорка", open={"козырные дамы": "♥Д ♥Д ♥Д ♥Д"})
    match.apply("declare пятая козырная дама", 0)
    assert match.open.points[0] == 100


ONCE = {"bezik.shown-again": "once"}
REUSED = {**ONCE, "bezik.quint-jack": "reused"}


@pytest.mark.parametrize(
    ("word", "hand", "lies", "readings", "cites"),
    [
        ("козырная квинта", "♥Т ♥К ♥В ♥10", {"безик": "♥Д ♦В"}, {}, ()),
        ("козырная квинта", "♥Т ♥К ♥В ♥10", {"безик": "♥Д ♦В"}, ONCE, ("bezik.quint",)),
        ("козырная квинта", "♥Т ♥К ♥В ♥10", {"безик": "♥Д ♦В"}, REUSED, ()),
        ("козырная квинта", "♥Т ♥В ♥10", {"козырный марьяж": "♥К ♥Д"}, REUSED, ("bezik.quint",)),
        ("козырный марьяж", "♥К", {"безик": "♥Д ♦В"}, {}, ()),
        ("козырный марьяж", "♥К", {"безик": "♥Д ♦В"}, ONCE, ("bezik.marriage.val", "bezik.marriage.def")),
        ("козырный марьяж", "♥К", {"безик": "♥Д ♦В"}, REUSED, ("bezik.marriage.val", "bezik.marriage.def")),
        ("безик", "♦В", {"безик": "♥Д ♦В"}, {}, ("bezik.bezik.val", "bezik.bezik.def")),
        ("безик", "♦В", {"безик": "♥Д ♦В"}, REUSED, ("bezik.bezik.val", "bezik.bezik.def")),
        ("безик", "♥Д ♦В", {"безик": "♥Д ♦В"}, ONCE, ()),
    ],
)
def test_what_has_served_serves_again_as_the_reading_has_it(word, hand, lies, readings, cites):
    match = position(hand, readings, open=lies)
    assert (word in offered(match)) is (not cites)
    assert verdict(match, f"declare {word}") == (not cites, cites or ("bezik.decl.17", "bezik.decl.trick"))


def test_a_quint_on_the_queen_of_a_bezique_opens_only_what_is_missing():
    match = position("♥Т ♥К ♥В ♥10 ♥Д", REUSED, open={"безик": "♥Д ♦В"})
    match.apply("declare козырная квинта", 0)
    assert match.open.points[0] == 50
    assert sorted(match.packs["cards"].text(card) for card in match.cards["shown"][0]) == ["♥10", "♥В", "♥Д", "♥К", "♥Т", "♦В"]


def test_cards_that_lie_open_and_have_served_in_nothing_serve():
    rules, deck = position(readings=REUSED).rules, position().packs["cards"]
    queen, *rest = [deck.card(name, "") for name in ("♥Д", "♥Т", "♥К", "♥В", "♥10")]
    found = declarable(rules, deck, "♥", rest, [queen], {}, {}, agreed=0)
    assert {word: price for word, (_, _, price) in found.items()} == {"козырная квинта": 50, "козырный марьяж": 4}
    assert set(found["козырная квинта"][0]) == {queen, *rest}


def test_one_may_say_the_next_trump_alone_and_the_figures_that_are_whole():
    four = {"козырные дамы": "♥Д ♥Д ♥Д ♥Д"}
    assert offered(position("♥Д ♥К", open=four)) == {"пятая козырная дама", "козырный марьяж"}
    assert offered(position("♥Д ♥К", open={"козырные дамы": "♥Д ♥Д ♥Д ♥Д ♥Д"})) == {"шестая козырная дама", "козырный марьяж"}
    assert offered(position("♥Д", open={"козырные дамы": "♥Д ♥Д ♥Д"})) == set()
    assert offered(position("♠К ♠Д инфузорка инфузорка")) == set()


def test_the_table_has_the_facts_that_the_calculator_asks_for():
    four = {"козырные дамы": "♥Д ♥Д ♥Д ♥Д"}
    _, facts, total = claim(position("♥Д", open=four), 0, "пятая козырная дама")
    assert (facts, total) == (Declaration(figure="козырные дамы", number=5, trump="♥"), 100)
    _, facts, total = claim(position("♥Д ♥Д ♥Д ♥Д", open=four), 0, "козырные дамы")
    assert (facts, total) == (Declaration(figure="козырные дамы", number=4, again=2, trump="♥"), 352)
    match = position("♠Д ♣Д ♦Д ♥Д", open={"четыре дамы": "♠Д ♣Д ♦Д ♥Д"})
    _, facts, total = claim(match, 0, "четыре дамы")
    assert (facts, total) == (Declaration(figure="четыре дамы", number=2, trump="♥"), 12)
    _, facts, total = claim(position("♥К ♥Д", open={"козырный марьяж": "♥К ♥Д"}), 0, "козырный марьяж")
    assert (facts, total) == (Declaration(figure="козырный марьяж", number=2, trump="♥"), 8)


def test_two_fours_at_once_are_said_under_their_reading_alone():
    at_once = {"bezik.double-show": "at-once"}
    queens = "♠Д ♣Д ♦Д ♥Д ♠Д ♣Д ♦Д ♥Д"
    assert offered(position(queens)) == {"четыре дамы"}
    assert verdict(position(queens), "declare дважды четыре дамы") == (False, ("bezik.val.queens",))
    for hand, once, twice, first, both in (
        (queens, "четыре дамы", "дважды четыре дамы", 6, 12),
        (" ".join(["♥К"] * 8), "козырные короли", "дважды козырные короли", 88, 176),
    ):
        for word, points in ((once, first), (twice, both)):
            match = position(hand, at_once)
            assert offered(match) == {once, twice}
            match.apply(f"declare {word}", 0)
            assert match.open.points[0] == points
    again = position("♠Д ♣Д ♦Д ♥Д", at_once, open={"четыре дамы": "♠Д ♣Д ♦Д ♥Д"})
    again.apply("declare четыре дамы", 0)
    assert again.open.points[0] == 6
    marriage = position("♥К ♥Д", at_once, open={"козырный марьяж": "♥К ♥Д"})
    marriage.apply("declare козырный марьяж", 0)
    assert marriage.open.points[0] == 8


@pytest.mark.parametrize(("readings", "allowed"), [({}, True), ({"bezik.two-jokers": "no"}, False)])
def test_a_second_joker_goes_to_the_first_where_a_figure_may_have_two(readings, allowed):
    lying = {"козырные дамы": "♥Д ♥Д ♥Д инфузорка"}
    assert ("пятая козырная дама" in offered(position("инфузорка", readings, open=lying))) is allowed
    assert verdict(position("♥Д", readings, open=lying), "declare пятая козырная дама")[0]
    whole = {"козырные дамы": "♥Д ♥Д ♥Д ♥Д"}
    assert verdict(position("инфузорка", readings, open=whole), "declare пятая козырная дама")[0]


def test_the_sixth_queen_brings_at_the_table_what_was_agreed():
    agreed = {"bezik.sixth-queen": "agreed"}
    five = {"козырные дамы": "♥Д ♥Д ♥Д ♥Д ♥Д"}
    assert offered(position("♥Д", agreed, open=five)) == set()
    match = position("♥Д", agreed, open=five, sixth=150)
    match.apply("declare шестая козырная дама", 0)
    assert match.open.points[0] == 150


def test_the_nine_is_exchanged_for_the_turned_trump_after_a_trick():
    match = position("♥9 ♠К", upcard="♥Т")
    match.apply("exchange ♥9", 0)
    deck = match.packs["cards"]
    assert deck.text(match.cards["upcard"][0][0]) == "♥9"
    assert "♥Т" in [deck.text(card) for card in match.cards["hand"][0]]
    assert verdict(position("♥9 ♠К", upcard="♥Т", took=False, who=1), "exchange ♥9") == (False, ("bezik.exchange",))
    assert refused(position("♠9 ♠К", upcard="♥Т"), "exchange ♠9") == "Меняют только девятку козырной масти"
    assert refused(position("♥9 ♠К", upcard="♥9"), "exchange ♥9") == "Обмен уже был: на столе лежит девятка"


def test_the_winner_draws_first_and_all_have_eighteen_again():
    match = GAME.deal(3)
    leader = match.to_move
    match.apply(match.legal()[0])
    match.apply(match.legal()[0])
    top = match.cards["stock"][0][-1]
    winner = match.to_move
    assert match.prompt.phase == "declare" and len(match.cards["hand"][winner]) == 17
    match.apply("draw")
    assert top in match.cards["hand"][winner]
    assert [len(pile) for pile in match.cards["hand"]] == [18, 18] and match.to_move == winner
    assert leader in (0, 1)


def test_an_open_card_is_played_and_leaves_its_figures():
    match = position("♠10", open={"козырный марьяж": "♥К ♥Д"})
    match.apply("draw", 0)
    match.apply("lay ♥К", 0)
    assert len(match.cards["shown"][0]) == 1 and len(match.open.served) == 1


@pytest.mark.parametrize(
    ("hand", "trick", "try_", "allowed"),
    [
        ("♠Т ♦10 ♥Д", "♠К", "play ♦10", False),
        ("♠Т ♦10 ♥Д", "♠К", "play ♠Т", True),
        ("♠Т ♠10", "♠К", "play ♠10", False),
        ("♠10 ♦Т", "♠К", "play ♠10", True),
        ("♦Т ♥9", "♠К", "play ♦Т", False),
        ("♦Т ♥9", "♠К", "play ♥9", True),
        ("♦Т ♣9", "♠К", "play ♣9", True),
    ],
)
def test_without_a_stock_suit_and_trump_are_owed(hand, trick, try_, allowed):
    match = GAME.position({"trump": "♥", "hand": hand, "trick": trick, "stock": 0})
    assert verdict(match, try_, match.asker) == (allowed, ("bezik.h6",))


def test_with_a_stock_nothing_is_owed():
    match = GAME.position({"trump": "♥", "hand": "♠Т ♦10 ♥Д", "trick": "♠К", "stock": 60})
    assert verdict(match, "play ♦10", match.asker) == (True, ("bezik.free.a",))
    assert verdict(match, "play ♥Д", match.asker) == (True, ("bezik.free.b",))


def test_a_deal_has_sixty_nine_tricks_with_a_draw_and_ends_with_the_difference(whole):
    match = whole
    assert match.done and sum(action == "draw" for action in match.actions) == 69
    first, second = match.open.points
    assert match.sheet.total("won", 0) == first - second == -match.sheet.total("won", 1)
    assert match.actions[-1] == "fold"


def test_cards_are_laid_down_only_when_the_stock_is_out(whole):
    match = GAME.deal(1)
    assert not GAME.judge(match, "fold", match.to_move).allowed
    record = {**whole.to_json(), "actions": whole.actions[:-1]}
    state = GAME.from_json(record)
    assert GAME.judge(state, "fold", state.to_move).cites == ("bezik.h6",)
    state.apply(state.legal()[0])
    assert not GAME.judge(state, "fold", state.to_move).allowed


def test_hints_say_what_to_declare_and_what_a_card_gives_away():
    hint = GAME.advise(position("♥К ♥Д ♥Д ♥Д ♥Д ♦В").view(0))
    assert hint.action == "declare козырные дамы"
    assert hint.text == "Объявите: козырные дамы, 176\u00a0очков. Дороже сейчас нет ничего; потом безик, 25\u00a0очков."
    assert hint.cites == ("bezik.val.tqueens", "bezik.decl.one")
    exchange = GAME.advise(position("♥9 ♠К", upcard="♥Т").view(0))
    assert (exchange.action, exchange.cites) == ("exchange ♥9", ("bezik.exchange",))
    match = GAME.position({"trump": "♥", "hand": "♠10 ♥Д ♥К", "trick": "♠К", "stock": 60})
    give = GAME.advise(match.view(1))
    assert give.action == "play ♠10" and "ничего не отдаёте" in give.text


def test_whose_turn_it_is_is_told_by_its_own_rule():
    match = GAME.deal(3)
    for cites in (["bezik.h4"], ["bezik.free.a"]):
        assert GAME.scene(match, match.to_move)["status"]["cites"] == cites
        match.apply(match.legal()[0])
    match.apply("draw")
    assert GAME.scene(match, match.to_move)["status"]["cites"] == ["bezik.lead"]
    late = GAME.position({"trump": "♥", "hand": "♠Т ♦10 ♥Д", "trick": "♠К", "stock": 0})
    assert GAME.scene(late, late.asker)["status"]["cites"] == ["bezik.h6"]


def test_a_sensible_player_beats_random_ones():
    won = 0
    for seed in range(1, 13):
        seat = seed % 2
        bots = [GAME.bots["random"], GAME.bots["random"]]
        bots[seat] = GAME.bots["sensible"]
        match = play_out(GAME, GAME.deal(seed, {"few": 3}, {"bezik.decks": "2-3-8-10"}), bots, Generator(seed))
        won += match.open.points[seat] > match.open.points[1 - seat]
    assert won >= 9


def test_the_turned_trump_lies_under_the_stock_and_open_cards_suit_by_suit():
    match = position("♥К ♥Д ♠К ♣К ♦К", upcard="♥Т")
    match.apply("declare четыре короля", 0)
    scene = GAME.scene(match, 0)
    stock = next(zone for zone in scene["zones"] if zone["id"] == "stock")
    assert [card["card"] for card in stock["cards"]] == ["♥Т"]
    assert stock["count"] == len(match.cards["stock"][0]) + 1
    assert not any(zone["id"] == "upcard" for zone in scene["zones"])
    shown = next(zone for zone in scene["zones"] if zone["id"] == "shown")
    assert [card["card"] for card in shown["cards"]] == ["♥К", "♦К", "♣К", "♠К"]
