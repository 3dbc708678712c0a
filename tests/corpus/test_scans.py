"""What is kept of a scan: shapes and counts, no text."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from corpus.edition import ROOT
from corpus.model import Span
from corpus.render.scans import strip
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


def drawn(*doubtful: int) -> str:
    """Draw pages of a line of ten words each, by how many of them are doubtful."""
    lines = [ScanLine(1, 10, count, 0) for count in doubtful]
    data = SimpleNamespace(scans={"000": lines}, pages={"000": [(number, number) for number in range(1, len(lines) + 1)]})
    return strip("000", cast(Any, SimpleNamespace(edition=SimpleNamespace(data=data))))


@pytest.mark.parametrize("pages", [1, 2, 12, 150])
def test_what_is_between_two_pages_of_a_strip_is_a_line_and_no_legible_page(pages: int) -> None:
    found = drawn(*[1] * pages)
    wide, bar = (float(re.search(rf"{name}([0-9.]+)", found)[1]) for name in ('viewBox="0 0 ', ' width="'))  # type: ignore[index]
    on_a_phone = 358 / wide
    assert found.count("<rect") == pages and (6 - bar) * on_a_phone <= 1 and (6 - bar) / wide < 0.003


def test_only_pages_that_read_worse_than_the_book_are_named() -> None:
    assert "60\u00a0% слов, хуже всего: с.\u00a02 (20\u00a0%)." in drawn(0, 8)
    assert "хуже" not in drawn(1, 1)
    assert "хуже всего: с.\u00a04 (20\u00a0%), с.\u00a01 (30\u00a0%), с.\u00a03 (40\u00a0%)." in drawn(7, 0, 6, 8, 5, 0, 0)
