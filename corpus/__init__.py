"""The edition of «Зелёное сукно»: parser, checks, pages, citations, exports.

The face of the package is `load(root) -> Edition`; the command line is `python -m corpus`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from corpus.edition import Edition, load
    from corpus.model import Problem

__all__ = ["Edition", "Problem", "load"]


def __getattr__(name: str) -> Any:
    """Import the face only when it is asked for, so that the command line can first look for its packages."""
    if name == "Problem":
        from corpus.model import Problem

        return Problem
    if name in ("Edition", "load"):
        from corpus import edition

        return getattr(edition, name)
    raise AttributeError(name)
