"""Error rates against lines whose text is known."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

UNREAD = "‹?›"
"""What stands in known lines for a place that nobody can read: it may be read as anything."""

COLUMNS = ("file", "line", "ocr", "gold")

LOOKALIKES = {
    **dict(zip("ABCEHKMOPTXY", "АВСЕНКМОРТХУ", strict=True)),
    **dict(zip("abcekmnopruxy", "аьсектпоргиху", strict=True)),
    **dict(zip("t3604 9€¢¥é", "тзбоч эесиё", strict=True)),
    **dict(zip("NUWwsSRdDJihgVvlf", "ИИИшяЯЯдДЛйндИилф", strict=True)),
}
GROUPS = (
    ("III", "ш"), ("bI", "ы"), ("bl", "ы"), ("HI", "ы"), ("IO", "ю"), ("JI", "л"), ("II", "п"), ("IT", "п"),
    ("XK", "ж"), (">K", "ж"), (")K", "ж"), ("ii", "й"), ("/I", "л"), ("[I", "п"), ("sl", "я"),
)  # fmt: skip


@dataclass(slots=True)
class Known:
    """A line whose text is known: scan, number of the line, signs, text."""

    file: str
    line: int
    signs: str
    text: str


@dataclass(slots=True)
class Rates:
    """Totals of a comparison."""

    lines: int = 0
    letters: int = 0
    errors: int = 0
    words: int = 0
    exact: int = 0

    @property
    def letter_errors(self) -> float:
        """Give the share of wrong letters."""
        return self.errors / max(1, self.letters)

    @property
    def exact_words(self) -> float:
        """Give the share of words that are right to the letter, with their marks."""
        return self.exact / max(1, self.words)

    def add(self, text: str, read: str) -> None:
        """Compare one line."""
        text, read = _even(text), _even(read)
        words = [word for word in text.split() if UNREAD not in word]
        self.lines += 1
        self.letters += len(text.replace(UNREAD, ""))
        self.errors += distance(_signs(text), read)
        self.words += len(words)
        self.exact += common_words(words, read.split())


def known_lines(path: Path) -> list[Known]:
    """Read a table of known lines: file, line, ocr, gold, split by tabs."""
    with path.open(encoding="utf-8", newline="") as file:
        table = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        missing = [name for name in COLUMNS if name not in (table.fieldnames or ())]
        if missing:
            raise ValueError(f"{path.name}: нет столбца «{missing[0]}»; нужны {', '.join(COLUMNS)}")
        return [Known(row["file"], int(row["line"]), row["ocr"], row["gold"]) for row in table]


def compared(known: Iterable[Known], reading: Callable[[Known], str]) -> Rates:
    """Compare readings of all known lines."""
    rates = Rates()
    for each in known:
        rates.add(each.text, reading(each))
    return rates


def table_reading(signs: str) -> str:
    """Read signs by a plain table of look-alikes: what the restored text is measured against."""
    return " ".join(_by_table(word) for word in signs.split())


def _by_table(word: str) -> str:
    if re.fullmatch(r"[\W\d]+", word):
        return word
    for group, letter in GROUPS:
        word = word.replace(group, letter)
    word = "".join(LOOKALIKES.get(sign, sign) for sign in word)
    return word[:1] + word[1:].lower()


def distance(text: Sequence[str], read: Sequence[str]) -> int:
    """Count the changes that make one of the other; an unread place takes anything."""
    row = list(range(len(read) + 1))
    for sign in text:
        free = sign == UNREAD
        new = [row[0] + (not free)]
        for place, other in enumerate(read, 1):
            if free:
                new.append(min(row[place], row[place - 1], new[-1] + (other == " ")))
            else:
                new.append(min(row[place] + 1, new[-1] + 1, row[place - 1] + (sign != other)))
        row = new
    return row[-1]


def common_words(text: Sequence[str], read: Sequence[str]) -> int:
    """Count the words that both have in the same order."""
    row = [0] * (len(read) + 1)
    for word in text:
        new = [0]
        for place, other in enumerate(read, 1):
            new.append(row[place - 1] + 1 if word == other else max(row[place], new[-1]))
        row = new
    return row[-1]


def _even(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _signs(text: str) -> list[str]:
    return [sign for part in re.split(f"({re.escape(UNREAD)})", text) for sign in ([part] if part == UNREAD else part)]
