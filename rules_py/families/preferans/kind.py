"""«Преферанс»: what the three games share, as the old one has it; the others change parts of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ...frame.cards import Deck
from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.page import Chip, SheetNote
from ...frame.results import Score
from ...frame.russian import leaders, number
from ...kernels.auction import AuctionRules
from .ladder import DIRECT, Bid, ladder_of
from .laws import LAWS
from .options import Rules, rules_of
from .phases import STEPS, AuctionPhase, DealingPhase, Grounds, Phase, contract_name, forbid, unknown
from .play import PassesPhase, PlayPhase, begin_passes
from .purchase import ContractPhase, DiscardPhase, DonorPhase, TalonPhase
from .readings import MISERE_OPEN
from .rules import (
    BOTH,
    DECK,
    GREAT_MISERE,
    GREAT_UVERT,
    INVITED,
    MISERE_PRICES,
    NOBODY,
    SMALL_MISERE,
    SMALL_UVERT,
    UVERTS,
    quota,
)
from .scoring import Step
from .seats import Circle, circle_of
from .sheet import Sheet, SheetRow
from .state import ANSWER, AUCTION, CONTRACT, DEALING, DISCARD, DONOR, INVITE, PASSES, PLAY, TALON, PreferansState
from .whist import AnswerPhase, InvitePhase, begin_play, best_play_tricks


class Kind:
    """What the three games share: deck, ladder, phases, rules to cite; the sheet is each game's own."""

    slug = "preferans"
    title = "Преферанс"
    unit = "очков"
    deck: Deck = DECK
    talons = 1
    laws: Mapping[str, tuple[str, ...]] = LAWS
    sheet_ruling: Literal["columns", "sides"] = "columns"
    phases: Mapping[str, Phase] = {
        DEALING: DealingPhase(), AUCTION: AuctionPhase(), TALON: TalonPhase(), DISCARD: DiscardPhase(), CONTRACT: ContractPhase(), ANSWER: AnswerPhase(),
        INVITE: InvitePhase(), PLAY: PlayPhase(), PASSES: PassesPhase(), DONOR: DonorPhase(),
    }  # fmt: skip

    def __init__(self) -> None:
        self._words: dict[str, tuple[str, ...]] = {}
        self._cards: dict[str, dict[str, int]] = {}
        for verb in ("play", "discard"):
            words = tuple(f"{verb} {self.deck.text(card)}" for card in range(self.deck.size))
            self._words[verb] = words
            self._cards[verb] = {word: card for card, word in enumerate(words)}
        names = {contract_name(bid) for bid in self.all_bids()}
        words, width = self._words["play"], self.deck.width
        self._plays = [
            [tuple(words[width * suit + rank] for rank in range(width) if mask >> rank & 1) for mask in range(1 << width)]
            for suit in range(len(self.deck.suits))
        ]
        """For each suit and each mask of its cards the actions of playing them."""
        self.contract_words = frozenset(f"contract {name}" for name in names)

    # Small things that phases ask for

    def law(self, key: str) -> tuple[str, ...]:
        """Return the rules to cite for a matter."""
        return self.laws[key]

    def actions(self, verb: str) -> tuple[str, ...]:
        """Return the action of every card with a verb."""
        return self._words[verb]

    def plays(self, mask: int) -> tuple[str, ...]:
        """Return the actions of playing the cards of a mask, suit by suit."""
        found: tuple[str, ...] = ()
        width, low = self.deck.width, (1 << self.deck.width) - 1
        for of_suit in self._plays:
            part = mask & low
            if part:
                found += of_suit[part]
            mask >>= width
        return found

    def cards_by_action(self, verb: str) -> dict[str, int]:
        """Return the card of every action with a verb."""
        return self._cards[verb]

    def rules(self, options: Mapping[str, Any]) -> Rules:
        """Return the agreed options as one object."""
        return rules_of(options)

    def circle(self, players: int, dealer: int) -> Circle:
        """Seat a deal."""
        return circle_of(players, dealer)

    def deck_of_seats(self, seats: tuple[int, ...]) -> int:
        """Return a mask of seats."""
        return sum(1 << seat for seat in seats)

    def own_cards(self, state: PreferansState, seat: int) -> int:
        """Return the cards of a hand; a resting dealer does not look at the talon."""
        if state.circle.dealer_rests and seat == state.circle.dealer:
            return 0
        return state.play.hands[seat]

    def remember(self, state: PreferansState, passes: int, left: bool) -> None:
        """Note what went before a position; the old game remembers nothing."""

    def talon_of(self, state: PreferansState, seat: int) -> tuple[int, ...]:
        """Return the talon that a buyer takes."""
        return state.talons[0]

    def discarder(self, state: PreferansState) -> int:
        """Return who lays two cards away."""
        assert state.declarer is not None
        return state.declarer

    def discarded(self, state: PreferansState, seat: int) -> None:
        """Go on after two cards are laid away."""
        state.phase = CONTRACT

    # The auction

    def all_bids(self) -> tuple[Bid, ...]:
        """Return every bid that some agreement knows."""
        return ladder_of(True, True)

    def ladder(self, state: PreferansState) -> tuple[Bid, ...]:
        """Return the ladder that was agreed on."""
        return ladder_of(state.rules.miseres, state.rules.uverts)

    def least(self, state: PreferansState) -> int:
        """Return the place of the lowest bid."""
        return 0

    def auction_rules(self, state: PreferansState) -> AuctionRules:
        """Return how the auction goes: a pass is final, the last one left has bought."""
        return AuctionRules(
            size=STEPS * len(state.ladder), callers=state.circle.callers, closing=0, opening=0,
            least=STEPS * self.least(state), retire=True,
        )  # fmt: skip

    def foreign_bid(self, state: PreferansState, name: str) -> IllegalAction:
        """Refuse a bid that is not on the ladder of this table."""
        if name in MISERE_PRICES or name.endswith(DIRECT):
            return forbid(f"Нельзя: «{name}» за этим столом не играют", self.law("not-agreed"))
        return unknown(f"bid {name}", "«bid 6♠», «hold», «pass»")

    def below_least(self, state: PreferansState, bid: Bid) -> IllegalAction:
        """Refuse an opening that is too low."""
        return forbid(f"Нельзя: с «{bid.name}» не начинают", self.law("order"))

    @implements("preferans.mizer.1", "preferans.mizer.3", "preferans.uvert.2", "preferans.uvert.3", "preferans.h6")
    def too_low(self, state: PreferansState, bid: Bid, best: Bid) -> IllegalAction:
        """Refuse a bid that does not beat the last one."""
        text = f"Нельзя: «{bid.name}» не перебивает «{best.name}»"
        if bid.misere:
            small_over_direct = bid.name == SMALL_MISERE and best.direct and not best.misere
            return forbid(text, ("preferans.mizer.3",) if small_over_direct else ("preferans.h6",))
        if best.misere:
            rule = {GREAT_UVERT: "preferans.uvert.2", SMALL_UVERT: "preferans.uvert.3", GREAT_MISERE: "preferans.mizer.3"}
            return forbid(text, (rule.get(best.name, "preferans.mizer.1"),))
        return forbid(text, self.law("order"))

    @implements("preferans.7a")
    def opening_grounds(self, state: PreferansState, bid: Bid) -> Grounds:
        """Say why the first bid is in order."""
        if bid.misere:
            return f"Можно: «{bid.name}» говорят и первым словом.", ("preferans.h6",)
        if bid.direct:
            return "Можно: прямая игра, без прикупа.", ("preferans.mizer.5", "preferans.h6")
        return "Можно: первым говорит сосед сдающего слева, начинают с пик.", self.law("first-bid")

    @implements("preferans.mizer.1", "preferans.mizer.3", "preferans.mizer.5", "preferans.uvert.2", "preferans.uvert.3")
    def bid_grounds(self, state: PreferansState, bid: Bid, best: Bid) -> Grounds | None:
        """Say why a misère, an uvert or a game against one is in order; None for the suit ladder."""
        text = f"Можно: «{bid.name}» перебивает «{best.name}»."
        if bid.name in (SMALL_MISERE, GREAT_MISERE):
            return text, ("preferans.mizer.3",) if best.direct or best.misere else ("preferans.mizer.1",)
        if bid.misere:
            return text, ("preferans.uvert.2",) if bid.name == GREAT_UVERT else ("preferans.uvert.3",)
        if best.name == GREAT_UVERT:
            return text, ("preferans.uvert.2",)
        if best.misere or bid.direct and not best.direct:
            return text, ("preferans.mizer.5", "preferans.h6")
        return None

    @implements("preferans.51", "preferans.h14")
    def passed_out(self, state: PreferansState) -> None:
        """Play распасы when all have passed; two players deal anew."""
        if self.plays_passes(state):
            begin_passes(state)
        else:
            self.redeal(state)

    def plays_passes(self, state: PreferansState) -> bool:
        """Tell whether распасы are played when all have passed."""
        return state.rules.players > 2

    def redeal(self, state: PreferansState) -> None:
        """End a deal in which nothing is played."""
        state.entries.append((None, Step("Оба спасовали: пересдача", self.law("redeal")), None))
        state.finish_deal()

    # Answers

    def begin_answers(self, state: PreferansState) -> None:
        """Ask the others, or play at once: an uvert is not whisted on."""
        assert state.contract is not None
        assert state.declarer is not None
        if state.contract.name in UVERTS:
            others = state.circle.left_of(state.declarer)
            whisters = tuple(seat for seat in others if seat < state.rules.players)
            dummy = next((seat for seat in others if seat >= state.rules.players), None)
            begin_play(state, BOTH if dummy is None else INVITED, whisters, dummy, open_invited=True)
            state.tell(None, "Все открывают карты", self.law("uvert-open"))

    def invites(self, state: PreferansState) -> bool:
        """Tell whether a lone whister may invite the one who passed."""
        return state.rules.invitation

    def invite_refusal(self, state: PreferansState, action: str) -> IllegalAction:
        """Refuse a closed whist at misère."""
        return forbid("Нельзя: на мизер второго приглашают в открытую", self.law("misere-open"))

    def misere_open(self, state: PreferansState, openly: bool) -> bool:
        """Tell whether the defenders of a misère lay their cards open."""
        return state.readings[MISERE_OPEN] == "must" or openly

    def checked_tricks(self, state: PreferansState) -> int | None:
        """Return the declarer's tricks at the check of a ten, None where they must be played."""
        return best_play_tricks(state)

    # The score: each game keeps its own sheet

    def new_sheet(self, state: PreferansState) -> Sheet:
        """Begin a sheet."""
        raise NotImplementedError

    def donors(self, state: PreferansState) -> list[int]:
        """Return the players from whose record a game may be taken."""
        return []

    def close_contract(self, state: PreferansState) -> None:
        """Score the game that was played."""
        self.write_contract(state)

    def write_contract(self, state: PreferansState) -> None:
        """Write the game into the sheet."""
        raise NotImplementedError

    def write_passes(self, state: PreferansState) -> None:
        """Write распасы into the sheet."""
        raise NotImplementedError

    def roles(self, state: PreferansState) -> dict[str, int | None]:
        """Return which player a role of the score means."""
        raise NotImplementedError

    def chips(self, state: PreferansState) -> list[Chip]:
        """Return what stands beside the table of this game."""
        return []

    def cells(self, state: PreferansState) -> tuple[list[SheetRow], SheetNote | None]:
        """Return the rows of the sheet and what stands in its middle."""
        raise NotImplementedError

    def made(self, state: PreferansState) -> bool:
        """Tell whether the declarer has what he named."""
        assert state.contract is not None
        assert state.declarer is not None
        tricks = state.taken[state.declarer]
        if state.whist == NOBODY:
            return True
        return not tricks if state.contract.misere else tricks >= quota(state.contract.level)

    def finish_score(self, state: PreferansState, score: Score, names: tuple[str, ...]) -> None:
        """Add total, sides and a sentence to the score of a deal or of the pool."""
        totals = state.sheet.totals()
        gains = totals if state.done else [now - before for now, before in zip(totals, state.started, strict=True)]
        score.sides = {names[seat]: gain for seat, gain in enumerate(gains)}
        score.total = max(gains)
        score.summary = self.summary(state, names)

    # What the table shows

    def total_texts(self, state: PreferansState) -> list[str]:
        """Return the balance of whists of everybody."""
        return [number(total) for total in state.sheet.totals()]

    def summary(self, state: PreferansState, names: tuple[str, ...]) -> str:
        """Say in a sentence how the deal or the pool ended."""
        if state.done:
            totals = state.sheet.totals()
            return f"Пулька окончена. Больше всех: {' и '.join(leaders(names, totals))}, {max(totals)}."
        if state.contract is None or state.declarer is None:
            return "Оба спасовали, карты пересдают." if not state.history else "Распасы сыграны."
        made = "игра сыграна" if self.made(state) else "игра проиграна"
        game = f"{names[state.declarer]}: {state.contract.long}"
        if state.whist == NOBODY:
            return f"{game}, остальные спасовали, игра зачтена."
        if not state.history:
            return f"{game}, без розыгрыша, {made}."
        return f"{game}, взяток {state.taken[state.declarer]}, {made}."
