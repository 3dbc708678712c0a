"""What one token may be read as: a word, a number, a dash, a word of another language, a speck."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from corpus.restore.channel import Channel, style
from corpus.restore.lexicon import ABBREVIATIONS, SINGLE, morphology
from corpus.restore.search import Found, Search

NUMBER = "#"
DASH = "—"
SPECK = "."
UNREAD = "?"

NUMBER_MODEL = -3.5
LATIN_MODEL = -17.0
UNKNOWN_MODEL = -11.0
KNOWN_MODEL = -17.5
"""The likelihood of a form that only the dictionary of forms knows."""

UNKNOWN_KEPT = 2
"""How many words that nobody knows are kept of a free reading."""

GOOD, RARE = -0.9, -15.0
"""A channel weight a sign and a likelihood above which no unknown word is looked for."""
DIGIT_SHAPES = str.maketrans({"O": "0", "o": "0", "О": "0", "I": "1", "l": "1", "S": "5", "З": "3"})
FIVE = {"§": -0.5, "S": -2.5, "J": -4.0}
"""Signs that a lone figure five is taken for."""

ORDINAL, EDGE = "ordinal", "edge"
ENDINGS = "й я е го му м х ю ой ая ое ый ых ым ти ми".split()
"""Endings that are written after a number in figures."""

JUNK = re.compile(r"[{}<>\\|©®™]")
EDGE_LONGEST, EDGE_MOST, EDGE_COST, JUNK_COST, SPECK_MODEL = 2, 3, -4.0, -2.0, -6.0
"""A token of so many signs, met so seldom, may be a speck of the margin at the edge of a line, and so may one with signs that no print has."""

FIGURES = re.compile(r"[\d.,:+=/—–-]+")
EDGES = "(«»)[].,;:*+=—-$%"


@dataclass(slots=True)
class Candidate:
    """A reading of a token: its text in small letters, the word for the language model, its weights, its alignment (see `steps`).

    `whole` is what the signs as a whole add to the channel's weight: how often they stood for this word elsewhere in the scan.
    """

    before: str
    core: str
    after: str
    key: str
    channel: float
    model: float
    word: int = -1
    trail: bytes = b""
    scored: float = 0.0
    whole: float = 0.0

    @property
    def text(self) -> str:
        """Join marks and word."""
        return self.before + self.core + self.after


class Candidates:
    """Find the candidates of tokens under one channel."""

    def __init__(
        self,
        search: Search,
        channels: Sequence[Channel],
        words: Mapping[str, float],
        spell: Callable[[str], str],
        endings: Search | None = None,
    ) -> None:
        self.search = search
        self.endings = endings or search
        self.channels = channels
        self.words = words
        self.spell = spell
        self._total = sum(words.values()) or 1.0

    def found(self, signs: str, broken: int = -1, place: str = "") -> list[Candidate]:
        """Give the candidates of a token; there is always one. `place` tells an ending of a number and the edge of a line."""
        if place == ORDINAL:
            found = [self._word(each, -4.0) for each in self.endings.words(signs, broken, self.channels[style(signs)])]
            for each in found:
                each.word = -1
            return found or self.found(signs, broken)
        found = self._found(signs, broken)
        if place == EDGE or (JUNK.search(signs) and sum(sign.isalnum() for sign in signs) < 2):
            cost = EDGE_COST if place == EDGE else JUNK_COST
            found = [*found, Candidate("", "", "", SPECK, cost, SPECK_MODEL)]
        return found or [Candidate("", signs, "", UNREAD, -5.0 * len(signs), -12.0)]

    def _found(self, signs: str, broken: int) -> list[Candidate]:
        special = specials(signs)
        if special and special[0].key in (DASH, SPECK):
            return special
        lexicon, channel = self.search.lexicon, self.channels[style(signs)]
        found = [self._word(each, float(lexicon.score[each.word])) for each in self.search.words(signs, broken, channel)]
        known = {each.core for each in found}
        good = found and found[0].channel > GOOD * len(signs) and found[0].model > RARE
        for rank, each in enumerate([] if good else self.search.free(signs, broken, channel)):
            if len(each.letters) > 2 and each.letters not in known:
                count = self.words.get(each.letters, 0.0)
                form = KNOWN_MODEL if is_form(each.letters) else -99.0
                if rank < UNKNOWN_KEPT or count or form > -99.0:
                    model = max(UNKNOWN_MODEL + each.model, form, math.log(count / self._total) if count else -99.0)
                    found.append(self._word(each, model))
        return found + special

    def _word(self, found: Found, model: float) -> Candidate:
        scored = model
        letters = self.spell(found.letters)
        if len(letters) < 4:
            model += _dot_cost(letters, found.after)
        return Candidate(found.before, letters, found.after, letters, found.channel, model, found.word, found.trail, scored)


def _dot_cost(letters: str, after: str) -> float:
    """Weigh a short word with or without a full stop: an abbreviation has one, a word of one letter ends no sentence."""
    dotted = after.startswith(".")
    if letters in ABBREVIATIONS and (letters not in SINGLE or dotted):
        return 0.0 if dotted or after.startswith(")") else -9.0
    return -5.0 if len(letters) == 1 and dotted else 0.0


def specials(signs: str) -> list[Candidate]:
    """Read what is no Russian word: dashes, specks, numbers, words in Latin letters."""
    if re.fullmatch(r"[—–_-]+", signs):
        return [Candidate("", signs[0] if signs[0] != "_" else DASH, "", DASH, 0.0, -3.0)]
    if re.fullmatch(r"[^\w€¢¥@§]+", signs):
        return [Candidate("", signs if signs in {"*", "+", "#", "»", "="} else "", "", SPECK, 0.0, -6.0)]
    if signs.strip(EDGES) in FIVE:
        start = signs.find(signs.strip(EDGES))
        cost = FIVE[signs[start]]
        return [Candidate(signs[:start], "5", signs[start + 1 :], NUMBER, cost + 0.7 * _number_model("5"), NUMBER_MODEL)]
    core = signs.strip(EDGES)
    start = signs.find(core)
    before, after = signs[:start], signs[start + len(core) :]
    found = []
    shaped = core.translate(DIGIT_SHAPES)
    if re.search(r"\d", core) and FIGURES.fullmatch(shaped):
        digits = sum(sign.isdigit() for sign in shaped)
        bent = sum(a != b for a, b in zip(core, shaped, strict=True))
        if core == "0" and after.startswith(")"):
            return [Candidate(before, "б", after, "б", -1.0, -6.0)]
        found.append(
            Candidate(before, shaped, after, NUMBER, -0.1 * digits - 4.0 * bent + 0.7 * _number_model(shaped), NUMBER_MODEL)
        )
    elif re.fullmatch("[a-z]{4,}", core) and is_latin(core):
        found.append(Candidate(before, core, after, core, 0.0, LATIN_MODEL))
    return found


def _number_model(figures: str) -> float:
    """Weigh a number among numbers: small and round ones are common."""
    digits = re.sub(r"\D", "", figures) or "0"
    value = int(digits[:9])
    if len(digits) > 1 and digits.lstrip("0") != digits:
        return -9.0
    significant = len(digits.rstrip("0")) or 1
    return -1.5 - math.log(max(value, 1)) * 0.65 - 2.6 * (significant - 1)


@cache
def is_form(word: str) -> bool:
    """Say whether the dictionary of forms knows a word."""
    return len(word) > 3 and bool(morphology().word_is_known(word))


def is_latin(word: str) -> bool:
    """Say whether a word in Latin letters is a common word of another language."""
    import wordfreq

    return (
        max(wordfreq.zipf_frequency(word, "en", wordlist="small"), wordfreq.zipf_frequency(word, "fr", wordlist="small")) > 4.0
    )
