"""Write `widgets/src/core/types.ts` from the types that the core declares in `rules_py/frame/page.py`; `--check` fails on a difference."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "rules_py/frame/page.py"
TARGET = ROOT / "widgets/src/core/types.ts"
HEAD = "// What the core says: written by `python widgets/page_types.py` from rules_py/frame/page.py.\n"
PLAIN = {"str": "string", "int": "number", "bool": "boolean", "None": "null"}


@dataclass(frozen=True)
class Field:
    """One key of an object."""

    name: str
    type: ast.expr
    required: bool
    doc: str


@dataclass(frozen=True)
class Types:
    """The declared types: named ones, and objects with their fields."""

    named: dict[str, ast.expr]
    objects: dict[str, tuple[str, list[Field]]]


def read(source: Path = SOURCE) -> Types:
    """Read the declarations; their order is kept."""
    named: dict[str, ast.expr] = {}
    objects: dict[str, tuple[str, list[Field]]] = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named[node.targets[0].id] = node.value
        elif isinstance(node, ast.ClassDef):
            objects[node.name] = (ast.get_docstring(node) or "", _fields(node))
    return Types(named, objects)


def _fields(node: ast.ClassDef) -> list[Field]:
    found = []
    for at, line in enumerate(node.body):
        if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)):
            continue
        type, required = line.annotation, True
        if isinstance(type, ast.Subscript) and isinstance(type.value, ast.Name) and type.value.id == "NotRequired":
            type, required = type.slice, False
        after = node.body[at + 1] if at + 1 < len(node.body) else None
        text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
        found.append(Field(line.target.id, type, required, str(text)))
    return found


def parts(node: ast.expr) -> list[ast.expr]:
    """Return the alternatives of a type."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*parts(node.left), *parts(node.right)]
    return [node]


def script(node: ast.expr) -> str:
    """Return a type as TypeScript writes it."""
    several = parts(node)
    if len(several) > 1:
        return " | ".join(map(script, several))
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else str(node.value)
    if not (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name)):
        raise ValueError(ast.unparse(node))
    match node.value.id, node.slice:
        case "Literal", ast.Tuple(elts=elts):
            return " | ".join(_literal(one) for one in elts)
        case "Literal", one:
            return _literal(one)
        case "list", inner:
            text = script(inner)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case "dict", ast.Tuple(elts=[key, value]) if script(key) == "string":
            return f"{{ [key: string]: {script(value)} }}"
    raise ValueError(ast.unparse(node))


def _literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return f'"{value}"' if isinstance(value, str) else str(value)


def written(types: Types) -> str:
    """Return the whole file."""
    blocks = [f"export type {name} = {script(type)};" for name, type in types.named.items()]
    for name, (doc, fields) in types.objects.items():
        lines = [f"/** {doc} */", f"export interface {name} {{"]
        for one in fields:
            if one.doc:
                lines.append(f"  /** {one.doc} */")
            lines.append(f"  {one.name}{'' if one.required else '?'}: {script(one.type)};")
        blocks.append("\n".join([*lines, "}"]))
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or say that it is not what the core declares."""
    text = written(read())
    if "--check" not in arguments:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        print(
            "widgets/src/core/types.ts расходится с rules_py/frame/page.py: запустите python widgets/page_types.py",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
