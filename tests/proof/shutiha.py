"""Шутиха: the sensible bot against random ones, random matches over all forms and readings with their invariants."""

from __future__ import annotations

import sys
from typing import Any

from tricks_at_stake import main


def options(seed: int) -> dict[str, Any]:
    """Give the form of a table by a number."""
    return {"players": 3 + seed % 5, "deals": 6}


if __name__ == "__main__":
    sys.exit(main("shutiha", "record", options))
