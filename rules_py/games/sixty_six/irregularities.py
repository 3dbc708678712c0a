"""«Шестьдесят шесть»: was a card allowed, and what follows where it was not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, card_row, one_of, some_cards, suit
from ...frame.results import Score
from ...frame.strength import Breach, law
from .rules import DECK

OPEN = "открыта"
_STRICT = {"stock": ("закрыта", "вышла")}
_DUTY = {Breach.FOLLOW: "дать масть", Breach.TRUMP: "побить козырем", Breach.BEAT: "перебить старшей картой"}


@dataclass(frozen=True, kw_only=True)
class Answer:
    """A card that answered another."""

    stock: str = one_of("Колода", {OPEN: "открыта, из неё добирают", "закрыта": "закрыта", "вышла": "вышла"}, "вышла")
    trump: str = suit("Козырь", default="♥", when=_STRICT)
    led: tuple[int, ...] = card_row("Вышли с карты", DECK, 1, 1, "♦К", when=_STRICT)
    hand: int = some_cards("Карты игрока перед ходом", DECK, 1, 6, "♦9 ♠Т", when=_STRICT)
    card: tuple[int, ...] = card_row("Он положил", DECK, 1, 1, "♠Т", when=_STRICT)


def revoke(rules: Any, facts: Answer) -> Score:
    """Say whether a card answered as it had to."""
    led, played = facts.led[0], facts.card[0]
    if facts.hand >> led & 1:
        raise InputError("Карты игрока: карта, с которой вышли, уже на столе", "hand")
    if not facts.hand >> played & 1:
        raise InputError("Он положил: этой карты нет среди карт игрока", "card")
    score = Score()
    if facts.stock == OPEN:
        score.add("Пока добирают из колоды, отвечать в масть не нужно", "sixty-six.9")
        score.summary = "Нарушения нет: пока есть колода, масть не обязательна."
        return score
    closed = facts.stock == "закрыта"
    text = "Колода закрыта: играют так, будто она вышла" if closed else "Колода вышла: масти в силе"
    score.add(text, "sixty-six.15" if closed else "sixty-six.14")
    broken = law(DECK, rules.strength, rules.duty, DECK.suits.index(facts.trump)).breach(facts.hand, (led,), played)
    if broken is None:
        score.add("Масть или козырь даны как следует, или дать было нечего", "sixty-six.14")
        score.summary = "Нарушения нет: карта положена по правилам."
        return score
    score.add(f"Игрок обязан был {_DUTY[broken]}", "sixty-six.14")
    score.add("Источники не решают, что за это: взыскания за ренонс в этой игре они не называют", "sixty-six.14")
    score.choose("Игроки", "Как быть со взяткой, источники не решают: договоритесь за столом", "sixty-six.14")
    score.extra["decided"] = False
    score.summary = f"Так нельзя: игрок обязан был {_DUTY[broken]}; взыскания источники не назначают."
    return score


REVOKE = Count(
    "revoke", "Ту ли карту положил", Answer, revoke, ("sixty-six.9", "sixty-six.11", "sixty-six.14", "sixty-six.15"),
    "Обязан ли был игрок дать масть или побить козырем.", "irregularity",
    words=("дал не ту масть", "не дал масть", "не побил козырем", "ренонс", "обязан ли дать масть", "можно ли сбросить"),
    sentence="Колода {stock}[, козырь {trump}]. [Вышли с {led}.][ На руке у игрока {hand}][, он положил {card}].",
)  # fmt: skip
