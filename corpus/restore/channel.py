"""The channel: which print letters were recognised as which signs, and how often."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import product

import numpy as np
import numpy.typing as npt

from corpus.restore.letters import CODE

Longs = npt.NDArray[np.int64]
Table = tuple[Longs, Longs, Longs, Longs, npt.NDArray[np.float64]]
Shares = dict[str, dict[str, float]]
Counts = dict[str, Counter[str]]

LEAST = 1e-4
"""A look-alike rarer than this is left to the search's allowance for unknown ones."""

PAIRS = "##"
"""The key under which counts keep how often each pair of letters was met."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Shares: print letter or pair of letters -> recognised signs -> share of the cases."""

    shares: Shares
    table: Table = field(init=False, compare=False)

    def __post_init__(self) -> None:
        arcs: dict[int, list[tuple[int, int, float]]] = {}
        for print_, signs in self.shares.items():
            codes = [CODE[symbol] for symbol in print_]
            for seen, share in signs.items():
                if share > LEAST:
                    arcs.setdefault(_key(seen), []).append((codes[0], codes[1] if len(codes) > 1 else -1, math.log(share)))
                for other, part in _variants(seen, share):
                    if part > LEAST and other not in signs:
                        arcs.setdefault(_key(other), []).append((codes[0], codes[1] if len(codes) > 1 else -1, math.log(part)))
        keys = sorted(arcs)
        flat = [arc for key in keys for arc in sorted(arcs[key])]
        starts = np.cumsum([0, *(len(arcs[key]) for key in keys)])
        table = (
            np.array(keys, np.int64),
            starts.astype(np.int64),
            np.array([arc[0] for arc in flat], np.int64),
            np.array([arc[1] for arc in flat], np.int64),
            np.array([arc[2] for arc in flat], np.float64),
        )
        object.__setattr__(self, "table", table)


STROKES, RINGS = "Il1|[/", "O0o"
VARIED = 0.15


def _variants(signs: str, share: float) -> Iterator[tuple[str, float]]:
    """Give the signs that differ from these only in a stroke or a ring: in a group the recognition took one for another."""
    if len(signs) < 2:
        return
    choices = [STROKES if sign in STROKES else RINGS if sign in RINGS else sign for sign in signs]
    ways = math.prod(len(choice) for choice in choices)
    if 1 < ways <= 216:
        for way in product(*choices):
            yield "".join(way), VARIED * share / math.sqrt(ways)


def pack(token: str) -> Longs:
    """Turn signs into numbers of fifteen bits."""
    return np.array([ord(sign) % 32749 for sign in token], np.int64)


def _key(signs: str) -> int:
    key = 0
    for number in pack(signs).tolist():
        key = key * 32768 + number + 1
    return key


def learned(counts: Mapping[str, Counter[str]], prior: Channel, strength: float) -> Channel:
    """Learn a channel from counted cases, with a prior worth `strength` cases a letter."""
    shares: Shares = {}
    pairs = counts.get(PAIRS, Counter())
    for print_ in sorted(set(counts) | set(prior.shares)):
        if print_ == PAIRS:
            continue
        seen, before = counts.get(print_, Counter()), prior.shares.get(print_, {})
        total = sum(seen.values()) if len(print_) == 1 else pairs[print_]
        if len(print_) > 1 and sum(seen.values()) < 3 and not before:
            continue
        mixed = {
            signs: (seen[signs] + strength * before.get(signs, 0.0)) / (total + strength)
            for signs in sorted(set(seen) | set(before))
        }
        shares[print_] = {signs: share for signs, share in mixed.items() if share > LEAST / 4}
    return Channel(shares)


def style(signs: str) -> int:
    """Tell the two manners of recognition apart: a word mostly taken for small letters, or mostly for capitals."""
    small = sum(sign.islower() for sign in signs[1:])
    return 0 if small * 2 >= sum(sign.isalpha() for sign in signs[1:]) else 1


STYLES = 2


@cache
def common() -> Channel:
    """Load the channel that was learned on scans of the kind, to begin with."""
    text = files("corpus.restore").joinpath("channel.json").read_text("utf-8")
    return Channel(json.loads(text))
