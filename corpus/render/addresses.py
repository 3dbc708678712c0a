"""Permanent addresses: `/r/ID/` for every id that was ever used, `/r/ID.json`, `/r/ID@N/`, and the whole § under its stem."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from difflib import SequenceMatcher
from typing import Any

from corpus import markdown
from corpus.book import Book, chapter_address
from corpus.cite import Citable
from corpus.config import LICENCE_URL, SITE
from corpus.editions import Kept, frozen_editions, kept_texts, text_hash
from corpus.model import Rule, Span
from corpus.render.context import NO_DATE, Page
from corpus.render.html import escape, inline, json_data, plain_signs
from corpus.render.plain import document, meta
from corpus.render.sheet import in_chapter, marked_place, sheet
from corpus.render.text import TextRenderer

_PIECE = re.compile(r"(<[^>]+>|\s+)")


def address_of(name: str, edition: int | None = None) -> str:
    """Give the address of an id below the root."""
    return f"r/{name}/" if edition is None else f"r/{name}@{edition}/"


def _page(book: Book, name: str, game: str) -> Page:
    return Page(book, f"r/{name}/", game)


def _plain_text(rule: Rule, page: Page) -> str:
    return re.sub(r"[ \t\n]+", " ", plain_signs(markdown.plain(rule.body.tokens, page.name))).strip()


def rule_data(rule: Rule, book: Book) -> dict[str, Any]:
    """Give a rule as data: words, place in the sources, readings with grounds, what refers to it, edition and hash."""
    page = _page(book, rule.id, rule.game)
    cited = book.citable(rule, book.site, NO_DATE)
    return {
        "id": rule.id,
        "game": rule.game,
        "label": rule.label,
        "printed": book.printed_number(rule),
        "title": rule.title,
        "kind": rule.kind,
        "grade": rule.grade,
        "text": _plain_text(rule, page),
        "markdown": rule.body.markdown,
        "chapter": chapter_address(rule.game, rule.chapter),
        "address": cited.address,
        "source": [
            {"key": key, "title": book.edition.data.sources[key].title, "pages": pages}
            for key, pages in book.pages(rule.source)
        ],
        "asks": list(rule.asks),
        "notes": [markdown.plain(note.body.tokens, page.name) for note in book.notes.get(rule.id, [])],
        "readings": [
            {
                "id": one.id,
                "question": one.question,
                "grade": one.grade,
                "default": one.default,
                "ways": [{"id": way.id, "text": way.text, "grounds": way.grounds} for way in one.alternatives],
            }
            for one in book.edition.readings_of.get(rule.id, [])
        ],
        "links": list(
            dict.fromkeys(
                target.id for ref in rule.body.refs if (target := book.edition.resolve(ref.target)) and target.id != rule.id
            )
        ),
        "linked_from": [other.id for other in book.referring.get(rule.id, [])],
        "edition": book.number,
        "hash": text_hash(rule),
        "changed": book.changed(rule),
        "citation": cited.place_line(),
        "licence": LICENCE_URL,
    }


def _head(cited: Citable, name: str, text: str, source: tuple[Span, ...], book: Book) -> str:
    """Describe a rule, or a whole § of the book, for machines: citation managers, search engines, messengers."""
    date = book.frozen.date if book.frozen else ""
    described = text if len(text) <= 200 else text[:197].rsplit(" ", 1)[0] + "…"
    address = cited.address if book.site else ""
    linked = {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "@id": cited.address,
        "identifier": cited.id,
        "name": name,
        "text": text,
        "inLanguage": "ru",
        "version": cited.edition,
        "datePublished": date,
        "license": LICENCE_URL,
        "isPartOf": {"@type": "Book", "name": SITE, "bookEdition": cited.edition},
        "isBasedOn": [
            {"@type": "Book", "name": book.edition.data.sources[key].title, "pagination": pages}
            for key, pages in book.pages(source)
        ],
    }
    fields = {
        "description": described,
        "citation_title": name,
        "citation_inbook_title": SITE,
        "citation_publication_date": date.replace("-", "/"),
        "citation_language": "ru",
        "citation_public_url": address,
        "citation_edition": cited.edition,
        "og:type": "article",
        "og:locale": "ru_RU",
        "og:site_name": SITE,
        "og:title": name,
        "og:description": described,
        "og:url": address,
    }
    return f"{meta(**fields)}\n{json_data(linked, 'application/ld+json')}"


def _above(rule: Rule, page: Page) -> str:
    """Say where one is: game and chapter."""
    game = page.book.edition.text.games[rule.game]
    chapter = next(one for one in game.all_chapters() if one.name == rule.chapter)
    links = [f'<a href="{page.link(f"{game.slug}/")}">{inline(game.title)}</a>']
    if chapter.name != "index":
        links.append(f'<a href="{page.link(chapter_address(game.slug, chapter.name))}">{inline(chapter.title)}</a>')
    return f'<p class="zs-path">{" / ".join(links)}</p>'


def _unaddressed(book: Book) -> str:
    """Say which address a citation carries where the build was told none."""
    said = "Сборка сделана без адреса сайта (SITE_URL): в цитате стоит адрес, под которым вы это читаете."
    return "" if book.site else f'<p class="zs-unaddressed">{said}</p>'


def rule_page(rule: Rule, book: Book, under: str = "") -> str:
    """Write the page of a rule; under another id that leads to it, the same page with the rule's own as the canonical one."""
    address = under or rule.id
    cited = book.citable(rule, book.site, NO_DATE)
    name = f"{cited.game}, {cited.number}" + ("" if rule.label == "" else f". {rule.title}")
    page = _page(book, address, rule.game)
    text = TextRenderer(page)
    body = _above(rule, page) + sheet(rule, page, text) + in_chapter(rule, page) + text.terms_data()
    body += _unaddressed(book)
    title = plain_signs(f"{book.edition.text.games[rule.game].title}, {rule.number}")
    return document(
        title,
        page.address,
        body,
        book,
        head=_head(cited, name, _plain_text(rule, page), rule.source, book),
        canonical=address_of(rule.id),
        indexed=address == rule.id,
    )


def stem_page(stem: str, parts: list[Rule], book: Book) -> str:
    """Write the page of a whole §: its parts in the order of the book."""
    page = _page(book, stem, parts[0].game)
    text = TextRenderer(page)
    own = book.edition.rules.get(stem)
    rules = ([own] if own else []) + parts
    label = own.label if own else book.stem_label(stem, parts)
    game = book.edition.text.games[parts[0].game]
    sections = []
    for rule in rules:
        number = f'<a class="zs-num" href="{page.link(address_of(rule.id))}">{inline(rule.label or rule.title)}</a>'
        title = f" {inline(rule.title)}" if rule.label else ""
        sections.append(
            f'<section class="zs-part" id="{rule.anchor}"><h2>{number}{title}</h2><div class="zs-text">{text.body(rule.body, rule.id)}</div></section>'
        )
    cited = _whole(stem, label, rules, book, page)
    body = (
        f"{_above(parts[0], page)}<h1>{inline(game.title)}, {inline(label)}</h1>{''.join(sections)}"
        f'<figure class="zs-citation" data-form="words"><figcaption>{inline(label)} целиком</figcaption>'
        f"<pre>{marked_place(cited.words(), cited)}</pre></figure>"
        f"{in_chapter(rules[0], page)}{text.terms_data()}{_unaddressed(book)}"
    )
    source = tuple(span for rule in rules for span in rule.source)
    head = _head(cited, f"{cited.game}, {cited.number}", cited.text, source, book)
    return document(plain_signs(f"{game.title}, {label}"), page.address, body, book, head=head)


def _whole(stem: str, label: str, rules: list[Rule], book: Book, page: Page) -> Citable:
    """Gather what a citation of a whole § needs: the words of its parts; changed is what has a changed part."""
    changed = next((rule for rule in rules if book.changed(rule)), rules[0])
    sources = book.printed(tuple(span for rule in rules for span in rule.source))
    address = book.citable(rules[0], book.site, NO_DATE).address.removesuffix(address_of(rules[0].id)) + address_of(stem)
    words = " ".join(_plain_text(rule, page) for rule in rules)
    whole = book.citable(changed, book.site, NO_DATE)
    return replace(whole, id=stem, number=label, title="", address=address, text=words, source=sources)


def _marked(then: str, now: str) -> str:
    """Mark the words of a text that do not stand in the other; both are HTML."""
    old, new = (_PIECE.split(one) for one in (then, now))
    words = [[piece for piece in one if piece and not _PIECE.fullmatch(piece)] for one in (old, new)]
    gone: set[int] = set()
    for kind, first, last, _, _ in SequenceMatcher(None, words[0], words[1], autojunk=False).get_opcodes():
        if kind != "equal":
            gone.update(range(first, last))
    parts, at = [], 0
    for piece in old:
        if not piece or _PIECE.fullmatch(piece):
            parts.append(piece)
            continue
        parts.append(f"<mark>{piece}</mark>" if at in gone else piece)
        at += 1
    return "".join(parts).replace("</mark> <mark>", " ")


def kept_page(name: str, kept: Kept, number: int, book: Book) -> str:
    """Write the page of a rule as a published edition had it, with the words that differ today marked."""
    rule = book.edition.resolve(name)
    game = book.edition.text.games[name.partition(".")[0]]
    page = Page(book, address_of(name, number), game.slug)
    text = TextRenderer(page, tooltips=False)
    then = text.markdown(kept.markdown)
    label = (rule.label if rule and rule.id == name else "") or kept.title
    head = f"{inline(game.title)}, {inline(label)}"
    said = f"Так правило стояло в ред.\u00a0{number}."
    if rule is None:
        body = f'<p class="zs-lead">{said} Теперь его нет.</p><div class="zs-text">{then}</div>'
    elif kept.hash == text_hash(rule):
        body = f'<p class="zs-lead">{said} Сегодня текст тот же: <a href="{page.link(address_of(rule.id))}">читать</a>.</p><h2>{inline(kept.title)}</h2><div class="zs-text">{then}</div>'
    else:
        now = text.body(rule.body, rule.id)
        note = book.why_changed(rule.id, number)
        why = f" {inline(note[:1].upper() + note[1:])}." if note else ""
        title_then, title_now = _marked(inline(kept.title), inline(rule.title)), _marked(inline(rule.title), inline(kept.title))
        body = (
            f'<p class="zs-lead">{said} С тех пор текст изменён.{why}</p>'
            f'<h2>Ред.\u00a0{number}: {title_then}</h2><div class="zs-text zs-then">{_marked(then, now)}</div>'
            f'<h2>Теперь: {title_now}</h2><div class="zs-text zs-now">{_marked(now, then)}</div>'
            f'<p><a class="zs-btn" href="{page.link(address_of(rule.id))}">Правило сегодня</a></p>'
        )
    return document(
        plain_signs(f"{game.title}, {label}, ред. {number}"), page.address, f"<h1>{head}</h1>{body}", book, indexed=False
    )


def _gone(name: str, why: str, book: Book) -> str:
    game = book.edition.text.games[name.partition(".")[0]]
    body = (
        f"<h1>{escape(name)}</h1><p>{inline(why)}</p>"
        f'<p><a class="zs-btn" href="../../{chapter_address(game.slug, "index")}">{inline(game.title)}</a></p>'
    )
    return document(f"{game.title}, {name}", f"r/{name}/", body, book, indexed=False)


def addresses(book: Book) -> dict[str, str]:
    """Make the pages of all ids, stems and earlier texts: path below the root -> content."""
    edition = book.edition
    waived = {waiver.id: waiver.reason for waiver in edition.data.waivers}
    found: dict[str, str] = {}
    parts = book.stems
    for name in sorted({*edition.data.registry, *edition.holder}):
        rule = edition.resolve(name)
        path = f"r/{name}/index.html"
        if rule is not None:
            found[path] = rule_page(rule, book, name)
            if name == rule.id:
                found[f"r/{name}.json"] = json.dumps(rule_data(rule, book), ensure_ascii=False, indent=1) + "\n"
        elif name.partition(".")[0] in edition.text.games:
            why = f"Не вошло в текст: {waived[name]}" if name in waived else "Правило снято; его номер не занят другим."
            found[path] = _gone(name, why, book)
    for stem, rules in parts.items():
        if len(rules) > 1 or stem in edition.rules:
            path = f"r/{stem}/index.html"
            found[path] = _with_parts(stem, rules, book) if stem in edition.rules else stem_page(stem, rules, book)
    for one in frozen_editions(edition.root):
        for name, kept in kept_texts(edition.root, one.number).items():
            if name.partition(".")[0] in edition.text.games:
                found[f"{address_of(name, one.number)}index.html"] = kept_page(name, kept, one.number, book)
    return found


def _with_parts(stem: str, parts: list[Rule], book: Book) -> str:
    """Write the page of a rule that is the stem of others: itself, then its parts below."""
    page = _page(book, stem, parts[0].game)
    text = TextRenderer(page)
    below = "".join(
        f'<section class="zs-part"><h2><a class="zs-num" href="{page.link(address_of(rule.id))}">{inline(rule.label or rule.title)}</a>'
        f'{" " + inline(rule.title) if rule.label else ""}</h2><div class="zs-text">{text.body(rule.body, rule.id)}</div></section>'
        for rule in parts
    )
    whole = rule_page(book.edition.rules[stem], book)
    return whole.replace('<p class="zs-onward">', f'{below}<p class="zs-onward">', 1)
