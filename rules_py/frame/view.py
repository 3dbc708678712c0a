"""What one seat knows, and a match that it could be.

A view holds the cards that its seat sees and the number of those it does not; everything else in it lies open to all.
It is of the moment at which it was taken: whoever keeps it while the match goes on clones the match instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .events import Event
from .prompts import Mode, Prompt
from .readings import Chosen
from .rng import Generator
from .sheet import Sheet

if TYPE_CHECKING:
    from .match import Match, Offer
    from .moves import Phase
    from .places import Pack
    from .rulebook import Rulebook

Open = TypeVar("Open")


class View(Generic[Open]):
    """What one seat knows; one class for all games."""

    __slots__ = (
        "_log",
        "_until",
        "asked",
        "at",
        "cards",
        "deal_over",
        "dealer",
        "deals",
        "done",
        "game",
        "number",
        "offers",
        "open",
        "options",
        "packs",
        "players",
        "readings",
        "rules",
        "sealed_by",
        "seat",
        "sheet",
        "stack",
        "summary",
        "to_move",
        "whispers",
    )  # fmt: skip

    game: Rulebook[Open]
    seat: int
    open: Open
    cards: dict[str, list[tuple[int, ...] | int]]
    """By place and owner: the cards, or how many lie there unseen."""
    offers: tuple[Offer, ...]
    stack: list[Prompt]
    packs: dict[str, Pack]

    @classmethod
    def of(cls, match: Match[Open], seat: int) -> View[Open]:
        """Take the view of a seat."""
        view: View[Open] = cls.__new__(cls)
        view.seat = seat
        view.game = match.game
        view.rules = match.rules
        view.options = match.options
        view.readings = match.readings
        view.players = match.players
        view.packs = match.packs
        view.open = match.open
        view.dealer, view.number, view.deals, view.at = match.dealer, match.number, match.deals, match.at
        view.done, view.deal_over, view.to_move = match.done, match.deal_over, match.to_move
        view.asked = match.may_act()
        view.summary = match.summary
        view.cards = {}
        for name, shown, mine in match.game.sights:
            piles = match.cards[name]
            seen: list[tuple[int, ...] | int] = list(map(tuple, piles)) if shown else list(map(len, piles))
            if mine and 0 <= seat < len(piles):
                seen[seat] = tuple(piles[seat])
            view.cards[name] = seen
        view.stack = [prompt if not prompt.sealed else _closed(prompt, seat) for prompt in match.stack]
        view.sealed_by = frozenset(who for prompt in match.stack for who in prompt.sealed)
        view.offers = match.offers(seat)
        view.sheet = match.sheet
        view._log, view._until = match.log, len(match.log)
        view.whispers = match.whispers[seat] if 0 <= seat < match.players else []
        return view

    # What the slots above hold, for readers and the type checker
    asked: tuple[int, ...]
    at: int
    deal_over: bool
    dealer: int
    deals: int
    done: bool
    number: int
    options: Any
    players: int
    readings: Chosen
    rules: Any
    sheet: Sheet
    to_move: int | None
    whispers: list[Event]
    summary: str
    sealed_by: frozenset[int]
    _log: list[Event]
    _until: int

    @property
    def log(self) -> list[Event]:
        """Return what this seat saw, in order."""
        seen = self._log[: self._until]
        return seen if not self.whispers else sorted([*seen, *self.whispers], key=lambda event: event.step)

    @property
    def phase(self) -> Phase:
        """Return the phase of the question on top."""
        return self.game.phases[self.stack[-1].phase]

    @property
    def phase_name(self) -> str:
        """Return the key of the phase of the question on top; empty when the match is over."""
        return self.stack[-1].phase if self.stack else ""

    @property
    def about(self) -> dict[str, Any]:
        """Return what the question on top is about."""
        return self.stack[-1].about if self.stack else {}

    @property
    def hand(self) -> tuple[int, ...]:
        """Return the cards in this seat's hand."""
        return self.seen("hand", self.seat)

    @property
    def legal(self) -> tuple[str, ...]:
        """Return the ways to act that can be listed; several cards are named by whoever completes the offer."""
        return tuple(action for offer in self.offers for action in offer.actions if not offer.several)

    def seen(self, place: str, owner: int = 0) -> tuple[int, ...]:
        """Return the cards that this seat sees in a place; none where it sees backs."""
        lie = self.cards[place][owner]
        return lie if isinstance(lie, tuple) else ()

    def count(self, place: str, owner: int = 0) -> int:
        """Return how many cards lie in a place."""
        lie = self.cards[place][owner]
        return lie if isinstance(lie, int) else len(lie)

    def text(self, card: int, pack: str = "cards") -> str:
        """Write a card."""
        return self.packs[pack].text(card)

    def unseen(self, pack: str = "cards") -> list[int]:
        """Return the cards of a pack that lie where this seat cannot see them."""
        seen = {
            card
            for place in self.game.places
            if place.pack == pack
            for lie in self.cards[place.name]
            if isinstance(lie, tuple)
            for card in lie
        }
        away = self.game.out_of_play(self)
        return [card for card in self.game.order(self.packs[pack]) if card not in seen and card not in away]

    def imagined(self, random: Generator) -> Match[Open]:
        """Return a match that this seat cannot tell from the true one: hidden cards at random, sealed answers undone."""
        from .match import Match, copied

        twin: Match[Open] = object.__new__(Match)
        twin.game, twin.options, twin.readings, twin.rules = self.game, self.options, self.readings, self.rules
        twin.players, twin.packs = self.players, self.packs
        twin.dealer, twin.deals, twin.at = self.dealer, self.deals, self.at
        twin.number = self.number
        twin.deal_value = {}
        twin.actions, twin.log, twin.whispers = [], [], [[] for _ in range(self.players)]
        twin.sheet = self.sheet.bare()
        twin.summary = self.summary
        twin.open = copied(self.open)
        twin._done, twin._given, twin._legal = self.done, None, {}
        twin._shuffles, twin._salt = 1, 1 + random.below(1 << 40)
        twin.cards = {}
        pools = {name: self._shuffled(name, random) for name in {place.pack for place in self.game.places}}
        for place in self.game.places:
            pool = pools[place.pack]
            twin.cards[place.name] = [
                list(lie) if isinstance(lie, tuple) else [pool.pop() for _ in range(lie)] for lie in self.cards[place.name]
            ]
        twin.stack = []
        for prompt in self.stack:
            kept = prompt.copy()
            if kept.mode is Mode.SEALED:
                kept.seats = (
                    *(who for who in sorted(self.sealed_by) if who not in kept.sealed and who not in kept.seats),
                    *kept.seats,
                )
            twin.stack.append(kept)
        self.game.imagine(self, twin, random)
        return twin

    def _shuffled(self, pack: str, random: Generator) -> list[int]:
        hidden = self.unseen(pack)
        return [hidden[place] for place in random.shuffle(len(hidden))]


def _closed(prompt: Prompt, seat: int) -> Prompt:
    """Return a question with the sealed answers of others left out."""
    twin = prompt.copy()
    twin.sealed = {who: answer for who, answer in prompt.sealed.items() if who == seat}
    return twin
