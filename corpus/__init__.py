"""The edition of «Зелёное сукно»: parser, checks, pages, citations, exports."""

from corpus.edition import Edition, load
from corpus.model import Problem

__all__ = ["Edition", "Problem", "load"]
