"""Build the same mkdocs.yml with Zensical, the announced successor of the theme.

    python tests/site/build_zensical.py OUT

Zensical writes where the configuration says, so the check gives it a copy with another folder.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Build; fail on an error, a warning, or a page that is missing beside the first build."""
    out = Path(sys.argv[1])
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    config = re.sub(r"^site_dir: .*$", f"site_dir: {out.as_posix()}", config, flags=re.M)
    copy = ROOT / "mkdocs.zensical.yml"
    copy.write_text(config, encoding="utf-8")
    try:
        run = subprocess.run(
            [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", copy.name],
            cwd=ROOT,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    finally:
        copy.unlink()
    print(run.stdout.strip()[-3000:])
    if run.returncode:
        return run.returncode
    ours = {path.relative_to(ROOT / "site").as_posix() for path in (ROOT / "site").rglob("*.html")}
    theirs = {path.relative_to(ROOT / out).as_posix() for path in (ROOT / out).rglob("*.html")}
    missing = sorted(ours - theirs)
    if missing:
        print(f"Zensical: нет страниц: {', '.join(missing[:10])}")
        return 1
    print(f"Zensical: {len(theirs)} страниц, как и у mkdocs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
