"""«Винт»: every field of a position and what it does to the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....frame.errors import InputError
from ....frame.params import Param, read_all
from ..play import VintState
from ..variants.table import VARIANTS
from . import irregular, ordinary, variants

PARAMS: tuple[Param, ...] = (*ordinary.BASE_PARAMS, *irregular.PARAMS, *variants.PARAMS)
PARTS = (irregular.apply, variants.apply)


def read_position(given: Any) -> dict[str, Any]:
    """Check the description of a position."""
    values = read_all(PARAMS, given, "Положение")
    if values["variant"] not in VARIANTS:
        raise InputError(f"Вид винта: «{values['variant'][:40]}» неизвестен; есть: {', '.join(VARIANTS)}", "variant")
    return values


def set_up(state: VintState, values: Mapping[str, Any]) -> VintState:
    """Turn a fresh match into the described position."""
    return ordinary.set_up(state, values, PARTS)
