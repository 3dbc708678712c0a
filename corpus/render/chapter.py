"""Render the pages of the text: chapters and free pages, and the items that stand in them."""

from __future__ import annotations

from collections.abc import Sequence

from corpus import markdown
from corpus.book import Book, chapter_address
from corpus.model import (
    Agreement,
    Chapter,
    DealBlock,
    DeskBlock,
    Example,
    Game,
    GameCard,
    GamesBlock,
    Heading,
    Hero,
    Item,
    Note,
    Panel,
    Position,
    Prose,
    Quote,
    Rule,
    Table,
)
from corpus.render import dispute, home, opening_page, widgets
from corpus.render.context import Page
from corpus.render.html import front_matter, in_heading, slug
from corpus.render.panels import panel
from corpus.render.rule import heading, rule_block
from corpus.render.text import TextRenderer


def section(page: Page, title: str, level: int = 2, anchor: str = "", css: str = "") -> str:
    """Write a heading in Markdown with a Latin anchor of its own."""
    base = anchor or slug(title)
    name, number = base, 2
    while name in page.headings:
        name, number = f"{base}-{number}", number + 1
    page.headings.add(name)
    return f"{'#' * level} {in_heading(title)} {{ #{name}{css} }}"


def note_advice(listed: Sequence[Item | str], page: Page) -> None:
    """Find what a reader who hides the advice has no use for: examples of nothing but advice, headings over nothing else."""
    rules = page.book.edition.rules
    over: list[tuple[Heading, list[bool]]] = []
    for item in listed:
        if isinstance(item, Heading):
            over = [one for one in over if one[0].level < item.level]
            over.append((item, []))
            continue
        if isinstance(item, Note):
            continue  # goes where its rule goes
        named = [item] if isinstance(item, Rule) else [rules[one] for one in getattr(item, "rules", ()) if one in rules]
        advice = bool(named) and all(page.book.advises(rule) for rule in named)
        if advice and isinstance(item, Example | Position):
            page.advised.add(id(item))
        for head, found in over:
            found.append(advice)
            (page.advised.add if all(found) else page.advised.discard)(id(head))


def items(listed: Sequence[Item | str], page: Page) -> list[str]:
    """Render the items of a page, one part each; what is rendered already stays as it is."""
    text = TextRenderer(page)
    note_advice(listed, page)
    parts: list[str] = []
    level = 1
    for item in listed:
        match item:
            case str():
                parts.append(item)
            case Heading():
                level = item.level
                css = " .zs-advised" if id(item) in page.advised else ""
                parts.append(section(page, markdown.plain(item.body.tokens), level, css=css))
            case Rule():
                parts += [heading(item, page, min(max(level, 1) + 1, 4)), rule_block(item, page, text)]
            case Prose():
                parts.append(_prose(item, page, text))
            case Example():
                parts.append(widgets.example(item, page, text))
            case Position():
                parts.append(widgets.position(item, page, text))
            case Table():
                parts.append(widgets.table(item, page, text))
            case GameCard():
                parts += [section(page, "Карточка игры", anchor="kartochka"), opening_page.game_card(item, page, text)]
            case Agreement():
                parts += [section(page, "Перед первой сдачей", anchor="ugovor"), opening_page.agreement(item, page, text)]
            case DealBlock():
                parts += [section(page, "Сдача от начала до конца", anchor="sdacha"), opening_page.whole_deal(item, page)]
            case Panel():
                parts.append(panel(item, page))
            case Hero():
                parts.append(home.hero(item, page, text))
            case Quote():
                parts.append(home.quote(item, page, text))
            case GamesBlock():
                parts.append(home.games(item, page))
            case DeskBlock():
                parts.append(dispute.desk(page) if item.kind == "dispute" else dispute.differences(page))
            case Note():
                pass  # shown with its rule
    return [part for part in [*parts, text.terms_data()] if part]


def _prose(item: Prose, page: Page, text: TextRenderer) -> str:
    html = text.body(item.body)
    if not page.game and item.body.tokens[0].type == "html_block":
        return html
    return f'<div class="zs-prose">{html}</div>'


def chapter_page(chapter: Chapter, game: Game, book: Book) -> str:
    """Write a chapter."""
    page = Page(book, chapter_address(game.slug, chapter.name), game.slug)
    pages = f" Печатные страницы {chapter.pages}." if chapter.pages else ""
    description = str(chapter.front.get("summary") or f"{game.title}: {chapter.title}.{pages}")
    front = front_matter(title=f"{chapter.title}. {game.title}", description=description)
    parts = items(chapter.items, page)
    lede = 1 if chapter.items and isinstance(chapter.items[0], Prose) else 0
    parts.insert(lede, switches(chapter, page))
    return "\n\n".join([front, f"# {in_heading(chapter.title)}", *parts, ""])


def switches(chapter: Chapter, page: Page) -> str:
    """Give the links of a chapter's head: hide the advice, open all examples; scripts make them work, without scripts they are not shown."""
    found = []
    advice = [page.book.advises(rule) for rule in chapter.rules()]
    if any(advice):
        found.append('<button type="button" data-switch="advice">Скрыть советы</button>')
    if any(isinstance(item, Example | Position) for item in chapter.items):
        found.append('<button type="button" data-switch="examples">Открыть все примеры</button>')
    row = f'<p class="zs-switches" data-search-exclude hidden>{"".join(found)}</p>' if found else ""
    bare = '<p class="zs-onlyadvice" data-search-exclude hidden>Здесь одни советы, и сейчас они скрыты.</p>'
    return row + bare if advice and all(advice) else row


def free_page(chapter: Chapter, book: Book) -> str:
    """Write a page that belongs to no game: the home page and its like."""
    page = Page(book, chapter_address("", chapter.name))
    parts = items(chapter.items, page)
    if not any((isinstance(item, Heading) and item.level == 1) or isinstance(item, Hero) for item in chapter.items):
        parts.insert(0, f"# {in_heading(chapter.title)}")
    return "\n\n".join([front_matter(**chapter.front), *parts, ""])
