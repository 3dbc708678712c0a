"""Read the built site: its pages, their links, anchors and headings."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"

DATA_TYPES = {"application/json", "application/ld+json", "speculationrules"}
RESOURCES = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("link", "href")}


@dataclass(slots=True)
class Page:
    """What one page holds."""

    path: str
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    icon: str = ""
    policy: str = ""
    before_policy: list[str] = field(default_factory=list)
    """Elements that could load or run something before the policy is known."""
    scripts: list[str] = field(default_factory=list)
    styles: list[str] = field(default_factory=list)
    unruly: list[str] = field(default_factory=list)
    """What no policy can let in by its hash: style attributes, handlers, addresses that carry their content."""
    resources: list[str] = field(default_factory=list)
    headings: list[int] = field(default_factory=list)
    title: str = ""
    lang: str = ""
    description: str = ""
    text: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self.within = ""
        self.inline: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        page = self.page
        if tag == "meta" and given.get("http-equiv") == "Content-Security-Policy":
            page.policy = given.get("content", "")
        elif tag in {"script", "style", "link", "img", "body"} and not page.policy:
            page.before_policy.append(tag)
        for name, value in given.items():
            loaded = name in {"href", "src", "srcset", "action", "formaction", "poster", "data", "xlink:href"}
            if name == "style" or name.startswith("on") or (loaded and value.strip().startswith(("data:", "javascript:"))):
                page.unruly.append(f"<{tag} {name}={value[:60]!r}>")
        self.inline = None
        if tag == "style":
            self.inline = page.styles
        elif tag == "script" and "src" not in given and given.get("type", "") not in DATA_TYPES:
            self.inline = page.scripts
        if self.inline is not None:
            self.inline.append("")
        if given.get("id"):
            page.ids.add(given["id"])
        if tag == "a" and "href" in given:
            page.links.append(given["href"])
        for name in ("src", "href"):
            canonical = given.get("rel") in {"canonical", "prev", "next"}
            if (tag, name) in RESOURCES and name in given:
                (page.links if canonical else page.resources).append(given[name])
        if tag in {"h1", "h2", "h3", "h4", "h5", "h6"}:
            page.headings.append(int(tag[1]))
        if tag == "link" and "icon" in given.get("rel", "").split():
            page.icon = given.get("href", "")
        if tag == "html":
            page.lang = given.get("lang", "")
        if tag == "meta" and given.get("name") == "description":
            page.description = given.get("content", "")
        if tag in {"title", "script", "style"}:
            self.within = tag

    def handle_endtag(self, tag: str) -> None:
        if tag == self.within:
            self.within = ""
            self.inline = None

    def handle_data(self, data: str) -> None:
        if self.inline is not None:
            self.inline[-1] += data
        if self.within == "title":
            self.page.title += data
        elif not self.within and data.strip():
            self.page.text.append(data)


@cache
def pages(folder: Path = SITE) -> dict[str, Page]:
    """Read every page of a built site by its path below the root."""
    if not (folder / "index.html").is_file():
        raise FileNotFoundError(f"{folder}: no site; run make site")
    found = {}
    for file in sorted(folder.rglob("*.html")):
        page = Page(file.relative_to(folder).as_posix())
        _Reader(page).feed(file.read_text(encoding="utf-8"))
        found[page.path] = page
    return found


def target(page: Page, link: str) -> tuple[str, str]:
    """Resolve a relative link of a page: path of the file below the root, anchor."""
    parts = urlsplit(link)
    folder = page.path.split("/")[:-1]
    path = unquote(parts.path)
    if not path:
        return page.path, unquote(parts.fragment)
    steps = list(folder)
    for step in path.split("/"):
        if step == "..":
            if not steps:
                return "", ""
            steps.pop()
        elif step not in {"", "."}:
            steps.append(step)
    where = "/".join(steps)
    if path.endswith(("/", "..", ".")) or not where:
        where = f"{where}/index.html" if where else "index.html"
    return where, unquote(parts.fragment)
