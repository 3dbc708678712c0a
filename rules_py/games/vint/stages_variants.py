"""«Винт»: stages of the kinds with a talon, an exchange, a discard or a nail, and their auction and play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...auction import PASS, Auction, AuctionRules
from ...cites import implements
from ...errors import IllegalAction
from ...rng import Generator
from ...scene import card_face, card_zone
from .bidding import sufficient_level
from .deal import SEATS, next_place
from .options import (
    CONTRACTS,
    DECK,
    ORDINARY,
    STEP_OF_ACTION,
    STEPS,
    bid_text,
    level_of,
    required,
    step_of,
    strain_of,
)
from .options import BID_ACTIONS
from .stages import AUCTION, CARD_OF_ACTION, PLAY, STAGES, AuctionStage, Offer, PlayStage, Said, Stage, unknown
from .variants import (
    AFTER,
    AFTER_TALON,
    AWAY,
    BOTH_BID,
    BUY,
    DOUBLE_TALON,
    EVIL,
    EVIL_NAIL,
    FINAL_BID,
    LEAD_RULES,
    NAIL,
    ONE_CALL,
    RESEATED,
    RUBBISH,
    SPREAD,
    SPRINKLE,
    SWAP,
    TALON,
    THREE_FIRST,
    TWO_FIFTH,
    TWO_FIRST,
    VITALIN,
    WHOM,
    WITH_RUBBISH,
    WITH_TALON,
)
from .variants_tables import LAYOUTS
from ...words import tricks

if TYPE_CHECKING:
    from .play import VintState

GIVE, DISCARD = "give ", "discard "
_TEXTS = tuple(DECK.text(card) for card in range(DECK.size))
LEFT, ROUND = "left", "round"
"""Public counters: cards still to give now, and how many have given."""


def _card(action: str, verb: str) -> int | None:
    return CARD_OF_ACTION.get("play " + action[len(verb) :]) if action.startswith(verb) else None


def talon_zone(state: VintState) -> list[dict[str, Any]]:
    """Show the talon, closed or open."""
    aside = state.aside
    if not aside.talon:
        return []
    cards = [card_face(DECK, card if aside.talon_open else None) for card in aside.talon]
    return [card_zone("talon", "pile", None, "Прикуп", cards)]


# Auction and play of the kinds

class VariantAuction(AuctionStage):
    """The auction with what some kinds change in it."""

    def begin(self, state: VintState) -> None:
        """Begin the auction; where passes are not played the agreement to play them falls away."""
        variant = state.rules.variant
        if variant is not ORDINARY and variant is not WITH_RUBBISH and state.rules.pass_play:
            state.rules = replace(state.rules, pass_play=False)
        if variant is RESEATED:
            state.controller, state.side = (0, 1, 2, 3), (0, 1, 0, 1)
        AuctionStage.begin(self, state)

    @implements("vint.troem.1.3", "vint.vdvoem.1.3")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Say the word; some kinds end the talk otherwise."""
        variant, auction = state.rules.variant, state.auction
        callers = len(auction.rules.callers)
        if variant is TWO_FIRST and state.options[ONE_CALL.name] and len(auction.calls) == callers - 1:
            auction.rules = _closing_at_once(auction.rules.callers, variant.least)
        if variant is THREE_FIRST and callers > 1:
            self._pair_speaks(state, action)
            return
        AuctionStage.act(self, state, action, player)

    def _pair_speaks(self, state: VintState, action: str) -> None:
        """Let one of the pair speak; when they have done, the player with the dummy has one word."""
        auction = state.auction
        place = auction.caller
        step = PASS if action == "pass" else STEP_OF_ACTION[action]
        auction.call(step)
        state.tell(place, "пас" if step == PASS else bid_text(step), ("vint.troem.1.3",))
        if not auction.open:
            auction.rules = _closing_at_once((0,), 0)
            auction.place, auction.open = 0, True

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why a word may be said."""
        variant = state.rules.variant
        if variant is THREE_FIRST and state.auction.caller == 0:
            text = "Можно: пара договорилась, игру ей уступают" if action == "pass" else "Можно: игрок с болваном перебивает"
            return f"{text}.", ("vint.troem.1.3",)
        if variant is TWO_FIRST and action != "pass" and state.auction.best < 0:
            return "Можно: первое слово у сдающего.", ("vint.vdvoem.1.3",)
        return AuctionStage.grounds(self, state, action)

    def zones(self, state: VintState, player: int) -> list[dict[str, Any]]:
        """Show the closed talon."""
        return talon_zone(state) if LAYOUTS.get(state.rules.variant.name, LAYOUTS["обычный"]).talon else []


def _closing_at_once(callers: tuple[int, ...], least: int) -> AuctionRules:
    return AuctionRules(STEPS, callers, closing=0, opening=0, least=least)


class VariantPlay(PlayStage):
    """The play with the first lead and the dummies of some kinds."""

    def begin(self, state: VintState) -> None:
        """Put the talon out of sight and open dummies that are opened before the lead."""
        aside = state.aside
        if aside.talon_open:
            aside.talon, aside.talon_open = (), False
        if state.rules.variant is VITALIN:
            self._take_discards(state)
        if state.rules.variant.leader.startswith("yielder"):
            aside.open |= 1 << 2 | 1 << 3
        PlayStage.begin(self, state)

    @implements("vint.vitalin.3")
    def _take_discards(self, state: VintState) -> None:
        """Give the declarers the two tricks of the cards put away."""
        state.aside.bonus_tricks = LAYOUTS[VITALIN.name].away
        state.tell(state.declarer, f"получает {tricks(state.aside.bonus_tricks)} из сброса", ("vint.vitalin.3",))

    @implements("vint.vdvoem.1.7", "vint.troem.1.5", "vint.vdvoem.1.1")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Play a card; after the first one the dummies are opened."""
        variant = state.rules.variant
        first = not state.play.history
        PlayStage.act(self, state, action, player)
        if first and variant is TWO_FIRST:
            state.aside.open |= 1 << 2 | 1 << 3
            state.tell(None, "Болванов открывают", ("vint.vdvoem.1.7", "vint.vdvoem.1.1"))
        elif first and variant is THREE_FIRST:
            state.aside.open |= 1 << 2
            state.tell(None, "Болвана открывают", ("vint.troem.1.5",))

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why a card may be played; the first lead has a rule of its own in some kinds."""
        why = LEAD_RULES.get(state.rules.variant.leader)
        if why is not None and state.play.closed and not state.play.history:
            return f"Можно: {why[0]}.", why[1]
        return PlayStage.grounds(self, state, action)

    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why a card is refused."""
        refused = PlayStage.refusal(self, state, action, player)
        why = LEAD_RULES.get(state.rules.variant.leader)
        if refused is not None and why is not None and refused.cites == ("vint.h4",):
            return IllegalAction(f"Сейчас ход не ваш: {why[0]}", "action", why[1])
        return refused

    def status(self, state: VintState, player: int) -> Said:
        """Say whose card it is."""
        text, cites = PlayStage.status(self, state, player)
        why = LEAD_RULES.get(state.rules.variant.leader)
        return (text, why[1]) if why is not None and cites == ("vint.h4",) else (text, cites)


# Cards that change hands

class CardStage(Stage):
    """A stage in which cards are given or put away one by one."""

    verb = GIVE
    rules: tuple[str, ...] = ()
    doing = ""

    def giver(self, state: VintState) -> int:
        """Return the place that gives now."""
        raise NotImplementedError

    def kept(self, state: VintState) -> int:
        """Return the cards that may not be given now."""
        return 0

    def kept_refusal(self, card: int) -> IllegalAction:
        """Say why a card may not be given."""
        return IllegalAction(f"{_TEXTS[card]} отдать нельзя", "action", self.cites_now())

    def cites_now(self) -> tuple[str, ...]:
        """Return the rules of the stage."""
        return self.rules

    def move(self, state: VintState, card: int) -> None:
        """Move a card; the stage goes on or ends."""
        raise NotImplementedError

    def to_whom(self, state: VintState) -> str:
        """Say in a few words where the card goes."""
        return self.doing

    def turn(self, state: VintState) -> None:
        """Note whose hand acts."""
        state.play.player = self.giver(state)

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of this stage in this kind."""
        return self.rules

    def mover(self, state: VintState) -> int:
        """Return the player who gives."""
        return state.controller[self.giver(state)]

    def legal(self, state: VintState) -> list[str]:
        """Return the cards that may go."""
        hand = state.play.hands[self.giver(state)] & ~self.kept(state)
        return [self.verb + _TEXTS[card] for card in DECK.cards(hand)]

    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why a card may not go."""
        card = _card(action, self.verb)
        if card is None:
            if action in CARD_OF_ACTION or action in STEP_OF_ACTION or action == "pass":
                return IllegalAction(f"Сейчас не это: {self.to_whom(state)}", "action", self.cites(state))
            return unknown(action)
        if player != self.mover(state):
            return IllegalAction("Сейчас карту выбирает другой", "action", self.cites(state))
        if not state.play.hands[self.giver(state)] >> card & 1:
            return IllegalAction(f"Карты {_TEXTS[card]} нет на руках", "action", self.cites(state))
        return self.kept_refusal(card) if self.kept(state) >> card & 1 else None

    def act(self, state: VintState, action: str, player: int) -> None:
        """Give the card."""
        card = _card(action, self.verb)
        assert card is not None
        state.play.hands[self.giver(state)] ^= 1 << card
        self.move(state, card)

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why a card may go."""
        return f"Можно: {self.to_whom(state)}.", self.cites(state)

    def status(self, state: VintState, player: int) -> Said:
        """Say what happens."""
        if state.to_move != player:
            return f"{self.title}: выбирает другой.", self.cites(state)
        return f"{self.to_whom(state).capitalize()}.", self.cites(state)

    def card_action(self, state: VintState, card: int) -> str | None:
        """Return the action of tapping a card."""
        return self.verb + _TEXTS[card]

    def zones(self, state: VintState, player: int) -> list[dict[str, Any]]:
        """Show the talon."""
        return talon_zone(state)


def _take_talon(state: VintState, place: int, cites: tuple[str, ...]) -> None:
    """Show the talon to everybody and put it into a hand."""
    aside = state.aside
    aside.talon_open, aside.buyer = True, state.declarer
    state.play.hands[place] |= DECK.mask_of(aside.talon)
    state.tell(place, f"берёт прикуп: {' '.join(_TEXTS[card] for card in aside.talon)}", cites)


class SpreadStage(CardStage):
    """The holder of the talon gives the others what is too much in his hand."""

    title = "Разнос"

    def holder(self, state: VintState) -> int:
        """Return the place that shares out."""
        return state.aside.memo["holder"]

    def giver(self, state: VintState) -> int:
        """Return the place that shares out."""
        return self.holder(state)

    def start(self, state: VintState, holder: int) -> None:
        """Begin to share out."""
        state.aside.memo["holder"] = holder
        state.aside.memo[LEFT] = 3 * LAYOUTS[state.rules.variant.name].spread
        self.turn(state)

    def receiver(self, state: VintState) -> int:
        """Return who gets the next card: the others in turn, each his whole part."""
        each = LAYOUTS[state.rules.variant.name].spread
        given = 3 * each - state.aside.memo[LEFT]
        return (self.holder(state) + 1 + given // each) % SEATS

    def to_whom(self, state: VintState) -> str:
        """Say who gets the card."""
        ways = ("", "соседу слева", "сидящему напротив", "соседу справа")
        return f"разнос: карта {ways[(self.receiver(state) - self.holder(state)) % SEATS]}"

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the kind."""
        return {WITH_TALON.name: ("vint.prikup.3a",), DOUBLE_TALON.name: ("vint.dvprikup.4",), TWO_FIFTH.name: ("vint.vdvoem.5.5",)}.get(
            state.rules.variant.name, ("vint.gvozd.5",)
        )

    @implements("vint.prikup.3a", "vint.gvozd.5", "vint.dvprikup.4", "vint.vdvoem.5.5")
    def move(self, state: VintState, card: int) -> None:
        """Give a card to the one whose turn it is to get one."""
        state.play.hands[self.receiver(state)] |= 1 << card
        state.aside.memo[LEFT] -= 1
        if state.aside.memo[LEFT] == 0:
            state.tell(self.holder(state), "разнос сделан: у всех по тринадцати карт", self.cites(state))
            state.next_stage()


class TalonStage(SpreadStage):
    """The declarer takes the talon, shows it and shares out."""

    title = "Прикуп и разнос"

    @implements("vint.prikup.3a", "vint.prikup.2")
    def begin(self, state: VintState) -> None:
        """Give the talon to the declarer."""
        _take_talon(state, state.declarer, ("vint.prikup.3a",))
        self.start(state, state.declarer)


class WhomStage(SpreadStage):
    """The declarer says for which hand he buys, then opens the talon and shares out."""

    title = "Кому прикуп"
    SELF, DUMMY = "buy self", "buy dummy"

    def begin(self, state: VintState) -> None:
        """Ask the declarer first."""
        state.aside.memo[LEFT] = -1
        state.play.player = state.declarer

    def _asking(self, state: VintState) -> bool:
        return state.aside.memo[LEFT] < 0

    def giver(self, state: VintState) -> int:
        """Return the hand that acts."""
        return state.declarer if self._asking(state) else self.holder(state)

    def to_whom(self, state: VintState) -> str:
        """Say what is asked."""
        if self._asking(state):
            return "скажите, кому покупаете: себе или болвану"
        return SpreadStage.to_whom(self, state)

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the two parts."""
        return ("vint.vdvoem.5.4",) if self._asking(state) else ("vint.vdvoem.5.5",)

    def legal(self, state: VintState) -> list[str]:
        """Return the two answers, then the cards."""
        return [self.SELF, self.DUMMY] if self._asking(state) else SpreadStage.legal(self, state)

    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why an answer or a card is refused."""
        if not self._asking(state):
            if action in (self.SELF, self.DUMMY):
                return IllegalAction("Уже сказано, кому прикуп", "action", ("vint.vdvoem.5.4",))
            return SpreadStage.refusal(self, state, action, player)
        if action in (self.SELF, self.DUMMY):
            if player == self.mover(state):
                return None
            return IllegalAction("Прикуп достаётся назначившему высшую игру", "action", ("vint.vdvoem.5.4",))
        if _card(action, GIVE) is not None:
            return IllegalAction("Сначала скажите, кому покупаете", "action", ("vint.vdvoem.5.4",))
        return SpreadStage.refusal(self, state, action, player)

    @implements("vint.vdvoem.5.4", "vint.vdvoem.5.5")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Take the talon into the named hand, then give cards."""
        if action not in (self.SELF, self.DUMMY):
            SpreadStage.act(self, state, action, player)
            return
        mine = state.controller[state.declarer]
        dummy = next(place for place in (2, 3) if state.controller[place] == mine)
        holder = state.declarer if action == self.SELF else dummy
        state.tell(state.declarer, "покупает себе" if action == self.SELF else "покупает болвану", ("vint.vdvoem.5.4",))
        _take_talon(state, holder, ("vint.vdvoem.5.4",))
        self.start(state, holder)

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the two answers."""
        if not self._asking(state):
            return []
        return [
            {"action": action, "label": label, "group": "talon", "legal": True, "why": None, "hint": "Прежде чем вскрыть прикуп.",
             "cites": ["vint.vdvoem.5.4"]}
            for action, label in ((self.SELF, "Себе"), (self.DUMMY, "Болвану"))
        ]  # fmt: skip

    def card_action(self, state: VintState, card: int) -> str | None:
        """Return the action of tapping a card."""
        return None if self._asking(state) else SpreadStage.card_action(self, state, card)


class SprinkleStage(CardStage):
    """The declarer takes the talon and passes cards to his partner."""

    title = "Присыпка"

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the kind."""
        return ("vint.dvprikup.4",) if state.rules.variant is DOUBLE_TALON else ("vint.gvozd.4",)

    @implements("vint.gvozd.2", "vint.gvozd.3", "vint.dvprikup.2", "vint.dvprikup.3")
    def begin(self, state: VintState) -> None:
        """Give the talon to the declarer, open for all."""
        double = state.rules.variant is DOUBLE_TALON
        _take_talon(state, state.declarer, ("vint.dvprikup.3",) if double else ("vint.gvozd.3",))
        state.aside.memo[LEFT] = LAYOUTS[state.rules.variant.name].sprinkle
        self.turn(state)

    def giver(self, state: VintState) -> int:
        """Return the buyer."""
        return state.aside.buyer

    def to_whom(self, state: VintState) -> str:
        """Say how many cards are due."""
        return f"присыпка: карта партнёру, осталось {state.aside.memo[LEFT]}"

    @implements("vint.gvozd.4", "vint.dvprikup.4")
    def move(self, state: VintState, card: int) -> None:
        """Pass a card to the partner."""
        partner = (state.aside.buyer + 2) % SEATS
        state.play.hands[partner] |= 1 << card
        state.aside.memo[LEFT] -= 1
        if state.aside.memo[LEFT] == 0:
            state.tell(state.aside.buyer, "присыпал партнёру", self.cites(state))
            state.next_stage()


class PartnerSpreadStage(SpreadStage):
    """The partner of the buyer shares out after the sprinkling."""

    def begin(self, state: VintState) -> None:
        """Begin to share out."""
        self.start(state, (state.aside.buyer + 2) % SEATS)


class NailStage(CardStage):
    """The opponents of the declarers exchange cards: at once and unseen, or in turn after a look."""

    title = "Гвоздь"
    EVIL = "evil"

    @implements("vint.gvozd.10", "vint.gvozd.11", "vint.gvozd.12", "vint.dvprikup.7")
    def begin(self, state: VintState) -> None:
        """Begin with the left neighbour of the declarer."""
        double = state.rules.variant is DOUBLE_TALON
        memo = state.aside.memo
        memo[self.EVIL] = int(double or state.options[EVIL.name])
        memo["each"] = memo[LEFT] = 2 if double else 1
        memo[ROUND] = 0
        self.turn(state)

    def first(self, state: VintState) -> int:
        """Return who sends first."""
        return next_place(state.declarer)

    def giver(self, state: VintState) -> int:
        """Return who sends now."""
        return (self.first(state) + 2 * state.aside.memo[ROUND]) % SEATS

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the kind."""
        if state.rules.variant is DOUBLE_TALON:
            return ("vint.dvprikup.7",)
        return ("vint.gvozd.12",) if state.aside.memo[self.EVIL] else ("vint.gvozd.11",)

    def to_whom(self, state: VintState) -> str:
        """Say how the card goes."""
        how = "посмотрев его карту" if state.aside.memo[self.EVIL] and state.aside.memo[ROUND] else "рубашкой вверх"
        return f"гвоздь: карта партнёру {how}"

    def kept(self, state: VintState) -> int:
        """Return what was just received: it may not be sent back."""
        memo = state.aside.memo
        return state.aside.seen[self.giver(state)] if memo[self.EVIL] and memo[ROUND] else 0

    def kept_refusal(self, card: int) -> IllegalAction:
        """Refuse to send the same card back."""
        return IllegalAction(f"Нельзя: в ответ посылают другую карту, а {_TEXTS[card]} только что получена", "action", ("vint.gvozd.12",))

    @implements("vint.gvozd.11", "vint.gvozd.12", "vint.dvprikup.7")
    def move(self, state: VintState, card: int) -> None:
        """Send a card; unseen ones change hands together at the end."""
        memo, aside = state.aside.memo, state.aside
        place = self.giver(state)
        partner = (place + 2) % SEATS
        aside.discards[place] |= 1 << card
        memo[LEFT] -= 1
        if memo[LEFT]:
            return
        if memo[self.EVIL]:
            sent, aside.discards[place] = aside.discards[place], 0
            state.play.hands[partner] |= sent
            aside.seen[partner] |= sent
            if state.readings[EVIL_NAIL] == "all":
                for other in range(SEATS):
                    aside.seen[other] |= sent if other != place else 0
        if memo[ROUND] == 0:
            memo[ROUND], memo[LEFT] = 1, memo["each"]
            self.turn(state)
            return
        if not memo[self.EVIL]:
            hands = state.play.hands
            hands[place] |= aside.discards[partner]
            hands[partner] |= aside.discards[place]
            aside.discards[place] = aside.discards[partner] = 0
        state.tell(self.first(state), "противники обменялись гвоздём", self.cites(state))
        state.next_stage()


class AfterStage(AuctionStage):
    """Bids after the talon is shared out."""

    title = "Назначение после разноса"

    @implements("vint.prikup.4a", "vint.prikup.4b", "vint.gvozd.14", "vint.vdvoem.5.5")
    def begin(self, state: VintState) -> None:
        """Give the word to those who may still bid."""
        old = state.auction
        callers = self.callers(state)
        alone = len(callers) == 1
        rules = AuctionRules(STEPS, callers, closing=0 if alone else len(callers), opening=len(callers))
        state.auction = Auction(rules)
        state.auction.calls = old.calls[:]
        state.auction.best, state.auction.holder = state.contract, state.declarer
        state.play.player = callers[0]

    def callers(self, state: VintState) -> tuple[int, ...]:
        """Return the places that may bid, the buyer first."""
        variant, buyer = state.rules.variant, state.aside.buyer
        partner = (buyer + 2) % SEATS
        if variant is TWO_FIFTH:
            return (state.declarer,)
        if variant is not WITH_TALON:
            return buyer, partner
        if not state.options[BOTH_BID.name]:
            return (buyer,)
        if state.readings[AFTER_TALON] == "both-partners":
            return buyer, partner
        return tuple((buyer + turn) % SEATS for turn in range(SEATS))

    def floor(self, state: VintState, place: int) -> int:
        """Return the lowest step that may be named now."""
        best = state.auction.best
        mine = state.side[place] == state.side[state.auction.holder]
        if mine and state.readings[FINAL_BID] == "level":
            return step_of(level_of(best), 0)
        return best + 1

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rule of the kind."""
        variant = state.rules.variant
        if variant is TWO_FIFTH:
            return ("vint.vdvoem.5.5",)
        if variant is WITH_TALON:
            return ("vint.prikup.4b",) if state.options[BOTH_BID.name] else ("vint.prikup.4a",)
        return ("vint.gvozd.14",)

    def legal(self, state: VintState) -> list[str]:
        """Return the pass and the bids that are high enough."""
        floor = self.floor(state, state.auction.caller)
        return ["pass", *(BID_ACTIONS[step] for step in range(floor, STEPS) if step != state.auction.best)]

    @implements("vint.prikup.5", "vint.gvozd.15", "vint.gvozd.14", "vint.prikup.4a")
    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why a word is refused."""
        step = PASS if action == "pass" else STEP_OF_ACTION.get(action)
        if step is None:
            if action in CARD_OF_ACTION:
                return IllegalAction("Карты ещё не играют: слово назначающего", "action", self.cites(state))
            return unknown(action)
        auction = state.auction
        place = self._speaker(state, player)
        if place is None:
            return self._not_his(state, state.place_of(player))
        if step == PASS:
            return None
        if step >= self.floor(state, place) and step != auction.best:
            return None
        level = sufficient_level(auction.best, strain_of(step))
        least = "выше уже не назначить" if level is None else f"в этой масти — не ниже «{CONTRACTS[level - 1]}»"
        text = f"Низко: прикуп взят на «{bid_text(auction.best)}»; {least}"
        return IllegalAction(text, "action", (*self.cites(state), "vint.30a"))

    def _speaker(self, state: VintState, player: int) -> int | None:
        """Return the place for which a player may speak now; partners of one side need not wait for each other."""
        auction = state.auction
        place = auction.caller if state.controller[auction.caller] == player else state.place_of(player)
        if place == auction.caller:
            return place
        fresh = auction.passes == 0 and auction.best == state.contract
        return place if fresh and place in auction.rules.callers and len(auction.rules.callers) == 2 else None

    def _not_his(self, state: VintState, place: int) -> IllegalAction:
        """Refuse a word of somebody who has none."""
        if place in state.auction.rules.callers:
            return IllegalAction("Сейчас слово не ваше", "action", ("vint.28b",))
        buyer_side = state.side[place] == state.side[state.aside.buyer]
        if state.rules.variant is WITH_TALON:
            if buyer_side:
                return IllegalAction("После прикупа назначает только прикупивший", "action", ("vint.prikup.4a",))
            return IllegalAction("Прикупила другая сторона: назначать нельзя, за это штраф", "action", ("vint.prikup.5",))
        if state.rules.variant is TWO_FIFTH:
            return IllegalAction("Окончательное назначение делает взявший прикуп", "action", ("vint.vdvoem.5.5",))
        return IllegalAction("Прикупила другая сторона: назначать нельзя, за это штраф", "action", ("vint.gvozd.15",))

    def act(self, state: VintState, action: str, player: int) -> None:
        """Say the last word."""
        auction = state.auction
        place = self._speaker(state, player)
        assert place is not None
        if place != auction.caller:
            auction.place = auction.rules.callers.index(place)
        step = PASS if action == "pass" else STEP_OF_ACTION[action]
        if step != PASS:
            auction.best = min(auction.best, step - 1)
        auction.call(step)
        state.tell(place, "играет назначенное" if step == PASS else bid_text(step), self.cites(state))
        if auction.open:
            state.play.player = auction.caller
            return
        state.contract, state.declarer = auction.best, auction.holder
        text = f"играет {bid_text(auction.best)}: нужно {tricks(required(level_of(auction.best)))}"
        state.tell(auction.holder, text, ("vint.31", *self.cites(state)))
        state.next_stage()

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why the word may be said."""
        if action == "pass":
            return "Можно: остаётся прежнее назначение.", self.cites(state)
        return "Можно: карты разнесены, назначать вправе.", self.cites(state)

    def status(self, state: VintState, player: int) -> Said:
        """Say whose word it is."""
        who = "Ваше слово" if state.to_move == player else "Слово другого"
        return f"{who} после разноса: назначено {bid_text(state.auction.best)}.", self.cites(state)

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the ladder and the word that keeps the game."""
        offers = AuctionStage.offers(self, state, player)
        for offer in offers:
            refused = self.refusal(state, offer["action"], player)
            offer["legal"] = refused is None
            offer["why"] = None if refused is None else {"text": refused.text, "cites": list(refused.cites)}
        offers[-1]["label"], offers[-1]["hint"] = "Играть назначенное", "Игра остаётся прежней."
        return offers

    def zones(self, state: VintState, player: int) -> list[dict[str, Any]]:
        """Show the talon."""
        return talon_zone(state)


# Cards put away

class RubbishStage(CardStage):
    """Three players get seventeen cards and give the dealer four each."""

    title = "Снос сдающему"
    rules = ("vint.musor.3",)

    @implements("vint.musor.2")
    def begin(self, state: VintState) -> None:
        """Deal seventeen to each of three; the dealer takes one card, neither the first nor the last."""
        order = list(state.aside.talon)
        layout = LAYOUTS[WITH_RUBBISH.name]
        own = order.pop(1 + Generator(state.number ^ 0x3CA2D).below(len(order) - 2))
        hands = [0] * SEATS
        hands[state.dealer] = 1 << own
        for turn, card in enumerate(order):
            hands[(state.dealer + 1 + turn % 3) % SEATS] |= 1 << card
        state.aside.talon = ()
        state.play.hands[:] = hands
        state.aside.memo.update({ROUND: 0, LEFT: layout.to_dealer})
        self.turn(state)

    def giver(self, state: VintState) -> int:
        """Return who gives now: from the dealer's left."""
        return (state.dealer + 1 + state.aside.memo[ROUND]) % SEATS

    def to_whom(self, state: VintState) -> str:
        """Say how many cards are due."""
        return f"снос сдающему: осталось {state.aside.memo[LEFT]}"

    @implements("vint.musor.3")
    def move(self, state: VintState, card: int) -> None:
        """Give a card to the dealer."""
        memo = state.aside.memo
        state.play.hands[state.dealer] |= 1 << card
        memo[LEFT] -= 1
        if memo[LEFT]:
            return
        memo[ROUND] += 1
        if memo[ROUND] < 3:
            memo[LEFT] = LAYOUTS[WITH_RUBBISH.name].to_dealer
            self.turn(state)
            return
        state.play.player = state.dealer
        state.tell(state.dealer, "получил мусор: у всех по тринадцати карт", self.rules)
        state.next_stage()


class AwayStage(CardStage):
    """Everybody puts two cards away, face down."""

    title = "Сброс"
    verb = DISCARD
    rules = ("vint.vitalin.2",)

    def begin(self, state: VintState) -> None:
        """Begin with the dealer's left neighbour."""
        state.aside.memo.update({ROUND: 0, LEFT: LAYOUTS[VITALIN.name].away})
        self.turn(state)

    def giver(self, state: VintState) -> int:
        """Return who puts away now."""
        return (state.dealer + 1 + state.aside.memo[ROUND]) % SEATS

    def to_whom(self, state: VintState) -> str:
        """Say how many cards are due."""
        return f"сброс: отложите ненужную карту, осталось {state.aside.memo[LEFT]}"

    @implements("vint.vitalin.2")
    def move(self, state: VintState, card: int) -> None:
        """Put a card away."""
        memo = state.aside.memo
        state.aside.discards[self.giver(state)] |= 1 << card
        memo[LEFT] -= 1
        if memo[LEFT]:
            return
        memo[ROUND] += 1
        if memo[ROUND] < SEATS:
            memo[LEFT] = LAYOUTS[VITALIN.name].away
            self.turn(state)
            return
        state.play.player = state.dealer
        state.next_stage()


class SwapStage(Stage):
    """Two players keep their hands or change them for the pile on the right."""

    title = "Обмен"
    KEEP, CHANGE = "keep", "swap"

    def begin(self, state: VintState) -> None:
        """Ask the dealer first."""
        state.aside.memo[ROUND] = 0
        state.play.player = state.dealer

    def mover(self, state: VintState) -> int:
        """Return the player who decides."""
        return state.controller[state.play.player]

    def legal(self, state: VintState) -> list[str]:
        """Return both decisions."""
        return [self.KEEP, self.CHANGE]

    @implements("vint.vdvoem.2.3", "vint.vdvoem.2.7")
    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why a decision is refused."""
        if action not in (self.KEEP, self.CHANGE):
            if action in STEP_OF_ACTION or action == "pass" or action in CARD_OF_ACTION:
                return IllegalAction("Сначала решают, менять ли карты; назначают после", "action", ("vint.vdvoem.2.7",))
            return unknown(action)
        if player == self.mover(state):
            return None
        if state.aside.memo[ROUND] and state.aside.discards[state.place_of(player)]:
            return IllegalAction("Обмен окончателен: сброшенных карт назад не берут", "action", ("vint.vdvoem.2.3",))
        return IllegalAction("Сейчас решает другой", "action", ("vint.vdvoem.2.2",))

    @implements("vint.vdvoem.2.2", "vint.vdvoem.2.3")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Keep the hand or change all of it."""
        place, aside = state.play.player, state.aside
        if action == self.CHANGE:
            start = 0 if place == state.rules.variant.places[0] else aside.memo[f"pile {state.rules.variant.places[0]}"]
            count = aside.memo[f"pile {place}"]
            pile = aside.talon[start : start + count]
            aside.talon = aside.talon[:start] + aside.talon[start + count :]
            aside.memo[f"pile {place}"] = 0
            aside.discards[place] = state.play.hands[place]
            state.play.hands[place] = DECK.mask_of(pile)
        state.tell(place, "меняет все карты" if action == self.CHANGE else "остаётся при своих", ("vint.vdvoem.2.2",))
        _next_of_two(state)

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why it may be done."""
        if action == self.KEEP:
            return "Можно: остаться при своих; кучку справа тогда не смотрят.", ("vint.vdvoem.2.2", "vint.vdvoem.2.4")
        return "Можно: все свои карты за кучку справа, и назад их не взять.", ("vint.vdvoem.2.2", "vint.vdvoem.2.3")

    def status(self, state: VintState, player: int) -> Said:
        """Say what is decided."""
        if state.to_move != player:
            return "Соперник решает, менять ли карты.", ("vint.vdvoem.2.2",)
        return "Остаться при своих или взять кучку справа?", ("vint.vdvoem.2.2", "vint.vdvoem.2.3")

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return both decisions."""
        return [
            {"action": action, "label": label, "group": "talon", "legal": True, "why": None, "hint": hint,
             "cites": ["vint.vdvoem.2.2", "vint.vdvoem.2.3"]}
            for action, label, hint in (
                (self.KEEP, "Играть на своих", "Кучку справа тогда не смотрят."),
                (self.CHANGE, "Поменять", "Все карты за кучку справа; назад не взять."),
            )
        ]  # fmt: skip


def _next_of_two(state: VintState) -> None:
    """Let the other of two decide, then go on."""
    if state.aside.memo[ROUND] == 0:
        state.aside.memo[ROUND] = 1
        state.play.player = next(place for place in state.rules.variant.places if place != state.play.player)
    else:
        state.play.player = state.dealer
        state.next_stage()


class BuyStage(CardStage):
    """Two players change cards one by one for those of the pile on the right."""

    title = "Покупка"
    verb = DISCARD
    rules = ("vint.vdvoem.3.3",)
    STOP = "stop"

    def begin(self, state: VintState) -> None:
        """Begin with the dealer."""
        state.aside.memo[ROUND] = 0
        state.play.player = state.dealer

    def giver(self, state: VintState) -> int:
        """Return who buys now."""
        return state.play.player

    def to_whom(self, state: VintState) -> str:
        """Say what is asked."""
        left = state.aside.memo[f"pile {state.play.player}"]
        return f"покупка: отложите карту и возьмите новую, в кучке {left}"

    def legal(self, state: VintState) -> list[str]:
        """Return the cards that may go, and the end."""
        cards = CardStage.legal(self, state) if state.aside.memo[f"pile {state.play.player}"] else []
        return [self.STOP, *cards]

    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why a card or the end is refused."""
        if action == self.STOP:
            return None if player == self.mover(state) else IllegalAction("Сейчас покупает другой", "action", self.rules)
        refused = CardStage.refusal(self, state, action, player)
        if refused is None and not state.aside.memo[f"pile {state.play.player}"]:
            return IllegalAction("Кучка кончилась", "action", ("vint.vdvoem.3.2", "vint.vdvoem.3.3"))
        return refused

    @implements("vint.vdvoem.3.4")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Change a card or stop."""
        if action != self.STOP:
            CardStage.act(self, state, action, player)
            return
        state.tell(state.play.player, "больше не покупает", ("vint.vdvoem.3.4",))
        _next_of_two(state)

    @implements("vint.vdvoem.3.2", "vint.vdvoem.3.3", "vint.vdvoem.3.7")
    def move(self, state: VintState, card: int) -> None:
        """Put a card away and take the next of the pile."""
        place, aside = state.play.player, state.aside
        start = 0 if place == state.rules.variant.places[0] else aside.memo[f"pile {state.rules.variant.places[0]}"]
        aside.discards[place] |= 1 << card
        state.play.hands[place] |= 1 << aside.talon[start]
        aside.talon = aside.talon[:start] + aside.talon[start + 1 :]
        aside.memo[f"pile {place}"] -= 1
        state.tell(place, "купил карту", ("vint.vdvoem.3.3",))

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the end of buying."""
        return [
            {"action": self.STOP, "label": "Больше не покупать", "group": "talon", "legal": True, "why": None,
             "hint": "Перебирать кучку до конца не обязательно.", "cites": ["vint.vdvoem.3.4"]}
        ]  # fmt: skip

    def zones(self, state: VintState, player: int) -> list[dict[str, Any]]:
        """Show no pile: nobody looks at them."""
        return []


STAGES.update(
    {AUCTION: VariantAuction(), PLAY: VariantPlay(), TALON: TalonStage(), WHOM: WhomStage(), SPRINKLE: SprinkleStage(),
     SPREAD: PartnerSpreadStage(), AFTER: AfterStage(), NAIL: NailStage(), RUBBISH: RubbishStage(), AWAY: AwayStage(),
     SWAP: SwapStage(), BUY: BuyStage()}
)  # fmt: skip
