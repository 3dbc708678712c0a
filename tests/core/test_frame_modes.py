"""Questions on a stack: in turn, sealed, whoever acts first, reactions within reactions. Small games made for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.face import Notice
from rules_py.frame.match import Match
from rules_py.frame.moves import Bar, Kind, Move, Need, Phase, Turn
from rules_py.frame.places import Kit, Place, Sight
from rules_py.frame.prompts import Mode, Prompt
from rules_py.frame.results import Item, Verdict
from rules_py.frame.rng import Generator
from rules_py.frame.rulebook import Rulebook, over
from rules_py.frame.sheet import Account

HAND = Place("hand", "Рука", Sight.OWNER, owned=True, shape="hand")


def always(*cites: str):
    return "Можно.", cites


# Sealed bids: all at once, shown together, ties lose


@dataclass
class Market:
    won: int = -1


def reveal(match: Match[Market], prompt: Prompt) -> None:
    bids = {seat: turn.word for seat, turn in match.answers(prompt).items()}
    single = [seat for seat, bid in bids.items() if list(bids.values()).count(bid) == 1 and bid]
    match.open.won = max(single, key=lambda seat: bids[seat], default=-1)
    for seat, bid in bids.items():
        match.tell(seat, f"{{ставит|ставите}} {bid}", "toy.bid")
    if match.open.won >= 0:
        match.sheet.pay("gems", match.open.won, -1, Item("Заплачено", ("toy.pay",), bids[match.open.won]))
    match.end_deal("Торг окончен.")


BID = Move("bid", "Поставить {}", always("toy.bid"), needs=(Need(Kind.NUMBER, lambda match, seat: range(4)),))
SEALED: Rulebook[Market] = Rulebook(
    slug="toy-sealed", title="Торг в кулаке", seats=(3, 3), packs=lambda match: {"cards": Kit(("а", "б", "в"))}, places=(HAND,),
    phases={
        "bid": Phase("торг", (BID,), ("toy.turn",), begin=lambda match: match.ask("bid", range(3), Mode.SEALED), after=reveal),
        "over": over("Можно.", "toy.next"),
    },
    bars=(Bar("bid", ("toy.three",), "Три не ставят", lambda turn: turn.word == 3),),
    opening=lambda match: Market(), first="bid", accounts=(Account("gems", "Камни", money=True),),
)  # fmt: skip


def test_sealed_answers_are_shown_together_and_until_then_to_nobody():
    match = SEALED.deal(1)
    assert match.may_act() == (0, 1, 2)
    match.apply("bid 2", 1)
    assert match.may_act() == (0, 2)
    assert match.sealed
    assert match.view(0).stack[-1].sealed == {}
    assert match.view(1).stack[-1].sealed == {1: "bid 2"}
    assert match.log == []
    match.apply("bid 2", 0)
    match.apply("bid 1", 2)
    assert match.open.won == 2
    assert not match.sealed
    assert [event.text for event in match.log] == [f"{{ставит|ставите}} {bid}" for bid in (2, 2, 1)]
    assert match.sheet.balance("gems") == 0


def test_a_sealed_answer_is_checked_when_it_is_given_and_given_once():
    match = SEALED.deal(1)
    with pytest.raises(IllegalAction) as refused:
        match.apply("bid 3", 0)
    assert (refused.value.text, refused.value.cites) == ("Три не ставят", ("toy.three",))
    match.apply("bid 1", 0)
    with pytest.raises(IllegalAction) as refused:
        match.apply("bid 1", 0)
    assert refused.value.cites == ("toy.turn",)


def test_a_record_of_sealed_answers_replays():
    match = SEALED.deal(1)
    for seat, bid in ((2, 1), (0, 0), (1, 2)):
        match.apply(f"bid {bid}", seat)
    again = SEALED.from_json(match.to_json())
    assert (again.actions, again.open, again.sheet.totals) == (match.actions, match.open, match.sheet.totals)


def test_an_imagined_match_asks_again_whose_answer_is_not_known():
    match = SEALED.deal(1)
    match.apply("bid 2", 1)
    twin = match.view(0).imagined(Generator(1))
    assert sorted(twin.may_act()) == [0, 1, 2]
    twin = match.view(1).imagined(Generator(1))
    assert sorted(twin.may_act()) == [0, 2]


# Reactions within reactions


@dataclass
class Street:
    life: list[int] = field(default_factory=lambda: [2, 2, 2])


CARDS = Kit(("бах1", "бах2", "бах3", "мимо1", "мимо2", "пиво1"))


def shoot(turn: Turn) -> None:
    turn.match.move_cards((turn.values[0],), ("hand", turn.seat), ("pile", -1))
    turn.prompt.again(turn.seat)
    turn.match.ask("answer", [turn.word], by=turn.seat)


def hit(turn: Turn) -> None:
    match = turn.match
    match.open.life[turn.seat] -= 1
    if not match.open.life[turn.seat]:
        match.ask("last", [turn.seat], by=turn.prompt.about["by"])


def throw(turn: Turn) -> None:
    turn.match.move_cards((turn.card,), ("hand", turn.seat), ("pile", -1))


def beer(turn: Turn) -> None:
    throw(turn)
    turn.match.open.life[turn.seat] = 1


def die(turn: Turn) -> None:
    turn.match.forget(turn.seat)
    turn.match.tell(turn.seat, "{выбывает|выбываете}", "toy.dead")
    alive = [seat for seat, life in enumerate(turn.match.open.life) if life]
    if len(alive) == 1:
        turn.match.end_match("Остался один.")


def named(*starts: str):
    def of(match: Match[Any], seat: int) -> list[int]:
        return [card for card in match.cards["hand"][seat] if CARDS.words[card].startswith(starts)]

    return of


def others(match: Match[Any], seat: int) -> list[int]:
    return [one for one in range(3) if one != seat and match.open.life[one]]


def begin_turn(match: Match[Any], seat: int) -> None:
    match.ask("turn", [seat], of=seat)


def deal_street(match: Match[Street]) -> Street:
    for card, seat in enumerate((0, 0, 0, 1, 2, 1)):
        match.cards["hand"][seat].append(card)
    return Street()


STREET: Rulebook[Street] = Rulebook(
    slug="toy-street", title="Улица", seats=(3, 3), packs=lambda match: {"cards": CARDS},
    places=(HAND, Place("pile", "Сброс", Sight.ALL)),
    phases={
        "turn": Phase(
            "ход",
            (Move("shoot", "Стрелять", always("toy.shoot"), shoot, (Need(Kind.CARD, named("бах")), Need(Kind.SEAT, others))),
             Move("end", "Закончить", always("toy.end"))),
            ("toy.turn",), begin=lambda match: begin_turn(match, 0),
            after=lambda match, prompt: begin_turn(match, match.around(prompt.about["of"] + 1, [s for s in range(3) if match.open.life[s]])[0]),
        ),
        "answer": Phase(
            "ответ", (Move("missed", "Мимо {}", always("toy.missed"), throw, (Need(Kind.CARD, named("мимо")),)),
                      Move("lose", "Потерять жизнь", always("toy.lose"), hit)), ("toy.answer",)),
        "last": Phase(
            "рана", (Move("beer", "Пиво {}", always("toy.beer"), beer, (Need(Kind.CARD, named("пиво")),)),
                     Move("die", "Выбыть", always("toy.die"), die)), ("toy.last",)),
        "over": over("Можно.", "toy.next"),
    },
    opening=deal_street, first="turn",
)  # fmt: skip


def test_an_answer_comes_before_the_turn_goes_on():
    match = STREET.deal(1)
    match.apply("shoot бах1 1")
    assert (match.prompt.phase, match.may_act()) == ("answer", (1,))
    with pytest.raises(IllegalAction) as refused:
        match.apply("lose", 2)
    assert refused.value.cites == ("toy.answer",)
    match.apply("missed мимо1")
    assert (match.prompt.phase, match.may_act()) == ("turn", (0,))


def test_a_reaction_to_a_reaction_and_the_dead_are_asked_no_more():
    match = STREET.deal(1)
    for action in ("shoot бах1 1", "lose", "shoot бах2 1", "lose"):
        match.apply(action)
    assert (match.prompt.phase, match.may_act()) == ("last", (1,))
    match.apply("beer пиво1")
    assert match.open.life == [2, 1, 2]
    match.apply("shoot бах3 1")
    match.apply("lose")
    match.apply("die")
    assert match.may_act() == (0,)
    match.apply("end")
    assert match.may_act() == (2,)


def test_who_has_no_answer_is_asked_all_the_same():
    match = STREET.deal(1)
    match.apply("shoot бах1 2")
    assert match.legal() == ["missed мимо2", "lose"]
    match.apply("missed мимо2")
    match.apply("shoot бах2 2")
    assert match.legal() == ["lose"]


def test_what_is_no_move_now_is_said_with_the_moves_there_are():
    match = STREET.deal(1)
    with pytest.raises(InputError) as refused:
        STREET.judge(match, "missed мимо1", 0)
    assert "«shoot», «end»" in refused.value.text
    with pytest.raises(InputError) as refused:
        STREET.judge(match, "shoot мимо9 1", 0)
    assert "мимо9" in refused.value.text


def test_a_move_that_needs_a_card_and_a_seat_is_offered_with_both():
    match = STREET.deal(1)
    scene = STREET.scene(match, 0)
    shooting = next(one for one in scene["actions"] if one["action"] == "shoot")
    assert [need["kind"] for need in shooting["needs"]] == ["card", "seat"]
    assert [(one["value"], one["label"], one["legal"]) for one in shooting["needs"][1]["options"]] == [
        ("1", "Игрок 2", True), ("2", "Игрок 3", True)
    ]  # fmt: skip
    assert len(shooting["actions"]) == 6


# Whoever acts first


@dataclass
class Turns:
    at: int = 0
    acted: list[int] = field(default_factory=list)


def ask_all(match: Match[Turns], *_: Any) -> None:
    match.ask("turn", (*match.around(match.open.at)[1:], match.open.at), Mode.ANYONE)


def act(turn: Turn) -> None:
    turn.match.open.acted.append(turn.seat)
    turn.match.open.at = (turn.match.open.at + 1) % 3
    turn.prompt.seats = ()
    if len(turn.match.open.acted) > 4:
        turn.match.end_match("Довольно.")


ANYONE: Rulebook[Turns] = Rulebook(
    slug="toy-anyone", title="Перехват", seats=(3, 3), packs=lambda match: {"cards": Kit(("а",))}, places=(HAND,),
    phases={"turn": Phase("ход", (Move("lay", "Положить", always("toy.lay"), act),), ("toy.turn",), begin=ask_all, after=ask_all),
            "over": over("Можно.", "toy.next")},
    opening=lambda match: Turns(), first="turn", aside=lambda match: Notice("Можно перехватить", ("toy.intercept",)),
)  # fmt: skip


def test_whoever_acts_first_takes_the_moment_and_the_one_who_is_due_ends_it():
    match = ANYONE.deal(1)
    assert (match.to_move, match.may_act()) == (0, (1, 2, 0))
    assert match.open_moment == Notice("Можно перехватить", ("toy.intercept",))
    match.apply("lay", 2)
    assert match.actions == ["2: lay"]
    assert (match.to_move, match.open.acted) == (1, [2])
    match.apply("lay", 1)
    assert match.actions == ["2: lay", "lay"]
    assert ANYONE.from_json(match.to_json()).open == match.open


def test_who_is_asked_besides_may_let_the_moment_pass_but_not_the_one_who_is_due():
    match = ANYONE.deal(1)
    assert (match.legal_for(1), match.legal_for(0)) == (["lay", "wait"], ["lay"])
    assert [one["label"] for one in ANYONE.scene(match, 1)["actions"]] == ["Положить", "Не вмешиваться"]
    assert ANYONE.judge(match, "wait", 1) == Verdict(True, "Можно: ход остаётся у того, чья очередь.", ("toy.turn",))
    match.apply("wait", 1)
    assert (match.to_move, match.may_act(), match.open.acted) == (0, (2, 0), [])
    with pytest.raises(IllegalAction, match="Непонятный ход «wait»"):
        match.apply("wait", 0)
    with pytest.raises(IllegalAction, match="Непонятный ход «wait»"):
        match.apply("wait", 1)
    match.apply("lay")
    assert match.may_act() == (2, 0, 1)
    assert ANYONE.from_json(match.to_json()).actions == ["1: wait", "lay"]
    assert ANYONE.reword("wait") == "Не вмешиваться"
