"""Мистигри: five cards of one suit, paid apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...families.mushka import MUSHKA, M, claim
from ...frame.cards import DECK_52, SUIT_NAMES, Deck
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, flag, number, texts
from ...frame.params import Int
from ...frame.places import TABLE
from ...frame.prompts import Prompt
from ...frame.results import Item, Score
from ...frame.russian import money
from ...kernels.trick_phase import deck_of
from .rules import one_suit

FEE = Int(
    name="fee", label="Плата за пять карт масти с каждого", low=0, high=1000, default=5, unit="коп.", cites=("mistigri.flush",)
)
SUIT_ORDER = "♠♣♦♥"
"""The suits from the lowest."""
PIPS = {"К": 5, "Д": 4, "Т": 1}


def pips(rules: Any, deck: Deck, hand: Sequence[int]) -> int:
    """Return the points of a hand of one suit."""
    values = {**PIPS, "В": rules.jack_pips}
    return sum(values[rank] if (rank := deck.rank(card)) in values else int(rank) for card in hand)


def height(rules: Any, deck: Deck, hand: Sequence[int]) -> tuple[int, int]:
    """Return how high five of a suit stand: by suit, then by points."""
    return SUIT_ORDER.index(deck.suit(hand[0])), pips(rules, deck, hand)


def pay(match: M, taker: int, spared: int = TABLE) -> None:
    """Let everybody pay for five of a suit, but for one whose own are higher."""
    deck = deck_of(match)
    for payer in match.around(taker + 1)[:-1]:
        if payer != spared:
            match.sheet.pay("money", payer, taker, Item("Пять карт одной масти", ("mistigri.flush",), match.options["fee"]))
    cards = " ".join(map(deck.text, match.cards["hand"][taker]))
    match.open.declared.append(taker)
    match.tell(taker, f"{{открывает|открываете}} пять карт одной масти: {cards}", "mistigri.flush")


def paid(match: M, seats: Sequence[int]) -> bool:
    """Pay five of a suit, to one or to all who have them; tell whether that ended the deal."""
    deck, hands = deck_of(match), match.cards["hand"]
    holders = [seat for seat in match.around(match.dealer + 1, seats) if one_suit(deck, hands[seat])]
    if not holders:
        return False
    best = max(holders, key=lambda seat: height(match.rules, deck, hands[seat]))
    for taker in holders if match.rules.both_paid else (best,):
        pay(match, taker, best)
    if len(holders) > 1:
        match.tell(best, "{собрал|собрали} старшую масть", "mistigri.flush.tie", "mistigri.flush.pips")
    if not match.rules.played_on:
        match.end_deal("Открыты пять карт одной масти: записи остаются прежними.")
    return not match.rules.played_on


def dealt(match: M) -> None:
    """See what the deal brought: a hand that wins the game, then five of a suit; else ask who plays."""
    if not any(claim(match, seat) for seat in match.around(match.dealer + 1)) and not paid(match, range(match.players)):
        match.enter("buy")


def bought(match: M, prompt: Prompt) -> None:
    """Pay five of a suit that somebody drew, then go on as agreed."""
    state = match.open
    fresh = [seat for seat in state.playing if seat not in state.declared or not _kept(match, seat)]
    if not (state.declared and not match.rules.paid_again) and paid(match, fresh):
        return
    after = MUSHKA.phases["buy"].after
    assert after is not None
    after(match, prompt)


def _kept(match: M, seat: int) -> bool:
    """Tell whether a player holds what he was dealt."""
    return not match.cards["discard"][seat]


def beside_win(match: M, seat: int) -> None:
    """Pay four clubs with their king as five of a suit, where the reading gives both."""
    if match.rules.clubs_paid and one_suit(deck_of(match), match.cards["hand"][seat]):
        pay(match, seat)


@dataclass(frozen=True, kw_only=True)
class Flushes:
    """Hands of one suit in one deal."""

    players: int = number("Игроков", 3, 7, 4)
    fee: int = number("Плата с каждого", 1, 1000, 5, unit="коп.")
    hands: tuple[str, ...] = texts("У кого пять карт масти", ("♦Д ♦10 ♦9 ♦7 ♦6",), most=7)
    paid: bool = flag("Плату в эту сдачу уже брали")


@dataclass(frozen=True, kw_only=True)
class Gathered:
    """Five cards in one hand."""

    hand: tuple[int, ...] = card_row("Карты", DECK_52, 5, 5, "♣К ♣Д ♣В ♣9 ♣7")
    players: int = number("Игроков", 3, 7, 4)
    fee: int = number("Плата с каждого", 1, 1000, 5, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Compared:
    """Two hands of one suit."""

    first: tuple[int, ...] = card_row("Карты первого", DECK_52, 5, 5, "♠К ♠Д ♠В ♠Т ♠10")
    second: tuple[int, ...] = card_row("Карты второго", DECK_52, 5, 5, "♥6 ♥7 ♥8 ♥9 ♥В")


def _hand(text: str) -> tuple[int, ...]:
    hand = tuple(DECK_52.cards(DECK_52.mask(text, "hands")))
    if not one_suit(DECK_52, hand):
        raise InputError("У кого пять карт масти: в каждой руке нужны пять карт одной масти", "hands")
    return hand


def flushes(rules: Any, facts: Flushes) -> Score:
    """Count what five of a suit bring."""
    hands = [_hand(text) for text in facts.hands]
    cards = [card for hand in hands for card in hand]
    if not hands or len(hands) > facts.players or len(set(cards)) != len(cards):
        raise InputError("У кого пять карт масти: от одной до стольких рук, сколько игроков, карты не повторяются", "hands")
    if facts.paid and not rules.paid_again:
        score = Score(total=0, unit="коп.", summary="Второй платы нет: в одной сдаче её берут один раз.")
        score.add("Плату в эту сдачу уже взяли", ("mistigri.flush", "mistigri.flush.tie"), 0)
        return score
    heights = [height(rules, DECK_52, hand) for hand in hands]
    best = heights.index(max(heights))
    names = [f"{place}-й из открывших" for place in range(1, len(hands) + 1)]
    total = (facts.players - 1) * facts.fee
    score = Score(total=total, unit="коп.", sides={names[best]: total})
    if len(hands) > 1:
        alike = sum(one[0] == heights[best][0] for one in heights) > 1
        why = f"очков {heights[best][1]}" if alike else SUIT_NAMES[DECK_52.suit(hands[best][0])]
        score.add(f"Старше {best + 1}-й: {why}", "mistigri.flush.pips" if alike else "mistigri.flush.tie")
    score.add(f"Платят {facts.players - 1} по {money(facts.fee)}", "mistigri.flush", total, names[best])
    for place, name in enumerate(names):
        if place != best and rules.both_paid:
            score.sides[name] = (facts.players - 2) * facts.fee
            score.add("Платят все, кроме старшего", "mistigri.flush", score.sides[name], name)
    told = ", ".join(f"{name} {money(score.sides[name])}" for name in names if name in score.sides)
    score.summary = f"Плата: {told}; записей не трогают."
    return score


def gathered(rules: Any, facts: Gathered) -> Score:
    """Say what five cards bring as soon as they are held."""
    wins = rules.at_once(DECK_52, facts.hand)
    fee = (facts.players - 1) * facts.fee if one_suit(DECK_52, facts.hand) and (not wins or rules.clubs_paid) else 0
    score = Score(total=fee, unit="коп.")
    if wins:
        score.add("Четыре карты одной масти и король треф: вся мушка", "mistigri.fourplusking")
    if fee:
        score.add(f"Пять карт одной масти: платят {facts.players - 1} по {money(facts.fee)}", "mistigri.flush", fee)
    if not score.items:
        score.add("Ни пяти карт одной масти, ни четырёх с королём треф", ("mistigri.flush", "mistigri.fourplusking"))
    said = " и ".join([*([f"плату {money(fee)}"] if fee else []), *(["выигрыш всей мушки."] if wins else [])])
    score.summary = f"Эти карты дают {said}" if said else "Эти карты сами по себе ничего не дают."
    return score


def compare(rules: Any, facts: Compared) -> Score:
    """Say whose five of a suit are higher."""
    hands = (facts.first, facts.second)
    for name, hand in (("first", facts.first), ("second", facts.second)):
        if not one_suit(DECK_52, hand):
            raise InputError("Карты: нужны пять карт одной масти", name)
    if set(facts.first) & set(facts.second):
        raise InputError("Карты второго: одна карта названа у обоих", "second")
    heights = [height(rules, DECK_52, hand) for hand in hands]
    score = Score(unit="игрок")
    if heights[0][0] != heights[1][0]:
        who = 1 if heights[0] > heights[1] else 2
        score.add(f"Старше {SUIT_NAMES[DECK_52.suit(hands[who - 1][0])]}", "mistigri.flush.tie")
    else:
        who = 0 if heights[0] == heights[1] else 1 if heights[0] > heights[1] else 2
        score.sides = {f"игрок {place}": one[1] for place, one in enumerate(heights, 1)}
        score.add(f"Очков {heights[0][1]} и {heights[1][1]}", "mistigri.flush.pips")
    score.total, score.summary = who, f"Выигрывает игрок {who}." if who else "Очков поровну."
    return score


COUNTS = (
    Count("hand", "Что дают пять карт", Gathered, gathered, ("mistigri.fourplusking", "mistigri.flush"), "Плата за масть или вся мушка.", "settlement",
          ("четыре трефы и король треф", "пять карт масти или вся мушка"), "На руках {hand}; игроков {players}, плата с каждого {fee}."),
    Count("flush", "Плата за пять карт масти", Flushes, flushes, ("mistigri.flush", "mistigri.flush.tie"), "Что получает открывший масть.", "settlement",
          ("пять карт одной масти", "плата за масть"), "Игроков {players}, плата с каждого {fee}; открыты {hands}, плату уже брали: {paid}."),
    Count("compare", "Чья масть старше", Compared, compare, ("mistigri.flush.tie", "mistigri.flush.pips"), "Пять карт масти у двоих.", "irregularity",
          ("чья масть старше", "у двоих одна масть"), "У первого {first}, у второго {second}."),
)  # fmt: skip
