"""Render a rule: text, provenance, what can be done with it, readings and notes."""

from __future__ import annotations

from corpus.cite import FORMS
from corpus.data import Reading
from corpus.model import GRADES, KINDS, Rule
from corpus.render.context import NO_DATE, Page
from corpus.render.dispute import rule_button
from corpus.render.html import bullet_list, details, escape, in_heading, inline
from corpus.render.text import TextRenderer


def heading(rule: Rule, level: int) -> str:
    """Write the heading of a rule in Markdown, so that contents and search see it."""
    number = f'<span class="zs-num">{in_heading(rule.label)}</span> ' if rule.label else ""
    marks = f'{{ #{rule.anchor} .zs-head data-rule="{rule.id}" }}'
    return f"{'#' * level} {number}{in_heading(rule.title)} {marks}"


def provenance(rule: Rule, page: Page) -> str:
    """Tell kind, grade, source and pages, and whether the text is that of the edition."""
    kind = f'<span class="zs-kind">{KINDS[rule.kind]}</span>'
    grade = f'<span class="zs-grade zs-{rule.grade}">{GRADES[rule.grade]}</span>'
    places = []
    for source, pages in page.book.pages(rule.source):
        short = page.book.edition.data.sources[source].short
        link = f'<a href="{page.link(f"sources/#src-{source}")}">{inline(short)}</a>'
        places.append(f'<span class="zs-src">{link}, с.\u00a0{pages}</span>')
    edition = ""
    if page.book.changed(rule):
        change = page.book.changes.get(rule.id)
        note = change.note if change else "новое правило"
        edition = f' <span class="zs-changed">изменено после ред.\u00a0{page.book.number}: {inline(note)}</span>'
    # House rules: the kind already says what the grade would repeat.
    parts = [kind] if rule.kind == "house" else [kind, grade]
    return f'<p class="zs-prov" data-search-exclude>{" ".join([*parts, " ".join(places)]).strip()}{edition}</p>'


def citations(rule: Rule, page: Page) -> str:
    """Give the three forms of citation; the page puts its own address and the date of the day in."""
    cited = page.book.citable(rule, page.book.site, NO_DATE)
    path = f"r/{rule.id}/"
    address = f'<span class="zs-url" data-path="{path}">{escape(cited.address)}</span>'
    date = f'<span class="zs-today">{NO_DATE}</span>'
    figures = []
    for form, caption in FORMS.items():
        text = escape(cited.form(form)).replace(escape(cited.address), address).replace(NO_DATE, date)
        figures.append(
            f'<figure class="zs-citation" data-form="{form}"><figcaption>{caption}</figcaption><pre>{text}</pre></figure>'
        )
    return details("zs-cite", "Цитировать", "".join(figures))


def code_links(rule: Rule, page: Page) -> str:
    """List the functions that execute the rule, with links to their code."""
    places = page.book.code(rule)
    if not places:
        return ""
    entries = [
        f'<a href="{page.link(f"code/{place.module}/#L{place.line}")}"><code>{escape(place.module)}.{escape(place.function)}</code></a>'
        for place in places
    ]
    return details("zs-code", "Чем исполняется", bullet_list(entries))


def example_links(rule: Rule, page: Page) -> str:
    """List the examples and positions of the rule."""
    entries = []
    for address, item in page.book.shown_at.get(rule.id, []):
        path, _, anchor = address.partition("#")
        href = f"#{anchor}" if path == page.address else page.link(address)
        entries.append(f'<a href="{href}">{inline(item.title)}</a>')
    return details("zs-examples", f"Примеры ({len(entries)})", bullet_list(entries)) if entries else ""


def back_links(rule: Rule, page: Page) -> str:
    """List the rules that refer to this one."""
    entries = []
    for other in page.book.referring.get(rule.id, []):
        title = f" {inline(other.title)}" if other.label else ""
        entries.append(f'<a href="{page.rule_link(other)}">{inline(page.rule_name(other))}</a>{title}')
    if not entries:
        return ""
    return details("zs-back", f"На это правило ссылаются ({len(entries)})", bullet_list(entries))


def reading_block(reading: Reading, page: Page, text: TextRenderer, opened: bool = False, found: bool = True) -> str:
    """Show a doubtful place: the question, the ways to read it (which the search finds, or not), and which is taken here."""
    entries = []
    for one in reading.alternatives:
        taken = ' <span class="zs-default">принято здесь</span>' if one.id == reading.default else ""
        mark = ' class="zs-taken"' if one.id == reading.default else ""
        entries.append(
            f'<li data-choice="{escape(one.id)}"{mark}><p>{text.line(one.text)}{taken}</p>'
            f'<p class="zs-grounds">{text.line(one.grounds)}</p></li>'
        )
    grade = f'<span class="zs-grade zs-{reading.grade}">{GRADES[reading.grade]}</span>'
    start = " open" if opened else ""
    left_out = "" if found else " data-search-exclude"
    return (
        f'<details class="zs-reading" data-reading="{escape(reading.id)}"{start}>'
        f"<summary>Разночтение: {text.line(reading.question)}</summary>"
        f'<ol class="zs-ways"{left_out}>{"".join(entries)}</ol>'
        f'<p class="zs-of" data-search-exclude>Принятое чтение: {grade}</p></details>'
    )


def rule_block(rule: Rule, page: Page, text: TextRenderer) -> str:
    """Render everything below the heading of a rule."""
    extra = {"strategy": " zs-advice", "house": " zs-house"}.get(rule.kind, "")
    parts = [
        f'<div class="zs-rule{extra}" data-rule="{rule.id}" data-kind="{rule.kind}">',
        f'<div class="zs-text">{text.body(rule.body, rule.id)}</div>',
        provenance(rule, page),
        '<div class="zs-acts" data-search-exclude>',
        f'<a class="zs-link" href="{page.link(f"r/{rule.id}/")}">Ссылка</a>',
        citations(rule, page),
        code_links(rule, page),
        example_links(rule, page),
        back_links(rule, page),
        rule_button(rule, page),
        "</div>",
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
