"""Read the blocks of the home page: the first screen, a rule quoted, all games."""

from __future__ import annotations

from corpus.model import Asked, Body, GamesBlock, Hero, Quote
from corpus.options import Options, is_id

BLOCKS: dict[str, frozenset[str]] = {
    "hero": frozenset({"title", "asks"}),
    "quote": frozenset(),
    "games": frozenset({"families", "lines"}),
}
"""The blocks of the home page and their options."""


def hero(argument: str, options: Options, body: Body) -> Hero:
    """Read the first screen: whose hand lies on it, the title, questions that answer in place."""
    options.required("title", "asks")
    asks = []
    for value in options.values.get("asks") or []:
        if not isinstance(value, dict) or set(value) != {"ask", "answer", "rules"} or not isinstance(value["rules"], list):
            options.wrong("asks", "«asks»: вопрос пишется {ask: …, answer: …, rules: [номер]}")
            continue
        asks.append(Asked(str(value["ask"]), str(value["answer"]), tuple(str(one) for one in value["rules"])))
    return Hero(argument, options.text("title"), tuple(asks), body, options.place)


def quote(argument: str, options: Options, body: Body) -> Quote | None:
    """Read which rule is quoted."""
    if not is_id(argument):
        options.wrong("", f"«{argument}» не похоже на номер правила (игра, точка, номер)")
        return None
    return Quote(argument, body, options.place)


def games(_: str, options: Options, body: Body) -> GamesBlock:
    """Read how the families and the games introduce themselves in the list of all games."""
    families = {str(name): str(text) for name, text in options.mapping("families").items()}
    lines = {str(name): str(text) for name, text in options.mapping("lines").items()}
    return GamesBlock(families, lines, body, options.place)
