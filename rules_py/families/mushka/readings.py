"""The readings of мушка."""

from __future__ import annotations

from ...frame.readings import Reading, declare

READINGS = declare(
    Reading(
        "mushka.overshoot", ("letter", "tricks", "exact"), "letter", "inferred", ("mushka.overshoot", "mushka.spadeace.bonus")
    ),
    Reading("mushka.overtake", ("no", "yes"), "no", "inferred", ("mushka.follow",)),
    Reading("mushka.ace-on-trump-ace", ("void", "free"), "void", "inferred", ("mushka.spadeace.vs.trumpace", "mushka.follow")),
    Reading("mushka.discard-ace", ("yes", "no"), "yes", "inferred", ("mushka.actions", "mushka.spadeace.nopass")),
    Reading("mushka.turnup", ("no", "yes"), "no", "inferred", ("mushka.trump",)),
    Reading("mushka.redeal-by", ("same", "next"), "same", "inferred", ("mushka.misdeal",)),
    Reading("mushka.short-stock", ("limit", "reshuffle"), "limit", "house", ("mushka.h2", "mushka.deck")),
    Reading("mushka.alone", ("five", "redeal"), "five", "house", ("mushka.h3",)),
    Reading("mushka.both-zero", ("trick", "seat"), "trick", "house", ("mushka.h4", "mushka.win")),
)
