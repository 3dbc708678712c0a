"""Every figure that is written, with its reason: accounts that are written off, money that is only moved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .places import TABLE
from .results import Item


@dataclass(frozen=True, slots=True)
class Account:
    """What figures of a kind are called, and whether they are money."""

    name: str
    label: str
    money: bool = False
    """In kopecks; every payment has a giver and a taker."""
    start: int = 0
    """What everybody begins with."""
    down: bool = False
    """It is written off: less is better."""
    cites: tuple[str, ...] = ()
    signed: bool = False
    """What it comes to is written with plus or minus."""
    short: str = ""
    """What stands before the figure at a seat, where there is little room; empty: the label and a colon."""
    when: tuple[str, Any] | None = None
    """The option and its value under which it is kept; none: always."""

    def kept(self, options: Mapping[str, Any]) -> bool:
        """Tell whether a match of these options keeps it."""
        return self.when is None or options.get(self.when[0]) == self.when[1]


@dataclass(frozen=True, slots=True)
class Entry:
    """One figure: in which deal, on which account, whose."""

    deal: int
    account: str
    seat: int
    item: Item


class Sheet:
    """Figures by account and seat; what belongs to the table itself stands under TABLE."""

    __slots__ = ("deal", "entries", "totals")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.totals: dict[tuple[str, int], int] = {}
        self.deal = 0

    def copy(self) -> Sheet:
        """Return a copy whose figures can go on; what was written stays shared."""
        twin = Sheet()
        twin.entries = self.entries[:]
        twin.totals = dict(self.totals)
        twin.deal = self.deal
        return twin

    def bare(self) -> Sheet:
        """Return a copy that knows the totals alone: enough for a search."""
        twin = Sheet()
        twin.totals = dict(self.totals)
        twin.deal = self.deal
        return twin

    def write(self, account: str, seat: int, *items: Item) -> None:
        """Write figures of a seat."""
        key = (account, seat)
        for item in items:
            self.entries.append(Entry(self.deal, account, seat, item))
            self.totals[key] = self.totals.get(key, 0) + (item.amount or 0)

    def pay(self, account: str, giver: int, taker: int, item: Item) -> None:
        """Move an amount from one to another: what one loses the other gains."""
        amount = item.amount or 0
        self.write(account, giver, replace(item, amount=-amount))
        self.write(account, taker, replace(item, amount=amount))

    def share(self, account: str, shares: Mapping[int, int], parts: int, item: Item) -> int:
        """Give the item's amount from the table in parts: each seat its shares of them; return what stays on the table."""
        whole = item.amount or 0
        left = whole
        for seat, share in shares.items():
            part = whole * share // parts
            if part:
                self.pay(account, TABLE, seat, replace(item, amount=part))
                left -= part
        return left

    def total(self, account: str, seat: int) -> int:
        """Return what stands on the account of a seat."""
        return self.totals.get((account, seat), 0)

    def of_deal(self, deal: int) -> list[Entry]:
        """Return what was written in a deal."""
        return [entry for entry in self.entries if entry.deal == deal]

    def balance(self, account: str) -> int:
        """Return the sum over all seats and the table: nought for money."""
        return sum(amount for (name, _), amount in self.totals.items() if name == account)


def summed(items: Iterable[Item]) -> int:
    """Return the sum of some figures."""
    return sum(item.amount or 0 for item in items)
