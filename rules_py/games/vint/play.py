"""«Винт»: a match of rubbers from deal to deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ...auction import Auction
from ...base import Game, State
from ...cites import implements
from ...errors import IllegalAction, InputError
from ...reading import Chosen
from ...results import Score, Verdict
from ...tricks import TrickPlay
from ...words import number
from .bidding import new_auction, speaking_order
from .coronets import coronets_of
from .deal import SEATS, cut_point, cutter_of, deal_hands, draw_for_places, next_place, pack_order
from .options import DECK, NO_TRUMP, RATES, TOTAL_BELOW, Rules, bid_text, level_of, rules_of, strain_of
from .record import DECLARERS, OPPONENTS, Line
from .rubber import Sheet, money_text, pay_dummy, pay_separate, pay_sides
from .scoring import Facts, deal_lines, pass_play_lines
from .stages import AUCTION, PASS_PLAY, STAGES, Stage

DEAL_OVER, MATCH_OVER = "deal over", "match over"
HONOUR_RANKS = 0b1111100000000
"""Ten, jack, queen, king and ace of a suit."""
ACES = DECK.mask("♠Т ♣Т ♦Т ♥Т")
SIDE_NAMES = ("Первая сторона", "Вторая сторона")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that the whole table saw."""

    step: int
    deal: int
    seat: int | None
    text: str
    cites: tuple[str, ...] = ()


@dataclass(slots=True)
class Aside:
    """What some kinds of винт keep beside the hands."""

    talon: tuple[int, ...] = ()
    talon_open: bool = False
    buyer: int = -1
    discards: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Cards that each place has put away, as masks."""
    seen: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Cards beside its own that each place has looked at."""
    open: int = 0
    """Places whose hands lie open, as a mask."""
    bonus_tricks: int = 0
    """Tricks that fall to the declarers without play."""
    memo: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Aside:
        """Return an independent copy."""
        return Aside(
            self.talon, self.talon_open, self.buyer, self.discards[:], self.seen[:], self.open, self.bonus_tricks, dict(self.memo)
        )


class Restriction(Protocol):
    """A circumstance out of the ordinary that decides some actions before the stage is asked."""

    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Decide an action of a place, or leave it to the stage."""


@dataclass(frozen=True, slots=True)
class View:
    """What one player knows."""

    seat: int
    place: int
    """The place he acts for now, or his own; -1 for a player who sits out."""
    to_move: int | None
    phase: str
    dealer: int
    hand: int
    """The cards of that place."""
    known: tuple[tuple[int, int], ...]
    """Other hands that he may see, as place and mask: his dummy, open hands."""
    counts: tuple[int, ...]
    """Cards left at each place."""
    side: tuple[int, ...]
    """Which places play together in this deal."""
    calls: tuple[tuple[int, int], ...]
    best: int
    """The highest bid so far, -1: none."""
    passes: int
    contract: int
    """The step that is played, -1 before the auction ends."""
    declarer: int
    trump: int
    """The trump suit, -1: none."""
    leader: int
    """Who led to the first trick, -1 before play."""
    table: tuple[int, ...]
    """Cards of the open trick, the leader's first."""
    history: tuple[int, ...]
    """Every card played in this deal, in order."""
    winners: tuple[int, ...]
    """Who took each trick."""
    talon: tuple[int, ...]
    """The talon where it lies open."""
    aside: int
    """Cards that he himself put away or looked at."""
    memo: tuple[tuple[str, int], ...]
    """What the whole table knows of this stage."""
    below: tuple[int, ...]
    games: tuple[int, ...]
    marks: int
    target: int
    rules: Rules
    readings: Chosen
    legal: tuple[str, ...]


def _sides_write(state: VintState, role: int) -> tuple[int, ...]:
    side = state.side[state.declarer]
    return (side if role == DECLARERS else 1 - side,)


WRITERS: dict[str, Callable[[VintState, int], tuple[int, ...]]] = {"sides": _sides_write}
"""Which columns of the sheet write what a role gets."""
PAYMENTS: dict[str, Callable[[Sequence[int]], list[int]]] = {
    "sides": pay_sides, "dummy": pay_dummy, "separate": pay_separate,
}  # fmt: skip
"""How a rubber is settled."""
FACTS: list[Callable[[VintState, Facts], Facts]] = []
"""Kinds of винт that count a deal otherwise change its facts here."""


class VintState(State):
    """A match of винт."""

    __slots__ = (
        "actions",
        "aside",
        "auction",
        "contract",
        "controller",
        "deal_value",
        "dealer",
        "declarer",
        "draws",
        "events",
        "game",
        "held",
        "lines",
        "number",
        "options",
        "phase",
        "play",
        "readings",
        "restrictions",
        "rules",
        "settled",
        "sheet",
        "side",
        "stage",
        "walk",
    )  # fmt: skip

    def __init__(self, game: Game, seed: int, options: dict[str, Any], readings: Chosen, cards: str | None) -> None:
        self.game = game
        self.options = options
        self.readings = readings
        self.rules = rules_of(options)
        self.deal_value: dict[str, Any] = {"seed": seed} if cards is None else {"seed": seed, "cards": cards}
        self.actions: list[str] = []
        self.events: list[Event] = []
        self.restrictions: list[Restriction] = []
        self.number = seed
        self.controller: tuple[int, ...] = tuple(range(SEATS))
        self.side: tuple[int, ...] = (0, 1, 0, 1)
        self.settled: list[tuple[int, ...]] = []
        """Records of the rubbers that are over."""
        self.sheet = Sheet(self.rules.variant.accounts)
        self.draws, dealer = draw_for_places(seed)
        self._tell_draw(dealer)
        self._deal(pack_order(seed, cards), dealer)

    # Dealing

    def _tell_draw(self, dealer: int) -> None:
        shown = ", ".join(DECK.text(card) for card in self.draws)
        self.tell(None, f"Жеребьёвка: {shown}; младшая карта сдаёт, две младшие играют вместе", ("vint.2", "vint.3", "vint.8"))
        self.tell(dealer, "сдаёт первым", ("vint.15",))

    @implements("vint.11", "vint.16", "vint.22a")
    def _deal(self, order: list[int], dealer: int) -> None:
        """Cut, deal and begin the first stage."""
        variant = self.rules.variant
        self.dealer = dealer
        hands, talon = deal_hands(order, dealer, variant)
        self.aside = Aside(talon=tuple(talon))
        self.held = hands[:]
        self.play = TrickPlay(DECK, hands, -1, dealer, after=variant.after)
        self.contract, self.declarer = -1, -1
        self.auction: Auction = new_auction(speaking_order(dealer), self.readings)
        self.lines: list[Line] = []
        text = f"Сдача № {self.number}; снято карт: {cut_point(self.number)}"
        self.tell(cutter_of(dealer), text, ("vint.11", "vint.12", "vint.16"))
        self.walk = -1
        self.next_stage()

    def next_stage(self) -> None:
        """Go on to the next stage of the deal."""
        self.walk += 1
        self.begin_stage(self.rules.variant.stages[self.walk])

    def begin_stage(self, name: str) -> None:
        """Enter a stage by its name."""
        self.phase = name
        self.stage: Stage = STAGES[name]
        self.stage.begin(self)

    def tell(self, place: int | None, text: str, cites: tuple[str, ...] = ()) -> None:
        """Add to the log what the table has seen."""
        self.events.append(Event(len(self.actions), self.number, place, text, cites))

    # The public face

    @property
    def to_move(self) -> int | None:
        """Return the player whose turn it is; after a deal the next dealer begins the next one."""
        if self.phase == DEAL_OVER:
            return self.controller[next_place(self.dealer)]
        return None if self.phase == MATCH_OVER else self.stage.mover(self)

    @property
    def done(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == MATCH_OVER

    @property
    def deal_over(self) -> bool:
        """Tell whether the deal is over."""
        return self.phase in (DEAL_OVER, MATCH_OVER)

    def place_of(self, player: int) -> int:
        """Return the place that a player acts for now: the one to move where it is his, otherwise his own."""
        if self.phase == AUCTION:
            if self.controller[self.auction.caller] == player:
                return self.auction.caller
        elif self.controller[self.play.player] == player:
            return self.play.player
        return self.controller.index(player) if player in self.controller else -1

    def legal(self) -> list[str]:
        """Return the actions of the player to move."""
        if self.phase == DEAL_OVER:
            return ["next"]
        return [] if self.phase == MATCH_OVER else self.stage.legal(self)

    def clone(self) -> VintState:
        """Return an independent copy."""
        twin = VintState.__new__(VintState)
        for name in VintState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.actions = self.actions[:]
        twin.events = self.events[:]
        twin.play = self.play.clone()
        twin.auction = self.auction.clone()
        twin.aside = self.aside.copy()
        twin.sheet = self.sheet.clone()
        twin.settled = self.settled[:]
        twin.lines = self.lines[:]
        twin.restrictions = self.restrictions[:]
        return twin

    def view(self, seat: int) -> View:
        """Return what a player may know."""
        place = self.place_of(seat)
        play, auction, aside, sheet = self.play, self.auction, self.aside, self.sheet
        playing = bool(play.history) or self.contract >= 0
        return View(
            seat=seat,
            place=place,
            to_move=self.to_move,
            phase=self.phase,
            dealer=self.dealer,
            hand=play.hands[place] if place >= 0 else 0,
            known=self._known(seat, place),
            counts=tuple([hand.bit_count() for hand in play.hands]),
            side=self.side,
            calls=tuple(auction.calls),
            best=auction.best,
            passes=auction.passes,
            contract=self.contract,
            declarer=self.declarer,
            trump=play.trump,
            leader=self.first_leader() if playing else -1,
            table=tuple(play.table) if play.led >= 0 else (),
            history=tuple(play.history),
            winners=tuple(play.winners),
            talon=aside.talon if aside.talon_open else (),
            aside=aside.discards[place] | aside.seen[place] if place >= 0 else 0,
            memo=tuple(aside.memo.items()),
            below=tuple(sheet.sums_below()),
            games=tuple(sheet.games),
            marks=sheet.marks,
            target=self.target,
            rules=self.rules,
            readings=self.readings,
            legal=tuple(self.legal()) if seat == self.to_move else (),
        )

    def _known(self, seat: int, place: int) -> tuple[tuple[int, int], ...]:
        if not self.aside.open and self.controller == (0, 1, 2, 3):
            return ()
        return tuple(
            (other, self.play.hands[other])
            for other in range(SEATS)
            if other != place and (self.aside.open >> other & 1 or self.controller[other] == seat)
        )

    def first_leader(self) -> int:
        """Return who led to the first trick, as far as play has begun."""
        play = self.play
        if len(play.winners) > 0 or play.led >= 0:
            place = play.player if play.led >= 0 else play.winner
            order = [place]
            back = {following: seat for seat, following in enumerate(play.after) if following != seat}
            if play.led >= 0 and not play.winners:
                for _ in play.table:
                    order.append(back[order[-1]])
                return order[-1]
        return self._leader

    @property
    def _leader(self) -> int:
        return self.aside.memo.get("leader", self.play.player)

    @property
    def target(self) -> int:
        """Return how many points below the line make a game."""
        variant = self.rules.variant
        return variant.target if variant.target_of is None else variant.target_of(self.readings)
