"""«Наместник»: what follows what: a queue of steps, each done at once or put as a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...frame.places import TABLE
from ...frame.prompts import Mode
from .auction import ATTACK, PASS, Outcome, opened
from .cards import (
    AFTER_PASS,
    BY_HAND,
    CARDS,
    CIRCLE_BONUS,
    COLORS,
    DEFENCE,
    GEMS,
    MAGIC,
    MAGIC_BONUS,
    MOVE,
    NOW,
    OF_COLOR,
    POINTS,
    SCIENCE,
    STONE,
    Reward,
    gems_said,
)  # fmt: skip
from .cards import ATTACK as ATTACK_TOKEN
from .pyramid import Spot, circle, free_spots, one_color, places, written
from .rules import HAND_LAWS, LANES, POINT_TOKENS
from .scoring import write_count
from .state import (
    NONE,
    M,
    cards_of,
    colors,
    in_order,
    lay_card,
    lying,
    of_color,
    spend,
    take_from_market,
    take_gem,
    tokens_of,
    virtual_count,
)  # fmt: skip


def then(match: M, *steps: tuple[Any, ...]) -> None:
    """Put steps before everything that waits already."""
    match.open.queue[:0] = steps


def advance(match: M) -> None:
    """Carry out steps until one of them asks somebody."""
    queue = match.open.queue
    while queue and not match.stack and not match.done:
        name, *about = queue.pop(0)
        STEPS[name](match, *about)


def _number(match: M, card: int) -> str:
    return f"№ {cards_of(match).number(card)}"


# The set-up


def ready(match: M) -> None:
    """Open the first four cards and deal the laws, when the first cards lie."""
    refill(match)
    for seat in range(match.players):
        for _ in range(HAND_LAWS):
            match.cards["hand"][seat].append(match.cards["law_deck"][0].pop())
        match.open.laws_held[seat] += HAND_LAWS
    match.tell(None, "Открыты четыре персонажа, каждому сдано по три закона", "namestnik.setup.7", "namestnik.setup.8")
    then(match, ("turn",))


def refill(match: M) -> None:
    """Turn four cards of the big deck to the feet of the arrows, from the left."""
    table, deck = match.open, match.cards["big_deck"][0]
    for at in range(LANES):
        if deck:
            card = deck.pop()
            match.cards["stall"][0].append(card)
            table.base[at] = card


# A turn


def turn(match: M) -> None:
    """Begin a turn, or end the game after the last."""
    table = match.open
    if table.turn_no == match.rules.turns:
        then(match, ("end",))
        return
    table.turn_no += 1
    table.passed, table.played = [False] * match.players, [False] * match.players
    last = table.turn_no == match.rules.turns
    match.tell(
        None,
        f"Ход {table.turn_no}" + (", последний" if last else ""),
        "namestnik.turn.1",
        *(("namestnik.end.1",) if last else ()),
    )
    then(match, ("laws",), ("auction",), ("payment",), ("turn",))


def laws(match: M) -> None:
    """Ask all who hold cards which of them they play."""
    holders = [seat for seat in range(match.players) if match.cards["hand"][seat]]
    if holders:
        match.ask("laws", holders, Mode.SEALED)


def reveal_laws(match: M, chosen: dict[int, int]) -> None:
    """Show the chosen cards together; they are laid in the order of their numbers."""
    cards, table = cards_of(match), match.open
    for seat, card in sorted(chosen.items()):
        match.move_cards([card], ("hand", seat), ("shown", seat))
        table.laws_held[seat] -= cards[card].law
        table.played[seat] = True
        match.tell(seat, f"{{вскрывает|вскрываете}} {_number(match, card)}", "namestnik.law.4", "namestnik.law.1")
    order = sorted(chosen, key=lambda seat: cards.number(chosen[seat]))
    then(match, *(("lay", seat, chosen[seat]) for seat in order))


def lay(match: M, seat: int, card: int) -> None:
    """Ask where a revealed card is laid."""
    match.open.at_card = card
    match.ask("lay", [seat])


def laid(match: M, seat: int, card: int, spot: Spot) -> None:
    """Lay a card from the hand: its circle first, then what it does."""
    lay_card(match, card, seat, spot, ("shown", seat))
    match.tell(
        seat, f"{{кладёт|кладёте}} {_number(match, card)} на место {written(spot)}", "namestnik.law.2", "namestnik.pyr.1"
    )
    made = cards_of(match)[card]
    follow: list[tuple[Any, ...]] = [("circle", seat, spot, "namestnik.law.6")]
    effect = made.effect
    if effect is None:
        follow.append(("reward", seat, card, spot[0], "namestnik.rew.cards.b"))
    elif effect.when == NOW and effect.what == GEMS:
        follow.append(("gems", seat, effect.amount, 0, "закон"))
    elif effect.when == NOW and effect.what == CARDS:
        follow.append(("draw", seat, effect.amount))
    elif effect.when == NOW and effect.what == MOVE:
        follow.append(("move", seat, card))
    then(match, *follow)


def move(match: M, seat: int, card: int) -> None:
    """Ask which free card a law lets be moved, where there is one."""
    match.open.at_card = card
    if movable(match, seat, card):
        match.ask("move", [seat])


def movable(match: M, seat: int, card: int) -> list[tuple[Spot, Spot]]:
    """Return from where to where a card may be moved; the law that allows it stays where it lies."""
    pyramid, rules = match.open.pyramids[seat], match.rules
    found = []
    for spot in free_spots(pyramid, rules.supports_bind):
        if pyramid[spot] == card:
            continue
        rest = {one: lying for one, lying in pyramid.items() if one != spot}
        found += [(spot, to) for to in places(rest, rules.top_by_hand, rules.gaps) if to != spot]
    return found


def circle_gem(match: M, seat: int, spot: Spot, why: str) -> None:
    """Give a gem for a circle of one colour, as long as the reserve has it."""
    pyramid = match.open.pyramids[seat]
    if spot[0] == 1:
        return
    color = one_color(circle(pyramid, spot, cards_of(match)))
    if color < 0:
        return
    if take_gem(match, color, ("gem_reserve", TABLE), ("screen", seat)) is None:
        match.tell(
            seat, f"{{складывает|складываете}} {COLORS[color]} круг, но такого камня в запасе нет", why, "namestnik.lim.2"
        )
    else:
        match.tell(seat, f"{{складывает|складываете}} {COLORS[color]} круг и {{берёт|берёте}} камень", why)


# Rewards


def reward(match: M, seat: int, card: int, level: int, why: str) -> None:
    """Give what a line of a card promises."""
    give(match, seat, card, cards_of(match)[card].reward(level), "namestnik.pay.12" if level > match.rules.top_by_hand else why)


def give(match: M, seat: int, card: int, what: Reward, why: str) -> None:
    """Give a reward: what is chosen is asked, a token is laid on the card."""
    kind = what.kind
    if kind == GEMS:
        then(match, ("gems", seat, what.amount, 0, "награда"))
    elif kind == CARDS:
        then(match, ("draw", seat, what.amount))
    elif kind == STONE:
        then(match, ("stone", seat, card, what.color))
    elif kind == ATTACK_TOKEN:
        for _ in range(what.amount):
            match.move_cards(match.pile("arms")[:1], ("arms", TABLE), ("attacks", seat))
        match.tell(seat, f"{{берёт|берёте}} за ширму: {what.text}", "namestnik.rew.att.1", why)
    else:
        rule = {POINTS: "points", SCIENCE: "sci", MAGIC: "magic", DEFENCE: "def"}.get(kind, "bonus")
        coins = sum(
            _token(match, seat, card, what) for _ in range(1 if kind in (POINTS, MAGIC_BONUS, CIRCLE_BONUS) else what.amount)
        )
        match.tell(
            seat,
            f"{{кладёт|кладёте}} на карту {_number(match, card)}: {what.text}" + (" (замена)" if coins else ""),
            f"namestnik.rew.{rule}", why, *(("namestnik.lim.4",) if coins else ()),
        )  # fmt: skip


def _token(match: M, seat: int, card: int, what: Reward) -> bool:
    """Lay a token on a card; return whether a coin stands for it."""
    table = match.open
    pile = table.tokens[seat].setdefault(card, [])
    kind = what.kind
    if kind == DEFENCE:
        token = match.pile("arms")[0]
        match.move_cards([token], ("arms", TABLE), ("shields", seat))
        pile.append(DEFENCE)
        return match.packs["arms"].text(token) == "монета"
    if kind == POINTS:
        parts = point_tokens(table.supply, what.amount)
        for part in parts:
            table.supply[f"очки {part}"] -= 1
        pile.append("очки " + ("+".join(map(str, parts)) or str(what.amount)))
        return parts != (what.amount,)
    if kind in (SCIENCE, MAGIC):
        word, key = kind, "магия и наука"
    elif kind == MAGIC_BONUS:
        word, key = what.text, "бонус магии +5" if what.amount == 5 else "бонус магии +2/+3"
    else:
        word, key = what.text, f"бонус круга {COLORS[what.color]} +{what.amount}"
    pile.append(word)
    short = bool(table.supply[key] <= 0)
    table.supply[key] -= not short
    return short


def point_tokens(supply: dict[str, int], amount: int) -> tuple[int, ...]:
    """Return the tokens that make up an amount: the one of that face, else smaller ones; none where a coin must do."""
    if supply.get(f"очки {amount}", 0) > 0:
        return (amount,)

    def smaller(left: int, most: int) -> tuple[int, ...] | None:
        if not left:
            return ()
        for value in sorted(POINT_TOKENS, reverse=True):
            if value <= min(left, most) and supply[f"очки {value}"] > 0:
                supply[f"очки {value}"] -= 1
                rest = smaller(left - value, value)
                supply[f"очки {value}"] += 1
                if rest is not None:
                    return (value, *rest)
        return None

    return smaller(amount, amount - 1) or ()


def gems(match: M, seat: int, due: int, optional: int, cause: str) -> None:
    """Let a player take gems of his choice, as many as there are."""
    table, left = match.open, len(match.pile("gem_reserve"))
    if left < due + optional:
        rule = "namestnik.pass.5" if not left else "namestnik.pass.4"
        if cause != "пас":
            rule = "namestnik.rew.gems"
        match.tell(seat, f"{{может|можете}} взять лишь {gems_said(left)} из {due + optional}", rule)
    due = min(due, left)
    optional = min(optional, left - due)
    if due + optional:
        table.due, table.optional, table.cause = due + optional, optional, cause
        match.ask("gems", [seat])


def pass_gems(match: M, seat: int) -> None:
    """Let one who passed take his gems: three, and more by science and by laws."""
    more = len(tokens_of(match.open, seat, SCIENCE)) + after_pass(match, seat)
    gems(match, seat, match.rules.pass_gems, more, "пас")


def after_pass(match: M, seat: int) -> int:
    """Return how many gems the laws in a pyramid add to a pass."""
    cards = cards_of(match)
    made = (cards[card].effect for card in match.open.pyramids[seat].values())
    return sum(effect.amount for effect in made if effect is not None and effect.when == AFTER_PASS)


def draw(match: M, seat: int, due: int) -> None:
    """Let a player take cards from the decks that are left."""
    left = len(match.pile("law_deck")) + len(match.pile("small_deck"))
    match.open.due = min(due, left)
    if match.open.due:
        match.ask("draw", [seat])
    else:
        match.tell(seat, "{остаётся|остаётесь} без карты: обе колоды пусты", "namestnik.lim.1")


def stone(match: M, seat: int, card: int, color: int) -> None:
    """Lay an inexhaustible gem: from the reserve, else of one's own."""
    table = match.open
    gem = take_gem(match, color, ("gem_reserve", TABLE), ("stones", seat))
    if gem is not None:
        table.stones[seat][card] = gem
        match.tell(
            seat,
            f"{{кладёт|кладёте}} на карту {_number(match, card)} неисчерпаемый {COLORS[color]} камень",
            "namestnik.rew.inex.1",
        )
        return
    table.stone, table.at_card = color, card
    match.ask("stone", [seat])


def own_stone(match: M, seat: int) -> None:
    """Lay a gem of one's own as the inexhaustible one."""
    table = match.open
    gem = take_gem(match, table.stone, ("screen", seat), ("stones", seat))
    assert gem is not None
    table.stones[seat][table.at_card] = gem
    match.tell(
        seat,
        f"{{кладёт|кладёте}} из-за ширмы неисчерпаемый {COLORS[table.stone]} камень: в запасе такого нет",
        "namestnik.rew.inex.1",
    )


# The auction


def auction(match: M) -> None:
    """Begin an auction."""
    table = match.open
    table.round, table.virtuals = 0, virtual_count(match.options)
    then(match, ("round",), ("auction over",))


def bidders(match: M) -> list[int]:
    """Return who is still without a card and has not passed."""
    return [seat for seat in range(match.players) if not match.cards["bought"][seat] and not match.open.passed[seat]]


def next_round(match: M) -> None:
    """Begin the next round while somebody is left for it; after the third those who are left have passed."""
    table, left = match.open, bidders(match)
    if left and table.round < match.rules.rounds:
        table.round += 1
        table.bids, table.virtual_bids = [""] * match.players, []
        match.ask("bid", left, Mode.SEALED)
        return
    for seat in left:
        table.passed[seat] = True
        match.tell(seat, "{остаётся|остаётесь} без карты после трёх кругов: это пас", "namestnik.auc.6", "namestnik.pass.def")
    then(match, *(("pass", seat) for seat in in_order(match, left)))


def reveal_bids(match: M, bids: dict[int, int]) -> None:
    """Open the fists, the virtual ones too; everybody gets what his colour brings."""
    table, rules = match.open, match.rules
    seats = sorted(bids)
    for seat in seats:
        _show(match, seat, bids[seat])
    if table.virtuals and (rules.virtual_always or any(bid != PASS for bid in bids.values())):
        box = match.shuffle("gems", match.pile("box"))
        table.virtual_bids = [gem // (len(match.packs["gems"].words) // len(COLORS)) for gem in box[: table.virtuals]]  # type: ignore[attr-defined]
        shown = ", ".join(COLORS[color] for color in table.virtual_bids)
        match.tell(None, f"Из коробки вытянуто: {shown}", "namestnik.solo.2", "namestnik.solo.6")
    result = opened(
        rules,
        lying(table),
        [bids[seat] for seat in seats],
        table.virtual_bids,
        match.players == 1 and virtual_count(match.options) == 1,
    )
    passed = [seats[at] for at in result.passed]
    for seat in passed:
        table.passed[seat] = True
    takings = [("pass", seat) for seat in in_order(match, passed)]
    returned = [("bids back", tuple((seat, bid) for seat, bid in bids.items()))]
    then(match, *(returned + takings if rules.bids_first else takings + returned), *_follow(match, result, seats), ("round",))
    table.virtuals -= result.virtuals_out


def _show(match: M, seat: int, bid: int) -> None:
    table = match.open
    if bid == PASS:
        table.bids[seat] = "пас"
        match.tell(seat, "{раскрывает|раскрываете} пустую ладонь: пас", "namestnik.auc.5", "namestnik.pass.def")
    elif bid == ATTACK:
        table.bids[seat] = "атака"
        match.tell(seat, "{ставит|ставите} жетон атаки", "namestnik.rew.att.2")
    else:
        table.bids[seat] = COLORS[bid]
        match.tell(seat, f"{{ставит|ставите}} {COLORS[bid]} камень", "namestnik.auc.2")


def _follow(match: M, result: Outcome, seats: list[int]) -> list[tuple[Any, ...]]:
    """Return what follows from the fists: cards taken, cards chosen, attacks, virtual ones."""
    table = match.open
    steps: list[tuple[Any, ...]] = [
        ("clash", color, tuple(seats[at] for at in who), cites) for color, who, cites in result.clashed
    ]
    for at, color in result.alone:
        steps.append(("choose" if lying(table)[color] == 2 else "won", seats[at], color))
    steps += [("thrown", color, count, cites) for color, count, cites in result.thrown]
    steps += [("duel", seats[at], color) for color, at in result.duels]
    steps += [("claim", color, in_order(match, (seats[one], seats[two]))) for color, one, two in result.pairs]
    attacks = [("pick", seat) for seat in in_order(match, (seats[at] for at in result.attackers))]
    dropped: list[tuple[Any, ...]] = [("drop",)] * result.virtual_attacks
    return steps + (attacks + dropped if match.rules.players_attack_first else dropped + attacks)


def bids_back(match: M, bids: tuple[tuple[int, int], ...]) -> None:
    """Put everything that was bid back into the middle."""
    for seat, bid in bids:
        if bid == ATTACK:
            match.move_cards(match.cards["attacks"][seat][:1], ("attacks", seat), ("arms", TABLE))
        elif bid != PASS:
            take_gem(match, bid, ("screen", seat), ("gem_reserve", TABLE))


def clash(match: M, color: int, seats: tuple[int, ...], cites: tuple[str, ...]) -> None:
    """Say that nobody gets a card of a colour."""
    match.tell(None, f"На цвете «{COLORS[color]}» ставки столкнулись: карты не получает никто", *cites)


def won(match: M, seat: int, color: int) -> None:
    """Give the only card of a colour to the one who alone named it."""
    table = match.open
    card = table.base[color] if table.base[color] != NONE else table.tip[color]
    bought(match, seat, card, "namestnik.auc.3")


def bought(match: M, seat: int, card: int, *cites: str) -> None:
    """Lay a card of the auction before a player."""
    take_from_market(match, card, ("bought", seat))
    match.tell(seat, f"{{берёт|берёте}} карту {_number(match, card)}", *cites, "namestnik.auc.17")


def choose(match: M, seat: int, color: int) -> None:
    """Ask which of two cards one takes who is alone on their colour."""
    match.open.color = color
    match.ask("choose", [seat])


def claim(match: M, color: int, seats: list[int]) -> None:
    """Ask two players which of two cards each wants."""
    table = match.open
    table.color, table.claims = color, {}
    match.ask("claim", seats, match.rules.claims)


def claimed(match: M, wanted: dict[int, int]) -> None:
    """Give both what they pointed at, or neither where it is the same card."""
    if len(set(wanted.values())) < len(wanted):
        match.tell(None, "Оба указали одну карту: не получает никто", "namestnik.auc.16b", "namestnik.h4")
        return
    for seat, card in wanted.items():
        bought(match, seat, card, "namestnik.auc.16b")


def duel(match: M, seat: int, color: int) -> None:
    """Ask one who met a virtual bidder at two cards whether he takes the one at the tip."""
    match.open.color = color
    match.ask("duel", [seat])


def thrown(match: M, color: int, count: int, cites: tuple[str, ...]) -> None:
    """Let virtual bidders throw cards of a colour out: of two the one at the foot of the arrow first."""
    table = match.open
    for card in [one for one in (table.base[color], table.tip[color]) if one != NONE][:count]:
        take_from_market(match, card, ("discard", TABLE))
        match.tell(None, f"Виртуал забирает в сброс {_number(match, card)}", *cites)


def pick(match: M, seat: int) -> None:
    """Ask one who attacked which card he takes of those that are left; where none is, he has lost his token."""
    if match.pile("stall"):
        match.ask("pick", [seat])
    else:
        match.tell(seat, "{атакует|атакуете}, но карт на аукционе не осталось", "namestnik.rew.att.2")


def drop(match: M) -> None:
    """Ask whoever decides for an attacking virtual bidder which card is thrown out."""
    if match.pile("stall"):
        match.ask("drop", in_order(match, range(match.players))[:1])


def auction_over(match: M) -> None:
    """Throw out what lies at the tips, carry over what lies at the feet, open four new cards."""
    table = match.open
    for at in range(LANES):
        if table.tip[at] != NONE:
            take_from_market(match, table.tip[at], ("discard", TABLE))
    table.tip, table.base = table.base[:], [NONE] * LANES
    refill(match)
    last = ("namestnik.auc.end3",) if not match.pile("big_deck") else ()
    match.tell(None, "Аукцион окончен, карты на нём сменились", "namestnik.auc.end1", "namestnik.auc.end2", *last)


# The payment


def buyers(match: M) -> list[int]:
    """Return who has a card of the auction before him."""
    return [seat for seat in range(match.players) if match.cards["bought"][seat]]


def payment(match: M) -> None:
    """Ask all who have bought a card whether they play it."""
    if owners := buyers(match):
        then(match, ("pay",))
        match.ask("refuse", owners, Mode.SEALED)


def refused(match: M, seats: list[int]) -> None:
    """Let those who do not play their card throw it away and take gems as ones who passed."""
    for seat in seats:
        card = match.cards["bought"][seat][0]
        match.move_cards([card], ("bought", seat), ("discard", TABLE))
        match.open.passed[seat] = True
        match.tell(seat, f"{{сбрасывает|сбрасываете}} {_number(match, card)}: это пас", "namestnik.pay.1", "namestnik.pass.def")
    then(match, *(("pass", seat) for seat in in_order(match, seats)))


def pay(match: M) -> None:
    """Ask those who kept their cards for a place."""
    if owners := buyers(match):
        match.ask("pay", owners, Mode.SEALED)


def placed(match: M, chosen: dict[int, tuple[Spot, list[int]]]) -> None:
    """Lay all cards at once, pay for them, then give the rewards in the order of their numbers."""
    cards = cards_of(match)
    played = {}
    for seat, (spot, price) in sorted(chosen.items()):
        card = played[seat] = match.cards["bought"][seat][0]
        lay_card(match, card, seat, spot, ("bought", seat))
        spend(match, seat, price)
        paid = f"{{платит|платите}} {priced(price)}" if any(price) else "ничего не {платит|платите}"
        match.tell(
            seat, f"{{кладёт|кладёте}} {_number(match, card)} на место {written(spot)} и {paid}",
            "namestnik.pay.2a", "namestnik.pay.2b", "namestnik.pay.9",
        )  # fmt: skip
    for seat in sorted(chosen, key=lambda one: -cards.number(played[one])):
        spot = chosen[seat][0]
        then(match, ("circle", seat, spot, "namestnik.pay.5"), ("reward", seat, played[seat], spot[0], "namestnik.pay.10"))


def priced(price: list[int]) -> str:
    """Say a price."""
    said = ", ".join(f"{count} {_short(color, count)}" for color, count in enumerate(price) if count)
    return said or "бесплатно"


def _short(color: int, count: int) -> str:
    return (
        COLORS[color]
        if count == 1
        else {"синий": "синих", "красный": "красных", "зелёный": "зелёных", "жёлтый": "жёлтых"}[COLORS[color]]
    )


# The end


def end(match: M) -> None:
    """Take the screens away, throw the hands away, let everybody recolour."""
    for seat in range(match.players):
        match.move_cards(tuple(match.cards["hand"][seat]), ("hand", seat), ("discard", TABLE))
        match.open.laws_held[seat] = 0
    match.tell(None, "Игра окончена: ширмы сняты, карты с рук сброшены", "namestnik.end.1", "namestnik.end.2")
    steps: list[tuple[Any, ...]] = [("recolor", seat) for seat in range(match.players)]
    cards = cards_of(match)
    for seat in range(match.players):
        steps += [
            ("by hand", seat, card)
            for card in match.open.pyramids[seat].values()
            if (effect := cards[card].effect) is not None and effect.when == BY_HAND
        ]
    then(match, *steps, ("count",))


def recolor(match: M, seat: int) -> None:
    """Ask a player what he recolours, while he can."""
    if paintable(match, seat):
        match.ask("recolor", [seat])


def paintable(match: M, seat: int) -> list[tuple[Spot, int]]:
    """Return every circle that a player can make one colour with his gems, and the colour."""
    table, held = match.open, colors(match.cards["screen"][seat])
    cards = cards_of(match)
    found = []
    for spot in sorted(table.pyramids[seat]):
        if spot[0] == 1 or spot in table.painted[seat]:
            continue
        sectors = circle(table.pyramids[seat], spot, cards)
        found += [(spot, color) for color in range(len(COLORS)) if 0 < 4 - sectors.count(color) <= held[color]]
    return found


def paint(match: M, seat: int, spot: Spot, color: int) -> None:
    """Lay gems on the sectors of a circle that are of another colour."""
    table = match.open
    need = 4 - circle(table.pyramids[seat], spot, cards_of(match)).count(color)
    match.move_cards(of_color(match.cards["screen"][seat], color)[:need], ("screen", seat), ("paint", seat))
    table.painted[seat][spot] = color
    match.tell(
        seat, f"{{перекрашивает|перекрашиваете}} круг под {written(spot)}: он теперь одного цвета, {OF_COLOR[color]}",
        "namestnik.end.3a", "namestnik.end.3b",
    )  # fmt: skip


def by_hand(match: M, seat: int, card: int) -> None:
    """Ask the owner of a law that only he can read for its points."""
    match.open.at_card = card
    match.ask("by hand", [seat])


STEPS: dict[str, Callable[..., None]] = {
    "ready": ready, "turn": turn, "laws": laws, "lay": lay, "move": move, "circle": circle_gem, "reward": reward, "gems": gems,
    "pass": pass_gems, "draw": draw, "stone": stone, "auction": auction, "round": next_round, "bids back": bids_back, "clash": clash,
    "won": won, "choose": choose, "claim": claim, "duel": duel, "thrown": thrown, "pick": pick, "drop": drop,
    "auction over": auction_over, "payment": payment, "pay": pay, "end": end, "recolor": recolor, "by hand": by_hand,
    "count": write_count,
}  # fmt: skip
