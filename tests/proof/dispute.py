"""Ten thousand spoilt links to disputes: each is refused in Russian, or decided by the core, or refused by it by a field.

    python tests/proof/dispute.py [COUNT] [SEED]

The links are made, spoilt and read by the page's own codec in Node; what it lets through goes to the core.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.desk import web  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402


def moves() -> list[dict[str, Any]]:
    """Give a disputed move of each game, some way into a deal of random players."""
    found = []
    for number, game in enumerate(rules_py.games().values(), 1):
        state, chance = game.deal(number), Generator(number)
        for _ in range(7 * number):
            if state.deal_over:
                break
            mover = state.may_act()[0]
            record, action = state.to_json(), game.bots["random"].choose(state.view(mover), chance)
            state.apply(action, mover)
        found.append({"record": record, "action": action, "seat": mover})
    return found


def disputes() -> list[dict[str, Any]]:
    """Read the named disputes as they are asked."""
    found = []
    for path in sorted((ROOT / "tests" / "disputes").glob("*.yml")):
        for one in yaml.safe_load(path.read_text(encoding="utf-8")):
            found.append({"case": one["case"], "facts": one["facts"], "readings": one.get("readings", {})})
    played = moves()
    return found + played * (len(found) // (2 * len(played)))


def asked(link: dict[str, Any]) -> dict[str, Any]:
    """Ask the core what the page would ask."""
    if link["move"]:
        return {"record": link["move"]["record"], "action": link["move"]["action"], "seat": link["move"]["seat"]}
    return {"case": link["case"], "facts": link["facts"], "readings": link["readings"]}


def verify(link: dict[str, Any]) -> str:
    """Ask the core; tell whether it decided or refused."""
    answer = json.loads(web.handle(json.dumps({"do": "dispute", "dispute": asked(link)})))
    if answer["ok"]:
        assert answer["sheet"]["verdict"] and answer["sheet"]["result"]["cites"], link
        return "решено ядром"
    error = answer["error"]
    assert error["field"] and any("а" <= letter.lower() <= "я" for letter in error["text"]), error
    return "отклонено ядром"


def main() -> int:
    """Spoil, read, ask; print the figures."""
    count = sys.argv[1] if len(sys.argv) > 1 else "10000"
    seed = sys.argv[2] if len(sys.argv) > 2 else "1"
    start = time.perf_counter()
    run = subprocess.run(
        ["node", str(ROOT / "widgets" / "tests" / "dispute-fuzz.mjs"), count, seed],
        input=json.dumps(disputes()), capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    if run.returncode:
        print(run.stderr[-2000:])
        return 1
    figures: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for line in run.stdout.splitlines():
        read = json.loads(line)
        if "refused" in read:
            figures["отклонено страницей"] += 1
            reasons[read["refused"]] += 1
        else:
            figures[verify(read["link"])] += 1
    assert sum(figures.values()) == int(count)
    shown = ", ".join(f"{name} {number}" for name, number in figures.most_common())
    print(f"Испорченных ссылок {count}: {shown}; видов отказа {len(reasons)}; {time.perf_counter() - start:.1f} с")
    return 0


if __name__ == "__main__":
    sys.exit(main())
