"""Take the picture of the README from the real site: a rule and the table, side by side.

make picture
"""

import sys
import threading
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.serve import make_server  # noqa: E402
from tests.chromium import FLAGS, executable  # noqa: E402

OUT = ROOT / "widgets" / "theme" / "readme.jpg"
MOST = 200_000


def settle(page: Page) -> None:
    """Wait until fonts and widgets are there."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 1)")


def main() -> int:
    """Show the table of «Шестьдесят шесть» in the middle of a trick."""
    server = make_server(ROOT / "site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 860}, color_scheme="light", reduced_motion="reduce")
        page.add_init_script("crypto.getRandomValues = numbers => numbers.fill(0);")  # the deal that the page shows
        page.goto(f"http://127.0.0.1:{server.server_port}/sixty-six/")
        settle(page)
        table = page.locator("zs-table")
        table.scroll_into_view_if_needed()
        start = table.get_by_role("button", name="Начать")
        if start.is_visible():
            start.click()
        table.locator(".hand .card.legal").first.wait_for()
        table.get_by_role("button", name="Подсказка").click()
        table.locator(".hinted").first.wait_for()
        table.evaluate("node => scrollTo({ top: node.getBoundingClientRect().top + scrollY - 84, behavior: 'instant' })")
        page.mouse.move(2, 2)
        page.screenshot(path=OUT, scale="css", type="jpeg", quality=88)
        browser.close()
    server.shutdown()
    size = OUT.stat().st_size
    print(f"{OUT.relative_to(ROOT)}: {size // 1024} КБ")
    return 0 if size <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
