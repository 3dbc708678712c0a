"""«Преферанс»: which card a sensible player plays. He imagines the hidden hands and plays the rest exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ...frame.cards import Deck
from ...frame.cites import implements
from ...frame.results import Advice
from ...frame.rng import Generator
from .duel import Duel, codes_of
from .evaluate import defence_tricks, hand_tricks
from .hidden_hands import any_hands, imagine, misere_deals, seen_cards
from .rules import HAND, NO_TRUMP
from .solver import Board, OutOfBudget
from .state import View


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a card is thought about."""

    nodes: int
    """How long all imagined deals together are worked out."""
    deals: int
    """How many deals of the hidden cards are imagined at most."""
    cards: int
    """With so many cards in hand the rest of a game is worked out; at a misère always."""


BOT, HINT = Effort(2500, 8, 8), Effort(15_000, 40, 10)
"""A bot plays every card of a match, a hint is asked for now and then: it is never worse."""
LEAST = 3
"""So many deals must have been worked out, where not all are known."""
BELIEVED = 8
"""Of so many hands the one is imagined that suits best the game its owner named."""
OPEN_NODES = 15_000
"""How long all likely deals are worked out once the cards lie open."""


def legal_cards(view: View, deck: Deck) -> list[int]:
    """Return the cards that may be played."""
    return [deck.card(action.removeprefix("play ")) for action in view.legal]


def advise_card(view: View, deck: Deck, random: Generator, effort: Effort = HINT) -> Advice:
    """Say which card to play, and why: by a rule of thumb where that is as good as any other over the imagined deals."""
    cards = legal_cards(view, deck)
    if len(cards) == 1:
        rule = "preferans.25" if view.table else "preferans.13b"
        return Advice(view.legal[0], "Другой карты положить нельзя.", (rule,))
    if view.contract is None:
        return _pass_card(view, deck, cards)
    misere = view.contract.misere
    thumb = _misere_card(view, deck, cards) if misere else _trick_card(view, deck, cards)
    if misere or view.counts[view.acting] <= effort.cards:
        best = _worked_out(view, deck, cards, random, effort)
        if best and thumb.action not in [f"play {deck.text(card)}" for card in best]:
            return Advice(f"play {deck.text(best[0])}", *_exact_words(view, misere))
    return thumb


def _exact_words(view: View, misere: bool) -> tuple[str, tuple[str, ...]]:
    if misere and view.acting == view.declarer:
        return "На мизере взяток не берут: эта карта лучше других при открытых руках.", ("preferans.68", "preferans.69")
    if misere:
        return "Мизер ловят вдвоём: эта карта отдаёт играющему больше взяток.", ("preferans.70", "preferans.73")
    if view.acting == view.declarer:
        return "Остаток розыгрыша просчитан: эта карта приносит больше взяток.", ("preferans.34a",)
    return "Остаток розыгрыша просчитан: так у играющего отнимают больше.", ("preferans.22",)


def _worked_out(view: View, deck: Deck, cards: list[int], random: Generator, effort: Effort) -> list[int]:
    """Return the cards that do best over imagined deals, the one to choose first; none where they are too hard."""
    assert view.contract is not None
    low = view.contract.misere
    if low and len(view.playing) == 2:
        return []
    totals = dict.fromkeys(cards, 0)
    solved = 0
    solve = _solve_three if len(view.playing) == 3 else _solve_two
    deals, nodes, least = _deals(view, deck, random, effort)
    for hands in deals:
        values, used = solve(view, deck, hands, nodes)
        nodes -= used
        if values is None:
            break
        solved += 1
        for card in cards:
            totals[card] += values[card]
    if solved < least:
        return []
    wants_more = (view.acting == view.declarer) != low
    best = (max if wants_more else min)(totals.values())
    return sorted((card for card in cards if totals[card] == best), key=lambda card: card % deck.width)


def _deals(view: View, deck: Deck, random: Generator, effort: Effort) -> tuple[Iterable[list[int]], int, int]:
    """Return the deals over which a card is worked out, the nodes for all of them, and how many are needed."""
    likely = misere_deals(view, deck)
    if likely:
        return likely, OPEN_NODES, 1
    if all(view.shown[seat] is not None for seat in view.playing):
        return [[mask or 0 for mask in view.shown]], OPEN_NODES, 1
    imagined = (imagine(view, deck, random) for _ in range(effort.deals))
    return (hands for hands in imagined if hands is not None), effort.nodes, LEAST


def tricks_over_deals(
    view: View, deck: Deck, strains: Sequence[int], random: Generator, effort: Effort
) -> dict[int, list[int]]:
    """Return the declarer's tricks with each of these trumps over imagined deals of the others' cards."""
    seat = view.seat
    order = [(seat + step) % view.circle.hands for step in range(view.circle.hands)]
    seats = [one for one in order if one == seat or one in view.circle.left_of(seat)]
    leader = seats.index(view.circle.first)
    found: dict[int, list[int]] = {strain: [] for strain in strains}
    nodes = 2 * effort.nodes
    for _ in range(effort.deals // 4):
        hands = any_hands(view, deck, seat, random)
        for strain in strains:
            trump = strain if strain < NO_TRUMP else -1
            try:
                if len(hands) == 2:
                    duel = Duel(trump >= 0, max(1, nodes))
                    tricks = duel.value(codes_of(deck, hands[0], hands[1], trump), leader, HAND)
                    nodes -= duel.nodes
                else:
                    board = Board(deck, hands, trump, leader, False, (), max(1, nodes))
                    tricks = board.tricks()
                    nodes -= board.search.nodes
            except OutOfBudget:
                least = min(len(row) for row in found.values())
                return {strain: row[:least] for strain, row in found.items()}
            found[strain].append(tricks)
    return found


def whister_tricks(view: View, deck: Deck, random: Generator, effort: Effort) -> float:
    """Return what a lone whister takes against one hand with exact play, over deals in which that hand may have named its game."""
    assert view.contract is not None
    assert view.declarer is not None
    strain, need = view.contract.strain, 6 + view.contract.level
    trump = strain if strain < NO_TRUMP else -1
    leads = view.circle.first == view.declarer
    unseen = [card for card in range(deck.size) if not view.hand >> card & 1]
    found: list[int] = []
    nodes = effort.nodes
    for _ in range(max(LEAST, effort.deals // 3)):
        theirs = max(
            (deck.mask_of(unseen[place] for place in random.shuffle(len(unseen))[:HAND]) for _ in range(BELIEVED)),
            key=lambda hand: min(hand_tricks(hand, strain, deck, leads), need + 0.5),
        )
        duel = Duel(trump >= 0, max(1, nodes))
        try:
            found.append(HAND - duel.value(codes_of(deck, theirs, view.hand, trump), int(not leads), HAND))
        except OutOfBudget:
            break
        nodes -= duel.nodes
    return sum(found) / len(found) if found else defence_tricks(view.hand, trump, deck)


def _solve_three(view: View, deck: Deck, hands: list[int], nodes: int) -> tuple[dict[int, int] | None, int]:
    """Work out the declarer's tricks after each card, with three hands; say how long that took."""
    assert view.declarer is not None
    assert view.contract is not None
    low = view.contract.misere
    order = [(view.declarer + step) % view.circle.hands for step in range(view.circle.hands)]
    seats = [seat for seat in order if seat in view.playing]
    leader = view.table[0][0] if view.table else view.acting
    board = Board(
        deck, [hands[seat] for seat in seats], view.trump, seats.index(leader), low, [card for _, card in view.table], nodes
    )
    values = board.values() if nodes > 0 else None
    return values, board.search.nodes


def _solve_two(view: View, deck: Deck, hands: list[int], nodes: int) -> tuple[dict[int, int] | None, int]:
    """Work out the declarer's tricks after each card, with two hands; say how long that took."""
    assert view.declarer is not None
    me = view.acting
    other = next(seat for seat in view.playing if seat != me)
    left = min(view.counts[me], view.counts[other] + len(view.table))
    search = Duel(view.trump >= 0, max(1, nodes))
    found = {}
    for action in view.legal:
        card = deck.card(action.removeprefix("play "))
        mine = hands[me] & ~(1 << card)
        try:
            if view.table:
                led = view.table[0][1]
                takes = card > led if deck.suit_of[card] == deck.suit_of[led] else deck.suit_of[card] == view.trump
                won = takes + search.value(codes_of(deck, mine, hands[other], view.trump), 0 if takes else 1, left - 1)
            else:
                won = _after_lead(search, deck, view.trump, card, mine, hands[other], left)
        except OutOfBudget:
            return None, search.nodes
        found[card] = won if me == view.declarer else left - won
    return found, search.nodes


def _after_lead(search: Duel, deck: Deck, trump: int, card: int, mine: int, theirs: int, left: int) -> int:
    """Return the leader's tricks when the other answers a lead as best he can."""
    suit = deck.suit_of[card]
    allowed = theirs & deck.suit_masks[suit]
    if not allowed and trump >= 0:
        allowed = theirs & deck.suit_masks[trump]
    worst = left
    for answer in deck.cards(allowed or theirs):
        takes = answer > card if deck.suit_of[answer] == suit else deck.suit_of[answer] == trump
        rest = codes_of(deck, mine, theirs & ~(1 << answer), trump)
        worst = min(worst, (not takes) + search.value(rest, 1 if takes else 0, left - 1))
    return worst


# Rules of thumb for the early tricks


def _masters(view: View, deck: Deck, hand: int) -> list[int]:
    """Return the cards of a hand that nobody can beat in their suit."""
    gone = seen_cards(view) | hand
    for _, card in view.table:
        gone |= 1 << card
    found = []
    for card in deck.cards(hand):
        higher = deck.suit_masks[deck.suit_of[card]] & -(2 << card)
        if not higher & ~gone:
            found.append(card)
    return found


def _by_rank(deck: Deck) -> Callable[[int], int]:
    return lambda card: card % deck.width


def _winning(view: View, deck: Deck, cards: list[int]) -> list[int]:
    """Return the cards that take the trick as it lies."""
    best = view.table[0][1]
    for _, card in view.table[1:]:
        if card > best if deck.suit_of[card] == deck.suit_of[best] else deck.suit_of[card] == view.trump:
            best = card
    return [
        card for card in cards
        if (card > best if deck.suit_of[card] == deck.suit_of[best] else deck.suit_of[card] == view.trump)
    ]  # fmt: skip


def _trick_card(view: View, deck: Deck, cards: list[int]) -> Advice:
    """Choose a card of a game with tricks by rules of thumb."""
    mine = view.acting == view.declarer
    if not view.table:
        return _declarer_lead(view, deck, cards) if mine else _defender_lead(view, deck, cards)
    winning = _winning(view, deck, cards)
    last = len(view.table) == len(view.playing) - 1
    partner_wins = not mine and _holder(view, deck) != view.declarer
    low = min(cards, key=_cheap(view, deck))
    if winning and not partner_wins:
        card = min(winning, key=_by_rank(deck)) if last else max(winning, key=_by_rank(deck))
        if last or card in _masters(view, deck, view.shown[view.acting] or 0) or deck.suit_of[card] == view.trump:
            text = "Возьмите взятку: карта старше лежащих."
            return Advice(f"play {deck.text(card)}", text, ("preferans.34a" if mine else "preferans.19",))
    text = "Взятку не перебить: отдайте мелкую карту." if not winning else "Положите мелкую карту."
    rule = "preferans.20" if not mine else "preferans.34a"
    return Advice(f"play {deck.text(low)}", text, (rule,))


def _holder(view: View, deck: Deck) -> int:
    """Return who holds the trick as it lies."""
    best_seat, best = view.table[0]
    for seat, card in view.table[1:]:
        if card > best if deck.suit_of[card] == deck.suit_of[best] else deck.suit_of[card] == view.trump:
            best_seat, best = seat, card
    return best_seat


def _cheap(view: View, deck: Deck) -> Callable[[int], tuple[int, int]]:
    """Return how dear a card is: trumps last, then by rank."""
    return lambda card: (deck.suit_of[card] == view.trump, card % deck.width)


def _declarer_lead(view: View, deck: Deck, cards: list[int]) -> Advice:
    """Draw trumps, then run the long suit."""
    masters = _masters(view, deck, view.shown[view.acting] or 0)
    trumps = [card for card in cards if deck.suit_of[card] == view.trump]
    out = deck.suit_masks[view.trump] & ~seen_cards(view) if view.trump >= 0 else 0
    for card in trumps:
        out &= ~(1 << card)
    if trumps and out:
        card = max(trumps, key=_by_rank(deck))
        return Advice(f"play {deck.text(card)}", "Отберите козырей у вистующих.", ("preferans.44",))
    plain = [card for card in masters if deck.suit_of[card] != view.trump]
    if plain:
        length = {card: (view.hand & deck.suit_masks[deck.suit_of[card]]).bit_count() for card in plain}
        card = max(plain, key=lambda one: (length[one], one % deck.width))
        return Advice(f"play {deck.text(card)}", "Эту карту никто не перебьёт.", ("preferans.44",))
    length = {card: ((view.shown[view.acting] or 0) & deck.suit_masks[deck.suit_of[card]]).bit_count() for card in cards}
    card = max(cards, key=lambda one: (deck.suit_of[one] != view.trump, length[one], one % deck.width))
    return Advice(f"play {deck.text(card)}", "Отыграйте длинную масть со старшей.", ("preferans.44",))


@implements("preferans.19", "preferans.20")
def _defender_lead(view: View, deck: Deck, cards: list[int]) -> Advice:
    """Lead low through the declarer, high under the partner."""
    plain = [card for card in cards if deck.suit_of[card] != view.trump] or cards
    order = [(view.acting + step) % view.circle.hands for step in range(1, view.circle.hands)]
    following = next(seat for seat in order if seat in view.playing)
    if following == view.declarer and len(view.playing) > 2:
        hand = view.shown[view.acting] or 0
        card = min(plain, key=lambda one: (-(hand & deck.suit_masks[deck.suit_of[one]]).bit_count(), one % deck.width))
        return Advice(f"play {deck.text(card)}", "Под играющего ходят с маленькой.", ("preferans.20",))
    card = max(plain, key=_by_rank(deck))
    return Advice(f"play {deck.text(card)}", "Играющий кладёт последним: ходите с самой большой.", ("preferans.20",))


@implements("preferans.57", "preferans.68", "preferans.72")
def _misere_card(view: View, deck: Deck, cards: list[int]) -> Advice:
    """Choose a card of a misère by rules of thumb: duck, or make the declarer take."""
    if view.acting == view.declarer:
        card = _duck(view, deck, cards)
        return Advice(
            f"play {deck.text(card)}", "На мизере взяток не берут: положите старшую из тех, что не берут.", ("preferans.68",)
        )
    if not view.table:
        card = min(cards, key=_by_rank(deck))
        return Advice(f"play {deck.text(card)}", "Против мизера ходят с маленькой.", ("preferans.73",))
    winning = set(_winning(view, deck, cards))
    losing = [card for card in cards if card not in winning]
    card = max(losing or cards, key=_by_rank(deck))
    return Advice(f"play {deck.text(card)}", "Оставьте взятку играющему, старшую карту сбросьте.", ("preferans.70",))


def _duck(view: View, deck: Deck, cards: list[int]) -> int:
    """Return the highest card that does not take the trick, or the lowest where all do."""
    if not view.table:
        return min(cards, key=_by_rank(deck))
    winning = set(_winning(view, deck, cards))
    losing = [card for card in cards if card not in winning]
    if losing:
        hand = view.shown[view.acting] or 0
        led = deck.suit_of[view.table[0][1]]
        if all(deck.suit_of[card] != led for card in losing):
            return max(losing, key=lambda one: (one % deck.width, -(hand & deck.suit_masks[deck.suit_of[one]]).bit_count()))
        return max(losing, key=_by_rank(deck))
    last = len(view.table) == len(view.playing) - 1
    return (max if last else min)(cards, key=_by_rank(deck))


@implements("preferans.57")
def _pass_card(view: View, deck: Deck, cards: list[int]) -> Advice:
    """Choose a card of распасы: nobody wants tricks."""
    card = _duck(view, deck, cards)
    if not view.table:
        hand = view.hand
        card = min(cards, key=lambda one: (one % deck.width, (hand & deck.suit_masks[deck.suit_of[one]]).bit_count()))
        return Advice(f"play {deck.text(card)}", "На распасах выходят с мелкой карты короткой масти.", ("preferans.57",))
    led = deck.suit_of[view.table[0][1]]
    if deck.suit_of[card] != led:
        return Advice(f"play {deck.text(card)}", "Масти нет: снесите старшую карту короткой масти.", ("preferans.57",))
    if card in _winning(view, deck, cards):
        return Advice(f"play {deck.text(card)}", "Взятки не избежать: отдайте её подороже или подешевле.", ("preferans.53",))
    return Advice(f"play {deck.text(card)}", "Положите старшую из карт, которые не берут.", ("preferans.57",))
