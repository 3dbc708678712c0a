"""What both command lines share: Russian refusals, and an end without a traceback whatever happens to the terminal."""

from __future__ import annotations

import argparse
import contextlib
import errno
import io
import os
import re
import sys
from collections.abc import Callable
from typing import Any

INTERRUPTED = 130
"""The status of a command that was stopped by Ctrl+C, as shells give it."""

_SAID = (
    (r"argument (.+?): invalid choice: '?(.*?)'? \(choose from (.+)\)", "{0}: «{1}» нет; есть: {2}"),
    (r"argument (.+?): invalid int value: '(.*)'", "{0}: «{1}» не целое число"),
    (r"argument (.+?): expected .+", "{0}: назовите значение"),
    (r"argument (.+?): ignored explicit argument '(.*)'", "{0}: значение «{1}» здесь не нужно"),
    (r"argument (.+?): not allowed with argument (.+)", "{0}: не вместе с {1}"),
    (r"ambiguous option: (.+?) could match (.+)", "{0}: неясно, что из этого: {1}"),
    (r"the following arguments are required: (.+)", "не хватает: {0}"),
    (r"unrecognized arguments: (.+)", "лишнее: {0}"),
)
"""What argparse says, and how it is said here."""

_TROUBLES = {
    errno.ENOSPC: "на диске нет места",
    errno.EDQUOT: "место на диске исчерпано",
    errno.EACCES: "нет прав",
    errno.EPERM: "нет прав",
    errno.EROFS: "диск только для чтения",
    errno.ENOENT: "нет такого файла или папки",
    errno.EEXIST: "там уже есть файл",
    errno.ENOTDIR: "часть пути не папка",
    errno.EISDIR: "это папка",
    errno.ENAMETOOLONG: "имя слишком длинное",
    errno.EIO: "ошибка чтения или записи",
}


def _in_russian(message: str) -> str:
    """Say a refusal of argparse in Russian, with the argument that it names."""
    for pattern, text in _SAID:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            *names, last = found.groups()
            return text.format(*names, last.replace("'", ""))
    return "её не разобрать, подсказку даёт --help"


class _Help(argparse.HelpFormatter):
    """Help that begins in Russian."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "Вызов: " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that refuses in Russian and names the argument."""

    def __init__(self, **more: Any) -> None:
        super().__init__(add_help=False, formatter_class=_Help, **more)
        self._positionals.title, self._optionals.title = "Что назвать", "Ключи"
        self.add_argument("-h", "--help", action="help", help="эта подсказка")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Let a help that cannot be written be said like any other output; of the words of an error nobody could be told."""
        if file is None or file is sys.stderr:
            super()._print_message(message, file)
        else:
            file.write(message)

    def error(self, message: str) -> Any:
        """Say in Russian what is wrong with the command."""
        self.print_usage(sys.stderr)
        self.exit(2, f"Ошибка в команде: {_in_russian(message)}\n")


def trouble(error: OSError) -> str:
    """Say in Russian what the system refused, with the file where it names one."""
    said = _TROUBLES.get(error.errno or 0, error.strerror or "ошибка системы")
    return f"{error.filename}: {said}" if error.filename else f"Вывод не записан: {said}"


def run(main: Callable[[], int]) -> int:
    """Run a command to its status: a closed pipe, a full disk, Ctrl+C and a poor terminal end it in one line or in none."""
    _open_streams()
    _speak_unicode()
    try:
        status = _status(main)
        sys.stdout.flush()
    except KeyboardInterrupt:
        _say("")
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        _say(trouble(error))
        return 1
    except UnicodeDecodeError:
        _say("Файл не читается: это не UTF-8")
        return 1
    return status


def _status(main: Callable[[], int]) -> int:
    """Run a command; a parser that has said all there is to say, as after --help, gives its status like any other."""
    try:
        return main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1


def _open_streams() -> None:
    """Let a stream that the caller has closed read as empty and take what is written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (as long as the process)


def _speak_unicode() -> None:
    """Let any text be printed: Unicode where the locale knows only ASCII, an escape for a letter that a terminal lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            poor = stream.encoding.lower().replace("_", "-") in {"ascii", "us-ascii", "ansi-x3.4-1968", "646"}
            stream.reconfigure(encoding="utf-8" if poor else None, errors="backslashreplace")


def _drop_output() -> None:
    """Send what is still to be written nowhere: the interpreter flushes once more at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(text: str) -> None:
    with contextlib.suppress(OSError):
        print(text, file=sys.stderr)
