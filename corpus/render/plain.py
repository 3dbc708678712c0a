"""A page outside the generator: the page of a rule, of a §, of a rule as an earlier edition had it. No inline script."""

from __future__ import annotations

from corpus.book import Book
from corpus.config import LICENCE, SITE
from corpus.render.html import escape, inline


def meta(**fields: str) -> str:
    """Write `<meta>` elements; a name with a colon is a property of OpenGraph."""
    lines = []
    for name, value in fields.items():
        kind = "property" if ":" in name else "name"
        if value:
            lines.append(f'<meta {kind}="{escape(name)}" content="{escape(value)}">')
    return "\n".join(lines)


def document(
    title: str, address: str, body: str, book: Book, *, head: str = "", canonical: str = "", indexed: bool = True
) -> str:
    """Write a whole page at an address below the root; it reads without scripts."""
    base = "../" * address.count("/")
    robots = "" if indexed else '<meta name="robots" content="noindex">'
    own = canonical or address
    return "\n".join(
        part
        for part in (
            '<!doctype html>\n<html lang="ru" class="zs-plain"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)} — {SITE}</title>{robots}",
            f'<link rel="canonical" href="{escape((book.site or base) + own)}">',
            f'<link rel="icon" href="{base}assets/theme/logo.svg">',
            f'<link rel="stylesheet" href="{base}assets/theme/zs.css">',
            f'<link rel="stylesheet" media="print" href="{base}assets/theme/print.css">',
            head,
            f'<script type="module" src="{base}assets/zs/zs.js"></script>',
            f'</head>\n<body class="md-typeset"><script src="{base}assets/zs/plain.js"></script>',
            f'<header class="zs-top"><a href="{base}">{SITE}</a><nav><a href="{base}dispute/">Рассудить спор</a> <a href="{base}glossary/">Словарь</a></nav></header>',
            f"<main>{body}</main>",
            f'<footer class="zs-bottom">{inline(f"«{SITE}», редакция {book.number}")} · <a href="{base}sources/">Источники</a> · '
            f'<a href="{base}editions/">История правок</a> · <a href="{base}licenses/">Лицензии: код MIT, текст {LICENCE}</a></footer>',
            "</body></html>\n",
        )
        if part
    )
