"""Render a rule in its chapter: number in the margin, title, text; what else is known of it is on its sheet."""

from __future__ import annotations

from corpus.model import GRADES, Rule
from corpus.render.context import Page
from corpus.render.html import in_heading, inline
from corpus.render.sheet import reading_block
from corpus.render.text import TextRenderer

UNNUMBERED = "¶"
"""Stands in the margin where the book gives a rule no number."""


def heading(rule: Rule, page: Page, level: int) -> str:
    """Write the heading of a rule in Markdown, so that contents and search see it; its number leads to its sheet."""
    address = page.link(f"r/{rule.id}/")
    name = in_heading(rule.label) or f'<span class="zs-bare" aria-hidden="true">{UNNUMBERED}</span>'
    said = "" if rule.label else f' aria-label="О правиле: {inline(rule.title)}"'
    number = f'<a class="zs-num" href="{address}" data-sheet="{rule.id}"{said}>{name}</a>'
    advice = " .zs-advised" if page.book.advises(rule) else ""
    return f'{"#" * level} {number} {in_heading(rule.title)} {{ #{rule.anchor} .zs-head{advice} data-rule="{rule.id}" }}'


def marks(rule: Rule) -> str:
    """Show what changes the worth of a rule: a grade below «по источнику»."""
    if rule.grade == "sure":
        return ""
    return f'<p class="zs-marks" data-search-exclude><span class="zs-grade zs-{rule.grade}">{GRADES[rule.grade]}</span></p>'


def rule_block(rule: Rule, page: Page, text: TextRenderer) -> str:
    """Render everything below the heading of a rule."""
    extra = " zs-advice" if page.book.advises(rule) else " zs-house" if rule.kind == "house" else ""
    parts = [
        f'<div class="zs-rule{extra}" data-rule="{rule.id}" data-kind="{rule.kind}">',
        f'<div class="zs-text">{text.body(rule.body, rule.id)}</div>',
        marks(rule),
    ]
    # A reading stands under each of its rules; the search needs its ways once.
    parts += [
        reading_block(reading, page, text, found=page.book.edition.resolve(reading.rules[0]) is rule)
        for reading in page.book.edition.readings_of.get(rule.id, [])
    ]
    for note in page.book.notes.get(rule.id, []):
        parts.append(f'<aside class="zs-note">{text.body(note.body, rule.id)}</aside>')
    parts.append("</div>")
    return "\n".join(part for part in parts if part)
