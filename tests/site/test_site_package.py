"""One version and its licences everywhere; the wheel is the same every time and gives a command; the bill names what is shipped."""

import hashlib
import json
import re
import subprocess
import sys
import tomllib
import zipfile

import pytest
import yaml
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from site_pages import ROOT, SITE, pages

from corpus import config
from corpus.editions import frozen_editions
from corpus.host import licences
from widgets import wheel as builder

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LIBRARY = SITE / "assets/zs/lib"


def package(path):
    return json.loads((ROOT / path).read_text("utf-8"))


def test_there_is_one_version_and_it_begins_with_the_edition():
    version = config.version(ROOT)
    edition, _, _ = version.split(".")
    assert int(edition) == max(one.number for one in frozen_editions(ROOT))
    assert {package(name)["version"] for name in ("package.json", "tests/proof/package.json")} == {version}
    assert {package(name)["packages"][""]["version"] for name in ("package-lock.json", "tests/proof/package-lock.json")} == {
        version
    }
    assert re.search(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)[1] == version
    assert [path.name for path in LIBRARY.glob("*.whl")] == [f"rules_py-{version}-py3-none-any.whl"]
    assert package_of_bill()["version"] == version
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (citation["version"], citation["authors"]) == (version, [{"name": "Зелёное сукно"}])
    assert f"Версия {version}." in " ".join(pages()["licenses/index.html"].text)


def test_code_and_text_have_their_licences_and_every_place_names_them():
    assert (ROOT / "LICENSE").read_text("utf-8").startswith("MIT License\n\nCopyright (c) 2026 «Зелёное сукно»")
    assert "Attribution 4.0 International" in (ROOT / "LICENSE-TEXT").read_text("utf-8")
    assert PROJECT["license"] == "MIT" and PROJECT["authors"] == [{"name": "Зелёное сукно"}]
    assert {package(name)["license"] for name in ("package.json", "tests/proof/package.json")} == {"MIT"}
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "LICENSE-TEXT" in readme and "CC BY 4.0" in readme and "MIT" in readme
    alone = ("404.html", "print/")  # pages without the foot: the one for no address, sheets of paper
    feet = [path for path, page in pages().items() if not path.startswith(alone) and "CC BY 4.0" not in " ".join(page.text)]
    assert feet == []


def bill():
    return json.loads((SITE / "sbom.cdx.json").read_text("utf-8"))


def package_of_bill():
    return bill()["metadata"]["component"]


def test_the_bill_of_materials_is_valid_and_names_packages_without_addresses():
    text = (SITE / "sbom.cdx.json").read_text("utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    assert "://" not in text
    assert package_of_bill()["supplier"] == {"name": "Зелёное сукно"}
    parts = {one["purl"]: one for one in bill()["components"]}
    shipped = {purl for purl, one in parts.items() if one["scope"] == "required"}
    assert {one.purl.to_string() for one in licences.shipped(ROOT)} == shipped
    assert all(parts[purl]["licenses"] for purl in shipped)
    assert any(purl.startswith("pkg:pypi/mkdocs@") for purl in parts) and any(
        purl.startswith("pkg:npm/esbuild@") for purl in parts
    )


def test_the_page_shows_the_notice_of_everything_that_the_site_ships():
    text = " ".join(pages()["licenses/index.html"].text)
    for one in licences.shipped(ROOT):
        assert one.name in text and one.licence in text
        assert one.notice.strip().splitlines()[0].strip() in text
        assert f"{one.name} {one.version}: {one.licence}".replace(" :", ":") in text
    words = " ".join(text.split())
    for part in (
        "SIL OPEN FONT LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Mozilla Public License Version 2.0",
        "MOZILLA PUBLIC LICENSE Version 1.1",
        "Apache License Version 2.0",
        "Pictogrammers Free License",
        "GitHub Inc.",
        "THIS WORK IS PROVIDED",
    ):
        assert part in words, part


def test_a_package_that_nobody_listed_fails_the_build(tmp_path):
    scripts = licences.theme_scripts()
    with pytest.raises(licences.Missing, match="left-pad"):
        licences.verify(ROOT, {"lit", "left-pad"}, scripts)
    (tmp_path / "a.js.map").write_text('{"sources": ["../node_modules/@new/thing/index.js"]}', "utf-8")
    with pytest.raises(licences.Missing, match="@new/thing"):
        licences.verify(ROOT, set(), tmp_path)
    assert licences.verify(ROOT, set(json.loads((ROOT / "build/shipped.json").read_text("utf-8"))), scripts)


def test_a_package_whose_notice_is_nowhere_fails_the_build(monkeypatch):
    scripts = licences.theme_scripts()
    assert {one.name for one in licences.shipped(ROOT)} >= {"pyodide", "cpython", "rxjs"}
    monkeypatch.setattr(licences, "_own_text", lambda root, name: [])
    with pytest.raises(licences.Missing, match="нет текста лицензии: cpython, pyodide, focus-visible, rxjs"):
        licences.verify(ROOT, set(), scripts)


def test_only_the_search_of_our_language_is_shipped():
    names = {path.name for path in (SITE / "assets/javascripts/lunr").rglob("*.js")}
    assert names == {"lunr.ru.min.js", "lunr.stemmer.support.min.js", "lunr.multi.min.js"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "widgets/wheel.py", str(folder), "--compare"]
    # new files of this machine are nobody else's to read: that must not come into the wheel
    run = subprocess.run(command, cwd=ROOT, umask=0o077, capture_output=True, text=True, check=True)
    assert "pyodide build: " in run.stdout
    (made,) = folder.glob("*.whl")
    return made


def test_the_wheel_is_the_same_to_the_byte_every_time(wheel):
    assert wheel.read_bytes() == (LIBRARY / wheel.name).read_bytes()
    lock = json.loads((LIBRARY / "pyodide-lock.json").read_text("utf-8"))
    assert lock == json.loads((wheel.parent / "pyodide-lock.json").read_text("utf-8"))
    (entry,) = lock["packages"].values()
    assert (entry["name"], entry["imports"], entry["depends"]) == ("rules-py", ["rules_py"], [])
    assert entry["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()


PYODIDE = {
    "none": None,
    "no environment": "exit 1",
    "a build that fails": '[ "$1" = config ]',
    "another wheel": '[ "$1" = config ] || { /bin/mkdir dist && echo x > dist/x.whl; }',
}
SAID = {
    "none": (0, "нет pyodide-build или его окружения, колёса не сравнивались"),
    "no environment": (0, "нет pyodide-build или его окружения, колёса не сравнивались"),
    "a build that fails": (1, "колесо не собралось, сравнивать не с чем"),
    "another wheel": (1, "колесо ДРУГОЕ"),
}


@pytest.mark.parametrize("kind", PYODIDE)
def test_one_true_line_says_what_came_of_the_other_builder(kind, tmp_path, monkeypatch, capsys):
    if PYODIDE[kind] is not None:
        tool = tmp_path / "pyodide"
        tool.write_text(f"#!/bin/sh\n{PYODIDE[kind]}\n", encoding="utf-8")
        tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(builder, "PARTS", ("pyproject.toml", "LICENSE"))
    assert (builder.compare("rules_py.whl", b""), capsys.readouterr().out) == (
        SAID[kind][0],
        f"  pyodide build: {SAID[kind][1]}\n",
    )


def test_the_wheel_holds_the_whole_core_and_its_licence(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "rules_py").rglob("*.py")} <= inside
    assert any(name.endswith("licenses/LICENSE") for name in inside)
    assert not any(name.startswith(("corpus", "tests", "widgets")) for name in inside)


def test_the_installed_wheel_gives_a_command(wheel, tmp_path):
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(tmp_path), str(wheel)]
    subprocess.run(pip, check=True, capture_output=True)
    run = subprocess.run(
        [sys.executable, str(tmp_path / "bin/rules-py"), "games"],
        env={"PYTHONPATH": str(tmp_path), "PATH": ""},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "sixty-six          Шестьдесят шесть, игроков: 2\n" in run.stdout
