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
NOBODY_SEALED: frozenset[int] = frozenset()


class View(Generic[Open]):
    """What one seat knows; one class for all games."""

    __slots__ = (
        "_cards",
        "_counts",
        "_log",
        "_mine",
        "_shown",
        "_until",
        "asked",
        "at",
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
    offers: tuple[Offer, ...]
    stack: list[Prompt]
    packs: dict[str, Pack]

    @classmethod
    def of(cls, match: Match[Open], seat: int) -> View[Open]:
        """Take the view of a seat."""
        view: View[Open] = cls.__new__(cls)
        game, stack = match.game, match.stack
        view.seat = seat
        view.game = game
        view.rules = match.rules
        view.options = match.options
        view.readings = match.readings
        view.players = match.players
        view.packs = match.packs
        view.open = match.open
        view.dealer, view.number, view.deals, view.at = match.dealer, match.number, match.deals, match.at
        view.summary = match.summary
        view.done = match._done
        if match._done:
            view.deal_over, view.to_move, view.asked = True, None, ()
        else:
            prompt = stack[-1]
            seats = prompt.seats
            view.deal_over = prompt.phase == "over"
            view.to_move = seats[-1] if prompt.mode is Mode.ANYONE else seats[0]
            view.asked = seats[:1] if prompt.mode is Mode.TURN else seats
            if prompt.mode is Mode.ANYONE and len(seats) > 1:  # who might act first is nobody else's knowledge
                view.asked = tuple(one for one in seats if one in (seat, seats[-1]))
        piles = match.cards
        shown: list[list[list[int]]] = []
        for name in game.shown:
            shown.append(piles[name])
        counts: list[list[int]] = []
        for name in game.unshown:
            counts.append([*map(len, piles[name])])
        mine: list[tuple[int, ...] | None] = []
        for name in game.seen_by_owner:
            lie = piles[name]
            mine.append(tuple(lie[seat]) if 0 <= seat < len(lie) else None)
        view._shown, view._counts, view._mine = shown, counts, mine
        view.stack, view.sealed_by = stack[:], NOBODY_SEALED
        for prompt in stack:
            if prompt.sealed:
                view.stack = [one if not one.sealed else _closed(one, seat) for one in stack]
                view.sealed_by = frozenset(who for one in stack for who in one.sealed)
                break
        if view.stack and view.stack[-1].mode is Mode.ANYONE and len(view.asked) < len(view.stack[-1].seats):
            view.stack[-1] = view.stack[-1].copy()
            view.stack[-1].seats = view.asked
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
    _shown: list[list[list[int]]]
    """What lies open to all, place by place: shared, as everything is that all may know."""
    _counts: list[list[int]]
    """How many cards lie in the places that are not open, owner by owner."""
    _mine: list[tuple[int, ...] | None]
    """What its owner alone sees, place by place."""

    @property
    def cards(self) -> dict[str, list[tuple[int, ...] | int]]:
        """Return by place and owner the cards, or how many lie there unseen."""
        try:
            return self._cards
        except AttributeError:
            pass
        game = self.game
        found: dict[str, list[tuple[int, ...] | int]] = {}
        for name, piles in zip(game.shown, self._shown, strict=True):
            found[name] = [tuple(lie) for lie in piles]
        for name, counts in zip(game.unshown, self._counts, strict=True):
            found[name] = [*counts]
        for name, mine in zip(game.seen_by_owner, self._mine, strict=True):
            if mine is not None:
                found[name][self.seat] = mine
        self._cards = {place.name: found[place.name] for place in game.places}
        return self._cards

    _cards: dict[str, list[tuple[int, ...] | int]]

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
        offers = self.offers
        if len(offers) == 1 and not offers[0].several:
            return offers[0].actions
        return tuple([action for offer in offers if not offer.several for action in offer.actions])

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
        twin.closed = None
        twin._done, twin._given, twin._legal, twin._met, twin._named_by = self.done, None, {}, {}, {}
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
