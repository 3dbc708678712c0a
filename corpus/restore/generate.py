"""Lines made by the channel from text that is known: any amount of scan to be measured on."""

from __future__ import annotations

import random
import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence

from corpus.restore.channel import Channel, Shares
from corpus.restore.letters import LETTERS, folded

WIDTH = 54
BREAKS = re.compile(r"(?<=[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])")
"""A word may be broken before a consonant between vowels."""


def wrapped(text: str, chance: random.Random, width: int = WIDTH) -> list[str]:
    """Break a paragraph into lines as print does, some words over the line end."""
    lines: list[str] = []
    words = text.split()
    line = ""
    while words:
        word = words.pop(0)
        if len(line) + len(word) + 1 <= width or not line:
            line = f"{line} {word}".strip()
            continue
        places = [match.start() for match in BREAKS.finditer(word) if 2 <= match.start() <= width - len(line) - 2]
        if places and chance.random() < 0.8:
            place = places[-1]
            lines.append(f"{line} {word[:place]}-")
            line = word[place:]
        else:
            lines.append(line)
            line = word
    return [*lines, line] if line else lines


def scanned(
    lines: Iterable[str],
    channel: Channel,
    chance: random.Random,
    level: float = 1.0,
    dropped: float = 0.003,
    stray: float = 0.002,
    others: Shares | None = None,
) -> list[str]:
    """Send lines through the channel; at level 0 every letter takes its commonest look-alike, at 1 all it ever took.

    `others` are shapes of letters that the channel does not know: those of the old spelling.
    """
    shares = {letter: channel.shares.get(letter, {letter: 1.0}) for letter in LETTERS} | (others or {})
    tables = {letter: _ordered(seen) for letter, seen in shares.items()}
    return [_line(line, tables, chance, level, dropped, stray) for line in lines]


def _ordered(seen: Mapping[str, float]) -> tuple[Sequence[str], Sequence[float]]:
    shares = sorted(seen.items(), key=lambda item: (-item[1], item[0]))
    return [signs for signs, _ in shares], [share for _, share in shares]


def _line(
    line: str,
    tables: dict[str, tuple[Sequence[str], Sequence[float]]],
    chance: random.Random,
    level: float,
    dropped: float,
    stray: float,
) -> str:
    output = []
    for sign in line:
        table = tables.get(folded(sign))
        if table is None:
            output.append(sign)
            continue
        if chance.random() < dropped * level:
            continue
        signs, shares = table
        output.append(chance.choices(signs, shares)[0] if chance.random() < level else signs[0])
        if chance.random() < stray * level:
            output.append(chance.choice("'.,-"))
    return "".join(output)


def paragraphs_of(text: str) -> list[str]:
    """Split plain text into paragraphs of one line each."""
    return [" ".join(textwrap.dedent(part).split()) for part in re.split(r"\n\s*\n", text) if part.strip()]
