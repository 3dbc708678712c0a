"""«Верю? Не верю!»: the game from round to round."""

from __future__ import annotations

from typing import Any

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.events import Event
from ...frame.face import Game, State
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.rng import Generator
from .judging import read_move, refusal
from .options import KIND_NAMES, SAUSAGE, SAUSAGES_EACH, SHOE, SHOES_EACH, Phase
from .readings import LAST_SHOE, WHO_DRAWS
from .rounds import (
    all_to_open,
    attempt_result,
    clockwise,
    contender_of,
    highest_bid,
    next_first,
    own_to_open,
    winner_of,
)
from .scoring import round_score
from .views import View, thinkable, view_of


class VeryuState(State):
    """A game of «Верю? Не верю!»."""

    __slots__ = (
        "actions",
        "asked_by",
        "bid",
        "bidder",
        "bids",
        "contender",
        "deal_value",
        "events",
        "first",
        "game",
        "hands",
        "lost",
        "mats",
        "number",
        "opened",
        "options",
        "outcome",
        "passed",
        "phase",
        "players",
        "posed",
        "readings",
        "shoe_owner",
        "shown",
        "starter",
        "successes",
        "table",
        "turn",
        "winner",
    )  # fmt: skip

    @implements("veryu.setup.1", "veryu.setup.2", "veryu.comp")
    def __init__(self, game: Game, seed: int, options: dict[str, Any], readings: Chosen) -> None:
        self.game = game
        self.options = options
        self.readings = readings
        self.deal_value: dict[str, Any] = {"seed": seed}
        self.actions: list[str] = []
        self.players: int = options["players"]
        self.number = seed
        self.hands = [[SAUSAGES_EACH, SHOES_EACH, 0] for _ in range(self.players)]
        self.lost: list[list[int]] = [[] for _ in range(self.players)]
        self.successes = [0] * self.players
        self.events: list[Event] = []
        self.winner: int | None = None
        self.posed = False
        self.asked_by = 0
        self._begin(first_player(seed, self.players))

    @implements("veryu.step1", "veryu.round.1")
    def _begin(self, first: int) -> None:
        """Begin a round: mats are empty, each is to lay one card."""
        self.first = self.turn = first
        self.phase = Phase.PLACING
        self.mats: list[list[int]] = [[] for _ in range(self.players)]
        self.table: list[list[int]] = self.mats
        """The cards of the round as they lay; after an attempt they are back in the hands, but have been seen."""
        self.opened: list[tuple[int, int]] = []
        self.shown: frozenset[int] = frozenset()
        self.bid = 0
        self.bidder: int | None = None
        self.bids = [0] * self.players
        self.passed = [False] * self.players
        self.contender: int | None = None
        self.shoe_owner: int | None = None
        self.outcome: bool | None = None
        self.starter = first
        rule = ("veryu.round.1",) if self.actions else ("veryu.setup.3", "veryu.h2")
        self._tell(None, f"Новый раунд, {{{first}?начинаете вы|начинает игрок {first + 1}|начинает игрок {first + 1}}}", rule)

    def _tell(self, seat: int | None, text: str, cites: tuple[str, ...] = ()) -> None:
        self.events.append(Event(len(self.actions), self.number, seat, text, cites))

    # What is where

    def hand_size(self, seat: int) -> int:
        """Return how many cards a player holds in his hand."""
        return sum(self.hands[seat])

    def cards_of(self, seat: int) -> int:
        """Return how many cards a player still has in the game."""
        return sum(self.hands[seat]) + len(self.mats[seat])

    def inside(self) -> list[int]:
        """Return the seats that are still in the game."""
        return [seat for seat in range(self.players) if self.cards_of(seat)]

    def highest(self) -> int:
        """Return the highest bid that can be named."""
        return highest_bid([len(mat) for mat in self.mats])

    def needed(self) -> int:
        """Return how many cards the contender is to open."""
        assert self.contender is not None
        return all_to_open(self.bid, len(self.table[self.contender]), self.readings)

    def own_left(self) -> int:
        """Return how many of his own cards the contender is still to open."""
        assert self.contender is not None
        own = own_to_open(self.bid, len(self.mats[self.contender]), self.readings)
        return own - sum(1 for owner, _ in self.opened if owner == self.contender)

    def result(self) -> bool | None:
        """Tell how the attempt stands."""
        return attempt_result([self.table[owner][place] for owner, place in self.opened], self.needed())

    def hidden_of(self, seat: int) -> int:
        """Return how many cards of the round a player has not shown to the table."""
        if seat in self.shown:
            return 0
        return len(self.table[seat]) - sum(1 for owner, _ in self.opened if owner == seat)

    @implements("veryu.fail.2", "veryu.fail.3", "veryu.sum.4")
    def chooser(self) -> int:
        """Return who chooses the card that the contender loses."""
        assert self.contender is not None
        assert self.shoe_owner is not None
        if self.readings[WHO_DRAWS] == "neighbour":
            return next(seat for seat in clockwise(self.contender, self.players) if self.cards_of(seat))
        return self.shoe_owner

    def waiting_to_place(self) -> list[int]:
        """Return who has yet to lay the first card, clockwise from the first player."""
        order = [self.first, *clockwise(self.first, self.players)]
        return [seat for seat in order if self.hand_size(seat) and not self.mats[seat]]

    # The public face

    @property
    def to_move(self) -> int | None:
        """Return the seat whose turn it is."""
        match self.phase:
            case Phase.PLACING:
                return self.waiting_to_place()[0]
            case Phase.ATTEMPT | Phase.APPOINTING:
                return self.contender
            case Phase.LOSS:
                return self.chooser()
            case Phase.ROUND_OVER:
                return self.starter
            case Phase.MATCH_OVER:
                return None
        return self.turn

    def may_act(self) -> tuple[int, ...]:
        """Return who is asked: while the first cards are laid, all who have not yet laid theirs."""
        if self.phase == Phase.PLACING:
            return tuple(self.waiting_to_place())
        return super().may_act()

    @property
    def done(self) -> bool:
        """Tell whether the game is over."""
        return self.phase == Phase.MATCH_OVER

    @property
    def deal_over(self) -> bool:
        """Tell whether the round is over."""
        return self.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)

    @property
    def may_open(self) -> bool:
        """Tell whether hands may be shown: they are kept from round to round, so only when the game is over."""
        return self.done

    @property
    def sealed(self) -> bool:
        """Tell whether the record holds secrets: which card was laid and lost stays hidden until the game is over."""
        return not self.done

    @property
    def asker(self) -> int:
        """Return the seat that a position is about."""
        return self.asked_by

    def legal(self) -> list[str]:
        """Return the actions of the seat to move."""
        mover = self.to_move
        return [] if mover is None else self.legal_for(mover)

    def legal_for(self, seat: int) -> list[str]:
        """Return the actions of a seat, in turn or out of it."""
        return [action for action in thinkable(self) if refusal(self, action, seat) is None]

    def clone(self) -> VeryuState:
        """Return an independent copy."""
        twin = VeryuState.__new__(VeryuState)
        for name in VeryuState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.actions = self.actions[:]
        twin.events = self.events[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.mats = [mat[:] for mat in self.mats]
        twin.table = twin.mats if self.table is self.mats else [mat[:] for mat in self.table]
        twin.lost = [kinds[:] for kinds in self.lost]
        twin.successes = self.successes[:]
        twin.opened = self.opened[:]
        twin.bids = self.bids[:]
        twin.passed = self.passed[:]
        return twin

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return view_of(self, seat)

    def score(self, names: list[str] | None = None) -> Score:
        """Return the score of the round that is over, with the game where that is over too."""
        if not self.deal_over:
            raise InputError("Раунд ещё не доигран", "state")
        return round_score(self, names or [f"Игрок {seat + 1}" for seat in range(self.players)])

    # Carrying out actions

    def _act(self, action: str, seat: int) -> None:
        """Check and carry out an action."""
        refused = refusal(self, action, seat)
        if refused is not None:
            raise refused
        move = read_move(action)
        assert move is not None
        match move.verb:
            case "place":
                self._place(move.value, seat)
            case "bid":
                self._bid(move.value, seat)
            case "pass":
                self._pass(seat)
            case "flip":
                self._flip(move.value - 1, move.card - 1)
            case "take":
                self._take(move.value - 1, seat)
            case "drop":
                self._lose(move.value, "сам убирает одну из своих карт", ("veryu.fail.3",))
            case "first":
                self._appoint(move.value - 1)
            case "show":
                self.shown |= {seat}
                self._tell(seat, "показывает свои карты", ("veryu.fail.7",))
            case _:
                self.number += 1
                self._begin(self.starter)

    @implements("veryu.step1", "veryu.step2.add", "veryu.last.1", "veryu.ex.place")
    def _place(self, kind: int, seat: int) -> None:
        """Lay a card face down on the mat."""
        self.hands[seat][kind] -= 1
        self.mats[seat].append(kind)
        if self.phase == Phase.PLACING:
            self._tell(seat, "кладёт первую карту", ("veryu.step1",))
            if not self.waiting_to_place():
                self.phase = Phase.ADDING
                self.turn = self.first
        else:
            self._tell(seat, f"добавляет карту, на поле {len(self.mats[seat])}", ("veryu.step2.add",))
            self._pass_turn()

    def _pass_turn(self) -> None:
        """Give the turn to the next player who may still speak."""
        for seat in clockwise(self.turn, self.players):
            if self.cards_of(seat) and not self.passed[seat]:
                self.turn = seat
                return

    @implements("veryu.step2.challenge", "veryu.step2.raise", "veryu.ex.bid")
    def _bid(self, bid: int, seat: int) -> None:
        """Name a number of cards: a challenge or a raise."""
        challenge = self.phase == Phase.ADDING
        self.phase = Phase.BIDDING
        self.bid, self.bidder = bid, seat
        self.bids[seat] = bid
        rule = "veryu.step2.challenge" if challenge else "veryu.step2.raise"
        self._tell(seat, f"бросает вызов: {bid}" if challenge else f"повышает до {bid}", (rule,))
        self._after_call()

    @implements("veryu.step2.raise")
    def _pass(self, seat: int) -> None:
        """Pass for the rest of the round."""
        self.passed[seat] = True
        self._tell(seat, "пас", ("veryu.step2.raise",))
        self._after_call()

    @implements("veryu.step2.end", "veryu.h4")
    def _after_call(self) -> None:
        """Begin the attempt where the bidding is over, otherwise let the next one speak."""
        assert self.bidder is not None
        inside = [self.passed[seat] for seat in self.inside()]
        contender = contender_of(self.bidder, inside, self.bid, self.highest())
        if contender is None:
            self._pass_turn()
            return
        self.contender = self.turn = contender
        self.phase = Phase.ATTEMPT
        all_passed = sum(inside) == len(inside) - 1
        rule = "veryu.step2.end" if all_passed else "veryu.h4"
        self._tell(contender, f"становится претендентом, ставка {self.bid}", (rule,))

    @implements("veryu.step3.3", "veryu.step3.6", "veryu.step3.7", "veryu.step3.8", "veryu.ex.reveal")
    def _flip(self, owner: int, place: int) -> None:
        """Open one card and see whether the attempt is over."""
        assert self.contender is not None
        self.opened.append((owner, place))
        kind = self.mats[owner][place]
        whose = "свою карту" if owner == self.contender else f"карту {place + 1} игрока {owner + 1}"
        rule = "veryu.step3.2" if owner == self.contender else "veryu.step3.3"
        self._tell(self.contender, f"открывает {whose}: {KIND_NAMES[kind]}", (rule,))
        result = self.result()
        if result is None:
            return
        self.outcome = result
        self._take_back()
        if result:
            self._succeed()
        else:
            self.shoe_owner = owner
            self._fail()

    @implements("veryu.fail.1", "veryu.ex.new")
    def _take_back(self) -> None:
        """Let all take their cards from the mats back into the hand."""
        self.table = self.mats
        self.mats = [[] for _ in range(self.players)]
        for seat, mat in enumerate(self.table):
            for kind in mat:
                self.hands[seat][kind] += 1

    @implements("veryu.succ.1", "veryu.succ.2", "veryu.sum.6")
    def _succeed(self) -> None:
        """Turn the mat of the contender, or end the game at the second success."""
        assert self.contender is not None
        self.successes[self.contender] += 1
        rule = "veryu.succ.1" if self.successes[self.contender] == 1 else "veryu.succ.2"
        self._tell(self.contender, f"удача, всего {self.successes[self.contender]}", (rule,))
        self._end_round()

    @implements("veryu.step3.4", "veryu.goal.3")
    def _fail(self) -> None:
        """Let a card of the contender be chosen; where he has but one, there is nothing to choose."""
        assert self.contender is not None
        self._tell(self.contender, "ботинок: неудача", ("veryu.step3.4", "veryu.fail.1"))
        self.phase = Phase.LOSS
        if self.cards_of(self.contender) == 1:
            own = self.table[self.contender]
            single_shoe = self.shoe_owner == self.contender and own == [SHOE]
            rule = ("veryu.last.3", "veryu.fail.4") if single_shoe else ("veryu.fail.4",)
            self._lose(
                next(kind for kind in (SAUSAGE, SHOE) if self.hands[self.contender][kind]), "теряет последнюю карту", rule
            )

    def _take(self, place: int, seat: int) -> None:
        """Take the card of the fan that was pointed at."""
        assert self.contender is not None
        kind = fan(self.hands[self.contender], self.number)[place]
        rule = ("veryu.sum.4",) if self.readings[WHO_DRAWS] == "neighbour" else ("veryu.fail.2",)
        self._lose(kind, f"теряет карту: её не глядя указал игрок {seat + 1}", rule)

    @implements("veryu.fail.1", "veryu.fail.4", "veryu.last.3")
    def _lose(self, kind: int, text: str, cites: tuple[str, ...]) -> None:
        """Take a card of the contender out of the game; without cards he is out himself."""
        assert self.contender is not None
        self.hands[self.contender][kind] -= 1
        self.lost[self.contender].append(kind)
        self._tell(self.contender, text, cites)
        if not self.cards_of(self.contender):
            self._tell(self.contender, "выбывает из игры и отдаёт своё поле", ("veryu.fail.4",))
        self._end_round()

    @implements("veryu.end.1")
    def _end_round(self) -> None:
        """See who has won; otherwise settle who begins the next round."""
        assert self.contender is not None
        if self._won():
            return
        self._drop_lone_shoes()
        if self._won():
            return
        out = not self.cards_of(self.contender)
        starter = next_first(self.contender, self.shoe_owner, out, self.readings)
        if starter is None:
            self.phase = Phase.APPOINTING
            return
        self._over(starter)

    def _won(self) -> bool:
        """End the game where somebody has won it."""
        self.winner = winner_of(self.successes, [self.cards_of(seat) for seat in range(self.players)])
        if self.winner is None:
            return False
        self.phase = Phase.MATCH_OVER
        self._tell(self.winner, "побеждает", ("veryu.end.1",))
        return True

    @implements("veryu.last.3")
    def _drop_lone_shoes(self) -> None:
        """Where the reading says so, put out everybody whose only card on the mat was the shoe; one always stays."""
        if self.readings[LAST_SHOE] != "always":
            return
        assert self.contender is not None
        for seat in clockwise(self.contender, self.players):
            if self.table[seat] == [SHOE] and self.cards_of(seat) == 1 and len(self.inside()) > 1:
                self.hands[seat][SHOE] -= 1
                self.lost[seat].append(SHOE)
                self._tell(seat, "единственная карта — ботинок: выбывает", ("veryu.last.3",))

    def _over(self, starter: int) -> None:
        """End the round; the one who begins the next starts it."""
        if not self.cards_of(starter):
            starter = next(seat for seat in clockwise(starter, self.players) if self.cards_of(seat))
        self.starter = starter
        self.phase = Phase.ROUND_OVER

    @implements("veryu.fail.6")
    def _appoint(self, starter: int) -> None:
        """Let the contender name who begins the next round."""
        assert self.contender is not None
        self._tell(self.contender, f"назначает первым игрока {starter + 1}", ("veryu.fail.6",))
        self._over(starter)


@implements("veryu.setup.3", "veryu.h2")
def first_player(seed: int, players: int) -> int:
    """Draw lots for the first round."""
    return Generator(~seed & 0xFFFFFFFF).below(players)


@implements("veryu.fail.2")
def fan(hand: list[int], number: int) -> list[int]:
    """Shuffle the cards of the contender and lay them out; the number of the round fixes the order."""
    cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
    return [cards[place] for place in Generator(number).shuffle(len(cards))]


__all__ = ["VeryuState", "fan", "first_player"]
