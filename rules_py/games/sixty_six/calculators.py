"""«Шестьдесят шесть»: calculators over the same functions that play and score."""

from __future__ import annotations

from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Cards, Flag, Int, Ints, OneOf, suit_choice
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import counted, points
from ...kernels.tricks import FREE, TrickPlay
from .options import CARD_VALUES, DECK, GOAL, LEAST_STOCK_TO_CLOSE, PLAIN_MARRIAGE, TARGET, TRUMP_MARRIAGE, mate_of, value_of
from .readings import CLOSE_WHEN, DRAW_DEALER, FAILED_TRIPLE, HALF, LAST_TEN_CLOSED, MARRIAGE_STRICT, MARRIAGE_TRICK
from .scoring import Taken, games_for_failed_close, games_for_win, write_points


@calculator(
    "sixty-six.cards",
    title="Сколько стоят карты",
    sentence="Во взятках лежат {cards}.",
    summary="Цена каждой карты и всех вместе.",
    params=(Cards(name="cards", label="Карты", deck=DECK, low=1, high=24, default="♠Т ♠10 ♠К ♠Д ♠В ♠9"),),
    rules=("sixty-six.2", "sixty-six.3"),
    words=("сколько стоит карта", "цена карт", "сколько очков в картах"),
)
@implements("sixty-six.2")
def cards(cards: int) -> Score:
    """Count what some cards are worth, the strongest first."""
    score = Score(unit="очков")
    for card in sorted(DECK.cards(cards), key=lambda one: (one % DECK.width, one), reverse=True):
        score.add(DECK.name(card).capitalize(), "sixty-six.3", CARD_VALUES[card])
    score.total = value_of(cards)
    score.summary = f"Карты стоят {points(score.total)}."
    score.extra["order"] = [DECK.text(card) for card in sorted(DECK.cards(cards), key=lambda one: -(one % DECK.width))]
    return score


@calculator(
    "sixty-six.deal",
    title="Что сдано",
    sentence="Сдача номер {number}.",
    summary="По сколько карт у игроков и сколько остаётся в колоде.",
    params=(Int(name="number", label="Номер сдачи", low=1, high=999_999_999, default=1),),
    rules=("sixty-six.2", "sixty-six.5", "sixty-six.6", "sixty-six.7"),
    words=("сколько карт сдают", "сколько карт в колоде"),
)
def deal(number: int) -> Score:
    """Deal by number and count the cards."""
    from . import GAME

    state = GAME.deal(number)
    score = Score(unit="карт")
    each = [hand.bit_count() for hand in state.play.hands]
    score.add(f"В колоде {DECK.size} карты", "sixty-six.2", DECK.size)
    score.add(f"Двоим по {each[0]}", "sixty-six.5", -sum(each))
    score.add("Остаётся в колоде вместе с открытым козырем", "sixty-six.6", state.stock_left())
    score.total = state.stock_left()
    score.summary = f"По {counted(each[0], 'карте', 'карты', 'карт')}, в колоде {state.stock_left()} вместе с козырем."
    return score


@calculator(
    "sixty-six.who-deals",
    title="Кто сдаёт и кто ходит",
    sentence="Прошлая сдача: {previous}[, {dealt}].",
    summary="Сдающий и первый ход после каждой игры.",
    params=(
        OneOf(
            name="previous",
            label="Чем кончилась прошлая сдача",
            choices=(
                ("выиграл", "вы взяли игру"),
                ("проиграл", "игру взял соперник"),
                ("розыгрыш", "розыгрыш"),
                ("первая", "это первая сдача"),
            ),
            default="выиграл",
        ),
        Flag(name="dealt", label="Прошлую сдачу сдавали вы", when={"previous": ("розыгрыш",)}),
    ),
    rules=("sixty-six.4", "sixty-six.7", "sixty-six.h1"),
    readings=(DRAW_DEALER,),
    words=("кто сдаёт", "чей первый ход", "кто начинает"),
)
@implements("sixty-six.4", "sixty-six.7")
def who_deals(readings: Chosen, previous: str, dealt: bool) -> Score:
    """Say who deals and who leads."""
    score = Score()
    if previous == "первая":
        score.add("Сдаёт тот, кому выпало по жребию", "sixty-six.h1")
        score.add("Ходит другой", "sixty-six.7")
        score.summary = "Первую сдачу решает жребий."
        return score
    if previous == "розыгрыш":
        you = dealt if readings[DRAW_DEALER] == "same" else not dealt
        again = "снова" if readings[DRAW_DEALER] == "same" else "теперь"
        score.add(f"После розыгрыша {again} {'сдаёте вы' if you else 'сдаёт соперник'}", ("sixty-six.21", "sixty-six.4"))
    else:
        you = previous == "выиграл"
        score.add("Сдаёт взявший игру: " + ("вы" if you else "соперник"), "sixty-six.4")
    score.add("Первый ход у другого: " + ("соперник" if you else "вы"), "sixty-six.7")
    score.summary = "Сдаёте вы, ходит соперник." if you else "Сдаёт соперник, ходите вы."
    score.extra["dealer"] = "вы" if you else "соперник"
    return score


@calculator(
    "sixty-six.trick",
    title="Чья взятка",
    sentence="Козырь {trump}. Вышли с {led}, ответили {answer}; карт в колоде вместе с козырем {stock}.",
    summary="Кто берёт взятку, сколько в ней очков и кто первым тянет из колоды.",
    params=(
        suit_choice("trump", "Козырь", default="♥"),
        Cards(name="led", label="Вышли с карты", deck=DECK, low=1, high=1, default="♣В"),
        Cards(name="answer", label="Ответили картой", deck=DECK, low=1, high=1, default="♣Д"),
        Int(name="stock", label="Карт в колоде с козырем", low=0, high=12, step=2, default=12),
    ),
    rules=("sixty-six.8", "sixty-six.9", "sixty-six.10", "sixty-six.11", "sixty-six.14"),
    words=("чья взятка", "бьёт ли козырь", "кто берёт карту из колоды"),
)
@implements("sixty-six.8", "sixty-six.10", "sixty-six.11")
def trick(trump: str, led: int, answer: int, stock: int) -> Score:
    """Decide a trick of two cards."""
    if led == answer:
        raise InputError("Ответили картой: эта карта уже на столе", "answer")
    first, second = led.bit_length() - 1, answer.bit_length() - 1
    play = TrickPlay(DECK, [led, answer], DECK.suits.index(trump), 0, FREE)
    takes = play.beats(second, first)
    worth = CARD_VALUES[first] + CARD_VALUES[second]
    score = Score(unit="очков", total=worth)
    shown = f"{DECK.text(second)} на {DECK.text(first)}"
    winner = "ответивший" if takes else "вышедший"
    if DECK.suit_of[first] == DECK.suit_of[second]:
        score.add(f"{shown}: {'старше' if takes else 'младше'} в той же масти, берёт {winner}", "sixty-six.10")
    elif takes:
        score.add(f"{shown}: козырь бьёт, берёт {winner}", "sixty-six.11" if stock else "sixty-six.14")
    else:
        score.add(f"{shown}: сброс, берёт {winner}", "sixty-six.9" if stock else "sixty-six.14")
    score.add("Очков во взятке", "sixty-six.3", worth)
    if stock:
        score.add(f"Первым из колоды берёт {winner}", "sixty-six.8")
    score.summary = f"Взятку берёт {winner}, в ней {points(worth)}."
    score.extra["winner"] = winner
    return score


_OWN = (
    Int(name="cards", label="Карты во взятках, очков", low=0, high=120, default=40),
    Int(name="tricks", label="Взяток", low=0, high=12, default=3),
    Int(name="plain", label="Простых марьяжей", low=0, high=3, default=0),
    Int(name="trump", label="Козырных марьяжей", low=0, high=1, default=0),
    Flag(name="last", label="Последняя взятка"),
)


@calculator(
    "sixty-six.points",
    title="Сколько очков набрано",
    sentence="Карты во взятках стоят {cards} очков, взяток {tricks}. Марьяжей простых {plain}, козырных {trump}; {last}, {closed}.",
    summary="Карты, марьяжи и последняя взятка; хватает ли до 66.",
    params=(*_OWN, Flag(name="closed", label="Колода была закрыта")),
    rules=("sixty-six.1", "sixty-six.3", "sixty-six.13", "sixty-six.17"),
    readings=(MARRIAGE_TRICK, LAST_TEN_CLOSED),
    words=("сколько очков", "есть ли 66", "считается ли последняя взятка", "марьяж"),
)
@implements("sixty-six.1")
def points_of_deal(readings: Chosen, cards: int, tricks: int, plain: int, trump: int, last: bool, closed: bool) -> Score:
    """Add up the points of one player in a deal."""
    _check_tricks(cards, tricks, last, "")
    counts = last and (not closed or readings[LAST_TEN_CLOSED] == "yes")
    taken = Taken(cards, tricks, plain, trump, counts)
    score = Score(unit="очков")
    score.total = write_points(score, taken, "", readings)
    if last and closed and not counts:
        score.add("Колода закрыта: десять за последнюю взятку не прибавляют", ("sixty-six.17", "sixty-six.15"), 0)
    enough = score.total >= GOAL
    score.add(f"До {GOAL} " + ("хватает: игра взята" if enough else f"не хватает {GOAL - score.total}"), "sixty-six.1")
    score.summary = f"Набрано {points(score.total)}: " + ("игра взята." if enough else "игры пока нет.")
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


@calculator(
    "sixty-six.game-points",
    title="Сколько игр записать",
    sentence="Сдача кончилась так: {outcome}. [У проигравшего картами {loser_cards} очков][, взяток {loser_tricks}][, за марьяжи и последнюю взятку {loser_extra}][; у соперника закрывшего взяток {opponent_tricks}].",
    summary="Простая игра, вдвойне или втройне; закрытая колода; розыгрыш.",
    params=(
        OneOf(
            name="outcome",
            label="Чем кончилось",
            choices=(
                ("набрал", "один набрал 66 первым"),
                ("закрыл и набрал", "закрывший набрал 66 первым"),
                ("закрыл и не набрал", "закрывший не набрал 66"),
                ("никто", "никто не набрал 66"),
            ),
            default="набрал",
        ),
        Int(
            name="loser_cards",
            label="Карты проигравшего, очков",
            low=0,
            high=120,
            default=40,
            when={"outcome": ("набрал", "закрыл и набрал")},
        ),
        Int(
            name="loser_tricks",
            label="Взяток у проигравшего",
            low=0,
            high=12,
            default=3,
            when={"outcome": ("набрал", "закрыл и набрал", "закрыл и не набрал")},
        ),
        Int(
            name="loser_extra",
            label="Марьяжи и последняя взятка проигравшего, очков",
            low=0,
            high=130,
            step=10,
            default=0,
            when={"outcome": ("набрал", "закрыл и набрал")},
        ),
        Int(
            name="opponent_tricks",
            label="Взяток у соперника закрывшего",
            low=0,
            high=12,
            default=1,
            when={"outcome": ("закрыл и не набрал",)},
        ),
    ),
    rules=("sixty-six.19", "sixty-six.20", "sixty-six.21"),
    readings=(HALF, FAILED_TRIPLE),
    words=(
        "сколько игр писать",
        "закрыл и не набрал",
        "у соперника меньше 33",
        "ни одной взятки",
        "розыгрыш",
        "никто не набрал 66",
    ),
)
@implements("sixty-six.19", "sixty-six.20", "sixty-six.21")
def game_points(
    readings: Chosen, outcome: str, loser_cards: int, loser_tricks: int, loser_extra: int, opponent_tricks: int
) -> Score:
    """Say how many games are written after a deal."""
    score = Score(unit="игр")
    if outcome == "никто":
        score.total = 0
        score.add(f"Никто не набрал {GOAL}: розыгрыш, никто ничего не пишет", "sixty-six.21", 0)
        score.summary = "Розыгрыш: никто ничего не пишет."
        return score
    if outcome == "закрыл и не набрал":
        closer, opponent = Taken(0, loser_tricks), Taken(0, opponent_tricks)
        score.total = games_for_failed_close(closer, opponent, readings, score, "соперник закрывшего")
        score.summary = f"Соперник закрывшего пишет {counted(score.total, 'игру', 'игры', 'игр')}."
        return score
    _check_tricks(loser_cards, loser_tricks, False, "loser_")
    loser = Taken(loser_cards, loser_tricks, loser_extra // 20, 0, bool(loser_extra % 20))
    score.total = games_for_win(loser, readings, score, "взявший игру")
    score.summary = f"Взявший игру пишет {counted(score.total, 'игру', 'игры', 'игр')}."
    return score


@calculator(
    "sixty-six.match",
    title="Чья партия",
    summary="Игры двух игроков по сдачам; партия до восьми игр.",
    kind="settlement",
    params=(
        Ints(name="mine", label="Ваши игры по сдачам", low=0, high=3, most=60, default=(2, 1, 0, 3)),
        Ints(name="theirs", label="Игры соперника по сдачам", low=0, high=3, most=60, default=(0, 0, 2, 0)),
        TARGET,
    ),
    rules=("sixty-six.18",),
    words=("чья партия", "до скольких игр"),
)
@implements("sixty-six.18")
def match(mine: tuple[int, ...], theirs: tuple[int, ...], target: int) -> Score:
    """Add up the games of a match."""
    if len(mine) != len(theirs):
        raise InputError("Игры соперника: сдач должно быть столько же, сколько у вас", "theirs")
    score = Score(unit="игр", sides={"Вы": 0, "Соперник": 0})
    for number, (own, other) in enumerate(zip(mine, theirs, strict=True), 1):
        if own and other:
            raise InputError(f"Сдача {number}: игру берёт один", "theirs")
        if max(score.sides.values()) >= target:
            raise InputError(f"Сдача {number}: партия уже окончена", "mine")
        side = "Вы" if own else "Соперник" if other else ""
        score.add(
            f"Сдача {number}" + ("" if side else ": розыгрыш"),
            "sixty-six.21" if not side else "sixty-six.19",
            own or other,
            side,
        )
        if side:
            score.sides[side] += own or other
    best = max(score.sides, key=score.sides.__getitem__)
    over = score.sides[best] >= target
    score.total = score.sides["Вы"]
    end = f"Партию взял: {best}" if over else f"До {target} ещё не дошёл никто"
    score.add(end, "sixty-six.18")
    score.summary = f"{score.sides['Вы']} : {score.sides['Соперник']}. {end}."
    return score


@calculator(
    "sixty-six.close",
    title="Можно ли закрыть колоду",
    sentence="В колоде вместе с козырем {stock} карт; {leads}.",
    summary="Сколько карт должно оставаться и чей ход.",
    kind="irregularity",
    params=(
        Int(name="stock", label="Карт в колоде с козырем", low=0, high=12, default=6),
        Flag(name="leads", label="Закрывает тот, чей выход", default=True),
    ),
    rules=("sixty-six.15", "sixty-six.16", "sixty-six.h4"),
    readings=(CLOSE_WHEN,),
    words=("закрыть колоду", "закрыл поздно", "мало карт в колоде"),
)
@implements("sixty-six.15", "sixty-six.16", "sixty-six.h4")
def close(readings: Chosen, stock: int, leads: bool) -> Score:
    """Say whether the stock may be closed now."""
    score = Score()
    enough = stock >= LEAST_STOCK_TO_CLOSE
    what = "этого довольно" if enough else f"нужно не меньше {LEAST_STOCK_TO_CLOSE}"
    score.add(f"В колоде {stock}: {what}", "sixty-six.16")
    in_turn = leads or readings[CLOSE_WHEN] == "turn"
    if enough:
        score.add("Закрывает перед своим выходом" if leads else "Выход не его", "sixty-six.h4")
    allowed = enough and in_turn
    if allowed:
        score.add("Дальше не добирают, масти в силе", ("sixty-six.15", "sixty-six.14"))
    score.summary = "Закрыть колоду можно." if allowed else "Закрыть колоду нельзя: объявление не действует."
    score.extra["allowed"] = allowed
    return score


@calculator(
    "sixty-six.marriage",
    title="Засчитан ли марьяж",
    sentence="[Козырь {trump}. ]На руке {hand}, сыграна {card}; {leads}[, колода {stock}][, взяток у игрока {tricks}].",
    summary="Выход с короля или дамы, когда обе на руках; сыгранный порознь марьяж пропадает.",
    kind="irregularity",
    params=(
        suit_choice("trump", "Козырь", default="♥", when={"leads": (True,)}),
        Cards(name="hand", label="Карты перед ходом", deck=DECK, low=1, high=6, default="♥К ♥Д ♠9"),
        Cards(name="card", label="Сыграна карта", deck=DECK, low=1, high=1, default="♥Д"),
        Flag(name="leads", label="Это был выход", default=True),
        OneOf(
            name="stock",
            label="Колода",
            choices=(("открыта", "открыта"), ("закрыта", "закрыта"), ("вышла", "вышла")),
            default="открыта",
            when={"leads": (True,)},
        ),
        Int(name="tricks", label="Взяток у игрока", low=0, high=11, default=1, when={"leads": (True,)}),
    ),
    rules=("sixty-six.13", "sixty-six.13n"),
    readings=(MARRIAGE_TRICK, MARRIAGE_STRICT),
    words=(
        "забыл объявить марьяж",
        "не успел выйти с марьяжа",
        "пропал марьяж",
        "марьяж без взятки",
        "марьяж при закрытой колоде",
    ),
)
@implements("sixty-six.13", "sixty-six.13n")
def marriage(readings: Chosen, trump: str, hand: int, card: int, leads: bool, stock: str, tricks: int) -> Score:
    """Say what a marriage brings, or that it is lost."""
    if not hand & card:
        raise InputError("Сыграна карта: её нет среди карт на руках", "card")
    score = Score(unit="очков", total=0)
    played = card.bit_length() - 1
    sign = DECK.suit(played)
    if not hand & mate_of(played):
        score.add(f"Короля и дамы {sign} вместе на руках нет", "sixty-six.13n", 0)
        score.summary = "Марьяжа нет: короля и дамы одной масти вместе на руках не было."
        return score
    score.add(f"Король и дама {sign} на одной руке: марьяж", "sixty-six.13n")
    if not leads:
        score.add("Карта отдана не выходом: очки за марьяж пропали", "sixty-six.13", 0)
        score.summary = "Марьяж пропал: с него нужно выйти."
        return score
    if stock != "открыта" and readings[MARRIAGE_STRICT] == "open-stock":
        score.add(f"Колода {stock}: марьяж не пишут", ("sixty-six.13", "sixty-six.15"), 0)
        score.summary = f"Марьяж не засчитан: колода {stock}."
        return score
    worth = TRUMP_MARRIAGE if sign == trump else PLAIN_MARRIAGE
    kind = "козырный" if sign == trump else "простой"
    if not tricks and readings[MARRIAGE_TRICK] == "after-trick":
        score.add(f"Марьяж {kind}, {worth}: засчитают, когда игрок возьмёт взятку", "sixty-six.13", 0)
        score.summary = "Марьяж ждёт первой взятки."
        return score
    score.add(f"Выход с марьяжа, {kind}", "sixty-six.13", worth)
    score.total = worth
    score.summary = f"Игрок пишет {points(worth)}."
    return score
