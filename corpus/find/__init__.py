"""Search and desk: one index, one vocabulary. What is gathered here is ranked and understood by `widgets/src/search`."""

from corpus.find.gather import INDEX, game_entry, gather, index_file, same_words
from corpus.find.run import ask, find, times

__all__ = ["INDEX", "ask", "find", "game_entry", "gather", "index_file", "same_words", "times"]
