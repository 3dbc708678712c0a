"""Render the history of the edition: what each published edition changed, and what has changed since the last."""

from __future__ import annotations

from collections.abc import Iterable

from corpus.book import Book, page_file
from corpus.editions import Frozen
from corpus.render.addresses import address_of
from corpus.render.chapter import section
from corpus.render.context import Page
from corpus.render.html import bullet_list, details, front_matter, inline


def _in_order(names: Iterable[str], book: Book) -> list[str]:
    """Put ids in the order of the book; those that lead nowhere today come last."""
    at = {name: place for place, name in enumerate(book.edition.rules)}

    def place(name: str) -> tuple[int, str]:
        rule = book.edition.resolve(name)
        return (len(at) if rule is None else at[rule.id]), name

    return sorted(names, key=place)


def _date(one: Frozen) -> str:
    return ".".join(reversed(one.date.split("-")))


def _whole(notes: dict[str, str], before: Frozen | None, now: Iterable[str]) -> dict[str, str]:
    """Add to the notes of what changed the rules that came and went."""
    if before is None:
        return notes
    names = set(now)
    came = {name: "новое правило" for name in names if name not in before.hashes}
    went = {name: "снято" for name in before.hashes if name not in names}
    return {**dict(sorted({**came, **went}.items())), **notes}


def _noted(changes: dict[str, str], before: Frozen | None, page: Page) -> str:
    """List changed rules with what changed, game by game; each leads to how it stood before."""
    book = page.book
    parts = []
    for game in book.games:
        entries = []
        for name in _in_order((one for one in changes if one.partition(".")[0] == game.slug), book):
            note = changes[name]
            rule = book.edition.resolve(name)
            label = rule.number if rule is not None else name
            stood = before is not None and name in before.hashes
            then = f' (<a href="{page.link(address_of(name, before.number))}">как было</a>)' if before and stood else ""
            entries.append(f'<a href="{page.link(address_of(name))}">{inline(label)}</a>: {inline(note)}{then}')
        if entries:
            parts.append(f"<p><b>{inline(game.title)}</b></p>{bullet_list(entries)}")
    return "\n".join(parts)


def history_pages(book: Book) -> dict[str, str]:
    """Make the page of all editions and one for each."""
    published = book.published
    page = Page(book, "editions/")
    parts = [
        '<p class="zs-lead">У каждой редакции свой номер; цитата называет его. Текст правила в любой редакции остаётся по адресу '
        "<code>/r/номер@редакция/</code>, со словами, которые с тех пор изменились.</p>"
    ]
    if published:
        last = published[-1]
        later = _whole({change.id: change.note for change in book.changes.values()}, last, book.edition.rules)
        parts.append(section(page, f"После редакции {last.number}", anchor="since"))
        parts.append(_noted(later, last, page) or "<p>Правок нет.</p>")
    for one in reversed(published):
        parts.append(section(page, f"Редакция {one.number}", anchor=f"edition-{one.number}"))
        address = page.link(f"editions/{one.number}/")
        parts.append(f'<p>{_date(one)}: {inline(one.note)} <a href="{address}">Что в ней изменилось и её тексты</a></p>')
    front = front_matter(title="История правок", description="Редакции издания и что в них изменилось")
    found = {page_file("editions/"): "\n\n".join([front, "# История правок", *parts, ""])}
    for before, one in zip([None, *published], published, strict=False):
        own = Page(book, f"editions/{one.number}/")
        noted = _noted(_whole(one.changes, before, one.hashes), before, own) or "<p>Первое издание: сравнивать не с чем.</p>"
        listed = []
        for game in book.games:
            names = _in_order((name for name in one.hashes if name.partition(".")[0] == game.slug), book)
            links = []
            for name in names:
                rule = book.edition.resolve(name)
                label = rule.number if rule is not None else name
                links.append(f'<a href="{own.link(address_of(name, one.number))}">{inline(label)}</a>')
            if links:
                listed.append(details("zs-fold", f"{inline(game.title)} ({len(links)})", f"<p>{', '.join(links)}</p>"))
        front = front_matter(
            title=f"Редакция {one.number}", description=f"Редакция {one.number} от {_date(one)}", search={"exclude": True}
        )
        body = [
            front,
            f"# Редакция {one.number}",
            f'<p class="zs-lead">{_date(one)}. {inline(one.note)}</p>',
            section(own, "Что изменилось", anchor="changes"),
            noted,
            section(own, "Тексты этой редакции", anchor="texts"),
            *listed,
            "",
        ]
        found[page_file(f"editions/{one.number}/")] = "\n\n".join(body)
    return found
