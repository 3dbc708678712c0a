"""The edition as JSON, described by `corpus/schema/edition.schema.json`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from corpus.export.model import (
    Exported,
    OutChapter,
    OutFrozen,
    OutGame,
    OutItem,
    OutReading,
    OutRule,
    OutSource,
    OutTerm,
)

SCHEMA = Path(__file__).resolve().parent.parent / "schema" / "edition.schema.json"
FORMAT = "edition.schema.json"


def to_json(exported: Exported) -> str:
    """Write the edition as JSON."""
    return json.dumps({"$schema": FORMAT, **asdict(exported)}, ensure_ascii=False, indent=1) + "\n"


def _item(content: dict[str, Any]) -> OutItem:
    rule = content.pop("rule")
    return OutItem(**content, rule=OutRule(**rule) if rule is not None else None)


def _game(content: dict[str, Any]) -> OutGame:
    chapters = [
        OutChapter(**{**chapter, "items": [_item(item) for item in chapter["items"]]}) for chapter in content["chapters"]
    ]
    return OutGame(**{**content, "chapters": chapters})


def from_json(text: str) -> Exported:
    """Read an edition that was written as JSON."""
    content = json.loads(text)
    return Exported(
        title=content["title"],
        edition=content["edition"],
        date=content["date"],
        address=content["address"],
        licence=content["licence"],
        hash=content["hash"],
        sources=[OutSource(**one) for one in content["sources"]],
        subjects=content["subjects"],
        games=[_game(one) for one in content["games"]],
        readings=[OutReading(**one) for one in content["readings"]],
        glossary=[OutTerm(**one) for one in content["glossary"]],
        ids=content["ids"],
        editions=[OutFrozen(**one) for one in content["editions"]],
    )
