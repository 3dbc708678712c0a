"""«Наместник»: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from ...frame.moves import Bar, Turn
from .cards import ATTACK as ATTACK_TOKEN
from .cards import COLORS, DEFENCE
from .phases import CHARACTER, FULL, LAW, affords, bid_of, bought_card, lawful, price_of
from .pyramid import Spot, apart, edges, read_spot, rests
from .state import NONE, of_color, stones_of
from .steps import bidders, movable


def always(turn: Turn) -> bool:
    """Hold whenever the move is named."""
    return True


def _spot(turn: Turn) -> Spot | None:
    return read_spot(turn.word.removesuffix(FULL))


def _level(turn: Turn) -> int:
    spot = _spot(turn)
    return spot[0] if spot is not None else 0


def no_spot(turn: Turn) -> bool:
    """Tell whether what is named is no place at all."""
    return _level(turn) < 1


def taken(turn: Turn) -> bool:
    """Tell whether a card lies there already."""
    return _spot(turn) in turn.match.open.pyramids[turn.seat]


def too_high(turn: Turn) -> bool:
    """Tell whether a place lies above the fifth level."""
    return _level(turn) > int(turn.match.rules.top)


def unsupported(turn: Turn) -> bool:
    """Tell whether a place of an upper level lacks one of its two cards."""
    spot = _spot(turn)
    return spot is not None and spot[0] > 1 and not rests(turn.match.open.pyramids[turn.seat], spot)


def aside(turn: Turn) -> bool:
    """Tell whether a place does not touch the cards of its row where it has to."""
    spot, pyramid = _spot(turn), turn.match.open.pyramids[turn.seat]
    if spot is None or not pyramid:
        return False
    if spot[0] == 1:
        return spot not in edges(pyramid)
    return not turn.match.rules.gaps and apart(pyramid, spot)


def broke(turn: Turn) -> bool:
    """Tell whether the gems behind the screen do not pay for a place."""
    card = bought_card(turn.match, turn.seat)
    return card != NONE and not affords(
        turn.match, turn.seat, price_of(turn.match, turn.seat, card, _level(turn), turn.word.endswith(FULL))
    )


def nowhere(turn: Turn) -> bool:
    """Tell whether a bought card can be paid for nowhere."""
    match, seat = turn.match, turn.seat
    card = bought_card(match, seat)
    levels = {int(text.partition(".")[0]) for text in lawful(match, seat, match.rules.top)}
    return card != NONE and not any(affords(match, seat, price_of(match, seat, card, level)) for level in levels)


def no_card(turn: Turn) -> bool:
    """Tell whether one has no bought card to play."""
    return bought_card(turn.match, turn.seat) == NONE


def _held(turn: Turn, color: int) -> bool:
    return bool(of_color(turn.match.cards["screen"][turn.seat], color))


def no_such_bid(turn: Turn) -> bool:
    """Tell whether what is named is no colour."""
    return bid_of(turn.word) == NONE


def full_price(turn: Turn) -> bool:
    """Tell whether one pays in full where there is no inexhaustible gem to go without."""
    return turn.word.endswith(FULL) and not any(stones_of(turn.match, turn.seat))


def _lane(turn: Turn) -> tuple[int, int]:
    table, at = turn.match.open, bid_of(turn.word)
    return table.base[at], table.tip[at]


def _reserve(turn: Turn) -> list[int]:
    return of_color(turn.match.pile("gem_reserve"), COLORS.index(turn.word))


def _wrong_draw(turn: Turn) -> bool:
    words = turn.word.split(", ")
    due = int(turn.match.open.due) if turn.match.rules.draws_together else 1
    return len(words) != due or not set(words) <= {LAW, CHARACTER}


def _not_there(turn: Turn) -> bool:
    words, match = turn.word.split(", "), turn.match
    laws, characters = words.count(LAW), words.count(CHARACTER)
    return bool(laws > len(match.pile("law_deck")) or characters > len(match.pile("small_deck")))


def _pass_cause(turn: Turn) -> bool:
    return bool(turn.match.open.cause == "пас")


def _wrong_move(turn: Turn) -> bool:
    start, _, end = turn.word.partition(" to ")
    pair = (read_spot(start), read_spot(end))
    return pair not in movable(turn.match, turn.seat, turn.match.open.at_card)


BARS = (
    Bar("hold", ("namestnik.setup.6b",), "Из трёх карт оставляют одну", always),
    Bar("show", ("namestnik.setup.8",), "Законы на руке не показывают", always),
    Bar("uncover", ("namestnik.setup.4a",), "Камни держат за ширмой", always),
    Bar("look", ("namestnik.setup.4b",), "За чужую ширму не смотрят", always),
    Bar("give", ("namestnik.auc.15b",), "Жетоны и карты друг другу не передают", always),
    Bar("hide", ("namestnik.auc.17",), "Приобретённая карта лежит перед игроком открыто", always),
    Bar("next", ("namestnik.virt.5",), "В круге участвует хотя бы один живой игрок, а здесь карты взяли или спасовали все", lambda turn: not bidders(turn.match)),
    Bar("next", ("namestnik.auc.6",), "Следующий круг начинается, когда подведены итоги этого", always),
    Bar("both", ("namestnik.auc.16a",), "Из двух карт берут одну", always),
    # A card from the hand
    Bar("play", ("namestnik.turn.phases",), "Карты с руки играют в фазе законов", always, phase="pay"),
    Bar("play", ("namestnik.law.1",), "Карта с руки в этом ходе уже разыграна", lambda turn: turn.match.open.played[turn.seat]),
    Bar("move", ("namestnik.pyr.3a",), "Разыгранную карту не перекладывают, если этого не позволил закон", lambda turn: turn.prompt.phase != "move"),
    Bar("move", ("namestnik.pyr.free", "namestnik.h2"), "Переложить можно одну свободную карту, не сам закон, на доступное место не выше четвёртого уровня", _wrong_move),
    *(
        bar
        for verb in ("lay", "place")
        for bar in (
            Bar("place", ("namestnik.auc.14",), "Приобретённую карту кладут в фазе оплаты", always, phase="bid"),
            Bar("place", ("namestnik.pay.8",), "Ставку аукциона в цену не засчитывают", lambda turn: turn.word.endswith(" with bid")),
            Bar("place", ("namestnik.pay.1",), "Приобретённой карты у вас нет", no_card),
            Bar(verb, ("namestnik.pyr.2",), "Место записывают «уровень.номер», например 2.1", no_spot),
            Bar(verb, ("namestnik.pyr.3a",), "На этом месте карта уже лежит", taken),
            Bar(verb, ("namestnik.pyr.3b",), "Выше пятого уровня карт не кладут", too_high),
            Bar(verb, ("namestnik.pyr.2",), "Под этим местом нет двух карт", unsupported),
            Bar(verb, ("namestnik.pyr.1",), "Карты пирамиды примыкают одна к другой", aside),
            Bar("lay", ("namestnik.law.5",), "В фазе законов на пятый уровень карт не кладут", lambda turn: _level(turn) > turn.match.rules.top_by_hand),
            Bar("place", ("namestnik.rew.inex.2",), "Неисчерпаемых камней нет, отказываться не от чего", full_price),
            Bar("place", ("namestnik.pay.7",), "На это место не хватает камней", broke),
        )
        if bar.on == verb
    ),
    # A bid
    Bar("bid", ("namestnik.auc.12",), "Больше трёх кругов аукцион не длится", lambda turn: turn.match.open.round > turn.match.rules.rounds),
    Bar("bid", ("namestnik.auc.10", "namestnik.auc.11"), "За ход приобретают одну карту, а она у вас есть", lambda turn: not no_card(turn)),
    Bar("bid", ("namestnik.auc.11",), "Вы спасовали и до конца хода в аукционе не участвуете", lambda turn: turn.match.open.passed[turn.seat]),
    Bar("bid", ("namestnik.auc.8", "namestnik.rew.inex.2"), "Неисчерпаемым камнем не ставят", lambda turn: turn.word.startswith("неисчерпаемый")),
    Bar("bid", ("namestnik.auc.2",), "Ставят один камень одного из четырёх цветов", no_such_bid),
    Bar("bid", ("namestnik.auc.13",), "У этого цвета карт нет", lambda turn: _lane(turn) == (NONE, NONE)),
    Bar("bid", ("namestnik.auc.7",), "За ширмой нет камня этого цвета", lambda turn: not _held(turn, bid_of(turn.word))),
    Bar("attack", ("namestnik.auc.11",), "В этом ходе аукцион для вас окончен", lambda turn: not no_card(turn) or turn.match.open.passed[turn.seat]),
    Bar("attack", ("namestnik.rew.att.2",), "Жетона атаки за ширмой нет", lambda turn: not turn.match.cards["attacks"][turn.seat], quiet=True),
    Bar("pass", ("namestnik.pass.6",), "Пасуют один раз за ход", lambda turn: turn.match.open.passed[turn.seat]),
    Bar("pass", ("namestnik.pay.1",), "От приобретённой карты отказываются до оплаты", always, phase="pay"),
    Bar("pass", ("namestnik.pay.1",), "От покупки отказываются словом «сбросить»", always, phase="refuse"),
    Bar("pass", ("namestnik.auc.11",), "У вас уже есть карта", lambda turn: not no_card(turn)),
    # Payment
    Bar("accept", ("namestnik.pay.7",), "На карту не хватает камней: её сбрасывают", nowhere),
    Bar("accept", ("namestnik.pay.1",), "Приобретённой карты у вас нет", no_card),
    Bar("discard", ("namestnik.pay.1",), "Приобретённой карты у вас нет", no_card),
    # Gems and cards
    Bar("gem", ("namestnik.pass.3",), "Камней этого цвета в запасе нет", lambda turn: _pass_cause(turn) and not _reserve(turn)),
    Bar("gem", ("namestnik.lim.2",), "Камней этого цвета в запасе нет, пока кто-нибудь не вернёт такой", lambda turn: not _reserve(turn)),
    Bar("enough", ("namestnik.pass.1", "namestnik.rew.gems"), "Эти камни берут все, сколько положено", lambda turn: turn.match.open.due > turn.match.open.optional, quiet=True),
    Bar("substitute", ("namestnik.lim.3",), "Камни ничем не заменяют", lambda turn: turn.prompt.phase == "gems" or turn.word.rpartition(" ")[2] in COLORS),
    Bar("draw", ("namestnik.rew.cards.a",), "Берут законы или карты малой колоды, столько, сколько показано", _wrong_draw),
    Bar("draw", ("namestnik.lim.1",), "Этой колоды не хватает, а новых не складывают", _not_there),
    Bar("own", ("namestnik.rew.inex.1",), "За ширмой такого камня нет", lambda turn: not _held(turn, turn.match.open.stone)),
    Bar("decline", ("namestnik.rew.inex.1",), "По этому чтению свой камень обязателен",
        lambda turn: turn.match.rules.own_stone_due and _held(turn, turn.match.open.stone)),
    Bar("put", ("namestnik.rew.att.1",), "Атаку кладут за ширму: в пирамиде лежит только защита", lambda turn: turn.word == "pyramid" and turn.match.open.cause == ATTACK_TOKEN),
    Bar("put", ("namestnik.rew.def",), "Защиту кладут на карту", lambda turn: turn.word == "screen" and turn.match.open.cause == DEFENCE),
)  # fmt: skip
