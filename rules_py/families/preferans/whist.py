"""«Преферанс»: who plays against the declarer: whist, pass, invitation, the check of a ten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.readings import Reading
from ...kernels.tricks import FOLLOW_AND_TRUMP, TrickPlay
from .phases import Grounds, Phase, forbid, unknown
from .readings import MISERE_OPEN, TEN_CHECK
from .rules import BOTH, CHECK, INVITED, NO_TRUMP, NOBODY, ONE, TEN, TRICKS, UVERTS
from .solver import OutOfBudget, Search, suit_code
from .state import INVITE, PLAY

if TYPE_CHECKING:
    from .state import PreferansState

CHECK_NODES = 200
"""How long the check of a ten is worked out before the cards are played out open."""
_WORDS = {"whist": "вист", "pass": "пас", "check": "проверка", "own": "свой", "overwhist": "перевист"}


def opponents(state: PreferansState) -> tuple[int, ...]:
    """Return the declarer's opponents who answer, from his left."""
    assert state.declarer is not None
    return tuple(seat for seat in state.circle.left_of(state.declarer) if seat < state.rules.players)


class AnswerPhase(Phase):
    """The opponents say whist or pass; a ten they check."""

    @implements("preferans.h7")
    def acting(self, state: PreferansState) -> int:
        """Return who answers next: the one at the declarer's left first."""
        order = opponents(state)
        return order[min(len(state.answers), len(order) - 1)]

    @implements("preferans.22", "preferans.34b", "preferans.2.c", "preferans.75")
    def words(self, state: PreferansState) -> list[str]:
        """Return what may be answered to this game."""
        assert state.contract is not None
        if state.contract.level == TEN:
            return ["check", "pass"]
        if state.rules.players > 2:
            return ["whist", "pass"]
        if state.contract.misere and state.readings[MISERE_OPEN] == "must":
            return ["invite open", "pass"]
        return ["whist", "invite open", "pass"]

    def legal(self, state: PreferansState) -> list[str]:
        """Return the answers."""
        return self.words(state)

    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Keep to the order and to the words of this game."""
        kind = state.kind
        if action not in ("whist", "pass", "check", "invite open", "invite closed"):
            return unknown(action, "«whist», «pass»")
        if seat != self.acting(state):
            return forbid("Нельзя: отвечает другой", kind.law("answer-turn"))
        words = self.words(state)
        if action in words:
            return None
        assert state.contract is not None
        if state.contract.level == TEN:
            return forbid("Нельзя: на десять не вистуют, можно только проверить", kind.law("ten"))
        if action == "check":
            return forbid("Нельзя: проверяют только десять", kind.law("ten"))
        if state.rules.players == 2 and action == "invite closed":
            return forbid("Нельзя: приглашая болвана, его карты открывают", kind.law("dummy"))
        if state.rules.players == 2:
            return forbid("Нельзя: на мизер вистуют в открытую, с болваном", kind.law("misere-open"))
        return forbid("Нельзя: приглашают, когда ответили оба", kind.law("invite"))

    def rests_on(self, state: PreferansState, action: str, seat: int) -> tuple[Reading, ...]:
        """Return the reading on open whist at a misère where it decides."""
        misere = state.contract is not None and state.contract.misere
        return (MISERE_OPEN,) if misere and state.rules.players == 2 and action == "whist" else ()

    @implements("preferans.22", "preferans.41", "preferans.2.c")
    def act(self, state: PreferansState, action: str) -> None:
        """Note an answer; the last one decides how the game goes."""
        seat = self.acting(state)
        grounds = self.grounds(state, action)[1]
        if action.startswith("invite"):
            state.answers.append((seat, "whist"))
            state.tell(seat, "вист с открытым болваном", grounds)
            dummy = state.circle.dummy
            assert dummy is not None
            begin_play(state, INVITED, (seat,), dummy, open_invited=True)
            return
        state.answers.append((seat, action))
        state.tell(seat, f"«{_WORDS[action]}»", grounds)
        if action == "check":
            check_ten(state)
        elif len(state.answers) == len(opponents(state)):
            self.decide(state)

    def decide(self, state: PreferansState) -> None:
        """Begin to play once all have answered."""
        assert state.contract is not None
        whisters = tuple(seat for seat, word in state.answers if word == "whist")
        if not whisters:
            state.whist = NOBODY
            state.kind.close_contract(state)
        elif len(whisters) == 2:
            begin_play(state, BOTH, whisters)
        elif state.rules.players > 2 and (state.kind.invites(state) or state.contract.misere):
            state.phase = INVITE
        else:
            begin_play(state, ONE, whisters)

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say why the answer is in order."""
        kind = state.kind
        if action == "check":
            return "Можно: десять проверяют по открытым картам.", kind.law("ten")
        if action.startswith("invite"):
            return "Можно: соперник открывает болвана и вистует двумя руками.", kind.law("dummy")
        if state.rules.players == 2 and action == "whist":
            return "Можно: вист в одиночку, болван остаётся закрытым.", kind.law("alone-two")
        return ("Можно: вист." if action == "whist" else "Можно: пас на назначенную игру."), kind.law("answer")


class InvitePhase(Phase):
    """A lone whister invites the one who passed, openly or not, or goes alone."""

    def acting(self, state: PreferansState) -> int:
        """Return the whister."""
        return next((seat for seat, word in state.answers if word == "whist"), state.answers[-1][0])

    def words(self, state: PreferansState) -> list[str]:
        """Return what the whister may choose."""
        assert state.contract is not None
        if state.contract.misere and state.readings[MISERE_OPEN] == "must":
            return ["invite open"]
        return ["invite open", "invite closed", "alone"]

    def legal(self, state: PreferansState) -> list[str]:
        """Return the choices."""
        return self.words(state)

    @implements("preferans.prigl.1", "preferans.prigl.2", "preferans.75")
    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Let a lone whister invite; at misère only openly."""
        kind = state.kind
        if action not in ("invite open", "invite closed", "alone"):
            return unknown(action, "«invite open», «invite closed», «alone»")
        if len([1 for _, word in state.answers if word == "whist"]) != 1:
            return forbid("Нельзя: приглашают, когда один спасовал, а другой вистует", kind.law("invite"))
        if seat != self.acting(state):
            return forbid("Нельзя: приглашает вистующий", kind.law("invite"))
        if action not in self.words(state):
            return kind.invite_refusal(state, action)
        return None

    def rests_on(self, state: PreferansState, action: str, seat: int) -> tuple[Reading, ...]:
        """Return the reading on open whist at a misère where it decides."""
        misere = state.contract is not None and state.contract.misere
        return (MISERE_OPEN,) if misere and action in ("invite closed", "alone") else ()

    def act(self, state: PreferansState, action: str) -> None:
        """Begin to play with the invited one or without."""
        whister = self.acting(state)
        passer = next(seat for seat, _ in state.answers if seat != whister)
        grounds = self.grounds(state, action)[1]
        if action == "alone":
            state.tell(whister, "вист в одиночку", grounds)
            begin_play(state, ONE, (whister,))
            return
        openly = action == "invite open"
        state.tell(whister, f"приглашение {'в открытую' if openly else 'втёмную'}", grounds)
        begin_play(state, INVITED, (whister,), passer, open_invited=openly)

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say why this is the whister's choice."""
        assert state.contract is not None
        kind = state.kind
        if action == "alone":
            return "Можно: без приглашения вистуют в одиночку.", kind.law("alone")
        if state.contract.misere:
            return "Можно: на мизер вистуют в открытую.", kind.law("misere-open")
        return "Можно: спасовавшего приглашают, как идти, решает вистующий.", kind.law("invited")


@implements("preferans.uvert.4", "preferans.uvert.5", "preferans.75", "preferans.prigl.2", "preferans.h10", "preferans.2.c")
def begin_play(
    state: PreferansState, whist: str, whisters: tuple[int, ...], invited: int | None = None, open_invited: bool = False
) -> None:
    """Lay down how the game goes: who takes part, whose cards lie open, who leads."""
    contract, declarer, circle = state.contract, state.declarer, state.circle
    assert contract is not None
    assert declarer is not None
    state.whist, state.whisters, state.invited = whist, whisters, invited
    state.held = tuple(state.play.hands)
    partners = whisters if invited is None else (*whisters, invited)
    playing = (declarer, *partners)
    state.playing = tuple(seat for seat in circle.active if seat in playing)
    leader = state.playing[0]
    trump = contract.strain if not contract.misere and contract.strain < NO_TRUMP else -1
    state.play = TrickPlay(state.kind.deck, state.play.hands, trump, leader, FOLLOW_AND_TRUMP, circle.after(state.playing))
    if invited is not None and (open_invited or invited == circle.dummy):
        state.controller[invited] = whisters[0]
        state.opened |= 1 << invited
    if contract.name in UVERTS or whist == CHECK:
        state.opened |= state.kind.deck_of_seats(playing)
    elif contract.misere and state.kind.misere_open(state, invited is not None and open_invited):
        state.opening = state.kind.deck_of_seats(partners)
        if leader != declarer:
            open_defenders(state)
    state.phase = PLAY


@implements("preferans.75", "preferans-modern.3")
def open_defenders(state: PreferansState) -> None:
    """Open the defenders' cards at a misère: when their turn comes."""
    state.opened |= state.opening
    state.opening = 0
    state.tell(None, "Вистующие открывают карты", state.kind.law("misere-open"))


@implements("preferans.34b")
def check_ten(state: PreferansState) -> None:
    """Work out on open cards whether the others can take a trick; what is too long to work out is played open."""
    assert state.declarer is not None
    kind = state.kind
    state.noted.update(state.readings.grades(TEN_CHECK))
    state.opened |= kind.deck_of_seats(state.circle.active)
    others = tuple(seat for seat in state.circle.left_of(state.declarer))
    tricks = kind.checked_tricks(state)
    whisters = opponents(state)
    if tricks is None:
        state.tell(None, "Карты открыты, решает розыгрыш", kind.law("ten"))
        invited = next((seat for seat in others if seat not in whisters), None)
        begin_play(state, CHECK, whisters, invited, open_invited=True)
        return
    state.whist, state.whisters = CHECK, whisters
    state.taken[state.declarer] = tricks
    word = "взяток вистующим не взять" if tricks == TRICKS else f"вистующие берут {TRICKS - tricks}"
    state.tell(None, f"Проверка: {word}", kind.law("ten"))
    kind.close_contract(state)


def best_play_tricks(state: PreferansState) -> int | None:
    """Return the declarer's tricks with best play of three open hands, None where that takes too long."""
    contract, declarer = state.contract, state.declarer
    assert contract is not None
    assert declarer is not None
    deck = state.kind.deck
    seats = (declarer, *state.circle.left_of(declarer))
    hands = [state.play.hands[seat] for seat in seats]
    codes = []
    for suit in range(4):
        cards = range(suit * deck.width, (suit + 1) * deck.width)
        codes.append(suit_code([owner for card in cards for owner in range(3) if hands[owner] >> card & 1]))
    if contract.strain < NO_TRUMP:
        codes.append(codes.pop(contract.strain))
    search = Search(contract.strain < NO_TRUMP, low=False, limit=CHECK_NODES)
    try:
        tricks = search.value((codes[0], codes[1], codes[2], codes[3]), seats.index(state.circle.first))
    except OutOfBudget:
        return None
    if tricks == TRICKS and state.readings[TEN_CHECK] == "any-play" and may_lose_a_trick(hands, contract.strain, deck.width):
        return TRICKS - 1
    return tricks


def may_lose_a_trick(hands: list[int], strain: int, width: int) -> bool:
    """Tell whether the first hand loses a trick if it plays badly: a higher card or a trump stands against it."""
    low = (1 << width) - 1
    mine = [hands[0] >> suit * width & low for suit in range(4)]
    for other in hands[1:]:
        theirs = [other >> suit * width & low for suit in range(4)]
        for suit in range(4):
            if mine[suit] and theirs[suit] > mine[suit] & -mine[suit]:
                return True
            longer = mine[suit].bit_count() > theirs[suit].bit_count()
            if strain < NO_TRUMP and suit != strain and theirs[strain] and longer:
                return True
    return False
