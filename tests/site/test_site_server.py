"""The server that readers, tests and Lighthouse share."""

import gzip
import threading
from http.client import HTTPConnection

import pytest

from corpus.serve import make_server


@pytest.fixture
def ask(tmp_path):
    (tmp_path / "site" / "sub").mkdir(parents=True)
    site = tmp_path / "site"
    (site / "index.html").write_text("<p>дом</p>" * 100, encoding="utf-8")
    (site / "sub" / "index.html").write_text("<p>глава</p>", encoding="utf-8")
    (site / "404.html").write_text("нет", encoding="utf-8")
    (site / "core.wasm").write_bytes(b"\0asm" + b"\0" * 1000)
    (site / "app-1A2B3C4D.js").write_text("x", encoding="utf-8")
    (site / "image.bin.gz").write_bytes(gzip.compress(b"x"))
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    server = make_server(site, prefix="/sukno")
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def get(path, method="GET", **headers):
        connection = HTTPConnection("127.0.0.1", server.server_port, timeout=10)
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer, answer.read()

    yield get
    server.shutdown()
    server.server_close()


def test_a_page_comes_compressed_and_whole(ask):
    answer, body = ask("/sukno/", Accept_Encoding="gzip")
    assert (answer.status, answer.getheader("Content-Encoding")) == (200, "gzip")
    assert answer.getheader("Content-Type") == "text/html; charset=utf-8"
    assert gzip.decompress(body).decode() == "<p>дом</p>" * 100
    assert ask("/sukno/")[1].decode() == "<p>дом</p>" * 100


def test_types_are_those_that_browsers_demand(ask):
    assert ask("/sukno/core.wasm")[0].getheader("Content-Type") == "application/wasm"
    assert ask("/sukno/app-1A2B3C4D.js")[0].getheader("Content-Type") == "text/javascript; charset=utf-8"


def test_an_archive_is_not_unpacked_on_the_way(ask):
    answer, body = ask("/sukno/image.bin.gz", Accept_Encoding="gzip")
    assert answer.getheader("Content-Encoding") is None
    assert gzip.decompress(body) == b"x"


def test_a_hashed_name_is_kept_for_ever_and_a_page_is_asked_again(ask):
    assert "immutable" in ask("/sukno/app-1A2B3C4D.js")[0].getheader("Cache-Control")
    answer, _ = ask("/sukno/")
    assert answer.getheader("Cache-Control") == "no-cache"
    again, body = ask("/sukno/", If_None_Match=answer.getheader("ETag"))
    assert (again.status, body) == (304, b"")


def test_a_folder_gets_its_slash_and_the_root_its_prefix(ask):
    assert (ask("/sukno/sub")[0].status, ask("/sukno/sub")[0].getheader("Location")) == (301, "/sukno/sub/")
    assert (ask("/")[0].status, ask("/")[0].getheader("Location")) == (301, "/sukno/")


def test_an_unknown_address_gets_the_page_that_says_so(ask):
    answer, body = ask("/sukno/nowhere/")
    assert (answer.status, body.decode()) == (404, "нет")


@pytest.mark.parametrize("path", ["/sukno/../secret.txt", "/sukno/%2e%2e/secret.txt", "/sukno/sub/../../secret.txt"])
def test_nothing_outside_the_folder_is_served(ask, path):
    answer, body = ask(path)
    assert answer.status == 404
    assert b"secret" not in body


def test_head_sends_no_body(ask):
    answer, body = ask("/sukno/", method="HEAD")
    assert (answer.status, body) == (200, b"")
    assert int(answer.getheader("Content-Length")) > 0
