"""Копилка: the sensible bot against random ones, random matches over all forms and readings with their invariants."""

from __future__ import annotations

import sys
from typing import Any

from tricks_at_stake import main


def options(seed: int) -> dict[str, Any]:
    """Give the form of a table by a number."""
    return {"parties": 1 + seed % 2}


if __name__ == "__main__":
    sys.exit(main("kopilka", "money", options))
