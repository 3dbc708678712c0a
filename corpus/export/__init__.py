"""Exports of the edition: JSON and TEI, both of which read back to the same data."""

from corpus.export.jsonio import from_json, to_json
from corpus.export.model import Exported, gather
from corpus.export.tei import to_tei
from corpus.export.tei_read import from_tei

__all__ = ["Exported", "from_json", "from_tei", "gather", "to_json", "to_tei"]
