"""«Наместник»: an owner's deck: read from a file, checked, kept on this device under an id; nothing of it is handed on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...frame.errors import InputError
from ...frame.own_decks import keep, owned
from ...frame.page import Choice, DeckGroup, DeckPart, DeckSheet, Param
from .cards import (
    BY_HAND,
    CHARACTERS,
    COLORS,
    EFFECT_FORMS,
    LAWS,
    LETTERS,
    LEVELS,
    SAMPLE,
    Card,
    CardSet,
    read_colors,
    read_effect,
    read_reward,
)

RULES = ("namestnik.h1", "namestnik.h2")
HIGHEST = 999
MOST_NAME, MOST_NOTE = 60, 300
_OWN: dict[str, CardSet] = {"": SAMPLE}


def card_set(name: str) -> CardSet:
    """Return the deck of an id; one that this device does not know is refused."""
    if name not in _OWN:
        owned("namestnik", name)
    return _OWN[name]


def own_deck(given: Any) -> str:
    """Check an owner's deck, keep it and return its id; the id tells what the cards do, never what is written on them."""
    made = _read(given)
    does = [
        [
            card.number,
            *card.sectors,
            *card.price,
            *(one.text for one in card.rewards),
            "" if card.effect is None else card.effect.text,
        ]
        for card in made
    ]
    name = keep("namestnik", does)
    _OWN[name] = CardSet(tuple(made), name)
    return name


def _read(given: Any) -> list[Card]:
    if not isinstance(given, Mapping) or given.get("game") != "namestnik":
        raise InputError('Колода: нужен файл с полями "game": "namestnik", "characters", "laws"', "deck", RULES)
    unknown = [str(name) for name in given if name not in ("game", "version", "characters", "laws")]
    if unknown:
        raise InputError(f"Колода: поля «{unknown[0][:40]}» нет", "deck", RULES)
    seen: set[int] = set()
    cards: list[Card] = []
    for part, word, wanted in (("characters", "персонажей", CHARACTERS), ("laws", "законов", LAWS)):
        rows = given.get(part)
        if not isinstance(rows, list) or len(rows) != wanted:
            count = len(rows) if isinstance(rows, list) else 0
            raise InputError(f"Колода: {word} должно быть {wanted}, получено {count}", part, ("namestnik.comp.cards",))
        cards += [_card(row, part, at, seen) for at, row in enumerate(rows)]
    return cards


def _card(row: Any, part: str, at: int, seen: set[int]) -> Card:
    name = f"{part}[{at}]"
    if not isinstance(row, Mapping):
        raise InputError(f"Колода: карта {at + 1} записана не полями", name, RULES)
    known = ("number", "sectors", "name", *(("price", "rewards") if part == "characters" else ("effect", "text")))
    for field in row:
        if field not in known:
            raise InputError(f"Колода: у карты {at + 1} поля «{str(field)[:40]}» нет; есть: {', '.join(known)}", name, RULES)
    number = row.get("number")
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= HIGHEST:
        raise InputError(f"Колода: у карты {at + 1} номер — целое число от 1 до {HIGHEST}", f"{name}.number", RULES)
    if number in seen:
        raise InputError(
            f"Колода: номер {number} стоит на двух картах, а номера решают очередь", f"{name}.number", ("namestnik.law.4",)
        )
    seen.add(number)
    tl, tr, bl, br = _four(row, "sectors", number, name)
    title, note = _text(row, "name", MOST_NAME, name), _text(row, "text", MOST_NOTE, name)
    if part == "laws":
        return Card(
            number,
            (tl, tr, bl, br),
            effect=read_effect(_text(row, "effect", 100, name), f"{name}.effect"),
            name=title,
            note=note,
        )
    rewards = row.get("rewards")
    if not isinstance(rewards, list) or len(rewards) != LEVELS or not all(isinstance(one, str) for one in rewards):
        raise InputError(f"Колода: у карты № {number} нужны {LEVELS} награды, снизу вверх", f"{name}.rewards", RULES)
    return Card(
        number, (tl, tr, bl, br), _four(row, "price", number, name),
        tuple(read_reward(one, f"{name}.rewards") for one in rewards), name=title,
    )  # fmt: skip


def _four(row: Mapping[str, Any], field: str, number: int, name: str) -> tuple[int, ...]:
    value = row.get(field)
    colors = read_colors(value, f"{name}.{field}") if isinstance(value, str) else ()
    if len(colors) != LEVELS:
        what = "сектора" if field == "sectors" else "камня цены"
        raise InputError(f"Колода: у карты № {number} нужно {LEVELS} {what}, например «с к з ж»", f"{name}.{field}", RULES)
    return colors


def _text(row: Mapping[str, Any], field: str, most: int, name: str) -> str:
    value = row.get(field, "")
    if not isinstance(value, str) or len(value) > most:
        raise InputError(f"Колода: поле «{field}» — текст не длиннее {most} знаков", f"{name}.{field}", RULES)
    return value


def sheet(deck: Any, readings: Any) -> DeckSheet:
    """Describe a deck for the page: an owner's, or the sample with the file that he begins from."""
    cards, problem = SAMPLE, None
    if isinstance(deck, Mapping) and "characters" in deck:
        try:
            cards = card_set(own_deck(deck))
        except InputError as error:
            problem = error.to_json()
    return {
        "rows": [], "size": len(cards.cards), "need": CHARACTERS + LAWS, "sample": cards is SAMPLE, "problem": problem,
        "text": f"{CHARACTERS} персонажа и {LAWS} закона.", "file": written(SAMPLE), "form": FORM,
    }  # fmt: skip


def _text_field(name: str, label: str, hint: str = "", known: Iterable[str] = ()) -> Param:
    return {
        "name": name,
        "label": label,
        "type": "text",
        "default": "",
        "hint": hint,
        "choices": [{"value": one, "label": one} for one in known],
    }


def _colors(name: str, labels: tuple[str, ...]) -> list[Param]:
    choices: list[Choice] = [{"value": letter, "label": color} for letter, color in zip(LETTERS, COLORS, strict=True)]
    return [
        {"name": f"{name}/{at}", "label": label, "type": "choice", "default": LETTERS[0], "choices": choices}
        for at, label in enumerate(labels)
    ]


def _known(part: Iterable[Card]) -> list[str]:
    texts = {one.text for card in part for one in card.rewards} | {card.effect.text for card in part if card.effect is not None}
    return sorted(texts)


_NUMBER: Param = {"name": "number", "label": "Номер", "type": "int", "default": 1, "low": 1, "high": HIGHEST}
_CARD: DeckGroup = {
    "label": "Карта",
    "columns": 2,
    "fields": [_NUMBER, _text_field("name", "Название", "Только для вас: дальше этого устройства не уходит.")],
}
_SECTORS: DeckGroup = {
    "label": "Секторы",
    "columns": 2,
    "fields": _colors("sectors", ("Слева вверху", "Справа вверху", "Слева внизу", "Справа внизу")),
}
_UP = tuple(f"{level}-й уровень" for level in range(1, LEVELS + 1))
_REWARDS: list[Param] = [
    _text_field(f"rewards/{at}", label, "", _known(SAMPLE.cards[:CHARACTERS])) for at, label in enumerate(_UP)
]
_LAW: list[Param] = [
    _text_field("effect", "Действие", f"Пишут так: {EFFECT_FORMS}.", [*_known(SAMPLE.cards[CHARACTERS:]), BY_HAND]),
    _text_field("text", "Текст карты", "Только для вас: виден на карте и нигде больше."),
]
FORM: list[DeckPart] = [
    {"name": "characters", "label": "Персонажи", "groups": [
        _CARD, _SECTORS, {"label": "Цена", "columns": 2, "fields": _colors("price", _UP)}, {"label": "Награда", "columns": 2, "fields": _REWARDS},
    ]},
    {"name": "laws", "label": "Законы", "groups": [_CARD, _SECTORS, {"label": "Закон", "columns": 1, "fields": _LAW}]},
]  # fmt: skip


def written(cards: CardSet) -> dict[str, Any]:
    """Write a deck as the file that an owner edits."""
    rows: dict[str, list[dict[str, Any]]] = {"characters": [], "laws": []}
    for card in cards.cards:
        row: dict[str, Any] = {"number": card.number, "sectors": " ".join(LETTERS[color] for color in card.sectors)}
        if card.effect is None:
            row["price"] = " ".join(LETTERS[color] for color in card.price)
            row["rewards"] = [one.text for one in card.rewards]
        else:
            row["effect"] = card.effect.text
            row["text"] = card.note
        row["name"] = card.name
        rows["laws" if card.law else "characters"].append(row)
    return {"game": "namestnik", "version": 1, **rows}
