"""The system's Chromium, for tests, proofs and pictures."""

from __future__ import annotations

import shutil

SHELL = "chromium-headless-shell"
"""The same engine without the windows of a browser: half the work for every page that a test opens."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
NEEDED = "Нужен Chromium: sudo apt-get install chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable(*, whole: bool = False) -> str:
    """Find the browser, a whole one where windows matter; a missing one is said in one line."""
    names = NAMES if whole else (SHELL, *NAMES)
    for name in names:
        if path := shutil.which(name):
            return path
    raise SystemExit(NEEDED)
