"""Render what is known of the scans: how much of each page can be read, and the place for the reader's own file."""

from __future__ import annotations

import json

from corpus.book import Book
from corpus.model import Rule
from corpus.render.context import Page
from corpus.render.html import escape, inline
from corpus.scans import Legibility, by_page

FILE = "assets/scans.json"
STEPS = ((0.99, 0), (0.97, 1), (0.94, 2), (0.9, 3), (0.8, 4), (0.0, 5))
"""From which share of sure words on a page has which shade: light is legible, dark is not."""

WORST = 3
"""How many of the worst pages are named in words, of those that read worse than the book."""

GAPS = 400
"""How many gaps between pages the strip's width holds at least: a gap is a line, however few pages share the width."""


def scans_file(book: Book) -> str:
    """Write what the page needs to recognise a reader's file: shapes of lines and first lines of pages, no text."""
    data = book.edition.data
    found = [
        {
            "key": key,
            "title": data.sources[key].short,
            "shapes": "".join(f"{line.shape:04x}" for line in lines),
            "pages": [[page, first] for first, page in data.pages.get(key, [])],
        }
        for key, lines in data.scans.items()
        if key in data.sources
    ]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def _percent(found: Legibility) -> str:
    return f"{found.share:.0%}".replace("%", "\u00a0%")


def strip(key: str, book: Book) -> str:
    """Draw a source as a strip of its pages, light where it can be read and dark where not."""
    data = book.edition.data
    pages = [(page, found) for page, found in by_page(data.scans.get(key, []), data.pages.get(key, [])) if found.words]
    if not pages:
        return ""
    whole = Legibility(*(sum(getattr(found, name) for _, found in pages) for name in ("words", "doubtful", "unread")))
    worst = sorted((each for each in pages if each[1].share < whole.share), key=lambda each: each[1].share)[:WORST]
    named = ", ".join(f"с.\u00a0{page} ({_percent(found)})" for page, found in worst)
    wide = len(pages) * 6
    bar = 6 - min(0.6, wide / GAPS)
    bars = "".join(
        f'<rect class="zs-dark{next(step for least, step in STEPS if found.share >= least)}" x="{number * 6}" width="{bar:.5g}" height="30">'
        f"<title>с.\u00a0{page}: уверенно читается {_percent(found)} слов</title></rect>"
        for number, (page, found) in enumerate(pages)
    )
    said = f"Уверенно читается {_percent(whole)} слов" + (f", хуже всего: {named}." if worst else ".")
    return (
        f'<figure class="zs-pages"><svg viewBox="0 0 {wide} 30" preserveAspectRatio="none" role="img" aria-label="{escape(said)}">{bars}</svg>'
        f"<figcaption>Книга страница за страницей, от с.\u00a0{pages[0][0]} до с.\u00a0{pages[-1][0]}: светлое читается, тёмное нет. "
        f"{inline(said)} Так прочла программа; глаз разбирает больше.</figcaption></figure>"
    )


def own_scan(book: Book) -> str:
    """Offer the reader to open his own file."""
    return (
        '<div class="zs-prose"><p>У кого есть скан одной из этих книг, распознанный в текст, тот может открыть его здесь. Файл остаётся на этом '
        "устройстве и никуда не отправляется; удалить его можно тут же. С этой минуты карточка каждого правила показывает строки, на которых оно "
        "стоит, со страницей и строкой.</p><p>Если кириллица в скане распознана латиницей, его читает команда "
        "<code>python -m corpus restore СКАН --out ТЕКСТ</code>: откройте оба файла вместе, и карточка покажет восстановленный текст, отметив слова, "
        "прочитанные неуверенно. Книга узнаётся по длинам слов в строках: самого текста книг на сайте нет.</p></div>"
        '<div class="zs-own"><zs-scans>Открыть файл можно в браузере с включёнными скриптами.</zs-scans></div>'
    )


def beside(rule: Rule, page: Page) -> str:
    """Make the place on a rule's sheet for the lines of the reader's own book; without one it says what could be seen."""
    if not rule.source:
        return ""
    book = page.book
    pages = "; ".join(f"{book.edition.data.sources[key].short}, с. {numbers}" for key, numbers in book.pages(rule.source))
    lines = ", ".join(map(str, rule.source))
    return (
        f'<div class="zs-scan" data-lines="{escape(lines)}" data-pages="{escape(pages)}" data-edition="{book.number}">'
        f'<p>Откройте <a href="{page.link("sources/#own")}">свой скан книги</a>, и здесь будут её строки.</p></div>'
    )
