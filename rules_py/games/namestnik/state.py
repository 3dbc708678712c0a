"""«Наместник»: where cards and gems lie, what is open at the table, the set-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import TABLE, Kit, Place, Sight
from ...frame.view import View
from . import decks
from .cards import BIG, CHARACTERS, COLORS, TONES, CardSet
from .pyramid import FIRST, Pyramid, Spot
from .rules import (
    ARMS,
    CIRCLE_FOUR,
    CIRCLE_TWO,
    FIRST_CARDS,
    GEMS_BOX,
    GEMS_EACH,
    LANES,
    MAGIC_FIVE,
    MAGIC_TWO_SIDED,
    MAGSCI,
    PLAYERS,
    POINT_TOKENS,
    RETURNED,
    TAKEN,
)  # fmt: skip

M = Match[Any]
V = View[Any]
NONE = -1
"""No card lies there."""

HAND = Place("hand", "Рука", Sight.OWNER, owned=True, shape="hand")
SHOWN = Place("shown", "Вскрытая карта", Sight.ALL, owned=True, shape="row")
MARKET = Place("stall", "На аукционе", Sight.ALL, shape="board")
BOUGHT = Place("bought", "Приобретено", Sight.ALL, owned=True, shape="")
LAID = Place("laid", "Пирамида", Sight.ALL, owned=True, shape="board")
DISCARD = Place("discard", "Сброс", Sight.ALL, shape="")
BIG_DECK = Place("big_deck", "Большая колода", Sight.NOBODY, shape="stack")
SMALL_DECK = Place("small_deck", "Малая колода", Sight.NOBODY, shape="stack")
LAW_DECK = Place("law_deck", "Законы", Sight.NOBODY, shape="stack")
RESERVE = Place("gem_reserve", "Запас камней", Sight.ALL, pack="gems", shape="")
SCREEN = Place("screen", "За ширмой", Sight.OWNER, owned=True, pack="gems", shape="")
STONES = Place("stones", "Неисчерпаемые камни", Sight.ALL, owned=True, pack="gems", shape="")
PAINT = Place("paint", "Камни на секторах", Sight.ALL, owned=True, pack="gems", shape="")
BOX = Place("box", "Коробка", Sight.ALL, pack="gems", shape="")
ARMORY = Place("arms", "Атака и защита", Sight.ALL, pack="arms", shape="")
ATTACKS = Place("attacks", "Атака за ширмой", Sight.OWNER, owned=True, pack="arms", shape="")
SHIELDS = Place("shields", "Защита в пирамиде", Sight.ALL, owned=True, pack="arms", shape="")
PLACES = (
    HAND, SHOWN, MARKET, BOUGHT, LAID, DISCARD, BIG_DECK, SMALL_DECK, LAW_DECK,
    RESERVE, SCREEN, STONES, PAINT, BOX, ARMORY, ATTACKS, SHIELDS,
)  # fmt: skip

GEMS = Kit(
    tuple(color for color in COLORS for _ in range(GEMS_BOX)),
    tuple(f"{color} камень" for color in COLORS for _ in range(GEMS_BOX)),
    tuple((color, color[0].upper(), TONES[at], "") for at, color in enumerate(COLORS) for _ in range(GEMS_BOX)),
)
COINS = 2 * CHARACTERS - ARMS
"""A character gives two tokens of attack or defence at most: with so many coins none is ever missing."""
ARMS_PACK = Kit(("жетон",) * ARMS + ("монета",) * COINS)


@dataclass
class Table:
    """What all at the table know."""

    turn_no: int = 0
    round: int = 0
    base: list[int] = field(default_factory=lambda: [NONE] * LANES)
    """The cards at the foot of the arrows, by colour."""
    tip: list[int] = field(default_factory=lambda: [NONE] * LANES)
    pyramids: list[Pyramid] = field(default_factory=list)
    tokens: list[dict[int, list[str]]] = field(default_factory=list)
    """Tokens by the card they lie on."""
    stones: list[dict[int, int]] = field(default_factory=list)
    """Inexhaustible gems by the card they lie on."""
    painted: list[dict[Spot, int]] = field(default_factory=list)
    """Circles that were recoloured, by the card on top."""
    supply: dict[str, int] = field(default_factory=dict)
    """Tokens that are left in the middle."""
    laws_held: list[int] = field(default_factory=list)
    """How many laws each hand holds: everybody sees from which deck a card comes."""
    passed: list[bool] = field(default_factory=list)
    played: list[bool] = field(default_factory=list)
    """Who has played a card from his hand in this turn."""
    bids: list[str] = field(default_factory=list)
    """What the last round showed, by seat."""
    virtual_bids: list[int] = field(default_factory=list)
    virtuals: int = 0
    """Virtual bidders that are still in this auction."""
    color: int = 0
    """The colour whose two cards are chosen from."""
    due: int = 0
    """Gems or cards that are still to be taken now."""
    optional: int = 0
    """How many of them need not be taken."""
    cause: str = ""
    """Why they are taken: a pass, a reward, a law."""
    stone: int = 0
    """The colour of the inexhaustible gem that is to be laid."""
    at_card: int = NONE
    """The card on which a token is laid now, or which is laid itself."""
    claims: dict[int, int] = field(default_factory=dict)
    """Which of two cards a player pointed at, where that is said aloud."""
    by_hand: list[dict[int, int]] = field(default_factory=list)
    """Points of laws that only their owner can read."""
    queue: list[tuple[Any, ...]] = field(default_factory=list)
    """What is still to be carried out, in order."""
    anyway: bool = False
    """A position asks also those who have nothing to do: what is refused is what it is about."""


def cards_of(table: M | V) -> CardSet:
    """Return the cards that are played with."""
    return decks.card_set(table.options["deck"])


def virtual_count(options: Any) -> int:
    """Return how many virtual bidders take part: in a game alone at least one."""
    wanted = int(options["virtuals"])
    return max(wanted, 1) if options["players"] == 1 else wanted


def packs(match: M) -> dict[str, Any]:
    """Return the packs; more than four bidders are refused."""
    if match.players + virtual_count(match.options) > PLAYERS:
        raise InputError(f"Виртуалов: с игроками участников не больше {PLAYERS}", "virtuals", ("namestnik.virt.1",))
    return {"cards": cards_of(match).kit, "gems": GEMS, "arms": ARMS_PACK}


def tokens_in_box() -> dict[str, int]:
    """Return the tokens of the box but gems and arms."""
    return {
        "магия и наука": MAGSCI,
        **{f"очки {value}": count for value, count in POINT_TOKENS.items()},
        "бонус магии +2/+3": MAGIC_TWO_SIDED,
        "бонус магии +5": MAGIC_FIVE,
        **{f"бонус круга {color} +2": CIRCLE_TWO for color in COLORS},
        **{f"бонус круга {color} +4": CIRCLE_FOUR for color in COLORS},
    }


def opening(match: M) -> Table:
    """Make the decks, fill the reserve, give everybody six gems and three cards to choose from."""
    players = match.players
    order = match.shuffle()
    characters = [card for card in order if card < CHARACTERS]
    match.cards["law_deck"][0].extend(card for card in order if card >= CHARACTERS)
    match.cards["big_deck"][0].extend(characters[:BIG])
    match.cards["small_deck"][0].extend(characters[BIG:])
    match.cards["arms"][0].extend(range(ARMS_PACK.size))
    for color in range(len(COLORS)):
        gems = range(color * GEMS_BOX, (color + 1) * GEMS_BOX)
        match.cards["gem_reserve"][0].extend(gems[: GEMS_EACH * players])
        match.cards["box"][0].extend(gems[GEMS_EACH * players :])
    for seat in range(players):
        taken = [gem for color in range(len(COLORS)) for gem in of_color(match.pile("gem_reserve"), color)[:TAKEN]]
        kept = match.shuffle("gems", taken)[RETURNED:]
        match.move_cards(kept, ("gem_reserve", TABLE), ("screen", seat))
        for _ in range(FIRST_CARDS):
            match.cards["hand"][seat].append(match.cards["small_deck"][0].pop())
    return Table(
        pyramids=[{} for _ in range(players)], tokens=[{} for _ in range(players)], stones=[{} for _ in range(players)],
        painted=[{} for _ in range(players)], by_hand=[{} for _ in range(players)], supply=tokens_in_box(),
        laws_held=[0] * players, passed=[False] * players, played=[False] * players, bids=[""] * players,
    )  # fmt: skip


# Gems


def color_of(gem: int) -> int:
    """Return the colour of a gem."""
    return gem // GEMS_BOX


def of_color(gems: Iterable[int], color: int) -> list[int]:
    """Return the gems of a colour."""
    return [gem for gem in gems if gem // GEMS_BOX == color]


def colors(gems: Iterable[int]) -> list[int]:
    """Count gems by colour."""
    found = [0] * len(COLORS)
    for gem in gems:
        found[gem // GEMS_BOX] += 1
    return found


def take_gem(match: M, color: int, source: tuple[str, int], target: tuple[str, int]) -> int | None:
    """Carry one gem of a colour; None where there is none."""
    found = of_color(match.pile(*source), color)[:1]
    match.move_cards(found, source, target)
    return found[0] if found else None


def spend(match: M, seat: int, price: Sequence[int]) -> None:
    """Put gems of a player back into the reserve."""
    for color, count in enumerate(price):
        for _ in range(count):
            take_gem(match, color, ("screen", seat), ("gem_reserve", TABLE))


def fill_screen(match: M, seat: int, wanted: Sequence[int]) -> None:
    """Let exactly these gems lie behind a screen; what is missing comes from wherever it lies."""
    screen = match.cards["screen"][seat]
    match.cards["gem_reserve"][0].extend(screen)
    screen.clear()
    for color, count in enumerate(wanted):
        for _ in range(count):
            for place in ("gem_reserve", "box", *("screen",) * match.players):
                piles = [pile for pile in match.cards[place] if pile is not screen and of_color(pile, color)]
                if piles:
                    gem = of_color(piles[0], color)[0]
                    piles[0].remove(gem)
                    screen.append(gem)
                    break


# What lies in a pyramid


def lowest(table: Table, cards: CardSet, seat: int) -> int:
    """Return the lowest number in a pyramid."""
    return min((cards.number(card) for card in table.pyramids[seat].values()), default=10_000 + seat)


def in_order(match: M | V, seats: Iterable[int]) -> list[int]:
    """Put seats in the order of the lowest numbers in their pyramids."""
    cards = cards_of(match)
    return sorted(seats, key=lambda seat: lowest(match.open, cards, seat))


def tokens_of(table: Table, seat: int, kind: str) -> list[str]:
    """Return the tokens of a kind that lie in a pyramid."""
    return [token for lie in table.tokens[seat].values() for token in lie if token.startswith(kind)]


def stones_of(match: M | V, seat: int) -> list[int]:
    """Count the inexhaustible gems of a player by colour."""
    return colors(match.open.stones[seat].values())


def lay_card(match: M, card: int, seat: int, spot: Spot, source: tuple[str, int]) -> None:
    """Put a card into a pyramid."""
    match.move_cards([card], source, ("laid", seat))
    match.open.pyramids[seat][spot] = card


def first_card(match: M, seat: int, card: int) -> None:
    """Begin a pyramid: the two other cards go back into the small deck."""
    lay_card(match, card, seat, FIRST, ("hand", seat))
    match.move_cards(tuple(match.cards["hand"][seat]), ("hand", seat), ("small_deck", TABLE))


def lying(table: Table) -> list[int]:
    """Return how many cards lie at each colour of the auction."""
    return [(table.base[at] != NONE) + (table.tip[at] != NONE) for at in range(LANES)]


def lane_of(table: Table, card: int) -> int:
    """Return the colour at which a card lies."""
    return next(at for at in range(LANES) if card in (table.base[at], table.tip[at]))


def take_from_market(match: M, card: int, target: tuple[str, int]) -> None:
    """Take a card off the auction."""
    table = match.open
    match.move_cards([card], ("stall", TABLE), target)
    at = lane_of(table, card)
    for side in (table.base, table.tip):
        if side[at] == card:
            side[at] = NONE
