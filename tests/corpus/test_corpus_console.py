"""Both command lines as processes: whatever happens to the terminal, no traceback and a sentence in Russian."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys

import pytest

from corpus import cli
from corpus.edition import ROOT

HEEDS = ("env", "--default-signal=INT")
"""A process that ends at Ctrl+C even where the tests themselves run in the background of a shell."""
ASCII = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
SURROGATE = b"\xff"
"""A byte that is no letter: Python reads it from the command line as a lone surrogate."""


def run(module, *arguments, stdout=subprocess.PIPE, stdin=None, **environment):
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=stdout,
        stderr=subprocess.PIPE,
        input=stdin,
        check=False,
    )


@pytest.mark.parametrize("module", ["rules_py", "corpus"])
def test_a_terminal_that_knows_only_ascii_gets_unicode(module):
    arguments = ("games",) if module == "rules_py" else ("show", "vint.147")
    done = run(module, *arguments, **ASCII)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "инт" in done.stdout.decode("utf-8")


def test_a_terminal_that_lacks_a_letter_shows_it_as_an_escape():
    done = run("rules_py", "calc", "sixty-six.cards", '{"cards": "♠Т"}', PYTHONIOENCODING="koi8-r")
    assert done.returncode == 0
    assert "очков" in done.stdout.decode("koi8-r")


@pytest.mark.parametrize(
    ("module", "arguments", "status"),
    [
        ("rules_py", ("calc", SURROGATE), 1),
        ("rules_py", ("judge", "sixty-six", SURROGATE, "close"), 1),
        ("rules_py", ("calc", "sixty-six.cards", '{"cards": "\\ud800"}'), 1),
        ("rules_py", ("calc", "sixty-six.cards", '{"cards": "\\ud800"}', "--json"), 1),
        ("corpus", ("show", SURROGATE), 2),
        ("corpus", (SURROGATE,), 2),
        ("corpus", ("host-check", b"http://" + SURROGATE), 2),
        ("corpus", ("host-check", b"http://127.0.0.1:9/" + SURROGATE), 2),
    ],
)
def test_a_letter_that_is_none_is_refused(module, arguments, status):
    encoded = [one if isinstance(one, bytes) else one.encode("utf-8", "surrogateescape") for one in arguments]
    done = run(module, *encoded)
    assert done.returncode == status
    assert b"Traceback" not in done.stderr


def test_an_input_that_is_no_unicode_is_refused():
    done = run("rules_py", "dispute", "-", stdin=SURROGATE)
    assert (done.returncode, done.stderr.decode()) == (1, "dispute: Спор: на входе не UTF-8\n")


@pytest.mark.parametrize(("module", "command"), [("rules_py", "calculators"), ("corpus", "check")])
def test_a_reader_who_has_seen_enough_may_close_the_pipe(module, command):
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = run(module, command, stdout=closed)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("module", "arguments"),
    [("rules_py", ("games",)), ("corpus", ("show", "vint.147")), ("rules_py", ("--help",)), ("corpus", ("--help",))],
)
def test_a_full_disk_is_said(module, arguments):
    with open("/dev/full", "wb") as full:
        done = run(module, *arguments, stdout=full)
    assert (done.returncode, done.stderr.decode()) == (1, "Вывод не записан: на диске нет места\n")


@pytest.mark.parametrize(("module", "arguments"), [("rules_py", ("games",)), ("corpus", ("show", "vint.147"))])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_is_no_trouble(module, arguments, closed):
    line = f'exec "$@" {closed}'
    done = subprocess.run(
        ["sh", "-c", line, "sh", sys.executable, "-m", module, *arguments], cwd=ROOT, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert bool(done.stdout) == (">&-" not in closed.split())


def test_an_input_that_is_closed_is_refused():
    line = 'exec "$@" <&-'
    command = ["sh", "-c", line, "sh", sys.executable, "-m", "rules_py", "dispute", "-"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr.decode()) == (1, "dispute: Спор: данные повреждены, это не JSON\n")


@pytest.mark.parametrize("module", ["rules_py", "corpus"])
def test_ctrl_c_ends_a_command_that_has_not_begun(module, tmp_path):
    (tmp_path / "argparse.py").write_text("raise KeyboardInterrupt\n", "utf-8")
    done = run(module, "games", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_a_file_that_cannot_be_written_is_named():
    done = run("corpus", "export", "--json", "/dev/null/edition.json")
    assert done.returncode == 1
    assert done.stderr.decode() == "/dev/null: там уже есть файл\n"


def test_ctrl_c_ends_a_command_without_a_word():
    with subprocess.Popen(
        [*HEEDS, sys.executable, "-m", "rules_py", "play", "vint", "--games", "100000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as playing:
        assert playing.stdout.readline().startswith(b"{")
        playing.send_signal(signal.SIGINT)
        _, errors = playing.communicate(timeout=60)
    assert (playing.returncode, errors) == (130, b"\n")


def test_ctrl_c_ends_the_server_without_a_word(tmp_path):
    (tmp_path / "index.html").write_text("<p>", "utf-8")
    with subprocess.Popen(
        [*HEEDS, sys.executable, "-m", "corpus", "serve", str(tmp_path), "--port", "0"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as serving:
        assert "Сайт открыт: http://127.0.0.1:" in serving.stdout.readline().decode()
        serving.send_signal(signal.SIGINT)
        _, errors = serving.communicate(timeout=60)
    assert (serving.returncode, errors) == (0, b"")


@pytest.mark.parametrize("port", ["-1", "65536", "99999999999"])
def test_a_port_that_does_not_exist_is_refused(tmp_path, port):
    (tmp_path / "index.html").write_text("<p>", "utf-8")
    done = run("corpus", "serve", str(tmp_path), f"--port={port}")
    assert (done.returncode, done.stderr.decode()) == (2, f"Порта {port} не бывает: укажите число от 0 до 65535\n")


@pytest.mark.parametrize("host", [SURROGATE, b"nowhere.invalid", b"192.0.2.1"])
def test_a_host_that_this_machine_has_not_is_refused(tmp_path, host):
    (tmp_path / "index.html").write_text("<p>", "utf-8")
    done = run("corpus", "serve", str(tmp_path), "--port=0", b"--host=" + host)
    said = host.decode(errors="surrogateescape").encode(errors="backslashreplace").decode()
    assert (done.returncode, done.stderr.decode()) == (
        1,
        f"Адреса «{said}» у этой машины нет: укажите, например, 127.0.0.1\n",
    )


def test_a_port_that_is_taken_is_told(tmp_path):
    (tmp_path / "index.html").write_text("<p>", "utf-8")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("corpus", "serve", str(tmp_path), f"--port={port}")
    assert done.returncode == 1
    assert done.stderr.decode().startswith(f"Порт {port} занят: ")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("fly",), "команда: «fly» нет; есть: check, build, "),
        ((), "не хватает: команда"),
        (("show",), "не хватает: id"),
        (("serve", "--port", "x"), "--port: «x» не целое число"),
        (("cite", "vint.1", "--form", "no"), "--form: «no» нет; есть: "),
        (("check", "--game"), "--game: назовите значение"),
        (("nav", "--fly"), "лишнее: --fly"),
    ],
)
def test_a_wrong_command_is_refused_in_russian(capsys, arguments, text):
    with pytest.raises(SystemExit) as ended:
        cli.main(list(arguments))
    assert ended.value.code == 2
    usage, *_, line = capsys.readouterr().err.splitlines()
    assert usage.startswith("Вызов: python -m corpus")
    assert line.startswith(f"Ошибка в команде: {text}")


def test_help_of_the_edition_is_russian(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    out = capsys.readouterr().out
    assert not any(word in out for word in ("usage", "positional", "options", "show this"))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("'': пусто", "поле без имени: напишите имя перед двоеточием"),
        ("~: пусто", "поле без имени: напишите имя перед двоеточием"),
        ("1: число", "имя поля «1» читается не как текст: возьмите его в кавычки"),
        ("true: да", "имя поля «true» читается не как текст: возьмите его в кавычки"),
        ("[a, b]: список", "имя поля должно быть текстом, а не списком и не набором полей"),
        ("given: {1: x}", "имя поля «1» читается не как текст: возьмите его в кавычки"),
    ],
)
def test_a_key_that_is_empty_or_no_text_gets_its_message(world, line, text):
    source = world.read("docs/toy/rules.md")
    start = source.index("/// rule | toy.1\n") + len("/// rule | toy.1\n")
    world.write("docs/toy/rules.md", f"{source[:start]}    {line}\n{source[start:]}")
    number = source[:start].count("\n") + 1
    assert any(f"docs/toy/rules.md:{number}:" in one and text in one for one in world.problems()), world.problems()
