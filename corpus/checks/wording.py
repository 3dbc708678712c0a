"""Checks of the words that the reader sees."""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus import markdown
from corpus.checks.finish import opening_lines
from corpus.collated import without_reason
from corpus.edition import Edition
from corpus.model import Agreement, DealBlock, Example, GameCard, Heading, Position, Problem, Rule, Table
from corpus.tree import unknown

FORBIDDEN = re.compile(
    r"\b(?:ledger|OCR|TODO|FIXME|леджер\w*|скан(?:а|у|ом|е|ы|ов|ам|ами|ах|ер\w*|ир\w*|)|распознава(?:ни|те)\w*)\b",
    re.IGNORECASE,
)
"""Words about how the edition was made: the reader has a book in mind, not a file."""

MARKUP = {
    "blockquote_open": "цитата (>)",
    "code_block": "код (отступ в четыре пробела)",
    "fence": "код (```)",
    "hr": "черта (---)",
    "html_block": "HTML",
    "html_inline": "HTML",
    "image": "рисунок",
}
"""What Markdown has and a chapter does not."""

_EMOJI = "\ufe0f"
_THOUSANDS = re.compile(r"(?<![\d.,:])\d{1,3} \d{3}(?!\d)")


def _texts(edition: Edition) -> Iterator[tuple[str, int, str]]:
    """Give every text that a reader sees, with its place."""
    for item in edition.text.items():
        if isinstance(item, Rule | Example | Position | Table):
            yield item.place.file, item.place.of("title"), item.title
        if isinstance(item, Rule):
            yield item.place.file, item.place.of("asks"), " ".join(item.asks)
            yield item.place.file, item.place.of("collated"), item.collated
        elif isinstance(item, GameCard | Agreement):
            for name, entry in opening_lines(item):
                yield item.place.file, item.place.of(name), f"{entry.name} {entry.text}"
        elif isinstance(item, DealBlock):
            yield item.place.file, item.place.of("stops"), " ".join(stop.title for stop in item.stops)
        for number, line in enumerate(item.body.markdown.split("\n")):
            yield item.place.file, item.body.line + number, line
    for game in edition.text.games.values():
        for name in ("title", "deck", "summary"):
            yield game.index.file, game.index.of(name), str(getattr(game, name))
    for term in edition.data.terms:
        yield term.place.file, term.place.line, f"{term.text} {term.etymology}"
    for reading in edition.data.readings:
        parts = [reading.question, *(f"{one.text} {one.grounds}" for one in reading.alternatives)]
        yield reading.place.file, reading.place.line, " ".join(parts)


def no_forbidden_words(edition: Edition) -> Iterator[Problem]:
    """Verify that reader-facing text does not speak of files, scans and their making."""
    for file, line, text in _texts(edition):
        match = FORBIDDEN.search(text)
        if match is not None:
            yield Problem(file, line, f"слово «{match[0]}» в тексте для читателя")


def suit_signs_are_plain(edition: Edition) -> Iterator[Problem]:
    """Verify that suit signs are not followed by the selector that turns them into emoji."""
    for file, line, text in _texts(edition):
        if _EMOJI in text:
            yield Problem(file, line, "знак масти записан как эмодзи (U+FE0F): оставьте один знак ♠ ♣ ♦ ♥")


def numbers_hold_together(edition: Edition) -> Iterator[Problem]:
    """Verify that the space within a number is one at which a line does not break."""
    for file, line, text in _texts(edition):
        match = _THOUSANDS.search(text)
        if match is not None:
            yield Problem(file, line, f"«{match[0]}»: внутри числа нужен неразрывный пробел (U+00A0)")


def texts_use_known_markup(edition: Edition) -> Iterator[Problem]:
    """Verify that a text consists of paragraphs, lists and tables, with bold, italic, code, links and references."""
    for chapter in edition.text.chapters():
        for item in chapter.items:
            if not chapter.game or isinstance(item, Heading):
                continue
            name = unknown(item.body.tokens)
            if name and name != "heading_open":  # the parser itself reports a heading within a block
                text = f"такой разметки в тексте нет: {MARKUP.get(name, name)}"
                yield Problem(item.place.file, item.body.line, text)


LEANS = re.compile(
    r"^(?:Это|Этот|Эта|Эти|Этого|Этому|Этим|Этой|Такой|Такая|Такое|Такие|Такого|Он|Она|Они|Оно|Его|Её|Их|Ему|Ей|Им|Сверх того|Также|Так же|Тоже|"
    r"В этом случае|В таком случае|Тогда|Но|Однако|Зато|Поэтому|Кроме того|То же|Тот же|При этом|Напротив|Далее|Затем|Потом|Впрочем|Остальн\w+|Там же|"
    r"После этого|Иначе|В противном случае|Если же|Когда же|Об этом|Теперь|Равным образом|Если так\w+)\b"
    r"|\b(?:здесь|услышав это|как выше|выше ?сказанн\w+|сказанн\w+ выше|вышеупомянут\w+|предыдущ\w+ (?:правил|параграф|пункт)\w*|"
    r"следующ\w+ (?:правил|параграф|пункт)\w*)\b",
    re.IGNORECASE,
)
"""Words that only the neighbour of a rule explains; at the beginning of a rule, and some anywhere."""

NEAR = 35
"""So near to its beginning a rule cannot yet have named what it points to."""

POINTS = re.compile(
    r"\b(?:эт(?:от|ой|ом|у|им|а|и|их|ому|ого)|так(?:ой|их|ого|ому|им|ая|ие|ую)|предыдущ\w+) "
    r"(?:вид|род|способ|игр|винт|стуколк|мушк|пикет|преферанс|вариаци|фаз|шар|уровн|положени|ренонс|жетон|правил|карт)\w*"
    r"|\b(?:игра|карты|правило|вид) эт(?:а|и|о|от)\b|\bпри этом\b|\b(?:после|от|вместо) этого\b",
    re.IGNORECASE,
)
"""A thing that is pointed at instead of being named."""

POINTING_TITLE = re.compile(r"\b(?:здесь|вместо этого|прежн(?:ий|яя|ее|ие)$)", re.IGNORECASE)
"""A title that only its neighbour explains."""

ALONE = frozenset({"sixty-six.intro"})
"""Rules in which such a word means a place in the world."""


def rules_are_understood_alone(edition: Edition) -> Iterator[Problem]:
    """Verify that a rule cited alone does not lean on its neighbour."""
    for rule in edition.text.rules():
        words = markdown.plain(rule.body.tokens).strip()
        near = POINTS.search(words)
        found = LEANS.search(words) or (near if near is not None and near.start() < NEAR else None)
        if found is not None and rule.id not in ALONE:
            yield Problem(rule.place.file, rule.body.line, f"{rule.id}: «{found[0]}» понятно только рядом с соседним правилом")
        titled = POINTING_TITLE.search(rule.title)
        if titled is not None and rule.id not in ALONE:
            yield Problem(
                rule.place.file, rule.place.of("title"), f"{rule.id}: «{titled[0]}» в заглавии понятно только рядом с соседним"
            )


DUTIES = re.compile(
    r"\b(?:карта|цель|каждая|колода|взятка|коронка|фигура|ставка|запись|сумма|стрелка|она)(?: [\w-]+){0,6}? обязана\b"
    r"|\b(?:карты|картах|цели|жетоны|камни|взятки|фигуры|стрелки|шары|этажи)(?: (?!игрок|все|остальные)[\w-]+){0,2}? обязаны\b"
    r"|(?<!на )\b(?:туз|король|козырь|жетон|камень|шар|этаж|круг|сектор|банк|ремиз|карта|цель|ставка|сумма) (?:не )?(?:вправе|обязан\w?)\b",
    re.IGNORECASE,
)
"""A thing with a duty or a right: «обязан», «вправе» and «не вправе» are for persons."""


def duties_are_for_persons(edition: Edition) -> Iterator[Problem]:
    """Verify that no card and no aim has duties."""
    for file, line, text in _texts(edition):
        found = DUTIES.search(text)
        if found is not None:
            yield Problem(file, line, f"«{found[0]}»: обязан и вправе бывают только люди")


_WORD = re.compile(r"[♠♣♦♥]\w+|\d+|\w{3,}")
_ENDING = 5
_SMALL = frozenset({"как", "или", "для", "при", "без"})
"""Words that tell no title from another."""


def _roots(text: str) -> set[str]:
    words = (word.casefold() for word in _WORD.findall(text))
    return {word.replace("ё", "е")[:_ENDING] for word in words if word not in _SMALL}


_PART = re.compile(r" [а-я]$")
"""Tells the parts of one § apart."""


def _plainly(text: str) -> str:
    """Write a text with plain spaces."""
    return text.replace("\u00a0", " ")


def titles_say_something_of_their_own(edition: Edition) -> Iterator[Problem]:
    """Verify that the title of a rule repeats neither its number, its section nor its whole first sentence."""
    for chapter in edition.text.chapters():
        section = ""
        for item in chapter.items:
            if isinstance(item, Heading):
                section = markdown.plain(item.body.tokens)
            elif isinstance(item, Rule):
                first = re.split(r"(?<=[.!?])\s", markdown.plain(item.body.tokens).strip(), maxsplit=1)[0]
                if item.label and _plainly(item.title).startswith(f"{_PART.sub('', _plainly(item.label))}."):
                    yield Problem(
                        item.place.file, item.place.of("title"), f"{item.id}: заглавие повторяет номер «{item.label}»"
                    )
                elif _roots(item.title) and _roots(item.title) == _roots(section):
                    yield Problem(item.place.file, item.place.of("title"), f"{item.id}: заглавие повторяет раздел «{section}»")
                elif _roots(first) <= _roots(item.title):
                    yield Problem(item.place.file, item.place.of("title"), f"{item.id}: первое предложение повторяет заглавие")


def differences_have_reasons(edition: Edition) -> Iterator[Problem]:
    """Verify that every difference from the book that a rule's line `collated` names is followed by a reason."""
    for rule in edition.text.rules():
        for difference in without_reason(rule.collated):
            yield Problem(rule.place.file, rule.place.of("collated"), f"{rule.id}: {difference}: нет объяснения после тире")


CHECKS = (
    no_forbidden_words,
    suit_signs_are_plain,
    numbers_hold_together,
    texts_use_known_markup,
    rules_are_understood_alone,
    duties_are_for_persons,
    titles_say_something_of_their_own,
    differences_have_reasons,
)
