"""«Верю? Не верю!»: the sensible player. It sees a View and nothing else; how often it bluffs and believes stands here."""

from __future__ import annotations

from fractions import Fraction

from ...frame.face import Habit
from ...frame.results import Advice
from ...frame.rng import Generator
from ...frame.view import View
from .rules import EACH, KIND_NAMES, SAUSAGE, SHOE, WINS
from .state import Table, cards_of, kind_of, wins

Known = View[Table]
Chance = tuple[int, int]

SHOE_FIRST: Chance = (1, 3)
"""How often the first card of a round is the shoe."""
SHOE_LATER: Chance = (1, 4)
"""How often the shoe is added to a mat that was clean so far."""
ADD_CLEAN: Chance = (1, 4)
"""How often a player with a clean mat and one card on it adds a second one before he challenges."""
BLUFF_CHALLENGE: Chance = (1, 5)
"""How often a player challenges over his own shoe, hoping to be raised."""
BLUFF_RAISE: Chance = (1, 6)
"""How often he raises over his own shoe."""
SOUND_AT = (0.5, 0.45, 0.4, 0.4)
"""The chance of success that a challenge or a raise asks for, with one, two, three, four cards left: who has lost two is careful."""
STOP_WINNER_AT = 0.2
"""The same, when the bidder would win the game by succeeding."""
TRAP = (0.4, 0.8, 1.0, 1.0)
"""How likely the shoe lies on a mat of one, two, three, four cards whose owner has said nothing and still has all his cards."""
MEMORY = 4
"""So many mats weigh as much as what is thought of everybody: what was seen on the mats of a player is set against it."""
TRUST_BIDDER = 0.4
"""How much less likely the shoe lies on the mat of a player who bids."""
DOUBT_PASSED = 1.5
"""How much more likely it lies on the mat of a player who has passed."""
HABITS = (
    Habit("Первой картой раунда кладёт ботинок, если он ещё в руке", Fraction(*SHOE_FIRST), ("veryu.step1",)),
    Habit("На поле одна сосиска: добавляет вторую, вместо того чтобы бросить вызов", Fraction(*ADD_CLEAN), ("veryu.step2.add",)),
    Habit("Не добавил вторую сосиску: подкладывает к первой ботинок", Fraction(*SHOE_LATER), ("veryu.step2.add",)),
    Habit(
        "Не сделал ни того, ни другого: бросает вызов и называет самое большое число, при котором надежда на удачу не ниже",
        Fraction(str(SOUND_AT[-1])), ("veryu.step2.challenge",),
    ),
    Habit("То же, когда осталось две карты", Fraction(str(SOUND_AT[1])), ("veryu.step2.challenge", "veryu.fail.3")),
    Habit("То же, когда осталась одна карта", Fraction(str(SOUND_AT[0])), ("veryu.step2.challenge", "veryu.fail.3")),
    Habit("Блеф: под своим ботинком бросает вызов, называя 1", Fraction(*BLUFF_CHALLENGE), ("veryu.step2.challenge",)),
    Habit(
        "Верит и повышает ставку на единицу, если надежда на удачу не ниже; с двумя картами и с одной — как при вызове",
        Fraction(str(SOUND_AT[-1])), ("veryu.step2.raise",),
    ),
    Habit(
        "То же, когда удача принесла бы назвавшему победу: повышает уже при надежде не ниже",
        Fraction(str(STOP_WINNER_AT)), ("veryu.step2.raise", "veryu.end.1"),
    ),
    Habit(
        "Блеф: под своим ботинком повышает ставку, пока она не больше половины карт на полях",
        Fraction(*BLUFF_RAISE), ("veryu.step2.raise",),
    ),
    Habit("Считает, что среди четырёх карт соперника одна, взятая наугад, — ботинок", Fraction(1, EACH), ("veryu.setup.1",)),
    Habit("Ждёт ловушки: что на поле соперника с одной картой лежит ботинок, считает вероятным на", Fraction(str(TRAP[0])), ("veryu.step3.4",)),
    Habit("То же, когда на поле две карты; с тремя считает, что ботинок там, а потерянные соперником карты убавляют вероятность", Fraction(str(TRAP[1])), ("veryu.step3.4", "veryu.fail.3")),
    Habit(
        "Помнит открытое раньше: увиденный ботинок ищет среди карт, что были тогда у соперника, а каждое увиденное поле меняет мнение о нём на",
        Fraction(1, MEMORY + 1), ("veryu.step3.4", "veryu.fail.1"),
    ),
    Habit("Кто назвал ставку, тому верит: ботинок на его поле вероятен во столько раз от обычного", Fraction(str(TRUST_BIDDER))),
    Habit("Кто спасовал, тому не верит: ботинок на его поле вероятен во столько раз от обычного", Fraction(str(DOUBT_PASSED))),
)  # fmt: skip
"""The figures above in words for the reader."""


def mixed(view: Known) -> Generator:
    """Return the chance by which a hint bluffs and believes as often as the bots do, the same whenever it is asked again."""
    state, seats = view.open, range(view.players)
    kinds = [*held(view), *on_mat(view), *(kind_of(view, card) for card in view.seen("lost", view.seat))]
    figures = [*state.laid, *(cards_of(view, seat) for seat in seats), *(wins(view, seat) for seat in seats)]
    seed = 0
    for part in (view.seat, view.dealer, state.turn, state.bid, *kinds, *figures):
        seed = seed * 31 + part + 1
    return Generator(seed)


def advise(view: Known, random: Generator | None = None) -> Advice:
    """Say what a sensible player does, and why; a hint draws its own chance."""
    random = random or mixed(view)
    match view.phase_name:
        case "placing":
            return _first_card(view, random)
        case "adding":
            return _add_or_challenge(view, random)
        case "bidding":
            return _raise_or_pass(view, random)
        case "attempt":
            return _open(view)
        case "loss":
            return _lose(view, random)
        case "appoint":
            return _appoint(view)
    return Advice("next", "Раунд окончен: начинайте следующий.", ("veryu.round.1",))


def held(view: Known) -> tuple[int, int]:
    """Return how many sausages and shoes are in the hand."""
    kinds = [kind_of(view, card) for card in view.hand]
    return kinds.count(SAUSAGE), kinds.count(SHOE)


def on_mat(view: Known) -> tuple[int, ...]:
    """Return one's own cards on the mat, from the bottom."""
    return tuple(kind_of(view, card) for card in view.seen("mat", view.seat))


def closed_on(view: Known) -> list[int]:
    """Return how many cards are still closed on each mat."""
    closed = list(view.open.laid)
    for owner, _ in view.open.faces:
        closed[owner] -= 1
    return closed


def suspicion(view: Known, seat: int, closed: int) -> float:
    """Return how likely the shoe of a player is among the cards that are still closed on his mat."""
    laid, cards, memory = view.open.laid[seat], cards_of(view, seat), view.open.memory[seat]
    lays = 1.0 if laid == cards else (MEMORY * TRAP[laid - 1] + memory.shoes) / (MEMORY + memory.shoes + memory.clean)
    likely = lays * min(1.0, cards / memory.among)
    if view.open.bids[seat] and not view.open.passed[seat]:
        likely *= TRUST_BIDDER
    elif view.open.passed[seat]:
        likely *= DOUBT_PASSED
    likely = min(likely, 0.95)
    # The cards opened so far were sausages.
    return likely * closed / (laid - likely * (laid - closed))


def best_picks(view: Known) -> list[tuple[int, float]]:
    """Order the closed cards of the others, the least suspicious first: whose, and the chance of no shoe so far."""
    closed = closed_on(view)
    doubts = {seat: suspicion(view, seat, count) for seat, count in enumerate(closed) if count and seat != view.seat}
    taken = dict.fromkeys(doubts, 0)
    picks: list[tuple[int, float]] = []
    chance = 1.0
    while doubts:
        seat = min(doubts, key=lambda one: (doubts[one] * (taken[one] + 1) / closed[one], one))
        part = doubts[seat] / closed[seat]
        chance *= (1 - part * (taken[seat] + 1)) / (1 - part * taken[seat])
        taken[seat] += 1
        picks.append((seat, chance))
        if taken[seat] == closed[seat]:
            del doubts[seat]
    return picks


def chances(view: Known) -> list[float]:
    """Return the chance of success for every bid from 0 to all cards on the mats."""
    mat = on_mat(view)
    if SHOE in mat:
        safe = 0 if view.rules.all_own else mat.count(SAUSAGE)
        return [1.0 if bid <= safe else 0.0 for bid in range(sum(view.open.laid) + 1)]
    return [1.0] * (len(mat) + 1) + [chance for _, chance in best_picks(view)]


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _place(kind: int) -> str:
    return f"place {KIND_NAMES[kind]}"


def _first_card(view: Known, random: Generator) -> Advice:
    sausages, shoes = held(view)
    if shoes and (not sausages or random.chance(*SHOE_FIRST)):
        return Advice(_place(SHOE), "Ботинок на поле — ловушка для того, кто поверит.", ("veryu.step1", "veryu.step3.4"))
    return Advice(_place(SAUSAGE), "С сосиской на поле можно самому бросить вызов.", ("veryu.step1", "veryu.step3.2"))


def sound_at(view: Known) -> float:
    """Return the chance of success that a bid asks for: more where a failure would cost one of the last cards."""
    return SOUND_AT[max(1, min(cards_of(view, view.seat), EACH)) - 1]


def _highest_sound(view: Known, found: list[float]) -> int:
    """Return the highest bid whose chance is good enough for a challenge, 1 where none is."""
    return max((bid for bid, chance in enumerate(found) if bid and chance >= sound_at(view)), default=1)


def _add_or_challenge(view: Known, random: Generator) -> Advice:
    sausages, shoes = held(view)
    mat = on_mat(view)
    clean = SHOE not in mat
    if not sausages and not shoes:
        bid = _highest_sound(view, chances(view))
        return Advice(f"bid {bid}", f"Рука пуста, вызов обязателен: назовите {bid}.", ("veryu.step2.must",))
    if clean:
        if len(mat) < 2 and sausages and random.chance(*ADD_CLEAN):
            return Advice(
                _place(SAUSAGE), "Ещё одна сосиска: свои карты открывать безопасно.", ("veryu.step2.add", "veryu.step3.2")
            )
        if len(mat) < 2 and shoes and random.chance(*SHOE_LATER):
            return Advice(_place(SHOE), "Спрячьте ботинок под носом у соперников.", ("veryu.step2.add", "veryu.step3.4"))
        found = chances(view)
        bid = _highest_sound(view, found)
        text = f"Бросьте вызов: {bid}, надежда на удачу {_percent(found[bid])}."
        return Advice(f"bid {bid}", text, ("veryu.step2.challenge", "veryu.step3.5"))
    if random.chance(*BLUFF_CHALLENGE):
        return Advice("bid 1", "Блеф: на поле ботинок, но вас, скорее всего, перебьют.", ("veryu.step2.challenge",))
    if sausages:
        return Advice(_place(SAUSAGE), "На поле ботинок: тяните время, пусть вызов бросит другой.", ("veryu.step2.add",))
    return Advice("bid 1", "Добавить нечего: назовите меньшее число и ждите, что перебьют.", ("veryu.step2.must",))


def _raise_or_pass(view: Known, random: Generator) -> Advice:
    state = view.open
    higher = state.bid + 1
    can = f"bid {higher}" in view.legal
    chance = chances(view)[higher] if can else 0.0
    danger = wins(view, state.bidder) == WINS - 1
    if can and chance >= (STOP_WINNER_AT if danger else sound_at(view)):
        text = f"Повысьте до {higher}: надежда на удачу {_percent(chance)}."
        return Advice(f"bid {higher}", text, ("veryu.step2.raise",))
    if can and SHOE in on_mat(view) and higher <= sum(state.laid) // 2 and random.chance(*BLUFF_RAISE):
        return Advice(f"bid {higher}", "Блеф: повысьте, чтобы вас перебили.", ("veryu.step2.raise",))
    return Advice("pass", f"Больше {state.bid} открыть трудно: пасуйте.", ("veryu.step2.raise",))


def _open(view: Known) -> Advice:
    own = [action for action in view.legal if action.startswith(f"flip {view.seat + 1}.")]
    if own:
        mat = on_mat(view)
        safe = [one for one in own if mat[int(one.rpartition(".")[2]) - 1] == SAUSAGE]
        return Advice((safe or own)[0], "Сначала свои карты.", ("veryu.step3.2",))
    seat, chance = best_picks(view)[0]
    place = max(one for one in range(view.open.laid[seat]) if (seat, one) not in view.open.faces)
    text = f"Карта игрока {seat + 1} надёжнее других: сосиска с вероятностью {_percent(chance)}."
    return Advice(f"flip {seat + 1}.{place + 1}", text, ("veryu.step3.3",))


def _lose(view: Known, random: Generator) -> Advice:
    takes = [action for action in view.legal if action.startswith("take ")]
    if takes:
        place = random.below(len(takes))
        return Advice(takes[place], "Карты закрыты: все равны.", ("veryu.fail.2",))
    if "drop ботинок" in view.legal:
        return Advice("drop ботинок", "Без ботинка своё поле всегда безопасно.", ("veryu.fail.3", "veryu.step3.2"))
    return Advice("drop сосиска", "Расстаньтесь с сосиской: ботинка у вас нет.", ("veryu.fail.3",))


def _appoint(view: Known) -> Advice:
    named = [int(action.split()[1]) - 1 for action in view.legal if action.startswith("first ")]
    if view.seat in named:
        return Advice(f"first {view.seat + 1}", "Начинайте сами.", ("veryu.fail.6",))
    seat = min(named, key=lambda one: (wins(view, one), one))
    return Advice(f"first {seat + 1}", "Пусть начнёт тот, кто дальше от победы.", ("veryu.fail.6", "veryu.end.1"))
