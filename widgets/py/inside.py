"""Run inside Pyodide on Node at build time: compile the standard library and the core, warm the core.

The bytecode must be that of Pyodide's own Python, so the host's Python cannot make it.
"""

import ast
import importlib.util
import marshal
import zipfile
import zlib

# Kept besides what the trace finds: small modules that an error path, a later game or a curious reader may import.
MARGIN = """
__future__ argparse array base64 bisect calendar codecs collections colorsys contextlib copy csv dataclasses datetime
_pydatetime _strptime decimal _pydecimal difflib enum fractions functools getopt gettext graphlib hashlib heapq hmac html
inspect io itertools json keyword linecache locale math numbers operator optparse pathlib pickle pickletools _compat_pickle
platform pprint queue random re reprlib secrets shlex signal statistics string struct tempfile textwrap timeit token
tokenize traceback types typing unicodedata uuid warnings weakref zipfile zlib _colorize _sitebuiltins
encodings.ascii encodings.latin_1 encodings.cp1251 encodings.koi8_r encodings.utf_8_sig encodings.utf_16 encodings.idna
encodings.raw_unicode_escape encodings.unicode_escape
""".split()
# Never useful in the page, whatever imports them.
NEVER = {
    "_pyrepl", "antigravity", "bdb", "cmd", "code", "concurrent.futures.process", "ctypes", "curses", "distutils",
    "doctest", "email", "ensurepip", "ftplib", "http", "idlelib", "imaplib", "lib2to3", "multiprocessing", "pdb",
    "poplib", "profile", "pstats", "pydoc", "pydoc_data", "rlcompleter", "smtplib", "socketserver", "sqlite3", "test",
    "this", "tkinter", "turtle", "unittest", "urllib", "venv", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
}  # fmt: skip
STDLIB = "/lib/python314.zip"


def banned(name: str) -> bool:
    """Tell whether a module is in a package that is never shipped."""
    parts = name.split(".")
    return any(".".join(parts[: i + 1]) in NEVER for i in range(len(parts)))


def library() -> dict[str, str]:
    """Map the modules of the standard library to their files in the stock archive."""
    with zipfile.ZipFile(STDLIB) as archive:
        names = [name for name in archive.namelist() if name.endswith(".py")]
    found = {}
    for name in names:
        module = name[:-3].replace("/", ".")
        found[module.removesuffix(".__init__")] = name
    return found


def imports(source: str, package: str) -> set[str]:
    """List every module that a source names in an import, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                stem = package.split(".")
                stem = stem[: len(stem) - node.level + 1]
                base = ".".join([*stem, base] if base else stem)
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def closure(traced: set[str], sources: dict[str, str]) -> set[str]:
    """Add to the traced modules the margin and whatever both import, lazily or not."""
    known = library()
    wanted = {name for name in traced | set(MARGIN) if name in known}
    for source in sources.values():
        wanted |= {name for name in imports(source, "rules_py") if name in known}
    todo = list(wanted)
    with zipfile.ZipFile(STDLIB) as archive:
        while todo:
            name = todo.pop()
            text = archive.read(known[name]).decode()
            package = name if known[name].endswith("__init__.py") else name.rpartition(".")[0]
            for other in imports(text, package):
                if other in known and other not in wanted and not banned(other):
                    wanted.add(other)
                    todo.append(other)
    for name in list(wanted):
        parts = name.split(".")
        wanted |= {".".join(parts[:i]) for i in range(1, len(parts))}
    return wanted


def bytecode(source: bytes, path: str) -> bytes:
    """Compile a source to the contents of a .pyc file without a time stamp."""
    # Docstrings of the standard library are a tenth of the transfer; the core keeps its own.
    code = compile(source, path, "exec", dont_inherit=True, optimize=0 if "/rules_py/" in path else 2)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def room_of(file: str) -> str:
    """Return the package of a game or a family that a source belongs to, empty for what every game stands on."""
    folders = file.split("/")
    return ".".join(folders[1:3]) if len(folders) > 3 and folders[1] in ("games", "families") else ""


def parts(sources: dict[str, str], out: str) -> dict[str, int]:
    """Write a compiled file for each package of a game or a family; tell how many modules each has."""
    found: dict[str, dict[str, tuple[bool, object]]] = {}
    for file in sorted(sources):
        room = room_of(file)
        if room:
            name = file[:-3].replace("/", ".")
            code = compile(sources[file], f"{STDLIB}/{file}", "exec", dont_inherit=True, optimize=0)
            module = name.removesuffix(".__init__")
            found.setdefault(room, {})[module] = (name != module, code)
    for room, modules in found.items():
        with open(f"{out}/{room}.part", "wb") as file:
            file.write(zlib.compress(marshal.dumps(modules), 9, 31))
    return {room: len(modules) for room, modules in found.items()}


def pack(traced: list[str], sources: dict[str, str], out: str) -> dict[str, object]:
    """Write the archive of compiled modules that every page needs; tell what is in it."""
    known = library()
    names = sorted(closure(set(traced), sources))
    entries: list[tuple[str, bytes]] = []
    with zipfile.ZipFile(STDLIB) as archive:
        for name in names:
            file = known[name]
            entries.append((file + "c", bytecode(archive.read(file), f"{STDLIB}/{file}")))
    shared = [file for file in sorted(sources) if not room_of(file)]
    for file in shared:
        entries.append((file + "c", bytecode(sources[file].encode(), f"{STDLIB}/{file}")))
    # Deflated: this is the way without the memory image, and hosts do not compress a zip on its way.
    with zipfile.ZipFile(out, "w") as archive:
        for file, data in entries:
            entry = zipfile.ZipInfo(file, (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, data, compress_type=zipfile.ZIP_DEFLATED, compresslevel=9)
    return {"modules": len(names), "stock": len(known), "core": len(shared)}
