"""«Шестьдесят шесть»: calculators over the same rows that play and score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, numbers, one_of, scored, some_cards, suit
from ...frame.results import Score
from ...frame.russian import counted, points
from ...frame.sheet import summed
from ...frame.strength import law
from .rules import CARD_VALUES, DECK, GOAL, HAND, LEAST_STOCK_TO_CLOSE, MATES, TARGET, marriage_worth, value_of
from .scoring import GAMES, POINTS, Ended, Taken, last_counts

_LED = {"leads": (True,)}


@dataclass(frozen=True, kw_only=True)
class Pile:
    """Some cards."""

    cards: int = some_cards("Карты", DECK, 1, 24, "♠Т ♠10 ♠К ♠Д ♠В ♠9")


@dataclass(frozen=True, kw_only=True)
class Numbered:
    """A deal by its number."""

    number: int = number("Номер сдачи", 1, 999_999_999, 1)


@dataclass(frozen=True, kw_only=True)
class Before:
    """How the deal before ended."""

    previous: str = one_of(
        "Чем кончилась прошлая сдача",
        {"выиграл": "вы взяли игру", "проиграл": "игру взял соперник", "розыгрыш": "розыгрыш", "первая": "это первая сдача"},
        "выиграл",
    )
    dealt: bool = flag("Прошлую сдачу сдавали вы", when={"previous": ("розыгрыш",)})


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A trick of two cards."""

    trump: str = suit("Козырь", default="♥")
    led: int = some_cards("Вышли с карты", DECK, 1, 1, "♣В")
    answer: int = some_cards("Ответили картой", DECK, 1, 1, "♣Д")
    stock: int = number("Карт в колоде с козырем", 0, 12, 12, step=2)


@dataclass(frozen=True, kw_only=True)
class Match:
    """The games of two players, deal by deal."""

    mine: tuple[int, ...] = numbers("Ваши игры по сдачам", 0, 3, (2, 1, 0, 3), most=60)
    theirs: tuple[int, ...] = numbers("Игры соперника по сдачам", 0, 3, (0, 0, 2, 0), most=60)
    target: int = number(TARGET.label, TARGET.low, TARGET.high, TARGET.default)


@dataclass(frozen=True, kw_only=True)
class Closing:
    """The moment at which one wants to close the stock."""

    stock: int = number("Карт в колоде с козырем", 0, 12, 6)
    leads: bool = flag("Закрывает тот, чей выход", True)


@dataclass(frozen=True, kw_only=True)
class Wedding:
    """A card of a marriage that was played."""

    trump: str = suit("Козырь", default="♥", when=_LED)
    hand: int = some_cards("Карты перед ходом", DECK, 1, 6, "♥К ♥Д ♠9")
    card: int = some_cards("Сыграна карта", DECK, 1, 1, "♥Д")
    leads: bool = flag("Это был выход", True)
    stock: str = one_of("Колода", ("открыта", "закрыта", "вышла"), "открыта", when=_LED)
    tricks: int = number("Взяток у игрока", 0, 11, 1, when=_LED)


def cards(rules: Any, facts: Pile) -> Score:
    """Count what some cards are worth, the strongest first."""
    score = Score(unit="очков")
    for card in sorted(DECK.cards(facts.cards), key=lambda one: (one % DECK.width, one), reverse=True):
        score.add(DECK.name(card).capitalize(), "sixty-six.3", CARD_VALUES[card])
    score.total = value_of(facts.cards)
    score.summary = f"Карты стоят {points(score.total)}."
    order = sorted(DECK.cards(facts.cards), key=lambda one: -(one % DECK.width))
    score.extra["order"] = [DECK.text(card) for card in order]
    return score


def deal(rules: Any, facts: Numbered) -> Score:
    """Count the cards of a deal."""
    stock = DECK.size - 2 * HAND
    score = Score(unit="карт", total=stock)
    score.add(f"В колоде {DECK.size} карты", "sixty-six.2", DECK.size)
    score.add(f"Двоим по {HAND}", "sixty-six.5", -2 * HAND)
    score.add("Остаётся в колоде вместе с открытым козырем", "sixty-six.6", stock)
    score.summary = f"По {counted(HAND, 'карте', 'карты', 'карт')}, в колоде {stock} вместе с козырем."
    return score


def who_deals(rules: Any, facts: Before) -> Score:
    """Say who deals and who leads."""
    score = Score()
    if facts.previous == "первая":
        score.add("Сдаёт тот, кому выпало по жребию", "sixty-six.h1")
        score.add("Ходит другой", "sixty-six.7")
        score.summary = "Первую сдачу решает жребий."
        return score
    if facts.previous == "розыгрыш":
        you = facts.dealt == rules.draw_same_dealer
        again = "снова" if rules.draw_same_dealer else "теперь"
        score.add(f"После розыгрыша {again} {'сдаёте вы' if you else 'сдаёт соперник'}", ("sixty-six.21", "sixty-six.4"))
    else:
        you = facts.previous == "выиграл"
        score.add("Сдаёт взявший игру: " + ("вы" if you else "соперник"), "sixty-six.4")
    score.add("Первый ход у другого: " + ("соперник" if you else "вы"), "sixty-six.7")
    score.summary = "Сдаёте вы, ходит соперник." if you else "Сдаёт соперник, ходите вы."
    score.extra["dealer"] = "вы" if you else "соперник"
    return score


def trick(rules: Any, facts: Trick) -> Score:
    """Decide a trick of two cards."""
    if facts.led == facts.answer:
        raise InputError("Ответили картой: эта карта уже на столе", "answer")
    first, second = facts.led.bit_length() - 1, facts.answer.bit_length() - 1
    takes = law(DECK, rules.strength, rules.free, DECK.suits.index(facts.trump)).best((first, second)) == 1
    worth = CARD_VALUES[first] + CARD_VALUES[second]
    score = Score(unit="очков", total=worth)
    shown = f"{DECK.text(second)} на {DECK.text(first)}"
    winner = "ответивший" if takes else "вышедший"
    if DECK.suit_of[first] == DECK.suit_of[second]:
        score.add(f"{shown}: {'старше' if takes else 'младше'} в той же масти, берёт {winner}", ("sixty-six.2", "sixty-six.10"))
    elif takes:
        score.add(f"{shown}: козырь бьёт, берёт {winner}", "sixty-six.11" if facts.stock else "sixty-six.14")
    else:
        score.add(f"{shown}: сброс, берёт {winner}", "sixty-six.9" if facts.stock else "sixty-six.14")
    score.add("Очков во взятке", "sixty-six.3", worth)
    if facts.stock:
        score.add(f"Первым из колоды берёт {winner}", "sixty-six.8")
    score.summary = f"Взятку берёт {winner}, в ней {points(worth)}."
    score.extra["winner"] = winner
    return score


def points_of_deal(rules: Any, facts: Taken) -> Score:
    """Add up the points of one player in a deal."""
    _check_tricks(facts.cards, facts.tricks, facts.last, "")
    score = Score(scored(POINTS, rules, facts), unit="очков")
    score.total = total = summed(score.items)
    if facts.last and not last_counts(rules, facts):
        score.add("Колода закрыта: десять за последнюю взятку не прибавляют", ("sixty-six.17", "sixty-six.15"), 0)
    enough = total >= GOAL
    score.add(f"До {GOAL} " + ("хватает: игра взята" if enough else f"не хватает {GOAL - total}"), "sixty-six.1")
    score.summary = f"Набрано {points(total)}: " + ("игра взята." if enough else "игры пока нет.")
    score.extra["reached"] = enough
    return score


def _check_tricks(cards: int, tricks: int, last: bool, prefix: str) -> None:
    """Refuse card points that so many tricks cannot hold."""
    if not tricks and cards:
        raise InputError("Карты во взятках: без взяток карт нет, введите 0", prefix + "cards")
    if last and not tricks:
        raise InputError("Последняя взятка: укажите хотя бы одну взятку", prefix + "tricks")
    if cards > min(120, 22 * tricks):
        raise InputError(f"Карты во взятках: в {tricks} взятках не больше {min(120, 22 * tricks)} очков", prefix + "cards")


def game_points(rules: Any, facts: Ended) -> Score:
    """Say how many games are written after a deal."""
    if facts.won:
        _check_tricks(facts.loser_cards, facts.loser_tricks, False, "loser_")
    (line,) = scored(GAMES, rules, facts)
    who = "взявший игру" if facts.won else "соперник закрывшего" if line.amount else ""
    score = Score([replace(line, side=who)], line.amount, "игр", "Розыгрыш: никто ничего не пишет.")
    if line.amount:
        score.summary = f"{who.capitalize()} пишет {counted(line.amount, 'игру', 'игры', 'игр')}."
    return score


def match(rules: Any, facts: Match) -> Score:
    """Add up the games of a match."""
    if len(facts.mine) != len(facts.theirs):
        raise InputError("Игры соперника: сдач должно быть столько же, сколько у вас", "theirs")
    score = Score(unit="игр", sides={"Вы": 0, "Соперник": 0})
    for place, (own, other) in enumerate(zip(facts.mine, facts.theirs, strict=True), 1):
        if own and other:
            raise InputError(f"Сдача {place}: игру берёт один", "theirs")
        if max(score.sides.values()) >= facts.target:
            raise InputError(f"Сдача {place}: партия уже окончена", "mine")
        side = "Вы" if own else "Соперник" if other else ""
        text = f"Сдача {place}" + ("" if side else ": розыгрыш")
        score.add(text, "sixty-six.19" if side else "sixty-six.21", own or other, side)
        if side:
            score.sides[side] += own or other
    best = max(score.sides, key=score.sides.__getitem__)
    over = score.sides[best] >= facts.target
    score.total = score.sides["Вы"]
    end = f"Партию взял: {best}" if over else f"До {facts.target} ещё не дошёл никто"
    score.add(end, "sixty-six.18")
    score.summary = f"{score.sides['Вы']} : {score.sides['Соперник']}. {end}."
    return score


def close(rules: Any, facts: Closing) -> Score:
    """Say whether the stock may be closed now."""
    score = Score()
    enough = facts.stock >= rules.least_stock
    what = "этого довольно" if enough else f"нужно не меньше {LEAST_STOCK_TO_CLOSE}"
    score.add(f"В колоде {facts.stock}: {what}", "sixty-six.16")
    if enough:
        score.add("Закрывает перед своим выходом" if facts.leads else "Выход не его", "sixty-six.h4")
    allowed = enough and (facts.leads or not rules.close_at_lead)
    if allowed:
        score.add("Дальше не добирают, масти в силе", ("sixty-six.15", "sixty-six.14"))
    score.summary = "Закрыть колоду можно." if allowed else "Закрыть колоду нельзя: объявление не действует."
    score.extra["allowed"] = allowed
    return score


def marriage(rules: Any, facts: Wedding) -> Score:
    """Say what a marriage brings, or that it is lost."""
    if not facts.hand & facts.card:
        raise InputError("Сыграна карта: её нет среди карт на руках", "card")
    score = Score(unit="очков", total=0)
    played = facts.card.bit_length() - 1
    sign = DECK.suit(played)
    if not facts.hand & MATES[played]:
        score.add(f"Короля и дамы {sign} вместе на руках нет", "sixty-six.13n", 0)
        score.summary = "Марьяжа нет; короля и дамы одной масти вместе на руках не было."
        return score
    score.add(f"Король и дама {sign} на одной руке: марьяж", "sixty-six.13n")
    if not facts.leads:
        score.add("Карта отдана не выходом: очки за марьяж пропали", "sixty-six.13", 0)
        score.summary = "Марьяж пропал: с него нужно выйти."
        return score
    if facts.stock != "открыта" and not rules.marriage_always:
        score.add(f"Колода {facts.stock}: марьяж не пишут", ("sixty-six.13", "sixty-six.15"), 0)
        score.summary = f"Марьяж не засчитан: колода {facts.stock}."
        return score
    worth = marriage_worth(played, DECK.suits.index(facts.trump))
    kind = "козырный" if sign == facts.trump else "простой"
    if not facts.tricks and not rules.marriage_free:
        score.add(f"Марьяж {kind}, {worth}: засчитают, когда игрок возьмёт взятку", "sixty-six.13", 0)
        score.summary = "Марьяж ждёт первой взятки."
        return score
    score.add(f"Выход с марьяжа, {kind}", "sixty-six.13", worth)
    score.total = worth
    score.summary = f"Игрок пишет {points(worth)}."
    return score


COUNTS = (
    Count("cards", "Сколько стоят карты", Pile, cards, ("sixty-six.2", "sixty-six.3"), "Цена каждой карты и всех вместе.",
          words=("сколько стоит карта", "цена карт", "сколько очков в картах"), sentence="Во взятках лежат {cards}."),
    Count("deal", "Что сдано", Numbered, deal, ("sixty-six.2", "sixty-six.5", "sixty-six.6", "sixty-six.7"),
          "По сколько карт у игроков и сколько остаётся в колоде.", words=("сколько карт сдают", "сколько карт в колоде"),
          sentence="Сдача номер {number}."),
    Count("who-deals", "Кто сдаёт и кто ходит", Before, who_deals, ("sixty-six.4", "sixty-six.7", "sixty-six.h1"),
          "Сдающий и первый ход после каждой игры.", words=("кто сдаёт", "чей первый ход", "кто начинает"),
          sentence="Прошлая сдача: {previous}[, {dealt}]."),
    Count("trick", "Чья взятка", Trick, trick, ("sixty-six.2", "sixty-six.8", "sixty-six.9", "sixty-six.10", "sixty-six.11", "sixty-six.14"),
          "Кто берёт взятку, сколько в ней очков и кто первым тянет из колоды.",
          words=("чья взятка", "бьёт ли козырь", "кто берёт карту из колоды"),
          sentence="Козырь {trump}. Вышли с {led}, ответили {answer}; карт в колоде вместе с козырем {stock}."),
    Count("points", "Сколько очков набрано", Taken, points_of_deal, ("sixty-six.1", "sixty-six.3", "sixty-six.13", "sixty-six.17"),
          "Карты, марьяжи и последняя взятка; хватает ли до 66.",
          words=("сколько очков", "есть ли 66", "считается ли последняя взятка", "марьяж"),
          sentence="Карты во взятках стоят {cards} очков, взяток {tricks}. Марьяжей простых {plain}, козырных {trump}; {last}, {closed}."),
    Count("game-points", "Сколько игр записать", Ended, game_points, ("sixty-six.19", "sixty-six.20", "sixty-six.21"),
          "Простая игра, вдвойне или втройне; закрытая колода; розыгрыш.",
          words=("сколько игр писать", "закрыл и не набрал", "у соперника меньше 33", "ни одной взятки", "розыгрыш", "никто не набрал 66"),
          sentence="Сдача кончилась так: {outcome}. [У проигравшего картами {loser_cards} очков][, взяток {loser_tricks}][, за марьяжи и последнюю взятку {loser_extra}][; у соперника закрывшего взяток {opponent_tricks}]."),
    Count("match", "Чья партия", Match, match, ("sixty-six.18",), "Игры двух игроков по сдачам; партия до восьми игр.", "settlement",
          words=("чья партия", "до скольких игр")),
    Count("close", "Можно ли закрыть колоду", Closing, close, ("sixty-six.15", "sixty-six.16", "sixty-six.h4"),
          "Сколько карт должно оставаться и чей ход.", "irregularity",
          words=("закрыть колоду", "закрыл поздно", "мало карт в колоде"), sentence="В колоде вместе с козырем {stock} карт; {leads}."),
    Count("marriage", "Засчитан ли марьяж", Wedding, marriage, ("sixty-six.13", "sixty-six.13n"),
          "Выход с короля или дамы, когда обе на руках; сыгранный порознь марьяж пропадает.", "irregularity",
          words=("забыл объявить марьяж", "не успел выйти с марьяжа", "пропал марьяж", "марьяж без взятки", "марьяж при закрытой колоде"),
          sentence="[Козырь {trump}. ]На руке {hand}, сыграна {card}; {leads}[, колода {stock}][, взяток у игрока {tricks}]."),
)  # fmt: skip
