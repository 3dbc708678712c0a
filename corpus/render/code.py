"""Render the code of the rules core: one page a module, every line with an anchor."""

from __future__ import annotations

from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from corpus.book import Book
from corpus.render.context import Page
from corpus.render.html import bullet_list, escape, front_matter


def modules(root: Path) -> dict[str, Path]:
    """Find the modules of the core by their dotted names."""
    found = {}
    for path in sorted((root / "rules_py").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path
    return found


def _lines(source: str) -> str:
    """Highlight Python and number its lines."""
    html: str = highlight(source, PythonLexer(stripnl=False), HtmlFormatter(nowrap=True))
    rows = html.removesuffix("\n").split("\n")
    return "\n".join(
        f'<a id="L{number}" href="#L{number}" class="zs-ln">{number}</a>{row}' for number, row in enumerate(rows, 1)
    )


def code_page(name: str, path: Path, book: Book) -> str:
    """Write the page of one module: which rules it executes, then the code."""
    page = Page(book, f"code/{name}/")
    source = path.read_text(encoding="utf-8")
    rules = []
    for rule_id, places in book.edition.core.implemented.items():
        rule = book.edition.resolve(rule_id)
        line = next((place.line for place in places if place.module == name), None)
        if rule is not None and line is not None:
            link = page.reference(rule)
            rules.append(f'{link}: <a href="#L{line}">строка {line}</a>')
    listed = f'<details class="zs-code-rules"><summary>Правила, которые здесь исполняются ({len(rules)})</summary>{bullet_list(rules)}</details>'
    return "\n\n".join(
        [
            front_matter(title=name, description=f"Код: {name}", search={"exclude": True}),
            f"# `{name}`",
            *([listed] if rules else []),
            f'<div class="highlight zs-codebox"><pre tabindex="0"><code>{_lines(source)}</code></pre></div>',
            "",
        ]
    )


def code_index(found: dict[str, Path], book: Book) -> str:
    """Write the list of modules."""
    page = Page(book, "code/")
    entries = [f'<a href="{page.link(f"code/{name}/")}"><code>{escape(name)}</code></a>' for name in found]
    lead = '<p class="zs-lead">Программа, которая исполняет правила: считает примеры, судит споры и ведёт игру на этих страницах.</p>'
    return "\n\n".join(
        [front_matter(title="Код правил", search={"exclude": True}), "# Код правил", lead, bullet_list(entries), ""]
    )
