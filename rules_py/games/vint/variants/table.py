"""«Винт»: the kinds of винт as data — cards, seats, who speaks, who leads, who writes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ....families.vist.honours import aces_in, honours_in
from ....families.vist.sheet import Terms, indexed, lines_written
from ....frame.cites import implements
from ....frame.facts import Line as Row
from ....frame.params import Flag, OneOf, Param
from ....frame.readings import Chosen
from ..coronets import coronets_of
from ..deal import SEATS
from ..options import DECK, FLAGS, ORDINARY, Rules, Variant, step_of
from ..readings import (
    AUCTION_LEAD,
    DEALER_SHARE,
    NAIL_TARGET,
    ONE_DEAL_RUBBER,
    RUBBER_RESULT_EACH,
    SEPARATE_PENALTY,
    SEPARATE_SCORES,
    VITALIN_HONOURS,
)
from ..rubber import RUBBER_BONUS_POINTS, pay_dummy, pay_separate, pay_sides
from ..scoring import Facts
from ..sheet_line import DECLARERS, OPPONENTS, Line
from ..stages.ordinary import left_of_declarer
from .rules import LAYOUTS, LEAST_HONOURS_OF_TWO, SIX_HUNDRED, dealer_gets_penalty, opponents_share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..play import VintState


ONE_CALL = Flag(
    name="one_call",
    label="Объявляют один раз",
    hint="Вдвоём, первый способ: у каждого одно слово.",
    when={"variant": ("вдвоём, первый способ",)},
    cites=("vint.vdvoem.1.3",),
)
MOVE_DUMMY = Flag(name="move_dummy", label="Болвана переносят", hint="Вдвоём, 4-й и 5-й способы: карты болвана кладут напротив.",
     when={"variant": ("вдвоём, четвёртый способ", "вдвоём, пятый способ")}, cites=("vint.vdvoem.4.6",))  # fmt: skip
BOTH_BID = Flag(
    name="both_bid",
    label="После разноса назначают обе стороны",
    hint="С прикупом, по уговору.",
    when={"variant": ("с прикупом",)},
    cites=("vint.prikup.4b",),
)
EVIL = Flag(
    name="evil_nail",
    label="Злой гвоздь",
    hint="С присыпкой: картами меняются по очереди, посмотрев.",
    when={"variant": ("с присыпкой",)},
    cites=("vint.gvozd.12",),
)

# Names of the stages beyond the ordinary ones
SEATS_TWO, SEATS_PILES, SEATS_OPEN, SEATS_DUMMY, SEATS_BOUGHT, SEATS_DEALER = (
    "места двоих", "кучки", "болван сдающего", "игрок с болваном", "болван на столе", "карты сдающего",
)  # fmt: skip
SWAP, BUY, TAKE_DUMMY, WHOM, BOUGHT, RESEAT = "обмен", "покупка", "болваны", "кому прикуп", "купленный болван", "пересадка"
TALON, SPRINKLE, SPREAD, AFTER, NAIL = "прикуп", "присыпка", "разнос", "после разноса", "гвоздь"
RUBBISH, AWAY, SEATS_ROTATE = "снос сдающему", "сброс", "места робберов"

LEAST_THREE = step_of(3, 0)
"""«Три ♠», from which some kinds begin."""
NO_TARGET = 1_000_000
"""Every deal is a rubber: points below the line end nothing."""


# Who speaks


@implements("vint.vdvoem.1.3", "vint.vdvoem.3.5", "vint.h52")
def _two_call(state: VintState) -> tuple[int, ...]:
    """Let the dealer speak first, then the other of two players."""
    first = state.controller[state.dealer]
    places = [next(place for place in state.rules.variant.places if state.controller[place] == player) for player in (0, 1)]
    return places[first], places[1 - first]


@implements("vint.troem.1.3")
def pair_calls(state: VintState) -> tuple[int, ...]:
    """Let the pair talk alone; the player with the dummy answers when they have done."""
    dummy = state.aside.memo[DUMMY]
    pair = ((dummy + 1) % SEATS, (dummy + 3) % SEATS)
    return pair if state.dealer != pair[1] else (pair[1], pair[0])


@implements("vint.troem.2.1")
def _three_call(state: VintState) -> tuple[int, ...]:
    """Let all three bid for the open dummy, the dealer first."""
    return tuple(place for place in ((state.dealer + turn) % SEATS for turn in range(SEATS)) if place != DUMMY_PLACE)


@implements("vint.aukcion.2")
def _others_call(state: VintState) -> tuple[int, ...]:
    """Let the other three bid for the dealer's cards."""
    return tuple((state.dealer + turn) % SEATS for turn in range(1, SEATS))


DUMMY = "dummy"
"""The place of the dummy of three players, which the whole table knows."""
DUMMY_PLACE = 3
"""Where the dummy of three players lies; the buyer sits opposite."""
BUYER_PLACE = (DUMMY_PLACE + 2) % SEATS


# Who leads


def _other_player(state: VintState) -> int:
    """Return the place of the one who does not play the game himself."""
    mine = state.controller[state.declarer]
    return next(place for place in state.rules.variant.places if state.controller[place] != mine)


@implements("vint.vdvoem.1.7", "vint.h52", "vint.vdvoem.4.4", "vint.vdvoem.5.3")
def _opponent_leads(state: VintState) -> int:
    """Let the other of two players lead from his own hand."""
    return _other_player(state)


@implements("vint.vdvoem.3.6")
def _declarer_leads(state: VintState) -> int:
    """Let the declarer lead."""
    return state.declarer


@implements("vint.troem.1.5", "vint.prikup.4a")
def _next_leads(state: VintState) -> int:
    """Let the left neighbour of the declarer lead."""
    return left_of_declarer(state)


@implements("vint.troem.2.3")
def _right_of_dummy(state: VintState) -> int:
    """Let the right neighbour of the dummy lead."""
    return (DUMMY_PLACE - 1) % SEATS


@implements("vint.aukcion.2")
def _against_buyer(state: VintState) -> int:
    """Let an opponent of the buyer lead: the nearest on his left, or the one right of the open cards."""
    if state.readings[AUCTION_LEAD] == "left":
        order = [(state.declarer + turn) % SEATS for turn in range(1, SEATS)]
    else:
        order = [(state.dealer - turn) % SEATS for turn in range(1, SEATS)]
    return next(place for place in order if state.side[place] != state.side[state.declarer])


# Who writes


@implements("vint.troem.2.4", "vint.aukcion.4", "vint.aukcion.3")
def _separate_write(state: VintState, role: int) -> tuple[int, ...]:
    """Let every player write in his own column what his side gets."""
    side = state.side[state.declarer]
    wanted = side if role == DECLARERS else 1 - side
    players = {state.controller[place] for place in range(SEATS) if state.side[place] == wanted}
    if state.rules.variant.name == AUCTION_FOUR.name and role == DECLARERS:
        players.add(state.dealer)
    return tuple(sorted(players))


@implements("vint.troem.2.5", "vint.aukcion.3")
def _share(state: VintState, written: list[tuple[int, Line]]) -> list[tuple[int, Line]]:
    """Share what the opponents get between their columns, and give the dealer his part of a penalty."""
    variant = state.rules.variant
    if state.contract < 0:
        return written
    found: list[tuple[int, Line]] = []
    fine: list[Line] = []
    for account, line in written:
        if line.role == OPPONENTS and line.amount:
            penalty = "vint.r21" in line.cites or "vint.r22a" in line.cites
            reading = SEPARATE_PENALTY if penalty else SEPARATE_SCORES
            cites = (*line.cites, "vint.troem.2.5") if penalty else line.cites
            amount = opponents_share(line.amount, penalty, state.readings)
            line = replace(line, amount=amount, cites=cites, readings=(*line.readings, reading))
            if penalty and line not in fine:
                fine.append(line)
        found.append((account, line))
    if variant.name == AUCTION_FOUR.name and dealer_gets_penalty(state.readings):
        for line in fine:
            text = f"{line.text} — пишет и сдающий"
            mine = replace(line, text=text, cites=(*line.cites, "vint.aukcion.3"), readings=(*line.readings, DEALER_SHARE))
            found.append((state.dealer, mine))
    return found


ONE_DEAL_LINES = indexed(
    Row(("vint.peresadka.3",), "Игра — роббер: премии за него не пишут", lambda terms, ahead: None,
        lambda terms, ahead: terms.readings[ONE_DEAL_RUBBER] == "no" or not ahead),
    Row(("vint.peresadka.3", "vint.r7"), "За роббер, у кого запись больше", lambda terms, ahead: RUBBER_BONUS_POINTS,
        lambda terms, ahead: terms.readings[ONE_DEAL_RUBBER] != "no" and ahead),
)  # fmt: skip
"""What a rubber of one deal brings, by whether one record is ahead."""


@implements("vint.peresadka.3", "vint.r7")
def _one_deal_premium(state: VintState, written: list[tuple[int, Line]]) -> list[tuple[int, Line]]:
    """Add the premium of a rubber that is one deal to the higher record, where the reading gives one."""
    totals = Counter({account: 0 for account, _ in written})
    for account, line in written:
        totals[account] += line.amount or 0
    best = max(totals.values())
    (premium,) = lines_written(ONE_DEAL_LINES, Terms(state.rules, state.readings), best != min(totals.values()))
    if premium.amount is None:
        return [*written, (state.accounts_of(DECLARERS)[0], premium)]
    return [*written, *((account, premium) for account, total in totals.items() if total == best)]


@implements("vint.troem.1.9")
def _pay_dummy_columns(totals: Sequence[int]) -> list[int]:
    """Settle the player with the dummy against both opponents together: he wins and pays twice the difference."""
    twice = 2 * (totals[0] - totals[1])
    return [twice, -twice]


@implements("vint.peresadka.3")
def _pay_pairs(totals: Sequence[int]) -> list[int]:
    """Settle a deal that is a rubber: both of the higher record win the difference."""
    best, least = max(totals), min(totals)
    return [(best - least) * (1 if total == best else -1) if best != least else 0 for total in totals]


@implements("vint.pyaterom.3", "vint.pyaterom.4", "vint.pyaterom.5")
def _pay_each(totals: Sequence[int], team: Sequence[int], readings: Chosen) -> list[int]:
    """Let each of the four write the result of the rubber, whole or half by the reading; who sat out writes nothing."""
    paid = pay_sides(totals)
    share = 2 if readings[RUBBER_RESULT_EACH] == "half" else 1
    return [0 if side < 0 else paid[side] // share if paid[side] >= 0 else -(-paid[side] // share) for side in team]


@implements("vint.troem.1.9")
def _pay_dummy_player(totals: Sequence[int], team: Sequence[int], readings: Chosen) -> list[int]:
    """Let the player with the dummy win from both others, or pay both."""
    alone = next(side for side in (0, 1) if team.count(side) == 1)
    twice, single, _ = pay_dummy((totals[alone], totals[1 - alone]))
    return [twice if side == alone else single for side in team]


# What counts


@implements("vint.vdvoem.2.5", "vint.vdvoem.2.9", "vint.vdvoem.2.10", "vint.vdvoem.3.8")
def _facts_of_two(state: VintState, facts: Facts) -> Facts:
    """Count honours of two hands: one alone is nothing."""
    if max(facts.honours) >= LEAST_HONOURS_OF_TWO:
        return facts
    return replace(facts, honours=(0, 0))


@implements("vint.vitalin.3", "vint.vitalin.2")
def _facts_of_vitalin(state: VintState, facts: Facts) -> Facts:
    """Count honours and coronets of виталин by the reading: cards put away count for nobody, their owners or the declarers."""
    if state.contract < 0:
        return facts
    choice = state.readings[VITALIN_HONOURS]
    facts = replace(facts, readings=(*facts.readings, VITALIN_HONOURS))
    if choice == "no":
        return facts
    side = state.side[state.declarer]
    hands = [0, 0]
    coronets: list[list[Any]] = [[], []]
    for place in range(SEATS):
        role = DECLARERS if state.side[place] == side else OPPONENTS
        away = state.aside.discards[place]
        hand = state.held[place] | (away if choice == "dealt" else 0)
        hands[role] |= hand
        coronets[role] += coronets_of(hand, facts.strain, place)
        if choice == "declarers":
            hands[DECLARERS] |= away
    return replace(
        facts,
        honours=(honours_in(hands[0], facts.strain), honours_in(hands[1], facts.strain)),
        aces=(aces_in(hands[0]), aces_in(hands[1])),
        coronets=(tuple(coronets[0]), tuple(coronets[1])),
    )


# The kinds


def _laid(name: str) -> dict[str, Any]:
    """Return hand and talon of a kind by its layout."""
    return {"name": name, "hand": LAYOUTS[name].hand, "talon": LAYOUTS[name].talon}


TWO_FIRST = Variant(
    name="вдвоём, первый способ",
    about="с двумя болванами",
    rules=("vint.vdvoem.1.1", "vint.vdvoem.1.10"),
    players=2,
    stages=(SEATS_TWO, "auction", "play"),
    leader=_opponent_leads,
    lead_rule=("первый выход у соперника назначившего, болваны закрыты", ("vint.vdvoem.1.7",)),
    opened=(lambda state: 1 << 2 | 1 << 3, "Болванов открывают", ("vint.vdvoem.1.7", "vint.vdvoem.1.1")),
    callers=_two_call,
)
_TWO_HANDS: dict[str, Any] = {
    "players": 2, "places": (0, 2), "after": (2, 1, 0, 3), "callers": _two_call, "two_hands": True, "facts": _facts_of_two,
}  # fmt: skip
TWO_SECOND = Variant(
    name="вдвоём, второй способ",
    about="с обменом всей руки",
    rules=("vint.vdvoem.2.1",),
    stages=(SEATS_PILES, SWAP, "auction", "play"),
    leader=_opponent_leads,
    lead_rule=("первый выход у соперника назначившего", ("vint.h52",)),
    **_TWO_HANDS,
)
TWO_THIRD = Variant(
    name="вдвоём, третий способ",
    about="покупка по одной карте",
    rules=("vint.vdvoem.3.1",),
    stages=(SEATS_PILES, BUY, "auction", "play"),
    leader=_declarer_leads,
    lead_rule=("здесь первым ходит назначивший", ("vint.vdvoem.3.6",)),
    **_TWO_HANDS,
)
TWO_FOURTH = Variant(
    name="вдвоём, четвёртый способ",
    about="торговля за открытого болвана",
    rules=("vint.vdvoem.4.1", "vint.vdvoem.4.7"),
    players=2,
    stages=(SEATS_OPEN, "auction", TAKE_DUMMY, "play"),
    leader=_opponent_leads,
    lead_rule=("первый выход у неиграющего, из своей руки", ("vint.vdvoem.4.4",)),
    callers=_two_call,
)
TWO_FIFTH = Variant(
    **_laid("вдвоём, пятый способ"),
    about="с прикупом",
    rules=("vint.vdvoem.5.2", "vint.vdvoem.5.9"),
    players=2,
    stages=(SEATS_OPEN, "auction", TAKE_DUMMY, WHOM, AFTER, "play"),
    leader=_opponent_leads,
    lead_rule=("первый выход у уступившего", ("vint.vdvoem.5.3", "vint.vdvoem.4.4")),
    callers=_two_call,
    least=LEAST_THREE,
    least_cites=("vint.vdvoem.5.7",),
    target=SIX_HUNDRED,
    target_cites=("vint.vdvoem.5.8",),
)
THREE_FIRST = Variant(
    name="втроём, первый способ",
    about="с болваном по очереди",
    rules=("vint.troem.1.2", "vint.troem.1.8"),
    players=3,
    stages=(SEATS_DUMMY, "auction", "play"),
    leader=_next_leads,
    lead_rule=("первый выход у сидящего за рукой назначившего", ("vint.troem.1.5",)),
    opened=(lambda state: 1 << state.aside.memo[DUMMY], "Болвана открывают", ("vint.troem.1.5",)),
    callers=pair_calls,
    payment=_pay_dummy_columns,
    pays_players=_pay_dummy_player,
    rotates=True,
)
THREE_AUCTION = Variant(
    name="втроём, с аукционом",
    about="открытого болвана покупают",
    rules=("vint.troem.2.1",),
    players=3,
    stages=(SEATS_BOUGHT, "auction", BOUGHT, "play"),
    leader=_right_of_dummy,
    lead_rule=("первый выход у соседа болвана справа", ("vint.troem.2.3",)),
    callers=_three_call,
    accounts=3,
    writers=_separate_write,
    written=_share,
    payment=pay_separate,
)
WITH_TALON = Variant(
    **_laid("с прикупом"),
    about="купивший раздаёт его",
    rules=("vint.prikup.2",),
    stages=("auction", TALON, AFTER, "play"),
    leader=_next_leads,
    lead_rule=("выходит противник, сидящий за назначившим", ("vint.prikup.4a",)),
    target=SIX_HUNDRED,
    target_cites=("vint.prikup.6",),
)
AUCTION_FOUR = Variant(
    name="с аукционом",
    about="покупают карты сдающего",
    rules=("vint.aukcion.1", "vint.aukcion.2"),
    stages=(SEATS_DEALER, "auction", BOUGHT, "play"),
    leader=_against_buyer,
    lead_rule=("первый выход у противника купившего", ("vint.aukcion.2",)),
    callers=_others_call,
    accounts=4,
    writers=_separate_write,
    written=_share,
    payment=pay_separate,
)
WITH_RUBBISH = Variant(
    name="с мусором",
    about="сдающему сносят по четыре карты",
    hand=0,
    talon=DECK.size,
    rules=("vint.musor.2", "vint.musor.4"),
    stages=(RUBBISH, "auction", "play"),
)
RESEATED = Variant(
    name="с пересадкой",
    about="пары складывает торг",
    rules=("vint.peresadka.1",),
    stages=("auction", RESEAT, "play"),
    accounts=4,
    writers=_separate_write,
    written=_one_deal_premium,
    payment=_pay_pairs,
    one_deal=True,
    target=NO_TARGET,
    target_cites=("vint.peresadka.3",),
)
RESEATED_TALON = Variant(
    **_laid("с пересадкой и прикупом"),
    about="пары складывает торг",
    rules=("vint.peresadka.2", "vint.peresadka.1"),
    stages=("auction", RESEAT, TALON, AFTER, "play"),
    leader=_next_leads,
    lead_rule=("выходит противник, сидящий за назначившим", ("vint.prikup.4a",)),
    accounts=4,
    writers=_separate_write,
    written=_one_deal_premium,
    payment=_pay_pairs,
    one_deal=True,
    target=NO_TARGET,
    target_cites=("vint.peresadka.3",),
)
TALON_KINDS = (WITH_TALON.name, RESEATED_TALON.name)
"""Kinds where the buyer alone shares out and bids once more."""
RESEATING_KINDS = (RESEATED.name, RESEATED_TALON.name)
WITH_SPRINKLE = Variant(
    **_laid("с присыпкой"),
    about="прикуп, присыпка и гвоздь",
    rules=("vint.gvozd.2",),
    stages=("auction", SPRINKLE, SPREAD, AFTER, NAIL, "play"),
    target_reading=NAIL_TARGET,
    target_cites=("vint.prikup.6", "vint.gvozd.2"),
)
DOUBLE_TALON = Variant(
    **_laid("с двойным прикупом"),
    about="восемь карт, присыпка и открытый гвоздь",
    rules=("vint.dvprikup.2",),
    stages=("auction", SPRINKLE, SPREAD, AFTER, NAIL, "play"),
    least=LEAST_THREE,
    least_cites=("vint.dvprikup.6",),
    target_reading=NAIL_TARGET,
    target_cites=("vint.prikup.6", "vint.dvprikup.2"),
)
VITALIN = Variant(
    name="виталин",
    about="по две карты в сброс",
    rules=("vint.vitalin.2",),
    stages=(AWAY, "auction", "play"),
    facts=_facts_of_vitalin,
)
FIVE = Variant(
    name="впятером",
    about="четверо играют, один отдыхает",
    rules=("vint.pyaterom.1", "vint.pyaterom.5"),
    players=5,
    rotates=True,
    stages=(SEATS_ROTATE, "auction", "play"),
    pays_players=_pay_each,
)
SIX = Variant(
    name="вшестером",
    about="четверо играют, двое отдыхают",
    rules=("vint.shesterom.1", "vint.shesterom.3"),
    players=6,
    rotates=True,
    stages=(SEATS_ROTATE, "auction", "play"),
    pays_players=_pay_each,
)

VARIANTS: dict[str, Variant] = {
    one.name: one
    for one in (
        ORDINARY, TWO_FIRST, TWO_SECOND, TWO_THIRD, TWO_FOURTH, TWO_FIFTH, THREE_FIRST, THREE_AUCTION, WITH_TALON, AUCTION_FOUR,
        WITH_RUBBISH, RESEATED, RESEATED_TALON, WITH_SPRINKLE, DOUBLE_TALON, VITALIN, FIVE, SIX,
    )
}  # fmt: skip
"""Every kind of винт by its name."""
_KINDS = tuple((name, f"{name}: {kind.about}" if kind.about else name) for name, kind in VARIANTS.items())
OPTIONS: tuple[Param, ...] = (
    OneOf(name="variant", label="Вид", choices=_KINDS, default=ORDINARY.name), *FLAGS, ONE_CALL, MOVE_DUMMY, BOTH_BID, EVIL,
)  # fmt: skip
"""The options of the game, the kind of винт first."""

_NAMES = ("variant", "count_aces", "exact", "double", "vinting_coronets", "vinting_marks", "pass_play", "rubbers", "rate")


@lru_cache(maxsize=256)
def _rules(variant: str, *rest: Any) -> Rules:
    return Rules(VARIANTS[variant], *rest)


def rules_of(options: Mapping[str, Any]) -> Rules:
    """Return the options as one object."""
    return _rules(*(options[name] for name in _NAMES))
