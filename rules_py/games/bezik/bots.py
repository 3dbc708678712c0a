"""Безик: what to declare first, which trick is worth taking, what a card gives away."""

from __future__ import annotations

from typing import Any

from ...frame.russian import points
from ...frame.sampling import Maxim
from ...frame.view import View
from ...kernels.trick_phase import deck_of
from .figures import Made, declarable, open_now
from .rules import BY_NAME, CLAIMS, JOKER, MATE, PLAIN, Figure
from .scoring import TRUMP_FOURS, four_price, plain_price
from .state import Table, ruling, sign

V = View[Table]
Claims = dict[str, Made]
JOKER_KEPT = 90.0
"""A joker makes any figure whole: it is given last of all."""
EXCHANGE_KEPT = 14.0
TRICK_KEPT = 3.0
"""What a trick is worth though there is nothing to declare: the next lead, and nobody else declares."""
LEADS = {"Т": 0.6, "К": 0.4, "Д": 0.3, "В": 0.2, "10": 0.1, "9": 0.05}
"""How often a plain card that is led takes the trick; a trump takes twice as often."""


def worth(match: Any, seat: int) -> float:
    """Return what a deal is worth: the lead over the best of the others."""
    scores = match.open.points
    return float(scores[seat] - max(count for other, count in enumerate(scores) if other != seat))


def own(view: V) -> tuple[int, ...]:
    """Return the cards of a player that lie open."""
    return view.seen("shown", view.seat)


def claims(view: V, without: int = -1) -> Claims:
    """Return what a player could declare, as if one card were gone."""
    shown = [card for card in own(view) if card != without]
    served = {card: view.open.served[card] for card in shown if card in view.open.served}
    hand = [card for card in view.hand if card != without]
    made = view.open.made[view.seat]
    return declarable(view.rules, deck_of(view), sign(view), hand, shown, served, made, view.options["sixth"])


def dearest(found: Claims) -> str | None:
    """Return the declaration that brings most."""
    return max(found, key=lambda word: found[word][2], default=None)


def figures_of(view: V, card: int) -> list[Figure]:
    """Return the figures in which a card can serve, the dearest first; a joker serves in all."""
    deck, trump = deck_of(view), sign(view)
    rank, suit = deck.rank(card), deck.suit(card)
    names: list[str] = []
    for name in TRUMP_FOURS:
        figure = BY_NAME[name]
        if figure.four == rank and suit == (MATE[trump] if figure.suit == "mate" else trump):
            names.append(name)
    mate = rank == "В" and suit == MATE[trump]
    if (suit == trump and rank not in ("", "9")) or (mate and view.rules.jack_replaces):
        names.append("козырная квинта")
    if mate or (suit == trump and rank == "Д"):
        names.append("безик")
    plain = {"Т": "четыре туза", "К": "четыре короля", "Д": "четыре дамы", "В": "четыре валета"}.get(rank)
    if plain is not None and plain_price(view.rules, rank):
        names.append(plain)
    if suit == trump and rank in ("К", "Д"):
        names.append("козырный марьяж")
    return [BY_NAME[name] for name in names]


def kept(view: V, card: int) -> float:
    """Return what a card is worth in the hand: the figures that it can still serve in, by how near they are."""
    deck, trump = deck_of(view), sign(view)
    if deck.text(card) == JOKER:
        return JOKER_KEPT
    rank, suit = deck.rank(card), deck.suit(card)
    served = view.open.served.get(card, ())
    cards = (*view.hand, *own(view))
    same = sum(deck.text(one) == deck.text(card) for one in cards)
    value = 0.0
    for figure in figures_of(view, card):
        if figure.suit:
            near = min(same, 4) / 4
            price = four_price(view.rules, figure.name)
            if figure.name in served:
                value += price * 0.25 if open_now(figure.name, own(view), view.open.served) >= 4 else 0.0
            else:
                value += price * near * near * 0.5
        elif figure.name in served:
            continue
        elif figure.four:
            suits = {deck.suit(one) for one in cards if deck.rank(one) == rank}
            value += PLAIN.get(rank, 4) * (len(suits) / 4) ** 2 * (0.6 if same == 1 else 0.1)
        else:
            value += {"козырная квинта": 8.0, "безик": 12.0, "козырный марьяж": 3.0}[figure.name] / (1 + 0.5 * (same - 1))
    if suit == trump:
        value += 2.0
        if rank == "9" and _nine_counts(view):
            value += EXCHANGE_KEPT
    return value + {"Т": 1.0, "К": 0.6, "Д": 0.3}.get(rank, 0.0)


def _nine_counts(view: V) -> bool:
    """Tell whether a nine of trumps can still be exchanged for a better card."""
    lying = view.seen("upcard")
    return bool(lying) and deck_of(view).rank(lying[0]) != "9"


def gain(view: V, card: int, whole: Claims) -> float:
    """Return what taking the trick with a card would bring: the dearest declaration that is left, more where time runs out."""
    found, word = whole, dearest(whole)
    if word is not None and card in whole[word][0]:
        found = claims(view, card)
        word = dearest(found)
    price = found[word][2] if word is not None else 0
    tricks_left = (view.count("stock") + view.count("upcard")) // max(len(view.open.playing), 1)
    share = 1.0 if tricks_left <= 2 * len(found) + 1 else 0.45
    return TRICK_KEPT + share * price + (6.0 if _nine_counts(view) and _has_nine(view) else 0.0)


def _has_nine(view: V) -> bool:
    deck, nine = deck_of(view), f"{sign(view)}9"
    return any(deck.text(card) == nine for card in view.hand)


def takes_with(view: V, card: int) -> float:
    """Return how likely a card takes the trick."""
    deck = deck_of(view)
    table = view.seen("trick")
    if not table:
        chance = LEADS.get(deck.rank(card), 0.0) * (2 if deck.suit(card) == sign(view) else 1)
        return min(chance, 0.95) ** (len(view.open.playing) - 1)
    law = ruling(view, False)
    if law.best((*table, card)) != len(table):
        return 0.0
    return 1.0 if len(table) + 1 == len(view.open.playing) else 0.6


def best_card(view: V) -> tuple[str, int, bool] | None:
    """Return the action, the card, and whether it is played to take the trick."""
    if view.phase_name != "play":
        return None
    options: dict[str, int] = {}
    deck = deck_of(view)
    legal = set(view.legal)
    for verb, cards in (("play", view.hand), ("lay", own(view))):
        for card in cards:
            action = f"{verb} {deck.text(card)}"
            if action in legal:
                options.setdefault(action, card)
    if not options:
        return None
    scored = {}
    whole = claims(view)
    for action, card in options.items():
        chance = takes_with(view, card)
        scored[action] = (chance * gain(view, card, whole) if chance else 0.0) - kept(view, card)
    action = max(scored, key=lambda one: scored[one])
    return action, options[action], takes_with(view, options[action]) >= 0.5


# Advice


def exchange(view: V) -> str | None:
    """Take the turned trump for the nine, unless that would cost a declaration."""
    action = f"exchange {sign(view)}9"
    if view.phase_name != "declare" or action not in view.legal or not _nine_counts(view):
        return None
    return None if view.rules.exchange_declares and claims(view) and not view.open.declared else action


def exchange_text(view: V, action: str) -> str:
    """Say what the nine is given for."""
    return f"Обменяйте девятку: {view.text(view.seen('upcard')[0])} пригодится в фигурах, а девятка ни в какую не входит."


def declare(figure: str) -> Any:
    """Return the advice to declare a figure where nothing dearer can be declared."""

    def choose(view: V) -> str | None:
        if view.phase_name != "declare" or not any(offer.move.verb == "declare" for offer in view.offers):
            return None
        word = dearest(claims(view))
        return f"declare {word}" if word is not None and CLAIMS[word].figure.name == figure else None

    return choose


def declare_text(view: V, action: str) -> str:
    """Say what it brings and what waits."""
    found = claims(view)
    word = action.partition(" ")[2]
    rest = sorted((one for one in found if one != word), key=lambda one: -found[one][2])
    text = f"Объявите: {word}, {points(found[word][2])}. Дороже сейчас нет ничего"
    return f"{text}; потом {rest[0]}, {points(found[rest[0]][2])}." if rest else f"{text}."


def draw(view: V) -> str | None:
    """Draw where there is nothing to declare."""
    return "draw" if "draw" in view.legal else None


def fold(view: V) -> str | None:
    """Lay the cards down where no more can be written."""
    return "fold" if "fold" in view.legal else None


def take(view: V) -> str | None:
    """Take the trick where it pays."""
    found = best_card(view)
    return found[0] if found is not None and found[2] else None


def take_text(view: V, action: str) -> str:
    """Say what the trick is for and what the card gives away."""
    card = best_card(view)
    assert card is not None
    found = claims(view, card[1])
    word = dearest(found)
    lead = not view.seen("trick")
    said = f"{'Выйдите с' if lead else 'Бейте картой'} {view.text(card[1])}"
    goal = f"взятка откроет дорогу фигуре «{word}», {points(found[word][2])}" if word is not None else "следующий ход будет ваш"
    return f"{said}: {goal}. {gives_away(view, card[1])}"


def give(view: V) -> str | None:
    """Give the card that is missed least."""
    found = best_card(view)
    return found[0] if found is not None else None


def give_text(view: V, action: str) -> str:
    """Say what the card gives away."""
    found = best_card(view)
    assert found is not None
    said = "Выйдите с" if not view.seen("trick") else "Отдайте"
    return f"{said} {view.text(found[1])}. {gives_away(view, found[1])}"


def gives_away(view: V, card: int) -> str:
    """Say which figures a card leaves with."""
    figures = figures_of(view, card)
    if not figures:
        return "Карта ни в одну фигуру не входит: этим ходом вы ничего не отдаёте."
    names = ", ".join(figure.name for figure in figures[:3])
    return f"Карта годилась бы в фигуры ({names}), но прочие вам нужнее."


MAXIMS = (
    Maxim(("bezik.exchange",), exchange_text, exchange),
    *(Maxim((*figure.cites, "bezik.decl.one"), declare_text, declare(figure.name)) for figure in BY_NAME.values()),
    Maxim(("bezik.draw",), "Объявить больше нечего: доберите карту.", draw),
    Maxim(("bezik.h6",), "Колода вышла, взятки очков не дают: сложите карты.", fold),
    Maxim(("bezik.decl.trick", "bezik.lead"), take_text, take),
    Maxim(("bezik.lead", "bezik.decl.trick"), give_text, lambda view: None if view.seen("trick") else give(view)),
    Maxim(("bezik.free.a", "bezik.decl.trick"), give_text, give),
)
