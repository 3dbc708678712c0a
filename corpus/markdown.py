"""Markdown of the chapters: CommonMark with tables, `///` blocks, references and links to the glossary.

The `///` blocks are a block rule of markdown-it, so the tokens inside a block keep the lines of the file. References
`[[id]]` and `[[id|text]]` are an inline rule. Rendering of both is left to the renderer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from corpus.model import Ref, TermLink

OPENING = re.compile(r"^///[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$")
CLOSING = re.compile(r"^///[ \t]*$")
INDENT = 4

_PIPE = "\ue000"
"""Stands for the bar of `[[id|text]]` while Markdown is parsed, so that a table does not split at it."""

_REF_WITH_TEXT = re.compile(r"\[\[([^\[\]|\n]+)\|([^\[\]\n]+)\]\]")
_TERM_TARGET = re.compile(r"\]\(term:([^()<>\n]+)\)")
_REF = re.compile(r"\[\[([^\[\]\n]+)\]\]")


def prepare(text: str) -> str:
    """Protect references and glossary links from the Markdown around them; lines stay where they are."""
    text = _REF_WITH_TEXT.sub(lambda m: f"[[{m[1]}{_PIPE}{m[2]}]]", text)
    return _TERM_TARGET.sub(lambda m: f"](term:{m[1].strip().replace(' ', '%20')})", text)


def _line(state: StateBlock, number: int) -> str:
    return state.src[state.bMarks[number] : state.eMarks[number]]


def _block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Recognise a `///` block and parse its body as Markdown."""
    first = _line(state, start)
    if not first.startswith("///"):
        return False
    if silent:
        return True
    match = OPENING.match(first)
    if match is None:
        token = state.push("zs_stray", "", 0)
        token.map = [start, start + 1]
        token.content = first
        state.line = start + 1
        return True

    line = start + 1
    options: list[str] = []
    while line < end and (text := _line(state, line)).strip() and not text.startswith("///"):
        if not text.startswith(" " * INDENT):
            break
        options.append(text[INDENT:])
        line += 1
    body = line
    while line < end and not _line(state, line).startswith("///"):
        line += 1
    closed = line < end and CLOSING.match(_line(state, line)) is not None

    opening = state.push("zs_block_open", "div", 1)
    opening.block = True
    opening.map = [start, line]
    opening.info = match[1]
    opening.content = "\n".join(options)
    opening.meta = {
        "argument": (match[2] or "").strip(),
        "body": body,
        "closed": closed,
        "glued": body < line and bool(_line(state, body).strip()),
        "markdown": "\n".join(_line(state, n) for n in range(body, line)).strip("\n"),
    }
    parent, old_end = state.parentType, state.lineMax
    state.parentType, state.lineMax = "zs_block", line
    state.md.block.tokenize(state, body, line)
    state.parentType, state.lineMax = parent, old_end
    state.push("zs_block_close", "div", -1).block = True
    state.line = line + 1 if closed else line
    return True


def _reference(state: StateInline, silent: bool) -> bool:
    """Recognise `[[id]]` and `[[id|text]]`."""
    if not state.src.startswith("[[", state.pos):
        return False
    match = _REF.match(state.src, state.pos)
    if match is None:
        return False
    if not silent:
        token = state.push("zs_ref", "a", 0)
        target, _, text = match[1].partition(_PIPE)
        token.meta = {"target": target.strip(), "text": text.strip()}
        token.content = text.strip()
    state.pos = match.end()
    return True


def make_parser(html: bool = False) -> MarkdownIt:
    """Make the Markdown parser of the edition; raw HTML is allowed only on free pages."""
    md = MarkdownIt("commonmark", {"html": html}).enable("table")
    md.block.ruler.before("fence", "zs_block", _block, {"alt": ["paragraph", "reference", "blockquote", "list", "table"]})
    md.inline.ruler.before("link", "zs_ref", _reference)
    return md


def _inline(tokens: Iterable[Token]) -> Iterator[tuple[Token, int]]:
    """Give the inline tokens with their lines (from 1)."""
    for token in tokens:
        if token.type != "inline":
            continue
        line = (token.map[0] if token.map else 0) + 1
        for child in token.children or []:
            if child.type in ("softbreak", "hardbreak"):
                line += 1
            yield child, line


def references(tokens: list[Token]) -> list[Ref]:
    """List the references of a text."""
    return [Ref(token.meta["target"], token.meta["text"], line) for token, line in _inline(tokens) if token.type == "zs_ref"]


def term_of(token: Token) -> str | None:
    """Give the term that a link names, or None for any other token."""
    if token.type != "link_open":
        return None
    href = str(token.attrGet("href") or "")
    return unquote(href.removeprefix("term:")) if href.startswith("term:") else None


def term_links(tokens: list[Token]) -> list[TermLink]:
    """List the explicit links to the glossary."""
    return [TermLink(term, line) for token, line in _inline(tokens) if (term := term_of(token)) is not None]


def plain(tokens: list[Token], name: Callable[[str], str] = str) -> str:
    """Give the text of tokens without any markup, one line a paragraph or table row; `name` reads a reference."""
    parts: list[str] = []
    for token in tokens:
        if token.type == "inline":
            parts.append(_words(token, name))
        elif token.type in ("code_block", "fence"):
            parts.append(token.content)
        elif token.type in ("td_close", "th_close"):
            parts.append(" ")
        elif token.type in ("paragraph_close", "heading_close", "tr_close"):
            parts.append("\n")
    return re.sub(r"[ \t]*\n\s*", "\n", "".join(parts)).strip()


def _words(token: Token, name: Callable[[str], str]) -> str:
    """Give the words of an inline token."""
    found = []
    for child in token.children or []:
        if child.type in ("softbreak", "hardbreak"):
            found.append(" ")
        elif child.type == "zs_ref":
            found.append(child.meta["text"] or name(child.meta["target"]))
        else:
            found.append(child.content)
    return "".join(found)


def told(tokens: list[Token], name: Callable[[str], str] = str) -> str:
    """Give the text of tokens as `plain` does, every row of a table as a sentence: «Пики: простая — 4, 7 — 8.»"""
    parts: list[str] = []
    rest: list[Token] = []
    at = 0
    while at < len(tokens):
        if tokens[at].type != "table_open":
            rest.append(tokens[at])
            at += 1
            continue
        end = next(place for place in range(at, len(tokens)) if tokens[place].type == "table_close")
        parts += [plain(rest, name), _table(tokens[at:end], name)]
        rest = []
        at = end + 1
    return "\n".join(part for part in (*parts, plain(rest, name)) if part)


def _table(tokens: list[Token], name: Callable[[str], str]) -> str:
    """Tell a table row by row; one of two columns in one sentence."""
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(_words(token, name).strip())
    head, *body = rows
    if not all(head[1:]):
        return "\n".join(" ".join(filter(None, row)) for row in rows if any(row))  # a drawing, not a list
    if len(head) == 2:
        about = f"{head[0]} — {_lower(head[1])}: " if head[0] else ""
        return about + "; ".join(" — ".join(map(_cell, row)) for row in body).rstrip(".") + "."
    if len(body) == 1 and body[0][0][:1].isdigit():
        head, body = ["", *head], [["", *body[0]]]  # the first column holds a value like the others
    return "\n".join(_row(head, row) for row in body)


def _row(head: list[str], row: list[str]) -> str:
    """Tell one row: what it is about, then every cell by its column; «3» of a column «Игроков» is told with it."""
    about = f"{head[0]} {row[0]}" if row[0][:1].isdigit() else row[0]
    named = ", ".join(f"{_lower(column)} — {_cell(cell)}" for column, cell in zip(head[1:], row[1:], strict=True) if cell)
    return f"{about}: {named}.".strip(": ")


def _cell(text: str) -> str:
    """Say a dash as a word."""
    return "нет" if text == "—" else text


def _lower(text: str) -> str:
    """Begin with a small letter, unless it is the letter of a card."""
    return text[0].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text
