"""Копилка: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.cards import DECK_32, SUIT_NAMES
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, number, numbers, one_of, scored, text
from ...frame.results import Score
from ...frame.russian import counted, money
from ...frame.sheet import summed
from ...frame.strength import Duty, law
from .rules import ACE, DEALS, HAND, PLAYERS
from .scoring import FINES, REST, Deal, divided, doubles, rest_shared, trick_item, worth_of

PASS = "пас"
LAYS_ACE, BUYS, PASSES, SHEDS = "кладёт туза пик", "прикупает", "пасует", "сносит другую масть"
SUITS = tuple("♠♣♦♥")


@dataclass(frozen=True, kw_only=True)
class Stock:
    """How the pack is dealt."""

    players: int = number("Игроков", PLAYERS, PLAYERS, PLAYERS)
    hand: int = number("Карт каждому", HAND, HAND, HAND)


@dataclass(frozen=True, kw_only=True)
class Box:
    """What was put into the box."""

    ante: int = number("Взнос каждого", 0, 1000, 15, unit="коп.")
    fees: tuple[int, ...] = numbers("Плата остальных, по сдачам", 0, 1000, (), most=DEALS)
    nobody: tuple[int, ...] = numbers("Сдачи, где первого не было", 1, DEALS, (), most=DEALS)
    remises: tuple[int, ...] = numbers("Ремизы", 0, 1000, (), most=32)


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A trick on the table: cards and passes in order."""

    trick: str = text("Взятка по порядку, карты и пасы", "♥Т ♥9 ♠Т пас")


@dataclass(frozen=True, kw_only=True)
class Lead:
    """A lead after a trick."""

    last: str = one_of("Прошлая масть", SUITS, "♠")
    how: str = one_of("Что с нею было", ("взятка", "карту взяли назад"), "взятка")
    card: tuple[int, ...] = card_row("Выходит с", DECK_32, 1, 1, "♠Д")
    rest: tuple[int, ...] = card_row("Кроме неё на руках", DECK_32, 0, 16, "♥9 ♦К")


@dataclass(frozen=True, kw_only=True)
class Answer:
    """An answer to a lead."""

    led: str = one_of("Вышли с масти", SUITS, "♥")
    hand: tuple[int, ...] = card_row("Карты на руках", DECK_32, 1, 17, "♥9 ♠Т ♦К")
    what: str = one_of("Что делает", (LAYS_ACE, BUYS, PASSES, SHEDS), LAYS_ACE)
    bought: int = number("Уже прикупил на этот выход", 0, 12, 0, when={"what": (BUYS,)})


@dataclass(frozen=True, kw_only=True)
class Offer:
    """Cards of a suit that are offered round."""

    offered: tuple[int, ...] = card_row("Предложены", DECK_32, 0, 5, "♦Т ♦Д ♦9 ♦7")
    takers: int = number("Взяли по карте", 0, 3, 3)
    stock: int = number("В прикупе было", 0, 12, 12)


@dataclass(frozen=True, kw_only=True)
class Hidden:
    """A hand of which one kept silent."""

    hand: tuple[int, ...] = card_row("Карты при сдаче", DECK_32, HAND, HAND, "♠Т ♠9 ♠7 ♥К ♦8")


@dataclass(frozen=True, kw_only=True)
class Payout:
    """Tricks of four deals, by suits from spades to hearts."""

    tricks: tuple[int, ...] = numbers("Взяток простых", 0, 40, (1, 1, 1, 1), count=4, labels=SUITS)
    ace_tricks: tuple[int, ...] = numbers("Взяток с тузом пик, вдвое", 0, 4, (0, 0, 0, 0), count=4, labels=SUITS)
    price: int = number("Цена пиковой взятки", 1, 100, 1, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Settlement:
    """The box after four deals."""

    pot: int = number("В кассе", 0, 100_000, 106, unit="коп.")
    payouts: tuple[int, ...] = numbers("Взяток на сумму, по игрокам", 0, 10_000, (20, 16, 9, 12), count=PLAYERS)
    last_out: int = number("Кто сбыл карты первым в четвёртой (0 — никто)", 0, PLAYERS, 2)


def stock(rules: Any, facts: Stock) -> Score:
    """Count what is left for drawing."""
    size = rules.deck.size
    total = size - facts.players * facts.hand
    score = Score(total=total, unit="карт", summary=f"В прикупе {counted(total, 'карта', 'карты', 'карт')}.")
    score.add("Колода", "kopilka.deck", size)
    score.add(f"Сдано {facts.players} × {facts.hand}", ("kopilka.deal", "kopilka.players"), -facts.players * facts.hand)
    return score


def bank(rules: Any, facts: Box) -> Score:
    """Count what lies in the box."""
    if any(deal > len(facts.fees) for deal in facts.nobody):
        raise InputError(f"Сдачи, где первого не было: сдач названо {len(facts.fees)}", "nobody")
    score = Score(unit="коп.")
    score.add(f"Взносы {PLAYERS} × {facts.ante}", "kopilka.bank", PLAYERS * facts.ante)
    for deal, fee in enumerate(facts.fees, 1):
        payers, rule = (PLAYERS, "kopilka.h4") if deal in facts.nobody else (PLAYERS - 1, "kopilka.firstout")
        score.add(f"Сдача {deal}: платят {payers} по {fee}", rule, payers * fee)
    if facts.remises:
        score.add(f"Ремизов {len(facts.remises)}", "kopilka.remise", sum(facts.remises))
    score.total = summed(score.items)
    score.summary = f"В кассе {money(int(score.total))}"
    return score


def _row(value: str) -> list[str]:
    """Read a trick of cards and passes."""
    words = value.replace(",", " ").split()
    if not 2 <= len(words) <= PLAYERS or words[0].lower() == PASS:
        raise InputError("Взятка: назовите выход и ответы, карты или «пас», всего не больше четырёх", "trick")
    found = [PASS if word.lower() == PASS else DECK_32.text(DECK_32.card(word, "trick")) for word in words]
    laid = [word for word in found if word != PASS]
    if len(set(laid)) != len(laid):
        raise InputError("Взятка: одна карта названа дважды", "trick")
    for word in laid[1:]:
        if word[0] != laid[0][0] and word != ACE:
            raise InputError(f"Взятка: {word} не той масти, а сносить нельзя", "trick", ("kopilka.play",))
    return found


def trick(rules: Any, facts: Trick) -> Score:
    """Say who takes a trick and what it is worth."""
    row = _row(facts.trick)
    places = [place for place, word in enumerate(row) if word != PASS]
    laid = [row[place] for place in places]
    score = Score(unit="игрок", total=0)
    if len(laid) == 1:
        score.add(f"На {laid[0]} не ответил никто: карту берут назад, выходит следующий", "kopilka.nofollow")
        score.summary = "Взятки нет: карту берут назад."
        return score
    ruling = law(rules.deck, rules.strength, Duty(follow=False), -1)
    cards = [rules.deck.card(word) for word in laid]
    best = places[ruling.best(cards)]
    score.total = best + 1
    score.add(f"Берёт {row[best]}, положенная {best + 1}-й", ruling.reason(cards))
    item = trick_item(rules, laid)
    score.add(item.text, item.cites, item.amount)
    score.sides = {"цена": int(item.amount or 0)}
    twice = ", она вдвое" if doubles(rules, laid) else ""
    score.summary = f"Взятку берёт игрок {best + 1}{twice}: {money(item.amount or 0)}"
    return score


def _told(reason: str) -> str:
    """Put a reason behind a colon."""
    return reason[0].lower() + reason[1:]


def lead(rules: Any, facts: Lead) -> Score:
    """Say whether one may lead a card."""
    card = facts.card[0]
    if card in facts.rest:
        raise InputError("Кроме неё на руках: карта, с которой выходят, названа и здесь", "rest")
    suit = DECK_32.suit(card)
    score = Score(unit="можно")
    bars = facts.how == "взятка" or rules.back_counts
    others = any(DECK_32.suit(one) != facts.last for one in facts.rest)
    if suit != facts.last or not bars:
        why, rule, allowed = (
            ("Масть новая", "kopilka.newsuit", True)
            if suit != facts.last
            else ("Карту взяли назад, масть не проведена", "kopilka.nofollow", True)
        )
    elif not others and not rules.yields:
        why, rule, allowed = "Другой масти нет, а выход его", "kopilka.h2", True
    elif others:
        why, rule, allowed = f"Масть {facts.last} провели только что", "kopilka.newsuit", False
    else:
        why, rule, allowed = "Другой масти нет: выход уступают тому, у кого она есть", "kopilka.h2", False
    score.add(why, rule)
    score.total = int(allowed)
    score.summary = f"{'Выйти можно' if allowed else 'Выйти нельзя'}: {_told(why)}."
    return score


def answer(rules: Any, facts: Answer) -> Score:
    """Say whether an answer to a lead is right, and what it costs where it is not."""
    has = any(DECK_32.suit(card) == facts.led for card in facts.hand)
    ace = DECK_32.card(ACE) in facts.hand
    score = Score(unit="можно")

    def decided(allowed: bool, text: str, *cites: str) -> Score:
        score.add(text, cites)
        score.total = int(allowed)
        score.summary = f"{'Можно' if allowed else 'Нельзя'}: {_told(text)}."
        return score

    if facts.what == LAYS_ACE:
        if not ace:
            raise InputError("Карты на руках: туза пик среди них нет", "hand")
        if facts.led == "♠":
            return decided(True, "Туз и есть требуемая масть", "kopilka.play")
        if has and not rules.ace_with_suit:
            return decided(False, f"Есть {facts.led}: её дают обязательно", "kopilka.play")
        return decided(True, "Туз пик перекрывает взятку любой масти", "kopilka.spadeace")
    if facts.what == SHEDS:
        if all(DECK_32.suit(card) == facts.led or DECK_32.text(card) == ACE for card in facts.hand):
            raise InputError("Карты на руках: сносить нечего, другой масти среди них нет", "hand")
        if has:
            return decided(False, f"Есть {facts.led}: её дают, а не сносят другую", "kopilka.play")
        return decided(False, "Другую масть не сносят", "kopilka.play")
    if facts.what == PASSES and has:
        score.add("Спасовал, имея масть: ремиз", "kopilka.falsepass")
        score.total, score.summary = 0, "Нельзя: за такой пас вносят ремиз."
        return score
    if has:
        return decided(False, f"Есть {facts.led}: её дают, а не прикупают", "kopilka.play")
    if facts.what == BUYS and facts.bought >= rules.buys:
        return decided(False, "Одну карту уже прикупил: остаётся пас", "kopilka.play")
    return decided(True, "Масти нет: прикупают или пасуют", "kopilka.play")


def fine(rules: Any, facts: Deal) -> Score:
    """Count what a player puts into the box after a deal."""
    score = Score(scored(FINES, rules, facts), unit="коп.")
    score.total = summed(score.items)
    if not score.items:
        score.add("Взятка есть, ложных пасов нет", "kopilka.remise", 0)
    score.summary = f"В кассу идёт {money(int(score.total))}" if score.total else "В кассу вносить нечего."
    return score


def offer(rules: Any, facts: Offer) -> Score:
    """Count what is left for drawing after cards were offered round."""
    count = len(facts.offered)
    if len({DECK_32.suit(card) for card in facts.offered}) != 1 or count not in rules.offered:
        raise InputError("Предложены: нужны три или четыре карты одной масти", "offered", ("kopilka.offer",))
    if facts.takers > min(count, facts.stock):
        raise InputError("Взяли по карте: столько карт нет", "takers")
    if facts.takers < 3 and not rules.may_refuse:
        raise InputError("Взяли по карте: отказаться нельзя, берут трое", "takers", ("kopilka.offer",))
    total = facts.stock - facts.takers
    rest = count - facts.takers
    score = Score(total=total, unit="карт")
    score.add(f"В прикупе было {facts.stock}", "kopilka.deal", facts.stock)
    score.add(f"Разобрано {facts.takers}: столько же берёт предложивший", "kopilka.offer", -facts.takers)
    if rest:
        score.add(f"Вернулось владельцу {rest}", "kopilka.offer")
    score.summary = f"В прикупе остаётся {counted(total, 'карта', 'карты', 'карт')}; взявшие сбрасывают по одной."
    return score


def hidden(rules: Any, facts: Hidden) -> Score:
    """Say whether a hand obliges to offer cards."""
    counts = {suit: sum(DECK_32.suit(card) == suit for card in facts.hand) for suit in SUITS}
    suit = max(SUITS, key=lambda one: counts[one])
    due = counts[suit] in rules.offered
    score = Score(total=counts[suit] if due else 0, unit="карт")
    if due:
        ace = ("kopilka.offer.ace",) if suit == "♠" and DECK_32.card(ACE) in facts.hand else ()
        score.add(f"Одной масти {counts[suit]}: {SUIT_NAMES[suit]}", ("kopilka.offer", *ace))
        score.add("Умалчивать нельзя", "kopilka.offer.hide")
        score.summary = f"Предложить обязан: {SUIT_NAMES[suit]}, {counted(counts[suit], 'карта', 'карты', 'карт')}."
    else:
        score.add(f"Больше всего карт одной масти: {counts[suit]}", "kopilka.offer")
        score.summary = "Предлагать нечего."
    return score


def payout(rules: Any, facts: Payout) -> Score:
    """Count what the tricks of four deals are worth."""
    score = Score(unit="коп.")
    for doubled, counts in ((False, facts.tricks), (True, facts.ace_tricks)):
        for suit, count in zip(SUITS, counts, strict=True):
            if count:
                each = worth_of(rules, suit, doubled, facts.price)
                text = f"{SUIT_NAMES[suit].capitalize()}{', с тузом пик' if doubled else ''}: {count} × {each}"
                score.add(text, "kopilka.price.double" if doubled else "kopilka.price", count * each)
    if not score.items:
        score.add("Взяток нет", "kopilka.price", 0)
    score.total = summed(score.items)
    score.summary = f"За взятки причитается {money(int(score.total))}"
    return score


def settlement(rules: Any, facts: Settlement) -> Score:
    """Share the box."""
    names = [f"игрок {place}" for place in range(1, PLAYERS + 1)]
    parts, added, rest = divided(rules, facts.pot, facts.payouts)
    short = sum(facts.payouts) > facts.pot
    score = Score(total=rest, unit="коп.", sides={})
    for name, part in zip(names, parts, strict=True):
        if added:
            score.add("Недостаёт на взятки", "kopilka.h5", -added, name)
        score.add(
            "За взятки" if not short or added else "Доля кассы за взятки",
            "kopilka.h5" if short else "kopilka.price",
            part,
            name,
        )
        score.sides[name] = part - added
    if facts.last_out and rest:
        winner = names[facts.last_out - 1]
        score.add("Остаток кассы", ("kopilka.lastout", "kopilka.party"), rest, winner)
        score.sides[winner] += rest
    elif rest:
        for name, share in zip(names, rest_shared(rules, rest, facts.payouts), strict=True):
            score.add(REST, "kopilka.h6", share, name)
            score.sides[name] += share
    if not rest:
        score.summary = "Касса разделена без остатка."
        return score
    score.summary = f"Остаток кассы {money(rest)}" + (f" берёт игрок {facts.last_out}." if facts.last_out and rest else "")
    return score


COUNTS = (
    Count("trick", "Чья взятка и чего она стоит", Trick, trick, ("kopilka.play", "kopilka.spadeace", "kopilka.nofollow"), "Кто берёт взятку.",
          words=("чья взятка", "никто не ответил", "туз пик сверху"), sentence="Положили по порядку: {trick}."),
    Count("answer", "Что отвечать на выход", Answer, answer, ("kopilka.play", "kopilka.falsepass", "kopilka.spadeace"), "Масть, прикуп, пас или туз пик.",
          "irregularity", ("пасанул имея масть", "снёс другую масть", "ложный пас", "прикупил имея масть"),
          "Вышли с {led}, на руках {hand}; игрок {what}[, прикупил перед тем {bought}]."),
    Count("lead", "Можно ли выйти с этой карты", Lead, lead, ("kopilka.newsuit", "kopilka.h2", "kopilka.nofollow"), "Новая масть.", "irregularity",
          ("та же масть два раза подряд", "снова с той же масти", "осталась одна прежняя масть"), "Прошлой была {last}: {how}. Выходит с {card}, кроме неё на руках {rest}."),
    Count("hidden", "Обязан ли предложить карты", Hidden, hidden, ("kopilka.offer", "kopilka.offer.hide"), "Три и больше одной масти.", "irregularity",
          ("умолчал об одномастных", "скрыл три карты масти"), "При сдаче пришли {hand}."),
    Count("offer", "Сколько карт разобрали", Offer, offer, ("kopilka.offer",), "Прикуп после предложения.", words=("предложил карты",),
          sentence="Предложены {offered}, взяли {takers}, в прикупе было {stock}."),
    Count("fine", "Что вносят после сдачи", Deal, fine, ("kopilka.remise", "kopilka.falsepass", "kopilka.firstout"), "Ремизы и плата.", "settlement",
          ("сколько внести", "без взяток", "какой ремиз"),
          "Взяток {tricks}, первым сбыл карты: {first_out}, ложных пасов {false_passes}; ремиз {remise}, плата {fee}."),
    Count("bank", "Сколько в кассе", Box, bank, ("kopilka.bank", "kopilka.newparty"), "Взносы, плата и ремизы.", "settlement", ("сколько в кассе",)),
    Count("payout", "Чего стоят взятки", Payout, payout, ("kopilka.price", "kopilka.price.double"), "Цена взяток за четыре сдачи.", "settlement",
          ("цена взяток", "сколько за взятки")),
    Count("settlement", "Делёж кассы", Settlement, settlement, ("kopilka.lastout", "kopilka.h5"), "Кому сколько из кассы.", "settlement",
          ("делёж кассы", "кому остаток", "кассы не хватило")),
    Count("stock", "Сколько карт в прикупе", Stock, stock, ("kopilka.deal",), "Остаток после сдачи.", words=("сколько карт в прикупе",),
          sentence="Игроков {players}, сдают по {hand}."),
)  # fmt: skip
