"""«Преферанс»: the score sheet of the old game: kurochka above, record in the lines, whists below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from ...frame.cites import implements
from ...frame.readings import Chosen
from .options import KUROCHKA, POT, Rules
from .readings import POT_OWNER
from .rules import NONE, TENFOLD
from .scoring import Step
from .settlement import net_whists, unfinished_whists

Entry = tuple[int | None, Step, int | None]
"""A step of a deal's score: who writes, what, upon whom."""


class Mark(NamedTuple):
    """A number that was written: what stood there then, how much was added, for what and by which rules."""

    value: int
    gain: int
    note: str = ""
    cites: tuple[str, ...] = ()


class Cells:
    """A row of numbers, one a player, that remembers what stood there before."""

    __slots__ = ("lent", "trails", "values", "waiting")

    def __init__(self, values: Sequence[int], note: str = "", cites: tuple[str, ...] = ()) -> None:
        """Begin with these numbers; `note` says what they are."""
        self.values = list(values)
        self.trails: list[list[Mark]] = [[Mark(value, value, note, cites)] if value else [] for value in values]
        self.waiting: list[tuple[int, int]] = [] if note else [(seat, 0) for seat, value in enumerate(values) if value]
        """Seat and place of every number that has no reason yet."""
        self.lent = 0
        """Trails that a copy shares, as a mask: whoever writes first takes one of his own."""

    def clone(self) -> Cells:
        """Return an independent copy."""
        twin = Cells.__new__(Cells)
        twin.values = self.values[:]
        twin.trails = self.trails[:]
        twin.waiting = self.waiting[:]
        self.lent = twin.lent = -1
        return twin

    def own_trail(self, seat: int) -> list[Mark]:
        """Return the trail of a seat to write into, no longer shared with a copy."""
        if self.lent >> seat & 1:
            self.trails[seat] = self.trails[seat][:]
            self.lent &= ~(1 << seat)
        return self.trails[seat]

    def __getitem__(self, seat: int) -> int:
        """Return what stands there now."""
        return self.values[seat]

    def add(self, seat: int, amount: int, note: str = "", cites: tuple[str, ...] = ()) -> None:
        """Write a new number over the old one; a number without a note is explained when the deal is over."""
        if amount:
            self.values[seat] += amount
            trail = self.own_trail(seat)
            if not note:
                self.waiting.append((seat, len(trail)))
            trail.append(Mark(self.values[seat], amount, note, cites))


SheetRow = tuple[str, str, Cells, tuple[str, ...]]
"""A row of the sheet: name, label, numbers, rules."""


class Whists:
    """Who wrote how much upon whom."""

    __slots__ = ("rows",)

    def __init__(self, count: int) -> None:
        self.rows = [Cells([0] * count) for _ in range(count)]

    def clone(self) -> Whists:
        """Return an independent copy."""
        twin = Whists.__new__(Whists)
        twin.rows = [row.clone() for row in self.rows]
        return twin

    def write(self, writer: int, on: int, amount: int) -> None:
        """Write whists of one player upon another."""
        if writer != on:
            self.rows[writer].add(on, amount)

    def matrix(self) -> list[list[int]]:
        """Return all numbers."""
        return [row.values[:] for row in self.rows]

    def totals(self) -> list[int]:
        """Return each player's whists less those upon him."""
        return net_whists(self.matrix())


class Sheet:
    """What every sheet has: who wrote how much upon whom, and how the pool ends."""

    __slots__ = ("parts", "rules", "whists")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.whists = Whists(rules.players)
        self.parts: list[int] = []

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = type(self).__new__(type(self))
        twin.rules = self.rules
        twin.whists = self.whists.clone()
        twin.parts = self.parts[:]
        return twin

    def own_rows(self) -> tuple[Cells, ...]:
        """Return the rows that each player keeps for himself, in the order in which a deal writes them."""
        raise NotImplementedError

    def exhibit(self, dealer: int) -> int:
        """Let the dealer put the agreed sum into his kurochka; return it."""
        return 0

    def divide_pot(self) -> int:
        """Divide the pot where there is one to divide; return the number of parts."""
        return 0

    def finished(self) -> bool:
        """Tell whether the pool is over."""
        raise NotImplementedError

    def settle(self) -> list[Entry]:
        """Close the sheet and return the last entries."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, Any]:
        """Return the numbers that everybody sees."""
        raise NotImplementedError

    def totals(self) -> list[int]:
        """Return what each player has won or lost in whists."""
        return self.whists.totals()

    def standing(self) -> list[int]:
        """Return what each player would have if the pool were settled now."""
        return self.totals()


class OldSheet(Sheet):
    """The sheet of the old game in its three forms: plain, with kurochka, with a pot."""

    __slots__ = ("kurochka", "new_pot", "pot", "record")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        count = rules.players
        self.record = Cells([rules.record] * count, "Условленная запись", ("preferans.tab.start",))
        self.kurochka = Cells([0] * count)
        self.pot = Cells([0] * count)
        self.new_pot = Cells([0] * count)

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = super().clone()
        twin.record = self.record.clone()
        twin.kurochka = self.kurochka.clone()
        twin.pot = self.pot.clone()
        twin.new_pot = self.new_pot.clone()
        return twin

    def own_rows(self) -> tuple[Cells, ...]:
        """Return record, kurochka and the pots."""
        return self.record, self.kurochka, self.pot, self.new_pot

    @property
    def records_gone(self) -> bool:
        """Tell whether nobody has a record left."""
        return max(self.record.values) <= 0

    @property
    def endgame(self) -> bool:
        """Tell whether only kurochka is left and everything counts double (§ 62)."""
        return self.rules.form == KUROCHKA and self.records_gone

    @property
    def kurochka_rule(self) -> str:
        """Return how much a made game takes off a kurochka."""
        return self.rules.kurochka if self.rules.form == KUROCHKA else NONE

    @property
    def part(self) -> int | None:
        """Return the part of the pot for which the next game is played."""
        return self.parts[0] if self.parts else None

    @implements("preferans.63", "preferans.kur.1", "preferans.h13")
    def exhibit(self, dealer: int) -> int:
        """Let the dealer put the agreed sum into his kurochka, as long as there are records to play for."""
        amount = self.rules.exhibit if self.rules.form == KUROCHKA and not self.records_gone else 0
        self.kurochka.add(dealer, amount, "Выставка сдающего", ("preferans.63",))
        return amount

    @implements("preferans.35", "preferans.43")
    def write_off(self, seat: int, amount: int) -> None:
        """Write a sum off a player's record."""
        self.record.add(seat, -amount)

    @implements(
        "preferans.prost.1", "preferans.kur.1", "preferans.kotel.1", "preferans.kotel.2", "preferans.kotel.6", "preferans.38"
    )
    def put_remise(self, seat: int, amount: int) -> None:
        """Put a remise where the form keeps it: on the record, into the kurochka, into the pot."""
        if self.rules.form == KUROCHKA:
            self.kurochka.add(seat, amount)
        elif self.rules.form == POT:
            (self.new_pot if self.parts else self.pot).add(seat, amount)
        else:
            self.record.add(seat, amount)

    @implements("preferans.kotel.3", "preferans.kotel.6")
    def divide_pot(self) -> int:
        """Divide the pot once all records are gone; return the number of parts, 0 where nothing is divided."""
        if self.rules.form != POT or self.parts or not self.records_gone:
            return 0
        if not any(self.pot.values):
            self.pot, self.new_pot = self.new_pot, Cells([0] * self.rules.players)
        whole = sum(self.pot.values)
        if not whole:
            return 0
        self.parts = [part for part in pot_parts(whole, self.rules.parts) if part]
        return len(self.parts)

    @implements("preferans.kotel.4")
    def take_part(self, winner: int, readings: Chosen) -> list[tuple[int, int, int]]:
        """Take one part of the pot: return owner, his share and what is written upon him."""
        part = self.parts.pop(0)
        whole = sum(self.pot.values)
        shares = [stands * part // whole for stands in self.pot.values]
        for seat, stands in enumerate(self.pot.values):
            missing = part - sum(shares)
            shares[seat] += min(missing, stands - shares[seat])
        times = TENFOLD if readings[POT_OWNER] == "tenfold" else 1
        found = []
        for owner, share in enumerate(shares):
            self.pot.add(owner, -share, "Часть котла разыграна", ("preferans.kotel.4",))
            if share:
                upon = 0 if owner == winner else times * share
                self.whists.write(winner, owner, upon)
                found.append((owner, share, upon))
        return found

    @implements("preferans.calc.1")
    def finished(self) -> bool:
        """Tell whether records, kurochki and pots are all played out."""
        return self.records_gone and not any((*self.kurochka.values, *self.pot.values, *self.new_pot.values))

    def left(self) -> list[int]:
        """Return what each player has not played out."""
        rows = (self.record, self.kurochka, self.pot, self.new_pot)
        return [sum(row[seat] for row in rows) for seat in range(self.rules.players)]

    def standing(self) -> list[int]:
        """Return what each player would have if the pool were settled now: whists, and what is not played out."""
        rest = net_whists(unfinished_whists(self.left()))
        return [whists + more for whists, more in zip(self.totals(), rest, strict=True)]

    @implements("preferans.h12", "preferans.calc.1", "preferans.calc.2")
    def settle(self) -> list[Entry]:
        """Close the sheet: turn what is left into whists and return the last entries."""
        entries: list[Entry] = []
        if not self.finished():
            left = self.left()
            for writer, row in enumerate(unfinished_whists(left)):
                for on, amount in enumerate(row):
                    if amount:
                        self.whists.write(writer, on, amount)
                        step = Step(f"Пулька не доиграна: остатки {left[writer]} и {left[on]}", ("preferans.h12",), amount)
                        entries.append((writer, step, on))
        for seat, total in enumerate(self.totals()):
            step = Step("Итог: свои висты без чужих", ("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex3"), total)
            entries.append((seat, step, None))
        return entries

    def snapshot(self) -> dict[str, Any]:
        """Return the numbers that everybody sees."""
        return {
            "record": tuple(self.record.values),
            "kurochka": tuple(self.kurochka.values),
            "pot": tuple(self.pot.values),
            "new_pot": tuple(self.new_pot.values),
            "parts": tuple(self.parts),
            "whists": tuple(map(tuple, self.whists.matrix())),
        }


@implements("preferans.kotel.3", "preferans.h5")
def pot_parts(pot: int, parts: int) -> list[int]:
    """Divide a pot: equal parts, what is left goes to the last one."""
    part = pot // parts
    return [part] * (parts - 1) + [pot - part * (parts - 1)]
