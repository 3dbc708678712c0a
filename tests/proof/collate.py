"""Break rules on purpose and see whether the collation finds it: `python tests/proof/collate.py SCAN… [--count 500]`.

A figure is changed, a «не» dropped, a suit or a court card swapped, an «или» made an «и». Three counts are printed:
open: `python -m corpus collate` has an open difference to show, with the rules' lines and the misread places of the edition (this one is
judged); by the scan alone, without the rules' lines: the break brings a difference that the whole rule has not, or moves the rule away from its
lines; control: the second count beside another rule's lines.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.collate import Collated, Collation, load_misread, tally  # noqa: E402
from corpus.collate.cli import read_scans  # noqa: E402
from corpus.collate.compare import rule_body  # noqa: E402
from corpus.edition import load  # noqa: E402

SUITS = {
    "пик": "треф",
    "пики": "трефы",
    "треф": "бубен",
    "трефы": "бубны",
    "бубен": "червей",
    "бубны": "червы",
    "червей": "пик",
    "червы": "пики",
}
COURT = {
    "туз": "валет",
    "туза": "валета",
    "король": "дама",
    "короля": "даму",
    "дама": "король",
    "даму": "короля",
    "валет": "туз",
    "валета": "туза",
}


def swapped(table: dict[str, str], text: str, chance: random.Random) -> str | None:
    """Swap one of the words of a table."""
    places = [match for match in re.finditer(r"[а-яё]+", text) if match[0] in table]
    if not places:
        return None
    match = chance.choice(places)
    return text[: match.start()] + table[match[0]] + text[match.end() :]


def figure(text: str, chance: random.Random) -> str | None:
    """Change one number."""
    places = [match for match in re.finditer(r"(?<![\d\u00a0])\d{1,4}(?![\d\u00a0])", text) if match[0] != "1"]
    if not places:
        return None
    match = chance.choice(places)
    return text[: match.start()] + str(int(match[0]) + chance.choice((1, 2, 5, 10))) + text[match.end() :]


def dropped(text: str, chance: random.Random) -> str | None:
    """Drop one «не»."""
    places = list(re.finditer(r"\bне ", text))
    if not places:
        return None
    match = chance.choice(places)
    return text[: match.start()] + text[match.end() :]


BREAKS = {
    "число": figure,
    "не": dropped,
    "масть": lambda text, chance: swapped(SUITS, text, chance),
    "карта": lambda text, chance: swapped(COURT, text, chance),
    "или": lambda text, chance: swapped({"или": "и"}, text, chance),
}


def farther(whole: Collated, damaged: Collated) -> bool:
    """Say whether a break shows by the scan alone."""
    return damaged.distance > whole.distance or bool(set(damaged.differences) - set(whole.differences))


def main() -> int:
    """Break and collate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scans", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    edition = load(ROOT)
    collation = Collation(edition, read_scans(options.scans, set(edition.data.sources)))
    chance = random.Random(options.seed)
    rules = collation.rules()
    made: Counter[str] = Counter()
    by_scan: Counter[str] = Counter()
    is_open: Counter[str] = Counter()
    misread = load_misread(ROOT)
    control: Counter[str] = Counter()
    kinds = sorted(BREAKS)
    while sum(made.values()) < options.count:
        kind = kinds[sum(made.values()) % len(kinds)]
        rule = chance.choice(rules)
        text = rule_body(rule)
        broken = BREAKS[kind](text, chance)
        if broken is None or broken == text:
            continue
        made[kind] += 1
        whole, damaged = collation.collate(rule), collation.collate(rule, broken)
        by_scan[kind] += farther(whole, damaged)
        is_open[kind] += bool(tally([damaged], misread).open)
        other = chance.choice(rules).source
        control[kind] += farther(collation.collate(rule, None, other), collation.collate(rule, broken, other))
    print(f"{'':8}{'сломано':>9}{'открыто':>10}{'по скану':>11}{'контроль':>10}")
    for kind in kinds:
        print(f"{kind:8}{made[kind]:9}{is_open[kind]:10}{by_scan[kind]:11}{control[kind]:10}")
    total = sum(made.values())
    share = sum(is_open.values()) / total
    print(
        f"всего {total}: открыто {share:.1%}, по скану {sum(by_scan.values()) / total:.1%}, контроль {sum(control.values()) / total:.1%}"
    )
    return 0 if share >= 0.95 else 1


if __name__ == "__main__":
    sys.exit(main())
