"""The count of the end once more, slowly: from what lies on the table as plain words and numbers, by nothing of the game's own code."""

from __future__ import annotations

import re
from typing import Any

COLORS = ("синий", "красный", "зелёный", "жёлтый")
OF = {"синего": 0, "красного": 1, "зелёного": 2, "жёлтого": 3}
Plain = dict[str, Any]


def plain(match: Any, seat: int) -> Plain:
    """Write down what lies before a player at the end: cards by place, tokens, gems, attacks of all."""
    faces, table = match.packs["cards"], match.open
    cards = {}
    for spot, card in table.pyramids[seat].items():
        face = match_faces(match)[card]
        cards[spot] = {"sectors": list(face.sectors), "law": face.effect.text if face.effect else "", "key": faces.text(card)}
    return {
        "cards": cards,
        "tokens": [token for tokens in table.tokens[seat].values() for token in tokens],
        "stones": [gem // 16 for gem in match.cards["stones"][seat]],
        "painted": dict(table.painted[seat]),
        "gems": len(match.cards["screen"][seat]),
        "own attacks": len(match.cards["attacks"][seat]),
        "attacks": [len(match.cards["attacks"][other]) for other in range(match.players) if other != seat],
        "by hand": {faces.text(card): points for card, points in table.by_hand[seat].items()},
    }


def match_faces(match: Any) -> Any:
    """Return what is printed on the cards of a match."""
    from rules_py.games.namestnik.state import cards_of

    return cards_of(match).cards


def slow_count(end: Plain, readings: dict[str, str] | None = None) -> list[int]:
    """Return the seven amounts, worked out card by card, and what lifts the sum to nought where that is agreed."""
    asked = readings or {}
    tokens = end["tokens"]
    bonus = [0, 0, 0, 0]
    magic_bonus = 0
    for token in tokens:
        found = re.fullmatch(r"бонус (\w+) круга \+(\d)", token)
        if found:
            bonus[OF[found[1]]] += int(found[2])
        found = re.fullmatch(r"бонус магии \+(\d)", token)
        if found:
            magic_bonus += int(found[1])
    rings = _rings(end)
    circles = sum(3 + bonus[color] for color in rings)
    stones = sum(3 + bonus[color] for color in end["stones"])
    faces = [sum(int(one) for one in token[5:].split("+")) for token in tokens if token.startswith("очки ")]
    magic, science, defence = tokens.count("магия"), tokens.count("наука"), tokens.count("защита")
    units = {
        "камень": end["gems"], "жетон очков": len(faces), "круг": len(rings), "неисчерпаемый камень": len(end["stones"]),
        "магия": magic, "наука": science, "защита": defence, "атака": end["own attacks"], "карта": len(end["cards"]),
        "закон": sum(card["law"] != "" for card in end["cards"].values()), "свободная карта": _free(end, asked),
    }  # fmt: skip
    laws = sum(_law(card, level, units, end["by hand"]) for (level, _), card in end["cards"].items())
    sets = 0
    left = [magic, science, defence]
    while min(left) > 0:
        left = [count - 1 for count in left]
        sets += 1
    hits = 0
    for count in end["attacks"]:
        hits += count
    for _ in range(defence):
        if hits > 0 or asked.get("namestnik.spare-defence") == "pays":
            hits -= 1
    amounts = [circles, stones, laws, sum(faces), magic * magic_bonus, 7 * sets, -3 * hits]
    if sum(amounts) < 0 and asked.get("namestnik.below-zero") == "zero":
        amounts.append(-sum(amounts))
    return amounts


def _rings(end: Plain) -> list[int]:
    """Return the colours of the circles of one colour."""
    found = []
    for (level, at), card in end["cards"].items():
        if level == 1:
            continue
        if (level, at) in end["painted"]:
            found.append(end["painted"][level, at])
            continue
        left, right = end["cards"][level - 1, at], end["cards"][level - 1, at + 1]
        around = [left["sectors"][1], right["sectors"][0], card["sectors"][2], card["sectors"][3]]
        if around.count(around[0]) == 4:
            found.append(around[0])
    return found


def _free(end: Plain, asked: dict[str, str]) -> int:
    """Count the cards at an end of their row with nothing on them."""
    count = 0
    for level, at in end["cards"]:
        row = [other for other_level, other in end["cards"] if other_level == level]
        burdened = (level + 1, at) in end["cards"] or (level + 1, at - 1) in end["cards"]
        rests = level > 1 and asked.get("namestnik.tucked") == "supports"
        count += at in (min(row), max(row)) and not burdened and not rests
    return count


def _law(card: Plain, level: int, units: dict[str, int], by_hand: dict[str, int]) -> int:
    """Return what a law pays by its words."""
    if card["law"] == "вручную":
        return by_hand.get(card["key"], 0)
    found = re.fullmatch(r"в конце: (\d+) за ([^,]+)(?:, не больше (\d+))?", card["law"])
    if not found:
        return 0
    paid = int(found[1]) * (level if found[2] == "уровень" else units[found[2]])
    return min(paid, int(found[3])) if found[3] else paid
