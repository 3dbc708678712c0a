"""«Винт»: auction and play of the kinds, and bids after the talon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from ....frame.cites import implements
from ....frame.moves import Cites, Said
from ....frame.page import SceneAction, Zone
from ....frame.russian import tricks
from ....kernels.auction import PASS, Auction, AuctionRules
from ..bars import WORDS, Asked, both, row
from ..bidding import least_text
from ..deal import SEATS
from ..options import BIDS, ORDINARY, STEPS, bid_text, level_of, played_text, required, step_of
from ..readings import AFTER_TALON, FINAL_BID
from ..variants.rules import LAYOUTS
from ..variants.table import (
    AFTER,
    AUCTION_FOUR,
    BOTH_BID,
    DUMMY,
    ONE_CALL,
    RESEATING_KINDS,
    TALON_KINDS,
    THREE_AUCTION,
    THREE_FIRST,
    TWO_FIFTH,
    TWO_FIRST,
    TWO_FOURTH,
    TWO_SECOND,
    TWO_THIRD,
    VARIANTS,
    VITALIN,
    WITH_RUBBISH,
)
from .cards import kind, not_kind, talon_zone
from .ordinary import (
    AUCTION,
    PASS_PLAY,
    PASSED_OUT,
    PLAY,
    auction_says,
    begin_auction,
    begin_play,
    caller,
    higher,
    in_hand,
    ladder,
    layer,
    play_named,
    play_says,
    playable,
    say,
    why_bid,
    why_card,
    why_pass,
)
from .stage import Stage, alone, move, word_move

if TYPE_CHECKING:
    from ..play import VintState


FIRST_WORD: dict[str, Said] = {
    TWO_FIRST.name: ("первое слово у сдающего", ("vint.vdvoem.1.3",)),
    TWO_SECOND.name: ("первое слово у сдающего", ("vint.h52",)),
    TWO_THIRD.name: ("торгуются, первое назначение за сдающим", ("vint.vdvoem.3.5",)),
    TWO_FOURTH.name: ("сдающий открыл болвана и назначает первым", ("vint.vdvoem.4.3",)),
    TWO_FIFTH.name: ("сдающий открыл болвана и назначает первым", ("vint.vdvoem.5.3",)),
    THREE_AUCTION.name: ("за открытого болвана торгуются все трое", ("vint.troem.2.1",)),
    AUCTION_FOUR.name: ("карты сдающего покупают трое остальных", ("vint.aukcion.2",)),
}
"""Who opens the auction of a kind, and by which rule."""


@implements("vint.28a", "vint.28b", "vint.vdvoem.5.7", "vint.dvprikup.6")
def _begin_auction(state: VintState) -> None:
    """Begin the auction; where passes are not played the agreement to play them falls away."""
    variant = state.rules.variant
    if variant is not ORDINARY and variant is not WITH_RUBBISH and state.rules.pass_play:
        state.rules = replace(state.rules, pass_play=False)
    if variant.name in RESEATING_KINDS:
        state.controller, state.side = (0, 1, 2, 3), (0, 1, 0, 1)
    begin_auction(state)


@implements("vint.troem.1.3", "vint.vdvoem.1.3")
def _say(asked: Asked) -> None:
    """Say the word; some kinds end the talk otherwise."""
    state = asked.state
    variant, auction = state.rules.variant, state.auction
    callers = len(auction.rules.callers)
    if variant is TWO_FIRST and state.options[ONE_CALL.name] and len(auction.calls) == callers - 1:
        auction.rules = _closing_at_once(auction.rules.callers, variant.least)
    if variant is THREE_FIRST and callers > 1:
        _pair_speaks(state, asked.value)
    else:
        say(asked)


def _pair_speaks(state: VintState, step: int) -> None:
    """Let one of the pair speak; when they have done, the player with the dummy has one word."""
    auction = state.auction
    place = auction.caller
    auction.call(step)
    state.tell(place, "пас" if step == PASS else bid_text(step), ("vint.troem.1.3",))
    if not auction.open:
        auction.rules = _closing_at_once(((state.aside.memo[DUMMY] + 2) % SEATS,), 0)
        auction.place, auction.open = 0, True


def _pair_has_spoken(state: VintState) -> bool:
    """Tell whether the word is with the player with the dummy, who speaks against a pair that has done."""
    return state.rules.variant is THREE_FIRST and len(state.auction.rules.callers) == 1


def _why_pass(asked: Asked) -> Said:
    """Say why one may pass."""
    if _pair_has_spoken(asked.state):
        return "Можно: пара договорилась, игру ей уступают.", ("vint.troem.1.3",)
    return why_pass(asked)


def _why_bid(asked: Asked) -> Said:
    """Say why a game may be named."""
    state = asked.state
    variant = state.rules.variant
    if _pair_has_spoken(state):
        return "Можно: игрок с болваном перебивает.", ("vint.troem.1.3",)
    first = FIRST_WORD.get(variant.name)
    if first is not None and state.auction.best < 0:
        return f"Можно: {first[0]}.", (*first[1], *variant.least_cites)
    return why_bid(asked)


def _closed_talon(state: VintState) -> list[Zone]:
    """Show the closed talon."""
    return talon_zone(state) if LAYOUTS.get(state.rules.variant.name, LAYOUTS["обычный"]).talon else []


TALK = Stage(
    "Торг", (word_move("pass", _why_pass, _say, alone), word_move("bid", _why_bid, _say, higher)), begin=cast(Any, _begin_auction),
    mover=caller, says=auction_says, zones=_closed_talon, buttons=ladder,
)  # fmt: skip
"""The talk over thirty-five bids, with what some kinds change in it."""


def _closing_at_once(callers: tuple[int, ...], least: int) -> AuctionRules:
    return AuctionRules(STEPS, callers, closing=0, opening=0, least=least)


def _begin_play(state: VintState) -> None:
    """Put the talon out of sight and open dummies that are opened before the lead."""
    aside = state.aside
    if aside.talon_open:
        aside.talon, aside.talon_open = (), False
    if state.rules.variant is VITALIN:
        _take_discards(state)
    if state.rules.variant in (TWO_FOURTH, TWO_FIFTH):
        aside.open |= 1 << 2 | 1 << 3
    begin_play(state)


@implements("vint.vitalin.3")
def _take_discards(state: VintState) -> None:
    """Give the declarers the two tricks of the cards put away."""
    state.aside.bonus_tricks = LAYOUTS[VITALIN.name].away
    state.tell(state.declarer, f"получает {tricks(state.aside.bonus_tricks)} из сброса", ("vint.vitalin.3",))


def _why_card(asked: Asked) -> Said:
    """Say why a card may be played; the first lead has a rule of its own in some kinds."""
    play, why = asked.state.play, asked.state.rules.variant.lead_rule
    if why is not None and play.closed and not play.history:
        return f"Можно: {why[0]}.", why[1]
    return why_card(asked)


def _play_says(state: VintState, player: int) -> Said:
    """Say whose card it is."""
    text, cites = play_says(state, player)
    why = state.rules.variant.lead_rule
    return (text, why[1]) if why is not None and cites == ("vint.h4",) else (text, cites)


TRICKS = Stage(
    "Розыгрыш", (move("play", _why_card, play_named, of=in_hand, ways=playable),), begin=cast(Any, _begin_play),
    mover=layer, says=_play_says, plays_cards=True,
)  # fmt: skip
"""Thirteen tricks, with the first lead and the dummies of some kinds."""


# Bids after the talon is shared out

SAID = "words"
"""How many words were said before the talon was taken."""


@implements("vint.prikup.4a", "vint.prikup.4b", "vint.gvozd.14", "vint.vdvoem.5.5")
def _begin_after(state: VintState) -> None:
    """Give the word to those who may still bid."""
    old = state.auction
    callers = _callers_after(state)
    alone = len(callers) == 1
    rules = AuctionRules(STEPS, callers, closing=0 if alone else len(callers), opening=len(callers))
    state.auction = Auction(rules)
    state.auction.calls = old.calls[:]
    state.auction.best, state.auction.holder = state.contract, state.declarer
    state.aside.memo[SAID] = len(old.calls)
    state.play.player = callers[0]


def _callers_after(state: VintState) -> tuple[int, ...]:
    """Return the places that may bid, the buyer first."""
    variant, buyer = state.rules.variant, state.aside.buyer
    partner = (buyer + 2) % SEATS
    if variant is TWO_FIFTH:
        return (state.declarer,)
    if variant.name not in TALON_KINDS:
        return buyer, partner
    if not state.options[BOTH_BID.name]:
        return (buyer,)
    if state.readings[AFTER_TALON] == "both-partners":
        return buyer, partner
    return tuple((buyer + turn) % SEATS for turn in range(SEATS))


def _said_after(state: VintState) -> list[tuple[int, int]]:
    """Return the words said since the talon was shared out."""
    return state.auction.calls[state.aside.memo[SAID] :]


def _floor(state: VintState, place: int) -> int:
    """Return the lowest step that may be named now."""
    best = state.auction.best
    mine = state.side[place] == state.side[state.auction.holder]
    unchanged = all(step == PASS for _, step in _said_after(state))
    if mine and unchanged and state.readings[FINAL_BID] == "level":
        return step_of(level_of(best), 0)
    return best + 1


def _after_cites(state: VintState) -> Cites:
    """Return the rule of the kind."""
    variant = state.rules.variant
    if variant is TWO_FIFTH:
        return ("vint.vdvoem.5.5",)
    if variant.name in TALON_KINDS:
        return ("vint.prikup.4b",) if state.options[BOTH_BID.name] else ("vint.prikup.4a",)
    return ("vint.gvozd.14",)


def _changes(state: VintState) -> list[str]:
    """Return the games that change the one for which the talon was taken."""
    floor = _floor(state, state.auction.caller)
    return [BIDS[step] for step in range(floor, STEPS) if step != state.auction.best]


def _speaker(state: VintState, player: int) -> int | None:
    """Return the place for which a player may speak now; partners of one side need not wait for each other."""
    auction = state.auction
    place = auction.caller if state.controller[auction.caller] == player else state.place_of(player)
    if place == auction.caller:
        return place
    fresh = not _said_after(state)
    return place if fresh and place in auction.rules.callers and len(auction.rules.callers) == 2 else None


def _say_last(asked: Asked) -> None:
    """Say the last word."""
    state, step = asked.state, asked.value
    auction = state.auction
    place = _speaker(state, asked.player)
    assert place is not None
    if place != auction.caller:
        auction.place = auction.rules.callers.index(place)
    if step != PASS:
        auction.best = min(auction.best, step - 1)
    auction.call(step)
    state.tell(place, "играет назначенное" if step == PASS else bid_text(step), _after_cites(state))
    if auction.open:
        state.play.player = auction.caller
        return
    state.contract, state.declarer = auction.best, auction.holder
    text = f"играет {played_text(auction.best)}: нужно {tricks(required(level_of(auction.best)))}"
    state.tell(auction.holder, text, ("vint.31", *_after_cites(state)))
    state.next_stage()


def _after_says(state: VintState, player: int) -> Said:
    """Say whose word it is."""
    who = "Ваше слово" if state.to_move == player else "Слово другого"
    return f"{who} после разноса: назначено {bid_text(state.auction.best)}.", _after_cites(state)


def _after_buttons(state: VintState, player: int) -> list[SceneAction]:
    """Return the ladder and the word that keeps the game."""
    offers = ladder(state, player)
    for offer in offers:
        refused = state.barred(offer["action"], player)
        offer["legal"] = refused is None
        offer["why"] = None if refused is None else {"text": refused.text, "cites": list(refused.cites)}
    offers[-1]["label"], offers[-1]["hint"] = "Играть назначенное", "Игра остаётся прежней."
    return offers


LAST_WORD = Stage(
    "Назначение после разноса",
    (
        word_move("pass", lambda asked: ("Можно: остаётся прежнее назначение.", _after_cites(asked.state)), _say_last, alone),
        word_move("bid", lambda asked: ("Можно: карты разнесены, назначать вправе.", _after_cites(asked.state)), _say_last, _changes),
    ),
    begin=cast(Any, _begin_after), mover=caller, says=_after_says, zones=talon_zone, buttons=_after_buttons,
)  # fmt: skip

STAGES: dict[str, Stage] = {AUCTION: TALK, PLAY: TRICKS, PASS_PLAY: PASSED_OUT, AFTER: LAST_WORD}


# What may not be done


def _no_word(asked: Asked) -> bool:
    """Tell whether a player has no word after the talon."""
    return _speaker(asked.state, asked.player) is None


def _speaks(asked: Asked) -> bool:
    """Tell whether a player is one of those who have a word after the talon, now or later."""
    return asked.place in asked.state.auction.rules.callers


def _of_buyers(asked: Asked) -> bool:
    state = asked.state
    return state.side[asked.place] == state.side[state.aside.buyer]


def _low(asked: Asked) -> bool:
    """Tell whether a game is no change of the one for which the talon was taken."""
    state = asked.state
    place = _speaker(state, asked.player)
    return place is None or asked.value < _floor(state, place) or asked.value == state.auction.best


def _low_text(asked: Asked) -> str:
    best = asked.state.auction.best
    return f"Низко: прикуп взят на «{bid_text(best)}»; {least_text(best, asked.value)}"


def _leads_by(why: Said) -> Callable[[Asked], bool]:
    """Return a test of the first lead by another in the kinds of this rule."""
    return lambda asked: asked.others_turn and not asked.state.play.history and asked.state.rules.variant.lead_rule == why


def _both(agreed: bool) -> Callable[[Asked], bool]:
    """Return a test of the kinds with a talon: both sides bid after it, or the buyer alone."""
    return lambda asked: asked.state.rules.variant.name in TALON_KINDS and bool(asked.state.options[BOTH_BID.name]) is agreed


AFTER_KINDS: tuple[tuple[Cites, Callable[[Asked], bool]], ...] = (
    (("vint.vdvoem.5.5",), kind(TWO_FIFTH.name)),
    (("vint.prikup.4b",), _both(True)),
    (("vint.prikup.4a",), _both(False)),
    (("vint.gvozd.14",), not_kind(TWO_FIFTH.name, *TALON_KINDS)),
)
NOT_HIS: tuple[tuple[Cites, str, Callable[[Asked], bool]], ...] = (
    (("vint.28b",), "Сейчас слово не ваше", _speaks),
    (
        ("vint.prikup.4a",),
        "После прикупа назначает только прикупивший",
        both(kind(*TALON_KINDS), _of_buyers),
    ),
    (("vint.prikup.5",), "Прикупила другая сторона: назначать нельзя, за это штраф", kind(*TALON_KINDS)),
    (("vint.vdvoem.5.5",), "Окончательное назначение делает взявший прикуп", kind(TWO_FIFTH.name)),
    (("vint.gvozd.15",), "Прикупила другая сторона: назначать нельзя, за это штраф", lambda asked: True),
)
BARS = (
    row("bid", ("vint.aukcion.2",), "Нельзя: карты сдающего покупают трое остальных, сам он не торгуется",
        lambda asked: asked.state.rules.variant is AUCTION_FOUR and asked.place == asked.state.dealer, AUCTION),
    *(row("play", why[1], f"Сейчас ход не ваш: {why[0]}",
          _leads_by(why), PLAY)
      for why in dict.fromkeys(one.lead_rule for one in VARIANTS.values()) if why is not None),
    *(row("play", cites, "Карты ещё не играют: слово назначающего", holds, AFTER) for cites, holds in AFTER_KINDS),
    *(row(verb, cites, text, both(holds, _no_word), AFTER)
      for cites, text, holds in NOT_HIS for verb in WORDS),
    *(row("bid", (*cites, "vint.30a"), _low_text, both(holds, _low), AFTER) for cites, holds in AFTER_KINDS),
)  # fmt: skip
