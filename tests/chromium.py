"""The system's Chromium, for tests, proofs and pictures."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

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


CHOSEN = "ZS_BROWSER"
"""The environment may name the browser instead, by its command or its path: the suite passes with either."""


def executable(*, whole: bool = False) -> str:
    """Find the browser, a whole one where windows matter; a missing one is said in one line."""
    names = NAMES if whole else (SHELL, *NAMES)
    if chosen := os.environ.get(CHOSEN, ""):
        names = (chosen,)
    for name in names:
        if path := shutil.which(name):
            return path
    raise SystemExit(f"{CHOSEN}={chosen}: такого браузера нет" if chosen else NEEDED)


def main() -> int:
    """Say which browser the tests use, in one line."""
    path = executable()
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.split("\n")[0].strip()
    light = os.path.basename(path) == SHELL or CHOSEN in os.environ
    print(f"Браузер проверок: {path} ({version})" + ("" if light else f"; с пакетом {SHELL} проверки идут быстрее"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
