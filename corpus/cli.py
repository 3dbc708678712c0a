"""The command line: `python -m corpus check|inventory|register|retire|…`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from corpus import inventory, report
from corpus.checks import run_checks
from corpus.edition import ROOT, load


def _check(options: argparse.Namespace) -> int:
    edition = load(options.root)
    problems = run_checks(edition, options.ledger, options.complete)
    if options.game:
        known = frozenset(edition.data.inventory) | frozenset(edition.text.games)
        if options.game not in known:
            print(f"игры «{options.game}» нет", file=sys.stderr)
            return 2
        problems = [problem for problem in problems if report.game_of(problem, known) == options.game]
    if options.json:
        print(json.dumps(report.as_json(edition, problems, options.game), ensure_ascii=False, indent=1))
    else:
        print(report.as_text(edition, problems, options.game))
    return 1 if problems else 0


def _inventory(options: argparse.Namespace) -> int:
    count = inventory.write_inventory(options.root, options.ledger)
    print(f"опись: {count} единиц")
    return 0


def _register(options: argparse.Namespace) -> int:
    new = inventory.register(load(options.root))
    print(f"новых номеров: {len(new)}" + (": " + ", ".join(new[:20]) + (" …" if len(new) > 20 else "") if new else ""))
    return 0


def _retire(options: argparse.Namespace) -> int:
    try:
        inventory.retire(load(options.root), options.id, options.target or "")
    except KeyError:
        print(f"номера «{options.id}» нет в corpus/ids.tsv", file=sys.stderr)
        return 1
    return 0


def make_parser() -> argparse.ArgumentParser:
    """Describe the commands."""
    parser = argparse.ArgumentParser(prog="python -m corpus", description="Проверка и сборка издания.")
    parser.add_argument("--root", type=Path, default=ROOT, help="папка, в которой лежат docs/ и corpus/")
    commands = parser.add_subparsers(dest="command", required=True)

    check = commands.add_parser("check", help="проверить издание")
    check.add_argument("--ledger", type=Path, help="папка с описью единиц (*.jsonl): сверить с ней corpus/inventory")
    check.add_argument("--game", help="только одна игра")
    check.add_argument("--complete", action="store_true", help="все игры описи должны быть написаны")
    check.add_argument("--json", action="store_true", help="ответ в JSON")
    check.set_defaults(run=_check)

    listing = commands.add_parser("inventory", help="записать corpus/inventory по описи единиц")
    listing.add_argument("--ledger", type=Path, required=True)
    listing.set_defaults(run=_inventory)

    commands.add_parser("register", help="записать новые номера в corpus/ids.tsv").set_defaults(run=_register)

    retiring = commands.add_parser("retire", help="вывести номер из употребления")
    retiring.add_argument("id")
    retiring.add_argument("target", nargs="?", help="номер, которым он стал")
    retiring.set_defaults(run=_retire)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; give the exit status."""
    options = make_parser().parse_args(arguments)
    return int(options.run(options))
