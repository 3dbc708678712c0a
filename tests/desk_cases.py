"""A named dispute as its file tells it: what is asked, what the desk is to answer."""

from __future__ import annotations

from typing import Any


def asked(one: dict[str, Any]) -> dict[str, Any]:
    return {"case": one["case"], "facts": one["facts"], "readings": one.get("readings", {})}


def without(item: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is empty."""
    return {name: value for name, value in item.items() if value not in (None, "", [])}


def told(sheet: dict[str, Any]) -> dict[str, Any]:
    """Tell a sheet as the data write it."""
    result = sheet["result"]
    found = {
        "verdict": sheet["verdict"],
        "total": result["total"],
        "sides": result["sides"] or None,
        "steps": [without(step) for step in result["items"]],
        "choices": [without(choice) for choice in result["choices"]],
        "cites": result["cites"],
        "grade": sheet["grade"],
        "decided": None if sheet["decided"] else False,
        "others": [
            without(
                {
                    "readings": other["readings"],
                    "verdict": other["result"]["summary"] if other["result"] else None,
                    "refused": other["error"],
                    "parts_at": other["parts_at"],
                    "cost": other["cost"],
                }
            )
            for other in sheet["others"]
        ],
    }
    return without(found)


def expected(one: dict[str, Any]) -> dict[str, Any]:
    """Return the answer that the file expects."""
    return {name: value for name, value in one.items() if name not in {"name", "words", "case", "facts", "readings"}}
