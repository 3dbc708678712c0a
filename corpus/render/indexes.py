"""Render the pages across the games: glossary, subject index, comparison, sources, readings, all games."""

from __future__ import annotations

from corpus.book import Book
from corpus.data import Source, Term
from corpus.glossary import folded
from corpus.model import COMPARED, Game, Rule
from corpus.render.chapter import section
from corpus.render.context import Page
from corpus.render.html import bullet_list, front_matter, inline, slug
from corpus.render.scans import own_scan, strip
from corpus.render.sheet import reading_block
from corpus.render.text import TextRenderer, term_anchor


def _page(title: str, description: str, parts: list[str], hide: tuple[str, ...] = (), found: bool = True) -> str:
    """Make a page; `found` is false where it repeats what stands at the rules, so that search finds the rules."""
    search = {} if found else {"search": {"exclude": True}}
    front = front_matter(title=title, description=description, hide=list(hide), **search)
    return "\n\n".join([front, f"# {title}", *parts, ""])


def _rule_links(rules: list[Rule], page: Page) -> str:
    return ", ".join(page.reference(rule, rule.number) for rule in rules)


def games_page(book: Book) -> str:
    """Lead from the old address of the list of games to the place where it stands now."""
    page = Page(book, "games/")
    target = page.link("#igry")
    front = front_matter(title="Игры", forward="../#igry", hide=["navigation", "toc"], search={"exclude": True})
    return "\n\n".join(
        [front, "# Игры", f'<p class="zs-lead">Все игры стоят на <a href="{target}">первой странице</a>.</p>', ""]
    )


def _letters(entries: list[tuple[str, str]]) -> str:
    """Lead to the parts of a long page: letters of a glossary, games of a list."""
    links = " ".join(f'<a href="#{anchor}">{inline(name)}</a>' for name, anchor in entries)
    return f'<nav class="zs-letters" aria-label="Разделы страницы">{links}</nav>'


def _term(term: Term, page: Page, text: TextRenderer) -> str:
    rules = [rule for name in term.rules if (rule := page.book.edition.resolve(name)) is not None]
    where = [page.book.edition.text.games[slug].title for slug in term.games if slug in page.book.edition.text.games]
    parts = [text.line(term.text)]
    if term.etymology:
        parts.append(f'<span class="zs-etym">{text.line(term.etymology)}</span>')
    if rules:
        links = [page.reference(rule) for rule in rules]
        parts.append(", ".join(links))
    elif where:
        parts.append(f'<span class="zs-where">{inline(", ".join(where))}</span>')
    return f'<dt id="{term_anchor(term)}">{inline(term.term)}</dt><dd>{" ".join(parts)}</dd>'


def glossary_page(book: Book) -> str:
    """Write the glossary in the order of the alphabet."""
    page = Page(book, "glossary/")
    text = TextRenderer(page)
    letters: dict[str, list[Term]] = {}
    for term in sorted(book.edition.data.terms, key=lambda one: folded(one.term).lstrip("«")):
        letters.setdefault(folded(term.term).lstrip("«")[:1].upper(), []).append(term)
    parts = [
        '<p class="zs-lead">Термины всех игр. В тексте правил такое слово, впервые в главе, подчёркнуто точками: наведите на него или коснитесь, и оно '
        "объяснится на месте.</p>"
    ]
    parts.append(_letters([(letter, f"letter-{slug(letter)}") for letter in letters]))
    for letter, terms in letters.items():
        parts.append(section(page, letter, anchor=f"letter-{slug(letter)}"))
        parts.append('<dl class="zs-gloss">\n' + "\n".join(_term(term, page, text) for term in terms) + "\n</dl>")
    return _page("Словарь", "Термины карточных игр с объяснениями", parts)


def subjects_page(book: Book) -> str:
    """Write the subject index: every subject with its rules, game by game."""
    page = Page(book, "subjects/")
    found: dict[str, dict[str, list[Rule]]] = {}
    for game in book.games:
        for rule in game.rules():
            for subject in rule.subjects:
                found.setdefault(subject, {}).setdefault(game.slug, []).append(rule)
    headings = sorted(book.edition.data.subjects.items(), key=lambda entry: folded(entry[1]))
    parts = [
        '<p class="zs-lead">О чём и в каких играх говорят правила. Номер ведёт к параграфу; где номеров нет, стоит заглавие правила.</p>'
    ]
    for key, heading in headings:
        if key not in found:
            continue
        entries = [
            f"<b>{inline(book.edition.text.games[game].title)}</b>: {_rule_links(rules, page)}"
            for game, rules in found[key].items()
        ]
        parts += [section(page, heading), bullet_list(entries, "zs-index")]
    return _page(
        "Предметный указатель", "Где в правилах игр говорится о ренонсе, пересдаче, шлеме и прочем", parts, found=False
    )


def compare_page(book: Book) -> str:
    """Write the table of all games side by side; every cell leads to its rule."""
    page = Page(book, "compare/")
    rows = []
    for game in book.games:
        seen: set[str] = set()
        cells = "".join(f"<td>{_cell(game, name, page, seen)}</td>" for name in COMPARED)
        rows.append(f'<tr><th scope="row"><a href="{page.link(game.slug + "/")}">{inline(game.title)}</a></th>{cells}</tr>')
    head = "".join(f'<th scope="col">{name}</th>' for name in ("Игра", *COMPARED.values()))
    table = (
        '<div class="zs-scroll" tabindex="0" role="region" aria-label="Сравнение игр"><table class="zs-compare">\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody></table></div>"
    )
    lead = '<p class="zs-lead">Каждая клетка ведёт к своему правилу. Прочерк: вопрос к этой игре не относится.</p>'
    description = "Число игроков, колода, козыри, порядок карт и обязанности во всех играх"
    return _page("Сравнение игр", description, [lead, table], hide=("navigation", "toc"))


def _cell(game: Game, name: str, page: Page, seen: set[str]) -> str:
    """Write a cell; only the first that leads to a rule looks like a link: the others of its row lead nowhere new."""
    cell = game.compare.get(name)
    if cell is None:
        return "—"
    rule = page.book.edition.resolve(cell.rule)
    if rule is None:
        return inline(cell.text)
    again = ' class="zs-same"' if rule.id in seen else ""
    seen.add(rule.id)
    return f'<a{again} href="{page.rule_link(rule)}">{inline(cell.text)}</a>'


def _source(source: Source, page: Page, text: TextRenderer) -> str:
    rows = [
        ("Что это", source.kind),
        ("Автор", source.author),
        ("Издатель", source.publisher),
        ("Сохранность", source.survived),
    ]
    facts = "".join(f"<div><dt>{name}</dt><dd>{text.line(value)}</dd></div>" for name, value in rows if value)
    games = [
        f'<a href="{page.link(game.slug + "/")}">{inline(game.title)}</a>' + (f", с.\u00a0{game.pages}" if game.pages else "")
        for game in page.book.games
        if game.source == source.key
    ]
    listed = f"<p>Игры: {'; '.join(games)}.</p>" if games else ""
    legible = strip(source.key, page.book)
    return (
        f'<div class="zs-source"><p>{text.line(source.description)}</p><dl class="zs-facts">{facts}</dl>{legible}{listed}</div>'
    )


def sources_page(book: Book) -> str:
    """Describe the sources, and how to cite the edition."""
    page = Page(book, "sources/")
    text = TextRenderer(page)
    parts = []
    for source in book.edition.data.sources.values():
        parts += [section(page, source.title, anchor=f"src-{source.key}"), _source(source, page, text)]
    parts += [section(page, "Своя книга рядом с правилом", anchor="own"), own_scan(book)]
    parts += [section(page, "Как ссылаться на издание", anchor="cite"), _how_to_cite(book, page)]
    parts += [section(page, "Скачать и напечатать", anchor="download"), _whole_edition(book, page)]
    return _page("Источники", "Какие книги и правила пересказаны в издании и что в них утрачено", parts)


def _how_to_cite(book: Book, page: Page) -> str:
    rule = next(iter(book.edition.text.rules()), None)
    sample = ""
    if rule is not None:
        cited = book.citable(rule, book.site, "")
        sample = (
            f'<figure class="zs-citation" data-form="words"><figcaption>Например</figcaption><pre>{inline(cited.words())}'
            "</pre></figure>"
        )
    return (
        '<div class="zs-prose"><p>У каждого правила есть постоянный номер и адрес вида <code>/r/номер/</code>: он не меняется '
        "и не достаётся другому правилу, даже если текст перенесён или снят. Ссылка называет игру, параграф и редакцию; "
        "её даёт номер правила: коснитесь его, и откроются слова правила с параграфом, источником и страницей, по ГОСТ Р 7.0.5 и в BibTeX.</p>"
        f"<p>Сейчас читается редакция {book.number}. Если текст правила изменился после неё, цитата называет её «с правками», а карточка правила говорит, что именно изменилось."
        f"</p>{sample}</div>"
    )


def _whole_edition(book: Book, page: Page) -> str:
    """Offer the whole edition as data and on paper."""

    def link(path: str, text: str) -> str:
        return f'<a href="{page.link(path)}">{text}</a>'

    games = ", ".join(
        f'{link(f"print/{game.slug}/", inline(game.title))}<span data-pdf="print/{game.slug}.pdf"> ({link(f"print/{game.slug}.pdf", "PDF")})</span>'
        for game in book.games
    )
    return bullet_list(
        [
            f"На бумаге: {link('print/all/', 'все игры страницей для печати')}"
            f'<span data-pdf="print/all.pdf"> или {link("print/all.pdf", "одним PDF")}</span>.',
            f"По одной игре: {games}.",
            f"Данные: {link('download/edition.json', 'JSON')}, описанный {link('download/edition.schema.json', 'схемой')}: "
            "правила с печатными номерами и страницами, разночтения с основаниями, словарь, редакции, лицензия.",
            f"Разметка: {link('download/edition.tei.xml', 'TEI XML')}, проверяется по "
            f"{link('download/edition.rng', 'грамматике RELAX NG')}.",
        ],
        "zs-downloads",
    )


def readings_page(book: Book) -> str:
    """List every doubtful place, game by game."""
    page = Page(book, "readings/")
    parts = [
        '<p class="zs-lead">Там, где источник противоречит себе, молчит или читается двояко, названы все чтения, их основания '
        "и то, которое принято здесь.</p>"
    ]
    parts.append(
        '<p class="zs-filter" data-filter=".zs-doubt" data-heads="h2" hidden><label>Найти разночтение '
        '<input type="search" autocomplete="off" placeholder="например, ренонс"></label> <span role="status"></span></p>'
    )
    counted = {game.slug: sum(one.game == game.slug for one in book.edition.data.readings) for game in book.games}
    parts.append(_letters([(f"{game.title} ({counted[game.slug]})", game.slug) for game in book.games if counted[game.slug]]))
    for game in book.games:
        readings = [one for one in book.edition.data.readings if one.game == game.slug]
        if not readings:
            continue
        own = Page(book, page.address, game.slug)
        text = TextRenderer(own)
        parts.append(section(page, game.title, anchor=game.slug))
        for reading in readings:
            rules = [rule for name in reading.rules if (rule := book.edition.resolve(name)) is not None]
            where = f'<p class="zs-where">К правилам: {_rule_links(rules, own)}</p>' if rules else ""
            block = reading_block(reading, own, text).removesuffix("</details>")
            parts.append(f'<div class="zs-doubt" id="{reading.id.replace(".", "-")}">{block}{where}</details></div>')
    return _page("Разночтения", "Спорные места источников: чтения, основания и принятое решение", parts, found=False)
