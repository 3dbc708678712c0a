"""«Гусарский преферанс»: what differs from the old game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...families.preferans.duel import Duel, codes_of
from ...families.preferans.ladder import DIRECT, Bid, ladder_of
from ...families.preferans.laws import LAWS
from ...families.preferans.options import PLAIN, Rules
from ...families.preferans.phases import AuctionPhase, Grounds, Phase, forbid, unknown
from ...families.preferans.purchase import TalonPhase
from ...families.preferans.readings import REMAINDER, TEN_CHECK
from ...families.preferans.rules import CHECK, MISERE_PRICES, NO_TRUMP, ONE, TEN, TENFOLD, TRICKS, price_grades, price_of
from ...families.preferans.scoring import Step
from ...families.preferans.seats import Circle
from ...families.preferans.sheet import Entry
from ...families.preferans.solver import OutOfBudget
from ...families.preferans.state import ANSWER, AUCTION, CONTRACT, DISCARD, TALON, PreferansState
from ...families.preferans.whist import begin_play, may_lose_a_trick, opponents
from ...families.preferans.write_off import WriteOffKind
from ...frame.cards import RANKS_52, Deck
from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.readings import Reading
from .readings import FANCY, SHOW_TALON, WHIST_TALON
from .scoring import DECLARER, PASSED, WHISTER, WITH_TALON, duel_outcome

DECK = Deck(RANKS_52[7:])
"""Twenty-four cards from nine to ace."""
CHECK_NODES = 20_000
_GENERAL = "gusarskij.1"
_OWN: dict[str, tuple[str, ...]] = {
    "deal": ("gusarskij.4", "gusarskij.5", "gusarskij.h1"),
    "next": ("gusarskij.h1",),
    "redeal": ("gusarskij.16",),
    "first-bid": ("gusarskij.7",),
    "suit": ("gusarskij.7",),
    "level": ("gusarskij.7",),
    "order": ("gusarskij.7",),
    "not-agreed": ("gusarskij.2",),
    "take": ("gusarskij.6",),
    "show": ("gusarskij.19",),
    "discard": ("gusarskij.8",),
    "contract": ("gusarskij.8",),
    "answer": ("gusarskij.9",),
    "answer-turn": ("gusarskij.9",),
    "ten": ("gusarskij.10", "preferans.34b"),
    "lead": ("gusarskij.h1", "preferans.13b"),
    "turn": ("gusarskij.h1",),
    "held": ("gusarskij.5",),
    "look-talon": ("gusarskij.6", "preferans.16"),
    "whist-column": ("gusarskij.12",),
    "look-uvert": ("gusarskij.2",),
    "look-partner": ("gusarskij.2",),
    "misere-open": ("gusarskij.2",),
}


class DuelAuctionPhase(AuctionPhase):
    """The auction of two, with misères only where the reading leaves them."""

    def rests_on(self, state: PreferansState, action: str, seat: int) -> tuple[Reading, ...]:
        """Return the reading on fancy games where it decides."""
        fancy = action.removeprefix("bid ") in MISERE_PRICES or action.endswith(DIRECT)
        return (FANCY,) if fancy else super().rests_on(state, action, seat)


class OwnTalonPhase(TalonPhase):
    """The buyer takes the talon at his right."""

    word = "take правый"

    @implements("gusarskij.6")
    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Refuse the other talon."""
        if action == "take левый":
            return forbid("Нельзя: свой прикуп только тот, что справа", state.kind.law("take"))
        return super().refusal(state, action, seat)

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say which talon is his."""
        return "Можно: соперник спасовал, берут свой, правый прикуп.", state.kind.law("take")


class DuelAnswerPhase(Phase):
    """The opponent passes, whists alone or with his own talon; a ten he checks."""

    def acting(self, state: PreferansState) -> int:
        """Return the opponent."""
        return opponents(state)[0]

    def words(self, state: PreferansState) -> list[str]:
        """Return what may be answered."""
        assert state.contract is not None
        return ["check", "pass"] if state.contract.level == TEN else ["whist", "whist прикуп", "pass"]

    def legal(self, state: PreferansState) -> list[str]:
        """Return the answers."""
        return self.words(state)

    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Keep to the words of this game."""
        if action not in ("whist", "whist прикуп", "pass", "check"):
            return unknown(action, "«whist», «whist прикуп», «pass»")
        if seat != self.acting(state):
            return forbid("Нельзя: отвечает соперник назначившего", state.kind.law("answer-turn"))
        if action in self.words(state):
            return None
        ten = state.contract is not None and state.contract.level == TEN
        text = "Нельзя: на десять не вистуют, можно только проверить" if ten else "Нельзя: проверяют только десять"
        return forbid(text, state.kind.law("ten"))

    @implements("gusarskij.9")
    def act(self, state: PreferansState, action: str) -> None:
        """Answer; a whister may first take his own talon."""
        seat = self.acting(state)
        state.answers.append((seat, action))
        said = {"whist": "«вист»", "whist прикуп": "«вист» со своим прикупом", "pass": "«пас»", "check": "«проверка»"}
        state.tell(seat, said[action], self.grounds(state, action)[1])
        if action == "pass":
            state.whist = PASSED
            state.kind.close_contract(state)
        elif action == "check":
            self._check(state)
        elif action == "whist":
            begin_play(state, ONE, (seat,))
        else:
            self._take_talon(state, seat)

    def _take_talon(self, state: PreferansState, seat: int) -> None:
        """Take the whister's own talon; who laid cards away before goes on at once."""
        talon = state.kind.talon_of(state, seat)
        state.play.hands[seat] |= state.kind.deck.mask_of(talon)
        state.noted.update(state.readings.grades(WHIST_TALON, SHOW_TALON))
        if state.readings[SHOW_TALON] == "yes":
            state.shown_talon += talon
            shown = " ".join(state.kind.deck.text(card) for card in talon)
            state.tell(seat, f"прикуп: {shown}", ("gusarskij.19",))
        if state.readings[WHIST_TALON] == "discard":
            state.phase = DISCARD
        else:
            play_with_talon(state, seat)

    def _check(self, state: PreferansState) -> None:
        """Work out on open cards whether the opponent takes a trick."""
        assert state.declarer is not None
        kind = state.kind
        state.noted.update(state.readings.grades(TEN_CHECK))
        state.opened |= kind.deck_of_seats(state.circle.active)
        tricks = kind.checked_tricks(state)
        whister = self.acting(state)
        if tricks is None:
            begin_play(state, CHECK, (whister,))
            return
        state.whist, state.whisters = CHECK, (whister,)
        state.taken[state.declarer] = tricks
        word = "взяток сопернику не взять" if tricks == TRICKS else f"соперник берёт {TRICKS - tricks}"
        state.tell(None, f"Проверка: {word}", kind.law("ten"))
        kind.close_contract(state)

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say why the answer is in order."""
        if action == "check":
            return "Можно: десять проверяют по открытым картам.", state.kind.law("ten")
        texts = {
            "pass": "Можно: пас на назначенную игру.",
            "whist": "Можно: вист в одиночку.",
            "whist прикуп": "Можно: вист со своим прикупом.",
        }
        return texts[action], state.kind.law("answer")


def play_with_talon(state: PreferansState, seat: int) -> None:
    """Begin to play after the whister took his talon."""
    begin_play(state, ONE, (seat,))
    state.whist = WITH_TALON


class HussarKind(WriteOffKind):
    """Two players, a talon each, no kurochka, no распасы, nothing open."""

    slug = "gusarskij"
    title = "Гусарский преферанс"
    deck = DECK
    talons = 2
    laws = {key: _OWN.get(key) or (_GENERAL, *cites) for key, cites in LAWS.items()}
    phases = {**WriteOffKind.phases, AUCTION: DuelAuctionPhase(), TALON: OwnTalonPhase(), ANSWER: DuelAnswerPhase()}

    def rules(self, options: Mapping[str, Any]) -> Rules:
        """Return the agreed options; there are always two players."""
        return Rules(players=2, form=PLAIN, **options)

    @implements("gusarskij.3", "gusarskij.h1")
    def circle(self, players: int, dealer: int) -> Circle:
        """Seat two players: the one who did not deal speaks and leads first."""
        return Circle(2, 2, dealer, (1 - dealer, dealer))

    @implements("gusarskij.5", "gusarskij.6")
    def talon_of(self, state: PreferansState, seat: int) -> tuple[int, ...]:
        """Return a player's own talon."""
        return state.talons[state.circle.active.index(seat)]

    def discarder(self, state: PreferansState) -> int:
        """Return who lays cards away: the buyer, later a whister with his talon."""
        assert state.declarer is not None
        return opponents(state)[0] if state.answers else state.declarer

    @implements("gusarskij.8", "gusarskij.9")
    def discarded(self, state: PreferansState, seat: int) -> None:
        """Go on after two cards are laid away."""
        if seat == state.declarer:
            state.phase = CONTRACT
        else:
            play_with_talon(state, seat)

    @implements("gusarskij.2", "gusarskij.7")
    def ladder(self, state: PreferansState) -> tuple[Bid, ...]:
        """Return the plain ladder; misères only where the reading leaves them."""
        return ladder_of(state.readings[FANCY] == "open-only", False)

    def foreign_bid(self, state: PreferansState, name: str) -> IllegalAction:
        """Refuse the fancy games."""
        if name in MISERE_PRICES or name.endswith(DIRECT):
            return forbid("Нельзя: замысловатых игр вдвоём нет", self.law("not-agreed"))
        return unknown(f"bid {name}", "«bid 6♠», «hold», «pass»")

    @implements("gusarskij.16")
    def passed_out(self, state: PreferansState) -> None:
        """Deal anew when both have passed."""
        self.redeal(state)

    def begin_answers(self, state: PreferansState) -> None:
        """Play a misère at once and in the dark; to other games the opponent answers."""
        assert state.contract is not None
        if state.contract.misere:
            state.noted.update(state.readings.grades(FANCY))
            begin_play(state, ONE, opponents(state))

    def misere_open(self, state: PreferansState, openly: bool) -> bool:
        """Keep all cards closed."""
        return False

    @implements("gusarskij.10")
    def checked_tricks(self, state: PreferansState) -> int | None:
        """Return the declarer's tricks on two open hands."""
        contract, declarer = state.contract, state.declarer
        assert contract is not None
        assert declarer is not None
        hands = [state.play.hands[declarer], state.play.hands[1 - declarer]]
        trump = contract.strain if contract.strain < NO_TRUMP else -1
        duel = Duel(trump >= 0, CHECK_NODES)
        try:
            tricks = duel.value(codes_of(self.deck, hands[0], hands[1], trump), int(state.circle.first != declarer), TRICKS)
        except OutOfBudget:
            return None
        loses = tricks == TRICKS and may_lose_a_trick(hands, contract.strain, self.deck.width)
        return TRICKS - 1 if loses and state.readings[TEN_CHECK] == "any-play" else tricks

    def made(self, state: PreferansState) -> bool:
        """Tell whether the declarer has what he named."""
        return state.whist == PASSED or super().made(state)

    def entry(self, state: PreferansState, step: Step) -> Entry:
        """Turn a step of a score into an entry."""
        assert state.declarer is not None
        other = 1 - state.declarer
        writer = {DECLARER: state.declarer, WHISTER: other}.get(step.role)
        on = None if writer is None or step.on is None and step.role == DECLARER else 1 - writer
        return writer, step, on

    @implements("gusarskij.12", "gusarskij.18")
    def write_contract(self, state: PreferansState) -> None:
        """Write the game: off the record, or upon the other player."""
        contract, declarer = state.contract, state.declarer
        assert contract is not None
        assert declarer is not None
        sheet, other = self.sheet(state), 1 - declarer
        price = price_of(state.rules.table, contract.game, contract.trump, state.readings)
        found = duel_outcome(contract.game, price, state.taken[declarer], state.whist, state.readings)
        state.noted.update(found.readings)
        state.noted.update(price_grades(state.rules.table, contract.game, contract.trump, state.readings))
        state.entries += [self.entry(state, step) for step in found.steps]
        if found.made:
            self._write_game(state, price)
        sheet.whists.write(other, declarer, found.on_declarer)
        sheet.whists.write(declarer, other, found.whister_remise)
        state.finish_deal()

    @implements("gusarskij.18", "gusarskij.1")
    def _write_game(self, state: PreferansState, price: int) -> None:
        """Write the price off the declarer's record, or off the other's once his own is gone; the reading says what becomes of the rest."""
        declarer = state.declarer
        assert declarer is not None
        sheet, other = self.sheet(state), 1 - declarer
        own = min(price, sheet.record[declarer])
        if own:
            sheet.write_off(declarer, own)
            state.entries.append(
                (declarer, Step("С игровой записи списана цена игры", ("gusarskij.18", "preferans.35"), own), None)
            )
        if 0 < own < price:
            state.noted.update(state.readings.grades(REMAINDER))
            if state.readings[REMAINDER] == "lost":
                lost = Step(f"Записи было {own}: излишек {price - own} пропадает", (_GENERAL, "preferans.43"))
                state.entries.append((None, lost, None))
        rest = min(price - own, sheet.record[other]) if state.donor is not None else 0
        if rest:
            sheet.write_off(other, rest)
            sheet.whists.write(declarer, other, TENFOLD * rest)
            cites = (_GENERAL, "preferans.43")
            text = "Недостающее взято с чужой записи" if own else "Своей записи нет: взято с чужой"
            state.entries.append((declarer, Step(text, cites, rest), None))
            state.entries.append((declarer, Step("За чужую запись в висты вдесятеро", cites, TENFOLD * rest), other))

    def close_contract(self, state: PreferansState) -> None:
        """Score the game."""
        assert state.declarer is not None
        donors = self.donors(state)
        own = self.sheet(state).record[state.declarer]
        takes = own <= 0 or state.readings[REMAINDER] == "donor"
        state.donor = donors[0] if donors and takes else None
        self.write_contract(state)
