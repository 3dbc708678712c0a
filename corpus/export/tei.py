"""The edition as TEI P5; `corpus/schema/edition.rng` describes the part of TEI that is used."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, register_namespace, tostring

from corpus.config import SITE
from corpus.export.model import Exported, OutChapter, OutFrozen, OutGame, OutItem, OutReading, OutRule, OutSource, OutTerm
from corpus.export.tei_text import TEI, anchor, write_line, write_text
from corpus.model import KINDS
from corpus.tree import Words

SCHEMA = Path(__file__).resolve().parent.parent / "schema" / "edition.rng"
XML = "{http://www.w3.org/XML/1998/namespace}"
CERTAINTY = {"sure": "high", "inferred": "medium", "house": "low"}
SOURCE_FIELDS = ("kind", "description", "survived")
MIXED = frozenset(TEI + name for name in ("p", "cell", "head", "ab", "note", "title", "catDesc", "label", "ref", "hi", "term"))

register_namespace("", TEI[1:-1])


def _add(parent: Element, name: str, text: str = "", **attributes: str) -> Element:
    """Append an element with plain text."""
    element = SubElement(parent, TEI + name, {key.rstrip("_"): value for key, value in attributes.items()})
    if text:
        write_line(element, (Words(text),))
    return element


def _pointers(parent: Element, kind: str, names: list[str], prefix: str = "") -> None:
    """Append a group of pointers to rules or readings, unless it is empty."""
    if names:
        group = _add(parent, "ab", type=kind)
        for name in names:
            _add(group, "ptr", target=f"#{prefix}{anchor(name)[1:]}", n=name)


def _spans(parent: Element, spans: list[str], legible: list[list[int]] | None = None) -> None:
    """Append the lines of the sources, unless there are none; where they are hard to read, how sure their words are and what is lost."""
    if not spans:
        return
    listed = _add(parent, "listBibl", type="source")
    for number, span in enumerate(spans):
        source, _, lines = span.partition(":")
        first, _, last = lines.partition("-")
        bibl = _add(listed, "bibl")
        _add(bibl, "ptr", target=f"#src-{source}", n=source)
        _add(bibl, "biblScope", lines.replace("-", "–"), unit="line", from_=first, to=last or first)
        words, doubtful, unread = legible[number] if legible else (0, 0, 0)
        if words:
            bibl.set("n", str(words))
        if doubtful:
            sure = f"{1 - doubtful / words:.4f}"
            _add(bibl, "certainty", locus="value", degree=sure, n=str(doubtful))
        if unread:
            _add(bibl, "gap", reason="illegible", unit="word", quantity=str(unread))


def _pages(parent: Element, pages: list[list[str]]) -> None:
    """Append the printed pages of the sources, unless there are none."""
    if pages:
        listed = _add(parent, "listBibl", type="pages")
        for source, printed in pages:
            bibl = _add(listed, "bibl")
            _add(bibl, "ptr", target=f"#src-{source}", n=source)
            _add(bibl, "biblScope", printed, unit="page")


def _page_break(parent: Element, rule: OutRule, breaks: dict[str, str]) -> None:
    """Mark where a page of a source begins: before the first rule that begins on another page than the one before it."""
    for source, printed in rule.pages:
        first = re.split(r"\D", printed)[0]
        if breaks.get(source) != first:
            breaks[source] = first
            _add(parent, "pb", n=first, edRef=f"#src-{source}")


def _pairs(parent: Element, kind: str, pairs: dict[str, str]) -> None:
    """Append a list of named values, unless it is empty."""
    if pairs:
        listed = _add(parent, "list", type=kind)
        for name, value in pairs.items():
            _add(listed, "item", value, n=name)


def _rule(parent: Element, rule: OutRule) -> None:
    div = _add(parent, "div", type="rule", n=rule.id, ana=f"#kind-{rule.kind}", cert=CERTAINTY[rule.grade])
    div.set(XML + "id", anchor(rule.id)[1:])
    if rule.label:
        _add(div, "head", rule.label, type="label")
    _add(div, "head", rule.title, type="title")
    write_text(div, rule.text)
    for note in rule.notes:
        write_text(_add(div, "note", type="editor"), note)
    _spans(div, rule.source, rule.legible)
    _pages(div, rule.pages)
    meta = _add(div, "ab", type="meta")
    _add(meta, "idno", rule.hash, type="hash")
    _add(meta, "idno", str(rule.edition), type="edition")
    if rule.printed:
        _add(meta, "idno", rule.printed, type="printed")
    for name in rule.covers:
        _add(meta, "idno", name, type="covers")
    for subject in rule.subjects:
        _add(_add(meta, "index", indexName="subjects"), "term", subject)
    _pointers(div, "links", rule.links)
    _pointers(div, "readings", rule.readings, "reading-")


def _item(parent: Element, item: OutItem, breaks: dict[str, str]) -> None:
    if item.rule is not None:
        _page_break(parent, item.rule, breaks)
        _rule(parent, item.rule)
        return
    div = _add(parent, "div", type=item.type, **({"n": item.subject} if item.subject else {}))
    if item.title:
        _add(div, "head", item.title)
    write_text(div, item.text)
    _pointers(div, "rules", item.rules)
    _spans(div, item.source)
    if item.data:
        code = _add(_add(div, "ab", type="data"), "code", lang="json")
        code.text = json.dumps(item.data, ensure_ascii=False)


def _chapter(parent: Element, chapter: OutChapter) -> None:
    """Write a chapter; a heading opens a section that lasts to the next one of its level."""
    div = _add(parent, "div", type="chapter", n=chapter.name)
    _add(div, "head", chapter.title, **({"n": chapter.pages} if chapter.pages else {}))
    open_sections: list[tuple[int, Element]] = [(0, div)]
    breaks: dict[str, str] = {}
    for item in chapter.items:
        if item.type != "heading":
            _item(open_sections[-1][1], item, breaks)
            continue
        while open_sections[-1][0] >= item.level:
            open_sections.pop()
        section = _add(open_sections[-1][1], "div", type="section", n=str(item.level))
        _add(section, "head", item.title)
        open_sections.append((item.level, section))


def _game(parent: Element, game: OutGame) -> None:
    div = _add(parent, "div", type="game", n=game.slug)
    div.set(XML + "id", f"game-{game.slug}")
    _add(div, "head", game.title)
    about = _add(div, "div", type="about")
    _pairs(about, "facts", game.facts)
    if game.compare:
        listed = _add(about, "list", type="compare")
        for name, (text, rule) in game.compare.items():
            _add(_add(listed, "item", n=name), "ref", text, target=anchor(rule), n=rule)
    for chapter in game.chapters:
        _chapter(div, chapter)


def _source(parent: Element, source: OutSource) -> None:
    bibl = _add(parent, "bibl", n=source.key)
    bibl.set(XML + "id", f"src-{source.key}")
    _add(bibl, "title", source.short, type="short")
    _add(bibl, "title", source.title, type="main")
    for name in ("author", "publisher"):
        if getattr(source, name):
            _add(bibl, name, getattr(source, name))
    for name in SOURCE_FIELDS:
        if getattr(source, name):
            _add(bibl, "note", getattr(source, name), type=name)


def _doubts(exported: Exported) -> dict[str, tuple[float, int]]:
    """Give for every rule whose lines are hard to read the share of words that are sure, and how many are unread."""
    found = {}
    for rule in (item.rule for game in exported.games for chapter in game.chapters for item in chapter.items if item.rule):
        words, doubtful, unread = (sum(place[part] for place in rule.legible) for part in range(3))
        if doubtful:
            found[rule.id] = (1 - doubtful / words, unread)
    return found


def _reading(parent: Element, reading: OutReading, doubts: dict[str, tuple[float, int]]) -> None:
    div = _add(parent, "div", type="reading", n=reading.id, cert=CERTAINTY[reading.grade])
    div.set(XML + "id", f"reading-{anchor(reading.id)[1:]}")
    _add(div, "head", reading.question)
    _pointers(div, "rules", reading.rules)
    for name in reading.rules:
        if name in doubts:
            sure, unread = doubts[name]
            _add(div, "certainty", target=anchor(name), locus="value", degree=f"{sure:.4f}")
            if unread:
                _add(div, "gap", reason="illegible", unit="word", quantity=str(unread))
    ways = _add(div, "list", type="ways")
    for name, text, grounds in reading.ways:
        item = _add(ways, "item", n=name, **({"rend": "default"} if name == reading.default else {}))
        _add(item, "ab", text, type="text")
        _add(item, "ab", grounds, type="grounds")


def _term(parent: Element, term: OutTerm) -> None:
    _add(parent, "label", term.term)
    item = _add(parent, "item")
    _add(item, "ab", term.text, type="text")
    if term.etymology:
        _add(item, "ab", term.etymology, type="etymology")
    if term.forms:
        forms = _add(item, "ab", type="forms")
        for form in term.forms:
            _add(forms, "term", form)
    if term.games:
        games = _add(item, "ab", type="games")
        for game in term.games:
            _add(games, "idno", game, type="game")
    _pointers(item, "rules", term.rules)


def _header(root: Element, exported: Exported) -> None:
    header = _add(root, "teiHeader")
    described = _add(header, "fileDesc")
    _add(_add(described, "titleStmt"), "title", exported.title)
    stated = _add(_add(described, "editionStmt"), "edition", f"Редакция {exported.edition}", n=str(exported.edition))
    if exported.date:
        stated.set("when-iso", exported.date)
    published = _add(described, "publicationStmt")
    _add(published, "publisher", SITE)
    licence, address = exported.licence
    available = _add(published, "availability", status="free")
    _add(available, "licence", licence, target=address)
    _add(available, "p", "Электронное издание; у каждого правила постоянный адрес r/номер/.")
    _add(published, "idno", exported.hash, type="hash")
    if exported.address:
        _add(published, "idno", exported.address, type="URL")
    sources = _add(_add(described, "sourceDesc"), "listBibl")
    for source in exported.sources:
        _source(sources, source)
    classes = _add(_add(header, "encodingDesc"), "classDecl")
    kinds = _add(classes, "taxonomy", n="kinds")
    for name, label in KINDS.items():
        category = _add(kinds, "category", n=name)
        category.set(XML + "id", f"kind-{name}")
        _add(category, "catDesc", label)
    if exported.subjects:
        subjects = _add(classes, "taxonomy", n="subjects")
        for name, label in exported.subjects.items():
            _add(_add(subjects, "category", n=name), "catDesc", label)
    if exported.editions:
        revisions = _add(header, "revisionDesc")
        for frozen in exported.editions:
            _frozen(revisions, frozen)


def _frozen(parent: Element, frozen: OutFrozen) -> None:
    change = _add(parent, "change", n=str(frozen.edition), when=frozen.date)
    _add(change, "p", frozen.note)
    _pairs(change, "changes", frozen.changes)
    _pairs(change, "hashes", frozen.hashes)


def to_tei(exported: Exported) -> str:
    """Write the edition as TEI."""
    root = Element(TEI + "TEI", {XML + "lang": "ru"})
    _header(root, exported)
    text = _add(root, "text")
    body = _add(text, "body")
    for game in exported.games:
        _game(body, game)
    if not exported.games:
        _add(body, "p")
    back = _add(text, "back")
    if exported.readings:
        readings = _add(back, "div", type="readings")
        doubts = _doubts(exported)
        for reading in exported.readings:
            _reading(readings, reading, doubts)
    if exported.glossary:
        glossary = _add(_add(back, "div", type="glossary"), "list", type="gloss")
        for term in exported.glossary:
            _term(glossary, term)
    _pairs(_add(back, "div", type="ids"), "ids", exported.ids)
    _spread(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _spread(element: Element) -> None:
    """Put every structural element on a line of its own; mixed content stays as it is."""
    if element.tag in MIXED or element.text or not len(element):
        return
    element.text = "\n"
    for child in element:
        child.tail = "\n"
        _spread(child)
