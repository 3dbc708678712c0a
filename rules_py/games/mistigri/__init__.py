"""Мистигри: мушка in which the king of clubs has the ace's part and five of a suit are paid apart."""

from __future__ import annotations

from dataclasses import replace

from ...families.mushka import BARS, MUSHKA, OPTIONS, READINGS, deal_facts, special_lines, with_counts
from ...families.mushka import COUNTS as FAMILY
from ...frame.moves import Bar, Phase, without
from .flushes import COUNTS, FEE, beside_win, bought, dealt
from .lesson import LESSON
from .readings import READINGS as OWN
from .rules import KING, Rules, holds_barred_ace, holds_king

BUYING = MUSHKA.phases["buy"]

_KING = "король треф на руках: {special}[, козыри — трефы: {special_trump}]"
GAME = replace(
    MUSHKA,
    slug="mistigri",
    title="Мистигри",
    options=(*OPTIONS, FEE),
    readings=(
        *(one for one in READINGS if one.id not in ("mushka.order", "mushka.ace-on-trump-ace", "mushka.ace-thrown")),
        *OWN,
    ),
    phases={**MUSHKA.phases, "start": Phase("начало", (), begin=dealt), "buy": replace(BUYING, after=bought)},
    bars=(
        Bar("pass", ("mistigri.nopass",), f"На руках {KING}: с этой картой не пасуют", holds_king),
        Bar("pass", ("mistigri.nopass", "mushka.spadeace.nopass"), "На руках ♠Т: с этой картой не пасуют", holds_barred_ace),
        *without(BARS, "mushka.spadeace.nopass"),
    ),
    instead={
        "mushka.spadeace.bonus": ("mistigri.bonus", "mistigri.king"),
        "mushka.spadeace.remise": ("mistigri.remise",),
        "mushka.remise.plain": ("mistigri.remise",),
        "mushka.spadeace.vs.trumpace": ("mistigri.king",),
        "mushka.spadeace.led": ("mistigri.king",),
        "mushka.at-once": ("mistigri.fourplusking",),
        "mushka.h1": ("mistigri.rank",),
    },
    called={"special": ("club_king", "Король треф на руках"), "special_trump": ("clubs_trump", "Козыри — трефы")},
    counts=(
        *with_counts(
            FAMILY,
            {},
            sentences={
                "change": f"Взяток {{tricks}}, {_KING}; промахов {{revokes}}.",
                "record": f"Было {{record}}; взяток {{tricks}}, {_KING}; промахов {{revokes}}.",
                "alone": f"Было {{record}}, играл один; {_KING}.",
            },
        ),
        *COUNTS,
    ),
    held=(*MUSHKA.held, "mistigri.intro", "mistigri.nopass"),
    rules=Rules(change=special_lines("короля треф", "королём треф"), facts=deal_facts, beside_win=beside_win),
    guided=LESSON,
).published()
