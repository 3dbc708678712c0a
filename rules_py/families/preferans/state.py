"""«Преферанс»: a pool in progress; the same state serves the three games, what differs is their kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ...frame.cites import implements
from ...frame.errors import IllegalAction, InputError
from ...frame.events import Event
from ...frame.face import Game, State
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.rng import Generator
from ...frame.russian import number
from ...kernels.auction import Auction
from ...kernels.tricks import FOLLOW, TrickPlay
from .ladder import Bid
from .options import Rules
from .reasons import explain
from .seats import Circle, accusative, first_dealer, names_for
from .sheet import Entry

if TYPE_CHECKING:
    from .kind import Kind

DEALING, AUCTION, TALON, DISCARD, CONTRACT, ANSWER, INVITE, PLAY, PASSES, DONOR = (
    "dealing", "auction", "talon", "discard", "contract", "answer", "invite", "play", "passes", "donor",
)  # fmt: skip
CARDS = (PLAY, PASSES)
"""Phases in which tricks are played."""
DEAL_OVER, MATCH_OVER = "deal over", "match over"


class View(NamedTuple):
    """What one player knows."""

    seat: int
    to_move: int | None
    acting: int
    """Whose card is played next: a whister plays the open hand of the one he invited."""
    hand: int
    shown: tuple[int | None, ...]
    """Hands that this player sees, his own among them; None: hidden."""
    counts: tuple[int, ...]
    talon: tuple[int, ...]
    """Cards of the talon that everybody saw."""
    own_discard: int
    """What this player himself laid away."""
    playing: tuple[int, ...]
    """Places that take part in the tricks."""
    table: tuple[tuple[int, int], ...]
    """Seat and card of the trick that lies on the table."""
    history: tuple[tuple[int, int], ...]
    """Seat and card of every card played in this deal."""
    taken: tuple[int, ...]
    legal: tuple[str, ...]
    # From here on nothing changes while cards are played: the state keeps these fields ready and all views share them.
    phase: str
    rules: Rules
    circle: Circle
    calls: tuple[tuple[int, str], ...]
    ladder: tuple[Bid, ...]
    bought: Bid | None
    contract: Bid | None
    declarer: int | None
    answers: tuple[tuple[int, str], ...]
    whist: str
    whisters: tuple[int, ...]
    invited: int | None
    trump: int
    sheet: dict[str, Any]
    readings: Chosen


class PreferansState(State):
    """A pool from the first deal to the settlement."""

    __slots__ = (
        "actions", "answers", "asked", "auction", "bought", "calls", "circle", "common", "contract", "controller", "deal_value", "dealt", "declarer",
        "discarded", "donor", "entries", "events", "exposed", "game", "held", "history", "invited", "kind", "ladder", "last_trick", "noted",
        "number", "opened", "opening", "options", "phase", "play", "playing", "readings", "rules", "sheet", "sheet_view",
        "shown_talon", "started", "stood", "taken", "talons", "whist", "whisters",
    )  # fmt: skip

    def __init__(
        self, game: Game, kind: Kind, seed: int, options: dict[str, Any], readings: Chosen, cards: str | None = None
    ) -> None:
        self.game = game
        self.kind = kind
        self.options = options
        self.rules = kind.rules(options)
        self.readings = readings
        self.deal_value: dict[str, Any] = {"seed": seed} if cards is None else {"seed": seed, "cards": cards}
        self.actions: list[str] = []
        self.events: list[Event] = []
        self.sheet = kind.new_sheet(self)
        self.number = seed
        self.dealt = 0
        self.started: list[int] = []
        self.stood: list[int] = []
        """What everybody would have had if the pool had been settled before this deal."""
        self.asked = 0
        self.exposed = False
        self.begin_deal(deck_order(kind, seed, cards), first_dealer(seed, self.rules.players))

    # Dealing

    @implements("preferans.3", "preferans.4", "preferans.11", "preferans.6", "preferans.13a")
    def begin_deal(self, order: list[int], dealer: int) -> None:
        """Deal in pairs: to each hand in turn, the fourth pair is the talon; nothing is trumps yet."""
        circle = self.circle = self.kind.circle(self.rules.players, dealer)
        hands = [0] * circle.hands
        pairs = [order[start : start + 2] for start in range(0, len(order), 2)]
        self.talons: list[tuple[int, ...]] = []
        seats = len(circle.active)
        for _ in range(self.kind.talons):
            self.talons.append(tuple(pairs.pop(seats)))
        for place, pair in enumerate(pairs):
            hands[circle.active[place % seats]] |= self.kind.deck.mask_of(pair)
        self.dealt += 1
        self.events = [event for event in self.events if event.deal >= self.number - 1]
        self.play = TrickPlay(self.kind.deck, hands, -1, circle.first, FOLLOW, circle.after(circle.active))
        self.common: tuple[Any, ...] | None = None
        self.held = tuple(hands)
        """The hands as they were played, for those who look after the deal."""
        self.ladder = self.kind.ladder(self)
        self.auction = Auction(self.kind.auction_rules(self))
        self.calls: list[tuple[int, str]] = []
        self.phase = AUCTION
        self.bought: Bid | None = None
        self.contract: Bid | None = None
        self.declarer: int | None = None
        self.discarded: list[int] = [0] * circle.hands
        self.shown_talon: tuple[int, ...] = ()
        self.answers: list[tuple[int, str]] = []
        self.whist = ""
        self.whisters: tuple[int, ...] = ()
        self.invited: int | None = None
        self.controller = list(range(circle.hands))
        self.opened = 0
        self.opening = 0
        self.playing = circle.active
        self.taken = [0] * circle.hands
        self.history: list[tuple[int, int]] = []
        self.last_trick: tuple[tuple[tuple[int, int], ...], int] | None = None
        self.donor: int | None = None
        self.noted: dict[str, str] = {}
        self.entries: list[Entry] = []
        self.started = self.sheet.totals()
        self.stood = self.sheet.standing()
        self.tell(dealer, f"сдача № {self.number}", self.kind.law("deal"))
        exhibited = self.sheet.exhibit(dealer)
        if exhibited:
            self.tell(dealer, f"выставка: {exhibited} в курочку", ("preferans.63",))
        parts = self.sheet.divide_pot()
        if parts:
            self.tell(None, f"Котёл делят на части: {', '.join(map(str, self.sheet.parts))}", ("preferans.kotel.3",))
        self.sheet_view = self.sheet.snapshot()

    def tell(self, seat: int | None, text: str, cites: tuple[str, ...] = (), on: int | None = None) -> None:
        """Write a line of the log."""
        self.events.append(Event(len(self.actions), self.number, seat, text, cites, on))

    # The public face

    @property
    def to_move(self) -> int | None:
        """Return the player whose turn it is; after a deal the next dealer begins the next one."""
        phase = self.phase
        if phase in CARDS:
            return self.controller[self.play.player]
        if phase == MATCH_OVER:
            return None
        if phase == DEAL_OVER:
            return (self.circle.dealer + 1) % self.rules.players
        return self.controller[self.kind.phases[phase].acting(self)]

    @property
    def done(self) -> bool:
        """Tell whether the pool is over."""
        return self.phase == MATCH_OVER

    @property
    def asker(self) -> int:
        """Return the seat that a position is about."""
        return self.asked

    @property
    def deal_over(self) -> bool:
        """Tell whether the deal is over."""
        return self.phase in (DEAL_OVER, MATCH_OVER)

    @property
    def acting(self) -> int:
        """Return the place whose word or card is due."""
        return 0 if self.deal_over else self.kind.phases[self.phase].acting(self)

    def legal(self) -> list[str]:
        """Return the actions of the player to move."""
        phase = self.phase
        if phase == DEAL_OVER:
            return ["next"]
        return [] if phase == MATCH_OVER else self.kind.phases[phase].legal(self)

    def clone(self) -> PreferansState:
        """Return an independent copy."""
        twin = PreferansState.__new__(PreferansState)
        for name in PreferansState.__slots__:
            setattr(twin, name, getattr(self, name))
        for name in (
            "actions", "answers", "calls", "controller", "discarded", "entries", "events", "history", "started", "stood", "taken", "talons",
        ):  # fmt: skip
            setattr(twin, name, getattr(self, name)[:])
        twin.noted = dict(self.noted)
        twin.auction = self.auction.clone()
        twin.play = self.play.clone()
        twin.sheet = self.sheet.clone()
        return twin

    def sees(self, seat: int, other: int) -> bool:
        """Tell whether a player sees a hand."""
        return seat == other or bool(self.opened >> other & 1)

    def view(self, seat: int) -> View:
        """Return what a player may know."""
        play = self.play
        hands, opened = play.hands, self.opened
        common, phase = self.common, self.phase
        if common is None or common[0] != phase or common[-1] is not self.readings or phase not in CARDS:
            common = self._common()
        rests = self.circle.dealer if self.circle.dealer_rests else -1
        shown: list[int | None] = [None] * len(hands)
        if opened:
            shown = [hand if opened >> other & 1 else None for other, hand in enumerate(hands)]
            if rests >= 0 and shown[rests] is not None:
                shown[rests] = 0
        shown[seat] = own = 0 if seat == rests else hands[seat]
        mover = self.to_move
        legal: tuple[str, ...] = ()
        if seat == mover:
            legal = self.kind.phases[phase].card_actions(self) if phase in CARDS else tuple(self.legal())
        history = self.history
        changing = (
            seat,
            mover,
            play.player if phase in CARDS else self.acting,
            own,
            tuple(shown),
            tuple([hand.bit_count() for hand in hands]),
            self.shown_talon,
            self.discarded[seat],
            self.playing,
            () if play.led < 0 else tuple(history[-len(play.table) :]),
            tuple(history),
            tuple(self.taken),
            legal,
        )
        return tuple.__new__(View, changing + common)

    def _common(self) -> tuple[Any, ...]:
        """Return the fields of a view that stay while cards are played, in the order of the view, and keep them."""
        self.common = (
            self.phase,
            self.rules,
            self.circle,
            tuple(self.calls),
            self.ladder,
            self.bought,
            self.contract,
            self.declarer,
            tuple(self.answers),
            self.whist,
            self.whisters,
            self.invited,
            self.play.trump,
            self.sheet_view,
            self.readings,
        )
        return self.common

    def on_table(self) -> list[tuple[int, int]]:
        """Return seat and card of the unfinished trick."""
        return [] if self.play.closed else self.history[-len(self.play.table) :]

    def score(self, names: tuple[str, ...] | None = None) -> Score:
        """Return the score of the deal that is over, with the settlement where the pool is over too."""
        if not self.deal_over:
            raise InputError("Сдача ещё не доиграна", "state")
        names = names or names_for(None, self.rules.players)
        score = Score(unit=self.kind.unit)
        for writer, step, on in self.entries:
            text = step.text if on is None else f"{step.text}; на {accusative(names[on])}"
            score.add(text, step.cites, step.amount, "" if writer is None else names[writer])
        score.readings.update(self.noted)
        self.kind.finish_score(self, score, names)
        return score

    # Carrying out actions

    def _act(self, action: str, seat: int) -> None:
        """Check and carry out an action."""
        if self.phase in CARDS and self.kind.phases[self.phase].play_card(self, action, seat):
            return
        refused = self.refusal(action, seat)
        if refused is not None:
            raise refused
        if action == "next":
            self._next_deal()
        else:
            self.kind.phases[self.phase].act(self, action)

    def refusal(self, action: str, seat: int) -> IllegalAction | None:
        """Say why an action is forbidden, or None where it is allowed."""
        if self.phase == MATCH_OVER:
            return IllegalAction("Партия окончена", "action", self.kind.law("end"))
        if self.phase == DEAL_OVER:
            if action == "next":
                return None
            return IllegalAction("Сдача окончена: сдайте снова", "action", self.kind.law("next"))
        return self.kind.phases[self.phase].refusal(self, action, seat)

    @implements("preferans.h8", "preferans.5")
    def _next_deal(self) -> None:
        """Begin the next deal; the neighbour at the left deals."""
        self.number += 1
        self.begin_deal(deck_order(self.kind, self.number), (self.circle.dealer + 1) % self.rules.players)

    def finish_deal(self) -> None:
        """Show the sheet; end the pool where it ends."""
        if not self.history:
            self.held = tuple(self.play.hands)
        over = self.sheet.finished() or self.dealt >= self.rules.deals
        self.phase = DEAL_OVER
        for writer, step, on in self.entries:
            if step.amount:
                tail = "" if on is None else ", на {on}"
                self.tell(writer, f"{step.text} ({number(step.amount)}){tail}", step.cites, on)
        explain(self.sheet, self.entries, self.number, self.kind.law("whist-column"))
        if over:
            self.phase = MATCH_OVER
            closing = self.sheet.settle()
            self.entries += closing
            explain(self.sheet, closing, self.number, self.kind.law("end"))
            self.tell(None, "Пулька окончена", self.kind.law("end"))
        self.sheet_view = self.sheet.snapshot()


@implements("preferans.1")
def deck_order(kind: Kind, seed: int, cards: str | None = None) -> list[int]:
    """Return the deck of a deal number, or the one written out card by card."""
    deck = kind.deck
    if cards is None:
        return Generator(seed).shuffle(deck.size)
    if len(cards) > 400:
        raise InputError("Сдача: слишком длинная запись карт", "deal.cards")
    order = [deck.card(word, "deal.cards") for word in cards.split()]
    if len(order) != deck.size or len(set(order)) != deck.size:
        raise InputError(f"Сдача: нужны все {deck.size} карты по одному разу", "deal.cards")
    return order
