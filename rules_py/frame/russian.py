"""Small words of Russian that results need."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction


def plural(count: int, one: str, few: str, many: str) -> str:
    """Return the form of a noun that goes with a number."""
    last_two, last = abs(count) % 100, abs(count) % 10
    if last == 1 and last_two != 11:
        return one
    if 2 <= last <= 4 and not 12 <= last_two <= 14:
        return few
    return many


def number(value: int) -> str:
    """Write a number as the table reads it: 2 000, with a true minus."""
    text = f"{abs(value):,}".replace(",", "\u00a0")
    return f"−{text}" if value < 0 else text


def counted(count: int, one: str, few: str, many: str) -> str:
    """Write a number with its noun: «3 взятки»."""
    return f"{number(count)}\u00a0{plural(count, one, few, many)}"


def points(count: int) -> str:
    """Write a number of points: «32 очка»."""
    return counted(count, "очко", "очка", "очков")


def leaders(names: Sequence[str], figures: Sequence[int | Fraction]) -> list[str]:
    """Return the names of all who have most."""
    most = max(figures)
    return [name for name, figure in zip(names, figures, strict=False) if figure == most]


def tricks(count: int) -> str:
    """Write a number of tricks: «3 взятки»."""
    return counted(count, "взятка", "взятки", "взяток")


def voiced(text: str, you: bool) -> str:
    """Put a sentence about a player into the voice of the one who hears it: «{берёт|берёте} взятку»."""
    if "{" not in text:
        return text
    parts = text.split("{")
    for place, part in enumerate(parts[1:], 1):
        words, closing, rest = part.partition("}")
        other, bar, own = words.partition("|")
        parts[place] = (own if you else other) + rest if closing and bar else "{" + part
    return "".join(parts)


_TOKEN = re.compile(r"\{(\d+)\}|\{([\d,]+)\?([^|{}]*)\|([^|{}]*)\|([^{}]*)\}|\{([^|{}]*)\|([^{}]*)\}")


def addressed(text: str, names: Sequence[str], you: int = -1) -> str:
    """Put a sentence about several players into the voice of one of them.

    `{2}` is the name of seat 2, `{берёт|берёте}` a word that goes with the name before it, `{0,2?вам|противникам|первым}` is said to
    these seats, to the others, and where nobody looks.
    """
    spoken = False

    def say(found: re.Match[str]) -> str:
        nonlocal spoken
        name, group, ours, theirs, neutral, other, own = found.groups()
        if name is not None:
            spoken = int(name) == you
            return names[int(name)]
        if group is not None:
            return str(neutral if you < 0 else ours if str(you) in group.split(",") else theirs)
        return str(own if spoken else other)

    return _TOKEN.sub(say, text)


def of_player(name: str) -> str:
    """Say a player after «у», «в», «на»: «у вас», «в игрока 2»."""
    return "вас" if name == "Вы" else name.replace("Игрок", "игрока")


_ACTS = frozenset(
    "берёт кладёт играет сдаёт сносит перехватывает открывает бросает становится теряет закрывает объявляет называет назначает "
    "меняет пасует повышает добавляет показывает выходит получает отдаёт прикупает посылает оставляет снимает указывает добирает побеждает "
    "начинает ставит".split()
)


def told(name: str, text: str) -> str:
    """Say what a player did: «Левый берёт взятку»; to the player himself as one speaks to him: «Вы берёте взятку»."""
    verb, space, rest = text.partition(" ")
    act = verb.rstrip(":")
    if act not in _ACTS:
        return f"{name}: {text}"
    if name != "Вы":
        return f"{name} {text}"
    spoken = f"{act[:-2]}есь" if act.endswith("ся") else f"{act}е"
    return f"{name} {spoken}{verb[len(act) :]}{space}{rest}"


def said(seat: int | None, text: str, names: Sequence[str], you: int = -1) -> str:
    """Say what happened to whoever looks: what a player did, or what everybody saw."""
    spoken = addressed(text, names, you)
    return spoken if seat is None else told(names[seat], spoken)


def taken_of(taken: int, need: int) -> str:
    """Say how many tricks of those promised were taken: «взято 8 из 9»; of more than promised «взято 10 при нужных 7»."""
    return f"взято {taken} из {need}" if taken <= need else f"взято {taken} при нужных {need}"


def money(kopecks: int) -> str:
    """Write a sum as people write it: «1 р. 65 к.»."""
    roubles, rest = divmod(abs(kopecks), 100)
    parts = [f"{number(roubles)}\u00a0р."] if roubles else []
    if rest or not roubles:
        parts.append(f"{rest}\u00a0к.")
    return ("−" if kopecks < 0 else "") + " ".join(parts)


_ONES = (
    "ноль", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять", "одиннадцать", "двенадцать",
    "тринадцать", "четырнадцать", "пятнадцать", "шестнадцать", "семнадцать", "восемнадцать", "девятнадцать",
)  # fmt: skip
_TENS = ("", "", "двадцать", "тридцать", "сорок", "пятьдесят", "шестьдесят", "семьдесят", "восемьдесят", "девяносто")
_HUNDREDS = ("", "сто", "двести", "триста", "четыреста", "пятьсот", "шестьсот", "семьсот", "восемьсот", "девятьсот")


def spelled(value: int) -> str:
    """Say a number below a thousand in words: «девятнадцать»; a greater one is written."""
    if not 0 <= value < 1000:
        return f"минус {spelled(-value)}" if -1000 < value < 0 else number(value)
    hundreds, rest = divmod(value, 100)
    words = [_HUNDREDS[hundreds]]
    if rest < 20:
        words.append(_ONES[rest] if rest or not hundreds else "")
    else:
        words += [_TENS[rest // 10], _ONES[rest % 10] if rest % 10 else ""]
    return " ".join(word for word in words if word)
