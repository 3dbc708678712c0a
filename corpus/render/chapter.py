"""Render the pages of the text: chapters, opening pages of games, free pages."""

from __future__ import annotations

from corpus import markdown
from corpus.book import Book, chapter_address
from corpus.model import (
    COMPARED,
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
    Note,
    Panel,
    Position,
    Prose,
    Quote,
    Rule,
    Table,
)
from corpus.render import dispute, home, opening_page, table_page, widgets
from corpus.render.context import Page
from corpus.render.html import front_matter, in_heading, inline, slug
from corpus.render.panels import panel
from corpus.render.rule import ADVICE, heading, rule_block
from corpus.render.text import TextRenderer

STATES = {"text": "текст", "recalculates": "пересчитывается", "plays": "играется"}


def section(page: Page, title: str, level: int = 2, anchor: str = "") -> str:
    """Write a heading in Markdown with a Latin anchor of its own."""
    base = anchor or slug(title)
    name, number = base, 2
    while name in page.headings:
        name, number = f"{base}-{number}", number + 1
    page.headings.add(name)
    return f"{'#' * level} {in_heading(title)} {{ #{name} }}"


def items(chapter: Chapter, page: Page) -> list[str]:
    """Render the items of a chapter, one part each."""
    text = TextRenderer(page)
    parts: list[str] = []
    level = 1
    for item in chapter.items:
        match item:
            case Heading():
                level = item.level
                parts.append(section(page, markdown.plain(item.body.tokens), level))
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


def facts(game: Game, page: Page) -> str:
    """List what a player asks first: how many, which deck, how long, how hard, from where, what is playable."""
    sources = page.book.edition.data.sources
    source = inline(sources[game.source].short) if game.source in sources else ""
    pages = f", с.\u00a0{inline(game.pages)}" if game.pages else ""
    rows = [
        ("Игроков", inline(game.players)),
        ("Колода", inline(game.deck)),
        ("Время", f"{inline(game.minutes)}\u00a0мин"),
        (
            "Сложность",
            f'<span role="img" aria-label="{game.difficulty} из 5">{"●" * game.difficulty}{"○" * (5 - game.difficulty)}</span>',
        ),
        ("Источник", f'<a href="{page.link(f"sources/#src-{game.source}")}">{source}</a>{pages}'),
        ("Здесь", STATES[page.book.state(game.slug)]),
    ]
    cells = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in rows)
    return f'<dl class="zs-facts">{cells}</dl>'


def lesson_button(game: Game) -> str:
    """Give the button that leads to the guided first game, where the page has one."""
    found = any(isinstance(item, Panel) and item.kind == "lesson" for item in game.index.items)
    return '<a class="zs-btn" href="#lesson">Научиться за пять минут</a>' if found else ""


def play_button(game: Game, page: Page) -> str:
    """Give the button that leads to the table of an opening page; nothing where the game is only read."""
    table = next((item for item in game.index.items if isinstance(item, Table)), None)
    return f'<a class="zs-btn zs-pri" href="{page.link(table_page.address(table, page.book))}">Сыграть</a>' if table else ""


def contents(game: Game, page: Page) -> str:
    """List the chapters of a game."""
    entries = []
    for chapter in game.chapters:
        rules = [rule for rule in chapter.rules() if rule.label.startswith("§")]
        span = f' <span class="zs-span">{rules[0].label} – {rules[-1].label}</span>' if len(rules) > 1 else ""
        address = chapter_address(game.slug, chapter.name)
        entries.append(f'<li><a href="{page.link(address)}">{inline(chapter.title)}</a>{span}</li>')
    return f'<ol class="zs-contents">{"".join(entries)}</ol>'


def compared(game: Game, page: Page) -> str:
    """Show the cells of the comparison for one game, with a link to all of them."""
    rows = []
    for name, cell in game.compare.items():
        rule = page.book.edition.resolve(cell.rule)
        link = f' <a class="zs-ref" href="{page.rule_link(rule)}">{inline(rule.number)}</a>' if rule else ""
        rows.append(f"<div><dt>{COMPARED[name]}</dt><dd>{inline(cell.text)}{link}</dd></div>")
    return f'<dl class="zs-compare">{"".join(rows)}</dl>' if rows else ""


def chapter_page(chapter: Chapter, game: Game, book: Book) -> str:
    """Write a chapter."""
    page = Page(book, chapter_address(game.slug, chapter.name), game.slug)
    pages = f" Печатные страницы {chapter.pages}." if chapter.pages else ""
    description = str(chapter.front.get("summary") or f"{game.title}: {chapter.title}.{pages}")
    front = front_matter(title=f"{chapter.title}. {game.title}", description=description)
    return "\n\n".join([front, f"# {in_heading(chapter.title)}", switches(chapter), *items(chapter, page), ""])


def switches(chapter: Chapter) -> str:
    """Give the links of a chapter's head: hide the advice, open all examples; scripts make them work, without scripts they are not shown."""
    found = []
    if any(rule.kind in ADVICE for rule in chapter.rules()):
        found.append('<button type="button" data-switch="advice">Скрыть советы</button>')
    if any(isinstance(item, Example | Position) for item in chapter.items):
        found.append('<button type="button" data-switch="examples">Открыть все примеры</button>')
    return f'<p class="zs-switches" data-search-exclude hidden>{"".join(found)}</p>' if found else ""


def game_page(game: Game, book: Book) -> str:
    """Write the opening page of a game."""
    page = Page(book, chapter_address(game.slug, "index"), game.slug)
    front = front_matter(title=game.title, description=game.summary)
    parts = [front, f"# {in_heading(game.title)}", f'<p class="zs-lead">{inline(game.summary)}</p>', facts(game, page)]
    buttons = play_button(game, page) + lesson_button(game) + dispute.game_button(game, page)
    parts += [f'<p class="zs-cta">{buttons}</p>'] if buttons else []
    parts += items(game.index, page)
    if game.chapters:
        parts += [section(page, "Главы", anchor="glavy"), contents(game, page)]
    if game.compare:
        parts += [section(page, "Коротко", anchor="korotko"), compared(game, page)]
    parts.append(
        f'<p class="zs-more"><a href="{page.link("compare/")}">Сравнить с другими играми</a> · '
        f'<a href="{page.link(f"print/{game.slug}/")}">Для печати</a> · '
        f'<a href="{page.link(f"print/{game.slug}.pdf")}">PDF</a></p>'
    )
    return "\n\n".join([*parts, ""])


def free_page(chapter: Chapter, book: Book) -> str:
    """Write a page that belongs to no game: the home page and its like."""
    page = Page(book, chapter_address("", chapter.name))
    parts = items(chapter, page)
    if not any((isinstance(item, Heading) and item.level == 1) or isinstance(item, Hero) for item in chapter.items):
        parts.insert(0, f"# {in_heading(chapter.title)}")
    return "\n\n".join([front_matter(**chapter.front), *parts, ""])
