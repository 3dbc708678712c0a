"""«Этажики»: calculators over the same functions that play and score."""

from __future__ import annotations

from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Flag, Int, Ints, OneOf, Text
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import counted
from .deal import needs_redeal
from .floors import BY_BALL, can_lay_floor, fitting, misfit_rules, moved, number_of, shown_by
from .judging import arithmetic
from .options import (
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
    read_cards,
    sample_deck,
    spoken,
    stars_needed,
)
from .play import skips
from .readings import BEG_TARGET, BLUE_IN_MID, NEAR_WRAP, NINE_UP, PARITY_SAME, SKIP_AGAIN, SKIP_WINNER

_BALL_CHOICES = tuple((name, f"шар {name}") for name in BALL_NAMES)


def _ball(default: str) -> OneOf:
    return OneOf(name="ball", label="Верхний шар", default=default, choices=_BALL_CHOICES, when={"level": (FULL, MIDDLE)})


def _top(default: int) -> Int:
    return Int(name="top", label="Открытый этаж", low=0, high=9, default=default)


def _check_middle(level: str, card: int, field: str) -> None:
    """Refuse a ball above three at the middle level."""
    if level == MIDDLE and is_numbered(card) and card - BALL > MOST_IN_MIDDLE:
        raise InputError(f"По средним правилам шаров больше {MOST_IN_MIDDLE} нет", field, ("etazhiki.mid.1",))
    if level == MIDDLE and is_night(card):
        raise InputError("По средним правилам ночных этажей нет", field, ("etazhiki.mid.3",))


@calculator(
    "etazhiki.level",
    title="Какие правила по возрасту",
    sentence="Младшему из играющих {age}.",
    summary="Уровни правил, которые подходят игроку.",
    params=(Int(name="age", label="Возраст", low=4, high=99, default=8, unit="лет", cites=("etazhiki.title",)),),
    rules=("etazhiki.title", "etazhiki.intro"),
    words=("с какого возраста", "сколько лет ребёнку", "какие правила выбрать"),
)
@implements("etazhiki.title")
def level(age: int) -> Score:
    """List the levels that suit an age."""
    score = Score(unit="уровней")
    for name, least in LEAST_AGES.items():
        if age >= least:
            score.add(f"Правила {name}: от {least} лет", ("etazhiki.title", "etazhiki.intro"), 1)
            score.sides[name] = least
    score.total = len(score.sides)
    score.summary = f"Подходят правила: {', '.join(score.sides)}."
    return score


@calculator(
    "etazhiki.deck",
    title="Колода",
    sentence="Колода для игры по правилам: {level}.",
    summary="Сколько карт колоды-образца играет на каждом уровне.",
    params=(LEVEL,),
    rules=("etazhiki.full.setup.1", "etazhiki.mid.2", "etazhiki.beg.2", "etazhiki.h1"),
    readings=(BLUE_IN_MID,),
    words=("сколько карт в колоде", "какие карты убрать", "что значит синяя метка", "что значит красная метка"),
)
def deck(readings: Chosen, level: str) -> Score:
    """Count the cards of the sample deck at a level."""
    counts = deck_counts(level, sample_deck(), readings)
    score = Score(unit="карт", total=sum(counts.values()))
    rule = {FULL: "etazhiki.full.setup.1", MIDDLE: "etazhiki.mid.2", BEGINNER: "etazhiki.beg.2"}[level]
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


@calculator(
    "etazhiki.deal",
    title="Нужна ли пересдача",
    summary="Есть ли рука без единого этажа.",
    params=(
        Ints(
            name="floors",
            label="Этажей у каждого",
            low=0,
            high=HAND,
            most=PLAYERS.high,
            default=[4, 0, 3],
            cites=("etazhiki.full.setup.2",),
        ),
    ),
    rules=("etazhiki.full.setup.2",),
    words=("одни шары", "нет ни одного этажа", "пересдача", "плохая сдача"),
)
def deal(floors: tuple[int, ...]) -> Score:
    """Count the hands that call for a redeal."""
    _check_players(len(floors), "floors", "Этажей у каждого")
    score = Score(unit="рук", total=needs_redeal(floors))
    for number, count in enumerate(floors, 1):
        score.add(f"Игрок {number}: этажей {count}", "etazhiki.full.setup.2", int(not count))
    score.summary = "Карты пересдают всем." if score.total else "Сдача остаётся в силе."
    return score


def _check_players(count: int, field: str, label: str) -> None:
    if not PLAYERS.low <= count <= PLAYERS.high:
        text = f"{label}: нужно от {PLAYERS.low} до {PLAYERS.high} чисел, по одному на игрока"
        raise InputError(text, field, ("etazhiki.full.end.2",))


@calculator(
    "etazhiki.first",
    title="Кто начинает",
    summary="Первым ходит самый младший.",
    params=(Ints(name="ages", label="Возраст игроков", low=1, high=120, most=PLAYERS.high, default=[34, 8, 11]),),
    rules=("etazhiki.full.setup.4", "etazhiki.beg.3", "etazhiki.h3"),
    words=("кто ходит первым", "кто начинает", "самый младший"),
)
@implements("etazhiki.full.setup.4", "etazhiki.beg.3")
def first(ages: tuple[int, ...]) -> Score:
    """Name the youngest."""
    _check_players(len(ages), "ages", "Возраст игроков")
    least = min(ages)
    young = [number for number, age in enumerate(ages, 1) if age == least]
    score = Score(unit="игрок", total=young[0])
    score.add(f"Моложе всех игрок {young[0]}: {least}", "etazhiki.full.setup.4", young[0])
    if len(young) > 1:
        for number in young:
            score.choose(f"Игрок {number}", "ровесник самых младших: решает жребий", "etazhiki.h3")
        score.summary = f"Одинаково молоды игроки {', '.join(map(str, young))}: решает жребий."
    else:
        score.summary = f"Начинает игрок {young[0]}."
    return score


@calculator(
    "etazhiki.floors",
    title="Какие этажи подходят",
    sentence="Играют по правилам: {level}. Сверху лежит этаж {top}[, на шарах {ball}].",
    summary="Номера, которые вправе лечь на открытый этаж.",
    params=(LEVEL, _top(5), _ball("3")),
    rules=(
        "etazhiki.full.place.1", "etazhiki.full.place.2", "etazhiki.full.mod.1", "etazhiki.spec.near", "etazhiki.spec.parity",
        "etazhiki.spec.skip.2", "etazhiki.mid.1", "etazhiki.beg.4", "etazhiki.beg.6",
    ),
    readings=(NEAR_WRAP, PARITY_SAME, NINE_UP),
    words=("какой этаж положить", "что подходит", "какие карты можно положить"),
)  # fmt: skip
def floors(readings: Chosen, level: str, top: int, ball: str) -> Score:
    """List the numbers that fit."""
    card = CARD_OF[f"шар {ball}"]
    if level != BEGINNER:
        _check_middle(level, card, "ball")
    found = fitting(level, top, card, readings)
    score = Score(unit="номеров", total=len(found), sides={f"[{number}]": number for number in found})
    for number, rule in found.items():
        how = _how(level, top, card, number)
        over = rule == BY_BALL and abs(number - top) != card - BALL
        rules = (rule, "etazhiki.full.mod.1") if over else (rule,)
        score.add(f"[{number}]: {how}", rules, number)
    score.summary = f"На [{top}] ложатся: {', '.join(score.sides)}."
    return score


def _how(level: str, top: int, ball: int, number: int) -> str:
    if number == top:
        return "тот же номер"
    if level == BEGINNER:
        return "соседний номер"
    return arithmetic(top, ball, number) if is_numbered(ball) else f"подходит по шару «{TEXTS[ball].removeprefix('шар ')}»"


@calculator(
    "etazhiki.move",
    title="Этаж после перемещения",
    sentence="Сверху этаж {top}, сдвигаются на {steps}.",
    summary="Куда приводит подъём или спуск; десятки отбрасывают.",
    params=(_top(9), Int(name="steps", label="На сколько этажей (вниз — с минусом)", low=-9, high=9, default=2)),
    rules=("etazhiki.full.mod.1", "etazhiki.full.mod.ex1", "etazhiki.full.mod.ex2"),
    words=("что выше девяти", "что ниже нуля", "через десяток"),
)
def move(top: int, steps: int) -> Score:
    """Move by floors modulo ten."""
    result = moved(top, steps)
    score = Score(unit="этаж", total=result)
    reached = top + steps
    sign = "+" if steps >= 0 else "−"
    if reached < 0:
        score.add(f"Вместо {top} берут {top + 10}: {top + 10} − {-steps} = {result}", "etazhiki.full.mod.1", result)
    elif reached > 9:
        score.add(f"{top} + {steps} = {reached}: десяток отбрасывают", "etazhiki.full.mod.1", result)
    else:
        score.add(f"{top} {sign} {abs(steps)} = {result}", "etazhiki.full.mod.1", result)
    score.summary = f"Нужна карта [{result}]."
    return score


@calculator(
    "etazhiki.card",
    title="Какой картой показан этаж",
    sentence="Какой картой покажут этаж {floor}?",
    summary="Одна карта служит двумя этажами.",
    params=(Int(name="floor", label="Этаж", low=0, high=19, default=12),),
    rules=("etazhiki.full.mod.2",),
    words=("двенадцатый этаж", "десятый этаж", "какая карта"),
)
def card(floor: int) -> Score:
    """Name the card of a floor."""
    score = Score(unit="номер", total=shown_by(floor))
    text = f"{floor} − 10 = {floor - 10}" if floor > 9 else f"Этаж {floor} показывает своя карта"
    score.add(text, "etazhiki.full.mod.2", score.total if isinstance(score.total, int) else None)
    score.summary = f"Этаж {floor} показывает карта [{score.total}]."
    return score


@calculator(
    "etazhiki.turn",
    title="Проверить ход",
    sentence="По правилам ({level}) сверху лежит этаж {top}[, на шарах {ball}]. Игрок кладёт: {plays}.",
    summary="Можно ли выложить эти карты подряд за один ход.",
    params=(
        LEVEL,
        _top(3),
        _ball("2"),
        Text(name="plays", label="Карты по порядку", default="этаж 5, этаж 7, этаж 9, шар 3, этаж 6, этаж 3", limit=600,
             hint="Через запятую: этаж 5, ночь 1, шар 3, шар пропуск."),
    ),
    rules=(
        "etazhiki.full.turn.1", "etazhiki.full.place.1", "etazhiki.full.place.2", "etazhiki.full.place.3", "etazhiki.full.place.4",
        "etazhiki.full.place.ex", "etazhiki.spec.near", "etazhiki.beg.3", "etazhiki.beg.4", "etazhiki.h5",
    ),
    readings=(NEAR_WRAP, PARITY_SAME, NINE_UP),
    words=("проверить ход", "можно ли так сходить", "сколько карт за ход"),
)  # fmt: skip
@implements("etazhiki.full.place.4", "etazhiki.full.place.ex", "etazhiki.spec.near.ex", "etazhiki.beg.1", "etazhiki.beg.3")
def turn(readings: Chosen, level: str, top: int, ball: str, plays: str) -> Score:
    """Follow a turn card by card."""
    cards = read_cards(plays, "plays")
    if not cards or (level != BEGINNER and not any(is_floor(one) for one in cards)):
        raise InputError("Карты по порядку: за ход нужен хотя бы один этаж", "plays", ("etazhiki.full.turn.1",))
    now = CARD_OF[f"шар {ball}"]
    if level != BEGINNER:
        _check_middle(level, now, "ball")
    score = Score(unit="карт")
    laid = 0
    for place, one in enumerate(cards, 1):
        if level == BEGINNER and (not is_floor(one) or is_night(one)):
            raise InputError(f"Карта {place}: по начальным правилам играют одни дневные этажи", "plays", ("etazhiki.beg.2",))
        _check_middle(level, one, "plays")
        refused = _refused(level, top, now, one, cards[place:], laid, readings)
        if refused is not None:
            text, rules = refused
            score.add(f"{spoken(one).capitalize()}: {text}", rules, 0)
            score.total = place - 1
            score.summary = f"Так ходить нельзя: карту {place}, {spoken(one)}, положить нельзя."
            break
        if not is_floor(one):
            score.add(f"Кладёт {spoken(one)}", "etazhiki.full.place.3", 1)
            now = one
            continue
        number = number_of(one)
        rule = fitting(level, top, now, readings)[number]
        score.add(
            f"Этаж [{number}]: {_how(level, top, now, number)}", ("etazhiki.spec.night.1",) if is_night(one) else (rule,), 1
        )
        top = number
        laid += 1
    else:
        score.total = len(cards)
        above = f"[{top}]" if level == BEGINNER else f"[{top}] и {spoken(now)}"
        score.summary = f"Ход возможен: карт {len(cards)}, сверху {above}."
    score.sides = {"этажей": laid, "шаров": score.total - laid, "верхний этаж": top}
    if level != BEGINNER:
        score.extra["ball"] = spoken(now)
    score.extra["allowed"] = score.total == len(cards)
    return score


def _refused(
    level: str, top: int, ball: int, card: int, rest: list[int], laid: int, readings: Chosen
) -> tuple[str, tuple[str, ...]] | None:
    """Say why a card of the turn may not be laid: the judge's reasons, with the cards of the turn as the hand."""
    if is_floor(card):
        fits = fitting(level, top, ball, readings)
        if number_of(card) in fits:
            return None
        rules = ("etazhiki.beg.4",) if level == BEGINNER else misfit_rules(ball)
        return "не подходит, можно положить " + ", ".join(f"[{number}]" for number in fits), rules
    if laid or can_lay_floor(rest, top, card, readings):
        return None
    return "после этого шара не подойдёт ни один из этажей хода", ("etazhiki.h5",)


@calculator(
    "etazhiki.star",
    title="Звезда за пустую руку",
    sentence="По правилам ({level}) играют {players} человек; у игрока с пустой рукой было звёзд: {stars}.",
    summary="Сколько звёзд стало и окончена ли партия.",
    params=(LEVEL, PLAYERS, Int(name="stars", label="Звёзд было", low=0, high=4, default=0)),
    rules=("etazhiki.intro", "etazhiki.full.end.1", "etazhiki.full.end.2", "etazhiki.beg.7"),
    readings=(BEG_TARGET,),
    words=("сколько звёзд нужно", "кто победил", "пустая рука", "выложил все карты"),
)
@implements("etazhiki.full.end.1", "etazhiki.beg.7")
def star(readings: Chosen, level: str, players: int, stars: int) -> Score:
    """Give a star and see whether it wins."""
    needed = stars_needed(players, level, readings)
    if stars >= needed:
        raise InputError(f"Звёзд было: для победы нужно {needed}, партия уже окончена", "stars", ("etazhiki.full.end.2",))
    score = Score(unit="звёзд", total=stars + 1)
    rule = "etazhiki.beg.7" if level == BEGINNER else "etazhiki.full.end.1"
    score.add(f"Рука пуста: {stars} + 1", rule, 1)
    score.add(f"Игроков {players}: для победы нужно звёзд {needed}", "etazhiki.full.end.2", None)
    won = stars + 1 >= needed
    score.add("Партия выиграна" if won else f"Берёт новых карт: {HAND}", "etazhiki.full.end.2" if won else rule)
    score.sides = {"звёзд": stars + 1, "нужно": needed, "карт": 0 if won else HAND}
    score.summary = "Победа." if won else f"Звёзд {stars + 1} из {needed}, игра продолжается."
    return score


@calculator(
    "etazhiki.recycle",
    title="Новая колода из стопок",
    summary="Сколько карт возвращается, когда колода кончилась.",
    params=(
        Ints(name="piles", label="Карт в стопках", low=1, high=200, count=2, labels=("первая", "вторая"), default=[14, 6]),
    ),
    rules=("etazhiki.full.turn.3", "etazhiki.beg.8", "etazhiki.h4"),
    words=("колода кончилась", "кончились карты", "нечего брать"),
)
@implements("etazhiki.full.turn.3", "etazhiki.beg.8")
def recycle(piles: tuple[int, ...]) -> Score:
    """Count the cards that go back into the stock."""
    score = Score(unit="карт", total=sum(piles) - len(piles))
    for number, size in enumerate(piles, 1):
        score.add(f"Стопка {number}: {size} − 1, верхняя остаётся", "etazhiki.full.turn.3", size - 1)
    score.add("Возвращённые карты тасуют", "etazhiki.h4")
    score.summary = f"В колоду возвращается карт: {score.total}."
    return score


@calculator(
    "etazhiki.next",
    title="Чей следующий ход",
    sentence="За столом {players} игроков, ход был у игрока {turn}, перехватил игрок {interceptor} (0 — никто). К концу хода: {skip}[, {again}][, {starred}].",
    summary="Очередь после хода, перехвата и «пропуска хода».",
    params=(
        Int(name="players", label="Игроков", low=2, high=5, default=4, cites=PLAYERS.cites),
        Int(name="turn", label="Чей был ход", low=1, high=5, default=1),
        Int(name="interceptor", label="Кто перехватил ход", low=0, high=5, default=0, hint="0 — никто."),
        Flag(name="skip", label="Сверху остался «пропуск хода»"),
        Flag(name="again", label="Этот шар лежал и раньше", when={"skip": (True,)}),
        Flag(name="starred", label="Ход кончился звездой", when={"skip": (True,)}),
    ),
    rules=("etazhiki.full.setup.4", "etazhiki.spec.night.3", "etazhiki.spec.skip.1"),
    readings=(SKIP_AGAIN, SKIP_WINNER),
    words=("чей ход", "кто ходит дальше", "пропуск хода", "перехват хода"),
)
@implements("etazhiki.full.setup.4", "etazhiki.spec.night.3", "etazhiki.spec.skip.1")
def next_player(readings: Chosen, players: int, turn: int, interceptor: int, skip: bool, again: bool, starred: bool) -> Score:
    """Name the next player."""
    for name, number in (("turn", turn), ("interceptor", interceptor)):
        if number > players:
            raise InputError(f"За столом {counted(players, 'игрок', 'игрока', 'игроков')}: игрока {number} нет", name)
    if interceptor == turn:
        raise InputError("Кто перехватил ход: у самого себя ход не перехватывают", "interceptor", ("etazhiki.spec.night.2",))
    score = Score(unit="игрок")
    last = interceptor or turn
    if interceptor:
        score.add(f"Ход перехватил игрок {interceptor}: очередь идёт от него", "etazhiki.spec.night.3")
    following = last % players + 1
    if skip:
        if skips(SKIP, not again, starred, readings):
            score.add(f"Игрок {following} берёт две карты и пропускает ход", "etazhiki.spec.skip.1", DRAW)
            score.sides = {"пропускает": following, "берёт": DRAW}
            following = following % players + 1
        else:
            score.add("Этот «пропуск хода» никого не останавливает", "etazhiki.spec.skip.1")
    score.add(f"По часовой стрелке ходит игрок {following}", "etazhiki.full.setup.4", following)
    score.total = following
    score.summary = f"Следующим ходит игрок {following}."
    return score
