"""The family of вист: what went wrong at the table, who may choose what, and questions of order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.cards import Deck
from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, one_of
from ...frame.params import Former
from ...frame.results import Score
from .rules import FIRST_SIX, HAND

FIRSTS, SECONDS = "первые", "вторые"
POINTS, TRICKS = "очки", "взятки"
PENALTIES = {POINTS: "пять пуан", TRICKS: "три взятки"}
"""What a revoke costs; the names stand in links that were sent."""
MISTAKES = {
    "козырь виден до срока": "сдающий увидел или показал последнюю карту до времени",
    "открылась карта": "карта открылась при сдаче",
    "ошибка в раздаче": "сдающий ошибся в раздаче",
    "сдавал не тот": "сдавали не в очередь",
    "смотрел карты": "кто-то смотрел или собирал карты при сдаче",
}


@dataclass(frozen=True)
class Case:
    """A mistake at play: what happened, by which rule who may choose what, and what is told."""

    happened: str
    rule: str
    choices: tuple[str, ...]
    step: str
    summary: str
    who: str = "Противники"


AHEAD = "ход не в очередь"
PLAY_CASES = {
    "третий раньше второго": Case(
        "третий положил раньше второго", "vist.22", ("положить карту раньше своего партнёра",),
        "Карта третьего лежит: ошибку не поправить", "Четвёртый вправе положить раньше второго.", who="Четвёртый",
    ),
    "не дал карты": Case(
        "не дали карты на взятку и играли с лишней", "vist.23", ("признать талию", "потребовать новой сдачи"),
        "Карты на взятку не дали, и на руках лишняя", "Противники признают талию или требуют новой сдачи.",
    ),
    "две карты": Case(
        "на взятку положили несколько карт", "vist.24", ("какая карта останется на взятке",),
        "Которая из карт останется, решают противники; он обязан подчиниться", "Какую карту оставить, решают противники.",
    ),
    "карты раскрыты": Case(
        "карты раскрыли до конца игры", "vist.25", ("какую из открытых карт положить",),
        "Раскрытыми до конца картами распоряжаются противники", "Картами распоряжаются противники.",
    ),
    "карта упала": Case(
        "карта упала лицом вверх", "vist.69", ("оставить карту открытой и потребовать её, когда захотят",),
        "Упавшая карта лежит открытой, и кладут её по требованию", "Противники вправе держать карту открытой и потребовать её.",
    ),
    "не та масть": Case(
        "имея масть, положили другую; взятка не закрыта", "vist.19", ("старшая или младшая карта масти",),
        "Взятка не закрыта: это ещё не ренонс", "Карту заменяют старшей или младшей, как скажут противники.",
    ),
}  # fmt: skip
CASES = {AHEAD: "пошли не в свою очередь", **{name: case.happened for name, case in PLAY_CASES.items()}}


@dataclass(frozen=True, kw_only=True)
class Revoked:
    """A revoke and what is taken for it."""

    penalty: str = one_of("Берут", PENALTIES, POINTS)
    offenders: str = one_of("Кто допустил ренонс", (FIRSTS, SECONDS), FIRSTS)
    tricks_1: int = number(
        "Взяток у первых",
        0,
        HAND,
        7,
        when={"penalty": (TRICKS,)},
        former=Former("offender_tricks", HAND, {"offenders": (SECONDS,)}),
    )
    tricks_2: int = number(
        "Взяток у вторых",
        0,
        HAND,
        6,
        when={"penalty": (TRICKS,)},
        former=Former("opponent_tricks", HAND, {"offenders": (SECONDS,)}),
    )
    asked: bool = flag("Партнёр виновного спросил, нет ли ошибки")


@dataclass(frozen=True, kw_only=True)
class Misdeal:
    """A mistake at the deal."""

    mistake: str = one_of("Что случилось", MISTAKES, "ошибка в раздаче")
    trump_shown: bool = flag("Козырь уже открыт", when={"mistake": ("открылась карта", "сдавал не тот")})


@dataclass(frozen=True, kw_only=True)
class Irregular:
    """A mistake at play."""

    case: str = one_of("Что случилось", CASES, "ход не в очередь")
    partner_due: bool = flag("Ход был за партнёром виновного", when={"case": ("ход не в очередь",)})


@dataclass(frozen=True, kw_only=True)
class Look:
    """How far one wants to look back."""

    back: int = number("Какая взятка с конца", 1, HAND, 2)


CUSTOMS = {
    "сменить колоду": "очередной сдающий хочет другую колоду",
    "собирать взятки": "кому собирать взятки стороны",
    "писать": "кому вести запись",
}


@dataclass(frozen=True, kw_only=True)
class Custom:
    """A question of order at the table."""

    what: str = one_of("О чём речь", CUSTOMS, "сменить колоду")
    game_over: bool = flag("Партия окончена", when={"what": ("сменить колоду",)})


# A revoke


@dataclass(frozen=True)
class Called:
    """How a game calls the two sides of a quarrel."""

    names: tuple[str, str] = ("Первые", "Вторые")
    whose: tuple[str, str] = ("первых", "вторых")
    writes: str = "пишут"
    chooser: str = "Противники виновного"
    self_chooser: str = "Виновная сторона"
    choice: str = "пять пуан или три взятки"


SIDES = Called()


def revoke(rules: Any, facts: Any, called: Called = SIDES) -> Score:
    """Say what a revoke costs."""
    if facts.tricks_1 + facts.tricks_2 > HAND:
        raise InputError(f"Взяток у {called.whose[1]}: всех взяток {HAND}", "tricks_2")
    guilty = [name.lower() for name in called.names].index(facts.offenders)
    other = called.names[1 - guilty]
    tricks = (facts.tricks_1, facts.tricks_2)
    score = Score()
    score.choose(called.self_chooser if rules.offender_chooses else called.chooser, called.choice, ("vist.18",))
    wanted = facts.penalty == TRICKS
    enough = tricks[guilty] >= (1 if rules.few_tricks else rules.revoke_tricks)
    if wanted and enough:
        _take_tricks(rules, tricks, guilty, called, score)
    else:
        if wanted:
            score.add(f"Взяток у {called.whose[guilty]} не хватает: берут пять пуан", "vist.18")
        score.add(f"{other} {called.writes} над чертой", ("vist.18", "vist.73"), rules.revoke_points, other)
        score.total, score.unit = rules.revoke_points, "пуан"
        score.sides = {other: rules.revoke_points}
        score.summary = f"{other} {called.writes} {rules.revoke_points} над чертой."
    if getattr(facts, "asked", False):
        told = ("за штраф отвечает один виновный", "Платит один виновный.") if rules.personal else (
            "но штраф пишут стороне", "Платит вся сторона.")  # fmt: skip
        score.add(f"Партнёр спросил: {told[0]}" if rules.personal else f"Партнёр спросил, {told[0]}", "vist.20")
        score.summary += f" {told[1]}"
    return score


def handed_over(tricks: int, penalty: int) -> int:
    """Return how many tricks change hands for a revoke: the penalty, as far as the offenders have them."""
    return min(tricks, penalty)


def demanded(suited: Sequence[int], highest: bool) -> int:
    """Return the card that replaces a wrong one: the highest or the lowest of the suit, as the opponents say."""
    return max(suited) if highest else min(suited)


def may_be_called(deck: Deck, shown: int, led: int, to_its_suit: bool = False) -> int:
    """Return which of the open cards the opponents may call to a trick: those of the suit that is led; where none is of it, or before
    a lead, any of them, unless the game lets a card be called to its own suit alone."""
    suited = shown & deck.suit_masks[led] if led >= 0 else 0
    return suited if suited or to_its_suit else shown


def _take_tricks(rules: Any, tricks: tuple[int, int], guilty: int, called: Called, score: Score) -> None:
    """Let tricks change hands; say what they make."""
    count = handed_over(tricks[guilty], rules.revoke_tricks)
    left, more = tricks[guilty] - count, tricks[1 - guilty] + count
    other = called.whose[1 - guilty]
    score.add(f"Взяток переходит {count}", "vist.18", count)
    score.total, score.unit = count, "взяток"
    score.sides = {called.names[guilty]: left, called.names[1 - guilty]: more}
    score.summary = f"Взяток у {called.whose[guilty]} {left}, у {other} {more}."
    if more > FIRST_SIX:
        score.add(f"У {other} леве {more - FIRST_SIX}", "vist.75")
    if more >= HAND - 1:
        made = rules.slam_after_revoke
        score.add(
            "Шлем из взятых за ренонс взяток в счёт" if made else "Шлема из взятых за ренонс взяток нет",
            ("vist.76", "vist.18"),
        )
        score.summary += " Шлем считают." if made else " Шлема не считают."


# The deal


PASSES_ON = ("Сдаёт следующий игрок", "vist.66")
DEAL_CASES: dict[tuple[str, bool], tuple[str, tuple[tuple[str, str], ...]]] = {
    ("сдавал не тот", True): (
        "Сдача действительна: козырь уже открыт.", (("Козырь открыт, ошибку не заметили вовремя: играют", "vist.13"),),
    ),
    ("сдавал не тот", False): (
        "Сдаёт тот, чья очередь.", (("Козыря ещё нет: карты смешивают", "vist.13"), ("Сдают по очереди", "vist.65")),
    ),
    ("смотрел карты", False): (
        "Так нельзя; наказания книга не называет.", (("Пока идёт сдача, своих карт не смотрят и не собирают", "vist.11"),),
    ),
    ("открылась карта", True): (
        "Козырь уже объявлен: пересдачи нет.", (("Обязанность пересдать держится до объявления козыря", "vist.12"),),
    ),
    ("открылась карта", False): (
        "Пересдаёт тот же игрок.", (("Карта открылась до козыря: пересдача обязательна", "vist.12"),),
    ),
    ("козырь виден до срока", False): (
        "Сдаёт следующий за ним.",
        (("Сдающий увидел или показал последнюю карту: права сдавать он лишён", "vist.10"), PASSES_ON),
    ),
    ("ошибка в раздаче", False): (
        "Сдаёт следующий за ним.", (("Ошибившийся при раздаче теряет право сдавать", "vist.66"), PASSES_ON),
    ),
}  # fmt: skip
"""What follows a mistake at the deal, before the trump is shown and after it."""


def misdeal(rules: Any, facts: Misdeal) -> Score:
    """Say what follows a mistake at the deal."""
    case = (facts.mistake, facts.trump_shown)
    summary, steps = DEAL_CASES[case if case in DEAL_CASES else (facts.mistake, False)]
    if case == ("открылась карта", False) and rules.opened_passes:
        return Score.told("Пересдаёт следующий.", (*steps, ("Открыть карту — тоже ошибка: сдача переходит", "vist.66")))
    return Score.told(summary, steps)


# Play


def irregular(rules: Any, facts: Irregular) -> Score:
    """Say what the opponents may choose after a mistake at play."""
    if facts.case == AHEAD:
        return _led_ahead(rules, facts)
    case = PLAY_CASES[facts.case]
    score = Score(total=None, summary=case.summary)
    for choice in case.choices:
        score.choose(case.who, choice, (case.rule,))
    score.add(case.step, case.rule)
    return score


def _led_ahead(rules: Any, facts: Irregular) -> Score:
    """Say what follows a lead out of turn: that depends on the readings."""
    score = Score(total=None)
    score.choose("Противники", "признать карту", ("vist.21",))
    bound = "тот, чей был ход" if rules.bound_is_due else "партнёр пошедшего"
    if rules.bound_now and not rules.bound_is_due and not facts.partner_due:
        score.add("Ход был не за партнёром пошедшего: масти не называют", "vist.21")
        score.summary = "Карту можно только признать."
        return score
    when = "сейчас" if facts.partner_due or rules.bound_is_due else "когда ход окажется у него"
    score.choose("Противники", f"назвать масть, с которой выйдет {bound} ({when})", ("vist.21",))
    score.add(f"Карту признают или называют масть: с неё выходит {bound}", "vist.21")
    score.summary = "Противники признают карту или называют масть."
    return score


def look(rules: Any, facts: Look) -> Score:
    """Say whether a trick may be looked at."""
    may = facts.back <= rules.looks
    text = "Две последние взятки смотреть можно" if may else "Смотрят только две последние взятки"
    return Score.told("Можно." if may else "Нельзя.", ((text, "vist.26"),))


# Order at the table


def custom(rules: Any, facts: Custom) -> Score:
    """Answer a question of order at the table."""
    if facts.what == "сменить колоду":
        if facts.game_over:
            return Score.told("Можно.", (("Партия окончена: сдающий вправе взять другую колоду", "vist.67"),))
        return Score.told("Нельзя до конца партии.", (("Колоду меняют, когда окончена партия", "vist.67"),))
    if facts.what == "собирать взятки":
        return Score.told("Одному из партнёров.", (("Взятки стороны собирает один из двоих", "vist.68"),))
    return Score.told("Кому-нибудь одному.", (("Запись ведёт кто-то один", "vist.68"),))


COUNTS = (
    Count("custom", "Как принято за столом?", Custom, custom, ("vist.67", "vist.68"), words=("сменить колоду", "кто собирает взятки", "кто пишет"),
          sentence="Речь о том, {what}[; партия окончена: {game_over}]."),
    Count("revoke", "Что за ренонс?", Revoked, revoke, ("vist.18", "vist.20"), kind="irregularity",
          words=("ренонс", "не дал масти", "утаил масть", "три взятки или пять пуан", "три взятки или пять очков", "спросил партнёра"),
          sentence="Ренонс допустили {offenders}, за него берут {penalty}[; взяток у первых {tricks_1}][, у вторых {tricks_2}]; спросил ли партнёр: {asked}."),
    Count("misdeal", "Что после ошибки при сдаче?", Misdeal, misdeal, ("vist.10", "vist.11", "vist.12", "vist.13", "vist.66"), kind="irregularity",
          words=("ошибка при сдаче", "засдача", "открылась карта", "сдавал не тот", "подсмотрел козыря"),
          sentence="Случилось: {mistake}[; козырь уже открыт: {trump_shown}]."),
    Count("irregular", "Что вправе противники?", Irregular, irregular, ("vist.19", "vist.21", "vist.22", "vist.23", "vist.24", "vist.25", "vist.69"), kind="irregularity",
          words=("ход не в очередь", "упала карта", "две карты на взятку", "пропустил взятку", "не дал карту на взятку", "лишняя карта", "раскрыл карты", "третий раньше второго"),
          sentence="Случилось: {case}[; ход был за партнёром виновного: {partner_due}]."),
    Count("look", "Можно ли посмотреть взятку?", Look, look, ("vist.26",), kind="irregularity", words=("посмотреть взятку", "прошлая взятка"),
          sentence="Хотят посмотреть взятку, {back}-ю с конца."),
)  # fmt: skip
