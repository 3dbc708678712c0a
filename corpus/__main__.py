"""Run the command line of the edition, in the checkout's own environment where this Python lacks the packages."""

import importlib.util
import os
import sys
from pathlib import Path

PACKAGES = ("markdown_it", "yaml", "pygments")


def _complete() -> bool:
    """Say whether this Python has what the edition needs."""
    return all(importlib.util.find_spec(name) is not None for name in PACKAGES)


def _own_python() -> Path | None:
    """Find the Python of the checkout's environment."""
    path = Path(__file__).resolve().parent.parent / ".venv" / "bin" / "python"
    return path if path.exists() and Path(sys.prefix).resolve() != path.parent.parent.resolve() else None


if not _complete():
    python = _own_python()
    if python is None:
        sys.exit("нет пакетов markdown-it-py, PyYAML, Pygments: установите их (requirements/site.txt)")
    os.execv(python, [str(python), "-m", "corpus", *sys.argv[1:]])

try:
    from corpus.cli import command
except KeyboardInterrupt:  # while the packages are still being read
    sys.exit(130)

sys.exit(command())
