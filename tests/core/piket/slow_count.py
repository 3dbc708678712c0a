"""The count of пикет a second time, from the texts of the rules alone: words and lists, no code of the core.

Slow and plain on purpose: a card is its text, a hand a list, everything is found by looking through it.
"""

from __future__ import annotations

ORDER = ["7", "8", "9", "10", "В", "Д", "К", "Т"]
POINTS = {"7": 7, "8": 8, "9": 9, "10": 10, "В": 10, "Д": 10, "К": 10, "Т": 11}


def ranks(hand, suit):
    return [rank for rank in ORDER if suit + rank in hand]


def longest(hand):
    """The longest suit, of equal ones that with more points: how many cards, how many points."""
    found = (0, 0)
    for suit in "♠♣♦♥":
        held = ranks(hand, suit)
        found = max(found, (len(held), sum(POINTS[rank] for rank in held)))
    return found


def rows(hand):
    """Every row of three and more that cannot be made longer: how many cards, its highest."""
    found = []
    for suit in "♠♣♦♥":
        row = []
        for rank in [*ORDER, None]:
            if rank is not None and suit + rank in hand:
                row.append(rank)
                continue
            if len(row) >= 3:
                found.append((len(row), ORDER.index(row[-1]), {suit + one for one in row}))
            row = []
    return found


def alike(hand):
    """Three and four of a rank not below the ten."""
    found = []
    for rank in ORDER[3:]:
        held = {suit + rank for suit in "♠♣♦♥" if suit + rank in hand}
        if len(held) >= 3:
            found.append((len(held), ORDER.index(rank), held))
    return found


def row_price(size):
    return {3: 3, 4: 4}.get(size, size + 10)


def talk(hands, said):
    """Follow what was said: who counts which kind; what each may claim is looked up anew."""
    white, winners, tied = [], {}, []
    kinds = ["cards", "rows", "alike"]
    at, answers = 0, []
    for seat, action in said:
        if action in ("demand show", "capot"):
            continue
        if action == "boast белые карты":
            assert not any(card[1:] in "КДВ" for card in hands[seat])
            white.append(seat)
            continue
        answers.append((seat, action))
        if len(answers) < 2:
            continue
        kind, at = kinds[at], at + 1
        winner, equal = decide(kind, hands, answers)
        if winner is not None:
            winners[kind] = winner
        tied += equal
        answers = []
    assert at == 3
    return white, winners, tied


def best(kind, hand):
    if kind == "cards":
        return (longest(hand)[0],)
    found = rows(hand) if kind == "rows" else alike(hand)
    return max((size, top) for size, top, _ in found)


def decide(kind, hands, answers):
    (one, first), (two, second) = answers
    if second == "equal":
        assert best(kind, hands[one]) == best(kind, hands[two])
        if kind == "cards":
            mine, yours = longest(hands[one])[1], longest(hands[two])[1]
            if mine != yours:
                return (one if mine > yours else two), []
        return None, [one, two]
    if second.startswith("boast"):
        if first.startswith("boast"):
            assert best(kind, hands[two]) > best(kind, hands[one])
        return two, []
    return (one, []) if first.startswith("boast") else (None, [])


def in_hand(hand, seat, winners, white):
    """What a player counts before the play."""
    total, counted = 0, set()
    if seat in white:
        total += 10
    if winners.get("cards") == seat:
        size, points = longest(hand)
        total += size
        for suit in "♠♣♦♥":
            held = ranks(hand, suit)
            if (len(held), sum(POINTS[rank] for rank in held)) == (size, points):
                suit_cards = {suit + rank for rank in held}
        counted |= suit_cards
    if winners.get("rows") == seat:
        for size, _, cards in rows(hand):
            total += row_price(size)
            counted |= cards
    if winners.get("alike") == seat:
        for size, _, cards in alike(hand):
            total += 14 if size == 4 else 3
            counted |= cards
    if counted and counted == set(hand):
        total += 20
    return total


def count(first, hands, said, plays, announced=None):
    """Count a whole deal; return what both say after every card, and what they have at the end."""
    other = 1 - first
    white, winners, _ = talk(hands, said)
    points = {seat: in_hand(hands[seat], seat, winners, white) for seat in (0, 1)}
    boasted = {seat: seat in white or seat in winners.values() for seat in (0, 1)}
    jumped = {0: False, 1: False}
    for seat in (0, 1):
        if points[seat] >= 30 and not boasted[1 - seat]:
            points[seat] += 60
            jumped[seat] = True
    taken = {0: 0, 1: 0}
    aloud = []

    def add(seat, units):
        before = points[seat]
        points[seat] += units
        if seat == first and not jumped[seat] and not boasted[1 - seat] and before < 30 <= points[seat]:
            points[seat] += 30
            jumped[seat] = True

    for place in range(0, len(plays), 2):
        (leader, led), (follower, answer) = plays[place : place + 2]
        assert leader != follower
        if place == 0:
            assert leader == first
        add(leader, 1)
        aloud.append((points[first], points[other]))
        beats = answer[0] == led[0] and ORDER.index(answer[1:]) > ORDER.index(led[1:])
        winner = follower if beats else leader
        taken[winner] += 1
        last = place == 22
        units = 1 if winner == follower else 0
        if last and taken[winner] < 12:
            units += 3
        if units:
            add(winner, units)
        aloud.append((points[first], points[other]))
        if place + 2 < len(plays):
            assert plays[place + 2][0] == winner
    for seat in (0, 1):
        if taken[seat] == 12:
            points[seat] += 80 if announced == seat else 40
        elif taken[seat] > 6:
            points[seat] += 10
    return aloud, points
