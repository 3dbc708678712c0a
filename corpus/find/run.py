"""Ask the page's own search from the command line: the same ranking, the same understanding, run by Node."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from corpus.book import Book
from corpus.find.gather import index_file
from corpus.render import dispute
from corpus.render.context import Page

SCRIPT = Path(__file__).resolve().parents[2] / "widgets" / "find.mjs"


class NoNode(Exception):
    """Node or its modules are not there."""


def _run(asked: dict[str, Any], files: dict[str, str]) -> Any:
    """Give the questions and the files of the index to the script; give back its answer."""
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for name, content in files.items():
            path = Path(folder) / f"{name}.json"
            path.write_text(content, encoding="utf-8")
            paths[name] = str(path)
        try:
            run = subprocess.run(
                ["node", str(SCRIPT)], input=json.dumps({**asked, "files": paths}), capture_output=True, text=True, check=False
            )
        except FileNotFoundError:
            raise NoNode("для поиска нужен Node.js 20 или новее") from None
    if run.returncode:
        raise NoNode(f"поиск не запустился (сначала make site): {run.stderr.strip().splitlines()[-1] if run.stderr else ''}")
    return json.loads(run.stdout)


def find(book: Book, questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Find the rules that answer; a question is {"text", "game", "only", "without"}."""
    found: list[dict[str, Any]] = _run({"do": "find", "questions": questions}, {"index": index_file(book)})
    return found


def ask(book: Book, questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Find the rules and the cases of the desk, with the facts that the words state."""
    desk = dispute.desk_data(Page(book, "dispute/"))
    forms = {name: one for content in dispute.case_files(book).values() for name, one in content["cases"].items()}
    files = {
        "index": index_file(book),
        "cases": json.dumps(desk["cases"], ensure_ascii=False),
        "forms": json.dumps(forms, ensure_ascii=False),
    }
    found: list[dict[str, Any]] = _run({"do": "ask", "questions": questions}, files)
    return found


def times(book: Book, questions: list[dict[str, Any]]) -> dict[str, Any]:
    """Measure how long the index takes to build, and how much processor time each question takes, in milliseconds."""
    found: dict[str, Any] = _run({"do": "time", "questions": questions}, {"index": index_file(book)})
    return found
