"""Build the wheel of the core and the lock file by which a plain Pyodide installs it.

    python widgets/wheel.py OUT [--compare]

The wheel is made by the standard tool from pyproject.toml, in a copy of what it is made of, so that the same sources give the same
bytes everywhere; the lock file by pyodide-lock, the library that pyodide-build uses. With --compare `pyodide build` makes the wheel
too, where it finds its cross-build environment, and both must be the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pyodide_lock import InfoSpec, PyodideLockSpec
from pyodide_lock.utils import package_spec_from_wheel

ROOT = Path(__file__).resolve().parents[1]
STAMP = "1767225600"
"""The time that every file in the wheel bears, the first second of 2026: the wheel depends on its sources alone."""
PARTS = ("pyproject.toml", "LICENSE", "rules_py")


def copy_sources(folder: Path) -> None:
    """Copy what the wheel is made of, with the same rights everywhere."""
    for name in PARTS:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
        else:
            shutil.copyfile(source, target)
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def built(command: list[str]) -> tuple[str, bytes] | None:
    """Run a tool that builds a wheel in a copy of the sources; give its name and bytes, nothing where the tool gives up."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_sources(folder)
        environment = {**os.environ, "SOURCE_DATE_EPOCH": STAMP, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, cwd=folder, env=environment, umask=0o022, capture_output=True, text=True, check=False)
        wheels = list((folder / "dist").glob("*.whl"))
        if done.returncode or len(wheels) != 1:
            print((done.stdout + done.stderr).strip()[-1500:], file=sys.stderr)
            return None
        return wheels[0].name, wheels[0].read_bytes()


def lock(wheel: Path) -> PyodideLockSpec:
    """Describe the wheel for the Pyodide that the site ships."""
    pyodide = ROOT / "node_modules" / "pyodide"
    version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    spec = InfoSpec(**{"version": version, **info})
    package = package_spec_from_wheel(wheel, spec)
    package.file_name = wheel.name
    return PyodideLockSpec(info=spec, packages={package.name: package})


def compare(name: str, data: bytes) -> int:
    """Build with `pyodide build` too; say in one line what came of it."""
    tool = shutil.which("pyodide")
    ready = tool and subprocess.run([tool, "config", "list"], capture_output=True, check=False).returncode == 0
    if not ready:
        print("  pyodide build: нет pyodide-build или его окружения, колёса не сравнивались")
        return 0
    other = built([str(tool), "build", "."])
    if other is None:
        print("  pyodide build: колесо не собралось, сравнивать не с чем")
        return 1
    same = other == (name, data)
    print(f"  pyodide build: колесо {'то же' if same else 'ДРУГОЕ'}")
    return 0 if same else 1


def main() -> int:
    """Write the wheel and its lock file."""
    out = Path(sys.argv[1])
    made = built([sys.executable, "-m", "build", "--wheel", "--no-isolation", "."])
    if made is None:
        return 1
    name, data = made
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    (out / name).write_bytes(data)
    described = lock(out / name)
    described.check_wheel_filenames()
    described.to_json(out / "pyodide-lock.json", indent=1)
    print(f"  {name}: {len(data) // 1000} КБ, sha256 {hashlib.sha256(data).hexdigest()[:16]}")
    return compare(name, data) if "--compare" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
