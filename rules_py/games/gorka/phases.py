"""Горка: blind stakes, cards turned up, vying, the end."""

from __future__ import annotations

from ...frame.cards import Deck
from ...frame.moves import Kind, Move, Need, Phase, Said, Turn, of_hand
from ...frame.places import TABLE, written
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import money
from ...kernels.vying import even, lay_stake, leave, next_to_speak, owed, pot
from .combos import NOTHING, Combo, best, compared, said
from .rules import MOST_RAISE, OPEN, RAISES
from .state import M, closed, first_cards, second_cards

# Before the deal


def begin_blind(match: M) -> None:
    """Ask the dealer's left neighbour whether he adds before the deal; if he does, all the others after him."""
    seats = match.around(match.dealer + 1)
    match.ask("blind", seats if match.open.blinds else seats[:1])


def to_beat(match: M) -> int:
    """Return the sum that one who adds before the deal has to exceed."""
    blinds = list(match.open.blinds.values())
    return (max(blinds) if match.rules.over_highest else blinds[0]) if blinds else 0


def blind(turn: Turn) -> None:
    """Add to the stake before the deal; then all the others may outbid it."""
    match, seat = turn.match, turn.seat
    first = not match.open.blinds
    rule = "gorka.10" if first else "gorka.11"
    match.sheet.pay("money", seat, TABLE, Item("Ставка втёмную", (rule,), turn.word))
    match.open.blinds[seat] = turn.word
    verb = "{ставит|ставите} втёмную" if first else "{перетемняет|перетемняете}:"
    match.tell(seat, f"{verb} {money(turn.word)}", rule)
    if first:
        turn.prompt.seats = match.around(seat + 1)[:-1]


def blinds_done(match: M, prompt: Prompt) -> None:
    """Deal the first two cards, ask who turns any up."""
    first_cards(match)
    match.enter("first")


# Cards turned up


def begin_first(match: M) -> None:
    """Ask all but the dealer and those whose cards stay closed."""
    match.ask("first", [seat for seat in match.around(match.dealer + 1)[:-1] if not closed(match, seat)])


def turn_up(turn: Turn) -> None:
    """Turn one's own cards up."""
    match = turn.match
    match.move_cards(turn.cards, ("hand", turn.seat), ("shown", turn.seat))
    rule = ("gorka.13",) if turn.seat == match.dealer else ("gorka.8",) if len(turn.cards) == OPEN else ("gorka.9",)
    match.tell(turn.seat, f"{{вскрывает|вскрываете}} {written(match.packs['cards'], turn.cards)}", *rule)


def first_done(match: M, prompt: Prompt) -> None:
    """Deal the other two cards; the dealer turns two of his up."""
    second_cards(match)
    match.enter("bid" if closed(match, match.dealer) else "dealer")


def dealer_done(match: M, prompt: Prompt) -> None:
    """Begin the vying."""
    match.enter("bid")


# Vying


def begin_bid(match: M) -> None:
    """Give the word to the dealer's left neighbour."""
    match.ask("bid", match.around(match.dealer + 1, match.open.playing)[:1])


def go_up(turn: Turn) -> None:
    """Meet the highest stake and raise it."""
    match, seat = turn.match, turn.seat
    amount = owed(match, seat) + turn.word
    match.open.refused = -1
    lay_stake(match, seat, amount, Item("Идёт в гору", ("gorka.24",), amount))
    match.tell(seat, f"{{идёт|идёте}} в гору на {money(turn.word)}", "gorka.24")
    go_on(match, seat)


def meet(turn: Turn) -> None:
    """Meet the highest stake."""
    match, seat = turn.match, turn.seat
    amount = owed(match, seat)
    lay_stake(match, seat, amount, Item("Уравнивает ставку", ("gorka.h1",), amount))
    match.tell(seat, f"{{уравнивает|уравниваете}}: {money(amount)}", "gorka.h1")
    go_on(match, seat)


def give_up(turn: Turn) -> None:
    """Take no more part."""
    match, seat = turn.match, turn.seat
    match.tell(seat, "{пасует|пасуете}", "gorka.24")
    after = next_to_speak(match, seat)
    leave(match, seat)
    if len(match.open.playing) == 1:
        return lone(match, match.open.playing[0])
    if match.open.bet and agreed(match):
        return show(match)
    match.ask("bid", [after])
    return None


def agreed(match: M) -> bool:
    """Tell whether two have agreed to end by laying alike."""
    return match.rules.call_ends and len(match.open.playing) == 2 and even(match)


def go_on(match: M, seat: int) -> None:
    """Give the word on; two with even stakes may have agreed."""
    if agreed(match):
        return show(match)
    return match.ask("bid", [next_to_speak(match, seat)])


def propose(turn: Turn) -> None:
    """Ask the other to end the vying."""
    turn.match.tell(turn.seat, "{предлагает|предлагаете} кончить", "gorka.25")
    turn.match.ask("agree", [next_to_speak(turn.match, turn.seat)], by=turn.seat)


def agree(turn: Turn) -> None:
    """End the vying by consent."""
    turn.match.tell(turn.seat, "{соглашается|соглашаетесь}", "gorka.25")
    show(turn.match)


def decline(turn: Turn) -> None:
    """Play on."""
    match = turn.match
    match.tell(turn.seat, "не {согласен|согласны}", "gorka.25")
    match.open.refused = turn.prompt.about["by"]
    match.ask("bid", [match.open.refused])


# The end


def lone(match: M, seat: int) -> None:
    """Let one who is left alone take what lies there, or leave it for the next deal."""
    whole = pot(match)
    if not match.rules.lone_takes:
        return match.end_deal(f"{{{seat}}} {{остался|остались}} один: кон, {money(whole)}, лежит до следующей сдачи.")
    match.sheet.pay("money", TABLE, seat, Item("Остался один: кон его", ("gorka.h2",), whole))
    match.tell(seat, f"{{берёт|берёте}} кон, {money(whole)}, не показывая карт", "gorka.h2")
    return match.end_deal(
        f"{{{seat}}} {{остался|остались}} один: {{берёт|берёте}} {money(whole)} и карт не {{показывает|показываете}}."
    )


def pack(match: M) -> Deck:
    """Return the pack that was dealt: another reading tried later does not change the cards."""
    dealt = match.packs["cards"]
    assert isinstance(dealt, Deck)
    return dealt


def hands(match: M, seat: int) -> Combo:
    """Return what a seat has."""
    cards = (*match.cards["hand"][seat], *match.cards["shown"][seat])
    return best(pack(match), match.rules, match.options["wild"], cards)


def must_pass(match: M, seat: int) -> bool:
    """Tell whether a seat has to pass for want of a combination."""
    return match.rules.needs_combo and hands(match, seat).grade == NOTHING


def show(match: M) -> None:
    """Compare the hands of the two, step by step; the higher takes what lies there."""
    deck, whole = pack(match), pot(match)
    one, other = match.around(match.dealer + 1, match.open.playing)
    mine, yours = hands(match, one), hands(match, other)
    who, items = compared(deck, match.rules, mine, yours)
    for seat, combo in ((one, mine), (other, yours)):
        match.move_cards(match.cards["hand"][seat][:], ("hand", seat), ("shown", seat))
        match.tell(seat, f"{{показывает|показываете}}: {said(deck, combo)}", "gorka.25", "gorka.h4")
    for item in items:
        match.tell(None, item.text, *item.cites)
    cites = tuple(dict.fromkeys(("gorka.h4", *(rule for item in items for rule in item.cites))))
    if who:
        winner = one if who == 1 else other
        text = f"Берёт кон. {items[-1].text}"
        match.sheet.pay("money", TABLE, winner, Item(text, cites, whole))
        high, low = (mine, yours) if who == 1 else (yours, mine)
        loser = other if who == 1 else one
        told = (
            f"{{{winner}}} {{берёт|берёте}} кон, {money(whole)}, с картами: {said(deck, high)}; {{{loser}}}: {said(deck, low)}."
        )
        return match.end_deal(told)
    if not match.rules.even_splits:
        return match.end_deal(f"Полное равенство: кон, {money(whole)}, лежит до следующей сдачи.")
    for seat, part in ((one, whole - whole // 2), (other, whole // 2)):
        match.sheet.pay("money", TABLE, seat, Item("Полное равенство: половина кона", cites, part))
    return match.end_deal(f"Полное равенство, кон, {money(whole)}, пополам: {{{one}}} и {{{other}}}.")


# Moves


def raises(match: M, seat: int) -> list[str]:
    """List by how much one goes up."""
    return [] if must_pass(match, seat) else [str(times * match.options["ante"]) for times in RAISES]


def additions(match: M, seat: int) -> list[str]:
    """List how much may be added before the deal."""
    ante, least = match.options["ante"], to_beat(match)
    if not match.open.blinds and seat != (match.dealer + 1) % match.players:
        return []
    first = (least // ante + 1) * ante
    return [str(first + step * ante) for step in range(3)]


def why_blind(turn: Turn) -> Said:
    """Say by which rule one adds before the deal."""
    if turn.match.open.blinds:
        return "Можно: перетемнить вправе все.", ("gorka.11",)
    return "Можно: сосед сдающего ставит втёмную.", ("gorka.10",)


SUM = Need(Kind.NUMBER, lambda match, seat: range(1, MOST_RAISE * match.options["ante"] + 1), label="Сколько", said=money)
ANY_SUM = Need(
    Kind.NUMBER,
    lambda match, seat: range(1, to_beat(match) + MOST_RAISE * match.options["ante"] + 1),
    label="Сколько",
    said=money,
)


BLIND = Move(
    "blind", "Втёмную {}", why_blind, blind, (ANY_SUM,), ways=additions, says=lambda words: f"Втёмную: {money(int(words))}"
)
SKIP = Move("skip", "Не темнить", ("Можно: ставят втёмную по желанию.", ("gorka.10", "gorka.11")),
            lambda turn: turn.match.tell(turn.seat, "не {темнит|темните}", "gorka.11"))  # fmt: skip
TURN_UP = Move(
    "show", "Вскрыть {}",
    lambda turn: ("Можно: вскрывают обе первые карты.", ("gorka.8",)) if len(turn.cards) == OPEN else ("Можно: вскрывают одну.", ("gorka.9",)),
    turn_up, (Need(Kind.CARDS, of_hand, 1, lambda match, seat: OPEN, label="Какие"),),
)  # fmt: skip
KEEP = Move("keep", "Не вскрывать", ("Можно: тогда две другие дадут открытыми.", ("gorka.7",)),
            lambda turn: turn.match.tell(turn.seat, "не {вскрывает|вскрываете}", "gorka.7"))  # fmt: skip
REVEAL = Move(
    "show", "Вскрыть две", ("Можно: сдающий вскрывает любые две.", ("gorka.13",)), turn_up,
    (Need(Kind.CARDS, of_hand, OPEN, lambda match, seat: OPEN, label="Какие две"),),
)  # fmt: skip
RAISE = Move("raise", "В гору на {}", ("Можно: идут в гору и без сочетания.", ("gorka.24",)), go_up, (SUM,), ways=raises,
             says=lambda words: f"В гору на {money(int(words))}")  # fmt: skip
CALL = Move("call", "Уравнять", ("Можно: ставку уравнивают.", ("gorka.h1",)), meet)
PASS = Move("pass", "Пас", ("Можно: пасуют по желанию.", ("gorka.24",)), give_up)
SETTLE = Move("settle", "Кончить торг", ("Можно: двое кончают по согласию.", ("gorka.25",)), propose)
HIDE = Move("hide", "Взять открытые карты в руку", ("Можно.", ("gorka.12",)), never=True)


def status(view: object) -> str:
    """Say what is on the table and what it costs to stay."""
    table, seat = view.open, view.seat  # type: ignore[attr-defined]
    cost = table.bet - table.paid[seat]
    whole = money(view.sheet.total("money", TABLE))  # type: ignore[attr-defined]
    return f"На кону {whole} Уравнять — {money(cost)}" if cost else f"На кону {whole} Идите в гору или пасуйте."


PHASES = {
    "blind": Phase("до сдачи", (BLIND, SKIP), ("gorka.10", "gorka.11"), begin_blind, blinds_done,
                   status=lambda view: f"Перетемнить больше чем {money(max(view.open.blinds.values()))}?" if view.open.blinds else "Ставите втёмную?"),
    "first": Phase("первые карты", (TURN_UP, KEEP), ("gorka.7",), begin_first, first_done, status=lambda view: "Вскроете что-нибудь из первых двух?"),
    "dealer": Phase("карты сдающего", (REVEAL,), ("gorka.13",), lambda match: match.ask("dealer", [match.dealer]), dealer_done,
                    status=lambda view: "Вскройте любые две из своих четырёх."),
    "bid": Phase("торг", (RAISE, CALL, PASS, SETTLE, HIDE), ("gorka.23",), begin_bid, status=status),
    "agree": Phase("согласие", (
        Move("agree", "Согласиться", ("Можно: по обоюдному согласию.", ("gorka.25",)), agree),
        Move("decline", "Играть дальше", ("Можно: соглашаться не обязательно.", ("gorka.25",)), decline),
    ), ("gorka.25",), lambda match: match.ask("agree", [next_to_speak(match, match.dealer)], by=match.dealer), status=lambda view: "Соперник предлагает кончить торг."),
    "over": over("Можно: сдают по очереди.", "gorka.6"),
}  # fmt: skip
