"""The family of пикет: exact help: what a hand holds, the whole count of a deal said aloud."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.cards import DECK_32
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, some_cards
from ...frame.results import Item, Score
from ...frame.russian import points as in_points
from ...frame.russian import voiced
from ...frame.sheet import summed
from ...frame.strength import law
from .aloud import Voice
from .boast import STAGES, boasts, is_white
from .record import NAMES
from .scoring import facts_of, is_capot, lines_of
from .state import Table

FIRST, SECOND = 0, 1


@dataclass(frozen=True, kw_only=True)
class Hands:
    """Two hands before the boasting."""

    hand: int = some_cards("Ваша рука", DECK_32, 12, 12, "♠ТКДВ10 ♥ТКД ♦Т98 ♣Т")
    other: int = some_cards("Рука соперника (пусто — неизвестна)", DECK_32, 0, 12, "")


@dataclass(frozen=True, kw_only=True)
class Played:
    """A whole deal: what was dealt, laid off and played."""

    hand_1: int = some_cards("Сдано первому", DECK_32, 12, 12, "♠ТВ7 ♣7 ♦КВ1087 ♥Т109")
    discard_1: int = some_cards("Снёс первый", DECK_32, 0, 5, "♠В7 ♣7 ♥109")
    hand_2: int = some_cards("Сдано сдающему", DECK_32, 12, 12, "♠КД108 ♣ТВ9 ♦Д ♥ДВ87")
    discard_2: int = some_cards("Снёс сдающий", DECK_32, 0, 5, "♣9 ♦Д ♥7")
    tricks: tuple[int, ...] = card_row(
        "Карты розыгрыша по порядку: выход, ответ, выход, ответ…", DECK_32, 24, 24,
        "♦К ♦Т ♣Т ♣Д ♠К ♠Т ♦В ♠8 ♦10 ♣8 ♥Т ♥8 ♣К ♣10 ♦9 ♠10 ♥К ♥В ♦8 ♣В ♠9 ♠Д ♥Д ♦7",
    )  # fmt: skip


def shown(text: str) -> str:
    """Begin a text with a capital."""
    return text[:1].upper() + text[1:]


def hand_of(rules: Any, facts: Hands) -> Score:
    """Name everything that a hand can boast of, and what of it holds against another."""
    if facts.hand & facts.other:
        raise InputError("Рука соперника: карта названа у обоих", "other")
    score = Score(unit="очков")
    total, cards = 0, 0
    for stage in STAGES:
        mine = boasts(rules, facts.hand, stage)
        if not mine:
            continue
        holds = facts.other == 0 or _beats(rules, facts, stage)
        for one in mine:
            tail = "" if holds else ": не годится"
            score.add(
                f"{shown(one.text)}, {DECK_32.hand_text(one.cards)}{tail}",
                (*one.cites, *_named(stage)),
                one.worth if holds else 0,
            )
            if holds:
                total += one.worth
                cards |= one.cards
    if is_white(facts.hand):
        score.add("Белые карты: фигур нет", "piket.29", rules.white)
        total += rules.white
    if rules.all_counted and cards == facts.hand:
        score.add("Все карты вошли в счёт: cartes blanches", "piket.41", rules.all_counted)
        total += rules.all_counted
    score.total = total
    score.summary = f"На руках {in_points(total)}."
    return score


def _named(stage: str) -> tuple[str, ...]:
    return ("piket.45",) if stage == "runs" else ()


def _beats(rules: Any, facts: Hands, stage: str) -> bool:
    """Tell whether the best of a hand is above the other's."""
    table = Table(playing=[FIRST, SECOND], hand_points=[0, 0], said=[[], []], stage=stage)
    hands = (facts.hand, facts.other)
    speaks = Voice(rules, table, FIRST, FIRST, lambda seat: hands[seat], lambda *said: None)
    keys = {seat: held[0].key for seat in (FIRST, SECOND) if (held := boasts(rules, hands[seat], stage))}
    return speaks.decide(keys) == FIRST


def final_hand(dealt: int, laid: int, played: Sequence[int], number: int) -> int:
    """Return the hand after the exchange: what was played; check that it comes from what was dealt."""
    name, who = f"hand_{number}", ("первого", "сдающего")[number - 1]
    if laid & ~dealt:
        raise InputError(f"Снос {who}: снести можно только то, что было сдано", f"discard_{number}")
    after = DECK_32.mask_of(played)
    if dealt & ~laid & ~after:
        lost = DECK_32.hand_text(dealt & ~laid & ~after)
        raise InputError(f"Розыгрыш {who}: не сыграны {lost}, а они остались на руках", "tricks")
    if after & laid:
        raise InputError(f"Розыгрыш {who}: сыграна снесённая карта {DECK_32.hand_text(after & laid)}", "tricks", ("piket.7a",))
    if (after & ~dealt).bit_count() != laid.bit_count():
        raise InputError(f"Рука {who}: куплено не столько карт, сколько снесено", name)
    return after


def taken(rules: Any, tricks: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """Follow the tricks: who led, the two cards, who took."""
    found, leader = [], FIRST
    ruling = law(DECK_32, rules.strength, rules.duty, -1)
    for place in range(0, 24, 2):
        pair = tricks[place : place + 2]
        winner = leader if ruling.best(pair) == 0 else 1 - leader
        found.append((leader, pair[0], pair[1], winner))
        leader = winner
    return found


def aloud(rules: Any, facts: Played) -> Score:
    """Write the whole count of both players as it is said at the table."""
    plays = taken(rules, facts.tricks)
    laid: tuple[list[int], list[int]] = ([], [])
    for leader, led, answer, _ in plays:
        laid[leader].append(led)
        laid[1 - leader].append(answer)
    hands = (
        final_hand(facts.hand_1, facts.discard_1, laid[FIRST], 1),
        final_hand(facts.hand_2, facts.discard_2, laid[SECOND], 2),
    )
    _follows(plays, hands)
    items: list[Item] = []

    def tell(seat: int | None, text: str, *cites: str) -> None:
        items.append(Item(shown(voiced(text, you=False)), cites, None, "" if seat is None else NAMES[seat]))

    table = Table(
        playing=[FIRST, SECOND], tricks=[0, 0], hand_points=[0, 0], said=[[], []], count=[0, 0], leads=[0, 0], taken_off=[0, 0]
    )
    speaks = Voice(rules, table, FIRST, FIRST, lambda seat: hands[seat], tell)
    dealt = (facts.hand_1, facts.hand_2)
    speaks.boast_all(dealt.__getitem__)
    for place, (leader, led, answer, winner) in enumerate(plays):
        tell(leader, f"выход {DECK_32.text(led)}, ответ {DECK_32.text(answer)}", "piket.35")
        speaks.lead(leader)
        table.tricks[winner] += 1
        speaks.trick(leader, winner, place == 11)
    score = Score(items, unit="очков")
    for seat in (FIRST, SECOND):
        came_to = facts_of(speaks, seat, plays[-1][3])
        total = summed(lines_of(rules, came_to))
        speaks.end(seat, total, not is_capot(came_to))
        score.sides[NAMES[seat]] = total
    gap = score.sides[NAMES[FIRST]] - score.sides[NAMES[SECOND]]
    score.total = abs(gap)
    score.add(
        f"{max(score.sides.values())} − {min(score.sides.values())} = {abs(gap)}" if gap else "Рефет",
        "piket.46a" if gap else "piket.47",
    )
    first, second = score.sides.values()
    score.summary = f"Первый насчитал {first}, сдающий {second}" + (f": в запись {abs(gap)}." if gap else ": рефет.")
    return score


def _follows(plays: Sequence[tuple[int, int, int, int]], hands: Sequence[int]) -> None:
    """Refuse an answer of another suit where the suit was still held."""
    left = list(hands)
    for leader, led, answer, _ in plays:
        other, suit = 1 - leader, DECK_32.suit_of[led]
        if DECK_32.suit_of[answer] != suit and left[other] & DECK_32.suit_masks[suit]:
            raise InputError(
                f"Розыгрыш: на {DECK_32.text(led)} дана {DECK_32.text(answer)}, а масть ещё была", "tricks", ("piket.35",)
            )
        left[leader] &= ~(1 << led)
        left[other] &= ~(1 << answer)


STUDIES = (
    Count("hand", "Что на руках", Hands, hand_of,
          ("piket.20a", "piket.22", "piket.23a", "piket.29", "piket.41", "piket.42", "piket.43", "piket.44", "piket.45"),
          words=("чем похвалиться", "сколько у меня на руках"), sentence="На руках {hand}[, у соперника {other}]."),
    Count("aloud", "Весь счёт вслух", Played, aloud,
          ("piket.19a", "piket.28d", "piket.30", "piket.31", "piket.37", "piket.40", "piket.46a"),
          words=("проверить весь счёт", "пересчитать игру"),
          sentence="Первому сдано {hand_1}, он снёс {discard_1}; сдающему {hand_2}, он снёс {discard_2}. Сыграли: {tricks}."),
)  # fmt: skip
