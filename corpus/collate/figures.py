"""What of a text decides disputes: numbers, cards, suits, negations, «или», terms, the order of lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import Any

NUMBER_WORDS = {
    "два": 2, "три": 3, "четыре": 4, "пять": 5, "шесть": 6, "семь": 7, "восемь": 8, "девять": 9, "десять": 10,
    "одиннадцать": 11, "двенадцать": 12, "тринадцать": 13, "четырнадцать": 14, "пятнадцать": 15, "шестнадцать": 16, "семнадцать": 17,
    "восемнадцать": 18, "девятнадцать": 19, "двадцать": 20, "тридцать": 30, "сорок": 40, "пятьдесят": 50, "шестьдесят": 60,
    "семьдесят": 70, "восемьдесят": 80, "девяносто": 90, "сто": 100, "двести": 200, "триста": 300, "четыреста": 400, "пятьсот": 500,
    "шестьсот": 600, "семьсот": 700, "восемьсот": 800, "девятьсот": 900, "тысяча": 1000, "двое": 2, "трое": 3, "четверо": 4, "пятеро": 5,
    "шестеро": 6, "семеро": 7, "оба": 2, "обе": 2, "вдвоём": 2, "втроём": 3, "вчетвером": 4, "впятером": 5, "вшестером": 6, "вдвое": 2, "вдвойне": 2, "втрое": 3, "втройне": 3,
    "вчетверо": 4, "впятеро": 5, "вдесятеро": 10, "дважды": 2, "трижды": 3, "четырежды": 4, "двойной": 2, "тройной": 3, "четверной": 4,
    "удвоенный": 2, "утроенный": 3, "учетверённый": 4, "удваивать": 2, "удваиваться": 2, "утраивать": 3, "утраиваться": 3, "удвоить": 2, "утроить": 3, "пара": 2, "дюжина": 12,
    "второй": 2, "третий": 3, "четвёртый": 4, "пятый": 5, "шестой": 6, "седьмой": 7, "восьмой": 8, "девятый": 9, "десятый": 10,
    "одиннадцатый": 11, "двенадцатый": 12, "тринадцатый": 13, "четырнадцатый": 14, "пятнадцатый": 15, "двадцатый": 20,
    "двойка": 2, "тройка": 3, "четвёрка": 4, "пятёрка": 5, "шестёрка": 6, "семёрка": 7, "восьмёрка": 8, "девятка": 9, "десятка": 10,
    "один": 1, "полтораста": 150, "полутораста": 150, "половина": 0.5, "полтора": 1.5, "треть": 3, "четверть": 4,
}  # fmt: skip
TENS = {20, 30, 40, 50, 60, 70, 80, 90}
HUNDREDS = {100, 200, 300, 400, 500, 600, 700, 800, 900}

RANKS = {"туз": "Т", "король": "К", "дама": "Д", "валет": "В"}
SUITS = {
    "пика": "♠", "пики": "♠", "пиковый": "♠", "трефа": "♣", "трефы": "♣", "трефовый": "♣", "трефь": "♣", "бубна": "♦", "бубны": "♦",
    "бубновый": "♦", "бубён": "♦", "черва": "♥", "червы": "♥", "червь": "♥", "червонный": "♥", "червовый": "♥",
}  # fmt: skip
NEGATIONS = frozenset("не нет нельзя без запрещать запретить лишать лишить невозможно".split())
"""Words that deny; «ни», «никто», «никогда» stand beside a «не» that is counted."""

EITHER = {"или", "либо"}
LETTER_RANKS = frozenset("ТКДВ")
RANK_NAMES = {letter: name for name, letter in RANKS.items()}

TOKEN = re.compile(r"[♠♣♦♥][ТКДВ\d]*|\d{1,3}(?:[\u00a0\u202f.]\d{3})+(?!\d)|\d+(?:[,]\d+)?|[А-ЯЁа-яё]+|[.,!?;:()+=—-]")

NEGATION, OR = "не", "или"
TERM = "термин"
AROUND = (8, 8)
REACH = {"отрицание": (0, 1), "выбор": (1, 1), "фигура": (1, 1), "масть": (1, 1)}
"""Words before and after a figure that say what it is said of; those that only lend a mood are passed over."""

BEGINNING = 5
"""Letters of a word by which its forms are known for the same."""

STOPS = frozenset(".;:!?")
MOODS = frozenset("мочь может могут вправе право иметь должен должный следовать обязан обязать быть нужно надо".split())
JOINING = frozenset("NPRO PREP CONJ PRCL INTJ".split())
HARD = frozenset("число фигура масть".split())
"""The kinds of figures that a rule may not lose or add."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A thing that is collated: its kind, its value, the place of its word, how sure the reading is."""

    kind: str
    value: str
    sure: float = 1.0
    about: frozenset[str] = field(default=frozenset(), compare=False)
    """The beginnings of the words of its sentence that stand around it: what it is said of."""


@cache
def _morphology() -> Any:
    import pymorphy3

    return pymorphy3.MorphAnalyzer()


@cache
def lemmas(word: str) -> frozenset[str]:
    """Give the dictionary forms of a word."""
    return frozenset(parse.normal_form.replace("ё", "ё") for parse in _morphology().parse(word.lower()))


@cache
def _number_of(word: str) -> float | None:
    low = word.lower()
    for form in (low, *sorted(lemmas(low))):
        for spelled in (form, form.replace("ё", "е")):
            if spelled in NUMBERS:
                return NUMBERS[spelled]
    return None


NUMBERS = {**NUMBER_WORDS, **{word.replace("ё", "е"): value for word, value in NUMBER_WORDS.items()}}


@cache
def _named(word: str) -> tuple[str, str] | None:
    """Name what a word is to the collation, numbers aside."""
    forms = {word.lower(), *lemmas(word)}
    if forms & NEGATIONS:
        return "отрицание", NEGATION
    if forms & EITHER:
        return "выбор", OR
    rank = next((RANKS[form] for form in sorted(forms) if form in RANKS), None)
    if rank:
        return "фигура", rank
    suit = next((SUITS[form] for form in sorted(forms) if form in SUITS), None)
    return ("масть", suit) if suit else None


RANK_RUN = re.compile(r"(?<![А-ЯЁа-яё])[ТКДВ](?:[,;]?\s+(?:[ТКДВ]|10|[2-9])(?![А-ЯЁа-яё\d]))+")


def _spelled(text: str) -> str:
    """Spell the letters of a run of ranks out: Т К Д В."""
    return RANK_RUN.sub(lambda run: re.sub("[ТКДВ]", lambda letter: f" {RANK_NAMES[letter[0]]} ", run[0]), text)


@cache
def names_of(kind: str, value: str) -> frozenset[str]:
    """Give the words that name a figure, in all their forms, without ё."""
    tables: dict[str, dict[str, str]] = {
        "число": {word: f"{number:g}" for word, number in NUMBER_WORDS.items()},
        "фигура": RANKS,
        "масть": SUITS,
    }
    lexemes = (_morphology().parse(word)[0].lexeme for word, named in tables.get(kind, {}).items() if named == value)
    return frozenset(form.word.replace("ё", "е") for lexeme in lexemes for form in lexeme)


def figures(words: Iterable[tuple[str, float]]) -> Iterator[Figure]:
    """Give the figures of words, each with how sure its reading is and what it is said of."""
    tokens = [(token, sure) for text, sure in words for token in TOKEN.findall(_spelled(text))]
    for place, figure in _figures(tokens):
        yield replace(figure, about=_about(tokens, place, REACH.get(figure.kind, AROUND)))


def _figures(tokens: Sequence[tuple[str, float]]) -> Iterator[tuple[int, Figure]]:
    """Give the figures of tokens with their places."""
    before: tuple[int, float, float] | None = None
    in_words = False
    for place, (token, sure) in enumerate(tokens):
        value: float | None = None
        if token[0].isdigit():
            value = float(re.sub(r"[\u00a0\u202f.]", "", token).replace(",", "."))
        elif token[0] in "♠♣♦♥":
            yield place, Figure("масть", token[0], sure)
            yield from ((place, card) for card in _card(token[1:], sure))
        elif len(token) <= 4 and re.fullmatch("[ТКДВ]{2,}", token):
            yield from ((place, Figure("фигура", letter, sure)) for letter in token)
        elif token.isalpha():
            value = _number_of(token)
            if value == 1 and not (before is not None and in_words and _joins(before[1], value)):
                value = None  # «один» alone is mostly no number: один из игроков
            elif value is None:
                named = _named(token)
                if named and not (token == "либо" and place and tokens[place - 1][0] == "-"):  # какой-либо chooses nothing
                    yield place, Figure(named[0], named[1], sure)
        if value is not None and before is not None and in_words and token.isalpha() and _joins(before[1], value):
            first, so_far, sure_so_far = before
            before = first, so_far * value if value == 1000 else so_far + value, min(sure, sure_so_far)
            continue
        if before is not None:
            yield before[0], _number(before[1], before[2])
        before = (place, value, sure) if value is not None else None
        in_words = token.isalpha()
    if before is not None:
        yield before[0], _number(before[1], before[2])


def _about(tokens: Sequence[tuple[str, float]], place: int, reach: tuple[int, int]) -> frozenset[str]:
    """Give the beginnings of the words of a sentence around a place, so many before it and after it."""
    found: set[str] = set()
    for step, most in zip((-1, 1), reach, strict=True):
        at = place + step
        while most and 0 <= at < len(tokens) and tokens[at][0] not in STOPS:
            word = tokens[at][0]
            at += step
            if not (word.isalpha() and lemmas(word) & MOODS):
                found |= _beginnings(word)
                most -= 1
    return frozenset(found)


@cache
def _beginnings(word: str) -> frozenset[str]:
    """Give the beginnings of a word's dictionary forms; a word that only joins others has none."""
    if not word.isalpha():
        return frozenset({word} if word.isdigit() else ())
    parses = _morphology().parse(word.lower())
    if any(parse.tag.POS in JOINING for parse in parses):
        return frozenset()
    return frozenset(folded(parse.normal_form)[:BEGINNING] for parse in parses)


def folded(word: str) -> str:
    """Write a word in small letters without ё."""
    return word.lower().replace("ё", "е")


def _joins(before: float, value: float) -> bool:
    """Say whether a number word goes on with the one before it: двадцать пять, сто двадцать, две тысячи."""
    return (
        (before % 100 in TENS and value < 10)
        or (before % 1000 in HUNDREDS and value < 100)
        or (value == 1000 and 1 < before < 1000)
    )


def _card(ranks: str, sure: float) -> Iterator[Figure]:
    """Give the ranks of cards written after a suit sign."""
    for rank in re.findall(r"10|[2-9]|[ТКДВ]", ranks):
        yield Figure("фигура", rank, sure) if rank in LETTER_RANKS else Figure("число", rank, sure)


def _number(value: float, sure: float) -> Figure:
    return Figure("число", f"{value:g}", sure)


def counted(found: Iterable[Figure]) -> Counter[tuple[str, str]]:
    """Count figures by kind and value."""
    return Counter((figure.kind, figure.value) for figure in found)


def sequences(found: Iterable[Figure]) -> set[tuple[str, str]]:
    """Give neighbouring court cards and suits: the order of lists."""
    line = [figure for figure in found if figure.kind in {"фигура", "масть"}]
    return {(a.value, b.value) for a, b in pairwise(line) if a.kind == b.kind and a.value != b.value}
