"""Write beside every pinned package the hashes of all files of its release, so that pip takes nothing else on any platform.

python requirements/lock.py            write them, as the index lists them
python requirements/lock.py --check    only compare (make verify)
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s\\;]+)")
FILE = re.compile(r'<a [^>]*href="[^"#]*/([^"#/]+)#sha256=([0-9a-f]{64})"')


@cache
def index() -> str:
    """Give the address of the index that pip itself is set up with."""
    from pip._internal.models.index import PyPI

    asked = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    told = os.environ.get("PIP_INDEX_URL") or subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    return (told or PyPI.simple_url).rstrip("/") + "/"


def canonical(name: str) -> str:
    """Give the one form of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def version_of(file: str, name: str) -> str:
    """Read the version off the name of a file of a release."""
    if file.endswith(".whl"):
        return file.split("-")[1]
    stem = re.sub(r"\.(tar\.gz|tar\.bz2|zip|tgz)$", "", file)
    return stem[len(name) :].lstrip("-_.") if canonical(stem[: len(name)]) == canonical(name) else stem.rpartition("-")[2]


def hashes(pin: tuple[str, str]) -> list[str]:
    """Ask the index for the hashes of all files of a release."""
    name, version = pin
    with urllib.request.urlopen(f"{index()}{canonical(name)}/", timeout=60) as answer:
        listed = FILE.findall(answer.read().decode("utf-8"))
    return sorted({digest for file, digest in listed if version_of(file, name) == version})


def written(text: str) -> str:
    """Write a file of requirements anew, with hashes."""
    lines = [line.rstrip(" \\") for line in text.splitlines() if not line.lstrip().startswith("--hash=")]
    pins = [(found[1], found[2]) for line in lines if (found := PINNED.match(line))]
    with ThreadPoolExecutor(8) as pool:
        known = dict(zip(pins, pool.map(hashes, pins), strict=True))
    out = []
    for line in lines:
        found = PINNED.match(line)
        if not found:
            out.append(line)
            continue
        digests = known[found[1], found[2]]
        if not digests:
            raise SystemExit(f"{line}: указатель не называет ни одного файла этой версии")
        out.append(" \\\n".join([line, *(f"    --hash=sha256:{digest}" for digest in digests)]))
    return "\n".join(out) + "\n"


def main() -> int:
    """Write or compare all files."""
    stale = []
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_text("utf-8")
        new = written(text)
        if new == text:
            continue
        stale.append(path.name)
        if "--check" not in sys.argv:
            path.write_text(new, encoding="utf-8")
    if "--check" in sys.argv:
        print(f"Отпечатки не те, что в указателе: {', '.join(stale)}" if stale else "Отпечатки всех пакетов верны")
        return 1 if stale else 0
    print(f"Записано: {', '.join(stale) or 'ничего нового'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
