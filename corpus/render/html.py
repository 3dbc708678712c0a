"""Small pieces of HTML: escaping, suit signs, amounts, slugs, JSON inside a page."""

from __future__ import annotations

import json
import re
from html import escape as _escape
from typing import Any

SUITS = {"♠": "s", "♣": "c", "♦": "d", "♥": "h"}
TEXT_SIGN = "\ufe0e"
NBSP = "\u00a0"

ICON = '<link rel="icon" href="../../assets/theme/logo.svg">'
"""The icon, for pages of our own two folders deep: where none is named browsers ask the host for /favicon.ico."""

_SIGN = re.compile(f"([♠♣♦♥]){TEXT_SIGN}?")
_SUM = re.compile(r"\d[\d\u00a0]*(?: [+−×=:] ?\d[\d\u00a0]*)+")
_LONGEST_SUM = 24
"""A longer sum breaks before its signs: a phone has no room for it in one piece."""
_LATIN = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "a b v g d e e zh z i j k l m n o p r s t u f h c ch sh shh  y  e yu ya".split(" "),
        strict=True,
    )
)
_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|!])")


def escape(text: str) -> str:
    """Escape text for HTML content and attributes."""
    return _escape(text, quote=True)


def signs(html: str) -> str:
    """Mark up every suit sign, so that it has its colour and is never an emoji."""
    return _SIGN.sub(lambda m: f'<span class="zs-suit zs-{SUITS[m[1]]}">{m[1]}{TEXT_SIGN}</span>', html)


def plain_signs(text: str) -> str:
    """Keep suit signs from becoming emoji where no markup is possible."""
    return _SIGN.sub(lambda m: m[1] + TEXT_SIGN, text)


def _held(found: re.Match[str]) -> str:
    """Keep a short sum in one piece, and in a long one every sign with its number."""
    return found[0].replace(" ", NBSP) if len(found[0]) <= _LONGEST_SUM else re.sub(r"(?<=[+−×=:]) ", NBSP, found[0])


def inline(text: str) -> str:
    """Turn plain text into HTML with suit signs; a sum like 8 + 3 = 11 does not break."""
    return signs(escape(_SUM.sub(_held, text)))


def amount(value: Any) -> str:
    """Write a number as the table would read it: 2 000, −50."""
    if isinstance(value, bool):
        return "да" if value else "нет"
    if isinstance(value, int):
        digits = f"{abs(value):,}".replace(",", NBSP)
        return f"−{digits}" if value < 0 else digits
    return str(value)


def slug(text: str) -> str:
    """Make a Latin anchor of a Russian heading."""
    latin = "".join(_LATIN.get(letter, letter) for letter in text.casefold())
    return re.sub(r"[^a-z0-9]+", "-", latin).strip("-") or "x"


def in_heading(text: str) -> str:
    """Write plain text so that a Markdown heading shows it as it is, suit signs marked up."""
    escaped = _MARKDOWN.sub(r"\\\1", text.replace("&", "&amp;"))
    return signs(escaped.replace(r"\<", "&lt;").replace(r"\>", "&gt;"))


def json_data(value: Any, kind: str = "application/json", css: str = "") -> str:
    """Put JSON into the page as data; nothing in it can close the element or start another."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for sign, code in (("&", "\\u0026"), ("<", "\\u003c"), (">", "\\u003e"), ("\u2028", "\\u2028")):
        text = text.replace(sign, code)
    mark = f' class="{css}"' if css else ""
    return f'<script type="{kind}"{mark}>{text}</script>'


def json_script(value: Any) -> str:
    """Put the data of a widget into the page."""
    return json_data(value)


def details(css: str, summary: str, content: str) -> str:
    """Make a folded part."""
    return f'<details class="{css}"><summary>{summary}</summary>{content}</details>'


def bullet_list(entries: list[str], css: str = "") -> str:
    """Make an unordered list of HTML entries."""
    mark = f' class="{css}"' if css else ""
    return f"<ul{mark}>" + "".join(f"<li>{entry}</li>" for entry in entries) + "</ul>"


def front_matter(**fields: object) -> str:
    """Write a front matter; JSON values are YAML values too."""
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items() if value]
    return "\n".join(["---", *lines, "---", ""])
