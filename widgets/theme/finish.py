"""Finish a built site.

    python widgets/theme/finish.py SITE

The generator writes the search index with every Cyrillic letter as six signs; as UTF-8 it is less than half of that. And it lets
the browser pass over a list of stop words, in which «два», «десять» and «после» stand: people ask rules for them, so they are kept.
"""

import json
import sys
from pathlib import Path


def main() -> None:
    """Rewrite the search index."""
    index = Path(sys.argv[1]) / "search" / "search_index.json"
    before = index.stat().st_size
    content = json.loads(index.read_text(encoding="utf-8"))
    content["config"]["pipeline"] = []
    index.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    print(f"  указатель поиска: {before // 1024} → {index.stat().st_size // 1024} КБ")


if __name__ == "__main__":
    main()
