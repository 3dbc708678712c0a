"""Search: the rule that answers, a game and a way of asking; how long an answer takes.

    python tests/proof/search.py

The questions are those of tests/questions; the times are of the page's own code in Node, four times slower than measured.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.book import Book  # noqa: E402
from corpus.edition import load  # noqa: E402
from corpus.find import index_file, times  # noqa: E402
from tests.asked import DRAWN, WAYS, drawn, measured, questions  # noqa: E402

BARS = {"inside": (65, 85, 97), "named": (65, 85, 97), "home": (45, 65, 85)}
NAMES = {"inside": "на страницах игры", "named": "игра названа", "home": "без игры"}
SLOWER = 4
MOST_MS, MOST_BYTES = 50, 700_000


def main() -> int:
    """Print the table and the figures; fail below a bar."""
    book = Book(load(ROOT))
    found = {way: measured(book, way) for way in WAYS}
    print(f"вопросов: {len(questions())}; процент: первым / среди трёх / среди десяти")
    print(f"{'':<18}" + "".join(f"{NAMES[way]:>22}" for way in WAYS))
    games = [game.slug for game in book.games]
    for game in (*games, "все"):
        print(f"{game:<18}" + "".join(f"{' / '.join(f'{one:.0f}' for one in found[way][game]):>22}" for way in WAYS))
    for name in DRAWN:
        unseen = {way: measured(book, way, drawn(name))["все"] for way in WAYS}
        print(
            f"{f'{name} ({len(drawn(name))})':<18}"
            + "".join(f"{' / '.join(f'{one:.0f}' for one in unseen[way]):>22}" for way in WAYS)
            + "  (правила по жребию)"
        )
    asked = [{"text": one.text} for one in questions()]
    took = times(book, asked)
    slow = sorted(took["times"])[int(len(took["times"]) * 0.95)] * SLOWER
    weight = len(gzip.compress(index_file(book).encode(), 9))
    print(
        f"ответ: {slow:.1f} мс (95 из 100, процессор вчетверо медленнее); указатель строится {took['built']:.0f} мс, весит {weight:,} байт сжатым"
    )
    below = [way for way in WAYS if any(one < bar for one, bar in zip(found[way]["все"], BARS[way], strict=True))]
    return 1 if below or slow > MOST_MS or weight > MOST_BYTES else 0


if __name__ == "__main__":
    sys.exit(main())
