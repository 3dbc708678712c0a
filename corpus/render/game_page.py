"""Render the opening page of a game: what it is, its card, what to agree on, a deal, its chapters, where it comes from."""

from __future__ import annotations

import re

from corpus.book import Book, chapter_address
from corpus.model import COMPARED, Agreement, Chapter, Game, GameCard, Heading, Item, Panel, Rule
from corpus.render import dispute, home, openings, table_page
from corpus.render.chapter import items, section
from corpus.render.context import Page
from corpus.render.html import escape, front_matter, inline

_PLAYERS = re.compile(r"^(\d+(?:–\d+)?(?: и больше)?)(?:, (.*))?$")


def _players(text: str) -> tuple[str, str]:
    """Split «2–5, лучше 4» into the number with its word and what is best."""
    found = _PLAYERS.match(text)
    if found is None:
        return text, ""
    last = int(re.findall(r"\d+", found[1])[-1])
    word = "игрока" if 2 <= last <= 4 else "игрок" if last == 1 else "игроков"
    return f"{found[1]} {word}", found[2] or ""


def _halves(text: str) -> tuple[str, str]:
    """Split a fact at its first comma: what counts, and the rest."""
    first, _, rest = text.partition(", ")
    return first, rest


def _hero(game: Game, page: Page) -> str:
    """Write the first screen: name, a sentence, three facts, the ways to play and to learn, a hand of the first deal."""
    players, deck = _players(game.players), _halves(game.deck)
    facts = [
        players,
        deck,
        (home.duration(game.minutes), "вся партия" if int(game.minutes.partition("–")[0]) >= 60 else "партия"),
    ]
    cells = "".join(f"<li><b>{inline(name)}</b>{inline(rest)}</li>" for name, rest in facts)
    table = home.table_of(game)
    ways = []
    if table is not None:
        seats = len((openings.opening(table, table.seed, page.book) or {}).get("seats") or ())
        against = {1: "одному", 2: "против бота", 3: "против двух ботов", 4: "против трёх ботов"}.get(seats, "против ботов")
        where = page.link(table_page.address(table, page.book))
        ways.append(
            f'<a class="zs-btn zs-pri" data-zs-continue="{game.slug}" href="{where}"><b>{home.PLAY}Сыграть</b><small>{against}</small></a>'
        )
    if any(isinstance(item, Panel) and item.kind == "lesson" for item in game.index.items):
        ways.append('<a class="zs-btn" href="#lesson"><b>Первая сдача</b><small>с объяснением</small></a>')
    argue = dispute.game_button(game, page)
    note = f'<div class="zs-home-note"><p class="zs-two">{"".join(ways)}</p>{argue}</div>' if ways else ""
    # one line: between the tags of a block Markdown would make paragraphs
    return (
        f'<section class="zs-home zs-gamehero"><link rel="stylesheet" href="{page.link("assets/theme/game.css")}"><div class="zs-home-in"><div class="zs-home-hd">'
        f'<h1>{inline(game.title)}</h1><p>{inline(game.summary)}</p><ul class="zs-three">{cells}</ul></div>'
        f"{note}{home.hand(game, table, page.book)}</div></section>"
    ).replace("\n", " ")


def _span(chapter: Chapter) -> str:
    """Say which numbers a chapter holds: from the first § to the last."""
    rules = [rule for rule in chapter.rules() if rule.label.startswith("§")]
    if len(rules) < 2:
        return rules[0].label if rules else ""
    return f"{rules[0].label}–{rules[-1].label.removeprefix('§').strip()}"


def contents(game: Game, page: Page) -> str:
    """List the chapters of a game with their numbers and printed pages."""
    entries = []
    for chapter in game.chapters:
        span = f" <b>{inline(_span(chapter))}</b>" if _span(chapter) else ""
        pages = f" <small>с.\u00a0{inline(chapter.pages)}</small>" if chapter.pages else ""
        address = page.link(chapter_address(game.slug, chapter.name))
        entries.append(
            f'<li><a href="{address}"><span>{inline(chapter.title)}</span><i aria-hidden="true"></i>{span}{pages}</a></li>'
        )
    return f'<ol class="zs-contents">{"".join(entries)}</ol>'


def asked(game: Game, page: Page) -> str:
    """List what is asked most, in the words of whoever asks, with the rule that answers."""
    rows = []
    for rule in page.book.popular(game):
        words = rule.asks[0]
        label = f" <b>{inline(rule.label)}</b>" if rule.label else ""
        rows.append(
            f'<li><a href="{escape(page.rule_link(rule))}"><span>{inline(words[0].upper() + words[1:])} '
            f"<strong>{inline(rule.title)}</strong></span>{label}</a></li>"
        )
    return f'<ul class="zs-contents zs-questions">{"".join(rows)}</ul>'


def compared(game: Game, page: Page) -> str:
    """Show the cells of the comparison for one game."""
    rows = []
    for name, cell in game.compare.items():
        rule = page.book.edition.resolve(cell.rule)
        link = f" {page.reference(rule, rule.number)}" if rule else ""
        rows.append(f"<div><dt>{COMPARED[name]}</dt><dd>{inline(cell.text)}{link}</dd></div>")
    return f'<dl class="zs-compare">{"".join(rows)}</dl>' if rows else ""


def _origin(game: Game, page: Page) -> str:
    """Tell the source with its pages, the edition, and the ways to take the text along."""
    book = page.book
    sources = book.edition.data.sources
    rules = [item for chapter in game.all_chapters() for item in chapter.items if isinstance(item, Rule)]
    own = sum(rule.kind == "house" for rule in rules)
    date = ".".join(reversed(book.frozen.date.split("-"))) + ", " if book.frozen else ""
    ours = f", из них {own} от издания, где книга молчит" if own else ""
    pages = f", с.\u00a0{inline(game.pages)}" if game.pages else ""
    source = inline(sources[game.source].short) if game.source in sources else ""
    hard = f'<span role="img" aria-label="{game.difficulty} из 5">{"●" * game.difficulty}{"○" * (5 - game.difficulty)}</span>'
    rows = [
        ("Книга", f'<a href="{page.link(f"sources/#src-{game.source}")}">{source}</a>{pages}'),
        (f"Редакция {book.number}", f'{date}правил: {len(rules)}{ours}. <a href="{page.link("editions/")}">История правок</a>'),
        ("Сложность", hard),
        (
            "Взять",
            f'<a href="{page.link(f"print/{game.slug}/")}">одной страницей</a>'
            f'<span data-pdf="print/{game.slug}.pdf">, <a href="{page.link(f"print/{game.slug}.pdf")}">PDF</a></span>; '
            f'<a href="{page.link("sources/#cite")}">как ссылаться</a>',
        ),
        ("Рядом", f'<a href="{page.link("compare/")}">сравнить с другими играми</a>'),
    ]
    cells = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in rows if value)
    return f'<dl class="zs-compare zs-origin">{cells}</dl>'


def _parted(listed: list[Item]) -> tuple[list[Item], list[Item]]:
    """Part the card and the list to agree on, which come first because they are asked for at the table, from the rest."""
    first: list[Item] = [item for kind in (GameCard, Agreement) for item in listed if isinstance(item, kind)]
    return first, [item for item in listed if not isinstance(item, GameCard | Agreement)]


def game_page(game: Game, book: Book) -> str:
    """Write the opening page of a game."""
    page = Page(book, chapter_address(game.slug, "index"), game.slug)
    front = front_matter(title=game.title, description=game.summary, hide=["navigation", "toc", "footer"])
    first, rest = _parted(game.index.items)
    about = [section(page, "Об игре", anchor="ob-igre")] if rest and not isinstance(rest[0], Heading) else []
    parts = [front, _hero(game, page), *items([*first, *about, *rest], page)]
    if game.chapters:
        parts += [section(page, "Главы", anchor="glavy"), contents(game, page)]
    if book.popular(game):
        parts += [section(page, "Спрашивают чаще всего", anchor="sprashivajut"), asked(game, page)]
    if game.compare:
        parts += [section(page, "Коротко", anchor="korotko"), compared(game, page)]
    parts += [section(page, "Источник и редакция", anchor="istochnik"), _origin(game, page)]
    return "\n\n".join([*parts, ""])
