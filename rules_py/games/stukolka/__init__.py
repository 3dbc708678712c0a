"""Стуколка in four kinds: three cards, a knock, a pot in thirds, a remise as large as the table."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.page import Drawing
from ...frame.places import HAND, TABLE
from ...frame.results import Item
from ...frame.rulebook import Rulebook
from ...frame.russian import money
from ...frame.sheet import Account
from ...frame.sheet_drawing import kept, note, own_money
from ...frame.view import View
from ...kernels.exchange import DISCARD, STOCK
from ...kernels.trick_phase import TAKEN, TRICK, deck_of, last_trick, takes
from .bars import BARS
from .bots import MAXIMS, worth
from .calculators import COUNTS
from .irregularities import DEAL, TRUMP
from .lesson import LESSON
from .phases import PHASES, rest_of
from .readings import READINGS
from .rules import OPTIONS, SEATS_RULE, Rules
from .state import CLOSED, OWN_TRUMP, TURNED, M, Table, opening, packs, pot


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return the trump, what lies on the table and what one has oneself."""
    trump = [("Козырь", deck_of(view).suits[view.open.trump])] if view.open.trump >= 0 else []
    return [*trump, ("На столе", money(view.sheet.total("money", TABLE))), *own_money(view)]


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who knocked, who took the draw, who has tricks."""
    state = view.open
    found = ["голец"] if state.golets_by == seat else ["в разрез"] if seat in state.cutters else []
    if not found and seat in state.knocked:
        found = ["втёмную" if seat in state.dark else "стучал"]
    return [*found, *([f"взяток {state.tricks[seat]}"] if state.tricks[seat] else [])]


def struck(view: View[Table], seat: int) -> bool:
    """Tell who knocked and has not played a card yet: after that the trick is looked at."""
    return seat in view.open.knocked and not view.open.taken


def drawn(view: View[Table]) -> Drawing:
    """Draw what every deal brought to each and what lies on the table."""
    pot = note("На столе", money(view.sheet.total("money", TABLE)), ("stukolka.18",))
    return kept(view, notes=[pot], marks={"Ремиз": "рем."})


def set_pot(match: M, value: Any) -> None:
    """Lay a sum on the table of a position."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise InputError("Положение: кон — целое число копеек", "pot")
    match.sheet.pay("money", match.dealer, TABLE, Item("Кон", (), value - pot(match)))


def set_players_in(match: M, value: Any) -> None:
    """Say who has knocked in a position."""
    match.open.knocked = [seat - 1 for seat in _seats(match, value, "players_in")]
    match.open.playing = list(match.open.knocked)


def _seats(match: M, value: Any, name: str) -> list[int]:
    if not isinstance(value, list) or not all(isinstance(seat, int) and 1 <= seat <= match.players for seat in value):
        raise InputError(f"Положение: {name} — места числами от 1 до {match.players}", name)
    return value


def set_golets(match: M, value: Any) -> None:
    """Say who took the draw in a position; 0: nobody."""
    if not isinstance(value, int) or not 0 <= value <= match.players:
        raise InputError(f"Положение: golets_by — место от 1 до {match.players} или 0", "golets_by")
    match.open.golets_by = value - 1


def set_hand_place(match: M, value: Any) -> None:
    """Check where in the turn the one who leads sits; the rule is the same for both."""
    if value not in ("средняя", "последняя"):
        raise InputError("Положение: seat — средняя или последняя", "seat")


GAME: Rulebook[Table] = Rulebook(
    slug="stukolka",
    title="Стуколка",
    seats=(4, 7),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("stukolka.18",),
    rules=Rules(),
    packs=packs,
    places=(HAND, CLOSED, TRICK, TAKEN, DISCARD, TURNED, OWN_TRUMP, STOCK),
    phases={"deal": DEAL, "trump": TRUMP, **PHASES},
    bars=BARS,
    opening=opening,
    first="begin",
    played_in="play",
    accounts=(Account("money", "Деньги", money=True, cites=("stukolka.18",)),),
    counts=COUNTS,
    held=("stukolka.intro.3", "stukolka.2", "stukolka.golets.lead", "stukolka.golets.lead2", "stukolka.prikup.lead",
          "stukolka.shleif.play", "stukolka.20a", "stukolka.10", "stukolka.golets.dealer", "stukolka.shleif.refuse",
          "stukolka.h5", *SEATS_RULE.values()),
    fields={
        "players_in": set_players_in,
        "pot": set_pot,
        "golets_by": set_golets,
        "seat": set_hand_place,
        "bought": lambda match, value: setattr(match.open, "bought", [seat - 1 for seat in _seats(match, value, "bought")]),
        "discarded": lambda match, value: None,
    },
    asks_by=("players_in", "golets_by", "bought"),
    chips=chips,
    tags=tags,
    struck=struck,
    drawing=drawn,
    last=last_trick,
    left=rest_of,
    tells_lines=True,
    takes=takes,
    maxims=MAXIMS,
    worth=worth,
    wording={
        "knock": "Стучу", "pass": "Пас", "buy": "Сменить {}", "drop": "Сбросить {}", "cut deck": "Снять колоду",
        "look trump": "Посмотреть козырь", "look hand": "Посмотреть свои карты", "mix trump": "Смешать козырь с картами",
    },
    guided=LESSON,
).published()  # fmt: skip
