"""«Преферанс»: exact answers on open cards: can a misère be caught, how many tricks does a game bring."""

from __future__ import annotations

from functools import partial

from ....families.preferans.exact import MISERE, PLAYERS, sum_up
from ....families.preferans.rules import DECK, HAND, NO_TRUMP, STRAINS
from ....families.preferans.study import SEATS, Case, OpenDeal, Study, check_played, examine, path_of
from ....frame.calculators import calculator, studied
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import CardRow, Cards, OneOf
from ....frame.results import Score
from ....frame.russian import counted

NODES = 60_000
"""How long a position is worked out before the answer is «не решено»."""


FIELDS = (("declarer", "Играющий"), ("left", "Вистующий слева"), ("right", "Вистующий справа"))


WHOSE = ("у играющего", "у вистующего слева", "у вистующего справа")


def case_of(game: str, declarer: int, left: int, right: int, leader: str, played: tuple[int, ...]) -> Case:
    """Check that three hands make a deal, and that the cards could be played so."""
    hands = (declarer, left, right)
    for place in (1, 2):
        for before in range(place):
            twice = hands[place] & hands[before]
            if twice:
                field, label = FIELDS[place]
                raise InputError(f"{label}: {DECK.hand_text(twice)} уже {WHOSE[before]}", field)
    sizes = [hand.bit_count() for hand in hands]
    if len(set(sizes)) > 1:
        odd = next((place for place, size in enumerate(sizes) if sizes.count(size) == 1 and len(set(sizes)) == 2), 2)
        other = 0 if odd else 1
        field, label = FIELDS[odd]
        count = counted(sizes[odd], "карта", "карты", "карт")
        raise InputError(f"{label}: {count}, а {WHOSE[other]} {sizes[other]}; на трёх руках должно быть поровну", field)
    low = game == MISERE
    strain = NO_TRUMP if low else STRAINS.index(game)
    deal = OpenDeal(DECK, hands, strain if strain < NO_TRUMP else -1, PLAYERS.index(leader), low)
    case = Case(deal, played, ("preferans.25",), ("preferans.26",), partial(sum_up, game, sizes[0]))
    check_played(case, "played")
    return case


@calculator(
    "preferans.exact",
    title="Сколько взяток на открытых картах",
    summary="Три открытые руки: ловится ли мизер, сколько взяток у играющего при лучшей игре всех и какой ход к этому ведёт.",
    params=(
        OneOf(name="game", label="Игра", choices=((MISERE, "мизер"), *((one, one) for one in STRAINS)), default=MISERE),
        Cards(name="declarer", label="Играющий", deck=DECK, low=1, high=HAND, default="♠Т108 ♥7"),
        Cards(name="left", label="Вистующий слева", deck=DECK, low=1, high=HAND, default="♠КД97"),
        Cards(name="right", label="Вистующий справа", deck=DECK, low=1, high=HAND, default="♥ТК ♣ТК"),
        OneOf(name="leader", label="Первый ход", choices=tuple((one, one) for one in PLAYERS), default="слева"),
        CardRow(
            name="played",
            label="Сыграно",
            deck=DECK,
            high=SEATS * HAND - 1,
            hint="Карты по порядку, с первого хода: «♠7 ♠8 ♠Т».",
        ),
    ),
    rules=("preferans.mizer.1", "preferans.25", "preferans.26", "preferans.34a", "preferans.68", "preferans.70"),
    words=("ловится ли мизер", "поймать мизер", "сколько взяток", "лучший ход", "открытые карты", "разобрать мизер"),
    widget="exact",
)
@implements("preferans.34b")
def exact(game: str, declarer: int, left: int, right: int, leader: str, played: tuple[int, ...]) -> Score:
    """Work out best play of three open hands."""
    case = case_of(game, declarer, left, right, leader, played)
    study = Study(case.deal)
    play = study.position(played)
    answer = study.answer(played, NODES)
    score = Score(unit="взяток")
    if answer is None or answer.tricks is None:
        rule = sum_up(game, HAND, 0)[1]
        score.add(f"Не решено: просмотрено {counted(study.nodes, 'положение', 'положения', 'положений')}", rule)
        score.summary = "Не решено: положение слишком трудно."
        score.extra.update(tricks=None, line=[], by_card={}, path=path_of(case.deal, played))
        return score
    taken = play.winners.count(0)
    tricks = taken + answer.tricks
    count = declarer.bit_count()
    summary, rule = case.sum_up(tricks)
    score.total = tricks
    score.summary = summary
    score.add(f"При лучшей игре всех играющий берёт {tricks} из {count}", (*rule, "preferans.25", "preferans.26"), tricks)
    line = [f"{PLAYERS[seat]}: {DECK.text(card)}" for seat, card in answer.line]
    first = -len(played) % SEATS
    for start in range(first - SEATS if first else 0, len(line), SEATS):
        trick = "; ".join(line[max(0, start) : start + SEATS])
        score.add(trick[0].upper() + trick[1:], ("preferans.13b",))
    by_card = {DECK.text(card): taken + value for card, value in answer.by_card.items()}
    path = path_of(case.deal, (*played, *(card for _, card in answer.line)))
    score.extra.update(tricks=tricks, line=line, by_card=by_card, path=path)
    return score


studied("preferans.exact", lambda values, nodes: examine(case_of(**values), nodes))
