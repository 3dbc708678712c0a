"""One typed door to the compiler, which has no type hints of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of numbers and arrays at its first call, and keep the machine code beside it."""
    return cast("Callable[P, R]", numba.njit(cache=True, nogil=True)(function))
