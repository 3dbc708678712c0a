"""Reading JSON that comes from anywhere: bounded in size and depth before it is parsed."""

from __future__ import annotations

import json
import re
from typing import Any

from .errors import InputError

MOST_CHARACTERS = 2_000_000
MOST_DEPTH = 40
_TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]')


def read_json(text: str, field: str, what: str) -> Any:
    """Parse JSON; what is too large, too deep or broken is refused by name."""
    if len(text) > MOST_CHARACTERS:
        raise InputError(f"{what}: слишком много данных", field)
    # The parser recurses; in the page a deep nest would overflow the stack before Python notices.
    if text.count("[") + text.count("{") > MOST_DEPTH and _depth(text) > MOST_DEPTH:
        raise InputError(f"{what}: слишком глубокая вложенность", field)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise InputError(f"{what}: данные повреждены, это не JSON", field) from None


def _depth(text: str) -> int:
    """Return how deep the brackets nest."""
    depth = deepest = 0
    for found in _TOKENS.finditer(text):
        sign = found[0][0]
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    return deepest
