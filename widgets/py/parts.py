"""Games as parts: compiled packages that the worker fetches one by one and puts here; Python imports them from memory.

Inside Pyodide it is the module `zs_parts`. A part is a marshalled dictionary of code objects by module name, gzip'd.
"""

import marshal
import sys
import zlib
from importlib.machinery import ModuleSpec

ROOMS = ("rules_py.games.", "rules_py.families.")
_code: dict[str, tuple[bool, object]] = {}
_held: set[str] = set()


def fetch(package: str) -> object:
    """Bring a part that nobody put here beforehand; the worker sets this."""
    raise ModuleNotFoundError(f"no part {package}")


def add(package: str, data: object) -> None:
    """Keep the code of a part until it is imported."""
    if package in _held:
        return
    if not isinstance(data, bytes):
        data = data.to_bytes()  # a buffer of the worker
    # a host may have undone the compression already
    plain = zlib.decompress(data, 31) if data[:2] == b"\x1f\x8b" else data
    _code.update(marshal.loads(plain))
    _held.add(package)


class Parts:
    """Finds and loads the modules of parts."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Find a module of a game or a family; fetch its part where it is not here yet."""
        if not name.startswith(ROOMS):
            return None
        if name not in _code:
            package = ".".join(name.split(".")[1:3])
            if package in _held or package == "games.index":
                return None
            add(package, fetch(package))
        return ModuleSpec(name, self, is_package=_code[name][0]) if name in _code else None

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make the module."""

    def exec_module(self, module: object) -> None:
        """Run the code of a module; it is not needed again."""
        exec(_code[module.__name__][1], module.__dict__)
        del _code[module.__name__]


sys.meta_path.insert(0, Parts())
