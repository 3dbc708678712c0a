"""Render the home page: the first screen with a hand from a real deal, a quoted rule, all games by families."""

from __future__ import annotations

import re
from typing import Any

from corpus import markdown
from corpus.book import Book
from corpus.model import Game, GamesBlock, Hero, Quote, Rule, Table
from corpus.render import openings, scene, table_page
from corpus.render.context import Page
from corpus.render.html import escape, inline
from corpus.render.text import TextRenderer
from rules_py.frame.russian import counted

SEATS = ("1", "2", "3", "4", "5", "6", "7", "8+")
SPOKEN = (
    "я один", "нас двое", "нас трое", "нас четверо", "нас пятеро", "нас шестеро", "нас семеро", "нас восемь и больше"
)  # fmt: skip
MANY_CARDS = 8
"""A hand of more is held closer together."""
MANY = 99
"""Stands for «and more»."""
_SPAN = re.compile(r"(\d+)(?:–(\d+))?( и больше)?")
_BEST = re.compile(r"лучше (\d+)")
_FACE = re.compile("[♠♣♦♥](?:[ТКДВ]|10|[2-9])")
_SENTENCE = re.compile(r".*?[.!?](?=\s|$)", re.S)
LENS = '<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.5" cy="8.5" r="6"/><path d="m13 13 5 5"/></svg>'
PLAY = '<svg viewBox="0 0 12 14" aria-hidden="true"><path d="M1.5 1.2v11.6L11 7Z"/></svg>'


def table_of(game: Game) -> Table | None:
    """Give the table of a game; None where it is only read."""
    return next((item for _, item in table_page.tables(game)), None)


def _counted(book: Book) -> str:
    """Say how many games there are and how many have a table."""
    played = sum(table_of(game) is not None for game in book.games)
    every = counted(len(book.games), "игра", "игры", "игр")
    return f"{every}, и в каждую можно сыграть." if played == len(book.games) else f"{every}, сыграть можно в {played}."


def seats(players: str) -> tuple[int, int]:
    """Read from how many to how many play."""
    found = _SPAN.match(players)
    assert found is not None, players
    least = int(found[1])
    return least, MANY if found[3] else int(found[2] or least)


def duration(minutes: str) -> str:
    """Write a span of minutes as people say it: from an hour and a half on in hours."""
    least, _, most = minutes.partition("–")
    if int(least) < 60 or int(most or least) <= 90:
        return f"{minutes}\u00a0мин"
    hours = [f"{int(one) // 60}{'½' if int(one) % 60 else ''}" for one in (least, most or least)]
    return f"{'–'.join(dict.fromkeys(hours))}\u00a0ч"


def hero(item: Hero, page: Page, text: TextRenderer) -> str:
    """Write the first screen; the hand is the one that the table of the game deals."""
    book = page.book
    game = book.edition.text.games.get(item.game)
    table = table_of(game) if game is not None else None
    title = item.title.replace("{games}", str(len(book.games)))
    # one line: between the tags of a block Markdown would make paragraphs
    return "".join(
        [
            '<section class="zs-home"><div class="zs-home-in"><div class="zs-home-hd">',
            f"<h1>{inline(title)}</h1>{text.body(item.body).strip()}</div>",
            '<div class="zs-home-note"><form class="zs-home-find" role="search" aria-label="Найти правило" action="./"><label for="zs-q">Найти правило</label>',
            '<input id="zs-q" name="q" type="search" placeholder="Найти правило" autocomplete="off">',
            f'<button type="submit" aria-label="Найти">{LENS}</button></form>',
            f'<div class="zs-asks">{"".join(_asked(one.ask, one.answer, one.rules, page) for one in item.asks)}</div>',
            f'<p class="zs-two">{_play(game, table, page)}<a class="zs-btn" href="{page.link("dispute/")}"><b>Рассудить спор</b>'
            "<small>кто прав и по какому §</small></a></p></div>",
            hand(game, table, book),
            "</div></section>",
        ]
    ).replace("\n", " ")


def _play(game: Game | None, table: Table | None, page: Page) -> str:
    if game is None or table is None:
        return ""
    where = f"{page.link(table_page.address(table, page.book))}#n={table.seed}"
    return (
        f'<a class="zs-btn zs-pri" data-zs-continue href="{where}"><b>{PLAY}Сыграть</b><small>эти карты уже сданы</small></a>'
    )


def hand(game: Game | None, table: Table | None, book: Book) -> str:
    """Lay out the hand of the deal that the table opens."""
    if game is None or table is None:
        return ""
    shown = openings.opening(table, table.seed, book) or {}
    cards: list[dict[str, Any]] = next((zone["cards"] for zone in shown.get("zones", []) if zone.get("id") == "hand"), [])
    if not cards or not all(_FACE.fullmatch(str(card.get("card") or "")) for card in cards):
        return ""  # a game with cards of its own: its faces are words
    names = ", ".join(str(card.get("name") or "") for card in cards)
    static = "".join(scene.card(card) for card in cards)
    say = inline(f"{game.title}, сдача №\u00a0{table.seed}. {shown.get('status', {}).get('text', '')}")
    return (
        f'<figure class="zs-home-hand{" zs-many" if len(cards) > MANY_CARDS else ""}"><zs-hand data-cards="{escape(" ".join(str(card["card"]) for card in cards))}" role="img" '
        f'aria-label="Ваши карты: {escape(names)}"><span aria-hidden="true">{static}</span></zs-hand><figcaption>{say}</figcaption></figure>'
    )


def _asked(ask: str, answer: str, rules: tuple[str, ...], page: Page) -> str:
    """Write a question that opens its answer: a word of ours, then the rules that say so."""
    found = [rule for name in rules if (rule := page.book.edition.resolve(name)) is not None]
    said = "".join(f"<p>{_named(rule, page)} {inline(_first(rule, page))}</p>" for rule in found)
    return f'<details name="zs-ask"><summary>{inline(ask)}</summary><div><p><b>{inline(answer)}</b></p>{said}</div></details>'


def _named(rule: Rule, page: Page) -> str:
    game = page.book.edition.text.games[rule.game]
    return f'<a class="zs-num" href="{page.rule_link(rule)}">{inline(game.title)}, {inline(rule.number)}</a>'


def _first(rule: Rule, page: Page) -> str:
    """Give a rule up to the end of its second sentence: enough to answer, short enough to stand in place."""
    text = markdown.plain(rule.body.tokens, page.name)
    sentences = _SENTENCE.findall(text)
    kept = "".join(sentences[:2]).strip()
    return kept or text


def quote(item: Quote, page: Page, text: TextRenderer) -> str:
    """Show a rule where it does not stand: number, title, text, the question of its reading."""
    rule = page.book.edition.resolve(item.rule)
    if rule is None:
        return ""
    readings = [one for one in page.book.edition.data.readings if rule.id in one.rules]
    fork = "".join(
        f'<p class="zs-fork"><a href="{page.link("readings/")}#{one.id.replace(".", "-")}">{inline(one.question)}</a></p>'
        for one in readings[:1]
    )
    body = text.body(rule.body).strip().replace("\n", " ")
    return (
        f'<blockquote class="zs-quote" cite="{page.link(f"r/{rule.id}/")}"><p>{_named(rule, page)} <b>{inline(rule.title)}</b></p>'
        f"{body}{fork}</blockquote>"
    )


def games(item: GamesBlock, page: Page) -> str:
    """List all games by families: how many play, how long, a line of what it is, the way to the table."""
    families: dict[str, list[Game]] = {}
    for game in page.book.games:
        families.setdefault(game.family, []).append(game)
    groups = []
    for family, members in families.items():
        rows = "".join(_row(game, item.lines.get(game.slug) or game.summary, page) for game in members)
        said = f" <span>{inline(item.families[family])}</span>" if family in item.families else ""
        groups.append(f'<section class="zs-family"><h3>{inline(family)}{said}</h3><ul>{rows}</ul></section>')
    marks = "".join(
        f'<label><input type="radio" name="zs-seats" value="{at}" aria-label="{spoken}"><span>{mark}</span></label>'
        for at, (mark, spoken) in enumerate(zip(SEATS, SPOKEN, strict=True), 1)
    )
    return (
        f'<div class="zs-allgames" id="games-list"><fieldset class="zs-seats"><legend>Сколько вас за столом?</legend>{marks}</fieldset>'
        f'<p class="zs-seats-said" role="status">{_counted(page.book)}</p><div class="zs-families">{"".join(groups)}</div></div>'
    )


def _row(game: Game, line: str, page: Page) -> str:
    least, most = seats(game.players)
    best = _BEST.search(game.players)
    table = table_of(game)
    shown = f"{least}–10+" if most == MANY else game.players.partition(",")[0]
    play = (
        f'<a class="zs-sit" href="{page.link(table_page.address(table, page.book))}" aria-label="Сыграть: {escape(game.title)}">{PLAY}</a>'
        if table is not None
        else '<span class="zs-read">текст</span>'
    )
    return (
        f'<li data-game="{game.slug}" data-least="{least}" data-most="{most}" data-best="{best[1] if best else ""}">'
        f'<b class="zs-count">{shown}<span class="zs-sr"> игроков</span></b>'
        f'<a class="zs-game" href="{page.link(game.slug + "/")}">{inline(game.title)}</a><span class="zs-time">{duration(game.minutes)}</span>'
        f"{play}<p>{inline(line)}</p></li>"
    )
