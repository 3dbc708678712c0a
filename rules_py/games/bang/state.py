"""«Бах!»: what is open at the table, where things lie, the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import Kit, Place, Sight
from ...frame.view import View
from . import scoring
from .cards import (
    ACTIONS,
    APPALOOSA,
    CHARACTER_KIT,
    CITIZEN,
    COLT,
    LIVES,
    MUSTANG,
    PAUL,
    ROLE_KIT,
    ROLE_PACK,
    ROSE,
    SHERIFF,
    action_kit,
)
from .decks import check_deck, own_deck, ranges_of
from .rules import HIRE, ROLES_BY_PLAYERS, SERIES

M = Match[Any]
Seen = Match[Any] | View[Any]

LETTERS = "ABCDEFGH"
_TWINS = str.maketrans("АВСЕН", "ABCEH")
"""Letters of seats that look alike in Russian."""
PLACES = (
    Place("hand", "Рука", Sight.OWNER, owned=True, shape="hand"),
    Place("table", "На столе", Sight.ALL, owned=True, shape="row", brief=True),
    Place("aimed", "Сыграно", Sight.OWNER, owned=True, shape="row"),
    Place("looked", "С верха колоды", Sight.OWNER, owned=True, shape="row"),
    Place("opened", "Открыто", Sight.ALL, shape="row", both=True),
    Place("deck", "Колода", Sight.NOBODY, shape="stack"),
    Place("discard", "Сброс", Sight.ALL, shape="pile"),
    Place("kept", "С прошлой игры", Sight.ALL, owned=True, shape="row", stays=True),
    Place("role", "Роль", Sight.OWNER, owned=True, pack="roles", shape=""),
    Place("face", "Открытая роль", Sight.ALL, owned=True, pack="roles", shape=""),
    Place("box", "Лишние роли", Sight.NOBODY, pack="roles", shape=""),
    Place("person", "Персонаж", Sight.ALL, owned=True, pack="characters", shape=""),
    Place("for_hire", "Персонажи для найма", Sight.ALL, pack="characters", shape="row", both=True),
    Place("crowd", "Лишние персонажи", Sight.NOBODY, pack="characters", shape=""),
)


@dataclass
class Street:
    """What all at the table know."""

    life: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    """How many lives each began with."""
    out: list[int] = field(default_factory=list)
    """Who has left the game, in order."""
    turn: int = 0
    bangs_played: int = 0
    played: list[str] = field(default_factory=list)
    """What was played in this turn."""
    bangs: list[int] = field(default_factory=list)
    """The very cards that served as «Бах!» in this turn."""
    deeds: dict[tuple[int, int, str], int] = field(default_factory=dict)
    """Who did what to whom how often, as all saw it."""
    sheriff_by: int = -1
    """Who killed the sheriff."""
    side: str = ""
    """The side that won; empty while the game goes on."""
    bid: int = 0
    bidder: int = -1
    prices: list[int] = field(default_factory=list)
    """What each paid for his character."""
    were: list[int] = field(default_factory=list)
    """The character with which each lived to the end of the game before; -1: none."""
    openers: list[int] = field(default_factory=list)
    """Who opened an auction, in order."""
    pending: str = ""
    """What a position says is to be answered."""


def letters(value: str, players: int, field: str) -> list[int]:
    """Read seats by letters: «A, C»."""
    found = []
    for part in value.replace(";", ",").split(","):
        letter = part.strip().upper().translate(_TWINS)
        if not letter:
            continue
        if letter not in LETTERS[:players]:
            raise InputError(f"Места называют буквами от A до {LETTERS[players - 1]}, получено «{part.strip()[:20]}»", field)
        found.append(LETTERS.index(letter))
    return found


def one_letter(value: str, players: int, field: str) -> int:
    """Read one seat by its letter."""
    found = letters(value, players, field)
    if len(found) != 1:
        raise InputError("Назовите одно место буквой", field)
    return found[0]


def kit_of(table: Seen) -> Kit:
    """Return the pack of action cards."""
    pack: Any = table.packs["cards"]
    found: Kit = pack
    return found


def kind(table: Seen, card: int) -> str:
    """Return the name of a card of action."""
    pack: Any = table.packs["cards"]
    name: str = pack.kinds[card]
    return name


def face(table: Seen, card: int) -> str:
    """Return suit and rank of a card."""
    return kit_of(table).faces[card][1]


def card_said(table: Seen, card: int) -> str:
    """Name a card with suit and rank."""
    return f"«{kind(table, card)}» {face(table, card)}"


def before(table: Seen, seat: int) -> list[str]:
    """Return the names of what lies before a seat."""
    lie: Any = table.cards["table"][seat]
    pack: Any = table.packs["cards"]
    return [pack.kinds[card] for card in lie]


def living(table: Seen, first: int = 0) -> list[int]:
    """Return who is still in the game, clockwise from a seat on."""
    first, out = first % table.players, table.open.out
    seats = [*range(first, table.players), *range(first)]
    return [seat for seat in seats if seat not in out] if out else seats


def character(table: Seen, seat: int) -> str:
    """Return the character of a seat; none while it is not hired."""
    lie: Any = table.cards["person"][seat]
    return CHARACTER_KIT.kinds[lie[0]] if lie else ""


def is_a(table: Seen, seat: int, name: str) -> bool:
    """Tell whether a seat that is still in the game plays this character."""
    return seat not in table.open.out and character(table, seat) == name


def seat_of(table: Seen, name: str) -> int:
    """Return where this character still plays; -1: nowhere."""
    lie: Any = table.cards["person"]
    for seat, person in enumerate(lie):
        if person and CHARACTER_KIT.kinds[person[0]] == name and seat not in table.open.out:
            return seat
    return -1


def shown_role(table: Seen, seat: int) -> str:
    """Return the role of a seat where it lies open."""
    lie: Any = table.cards["face"][seat]
    return ROLE_PACK[lie[0]] if lie else ""


def role(match: M, seat: int) -> str:
    """Return the role of a seat, open or hidden."""
    lie = match.cards["face"][seat] or match.cards["role"][seat]
    return ROLE_PACK[lie[0]]


def weapon(table: Seen, seat: int) -> str:
    """Return the weapon of a seat: what lies before it, else the colt."""
    return next((name for name in before(table, seat) if ACTIONS[name].weapon), COLT)


def reach(table: Seen, seat: int) -> int:
    """Return how far the weapon of a seat carries."""
    return ranges_of(table.options["deck"]).get(weapon(table, seat), table.rules.colt)


def distance(table: Seen, seat: int, other: int) -> int:
    """Return at which distance a seat sees another."""
    near, far = len(nearer_by(table, seat)), len(farther_by(table, other))
    return scoring.distance(table.rules, scoring.steps_around(living(table), seat, other), near, far)


@implements("bang.char.rose", "bang.dist.appaloosa")
def nearer_by(table: Seen, seat: int) -> tuple[str, ...]:
    """Return by which rules a seat sees all others closer, each by one."""
    found = ("bang.dist.appaloosa",) if APPALOOSA in before(table, seat) else ()
    return (*found, "bang.char.rose") if character(table, seat) == ROSE else found


@implements("bang.char.paul", "bang.dist.mustang")
def farther_by(table: Seen, seat: int) -> tuple[str, ...]:
    """Return by which rules a seat is farther for all others, each by one."""
    found = ("bang.dist.mustang",) if MUSTANG in before(table, seat) else ()
    return (*found, "bang.char.paul") if character(table, seat) == PAUL else found


def most_life(match: M, seat: int) -> int:
    """Return up to how many lives a seat may heal."""
    extra = match.rules.sheriff_life if shown_role(match, seat) == SHERIFF and not match.rules.heal_with_star else 0
    return int(match.open.most[seat] - extra)


def hand_limit(table: Seen, seat: int) -> int:
    """Return how many cards a seat may keep."""
    state = table.open
    return int(max(0, state.life[seat]) if table.rules.limit_by_life else state.most[seat])


def money(table: Seen, seat: int) -> int:
    """Return the dollars of a seat."""
    return table.sheet.total("dollars", seat)


def in_series(table: Seen) -> bool:
    """Tell whether a tournament is played."""
    return bool(table.options["length"] == SERIES)


def packs(match: M) -> dict[str, Any]:
    """Return the packs; a deck that is not here or too small for this table and a tournament of three are refused."""
    if in_series(match) and match.players == 3:
        raise InputError("Турнир: таблица выплат не годится для троих, там нет шерифа", "length", ("bang.score.table",))
    deck = own_deck(match.options["deck"])
    if deck is not None:
        try:
            check_deck(deck, match.players)
        except InputError as error:
            raise InputError(error.text, "deck", error.cites) from error
    return {"cards": action_kit(None if deck is None else deck.counts), "roles": ROLE_KIT, "characters": CHARACTER_KIT}


def opening(match: M) -> Street:
    """Shuffle the cards, deal roles and characters; hands come when every character is known."""
    kept = {card for pile in match.cards["kept"] for card in pile}
    match.cards["deck"][0].extend(card for card in match.shuffle() if card not in kept)
    _deal_roles(match)
    crowd = match.shuffle("characters")
    size = match.players
    state = Street(life=[0] * size, most=[0] * size, prices=[0] * size, were=[-1] * size)
    if in_series(match) and match.options[HIRE]:
        if match.deals > 1:
            state.were, state.prices = match.open.were, match.open.prices
    else:
        for seat in range(size):
            match.cards["person"][seat].append(crowd.pop())
    match.cards["crowd"][0].extend(crowd)
    return state


def _deal_roles(match: M) -> None:
    """Deal the roles face down; the sheriff opens his, three players open all. In a tournament the sheriff goes round."""
    wanted = list(ROLES_BY_PLAYERS[match.players])
    order = match.shuffle("roles")
    chosen: list[int] = []
    for card in order:
        if ROLE_PACK[card] in wanted:
            wanted.remove(ROLE_PACK[card])
            chosen.append(card)
    match.cards["box"][0].extend(card for card in order if card not in chosen)
    if in_series(match):
        star = next(card for card in chosen if ROLE_PACK[card] == SHERIFF)
        chosen.remove(star)
        chosen.insert(match.dealer, star)
    for seat, card in enumerate(chosen):
        opened = match.players == 3 or ROLE_PACK[card] == SHERIFF
        match.cards["face" if opened else "role"][seat].append(card)


@implements("bang.turn.order", "bang.p3.3")
def first_player(match: M) -> int:
    """Return who begins: the sheriff; of three the citizen."""
    wanted = CITIZEN if match.players == 3 else SHERIFF
    return next(seat for seat in range(match.players) if shown_role(match, seat) == wanted)


def set_lives(match: M) -> None:
    """Give every seat the lives of its character, the sheriff one more."""
    for seat in range(match.players):
        star = match.rules.sheriff_life if shown_role(match, seat) == SHERIFF else 0
        match.open.life[seat] = match.open.most[seat] = LIVES.get(character(match, seat), 4) + star


def plainly(match: M) -> None:
    """Clear the table for a position: no abilities, four lives, nothing before anybody, the first seat to move."""
    state = match.open
    for seat in range(match.players):
        match.cards["crowd"][0].extend(match.cards["person"][seat])
        match.cards["person"][seat].clear()
        match.cards["deck"][0].extend(match.cards["table"][seat])
        match.cards["table"][seat].clear()
    set_lives(match)
    state.turn, state.deeds = 0, {}


def give_role(match: M, seat: int, name: str) -> None:
    """Let a seat hold this role in a position; whoever held it takes what the seat had."""
    piles: Sequence[list[int]] = [
        *(pile for other, pile in enumerate(match.cards["role"]) if other != seat),
        *(pile for other, pile in enumerate(match.cards["face"]) if other != seat),
        match.cards["box"][0],
    ]
    mine = match.cards["face"][seat] or match.cards["role"][seat]
    if ROLE_PACK[mine[0]] == name:
        return
    theirs = next((pile for pile in piles if any(ROLE_PACK[card] == name for card in pile)), None)
    if theirs is None:
        raise InputError(f"Положение: роли «{name[:20]}» больше нет", "roles")
    card = next(card for card in theirs if ROLE_PACK[card] == name)
    theirs[theirs.index(card)] = mine[0]
    mine[0] = card
    for other in range(match.players):
        lie = [*match.cards["face"][other], *match.cards["role"][other]]
        opened = match.players == 3 or ROLE_PACK[lie[0]] == SHERIFF
        match.cards["face"][other][:], match.cards["role"][other][:] = (lie, []) if opened else ([], lie)
