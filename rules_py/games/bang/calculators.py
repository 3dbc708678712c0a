"""«Бах!»: what the examples and disputes ask: kit and deal, distance, shots, wounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, numbers, one_of, text
from ...frame.results import Score
from ...frame.russian import counted
from .cards import (
    ACTIONS,
    APPALOOSA,
    BANG,
    BARREL,
    BART,
    BEER,
    CAT,
    CHARACTERS,
    DUEL,
    DYNAMITE,
    GATLING,
    GRINGO,
    INDIANS,
    JACK,
    JAIL,
    JANET,
    JESSE,
    JOURD,
    KIT,
    LIVES,
    LUKE,
    MISSED,
    MUSTANG,
    PANIC,
    PAUL,
    PEDRO,
    ROLE_PACK,
    ROLES,
    ROSE,
    SALOON,
    SHERIFF,
    SID,
    SLAB,
    STAGE,
    STORE,
    SUITS,
    SUZY,
    VOLCANIC,
    WEAPONS,
    WELLS,
    explodes,
    hearts,
    red,
    sample_faces,
)
from .decks import ranges_of
from .effects import gringo_takes
from .scoring import CAUSES, OWN_DUEL, distance, steps_around
from .state import LETTERS, letters, one_letter

PLAIN = "без способности"
MINES = "пики от 2 до 9"
LOOKS = ("он видит", "его видят")


def lives_said(count: int) -> str:
    """Write a number of lives."""
    return counted(count, "жизнь", "жизни", "жизней")


def cards_said(count: int) -> str:
    """Write a number of cards."""
    return counted(count, "карта", "карты", "карт")


def faces_of(value: str, field: str) -> list[str]:
    """Read opened cards: «♠5, ♥9»."""
    found = []
    for part in value.split(","):
        sign = part.strip().replace("\ufe0e", "")
        if not sign:
            continue
        if sign[0] not in SUITS or sign[1:] not in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К", "Т"):
            raise InputError(f"Карту записывают мастью и достоинством, например ♠7; получено «{sign[:20]}»", field)
        found.append(sign)
    return found


# The kit and the deal


@dataclass(frozen=True, kw_only=True)
class Part:
    """Which part of the kit."""

    part: str = one_of("Что считают", ("карты",), "карты")


def kit(rules: Any, facts: Part) -> Score:
    """Count the cards of the box."""
    roles = len(ROLE_PACK) - 1
    score = Score(total=roles + len(CHARACTERS) + 80, unit="карт")
    score.add("Роли: шериф, два жителя, три бандита, предатель", "bang.comp", roles, "роли")
    score.add("Персонажи", "bang.comp", len(CHARACTERS), "персонажи")
    score.add("Карты действий", "bang.comp", 80, "действия")
    score.sides = {"роли": roles, "персонажи": len(CHARACTERS), "действия": 80}
    score.summary = f"В коробке {score.total} карты трёх видов."
    return score


@dataclass(frozen=True, kw_only=True)
class OfDeck:
    """Which cards of the sample."""

    card: str = one_of("Какие карты", (*ACTIONS, MINES), BANG)


def deck(rules: Any, facts: OfDeck) -> Score:
    """Count cards of the sample deck."""
    faces = [
        face
        for name in ACTIONS
        for face in sample_faces(name)
        if facts.card in (name, MINES) and (facts.card != MINES or explodes(face))
    ]
    score = Score(total=len(faces), unit="карт", summary=f"В колоде-образце таких {cards_said(len(faces))} из 80.")
    score.sides = {suit: count for suit in SUITS if (count := sum(1 for face in faces if face[0] == suit))}
    for suit, count in score.sides.items():
        score.add(f"{suit}: {' '.join(face[1:] for face in faces if face[0] == suit)}", "bang.h1", count, suit)
    return score


@dataclass(frozen=True, kw_only=True)
class Players:
    """How many play."""

    players: int = number("Игроков", 1, 12, 5)


def roles(rules: Any, facts: Players) -> Score:
    """Say which roles are dealt."""
    from .rules import ROLES_BY_PLAYERS

    dealt = ROLES_BY_PLAYERS.get(facts.players)
    if dealt is None:
        score = Score(total=0, unit="ролей", summary=f"Играют от трёх до восьми; за столом {facts.players}: ролей нет.")
        score.add("Обычно играют от четырёх до семи, по особым правилам трое и восьмеро", "bang.title")
        return score
    rule = {3: "bang.p3.1", 8: "bang.p8.1"}.get(facts.players, "bang.setup.roles")
    names = dict(zip(ROLES, ("шериф", "жители", "бандиты", "предатель"), strict=True))
    score = Score(total=len(dealt), unit="ролей")
    for role, name in names.items():
        score.sides[name] = dealt.count(role)
        score.add(name.capitalize(), rule, dealt.count(role), name)
    said = ", ".join(f"{name} {count}" for name, count in score.sides.items() if count)
    score.summary = f"{said[:1].upper()}{said[1:]}."
    return score


@dataclass(frozen=True, kw_only=True)
class Life:
    """A character with its wounds and its hand."""

    character: str = one_of("Персонаж", CHARACTERS, ROSE)
    role: str = one_of("Роль", ROLES, SHERIFF)
    lost: int = number("Потеряно жизней", 0, 5, 0)
    beers: int = number("Выпито «Пива»", 0, 5, 0)
    hand: int = number("Карт на руке", 0, 30, 0)
    returned: int = number("Шериф возвращает «Бах!»", 0, 1, 0, when={"role": (SHERIFF,)})


def life(rules: Any, facts: Life) -> Score:
    """Count lives and the limit of the hand."""
    star = rules.sheriff_life if facts.role == SHERIFF else 0
    start = LIVES[facts.character] + star
    if facts.lost > start:
        raise InputError(f"Потеряно жизней: у этого персонажа их всего {start}", "lost")
    most = start if rules.heal_with_star else LIVES[facts.character]
    now = max(start - facts.lost, min(most, start - facts.lost + facts.beers))
    limit = now if rules.limit_by_life else start
    score = Score(total=now, unit="жизней")
    score.add(f"{facts.character}: в описании", ("bang.setup.life", "bang.char.life"), LIVES[facts.character])
    if star:
        score.add("Лишний патрон шерифа", "bang.setup.sheriff", star)
    if facts.lost:
        score.add("Раны", "bang.char.life", -facts.lost)
    if facts.beers:
        score.add(f"«Пиво»; больше {most} жизней не бывает", ("bang.beer.1", "bang.setup.sheriff"), now - (start - facts.lost))
    score.add("Предел руки", ("bang.turn.3", "bang.char.hand"), limit)
    score.sides = {"в начале": start, "предел руки": limit}
    score.summary = f"{lives_said(now).capitalize()}; в конце хода на руке остаётся не больше {limit}."
    if facts.hand or facts.returned:
        held = facts.hand + (facts.returned if rules.mercy_before else 0)
        extra = max(0, held - limit)
        if facts.returned:
            when = "до сброса: карта входит в предел" if rules.mercy_before else "после сброса: предела она не касается"
            score.add(f"«Бах!» возвращают {when}", "bang.var.nomercy", facts.returned)
        score.add("Сбросить лишних", "bang.turn.3", extra)
        score.sides["сбросить"] = extra
        said = f"сбросить нужно {counted(extra, 'карту', 'карты', 'карт')}" if extra else "сбрасывать нечего"
        score.summary = f"{lives_said(now).capitalize()}; {said}."
    return score


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """The lives in the descriptions, the sheriff first."""

    lives: tuple[int, ...] = numbers("Жизней в описаниях, шериф первый", 1, 6, (4, 4, 3, 4), most=8)


def setup(rules: Any, facts: Dealt) -> Score:
    """Count what is dealt."""
    if not 4 <= len(facts.lives) <= 8:
        raise InputError("Жизней: назовите от 4 до 8 чисел", "lives")
    star = facts.lives[0] + rules.sheriff_life
    total = sum(facts.lives) + rules.sheriff_life
    score = Score(total=total, unit="карт", sides={"колода": 80 - total, "карт шерифу": star})
    score.add("Карт столько, сколько жизней", "bang.setup.hand", sum(facts.lives))
    score.add("Шерифу на одну больше", "bang.setup.sheriff", rules.sheriff_life)
    score.add("Осталось в колоде", "bang.setup.hand", 80 - total)
    score.summary = f"Роздано {cards_said(total)}, в колоде осталось {80 - total}."
    return score


# Distance


@dataclass(frozen=True, kw_only=True)
class Around:
    """How a player sees the others or is seen."""

    players: int = number("Игроков", 3, 8, 6)
    player: str = text("Игрок", "A", limit=2)
    view: str = one_of("Что считают", LOOKS, LOOKS[0])
    out: str = text("Выбыли", "", limit=20)
    mustang: str = text("«Мустанг» у", "", limit=20)
    appaloosa: str = text("«Аппалуза» у", "", limit=20)


def distances(rules: Any, facts: Around) -> Score:
    """Count the distances of a player to all others, or theirs to him."""
    me = one_letter(facts.player, facts.players, "player")
    gone = letters(facts.out, facts.players, "out")
    alive = [seat for seat in range(facts.players) if seat not in gone]
    if me not in alive:
        raise InputError("Игрок: он выбыл", "player")
    horses = {name: letters(getattr(facts, name), facts.players, name) for name in ("mustang", "appaloosa")}
    score = Score(unit="на расстоянии 1")
    for other in alive:
        if other == me:
            continue
        one, two = (me, other) if facts.view == LOOKS[0] else (other, me)
        steps = steps_around(alive, one, two)
        closer, farther = horses["appaloosa"].count(one), horses["mustang"].count(two)
        found = distance(rules, steps, closer, farther)
        cites = ("bang.dist.1", *(("bang.dist.3",) if gone else ()), *(("bang.dist.appaloosa",) if closer else ()), *(("bang.dist.mustang",) if farther else ()))  # fmt: skip
        parts = [f"шагов {steps}", *(["«Аппалуза» −1"] if closer else []), *(["«Мустанг» +1"] if farther else [])]
        score.add(f"{LETTERS[one]} → {LETTERS[two]}: {', '.join(parts)}", cites, found, LETTERS[other])
        score.sides[LETTERS[other]] = found
    score.total = sum(1 for found in score.sides.values() if found == 1)
    near = ", ".join(name for name, found in score.sides.items() if found == 1) or "никого"
    score.summary = f"На расстоянии 1 {near}; " + ", ".join(f"{name} — {found}" for name, found in score.sides.items()) + "."
    return score


@dataclass(frozen=True, kw_only=True)
class Reaching:
    """A card aimed at a player."""

    players: int = number("Игроков", 3, 8, 6)
    shooter: str = text("Кто", "A", limit=2)
    target: str = text("В кого", "C", limit=2)
    card: str = one_of("Карта", (BANG, PANIC, CAT, DUEL), BANG)
    weapon: str = one_of("Оружие", WEAPONS, WEAPONS[0], when={"card": (BANG,)})
    mustang: str = text("«Мустанг» у", "", limit=20)
    appaloosa: str = text("«Аппалуза» у", "", limit=20)
    rose: str = text("Роза Дулан", "", limit=20)
    paul: str = text("Зараза Пол", "", limit=20)
    out: str = text("Выбыли", "", limit=20)


def reach(rules: Any, facts: Reaching) -> Score:
    """Say whether a card reaches its target."""
    me, other = one_letter(facts.shooter, facts.players, "shooter"), one_letter(facts.target, facts.players, "target")
    gone = letters(facts.out, facts.players, "out")
    alive = [seat for seat in range(facts.players) if seat not in gone]
    if me == other or me not in alive or other not in alive:
        raise InputError("В кого: нужен другой живой игрок", "target")
    steps = steps_around(alive, me, other)
    changes = (
        ("appaloosa", me, -1, f"«{APPALOOSA}»", "bang.dist.appaloosa"), ("rose", me, -1, ROSE, "bang.char.rose"),
        ("mustang", other, 1, f"«{MUSTANG}»", "bang.dist.mustang"), ("paul", other, 1, PAUL, "bang.char.paul"),
    )  # fmt: skip
    score = Score(unit="расстояние")
    score.add("Шагов по кругу", ("bang.dist.1", *(("bang.dist.3",) if gone else ())), steps)
    closer = farther = 0
    for name, seat, change, said, rule in changes:
        if seat in letters(getattr(facts, name), facts.players, name):
            score.add(said, rule, change)
            closer, farther = closer + (change < 0), farther + (change > 0)
    found = distance(rules, steps, closer, farther)
    if found != steps - closer + farther:
        score.add("Меньше 1 не бывает", "bang.dist.appaloosa", found - (steps - closer + farther))
    anywhere = facts.card == DUEL or (facts.card == CAT and rules.cat_anywhere)
    far = rules.near
    if facts.card == BANG:
        far = ranges_of("").get(facts.weapon, rules.colt)
        rule = (
            "bang.weapon.1" if facts.weapon == WEAPONS[0] else "bang.spec.volcanic" if facts.weapon == VOLCANIC else "bang.h2"
        )
        score.add(f"{facts.weapon}: дальность", ("bang.bang.1", rule), far)
    elif anywhere:
        score.add("Расстояние неважно", ("bang.sym.any", *ACTIONS[facts.card].cites), 0)
    else:
        score.add(f"«{facts.card}»: на расстоянии 1, оружие не помогает", ("bang.sym.dist", *ACTIONS[facts.card].cites), far)
    hits = anywhere or found <= far
    score.total = found
    score.sides = {"достаёт": int(hits)} if anywhere else {"дальность": far, "достаёт": int(hits)}
    score.summary = (
        f"Можно: расстояние {found} неважно."
        if anywhere
        else f"{'Можно' if hits else 'Нельзя'}: расстояние {found}, карта достаёт на {far}."
    )
    return score


# Shots and wounds


@dataclass(frozen=True, kw_only=True)
class Shot:
    """A shot and the answers to it."""

    card: str = one_of("Карта", (BANG, GATLING), BANG)
    shooter: str = one_of("Стреляет", (PLAIN, *CHARACTERS), PLAIN)
    target: str = one_of("Цель", (PLAIN, *CHARACTERS), PLAIN)
    barrel: bool = flag("Перед целью «Бочка»")
    flips: str = text("Открыты для «Бочки»", "", limit=30)
    missed: int = number("Сыграно «Мимо!»", 0, 3, 0)


def shot(rules: Any, facts: Shot) -> Score:
    """Say whether a shot hits."""
    need = 2 if facts.shooter == SLAB and facts.card == BANG else 1
    tries = int(facts.barrel) + (facts.target == JOURD)
    flips = faces_of(facts.flips, "flips")
    if len(flips) > tries:
        raise InputError(f"Открыто карт {len(flips)}, а «Бочку» можно пробовать раз: {tries}", "flips")
    score = Score(unit="жизнь")
    base: tuple[str, ...] = ("bang.char.slab",) if need == 2 else ("bang.bang.2",)
    if facts.shooter == SLAB and facts.card == GATLING:
        base = ("bang.char.slab", "bang.card.gatling.b")
    score.add("Нужно отмен", base, need)
    got = 0
    for sign in flips:
        works = hearts(sign)
        rules_of = ("bang.draw.ex", *(("bang.char.jourd",) if facts.target == JOURD else ()))
        score.add(f"«{BARREL}»: {sign}, {'сработала' if works else 'не помогла'}", rules_of, int(works))
        got += works
    if facts.missed:
        score.add(f"Сыграно «{MISSED}»", "bang.bang.2", facts.missed)
    got += facts.missed
    hit = got < need
    score.total = int(hit)
    score.sides = {"нужно отмен": need, "отмен": got}
    score.summary = "Попадание: цель теряет жизнь." if hit else "Выстрел отменён."
    return score


@dataclass(frozen=True, kw_only=True)
class Damage:
    """Wounds and what heals them."""

    character: str = one_of("Персонаж", (PLAIN, *CHARACTERS), PLAIN)
    life: int = number("Жизней", 1, 6, 4)
    max: int = number("Жизней вначале", 1, 6, 4)
    wounds: int = number("Ран", 0, 3, 1)
    beers: int = number("«Пива»", 0, 5, 0)
    saloons: int = number("«Салунов»", 0, 2, 0)
    sid_pairs: int = number("Пар карт Сида", 0, 5, 0, when={"character": (SID,)})
    players: int = number("Живых", 2, 8, 5)


def damage(rules: Any, facts: Damage) -> Score:
    """Count lives after wounds and beer."""
    if facts.sid_pairs and facts.character != SID:
        raise InputError("Пар карт Сида: это умеет только Сид Кечам", "sid_pairs")
    left = facts.life - facts.wounds
    top = max(facts.max, facts.life)
    mortal = left <= 0
    score = Score(unit="жизней")
    score.add("Было жизней", "bang.char.life", facts.life)
    if facts.wounds:
        score.add("Раны", ("bang.beer.ex",) if facts.wounds > 1 else ("bang.bang.2",), -facts.wounds)
    heals: list[tuple[int, bool, str, tuple[str, ...]]] = [
        (facts.beers, facts.players > 2, "«Пиво»", ("bang.beer.4" if mortal else "bang.beer.1", *(() if facts.players > 2 else ("bang.beer.3",)))),
        (facts.saloons, not mortal and (facts.players > 2 or rules.saloon_for_two), f"«{SALOON}»", ("bang.card.saloon", *(() if facts.players > 2 else ("bang.beer.3",)))),
        (facts.sid_pairs, (not mortal or rules.sid_fatal) and (facts.players > 2 or rules.sid_for_two), "Две карты Сида", ("bang.char.sid", *(("bang.elim.1",) if mortal else ()))),
    ]  # fmt: skip
    for count, works, said, cites in heals:
        if count:
            gain = min(count, max(0, top - left)) if works else 0
            score.add(
                f"{said}: {count}" + ("" if gain == count else ", действует не всё" if gain else ", не действует"), cites, gain
            )
            left += gain
    dead = left <= 0
    left = max(0, left)
    drawn = facts.wounds if facts.character == BART and not dead else 0
    if drawn:
        score.add("Барт берёт карт", "bang.char.bart", drawn)
    if dead:
        score.add("Выбывает", ("bang.elim.1", "bang.bang.4"))
    score.total = left
    score.sides = {"выбыл": int(dead), "взято карт": drawn}
    score.summary = "Игрок выбывает." if dead else f"Игрок жив, у него {lives_said(left)}."
    return score


@dataclass(frozen=True, kw_only=True)
class Place:
    """A card that was played."""

    card: str = one_of("Карта", tuple(ACTIONS), BANG)
    cancelled: bool = flag("Её отменили", when={"card": (BANG,)})


def place(rules: Any, facts: Place) -> Score:
    """Say where a played card goes."""
    stays = ACTIONS[facts.card].blue
    score = Score(total=1, unit="карта", sides={"в сброс": int(not stays), "на стол": int(stays)})
    if stays:
        score.add("Голубая кайма: карта остаётся на столе", "bang.turn.2f", 1, "на стол")
    else:
        rule = "bang.bang.5" if facts.card == BANG else "bang.turn.2e"
        score.add("Отменена, но сброшена" if facts.cancelled else "Подействовала и сброшена", rule, 1, "в сброс")
    score.summary = "Карта остаётся лежать на столе." if stays else "Карта уходит в сброс."
    return score


@dataclass(frozen=True, kw_only=True)
class Played:
    """A card that gives cards."""

    card: str = one_of("Карта", (STAGE, WELLS, STORE), STAGE)
    players: int = number("Живых", 2, 8, 5)


def card(rules: Any, facts: Played) -> Score:
    """Count what a card gives."""
    mine, gone, rule = {
        STAGE: (2, 2, "bang.card.stage"),
        WELLS: (3, 3, "bang.card.wells"),
        STORE: (1, facts.players, "bang.spec.store"),
    }[facts.card]
    score = Score(total=mine, unit="карт", sides={"из колоды": gone})
    score.add("Из колоды взято или открыто", rule, gone)
    score.add("На руку сыгравшему", (rule, "bang.sym.draw"), mine)
    score.summary = f"Сыгравшему {cards_said(mine)}, из колоды ушло {gone}."
    return score


@dataclass(frozen=True, kw_only=True)
class Check:
    """A check by opened cards."""

    check: str = one_of("Что проверяют", (DYNAMITE, JAIL, BARREL), DYNAMITE)
    character: str = one_of("Персонаж", (PLAIN, *CHARACTERS), PLAIN)
    cards: str = text("Открыто", "♠7", limit=20)


def check(rules: Any, facts: Check) -> Score:
    """Say what opened cards decide."""
    signs = faces_of(facts.cards, "cards")
    most = 2 if facts.character == LUKE else 1
    if len(signs) > most:
        raise InputError(f"Открыто: для проверки открывают карт {most}", "cards", ("bang.draw.1", "bang.char.luke"))
    luck = {DYNAMITE: lambda sign: not explodes(sign), JAIL: hearts, BARREL: hearts}[facts.check]
    good = any(luck(sign) for sign in signs) or (facts.check == DYNAMITE and not signs)
    score = Score(unit="сработало")
    if len(signs) > 1:
        score.add("Дюк открывает две и выбирает", "bang.char.luke")
    if not signs:
        score.add("Открыть нечего: проверка не удалась", "bang.h4")
    if facts.check == DYNAMITE:
        score.add(f"Нужны пики от 2 до 9: {', '.join(signs)}", "bang.spec.dynamite.1", int(not good))
        if good:
            score.add("Динамит переходит к следующему", "bang.spec.dynamite.2")
        score.total, score.sides = int(not good), {"потеряно жизней": 0 if good else rules.dynamite}
        score.summary = "Взрыва нет, динамит идёт дальше." if good else f"Взрыв: минус {lives_said(rules.dynamite)}."
    elif facts.check == JAIL:
        score.add(f"Нужна черва: {', '.join(signs)}", "bang.spec.jail.1", int(good))
        score.total, score.sides = int(good), {"пропуск хода": int(not good)}
        score.summary = "Побег удался, игрок ходит." if good else "«Тюрьма» сброшена, ход пропущен."
    else:
        score.add(f"Нужна черва: {', '.join(signs)}", "bang.draw.ex", int(good))
        score.total, score.sides = int(good), {"отмен": int(good)}
        score.summary = "«Бочка» сработала." if good else "«Бочка» не помогла, остаётся «Мимо!»."
    return score


@dataclass(frozen=True, kw_only=True)
class Duel:
    """A duel."""

    challenger: str = one_of("Вызвал", (PLAIN, *CHARACTERS), PLAIN)
    challenger_bangs: int = number("У вызвавшего «Бах!»", 0, 10, 1)
    target_bangs: int = number("У вызванного «Бах!»", 0, 10, 1)


def duel(rules: Any, facts: Duel) -> Score:
    """Say who loses a duel in which both throw all they have."""
    called_loses = facts.target_bangs <= facts.challenger_bangs
    thrown = facts.target_bangs if called_loses else facts.challenger_bangs
    called = thrown if called_loses else thrown + 1
    score = Score(total=thrown + called, unit="карт")
    score.add("Сбросил вызванный", "bang.spec.duel.1", called)
    score.add("Сбросил вызвавший", "bang.spec.duel.1", thrown)
    score.add(f"Ответить нечем: {'вызванному' if called_loses else 'вызвавшему'}", "bang.spec.duel.1", -1)
    if facts.challenger == SUZY and not facts.challenger_bangs:
        score.add("Сьюзи берёт карту, когда дуэль кончилась", "bang.char.suzy.note1", 1)
    score.sides = {
        "сбросил вызвавший": thrown,
        "сбросил вызванный": called,
        "потерял вызвавший": int(not called_loses),
        "потерял вызванный": int(called_loses),
    }
    score.summary = f"Жизнь теряет {'вызванный' if called_loses else 'вызвавший'}."
    return score


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """Phase 1."""

    character: str = one_of("Персонаж", CHARACTERS, BART)
    first: str = one_of("Первая карта", ("колода", "рука", "сброс"), "колода", when={"character": (JESSE, PEDRO)})
    second: str = text("Вторая карта", "♣6", limit=6, when={"character": (JACK,)})
    deck: int = number("В колоде", 0, 80, 30)
    discard: int = number("В сбросе", 0, 80, 10)


def draw(rules: Any, facts: Drawn) -> Score:
    """Count the cards of phase 1."""
    wanted = rules.drawn
    other = ""
    if facts.first == "рука":
        if facts.character != JESSE:
            raise InputError("Первая карта: с чужой руки берёт только Джесси Джонс", "first", ("bang.char.jesse",))
        other, rule = "с руки игрока", "bang.char.jesse"
    elif facts.first == "сброс":
        if facts.character != PEDRO or not facts.discard:
            raise InputError("Первая карта: со сброса берёт только Педро Рамирез", "first", ("bang.char.pedro",))
        other, rule = "из сброса", "bang.char.pedro"
    from_deck = wanted - bool(other)
    score = Score(unit="карт")
    if other:
        score.add(f"Первая карта {other}", rule, 1)
    if facts.character == JACK:
        sign = (faces_of(facts.second, "second") or ["♣6"])[0]
        score.add(f"Вторая карта показана: {sign}", "bang.char.jack")
        from_deck += red(sign)
    if facts.character == KIT:
        score.add("Просмотрены три, взяты две", "bang.char.kit")
    pile = facts.discard - (other == "из сброса")
    left, again = facts.deck, 0
    taken = min(from_deck, left + pile)
    if taken > left:
        again = pile
        score.add(f"Колода кончилась: перетасовано {pile}", ("bang.turn.1", "bang.h4"))
    score.add("Из колоды", "bang.turn.1", taken)
    score.total = taken + bool(other)
    score.sides = {"из колоды": taken, **({other: 1} if other else {}), "осталось в колоде": left + again - taken}
    score.summary = f"Взято {cards_said(taken + bool(other))}, в колоде осталось {left + again - taken}."
    return score


# Characters that meet


@dataclass(frozen=True, kw_only=True)
class Vulture:
    """Сэм and the cards of the dead."""

    hand: int = number("Карт на руке Сэма", 0, 30, 2)
    table: int = number("Карт перед Сэмом", 0, 10, 1)
    victim_hand: int = number("На руке выбывшего", 0, 30, 3)
    victim_table: int = number("Перед выбывшим", 0, 10, 2)
    penalty: bool = flag("Сэм — шериф и убил жителя")


def vulture(rules: Any, facts: Vulture) -> Score:
    """Count the cards of Сэм."""
    hand = facts.hand + facts.victim_hand + (facts.victim_table if rules.sam_to_hand else 0)
    table = facts.table + (0 if rules.sam_to_hand else facts.victim_table)
    score = Score(unit="карт на руке")
    score.add("Сэм забирает", "bang.char.sam", facts.victim_hand + facts.victim_table)
    if facts.penalty:
        score.add("Шериф убил жителя: сброшено всё", ("bang.rew.sheriff", "bang.char.sam"), -(hand + table))
        hand = table = 0
    score.total, score.sides = hand, {"на руке": hand, "на столе": table}
    score.summary = f"У Сэма на руке {cards_said(hand)}, на столе {table}."
    return score


@dataclass(frozen=True, kw_only=True)
class Suzy:
    """Сьюзи plays a card."""

    hand: int = number("Карт на руке до хода", 1, 10, 1)
    card: str = one_of("Карта", (BANG, DUEL, STAGE), BANG)
    target: str = one_of("Цель", (PLAIN, *CHARACTERS), GRINGO)
    lost: int = number("Цель потеряла жизней", 0, 1, 1)


def suzy(rules: Any, facts: Suzy) -> Score:
    """Count the cards of Сьюзи after her card."""
    left = facts.hand - 1
    score = Score(unit="карт на руке")
    drawn = taken = 0
    if facts.card == STAGE:
        left += 2
        score.add("«Дилижанс»: две карты", "bang.card.stage", 2)
    if not facts.hand - 1 and facts.card != DUEL:
        drawn, left = drawn + 1, left + 1
        score.add("Рука пуста: Сьюзи берёт карту", "bang.char.suzy", 1)
    if facts.target == GRINGO and facts.lost and left and facts.card != STAGE:
        taken, left = 1, left - 1
        score.add("Гринго вытаскивает карту", "bang.char.gringo", -1)
        if not left and facts.card != DUEL:
            drawn, left = drawn + 1, left + 1
            score.add("Рука снова пуста: ещё карта", ("bang.char.suzy", "bang.char.suzy.note2"), 1)
    if facts.card == DUEL and not left:
        drawn, left = drawn + 1, left + 1
        score.add("Дуэль кончилась: Сьюзи берёт карту", "bang.char.suzy.note1", 1)
    if not score.items:
        score.add("Рука не пуста: Сьюзи карт не берёт", "bang.char.suzy", 0)
    score.total, score.sides = left, {"взяла Сьюзи": drawn, "вытащил Гринго": taken}
    score.summary = f"У Сьюзи на руке {cards_said(left)}."
    return score


@dataclass(frozen=True, kw_only=True)
class Gringo:
    """A wound of Эль Гринго."""

    cause: str = one_of("Из-за чего", CAUSES, BANG)
    lost: int = number("Потеряно жизней", 1, 3, 1)
    attacker_hand: int = number("Карт у того игрока", 0, 30, 2)


def gringo(rules: Any, facts: Gringo) -> Score:
    """Count what Гринго pulls out."""
    taken = min(facts.lost, facts.attacker_hand) if gringo_takes(rules, facts.cause) else 0
    rule = {DYNAMITE: "bang.char.gringo.note1", OWN_DUEL: "bang.char.gringo.note2"}.get(facts.cause, "bang.char.gringo")
    score = Score(total=taken, unit="карт", sides={"осталось у игрока": facts.attacker_hand - taken})
    score.add(
        f"{facts.cause[0].upper()}{facts.cause[1:]}: "
        + ("за каждую потерянную жизнь карта" if gringo_takes(rules, facts.cause) else "карт не вытаскивают"),
        rule,
        taken,
    )
    score.summary = (
        f"Гринго вытаскивает {counted(taken, 'карту', 'карты', 'карт')}." if taken else "Гринго карт не вытаскивает."
    )
    return score


# What answers what

WOUND = "смертельная рана"
PAIR = "две карты Сида"
ATTACKS = (BANG, GATLING, DUEL, INDIANS, DYNAMITE, WOUND)
SHOTS = (BANG, GATLING)
CANCELS = (MISSED, BANG, BARREL)
"""What may undo an attack; the other answers give life back."""
AS_OTHER = "Жанет применяет «Бах!» и «Мимо!» друг за друга"
ANSWERS = (*CANCELS, BEER, SALOON, PAIR)


@dataclass(frozen=True, kw_only=True)
class Answer:
    """An attack and what is answered to it."""

    attack: str = one_of("Против чего", ATTACKS, BANG)
    answer: str = one_of("Чем отвечают", ANSWERS, MISSED)
    character: str = one_of(
        "Кто отвечает", (PLAIN, *CHARACTERS), PLAIN,
        when={"attack": (*SHOTS, DUEL, INDIANS), "answer": (MISSED, BANG), "at_me": (True,)},
    )  # fmt: skip
    at_me: bool = flag("Карта сыграна на него", True, when={"attack": SHOTS, "answer": CANCELS})
    players: int = number("Живых", 2, 8, 5, when={"answer": (BEER, PAIR)})


Row = tuple[tuple[str, ...], tuple[str, ...], Callable[[Any, Answer], bool], bool, str, tuple[str, ...]]


def whoever(rules: Any, facts: Answer) -> bool:
    """Hold for everybody."""
    return True


def of_janet(rules: Any, facts: Answer) -> bool:
    """Hold for Жанет."""
    return facts.character == JANET


def of_two(rules: Any, facts: Answer) -> bool:
    """Hold where two are left."""
    return facts.players == 2


ROWS: tuple[Row, ...] = (
    ((WOUND,), (PAIR,), lambda rules, facts: not rules.sid_fatal, False, "От смертельной раны спасает одно «Пиво»", ("bang.elim.1", "bang.char.sid")),
    (ATTACKS, (PAIR,), lambda rules, facts: facts.players == 2 and not rules.sid_for_two, False, "В игре двое: лечиться нельзя", ("bang.beer.3", "bang.char.sid")),
    (ATTACKS, (PAIR,), whoever, True, "Сид сбрасывает две карты за жизнь когда угодно", ("bang.char.sid",)),
    (ATTACKS, (BEER,), of_two, False, "В игре двое: «Пиво» не действует", ("bang.beer.3",)),
    ((WOUND,), (BEER,), whoever, True, "Когда уходит последняя жизнь, «Пиво» играют и в чужой ход", ("bang.beer.4", "bang.elim.1")),
    (ATTACKS, (BEER,), whoever, False, "«Пиво» в чужой ход — только против смертельной раны", ("bang.beer.4",)),
    ((WOUND,), (SALOON,), whoever, False, "«Салун» играют только в свой ход и не в последнюю минуту", ("bang.card.saloon",)),
    (ATTACKS, (SALOON,), whoever, False, "«Салун» играют только в свой ход", ("bang.card.saloon",)),
    (SHOTS, CANCELS, lambda rules, facts: not facts.at_me, False, "Отменяют только те выстрелы, которые сделаны в самого игрока", ("bang.bang.3",)),
    ((BANG,), (MISSED,), whoever, True, "На выстрел отвечают картой «Мимо!»", ("bang.bang.2",)),
    ((GATLING,), (MISSED,), whoever, True, "На выстрел отвечают картой «Мимо!»", ("bang.bang.2", "bang.card.gatling.a")),
    ((BANG,), (BANG,), of_janet, True, AS_OTHER, ("bang.bang.2", "bang.char.janet")),
    ((GATLING,), (BANG,), of_janet, True, AS_OTHER, ("bang.bang.2", "bang.char.janet", "bang.card.gatling.a")),
    ((BANG,), (BARREL,), whoever, True, "«Бочка» отменяет выстрел, если открыта черва", ("bang.draw.ex",)),
    ((GATLING,), (BARREL,), whoever, True, "«Бочка» отменяет выстрел, если открыта черва", ("bang.draw.ex", "bang.card.gatling.a")),
    (SHOTS, CANCELS, whoever, False, "Выстрел отменяют «Мимо!» или «Бочка»", ("bang.bang.2",)),
    ((DUEL,), (BANG,), whoever, True, "В дуэли сбрасывают «Бах!»", ("bang.spec.duel.1",)),
    ((DUEL,), (MISSED,), of_janet, True, AS_OTHER, ("bang.spec.duel.1", "bang.char.janet")),
    ((DUEL,), CANCELS, whoever, False, "«Дуэль» — не «Бах!»: «Мимо!» и «Бочка» в ней не защищают", ("bang.spec.duel.2",)),
    ((INDIANS,), (BANG,), whoever, True, "Против индейцев сбрасывают «Бах!»", ("bang.spec.indians",)),
    ((INDIANS,), (MISSED,), lambda rules, facts: of_janet(rules, facts) and rules.janet_indians, True, AS_OTHER, ("bang.spec.indians", "bang.char.janet")),
    ((INDIANS,), (MISSED,), of_janet, False, "«Мимо!» и «Бочка» против индейцев не помогают", ("bang.spec.indians", "bang.char.janet")),
    ((INDIANS,), CANCELS, whoever, False, "«Мимо!» и «Бочка» против индейцев не помогают", ("bang.spec.indians",)),
    ((WOUND,), CANCELS, whoever, False, "От смертельной раны спасает «Пиво»", ("bang.elim.1",)),
    ((DYNAMITE,), CANCELS, whoever, False, "Взрыв не отменить: раны наносит динамит, а не выстрел", ("bang.spec.dynamite.1", "bang.spec.dynamite.4")),
)  # fmt: skip
"""Against what, with what, under which condition, whether it is allowed and why: the first row that fits decides."""


def answer(rules: Any, facts: Answer) -> Score:
    """Say whether something may be answered to an attack."""
    fits = (row for row in ROWS if facts.attack in row[0] and facts.answer in row[1] and row[2](rules, facts))
    _, _, _, allowed, said, cites = next(fits)
    score = Score(total=int(allowed), unit="можно")
    score.add(said, cites)
    score.summary = f"{'Можно' if allowed else 'Нельзя'}. {said}."
    return score


COUNTS = (
    Count("answer", "Чем можно ответить?", Answer, answer, ("bang.bang.3", "bang.turn.2d", "bang.spec.duel.2", "bang.spec.indians"), kind="irregularity",
          words=("ответить", "защититься", "мимо", "бочка", "пиво", "дуэль", "индейцы"),
          sentence="Против «{attack}» отвечают: {answer}[; отвечает {character}][; карта сыграна на него: {at_me}][; живых {players}]."),
    Count("kit", "Сколько карт в коробке?", Part, kit, ("bang.comp",), words=("состав", "коробка", "сколько карт"), sentence="Считают {part}."),
    Count("deck", "Сколько таких карт в колоде-образце?", OfDeck, deck, ("bang.h1",), words=("образец", "колода", "сколько"), sentence="Считают: {card}."),
    Count("roles", "Какие роли раздают?", Players, roles, ("bang.setup.roles", "bang.title", "bang.p8.1", "bang.p3.1"),
          words=("роли", "сколько бандитов", "игроков"), sentence="За столом {players}."),
    Count("life", "Сколько жизней и карт на руке?", Life, life, ("bang.setup.life", "bang.char.life", "bang.char.ex.jesse", "bang.turn.3"),
          words=("жизни", "предел руки", "сбросить лишние"), sentence="{character}, {role}: потеряно жизней {lost}, выпито «Пива» {beers}, на руке карт {hand}[, возвращает «Бах!»: {returned}]."),
    Count("setup", "Сколько карт раздать?", Dealt, setup, ("bang.setup.hand",), words=("раздать", "начало", "колода"), sentence="Жизней вначале: {lives}."),
    Count("distances", "На каком расстоянии сидят?", Around, distances, ("bang.dist.1", "bang.dist.2", "bang.dist.3", "bang.dist.mustang.ex", "bang.dist.appaloosa.ex"),
          words=("расстояние", "мустанг", "аппалуза"), sentence="За столом {players}. Игрок {player}: {view}. Выбыли: {out}. «Мустанг» у {mustang}, «Аппалуза» у {appaloosa}."),
    Count("reach", "Достаёт ли карта?", Reaching, reach, ("bang.bang.1", "bang.bang.ex1", "bang.bang.ex2", "bang.sym.reach", "bang.sym.dist", "bang.weapon.3", "bang.sym.any"),
          words=("достать", "дальность", "выстрел", "далеко", "оружие")),
    Count("shot", "Попал ли выстрел?", Shot, shot, ("bang.bang.2", "bang.draw.ex", "bang.sym.bang", "bang.sym.missed", "bang.sym.all"),
          words=("мимо", "бочка", "попал", "отмена"), sentence="«{card}» играет {shooter}, цель — {target}. «Бочка» перед целью: {barrel}, открыто {flips}; сыграно «Мимо!» {missed}."),
    Count("damage", "Сколько жизней осталось?", Damage, damage, ("bang.beer.ex", "bang.elim.1", "bang.beer.3", "bang.p3.8", "bang.sym.life"),
          words=("рана", "пиво", "салун", "умер", "спасся"),
          sentence="{character}: жизней {life} (вначале {max}), ран {wounds}, «Пива» {beers}, «Салунов» {saloons}[, пар карт Сида {sid_pairs}]; живых за столом {players}."),
    Count("place", "Куда уходит карта?", Place, place, ("bang.turn.2e", "bang.turn.2f", "bang.bang.5"), words=("сброс", "стол", "кайма"), sentence="Сыграна карта «{card}»[, её отменили: {cancelled}]."),
    Count("card", "Сколько карт даёт карта?", Played, card, ("bang.card.stage", "bang.card.wells", "bang.spec.store", "bang.spec.0", "bang.sym.0"), words=("дилижанс", "бона", "лавка"), sentence="Сыграна «{card}», живых {players}."),
    Count("check", "Что решила открытая карта?", Check, check, ("bang.draw.1", "bang.spec.dynamite.1", "bang.spec.jail.1"), words=("динамит", "тюрьма", "проверка", "побег", "взрыв"),
          sentence="Проверяют «{check}», персонаж — {character}, открыто {cards}."),
    Count("duel", "Кто проиграл дуэль?", Duel, duel, ("bang.spec.duel.1",), words=("дуэль", "вызов"), sentence="Вызвал {challenger}, у него «Бах!» {challenger_bangs}; у вызванного {target_bangs}."),
    Count("draw", "Сколько карт взять в начале хода?", Drawn, draw, ("bang.turn.1", "bang.h4"), words=("взять", "фаза", "колода кончилась"),
          sentence="{character}[, первая карта: {first}][, вторая карта {second}]; в колоде {deck}, в сбросе {discard}."),
    Count("vulture", "Что досталось Стервятнику Сэму?", Vulture, vulture, ("bang.char.sam",), words=("стервятник", "сэм", "карты убитого"),
          sentence="У Сэма на руке {hand}, на столе {table}; у выбывшего на руке {victim_hand}, на столе {victim_table}; шериф Сэм убил жителя: {penalty}."),
    Count("suzy", "Сколько карт у Сьюзи?", Suzy, suzy, ("bang.char.suzy", "bang.char.suzy.note1", "bang.char.suzy.note2"), words=("сьюзи", "пустая рука"),
          sentence="У Сьюзи карт {hand}, она играет «{card}», цель — {target}, потеряно жизней {lost}."),
    Count("gringo", "Сколько карт вытащит Гринго?", Gringo, gringo, ("bang.char.gringo", "bang.char.gringo.note1", "bang.char.gringo.note2"), words=("гринго", "вытащить"),
          sentence="Гринго ранен: {cause}, потеряно жизней {lost}; у того игрока карт {attacker_hand}."),
)  # fmt: skip
