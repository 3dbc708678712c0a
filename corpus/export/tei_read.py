"""Read an edition back from TEI."""

from __future__ import annotations

import json
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

from corpus.export.model import (
    Exported,
    OutChapter,
    OutFrozen,
    OutGame,
    OutItem,
    OutReading,
    OutRule,
    OutSource,
    OutTerm,
)
from corpus.export.tei import CERTAINTY, SOURCE_FIELDS
from corpus.export.tei_text import TEI, read_text

_GRADES = {certainty: grade for grade, certainty in CERTAINTY.items()}


def _children(element: Element, name: str, kind: str = "") -> list[Element]:
    """Give the children of a name, and of a type where one is named."""
    return [child for child in element.findall(TEI + name) if not kind or child.get("type") == kind]


def _text(element: Element, name: str, kind: str = "") -> str:
    """Give the plain text of the first such child, or nothing."""
    found = _children(element, name, kind)
    return (found[0].text or "") if found else ""


def _one(element: Element, path: str) -> Element:
    """Give the element at a path."""
    found = element.find("/".join(TEI + name for name in path.split("/")))
    if found is None:
        raise ValueError(f"нет элемента {path}")
    return found


def _names(element: Element, kind: str) -> list[str]:
    """Give the rules of a group of pointers."""
    return [pointer.get("n", "") for group in _children(element, "ab", kind) for pointer in group]


def _spans(element: Element) -> list[str]:
    spans = []
    for bibl in (bibl for listed in _children(element, "listBibl", "source") for bibl in listed):
        scope = _one(bibl, "biblScope")
        first, last = scope.get("from", ""), scope.get("to", "")
        spans.append(f"{_one(bibl, 'ptr').get('n')}:{first}" + (f"-{last}" if last != first else ""))
    return spans


def _legible(element: Element) -> list[list[int]]:
    found = []
    for bibl in (bibl for listed in _children(element, "listBibl", "source") for bibl in listed):
        doubtful = [one.get("n", "0") for one in _children(bibl, "certainty")]
        unread = [one.get("quantity", "0") for one in _children(bibl, "gap")]
        found.append([int(bibl.get("n", "0")), int((doubtful or ["0"])[0]), int((unread or ["0"])[0])])
    return found


def _pairs(element: Element, kind: str) -> dict[str, str]:
    found = _children(element, "list", kind)
    return {item.get("n", ""): item.text or "" for item in found[0]} if found else {}


def _rule(div: Element) -> OutRule:
    meta = _children(div, "ab", "meta")[0]
    return OutRule(
        id=div.get("n", ""),
        label=_text(div, "head", "label"),
        printed=_text(meta, "idno", "printed"),
        title=_text(div, "head", "title"),
        kind=div.get("ana", "").removeprefix("#kind-"),
        grade=_GRADES[div.get("cert", "")],
        source=_spans(div),
        pages=[
            [_one(bibl, "ptr").get("n", ""), _text(bibl, "biblScope")]
            for listed in _children(div, "listBibl", "pages")
            for bibl in listed
        ],
        covers=[one.text or "" for one in _children(meta, "idno", "covers")],
        subjects=[_text(index, "term") for index in _children(meta, "index")],
        links=_names(div, "links"),
        readings=_names(div, "readings"),
        edition=int(_text(meta, "idno", "edition")),
        hash=_text(meta, "idno", "hash"),
        text=read_text(div),
        notes=[read_text(note) for note in _children(div, "note", "editor")],
        legible=_legible(div),
    )


def _items(parent: Element) -> Iterator[OutItem]:
    """Give the items of a chapter in order, sections unfolded."""
    for div in _children(parent, "div"):
        kind = div.get("type", "")
        if kind == "section":
            yield OutItem("heading", level=int(div.get("n", "2")), title=_text(div, "head"))
            yield from _items(div)
        elif kind == "rule":
            yield OutItem("rule", div.get("n", ""), rule=_rule(div))
        else:
            data = _children(div, "ab", "data")
            yield OutItem(
                kind,
                div.get("n", ""),
                title=_text(div, "head"),
                text=read_text(div),
                rules=_names(div, "rules"),
                source=_spans(div),
                data=json.loads(_text(data[0], "code")) if data else {},
            )


def _game(div: Element) -> OutGame:
    about = _children(div, "div", "about")[0]
    compare = {}
    for listed in _children(about, "list", "compare"):
        for item in listed:
            ref = _one(item, "ref")
            compare[item.get("n", "")] = [ref.text or "", ref.get("n", "")]
    chapters = []
    for chapter in _children(div, "div", "chapter"):
        head = _one(chapter, "head")
        chapters.append(OutChapter(chapter.get("n", ""), head.text or "", head.get("n", ""), list(_items(chapter))))
    return OutGame(div.get("n", ""), _text(div, "head"), _pairs(about, "facts"), compare, chapters)


def _source(bibl: Element) -> OutSource:
    fields = {name: _text(bibl, "note", name) for name in SOURCE_FIELDS}
    return OutSource(
        key=bibl.get("n", ""),
        short=_text(bibl, "title", "short"),
        title=_text(bibl, "title", "main"),
        author=_text(bibl, "author"),
        publisher=_text(bibl, "publisher"),
        **fields,
    )


def _reading(div: Element) -> OutReading:
    ways = _one(div, "list")
    return OutReading(
        id=div.get("n", ""),
        question=_text(div, "head"),
        rules=_names(div, "rules"),
        grade=_GRADES[div.get("cert", "")],
        default=next((item.get("n", "") for item in ways if item.get("rend") == "default"), ""),
        ways=[[item.get("n", ""), _text(item, "ab", "text"), _text(item, "ab", "grounds")] for item in ways],
    )


def _terms(listed: Element) -> Iterator[OutTerm]:
    for label, item in zip(_children(listed, "label"), _children(listed, "item"), strict=True):
        yield OutTerm(
            term=label.text or "",
            forms=[form.text or "" for group in _children(item, "ab", "forms") for form in group],
            text=_text(item, "ab", "text"),
            etymology=_text(item, "ab", "etymology"),
            rules=_names(item, "rules"),
            games=[game.text or "" for group in _children(item, "ab", "games") for game in group],
        )


def from_tei(text: str) -> Exported:
    """Read an edition that was written as TEI."""
    root = fromstring(text.encode())
    header = _one(root, "teiHeader")
    taxonomies = {one.get("n"): one for one in _children(_one(header, "encodingDesc/classDecl"), "taxonomy")}
    subjects = taxonomies.get("subjects")
    back = {div.get("type"): div for div in _children(_one(root, "text/back"), "div")}
    revisions = header.find(TEI + "revisionDesc")
    stated, published = (_one(header, f"fileDesc/{name}") for name in ("editionStmt/edition", "publicationStmt"))
    licence = _one(published, "availability/licence")
    return Exported(
        title=_text(_one(header, "fileDesc/titleStmt"), "title"),
        edition=int(stated.get("n", "1")),
        date=stated.get("when-iso", ""),
        address=_text(published, "idno", "URL"),
        licence=[licence.text or "", licence.get("target", "")],
        hash=_text(published, "idno", "hash"),
        sources=[_source(bibl) for bibl in _one(header, "fileDesc/sourceDesc/listBibl")],
        subjects={} if subjects is None else {one.get("n", ""): _text(one, "catDesc") for one in subjects},
        games=[_game(div) for div in _children(_one(root, "text/body"), "div", "game")],
        readings=[_reading(div) for div in _children(back["readings"], "div")] if "readings" in back else [],
        glossary=list(_terms(_one(back["glossary"], "list"))) if "glossary" in back else [],
        ids=_pairs(back["ids"], "ids"),
        editions=[
            OutFrozen(
                int(change.get("n", "0")),
                change.get("when", ""),
                _text(change, "p"),
                _pairs(change, "changes"),
                _pairs(change, "hashes"),
            )
            for change in (revisions if revisions is not None else ())
        ],
    )
