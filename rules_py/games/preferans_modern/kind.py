"""«Современный преферанс»: what differs from the old game."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ...families.preferans.kind import Kind
from ...families.preferans.ladder import DIRECT, Bid, suit_bid
from ...families.preferans.laws import LAWS
from ...families.preferans.options import TO_POOL
from ...families.preferans.phases import AuctionPhase, Grounds, forbid, unknown
from ...families.preferans.rules import BOTH, CHECK, INVITED, MISERE_PRICES, NOBODY, ONE, STRAINS, TEN
from ...families.preferans.scoring import Step
from ...families.preferans.sheet import Entry, Sheet, SheetRow
from ...families.preferans.state import ANSWER, AUCTION, INVITE, PreferansState
from ...families.preferans.whist import AnswerPhase, InvitePhase, begin_play, opponents
from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.page import Chip, SheetNote
from ...frame.readings import Reading
from ...frame.results import Score
from ...frame.russian import leaders
from ...frame.sheet_drawing import note
from .readings import EXIT_LOST, MISERE_BEATEN, RASPASY_ZERO, RATIO
from .readings import TEN as TEN_WHIST
from .scoring import (
    CLEAN_PASS_POOL,
    DECLARER,
    FIRST,
    LEVELS,
    MISERE,
    OWN,
    PASSER,
    SECOND,
    WHISTER,
    exact_text,
    modern_outcome,
    pass_price,
)
from .sheet import ModernSheet

NINE = 3
_OWN_LAWS: dict[str, tuple[str, ...]] = {
    "end": ("preferans-modern.11",),
    "not-agreed": ("preferans-modern.1",),
    "misere-open": ("preferans-modern.3",),
    "look-partner": ("preferans-modern.9a",),
    "invited": ("preferans-modern.h2", "preferans.prigl.2"),
    "invite": ("preferans-modern.h2", "preferans.prigl.1"),
    "alone": ("preferans-modern.4",),
    "whist-column": ("preferans-modern.sheet",),
    "total": ("preferans-modern.h1",),
    "look-uvert": ("preferans-modern.1",),
}


@lru_cache(maxsize=2)
@implements("preferans-modern.1", "preferans-modern.2")
def modern_ladder(blind_nine: bool) -> tuple[Bid, ...]:
    """Return the ladder: the misère stands under nine, or under nine without the talon."""
    levels = [
        [replace(suit_bid(level, strain), long=f"{LEVELS[level]} {STRAINS[strain]}") for strain in range(len(STRAINS))]
        for level in range(len(LEVELS))
    ]
    misere = Bid(MISERE, MISERE)
    if not blind_nine:
        return (*levels[0], *levels[1], *levels[2], misere, *levels[NINE], *levels[TEN])
    blind = [replace(bid, name=bid.name + DIRECT, long=bid.long + DIRECT, direct=True) for bid in levels[NINE]]
    return (*levels[0], *levels[1], *levels[2], *levels[NINE], misere, *blind, *levels[TEN])


class ModernAuctionPhase(AuctionPhase):
    """The auction, in which nines meet the misère as the reading has it."""

    def rests_on(self, state: PreferansState, action: str, seat: int) -> tuple[Reading, ...]:
        """Return the reading on what beats a misère where it decides."""
        said = [word for _, word in state.calls]
        nine = action.startswith("bid 9") and MISERE in said or action == f"bid {MISERE}" and any(one[0] == "9" for one in said)
        return (MISERE_BEATEN,) if nine else super().rests_on(state, action, seat)


class ModernAnswerPhase(AnswerPhase):
    """Whist, pass, «свой» on a six, and the right to overwhist it."""

    def acting(self, state: PreferansState) -> int:
        """Return who answers next; after «свой» the one who passed is asked once more."""
        order = opponents(state)
        if len(state.answers) == 2 and state.answers[-1][1] == "own":
            return order[0]
        return super().acting(state)

    @implements("preferans-modern.4", "preferans-modern.5a", "preferans-modern.5b")
    def words(self, state: PreferansState) -> list[str]:
        """Return what may be answered now."""
        assert state.contract is not None
        if len(state.answers) == 2:
            return ["overwhist", "pass"]
        if state.contract.level == TEN and state.readings[TEN_WHIST] == "check":
            return ["check", "pass"]
        if not state.contract.level and [word for _, word in state.answers] == ["pass"]:
            return ["whist", "own", "pass"]
        return ["whist", "pass"]

    def rests_on(self, state: PreferansState, action: str, seat: int) -> tuple[Reading, ...]:
        """Return the reading on whist against a ten where it decides."""
        ten = state.contract is not None and state.contract.level == TEN
        return (TEN_WHIST,) if ten and action in ("whist", "check") else ()

    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Refuse «свой» and the overwhist where they have no place."""
        assert state.contract is not None
        if action not in ("own", "overwhist"):
            return super().refusal(state, action, seat)
        if seat == self.acting(state) and action in self.words(state):
            return None
        if action == "overwhist":
            return forbid("Нельзя: перевистовать вправе спасовавший, после «своего»", ("preferans-modern.5b",))
        if state.contract.level:
            return forbid("Нельзя: «свой» вист бывает только на шести", ("preferans-modern.4",))
        return forbid("Нельзя: «свой» говорит правый сосед играющего, после паса другого", ("preferans-modern.5a",))

    @implements("preferans-modern.5b", "preferans-modern.6")
    def decide(self, state: PreferansState) -> None:
        """Begin to play, or write «свой» at once; before that the first to pass may overwhist."""
        words = [word for _, word in state.answers]
        if words == ["pass", "own"]:
            return
        if words[-1] == "overwhist":
            state.answers = [(state.answers[0][0], "whist"), (state.answers[1][0], "pass")]
            state.phase = INVITE
        elif "own" in words:
            state.whist, state.whisters = OWN, (state.answers[1][0],)
            state.kind.close_contract(state)
        else:
            super().decide(state)

    def act(self, state: PreferansState, action: str) -> None:
        """Note an answer; a third one closes the talk about «свой»."""
        if len(state.answers) < 2:
            super().act(state, action)
            return
        seat = self.acting(state)
        said = "«перевистую»" if action == "overwhist" else "«пас»"
        state.tell(seat, said, self.grounds(state, action)[1])
        state.answers.append((seat, action))
        self.decide(state)

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say why the answer is in order."""
        if action == "own":
            return "Можно: другой спасовал, правый сосед вправе сказать «свой».", ("preferans-modern.5a",)
        if action == "overwhist":
            return "Можно: спасовавший берёт висты на себя.", ("preferans-modern.5b",)
        return super().grounds(state, action)


class ModernInvitePhase(InvitePhase):
    """A lone whister always plays both hands' tricks for himself, openly or not."""

    def words(self, state: PreferansState) -> list[str]:
        """Return what the whister may choose."""
        return ["invite open", "invite closed"]


class ModernKind(Kind):
    """Pool, mountain and whists; one misère; распасы one has to leave."""

    slug = "preferans-modern"
    title = "Современный преферанс"
    unit = "вистов"
    sheet_ruling = "sides"
    laws = {**LAWS, **_OWN_LAWS}
    phases = {**Kind.phases, AUCTION: ModernAuctionPhase(), ANSWER: ModernAnswerPhase(), INVITE: ModernInvitePhase()}

    def new_sheet(self, state: PreferansState) -> Sheet:
        """Begin a sheet."""
        return ModernSheet(state.rules, state.readings)

    def modern(self, state: PreferansState) -> ModernSheet:
        """Return the sheet of this game."""
        assert isinstance(state.sheet, ModernSheet)
        return state.sheet

    def remember(self, state: PreferansState, passes: int, left: bool) -> None:
        """Note распасы that went before a position."""
        sheet = self.modern(state)
        for _ in range(passes):
            sheet.note_passes()
        if left:
            sheet.note_game(True)

    # The auction

    def all_bids(self) -> tuple[Bid, ...]:
        """Return every bid that some agreement knows."""
        return modern_ladder(True)

    def ladder(self, state: PreferansState) -> tuple[Bid, ...]:
        """Return the ladder of the reading."""
        return modern_ladder(state.readings[MISERE_BEATEN] == "nine-blind")

    @implements("preferans-modern.10a")
    def least(self, state: PreferansState) -> int:
        """Return the place of the lowest bid: seven after распасы."""
        return len(STRAINS) if self.modern(state).locked else 0

    def foreign_bid(self, state: PreferansState, name: str) -> IllegalAction:
        """Refuse the old misères."""
        if name in MISERE_PRICES or name.endswith(DIRECT):
            return forbid("Нельзя: прежних мизеров и увертов нет, объявляют мизер", self.law("not-agreed"))
        return unknown(f"bid {name}", "«bid 6♠», «hold», «pass»")

    def below_least(self, state: PreferansState, bid: Bid) -> IllegalAction:
        """Refuse an opening below seven after распасы."""
        return forbid("Нельзя: после распасов торговлю начинают не ниже семи", ("preferans-modern.10a",))

    @implements("preferans-modern.2")
    def too_low(self, state: PreferansState, bid: Bid, best: Bid) -> IllegalAction:
        """Refuse a bid that does not beat the last one."""
        rule = ("preferans-modern.2",) if bid.misere or best.misere else self.law("order")
        return forbid(f"Нельзя: «{bid.name}» не перебивает «{best.name}»", rule)

    @implements("preferans-modern.10a", "preferans-modern.10b")
    def opening_grounds(self, state: PreferansState, bid: Bid) -> Grounds:
        """Say why the first bid is in order."""
        sheet = self.modern(state)
        if bid.misere:
            return "Можно: мизер говорят и первым словом.", ("preferans-modern.2",)
        if sheet.locked:
            return "Можно: после распасов начинают с семи в любой масти.", ("preferans-modern.10a",)
        if sheet.just_left:
            return "Можно: из распасов вышли, торговлю начинают обычным образом.", ("preferans-modern.10b",)
        return super().opening_grounds(state, bid)

    @implements("preferans-modern.2")
    def bid_grounds(self, state: PreferansState, bid: Bid, best: Bid) -> Grounds | None:
        """Say why a misère or a game against it is in order; None for the suit ladder."""
        if bid.misere or best.misere:
            return f"Можно: «{bid.name}» перебивает «{best.name}».", ("preferans-modern.2",)
        return None

    # Answers

    @implements("preferans-modern.3")
    def begin_answers(self, state: PreferansState) -> None:
        """Play a misère at once against both others; to other games they answer."""
        assert state.contract is not None
        if state.contract.misere:
            begin_play(state, BOTH, opponents(state))

    def misere_open(self, state: PreferansState, openly: bool) -> bool:
        """Lay the defenders' cards open."""
        return True

    def invites(self, state: PreferansState) -> bool:
        """Let every lone whister play both hands: whist without that is «свой»."""
        return True

    def invite_refusal(self, state: PreferansState, action: str) -> IllegalAction:
        """Refuse to whist alone: that is «свой»."""
        return forbid("Нельзя: вист без приглашения — это «свой», его объявляют ответом", self.law("alone"))

    # The score

    def made(self, state: PreferansState) -> bool:
        """Tell whether the declarer has what he named."""
        return state.whist == OWN or super().made(state)

    def roles(self, state: PreferansState) -> dict[str, int | None]:
        """Return which player a role of the score means."""
        others = [seat for seat in opponents(state) if seat not in state.whisters]
        first = state.whisters[0] if state.whisters else None
        second = state.whisters[1] if len(state.whisters) > 1 else None
        passer = others[0] if others else None
        return {DECLARER: state.declarer, FIRST: first, SECOND: second, WHISTER: first, PASSER: passer, "": None}

    def entry(self, state: PreferansState, step: Step) -> Entry:
        """Turn a step of a score into an entry; a whister's mountain is upon nobody."""
        writer = self.roles(state)[step.role]
        whists = step.role in (FIRST, SECOND, WHISTER, PASSER) and "в гору" not in step.text
        return writer, step, state.declarer if whists and step.amount else None

    def write_contract(self, state: PreferansState) -> None:
        """Write the game into pool, mountain and whists."""
        contract, declarer = state.contract, state.declarer
        assert contract is not None
        assert declarer is not None
        rules, sheet = state.rules, self.modern(state)
        taken = tuple(state.taken[seat] for seat in state.whisters)
        whist = state.whist
        if state.invited is not None and whist == INVITED:
            whist, taken = ONE, (sum(taken) + state.taken[state.invited],)
        level = MISERE if contract.misere else LEVELS[contract.level]
        if contract.misere or whist in (NOBODY, OWN, CHECK):
            taken = ()
        found = modern_outcome(level, state.taken[declarer], whist, taken, rules.gentleman, rules.soft, state.readings)
        state.noted.update(found.readings)
        state.entries += [self.entry(state, step) for step in found.steps]
        sheet.pool.add(declarer, found.pool)
        sheet.mountain.add(declarer, found.mountain)
        roles = self.roles(state)
        writers = (WHISTER, PASSER) if whist in (ONE, OWN) else (FIRST, SECOND)
        for role, whists in zip(writers, found.whists, strict=False):
            seat = roles[role]
            if seat is not None:
                sheet.whists.write(seat, declarer, whists)
        for role, mountain in zip(writers, found.whist_mountain, strict=False):
            seat = roles[role]
            if seat is not None:
                sheet.mountain.add(seat, mountain)
        if sheet.locked:
            state.noted.update(state.readings.grades(EXIT_LOST))
        sheet.note_game(found.made)
        state.finish_deal()

    @implements("preferans-modern.10c")
    def write_passes(self, state: PreferansState) -> None:
        """Write распасы into the mountain."""
        sheet = self.modern(state)
        each = pass_price(sheet.note_passes())
        seats = state.circle.active
        if state.circle.dealer_rests:
            seats = (state.circle.dealer, *seats)
        for seat in seats:
            got = state.taken[seat]
            sheet.mountain.add(seat, each * got)
            text = f"Распасы, {sheet.streak}-е подряд: {each} × {got} в гору"
            state.entries.append((seat, Step(text, ("preferans-modern.10c",), each * got), None))
            if not got:
                state.noted.update(state.readings.grades(RASPASY_ZERO))
                if state.readings[RASPASY_ZERO] == "old":
                    sheet.pool.add(seat, CLEAN_PASS_POOL)
                    cites = ("preferans-modern.10c", "preferans.52")
                    state.entries.append((seat, Step("Ни одной взятки: в пулю", cites, CLEAN_PASS_POOL), None))
        state.finish_deal()

    @implements("preferans-modern.sheet")
    def cells(self, state: PreferansState) -> tuple[list[SheetRow], SheetNote | None]:
        """Return the rows of the sheet, pool and mountain; the agreed pool stands in the middle."""
        sheet = self.modern(state)
        rows: list[SheetRow] = [
            ("pool", "Пуля", sheet.pool, ("preferans-modern.sheet",)),
            ("mountain", "Гора", sheet.mountain, ("preferans-modern.sheet",)),
        ]
        goal = ("Пуля до", state.rules.target) if state.rules.until == TO_POOL else ("Сдач", state.rules.deals)
        return rows, note(goal[0], str(goal[1]), ("preferans-modern.11",))

    def chips(self, state: PreferansState) -> list[Chip]:
        """Return what stands beside the table of this kind."""
        sheet = self.modern(state)
        return [{"label": "Выход из распасов", "value": "с семи"}] if sheet.locked else []

    def total_texts(self, state: PreferansState) -> list[str]:
        """Return the exact result of everybody."""
        return [exact_text(value) for value in self.modern(state).exact()]

    def finish_score(self, state: PreferansState, score: Score, names: tuple[str, ...]) -> None:
        """Add total, sides and a sentence."""
        super().finish_score(state, score, names)
        exact = self.modern(state).exact()
        score.readings.update(state.readings.grades(RATIO))
        score.extra["totals"] = [int(one) if one.denominator == 1 else str(one) for one in exact]
        if state.done:
            who = " и ".join(leaders(names, exact))
            score.summary = f"Пулька окончена. Больше всех: {who}, {exact_text(max(exact))}."
