"""«Этажики»: the match from turn to turn."""

from __future__ import annotations

from typing import Any

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.face import WAIT, Game, Notice, State
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import counted
from .deal import Shuffler, dealt, first_order, first_player, opened
from .floors import can_lay_floor, neighbour_rule, number_of, rule_for
from .judging import arithmetic, read_move, refusal
from .options import (
    BEGINNER,
    DRAW,
    FULL,
    HAND,
    SKIP,
    TEXTS,
    UNKNOWN,
    check_deck,
    deck_counts,
    is_floor,
    is_night,
    spoken,
    stars_needed,
)
from .readings import SKIP_AGAIN, SKIP_WINNER
from .scoring import match_score
from .views import Event, View, view_of


class EtazhikiState(State):
    """A match of «Этажики»."""

    __slots__ = (
        "actions",
        "active",
        "answered",
        "asked_by",
        "balls_laid",
        "claims",
        "deal_value",
        "drawn",
        "ended",
        "events",
        "game",
        "hands",
        "idle",
        "laid",
        "level",
        "number",
        "opening",
        "options",
        "passed",
        "piles",
        "players",
        "posed",
        "readings",
        "shuffles",
        "skip_waits",
        "skipping",
        "stars",
        "stock",
        "target",
        "window",
        "winner",
    )  # fmt: skip

    def __init__(self, game: Game, seed: int, options: dict[str, Any], readings: Chosen, cards: str | None) -> None:
        self.game = game
        self.options = options
        self.readings = readings
        self.deal_value: dict[str, Any] = {"seed": seed} if cards is None else {"seed": seed, "cards": cards}
        self.actions: list[str] = []
        self.number = seed
        self.level: str = options["level"]
        self.players: int = options["players"]
        self.target: int = options["stars"] or stars_needed(self.players, self.level, readings)
        counts = deck_counts(self.level, options, readings)
        check_deck(counts, self.level, self.players)
        shuffler = Shuffler(seed)
        self.active = first_player(seed, self.players)
        order = first_order(counts, cards, shuffler)
        self.hands, stock = dealt(order, self.players, self.active, self.level, shuffler)
        self.piles, self.stock = opened(stock, self.level, shuffler)
        self.shuffles = shuffler.number
        self.stars = [0] * self.players
        self.events: list[Event] = []
        self.idle = 0
        """Turns in a row in which nobody laid a card, skipped ones included."""
        self.passed: frozenset[int] = frozenset()
        """Who has passed since the last card was laid."""
        self.skip_waits = False
        """A «пропуск хода» lies on top that has made nobody skip yet."""
        self.ended = False
        self.winner: int | None = None
        self.posed = self.opening = self.skipping = False
        self.claims: tuple[int, ...] = ()
        self.asked_by = 0
        rule = ("etazhiki.full.setup.3",) if self.level != BEGINNER else ("etazhiki.beg.2",)
        self._tell(None, "В середине открыты: " + ", ".join(spoken(pile[-1]) for pile in self.piles), rule)
        self._begin_turn(self.active)

    def _tell(self, seat: int | None, text: str, cites: tuple[str, ...] = ()) -> None:
        self.events.append(Event(len(self.actions), seat, text, cites))

    # What is where

    @property
    def top(self) -> int:
        """Return the number of the open floor."""
        return number_of(self.piles[0][-1])

    @property
    def ball(self) -> int:
        """Return the open ball, 0 where the game has none."""
        return 0 if self.level == BEGINNER or len(self.piles) < 2 else self.piles[1][-1]

    def tops(self) -> list[int]:
        """Return the numbers of the open floors."""
        return [number_of(pile[-1]) for pile in self.piles if pile and is_floor(pile[-1])]

    def able(self) -> bool:
        """Tell whether the active player can lay a floor, be it after balls of his own."""
        return can_lay_floor(self.hands[self.active], self.top, self.ball, self.readings)

    @implements("etazhiki.spec.night.4")
    def only_balls_left(self) -> bool:
        """Tell whether the active player has laid his last floor and has but balls to throw off; an unknown card may be a floor."""
        hand = self.hands[self.active]
        return bool(self.laid and hand and not any(card == UNKNOWN or is_floor(card) for card in hand))

    def offset(self, seat: int) -> int:
        """Return how far a seat sits clockwise from the active player."""
        return (seat - self.active) % self.players

    @implements("etazhiki.spec.night.2", "etazhiki.h7", "etazhiki.h8")
    def entitled(self) -> list[int]:
        """Return who may intercept at this moment, the nearest clockwise first."""
        if not self.window or self.level != FULL or self.only_balls_left():
            return []
        found = []
        for offset in range(self.answered + 1, self.players):
            seat = (self.active + offset) % self.players
            if any(is_night(card) and self._fits(card) for card in self.hands[seat]):
                found.append(seat)
        return found

    def _fits(self, card: int) -> bool:
        return rule_for(self.top, self.ball, number_of(card), self.readings) is not None

    def drawable(self) -> int:
        """Return how many cards could still be drawn, the piles under their tops included."""
        return len(self.stock) + sum(len(pile) - 1 for pile in self.piles)

    # The public face

    @property
    def to_move(self) -> int | None:
        """Return the seat whose turn it is; those who might intercept are asked aside."""
        return None if self.ended else self.active

    def may_act(self) -> tuple[int, ...]:
        """Return who is asked: first those who may intercept, nearest first, then the active player."""
        return () if self.ended else (*self.entitled(), self.active)

    @property
    def done(self) -> bool:
        """Tell whether the match is over."""
        return self.ended

    @property
    def deal_over(self) -> bool:
        """Tell whether the match is over: there is but one deal."""
        return self.ended

    @property
    @implements("etazhiki.h7")
    def open_moment(self) -> Notice | None:
        """Tell the table that the turn may be intercepted now, whoever could."""
        if self.ended or not self.window or self.level != FULL:
            return None
        return Notice("Перехватить ход ночным этажом можно до следующей карты.", ("etazhiki.spec.night.2", "etazhiki.h7"))

    @property
    def asker(self) -> int:
        """Return the seat that a position is about."""
        return self.asked_by

    def legal(self) -> list[str]:
        """Return the actions of the active player."""
        return [] if self.ended else self.legal_for(self.active)

    def legal_for(self, seat: int) -> list[str]:
        """Return the actions of a seat, in turn or out of it."""
        return [action for action in self.thinkable(seat) if refusal(self, action, seat) is None]

    def thinkable(self, seat: int) -> list[str]:
        """Return the actions that a seat might think of with its cards."""
        if self.ended:
            return []
        cards = [card for card in dict.fromkeys(self.hands[seat]) if card >= 0]
        if seat != self.active:
            nights = [f"intercept {TEXTS[card]}" for card in cards if is_night(card)]
            return [*nights, WAIT] if nights and self.level == FULL else []
        if self.level == BEGINNER:
            return [*(f"play {TEXTS[card]} on {stack}" for card in cards for stack in (1, 2)), "pass", "end"]
        return [*(f"play {TEXTS[card]}" for card in cards), "draw", "pass", "end"]

    def clone(self) -> EtazhikiState:
        """Return an independent copy."""
        twin = EtazhikiState.__new__(EtazhikiState)
        for name in EtazhikiState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.actions = self.actions[:]
        twin.events = self.events[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = [pile[:] for pile in self.piles]
        twin.stock = self.stock[:]
        twin.stars = self.stars[:]
        return twin

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return view_of(self, seat)

    def score(self, names: list[str] | None = None) -> Score:
        """Return the score of the match that is over."""
        if not self.ended:
            raise InputError("Партия ещё не доиграна", "state")
        return match_score(self, names or [f"Игрок {seat + 1}" for seat in range(self.players)])

    # Carrying out actions

    def _act(self, action: str, seat: int) -> None:
        """Check and carry out an action."""
        refused = refusal(self, action, seat)
        if refused is not None:
            raise refused
        move = read_move(action)
        assert move is not None
        match move.verb:
            case "play":
                self._lay(move.card, max(move.stack - 1, 0))
            case "draw":
                self._draw_two()
            case "pass":
                self._pass()
            case "end":
                self._end_turn(starred=False)
            case "intercept":
                self._intercept(move.card, seat)
            case "wait":
                self.answered = self.offset(seat)

    @implements("etazhiki.full.turn.1", "etazhiki.beg.3")
    def _begin_turn(self, seat: int) -> None:
        """Begin a turn; before its first card it may be intercepted."""
        self.active = seat
        self.laid = self.balls_laid = 0
        self.drawn = False
        self._open_window()

    @implements("etazhiki.h7")
    def _open_window(self) -> None:
        """Let the others think about intercepting."""
        self.window = True
        self.answered = 0

    @implements("etazhiki.full.place.3", "etazhiki.full.place.4", "etazhiki.full.place.ex", "etazhiki.spec.night.1")
    def _lay(self, card: int, stack: int) -> None:
        """Lay a card of the active player; an empty hand ends the turn with a star."""
        seat = self.active
        self.idle = 0
        self.passed = frozenset()
        self.hands[seat].remove(card)
        if is_floor(card):
            pile = self.piles[stack]
            top = number_of(pile[-1])
            self._tell(seat, self._told(card, top), self._laying_rule(card, top))
            pile.append(card)
            self.laid += 1
        else:
            rule = ("etazhiki.full.place.5",) if self.only_balls_left() or not self.hands[seat] else ("etazhiki.full.place.3",)
            self._tell(seat, f"кладёт {spoken(card)}", rule)
            self.piles[1].append(card)
            self.balls_laid += 1
            self.skip_waits = card == SKIP
        if self.hands[seat]:
            self._open_window()
        else:
            self._star(seat)

    def _told(self, card: int, top: int) -> str:
        number = number_of(card)
        if self.level == BEGINNER:
            return f"кладёт [{number}] на [{top}]"
        word = "ночной этаж " if is_night(card) else ""
        return f"кладёт {word}[{number}]: {arithmetic(top, self.ball, number)}"

    def _laying_rule(self, card: int, top: int) -> tuple[str, ...]:
        number = number_of(card)
        if self.level == BEGINNER:
            rule = neighbour_rule(top, number, self.readings)
        else:
            rule = rule_for(top, self.ball, number, self.readings)
        return () if rule is None else (rule,)

    @implements("etazhiki.spec.night.2", "etazhiki.spec.night.3", "etazhiki.h9")
    def _intercept(self, card: int, seat: int) -> None:
        """Take over the turn with a night floor; what the other laid lies, the rest he keeps."""
        self._tell(
            seat,
            f"перехватывает ход у {{{self.active}?вас|игрока {self.active + 1}|игрока {self.active + 1}}}",
            ("etazhiki.spec.night.2", "etazhiki.h9"),
        )
        self._begin_turn(seat)
        self._lay(card, 0)

    @implements("etazhiki.full.turn.2")
    def _draw_two(self) -> None:
        """Draw two cards and try again; nothing has changed in the centre, so nobody intercepts."""
        taken = self._draw(self.active, DRAW)
        self.drawn = True
        self.window = False
        self._tell(self.active, f"добирает {counted(taken, 'карту', 'карты', 'карт')}", ("etazhiki.full.turn.2",))

    @implements("etazhiki.full.turn.3", "etazhiki.h4", "etazhiki.beg.8")
    def _draw(self, seat: int, count: int) -> int:
        """Give a player cards of the stock; an empty stock is made anew of the piles. Return how many there were."""
        taken = 0
        while taken < count:
            if not self.stock:
                back = [card for pile in self.piles for card in pile[:-1]]
                if not back:
                    break
                for pile in self.piles:
                    del pile[:-1]
                shuffler = Shuffler(self.number, self.shuffles)
                self.stock = shuffler.shuffled(back)
                self.shuffles = shuffler.number
                self._tell(None, f"Колода вышла: карт вернулось {len(back)}", ("etazhiki.full.turn.3", "etazhiki.h4"))
            self.hands[seat].append(self.stock.pop())
            taken += 1
        self.hands[seat].sort()
        return taken

    @implements("etazhiki.full.turn.2", "etazhiki.beg.5")
    def _pass(self) -> None:
        """End a turn without a card; in the beginner's game two cards are drawn with it."""
        if self.level == BEGINNER:
            taken = self._draw(self.active, DRAW)
            self._tell(self.active, f"пас, берёт карт: {taken}", ("etazhiki.beg.5",))
        else:
            self._tell(self.active, "пас", ("etazhiki.full.turn.2",))
        self.idle += 1
        self.passed |= {self.active}
        self._end_turn(starred=False)

    @implements("etazhiki.full.end.1", "etazhiki.beg.7", "etazhiki.intro", "etazhiki.full.place.5", "etazhiki.h6")
    def _star(self, seat: int) -> None:
        """Give a star for an empty hand, then six new cards, or the match."""
        self.stars[seat] += 1
        rule = "etazhiki.beg.7" if self.level == BEGINNER else "etazhiki.full.end.1"
        self._tell(seat, f"рука пуста: звезда, всего {self.stars[seat]}", (rule,))
        if self.stars[seat] >= self.target:
            self._finish(seat)
            return
        self._draw(seat, HAND)
        self._end_turn(starred=True)

    @implements("etazhiki.full.setup.4", "etazhiki.spec.skip.1", "etazhiki.spec.night.3", "etazhiki.h10")
    def _end_turn(self, starred: bool) -> None:
        """Give the turn to the next player; a «пропуск хода» on top makes him draw two and skip, at once."""
        following = (self.active + 1) % self.players
        if skips(self.ball, self.skip_waits, starred, self.readings):
            taken = self._draw(following, DRAW)
            self._tell(following, f"берёт карт: {taken} и пропускает ход", ("etazhiki.spec.skip.1",))
            self.idle += 1
            following = (following + 1) % self.players
        self.skip_waits = False
        if self._is_stuck():
            self._stop()
        else:
            self._begin_turn(following)

    @implements("etazhiki.h11")
    def _is_stuck(self) -> bool:
        """Tell whether all have passed in a row and nothing is left to draw; who always skips is waited for two rounds."""
        all_passed = len(self.passed) == self.players or self.idle >= 2 * self.players
        return all_passed and not self.drawable()

    @implements("etazhiki.h11")
    def _stop(self) -> None:
        """End a match that cannot go on: most stars, then fewest cards, else a draw."""
        best = max((self.stars[seat], -len(self.hands[seat])) for seat in range(self.players))
        first = [seat for seat in range(self.players) if (self.stars[seat], -len(self.hands[seat])) == best]
        self._tell(None, "Все спасовали, а брать нечего: партия окончена", ("etazhiki.h11",))
        self._finish(first[0] if len(first) == 1 else None)

    @implements("etazhiki.full.end.2")
    def _finish(self, winner: int | None) -> None:
        self.ended = True
        self.window = False
        self.winner = winner
        if winner is not None:
            self._tell(winner, f"побеждает, звёзд: {self.stars[winner]}", ("etazhiki.full.end.2",))


@implements("etazhiki.spec.skip.1")
def skips(ball: int, fresh: bool, starred: bool, readings: Chosen) -> bool:
    """Tell whether the next player skips: «пропуск хода» on top, not yet spent, or at every end of a turn."""
    if ball != SKIP or starred and readings[SKIP_WINNER] == "no":
        return False
    return fresh or readings[SKIP_AGAIN] == "each"
