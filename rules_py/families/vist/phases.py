"""The family of вист: the deal, play, the choice after a revoke, the end of a deal, of a game and of a rubber."""

from __future__ import annotations

from dataclasses import replace

from ...frame.moves import Bar, Kind, Move, Need, Phase, Turn
from ...frame.prompts import Mode, Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import number
from ...frame.sheet import summed
from .irregularities import handed_over
from .mistakes import CHOICES, ERROR_BARS, ERRORS
from .play import PLAY_BARS, errs, play_phase
from .rubber import bonus_items, lines_of, netted, side_tricks, write
from .seats import M, from_seat, members, opponent_of, player_of, side_of
from .sheet import Entry, each_wins

# The deal and its mistakes


def begin_dealing(match: M) -> None:
    """Deal; where mistakes happen the dealer may make one."""
    if errs(match):
        ask_dealer(match)
    else:
        match.rules.deal_out(match)
        match.enter(match.rules.then)


def ask_dealer(match: M) -> None:
    """Ask the dealer; where people act out of turn the others may deal in his place, or touch their cards."""
    others = [seat for seat in from_seat(match, match.dealer)[1:] if seat not in match.open.dummies]
    if match.options["mistakes"] == "все":
        match.ask("dealing", (*others, match.dealer), Mode.ANYONE)
    else:
        match.ask("dealing", [match.dealer])


def deal(turn: Turn) -> None:
    """Deal as one should."""
    turn.match.rules.deal_out(turn.match)


def spoil(turn: Turn) -> None:
    """Make a mistake at the deal: it is dealt again, by the same or by the next."""
    match = turn.match
    text, cite, passes = {
        "peek": ("{видит|видите} последнюю карту до срока", "vist.10", True),
        "slip": ("{ошибается|ошибаетесь} в раздаче", "vist.66", True),
        "expose": ("{открывает|открываете} карту при сдаче", "vist.12", match.rules.opened_passes),
    }[turn.verb]
    match.tell(turn.seat, text, cite)
    if passes:
        people = [seat for seat in from_seat(match, match.dealer)[1:] if seat not in match.open.dummies]
        match.dealer = people[0]
        match.tell(match.dealer, "{сдаёт|сдаёте} вместо него", cite, "vist.66")
    stock = match.cards["stock"][0]
    stock[:] = match.shuffle("cards", sorted(stock))
    turn.prompt.seats = ()
    ask_dealer(match)


def gather(turn: Turn) -> None:
    """Touch the cards while they are dealt: nobody may, and no fine is named."""
    turn.match.tell(turn.seat, "{собирает|собираете} карты при сдаче: так нельзя, наказания нет", "vist.11")


def usurp(turn: Turn) -> None:
    """Begin to deal out of turn: the rightful dealer may stop it before the trump is turned."""
    match = turn.match
    match.tell(turn.seat, "{сдаёт|сдаёте} не в очередь", "vist.13")
    match.ask("usurped", [match.dealer], by=turn.seat)


def stop_deal(turn: Turn) -> None:
    """Take the pack back: the cards are mixed and the one whose turn it is deals."""
    stock = turn.match.cards["stock"][0]
    stock[:] = turn.match.shuffle("cards", sorted(stock))
    turn.match.tell(turn.seat, "{останавливает|останавливаете} сдачу: козырь ещё не открыт", "vist.13", "vist.65")


def let_deal(turn: Turn) -> None:
    """Say nothing: the trump is turned and the deal stands."""
    match = turn.match
    match.dealer = turn.prompt.about["by"]
    match.rules.deal_out(match)
    match.tell(match.dealer, "{сдал|сдали} не в очередь, но козырь открыт: сдача действительна", "vist.13")
    next(prompt for prompt in reversed(match.stack) if prompt.phase == "dealing").seats = ()


def dealt(match: M, prompt: Prompt) -> None:
    """Begin to play when the cards lie there."""
    if not match.cards["stock"][0]:
        match.enter(match.rules.then)


# Play and its end


def played(match: M, prompt: Prompt) -> None:
    """Ask what is taken for revokes, one after another, then write the deal."""
    if match.open.revokes:
        place, _ = match.open.revokes[0]
        chooser = player_of(match, place) if match.rules.offender_chooses else opponent_of(match, place)
        match.ask("revoke", [chooser], place=place)
    else:
        end_deal(match)


def choose_penalty(turn: Turn) -> None:
    """Take points or tricks for a revoke."""
    match, state = turn.match, turn.match.open
    place, asked = state.revokes.pop(0)
    side = side_of(match, place)
    if turn.verb == "points":
        state.fined.append((place, asked))
        state.costs.append((place, asked, match.rules.revoke_points))
        match.tell(turn.seat, f"{{берёт|берёте}} за ренонс {match.rules.revoke_points} пуан", "vist.18")
        return
    count = handed_over(side_tricks(match, side), match.rules.revoke_tricks)
    before = _standing(match, side)
    state.taken_over[1 - side] += count
    state.costs.append((place, asked, before - _standing(match, side)))
    match.tell(turn.seat, f"{{берёт|берёте}} за ренонс взятки: {count}", "vist.18")


def _standing(match: M, side: int) -> int:
    """Return by how much a side writes more than the other for the deal as it is now."""
    rules = match.rules
    mine, other = (
        summed(below) + summed(above) for below, above in (lines_of(rules, rules.facts(match, one)) for one in (side, 1 - side))
    )
    return int(mine - other)


def end_deal(match: M) -> None:
    """Write the deal of both sides; close the game and the rubber where they are won."""
    state, rules = match.open, match.rules
    sums = [0, 0]
    for side in (0, 1):
        below, above = lines_of(rules, rules.facts(match, side))
        sums[side] = _enter(match, side, below, above)
    chalk = state.chalk
    winner = next((side for side, below in enumerate(chalk.sums_below()) if below >= rules.game), None)
    if winner is not None:
        chalk.games[winner] += 1
        sums[winner] += _enter(match, winner, [], bonus_items(rules, chalk.games[winner]))
    share(match, sums[0] - sums[1])
    _personal(match)
    seats = [",".join(map(str, members(match, side))) for side in (0, 1)]
    others = ["противникам" if "," in side else "противнику" for side in seats]
    text = ", ".join(
        f"{{{seats[side]}?вам|{others[side]}|{name}}} {number(sums[side])}" for side, name in enumerate(("первым", "вторым"))
    )
    if winner is None:
        match.end_deal(f"Записано за сдачу: {text}.")
        return
    won = f"{{{seats[winner]}?вами|противниками|{('первыми', 'вторыми')[winner]}}}"
    close_game(match, winner)
    if chalk.games[winner] < rules.games:
        match.end_deal(f"Партия за {won}. Записано {text}.")
        return
    state.rubber_over = True
    state.rubber += 1
    rest = ", ".join(
        f"{{{seats[side]}?у вас|у противников|у {name}}} {number(state.record[side])}"
        for side, name in enumerate(("первых", "вторых"))
    )
    said = f"Роббер за {won}: остаток {rest}."
    for seat in members(match, winner):
        match.tell(seat, "{кончает|кончаете} роббер", "vist.71")
    if state.rubber >= match.options["rubbers"]:
        match.end_match(said)
    else:
        match.end_deal(said)


def _enter(match: M, side: int, below: list[Item], above: list[Item]) -> int:
    """Write figures below and above the line and return their sum."""
    for account, items in (("below", below), ("above", above)):
        write(match, account, side, *items)
        for item in items:
            entry = Entry(match.number, item.amount or 0, item.text, match.game.cite(item.cites))
            match.open.chalk.enter(side, entry, account == "below")
    return summed(below) + summed(above)


def close_game(match: M, winner: int) -> None:
    """Take the smaller sum of a game from the larger; the next game begins from nothing, or with what was too much."""
    state, rules, chalk = match.open, match.rules, match.open.chalk
    bonus = summed(bonus_items(rules, chalk.games[winner]))
    below = chalk.sums_below()
    totals = [below[side] + chalk.sum_above(side) - (bonus if side == winner else 0) for side in (0, 1)]
    left = netted(rules, (totals[0], totals[1]), winner, bonus)
    cites = match.game.cite(("vist.77", "vist.78"))
    for side in (0, 1):
        state.record[side] += left[side]
        rest = Entry(match.number, left[side], "Остаток партии", cites, rest=True)
        chalk.above[side] = [one if one.rest else replace(one, struck=True) for one in chalk.above[side]]
        (chalk.below if side == winner else chalk.above)[side].append(rest)
    chalk.close_game((0, 1))
    over = below[winner] - rules.game if rules.surplus else 0
    if over:
        chalk.enter(winner, Entry(match.number, over, "Излишек прошлой партии", match.game.cite(("vist.74",))), True)


def share(match: M, difference: int) -> None:
    """Let everybody win or lose the difference of the records; one who plays with a dummy meets two."""
    people = [members(match, side) for side in (0, 1)]
    for side, amount in enumerate(each_wins(difference, (len(people[0]), len(people[1])))):
        for seat in people[side]:
            match.sheet.write("score", seat, Item("Разница записей", ("vist.78",), amount))


def _personal(match: M) -> None:
    """Let one whose partner had asked pay for his revoke alone."""
    if not match.rules.personal:
        return
    for place, asked, cost in match.open.costs:
        mates = [seat for seat in members(match, side_of(match, place)) if seat != place]
        if asked and mates and cost:
            match.sheet.pay("score", place, mates[0], Item("Ренонс: партнёр спрашивал", ("vist.20",), cost))


def _few(turn: Turn) -> bool:
    match = turn.match
    side = side_of(match, match.open.revokes[0][0])
    return side_tricks(match, side) < (1 if match.rules.few_tricks else match.rules.revoke_tricks)


def _position_moves() -> tuple[Move, ...]:
    return (
        Move("deal", "Сдавать", ("Можно: сдают по одной карте, начиная с соседа слева.", ("vist.8", "vist.64"))),
        Move(
            "look",
            "Смотреть карты",
            ("Можно: сдача кончена.", ("vist.11",)),
            needs=(Need(Kind.WORD, lambda match, seat: ("hand",)),),
        ),
        Move("redeal", "Пересдать", ("Можно: карта открылась до козыря, пересдача обязательна.", ("vist.12",))),
    )


BARS = (
    *PLAY_BARS,
    *ERROR_BARS,
    Bar("deal", ("vist.10",), "Сдающий видел последнюю карту до срока: сдавать он не вправе", lambda turn: turn.match.open.dealer_saw_last, "deal"),
    Bar("deal", ("vist.12",), "Карта открылась: сдают заново", lambda turn: turn.match.open.opened and not turn.match.open.trump_shown, "deal"),
    Bar("look", ("vist.11",), "Пока сдают, карт не смотрят и не собирают", lambda turn: not turn.match.open.trump_shown, "deal"),
    Bar("redeal", ("vist.13",), "Козырь открыт: сдача не в очередь действительна", lambda turn: turn.match.open.wrong_dealer and turn.match.open.trump_shown, "deal"),
    Bar("redeal", ("vist.12",), "Пересдавать не из-за чего", lambda turn: not (turn.match.open.opened or turn.match.open.wrong_dealer) or turn.match.open.trump_shown, "deal"),
    *(Bar(verb, ("vist.65",), "Сдаёт другой", lambda turn: turn.seat != turn.match.dealer, "dealing", quiet=True)
      for verb in ("deal", "peek", "expose", "slip")),
    *(Bar(verb, ("vist.65",), "Сдавать вам", lambda turn: turn.seat == turn.match.dealer, "dealing", quiet=True)
      for verb in ("usurp", "gather")),
    Bar("demand", ("vist.18",), "Взятка закрыта: это уже ренонс", lambda turn: turn.match.open.trick_closed, "mend"),
    Bar("tricks", ("vist.18",), "Трёх взяток у виновных нет: берут пять пуан", _few),
    Bar("demand", ("vist.21",), "Ход был не за его партнёром: масти не называют",
        lambda turn: turn.match.rules.bound_now and not turn.match.rules.bound_is_due and _not_his_lead(turn), "ahead"),
)  # fmt: skip


def _not_his_lead(turn: Turn) -> bool:
    match = turn.match
    play = next(prompt for prompt in match.stack if prompt.phase == "play")
    offender = turn.prompt.about["place"]
    return bool(from_seat(match, offender)[2] != play.about["place"])


def _error(verb: str, label: str, rule: str) -> Move:
    return Move(verb, label, ("За этим столом бывает и так.", (rule,)), spoil, hint="Ошибка: карты сдадут заново.")


PHASES: dict[str, Phase] = {
    "dealing": Phase("раздача", (
        Move("deal", "Сдать", ("Можно: сдают по одной карте, последнюю открывают.", ("vist.8", "vist.9")), deal),
        _error("peek", "Увидеть последнюю карту", "vist.10"),
        _error("expose", "Открыть карту", "vist.12"),
        _error("slip", "Ошибиться в раздаче", "vist.66"),
        Move("usurp", "Сдать не в очередь", ("За этим столом бывает и так.", ("vist.13",)), usurp,
             hint="Ошибка: пока козырь не открыт, сдачу остановят."),
        Move("gather", "Собирать карты при сдаче", ("За этим столом бывает и так.", ("vist.11",)), gather,
             hint="Так нельзя; наказания книга не называет."),
    ), ("vist.65",), begin_dealing, dealt, lambda view: "Сдавать вам." if view.seat == view.dealer else "Сдаёт другой."),
    "usurped": Phase("сдача не в очередь", (
        Move("stop", "Остановить сдачу", ("Можно: козырь ещё не открыт, сдаёт тот, чья очередь.", ("vist.13", "vist.65")), stop_deal),
        Move("let", "Промолчать", ("Можно: как только козырь открыт, сдача действительна.", ("vist.13",)), let_deal),
    ), ("vist.13",), status=lambda view: "Сдают вместо вас. Остановите, пока козырь не открыт."),
    "deal": Phase("сдача", _position_moves(), ("vist.65",), lambda match: match.ask("deal", [match.dealer]), set_up_only=True),
    "play": play_phase(played, *ERRORS),
    **CHOICES,
    "revoke": Phase("штраф за ренонс", (
        Move("points", "Взять пять пуан", ("Можно: за ренонс пишут пять пуан.", ("vist.18",)), choose_penalty),
        Move("tricks", "Взять три взятки", ("Можно: за ренонс берут взятки.", ("vist.18",)), choose_penalty),
    ), ("vist.18",), after=played, status=lambda view: "Ренонс. Пять пуан или три взятки?"),
    "over": over("Можно: сдают все по очереди.", "vist.65"),
}  # fmt: skip
