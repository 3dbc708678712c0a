"""«Винт»: the lead, by the source's advice on suits, cards and trumps."""

from __future__ import annotations

from ....frame.cards import SUIT_GENITIVE, SUIT_NAMES
from ....frame.cites import implements
from ....frame.results import Advice
from ..options import DECK, NO_TRUMP
from .calculable import ACE, ACE_THEN_SMALL, KING, NONE, QUEEN, SMALL, lead_card
from .follow import cheapest_equal, lay
from .memory import SUIT_OF, SUITS, WIDTH, Memory, highest, lowest

_RANK_PLACE = {rank: place for place, rank in enumerate(DECK.ranks)}


def lead(memory: Memory) -> Advice:
    """Choose a card to lead."""
    plain = [suit for suit in SUITS if memory.suit(suit) and suit != memory.trump]
    if not plain:
        return _only_trumps(memory)
    if memory.declaring:
        return _declarer_lead(memory, plain)
    return _defender_lead(memory, plain)


def _only_trumps(memory: Memory) -> Advice:
    cards = memory.suit(memory.trump)
    top = highest(cards)
    if memory.is_master(top):
        return lay(top, "Остались козыри: козыряйте со старшего.", "vint.129")
    return lay(lowest(cards), "Остались козыри, старший не ваш: положите младший.", "vint.129")


# The side that named the game


@implements("vint.117", "vint.119", "vint.121", "vint.128b", "vint.129", "vint.130", "vint.131")
def _trump_lead(memory: Memory, plain: list[int]) -> Advice | None:
    """Draw trumps where that is right, from the top."""
    trump = memory.trump
    if trump < 0 or not memory.suit(trump) or not memory.trumps_out():
        return None
    mine = memory.suit(trump).bit_count()
    outside = memory.trumps_out()
    partner = 0 if memory.void[memory.partner][trump] else max(0, min(3, outside // 2))
    theirs = outside - partner
    strong = sum(memory.masters(suit) for suit in plain)
    if memory.level <= 2 and not strong and mine < 4:
        return None
    if memory.times_led(trump) >= 3 and theirs <= 1:
        return None
    if mine + partner < theirs:
        return None
    top = highest(memory.suit(trump))
    cites = ["vint.129"]
    text = "Козыряйте со старшего"
    if memory.level >= 3:
        text, cites = "На «трёх» и выше козыряют при первом же ходе, со старшего", ["vint.121", "vint.129"]
    elif strong:
        text, cites = "Сильные масти есть, значит козырять можно; со старшего", ["vint.117", "vint.129"]
    if memory.is_master(top):
        return lay(cheapest_equal(memory, top), f"{text}.", *cites)
    if memory.me != memory.view.declarer and mine <= 3:
        return lay(top, "Поддерживая с двумя-тремя козырями, козыряют со старшего.", "vint.130")
    named, _ = lead_card(memory.ranks(trump), memory.level)
    card = lowest(memory.suit(trump))
    if named in _RANK_PLACE:
        card = trump * WIDTH + _RANK_PLACE[named]
    return lay(card, "Козыряйте: у противников козыри ещё есть.", *cites[:1], "vint.128b")


@implements("vint.118", "vint.122", "vint.123", "vint.127b", "vint.132")
def _declarer_lead(memory: Memory, plain: list[int]) -> Advice:
    """Lead for the side that named the game: trumps, sure tricks, the partner's void, long suits."""
    trumps = _trump_lead(memory, plain)
    ruff = _partner_ruffs(memory, plain)
    if ruff is not None and (trumps is None or memory.level <= 2):
        return ruff
    if trumps is not None:
        return trumps
    sure = _sure_trick(memory, plain)
    if sure is not None:
        return sure
    shown = _partner_suit(memory, plain)
    if shown is not None:
        return shown
    return _own_suit(memory, plain)


def _partner_ruffs(memory: Memory, plain: list[int]) -> Advice | None:
    """Lead a suit that the partner can ruff and the opponent behind him cannot overruff for sure."""
    for suit in plain:
        if memory.can_ruff(memory.partner, suit) and not memory.can_ruff(memory.left, suit):
            if memory.is_master(highest(memory.suit(suit))):
                continue
            text = f"У партнёра нет {SUIT_GENITIVE[DECK.suits[suit]]}: дайте ему побить козырем."
            return lay(lowest(memory.suit(suit)), text, "vint.122")
    return None


@implements("vint.118", "vint.85", "vint.91")
def _sure_trick(memory: Memory, plain: list[int]) -> Advice | None:
    """Cash a master that nobody is known to ruff."""
    best: tuple[int, int] | None = None
    for suit in plain:
        count = memory.masters(suit)
        if not count or any(memory.can_ruff(place, suit) for place in memory.opponents()):
            continue
        length = memory.suit(suit).bit_count()
        if best is None or (count * 4 + length) > best[0]:
            best = (count * 4 + length, suit)
    if best is None:
        return None
    suit = best[1]
    card = highest(memory.suit(suit))
    if memory.strain == NO_TRUMP:
        return lay(card, "Без козырей берут верные взятки своей сильной масти.", "vint.132", "vint.118")
    return lay(card, f"Возьмите верную взятку: {DECK.text(card)} старшая в масти.", "vint.118")


@implements("vint.83", "vint.124", "vint.162")
def _partner_suit(memory: Memory, plain: list[int]) -> Advice | None:
    """Lead the suit that the partner has named, with the highest card of it."""
    if memory.partner < 0:
        return None
    for suit in sorted(memory.named[memory.partner], key=lambda one: -memory.named[memory.partner][one]):
        if suit in plain and suit != memory.trump and memory.may_have(memory.partner, suit):
            if any(memory.can_ruff(place, suit) for place in memory.opponents()):
                continue
            text = f"{SUIT_NAMES[DECK.suits[suit]].capitalize()} назвал партнёр: ходите в его масть со старшей."
            return lay(highest(memory.suit(suit)), text, "vint.83")
    return None


# The side that plays against them


@implements("vint.79", "vint.80", "vint.82", "vint.83", "vint.84", "vint.118", "vint.125", "vint.126", "vint.134", "vint.165")
def _defender_lead(memory: Memory, plain: list[int]) -> Advice:
    """Lead against the side that named the game."""
    if memory.level >= 3 or memory.strain == NO_TRUMP:
        sure = _sure_trick(memory, plain)
        if sure is not None and (memory.tricks or memory.level >= 4 or _hurry(memory)):
            return sure
    named = _lead_partner_suit(memory, plain)
    if named is not None:
        return named
    ruff = _partner_ruffs(memory, plain)
    if ruff is not None:
        return ruff
    if memory.tricks:
        sure = _sure_trick(memory, plain)
        if sure is not None:
            return sure
        again = _return_suit(memory, plain)
        if again is not None:
            return again
    return _own_suit(memory, plain)


def _hurry(memory: Memory) -> bool:
    """Tell whether the opponents need one or two tricks to end the game."""
    view = memory.view
    side = 1 - view.side[memory.me]
    if len(view.below) != 2:
        return False
    return view.target - view.below[side] <= 20 * memory.level


def _lead_partner_suit(memory: Memory, plain: list[int]) -> Advice | None:
    """Lead what the partner has named, by what is held in it."""
    if memory.partner < 0:
        return None
    for suit, level in sorted(memory.named[memory.partner].items(), key=lambda item: -item[1]):
        if suit not in plain or not memory.may_have(memory.partner, suit):
            continue
        if any(memory.can_ruff(place, suit) for place in memory.opponents()):
            continue
        cards = memory.suit(suit)
        name = SUIT_NAMES[DECK.suits[suit]].capitalize()
        if cards.bit_count() == 1 and highest(cards) % WIDTH >= 10:
            return lay(highest(cards), f"{name} назвал партнёр, фигура у вас бланковая: разыграйте её.", "vint.126", "vint.83")
        if highest(cards) % WIDTH >= 9:
            return lay(highest(cards), f"{name} назвал партнёр: ходите со старшей карты его масти.", "vint.83")
        if cards.bit_count() <= 2 or level >= 2:
            card = highest(cards) if cards.bit_count() <= 2 else lowest(cards)
            return lay(card, f"{name} назвал партнёр, фосок мало: ходите в его масть.", "vint.125", "vint.83")
    return None


@implements("vint.86a", "vint.87", "vint.162")
def _return_suit(memory: Memory, plain: list[int]) -> Advice | None:
    """Go on with the suit that the partner has led."""
    for trick in reversed(memory.tricks):
        if trick.leader != memory.partner or trick.suit not in plain or memory.void[memory.partner][trick.suit]:
            continue
        if any(memory.can_ruff(place, trick.suit) for place in memory.opponents()):
            continue
        cards = memory.suit(trick.suit)
        card = highest(cards) if cards.bit_count() <= 2 or memory.is_master(highest(cards)) else lowest(cards)
        return lay(
            card, f"С {SUIT_GENITIVE[DECK.suits[trick.suit]]} ходил партнёр: продолжайте его масть.", "vint.87", "vint.162"
        )
    return None


@implements(
    "vint.79", "vint.80", "vint.81a", "vint.81b", "vint.82", "vint.96", "vint.97", "vint.98", "vint.99", "vint.100", "vint.101",
    "vint.165",
)  # fmt: skip
def _own_suit(memory: Memory, plain: list[int]) -> Advice:
    """Choose among own suits by the maxims of the source."""
    scored: list[tuple[int, int, int, str, tuple[str, ...]]] = []
    for suit in plain:
        named, cites = (
            lead_card(memory.ranks(suit), max(1, memory.level)) if not _broken(memory, suit) else (SMALL, ("vint.81b",))
        )
        value, text, more = _suit_value(memory, suit, named)
        card = _card_of(memory, suit, named)
        scored.append((value, -suit, card, text, (*cites, *more)))
    value, _, card, text, cites = max(scored)
    return lay(card, text, *dict.fromkeys(cites))


def _broken(memory: Memory, suit: int) -> bool:
    """Tell whether the suit has been played already, so that the maxims of the first lead no longer fit."""
    return memory.times_led(suit) > 0


def _suit_value(memory: Memory, suit: int, named: str) -> tuple[int, str, tuple[str, ...]]:
    """Return how good a suit is to lead, and the chief reason."""
    cards = memory.suit(suit)
    length = cards.bit_count()
    name = SUIT_GENITIVE[DECK.suits[suit]]
    ranks = memory.ranks(suit)
    value = 2 * length
    text = f"Ходите с {name}: своя длинная масть." if length >= 4 else f"Ходите с {name}: лучшего выхода нет."
    cites: tuple[str, ...] = ("vint.81b",)
    if ranks & KING and ranks & (ACE | QUEEN):
        value += 12
        text, cites = f"Ходите с {name}: фигуры подряд.", ()
    if named == NONE:
        value -= 10
        text = f"Лучшего выхода нет, хотя с {name} ходить не следовало бы."
    left, right = memory.left, memory.right
    if suit in memory.named[right] and not memory.mine(right):
        value -= 14
        cites = (*cites, "vint.79")
    if suit in memory.named[left] and suit not in memory.named[right] and not memory.mine(left):
        told = NO_TRUMP in memory.named[right]
        value += -4 if told else 6
        text, cites = (
            (text, (*cites, "vint.81a"))
            if told
            else (f"Ходите с {name}, под левого противника: партнёр его не поддержал.", ("vint.80",))
        )
    if memory.partner >= 0 and any(SUIT_OF[card] == suit for card in memory.discards[memory.partner]) and not ranks & KING:
        value -= 8
        cites = (*cites, "vint.82")
    if any(memory.can_ruff(place, suit) for place in memory.opponents()):
        value -= 12
    if memory.trump >= 0 and length <= 2 and memory.suit(memory.trump) and not memory.declaring:
        few = memory.suit(memory.trump).bit_count() <= 3
        value += 5 if few and not ranks & (KING | QUEEN) else -2
        if few and not ranks & (KING | QUEEN):
            text, cites = f"Масть короткая, козырей немного: с {name} можно устроить себе ренонс.", ("vint.99", "vint.101")
    if any(SUIT_OF[card] == suit for card in memory.discards[right]) and not memory.mine(right):
        value += 3
        cites = (*cites, "vint.165")
    return value, text, cites


def _card_of(memory: Memory, suit: int, named: str) -> int:
    """Return the card that a maxim names."""
    cards = memory.suit(suit)
    base = suit * WIDTH
    if named == ACE_THEN_SMALL:
        return base + 12
    if named in _RANK_PLACE:
        return base + _RANK_PLACE[named]
    top = highest(cards)
    if named == NONE:
        return lowest(cards)
    if memory.is_master(top) and _broken(memory, suit):
        return top
    return lowest(cards)


__all__ = ["lead"]
