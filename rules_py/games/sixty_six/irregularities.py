"""«Шестьдесят шесть»: was a card allowed, and what follows where it was not."""

from __future__ import annotations

from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import CardRow, Cards, OneOf, suit_choice
from ...frame.readings import Chosen
from ...frame.results import Score
from ...kernels.tricks import Duties, Reason, TrickPlay
from .options import DECK
from .play import strict_duties
from .readings import OVERTAKE

OPEN = "открыта"
_STOCK = ((OPEN, "открыта, из неё добирают"), ("закрыта", "закрыта"), ("вышла", "вышла"))
_STRICT = {"stock": ("закрыта", "вышла")}


@calculator(
    "sixty-six.revoke",
    title="Ту ли карту положил",
    sentence="Колода {stock}[, козырь {trump}]. [Вышли с {led}.][ На руке у игрока {hand}][, он положил {card}].",
    summary="Обязан ли был игрок дать масть или побить козырем.",
    kind="irregularity",
    params=(
        OneOf(name="stock", label="Колода", choices=_STOCK, default="вышла"),
        suit_choice("trump", "Козырь", default="♥", when=_STRICT),
        CardRow(name="led", label="Вышли с карты", deck=DECK, low=1, high=1, default="♦К", when=_STRICT),
        Cards(name="hand", label="Карты игрока перед ходом", deck=DECK, low=1, high=6, default="♦9 ♠Т", when=_STRICT),
        CardRow(name="card", label="Он положил", deck=DECK, low=1, high=1, default="♠Т", when=_STRICT),
    ),
    rules=("sixty-six.9", "sixty-six.11", "sixty-six.14", "sixty-six.15"),
    readings=(OVERTAKE,),
    words=("дал не ту масть", "не дал масть", "не побил козырем", "ренонс", "обязан ли дать масть", "можно ли сбросить"),
)
@implements("sixty-six.14", "sixty-six.9")
def revoke(readings: Chosen, stock: str, trump: str, led: tuple[int, ...], hand: int, card: tuple[int, ...]) -> Score:
    """Say whether a card answered as it had to."""
    first, played = led[0], card[0]
    if hand >> first & 1:
        raise InputError("Карты игрока: карта, с которой вышли, уже на столе", "hand")
    if not hand >> played & 1:
        raise InputError("Он положил: этой карты нет среди карт игрока", "card")
    score = Score()
    if stock == OPEN:
        score.add("Пока добирают из колоды, отвечать в масть не нужно", "sixty-six.9")
        score.summary = "Нарушения нет: пока есть колода, масть не обязательна."
        return score
    strict = "sixty-six.15" if stock == "закрыта" else "sixty-six.14"
    text = "Колода закрыта: играют так, будто она вышла" if stock == "закрыта" else "Колода вышла: масти в силе"
    score.add(text, strict)
    reason = _reason(first, hand, played, trump, strict_duties(readings))
    duty = {
        Reason.MUST_FOLLOW: "дать масть",
        Reason.MUST_TRUMP: "побить козырем",
        Reason.MUST_BEAT: "перебить старшей картой",
    }
    if reason is None:
        score.add("Масть или козырь даны как следует, или дать было нечего", "sixty-six.14")
        score.summary = "Нарушения нет: карта положена по правилам."
        return score
    score.add(f"Игрок обязан был {duty[reason]}", "sixty-six.14")
    score.add("Источники не решают, что за это: взыскания за ренонс в этой игре они не называют", "sixty-six.14")
    score.choose("Игроки", "Как быть со взяткой, источники не решают: договоритесь за столом", "sixty-six.14")
    score.extra["decided"] = False
    score.summary = f"Так нельзя: игрок обязан был {duty[reason]}; взыскания источники не назначают."
    return score


def _reason(led: int, hand: int, card: int, trump: str, duties: Duties) -> Reason | None:
    """Say why a card may not answer another, or None where it may."""
    play = TrickPlay(DECK, [1 << led, hand], DECK.suits.index(trump), 0, duties)
    play.apply(led)
    return play.refusal(card)
