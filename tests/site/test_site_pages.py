"""The built site as a whole: links, anchors, resources, headings, weight."""

import gzip
import re
from urllib.parse import urlsplit

import pytest
from site_pages import SITE, pages, target

CONTENT = [path for path in pages() if not path.startswith(("r/", "print/")) and path != "404.html"]


def test_every_link_and_anchor_leads_somewhere():
    broken = []
    for page in pages().values():
        if page.path == "404.html":
            continue
        for link in page.links:
            if urlsplit(link).scheme in {"http", "https", "mailto", "javascript"}:
                continue
            path, anchor = target(page, link)
            there = pages().get(path)
            if there is None:
                if not (SITE / path).is_file():
                    broken.append(f"{page.path}: {link}")
            elif anchor and anchor not in there.ids and not anchor.startswith("__") and not re.match("[a-z]=", anchor):
                broken.append(f"{page.path}: {link} (no such anchor)")
    assert broken == []


def test_every_link_is_relative_so_the_site_works_under_any_base_path():
    absolute = [
        f"{page.path}: {link}"
        for page in pages().values()
        if page.path != "404.html"
        for link in [*page.links, *page.resources]
        if link.startswith("/")
    ]
    assert absolute == []


def test_every_resource_is_our_own_and_exists():
    wrong = []
    for page in pages().values():
        for link in page.resources:
            if urlsplit(link).scheme in {"http", "https"} or link.startswith("//"):
                wrong.append(f"{page.path}: {link} (another host)")
            elif not link.startswith("data:") and not (SITE / target(page, link)[0]).is_file():
                wrong.append(f"{page.path}: {link} (missing)")
    for sheet in SITE.rglob("*.css"):
        for link in re.findall(r"url\(\s*['\"]?([^'\")]+)", sheet.read_text(encoding="utf-8")):
            if link.startswith(("data:", "#", "%23")):
                continue
            if "//" in link or not (sheet.parent / link.split("?")[0]).resolve().is_file():
                wrong.append(f"{sheet.relative_to(SITE)}: {link}")
    assert wrong == []


def test_every_page_names_its_icon_so_that_no_browser_asks_for_another():
    wrong = [
        page.path
        for page in pages().values()
        if not page.icon or (page.path != "404.html" and not (SITE / target(page, page.icon)[0]).is_file())
    ]
    assert wrong == []
    assert pages()["404.html"].icon.endswith("/assets/theme/logo.svg")


@pytest.mark.parametrize("path", CONTENT)
def test_a_page_has_language_title_and_ordered_headings(path):
    page = pages()[path]
    assert page.lang == "ru"
    assert page.title.strip()
    assert page.headings.count(1) == 1
    steps = list(zip(page.headings, page.headings[1:], strict=False))
    assert [step for step in steps if step[1] > step[0] + 1] == []


@pytest.mark.parametrize("path", CONTENT)
def test_a_page_shows_no_trace_of_the_machine(path):
    text = " ".join(pages()[path].text)
    found = re.findall(r"/(?:home|root|work|tmp|usr)/\S+|\bundefined\b|\bNaN\b|\[object Object\]|\{\{|\}\}", text)
    if path.startswith("code/"):
        found = [one for one in found if one not in {"{{", "}}"}]
    assert found == []


def test_titles_and_descriptions_tell_pages_apart():
    titles = [pages()[path].title.strip() for path in CONTENT]
    assert len(set(titles)) == len(titles), sorted({one for one in titles if titles.count(one) > 1})
    assert [path for path in CONTENT if not pages()[path].description] == []


def test_fonts_scripts_and_styles_keep_their_budget():
    def packed(pattern):
        return {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in SITE.glob(pattern)}

    fonts = {file.name: file.stat().st_size for file in SITE.glob("assets/theme/fonts/*.woff2")}
    assert fonts
    assert sum(fonts.values()) <= 130_000
    assert packed("assets/theme/zs.css")["zs.css"] <= 12_000
    assert packed("assets/zs/theme.js")["theme.js"] <= 3_000


def test_a_position_asks_in_russian():
    asked = [
        (path, re.sub("<[^>]*>", "", title))
        for path in CONTENT
        for title in re.findall(r'<p class="zs-wt">(Можно ли: .*?)</p>', (SITE / path).read_text(encoding="utf-8"))
    ]
    assert len(asked) > 100 and [one for one in asked if re.search("[A-Za-z]", one[1])] == []


def test_the_readme_counts_the_games_as_the_site_does():
    home = (SITE / "index.html").read_text(encoding="utf-8")
    games, played = len(re.findall("<li data-game=", home)), len(re.findall(r'<a class="?zs-sit', home))
    readme = (SITE.parent / "README.md").read_text(encoding="utf-8")
    assert f"до наших дней: {games} игр," in readme
    assert f"в {played} игр можно\nсыграть до конца" in readme
