"""What is taken along: packs of rule pages, the list of everything, links to PDFs that are there."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from corpus.host import offline

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "widgets" / "theme"))
import finish


def site_of(folder: Path) -> Path:
    pages = {
        "index.html": "<b data-take-size>много</b>",
        "toy/rules/index.html": '<a data-sheet="toy.1">§ 1</a><a data-sheet="toy.2">§ 2</a>',
        "r/toy.1/index.html": "первое",
        "r/toy.2/index.html": "второе",
        "r/toy.1@1/index.html": "прежнее",
        "print/toy/index.html": "бумага",
        "print/toy.pdf": "%PDF",
        "sw.js": "",
        "assets/zs/zs.js": "script",
    }
    for name, text in pages.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_rules_are_packed_by_chapter_and_the_list_names_everything_else(tmp_path):
    site = site_of(tmp_path)
    files, size = offline.write(site)
    listed = json.loads((site / offline.LIST).read_text(encoding="utf-8"))
    assert listed["files"] == ["assets/zs/zs.js", "", "toy/rules/"]
    assert listed["packs"] == ["assets/packs/toy.rules.json", "assets/packs/rest.toy.json"]
    assert json.loads((site / "assets/packs/toy.rules.json").read_text(encoding="utf-8")) == {
        "r/toy.1/": "первое",
        "r/toy.2/": "второе",
    }
    assert json.loads((site / "assets/packs/rest.toy.json").read_text(encoding="utf-8")) == {"r/toy.1@1/": "прежнее"}
    assert files == 5 and listed["size"] == size > 0
    assert "около 0\u00a0МБ" in (site / "index.html").read_text(encoding="utf-8")


def test_a_link_to_a_pdf_stands_only_where_the_pdf_was_printed(tmp_path):
    site = site_of(tmp_path)
    page = site / "toy" / "index.html"
    page.write_text(
        '<p><a>страница</a><span data-pdf="print/toy.pdf">, PDF</span><span data-pdf="print/no.pdf">, нет</span></p>',
        encoding="utf-8",
    )
    assert finish.drop_missing_pdfs(site) == 1
    assert page.read_text(encoding="utf-8") == '<p><a>страница</a><span data-pdf="print/toy.pdf">, PDF</span></p>'
