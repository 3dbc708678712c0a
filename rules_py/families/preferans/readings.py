"""«Преферанс»: where the source can be read in two ways."""

from __future__ import annotations

from ...frame.readings import Reading, declare

JUMP = Reading("preferans.jump", ("step", "free"), "step", "inferred", ("preferans.7e", "preferans.7a", "preferans.7c"))
HOLD = Reading("preferans.hold", ("last", "first"), "last", "inferred", ("preferans.7b", "preferans.7d"))
MISDEAL_TIMELY = Reading(
    "preferans.misdeal-timely", ("out-of-turn", "all"), "out-of-turn", "inferred",
    ("preferans.14a", "preferans.14b", "preferans.14c"),
)  # fmt: skip
PEEK_REMISE = Reading("preferans.peek-remise", ("game", "simple"), "game", "inferred", ("preferans.16",))
DECLARER_REVOKE = Reading("preferans.declarer-revoke", ("no", "yes"), "no", "inferred", ("preferans.29",))
WHISTER_REVOKE = Reading("preferans.whister-revoke", ("each", "one"), "each", "inferred", ("preferans.30b",))
REVOKE_OTHERS = Reading("preferans.revoke-others", ("no", "yes"), "no", "inferred", ("preferans.31", "preferans.30b"))
TEN_CHECK = Reading("preferans.ten-check", ("best-play", "any-play"), "best-play", "inferred", ("preferans.34b",))
KUROCHKA_TOPUP = Reading(
    "preferans.kurochka-topup", ("one", "all"), "one", "inferred", ("preferans.kur.3", "preferans.39", "preferans.35")
)
WHIST_WHEN_LOST = Reading(
    "preferans.whist-when-lost", ("table", "taken"), "table", "inferred", ("preferans.36c", "preferans.36a")
)
LIMITED_WHIST = Reading(
    "preferans.limited-whist", ("sum", "price"), "sum", "inferred", ("preferans.36c", "preferans.60", "preferans.kur.6")
)
PASS_KUROCHKA = Reading("preferans.pass-kurochka", ("yes", "no"), "yes", "inferred", ("preferans.41", "preferans.35"))
PAIR_QUOTA = Reading(
    "preferans.pair-quota", ("each", "pooled"), "each", "house", ("preferans.h1", "preferans.42a", "preferans.40")
)
REMAINDER = Reading("preferans.remainder", ("lost", "donor"), "lost", "inferred", ("preferans.43", "preferans.35"))
CONSOLATION_EXTRA = Reading(
    "preferans.consolation-extra", ("extra", "instead"), "extra", "inferred",
    ("preferans.48a", "preferans.48b", "preferans.36a"),
)  # fmt: skip
ACES_UVERT = Reading("preferans.aces-uvert", ("no", "yes"), "no", "inferred", ("preferans.76", "preferans.50"))
MISERE_KUROCHKA = Reading(
    "preferans.misere-kurochka", ("yes", "no"), "yes", "inferred",
    ("preferans.mizer.2", "preferans.mizer.4", "preferans.uvert.6"),
)  # fmt: skip
MISERE_OPEN = Reading("preferans.misere-open", ("must", "may"), "must", "inferred", ("preferans.75",))
POT_OWNER = Reading(
    "preferans.pot-owner", ("tenfold", "plain"), "tenfold", "inferred", ("preferans.kotel.1", "preferans.kotel.4")
)
THREE_SECOND_LEAD = Reading(
    "preferans.three-second-lead", ("winner", "left"), "winner", "inferred", ("preferans.58", "preferans.13b")
)
TEN_DIAMONDS = Reading("preferans.ten-diamonds", ("50", "40"), "50", "inferred", ("preferans.tab.4",))
ROUNDING = Reading("preferans.rounding", ("drop", "nearest"), "drop", "inferred", ("preferans.calc.ex4",))

READINGS = declare(
    JUMP, HOLD, MISDEAL_TIMELY, PEEK_REMISE, DECLARER_REVOKE, WHISTER_REVOKE, REVOKE_OTHERS, TEN_CHECK, KUROCHKA_TOPUP,
    WHIST_WHEN_LOST, LIMITED_WHIST, PASS_KUROCHKA, PAIR_QUOTA, REMAINDER, CONSOLATION_EXTRA, ACES_UVERT, MISERE_KUROCHKA,
    MISERE_OPEN, POT_OWNER, THREE_SECOND_LEAD, TEN_DIAMONDS, ROUNDING,
)  # fmt: skip
