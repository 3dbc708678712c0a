"""The server that readers, tests and Lighthouse share."""

import gzip
import socket
import threading
from http.client import HTTPConnection

import pytest

from corpus.serve import Handler, make_server


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


def test_an_address_with_a_zero_in_it_is_refused(ask):
    answer, body = ask("/sukno/%00")
    assert (answer.status, body.decode()) == (400, "В адресе нулевой знак\n")
    assert ask("/sukno/sub/%00/index.html")[0].status == 400


@pytest.mark.parametrize("path", ["/sukno/" + "a" * 300, "/sukno/" + "a/" * 3000, "/sukno/" + "%D0%B0" * 200])
def test_an_address_that_is_too_long_is_refused(ask, path):
    answer, body = ask(path)
    assert (answer.status, body.decode()) == (414, "Адрес слишком длинный\n")


def test_the_question_of_an_address_survives_the_redirect(ask):
    assert ask("/sukno/sub?q=1&r=%20?")[0].getheader("Location") == "/sukno/sub/?q=1&r=%20?"
    assert ask("/?q=1")[0].getheader("Location") == "/sukno/?q=1"
    assert ask("/sukno/sub/?q=%00")[0].status == 200


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("br, GZip;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0, *", False),
        ("identity", False),
        ("br", False),
        ("*;q=0", False),
        ("gzip;q=x", False),
        ("ungzipped", False),
    ],
)
def test_a_page_is_compressed_only_for_who_takes_it(ask, accepted, packed):
    answer, _ = ask("/sukno/", Accept_Encoding=accepted)
    assert (answer.getheader("Content-Encoding") == "gzip") is packed


def test_a_file_is_no_folder(ask):
    assert ask("/sukno/sub/index.html")[0].status == 200
    assert ask("/sukno/sub/index.html/")[0].status == 404
    assert ask("/sukno/core.wasm/")[0].status == 404


def test_a_connection_that_asks_for_nothing_is_closed(tmp_path, monkeypatch):
    assert Handler.timeout == 30
    monkeypatch.setattr(Handler, "timeout", 0.2)
    server = make_server(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=10) as idle:
        assert idle.recv(1) == b""
    server.shutdown()
    server.server_close()


def test_connections_are_limited_in_number_and_room_is_made_again(tmp_path):
    (tmp_path / "index.html").write_text("<p>", encoding="utf-8")
    server = make_server(tmp_path, connections=2)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = ("127.0.0.1", server.server_port)
    first, second = (socket.create_connection(address, timeout=10) for _ in range(2))
    for one in (first, second):
        one.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert one.recv(12) == b"HTTP/1.1 200"
    with socket.create_connection(address, timeout=10) as third:
        assert third.recv(12) == b"HTTP/1.1 503"
    first.close()
    for _ in range(100):
        with socket.create_connection(address, timeout=10) as third:
            third.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            if third.recv(12) == b"HTTP/1.1 200":
                break
    else:
        pytest.fail("no room was made")
    second.close()
    server.shutdown()
    server.server_close()


def test_every_answer_carries_the_headers_of_the_build(ask, tmp_path):
    text = "default-src 'self'"
    (tmp_path / "site" / "_headers").write_text(f"/*\n  Content-Security-Policy: {text}\n", encoding="utf-8")
    for path in ("/sukno/", "/sukno/core.wasm", "/sukno/nowhere/"):
        assert ask(path)[0].getheader("Content-Security-Policy") == text
        assert ask(path)[0].getheader("X-Content-Type-Options") == "nosniff"
