"""«Бах!»: every prohibition and obligation."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.moves import Bar, Turn
from ...frame.russian import number
from .cards import (  # fmt: skip
    ACTIONS,
    BANG,
    BEER,
    CAT,
    COLT,
    DYNAMITE,
    JAIL,
    JANET,
    JESSE,
    KIT,
    LUKE,
    MISSED,
    NEAR,
    PANIC,
    PEDRO,
    REACH,
    SALOON,
    SAM,
    SELF,
    SHERIFF,
    SID,
    VOLCANIC,
    WILLY,
)
from .effects import barrels
from .hiring import least, unopened
from .irregularities import SET_UP_BARS
from .plays import acts_as, in_play, others
from .rules import CARD_PRICE
from .state import (
    before,
    character,
    distance,
    farther_by,
    hand_limit,
    kind,
    living,
    money,
    most_life,
    reach,
    seat_of,
    shown_role,
    weapon,
)

Test = Callable[[Turn], bool]
NO_END = 99
"""As far as a card reaches for which no distance counts."""


def named(*names: str) -> Test:
    """Return the test that the card is one of these."""
    return lambda turn: kind(turn.match, turn.card) in names


def is_not(name: str) -> Test:
    """Return the test that somebody else than this character is asked."""
    return lambda turn: character(turn.match, turn.seat) != name


def shots_spent(turn: Turn) -> bool:
    """Tell whether the one «Бах!» of the turn is played and nothing allows another."""
    match, seat = turn.match, turn.seat
    if acts_as(match, seat, turn.card) != BANG or match.open.bangs_played < match.rules.bangs:
        return False
    return weapon(match, seat) != VOLCANIC and character(match, seat) != WILLY


def lies_already(turn: Turn) -> bool:
    """Tell whether the same card lies before whoever plays it."""
    name = kind(turn.match, turn.card)
    return ACTIONS[name].blue and name != JAIL and name in before(turn.match, turn.seat)


def aimed(turn: Turn) -> str:
    """Return what the card does whose target is named."""
    return acts_as(turn.match, turn.seat, in_play(turn.match, turn.seat))


def too_far(turn: Turn, name: str, far: int) -> bool:
    """Tell whether this card is aimed farther than it reaches."""
    return aimed(turn) == name and distance(turn.match, turn.seat, turn.word) > far


def out_of_range(*weapons: str) -> Test:
    """Return the test that a shot with one of these weapons does not carry."""
    return lambda turn: (
        aimed(turn) == BANG and weapon(turn.match, turn.seat) in weapons and too_far(turn, BANG, reach(turn.match, turn.seat))
    )


def far_text(turn: Turn) -> str:
    """Say how far the weapon carries and how far the target is."""
    return f"Дальность {reach(turn.match, turn.seat)}, а до него {distance(turn.match, turn.seat, turn.word)}"


def near_text(turn: Turn) -> str:
    """Say how far a card reaches that no weapon helps."""
    return (
        f"«{aimed(turn)}» берёт на расстоянии {turn.match.rules.near}, а до него {distance(turn.match, turn.seat, turn.word)}"
    )


def kept_away(name: str, rule: str) -> Test:
    """Return the test that a target would be within reach but for this rule."""

    def when(turn: Turn) -> bool:
        match, by = turn.match, farther_by(turn.match, turn.word)
        far = reach(match, turn.seat) if name == BANG else match.rules.near
        return rule in by and too_far(turn, name, far) and distance(match, turn.seat, turn.word) - len(by) <= far

    return when


def has_nothing(turn: Turn) -> bool:
    """Tell whether the target has no card at all."""
    match, name = turn.match, aimed(turn)
    return name in (PANIC, CAT) and not match.cards["hand"][turn.word] and not match.cards["table"][turn.word]


def no_target(turn: Turn) -> bool:
    """Tell whether a card of one's own turn finds nobody it may be played on."""
    match, seat, card = turn.match, turn.seat, turn.card
    name = acts_as(match, seat, card)
    row = ACTIONS[name]
    if row.aim == SELF:
        return False
    far = NO_END
    if row.aim == REACH:
        far = reach(match, seat)
    elif row.aim == NEAR or name == CAT and not match.rules.cat_anywhere:
        far = match.rules.near
    for other in others(match, seat):
        if far < NO_END and distance(match, seat, other) > far:
            continue
        if name in (PANIC, CAT) and not match.cards["hand"][other] and not match.cards["table"][other]:
            continue
        if name == JAIL and (shown_role(match, other) == SHERIFF and match.players > 3 or JAIL in before(match, other)):
            continue
        return False
    return True


def nobody_text(turn: Turn) -> str:
    """Say why a card has no target."""
    name = acts_as(turn.match, turn.seat, turn.card)
    if ACTIONS[name].aim == REACH:
        return f"Дальность {reach(turn.match, turn.seat)}: так близко нет никого"
    return f"«{name}» сейчас не на кого сыграть"


def missed_now(turn: Turn) -> bool:
    """Tell whether a card is no answer to a shot."""
    name = kind(turn.match, turn.card)
    return name != MISSED and not (name == BANG and character(turn.match, turn.seat) == JANET)


def no_bang(indians: bool) -> Test:
    """Return the test that a card cannot be thrown as «Бах!»."""

    def when(turn: Turn) -> bool:
        name = kind(turn.match, turn.card)
        janet = character(turn.match, turn.seat) == JANET and (not indians or turn.match.rules.janet_indians)
        return name != BANG and not (name == MISSED and janet)

    return when


def healthy(turn: Turn) -> bool:
    """Tell whether nothing can be healed."""
    return bool(turn.match.open.life[turn.seat] >= most_life(turn.match, turn.seat))


def sam_is_there(turn: Turn) -> bool:
    """Tell whether Сэм takes the cards of the dead: then they are nobody's to throw."""
    return seat_of(turn.match, SAM) not in (-1, turn.seat)


def always(turn: Turn) -> bool:
    """Refuse whatever is named."""
    return True


def poor(turn: Turn) -> bool:
    """Tell whether a bid is more than the bidder has; who has less than a hundred opens with what he has."""
    return bool(turn.word > max(0, money(turn.match, turn.seat)))


def kept_now(turn: Turn) -> int:
    """Return how many cards a seat has kept already: all that is in its hand before the deal."""
    return len(turn.match.cards["hand"][turn.seat])


def not_mine(turn: Turn) -> bool:
    """Tell whether it is another's turn: Сид alone may step in then, by his ability."""
    return bool(turn.prompt.about.get("of", turn.seat) != turn.seat)


OTHERS_TURN = tuple(
    Bar(verb, ("bang.turn.2d",), "Сейчас ходит другой", not_mine, phase, quiet=True)
    for verb, phase in (
        ("check", "check"), ("draw", "draw"), ("rob", "draw"), ("look", "draw"), ("play", "play"), ("end", "play"),
        ("discard", "discard"), ("end", "discard"),
    )
)  # fmt: skip

BARS = (
    *OTHERS_TURN,
    *SET_UP_BARS,
    # before the game
    Bar("show", ("bang.setup.deal",), "Роль держат в тайне, пока не выбыли", always, "play"),
    Bar("bid", ("bang.var.hire.b",), lambda turn: f"Больше, чем есть, предлагать нельзя: у вас {number(money(turn.match, turn.seat))}", poor),
    Bar("bid", ("bang.var.hire.b",), "Первая ставка не меньше 100 долларов",
        lambda turn: unopened(turn.match) and turn.word < least(turn.match, turn.seat)),
    Bar("bid", ("bang.h9",), lambda turn: f"Прибавляют не меньше 100: нужно {least(turn.match, turn.seat)}",
        lambda turn: turn.word < least(turn.match, turn.seat)),
    Bar("pass", ("bang.h9",), "Открывший торг обязан сделать первую ставку", lambda turn: unopened(turn.match), "bid"),
    Bar("stay", ("bang.var.hire.d",), "На прежнюю цену не хватает денег",
        lambda turn: turn.match.open.prices[turn.seat] > money(turn.match, turn.seat)),
    Bar("keep", ("bang.var.exp.c",), "Сохранить больше карт, чем жизней вначале, нельзя",
        lambda turn: kept_now(turn) >= turn.match.open.most[turn.seat]),
    Bar("keep", ("bang.var.exp.c",), f"Карта стоит {CARD_PRICE} долларов, столько у вас нет",
        lambda turn: money(turn.match, turn.seat) < CARD_PRICE),
    # before phase 1, phase 1
    Bar("check", ("bang.spec.dynamite.3",), "Сначала проверяют динамит",
        lambda turn: turn.word == JAIL and DYNAMITE in before(turn.match, turn.seat) and DYNAMITE not in turn.prompt.about.get("done", ())),
    Bar("draw", ("bang.char.pedro",), "Со сброса берёт только Педро Рамирез",
        lambda turn: turn.word == "discard" and character(turn.match, turn.seat) != PEDRO, "draw"),
    Bar("draw", ("bang.char.pedro",), "Сброс пуст", lambda turn: turn.word == "discard" and not turn.match.cards["discard"][0], "draw"),
    Bar("rob", ("bang.char.jesse",), "С чужой руки берёт только Джесси Джонс", is_not(JESSE), quiet=True),
    Bar("rob", ("bang.char.jesse",), "На этой руке карт нет", lambda turn: not turn.match.cards["hand"][turn.word]),
    Bar("look", ("bang.char.kit",), "Три карты смотрит только Кит Карлсон", is_not(KIT), quiet=True),
    # phase 2
    Bar("play", ("bang.bang.2",), "«Мимо!» играют в ответ на выстрел в себя",
        lambda turn: kind(turn.match, turn.card) == MISSED and character(turn.match, turn.seat) != JANET, "play"),
    Bar("play", ("bang.turn.2b", "bang.char.janet"), "«Мимо!» вместо «Бах!» тоже выстрел, а один за ход уже был",
        lambda turn: kind(turn.match, turn.card) == MISSED and shots_spent(turn), "play"),
    Bar("play", ("bang.turn.2b",), "За ход играют один «Бах!», он уже сыгран", shots_spent, "play"),
    Bar("play", ("bang.turn.2c",), lambda turn: f"«{kind(turn.match, turn.card)}» перед вами уже лежит", lies_already, "play"),
    Bar("play", ("bang.weapon.1", "bang.bang.1"), nobody_text, lambda turn: acts_as(turn.match, turn.seat, turn.card) == BANG and no_target(turn), "play"),
    Bar("play", ("bang.sym.any", "bang.h6"), nobody_text, lambda turn: acts_as(turn.match, turn.seat, turn.card) != BANG and no_target(turn), "play"),
    Bar("treat", ("bang.beer.2",), "«Пиво» играют только на себя", always),
    # targets
    Bar("on", ("bang.bang.1", "bang.char.paul"), far_text, kept_away(BANG, "bang.char.paul")),
    Bar("on", ("bang.bang.1", "bang.dist.mustang"), far_text, kept_away(BANG, "bang.dist.mustang")),
    Bar("on", ("bang.weapon.1", "bang.bang.1"), far_text, out_of_range(COLT)),
    Bar("on", ("bang.bang.1", "bang.spec.volcanic"), far_text, out_of_range(VOLCANIC)),
    Bar("on", ("bang.bang.1", "bang.h2"), far_text, out_of_range(*(name for name in ACTIONS if ACTIONS[name].weapon))),
    Bar("on", ("bang.card.panic", "bang.dist.mustang"), near_text, kept_away(PANIC, "bang.dist.mustang")),
    Bar("on", ("bang.card.panic", "bang.char.paul"), near_text, kept_away(PANIC, "bang.char.paul")),
    Bar("on", ("bang.card.panic", "bang.sym.dist"), near_text, lambda turn: too_far(turn, PANIC, turn.match.rules.near)),
    Bar("on", ("bang.card.catbalou", "bang.dist.2"), near_text,
        lambda turn: not turn.match.rules.cat_anywhere and too_far(turn, CAT, turn.match.rules.near)),
    Bar("on", ("bang.sym.draw",), "У него нет ни одной карты", has_nothing),
    Bar("on", ("bang.spec.jail.3",), "Шерифа не сажают",
        lambda turn: aimed(turn) == JAIL and turn.match.players > 3 and shown_role(turn.match, turn.word) == SHERIFF),
    Bar("on", ("bang.h6",), "Он уже в тюрьме: вторую «Тюрьму» не кладут",
        lambda turn: aimed(turn) == JAIL and JAIL in before(turn.match, turn.word)),
    Bar("handpick", ("bang.sym.draw",), "С руки берут наугад, выбирают только из лежащих на столе", always),
    # answers
    Bar("play", ("bang.card.saloon",), "«Салун» играют только в свой ход", named(SALOON), "last"),
    Bar("play", ("bang.beer.3",), "В игре двое: «Пиво» не действует",
        lambda turn: kind(turn.match, turn.card) == BEER and len(living(turn.match)) == 2, "last"),
    Bar("play", ("bang.elim.1", "bang.beer.4"), "От смертельной раны спасает «Пиво»", lambda turn: kind(turn.match, turn.card) != BEER, "last"),
    Bar("play", ("bang.beer.4",), "«Пиво» в чужой ход — только против смертельной раны", named(BEER), "answer"),
    Bar("play", ("bang.bang.2",), "На выстрел отвечают картой «Мимо!»", missed_now, "answer"),
    Bar("play", ("bang.spec.duel.2",), "«Дуэль» — не «Бах!»: «Мимо!» в ней не защищает", always, "duel"),
    Bar("play", ("bang.spec.indians",), "«Мимо!» против индейцев не помогает", always, "indians"),
    Bar("barrel", ("bang.spec.duel.2",), "«Бочка» в дуэли не защищает", always, "duel"),
    Bar("barrel", ("bang.spec.indians",), "«Бочка» против индейцев не помогает", always, "indians"),
    Bar("barrel", ("bang.draw.ex",), "«Бочки» перед вами нет", lambda turn: not barrels(turn.match, turn.seat), "answer", quiet=True),
    Bar("barrel", ("bang.draw.ex", "bang.char.jourd"), "«Бочку» против этого выстрела уже пробовали",
        lambda turn: turn.prompt.about["tries"] >= barrels(turn.match, turn.seat), "answer"),
    Bar("discard", ("bang.bang.2",), "Выстрел отменяют картой «Мимо!», её играют, а не сбрасывают", always, "answer"),
    Bar("discard", ("bang.spec.duel.1",), "В дуэли сбрасывают «Бах!»", no_bang(False), "duel"),
    Bar("discard", ("bang.spec.indians",), "Против индейцев сбрасывают «Бах!»", no_bang(True), "indians"),
    Bar("lose", ("bang.spec.duel.1",), "«Бах!» на руке есть: его обязаны сбросить",
        lambda turn: turn.match.rules.duel_must and any(kind(turn.match, card) == BANG for card in turn.hand), "duel"),
    Bar("choose", ("bang.char.luke",), "Открывают одну карту; две и с выбором — только Везунчик Дюк", is_not(LUKE), "choose"),
    Bar("throw", ("bang.char.sam",), "Карты выбывшего забирает Стервятник Сэм", sam_is_there, "dead"),
    Bar("rest", ("bang.char.sam",), "Карты выбывшего забирает Стервятник Сэм", sam_is_there, "dead"),
    # Сид
    Bar("heal", ("bang.char.sid",), "Это умеет только Сид Кечам", is_not(SID), quiet=True),
    Bar("heal", ("bang.elim.1",), "От смертельной раны спасает одно «Пиво»", lambda turn: not turn.match.rules.sid_fatal, "last"),
    Bar("heal", ("bang.char.sid", "bang.beer.3"), "В игре двое: лечиться нельзя",
        lambda turn: not turn.match.rules.sid_for_two and len(living(turn.match)) == 2),
    Bar("heal", ("bang.char.sid",), "Жизней больше, чем вначале, не бывает", healthy),
    Bar("heal", ("bang.char.sid",), "Нужны две карты", lambda turn: len(turn.hand) < 2),
    # phase 3
    Bar("end", ("bang.turn.3",), lambda turn: f"Карт {len(turn.hand)}, а предел {hand_limit(turn.match, turn.seat)}: лишнее сбросьте",
        lambda turn: len(turn.hand) > hand_limit(turn.match, turn.seat), "discard"),
    Bar("discard", ("bang.turn.3",), "Лишних карт нет", lambda turn: len(turn.hand) <= hand_limit(turn.match, turn.seat), "discard"),
)  # fmt: skip
