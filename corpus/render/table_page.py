"""Render the page of a table: the whole game on a surface of its own, and the place in the text that leads there."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.book import Book, chapter_address, page_file
from corpus.model import Game, Table
from corpus.render import openings
from corpus.render import scene as scenes
from corpus.render.context import Page
from corpus.render.html import escape, front_matter, in_heading, inline, json_script

NEEDS = "Стол живёт в браузере: включите JavaScript, и карты раздадут. Правила, примеры и их счёт читаются и без него."


def tables(game: Game) -> Iterator[tuple[str, Table]]:
    """Give the tables of a game with the addresses of their pages."""
    items = (item for chapter in game.all_chapters() for item in chapter.items if isinstance(item, Table))
    for number, item in enumerate(items, 1):
        yield f"{game.slug}/{'table' if number == 1 else f'table-{number}'}/", item


def address(item: Table, book: Book) -> str:
    """Give the address of a table's page."""
    return next(where for where, one in tables(book.edition.text.games[item.game]) if one is item)


def entrance(item: Table, page: Page, words: str) -> str:
    """Write the place in a chapter that declares a table: what is played there, and the way to it."""
    where = page.link(address(item, page.book))
    name = item.title or f"Сыграть: {page.book.edition.text.games[item.game].title.lower()}"
    anchor = page.book.anchors[id(item)]
    way = f'<p class="zs-sit"><a class="zs-btn zs-pri" data-table="{escape(item.game)}" href="{where}">{inline(name)}</a></p>'
    return f'<div class="zs-play" id="{anchor}">\n{words}{way}\n</div>'


def table_page(game: Game, item: Table, book: Book, front: str) -> str:
    """Write the page of a table: the opening of its deal as text, which a script turns into the table."""
    page = Page(book, address(item, book), game.slug)
    shown = openings.opening(item, item.seed, book)
    content = {
        "game": item.game,
        "seed": item.seed,
        "options": item.options,
        "readings": item.readings,
        "scene": shown,
        "ahead": {"folder": openings.folder(item), "seeds": list(openings.ready(item, book))},
        "rules": page.link(chapter_address(game.slug, "index")),
    }
    lead = f"Полная партия против бота. Начало сдачи №\u00a0{item.seed}:"
    back = f'<p><a class="zs-btn" href="{content["rules"]}">К правилам игры</a></p>'
    static = scenes.felt(shown or {}, lead)
    widget = (
        f'<div class="zs-widget zs-tablepage"><zs-table data-game="{escape(item.game)}" data-search-exclude>{json_script(content)}'
        f'<p class="zs-needs">{NEEDS}</p>{static}{back}</zs-table></div>'
    )
    return "\n\n".join([front, f"# {in_heading(item.title or f'{game.title}: стол')}", widget, ""])


def table_pages(book: Book) -> dict[str, str]:
    """Write the pages of all tables: path below the root -> content."""
    found = {}
    for game in book.games:
        for where, item in tables(game):
            front = front_matter(
                title=f"{item.title}. {game.title}" if item.title else f"{game.title}: стол",
                description=f"{game.title}: сыграть против бота, до конца, с подсказками и параграфами.",
                hide=["navigation", "toc", "footer", "path"],
            )
            found[page_file(where)] = table_page(game, item, book, front)
    return found
