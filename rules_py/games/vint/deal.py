"""«Винт»: drawing for seats, the cut, the deal, misdeals."""

from __future__ import annotations

from dataclasses import dataclass

from ...families.vist.draw import FOUR, Seating, draw_pack, seating_of
from ...families.vist.rotation import draw_key
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.readings import Chosen, Reading
from ...frame.rng import Generator
from .options import DECK, Variant
from .readings import MISDEALT_HANDS, NO_CUT_DEADLINE, OTHER_PACK, REDEAL_DEALER

SEATS = FOUR
LEAST_PART = 5
"""Neither part of a cut pack holds fewer cards (§ 12)."""
MOST_PART = DECK.size - LEAST_PART
EXTRA_CARD_PENALTY = 2000
"""A dealer who kept the fourteenth card (§ 24)."""


@implements("vint.1", "vint.2", "vint.3", "vint.8", "vint.15")
def seating(draws: tuple[int, ...]) -> Seating:
    """Decide partners and the first dealer: the two lowest against the two highest, the lowest deals."""
    return seating_of(sorted(range(SEATS), key=lambda position: draw_key(draws[position])))


@implements("vint.2", "vint.3", "vint.8", "vint.15")
def draw_for_places(number: int) -> tuple[tuple[int, ...], int]:
    """Draw four cards for a match and seat the players: the card of each place and the place that deals first.

    Place 0 keeps the first drawn card; his partner by the draw sits opposite, the other two left and right of him.
    """
    draws = tuple(draw_pack(number)[:SEATS])
    seats = seating(draws)
    return tuple(draws[player] for player in seats.places), seats.places.index(seats.first_dealer)


@implements("vint.h1")
def next_place(place: int) -> int:
    """Return the left neighbour, whose turn follows."""
    return (place + 1) % SEATS


@implements("vint.11")
def cutter_of(dealer: int) -> int:
    """Return who cuts: the opponent on the dealer's right."""
    return (dealer - 1) % SEATS


@implements("vint.12")
def cut_allowed(upper_part: int) -> bool:
    """Tell whether each part of the cut pack holds at least five cards."""
    return LEAST_PART <= upper_part <= MOST_PART


def cut_point(number: int) -> int:
    """Return how many cards the cutter lifts in the deal of this number."""
    return LEAST_PART + Generator(number ^ 0xC07).below(MOST_PART - LEAST_PART + 1)


@implements("vint.1", "vint.12")
def pack_order(number: int, cards: str | None = None) -> list[int]:
    """Return the pack of a deal number, shuffled and cut, or the one written out card by card."""
    if cards is None:
        order = Generator(number).shuffle(DECK.size)
        lifted = cut_point(number)
        return order[lifted:] + order[:lifted]
    if len(cards) > 400:
        raise InputError("Сдача: слишком длинная запись карт", "deal.cards")
    order = [DECK.card(word, "deal.cards") for word in cards.split()]
    if len(order) != DECK.size or len(set(order)) != DECK.size:
        raise InputError(f"Сдача: нужны все {DECK.size} карты по одному разу", "deal.cards")
    return order


@implements("vint.16", "vint.22a")
def deal_hands(order: list[int], dealer: int, variant: Variant) -> tuple[list[int], list[int]]:
    """Deal one card at a time from the dealer's left; what is left over is the talon."""
    hands = [0] * SEATS
    place = dealer
    dealt = variant.hand * SEATS
    for card in order[:dealt]:
        place = next_place(place)
        hands[place] |= 1 << card
    return hands, order[dealt:]


# Misdeals

DURING, AFTER_DEAL, BEFORE_LEAD, AFTER_LEAD, AFTER_GAME = (
    "во время раздачи", "после раздачи", "до первого хода", "после первого хода", "после игры",
)  # fmt: skip
MOMENTS = (DURING, AFTER_DEAL, BEFORE_LEAD, AFTER_LEAD, AFTER_GAME)
REDEAL, LAWFUL, STANDS, DRAW_AGAIN, CUT_AGAIN, DEAL_PASSES = (
    "пересдача", "игра законна", "записи в силе", "тянуть снова", "тасовать и снимать снова", "сдача переходит",
)  # fmt: skip
SAME, NEXT, RIGHTFUL = "тот же", "следующий", "чья очередь"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What happens after a mistake before play."""

    outcome: str
    cites: tuple[str, ...]
    text: str
    dealer: str = ""
    penalty: int = 0
    readings: tuple[Reading, ...] = ()


_ALWAYS = {
    "открылась карта": (("vint.25b", "vint.25d"), "При раздаче открылась карта: пересдача обязательна, онёр это или нет"),
    "не по одной карте": (("vint.25e", "vint.16"), "Карты сдают по одной: пересдача обязательна"),
    "начали не с того игрока": (("vint.25z", "vint.16"), "Раздачу начинают слева от сдающего: пересдача обязательна"),
    "сдано чужой колодой": (("vint.25i",), "Взята чужая колода: пересдача обязательна"),
}
MISTAKES = (
    "при жеребьёвке вытянуты две карты", "карта открылась при съёме", "перетасовка после съёма", "ошибка в раздаче",
    "сдача не в очередь", "14 и 12 карт", "в колоде не хватает карт", "в колоде две одинаковые карты", "открылась карта",
    "колоду не сняли", "не по одной карте", "начали не с того игрока", "сдано чужой колодой", "запоздалое назначение",
)  # fmt: skip
DATED = ("сдача не в очередь", *MISTAKES[5:8], "колоду не сняли")
"""Mistakes whose end depends on when they were noticed."""
SEEN_MATTERS = ("ошибка в раздаче", *MISTAKES[5:13])
"""Mistakes whose end depends on whether somebody has looked at the cards."""


@implements("vint.18")
def redealer(hands_seen: bool, readings: Chosen) -> str:
    """Say who deals again: the same player while nobody has looked, otherwise the next, or as the reading says."""
    choice = readings[REDEAL_DEALER]
    if choice == "seen":
        return NEXT if hands_seen else SAME
    return SAME if choice == "same" else NEXT


def _redeal(text: str, cites: tuple[str, ...], seen: bool, readings: Chosen, *used: Reading) -> Ruling:
    return Ruling(REDEAL, cites, text, redealer(seen, readings), readings=(REDEAL_DEALER, *used))


@implements("vint.7", "vint.13", "vint.14a", "vint.14b")
def _before_the_deal(mistake: str) -> Ruling | None:
    """Rule on a mistake made at the draw or the cut."""
    if mistake == "при жеребьёвке вытянуты две карты":
        return Ruling(DRAW_AGAIN, ("vint.7",), "Обе карты возвращают в колоду и тянут снова, одну")
    if mistake == "карта открылась при съёме":
        return Ruling(CUT_AGAIN, ("vint.13",), "При съёме показалась карта: колоду тасуют и снимают снова", SAME)
    if mistake == "перетасовка после съёма":
        text = "Снятую колоду не тасуют и второй раз не снимают: сдаёт следующий по очереди"
        return Ruling(DEAL_PASSES, ("vint.14a", "vint.14b"), text, NEXT)
    return None


@implements("vint.22b", "vint.23", "vint.24", "vint.25v")
def _wrong_hands(noticed: str, seen: bool, extra_at_dealer: bool, readings: Chosen) -> Ruling:
    """Rule on fourteen and twelve cards."""
    if noticed not in (AFTER_LEAD, AFTER_GAME) or readings[MISDEALT_HANDS] == "always":
        text = "Лишнюю и недостающую карту заметили до первого хода: игра не считается, карты пересдают"
        if noticed in (AFTER_LEAD, AFTER_GAME):
            text = "У одного 14 карт, у другого 12: карты пересдают всегда"
        return _redeal(text, ("vint.22a", "vint.22b", "vint.25v"), seen, readings, MISDEALT_HANDS)
    text = "Выход уже сделан: игра законна; 12 карт хватает на двенадцать взяток, четырнадцатую сбрасывают в конце"
    cites = ("vint.22b", "vint.23", "vint.h2")
    if extra_at_dealer:
        text = "Выход уже сделан: игра законна, но лишняя карта у сдающего — противники пишут 2\u00a0000"
        return Ruling(LAWFUL, ("vint.22b", "vint.23", "vint.24"), text, penalty=EXTRA_CARD_PENALTY, readings=(MISDEALT_HANDS,))
    return Ruling(LAWFUL, cites, text, readings=(MISDEALT_HANDS,))


@implements("vint.25a", "vint.27")
def _wrong_pack(mistake: str, noticed: str, seen: bool, readings: Chosen) -> Ruling:
    """Rule on a pack that lacks cards or holds two alike."""
    if noticed == AFTER_GAME:
        return Ruling(STANDS, ("vint.27",), "Игра сыграна: записи действительны, как при полной колоде")
    cites = ("vint.25a",) if mistake == "в колоде не хватает карт" else ("vint.25a", "vint.27")
    return _redeal("Колода неверна, игра ещё не сыграна: пересдача обязательна", cites, seen, readings)


@implements("vint.20a", "vint.20b", "vint.25zh")
def _wrong_turn(noticed: str) -> Ruling:
    """Rule on a deal out of turn."""
    if noticed == DURING:
        text = "Ошибку заметили вовремя: карты смешивают, сдаёт тот, чья очередь"
        return Ruling(REDEAL, ("vint.20b", "vint.25zh"), text, RIGHTFUL)
    return Ruling(LAWFUL, ("vint.20a",), "Раздача закончена: сдача законна, её разыгрывают")


@implements("vint.25g")
def _not_cut(noticed: str, seen: bool, readings: Chosen) -> Ruling:
    """Rule on a pack that was not offered to be cut."""
    in_time = (DURING,) if readings[NO_CUT_DEADLINE] == "deal-end" else (DURING, AFTER_DEAL, BEFORE_LEAD)
    if noticed in in_time:
        text = "Колоду не дали снять, и это вовремя увидели: пересдача обязательна"
        return _redeal(text, ("vint.11", "vint.25g"), seen, readings, NO_CUT_DEADLINE)
    text = "Колоду не дали снять, но заметили поздно: игра законна"
    return Ruling(LAWFUL, ("vint.25g",), text, readings=(NO_CUT_DEADLINE,))


@implements("vint.18", "vint.25b", "vint.25d", "vint.25e", "vint.25z", "vint.25i", "vint.75d")
def rule_on(
    mistake: str, noticed: str, hands_seen: bool, extra_at_dealer: bool, redeal_demanded: bool, readings: Chosen
) -> Ruling:
    """Say what follows from a mistake made before play."""
    early = _before_the_deal(mistake)
    if early is not None:
        return early
    if mistake == "14 и 12 карт":
        return _wrong_hands(noticed, hands_seen, extra_at_dealer, readings)
    if mistake in ("в колоде не хватает карт", "в колоде две одинаковые карты"):
        return _wrong_pack(mistake, noticed, hands_seen, readings)
    if mistake == "сдача не в очередь":
        return _wrong_turn(noticed)
    if mistake == "колоду не сняли":
        return _not_cut(noticed, hands_seen, readings)
    if mistake == "запоздалое назначение":
        if redeal_demanded:
            text = "Играющие требуют пересдачи из-за поздних переговоров"
            return _redeal(text, ("vint.75c", "vint.75d"), True, readings)
        text = "Пересдачи не потребовали: играют прежнее назначение, запоздалое не в счёт"
        return Ruling(LAWFUL, ("vint.75c", "vint.75d"), text)
    if mistake == "ошибка в раздаче":
        text = (
            "Карты уже смотрели: их смешивают, сдаёт следующий"
            if hands_seen
            else "Карт никто не смотрел: сдающий вправе пересдать"
        )
        return Ruling(REDEAL, ("vint.18",), text, NEXT if hands_seen else SAME)
    cites, text = _ALWAYS[mistake]
    if mistake == "сдано чужой колодой":
        if readings[OTHER_PACK] == "partners":
            text = "Взята колода партнёра, а своя есть у каждого: пересдача обязательна"
        else:
            text = "Взята колода противников: пересдача обязательна"
        return _redeal(text, cites, hands_seen, readings, OTHER_PACK)
    return _redeal(text, cites, hands_seen, readings)
