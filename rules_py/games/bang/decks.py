"""«Бах!»: the deck as a sheet that the reader can edit, and decks of owners, known by their hash alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.own_decks import owned
from ...frame.page import DeckRow, DeckSheet, SceneCard
from ...frame.params import Ints
from ...frame.russian import counted
from ...frame.scene import free_card
from .cards import (
    ACTIONS,
    BANG,
    DYNAMITE,
    JAIL,
    MISSED,
    OPEN_WEAPONS,
    PLACES,
    RANGES,
    VOLCANIC,
    sample_counts,
)
from .rules import OPTIONS

SLUG = "bang"
MOST_OF_A_KIND = 40
MOST_CARDS = 200
ROWS = tuple(
    Ints(name=one.code, label=f"«{name}»", low=0, high=MOST_OF_A_KIND, count=len(PLACES), labels=PLACES, default=sample_counts()[one.code], cites=("bang.h1",))
    for name, one in ACTIONS.items()
)  # fmt: skip
REACHES = Ints(name="ranges", label="Дальность оружия", low=1, high=8, count=len(OPEN_WEAPONS), labels=OPEN_WEAPONS, default=RANGES, cites=("bang.h2",))  # fmt: skip


class Cards(NamedTuple):
    """A deck that somebody made up: how many of each card in each column, and how far the weapons carry."""

    counts: tuple[tuple[int, ...], ...]
    ranges: tuple[int, ...]


def read_deck(given: Any) -> Cards:
    """Read a deck; rows that are not named are those of the sample."""
    if not isinstance(given, Mapping):
        raise InputError("Колода: нужны именованные ряды карт", "deck", ("bang.h1",))
    known = {row.name for row in (*ROWS, REACHES)}
    for name in given:
        if name not in known:
            raise InputError(f"Колода: ряда «{str(name)[:40]}» нет", "deck", ("bang.h1",))
    counts = tuple(row.read(given.get(row.name, row.default)) for row in ROWS)
    return Cards(counts, REACHES.read(given.get(REACHES.name, REACHES.default)))


@implements("bang.h1")
def check_deck(deck: Cards, players: int) -> None:
    """Refuse a deck that lacks what a rule needs, and say what is missing."""
    by_name = dict(zip(ACTIONS, deck.counts, strict=True))
    size = sum(map(sum, deck.counts))
    need = 5 * players + 8
    if size > MOST_CARDS:
        raise InputError(f"Колода: карт {size}, а больше {MOST_CARDS} за столом не тасуют", "bang", ("bang.h1",))
    if size < need:
        text = f"Колода: на {players} игроков нужно {counted(need, 'карта', 'карты', 'карт')} или больше, а их {size}"
        raise InputError(text, "bang", ("bang.h1", "bang.setup.hand"))
    for name, least, why in ((BANG, players, "хотя бы по одной на игрока"), (MISSED, 1, "иначе выстрел нечем отменить")):
        if sum(by_name[name]) < least:
            raise InputError(f"Колода: карт «{name}» нужно не меньше {least}: {why}", ACTIONS[name].code, ("bang.h1",))
    if sum(by_name[DYNAMITE]) and not sum(row[0] for row in deck.counts):
        text = "Колода: «Динамит» есть, а пик от двойки до девятки нет: взорваться ему не от чего"
        raise InputError(text, ACTIONS[DYNAMITE].code, ("bang.spec.dynamite.1",))
    hearts = sum(row[4] for row in deck.counts)
    if not hearts:
        raise InputError(
            "Колода: червей нет, а их ждут «Бочка» и «Тюрьма»", ACTIONS[JAIL].code, ("bang.spec.jail.1", "bang.draw.ex")
        )


def ready_deck(given: Any) -> Cards:
    """Read a deck and check that the largest table can play with it, as far as it goes."""
    deck = read_deck(given)
    check_deck(deck, OPTIONS[0].low)
    return deck


@lru_cache(maxsize=32)
def _known(id: str) -> Cards:
    return read_deck(owned(SLUG, id))


def own_deck(id: str) -> Cards | None:
    """Return an owner's deck by its hash, None for the sample; one that is not on this device is refused."""
    return None if not id else _known(id)


@implements("bang.h2", "bang.weapon.2")
def ranges_of(id: str) -> Mapping[str, int]:
    """Return how far each weapon of a deck carries; the colt is nobody's card."""
    return _ranges(id)


@lru_cache(maxsize=32)
def _ranges(id: str) -> Mapping[str, int]:
    deck = own_deck(id)
    return {VOLCANIC: 1, **dict(zip(OPEN_WEAPONS, RANGES if deck is None else deck.ranges, strict=True))}


def deck_sheet(options: Mapping[str, Any], readings: Any) -> DeckSheet:
    """Describe a deck as a sheet: rows of cards with their counts, sums, and the first thing that is wrong."""
    players = OPTIONS[0].read(options.get("players", OPTIONS[0].default))
    given = {name: value for name, value in options.items() if name not in {one.name for one in OPTIONS}}
    deck = read_deck(given)
    problem = None
    try:
        check_deck(deck, players)
    except InputError as error:
        problem = error.to_json()
    size = sum(map(sum, deck.counts))
    missing = [f"«{name}»" for name, row in zip(ACTIONS, deck.counts, strict=True) if not sum(row)]
    sample = deck == Cards(tuple(row.read(row.default) for row in ROWS), RANGES)
    hearts, mines = sum(row[4] for row in deck.counts), sum(row[0] for row in deck.counts)
    cells = [
        _row(row, [free_card(f"{name} {place}", f"«{name}», {place}", title=place, value=place, tone=one.tone) for place in PLACES], counts)
        for (name, one), row, counts in zip(ACTIONS.items(), ROWS, deck.counts, strict=True)
    ]  # fmt: skip
    weapons = [free_card(name, f"Дальность: {name}", title=name, value=name[:3], tone="dark") for name in OPEN_WEAPONS]
    reaches = _row(REACHES, weapons, deck.ranges)
    reaches["sum"] = False
    return {
        "rows": [*cells, reaches],
        "size": size,
        "need": 5 * players + 8,
        "sample": sample,
        "problem": problem,
        "text": f"Видов карт {len(ACTIONS) - len(missing)} из {len(ACTIONS)}{'; нет: ' + ', '.join(missing) if missing else ''}; "
        f"червей {hearts}, пик от 2 до 9 — {mines}.",
    }


def _row(param: Ints, cards: list[SceneCard], counts: tuple[int, ...]) -> DeckRow:
    return {
        "name": param.name,
        "label": param.label,
        "played": True,
        "low": param.low,
        "high": param.high,
        "default": list(param.read(param.default)),
        "cells": [{"card": card, "count": count} for card, count in zip(cards, counts, strict=True)],
    }
