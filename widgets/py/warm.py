"""Bring the core to where an image is taken: what every game stands on is imported and has answered; no game is loaded."""

import importlib
import json
import pkgutil


def ask(**request: object) -> dict:
    """Put one request to the core."""
    from rules_py.desk import web

    return json.loads(web.handle(json.dumps(request, ensure_ascii=False)))


def standing() -> None:
    """Import every module that games stand on, and the desk, but its command line."""
    for room in ("rules_py", "rules_py.families", "rules_py.games"):
        for found in pkgutil.iter_modules(importlib.import_module(room).__path__, f"{room}."):
            if not found.ispkg and not found.name.endswith("__main__"):
                importlib.import_module(found.name)
    for room in ("rules_py.frame", "rules_py.kernels", "rules_py.desk"):
        for found in pkgutil.walk_packages(importlib.import_module(room).__path__, f"{room}."):
            if not found.name.endswith((".bench", ".cli", ".desk.index")):
                importlib.import_module(found.name)


def warm(modules: list[str] = ()) -> int:
    """Import the given modules of the library and all that stands under games; tell how many refusals were put into words."""
    for name in modules:
        importlib.import_module(name)
    standing()
    questions = [
        {"do": "calc", "id": "?", "given": {}},
        {"do": "new", "game": "?"},
        {"do": "scene", "record": {"game": "?"}, "seat": 0, "step": None, "open": False},
        {"do": "dispute", "dispute": {"case": "?"}},
    ]
    return sum(bool(ask(**question).get("error", {}).get("text")) for question in questions)


def everything() -> list[str]:
    """Import every game and put a little of everything to each; name the modules that are loaded then."""
    import sys

    import rules_py

    standing()
    for name in rules_py.calculators():
        ask(do="calculator", id=name)
        ask(do="calc", id=name, given={}, readings={})
    for slug in rules_py.games():
        reply = ask(do="new", game=slug, seed=1892, options={}, readings={})
        record = reply.get("record")
        for _ in range(3):
            if record is None:
                break
            hint = ask(do="hint", record=record, seat=0).get("hint")
            if hint:
                reply = ask(do="act", record=record, seat=0, action=hint["action"])
            else:
                reply = ask(do="bot", record=record, seat=0, level="sensible")
            record = reply.get("record")
    return sorted(sys.modules)
