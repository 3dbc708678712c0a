"""The command line of the edition: `python -m corpus --help` names its commands."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from corpus import core_readings, editions, inventory, markdown, nav, report, scaffold, serve
from corpus.book import Book
from corpus.checks import run_checks
from corpus.cite import FORMS
from corpus.collate import cli as collate_cli
from corpus.edition import ROOT, Edition, load
from corpus.export import gather, to_json, to_tei
from corpus.find import ask, find
from corpus.find.run import NoNode
from corpus.host import check, licences, packing, policy
from corpus.model import GRADES, KINDS, Rule
from corpus.render import build
from corpus.render.context import Page
from corpus.restore import cli as restore_cli
from rules_py.desk import console
from rules_py.desk.console import Parser


def _check(options: argparse.Namespace) -> int:
    edition = load(options.root)
    problems = run_checks(edition, options.ledger, options.complete, options.echo)
    if options.game:
        known = frozenset(edition.data.inventory) | frozenset(edition.text.games)
        if options.game not in known:
            return _fail(f"игры «{options.game}» нет")
        problems = [problem for problem in problems if report.game_of(problem, known) == options.game]
    if options.json:
        print(json.dumps(report.as_json(edition, problems, options.game), ensure_ascii=False, indent=1))
    else:
        print(report.as_text(edition, problems, options.game))
    return 1 if problems else 0


def _build(options: argparse.Namespace) -> int:
    edition = load(options.root)
    for problem in edition.reading_problems:
        print(problem, file=sys.stderr)
    print(build(edition, options.out))
    return _fail(f"ядро не загружается: {edition.core.failure}") if edition.core.failure else 0


def _serve(options: argparse.Namespace) -> int:
    return serve.serve(options.folder, options.host, options.port, options.prefix)


def _pack(options: argparse.Namespace) -> int:
    if not (options.folder / "index.html").is_file():
        return _fail(f"в папке «{options.folder}» нет сайта: сначала соберите его командой make site")
    files, plain, zipped, shrunk = packing.pack(options.folder)
    print(f"сжато файлов: {files}; {plain // 1000} КБ → gz {zipped // 1000} КБ, br {shrunk // 1000} КБ")
    return 0


def _headers(options: argparse.Namespace) -> int:
    found = policy.headers(options.folder)
    if not found:
        return _fail(f"в папке «{options.folder}» нет файла _headers: сначала соберите сайт командой make site")
    for name, value in found.items():
        print(f'add_header {name} "{value}" always;' if options.nginx else f"{name}: {value}")
    return 0


def _host_check(options: argparse.Namespace) -> int:
    try:
        findings = check.examine(options.url)
    except check.Unreachable as unreachable:
        return _fail(str(unreachable))
    if options.json:
        print(json.dumps(check.as_json(findings), ensure_ascii=False, indent=1))
    else:
        print(check.report(findings))
    return 1 if any(one.must and not one.holds for one in findings) else 0


def _licences(options: argparse.Namespace) -> int:
    try:
        found = licences.verify(options.root, set(json.loads(options.bundled.read_text("utf-8"))), licences.theme_scripts())
    except licences.Missing as missing:
        return _fail(str(missing))
    for name, text in (
        ("licenses/index.md", licences.page(options.root, found)),
        ("sbom.cdx.json", licences.bill(options.root, found)),
    ):
        path = options.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"  чужого в сайте: {len(found)} пакетов, у {sum(1 for one in found if one.notice)} приложен текст лицензии")
    return 0


def _nav(options: argparse.Namespace) -> int:
    edition = load(options.root)
    if options.check:
        problems = list(nav.nav_is_current(edition))
        for problem in problems:
            print(problem)
        return 1 if problems else 0
    print("mkdocs.yml: nav записан" if nav.write_nav(edition) else "mkdocs.yml: nav без перемен")
    return 0


def _readings(options: argparse.Namespace) -> int:
    edition = load(options.root)
    if options.write:
        written = [path.relative_to(edition.root).as_posix() for path in core_readings.write(edition)]
        print("\n".join(f"{path}: записано" for path in written) or "чтения ядра без перемен")
        return 0
    problems = list(core_readings.readings_of_the_core_are_current(edition))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def _show(options: argparse.Namespace) -> int:
    edition = load(options.root)
    rule = edition.resolve(options.id)
    if rule is None:
        return _fail(f"правила «{options.id}» нет")
    print(_shown(rule, edition))
    return 0


def _shown(rule: Rule, edition: Edition) -> str:
    book = Book(edition)
    game = edition.text.games[rule.game]
    pages = [f"{edition.data.sources[source].short}, с. {where}" for source, where in book.pages(rule.source)]
    lines = [
        f"{rule.id}  {game.title}, {rule.number}" + (f"  {rule.title}" if rule.label else ""),
        "; ".join([KINDS[rule.kind], GRADES[rule.grade], *pages]),
        "",
        markdown.plain(rule.body.tokens, Page(book, "", rule.game).name),
        "",
        f"файл: {rule.place.file}:{rule.place.line}",
    ]
    if rule.covers:
        lines.append("включает: " + ", ".join(rule.covers))
    lines += [f"разночтение: {one.question} ({one.id}: {one.default})" for one in edition.readings_of.get(rule.id, [])]
    lines += [f"исполняет: {code.module}.{code.function}, строка {code.line}" for code in book.code(rule)]
    lines += [f"пример: {item.title}" for _, item in book.shown_at.get(rule.id, [])]
    if rule.id in book.referring:
        lines.append("ссылаются: " + ", ".join(other.id for other in book.referring[rule.id]))
    return "\n".join(lines)


def _found(answer: dict[str, Any], most: int) -> str:
    """Write what search understood and found, as the page shows it."""
    lines = []
    if answer["understood"]:
        lines.append("понято: " + "; ".join(one["text"] for one in answer["understood"]))
    if answer["missing"]:
        lines.append("нет ни в одном правиле: " + ", ".join(answer["missing"]))
    for rule in answer["rules"][:most]:
        lines.append(f"{rule['id']}  {rule['label']} {rule['title']}".replace("  ", "  ").rstrip())
    return "\n".join(lines or ["ничего не нашлось"])


def _find(options: argparse.Namespace) -> int:
    edition = load(options.root)
    if options.game and options.game not in edition.text.games:
        return _fail(f"игры «{options.game}» нет")
    question = {"text": " ".join(options.words), "game": options.game or "", "only": bool(options.game)}
    try:
        (answer,) = find(Book(edition), [question])
    except NoNode as error:
        return _fail(str(error))
    print(json.dumps(answer, ensure_ascii=False, indent=1) if options.json else _found(answer, options.most))
    return 0


def _ask(options: argparse.Namespace) -> int:
    edition = load(options.root)
    if options.game and options.game not in edition.text.games:
        return _fail(f"игры «{options.game}» нет")
    try:
        (answer,) = ask(Book(edition), [{"text": " ".join(options.words), "game": options.game or ""}])
    except NoNode as error:
        return _fail(str(error))
    if options.json:
        print(json.dumps(answer, ensure_ascii=False, indent=1))
        return 0
    print(_found(answer, 3))
    for case in answer["cases"][:3]:
        stated = "; ".join(f"{one['name']} = {one['value']}" for one in case["facts"])
        print(f"{case['id']}  {case['title']}" + (f"  (сказано: {stated})" if stated else ""))
    return 0


def _cite(options: argparse.Namespace) -> int:
    edition = load(options.root)
    rule = edition.resolve(options.id)
    if rule is None:
        return _fail(f"правила «{options.id}» нет")
    book = Book(edition)
    cited = book.citable(rule, book.site, datetime.date.today().strftime("%d.%m.%Y"))
    print(cited.form(options.form))
    return 0


def _freeze(options: argparse.Namespace) -> int:
    edition = load(options.root)
    problems = [one for one in run_checks(edition) if one not in set(nav.nav_is_current(edition))]
    if problems and not options.force:
        return _fail(f"замечаний: {len(problems)}; сначала python -m corpus check")
    frozen = editions.freeze(edition, options.date or datetime.date.today().isoformat(), options.note)
    print(f"редакция {frozen.number} от {frozen.date}: {len(frozen.hashes)} правил")
    return 0


def _diff(options: argparse.Namespace) -> int:
    edition = load(options.root)
    published = {one.number: one for one in editions.frozen_editions(edition.root)}
    if not published:
        return _fail("ни одной редакции ещё нет: python -m corpus freeze")
    number = options.number or max(published)
    if number not in published:
        return _fail(f"редакции {number} нет (есть: {', '.join(map(str, published))})")
    found = editions.difference(published[number], edition.rules)
    notes = {change.id: change.note for change in editions.read_changes(edition.root, [])}
    for sign, names in (("+", found.added), ("~", found.changed), ("-", found.removed)):
        for name in names:
            print(f"{sign} {name}" + (f": {notes[name]}" if name in notes else ""))
    print(f"против ред. {number}: новых {len(found.added)}, изменено {len(found.changed)}, снято {len(found.removed)}")
    return 0


def _export(options: argparse.Namespace) -> int:
    if options.json is None and options.tei is None:
        return _fail("назовите файл: --json FILE или --tei FILE")
    exported = gather(load(options.root))
    for path, text in ((options.json, to_json), (options.tei, to_tei)):
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text(exported), encoding="utf-8")
            print(path)
    return 0


def _inventory(options: argparse.Namespace) -> int:
    print(f"опись: {inventory.write_inventory(options.root, options.ledger)} единиц")
    return 0


def _register(options: argparse.Namespace) -> int:
    new = inventory.register(load(options.root))
    shown = ", ".join(new[:20]) + (" …" if len(new) > 20 else "")
    print(f"новых номеров: {len(new)}" + (f": {shown}" if new else ""))
    return 0


def _scaffold(options: argparse.Namespace) -> int:
    try:
        made = scaffold.write(
            options.root, options.game, options.title or options.game, options.family, options.source, options.pages
        )
    except ValueError as error:
        return _fail(str(error))
    for path in made:
        print(path.relative_to(options.root))
    _register(options)
    edition = load(options.root)
    nav.write_nav(edition)
    core_readings.write(edition)
    print(
        "Комнаты готовы; что в них ставят и в каком порядке — CONTRIBUTING.md" if made else "Всё уже есть, ничего не записано"
    )
    return 0


def _retire(options: argparse.Namespace) -> int:
    try:
        inventory.retire(load(options.root), options.id, options.target or "")
    except KeyError:
        return _fail(f"номера «{options.id}» нет в corpus/ids.tsv")
    return 0


def _fail(text: str) -> int:
    print(text, file=sys.stderr)
    return 2


def make_parser() -> argparse.ArgumentParser:
    """Describe the commands."""
    parser = Parser(prog="python -m corpus", description="Проверка и сборка издания.")
    parser.add_argument("--root", type=Path, default=ROOT, help="папка, в которой лежат docs/ и corpus/")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=Parser, metavar="команда")

    check = commands.add_parser("check", help="проверить издание")
    check.add_argument("--ledger", type=Path, help="папка с описью единиц (*.jsonl): сверить с ней corpus/inventory и сомнения")
    check.add_argument("--echo", type=Path, metavar="TOOL", help="программа, которая ищет в тексте слова источника")
    check.add_argument("--game", help="только одна игра")
    check.add_argument("--complete", action="store_true", help="все игры описи должны быть написаны")
    check.add_argument("--json", action="store_true", help="ответ в JSON")
    check.set_defaults(run=_check)

    building = commands.add_parser("build", help="записать страницы")
    building.add_argument("--out", type=Path, required=True)
    building.set_defaults(run=_build)

    serving = commands.add_parser("serve", help="открыть собранный сайт в браузере")
    serving.add_argument("folder", type=Path, nargs="?", default=Path("site"))
    serving.add_argument("--host", default="127.0.0.1")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--prefix", default="/", help="путь, под которым лежит сайт")
    serving.set_defaults(run=_serve)

    packing_up = commands.add_parser("pack", help="положить рядом с файлами сайта сжатые: .gz и .br")
    packing_up.add_argument("folder", type=Path, nargs="?", default=Path("site"))
    packing_up.set_defaults(run=_pack)

    heading = commands.add_parser("headers", help="заголовки, которые должен слать узел")
    heading.add_argument("folder", type=Path, nargs="?", default=Path("site"))
    heading.add_argument("--nginx", action="store_true", help="строками настройки nginx")
    heading.set_defaults(run=_headers)

    licensing = commands.add_parser("licences", help="записать страницу «Лицензии» и опись чужих пакетов")
    licensing.add_argument("--bundled", type=Path, required=True, help="что попало в скрипты: список имён в JSON")
    licensing.add_argument("--out", type=Path, required=True, help="папка страниц")
    licensing.set_defaults(run=_licences)

    asking = commands.add_parser("host-check", help="спросить работающий узел, всё ли он делает как надо")
    asking.add_argument("url", help="адрес сайта, например https://example.org/sukno/")
    asking.add_argument("--json", action="store_true", help="ответ в JSON")
    asking.set_defaults(run=_host_check)

    navigating = commands.add_parser("nav", help="записать раздел nav в mkdocs.yml")
    navigating.add_argument("--check", action="store_true", help="только сверить")
    navigating.set_defaults(run=_nav)

    reading = commands.add_parser("readings", help="сличить чтения ядра с corpus/readings")
    reading.add_argument("--write", action="store_true", help="записать readings.py каждой игры ядра")
    reading.set_defaults(run=_readings)

    showing = commands.add_parser("show", help="показать правило")
    showing.add_argument("id")
    showing.set_defaults(run=_show)

    finding = commands.add_parser("find", help="найти правило по словам, как ищет страница")
    finding.add_argument("words", nargs="+", help="слово, § или целый вопрос")
    finding.add_argument("--game", help="только в одной игре")
    finding.add_argument("--most", type=int, default=6, help="сколько правил показать")
    finding.add_argument("--json", action="store_true", help="ответ в JSON")
    finding.set_defaults(run=_find)

    asking = commands.add_parser("ask", help="разобрать рассказ: правила, случай стола споров и что в рассказе сказано")
    asking.add_argument("words", nargs="+", help="кто что сделал, во что играли")
    asking.add_argument("--game", help="игра")
    asking.add_argument("--json", action="store_true", help="ответ в JSON")
    asking.set_defaults(run=_ask)

    citing = commands.add_parser("cite", help="сослаться на правило")
    citing.add_argument("id")
    citing.add_argument("--form", choices=list(FORMS), default="words")
    citing.set_defaults(run=_cite)

    freezing = commands.add_parser("freeze", help="выпустить редакцию: записать отпечатки всех правил")
    freezing.add_argument("--note", required=True, help="что это за редакция")
    freezing.add_argument("--date", help="дата, 2025-01-31; по умолчанию сегодня")
    freezing.add_argument("--force", action="store_true", help="несмотря на замечания")
    freezing.set_defaults(run=_freeze)

    comparing = commands.add_parser("diff", help="сравнить текст с редакцией")
    comparing.add_argument("number", type=int, nargs="?", help="номер; по умолчанию последняя")
    comparing.set_defaults(run=_diff)

    exporting = commands.add_parser("export", help="записать всё издание в JSON и TEI")
    exporting.add_argument("--json", type=Path, metavar="FILE")
    exporting.add_argument("--tei", type=Path, metavar="FILE")
    exporting.set_defaults(run=_export)

    listing = commands.add_parser("inventory", help="записать corpus/inventory по описи единиц")
    listing.add_argument("--ledger", type=Path, required=True)
    listing.set_defaults(run=_inventory)

    commands.add_parser("register", help="записать новые номера в corpus/ids.tsv").set_defaults(run=_register)

    building_rooms = commands.add_parser("scaffold", help="записать пустые комнаты новой игры")
    building_rooms.add_argument("game", help="имя игры латиницей: первая часть каждого номера")
    building_rooms.add_argument("--title", help="как игра называется")
    building_rooms.add_argument("--family", default="Взятки", help=", ".join(scaffold.FAMILIES))
    building_rooms.add_argument("--source", default="000", help="источник: ключ из corpus/sources.yml")
    building_rooms.add_argument("--pages", default="3", help="страницы источника")
    building_rooms.set_defaults(run=_scaffold)

    restore_cli.add_parser(commands)
    collate_cli.add_parser(commands)

    retiring = commands.add_parser("retire", help="вывести номер из употребления")
    retiring.add_argument("id")
    retiring.add_argument("target", nargs="?", help="номер, которым он стал")
    retiring.set_defaults(run=_retire)
    return parser


def command() -> int:
    """Run the command line of a process."""
    return console.run(main)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; give the exit status."""
    options = make_parser().parse_args(arguments)
    return int(options.run(options))
