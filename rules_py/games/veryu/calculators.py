"""«Верю? Не верю!»: calculators over the same rows that play and score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, number, numbers, one_of, scored, text
from ...frame.params import Int
from ...frame.results import Score
from .rules import (
    EACH,
    KIND_NAMES,
    MOST_PLAYERS,
    PLAYERS,
    SAUSAGES_EACH,
    SHOE,
    SHOES_EACH,
    WINS,
    all_to_open,
    attempt_result,
    cards,
    check_players,
    contender_of,
    highest_bid,
    lowest_bid,
    next_first,
    own_to_open,
    read_kinds,
    winner_of,
)
from .scoring import ATTEMPT, Tried

_EACH = "По одному числу на игрока."


def _players() -> Any:
    return number(PLAYERS.label, PLAYERS.low, PLAYERS.high, PLAYERS.default, cites=PLAYERS.cites, hint=PLAYERS.hint)


def _mats() -> Any:
    return numbers(
        "Карт на полях", 0, EACH, (2, 2, 2, 1), most=MOST_PLAYERS, hint=_EACH, cites=("veryu.setup.1", "veryu.goal.1")
    )


def _player(label: str, default: int = 1, **more: Any) -> Any:
    return number(label, 1, MOST_PLAYERS, default, **more)


@dataclass(frozen=True, kw_only=True)
class Company:
    """Who sits down."""

    players: int = _players()


@dataclass(frozen=True, kw_only=True)
class Laid:
    """The mats before a challenge."""

    players: int = _players()
    added: tuple[int, ...] = numbers(
        "Добавлено карт", 0, EACH - 1, (0, 0, 0, 0), most=MOST_PLAYERS, hint=_EACH, cites=("veryu.setup.1",)
    )


@dataclass(frozen=True, kw_only=True)
class Named:
    """The mats and what was named last."""

    mats: tuple[int, ...] = _mats()
    bid: int = number("Последняя ставка", 0, EACH * MOST_PLAYERS, 0, hint="0 — вызова ещё не было.")


@dataclass(frozen=True, kw_only=True)
class Calls:
    """A whole bidding."""

    mats: tuple[int, ...] = _mats()
    opener: int = _player("Кто бросил вызов", 4)
    calls: str = text("Слова по порядку", "3, 5, пас, пас, пас", hint="Числа и «пас» через запятую.")


@dataclass(frozen=True, kw_only=True)
class Flips:
    """An attempt, card by card."""

    bid: int = number("Ставка", 1, EACH * MOST_PLAYERS, 5, cites=("veryu.step2.range",))
    own: str = text("Свои карты в порядке открывания", "сосиска, сосиска", hint="Все карты своего поля.")
    picks: str = text("Чужие карты в порядке открывания", "сосиска, сосиска, сосиска", limit=400)
    successes: int = number("Удач до попытки", 0, WINS - 1, 0)
    cards: int = number("Карт у претендента", 1, EACH, EACH)


@dataclass(frozen=True, kw_only=True)
class Before:
    """How the round before ended."""

    outcome: str = one_of(
        "Чем кончился прошлый раунд",
        {"первый раунд": "это первый раунд", "удача": "удачей", "неудача": "неудачей", "выбыл": "претендент выбыл"},
        "удача",
    )
    contender: int = _player("Претендент", when={"outcome": ("удача", "неудача", "выбыл")})
    shoe_owner: int = _player("Чей ботинок открыт", 2, when={"outcome": ("неудача", "выбыл")})
    appointed: int = _player("Кого назначили", when={"outcome": ("первый раунд", "неудача", "выбыл")})


@dataclass(frozen=True, kw_only=True)
class Standing:
    """What each has."""

    successes: tuple[int, ...] = numbers("Удач у каждого", 0, WINS, (0, 2, 1), most=MOST_PLAYERS)
    cards: tuple[int, ...] = numbers("Карт у каждого", 0, EACH, (4, 1, 3), most=MOST_PLAYERS, hint="0 — игрок выбыл.")


def _check_row(values: tuple[int, ...], field: str, label: str) -> None:
    if len(values) < PLAYERS.low:
        raise InputError(f"{label}: нужно по числу на игрока, от {PLAYERS.low} до {MOST_PLAYERS}", field, ("veryu.h1",))


def setup(rules: Any, facts: Company) -> Score:
    """Count the cards and mats that the players take."""
    players = facts.players
    check_players(players, rules.fewest)
    score = Score(unit="карт", total=EACH * players)
    score.add(f"Сосиски: по {SAUSAGES_EACH} на игрока", "veryu.setup.1", SAUSAGES_EACH * players)
    score.add(f"Ботинки: по {SHOES_EACH} на игрока", "veryu.setup.1", SHOES_EACH * players)
    score.add(f"В коробке {EACH * MOST_PLAYERS} карты и {MOST_PLAYERS} полей: хватает", "veryu.comp")
    score.sides = {"сосисок": SAUSAGES_EACH * players, "ботинков": SHOES_EACH * players, "полей": players}
    score.summary = f"Нужно карт: {score.total}, полей: {players}."
    return score


def table(rules: Any, facts: Laid) -> Score:
    """Count the cards on the mats."""
    if len(facts.added) != facts.players:
        raise InputError(f"Добавлено карт: нужно чисел: {facts.players}, получено {len(facts.added)}", "added")
    score = Score(unit="карт", total=facts.players + sum(facts.added))
    for seat, count in enumerate(facts.added, 1):
        score.add(f"Игрок {seat}: первая карта и ещё {count}", ("veryu.step1", "veryu.step2.add"), 1 + count)
        score.sides[f"игрок {seat}"] = 1 + count
    score.summary = f"На полях {cards(facts.players + sum(facts.added))}."
    return score


def bids(rules: Any, facts: Named) -> Score:
    """Name the range of the next bid."""
    _check_row(facts.mats, "mats", "Карт на полях")
    bid, highest, lowest = facts.bid, highest_bid(facts.mats), lowest_bid(facts.bid)
    if bid > highest:
        raise InputError(f"Последняя ставка: на полях {cards(highest)}, больше назвать нельзя", "bid", ("veryu.step2.range",))
    score = Score(unit="карт", total=highest, sides={"наименьшая": lowest, "наибольшая": highest})
    score.add("Карты на полях сосчитаны: они лежат со сдвигом", "veryu.step2.shift", highest)
    if bid == highest:
        score.add("Названы все карты: повысить нельзя", "veryu.step2.range")
        score.choose("", "Остаётся только пас; его считают сказанным", "veryu.h4")
        score.summary = "Выше назвать нельзя."
        return score
    rule = "veryu.step2.raise" if bid else "veryu.step2.range"
    score.add(f"Больше прежней ставки: от {lowest}" if bid else "Не меньше одной карты", rule, lowest)
    score.add(f"Не больше карт на полях: до {highest}", "veryu.step2.range", highest)
    score.summary = f"Назвать можно от {lowest} до {highest}."
    return score


def auction(rules: Any, facts: Calls) -> Score:
    """Follow the bidding and name the contender."""
    _check_row(facts.mats, "mats", "Карт на полях")
    players, highest = len(facts.mats), highest_bid(facts.mats)
    if facts.opener > players:
        raise InputError(f"Кто бросил вызов: игроков {players}", "opener")
    if not highest:
        raise InputError("Карт на полях: нет ни одной, ставить не на что", "mats", ("veryu.step2.range",))
    passed = [not count for count in facts.mats]
    if passed[facts.opener - 1]:
        raise InputError("Кто бросил вызов: у этого игрока на поле нет карт", "opener", ("veryu.step1",))
    score = Score(unit="карт")
    seat, bid, bidder = facts.opener - 1, 0, facts.opener - 1
    contender: int | None = None
    named = Int(name="calls", label="Слова по порядку", low=1, high=highest, cites=("veryu.step2.range",))
    for word in facts.calls.split(",") if facts.calls.strip() else ():
        if contender is not None:
            raise InputError("Слова по порядку: торг окончен, лишнее слово", "calls", ("veryu.step2.end",))
        if (said := word.strip().lower()) == "пас":
            if not bid:
                raise InputError("Слова по порядку: первым называют число", "calls", ("veryu.step2.challenge",))
            passed[seat] = True
            score.add(f"Игрок {seat + 1}: пас", "veryu.step2.raise")
        else:
            value = named.read(said)
            if value < lowest_bid(bid):
                raise InputError(f"Слова по порядку: {value} не больше {bid}", "calls", ("veryu.step2.raise",))
            score.add(f"Игрок {seat + 1}: {value}", "veryu.step2.raise" if bid else "veryu.step2.challenge", value)
            bid, bidder = value, seat
        contender = contender_of(bidder, passed, bid, highest)
        while contender is None:
            seat = (seat + 1) % players
            if not passed[seat]:
                break
    if contender is None:
        raise InputError("Слова по порядку: торг не окончен, не спасовали ещё двое", "calls", ("veryu.step2.end",))
    early = bid == highest and sum(passed) < players - 1
    end = "Выше назвать нельзя: остальные пасы считаются сказанными" if early else "Спасовали все, кроме одного"
    score.add(end, "veryu.h4" if early else "veryu.step2.end")
    score.total = bid
    score.sides = {"претендент": contender + 1, "ставка": bid}
    score.summary = f"Претендент — игрок {contender + 1}, ставка {bid}."
    return score


def attempt(rules: Any, facts: Flips) -> Score:
    """Open cards one by one and say how the attempt ends."""
    mine = read_kinds(facts.own, "own", EACH)
    others = read_kinds(facts.picks, "picks", EACH * (MOST_PLAYERS - 1))
    if not mine:
        raise InputError("Свои карты: на поле претендента лежит хотя бы одна", "own", ("veryu.step1",))
    if len(mine) > facts.cards:
        raise InputError(f"Карт у претендента: {facts.cards}, а на поле {len(mine)}", "cards", ("veryu.step1",))
    score = Score(unit="карт")
    needed = all_to_open(rules, facts.bid, len(mine))
    opened: list[int] = []
    result: bool | None = None
    for kind in mine[: own_to_open(rules, facts.bid, len(mine))]:
        opened.append(kind)
        score.add(f"Своя карта: {KIND_NAMES[kind]}", "veryu.step3.2", 1)
        result = attempt_result(opened, needed)
        if result is not None:
            break
    if result is False and len(opened) < len(mine):
        score.add(f"Остальные свои карты ({len(mine) - len(opened)}) не открывают", "veryu.fail.7")
    for kind in others:
        if result is not None:
            late = "открывать их уже не нужно" if result else "ботинок уже открыт, больше ничего не открывают"
            raise InputError(f"Чужие карты: {late}", "picks", ("veryu.step3.9" if result else "veryu.fail.7",))
        opened.append(kind)
        score.add(f"Чужая карта: {KIND_NAMES[kind]}", "veryu.step3.3", 1)
        result = attempt_result(opened, needed)
    if result is None:
        more = f"Чужие карты: открыто {len(opened)} из {needed}, назовите ещё {needed - len(opened)}"
        raise InputError(more, "picks", ("veryu.step3.1",))
    lone = mine == [SHOE] and facts.cards == 1 and len(opened) == 1
    tried = Tried(result, facts.successes + result, facts.cards - (not result), lone)
    score.items += scored(ATTEMPT, rules, tried)
    score.total = len(opened)
    score.sides = {"открыто": len(opened), "ботинков": int(not result), "удач": tried.successes, "карт": tried.left}
    score.summary = {
        "победа": "Попытка удалась; претендент победил.",
        "удача": "Попытка удалась; поле переворачивают цифрой 2 вверх.",
        "неудача": f"Попытка не удалась; одна карта уходит из игры, остаётся {tried.left}.",
        "выбыл": "Попытка не удалась; претендент выбывает и отдаёт своё поле.",
    }[tried.word]
    return score


def first(rules: Any, facts: Before) -> Score:
    """Name the first player of a round."""
    score = Score(unit="игрок")
    if facts.outcome == "первый раунд":
        score.add(f"Жребий или уговор: игрок {facts.appointed}", ("veryu.setup.3", "veryu.h2"))
        score.total = facts.appointed
    else:
        out = facts.outcome == "выбыл"
        found = next_first(rules, facts.contender, facts.shoe_owner if facts.outcome != "удача" else 0, out)
        if found is None:
            if out and facts.appointed == facts.contender:
                raise InputError("Кого назначили: выбывший себя назначить не может", "appointed", ("veryu.fail.6",))
            score.add(f"Ботинок был свой: претендент назначил игрока {facts.appointed}", "veryu.fail.6")
        elif out:
            score.add(f"Претендент выбыл: начинает хозяин ботинка, игрок {found}", "veryu.fail.5")
        else:
            score.add(f"Претендент остался в игре: начинает игрок {found}", "veryu.round.1")
        score.total = facts.appointed if found is None else found
    score.summary = f"Раунд начинает игрок {score.total}."
    return score


def winner(rules: Any, facts: Standing) -> Score:
    """Name the winner, 0 where there is none yet."""
    successes = facts.successes
    _check_row(successes, "successes", "Удач у каждого")
    if len(facts.cards) != len(successes):
        raise InputError(f"Карт у каждого: нужно чисел: {len(successes)}, получено {len(facts.cards)}", "cards")
    if not any(facts.cards):
        raise InputError("Карт у каждого: все выбыть не могут", "cards", ("veryu.end.1",))
    if sum(count >= WINS for count in successes) > 1:
        wrong = "Удач у каждого: две удачи бывают только у одного, игра на этом окончена"
        raise InputError(wrong, "successes", ("veryu.end.1",))
    found = winner_of(successes, facts.cards)
    score = Score(unit="игрок", total=0 if found is None else found + 1)
    if found is None:
        score.add("Двух удач ни у кого нет, в игре больше одного", "veryu.end.1", 0)
        score.summary = "Победителя пока нет."
        return score
    two = successes[found] >= WINS
    score.add("Две удачные попытки" if two else "Один не выбыл из игры", "veryu.end.1", found + 1)
    score.summary = f"Победил игрок {found + 1}."
    return score


COUNTS = (
    Count("setup", "Сколько карт и полей нужно", Company, setup, ("veryu.comp", "veryu.goal.1", "veryu.setup.1", "veryu.h1"),
          "Что берут игроки перед игрой.", words=("сколько карт брать", "сколько игроков", "сколько полей", "что в коробке"),
          sentence="За столом {players} человек."),
    Count("table", "Карты на полях после шагов 1 и 2", Laid, table, ("veryu.step1", "veryu.step2.add", "veryu.ex.place"),
          "Сколько закрытых карт лежит у каждого и на столе.", words=("сколько карт на столе", "сколько карт на полях")),
    Count("bids", "Какие ставки возможны", Named, bids, ("veryu.step2.range", "veryu.step2.raise", "veryu.step2.shift"),
          "Наименьшее и наибольшее число, которое можно назвать.",
          words=("сколько можно назвать", "какую ставку можно сделать", "можно ли повысить")),
    Count("auction", "Кто претендент", Calls, auction,
          ("veryu.step2.challenge", "veryu.step2.range", "veryu.step2.raise", "veryu.step2.end", "veryu.h4"),
          "Торг от вызова до последнего паса.", words=("кто претендент", "кто открывает карты", "чья ставка выше", "кто выиграл торг")),
    Count("attempt", "Исход попытки", Flips, attempt,
          ("veryu.step3.1", "veryu.step3.2", "veryu.step3.3", "veryu.step3.4", "veryu.step3.5", "veryu.step3.8", "veryu.step3.9",
           "veryu.fail.1", "veryu.fail.4", "veryu.fail.7", "veryu.succ.1", "veryu.succ.2", "veryu.last.3"),
          "Сколько карт открыто, удалась ли попытка, что остаётся у претендента.",
          words=("открыл ботинок", "удалась ли попытка", "сколько карт открывать", "сколько карт останется"),
          sentence="Ставка {bid}. Свои карты открыты так: {own}; чужие: {picks}. Удач до попытки {successes}, карт у претендента {cards}."),
    Count("first", "Кто начинает раунд", Before, first, ("veryu.setup.3", "veryu.h2", "veryu.fail.5", "veryu.fail.6", "veryu.round.1"),
          "Первый игрок раунда после удачи, неудачи, выбывания или по жребию.",
          words=("кто ходит первым", "кто начинает", "кто первый в новом раунде"),
          sentence="Прошлый раунд кончился: {outcome}[; претендентом был игрок {contender}][, открыт ботинок игрока {shoe_owner}][; назначили начинать игроку {appointed}]."),
    Count("winner", "Есть ли победитель", Standing, winner, ("veryu.end.1",), "Две удачи или последний в игре.",
          words=("кто победил", "есть ли победитель", "сколько удач нужно")),
)  # fmt: skip
