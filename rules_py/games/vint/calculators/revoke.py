"""«Винт»: calculators of the revoke (§ 144–158) and of the revoke of two players."""

from __future__ import annotations

from dataclasses import replace

from ....families.vist.sheet import Terms, lines_written
from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Flag, Former, Int, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, points
from ....frame.russian import tricks as tricks_text
from ..fields import CONTRACT, SIDES, TRUMP, level_of_name
from ..irregularities.revoke import (
    BOTH,
    MENDED,
    NO_SLAM,
    ONE,
    REVOKE_LINES,
    REVOKE_TRICKS,
    Revoke,
    claim,
    liable,
    may_ask,
    may_mend,
    revoke,
    void_kind,
)
from ..options import TRICKS
from ..readings import (
    REVOKE_CAP,
    REVOKE_CORRECTED_CARD,
    REVOKE_MISSING,
    REVOKE_SLAM,
    REVOKE_SLAM_PREMIUM,
    REVOKE_UNDERTRICKS,
    SOLE_LIABILITY,
    TWO_REVOKE,
)
from ..scoring import penalty_price

_KNOWN = {"offenders": ("назначившие", "противники")}
"""Whose record it is can be asked once it is known who erred."""
_REVOKE_READINGS = (REVOKE_UNDERTRICKS, REVOKE_MISSING, REVOKE_SLAM, REVOKE_SLAM_PREMIUM, REVOKE_CAP)


@calculator(
    "vint.revoke",
    title="Цена ренонса",
    sentence="Играют {contract}, козырь {trump}, взяток у назначивших {tricks}; ренонс допустили {offenders}[, записано у них {below_before}]. Партия до {target}.",
    summary="Что пишут, если игрок имел масть, но не дал её, и взятку закрыли.",
    kind="irregularity",
    params=(
        CONTRACT,
        TRUMP,
        Int(
            name="tricks", label="Взяток у назначивших", low=0, high=13, default=8,
            former=Former("offender_tricks", TRICKS, {"offenders": ("противники",)}),
        ),
        OneOf(
            name="offenders", label="Кто допустил ренонс",
            choices=(("назначившие", "назначившие"), ("противники", "их противники")), default="противники",
        ),
        Int(name="below_before", label="Запись взяток виновных до игры", low=0, high=590, step=10, default=0, when=_KNOWN),
        OneOf(name="target", label="Партия до", choices=((500, "500"), (600, "600")), default=500),
    ),
    rules=("vint.146", "vint.147", "vint.148", "vint.149", "vint.150", "vint.32", "vint.r5b", "vint.r19a", "vint.r19b",
           "vint.r20a", "vint.r21", "vint.r22a"),
    readings=_REVOKE_READINGS,
    words=("ренонс", "не дал масть", "дал не ту масть", "побил козырем, хотя масть была", "сколько стоит ренонс",
           "три взятки за ренонс", "после ренонса 490", "ренонс и шлем"),
)  # fmt: skip
@implements("vint.146", "vint.147", "vint.148", "vint.149", "vint.150")
def revoke_price(
    readings: Chosen, contract: str, trump: str, tricks: int, offenders: str, below_before: int, target: int
) -> Score:
    """Work out what a revoke changes in the record."""
    if below_before >= target:
        raise InputError(f"Запись взяток виновных до игры: партия до {target} была бы кончена; введите меньше", "below_before")
    level = level_of_name(contract)
    declaring = offenders == "назначившие"
    taken = tricks if declaring else TRICKS - tricks
    found = revoke(level, declaring, taken, below_before, target, readings)
    guilty = SIDES[0] if declaring else SIDES[1]
    score = Score(unit="очков", sides=dict.fromkeys(SIDES, 0))
    score.add(f"Масть была, а её не дали, и взятка закрыта: {contract}, {trump}", "vint.146", None, guilty)
    given = taken - found.offender_tricks
    names = (*SIDES, "")
    for line in lines_written(REVOKE_LINES, Terms(None, readings), found):
        score.add(line.text, line.cites, line.amount, names[line.role])
        if line.amount is not None:
            score.sides[names[line.role]] += line.amount
    score.total = sum(score.sides.values())
    score.extra.update(
        offender_tricks_after=found.offender_tricks, other_tricks_after=found.other_tricks, missing_tricks=found.missing,
        missing_penalty=found.missing_penalty, undertricks=found.undertricks, penalty=found.penalty, slam=found.slam,
        slam_premium=found.slam_premium, offender_below=found.below, offender_to_honours=found.to_honours,
    )  # fmt: skip
    head = _written(score, found, guilty) or f"{guilty} отдают {tricks_text(given)}, штрафа нет"
    score.summary = f"{head}; взяток после передачи у виновных {found.offender_tricks}, у другой стороны {found.other_tricks}."
    return score


def _written(score: Score, found: Revoke, guilty: str) -> str:
    """Say what the revoke brings into the record; nothing where it moves tricks alone."""
    capped = f"Под чертой у виновных {found.below}, к онёрам {found.to_honours}" if found.to_honours else ""
    whole = {side: amount - (found.to_honours if side == guilty else 0) for side, amount in score.sides.items()}
    others = {side: amount for side, amount in whole.items() if amount}
    why = f" за {found.slam}" if found.slam != NO_SLAM and list(others.values()) == [found.slam_premium] else ""
    written = ", ".join(f"{side.lower()} пишут{why} {number(amount)}" for side, amount in others.items())
    said = "; ".join(one for one in (capped, written) if one)
    return said[:1].upper() + said[1:]


@calculator(
    "vint.revoke-claim",
    title="Заявление о ренонсе",
    sentence="О ренонсе заявили поздно: {next_deck_cut}[; карты смешали: {cards_mixed_by}].",
    summary="Принимают ли заявление и нужно ли доказывать.",
    kind="irregularity",
    params=(
        Flag(name="next_deck_cut", label="Колода для следующей игры снята"),
        OneOf(
            name="cards_mixed_by",
            label="Кто смешал карты",
            choices=(("никто", "никто"), ("виновные", "виновные")),
            default="никто",
            when={"next_deck_cut": (False,)},
        ),
    ),
    rules=("vint.153", "vint.154", "vint.155"),
    words=("заявить о ренонсе", "поздно заметили ренонс", "смешали карты", "доказать ренонс", "пересмотреть взятки"),
)
def revoke_claim(next_deck_cut: bool, cards_mixed_by: str) -> Score:
    """Judge a claim of a revoke."""
    accepted, proof, cites = claim(next_deck_cut, cards_mixed_by == "виновные")
    score = Score(total="принимают" if accepted else "опоздало")
    if not accepted:
        score.add("Колода для новой игры снята: о прежней заявлять поздно", cites)
        score.summary = "Поздно: заявления не принимают."
    elif not proof:
        score.add("О ренонсе заявлено вовремя", "vint.153")
        score.add("Карты смешали сами виновные, проверить нельзя: ренонс признан", "vint.154")
        score.summary = "Ренонс признан без проверки."
    else:
        score.add("Заявление принято: после игры взятки пересматривают", cites)
        score.choose("Заявившие", "Вправе пересмотреть все взятки", "vint.153")
        score.summary = "Заявление принято; его доказывают по взяткам."
    score.extra.update(accepted=accepted, proof="нужно" if proof else "не нужно")
    return score


@calculator(
    "vint.liability",
    title="Кто отвечает за ренонс",
    sentence="{asked}[, и ответ был «{answer}»][; {dropped_card}].",
    summary="Один игрок, оба партнёра или никто.",
    kind="irregularity",
    params=(
        Flag(name="asked", label="Партнёр спросил вовремя"),
        OneOf(name="answer", label="Ответ", choices=(("нет", "нет"), ("да", "да")), default="нет", when={"asked": (True,)}),
        Flag(name="dropped_card", label="Карта лежала под столом", when={"answer": ("нет",)}),
    ),
    rules=("vint.151b", "vint.152a", "vint.152b", "vint.152c", "vint.156", "vint.175"),
    readings=(SOLE_LIABILITY,),
    words=(
        "кто платит за ренонс",
        "партнёр не спросил",
        "ренонс из-за упавшей карты",
        "соврал про масть",
        "ответил нет, а масть была",
    ),
)
@implements("vint.175")
def liability(readings: Chosen, asked: bool, answer: str, dropped_card: bool) -> Score:
    """Say who answers for a revoke."""
    who, cites = liable(asked, answer == "да", dropped_card)
    score = Score(total=who)
    if who == MENDED:
        score.add("Партнёр спросил, игрок признал ошибку: карту берут назад и дают масть", cites)
        score.choose("Противники", "Решают, высшую или низшую карту дать", "vint.151b")
    elif dropped_card:
        score.add("Карта под столом открытой не стала, но её не подняли вовремя", "vint.175")
        score.add("Штраф за ренонс лично на уронившем, игра законна", cites)
    elif who == ONE:
        score.add("Партнёр спросил вовремя, игрок ответил «нет»: всё ложится на него", cites)
    else:
        score.add("Вопроса не было: за ренонс отвечает вся сторона", cites)
    if who == ONE:
        _how_one_pays(score, cites, readings)
    score.extra["players"] = {ONE: 1, BOTH: 2, MENDED: 0}[who]
    score.summary = {
        ONE: "За ренонс отвечает один виновный; его партнёр не платит.",
        BOTH: "За ренонс отвечают оба партнёра.",
        MENDED: "Ренонс исправлен, штрафа нет.",
    }[who]
    return score


def _how_one_pays(score: Score, cites: tuple[str, ...], readings: Chosen) -> None:
    """Say how one player pays where partners write together."""
    if readings[SOLE_LIABILITY] == "settle":
        text, record = "Пишут как обычно, против стороны; при расчёте виновный возмещает партнёру его долю", "сторона"
    else:
        text, record = "В общую запись штраф не идёт: его пишут на виновного отдельно", "виновный"
    score.add(f"{text}. Источники не решают, как платить одному при общей записи", cites)
    score.extra["written_against"] = record


@calculator(
    "vint.question",
    title="Можно ли спросить",
    sentence="Хотят спросить: {question}; {trick_closed}.",
    summary="До какого времени спрашивают о картах взятки.",
    kind="irregularity",
    params=(
        OneOf(
            name="question",
            label="Вопрос",
            choices=(("чья карта", "чья это карта"), ("не ошибся ли партнёр", "не ошибся ли партнёр")),
            default="чья карта",
        ),
        Flag(name="trick_closed", label="Взятка закрыта"),
    ),
    rules=("vint.152a", "vint.157", "vint.136"),
    words=("чья это карта", "кто что положил", "спросил слишком поздно", "спросил партнёра о ренонсе", "взятка уже закрыта"),
)
def question(question: str, trick_closed: bool) -> Score:
    """Say whether a question may be asked."""
    partner = question == "не ошибся ли партнёр"
    allowed, rule = may_ask(partner, trick_closed)
    score = Score(total="можно" if allowed else "нельзя")
    if allowed:
        score.add("Взятка не закрыта: спросить вправе", rule)
        score.summary = "Спросить можно."
    else:
        late = "спрашивать партнёра о ренонсе поздно" if partner else "посмотреть её можно, спрашивать, кто что снёс, нельзя"
        score.add(f"Взятка закрыта: {late}", rule)
        score.summary = "Спрашивать поздно: взятка закрыта."
    score.extra["allowed"] = allowed
    return score


@calculator(
    "vint.void",
    title="Ренонс ли это",
    sentence="Карт этой масти на руке {cards}.",
    summary="Как называется нехватка масти на руке.",
    params=(Int(name="cards", label="Карт масти", low=0, high=13, default=0),),
    rules=("vint.144", "vint.158"),
    words=("полный ренонс", "неполный ренонс", "нет масти", "одна карта масти"),
)
def void(cards: int) -> Score:
    """Name a void."""
    kind = void_kind(cards)
    score = Score(total=kind)
    text = {"полный": "Масти нет совсем: ренонс полный", "неполный": "Карта масти одна: ренонс неполный"}
    score.add(text.get(kind, f"Карт масти {cards}: это не ренонс"), ("vint.144", "vint.158") if not cards else "vint.158")
    score.summary = f"Ренонс {kind}." if kind != "нет" else "Это не ренонс."
    return score


@calculator(
    "vint.revoke-mend",
    title="Исправить ренонс",
    sentence="Ренонс хотят исправить; {next_lead}[, {trick_closed}][, {others_played}].",
    summary="Можно ли ещё исправить ошибку и что делают с картами.",
    kind="irregularity",
    params=(
        Flag(name="next_lead", label="В следующую взятку вышли"),
        Flag(name="trick_closed", label="Взятка закрыта", when={"next_lead": (False,)}),
        Flag(
            name="others_played",
            label="За виновным уже положили другие",
            when={"next_lead": (False,), "trick_closed": (False,)},
        ),
    ),
    rules=("vint.146", "vint.151a", "vint.151b", "vint.166", "vint.173", "vint.174", "vint.147"),
    readings=(REVOKE_CORRECTED_CARD,),
    words=(
        "исправить ренонс",
        "взять карту назад",
        "вспомнил, что масть есть",
        "заметил ренонс сразу",
        "сыграл под чужой ренонс",
    ),
)
@implements("vint.151a", "vint.151b", "vint.173", "vint.174")
def revoke_mend(readings: Chosen, trick_closed: bool, next_lead: bool, others_played: bool) -> Score:
    """Say whether a revoke may be mended, and what becomes of the cards."""
    allowed = may_mend(trick_closed, next_lead)
    score = Score(total="можно" if allowed else "поздно")
    score.extra["allowed"] = allowed
    if not allowed:
        why = "в следующую взятку вышли" if next_lead else "взятку положили закрытой"
        score.add(f"Поздно: {why}", "vint.151a")
        score.add("Масть была, а её не дали: ренонс остаётся, за него отдают три взятки", ("vint.146", "vint.147"))
        score.summary = "Исправить поздно: ренонс стоит трёх взяток."
        return score
    score.add(
        "Взятка не закрыта, дальше не ходили: ошибку исправляют; это единственный случай, когда карту берут назад",
        ("vint.151a", "vint.166"),
    )
    score.add("Виновный кладёт карту требуемой масти", "vint.151b")
    score.choose("Противники", "Решают, высшую или низшую карту масти дать", "vint.151b")
    opened = readings[REVOKE_CORRECTED_CARD] == "open"
    text = (
        "Ошибочная карта лежит открытой, ею распоряжаются противники"
        if opened
        else "Ошибочную карту берут на руки, открытой она не считается"
    )
    score.add(text, ("vint.173", "vint.171b") if opened else ("vint.151b",))
    score.extra["wrong_card"] = "открытая" if opened else "на руке"
    if others_played:
        score.add("Сыгравшие вслед за ренонсом вправе переменить карты; взятые назад не открытые", "vint.174")
        score.choose("Игравшие после виновного", "Вправе взять свои карты и сыграть другими", "vint.174")
    score.summary = "Исправить можно; какую карту масти дать, скажут противники."
    return score


@calculator(
    "vint.revoke-two",
    title="Ренонс у двоих",
    sentence="О штрафе вдвоём: {penalty}[; играют {contract}].",
    summary="Чем наказывают ренонс во втором способе винта вдвоём.",
    kind="irregularity",
    params=(
        OneOf(
            name="penalty", label="Условились о штрафе",
            choices=(("не условились", "не условились"), ("три взятки", "три взятки"), ("размер игры", "размер игры")),
            default="не условились",
        ),
        replace(CONTRACT, when={"penalty": ("не условились", "размер игры")}),
    ),
    rules=("vint.vdvoem.2.11", "vint.147", "vint.r21"),
    readings=(TWO_REVOKE,),
    words=("ренонс вдвоём", "не дал масть вдвоём", "самовольный ренонс", "штраф в размере игры"),
)  # fmt: skip
@implements("vint.vdvoem.2.11")
def revoke_two(readings: Chosen, contract: str, penalty: str) -> Score:
    """Say what a revoke costs where two play with bought hands."""
    size = penalty_price(level_of_name(contract))
    score = Score(unit="очков", total=0)
    score.add("Ренонс наказывают тремя взятками или штрафом в размере игры", "vint.vdvoem.2.11")
    opponent = readings[TWO_REVOKE] == "opponent" and penalty == "не условились"
    if penalty == "размер игры":
        score.add(f"Условились о размере игры: штраф за одну взятку, «{contract}»", ("vint.vdvoem.2.11", "vint.r21"), size)
        score.total, score.summary = size, f"Штраф {points(size)}."
    elif opponent:
        score.choose("Соперник", f"Выбирает: три взятки или {number(size)}", ("vint.vdvoem.2.11", "vint.r21"))
        score.summary = f"Выбирает соперник: три взятки или {points(size)}."
    else:
        why = "Условились о трёх взятках" if penalty == "три взятки" else "Уговора не было: действует общее наказание"
        score.add(f"{why}: виновный отдаёт три взятки", ("vint.vdvoem.2.11", "vint.147"))
        score.summary = "Виновный отдаёт три взятки."
    score.extra.update(
        tricks=0 if penalty == "размер игры" or opponent else REVOKE_TRICKS, chooser="соперник" if opponent else "никто"
    )
    return score
