"""Checks of everything that names something else: references, terms, subjects, readings, the comparison table."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.data import Reading, Term
from corpus.edition import Edition
from corpus.glossary import folded
from corpus.model import Body, Example, Item, Note, Position, Problem, Rule


def _bodies(edition: Edition) -> Iterator[tuple[Item, Body]]:
    for item in edition.text.items():
        yield item, item.body


def references_resolve(edition: Edition) -> Iterator[Problem]:
    """Verify that every `[[id]]` leads to a rule; games that are not yet written are taken on trust."""
    for item, body in _bodies(edition):
        for ref in body.refs:
            if edition.resolve(ref.target) is None and edition.lacks(ref.target):
                yield Problem(item.place.file, ref.line, f"[[{ref.target}]]: такого правила нет")


def blocks_name_existing_rules(edition: Edition) -> Iterator[Problem]:
    """Verify that notes, examples and positions name rules that exist."""
    for item in edition.text.items():
        if isinstance(item, Note) and item.rule not in edition.holder:
            yield Problem(item.place.file, item.place.line, f"note {item.rule}: такого правила нет")
        if isinstance(item, Example | Position):
            for name in item.rules:
                if edition.lacks(name):
                    yield Problem(item.place.file, item.place.of("rules"), f"«{item.title}»: правила «{name}» нет")


def compared_cells_name_rules(edition: Edition) -> Iterator[Problem]:
    """Verify that every cell of the comparison table names a rule of its game."""
    for game in edition.text.games.values():
        for name, cell in game.compare.items():
            rule = edition.holder.get(cell.rule)
            if rule is None or rule.game != game.slug:
                yield Problem(game.index.file, cell.line, f"compare, {name}: правила «{cell.rule}» в игре нет")


def subjects_are_known(edition: Edition) -> Iterator[Problem]:
    """Verify that the subjects of a rule are keys of `corpus/subjects.yml`."""
    for rule in edition.text.rules():
        for subject in rule.subjects:
            if subject not in edition.data.subjects:
                line = rule.place.of("subjects")
                yield Problem(rule.place.file, line, f"{rule.id}: предмета «{subject}» нет в corpus/subjects.yml")


def terms_exist(edition: Edition) -> Iterator[Problem]:
    """Verify that every link to the glossary names a term."""
    known = {folded(term.term) for term in edition.data.terms}
    for item, body in _bodies(edition):
        for link in body.terms:
            if folded(link.term) not in known:
                yield Problem(item.place.file, link.line, f"term:{link.term}: такого термина нет в словаре")


def terms_are_unique(edition: Edition) -> Iterator[Problem]:
    """Verify that a term is defined once for all games."""
    seen: dict[str, Term] = {}
    for term in edition.data.terms:
        first = seen.setdefault(folded(term.term), term)
        if first is not term:
            place = first.place
            yield Problem(term.place.file, term.place.line, f"термин «{term.term}» уже есть: {place.file}:{place.line}")


def term_forms_are_unambiguous(edition: Edition) -> Iterator[Problem]:
    """Verify that no form belongs to two terms that are shown in the same game."""
    seen: dict[str, list[Term]] = {}
    for term in edition.data.terms:
        for form in {folded(form) for form in (term.base, *term.forms)}:
            for other in seen.setdefault(form, []):
                shared = not term.games or not other.games or set(term.games) & set(other.games)
                if shared and folded(other.term) != folded(term.term):
                    text = f"термин «{term.term}»: форма «{form}» есть и у термина «{other.term}»"
                    yield Problem(term.place.file, term.place.line, text)
            seen[form].append(term)


def term_rules_exist(edition: Edition) -> Iterator[Problem]:
    """Verify that the rules a term names exist; games that are not yet written are taken on trust."""
    for term in edition.data.terms:
        for name in term.rules:
            if edition.lacks(name):
                yield Problem(term.place.file, term.place.line, f"термин «{term.term}»: правила «{name}» нет")


def _wrong_reading(edition: Edition, reading: Reading) -> Iterator[str]:
    names = [one.id for one in reading.alternatives]
    if reading.game not in edition.data.inventory and reading.game not in edition.text.games:
        yield f"имя начинается с игры и точки, а игры «{reading.game}» нет"
    if len(names) < 2:
        yield "чтений должно быть не меньше двух"
    if len(set(names)) != len(names):
        yield "два чтения с одним id"
    if reading.default not in names:
        yield f"default «{reading.default}» не назван среди чтений"
    for name in reading.rules:
        if edition.lacks(name):
            yield f"правила «{name}» нет"


def readings_are_well_formed(edition: Edition) -> Iterator[Problem]:
    """Verify that a reading has its own name, two ways to read, a default among them, and rules that exist."""
    seen: set[str] = set()
    for reading in edition.data.readings:
        for text in _wrong_reading(edition, reading):
            yield Problem(reading.place.file, reading.place.line, f"разночтение {reading.id}: {text}")
        if reading.id in seen:
            yield Problem(reading.place.file, reading.place.line, f"разночтение {reading.id}: такое имя уже есть")
        seen.add(reading.id)


def chosen_readings_exist(edition: Edition) -> Iterator[Problem]:
    """Verify that an example or a position chooses a reading that is recorded."""
    known = {reading.id: {one.id for one in reading.alternatives} for reading in edition.data.readings}
    for item in edition.text.items():
        if isinstance(item, Example | Position):
            for name, choice in item.readings.items():
                if choice not in known.get(name, set()):
                    line = item.place.of("readings")
                    yield Problem(item.place.file, line, f"«{item.title}»: чтения {name}: {choice} нет")


def examples_are_followed_by_a_block(edition: Edition) -> Iterator[Problem]:
    """Verify that a rule of kind `example` that the inventory calls executable is followed by an example block."""
    for game in edition.text.games.values():
        named = {
            name
            for chapter in game.all_chapters()
            for item in chapter.items
            if isinstance(item, Example | Position)
            for name in item.rules
        }
        for chapter in game.all_chapters():
            for item, following in zip(chapter.items, [*chapter.items[1:], None], strict=True):
                if not isinstance(item, Rule) or item.kind != "example":
                    continue
                unit = edition.units.get(item.id)
                if unit is None or unit.executable != "yes" or item.id in named:
                    continue
                if not isinstance(following, Example | Position | Note):
                    yield Problem(item.place.file, item.place.line, f"{item.id}: за примером нужен блок example")


def worked_examples_are_blocks(edition: Edition) -> Iterator[Problem]:
    """Verify that a unit with a worked example of the source is named by an example or position."""
    named = {
        rule.id
        for item in edition.text.items()
        if isinstance(item, Example | Position)
        for name in item.rules
        if (rule := edition.holder.get(name)) is not None
    }
    for unit in edition.data.units():
        rule = edition.holder.get(unit.id)
        if unit.example and rule is not None and rule.id not in named:
            yield Problem(rule.place.file, rule.place.line, f"{unit.id}: примера источника нет среди блоков example")


CHECKS = (
    references_resolve,
    blocks_name_existing_rules,
    compared_cells_name_rules,
    subjects_are_known,
    terms_exist,
    terms_are_unique,
    term_forms_are_unambiguous,
    term_rules_exist,
    readings_are_well_formed,
    chosen_readings_exist,
    examples_are_followed_by_a_block,
    worked_examples_are_blocks,
)
