"""Render the sheet of a rule: its words to cite, and everything that is known about it.

The sheet is the page of the rule's permanent address; in a chapter the § number opens the same sheet in a panel.
"""

from __future__ import annotations

from corpus.book import chapter_address
from corpus.cite import FORMS, Citable
from corpus.data import Reading
from corpus.model import GRADES, KINDS, Rule
from corpus.render.context import NO_DATE, Page
from corpus.render.dispute import rule_button
from corpus.render.html import bullet_list, details, escape, inline
from corpus.render.scans import beside
from corpus.render.text import TextRenderer
from rules_py.frame.russian import counted


def marked_place(text: str, cited: Citable) -> str:
    """Mark address and date in a citation: the page puts in what only it knows."""
    address = f'<span class="zs-url" data-path="r/{cited.id}/">{escape(cited.address)}</span>'
    date = f'<span class="zs-today">{NO_DATE}</span>'
    return inline(text).replace(escape(cited.address), address).replace(NO_DATE, date)


def quotation(rule: Rule, page: Page, text: TextRenderer) -> str:
    """Show the words of the rule with the line that cites them."""
    cited = page.book.citable(rule, page.book.site, NO_DATE)
    return (
        f'<blockquote class="zs-quote"><div class="zs-text">{text.body(rule.body, rule.id)}</div>'
        f'<footer class="zs-citation" data-form="words">{marked_place(cited.place_line(), cited)}</footer></blockquote>'
    )


def other_forms(rule: Rule, page: Page) -> str:
    """Give the citation by ГОСТ and as BibTeX."""
    cited = page.book.citable(rule, page.book.site, NO_DATE)
    figures = [
        f'<figure class="zs-citation" data-form="{form}"><figcaption>{caption}</figcaption>'
        f"<pre>{marked_place(cited.form(form), cited)}</pre></figure>"
        for form, caption in FORMS.items()
        if form != "words"
    ]
    return details("zs-cite", "ГОСТ и BibTeX", "".join(figures))


def places(rule: Rule, page: Page) -> str:
    """Name the sources of a rule with their printed pages."""
    found = []
    for source, pages in page.book.pages(rule.source):
        short = page.book.edition.data.sources[source].short
        found.append(f'<a href="{page.link(f"sources/#src-{source}")}">{inline(short)}</a>, с.\u00a0{pages}')
    return "; ".join(found) or "нет: так решено здесь, потому что книга молчит"


def code_links(rule: Rule, page: Page) -> list[str]:
    """Link the functions that execute the rule."""
    return [
        f'<a href="{page.link(f"code/{place.module}/#L{place.line}")}"><code>{escape(place.module.removeprefix("rules_py.games."))}.{escape(place.function)}</code></a>'
        for place in page.book.code(rule)
    ]


def example_links(rule: Rule, page: Page) -> list[str]:
    """Link the examples and positions of the rule."""
    return [f'<a href="{page.link(address)}">{inline(item.title)}</a>' for address, item in page.book.shown_at.get(rule.id, [])]


def back_links(rule: Rule, page: Page) -> list[str]:
    """Link the rules that refer to this one."""
    found = []
    for other in page.book.referring.get(rule.id, []):
        title = f" {inline(other.title)}" if other.label else ""
        found.append(f'<a href="{page.rule_link(other)}">{inline(page.rule_name(other))}</a>{title}')
    return found


def _folded(css: str, entries: list[str], *forms: str) -> str:
    """Show a few entries as they are, more of them folded under their number and what they are."""
    if len(entries) <= 2:
        return ", ".join(entries)
    return details(css, counted(len(entries), *forms), bullet_list(entries))


def reading_block(reading: Reading, page: Page, text: TextRenderer, opened: bool = False, found: bool = True) -> str:
    """Show a doubtful place in one line with its question; opened, the ways to read it and which is taken here."""
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
    address = page.link(f"readings/#{reading.id.replace('.', '-')}")
    return (
        f'<details class="zs-reading" data-reading="{escape(reading.id)}"{start}>'
        f'<summary><span class="zs-vh">Разночтение: </span>{text.line(reading.question)}</summary>'
        f'<ol class="zs-ways"{left_out}>{"".join(entries)}</ol>'
        f'<p class="zs-of" data-search-exclude>Принятое чтение: {grade} <a href="{address}">адрес разночтения</a></p></details>'
    )


def history(rule: Rule, page: Page) -> str:
    """Tell in which editions the text changed and why, and lead to how it stood in each of them."""
    book = page.book
    lines: list[str] = []
    before = ""
    for one in book.published:
        now = one.hashes.get(rule.id, "")
        if now and now != before:
            then = f'<a href="{page.link(f"r/{rule.id}@{one.number}/")}">ред.\u00a0{one.number}</a>'
            note = one.changes.get(rule.id, "")
            lines.append(f"{then}: {inline(note)}" if note and before else then if before else f"{then}: первый текст")
        before = now or before
    if not book.published:
        return ""
    if not lines:
        return f"появилось после ред.\u00a0{book.number}"
    if book.changed(rule):
        note = book.changes[rule.id].note if rule.id in book.changes else ""
        lines.append(
            f'<span class="zs-changed">изменено после ред.\u00a0{book.number}</span>{": " + inline(note) if note else ""}'
        )
    else:
        lines.append("с тех пор текст тот же")
    return bullet_list(lines) if len(lines) > 2 else "; ".join(lines)


def sheet(rule: Rule, page: Page, text: TextRenderer) -> str:
    """Write the sheet of a rule."""
    book = page.book
    number = f'<span class="zs-no">{inline(rule.label)}</span> ' if rule.label else ""
    readings = "".join(reading_block(one, page, text) for one in book.edition.readings_of.get(rule.id, []))
    notes = "".join(f'<aside class="zs-note">{text.body(one.body, rule.id)}</aside>' for one in book.notes.get(rule.id, []))
    rows = [
        ("Источник", places(rule, page)),
        ("В книге", beside(rule, page)),
        ("Верность", f'<span class="zs-grade zs-{rule.grade}">{GRADES[rule.grade]}</span>'),
        ("Сверка", inline(rule.collated)),
        ("Вид", KINDS[rule.kind]),
        ("Разночтения", readings),
        ("Примеры", _folded("zs-examples", example_links(rule, page), "пример", "примера", "примеров")),
        ("Исполняет", _folded("zs-code", code_links(rule, page), "место ядра", "места ядра", "мест ядра")),
        ("Ссылаются", _folded("zs-back", back_links(rule, page), "правило", "правила", "правил")),
        ("История", history(rule, page)),
        ("Спор", rule_button(rule, page)),
        ("Ещё", other_forms(rule, page) + f' <a class="zs-data" href="{page.link(f"r/{rule.id}.json")}">данные JSON</a>'),
    ]
    listed = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in rows if value)
    return (
        f'<article class="zs-sheet" data-rule="{rule.id}"><h1>{number}{inline(rule.title)}</h1>'
        f"{quotation(rule, page, text)}{notes}"
        f'<dl class="zs-known">{listed}</dl></article>'
    )


def in_chapter(rule: Rule, page: Page) -> str:
    """Lead into the chapter that the rule stands in."""
    game = page.book.edition.text.games[rule.game]
    chapter = next(one for one in game.all_chapters() if one.name == rule.chapter)
    address = f"{chapter_address(rule.game, rule.chapter)}#{rule.anchor}"
    return (
        f'<p class="zs-onward"><a class="zs-btn" href="{page.link(address)}">Читать в главе «{inline(chapter.title)}»</a></p>'
    )
