"""«Винт»: calculators of the draw, the deal and the auction."""

from __future__ import annotations

from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Flag, Int, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, tricks
from ....kernels.auction import PASS
from ..bidding import contract_of, new_auction, speaking_order, sufficient_level, taken_for
from ..deal import (
    AFTER_GAME,
    AFTER_LEAD,
    CUT_AGAIN,
    DATED,
    DEAL_PASSES,
    DRAW_AGAIN,
    LAWFUL,
    LEAST_PART,
    MISTAKES,
    MOMENTS,
    MOST_PART,
    NEXT,
    REDEAL,
    RIGHTFUL,
    SAME,
    SEEN_MATTERS,
    STANDS,
    Ruling,
    cut_allowed,
    cutter_of,
    next_place,
    rule_on,
    seating,
)
from ..fields import (
    CONTRACT,
    DEALER,
    SIDES,
    Calls,
    CardList,
    call_text,
    contract_choice,
    level_of_name,
    strain_of_name,
    trump_choice,
)
from ..options import CONTRACTS, DECK, bid_text, required, step_of
from ..readings import AUCTION_PASSES, MISDEALT_HANDS, NO_CUT_DEADLINE, OTHER_PACK, REDEAL_DEALER


@calculator(
    "vint.seats",
    title="Жеребьёвка мест",
    sentence="Вытянули карты: {draws}.",
    summary="Кто с кем играет и кто сдаёт первым.",
    params=(CardList(name="draws", label="Вытянутые карты", deck=DECK, low=4, high=4, default="♠Д ♥2 ♣Т ♠2"),),
    rules=("vint.1", "vint.2", "vint.3", "vint.4", "vint.5", "vint.6", "vint.8", "vint.15"),
    words=("кто с кем играет", "жеребьёвка", "кто сдаёт первым", "разбор мест"),
)
@implements("vint.4", "vint.6")
def seats(draws: tuple[int, ...]) -> Score:
    """Decide the draw for seats."""
    found = seating(draws)
    low, high = ([one + 1 for one in pair] for pair in (found.low_pair, found.high_pair))
    dealer = found.first_dealer + 1
    score = Score(total=dealer, unit="")
    shown = ", ".join(f"{place}-й {DECK.text(card)}" for place, card in enumerate(draws, 1))
    score.add(f"Вытянули: {shown}; туз младший, при равных картах решает масть", ("vint.4", "vint.5", "vint.6"))
    score.add(f"Две младшие карты у {low[0]}-го и {low[1]}-го: они партнёры", "vint.3")
    score.add(f"Против них {high[0]}-й и {high[1]}-й", "vint.8")
    score.add(f"Младшая карта у {dealer}-го: он выбирает место и сдаёт", ("vint.2", "vint.15"))
    score.extra.update(first_dealer=dealer, low_pair=low, high_pair=high)
    score.summary = f"Сдаёт {dealer}-й; пары: {low[0]}–{low[1]} и {high[0]}–{high[1]}."
    return score


@calculator(
    "vint.cut",
    title="Правильный ли съём",
    sentence="В верхней части съёма {upper_part} карт.",
    summary="Сколько карт можно снять.",
    params=(Int(name="upper_part", label="Карт в верхней части", low=0, high=52, default=26),),
    rules=("vint.12",),
    words=("съём", "сколько карт снять", "сняли мало карт"),
)
def cut(upper_part: int) -> Score:
    """Judge a cut."""
    allowed = cut_allowed(upper_part)
    score = Score(unit="карт", total=upper_part)
    rest = DECK.size - upper_part
    verdict = "съём правильный" if allowed else f"нужно хотя бы {LEAST_PART} в каждой части: съём неправильный"
    score.add(f"Сверху {upper_part}, снизу {rest}: {verdict}", "vint.12")
    score.extra.update(allowed=allowed, least=LEAST_PART, most=MOST_PART)
    score.summary = "Съём правильный." if allowed else f"Снять можно от {LEAST_PART} до {MOST_PART} карт."
    return score


@calculator(
    "vint.order",
    title="Кто снимает, кому первая карта, кто говорит",
    sentence="Сдаёт игрок {dealer}.",
    summary="Очередь за столом по месту сдающего.",
    params=(DEALER,),
    rules=("vint.11", "vint.16", "vint.28a", "vint.28b", "vint.h1"),
    words=("кто снимает", "кому первая карта", "кто говорит первым", "очередь"),
)
def order(dealer: int) -> Score:
    """Name the seats by the dealer."""
    place = dealer - 1
    cutter, first = cutter_of(place) + 1, next_place(place) + 1
    speakers = [one + 1 for one in speaking_order(place)]
    score = Score()
    score.add(f"Снимает {cutter}-й, сидящий справа от сдающего", "vint.11")
    score.add(f"Первую карту получает {first}-й, сидящий слева", ("vint.16", "vint.h1"))
    score.add(f"Первое слово у сдающего, дальше по кругу: {', '.join(map(str, speakers))}", ("vint.28a", "vint.28b"))
    score.extra.update(cutter=cutter, first_card=first, first_call=dealer, order=speakers)
    score.summary = f"Снимает {cutter}-й, первая карта {first}-му, говорит {dealer}-й."
    return score


_DEALERS = {SAME: "тот же игрок", NEXT: "следующий по очереди", RIGHTFUL: "тот, чья очередь"}
_OUTCOMES = {
    REDEAL: "Карты пересдают",
    LAWFUL: "Сдача законна, её играют",
    STANDS: "Прежние записи в силе",
    DRAW_AGAIN: "Карту тянут снова",
    CUT_AGAIN: "Колоду тасуют и снимают снова",
    DEAL_PASSES: "Сдача переходит",
}


def _said(ruling: Ruling) -> str:
    """Say in one sentence what follows from a mistake before play."""
    text = _OUTCOMES[ruling.outcome]
    if ruling.outcome in (REDEAL, DEAL_PASSES) and ruling.dealer:
        text += f", сдаёт {_DEALERS[ruling.dealer]}"
    if ruling.penalty:
        text += f"; противники сдающего пишут над чертой {number(ruling.penalty)}"
    return f"{text}."


@calculator(
    "vint.deal-error",
    title="Ошибка до розыгрыша",
    sentence="До розыгрыша: {mistake}[, заметили {noticed}][; {hands_seen}][; лишняя карта {extra_at}][; {redeal_demanded}].",
    summary="Пересдавать ли карты, кому сдавать и есть ли штраф.",
    kind="irregularity",
    params=(
        OneOf(name="mistake", label="Ошибка", choices=tuple((one, one) for one in MISTAKES), default="ошибка в раздаче"),
        OneOf(name="noticed", label="Когда заметили", choices=tuple((one, one) for one in MOMENTS), default=MOMENTS[0], when={"mistake": DATED}),
        Flag(name="hands_seen", label="Кто-то уже смотрел карты", when={"mistake": SEEN_MATTERS}),
        OneOf(
            name="extra_at", label="У кого лишняя карта", choices=(("сдающий", "у сдающего"), ("другой игрок", "у другого игрока")),
            default="другой игрок", when={"mistake": ("14 и 12 карт",), "noticed": (AFTER_LEAD, AFTER_GAME)},
        ),
        Flag(name="redeal_demanded", label="Играющие требуют пересдачи", when={"mistake": ("запоздалое назначение",)}),
    ),
    rules=("vint.7", "vint.13", "vint.14a", "vint.14b", "vint.18", "vint.20a", "vint.20b", "vint.22a", "vint.22b", "vint.23",
           "vint.24", "vint.25a", "vint.25b", "vint.25v", "vint.25g", "vint.25d", "vint.25e", "vint.25zh", "vint.25z",
           "vint.25i", "vint.27", "vint.75d"),
    readings=(REDEAL_DEALER, MISDEALT_HANDS, NO_CUT_DEADLINE, OTHER_PACK),
    words=("неправильно сдали", "засдача", "пересдача", "открылась карта при сдаче", "лишняя карта", "не хватает карты",
           "четырнадцать карт", "двенадцать карт", "сдал не в очередь", "забыли снять колоду", "сдали по две карты",
           "две одинаковые карты", "перетасовал после съёма", "поздно назначил"),
)  # fmt: skip
@implements("vint.22a")
def deal_error(readings: Chosen, mistake: str, noticed: str, hands_seen: bool, extra_at: str, redeal_demanded: bool) -> Score:
    """Rule on a mistake made before play."""
    ruling = rule_on(mistake, noticed, hands_seen, extra_at == "сдающий", redeal_demanded, readings)
    score = Score(unit="очков", total=ruling.penalty)
    score.add(ruling.text, ruling.cites)
    if ruling.penalty:
        score.add("Противники сдающего пишут над чертой", ("vint.24", "vint.r1e"), ruling.penalty, SIDES[1])
    if ruling.dealer and ruling.outcome != DRAW_AGAIN:
        score.add(f"Сдаёт {_DEALERS[ruling.dealer]}", ruling.cites[-1])
    if mistake == "запоздалое назначение" and not redeal_demanded:
        score.choose("Играющие", "Вправе потребовать пересдачи", "vint.75d")
    if mistake == "ошибка в раздаче" and not hands_seen:
        score.choose("Сдающий", "Вправе пересдать сам", "vint.18")
    score.extra.update(outcome=ruling.outcome, dealer=ruling.dealer, penalty=ruling.penalty)
    score.summary = _said(ruling)
    return score


@calculator(
    "vint.obligation",
    title="Сколько взяток обещано",
    sentence="Назначено: {contract}.",
    summary="Сколько взять и сколько можно отдать.",
    params=(CONTRACT,),
    rules=("vint.31", "vint.n1"),
    words=("сколько взяток нужно", "сколько обещано", "сколько можно отдать"),
)
def obligation(contract: str) -> Score:
    """Say how many tricks a game promises."""
    level = level_of_name(contract)
    take = required(level)
    score = Score(unit="взяток", total=take, sides={SIDES[0]: take, SIDES[1]: 13 - take})
    score.add(f"«{contract}»: 6 + {level} = {tricks(take)}", ("vint.31", "vint.n1"), take, SIDES[0])
    score.add("Противникам можно отдать остальные", "vint.31", 13 - take, SIDES[1])
    score.summary = f"Взять не меньше {take}, отдать не больше {13 - take}."
    return score


@calculator(
    "vint.bid",
    title="Достаточно ли высокое назначение",
    sentence="Последнее назначение: {last_contract}, козырь {last_trump}. Теперь говорят: {contract}, козырь {trump}.",
    summary="Можно ли так сказать после последнего слова и за что примут ошибку.",
    kind="irregularity",
    params=(
        contract_choice("last_contract", "Последнее назначение: игра"),
        trump_choice("last_trump", "Последнее назначение: козырь", default="♣"),
        contract_choice("contract", "Новое назначение: игра"),
        trump_choice("trump", "Новое назначение: козырь", default="♦"),
    ),
    rules=("vint.30a", "vint.35b", "vint.74a", "vint.74b", "vint.74c"),
    words=("назначил слишком низко", "сказал ниже", "можно ли так назначить", "что выше", "порядок назначений"),
)
def bid(last_contract: str, last_trump: str, contract: str, trump: str) -> Score:
    """Judge a bid after the last one."""
    best = step_of(level_of_name(last_contract), strain_of_name(last_trump))
    strain = strain_of_name(trump)
    step = step_of(level_of_name(contract), strain)
    level = sufficient_level(best, strain)
    least = "нет" if level is None else CONTRACTS[level - 1]
    allowed = step > best
    score = Score(total="можно" if allowed else "нельзя")
    score.extra.update(allowed=allowed, least_contract=least)
    score.add(f"Последнее слово — {bid_text(best)}, новое — {bid_text(step)}", "vint.30a")
    if allowed:
        score.add("Новое назначение выше", ("vint.30a", "vint.35b"))
        score.summary = "Так назначить можно."
    elif level is None:
        score.add("В этой масти выше уже не назначить", ("vint.30a", "vint.35b"))
        score.summary = "Так назначить нельзя, выше в этой масти игр нет."
    else:
        score.add(f"Низко: в этой масти — не ниже «{least}»", ("vint.30a", "vint.35b"))
        score.add(
            f"Сказанное по ошибке принимают за «{least}»; это связывает обоих партнёров", ("vint.74a", "vint.74b", "vint.74c")
        )
        score.extra["counts_as"] = least
        score.summary = f"Низко: считается, что назначено «{least}»."
    return score


@calculator(
    "vint.auction",
    title="Ход торга",
    sentence="Сдаёт игрок {dealer}. Говорят по очереди: {calls}.",
    summary="Чем кончились или на чём стоят переговоры.",
    params=(DEALER, Calls(name="calls", label="Слова по порядку", default="1♠ пас пас пас пас пас пас пас пас")),
    rules=("vint.28a", "vint.28b", "vint.29", "vint.30a", "vint.48b", "vint.49b", "vint.74a", "vint.74b", "vint.74c", "vint.75a",
           "vint.h3", "vint.r8"),
    readings=(AUCTION_PASSES,),
    words=("кончился ли торг", "сколько пасов", "чья игра", "все спасовали", "ход переговоров"),
)  # fmt: skip
@implements("vint.48b", "vint.74c")
def auction(readings: Chosen, dealer: int, calls: tuple[int, ...]) -> Score:
    """Replay an auction; a bid that is too low is taken for the nearest sufficient one."""
    talk = new_auction(speaking_order(dealer - 1), readings)
    score = Score()
    for place, step in enumerate(calls, 1):
        if not talk.open:
            raise InputError(f"Слова по порядку: торг закрыт до слова {place}", "calls")
        seat = talk.caller + 1
        if step == PASS:
            talk.call(PASS)
            continue
        counted = taken_for(step, talk.best)
        if counted is None:
            raise InputError(f"Слова по порядку: слово {place} «{call_text(step)}» ниже прежнего, а выше игр нет", "calls")
        if counted != step:
            text = f"{seat}-й сказал «{bid_text(step)}», это ниже прежнего: считается «{bid_text(counted)}»"
            score.add(text, ("vint.74a", "vint.74b", "vint.74c"))
        else:
            score.add(f"{seat}-й: {bid_text(step)}", ("vint.28a", "vint.30a"))
        talk.call(counted)
    closing = talk.rules.closing
    score.extra["open"] = talk.open
    if talk.passed_out:
        score.add("Все спасовали, игры никто не назвал: сдача распасована", ("vint.h3", "vint.r8"))
        score.extra["passed_out"] = True
        score.total, score.summary = "распасовка", "Распасовка."
        return score
    if talk.best == PASS:
        score.add("Игры ещё никто не назвал", "vint.28a")
        score.total, score.summary = "торг открыт", "Торг открыт."
        return score
    contract, trump = contract_of(talk.best)
    holder = talk.holder + 1
    state = f"пасов после назначения {talk.passes} из {closing}"
    word = "торг открыт" if talk.open else "торг закрыт"
    score.add(f"{state.capitalize()}: {word}", ("vint.75a", "vint.h3"))
    score.extra.update(contract=contract, trump=trump, declarer=holder)
    score.total = word
    score.summary = f"{word.capitalize()}: {contract} {trump} у {holder}-го."
    return score
