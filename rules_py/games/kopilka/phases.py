"""Копилка: the offer of suited cards, the play with its passes and draws, the end of a deal and of a party."""

from __future__ import annotations

from typing import Any

from ...frame.facts import scored
from ...frame.moves import ONE_CARD, Move, Phase, Said, Turn
from ...frame.places import TABLE
from ...frame.prompts import Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.russian import counted, money
from ...frame.strength import Duty, Law, law
from ...frame.view import View
from ...kernels.exchange import draw
from ...kernels.trick_phase import deck_of
from .rules import ACE, DEALS
from .scoring import FINES, REST, Deal, divided, rest_shared, trick_item
from .state import M, box

FREE = Duty(follow=False)


def ruling(table: M | View[Any]) -> Law:
    """Return what rules the tricks: no trumps, the ace of spades above all."""
    return law(deck_of(table), table.rules.strength, FREE, -1)


# The offer


def suited(match: M, seat: int) -> list[int]:
    """Return the cards of one suit that a hand must offer; none where it has too few of each."""
    deck, hand = deck_of(match), match.cards["hand"][seat]
    for suit in range(len(deck.suits)):
        found = [card for card in hand if deck.suit_of[card] == suit]
        if len(found) in match.rules.offered:
            return found
    return []


def begin_offers(match: M) -> None:
    """Ask everybody who has suited cards, from the dealer's left on."""
    first = match.dealer if match.rules.dealer_offers else match.dealer + 1
    seats = [seat for seat in match.around(first) if suited(match, seat)]
    match.ask("offer", seats or [(match.dealer + 1) % match.players])


def start(match: M) -> None:
    """Begin with the offers where there are any."""
    match.enter("offer" if any(suited(match, seat) for seat in range(match.players)) else "play")


def offer(turn: Turn) -> None:
    """Lay the cards of a suit out face down and ask the others."""
    match, seat = turn.match, turn.seat
    cards = match.shuffle("cards", sorted(suited(match, seat)))
    match.move_cards(cards, ("hand", seat), ("offered", seat))
    match.tell(seat, f"{{предлагает|предлагаете}} {counted(len(cards), 'карту', 'карты', 'карт')} одной масти", "kopilka.offer")
    match.ask("take", match.around(seat + 1)[:-1], giver=seat, taken=0)


def take(turn: Turn) -> None:
    """Take one of the offered cards unseen, then lay one off."""
    match, prompt = turn.match, turn.prompt
    giver = prompt.about["giver"]
    card = match.cards["offered"][giver].pop()
    turn.hand.append(card)
    prompt.about["taken"] += 1
    match.tell(turn.seat, "{берёт|берёте} карту", "kopilka.offer")
    match.tell(turn.seat, f"вам досталась {deck_of(match).text(card)}", "kopilka.offer", to=turn.seat)
    if not match.cards["offered"][giver]:
        prompt.seats = ()
    match.ask("drop", [turn.seat])


def drop(turn: Turn) -> None:
    """Lay a card off for the one that was taken."""
    turn.match.move_cards((turn.card,), ("hand", turn.seat), ("discard", turn.seat))


def offered(match: M, prompt: Prompt) -> None:
    """Give back what nobody took and draw for the rest; who has nothing to offer any more is not asked."""
    giver, taken = prompt.about["giver"], prompt.about["taken"]
    match.move_cards(tuple(match.cards["offered"][giver]), ("offered", giver), ("hand", giver))
    draw(match, giver, taken)
    if taken:
        match.tell(giver, f"{{берёт|берёте}} из прикупа {counted(taken, 'карту', 'карты', 'карт')}", "kopilka.offer")
    if match.stack:
        below = match.stack[-1]
        below.seats = tuple(seat for seat in below.seats if suited(match, seat))


# The play


def follows(match: M, seat: int) -> int:
    """Return the mask of cards of the suit that was led."""
    deck, table = deck_of(match), match.cards["trick"][0]
    led = deck.suit_of[table[0]]
    return deck.mask_of(card for card in match.cards["hand"][seat] if deck.suit_of[card] == led)


def barred_suit(match: M, seat: int) -> int:
    """Return the suit that this seat may not lead, -1 where it has no other."""
    last: int = match.open.last_suit
    suits = {deck_of(match).suit_of[card] for card in match.cards["hand"][seat]}
    return last if suits - {last} else -1


def may_play(match: M, seat: int) -> int:
    """Return the mask of cards that a seat may play."""
    deck, hand = deck_of(match), match.cards["hand"][seat]
    whole = deck.mask_of(hand)
    if not match.cards["trick"][0]:
        last = barred_suit(match, seat)
        return deck.mask_of(card for card in hand if deck.suit_of[card] != last)
    same, ace = follows(match, seat), 1 << deck.card(ACE) & whole
    return same | (ace if not same or match.rules.ace_with_suit else 0)


def begin_play(match: M) -> None:
    """Let the dealer's left neighbour lead."""
    lead_from(match, (match.dealer + 1) % match.players)


def lead_from(match: M, seat: int) -> None:
    """Ask a seat to lead; where it has only the suit that was led before, the next one who has another."""
    seats = match.around(seat, match.open.playing)
    deck, last = deck_of(match), match.open.last_suit
    able = [one for one in seats if any(deck.suit_of[card] != last for card in match.cards["hand"][one])]
    leader = able[0] if able and match.rules.yields else seats[0]
    if leader != seats[0]:
        match.tell(seats[0], "{уступает|уступаете} выход: новой масти нет", "kopilka.h2")
    match.ask("play", (leader,))


def play(turn: Turn) -> None:
    """Lay a card; a lead asks the others in turn."""
    match, state = turn.match, turn.match.open
    led = not match.cards["trick"][0]
    turn.hand.remove(turn.card)
    match.cards["trick"][0].append(turn.card)
    state.lay.append(turn.seat)
    state.bought = 0
    match.tell(turn.seat, deck_of(match).text(turn.card))
    if led:
        turn.prompt.seats = match.around(turn.seat + 1, [seat for seat in state.playing if seat != turn.seat])


def buy(turn: Turn) -> None:
    """Draw a card for the suit that was led and go on."""
    match = turn.match
    draw(match, turn.seat, 1)
    match.open.bought += 1
    match.tell(turn.seat, "{прикупает|прикупаете}", "kopilka.play")
    match.tell(turn.seat, f"вам пришла {deck_of(match).text(turn.hand[-1])}", "kopilka.play", to=turn.seat)
    turn.prompt.again(turn.seat)


def say_pass(turn: Turn) -> None:
    """Pass for want of the suit."""
    turn.match.open.bought = 0
    turn.match.tell(turn.seat, "пас", "kopilka.play")


def answered(match: M, prompt: Prompt) -> None:
    """Close a trick, or give a lead back that nobody followed."""
    if len(match.cards["trick"][0]) == 1:
        taken_back(match)
    else:
        close(match)


def taken_back(match: M) -> None:
    """Give the card back; the lead passes on, and after a whole round of such leads the deal is dead."""
    state, table = match.open, match.cards["trick"][0]
    leader = state.lay[0]
    suit = deck_of(match).suit_of[table[0]]
    match.move_cards(tuple(table), ("trick", TABLE), ("hand", leader))
    state.lay = []
    state.unanswered += 1
    match.tell(leader, "{берёт|берёте} карту назад: никто не ответил", "kopilka.nofollow")
    if match.rules.back_counts:
        state.last_suit = suit
    if state.unanswered >= len(state.playing):
        end(match, "Никто не отвечает на выходы: сдача кончена.")
    else:
        lead_from(match, (leader + 1) % match.players)


def close(match: M) -> None:
    """Give the trick to whoever took it and note its price; see who has no cards left."""
    state, table, deck = match.open, match.cards["trick"][0], deck_of(match)
    rules = ruling(match)
    winner = state.lay[rules.best(table)]
    state.tricks[winner] += 1
    state.taken.append((winner, tuple(table), tuple(state.lay)))
    match.tell(winner, "{берёт|берёте} взятку", *rules.reason(table))
    match.sheet.write("tricks", winner, trick_item(match.rules, [deck.text(card) for card in table], match.options["price"]))
    state.last_suit, state.unanswered = deck.suit_of[table[0]], 0
    for seat in state.lay:
        if not match.cards["hand"][seat]:
            state.out.append(seat)
            state.playing.remove(seat)
            match.tell(seat, "{сбывает|сбываете} карты", *(("kopilka.firstout",) if len(state.out) == 1 else ("kopilka.h4",)))
    match.cards["taken"][winner].extend(table)
    table.clear()
    state.lay = []
    if len(state.out) >= match.rules.out_at or len(state.playing) < 2:
        end(match, "Сдача кончена.")
    else:
        lead_from(match, winner)


# The end


def deal_facts(match: M, seat: int) -> Deal:
    """Return what a player's deal came to."""
    return Deal(
        tricks=match.open.tricks[seat],
        first_out=match.open.out[:1] == [seat],
        remise=match.options["remise"],
        fee=match.options["fee"],
    )


def end(match: M, summary: str) -> None:
    """Take what is due into the box; after the fourth deal share it."""
    for seat in match.around(match.dealer + 1):
        for item in scored(FINES, match.rules, deal_facts(match, seat)):
            match.sheet.pay("money", seat, TABLE, item)
    if match.deals % DEALS:
        match.end_deal(f"{summary} В кассе {money(box(match))}")
        return
    settle(match)
    if match.deals == DEALS * match.options["parties"]:
        match.end_match("Партия окончена, касса разделена.")
    else:
        match.end_deal("Партия окончена, касса разделена.")


def settle(match: M) -> None:
    """Pay the tricks of four deals out of the box; what is left goes to who was first out in the last."""
    sheet = match.sheet
    payouts = [sheet.total("tricks", seat) for seat in range(match.players)]
    parts, added, rest = divided(match.rules, box(match), payouts)
    short = "kopilka.h5" if sum(payouts) > box(match) else "kopilka.price"
    for seat in range(match.players):
        if added:
            sheet.pay("money", seat, TABLE, Item("Недостаёт на взятки", ("kopilka.h5",), added))
        if parts[seat]:
            sheet.pay("money", TABLE, seat, Item("За взятки", (short,), parts[seat]))
        if payouts[seat]:
            sheet.write("tricks", seat, Item("Взятки оплачены", ("kopilka.price",), -payouts[seat]))
    if match.open.out:
        first = match.open.out[0]
        sheet.pay("money", TABLE, first, Item("Остаток кассы", ("kopilka.lastout",), rest))
        match.tell(first, f"{{получает|получаете}} остаток кассы {money(rest)}", "kopilka.lastout")
        return
    seats = match.around(match.dealer + 1)
    for seat, share in zip(seats, rest_shared(match.rules, rest, [payouts[seat] for seat in seats]), strict=True):
        if share:
            sheet.pay("money", TABLE, seat, Item(REST, ("kopilka.h6",), share))


def card_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match = turn.match
    if not match.cards["trick"][0]:
        return "Можно: выход ваш, масть новая.", ("kopilka.newsuit",) if match.open.taken else ("kopilka.lead",)
    if follows(match, turn.seat) >> turn.card & 1:
        return "Можно: масть дана.", ("kopilka.play",)
    return "Можно: туз пик перекрывает взятку любой масти.", ("kopilka.spadeace",)


def order(table: Any) -> tuple[str, ...]:
    """Return the rules of whose turn it is."""
    laid = table.seen("trick") if isinstance(table, View) else table.cards["trick"][0]
    return ("kopilka.play",) if laid else ("kopilka.lead",)


def asked(view: View[Any]) -> str:
    """Say what the one whose turn it is may do."""
    table, deck = view.seen("trick"), deck_of(view)
    if not table:
        last = view.open.last_suit
        return "Ваш выход." if last < 0 else f"Ваш выход, но не с {deck.suits[last]}."
    if any(action.startswith("play") for action in view.legal):
        return f"Ваш ход. Вышли с {deck.led(table[0])}."
    return f"Вышли с {deck.led(table[0])}, а масти у вас нет: прикупите или пасуйте."


PHASES = {
    "start": Phase("начало", (), begin=start),
    "offer": Phase(
        "обмен",
        (
            Move("offer", "Предложить карты", ("Можно: одномастные предлагают остальным.", ("kopilka.offer", "kopilka.offer.ace")), offer),
            Move("keep", "Оставить", ("Можно: предлагать нечего.", ("kopilka.offer",)), never=True),  # who has nothing to offer is not asked
        ),
        ("kopilka.h3",), begin=begin_offers, after=lambda match, prompt: match.enter("play"),
        status=lambda view: "У вас карты одной масти: положите их на стол крапом вверх.",
    ),
    "take": Phase(
        "разбор",
        (
            Move("take", "Взять карту", ("Можно: предложенные карты разбирают по одной.", ("kopilka.offer",)), take),
            Move("refuse", "Не брать", ("Можно: владелец просит, а не велит.", ("kopilka.offer",)),
                 lambda turn: turn.match.tell(turn.seat, "не {берёт|берёте}", "kopilka.offer")),
        ),
        ("kopilka.h3",), begin=lambda match: match.ask("take", match.around(match.dealer + 2)[:-1], giver=(match.dealer + 1) % match.players, taken=0),
        after=offered, status=lambda view: "Вам предлагают карту крапом вверх: взять её или нет?",
    ),
    "drop": Phase(
        "сброс",
        (Move("drop", "Сбросить {}", ("Можно: за взятую сбрасывают ненужную.", ("kopilka.offer",)), drop, (ONE_CARD,)),),
        ("kopilka.offer",), begin=lambda match: match.ask("drop", [(match.dealer + 1) % match.players]),
        status=lambda view: "Сбросьте за неё одну карту.",
    ),
    "play": Phase(
        "розыгрыш",
        (
            Move("play", "{}", card_why, play, (ONE_CARD,), may_play),
            Move("buy", "Прикупить", ("Можно: масти нет.", ("kopilka.play",)), buy),
            Move("pass", "Пас", ("Можно: масти нет.", ("kopilka.play",)), say_pass),
        ),
        order, begin=begin_play, after=answered, status=asked,
    ),
    "over": over("Можно: сдают по очереди.", "kopilka.party"),
}  # fmt: skip
