"""Options of a block and fields of a front matter: read with their types, every mistake with its line and field."""

from __future__ import annotations

import re
from typing import Any

from corpus.model import Place, Problem, Span
from corpus.yamlio import YamlProblem, load_yaml

_SPAN = re.compile(r"^(\d{3}):(\d+)(?:[-–](\d+))?$")
_ID = re.compile(r"^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$")


def is_id(text: str) -> bool:
    """Say whether a text has the form of a rule id: game, dot, name."""
    return _ID.match(text) is not None


def parse_spans(text: str) -> list[Span] | None:
    """Read `000:1013-1015, 000:1020`; None where it is not so written."""
    spans = []
    source = ""
    for part in (piece.strip() for piece in text.split(",")):
        if source and re.match(r"^\d+(?:[-–]\d+)?$", part):
            part = f"{source}:{part}"
        match = _SPAN.match(part)
        if match is None:
            return None
        source, first = match[1], int(match[2])
        spans.append(Span(source, first, int(match[3] or first)))
    return spans


class Options:
    """The options of one block, with the problems met while reading them."""

    def __init__(self, place: Place, what: str, values: dict[str, Any], problems: list[Problem]) -> None:
        """Hold the values of a block that is called `what` in messages."""
        self.place = place
        self.what = what
        self.values = values
        self._problems = problems

    @classmethod
    def read(
        cls, text: str, file: str, line: int, first: int, what: str, known: frozenset[str], problems: list[Problem]
    ) -> Options:
        """Read YAML whose first line is line `first` of the file; `line` is where the block opens."""
        place = Place(file, line)
        options = cls(place, what, {}, problems)
        try:
            loaded = load_yaml(text)
        except YamlProblem as error:
            problems.append(Problem(file, first + error.line, f"{what}: {error.text}"))
            return options
        if loaded.value is None:
            return options
        if not isinstance(loaded.value, dict):
            problems.append(Problem(file, first, f"{what}: параметры пишутся как «имя: значение»"))
            return options
        place.options = {name: first + number for name, number in loaded.lines.items()}
        for name, value in loaded.value.items():
            if str(name) in known:
                options.values[str(name)] = value
            else:
                allowed = ", ".join(sorted(known)) or "у этого блока параметров нет"
                options.wrong(str(name), f"неизвестный параметр «{name}» (есть: {allowed})")
        return options

    def wrong(self, name: str, text: str) -> None:
        """Record a problem at an option."""
        self._problems.append(Problem(self.place.file, self.place.of(name), f"{self.what}: {text}"))

    def required(self, *names: str) -> None:
        """Record a problem for every required option that is absent."""
        for name in names:
            if self.values.get(name) in (None, ""):
                self.wrong(name, f"нет обязательного параметра «{name}»")

    def text(self, name: str, default: str = "") -> str:
        """Read a text; numbers are taken as they are written."""
        value = self.values.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            self.wrong(name, f"«{name}» должен быть текстом")
            return default
        return str(value).strip()

    def integer(self, name: str, default: int = 0) -> int:
        """Read a whole number."""
        value = self.values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(name, f"«{name}» должен быть целым числом")
            return default
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        """Read yes or no."""
        value = self.values.get(name, default)
        if not isinstance(value, bool):
            self.wrong(name, f"«{name}» — true или false")
            return default
        return value

    def choice(self, name: str, allowed: dict[str, str], default: str) -> str:
        """Read one of the given words."""
        value = self.text(name, default)
        if value not in allowed:
            self.wrong(name, f"«{name}: {value}» — такого значения нет (есть: {', '.join(allowed)})")
            return default
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Read a list of texts; a single text is a list of one."""
        value = self.values.get(name)
        if value is None:
            return ()
        if isinstance(value, str):
            value = [value]
        if not isinstance(value, list) or not all(isinstance(entry, str | int) for entry in value):
            self.wrong(name, f"«{name}» должен быть списком: [одно, другое]")
            return ()
        return tuple(str(entry).strip() for entry in value)

    def ids(self, name: str) -> tuple[str, ...]:
        """Read a list of rule ids."""
        found = self.texts(name)
        for entry in found:
            if not is_id(entry):
                self.wrong(name, f"«{name}»: «{entry}» не похоже на номер правила (игра, точка, номер)")
        return tuple(entry for entry in found if is_id(entry))

    def mapping(self, name: str) -> dict[str, Any]:
        """Read a mapping with text keys."""
        value = self.values.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.wrong(name, f"«{name}» пишется в фигурных скобках: {{имя: значение}}")
            return {}
        return {str(key): entry for key, entry in value.items()}

    def choices(self, name: str) -> dict[str, str]:
        """Read a mapping of texts to texts: chosen readings."""
        return {key: str(value) for key, value in self.mapping(name).items()}

    def spans(self, name: str) -> tuple[Span, ...]:
        """Read lines of the sources."""
        text = self.text(name)
        if not text:
            return ()
        spans = parse_spans(text)
        if spans is None:
            self.wrong(name, f"«{name}: {text}» — пишется «000:1013-1015», несколько через запятую")
            return ()
        return tuple(spans)
