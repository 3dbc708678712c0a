"""The edition with everything that pages, exports and the command line look up: who refers to whom, what runs where."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from corpus import markdown
from corpus.cite import Citable, citable
from corpus.config import site_url
from corpus.core import Code
from corpus.data import Term
from corpus.edition import Edition
from corpus.editions import Change, Frozen, frozen_editions, read_changes, text_hash
from corpus.glossary import Finder, folded
from corpus.model import Example, Game, Note, Position, Rule, Span, Table

MOST_ASKED = 5
"""How many questions a game's opening page and an empty box of search show."""


class Book:
    """The edition with everything that rendering looks up."""

    def __init__(self, edition: Edition) -> None:
        """Hold an edition."""
        self.edition = edition
        self.site = site_url(edition.root)
        self._finders: dict[str, Finder] = {}

    @cached_property
    def frozen(self) -> Frozen | None:
        """Give the last published edition."""
        return self.published[-1] if self.published else None

    @property
    def number(self) -> int:
        """Give the number of the edition that is being read."""
        return self.frozen.number if self.frozen else 1

    @cached_property
    def published(self) -> list[Frozen]:
        """Give all published editions, the oldest first."""
        return frozen_editions(self.edition.root)

    def why_changed(self, name: str, since: int) -> str:
        """Say what changed in a rule after an edition, up to today."""
        notes = [one.changes[name] for one in self.published if one.number > since and name in one.changes]
        notes += [self.changes[name].note] if name in self.changes else []
        return "; ".join(notes)

    @cached_property
    def changes(self) -> dict[str, Change]:
        """Give the notes of what changed since the last edition."""
        return {change.id: change for change in read_changes(self.edition.root, [])}

    def changed(self, rule: Rule) -> bool:
        """Say whether a rule differs from the last edition or is not in it."""
        return self.frozen is not None and self.frozen.hashes.get(rule.id) != text_hash(rule)

    def edition_of(self, rule: Rule) -> str:
        """Name the edition that a rule is cited by: its words are not those of the edition where they were changed since."""
        return f"{self.number} с правками" if self.changed(rule) else str(self.number)

    @cached_property
    def games(self) -> list[Game]:
        """Give the games in the order of the sources."""

        def place(game: Game) -> tuple[str, int, str]:
            first = min((span.first for rule in game.rules() for span in rule.source), default=10**9)
            return game.source, first, game.slug

        return sorted(self.edition.text.games.values(), key=place)

    def game_in_sentence(self, game: Game) -> str:
        """Name a game in the middle of a sentence."""
        if game.source == "000":
            return game.title[:1].lower() + game.title[1:]
        return game.title if game.title.startswith("«") else f"«{game.title}»"

    def state(self, slug: str) -> str:
        """Tell what a game can do here: `plays`, `recalculates` or `text`."""
        core = self.edition.core
        if slug in core.games:
            return "plays"
        if any(name.partition(".")[0] == slug for name in core.calculators):
            return "recalculates"
        return "text"

    def finder(self, game: str) -> Finder:
        """Give the finder of terms for a game."""
        if game not in self._finders:
            self._finders[game] = Finder(self.edition.data.terms, game)
        return self._finders[game]

    @cached_property
    def terms(self) -> dict[str, Term]:
        """Give the terms by their folded name."""
        return {folded(term.term): term for term in self.edition.data.terms}

    @cached_property
    def notes(self) -> dict[str, list[Note]]:
        """Give the notes of each rule."""
        found: dict[str, list[Note]] = {}
        for item in self.edition.text.items():
            if isinstance(item, Note) and item.rule in self.edition.holder:
                found.setdefault(self.edition.holder[item.rule].id, []).append(item)
        return found

    @cached_property
    def referring(self) -> dict[str, list[Rule]]:
        """Give for each rule the rules that refer to it."""
        found: dict[str, list[Rule]] = {}
        for rule in self.edition.text.rules():
            bodies = [rule.body, *(note.body for note in self.notes.get(rule.id, []))]
            for ref in (ref for body in bodies for ref in body.refs):
                target = self.edition.resolve(ref.target)
                if target is None or target.id == rule.id:
                    continue
                known = found.setdefault(target.id, [])
                if rule not in known:
                    known.append(rule)
        return found

    def popular(self, game: Game) -> list[Rule]:
        """Give the rules of a game that are asked for most: disputed ones first, then those that others rest on."""

        def asked(rule: Rule) -> tuple[int, int]:
            disputed = rule.kind in ("penalty", "obligation", "prohibition", "scoring", "settlement")
            return int(disputed), 2 * len(self.cases_of.get(rule.id, ())) + len(self.referring.get(rule.id, ()))

        rules = [rule for rule in game.rules() if rule.asks and rule.kind != "house"]
        return sorted(rules, key=asked, reverse=True)[:MOST_ASKED]

    @cached_property
    def anchors(self) -> dict[int, str]:
        """Give the anchor of every example, position and table in its page, by the identity of the block."""
        found: dict[int, str] = {}
        for chapter in self.edition.text.chapters():
            blocks = (item for item in chapter.items if isinstance(item, Example | Position))
            for number, item in enumerate(blocks, 1):
                found[id(item)] = f"ex-{number}"
            for number, table in enumerate((item for item in chapter.items if isinstance(item, Table)), 1):
                found[id(table)] = "table" if number == 1 else f"table-{number}"
        return found

    @cached_property
    def shown_at(self) -> dict[str, list[tuple[str, Example | Position]]]:
        """Give for each rule its examples and positions with the address of the page."""
        found: dict[str, list[tuple[str, Example | Position]]] = {}
        for chapter in self.edition.text.chapters():
            address = chapter_address(chapter.game, chapter.name)
            for item in chapter.items:
                if isinstance(item, Example | Position):
                    for name in item.rules:
                        rule = self.edition.holder.get(name)
                        if rule is not None:
                            found.setdefault(rule.id, []).append((f"{address}#{self.anchors[id(item)]}", item))
        return found

    @cached_property
    def cases(self) -> dict[str, list[dict[str, Any]]]:
        """Give what the core can decide for each game: the schemas of its cases, irregularities first."""
        core = self.edition.core
        slugs = dict.fromkeys(name.partition(".")[0] for name in sorted(core.calculators))
        return {slug: list(core.ask({"do": "cases", "game": slug}).get("cases", [])) for slug in slugs}

    @cached_property
    def _schemas(self) -> dict[str, dict[str, Any]]:
        return {one["id"]: one for cases in self.cases.values() for one in cases}

    def schema(self, name: str) -> dict[str, Any]:
        """Give the form of a calculator."""
        return self._schemas.get(name) or self.edition.core.ask({"do": "calculator", "id": name}).get("schema", {})

    @cached_property
    def cases_of(self) -> dict[str, list[str]]:
        """Give for each rule the cases that rest on it."""
        found: dict[str, list[str]] = {}
        for cases in self.cases.values():
            for one in cases:
                for rule in filter(None, map(self.edition.resolve, one["rules"])):
                    known = found.setdefault(rule.id, [])
                    if one["id"] not in known:
                        known.append(one["id"])
        return found

    def code(self, rule: Rule) -> list[Code]:
        """Give the functions that execute a rule or a unit that it covers."""
        found: list[Code] = []
        for name in (rule.id, *rule.covers):
            found += [place for place in self.edition.core.implemented.get(name, []) if place not in found]
        return found

    def citable(self, rule: Rule, site: str, date: str) -> Citable:
        """Gather what a citation needs."""
        year = self.frozen.date[:4] if self.frozen else ""
        text = re.sub(r"[ \t\n]+", " ", markdown.plain(rule.body.tokens, self.name_of)).strip()
        return citable(
            rule,
            self.edition.text.games[rule.game].title,
            self.edition_of(rule),
            year,
            site,
            date,
            text,
            self.printed(rule.source),
        )

    def name_of(self, target: str) -> str:
        """Name the rule that a reference leads to."""
        rule = self.edition.resolve(target)
        return rule.number if rule is not None else target

    def printed(self, spans: tuple[Span, ...]) -> str:
        """Name the sources of some lines by title with their printed pages."""
        sources = self.edition.data.sources
        return "; ".join(f"{sources[key].short}, с. {pages}" for key, pages in self.pages(spans))

    def printed_in(self, game: Game) -> str:
        """Name the book of whose pages the rules of a game speak, where it is one."""
        keys = {key for rule in game.rules() for key, _ in self.pages(rule.source)}
        return self.edition.data.sources[keys.pop()].short if len(keys) == 1 else ""

    @cached_property
    def stems(self) -> dict[str, list[Rule]]:
        """Give the parts of every § that was cut into several rules: `vint.151` -> 151a, 151b."""
        found: dict[str, list[Rule]] = {}
        for rule in self.edition.text.rules():
            stem = _stem(rule.id)
            if stem:
                found.setdefault(stem, []).append(rule)
        return found

    def advises(self, rule: Rule) -> bool:
        """Tell whether a rule is advice; an example goes with the § that it illustrates."""
        others = [one for one in self.stems.get(_stem(rule.id), []) if one.id != rule.id]
        shown = others if rule.kind == "example" and others else [rule]
        return all(one.kind in ADVICE for one in shown)

    def printed_number(self, rule: Rule) -> str:
        """Give the number that the source itself prints: a § that was cut into parts is one in the book."""
        parts = self.stems.get(_stem(rule.id), [])
        return self.stem_label(_stem(rule.id), parts) if len(parts) > 1 and rule.label else rule.label

    def stem_label(self, stem: str, parts: list[Rule]) -> str:
        """Name a whole §: the label that its parts share."""
        return re.sub("\u00a0?[а-я]$", "", parts[0].label) or f"§\u00a0{stem.partition('.')[2]}"

    def pages(self, spans: tuple[Span, ...]) -> list[tuple[str, str]]:
        """Give the sources of some lines with their printed pages: `[("000", "37, 40–41")]`."""
        found: dict[str, set[int]] = {}
        for span in spans:
            first = self.edition.data.page_of(span.source, span.first)
            last = self.edition.data.page_of(span.source, span.last)
            if first is not None and last is not None:
                found.setdefault(span.source, set()).update(range(first, last + 1))
        return [(source, page_ranges(pages)) for source, pages in found.items()]


ADVICE = ("strategy", "etiquette")
"""Kinds that say how to play well or with grace, not what is allowed: a beginner may hide them."""

_PART = re.compile(r"^([a-z]*\d+)([a-z][a-z0-9]*)$")


def _stem(name: str) -> str:
    """Give the id without the letter of its part: `vint.151b` -> `vint.151`; nothing where it has none."""
    game, _, tail = name.partition(".")
    match = _PART.match(tail)
    return f"{game}.{match[1]}" if match is not None else ""


def page_ranges(pages: set[int]) -> str:
    """Write page numbers with ranges: 37, 40–41."""
    runs: list[list[int]] = []
    for page in sorted(pages):
        if runs and page == runs[-1][1] + 1:
            runs[-1][1] = page
        else:
            runs.append([page, page])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in runs)


def page_file(address: str) -> str:
    """Give the file of a page: always the index of its folder.

    Relative links in our HTML then mean the same to a generator that takes them from the file (Zensical) and to one
    that leaves them to the browser (mkdocs).
    """
    return f"{address}index.md"


def chapter_address(game: str, name: str) -> str:
    """Give the address of a page from the root of the site."""
    if not game:
        return "" if name == "index" else f"{name}/"
    return f"{game}/" if name == "index" else f"{game}/{name}/"
