"""The print edition: one plain page a game and one for all, for paper and PDF."""

from __future__ import annotations

from importlib.resources import files

from corpus import markdown
from corpus.book import Book
from corpus.config import SITE, SUBTITLE
from corpus.model import GRADES, KINDS, Chapter, Example, Game, Heading, Item, Panel, Position, Prose, Rule, Table
from corpus.render import scene as scenes
from corpus.render.context import Page
from corpus.render.html import ICON, inline
from corpus.render.text import TextRenderer
from corpus.render.widgets import chosen_readings, misprint, misprint_line


def _provenance(rule: Rule, page: Page) -> str:
    parts = [KINDS[rule.kind]]
    if rule.grade == "inferred":
        parts.append(GRADES[rule.grade])
    for source, pages in page.book.pages(rule.source):
        parts.append(f"{inline(page.book.edition.data.sources[source].short)}, с.\u00a0{pages}")
    return f'<p class="prov">{" · ".join(parts)} · <span class="id">{rule.id}</span></p>'


def _rule(rule: Rule, page: Page, text: TextRenderer, level: int) -> str:
    number = f'<span class="num">{inline(rule.label)}</span> ' if rule.label else ""
    parts = [
        f'<section class="rule {rule.kind}"><h{level} id="{rule.anchor}">{number}{inline(rule.title)}</h{level}>',
        text.body(rule.body, rule.id),
        _provenance(rule, page),
    ]
    for reading in page.book.edition.readings_of.get(rule.id, []):
        ways = "".join(
            f"<li>{text.line(one.text)} {text.line(one.grounds)}"
            f"{' <b>Принято здесь.</b>' if one.id == reading.default else ''}</li>"
            for one in reading.alternatives
        )
        parts.append(f'<div class="reading"><p>Разночтение. {text.line(reading.question)}</p><ol>{ways}</ol></div>')
    for note in page.book.notes.get(rule.id, []):
        parts.append(f'<div class="note">{text.body(note.body)}</div>')
    return "\n".join([*parts, "</section>"])


def _example(item: Example | Position, page: Page, text: TextRenderer) -> str:
    run = page.book.edition.run_of[id(item)]
    answer = ""
    if run.answer is not None and not run.problems:
        answer = chosen_readings(item, page)
        if isinstance(item, Example):
            answer += scenes.score(run.answer, page) + misprint_line(misprint(item, run.answer))
        else:
            answer += scenes.verdict(run.answer, page)
    words = "" if item.body.empty else text.body(item.body)
    return f'<div class="example"><p><b>{inline(item.title)}</b></p>{words}{answer}</div>'


def _on_paper(items: list[Item]) -> list[Item]:
    """Leave out the sections that hold nothing but a table and the words about it: nobody plays on paper."""
    sections: list[list[Item]] = [[]]
    for item in items:
        if isinstance(item, Heading):
            sections.append([])
        sections[-1].append(item)

    def plays(section: list[Item]) -> bool:
        return any(isinstance(one, Table | Panel) for one in section) and all(
            isinstance(one, Heading | Prose | Table | Panel) for one in section
        )

    return [item for section in sections if not plays(section) for item in section]


def _chapter(chapter: Chapter, page: Page, text: TextRenderer, level: int) -> list[str]:
    parts = []
    below = level
    for item in _on_paper(chapter.items):
        if isinstance(item, Heading):
            below = min(level + item.level - 1, 5)
            parts.append(f"<h{below}>{inline(markdown.plain(item.body.tokens))}</h{below}>")
        elif isinstance(item, Rule):
            parts.append(_rule(item, page, text, min(below + 1, 6)))
        elif isinstance(item, Prose):
            parts.append(text.body(item.body))
        elif isinstance(item, Example | Position):
            parts.append(_example(item, page, text))
    return parts


def _links(game: Game, page: Page) -> str:
    """List the rules that others refer to, each with those that do; on paper the pages stand beside them."""
    entries = []
    for rule in game.rules():
        referring = [other for other in page.book.referring.get(rule.id, []) if other.game in page.local]
        if referring:
            title = f" {inline(rule.title)}" if rule.label else ""
            others = ", ".join(
                f'<a href="#{other.anchor}">{inline(page.rule_name(other))}</a>{_at(other)}' for other in referring
            )
            entries.append(f'<li><a href="#{rule.anchor}">{inline(rule.number)}</a>{title}{_at(rule)}: {others}</li>')
    if not entries:
        return ""
    said = "Слева правило, справа те, которые на него ссылаются; в скобках страницы этого файла."
    return f'<p class="prov">{said}</p><ul class="links">{"".join(entries)}</ul>'


def _at(rule: Rule) -> str:
    """Leave room for the page of a rule: the printer fills it in."""
    return f'<span class="at" data-at="{rule.anchor}"></span>'


def _game(game: Game, book: Book, address: str, local: frozenset[str], level: int) -> list[str]:
    page = Page(book, address, game.slug, local)
    text = TextRenderer(page, tooltips=False)
    facts = f"Игроков: {game.players}. Колода: {game.deck}. Время: {game.minutes}\u00a0мин. Сложность: {game.difficulty} из 5."
    if game.source in book.edition.data.sources:
        pages = f", с.\u00a0{game.pages}" if game.pages else ""
        facts += f" Источник: {book.edition.data.sources[game.source].short}{pages}."
    parts = [
        f'<article class="game" id="game-{game.slug}"><h{level}>{inline(game.title)}</h{level}>',
        f'<p class="lead">{inline(game.summary)}</p><p class="prov">{inline(facts)}</p>',
        *_chapter(game.index, page, text, level),
    ]
    for chapter in game.chapters:
        parts.append(f'<h{level + 1} id="{game.slug}-chapter-{chapter.name}">{inline(chapter.title)}</h{level + 1}>')
        parts += _chapter(chapter, page, text, level + 1)
    links = _links(game, page)
    if links:
        parts += [f'<h{level + 1} id="{game.slug}-links">Указатель ссылок</h{level + 1}>', links]
    return [*parts, "</article>"]


def _date(book: Book) -> str:
    return f" от {'.'.join(reversed(book.frozen.date.split('-')))}" if book.frozen else ""


def _style(book: Book) -> str:
    """Write the style sheet of all print pages, with the line at the foot of every sheet of paper."""
    style = files("corpus.render").joinpath("print.css").read_text(encoding="utf-8")
    running = f"«{SITE}», редакция {book.number}{_date(book)}"
    return style + f'@page {{ @bottom-left {{ content: "{running}"; font: 9pt Literata, serif; }} }}\n'


def _document(title: str, parts: list[str], book: Book, name: str) -> str:
    date = _date(book)
    return "\n".join(
        [
            '<!doctype html>\n<html lang="ru"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<title>{inline(title)}</title><meta name="robots" content="noindex">{ICON}<link rel="stylesheet" href="../print.css"></head><body>',
            f'<header><p class="site">«{SITE}»: {SUBTITLE}</p><p class="edition">Редакция {book.number}{date}'
            f'<span class="screen" data-pdf="print/{name}.pdf"> · <a href="../{name}.pdf">PDF</a></span></p></header>',
            "<main>",
            *parts,
            "</main></body></html>\n",
        ]
    )


def print_pages(book: Book) -> dict[str, str]:
    """Make the print pages and their style sheet: path below the root -> text."""
    found = {"print/print.css": _style(book)}
    for game in book.games:
        parts = _game(game, book, f"print/{game.slug}/", frozenset({game.slug}), 1)
        found[f"print/{game.slug}/index.html"] = _document(f"{game.title}. «{SITE}»", parts, book, game.slug)
    everything = frozenset(book.edition.text.games)
    contents = "".join(f'<li><a href="#game-{game.slug}">{inline(game.title)}</a></li>' for game in book.games)
    parts = [f"<h1>{SITE}</h1>", f'<p class="lead">{SUBTITLE.capitalize()}</p>', f"<nav><ol>{contents}</ol></nav>"]
    for game in book.games:
        parts += _game(game, book, "print/all/", everything, 2)
    found["print/all/index.html"] = _document(f"«{SITE}»", parts, book, "all")
    return found
