"""Search and desk: one index, one vocabulary. What is gathered here is ranked and understood by `widgets/src/search`."""

from corpus.find.gather import INDEX, gather, index_file
from corpus.find.run import find, times

__all__ = ["INDEX", "find", "gather", "index_file", "times"]
