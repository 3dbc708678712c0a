"""Checks of what a game has for its readers: phrasings, card, list, deal; a finished game has all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus.edition import Edition
from corpus.glossary import folded
from corpus.model import Agreement, DealBlock, GameCard, Item, Line, Problem

UNASKED = ("history", "example")
"""Kinds of rules that nobody looks for in words of his own."""


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def asks_are_phrasings(edition: Edition) -> Iterator[Problem]:
    """Verify that a rule has at most three phrasings, each of two words or more, none twice and none made of its title."""
    for rule in edition.text.rules():
        place = (rule.place.file, rule.place.of("asks"))
        title = _words(rule.title)
        if len(rule.asks) > 3:
            yield Problem(*place, f"{rule.id}: asks — от одной до трёх фраз")
        seen: set[tuple[str, ...]] = set()
        for ask in rule.asks:
            words = _words(ask)
            if len(words) < 2:
                yield Problem(*place, f"{rule.id}: asks: «{ask}» — спросите целой фразой")
            if words == title or (len(title) > 1 and " ".join(title) in " ".join(words)):
                yield Problem(*place, f"{rule.id}: asks: «{ask}» повторяет заглавие, а спрашивает тот, кто термина не знает")
            if tuple(words) in seen:
                yield Problem(*place, f"{rule.id}: asks: «{ask}» стоит дважды")
            seen.add(tuple(words))


def opening_blocks_stand_where_they_belong(edition: Edition) -> Iterator[Problem]:
    """Verify that card, list and deal stand on the opening page of their own game, each once."""
    kinds = {GameCard: "card", Agreement: "agree", DealBlock: "deal"}
    for chapter in edition.text.chapters():
        seen: set[type[Item]] = set()
        for item in chapter.items:
            if not isinstance(item, GameCard | Agreement | DealBlock):
                continue
            what = kinds[type(item)]
            if item.game != chapter.game or chapter.name != "index":
                yield Problem(item.place.file, item.place.line, f"{what} {item.game}: место блока — docs/{item.game}/index.md")
            if type(item) in seen:
                yield Problem(item.place.file, item.place.line, f"{what} {item.game}: второй такой блок")
            seen.add(type(item))


def opening_lines(block: GameCard | Agreement) -> Iterator[tuple[str, Line]]:
    """Give every line of a card or a list with the option that it stands in."""
    if isinstance(block, GameCard):
        yield from (("ranks", line) for line in [block.ranks] if line)
        yield from (("lines", line) for line in block.lines)
    else:
        for name in ("prepare", "options", "agree"):
            yield from ((name, line) for line in getattr(block, name))


def opening_lines_name_rules(edition: Edition) -> Iterator[Problem]:
    """Verify that the lines of cards and lists name rules that exist."""
    for item in edition.text.items():
        if isinstance(item, GameCard | Agreement):
            for name, line in opening_lines(item):
                for rule in line.rules:
                    if edition.resolve(rule) is None:
                        yield Problem(item.place.file, item.place.of(name), f"«{line.text}»: правила «{rule}» нет")


_RANK = re.compile(r"[♠♣♦♥]?(?:[ТКДВ]|10|[2-9])|…")
"""A card as a tile shows it; the dots stand for the rest."""


def card_orders_name_cards(edition: Edition) -> Iterator[Problem]:
    """Verify that the order of cards on a card is made of cards alone: a tile holds no word."""
    for item in edition.text.items():
        if isinstance(item, GameCard) and item.ranks is not None:
            for word in item.ranks.text.split():
                if not _RANK.fullmatch(word):
                    yield Problem(item.place.file, item.place.of("ranks"), f"ranks: «{word}» не карта; словам место в lines")


def agreed_options_are_known(edition: Edition) -> Iterator[Problem]:
    """Verify that the options and readings of a list are those of the core, so that a link can set them."""
    for item in edition.text.items():
        if not isinstance(item, Agreement):
            continue
        options = {one["name"] for one in edition.core.game(item.game).get("options", [])}
        readings = {one.id for one in edition.data.readings if one.game == item.game}
        for line in item.options:
            if line.name not in options:
                text = f"условия «{line.name}» у игры нет (есть: {', '.join(sorted(options)) or 'ядро её не играет'})"
                yield Problem(item.place.file, item.place.of("options"), text)
        for name in item.readings:
            if name not in readings:
                yield Problem(item.place.file, item.place.of("readings"), f"разночтения «{name}» у игры нет")


def deals_are_played_out(edition: Edition) -> Iterator[Problem]:
    """Verify that the core replays the record of a deal, that the deal ends with its last action, and not before."""
    for item in edition.text.items():
        if not isinstance(item, DealBlock):
            continue
        place = (item.place.file, item.place.of("actions"))
        if item.game not in edition.core.games:
            yield Problem(*place, f"deal {item.game}: ядро не играет в эту игру")
            continue
        for step, over in ((len(item.actions), True), (len(item.actions) - 1, False)):
            answer = edition.core.ask({"do": "scene", "record": item.record, "seat": item.seat, "step": max(step, 0)})
            if not answer.get("ok"):
                yield Problem(*place, f"deal {item.game}: {answer.get('error', {}).get('text', 'ядро отказало')}")
                break
            scene = answer["scene"]
            if bool(scene["deal_over"] or scene["done"]) is not over:
                yield Problem(
                    *place, f"deal {item.game}: {'сдача не доиграна' if over else 'сдача кончилась раньше последнего хода'}"
                )


def finished_games_have_everything(edition: Edition) -> Iterator[Problem]:
    """Verify that a finished game has its card, list and deal, phrasings of every rule and a sentence of every short calculator."""
    for game in edition.text.games.values():
        if not game.finished:
            continue
        line = game.index.of("finished")
        for kind, name in ((GameCard, "card"), (Agreement, "agree"), (DealBlock, "deal")):
            if not any(isinstance(item, kind) for item in game.index.items):
                yield Problem(game.index.file, line, f"игра закончена, а блока {name} нет")
        for rule in game.rules():
            if not rule.asks and rule.kind not in UNASKED:
                yield Problem(
                    rule.place.file, rule.place.line, f"{rule.id}: игра закончена, а asks нет: как об этом спросит новичок?"
                )
        for name in edition.core.unspoken(game.slug):
            yield Problem(game.index.file, line, f"калькулятор {name}: игра закончена, а предложения (sentence) у него нет")


CHECKS = (
    asks_are_phrasings,
    opening_blocks_stand_where_they_belong,
    opening_lines_name_rules,
    card_orders_name_cards,
    agreed_options_are_known,
    deals_are_played_out,
    finished_games_have_everything,
)
