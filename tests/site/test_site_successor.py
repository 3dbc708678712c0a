"""The switch to the theme's successor stays one line: nothing is used that it drops, and the comparison sees what differs."""

import re

import pytest
import yaml
from build_zensical import differences
from site_pages import ROOT

PAGE = '<article><h1 id="a">Тема</h1><p><a href="../b/">Ссылка</a></p></article>'


def test_nothing_is_used_that_the_successor_drops():
    text = re.sub(r"!ENV.*", '""', (ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    plugins = yaml.safe_load(text)["plugins"]
    assert [next(iter(one)) if isinstance(one, dict) else one for one in plugins] == ["search"]
    assert not isinstance(plugins[0], dict) or "lang" not in plugins[0]["search"]


@pytest.fixture
def builds(tmp_path):
    """Give two builds that are the same."""
    for name in ("ours", "theirs"):
        (tmp_path / name / "assets/find").mkdir(parents=True)
        (tmp_path / name / "index.html").write_text(PAGE, encoding="utf-8")
        (tmp_path / name / "assets/find/index.json").write_text("[1]", encoding="utf-8")
    return tmp_path / "ours", tmp_path / "theirs"


def test_two_builds_that_are_the_same_differ_in_nothing(builds):
    assert differences(*builds) == []


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ('id="a"', 'id="b"', "index.html: другие якоря"),
        ("Тема", "Тема 2", "index.html: другие заголовки"),
        ("h1", "h2", "index.html: другие заголовки"),
        ("../b/", "../c/", "index.html: другие ссылки"),
    ],
)
def test_a_page_that_differs_is_named(builds, old, new, text):
    (builds[1] / "index.html").write_text(PAGE.replace(old, new), encoding="utf-8")
    assert differences(*builds) == [text]


def test_a_search_that_finds_less_is_named(builds):
    (builds[1] / "assets/find/index.json").write_text("[]", encoding="utf-8")
    assert differences(*builds) == ["поиск: другой указатель"]
