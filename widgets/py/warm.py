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
    import rules_py

    for room in ("", ".frame", ".kernels", ".families", ".games", ".desk"):
        package = importlib.import_module(f"rules_py{room}")
        for found in pkgutil.iter_modules(package.__path__, f"rules_py{room}."):
            if not found.name.endswith(("__main__", ".bench", ".cli", ".index")) and not found.ispkg:
                importlib.import_module(found.name)
    del rules_py


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
        for _ in range(12):
            if record is None:
                break
            hint = ask(do="hint", record=record, seat=0).get("hint")
            if hint:
                reply = ask(do="act", record=record, seat=0, action=hint["action"])
            else:
                reply = ask(do="bot", record=record, seat=0, level="sensible")
            record = reply.get("record")
    return sorted(sys.modules)
