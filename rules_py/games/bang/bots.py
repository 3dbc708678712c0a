"""«Бах!»: what a player may conclude about roles from what all saw, and how a sensible one plays."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from ...frame.face import WAIT, Habit
from ...frame.russian import plural
from ...frame.sampling import Maxim
from ...frame.view import View
from .cards import (
    ACTIONS,
    APPALOOSA,
    BANDIT,
    BANG,
    BARREL,
    BEER,
    CAT,
    CITIZEN,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    JAIL,
    JANET,
    MISSED,
    MUSTANG,
    PANIC,
    SALOON,
    SHERIFF,
    SLAB,
    STAGE,
    STORE,
    TRAITOR,
    VOLCANIC,
    WELLS,
    WILLY,
    explodes,
    hearts,
)
from .decks import ranges_of
from .rules import PREY, ROLES_BY_PLAYERS
from .state import before, character, distance, face, kind, living, reach, shown_role, weapon

V = View[Any]
SHOT, GRAB = 2, 1
WEIGHTS = {BANG: SHOT, DUEL: SHOT, PANIC: GRAB, CAT: GRAB, JAIL: GRAB}
"""How much a deed against somebody tells; cards on all tell nothing."""
SAID = {
    BANG: ("стрелял в", "стреляли в"), DUEL: ("вызывал на дуэль", "вызывали на дуэль"), PANIC: ("грабил", "грабили"),
    CAT: ("заставлял сбросить", "заставляли сбросить"), JAIL: ("сажал", "сажали"),
}  # fmt: skip
"""How a deed of one and of several is told, before its victim."""
PATIENCE = 60
"""After so many actions a player the quiet ones are suspected too: a game in which nobody shoots does not end."""
WORTH = {
    BEER: 9, MISSED: 8, BARREL: 8, WELLS: 8, GATLING: 7, STAGE: 7, MUSTANG: 7, BANG: 6, VOLCANIC: 6, APPALOOSA: 5,
    PANIC: 5, CAT: 5, DUEL: 5, INDIANS: 4, STORE: 4, SALOON: 4, JAIL: 4, DYNAMITE: 1,
}  # fmt: skip
"""Which card a player would rather have."""


class Deed(NamedTuple):
    """What a seat did to somebody so many times, and how much it tells against the sheriff's side."""

    weight: int
    card: str
    victim: str
    often: int

    def told(self, doers: int) -> str:
        """Tell it of one or of several who did the same."""
        return f"{SAID[self.card][doers > 1]} {self.victim}{times(self.often)}"


class Estimate(NamedTuple):
    """How much a seat looks like an enemy of the sheriff, and what says so: its deeds, or what is known without them."""

    weight: int
    deeds: tuple[Deed, ...] = ()
    text: str = "дела роли не выдают"

    def grounds(self, doers: int = 1, shortly: bool = False) -> str:
        """Say what speaks for the estimate: all of it, or the one deed that tells most."""
        deeds = self.deeds
        if shortly and deeds:
            deeds = (max(deeds, key=lambda deed: deed.weight if self.weight >= 0 else -deed.weight),)
        return "; ".join(deed.told(doers) for deed in deeds) or self.text


def times(count: int) -> str:
    """Say how often."""
    return {1: "", 2: " дважды", 3: " трижды"}.get(count, f" {count} раз")


def estimate(view: V, seat: int) -> Estimate:
    """Weigh what all saw a seat do: against the sheriff it speaks for a bandit, against his enemies for a citizen."""
    known = shown_role(view, seat)
    if known:
        return Estimate({SHERIFF: -9, CITIZEN: -6, BANDIT: 6, TRAITOR: 3}[known], text=f"роль открыта, {known}")
    left = hidden_roles(view)
    if left and all(role in (BANDIT, TRAITOR) for role in left):
        return Estimate(4, text="среди скрытых ролей жителей нет")
    if left and all(role == CITIZEN for role in left):
        return Estimate(-4, text="среди скрытых ролей одни жители")
    deeds = []
    rebels = {who for who, on, card in view.open.deeds if card in WEIGHTS and shown_role(view, on) == SHERIFF}
    for (who, on, card), count in view.open.deeds.items():
        if who != seat or card not in WEIGHTS:
            continue
        side, victim = (
            (2, "шерифа") if (target := shown_role(view, on)) == SHERIFF
            else (1, "жителя") if target == CITIZEN
            else (-1, "бандита") if target == BANDIT
            else (-1, "предателя") if target == TRAITOR
            else (-1, f"игрока {on + 1}, обидчика шерифа{',' if count > 1 else ''}") if on in rebels
            else (0, "")
        )  # fmt: skip
        if side:
            deeds.append(Deed(side * WEIGHTS[card] * count, card, victim, count))
    return Estimate(sum(deed.weight for deed in deeds), tuple(deeds))


def hidden_roles(view: V) -> list[str]:
    """Return the roles that nobody has shown yet, without one's own."""
    left = list(ROLES_BY_PLAYERS[view.players])
    for seat in range(view.players):
        if shown_role(view, seat):
            left.remove(shown_role(view, seat))
    own = own_role(view)
    if own in left and not shown_role(view, view.seat):
        left.remove(own)
    return left


def own_role(view: V) -> str:
    """Return one's own role."""
    lie = view.seen("face", view.seat) or view.seen("role", view.seat)
    return str(view.packs["roles"].name(lie[0])) if lie else ""


def verdict(weight: int, count: int) -> str:
    """Put an estimate of one or of several into a word."""
    if weight < 0:
        return "скорее за шерифа"
    return (
        plural(count, "скорее бандит", "скорее бандиты", "скорее бандиты")
        if weight
        else plural(count, "роль неясна", "роли неясны", "роли неясны")
    )


def looks(view: V, first: int = -1) -> str:
    """Say what every living player looks like whose role is hidden: of the one who comes first with all grounds; others who look alike together."""
    groups: dict[tuple[int, str], tuple[Estimate, list[int]]] = {}
    for seat in sorted(living(view, view.seat)[1:], key=lambda one: one != first):
        if seat == first or not shown_role(view, seat):
            found = estimate(view, seat)
            sign = (found.weight > 0) - (found.weight < 0)
            groups.setdefault((sign, found.grounds(shortly=seat != first)), (found, []))[1].append(seat)
    return " ".join(
        f"{plural(len(seats), 'Игрок', 'Игроки', 'Игроки')} {', '.join(str(seat + 1) for seat in sorted(seats))} — "
        f"{verdict(sign, len(seats))}: {found.grounds(len(seats), first not in seats)}."
        for (sign, _), (found, seats) in groups.items()
    )


@lru_cache(maxsize=2)
def hostilities(view: V) -> tuple[int, ...]:
    """Return for every seat how much a player of one's own role wants it gone; a view is of one moment, so once is enough."""
    drags = view.at > PATIENCE * view.players
    return tuple(
        max(found, 1) if drags and not shown_role(view, seat) else found
        for seat in range(view.players)
        for found in (_hostility(view, seat),)
    )


def hostility(view: V, seat: int) -> int:
    """Return how much a seat is wanted gone; when the game drags on, every hidden role is suspected."""
    return hostilities(view)[seat]


def _hostility(view: V, seat: int) -> int:
    mine, role = own_role(view), shown_role(view, seat)
    if view.players == 3:
        return 6 if PREY.get(mine) == role or len(living(view)) == 2 else 1
    theirs = estimate(view, seat).weight
    if mine in (SHERIFF, CITIZEN):
        return -9 if role == SHERIFF else theirs or prior(view)
    if mine == BANDIT:
        return 8 if role == SHERIFF else -theirs or 1
    if role == SHERIFF:
        return 6 if len(living(view)) == 2 else -5
    return theirs + 1


def prior(view: V) -> int:
    """Return how one who gave nothing away is taken: by the roles that are still hidden."""
    left = hidden_roles(view)
    foes = sum(1 for role in left if role in (BANDIT, TRAITOR))
    return 1 if 2 * foes > len(left) else 0


def by_name(view: V, cards: tuple[int, ...] | list[int], *names: str) -> list[int]:
    """Return the cards of these names."""
    return [card for card in cards if kind(view, card) in names]


def worth_of(view: V, card: int) -> int:
    """Return how much a card is wanted."""
    return WORTH.get(kind(view, card), 3 + ranges_of(view.options["deck"]).get(kind(view, card), 0))


def acts(view: V, verb: str) -> list[str]:
    """Return the listed actions of a verb."""
    return [action for action in view.legal if action.partition(" ")[0] == verb]


def play_of(view: V, card: int) -> str | None:
    """Return the action of playing a card, where it is allowed."""
    action = f"play {view.text(card)}"
    return action if action in view.legal else None


def first_play(view: V, *names: str) -> str | None:
    """Play the first card of these names that may be played."""
    for name in names:
        for card in by_name(view, view.hand, name):
            action = play_of(view, card)
            if action:
                return action
    return None


def targets(view: V, name: str) -> list[int]:
    """Return whom a card may be aimed at, the most hostile first."""
    me = view.seat
    far = {"reach": reach(view, me), "near": 1}.get(ACTIONS[name].aim, 99)
    found = [seat for seat in living(view, me)[1:] if distance(view, me, seat) <= far]
    if name == JAIL:
        found = [
            seat
            for seat in found
            if (shown_role(view, seat) != SHERIFF or view.players == 3) and JAIL not in before(view, seat)
        ]
    if name in (PANIC, CAT):
        found = [seat for seat in found if view.count("hand", seat) or before(view, seat)]
    return sorted(found, key=lambda seat: (-hostility(view, seat), view.open.life[seat], (seat - me) % view.players))


def wanted(view: V, name: str) -> int | None:
    """Return the best target that is worth the card."""
    for seat in targets(view, name):
        return seat if hostility(view, seat) > 0 else None
    return None


# Advice: what is done when


def wait_or_heal(view: V) -> str | None:
    """Let Сид step in between others only when a life is short."""
    if view.about.get("of", view.seat) == view.seat:
        return None
    return "heal" if "heal" in view.legal and view.open.life[view.seat] <= 2 and len(view.hand) >= 4 else WAIT


def heal_self(view: V) -> str | None:
    """Drink while it helps."""
    state, me = view.open, view.seat
    if view.phase_name != "play" or state.life[me] >= state.most[me]:
        return None
    if len(living(view)) > 2:
        found = first_play(view, BEER)
        if found:
            return found
    if state.life[me] <= 2 and (found := first_play(view, SALOON)):
        return found
    return "heal" if "heal" in view.legal and state.life[me] <= 2 and len(view.hand) >= 3 else None


def equip(view: V) -> str | None:
    """Lay down what helps all the time; a weapon only where it carries farther."""
    if view.phase_name != "play":
        return None
    found = first_play(view, BARREL, MUSTANG, APPALOOSA)
    if found:
        return found
    now, many = reach(view, view.seat), len(by_name(view, view.hand, BANG)) >= 2 and character(view, view.seat) != WILLY
    if weapon(view, view.seat) == VOLCANIC and many:
        return None
    known = ranges_of(view.options["deck"])
    better = sorted(
        (card for card in view.hand if ACTIONS[kind(view, card)].weapon and known[kind(view, card)] > now),
        key=lambda card: -known[kind(view, card)],
    )
    for card in better:
        if action := play_of(view, card):
            return action
    near = any(hostility(view, seat) > 0 and distance(view, view.seat, seat) == 1 for seat in living(view, view.seat)[1:])
    return first_play(view, VOLCANIC) if many and near else None


def draw_more(view: V) -> str | None:
    """Take cards before deciding."""
    return first_play(view, WELLS, STAGE, STORE) if view.phase_name == "play" else None


def aimed_card(*names: str) -> Callable[[V], str | None]:
    """Return the advice to play one of these cards where there is somebody to aim it at."""

    def choose(view: V) -> str | None:
        if view.phase_name != "play":
            return None
        for name in names:
            if wanted(view, name) is not None and (found := first_play(view, name)):
                return found
            janet = name == BANG and character(view, view.seat) == JANET and len(by_name(view, view.hand, MISSED)) > 1
            if janet and wanted(view, BANG) is not None and (found := first_play(view, MISSED)):
                return found
        return None

    return choose


def duel_if_armed(view: V) -> str | None:
    """Challenge with shots in hand, or one who holds almost nothing."""
    if view.phase_name != "play":
        return None
    seat = wanted(view, DUEL)
    armed = len(by_name(view, view.hand, BANG)) >= 2
    return first_play(view, DUEL) if seat is not None and (armed or view.count("hand", seat) == 0) else None


def on_all(view: V) -> str | None:
    """Play on all where it harms foes more than friends."""
    if view.phase_name != "play":
        return None
    others = living(view, view.seat)[1:]
    gain = sum(
        1
        if hostility(view, seat) > 0
        else -2
        if hostility(view, seat) < -3 and view.open.life[seat] <= 1
        else -1
        if hostility(view, seat) < 0
        else 0
        for seat in others
    )
    return first_play(view, GATLING, INDIANS) if gain > 0 else None


def name_target(view: V) -> str | None:
    """Aim at whoever is most likely a foe."""
    if view.phase_name != "target":
        return None
    lie = view.seen("aimed", view.seat)
    name = kind(view, lie[0])
    name = BANG if name == MISSED else name
    allowed = acts(view, "on")
    for seat in targets(view, name):
        if f"on {seat}" in allowed:
            return f"on {seat}"
    return allowed[0] if allowed else "back"


def target_text(view: V, action: str) -> str:
    """Say why this target."""
    return looks(view, int(action.partition(" ")[2])) if action.startswith("on ") else "Достать некого: карту лучше вернуть."


def pick_prize(view: V) -> str | None:
    """Take what lies open and helps the other most, else from the hand."""
    if view.phase_name != "take":
        return None
    ways = acts(view, "take")
    target = view.about["target"]
    lying: dict[str, int] = {
        view.text(card): worth_of(view, card) for card in view.seen("table", target) if kind(view, card) not in (JAIL, DYNAMITE)
    }
    best = max(
        (action for action in ways if action.partition(" ")[2] in lying),
        key=lambda action: lying[action.partition(" ")[2]],
        default=None,
    )
    if best and (lying[best.partition(" ")[2]] >= 5 or "take hand" not in ways):
        return best
    return "take hand" if "take hand" in ways else ways[0]


def dodge(view: V) -> str | None:
    """Try the barrel first, then «Мимо!»."""
    if view.phase_name != "answer":
        return None
    if "barrel" in view.legal:
        return "barrel"
    cards = [
        *by_name(view, view.hand, MISSED),
        *(by_name(view, view.hand, BANG) if character(view, view.seat) == JANET else []),
    ]
    if two_wanted(view) and len(cards) + view.about["got"] < 2:
        return "lose"
    return next((action for card in cards if (action := play_of(view, card))), "lose")


def throw_bang(view: V) -> str | None:
    """Throw a «Бах!» in a duel or against Indians while there is one."""
    if view.phase_name not in ("duel", "indians"):
        return None
    ways = acts(view, "discard")
    return ways[0] if ways else "lose"


def survive(view: V) -> str | None:
    """Drink against a mortal wound where it is enough, else leave."""
    if view.phase_name != "last":
        return None
    missing = 1 - view.open.life[view.seat]
    beers = acts(view, "play")
    if len(by_name(view, view.hand, BEER)) >= missing and beers:
        return beers[0]
    return "heal" if "heal" in view.legal and len(view.hand) >= 2 * missing else "die"


def least_wanted(view: V) -> str | None:
    """Throw what is wanted least."""
    if view.phase_name not in ("discard", "pay"):
        return None
    ways = set(acts(view, "discard"))
    cards = sorted((card for card in view.hand if f"discard {view.text(card)}" in ways), key=lambda card: worth_of(view, card))
    return f"discard {view.text(cards[0])}" if cards else "end"


def choose_card(view: V) -> str | None:
    """Choose the opened card that helps: for a check by luck, from the store by worth."""
    if view.phase_name == "choose":
        bursting = view.about["what"] == DYNAMITE
        cards = sorted(
            view.seen("opened"), key=lambda card: explodes(face(view, card)) if bursting else not hearts(face(view, card))
        )
        return f"choose {view.text(cards[0])}"
    if view.phase_name == "store":
        return f"choose {view.text(max(view.seen('opened'), key=lambda card: worth_of(view, card)))}"
    if view.phase_name == "pick":
        return f"pick {view.text(max(view.seen('looked', view.seat), key=lambda card: worth_of(view, card)))}"
    return None


def first_cards(view: V) -> str | None:
    """Take the first card where it is worth most."""
    if view.phase_name != "draw":
        return None
    if "look" in view.legal:
        return "look"
    pile = view.seen("discard")
    if "draw discard" in view.legal and pile and worth_of(view, pile[-1]) >= 7:
        return "draw discard"
    robs = sorted(
        acts(view, "rob"),
        key=lambda action: (-hostility(view, int(action.split()[1])), -view.count("hand", int(action.split()[1]))),
    )
    if robs and hostility(view, int(robs[0].split()[1])) > 0:
        return robs[0]
    return "draw deck"


def bid_little(view: V) -> str | None:
    """Bid the least for a character, and not more than a third of the money."""
    if view.phase_name != "bid":
        return None
    bids = acts(view, "bid")
    if "pass" not in view.legal:
        return bids[0]
    money = view.sheet.total("dollars", view.seat)
    return bids[0] if bids and int(bids[0].split()[1]) * 3 <= money else "pass"


def at(phase: str, choose: Callable[[V], str]) -> Callable[[V], str | None]:
    """Return the choice of a phase that has one sensible answer."""
    return lambda view: choose(view) if view.phase_name == phase else None


def first_of(verb: str) -> Callable[[V], str]:
    """Return the choice of the first that is offered."""
    return lambda view: acts(view, verb)[0]


def play_text(name: str) -> Callable[[V, str], str]:
    """Return a text that says who a card would be aimed at and why."""

    def text(view: V, action: str) -> str:
        seat = wanted(view, name)
        return f"«{name}»: цель есть. {looks(view, -1 if seat is None else seat)}"

    return text


def rules_of_card(view: V, action: str) -> tuple[str, ...]:
    """Return the rules of the card that is played, or that looks for its target."""
    lie = view.seen("aimed", view.seat)
    cards = lie[:1] if view.phase_name == "target" else [card for card in view.hand if play_of(view, card) == action]
    name = next((kind(view, card) for card in cards), BANG)
    return ACTIONS[BANG if name == MISSED else name].cites


def by_action(other: tuple[str, ...], **named: str) -> Callable[[V, str], tuple[str, ...]]:
    """Return the rules of an action by its verb."""
    return lambda view, action: (named[verb],) if (verb := action.partition(" ")[0]) in named else other


def by_phase(**named: str) -> Callable[[V, str], tuple[str, ...]]:
    """Return the rule of the phase in which somebody is asked."""
    return lambda view, action: (named[view.phase_name],)


def draw_rules(view: V, action: str) -> tuple[str, ...]:
    """Return the rule of a way to draw: those of characters are their own."""
    ways = {"draw discard": "bang.char.pedro", "draw deck": "bang.turn.1", "look": "bang.char.kit"}
    return (ways.get(action, "bang.char.jesse"),)


def check_rules(view: V, action: str) -> tuple[str, ...]:
    """Return the rule of the card that is checked, of the order where two are."""
    if len(acts(view, "check")) > 1:
        return ("bang.spec.dynamite.3",)
    return ("bang.spec.dynamite.1" if action == f"check {DYNAMITE}" else "bang.spec.jail.1",)


def lay_rules(view: V, action: str) -> tuple[str, ...]:
    """Return the rules of a card that stays on the table: a weapon has one more."""
    armed = any(play_of(view, card) == action and ACTIONS[kind(view, card)].weapon for card in view.hand)
    return ("bang.turn.2f", "bang.weapon.2")[: 1 + armed]


def two_wanted(view: V) -> bool:
    """Tell whether a shot of Кастет asks for two cards «Мимо!»."""
    return view.about["cause"] == BANG and character(view, view.about["by"]) == SLAB


def dodge_rules(view: V, action: str) -> tuple[str, ...]:
    """Return the rules by which a shot is answered."""
    if action == "barrel":
        return ("bang.draw.ex",)
    return ("bang.char.slab",) if two_wanted(view) else ("bang.bang.2",)


def dodge_text(view: V, action: str) -> str:
    """Say how a shot is answered; where it is not, why."""
    if action == "lose":
        return "Двух карт «Мимо!» против Кастета нет." if two_wanted(view) else "Отменить выстрел нечем: жизнь потеряна."
    return "Сначала «Бочка», потом «Мимо!»: карты руки берегут."


def bang_text(view: V, action: str) -> str:
    """Say whether a «Бах!» saves a life; nobody has to throw one."""
    return "Сбросить нечего: жизнь потеряна." if action == "lose" else "«Бах!» дешевле жизни."


def last_text(view: V, action: str) -> str:
    """Say what saves from a mortal wound."""
    if action == "die":
        return "Рана смертельная, спастись нечем."
    if action == "heal":
        return "Рана смертельная: две карты возвращают жизнь."
    return "Рана смертельная: «Пива» хватает, пейте."


MAXIMS = (
    Maxim(("bang.char.sid",), "Чужой ход: жизнь за две карты берегут до нужды.", wait_or_heal),
    Maxim(("bang.beer.4", "bang.elim.1", "bang.char.sid"), last_text, survive,
          by_action(("bang.beer.4",), heal="bang.char.sid", die="bang.elim.1")),
    Maxim(("bang.bang.2", "bang.draw.ex", "bang.char.slab"), dodge_text, dodge, dodge_rules),
    Maxim(("bang.spec.duel.1", "bang.spec.indians"), bang_text, throw_bang, by_phase(duel="bang.spec.duel.1", indians="bang.spec.indians")),
    Maxim(("bang.turn.1", "bang.char.kit", "bang.char.jesse", "bang.char.pedro"), "Первая фаза: берите там, где карта вернее.", first_cards, draw_rules),
    Maxim(("bang.char.luke", "bang.spec.store", "bang.char.kit"), "Из открытых берите ту, что нужнее.", choose_card,
          by_phase(choose="bang.char.luke", store="bang.spec.store", pick="bang.char.kit")),
    Maxim(("bang.bang.1", "bang.card.panic", "bang.card.catbalou", "bang.spec.duel.1", "bang.spec.jail.1"), target_text, name_target, rules_of_card),
    Maxim(("bang.sym.draw", "bang.sym.discard"), "Нужнее всего то, что лежит на столе и служит противнику.", pick_prize),
    Maxim(("bang.beer.1",), "Жизни не хватает: лечитесь, пока ход ваш.", heal_self),
    Maxim(("bang.card.stage", "bang.card.wells", "bang.spec.store"), "Сначала добрать карт, потом решать.", draw_more, rules_of_card),
    Maxim(("bang.turn.2f", "bang.weapon.2"), "Что лежит на столе, служит каждый ход: выкладывайте.", equip, lay_rules),
    Maxim(("bang.spec.jail.1",), play_text(JAIL), aimed_card(JAIL)),
    Maxim(("bang.card.panic",), play_text(PANIC), aimed_card(PANIC)),
    Maxim(("bang.card.catbalou",), play_text(CAT), aimed_card(CAT)),
    Maxim(
        ("bang.card.gatling.a", "bang.spec.indians"),
        lambda view, action: f"Врагов за столом больше, чем своих: карта на всех оправдана. {looks(view)}",
        on_all,
        rules_of_card,
    ),
    Maxim(("bang.spec.duel.1",), play_text(DUEL), duel_if_armed),
    Maxim(("bang.bang.1",), play_text(BANG), aimed_card(BANG)),
    Maxim(("bang.turn.3",), "Сбрасывайте то, что нужно меньше всего.", least_wanted),
    Maxim(("bang.var.hire.b",), "Персонаж дороже трети денег не стоит того.", bid_little),
    Maxim(("bang.spec.dynamite.1", "bang.spec.jail.1", "bang.spec.dynamite.3"), "Ход начинают с проверки: сначала «Динамит», потом «Тюрьма».", at("check", first_of("check")), check_rules),
    Maxim(("bang.var.nomercy",), "Возвращённый «Бах!» пригодится ещё раз.", at("mercy", first_of("return"))),
    Maxim(("bang.var.hire.b",), "Первая ставка ваша: выставьте персонажа.", at("hire", first_of("offer"))),
    Maxim(("bang.bang.4",), "Для выбывшего порядок карт уже не важен: сбрасывайте как лежат.", at("dead", lambda view: "rest")),
    Maxim(("bang.var.exp.a",), "Деньги идут в счёт турнира: больше карт не сохраняйте.", at("keep", lambda view: "enough")),
    Maxim(("bang.var.hire.d",), "Платить за персонажа второй раз не обязательно: деньги идут в счёт.", at("rehire", lambda view: "part")),
    Maxim(("bang.turn.2a",), "Играть больше нечего: дальше.", at("play", lambda view: "end")),
    Maxim(("bang.score.series",), "Эта игра окончена: дальше следующая.", at("over", lambda view: "next")),
)  # fmt: skip
HABITS = (
    Habit("Роли бот угадывает по делам за столом: нападение на шерифа говорит за бандита вдвое сильнее, чем на других", Fraction(1, 1), ("bang.goal.bandit",)),
    Habit("За персонажа бот отдаёт не больше трети своих денег", Fraction(1, 3), ("bang.var.hire.b",)),
)  # fmt: skip


def worth(match: Any, seat: int) -> float:
    """Return what a game brought: a win."""
    deal = match.sheet.of_deal(match.number)
    return float(sum(entry.item.amount or 0 for entry in deal if (entry.account, entry.seat) == ("wins", seat)))
