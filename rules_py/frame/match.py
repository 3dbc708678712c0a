"""A match in progress: cards in places, prompts on a stack, figures on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from .errors import IllegalAction, InputError
from .events import Event
from .face import WAIT, Notice, State
from .moves import Bar, Kind, Move, Need, Phase, Turn
from .places import TABLE, Pack, Place, Sight, named_card, read_row
from .prompts import Mode, Prompt
from .readings import Chosen
from .results import Score, Verdict
from .rng import Generator
from .russian import plural
from .sheet import Sheet
from .view import View

if TYPE_CHECKING:
    from .rulebook import Rulebook

Open = TypeVar("Open")
WIDE = 40
"""A number from more than so many is offered as a span."""
MOST_LISTED = 256
"""More ways to name several cards are not listed; an offer says what may be named."""


Named = tuple[Callable[[int], tuple[str, ...]], Mapping[str, int] | None]
"""What writes the actions of a mask of cards, and the card of every action where each is there once."""


class Offer(NamedTuple):
    """A move that a seat may make: every way to make it, or what it may name where the ways are too many."""

    move: Move
    actions: tuple[str, ...]
    several: tuple[int, ...] = ()
    """The cards of which several may be named; then `actions` holds what stands before them."""
    least: int = 0
    most: int = 0
    span: tuple[int, int] | None = None
    """Of a number from a wide range: from and to; then `actions` holds a few of the ways."""
    mask: int = 0
    """Of one card by its mask: the cards themselves."""
    cards: Mapping[str, int] | None = None
    """The card of every such action, where each card is there once: what was offered needs no second check."""
    ways: Mapping[str, tuple[Any, ...]] | None = None
    """What every action names, where all are listed and the bars have decided on each: that is not read again either."""


def copied(value: Any) -> Any:
    """Copy what can change: lists, sets, dicts, unfrozen dataclasses; everything else is shared."""
    if isinstance(value, list):
        return [copied(one) if isinstance(one, (list, dict, set)) else one for one in value]
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    if isinstance(value, set):
        return set(value)
    if is_dataclass(value) and not getattr(value, "__dataclass_params__").frozen:  # noqa: B009
        twin = object.__new__(type(value))
        for one in fields(value):
            setattr(twin, one.name, copied(getattr(value, one.name)))
        return twin
    return value


class Match(State, Generic[Open]):
    """A match of a game on the frame; mutable, cheap to clone, rebuilt from its record by replay."""

    __slots__ = (
        "_done", "_given", "_legal", "_met", "_named_by", "_salt", "_shuffles", "actions", "at", "cards", "closed", "deal_value", "dealer", "deals", "game",
        "log", "number", "open", "options", "packs", "players", "readings", "rules", "sheet", "stack", "summary", "whispers",
    )  # fmt: skip

    game: Rulebook[Open]
    open: Open

    def __init__(
        self, game: Rulebook[Open], seed: int, options: dict[str, Any], readings: Chosen, cards: str | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.readings = readings
        self.rules: Any = game.rules_under(readings)
        self.players = game.seat_count(options)
        self.deal_value = {"seed": seed} if cards is None else {"seed": seed, "cards": cards}
        self.actions: list[str] = []
        self.log: list[Event] = []
        self.whispers: list[list[Event]] = [[] for _ in range(self.players)]
        self.stack: list[Prompt] = []
        self.sheet = Sheet()
        self.number = seed
        self.deals = 0
        self.at = 0
        """How many actions were carried out: search does not keep them, but counts them."""
        self.summary = ""
        self.closed: tuple[Event, ...] | None = None
        """Of an earlier step that is looked at again: what is told no more, for its cards lie closed now; None: as the game says."""
        self._done = False
        self._given = cards
        self._salt = 0
        """Set in imagined matches: the cards of their future are not those of the true one."""
        self._legal: dict[int, tuple[Offer, ...]] = {}
        self._met: dict[str, tuple[Move, ...]] = {}
        """By a phase: the moves that come up at this table."""
        self._named_by: dict[str, Named] = {}
        """By a verb that names one card: what writes the cards of a mask, and the card of every action."""
        self.packs: dict[str, Pack] = game.packs(self)
        self.cards: dict[str, list[list[int]]] = {}
        self.dealer = game.first_dealer(self)
        self.begin_deal()

    # The deal

    def begin_deal(self) -> None:
        """Clear the table and deal."""
        self.deals += 1
        self.sheet.deal = self.number
        self._shuffles = 0
        self.stack = []
        self.summary = ""
        before = self.cards
        self.cards = {
            one.name: before[one.name] if one.stays and before else [[] for _ in range(self.players if one.owned else 1)]
            for one in self.game.places
        }
        self.open = self.game.opening(self)
        self._given = None
        self.enter(self.game.first)
        self._settle()

    def next_deal(self) -> None:
        """Begin the next deal; its dealer is set already."""
        self.number += 1
        self.begin_deal()

    def end_deal(self, summary: str) -> None:
        """Close the deal: the match is over after the agreed number of them, else the next dealer is asked."""
        self.summary = summary
        self.stack = []
        if self.deals == self.options.get("deals"):
            self.end_match()
        else:
            self.ask("over", [self.game.next_dealer(self)])

    def end_match(self, summary: str = "") -> None:
        """Close the match."""
        self.summary = summary or self.summary
        self._done = True

    def shuffle(self, name: str = "cards", cards: Sequence[int] | None = None) -> list[int]:
        """Return cards of a pack in the order of this deal number; the first shuffle of a match may be written out by hand."""
        pack = self.packs[name]
        known = self.game.order(pack) if cards is None else cards
        if self._given is not None:
            written, self._given = self._given, None
            order = read_row(pack, written, "deal.cards", spare=True)
            if sorted(order) != sorted(known):
                count = f"{len(known)} {plural(len(known), 'карта', 'карты', 'карт')}"
                raise InputError(f"Сдача: нужны все {count} по одному разу", "deal.cards")
            return order
        chance = Generator(self.number + self._shuffles * 1_000_000_007 + self.salt)
        self._shuffles += 1
        return [known[place] for place in chance.shuffle(len(known))]

    @property
    def salt(self) -> int:
        """Return what every draw of lots adds to its number: nought, unless the match is imagined."""
        return self._salt

    # Questions

    def around(self, first: int, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """Return the seats in turn from one on; only some of them where they are named."""
        seats = tuple((first + step) % self.players for step in range(self.players))
        return seats if among is None else tuple(seat for seat in seats if seat in among)

    def ask(self, phase: str, seats: Iterable[int], mode: Mode = Mode.TURN, **about: Any) -> None:
        """Put a question on top: it is answered before what lies below goes on."""
        self.stack.append(Prompt(phase, tuple(seats), mode, about))

    def enter(self, phase: str) -> None:
        """Let a phase begin as it says itself; else it asks all in turn, the dealer's neighbour first."""
        begin = self.game.phases[phase].begin
        if begin is None:
            self.ask(phase, self.around(self.dealer + 1))
        else:
            begin(self)

    def forget(self, seat: int) -> None:
        """Ask a seat that has left the game no more, wherever it was still to be asked."""
        for prompt in self.stack:
            prompt.seats = tuple(one for one in prompt.seats if one != seat)

    def tell(self, seat: int | None, text: str, *cites: str, on: int | None = None, to: int | None = None) -> None:
        """Write into the log what the table saw, or what one seat alone saw."""
        if cites and self.game.instead:
            cites = self.game.cite(cites)
        (self.log if to is None else self.whispers[to]).append(Event(self.at, self.number, seat, text, cites, on))

    @property
    def prompt(self) -> Prompt:
        """Return the question on top."""
        return self.stack[-1]

    @property
    def phase(self) -> Phase:
        """Return the phase of the question on top."""
        return self.game.phases[self.stack[-1].phase]

    # Cards

    def move_cards(self, cards: Iterable[int], source: tuple[str, int], target: tuple[str, int]) -> None:
        """Carry cards from one place to another."""
        giver, taker = self.pile(*source), self.pile(*target)
        for card in cards:
            giver.remove(card)
            taker.append(card)

    def pile(self, name: str, owner: int = TABLE) -> list[int]:
        """Return what lies in a place."""
        return self.cards[name][0 if owner == TABLE else owner]

    def place(self, name: str) -> Place:
        """Return a declared place."""
        return self.game.place(name)

    def sees(self, seat: int, place: Place, owner: int) -> bool:
        """Tell whether a seat sees what lies in a place."""
        return place.sight is Sight.ALL or (place.sight is Sight.OWNER and seat == owner)

    # The public face

    @property
    def to_move(self) -> int | None:
        """Return the seat that is due."""
        if self._done:
            return None
        prompt = self.stack[-1]
        return prompt.seats[-1] if prompt.mode is Mode.ANYONE else prompt.seats[0]

    @property
    def done(self) -> bool:
        """Tell whether the match is over."""
        return self._done

    @property
    def deal_over(self) -> bool:
        """Tell whether the deal is over."""
        return self._done or self.stack[-1].phase == "over"

    @property
    def sealed(self) -> bool:
        """Tell whether the record holds answers that are not shown yet, or what stays hidden until the match is over."""
        return any(prompt.sealed for prompt in self.stack) or (self.game.secret and not self._done)

    @property
    def may_open(self) -> bool:
        """Tell whether all hands may be shown."""
        return self._done if self.game.secret else self.deal_over

    @property
    def open_moment(self) -> Notice | None:
        """Return what the table may know of a moment at which somebody may act out of turn."""
        if self._done or self.stack[-1].mode is not Mode.ANYONE:
            return None
        return self.game.aside(self)

    @property
    def asker(self) -> int:
        """Return the seat that a position is about."""
        asker: int = self.stack[-1].about.get("asker", self.to_move or 0) if self.stack else 0
        return asker

    def may_act(self) -> tuple[int, ...]:
        """Return every seat that is asked to act now."""
        return () if self._done else self.stack[-1].asked

    def legal(self) -> list[str]:
        """Return the actions of the seat that is due."""
        mover = self.to_move
        return [] if mover is None else self.legal_for(mover)

    def legal_for(self, seat: int) -> list[str]:
        """Return the actions of a seat; of several cards no more ways than a list can hold."""
        found: list[str] = []
        for offer in self.offers(seat):
            found += offer.actions if not offer.several else self._completed(offer)
        return found

    def _completed(self, offer: Offer) -> list[str]:
        """Return ways to name several cards, the fewest first."""
        pack = self.packs[self.game.place(offer.move.needs[-1].place).pack]
        ways = (some for count in range(offer.least, offer.most + 1) for some in combinations(offer.several, count))
        found = []
        for some in islice(ways, MOST_LISTED):
            words = " ".join(pack.text(card) for card in some)
            found += [f"{head} {words}".strip() for head in offer.actions]
        return found

    def score(self) -> Score:
        """Return what was written in the deal that is over."""
        return self.game.scored_deal(self)

    def clone(self) -> Match[Open]:
        """Return an independent copy."""
        twin = self._twin()
        twin.actions = self.actions[:]
        twin.log = self.log[:]
        twin.whispers = [one[:] for one in self.whispers]
        twin.sheet = self.sheet.copy()
        return twin

    def _twin(self) -> Match[Open]:
        """Return a copy without what only grows: log, actions, figures written."""
        twin: Match[Open] = object.__new__(type(self))
        for name in Match.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.actions, twin.log, twin.whispers = [], [], [[] for _ in self.whispers]
        twin.sheet = self.sheet.bare()
        twin.cards = {name: [lie[:] for lie in piles] for name, piles in self.cards.items()}
        twin.open = copied(self.open)
        twin.stack = [prompt.copy() for prompt in self.stack]
        twin._legal = {}
        return twin

    def under(self, readings: Chosen) -> Match[Open]:
        """Return the same moment under other readings."""
        twin = self._twin()
        twin.readings, twin.rules, twin.sheet = readings, self.game.rules_under(readings), self.sheet
        return twin

    # Reading and carrying out

    def read(self, action: str, seat: int) -> tuple[Move, Turn]:
        """Read an action and check it; a refusal names the rules, what is no action at all names none."""
        prompt = self.stack[-1]
        phase = self.game.phases[prompt.phase]
        verb, _, rest = action.partition(" ")
        move = phase.move(verb)
        if verb == WAIT and self._besides(seat):
            move = self.game.let_pass
        if move is None:
            raise self._no_such_move(action)
        turn = Turn(self, prompt, seat, verb)
        if self.game.examples is not None:  # what is no action at all is told so to everybody
            self._worded(move, action, seat)
        if seat not in prompt.asked and not move.aside:
            told = next((bar for bar in self.game.bars_on(prompt.phase, verb) if bar.anyone and bar.when(turn)), None)
            text, cites = move.turn or ("Сейчас очередь не ваша", phase.order(self))
            if told is not None:
                text, cites = told.says(turn), told.cites
            raise IllegalAction(text, "action", self.game.cite(cites))
        turn.values = self._values(move, rest, seat)
        self._check(phase, move, turn)
        return move, turn

    def _worded(self, move: Move, action: str, seat: int) -> None:
        """Refuse words that mean nothing; a word that is understood and cannot be said now is for the rules."""
        try:
            self._values(move, action.partition(" ")[2], seat)
        except (IllegalAction, InputError) as refused:
            if not refused.cites:
                raise self._no_such_move(action) from None

    def _no_such_move(self, action: str) -> IllegalAction:
        """Say that this is no move, and which there are."""
        if self.game.examples is not None:
            return IllegalAction(f"Непонятный ход «{action[:40]}»: примеры {self.game.examples(self)}", "action")
        known = ", ".join(f"«{move.verb}»" for move in self.phase.moves)
        return IllegalAction(f"Непонятный ход «{action[:40]}»: сейчас есть {known}", "action")

    def _besides(self, seat: int) -> bool:
        """Tell whether a seat may act before the one who is due, and may let it be."""
        prompt = self.stack[-1]
        return prompt.mode is Mode.ANYONE and seat in prompt.seats[:-1]

    def _values(self, move: Move, rest: str, seat: int) -> tuple[Any, ...]:
        """Read what a move names."""
        if not move.needs:
            if rest:
                raise IllegalAction(f"К ходу «{move.label}» ничего не называют", "action")
            return ()
        need = move.needs[0]
        if len(move.needs) == 1 and need.kind is Kind.CARD:
            return (self._named(need, rest, seat),)
        words = rest.split()
        values: list[Any] = []
        for place, need in enumerate(move.needs):
            if need.kind is Kind.CARDS:
                values.append(self._several(need, words[place:], seat))
                break
            if need.kind is Kind.WORD and place == len(move.needs) - 1:
                values.append(self._named(need, " ".join(words[place:]), seat))
                break
            values.append(self._named(need, words[place] if place < len(words) else "", seat))
        else:
            if len(words) > len(move.needs):
                raise IllegalAction(f"Лишнее в записи хода: «{' '.join(words[len(move.needs) :])[:40]}»", "action")
        return tuple(values)

    def _named(self, need: Need, word: str, seat: int) -> Any:
        if need.free and need.kind is not Kind.CARD:
            meant = word if need.read is None else need.read(word)
            if meant is None:
                raise self._no_such_move(word)
            return meant
        known = need.of(self, seat)
        if need.kind is Kind.CARD:
            pack = self.packs[self.game.place(need.place).pack]
            found = named_card(pack, word, known)
            if found is None and need.free:
                found = named_card(pack, word, range(pack.size))
            if found is None:
                text, cites = need.absent or ("Карты {} здесь нет", ())
                raise IllegalAction(text.format(word), "action", self.game.cite(cites))
            return found
        if isinstance(known, range):
            if word.isascii() and word.isdigit() and len(word) < 12 and int(word) in known:
                return int(word)
            span = f"число от {known[0]} до {known[-1]}" if known else "выбирать не из чего"
            raise IllegalAction(f"«{word[:40]}» назвать нельзя: {span}", "action")
        for value in known:
            if str(value) == word:
                return value
        names = ", ".join(map(str, known))
        raise IllegalAction(f"«{word[:40]}» назвать нельзя: {names or 'выбирать не из чего'}", "action")

    def _several(self, need: Need, words: Sequence[str], seat: int) -> tuple[int, ...]:
        """Read several cards, each of them there once."""
        pack = self.packs[self.game.place(need.place).pack]
        left = list(need.of(self, seat))
        found: list[int] = []
        for word in words:
            card = named_card(pack, word, left)
            if card is None:
                raise IllegalAction(f"Карты {word} здесь нет", "action")
            left.remove(card)
            found.append(card)
        if len(found) < need.least:
            raise IllegalAction(f"Карт нужно назвать не меньше {need.least}", "action")
        return tuple(found)

    def _check(self, phase: Phase, move: Move, turn: Turn) -> None:
        """Raise a refusal where a bar stands in the way."""
        if move.allowed is not None and len(turn.values) == 1 and move.allowed(self, turn.seat) >> turn.values[0] & 1:
            return
        refused = self.refusing(turn)
        if refused is not None:
            raise IllegalAction(refused.says(turn), "action", self.game.cite(refused.cites))
        if move.allowed is not None:
            raise AssertionError((self.game.slug, turn.verb, turn.values, "masks refuse what no bar explains"))

    def refusing(self, turn: Turn) -> Bar | None:
        """Return the first bar that stands in the way of a move."""
        for bar in self.game.bars_on(turn.prompt.phase, turn.verb):
            if bar.when(turn):
                return bar
        return None

    def _act(self, action: str, seat: int) -> None:
        """Check and carry out an action."""
        move, turn = self._offered(action, seat) or self.read(action, seat)
        prompt = turn.prompt
        self._legal.clear()
        if move.aside:
            move.do(turn)
        elif prompt.mode is Mode.TURN:
            prompt.seats = prompt.seats[1:]
            move.do(turn)
        else:
            due = prompt.mode is Mode.ANYONE and seat == prompt.seats[-1]
            prompt.seats = () if due else tuple(one for one in prompt.seats if one != seat)
            if prompt.mode is Mode.SEALED and not move.at_once:
                prompt.sealed[seat] = action
            else:
                move.do(turn)
        self._settle()
        self.at += 1  # what is told on the way belongs to the step that begins before the action

    def _offered(self, action: str, seat: int) -> tuple[Move, Turn] | None:
        """Return a move that was offered at this moment: masks or bars have decided, it is not read again."""
        for offer in self._legal.get(seat, ()):
            if offer.ways is not None:
                values = offer.ways.get(action)
                if values is not None:
                    return offer.move, Turn(self, self.stack[-1], seat, offer.move.verb, values)
            elif offer.cards is not None:
                card = offer.cards.get(action, -1)
                if card >= 0 and offer.mask >> card & 1:
                    return offer.move, Turn(self, self.stack[-1], seat, offer.move.verb, (card,))
        return None

    def _settle(self) -> None:
        """Take questions that nobody is left to answer off the stack and let follow what follows."""
        stack = self.stack
        while stack and not stack[-1].seats and not self._done:
            over = stack.pop()
            after = self.game.phases[over.phase].after
            if after is not None:
                after(self, over)
                stack = self.stack

    def answers(self, prompt: Prompt) -> dict[int, Turn]:
        """Read the sealed answers of a question, by seat."""
        found: dict[int, Turn] = {}
        phase = self.game.phases[prompt.phase]
        for seat, action in sorted(prompt.sealed.items()):
            verb, _, rest = action.partition(" ")
            move = phase.move(verb)
            assert move is not None
            found[seat] = Turn(self, prompt, seat, verb, self._values(move, rest, seat))
        return found

    # Offers

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """Return every move that a seat may make now."""
        found = self._legal.get(seat)
        if found is not None:
            return found
        if self._done:
            return ()
        prompt = self.stack[-1]
        asked = seat in prompt.seats and (prompt.mode is not Mode.TURN or seat == prompt.seats[0])
        if not asked and (not self.game.has_asides or seat < 0):
            return ()
        moves = self._met.get(prompt.phase)
        if moves is None:
            moves = self._met[prompt.phase] = self.game.phases[prompt.phase].met(self)
        made = []
        for move in moves:
            if asked or move.aside:
                offer = self._offer(move, seat)
                if offer is not None:
                    made.append(offer)
        if prompt.mode is Mode.ANYONE and self._besides(seat):
            made.append(Offer(self.game.let_pass, (WAIT,)))
        found = self._legal[seat] = tuple(made)
        return found

    def _offer(self, move: Move, seat: int) -> Offer | None:
        """Return the ways in which a seat may make a move, None where there is none."""
        prompt = self.stack[-1]
        verb = move.verb
        if not move.needs:
            turn = Turn(self, prompt, seat, verb)
            for bar in self.game.bars_on(prompt.phase, verb):
                if bar.when(turn):
                    return None
            return Offer(move, (verb,), ways={verb: ()})
        if move.ways is not None:
            listed = tuple(f"{verb} {way}" for way in move.ways(self, seat))
            return Offer(move, listed) if listed else None
        if move.allowed is not None:
            return self._offer_mask(move, move.allowed(self, seat))
        known = move.needs[0].of(self, seat)
        if len(move.needs) == 1 and isinstance(known, range) and len(known) > WIDE:
            return self._offer_span(move, known, seat)
        heads: list[tuple[str, tuple[Any, ...]]] = [(verb, ())]
        for need in move.needs:
            if need.kind is Kind.CARDS:
                return self._offer_several(move, need, heads, seat)
            heads = [(f"{text} {word}", (*values, value)) for text, values in heads for word, value in self.words(need, seat)]
        ways: dict[str, tuple[Any, ...]] = {}
        bars = self.game.bars_on(prompt.phase, verb)
        for text, values in heads:
            if text not in ways:
                turn = Turn(self, prompt, seat, verb, values)
                for bar in bars:
                    if bar.when(turn):
                        break
                else:
                    ways[text] = values
        if not ways:
            return None
        return Offer(move, tuple(ways), ways=None if any(need.free for need in move.needs) else ways)

    def _offer_mask(self, move: Move, mask: int) -> Offer | None:
        """Offer the cards of a mask, equal ones once."""
        if not mask:
            return None
        known = self._named_by.get(move.verb)
        if known is None:
            pack = self.packs[self.game.place(move.needs[0].place).pack]
            known = self._named_by[move.verb] = self.game.card_actions(pack, move.verb)
        written, cards = known
        if cards is None:
            return Offer(move, tuple(dict.fromkeys(written(mask))))
        return Offer(move, written(mask), (), 0, 0, None, mask, cards)

    def _offer_span(self, move: Move, known: range, seat: int) -> Offer | None:
        """Offer a number from a wide range: its ends are found by the bars, what lies between is for whoever names it."""

        def free(value: int) -> bool:
            return not self.refusing(Turn(self, self.stack[-1], seat, move.verb, (value,)))

        low = next((value for value in known[:WIDE] if free(value)), None)
        high = next((value for value in reversed(known[-WIDE:]) if free(value)), None)
        if low is None or high is None:
            return None
        ways = (low, max(high // 4, low), max(high // 2, low), high)  # parts of the whole: people name round sums
        some = dict.fromkeys(value for value in ways if value in known and free(value))
        return Offer(move, tuple(f"{move.verb} {value}" for value in some), span=(low, high))

    def words(self, need: Need, seat: int) -> list[tuple[str, Any]]:
        """Return what may be named, as it is written and as it is."""
        known = need.of(self, seat)
        if need.kind is Kind.CARD:
            pack = self.packs[self.game.place(need.place).pack]
            return [(pack.text(card), card) for card in known]
        return [(str(value), value) for value in known]

    def _offer_several(self, move: Move, need: Need, heads: list[tuple[str, tuple[Any, ...]]], seat: int) -> Offer | None:
        """Offer several cards once; how many may be named is tried, which ones is for the bars."""
        held = tuple(need.of(self, seat))
        most = len(held) if need.most is None else min(need.most(self, seat), len(held))
        counts = range(need.least, most + 1) if need.counts is None else need.counts(self, seat)
        prompt = self.stack[-1]
        kept: list[str] = []
        fitting: set[int] = set()
        for text, values in heads:
            fits = [
                count
                for count in counts
                if any(
                    not self.refusing(Turn(self, prompt, seat, move.verb, (*values, some)))
                    for some in islice(combinations(held, count), MOST_LISTED)
                )
            ]
            if fits:
                kept.append(text)
                fitting.update(fits)
        return Offer(move, tuple(kept), held, min(fitting), max(fitting)) if kept else None

    # Judging and looking

    def judged(self, action: str, seat: int) -> Verdict:
        """Say whether an action is allowed and by which rules."""
        if self._done:
            raise InputError("Партия окончена", "action")
        match = self
        try:
            *before, last = self.game.spoken(self, action)
            if before:
                match = self._twin()
                for step in before:
                    match._act(step, seat)
            move, turn = match.read(last, seat)
        except IllegalAction as refused:
            if not refused.cites:
                raise InputError(refused.text, "action") from None
            return Verdict(False, refused.text, refused.cites)
        said, cites = move.grounds(turn)
        return Verdict(True, said, self.game.cite(cites))

    def view(self, seat: int) -> View[Open]:
        """Return what a seat may know."""
        return View.of(self, seat)

    def told(self, seat: int, since: int = 0) -> list[Event]:
        """Return the log as a seat may read it: what all saw and what it alone saw, in order."""
        mine = self.whispers[seat] if 0 <= seat < self.players else []
        shown = self.log[since:] if since else self.log
        return shown if not mine else sorted([*shown, *mine], key=lambda event: event.step)
