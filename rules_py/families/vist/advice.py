"""The family of вист: the advice of §§ 27–59 on one suit, and on the whole hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ...frame.view import View
from ...kernels.trick_phase import law_of
from .seats import held, partner, player_of, side_of

Said = tuple[int, str, tuple[str, ...]]
"""A card, why, by which advice."""
ACE, KING, QUEEN, JACK, TEN = 12, 11, 10, 9, 8
EARLY = 7
"""As many cards in hand at least, and it is the beginning of a deal."""


def rank(card: int) -> int:
    """Return the place of a card in its suit."""
    return card % 13


# One suit


def lead_of_suit(cards: Sequence[int]) -> Said:
    """Choose the card to lead from a suit; the cards go from the highest down."""
    ranks = [rank(card) for card in cards]
    high, low = cards[0], cards[-1]
    if ranks[:3] == [ACE, KING, QUEEN]:
        return cards[2], "От коронки первой играют даму: партнёр поймёт.", ("vist.55",)
    if ranks[:2] == [ACE, KING]:
        return cards[1], "От туза с королём первым играют короля.", ("vist.54",)
    if len(cards) > 2 and ranks[0] - ranks[2] == 2 and ranks[0] >= JACK:
        return high, "От трёх карт подряд выходят со старшей.", ("vist.27",)
    if len(cards) > 1 and ranks[0] - ranks[1] == 1 and ranks[0] >= QUEEN:
        return high, "Из двух ровных карт выходят старшей.", ("vist.53",)
    if ranks[0] == ACE and len(cards) > 2:
        return low, "При тузе с маленькими начинают с маленькой.", ("vist.28",)
    if ranks[0] == KING and len(cards) > 2:
        return low, "От третьего и четвёртого короля выходят с меньшей.", ("vist.29",)
    if ranks[0] == QUEEN and len(cards) > 2:
        return low, "От третьей дамы ходят с меньшей, и только если лучшего нет.", ("vist.30",)
    if len(cards) > 3:
        return low, "От длинной масти выходят старшей или младшей, не средней.", ("vist.27", "vist.33")
    return high, "Выходят старшей или младшей, но не средней.", ("vist.33",)


def reply_to_partner(led: int, cards: Sequence[int], early: bool) -> Said:
    """Choose the card to lay on the partner's lead in his suit."""
    high, low = cards[0], cards[-1]
    if rank(high) == ACE and rank(led) == KING:
        return low, "Короля партнёра своим тузом не перебивают.", ("vist.41",)
    if rank(high) == ACE and rank(led) == QUEEN:
        if early:
            return low, "Даму партнёра в начале игры не перекрывают: кладут фоску.", ("vist.42",)
        return high, "В конце игры даму партнёра перекрывают тузом.", ("vist.42",)
    if rank(high) < rank(led):
        return low, "Старше карты партнёра ничего нет: кладут младшую.", ("vist.40",)
    return low_of_equals(cards), "На выход партнёра кладут самую старшую.", ("vist.40",)


def reply_to_other(led: int, cards: Sequence[int], alone: bool = False) -> Said:
    """Choose the card to lay on an opponent's lead in his suit."""
    ranks = [rank(card) for card in cards]
    if ranks[0] < JACK and not alone:
        return cards[-1], "В слабой масти надеются на партнёра: две порядочные карты у него скорее есть.", ("vist.59",)
    if len(ranks) > 1 and ranks[0] - ranks[1] == 1 and ranks[1] >= QUEEN and ranks[1] > rank(led):
        return low_of_equals(cards), "Из двух ровных карт на чужой выход кладут младшую.", ("vist.53",)
    if ACE in ranks and QUEEN in ranks and KING not in ranks and rank(led) < QUEEN:
        return cards[ranks.index(QUEEN)], "С тузом и дамой прорезают дамой.", ("vist.39",)
    return cards[-1], "На чужой выход, не имея ровных старших, кладут младшую.", ("vist.53",)


def low_of_equals(cards: Sequence[int]) -> int:
    """Return the lowest of the cards that follow one another from the highest down."""
    kept = cards[0]
    for card in cards[1:]:
        if rank(kept) - rank(card) != 1:
            break
        kept = card
    return kept


# The whole hand


@dataclass(frozen=True)
class Seen:
    """What a player remembers when it is his turn: the cards, who laid what, who has no suit."""

    view: View[Any]
    place: int
    cards: tuple[int, ...] = field(default=())

    @cached_property
    def suits(self) -> dict[int, list[int]]:
        """Return the hand by suits, each from the highest card down."""
        found: dict[int, list[int]] = {}
        for card in sorted(self.cards, reverse=True):
            found.setdefault(card // 13, []).append(card)
        return found

    @cached_property
    def trump(self) -> int:
        """Return the trump suit, -1 for none."""
        return int(self.view.open.trump)

    @cached_property
    def mate(self) -> int:
        """Return who sits opposite."""
        return partner(self.view, self.place)

    @cached_property
    def gone(self) -> set[int]:
        """Return every card that was laid or lies in this hand."""
        laid = {card for _, cards, _ in self.view.open.taken for card in cards}
        return laid | set(self.view.seen("trick")) | set(self.cards)

    @cached_property
    def abroad(self) -> dict[int, list[int]]:
        """Return the cards of every suit that others still hold, from the highest down."""
        return {suit: [card for card in range(suit * 13 + 12, suit * 13 - 1, -1) if card not in self.gone] for suit in range(4)}

    @cached_property
    def foes(self) -> tuple[int, ...]:
        """Return the places of the other side."""
        side = side_of(self.view, self.place)
        return tuple(seat for at, seat in enumerate(self.view.open.circle) if at % 2 != side)

    @cached_property
    def foes_trumps(self) -> bool:
        """Tell whether an opponent may still hold a trump."""
        if self.trump < 0 or not self.abroad[self.trump]:
            return False
        return any(self.trump not in self.void(seat) for seat in self.foes)

    def void(self, seat: int) -> Sequence[int]:
        """Return the suits that a seat has shown to lack; of an open hand the suits that it lacks."""
        seen: list[int] = list(self.view.open.voids.get(seat, ()))
        if seat in self.view.open.dummies:
            shown = {card // 13 for card in self.view.seen("open", seat)}
            seen += [suit for suit in range(4) if suit not in shown]
        return seen

    def master(self, card: int) -> bool:
        """Tell whether no card of the suit abroad is higher."""
        left = self.abroad[card // 13]
        return not left or card > left[0]

    def led_by(self, seats: Sequence[int]) -> list[int]:
        """Return the suits that these places have led, the latest first."""
        return [cards[0] // 13 for _, cards, laid in reversed(self.view.open.taken) if laid[0] in seats]

    @cached_property
    def mates_suit(self) -> int | None:
        """Return the plain suit in which the partner has shown strength: he led it and took a trick with it."""
        for winner, cards, laid in self.view.open.taken if self.mate != self.place else ():
            if laid[0] == winner == self.mate and cards[0] // 13 != self.trump:
                return int(cards[0]) // 13
        return None

    @cached_property
    def foes_trumped(self) -> bool:
        """Tell whether the opponents have led trumps."""
        return self.trump >= 0 and self.trump in self.led_by(self.foes)

    @cached_property
    def divided(self) -> bool:
        """Tell whether every one of the four has taken a trick: strength is divided."""
        circle = self.view.open.circle
        return len(circle) > 2 and all(self.view.open.tricks[seat] for seat in circle)

    @cached_property
    def ours(self) -> bool:
        """Tell whether both partners have taken tricks and their side leads by two at least."""
        tricks = self.view.open.tricks
        mine = (self.place, self.mate)
        return all(tricks[seat] for seat in mine) and sum(tricks[seat] for seat in {*mine}) >= 2 + sum(
            tricks[seat] for seat in self.foes
        )

    @cached_property
    def mates_discard(self) -> int | None:
        """Return the suit that the partner threw away first."""
        for _, cards, laid in self.view.open.taken if self.mate != self.place else ():
            for card, seat in zip(cards, laid, strict=True):
                if seat == self.mate and card // 13 not in (cards[0] // 13, self.trump):
                    return int(card) // 13
        return None


Row = Callable[[Seen], "Said | None"]


def _cash(seen: Seen) -> Said | None:
    """Play a sure trick of a plain suit when no trump can take it."""
    for suit, cards in seen.suits.items():
        if suit == seen.trump or seen.foes_trumps or not seen.master(cards[0]) or not seen.abroad[suit]:
            continue
        if rank(cards[0]) == ACE:
            return cards[0], "Своя сильная масть: сначала проходят с неё.", ("vist.32",)
        return cards[0], "Старшие этой масти вышли, и ваша карта верная: вышедшее помнят.", ("vist.59", "vist.32")
    return None


def _mates_ruffs(seen: Seen) -> list[int]:
    """Return the plain suits of this hand that the partner lacks and may trump."""
    if seen.mate == seen.place or seen.trump < 0 or seen.trump in seen.void(seen.mate) or not seen.abroad[seen.trump]:
        return []
    lacks = seen.void(seen.mate)
    return [suit for suit in seen.suits if suit != seen.trump and suit in lacks]


def _single_of_partners_suit(seen: Seen) -> Said | None:
    """Lead the only card of the partner's strong suit before those that he trumps."""
    cards = seen.suits.get(seen.mates_suit, []) if seen.mates_suit is not None else []
    if len(cards) == 1 and any(suit != seen.mates_suit for suit in _mates_ruffs(seen)):
        return cards[0], "У партнёра сильна эта масть, а другой нет: сначала одиночная карта к нему.", ("vist.50",)
    return None


def _under_trump(seen: Seen) -> Said | None:
    """Let the partner trump after the opponents have led trumps, though one of them lacks the suit too."""
    for suit in _mates_ruffs(seen) if seen.foes_trumped else ():
        return seen.suits[suit][-1], "Противники козыряли: пусть партнёр берёт козырями, пока они есть.", ("vist.36",)
    return None


def _ruff_for_partner(seen: Seen) -> Said | None:
    """Lead a suit that the partner can trump."""
    for suit in _mates_ruffs(seen):
        if any(suit in seen.void(seat) and seen.trump not in seen.void(seat) for seat in seen.foes):
            continue
        shown = seen.mates_suit is not None and seen.mates_suit != suit
        cites = ("vist.35", "vist.50") if shown else ("vist.35",)
        return seen.suits[suit][-1], "У партнёра нет этой масти: он возьмёт мелким козырем.", cites
    return None


def _draw_trumps(seen: Seen) -> Said | None:
    """Lead trumps from four or more, or to bring a good suit home."""
    trumps = seen.suits.get(seen.trump, [])
    if not seen.foes_trumps or not trumps:
        return None
    good = any(suit != seen.trump and len(cards) > 3 and rank(cards[0]) >= KING for suit, cards in seen.suits.items())
    if len(trumps) >= 5 or (len(trumps) == 4 and good):
        cites = ("vist.37", "vist.57") if good else ("vist.38", "vist.57")
        text = "С хорошей мастью козыряют, и со старшего." if good else "С четырёх и пяти козырей выходят с них, со старшего."
        card = trumps[0] if rank(trumps[0]) >= QUEEN or seen.master(trumps[0]) else trumps[-1]
        return card, text, cites
    return None


def _answer_partner(seen: Seen) -> Said | None:
    """Return the suit that the partner has led; trumps too where he wanted them."""
    for suit in seen.led_by((seen.mate,)) if seen.mate != seen.place else ():
        cards = seen.suits.get(suit)
        if not cards:
            continue
        if suit == seen.trump:
            if seen.foes_trumps and seen.master(cards[0]):
                return cards[0], "Партнёр захотел козырять: отвечают козырем, старшим.", ("vist.34", "vist.57")
        elif not _hopeless(seen, suit):
            return cards[0] if len(cards) < 4 else cards[-1], "Взяв взятку, отвечают в масть партнёра.", ("vist.31",)
    return None


def _hopeless(seen: Seen, suit: int) -> bool:
    """Tell whether an opponent can trump a suit, or nobody but the partners has it."""
    if not seen.abroad[suit]:
        return seen.foes_trumps
    return seen.foes_trumps and any(suit in seen.void(seat) for seat in seen.foes)


def _top_of_suit(seen: Seen) -> Said | None:
    """Play off aces and kings of short suits before they are trumped."""
    for suit, cards in sorted(seen.suits.items(), key=lambda one: len(one[1])):
        if suit != seen.trump and [rank(card) for card in cards[:2]] == [ACE, KING] and not _hopeless(seen, suit):
            return lead_of_suit(cards)
    return None


AVOIDED: tuple[tuple[str, str, Callable[[Seen, int, list[int]], bool]], ...] = (
    ("vist.34", "С тремя козырями и меньше не козыряют", lambda seen, suit, cards: suit == seen.trump),
    ("vist.43", "С масти, которую противники побьют, не выходят", lambda seen, suit, cards: _hopeless(seen, suit)),
    ("vist.48", "С тринадцатой карты не выходят, пока есть козыри",
     lambda seen, suit, cards: not seen.abroad[suit] and seen.foes_trumps),
    ("vist.47", "В масть противников не отвечают",
     lambda seen, suit, cards: suit in seen.led_by(seen.foes) and not seen.master(cards[0])),
    ("vist.39", "С туза и дамы не выходят, а ждут", lambda seen, suit, cards: [rank(card) for card in cards[:2]] == [ACE, QUEEN]),
    ("vist.29", "От второго короля не ходят",
     lambda seen, suit, cards: len(cards) == 2 and rank(cards[0]) == KING and not seen.master(cards[0])),
    ("vist.58", "С масти, которую партнёр снёс первой, не ходят",
     lambda seen, suit, cards: suit == seen.mates_discard and not seen.master(cards[0])),
    ("vist.44", "Со второй дамы и второго валета ходят, лишь когда игры нет",
     lambda seen, suit, cards: len(cards) == 2 and rank(cards[0]) in (QUEEN, JACK)),
    ("vist.49", "С одиночной карты не выходят",
     lambda seen, suit, cards: len(cards) == 1 and len(seen.cards) > EARLY and seen.trump >= 0),
    ("vist.30", "С третьей дамы ходят, лишь когда лучшего нет",
     lambda seen, suit, cards: len(cards) == 3 and rank(cards[0]) == QUEEN and rank(cards[1]) != JACK),
)  # fmt: skip
"""Suits that one does not lead while there is something better."""


def _by_suits(seen: Seen) -> Said:
    """Lead the best suit that the advice leaves: a run or a long one; say why a better one stays at home."""
    left = dict(seen.suits)
    dropped: dict[int, tuple[str, str]] = {}
    for rule, why, avoided in AVOIDED:
        kept = {suit: cards for suit, cards in left.items() if not avoided(seen, suit, cards)}
        if kept:
            dropped.update({suit: (rule, why) for suit in left if suit not in kept})
            left = kept
    suit, first = _best(left), _best(seen.suits)
    card, text, cites = lead_of_suit(left[suit])
    if rank(left[suit][0]) < JACK and seen.mate != seen.place:
        text, cites = "Масть слаба: надеются, что у партнёра в ней две порядочные карты.", ("vist.59", *cites)
    alone = next((one for one, (rule, _) in dropped.items() if rule == "vist.49"), None)
    told = first if first in dropped else alone
    if told is not None:
        rule, why = dropped[told]
        return card, f"{text} {why}.", (*cites, rule)
    return card, text, cites


def _best(suits: dict[int, list[int]]) -> int:
    return max(suits, key=lambda one: (_strength(suits[one]), len(suits[one]), -one))


def _strength(cards: Sequence[int]) -> int:
    """Weigh a suit for a lead: runs of court cards first, then length."""
    ranks = [rank(card) for card in cards]
    run = len(ranks) > 1 and ranks[0] - ranks[1] == 1 and ranks[0] >= QUEEN
    return 3 * run + len(cards)


LEADS: tuple[Row, ...] = (
    _single_of_partners_suit, _under_trump, _draw_trumps, _ruff_for_partner, _cash, _top_of_suit, _answer_partner,
)  # fmt: skip


def lead(seen: Seen) -> Said:
    """Choose the card to lead."""
    for row in LEADS:
        said = row(seen)
        if said is not None:
            return _shown_or_hidden(seen, said)
    return _shown_or_hidden(seen, _by_suits(seen))


def _shown_or_hidden(seen: Seen, said: Said) -> Said:
    """Of cards that follow one another lead as the partner expects where our side is strong; where all four are, another."""
    card, text, cites = said
    equals = _run_of(seen.suits[card // 13], card)
    if cites[0] not in ("vist.27", "vist.53", "vist.54", "vist.55") or len(equals) < 2:
        return said
    if seen.ours:
        return card, f"{text} Игра хороша у вас с партнёром: играют понятно.", (*cites, "vist.46")
    if seen.divided:
        other = equals[0] if card != equals[0] else equals[1]
        return other, "Сила поделена между всеми: из равных карт кладут не ту, какой ждут.", ("vist.45",)
    return said


def _run_of(cards: Sequence[int], card: int) -> list[int]:
    """Return the cards of a suit that follow one another and hold this one, from the highest down."""
    run = [card]
    while run[0] + 1 in cards and rank(run[0]) != ACE:
        run.insert(0, run[0] + 1)
    while run[-1] - 1 in cards and rank(run[-1]):
        run.append(run[-1] - 1)
    return run


def follow(seen: Seen) -> Said:
    """Choose the card to lay on a trick."""
    view = seen.view
    table, laid = view.seen("trick"), view.open.lay
    suit = table[0] // 13
    law = law_of(view)
    best = law.best(table)
    ours = laid[best] == seen.mate
    last = len(laid) + len(view.open.skipped) == len(view.open.circle) - 1
    cards = seen.suits.get(suit)
    if not cards:
        return _without_suit(seen, table, ours, last)
    beating = [card for card in cards if law.best((*table, card)) == len(table)]
    if not beating:
        return cards[-1], "Взять нельзя: кладут младшую.", ("vist.15",)
    if last:
        if ours:
            return cards[-1], "Взятка уже у партнёра: кладут младшую.", ("vist.15",)
        return beating[-1], "Последним берут самой младшей из тех, что бьют.", ("vist.17",)
    if laid[0] == seen.mate:
        if ours:
            said = reply_to_partner(table[best], cards, len(seen.cards) >= EARLY)
            sure = said[0] in beating and not seen.master(table[best])
            return said if sure or said[0] == cards[-1] else (cards[-1], "Карта партнёра возьмёт и сама.", ("vist.41",))
        finesse = _finesse(seen, beating)
        return finesse or (low_of_equals(beating), "На выход партнёра кладут самую старшую.", ("vist.40",))
    said = reply_to_other(table[best], cards, seen.mate == seen.place)
    if said[0] in beating:
        return said
    if seen.master(beating[0]) and (rank(table[best]) >= JACK or len(seen.cards) < EARLY or _will_be_trumped(seen, suit)):
        return low_of_equals(beating), "Старшей картой бьют старшую карту противника.", ("vist.17",)
    return cards[-1], said[1], said[2]


def _will_be_trumped(seen: Seen, suit: int) -> bool:
    return seen.foes_trumps and len(seen.abroad[suit]) < 6


def _finesse(seen: Seen, beating: Sequence[int]) -> Said | None:
    """Cut with the queen under the ace where the king is abroad, at the beginning."""
    ranks = [rank(card) for card in beating]
    suit = beating[0] // 13
    king_out = any(rank(card) == KING for card in seen.abroad[suit])
    if ACE in ranks and QUEEN in ranks and KING not in ranks and king_out and len(seen.cards) >= EARLY:
        return beating[ranks.index(QUEEN)], "С тузом и дамой прорезают дамой.", ("vist.39",)
    return None


def _without_suit(seen: Seen, table: Sequence[int], ours: bool, last: bool) -> Said:
    """Trump or throw away."""
    law = law_of(seen.view)
    trumps = seen.suits.get(seen.trump, [])
    taking = [card for card in trumps if law.best((*table, card)) == len(table)]
    best = table[law.best(table)]
    sure = ours and (last or (best // 13 != seen.trump and seen.master(best)))
    if taking and not sure:
        thirteenth = not seen.abroad[table[0] // 13]
        if thirteenth and not last and not ours and len(taking) == len(trumps) and seen.foes_trumps:
            return _discard(seen, "Тринадцатую карту козырем бьёт последний, не раньше.", ("vist.56",))
        if ours and len(trumps) > 3:
            return _discard(seen, "При четырёх козырях карту, которую возьмёт партнёр, не бьют.", ("vist.51",))
        if seen.foes_trumped:
            return taking[-1], "Противники козыряли: своими козырями лучше брать взятки.", ("vist.36", "vist.16")
        if len(trumps) < 4 and rank(trumps[0]) < TEN:
            return taking[-1], "Масти нет: мелкого козыря не берегут.", ("vist.52", "vist.16")
        if not ours:
            return taking[-1], "Масти нет: бьют козырем, самым младшим.", ("vist.16",)
    text = "Взятку берёт партнёр: сносят слабую масть." if ours else "Сносят из слабой масти: партнёр это заметит."
    return _discard(seen, text, ("vist.58",))


def _discard(seen: Seen, text: str, cites: tuple[str, ...]) -> Said:
    """Throw a low card of the weakest plain suit."""
    plain = {suit: cards for suit, cards in seen.suits.items() if suit != seen.trump} or seen.suits
    guarded = {
        suit: cards for suit, cards in plain.items()
        if not (len(cards) == 2 and rank(cards[0]) == KING and not seen.master(cards[0])) and not seen.master(cards[-1])
    }  # fmt: skip
    left = guarded or plain
    suit = min(left, key=lambda one: (rank(left[one][0]) + len(left[one]), one))
    return left[suit][-1], text, cites


def said_of(view: View[Any]) -> Said:
    """Say which card a player who follows the book lays, and why."""
    place = view.about.get("place", view.seat)
    place = place if player_of(view, place) == view.seat else view.seat
    seen = Seen(view, place, tuple(held(view, place)))
    bound = view.open.bound.get(place)
    if not view.seen("trick"):
        if bound is not None and bound in seen.suits:
            return seen.suits[bound][-1], "Масть назвали противники.", ("vist.21",)
        return lead(seen)
    return follow(seen)
