"""A game as a value: its tables of rules. A relative of it is `replace(game, …)`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

from . import cites as index
from .bound import By, chosen_rules, field_cites
from .calculators import Calculator, register
from .cards import Deck, bits
from .cites import Implementation, place_of
from .claim import Rest
from .errors import InputError
from .events import Event
from .face import SEED, WAIT, Bot, Game, Notice, State
from .facts import Count, Line, params_of
from .lesson import Lesson
from .match import Match, Named
from .moves import LET_PASS, Bar, Cites, Move, Phase
from .page import Cell, DeckSheet, Drawing, Scene
from .params import Param
from .places import Pack, Place, Sight, canonical
from .position import set_up
from .readings import Chosen, Noting, Reading, weighed
from .results import Advice, Score, Verdict
from .russian import addressed
from .sampling import Maxim, RandomPlayer, Sensible, Worth, advised
from .scene import NOBODY, Shown, Slot, names_of, scene_of
from .sheet import Account
from .view import View

Open = TypeVar("Open")


@lru_cache(maxsize=512)
def _card_actions(pack: Any, verb: str) -> Named:
    names = tuple(f"{verb} {pack.text(card)}" for card in range(pack.size))
    single = {text: card for card, text in enumerate(names)}
    written = pack.writer(verb) if isinstance(pack, Deck) else lambda mask: tuple([names[card] for card in bits(mask)])
    return written, single if len(single) == len(names) else None


def _nothing_away(view: View[Any]) -> frozenset[int]:
    return frozenset()


def _as_dealt(view: View[Any], twin: Match[Any], random: Any) -> None:
    """Leave an imagined match as it is."""


def brought(match: Match[Any], seat: int) -> float:
    """Return what a deal brought to a seat on the most telling account: what was written off counts as gained."""
    return float(gained_on_main(match, seat))


def gained_on_main(view: View[Any] | Match[Any], seat: int) -> int:
    """Return the change of the main account in this deal; what is written off counts as gained."""
    if not view.game.accounts:
        return 0
    main = view.game.accounts[0]
    deal = view.sheet.of_deal(view.number)
    change = sum(entry.item.amount or 0 for entry in deal if (entry.account, entry.seat) == (main.name, seat))
    return -change if main.down else change


def several_may_act(match: Match[Any]) -> Notice | None:
    """Say nothing of a moment at which somebody may act out of turn but that there is one."""
    return Notice("", ()) if len(match.prompt.seats) > 1 else None


def in_one_step(match: Match[Any], action: str) -> tuple[str, ...]:
    """Take an action as it is written."""
    return (action,)


def as_begun(match: Match[Any]) -> None:
    """Let a position begin from the deal as it is."""


def first_by_number(match: Match[Any]) -> int:
    """Let the deal number decide who deals first."""
    return (match.number - 1) % match.players


def left_of_dealer(match: Match[Any]) -> int:
    """Let the dealer's left neighbour deal next."""
    return (match.dealer + 1) % match.players


@dataclass(frozen=True, eq=False, kw_only=True)
class Rulebook(Game, Generic[Open]):
    """A game made of tables: everything of it can be read here from top to bottom."""

    slug: str
    title: str
    seats: tuple[int, int]
    options: tuple[Param, ...] = ()
    readings: tuple[Reading, ...] = ()
    end_cites: tuple[str, ...] = ()
    rules: Any = None
    """Numbers, orders, prices: one frozen dataclass, fields bound to readings by `by`."""
    packs: Callable[[Match[Open]], dict[str, Pack]]
    order: Callable[[Pack], Sequence[int]] = canonical
    """The cards of a pack before they are shuffled; a deal number names the same cards for ever."""
    places: tuple[Place, ...]
    phases: Mapping[str, Phase]
    bars: tuple[Bar, ...] = ()
    opening: Callable[[Match[Open]], Open]
    """Lay the cards of a deal out and return what is open."""
    first: str
    """The phase that a deal begins with."""
    first_dealer: Callable[[Match[Open]], int] = first_by_number
    next_dealer: Callable[[Match[Open]], int] = left_of_dealer
    accounts: tuple[Account, ...] = ()
    """What is written, the most telling first."""
    counts: tuple[Count, ...] = ()
    """Its calculators."""
    lines: Mapping[str, tuple[Line, ...]] = field(default_factory=dict)
    """Lines of scores by what they count, where they are not fields of the rules."""
    called: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Its own name and label of a fact, by the family's name of it."""
    instead: Mapping[str, Cites] = field(default_factory=dict)
    """The rules that a member of a family names in place of one of the family; none: it has no such rule."""
    held: Cites = ()
    """Rules that are held by the make of the game itself: seats, packs, order of play."""
    fields: Mapping[str, Callable[[Match[Open], Any], None]] = field(default_factory=dict)
    """Words of positions beyond those that every game understands, and what they set."""
    asks_by: tuple[str, ...] = ()
    """Those of these words that decide who is asked: they are read first."""
    chips: Callable[[View[Open]], list[tuple[str, str]]] = lambda view: []
    tags: Callable[[View[Open], int], list[str]] = lambda view, seat: []
    under_name: Callable[[View[Open], int], str] | None = None
    """What stands under the name of a seat while it has not acted since the one who looks did; none: its last word or act."""
    gone: Callable[[View[Open], int], bool] = lambda view, seat: False
    """Who has left the game while the others go on."""
    struck: Callable[[View[Open], int], bool] = lambda view, seat: False
    """Who has knocked on the table in this deal."""
    tells_lines: bool = False
    """The end of a deal says in its sentence what was written to the one who looks, and for what."""
    bare_seats: bool = False
    """Nobody deals and nothing is counted while a game goes on: neither stands at the seats."""
    counted: Callable[[View[Open], int], bool] = lambda view, seat: True
    """Whose figures the record has: a hand that lies open for its partner has none of its own."""
    summed: Callable[[Match[Open], Sequence[str]], Score] | None = None
    """Score a deal otherwise than by the figures written in it."""
    gained: Callable[[View[Open], int], int] = gained_on_main
    """What a deal that is over brought to a seat, in figures of the main account: the table says who is in pocket by it."""
    chairs: Callable[[int], int] = lambda players: players
    """How many chairs so many players need; on one beyond them sits a dummy, and nobody is asked there."""
    circle: Callable[[View[Open]], Sequence[int]] = lambda view: range(view.players)
    """The seats clockwise as they sit now, where players change places; whoever sits out comes last."""
    names: Callable[[View[Open]], Sequence[str]] = lambda view: names_of(view.players, view.seat)
    """How the one who looks calls the seats."""
    apart: tuple[str, ...] = ()
    """How the seats are called in a score that nobody at the table reads; none: by number."""
    tally: Callable[[View[Open]], Sequence[tuple[str, Sequence[int | str], Cites]]] = lambda view: ()
    """The count of the deal so far, above what is written: a label, a figure a seat, the rules."""
    drawing: Callable[[View[Open]], Drawing | None] = lambda view: None
    left: Callable[[Match[Open]], Rest | None] = lambda match: None
    """The tricks that are left, where they can be claimed."""
    board: Callable[[View[Open], str, int], Sequence[tuple[int | None, Cell]]] = lambda view, place, owner: ()
    """Of a place that is a board: what lies where, before which seat, with the card or None where one may be laid."""
    labelled: Callable[[View[Open], str], str] = lambda view, action: ""
    """What a button says at this table, where the words of its move are not enough: price, gain."""
    lies_on: Callable[[View[Open], str, int], str] = lambda view, place, card: ""
    """What lies on a card of a place: money."""
    last: Callable[[View[Open]], Shown | None] = lambda view: None
    """The trick before: its cards, who laid them, who took it."""
    earlier: Callable[[View[Open]], Sequence[Shown]] = lambda view: ()
    """Tricks before the last that one may look at too, the latest first."""
    swept: Callable[[View[Open]], Shown | None] = lambda view: None
    """The trick that was taken just now, where nobody may look at it again."""
    closed: Callable[[View[Open]], Sequence[Event]] = lambda view: ()
    """What was told of cards that nobody may look at again before the deal is over."""
    takes: Callable[[View[Open]], int] = lambda view: -1
    """Which card of the trick on the table takes it so far."""
    required: Mapping[str, str] = field(default_factory=dict)
    """Words that every position names, with what the reader calls them."""
    looks: int = -1
    """The seat that positions are about where they name none; -1: whoever is asked."""
    plainly: Callable[[Match[Open]], None] = as_begun
    """Clear the table for a position: what it does not name is as plain as can be."""
    spoken: Callable[[Match[Open], str], tuple[str, ...]] = in_one_step
    """The steps of an action that is said in one sentence: a card, its target, what is taken."""
    shows: Callable[[View[Open]], Sequence[tuple[int, str, Sequence[int]]]] = lambda view: ()
    """Cards that all have seen though they lie in a hand: whose, under which label, which."""
    played_in: str = ""
    """The phase of positions that name none; empty: the first."""
    maxims: tuple[Maxim, ...] = ()
    worth: Worth = brought
    """What a deal that is over is worth to a seat: how imagined matches are compared."""
    bots: Mapping[str, Bot] = field(default_factory=lambda: {"random": RandomPlayer(), "sensible": Sensible()})
    wording: Mapping[str, str] = field(default_factory=dict)
    sentences: tuple[tuple[str, str], ...] = ()
    """Actions that are said in one sentence with several words: pattern, and how a player says it."""
    guided: Lesson | None = None
    out_of_play: Callable[[View[Open]], frozenset[int]] = _nothing_away
    """Cards of the pack that lie in no place now."""
    imagine: Callable[[View[Open], Match[Open], Any], None] = _as_dealt
    """Mend an imagined match by what this seat knows beyond the cards it sees."""
    ending: Callable[[View[Open]], tuple[str, Literal[-1, 0, 1], str]] | None = None
    """How a deal ended for the one who looks: a word, its sign, a sum; none: by what the main account changed."""
    aside: Callable[[Match[Open]], Notice | None] = several_may_act
    """What the table may know of a moment at which somebody may act out of turn; None where nobody may."""
    let_pass: Move = LET_PASS
    """What whoever might act out of turn says when he does not."""
    sheet_of_deck: Callable[[Any, Any], DeckSheet | None] = lambda options, readings: None
    deck_options: tuple[str, ...] = ()
    keeps: Callable[[Any], str] | None = None
    """Check an owner's deck, keep it and return its hash; none: the pack is fixed."""
    shared: bool = True
    habits: tuple[Any, ...] = ()
    secret: bool = False
    """What was laid stays hidden from deal to deal: the record is not handed on and no hand is opened before the match is over."""
    examples: Callable[[Match[Open]], str] | None = None
    """Moves to name where something is no move at all; none: those of the phase."""
    position_params: tuple[Param, ...] = ()
    """Words of positions that hang together, each with its own check; then `poses` reads them all."""
    poses: Callable[[Match[Open], dict[str, Any]], tuple[str, int]] | None = None
    """Set such a position up and return its phase and whom it is about."""
    advises: Callable[[View[Open], Any], Advice] | None = None
    """What a sensible player does where that is worked out and not told by maxims; with a generator it bluffs as often as it says."""
    roles: Callable[[View[Open], int], str] | None = None
    """What a seat is in this deal; none: who deals."""
    stars: Callable[[View[Open], int], int] = lambda view, seat: 0
    """How many stars stand at a seat."""
    spread: Callable[[View[Open], str, int], Sequence[Slot] | None] = lambda view, place, owner: None
    """Of a place in which some cards are turned up: every card as it lies, from the bottom; none: all lie alike."""
    taps: Callable[[View[Open]], Mapping[int, str]] = lambda view: {}
    """What a tap on a card of the pack does where a move names more than the card; no button is made for these."""
    backs: Callable[[View[Open]], Sequence[tuple[str, str, Sequence[str]]]] = lambda view: ()
    """Cards to be pointed at face down: the name of the zone, its label, the action of each."""
    titled: Callable[[View[Open], str, int], str] = lambda view, place, owner: ""
    """What a place of an owner is called at this table; empty: its label."""

    def __post_init__(self) -> None:
        """Work out what is looked up at every step."""
        if any((move := phase.move(WAIT)) and not move.never for phase in self.phases.values()):
            raise ValueError(f"{self.slug}: «{WAIT}» is the frame's own word for letting a moment pass")
        found = {
            (name, move.verb): tuple(bar for bar in self.bars if bar.on in ("", move.verb) and bar.phase in ("", name))
            for name, phase in self.phases.items()
            for move in phase.moves
        }
        object.__setattr__(self, "has_asides", any(move.aside for phase in self.phases.values() for move in phase.moves))
        object.__setattr__(self, "_bars", found)
        object.__setattr__(self, "_places", {place.name: place for place in self.places})
        by_sight = {sight: tuple(one.name for one in self.places if one.sight is sight) for sight in Sight}
        object.__setattr__(self, "shown", by_sight[Sight.ALL])
        object.__setattr__(self, "seen_by_owner", by_sight[Sight.OWNER])
        object.__setattr__(self, "_cited", {})
        object.__setattr__(self, "unshown", by_sight[Sight.OWNER] + by_sight[Sight.NOBODY])

    _bars: Mapping[tuple[str, str], tuple[Bar, ...]] = field(init=False, repr=False)
    has_asides: bool = field(init=False, repr=False)
    """Some moves of it are made by who is not asked."""
    _places: Mapping[str, Place] = field(init=False, repr=False)
    _cited: dict[Cites, Cites] = field(init=False, repr=False)
    """What was named in place of rules of the family, by these."""
    shown: tuple[str, ...] = field(init=False, repr=False)
    """The places whose cards all see."""
    seen_by_owner: tuple[str, ...] = field(init=False, repr=False)
    unshown: tuple[str, ...] = field(init=False, repr=False)
    """The places of whose cards not all know more than their number."""

    # Looking rows up

    def bars_on(self, phase: str, verb: str) -> tuple[Bar, ...]:
        """Return the bars on a move in a phase, in order."""
        return self._bars.get((phase, verb), ())

    def place(self, name: str) -> Place:
        """Return a declared place."""
        return self._places[name]

    def card_actions(self, pack: Pack, verb: str) -> Named:
        """Return what writes the actions of a mask of cards with a verb, and the card of every action."""
        words: Any = pack
        return _card_actions(words, verb)

    def cite(self, cites: Iterable[str]) -> Cites:
        """Return the rules that this game names, in place of those of its family."""
        named = tuple(cites)
        if not self.instead:
            return named
        known = self._cited.get(named)
        if known is None:
            known = tuple(dict.fromkeys(one for rule in named for one in self.instead.get(rule, (rule,))))
            self._cited[named] = known
        return known

    def cited(self, score: Score) -> Score:
        """Return a score that names this game's own rules."""
        if self.instead:
            score.items = [replace(item, cites=self.cite(item.cites)) for item in score.items]
            score.choices = [replace(choice, cites=self.cite(choice.cites)) for choice in score.choices]
        return score

    # The public face

    def rules_under(self, readings: Chosen) -> Any:
        """Return the rules with the readings in force."""
        return chosen_rules(self.rules, readings)

    def seat_count(self, options: Mapping[str, Any]) -> int:
        """Return how many chairs stand at the table: one a player, unless the game puts dummies on further ones."""
        return self.chairs(int(options.get("players", self.seats[0])))

    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> Match[Open]:
        """Begin a match with the deal of this number, or with the given cards."""
        return Match(self, SEED.read(seed), self.read_options(options), Chosen(self.readings, readings), cards)

    def verdict(self, state: State, action: str, seat: int) -> Verdict:
        """Say whether an action of this seat is allowed, by which rules, and on which readings that rests."""
        assert isinstance(state, Match)
        asked = Noting(state.readings)
        found = state.under(asked).judged(action, seat)
        rests = {}
        for reading in self.readings:
            if reading.id in asked.asked and any(
                self._otherwise(state, reading, other, action, seat) != found
                for other in reading.choices
                if other != state.readings[reading]
            ):
                rests.update(state.readings.grades(reading))
        return replace(found, readings=rests)

    def _otherwise(self, match: Match[Open], reading: Reading, answer: str, action: str, seat: int) -> Verdict | None:
        """Judge an action as it would be under another reading, None where it would be no action at all."""
        chosen = Chosen(self.readings, {**match.readings.changed(), reading.id: answer})
        try:
            return match.under(chosen).judged(action, seat)
        except InputError:
            return None

    def back_to(self, state: State, step: int) -> State:
        """Return a match as it stood after so many actions; tricks that lie closed now are not opened again."""
        then = super().back_to(state, step)
        assert isinstance(state, Match)
        assert isinstance(then, Match)
        closed = self.closed(state.view(NOBODY)) if then.deals == state.deals else ()
        if closed and closed[0].step < step <= closed[-1].step:
            raise InputError("Шаг: закрытых взяток до конца сдачи не смотрят", "step")
        then.closed = tuple(closed)
        return then

    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        """Describe the table as a seat sees it."""
        assert isinstance(state, Match)
        return scene_of(state, seat, open_hands)

    def public_scene(self, state: State, open_hands: bool = False) -> Scene:
        """Describe the table as it lies open to everybody."""
        assert isinstance(state, Match)
        return scene_of(state, NOBODY, open_hands)

    def position(self, given: Any, readings: Any = None) -> Match[Open]:
        """Set up a position from its description."""
        return set_up(self, given, readings)

    def advise(self, view: View[Open]) -> Advice:
        """Say what a sensible player would do, and why."""
        return advised(view)

    def rest(self, state: State) -> Rest | None:
        """Return the tricks that are left where the one to move may claim them."""
        assert isinstance(state, Match)
        return None if state.deal_over or state.to_move is None else self.left(state)

    def lesson(self) -> Lesson | None:
        """Return the guided first game, where there is one."""
        return self.guided

    def deck(self, options: Any, readings: Any) -> DeckSheet | None:
        """Describe the deck that options make up; None where it is fixed."""
        return self.sheet_of_deck(options, readings)

    @property
    def own_deck(self) -> bool:
        """Tell whether it may be played with cards of an owner's."""
        return self.keeps is not None

    def keep_deck(self, deck: Any) -> str:
        """Keep an owner's deck and return its hash."""
        return super().keep_deck(deck) if self.keeps is None else self.keeps(deck)

    def reword(self, action: str) -> str:
        """Put an action into the words of the game: as its move is labelled, unless the game words it otherwise."""
        for pattern, words in self.sentences:
            if found := re.fullmatch(pattern, action):
                return found.expand(words)
        verb, _, rest = action.partition(" ")
        if verb in self.wording or action in self.wording:
            return super().reword(action)
        for phase in self.phases.values():
            move = phase.move(verb)
            if move is not None:
                if move.says is not None and rest:
                    return move.says(rest)
                said = move.label.format(rest) if "{}" in move.label else f"{move.label} {rest}"
                return said.strip()
        return self.let_pass.label if action == WAIT else action

    def scored_deal(self, match: Match[Open], names: Sequence[str] | None = None) -> Score:
        """Return what was written in the deal that is over, line by line."""
        called = names or self.apart or names_of(match.players, NOBODY)
        summary = addressed(match.summary, called, list(called).index("Вы") if "Вы" in called else -1)
        if self.summed is not None:
            summed = self.summed
            score, rests = weighed(match.readings, lambda chosen: self.cited(summed(match.under(chosen), called)), Score.shown)
            return replace(score, summary=summary, readings=rests)
        score = Score(summary=summary)
        main = self.accounts[0].name if self.accounts else ""
        for entry in match.sheet.of_deal(match.number):
            if entry.seat >= 0:
                name = called[entry.seat]
                score.items.append(replace(entry.item, side=name))
                if entry.account == main:
                    score.sides[name] = score.sides.get(name, 0) + (entry.item.amount or 0)
        return self.cited(score)

    # What executes what

    def published(self) -> Rulebook[Open]:
        """Register the calculators and the index of rules; a game is published once, a template never."""
        for count in self.counts:
            register(self._calculator(count))
        for rule, places in self.rows().items():
            for place in places:
                index.note(rule, place)
        return self

    def _calculator(self, count: Count) -> Calculator:
        names = {self.called.get(one.name, (one.name, ""))[0]: one.name for one in fields(count.facts)}

        def run(chosen: Chosen, **values: Any) -> Score:
            facts = count.facts(**{names[name]: value for name, value in values.items()})
            return self.cited(count.run(self.rules_under(chosen), facts))

        def plain(**values: Any) -> Score:
            return run(Chosen(()), **values)

        return Calculator(
            f"{self.slug}.{count.name}", count.title, count.summary, count.kind, params_of(count.facts, self.called),
            self.cite(count.rules), self.readings, count.words, run if self.readings else plain, sentence=self._renamed(count.sentence),
            estimate=count.estimate,
        )  # fmt: skip

    def _renamed(self, sentence: str) -> str:
        """Name the facts of a sentence as this game calls them."""
        for name, (own, _) in self.called.items():
            sentence = sentence.replace(f"{{{name}}}", f"{{{own}}}")
        return sentence

    def rows(self) -> dict[str, list[Implementation]]:
        """Return the rules that the tables of this game hold, with the place of each row."""
        found: dict[str, list[Implementation]] = {}

        def note(cites: Iterable[str], what: Any, name: str) -> None:
            for rule in self.cite(cites):
                place = place_of(what, f"rules_py.games.{self.slug.replace('-', '_')}", name)
                if place not in found.setdefault(rule, []):
                    found[rule].append(place)

        for bar in self.bars:
            note(bar.cites, bar.when, f"Bar {bar.on}")
        for phase in self.phases.values():
            if not callable(phase.turn):
                note(phase.turn, phase.begin, phase.title)
            for move in phase.moves:
                if not callable(move.why):
                    note(move.why[1], move.do, f"Move {move.verb}")
        for lines in self.lines.values():
            for line in lines:
                note(line.cites, line.amount, "Line")
        if is_dataclass(self.rules):
            for name, cites in field_cites(self.rules).items():
                note(cites, type(self.rules), f"Rules.{name}")
                for value in _values(getattr(self.rules, name)):
                    for line in value if isinstance(value, tuple) else ():
                        if isinstance(line, Line):
                            note(line.cites, line.amount, "Line")
        for count in self.counts:
            note(count.rules, count.run, count.name)
        for maxim in self.maxims:
            note(maxim.cites, maxim.choose, "Maxim")
        note(self.held, None, self.title)
        return found


def _values(value: Any) -> tuple[Any, ...]:
    """Return every value that a field of rules may have."""
    return tuple(one for part in value.values.values() for one in _values(part)) if isinstance(value, By) else (value,)


OVER = Phase(
    "сдача окончена",
    (Move("next", "Следующая сдача", ("Можно: сдача окончена.", ())),),
    after=lambda match, prompt: _go_on(match),
)
"""The question that stands between two deals; a game names its own rule of who deals."""


def _go_on(match: Match[Any]) -> None:
    match.dealer = match.game.next_dealer(match)
    match.next_deal()


def over(text: str, *cites: str, beside: tuple[Move, ...] = ()) -> Phase:
    """Return the question between two deals with the rule of who deals next, and what else may be done then."""
    return replace(OVER, moves=(replace(OVER.moves[0], why=(text, cites)), *beside), turn=cites)
