"""The edition collated with its scans: every figure of every rule beside the lines it rests on."""

from corpus.collate.compare import Collated, Collation, Difference
from corpus.collate.record import load_misread
from corpus.collate.report import Tally, tally

__all__ = ["Collated", "Collation", "Difference", "Tally", "load_misread", "tally"]
