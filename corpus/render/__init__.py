"""Pages of the edition."""

from corpus.render.build import build

__all__ = ["build"]
