"""Lighthouse on the first page, the heaviest chapter and the heaviest table, as a phone and as a desk: print every score, fail under the floor.

    python tests/proof/lighthouse.py [--runs 5] [--json FILE]

The site is served the way a good host does, gzipped; of several runs the one with the median performance counts.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.serve import make_server  # noqa: E402
from rules_py.games.index import INDEX  # noqa: E402
from tests.chromium import FLAGS, executable  # noqa: E402


def heaviest(tag: str) -> str:
    """Return the address of the largest page of a game that holds this element: what passes there passes for every game."""
    found = [
        page
        for slug in INDEX
        for page in (ROOT / "site" / slug).rglob("index.html")
        if f"<{tag}" in page.read_text(encoding="utf-8")
    ]
    largest = max(found, key=lambda page: (page.stat().st_size, str(page)))
    return f"{largest.parent.relative_to(ROOT / 'site').as_posix()}/"


PAGES = {"начало": "", "глава": heaviest("zs-calc"), "стол": heaviest("zs-table")}
FLOOR = {
    "mobile": {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100},
    "desktop": {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100},
}


def run(url: str, form: str, folder: Path) -> dict[str, Any]:
    """Run Lighthouse once; give its report."""
    out = folder / "report.json"
    command = [
        str(ROOT / "tests/proof/node_modules/.bin/lighthouse"),
        url,
        "--quiet",
        "--output=json",
        f"--output-path={out}",
        f"--chrome-flags={' '.join(FLAGS)} --headless=new --user-data-dir={folder}/profile",
        *(["--preset=desktop"] if form == "desktop" else []),
    ]
    done = subprocess.run(
        command, env={**os.environ, "CHROME_PATH": executable(whole=True)}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    report: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return report


def scores(report: dict[str, Any]) -> dict[str, int]:
    """Give the four scores as whole numbers."""
    return {name: round(100 * (category["score"] or 0)) for name, category in report["categories"].items()}


def details(report: dict[str, Any]) -> str:
    """Give the timings behind the performance."""
    audits = report["audits"]
    names = {
        "first-contentful-paint": "FCP",
        "largest-contentful-paint": "LCP",
        "total-blocking-time": "TBT",
        "cumulative-layout-shift": "CLS",
        "speed-index": "SI",
        "total-byte-weight": "вес",
    }
    return ", ".join(
        f"{short} {audits[name]['displayValue']}" for name, short in names.items() if "displayValue" in audits[name]
    )


def failed(report: dict[str, Any]) -> list[str]:
    """Name the audits that cost points outside performance."""
    weighty = [
        ref["id"]
        for name, category in report["categories"].items()
        if name != "performance"
        for ref in category["auditRefs"]
        if ref["weight"]
    ]
    audits = report["audits"]
    return [name for name in weighty if audits[name]["score"] is not None and audits[name]["score"] < 1]


def main() -> int:
    """Measure every page in both forms."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--page", choices=list(PAGES), action="append")
    options = parser.parse_args()
    server = make_server(options.site, prefix="/sukno/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    table: list[dict[str, Any]] = []
    good = True
    print(f"{'страница':<10}{'вид':<10}{'скорость':>9}{'доступн.':>9}{'приёмы':>8}{'поиск':>7}   подробности")
    for page in options.page or PAGES:
        for form, floor in FLOOR.items():
            reports = []
            for _ in range(options.runs):
                with tempfile.TemporaryDirectory() as folder:
                    reports.append(run(f"http://127.0.0.1:{server.server_port}/sukno/{PAGES[page]}", form, Path(folder)))
            middle = statistics.median_low([scores(report)["performance"] for report in reports])
            report = next(one for one in reports if scores(one)["performance"] == middle)
            got = scores(report)
            enough = all(got[name] >= least for name, least in floor.items())
            good = good and enough
            numbers = "".join(f"{got[name]:>{width}}" for name, width in zip(floor, (9, 9, 8, 7), strict=True))
            print(
                f"{page:<10}{form:<10}{numbers}   {details(report)}{'' if enough else '   МАЛО: ' + ', '.join(failed(report))}",
                flush=True,
            )
            table.append({"page": page, "form": form, **got})
    if options.json:
        options.json.write_text(json.dumps(table, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
