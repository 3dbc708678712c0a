"""Стуколка: the knock, the exchange of each kind, the play, the pot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...frame.claim import Rest
from ...frame.moves import Kind, Move, Need, Phase, Said, Turn, of_hand
from ...frame.places import TABLE
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import counted, money
from ...kernels.exchange import draw, stock_left
from ...kernels.trick_phase import allowed, deck_of, law_of, left_to_play, play_card, play_phase
from .rules import GOLETS, HAND, OBYAZ, PRIKUP, SHLEIF
from .scoring import left_shared, shared
from .state import M, deal_cards, pot


def kind_of(table: Any) -> str:
    """Return which стуколка is played."""
    return str(table.options["kind"])


def close(match: M, summary: str) -> None:
    """End a deal; after the last one agreed upon the table is cleared."""
    match.end_deal(cleared(match, summary) if match.deals == match.options["deals"] else summary)


def cleared(match: M, summary: str) -> str:
    """Share what still lies on the table, and say so."""
    left = pot(match)
    for seat, part in zip(match.around(match.dealer), left_shared(match.rules, left, match.players), strict=True):
        if part:
            match.sheet.pay("money", TABLE, seat, Item("Остаток на столе", ("stukolka.h5",), part))
    shared_how = "взял сдававший" if match.rules.last_takes else "разделён поровну"
    return f"{summary} Остаток {money(left)} {shared_how}." if left else summary


def stop(turn: Turn) -> None:
    """Rise from the table: the deal that is over was the last."""
    match = turn.match
    match.end_match(cleared(match, "Кончили играть."))


# Before the deal


def begin(match: M) -> None:
    """Let the dealer of a closed trump speak before the deal; else begin with the knock."""
    match.enter("before" if kind_of(match) == SHLEIF else "knock")


def waive(turn: Turn) -> None:
    """Give the closed trump up: it will be turned, and the dealer is free."""
    turn.match.open.waived = True
    turn.match.tell(turn.seat, "{отказывается|отказываетесь} от шлейфа", "stukolka.shleif.refuse")


def dealt(match: M, prompt: Prompt) -> None:
    """Deal when the dealer has spoken."""
    deal_cards(match)
    match.enter("knock")


# The knock


def knock(turn: Turn) -> None:
    """Say that one plays."""
    match = turn.match
    look(turn)
    match.open.knocked.append(turn.seat)
    match.tell(turn.seat, "{стучит|стучите}", "stukolka.6")


def knock_dark(turn: Turn) -> None:
    """Say that one plays without a look at the cards."""
    match = turn.match
    match.open.knocked.append(turn.seat)
    match.open.dark.append(turn.seat)
    match.tell(turn.seat, "{стучит|стучите} втёмную", "stukolka.shleif.dark")


def look(turn: Turn) -> None:
    """Take the cards up."""
    match = turn.match
    match.move_cards(tuple(match.cards["closed"][turn.seat]), ("closed", turn.seat), ("hand", turn.seat))


def look_first(turn: Turn) -> None:
    """Look at the cards and go on."""
    look(turn)
    turn.prompt.again(turn.seat)


def leave(turn: Turn) -> None:
    """Pass and throw the cards in."""
    match = turn.match
    for place in ("hand", "closed"):
        match.move_cards(tuple(match.cards[place][turn.seat]), (place, turn.seat), ("discard", turn.seat))
    match.tell(turn.seat, "пас", "stukolka.prikup.proc")


def golets(turn: Turn) -> None:
    """Buy the one draw there is: the top card is thrown with the turned one, the next three are taken."""
    match = turn.match
    stock = match.cards["stock"][0]
    stock.insert(0, stock.pop())
    old = tuple(turn.hand)
    match.open.golets_by = turn.seat
    match.open.knocked.append(turn.seat)
    if match.rules.golets_replaces:
        match.move_cards(old, ("hand", turn.seat), ("discard", turn.seat))
    draw(match, turn.seat, 3)
    match.tell(turn.seat, "{берёт|берёте} голец", "stukolka.golets.def", "stukolka.golets.deal")
    if not match.rules.golets_replaces:
        match.ask("drop", [turn.seat], count=3, rule="stukolka.golets.deal")


def knocked(match: M, prompt: Prompt) -> None:
    """Go on to the exchange, or end a deal that nobody or one alone wants to play."""
    state = match.open
    state.playing = list(state.knocked)
    if not state.playing and kind_of(match) in (GOLETS, OBYAZ) and match.rules.nobody_stays:
        close(match, "Спасовали все: кон остаётся до следующей сдачи.")
    elif not state.playing:
        rule = "stukolka.h2" if kind_of(match) in (GOLETS, OBYAZ) else "stukolka.prikup.allpass"
        take_pot(match, match.dealer, "Спасовали все", rule)
    elif len(state.playing) == 1 and not (kind_of(match) == SHLEIF and match.options["cut"]):
        alone(match, state.playing[0])
    elif kind_of(match) in (PRIKUP, SHLEIF):
        match.enter("buy")
    else:
        match.enter("play")


def alone(match: M, seat: int) -> None:
    """Let one who plays alone take the table, or leave it for the next deal where the reading says so."""
    bought = kind_of(match) in (PRIKUP, SHLEIF)
    if bought and seat != match.dealer and match.rules.over_cap_stays:
        close(match, "Сдающий вправе был отказаться: кон остаётся до следующей сдачи.")
        return
    rule = "stukolka.h2" if not bought else "stukolka.prikup.allpass" if seat == match.dealer else "stukolka.h3"
    take_pot(match, seat, "Играет один", rule)


def take_pot(match: M, seat: int, why: str, rule: str) -> None:
    """Give everything on the table to one, without play."""
    whole = pot(match)
    match.sheet.pay("money", TABLE, seat, Item(why, (rule,), whole))
    match.tell(seat, f"{{берёт|берёте}} кон без розыгрыша: {money(whole)}", rule)
    close(match, f"{{{seat}}} {{берёт|берёте}} кон без розыгрыша, {money(whole)}")


# The exchange


def begin_buy(match: M) -> None:
    """Ask those who knocked, in turn."""
    playing = [seat for seat in match.open.playing if seat not in match.open.bought]
    match.ask("buy", match.around(match.dealer + 1, playing) or (match.dealer,))


def buy(turn: Turn) -> None:
    """Lay cards off and get as many; one more for who knocked in the dark."""
    match, seat = turn.match, turn.seat
    if match.rules.looks or not turn.values:
        look(turn)
    cards: tuple[int, ...] = turn.cards if turn.values else ()
    match.move_cards(cards, ("hand", seat), ("discard", seat))
    extra = 1 if seat in match.open.dark and cards else 0
    draw(match, seat, len(cards) + min(extra, stock_left(match) - len(cards)))
    _bought(turn, len(cards))


def buy_blind(turn: Turn) -> None:
    """Lay some of the closed cards off unseen and get one more than that."""
    match, seat = turn.match, turn.seat
    count = int(turn.word)
    match.move_cards(tuple(match.cards["closed"][seat][:count]), ("closed", seat), ("discard", seat))
    look(turn)
    draw(match, seat, min(count + 1, stock_left(match)))
    _bought(turn, count)


def _bought(turn: Turn, count: int) -> None:
    match, seat = turn.match, turn.seat
    match.open.bought.append(seat)
    said = f"{{меняет|меняете}} {counted(count, 'карту', 'карты', 'карт')}" if count else "{играет|играете} на своих"
    match.tell(seat, said, "stukolka.prikup.proc", "stukolka.7")
    match.move_cards(tuple(match.cards["shleif"][seat]), ("shleif", seat), ("hand", seat))
    over_hand = len(turn.hand) - match.rules.hand
    if over_hand > 0:
        rule = "stukolka.shleif.dealer" if seat == match.dealer else "stukolka.shleif.dark"
        match.ask("drop", [seat], count=over_hand, rule=rule)


def unseen_cards(match: M, seat: int) -> bool:
    """Tell whether a seat lays off without a look."""
    return bool(match.cards["closed"][seat]) and not match.rules.looks


def drop(turn: Turn) -> None:
    """Throw what is above three cards."""
    match = turn.match
    match.move_cards(turn.cards, ("hand", turn.seat), ("discard", turn.seat))
    match.tell(turn.seat, "{сбрасывает|сбрасываете} лишнее", turn.prompt.about["rule"])


def bought(match: M, prompt: Prompt) -> None:
    """After the exchange those who passed may buy into the play, where that was agreed."""
    passed = [seat for seat in range(match.players) if seat not in match.open.playing]
    if match.options["cut"] and kind_of(match) == SHLEIF and passed:
        match.ask("cut", match.around(match.dealer + 1, passed))
    else:
        begin_tricks(match)


def cut(turn: Turn) -> None:
    """Take four cards, throw one, and play after all."""
    match = turn.match
    drawn = min(HAND + 1, stock_left(match))
    draw(match, turn.seat, drawn)
    match.open.cutters.append(turn.seat)
    match.open.playing.append(turn.seat)
    match.tell(turn.seat, "{покупает|покупаете} в разрез", "stukolka.shleif.cut")
    if drawn > HAND:
        match.ask("drop", [turn.seat], count=1, rule="stukolka.shleif.cut")


def begin_tricks(match: M) -> None:
    """Go on to the play, unless one is alone in it."""
    if len(match.open.playing) == 1:
        alone(match, match.open.playing[0])
    else:
        match.enter("play")


# The play


def first_hand(match: M) -> int:
    """Return who leads first."""
    state = match.open
    if state.golets_by >= 0:
        return int(state.golets_by)
    if state.cutters:
        return int(state.cutters[-1])
    return match.around(match.dealer + 1, state.playing)[0]


def begin_play(match: M) -> None:
    """Let whoever leads first lead."""
    match.ask("play", (first_hand(match),))


def lead_rules(table: Any) -> tuple[str, ...]:
    """Return the rules of who leads first."""
    kind = kind_of(table)
    if kind == GOLETS:
        return ("stukolka.golets.lead",) if table.open.golets_by >= 0 else ("stukolka.golets.lead2",)
    if kind == SHLEIF:
        return ("stukolka.shleif.cut",) if table.open.cutters else ("stukolka.shleif.play",)
    return ("stukolka.obyaz.adv2",) if kind == OBYAZ else ("stukolka.prikup.lead",)


def due_lead(match: M, seat: int) -> tuple[int, str] | None:
    """Return the card that one is bound to lead and the rule that binds, None where the lead is free."""
    state, deck = match.open, deck_of(match)
    if match.cards["trick"][0]:
        return None
    hand = match.cards["hand"][seat]
    ace, king, queen = (deck.card(deck.suits[state.trump] + rank) for rank in "ТКД")
    if match.rules.queen_after_king and state.won_with == deck.text(king) and queen in hand and state.led[-1:] == [seat]:
        return queen, "stukolka.8"
    if seat in state.led or (state.trick_no > 1 and not match.rules.own_lead):
        return None
    rule = "stukolka.8" if state.trick_no == 1 else "stukolka.9"
    if ace in hand:
        return ace, rule
    return (king, rule) if king in hand and queen in hand else None


def may_play(match: M, seat: int) -> int:
    """Return the mask of cards that a seat may play."""
    due = due_lead(match, seat)
    return 1 << due[0] if due is not None else allowed(match, seat)


def rest_of(match: M) -> Rest | None:
    """Return the tricks that are left to claim: once nothing binds the leads of the one to move any more."""
    seat, state, deck = match.to_move, match.open, deck_of(match)
    if seat is None or state.trump < 0:
        return None
    hand = match.cards["hand"][seat]
    ace, king, queen = (deck.card(deck.suits[state.trump] + rank) in hand for rank in "ТКД")
    bound = ace or king and queen if seat not in state.led else match.rules.queen_after_king and king and queen
    return None if bound or due_lead(match, seat) is not None else left_to_play(match)


def play(turn: Turn) -> None:
    """Lay a card; note who led and what took the trick."""
    match, state = turn.match, turn.match.open
    if not match.cards["trick"][0]:
        state.led.append(turn.seat)
    before = len(state.taken)
    play_card(turn)
    if len(state.taken) > before:
        cards = state.taken[-1][1]
        state.won_with = deck_of(match).text(cards[law_of(match).best(cards)])
        state.trick_no += 1


def card_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match = turn.match
    if match.cards["trick"][0]:
        return "Можно: карта перебита или перебить нечем.", ("stukolka.11", "stukolka.12", "stukolka.13")
    if due_lead(match, turn.seat) is not None:
        return "Можно: с этой карты и обязаны выйти.", ("stukolka.8",)
    deck = deck_of(match)
    pair = {deck.suits[match.open.trump] + rank for rank in "КД"}
    if match.open.won_with in pair and any(deck.text(card) in pair for card in turn.hand):
        return "Можно: взято королём или дамой, другая свободна.", ("stukolka.10",)
    return "Можно: выход ваш.", ("stukolka.2",) if match.open.taken else lead_rules(match)


def played(match: M, prompt: Prompt) -> None:
    """Share the table by tricks; who played and took nothing puts as much again."""
    whole = pot(match)
    state = match.open
    seats = match.around(match.dealer + 1, state.playing)
    remised = 0
    for seat, item in zip(seats, shared(whole, [state.tricks[seat] for seat in seats]), strict=True):
        if (item.amount or 0) < 0:
            remised += 1
            match.sheet.pay("money", seat, TABLE, replace(item, amount=whole))
            match.tell(seat, f"{{ставит|ставите}} ремиз {money(whole)}", "stukolka.19")
        else:
            match.sheet.pay("money", TABLE, seat, item)
    close(match, f"Кон {money(whole)} разделён; ремизов {remised}.")


def pass_why(turn: Turn) -> Said:
    """Say by which rule one may pass."""
    match = turn.match
    if turn.seat == match.dealer and kind_of(match) == GOLETS:
        return "Можно: сдающий играть не обязан.", ("stukolka.golets.dealer",)
    if kind_of(match) == OBYAZ:
        return "Можно: разыгрывают ремиз, играть не обязан никто.", ("stukolka.obyaz.first",)
    if turn.seat == match.dealer and match.open.waived:
        return "Можно: от шлейфа отказались до сдачи.", ("stukolka.shleif.refuse",)
    return "Можно: играть не обязательно.", ("stukolka.prikup.proc",)


def knock_status(view: Any) -> str:
    """Say what is asked of the one whose word it is; who may not pass is not told that he may."""
    free = any(offer.move.verb == "pass" for offer in view.offers)
    return "Стучите, если играете, или пасуйте." if free else "Пасовать вам нельзя: стучите."


_PLAY = play_phase(card_why, begin_play, played, (), may_play)
SOME = (Need(Kind.CARDS, of_hand, 1, lambda match, seat: min(stock_left(match), 3), label="Какие карты сменить"),)
WAIVE = Move("waive", "Отказаться от шлейфа", ("Можно: карты ещё не сданы. Козырь придётся открыть.", ("stukolka.shleif.refuse",)), waive,
             turn=("Сейчас этого сделать нельзя", ("stukolka.shleif.refuse",)))  # fmt: skip
CUT_DECK = Move("cut", "Снять колоду", ("Можно: снимает сосед справа.", ("stukolka.4",)),
                needs=(Need(Kind.WORD, lambda match, seat: ("deck",)),), turn=("Сейчас этого сделать нельзя", ("stukolka.4",)))  # fmt: skip

PHASES = {
    "begin": Phase("начало", (), begin=begin),
    "before": Phase(
        "до сдачи",
        (Move("begin", "Сдавать", ("Можно: шлейф остаётся.", ("stukolka.shleif.dealer",))), WAIVE, CUT_DECK),
        ("stukolka.shleif.refuse",), begin=lambda match: match.ask("before", [match.dealer]), after=dealt,
        status=lambda view: "Сдавайте со шлейфом или откажитесь от него: после сдачи будет поздно.",
    ),
    "knock": Phase(
        "объявления",
        (
            Move("knock", "Стучу", ("Можно: кто хочет играть, стучит.", ("stukolka.6",)), knock),
            Move("golets", "Беру голец", ("Можно: голец свободен.", ("stukolka.golets.def", "stukolka.golets.deal")), golets),
            Move("dark", "Стучу втёмную", ("Можно: по уговору стучат и не глядя.", ("stukolka.shleif.dark",)), knock_dark),
            Move("look", "Посмотреть карты", ("Можно: смотрят, прежде чем решить.", ("stukolka.6",)), look_first),
            Move("pass", "Пас", pass_why, leave),
            WAIVE,
            Move("discard", "Сбросить", ("Можно.", ("stukolka.6",)), needs=(Need(Kind.CARDS, of_hand),), never=True),
        ),
        ("stukolka.6",), after=knocked, status=knock_status,
    ),
    "buy": Phase(
        "покупка",
        (
            Move("buy", "Сменить карты", ("Можно: дают столько, сколько снесено.", ("stukolka.prikup.any", "stukolka.7")), buy, SOME),
            Move("blind", "Сменить не глядя: {}", ("Можно: не глядя.", ("stukolka.shleif.dark",)), buy_blind,
                 (Need(Kind.NUMBER, lambda match, seat: range(1, 1 + min(3, stock_left(match)))),)),
            Move("stay", "На своих", ("Можно: покупать не обязательно.", ("stukolka.prikup.any",)), buy),
            Move("draw", "Взять {}", ("Можно.", ("stukolka.7",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 4)),), never=True),
            Move("cut", "Купить в разрез", ("Можно.", ("stukolka.shleif.cut",)), never=True, turn=("Сейчас этого сделать нельзя", ("stukolka.shleif.cut",))),
        ),
        ("stukolka.prikup.proc",), begin=begin_buy, after=bought,
        status=lambda view: "Снесите лишнее и получите столько же или играйте на своих.",
    ),
    "drop": Phase(
        "сброс",
        (Move("drop", "Сбросить", lambda turn: ("Можно: лишнее сбрасывают.", (turn.prompt.about["rule"],)), drop,
              (Need(Kind.CARDS, of_hand, 1, lambda match, seat: match.stack[-1].about.get("count", 1), label="Какие карты сбросить"),)),),
        ("stukolka.5",), begin=lambda match: match.ask("drop", [match.dealer], count=1, rule="stukolka.shleif.dealer"),
        status=lambda view: f"Сбросьте лишнее: {counted(view.about.get('count', 1), 'карту', 'карты', 'карт')}.",
    ),
    "cut": Phase(
        "разрез",
        (
            Move("cut", "Купить в разрез", ("Можно: все уже прикупили.", ("stukolka.shleif.cut",)), cut),
            Move("no", "Не покупать", ("Можно: разрез — право.", ("stukolka.shleif.cut",))),
        ),
        ("stukolka.shleif.cut",), after=lambda match, prompt: begin_tricks(match),
        status=lambda view: "Купите в разрез четыре карты (одну сбросите) или оставайтесь в стороне.",
    ),
    "play": replace(_PLAY, moves=(replace(_PLAY.moves[0], do=play),), turn=lead_rules),
    "over": over(
        "Можно: сдают по очереди.", "stukolka.3",
        beside=(Move("stop", "Встать", ("Можно: кончают после любой сдачи.", ("stukolka.h5",)), stop, by_people=True),),
    ),
}  # fmt: skip
