"""«Преферанс»: misdeals, revokes, exposed cards, words: what follows from each."""

from __future__ import annotations

from dataclasses import replace

from ...families.preferans.irregularities import (
    BY_BOTH,
    BY_DECLARER,
    BY_WHISTER,
    IN_PASSES,
    MISTAKES,
    PASS_REVOKE,
    PEEK,
    WORD_FAULTS,
    dealt_anew,
)
from ...families.preferans.readings import (
    DECLARER_REVOKE,
    MISDEAL_TIMELY,
    PEEK_REMISE,
    REVOKE_OTHERS,
    TEN_DIAMONDS,
    VINTING_NINE,
    WHISTER_REVOKE,
)
from ...families.preferans.rules import (
    ANY_LEVEL,
    DECK,
    DECLARER_TRICKS,
    LEVEL,
    LEVELS,
    STRAINS,
    TABLE,
    TRICKS,
    TRUMP,
    game_name,
    is_misere,
    price_of,
    price_rule,
    quota,
)
from ...frame.calculators import calculator
from ...frame.cards import SUIT_NAMES
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import CardRow, Cards, Flag, Int, Ints, OneOf, suit_choice
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import number, points
from ...kernels.tricks import FOLLOW_AND_TRUMP, Reason, TrickPlay


@calculator(
    "preferans.deal-error",
    title="Неправильная сдача",
    sentence="При сдаче: {mistake}; {hands_seen}.",
    summary="Когда карты пересдают.",
    kind="irregularity",
    params=(
        OneOf(name="mistake", label="Ошибка", choices=tuple((one, one) for one in MISTAKES), default="открылась карта"),
        Flag(name="hands_seen", label="Карты уже смотрели"),
    ),
    rules=("preferans.14a", "preferans.14b", "preferans.14c"),
    readings=(MISDEAL_TIMELY,),
    words=(
        "засдача",
        "пересдать",
        "открылась карта",
        "лишняя карта",
        "не хватает карты",
        "сдал не в очередь",
        "карт не поровну",
    ),
)
@implements("preferans.14a", "preferans.14b", "preferans.14c", "preferans.11")
def deal_error(readings: Chosen, mistake: str, hands_seen: bool) -> Score:
    """Say whether the cards are dealt anew."""
    score = Score()
    rule = MISTAKES[mistake]
    score.add(mistake.capitalize(), rule)
    again = dealt_anew(mistake, hands_seen, readings)
    if not again:
        score.add("Карты уже смотрели: ошибка замечена поздно", rule)
    elif mistake == "карт не поровну":
        score.add("У каждого должно быть десять карт", "preferans.11")
    outcome = "пересдача" if again else "сдача остаётся"
    score.add("Карты пересдают" if again else "Играют эту сдачу", rule)
    score.extra["outcome"] = outcome
    score.summary = "Карты пересдают." if again else "Сдача остаётся в силе."
    return score


_GAME_FAULTS = (PEEK, BY_DECLARER, BY_WHISTER, BY_BOTH)


@calculator(
    "preferans.penalty",
    title="Взыскания",
    summary="Подсмотренный прикуп и ренонсы: кто и сколько ставит.",
    kind="irregularity",
    params=(
        OneOf(name="fault", label="Проступок", choices=tuple((one, one) for one in (*_GAME_FAULTS, IN_PASSES)), default=BY_WHISTER),
        replace(TABLE, when={"fault": _GAME_FAULTS, "level": LEVELS}),
        replace(ANY_LEVEL, when={"fault": _GAME_FAULTS}),
        replace(TRUMP, when={"fault": _GAME_FAULTS, "level": LEVELS}),
        Int(name="tricks", label="Взяток у играющего после исправления", low=0, high=TRICKS, default=6, when={"fault": (BY_DECLARER, BY_WHISTER)}),
        Ints(name="whist_missing", label="Недобрали вистующие", low=0, high=4, count=2, default=(0, 0), labels=("виновный или первый", "другой"), when={"fault": (BY_DECLARER, BY_WHISTER)}),
        Flag(name="endgame", label="Записи у всех кончились", hint="Осталась одна курочка: всё вдвойне.", when={"fault": (BY_DECLARER,), "level": LEVELS}),
        Int(
            name="kurochka", label="Снял бы с курочки при выигрыше", low=0, high=100_000, default=0,
            when={"fault": (BY_DECLARER,), "level": LEVELS, "endgame": (False,)},
        ),
        Int(name="declarer_revokes", label="Ренонсов у играющего", low=1, high=TRICKS, default=1, when={"fault": (BY_DECLARER, BY_BOTH)}),
        Int(name="whister_revokes", label="Ренонсов у вистующего", low=1, high=TRICKS, default=1, when={"fault": (BY_WHISTER, BY_BOTH)}),
        Int(name="other_tricks", label="Взяток у второго вистующего", low=0, high=TRICKS, default=0, when={"fault": (BY_BOTH,), "level": LEVELS}),
        Int(name="revokes", label="Ренонсов на распасах", low=1, high=TRICKS, default=1, when={"fault": (IN_PASSES,)}),
    ),
    rules=("preferans.16", "preferans.29", "preferans.30b", "preferans.31", "preferans.32a", "preferans.54b", "preferans.71"),
    readings=(PEEK_REMISE, DECLARER_REVOKE, WHISTER_REVOKE, REVOKE_OTHERS, TEN_DIAMONDS, VINTING_NINE),
    words=(
        "ренонс", "дал не ту масть", "не дал масть", "не побил козырем", "посмотрел прикуп", "подсмотрел", "ошибся мастью",
        "ренонс на мизере", "ренонс на распасах", "оба сделали ренонс",
    ),
)  # fmt: skip
def penalty(
    readings: Chosen, fault: str, table: str, level: str, trump: str, tricks: int, whist_missing: tuple[int, ...],
    endgame: bool, kurochka: int, declarer_revokes: int, whister_revokes: int, other_tricks: int, revokes: int,
) -> Score:  # fmt: skip
    """Say who pays how much for a fault."""
    score = Score(unit="очков")
    if fault == IN_PASSES:
        return _pass_revoke(score, revokes)
    worth = price_of(table, level, trump, readings)
    score.add(f"{game_name(level, trump).capitalize()}: цена {worth}", price_rule(table, level))
    if fault == PEEK:
        return _peek(score, readings, table, level, trump, worth)
    first, second = whist_missing
    if fault == BY_DECLARER:
        return _declarer_revoke(score, readings, level, worth, tricks, first + second, declarer_revokes, kurochka, endgame)
    if fault == BY_WHISTER:
        return _whister_revoke(score, readings, level, worth, tricks, (first, second), whister_revokes)
    return _both_revoke(score, level, worth, declarer_revokes, whister_revokes, other_tricks)


@implements("preferans.54b")
def _pass_revoke(score: Score, revokes: int) -> Score:
    """Charge ten a revoke in распасы."""
    score.total = PASS_REVOKE * revokes
    score.add(f"Ренонс на распасах: {PASS_REVOKE} × {revokes} наверх", "preferans.54b", score.total, "Виновный")
    score.summary = f"Виновный ставит в курочку {points(score.total)}."
    return score


@implements("preferans.16")
def _peek(score: Score, readings: Chosen, table: str, level: str, trump: str, worth: int) -> Score:
    """Charge one remise for looking into the talon before the buyer."""
    if readings[PEEK_REMISE] == "simple" and not is_misere(level):
        worth = price_of(table, LEVELS[0], trump, readings)
        score.add(f"Ремиз по простой игре в этой масти: {worth}", (price_rule(table, LEVELS[0]), "preferans.16"))
    score.total = worth
    score.add("Виновный ставит один ремиз", "preferans.16", worth, "Виновный")
    score.add("Вистовать в этой игре он не вправе", "preferans.16", None, "Виновный")
    score.extra["whist_allowed"] = False
    score.summary = f"Виновный ставит {points(worth)} и в этой игре не вистует."
    return score


@implements("preferans.29", "preferans.28")
def _declarer_revoke(
    score: Score,
    readings: Chosen,
    level: str,
    worth: int,
    tricks: int,
    missing: int,
    revokes: int,
    kurochka: int,
    endgame: bool,
) -> Score:
    """Let the declarer answer for his revoke and for what the whisters lack; a kurochka or the end of the pool raise it."""
    own = tricks if is_misere(level) else max(0, quota(LEVELS.index(level)) - tricks)
    score.add("Взятка с ренонсом переходит к вистующему, чья карта в масти старше", ("preferans.28", "preferans.29"))
    if is_misere(level):
        score.choose(
            "",
            "О ренонсе самого играющего на мизере источник не говорит: § 29 писан для игр со взятками. Здесь сочтены взятки, взятые играющим.",
            "preferans.29",
        )
        score.add(f"Взято {tricks}", "preferans.29")
    elif own:
        score.add(f"Сам недобрал {own}", ("preferans.29", "preferans.34a"))
    if missing:
        score.add(f"Вистующие из-за него недобрали {missing}: ремиз ставит он", "preferans.29")
    count = own + missing
    if readings[DECLARER_REVOKE] == "yes":
        score.add(f"За сам ренонс: {revokes}", "preferans.29")
        count += revokes
    remise = (2 * worth if endgame else worth + kurochka) * count
    if endgame:
        score.add(f"Ремиз играющего: {worth} × 2 × {count}", ("preferans.29", "preferans.62"), -remise, "Играющий")
    elif kurochka:
        rules = ("preferans.29", "preferans.38", "preferans.39") if kurochka < worth else ("preferans.29", "preferans.38")
        score.add(f"Ремиз играющего: ({worth} + курочка {kurochka}) × {count}", rules, -remise, "Играющий")
    else:
        score.add(f"Ремиз играющего: {worth} × {count}", "preferans.29", -remise, "Играющий")
    score.add("Вистующие ремиза не ставят, за их взятки он платит по расчёту", "preferans.29", 0)
    score.total = remise
    score.extra.update(declarer_remise=remise, whister_remise=0, other_remise=0)
    score.summary = f"Играющий ставит {points(remise)}, вистующие ничего."
    return score


@implements("preferans.30a", "preferans.30b", "preferans.31", "preferans.71", "preferans.28")
def _whister_revoke(
    score: Score, readings: Chosen, level: str, worth: int, tricks: int, missing: tuple[int, int], revokes: int
) -> Score:
    """Let the game stand as made and the guilty whister pay."""
    other = 0
    if is_misere(level):
        score.add("Играющий списывает как за сыгранный мизер", "preferans.71", worth, "Играющий")
        remise = worth * tricks
        score.add(f"Виновный ставит за взятки играющего: {worth} × {tricks}", "preferans.71", -remise, "Виновный")
    else:
        short = tricks < quota(LEVELS.index(level))
        rules = ("preferans.30a", "preferans.31") if short else ("preferans.30a",)
        score.add("Играющий списывает с игры, сколько бы ни взял", rules, worth, "Играющий")
        lack = missing[0] if readings[WHISTER_REVOKE] == "each" else min(1, missing[0])
        remise = worth * (lack + revokes)
        score.add("Неправильно взятые взятки отбирают без проверок", ("preferans.28", "preferans.30b"))
        score.add(f"Ремиз виновного: {worth} × ({lack} + {revokes})", "preferans.30b", -remise, "Виновный")
        if missing[1] and readings[REVOKE_OTHERS] == "yes":
            other = worth * missing[1]
            score.add(
                f"Второй вистующий ставит за свой недобор: {worth} × {missing[1]}",
                ("preferans.40", "preferans.30b"),
                -other,
                "Второй вистующий",
            )
        elif missing[1]:
            score.add("Второй вистующий ремиза не ставит", "preferans.31", 0, "Второй вистующий")
    score.total = remise
    score.extra.update(game=worth, declarer_remise=0, whister_remise=remise, other_remise=other)
    score.summary = f"Играющий списывает {number(worth)}, виновный ставит {points(remise)}."
    return score


@implements("preferans.32a", "preferans.32b")
def _both_revoke(score: Score, level: str, worth: int, declarer: int, whister: int, tricks: int) -> Score:
    """Let both guilty sides pay for their own revokes and share the other whister's pay."""
    score.add("Ренонсные взятки берёт тот, чьи карты старше", ("preferans.28", "preferans.32a"))
    score.add(f"Ремиз играющего: {worth} × {declarer}", "preferans.32a", -worth * declarer, "Играющий")
    score.add(f"Ремиз вистующего: {worth} × {whister}", "preferans.32a", -worth * whister, "Виновный вистующий")
    share = 0 if is_misere(level) else worth * tricks // 2
    if share:
        text = f"За взятки второго вистующего пополам: {worth} × {tricks} : 2"
        score.add(text, "preferans.32a", -share, "Играющий")
        score.add(text, "preferans.32a", -share, "Виновный вистующий")
    elif is_misere(level):
        score.add("За взятки на мизере не платят", "preferans.76", 0)
    score.add("Второй вистующий ремиза не ставит", "preferans.32b", 0, "Второй вистующий")
    score.total = worth * (declarer + whister)
    score.sides = {"Играющий": share, "Виновный вистующий": share}
    score.extra.update(declarer_remise=worth * declarer, whister_remise=worth * whister, other_remise=0)
    score.summary = f"Играющий ставит {number(worth * declarer)}, вистующий {number(worth * whister)}."
    return score


_ROLES = ("играющий", "первый вистующий", "второй вистующий")


@calculator(
    "preferans.revoke-trick",
    title="Чья взятка после ренонса",
    sentence="Козырь {trump}, взятка: {trick}. Вышел {leader}, ренонс сделал {guilty}. Взяток вместе с этой у играющего {declarer}, у первого вистующего {first}, у второго {second}.",
    summary="К кому переходит взятка с ренонсом и сколько взяток становится у каждого.",
    kind="irregularity",
    params=(
        suit_choice("trump", "Козырь", none=STRAINS[4], default="♥"),
        CardRow(name="trick", label="Карты взятки по порядку", deck=DECK, low=3, high=3, default="♦К ♥7 ♦9"),
        OneOf(name="leader", label="Кто вышел", choices=tuple((one, one) for one in _ROLES), default=_ROLES[1]),
        OneOf(name="guilty", label="Кто сделал ренонс", choices=tuple((one, one) for one in _ROLES), default=_ROLES[2]),
        Int(name="declarer", label="Взяток у играющего", low=0, high=TRICKS, default=6),
        Int(name="first", label="Взяток у первого вистующего", low=0, high=TRICKS, default=2),
        Int(name="second", label="Взяток у второго вистующего", low=0, high=TRICKS, default=2),
    ),
    rules=("preferans.28", "preferans.29", "preferans.30b"),
    words=("чья взятка после ренонса", "кому отдать взятку с ренонсом", "сколько взяток стало после ренонса"),
)  # fmt: skip
@implements("preferans.29", "preferans.30b")
def revoke_trick(trump: str, trick: tuple[int, ...], leader: str, guilty: str, declarer: int, first: int, second: int) -> Score:
    """Give a trick with a revoke to whom it belongs, and count the tricks anew."""
    strain = STRAINS.index(trump)
    play = TrickPlay(DECK, [1 << card for card in trick], strain if strain < 4 else -1, 0, FOLLOW_AND_TRUMP)
    start = _ROLES.index(leader)
    roles = [_ROLES[(start + turn) % 3] for turn in range(3)]
    counts = dict(zip(_ROLES, (declarer, first, second), strict=True))
    taker = roles[play.best_of(trick)]
    wrong = roles.index(guilty)
    if not wrong:
        raise InputError("Кто сделал ренонс: выход ренонсом не бывает, назовите другого", "guilty", ("preferans.28",))
    if not counts[taker]:
        raise InputError(
            f"Эту взятку взял {taker}: взяток у него хотя бы одна", ("declarer", "first", "second")[_ROLES.index(taker)]
        )
    left = [turn for turn in range(3) if turn != wrong]
    if taker != guilty:
        best, why, rule = roles.index(taker), "виновный её не брал", "preferans.29" if guilty == _ROLES[0] else "preferans.30b"
    elif guilty == _ROLES[0]:
        of_suit = [turn for turn in left if DECK.suit_of[trick[turn]] == DECK.suit_of[trick[0]]]
        best = max(of_suit, key=lambda turn: trick[turn])
        why, rule = "карта требуемой масти у него старше, чем у другого вистующего", "preferans.29"
    else:
        best = left[play.best_of([trick[turn] for turn in left])]
        why, rule = "неправильную карту в счёт не берут, из остальных его карта старшая", "preferans.30b"
    owner = roles[best]
    score = Score(unit="взяток", total=counts[owner] + (owner != taker))
    score.add(f"По картам взятку взял {taker}, ренонс сделал {guilty}", "preferans.28")
    score.add(f"Взятка {'остаётся у него' if owner == taker else 'переходит'}: {owner}, {why}", rule)
    counts[taker] -= 1
    counts[owner] += 1
    for role in _ROLES:
        score.sides[role.capitalize()] = counts[role]
    told = ", ".join(f"{role} {count}" for role, count in counts.items())
    score.add(f"Взяток после исправления: {told}", rule)
    score.summary = f"Взятка — {owner}; взяток после исправления: {told}."
    return score


@calculator(
    "preferans.revoke",
    title="Был ли ренонс",
    sentence="Козырь {trump}. Вышли с {led}; на руке у игрока {hand}, он положил {card}.",
    summary="Обязан ли был игрок дать масть или побить козырем.",
    kind="irregularity",
    params=(
        suit_choice("trump", "Козырь", none=STRAINS[4], default="♥"),
        CardRow(name="led", label="Вышли с карты", deck=DECK, low=1, high=1, default="♦К"),
        Cards(name="hand", label="Карты игрока перед ходом", deck=DECK, low=1, high=10, default="♠Т ♥9"),
        CardRow(name="card", label="Он положил", deck=DECK, low=1, high=1, default="♠Т"),
    ),
    rules=("preferans.25", "preferans.26", "preferans.27", "preferans.28"),
    words=("дал не ту масть", "был ли ренонс", "не побил козырем", "имел масть и не дал", "снёс при козырях"),
)
@implements("preferans.28", "preferans.25", "preferans.26", "preferans.27", "preferans.h9")
def revoke(trump: str, led: tuple[int, ...], hand: int, card: tuple[int, ...]) -> Score:
    """Say whether a card was a revoke."""
    first, played = led[0], card[0]
    if hand >> first & 1:
        raise InputError("Карты игрока: карта, с которой вышли, уже на столе", "hand")
    if not hand >> played & 1:
        raise InputError("Он положил: этой карты нет среди карт игрока", "card")
    strain = STRAINS.index(trump)
    play = TrickPlay(DECK, [1 << first, hand], strain if strain < 4 else -1, 0, FOLLOW_AND_TRUMP)
    play.apply(first)
    reason = play.refusal(played)
    score = Score()
    suit = SUIT_NAMES[DECK.suit(first)]
    if reason is Reason.MUST_FOLLOW:
        score.add(f"Масть на руке есть ({suit}), а дана другая", ("preferans.25", "preferans.28"))
    elif reason is Reason.MUST_TRUMP:
        score.add(f"Масти нет ({suit}), козырь есть, а им не побито", ("preferans.26", "preferans.28"))
    elif DECK.suit_of[played] == DECK.suit_of[first]:
        score.add("Масть дана", "preferans.25")
    elif DECK.suit_of[played] == strain:
        score.add("Масти нет, дан козырь; перебивать старший козырь не обязательно", ("preferans.26", "preferans.h9"))
    else:
        score.add("Нет ни масти, ни козырей: сносят что угодно", "preferans.27")
    score.extra["revoke"] = reason is not None
    duty = "дать масть" if reason is Reason.MUST_FOLLOW else "побить козырем"
    score.summary = (
        f"Это ренонс: игрок обязан был {duty}." if reason is not None else "Ренонса нет: карта положена по правилам."
    )
    return score


@calculator(
    "preferans.exposed",
    title="Карты открыты раньше времени",
    sentence="Карты до конца открыл {who}[, {sure}][; играли {level}][, взяток у него уже {tricks}].",
    summary="Что бывает, если играющий открыл недоигранные карты или карту заменили.",
    kind="irregularity",
    params=(
        OneOf(
            name="who", label="Кто открыл",
            choices=(("играющий", "играющий"), ("вистующий", "вистующий"), ("замена", "карту на столе хотят заменить")), default="играющий",
        ),
        Flag(name="sure", label="Все остальные взятки верные", when={"who": ("играющий",)}),
        replace(LEVEL, when={"who": ("играющий",), "sure": (False,)}),
        replace(DECLARER_TRICKS, when={"who": ("играющий",), "sure": (False,)}),
    ),
    rules=("preferans.33a", "preferans.33b", "preferans.23"),
    words=("показал карту", "открыл карты", "бросил карты", "раскрыл карты раньше времени", "взять карту назад", "заменить карту"),
)  # fmt: skip
@implements("preferans.33a", "preferans.33b", "preferans.23")
def exposed(who: str, sure: bool, level: str, tricks: int) -> Score:
    """Say what follows when cards are shown too early."""
    score = Score()
    if who == "замена":
        score.add("Открытую карту заменить нельзя, даже если взятка не закрыта", "preferans.23")
        score.add("Если она положена против обязанности, это ренонс", "preferans.28")
        score.summary = "Карта остаётся на столе."
        return score
    if who == "вистующий":
        score.add("О картах, которые открыл вистующий, источник не говорит; § 33 писан об играющем", "preferans.33a")
        score.add("Подсказывать второму вистующему он не вправе", "preferans.24")
        score.summary = "Источники не решают: взыскания за карты, открытые вистующим, они не называют."
        score.extra["decided"] = False
        return score
    if sure:
        score.add("Взятки верные: карты открыть можно", "preferans.33a")
        score.summary = "Нарушения нет."
        return score
    score.add("Взять карты в руки играющий не вправе", "preferans.33a")
    score.choose("Вистующие", "Вправе заставить его ходить с любой карты по их желанию.", "preferans.33a")
    missing = max(0, quota(LEVELS.index(level)) - tricks)
    if missing:
        score.add(f"Недобрано {missing}: ремиз обычный", ("preferans.33b", "preferans.34a", "preferans.38"))
    else:
        score.add("Норма взята: ремиза нет", ("preferans.33b", "preferans.34a"))
    score.extra["undertricks"] = missing
    score.summary = "Открытыми картами распоряжаются вистующие" + (f"; недобор {missing}." if missing else ".")
    return score


@calculator(
    "preferans.words",
    title="Лишнее слово за столом",
    sentence="Что случилось: {fault}.",
    summary="Подсказки, советы, слова не в очередь: что запрещено и назначено ли взыскание.",
    kind="irregularity",
    params=(
        OneOf(
            name="fault",
            label="Что случилось",
            choices=tuple((one, one) for one in WORD_FAULTS),
            default="подсказка вистующего",
        ),
    ),
    rules=("preferans.24", "preferans.15a", "preferans.17", "preferans.18", "preferans.8"),
    words=("подсказал", "помог словом", "сказал не в очередь", "посоветовал", "говорил об игре", "объявил не в свою очередь"),
)
@implements("preferans.15a", "preferans.17")
def words(fault: str) -> Score:
    """Say which rule a word breaks; the source names no penalty."""
    score = Score()
    for text, rule in WORD_FAULTS[fault]:
        score.add(text, rule)
    rule = WORD_FAULTS[fault][0][1]
    score.add("Взыскания источник не называет", rule)
    score.choose("Игроки", "Как быть с уже сказанным, источники не решают: договоритесь за столом.", rule)
    score.summary = f"{WORD_FAULTS[fault][0][0]}; взыскания источник не назначает."
    score.extra["decided"] = False
    return score
