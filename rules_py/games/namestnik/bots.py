"""«Наместник»: what a card is worth to a seat and to the others, the advice that follows, what a seat can imagine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from ...frame.rng import Generator
from ...frame.sampling import Maxim
from .cards import (
    AFTER_PASS,
    AT_END,
    ATTACK,
    CARDS,
    CHARACTERS,
    CIRCLE_BONUS,
    COLORS,
    DEFENCE,
    GEMS,
    MAGIC,
    MAGIC_BONUS,
    MOVE,
    NOW,
    POINTS,
    SCIENCE,
    STONE,
    Card,
    Reward,
    circle_bonuses,
)  # fmt: skip
from .phases import FULL, bought_card, price_of
from .pyramid import Pyramid, Spot, circle, circles, one_color, places, read_spot
from .rules import CIRCLE, LANES, SET
from .state import NONE, M, V, cards_of, colors, of_color, stones_of, tokens_of

GEM = 0.8
"""What a gem is worth in points while there are turns to spend it in."""
PASSED = 3 * GEM
WIDER = 1.5
"""What a wider base is worth: every upper level rests on it."""
HALF_CIRCLE = 1.0
"""What three sectors of one colour are worth: a gem at the end makes the circle whole."""


def imagine(view: V, twin: M, random: Any) -> None:
    """Lay hidden cards as their backs show them, laws among laws, and hidden gems so that who kept a card can pay for it."""
    hidden: list[tuple[str, int]] = [("big_deck", 0), ("small_deck", 0), ("law_deck", 0)]
    hidden += [("hand", seat) for seat in range(view.players) if not isinstance(view.cards["hand"][seat], tuple)]
    pool = [card for place, owner in hidden for card in twin.cards[place][owner]]
    laws, characters = [card for card in pool if card >= CHARACTERS], [card for card in pool if card < CHARACTERS]
    for place, owner in hidden:
        pile = twin.cards[place][owner]
        held = view.open.laws_held[owner] if place == "hand" else len(pile) if place == "law_deck" else 0
        pile[:] = [laws.pop() if at < held else characters.pop() for at in range(len(pile))]
    phase = twin.stack[-1].phase if twin.stack else ""
    if phase == "pay" or (("pay",) in twin.open.queue and phase != "refuse"):
        _enable(view, twin, random)


def _enable(view: V, twin: M, random: Any) -> None:
    """Deal the gems behind other screens so that whoever kept a bought card can pay for it somewhere: all saw that he can."""
    hidden = [seat for seat in range(view.players) if not isinstance(view.cards["screen"][seat], tuple)]
    owners = [seat for seat in hidden if twin.cards["bought"][seat]]
    screens = {seat: twin.cards["screen"][seat] for seat in hidden}
    pool = [gem for screen in screens.values() for gem in screen]
    ways = list(product(*(_prices(twin, seat) for seat in owners)))
    for at in random.shuffle(len(ways)):
        due = dict(zip(owners, ways[at], strict=True))
        whole = [sum(price[color] for price in due.values()) for color in range(LANES)]
        if any(wanted > there for wanted, there in zip(whole, colors(pool), strict=True)):
            continue
        if any(sum(price) > len(screens[seat]) for seat, price in due.items()):
            continue
        paid = {
            seat: [gem for color, count in enumerate(due.get(seat, ())) for gem in _taken(pool, color, count)]
            for seat in hidden
        }
        for seat, screen in screens.items():
            screen[:] = [*paid[seat], *(pool.pop() for _ in range(len(screen) - len(paid[seat])))]
        return


def _taken(pool: list[int], color: int, count: int) -> list[int]:
    """Take so many gems of a colour out of a heap."""
    found = of_color(pool, color)[:count]
    pool[:] = [gem for gem in pool if gem not in found]
    return found


def _prices(twin: M, seat: int) -> list[tuple[int, ...]]:
    """Return every price at which a bought card can be laid."""
    spots = places(twin.open.pyramids[seat], twin.rules.top, twin.rules.gaps)
    return sorted({tuple(price_of(twin, seat, bought_card(twin, seat), level)) for level, _ in spots})


class Eye:
    """Looks at the table from one seat's pyramid: what rewards, circles and places are worth there."""

    def __init__(self, view: V, seat: int) -> None:
        self.view, self.seat = view, seat
        self.cards = cards_of(view)
        table = view.open
        self.pyramid: Pyramid = table.pyramids[seat]
        self.left: int = max(int(view.rules.turns) - int(table.turn_no), 0)
        self.have = {word: len(tokens_of(table, seat, word)) for word in (SCIENCE, DEFENCE)}
        self.have[MAGIC] = sum(1 for token in tokens_of(table, seat, MAGIC) if token == MAGIC)
        self.magic_sum = sum(int(token[-1]) for token in tokens_of(table, seat, MAGIC_BONUS))
        self.stones = stones_of(view, seat)
        self.bonus = circle_bonuses(tokens_of(table, seat, "бонус"))
        found = [one_color(sectors) for sectors in circles(self.pyramid, self.cards).values()]
        self.rings = [found.count(color) for color in range(LANES)]

    def gem(self) -> float:
        """Return what a gem is worth now: at the end it only recolours."""
        return GEM if self.left > 1 else 0.4

    def reward(self, what: Reward) -> float:
        """Return what a reward is worth in points."""
        kind, amount = what.kind, what.amount
        if kind == POINTS:
            return amount
        if kind == GEMS:
            return amount * self.gem()
        if kind == CARDS:
            return amount * min(2.5, 0.6 * self.left)
        if kind == STONE:
            return CIRCLE + self.bonus[what.color] + 0.4 * self.left
        if kind == MAGIC_BONUS:
            return amount * (self.have[MAGIC] + min(2.0, 0.25 * self.left))
        if kind == CIRCLE_BONUS:
            return amount * (self.rings[what.color] + self.stones[what.color] + min(1.5, 0.2 * self.left))
        if kind == ATTACK:
            return amount * (3.0 if self.view.players > 1 else min(2.0, self.left))
        return self._set(kind, amount)

    def _set(self, kind: str, amount: int) -> float:
        """Return what tokens of defence, magic, science are worth: sets they fill, and what each does by itself."""
        after = {**self.have, kind: self.have[kind] + amount}
        whole = SET * (min(after.values()) - min(self.have.values()))
        hope = min(1.0, 0.15 * self.left) * (2.0 if after[kind] <= 1 + min(after.values()) else 0.5) * amount
        alone = {
            MAGIC: amount * (self.magic_sum + min(2.0, 0.25 * self.left)),
            SCIENCE: amount * 0.15 * self.left,
            DEFENCE: amount * 0.8,
        }
        return whole + hope + alone[kind]

    def law(self, card: Card, spot: Spot) -> float:
        """Return what a law is worth on a place."""
        effect = card.effect
        assert effect is not None
        if effect.when == NOW:
            return 1.0 if effect.what == MOVE else self.reward(Reward(effect.what, effect.amount))
        if effect.when == AFTER_PASS:
            return 0.25 * self.left * effect.amount * GEM
        if effect.when != AT_END:
            return 3.0
        held = self.view.count("screen", self.seat)
        units = {
            "уровень": spot[0], "камень": min(held, 6) if self.left < 3 else 4, "жетон очков": 2 + len(tokens_of(self.view.open, self.seat, "очки")),
            "круг": 1 + sum(self.rings), "карта": len(self.pyramid) + self.left // 2,
        }.get(effect.what, 2)  # fmt: skip
        paid = effect.amount * units
        return float(min(paid, effect.most) if effect.most else paid)

    def place(self, card: int, spot: Spot) -> float:
        """Return what a card is worth on a place: reward or law, circle, a wider base."""
        made = self.cards[card]
        found = self.law(made, spot) if made.law else self.reward(made.reward(spot[0]))
        if spot[0] == 1:
            return found + min(WIDER, 0.25 * self.left)
        sectors = circle({**self.pyramid, spot: card}, spot, self.cards)
        color = one_color(sectors)
        if color >= 0:
            return found + CIRCLE + self.bonus[color] + self.gem()
        return found + HALF_CIRCLE * (max(map(sectors.count, sectors)) == LANES - 1)

    def spots(self, top: int) -> list[Spot]:
        """Return the places that are open."""
        return places(self.pyramid, top, self.view.rules.gaps)

    def bought(self, card: int, gems: Sequence[int]) -> tuple[float, Spot | None]:
        """Return what a card of the auction is worth with these gems, price taken off, and where."""
        best: tuple[float, Spot | None] = (-9.0, None)
        for spot in self.spots(self.view.rules.top):
            price = price_of(self.view, self.seat, card, spot[0])
            if all(held >= due for held, due in zip(gems, price, strict=True)):
                worth = self.place(card, spot) - self.gem() * sum(price)
                if worth > best[0]:
                    best = (worth, spot)
        return best


def _mine(view: V) -> list[int]:
    return colors(view.seen("screen", view.seat))


def _lanes(view: V) -> list[list[int]]:
    table = view.open
    return [[card for card in (table.base[at], table.tip[at]) if card != NONE] for at in range(LANES)]


def _guess(view: V, seat: int) -> list[int]:
    """Guess the gems behind another screen by their number."""
    each = view.count("screen", seat) / LANES
    return [max(1, round(each))] * LANES


def _wanted(view: V) -> list[float]:
    """Return how much the others together are after each colour."""
    found = [0.0] * LANES
    lanes = _lanes(view)
    for seat in view.asked:
        if seat == view.seat or seat in view.sealed_by:
            continue
        _add_wish(view, seat, lanes, found)
    for seat in view.sealed_by - {view.seat}:
        _add_wish(view, seat, lanes, found)
    for _ in range(view.open.virtuals):
        found = [one + 0.25 for one in found]
    return found


def _add_wish(view: V, seat: int, lanes: list[list[int]], found: list[float]) -> None:
    eye, gems = Eye(view, seat), _guess(view, seat)
    worth = [max((eye.bought(card, gems)[0] for card in lane), default=-9.0) for lane in lanes]
    weight = [max(one - PASSED + 1, 0.0) ** 2 for one in worth]
    total = sum(weight) + 1.0
    for at in range(LANES):
        found[at] += weight[at] / total


def _dice(view: V) -> Generator:
    return Generator(view.number * 7919 + view.open.turn_no * 271 + view.open.round * 31 + view.seat + 1)


def bid(view: V) -> str:
    """Bid on the colour that promises most, what the others want taken into account; pass where none beats three gems."""
    eye, gems, lanes, wanted, dice = Eye(view, view.seat), _mine(view), _lanes(view), _wanted(view), _dice(view)
    hopes: list[tuple[float, float, str]] = []
    for at, lane in enumerate(lanes):
        if not lane or not gems[at]:
            continue
        rest = [held - (color == at) for color, held in enumerate(gems)]
        worth = max(eye.bought(card, rest)[0] for card in lane) - eye.gem()
        clash = min(0.95, max(0.0, wanted[at] - (len(lane) - 1) * 0.5))
        hope = (1 - clash) * worth - clash * (1.5 if view.open.round < view.rules.rounds else 2.5)
        hopes.append((hope + dice.below(100) / 120, worth, f"bid {COLORS[at]}"))
    best = max(hopes, default=(-9.0, -9.0, "pass"))
    idle = (PASSED + 0.2 * eye.have[SCIENCE]) * (1.0 if eye.left > 1 else 0.4)
    if "attack" in view.legal:
        worth = max((eye.bought(card, gems)[0] for lane in lanes for card in lane), default=-9.0)
        if worth - 3.0 > max(best[0], idle):
            return "attack"
    return best[2] if best[0] > idle - 1.0 else "pass"


def keep(view: V) -> str:
    """Begin with the card whose lowest reward and upper sectors promise most."""
    eye = Eye(view, view.seat)
    best = max(
        view.hand,
        key=lambda card: (
            eye.reward(eye.cards[card].reward(1)) + (eye.cards[card].sectors[0] == eye.cards[card].sectors[1]),
            -card,
        ),
    )
    return f"keep {view.text(best)}"


def law(view: V) -> str:
    """Play the card from the hand that is worth most now; keep it while a higher level would be worth more."""
    eye = Eye(view, view.seat)
    spots = eye.spots(view.rules.top_by_hand)
    worth, card = max((max(eye.place(card, spot) for spot in spots), card) for card in view.hand)
    spare = len(view.hand) - eye.left
    return f"play {view.text(card)}" if worth > (2.5 if eye.left > 6 else 1.0) or spare >= 0 else "skip"


def lay(view: V) -> str:
    """Lay the card where it is worth most."""
    eye, card = Eye(view, view.seat), view.open.at_card
    level, at = max(eye.spots(view.rules.top_by_hand), key=lambda spot: (eye.place(card, spot), spot))
    return f"lay {level}.{at}"


def accept(view: V) -> str:
    """Play the bought card where it is worth more than three gems."""
    eye = Eye(view, view.seat)
    worth, spot = eye.bought(bought_card(view, view.seat), _mine(view))
    idle = PASSED if eye.left > 1 else 1.0
    return "accept" if spot is not None and worth > idle - 1.5 else "discard"


def pay(view: V) -> str:
    """Lay the bought card where reward and circle are worth most after the price."""
    spot = Eye(view, view.seat).bought(bought_card(view, view.seat), _mine(view))[1]
    if spot is None:
        return next(action for action in view.legal if not action.endswith(FULL))
    return f"place {spot[0]}.{spot[1]}"


def gem(view: V) -> str:
    """Take the gems of which one has fewest: variety pays for any card."""
    held = _mine(view)
    takings = [action for action in view.legal if action.startswith("gem ")]
    return min(takings, key=lambda action: held[COLORS.index(action.partition(" ")[2])]) if takings else view.legal[0]


def draw(view: V) -> str:
    """Take characters while there is time to play them, for nothing and up to the fourth level."""
    return max(view.legal, key=lambda action: action.count("персонаж") * (1 if Eye(view, view.seat).left > 1 else -1))


def choose(view: V) -> str:
    """Take the card that is worth more with the gems at hand."""
    eye, gems = Eye(view, view.seat), _mine(view)
    numbers = {view.text(card): card for lane in _lanes(view) for card in lane}
    return max(view.legal, key=lambda action: (eye.bought(numbers[action.partition(" ")[2]], gems)[0], action))


def drop(view: V) -> str:
    """Throw out what is worth most to the others, or least to oneself where there are none."""
    numbers = {view.text(card): card for lane in _lanes(view) for card in lane}
    others = [Eye(view, seat) for seat in range(view.players) if seat != view.seat]
    own = Eye(view, view.seat)

    def harm(action: str) -> float:
        card = numbers[action.partition(" ")[2]]
        return sum(eye.bought(card, _guess(view, eye.seat))[0] for eye in others) - own.bought(card, _mine(view))[0]

    return max(view.legal, key=lambda action: (harm(action), action))


def duel(view: V) -> str:
    """Take the card at the tip where it is worth more than three gems."""
    table = view.open
    worth, _ = Eye(view, view.seat).bought(table.tip[table.color], _mine(view))
    return "tip" if worth > PASSED - 1.0 else "on"


def stone(view: V) -> str:
    """Lay a gem of one's own where there is more than one of it, or few turns are left."""
    return (
        "own"
        if "own" in view.legal and (_mine(view)[view.open.stone] > 1 or Eye(view, view.seat).left < 6)
        else "decline"
        if "decline" in view.legal
        else "own"
    )


def recolor(view: V) -> str:
    """Recolour what brings most a gem; stop where a law pays more for the gems themselves."""
    eye = Eye(view, view.seat)

    def gain(action: str) -> float:
        place, _, color = action.removeprefix("paint ").partition(" ")
        spot, at = read_spot(place), COLORS.index(color)
        assert spot is not None
        sectors = circle(eye.pyramid, spot, eye.cards)
        before = one_color(sectors)
        worth = CIRCLE + eye.bonus[at] - (CIRCLE + eye.bonus[before] if before >= 0 else 0)
        return worth / (LANES - sectors.count(at))

    best = max((action for action in view.legal if action != "done"), key=gain)
    return best if gain(best) > _kept(view, eye) else "done"


def _kept(view: V, eye: Eye) -> float:
    """Return what a gem is worth where it stays behind the screen at the end."""
    effects = [eye.cards[card].effect for card in eye.pyramid.values()]
    held = view.count("screen", view.seat)
    return sum(
        effect.amount
        for effect in effects
        if effect is not None and effect.what == "камень" and (not effect.most or held * effect.amount <= effect.most)
    )


def during(choose: Callable[[V], str], *phases: str) -> Callable[[V], str | None]:
    """Return a choice that is silent but in its phases."""
    return lambda view: choose(view) if view.phase_name in phases else None


def by_verb(other: str, **said: str) -> Callable[[V, str], str]:
    """Return the text of an advice by the verb of its action."""
    return lambda view, action: said.get(action.partition(" ")[0], other)


def cites_by(other: tuple[str, ...], **named: tuple[str, ...]) -> Callable[[V, str], tuple[str, ...]]:
    """Return the rules of an advice by the verb of its action or by the phase in which it is asked for."""
    return lambda view, action: named.get(action.partition(" ")[0]) or named.get(view.phase_name, other)


def refuse_text(view: V, action: str) -> str:
    """Say why the bought card is played or thrown away."""
    if action == "accept":
        return "Карту стоит разыграть: три камня за пас её не заменят."
    spot = Eye(view, view.seat).bought(bought_card(view, view.seat), _mine(view))[1]
    return "Заплатить за карту нечем: возьмите три камня за пас." if spot is None else "Три камня за пас дороже этой карты."


def last_text(view: V, action: str) -> str:
    """Say why a circle is recoloured, or nothing more is."""
    if action != "done":
        return "Этот круг даёт больше всего очков на камень."
    if _kept(view, Eye(view, view.seat)):
        return "Закон платит за оставшиеся камни больше, чем круг."
    return "Очков перекраска больше не прибавит."


def gem_rules(view: V, action: str) -> tuple[str, ...]:
    """Return by which rule gems are taken: for a pass or as a reward."""
    return ("namestnik.pass.1" if view.open.passed[view.seat] else "namestnik.rew.gems",)


MAXIMS = (
    Maxim(("namestnik.setup.6c",), "Лучшая нижняя награда, и верхние секторы пригодятся кругам.", during(keep, "keep")),
    Maxim(("namestnik.law.1", "namestnik.law.2", "namestnik.rew.cards.b"),
          by_verb("Карта с руки бесплатна: играйте ту, что сейчас даёт больше, а слабую придержите для верхнего уровня.", skip="Карту с руки придержите: на верхнем уровне она даст больше."),
          during(law, "laws"), cites_by(("namestnik.law.2", "namestnik.rew.cards.b"), skip=("namestnik.law.1", "namestnik.rew.cards.b"))),
    Maxim(("namestnik.law.2", "namestnik.law.6"), "На этом месте карта даёт больше всего: награда, круг, место для следующих.", during(lay, "lay")),
    Maxim(("namestnik.auc.1", "namestnik.auc.4", "namestnik.pass.1", "namestnik.rew.att.2"),
          by_verb("Взвешено, чего карта стоит вам и остальным: на спорном цвете теряют камень.",
                  **{"pass": "Три камня за пас сейчас дороже карты, за которую пришлось бы спорить."}, attack="Жетон атаки даст карту и без спора о цвете."),
          during(bid, "bid"), cites_by(("namestnik.auc.1", "namestnik.auc.4"), **{"pass": ("namestnik.pass.1",)}, attack=("namestnik.rew.att.2",))),
    Maxim(("namestnik.pay.1", "namestnik.pass.1"), refuse_text, during(accept, "refuse")),
    Maxim(("namestnik.pay.10", "namestnik.pay.5"), "Здесь награда с кругом больше всего превышает цену.", during(pay, "pay")),
    Maxim(("namestnik.pass.1", "namestnik.rew.gems"), "Берите цвета, которых у вас меньше: разными камнями платят за любую карту.", during(gem, "gems"), gem_rules),
    Maxim(("namestnik.rew.cards.a", "namestnik.rew.cards.b"), "Персонажей с руки играют даром и до четвёртого уровня.", during(draw, "draw")),
    Maxim(("namestnik.auc.16a", "namestnik.auc.16b", "namestnik.rew.att.2"), "Эта карта вам по карману и даёт больше.", during(choose, "choose", "claim", "pick"),
          cites_by(("namestnik.auc.16a",), claim=("namestnik.auc.16b",), pick=("namestnik.rew.att.2",))),
    Maxim(("namestnik.solo.5", "namestnik.h5"), "Эта карта нужнее остальным, чем вам.", during(drop, "drop")),
    Maxim(("namestnik.virt.4",), by_verb("Новый круг обещает больше, чем карта у острия.", tip="Карта у острия стоит больше нового круга."), during(duel, "duel")),
    Maxim(("namestnik.rew.inex.1", "namestnik.rew.inex.2"),
          by_verb("Неисчерпаемый камень снимает камень с каждой следующей цены и даёт очки в конце.", decline="Такой камень у вас один и нужен для цены: награду лучше оставить."),
          during(stone, "stone")),
    Maxim(("namestnik.end.3a", "namestnik.score.1", "namestnik.score.3"),
          last_text,
          during(recolor, "recolor"), lambda view, action: ("namestnik.end.3a", "namestnik.score.3" if action == "done" and _kept(view, Eye(view, view.seat)) else "namestnik.score.1")),
    Maxim(("namestnik.h2",), "За переложенную карту новой награды нет.", during(lambda view: "skip", "move")),
    Maxim(("namestnik.score.3",), "Впишите очки, которые назвала карта.", during(lambda view: view.legal[0], "by hand")),
)  # fmt: skip
