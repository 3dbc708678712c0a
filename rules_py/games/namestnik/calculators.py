"""«Наместник»: what the examples ask: the box, the pyramid, the auction, prices, rewards, the count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, numbers, one_of, text
from ...frame.results import Score
from ...frame.russian import counted as in_words
from ...frame.russian import points
from .auction import ATTACK, PASS, opened
from .cards import ATTACK as ATTACK_TOKEN
from .cards import BIG, CHARACTERS, COLORS, LAWS, POINTS, SAMPLE, SMALL, gems_said, read_color, read_colors, read_reward
from .cards import CARDS as CARDS_REWARD
from .cards import GEMS as GEMS_REWARD
from .pyramid import edges, free_spots, one_color, places, read_pyramid, written
from .rules import (
    ARMS,
    CIRCLE_FOUR,
    CIRCLE_TWO,
    GEMS_BOX,
    GEMS_EACH,
    HAND_LAWS,
    LANES,
    MAGIC_FIVE,
    MAGIC_TWO_SIDED,
    MAGSCI,
    PLAYERS,
    POINT_TOKENS,
    RETURNED,
    TAKEN,
    TURNS,
)  # fmt: skip
from .scoring import PARTS, Facts, Pile, counted, facts_of_pile, law_lines, law_points, winners

BY_COLOR: dict[str, Any] = {"count": LANES, "labels": COLORS}


def _four(label: str, default: tuple[int, ...], high: int = GEMS_BOX) -> Any:
    return numbers(label, 0, high, default, **BY_COLOR)


def _words(value: str, name: str, most: int = 4) -> list[str]:
    found = [part.strip() for part in value.split(",") if part.strip()]
    if len(found) > most:
        raise InputError(f"Не больше {most} через запятую, названо {len(found)}", name)
    return found


# The box and the set-up


@dataclass(frozen=True, kw_only=True)
class Part:
    """A part of the box."""

    part: str = one_of(
        "Часть",
        ("карты", "камни", "магия и наука", "атака и защита", "очки", "бонусы магии", "бонусы кругов", "ширмы"),
        "карты",
    )


KIT: dict[str, tuple[dict[str, int], str]] = {
    "карты": ({"персонажи": CHARACTERS, "законы": LAWS, "аукционные": LANES}, "namestnik.comp.cards"),
    "камни": ({"синие": GEMS_BOX, "красные": GEMS_BOX, "зелёные": GEMS_BOX, "жёлтые": GEMS_BOX}, "namestnik.comp.gems"),
    "магия и наука": ({"магия и наука": MAGSCI}, "namestnik.comp.magsci"),
    "атака и защита": ({"атака и защита": ARMS}, "namestnik.comp.attdef"),
    "очки": ({str(value): count for value, count in POINT_TOKENS.items()}, "namestnik.comp.points"),
    "бонусы магии": ({"+2/+3": MAGIC_TWO_SIDED, "+5": MAGIC_FIVE}, "namestnik.comp.magicbonus"),
    "бонусы кругов": ({"+2": CIRCLE_TWO * LANES, "+4": CIRCLE_FOUR * LANES}, "namestnik.comp.circlebonus"),
    "ширмы": ({"ширмы": PLAYERS}, "namestnik.comp.screens"),
}


def kit(rules: Any, facts: Part) -> Score:
    """Say how many pieces of a kind the box holds."""
    parts, rule = KIT[facts.part]
    score = Score(total=sum(parts.values()), sides=dict(parts))
    for name, count in parts.items():
        score.add(name.capitalize(), rule, count, name)
    score.summary = f"В коробке: {facts.part} — {score.total}."
    return score


@dataclass(frozen=True, kw_only=True)
class Numbered:
    """A card of the sample deck."""

    number: int = number("Номер карты", 1, CHARACTERS + LAWS, 11)


def card(rules: Any, facts: Numbered) -> Score:
    """Say what stands on a card of the sample deck."""
    made = SAMPLE[SAMPLE.place[facts.number]]
    sectors = ", ".join(COLORS[color] for color in made.sectors)
    score = Score(total=facts.number, extra={"sectors": sectors})
    score.add(f"Секторы: {sectors}", "namestnik.h2" if made.law else "namestnik.h1")
    if made.effect is not None:
        score.extra["effect"] = made.effect.said
        score.add(f"Закон: {made.effect.said}", ("namestnik.h2", "namestnik.comp.anat.law"))
        score.summary = f"Закон № {facts.number}: {made.effect.said}."
        return score
    price, rewards = ", ".join(COLORS[color] for color in made.price), "; ".join(one.text for one in made.rewards)
    score.extra.update(price=price, rewards=rewards)
    score.add(f"Цена с первого уровня до четвёртого: {price}", ("namestnik.h1", "namestnik.comp.anat.char"))
    score.add(f"Награды с первого уровня до четвёртого: {rewards}", ("namestnik.h1", "namestnik.comp.anat.char"))
    score.summary = f"Персонаж № {facts.number}: цена {price}; награды: {rewards}."
    return score


@dataclass(frozen=True, kw_only=True)
class Setting:
    """Who plays."""

    players: int = number("Игроков", 1, PLAYERS, 3)
    virtuals: int = number("Виртуалов", 0, 3, 0)


def setup(rules: Any, facts: Setting) -> Score:
    """Say what lies on the table before the first turn."""
    players = facts.players
    virtuals = max(facts.virtuals, 1) if players == 1 else facts.virtuals
    if players + virtuals > PLAYERS:
        raise InputError(f"Виртуалов: с игроками участников не больше {PLAYERS}", "virtuals", ("namestnik.virt.1",))
    each = GEMS_EACH * players
    sides = {
        "каждого цвета": each, "в коробке": (GEMS_BOX - each) * LANES, "аукционных карт": LANES, "большая колода": BIG - LANES,
        "малая колода": SMALL - players, "законов в колоде": LAWS - HAND_LAWS * players, "участников": players + virtuals,
    }  # fmt: skip
    score = Score(total=each * LANES, unit="камней", sides=sides)
    score.add(
        f"В запасе по {GEMS_EACH} камня каждого цвета на игрока",
        ("namestnik.solo.1",) if players == 1 else ("namestnik.setup.3",),
        each * LANES,
    )
    score.add("Остальные камни в коробке", "namestnik.setup.3", sides["в коробке"], "в коробке")
    score.add("Аукционные карты в линии", "namestnik.setup.1", LANES, "аукционных карт")
    score.add("Жетоны разложены кучками посреди стола", "namestnik.setup.2")
    score.add(
        "Большая колода без четырёх открытых",
        ("namestnik.setup.6a", "namestnik.setup.7"),
        sides["большая колода"],
        "большая колода",
    )
    score.add("Малая колода без первых карт пирамид", "namestnik.setup.6b", sides["малая колода"], "малая колода")
    score.add("Законы без трёх на каждой руке", "namestnik.setup.8", sides["законов в колоде"], "законов в колоде")
    if virtuals:
        score.add(
            "Участников аукциона вместе с виртуалами",
            "namestnik.solo.1" if players == 1 else "namestnik.virt.1",
            players + virtuals,
            "участников",
        )
    score.summary = f"В запасе {gems_said(each * LANES)}, по {each} каждого цвета; в коробке {sides['в коробке']}."
    return score


@dataclass(frozen=True, kw_only=True)
class Returned:
    """Which two gems went back."""

    returned: str = text("Возвращены", "синий, жёлтый")


def start(rules: Any, facts: Returned) -> Score:
    """Say which six gems one begins with."""
    gone = read_colors(facts.returned, "returned")
    if len(gone) != RETURNED or any(gone.count(color) > TAKEN for color in gone):
        raise InputError(
            f"Возвращены: назовите {RETURNED} камня из взятых, по {TAKEN} каждого цвета", "returned", ("namestnik.setup.5",)
        )
    left = {name: TAKEN - gone.count(color) for color, name in enumerate(COLORS)}
    score = Score(total=sum(left.values()), unit="камней", sides=left, summary=f"За ширмой {sum(left.values())} камней.")
    score.add(f"Взято по {TAKEN} камня каждого цвета", "namestnik.setup.5", TAKEN * LANES)
    score.add(f"Наугад возвращено {RETURNED}", "namestnik.setup.5", -RETURNED)
    return score


@dataclass(frozen=True, kw_only=True)
class TurnFacts:
    """Which turn it is."""

    turn: int = number("Ход", 0, TURNS, 1)


def deck(rules: Any, facts: TurnFacts) -> Score:
    """Say how many cards of the big deck are left in a turn."""
    shown = LANES * facts.turn
    left = BIG - shown
    turns = TURNS - max(facts.turn, 1) + 1
    score = Score(total=left, unit="карт", sides={"открыто": shown, "осталось ходов": turns})
    score.add("Большая колода", "namestnik.setup.6a", BIG)
    score.add(f"К каждому ходу открывают {LANES}", ("namestnik.setup.7", "namestnik.auc.end2", "namestnik.turn.1"), -shown)
    if not left:
        score.add("Выложены последние карты: ход последний", ("namestnik.auc.end3", "namestnik.end.1"))
    score.summary = f"В большой колоде {in_words(left, 'карта', 'карты', 'карт')}; ходов вместе с этим осталось {turns}."
    return score


# The pyramid


@dataclass(frozen=True, kw_only=True)
class Shape:
    """A pyramid by its places."""

    pyramid: str = text("Пирамида", "1.1, 1.2", limit=600)
    phase: str = one_of("Фаза", ("законы", "оплата"), "оплата")


def open_places(rules: Any, facts: Shape) -> Score:
    """Say where a new card may lie."""
    pyramid = read_pyramid(facts.pyramid, SAMPLE)
    top = rules.top if facts.phase == "оплата" else rules.top_by_hand
    found = places(pyramid, top, rules.gaps)
    sides = {f"уровень {level}": sum(1 for spot in found if spot[0] == level) for level in range(1, rules.top + 1)}
    score = Score(total=len(found), unit="мест", sides=sides)
    ends = edges(pyramid) if pyramid else ()
    for spot in places(pyramid, top, gaps=True):
        said, *cites = ("под ним две карты", "namestnik.pyr.2", "namestnik.pay.4")
        if spot not in found:
            said, *cites = ("в стороне от карт своего ряда, так не кладут", "namestnik.pyr.1")
        elif spot in ends:
            said, *cites = ("край основания", "namestnik.pay.3", "namestnik.pyr.start")
        score.add(f"Место {written(spot)}: {said}", tuple(cites), side=f"уровень {spot[0]}")
    if facts.phase == "законы":
        score.add("Пятый уровень в фазе законов закрыт", "namestnik.law.5")
    score.add("Выше пятого уровня карт не кладут", "namestnik.pyr.3b")
    score.summary = "Доступны места: " + ", ".join(written(spot) for spot in found) + "."
    return score


@dataclass(frozen=True, kw_only=True)
class Shape1:
    """A pyramid by its places."""

    pyramid: str = text("Пирамида", "1.1, 1.2, 1.3, 2.1", limit=600)


def free(rules: Any, facts: Shape1) -> Score:
    """Say which cards are free."""
    found = free_spots(read_pyramid(facts.pyramid, SAMPLE), rules.supports_bind)
    score = Score(total=len(found), sides={written(spot): 1 for spot in found})
    for spot in found:
        score.add(f"{written(spot)}: с краю, сверху ничего", "namestnik.pyr.free", 1, written(spot))
    if not found:
        score.add("Ни одна карта не лежит с краю своего ряда без карты сверху", "namestnik.pyr.free", 0)
    score.summary = "Свободны: " + (", ".join(written(spot) for spot in found) or "нет таких") + "."
    return score


@dataclass(frozen=True, kw_only=True)
class Circle:
    """The four sectors of a circle."""

    sectors: str = text("Секторы", "красный, красный, красный, красный")
    phase: str = one_of("Фаза", ("законы", "оплата", "конец"), "оплата")
    reserve: int = number("Камней этого цвета в запасе", 0, GEMS_BOX, 5, when={"phase": ("законы", "оплата")})


def circle(rules: Any, facts: Circle) -> Score:
    """Say what a circle brings when it is closed, or what it takes to recolour it."""
    sectors = read_colors(facts.sectors, "sectors")
    if len(sectors) != LANES:
        raise InputError(f"Секторы: в круге их {LANES}, названо {len(sectors)}", "sectors", ("namestnik.end.3a",))
    if facts.phase == "конец":
        color = max(range(len(COLORS)), key=sectors.count)
        need = LANES - sectors.count(color)
        score = Score(
            total=0,
            sides={"перекрасить": need},
            summary=f"Чтобы круг стал одноцветным, надо {in_words(need, 'камень', 'камня', 'камней')}: {COLORS[color]}."
            if need
            else "Круг уже одноцветный: камней не надо.",
        )
        score.add("Камня за перекрашенный круг нет", "namestnik.end.3b", 0)
        score.add(f"На сектор другого цвета кладут камень «{COLORS[color]}»", "namestnik.end.3a", need, "перекрасить")
        return score
    color = one_color(sectors)
    rule = "namestnik.law.6" if facts.phase == "законы" else "namestnik.pay.5"
    if color < 0:
        score = Score(total=0, summary="Круг разноцветный: камня нет.")
        score.add("Секторы разных цветов: круг сложился, но он не одноцветный", (rule, "namestnik.pyr.2"), 0)
        return score
    gain = int(facts.reserve > 0)
    score = Score(total=gain, unit="камень", sides={COLORS[color]: gain})
    if gain:
        score.add("Круг одного цвета: камень этого цвета", rule, 1, COLORS[color])
    else:
        score.add("Круг одного цвета, но камней этого цвета в запасе нет", (rule, "namestnik.lim.2"), 0, COLORS[color])
    score.summary = f"Игрок берёт {COLORS[color]} камень." if gain else "Взять нечего: камней этого цвета в запасе нет."
    return score


# Order

ORDER = {
    "награды": ("Награда за карту", ("namestnik.ord.2", "namestnik.pay.11")),
    "камни за пас": ("Наименьшая карта пирамиды", ("namestnik.ord.3", "namestnik.pass.2")),
    "атаки": ("Наименьшая карта пирамиды", ("namestnik.ord.3",)),
    "карты с руки": ("Вскрыта карта", ("namestnik.law.4",)),
}
"""What is argued about -> whose number decides, by which rules."""


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """The cards that decide."""

    about: str = one_of("О чём спор", tuple(ORDER), "награды")
    numbers: tuple[int, ...] = numbers(
        "Номера карт по игрокам",
        1,
        999,
        (22, 9),
        most=PLAYERS,
        hint="Разыгранные карты; о пасе и атаке — наименьшие в пирамидах.",
    )


def order(rules: Any, facts: Numbers) -> Score:
    """Say in which order players act."""
    if len(set(facts.numbers)) != len(facts.numbers) or len(facts.numbers) < 2:
        raise InputError("Номера: нужны хотя бы два, все разные", "numbers", ("namestnik.ord.1",))
    sequence = sorted(range(len(facts.numbers)), key=lambda at: facts.numbers[at])
    places_of = {at: place for place, at in enumerate(sequence, 1)}
    score = Score(total=sequence[0] + 1, sides={f"игрок {at + 1}": places_of[at] for at in range(len(facts.numbers))})
    name, cites = ORDER[facts.about]
    for at in sequence:
        score.add(f"{name} № {facts.numbers[at]}", cites, places_of[at], f"игрок {at + 1}")
    score.add("Спорят о первенстве — действуют по возрастанию номеров", "namestnik.ord.1")
    score.summary = (
        f"Первый — игрок {sequence[0] + 1}; по возрастанию номеров: " + ", ".join(f"игрок {at + 1}" for at in sequence) + "."
    )
    return score


# The auction


@dataclass(frozen=True, kw_only=True)
class Round:
    """The cards of the auction and the opened fists."""

    cards: tuple[int, ...] = numbers("Карт у цветов", 0, 2, (1, 1, 1, 1), **BY_COLOR)
    bids: str = text("Ставки игроков", "зелёный, зелёный, жёлтый")
    virtuals: str = text("Ставки виртуалов", "")
    claims: str = text("Кто что указал", "", hint="Основание, остриё или дальше: по порядку тех, кто выбирает из двух карт.")
    round: int = number("Круг", 1, 3, 1)


def _bid(word: str, cards: tuple[int, ...]) -> int:
    name = word.lower()
    if name == "пас":
        return PASS
    if name == ATTACK_TOKEN:
        return ATTACK
    color = read_color(word, "bids")
    if not cards[color]:
        raise InputError(f"Ставки: у цвета «{COLORS[color]}» карт нет, на него не ставят", "bids", ("namestnik.auc.13",))
    return color


def auction(rules: Any, facts: Round) -> Score:
    """Say who gets a card in a round, who goes on, who has passed."""
    bids = [_bid(word, facts.cards) for word in _words(facts.bids, "bids")]
    drawn = [read_color(word, "virtuals") for word in _words(facts.virtuals, "virtuals", 3)]
    if not bids:
        raise InputError("Ставки: назовите хотя бы одну", "bids", ("namestnik.virt.5",))
    if len(bids) + len(drawn) > PLAYERS:
        raise InputError(f"Ставки: участников с виртуалами не больше {PLAYERS}", "virtuals", ("namestnik.virt.1",))
    score = Score()
    if drawn and not rules.virtual_always and all(bid == PASS for bid in bids):
        score.add("Игрок не поставил: камня из коробки не тянут", "namestnik.solo.2")
        drawn_now: list[int] = []
    else:
        drawn_now = drawn
    found = opened(rules, facts.cards, bids, drawn_now, len(bids) == 1 and len(drawn) == 1)
    claims = _words(facts.claims, "claims", 4)
    got: dict[int, int] = dict.fromkeys(range(len(bids)), 0)
    thrown = 0
    left = len(drawn_now) - found.virtuals_out

    def give(who: int, text: str, *cites: str) -> None:
        got[who] = 1
        score.add(text, cites, 1, f"игрок {who + 1}")

    for who in found.passed:
        score.add("Пустая ладонь: пас", ("namestnik.auc.5", "namestnik.pass.def"), 0, f"игрок {who + 1}")
    for who, color in found.alone:
        two = facts.cards[color] == 2
        give(
            who,
            f"Один на цвете «{COLORS[color]}»" + (": берёт любую из двух карт" if two else ""),
            "namestnik.auc.16a" if two else "namestnik.auc.3",
        )
    for _, *pair in found.pairs:
        said = [claims.pop(0) if claims else "" for _ in pair]
        if any(word not in ("основание", "остриё") for word in said):
            raise InputError(
                "Кто что указал: двое на двух картах указывают «основание» или «остриё»", "claims", ("namestnik.auc.16b",)
            )
        if said[0] == said[1]:
            for who in pair:
                score.add("Обоим нужна одна и та же карта", "namestnik.auc.16b", 0, f"игрок {who + 1}")
        else:
            for who, word in zip(pair, said, strict=True):
                give(
                    who,
                    f"Двое договорились: карта у {'основания' if word == 'основание' else 'острия'}",
                    "namestnik.auc.16b",
                )
    for _, who in found.duels:
        word = claims.pop(0) if claims else ""
        if word not in ("остриё", "дальше"):
            raise InputError(
                "Кто что указал: при виртуале игрок берёт «остриё» или продолжает: «дальше»", "claims", ("namestnik.virt.4",)
            )
        if word == "остриё":
            give(who, "Игрок берёт карту у острия, карту у основания сбрасывает виртуал", "namestnik.virt.4")
            thrown += 1
            left -= 1
        else:
            score.add("Игрок продолжает аукцион, карт не сбрасывают", "namestnik.virt.4", 0, f"игрок {who + 1}")
    for color, players, cites in found.clashed:
        for who in players:
            score.add(f"На цвете «{COLORS[color]}» ставки столкнулись", cites, 0, f"игрок {who + 1}")
        if not players:
            score.add(f"На цвете «{COLORS[color]}» виртуалы столкнулись: карты остаются", cites)
    for color, count, cites in found.thrown:
        thrown += count
        score.add(f"Виртуал сбрасывает карты у цвета «{COLORS[color]}»: {count}", cites, count, "сброшено")
    both = ("namestnik.h5",) if found.attackers and found.virtual_attacks else ()
    attacks: list[int | None] = list(found.attackers)
    drops: list[int | None] = [None] * found.virtual_attacks
    for one in attacks + drops if rules.players_attack_first else drops + attacks:
        rule = "namestnik.solo.5" if one is None else "namestnik.rew.att.2"
        if sum(got.values()) + thrown == sum(facts.cards):
            side = "сброшено" if one is None else f"игрок {one + 1}"
            score.add("Атака, но карт на аукционе не осталось", (rule, *both), 0, side)
        elif one is None:
            thrown += 1
            score.add("На пустом цвете виртуал атакует: за него сбрасывают любую карту", (rule, *both), 1, "сброшено")
        else:
            give(one, "Атака: после круга любая карта из оставшихся", rule, *both)
    without = [who for who in got if not got[who] and who not in found.passed]
    over = facts.round == rules.rounds
    for who in without if over else ():
        score.add(
            "Третий круг прошёл: без карты — значит, спасовал", ("namestnik.auc.6", "namestnik.pass.def"), 0, f"игрок {who + 1}"
        )
    score.total = sum(got.values())
    score.unit = "карт"
    score.sides = {f"игрок {who + 1}": count for who, count in got.items()}
    score.sides.update(
        {"продолжают": 0 if over else len(without), "спасовали": len(found.passed) + (len(without) if over else 0)}
    )
    if drawn:
        score.sides.update({"сброшено": thrown, "виртуалов дальше": left})
    winners_now = ", ".join(f"игрок {who + 1}" for who in got if got[who]) or "никто"
    score.summary = (
        f"Карту получает: {winners_now}; продолжают {score.sides['продолжают']}, спасовали {score.sides['спасовали']}."
    )
    return score


@dataclass(frozen=True, kw_only=True)
class Flow:
    """The reserve and what is put back into it."""

    reserve: tuple[int, ...] = _four("В запасе", (3, 4, 2, 5))
    bids: str = text("Ставки игроков", "")
    paid: str = text("Уплачено за карту", "")
    virtuals: str = text("Ставки виртуалов", "")


def bids(rules: Any, facts: Flow) -> Score:
    """Say what lies in the reserve after bids and payments."""
    now = list(facts.reserve)
    score = Score(unit="камней")
    score.add("Было в запасе", "namestnik.setup.3", sum(now))
    for value, name, rule, words in (
        (facts.bids, "bids", "namestnik.auc.9", "Ставки"),
        (facts.paid, "paid", "namestnik.pay.9", "Плата за карту"),
    ):
        back = read_colors(value, name, 20)
        for color in back:
            now[color] += 1
        if back:
            score.add(f"{words}: {', '.join(COLORS[color] for color in back)}", rule, len(back))
    if read_colors(facts.virtuals, "virtuals", 3):
        score.add("Камни виртуалов возвращены в коробку", "namestnik.solo.6", 0)
    if max(now) > GEMS_BOX:
        raise InputError(f"В запасе: камней одного цвета не больше {GEMS_BOX}", "reserve", ("namestnik.comp.gems",))
    score.total, score.sides = sum(now), dict(zip(COLORS, now, strict=True))
    score.summary = f"В запасе {score.total}: " + ", ".join(f"{color} {count}" for color, count in score.sides.items()) + "."
    return score


@dataclass(frozen=True, kw_only=True)
class Market:
    """What is left on the auction."""

    base: tuple[int, ...] = numbers("Карты у основания", 0, 1, (0, 1, 1, 0), **BY_COLOR)
    tip: tuple[int, ...] = numbers("Карты у острия", 0, 1, (1, 0, 1, 0), **BY_COLOR)
    deck: int = number("В большой колоде", 0, BIG, 40)


def market(rules: Any, facts: Market) -> Score:
    """Say what lies on the auction in the next turn."""
    new = min(LANES, facts.deck)
    sides = {"сброшено": sum(facts.tip), "переложено": sum(facts.base), "открыто": new}
    score = Score(total=sum(facts.base) + new, unit="карт", sides=sides)
    score.add("От острия в сброс", "namestnik.auc.end2", sides["сброшено"], "сброшено")
    score.add("От основания к острию", "namestnik.auc.end2", sides["переложено"], "переложено")
    score.add("Новые из большой колоды к основанию", ("namestnik.auc.end2", "namestnik.setup.7"), new, "открыто")
    if facts.deck == LANES:
        score.add("Колода кончилась: следующий ход последний", "namestnik.auc.end3")
    score.summary = f"В следующем ходе на аукционе {in_words(sum(facts.base) + new, 'карта', 'карты', 'карт')}."
    return score


# Gems, prices, rewards


@dataclass(frozen=True, kw_only=True)
class Gems:
    """Why gems are taken and what there is."""

    cause: str = one_of("За что", ("пас", "награда"), "пас")
    science: int = number("Жетонов науки", 0, 33, 0, when={"cause": ("пас",)})
    amount: int = number("Камней в награде", 1, 12, 3, when={"cause": ("награда",)})
    reserve: tuple[int, ...] = _four("В запасе", (4, 4, 4, 4))
    bids: str = text("Ставки этого круга", "", when={"cause": ("пас",)})


def gems(rules: Any, facts: Gems) -> Score:
    """Say how many gems one takes for a pass or as a reward."""
    score = Score(unit="камней")
    there = sum(facts.reserve)
    if facts.cause == "пас":
        due = rules.pass_gems + facts.science
        score.add("За пас", "namestnik.pass.1", rules.pass_gems, "положено")
        if facts.science:
            score.add("За жетоны науки, по желанию", ("namestnik.pass.1", "namestnik.rew.sci"), facts.science, "положено")
        back = len(read_colors(facts.bids, "bids", 4))
        if back:
            score.add(
                "Ставки круга уже в запасе" if rules.bids_first else "Ставки круга ещё не в запасе",
                ("namestnik.auc.9", "namestnik.pass.1"),
                back if rules.bids_first else 0,
            )
            there += back if rules.bids_first else 0
        short = "namestnik.pass.5" if not there else "namestnik.pass.4"
    else:
        due, short = facts.amount, "namestnik.rew.gems"
        score.add("Награда камнями", "namestnik.rew.gems", due, "положено")
    taken = min(due, there)
    if taken < due:
        score.add(f"В запасе всего {there}", short, taken - due, "взято")
    score.total, score.sides = taken, {"положено": due, "взято": taken}
    score.summary = f"Положено {due}, игрок берёт {taken}."
    return score


@dataclass(frozen=True, kw_only=True)
class Price:
    """A character's prices, the level, inexhaustible gems."""

    rows: str = text("Строки цены снизу вверх", "зелёный, синий, жёлтый, жёлтый")
    level: int = number("Уровень", 1, 5, 2)
    inexhaustible: str = text("Неисчерпаемые камни", "")


def price(rules: Any, facts: Price) -> Score:
    """Say what a card costs on a level."""
    rows = read_colors(facts.rows, "rows")
    if len(rows) != LANES:
        raise InputError(f"Строки цены: их {LANES}, названо {len(rows)}", "rows", ("namestnik.pay.2a",))
    due = [0] * LANES
    score = Score(unit="камней")
    for level, color in enumerate(rows[: facts.level], 1):
        due[color] += 1
        score.add(
            f"Строка {level}-го уровня: {COLORS[color]}",
            ("namestnik.pay.2a",) if level == facts.level else ("namestnik.pay.2b",),
            1,
            COLORS[color],
        )
    if facts.level > LANES:
        due[rows[-1]] += 1
        score.add(f"Пятый уровень: ещё один {COLORS[rows[-1]]}", "namestnik.pay.6", 1, COLORS[rows[-1]])
    used = 0
    for color in read_colors(facts.inexhaustible, "inexhaustible"):
        if due[color]:
            due[color] -= 1
            used += 1
            score.add(
                f"Неисчерпаемый {COLORS[color]} камень",
                "namestnik.rew.inex.2" if used == 1 else "namestnik.rew.inex.3",
                -1,
                COLORS[color],
            )
        else:
            score.add(f"Неисчерпаемый {COLORS[color]} камень здесь ничего не снимает", "namestnik.rew.inex.3", 0, COLORS[color])
    score.total = sum(due)
    score.sides = {COLORS[color]: count for color, count in enumerate(due) if count}
    said = ", ".join(f"{color} {count}" for color, count in score.sides.items())
    price = in_words(score.total, "камень", "камня", "камней")
    score.summary = f"Уровень {facts.level} стоит {price}; {said}." if said else f"Уровень {facts.level} не стоит ничего."
    return score


@dataclass(frozen=True, kw_only=True)
class Rewards:
    """A character's rewards and the level."""

    rewards: str = text("Награды снизу вверх", "1 карта; 5 камней; магия; 12 очков")
    level: int = number("Уровень", 1, 5, 1)


def reward(rules: Any, facts: Rewards) -> Score:
    """Say what a card gives on a level."""
    lines = [part.strip() for part in facts.rewards.split(";") if part.strip()]
    if len(lines) != LANES:
        raise InputError(f"Награды: их {LANES} через точку с запятой, названо {len(lines)}", "rewards", ("namestnik.pay.10",))
    made = [read_reward(line) for line in lines]
    if facts.level > LANES:
        score = Score(total=15, sides={"очков": 15}, summary="На пятом уровне всякий персонаж даёт 15 очков.")
        score.add("Пятый уровень: жетон на 15 очков", "namestnik.pay.12", 15, "очков")
        return score
    what = made[facts.level - 1]
    name = {GEMS_REWARD: "камней", CARDS_REWARD: "карт", POINTS: "очков"}.get(
        what.kind, what.kind if what.color < 0 and "бонус" not in what.kind else what.text
    )
    amount = 1 if "бонус" in what.kind else what.amount
    if what.kind == "бонус магии":
        name = what.text
    rule = {
        GEMS_REWARD: "gems", CARDS_REWARD: "cards.a", POINTS: "points", "наука": "sci", "магия": "magic", "защита": "def", "атака": "att.1",
        "неисчерпаемый": "inex.1",
    }.get(what.kind, "bonus")  # fmt: skip
    score = Score(total=amount, sides={name: amount}, summary=f"На {facts.level}-м уровне карта даёт: {what.text}.")
    score.add(f"Строка {facts.level}-го уровня: {what.text}", ("namestnik.pay.10", f"namestnik.rew.{rule}"), amount, name)
    return score


@dataclass(frozen=True, kw_only=True)
class OwnStone:
    """An inexhaustible gem and where it may come from."""

    color: str = one_of("Цвет", COLORS, "синий")
    reserve: tuple[int, ...] = _four("В запасе", (0, 3, 2, 4))
    gems: tuple[int, ...] = _four("За ширмой", (2, 0, 1, 1))
    own: bool = flag("Игрок согласен отдать свой", True)


def stone(rules: Any, facts: OwnStone) -> Score:
    """Say from where an inexhaustible gem is laid."""
    at = COLORS.index(facts.color)
    stock = facts.reserve[at] > 0
    mine = not stock and facts.gems[at] > 0 and (facts.own or rules.own_stone_due)
    score = Score(total=int(stock or mine), sides={"из запаса": int(stock), "из-за ширмы": int(mine)})
    if stock:
        score.add("Камень берут из запаса", "namestnik.rew.inex.1", 1, "из запаса")
    elif mine:
        score.add("В запасе такого нет: камень кладут из-за ширмы", "namestnik.rew.inex.1", 1, "из-за ширмы")
    else:
        why = "Игрок сберёг свой камень" if facts.gems[at] else "Такого камня нет ни в запасе, ни за ширмой"
        score.add(f"{why}: награды нет", "namestnik.rew.inex.1", 0)
    score.summary = "Неисчерпаемый камень положен." if score.total else "Неисчерпаемого камня нет."
    return score


# The end


@dataclass(frozen=True, kw_only=True)
class LawFacts:
    """A law of the sample deck and what it counts."""

    law: int = number("Номер закона", CHARACTERS + 1, CHARACTERS + LAWS, 77)
    where: str = one_of("Где карта", ("пирамида", "рука"), "пирамида")
    level: int = number("Уровень карты", 1, 4, 1)
    gems: tuple[int, ...] = _four("Камни за ширмой", (0, 0, 0, 0))
    recolored: int = number("Ушло на перекраску", 0, 64, 0)
    point_tokens: str = text("Жетоны очков", "", hint="Через запятую; составной жетон пишут с плюсом: 5+2.")


def laws(rules: Any, facts: LawFacts) -> Score:
    """Say what a law pays at the end."""
    made = SAMPLE[SAMPLE.place[facts.law]]
    effect = made.effect
    assert effect is not None
    left = sum(facts.gems) - facts.recolored
    if left < 0:
        raise InputError("Ушло на перекраску: больше, чем было камней", "recolored", ("namestnik.end.3b",))
    tokens = [part.strip() for part in facts.point_tokens.split(",") if part.strip()]
    if any(not all(one.isascii() and one.isdigit() for one in part.split("+")) for part in tokens):
        raise InputError("Жетоны очков: числа через запятую, составной — с плюсом", "point_tokens", ("namestnik.rew.points",))
    score = Score(unit="очков")
    if facts.where == "рука":
        score.total, score.sides = 0, {"очков": 0}
        score.add("Карта осталась на руке и сброшена", ("namestnik.end.2", "namestnik.score.3"), 0, "очков")
        score.summary = "Неразыгранный закон очков не даёт."
        return score
    counts = dict.fromkeys(
        ("круг", "неисчерпаемый камень", "магия", "наука", "защита", "атака", "закон", "карта", "свободная карта"), 0
    )
    counts.update({"камень": left, "жетон очков": len(tokens)})
    paid = law_points(made, facts.level, counts)
    if effect.what == "камень":
        score.sides["камней"] = left
        score.add("Оставшиеся камни без ушедших на перекраску", "namestnik.end.3b", left, "камней")
    if effect.what == "жетон очков":
        score.sides["жетонов"] = len(tokens)
        score.add("Жетоны очков; составной считается одним", "namestnik.rew.points", len(tokens), "жетонов")
    score.add(f"Закон № {facts.law}: {effect.said}", ("namestnik.score.3", "namestnik.h2"), paid, "очков")
    score.sides["очков"] = score.total = paid
    score.summary = f"Закон № {facts.law} даёт {points(paid)}."
    return score


def _score_of(rules: Any, facts: Facts) -> Score:
    items = counted(rules, facts)
    total = sum(item.amount or 0 for item in items)
    score = Score(items=items, total=total, unit="очков", summary=f"Итого {points(total)} власти.")
    score.sides = {name: item.amount or 0 for name, item in zip(PARTS, items, strict=False)}
    return score


@dataclass(frozen=True, kw_only=True)
class Whole:
    """A whole pyramid at the end with what lies on it."""

    pyramid: str = text(
        "Пирамида с номерами карт",
        "1.1 = 1, 1.2 = 5, 1.3 = 11, 2.1 = 9, 2.2 = 80, 3.1 = 13",
        limit=1200,
        hint="Место и номер карты образца: 1.1 = 11, 1.2 = 40, 2.1 = 77.",
    )
    points: str = text("Жетоны очков", "12, 5", hint="Через запятую; составной жетон с плюсом: 5+2.")
    magic: int = number("Жетонов магии", 0, 33, 1)
    science: int = number("Жетонов науки", 0, 33, 1)
    defence: int = number("Жетонов защиты", 0, 40, 1)
    magic_bonus: tuple[int, ...] = numbers("Бонусы магии", 2, 5, (2,), most=24)
    circle_bonus: tuple[int, ...] = _four("Сумма бонусов за круг", (0, 0, 0, 0), 8)
    inexhaustible: tuple[int, ...] = _four("Неисчерпаемых камней", (0, 0, 0, 0))
    gems: tuple[int, ...] = _four("Осталось камней", (1, 1, 0, 0))
    recolor: str = text("Перекраска", "", hint="Место верхней карты круга и новый цвет: 2.1 = синий, 3.1 = красный.", limit=600)
    own_attacks: int = number("Своих атак осталось", 0, 40, 0)
    attacks: tuple[int, ...] = numbers("Атак осталось у остальных", 0, 40, (1,), most=3)


def _recolored(rules: Any, facts: Whole, pyramid: dict[Any, int], score: Score) -> tuple[dict[Any, int], int]:
    """Read what is recoloured and pay for it with the gems that are left."""
    from .pyramid import circle as circle_of
    from .pyramid import read_spot

    held, painted = list(facts.gems), {}
    for part in (one.strip() for one in facts.recolor.split(",") if one.strip()):
        place, _, word = (piece.strip() for piece in part.partition("="))
        spot = read_spot(place)
        if spot is None or spot not in pyramid or spot[0] == 1:
            raise InputError(f"Перекраска: под местом «{place[:20]}» круга нет", "recolor", ("namestnik.end.3a",))
        color = read_color(word, "recolor")
        need = LANES - circle_of(pyramid, spot, SAMPLE).count(color)
        if need > held[color]:
            raise InputError(
                f"Перекраска: для {place} нужно камней «{COLORS[color]}» {need}, а осталось {held[color]}",
                "recolor",
                ("namestnik.end.3a",),
            )
        held[color] -= need
        painted[spot] = color
        score.add(f"Круг под {place} перекрашен: {COLORS[color]}, камней {need}", ("namestnik.end.3a", "namestnik.end.3b"))
    return painted, sum(held)


def whole(rules: Any, facts: Whole) -> Score:
    """Count a whole pyramid card by card."""
    read = read_pyramid(facts.pyramid, SAMPLE)
    if not read or any(card is None for card in read.values()):
        raise InputError("Пирамида: у каждого места назовите номер карты: 1.1 = 11", "pyramid", ("namestnik.h1",))
    pyramid = {spot: card for spot, card in read.items() if card is not None}
    score = Score(unit="очков")
    painted, left = _recolored(rules, facts, pyramid, score)
    points = [part.strip() for part in facts.points.split(",") if part.strip()]
    if any(not all(one.isascii() and one.isdigit() and len(one) < 4 for one in part.split("+")) for part in points):
        raise InputError("Жетоны очков: числа через запятую, составной — с плюсом", "points", ("namestnik.rew.points",))
    tokens = (
        *(f"очки {part}" for part in points), *("магия",) * facts.magic, *("наука",) * facts.science, *("защита",) * facts.defence,
        *(f"бонус магии +{value}" for value in facts.magic_bonus),
    )  # fmt: skip
    pile = Pile(pyramid, tuple(tokens), facts.inexhaustible, painted, left, facts.own_attacks, {})
    found = facts_of_pile(rules, pile, SAMPLE, facts.attacks)
    made = _score_of(
        rules,
        Facts(**{**{name: getattr(found, name) for name in Facts.__dataclass_fields__}, "circle_bonus": facts.circle_bonus}),
    )
    lines = law_lines(rules, pile, SAMPLE)
    score.items += [*made.items[:2], *lines, *made.items[2:]] if lines else made.items
    for item in lines:
        score.items[score.items.index(item)] = type(item)(item.text, item.cites, None)
    score.total, score.sides, score.summary = made.total, made.sides, made.summary
    return score


@dataclass(frozen=True, kw_only=True)
class Totals:
    """The scores."""

    scores: tuple[int, ...] = numbers("Очки игроков", -200, 999, (61, 74, 58), most=PLAYERS)
    lowest: tuple[int, ...] = numbers(
        "Наименьшие номера в пирамидах", 1, 999, (), most=PLAYERS, hint="Нужны только для одного из чтений ничьей."
    )


def winner(rules: Any, facts: Totals) -> Score:
    """Say who wins."""
    if not facts.scores:
        raise InputError("Очки игроков: назовите хотя бы один счёт", "scores", ("namestnik.intro.scope",))
    lowest = facts.lowest if len(facts.lowest) == len(facts.scores) else tuple(range(1, len(facts.scores) + 1))
    best = winners(rules, list(facts.scores), sorted(range(len(facts.scores)), key=lambda at: lowest[at]))
    top = max(facts.scores)
    score = Score(total=top, unit="очков", sides={f"игрок {at + 1}": top for at in best})
    tie = facts.scores.count(top) > 1
    for at in best:
        rule = ("namestnik.h7",) if tie else ("namestnik.score.win", "namestnik.intro.scope")
        score.add(
            "Наименьший номер решает"
            if tie and rules.ties_by_number
            else "Равный лучший счёт: победа общая"
            if tie
            else "Больше всех очков",
            rule,
            top,
            f"игрок {at + 1}",
        )
    if len(facts.scores) == 1:
        score.items[0] = type(score.items[0])("В одиночку не проигрывают: запишите очки", ("namestnik.solo.7",), top, "игрок 1")
    names = " и ".join(str(at + 1) for at in best)
    score.summary = f"Победил игрок {names}." if len(best) == 1 else f"Победу делят игроки {names}."
    return score


COUNTS = (
    Count("kit", "Сколько чего в коробке", Part, kit, tuple(rule for _, rule in KIT.values()), "Карты, камни, жетоны.", words=("сколько карт", "сколько жетонов", "состав коробки"),
          sentence="В коробке нужны {part}."),
    Count("card", "Что на карте образца", Numbered, card, ("namestnik.h1", "namestnik.h2", "namestnik.comp.anat.char", "namestnik.comp.anat.law"), "Секторы, цена, награды по номеру.", words=("что на карте", "цена карты", "награды карты"),
          sentence="Карта № {number}."),
    Count("setup", "Что лежит на столе до первого хода", Setting, setup,
          ("namestnik.setup.1", "namestnik.setup.2", "namestnik.setup.3", "namestnik.solo.1", "namestnik.virt.1"), "Запас, коробка, колоды.",
          words=("сколько камней на троих", "запас камней", "сколько виртуалов"), sentence="Играют {players}[, виртуалов {virtuals}]."),
    Count("start", "С какими камнями начинают", Returned, start, ("namestnik.setup.5",), "Восемь взято, два возвращены.", words=("шесть камней", "начальные камни"),
          sentence="Наугад возвращены {returned}."),
    Count("deck", "Сколько осталось в большой колоде", TurnFacts, deck, ("namestnik.turn.1", "namestnik.end.1", "namestnik.auc.end3", "namestnik.setup.6a", "namestnik.setup.7"), "Карты и ходы.",
          words=("сколько ходов осталось", "последний ход"), sentence="Идёт ход {turn}."),
    Count("places", "Куда можно положить карту", Shape, open_places, ("namestnik.pyr.1", "namestnik.pyr.2", "namestnik.pyr.3b", "namestnik.pay.3", "namestnik.pay.4", "namestnik.pyr.start"), "Доступные места пирамиды.",
          words=("куда положить", "доступные места", "опора"), sentence="Лежат {pyramid}, фаза {phase}."),
    Count("free", "Какие карты свободны", Shape1, free, ("namestnik.pyr.free",), "Свободные карты пирамиды.", words=("свободная карта",), sentence="Лежат {pyramid}."),
    Count("circle", "Что даёт круг", Circle, circle, ("namestnik.law.6", "namestnik.pay.5", "namestnik.end.3a", "namestnik.end.3b"), "Камень за круг или цена перекраски.",
          words=("одноцветный круг", "камень за круг", "перекрасить"), sentence="Секторы круга {sectors}, фаза {phase}[, в запасе {reserve}]."),
    Count("order", "Кто раньше", Numbers, order, ("namestnik.ord.1", "namestnik.ord.2", "namestnik.ord.3", "namestnik.pass.2", "namestnik.pay.11", "namestnik.law.4"), "Очередь по номерам карт.",
          words=("кто первый", "очередь", "спор о камнях"), sentence="Спорят о том, чьи {about} раньше; по порядку игроков карты {numbers}."),
    Count("auction", "Кому достаётся карта", Round, auction,
          ("namestnik.auc.3", "namestnik.auc.4", "namestnik.auc.ex1", "namestnik.auc.end1", "namestnik.auc.5", "namestnik.auc.6", "namestnik.auc.16a", "namestnik.auc.16b", "namestnik.auc.16c", "namestnik.ord.4",
           "namestnik.rew.att.2", "namestnik.solo.2", "namestnik.solo.3", "namestnik.solo.4", "namestnik.solo.5", "namestnik.virt.2", "namestnik.virt.3", "namestnik.virt.4", "namestnik.h5", "namestnik.h6"),
          "Итог круга по раскрытым ставкам.", words=("ставки совпали", "кому карта", "двое на одну карту", "виртуал", "пустой кулак", "все спасовали на аукционе"),
          sentence="У цветов карт {cards}, игроки поставили {bids}[, виртуалы {virtuals}][, указали {claims}]; круг {round}."),
    Count("bids", "Что в запасе после ставок и оплаты", Flow, bids, ("namestnik.auc.9", "namestnik.pay.9", "namestnik.solo.6"), "Камни возвращаются в запас.",
          words=("вернуть ставку", "куда уходит камень"), sentence="В запасе {reserve}[, ставки {bids}][, уплачено {paid}][, виртуалы {virtuals}]."),
    Count("market", "Что на аукционе дальше", Market, market, ("namestnik.auc.end2", "namestnik.auc.end3"), "Смена карт после аукциона.", words=("смена карт", "остриё"),
          sentence="У основания {base}, у острия {tip}, в колоде {deck}."),
    Count("gems", "Сколько камней взять", Gems, gems, ("namestnik.pass.1", "namestnik.pass.4", "namestnik.pass.5", "namestnik.rew.gems", "namestnik.rew.sci", "namestnik.rew.sci.ex"), "За пас и в награду.",
          words=("камни за пас", "сколько камней", "наука"), sentence="За {cause}[, жетонов науки {science}][, камней {amount}], в запасе {reserve}[, ставки {bids}]."),
    Count("price", "Сколько стоит карта", Price, price, ("namestnik.pay.2a", "namestnik.pay.2b", "namestnik.pay.6", "namestnik.rew.inex.2", "namestnik.rew.inex.3", "namestnik.pay.ex1", "namestnik.pay.ex2", "namestnik.rew.inex.ex"), "Цена по уровню.",
          words=("цена карты", "пятый уровень", "скидка"), sentence="Строки {rows}, уровень {level}[, неисчерпаемые {inexhaustible}]."),
    Count("reward", "Какая награда", Rewards, reward, ("namestnik.pay.10", "namestnik.pay.12", "namestnik.pay.ex3", "namestnik.rew.points", "namestnik.rew.magic", "namestnik.rew.bonus"), "Награда своего уровня.", words=("награда", "что даёт карта"),
          sentence="Награды {rewards}, уровень {level}."),
    Count("inexhaustible", "Откуда неисчерпаемый камень", OwnStone, stone, ("namestnik.rew.inex.1",), "Из запаса или из-за ширмы.", words=("вечный камень", "неисчерпаемый"),
          sentence="Нужен {color}, в запасе {reserve}, за ширмой {gems}, {own}."),
    Count("laws", "Сколько очков даёт закон", LawFacts, laws, ("namestnik.score.3", "namestnik.h2", "namestnik.end.2"), "Законы образца в конце игры.", words=("очки за закон",),
          sentence="Закон {law}, карта: {where}, уровень {level}, за ширмой {gems}, на перекраску {recolored}, жетоны {point_tokens}."),
    Count("score", "Подсчёт по статьям", Facts, _score_of, ("namestnik.end.order", *(f"namestnik.score.{part}" for part in range(1, 8)), "namestnik.score.5b", "namestnik.rew.att.3",
          *(f"namestnik.score.{part}" for part in ("1ex", "2ex", "5ex", "6ex", "7ex.a", "7ex.b"))), "Семь статей счёта.",
          words=("подсчёт очков", "сколько очков", "магия", "наборы", "штраф за атаки")),
    Count("pyramid", "Подсчёт целой пирамиды", Whole, whole, ("namestnik.end.order", "namestnik.end.3a", "namestnik.score.1", "namestnik.score.3"), "Пирамида карта за картой.",
          words=("посчитать пирамиду", "итог партии", "все очки")),
    Count("winner", "Кто победил", Totals, winner, ("namestnik.score.win", "namestnik.intro.scope", "namestnik.h7", "namestnik.solo.7"), "По набранным очкам.", "settlement",
          words=("кто выиграл", "ничья", "равные очки"), sentence="Набрано {scores}[, наименьшие номера {lowest}]."),
)  # fmt: skip
