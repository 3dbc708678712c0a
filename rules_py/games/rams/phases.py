"""Рамс: the exchange with its shows, the turned trump for the dealer, what trumps oblige to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ...families.mushka import PHASES as FAMILY
from ...families.mushka import M, Table, begun_with, buy, drawable, finish_pool, left
from ...families.mushka import opening as family_opening
from ...frame.cards import DECK_52
from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Said, Turn, of_hand
from ...frame.results import Item
from ...kernels.trick_phase import allowed, deck_of, law_of, play_card
from .rules import ACES, JACKS
from .scoring import PAIR, jacks_worth, opened_remise, price_of


@dataclass
class RamsTable(Table):
    """What all at the table know."""

    bought: bool = False
    """The dealer has drawn and may take the turned trump."""
    led: str = ""
    """The card with which the one who leads led before and won."""
    opened_by: int = -1
    """Who laid four aces or five of a suit open."""
    shown: dict[int, int] = field(default_factory=dict)
    """What was written for jacks that were shown."""
    gone: str = ""
    """A jack that was laid off unshown."""


def opening(match: M) -> RamsTable:
    """Deal as in мушка; the record begins as was agreed."""
    family = family_opening(match)
    table = RamsTable(tricks=family.tricks, trump=family.trump, turned=family.turned)
    if match.deals == 1 and begun_with(match) != match.rules.start:
        for seat in range(match.players):
            match.sheet.write("record", seat, Item("Запись начата", ("rams.19",), begun_with(match) - match.rules.start))
    return table


def texts(match: M, cards: tuple[int, ...] | list[int]) -> set[str]:
    """Return cards as they are written."""
    return {deck_of(match).text(card) for card in cards}


def four_aces(match: M, seat: int) -> bool:
    """Tell whether all aces are in one hand."""
    return texts(match, match.cards["hand"][seat]).issuperset(ACES)


def one_suit(match: M, seat: int) -> bool:
    """Tell whether a hand is five cards of one suit."""
    return len({deck_of(match).suit_of[card] for card in match.cards["hand"][seat]}) == 1


def show(match: M, seat: int) -> None:
    """Lay four aces or five of a suit open: the game, or the deal, is decided."""
    match.open.opened_by = seat
    if match.rules.opened_reverses:
        for other, found in match.open.shown.items():
            match.sheet.write("record", other, Item("Показанных валетов возвращают", ("rams.29", "rams.31"), found))
    if four_aces(match, seat):
        finish_pool(match, seat, "rams.23")
        return
    deck = deck_of(match)
    match.open.opened = " ".join(deck.text(card) for card in match.cards["hand"][seat])
    match.tell(seat, f"{{открывает|открываете}} пять карт одной масти: {match.open.opened}", "rams.26")
    mine = _aces(match, seat)
    match.sheet.write("record", seat, Item("Пять карт одной масти", ("rams.26",), -5 - price_of(match.rules, mine)))
    for other in match.around(seat + 1, match.open.playing):
        freed = match.rules.jacks_free and (jacks_worth(_jacks(match, other)) or other in match.open.shown)
        if other != seat and not freed:
            item = Item("Ремиз: открыта масть", ("rams.26",), opened_remise(match.rules, _aces(match, other)))
            match.sheet.write("record", other, item)
    if left(match, seat) <= 0 and not begun_anew(match, seat):
        finish_pool(match, seat, "rams.24")
    else:
        match.end_deal("Открыта масть: сдача записана без розыгрыша.")


def begun_anew(match: M, seat: int) -> bool:
    """Send a record back to its beginning where more was written off than was left and the reading forbids that."""
    over = match.rules.tricks_over == "exact" and left(match, seat) < 0
    if over:
        start = begun_with(match)
        match.sheet.write("record", seat, Item(f"Лишнее в конце: снова {start}", ("rams.24",), start - left(match, seat)))
    return over


def _aces(match: M, seat: int) -> tuple[int, ...]:
    return tuple(DECK_52.card(text) for text in sorted(texts(match, match.cards["hand"][seat]).intersection(ACES)))


def _jacks(match: M, seat: int) -> tuple[int, ...]:
    return tuple(DECK_52.card(text) for text in sorted(texts(match, match.cards["hand"][seat]).intersection(JACKS)))


def exchange(turn: Turn) -> None:
    """Draw and play; the dealer may then take the turned trump."""
    match, seat = turn.match, turn.seat
    drew = bool(turn.values)
    buy(turn)
    decided = _decided(match, seat, drew)
    if not decided and seat == match.dealer and match.cards["turned"][0]:
        match.open.bought = True
        turn.prompt.again(seat)


def _decided(match: M, seat: int, drew: bool) -> bool:
    """Lay open what must be laid open; tell whether that ended the deal."""
    if (match.rules.shown_after_draw or not drew) and (four_aces(match, seat) or one_suit(match, seat)):
        show(match, seat)
        return True
    return False


def swap(turn: Turn) -> None:
    """Take the turned trump for a card."""
    match, seat = turn.match, turn.seat
    turned = match.cards["turned"][0][0]
    match.move_cards((turn.card,), ("hand", seat), ("discard", seat))
    match.move_cards((turned,), ("turned", -1), ("hand", seat))
    match.tell(seat, f"{{берёт|берёте}} открытого козыря {deck_of(match).text(turned)}", "rams.11")
    _decided(match, seat, True)


def lay_open(turn: Turn) -> None:
    """Lay the cards open before one draws."""
    turn.match.open.playing.append(turn.seat)
    show(turn.match, turn.seat)


def score_jacks(turn: Turn) -> None:
    """Show jacks and write them off at once; who has no more than that left has finished."""
    match, seat = turn.match, turn.seat
    found, before = jacks_worth(_jacks(match, seat)) or PAIR, left(match, seat)
    match.open.shown[seat] = found
    match.sheet.write("record", seat, Item("Показаны валеты", ("rams.28", "rams.29", "rams.27"), -found))
    match.tell(seat, "{показывает|показываете} валетов", "rams.29")
    if left(match, seat) <= 0 and (before <= PAIR or not begun_anew(match, seat)):
        finish_pool(match, seat, "rams.32" if before <= PAIR else "rams.24")
    else:
        turn.prompt.again(seat)


def may_score(match: M, seat: int) -> bool:
    """Tell whether the jacks of a hand are written off: a pair of a colour, or any two at the end."""
    held = _jacks(match, seat)
    return jacks_worth(held) > 0 or (match.rules.any_two_finish and len(held) >= 2 and left(match, seat) <= 5)


def due_card(match: M, seat: int) -> tuple[int, str] | None:
    """Return the trump that one is bound to lay and the rule that binds, None where the choice is free."""
    deck, hand, table = deck_of(match), match.cards["hand"][seat], match.cards["trick"][0]
    ace, king, queen, jack = (deck.card(deck.suits[match.open.trump] + rank) for rank in "ТКДВ")
    if table:
        met = any(card in (king, queen, jack) for card in table)
        return (ace, "rams.18") if met and ace in hand and allowed(match, seat) >> ace & 1 else None
    if ace in hand:
        return ace, "rams.17"
    if match.open.led == deck.text(king) and queen in hand:
        return queen, "rams.17"
    return (king, "rams.17") if king in hand and queen in hand else None


def may_play(match: M, seat: int) -> int:
    """Return the mask of cards that a seat may play."""
    due = due_card(match, seat)
    return 1 << due[0] if due is not None else allowed(match, seat)


def play(turn: Turn) -> None:
    """Lay a card; remember with what one led and won."""
    match, state = turn.match, turn.match.open
    before = len(state.taken)
    play_card(turn)
    if len(state.taken) > before:
        winner, cards, seats = state.taken[-1]
        led = law_of(match).best(cards) == 0 and seats[0] == winner
        state.led = deck_of(match).text(cards[0]) if led else ""


def card_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match = turn.match
    due = due_card(match, turn.seat)
    if due is not None:
        return "Можно: эту карту и обязаны положить.", (due[1],)
    if match.cards["trick"][0]:
        return "Можно: масть и козырь соблюдены.", ("rams.13",)
    due_first = match.open.taken or turn.seat == (match.dealer + 1) % match.players
    return "Можно: выход ваш.", ("rams.3",) if due_first else ("rams.h1",)


def pass_why(turn: Turn) -> Said:
    """Say by which rule one may pass."""
    return "Можно: тузов нет.", ("rams.9",) if turn.seat == turn.match.dealer else ("rams.6",)


def open_why(turn: Turn) -> Said:
    """Say by which rule cards are laid open."""
    aces = four_aces(turn.match, turn.seat)
    return ("Можно: все четыре туза.", ("rams.23",)) if aces else ("Можно: пять карт одной масти.", ("rams.26",))


_WORD = (Need(Kind.WORD, lambda match, seat: ("jacks",), said=lambda word: "валетов"),)
EXCHANGE = Phase(
    "прикуп",
    (
        Move("buy", "Сменить карты", ("Можно: меняют столько карт, сколько нужно.", ("rams.6", )), exchange,
             (Need(Kind.CARDS, of_hand, 1, drawable, label="Какие карты сбросить"),)),
        Move("stay", "Играть на своих", ("Можно: прикупать не обязательно.", ("rams.6",)), exchange),
        Move("pass", "Пас", pass_why, lambda turn: turn.match.tell(turn.seat, "пас", "rams.6")),
        Move("open", "Открыть карты", open_why, lay_open),
        Move("score", "Списать {}", ("Можно: показывают и тут же списывают.", ("rams.28", "rams.29")), score_jacks, _WORD),
        Move("swap", "Взять козыря за {}", ("Можно: прикупив, сдающий берёт открытого козыря.", ("rams.11",)), swap, (ONE_CARD,)),
        Move("keep", "Козыря не брать", ("Можно: брать его не обязательно.", ("rams.5",))),
        Move("draw", "Взять {}", ("Можно.", ("rams.7",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 6)),), never=True),
        Move("redeal", "Пересдать", ("Можно.", ("rams.34",)), never=True, turn=("Пересдачи не требуют", ("rams.34",))),
    ),
    ("rams.10",), begin=FAMILY["buy"].begin, after=FAMILY["buy"].after, status=lambda view: "Смените карты, играйте на своих или пасуйте."
    if not view.open.bought else "Возьмите открытого козыря за слабую карту или оставьте его.",
)  # fmt: skip
_DEAL = Phase(
    "сдача",
    (
        Move("deal", "Сдать по {}", ("Можно: каждому по пять.", ("rams.4",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 6)),)),
        Move("redeal", "Пересдать", ("Можно: сдача верна.", ("rams.33",))),
    ),
    ("rams.33",), begin=lambda match: match.ask("deal", [match.dealer]), set_up_only=True,
)  # fmt: skip
_PLAY = FAMILY["play"]
PHASES = {
    "deal": _DEAL,
    "buy": EXCHANGE,
    "play": replace(_PLAY, moves=(replace(_PLAY.moves[0], why=card_why, do=play, allowed=may_play),)),
    "over": FAMILY["over"],
}
