"""Finish a built site.

    python widgets/theme/finish.py SITE

The generator writes an index for the theme's own search box, which ours has replaced: it goes.
Then the pages get their Content-Security-Policy, with the hashes of the scripts that stand in them.
"""

import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from corpus.host import check, offline, policy


def drop_search(site: Path) -> None:
    """Remove the index of the theme's own search: ours reads `assets/find/index.json`, and nobody asks for the other."""
    shutil.rmtree(site / "search", ignore_errors=True)


LISTED = ("index.html", "sixty-six/index.html", "404.html", "sw.js", "sitemap.xml.gz", "assets/find/index.json")
"""Files by which `python -m corpus host-check` knows the site again, beside one or two of every other kind."""


def listing(site: Path) -> None:
    """Write the list by which a host is examined."""
    patterns = ("assets/zs/*.js", "assets/zs/*.wasm", "assets/zs/*.mjs", "assets/zs/*.img", "assets/theme/*.css")
    more = [
        next(iter(sorted(site.glob(pattern))), None)
        for pattern in (*patterns, "assets/theme/*.svg", "assets/theme/fonts/*", "print/*.pdf")
    ]
    named = [path for path in [*(site / name for name in LISTED), *more] if path is not None and path.is_file()]
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in named}
    (site / check.LIST).write_text(check.listing(files), encoding="utf-8")


def drop_strangers(site: Path) -> int:
    """Remove what the theme brings for other languages: nobody asks for it, and every file has its licence."""
    folder = site / "assets" / "javascripts" / "lunr"
    kept = {"lunr.ru.min.js", "lunr.stemmer.support.min.js", "lunr.multi.min.js"}
    gone = [path for path in folder.rglob("*.js") if path.name not in kept]
    for path in gone:
        path.unlink()
    return len(gone)


PDF_LINK = re.compile(r'<(span|li)\b[^>]* data-pdf="([^"]+)"[^>]*>.*?</\1>', re.S)
"""A link to a PDF with the words about it: it may stand in a page only where the PDF was printed."""


def drop_missing_pdfs(site: Path) -> int:
    """Remove the links to PDFs that were not printed; without a browser there are none."""
    gone = 0
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        if " data-pdf=" not in text:
            continue
        kept = PDF_LINK.sub(lambda link: link[0] if (site / link[2]).is_file() else "", text)
        if kept != text:
            path.write_text(kept, encoding="utf-8")
            gone += 1
    return gone


def main() -> None:
    """Do all of it, in the order in which it depends on each other."""
    site = Path(sys.argv[1])
    drop_search(site)
    if pages := drop_missing_pdfs(site):
        print(f"  PDF не напечатаны: ссылок на них нет (страниц {pages}); apt-get install chromium и make site напечатает их")
    print(f"  поиск на других языках: убрано файлов {drop_strangers(site)}")
    print(f"  картинок из таблиц стилей: {policy.draw_out_pictures(site)}")
    _, found = policy.apply(site)
    for kind, hashes in (("скрипт", found.scripts), ("стиль", found.styles)):
        for source, page in hashes.items():
            print(f"  {kind} в странице: {source} ({page})")
    files, size = offline.write(site)
    print(f"  взять с собой: файлов {files}, около {round(size / 1e6)} МБ")
    listing(site)


if __name__ == "__main__":
    main()
