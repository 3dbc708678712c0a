"""«Верю? Не верю!»: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.moves import Bar, Turn
from .rules import KIND_NAMES, cards, lowest_bid
from .state import cards_of, chooser, chooses_himself, hidden_of, highest, inside, kind_of, needed, own_left, result

When = Callable[[Turn], bool]


def always(turn: Turn) -> bool:
    """Hold wherever the row is read."""
    return True


def asked(turn: Turn) -> bool:
    """Tell whether it is this player's turn."""
    return turn.seat in turn.prompt.asked


def besides(*verbs: str) -> When:
    """Hold for every move but these; showing one's cards is no move of a phase."""
    return lambda turn: turn.verb not in (*verbs, "show")


def waits(turn: Turn) -> bool:
    """Hold for whoever is not asked."""
    return turn.verb != "show" and not asked(turn)


def out(turn: Turn) -> bool:
    """Hold for whoever has no cards left; he who opened his last shoe may still appoint."""
    appoints = turn.prompt.phase == "appoint" and turn.seat == turn.match.open.contender
    return not cards_of(turn.match, turn.seat) and not appoints


def turn_of(turn: Turn) -> str:
    """Say whose turn it is."""
    return f"Сейчас очередь игрока {turn.match.open.turn + 1}"


def empty_handed(last: bool) -> When:
    """Hold for whoever has nothing to add and would not challenge; with his last card on the mat, or with all of them."""

    def when(turn: Turn) -> bool:
        held = turn.match.cards["hand"][turn.seat]
        return turn.verb in ("place", "pass") and not held and (cards_of(turn.match, turn.seat) == 1) is last

    return when


def must_name(turn: Turn) -> str:
    """Say what is left to whoever has an empty hand."""
    return f"Рука пуста: назовите число от 1 до {highest(turn.match)}"


def too_many(turn: Turn) -> str:
    """Say how many cards may be named."""
    most = highest(turn.match)
    return f"На полях {cards(most)}: назовите число от 1 до {most}"


def more_to_open(turn: Turn) -> str:
    """Say how many cards are still to be opened."""
    whole = needed(turn.match)
    return f"Нужно открыть ещё {cards(whole - len(turn.match.open.opened))} из {whole}"


def not_there(turn: Turn) -> bool:
    """Hold for a card that lies on no mat."""
    owner, place = turn.word
    return not (0 <= owner < turn.match.players and 0 <= place < turn.match.open.laid[owner])


def blindly(turn: Turn) -> str:
    """Say who points at the card that is lost."""
    return f"Карту не глядя выбирает игрок {chooser(turn.match) + 1}"


def in_fan(turn: Turn) -> str:
    """Say how many cards the fan has."""
    size = cards_of(turn.match, turn.match.open.contender)
    return f"В веере {cards(size)}: назовите номер от 1 до {size}"


def beyond_fan(turn: Turn) -> bool:
    """Hold for a place that the fan does not have."""
    return not 1 <= turn.word <= cards_of(turn.match, turn.match.open.contender)


def by_neighbour(turn: Turn) -> bool:
    """Tell whether the neighbour draws."""
    return bool(turn.match.rules.neighbour_draws)


def of_own(turn: Turn) -> bool:
    """Tell whether the contender chooses for himself."""
    return chooses_himself(turn.match)


def of_another(turn: Turn) -> bool:
    """Tell whether the owner of the shoe points."""
    return not by_neighbour(turn) and not of_own(turn)


def unless(verb: str, which: When) -> When:
    """Hold, where the card is lost in this way, for every other move and for whoever does not choose."""
    return lambda turn: which(turn) and turn.verb != "show" and (turn.verb != verb or not asked(turn))


_NO_MORE = "Открыт ботинок: попытка окончена, дальше открывать нельзя"
_OVER = "Попытка окончена: больше открывать нельзя"
BARS = (
    Bar("look", ("veryu.setup.2",), "Нельзя: карты в руке видит только их хозяин", always),
    Bar("", ("veryu.fail.4",), "Нельзя: без карт игрок выбыл", out, anyone=True),
    Bar("show", ("veryu.fail.7",), "Показать свои карты можно после чужой неудачи", lambda turn: turn.match.open.outcome is not False, quiet=True),
    Bar("show", ("veryu.fail.7",), "Нельзя: свои карты показывают другие, не претендент",
        lambda turn: turn.seat == turn.match.open.contender, quiet=True),
    Bar("show", ("veryu.fail.7",), "Ваши карты раунда уже все открыты", lambda turn: not hidden_of(turn.match, turn.seat), quiet=True),
    # Step 1
    Bar("", ("veryu.step1",), "Рано: сначала каждый кладёт на поле одну карту", besides("place"), "placing", anyone=True),
    Bar("place", ("veryu.step1",), "Ваша первая карта уже на поле", lambda turn: bool(turn.match.cards["mat"][turn.seat]), "placing", anyone=True),
    # Step 2, before a challenge
    Bar("bid", ("veryu.step2.challenge",), turn_of, waits, "adding", anyone=True),
    Bar("", ("veryu.step2.add",), turn_of, waits, "adding", anyone=True),
    Bar("bid", ("veryu.step2.range",), too_many, lambda turn: not 1 <= turn.word <= highest(turn.match), "adding"),
    Bar("", ("veryu.last.2",), must_name, empty_handed(True), "adding"),
    Bar("", ("veryu.step2.must",), must_name, empty_handed(False), "adding"),
    Bar("pass", ("veryu.step2.add",), "Пасовать рано: вызова ещё не было, добавьте карту или бросьте вызов", always, "adding"),
    Bar("", ("veryu.step2.add",), "Рано: добавьте карту или бросьте вызов", besides("place", "bid"), "adding"),
    # Step 2, after it
    Bar("", ("veryu.step2.raise",), "Вы уже сказали «пас»: до конца раунда ставку не повышают",
        lambda turn: turn.verb != "show" and turn.match.open.passed[turn.seat], "bidding", anyone=True),
    Bar("", ("veryu.step2.raise",), turn_of, waits, "bidding", anyone=True),
    Bar("", ("veryu.step2.raise",), "Вызов брошен: повысьте ставку или скажите «пас»", besides("bid", "pass"), "bidding"),
    Bar("bid", ("veryu.step2.raise",), lambda turn: f"Названо {turn.match.open.bid}: перебить можно только большим числом",
        lambda turn: turn.word < lowest_bid(turn.match.open.bid), "bidding"),
    Bar("bid", ("veryu.step2.range",), too_many, lambda turn: turn.word > highest(turn.match), "bidding"),
    # Step 3
    Bar("", ("veryu.step3.1",), lambda turn: f"Карты открывает претендент, игрок {turn.match.open.contender + 1}", waits, "attempt", anyone=True),
    Bar("", ("veryu.fail.7",), _NO_MORE, lambda turn: turn.verb != "show" and result(turn.match) is False, "attempt"),
    Bar("", ("veryu.step3.9",), lambda turn: f"Названо {turn.match.open.bid}, открыто {len(turn.match.open.opened)}: больше открывать нельзя",
        lambda turn: turn.verb != "show" and result(turn.match) is True, "attempt"),
    Bar("", ("veryu.step3.1",), more_to_open, besides("flip"), "attempt"),
    Bar("flip", ("veryu.step3.3",), "Такой карты на полях нет", not_there, "attempt"),
    Bar("flip", ("veryu.step3.3",), "Эта карта уже открыта", lambda turn: turn.word in turn.match.open.opened, "attempt"),
    Bar("flip", ("veryu.step3.2",), lambda turn: f"Сначала откройте свои: осталось {own_left(turn.match)}",
        lambda turn: turn.word[0] != turn.seat and bool(own_left(turn.match)), "attempt"),
    # The lost card
    Bar("flip", ("veryu.fail.7",), _NO_MORE, always, "loss", anyone=True),
    Bar("", ("veryu.sum.4",), blindly, unless("take", by_neighbour), "loss", anyone=True, quiet=True),
    Bar("", ("veryu.fail.3",), lambda turn: f"Ботинок свой: карту выбирает сам претендент, игрок {chooser(turn.match) + 1}",
        unless("drop", of_own), "loss", anyone=True, quiet=True),
    Bar("", ("veryu.fail.2",), blindly, unless("take", of_another), "loss", anyone=True, quiet=True),
    Bar("take", ("veryu.sum.4",), in_fan, lambda turn: by_neighbour(turn) and beyond_fan(turn), "loss"),
    Bar("take", ("veryu.fail.2",), in_fan, beyond_fan, "loss"),
    # Who begins the next round
    Bar("", ("veryu.fail.6",), lambda turn: f"Первого игрока назначает игрок {turn.match.open.contender + 1}",
        lambda turn: waits(turn) or besides("first")(turn), "appoint", anyone=True),
    Bar("first", ("veryu.fail.6",), "Назначьте одного из тех, кто остался в игре", lambda turn: turn.word - 1 not in inside(turn.match), "appoint"),
    Bar("flip", ("veryu.step3.9",), _OVER, lambda turn: turn.seat == turn.match.open.contender and turn.match.open.outcome is True, "over", anyone=True),
    Bar("flip", ("veryu.fail.7",), _OVER, lambda turn: turn.seat == turn.match.open.contender, "over", anyone=True),
    Bar("", ("veryu.round.1",), lambda turn: f"Раунд окончен: следующий начинает игрок {turn.match.open.starter + 1}",
        lambda turn: waits(turn) or besides("next")(turn), "over", anyone=True),
    # Whatever the phase
    *(Bar(verb, ("veryu.setup.1",), lambda turn: f"В руке нет карты «{KIND_NAMES[kind_of(turn.match, turn.card)]}»",
          lambda turn: turn.card not in turn.hand) for verb in ("place", "drop")),
)  # fmt: skip
