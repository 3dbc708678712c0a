"""«Преферанс»: exact answers on open cards: can a misère be caught, how many tricks does a game bring."""

from __future__ import annotations

from ...calc import calculator
from ...cites import implements
from ...errors import InputError
from ...params import Cards, OneOf
from ...results import Score
from ...solver import Board
from ...words import counted
from ...words import tricks as tricks_text
from .terms import DECK, HAND, NO_TRUMP, STRAINS

NODES = 60_000
"""How long a position is worked out before the answer is «не решено»."""
MISERE = "мизер"
PLAYERS = ("играющий", "слева", "справа")


@calculator(
    "preferans.exact",
    title="Сколько взяток на открытых картах",
    summary="Три открытые руки: ловится ли мизер, сколько взяток у играющего при лучшей игре всех и какой ход к этому ведёт.",
    params=(
        OneOf(name="game", label="Игра", choices=((MISERE, "мизер"), *((one, one) for one in STRAINS)), default=MISERE),
        Cards(name="declarer", label="Играющий", deck=DECK, low=1, high=HAND, default="♠Т108 ♥7"),
        Cards(name="left", label="Вистующий слева от него", deck=DECK, low=1, high=HAND, default="♠КД97"),
        Cards(name="right", label="Вистующий справа", deck=DECK, low=1, high=HAND, default="♥ТК ♣ТК"),
        OneOf(name="leader", label="Выходит", choices=tuple((one, one) for one in PLAYERS), default="слева"),
    ),
    rules=("preferans.mizer.1", "preferans.25", "preferans.26", "preferans.34a", "preferans.68", "preferans.70"),
    words=("ловится ли мизер", "поймать мизер", "сколько взяток", "лучший ход", "открытые карты", "разобрать мизер"),
)
@implements("preferans.34b")
def exact(game: str, declarer: int, left: int, right: int, leader: str) -> Score:
    """Work out best play of three open hands."""
    hands = (declarer, left, right)
    for field, label, first, second in (("left", "слева", left, declarer), ("right", "справа", right, declarer | left)):
        if first & second:
            twice = DECK.hand_text(first & second)
            raise InputError(f"Вистующий {label}: карты {twice} уже у другого", field)
    sizes = {hand.bit_count() for hand in hands}
    if len(sizes) != 1:
        raise InputError("Вистующий справа: карт на трёх руках должно быть поровну", "right")
    count = sizes.pop()
    low = game == MISERE
    strain = NO_TRUMP if low else STRAINS.index(game)
    board = Board(DECK, hands, strain if strain < NO_TRUMP else -1, PLAYERS.index(leader), low, limit=NODES)
    answer = board.solve()
    score = Score(unit="взяток", total=answer.tricks)
    rule = ("preferans.mizer.1", "preferans.68") if low else ("preferans.34a",)
    if answer.tricks is None:
        score.add(f"Не решено: просмотрено {counted(answer.nodes, 'положение', 'положения', 'положений')}", rule)
        score.summary = "Не решено: положение слишком трудно."
        score.extra.update(tricks=None, line=[], by_card={})
        return score
    score.add(
        f"При лучшей игре всех играющий берёт {answer.tricks} из {count}",
        (*rule, "preferans.25", "preferans.26"),
        answer.tricks,
    )
    line = [f"{PLAYERS[seat]}: {DECK.text(card)}" for seat, card in answer.line]
    for start in range(0, len(line), len(PLAYERS)):
        trick = "; ".join(line[start : start + len(PLAYERS)])
        score.add(trick[0].upper() + trick[1:], ("preferans.13b",))
    by_card = {DECK.text(card): value for card, value in answer.by_card.items()}
    score.extra.update(tricks=answer.tricks, line=line, by_card=by_card)
    if low:
        caught = f"Мизер ловится: {tricks_text(answer.tricks)}." if answer.tricks else "Мизер не ловится."
        score.summary = caught
    else:
        score.summary = f"Играющий берёт {tricks_text(answer.tricks)}."
    return score
