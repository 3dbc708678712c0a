"""Нормандский пикет: what a player's deal comes to among three, the agreed figure, who leaves and who pays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ...families.piket import LINES, Counted, M, pay
from ...families.piket import count as count_deal
from ...families.piket.aloud import Voice
from ...families.piket.record import written
from ...families.piket.scoring import facts_of, tricks_silent
from ...families.piket.state import first_of
from ...frame.errors import InputError
from ...frame.facts import Count, Line, flag, number, numbers
from ...frame.results import Item, Score
from ...frame.russian import points as in_points
from ...frame.sheet import summed


@dataclass(frozen=True, kw_only=True)
class NormCounted(Counted):
    """What one player's deal came to among three: the леза goes by what the other two took."""

    most: bool = flag("Взяток больше, чем у каждого из двоих")
    shared: bool = flag("Наибольшее число взяток поровну с другим")


def has_leza(rules: Any, facts: NormCounted) -> bool:
    """Tell whether nobody took more tricks; where two took most, the reading decides."""
    return bool(facts.most or (facts.shared and rules.leza_shared))


def shared_line(rules: Any, facts: NormCounted) -> int | None:
    """Say that a most which two have is no леза."""
    return 0 if facts.shared and not rules.leza_shared and not tricks_silent(rules, facts) else None


OWN_CITES = {"piket.40": "piket-norm.9", "piket.38": "piket-norm.10", "piket.19b": "piket-norm.8", "piket.19d": "piket-norm.8"}
NORM_LINES = (
    *(replace(line, cites=tuple(OWN_CITES.get(cite, cite) for cite in line.cites)) for line in LINES),
    Line(("piket-norm.9",), "Больше всех взяток у двоих поровну: лезы нет", shared_line),
)


def came_to(speaks: Voice, seat: int, last: int) -> Counted:
    """Return what a player's deal came to among three."""
    state = speaks.state
    mine, others = state.tricks[seat], max(state.tricks[other] for other in state.playing if other != seat)
    return facts_of(speaks, seat, last, NormCounted, most=mine > others, shared=mine == others > 0)


def korolik_entry(rules: Any, sums: dict[int, int]) -> tuple[int, Item] | None:
    """Return who writes a королик among three and what: what he has over the second, with a hundred, rounded."""
    order = sorted(sums, key=lambda seat: sums[seat], reverse=True)
    over = sums[order[0]] - sums[order[1]]
    if not over:
        return None
    entry = written(rules, over, rules.hundred)
    text = f"Королик: {over} над вторым и {rules.hundred}, круглым числом {entry}"
    return order[0], Item(text, ("piket-norm.12", "piket.46d", "piket.46e"), entry)


def close_game(match: M) -> None:
    """Write the counts, let those leave who have reached the figure, and let the last pay."""
    state, rules = match.open, match.rules
    counts = {seat: state.count[seat] for seat in state.playing}
    state.games = [*state.games, 1]
    if not rules.by_koroliki:
        for seat, gained in counts.items():
            match.sheet.write("score", seat, Item("Счёт игры", ("piket-norm.6", "piket-norm.11a"), gained))
    else:
        for seat, gained in counts.items():
            match.sheet.write("korolik", seat, Item("Счёт игры королика", ("piket-norm.12",), gained))
        if len(state.games) % rules.korolik == 0:
            _close_korolik(match)
    first = first_of(match)
    summary = "Насчитано: " + ", ".join(
        f"{{{seat}?у вас|у игрока {seat + 1}|у игрока {seat + 1}}} — {counts[seat]}"
        for seat in match.around(first, state.playing)
    )
    leave(match, f"{summary}.")


def _close_korolik(match: M) -> None:
    """Write the королик at the side where the figure is reached by королики."""
    playing = match.open.playing
    found = korolik_entry(match.rules, {seat: match.sheet.total("korolik", seat) for seat in playing})
    for seat in playing:
        spent = match.sheet.total("korolik", seat)
        match.sheet.write("korolik", seat, Item("Королик окончен", ("piket-norm.12",), -spent))
    if found is not None:
        match.sheet.write("score", found[0], found[1])
        match.tell(found[0], f"{{пишет|пишете}} за королик {found[1].amount}", *found[1].cites)


def in_order(scores: dict[int, int], target: int) -> list[int]:
    """Return who has reached the figure, the most first."""
    return sorted((who for who, score in scores.items() if score >= target), key=lambda who: scores[who], reverse=True)


def leave(match: M, summary: str) -> None:
    """Let out whoever has reached the figure; when one is left, he pays both."""
    state, target = match.open, int(match.options["target"])
    done = in_order({seat: _score(match, seat) for seat in state.playing}, target)
    if not match.rules.all_leave:
        done = done[:1]
    staying = [seat for seat in state.playing if seat not in done]
    if not staying:
        staying = [done.pop()]
    for seat in done:
        state.out = [*state.out, seat]
        match.tell(seat, f"{{дошёл|дошли}} до {target} и {{выходит|выходите}}", "piket-norm.11b")
    if len(staying) > 1:
        match.end_deal(summary)
        return
    (last,) = staying
    short = max(target - _score(match, last), 0)
    for winner in state.out:
        match.sheet.pay(
            "loss", last, winner, Item("Недобранное до числа — каждому", ("piket-norm.11b", "piket-norm.h2"), short)
        )
        pay(match, last, winner, short)
    match.tell(
        last,
        f"{{остаётся|остаётесь}} последним и {{проигрывает|проигрываете}} обоим по {short}",
        "piket-norm.11b",
        "piket-norm.h2",
    )
    match.end_match(
        f"{summary} Партия окончена: {{{last}}} {{остался последним и платит|остались последним и платите}} каждому {in_points(short)}."
    )


def _score(match: M, seat: int) -> int:
    return match.sheet.total("score", seat)


def next_dealer(match: M) -> int:
    """Let the next in turn deal, of those who still play."""
    still = [seat for seat in range(match.players) if seat not in match.open.out]
    return match.around(match.dealer + 1, still)[0]


@dataclass(frozen=True, kw_only=True)
class Scores:
    """The counts of three who play to a figure."""

    scores: tuple[int, ...] = numbers("Набрано каждым", 0, 1000, (112, 104, 63), count=3)
    target: int = number("До какого числа играют", 100, 200, 100, step=50)


@dataclass(frozen=True, kw_only=True)
class TwoGames:
    """What three counted in the two games of a королик."""

    game_1: tuple[int, ...] = numbers("Первая игра", 0, 400, (34, 20, 11), count=3)
    game_2: tuple[int, ...] = numbers("Вторая игра", 0, 400, (15, 48, 9), count=3)


def last_pays(rules: Any, facts: Scores) -> Score:
    """Say who has left, who is the last, what he pays."""
    score = Score(unit="очков", sides={f"игрок {place}": 0 for place in (1, 2, 3)})
    done = in_order(dict(enumerate(facts.scores)), facts.target)
    out = done if rules.all_leave else done[:1]
    for place in out:
        score.add(f"Игрок {place + 1} дошёл до {facts.target} и выходит", "piket-norm.11b")
    if len(out) < 2:
        score.total, score.summary = (
            0,
            "Партия не кончена: двое играют дальше." if out else "До числа не дошёл никто: играют втроём.",
        )
        score.add("Остальные играют дальше", "piket-norm.11b" if not out else "piket-norm.h1")
        return score
    last = next((place for place in range(3) if place not in out), out[-1])
    short = max(facts.target - facts.scores[last], 0)
    for place in range(3):
        if place != last:
            score.add(f"Недобрано до {facts.target}", ("piket-norm.11b", "piket-norm.h2"), short, f"игрок {place + 1}")
            score.sides[f"игрок {place + 1}"] += short
            score.sides[f"игрок {last + 1}"] -= short
    score.total = 2 * short
    score.summary = f"Последний — игрок {last + 1}: он платит каждому по {short}."
    return score


def korolik(rules: Any, facts: TwoGames) -> Score:
    """Say what two games bring towards the figure."""
    sums = {place: facts.game_1[place] + facts.game_2[place] for place in range(3)}
    score = Score(unit="очков", sides={f"игрок {place + 1}": 0 for place in sums})
    if not rules.by_koroliki:
        for place, gained in sums.items():
            score.add("Две игры", ("piket-norm.12", "piket-norm.11a"), gained, f"игрок {place + 1}")
            score.sides[f"игрок {place + 1}"] = gained
        score.total, score.summary = sum(sums.values()), "К числу каждый прибавляет свой счёт двух игр."
        return score
    found = korolik_entry(rules, sums)
    if found is None:
        score.add("Двое впереди поровну: королика не пишет никто", ("piket-norm.12", "piket.46d"), 0)
        score.total, score.summary = 0, "Королик никому."
        return score
    place, item = found
    score.add(item.text, item.cites, item.amount, f"игрок {place + 1}")
    score.sides[f"игрок {place + 1}"] = summed([item])
    score.total, score.summary = item.amount, f"Пишет игрок {place + 1}: {item.amount}."
    return score


def count(rules: Any, facts: NormCounted) -> Score:
    """Count a player's whole deal among three."""
    if facts.most and facts.shared:
        raise InputError("Наибольшее число взяток: либо одно, либо поровну", "shared")
    return count_deal(rules, facts)


OWN_COUNTS = (
    Count("count", "Счёт игрока за игру", NormCounted, count, ("piket-norm.8", "piket-norm.9", "piket-norm.10", "piket.31", "piket.39"),
          words=("двадцать на руках", "леза у троих", "капот двадцать")),
    Count("last", "Кто последний и сколько платит", Scores, last_pays, ("piket-norm.11a", "piket-norm.11b", "piket-norm.h2"), kind="settlement",
          words=("кто проиграл", "дошёл до ста", "двое дошли вместе")),
    Count("korolik", "Что дают две игры", TwoGames, korolik, ("piket-norm.12",), kind="settlement", words=("королик втроём",)),
)  # fmt: skip
