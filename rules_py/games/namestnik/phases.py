"""«Наместник»: the questions of the game: who is asked what, and what the answers do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...frame.moves import Kind, Move, Need, Phase, Turn, of_hand
from ...frame.places import TABLE
from ...frame.prompts import Mode, Prompt
from ...frame.russian import counted
from . import steps
from .auction import ATTACK, PASS
from .cards import COLORS, gems_said
from .pyramid import places, read_spot, written
from .state import NONE, M, Table, V, cards_of, colors, first_card, in_order, stones_of, take_from_market, take_gem
from .steps import advance

LAW, CHARACTER = "закон", "персонаж"
FULL = " full"
"""Said after a place: the price is paid without inexhaustible gems."""


def say(text: str, *cites: str) -> tuple[str, tuple[str, ...]]:
    """Return a sentence with its rules."""
    return text, cites


def alone(phase: str) -> Callable[[M], None]:
    """Return what puts the question of a phase to one player: a position is about the first seat."""
    return lambda match: match.ask(phase, [0])


# The first card


def begin_keep(match: M) -> None:
    """Ask everybody which of three cards he keeps."""
    match.ask("keep", range(match.players), match.rules.first_choice)


def keep(turn: Turn) -> None:
    """Begin a pyramid openly."""
    first_card(turn.match, turn.seat, turn.card)


def kept(match: M, prompt: Prompt) -> None:
    """Lay the first cards, give their lowest rewards in the order of their numbers, go on."""
    for seat, turn in match.answers(prompt).items():
        first_card(match, seat, turn.card)
    cards, table = cards_of(match), match.open
    small = match.shuffle("cards", match.pile("small_deck"))
    match.pile("small_deck")[:] = small
    order = sorted(range(match.players), key=lambda seat: cards.number(next(iter(table.pyramids[seat].values()))))
    for seat in range(match.players):
        card = next(iter(table.pyramids[seat].values()))
        match.tell(seat, f"{{начинает|начинаете}} пирамиду картой № {cards.number(card)}", "namestnik.setup.6c", "namestnik.h3")
    gifts = [("reward", seat, next(iter(table.pyramids[seat].values())), 1, "namestnik.setup.6c") for seat in order]
    table.queue = [*gifts, ("ready",)]
    advance(match)


KEEP = Move("keep", "Начать с карты № {}", say("Можно: из трёх карт оставляют одну, с неё начинается пирамида.", "namestnik.setup.6b", "namestnik.setup.6c"),
            keep, (Need(Kind.CARD, of_hand),))  # fmt: skip
HOLD = Move(
    "hold",
    "Оставить {}",
    say("Можно.", "namestnik.setup.6b"),
    needs=(Need(Kind.WORD, lambda match, seat: (), free=True),),
    never=True,
)


# Laws


def begin_laws(match: M) -> None:
    """Ask all at once which card each plays from his hand."""
    match.ask("laws", range(match.players), Mode.SEALED)


def laws_chosen(match: M, prompt: Prompt) -> None:
    """Show the cards together."""
    chosen = {seat: turn.card for seat, turn in match.answers(prompt).items() if turn.verb == "play"}
    steps.reveal_laws(match, chosen)
    advance(match)


PLAY = Move("play", "Разыграть № {}", say("Можно: в фазе законов разыгрывают одну карту с руки.", "namestnik.law.1", "namestnik.law.4"),
            needs=(Need(Kind.CARD, of_hand),))  # fmt: skip
SKIP_LAW = Move("skip", "Ничего не разыгрывать", say("Можно: разыгрывать карту никто не обязан.", "namestnik.law.1"))
_FREE = (Need(Kind.WORD, lambda match, seat: (), free=True),)


def said_place(value: Any) -> str:
    """Say a place."""
    return str(value).replace(FULL, " без неисчерпаемых камней").replace(" with bid", ", зачтя ставку")


def say_move(rest: str) -> str:
    """Say from where to where a card is moved."""
    return f"Переложить {rest.replace(' to ', ' → ')}"


def say_place(rest: str) -> str:
    """Say where a bought card is laid."""
    return f"На место {said_place(rest)}"


SAYS = {"move": say_move, "place": say_place}


def banned(verb: str, label: str, text: str, *cites: str, free: bool = True) -> Move:
    """Return something that no rule allows: it is judged, never offered."""
    return Move(
        verb, label, say(text, *cites), needs=_FREE if free else (), never=True, turn=(text, cites), says=SAYS.get(verb)
    )


SHOW = banned("show", "Показать {}", "Законы на руке не показывают", "namestnik.setup.8")
SHIFT = banned("move", "Переложить {}", "Разыгранную карту не перекладывают, если этого не позволил закон", "namestnik.pyr.3a")
UNCOVER = banned("uncover", "Держать камни на виду", "Камни держат за ширмой", "namestnik.setup.4a", free=False)
LOOK = banned("look", "Заглянуть за ширму игрока {}", "За чужую ширму не смотрят", "namestnik.setup.4b")
GIVE = banned("give", "Передать {}", "Жетоны и карты друг другу не передают", "namestnik.auc.15b")
HIDE = banned("hide", "Взять на руку № {}", "Приобретённая карта лежит перед игроком открыто", "namestnik.auc.17")
NEXT_ROUND = banned("next", "Начать следующий круг", "В круге участвует хотя бы один живой игрок", "namestnik.virt.5")
EARLY = banned("place", "Положить на место {}", "Карту кладут в фазе оплаты", "namestnik.auc.14")
SUBSTITUTE_GEM = banned("substitute", "Заменить {}", "Камни ничем не заменяют", "namestnik.lim.3")
LATE_LAW = banned("play", "Разыграть {}", "Карты с руки играют в фазе законов", "namestnik.turn.phases")
LATE_PASS = banned("pass", "Пас", "Пасуют один раз за ход", "namestnik.pass.6", free=False)
NEVER = (SHOW, UNCOVER, LOOK, GIVE)


def lawful(match: M | V, seat: int, top: int) -> list[str]:
    """Return the places that a new card of a player may take."""
    return [written(spot) for spot in places(match.open.pyramids[seat], top, match.rules.gaps)]


def lay_places(match: M, seat: int) -> list[str]:
    """Return the places for a card from the hand."""
    return lawful(match, seat, match.rules.top_by_hand)


def lay_why(turn: Turn) -> tuple[str, tuple[str, ...]]:
    """Say why a card from the hand may be laid there."""
    match = turn.match
    card = match.open.at_card
    hand_rule = () if card == NONE or cards_of(match)[card].law else ("namestnik.rew.cards.b",)
    return "Можно: карта с руки бесплатна и ложится на любое доступное место.", ("namestnik.law.2", *hand_rule)


def lay(turn: Turn) -> None:
    """Lay a revealed card."""
    spot = read_spot(turn.word)
    assert spot is not None
    steps.laid(turn.match, turn.seat, turn.match.open.at_card, spot)


LAY = Move("lay", "На место {}", lay_why, lay, (Need(Kind.WORD, lay_places, label="Место", free=True),))


def go_on(match: M, prompt: Prompt) -> None:
    """Go on with what waits."""
    advance(match)


def moves_of(match: M, seat: int) -> list[str]:
    """Return the ways to move a free card."""
    return [f"{written(spot)} to {written(to)}" for spot, to in steps.movable(match, seat, match.open.at_card)]


def shift(turn: Turn) -> None:
    """Move a free card with everything that lies on it."""
    match = turn.match
    start, _, end = turn.word.partition(" to ")
    spot, to = read_spot(start), read_spot(end)
    assert spot is not None
    assert to is not None
    pyramid = match.open.pyramids[turn.seat]
    card = pyramid.pop(spot)
    pyramid[to] = card
    match.tell(
        turn.seat,
        f"{{перекладывает|перекладываете}} карту № {cards_of(match).number(card)} с {start} на {end}",
        "namestnik.h2",
        "namestnik.pyr.3a",
    )


MOVE = Move("move", "Переложить {}", say("Можно: это позволил разыгранный закон.", "namestnik.pyr.3a", "namestnik.pyr.free", "namestnik.h2"), shift,
            (Need(Kind.WORD, moves_of, label="Откуда и куда", free=True, said=lambda value: str(value).replace(" to ", " → ")),), says=say_move)  # fmt: skip
STAY = Move("skip", "Не перекладывать", say("Можно: закон позволяет, а не обязывает.", "namestnik.h2"))


# The auction


def begin_bid(match: M) -> None:
    """Ask all who are still in for a sealed bid."""
    table = match.open
    table.round = table.round or 1
    match.ask("bid", range(match.players) if table.anyway else steps.bidders(match), Mode.SEALED)


@lru_cache(maxsize=64)
def bid_of(text: str) -> int:
    """Return the colour of a bid in words."""
    return COLORS.index(text) if text in COLORS else NONE


def bids_open(match: M, prompt: Prompt) -> None:
    """Open the fists."""
    special = {"pass": PASS, "attack": ATTACK}
    bids = {
        seat: special[turn.verb] if turn.verb in special else bid_of(turn.word) for seat, turn in match.answers(prompt).items()
    }
    steps.reveal_bids(match, bids)
    advance(match)


BID = Move("bid", "Поставить {} камень", say("Можно: камень цвета той аукционной карты, у которой лежит персонаж.", "namestnik.auc.1"),
           needs=(Need(Kind.WORD, lambda match, seat: COLORS, label="Цвет", free=True, refused=True),))  # fmt: skip
FIST_ATTACK = Move(
    "attack",
    "Поставить атаку",
    say("Можно: жетон атаки зажимают вместо камня и после круга берут любую оставшуюся карту.", "namestnik.rew.att.2"),
)
FIST_EMPTY = Move(
    "pass", "Пас: пустой кулак", say("Можно: участвовать в аукционе никто не обязан.", "namestnik.auc.5", "namestnik.pass.def")
)


def pair(match: M) -> list[int]:
    """Return the two cards of the colour that is chosen from: at the foot and at the tip."""
    table = match.open
    return [card for card in (table.base[table.color], table.tip[table.color]) if card != NONE]


def take_one(turn: Turn) -> None:
    """Take one of two cards."""
    steps.bought(turn.match, turn.seat, turn.card, "namestnik.auc.16a")


TAKE = Move("take", "Взять № {}", say("Можно: единственный поставивший берёт любую из двух карт.", "namestnik.auc.16a"), take_one,
            (Need(Kind.CARD, lambda match, seat: pair(match), place="stall"),))  # fmt: skip
TAKE_BOTH = banned("both", "Взять обе карты", "Из двух карт берут одну", "namestnik.auc.16a", free=False)


def begin_claim(match: M) -> None:
    """Ask two players for the card each wants."""
    match.ask("claim", in_order(match, range(match.players))[:2], match.rules.claims)


def say_claim(turn: Turn) -> None:
    """Point at a card aloud."""
    turn.match.open.claims[turn.seat] = turn.card
    turn.match.tell(turn.seat, f"{{указывает|указываете}} № {cards_of(turn.match).number(turn.card)}", "namestnik.h4")


def claims_in(match: M, prompt: Prompt) -> None:
    """Give both their cards, or neither."""
    wanted = {seat: turn.card for seat, turn in match.answers(prompt).items()} or dict(match.open.claims)
    match.open.claims = {}
    steps.claimed(match, wanted)
    advance(match)


CLAIM = Move("take", "Указать № {}", say("Можно: двое на двух картах указывают каждый свою.", "namestnik.auc.16b", "namestnik.h4"), say_claim,
             (Need(Kind.CARD, lambda match, seat: pair(match), place="stall"),))  # fmt: skip


def take_tip(turn: Turn) -> None:
    """Take the card at the tip; the virtual bidder throws the other out and is done."""
    match, table = turn.match, turn.match.open
    steps.bought(match, turn.seat, table.tip[table.color], "namestnik.virt.4")
    steps.thrown(match, table.color, 1, ("namestnik.virt.4",))
    table.virtuals -= 1


def stay_in(turn: Turn) -> None:
    """Go on with the auction."""
    turn.match.tell(turn.seat, "{продолжает|продолжаете} аукцион: обе карты остаются", "namestnik.virt.4")


TAKE_TIP = Move(
    "tip", "Взять карту у острия", say("Можно: карту у основания сбрасывает виртуал.", "namestnik.virt.4"), take_tip
)
GO_ON = Move("on", "Продолжить аукцион", say("Можно: тогда карт не сбрасывают.", "namestnik.virt.4"), stay_in)


def on_market(match: M, seat: int) -> list[int]:
    """Return what lies on the auction."""
    return match.pile("stall")


def pick(turn: Turn) -> None:
    """Take any card for an attack."""
    steps.bought(turn.match, turn.seat, turn.card, "namestnik.rew.att.2")


PICK = Move("take", "Взять № {}", say("Можно: атака даёт любую карту из оставшихся на аукционе.", "namestnik.rew.att.2", "namestnik.ord.3"), pick,
            (Need(Kind.CARD, on_market, place="stall"),))  # fmt: skip


def begin_drop(match: M) -> None:
    """Ask whoever decides for an attacking virtual bidder."""
    match.ask("drop", in_order(match, range(match.players))[:1])


def drop(turn: Turn) -> None:
    """Throw a card out for a virtual bidder."""
    match = turn.match
    take_from_market(match, turn.card, ("discard", TABLE))
    match.tell(
        turn.seat,
        f"{{сбрасывает|сбрасываете}} за виртуала № {cards_of(match).number(turn.card)}",
        "namestnik.solo.5",
        "namestnik.h5",
    )


DROP = Move("drop", "Сбросить № {}", say("Можно: за атакующего виртуала сбрасывают любую карту из оставшихся.", "namestnik.solo.5", "namestnik.h5"), drop,
            (Need(Kind.CARD, on_market, place="stall"),))  # fmt: skip


# The payment


def begin_refuse(match: M) -> None:
    """Ask all who bought whether they play their cards."""
    match.ask("refuse", steps.buyers(match) or range(match.players), Mode.SEALED)


def refusals_in(match: M, prompt: Prompt) -> None:
    """Carry the refusals out."""
    steps.refused(match, [seat for seat, turn in match.answers(prompt).items() if turn.verb == "discard"])
    advance(match)


ACCEPT = Move("accept", "Разыграть карту", say("Можно: карту разыгрывает тот, кто может за неё заплатить.", "namestnik.pay.1"))
DISCARD = Move(
    "discard",
    "Сбросить карту: пас",
    say("Можно: от покупки отказываются и без причины.", "namestnik.pay.1", "namestnik.pass.def"),
)


def begin_pay(match: M) -> None:
    """Ask for places and payment."""
    match.ask("pay", steps.buyers(match) or range(match.players), Mode.SEALED)


def price_of(match: M | V, seat: int, card: int, level: int, full: bool = False) -> list[int]:
    """Return what a card costs on a level, inexhaustible gems taken off unless one pays in full."""
    cost = cards_of(match)[card].cost(level)
    if full:
        return cost
    return [max(due - free, 0) for due, free in zip(cost, stones_of(match, seat), strict=True)]


def affords(match: M, seat: int, price: list[int]) -> bool:
    """Tell whether a player has the gems of a price."""
    return all(held >= due for held, due in zip(colors(match.cards["screen"][seat]), price, strict=True))


def bought_card(match: M | V, seat: int) -> int:
    """Return the card that a player has bought."""
    lie: Any = match.cards["bought"][seat]
    return int(lie[0]) if lie else NONE


def pay_places(match: M, seat: int) -> list[str]:
    """Return the places that a player may name; in full where an exhausted colour makes that worth while."""
    found = lawful(match, seat, match.rules.top)
    card = bought_card(match, seat)
    if card == NONE:
        return found
    short = [count == 0 for count in colors(match.pile("gem_reserve"))]
    spots = list(found)
    for text in spots:
        level = int(text.partition(".")[0])
        saved = zip(price_of(match, seat, card, level, True), price_of(match, seat, card, level), short, strict=True)
        if any(gone and full > less for full, less, gone in saved):
            found.append(text + FULL)
    return found


def pay_why(turn: Turn) -> tuple[str, tuple[str, ...]]:
    """Say why a bought card may be laid there."""
    spot = read_spot(turn.word.removesuffix(FULL))
    assert spot is not None
    if spot[0] == 1:
        cites: tuple[str, ...] = ("namestnik.pay.2a", "namestnik.pay.3")
    else:
        cites = (
            "namestnik.pay.2a",
            "namestnik.pay.2b",
            "namestnik.pay.4",
            *(("namestnik.pay.6",) if spot[0] == turn.match.rules.top else ()),
        )
    price = price_of(turn.match, turn.seat, bought_card(turn.match, turn.seat), spot[0], turn.word.endswith(FULL))
    means = f"камни есть ({steps.priced(price)})" if any(price) else "платить ничего не надо"
    return f"Можно: место доступно, {means}.", cites


def placed(match: M, prompt: Prompt) -> None:
    """Lay the cards of all at once."""
    chosen = {}
    for seat, turn in match.answers(prompt).items():
        spot = read_spot(turn.word.removesuffix(FULL))
        assert spot is not None
        chosen[seat] = (spot, price_of(match, seat, bought_card(match, seat), spot[0], turn.word.endswith(FULL)))
    steps.placed(match, chosen)
    advance(match)


PLACE = Move(
    "place",
    "На место {}",
    pay_why,
    needs=(Need(Kind.WORD, pay_places, label="Место", free=True, said=said_place, refused=True),),
    says=say_place,
)


# Gems, cards, tokens


def gem_rule(table: Table) -> str:
    """Return the rule by which gems are taken now."""
    return "namestnik.pass.1" if table.cause == "пас" else "namestnik.rew.gems"


def take(turn: Turn) -> None:
    """Take one gem; while more are due the same player goes on."""
    match, table = turn.match, turn.match.open
    take_gem(match, COLORS.index(turn.word), ("gem_reserve", TABLE), ("screen", turn.seat))
    table.due -= 1
    table.optional = min(table.optional, table.due)
    match.tell(turn.seat, f"{{берёт|берёте}} {turn.word} камень", gem_rule(table), to=turn.seat)
    if table.due:
        turn.prompt.again(turn.seat)
    else:
        match.tell(turn.seat, "{берёт|берёте} камни из запаса за ширму", gem_rule(table))


def gems_why(turn: Turn) -> tuple[str, tuple[str, ...]]:
    """Say why a gem may be taken."""
    return "Можно: цвета выбирает сам игрок.", (gem_rule(turn.match.open),)


TAKE_GEM = Move(
    "gem", "Взять {} камень", gems_why, take, (Need(Kind.WORD, lambda match, seat: COLORS, label="Цвет", refused=True),)
)
ENOUGH = Move("enough", "Больше не брать", say("Можно: добавочные камни берут по желанию.", "namestnik.pass.1"))


def begin_draw(match: M) -> None:
    """Ask for a deck."""
    match.open.due = match.open.due or 1
    match.ask("draw", [0])


def draws(match: M, seat: int) -> list[str]:
    """Return the ways to take the cards that are due."""
    due = match.open.due if match.rules.draws_together else 1
    laws, small = len(match.pile("law_deck")), len(match.pile("small_deck"))
    ways = [first for first in range(due, -1, -1) if first <= laws and due - first <= small]
    return [", ".join([LAW] * first + [CHARACTER] * (due - first)) for first in ways]


def draw(turn: Turn) -> None:
    """Take cards into the hand."""
    match, table = turn.match, turn.match.open
    for word in turn.word.split(", "):
        deck = "law_deck" if word == LAW else "small_deck"
        card = match.pile(deck)[-1]
        match.move_cards([card], (deck, TABLE), ("hand", turn.seat))
        table.laws_held[turn.seat] += word == LAW
        table.due -= 1
        match.tell(turn.seat, f"{{берёт|берёте}} на руку: {word}", "namestnik.rew.cards.a")
        match.tell(turn.seat, f"это № {cards_of(match).number(card)}", "namestnik.rew.cards.a", to=turn.seat)
    if table.due and (match.pile("law_deck") or match.pile("small_deck")):
        turn.prompt.again(turn.seat)


DRAW = Move("draw", "Взять: {}", say("Можно: законы или персонажи малой колоды, по выбору.", "namestnik.rew.cards.a"), draw,
            (Need(Kind.WORD, draws, label="Из какой колоды", free=True),))  # fmt: skip


def lay_own(turn: Turn) -> None:
    """Lay one's own gem."""
    steps.own_stone(turn.match, turn.seat)


def no_stone(turn: Turn) -> None:
    """Go without the reward."""
    turn.match.tell(turn.seat, "{остаётся|остаётесь} без неисчерпаемого камня: в запасе такого нет", "namestnik.rew.inex.1")


OWN_STONE = Move(
    "own", "Положить свой камень", say("Можно: в запасе такого камня нет, кладут из-за ширмы.", "namestnik.rew.inex.1"), lay_own
)
NO_STONE = Move("decline", "Остаться без награды", say("Можно: свой камень вправе сберечь.", "namestnik.rew.inex.1"), no_stone)


def paints(match: M, seat: int) -> list[str]:
    """Return the circles that can be made one colour."""
    return [f"{written(spot)} {COLORS[color]}" for spot, color in steps.paintable(match, seat)]


def paint(turn: Turn) -> None:
    """Recolour a circle; the same player goes on while he can."""
    text, _, color = turn.word.partition(" ")
    spot = read_spot(text)
    assert spot is not None
    steps.paint(turn.match, turn.seat, spot, COLORS.index(color))
    if steps.paintable(turn.match, turn.seat):
        turn.prompt.again(turn.seat)


PAINT = Move("paint", "Круг {}", say("Можно: на чужие секторы круга кладут камни нового цвета.", "namestnik.end.3a"), paint,
             (Need(Kind.WORD, paints, label="Круг и цвет"),))  # fmt: skip
PAINTED = Move("done", "Закончить перекраску", say("Можно: перекрашивать никто не обязан.", "namestnik.end.3a"))


def write_points(turn: Turn) -> None:
    """Write the points of a law that its owner reads."""
    match = turn.match
    match.open.by_hand[turn.seat][match.open.at_card] = turn.word
    match.tell(
        turn.seat,
        f"{{вписывает|вписываете}} за закон № {cards_of(match).number(match.open.at_card)}: {turn.word}",
        "namestnik.score.3",
    )


BY_HAND = Move("points", "Очков: {}", say("Можно: очки закона называет его текст.", "namestnik.score.3"), write_points,
               (Need(Kind.NUMBER, lambda match, seat: range(61), label="Сколько"),))  # fmt: skip


PUT = Move("put", "Положить: {}", say("Можно: атаку кладут за ширму.", "namestnik.rew.att.1"),
           needs=(Need(Kind.WORD, lambda match, seat: ("screen", "pyramid"), said=lambda value: "за ширму" if value == "screen" else "на карту"),))  # fmt: skip
SUBSTITUTE = Move(
    "substitute",
    "Заменить {}",
    say("Можно: вместо недостающих жетонов, кроме камней, берут монеты.", "namestnik.lim.4"),
    needs=_FREE,
)


# What the one who is asked reads


def _gems_left(view: V) -> str:
    table = view.open
    free = f", из них по желанию {table.optional}" if table.optional else ""
    return f"Возьмите {gems_said(table.due)}{free}. В запасе: {_stock(view)}."


def _stock(view: V) -> str:
    return ", ".join(f"{color} {count}" for color, count in zip(COLORS, colors(view.seen("gem_reserve")), strict=True))


def _bid_status(view: V) -> str:
    return f"Ход {view.open.turn_no}, круг {view.open.round} из {view.rules.rounds}: сделайте тайную ставку."


def _pay_status(view: V) -> str:
    card = bought_card(view, view.seat)
    return f"Выберите место для карты № {cards_of(view).number(card)}." if card != NONE else "Выберите место."


def _lay_status(view: V) -> str:
    card = view.open.at_card
    return f"Положите карту № {cards_of(view).number(card)} в пирамиду." if card != NONE else "Положите карту в пирамиду."


PHASES = {
    "keep": Phase("подготовка", (KEEP, HOLD), ("namestnik.setup.6b", "namestnik.h3"), begin_keep, kept,
                  lambda view: "Выберите карту, с которой начнёте пирамиду."),
    "laws": Phase("законы", (PLAY, SKIP_LAW, SHIFT, *NEVER), ("namestnik.law.1", "namestnik.law.4"), begin_laws, laws_chosen,
                  lambda view: f"Ход {view.open.turn_no}, фаза законов: выберите карту с руки или пропустите."),
    "lay": Phase("выкладка", (LAY, SHIFT), ("namestnik.law.4",), alone("lay"), go_on, _lay_status),
    "move": Phase("перестановка", (MOVE, STAY), ("namestnik.h2",), None, go_on, lambda view: "Переложите одну свою свободную карту или оставьте всё как есть."),
    "bid": Phase("аукцион", (BID, FIST_ATTACK, FIST_EMPTY, *NEVER, HIDE, NEXT_ROUND, EARLY), ("namestnik.auc.2",), begin_bid, bids_open, _bid_status),
    "choose": Phase("выбор", (TAKE, TAKE_BOTH), ("namestnik.auc.16a",), alone("choose"), go_on, lambda view: "Возьмите одну из двух карт."),
    "claim": Phase("делёж", (CLAIM,), ("namestnik.auc.16b", "namestnik.h4"), begin_claim, claims_in,
                   lambda view: "На двух картах вы вдвоём: укажите свою. Одна и та же — не получит никто."),
    "duel": Phase("спор с виртуалом", (TAKE_TIP, GO_ON), ("namestnik.virt.4",), alone("duel"), go_on,
                  lambda view: "На двух картах вы и виртуал: возьмите карту у острия или продолжите."),
    "pick": Phase("атака", (PICK,), ("namestnik.rew.att.2", "namestnik.ord.3"), alone("pick"), go_on, lambda view: "Атака: возьмите любую карту с аукциона."),
    "drop": Phase("атака виртуала", (DROP,), ("namestnik.solo.5", "namestnik.h5"), begin_drop, go_on,
                  lambda view: "Виртуал атакует: сбросьте за него любую карту с аукциона."),
    "refuse": Phase("отказ", (ACCEPT, DISCARD, LATE_PASS), ("namestnik.pay.1",), begin_refuse, refusals_in,
                    lambda view: f"Разыграете карту № {cards_of(view).number(bought_card(view, view.seat))}?" if bought_card(view, view.seat) != NONE else "Фаза оплаты."),
    "pay": Phase("оплата", (PLACE, LATE_LAW, LATE_PASS), ("namestnik.pay.2a", "namestnik.pay.11"), begin_pay, placed, _pay_status),
    "gems": Phase("камни", (TAKE_GEM, ENOUGH, SUBSTITUTE_GEM), ("namestnik.pass.2", "namestnik.ord.1"), alone("gems"), go_on, _gems_left),
    "draw": Phase("карты", (DRAW,), ("namestnik.rew.cards.a",), begin_draw, go_on, lambda view: f"Возьмите {counted(view.open.due, 'карту', 'карты', 'карт')}."),
    "stone": Phase("неисчерпаемый камень", (OWN_STONE, NO_STONE), ("namestnik.rew.inex.1",), alone("stone"), go_on,
                   lambda view: f"В запасе нет камня «{COLORS[view.open.stone]}»: положите свой или останьтесь без награды."),
    "recolor": Phase("перекраска", (PAINT, PAINTED), ("namestnik.end.3a",), alone("recolor"), go_on,
                     lambda view: "Перекрасьте секторы оставшимися камнями или закончите."),
    "by hand": Phase("очки закона", (BY_HAND,), ("namestnik.score.3",), alone("by hand"), go_on,
                     lambda view: f"Сколько очков дал закон № {cards_of(view).number(view.open.at_card)}?"),
    "reward": Phase("награда", (PUT, SUBSTITUTE), ("namestnik.rew.att.1",), alone("reward"), set_up_only=True),
}  # fmt: skip
