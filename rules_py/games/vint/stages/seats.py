"""«Винт»: stages that only seat the players of a kind — who acts for which hand, which cards lie open or aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....families.vist.draw import THREE, dummy_opposite, played_by
from ....families.vist.rotation import draw_key
from ....frame.cites import implements
from ..deal import SEATS, cutter_of
from ..options import DECK
from ..readings import RESEAT_PAIR, TWO_DEAL, TWO_OPEN_DUMMY
from ..variants.rules import reseated_pair, reseated_pairs
from ..variants.table import (
    BOUGHT,
    BUYER_PLACE,
    DUMMY,
    DUMMY_PLACE,
    MOVE_DUMMY,
    RESEAT,
    SEATS_BOUGHT,
    SEATS_DEALER,
    SEATS_DUMMY,
    SEATS_OPEN,
    SEATS_PILES,
    SEATS_TWO,
    TAKE_DUMMY,
)
from .stage import Stage, seating

if TYPE_CHECKING:
    from ..play import VintState

NOBODY = 2
"""The side of a pile that does not play."""


def let_deal(state: VintState, dealer: int, cites: tuple[str, ...]) -> None:
    """Let another place have dealt: the cards turn round the table with the dealer."""
    turn = dealer - state.dealer
    if turn:
        hands = state.play.hands
        turned = [hands[(place - turn) % SEATS] for place in range(SEATS)]
        state.play.hands[:] = turned
        state.held = turned[:]
        state.dealer = dealer
        state.play.player = dealer
        cut = state.events[-1]
        state.events[-1] = cut._replace(seat=cutter_of(dealer))
    if not state.actions:
        state.events[:-1] = []
        shown = ", ".join(DECK.text(card) for card in state.draws[: state.rules.variant.players])
        state.events.insert(0, state.events[-1]._replace(seat=None, text=f"Жеребьёвка: {shown}", cites=("vint.2",)))
        state.events.insert(1, state.events[-1]._replace(seat=dealer, text="сдаёт первым", cites=("vint.15", *cites)))


@implements("vint.vdvoem.1.1", "vint.vdvoem.1.2", "vint.vdvoem.1.6")
def seat_two(state: VintState) -> None:
    """Let each player act for himself and for the dummy opposite; he alone looks at it."""
    state.controller = state.side = (0, 1, 0, 1)
    alternate = state.readings[TWO_DEAL] == "alternate"
    let_deal(state, state.dealer % 2 if alternate else state.dealer, ("vint.vdvoem.1.6",))


@implements("vint.vdvoem.2.1", "vint.vdvoem.3.1", "vint.vdvoem.2.4")
def seat_piles(state: VintState) -> None:
    """Put the piles aside: the one on the right of each player is his to buy."""
    state.controller, state.side = (0, 0, 1, 1), (0, NOBODY, 1, NOBODY)
    let_deal(state, (state.dealer + 1) & 2, ("vint.vdvoem.2.1",))
    piles: list[int] = []
    for place in state.rules.variant.places:
        right = (place - 1) % SEATS
        piles += DECK.cards(state.play.hands[right])
        state.play.hands[right] = state.held[right] = 0
        state.aside.memo[f"pile {place}"] = DECK.width
    state.aside.talon = tuple(piles)


@implements("vint.vdvoem.4.1", "vint.vdvoem.4.2", "vint.vdvoem.4.3", "vint.vdvoem.5.3")
def seat_open_dummy(state: VintState) -> None:
    """Open the dealer's dummy and put the other out of sight."""
    state.controller = state.side = (0, 1, 0, 1)
    let_deal(state, state.dealer % 2, ("vint.vdvoem.4.2",))
    shown, hidden = state.dealer + 2, (1 - state.dealer) + 2
    state.aside.open = 1 << shown
    state.aside.discards[hidden] = state.play.hands[hidden]
    state.play.hands[hidden] = 0
    state.tell(state.dealer, "открывает своего болвана", ("vint.vdvoem.4.3",))


@implements("vint.vdvoem.4.4", "vint.vdvoem.4.5", "vint.vdvoem.4.6")
def take_dummies(state: VintState) -> None:
    """Say whose the dummies are; they stay where they were dealt unless it is agreed to move them."""
    shown, hidden = state.dealer + 2, (1 - state.dealer) + 2
    hands = state.play.hands
    hands[hidden] = state.aside.discards[hidden]
    state.aside.discards[hidden] = 0
    mine = state.declarer
    if state.readings[TWO_OPEN_DUMMY] == "own" or state.dealer == mine:
        return
    if state.options[MOVE_DUMMY.name]:
        hands[shown], hands[hidden] = hands[hidden], hands[shown]
        state.aside.open = 1 << hidden
        state.tell(None, "Карты болвана кладут напротив играющего", ("vint.vdvoem.4.6",))
        return
    owner = [0, 1, 0, 0]
    owner[shown], owner[hidden] = mine, 1 - mine
    state.controller = state.side = (owner[0], owner[1], owner[2], owner[3])
    state.tell(1 - mine, "берёт закрытого болвана; болваны остаются на своих местах", ("vint.vdvoem.4.4", "vint.vdvoem.4.5"))


@implements("vint.troem.1.2", "vint.troem.1.8")
def seat_dummy_player(state: VintState) -> None:
    """Give the dummy to the one who drew the lowest card, after each rubber to the next; the first keeps his place."""
    draws = state.draws[:3]
    lowest = min(range(len(draws)), key=lambda player: draw_key(draws[player])) if draws else 0
    alone = (lowest + len(state.settled)) % THREE
    state.controller = played_by(dummy_opposite(alone), THREE, alone)
    state.side = (0, 1, 0, 1)
    state.aside.memo[DUMMY] = (state.controller.index(alone) + 2) % SEATS
    let_deal(state, state.dealer, ("vint.troem.1.2",))


@implements("vint.troem.2.1")
def seat_open_table(state: VintState) -> None:
    """Open the dummy; the players deal in turn."""
    state.controller, state.side = (0, 1, 2, 0), (0, 1, 0, 1)
    let_deal(state, state.dealer if state.dealer != DUMMY_PLACE else 0, ("vint.troem.2.1",))
    state.aside.open = 1 << DUMMY_PLACE
    state.tell(None, "Болвана открывают", ("vint.troem.2.1",))


@implements("vint.aukcion.1", "vint.aukcion.2")
def seat_dealer(state: VintState) -> None:
    """Open the dealer's cards."""
    state.controller, state.side = (0, 1, 2, 3), (0, 1, 0, 1)
    state.aside.open = 1 << state.dealer
    state.tell(state.dealer, "открывает свои карты: их покупают", ("vint.aukcion.2",))


def change_places(state: VintState, one: int, other: int) -> None:
    """Let two places change with their cards, players and words."""
    if one == other:
        return
    moved = {one: other, other: one}
    hands = state.play.hands
    hands[one], hands[other] = hands[other], hands[one]
    order = [moved.get(place, place) for place in range(SEATS)]
    state.controller = (
        state.controller[order[0]], state.controller[order[1]], state.controller[order[2]], state.controller[order[3]],
    )  # fmt: skip
    auction = state.auction
    auction.calls = [(moved.get(place, place), step) for place, step in auction.calls]
    auction.holder = moved.get(auction.holder, auction.holder)
    state.declarer = moved.get(state.declarer, state.declarer)


@implements("vint.troem.2.2", "vint.aukcion.2")
def seat_buyer(state: VintState) -> None:
    """Seat the buyer opposite the dummy of three; of four nobody moves."""
    if state.rules.variant.players < SEATS:
        change_places(state, state.declarer, BUYER_PLACE)
        cards, cites = DUMMY_PLACE, ("vint.troem.2.2",)
    else:
        cards, cites = state.dealer, ("vint.aukcion.2",)
    buyer = state.controller[state.declarer]
    owner = list(state.controller)
    owner[cards] = buyer
    state.controller = (owner[0], owner[1], owner[2], owner[3])
    ours = (state.declarer, cards)
    state.side = (int(0 not in ours), int(1 not in ours), int(2 not in ours), int(3 not in ours))
    state.tell(state.declarer, "играет с открытыми картами", cites)


@implements("vint.peresadka.1", "vint.peresadka.2", "vint.peresadka.4")
def reseat(state: VintState) -> None:
    """Change places where the pair does not sit opposite."""
    state.controller = (0, 1, 2, 3)
    pair = reseated_pair(state.auction.calls, state.readings)
    if len(reseated_pairs(state.auction.calls)) > 1:
        state.rests = (*state.rests, RESEAT_PAIR)
    if pair is None:
        state.tell(state.declarer, "назвал и поднял игру один: места остаются", ("vint.peresadka.1",))
    else:
        first, highest = pair
        change_places(state, highest, (first + 2) % SEATS)
        state.tell((first + 2) % SEATS, "садится напротив объявившего игру первым", ("vint.peresadka.4",))
    side = state.declarer % 2
    state.side = (side, 1 - side, side, 1 - side)


STAGES: dict[str, Stage] = {
    SEATS_TWO: seating(seat_two), SEATS_PILES: seating(seat_piles), SEATS_OPEN: seating(seat_open_dummy),
    SEATS_DUMMY: seating(seat_dummy_player), SEATS_BOUGHT: seating(seat_open_table), SEATS_DEALER: seating(seat_dealer),
    TAKE_DUMMY: seating(take_dummies), BOUGHT: seating(seat_buyer), RESEAT: seating(reseat),
}  # fmt: skip
