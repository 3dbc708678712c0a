"""«Бах!»: calculators of victory, rewards, the tournament and its variants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, one_of, text
from ...frame.results import Score
from ...frame.russian import counted
from ...frame.russian import number as figure
from . import scoring
from .cards import BANDIT, BANG, CITIZEN, ROLES, SHERIFF, TRAITOR
from .hiring import can_keep, opener
from .rules import CARD_PRICE, ROLES_BY_PLAYERS, START_MONEY
from .scoring import ALIVE, CAUSES, DEAD, GANG, LAST, LAW
from .state import LETTERS, letters, one_letter

NO_ONE = "никто"


def roles_of(value: str, field: str) -> list[str]:
    """Read roles: «шериф, предатель»."""
    found = [part.strip().lower() for part in value.split(",") if part.strip()]
    for name in found:
        if name not in ROLES:
            raise InputError(f"Роли «{name[:20]}» нет; есть: {', '.join(ROLES)}", field)
    return found


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Who is alive and who dies."""

    players: int = number("Игроков", 3, 8, 5)
    alive: str = text("Живы", "шериф, предатель, бандит", limit=90)
    dies: str = text("Гибнет", "шериф", limit=90)
    killer: str = one_of("Убил", (NO_ONE, *ROLES), NO_ONE, when={"players": (3,)})


def winner(rules: Any, facts: Standing) -> Score:
    """Say who has won."""
    alive, dying = roles_of(facts.alive, "alive"), roles_of(facts.dies, "dies")
    dealt = list(ROLES_BY_PLAYERS[facts.players])
    for name in alive:
        if name not in dealt:
            raise InputError(f"Живы: столько ролей «{name}» на {facts.players} игроков не раздают", "alive")
        dealt.remove(name)
    killer = None if facts.killer == NO_ONE else facts.killer
    score = Score(unit="победа")
    found = scoring.Ended(*scoring.NOBODY_WON)
    for place, name in enumerate(dying, 1):
        if name not in alive:
            raise InputError(f"Гибнет: среди живых нет роли «{name}»", "dies")
        alive.remove(name)
        if facts.players == 3:
            if killer is not None and killer not in alive:
                raise InputError("Убил: убийца должен быть жив", "killer")
            found = scoring.ended_of_three(rules, alive, name, killer)
        else:
            found = scoring.ended(alive)
        score.add(f"Погиб {name}", "bang.elim.1")
        if found.side and (rules.deaths_in_turn or facts.players == 3):
            if place < len(dying):
                score.add("Игра кончена: остальных уже не спрашивают", "bang.h5")
            break
    cites = (*found.cites, *(("bang.p8.2",) if facts.players == 8 and alive.count(TRAITOR) == 2 else ()))
    score.add(found.text, cites or ("bang.end.a",), int(bool(found.side)))
    score.total = int(bool(found.side))
    score.sides = {found.side: 1} if found.side else {}
    said, _, why = found.text.partition(": ")
    score.summary = f"{said}. {why[:1].upper()}{why[1:]}." if why else f"{said}."
    return score


@dataclass(frozen=True, kw_only=True)
class Death:
    """Who died by whom."""

    players: int = number("Игроков", 3, 8, 5)
    victim: str = one_of("Погиб", ROLES, BANDIT)
    killer: str = one_of("Убил", (NO_ONE, *ROLES), SHERIFF)
    cause: str = one_of("Чем", CAUSES, BANG)
    bounty: bool = flag("Играют с премиями")


def elimination(rules: Any, facts: Death) -> Score:
    """Say what the killer takes or loses."""
    killer = None if facts.killer == NO_ONE else facts.killer
    found = scoring.reward(rules, facts.players, facts.victim, killer, facts.cause, facts.bounty)
    score = Score(
        total=found.cards,
        unit="карт",
        sides={"карт": found.cards, "долларов": found.dollars, "сбрасывает всё": int(found.loses_all)},
    )
    score.add(found.text, found.cites, found.cards or found.dollars or None)
    if found.cards:
        score.summary = f"Убивший берёт {counted(found.cards, 'карту', 'карты', 'карт')}."
    elif found.dollars:
        score.summary = f"Убивший получает {figure(found.dollars)} долларов."
    else:
        score.summary = "Шериф сбрасывает руку и всё, что лежит перед ним." if found.loses_all else "Ни награды, ни наказания."
    return score


OUTCOMES = {"шериф": LAW, "бандиты": GANG, "предатель": TRAITOR}


@dataclass(frozen=True, kw_only=True)
class Payout:
    """How a game of a tournament ended."""

    players: int = number("Игроков", 4, 8, 5)
    outcome: str = one_of("Победили", tuple(OUTCOMES), "шериф")
    citizens_alive: int = number("Живых жителей", 0, 2, 0)
    bandits_alive: int = number("Живых бандитов", 0, 3, 0)
    traitor: str = one_of("Предатель", (ALIVE, DEAD, LAST), DEAD)
    second: str = one_of("Второй предатель", (ALIVE, DEAD, LAST), DEAD, when={"players": (8,)})
    sheriff_killer: str = one_of("Шерифа убил", (NO_ONE, *ROLES[1:]), NO_ONE, when={"outcome": ("бандиты", "предатель")})


PAID = {
    "житель жив": "живой житель",
    "житель убит": "убитый житель",
    "бандит жив": "живой бандит",
    "бандит убит": "убитый бандит",
}


def _told(sides: dict[str, int]) -> str:
    """Say in words who gets and who loses how much: each of his kind."""
    parts: list[str] = []
    verb = ""
    for label, amount in sides.items():
        if amount:
            before, verb = verb, "получает" if amount > 0 else "теряет"
            said = "—" if verb == before else verb
            parts.append(f"{PAID.get(label, label)} {said} {figure(abs(amount))}{'' if parts else ' долларов'}")
    told = "; ".join(parts) or "никому ничего"
    return f"{told[0].upper()}{told[1:]}."


def payout(rules: Any, facts: Payout) -> Score:
    """Pay by the table."""
    dealt = ROLES_BY_PLAYERS[facts.players]
    side = OUTCOMES[facts.outcome]
    for name, alive, role in (
        ("citizens_alive", facts.citizens_alive, CITIZEN),
        ("bandits_alive", facts.bandits_alive, BANDIT),
    ):
        if alive > dealt.count(role):
            raise InputError(f"Живых больше, чем было ролей «{role}»: их {dealt.count(role)}", name)
    score = Score(unit="долларов", total=0)
    groups = [
        ("шериф", SHERIFF, ALIVE if side == LAW else DEAD, 1),
        ("житель жив", CITIZEN, ALIVE, facts.citizens_alive),
        ("житель убит", CITIZEN, DEAD, dealt.count(CITIZEN) - facts.citizens_alive),
        ("бандит жив", BANDIT, ALIVE, facts.bandits_alive),
        ("бандит убит", BANDIT, DEAD, dealt.count(BANDIT) - facts.bandits_alive),
        ("предатель", TRAITOR, facts.traitor, 1),
        ("второй предатель", TRAITOR, facts.second, dealt.count(TRAITOR) - 1),
    ]
    total = 0
    fined = facts.sheriff_killer == CITIZEN
    for label, role, state, count in groups:
        if not count:
            continue
        amount, said = scoring.payment(rules, facts.players, side, role, state, alone=not facts.citizens_alive)
        score.add(f"{label.capitalize()}: {said}", ("bang.score.table", "bang.score.0"), amount, label)
        total += amount * count
        if fined and role == CITIZEN:
            fine = scoring.fine(role, True)
            score.add("Житель убил шерифа", "bang.score.penalty", -fine, label)
            total, amount, fined = total - fine, amount - fine, False
        score.sides[label] = amount
    score.total = total
    score.summary = _told(score.sides)
    return score


@dataclass(frozen=True, kw_only=True)
class Series:
    """A tournament."""

    players: int = number("Игроков", 4, 8, 6)


def series(rules: Any, facts: Series) -> Score:
    """Count the games of a tournament."""
    score = Score(total=facts.players, unit="игр", sides={"шерифом каждый": 1})
    score.add("Игр столько, сколько игроков", "bang.score.series", facts.players)
    score.summary = f"Игр {facts.players}, шерифом каждый бывает один раз."
    return score


@dataclass(frozen=True, kw_only=True)
class Keep:
    """Cards kept for the next game."""

    cards: int = number("Сохранить карт", 0, 10, 2)
    life: int = number("Жизней вначале", 3, 5, 4)
    money: int = number("Долларов", 0, 1_000_000, 3000)


def keep(rules: Any, facts: Keep) -> Score:
    """Say what keeping cards costs and whether it is allowed."""
    price = facts.cards * CARD_PRICE
    most = can_keep(facts.life, facts.money, facts.cards)
    allowed = most == facts.cards
    score = Score(total=price, unit="долларов", sides={"можно": int(allowed), "добрать карт": max(0, facts.life - facts.cards)})
    score.add(f"{facts.cards} × {CARD_PRICE}", "bang.var.exp.a", price)
    if allowed:
        score.add("Сохранённые входят в раздачу", "bang.var.exp.b", facts.life - facts.cards)
        score.summary = f"Можно: {figure(price)} долларов, добрать {facts.life - facts.cards}."
    else:
        why = "карт больше, чем жизней вначале" if facts.cards > facts.life else "денег не хватает"
        score.add(f"Нельзя: {why}", ("bang.var.exp.c", "bang.h8"))
        score.summary = f"Нельзя: {why}. Сохранить можно {counted(most, 'карту', 'карты', 'карт')}."
    return score


@dataclass(frozen=True, kw_only=True)
class Hire:
    """An auction of characters."""

    players: int = number("Игроков", 4, 8, 5)
    sheriff: str = text("Шериф", "A", limit=2)
    opened: str = text("Торги открывали", "", limit=30)
    hired: str = text("Персонажи уже у", "", limit=30)


def hire(rules: Any, facts: Hire) -> Score:
    """Say how many characters are left and who opens the next auction."""
    star = one_letter(facts.sheriff, facts.players, "sheriff")
    opened, taken = letters(facts.opened, facts.players, "opened"), letters(facts.hired, facts.players, "hired")
    left = facts.players - len(taken)
    score = Score(total=left, unit="персонажей")
    score.add("Открыто столько, сколько игроков", "bang.var.hire.a", facts.players)
    if taken:
        score.add("Уже наняты", "bang.var.hire.b", -len(taken))
    if left:
        seat = opener(facts.players, star, opened, taken)
        rule = "bang.var.hire.c" if opened else "bang.var.hire.b"
        score.add(f"Торг открывает {LETTERS[seat]}", (rule, "bang.h9"))
        score.sides[f"открывает {LETTERS[seat]}"] = 1
        score.summary = f"Осталось персонажей {left}, торг открывает {LETTERS[seat]}."
    else:
        score.summary = "Персонажи есть у всех."
    score.sides["долларов у каждого"] = START_MONEY
    score.add("Вначале у каждого долларов", "bang.var.hire.a", START_MONEY)
    return score


@dataclass(frozen=True, kw_only=True)
class Rehire:
    """A character kept for the next game."""

    price: int = number("Цена найма", 0, 100_000, 400)
    money: int = number("Долларов", 0, 1_000_000, 3400)
    alive: bool = flag("Дожил до конца", True)


def rehire(rules: Any, facts: Rehire) -> Score:
    """Say whether a character may be kept."""
    allowed = facts.alive and facts.money >= facts.price
    score = Score(
        total=facts.price,
        unit="долларов",
        sides={"можно": int(allowed), "останется": facts.money - facts.price if allowed else facts.money},
    )
    score.add("Та же цена ещё раз", "bang.var.hire.d", facts.price)
    if not allowed:
        score.add("Нельзя: " + ("денег не хватает" if facts.alive else "не дожил до конца"), "bang.var.hire.d")
    score.summary = (
        f"Можно: останется {figure(facts.money - facts.price)} долларов." if allowed else "Оставить персонажа нельзя."
    )
    return score


PAYOUTS = (
    Count("winner", "Кто победил?", Standing, winner, ("bang.end.a", "bang.end.b", "bang.goal.sheriff", "bang.goal.bandit", "bang.goal.citizen", "bang.goal.traitor", "bang.p8.2", "bang.p8.ex", "bang.h5"),
          words=("кто выиграл", "победа", "шериф убит", "конец игры"), sentence="Играют {players}. Живы {alive}; гибнет {dies}[, убил {killer}].", kind="settlement"),
    Count("elimination", "Кому награда и наказание?", Death, elimination, ("bang.rew.bandit", "bang.rew.sheriff", "bang.rew.dynamite", "bang.spec.duel.3", "bang.p3.6", "bang.var.bounty"),
          words=("награда", "три карты", "наказание", "убил жителя", "убил бандита"), sentence="Играют {players}. Погиб {victim}, убил {killer}: {cause}; с премиями: {bounty}."),
    Count("payout", "Сколько долларов каждому?", Payout, payout, ("bang.score.0", "bang.score.table", "bang.score.penalty", "bang.score.ex1", "bang.score.ex2"),
          words=("турнир", "доллары", "выплата", "штраф"), kind="settlement",
          sentence="Играли {players}, победили: {outcome}. Живых жителей {citizens_alive}, бандитов {bandits_alive}, предатель {traitor}[, второй предатель {second}][, шерифа убил {sheriff_killer}]."),
    Count("series", "Сколько игр в турнире?", Series, series, ("bang.score.series",), words=("турнир", "сколько игр"), sentence="За столом {players}."),
    Count("keep", "Сколько стоит сохранить карты?", Keep, keep, ("bang.var.exp.a", "bang.var.exp.b", "bang.var.exp.c", "bang.h8"), words=("опыт", "сохранить карты"),
          sentence="Сохраняют карт {cards}, жизней вначале {life}, долларов {money}.", kind="settlement"),
    Count("hire", "Кто открывает торг?", Hire, hire, ("bang.var.hire.a", "bang.var.hire.b", "bang.var.hire.c"), words=("найм", "торг", "персонаж"),
          sentence="За столом {players}, шериф {sheriff}; торги открывали {opened}, персонажи уже у {hired}."),
    Count("rehire", "Можно ли оставить персонажа?", Rehire, rehire, ("bang.var.hire.d",), words=("оставить персонажа", "найм"),
          sentence="Персонаж нанят за {price}, долларов {money}, дожил до конца: {alive}.", kind="settlement"),
)  # fmt: skip
