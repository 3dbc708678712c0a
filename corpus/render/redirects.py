"""Permanent addresses: `/r/ID/` for every id that was ever used."""

from __future__ import annotations

from corpus.book import Book, chapter_address
from corpus.render.html import ICON, escape, plain_signs

GO = """// Go where this address leads, with the question that it carries.
const to = new URL(document.querySelector("link[rel=canonical]").href);
to.search = location.search;
location.replace(to);
"""
"""One script for all addresses, a file of its own: the policy of the site lets no script stand in a page."""


def _document(title: str, target: str, body: str, moves: bool) -> str:
    """Write a page that leads on; it works without scripts, and keeps the query where there are."""
    script = f'<script src="../go.js"></script><meta http-equiv="refresh" content="0; url={escape(target)}">' if moves else ""
    return (
        '<!doctype html>\n<html lang="ru"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><meta name="robots" content="noindex">{ICON}'
        f'<link rel="canonical" href="{escape(target)}">{script}</head>\n<body>{body}</body></html>\n'
    )


def redirects(book: Book) -> dict[str, str]:
    """Make the pages of all ids: path below the root -> HTML."""
    edition = book.edition
    waived = {waiver.id: waiver.reason for waiver in edition.data.waivers}
    found = {"r/go.js": GO}
    for name in sorted({*edition.data.registry, *edition.holder}):
        game = edition.text.games.get(name.partition(".")[0])
        rule = edition.resolve(name)
        path = f"r/{name}/index.html"
        if rule is not None:
            target = f"../../{chapter_address(rule.game, rule.chapter)}#{rule.anchor}"
            title = plain_signs(f"{edition.text.games[rule.game].title}, {rule.number}")
            body = f'<p><a href="{escape(target)}">{escape(title)}</a></p>'
            found[path] = _document(title, target, body, moves=True)
        elif game is not None:
            target = f"../../{chapter_address(game.slug, 'index')}"
            why = f"Не вошло в текст: {waived[name]}" if name in waived else "Правило снято; его номер не занят другим."
            body = f'<p>{escape(name)}. {escape(why)}</p><p><a href="{escape(target)}">{escape(game.title)}</a></p>'
            found[path] = _document(game.title, target, body, moves=False)
    return found
