"""What the site ships of others: the page «Лицензии» with their notices, and the bill of materials, both made from the packages.

Packages are read where they are installed; what carries no text of its licence has it in `corpus/licences/`, as its authors give it. A
package that stands in a bundle and is not listed here, or whose text is nowhere, fails the build.
"""

from __future__ import annotations

import json
import re
import uuid
from dataclasses import dataclass
from html import escape
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.contact import OrganizationalEntity
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from corpus.config import SITE, version

BUNDLED = {
    "pyodide": "Python в странице",
    "lit": "элементы на странице",
    "lit-element": "элементы на странице",
    "lit-html": "элементы на странице",
    "@lit/reactive-element": "элементы на странице",
    "@fontsource-variable/literata": "шрифт Literata",
    "@fontsource-variable/onest": "шрифт Onest",
}
"""Packages of npm whose files, whole or in parts, are files of the site."""

IN_THEME = {
    "clipboard": ("MIT", "копирование", ""),
    "escape-html": ("MIT", "запись HTML", ""),
    "focus-visible": ("W3C-20150513", "рамка вокруг выбранного", ""),
    "lunr": ("MIT", "поиск", ""),
    "lunr-languages": ("MPL-1.1", "поиск по-русски", ""),
    "rxjs": ("Apache-2.0", "события темы", ""),
    "tslib": ("0BSD", "события темы", ""),
    "@mdi/svg": ("Apache-2.0", "значки темы", "material"),
    "@primer/octicons": ("MIT", "значки темы", "octicons"),
}
"""Packages that the theme carries inside its own files: licence, what they do, and the theme's folder of icons with their licence."""


_NOTICE = re.compile(r"/\*[\s\S]*?\*/")
_LEGAL = re.compile(r"copyright|\(c\)|licen[cs]e", re.I)


class Missing(Exception):
    """Something is shipped whose licence nobody has written down."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """One thing of others that the site ships."""

    kind: str
    name: str
    version: str
    licence: str
    what: str
    notice: str
    """The notices and the text of the licence, as the package carries them; empty where they are found nowhere."""

    @property
    def purl(self) -> PackageURL:
        """Name the package as the whole world does, without an address."""
        space, _, name = self.name.rpartition("/")
        return PackageURL(self.kind, space or None, name, self.version or None)


def _own_text(root: Path, name: str) -> list[str]:
    """Give the text of a licence that its package does not carry along."""
    file = root / "corpus" / "licences" / f"{name}.txt"
    return [file.read_text("utf-8")] if file.is_file() else []


def _npm(root: Path, name: str, what: str) -> Shipped:
    folder = root / "node_modules" / name
    said = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [path.read_text("utf-8") for path in sorted(folder.glob("LICEN[CS]E*"))] or _own_text(root, name)
    return Shipped("npm", name, said["version"], said["license"], what, "\n\n".join(texts))


def _pypi(name: str, licence: str, what: str) -> Shipped:
    found: Distribution = distribution(name)
    files = [file for file in found.files or [] if re.search(r"\.dist-info/(?:licenses/)?LICEN[CS]E", str(file))]
    return Shipped("pypi", name, found.version, licence, what, "\n\n".join(file.read_text("utf-8") for file in files))


def _cpython(root: Path) -> Shipped:
    lock = json.loads((root / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    text = "".join(_own_text(root, "cpython"))
    return Shipped("generic", "cpython", lock["info"]["python"], "PSF-2.0", "Python в странице", text)


def _in_theme(root: Path, name: str, notices: str) -> Shipped:
    licence, what, folder = IN_THEME[name]
    icons = [(theme_scripts().parents[1] / ".icons" / folder / "LICENSE").read_text("utf-8")] if folder else []
    texts = [notices, *icons, *_own_text(root, name)]
    return Shipped("npm", name, "", licence, what, "\n\n".join(filter(None, texts)))


def shipped(root: Path) -> list[Shipped]:
    """List everything of others that stands in the site, with the notices of the packages."""
    found = [_cpython(root), *(_npm(root, name, what) for name, what in BUNDLED.items())]
    found.append(_pypi("mkdocs-material", "MIT", "оформление и поиск"))
    notices = in_maps(theme_scripts())
    return found + [_in_theme(root, name, notices.get(name, "")) for name in IN_THEME]


def theme_scripts() -> Path:
    """Find the scripts of the theme where it is installed."""
    return Path(str(distribution("mkdocs-material").locate_file("material/templates/assets/javascripts")))


def in_maps(folder: Path) -> dict[str, str]:
    """Name the packages that the source maps of a folder's scripts tell of, each with the notices in its sources."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.js.map")):
        told = json.loads(path.read_text("utf-8"))
        for source, text in zip(told["sources"], told.get("sourcesContent") or [""] * len(told["sources"]), strict=True):
            if inside := re.search(r"node_modules/((?:@[^/]+/)?[^/]+)", source):
                notices = found.setdefault(inside[1], [])
                notices += [one for one in _NOTICE.findall(text or "") if _LEGAL.search(one) and one not in notices]
    russian = folder / "lunr" / "min" / "lunr.ru.min.js"
    if russian.is_file():
        found["lunr-languages"] = _NOTICE.findall(russian.read_text("utf-8"))[:1]
    return {name: "\n\n".join(notices) for name, notices in found.items()}


def verify(root: Path, bundled: set[str], theme: Path) -> list[Shipped]:
    """Give what is shipped; raise Missing where something of the bundles or of the theme is not listed or has no notice."""
    unknown = sorted(bundled - BUNDLED.keys()) + sorted(in_maps(theme).keys() - IN_THEME.keys())
    if unknown:
        raise Missing(f"в сайте стоят пакеты, которых нет в списке лицензий: {', '.join(unknown)}")
    found = shipped(root)
    silent = [one.name for one in found if not one.licence or not one.notice.strip()]
    if silent:
        raise Missing(f"нет текста лицензии: {', '.join(silent)}")
    return found


def page(root: Path, found: list[Shipped]) -> str:
    """Write the page «Лицензии» as Markdown."""
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{escape(one.version)}</td><td>{escape(one.what)}</td><td>{escape(one.licence)}</td></tr>"
        for one in found
    )
    texts = "".join(_folded(f"{one.name} {one.version}".strip() + f": {one.licence}", one.notice) for one in found)
    own = "".join(
        _folded(title, (root / name).read_text("utf-8"))
        for title, name in (("Код: лицензия MIT", "LICENSE"), ("Текст: CC BY 4.0", "LICENSE-TEXT"))
    )
    front = '---\ntitle: "Лицензии"\ndescription: "На каких условиях можно брать текст и код и чьи программы и шрифты стоят в сайте"\n'
    return f"""{front}search:
  exclude: true
---

# Лицензии

Версия {version(root)}. Код написан для этого сайта и отдаётся по лицензии MIT, текст правил, словаря и разночтений — по лицензии
Creative Commons «С указанием авторства» 4.0 (CC BY 4.0): берите, меняйте и печатайте, назвав «{SITE}» и адрес правила. Карты и
знаки мастей нарисованы для этого сайта и отдаются вместе с кодом.

{own}

## Что здесь чужого {{ #others }}

Всё это лежит на том же узле, что и страницы. Исходный текст пакетов MPL не изменён и доступен под их именами в npm.

<div class="zs-scroll" tabindex="0" role="region" aria-label="Таблица"><table class="zs-tab"><thead><tr><th>Пакет</th><th>Версия</th><th>Что делает</th><th>Лицензия</th></tr></thead><tbody>{rows}</tbody></table></div>

## Тексты лицензий {{ #texts }}

{texts}
"""


def _folded(title: str, text: str) -> str:
    """Fold a text away under its title."""
    return f'<details class="zs-fold"><summary>{escape(title)}</summary>{_verbatim(text)}</details>'


def _verbatim(text: str) -> str:
    """Keep a text as it is: in one line of HTML, so that no Markdown is seen in it."""
    return "<pre>" + escape(text.strip()).replace("\n", "&#10;") + "</pre>"


def bill(root: Path, found: list[Shipped]) -> str:
    """Write the bill of materials: CycloneDX, what the site ships, and what it was built with as excluded from it."""
    licences = LicenseFactory()
    holder = OrganizationalEntity(name=SITE)
    whole = Component(
        name="zelyonoe-sukno", version=version(root), type=ComponentType.APPLICATION, supplier=holder, bom_ref="site"
    )
    whole.licenses.add(licences.make_from_string("MIT AND CC-BY-4.0"))
    parts = [
        Component(
            name=one.name,
            version=one.version or None,
            type=ComponentType.LIBRARY,
            scope=ComponentScope.REQUIRED,
            purl=one.purl,
            bom_ref=one.purl.to_string(),
            licenses=[licences.make_from_string(one.licence)],
        )
        for one in found
    ]
    known = {(one.kind, one.name) for one in found}
    for kind, name, number in _tools(root):
        if (kind, name) not in known:
            known.add((kind, name))
            space, _, last = name.rpartition("/")
            purl = PackageURL(kind, space or None, last, number)
            parts.append(
                Component(
                    name=name,
                    version=number,
                    type=ComponentType.LIBRARY,
                    scope=ComponentScope.EXCLUDED,
                    purl=purl,
                    bom_ref=purl.to_string(),
                )
            )
    bom = Bom(components=parts)
    bom.metadata.component = whole
    bom.register_dependency(whole, parts)
    # The same site has the same bill: no moment, and a number that follows from the content.
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_OID, "\n".join([*sorted(str(one.purl) for one in parts), version(root)]))
    written: dict[str, Any] = json.loads(JsonV1Dot6(bom).output_as_string())
    written["metadata"].pop("timestamp", None)
    written.pop("$schema", None)
    return json.dumps(written, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _tools(root: Path) -> list[tuple[str, str, str]]:
    """List what the site is built with: the pinned packages of Python and of Node."""
    pinned = re.findall(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)", (root / "requirements/site.txt").read_text("utf-8"), re.M)
    found = [("pypi", re.sub(r"[-_.]+", "-", name).lower(), number) for name, number in pinned]
    lock = json.loads((root / "package-lock.json").read_text("utf-8"))["packages"]
    return found + [
        ("npm", path.rpartition("node_modules/")[2], str(entry["version"]))
        for path, entry in lock.items()
        if path and not entry.get("optional")
    ]
