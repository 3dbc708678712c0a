"""Стуколка: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.cards import DECK_52
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, flag, number, numbers, one_of, suit
from ...frame.results import Score
from ...frame.russian import counted, money
from ...kernels.seating import Drawn, first_dealer, next_dealer
from .rules import GOLETS, HAND, KINDS, OBYAZ, PRIKUP, SHLEIF, TRICKS
from .scoring import fines, kept, left_shared, shared, stakes

POT = ("На столе", 0, 1_000_000, 165)
FAULTS = ("открыта чужая", "открыта своя", "лишняя карта", "не хватает карты")


@dataclass(frozen=True, kw_only=True)
class Dealer:
    """Who deals now."""

    players: int = number("Игроков", 4, 7, 5)
    dealer: int = number("Сдавал игрок", 1, 7, 5)


BREACHES = ("обязательный выход", "долг масти и козыря")


@dataclass(frozen=True, kw_only=True)
class Breach:
    """A rule of play broken."""

    fault: str = one_of("Нарушен", BREACHES, BREACHES[0])
    pot: int = number(*POT[:3], 180, unit="коп.")
    tricks: int = number("Взяток у виновного", 0, 3, 1)
    stake: int = number("Ставка", 3, 10_000, 15, unit="коп.", when={"fault": BREACHES[1:]})


@dataclass(frozen=True, kw_only=True)
class Misdeal:
    """What went wrong at the deal."""

    fault: str = one_of("Что случилось", FAULTS, "открыта чужая")
    card: tuple[int, ...] = card_row("Какая карта", DECK_52, 1, 1, "♥Д", when={"fault": ("открыта своя",)})
    trump: str = suit("Козырь", default="♥", when={"fault": ("открыта своя",)})


@dataclass(frozen=True, kw_only=True)
class WrongDealer:
    """Somebody dealt out of turn."""

    seen: bool = flag("Карты уже видели")
    trump_announced: bool = flag("Козырь объявлен")
    touched: bool = flag("Карт касались")


@dataclass(frozen=True, kw_only=True)
class Stake:
    """A stake."""

    stake: int = number("Ставка", 1, 100_000, 150, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Pot:
    """A pot and the tricks of those who played."""

    pot: int = number("На столе до сдачи", 0, 1_000_000, 180, unit="коп.")
    tricks: tuple[int, ...] = numbers("Взяток у игравших", 0, 3, (2, 1, 0), most=7)
    stake: int = number("За сдачу прибавлено", 0, 10_000, 15, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Remise:
    """Who took nothing."""

    pot: int = number(*POT, unit="коп.")
    remised: int = number("Осталось без взяток", 0, 6, 1)


@dataclass(frozen=True, kw_only=True)
class NextPot:
    """What is played for in the next deal."""

    pot: int = number("Было на столе", 0, 1_000_000, 165, unit="коп.")
    stake: int = number("За сдачу", 3, 10_000, 15, unit="коп.")
    remised: int = number("Обремизилось", 0, 6, 1)


@dataclass(frozen=True, kw_only=True)
class Golets:
    """A draw that one buys."""

    players: int = number("Игроков", 4, 7, 5)
    turnup: tuple[int, ...] = card_row("Открытый козырь", DECK_52, 1, 1, "♥9")
    stock: tuple[int, ...] = card_row("Верх колоды", DECK_52, 4, 33, "♠7 ♣К ♥Д ♦6")


@dataclass(frozen=True, kw_only=True)
class Cards:
    """How many cards are left."""

    players: int = number("Игроков", 4, 7, 5)
    deck: int = one_of("Карт в колоде", (32, 36, 52), 36)


@dataclass(frozen=True, kw_only=True)
class Unplayed:
    """A deal that nobody or one alone plays."""

    kind: str = one_of("Вид", KINDS, PRIKUP)
    players_in: tuple[int, ...] = numbers("Кто стучал", 1, 7, (), most=7)
    dealer: int = number("Сдавал игрок", 1, 7, 5)
    pot: int = number(*POT, unit="коп.")
    cap: int = number("Предел", 0, 1_000_000, 0, unit="коп.", when={"kind": (PRIKUP,)})
    waived: bool = flag("От шлейфа отказались до сдачи", when={"kind": (SHLEIF,)})


@dataclass(frozen=True, kw_only=True)
class Ante:
    """What is put on the table before a deal."""

    kind: str = one_of("Вид", KINDS, OBYAZ)
    players: int = number("Игроков", 4, 7, 4)
    stake: int = number("Ставка", 3, 10_000, 15, unit="коп.")
    remise: int = number("Ремиз на столе", 0, 1_000_000, 0, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Exchange:
    """How many cards each laid off."""

    players: int = number("Игроков", 4, 7, 5)
    discards: tuple[int, ...] = numbers("Сбросили карт", 0, 3, (2, 1, 3), most=6)
    blind: tuple[int, ...] = numbers("Кто из них стучал втёмную", 1, 6, (), most=6)


@dataclass(frozen=True, kw_only=True)
class Shleif:
    """What the dealer lays off."""

    discards: int = number("Сбросил сдающий", 0, 3, 3)


@dataclass(frozen=True, kw_only=True)
class FirstLead:
    """Who plays."""

    kind: str = one_of("Вид", KINDS, PRIKUP)
    players_in: tuple[int, ...] = numbers("Кто стучал, по очереди", 1, 7, (2, 4, 5), most=7)
    golets_by: int = number("Кто взял голец (0 — никто)", 0, 7, 0, when={"kind": (GOLETS,)})
    cut: tuple[int, ...] = numbers("Кто купил в разрез, по очереди", 1, 7, (), most=6, when={"kind": (SHLEIF,)})


@dataclass(frozen=True, kw_only=True)
class Leftover:
    """What lies on the table when the players stop."""

    players: int = number("Игроков", 4, 7, 5)
    pot: int = number("На столе", 0, 1_000_000, 182, unit="коп.")


def leftover(rules: Any, facts: Leftover) -> Score:
    """Share what lies on the table when the players stop."""
    last, share = left_shared(rules, facts.pot, facts.players)[:2]
    odd = last - share
    score = Score(total=share, unit="коп.", sides={"каждому": share, "сдававшему последним": last})
    if rules.last_takes:
        score.add("Остаток — сдававшему последним", "stukolka.h5", last)
        score.summary = f"{money(last)} берёт сдававший последним".rstrip(".") + "."
        return score
    score.add(f"{money(facts.pot)} на {facts.players}", "stukolka.h5", share)
    if odd:
        score.add(f"Лишние {money(odd)} — сдававшему последним", "stukolka.h5", odd)
    score.summary = f"Каждому по {money(share)}" + (f"; сдававшему последним ещё {money(odd)}" if odd else "")
    return score


def breach(rules: Any, facts: Breach) -> Score:
    """Count what a breach costs."""
    score = Score(fines(rules, facts.pot, facts.stake, facts.tricks, facts.fault == BREACHES[0]), unit="коп.")
    total, share = sum(item.amount or 0 for item in score.items), kept(rules, facts.pot, facts.tricks)
    score.total, score.sides = total, {"ремиз": total, "за взятки": share}
    score.summary = f"Виновный ставит {money(total)}" + (f"; за взятки получает {money(share)}" if share else "")
    return score


def misdeal(rules: Any, facts: Misdeal) -> Score:
    """Say whether the cards are dealt again."""
    score = Score(unit="пересдача")
    again = True
    if facts.fault == "открыта своя":
        card = DECK_52.text(facts.card[0])
        again = card == facts.trump + "Т"
        what = "козырный туз" if again else f"не козырный туз, козырь {facts.trump}"
        score.add(f"Сдающий открыл свою карту {card}: {what}", "stukolka.15")
    else:
        score.add(f"При сдаче: {facts.fault}", "stukolka.15")
    score.total = int(again)
    score.summary = "Пересдают." if again else "Играют дальше."
    return score


def wrong_dealer(rules: Any, facts: WrongDealer) -> Score:
    """Say who deals when another dealt out of turn."""
    in_time = not (facts.seen or facts.trump_announced or facts.touched)
    again = in_time or (facts.seen and not rules.seen_played)
    score = Score(total=int(again), unit="пересдача")
    if in_time:
        score.add("Ошибка замечена при сдаче", "stukolka.16")
    for holds, text in (
        (facts.seen, "Карты видели"),
        (facts.trump_announced, "Козырь объявлен"),
        (facts.touched, "Карт касались"),
    ):
        if holds:
            score.add(text, "stukolka.16")
    score.summary = "Сдаёт тот, чья очередь." if again else "Сдача остаётся: её разыгрывают."
    return score


def stake(rules: Any, facts: Stake) -> Score:
    """Say what a trick is worth at a stake, refuse one that is no three parts."""
    score = Score(unit="коп.")
    if facts.stake % TRICKS:
        score.add("На три равные части не делится", "stukolka.17")
        score.total, score.summary = 0, "Ставка не годится: она обязана делиться на три."
        return score
    score.total = facts.stake // TRICKS
    score.add(f"{facts.stake} : {TRICKS}", "stukolka.17", score.total)
    score.summary = f"Ставка годится: на взятку {money(int(score.total))}"
    return score


def divided(rules: Any, facts: Pot) -> Score:
    """Share a pot by tricks."""
    if sum(facts.tricks) != TRICKS:
        raise InputError(f"Взяток у игравших: вместе их три, названо {sum(facts.tricks)}", "tricks")
    whole = facts.pot + facts.stake
    score = Score(total=whole, unit="коп.")
    if facts.stake:
        score.add("За сдачу", "stukolka.20a", facts.stake)
    for place, item in enumerate(shared(whole, facts.tricks), 1):
        score.sides[f"игрок {place}"] = item.amount or 0
        score.add(item.text, item.cites, item.amount, f"игрок {place}")
    score.summary = f"Кон {money(whole)}, на взятку {money(whole // TRICKS)}"
    return score


def remise(rules: Any, facts: Remise) -> Score:
    """Count the remises of a deal."""
    total = facts.pot * facts.remised
    score = Score(total=total, unit="коп.", summary=f"Ремизов на {money(total)}: разыграют в следующую сдачу.")
    score.add(f"Без взяток {facts.remised}, каждый ставит {money(facts.pot)}", "stukolka.19", total)
    return score


def next_pot(rules: Any, facts: NextPot) -> Score:
    """Count what is played for in the next deal."""
    table = facts.pot + facts.stake
    total = table * facts.remised + facts.stake
    score = Score(
        total=total, unit="коп.", sides={"на столе": table, "ремиз": table * facts.remised, "на взятку": total // TRICKS}
    )
    score.add("На столе с прибавкой за сдачу", "stukolka.20a", table)
    score.add(f"Ремизов {facts.remised} по {money(table)}", "stukolka.19", table * facts.remised)
    score.add("За новую сдачу", "stukolka.20a", facts.stake)
    score.summary = f"В следующую сдачу разыгрывают {money(total)}, на взятку {money(total // TRICKS)}"
    return score


def golets(rules: Any, facts: Golets) -> Score:
    """Say what who buys the draw takes."""
    taken = facts.stock[1 : 1 + HAND]
    score = Score(total=len(taken), unit="карт")
    score.add(f"На стол: {DECK_52.text(facts.turnup[0])} и верхняя {DECK_52.text(facts.stock[0])}", "stukolka.golets.deal")
    score.add("Взяты " + " ".join(map(DECK_52.text, taken)), "stukolka.golets.deal", len(taken))
    own = "свои три сбрасывает" if rules.golets_replaces else "из шести оставляет три"
    score.add(f"Купивший {own}", "stukolka.golets.deal")
    score.summary = "Купивший берёт " + " ".join(map(DECK_52.text, taken)) + "."
    return score


def cards(rules: Any, facts: Cards) -> Score:
    """Count what is left in the pack after the deal."""
    total = facts.deck - facts.players * HAND - 1
    score = Score(total=total, unit="карт", summary=f"В колоде остаётся {counted(total, 'карта', 'карты', 'карт')}.")
    score.add(f"В колоде {facts.deck}", "stukolka.h1", facts.deck)
    score.add(f"Сдано по три, игроков {facts.players}", "stukolka.5", -facts.players * HAND)
    score.add("Козырь", "stukolka.golets.deal", -1)
    return score


def unplayed(rules: Any, facts: Unplayed) -> Score:
    """Say who takes a pot that is not played for."""
    score = Score(unit="игрок")
    if len(facts.players_in) > 1:
        raise InputError("Кто стучал: если стучали двое, кон разыгрывают", "players_in")
    if not facts.players_in:
        silent = facts.kind in (GOLETS, OBYAZ)
        if silent and rules.nobody_stays:
            score.add("Спасовали все: кон остаётся", "stukolka.h2")
            score.total, score.summary = 0, "Кон остаётся до следующей сдачи."
            return score
        rule = "stukolka.h2" if silent else "stukolka.prikup.allpass"
        return _to(score, facts.dealer, facts.pot, rule, "Спасовали все: кон берёт сдающий")
    who = facts.players_in[0]
    bound = {
        GOLETS: rules.golets_alone_bound,
        OBYAZ: rules.obyaz_alone_bound,
        SHLEIF: not facts.waived,
        PRIKUP: facts.pot <= facts.cap,
    }
    if who != facts.dealer and bound[facts.kind]:
        binding = {
            GOLETS: "stukolka.h2",
            OBYAZ: "stukolka.obyaz.first",
            SHLEIF: "stukolka.shleif.dealer",
            PRIKUP: "stukolka.prikup.alone",
        }
        score.add("Постучал один: с ним обязан играть сдающий", binding[facts.kind])
        score.total, score.summary = 0, "Кон разыгрывают: сдающий обязан играть."
        return score
    if who != facts.dealer and facts.kind in (PRIKUP, SHLEIF) and rules.over_cap_stays:
        score.add("Сдающий вправе отказаться: кон остаётся", "stukolka.h3")
        score.total, score.summary = 0, "Кон остаётся до следующей сдачи."
        return score
    rule = "stukolka.h3" if facts.kind in (PRIKUP, SHLEIF) else "stukolka.h2"
    return _to(score, who, facts.pot, rule, "Играл один: кон его")


def ante(rules: Any, facts: Ante) -> Score:
    """Count what lies on the table when the cards are dealt."""
    score = Score(unit="коп.")
    if facts.remise:
        score.add("Ремиз", "stukolka.19", facts.remise)
    *joint, (_, fee) = stakes(rules, facts.kind == OBYAZ and not facts.remise, facts.stake, facts.players)
    if joint:
        score.add(f"Ставят {len(joint)} по {money(facts.stake)}", joint[0][1].cites, len(joint) * facts.stake)
    score.add("За сдачу ставит сдающий", fee.cites, fee.amount)
    score.total = sum(item.amount or 0 for item in score.items)
    score.summary = f"На столе {money(score.total)}"
    return score


def _to(score: Score, who: int, pot: int, rule: str, text: str) -> Score:
    score.total, score.sides = who, {f"игрок {who}": pot}
    score.add(text, rule, pot, f"игрок {who}")
    score.summary = f"{money(pot)} без розыгрыша берёт игрок {who}."
    return score


def exchange(rules: Any, facts: Exchange) -> Score:
    """Count the cards that each gets."""
    if not facts.discards:
        raise InputError("Сбросили карт: назовите хотя бы одного игрока", "discards")
    score = Score(unit="карт", total=0)
    for place, laid in enumerate(facts.discards, 1):
        name = f"игрок {place}"
        extra = int(place in facts.blind and laid > 0)
        score.sides[name] = laid + extra
        score.add(f"Сбросил {laid}, получает столько же", ("stukolka.prikup.proc", "stukolka.prikup.any"), laid, name)
        if extra:
            score.add("Стучал втёмную: одна лишняя, потом её сбрасывают", "stukolka.shleif.dark", 1, name)
        score.total = int(score.total or 0) + laid + extra
    score.summary = f"Из колоды уходит {counted(int(score.total or 0), 'карта', 'карты', 'карт')}."
    return score


def shleif(rules: Any, facts: Shleif) -> Score:
    """Count what the dealer throws besides."""
    held = HAND + 1
    score = Score(total=held - HAND, unit="карт", sides={"куплено": facts.discards, "на руках": held, "сбросить": held - HAND})
    score.add(f"Сброшено и куплено {facts.discards}", "stukolka.shleif.dealer", facts.discards)
    score.add("Закрытый козырь его", "stukolka.shleif.dealer", 1)
    score.summary = "На руках четыре карты: одну сбрасывают."
    return score


def first_lead(rules: Any, facts: FirstLead) -> Score:
    """Say who leads first."""
    if not facts.players_in:
        raise InputError("Кто стучал: назовите хотя бы одного", "players_in")
    if facts.kind == GOLETS and facts.golets_by:
        who, rule, why = facts.golets_by, "stukolka.golets.lead", "Выходит взявший голец"
    elif facts.kind == SHLEIF and facts.cut:
        who, rule, why = facts.cut[-1], "stukolka.shleif.cut", "Выходит купивший в разрез последним"
    else:
        rules_of = {GOLETS: "stukolka.golets.lead2", SHLEIF: "stukolka.shleif.play"}
        who, rule, why = facts.players_in[0], rules_of.get(facts.kind, "stukolka.prikup.lead"), "Выходит постучавший первым"
    score = Score(total=who, unit="игрок", summary=f"Выходит игрок {who}.")
    score.add(why, rule)
    return score


COUNTS = (
    Count("pot", "Как делят кон", Pot, divided, ("stukolka.18", "stukolka.19"), "Треть кона за взятку, ремиз не взявшему.", "settlement",
          ("как делить кон", "сколько за взятку"), "На столе было {pot}, за сдачу прибавили {stake}; взяток у игравших {tricks}."),
    Count("remise", "Каков ремиз", Remise, remise, ("stukolka.19",), "Ремиз оставшихся без взяток.", "settlement",
          ("сколько ремиз", "не взял ни одной"), "На столе {pot}, без взяток осталось {remised}."),
    Count("next-pot", "Что разыгрывают дальше", NextPot, next_pot, ("stukolka.20a", "stukolka.20b", "stukolka.20c"), "Ремизы и новая ставка.",
          "settlement", ("сколько на столе", "несколько ремизов"), "Было {pot}, за сдачу ставят {stake}, обремизилось {remised}."),
    Count("breach", "Нарушил правила игры", Breach, breach, ("stukolka.14", "stukolka.8"), "Ремиз за нарушение.", "irregularity",
          ("не пошёл с туза", "не побил", "ренонс", "пропустил козыря"), "Нарушен {fault}. На столе {pot}[, ставка {stake}]; виновный взял {tricks}."),
    Count("misdeal", "Пересдавать ли", Misdeal, misdeal, ("stukolka.15",), "Засдача и открытая карта.", "irregularity",
          ("засдача", "открыл карту", "лишняя карта", "кому-то не хватило карты"), "При сдаче: {fault}[, карта {card}][, козырь {trump}]."),
    Count("wrong-dealer", "Сдал не тот", WrongDealer, wrong_dealer, ("stukolka.16",), "Сдача не в очередь.", "irregularity",
          ("сдал не в очередь", "чья сдача"), "Карты видели: {seen}; козырь объявлен: {trump_announced}; карт касались: {touched}."),
    Count("unplayed", "Кому кон без розыгрыша", Unplayed, unplayed, ("stukolka.prikup.allpass", "stukolka.h2", "stukolka.h3"),
          "Спасовали все или играет один.", "settlement", ("все спасовали", "играет один", "кому кон"),
          "Играют {kind}, на столе {pot}, сдавал {dealer}, стучали {players_in}[, предел {cap}][, от шлейфа отказались: {waived}]."),
    Count("ante", "Сколько ставят перед сдачей", Ante, ante, ("stukolka.20a", "stukolka.obyaz.first", "stukolka.17"), "Ставки и деньги за сдачу.", "settlement",
          ("кто ставит", "ставит ли сдающий дважды", "сколько на столе в начале"), "Играют {kind}, игроков {players}, ставка {stake}, ремиз {remise}."),
    Count("leftover", "Остаток на столе в конце", Leftover, leftover, ("stukolka.h5",), "Ремиз, который некому разыграть.", "settlement",
          ("кончили играть а на столе деньги", "остался ремиз", "встали из-за стола"), "Игроков {players}, на столе осталось {pot}."),
    Count("first-lead", "Чей первый выход", FirstLead, first_lead, ("stukolka.golets.lead", "stukolka.golets.lead2", "stukolka.prikup.lead", "stukolka.shleif.play"),
          "Кто выходит первым.", words=("кто ходит", "первый выход"),
          sentence="Играют {kind}, стучали {players_in}[, голец взял {golets_by}][, в разрез купили {cut}]."),
    Count("exchange", "Сколько карт дают", Exchange, exchange, ("stukolka.prikup.any", "stukolka.prikup.proc", "stukolka.shleif.dark"), "Покупка по очереди.",
          words=("сколько карт получить", "втёмную"), sentence="За столом {players}; сбросили {discards}, втёмную стучали {blind}."),
    Count("golets", "Что берёт купивший голец", Golets, golets, ("stukolka.golets.deal",), "Три карты гольца.", words=("голец",),
          sentence="За столом {players}, козырем открыта {turnup}, сверху колоды {stock}."),
    Count("shleif", "Карты сдающего со шлейфом", Shleif, shleif, ("stukolka.shleif.dealer",), "Сколько сбросить сдающему.", words=("шлейф",),
          sentence="Сдающий сбросил {discards}."),
    Count("cards", "Сколько карт в колоде", Cards, cards, ("stukolka.prikup.max", "stukolka.h1"), "Остаток после сдачи.", words=("хватит ли карт",),
          sentence="Игроков {players}, в колоде карт {deck}."),
    Count("stake", "Годится ли ставка", Stake, stake, ("stukolka.17",), "Ставка делится на три.", words=("какая ставка",), sentence="Ставка {stake}."),
    Count("dealer", "Кому сдавать первым", Drawn, first_dealer("Выбирает место и сдаёт первым", "stukolka.1"), ("stukolka.1",), "Места и первая сдача.", words=("кто сдаёт первым",), sentence="Вытянуты {drawn}."),
    Count("next-dealer", "Кто сдаёт следующим", Dealer, next_dealer("Сдают слева направо, по очереди", "stukolka.2", "stukolka.3"), ("stukolka.2", "stukolka.3"), "Очередь сдачи.", words=("кто сдаёт",),
          sentence="Игроков {players}, сдавал {dealer}."),
)  # fmt: skip
