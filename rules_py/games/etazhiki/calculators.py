"""«Этажики»: calculators over the same rows that play and score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, numbers, one_of, text
from ...frame.results import Score
from ...frame.russian import counted
from .floors import BY_BALL, arithmetic, can_lay_floor, fitting, misfit_rules, moved, number_of, shown_by, skips
from .rules import (
    BALL,
    BALL_NAMES,
    BEGINNER,
    CARD_OF,
    DAY,
    DRAW,
    FULL,
    HAND,
    LEAST_AGES,
    LEVEL,
    MIDDLE,
    MOST_IN_MIDDLE,
    NEAR,
    NIGHT,
    PLAYERS,
    SKIP,
    TEXTS,
    deck_counts,
    is_floor,
    is_night,
    is_numbered,
    read_kinds,
    sample_deck,
    spoken,
    stars_needed,
)
from .state import needs_redeal

_SKIPPED = {"skip": (True,)}


def _level() -> Any:
    return one_of(LEVEL.label, dict(LEVEL.choices), FULL)


def _ball(default: str) -> Any:
    return one_of("Верхний шар", {name: f"шар {name}" for name in BALL_NAMES}, default, when={"level": (FULL, MIDDLE)})


def _top(default: int) -> Any:
    return number("Открытый этаж", 0, 9, default)


@dataclass(frozen=True, kw_only=True)
class Age:
    """How old the youngest is."""

    age: int = number("Возраст", 4, 99, 8, unit="лет", cites=("etazhiki.title",))


@dataclass(frozen=True, kw_only=True)
class Level:
    """The rules that are played."""

    level: str = _level()


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """The hands of a deal."""

    floors: tuple[int, ...] = numbers(
        "Этажей у каждого", 0, HAND, (4, 0, 3), most=PLAYERS.high, cites=("etazhiki.full.setup.2",)
    )


@dataclass(frozen=True, kw_only=True)
class Ages:
    """How old the players are."""

    ages: tuple[int, ...] = numbers("Возраст игроков", 1, 120, (34, 8, 11), most=PLAYERS.high)


@dataclass(frozen=True, kw_only=True)
class Centre:
    """What lies open."""

    level: str = _level()
    top: int = _top(5)
    ball: str = _ball("3")


@dataclass(frozen=True, kw_only=True)
class Step:
    """A floor and a way up or down."""

    top: int = _top(9)
    steps: int = number("На сколько этажей (вниз — с минусом)", -9, 9, 2)


@dataclass(frozen=True, kw_only=True)
class Floor:
    """A floor."""

    floor: int = number("Этаж", 0, 19, 12)


@dataclass(frozen=True, kw_only=True)
class Played:
    """A whole turn."""

    level: str = _level()
    top: int = _top(3)
    ball: str = _ball("2")
    plays: str = text("Карты по порядку", "этаж 5, этаж 7, этаж 9, шар 3, этаж 6, этаж 3", limit=600,
                      hint="Через запятую: этаж 5, ночь 1, шар 3, шар пропуск.")  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Starred:
    """An empty hand."""

    level: str = _level()
    players: int = number(PLAYERS.label, PLAYERS.low, PLAYERS.high, PLAYERS.default, cites=PLAYERS.cites)
    stars: int = number("Звёзд было", 0, 4, 0)


@dataclass(frozen=True, kw_only=True)
class Piles:
    """The piles when the stock is out."""

    piles: tuple[int, ...] = numbers("Карт в стопках", 1, 200, (14, 6), count=2, labels=("первая", "вторая"))


@dataclass(frozen=True, kw_only=True)
class Ended:
    """How a turn ended."""

    players: int = number("Игроков", 2, 5, 4, cites=PLAYERS.cites)
    turn: int = number("Чей был ход", 1, 5, 1)
    interceptor: int = number("Кто перехватил ход", 0, 5, 0, hint="0 — никто.")
    skip: bool = flag("Сверху остался «пропуск хода»")
    again: bool = flag("Этот шар лежал и раньше", when=_SKIPPED)
    starred: bool = flag("Ход кончился звездой", when=_SKIPPED)


def _check_middle(level: str, card: int, field: str) -> None:
    """Refuse a ball above three at the middle level."""
    if level == MIDDLE and is_numbered(card) and card - BALL > MOST_IN_MIDDLE:
        raise InputError(f"По средним правилам шаров больше {MOST_IN_MIDDLE} нет", field, ("etazhiki.mid.1",))
    if level == MIDDLE and is_night(card):
        raise InputError("По средним правилам ночных этажей нет", field, ("etazhiki.mid.3",))


def _check_players(count: int, field: str, label: str) -> None:
    if not PLAYERS.low <= count <= PLAYERS.high:
        wrong = f"{label}: нужно от {PLAYERS.low} до {PLAYERS.high} чисел, по одному на игрока"
        raise InputError(wrong, field, ("etazhiki.full.end.2",))


def level(rules: Any, facts: Age) -> Score:
    """List the levels that suit an age."""
    score = Score(unit="уровней")
    for name, least in LEAST_AGES.items():
        if facts.age >= least:
            score.add(f"Правила {name}: от {least} лет", ("etazhiki.title", "etazhiki.intro"), 1)
            score.sides[name] = least
    score.total = len(score.sides)
    score.summary = f"Подходят правила: {', '.join(score.sides)}."
    return score


def deck(rules: Any, facts: Level) -> Score:
    """Count the cards of the sample deck at a level."""
    counts = deck_counts(rules, facts.level, sample_deck())
    score = Score(unit="карт", total=sum(counts.values()))
    rule = {FULL: "etazhiki.full.setup.1", MIDDLE: "etazhiki.mid.2", BEGINNER: "etazhiki.beg.2"}[facts.level]
    groups = {
        "дневные этажи": (DAY, NIGHT),
        "ночные этажи": (NIGHT, BALL),
        "шары с номером": (BALL, NEAR),
        "особые шары": (NEAR, 99),
    }
    for name, (low, high) in groups.items():
        score.sides[name] = sum(count for card, count in counts.items() if low <= card < high)
        score.add(name.capitalize(), (rule, "etazhiki.h1"), score.sides[name])
    score.summary = f"В колоде-образце карт: {score.total}."
    return score


def deal(rules: Any, facts: Dealt) -> Score:
    """Count the hands that call for a redeal."""
    _check_players(len(facts.floors), "floors", "Этажей у каждого")
    score = Score(unit="рук", total=needs_redeal(facts.floors))
    for seat, count in enumerate(facts.floors, 1):
        score.add(f"Игрок {seat}: этажей {count}", "etazhiki.full.setup.2", int(not count))
    score.summary = "Карты пересдают всем." if score.total else "Сдача остаётся в силе."
    return score


def first(rules: Any, facts: Ages) -> Score:
    """Name the youngest."""
    _check_players(len(facts.ages), "ages", "Возраст игроков")
    least = min(facts.ages)
    young = [seat for seat, age in enumerate(facts.ages, 1) if age == least]
    score = Score(unit="игрок", total=young[0])
    score.add(f"Моложе всех игрок {young[0]}: {least}", "etazhiki.full.setup.4", young[0])
    if len(young) > 1:
        for seat in young:
            score.choose(f"Игрок {seat}", "ровесник самых младших: решает жребий", "etazhiki.h3")
        score.summary = f"Одинаково молоды игроки {', '.join(map(str, young))}: решает жребий."
    else:
        score.summary = f"Начинает игрок {young[0]}."
    return score


def floors(rules: Any, facts: Centre) -> Score:
    """List the numbers that fit."""
    card, top = CARD_OF[f"шар {facts.ball}"], facts.top
    if facts.level != BEGINNER:
        _check_middle(facts.level, card, "ball")
    found = fitting(rules, facts.level, top, card)
    score = Score(unit="номеров", total=len(found), sides={f"[{floor}]": floor for floor in found})
    for floor, rule in found.items():
        over = rule == BY_BALL and abs(floor - top) != card - BALL
        cites = (rule, "etazhiki.full.mod.1") if over else (rule,)
        score.add(f"[{floor}]: {_how(facts.level, top, card, floor)}", cites, floor)
    score.summary = f"На [{top}] ложатся: {', '.join(score.sides)}."
    return score


def _how(level: str, top: int, ball: int, floor: int) -> str:
    if floor == top:
        return "тот же номер"
    if level == BEGINNER:
        return "соседний номер"
    return arithmetic(top, ball, floor) if is_numbered(ball) else f"подходит по шару «{TEXTS[ball].removeprefix('шар ')}»"


def move(rules: Any, facts: Step) -> Score:
    """Move by floors modulo ten."""
    top, steps = facts.top, facts.steps
    result, reached = moved(top, steps), top + steps
    score = Score(unit="этаж", total=result)
    sign = "+" if steps >= 0 else "−"
    if reached < 0:
        score.add(f"Вместо {top} берут {top + 10}: {top + 10} − {-steps} = {result}", "etazhiki.full.mod.1", result)
    elif reached > 9:
        score.add(f"{top} + {steps} = {reached}: десяток отбрасывают", "etazhiki.full.mod.1", result)
    else:
        score.add(f"{top} {sign} {abs(steps)} = {result}", "etazhiki.full.mod.1", result)
    score.summary = f"Нужна карта [{result}]."
    return score


def card(rules: Any, facts: Floor) -> Score:
    """Name the card of a floor."""
    floor, shown = facts.floor, shown_by(facts.floor)
    score = Score(unit="номер", total=shown)
    how = f"{floor} − 10 = {floor - 10}" if floor > 9 else f"Этаж {floor} показывает своя карта"
    score.add(how, "etazhiki.full.mod.2", shown)
    score.summary = f"Этаж {floor} показывает карта [{shown}]."
    return score


def turn(rules: Any, facts: Played) -> Score:
    """Follow a turn card by card."""
    level, top = facts.level, facts.top
    cards = read_kinds(facts.plays, "plays")
    if not cards or (level != BEGINNER and not any(is_floor(one) for one in cards)):
        raise InputError("Карты по порядку: за ход нужен хотя бы один этаж", "plays", ("etazhiki.full.turn.1",))
    now = CARD_OF[f"шар {facts.ball}"]
    if level != BEGINNER:
        _check_middle(level, now, "ball")
    score = Score(unit="карт")
    laid = placed = 0
    for place, one in enumerate(cards, 1):
        if level == BEGINNER and (not is_floor(one) or is_night(one)):
            raise InputError(f"Карта {place}: по начальным правилам играют одни дневные этажи", "plays", ("etazhiki.beg.2",))
        _check_middle(level, one, "plays")
        refused = _refused(rules, level, top, now, one, cards[place:], laid)
        if refused is not None:
            score.add(f"{spoken(one).capitalize()}: {refused[0]}", refused[1], 0)
            score.summary = f"Так ходить нельзя: карту {place}, {spoken(one)}, положить нельзя."
            break
        placed += 1
        if not is_floor(one):
            score.add(f"Кладёт {spoken(one)}", "etazhiki.full.place.3", 1)
            now = one
            continue
        floor = number_of(one)
        rule = "etazhiki.spec.night.1" if is_night(one) else fitting(rules, level, top, now)[floor]
        score.add(f"Этаж [{floor}]: {_how(level, top, now, floor)}", rule, 1)
        top = floor
        laid += 1
    else:
        above = f"[{top}]" if level == BEGINNER else f"[{top}] и {spoken(now)}"
        score.summary = f"Ход возможен; карт {len(cards)}, сверху {above}."
    score.total = placed
    score.sides = {"этажей": laid, "шаров": placed - laid, "верхний этаж": top}
    if level != BEGINNER:
        score.extra["ball"] = spoken(now)
    score.extra["allowed"] = placed == len(cards)
    return score


def _refused(
    rules: Any, level: str, top: int, ball: int, card: int, rest: list[int], laid: int
) -> tuple[str, tuple[str, ...]] | None:
    """Say why a card of the turn may not be laid: the judge's reasons, with the cards of the turn as the hand."""
    if is_floor(card):
        fits = fitting(rules, level, top, ball)
        if number_of(card) in fits:
            return None
        cites = ("etazhiki.beg.4",) if level == BEGINNER else misfit_rules(ball)
        return "не подходит, можно положить " + ", ".join(f"[{floor}]" for floor in fits), cites
    if laid or can_lay_floor(rules, rest, top, card):
        return None
    return "после этого шара не подойдёт ни один из этажей хода", ("etazhiki.h5",)


def star(rules: Any, facts: Starred) -> Score:
    """Give a star and see whether it wins."""
    needed, after = stars_needed(rules, facts.players, facts.level), facts.stars + 1
    if facts.stars >= needed:
        raise InputError(f"Звёзд было: для победы нужно {needed}, партия уже окончена", "stars", ("etazhiki.full.end.2",))
    score = Score(unit="звёзд", total=after)
    rule = "etazhiki.beg.7" if facts.level == BEGINNER else "etazhiki.full.end.1"
    score.add(f"Рука пуста: {facts.stars} + 1", rule, 1)
    score.add(f"Игроков {facts.players}: для победы нужно звёзд {needed}", "etazhiki.full.end.2", None)
    won = after >= needed
    score.add("Партия выиграна" if won else f"Берёт новых карт: {HAND}", "etazhiki.full.end.2" if won else rule)
    score.sides = {"звёзд": after, "нужно": needed, "карт": 0 if won else HAND}
    score.summary = "Победа." if won else f"Звёзд {after} из {needed}, игра продолжается."
    return score


def recycle(rules: Any, facts: Piles) -> Score:
    """Count the cards that go back into the stock."""
    score = Score(unit="карт", total=sum(facts.piles) - len(facts.piles))
    for place, size in enumerate(facts.piles, 1):
        score.add(f"Стопка {place}: {size} − 1, верхняя остаётся", "etazhiki.full.turn.3", size - 1)
    score.add("Возвращённые карты тасуют", "etazhiki.h4")
    score.summary = f"В колоду возвращается карт: {score.total}."
    return score


def next_player(rules: Any, facts: Ended) -> Score:
    """Name the next player."""
    players = facts.players
    for name, seat in (("turn", facts.turn), ("interceptor", facts.interceptor)):
        if seat > players:
            raise InputError(f"За столом {counted(players, 'игрок', 'игрока', 'игроков')}: игрока {seat} нет", name)
    if facts.interceptor == facts.turn:
        raise InputError("Кто перехватил ход: у самого себя ход не перехватывают", "interceptor", ("etazhiki.spec.night.2",))
    score = Score(unit="игрок")
    if facts.interceptor:
        score.add(f"Ход перехватил игрок {facts.interceptor}: очередь идёт от него", "etazhiki.spec.night.3")
    following = (facts.interceptor or facts.turn) % players + 1
    if facts.skip:
        if skips(rules, SKIP, not facts.again, facts.starred):
            score.add(f"Игрок {following} берёт две карты и пропускает ход", "etazhiki.spec.skip.1", DRAW)
            score.sides = {"пропускает": following, "берёт": DRAW}
            following = following % players + 1
        else:
            score.add("Этот «пропуск хода» никого не останавливает", "etazhiki.spec.skip.1")
    score.add(f"По часовой стрелке ходит игрок {following}", "etazhiki.full.setup.4", following)
    score.total = following
    score.summary = f"Следующим ходит игрок {following}."
    return score


COUNTS = (
    Count("level", "Какие правила по возрасту", Age, level, ("etazhiki.title", "etazhiki.intro"), "Уровни правил, которые подходят игроку.",
          words=("с какого возраста", "сколько лет ребёнку", "какие правила выбрать"), sentence="Младшему из играющих {age}."),
    Count("deck", "Колода", Level, deck, ("etazhiki.full.setup.1", "etazhiki.mid.2", "etazhiki.beg.2", "etazhiki.h1"),
          "Сколько карт колоды-образца играет на каждом уровне.",
          words=("сколько карт в колоде", "какие карты убрать", "что значит синяя метка", "что значит красная метка"),
          sentence="Колода для игры по правилам: {level}."),
    Count("deal", "Нужна ли пересдача", Dealt, deal, ("etazhiki.full.setup.2",), "Есть ли рука без единого этажа.",
          words=("одни шары", "нет ни одного этажа", "пересдача", "плохая сдача")),
    Count("first", "Кто начинает", Ages, first, ("etazhiki.full.setup.4", "etazhiki.beg.3", "etazhiki.h3"), "Первым ходит самый младший.",
          words=("кто ходит первым", "кто начинает", "самый младший")),
    Count("floors", "Какие этажи подходят", Centre, floors,
          ("etazhiki.full.place.1", "etazhiki.full.place.2", "etazhiki.full.mod.1", "etazhiki.spec.near", "etazhiki.spec.parity",
           "etazhiki.spec.skip.2", "etazhiki.mid.1", "etazhiki.beg.4", "etazhiki.beg.6"),
          "Номера, которые вправе лечь на открытый этаж.",
          words=("какой этаж положить", "что подходит", "какие карты можно положить"),
          sentence="Играют по правилам: {level}. Сверху лежит этаж {top}[, на шарах {ball}]."),
    Count("move", "Этаж после перемещения", Step, move, ("etazhiki.full.mod.1", "etazhiki.full.mod.ex1", "etazhiki.full.mod.ex2"),
          "Куда приводит подъём или спуск; десятки отбрасывают.",
          words=("что выше девяти", "что ниже нуля", "через десяток"), sentence="Сверху этаж {top}, сдвигаются на {steps}."),
    Count("card", "Какой картой показан этаж", Floor, card, ("etazhiki.full.mod.2",), "Одна карта служит двумя этажами.",
          words=("двенадцатый этаж", "десятый этаж", "какая карта"), sentence="Какой картой покажут этаж {floor}?"),
    Count("turn", "Проверить ход", Played, turn,
          ("etazhiki.full.turn.1", "etazhiki.full.place.1", "etazhiki.full.place.2", "etazhiki.full.place.3", "etazhiki.full.place.4",
           "etazhiki.full.place.ex", "etazhiki.spec.near", "etazhiki.beg.3", "etazhiki.beg.4", "etazhiki.h5"),
          "Можно ли выложить эти карты подряд за один ход.", words=("проверить ход", "можно ли так сходить", "сколько карт за ход"),
          sentence="По правилам ({level}) сверху лежит этаж {top}[, на шарах {ball}]. Игрок кладёт: {plays}."),
    Count("star", "Звезда за пустую руку", Starred, star, ("etazhiki.intro", "etazhiki.full.end.1", "etazhiki.full.end.2", "etazhiki.beg.7"),
          "Сколько звёзд стало и окончена ли партия.", words=("сколько звёзд нужно", "кто победил", "пустая рука", "выложил все карты"),
          sentence="По правилам ({level}) играют {players} человек; у игрока с пустой рукой было звёзд: {stars}."),
    Count("recycle", "Новая колода из стопок", Piles, recycle, ("etazhiki.full.turn.3", "etazhiki.beg.8", "etazhiki.h4"),
          "Сколько карт возвращается, когда колода кончилась.", words=("колода кончилась", "кончились карты", "нечего брать")),
    Count("next", "Чей следующий ход", Ended, next_player, ("etazhiki.full.setup.4", "etazhiki.spec.night.3", "etazhiki.spec.skip.1"),
          "Очередь после хода, перехвата и «пропуска хода».", words=("чей ход", "кто ходит дальше", "пропуск хода", "перехват хода"),
          sentence="За столом {players} игроков, ход был у игрока {turn}, перехватил игрок {interceptor} (0 — никто). К концу хода: {skip}[, {again}][, {starred}]."),
)  # fmt: skip
