"""The checks of the edition: one small function a convention, its docstring says what it verifies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from corpus.checks import coverage, doubts, echo, execution, finish, ids, links, sayings, wording
from corpus.core_readings import readings_of_the_core_are_current
from corpus.edition import Edition
from corpus.editions import texts_match_their_edition
from corpus.model import Problem
from corpus.nav import nav_is_current

Check = Callable[[Edition], Iterator[Problem]]

CHECKS: tuple[Check, ...] = (
    *ids.CHECKS,
    *coverage.CHECKS,
    *links.CHECKS,
    *execution.CHECKS,
    *finish.CHECKS,
    *sayings.CHECKS,
    *wording.CHECKS,
    texts_match_their_edition,
    nav_is_current,
    readings_of_the_core_are_current,
)
"""Every check that needs nothing but the edition."""


def run_checks(
    edition: Edition, ledger: Path | None = None, complete: bool = False, echo_tool: Path | None = None
) -> list[Problem]:
    """Run all checks; give the problems sorted by file and line."""
    found = list(edition.reading_problems)
    for check in CHECKS:
        found += check(edition)
    if ledger is not None:
        found += coverage.inventory_equals_ledger(edition, ledger)
        found += doubts.doubts_are_answered(edition, ledger)
    if echo_tool is not None:
        found += echo.texts_are_our_own(edition, echo_tool)
    if complete:
        found += coverage.all_games_are_present(edition)
    return sorted(set(found))


__all__ = ["CHECKS", "Check", "run_checks"]
