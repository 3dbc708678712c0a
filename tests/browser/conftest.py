"""A browser of the system before the built site, served under a sub-path as a host might do."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from corpus.serve import make_server
from tests.chromium import FLAGS, executable

ROOT = Path(__file__).resolve().parents[2]
PREFIX = "/sukno/"
expect.set_options(timeout=30_000)
NO_CHANCE = "crypto.getRandomValues = numbers => numbers.fill(0);"
"""Whoever draws gets the first: a table opens with the deal that its page shows."""
SIZES = {"phone": (390, 844), "desktop": (1280, 900)}


def until(page: Page, asked: str, arg: Any = None, seconds: float = 30) -> None:
    """Wait until the page answers yes to an asynchronous question: `wait_for_function` would take the promise for a yes."""
    end = time.monotonic() + seconds
    while not page.evaluate(asked, arg):
        assert time.monotonic() < end, f"never so: {asked}"
        page.wait_for_timeout(50)


def unfold(widget: Locator) -> Locator:
    """Open the example that a widget stands in, as a reader does; give the widget."""
    folded = widget.locator("xpath=ancestor::details[1]")
    folded.scroll_into_view_if_needed()
    if folded.get_attribute("open") is None:
        folded.locator("> summary").click()
    return widget


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    try:
        return {"executable_path": executable(), "args": FLAGS, "headless": True}
    except SystemExit as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve the site once; give its address, with a slash at the end."""
    folder = Path(os.environ.get("ZS_SITE", ROOT / "site"))
    if not (folder / "index.html").is_file():
        pytest.fail("Нет собранного сайта: make site", pytrace=False)
    server = make_server(folder, prefix=PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
    server.shutdown()
    server.server_close()


class Watch:
    """Notices what must never happen in a page: a request to another host, an error, a warning in the console."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.origin = site.split(PREFIX, maxsplit=1)[0] + "/"
        self.strangers: list[str] = []
        self.errors: list[str] = []
        self.expected: list[str] = []
        context.on("request", lambda request: self._request(request.url))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("console", self._console)

    def _request(self, url: str) -> None:
        if not url.startswith((self.origin, "data:", "blob:")):
            self.strangers.append(url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def allow(self, text: str) -> None:
        """Expect an error that the test itself provokes."""
        self.expected.append(text)

    def verify(self) -> None:
        """Fail where something of that happened."""
        assert self.strangers == []
        assert [one for one in self.errors if not any(text in one for text in self.expected)] == []


@pytest.fixture
def open_context(browser: Browser, site: str) -> Iterator[Any]:
    """Open watched contexts; each is verified and closed at the end of the test."""
    opened: list[tuple[BrowserContext, Watch]] = []

    def make(size: str = "desktop", scheme: str = "light", chance: bool = False, **options: Any) -> BrowserContext:
        width, height = SIZES[size]
        settings: dict[str, Any] = {
            "viewport": {"width": width, "height": height},
            "color_scheme": scheme,
            "locale": "ru-RU",
            "has_touch": size == "phone",
            "base_url": site,
            # Storing the whole core for offline use is half the work of a visit: only the tests of the store let it.
            "service_workers": "block",
            **options,
        }
        context = browser.new_context(**settings)
        context.set_default_timeout(30_000)
        if not chance:
            context.add_init_script(NO_CHANCE)
        watch = Watch(context, site)
        opened.append((context, watch))
        context.watch = watch  # type: ignore[attr-defined]
        return context

    yield make
    for context, watch in opened:
        context.close()
        watch.verify()


@pytest.fixture
def context(open_context: Any) -> BrowserContext:
    """Give a desktop context in light colours."""
    made: BrowserContext = open_context()
    return made


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """Give one page of the desktop context."""
    return context.new_page()


@pytest.fixture
def watch(context: BrowserContext) -> Watch:
    """Give the watch over the desktop context."""
    found: Watch = context.watch  # type: ignore[attr-defined]
    return found


@pytest.fixture(params=["phone", "desktop"])
def size(request: pytest.FixtureRequest) -> str:
    """Run at both widths."""
    return str(request.param)


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    """Run in both schemes."""
    return str(request.param)
