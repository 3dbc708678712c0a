"""«Винт»: the word to say in the auction, by the source's advice on bids, raises, aces and the state of the sheet."""

from __future__ import annotations

from ....frame.cites import implements
from ....frame.results import Advice
from ....kernels.auction import PASS
from ..options import (
    BID_ACTIONS,
    CONTRACTS,
    LEVELS,
    NO_TRUMP,
    SHORT,
    TRUMPS,
    bid_text,
    level_of,
    played_text,
    step_of,
    strain_of,
)
from ..scoring import trick_price
from ..view import ACES, HONOUR_RANKS, View
from .calculable import ACE, KING, QUEEN, opening_level, raise_level
from .memory import WIDTH, ranks
from .pictures import UNKNOWN_ACES, Pictures
from .valuation import (
    ALL_STRENGTH,
    AVERAGE,
    NO_TRUMP_BASE,
    SHAPE,
    SUIT_BASE,
    contract_worth,
    lengths,
    shape,
    strength,
    trumps_worth,
)

SPREAD = 13
"""Spread of the tricks that the auction leaves open, in tenths."""
PROGRESS, LAST_GAME = 30, 10
"""What a point below the line is worth on the way to the end of a game, in tenths; more when the next game may be the last."""
SHOWN = 34
"""A suit of more cards than that has been shown, in tenths of a card."""
NAMED, SILENT = 1, 2
"""How doubtful the figures of a hand are that has named a game, and of one that has not."""
FIT = 7
"""Trumps of both partners with which a slam is thought of."""
RAISE_COST = 200
"""Points that a raise by the table may cost against a lower one."""
TRY, TRY_COST, TRY_LEVEL = 105, 1500, 5
"""Tenths of a trick from which a slam is tried for, what a try may cost, and how far it goes."""
ACCEPT, ALONE, THREE = 109, 113, 3
"""Tenths of a trick from which a partner who is asked goes to the slam with an ace of his own; from which one goes there oneself with three of them."""
SHOWN_ACES = 30
"""Aces that the partner has shown, in tenths, with which he who is asked needs none of his own."""
OVERBID = 150
"""Points by which outbidding must be better than leaving the game to the other side."""


class Talk:
    """One decision in the auction: the hand, the pictures of the others, the sheet."""

    __slots__ = ("hand", "lengths", "me", "partner", "pictures", "side", "strength", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.place
        self.hand = view.hand
        self.side = view.side[view.place]
        self.pictures = Pictures(view)
        self.partner = self.pictures.partner_of(view.place)
        self.strength = strength(view.hand)
        self.lengths = lengths(view.hand)

    def holder(self) -> int:
        """Return who made the highest bid, -1: nobody."""
        best = self.view.best
        return next((place for place, step in reversed(self.view.calls) if step == best), -1) if best >= 0 else -1

    def partner_strength(self) -> int:
        """Return the figures that the partner should have: what does not add up lies sooner with those who have named nothing."""
        others = [place for place in range(4) if place != self.me]
        left = ALL_STRENGTH - self.strength - sum(self.pictures.of[place].strength for place in others)
        doubts = {place: NAMED if self.pictures.of[place].bids else SILENT for place in others}
        return max(0, self.pictures.of[self.partner].strength + left * doubts[self.partner] // sum(doubts.values()))

    def partner_length(self, suit: int) -> int:
        """Return how many cards of a suit the partner should have, in tenths."""
        left = (13 - self.lengths[suit]) * 10
        shown = self.pictures.of[self.partner].lengths[suit]
        others = [self.pictures.of[place].lengths[suit] for place in range(4) if place not in (self.me, self.partner)]
        if shown > SHOWN:
            return min(shown, left)
        for length in others:
            if length > SHOWN:
                left -= length
        silent = 1 + sum(1 for length in others if length <= SHOWN)
        return max(0, left // silent)

    def tricks(self, strain: int) -> int:
        """Return how many tricks both partners take with these trumps, in tenths."""
        both = self.strength + self.partner_strength()
        if strain == NO_TRUMP:
            return NO_TRUMP_BASE + both
        trumps = trumps_worth(10 * self.lengths[strain], self.partner_length(strain))
        return SUIT_BASE + both + trumps + shape(self.hand, strain) + SHAPE

    def their_tricks(self, strain: int, level: int) -> int:
        """Return how many tricks the opponents take in a game of theirs, by our cards and by their words."""
        theirs = ALL_STRENGTH - self.strength - self.partner_strength()
        if strain == NO_TRUMP:
            counted = NO_TRUMP_BASE + theirs
        else:
            length = 130 - 10 * self.lengths[strain] - self.partner_length(strain)
            counted = SUIT_BASE + theirs + 68 * length // 100 + 2 * SHAPE
        return (3 * counted + 2 * (68 + 10 * level)) // 5

    def units(self, strain: int) -> int:
        """Return the balance of honours and aces that our side may expect, in tenths of a unit."""
        other = self.pictures.of[self.partner]
        aces = (self.hand & ACES).bit_count()
        shown = other.aces if other.aces != UNKNOWN_ACES else UNKNOWN_ACES + (other.strength - AVERAGE) // 3
        balance = expected_balance(aces, 4, shown // max(1, 4 - aces))
        if strain == NO_TRUMP:
            return balance
        held = (self.hand & HONOUR_RANKS << WIDTH * strain).bit_count()
        share = 5 if other.lengths[strain] > 45 else 4 if other.lengths[strain] > SHOWN else 3
        return balance + expected_balance(held, 5, share)

    def worth(self, step: int) -> int:
        """Return what it is worth to play a game of ours."""
        level, strain = level_of(step), strain_of(step)
        return contract_worth(level, strain == NO_TRUMP, self.tricks(strain), SPREAD, self.units(strain), self.progress())

    def their_worth(self, step: int) -> int:
        """Return what it is worth to us when the opponents play their game."""
        level, strain = level_of(step), strain_of(step)
        mean = self.their_tricks(strain, level)
        return -contract_worth(level, strain == NO_TRUMP, mean, SPREAD, -self.units(strain), self.progress())

    def progress(self) -> int:
        """Return what points below the line are worth by the state of the sheet, in tenths of a point."""
        return PROGRESS + (LAST_GAME if any(self.view.games) else 0)

    def ends_game(self, points: int) -> bool:
        """Tell whether so many points below the line would end the game for our side."""
        return len(self.view.below) == 2 and self.view.below[self.side] + points >= self.view.target


def expected_balance(have: int, all_of_them: int, share: int) -> int:
    """Return the expected signed number of honours or aces, in tenths; the partner has `share` tenths of the others."""
    missing = all_of_them - have
    chance = min(9, max(1, share))
    total, ways = 0, 1
    for count in range(missing + 1):
        held = have + count
        other = all_of_them - held
        written = held if held > other else -other if held < other else 0
        total += ways * chance**count * (10 - chance) ** (missing - count) * written
        ways = ways * (missing - count) // (count + 1)
    return int(10 * total // 10**missing)


def bid(view: View) -> Advice:
    """Say what to call."""
    talk = Talk(view)
    own = [step for place, step in view.calls if place == talk.me]
    partner = [step for place, step in view.calls if place == talk.partner and step != PASS]
    if not partner and not any(step != PASS for step in own):
        opening = _open(talk, bool(own))
        if opening is not None:
            return opening
    return _go_on(talk, own, partner)


def _say(step: int, text: str, *cites: str) -> Advice:
    return Advice(BID_ACTIONS[step], text, tuple(dict.fromkeys(cites)))


def _pass(text: str, *cites: str) -> Advice:
    return Advice("pass", text, tuple(dict.fromkeys(cites)))


def sure_tricks(talk: Talk, strain: int) -> int:
    """Return the sure tricks of the hand with these trumps, as the source counts them for a bid."""
    value = talk.strength + 8 * talk.lengths[strain] + shape(talk.hand, strain) - 19
    return value // 10


@implements("vint.33", "vint.34", "vint.35a", "vint.36a", "vint.37", "vint.39", "vint.40", "vint.42", "vint.50", "vint.54")
def _open(talk: Talk, passed: bool) -> Advice | None:
    """Open the talk of one's side."""
    view = talk.view
    aces = (talk.hand & ACES).bit_count()
    suits = [suit for suit in range(4) if talk.lengths[suit] >= 4]
    named = max(suits, key=lambda suit: (talk.tricks(suit), talk.units(suit), suit))
    sure = sure_tricks(talk, named)
    if aces >= 3 and not passed and view.best < step_of(1, NO_TRUMP):
        if aces == 4 and talk.strength >= 60:
            return _say(step_of(2, NO_TRUMP), "Все четыре туза и фигуры: с рук «два без козырей».", "vint.42")
        return _say(step_of(1, NO_TRUMP), f"Тузов {aces}: покажите их сразу словом «без козырей».", "vint.40")
    honours = (ranks(talk.hand, named) & HONOUR_RANKS).bit_count()
    if not aces and not honours:
        return _pass("Нет ни тузов, ни онёров: игры не назначают.", "vint.50")
    level, cites = opening_level(sure, 2, 5)
    if sure == 4 and talk.ends_game(7 * trick_price(1)):
        level, cites = 1, ("vint.38", "vint.r2")
    if not level or honours < 2 and talk.lengths[named] < 5:
        return None
    cards = ranks(talk.hand, named)
    if level > 1 and not (talk.lengths[named] >= 6 and cards >> 11 == 3):
        level = 1
    step = step_of(level, named)
    while step <= view.best:
        level += 1
        if level > LEVELS:
            return None
        step = step_of(level, named)
    if level > 1 and view.best >= 0 and talk.worth(step) < talk.their_worth(view.best) + OVERBID:
        return None
    text = f"Верных взяток {sure}, масть {TRUMPS[named]} длинная: назначьте {played_text(step)}."
    return _say(step, text, *cites, "vint.34", "vint.35a")


@implements(
    "vint.36b", "vint.38", "vint.48a", "vint.48c", "vint.55", "vint.56", "vint.58", "vint.59", "vint.61", "vint.62", "vint.64a",
    "vint.65", "vint.66", "vint.69", "vint.70", "vint.r2",
)  # fmt: skip
def _go_on(talk: Talk, own: list[int], partner: list[int]) -> Advice:
    """Raise, outbid or leave the game as it is."""
    view = talk.view
    holder = talk.holder()
    if holder < 0:
        return _pass("Верных взяток для игры мало: пас.", "vint.33")
    ours = view.side[holder] == talk.side
    stay = talk.worth(view.best) if ours else talk.their_worth(view.best)
    best, best_worth = -1, stay + (60 if ours else OVERBID)
    named = {strain_of(step) for step in (*own, *partner) if step != PASS}
    for strain in _strains(talk, partner):
        level = next((one for one in range(1, LEVELS + 1) if step_of(one, strain) > view.best), None)
        first = strain not in named
        while level is not None and level <= LEVELS:
            step = step_of(level, strain)
            worth = talk.worth(step)
            if worth > best_worth:
                best, best_worth = step, worth
            level = None if first else level + 1
    if best >= 0 and len(partner) == 1 and strain_of(best) == strain_of(partner[0]) != NO_TRUMP:
        best = _raise_by_rule(talk, best)
    if best < 0:
        slam = (_slam_taken(talk, partner) or _slam_try(talk, own, partner)) if ours else None
        return slam or _leave(talk, ours, holder)
    return _explain(talk, best, ours, holder, partner)


@implements("vint.36b", "vint.46", "vint.69")
def _slam_taken(talk: Talk, partner: list[int]) -> Advice | None:
    """Go to the small slam that the partner has asked about."""
    view = talk.view
    strain = strain_of(view.best)
    asked = bool(partner) and partner[-1] == view.best == step_of(TRY_LEVEL, strain)
    aces = (talk.hand & ACES).bit_count()
    enough = aces or talk.pictures.of[talk.partner].aces >= SHOWN_ACES
    if not asked or strain == NO_TRUMP or not enough or talk.tricks(strain) < ACCEPT:
        return None
    counted = f"вместе взяток около {(talk.tricks(strain) + 5) // 10}"
    return _say(
        step_of(LEVELS - 1, strain),
        f"Партнёр спрашивает о шлеме, {'туз у вас есть' if aces else 'тузы он показал'}: {counted}, назначьте «{CONTRACTS[LEVELS - 2]}».",
        "vint.36b",
        "vint.69",
    )


@implements("vint.36b", "vint.46", "vint.69")
def _slam_try(talk: Talk, own: list[int], partner: list[int]) -> Advice | None:
    """Raise a suit that both have spoken for where a slam is near: the partner hears that there is more."""
    view = talk.view
    level, strain = level_of(view.best), strain_of(view.best)
    agreed = strain != NO_TRUMP and talk.lengths[strain] + talk.partner_length(strain) // 10 >= FIT
    tried = any(step != PASS and level_of(step) == TRY_LEVEL for step in own)
    if not partner or not agreed or tried or level >= TRY_LEVEL or talk.tricks(strain) < TRY:
        return None
    step = step_of(TRY_LEVEL, strain)
    if talk.worth(step) < talk.worth(view.best) - TRY_COST:
        return None
    counted = f"вместе с партнёром взяток около {(talk.tricks(strain) + 5) // 10}"
    if talk.tricks(strain) >= ALONE and (talk.hand & ACES).bit_count() >= THREE:
        slam = f"Тузов {(talk.hand & ACES).bit_count()}, {counted}: назначьте «{CONTRACTS[LEVELS - 2]}»."
        return _say(step_of(LEVELS - 1, strain), slam, "vint.36b", "vint.69")
    return _say(
        step,
        f"До шлема недалеко: {counted}, поднимите до «{CONTRACTS[TRY_LEVEL - 1]}» и дайте партнёру решить.",
        "vint.36b",
        "vint.69",
    )


@implements("vint.70", "vint.56", "vint.69")
def _raise_by_rule(talk: Talk, step: int) -> int:
    """Show the partner in one raise all that the source's table allows for, where it costs little."""
    strain = strain_of(step)
    side = sum(sure_in_suit(ranks(talk.hand, suit)) for suit in range(NO_TRUMP) if suit != strain)
    trumps = (ranks(talk.hand, strain) & (ACE | KING | QUEEN)).bit_count()
    level, _ = raise_level(side, trumps)
    if level <= level_of(step) or talk.worth(step_of(level, strain)) < talk.worth(step) - RAISE_COST:
        return step
    return step_of(level, strain)


def sure_in_suit(cards: int) -> int:
    """Return the sure tricks of a plain suit: the ace, the king beside ace or queen."""
    return int(bool(cards & ACE)) + int(bool(cards & KING and cards & (ACE | QUEEN)))


@implements("vint.61", "vint.62")
def _strains(talk: Talk, partner: list[int]) -> list[int]:
    """Return the strains in which our side may play: an own suit once, then the partner's is not taken from him."""
    view = talk.view
    shown = {strain_of(step) for step in partner}
    own = [step for place, step in view.calls if place == talk.me and step != PASS]
    mine = {strain_of(step) for step in own}
    holder = talk.holder()
    his = holder == talk.partner and strain_of(view.best) != NO_TRUMP
    support = his and talk.lengths[strain_of(view.best)] >= 2
    found = []
    for strain in range(NO_TRUMP):
        length = talk.lengths[strain]
        honours = (ranks(talk.hand, strain) & HONOUR_RANKS).bit_count()
        if strain in shown:
            if length >= 2:
                found.append(strain)
        elif (
            length >= 5
            and (not his or strain in mine and strain_of(view.best) == strain)
            or length >= 5
            and strain not in mine
            and honours >= 2
            and not support
            and view.best < step_of(2, strain)
            or length >= 7
            and not support
            and len([one for one in own if strain_of(one) == strain]) == 1
        ):
            found.append(strain)
    if (
        strain_of(view.best) == NO_TRUMP
        and not his
        or NO_TRUMP not in mine
        and not his
        and (talk.hand & ACES).bit_count() >= 2
        and view.best < step_of(2, NO_TRUMP)
    ):
        found.append(NO_TRUMP)
    return found


def _leave(talk: Talk, ours: bool, holder: int) -> Advice:
    """Pass, and say why."""
    view = talk.view
    now = bid_text(view.best)
    if not ours:
        mean = talk.their_tricks(strain_of(view.best), level_of(view.best))
        if mean < 10 * (6 + level_of(view.best)):
            return _pass(f"Противники на «{now}» рискуют штрафом: выгоднее уступить игру им.", "vint.66")
        return _pass("Перебить нечем: на свою игру взяток не хватит.", "vint.64a", "vint.r20a")
    if holder == talk.partner:
        if level_of(view.best) >= 3:
            return _pass(f"Партнёр назначил {now}: для подъёма взяток мало.", "vint.58", "vint.59")
        return _pass(f"Партнёр назначил {now}: поднимать его игру не с чем.", "vint.59", "vint.70")
    if strain_of(view.best) in {strain_of(step) for place, step in view.calls if place == talk.partner and step != PASS}:
        return _pass("Игра партнёра поднята, больше показать нечего: дайте ему высказаться.", "vint.48c", "vint.59")
    return _pass("Свою масть запасуйте и дайте партнёру высказаться.", "vint.48a", "vint.48c")


def _explain(talk: Talk, step: int, ours: bool, holder: int, partner: list[int]) -> Advice:
    """Say a bid, and why."""
    level, strain = level_of(step), strain_of(step)
    mean = talk.tricks(strain)
    counted = f"вместе с партнёром взяток около {(mean + 5) // 10}"
    if not ours:
        return _say(step, f"Перебейте: {counted}, {bid_text(step)} по силам.", "vint.36b", "vint.65")
    shown = {strain_of(one) for one in partner}
    if strain == NO_TRUMP:
        return _say(step, f"Тузы и фигуры есть: {counted}, назначьте {bid_text(step)}.", "vint.41", "vint.57")
    if strain in shown:
        rule = "vint.56" if level == 3 else "vint.70"
        return _say(
            step, f"Поддержите масть партнёра: {counted}, поднимите до «{CONTRACTS[level - 1]}».", rule, "vint.69", "vint.61"
        )
    if holder == talk.me:
        return _say(step, f"Взяток больше, чем показано: {counted}, назначьте {bid_text(step)}.", "vint.36b", "vint.48a")
    return _say(step, f"Своя масть {SHORT[strain]} лучше: {counted}, назначьте {bid_text(step)}.", "vint.35a", "vint.62")


__all__ = ["bid"]
