"""The network as a test wants it; for contexts without a service worker, which would fetch past it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Route


class Held:
    """Requests that wait until the test lets them go."""

    def __init__(self, context: BrowserContext, pattern: str) -> None:
        self._waiting: list[Route] = []
        self._open = False
        context.route(pattern, self._came)

    def _came(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        """Let everything through, what waits and what comes."""
        self._open = True
        for route in self._waiting:
            route.continue_()
