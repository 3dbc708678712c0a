"""«Винт»: calculators of the kinds of винт — cards, honours of two, late bids, separate records, rotation."""

from __future__ import annotations

from ....families.vist.rotation import draw_key
from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Flag, Int, Ints, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, points
from ....frame.russian import tricks as tricks_text
from ..fields import CONTRACT, DEALER, Calls, CardList, contract_choice, level_of_name
from ..options import DECK, bid_text, level_of, required, strain_of
from ..options import TRICKS as ALL_TRICKS
from ..readings import (
    DEALER_SHARE,
    LATE_BID_SIZE,
    ONE_DEAL_RUBBER,
    RESEAT_PAIR,
    SEPARATE_PENALTY,
    SEPARATE_SCORES,
    TWO_OPEN_DUMMY,
)
from ..rubber import RUBBER_BONUS_POINTS
from ..scoring import honour_price, penalty_price, trick_price, undertricks
from ..variants.rules import LAYOUTS, dealer_gets_penalty, honours_of_two, opponents_share, reseated_pair


@calculator(
    "vint.cards",
    title="Сколько карт",
    sentence="Вид винта: {variant}.",
    summary="Как разложены 52 карты в каждом виде винта.",
    params=(OneOf(name="variant", label="Вид", choices=tuple((name, name) for name in LAYOUTS), default="обычный"),),
    rules=tuple(dict.fromkeys(rule for layout in LAYOUTS.values() for rule in layout.rules)),
    words=("сколько карт сдают", "сколько в прикупе", "сколько сносят", "раздача"),
)
@implements("vint.vdvoem.5.2", "vint.prikup.2", "vint.musor.2", "vint.gvozd.2", "vint.dvprikup.2", "vint.vitalin.2")
def cards(variant: str) -> Score:
    """Say how the cards of a kind of винт are laid out."""
    layout = LAYOUTS[variant]
    score = Score(unit="карт", total=layout.total)
    sides = score.sides
    if layout.dealer is None:
        sides["Сдано на руку"] = layout.hand
        dealt = f"4 × {layout.hand}" + (f" + {layout.talon}" if layout.talon else "")
    else:
        sides["Сдано каждому из троих"], sides["Сдано сдающему"] = layout.hand, layout.dealer
        dealt = f"3 × {layout.hand} + {layout.dealer}"
    score.add(f"Сдано {dealt} = {layout.total}", layout.rules[0])
    if layout.talon:
        sides["Прикуп"] = layout.talon
        got = layout.hand + layout.talon
        sides["У купившего"] = got
        if layout.sprinkle:
            sides["Присыпка"] = layout.sprinkle
            score.add(f"Купивший: {layout.hand} + {layout.talon} = {got}, присыпает {layout.sprinkle}", layout.rules[1:])
        else:
            score.add(f"Купивший берёт прикуп: {layout.hand} + {layout.talon} = {got}", layout.rules[-1])
        sides["Разнос каждому"] = layout.spread
        if not layout.sprinkle:
            left = f"{got} − 3 × {layout.spread} = {layout.last}"
            score.add(f"Разнос: остальным троим по {layout.spread}, у купившего остаётся {left}", layout.rules[-1])
    if layout.to_dealer:
        sides["Снесено каждым"] = layout.to_dealer
        score.add(
            f"Сдающему сносят по {layout.to_dealer}: {layout.dealer} + 3 × {layout.to_dealer} = {layout.last}", layout.rules[-1]
        )
    if layout.away:
        sides["Сброшено каждым"], sides["Взяток в сбросе"] = layout.away, 4 * layout.away // 4
        score.add(
            f"Сброшено 4 × {layout.away} = {4 * layout.away}: это {tricks_text(layout.away)} назначившим", layout.rules[-1]
        )
    sides["На руке в розыгрыше"] = layout.final
    score.add(f"В розыгрыше у каждого по {layout.final}", layout.rules[-1])
    score.summary = f"Сдают по {layout.hand}, играют по {layout.final}."
    return score


@calculator(
    "vint.honours-two",
    title="Онёры вдвоём",
    sentence="Играют {contract}. Онёров у назначившего {honours}, у соперника {opponents_honours}.",
    summary="Онёры во 2-м и 3-м способах винта вдвоём: половина колоды не играет.",
    params=(
        CONTRACT,
        Int(name="honours", label="Онёров у назначившего", low=0, high=5, default=2),
        Int(name="opponents_honours", label="Онёров у соперника", low=0, high=5, default=1),
    ),
    rules=("vint.vdvoem.2.5", "vint.r11"),
    words=("онёры вдвоём", "два онёра", "онёры у двоих"),
)
def honours_two(contract: str, honours: int, opponents_honours: int) -> Score:
    """Write honours of two players."""
    if honours + opponents_honours > 5:
        raise InputError(f"Онёров у соперника: всего их пять, введите от 0 до {5 - honours}", "opponents_honours")
    price = honour_price(level_of_name(contract))
    names = ("Назначивший", "Соперник")
    counts = (honours, opponents_honours)
    score = Score(unit="очков", total=0, sides=dict.fromkeys(names, 0))
    for name, mine, theirs in zip(names, counts, reversed(counts), strict=True):
        writes = honours_of_two(mine, theirs)
        if writes:
            score.add(
                f"Онёров больше: {mine} против {theirs}; {writes} × {price}",
                ("vint.vdvoem.2.5", "vint.r11"),
                writes * price,
                name,
            )
            score.sides[name] = score.total = writes * price
    if not score.total:
        why = "Онёров поровну" if honours == opponents_honours else "Одного онёра мало"
        score.add(f"{why}: не пишет никто", "vint.vdvoem.2.5", 0)
    written = sum(score.sides.values())
    score.summary = f"За онёры {points(written)}." if written else "За онёры не пишет никто."
    return score


@calculator(
    "vint.late-bid",
    title="Позднее назначение",
    sentence="Винт {variant}. Разыгрывают {contract}, а поздно объявлено: {late_contract}.",
    summary="Штраф противникам, которые назначили после чужой покупки.",
    kind="irregularity",
    params=(
        OneOf(
            name="variant",
            label="Вид",
            choices=(("с прикупом", "с прикупом"), ("с присыпкой", "с присыпкой")),
            default="с прикупом",
        ),
        contract_choice("contract", "Разыгрываемая игра", default="четыре"),
        contract_choice("late_contract", "Поздно объявлено", default="пять"),
    ),
    rules=("vint.prikup.5", "vint.gvozd.15", "vint.r21"),
    readings=(LATE_BID_SIZE,),
    words=("назначил после прикупа", "позднее назначение", "объявил, когда прикуп уже взят", "опоздал с назначением"),
)
@implements("vint.prikup.5", "vint.gvozd.15")
def late_bid(readings: Chosen, variant: str, contract: str, late_contract: str) -> Score:
    """Write the penalty for a bid after the other side has bought."""
    rule = "vint.prikup.5" if variant == "с прикупом" else "vint.gvozd.15"
    sized = contract if readings[LATE_BID_SIZE] == "contract" else late_contract
    penalty = penalty_price(level_of_name(sized))
    score = Score(unit="очков", total=penalty, sides={"Играющие": penalty})
    score.add(f"Прикуп взят на «{contract}»: противники назначать не вправе, «{late_contract}» не в счёт", rule)
    score.add(f"Размер игры — штраф за одну взятку, «{sized}»", (rule, "vint.r21"), penalty, "Играющие")
    score.choose("Играющие", f"Вправе записать {number(penalty)} или простить", rule)
    score.summary = f"Играющие вправе записать {points(penalty)}."
    return score


@calculator(
    "vint.separate",
    title="Запись порознь",
    sentence="Играют {players}, куплено: {contract}, взято {tricks}. Онёры и коронки противников {others_above}, купившего {buyer_above}.",
    summary="Что пишет каждый в винте с аукционом, втроём и вчетвером.",
    params=(
        OneOf(name="players", label="Играют", choices=((3, "втроём"), (4, "вчетвером")), default=3),
        CONTRACT,
        Int(name="tricks", label="Взяток у купившего", low=0, high=13, default=7),
        Int(name="others_above", label="Онёры и коронки противников", low=0, high=1_000_000, step=10, default=0, unit="очков"),
        Int(name="buyer_above", label="Онёры и коронки купившего", low=0, high=1_000_000, step=10, default=0, unit="очков"),
    ),
    rules=("vint.troem.2.4", "vint.troem.2.5", "vint.aukcion.3", "vint.aukcion.4", "vint.r5b", "vint.r21"),
    readings=(SEPARATE_SCORES, SEPARATE_PENALTY, DEALER_SHARE),
    words=("с аукционом", "каждый за себя", "купил болвана", "что пишет сдающий", "запись троих"),
)
@implements("vint.troem.2.4", "vint.troem.2.5", "vint.aukcion.3", "vint.aukcion.4")
def separate(readings: Chosen, players: int, contract: str, tricks: int, others_above: int, buyer_above: int) -> Score:
    """Write a deal where every player has a record of his own."""
    level = level_of_name(contract)
    own = "vint.troem.2.4" if players == 3 else "vint.aukcion.4"
    names = ("Купивший", "Первый противник", "Второй противник") + (("Сдающий",) if players == 4 else ())
    score = Score(unit="очков", sides=dict.fromkeys(names, 0))

    def write(name: str, amount: int, text: str, *cites: str) -> None:
        score.add(text, cites, amount, name)
        score.sides[name] += amount

    price = trick_price(level)
    sharing = ("Купивший", "Сдающий") if players == 4 else ("Купивший",)
    for name in sharing:
        cites = (own, "vint.r5b") if name == "Купивший" else (own, "vint.aukcion.3", "vint.r5b")
        write(name, tricks * price, f"{tricks_text(tricks)} по {price}, под чертой", *cites)
        if buyer_above:
            write(name, buyer_above, "Онёры и коронки", *cites[:-1])
    short = undertricks(level, tricks)
    fine = short * penalty_price(level)
    for name in names[1:3]:
        theirs = opponents_share((ALL_TRICKS - tricks) * price, False, readings)
        write(name, theirs, f"{tricks_text(ALL_TRICKS - tricks)} по {price}, под чертой", own, "vint.r5b")
        if others_above:
            write(name, opponents_share(others_above, False, readings), "Онёры и коронки стороны", own)
        if fine:
            write(name, opponents_share(fine, True, readings), f"Недобор купившего: {short}", "vint.troem.2.5", "vint.r21")
    if players == 4 and fine:
        if dealer_gets_penalty(readings):
            write("Сдающий", opponents_share(fine, True, readings), "Штраф пишет и сдающий", "vint.aukcion.3", "vint.r21")
        else:
            score.add("Сдающий разделяет судьбу купившего: штрафа не пишет", "vint.aukcion.3", 0, "Сдающий")
    score.total = score.sides["Купивший"]
    score.summary = "; ".join(f"{name} {number(amount)}" for name, amount in score.sides.items()) + "."
    return score


@calculator(
    "vint.reseat",
    title="Кто с кем играет с пересадкой",
    summary="Пара по ходу торга и расчёт: каждая игра — роббер.",
    params=(
        DEALER,
        Calls(name="calls", label="Слова по порядку", default="1♠ 1♥ пас 2♥ пас пас пас"),
        Ints(name="totals", label="Записи играющих и противников", low=0, high=1_000_000, count=2, default=[400, 150]),
    ),
    rules=("vint.peresadka.1", "vint.peresadka.3", "vint.peresadka.4", "vint.r4b", "vint.r7"),
    readings=(RESEAT_PAIR, ONE_DEAL_RUBBER),
    words=("с пересадкой", "кто пересаживается", "кто с кем играет", "без постоянных партнёров"),
)
@implements("vint.peresadka.1", "vint.peresadka.3", "vint.peresadka.4")
def reseat(readings: Chosen, dealer: int, calls: tuple[int, ...], totals: tuple[int, ...]) -> Score:
    """Say who changes places and what the deal pays."""
    best = -1
    said: list[tuple[int, int]] = []
    for place, step in enumerate(calls):
        if step >= 0 and step <= best:
            raise InputError(f"Слова по порядку: слово {place + 1} не выше прежнего", "calls")
        best = max(best, step)
        said.append(((dealer - 1 + place) % 4 + 1, step))
    score = Score(unit="очков", total=0)
    if best < 0:
        score.add("Игры никто не назвал: пар нет", "vint.peresadka.1")
        score.summary = "Игры не назначено."
        return score
    pair = reseated_pair(said, readings)
    if pair is None:
        text = f"«{bid_text(best)}»: назвал и поднял один игрок. Источники не решают, с кем ему играть; места остаются"
        score.add(text, "vint.peresadka.1")
        score.extra["decided"] = False
        score.extra["pair"] = []
    else:
        first, second = pair
        score.add(f"«{bid_text(best)}»: первым эту игру объявил {first}-й, выше всех поднял {second}-й", "vint.peresadka.4")
        moves = "сидит напротив и так" if (first - second) % 4 == 2 else "пересаживается напротив, после розыгрыша возвращается"
        score.add(f"{second}-й {moves}", "vint.peresadka.4")
        score.extra["pair"] = sorted(pair)
    difference = totals[0] - totals[1]
    score.add(
        f"Игра — роббер: {number(totals[0])} − {number(totals[1])}", ("vint.peresadka.3", "vint.r4b"), difference, "Играющие"
    )
    if readings[ONE_DEAL_RUBBER] == "yes" and difference:
        bonus = RUBBER_BONUS_POINTS if difference > 0 else -RUBBER_BONUS_POINTS
        score.add("За роббер — той стороне, у которой запись больше", ("vint.peresadka.3", "vint.r7"), bonus, "Играющие")
        difference += bonus
    score.total = difference
    score.sides = {"Играющие": difference, "Противники": -difference}
    score.extra.update(level=level_of(best), strain=strain_of(best), required=required(level_of(best)))
    score.summary = f"Играющие {'получают' if difference >= 0 else 'платят'} {points(abs(difference))}."
    return score


@calculator(
    "vint.dummy-turn",
    title="Кто играет с болваном",
    sentence="Вытянули карты: {draws}.",
    summary="Очередь троих играть с болваном — по вытянутым картам.",
    params=(CardList(name="draws", label="Вытянутые карты", deck=DECK, low=3, high=3, default="♠К ♥3 ♦9"),),
    rules=("vint.troem.1.2",),
    words=("втроём", "с болваном", "кто играет с болваном", "очередь троих"),
)
@implements("vint.troem.1.2")
def dummy_turn(draws: tuple[int, ...]) -> Score:
    """Say who of three plays with the dummy first."""
    first = min(range(3), key=lambda player: draw_key(draws[player]))
    order = [(first + turn) % 3 + 1 for turn in range(3)]
    score = Score(total=order[0])
    score.add(f"Младшая карта — {DECK.text(draws[first])} у {order[0]}-го: он играет с болваном первым", "vint.troem.1.2")
    score.add(f"Дальше по очереди: {order[1]}-й, {order[2]}-й", "vint.troem.1.2")
    score.extra["order"] = order
    score.summary = f"С болваном начинает {order[0]}-й."
    return score


@calculator(
    "vint.two-dummies",
    title="Чьи болваны у двоих",
    sentence="Сдаёт игрок {dealer}, назначил игрок {declarer}; {moved}.",
    summary="С каким болваном играет выигравший торговлю (4-й и 5-й способы).",
    params=(
        Int(name="dealer", label="Сдающий", low=1, high=2, default=1),
        Int(name="declarer", label="Назначивший", low=1, high=2, default=2),
        Flag(name="moved", label="Болвана переносят"),
    ),
    rules=("vint.vdvoem.4.2", "vint.vdvoem.4.3", "vint.vdvoem.4.4", "vint.vdvoem.4.5", "vint.vdvoem.4.6", "vint.vdvoem.5.3"),
    readings=(TWO_OPEN_DUMMY,),
    words=("вдвоём", "чей болван", "открытый болван", "болван рядом", "закрытый болван"),
)
@implements("vint.vdvoem.4.3", "vint.vdvoem.4.4", "vint.vdvoem.4.5", "vint.vdvoem.4.6")
def two_dummies(readings: Chosen, dealer: int, declarer: int, moved: bool) -> Score:
    """Say which dummy the declarer plays with, and where it lies; dummies 3 and 4 are dealt opposite players 1 and 2."""
    opened, closed = dealer + 2, 5 - dealer
    score = Score(unit="")
    score.add(f"Сдающий, {dealer}-й, открывает своего болвана, на {opened}-м месте", "vint.vdvoem.4.3")
    own = readings[TWO_OPEN_DUMMY] == "own"
    mine = declarer + 2 if own else opened
    other = closed if mine == opened else opened
    score.add(
        f"Назначивший, {declarer}-й, играет с болваном {mine}-го места; другого берёт и открывает уступивший", "vint.vdvoem.4.4"
    )
    beside = mine != declarer + 2
    if beside and moved:
        score.add("По уговору карты болвана переносят на место напротив", "vint.vdvoem.4.6")
        beside = False
    else:
        score.add(
            f"Болваны лежат {'рядом с игроками' if beside else 'напротив игроков'}: их не перекладывают", "vint.vdvoem.4.5"
        )
    score.add(f"Первый выход у неиграющего, {3 - declarer}-го, из своей руки", ("vint.vdvoem.4.4", "vint.vdvoem.5.3"))
    score.total = mine
    score.extra.update(dummy=mine, other_dummy=other, where="рядом" if beside else "напротив", leader=3 - declarer)
    score.summary = f"Назначивший играет с болваном {mine}-го места; он {'рядом' if beside else 'напротив'}."
    return score
