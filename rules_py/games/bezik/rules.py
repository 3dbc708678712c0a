"""Безик: packs, strength, prices as data; what a reading decides hangs on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from ...frame.bound import By, by, rule
from ...frame.cards import Deck
from ...frame.params import Int, OneOf
from ...frame.strength import Duty, Strength

HAND = 18
JOKER = "инфузорка"
JOKERS = 2
NINES = 3
"""Nines of every suit."""
RANKS = ("9", "10", "В", "Д", "К", "Т")
MATE = {"♠": "♣", "♣": "♠", "♦": "♥", "♥": "♦"}
"""The other suit of the same colour: that of the jack which makes a bezique."""

PLAYERS = Int(name="players", label="Игроков", low=2, high=4, default=2, cites=("bezik.players",))
DECKS = OneOf(name="decks", label="Колод", choices=((8, "восемь"), (10, "десять")), default=8, cites=("bezik.decks",))
FEW = OneOf(
    name="few", label="Колод, если по чтению играют и малым числом", choices=((0, "столько же"), (2, "две"), (3, "три")), default=0,
    cites=("bezik.intro.3",),
)  # fmt: skip
ROUNDS = Int(name="rounds", label="Партий подряд", low=1, high=20, default=1, cites=("bezik.h8",))
TARGET = Int(name="target", label="Играть до (если партия до счёта)", low=50, high=100_000, default=2000, cites=("bezik.h8",))
PRICE = Int(name="price", label="Цена очка", low=0, high=1000, default=0, unit="коп.")
SIXTH = Int(name="sixth", label="Цена шестой дамы (если её назначают)", low=0, high=10_000, default=0)
DEALS = Int(name="deals", label="Сдач не больше", low=1, high=100, default=20)
OPTIONS = (PLAYERS, DECKS, FEW, ROUNDS, TARGET, PRICE, SIXTH, DEALS)


@lru_cache(maxsize=8)
def deck_for(decks: int) -> Deck:
    """Return so many packs of twenty in one, with the nines and the jokers."""
    return Deck(RANKS, copies=decks, fewer={"9": min(NINES, decks)}, jokers=JOKERS, joker=JOKER)


DECK = deck_for(10)
"""The widest pack: calculators read cards by it."""


def _strength(nine: str, joker: str, equal: str) -> Strength:
    return Strength(
        above=(JOKER,) if joker == "highest" else (),
        blank=("9",) if nine == "nothing" else (),
        last_of_equals=equal == "later",
        led_of_equals=True,
        by_suit=("bezik.pack",),
        by_trump=("bezik.free.b",),
        by_above=("bezik.h7",),
        by_equal=("bezik.h5",),
        by_equal_led=("bezik.tie",),
        by_suitless=("bezik.h7",),
        by_blank=("bezik.h1",),
    )


STRENGTH = By(
    "bezik.nine",
    {
        nine: By(
            "bezik.joker-trick",
            {
                joker: By("bezik.equal-later", {equal: _strength(nine, joker, equal) for equal in ("earlier", "later")})
                for joker in ("nothing", "highest")
            },
        )
        for nine in ("low", "nothing")
    },
)
FREE = Duty(follow=False)
STRICT = Duty(trump=True, beat=True)


@dataclass(frozen=True)
class Rules:
    """Numbers, orders and prices of the game."""

    decks: tuple[int, ...] = rule(
        By("bezik.decks", {"8-10": (8, 10), "2-3-8-10": (2, 3, 8, 10)}), "bezik.decks", "bezik.intro.3"
    )
    hand: int = rule(HAND, "bezik.deal", "bezik.draw")
    most_hands: int = rule(3, "bezik.max3", "bezik.four")
    strength: Strength = rule(STRENGTH, "bezik.tie", "bezik.h1", "bezik.h5", "bezik.h7")
    free: Duty = rule(FREE, "bezik.free.a", "bezik.free.b")
    """What one owes to a trick while there is a stock: nothing."""
    duty: Duty = rule(STRICT, "bezik.h6")
    """What one owes to a trick when the stock is out."""
    plays_on: bool = rule(by("bezik.endgame", strict=True, stop=False), "bezik.h6")
    """Tricks are played when the stock is out."""
    redealt: bool = rule(by("bezik.joker-turned", next=False, redeal=True), "bezik.h2")
    winner_draws_first: bool = rule(by("bezik.draw-order", winner=True, dealer=False), "bezik.h3")
    last_taken: bool = rule(by("bezik.last-cards", leave=False, take=True), "bezik.h3")
    """The last cards are drawn though there are not enough for all."""
    dealer_leads: bool = rule(by("bezik.first-lead", left=False, dealer=True), "bezik.h4")
    exchange_again: bool = rule(by("bezik.exchange-again", no=False, yes=True), "bezik.exchange")
    exchange_by_lead: bool = rule(by("bezik.exchange-lead", any=True, cover=False), "bezik.exchange")
    exchange_declares: bool = rule(by("bezik.exchange-declares", no=False, yes=True), "bezik.exchange", "bezik.decl.one")
    one_a_trick: bool = rule(by("bezik.one-per-trick", one=True, separate=False), "bezik.decl.one")
    late: bool = rule(by("bezik.declare-late", no=False, first_only=True), "bezik.decl.17")
    """One may declare once more when the stock is out and seventeen cards are left."""
    jokers_in_one: int = rule(by("bezik.two-jokers", yes=2, no=1), "bezik.joker.parts", "bezik.joker.wild", "bezik.joker.any")
    all_suits: bool = rule(by("bezik.four-suits", yes=True, no=False), "bezik.val.kings", "bezik.val.aces")
    once: bool = rule(by("bezik.shown-again", kinds=False, once=True), "bezik.h9")
    """A card serves in one figure alone."""
    jack_replaces: bool = rule(by("bezik.quint-jack", replaces=True, reused=False), "bezik.quint")
    repeated: bool = rule(by("bezik.double-show", second_set=True, at_once=False), "bezik.double")
    """The second showing of a four counts twice, the third three times; else two fours are shown at once."""
    to_target: bool = rule(by("bezik.end", deal=False, target=True), "bezik.h8")

    # Prices
    four_jacks: int = rule(By("bezik.four-jacks", {"4": 4, "0": 0}), "bezik.val.tjacks", "bezik.val.bjacks")
    trump_jacks: int = rule(by("bezik.trump-jacks", trump_44=40, trump_164=160), "bezik.val.tjacks")
    bezique_jacks: int = rule(by("bezik.trump-jacks", trump_44=160, trump_164=40), "bezik.val.bjacks")
    sixth_agreed: bool = rule(By("bezik.sixth-queen", {"200": False, "agreed": True}), "bezik.val.more.queens")
    beyond_eight: bool = rule(
        by("bezik.beyond-eight", none=False, double=True), "bezik.val.more.queens", "bezik.val.more.kings"
    )
    jacks_second: int = rule(by("bezik.second-set-jacks", own=0, same=352), "bezik.val.more.bjacks")
    """What the second set of bezique jacks brings; nought: twice its own price."""
    aces_second: int = rule(by("bezik.second-set-aces", own=0, same=176), "bezik.val.more.aces")
    tens_second: bool = rule(by("bezik.second-set-tens", own=True, row=False), "bezik.val.tens")
    """The eighth ten brings the second set besides."""
    marriages_grow: bool = rule(by("bezik.fifth-marriage", double=True, none=False), "bezik.marriage.val")

    # What the table is told of the rules of the house
    h1: str = rule(
        by("bezik.nine", low="девятка — младшая карта масти", nothing="девятка во взятке ничего не значит"), "bezik.h1"
    )
    h2: str = rule(
        by("bezik.joker-turned", next="инфузорку на месте козыря сменяет следующая карта", redeal="если козырем вышла инфузорка, пересдают"),
        "bezik.h2",
    )  # fmt: skip
    h3: str = rule(
        by("bezik.draw-order", winner="первым добирает взявший, открытый козырь берут последним",
           dealer="первым добирает сосед сдающего слева, открытый козырь берут последним"),
        "bezik.h3",
    )  # fmt: skip
    h4: str = rule(
        by("bezik.first-lead", left="первый ход у соседа сдающего слева", dealer="первый ход у сдающего"), "bezik.h4"
    )
    h5: str = rule(
        by("bezik.equal-later", earlier="из равных карт второй и третьей руки бьёт положенная раньше",
           later="из равных карт второй и третьей руки бьёт положенная позже"),
        "bezik.h5",
    )  # fmt: skip
    h6: str = rule(
        by("bezik.endgame", strict="когда колода вышла, масть дают и бьют обязательно", stop="когда колода вышла, сдача кончена"), "bezik.h6"
    )  # fmt: skip
    h7: str = rule(
        by("bezik.joker-trick", nothing="инфузорка во взятке ничего не бьёт", highest="инфузорка во взятке старше козырей"),
        "bezik.h7",
    )
    h8: str = rule(
        by("bezik.end", deal="партия — одна сдача, разницу получает записавший больше", target="партия идёт до условленного счёта"), "bezik.h8"
    )  # fmt: skip
    h9: str = rule(
        by("bezik.shown-again", kinds="показанная карта служит и в фигуре другого рода", once="показанная карта второй раз не служит"),
        "bezik.h9",
    )  # fmt: skip


HOUSE = tuple(f"h{place}" for place in range(1, 10))
"""The fields that say the rules of the house in words."""

PLAIN = {"Д": 6, "К": 8, "Т": 10}
"""Four of a rank; jacks hang on a reading."""
QUEENS_ROW = (100, 200, 400, 800, 1600, 3200)
KINGS_ROW = (50, 100, 200, 400, 800, 1600)
"""What the fifth card and the next ones bring; the ninth and tenth only under a reading."""
MARRIAGES, BEZIQUES, QUINTS = 4, 25, 50
"""The first of a kind; every next one is worth twice as much."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: its name, the cards it is made of, its rules."""

    name: str
    cites: tuple[str, ...]
    four: str = ""
    """Of four equal cards: their rank."""
    suit: str = ""
    """Of four cards of one suit: trump, or mate for the jacks of beziques; else of all suits."""
    next_name: str = ""
    """Of four trumps: one more of them, «козырная дама»."""
    feminine: bool = True
    more: tuple[str, ...] = ()
    """The rules of the fifth card and the next."""
    gives: str = ""
    """What it is called in the accusative: «объявляет марьяж»."""


def _trump(
    name: str, rank: str, one: str, cites: str, more: tuple[str, ...], suit: str = "trump", feminine: bool = False
) -> Figure:
    return Figure(name, (cites,), rank, suit, one, feminine, more)


FIGURES: tuple[Figure, ...] = (
    _trump("козырные дамы", "Д", "козырная дама", "bezik.val.tqueens", ("bezik.val.more.queens",), feminine=True),
    _trump(
        "безиковые валеты",
        "В",
        "безиковый валет",
        "bezik.val.bjacks",
        ("bezik.val.more.bjacks", "bezik.val.more.queens"),
        "mate",
    ),
    _trump("козырные тузы", "Т", "козырный туз", "bezik.val.taces", ("bezik.val.more.aces", "bezik.val.more.kings")),
    _trump("козырные десятки", "10", "козырная десятка", "bezik.val.tens", ("bezik.val.tens",), feminine=True),
    _trump("козырные короли", "К", "козырный король", "bezik.val.tkings", ("bezik.val.more.kings",)),
    _trump("козырные валеты", "В", "козырный валет", "bezik.val.tjacks", ("bezik.val.more.aces", "bezik.val.more.kings")),
    Figure("козырная квинта", ("bezik.quint",), gives="козырную квинту"),
    Figure("безик", ("bezik.bezik.val", "bezik.bezik.def")),
    Figure("четыре туза", ("bezik.val.aces",), "Т", gives="четырёх тузов"),
    Figure("четыре короля", ("bezik.val.kings",), "К", gives="четырёх королей"),
    Figure("четыре дамы", ("bezik.val.queens",), "Д", gives="четырёх дам"),
    Figure("четыре валета", ("bezik.val.tjacks", "bezik.val.bjacks"), "В", gives="четырёх валетов"),
    Figure("козырный марьяж", ("bezik.marriage.val", "bezik.marriage.def")),
    Figure("простой марьяж", ("bezik.marriage.plain", "bezik.marriage.def")),
)
BY_NAME = {figure.name: figure for figure in FIGURES}
FEMININE = ("пятая", "шестая", "седьмая", "восьмая", "девятая", "десятая")
MASCULINE = ("пятый", "шестой", "седьмой", "восьмой", "девятый", "десятый")


@dataclass(frozen=True, slots=True)
class Claim:
    """What a player may say: a figure, or one more card of it, or two of it at once."""

    figure: Figure
    number: int = 0
    """Of one more card: the how-many-th it is; nought: the whole figure."""
    times: int = 1


def _claims() -> dict[str, Claim]:
    found: dict[str, Claim] = {figure.name: Claim(figure) for figure in FIGURES}
    for figure, place in product(FIGURES, range(6)):
        if figure.next_name:
            word = (FEMININE if figure.feminine else MASCULINE)[place]
            found[f"{word} {figure.next_name}"] = Claim(figure, place + 5)
    for figure in FIGURES:
        if figure.four:
            found[f"дважды {figure.name}"] = Claim(figure, times=2)
    return found


CLAIMS = _claims()
"""Every declaration by its words."""


def slots(rules: Any, claim: Claim, trump: str) -> tuple[tuple[str, ...], ...]:
    """Return the cards that a declaration is made of, each with what may stand for it."""
    figure = claim.figure
    if figure.four:
        if figure.suit:
            one = ((MATE[trump] if figure.suit == "mate" else trump) + figure.four,)
            return (one,) if claim.number else (one,) * 4 * claim.times
        suits = tuple(MATE)
        if figure.four in "КТ" and not rules.all_suits:
            return (tuple(suit + figure.four for suit in suits),) * 4 * claim.times
        return tuple((suit + figure.four,) for suit in suits) * claim.times
    if figure.name == "безик":
        return ((f"{trump}Д",), (f"{MATE[trump]}В",))
    if figure.name == "козырный марьяж":
        return ((f"{trump}К",), (f"{trump}Д",))
    jack = (f"{trump}В", f"{MATE[trump]}В") if rules.jack_replaces else (f"{trump}В",)
    return ((f"{trump}Т",), (f"{trump}К",), (f"{trump}Д",), jack, (f"{trump}10",))


def plain_marriages(trump: str) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Return the marriages of the other suits: they bring nothing."""
    return tuple(((f"{suit}К",), (f"{suit}Д",)) for suit in MATE if suit != trump)
