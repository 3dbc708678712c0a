"""The family of пикет: numbers, prices, what the readings decide, options of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.bound import By, by, rule
from ...frame.cards import DECK_32, Deck
from ...frame.facts import Line
from ...frame.figures import Figure, run, same
from ...frame.params import Int, OneOf
from ...frame.strength import Duty, Strength

HIGH = ("10", "В", "Д", "К", "Т")
"""The ranks of which three or four are counted."""
FIGURES = ("К", "Д", "В")
"""An ace is no figure: its eleven points stand beside the ten of a figure."""
PIPS = {"Т": 11, "К": 10, "Д": 10, "В": 10, "10": 10, "9": 9, "8": 8, "7": 7}

PARTIES = Int(name="parties", label="Партий", low=1, high=10, default=1, cites=("piket.46c",))
RATES = {"0": "без денег", "1": "копейка", "1/10": "десятая копейки", "1/20": "двадцатая копейки"}
RATE = OneOf(name="rate", label="Цена очка", choices=tuple(RATES.items()), default="1", cites=("piket.46i",))
SHOW = OneOf(
    name="show", label="Объявленные карты", choices=(("сразу", "кладут на стол сразу"), ("по требованию", "показывают по требованию")),
    default="сразу", cites=("piket.23b",),
)  # fmt: skip
SLIPS = OneOf(
    name="slips", label="Ошибки за столом", choices=(("нет", "не бывают"), ("бывают", "бывают, объявленное показывают по требованию")),
    default="нет", cites=("piket.6b", "piket.12", "piket.33"),
)  # fmt: skip
"""Whether the dealer may open a card or deal thirteen, and whether one may boast of what one has not."""
OPTIONS = (PARTIES, RATE, SHOW, SLIPS)


def nearest(value: int) -> int:
    """Round to the nearest ten, five upwards."""
    return (value + 5) // 10 * 10


def upwards(value: int) -> int:
    """Round to the ten above."""
    return -(-value // 10) * 10


def over_half(rules: Any, facts: Any) -> bool:
    """Tell whether more tricks than half were taken."""
    return bool(facts.tricks > rules.leza_over)


def any_from_three(most: int) -> tuple[int, ...]:
    """Return how many cards the dealer may draw: three at least."""
    return tuple(range(min(3, most), most + 1))


def three_or_all(most: int) -> tuple[int, ...]:
    """Return how many cards the dealer may draw: three, or all there are."""
    return tuple(sorted({min(3, most), most}))


@dataclass(frozen=True)
class Rules:
    """What differs within the family, and what the readings decide."""

    deck: Deck = rule(DECK_32, "piket.1")
    strength: Strength = rule(Strength(by_suit=("piket.1",)), "piket.1")
    duty: Duty = rule(Duty(), "piket.35")

    # The deal and the exchange
    hand: int = rule(12, "piket.5")
    deal_said: str = rule("{сдаёт|сдаёте} своей колодой по 12 карт; снимает соперник", "piket.2", "piket.3")
    """What the table is told of a deal: everybody has a pack of his own, so the two are used in turn."""
    deal_cites: tuple[str, ...] = ("piket.5", "piket.3", "piket.2")
    stock: int = rule(5, "piket.5")
    """The talon of whoever draws first."""
    reserve: int = rule(3, "piket.5")
    """The dealer's own talon beside it."""
    both_draw: bool = rule(True, "piket.8b")
    """The dealer's opponent draws first; else the dealer alone."""
    draw_cites: tuple[str, ...] = ("piket.8b",)
    """Who draws first, who boasts first, who leads first."""
    boast_cites: tuple[str, ...] = ("piket.20a", "piket.h1")
    lead_cites: tuple[str, ...] = ("piket.h1",)
    first_least: int = rule(by("piket.first-draw", none_or_three=3, any=1), "piket.9a")
    dealer_draws: Callable[[int], Sequence[int]] = rule(
        by("piket.dealer-draw", three_to_five=any_from_three, three_or_five=three_or_all), "piket.9b"
    )
    second_other: bool = rule(by("piket.second-deal", other=True, same=False), "piket.4")
    """The second game of a королик is dealt by the other."""
    seen_redeal: bool = rule(by("piket.seen-cards", stands=False, redeal=True), "piket.6b")
    thirteen_same: bool = rule(by("piket.thirteen-refused", same=True, other=False), "piket.12")

    # Boasting
    dealer_boasts: bool = rule(False, "piket.20a", "piket.h1")
    """The dealer boasts first; else whoever leads first."""
    runs: tuple[Figure, ...] = rule(
        By("piket.terz-quart", {
            "3-4": (run("терц", ("piket.44", "piket.h2"), 3, price=3), run("кварт", ("piket.43", "piket.h2"), 4, price=4),
                    run("квинта", ("piket.22", "piket.42"), 5, 8, price=lambda one: one.size + 10)),
            "13-14": (run("терц", ("piket.44", "piket.22"), 3, price=13), run("кварт", ("piket.43", "piket.22"), 4, price=14),
                      run("квинта", ("piket.22", "piket.42"), 5, 8, price=lambda one: one.size + 10)),
        }),
        "piket.22", "piket.42", "piket.43", "piket.44", "piket.h2",
    )  # fmt: skip
    kinds: tuple[Figure, ...] = rule(
        (same("три", ("piket.23a", "piket.h2"), 3, ranks=HIGH, price=3),
         same("четырнадцать", ("piket.23a", "piket.h2"), 4, ranks=HIGH, price=14)),
        "piket.23a", "piket.25", "piket.h2",
    )  # fmt: skip
    by_length: bool = rule(by("piket.equal-sequences", length_and_top=False, length=True), "piket.20c", "piket.45")
    """Runs of one length are equal whatever their top."""
    tied_third: bool = rule(False, "piket.20b")
    """Where two are equal the third counts."""
    white: int = rule(by("piket.blanches", different=10, same_10=10, same_20=20), "piket.29")
    white_before: bool = rule(by("piket.white-when", after=False, before=True), "piket.29")
    all_counted: int = rule(by("piket.blanches", different=20, same_10=0, same_20=0), "piket.41")
    """For a hand whose every card is counted."""

    # Пик and репик
    pik_at: int = rule(30, "piket.19b", "piket.19d")
    pik_to: int = rule(60, "piket.19b")
    repik_to: int = rule(90, "piket.19d")
    repik_flat: bool = rule(by("piket.repik-over", sum=False, flat=True), "piket.19d")
    pik_last: bool = rule(by("piket.pik-last", yes=True, no=False), "piket.19b", "piket.37")
    pik_extras: bool = rule(by("piket.pik-extras", no=False, yes=True), "piket.19b", "piket.40")
    tied_stops: bool = rule(by("piket.tied-boast", no=False, yes=True), "piket.28d")
    any_point: bool = rule(by("piket.pik-block", boast=False, any_point=True), "piket.19c", "piket.28d")
    pik_who: str = rule("leader", "piket.32")
    """Who may make a пик: leader, boaster or anyone."""

    # The count in play
    own_trick: int = rule(by("piket.lead-and-trick", one=0, two=1), "piket.31", "piket.30")
    """What a trick on one's own lead brings beside the lead."""
    last_extra: int = rule(3, "piket.37")
    leza: int = rule(10, "piket.40")
    leza_over: int = rule(6, "piket.40")
    has_leza: Callable[[Any, Any], bool] = rule(over_half, "piket.40")
    capot: int = rule(40, "piket.38")
    capot_open: int = rule(80, "piket.38")
    capot_said: bool = rule(True, "piket.38")
    """A капот announced is another than one that was not."""
    capot_fails: int = rule(by("piket.capot-fails", nothing=0, loses=-80), "piket.38")
    capot_bare: bool = rule(True, "piket.39")
    """With a капот neither the last trick's extra nor the леза is counted."""
    double_leads: bool = rule(by("piket.double-leads", no=False, yes=True), "piket.17")
    false_double: bool = rule(by("piket.false-double", no=False, yes=True), "piket.33", "piket.17")
    unshown_lost: bool = rule(by("piket.proof-refused", false=False, lost=True), "piket.23b", "piket.33")
    """A boast that one refuses to show is lost and nothing else; else it is a false one."""
    silence_all: bool = rule(by("piket.silence-scope", tricks=False, all=True), "piket.17", "piket.33")

    # The record
    korolik: int = rule(2, "piket.46c")
    koroliki: int = rule(3, "piket.46c")
    hundred: int = rule(100, "piket.46d", "piket.46g")
    rounded: Callable[[int], int] = rule(by("piket.rounding", nearest=nearest, up=upwards), "piket.46e")
    one_side: Callable[[Sequence[int]], int] = rule(by("piket.korolik-one-side", sum=sum, last=max), "piket.46b")
    """What two games of one player make."""
    next_two: bool = rule(by("piket.refait-first", next_korolik=False, next_two=True), "piket.47", "piket.48", "piket.49")
    refait_hundred: int = rule(by("piket.refait-hundred", no=100, yes=200), "piket.47")
    equal_refait: bool = rule(by("piket.korolik-equal", nobody=False, refait=True), "piket.46d", "piket.47")
    through: int = rule(100, "piket.50a")
    through_korolik: bool = rule(by("piket.through", any=False, korolik=True), "piket.50b")

    lines: tuple[Line, ...] = ()
    """The lines of a player's count."""
    came_to: Any = None
    """What a player's deal came to, by what was said and played."""
    close: Any = None
    """What is written when a deal is over."""
    duel: Any = None
    """The rules by which two go on where three began."""
