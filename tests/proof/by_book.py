"""The book as a test of one game's figures: its examples, positions and disputes, each by itself.

mutation.py writes them down in a file that is read quickly (`written`), beside the damaged core, and runs this against every fault.
The gate runs all of them elsewhere: `python -m corpus check`, tests/core/test_disputes.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

BOOK = Path("book.json")
CASES: dict[str, list[dict[str, Any]]] = json.loads(BOOK.read_text(encoding="utf-8")) if BOOK.exists() else {}


def written(root: Path, game: str) -> str:
    """Write down what the book says of a game."""
    import yaml

    from corpus.edition import load
    from corpus.model import Example, Position

    blocks = []
    for item in load(root).text.items():
        if isinstance(item, Example) and item.calculator.partition(".")[0] == game:
            blocks.append(
                {"do": "calc", "id": item.calculator, "given": item.given, "readings": item.readings, "expect": item.expect}
            )
        elif isinstance(item, Position) and item.game == game:
            blocks.append(
                {
                    "do": "try",
                    "game": game,
                    "given": item.given,
                    "action": item.attempt,
                    "readings": item.readings,
                    "expect": item.expect,
                }
            )
    disputes = yaml.safe_load((root / "tests/disputes" / f"{game}.yml").read_text(encoding="utf-8"))
    return json.dumps({"blocks": blocks, "disputes": disputes}, ensure_ascii=False)


@pytest.mark.parametrize("block", CASES.get("blocks", []))
def test_an_example_comes_out_as_it_is_written(block: dict[str, Any]) -> None:
    from corpus.core import differences
    from rules_py.desk.web import handle

    answer = json.loads(handle(json.dumps(block, ensure_ascii=False)))
    assert answer["ok"]
    assert differences(block["expect"], answer.get("result") or answer.get("verdict")) == []


@pytest.mark.parametrize("one", CASES.get("disputes", []), ids=lambda one: str(one["name"]))
def test_a_dispute_is_decided_as_it_is_written(one: dict[str, Any]) -> None:
    from rules_py.desk import dispute
    from tests.desk_cases import asked, expected, told

    assert told(dispute.decide(asked(one))) == expected(one)
