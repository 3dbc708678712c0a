"""«Наместник»: the auction and the pyramids as boards, prices and gains in words, what stands at a seat."""

from __future__ import annotations

from typing import Literal

from ...frame.page import Cell, Drawing, Mark
from ...frame.russian import number
from ...frame.sheet_drawing import band, cell, drawing, note, part, written
from .cards import (
    AT_END,
    ATTACK,
    CARDS,
    CIRCLE_BONUS,
    COLORS,
    DEFENCE,
    GEMS,
    LETTERS,
    LEVELS,
    MAGIC,
    MAGIC_BONUS,
    OF_COLOR,
    POINTS,
    SCIENCE,
    STONE,
    TONES,
    Card,
    CardSet,
    Effect,
    Reward,
)  # fmt: skip
from .phases import FULL, bought_card, lawful, price_of
from .pyramid import Spot, circle, one_color, read_spot
from .pyramid import written as spot_written
from .rules import LANES
from .scoring import CRIB, winners
from .state import NONE, V, cards_of, colors, in_order, stones_of, tokens_of, virtual_count
from .steps import priced

_SHORT = {SCIENCE: "Н", MAGIC: "М", DEFENCE: "З", ATTACK: "А", GEMS: "кам.", POINTS: "оч."}


def _brief(reward: Reward) -> Mark:
    """Write a reward as a sign."""
    kind, amount = reward.kind, reward.amount
    tone = TONES[reward.color] if reward.color >= 0 else ""
    if kind == STONE:
        return {"tone": tone, "text": "∞", "name": reward.text}
    if kind in (MAGIC_BONUS, CIRCLE_BONUS):
        return {"tone": tone, "text": f"{'М' if kind == MAGIC_BONUS else '○'}+{amount}", "name": reward.text}
    if kind == CARDS:
        return {"tone": "", "text": reward.text, "name": reward.text}
    if kind in (GEMS, POINTS):
        return {"tone": "", "text": f"{amount} {_SHORT[kind]}", "name": reward.text}
    return {"tone": "", "text": _SHORT[kind] * amount, "name": reward.text}


def _gist(effect: Effect) -> str:
    """Write an effect so that it fits on a card of a pyramid; its whole text is what the card is called."""
    return f"{effect.amount} за {effect.what}" if effect.when == AT_END else effect.text


def _lines(card: Card) -> list[Mark]:
    """Return what is printed on a card, the fourth level above; a law has its effect."""
    if card.effect is not None:
        return [{"tone": "", "text": card.note or _gist(card.effect), "name": card.effect.said}]
    found: list[Mark] = []
    for level in range(LEVELS, 0, -1):
        color, brief = card.price[level - 1], _brief(card.rewards[level - 1])
        text = f"{LETTERS[color].upper()}: {brief['text']}"
        found.append(
            {"tone": TONES[color], "text": text, "name": f"{level}-й уровень, {COLORS[color]}: {card.rewards[level - 1].text}"}
        )
    return found


def _marks(view: V, owner: int, card: int) -> list[Mark]:
    """Return the tokens and the gem that lie on a card."""
    table = view.open
    found: list[Mark] = []
    for token in table.tokens[owner].get(card, ()):
        if token.startswith("очки "):
            found.append(
                {"tone": "", "text": token.removeprefix("очки "), "name": f"жетон: {token.removeprefix('очки ')} очков"}
            )
        elif "круга" in token:
            color = OF_COLOR.index(token.split()[1])
            found.append({"tone": TONES[color], "text": "○" + token[-2:], "name": token})
        elif token.startswith(MAGIC_BONUS):
            found.append({"tone": "", "text": "М" + token[-2:], "name": token})
        else:
            found.append({"tone": "", "text": _SHORT[token], "name": token})
    if card in table.stones[owner]:
        color = table.stones[owner][card] // 16
        found.append({"tone": TONES[color], "text": "∞", "name": f"неисчерпаемый {COLORS[color]} камень"})
    return found


def _sectors(card: Card) -> list[str]:
    return [TONES[color] for color in card.sectors]


def _ring(view: V, seat: int, card: int, spot: Spot) -> int:
    """Return the colour of the circle that a card would close on a place, -1 where it has several or there is none."""
    if spot[0] == 1:
        return NONE
    return one_color(circle({**view.open.pyramids[seat], spot: card}, spot, cards_of(view)))


def earns(view: V, seat: int, card: int, spot: Spot) -> str:
    """Say what a card would bring on a place: its reward and a gem for the circle."""
    made = cards_of(view)[card]
    said = [made.effect.said if made.effect is not None else made.reward(spot[0]).text]
    color = _ring(view, seat, card, spot)
    if color >= 0:
        left = colors(view.seen("gem_reserve"))[color]
        said.append(f"{COLORS[color]} круг" + (" и камень за него" if left else ", но камня в запасе нет"))
    return "; ".join(said)


def _to_lay(view: V) -> tuple[str, int]:
    """Return the verb and the card that the one who looks is asked to lay now."""
    if view.seat in view.asked and view.phase_name in ("lay", "pay"):
        if view.phase_name == "lay":
            return "lay", view.open.at_card
        return "place", bought_card(view, view.seat)
    return "", NONE


def _empty(view: V, owner: int, left: int) -> list[tuple[int | None, Cell]]:
    """Return the places where a card may be laid, with price and gain while one is being laid."""
    verb, card = _to_lay(view)
    top = view.rules.top_by_hand if verb == "lay" else view.rules.top
    found: list[tuple[int | None, Cell]] = []
    for text in lawful(view, owner, top):
        spot = read_spot(text)
        assert spot is not None
        cell: Cell = {"row": spot[0], "col": _col(spot, left), "label": text}
        if card != NONE:
            cell["note"] = _offer(view, owner, verb, card, spot)
            price, gain, circle_too = _in_short(view, verb, card, spot)
            cell["lines"] = [{"tone": "", "text": one} for one in (price, f"→ {gain}", "+ круг" if circle_too else "") if one]
            cell["action"] = f"{verb} {text}"
        found.append((None, cell))
    return found


def _offer(view: V, seat: int, verb: str, card: int, spot: Spot, full: bool = False) -> str:
    price = [] if verb == "lay" else price_of(view, seat, card, spot[0], full)
    return f"{priced(price)} → {earns(view, seat, card, spot)}"


def _in_short(view: V, verb: str, card: int, spot: Spot, full: bool = False) -> tuple[str, str, bool]:
    """Say the price of a place in letters, its gain as a sign, and whether it closes a circle of one colour."""
    price = [] if verb == "lay" else price_of(view, view.seat, card, spot[0], full)
    letters = "".join(LETTERS[color].upper() * count for color, count in enumerate(price)) or "даром"
    made = cards_of(view)[card]
    gain = "закон" if made.law else _brief(made.reward(spot[0]))["text"]
    return letters, gain, _ring(view, view.seat, card, spot) >= 0


def _col(spot: Spot, left: int) -> int:
    return 2 * (spot[1] - left) + spot[0] - 1


def board(view: V, place: str, owner: int) -> list[tuple[int | None, Cell]]:
    """Return the auction, or a pyramid with every place where its owner may lay a card."""
    cards = cards_of(view)
    if place == "stall":
        return _stall(view, cards)
    pyramid = view.open.pyramids[owner]
    mine = owner == view.seat and not view.done
    left = min((at for level, at in pyramid if level == 1), default=1) - (1 if mine else 0)
    found: list[tuple[int | None, Cell]] = []
    for spot, card in sorted(pyramid.items()):
        made = cards[card]
        cell: Cell = {
            "row": spot[0], "col": _col(spot, left), "label": spot_written(spot), "sectors": _sectors(made), "lines": _lines(made),
            "marks": _marks(view, owner, card),
        }  # fmt: skip
        painted = view.open.painted[owner].get(spot)
        if painted is not None:
            cell["note"] = f"круг под картой перекрашен: {COLORS[painted]}"
        found.append((card, cell))
    return found + (_empty(view, owner, left) if mine and pyramid else [])


def _stall(view: V, cards: CardSet) -> list[tuple[int | None, Cell]]:
    """Return the auction: the feet of the arrows below, the tips above, a column a colour."""
    found: list[tuple[int | None, Cell]] = []
    for row, side, word in ((1, view.open.base, "у основания"), (2, view.open.tip, "у острия")):
        for at in range(LANES):
            if side[at] != NONE:
                made = cards[side[at]]
                found.append(
                    (
                        side[at],
                        {
                            "row": row,
                            "col": 2 * at,
                            "label": f"{COLORS[at]}, {word}",
                            "sectors": _sectors(made),
                            "lines": _lines(made),
                        },
                    )
                )
    return found


def labelled(view: V, action: str) -> str:
    """Say a place with its price and gain, a colour with what lies there, a card of the hand with what it brings: its face has no room for that."""
    verb, _, rest = action.partition(" ")
    if verb in ("keep", "play") and (at := cards_of(view).place.get(int(rest) if rest.isdigit() else 0)) is not None:
        made = cards_of(view)[at]
        if made.effect is not None:
            return f"Разыграть № {rest} — {'в конце ' if made.effect.when == AT_END else ''}{_gist(made.effect)}"
        gains = [reward.text for reward in made.rewards]
        if verb == "keep":
            return f"Начать с № {rest} — {gains[0]}"
        return f"Разыграть № {rest} — {', '.join(gains[:-1])} или {gains[-1]}"
    if verb in ("place", "lay"):
        spot = read_spot(rest.removesuffix(FULL))
        _, card = _to_lay(view)
        if spot is not None and card != NONE:
            price, gain, circle_too = _in_short(view, verb, card, spot, rest.endswith(FULL))
            said = rest.removesuffix(FULL) + (f": {price}" if verb == "place" else "")
            return f"{said} → {gain}" + (" + круг" if circle_too else "")
    if verb == "bid":
        table, at, cards = view.open, COLORS.index(rest), cards_of(view)
        there = " или ".join(f"№ {cards.number(card)}" for card in (table.base[at], table.tip[at]) if card != NONE)
        return f"{rest.capitalize()}: {there}"
    if verb == "gem":  # how many are left stands in the question above
        return rest.capitalize()
    if verb == "paint":
        place, _, color = rest.partition(" ")
        return f"Круг под {place}: {color}"
    if verb == "move":  # a dozen ways may be open, and the question above them says what is done
        return rest.replace(" to ", " → ")
    return ""


def _gems(counts: list[int]) -> str:
    return " ".join(f"{LETTERS[at].upper()}{count}" for at, count in enumerate(counts))


def chips(view: V) -> list[tuple[str, str]]:
    """Return the turn, what lies behind one's own screen (a narrow bar has room for no more), the reserve."""
    table = view.open
    found = [("Ход", f"{table.turn_no} из {view.rules.turns}")] if table.turn_no else []
    if view.seat >= 0:
        found.append(("За ширмой", _gems(colors(view.seen("screen", view.seat)))))
    found.append(("Запас", _gems(colors(view.seen("gem_reserve")))))
    if view.seat >= 0:
        if view.count("attacks", view.seat):
            found.append(("Атака", str(view.count("attacks", view.seat))))
        if bought_card(view, view.seat) != NONE:
            found.append(("Куплена", f"№ {cards_of(view).number(bought_card(view, view.seat))}"))
    virtuals = virtual_count(view.options)
    if virtuals:
        drawn = ", ".join(COLORS[color] for color in table.virtual_bids)
        found.append(("Виртуалы", f"{virtuals}" + (f": {drawn}" if drawn else "")))
    return found


def tags(view: V, seat: int) -> list[str]:
    """Say what a player bid last, whether he passed, what tokens his pyramid holds."""
    table = view.open
    found = (
        [table.bids[seat]]
        if table.bids[seat] and view.phase_name in ("bid", "choose", "claim", "duel", "pick", "drop", "gems")
        else []
    )
    if table.passed[seat] and "пас" not in found:
        found.append("пас")
    held = [(word, len(tokens_of(table, seat, word))) for word in (SCIENCE, MAGIC, DEFENCE)]
    found += [f"{word} {count}" for word, count in held if count]
    card = bought_card(view, seat)
    if card != NONE:
        found.insert(0, f"карта № {cards_of(view).number(card)}")
    stones = sum(stones_of(view, seat))
    return [*found, *([f"неисчерпаемых {stones}"] if stones else [])]


def ending(view: V) -> tuple[str, Literal[-1, 0, 1], str]:
    """Say how the game ended for the one who looks and by how much; alone one cannot lose."""
    totals = [view.sheet.total("points", seat) for seat in range(view.players)]
    seat = max(view.seat, 0)
    if view.players == 1:
        return "Партия сыграна", 0, number(totals[seat])
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    best = winners(view.rules, totals, in_order(view, range(view.players)))
    if len(best) > 1 and seat in best:
        return "Общая победа", 0, ""
    figure = f"+{number(lead)}" if lead > 0 else number(lead) if lead else ""
    return ("Вы победили", 1, figure) if seat in best else ("Вы проиграли", -1, figure)


def counted(view: V) -> Drawing:
    """Draw the count as it is kept on paper: the seven parts and the sum by players, the crib beside it."""
    bands = [band(str(at), name.capitalize(), "down", (rule,)) for at, (name, (rule, _)) in enumerate(CRIB.items())]
    bands[-1]["line"] = "double"
    bands.append(band("sum", "Итого", "down", ("namestnik.end.order",)))
    parts = []
    for step in range(view.players):
        seat = (max(view.seat, 0) + step) % view.players
        items = [one.item for one in view.sheet.entries if one.seat == seat]
        lines = [[written(number(item.amount or 0), item.text, item.cites)] for item in items[: len(CRIB)]] or [[]] * len(CRIB)
        total = number(sum(item.amount or 0 for item in items))
        whole = (
            [written(total, items[-1].text if len(items) > len(CRIB) else "Сумма семи статей", ("namestnik.end.order",))]
            if items
            else []
        )
        parts.append(part(view.game.names(view)[seat], [[cell(entries)] for entries in (*lines, whole)]))
    crib = [note(name.capitalize(), text, (rule,)) for name, (rule, text) in CRIB.items()]
    return drawing("columns", bands, parts, notes=crib)
