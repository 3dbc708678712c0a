"""`python -m corpus collate`: the rules beside their scans, from the command line."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from corpus.edition import load
from corpus.editions import read_changes
from corpus.restore import missing_libraries
from corpus.restore.cli import Bar, Refused, read_scan
from corpus.restore.face import is_clean, restore
from rules_py.desk.console import Parser

DOUBT = 0.5
"""The confidence of a word that a restored file marks as doubtful."""

MENDED = "по скану: "
"""How a note in corpus/editions/changes.yml begins whose text the collation mended."""


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser("collate", help="сличить правила со сканами: числа, карты, масти, отрицания")
    parser.add_argument(
        "scans",
        nargs="+",
        type=Path,
        metavar="SCAN",
        help="скан или то, что записала restore --out; имя начинается с номера источника",
    )
    parser.add_argument("--rule", metavar="ID", help="показать одно правило")
    parser.add_argument("--json", action="store_true", help="отчёт в JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Collate the rules with the scans and print the report."""
    from corpus.collate import Collation, load_misread, tally

    missing = missing_libraries()
    if missing:
        print(f"нет пакетов {', '.join(missing)}: установите requirements/restore.txt", file=sys.stderr)
        return 1
    edition = load(options.root)
    try:
        scans = read_scans(options.scans, set(edition.data.sources))
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    collation = Collation(edition, scans)
    rules = collation.rules()
    if options.rule:
        rules = [rule for rule in rules if rule.id == options.rule]
        if not rules:
            print(f"правила «{options.rule}» нет, или его источника нет среди сканов", file=sys.stderr)
            return 1
    collated = [collation.collate(rule) for rule in rules]
    changes = read_changes(edition.root, [])
    mended = [(change.id, change.note.removeprefix(MENDED)) for change in changes if change.note.startswith(MENDED)]
    result = tally(collated, load_misread(options.root), mended)
    print(json.dumps(result.as_json(), ensure_ascii=False, indent=1) if options.json else result.as_text())
    return 1 if result.open else 0


def read_scans(paths: list[Path], sources: set[str]) -> dict[str, list[list[tuple[str, float]]]]:
    """Read scans by the number of their source; raw ones are restored, restored ones are taken with their marks."""
    texts = {}
    for path in paths:
        source = path.name[:3]
        if source not in sources:
            raise Refused(f"{path.name}: имя должно начинаться с номера источника ({', '.join(sorted(sources))})")
        texts[source] = read_scan(path)
    raw = [source for source, text in texts.items() if not is_clean(text)]
    words = {source: [_marked_words(line) for line in text.split("\n")] for source, text in texts.items() if source not in raw}
    if raw:
        for source, restored in zip(raw, restore([texts[source] for source in raw], progress=Bar()), strict=True):
            words[source] = [[(word.text, DOUBT if word.doubtful else 1.0) for word in line] for line in restored.lines]
    return words


def _marked_words(line: str) -> list[tuple[str, float]]:
    """Split a restored line into words; a marked one is doubtful."""
    return [(re.sub("[⟦⟧]", "", word), DOUBT if "⟦" in word else 1.0) for word in line.split()]
