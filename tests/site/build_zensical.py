"""Build the same mkdocs.yml with Zensical, the announced successor of the theme.

    python tests/site/build_zensical.py OUT [--compare]

Zensical writes where the configuration says, so the check gives it a copy with another folder. With --compare (a proof) anchors,
headings, links and the index of the search must be the same on every page.
"""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


FOUND = "assets/find/index.json"
"""What our search finds things by, on either site."""
ARTICLE = re.compile(r"<article\b[^>]*>(.*?)</article>", re.S)


def plain(html: str) -> str:
    """Give the words of a piece of HTML."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def parts(html: str) -> dict[str, list[str]]:
    """Take from the text of a page what people and links hold on to: anchors, headings, links."""
    found = ARTICLE.search(html)
    text = re.sub(r"<script.*?</script>", "", found[1] if found else html, flags=re.S)
    return {
        # Anchors that begin so are the theme's own.
        "якоря": sorted(name for name in re.findall(r'\sid="([^"]+)"', text) if not name.startswith("__")),
        "заголовки": [f"{level} {plain(inside)}" for level, inside in re.findall(r"<h([1-6])\b[^>]*>(.*?)</h\1>", text, re.S)],
        "ссылки": sorted(unescape(link) for link in re.findall(r'<a\b[^>]*?\shref="([^"]*)"', text)),
    }


def differences(ours: Path, theirs: Path) -> list[str]:
    """Compare two builds page by page, and what their searches find."""
    wrong = []
    for path in sorted(ours.rglob("*.html")):
        name = path.relative_to(ours)
        mine, other = (parts((folder / name).read_text(encoding="utf-8")) for folder in (ours, theirs))
        wrong += [f"{name.as_posix()}: другие {what}" for what in mine if mine[what] != other[what]]
    known, other = (folder / FOUND for folder in (ours, theirs))
    if not other.is_file() or known.read_bytes() != other.read_bytes():
        wrong.append("поиск: другой указатель")
    return wrong


def main() -> int:
    """Build; fail on an error, a warning, a page that is missing beside the first build or differs from it."""
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
    if "--compare" not in sys.argv:
        return 0
    wrong = differences(ROOT / "site", ROOT / out)
    for one in wrong[:20]:
        print(f"Zensical: {one}")
    print("Zensical: страницы разошлись" if wrong else "Zensical: те же якоря, заголовки, ссылки и указатель поиска")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
