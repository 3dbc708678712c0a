"""«Винт»: five hundred random rubbers in Chromium, with the checks of vint_rubbers and the same records as in CPython.

    python tests/proof/vint_chromium.py [--rubbers 500]

The page loads Pyodide as the site does and the core as it stands here. Every rubber is played there and here; its record
and its score must be the same to the letter. Then ordinary rubbers of random players are timed without any check.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import statistics
import sys
import tempfile
import threading
import time
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rules_py.frame.face import play_out  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402
from tests.proof.vint_rubbers import GAME, RANDOM, play  # noqa: E402

SLICE = 10
"""Rubbers of one call into the page."""
TIMED = 20
LONGEST = 1.0
"""Seconds that a random rubber may take in the page."""
LOAD = """async () => {
    const { loadPyodide } = await import("./pyodide.mjs");
    self.python = await loadPyodide();
    const answer = await fetch("./core.zip");
    python.unpackArchive(await answer.arrayBuffer(), "zip", { extractDir: "/project" });
    python.runPython("import sys; sys.path.insert(0, '/project')");
    python.runPython("from tests.proof.vint_chromium import digests, timed");
}"""


def digest_of(seed: int) -> str:
    """Play a rubber with every check; return a digest of its record and score."""
    state, counts = play(seed)
    found = [state.to_json(), state.score().to_json(), sorted(counts.items())]
    return hashlib.sha256(json.dumps(found, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def digests(first: int, last: int) -> str:
    """Play some rubbers; return their digests as JSON, for the page."""
    return json.dumps([digest_of(seed) for seed in range(first, last + 1)])


def timed(count: int) -> str:
    """Play ordinary rubbers of random players; return the seconds of each as JSON, for the page."""
    spent = []
    for seed in range(1, count + 1):
        begun = time.perf_counter()
        play_out(GAME, GAME.deal(seed), [RANDOM] * 4, Generator(seed))
        spent.append(time.perf_counter() - begun)
    return json.dumps(spent)


def lay_out(folder: Path) -> None:
    """Put Pyodide, the core and an empty page into a folder to be served."""
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy(ROOT / "node_modules/pyodide" / name, folder / name)
    (folder / "index.html").write_text("<!doctype html><meta charset=utf-8><title>Винт</title>", encoding="utf-8")
    needed = [*ROOT.glob("rules_py/**/*.py"), ROOT / "corpus/ids.tsv", *ROOT.glob("tests/proof/vint_*.py")]
    with zipfile.ZipFile(folder / "core.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in needed:
            archive.write(path, path.relative_to(ROOT))


def in_page(page: Any, rubbers: int) -> list[str]:
    """Play the rubbers in the page."""
    found: list[str] = []
    for first in range(1, rubbers + 1, SLICE):
        last = min(first + SLICE - 1, rubbers)
        found += json.loads(page.evaluate(f"() => python.runPython('digests({first}, {last})')"))
    return found


def main(arguments: list[str] | None = None) -> None:
    """Play in both and print the figures."""
    from playwright.sync_api import sync_playwright

    from corpus.serve import make_server
    from tests.chromium import FLAGS, executable

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rubbers", type=int, default=500)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        lay_out(Path(temporary))
        server = make_server(Path(temporary))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        page = browser.new_page()
        page.set_default_timeout(600_000)
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.evaluate(LOAD)
        begun = time.perf_counter()
        theirs = in_page(page, asked.rubbers)
        spent = time.perf_counter() - begun
        plain = json.loads(page.evaluate(f"() => python.runPython('timed({TIMED})')"))
        version = browser.version
        browser.close()
        server.shutdown()
        server.server_close()
    for seed, digest in enumerate(theirs, 1):
        assert digest == digest_of(seed), f"rubber {seed} differs in the page"
    print(f"Chromium {version}: {len(theirs)} rubbers with every check in {spent:.0f} s, records and scores as in CPython")
    print(f"an ordinary random rubber: {statistics.median(plain):.2f} s in the page, {max(plain):.2f} s at most of {TIMED}")
    assert statistics.median(plain) < LONGEST, "a random rubber should take less than a second"


if __name__ == "__main__":
    main()
