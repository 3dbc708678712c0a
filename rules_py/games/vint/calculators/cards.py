"""«Винт»: calculators of cards out of turn, open cards, thrown cards and of who answers for a game (§ 26, 166–179)."""

from __future__ import annotations

from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.params import CardRow, Flag, Int, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, points
from ....kernels.tricks import TrickPlay
from ..fields import CONTRACT, TRICKS, TRUMP, level_of_name, strain_of_name
from ..irregularities.cards import MOST_LEADS
from ..irregularities.revoke import answers_alone
from ..options import CONTRACTS, DECK
from ..readings import (
    EXPOSED_WAIVE,
    PACK_CHANGE,
    QUITTER_PAYS,
    REVOKE_CORRECTED_CARD,
    SEVERAL_CARDS,
    SOLE_LIABILITY,
    UNSUPPORTED_SLAM,
)
from ..scoring import DECLARED_SLAM, penalty_price, undertricks

OPEN, NOT_OPEN, REDEAL, CHOICE = "открытая", "не открытая", "пересдача", "по выбору противников"
_EXPOSED = {
    "открыл свою карту": (OPEN, "Карту открыл игрок, не сдающий: она лежит на столе, назад её не берут", ("vint.171a",)),
    "сдающий открыл при раздаче": (
        REDEAL, "Карту открыл сдающий при раздаче: она не открытая, карты пересдают", ("vint.171a", "vint.25b", "vint.25d"),
    ),
    "вышел не в очередь": (CHOICE, "Ход не в очередь: противники вправе объявить эту карту открытой", ("vint.172",)),
    "исправил ренонс": (OPEN, "Карта исправленного ренонса тоже открытая и остаётся на столе", ("vint.173",)),
    "сыграл вслед за ренонсом": (
        NOT_OPEN, "Карты, взятые назад после чужого исправленного ренонса, открытыми не становятся", ("vint.174",),
    ),
    "уронил под стол": (NOT_OPEN, "Карта под столом открытой не становится; поднять её надо вовремя", ("vint.175",)),
    "показал или бросил карты": (
        OPEN, "До конца игры карт не бросают и не показывают: всеми открытыми распоряжаются противники", ("vint.176a",),
    ),
    "открыл партнёр назначившего втёмную": (
        NOT_OPEN, "Партнёр назначившего втёмную открыл карты по праву: противники ими не распоряжаются", ("vint.177b",),
    ),
}  # fmt: skip
_LIES_OPEN = tuple(how for how, (kind, _, _) in _EXPOSED.items() if kind in (OPEN, CHOICE))
_OUTCOMES = {
    OPEN: "Карта открытая; она лежит на столе, и ею распоряжаются противники.",
    NOT_OPEN: "Карта не открытая; противники ею не распоряжаются.",
    REDEAL: "Карта не открытая; сдачу делают заново.",
    CHOICE: "Решают противники; они вправе объявить карту открытой или принять ход.",
}
_SILENT = "Источники не решают"


@calculator(
    "vint.exposed",
    title="Открытая карта",
    sentence="Что случилось: {how}[. С масти этой карты ходят в {lead}-й раз][, других карт её на руке {other_cards}].",
    summary="Считается ли карта открытой, кто ею распоряжается и когда её кладут.",
    kind="irregularity",
    params=(
        OneOf(name="how", label="Что случилось", choices=tuple((one, one) for one in _EXPOSED), default="открыл свою карту"),
        Int(name="lead", label="Который раз ходят с её масти", low=0, high=13, default=1, hint="0 — ещё не ходили", when={"how": _LIES_OPEN}),
        Int(name="other_cards", label="Других карт этой масти на руке", low=0, high=12, default=1, when={"how": _LIES_OPEN}),
    ),
    rules=("vint.171a", "vint.171b", "vint.171c", "vint.172", "vint.173", "vint.174", "vint.175", "vint.176a", "vint.177b",
           "vint.25b", "vint.25d", "vint.107"),
    readings=(EXPOSED_WAIVE, REVOKE_CORRECTED_CARD),
    words=("открытая карта", "показал карту", "застольная карта", "уронил карту", "вышел не в очередь", "карта лежит на столе",
           "потребовать карту", "бросил карты"),
)  # fmt: skip
@implements("vint.171a", "vint.171b", "vint.171c", "vint.172", "vint.173", "vint.174", "vint.175", "vint.176a", "vint.177b")
def exposed(readings: Chosen, how: str, lead: int, other_cards: int) -> Score:
    """Say whether a card counts as open and who disposes of it."""
    kind, text, cites = _EXPOSED[how]
    if how == "исправил ренонс" and readings[REVOKE_CORRECTED_CARD] == "hand":
        kind, text, cites = NOT_OPEN, "Карту исправленного ренонса берут на руки", ("vint.151b",)
    score = Score(total=kind)
    score.add(text, cites)
    score.extra["may_require"] = False
    score.summary = _OUTCOMES[kind]
    if kind == CHOICE:
        score.choose("Противники", "Вправе объявить карту открытой или принять ход", "vint.172")
    if kind not in (OPEN, CHOICE):
        return score
    if not lead:
        score.add("Требуют её, когда пойдут с её масти: в первый, второй или третий раз", "vint.171b")
    elif lead <= MOST_LEADS:
        score.add(f"С масти ходят в {lead}-й раз: противники вправе её потребовать", "vint.171b")
        score.choose(
            "Противники", f"Вправе потребовать открытую карту сейчас{' или позже' if lead < MOST_LEADS else ''}", "vint.171b"
        )
        score.extra["may_require"] = True
    else:
        score.add("После третьего хода с масти требовать её нельзя", "vint.171b")
    must = lead == MOST_LEADS and readings[EXPOSED_WAIVE] == "third"
    if must:
        score.add("Ход третий: карту кладут теперь", "vint.171b")
    alone = (
        "кладёт её сам, как последнюю в масти" if not other_cards else "сам выбрать её не вправе, пока есть другие карты масти"
    )
    score.add(f"Виновный {alone}", ("vint.171c", "vint.107") if not other_cards else "vint.171c")
    score.extra.update(owner_may_choose=not other_cards, must_play=must)
    return score


@calculator(
    "vint.out-of-turn",
    title="Карта не в очередь",
    sentence="Что случилось: {what}.",
    summary="Что делать, если положили или вышли раньше очереди.",
    kind="irregularity",
    params=(
        OneOf(
            name="what", label="Что случилось",
            choices=(
                ("положил не ту карту", "положил не ту карту"),
                ("вышел не в очередь", "вышел не в свою очередь"),
                ("партнёр вышел не в очередь", "первый выход сделал не тот из противников"),
                ("третий положил раньше второго", "третий положил раньше второго"),
                ("второй или четвёртый раньше", "второй или четвёртый положил раньше очереди"),
                ("вынул карту из руки", "вынул карту из руки до очереди"),
            ),
            default="вышел не в очередь",
        ),
    ),
    rules=("vint.166", "vint.167", "vint.170", "vint.172", "vint.77", "vint.171b"),
    words=("не в свою очередь", "сходил раньше", "положил раньше партнёра", "пошёл не в очередь", "положил не ту карту",
           "взять ход назад", "карта не в очередь"),
)  # fmt: skip
@implements("vint.166", "vint.167", "vint.172")
def out_of_turn(what: str) -> Score:
    """Say what follows from a card out of turn."""
    score = Score(total="карта остаётся")
    said = ""
    if what == "положил не ту карту":
        score.add("Масть дана, ренонса нет: карту назад не берут", "vint.166")
    elif what == "вышел не в очередь":
        score.add("Положенной не в очередь карты назад не берут", "vint.166")
        score.add("Противники вправе объявить её открытой", "vint.172")
        score.choose(
            "Противники", "Объявить карту открытой и требовать её по своему выбору или принять ход", ("vint.172", "vint.171b")
        )
        score.total = CHOICE
        said = _OUTCOMES[CHOICE]
    elif what == "партнёр вышел не в очередь":
        score.add("Первый выход сделан не тем: тот, чей ход, с этой масти не ходит", "vint.77")
        score.add("Карта раннего выхода может быть объявлена открытой", "vint.172")
        score.choose("Противники", "Объявить карту раннего выхода открытой", "vint.172")
        score.total = CHOICE
        said = "Тот, чей ход, с этой масти не ходит; карту раннего выхода противники вправе объявить открытой."
    elif what == "третий положил раньше второго":
        score.add("Третий карту не берёт, промаха не исправляет", ("vint.167", "vint.166"))
        score.add("Четвёртый вправе положить, не дожидаясь партнёра", "vint.167")
        score.choose("Четвёртый игрок", "Положить свою карту раньше второго или подождать", "vint.167")
    elif what == "второй или четвёртый раньше":
        score.add("Карту назад не берут", "vint.166")
        score.add(f"{_SILENT}, что за это: § 167 говорит только о третьем игроке", "vint.167")
        score.extra["decided"] = False
    else:
        score.add("До очереди карту не вынимают и не трогают", "vint.170")
        score.add(f"{_SILENT}, чем это наказать, если карты никто не увидел; увиденная — открытая", ("vint.170", "vint.171a"))
        score.extra["decided"] = False
        score.total = "запрещено"
    score.summary = said or score.items[-1].text + "."
    return score


@calculator(
    "vint.several-cards",
    title="Несколько карт на одну взятку",
    sentence="На одну взятку положено карт: {cards}.",
    summary="Какая остаётся во взятке и что с прочими.",
    kind="irregularity",
    params=(Int(name="cards", label="Положено карт", low=2, high=13, default=2),),
    rules=("vint.169", "vint.171a"),
    readings=(SEVERAL_CARDS,),
    words=("положил две карты сразу", "несколько карт на взятку", "две карты слиплись", "лишняя карта во взятке"),
)
@implements("vint.169")
def several_cards(readings: Chosen, cards: int) -> Score:
    """Say what becomes of several cards in one trick."""
    score = Score(total=1, unit="карта")
    score.add("Во взятке остаётся одна карта, нарочно это сделано или нечаянно", "vint.169", 1)
    score.choose("Противники", f"Указывают любую из {cards}: она остаётся во взятке", "vint.169")
    opened = cards - 1 if readings[SEVERAL_CARDS] == "open" else 0
    text = f"Прочие лежат открытыми: {opened}" if opened else f"Прочие игрок берёт на руки: {cards - 1}"
    score.add(text, ("vint.171a",) if opened else ("vint.169",))
    score.extra["open_cards"] = opened
    score.summary = "Карту выбирают противники; прочие " + ("открыты." if opened else "возвращаются на руки.")
    return score


@calculator(
    "vint.missed-trick",
    title="На взятку не дана карта",
    sentence="На одну взятку карты не дали. Противники: {decision}.",
    summary="Игрок пропустил взятку и остался с лишней картой.",
    kind="irregularity",
    params=(
        OneOf(
            name="decision",
            label="Противники решили",
            choices=(("не решили", "ещё не решили"), ("играть", "сдача действительна"), ("пересдать", "пересдать")),
            default="не решили",
        ),
    ),
    rules=("vint.168",),
    words=("не положил карту", "пропустил взятку", "осталась лишняя карта", "карт больше, чем у других"),
)
@implements("vint.168")
def missed_trick(decision: str) -> Score:
    """Say who decides when somebody did not play to a trick."""
    score = Score(total={"не решили": CHOICE, "играть": "сдача действительна", "пересдать": REDEAL}[decision])
    score.add("Игрок пропустил взятку и играет с лишней картой: выбирают противники", "vint.168")
    if decision == "не решили":
        score.choose("Противники", "Признать сдачу действительной или потребовать пересдачи", "vint.168")
        score.summary = "Выбирают противники: сдача действительна или пересдача."
    elif decision == "играть":
        score.add(f"Сдача действительна. {_SILENT}, куда идёт лишняя карта; в конце её сбрасывают без взятки", "vint.168")
        score.extra["decided"] = False
        score.summary = "Сдача действительна: её доигрывают."
    else:
        score.add("Карты пересдают", "vint.168")
        score.summary = "Карты пересдают."
    return score


@calculator(
    "vint.thrown-cards",
    title="Бросил карты до конца",
    sentence="Игрок бросил карты, убыток стороны {loss}; {refused}.",
    summary="Кто распоряжается картами и кто платит убыток.",
    kind="irregularity",
    params=(
        Int(name="loss", label="Убыток стороны", low=0, high=1_000_000, default=2000, unit="очков"),
        Flag(name="refused", label="Партнёр отказался от штрафа", default=True),
    ),
    rules=("vint.176a", "vint.176b", "vint.171b"),
    readings=(SOLE_LIABILITY,),
    words=("бросил карты", "показал карты раньше времени", "сдался раньше конца", "открыл свои карты", "сложил карты"),
)
@implements("vint.176a", "vint.176b")
def thrown_cards(readings: Chosen, loss: int, refused: bool) -> Score:
    """Say who pays where cards were thrown in early."""
    score = Score(unit="очков", total=loss)
    score.add("До конца игры карт не бросают: открытыми распоряжаются противники", ("vint.176a", "vint.171b"))
    score.choose("Противники", "Требуют открытые карты по своему выбору", ("vint.176a", "vint.171b"))
    alone = refused and loss > 0
    if not loss:
        score.add("Убытка нет: платить нечего", "vint.176b", 0)
    elif alone:
        score.add("Партнёр относит убыток на счёт виновного", "vint.176b", loss, "Виновный")
        score.extra["written_against"] = "сторона" if readings[SOLE_LIABILITY] == "settle" else "виновный"
    else:
        score.add("Партнёр не отказался: убыток общий", "vint.176b", loss, "Вся сторона")
    if loss:
        score.choose("Партнёр виновного", "Вправе отнести убыток на счёт виновного и отказаться от штрафа", "vint.176b")
    score.sides = {"Виновный": loss, "Партнёр": 0} if alone else {"Вся сторона": loss}
    score.summary = f"Платит {'один виновный' if alone else 'вся сторона'}: {points(loss)}." if loss else "Убытка нет."
    return score


@calculator(
    "vint.responsibility",
    title="Кто отвечает за игру",
    sentence="Назначено: {contract}, взято {tricks}; {blind}[, {supported}][, {confirmed}].",
    summary="Платит ли назначивший один: втёмную и шлем без поддержки.",
    kind="irregularity",
    params=(
        CONTRACT,
        TRICKS,
        Flag(name="blind", label="Назначено втёмную"),
        Flag(name="supported", label="Партнёр поддержал", default=True, when={"contract": CONTRACTS[5:], "blind": (False,)}),
        Flag(
            name="confirmed", label="Партнёр подтвердил сам шлем", default=True,
            when={"contract": CONTRACTS[5:], "blind": (False,), "supported": (True,)},
            hint="Последнее слово партнёра — не пас.",
        ),
    ),
    rules=("vint.177a", "vint.178", "vint.r20a", "vint.r21", "vint.r22a"),
    readings=(SOLE_LIABILITY, UNSUPPORTED_SLAM),
    words=("назначил втёмную", "не смотрел карты", "шлем без поддержки", "кто платит за игру", "отвечает один"),
)  # fmt: skip
@implements("vint.177a", "vint.178")
def responsibility(readings: Chosen, contract: str, tricks: int, blind: bool, supported: bool, confirmed: bool) -> Score:
    """Say who answers for a game that was lost."""
    level = level_of_name(contract)
    short = undertricks(level, tricks)
    backed = supported and (confirmed or readings[UNSUPPORTED_SLAM] == "never-raised")
    alone, cites = answers_alone(level, short, blind, backed)
    penalty = short * penalty_price(level) + (DECLARED_SLAM.get(level, 0) if short else 0)
    score = Score(unit="", total=1 if alone else 2)
    if not short:
        score.add("Игра сделана: штрафа нет", ("vint.r20a",), 0)
    else:
        score.add(f"Недобор: {short} × {number(penalty_price(level))}", ("vint.r20a", "vint.r21"), short * penalty_price(level))
        if level in DECLARED_SLAM:
            score.add(f"Назначенный {contract} не сделан", ("vint.r22a",), DECLARED_SLAM[level])
    if blind and alone:
        score.add(f"«{contract}» назначена втёмную: назначивший отвечает один, поддержка не важна", cites)
        score.choose("Партнёр назначившего", "Вправе открыть свои карты и отдать розыгрыш назначившему", "vint.177b")
    elif alone:
        score.add(f"Шлем без поддержки, недобрано больше трёх: назначивший отвечает один ({short})", cites)
    else:
        score.add("За игру отвечают оба партнёра", cites)
    if alone:
        score.extra["written_against"] = "сторона" if readings[SOLE_LIABILITY] == "settle" else "назначивший"
    score.sides = {"Назначивший": penalty, "Партнёр": 0} if alone else {"Назначившая сторона": penalty}
    score.summary = f"{'Отвечает один назначивший' if alone else 'Отвечают оба'}: {points(penalty)}."
    return score


@calculator(
    "vint.bad-faith",
    title="Игра нарочно во вред партнёру",
    sentence="{proved}; роббер проигран на {loss}.",
    summary="Кто платит за роббер, проигранный из-за умышленного назначения.",
    kind="irregularity",
    params=(
        Flag(name="proved", label="Умысел доказан", default=True),
        Int(name="loss", label="Проигрыш роббера", low=0, high=1_000_000, default=5000, unit="очков"),
    ),
    rules=("vint.179",),
    readings=(SOLE_LIABILITY,),
    words=("назначил нарочно", "навредил партнёру", "умышленно проиграл", "назначил назло"),
)
@implements("vint.179")
def bad_faith(readings: Chosen, proved: bool, loss: int) -> Score:
    """Say who pays for a rubber lost on purpose."""
    score = Score(unit="очков", total=loss)
    score.add("Доказывают играющие или посредники: назначение против правил и в ущерб партнёру", "vint.179")
    if proved:
        score.add("За проигранный роббер отвечает один назначавший", "vint.179", loss, "Назначавший")
    else:
        score.add("Не доказано: платит вся сторона", "vint.179", loss, "Вся сторона")
    score.sides = {"Назначавший": loss, "Партнёр": 0} if proved else {"Вся сторона": loss}
    score.summary = f"Платит {'один назначавший' if proved else 'вся сторона'}: {points(loss)}."
    return score


@calculator(
    "vint.quit",
    title="Отказ доиграть три роббера",
    sentence="Сыграно робберов {rubbers}, разность записей стороны того, кто уходит: {balance}.",
    summary="Что платит тот, кто не хочет продолжать.",
    kind="irregularity",
    params=(
        Int(name="rubbers", label="Сыграно робберов", low=0, high=3, default=1),
        Int(name="balance", label="Разность записей его стороны", low=-1_000_000, high=1_000_000, default=-4000, unit="очков"),
    ),
    rules=("vint.n7",),
    readings=(QUITTER_PAYS,),
    words=("ушёл раньше", "не хочет доигрывать", "бросил игру", "три роббера"),
)
@implements("vint.n7")
def quit_early(readings: Chosen, rubbers: int, balance: int) -> Score:
    """Say what a player pays who leaves before three rubbers are played."""
    score = Score(unit="очков")
    if rubbers >= 3:
        score.add("Три роббера сыграны: уйти вправе всякий, платят обе стороны обычно", "vint.n7", balance)
        score.total, score.summary = balance, "Три роббера сыграны: расчёт обычный."
        return score
    score.add(f"Обязались сыграть три роббера, сыграно {rubbers}: платит один отказавшийся", "vint.n7")
    loss = max(0, -balance)
    whole = readings[QUITTER_PAYS] == "side"
    pays = 2 * loss if whole else loss
    if not loss:
        score.add("Его сторона не в проигрыше: она ничего не получает", "vint.n7", 0)
    elif whole:
        score.add(f"Платит за себя и за партнёра: 2 × {number(loss)}", "vint.n7", pays, "Отказавшийся")
    else:
        score.add(f"Платит только свою долю: {number(loss)}; партнёр свободен", "vint.n7", pays, "Отказавшийся")
    score.add(f"{_SILENT}, сколько именно: сказано лишь, что платит он один", "vint.n7")
    score.extra["decided"] = False
    score.total = pays
    score.sides = {"Отказавшийся": pays, "Партнёр": 0}
    score.summary = f"Отказавшийся платит {points(pays)}."
    return score


@calculator(
    "vint.pack-change",
    title="Смена колоды",
    sentence="Хотят {what}, {moment}.",
    summary="Можно ли обменяться колодами или взять новую.",
    params=(
        OneOf(
            name="what",
            label="Чего хотят",
            choices=(("обменяться", "обменяться колодами"), ("новая", "взять новую колоду")),
            default="обменяться",
        ),
        OneOf(
            name="moment",
            label="Когда",
            choices=(
                ("посреди партии", "посреди партии"),
                ("первая сдача", "партия кончена, первая сдача новой"),
                ("вторая сдача", "вторая сдача новой партии, при первой не меняли"),
                ("после роббера", "роббер кончен"),
            ),
            default="первая сдача",
        ),
    ),
    rules=("vint.26", "vint.n6"),
    readings=(PACK_CHANGE,),
    words=("новая колода", "сменить колоду", "обменяться колодами", "карты несчастливые"),
)
@implements("vint.26", "vint.n6")
def pack_change(readings: Chosen, what: str, moment: str) -> Score:
    """Say whether packs may be changed."""
    early = what == "обменяться" and readings[PACK_CHANGE] == "two-things"
    moments = ("первая сдача", "вторая сдача", "после роббера") if early else ("после роббера",)
    when = "когда партия кончена: при первой сдаче новой, а пропустив её — при второй" if early else "только после роббера"
    allowed = moment in moments
    score = Score(total="можно" if allowed else "нельзя")
    rule = "vint.26" if what == "обменяться" else "vint.n6"
    cites = (rule,) if early or what == "новая" else ("vint.26", "vint.n6")
    score.add(f"{'Обменяться колодами' if what == 'обменяться' else 'Новую колоду взять'} можно {when}", cites)
    score.extra["allowed"] = allowed
    score.summary = "Можно." if allowed else f"Нельзя: можно {when}."
    return score


@calculator(
    "vint.trick",
    title="Чья взятка",
    sentence="Козырь {trump}, на столе по порядку: {trick}.",
    summary="Какая карта берёт взятку и кто выходит следующим.",
    params=(
        TRUMP,
        CardRow(name="trick", label="Карты взятки по порядку", deck=DECK, low=2, high=4, default="♠Д ♠К ♥2 ♠Т"),
    ),
    rules=("vint.h5", "vint.107", "vint.n5a"),
    words=("чья взятка", "кто взял взятку", "чья карта старше", "бьёт ли козырь туза", "кто ходит дальше"),
)
def trick(trump: str, trick: tuple[int, ...]) -> Score:
    """Say which card takes a trick."""
    play = TrickPlay(DECK, [1 << card for card in trick], strain_of_name(trump) if trump in DECK.suits else -1)
    best = play.best_of(trick)
    card, led = trick[best], trick[0]
    ruffed = DECK.suit_of[card] != DECK.suit_of[led]
    why = "старший козырь во взятке" if ruffed else "старшая карта масти, с которой вышли"
    score = Score(
        total=best + 1, unit="карта", summary=f"Взятку берёт {best + 1}-я карта, {DECK.name(card)}; её хозяин и выходит."
    )
    score.add(f"{DECK.text(card)}: {why}", ("vint.h5", "vint.107") if ruffed else ("vint.h5", "vint.n5a"))
    return score
