"""Measure the restorer on lines that the channel makes of the edition's own sentences: `python tests/proof/restore.py [--lines N] [--fit]`.

Prints error rates by noise level, how far the confidence can be trusted, and how many figures and card names are right or marked; it fails
where of the words that are about 90 % sure not 85 to 95 % are right, or fewer than 99 % of figures and card names are right or marked.
With `--fit` the weights of the confidence are fitted on one half of the lines and judged on the other.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus import markdown  # noqa: E402
from corpus.edition import load  # noqa: E402
from corpus.restore import confidence, old  # noqa: E402
from corpus.restore.channel import common  # noqa: E402
from corpus.restore.face import MODERN, OLD  # noqa: E402
from corpus.restore.generate import scanned, wrapped  # noqa: E402
from corpus.restore.reader import Read, Reader  # noqa: E402
from corpus.restore.score import Rates  # noqa: E402
from corpus.restore.write import Word, is_figure, write  # noqa: E402

LEVELS = (0.25, 0.5, 0.75, 1.0)
BINS = (0.0, 0.5, 0.7, 0.8, 0.85, 0.95, 0.99, 1.01)
NINETY = (0.85, 0.95)
"""The words that are about 90 % sure, and how many of them may be right."""

FIGURES = 0.99
"""How many figures and card names must be right or marked."""


def clean_lines(count: int, seed: int) -> list[str]:
    """Take sentences of the edition, in a random order of rules, broken into lines as print breaks them."""
    chance = random.Random(seed)
    rules = sorted(load(ROOT).rules.values(), key=lambda rule: rule.id)
    chance.shuffle(rules)
    lines: list[str] = []
    for rule in rules:
        for text in markdown.plain(rule.body.tokens, lambda _: "").split("\n"):
            text = re.sub(r"\s*\(\s*\)", "", re.sub(r"[♠♣♦♥×−]|\u00a0", "", text)).replace("ё", "е").strip()
            if len(text) > 40:
                lines += [*wrapped(text, chance), ""]
        if sum(map(bool, lines)) >= count:
            break
    return lines


def judged(lines: list[str], readings: list[list[Read]]) -> list[tuple[Read, bool, str]]:
    """Pair every reading with whether it is right and with the true word, where line and reading have as many words."""
    truth = {number: line.split() for number, line in enumerate(lines)}
    found: dict[int, list[Read]] = {}
    for paragraph in readings:
        for read in paragraph:
            if read.chosen.text and not read.token.glued:
                found.setdefault(read.token.line, []).append(read)
            if read.token.broken >= 0:
                found.setdefault(read.token.next_line, []).insert(0, read)
    result = []
    for number, reads in found.items():
        words = truth[number]
        if len(words) != len(reads):
            continue
        for word, read in zip(words, reads, strict=True):
            if read.token.broken < 0 and "-" not in word.strip("-—"):
                result.append((read, _bare(word) == _bare(read.chosen.text), word))
    return result


def _bare(word: str) -> str:
    return re.sub(r"[^\w]", "", word.lower())


def trusted(pairs: list[tuple[Read, bool, str]]) -> bool:
    """Print for each band of confidence how many are right; say whether the words about 90 % sure are what they say."""
    for low, high in pairwise(BINS):
        band = [right for read, right, _ in pairs if low <= read.sure < high]
        if band:
            print(f"  уверенность {low:.2f}–{min(high, 1):.2f}: слов {len(band):6}, верных {sum(band) / len(band):6.1%}")
    ninety = [right for read, right, _ in pairs if NINETY[0] <= read.sure < NINETY[1]]
    return bool(ninety) and NINETY[0] <= sum(ninety) / len(ninety) <= NINETY[1]


def counted(pairs: list[tuple[Read, bool, str]]) -> bool:
    """Print how many figures and card names are right or marked; say whether they are enough."""
    told = [(read, right) for read, right, word in pairs if is_figure(word) or is_figure(read.chosen.text)]
    good = sum(right or Word(read.chosen.text, "", read.sure).doubtful for read, right in told)
    print(
        f"  чисел и карт {len(told)}: верны или помечены {good / max(1, len(told)):.2%}, верны {sum(right for _, right in told) / max(1, len(told)):.2%}"
    )
    return good >= FIGURES * len(told)


def main() -> int:
    """Generate, read, measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=float, action="append")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--old", action="store_true", help="spell the lines as before 1918 and read them as such")
    options = parser.parse_args()
    held: list[bool] = []
    for level in options.level or LEVELS:
        lines = clean_lines(options.lines, options.seed)
        chance = random.Random(options.seed + 1)
        printed = [old.spelled(line, chance) for line in lines] if options.old else lines
        scan = scanned(printed, common(), chance, level, others=old.letters() if options.old else None)
        readings = Reader([scan], spelling=OLD if options.old else MODERN).read()[0]
        for paragraph in readings:
            for read in paragraph:
                read.sure = confidence.confidence(read)
        rates, raw = Rates(), Rates()
        for line, signs, words in zip(lines, scan, write(readings, scan), strict=True):
            rates.add(line, " ".join(word.text for word in words))
            raw.add(line, signs)
        print(
            f"шум {level}: строк {rates.lines}, ошибок в знаках {raw.letter_errors:.1%} -> {rates.letter_errors:.1%}, точных слов {raw.exact_words:.1%} -> {rates.exact_words:.1%}"
        )
        pairs = judged(lines, readings)
        if options.fit:
            half = len(pairs) // 2
            weights = confidence.fit(
                [confidence.features(read) for read, _, _ in pairs[:half]], [right for _, right, _ in pairs[:half]]
            )
            (ROOT / "corpus" / "restore" / "confidence.json").write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
            confidence.fitted.cache_clear()
            pairs = pairs[half:]
            for read, _, _ in pairs:
                read.sure = confidence.confidence(read)
        judged_level = [trusted(pairs), counted(pairs)]
        held += [] if options.old else judged_level  # the weights of the confidence were fitted on today's spelling
    print("в норме" if all(held) else "не в норме")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
