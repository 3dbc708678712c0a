"""A text as a small tree: what Markdown of the chapters can say, and its canonical Markdown.

Blocks: paragraph, list, table. Inlines: text, bold, italic, code, reference, term, link, line break. Both exports rest
on it: JSON carries the canonical Markdown, TEI carries the tree, and each gives the other back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from markdown_it.token import Token

from corpus import markdown

BLOCKS = frozenset(
    "paragraph_open bullet_list_open ordered_list_open list_item_open table_open thead_open tbody_open tr_open th_open "
    "td_open paragraph_close bullet_list_close ordered_list_close list_item_close table_close thead_close tbody_close "
    "tr_close th_close td_close inline".split()
)
INLINES = frozenset(
    "text softbreak hardbreak strong_open strong_close em_open em_close code_inline zs_ref link_open link_close".split()
)
"""The tokens that a text may consist of."""


@dataclass(frozen=True, slots=True)
class Words:
    """Plain text."""

    text: str


@dataclass(frozen=True, slots=True)
class Marked:
    """Bold, italic, code, a term or a link; `target` is the term or the address."""

    kind: str
    content: tuple[Inline, ...]
    target: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference to a rule, with words of its own or without."""

    target: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Break:
    """The end of a line within a paragraph."""


Inline: TypeAlias = Words | Marked | Reference | Break
Line: TypeAlias = tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    content: Line


@dataclass(frozen=True, slots=True)
class Listing:
    """A list; every entry is a text of its own."""

    ordered: bool
    entries: tuple[tuple[Block, ...], ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: the alignment of its columns, the heading, the rows."""

    aligned: tuple[str, ...]
    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


Block: TypeAlias = Paragraph | Listing | Grid
_OPENERS = {"strong_open": "bold", "em_open": "italic"}


def unknown(tokens: list[Token]) -> str:
    """Name the first token that a text may not contain, or nothing."""
    for token in tokens:
        if token.type not in BLOCKS:
            return token.type
        for child in token.children or []:
            if child.type not in INLINES:
                return child.type
    return ""


def _line(tokens: list[Token]) -> Line:
    """Read inline tokens."""
    stack: list[tuple[str, str, list[Inline]]] = [("", "", [])]

    def add(inline: Inline) -> None:
        content = stack[-1][2]
        if isinstance(inline, Words) and content and isinstance(content[-1], Words):
            content[-1] = Words(content[-1].text + inline.text)
        elif inline != Words(""):
            content.append(inline)

    for token in tokens:
        match token.type:
            case "text":
                add(Words(token.content))
            case "softbreak":
                add(Words(" "))
            case "hardbreak":
                add(Break())
            case "code_inline":
                add(Marked("code", (Words(token.content),)))
            case "zs_ref":
                add(Reference(token.meta["target"], token.meta["text"]))
            case "link_open":
                term = markdown.term_of(token)
                kind = "link" if term is None else "term"
                stack.append((kind, str(token.attrGet("href") or "") if term is None else term, []))
            case "strong_open" | "em_open":
                stack.append((_OPENERS[token.type], "", []))
            case "strong_close" | "em_close" | "link_close":
                kind, target, content = stack.pop()
                add(Marked(kind, tuple(content), target))
    return tuple(stack[0][2])


class _Reader:
    """Reads block tokens one after another."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.at = 0

    def until(self, closing: str) -> tuple[Block, ...]:
        """Read blocks up to a closing token, and that token."""
        found: list[Block] = []
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            match token.type:
                case "inline":
                    found.append(Paragraph(_line(token.children or [])))
                case "bullet_list_open" | "ordered_list_open":
                    found.append(self.listing(token.type == "ordered_list_open"))
                case "table_open":
                    found.append(self.grid())
                case name if name == closing:
                    break
        return tuple(found)

    def listing(self, ordered: bool) -> Listing:
        entries = []
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            if token.type == "list_item_open":
                entries.append(self.until("list_item_close"))
            elif token.type in ("bullet_list_close", "ordered_list_close"):
                break
        return Listing(ordered, tuple(entries))

    def grid(self) -> Grid:
        aligned: list[str] = []
        rows: list[list[Line]] = []
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            match token.type:
                case "tr_open":
                    rows.append([])
                case "th_open":
                    aligned.append(str(token.attrGet("style") or "").removeprefix("text-align:"))
                case "inline":
                    rows[-1].append(_line(token.children or []))
                case "table_close":
                    break
        return Grid(tuple(aligned), tuple(rows[0]), tuple(tuple(row) for row in rows[1:]))


def from_tokens(tokens: list[Token]) -> tuple[Block, ...]:
    """Make the tree of a parsed text."""
    return _Reader(tokens).until("")


_PARSER = markdown.make_parser()


def from_markdown(text: str) -> tuple[Block, ...]:
    """Make the tree of a Markdown text."""
    return from_tokens(_PARSER.parse(markdown.prepare(text)))


def _inline(line: Line) -> str:
    parts = []
    for inline in line:
        match inline:
            case Words(text):
                parts.append(re.sub(r"([\\`*_\[\]<])", r"\\\1", text))
            case Break():
                parts.append("\\\n")
            case Reference(target, text):
                parts.append(f"[[{target}|{text}]]" if text else f"[[{target}]]")
            case Marked("bold", content, _):
                parts.append(f"**{_inline(content)}**")
            case Marked("italic", content, _):
                parts.append(f"*{_inline(content)}*")
            case Marked("code", content, _):
                parts.append("`" + "".join(one.text for one in content if isinstance(one, Words)) + "`")
            case Marked("term", content, target):
                parts.append(f"[{_inline(content)}](term:{target})")
            case Marked(_, content, target):
                parts.append(f"[{_inline(content)}]({target})")
    return "".join(parts)


def _block(block: Block) -> str:
    match block:
        case Paragraph(content):
            return re.sub(r"^(\d+)([.)])(?=\s)", r"\1\\\2", re.sub(r"^([-+#>|])", r"\\\1", _inline(content)))
        case Listing(ordered, entries):
            tight = all(len(entry) == 1 for entry in entries)
            written = []
            for number, entry in enumerate(entries, 1):
                mark = f"{number}. " if ordered else "- "
                written.append(mark + to_markdown(entry).replace("\n", "\n" + " " * len(mark)))
            return ("\n" if tight else "\n\n").join(written)
        case Grid(aligned, head, rows):
            marks = {"left": ":---", "right": "---:", "center": ":---:"}
            lines = [_row(head), "| " + " | ".join(marks.get(one, "---") for one in aligned) + " |"]
            return "\n".join([*lines, *(_row(row) for row in rows)])


def _row(cells: tuple[Line, ...]) -> str:
    return "| " + " | ".join(_cell(cell) for cell in cells) + " |"


def _cell(cell: Line) -> str:
    """Write a cell; a bar of the text itself is escaped, that of a reference needs none."""
    return "".join(_inline((one,)).replace("|", "\\|") if isinstance(one, Words) else _inline((one,)) for one in cell)


def to_markdown(blocks: tuple[Block, ...]) -> str:
    """Write a tree as canonical Markdown."""
    return "\n\n".join(_block(block) for block in blocks)


def canonical(tokens: list[Token]) -> str:
    """Write parsed Markdown canonically."""
    return to_markdown(from_tokens(tokens))
