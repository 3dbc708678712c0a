"""The strict Content-Security-Policy: every page of the built site obeys it as it stands, and so does every template."""

import base64
import hashlib
import re

import pytest
from site_pages import ROOT, SITE, pages

from corpus.host import policy

BASE = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
MOST = {"script-src": 8, "style-src": 1}
"""Scripts of the theme that run before the first paint, and the look of the page that stands alone: no more than these."""


def hashed(text):
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def directives(text):
    return {name: values for name, *values in (part.split() for part in text.split(";"))}


def test_one_policy_stands_in_every_page_and_in_the_headers_of_the_host():
    policies = {page.policy for page in pages().values()}
    assert len(policies) == 1
    text = policies.pop()
    assert text.startswith(BASE)
    assert policy.headers(SITE) == {"Content-Security-Policy": text, "X-Content-Type-Options": "nosniff"}


def test_the_policy_lets_in_our_own_files_and_a_few_known_scripts_alone():
    rows = directives(pages()["index.html"].policy)
    for name, most in MOST.items():
        known = [value for value in rows[name] if value.startswith("'sha256-")]
        assert set(rows[name]) - set(known) <= {"'self'", "'wasm-unsafe-eval'"}
        assert len(known) <= most
    assert rows["default-src"] == rows["base-uri"] == rows["form-action"] == ["'self'"]
    assert rows["object-src"] == ["'none'"]


def test_the_policy_comes_before_everything_that_it_rules():
    assert {page.path: page.before_policy for page in pages().values() if page.before_policy} == {}


def test_no_page_holds_a_script_or_a_style_that_the_policy_does_not_know():
    rows = directives(pages()["index.html"].policy)
    wrong = [
        f"{page.path}: {text[:80]!r}"
        for page in pages().values()
        for name, texts in (("script-src", page.scripts), ("style-src", page.styles))
        for text in texts
        if hashed(text) not in rows[name]
    ]
    assert wrong == []


def test_no_page_holds_a_style_attribute_a_handler_or_an_address_with_content():
    assert {page.path: page.unruly[:3] for page in pages().values() if page.unruly} == {}


def test_no_style_sheet_holds_a_picture():
    assert [sheet.name for sheet in SITE.rglob("*.css") if re.search(r"url\(\s*['\"]?data:", sheet.read_text("utf-8"))] == []


@pytest.mark.parametrize("source", sorted((ROOT / "widgets/src").rglob("*.ts")), ids=lambda path: path.stem)
def test_no_template_of_a_widget_writes_a_style_attribute(source):
    text = source.read_text(encoding="utf-8")
    assert re.findall(r"<[a-z][^<>]*?\sstyle=[^>]*", text) == []
    assert "style-map" not in text


@pytest.fixture
def site(tmp_path):
    (tmp_path / "css").mkdir()
    (tmp_path / "css/main.0123abcd.min.css").write_text(
        """a{mask:url("data:image/svg+xml;charset=utf-8,<svg xmlns='x'><path d='M1 1(2)'/></svg>")}b{color:red}""", "utf-8"
    )
    head = '<meta charset="utf-8"><link rel="stylesheet" href="css/main.0123abcd.min.css">'
    (tmp_path / "index.html").write_text(
        f'<html><head>{head}<script>go()</script><script type="application/json">{{"a":1}}</script>'
        '<script src="a.js"></script></head><style>b{}</style></html>',
        "utf-8",
    )
    return tmp_path


def test_a_picture_becomes_a_file_and_its_sheet_gets_another_name(site):
    assert policy.draw_out_pictures(site) == 1
    (sheet,) = (site / "css").iterdir()
    (picture,) = (site / "assets/images").iterdir()
    assert sheet.name != "main.0123abcd.min.css"
    assert sheet.name in (site / "index.html").read_text("utf-8")
    assert sheet.read_text("utf-8") == f"a{{mask:url(../assets/images/{picture.name})}}b{{color:red}}"
    assert picture.read_text("utf-8") == "<svg xmlns='x'><path d='M1 1(2)'/></svg>"


def test_the_policy_is_made_of_what_the_pages_hold_and_is_written_once(site):
    text, found = policy.apply(site)
    again, _ = policy.apply(site)
    assert text == again
    assert (list(found.scripts), list(found.styles)) == ([hashed("go()")], [hashed("b{}")])
    html = (site / "index.html").read_text("utf-8")
    assert html.count("Content-Security-Policy") == 1
    assert policy.headers(site)["Content-Security-Policy"] == text


def test_a_page_that_names_no_encoding_is_refused(site):
    (site / "index.html").write_text("<p>", "utf-8")
    with pytest.raises(ValueError, match="кодировку"):
        policy.apply(site)
