"""Run the command line: python -m rules_py, or rules-py where the wheel is installed."""

from __future__ import annotations

import sys


def command() -> int:
    """Run one command; Ctrl+C ends it in the same way while the core is still being read."""
    try:
        from .desk.cli import command as carry_out
    except KeyboardInterrupt:
        return 130
    return carry_out()


if __name__ == "__main__":
    sys.exit(command())
