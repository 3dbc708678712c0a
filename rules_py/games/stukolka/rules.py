"""Стуколка: what its four kinds differ in, and what readings decide."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.bound import By, by, rule
from ...frame.cards import DECK_32, DECK_36, DECK_52, Deck
from ...frame.params import Flag, Int, OneOf
from ...frame.strength import Duty, Strength

GOLETS, PRIKUP, SHLEIF, OBYAZ = KINDS = ("с гольцом", "с прикупом", "со шлейфом", "обязательная")
MOST = {GOLETS: 7, PRIKUP: 6, SHLEIF: 6, OBYAZ: 5}
"""How many play at most; at least four where the book says so, else the table is small."""
SEATS_RULE = {
    GOLETS: "stukolka.golets.players",
    PRIKUP: "stukolka.prikup.max",
    SHLEIF: "stukolka.shleif.players",
    OBYAZ: "stukolka.obyaz.players",
}
HAND = 3
TRICKS = 3

OPTIONS = (
    OneOf(name="kind", label="Вид", choices=tuple((kind, kind) for kind in KINDS), default=GOLETS, cites=("stukolka.intro.3",)),
    Int(name="players", label="Игроков", low=4, high=7, default=5, cites=("stukolka.golets.players",)),
    Int(name="stake", label="Ставка", low=3, high=300, step=3, default=15, unit="коп.", cites=("stukolka.17",)),
    Int(name="cap", label="До какой суммы сдающий обязан играть с одним", low=0, high=100_000, default=300, unit="коп.",
        when={"kind": (PRIKUP,)}, cites=("stukolka.prikup.alone",)),
    Flag(name="dark", label="Стучать втёмную", default=False, when={"kind": (SHLEIF,)}, cites=("stukolka.shleif.dark",)),
    Flag(name="cut", label="Разрез", default=False, when={"kind": (SHLEIF,)}, cites=("stukolka.shleif.cut",)),
    Int(name="deals", label="Сдач", low=1, high=200, default=12),
)  # fmt: skip


def _duty(undertrump: bool) -> object:
    made = {
        flag: Duty(trump=True, beat=True, overtrump=True, undertrump=undertrump, beat_ruffed=flag) for flag in (False, True)
    }
    return by("stukolka.ruffed", any=made[False], beat=made[True])


@dataclass(frozen=True)
class Rules:
    """Numbers and readings."""

    deck: Deck = rule(By("stukolka.deck", {"36": DECK_36, "32": DECK_32, "52": DECK_52}), "stukolka.h1")
    hand: int = rule(HAND, "stukolka.5")
    strength: Strength = rule(
        Strength(by_suit=("stukolka.11",), by_trump=("stukolka.12",)), "stukolka.11", "stukolka.12", "stukolka.13"
    )
    duty: Duty = rule(
        By("stukolka.undertrump", {"yes": _duty(True), "no": _duty(False)}), "stukolka.11", "stukolka.12", "stukolka.13"
    )
    golets_replaces: bool = rule(by("stukolka.golets-hand", replace=True, choose=False), "stukolka.golets.deal")
    looks: bool = rule(by("stukolka.blind-look", look=True, blind=False), "stukolka.shleif.dark")
    """Who knocked in the dark looks at his cards before he lays off."""
    own_lead: bool = rule(by("stukolka.lead-later", own_lead=True, first_only=False), "stukolka.9", "stukolka.10")
    """Whoever leads for the first time owes the trump ace or the king with the queen, not only the first hand."""
    queen_after_king: bool = rule(by("stukolka.queen-after-king", no=False, yes=True), "stukolka.8")
    breach_pot: bool = rule(by("stukolka.breach-remise", pot=True, stake=False), "stukolka.14", "stukolka.8")
    breach_twice: bool = rule(by("stukolka.breach-twice", one=False, two=True), "stukolka.14", "stukolka.19")
    breach_keeps: bool = rule(by("stukolka.breach-share", kept=True, lost=False), "stukolka.14", "stukolka.18")
    seen_played: bool = rule(by("stukolka.wrong-deal", play=True, mix=False), "stukolka.16")
    golets_alone_bound: bool = rule(by("stukolka.alone-golets", player=False, dealer=True), "stukolka.h2")
    """The dealer is bound to play with one who knocked alone."""
    obyaz_alone_bound: bool = rule(by("stukolka.alone-obyaz", player=False, dealer=True), "stukolka.obyaz.first")
    nobody_stays: bool = rule(by("stukolka.all-pass", dealer=False, stay=True), "stukolka.h2")
    """A pot for which nobody knocked stays where the book does not give it to the dealer."""
    fee_besides: bool = rule(by("stukolka.obyaz-fee", besides=True, same=False), "stukolka.20a", "stukolka.obyaz.first")
    """Where all stake, the dealer pays for the deal besides."""
    least_cut: int = rule(by("stukolka.short-cut", no=4, yes=3), "stukolka.h4")
    """How many cards there must be to buy after all others."""
    last_takes: bool = rule(by("stukolka.leftover", equal=False, dealer=True), "stukolka.h5")
    """What lies on the table at the end is the last dealer's."""
    over_cap_stays: bool = rule(by("stukolka.over-cap", take=False, stay=True), "stukolka.h3")
