"""«Шестьдесят шесть»: two players, marriages, a stock that may be closed."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.face import SEED, Game, RandomBot, State, forbidden
from ...frame.lesson import Lesson
from ...frame.page import Scene
from ...frame.params import CardRow, Cards, Flag, Int, read_all, suit_choice
from ...frame.readings import Chosen
from ...frame.results import Advice, Verdict
from ...frame.scene import NOBODY
from ...kernels.tricks import FREE, TrickPlay
from . import calculators as calculators
from . import irregularities as irregularities
from .bots import SensibleBot, advise
from .lesson import LESSON
from .options import CARD_VALUES, DECK, PLAIN_MARRIAGE, TARGET, TRUMP_MARRIAGE
from .play import PLAY, SixtySixState, View, strict_duties
from .readings import MARRIAGE_STRICT, READINGS
from .scene import WORDING, scene_of


class SixtySix(Game):
    """The game of «шестьдесят шесть»."""

    slug = "sixty-six"
    title = "Шестьдесят шесть"
    seats = (2, 2)
    options = (TARGET,)
    readings = READINGS
    end_cites = ("sixty-six.18",)
    wording = WORDING
    position_params = (
        suit_choice("trump", "Козырь"),
        Cards(name="hand", label="Ваши карты", deck=DECK, low=1, high=6),
        CardRow(name="trick", label="На столе", deck=DECK, high=1, default=""),
        Int(name="stock", label="Карт в колоде с козырем", low=0, high=12, default=12),
        Flag(name="closed", label="Колода закрыта"),
    )

    def __init__(self) -> None:
        self.shared = True
        self.bots = {"random": RandomBot(), "sensible": SensibleBot()}

    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> SixtySixState:
        """Begin a match with the deal of this number, or with the given cards."""
        number = SEED.read(seed)
        return SixtySixState(self, number, self.read_options(options), Chosen(self.readings, readings), cards)

    def verdict(self, state: State, action: str, seat: int) -> Verdict:
        """Say whether an action of this seat is allowed and by which rules."""
        assert isinstance(state, SixtySixState)
        refused = state.refusal(action, seat)
        if refused is not None:
            return forbidden(refused)
        return Verdict(True, *_grounds(state, action))

    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        """Describe the table as a seat sees it."""
        assert isinstance(state, SixtySixState)
        return scene_of(state, seat, open_hands)

    def public_scene(self, state: State, open_hands: bool = False) -> Scene:
        """Describe the table as it lies open to everybody."""
        assert isinstance(state, SixtySixState)
        return scene_of(state, NOBODY, open_hands)

    def lesson(self) -> Lesson:
        """Return the guided first deal."""
        return LESSON

    def advise(self, view: View) -> Advice:
        """Say what a sensible player would do, and why."""
        return advise(view)

    def position(self, given: Any, readings: Any = None) -> SixtySixState:
        """Set up a position: your hand, the table, the stock; the opponent's hand stays unknown."""
        values = read_all(self.position_params, given, "Положение")
        state = self.deal(1, readings=readings)
        trump = DECK.suits.index(values["trump"])
        hand, trick, stock = values["hand"], values["trick"], values["stock"]
        if trick and hand >> trick[0] & 1:
            raise InputError("Карта на столе не может быть и на руках", "trick")
        duties = FREE if stock and not values["closed"] else strict_duties(state.readings)
        play = TrickPlay(DECK, [hand, 0], trump, 1 if trick else 0, duties)
        if trick:
            play.hands[1] = 1 << trick[0]
            play.apply(trick[0])
        state.play = play
        state.phase = PLAY
        state.closed_by = 1 if values["closed"] else None
        state.turned = None
        state.stock = [0] * stock
        state.seen = DECK.mask_of(trick)
        state.events = []
        return state


def _grounds(state: SixtySixState, action: str) -> tuple[str, tuple[str, ...], dict[str, str]]:
    """Say by which rules an allowed action is allowed, and on which readings that rests."""
    if action == "next":
        return "Можно: сдаёт взявший игру.", ("sixty-six.4",), {}
    if action == "close":
        return "Можно: в колоде не меньше пяти карт.", ("sixty-six.15", "sixty-six.16"), {}
    card = DECK.card(action.removeprefix("play "))
    if not state.play.closed:
        return (*_answer_grounds(state.play, card), {})
    if not state.holds_mate(card, state.play.player):
        return "Можно: выходят с любой карты.", ("sixty-six.h2",), {}
    rests = {} if state.play.duties is FREE else state.readings.grades(MARRIAGE_STRICT)
    if state.marries(card, state.play.player):
        worth = TRUMP_MARRIAGE if DECK.suit_of[card] == state.play.trump else PLAIN_MARRIAGE
        return f"Можно: выход с марьяжа, {worth} очков.", ("sixty-six.13", "sixty-six.13n"), rests
    stock = "колоды больше нет" if state.closed_by is None else "колода закрыта"
    text = f"Можно: выходят с любой карты; {stock}, и марьяж не пишут."
    return text, ("sixty-six.h2", "sixty-six.13", "sixty-six.15"), rests


def _answer_grounds(play: TrickPlay, card: int) -> tuple[str, tuple[str, ...]]:
    """Say by which rules a card may be laid on the led one, and who takes the trick."""
    led = play.table[0]
    takes = play.beats(card, led)
    worth = CARD_VALUES[card] + CARD_VALUES[led]
    effect = f"взятка ваша, в ней {worth}" if takes else f"взятку с {worth} берёт соперник"
    if play.duties.follow:
        return f"Можно: масти в силе и соблюдены; {effect}.", ("sixty-six.14",)
    if takes and DECK.suit_of[card] == DECK.suit_of[led]:
        return f"Можно: карта старше в той же масти; {effect}.", ("sixty-six.10",)
    if takes:
        return f"Можно: козырь бьёт, даже если масть есть; {effect}.", ("sixty-six.11",)
    return f"Можно: пока есть колода, масть не обязательна; {effect}.", ("sixty-six.9",)


GAME = SixtySix()

__all__ = ["GAME", "SixtySix", "SixtySixState", "View"]
