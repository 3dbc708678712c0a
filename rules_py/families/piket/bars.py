"""The family of пикет: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.moves import Bar, Turn
from ...kernels.trick_phase import duty_bars
from .boast import CARDS, KINDS, VOCABULARY, WHITE_CARDS, mistaken
from .boasting import compared, false_of, own, standing, unproved
from .exchange import draws, extra, has_white
from .state import first_of, held, rules_now, slips


def drawn(turn: Turn) -> int:
    """Return how many cards would be drawn."""
    return len(turn.cards) - extra(turn.match, turn.seat)


def is_dealer(turn: Turn) -> bool:
    """Tell whether the dealer is asked."""
    return turn.seat == turn.match.dealer


def wrong_number(turn: Turn) -> bool:
    """Tell whether so many cards may not be drawn."""
    return drawn(turn) not in draws(turn.match, turn.seat)


def thirteen_text(turn: Turn) -> str:
    """Say what one who got thirteen cards may lay off."""
    fits = draws(turn.match, turn.seat)
    return f"Карт тринадцать: сносят на одну больше, чем прикупают, то есть {' или '.join(str(one + 1) for one in fits)}"


def white(when: Callable[[Turn], bool]) -> Callable[[Turn], bool]:
    """Return a test that holds for white cards alone."""
    return lambda turn: turn.word == WHITE_CARDS and when(turn)


def figure(when: Callable[[Turn], bool]) -> Callable[[Turn], bool]:
    """Return a test that holds for everything but white cards."""
    return lambda turn: turn.word != WHITE_CARDS and when(turn)


def not_held(turn: Turn) -> bool:
    """Tell whether one would boast of what one has not; where slips happen, one card too many may be named, once in a game."""
    match, key = turn.match, VOCABULARY[turn.match.open.stage][turn.word]
    if all(one.key != key for one in own(match, turn.seat)):
        return not slips(match) or turn.seat in match.open.caught or not _slipped(turn)
    return False


def _slipped(turn: Turn) -> bool:
    """Tell whether what is named could be a slip."""
    match = turn.match
    return turn.word in mistaken(rules_now(match), held(match, turn.seat), match.open.stage)


def lesser(turn: Turn) -> bool:
    """Tell whether one has better to name."""
    mine = own(turn.match, turn.seat)
    return bool(mine) and mine[0].key > named_key(turn)


def same_level(turn: Turn) -> bool:
    """Tell whether one's best is equal to what was named."""
    mine = own(turn.match, turn.seat)
    return bool(mine) and compared(turn, mine[0].key) == 0


def named_key(turn: Turn) -> tuple[int, ...]:
    """Return by what the named boast is compared."""
    return VOCABULARY[turn.match.open.stage][turn.word]


BARS = (
    # The exchange
    Bar("discard", ("piket.16",), "Прикуп тронут: доснести уже нельзя", lambda turn: turn.match.open.talon_touched),
    Bar("discard", ("piket.13",), thirteen_text,
        lambda turn: bool(extra(turn.match, turn.seat)) and not is_dealer(turn) and wrong_number(turn)),
    Bar("discard", ("piket.14",), "Карт тринадцать: сдающий сносит три и берёт две",
        lambda turn: bool(extra(turn.match, turn.seat)) and is_dealer(turn) and wrong_number(turn)),
    Bar("discard", ("piket.9a",), "Прикупают не меньше трёх карт: оставить можно самое большее две",
        lambda turn: not is_dealer(turn) and wrong_number(turn) and drawn(turn) < 3),
    Bar("discard", ("piket.9b",), lambda turn: f"Сдающий берёт {' или '.join(map(str, draws(turn.match, turn.seat)))}",
        lambda turn: is_dealer(turn) and wrong_number(turn)),
    Bar("discard", ("piket.5",), "В вашем прикупе столько карт нет", wrong_number),
    Bar("stand", ("piket.13",), "Карт тринадцать: лишнюю сносят", lambda turn: bool(extra(turn.match, turn.seat)) and not is_dealer(turn)),
    Bar("stand", ("piket.14",), "Карт тринадцать: лишнюю сносят", lambda turn: bool(extra(turn.match, turn.seat))),
    Bar("look", ("piket.15",), "До сноса прикуп не смотрят", lambda turn: True, phase="exchange"),
    Bar("look", ("piket.11",), "Некупленных карт нет", lambda turn: not turn.match.cards["left"][0] and not turn.match.cards["stock"][0],
        phase="play"),
    # White cards
    Bar("boast", ("piket.29",), "Белые карты уже объявлены", white(lambda turn: turn.seat in turn.match.open.white)),
    Bar("boast", ("piket.29",), "Белые карты объявляют по сданным картам, до прикупа",
        white(lambda turn: rules_now(turn.match).white_before), phase="boast"),
    Bar("boast", ("piket.29",), "Белые карты объявляют, когда хвалятся, после прикупа",
        white(lambda turn: not rules_now(turn.match).white_before), phase="exchange"),
    Bar("boast", ("piket.33",), "На руках есть фигура: карты не белые", white(lambda turn: not has_white(turn))),
    # Boasting
    Bar("boast", ("piket.33",), "Этого у вас нет: объявить можно только то, что на руках", figure(not_held), phase="boast"),
    Bar("boast", ("piket.20a",), "Называют самую длинную масть", figure(lambda turn: turn.match.open.stage == CARDS and lesser(turn)), phase="boast"),
    Bar("boast", ("piket.23a",), "Старшее объявляют раньше младшего", figure(lesser), phase="boast"),
    Bar("boast", ("piket.20b",), "У вас столько же: говорят «равны»",
        figure(lambda turn: turn.match.open.stage == CARDS and compared(turn, named_key(turn)) == 0), phase="boast"),
    Bar("boast", ("piket.20c",), "У вас такая же: говорят «равны»", figure(lambda turn: compared(turn, named_key(turn)) == 0), phase="boast"),
    Bar("boast", ("piket.20a",), "Названное старше: отвечают «годятся»", figure(lambda turn: compared(turn, named_key(turn)) < 0), phase="boast"),
    Bar("boast", ("piket.34",), "Первый выход сделан: забытое не объявляют", lambda turn: turn.match.open.leads_made > 0, phase="play"),
    Bar("equal", ("piket.20b",), "Сравнивать ещё не с чем", lambda turn: standing(turn.match) is None, quiet=True),
    Bar("equal", ("piket.33",), "У вас не столько же", lambda turn: not same_level(turn), quiet=True),
    Bar("good", ("piket.20a",), "Ещё ничего не названо", lambda turn: standing(turn.match) is None, quiet=True),
    Bar("silent", ("piket.20a",), "На названное отвечают", lambda turn: standing(turn.match) is not None, quiet=True),
    Bar("correct", ("piket.33",), "Поправлять нечего", lambda turn: not false_of(turn.match, turn.seat), quiet=True),
    Bar("correct", ("piket.33",), "Первый выход сделан: поправляться поздно", lambda turn: turn.match.open.leads_made > 0),
    Bar("demand", ("piket.23b",), "Соперник не объявил ничего, что ещё не показано", lambda turn: not unproved(turn)),
    # Капот
    Bar("capot", ("piket.38",), "Капот здесь не объявляют", lambda turn: not rules_now(turn.match).capot_said, quiet=True),
    Bar("capot", ("piket.38",), "Капот уже объявлен", lambda turn: turn.match.open.capot_by >= 0, quiet=True),
    Bar("capot", ("piket.38",), "О капоте предупреждают до первого выхода", lambda turn: turn.match.open.leads_made > 0, quiet=True),
    Bar("capot", ("piket.38",), "О капоте скажете перед своим выходом",
        lambda turn: turn.match.open.stage != KINDS or turn.seat == first_of(turn.match), phase="boast", quiet=True),
    # The play
    *duty_bars("piket.35"),
    Bar("take_back", ("piket.36",), "Нужной масти нет: карта дана верно",
        lambda turn: all(turn.match.rules.deck.suit_of[card] != turn.match.rules.deck.suit_of[turn.match.cards["trick"][0][0]] for card in turn.hand)),
    # What goes wrong at the deal
    Bar("redeal", ("piket.6a",), "Открылась карта самого сдающего: сдача в силе", lambda turn: turn.match.open.opened == "сдающий"),
    Bar("redeal", ("piket.6b",), "Соперник свои карты уже видел: сдача в силе",
        lambda turn: turn.match.open.opened == "соперник" and turn.match.open.seen and not turn.match.rules.seen_redeal),
    Bar("accept", ("piket.6b",), "Соперник свои карты уже видел: пересдают",
        lambda turn: turn.match.open.opened == "соперник" and turn.match.open.seen and turn.match.rules.seen_redeal),
    Bar("redeal", ("piket.5",), "Карты розданы верно", lambda turn: not turn.match.open.opened and not turn.match.open.dealt),
    Bar("accept", ("piket.6c",), "Открылась карта прикупа: пересдают во всех случаях", lambda turn: turn.match.open.opened == "прикуп"),
)  # fmt: skip
