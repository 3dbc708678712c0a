"""A position: a phase that begins as it says itself, with places and open fields set by their names.

Ten words are understood in every game: players, dealer, turn, who, phase, hand, trick, trump, stock, passed. Besides
them a game understands the names of its places and of what is open, its options, and the words that it adds itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from .cards import Deck
from .errors import InputError
from .match import Match
from .params import Int, Param, read_all, read_seats
from .places import TABLE, read_row
from .readings import Chosen

if TYPE_CHECKING:
    from .rulebook import Rulebook


def set_up(game: Rulebook[Any], given: Any, readings: Any = None) -> Match[Any]:
    """Set up a position; seats are counted from 1."""
    if game.poses is not None:
        return _posed(game, given, readings)
    if not isinstance(given, Mapping):
        raise InputError('Положение: нужны именованные поля, например {"hand": "♠Т К"}', "given")
    left = {str(name): value for name, value in given.items()}
    options = {param.name: left.pop(param.name) for param in game.options if param.name in left}
    match = Match(game, 1, read_all(game.options, options, "Положение"), Chosen(game.readings, readings))
    reader = _Reader(game, match, left)
    reader.read()
    for name, label in game.required.items():
        if name not in given:
            raise InputError(f"{label}: поле «{name}» не заполнено", name)
    return match


def _posed(game: Rulebook[Any], given: Any, readings: Any) -> Match[Any]:
    """Set up a position whose words hang together: the game reads them all."""
    assert game.poses is not None
    values = read_all(game.position_params, given, "Положение")
    names = {param.name for param in game.options}
    options = game.read_options({name: value for name, value in values.items() if name in names})
    match = game.deal(1, options, readings)
    match.stack, match.summary = [], ""
    match.log.clear()
    phase, asker = game.poses(match, values)
    match.enter(phase)
    match.stack[-1].about["asker"] = asker
    match._legal.clear()
    return match


class _Reader:
    """Reads the fields of a position one after another; what is left over is refused by name."""

    def __init__(self, game: Rulebook[Any], match: Match[Any], left: dict[str, Any]) -> None:
        self.game = game
        self.match = match
        self.left = left
        self.named: list[int] = []
        """Cards of the first pack that were named already: another card of that name is another copy."""

    def read(self) -> None:
        """Set everything that the description names, then let the phase begin."""
        match = self.match
        match.dealer = self.seat("dealer", match.players) - 1 if "dealer" in self.left else match.players - 1
        phase = self.phase()
        turn = -1 if "turn" in self.game.fields else self.seat("turn", 0) - 1
        who = self.seat("who", self.game.looks + 1) - 1
        laid = len(read_row(match.packs["cards"], str(self.left.get("trick", "")), "trick"))
        match.stack, match.summary = [], ""
        match.log.clear()
        self.game.plainly(match)
        self.passed()
        self.game_fields(early=True)
        asker = who if who >= 0 else self.first_asked(phase, turn, laid)
        trick = self.left.pop("trick", "")
        self.places(asker)
        table = self.row("trick", trick)
        self.game_fields()
        self.opened()
        if self.left:
            name = next(iter(self.left))
            text = f"Положение: поле «{name[:40]}» здесь ничего не меняет; есть: {', '.join(self.known())}"
            raise InputError(text, name[:40] or "given")
        match.enter(phase)
        if table:
            self.lay(table, asker)
            match.stack[-1].seats = (asker,)
        elif turn >= 0:
            prompt = match.stack[-1]
            later = tuple(one for one in match.around(turn) if one in prompt.seats)
            prompt.seats = later if len(later) > 1 or turn in later else (turn,)
        match.stack[-1].about["asker"] = asker
        match._legal.clear()

    def first_asked(self, phase: str, turn: int, laid: int) -> int:
        """Return who is asked where nobody is named: whose turn it is, or whom the phase asks by itself."""
        if laid or turn >= 0:
            first = turn if turn >= 0 else (self.match.dealer + 1) % self.match.players
            # a trick in which all have laid is asked about by the one who laid last
            return (first + min(laid, self.match.players - 1)) % self.match.players
        probe = self.match.clone()
        probe.enter(phase)
        return probe.stack[-1].seats[0] if probe.stack[-1].seats else 0

    def known(self) -> list[str]:
        """Return the words that this game understands."""
        open_names = [one.name for one in fields(self.match.open)]
        words = ("dealer", "turn", "who", "phase", "trick", "passed")
        places = [place.name for place in self.game.places]
        return sorted({*words, *places, *open_names, *self.game.fields, *(param.name for param in self.game.options)})

    def seat(self, name: str, default: int) -> int:
        """Read the number of a seat, counted from 1."""
        if name not in self.left:
            return default
        param: Param = Int(name=name, label="Место", low=1, high=self.match.players)
        return int(param.read(self.left.pop(name)))

    def phase(self) -> str:
        """Read the Russian title of a phase."""
        title = self.left.pop("phase", None)
        if title is None:
            return self.game.played_in or self.game.first
        for name, phase in self.game.phases.items():
            if phase.title == title:
                return name
        known = ", ".join(f"«{phase.title}»" for phase in self.game.phases.values())
        raise InputError(f"Положение: такой части игры нет, есть {known}", "phase")

    def row(self, name: str, value: Any = None) -> list[int]:
        """Read cards in their order; copies of a card that lies elsewhere by name are others."""
        value = self.left.pop(name, "") if value is None else value
        if not isinstance(value, str):
            raise InputError("Положение: карты записывают строкой, например «♦9 ♦Т»", name)
        found = read_row(self.match.packs["cards"], value, name, self.named)
        self.named += found
        return found

    def places(self, asker: int) -> None:
        """Fill the places that are named: with cards, or with as many unknown ones."""
        match = self.match
        named = [place for place in self.game.places if place.name in self.left]
        for place in named:
            value = self.left.pop(place.name)
            owner = asker if place.owned else TABLE
            pile = match.pile(place.name, owner)
            if isinstance(value, int) and not isinstance(value, bool):
                if not 0 <= value <= match.packs[place.pack].size:
                    raise InputError(f"{place.label}: введите число карт от 0 до {match.packs[place.pack].size}", place.name)
                self._resize(place.name, pile, value)
                continue
            if not isinstance(value, str):
                raise InputError(f"{place.label}: запишите карты строкой", place.name)
            cards = (
                self.row(place.name, value) if place.pack == "cards" else read_row(match.packs[place.pack], value, place.name)
            )
            self._take_away(place.pack, cards, pile)
            pile[:] = cards

    def _resize(self, name: str, pile: list[int], count: int) -> None:
        """Let as many cards lie in a place as are named; which ones nobody asks."""
        spare = [card for card in self.match.game.order(self.match.packs[self.match.place(name).pack]) if card not in pile]
        pile[:] = (pile + spare)[:count]

    def _take_away(self, pack: str, cards: list[int], kept: list[int]) -> None:
        """Take cards that are named from wherever the deal had put them."""
        wanted = set(cards)
        for place in self.game.places:
            if place.pack == pack:
                for pile in self.match.cards[place.name]:
                    if pile is not kept:
                        pile[:] = [card for card in pile if card not in wanted]

    def passed(self) -> None:
        """Let those who passed stand apart, where the game knows who plays."""
        if "passed" in self.left and hasattr(self.match.open, "playing"):
            seats = read_seats("Пасовали", "passed", self.match.players, self.left.pop("passed"))
            self.match.open.playing = [seat for seat in range(self.match.players) if seat not in seats]
        elif hasattr(self.match.open, "playing") and "playing" not in self.left:
            self.match.open.playing = list(range(self.match.players))

    def game_fields(self, early: bool = False) -> None:
        """Let the game itself read the words that it adds; early are those that decide who is asked."""
        for name, setter in self.game.fields.items():
            if name in self.left and (not early or name in self.game.asks_by):
                setter(self.match, self.left.pop(name))

    def opened(self) -> None:
        """Set what is open by its name; a value of another type is refused."""
        for one in fields(self.match.open):
            if one.name not in self.left:
                continue
            value, now = self.left.pop(one.name), getattr(self.match.open, one.name)
            if one.name == "trump" and type(now) is int and isinstance(self.match.packs["cards"], Deck):
                value = self.suit(value)
            if now is not None and type(value) is not type(now):
                raise InputError(f"Положение: поле «{one.name}» записано иначе, чем нужно", one.name)
            setattr(self.match.open, one.name, value)

    def suit(self, sign: Any) -> int:
        """Read a suit; no sign is play without trumps."""
        suits = self.match.packs["cards"].suits  # type: ignore[attr-defined]
        if sign not in (*suits, ""):
            raise InputError(f"Козырь: назовите масть {' '.join(suits)}", "trump")
        return suits.index(sign) if sign else -1

    def lay(self, table: list[int], asker: int) -> None:
        """Lay cards on the table before the one that is asked."""
        match = self.match
        self._take_away("cards", table, match.pile("trick"))
        match.pile("trick")[:] = table
        if len(match.open.lay) != len(table):  # unless the game's own words have said who laid them
            behind = min(len(table), match.players - 1)
            match.open.lay = [(asker - behind + place) % match.players for place in range(len(table))]
