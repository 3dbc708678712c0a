"""«Винт»: the card to lay on a trick, by the source's advice for second, third and last hand, ruffs and discards."""

from __future__ import annotations

from ....frame.cards import SUIT_GENITIVE
from ....frame.cites import implements
from ....frame.results import Advice
from ..options import CARD_ACTIONS, DECK
from .calculable import ACE, JACK, KING, QUEEN, TEN, ace_on_figure, finesse_card
from .memory import MASKS, SUIT_OF, WIDTH, Memory, highest

JACK_PLACE = 9
"""Place of the jack in a suit; what stands below is small."""


def lay(card: int, text: str, *cites: str) -> Advice:
    """Advise a card."""
    return Advice(CARD_ACTIONS[card], text, cites)


def best_card(memory: Memory) -> tuple[int, int]:
    """Return the card that wins the open trick so far, and who laid it."""
    best, winner = memory.view.table[0], memory.order[0]
    for place, card in zip(memory.order[1:], memory.view.table[1:], strict=True):
        suit = SUIT_OF[card]
        if card > best if suit == SUIT_OF[best] else suit == memory.trump:
            best, winner = card, place
    return best, winner


def cheapest_equal(memory: Memory, card: int) -> int:
    """Return the lowest card in hand that is as good as this one: nothing that others hold lies between."""
    suit = SUIT_OF[card]
    lower = memory.suit(suit) & (1 << card) - 1
    while lower:
        down = highest(lower)
        if memory.out & MASKS[suit] & (1 << card) - (2 << down):
            break
        card = down
        lower &= (1 << down) - 1
    return card


def follow(memory: Memory, legal: tuple[int, ...]) -> Advice:
    """Choose a card for the open trick."""
    led = SUIT_OF[memory.view.table[0]]
    if len(legal) == 1:
        return lay(legal[0], "Другой карты положить нельзя.", "vint.107")
    if SUIT_OF[legal[0]] != led:
        return _without_suit(memory, legal, led)
    best, winner = best_card(memory)
    if SUIT_OF[best] != led:
        text = "Взятка побита козырем." if winner != memory.partner else "Партнёр побил козырем."
        return lay(legal[0], f"{text} Положите маленькую.", "vint.107", "vint.n3")
    turn = len(memory.view.table)
    if turn == memory_size(memory) - 1:
        return _last_hand(memory, legal, best, winner)
    return _second_hand(memory, legal, best) if turn == 1 else _third_hand(memory, legal, best, winner)


def memory_size(memory: Memory) -> int:
    """Return how many cards make a trick."""
    return len(memory.view.rules.variant.places)


@implements("vint.105")
def _last_hand(memory: Memory, legal: tuple[int, ...], best: int, winner: int) -> Advice:
    """Take as cheaply as possible, unless the trick is the partner's."""
    if memory.mine(winner):
        return lay(legal[0], "Взятка и так у партнёра: его карт не перекрывают, положите маленькую.", "vint.105")
    higher = [card for card in legal if card > best]
    if higher:
        return lay(higher[0], f"Перекройте {DECK.text(best)} самой дешёвой старшей картой: взятка ваша.", "vint.105", "vint.h5")
    return lay(legal[0], "Перекрыть нечем: положите маленькую.", "vint.102")


@implements("vint.102", "vint.103", "vint.104", "vint.105", "vint.109")
def _second_hand(memory: Memory, legal: tuple[int, ...], best: int) -> Advice:
    """Small on small, a figure on a figure, and the exceptions."""
    suit = SUIT_OF[best]
    cards = memory.ranks(suit)
    length = len(legal)
    base = suit * WIDTH
    higher = [card for card in legal if card > best]
    again = memory.times_led(suit) >= 1
    if not higher:
        return lay(legal[0], "Перекрыть нечем: положите маленькую.", "vint.102")
    if best % WIDTH >= JACK_PLACE:
        figure = DECK.rank(best)
        if cards & ACE and ace_on_figure(figure, memory.level):
            return lay(base + 12, f"На {DECK.text(best)} противника кладут туза.", "vint.109", "vint.105")
        over = [card for card in higher if card != base + 12]
        if over:
            return lay(over[0], f"На фигуру противника кладут фигуру старше: {DECK.text(over[0])}.", "vint.105")
        return lay(legal[0], "На валета туза кладут, лишь когда играют «три» и больше.", "vint.109")
    top = legal[-1]
    if again and cards & ACE and (memory.level >= 3 or length >= 4):
        return lay(base + 12, "Масть играют второй раз: положите туза, он может пропасть.", "vint.104", "vint.103")
    if length == 3 and cards & KING and cards & QUEEN and not cards & ACE:
        return lay(base + 11, "Король с дамой третьи: второй рукой кладут короля.", "vint.103")
    if length == 3 and cards & QUEEN and cards & JACK and not cards & (ACE | KING):
        return lay(base + 10, "Дама с валетом третьи: второй рукой кладут даму.", "vint.103")
    if again and length == 2 and cards & (KING | QUEEN) and not cards & ACE:
        return lay(top, f"Вторая фигура в масти, ход повторен: положите {DECK.text(top)}.", "vint.103")
    if memory.is_master(top) and _should_grab(memory, suit):
        card = cheapest_equal(memory, top)
        return lay(card, "Верную взятку берут сразу: надежды на другую мало.", "vint.118")
    return lay(legal[0], "На маленькую второй рукой кладут маленькую: третий всё равно перекроет обе.", "vint.102")


def _should_grab(memory: Memory, suit: int) -> bool:
    """Tell whether a sure trick in second hand had better be taken: the suit may be ruffed later, or few cards are left."""
    if memory.hand.bit_count() <= 3:
        return True
    if any(memory.can_ruff(place, suit) for place in memory.opponents()):
        return False
    return memory.trump >= 0 and memory.times_led(suit) >= 1


@implements("vint.105", "vint.112", "vint.113", "vint.127a", "vint.137", "vint.138", "vint.139", "vint.140")
def _third_hand(memory: Memory, legal: tuple[int, ...], best: int, winner: int) -> Advice:
    """Lay the highest card on the partner's lead, cut where the source allows it."""
    suit = SUIT_OF[best]
    cards = memory.ranks(suit)
    base = suit * WIDTH
    higher = [card for card in legal if card > best]
    following = memory.left
    if not higher:
        return lay(legal[0], "Перекрыть нечем: положите маленькую.", "vint.102")
    if winner == memory.partner:
        if memory.is_master(best) or memory.void[following][suit] and not memory.can_ruff(following, suit):
            return lay(legal[0], "Карта партнёра берёт: её не перекрывают.", "vint.105")
        if best % WIDTH >= JACK_PLACE:
            if memory.level >= 6 and cards & ACE and memory.declaring:
                return lay(base + 12, "На шлеме фигуру партнёра кроют тузом: резать опасно.", "vint.105", "vint.127a")
            return lay(legal[0], f"Партнёр вышел с фигуры: его {DECK.text(best)} не перекрывают.", "vint.105", "vint.138")
    top = legal[-1]
    cut = _cut(memory, suit, cards, best)
    if cut is not None:
        return cut
    if winner == memory.partner and not memory.out & MASKS[suit] & (1 << top) - (2 << best):
        return lay(legal[0], "Ваши карты не старше карты партнёра для дела: положите маленькую.", "vint.105")
    card = cheapest_equal(memory, top)
    if card <= best:
        card = higher[0]
    if card != top:
        return lay(card, "Из равных старших на третьей руке кладут младшую.", "vint.112", "vint.88", "vint.89")
    return lay(card, "На третьей руке кладут самую старшую карту масти партнёра.", "vint.112")


def _cut(memory: Memory, suit: int, cards: int, best: int) -> Advice | None:
    """Cut in third hand where the source advises it."""
    if memory.level >= 4 and memory.declaring or memory.void[memory.left][suit]:
        return None
    base = suit * WIDTH
    if suit == memory.trump:
        if not memory.declaring:
            return None
        named, _ = finesse_card(cards, _supported(memory))
        card = base + {"В": 9, "10": 8}.get(named, -1)
        if card > best and card >= base and memory.out & MASKS[suit] & -(2 << card):
            return lay(card, f"Без поддержки козыри на третьей руке режут: {DECK.text(card)}.", "vint.143")
        return None
    if memory.left in memory.known or memory.hand.bit_count() <= 2:
        return None
    if cards & ACE and cards & QUEEN and not cards & KING and base + 10 > best and memory.level <= 3:
        if memory.out >> (base + 11) & 1:
            return lay(base + 10, "Игра небольшая: при тузе с дамой можно прорезать дамой.", "vint.112", "vint.139", "vint.137")
        return None
    if (
        cards & ACE
        and cards & JACK
        and cards & TEN
        and not cards & (KING | QUEEN)
        and memory.times_led(suit) == 1
        and base + 9 > best
    ):
        return lay(base + 9, "С тузом, валетом и десяткой при втором заходе кладут валета.", "vint.140")
    return None


@implements("vint.142")
def _supported(memory: Memory) -> bool:
    """Tell whether the partner has supported the trump suit in the auction."""
    return memory.strain in memory.named[memory.partner] if memory.partner >= 0 else False


@implements("vint.106", "vint.110", "vint.111a", "vint.111b", "vint.114", "vint.115")
def _without_suit(memory: Memory, legal: tuple[int, ...], led: int) -> Advice:
    """Ruff or discard when the led suit is missing."""
    trump = memory.trump
    best, winner = best_card(memory)
    ruffs = [card for card in legal if SUIT_OF[card] == trump and (SUIT_OF[best] != trump or card > best)] if trump >= 0 else []
    if not ruffs:
        return discard(memory, legal)
    last = len(memory.view.table) == memory_size(memory) - 1
    suit_name = SUIT_GENITIVE[DECK.suits[led]]
    if memory.mine(winner):
        if last or memory.is_master(best) and SUIT_OF[best] == led and not memory.can_ruff(memory.left, led):
            return discard(memory, legal, "Взятка партнёра верна, козыря берегут.", "vint.106", "vint.111b")
        if DECK.rank(best) == "К" and best == memory.view.table[0]:
            return discard(memory, legal, "Короля партнёра козырем не бьют: он выгоняет туза.", "vint.115")
        if best % WIDTH >= JACK_PLACE + 1 and not memory.can_ruff(memory.left, led):
            return discard(memory, legal, "Партнёр вышел с фигуры, козыря берегут.", "vint.106")
    if not last and memory.partner not in memory.order and len(memory.view.table) == 1:
        return lay(
            ruffs[0], f"{suit_name.capitalize()} нет, масть играют: второй рукой бейте козырем.", "vint.110", "vint.111a"
        )
    cites = ("vint.114",) if winner == memory.partner else ("vint.111a",)
    card = ruffs[0]
    if not last and memory.can_ruff(memory.left, led):
        over = [one for one in ruffs if memory.is_master(one)]
        card = (
            cheapest_equal(memory, over[0])
            if over
            else ruffs[-1]
            if len(ruffs) > 1 and ruffs[-1] % WIDTH < JACK_PLACE
            else ruffs[0]
        )
    return lay(card, f"{suit_name.capitalize()} нет: побейте козырем.", *cites)


@implements("vint.159", "vint.160", "vint.161", "vint.163", "vint.164", "vint.108")
def discard(memory: Memory, legal: tuple[int, ...], why: str = "", *cites: str) -> Advice:
    """Throw away from the weakest suit and keep the sure one."""
    trump = memory.trump
    plain = [card for card in legal if SUIT_OF[card] != trump]
    if not plain:
        return lay(legal[0], f"{why} Остались одни козыри: положите младший.".strip(), *cites, "vint.159")
    card = min(plain, key=lambda one: _keeping(memory, one))
    suit = SUIT_OF[card]
    suits = {SUIT_OF[one] for one in plain}
    sure = [one for one in suits if memory.masters(one)]
    if len(sure) == 1 and suit != sure[0]:
        rule, text = "vint.161", "верные взятки в одной масти, сносят остальные"
    elif len(sure) == 2:
        rule, text = "vint.163", "верные взятки в двух мастях, сносят третью"
    elif not sure:
        rule, text = "vint.164", "верных взяток нет, сносят масти по очереди"
    else:
        rule, text = "vint.160", "сносят из слабейшей масти"
    return lay(card, f"{why} Снос: {text}.".strip(), *cites, rule, "vint.159")


def _keeping(memory: Memory, card: int) -> tuple[int, int]:
    """Return how much a card is worth keeping: sure tricks most, then guards of figures, then its rank."""
    suit = SUIT_OF[card]
    cards = memory.suit(suit)
    length = cards.bit_count()
    out = memory.out & MASKS[suit]
    value = card % WIDTH
    if not out or card > highest(out):
        value += 20
    else:
        top = highest(cards)
        above = (out >> top).bit_count()
        if above and length == above + 1 and top % WIDTH >= JACK_PLACE:
            value += 5
        if length >= 4 and memory.masters(suit):
            value += 2
    return value, length
