"""Ссылка на спор: ответ не позже, чем за полтора первых ответа калькулятора в том же прогоне.

    python tests/proof/shared_link.py [SITE] [ROUNDS]

Each round opens both in a browser that has loaded nothing before, in turn; the medians are compared. The link is that of a verdict;
the calculator is the first one of the home page, from the opening of the page to the answer to what is typed.
"""

from __future__ import annotations

import re
import statistics
import sys
import threading
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.serve import make_server  # noqa: E402
from tests.chromium import FLAGS, executable  # noqa: E402

MOST, ROUNDS, TIMEOUT = 1.5, 5, 120_000
STORY = "назначили четыре, а взяли девять"


def fresh(browser: Browser, site: str) -> Page:
    """Give a page of a browser that has loaded nothing."""
    context = browser.new_context(base_url=site, service_workers="block", locale="ru-RU")
    context.set_default_timeout(TIMEOUT)
    return context.new_page()


def calculator(browser: Browser, site: str) -> float:
    """Measure from the opening of the home page to the answer to what was typed."""
    page = fresh(browser, site)
    start = time.monotonic()
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    calc.get_by_role("textbox", name="Карты проигравшего, очков").fill("40")
    expect(calc.locator(".res b").first).to_have_text("1", timeout=TIMEOUT)
    took = time.monotonic() - start
    page.context.close()
    return took


def shared(browser: Browser, link: str, site: str) -> float:
    """Measure from the opening of a link to its verdict."""
    page = fresh(browser, site)
    start = time.monotonic()
    page.goto(link)
    page.locator("zs-dispute .says").wait_for()
    took = time.monotonic() - start
    page.context.close()
    return took


def link_of(browser: Browser, site: str) -> str:
    """File a dispute and give the address that the page has then."""
    page = fresh(browser, site)
    page.goto("dispute/?game=vint#desk")
    desk = page.locator("zs-dispute")
    desk.get_by_role("textbox", name="Что случилось?").fill(STORY)
    desk.locator(".case[data-case='vint.penalty']").click()
    desk.locator(".says").wait_for()
    expect(page).to_have_url(re.compile("#d="))
    link = page.url
    page.context.close()
    return link


def main(folder: str = "site", rounds: str = str(ROUNDS)) -> int:
    """Print both medians and their ratio; fail above the bar."""
    server = make_server(ROOT / folder, prefix="/sukno/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://127.0.0.1:{server.server_port}/sukno/"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=FLAGS)
        link = link_of(browser, site)
        pairs = [(calculator(browser, site), shared(browser, link, site)) for _ in range(int(rounds))]
        browser.close()
    server.shutdown()
    first, second = (statistics.median(one) for one in zip(*pairs, strict=True))
    print(
        f"калькулятор {first:.2f} с, ссылка на спор {second:.2f} с, отношение {second / first:.2f} (не больше {MOST}); прогонов {len(pairs)}"
    )
    return 0 if second <= MOST * first else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
