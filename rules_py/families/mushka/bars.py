"""The family of мушка: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from ...frame.moves import Bar, Turn
from ...kernels.trick_phase import deck_of, duty_bars
from .phases import drawable
from .state import M


def holds_special(turn: Turn) -> bool:
    """Tell whether the special card is in the hand."""
    return special(turn.match) in turn.hand


def special(match: M) -> int | None:
    """Return the special card, none where the game has none."""
    deck = deck_of(match)
    text = match.rules.special
    return deck.card(text) if text and text[1:] in deck.ranks else None


def takes_up(match: M) -> bool:
    """Tell whether the dealer may take the card that he turned up."""
    turned = match.cards["turned"][0]
    return bool(turned) and (match.rules.takes_turned or deck_of(match).text(turned[0]) == match.rules.takes_only)


BARS = (
    Bar("pass", ("mushka.spadeace.nopass",), lambda turn: f"На руках {turn.match.rules.special}: с этой картой не пасуют", holds_special),
    Bar("buy", ("mushka.actions",), lambda turn: f"{turn.match.rules.special} не сбрасывают",
        lambda turn: not turn.match.rules.special_leaves and special(turn.match) in turn.cards),
    Bar("buy", ("mushka.h2",), "В колоде столько карт не осталось", lambda turn: len(turn.cards) > drawable(turn.match, turn.seat)),
    Bar("swap", ("mushka.trump",), "Открытый козырь лежит на столе до конца сдачи",
        lambda turn: turn.seat != turn.match.dealer or not takes_up(turn.match)),
    *duty_bars("mushka.follow", "mushka.follow", "mushka.follow"),
    Bar("deal", ("mushka.deal",), "Каждому сдают по одной карте, пять раз подряд", lambda turn: turn.word != 1),
    Bar("play", ("mushka.misdeal",), "Открыта чужая карта: карты пересдают", lambda turn: bool(turn.match.open.opened), phase="deal"),
    Bar("play", ("mushka.misdeal",), "Карты розданы неверно: их пересдают", lambda turn: turn.match.open.dealt_wrong, phase="deal"),
)  # fmt: skip
