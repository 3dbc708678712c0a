"""All long proofs, one after another, each with its figures.

    make proof                                  all of them
    make proof PROOF="lighthouse bench"         some of them
    make proof GAME=piket                       what is proved of one game: matches by the thousand, its own script, mutants of its scoring
    python tests/proof/run.py --list

Games played by the thousand are scripts of this folder and are found by themselves. A proof fails when its command fails; the run goes on and tells at the end which did.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rules_py.games.index import INDEX  # noqa: E402

PYTHON = sys.executable


@dataclass(frozen=True, slots=True)
class Proof:
    """One proof: what it shows and the command that shows it."""

    name: str
    title: str
    command: tuple[str, ...]
    needs: str = ""
    """A file without which there is nothing to prove."""


PROOFS = (
    Proof("lighthouse", "Lighthouse: начало, глава, стол; телефон и стол", (PYTHON, "tests/proof/lighthouse.py")),
    Proof(
        "start",
        "Запуск Python в странице против голого Pyodide",
        ("node", "widgets/bench-start.mjs"),
        "widgets/bench-start.mjs",
    ),
    Proof(
        "successor",
        "Zensical: те же якоря, заголовки, ссылки и указатель поиска, что у mkdocs",
        (PYTHON, "tests/site/build_zensical.py", "build/zensical", "--compare"),
    ),
    Proof(
        "browsers",
        "Firefox и WebKit: калькулятор, стол, спор, поиск, без сети, снимок Python",
        ("node", "tests/proof/other_browsers.mjs"),
    ),
    Proof("bench", "Скорость ядра: партии в секунду, микросекунды на ход", (PYTHON, "-m", "rules_py", "bench")),
    Proof("pyodide", "Все проверки ядра в Pyodide на Node", ("node", "tests/pyodide/run.mjs")),
    Proof("build-time", "Сборка растёт линейно", (PYTHON, "tests/proof/build_time.py"), "tests/proof/build_time.py"),
    Proof(
        "mutation", "Мутации: сколько порч замечают проверки", (PYTHON, "tests/proof/mutation.py"), "tests/proof/mutation.py"
    ),
)

OWN = {"run", "lighthouse", "build_time", "mutation", "mutants", "open_hands"}
"""Scripts of this folder that are no proofs by themselves or are listed above."""


def all_proofs() -> list[Proof]:
    """Give the listed proofs and every further script of the folder."""
    folder = ROOT / "tests" / "proof"
    others = sorted(path for path in folder.glob("*.py") if path.stem not in OWN)
    found = [Proof(path.stem, first_line(path), (PYTHON, str(path))) for path in others]
    return [*(proof for proof in PROOFS if not proof.needs or (ROOT / proof.needs).exists()), *found]


def of_game(slug: str) -> list[Proof]:
    """Give what is proved of one game."""
    own = ROOT / "tests" / "proof" / f"{slug.replace('-', '_')}.py"
    return [
        Proof("games", "Партии тысячами, разумный игрок против случайных", (PYTHON, "tests/proof/games.py", slug)),
        *([Proof(own.stem, first_line(own), (PYTHON, str(own)))] if own.exists() else []),
        Proof("readings", "Ответы разночтений: каждый отличает проверка", (PYTHON, "tests/proof/readings.py", slug)),
        Proof("mutation", "Мутации счёта", (PYTHON, "tests/proof/mutation.py", slug)),
    ]


def first_line(path: Path) -> str:
    """Give the first line of a script's description."""
    return path.read_text(encoding="utf-8").split('"""')[1].strip().splitlines()[0]


def main(names: list[str]) -> int:
    """Run the chosen proofs; give the exit status."""
    slug = next((name.removeprefix("--game=") for name in names if name.startswith("--game=")), "")
    if slug and slug not in INDEX:
        print(f"Нет такой игры: {slug}. Есть: {', '.join(INDEX)}")
        return 2
    proofs = of_game(slug) if slug else all_proofs()
    names = [name for name in names if not name.startswith("--game=")]
    if "--list" in names:
        for proof in proofs:
            print(f"{proof.name:<14}{proof.title}")
        return 0
    unknown = set(names) - {proof.name for proof in proofs}
    if unknown:
        print(f"Нет такой проверки: {', '.join(sorted(unknown))}. Есть: {', '.join(proof.name for proof in proofs)}")
        return 2
    width = min(shutil.get_terminal_size().columns, 100)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    failed = []
    for proof in proofs:
        if names and proof.name not in names:
            continue
        print(f"\n{'─' * width}\n{proof.name}: {proof.title}\n{'─' * width}", flush=True)
        begun = time.monotonic()
        status = subprocess.run(proof.command, cwd=ROOT, env=environment, check=False).returncode
        print(f"{'сошлось' if status == 0 else 'НЕ СОШЛОСЬ'}, {time.monotonic() - begun:.0f} с", flush=True)
        if status:
            failed.append(proof.name)
    print(f"\nНе сошлось: {', '.join(failed)}" if failed else "\nВсё сошлось")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
