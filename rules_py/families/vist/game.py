"""The family of вист: its full member as a template."""

from __future__ import annotations

from ...frame.places import HAND
from ...frame.rulebook import Rulebook
from ...frame.sampling import RandomPlayer
from ...frame.sheet import Account
from ...kernels.exchange import STOCK
from ...kernels.trick_phase import TAKEN, TRICK, laid_away, last_trick, takes
from .bots import MAXIMS, Whister
from .calculators import COUNTS
from .draw import FOUR
from .phases import BARS, PHASES
from .play import MISTAKES, left_to_play
from .positions import ASKS_BY, FIELDS
from .readings import READINGS
from .rubber import ABOVE, BELOW, side_facts
from .rules import DEALS, NO_TRUMP, PLAYERS, RUBBERS, Rules
from .scene import chips, earlier, sheet_drawing, summed, tags
from .seats import OPEN, keep_known, names, sits
from .state import Whist, deal_out, first_dealer, next_dealer, opening, packs

WHIST: Rulebook[Whist] = Rulebook(
    slug="vist",
    title="Вист",
    seats=(2, 6),
    options=(PLAYERS, NO_TRUMP, RUBBERS, MISTAKES, DEALS),
    readings=READINGS,
    end_cites=("vist.71",),
    rules=Rules(below=BELOW, above=ABOVE, facts=side_facts, deal_out=deal_out),
    packs=packs,
    places=(HAND, OPEN, TRICK, TAKEN, STOCK),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="dealing",
    first_dealer=first_dealer,
    next_dealer=next_dealer,
    played_in="play",
    accounts=(Account("score", "Итог", cites=("vist.78",)),),
    counts=COUNTS,
    held=(
        "vist.intro.3", "vist.intro.4", "vist.1", "vist.2", "vist.3", "vist.4", "vist.5", "vist.6", "vist.7", "vist.8", "vist.14",
        "vist.60", "vist.64", "vist.65", "vist.67", "vist.68", "vist.73", "vist.74", "vist.77", "vist.78", "vist.80", "vist.81", "vist.82",
    ),
    fields=FIELDS,
    asks_by=ASKS_BY,
    chips=chips,
    tags=tags,
    summed=summed,
    chairs=lambda players: max(FOUR, players),
    counted=lambda view, seat: seat not in view.open.dummies,
    circle=sits,
    names=names,
    drawing=sheet_drawing,
    last=last_trick,
    earlier=earlier,
    closed=lambda view: laid_away(view, view.rules.looks),
    left=left_to_play,
    takes=takes,
    imagine=keep_known,
    maxims=MAXIMS,
    bots={"random": RandomPlayer(), "sensible": Whister()},
    wording={
        "deal": "Сдать", "look trick": "Посмотреть взятку", "look hand": "Посмотреть свои карты", "demand": "Требовать {}",
        "throw": "Положить сразу {}", "drop": "Уронить {}",
    },
)  # fmt: skip
