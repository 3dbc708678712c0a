"""The real edition: its examples give what they expect and its pages hold together."""

from __future__ import annotations

import re
from html import unescape
from pathlib import PurePosixPath
from urllib.parse import unquote

import markdown as python_markdown
import pytest

from corpus.book import Book
from corpus.checks import run_checks
from corpus.edition import load
from corpus.render.build import pages

EDITION = load()
RUNNING = [run for run in EDITION.runs if not run.waiting]


@pytest.mark.parametrize("run", RUNNING, ids=lambda run: f"{run.item.place.file}:{run.item.place.line}")
def test_an_example_of_the_text_gives_what_it_says(run):
    assert run.problems == []


def test_the_edition_has_no_problems():
    assert [str(problem) for problem in run_checks(EDITION)] == []


@pytest.fixture(scope="module")
def made():
    return pages(Book(EDITION))


def addresses(name: str) -> str:
    """Give the address at which a file is served."""
    path = PurePosixPath(name)
    if path.suffix == ".md":
        folder = path.parent if path.stem == "index" else path.with_suffix("")
        return "" if str(folder) == "." else f"{folder}/"
    return f"{path.parent}/" if path.name == "index.html" else name


def test_every_link_between_the_pages_leads_somewhere(made):
    anchors = {}
    for name, text in made.items():
        found = set(re.findall(r'(?<![\w-])id="([^"]+)"', text))
        if name.endswith(".md"):
            found |= set(re.findall(r"^#+ .*\{ #([\w-]+)", text, re.M))
        anchors[addresses(name)] = found
    broken = []
    for name, text in made.items():
        if not name.endswith((".md", ".html")):
            continue
        here = PurePosixPath(addresses(name) or ".")
        for href in set(re.findall(r'href="([^"]+)"', re.sub(r"<script.*?</script>", "", text, flags=re.S))):
            path, _, anchor = unescape(unquote(href)).partition("#")
            if re.match(r"\w+:", path):
                continue
            if re.match(r"[a-z]=", anchor):
                anchor = ""  # data for the table, which its own tests read
            if path.endswith((".pdf", "/licenses/")) or "/assets/" in path:
                continue  # made after the pages; tests/site looks at them
            target = addresses_of(here, path.partition("?")[0], addresses(name))
            if target not in anchors or anchor and anchor not in anchors[target]:
                broken.append(f"{name}: {href}")
    assert broken == []


def addresses_of(here: PurePosixPath, path: str, own: str) -> str:
    """Resolve a relative link."""
    if not path:
        return own
    parts: list[str] = [part for part in here.parts if part != "."]
    for part in path.rstrip("/").split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part not in (".", ""):
            parts.append(part)
    joined = "/".join(parts)
    return f"{joined}/" if joined and (path.endswith("/")) else joined


def test_the_generator_passes_our_html_through_untouched(made):
    extensions = ["attr_list", "md_in_html", "tables", "def_list", "footnotes", "toc"]
    for name in [name for name in made if name.startswith("sixty-six/") and name.endswith(".md")]:
        source = made[name].split("---\n", 2)[2]
        html = python_markdown.markdown(source, extensions=extensions)
        blocks = [part for part in source.split("\n\n") if part.startswith("<")]
        assert blocks
        for block in blocks:
            assert block in html


def test_no_anchor_stands_twice_in_a_page(made):
    for name, text in made.items():
        found = re.findall(r'(?<![\w-])id="([^"]+)"', text) + re.findall(r"^#+ .*\{ #([\w-]+)", text, re.M)
        twice = {anchor for anchor in found if found.count(anchor) > 1} if len(found) != len(set(found)) else set()
        assert not twice, (name, twice)
