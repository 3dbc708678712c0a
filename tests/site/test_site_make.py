"""What a newcomer sees: one clear line where the machine lacks something."""

import json
import os
import re
import shutil
import subprocess
import sys

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


def test_a_whole_browser_serves_where_no_other_may_be_installed(machine):
    run = machine[1]("chromium", **{"chromium": "exit 0", "apt-get": "exit 1", "id": "echo 1000"})
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_the_browser_without_windows_is_put_beside_a_whole_one_where_it_may_be(machine, tmp_path):
    asked = tmp_path / "asked"
    run = machine[1]("chromium", **{"chromium": "exit 0", "apt-get": f'echo "$@" >> {asked}', "id": "echo 0"})
    assert run.returncode == 0
    assert "chromium chromium-headless-shell" in asked.read_text(encoding="utf-8")
    asked.unlink()
    failing = machine[1]("chromium", **{"chromium": "exit 0", "apt-get": "exit 1", "id": "echo 0"})
    assert failing.returncode == 0


def test_the_browser_of_the_tests_is_said_and_may_be_chosen(tmp_path):
    wrapper(tmp_path / "my-browser", "echo Own Browser 1.0")

    def say(chosen):
        environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "ZS_BROWSER": chosen}
        return subprocess.run(
            [sys.executable, "tests/chromium.py"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )

    assert say("my-browser").stdout == f"Браузер проверок: {tmp_path}/my-browser (Own Browser 1.0)\n"
    assert (say("none").returncode, say("none").stderr) == (1, "ZS_BROWSER=none: такого браузера нет\n")


def test_make_test_says_its_browser_before_anything_else():
    run = subprocess.run(["make", "--dry-run", "test"], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    said = next(number for number, line in enumerate(lines) if "tests/chromium.py" in line)
    assert [line for line in lines[:said] if "pytest" in line or "mkdocs" in line or "ruff" in line] == []


def test_the_gate_installs_what_the_proofs_are_installed_from():
    run = subprocess.run(["make", "--dry-run", "--always-make", "locks"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "requirements/proof.txt" in run.stdout and "cd tests/proof && npm ci" in run.stdout
    assert re.search(r"^test:.*\n(\t.*\n)*\t.*MAKE.* locks$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)


def test_no_lock_leaves_a_version_to_the_day_of_its_installation():
    for folder in (ROOT, ROOT / "tests" / "proof"):
        overrides = json.loads((folder / "package.json").read_text(encoding="utf-8")).get("overrides", {})
        lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
        wanted = {
            name: version
            for package in lock["packages"].values()
            for name, version in package.get("dependencies", {}).items()
            if version == "latest" and name not in overrides
        }
        assert wanted == {}


@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "requirements").glob("*.txt")))
def test_every_pinned_package_has_the_hashes_of_its_files_and_pip_demands_them(name):
    text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.-]+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})*", text, re.M)
    assert len(pins) > 10 and all(pins)
    assert re.findall(r"^[\w.-]+(?!.*==)[<>~].*$", text, re.M) == []
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    (line,) = re.findall(rf"^.*pip install.*--requirement requirements/{name}\.txt.*$", make, re.M)
    assert "--require-hashes" in line


def test_make_without_a_target_tells_what_there_is():
    run = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert [line.split()[1] for line in run.stdout.splitlines()] == ["serve", "test", "game", "site", "proof"]
