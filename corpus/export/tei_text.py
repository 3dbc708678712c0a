"""Texts in TEI: the tree of a text as elements, and back."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element, SubElement

from corpus.tree import (
    Block,
    Break,
    Grid,
    Inline,
    Line,
    Listing,
    Marked,
    Paragraph,
    Reference,
    Words,
    from_markdown,
    to_markdown,
)

TEI = "{http://www.tei-c.org/ns/1.0}"
_HIGHLIGHTS = ("bold", "italic")


def anchor(rule_id: str) -> str:
    """Give the pointer to a rule within the document."""
    return "#" + rule_id.replace(".", "-")


def _add_words(parent: Element, text: str) -> None:
    """Append text to mixed content."""
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text


def write_line(parent: Element, line: Line) -> None:
    """Write inlines into an element."""
    for inline in line:
        match inline:
            case Words(text):
                _add_words(parent, text)
            case Break():
                SubElement(parent, TEI + "lb")
            case Reference(target, ""):
                SubElement(parent, TEI + "ptr", {"target": anchor(target), "n": target})
            case Reference(target, text):
                SubElement(parent, TEI + "ref", {"target": anchor(target), "n": target}).text = text
            case Marked(kind, content, _) if kind in _HIGHLIGHTS:
                write_line(SubElement(parent, TEI + "hi", {"rend": kind}), content)
            case Marked("code", content, _):
                write_line(SubElement(parent, TEI + "code"), content)
            case Marked("term", content, target):
                write_line(SubElement(parent, TEI + "term", {"key": target}), content)
            case Marked(_, content, target):
                write_line(SubElement(parent, TEI + "ref", {"target": target}), content)


def _inlines(element: Element) -> Iterator[Inline]:
    if element.text:
        yield Words(element.text)
    for child in element:
        name = child.tag.removeprefix(TEI)
        match name:
            case "lb":
                yield Break()
            case "ptr":
                yield Reference(child.get("n", ""))
            case "ref" if child.get("n"):
                yield Reference(child.get("n", ""), child.text or "")
            case "ref":
                yield Marked("link", read_line(child), child.get("target", ""))
            case "term":
                yield Marked("term", read_line(child), child.get("key", ""))
            case "code":
                yield Marked("code", read_line(child))
            case _:
                yield Marked(child.get("rend", ""), read_line(child))
        if child.tail:
            yield Words(child.tail)


def read_line(element: Element) -> Line:
    """Read the inlines of an element."""
    return tuple(_inlines(element))


def _write_block(parent: Element, block: Block) -> None:
    match block:
        case Paragraph(content):
            write_line(SubElement(parent, TEI + "p"), content)
        case Listing(ordered, entries):
            element = SubElement(parent, TEI + "list", {"rend": "numbered" if ordered else "bulleted"})
            for entry in entries:
                item = SubElement(element, TEI + "item")
                for one in entry:
                    _write_block(item, one)
        case Grid(aligned, head, rows):
            element = SubElement(parent, TEI + "table")
            _write_row(element, head, aligned, {"role": "label"})
            for row in rows:
                _write_row(element, row, aligned, {})


def _write_row(table: Element, cells: tuple[Line, ...], aligned: tuple[str, ...], role: dict[str, str]) -> None:
    row = SubElement(table, TEI + "row", role)
    for cell, side in zip(cells, aligned, strict=True):
        write_line(SubElement(row, TEI + "cell", {"rend": side} if side else {}), cell)


def write_text(parent: Element, markdown: str) -> None:
    """Write a Markdown text into an element."""
    for block in from_markdown(markdown):
        _write_block(parent, block)


def _read_block(element: Element) -> Block | None:
    match element.tag.removeprefix(TEI):
        case "p":
            return Paragraph(read_line(element))
        case "list" if element.get("rend"):
            return Listing(element.get("rend") == "numbered", tuple(_read_blocks(item) for item in element))
        case "table":
            rows = [tuple(read_line(cell) for cell in row) for row in element]
            aligned = tuple(cell.get("rend", "") for cell in element[0])
            return Grid(aligned, rows[0], tuple(rows[1:]))
    return None


def _read_blocks(element: Element) -> tuple[Block, ...]:
    return tuple(block for child in element if (block := _read_block(child)) is not None)


def read_text(element: Element) -> str:
    """Read the text of an element as Markdown; other elements in it are passed over."""
    return to_markdown(_read_blocks(element))
