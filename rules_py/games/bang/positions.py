"""«Бах!»: words of positions, and actions that are said in one sentence."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.results import Item
from .cards import ACTIONS, CAT, CHARACTER_KIT, DYNAMITE, PANIC, ROLES, SELF, word_of
from .effects import NOBODY
from .state import M, give_role, kind, money, one_letter, set_lives


def by_seat(match: M, value: Any, field: str) -> list[tuple[int, str]]:
    """Read «A: …; B: …»."""
    if not isinstance(value, str):
        raise InputError("Положение: запишите «A: …; B: …»", field)
    found = []
    for part in value.split(";"):
        letter, colon, rest = part.partition(":")
        if not colon:
            raise InputError("Положение: запишите «A: …; B: …»", field)
        found.append((one_letter(letter, match.players, field), rest.strip()))
    return found


def set_roles(match: M, value: Any) -> None:
    """Give roles by seats."""
    for seat, name in by_seat(match, value, "roles"):
        if name not in ROLES:
            raise InputError(f"Положение: роли «{name[:20]}» нет; есть: {', '.join(ROLES)}", "roles")
        give_role(match, seat, name)
    set_lives(match)


def set_characters(match: M, value: Any) -> None:
    """Give characters by seats."""
    for seat, name in by_seat(match, value, "characters"):
        card = next((one for one, known in enumerate(CHARACTER_KIT.kinds) if known == name), None)
        if card is None:
            raise InputError(f"Положение: персонажа «{name[:30]}» нет", "characters")
        for pile in (*match.cards["person"], *match.cards["crowd"]):
            if card in pile:
                pile.remove(card)
        match.cards["crowd"][0].extend(match.cards["person"][seat])
        match.cards["person"][seat][:] = [card]
    set_lives(match)


def _spare(match: M, value: str, field: str) -> list[int]:
    """Take cards of these names that lie in no hand or table yet: those of the asker are named already."""
    deck = [card for pile in (match.cards["deck"][0], *match.cards["hand"][1:]) for card in pile]
    found = []
    for name in (one.strip() for one in value.split(",")):
        card = next(
            (one for one in deck if name in (kind(match, one), match.packs["cards"].text(one)) and one not in found), None
        )
        if card is None:
            raise InputError(f"Положение: карты «{name[:30]}» больше нет", field)
        found.append(card)
    for pile in (match.cards["deck"][0], *match.cards["hand"]):
        pile[:] = [card for card in pile if card not in found]
    return found


def set_tables(match: M, value: Any) -> None:
    """Lay cards before other seats."""
    for seat, cards in by_seat(match, value, "tables"):
        match.cards["table"][seat][:] = _spare(match, cards, "tables")


def set_discard(match: M, value: Any) -> None:
    """Put a card on top of the pile."""
    if not isinstance(value, str):
        raise InputError("Положение: назовите карту", "discard_top")
    match.cards["discard"][0].extend(_spare(match, value, "discard_top"))


def set_life(match: M, value: Any) -> None:
    """Set the lives of the asker."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 6:
        raise InputError("Положение: жизней от 0 до 6", "life")
    match.open.life[0] = value
    match.open.most[0] = max(match.open.most[0], value)


def set_lives_of(match: M, value: Any) -> None:
    """Set the lives of other seats."""
    for seat, count in by_seat(match, value, "lives"):
        if not count.isdigit() or int(count) > 6:
            raise InputError("Положение: жизней от 0 до 6", "lives")
        match.open.life[seat] = int(count)


def set_out(match: M, value: Any) -> None:
    """Let seats have left the game."""
    for letter in str(value).split(","):
        seat = one_letter(letter, match.players, "out")
        match.open.out.append(seat)
        match.open.life[seat] = 0
        for place in ("hand", "table"):
            match.cards["discard"][0].extend(match.cards[place][seat])
            match.cards[place][seat].clear()
        match.cards["face"][seat].extend(match.cards["role"][seat])
        match.cards["role"][seat].clear()


def set_turn(match: M, value: Any) -> None:
    """Say whose turn it is."""
    match.open.turn = one_letter(str(value), match.players, "turn")


def set_played(match: M, value: Any) -> None:
    """Say what was played in this turn."""
    match.open.played = [one.strip() for one in str(value).split(",")]


def set_money(match: M, value: Any) -> None:
    """Give the asker so many dollars."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise InputError("Положение: доллары — целое число", "money")
    match.sheet.write("dollars", 0, Item("Деньги", ("bang.score.0",), value - money(match, 0)))


def set_pending(match: M, value: Any) -> None:
    """Read what is to be answered: «Бах! от B в C», «Дуэль от B», «рана 1»."""
    text = str(value)
    head, _, tail = text.partition(" от ")
    if head.startswith("рана "):
        match.open.pending = ("рана", int(head.removeprefix("рана ")), 0)
        return
    if head == DYNAMITE:
        match.open.pending = (DYNAMITE, NOBODY, 0)
        return
    if head not in ACTIONS or not tail:
        raise InputError("Положение: запишите «Бах! от B», «Дуэль от B», «Динамит» или «рана 1»", "pending")
    by, _, target = tail.partition(" в ")
    match.open.pending = (head, one_letter(by, match.players, "pending"), one_letter(target or "A", match.players, "pending"))


FIELDS = {
    "turn": set_turn,
    "roles": set_roles,
    "characters": set_characters,
    "tables": set_tables,
    "discard_top": set_discard,
    "life": set_life,
    "lives": set_lives_of,
    "out": set_out,
    "played": set_played,
    "money": set_money,
    "pending": set_pending,
}


def spoken(match: M, action: str) -> tuple[str, ...]:
    """Take a sentence apart: «play Грабёж on B take Мустанг», «pile Бах!, Пиво», «lose life», «show role»."""
    verb, _, rest = action.partition(" ")
    if (verb, rest) in (("lose", "life"), ("show", "role"), ("hide", "character")):
        return (verb,)
    if verb == "rob" and not rest.isdigit():
        return (f"rob {one_letter(rest, match.players, 'action')}",)
    if verb == "pile":
        return tuple(f"throw {_word(part)}" for part in rest.split(","))
    if verb != "play" or " on " not in rest:
        return (f"{verb} {_word(rest)}",) if verb in ("play", "discard", "throw") and rest else (action,)
    card, _, target = rest.partition(" on ")
    name = card.strip()
    if name in ACTIONS and ACTIONS[name].aim == SELF and not ACTIONS[name].answer:
        return (f"treat {_word(name)}",)
    letter, _, what = target.partition(" ")
    steps = (f"play {_word(name)}", f"on {one_letter(letter, match.players, 'action')}")
    if not what or name not in (PANIC, CAT):
        return steps
    which = what.partition(" ")[2]
    if which.endswith(" from hand"):
        return (*steps, f"handpick {which.removesuffix(' from hand')}")
    return (*steps, f"take {_on_table(match, one_letter(letter, match.players, 'action'), which)}")


def _word(name: str) -> str:
    """Write a card as records do."""
    plain = name.strip()
    return word_of(plain) if plain.startswith(CAT) and plain != CAT else plain


def _on_table(match: M, seat: int, name: str) -> str:
    """Return the word of a card that lies before a seat, named by its kind or in full."""
    texts = [match.packs["cards"].text(card) for card in match.cards["table"][seat] if kind(match, card) == name.strip()]
    return texts[0] if texts else name.strip()
