"""Render Markdown tokens to HTML: references, terms with their meaning, suit signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from corpus import markdown
from corpus.data import Term
from corpus.glossary import folded
from corpus.model import Body
from corpus.render.context import Page
from corpus.render.html import escape, inline, json_data, signs, slug


class TextRenderer(RendererHTML):
    """Renders the texts of one page."""

    def __init__(self, page: Page, tooltips: bool = True) -> None:
        """Render for a page, on paper without the meanings of terms."""
        super().__init__()
        self.page = page
        self.tooltips = tooltips
        self._tips: dict[str, str] = {}
        self._seen: set[str] = set()
        self._own: str = ""
        self._links: list[str] = []

    def body(self, body: Body, rule: str = "") -> str:
        """Render a text; a term is marked once a page, and never where `rule` itself defines it."""
        self._own = rule
        return self.render(body.tokens, _OPTIONS, {}).strip()

    def markdown(self, source: str) -> str:
        """Render a text that is not of the edition as it stands now."""
        return self.render(_PARSER.parse(markdown.prepare(source)), _OPTIONS, {}).strip()

    def terms_data(self) -> str:
        """Give the meanings of the terms that were marked, once for the page; nothing where there are none."""
        return json_data(self._tips, css="zs-terms") if self._tips else ""

    def line(self, source: str) -> str:
        """Render one line of Markdown, without tooltips."""
        tokens = _PARSER.parseInline(markdown.prepare(source))
        self._links.append("")
        html = self.render(tokens, _OPTIONS, {})
        self._links.pop()
        return html

    def text(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Render plain text: every term at its first use gets its meaning."""
        text = tokens[idx].content
        if self._links or not self.tooltips:
            return inline(text)
        parts, at = [], 0
        for start, end, term in self.page.book.finder(self.page.game).find(text):
            if term.known or term.term in self._seen or self._own in term.rules:
                continue
            self._seen.add(term.term)
            parts += [inline(text[at:start]), self._term(inline(text[start:end]), term)]
            at = end
        return "".join([*parts, inline(text[at:])])

    def _term(self, shown: str, term: Term) -> str:
        return f"{self._term_open(term)}{shown}</a>"

    def _term_open(self, term: Term) -> str:
        """Open the mark of a term: a link to the glossary, whose meaning the page shows in place."""
        if term.term not in self._tips:
            self._tips[term.term] = f"<b>{inline(term.base.capitalize())}</b>: {self.line(term.text)}"
        address = self.page.link(f"glossary/#{term_anchor(term)}")
        return f'<a class="zs-term" href="{address}" data-term="{escape(term.term)}">'

    def code_inline(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Render code; cards and hands are often written so."""
        return f"<code>{inline(tokens[idx].content)}</code>"

    def zs_ref(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Render a reference to a rule; one to a game that is not written yet is plain text."""
        meta = tokens[idx].meta
        rule = self.page.book.edition.resolve(meta["target"])
        if rule is None:
            return inline(meta["text"] or meta["target"])
        shown = meta["text"] or self.page.rule_name(rule)
        return self.page.reference(rule, shown)

    def link_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Open a link to the glossary, to another page of the edition, or elsewhere."""
        name = markdown.term_of(tokens[idx])
        if name is not None:
            term = self.page.book.terms.get(folded(name)) if self.tooltips else None
            if term is None or term.known or term.term in self._seen:
                self._links.append("")
                return ""
            self._links.append(term.term)
            self._seen.add(term.term)
            return self._term_open(term)
        self._links.append("")
        href = str(tokens[idx].attrGet("href") or "")
        return f'<a href="{escape(self._address(href))}">'

    def link_close(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Close what the opening opened."""
        name = self._links.pop()
        opening = _opening(tokens, idx)
        if opening is not None and markdown.term_of(opening) is not None:
            return "</a>" if name else ""
        return "</a>"

    def _address(self, href: str) -> str:
        """Turn a link between Markdown files into a link between pages."""
        path, hash_sign, anchor = href.partition("#")
        if not path.endswith(".md") or "://" in path:
            return href
        folder = self.page.game
        parts = [folder] if folder else []
        for part in path.removesuffix(".md").split("/"):
            if part == "..":
                parts = parts[:-1]
            elif part != ".":
                parts.append(part)
        if parts and parts[-1] == "index":
            parts = parts[:-1]
        return self.page.link("/".join(parts) + "/" if parts else "") + hash_sign + anchor

    def table_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Open a table that can be scrolled sideways on a narrow screen."""
        return '<div class="zs-scroll" tabindex="0" role="region" aria-label="Таблица"><table class="zs-tab">\n'

    def table_close(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Close the table."""
        return "</table></div>\n"

    def th_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Open a cell of the head; how it is aligned is a class, because the policy of the site forbids style attributes."""
        return _cell(tokens[idx])

    def td_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Open a cell."""
        return _cell(tokens[idx])

    def html_inline(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Pass the HTML of a free page through."""
        return signs(tokens[idx].content)

    def html_block(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Pass the HTML of a free page through."""
        return tokens[idx].content


def _cell(token: Token) -> str:
    """Open a cell of a table with its alignment."""
    aligned = str(token.attrGet("style") or "").removeprefix("text-align:")
    return f'<{token.tag} class="zs-{aligned}">' if aligned in {"right", "center"} else f"<{token.tag}>"


def term_anchor(term: Term) -> str:
    """Give the anchor of a term in the glossary."""
    return f"term-{slug(term.term)}"


def _opening(tokens: Sequence[Token], idx: int) -> Token | None:
    """Find the token that a closing one belongs to."""
    level = 0
    for at in range(idx, -1, -1):
        level += tokens[at].nesting
        if level == 0:
            return tokens[at]
    return None


_PARSER = markdown.make_parser()
_OPTIONS = _PARSER.options
