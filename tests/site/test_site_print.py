"""The print edition: a tagged Russian PDF with an outline for every game and for all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRINTED = ROOT / "site/print"
NAMES = ["all", *sorted(path.parent.name for path in (ROOT / "docs").glob("*/index.md"))]


@pytest.mark.parametrize("name", NAMES)
def test_a_pdf_is_tagged_has_an_outline_and_speaks_russian(name: str) -> None:
    pdf = (PRINTED / f"{name}.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    for mark in (b"/StructTreeRoot", b"/Outlines", b"/Lang (ru"):
        assert mark in pdf


@pytest.mark.parametrize("name", NAMES)
def test_a_pdf_is_set_in_literata_throughout(name: str) -> None:
    pdf = (PRINTED / f"{name}.pdf").read_bytes()
    faces = {face.partition(b"+")[2].decode() for face in re.findall(rb"/FontName /(\S+)", pdf)}
    assert "Literata-Regular" in faces
    assert faces <= {"Literata-Regular", "Literata-Italic", "OTS-derived-font"}  # the last is the face of the suit signs


def test_the_index_of_links_names_the_rules_that_refer() -> None:
    page = (PRINTED / "vint" / "index.html").read_text(encoding="utf-8")
    listed = page.split('<ul class="links">')[1]
    assert re.search(r'<a href="#vint-107">§\u00a0107</a>[^<]*<span class="at" data-at="vint-107"></span>:', listed)
    assert '<a href="#vint-146">' in listed


@pytest.mark.parametrize("name", NAMES)
def test_the_page_for_printing_names_its_edition_and_its_pdf(name: str) -> None:
    text = (PRINTED / name / "index.html").read_text(encoding="utf-8")
    assert re.search(r"Редакция 1 от \d\d\.\d\d\.\d{4}", text)
    assert f'href="../{name}.pdf"' in text and '<html lang="ru">' in text


@pytest.mark.parametrize("name", NAMES)
def test_the_page_for_printing_has_its_style_sheet(name: str) -> None:
    assert '<link rel="stylesheet" href="../print.css">' in (PRINTED / name / "index.html").read_text(encoding="utf-8")


def test_the_fonts_of_the_pages_for_printing_are_there() -> None:
    fonts = re.findall(r'url\("([^"]+)"\)', (PRINTED / "print.css").read_text(encoding="utf-8"))
    assert len(fonts) >= 5
    assert [font for font in fonts if not (PRINTED / font).resolve().is_file()] == []
