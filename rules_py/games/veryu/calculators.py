"""«Верю? Не верю!»: calculators over the same functions that play and score."""

from __future__ import annotations

from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Int, Ints, OneOf, Text
from ...frame.readings import Chosen
from ...frame.results import Score
from .options import EACH, KIND_NAMES, MOST_PLAYERS, PLAYERS, SAUSAGES_EACH, SHOE, SHOES_EACH, WINS, check_players, read_cards
from .readings import FEWEST, OWN_CARDS, OWN_SHOE_FIRST
from .rounds import all_to_open, attempt_result, contender_of, highest_bid, lowest_bid, next_first, own_to_open, winner_of
from .scoring import cards, write_failure, write_success

MATS = Ints(
    name="mats", label="Карт на полях", low=0, high=EACH, most=MOST_PLAYERS, default=[2, 2, 2, 1],
    hint="По одному числу на игрока.", cites=("veryu.setup.1", "veryu.goal.1"),
)  # fmt: skip


def _player(name: str, label: str, default: int = 1, **more: object) -> Int:
    return Int(name=name, label=label, low=1, high=MOST_PLAYERS, default=default, **more)  # type: ignore[arg-type]


def _check_row(values: tuple[int, ...], field: str, label: str) -> None:
    if len(values) < PLAYERS.low:
        raise InputError(f"{label}: нужно по числу на игрока, от {PLAYERS.low} до {MOST_PLAYERS}", field, ("veryu.h1",))


@calculator(
    "veryu.setup",
    title="Сколько карт и полей нужно",
    sentence="За столом {players} человек.",
    summary="Что берут игроки перед игрой.",
    params=(PLAYERS,),
    rules=("veryu.comp", "veryu.goal.1", "veryu.setup.1", "veryu.h1"),
    readings=(FEWEST,),
    words=("сколько карт брать", "сколько игроков", "сколько полей", "что в коробке"),
)
@implements("veryu.comp", "veryu.setup.1")
def setup(readings: Chosen, players: int) -> Score:
    """Count the cards and mats that the players take."""
    check_players(players, readings[FEWEST])
    score = Score(unit="карт", total=EACH * players)
    score.add(f"Сосиски: по {SAUSAGES_EACH} на игрока", "veryu.setup.1", SAUSAGES_EACH * players)
    score.add(f"Ботинки: по {SHOES_EACH} на игрока", "veryu.setup.1", SHOES_EACH * players)
    box = EACH * MOST_PLAYERS
    score.add(f"В коробке {box} карты и {MOST_PLAYERS} полей: хватает", "veryu.comp")
    score.sides = {"сосисок": SAUSAGES_EACH * players, "ботинков": SHOES_EACH * players, "полей": players}
    score.summary = f"Нужно карт: {score.total}, полей: {players}."
    return score


@calculator(
    "veryu.table",
    title="Карты на полях после шагов 1 и 2",
    summary="Сколько закрытых карт лежит у каждого и на столе.",
    params=(
        PLAYERS,
        Ints(name="added", label="Добавлено карт", low=0, high=EACH - 1, most=MOST_PLAYERS, default=[0, 0, 0, 0],
             hint="По одному числу на игрока.", cites=("veryu.setup.1",)),
    ),
    rules=("veryu.step1", "veryu.step2.add", "veryu.ex.place"),
    words=("сколько карт на столе", "сколько карт на полях"),
)  # fmt: skip
@implements("veryu.ex.place")
def table(players: int, added: tuple[int, ...]) -> Score:
    """Count the cards on the mats."""
    if len(added) != players:
        raise InputError(f"Добавлено карт: нужно чисел: {players}, получено {len(added)}", "added")
    score = Score(unit="карт", total=players + sum(added))
    for number, count in enumerate(added, 1):
        score.add(f"Игрок {number}: первая карта и ещё {count}", ("veryu.step1", "veryu.step2.add"), 1 + count)
        score.sides[f"игрок {number}"] = 1 + count
    score.summary = f"На полях {cards(players + sum(added))}."
    return score


@calculator(
    "veryu.bids",
    title="Какие ставки возможны",
    summary="Наименьшее и наибольшее число, которое можно назвать.",
    params=(
        MATS,
        Int(name="bid", label="Последняя ставка", low=0, high=EACH * MOST_PLAYERS, default=0, hint="0 — вызова ещё не было."),
    ),
    rules=("veryu.step2.range", "veryu.step2.raise", "veryu.step2.shift"),
    words=("сколько можно назвать", "какую ставку можно сделать", "можно ли повысить"),
)
def bids(mats: tuple[int, ...], bid: int) -> Score:
    """Name the range of the next bid."""
    _check_row(mats, "mats", "Карт на полях")
    highest, lowest = highest_bid(mats), lowest_bid(bid)
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


@calculator(
    "veryu.auction",
    title="Кто претендент",
    summary="Торг от вызова до последнего паса.",
    params=(
        MATS,
        _player("opener", "Кто бросил вызов", 4),
        Text(name="calls", label="Слова по порядку", default="3, 5, пас, пас, пас", hint="Числа и «пас» через запятую."),
    ),
    rules=("veryu.step2.challenge", "veryu.step2.range", "veryu.step2.raise", "veryu.step2.end", "veryu.h4"),
    words=("кто претендент", "кто открывает карты", "чья ставка выше", "кто выиграл торг"),
)
@implements("veryu.ex.bid", "veryu.ex.contender")
def auction(mats: tuple[int, ...], opener: int, calls: str) -> Score:
    """Follow the bidding and name the contender."""
    _check_row(mats, "mats", "Карт на полях")
    players, highest = len(mats), highest_bid(mats)
    if opener > players:
        raise InputError(f"Кто бросил вызов: игроков {players}", "opener")
    if not highest:
        raise InputError("Карт на полях: нет ни одной, ставить не на что", "mats", ("veryu.step2.range",))
    passed = [not count for count in mats]
    if passed[opener - 1]:
        raise InputError("Кто бросил вызов: у этого игрока на поле нет карт", "opener", ("veryu.step1",))
    score = Score(unit="карт")
    seat, bid, bidder = opener - 1, 0, opener - 1
    contender: int | None = None
    for word in calls.split(",") if calls.strip() else ():
        if contender is not None:
            raise InputError("Слова по порядку: торг окончен, лишнее слово", "calls", ("veryu.step2.end",))
        word = word.strip().lower()
        if word == "пас":
            if not bid:
                raise InputError("Слова по порядку: первым называют число", "calls", ("veryu.step2.challenge",))
            passed[seat] = True
            score.add(f"Игрок {seat + 1}: пас", "veryu.step2.raise")
        else:
            number = Int(name="calls", label="Слова по порядку", low=1, high=highest, cites=("veryu.step2.range",)).read(word)
            if number < lowest_bid(bid):
                text = f"Слова по порядку: {number} не больше {bid}"
                raise InputError(text, "calls", ("veryu.step2.raise",))
            score.add(f"Игрок {seat + 1}: {number}", "veryu.step2.raise" if bid else "veryu.step2.challenge", number)
            bid, bidder = number, seat
        contender = contender_of(bidder, passed, bid, highest)
        while contender is None:
            seat = (seat + 1) % players
            if not passed[seat]:
                break
    if contender is None:
        raise InputError("Слова по порядку: торг не окончен, не спасовали ещё двое", "calls", ("veryu.step2.end",))
    early = bid == highest and sum(passed) < players - 1
    score.add(
        "Выше назвать нельзя: остальные пасы считаются сказанными" if early else "Спасовали все, кроме одного",
        "veryu.h4" if early else "veryu.step2.end",
    )
    score.total = bid
    score.sides = {"претендент": contender + 1, "ставка": bid}
    score.summary = f"Претендент — игрок {contender + 1}, ставка {bid}."
    return score


@calculator(
    "veryu.attempt",
    title="Исход попытки",
    sentence="Ставка {bid}. Свои карты открыты так: {own}; чужие: {picks}. Удач до попытки {successes}, карт у претендента {cards}.",
    summary="Сколько карт открыто, удалась ли попытка, что остаётся у претендента.",
    params=(
        Int(name="bid", label="Ставка", low=1, high=EACH * MOST_PLAYERS, default=5, cites=("veryu.step2.range",)),
        Text(name="own", label="Свои карты в порядке открывания", default="сосиска, сосиска", hint="Все карты своего поля."),
        Text(name="picks", label="Чужие карты в порядке открывания", default="сосиска, сосиска, сосиска", limit=400),
        Int(name="successes", label="Удач до попытки", low=0, high=WINS - 1, default=0),
        Int(name="cards", label="Карт у претендента", low=1, high=EACH, default=EACH),
    ),
    rules=(
        "veryu.step3.1", "veryu.step3.2", "veryu.step3.3", "veryu.step3.4", "veryu.step3.5", "veryu.step3.8", "veryu.step3.9",
        "veryu.fail.1", "veryu.fail.4", "veryu.fail.7", "veryu.succ.1", "veryu.succ.2", "veryu.last.3",
    ),
    readings=(OWN_CARDS,),
    words=("открыл ботинок", "удалась ли попытка", "сколько карт открывать", "сколько карт останется"),
)  # fmt: skip
@implements("veryu.ex.reveal", "veryu.step3.8")
def attempt(readings: Chosen, bid: int, own: str, picks: str, successes: int, cards: int) -> Score:
    """Open cards one by one and say how the attempt ends."""
    mine = read_cards(own, "own", EACH)
    others = read_cards(picks, "picks", EACH * (MOST_PLAYERS - 1))
    if not mine:
        raise InputError("Свои карты: на поле претендента лежит хотя бы одна", "own", ("veryu.step1",))
    if len(mine) > cards:
        raise InputError(f"Карт у претендента: {cards}, а на поле {len(mine)}", "cards", ("veryu.step1",))
    score = Score(unit="карт")
    needed = all_to_open(bid, len(mine), readings)
    opened: list[int] = []
    result: bool | None = None
    for kind in mine[: own_to_open(bid, len(mine), readings)]:
        opened.append(kind)
        score.add(f"Своя карта: {KIND_NAMES[kind]}", "veryu.step3.2", 1)
        result = attempt_result(opened, needed)
        if result is not None:
            break
    if result is False and len(opened) < len(mine):
        score.add(f"Остальные свои карты ({len(mine) - len(opened)}) не открывают", "veryu.fail.7")
    for kind in others:
        if result is not None:
            text = (
                "Чужие карты: открывать их уже не нужно"
                if result
                else "Чужие карты: ботинок уже открыт, больше ничего не открывают"
            )
            raise InputError(text, "picks", ("veryu.step3.9" if result else "veryu.fail.7",))
        opened.append(kind)
        score.add(f"Чужая карта: {KIND_NAMES[kind]}", "veryu.step3.3", 1)
        result = attempt_result(opened, needed)
    if result is None:
        text = f"Чужие карты: открыто {len(opened)} из {needed}, назовите ещё {needed - len(opened)}"
        raise InputError(text, "picks", ("veryu.step3.1",))
    left = cards if result else cards - 1
    after = successes + result
    if result:
        word = write_success(score, after)
    else:
        word = write_failure(score, left, lone_shoe=mine == [SHOE] and cards == 1 and len(opened) == 1)
    score.total = len(opened)
    score.sides = {"открыто": len(opened), "ботинков": int(not result), "удач": after, "карт": left}
    score.summary = {
        "победа": "Попытка удалась; претендент победил.",
        "удача": "Попытка удалась; поле переворачивают цифрой 2 вверх.",
        "неудача": f"Попытка не удалась; одна карта уходит из игры, остаётся {left}.",
        "выбыл": "Попытка не удалась; претендент выбывает и отдаёт своё поле.",
    }[word]
    return score


@calculator(
    "veryu.first",
    title="Кто начинает раунд",
    sentence="Прошлый раунд кончился: {outcome}[; претендентом был игрок {contender}][, открыт ботинок игрока {shoe_owner}][; назначили начинать игроку {appointed}].",
    summary="Первый игрок раунда после удачи, неудачи, выбывания или по жребию.",
    params=(
        OneOf(
            name="outcome", label="Чем кончился прошлый раунд", default="удача",
            choices=(("первый раунд", "это первый раунд"), ("удача", "удачей"), ("неудача", "неудачей"), ("выбыл", "претендент выбыл")),
        ),
        _player("contender", "Претендент", when={"outcome": ("удача", "неудача", "выбыл")}),
        _player("shoe_owner", "Чей ботинок открыт", 2, when={"outcome": ("неудача", "выбыл")}),
        _player("appointed", "Кого назначили", when={"outcome": ("первый раунд", "неудача", "выбыл")}),
    ),
    rules=("veryu.setup.3", "veryu.h2", "veryu.fail.5", "veryu.fail.6", "veryu.round.1"),
    readings=(OWN_SHOE_FIRST,),
    words=("кто ходит первым", "кто начинает", "кто первый в новом раунде"),
)  # fmt: skip
@implements("veryu.setup.3", "veryu.h2", "veryu.ex.new")
def first(readings: Chosen, outcome: str, contender: int, shoe_owner: int, appointed: int) -> Score:
    """Name the first player of a round."""
    score = Score(unit="игрок")
    if outcome == "первый раунд":
        score.add(f"Жребий или уговор: игрок {appointed}", ("veryu.setup.3", "veryu.h2"))
        score.total = appointed
    else:
        owner = shoe_owner if outcome != "удача" else None
        out = outcome == "выбыл"
        found = next_first(contender, owner, out, readings)
        if found is None:
            if out and appointed == contender:
                raise InputError("Кого назначили: выбывший себя назначить не может", "appointed", ("veryu.fail.6",))
            score.add(f"Ботинок был свой: претендент назначил игрока {appointed}", "veryu.fail.6")
            score.total = appointed
        elif out:
            score.add(f"Претендент выбыл: начинает хозяин ботинка, игрок {found}", "veryu.fail.5")
            score.total = found
        else:
            score.add(f"Претендент остался в игре: начинает игрок {found}", "veryu.round.1")
            score.total = found
    score.summary = f"Раунд начинает игрок {score.total}."
    return score


@calculator(
    "veryu.winner",
    title="Есть ли победитель",
    summary="Две удачи или последний в игре.",
    params=(
        Ints(name="successes", label="Удач у каждого", low=0, high=WINS, most=MOST_PLAYERS, default=[0, 2, 1]),
        Ints(
            name="cards",
            label="Карт у каждого",
            low=0,
            high=EACH,
            most=MOST_PLAYERS,
            default=[4, 1, 3],
            hint="0 — игрок выбыл.",
        ),
    ),
    rules=("veryu.end.1",),
    words=("кто победил", "есть ли победитель", "сколько удач нужно"),
)
def winner(successes: tuple[int, ...], cards: tuple[int, ...]) -> Score:
    """Name the winner, 0 where there is none yet."""
    _check_row(successes, "successes", "Удач у каждого")
    if len(cards) != len(successes):
        raise InputError(f"Карт у каждого: нужно чисел: {len(successes)}, получено {len(cards)}", "cards")
    if not any(cards):
        raise InputError("Карт у каждого: все выбыть не могут", "cards", ("veryu.end.1",))
    if sum(count >= WINS for count in successes) > 1:
        raise InputError(
            "Удач у каждого: две удачи бывают только у одного, игра на этом окончена", "successes", ("veryu.end.1",)
        )
    found = winner_of(successes, cards)
    score = Score(unit="игрок", total=0 if found is None else found + 1)
    if found is None:
        score.add("Двух удач ни у кого нет, в игре больше одного", "veryu.end.1", 0)
        score.summary = "Победителя пока нет."
        return score
    two = successes[found] >= WINS
    score.add("Две удачные попытки" if two else "Один не выбыл из игры", "veryu.end.1", found + 1)
    score.summary = f"Победил игрок {found + 1}."
    return score
