"""What a page knows while it is rendered: where it stands, and how to link from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corpus.book import Book, chapter_address
from corpus.model import Rule
from corpus.render.html import escape, inline

NO_DATE = "дд.мм.гггг"
"""Stands in a page where the reader's own date belongs; the script of the page puts it there."""


@dataclass(slots=True)
class Page:
    """A page that is being rendered."""

    book: Book
    address: str
    game: str = ""
    local: frozenset[str] = frozenset()
    """Games whose rules stand in this very page: the print edition links within itself."""
    headings: set[str] = field(default_factory=set)
    advised: set[int] = field(default_factory=set)
    """Items, by identity, that go with the advice when a reader hides it."""

    @property
    def base(self) -> str:
        """Give the way from this page to the root of the site."""
        return "../" * self.address.count("/") or "./"

    def link(self, address: str) -> str:
        """Give the way from this page to an address below the root."""
        return self.base + address

    def rule_link(self, rule: Rule) -> str:
        """Give the way to a rule."""
        own = chapter_address(rule.game, rule.chapter) == self.address
        if own or rule.game in self.local:
            return f"#{rule.anchor}"
        return self.link(f"{chapter_address(rule.game, rule.chapter)}#{rule.anchor}")

    def rule_name(self, rule: Rule) -> str:
        """Name a rule as a reference from this page reads it."""
        if rule.game == self.game:
            return rule.number
        return f"{self.book.game_in_sentence(self.book.edition.text.games[rule.game])}, {rule.number}"

    def reference(self, rule: Rule, shown: str = "", said: str = "") -> str:
        """Link a rule so that its text shows beside the link; `said` is read aloud where what is shown does not name the rule.

        Words that are shown are read too: whoever speaks to the page names the link by what he sees.
        """
        seen = f", {shown}" if any(map(str.isalnum, shown)) else ""
        aloud = f' title="{escape(said)}" aria-label="{escape(said + seen)}"' if said else ""
        name = inline(shown or self.rule_name(rule))
        return f'<a class="zs-ref" href="{escape(self.rule_link(rule))}" data-rule="{rule.id}"{aloud}>{name}</a>'

    def name(self, target: str) -> str:
        """Name what a reference leads to; an id that leads nowhere yet stays as it is."""
        rule = self.book.edition.resolve(target)
        return self.rule_name(rule) if rule is not None else target
