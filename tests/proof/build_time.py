"""Show that the build grows linearly: a quarter, a half, three quarters and all of the games, rules against seconds.

.venv/bin/python tests/proof/build_time.py        (after make site)
"""

from __future__ import annotations

import re
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


def render(book: Book, games: int) -> tuple[int, float]:
    """Render the chapters of the first games; return their rules and the seconds."""
    begun = time.process_time()
    rules = 0
    for game in book.games[:games]:
        chapter.game_page(game, book)
        for part in game.chapters:
            chapter.chapter_page(part, game, book)
        rules += sum(1 for _ in game.rules())
    return rules, time.process_time() - begun


def generate(book: Book, games: int, folder: Path) -> float:
    """Let mkdocs build the pages of the first games; return the seconds."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    kept = {game.slug for game in book.games[:games]}
    absent = {game.slug for game in book.games} - kept

    def ignore(parent: str, names: list[str]) -> list[str]:
        return [name for name in names if name in absent and Path(parent) == ROOT / "build/pages"] + ["r", "print", "zs"]

    shutil.copytree(ROOT / "build/pages", pages, ignore=ignore)
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    config = re.sub(r"# nav: begin.*?# nav: end", "", config, flags=re.S)
    config = config.replace("docs_dir: build/pages", "docs_dir: pages").replace("strict: true", "strict: false")
    config = config.replace("custom_dir: widgets", f"custom_dir: {ROOT}/widgets")
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    begun = time.perf_counter()
    command = [str(ROOT / ".venv/bin/mkdocs"), "build", "--quiet", "--site-dir", str(folder / "site")]
    subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)
    return time.perf_counter() - begun


def main() -> int:
    """Print the table; fail where the cost of a rule grows with their number."""
    book = Book(load(ROOT))
    total = len(book.games)
    rows = []
    render(book, total)
    with tempfile.TemporaryDirectory() as temporary:
        for quarter in (1, 2, 3, 4):
            games = total * quarter // 4
            rules, seconds = render(book, games)
            rows.append((games, rules, seconds, generate(book, games, Path(temporary))))
    print(f"{'игр':>5}{'правил':>8}{'текст, с':>10}{'мс/правило':>12}{'mkdocs, с':>11}{'мс/правило':>12}")
    for games, rules, seconds, built in rows:
        print(f"{games:>5}{rules:>8}{seconds:>10.2f}{1000 * seconds / rules:>12.2f}{built:>11.1f}{1000 * built / rules:>12.1f}")
    growth = (rows[-1][2] / rows[-1][1]) / (rows[1][2] / rows[1][1])
    print(f"Цена правила при всём издании к цене при половине: {growth:.2f}")
    return 0 if growth < 1.5 else 1


if __name__ == "__main__":
    sys.exit(main())
