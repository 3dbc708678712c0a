"""Every example and position of every chapter, asked again in the browser: the same core in the page gives the same answer."""

import json
import re

import pytest

from tests.browser.conftest import ROOT

WIDGET = re.compile(
    r"<zs-(?!(?:table|lesson|deck)\b)[a-z]+\b[^>]*><script type=\"?application/json\"?>(.*?)</script>", re.DOTALL
)
BLOCK = re.compile(r"^/// (?:example|position) \|", re.MULTILINE)
WAITING = re.compile(r"class=\"?zs-example zs-waiting")
LISTEN = """(() => {
    const Real = Worker;
    Worker = class extends Real {
        constructor(url, options) {
            super(url, options);
            if (options?.name === "zs-core") window.core = this;
        }
    };
})();"""
ASK = """requests => new Promise(done => {
    const replies = [];
    const first = 1e9;
    window.core.addEventListener("message", ({ data }) => {
        if (data.type !== "reply" && data.type !== "broken" || data.id < first) return;
        replies[data.id - first] = data.type === "reply" ? JSON.parse(data.reply) : { ok: false, error: data.text };
        if (Object.keys(replies).length === requests.length) done(replies);
    });
    requests.forEach((request, place) => window.core.postMessage({ type: "ask", id: first + place, parts: [], request: JSON.stringify(request) }));
})"""


def asked(data):
    """Give the request that a widget makes of the core, and the answer that its page shows."""
    if "verdict" not in data:
        return {"do": "calc", "id": data["id"], "given": data["given"], "readings": data["readings"]}, "result", data["result"]
    request = {"do": "try", "game": data["game"], "given": data["given"], "action": data["try"], "readings": data["readings"]}
    return request, "verdict", data["verdict"]


@pytest.fixture(scope="module")
def pages():
    """Give the text of every page of the chapters."""
    games = sorted(path.name for path in (ROOT / "docs").iterdir() if path.is_dir())
    chapters = {path: path.read_text(encoding="utf-8") for game in games for path in (ROOT / "site" / game).rglob("index.html")}
    return {ROOT / "site" / "index.html": (ROOT / "site" / "index.html").read_text(encoding="utf-8"), **chapters}


def test_every_block_of_the_chapters_is_in_a_page(pages):
    written = sum(len(BLOCK.findall(path.read_text(encoding="utf-8"))) for path in (ROOT / "docs").rglob("*.md"))
    shown = sum(len(WIDGET.findall(text)) + len(WAITING.findall(text)) for text in pages.values())
    assert shown == written


def test_every_example_and_position_gives_in_the_browser_what_its_page_says(page, pages):
    page.add_init_script(LISTEN)
    page.goto("")
    calc = page.locator("zs-calc").first
    calc.scroll_into_view_if_needed()
    calc.get_by_role("button", name=re.compile("^Больше")).first.click()
    page.wait_for_function("() => document.documentElement.dataset.zsCore === 'ready'")
    found = [(path, *asked(json.loads(data))) for path, text in pages.items() for data in WIDGET.findall(text)]
    assert len(found) > 600
    replies = page.evaluate(ASK, [request for _, request, _, _ in found])
    wrong = [
        (str(path.relative_to(ROOT)), request, reply)
        for (path, request, name, answer), reply in zip(found, replies, strict=True)
        if not reply["ok"] or reply[name] != answer
    ]
    assert wrong == []
