"""«Винт»: deck, names of the games, options, variants as data, readings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...frame.cards import DECK_52
from ...frame.cites import implements
from ...frame.params import Flag, Int, OneOf, Param
from ...frame.readings import Chosen, Reading

if TYPE_CHECKING:
    from .play import VintState
    from .scoring import Facts
    from .sheet_line import Line

DECK = DECK_52
"""Fifty-two cards, the ace high (§ 1, прим. 5)."""
HAND = 13
TRICKS = 13
NO_TRUMP = 4
"""The strain above the four suits."""
LEVELS = 7
CONTRACTS = ("простая", "два", "три", "четыре", "пять", "малый шлем", "большой шлем")
"""The games by the number of леве they promise, one to seven (§ 31, прим. 1)."""
TRUMPS = ("♠", "♣", "♦", "♥", "без козырей")
"""The strains from the lowest to the highest (§ 5, § 35)."""
SHORT = ("♠", "♣", "♦", "♥", "БК")
STEPS = LEVELS * len(TRUMPS)
"""Thirty-five bids from «простая ♠» to «большой шлем без козырей»."""
BIDS = tuple(f"{level}{strain}" for level in range(1, LEVELS + 1) for strain in SHORT)
BID_ACTIONS = tuple(f"bid {bid}" for bid in BIDS)
STEP_OF_ACTION = {action: step for step, action in enumerate(BID_ACTIONS)}
CARD_ACTIONS = tuple(f"play {DECK.text(card)}" for card in range(DECK.size))
CARD_OF_ACTION = {action: card for card, action in enumerate(CARD_ACTIONS)}
TAKE = "take "
"""Begins the words of one who takes a card back."""
STEP_OF_BID = {bid: step for step, bid in enumerate(BIDS)}
FIRST_SIX = 6
"""Tricks that are no леве."""
RATES = {"без денег": 0, "по сотой": 10, "по пятидесятой": 5}
"""How many points go for a kopeck (втроём, 1-й способ, 9; 2-й способ, 6)."""


@implements("vint.30a", "vint.5")
def step_of(level: int, strain: int) -> int:
    """Return the step of a bid on the ladder: games first, then suits from spades to no trumps."""
    return (level - 1) * len(TRUMPS) + strain


def level_of(step: int) -> int:
    """Return how many леве a bid promises."""
    return step // len(TRUMPS) + 1


def strain_of(step: int) -> int:
    """Return the strain of a bid: a suit or no trumps."""
    return step % len(TRUMPS)


@implements("vint.31", "vint.n1", "vint.r20b")
def required(level: int) -> int:
    """Return how many tricks a game obliges to take."""
    return FIRST_SIX + level


def bid_text(step: int) -> str:
    """Say a bid: «два ♠», «три без козырей»."""
    return f"{CONTRACTS[level_of(step) - 1]} {TRUMPS[strain_of(step)]}"


def played_text(step: int) -> str:
    """Say what somebody plays: «простую ♠», «три без козырей»."""
    return bid_text(step).replace("простая", "простую")


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A kind of винт: what differs from the ordinary game, as data."""

    name: str
    about: str = ""
    """What the kind is known by, for those who choose one."""
    rules: tuple[str, ...] = ("vint.1",)
    players: int = 4
    hand: int = HAND
    """Cards dealt to a place."""
    talon: int = 0
    places: tuple[int, ...] = (0, 1, 2, 3)
    """Places that hold cards in play."""
    after: tuple[int, ...] | None = None
    """For each place the one that plays next; None: clockwise."""
    stages: tuple[str, ...] = ("auction", "play")
    """What happens between the deal and the score, by names of the table of stages."""
    leader: Callable[[VintState], int] | None = None
    """Who leads first; none: the opponent on the declarer's left."""
    lead_rule: tuple[str, tuple[str, ...]] | None = None
    """Why the first lead is his, where it is not by the common rule."""
    opened: tuple[Callable[[VintState], int], str, tuple[str, ...]] | None = None
    """The hands that the first card opens, how it is said, by which rules."""
    callers: Callable[[VintState], tuple[int, ...]] | None = None
    """Who speaks in the auction, in order; none: all, the dealer first."""
    least: int = 0
    """The lowest step of the ladder that may be called."""
    least_cites: tuple[str, ...] = ()
    target: int = 500
    target_reading: Reading | None = None
    """The reading that decides the target, where one does."""
    target_cites: tuple[str, ...] = ("vint.n9a", "vint.r4a")
    accounts: int = 2
    """Columns of the score sheet: two sides, or every player for himself."""
    writers: Callable[[VintState, int], tuple[int, ...]] | None = None
    """Which columns write what a role gets; none: those of the two sides."""
    payment: Callable[[Sequence[int]], list[int]] | None = None
    """How a rubber is settled between the columns; none: the smaller record is taken from the larger."""
    pays_players: Callable[[Sequence[int], Sequence[int], Chosen], list[int]] | None = None
    """How it is settled between players who change partners: records, columns of the players, readings."""
    facts: Callable[[VintState, Facts], Facts] | None = None
    """How a deal is counted otherwise."""
    written: Callable[[VintState, list[tuple[int, Line]]], list[tuple[int, Line]]] | None = None
    """How its lines are shared otherwise between the columns."""
    rotates: bool = False
    """Partners change from rubber to rubber, so that players are settled one by one."""
    one_deal: bool = False
    """Every deal is a rubber."""
    two_hands: bool = False
    """Two hands play, half the deck stays out."""


ORDINARY = Variant(name="обычный", about="четверо, двое на двое")

FLAGS: tuple[Param, ...] = (
    Flag(name="count_aces", label="Тузы прибавляют к онёрам", default=True, hint="В козырной игре; обыкновенно прибавляют."),
    Flag(name="exact", label="С гайкой", hint="Взять ровно столько, сколько назначено."),
    Flag(name="double", label="Двойная запись", hint="Штрафы за взятки вдвое."),
    Flag(name="vinting_coronets", label="Винтящиеся коронки", hint="Цена коронки растёт с игрой."),
    Flag(name="vinting_marks", label="Винтящиеся знаки", hint="Знаки × стоят 500, 1 000, 1 500 и снова."),
    Flag(name="pass_play", label="Распасы разыгрывают", hint="После четырёх пасов карты не бросают."),
    Int(name="rubbers", label="Робберов", low=1, high=8, default=1, hint="Все круги: втроём 3, впятером 5, вшестером 8."),
    OneOf(name="rate", label="Цена очков", choices=tuple((one, one) for one in RATES), default="без денег"),
)
"""Agreements that go with any kind."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What scoring and play need of the options: the kind of винт and the agreements that go with any kind."""

    variant: Variant = ORDINARY
    count_aces: bool = True
    exact: bool = False
    double: bool = False
    vinting_coronets: bool = False
    vinting_marks: bool = False
    pass_play: bool = False
    rubbers: int = 1
    rate: str = "без денег"
