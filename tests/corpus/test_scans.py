"""What is kept of a scan: shapes and counts, no text."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.edition import ROOT
from corpus.model import Span
from corpus.scans import Legibility, ScanLine, by_page, load_scans, of_span, shape, write_scan


def test_the_shape_of_a_line_is_the_lengths_of_its_words() -> None:
    assert [shape(line) for line in ("", "ab c", "xy  z", "abc", "я" * 300)] == [0, 0xD777, 0xD777, 0x58BE, 0xF845]
    assert shape("три карты") == 0x266C


def test_what_is_written_reads_back(tmp_path: Path) -> None:
    (tmp_path / "corpus").mkdir()
    lines = [ScanLine(shape("три карты"), 2, 1, 0), ScanLine(0, 0, 0, 0), ScanLine(shape("x"), 1, 1, 1)]
    write_scan(tmp_path, "000", lines)
    assert load_scans(tmp_path) == {"000": lines}
    assert of_span({"000": lines}, Span("000", 1, 3)) == Legibility(3, 2, 1)
    assert by_page(lines, [(1, 7), (3, 8)]) == [(7, Legibility(2, 1, 0)), (8, Legibility(1, 1, 1))]
    assert Legibility(4, 1, 0).share == pytest.approx(0.75)


def test_every_source_has_its_shapes_and_no_letter_of_its_text() -> None:
    for path in sorted((ROOT / "corpus" / "scanned").glob("*.tsv")):
        body = path.read_text("utf-8").split("\n", 1)[1]
        assert set(body) <= set("0123456789abcdef\t\n"), path
    assert sorted(load_scans(ROOT)) == ["000", "001", "002", "003", "004"]
