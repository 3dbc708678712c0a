"""Стуколка: the sensible bot against random ones, random matches over all forms and readings with their invariants."""

from __future__ import annotations

import sys
from typing import Any

from tricks_at_stake import main


def options(seed: int) -> dict[str, Any]:
    """Give the form of a table by a number."""
    kind = ("с гольцом", "с прикупом", "со шлейфом", "обязательная")[seed % 4]
    most = {"с гольцом": 7, "с прикупом": 6, "со шлейфом": 6, "обязательная": 5}[kind]
    return {"kind": kind, "players": 4 + seed // 4 % (most - 3), "deals": 6, "dark": seed % 3 == 0, "cut": seed % 5 == 0}


if __name__ == "__main__":
    sys.exit(main("stukolka", "money", options))
