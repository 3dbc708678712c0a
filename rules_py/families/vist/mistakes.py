"""The family of вист: errors that people make, and what the other side may choose.

At a table where mistakes happen every card of a hand may be laid, and further moves are errors; each asks the other side what
the rule lets it choose. At any other table errors are refused by the bars.
"""

from __future__ import annotations

from ...frame.cards import SUIT_GENITIVE
from ...frame.moves import Bar, Kind, Move, Need, Phase, Turn
from ...kernels.trick_phase import deck_of
from .irregularities import demanded
from .play import (
    callable_cards,
    errs,
    go_on,
    hide,
    lay_card,
    let_mend,
    let_play,
    part_with,
    playable,
    sheet_of_play,
    show,
    whose,
)
from .seats import M, held, opponent_of, partner

HIGHEST, LOWEST = "старшую", "младшую"


def _to_spill(match: M, place: int) -> list[int]:
    """Return the cards that a mistake may be made with."""
    return match.cards["hand"][place]


def _no_errors(turn: Turn) -> bool:
    return not errs(turn.match)


ERROR_BARS = (
    *(Bar(verb, ("vist.15",), "За этим столом не ошибаются", _no_errors, "play", quiet=True) for verb in ("miss", "throw", "drop", "show")),
    Bar("miss", ("vist.14",), "Ход ваш: с карты надо выйти", lambda turn: not turn.match.cards["trick"][0], "play", quiet=True),
    Bar("miss", ("vist.23",), "Взятку пропускают, пока есть что доигрывать", lambda turn: len(playable(turn.match, turn.seat)) < 2 or turn.match.open.missed,
        "play", quiet=True),
    *(Bar(verb, ("vist.25",), "Карты и так открыты", lambda turn: not turn.match.cards["hand"][turn.seat] or whose(turn.match, turn.seat) != turn.seat,
          "play", quiet=True) for verb in ("drop", "show")),
    Bar("throw", ("vist.24",), "Сразу кладут две карты", lambda turn: len(turn.cards) != 2, "play", quiet=True),
    Bar("throw", ("vist.24",), "Бросить две карты можно только на чужой выход", lambda turn: not turn.match.cards["trick"][0], "play", quiet=True),
    *(Bar(verb, ("vist.14",), "Очередь не ваша", lambda turn: turn.seat != turn.match.to_move, "play", quiet=True)
      for verb in ("miss", "throw", "drop", "show")),
)  # fmt: skip


# Errors


def miss(turn: Turn) -> None:
    """Give no card to the trick."""
    match, place = turn.match, whose(turn.match, turn.seat)
    match.open.skipped.append(place)
    match.open.missed = True
    turn.prompt.seats = (turn.seat,)
    match.tell(place, "{не даёт|не даёте} карты на взятку", "vist.23")
    match.ask("missed", [opponent_of(match, place)], place=place)


def throw(turn: Turn) -> None:
    """Put two cards on the trick at once."""
    match, place = turn.match, whose(turn.match, turn.seat)
    show(match, place, turn.cards)
    match.open.extra = list(turn.cards)
    turn.prompt.seats = (turn.seat,)
    match.tell(place, "{кладёт|кладёте} на взятку две карты", "vist.24")
    match.ask("several", [opponent_of(match, place)], place=place)


def drop(turn: Turn) -> None:
    """Drop a card face up."""
    match, card = turn.match, turn.cards[0]
    show(match, turn.seat, (card,))
    turn.prompt.seats = (turn.seat,)
    match.tell(turn.seat, f"{{роняет|роняете}} карту: {deck_of(match).text(card)}", "vist.69")
    match.ask("dropped", [opponent_of(match, turn.seat)], place=turn.seat, card=card)


def show_all(turn: Turn) -> None:
    """Lay the whole hand open before the end."""
    match = turn.match
    show(match, turn.seat, tuple(match.cards["hand"][turn.seat]))
    match.tell(turn.seat, "{раскрывает|раскрываете} свои карты", "vist.25")
    let_play(match, turn.seat)


# What the other side chooses


def _about(match: M) -> int:
    place: int = match.stack[-1].about.get("place", 0)
    return place


def _demand_kind(match: M, seat: int) -> tuple[str, ...]:
    """Return the highest and the lowest card of the suit that was led, in words."""
    suit = deck_of(match).suits[deck_of(match).suit_of[match.cards["trick"][0][0]]]
    return (f"{HIGHEST} {suit}", f"{LOWEST} {suit}")


def mend(turn: Turn) -> None:
    """Make the mistaken one take his card back and lay the highest or the lowest of the suit."""
    match, state, deck = turn.match, turn.match.open, deck_of(turn.match)
    place, table = state.wrong, match.cards["trick"][0]
    at = state.lay.index(place)
    led = deck.suit_of[table[0]]
    suited = [card for card in held(match, place) if deck.suit_of[card] == led]
    state.wrong = -1
    if suited:
        due = demanded(suited, str(turn.word).startswith(HIGHEST))
        back, table[at] = table[at], due
        part_with(match, place, due)
        match.cards["open"][place].append(back)
        hide(match, place, (back,))
        match.tell(place, f"{{кладёт|кладёте}} по требованию {deck.text(due)}", "vist.19")
    go_on(match)


def let_be(turn: Turn) -> None:
    """Say nothing of a wrong card."""
    go_on(turn.match)


def query(turn: Turn) -> None:
    """Ask the partner whether he is not mistaken, or say nothing."""
    if turn.verb == "ask":
        turn.match.open.asked.append(_about(turn.match))
        turn.match.tell(turn.seat, "{спрашивает|спрашиваете} партнёра, нет ли ошибки", "vist.20")
    let_mend(turn.match)


def led_ahead_stands(turn: Turn) -> None:
    """Recognise a card that was led out of turn."""
    match, about = turn.match, turn.prompt.about
    match.tell(turn.seat, "{признаёт|признаёте} карту", "vist.21")
    lay_card(match, about["place"], about["card"])


def name_suit(turn: Turn) -> None:
    """Name the suit that has to be led in place of the card out of turn."""
    match, about, deck = turn.match, turn.prompt.about, deck_of(turn.match)
    hide(match, about["place"], (about["card"],))
    bound = who_is_bound(match, about["place"])
    suit = str(turn.word).rpartition(" ")[2]
    if bound is not None:
        match.open.bound[bound] = deck.suits.index(suit)
    match.tell(turn.seat, f"{{велит|велите}} выйти с {SUIT_GENITIVE[suit]}", "vist.21")
    let_play(match, sheet_of_play(match).about["place"])


def who_is_bound(match: M, offender: int) -> int | None:
    """Return who has to lead the named suit: the offender's partner, or whoever is due, by the readings."""
    due: int = sheet_of_play(match).about["place"]
    if match.rules.bound_is_due:
        return due
    mate = partner(match, offender)
    return mate if not match.rules.bound_now or mate == due else None


def _suits_to_lead(match: M, seat: int) -> tuple[str, ...]:
    return tuple(f"выход {suit}" for suit in deck_of(match).suits)


def missed(turn: Turn) -> None:
    """Let the deal stand though a card is too many, or deal again."""
    match = turn.match
    if turn.verb == "accept":
        match.tell(turn.seat, "{признаёт|признаёте} талию", "vist.23")
        go_on(match)
    else:
        match.tell(turn.seat, "{требует|требуете} новой сдачи", "vist.23")
        match.deals -= 1  # a deal that is dealt again is no other deal
        match.next_deal()


def keep_one(turn: Turn) -> None:
    """Let one of several cards stay on the trick; the others go back."""
    match, place = turn.match, _about(turn.match)
    others = tuple(card for card in match.open.extra if card != turn.card)
    match.open.extra = []
    hide(match, place, others)
    match.tell(turn.seat, f"{{оставляет|оставляете}} {deck_of(match).text(turn.card)}", "vist.24")
    lay_card(match, place, turn.card)


def dropped(turn: Turn) -> None:
    """Let a dropped card lie open, or let it be taken up again."""
    match, about = turn.match, turn.prompt.about
    if turn.verb == "forgive":
        hide(match, about["place"], (about["card"],))
        match.tell(turn.seat, "{разрешает|разрешаете} взять карту в руку", "vist.69")
    else:
        match.tell(turn.seat, "{требует|требуете}, чтобы карта лежала открытой", "vist.69")
    let_play(match, sheet_of_play(match).about["place"])


def call(turn: Turn) -> None:
    """Call an open card to the trick."""
    turn.match.open.called = turn.card
    turn.match.tell(turn.seat, f"{{требует|требуете}} {deck_of(turn.match).text(turn.card)}", *_call_rule(turn.match))


def _call_rule(match: M) -> tuple[str, ...]:
    return ("vist.69",) if match.cards["hand"][_about(match)] else ("vist.25",)


CHOICES: dict[str, Phase] = {
    "query": Phase("вопрос партнёру", (
        Move("ask", "Спросить, нет ли ошибки", ("Можно: партнёр не дал масти; кто спросил, за ренонс не отвечает.", ("vist.20",)), query),
        Move("silent", "Промолчать", ("Можно: спрашивать не обязательно.", ("vist.20",)), query),
    ), ("vist.20",), status=lambda view: "Партнёр не дал масти. Спросите, не ошибся ли он."),
    "mend": Phase("взятка не закрыта", (
        Move("demand", "Требовать {}", ("Можно: взятка не закрыта, карту заменяют по вашему слову.", ("vist.19",)), mend,
             (Need(Kind.WORD, _demand_kind),)),
        Move("let", "Промолчать", ("Можно: требовать не обязательно; закрытая взятка — ренонс.", ("vist.19", "vist.18")), let_be),
    ), ("vist.19",), status=lambda view: "Масть была, а положена другая. Взятка ещё не закрыта."),
    "ahead": Phase("ход не в очередь", (
        Move("accept", "Признать карту", ("Можно: карту признают, и взятка начата ею.", ("vist.21",)), led_ahead_stands),
        Move("demand", "Назвать: {}", ("Можно: вместо признания называют масть.", ("vist.21",)), name_suit, (Need(Kind.WORD, _suits_to_lead),)),
    ), ("vist.21",), status=lambda view: "Пошли не в очередь. Признайте карту или назовите масть."),
    "missed": Phase("пропущенная взятка", (
        Move("accept", "Признать талию", ("Можно: игру признают и доигрывают.", ("vist.23",)), missed),
        Move("redeal", "Новая сдача", ("Можно: карты пересдают.", ("vist.23",)), missed),
    ), ("vist.23",), status=lambda view: "На взятку не дали карты. Признайте талию или потребуйте новой сдачи."),
    "several": Phase("лишние карты на взятке", (
        Move("demand", "Оставить {}", ("Можно: которая из карт останется, решаете вы.", ("vist.24",)), keep_one,
             (Need(Kind.CARD, lambda match, seat: match.open.extra, label="Какую карту оставить"),)),
    ), ("vist.24",), status=lambda view: "На взятку положены две карты. Какую оставить?"),
    "dropped": Phase("упавшая карта", (
        Move("leave", "Пусть лежит открытой", ("Можно: упавшая карта остаётся на столе.", ("vist.69",)), dropped),
        Move("forgive", "Взять в руку", ("Можно: требовать не обязательно.", ("vist.69",)), dropped),
    ), ("vist.69",), status=lambda view: "Карта упала лицом вверх. Оставить её открытой?"),
    "call": Phase("открытые карты", (
        Move("demand", "Требовать {}", lambda turn: ("Можно: открытую карту кладут, когда захотят противники.", _call_rule(turn.match)), call,
             (Need(Kind.CARD, lambda match, seat: callable_cards(match, _about(match)), label="Какую карту потребовать"),)),
        Move("spare", "Пока не требовать", lambda turn: ("Можно: пусть играет по своему выбору.", _call_rule(turn.match))),
    ), ("vist.69", "vist.25"), status=lambda view: "У противника открытые карты. Потребуете одну из них?"),
}  # fmt: skip
"""What the opponents of one who went wrong are asked."""


ERRORS = (
    Move("miss", "Пропустить взятку", ("За этим столом бывает и так.", ("vist.23",)), miss, tables=errs, hint="Ошибка: противники решат, играть ли дальше."),
    Move("throw", "Положить две карты", ("За этим столом бывает и так.", ("vist.24",)), throw,
         (Need(Kind.CARDS, lambda match, seat: _to_spill(match, whose(match, seat)), 2, lambda match, seat: 2, label="Какие две карты"),), tables=errs),
    Move("drop", "Уронить карту", ("За этим столом бывает и так.", ("vist.69",)), drop,
         (Need(Kind.CARDS, _to_spill, 1, lambda match, seat: 1, label="Какую карту"),), tables=errs),
    Move("show", "Раскрыть карты", ("За этим столом бывает и так.", ("vist.25",)), show_all, tables=errs, hint="Ошибка: картами распорядятся противники."),
)  # fmt: skip
