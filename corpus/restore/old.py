"""The spelling before 1918: what its print looks like to a recognition that knows Latin letters, read as today's Russian."""

from __future__ import annotations

import random
import re

from corpus.restore.channel import Channel, Shares
from corpus.restore.letters import LETTERS, OLD_SPELLING
from corpus.restore.lexicon import Lexicon, morphology

CONSONANT = re.compile("[бвгджзклмнпрстфхцчшщ]$")
SHAPES = {
    "и": {"i": 0.2, "1": 0.03, "l": 0.05, "I": 0.04, "ï": 0.02, "і": 0.02},
    "е": {"b": 0.05, "t": 0.03, "h": 0.02, "'b": 0.03, "rb": 0.02, "k": 0.01, "B": 0.02, "ѣ": 0.02},
    "ф": {"e": 0.02, "o": 0.01, "0": 0.01, "ѳ": 0.01},
}
"""Shapes of і, ѣ and ѳ, which today's letters took over."""

ENDINGS = (("ого", "аго"), ("его", "яго"), ("ые", "ыя"), ("ие", "ия"))
"""Endings of adjectives that were spelled otherwise."""

YAT = (
    "бѣг бѣд бѣл вездѣ видѣ вмѣст всѣ вѣк вѣр вѣс вѣт гдѣ двѣ дѣв дѣл дѣт здѣсь имѣ кромѣ лѣв лѣт мнѣ мѣн мѣр мѣст мѣш нѣск нѣт обѣ послѣ рѣд рѣз "
    "рѣш себѣ слѣд смѣл совѣт сосѣд тебѣ тѣм тѣх умѣ успѣ хотѣ цвѣт цѣл цѣн человѣк"
).split()
"""Parts of words that were spelled with ѣ: enough to make lines of one's own."""

ROOTS = {root.replace("ѣ", "е"): root for root in YAT}
ROOT = re.compile("|".join(sorted(ROOTS, key=lambda root: (-len(root), root))))
IOTA = re.compile("и(?=[аеиоуыэюяѣй])")

FEMININE = 0.5
"""How many plural adjectives go with words that are not masculine and were spelled otherwise."""

WITHOUT_MARK = 0.02
"""How often the hard mark at the end of a word left no trace or was left out."""


def channel(common: Channel) -> Channel:
    """Add the shapes of the dropped letters to those of the letters that stand for them."""
    shares = {print_: dict(signs) for print_, signs in common.shares.items()}
    for letter, shapes in SHAPES.items():
        rest = 1 - sum(shapes.values())
        shares[letter] = {signs: share * rest for signs, share in shares.get(letter, {}).items()}
        for signs, share in shapes.items():
            shares[letter][signs] = shares[letter].get(signs, 0.0) + share
    return Channel(shares)


def lexicon(today: Lexicon) -> Lexicon:
    """Spell the forms as they were: a hard mark after a last consonant, other endings of adjectives."""
    share: dict[str, float] = {}
    for word, value in zip(today.words, today.general.tolist(), strict=True):
        if CONSONANT.search(word):
            share[word + "ъ"] = share.get(word + "ъ", 0.0) + value
            share[word] = share.get(word, 0.0) + value * WITHOUT_MARK
        else:
            share[word] = share.get(word, 0.0) + value
        for now, then in ENDINGS:
            if word.endswith(now) and len(word) > len(now) + 2:
                other = word[: -len(now)] + then
                share.setdefault(other, value * 0.5)
    return Lexicon.of(share)


def modern(word: str) -> str:
    """Spell a word as today."""
    if word.endswith("ъ"):
        return word[:-1]
    for now, then in ENDINGS[:2]:
        if word.endswith(then) and len(word) > len(then) + 2 and set(word) <= set(LETTERS):
            return word[: -len(then)] + now
    return word


def letters() -> Shares:
    """Give the shapes of the dropped letters themselves: a channel for lines that are made in the old spelling."""
    return {letter: SHAPES[now] for letter, now in OLD_SPELLING.items() if now in SHAPES and letter != "ѵ"}


def spelled(line: str, chance: random.Random) -> str:
    """Spell a line of today's Russian as before 1918, words broken over line ends aside."""
    return re.sub("[а-яё]+(?!-$)", lambda word: _spelled_word(word[0], chance), line, flags=re.IGNORECASE)


def _spelled_word(word: str, chance: random.Random) -> str:
    low = word.lower().replace("ё", "е")
    tag = morphology().parse(low)[0].tag
    old = ROOT.sub(lambda root: ROOTS[root[0]], low)
    if "NOUN" in tag and "sing" in tag and {"datv", "loct"} & tag.grammemes and old.endswith("е"):
        old = old[:-1] + "ѣ"
    if "ADJF" in tag and "Apro" not in tag:
        feminine = chance.random() < FEMININE
        for now, then in ENDINGS:
            if old.endswith(now) and len(old) > len(now) + 2 and (now.endswith("о") or feminine):
                old = old[: -len(now)] + then
                break
    old = IOTA.sub("і", old)
    if CONSONANT.search(old):
        old += "ъ"
    return old[0].upper() + old[1:] if word[0].isupper() else old
