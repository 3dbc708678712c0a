"""The site is renewed under an open page: whatever is shown and whatever is kept belongs to one build."""

import json
import re
import threading
from dataclasses import dataclass
from functools import partial

import pytest
from playwright.sync_api import expect

from corpus.serve import Handler, Reply, Server, Site
from tests.browser.conftest import PREFIX, ROOT, until

NEXT = "fedcba9876543210"


@dataclass(slots=True)
class Renewable(Site):
    """The built site, and the build after it: the same with a mark in every page and in the entry script."""

    renewed: bool = False

    def read(self, file):
        found = Site.read(self, file)
        if not self.renewed:
            return found
        name, text = file.name, found.plain
        if name in ("build.json", "sw.js"):
            text = text.replace(self.build.encode(), NEXT.encode())
        elif name == "zs.js":
            text += b'\ndocument.documentElement.dataset.script = "next";'
        elif name.endswith(".html"):
            text = text.replace(b"<html ", b'<html data-page="next" ', 1)
        else:
            return found
        return Reply(found.content_type, f'"next{found.etag[1:]}', text, None)

    @property
    def build(self) -> str:
        """Give the name of the build as it lies in the folder."""
        return json.loads((self.folder / "assets/zs/build.json").read_text(encoding="utf-8"))["build"]


@pytest.fixture
def host():
    """Serve a site that can be renewed."""
    site = Renewable((ROOT / "site").resolve(), PREFIX)
    server = Server(("127.0.0.1", 0), partial(Handler, site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    server.site, server.address = site, f"http://127.0.0.1:{server.server_port}{PREFIX}"
    yield server
    server.shutdown()
    server.server_close()


MARKS = """() => {
    const { page, script } = document.documentElement.dataset;
    return [page ?? "first", script ?? "first"];
}"""
STORES = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const store = await caches.open(name);
        const marks = new Set();
        for (const request of await store.keys()) {
            if (!/\\/$|zs\\.js$/.test(request.url)) continue;
            const text = await (await store.match(request)).text();
            marks.add(/data-page="next"|dataset\\.script = "next"/.test(text) ? "next" : "first");
        }
        found[name] = [...marks];
    }
    return found;
}"""
KEPT = """async ([name, wanted]) => {
    const urls = (await (await caches.open(name)).keys()).map(request => request.url);
    return wanted.every(part => urls.some(url => url.endsWith(part)));
}"""


def test_a_renewed_site_never_mixes_with_the_old_one(open_context, host):
    first, second = f"zs-{host.site.build}", f"zs-{NEXT}"
    context = open_context(base_url=host.address, service_workers="allow")
    context.watch.origin = host.address.split(PREFIX, maxsplit=1)[0] + "/"
    context.watch.allow("ERR_INTERNET_DISCONNECTED")
    context.watch.allow("ERR_FAILED")  # the page that is refused to the old scripts
    page = context.new_page()
    page.goto("")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.reload()
    until(page, KEPT, [first, ["/sukno/", "zs.js"]])
    assert page.evaluate(STORES) == {first: ["first"]}

    host.site.renewed = True
    page.locator("li[data-game='sixty-six'] a.zs-game").click()
    expect(page).to_have_url(re.compile(r"/sukno/sixty-six/$"))
    expect(page.locator("h1")).to_have_text("Шестьдесят шесть")
    expect(page.locator("html")).to_have_attribute("data-script", "next")
    assert page.evaluate(MARKS) == ["next", "next"]
    assert page.evaluate(STORES)[first] == ["first"]

    # the page has fetched the new worker, which takes over when the last page of the old one is closed and its work done
    page.wait_for_load_state("load")
    until(page, "() => navigator.serviceWorker.getRegistration().then(found => found.update().then(() => !found.installing))")
    page.close()
    page = context.new_page()
    page.wait_for_timeout(1000)
    page.goto("")
    until(page, "name => caches.keys().then(names => names.join() === name)", second)
    page.reload()
    assert page.evaluate(MARKS) == ["next", "next"]
    until(page, KEPT, [second, ["/sukno/", "zs.js"]])
    assert page.evaluate(STORES) == {second: ["next"]}

    context.set_offline(True)
    page.goto("")
    expect(page.locator("h1")).to_have_text(re.compile("карточных игр: правила, стол и судья"))
    assert page.evaluate(MARKS) == ["next", "next"]
