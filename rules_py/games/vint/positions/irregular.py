"""«Винт»: fields of a position that speak of irregularities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....frame.errors import InputError
from ....frame.params import Cards, Flag, Int, OneOf, Param
from ....kernels.tricks import TrickPlay
from ..deal import SEATS
from ..fields import Fields
from ..irregularities.cards import HIGHEST, LOWEST, CardLaid, Demand, OpenCards, PartnerOpened, PlayedEarly, RevokeMade
from ..options import DECK
from ..play import VintState
from .ordinary import Place

_SUITS = tuple((sign, sign) for sign in DECK.suits)
_SEAT = Int(name="seat", label="Игрок", low=1, high=4)
_CARD = Cards(name="card", label="Карта", deck=DECK, low=1, high=1)
PARAMS: tuple[Param, ...] = (
    Fields(name="revoke", label="Ренонс", params=(_SEAT, _CARD, OneOf(name="led", label="Масть хода", choices=_SUITS))),
    Flag(name="trick_closed", label="Взятка закрыта"),
    Flag(name="next_lead", label="Сделан следующий ход"),
    OneOf(
        name="demanded", label="Противники требуют карту",
        choices=(("", "не сказали"), (HIGHEST, "высшую"), (LOWEST, "низшую")), default="",
    ),
    Cards(name="played", label="Только что положенная карта", deck=DECK, high=1),
    Fields(name="played_early", label="Карта раньше очереди", params=(_SEAT, _CARD)),
    Cards(name="exposed", label="Открытые карты", deck=DECK, high=13),
    Cards(name="required", label="Требуют открытую карту", deck=DECK, high=1),
    Int(name="suit_leads", label="Который раз ходят с масти", low=0, high=13, default=0),
    Flag(name="blind", label="Назначено втёмную"),
    Cards(name="open_partner", label="Карты партнёра, открытые на столе", deck=DECK, high=13),
)  # fmt: skip


def _only(mask: int) -> int:
    return mask.bit_length() - 1


def apply(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Put the irregular circumstances into the state."""
    restrictions = state.restrictions
    made = values["revoke"]
    if made is not None:
        led = DECK.suits.index(made["led"])
        card = _only(made["card"])
        if DECK.suit_of[card] == led:
            raise InputError("Ренонс: положенная карта той же масти, это не ренонс", "revoke")
        restrictions.append(
            RevokeMade(place(made["seat"]), card, led, values["trick_closed"], values["next_lead"], values["demanded"])
        )
    if values["played"]:
        _lay(state, _only(values["played"]))
        restrictions.append(CardLaid(0, _only(values["played"])))
    early = values["played_early"]
    if early is not None:
        _play_early(state, place(early["seat"]), _only(early["card"]))
        restrictions.append(PlayedEarly(place(early["seat"]), _only(early["card"])))
    _check_company(values)
    if values["exposed"]:
        if values["exposed"] & ~state.play.hands[0]:
            raise InputError("Открытые карты: их нет среди карт игрока", "exposed")
        if values["required"] & ~values["exposed"]:
            raise InputError("Требуют открытую карту: она не открыта", "required")
        required = _only(values["required"]) if values["required"] else None
        restrictions.append(OpenCards(0, values["exposed"], required, values["suit_leads"]))
        restrictions.append(Demand(0, values["exposed"]))
    if values["open_partner"] and values["blind"]:
        side = state.side[state.declarer]
        partner = (state.declarer + 2) % SEATS
        if partner:
            state.play.hands[partner] |= values["open_partner"]
            state.aside.open |= 1 << partner
        restrictions.append(PartnerOpened(values["open_partner"], side))


def _check_company(values: Mapping[str, Any]) -> None:
    """Refuse a field that says nothing without another one."""
    for name, other, text in (
        ("required", "exposed", "Требуют открытую карту: назовите открытые карты"),
        ("demanded", "revoke", "Противники требуют карту: назовите ренонс, по которому требуют"),
        ("open_partner", "blind", "Карты партнёра, открытые на столе: так играют, когда назначено втёмную; отметьте это"),
    ):
        if values[name] and not values[other]:
            raise InputError(text, name)


def _lay(state: VintState, card: int) -> None:
    """Seat the players so that the acting one laid the last card of the trick."""
    table = list(state.play.table)
    if card not in table:
        raise InputError("Только что положенная карта: её нет на столе", "played")
    leader = -table.index(card) % SEATS
    hands = [0] * SEATS
    hands[0] = state.play.hands[0]
    for turn, one in enumerate(table):
        hands[(leader + turn) % SEATS] |= 1 << one
    play = TrickPlay(DECK, hands, state.play.trump, leader)
    for one in table:
        play.apply(one)
    state.play, state.opener = play, leader


def _play_early(state: VintState, third: int, card: int) -> None:
    """Seat the players so that the third hand played before the second."""
    table = list(state.play.table)
    if len(table) != 1 or state.play.hands[0] >> card & 1 or card in table:
        raise InputError("Карта раньше очереди: на столе должен быть один выход, а карта — не из ваших", "played_early")
    leader = (third - 2) % SEATS
    if leader == 0:
        raise InputError("Карта раньше очереди: вы сделали выход и уже положили карту", "played_early")
    hands = [0] * SEATS
    hands[0] = state.play.hands[0]
    hands[leader] |= 1 << table[0]
    hands[third] |= 1 << card
    play = TrickPlay(DECK, hands, state.play.trump, leader)
    play.apply(table[0])
    state.play, state.opener = play, leader
