"""Letters of the print and of the recognition: one small number a letter, so that the search can be compiled."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
"""The print letters that are told apart: ё is folded to е and capitals to small letters until the text is written out."""

OPENING: Final = "«„("
CLOSING: Final = ".,;:!?)»“*"
MARKS: Final = OPENING + CLOSING
"""Punctuation that stands before and after a word."""

SYMBOLS: Final = LETTERS + MARKS
CODE: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}
LETTER_COUNT: Final = len(LETTERS)
OPENING_END: Final = LETTER_COUNT + len(OPENING)

OLD_SPELLING: Final = {"ѣ": "е", "і": "и", "ѳ": "ф", "ѵ": "и"}
"""Letters dropped in 1918, and what stands for them today."""


def folded(word: str) -> str:
    """Fold a word to the letters that are told apart."""
    return word.lower().replace("ё", "е")
