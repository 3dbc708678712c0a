"""The loop of whoever works at one game: its chapters checked, its pages built, its tests and its part of the browser suite run.

    make game GAME=piket          (python tests/game.py piket)

The rest of the site is the one that `make site` left; only what belongs to the game is made anew and laid over it, in build/game/site.
Every step is told with its seconds; the first that fails ends the run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rules_py.games.index import INDEX  # noqa: E402
from tests import rooms  # noqa: E402

WORK = ROOT / "build" / "game"
NAV = ("# nav: begin", "# nav: end")
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--durations=5", "--durations-min=1")


def step(title: str, *command: str, environment: dict[str, str] | None = None, allowed: Sequence[int] = (0,)) -> None:
    """Run a command; end the run where it fails."""
    begun = time.monotonic()
    print(f"\033[1m==> {title}\033[0m", flush=True)
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT), **(environment or {})}, check=False)
    print(f"    {time.monotonic() - begun:.0f} с", flush=True)
    if done.returncode not in allowed:
        sys.exit(done.returncode)


def configure(slug: str) -> Path:
    """Write a configuration of the generator that knows the pages of one game."""
    pages = WORK / "subset"
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(WORK / "pages" / slug, pages / slug)
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    begin, end = (text.index(mark) for mark in NAV)
    text = text[:begin] + text[end:]
    for before, after in (
        ("docs_dir: build/pages", f"docs_dir: {pages}"),
        ("site_dir: site", f"site_dir: {WORK / 'made'}"),
        ("strict: true", "strict: false"),
        ("custom_dir: widgets", f"custom_dir: {ROOT / 'widgets'}"),
    ):
        assert before in text, before
        text = text.replace(before, after)
    config = WORK / "mkdocs.yml"
    config.write_text(text, encoding="utf-8")
    return config


def lay(slug: str) -> Path:
    """Lay what was made over the site as it was built last; give the folder."""
    site = WORK / "site"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(ROOT / "site", site, copy_function=os.link)
    for made in (WORK / "made" / slug, *sorted((WORK / "pages" / "assets").iterdir())):
        target = site / slug if made.name == slug and made.parent.name == "made" else site / "assets" / made.name
        if made.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(made, target)
        else:
            target.unlink(missing_ok=True)
            shutil.copy(made, target)
    (site / "sw.js").unlink(missing_ok=True)
    shutil.copy(WORK / "pages" / "sw.js", site / "sw.js")
    return site


def main(slug: str) -> None:
    """Check, build and test one game."""
    begun = time.monotonic()
    if not (ROOT / "docs" / slug / "index.md").exists():
        sys.exit(f"Игры «{slug}» в docs/ нет; комнаты новой игры пишет python -m corpus scaffold {slug}")
    if not (ROOT / "site" / "index.html").exists():
        sys.exit("Сначала соберите сайт: make site")
    module = slug.replace("-", "_")
    word = f"{slug} or {module}" if module != slug else slug
    step("Главы и разночтения", sys.executable, "-m", "corpus", "check", "--game", slug)
    step("Оглавление игр", sys.executable, "-m", "rules_py", "index")
    if slug in INDEX:
        tests = [str(path) for path in rooms.tests(slug)]
        step("Проверки игры", *PYTEST, *tests, "tests/core/test_index.py") if tests else None
        shared = [str(path) for path in sorted((ROOT / "tests" / "core").glob("test_*.py")) if path.stem != "test_index"]
        step("Проверки, общие для игр", *PYTEST, *shared, "-k", word, allowed=(0, 5))
    step("Страницы", sys.executable, "-m", "corpus", "build", "--out", str(WORK / "pages"))
    step("Виджеты и Python", "node", "widgets/build.mjs", "--out", str(WORK / "pages"))
    mkdocs = str(Path(sys.executable).parent / "mkdocs")
    step("Генератор сайта", mkdocs, "build", "--quiet", "--clean", "--config-file", str(configure(slug)))
    step("Отделка", sys.executable, "widgets/theme/finish.py", str(WORK / "made"))
    site = lay(slug)
    step("Браузер", *PYTEST, "tests/browser", "-k", word, environment={"ZS_SITE": str(site)}, allowed=(0, 5))
    print(f"{slug}: {time.monotonic() - begun:.0f} с; страницы — python -m corpus serve build/game/site")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Какая игра? make game GAME=piket")
    main(sys.argv[1])
