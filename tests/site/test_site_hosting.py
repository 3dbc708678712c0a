"""Hosting: the check of a running host tells good hosts from bad ones; recipes and workflows name what there is."""

import gzip
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import StreamRequestHandler, ThreadingTCPServer

import brotli
import pytest
import yaml
from site_pages import ROOT, SITE

from corpus import cli
from corpus.host import check, packing, policy, types
from corpus.serve import make_server
from tests.proof import hosting


def served(server):
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


@pytest.fixture
def good():
    server = make_server(SITE, prefix="/sukno/")
    yield f"{served(server)}/sukno/"
    server.shutdown()
    server.server_close()


def test_our_own_server_does_all_that_a_host_must(good, capsys):
    assert cli.main(["host-check", good]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 20
    assert [line for line in lines if not line.startswith("есть")] == [
        "нет   сжатие br: страницы, скрипты, wasm  [не сжаты .css, .html, .js, .json, .wasm]",
        "всё обязательное есть; желательного не хватает: 1",
    ]


def test_the_check_gives_data_too(good, capsys):
    assert cli.main(["host-check", good.rstrip("/"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(set(one) == {"name", "must", "holds", "seen"} for one in found)


class Bad(BaseHTTPRequestHandler):
    """A host that does everything wrong: one type for all, own words in pages, no 404, long caching."""

    def do_GET(self):
        path = self.path.split("?")[0].strip("/") or "index.html"
        file = SITE / path
        body = file.read_bytes() if file.is_file() else (SITE / "index.html").read_bytes()
        if path.endswith(".html"):
            body += b"<script>sell()</script>"
        if path.endswith(".gz"):
            body = gzip.decompress(body)
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=koi8-r")
        self.send_header("Cache-Control", "max-age=99999999")
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body if self.command == "GET" else b"")

    do_HEAD = do_GET

    def log_message(self, *_):
        pass


def test_a_bad_host_is_told_everything_that_it_does_wrong():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Bad)
    findings = check.examine(served(server))
    server.shutdown()
    server.server_close()
    broken = {one.name for one in findings if one.must and not one.holds}
    assert broken >= {
        "адрес папки без косой черты ведёт на адрес с чертой",
        "чужой адрес получает 404",
        "тип файлов .wasm: application/wasm",
        "тип файлов .js: text/javascript",
        "тип файлов .html: text/html",
        "кодировка страниц названа или не названа чужая",
        "архивы не распаковываются по дороге",
        "страницы и sw.js не хранятся дольше суток",
        "чужой политики, которая запретит Python, нет",
    }
    assert any("без изменений" in name for name in broken)
    assert not any(one.holds for one in findings if "сжатие" in one.name)


@pytest.mark.parametrize(
    ("url", "text"),
    [
        ("nowhere", "назовите адрес целиком"),
        ("ftp://example.org/", "назовите адрес целиком"),
        ("http://", "назовите адрес целиком"),
        ("http://127.0.0.1:9/", "узел не отвечает"),
        ("http://127.0.0.1:99999/", "это не адрес сайта"),
        ("http://сукно.invalid/", "узел не отвечает"),
        ("http://a b/", "это не адрес сайта"),
        (f"http://{'ю' * 70}.invalid/", "это не адрес сайта"),
    ],
)
def test_an_address_with_no_host_behind_it_is_refused(url, text, capsys):
    assert cli.main(["host-check", url]) == 2
    assert text in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "root"),
    [
        ("https://сукно.рф/игры", "https://xn--j1agdjk.xn--p1ai/%D0%B8%D0%B3%D1%80%D1%8B/"),
        ("https://example.org/%D0%B8/?a=1#b", "https://example.org/%D0%B8/"),
        ("http://[::1]:8000", "http://[::1]:8000/"),
    ],
)
def test_a_russian_address_is_asked_for_as_hosts_know_it(url, root):
    assert check.root_of(url) == root


@pytest.mark.parametrize(
    "said",
    [
        b"SSH-2.0-OpenSSH_9\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 300 + b"\r\n",
    ],
    ids=["another-protocol", "broken-chunks", "too-many-headers"],
)
def test_a_host_that_speaks_another_way_is_told(said, capsys):
    class Stranger(StreamRequestHandler):
        def handle(self):
            self.rfile.readline()
            self.wfile.write(said)

    server = ThreadingTCPServer(("127.0.0.1", 0), Stranger)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    assert cli.main(["host-check", f"http://127.0.0.1:{server.server_address[1]}/"]) == 2
    assert "узел отвечает не так, как веб-сервер" in capsys.readouterr().err
    server.shutdown()
    server.server_close()


def test_a_host_with_another_site_is_told_apart(tmp_path, capsys):
    (tmp_path / "index.html").write_text("<p>", "utf-8")
    server = make_server(tmp_path)
    assert cli.main(["host-check", served(server)]) == 2
    assert "здесь лежит не наш сайт" in capsys.readouterr().err
    server.shutdown()
    server.server_close()


def test_a_folder_without_a_site_is_not_packed(tmp_path, capsys):
    assert cli.main(["pack", str(tmp_path)]) == 2
    assert "нет сайта" in capsys.readouterr().err


def test_packed_copies_hold_the_same_and_are_the_same_every_time(tmp_path):
    (tmp_path / "a.html").write_text("<p>карта</p>" * 100, "utf-8")
    (tmp_path / "small.css").write_text("a{}", "utf-8")
    (tmp_path / "rules.rng").mkdir()
    (tmp_path / "core.img").write_bytes(b"x" * 5000)
    first = packing.pack(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert set(made) == {"a.html", "a.html.gz", "a.html.br", "small.css", "core.img"}
    assert gzip.decompress(made["a.html.gz"]) == brotli.decompress(made["a.html.br"]) == made["a.html"]
    assert packing.pack(tmp_path) == first
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == made


def test_the_headers_come_as_lines_of_nginx(capsys):
    assert cli.main(["headers", str(SITE), "--nginx"]) == 0
    text = policy.headers(SITE)["Content-Security-Policy"]
    assert capsys.readouterr().out.splitlines()[0] == f'add_header Content-Security-Policy "{text}" always;'


def test_nginx_knows_every_kind_of_file_of_the_site():
    block = re.search(r"types \{(.*?)\}", (ROOT / "hosting/nginx.conf").read_text("utf-8"), re.S)[1]
    known = {f".{suffix}": row.split()[0] for row in block.strip().split(";") if row.strip() for suffix in row.split()[1:]}
    assert known == {suffix: kind.partition(";")[0] for suffix, kind in types.TYPES.items()}
    kinds = {path.suffix for path in SITE.rglob("*") if path.is_file()} - {"", ".img", ".part", ".br"}
    assert kinds <= set(known)


def steps(name):
    """Give the commands of a workflow, in their order."""
    return hosting.commands(name, yaml.safe_load((ROOT / name).read_text("utf-8")))


@pytest.mark.parametrize("name", hosting.WORKFLOWS)
def test_a_workflow_tests_and_builds_with_targets_that_exist(name):
    made = [command.split()[1] for command in steps(name) if command.startswith("make ")]
    assert made == ["test", "site"]
    targets = (ROOT / "Makefile").read_text("utf-8")
    assert all(re.search(rf"^{target}:", targets, re.M) for target in made)


def test_the_page_about_hosting_names_commands_that_there_are():
    text = (ROOT / "HOSTING.md").read_text("utf-8")
    commands = set(re.findall(r"python -m corpus ([a-z-]+)", text))
    known = set(cli.make_parser()._subparsers._group_actions[0].choices)
    assert {"host-check", "pack", "headers"} <= commands <= known
    assert all((ROOT / name).is_file() for name in re.findall(r"`((?:hosting/|\.git)[\w./-]+)`", text))
