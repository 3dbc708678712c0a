"""«Наместник»: the count of the end in seven parts, from the facts of one pyramid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import Line, number, numbers, scored
from ...frame.results import Item
from ...frame.russian import points as in_points
from .cards import AT_END, BY_HAND, COLORS, DEFENCE, MAGIC, MAGIC_BONUS, SCIENCE, Card, CardSet, circle_bonuses
from .pyramid import Pyramid, Spot, circles, free_spots, one_color
from .rules import CIRCLE, LANES, SET, STONE, WOUND
from .state import M, cards_of, in_order, stones_of, tokens_of

CRIB = {
    "круги": ("namestnik.score.1", f"{CIRCLE} за каждый одноцветный и бонусы его цвета"),
    "неисчерпаемые камни": ("namestnik.score.2", f"{STONE} за каждый и бонусы круга того же цвета"),
    "законы": ("namestnik.score.3", "по тексту карты, только из пирамиды"),
    "жетоны очков": ("namestnik.score.4", "сколько на них стоит"),
    "магия": ("namestnik.score.5", "жетоны магии × сумма её бонусов"),
    "наборы": ("namestnik.score.6", f"{SET} за защиту, магию и науку вместе"),
    "атаки": ("namestnik.score.7", f"−{WOUND} за каждую чужую, которой не погасила защита"),
}
"""The seven parts of the count in their order, the rule and the gist of each: our own crib."""
PARTS = tuple(CRIB)


def _by_color(label: str, most: int = 40) -> Any:
    return numbers(label, 0, most, (0, 0, 0, 0), count=LANES, labels=COLORS)


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What is counted at the end for one player."""

    circles: tuple[int, ...] = _by_color("Одноцветных кругов")
    circle_bonus: tuple[int, ...] = _by_color("Сумма бонусов за круг")
    inexhaustible: tuple[int, ...] = _by_color("Неисчерпаемых камней")
    laws: int = number("Очков по законам", -99, 999, 0)
    points: tuple[int, ...] = numbers("Жетоны очков", 1, 60, (), most=40)
    magic: int = number("Жетонов магии", 0, 40, 0)
    magic_bonus: tuple[int, ...] = numbers("Бонусы магии", 1, 5, (), most=40)
    science: int = number("Жетонов науки", 0, 40, 0)
    defence: int = number("Жетонов защиты", 0, 40, 0)
    attacks: tuple[int, ...] = numbers("Атак осталось у остальных", 0, 40, (), most=3)


def _circles(rules: Any, facts: Facts) -> int:
    return sum(count * (CIRCLE + bonus) for count, bonus in zip(facts.circles, facts.circle_bonus, strict=True))


def _stones(rules: Any, facts: Facts) -> int:
    return sum(count * (STONE + bonus) for count, bonus in zip(facts.inexhaustible, facts.circle_bonus, strict=True))


def _magic(rules: Any, facts: Facts) -> int:
    return facts.magic * sum(facts.magic_bonus)


def _sets(facts: Facts) -> int:
    return min(facts.defence, facts.magic, facts.science)


def _wounds(rules: Any, facts: Facts) -> int:
    hits = sum(facts.attacks) - facts.defence
    return -WOUND * (hits if rules.spare_defence_pays else max(hits, 0))


def _said(counts: tuple[int, ...], bonus: tuple[int, ...], each: int) -> str:
    parts = [
        f"{count} × ({each} + {more})" if more else f"{count} × {each}"
        for count, more in zip(counts, bonus, strict=True)
        if count
    ]
    return f": {' + '.join(parts)}" if parts else ": нет"


LINES = (
    Line(("namestnik.score.1",), lambda rules, facts: "Одноцветные круги" + _said(facts.circles, facts.circle_bonus, CIRCLE), _circles),
    Line(("namestnik.score.2",), lambda rules, facts: "Неисчерпаемые камни" + _said(facts.inexhaustible, facts.circle_bonus, STONE), _stones),
    Line(("namestnik.score.3",), "Законы в пирамиде, по их текстам", lambda rules, facts: facts.laws),
    Line(("namestnik.score.4",), lambda rules, facts: "Жетоны очков: " + (" + ".join(map(str, facts.points)) or "нет"),
         lambda rules, facts: sum(facts.points)),
    Line(("namestnik.score.5", "namestnik.score.5b"),
         lambda rules, facts: f"Магия: {facts.magic} × {sum(facts.magic_bonus)}", _magic),
    Line(("namestnik.score.6",), lambda rules, facts: f"Наборы защиты, магии и науки: {_sets(facts)} × {SET}", lambda rules, facts: SET * _sets(facts)),
    Line(("namestnik.score.7",),
         lambda rules, facts: f"Чужие атаки: {sum(facts.attacks)}, защита гасит {facts.defence if rules.spare_defence_pays else min(facts.defence, sum(facts.attacks))}",
         _wounds),
)  # fmt: skip


def counted(rules: Any, facts: Facts) -> list[Item]:
    """Return the seven lines of the count, and the one that lifts it to nought where that is the reading."""
    items = scored(LINES, rules, facts)
    total = sum(item.amount or 0 for item in items)
    if total < 0 and rules.never_below:
        items.append(Item("Счёт меньше нуля приравнивают к нулю", ("namestnik.end.order",), -total))
    return items


# Laws


def law_points(card: Card, level: int, counts: dict[str, int]) -> int:
    """Return what a law in the pyramid pays."""
    effect = card.effect
    if effect is None or effect.when != AT_END:
        return 0
    units = level if effect.what == "уровень" else counts[effect.what]
    paid = effect.amount * units
    return min(paid, effect.most) if effect.most else paid


@dataclass(frozen=True, slots=True)
class Pile:
    """A pyramid at the end with everything that lies on it."""

    pyramid: Pyramid
    tokens: tuple[str, ...]
    stones: tuple[int, ...]
    painted: dict[Spot, int]
    gems: int
    attacks: int
    by_hand: dict[int, int]


def circle_colors(pile: Pile, cards: CardSet) -> list[int]:
    """Count the circles of one colour, recoloured ones by their new colour."""
    found = [0] * LANES
    for spot, sectors in circles(pile.pyramid, cards).items():
        color = pile.painted.get(spot, one_color(sectors))
        if color >= 0:
            found[color] += 1
    return found


def _of(tokens: tuple[str, ...], word: str) -> list[str]:
    return [token for token in tokens if token == word]


def _values(tokens: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sum(map(int, token.removeprefix("очки ").split("+"))) for token in tokens if token.startswith("очки "))


def law_lines(rules: Any, pile: Pile, cards: CardSet) -> list[Item]:
    """Return what every law in a pyramid pays, one line each."""
    counts = {
        "камень": pile.gems,
        "жетон очков": len(_values(pile.tokens)),
        "круг": sum(circle_colors(pile, cards)),
        "неисчерпаемый камень": sum(pile.stones),
        "магия": len(_of(pile.tokens, MAGIC)),
        "наука": len(_of(pile.tokens, SCIENCE)),
        "защита": len(_of(pile.tokens, DEFENCE)),
        "атака": pile.attacks,
        "закон": sum(cards[card].law for card in pile.pyramid.values()),
        "карта": len(pile.pyramid),
        "свободная карта": len(free_spots(pile.pyramid, rules.supports_bind)),
    }
    found = []
    for spot, card in sorted(pile.pyramid.items()):
        effect = cards[card].effect
        if effect is None or effect.when not in (AT_END, BY_HAND):
            continue
        paid = pile.by_hand.get(card, 0) if effect.when == BY_HAND else law_points(cards[card], spot[0], counts)
        found.append(Item(f"Закон № {cards.number(card)}: {in_points(paid)}", ("namestnik.score.3",), paid))
    return found


def facts_of_pile(rules: Any, pile: Pile, cards: CardSet, attacks: tuple[int, ...]) -> Facts:
    """Return the facts of a pyramid at the end."""
    return Facts(
        circles=tuple(circle_colors(pile, cards)),
        circle_bonus=circle_bonuses(pile.tokens),
        inexhaustible=pile.stones,
        laws=sum(item.amount or 0 for item in law_lines(rules, pile, cards)),
        points=_values(pile.tokens),
        magic=len(_of(pile.tokens, MAGIC)),
        magic_bonus=tuple(int(token.rpartition("+")[2]) for token in pile.tokens if token.startswith(MAGIC_BONUS)),
        science=len(_of(pile.tokens, SCIENCE)),
        defence=len(_of(pile.tokens, DEFENCE)),
        attacks=attacks,
    )


def pile_of(match: M, seat: int) -> Pile:
    """Return what a player has at the end."""
    table = match.open
    return Pile(
        table.pyramids[seat],
        tuple(tokens_of(table, seat, "")),
        tuple(stones_of(match, seat)),
        table.painted[seat],
        len(match.cards["screen"][seat]),
        len(match.cards["attacks"][seat]),
        table.by_hand[seat],
    )


def facts_of(match: M, seat: int) -> Facts:
    """Return the facts of a seat at the end of a match."""
    others = tuple(len(match.cards["attacks"][one]) for one in range(match.players) if one != seat)
    return facts_of_pile(match.rules, pile_of(match, seat), cards_of(match), others)


def winners(rules: Any, totals: list[int], order: list[int]) -> list[int]:
    """Return who wins: the highest score; equal ones share, or the lowest number decides."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return [min(best, key=order.index)] if rules.ties_by_number else best


def write_count(match: M) -> None:
    """Count all pyramids, write every line, name who wins."""
    cards = cards_of(match)
    totals = []
    for seat in range(match.players):
        for item in law_lines(match.rules, pile_of(match, seat), cards):
            match.tell(seat, item.text, *item.cites)
        items = counted(match.rules, facts_of(match, seat))
        match.sheet.write("points", seat, *items)
        totals.append(match.sheet.total("points", seat))
    first, *more = winners(match.rules, totals, in_order(match, range(match.players)))
    top = in_points(max(totals))
    if match.players == 1:
        text = told = f"Набрано {top}. Запишите их: в одиночку не проигрывают."
        cites: tuple[str, ...] = ("namestnik.solo.7",)
    elif more:
        text = told = f"Ничья игроков {' и '.join(str(seat + 1) for seat in (first, *more))}: по {top}."
        cites = ("namestnik.h7",)
    else:
        text, told = f"Победил игрок {first + 1}: {top}.", f"{{{first}}} {{победил|победили}}: {top}."
        cites = ("namestnik.score.win",)
    match.tell(None, text, *cites)
    match.end_match(told)
