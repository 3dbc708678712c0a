"""Отказы: что пережито, целы ли партии, сколько нарушений политики.

    python tests/proof/faults.py

Runs the browser tests of faults, of keeping and of the policy and counts what they saw, by kind; one that fails is named.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SUITE = {
    "test_browser_faults": "отказы сети",
    "test_browser_keeping": "хранение партий",
    "test_browser_offline": "без сети",
    "test_browser_policy": "политика содержимого",
}
KEEPING = re.compile(r"match|store|tabs|kept|carried|ones_own")
"""Tests at whose end the reader's own match must be whole."""


class Count:
    """Collects the outcome of every test."""

    def __init__(self) -> None:
        self.passed: list[str] = []
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that ran, or that could not be set up."""
        if report.failed:
            self.failed.append(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.append(report.nodeid)


def kind(name: str) -> str:
    """Give the fault that a test of the network stands for: what its brackets name last, else its own name."""
    test, _, values = name.rpartition("::")[2].rstrip("]").partition("[")
    last = values.rpartition("-")[2]
    return last if last in {"abort", "404", "truncated", "html"} else test.removeprefix("test_")


def told(name: str) -> str:
    """Give the fault that a match went through: the name of its test, without what varies."""
    return name.rpartition("::")[2].partition("[")[0].removeprefix("test_").replace("_", " ")


def main() -> int:
    """Run the suites and print the counts."""
    count = Count()
    files = [str(ROOT / "tests" / "browser" / f"{name}.py") for name in SUITE]
    status = pytest.main(["-q", "--no-header", "-p", "no:cacheprovider", "-n", "0", "--rootdir", str(ROOT), *files], [count])
    for name, title in SUITE.items():
        mine = [one for one in count.passed if f"{name}.py" in one]
        lost = [one for one in count.failed if f"{name}.py" in one]
        print(f"{title}: прошло {len(mine)}, не прошло {len(lost)}")
        if name == "test_browser_faults":
            for what, times in sorted(Counter(map(kind, mine)).items()):
                print(f"    {what}: {times}")
    whole, broken = (
        [one for one in ran if "policy" not in one and KEEPING.search(one)] for ran in (count.passed, count.failed)
    )
    print(f"партии: целы {len(whole)}, потеряны {len(broken)}")
    for what in sorted({told(one) for one in [*whole, *broken]}):
        print(
            f"    {what}: целы {sum(told(one) == what for one in whole)}, потеряны {sum(told(one) == what for one in broken)}"
        )
    print(f"страницы и виджеты с нарушением политики: {sum('policy' in one for one in count.failed)}")
    for one in count.failed:
        print(f"НЕ ТАК: {one}")
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
