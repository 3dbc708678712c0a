"""The edition collated with its scans: every figure of every rule beside the lines it rests on."""

from corpus.collate.compare import Collated, Collation, Difference
from corpus.collate.record import Record, load_misread, load_record, write_record
from corpus.collate.report import Tally, tally

__all__ = ["Collated", "Collation", "Difference", "Record", "Tally", "load_misread", "load_record", "tally", "write_record"]
