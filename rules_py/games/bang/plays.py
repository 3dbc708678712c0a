"""«Бах!»: playing a card in one's own turn, naming its target, taking a card of another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...frame.cites import implements
from ...frame.moves import Cites, Said, Turn
from ...frame.russian import counted
from .cards import (
    ACTIONS,
    BANG,
    BEER,
    CAT,
    DUEL,
    GATLING,
    INDIANS,
    JAIL,
    JANET,
    MISSED,
    PANIC,
    SALOON,
    SELF,
    STAGE,
    STORE,
    WELLS,
    WILLY,
    objective,
)
from .effects import NOBODY, draw, heal, refill, shoot, steal, throw, top
from .state import M, card_said, character, distance, is_a, kind, kit_of, living, nearer_by, reach, weapon


def acts_as(match: Any, seat: int, card: int) -> str:
    """Return what a card of this seat is in its own turn: Жанет shoots with «Мимо!» too."""
    name = kind(match, card)
    return BANG if name == MISSED and character(match, seat) == JANET else name


def play(turn: Turn) -> None:
    """Play a card of one's own turn: at once, or after its target is named."""
    match, seat, card = turn.match, turn.seat, turn.card
    turn.prompt.again(seat)
    name = acts_as(match, seat, card)
    if ACTIONS[name].aim != SELF:
        match.move_cards([card], ("hand", seat), ("aimed", seat))
        match.ask("target", [seat])
        return
    match.open.played.append(name)
    if ACTIONS[name].blue:
        lay_down(match, seat, card)
    else:
        throw(match, seat, card)
        match.tell(seat, f"{{играет|играете}} {objective(name)}", *ACTIONS[name].cites)
        refill(match)
        AT_ONCE[name](match, seat)
    refill(match)


@implements("bang.weapon.4", "bang.turn.2f")
def lay_down(match: M, seat: int, card: int) -> None:
    """Lay a blue card before oneself; another weapon is thrown."""
    name = kind(match, card)
    if ACTIONS[name].weapon:
        for old in [one for one in match.cards["table"][seat] if ACTIONS[kind(match, one)].weapon]:
            throw(match, seat, old, "table")
            match.tell(seat, f"{{сбрасывает|сбрасываете}} прежнее оружие: «{kind(match, old)}»", "bang.weapon.4")
    match.move_cards([card], ("hand", seat), ("table", seat))
    match.tell(seat, f"{{выкладывает|выкладываете}} перед собой {objective(name)}", *ACTIONS[name].cites)


def _beer(match: M, seat: int) -> None:
    if len(living(match)) == 2:
        match.tell(seat, "{пьёт|пьёте} напрасно: в игре двое, «Пиво» не действует", "bang.beer.3")
    elif heal(match, seat):
        match.tell(seat, f"{{возвращает|возвращаете}} себе жизнь; теперь их {match.open.life[seat]}", "bang.beer.1")
    else:
        match.tell(seat, "{пьёт|пьёте} напрасно: жизней больше, чем вначале, не бывает", "bang.beer.1")


def _saloon(match: M, seat: int) -> None:
    if len(living(match)) == 2 and not match.rules.saloon_for_two:
        match.tell(None, "В игре двое: «Салун» не действует", "bang.card.saloon", "bang.beer.3")
        return
    healed = [one for one in living(match, seat) if heal(match, one)]
    match.tell(None, f"По жизни получили: {counted(len(healed), 'игрок', 'игрока', 'игроков')}", "bang.card.saloon")


def _store(match: M, seat: int) -> None:
    for _ in living(match):
        card = top(match)
        if card is not None:
            match.cards["opened"][0].append(card)
    opened = match.cards["opened"][0]
    names = ", ".join(card_said(match, card) for card in opened)
    match.tell(None, f"В «Лавке» открыто: {names or 'ничего'}", "bang.spec.store")
    if opened:
        match.ask("store", living(match, seat)[: len(opened)])


def _volley(cause: str) -> Callable[[M, int], None]:
    def do(match: M, seat: int) -> None:
        targets = living(match, seat)[1:]
        if cause == GATLING:
            shoot(match, seat, targets, GATLING)
        else:
            match.ask("indians", targets, by=seat, cause=INDIANS, got=0, tries=0, hit=[])

    return do


AT_ONCE: Mapping[str, Callable[[M, int], Any]] = {
    BEER: _beer,
    SALOON: _saloon,
    STAGE: lambda match, seat: draw(match, seat, 2, "bang.card.stage"),
    WELLS: lambda match, seat: draw(match, seat, 3, "bang.card.wells"),
    STORE: _store,
    GATLING: _volley(GATLING),
    INDIANS: _volley(INDIANS),
}
"""What cards do that name no target."""


def play_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match, name = turn.match, acts_as(turn.match, turn.seat, turn.card)
    if ACTIONS[name].weapon and weapon(match, turn.seat) in ACTIONS:
        return "Можно: новое оружие ложится на стол, прежнее сбрасывают.", ("bang.turn.2f", "bang.weapon.4")
    if ACTIONS[name].blue and ACTIONS[name].aim == SELF:
        return "Можно: карта остаётся лежать перед игроком.", ("bang.turn.2f",)
    return "Можно: карта играется в свой ход.", (
        *ACTIONS[name].cites,
        *(("bang.turn.2e",) if ACTIONS[name].aim == SELF else ()),
    )


# Naming a target


def in_play(match: Any, seat: int) -> int:
    """Return the card whose target is named."""
    card: int = match.cards["aimed"][seat][0]
    return card


def others(match: Any, seat: int) -> Sequence[int]:
    """Return the other players of the game, clockwise."""
    return living(match, seat)[1:]


AIMED = {
    BANG: "{стреляет|стреляете} в {on}",
    DUEL: "{вызывает|вызываете} {on} на дуэль",
    PANIC: "{грабит|грабите} {on}",
    CAT: "{играет|играете} «Кота Балу» на {on}",
}
"""How the log tells a card that has found its target."""


def aim(turn: Turn) -> None:
    """Name the target of a card and let it act."""
    match, seat, target = turn.match, turn.seat, turn.word
    card = in_play(match, seat)
    name = acts_as(match, seat, card)
    state = match.open
    state.played.append(name)
    state.deeds[seat, target, name] = state.deeds.get((seat, target, name), 0) + 1
    if name == JAIL:
        match.move_cards([card], ("aimed", seat), ("table", target))
        match.tell(seat, "{сажает|сажаете} {on} в «Тюрьму»", "bang.spec.jail.1", on=target)
        refill(match)
        return
    throw(match, seat, card, "aimed")
    cites = ACTIONS[name].cites
    as_other = f" (карта «{kind(match, card)}»)" if kind(match, card) != name else ""
    match.tell(seat, f"{AIMED[name]}{as_other}", *cites, on=target)
    if name == BANG:
        state.bangs_played += 1
        state.bangs.append(card)
        refill(match)
        shoot(match, seat, [target], BANG)
    elif name == DUEL:
        match.ask("duel", [target], caller=seat, called=target, dry=NOBODY if match.cards["hand"][seat] else seat)
    else:
        refill(match)
        if match.cards["table"][target]:
            match.ask("take", [seat], target=target, card=name)
        else:
            taken(match, seat, target, name, "hand")


@implements("bang.sym.discard", "bang.sym.draw")
def taken(match: M, seat: int, target: int, name: str, what: str) -> None:
    """Take or throw one card of the target: by chance from the hand, or the one that is named."""
    cites = (*ACTIONS[name].cites, "bang.sym.draw" if name == PANIC else "bang.sym.discard")
    if what == "hand":
        if name == PANIC:
            steal(match, seat, target, *cites)
            return
        card = match.shuffle("cards", sorted(match.cards["hand"][target]))[0]
        throw(match, target, card)
        match.tell(target, f"{{сбрасывает|сбрасываете}} наугад: {card_said(match, card)}", *cites)
    else:
        card = next(one for one in match.cards["table"][target] if kit_of(match).text(one) == what)
        if name == PANIC:
            match.move_cards([card], ("table", target), ("hand", seat))
            match.tell(seat, f"{{берёт|берёте}} у {{on}} со стола {objective(kind(match, card))}", *cites, on=target)
        else:
            throw(match, target, card, "table")
            match.tell(target, f"{{сбрасывает|сбрасываете}} со стола {objective(kind(match, card))}", *cites)
    refill(match)


def choices(match: Any, seat: int) -> Sequence[str]:
    """Return what may be taken from the target."""
    target = match.stack[-1].about.get("target", seat)
    lie = match.cards["table"][target]
    hand: Any = match.cards["hand"][target]
    has_hand = hand if isinstance(hand, int) else len(hand)
    return [*(["hand"] if has_hand else []), *(kit_of(match).text(card) for card in lie)]


def on_table_why(turn: Turn) -> Said:
    """Say by which rules a card of another may be taken or thrown."""
    name = turn.prompt.about["card"]
    return "Можно: с руки берут наугад, со стола — любую.", ACTIONS[name].cites


@implements("bang.card.gatling.b", "bang.char.willy", "bang.p3.7", "bang.spec.duel.2")
def aim_why(turn: Turn) -> Said:
    """Say by which rules a target may be chosen."""
    match, seat = turn.match, turn.seat
    name = acts_as(match, seat, in_play(match, seat))
    if name == JAIL:
        return "Можно: сажают любого.", ("bang.spec.jail.1", *(("bang.p3.7",) if match.players == 3 else ()))
    if name != BANG:
        return "Можно: до цели карта достаёт.", ACTIONS[name].cites
    cites: Cites = ("bang.bang.1",)
    held = weapon(match, seat)
    closer = nearer_by(match, seat)
    if closer and distance(match, seat, turn.word) + len(closer) > reach(match, seat):
        return f"Можно: дальность {reach(match, seat)}, до цели {distance(match, seat, turn.word)}.", (*cites, *closer)
    if match.open.bangs_played:
        cites += ("bang.char.willy",) if is_a(match, seat, WILLY) else ("bang.spec.volcanic",)
    elif GATLING in match.open.played:
        cites += ("bang.card.gatling.b",)
    elif DUEL in match.open.played:
        cites += ("bang.spec.duel.2",)
    elif held in ACTIONS:
        cites += ("bang.h2",) if reach(match, seat) > 1 else ("bang.spec.volcanic",)
    return f"Можно: дальность {reach(match, seat)}, цель не дальше.", cites


def back(turn: Turn) -> None:
    """Take the card back: its target is not named yet."""
    turn.match.move_cards([in_play(turn.match, turn.seat)], ("aimed", turn.seat), ("hand", turn.seat))
