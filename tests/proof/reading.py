"""Чтение: сколько высоты главы занимает текст, на телефоне и на столе.

    python tests/proof/reading.py [SITE] [--json]

Boxes of headings, lede, rule text and rule tables, divided by the height of the chapter less the boxes of closed examples: at least
60 %; the longest chapter at most 20 screens of 390×844; the height at load equals the height after reading within 2 %. No style sheet of
ours uses `content-visibility`, so heights are those of whole pages.
"""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.edition import load  # noqa: E402
from corpus.serve import make_server  # noqa: E402
from tests.chromium import FLAGS, executable  # noqa: E402

SIZES = {"телефон": (390, 844), "стол": (1280, 900)}
LEFT_OUT = {"preferans/exact/"}
SHARE, SCREENS, GROWTH = 60.0, 20.0, 2.0

MEASURE = """() => {
  const article = document.querySelector("article.md-content__inner");
  const box = (one) => one.getBoundingClientRect();
  const sum = (selector) => [...article.querySelectorAll(selector)].filter((one) => one.offsetHeight).reduce((all, one) => all + box(one).height, 0);
  const text = sum("h1, h2, h3, h4, .zs-prose, .zs-rule > .zs-text");
  const closed = sum("details.zs-example:not([open])");
  return { height: box(article).height, text, closed, page: document.documentElement.scrollHeight };
}"""


def measured(page: Page, address: str) -> dict[str, Any]:
    """Measure a chapter at load and after it was read to its end."""
    page.goto(address)
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready")
    first = page.evaluate(MEASURE)
    page.evaluate(
        """async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
            scrollTo(0, y);
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          }
        }"""
    )
    page.wait_for_load_state("networkidle")  # what woke on the way has come
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    last = page.evaluate(MEASURE)
    return {
        "share": 100 * last["text"] / max(1, last["height"] - last["closed"]),
        "height": last["page"],
        "growth": 100 * abs(last["page"] - first["page"]) / first["page"],
    }


def main() -> int:
    """Measure all chapters; print the table and what breaks a bar."""
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder = Path(words[0]) if words else ROOT / "site"
    server = make_server(folder, prefix="/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chapters = [f"{game.slug}/{chapter.name}/" for game in load(ROOT).text.games.values() for chapter in game.chapters]
    rows: list[dict[str, Any]] = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=FLAGS)
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            for chapter in chapters:
                found = measured(page, f"http://127.0.0.1:{server.server_port}/{chapter}")
                rows.append({"chapter": chapter, "size": name, "screens": found["height"] / height, **found})
            page.close()
        browser.close()
    server.shutdown()
    if "--json" in sys.argv:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        print(f"{'глава':<32}{'экран':<9}{'текста, %':>10}{'экранов':>9}{'рост, %':>9}")
        for row in rows:
            print(f"{row['chapter']:<32}{row['size']:<9}{row['share']:>10.1f}{row['screens']:>9.1f}{row['growth']:>9.1f}")
    counted = [row for row in rows if row["chapter"] not in LEFT_OUT]
    low = [row for row in counted if row["share"] < SHARE]
    long = [row for row in counted if row["size"] == "телефон" and row["screens"] > SCREENS]
    grown = [row for row in counted if row["growth"] > GROWTH]
    phone = [row["screens"] for row in rows if row["size"] == "телефон"]
    print(
        f"глав {len(chapters)}, экранов телефона {sum(phone):.0f}; текста меньше {SHARE:.0f} %: {len(low)}; длиннее {SCREENS:.0f}: {len(long)}; растут: {len(grown)}"
    )
    for row in [*low, *long, *grown]:
        print(
            f"  {row['chapter']} ({row['size']}): {row['share']:.1f} %, {row['screens']:.1f} экрана, рост {row['growth']:.1f} %"
        )
    return 1 if low or long or grown else 0


if __name__ == "__main__":
    raise SystemExit(main())
