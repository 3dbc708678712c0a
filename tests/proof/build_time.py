"""Show that the build grows linearly with the rules, and that the whole site takes less than three minutes.

.venv/bin/python tests/proof/build_time.py        (after make site)

A third, two thirds and all of the games, rules against seconds of the processor: our own text, the site generator, the printing of
PDFs. Then the whole site from an empty folder, as `make site` builds it once the tools are installed.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.book import Book  # noqa: E402
from corpus.edition import load  # noqa: E402
from corpus.render import chapter  # noqa: E402
from corpus.render.game_page import game_page  # noqa: E402

LIMIT = 180
"""Seconds for the whole site."""

TOOLS = ("machine", "python", "node")
"""Stamps of what is installed, not built."""


def render(book: Book, games: int) -> tuple[int, float]:
    """Render the chapters of the first games; return their rules and the seconds."""
    begun = time.process_time()
    rules = 0
    for game in book.games[:games]:
        game_page(game, book)
        for part in game.chapters:
            chapter.chapter_page(part, game, book)
        rules += sum(1 for _ in game.rules())
    return rules, time.process_time() - begun


def pages_of(book: Book, games: int, folder: Path) -> Path:
    """Copy the pages of the first games, without what is printed for all together."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    absent = {game.slug for game in book.games[games:]} | {"all"}

    def ignore(parent: str, names: list[str]) -> list[str]:
        top = Path(parent) in (ROOT / "build/pages", ROOT / "build/pages/print")
        return [name for name in names if (top and name in absent) or name in ("r", "zs") or name.endswith(".pdf")]

    shutil.copytree(ROOT / "build/pages", pages, ignore=ignore)
    return pages


def generate(folder: Path) -> float:
    """Let mkdocs build the pages in a folder; return the seconds of the processor."""
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    config = re.sub(r"# nav: begin.*?# nav: end", "", config, flags=re.S)
    config = config.replace("docs_dir: build/pages", "docs_dir: pages").replace("strict: true", "strict: false")
    config = config.replace("custom_dir: widgets", f"custom_dir: {ROOT}/widgets")
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    return timed([str(ROOT / ".venv/bin/mkdocs"), "build", "--quiet", "--site-dir", str(folder / "site")], folder)[1]


def timed(command: list[str], folder: Path) -> tuple[float, float]:
    """Run a command; return the seconds on the clock and those of the processor, its children included."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"{' '.join(command)}\n{ran.stdout[-1500:]}\n{ran.stderr[-1500:]}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.perf_counter() - begun, worked


def whole(folder: Path) -> tuple[float, float]:
    """Build the whole site in an empty folder with the tools of this one; return the seconds on the clock and of the processor."""
    copy = folder / "whole"
    kept_out = shutil.ignore_patterns(
        ".git", ".venv", "node_modules", "build", "site", "__pycache__", ".*_cache", ".hypothesis"
    )
    shutil.copytree(ROOT, copy, ignore=kept_out)
    for name in (".venv", "node_modules"):
        (copy / name).symlink_to((ROOT / name).resolve())
    stamps = copy / "build/stamps"
    stamps.mkdir(parents=True)
    for name in TOOLS:
        (stamps / name).touch()
    return timed(["make", "site"], copy)


def main() -> int:
    """Print the table; fail where the cost of a rule grows with their number, or where the whole takes too long."""
    book = Book(load(ROOT))
    total = len(book.games)
    rows = []
    render(book, total)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for third in (1, 2, 3):
            games = total * third // 3
            rules, text = render(book, games)
            pages = pages_of(book, games, folder)
            rows.append(
                (games, rules, text, generate(folder), timed(["node", str(ROOT / "widgets/print.mjs"), str(pages)], ROOT)[0])
            )
        busy = os.getloadavg()[0] > (os.cpu_count() or 1)
        clock, worked = whole(folder)
    print(f"{'игр':>5}{'правил':>8}{'текст, с':>10}{'мс/пр.':>8}{'mkdocs, с':>11}{'мс/пр.':>8}{'печать, с':>11}{'мс/пр.':>8}")
    for games, rules, *spent in rows:
        cells = "".join(f"{one:>{width}.2f}{1000 * one / rules:>8.1f}" for one, width in zip(spent, (10, 11, 11), strict=True))
        print(f"{games:>5}{rules:>8}{cells}")
    first, last = rows[0], rows[-1]
    growths = [(last[at] / last[1]) / (first[at] / first[1]) for at in (2, 3)]
    print(f"Цена правила при всём издании к цене при трети: текст {growths[0]:.2f}, mkdocs {growths[1]:.2f}")
    print(f"Весь сайт с пустого места: {clock:.0f} с по часам, {worked:.0f} с работы процессора (не больше {LIMIT})")
    if busy:
        print("Машина занята другой работой: по часам судить нельзя, судим по работе процессора.")
    return 0 if max(growths) < 1.5 and (worked if busy else clock) < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
