"""Run the command line: python -m rules_py."""

from __future__ import annotations

import sys

from .desk.cli import command

if __name__ == "__main__":
    sys.exit(command())
