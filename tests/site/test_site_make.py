"""What a newcomer sees: one clear line where the machine lacks something."""

import os
import shutil
import subprocess

import pytest
from site_pages import ROOT

PYTHON = 'case "$2" in *version_info*) echo True;; *) exit 0;; esac'
OLD_NODE = 'case "$1" in --version) echo v18.1.0;; *) exit 1;; esac'


def wrapper(path, script):
    """Write a command; always a file of the test's own, never a link to the system's."""
    assert not path.is_symlink()
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path):
    """Give a machine with chosen commands only."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("sh", "mkdir", "touch", "echo", "env", "find", "grep", "printf"):
        wrapper(tools / name, f'exec {shutil.which(name)} "$@"')

    def run(target, *arguments, **commands):
        for name, script in commands.items():
            wrapper(tools / name, script)
        return subprocess.run(
            [shutil.which("make"), "--no-print-directory", target, f"STAMPS={tmp_path}/stamps", *arguments],
            cwd=ROOT,
            env={"PATH": str(tools), "HOME": os.environ.get("HOME", "/")},
            capture_output=True,
            text=True,
            check=False,
        )

    return lambda *arguments, **commands: run(f"{tmp_path}/stamps/machine", *arguments, **commands), run


def first_line(run):
    lines = [line for line in run.stderr.splitlines() if not line.startswith("make")]
    assert run.returncode != 0
    assert len(lines) == 1, run.stderr
    return lines[0]


def test_a_missing_python_is_named(machine):
    assert first_line(machine[0]()) == "Нужен Python 3.11 или новее: apt-get install python3 python3-venv"


def test_an_old_python_is_not_taken(machine):
    assert "Python 3.11" in first_line(machine[0](python3="exit 0"))


def test_a_missing_venv_is_named(machine):
    python = 'case "$2" in *version_info*) echo True;; *) exit 1;; esac'
    assert first_line(machine[0](python3=python)) == "Нужен модуль venv: apt-get install python3-venv"


def test_a_missing_node_is_named(machine):
    assert first_line(machine[0](python3=PYTHON)).startswith("Нужен Node.js 20 или новее: ")


def test_an_old_node_is_named_with_its_version(machine):
    assert first_line(machine[0](python3=PYTHON, node=OLD_NODE)) == (
        "Нужен Node.js 20 или новее, а здесь v18.1.0: https://nodejs.org"
    )


def test_a_missing_npm_is_named(machine):
    assert first_line(machine[0](python3=PYTHON, node="exit 0")) == "Нужен npm: apt-get install npm"


def test_a_missing_browser_is_named_where_it_may_not_be_installed(machine):
    run = machine[1]("chromium", **{"apt-get": "exit 1", "id": "echo 1000"})
    assert first_line(run) == "Нужен Chromium: sudo apt-get install chromium"


def test_make_without_a_target_tells_what_there_is():
    run = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert [line.split()[1] for line in run.stdout.splitlines()] == ["serve", "test", "site", "proof"]
