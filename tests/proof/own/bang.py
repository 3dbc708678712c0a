"""«Бах!»: what is proved of it beside every other game: one match of eight is a tournament, lives stay in bounds, the dead have nothing, all characters play."""

from __future__ import annotations

from collections import Counter

from rules_py.games.bang.cards import CHARACTERS
from rules_py.games.bang.rules import ONE, SERIES
from rules_py.games.bang.state import M, character
from tests.proof.own import Own, every_piece

MATCHES = 20_000


def fixed(number: int) -> dict[str, object]:
    """Return three to eight players in turn; one match of eight is a tournament, which three do not play."""
    players = 3 + number % 6
    return {"players": players, "length": SERIES if players > 3 and number // 6 % 8 == 0 else ONE}


def eager(number: int) -> bool:
    """Let three matches of four go on quicker."""
    return number // 48 % 4 != 0


def hold(match: M) -> None:
    """Hold what is true after every action: lives in bounds, nothing before the dead."""
    every_piece(match)
    state = match.open
    assert all(life <= most for life, most in zip(state.life, state.most, strict=True) if most)
    assert all(state.life[seat] == 0 and not match.cards["table"][seat] for seat in state.out)


def over(match: M) -> Counter[str]:
    """Count the sides that won and the characters that played."""
    return Counter({match.open.side: 1, **{character(match, seat): 1 for seat in range(match.players)}})


OWN = Own(
    matches=MATCHES,
    fixed=fixed,
    hold=hold,
    over=over,
    eager=eager,
    hints=True,
    least={"партий": MATCHES, "сдач": MATCHES, **dict.fromkeys(CHARACTERS, 1)},
)
