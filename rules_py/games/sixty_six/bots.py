"""«Шестьдесят шесть»: the sensible player. It sees a View and nothing else."""

from __future__ import annotations

from ...frame.face import Bot
from ...frame.results import Advice
from ...frame.rng import Generator
from .endgame import Ending
from .options import CARD_VALUES, DECK, GOAL, HAND, mate_of, value_of
from .play import PLAY, View, strict_duties
from .scoring import total_of

SAMPLES = 8
"""How many hands of the opponent are imagined before the stock is closed."""
CLOSE_CONFIDENCE = 7
"""In how many of them closing must win."""


class SensibleBot(Bot):
    """Leads marriages, saves trumps, takes dear cards, closes when it counts out, plays endings exactly."""

    def choose(self, view: View, random: Generator) -> str:
        """Return the action that `advise` names."""
        return advise(view, random).action


def advise(view: View, random: Generator | None = None) -> Advice:
    """Say what a sensible player does, and why."""
    if view.phase != PLAY:
        return Advice("next", "Сдача окончена: следующую сдаёт взявший игру.", ("sixty-six.4",))
    random = random or Generator(view.seen)
    if view.stock == 0 and view.closed_by is None:
        return _exact(view)
    if "close" in view.legal and _counts_out(view, random):
        return Advice("close", f"Своими картами можно добрать {GOAL}: закройте колоду.", ("sixty-six.15", "sixty-six.16"))
    if view.closed_by is not None:
        return _closed(view, random)
    return _lead(view) if not view.table else _follow(view)


def unseen(view: View) -> int:
    """Return the cards that lie in the stock or in the opponent's hand, for all this player knows."""
    return DECK.full & ~view.hand & ~view.seen


def _opponent_size(view: View) -> int:
    mine = view.hand.bit_count()
    return mine - 1 if view.table else mine


def _ending(view: View, closer: int | None) -> Ending:
    """Return the strict ending of this view, seen from its seat."""
    turned = None if closer is None else (0 if closer == view.seat else 1)
    return Ending(view.trump, strict_duties(view.readings), turned, view.readings)


def _best(view: View, ending: Ending, opponent: int) -> tuple[int, int]:
    """Return the best outcome and card against one hand of the opponent."""
    taken = (view.taken[view.seat], view.taken[1 - view.seat])
    return ending.best((view.hand, opponent), view.table[0] if view.table else None, taken)


def _exact(view: View) -> Advice:
    """Play the ending exactly: all unseen cards are the opponent's."""
    outcome, card = _best(view, _ending(view, None), unseen(view) | view.opponent_known)
    words = {3: "игра втройне", 2: "игра вдвойне", 1: "игра", 0: "розыгрыш"}
    hope = words[outcome] if outcome >= 0 else f"проигрыш не больше {-outcome}"
    text = f"Колода вышла, карты соперника известны. При лучшей игре обоих: {hope}."
    return Advice(f"play {DECK.text(card)}", text, ("sixty-six.14",))


def _imagine(view: View, random: Generator) -> int:
    """Return one possible hand of the opponent."""
    sure = view.opponent_known
    pool = list(DECK.cards(unseen(view) & ~sure))
    need = _opponent_size(view) - sure.bit_count()
    order = random.shuffle(len(pool))
    return sure | DECK.mask_of(pool[place] for place in order[:need])


def _counts_out(view: View, random: Generator) -> bool:
    """Tell whether closing the stock now reaches 66 in nearly every case."""
    have = total_of(view.taken[view.seat], view.readings)
    hope = value_of(view.hand) + 40
    if have + hope < GOAL or view.hand.bit_count() < HAND:
        return False
    good = 0
    for tried in range(SAMPLES):
        outcome, _ = _best(view, _ending(view, view.seat), _imagine(view, random))
        good += outcome > 0
        if good + SAMPLES - 1 - tried < CLOSE_CONFIDENCE:
            return False
    return good >= CLOSE_CONFIDENCE


def _closed(view: View, random: Generator) -> Advice:
    """Play with a closed stock: the card that does best against imagined hands."""
    votes: dict[int, int] = {}
    for _ in range(SAMPLES):
        outcome, card = _best(view, _ending(view, view.closed_by), _imagine(view, random))
        votes[card] = votes.get(card, 0) + 4 + outcome
    card = max(votes, key=lambda one: (votes[one], -CARD_VALUES[one]))
    text = "Колода закрыта: эта карта лучше других против вероятных рук соперника."
    return Advice(f"play {DECK.text(card)}", text, ("sixty-six.15", "sixty-six.14"))


def _lead(view: View) -> Advice:
    """Choose a lead while the stock is open."""
    trumps = DECK.suit_masks[view.trump]
    pairs = [card for card in DECK.cards(view.hand) if view.hand & mate_of(card)]
    if pairs:
        trump_pairs = [card for card in pairs if trumps >> card & 1]
        card = min(trump_pairs or pairs, key=CARD_VALUES.__getitem__)
        worth = 40 if trump_pairs else 20
        return Advice(f"play {DECK.text(card)}", f"Выйдите с марьяжа: это {worth} очков сразу.", ("sixty-six.13",))
    card = min(DECK.cards(view.hand), key=lambda one: _keep(one, view, trumps))
    text = "Выйдите дешёвой картой: старшие и козыри пригодятся брать дорогие карты соперника."
    return Advice(f"play {DECK.text(card)}", text, ("sixty-six.12",))


def _follow(view: View) -> Advice:
    """Choose an answer while the stock is open and suits do not bind."""
    led = view.table[0]
    trumps = DECK.suit_masks[view.trump]
    suit = DECK.suit_of[led]
    winning = [card for card in DECK.cards(view.hand) if (card > led if DECK.suit_of[card] == suit else trumps >> card & 1)]
    same_suit = [card for card in winning if DECK.suit_of[card] == suit and not view.hand & mate_of(card)]
    cheap = min(DECK.cards(view.hand), key=lambda one: _keep(one, view, trumps))
    if same_suit and not trumps >> led & 1:
        card = max(same_suit, key=CARD_VALUES.__getitem__)
        if CARD_VALUES[card] >= 10 or CARD_VALUES[led] + CARD_VALUES[card] >= 4:
            text = "Перекройте старшей картой той же масти: во взятке будет больше очков."
            return Advice(f"play {DECK.text(card)}", text, ("sixty-six.10", "sixty-six.12"))
    have = total_of(view.taken[view.seat], view.readings)
    ruffs = [card for card in winning if trumps >> card & 1 and not view.hand & mate_of(card)]
    if ruffs:
        card = min(ruffs, key=CARD_VALUES.__getitem__)
        if CARD_VALUES[led] >= 10 or have + CARD_VALUES[led] + CARD_VALUES[card] >= GOAL:
            text = "Побейте дорогую карту козырем: масть давать ещё не обязательно."
            return Advice(f"play {DECK.text(card)}", text, ("sixty-six.11", "sixty-six.12"))
    text = "Взятка дешёвая: сбросьте ненужную карту, масть сейчас не обязательна."
    return Advice(f"play {DECK.text(cheap)}", text, ("sixty-six.9",))


def _keep(card: int, view: View, trumps: int) -> int:
    """Return how much a card is worth keeping: its value, more for trumps and for halves of a marriage."""
    worth = CARD_VALUES[card] * 2
    if trumps >> card & 1:
        worth += 14
    mate = mate_of(card)
    if mate:
        if view.hand & mate:
            worth += 30
        elif not view.seen & mate:
            worth += 3
    return worth
