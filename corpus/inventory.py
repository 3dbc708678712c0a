"""The inventory: facts about the units of the sources, and the registry of all ids ever used."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from corpus.data import Unit
from corpus.model import Span

if TYPE_CHECKING:
    from corpus.edition import Edition

HEADING = "id\tkind\texec\tsource\texample"
REGISTRY_HEADING = "id\tstatus"


def read_ledger(folder: Path) -> dict[str, list[Unit]]:
    """Read the units of a ledger (JSON lines), game by game."""
    games: dict[str, list[Unit]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        for row in path.read_text(encoding="utf-8").splitlines():
            if row.strip():
                unit = json.loads(row)
                span = Span(unit["src"], unit["lines"][0], unit["lines"][1])
                games.setdefault(unit["game"], []).append(
                    Unit(unit["id"], unit["game"], unit["kind"], unit["exec"], span, bool(unit["example"]))
                )
    return games


def inventory_row(unit: Unit) -> str:
    """Write a unit as a row of its inventory file."""
    source = f"{unit.source.source}:{unit.source.first}-{unit.source.last}"
    return "\t".join((unit.id, unit.kind, unit.executable, source, "yes" if unit.example else "no"))


def write_inventory(root: Path, ledger: Path) -> int:
    """Write `corpus/inventory/GAME.tsv` for every game of the ledger; give the number of units."""
    folder = root / "corpus" / "inventory"
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for game, units in read_ledger(ledger).items():
        rows = [HEADING, *(inventory_row(unit) for unit in units)]
        (folder / f"{game}.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
        count += len(units)
    return count


def write_registry(root: Path, entries: dict[str, str]) -> None:
    """Write `corpus/ids.tsv`, sorted by id."""
    rows = [REGISTRY_HEADING, *(f"{name}\t{status}" for name, status in sorted(entries.items()))]
    path = root / "corpus" / "ids.tsv"
    fresh = path.with_suffix(".new")
    fresh.write_text("\n".join(rows) + "\n", encoding="utf-8")
    fresh.replace(path)


def register(edition: Edition) -> list[str]:
    """Add every id of the inventory and of the text to the registry; give the new ones."""
    entries = {entry.id: entry.status for entry in edition.data.registry.values()}
    used = [unit.id for unit in edition.data.units()]
    for rule in edition.text.rules():
        used += [rule.id, *rule.covers]
    new = sorted({name for name in used if name not in entries})
    if new:
        entries.update(dict.fromkeys(new, "live"))
        write_registry(edition.root, entries)
    return new


def retire(edition: Edition, name: str, target: str) -> None:
    """Mark an id as retired, or as become another one; it is never used again."""
    entries = {entry.id: entry.status for entry in edition.data.registry.values()}
    if name not in entries:
        raise KeyError(name)
    entries[name] = f"->{target}" if target else "retired"
    write_registry(edition.root, entries)
