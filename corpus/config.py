"""The few settings that pages and citations share; the address of the site comes from `mkdocs.yml`."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

SITE = "Зелёное сукно"
SUBTITLE = "правила карточных игр"
LICENCE = "CC BY 4.0"
LICENCE_URL = "https://creativecommons.org/licenses/by/4.0/"
"""The licence of the texts of the edition."""

_SITE_URL = re.compile(r"^site_url:[ \t]*(.*?)[ \t]*$", re.M)
_ENV = re.compile(r"^!ENV[ \t]*\[?[ \t]*(\w+)[ \t]*(?:,[ \t]*(.*?))?[ \t]*\]?$")


def version(root: Path) -> str:
    """Give the version of the whole: edition, minor, patch; wheel, site and bill of materials bear the same."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def site_url(root: Path) -> str:
    """Give the address of the site, with a slash at its end; nothing where it is not set."""
    path = root / "mkdocs.yml"
    match = _SITE_URL.search(path.read_text(encoding="utf-8")) if path.exists() else None
    value = match[1] if match else ""
    variable = _ENV.match(value)
    if variable is not None:
        value = os.environ.get(variable[1]) or variable[2] or ""
    value = value.strip("\"' ")
    return value.rstrip("/") + "/" if value and value != "null" else ""
