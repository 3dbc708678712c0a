"""`python -m corpus restore`: scans read back into Russian, from the command line."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from corpus.restore.face import MODERN, OLD, Restored, is_clean, missing_libraries, restore
from corpus.scans import ScanLine, shape, write_scan
from rules_py.desk.console import Parser

LARGEST = 16 * 1024 * 1024
"""Bytes of the largest scan: a book of a thousand pages has three million."""


class Refused(Exception):
    """An input that is no scan, with the reason in Russian."""


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser("restore", help="прочесть скан, в котором кириллица распознана как латиница")
    parser.add_argument(
        "scans", nargs="+", type=Path, metavar="SCAN", help="текст скана; несколько читаются вместе и учатся друг у друга"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="куда записать текст; для нескольких сканов — папка")
    parser.add_argument(
        "--words", type=Path, metavar="FILE", help="записать уверенность каждого слова (JSON, строка за строкой)"
    )
    parser.add_argument(
        "--score", type=Path, metavar="FILE", help="сравнить с известными строками: таблица file, line, ocr, gold"
    )
    parser.add_argument("--old", action="store_true", help="старая орфография (ѣ, і, ъ на конце): текст пишется по-нынешнему")
    parser.add_argument(
        "--record", action="store_true", help="записать в corpus/scanned вид строк и сколько в них разборчиво (без текста)"
    )
    parser.add_argument("--quiet", action="store_true", help="не показывать хода работы")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Restore the scans and write, print or score them."""
    missing = missing_libraries()
    if missing:
        print(f"нет пакетов {', '.join(missing)}: установите requirements/restore.txt", file=sys.stderr)
        return 1
    try:
        texts = [read_scan(path) for path in options.scans]
        _check_out(options)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    clean = [is_clean(text) for text in texts]
    for path, is_russian in zip(options.scans, clean, strict=True):
        if is_russian:
            print(f"{path.name}: текст уже русский, оставлен как есть", file=sys.stderr)
    work = [text for text, is_russian in zip(texts, clean, strict=True) if not is_russian]
    restored = iter(restore(work, OLD if options.old else MODERN, None if options.quiet else Bar()) if work else [])
    results = [None if is_russian else next(restored) for is_russian in clean]
    outputs = [
        path.read_bytes() if result is None else "\n".join(result.marked).encode()
        for path, result in zip(options.scans, results, strict=True)
    ]
    if options.out or not options.score:
        _write(options, outputs)
    if options.record:
        _record(options, texts, results)
    if options.words:
        options.words.write_text(_words(options.scans, results), encoding="utf-8")
    return _score(options, texts, results) if options.score else 0


def read_scan(path: Path) -> str:
    """Read a scan, or say what is wrong with it."""
    try:
        data = path.read_bytes() if path.stat().st_size <= LARGEST else None
    except OSError as error:
        raise Refused(f"{path.name}: файл не открывается ({error.strerror})") from error
    if data is None:
        raise Refused(f"{path.name}: больше {LARGEST // 1024 // 1024} МБ; это не текст одной книги: разделите файл")
    if not data.strip():
        raise Refused(f"{path.name}: файл пуст")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(f"{path.name}: это не текст в UTF-8 (байт {error.start})") from error
    if "\0" in text or sum(sign < " " and sign not in "\n\r\t\f" for sign in text) * 100 > len(text):
        raise Refused(f"{path.name}: в файле двоичные данные, а не текст")
    return text.replace("\r\n", "\n")


def _check_out(options: argparse.Namespace) -> None:
    if options.out and len(options.scans) > 1:
        if options.out.exists() and not options.out.is_dir():
            raise Refused(f"--out {options.out}: сканов несколько, нужна папка")
        names = [path.name for path in options.scans]
        if len(set(names)) < len(names):
            raise Refused("сканы с одинаковыми именами файлов: записать их в одну папку нельзя")


def _write(options: argparse.Namespace, outputs: list[bytes]) -> None:
    """Write every text as it is: one that was Russian already byte for byte."""
    if not options.out:
        for number, text in enumerate(outputs, 1):
            sys.stdout.buffer.write(text if number == len(outputs) or text.endswith(b"\n") else text + b"\n")
    elif len(outputs) == 1 and not options.out.is_dir():
        options.out.write_bytes(outputs[0])
    else:
        options.out.mkdir(parents=True, exist_ok=True)
        for path, text in zip(options.scans, outputs, strict=True):
            (options.out / path.name).write_bytes(text)


def _words(paths: list[Path], results: list[Restored | None]) -> str:
    """Write a line of JSON for every word: file, line, text, signs, how sure."""
    rows: list[str] = []
    for path, result in zip(paths, results, strict=True):
        for number, line in enumerate(result.lines if result else (), 1):
            rows.extend(
                json.dumps(
                    {"file": path.name, "line": number, "text": word.text, "signs": word.signs, "sure": round(word.sure, 4)},
                    ensure_ascii=False,
                )
                for word in line
            )
    return "\n".join(rows) + "\n"


def _record(options: argparse.Namespace, texts: list[str], results: list[Restored | None]) -> None:
    """Keep of every scan the shapes of its lines and how much of them was read, under the first three signs of its name."""
    for path, text, result in zip(options.scans, texts, results, strict=True):
        if result is not None:
            lines = [
                ScanLine(shape(line), len(words), sum(word.doubtful for word in words), sum(not word.text for word in words))
                for line, words in zip(text.split("\n"), result.lines, strict=True)
            ]
            write_scan(options.root, path.name[:3], lines)


def _score(options: argparse.Namespace, texts: list[str], results: list[Restored | None]) -> int:
    """Print error rates of the scan as it is, of a plain table, of the restored text."""
    from corpus.restore.layout import clean_lines
    from corpus.restore.score import compared, known_lines, table_reading

    try:
        known = known_lines(options.score)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    lines = {
        path.name[:3]: (clean_lines(text) if result is None else result.plain)
        for path, text, result in zip(options.scans, texts, results, strict=True)
    }
    unknown = sorted({each.file for each in known if each.file not in lines})
    if unknown:
        print(f"{options.score.name}: нет скана «{unknown[0]}» (имя файла начинается с этих знаков)", file=sys.stderr)
        return 1
    print(f"{'':14}{'строк':>7}{'знаков':>8}{'ошибок, %':>11}{'слов':>7}{'точных, %':>11}")
    readings = (
        ("как в скане", lambda each: each.signs),
        ("таблица", lambda each: table_reading(each.signs)),
        ("прочитано", lambda each: lines[each.file][each.line - 1]),
    )
    for title, reading in readings:
        rates = compared(known, reading)
        print(f"{title:14}{rates.lines:7}{rates.letters:8}{rates.letter_errors:11.1%}{rates.words:7}{rates.exact_words:11.1%}")
    return 0


class Bar:
    """Progress on the error stream, renewed at most five times a second and at once where a stage begins or ends."""

    def __init__(self) -> None:
        self._shown = 0.0

    def __call__(self, stage: str, done: int, total: int) -> None:
        """Show how far a stage has come."""
        now = time.monotonic()
        if now - self._shown < 0.2 and 0 < done < total:
            return
        self._shown = now
        end = "\n" if done >= total else ""
        print(f"\r{stage}: {done * 100 // max(1, total):3} %", end=end, file=sys.stderr, flush=True)
