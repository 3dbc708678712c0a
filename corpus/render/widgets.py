"""Render examples, positions and tables: the answer of the core as text, with the data that makes it run.

The search finds an example by its title and its words; what the core answers would only repeat the rules that it cites.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from corpus.model import Example, Position, Table
from corpus.render import scene as scenes
from corpus.render import table_page
from corpus.render.context import Page
from corpus.render.html import amount, bullet_list, escape, inline, json_script
from corpus.render.text import TextRenderer


def _source(item: Example | Position, page: Page) -> str:
    """Tell where an example comes from and which rules it shows."""
    rules = [rule for name in item.rules if (rule := page.book.edition.resolve(name)) is not None]
    links = [page.reference(rule) for rule in rules]
    parts = ["К правилам: " + ", ".join(links)] if links else []
    for source, pages in page.book.pages(item.source):
        short = page.book.edition.data.sources[source].short
        parts.append(f'<a href="{page.link(f"sources/#src-{source}")}">{inline(short)}</a>, с.\u00a0{pages}')
    return f'<p class="zs-prov" data-search-exclude>{"; ".join(parts)}</p>' if parts else ""


def _wrong_figures(printed: Any, answer: Any, name: str = "") -> Iterator[str]:
    """Give each printed figure that differs from the answer, at any depth, beside the right one."""
    if isinstance(printed, dict):
        known = answer if isinstance(answer, dict) else {}
        for key, value in printed.items():
            # a field of the core has an English name; what a reader would call a figure is Russian
            yield from _wrong_figures(value, known.get(key), name if str(key).isascii() else str(key))
    elif isinstance(printed, list):
        rights = answer[: len(printed)] if isinstance(answer, list) else []
        for value, right in zip_longest(printed, rights):
            yield from _wrong_figures(value, right, name)
    elif printed != answer:
        instead = "" if answer is None else f" вместо {amount(answer)}"
        yield f"{amount(printed)}{instead}{f' ({name})' if name else ''}"


def misprint(item: Example, answer: dict[str, Any]) -> str:
    """Say where the book's own figures are wrong, in plain text; nothing where they are right."""
    text = ", ".join(_wrong_figures(item.printed or {}, answer))
    return f"В книге напечатано {text}: это ошибка счёта или печати." if text else ""


def misprint_line(sentence: str) -> str:
    """Render the sentence about a misprint, where there is one."""
    return f'<p class="zs-printed">{inline(sentence)}</p>' if sentence else ""


def chosen_readings(item: Example | Position, page: Page) -> str:
    """Say under which readings the answer holds."""
    if not item.readings:
        return ""
    known = {reading.id: reading for reading in page.book.edition.data.readings}
    entries = []
    for name, choice in item.readings.items():
        if name in known:
            text = next((one.text for one in known[name].alternatives if one.id == choice), choice)
            entries.append(f"{inline(known[name].question)} {inline(text)}")
    return f'<div class="zs-chosen"><p>При другом чтении:</p>{bullet_list(entries)}</div>' if entries else ""


def _frame(item: Table, page: Page, css: str, content: str) -> str:
    anchor = page.book.anchors.get(id(item), "")
    mark = f' id="{anchor}"' if anchor else ""
    return f'<div class="zs-example{css}"{mark}>\n{content}\n</div>'


def _words(item: Example | Position | Table, text: TextRenderer) -> str:
    return "" if item.body.empty else f'<div class="zs-worked">{text.body(item.body)}</div>'


def _closed(
    item: Example | Position,
    page: Page,
    text: TextRenderer,
    answer: str,
    widget: str,
    strip: str = "",
    css: str = "",
    open: bool = False,
) -> str:
    """Fold an example to its question and its answer; opened, as on a page of no game, it shows the case in words and what recalculates it."""
    anchor = page.book.anchors.get(id(item), "")
    mark = f' id="{anchor}"' if anchor else ""
    other = f'<span class="zs-oth">{OTHER}</span>' if item.readings else ""
    opened = " open" if open or not page.game else ""
    css += " zs-advised" if id(item) in page.advised else ""
    said = f' <b class="zs-a">{inline(short(item.title + (OTHER if item.readings else ""), answer))}</b>' if answer else ""
    return (
        f'<details class="zs-example{css}"{mark}{opened}><summary><span class="zs-ask"><span class="zs-title">{inline(item.title)}</span>{said}{other}</span>{strip}</summary>\n'
        f'<div class="zs-in">{_words(item, text)}{widget}{_source(item, page)}</div>\n</details>'
    )


OTHER = "другое чтение"
"""Stands behind an answer that does not hold by default."""
LINES = 70
"""So many letters of question and answer fit two lines of a phone."""
_CLAUSE = re.compile(r";(?= )|\.(?= [А-ЯЁ])|(?<=^можно):|(?<=^нельзя):")
"""Ends of a clause; what stands behind a colon is the answer itself, but after a verdict."""


def short(title: str, answer: str) -> str:
    """Cut an answer that two lines of a phone do not hold at the end of a clause: opened, the example says all of it."""
    room = LINES - len(title)
    if len(answer) <= room:
        return answer
    ends = [found.start() for found in _CLAUSE.finditer(answer)]
    fitting = [end for end in ends if end <= room] or ends[:1]
    return answer[: fitting[-1]] if fitting else answer


_COINS = re.compile(r"\d[ \u00a0](?:р|к|коп|руб)\.$")
"""A sum of money at the end: its stop belongs to the word that is cut short."""


def answer_of(answer: dict[str, Any]) -> str:
    """Say the answer of a calculator in one sentence, without its full stop."""
    said = str(answer.get("summary") or "").strip()
    return said if _COINS.search(said) else said.rstrip(".").strip()


def verdict_of(answer: dict[str, Any]) -> str:
    """Say the verdict on an action in one sentence that begins with whether it is allowed."""
    text = str(answer.get("text") or "").rstrip(".").strip()
    word = "можно" if answer.get("allowed") else "нельзя"
    if text.casefold().startswith(word):
        return text[:1].lower() + text[1:]
    return f"{word}: {text[:1].lower()}{text[1:]}" if text else word


def example(item: Example, page: Page, text: TextRenderer) -> str:
    """Render a worked example; one whose calculator does not exist yet reads as text."""
    run = page.book.edition.run_of[id(item)]
    if run.answer is None or run.problems:
        return _closed(item, page, text, "", "", css=" zs-waiting")
    schema = page.book.schema(item.calculator)
    wrong = misprint(item, run.answer)
    kind = schema.get("widget", "calc")
    # A form lies once a game in assets/dispute/GAME.json; a widget of its own kind, of which a page has one, carries it.
    content = {
        "id": item.calculator,
        "title": item.title,
        **({} if kind == "calc" else {"schema": schema}),
        "given": item.given,
        "readings": item.readings,
        "result": run.answer,
        "misprint": wrong,
    }
    static = (
        scenes.givens(schema, item.given) + chosen_readings(item, page) + scenes.score(run.answer, page) + misprint_line(wrong)
    )
    doubtful = " data-readings" if run.answer.get("readings") else ""
    tag = f"zs-{kind}"
    head = f'<{tag} data-id="{escape(item.calculator)}"{doubtful} data-search-exclude>'
    widget = f'<div class="zs-widget">{head}{json_script(content)}{static}</{tag}></div>'
    # A widget of its own kind is not folded away on the page that bears its name: it is what that page is for.
    return _closed(item, page, text, answer_of(run.answer), widget, open=page.address.endswith(f"/{kind}/"))


def position(item: Position, page: Page, text: TextRenderer) -> str:
    """Render a position with the verdict on the action that is tried."""
    run = page.book.edition.run_of[id(item)]
    if run.answer is None or run.problems:
        return _closed(item, page, text, "", "", css=" zs-waiting")
    request = {"do": "position", "game": item.game, "given": item.given, "readings": item.readings, "action": item.attempt}
    reply = page.book.edition.core.ask(request)
    shown, asked = reply.get("scene", {}), reply.get("asked", "")
    content = {
        "game": item.game,
        "title": item.title,
        "given": item.given,
        "readings": item.readings,
        "try": item.attempt,
        "asked": asked,
        "verdict": run.answer,
        "scene": shown,
    }
    static = (
        scenes.title(f"Можно ли: {asked}?")
        + scenes.scene(shown)
        + chosen_readings(item, page)
        + scenes.verdict(run.answer, page)
    )
    widget = (
        f'<div class="zs-widget"><zs-position data-game="{escape(item.game)}" data-search-exclude>{json_script(content)}{static}'
        "</zs-position></div>"
    )
    return _closed(item, page, text, verdict_of(run.answer), widget, scenes.strip(shown, item.attempt), " zs-position")


def table(item: Table, page: Page, text: TextRenderer) -> str:
    """Render the place in a chapter that declares a table; the table has a page of its own."""
    return table_page.entrance(item, page, _words(item, text))
