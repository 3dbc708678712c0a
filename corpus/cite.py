"""Citations of a rule: short, by ГОСТ Р 7.0.5, BibTeX. Each names the edition and the permanent address."""

from __future__ import annotations

import re
from dataclasses import dataclass

from corpus.config import SITE, SUBTITLE
from corpus.model import Rule, quoted

FORMS: dict[str, str] = {"words": "Словами", "gost": "ГОСТ Р 7.0.5", "bibtex": "BibTeX"}
"""The forms of citation and how the reader sees them."""


@dataclass(frozen=True, slots=True)
class Citable:
    """What a citation is made of."""

    id: str
    game: str
    number: str
    title: str
    edition: str
    """The edition by its number; a text that was changed after it says so."""
    year: str
    address: str
    date: str
    text: str
    source: str
    """The sources by title with their printed pages; empty for a rule of the house."""

    def place_line(self) -> str:
        """Say where the words stand: game and §, source and printed page, edition, address."""
        source = f"{self.source}. " if self.source else "Правило этого издания. "
        return f"{self.game}, {self.number}. {source}«{SITE}», ред. {self.edition}. {self.address}"

    def words(self) -> str:
        """Cite the words of the rule with where they stand, as in a letter or under a dispute."""
        return f"{quoted(self.text)} {self.place_line()}"

    def gost(self) -> str:
        """Cite as a part of an electronic resource by ГОСТ Р 7.0.5-2008."""
        parts = [self.game, self.number] if self.number == quoted(self.title) else [self.game, self.number, self.title]
        year = f" {self.year}." if self.year else ""
        return (
            f"{'. '.join(parts)} // {SITE} : {SUBTITLE} : сайт. Ред. {self.edition}.{year} "
            f"{f'По: {self.source}. ' if self.source else ''}URL: {self.address} (дата обращения: {self.date})."
        )

    def bibtex(self) -> str:
        """Cite as a BibTeX entry."""
        title = f"{self.game}, {self.number}" + (f": {self.title}" if self.number != quoted(self.title) else "")
        fields = [
            ("title", title),
            ("howpublished", f"{SITE}: {SUBTITLE}, ред. {self.edition}"),
            *([("year", self.year)] if self.year else []),
            ("url", self.address),
            ("urldate", _iso(self.date)),
            *([("note", f"По: {self.source}")] if self.source else []),
            ("langid", "russian"),
        ]
        lines = [f"  {name:<12} = {{{_tex(value)}}}," for name, value in fields]
        return "\n".join([f"@misc{{{self.id},", *lines, "}"])

    def form(self, name: str) -> str:
        """Cite in the named form."""
        return {"words": self.words, "gost": self.gost, "bibtex": self.bibtex}[name]()


def citable(rule: Rule, game: str, edition: str, year: str, site: str, date: str, text: str = "", source: str = "") -> Citable:
    """Gather what a citation of a rule needs; without a site the address is the path alone."""
    return Citable(rule.id, game, rule.number, rule.title, edition, year, f"{site or '/'}r/{rule.id}/", date, text, source)


def _tex(text: str) -> str:
    return re.sub(r"([{}%#&_])", r"\\\1", text)


def _iso(date: str) -> str:
    """Turn 16.11.2025 into 2025-11-16; anything else stays."""
    match = re.fullmatch(r"(\d\d)\.(\d\d)\.(\d{4})", date)
    return f"{match[3]}-{match[2]}-{match[1]}" if match else date
