"""Break rules on purpose and see whether the collation finds it: `python tests/proof/collate.py SCAN… [--count 500]`.

A figure is changed, a «не» dropped, a suit or a court card swapped, an «или» made an «и». Three counts are printed:
by the scan: the break moves the rule away from its lines (this one is judged); by the record: the list of differences is another than the
recorded one, which any change of a figure brings about whatever the scan says; control: the first count beside another rule's lines.
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

from corpus.collate import Collation  # noqa: E402
from corpus.collate.cli import read_scans  # noqa: E402
from corpus.collate.compare import rule_text  # noqa: E402
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
    by_record: Counter[str] = Counter()
    control: Counter[str] = Counter()
    kinds = sorted(BREAKS)
    while sum(made.values()) < options.count:
        kind = kinds[sum(made.values()) % len(kinds)]
        rule = chance.choice(rules)
        text = rule_text(rule)
        broken = BREAKS[kind](text, chance)
        if broken is None or broken == text:
            continue
        made[kind] += 1
        whole, damaged = collation.collate(rule), collation.collate(rule, broken)
        by_scan[kind] += damaged.distance > whole.distance
        by_record[kind] += set(whole.differences) != set(damaged.differences)
        other = chance.choice(rules).source
        control[kind] += collation.collate(rule, broken, other).distance > collation.collate(rule, None, other).distance
    print(f"{'':8}{'сломано':>9}{'по скану':>10}{'по записи':>11}{'контроль':>10}")
    for kind in kinds:
        print(f"{kind:8}{made[kind]:9}{by_scan[kind]:10}{by_record[kind]:11}{control[kind]:10}")
    total = sum(made.values())
    share = sum(by_scan.values()) / total
    print(
        f"всего {total}: по скану {share:.1%}, по записи {sum(by_record.values()) / total:.1%}, контроль {sum(control.values()) / total:.1%}"
    )
    return 0 if share >= 0.95 else 1


if __name__ == "__main__":
    sys.exit(main())
