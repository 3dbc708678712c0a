"""«Шестьдесят шесть»: the match from deal to deal."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...frame.cards import SUIT_GENITIVE, SUIT_NAMES
from ...frame.cites import implements
from ...frame.errors import IllegalAction, InputError
from ...frame.events import Event
from ...frame.face import Game, State
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.rng import Generator
from ...frame.russian import points
from ...kernels.tricks import FOLLOW_AND_TRUMP, FOLLOW_TRUMP_AND_BEAT, FREE, Duties, Reason, TrickPlay
from .options import CARD_VALUES, DECK, GOAL, HAND, LEAST_STOCK_TO_CLOSE, PLAIN_MARRIAGE, TRUMP_MARRIAGE, mate_of
from .readings import CLOSE_WHEN, DRAW_DEALER, LAST_TEN_CLOSED, MARRIAGE_STRICT, OVERTAKE, STOP
from .scoring import Taken, deal_score, total_of

NAMES = ("Первый игрок", "Второй игрок")
PLAY, DEAL_OVER, MATCH_OVER = "play", "deal over", "match over"
_PLAY_CARD = {f"play {DECK.text(card)}": card for card in range(DECK.size)}
_CARD_ACTIONS = tuple(f"play {DECK.text(card)}" for card in range(DECK.size))
_ACTION_OF_CARD = _CARD_ACTIONS.__getitem__
_WORTH = tuple(f"берёт взятку: {points(worth)}" for worth in range(2 * max(CARD_VALUES) + 1))
"""What a trick of so many points is called in the log."""


class View(NamedTuple):
    """What one player knows."""

    seat: int
    to_move: int | None
    phase: str
    hand: int
    trump: int
    turned: int | None
    """The face-up trump while it lies beside the stock."""
    stock: int
    """Cards left in the stock, the face-up trump included."""
    closed_by: int | None
    table: tuple[int, ...]
    seen: int
    """Every card that has been played or lies face up, and the trump once drawn by the opponent."""
    opponent_known: int
    """Cards that the opponent is known to hold: the drawn trump, the mate of a led marriage card."""
    taken: tuple[Taken, Taken]
    games: tuple[int, int]
    dealer: int
    target: int
    readings: Chosen
    legal: tuple[str, ...]


@implements("sixty-six.2", "sixty-six.intro")
def deck_order(seed: int, cards: str | None = None) -> list[int]:
    """Return the deck of a deal number, or the one written out card by card."""
    if cards is None:
        return Generator(seed).shuffle(DECK.size)
    if len(cards) > 400:
        raise InputError("Сдача: слишком длинная запись карт", "deal.cards")
    order = [DECK.card(word, "deal.cards") for word in cards.split()]
    if len(order) != DECK.size or len(set(order)) != DECK.size:
        raise InputError(f"Сдача: нужны все {DECK.size} карты по одному разу", "deal.cards")
    return order


class SixtySixState(State):
    """A match of «шестьдесят шесть»."""

    __slots__ = (
        "actions",
        "closed_by",
        "deal_value",
        "dealer",
        "events",
        "first",
        "game",
        "games",
        "known",
        "last_trick",
        "number",
        "options",
        "phase",
        "play",
        "readings",
        "result",
        "seen",
        "shown",
        "stock",
        "taken",
        "turned",
    )  # fmt: skip

    def __init__(self, game: Game, seed: int, options: dict[str, Any], readings: Chosen, cards: str | None) -> None:
        self.game = game
        self.options = options
        self.readings = readings
        self.deal_value: dict[str, Any] = {"seed": seed} if cards is None else {"seed": seed, "cards": cards}
        self.actions: list[str] = []
        self.number = seed
        self.games = [0, 0]
        self.events: list[Event] = []
        self.result: Score | None = None
        self._deal(deck_order(seed, cards), first_dealer(seed))

    @implements("sixty-six.5", "sixty-six.6", "sixty-six.7")
    def _deal(self, order: list[int], dealer: int) -> None:
        """Give six cards to each, turn the trump, put the stock beside it; the other player leads."""
        self.dealer = dealer
        hands = [0, 0]
        hands[1 - dealer] = DECK.mask_of(order[:HAND])
        hands[dealer] = DECK.mask_of(order[HAND : 2 * HAND])
        self.turned: int | None = order[2 * HAND]
        self.stock = order[: 2 * HAND : -1]
        trump = DECK.suit_of[order[2 * HAND]]
        self.play = TrickPlay(DECK, hands, trump, 1 - dealer, FREE)
        self.closed_by: int | None = None
        self.taken = [Taken(), Taken()]
        self.shown: tuple[Taken, Taken] | None = None
        """What views share of what both have gathered, until one of them gathers more."""
        self.first: int | None = None
        self.phase = PLAY
        self.seen = 1 << order[2 * HAND]
        self.known = [0, 0]
        self.last_trick: tuple[tuple[int, ...], int, int] | None = None
        text = f"Сдача № {self.number}, козырь {DECK.suits[trump]}: открыт {DECK.text(order[2 * HAND])}"
        self._tell(None, text, ("sixty-six.6",))

    def _tell(self, seat: int | None, text: str, cites: tuple[str, ...] = ()) -> None:
        self.events.append(Event(len(self.actions), self.number, seat, text, cites))

    # The public face

    @property
    def to_move(self) -> int | None:
        """Return the seat whose turn it is; after a deal the next dealer begins the next one."""
        if self.phase == PLAY:
            return self.play.player
        return None if self.phase == MATCH_OVER else self.next_dealer()

    @property
    def done(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == MATCH_OVER

    @property
    def deal_over(self) -> bool:
        """Tell whether the deal is over."""
        return self.phase != PLAY

    def stock_left(self) -> int:
        """Return how many cards the stock holds, the face-up trump included."""
        return len(self.stock) + (self.turned is not None)

    def legal(self) -> list[str]:
        """Return the actions of the seat to move."""
        if self.phase != PLAY:
            return ["next"] if self.phase == DEAL_OVER else []
        actions = [*map(_ACTION_OF_CARD, self.play.legal())]
        if self._may_close():
            actions.append("close")
        return actions

    def _may_close(self) -> bool:
        """Tell whether the player to move may close the stock."""
        if self.closed_by is not None or len(self.stock) + (self.turned is not None) < LEAST_STOCK_TO_CLOSE:
            return False
        return self.play.led < 0 or self.readings[CLOSE_WHEN] != "lead"

    def clone(self) -> SixtySixState:
        """Return an independent copy."""
        twin = SixtySixState.__new__(SixtySixState)
        for name in SixtySixState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.actions = self.actions[:]
        twin.play = self.play.clone()
        twin.stock = self.stock[:]
        twin.taken = [one.copy() for one in self.taken]
        twin.games = self.games[:]
        twin.known = self.known[:]
        twin.events = self.events[:]
        return twin

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        play, mover = self.play, self.to_move
        shown = self.shown
        if shown is None:
            shown = self.shown = (self.taken[0].copy(), self.taken[1].copy())
        return View(
            seat,
            mover,
            self.phase,
            play.hands[seat],
            play.trump,
            self.turned,
            len(self.stock) + (self.turned is not None),
            self.closed_by,
            () if play.led < 0 else tuple(play.table),
            self.seen,
            self.known[1 - seat],
            shown,
            (self.games[0], self.games[1]),
            self.dealer,
            self.options["target"],
            self.readings,
            tuple(self.legal()) if seat == mover else (),
        )

    def score(self, names: tuple[str, str] = NAMES) -> Score:
        """Return the score of the deal that is over, with the match where that is over too."""
        if self.phase == PLAY:
            raise InputError("Сдача ещё не доиграна", "state")
        score = deal_score(self.taken, self.first, self.closed_by, self.readings, names)
        if self.done:
            winner = 0 if self.games[0] > self.games[1] else 1
            text = f"Партия: {names[winner]} берёт {self.games[winner]} из {self.options['target']}"
            score.add(text, "sixty-six.18", None, names[winner])
        return score

    # Carrying out actions

    def _act(self, action: str, seat: int) -> None:
        """Check and carry out an action."""
        card = _PLAY_CARD.get(action)
        if card is not None and self.phase == PLAY and seat == self.play.player and self.play.refusal(card) is None:
            self._play(card, seat)
            return
        refused = self.refusal(action, seat)
        if refused is not None:
            raise refused
        if action == "next":
            self._next_deal()
        else:
            self._close(seat)

    def refusal(self, action: str, seat: int) -> IllegalAction | None:
        """Say why an action is forbidden, or None where it is allowed."""
        if self.phase == MATCH_OVER:
            return IllegalAction("Партия окончена", "action", ("sixty-six.18",))
        if self.phase == DEAL_OVER:
            if action == "next":
                return None
            return IllegalAction("Сдача окончена: сдайте снова", "action", ("sixty-six.4",))
        if seat != self.play.player:
            return IllegalAction("Сейчас ход соперника", "action", ("sixty-six.7", "sixty-six.h2"))
        if action == "close":
            return self._close_refusal()
        card = _PLAY_CARD.get(action)
        if card is None:
            return IllegalAction(f"Непонятный ход «{action[:40]}»: пример «play ♠Т», «close»", "action")
        reason = self.play.refusal(card)
        return None if reason is None else refuse_card(self.play, card, reason)

    @implements("sixty-six.16", "sixty-six.h4")
    def _close_refusal(self) -> IllegalAction | None:
        """Say why the player to move may not close the stock, or None where he may."""
        if self.closed_by is not None:
            return IllegalAction("Колода уже закрыта", "action", ("sixty-six.15",))
        left = self.stock_left()
        if left < LEAST_STOCK_TO_CLOSE:
            what = "колода вышла" if not left else f"в колоде {left}, а нужно не меньше {LEAST_STOCK_TO_CLOSE} карт"
            return IllegalAction(f"Закрыть нельзя: {what}", "action", ("sixty-six.16",))
        if not self.play.closed and self.readings[CLOSE_WHEN] == "lead":
            return IllegalAction("Закрывают колоду перед своим выходом", "action", ("sixty-six.h4",))
        return None

    @implements("sixty-six.15")
    def _close(self, seat: int) -> None:
        """Close the stock: no more drawing, suits are in force."""
        self.closed_by = seat
        self.play.set_duties(strict_duties(self.readings))
        self._tell(seat, "закрывает колоду", ("sixty-six.15",))

    @implements("sixty-six.13")
    def _play(self, card: int, seat: int) -> None:
        """Play a card; a led marriage card writes its marriage."""
        play = self.play
        leads = play.led < 0
        text = DECK.text(card)
        cites: tuple[str, ...] = ()
        self.known[seat] &= ~(1 << card)
        if leads and self.marries(card, seat):
            self.shown = None
            trump = DECK.suit_of[card] == play.trump
            if trump:
                self.taken[seat].trump += 1
            else:
                self.taken[seat].plain += 1
            self.known[seat] |= mate_of(card)
            text += f", марьяж: {TRUMP_MARRIAGE if trump else PLAIN_MARRIAGE}"
            cites = ("sixty-six.13",)
        play.apply(card)
        self.seen |= 1 << card
        self._tell(seat, text, cites)
        if leads:
            if cites:
                self._reach(seat)
                if self.first is not None and self.readings[STOP] == "at-once":
                    self._finish()
        else:
            self._end_trick(1 - seat)

    def holds_mate(self, card: int, seat: int) -> bool:
        """Tell whether a seat holds the other marriage card of the suit."""
        return bool(self.play.hands[seat] & mate_of(card))

    def marries(self, card: int, seat: int) -> bool:
        """Tell whether leading this card writes a marriage."""
        if not self.holds_mate(card, seat):
            return False
        return self.readings[MARRIAGE_STRICT] == "always" or self.play.duties is FREE

    @implements("sixty-six.10", "sixty-six.11", "sixty-six.h2")
    def _end_trick(self, leader: int) -> None:
        """Give the trick to its winner, let both draw, end the deal where it ends."""
        play = self.play
        winner = play.winner
        cards = tuple(play.table)
        worth = CARD_VALUES[cards[0]] + CARD_VALUES[cards[1]]
        self.shown = None
        taken = self.taken[winner]
        taken.cards += worth
        taken.tricks += 1
        self.last_trick = (cards, leader, winner)
        self._tell(winner, _WORTH[worth])
        if not play.hands[0] and not play.hands[1] and not self.stock_left_to_draw():
            self._last_trick(winner)
        self._reach(winner)
        if self.first is not None and self.readings[STOP] == "at-once" or not play.hands[0] and not play.hands[1]:
            self._finish()
        else:
            self._draw(winner)

    def stock_left_to_draw(self) -> int:
        """Return how many cards may still be drawn: none from a closed stock."""
        return 0 if self.closed_by is not None else self.stock_left()

    @implements("sixty-six.17")
    def _last_trick(self, winner: int) -> None:
        """Add ten for the last trick."""
        if self.closed_by is None or self.readings[LAST_TEN_CLOSED] == "yes":
            self.taken[winner].last = True
            self._tell(winner, "последняя взятка: 10 очков", ("sixty-six.17",))

    @implements("sixty-six.8", "sixty-six.h3")
    def _draw(self, winner: int) -> None:
        """Let the winner of the trick draw first; the face-up trump is drawn last."""
        if not self.stock_left_to_draw():
            return
        for seat in (winner, 1 - winner):
            if self.stock:
                card = self.stock.pop()
            else:
                assert self.turned is not None
                card = self.turned
                self.turned = None
                self.known[seat] |= 1 << card
                self._tell(seat, f"берёт открытый козырь {DECK.text(card)}", ("sixty-six.h3",))
            self.play.hands[seat] |= 1 << card
        if not self.stock_left():
            self.play.set_duties(strict_duties(self.readings))
            self._tell(None, "Колода вышла: масти входят в силу", ("sixty-six.14",))

    @implements("sixty-six.1")
    def _reach(self, seat: int) -> None:
        """Note who reached 66 first."""
        if self.first is None and total_of(self.taken[seat], self.readings) >= GOAL:
            self.first = seat
            self._tell(seat, f"набирает {total_of(self.taken[seat], self.readings)}", ("sixty-six.1",))

    @implements("sixty-six.18")
    def _finish(self) -> None:
        """Score the deal and see whether the match is over."""
        self.result = deal_score(self.taken, self.first, self.closed_by, self.readings, NAMES)
        for seat in (0, 1):
            self.games[seat] += self.result.sides[NAMES[seat]]
        over = max(self.games) >= self.options["target"]
        self.phase = MATCH_OVER if over else DEAL_OVER
        cites = self.result.items[-1].cites
        won = [seat for seat in (0, 1) if self.result.sides[NAMES[seat]]]
        games = self.result.total
        self._tell(won[0] if won else None, f"пишет игр: {games}" if won else "Розыгрыш", cites)

    @implements("sixty-six.4")
    def next_dealer(self) -> int:
        """Return who deals next: the winner; after a draw as the reading says."""
        assert self.result is not None
        for seat in (0, 1):
            if self.result.sides[NAMES[seat]]:
                return seat
        return self.dealer if self.readings[DRAW_DEALER] == "same" else 1 - self.dealer

    def _next_deal(self) -> None:
        """Begin the next deal of the match; its number follows."""
        dealer = self.next_dealer()
        self.number += 1
        self._deal(deck_order(self.number), dealer)


@implements("sixty-six.h1")
def first_dealer(seed: int) -> int:
    """Draw lots for the first deal."""
    return Generator(~seed & 0xFFFFFFFF).below(2)


@implements("sixty-six.14")
def strict_duties(readings: Chosen) -> Duties:
    """Return what players owe once the stock is gone or closed."""
    return FOLLOW_AND_TRUMP if readings[OVERTAKE] == "no" else FOLLOW_TRUMP_AND_BEAT


@implements("sixty-six.9", "sixty-six.14")
def refuse_card(play: TrickPlay, card: int, reason: Reason) -> IllegalAction:
    """Put the reason why a card is forbidden into words."""
    if reason is Reason.NOT_HELD:
        return IllegalAction(f"Карты {DECK.text(card)} нет на руках", "action", ("sixty-six.5", "sixty-six.8"))
    led = DECK.suits[play.led]
    if reason is Reason.MUST_FOLLOW:
        text = f"Нельзя: есть {SUIT_NAMES[led]}, а масти в силе"
    elif reason is Reason.MUST_TRUMP:
        text = f"Нельзя: {SUIT_GENITIVE[led]} нет, а козырь есть — нужно бить козырем"
    else:
        text = f"Нельзя: есть карта старше {DECK.text(play.best)}, её нужно перебить"
    return IllegalAction(text, "action", ("sixty-six.14",))


__all__ = ["Event", "SixtySixState", "View", "deck_order", "first_dealer", "refuse_card", "strict_duties"]
