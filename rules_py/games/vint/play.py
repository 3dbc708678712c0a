"""«Винт»: a match of rubbers from deal to deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol, cast

from ...families.vist.honours import aces_in, honours_in
from ...families.vist.sheet import Terms, lines_written
from ...frame.cites import implements
from ...frame.errors import IllegalAction, InputError
from ...frame.face import Game, State
from ...frame.moves import Move, Said
from ...frame.readings import Chosen, Reading
from ...frame.results import Score, Verdict
from ...frame.russian import counted, leaders, number
from ...kernels.auction import Auction
from ...kernels.tricks import IllegalCard, TrickPlay
from .bars import Asked, read, refused, unknown
from .bidding import new_auction, speaking_order
from .coronets import coronets_of
from .deal import SEATS, cut_point, cutter_of, deal_hands, draw_for_places, next_place, pack_order
from .options import CARD_OF_ACTION, DECK, RATES, bid_text, level_of, strain_of
from .readings import TOTAL_BELOW
from .rubber import THROWN_IN, Sheet, money_text, pay_sides
from .scoring import Facts, deal_lines, pass_play_lines
from .sheet_line import DECLARERS, OPPONENTS, Line
from .stages.ordinary import AUCTION, PASS_PLAY, PLAY, lay
from .stages.stage import Stage
from .stages.table import BARS, STAGES
from .variants.table import rules_of
from .view import ACES, DEAL_OVER, HONOUR_RANKS, MATCH_OVER, Aside, Event, View

_CARDS = (PLAY, PASS_PLAY)
SIDE_NAMES = ("Первая сторона", "Вторая сторона")


class Restriction(Protocol):
    """A circumstance out of the ordinary that decides some actions before the stage is asked."""

    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Decide an action of a place, or leave it to the stage."""


class VintState(State):
    """A match of винт."""

    __slots__ = (
        "actions",
        "aside",
        "auction",
        "common",
        "contract",
        "controller",
        "deal_value",
        "dealer",
        "declarer",
        "draws",
        "events",
        "game",
        "held",
        "lines",
        "number",
        "opener",
        "options",
        "phase",
        "play",
        "readings",
        "restrictions",
        "rests",
        "rules",
        "settled",
        "sheet",
        "side",
        "stage",
        "teams",
        "walk",
    )  # fmt: skip

    def __init__(self, game: Game, seed: int, options: dict[str, Any], readings: Chosen, cards: str | None) -> None:
        self.game = game
        self.options = options
        self.readings = readings
        self.rules = rules_of(options)
        self.deal_value: dict[str, Any] = {"seed": seed} if cards is None else {"seed": seed, "cards": cards}
        self.actions: list[str] = []
        self.events: list[Event] = []
        self.restrictions: list[Restriction] = []
        self.number = seed
        self.controller: tuple[int, ...] = tuple(range(SEATS))
        self.side: tuple[int, ...] = (0, 1, 0, 1)
        self.settled: list[tuple[int, ...]] = []
        """Records of the rubbers that are over."""
        self.teams: list[tuple[int, ...]] = []
        """For each of them the column of every player, -1: he sat out."""
        self.sheet = Sheet(self.rules.variant.accounts)
        self.draws, dealer = draw_for_places(seed)
        self._tell_draw(dealer)
        self._deal(pack_order(seed, cards), dealer)

    # Dealing

    def _tell_draw(self, dealer: int) -> None:
        shown = ", ".join(DECK.text(card) for card in self.draws)
        self.tell(None, f"Жеребьёвка: {shown}; младшая карта сдаёт, две младшие играют вместе", ("vint.2", "vint.3", "vint.8"))
        self.tell(dealer, "сдаёт первым", ("vint.15",))

    @implements("vint.11", "vint.16", "vint.22a")
    def _deal(self, order: list[int], dealer: int) -> None:
        """Cut, deal and begin the first stage."""
        variant = self.rules.variant
        self.dealer = dealer
        hands, talon = deal_hands(order, dealer, variant)
        self.aside: Aside = Aside(talon=tuple(talon))
        self.held = hands[:]
        self.play: TrickPlay = TrickPlay(DECK, hands, -1, dealer, after=variant.after)
        self.contract: int = -1
        self.declarer: int = -1
        self.opener: int = -1
        self.rests: tuple[Reading, ...] = ()
        """Readings by which this deal went as it did: by another one it would have gone otherwise."""
        self.auction: Auction = new_auction(speaking_order(dealer), self.readings)
        self.lines: list[Line] = []
        text = f"снимает {counted(cut_point(self.number), 'карту', 'карты', 'карт')}; сдача № {self.number}"
        self.tell(cutter_of(dealer), text, ("vint.11", "vint.12", "vint.16"))
        self.walk = -1
        self.next_stage()

    def next_stage(self) -> None:
        """Go on to the next stage of the deal."""
        self.walk += 1
        self.begin_stage(self.rules.variant.stages[self.walk])

    def begin_stage(self, name: str) -> None:
        """Enter a stage by its name."""
        self.common: tuple[Any, ...] | None = None
        self.at_stage(name)
        self.begin()

    def at_stage(self, name: str) -> None:
        """Stand in a stage without beginning it."""
        self.phase = name
        self.stage: Stage = STAGES[name]

    def begin(self) -> None:
        """Prepare what the stage needs."""
        begin = cast(Callable[[VintState], None], self.stage.begin)
        begin(self)

    def tell(self, place: int | None, text: str, cites: tuple[str, ...] = ()) -> None:
        """Add to the log what the table has seen."""
        self.events.append(Event(len(self.actions), self.number, place, text, cites))

    # The public face

    @property
    def to_move(self) -> int | None:
        """Return the player whose turn it is; after a deal the next dealer begins the next one."""
        if self.phase == DEAL_OVER:
            return self.controller[next_place(self.dealer)]
        return None if self.phase == MATCH_OVER else self.stage.mover(self)

    @property
    def done(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == MATCH_OVER

    @property
    def deal_over(self) -> bool:
        """Tell whether the deal is over."""
        return self.phase in (DEAL_OVER, MATCH_OVER)

    def place_of(self, player: int) -> int:
        """Return the place that a player acts for now: the one to move where it is his, otherwise his own."""
        if self.phase == AUCTION:
            if self.controller[self.auction.caller] == player:
                return self.auction.caller
        elif self.controller[self.play.player] == player:
            return self.play.player
        return self.home_of(player)

    def home_of(self, player: int) -> int:
        """Return the place where a player holds his own cards; -1 where others play them."""
        if self.rules.variant.players == SEATS and self.controller[player] == player:
            return player
        return self.controller.index(player) if player in self.controller else -1

    def legal(self) -> list[str]:
        """Return the actions of the player to move."""
        if self.phase == DEAL_OVER:
            return ["next"]
        return [] if self.phase == MATCH_OVER else self.stage.legal(self)

    def clone(self) -> VintState:
        """Return an independent copy."""
        twin = VintState.__new__(VintState)
        for name in VintState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.actions = self.actions[:]
        twin.events = self.events[:]
        twin.play = self.play.clone()
        twin.auction = self.auction.clone()
        twin.aside = self.aside.copy()
        twin.sheet = self.sheet.clone()
        twin.settled = self.settled[:]
        twin.teams = self.teams[:]
        twin.lines = self.lines[:]
        twin.restrictions = self.restrictions[:]
        return twin

    def view(self, seat: int) -> View:
        """Return what a player may know."""
        play, aside = self.play, self.aside
        hands = play.hands
        common = self.common
        if common is None or common[-1] is not self.readings or not self.stage.plays_cards:
            common = self._common()
        mover = self.to_move
        place = self.place_of(seat)
        legal: tuple[str, ...] = ()
        if seat == mover:
            legal = tuple(self.legal())
        changing = (
            seat,
            place,
            mover,
            hands[place] if place >= 0 else 0,
            self._known(seat, place),
            tuple([hand.bit_count() for hand in hands]),
            tuple(play.table) if play.led >= 0 else (),
            tuple(play.history),
            tuple(play.winners),
            aside.talon if aside.talon_open else (),
            aside.discards[place] | aside.seen[place] if place >= 0 else 0,
            tuple(aside.memo.items()),
            legal,
        )
        return tuple.__new__(View, changing + common)

    def _common(self) -> tuple[Any, ...]:
        """Return the fields of a view that stay while cards are played, in the order of the view; keep them till the stage is over."""
        auction, sheet = self.auction, self.sheet
        self.common = (
            self.phase,
            self.dealer,
            self.side,
            tuple(auction.calls),
            auction.best,
            auction.passes,
            self.contract,
            self.declarer,
            self.play.trump,
            self.opener,
            tuple(sheet.sums_below()),
            tuple(sheet.games),
            sheet.marks,
            self.target,
            self.rules,
            self.readings,
        )
        return self.common

    def _known(self, seat: int, place: int) -> tuple[tuple[int, int], ...]:
        if not self.aside.open and self.controller == (0, 1, 2, 3):
            return ()
        return tuple(
            (other, self.play.hands[other])
            for other in range(SEATS)
            if other != place and (self.aside.open >> other & 1 or self.controller[other] == seat)
        )

    @property
    @implements("vint.n9a", "vint.vdvoem.5.8", "vint.prikup.6", "vint.gvozd.2", "vint.dvprikup.2")
    def target(self) -> int:
        """Return how many points below the line make a game."""
        variant = self.rules.variant
        return variant.target if variant.target_reading is None else int(self.readings[variant.target_reading])

    def accounts_of(self, role: int) -> tuple[int, ...]:
        """Return the columns of the sheet that write what a role gets."""
        writers = self.rules.variant.writers
        if writers is not None:
            return writers(self, role)
        side = self.side[self.declarer]
        return (side if role == DECLARERS else 1 - side,)

    def team(self) -> tuple[int, ...]:
        """Return the column of every player in this rubber, -1: he sits out."""
        if self.rules.variant.accounts > len(SIDE_NAMES):
            return tuple(range(self.rules.variant.players))
        homes = [self.home_of(player) for player in range(self.rules.variant.players)]
        return tuple(-1 if home < 0 else self.side[home] for home in homes)

    def tricks_of(self, side: int) -> int:
        """Return how many tricks a side has taken."""
        return sum(1 for winner in self.play.winners if self.side[winner] == side)

    # Carrying out actions

    def _act(self, action: str, seat: int) -> None:
        """Check and carry out an action."""
        if self.phase in _CARDS and not self.restrictions and self._lay(action, seat):
            return
        refused = self.refusal(action, seat)
        if refused is not None:
            raise refused
        if action == "next":
            self._next_deal()
        else:
            self._move(action).do(self._turn(action, seat))

    def _lay(self, action: str, seat: int) -> bool:
        """Play a card that the kernel finds in order, without asking the bars; tell whether it was."""
        card = CARD_OF_ACTION.get(action)
        if card is None or self.controller[self.play.player] != seat:
            return False
        try:
            lay(self, card)
        except IllegalCard:
            return False
        return True

    def _move(self, action: str) -> Move:
        """Return the move of an action that is not refused."""
        found = self.stage.move(read(action)[0])
        if found is None:
            raise unknown(action)
        return found

    def _turn(self, action: str, seat: int) -> Any:
        """Return an action as moves and bars are given it."""
        return Asked(self, seat, *read(action))

    def grounds(self, action: str, seat: int) -> Said:
        """Say why an action that is not refused may be done."""
        return self._move(action).grounds(self._turn(action, seat))

    def irregular(self, action: str, player: int) -> Verdict | None:
        """Ask the circumstances out of the ordinary; None: the stage decides."""
        place = self.place_of(player)
        for restriction in self.restrictions:
            verdict = restriction.judge(self, action, place)
            if verdict is not None:
                return verdict
        return None

    def refusal(self, action: str, player: int) -> IllegalAction | None:
        """Say why an action is forbidden, or None where it is allowed."""
        if self.phase == MATCH_OVER:
            return IllegalAction("Партия окончена", "action", self.game.end_cites)
        if self.restrictions:
            verdict = self.irregular(action, player)
            if verdict is not None:
                return None if verdict.allowed else IllegalAction(verdict.text, "action", verdict.cites)
        if self.phase == DEAL_OVER:
            if action == "next":
                return None
            return IllegalAction("Сдача окончена: сдаёт следующий", "action", ("vint.h1",))
        return self.barred(action, player)

    def barred(self, action: str, player: int) -> IllegalAction | None:
        """Say what the bars of the stage have against an action."""
        return refused(BARS, self, action, player)

    # The end of a deal

    @implements("vint.r8", "vint.r10")
    def throw_in(self) -> None:
        """Mark a deal that everybody passed, or play it where that was agreed."""
        if self.rules.pass_play:
            self.tell(None, "Все спасовали: карты разыгрывают, брать невыгодно", ("vint.r10", "vint.h51"))
            self.begin_stage(PASS_PLAY)
            return
        self.sheet.marks += 1
        self.tell(None, "Все спасовали: карты бросают, на записи знак ×", ("vint.r8",))
        self.lines = lines_written(THROWN_IN, Terms(self.rules, self.readings), self.sheet.marks)
        self.phase, self.common = DEAL_OVER, None

    def facts(self) -> Facts:
        """Return what has to be known of the played deal to write it."""
        side = self.side[self.declarer]
        strain = strain_of(self.contract)
        hands = [0, 0]
        coronets: list[list[Any]] = [[], []]
        for place in self.rules.variant.places:
            role = DECLARERS if self.side[place] == side else OPPONENTS
            hands[role] |= self.held[place]
            coronets[role] += coronets_of(self.held[place], strain, place)
        facts = Facts(
            level_of(self.contract),
            strain,
            self.tricks_of(side) + self.aside.bonus_tricks,
            (honours_in(hands[0], strain), honours_in(hands[1], strain)),
            (aces_in(hands[0]), aces_in(hands[1])),
            (tuple(coronets[0]), tuple(coronets[1])),
        )
        otherwise = self.rules.variant.facts
        return facts if otherwise is None else otherwise(self, facts)

    @implements("vint.r1a", "vint.r1e")
    def end_play(self) -> None:
        """Write the deal on the sheet and see what it ends."""
        if self.phase == PASS_PLAY:
            roles: tuple[tuple[int, ...], ...] = ((0,), (1,))
            lines = pass_play_lines((self.tricks_of(0), self.tricks_of(1)), self.readings)
        else:
            roles = (self.accounts_of(DECLARERS), self.accounts_of(OPPONENTS))
            lines = deal_lines(self.facts(), self.rules, self.readings)
        written = [(account, line) for line in lines for account in roles[line.role]]
        if self.rules.variant.written is not None:
            written = self.rules.variant.written(self, written)
        self.lines = []
        for account, line in written:
            self.sheet.write(account, line, self.number)
            self.lines.append(Line(account, line.amount, line.text, line.cites, line.below, line.readings))
        self._end_deal(roles[DECLARERS])

    def _end_deal(self, declarers: tuple[int, ...]) -> None:
        """Close a game or the rubber where the deal has won it."""
        sheet = self.sheet
        ended = sheet.end_deal(self.target, declarers, self.rules.vinting_marks, self.readings, self.number)
        decided = self.rules.variant.target_reading
        if decided is not None:
            ended[:1] = [replace(line, readings=(*line.readings, decided)) for line in ended[:1]]
        self.lines += ended
        sheet.rubber_over = sheet.rubber_over or self.rules.variant.one_deal
        for line in ended[:1]:
            self.tell(None, "Роббер окончен" if sheet.rubber_over else "Партия окончена", line.cites)
        self.phase, self.common = DEAL_OVER, None
        if sheet.rubber_over:
            self.settled.append(tuple(sheet.totals(self.readings)))
            self.teams.append(self.team())
            if len(self.settled) >= self.rules.rubbers:
                self.phase = MATCH_OVER

    @implements("vint.h1", "vint.n9b")
    def _next_deal(self) -> None:
        """Deal again to the left; a new rubber begins a new sheet. The number of the deal follows."""
        if self.sheet.rubber_over:
            self.sheet = Sheet(self.rules.variant.accounts)
        self.number += 1
        self._deal(pack_order(self.number), next_place(self.dealer))

    # Results

    def score(self, names: tuple[str, ...] = SIDE_NAMES, players: tuple[str, ...] = ()) -> Score:
        """Return what the deal that is over has written, with the settlement where the match is over."""
        if not self.deal_over:
            raise InputError("Сдача ещё не доиграна", "state")
        accounts = self.rules.variant.accounts
        if len(names) < accounts:
            names = tuple(f"{account + 1}-й игрок" for account in range(accounts))
        score = Score(unit="очков", sides=dict.fromkeys(names[:accounts], 0))
        if self.contract >= 0:
            side = names[self.accounts_of(DECLARERS)[0]]
            score.add(f"Назначена игра: {bid_text(self.contract)}", ("vint.31", "vint.h4"), None, side)
        for line in self.lines:
            side = names[line.role] if line.amount is not None or self.contract >= 0 else ""
            score.add(line.text, line.cites, line.amount, side)
            score.sides[names[line.role]] += line.amount or 0
            score.readings.update(self.readings.grades(*line.readings))
        score.readings.update(self.readings.grades(*self.rests))
        written = ", ".join(f"{name} {number(amount)}" for name, amount in score.sides.items())
        score.total = max(score.sides.values()) - min(score.sides.values())
        score.summary = f"За сдачу: {written}." if any(score.sides.values()) else "Распасовка: знак ×."
        if self.done:
            count = self.rules.variant.players
            self._settle(score, names, players or tuple(f"{player + 1}-й игрок" for player in range(count)))
        return score

    @implements("vint.r4b")
    def _settle(self, score: Score, names: tuple[str, ...], players: tuple[str, ...]) -> None:
        """Add the settlement of the match to a score: between sides, or between players where partners change."""
        variant = self.rules.variant
        payers = players if variant.rotates else names[: variant.accounts]
        paid = [0] * len(payers)
        score.readings.update(self.readings.grades(TOTAL_BELOW))
        for rubber, (totals, team) in enumerate(zip(self.settled, self.teams, strict=True), 1):
            which = f" {rubber}-го роббера" if len(self.settled) > 1 else ""
            for account, total in enumerate(totals):
                whose = names[account]
                if variant.rotates:
                    whose = " и ".join(players[player] for player, column in enumerate(team) if column == account)
                score.add(f"Общий итог записи{which}: {number(total)}", "vint.r4b", None, whose)
            if variant.pays_players is not None:
                gains = variant.pays_players(totals, team, self.readings)
            else:
                gains = (variant.payment or pay_sides)(totals)
            paid = [before + amount for before, amount in zip(paid, gains, strict=True)]
        score.sides = dict(zip(payers, paid, strict=True))
        for payer, amount in score.sides.items():
            if amount > 0:
                text = "Выигрыш по всем робберам" if variant.rotates else "Выигрыш — разность записей"
                if RATES[self.rules.rate]:
                    text += f", {self.rules.rate} {money_text(amount, self.rules.rate)}"
                score.add(text, ("vint.r4b", *variant.rules) if variant.rotates else "vint.r4b", amount, payer)
        score.total = max(paid)
        first = leaders(payers, paid)
        each = "" if len(first) == 1 else "по "
        won = f"{' и '.join(first)}: выигрыш {each}{number(max(paid))}."
        score.summary = won if max(paid) else "Записи равны: никто не выиграл."


__all__ = [
    "ACES", "DEAL_OVER", "HONOUR_RANKS", "MATCH_OVER", "Aside", "Event", "Restriction",
    "View", "VintState",
]  # fmt: skip
