"""The count of the end once more, slowly and from the cards alone: nothing of the game's own counting is used."""

from __future__ import annotations

from typing import Any

COLORS = ("синий", "красный", "зелёный", "жёлтый")
OF = ("синего", "красного", "зелёного", "жёлтого")
LAWS = {65: "", 69: "", 73: "", 77: "level", 81: "gems", 85: "tokens"}


def slow_count(match: Any, seat: int) -> list[int]:
    """Return the seven amounts of a seat, worked out card by card."""
    table = match.open
    numbers = {spot: card + 1 for spot, card in table.pyramids[seat].items()}
    faces = {card.number: card for card in match_cards()}
    lying = [token for tokens in table.tokens[seat].values() for token in tokens]
    bonus = [sum(int(token.split("+")[1]) for token in lying if token.startswith(f"бонус {name} круга")) for name in OF]
    rings = []
    for (level, at), number in numbers.items():
        if level == 1:
            continue
        if (level, at) in table.painted[seat]:
            rings.append(table.painted[seat][level, at])
            continue
        left, right = faces[numbers[level - 1, at]], faces[numbers[level - 1, at + 1]]
        around = {left.sectors[1], right.sectors[0], faces[number].sectors[2], faces[number].sectors[3]}
        if len(around) == 1:
            rings.append(around.pop())
    circles = sum(3 + bonus[color] for color in rings)
    stones = sum(3 + bonus[gem // 16] for gem in match.cards["stones"][seat])
    points = [sum(int(part) for part in token.split(" ")[1].split("+")) for token in lying if token.startswith("очки")]
    laws = 0
    for (level, _), number in numbers.items():
        kind = LAWS.get(number - (number - 65) % 4, "") if number > 64 else ""
        laws += {"": 0, "level": 2 * level, "gems": min(10, len(match.cards["screen"][seat])), "tokens": 2 * len(points)}[kind]
    magic = lying.count("магия")
    magic_sum = sum(int(token.split("+")[1]) for token in lying if token.startswith("бонус магии"))
    sets = 0
    left_over = [magic, lying.count("наука"), lying.count("защита")]
    while min(left_over) > 0:
        left_over = [count - 1 for count in left_over]
        sets += 1
    hits = sum(len(match.cards["attacks"][other]) for other in range(match.players) if other != seat)
    for _ in range(lying.count("защита")):
        hits -= hits > 0
    return [circles, stones, laws, sum(points), magic * magic_sum, 7 * sets, -3 * hits]


def match_cards() -> Any:
    """Return the faces of the sample deck."""
    from rules_py.games.namestnik.cards import SAMPLE

    return SAMPLE.cards
