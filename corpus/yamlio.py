"""YAML as the edition uses it: the core schema of YAML 1.2, with the line of every key.

`yes`, `no` and `12:30` stay strings, a key given twice is an error, and an error has a line and a hint in Russian.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import yaml

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Base):  # type: ignore[misc]
    """A safe loader that resolves only null, true, false, integers and decimal numbers."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}


_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(?:null|~|)$"), ["n", "~", ""])
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), ["t", "f"])
_Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^-?(?:0|[1-9][0-9]*)$"), list("-0123456789"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:float", re.compile(r"^-?(?:0|[1-9][0-9]*)\.[0-9]+$"), list("-0123456789"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:merge", re.compile(r"^<<$"), ["<"])

_HINTS = (
    ("mapping values are not allowed", "двоеточие внутри значения: возьмите значение в кавычки"),
    ("could not find expected ':'", "ожидалось двоеточие после имени"),
    ("found character '\\t'", "табуляция: отступы делаются пробелами"),
    ("found unexpected end of stream", "не закрыта кавычка или скобка"),
    ("expected ',' or '}'", "не закрыта фигурная скобка или пропущена запятая"),
    ("expected ',' or ']'", "не закрыта квадратная скобка или пропущена запятая"),
    ("expected <block end>", "неверный отступ или лишний знак"),
    ("did not find expected key", "неверный отступ или лишний знак"),
    ("did not find expected '-' indicator", "неверный отступ или лишний знак"),
    ("did not find expected node content", "не закрыта кавычка или скобка"),
    ("cannot start any token", "значение начинается со знака, который надо взять в кавычки"),
    ("unknown escape character", "обратная черта в двойных кавычках: возьмите одинарные"),
)


class YamlProblem(Exception):
    """A text that is not YAML: line (from 0, within the text) and explanation."""

    def __init__(self, line: int, text: str) -> None:
        """Remember where and what."""
        super().__init__(text)
        self.line = line
        self.text = text


@dataclass(slots=True)
class Loaded:
    """A value with the lines (from 0) of its keys, or of its entries where it is a list."""

    value: Any
    lines: dict[str, int] = field(default_factory=dict)
    entries: list[int] = field(default_factory=list)


def _explain(error: yaml.YAMLError) -> YamlProblem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if str(getattr(error, "context", "")).startswith(("while parsing a flow", "while scanning a quoted")):
        mark = getattr(error, "context_mark", None) or mark  # where the bracket or quotation mark was opened
    said = str(getattr(error, "problem", None) or error)
    hint = next((hint for part, hint in _HINTS if part in said), said)
    return YamlProblem(mark.line if mark else 0, f"YAML не читается: {hint}")


def _key(key: yaml.Node) -> str:
    """Give the name of a field; one that is empty or no text is refused."""
    if not isinstance(key, yaml.ScalarNode):
        raise YamlProblem(key.start_mark.line, "имя поля должно быть текстом, а не списком и не набором полей")
    name = str(key.value)
    if not name.strip() or key.tag.endswith(":null"):
        raise YamlProblem(key.start_mark.line, "поле без имени: напишите имя перед двоеточием")
    if not key.tag.endswith((":str", ":merge")):
        raise YamlProblem(key.start_mark.line, f"имя поля «{name}» читается не как текст: возьмите его в кавычки")
    return name


def _refuse_duplicates(node: yaml.Node) -> None:
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            name = _key(key)
            if name in seen:
                raise YamlProblem(key.start_mark.line, f"поле «{name}» дано дважды")
            seen.add(name)
            _refuse_duplicates(value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            _refuse_duplicates(value)


def load_yaml(text: str) -> Loaded:
    """Read one YAML document; raise YamlProblem where it cannot be read."""
    loader: Any = _Loader(text)
    try:
        node = loader.get_single_node()
        if node is None:
            return Loaded(None)
        _refuse_duplicates(node)
        value = loader.construct_document(node)
    except yaml.YAMLError as error:
        raise _explain(error) from None
    finally:
        loader.dispose()
    lines: dict[str, int] = {}
    entries: list[int] = []
    if isinstance(node, yaml.MappingNode):
        lines = {str(key.value): key.start_mark.line for key, _ in node.value}
    elif isinstance(node, yaml.SequenceNode):
        entries = [entry.start_mark.line for entry in node.value]
    return Loaded(value, lines, entries)
