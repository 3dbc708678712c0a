"""The search for the words that a recognised token may stand for: a beam over the trie, and a free reading by letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from corpus.restore.channel import Channel, pack
from corpus.restore.compiled import compiled
from corpus.restore.letters import CODE, LETTER_COUNT, LETTERS, OPENING_END, SYMBOLS
from corpus.restore.lexicon import Floats, Ints, Lexicon

LONGEST = 48
"""Signs of the longest token that is searched; a longer one is no word of print."""

CAPACITY = 4000
SLOTS = 1 << 13
BEAM = 72
MARGIN = 15.0
KEPT = 14
FREE_KEPT = 10
FREQUENT = 1e-4
WILD_FROM = 16
"""How many of the best states may meet a letter that the channel does not know."""

INSERTED, DROPPED, WILD = np.log(0.002), np.log(0.003), np.log(1e-4)
MARK_COST = -2.2
"""Log-weights: a stray sign, a letter without a trace, a letter taken for a sign that it was never taken for, a mark at a word."""


@dataclass(frozen=True, slots=True)
class Found:
    """A word that a token may stand for: its marks, its letters, the weight of the channel and how it came about."""

    before: str
    letters: str
    after: str
    channel: float
    word: int
    model: float
    trail: bytes


@compiled
def _child(mask: npt.NDArray[np.uint32], first: Ints, node: int, letter: int) -> int:
    """Find the child of a node by its letter, or -1."""
    bits = mask[node]
    one = np.uint32(1) << np.uint32(letter)
    if not bits & one:
        return -1
    rest = bits & (one - np.uint32(1))
    count = 0
    while rest:
        rest &= rest - np.uint32(1)
        count += 1
    return int(first[node]) + count


@compiled
def _arcs(keys: npt.NDArray[np.int64], key: int) -> int:
    """Find the row of a recognised segment in the table, or -1."""
    row = int(np.searchsorted(keys, key))
    return row if row < len(keys) and keys[row] == key else -1


class Work(NamedTuple):
    """The room of the search, made once: the states at each position of the token."""

    node: Ints
    stage: npt.NDArray[np.int8]
    weight: Floats
    hope: Floats
    wild: npt.NDArray[np.int8]
    back_position: npt.NDArray[np.int16]
    back_index: Ints
    symbol: npt.NDArray[np.int8]
    second: npt.NDArray[np.int8]
    filled: npt.NDArray[np.int64]
    top: Floats
    slots: Ints
    slot_of: Ints


def _room() -> Work:
    shape = (LONGEST + 1, CAPACITY)
    return Work(
        node=np.zeros(shape, np.int32),
        stage=np.zeros(shape, np.int8),
        weight=np.zeros(shape),
        hope=np.zeros(shape),
        wild=np.zeros(shape, np.int8),
        back_position=np.zeros(shape, np.int16),
        back_index=np.zeros(shape, np.int32),
        symbol=np.zeros(shape, np.int8),
        second=np.zeros(shape, np.int8),
        filled=np.zeros(LONGEST + 1, np.int64),
        top=np.zeros(LONGEST + 1),
        slots=np.full((LONGEST + 1, SLOTS), -1, np.int32),
        slot_of=np.zeros(shape, np.int32),
    )


@compiled
def _put(
    work: Work,
    target: int,
    to: int,
    stage: int,
    total: float,
    hope: float,
    wild: int,
    position: int,
    index: int,
    symbol: int,
    second: int,
) -> None:
    """Keep a state at a position unless a better way to it is known."""
    if hope < work.top[target] - MARGIN:
        return
    slot = ((to * 3 + stage) * 40503) & (SLOTS - 1)
    place = work.slots[target, slot]
    while place >= 0 and not (work.node[target, place] == to and work.stage[target, place] == stage):
        slot = (slot + 1) & (SLOTS - 1)
        place = work.slots[target, slot]
    if place < 0:
        place = work.filled[target]
        if place >= CAPACITY:
            return
        work.filled[target] = place + 1
        work.slots[target, slot] = place
        work.slot_of[target, place] = slot
    elif total <= work.weight[target, place]:
        return
    work.node[target, place] = to
    work.stage[target, place] = stage
    work.weight[target, place] = total
    work.hope[target, place] = hope
    work.wild[target, place] = wild
    work.back_position[target, place] = position
    work.back_index[target, place] = index
    work.symbol[target, place] = symbol
    work.second[target, place] = second
    work.top[target] = max(work.top[target], hope)


@compiled
def _clear(work: Work, length: int) -> None:
    """Empty the room after a token."""
    for position in range(length + 1):
        for place in range(work.filled[position]):
            work.slots[position, work.slot_of[position, place]] = -1
        work.filled[position] = 0
        work.top[position] = -1e9


@compiled
def _chosen(work: Work, position: int) -> npt.NDArray[np.int64]:
    """Choose the states at a position that are worth going on with, the best first."""
    have = work.filled[position]
    hopes = work.hope[position, :have]
    bar = work.top[position] - MARGIN
    if have > BEAM:
        bar = max(bar, -np.partition(-hopes, BEAM)[BEAM])
    alive = np.nonzero(hopes >= bar)[0]
    return alive[np.argsort(-hopes[alive], kind="mergesort")]


@compiled
def _results(
    work: Work,
    length: int,
    word_at: Ints,
    score: Floats,
    power: float,
    words: npt.NDArray[np.int64],
    weights: Floats,
    trail: npt.NDArray[np.int64],
) -> int:
    """Write out the words reached at the end with their trails of (symbol, symbol, signs), last first."""
    chosen = _chosen(work, length)
    finals = np.empty(len(chosen), np.float64)
    kept = 0
    for index in chosen:
        word = word_at[work.node[length, index]]
        if work.stage[length, index] > 0 and word >= 0:
            chosen[kept] = index
            finals[kept] = -(work.weight[length, index] + power * score[word])
            kept += 1
    order = np.argsort(finals[:kept], kind="mergesort")
    written = min(kept, len(words))
    for place in range(written):
        index = chosen[order[place]]
        words[place] = word_at[work.node[length, index]]
        weights[place] = work.weight[length, index]
        at, depth = length, 0
        while at > 0:
            previous = int(work.back_position[at, index])
            trail[place, depth, 0] = work.symbol[at, index]
            trail[place, depth, 1] = work.second[at, index]
            trail[place, depth, 2] = at - previous
            index = work.back_index[at, index]
            at = previous
            depth += 1
        trail[place, depth, 2] = 0
    return written


@compiled
def _beam(
    signs: npt.NDArray[np.int64],
    broken: int,
    trie: tuple[npt.NDArray[np.uint32], Ints, Floats, Ints, Floats],
    table: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64], Floats],
    power: float,
    costs: Floats,
    work: Work,
    words: npt.NDArray[np.int64],
    weights: Floats,
    trail: npt.NDArray[np.int64],
) -> int:
    """Search the trie for the words that the signs may stand for; return how many were written."""
    mask, first, best, word_at, score = trie
    keys, starts, one, two, weight = table
    inserted, dropped, wild_cost, mark_cost = costs[0], costs[1], costs[2], costs[3]
    length = len(signs)
    _clear(work, length)
    _put(work, 0, 0, 0, 0.0, power * best[0], 0, 0, 0, -1, -1)
    for position in range(length):
        if work.filled[position] == 0:
            continue
        chosen = _chosen(work, position)
        for rank in range(len(chosen)):
            index = chosen[rank]
            here, stage = int(work.node[position, index]), int(work.stage[position, index])
            base, wild = work.weight[position, index], int(work.wild[position, index])
            bold = rank < WILD_FROM and stage < 2 and wild < 2
            hope_here = power * (score[word_at[here]] if stage == 2 else best[here])
            _put(work, position + 1, here, stage, base + inserted, base + inserted + hope_here, wild, position, index, -1, -1)
            if bold:
                for letter in range(LETTER_COUNT):
                    to = _child(mask, first, here, letter)
                    if to >= 0:
                        total = base + wild_cost
                        _put(work, position + 1, to, 1, total, total + power * best[to], wild + 1, position, index, letter, -1)
            key = 0
            for size in range(1, 5):
                if position + size > length or position < broken < position + size:
                    break
                key = key * 32768 + signs[position + size - 1] + 1
                row = _arcs(keys, key)
                if row < 0:
                    continue
                target = position + size
                for arc in range(starts[row], starts[row + 1]):
                    symbol, second, total = one[arc], two[arc], base + weight[arc]
                    if symbol < LETTER_COUNT:
                        if stage == 2:
                            continue
                        to = _child(mask, first, here, symbol)
                        if to >= 0 and second >= 0:
                            to = _child(mask, first, to, second)
                        if to >= 0:
                            _put(work, target, to, 1, total, total + power * best[to], wild, position, index, symbol, second)
                            # A last letter without a trace.
                            if bold and second < 0 and (target == length or signs[target] < 48):
                                for letter in range(LETTER_COUNT):
                                    last = _child(mask, first, to, letter)
                                    if last >= 0 and word_at[last] >= 0:
                                        less = total + dropped
                                        _put(
                                            work,
                                            target,
                                            last,
                                            1,
                                            less,
                                            less + power * best[last],
                                            wild + 1,
                                            position,
                                            index,
                                            symbol,
                                            letter,
                                        )
                        # A letter without a trace is read together with the next one that left one.
                        if bold and size < 3 and second < 0 and weight[arc] > -4.0:
                            for letter in range(LETTER_COUNT):
                                middle = _child(mask, first, here, letter)
                                to = _child(mask, first, middle, symbol) if middle >= 0 else -1
                                if to >= 0:
                                    less = total + dropped
                                    _put(
                                        work,
                                        target,
                                        to,
                                        1,
                                        less,
                                        less + power * best[to],
                                        wild + 1,
                                        position,
                                        index,
                                        letter,
                                        symbol,
                                    )
                    elif symbol < OPENING_END:
                        if stage == 0:
                            total += mark_cost
                            _put(work, target, here, 0, total, total + power * best[here], wild, position, index, symbol, -1)
                    elif stage == 2 or (stage == 1 and word_at[here] >= 0):
                        total += mark_cost
                        _put(
                            work,
                            target,
                            here,
                            2,
                            total,
                            total + power * score[word_at[here]],
                            wild,
                            position,
                            index,
                            symbol,
                            -1,
                        )
    written = _results(work, length, word_at, score, power, words, weights, trail) if work.filled[length] else 0
    return written


@compiled
def _free(
    signs: npt.NDArray[np.int64],
    broken: int,
    letters: npt.NDArray[np.float32],
    table: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64], Floats],
    costs: Floats,
    work: Work,
    weights: Floats,
    models: Floats,
    trail: npt.NDArray[np.int64],
) -> int:
    """Read signs by the letters alone: a state is the last three letters; `hope` is channel and model together."""
    keys, starts, one, two, weight = table
    inserted, mark_cost = costs[0], costs[3]
    length = len(signs)
    edge = LETTER_COUNT
    base_size = LETTER_COUNT + 1
    _clear(work, length)
    _put(work, 0, (edge * base_size + edge) * base_size + edge, 0, 0.0, 0.0, 0, 0, 0, -1, -1)
    for position in range(length):
        if work.filled[position] == 0:
            continue
        chosen = _chosen(work, position)
        for rank in range(min(len(chosen), 40)):
            index = chosen[rank]
            here, stage = int(work.node[position, index]), int(work.stage[position, index])
            base = work.weight[position, index]
            model = work.hope[position, index] - base
            _put(work, position + 1, here, stage, base + inserted, base + inserted + model, 0, position, index, -1, -1)
            key = 0
            for size in range(1, 5):
                if position + size > length or position < broken < position + size:
                    break
                key = key * 32768 + signs[position + size - 1] + 1
                row = _arcs(keys, key)
                if row < 0:
                    continue
                target = position + size
                for arc in range(starts[row], starts[row + 1]):
                    symbol, second, total = one[arc], two[arc], base + weight[arc]
                    if symbol < LETTER_COUNT:
                        if stage == 2:
                            continue
                        more = model + letters[here, symbol]
                        to = (here % (base_size * base_size)) * base_size + symbol
                        if second >= 0:
                            more += letters[to, second]
                            to = (to % (base_size * base_size)) * base_size + second
                        _put(work, target, to, 1, total, total + more, 0, position, index, symbol, second)
                    elif symbol < OPENING_END:
                        if stage == 0:
                            total += mark_cost
                            _put(work, target, here, 0, total, total + model, 0, position, index, symbol, -1)
                    elif stage > 0:
                        total += mark_cost
                        more = model + (letters[here, edge] if stage == 1 else 0.0)
                        _put(work, target, here, 2, total, total + more, 0, position, index, symbol, -1)
    if work.filled[length] == 0:
        return 0
    chosen = _chosen(work, length)
    written = 0
    for index in chosen:
        if written >= len(weights) or work.stage[length, index] == 0:
            continue
        weights[written] = work.weight[length, index]
        models[written] = work.hope[length, index] - work.weight[length, index]
        if work.stage[length, index] == 1:
            models[written] += letters[work.node[length, index], edge]
        at, depth, step = length, 0, index
        while at > 0:
            previous = int(work.back_position[at, step])
            trail[written, depth, 0] = work.symbol[at, step]
            trail[written, depth, 1] = work.second[at, step]
            trail[written, depth, 2] = at - previous
            step = work.back_index[at, step]
            at = previous
            depth += 1
        trail[written, depth, 2] = 0
        written += 1
    return written


class Search:
    """Find what tokens may stand for, with one lexicon, one letter model and one room."""

    def __init__(self, lexicon: Lexicon, power: float) -> None:
        self.lexicon = lexicon
        self.power = power
        self.letters = letter_model(lexicon)
        self._work = _room()
        self._words = np.zeros(KEPT, np.int64)
        self._weights = np.zeros(KEPT)
        self._models = np.zeros(FREE_KEPT)
        self._trail = np.zeros((KEPT, LONGEST + 2, 3), np.int64)
        self._costs = np.array([INSERTED, DROPPED, WILD, MARK_COST])

    def words(self, token: str, broken: int, channel: Channel) -> list[Found]:
        """Find the words of the lexicon that a token may stand for, the best first; `broken` is where a line ended in it."""
        if len(token) > LONGEST:
            return []
        lexicon = self.lexicon
        trie = (lexicon.mask, lexicon.first, lexicon.best, lexicon.word_at, lexicon.score)
        count = _beam(
            pack(token),
            broken,
            trie,
            channel.table,
            self.power,
            self._costs,
            self._work,
            self._words,
            self._weights,
            self._trail,
        )
        return [
            _found(self._trail[number], float(self._weights[number]), int(self._words[number]), 0.0) for number in range(count)
        ]

    def free(self, token: str, broken: int, channel: Channel) -> list[Found]:
        """Read a token by its letters alone, as a word that no lexicon holds."""
        if len(token) > LONGEST:
            return []
        count = _free(
            pack(token),
            broken,
            self.letters,
            channel.table,
            self._costs,
            self._work,
            self._weights[:FREE_KEPT],
            self._models,
            self._trail,
        )
        return [
            _found(self._trail[number], float(self._weights[number]), -1, float(self._models[number]))
            for number in range(count)
        ]


def _found(trail: npt.NDArray[np.int64], weight: float, word: int, model: float) -> Found:
    """Turn a trail, last step first, into a reading."""
    kept = []
    text = ""
    for symbol, second, signs in trail.tolist():
        if not signs:
            break
        kept.append((symbol & 0xFF, second & 0xFF, signs))
        text = _symbols(symbol, second) + text
    start = next((place for place, sign in enumerate(text) if sign in LETTERS), len(text))
    stop = next((place for place in range(len(text), start, -1) if text[place - 1] in LETTERS), start)
    packed = bytes(number for step in reversed(kept) for number in step)
    return Found(text[:start], text[start:stop], text[stop:], weight, word, model, packed)


def _symbols(first: int, second: int) -> str:
    return (SYMBOLS[first] if 0 <= first < 0xFF else "") + (SYMBOLS[second] if 0 <= second < 0xFF else "")


def steps(trail: bytes) -> Iterator[tuple[str, int]]:
    """Unpack an alignment: print symbols, and how many recognised signs stand for them."""
    for place in range(0, len(trail), 3):
        yield _symbols(trail[place], trail[place + 1]), trail[place + 2]


def letter_model(lexicon: Lexicon) -> npt.NDArray[np.float32]:
    """Weigh each letter after the three before it, from the forms of the lexicon; an edge stands before and after a word."""
    size = LETTER_COUNT + 1
    totals = [np.zeros(size**order) for order in (1, 2, 3, 4)]
    share = np.sqrt(lexicon.general)
    for word, value in zip(lexicon.words, share.tolist(), strict=True):
        if value < FREQUENT:
            continue
        state = size**3 - 1
        for symbol in (*(CODE[letter] for letter in word), LETTER_COUNT):
            state = state % size**3 * size + symbol
            totals[3][state] += value
    for order in (2, 1, 0):
        totals[order] = totals[order + 1].reshape(size, -1).sum(0)
    chance = totals[0] / totals[0].sum()
    for order in (1, 2, 3):
        counts = totals[order].reshape(-1, size)
        before = counts.sum(1, keepdims=True)
        lower = np.tile(chance.reshape(-1, size), (counts.shape[0] // chance.reshape(-1, size).shape[0], 1))
        strength = 20 * share.mean()
        chance = ((counts + strength * lower) / (before + strength)).reshape(-1)
    return np.asarray(np.log(np.maximum(chance, 1e-12).reshape(-1, size)), np.float32)
