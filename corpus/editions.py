"""Editions: the hash of every rule's text as it was published, and the notes of what has changed since."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from corpus.data import entries
from corpus.model import Place, Problem, Rule

if TYPE_CHECKING:
    from corpus.edition import Edition


@dataclass(slots=True)
class Frozen:
    """A published edition."""

    number: int
    date: str
    note: str
    hashes: dict[str, str]
    changes: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Change:
    """A note of what changed in a rule since the last edition."""

    id: str
    note: str
    place: Place


@dataclass(slots=True)
class Difference:
    """How the text differs from a published edition."""

    added: list[str]
    changed: list[str]
    removed: list[str]


@dataclass(frozen=True, slots=True)
class Kept:
    """What a rule said in a published edition."""

    kind: str
    title: str
    markdown: str

    @property
    def hash(self) -> str:
        """Hash kind, title and text, with spaces and line breaks evened out."""
        return hashlib.sha256(" ".join("\n".join((self.kind, self.title, self.markdown)).split()).encode()).hexdigest()[:16]


def said_by(rule: Rule) -> Kept:
    """Return what a rule says now, as an edition keeps it."""
    return Kept(rule.kind, rule.title, rule.body.markdown)


def text_hash(rule: Rule) -> str:
    """Hash what a rule says now."""
    return said_by(rule).hash


def kept_texts(root: Path, number: int) -> dict[str, Kept]:
    """Read the texts of a published edition by id."""
    content = json.loads(_texts_path(root, number).read_text(encoding="utf-8"))
    return {name: Kept(**said) for name, said in content.items()}


def _texts_path(root: Path, number: int) -> Path:
    return root / "corpus" / "editions" / "texts" / f"{number}.json"


def frozen_editions(root: Path) -> list[Frozen]:
    """Read the published editions, the oldest first."""
    found = []
    for path in (root / "corpus" / "editions").glob("*.json"):
        content = json.loads(path.read_text(encoding="utf-8"))
        found.append(
            Frozen(int(content["edition"]), content["date"], content["note"], content["rules"], content.get("changes", {}))
        )
    return sorted(found, key=lambda one: one.number)


def read_changes(root: Path, problems: list[Problem]) -> list[Change]:
    """Read the notes of changes since the last edition."""
    path = root / "corpus" / "editions" / "changes.yml"
    found = []
    for entry in entries(path, root, frozenset({"id", "note"}), "правка", problems):
        entry.required("id", "note")
        found.append(Change(entry.text("id"), entry.text("note"), entry.place))
    return found


def difference(frozen: Frozen, rules: dict[str, Rule]) -> Difference:
    """Compare the rules with a published edition."""
    return Difference(
        added=[name for name in rules if name not in frozen.hashes],
        changed=[name for name, rule in rules.items() if name in frozen.hashes and frozen.hashes[name] != text_hash(rule)],
        removed=[name for name in frozen.hashes if name not in rules],
    )


def freeze(edition: Edition, date: str, note: str) -> Frozen:
    """Publish the next edition: write its hashes, move the notes of changes into it."""
    published = frozen_editions(edition.root)
    number = published[-1].number + 1 if published else 1
    changes = {change.id: change.note for change in read_changes(edition.root, [])}
    texts = {name: said_by(rule) for name, rule in sorted(edition.rules.items())}
    hashes = {name: said.hash for name, said in texts.items()}
    content = {"edition": number, "date": date, "note": note, "changes": changes, "rules": hashes}
    folder = edition.root / "corpus" / "editions"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number}.json").write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    _texts_path(edition.root, number).parent.mkdir(exist_ok=True)
    _texts_path(edition.root, number).write_text(
        json.dumps({name: asdict(said) for name, said in texts.items()}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )
    (folder / "changes.yml").write_text(
        f"# Правки после редакции {number}: - {{id: номер, note: что изменилось}}\n", encoding="utf-8"
    )
    return Frozen(number, date, note, hashes, changes)


def texts_match_their_edition(edition: Edition) -> Iterator[Problem]:
    """Verify that a text changed or removed after the last edition is noted, and that every note has its change."""
    problems: list[Problem] = []
    changes = read_changes(edition.root, problems)
    yield from problems
    published = frozen_editions(edition.root)
    for one in published:
        yield from _texts_are_kept(edition.root, one)
    if not published:
        return
    last = published[-1]
    noted = {change.id for change in changes}
    found = difference(last, edition.rules)
    for name in found.changed:
        if name not in noted:
            rule = edition.rules[name]
            text = f"{name}: текст изменён после ред. {last.number}: запишите в corpus/editions/changes.yml"
            yield Problem(rule.place.file, rule.place.line, text)
    for name in found.removed:
        entry = edition.data.registry.get(name)
        if edition.resolve(name) is None and (entry is None or entry.status == "live"):
            text = f"{name}: правило ред. {last.number} исчезло: python -m corpus retire {name}"
            yield Problem(f"corpus/editions/{last.number}.json", 1, text)
    moved = {*found.changed, *found.added, *found.removed}
    for change in changes:
        if change.id not in moved:
            text = f"{change.id}: правка записана, а текст тот же, что в ред. {last.number}"
            yield Problem(change.place.file, change.place.line, text)


def _texts_are_kept(root: Path, frozen: Frozen) -> Iterator[Problem]:
    """Verify that the texts of a published edition are kept as they were: each has the hash of the edition."""
    path = _texts_path(root, frozen.number)
    file = str(path.relative_to(root))
    if not path.exists():
        yield Problem(file, 1, f"нет текстов ред. {frozen.number}")
        return
    texts = kept_texts(root, frozen.number)
    for name, known in frozen.hashes.items():
        if name not in texts or texts[name].hash != known:
            yield Problem(file, 1, f"{name}: текст ред. {frozen.number} не тот, что был издан")
