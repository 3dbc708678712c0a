"""«Бах!»: the questions to the table and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...frame.cites import implements
from ...frame.moves import ONE_CARD, Cites, Kind, Move, Need, Phase, Said, Turn
from ...frame.prompts import Prompt
from ...frame.rulebook import over
from ...frame.russian import counted
from ...frame.view import View
from .cards import (
    ACTIONS,
    BANG,
    BEER,
    DUEL,
    DYNAMITE,
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
)
from .effects import (
    after_check,
    after_discard,
    after_play,
    all_answered,
    answered,
    bury,
    cancelled,
    checked,
    die,
    draw,
    draw_plainly,
    heal,
    hurt,
    next_turn,
    open_card,
    refill,
    refresh,
    rewarded,
    saved,
    shoot,
    steal,
    struck,
    throw,
    to_check,
    to_limit,
)
from .hiring import HIRING
from .scoring import OWN_DUEL
from .state import M, before, character, first_player, hand_limit, is_a, kind, kit_of, living, reach, weapon

FREE = ("Можно.", ())


def acts_as(match: Any, seat: int, card: int) -> str:
    """Return what a card of this seat is in its own turn: Жанет shoots with «Мимо!» too."""
    name = kind(match, card)
    return BANG if name == MISSED and character(match, seat) == JANET else name


# Phase 2: playing a card


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
        match.tell(seat, f"{{играет|играете}} «{name}»", *ACTIONS[name].cites)
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
    match.tell(seat, f"{{выкладывает|выкладываете}} перед собой «{name}»", *ACTIONS[name].cites)


def _beer(match: M, seat: int) -> None:
    if len(living(match)) == 2:
        match.tell(seat, "В игре двое: «Пиво» не действует", "bang.beer.3")
    elif heal(match, seat):
        match.tell(seat, f"Жизней теперь {match.open.life[seat]}", "bang.beer.1")
    else:
        match.tell(seat, "Жизней больше, чем вначале, не бывает", "bang.beer.1")


def _saloon(match: M, seat: int) -> None:
    if len(living(match)) == 2 and not match.rules.saloon_for_two:
        match.tell(seat, "В игре двое: «Салун» не действует", "bang.card.saloon", "bang.beer.3")
        return
    healed = [one for one in living(match, seat) if heal(match, one)]
    match.tell(seat, f"По жизни получили: {counted(len(healed), 'игрок', 'игрока', 'игроков')}", "bang.card.saloon")


def _store(match: M, seat: int) -> None:
    from .effects import top

    for _ in living(match):
        card = top(match)
        if card is not None:
            match.cards["opened"][0].append(card)
    opened = match.cards["opened"][0]
    names = ", ".join(kit_of(match).name(card) for card in opened)
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
        match.tell(seat, "{сажает|сажаете} в «Тюрьму»; заключённый — {on}", "bang.spec.jail.1", on=target)
        refill(match)
        return
    throw(match, seat, card, "aimed")
    cites = ACTIONS[name].cites
    as_other = f" (карта «{kind(match, card)}»)" if kind(match, card) != name else ""
    match.tell(seat, f"{{играет|играете}} «{name}»{as_other}; цель — {{on}}", *cites, on=target)
    if name == BANG:
        state.bangs_played += 1
        state.bangs.append(card)
        refill(match)
        shoot(match, seat, [target], BANG)
    elif name == DUEL:
        match.ask("duel", [target], caller=seat, called=target, dry=not match.cards["hand"][seat])
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
        match.tell(target, f"{{сбрасывает|сбрасываете}} наугад: {kit_of(match).name(card)}", *cites)
    else:
        card = next(one for one in match.cards["table"][target] if kit_of(match).text(one) == what)
        if name == PANIC:
            match.move_cards([card], ("table", target), ("hand", seat))
            match.tell(seat, f"{{берёт|берёте}} со стола «{kind(match, card)}»; хозяин — {{on}}", *cites, on=target)
        else:
            throw(match, target, card, "table")
            match.tell(target, f"{{сбрасывает|сбрасываете}} со стола «{kind(match, card)}»", *cites)
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


# Answers


def dodge(turn: Turn) -> None:
    """Answer a shot with «Мимо!»."""
    match, seat, card = turn.match, turn.seat, turn.card
    throw(match, seat, card)
    match.tell(seat, f"{{отвечает|отвечаете}} картой «{kind(match, card)}»", "bang.bang.2")
    turn.prompt.again(seat)
    cancelled(match, turn.prompt, seat)
    refill(match)


@implements("bang.spec.jail.2")
def dodge_why(turn: Turn) -> Said:
    """Say by which rules «Мимо!» may be answered."""
    cites: Cites = ("bang.bang.2",)
    if kind(turn.match, turn.card) == BANG:
        cites += ("bang.char.janet",)
    if JAIL in before(turn.match, turn.seat):
        cites += ("bang.spec.jail.2",)
    return "Можно: на выстрел в себя отвечают тут же.", cites


def try_barrel(turn: Turn) -> None:
    """Open a card for the barrel."""
    turn.prompt.again(turn.seat)
    turn.prompt.about["tries"] += 1
    open_card(turn.match, turn.seat, "Бочка")


def barrel_why(turn: Turn) -> Said:
    """Say by which rules the barrel may be tried."""
    own = character(turn.match, turn.seat)
    return "Можно: черва отменит выстрел.", ("bang.char.jourd",) if own == "Жордонне" else ("bang.draw.ex",)


def lose(turn: Turn) -> None:
    """Take the wound."""
    struck(turn.match, turn.prompt, turn.seat)


def lose_duel(turn: Turn) -> None:
    """Lose a duel: the wound is the other's deed, unless one began it oneself."""
    about = turn.prompt.about
    turn.prompt.seats = ()
    own = turn.seat == about["caller"]
    other = about["called"] if own else about["caller"]
    hurt(turn.match, turn.seat, 1, other, OWN_DUEL if own else DUEL)


def fire_back(turn: Turn) -> None:
    """Throw a «Бах!» in a duel: now the other is asked."""
    match, seat, card, about = turn.match, turn.seat, turn.card, turn.prompt.about
    throw(match, seat, card)
    match.tell(seat, f"{{сбрасывает|сбрасываете}} «{kind(match, card)}»", "bang.spec.duel.1")
    turn.prompt.seats = (about["called"] if seat == about["caller"] else about["caller"],)
    refill(match)


def drive_off(turn: Turn) -> None:
    """Throw a «Бах!» against the Indians."""
    match, seat, card = turn.match, turn.seat, turn.card
    throw(match, seat, card)
    match.tell(seat, f"{{сбрасывает|сбрасываете}} «{kind(match, card)}»", "bang.spec.indians")
    answered(turn.prompt, seat)
    refill(match)


def as_bang(*rules: str) -> Callable[[Turn], Said]:
    """Return the grounds for throwing a «Бах!»."""

    def why(turn: Turn) -> Said:
        other = ("bang.char.janet",) if kind(turn.match, turn.card) == MISSED else ()
        return "Можно: «Бах!» сбрасывают.", (*rules, *other)

    return why


def drink(turn: Turn) -> None:
    """Drink a beer against a mortal wound."""
    match, seat = turn.match, turn.seat
    throw(match, seat, turn.card)
    match.open.life[seat] += 1
    match.tell(seat, "{пьёт|пьёте} «Пиво»", "bang.beer.4")
    refill(match)
    saved(match, turn.prompt, seat)


def give_up(turn: Turn) -> None:
    """Leave the game."""
    about = turn.prompt.about
    die(turn.match, turn.seat, about["by"], about["cause"])


# Сид


def begin_heal(turn: Turn) -> None:
    """Let Сид name two cards."""
    if (
        turn.prompt.phase == "last"
        or turn.prompt.about.get("of") == turn.seat
        or turn.prompt.phase in ("answer", "indians", "duel")
    ):
        turn.prompt.again(turn.seat)
    turn.match.ask("pay", [turn.seat], left=2)


def pay(turn: Turn) -> None:
    """Throw one of the two cards; after the second a life comes back."""
    match, seat, about = turn.match, turn.seat, turn.prompt.about
    throw(match, seat, turn.card)
    about["left"] -= 1
    if about["left"]:
        turn.prompt.again(seat)
        return
    match.open.life[seat] += 1
    match.tell(
        seat, f"{{сбрасывает|сбрасываете}} две карты за жизнь; теперь жизней {max(0, match.open.life[seat])}", "bang.char.sid"
    )


def paid(match: M, prompt: Prompt) -> None:
    """Go on after Сид has healed: he may have saved himself."""
    if match.stack and match.stack[-1].phase == "last":
        below = match.stack[-1]
        saved(match, below, below.seats[0])


# Phases 1 and 3


def take_from(turn: Turn) -> None:
    """Take the first card from the deck or from the pile, the second from the deck."""
    match, seat = turn.match, turn.seat
    if turn.word == "deck":
        draw_plainly(match, seat)
        return
    card = match.cards["discard"][0][-1]
    match.move_cards([card], ("discard", -1), ("hand", seat))
    match.tell(seat, f"{{берёт|берёте}} со сброса: {kit_of(match).name(card)}", "bang.char.pedro")
    draw(match, seat, match.rules.drawn - 1, "bang.turn.1")


def rob(turn: Turn) -> None:
    """Take the first card from a hand, the second from the deck."""
    steal(turn.match, turn.seat, turn.word, "bang.char.jesse")
    draw(turn.match, turn.seat, turn.match.rules.drawn - 1, "bang.turn.1")


def look(turn: Turn) -> None:
    """Look at three cards of the deck."""
    from .effects import top

    match, seat = turn.match, turn.seat
    for _ in range(3):
        card = top(match)
        if card is not None:
            match.cards["looked"][seat].append(card)
    match.tell(seat, "{смотрит|смотрите} верхние карты колоды", "bang.char.kit")
    match.ask("pick", [seat])


def pick(turn: Turn) -> None:
    """Take one of the cards looked at; when two are taken the rest goes back on top."""
    match, seat = turn.match, turn.seat
    match.move_cards([turn.card], ("looked", seat), ("hand", seat))
    turn.prompt.about["taken"] = turn.prompt.about.get("taken", 0) + 1
    left = match.cards["looked"][seat]
    if turn.prompt.about["taken"] < match.rules.drawn and left:
        turn.prompt.again(seat)
        return
    match.move_cards(list(left), ("looked", seat), ("deck", -1))
    match.tell(seat, "{берёт|берёте} две, остальное {кладёт|кладёте} на верх колоды", "bang.char.kit")


def sources(match: Any, seat: int) -> Sequence[str]:
    """Return where the first card may come from."""
    return ("deck", "discard")


def drop(turn: Turn) -> None:
    """Throw a card above the limit."""
    match, seat = turn.match, turn.seat
    throw(match, seat, turn.card)
    match.tell(seat, f"{{сбрасывает|сбрасываете}} лишнюю карту: {kit_of(match).name(turn.card)}", "bang.turn.3")
    if len(turn.hand) > hand_limit(match, seat):
        turn.prompt.again(seat)


def mercy(turn: Turn) -> None:
    """Take a «Бах!» of this turn back."""
    turn.match.move_cards([turn.card], ("discard", -1), ("hand", turn.seat))
    turn.match.tell(turn.seat, "{возвращает|возвращаете} на руку «Бах!»", "bang.var.nomercy")


def after_mercy(match: M, prompt: Prompt) -> None:
    """Go on where the return stands in the turn."""
    (to_limit if prompt.about["then"] == "discard" else next_turn)(match, prompt.about["of"])


def heap(turn: Turn) -> None:
    """Throw the next card of the dead."""
    throw(turn.match, turn.seat, turn.card)
    if turn.hand:
        turn.prompt.again(turn.seat)


def heap_all(turn: Turn) -> None:
    """Throw what is left as it lies."""
    for card in list(turn.hand):
        throw(turn.match, turn.seat, card)


def choose_opened(turn: Turn) -> None:
    """Let the chosen of two opened cards decide."""
    turn.prompt.about["card"] = turn.card


def after_choice(match: M, prompt: Prompt) -> None:
    """Carry out what the chosen card decides; the question below belongs to the same seat."""
    checked(match, prompt.about["who"], prompt.about["what"], prompt.about["card"])


def buy(turn: Turn) -> None:
    """Take a card of the store."""
    match, seat = turn.match, turn.seat
    match.move_cards([turn.card], ("opened", -1), ("hand", seat))
    match.tell(seat, f"{{берёт|берёте}} из «Лавки»: {kit_of(match).name(turn.card)}", "bang.spec.store")


# Words


def opened_cards(match: Any, seat: int) -> Sequence[int]:
    """Return what lies open."""
    lie: Sequence[int] = match.cards["opened"][0]
    return lie


def said_choice(value: Any) -> str:
    """Say what is taken from another."""
    return "карту с руки наугад" if value == "hand" else f"«{str(value).replace('-', ' ')}» со стола"


def says(text: str) -> Callable[[View[Any]], str]:
    """Return a status that does not change."""
    return lambda view: text


def asked_shot(view: View[Any]) -> str:
    """Say who shot and what can be answered."""
    about = view.about
    need = 2 if about["cause"] == BANG and is_a(view, about["by"], "Кастет") else 1
    more = f" Нужно отмен: {need}, есть {about['got']}." if need > 1 else ""
    return f"«{about['cause']}»: стреляет игрок {about['by'] + 1}. Ответьте «Мимо!», попробуйте «Бочку» или примите рану.{more}"


def asked_last(view: View[Any]) -> str:
    """Say what a mortal wound asks."""
    missing = 1 - view.open.life[view.seat]
    return f"Рана смертельная: до жизни не хватает {missing}. Сыграйте «Пиво» или выбывайте."


def asked_play(view: View[Any]) -> str:
    """Say whose turn it is and how far one reaches."""
    if view.about.get("of") != view.seat:
        return "Ходит другой; вы вправе сбросить две карты за жизнь."
    return (
        f"Ваш ход: играйте карты или закончите. Оружие: {weapon(view, view.seat).lower()}, дальность {reach(view, view.seat)}."
    )


def asked_target(view: View[Any]) -> str:
    """Say which card waits for its target."""
    name = acts_as(view, view.seat, view.seen("aimed", view.seat)[0])
    return f"«{name}»: на кого?"


def asked_drop(view: View[Any]) -> str:
    """Say how many cards are too many."""
    extra = len(view.hand) - hand_limit(view, view.seat)
    return f"Предел руки {hand_limit(view, view.seat)}: сбросьте {counted(extra, 'карту', 'карты', 'карт')}."


def turn_rules(table: Any) -> Cites:
    """Return the rules of who begins."""
    return ("bang.p3.3",) if table.players == 3 else ("bang.turn.order",)


def begin_play(match: M, prompt: Prompt) -> None:
    """Begin phase 2 after the cards were taken."""
    match.ask("play", [prompt.about["of"]], of=prompt.about["of"])


TARGET = Need(Kind.SEAT, others, label="На кого", refused=True)
HEAL = Move("heal", "Две карты за жизнь", ("Можно: когда угодно.", ("bang.char.sid",)), begin_heal)
SHOW = Move("show", "Показать роль", ("Можно: выбывший открывает роль.", ("bang.elim.2",)), never=True)
LOSE = Move("lose", "Потерять жизнь", ("Можно: отвечать не обязательно.", ("bang.bang.2",)), lose)
OUT_OF_TURN = ("Сейчас ходит другой", ("bang.turn.2d",))
NOT_AT_YOU = ("Стреляли не в вас: защищают только себя", ("bang.bang.3",))
ANY_CARD = Need(Kind.CARD, lambda match, seat: match.cards["hand"][seat])


def ask_first(match: M) -> None:
    """Ask whoever has the turn; positions name it."""
    match.ask("play", [match.open.turn], of=match.open.turn)


def of_turn(phase: str, **about: Any) -> Callable[[M], None]:
    """Return how a phase of one's own turn begins."""
    return lambda match: match.ask(phase, [match.open.turn], of=match.open.turn, **about)


def begin_dead(match: M) -> None:
    """Let the dead throw his cards: what lay before him lies with his hand."""
    seat = match.open.turn
    match.move_cards(list(match.cards["table"][seat]), ("table", seat), ("hand", seat))
    match.ask("dead", [seat])


def fallen(match: M, prompt: Prompt) -> None:
    """Bury all whom one card killed."""
    if prompt.about["fallen"]:
        bury(match, prompt.about["fallen"])


def begin_answer(match: M) -> None:
    """Ask what a position says is pending: a shot, a duel, Indians, a wound."""
    pending: Any = match.open.pending or (BANG, 1, 0)
    cause, by, target = pending
    if cause == "рана":
        match.open.life[target] -= by
        if match.open.life[target] > 0:
            match.ask("unhurt", [target])
        else:
            match.ask("last", [target], count=by, by=match.open.turn, cause=BANG)
    elif cause == DUEL:
        match.ask("duel", [target], caller=by, called=target, dry=False)
    elif cause == INDIANS:
        match.ask("indians", [target], by=by, cause=INDIANS, got=0, tries=0, hit=[])
    else:
        shoot(match, by, [target], cause)


_PHASES = {
    "setup": Phase(
        "подготовка",
        (
            Move("hide", "Скрыть персонажа", FREE, never=True),
            SHOW,
        ),
        ("bang.setup.char",), begin=of_turn("setup"), set_up_only=True,
    ),
    "opening": Phase(
        "начало",
        (Move("draw", "Взять: {}", ("Можно: ход ваш.", ("bang.turn.1",)), needs=(Need(Kind.WORD, sources),)),),
        turn_rules, begin=lambda match: match.ask("opening", [first_player(match)]), set_up_only=True,
    ),
    **HIRING,
    "check": Phase(
        "проверка",
        (
            Move("check", "Проверить: «{}»", lambda turn: ("Можно: проверяют до первой фазы.", ("bang.spec.dynamite.1" if turn.word == DYNAMITE else "bang.spec.jail.1",)),
                 lambda turn: open_card(turn.match, turn.seat, turn.word),
                 (Need(Kind.WORD, lambda match, seat: to_check(match, match.stack[-1].about.get("of", seat), match.stack[-1].about.get("done", ()))),)),
            HEAL,
        ),
        ("bang.draw.1",), begin=of_turn("check", done=()), after=after_check,
        status=says("До первой фазы откройте карту: сначала «Динамит», потом «Тюрьма»."),
    ),
    "choose": Phase(
        "выбор карты", (Move("choose", "Выбрать {}", ("Можно: открыты две, выбирают одну.", ("bang.char.luke",)), choose_opened,
                             (Need(Kind.CARD, opened_cards, place="opened"),)),),
        ("bang.char.luke",), after=after_choice, status=says("Открыты две карты: выберите ту, какая нужна."),
    ),
    "draw": Phase(
        "взять",
        (
            Move("draw", "Взять: {}", lambda turn: ("Можно: с верха колоды или сброса.", ("bang.char.pedro",) if turn.word == "discard" else ("bang.turn.1",)), take_from,
                 (Need(Kind.WORD, sources, said=lambda word: "две карты из колоды" if word == "deck" else "карту со сброса и карту из колоды"),)),
            Move("rob", "С руки: {}", ("Можно: первую карту — наугад с чужой руки.", ("bang.char.jesse",)), rob, (replace(TARGET, label="С чьей руки"),)),
            Move("look", "Посмотреть три карты", ("Можно: три смотрят, две берут.", ("bang.char.kit",)), look),
            HEAL,
        ),
        ("bang.turn.1",), begin=of_turn("draw"), after=begin_play,
        status=says("Первая фаза: возьмите карты."),
    ),
    "pick": Phase(
        "выбор из трёх", (Move("pick", "Взять {}", ("Можно: две из трёх.", ("bang.char.kit",)), pick,
                               (Need(Kind.CARD, lambda match, seat: match.cards["looked"][seat], place="looked"),)),),
        ("bang.char.kit",), status=says("Выберите две карты из трёх; третья останется на колоде."),
    ),
    "play": Phase(
        "играть",
        (
            Move("play", "Сыграть {}", play_why, play, (ONE_CARD,), turn=OUT_OF_TURN),
            HEAL,
            Move("end", "Закончить ход", ("Можно: играть не обязательно.", ("bang.turn.2a",)), turn=OUT_OF_TURN),
            SHOW,
            Move("treat", "Угостить: {}", FREE, needs=(ANY_CARD,), never=True),
        ),
        ("bang.turn.order",), begin=ask_first, after=after_play, status=asked_play,
    ),
    "target": Phase(
        "цель",
        (
            Move("on", "{}", aim_why, aim, (TARGET,)),
            Move("back", "Взять карту назад", ("Можно: цель ещё не названа.", ("bang.turn.2a",)), back),
        ),
        ("bang.turn.2a",), status=asked_target,
    ),
    "take": Phase(
        "чужая карта",
        (
            Move("take", "Взять {}", on_table_why, lambda turn: taken(turn.match, turn.seat, turn.prompt.about["target"], turn.prompt.about["card"], turn.word),
                 (Need(Kind.WORD, choices, said=said_choice),)),
            Move("handpick", "Выбрать с руки: {}", FREE, needs=(Need(Kind.WORD, lambda match, seat: tuple(ACTIONS)),), never=True),
        ),
        ("bang.sym.draw",), status=says("Какую карту: наугад с руки или любую со стола?"),
    ),
    "answer": Phase(
        "ответ",
        (
            Move("play", "Сыграть {}", dodge_why, dodge, (ONE_CARD,), turn=NOT_AT_YOU),
            Move("barrel", "«Бочка»", barrel_why, try_barrel, turn=NOT_AT_YOU),
            LOSE,
            HEAL,
            Move("discard", "Сбросить {}", FREE, needs=(ANY_CARD,), never=True),
        ),
        ("bang.bang.2",), begin=begin_answer, after=all_answered, status=asked_shot,
    ),
    "unhurt": Phase(
        "рана", (Move("play", "Сыграть {}", FREE, needs=(ONE_CARD,)), Move("lose", "Дальше", FREE)), ("bang.beer.4",), set_up_only=True,
    ),
    "duel": Phase(
        "дуэль",
        (
            Move("discard", "Сбросить {}", as_bang("bang.spec.duel.1"), fire_back, (ONE_CARD,)),
            replace(LOSE, why=("Можно: сбрасывать «Бах!» — право.", ("bang.spec.duel.1",)), do=lose_duel),
            HEAL,
            Move("play", "Сыграть {}", FREE, needs=(ANY_CARD,), never=True),
            Move("barrel", "«Бочка»", FREE, never=True),
        ),
        ("bang.spec.duel.1",), after=lambda match, prompt: refill(match),
        status=says("Дуэль: сбросьте «Бах!» или потеряйте жизнь."),
    ),
    "indians": Phase(
        "индейцы",
        (
            Move("discard", "Сбросить {}", as_bang("bang.spec.indians"), drive_off, (ONE_CARD,)),
            replace(LOSE, why=("Можно: сбросить или потерять жизнь.", ("bang.spec.indians",))),
            HEAL,
            Move("play", "Сыграть {}", FREE, needs=(ANY_CARD,), never=True),
            Move("barrel", "«Бочка»", FREE, never=True),
        ),
        ("bang.spec.indians",), after=all_answered, status=says("«Индейцы!»: сбросьте «Бах!» или потеряйте жизнь."),
    ),
    "last": Phase(
        "смертельная рана",
        (
            Move("play", "Сыграть {}", ("Можно: уходит последняя жизнь.", ("bang.beer.4",)), drink, (ONE_CARD,)),
            HEAL,
            Move("die", "Выбыть", ("Можно: спасаться не обязательно.", ("bang.elim.1",)), give_up),
        ),
        ("bang.elim.1",), status=asked_last,
    ),
    "pay": Phase(
        "две карты за жизнь", (Move("discard", "Сбросить {}", ("Можно: две карты — одна жизнь.", ("bang.char.sid",)), pay, (ONE_CARD,)),),
        ("bang.char.sid",), after=paid, status=lambda view: f"Сбросьте за жизнь: осталось {counted(view.about['left'], 'карту', 'карты', 'карт')}.",
    ),
    "reckon": Phase("итог залпа", (), ("bang.h5",), after=fallen),
    "spoils": Phase("награда", (), ("bang.rew.bandit",), after=rewarded),
    "dead": Phase(
        "выбыл",
        (
            Move("throw", "Сбросить {}", ("Можно: порядок выбирает выбывший.", ("bang.bang.4",)), heap, (ONE_CARD,)),
            Move("rest", "Сбросить как лежат", ("Можно: порядок выбирает выбывший.", ("bang.bang.4",)), heap_all),
            SHOW,
        ),
        ("bang.bang.4",), begin=begin_dead, status=says("Вы выбыли: сбросьте карты в том порядке, какой хотите, последняя ляжет наверх."),
    ),
    "store": Phase(
        "лавка", (Move("choose", "Взять {}", ("Можно: каждому по карте.", ("bang.spec.store",)), buy, (Need(Kind.CARD, opened_cards, place="opened"),)),),
        ("bang.spec.store",), status=says("«Лавка»: выберите себе карту."),
    ),
    "mercy": Phase(
        "возврат",
        (
            Move("return", "Вернуть {}", ("Можно: шериф возвращает «Бах!».", ("bang.var.nomercy",)), mercy,
                 (Need(Kind.CARD, lambda match, seat: [card for card in match.open.bangs if card in match.cards["discard"][0]], place="discard"),)),
            Move("no", "Не возвращать", ("Можно: это право.", ("bang.var.nomercy",))),
        ),
        ("bang.var.nomercy",), begin=of_turn("mercy", then="discard"), after=after_mercy, status=says("Вернуть на руку «Бах!», сыгранный в этот ход?"),
    ),
    "discard": Phase(
        "сброс",
        (
            Move("discard", "Сбросить {}", ("Можно: лишнее сбрасывают.", ("bang.turn.3",)), drop, (ONE_CARD,)),
            Move("end", "Закончить ход", ("Можно: предел соблюдён.", ("bang.turn.3",))),
            HEAL,
        ),
        ("bang.turn.3",), begin=of_turn("discard"), after=lambda match, prompt: after_discard(match, prompt.about["of"]), status=asked_drop,
    ),
    "over": over("Можно: игр столько, сколько игроков.", "bang.score.series"),
}  # fmt: skip


def _watched(phase: Phase) -> Phase:
    """Let a phase look after Сид once it has moved on."""

    def do(move: Move) -> Move:
        act = move.do

        def acted(turn: Turn) -> None:
            act(turn)
            refresh(turn.match)

        return move if move.never else replace(move, do=acted)

    def after(match: M, prompt: Prompt) -> None:
        if phase.after is not None and not match.open.side:
            phase.after(match, prompt)
        refresh(match)

    return replace(phase, moves=tuple(map(do, phase.moves)), after=after)


PHASES = {name: phase if name in ("over", "setup", "opening", "unhurt") else _watched(phase) for name, phase in _PHASES.items()}
