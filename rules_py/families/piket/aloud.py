"""The family of пикет: the count aloud, from the first boast to the last trick; table and calculator speak through it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...frame.russian import spelled
from .boast import CARDS, STAGES, VOCABULARY, Boast, boasts, contest, is_white, longest, price_of
from .state import Key, M, Table, first_of, held, opener_of, rules_now


@dataclass
class Voice:
    """What is said at the table: it changes what is open, and tells it."""

    rules: Any
    state: Table
    first: int
    """Who leads first."""
    opener: int
    """Who boasts first."""
    hands: Callable[[int], int]
    """The cards that a seat held when the play began."""
    tell: Callable[..., None]

    def boast_all(self, dealt: Callable[[int], int]) -> None:
        """Let everybody boast of all he has, white cards first; `dealt` is a hand as it was before the exchange."""
        for seat in self.state.playing:
            if is_white(dealt(seat) if self.rules.white_before else self.hands(seat)):
                self.white(seat)
        for self.state.stage in STAGES:
            held = {seat: boasts(self.rules, self.hands(seat), self.state.stage) for seat in self.state.playing}
            self.decide({seat: own[0].key for seat, own in held.items() if own})
        self.close()

    def decide(self, keys: dict[int, Key]) -> int | None:
        """Say who counts the kind that is boasted of; those who are equal say their points."""
        state, rules, stage = self.state, self.rules, self.state.stage
        hands = {seat: self.hands(seat) for seat in state.playing}
        winner, tied = contest(rules, stage, keys, hands)
        top = max(keys.values(), default=())
        equals = [seat for seat, key in keys.items() if key == top]
        for seat in equals if stage == CARDS and len(equals) > 1 else ():
            self.tell(seat, f"очков на картах {longest(hands[seat])[1]}", "piket.20b", "piket.21")
        if tied:
            state.tied += [seat for seat in tied if seat not in state.tied]
            self.tell(None, "Равны: не считает никто", "piket.20b" if stage == CARDS else "piket.20c")
            rest = [seat for seat in state.playing if seat not in tied and boasts(rules, hands[seat], stage)]
            winner = rest[0] if rules.tied_third and len(rest) == 1 else None
        if winner is not None:
            self.count(winner, stage, keys.get(winner, ()))
        return winner

    def count(self, seat: int, stage: str, key: Key) -> None:
        """Count a boast that holds, and everything lesser of its kind; what is not there is counted as it was named."""
        state = self.state
        held = boasts(self.rules, self.hands(seat), stage)
        state.won[stage], state.named[stage] = seat, key or held[0].key
        if self.false(stage):
            text = next(word for word, one in VOCABULARY[stage].items() if one == key)
            held = (Boast(text, price_of(self.rules, stage, key), 0, ("piket.20a", "piket.22"), key),)
        for one in held:
            state.hand_points[seat] += one.worth
            state.said[seat].append(one.text)
            self.tell(
                seat, f"{{считает|считаете}} {one.worth} за «{one.text}»: «{spelled(state.hand_points[seat])}»", *one.cites
            )

    def false(self, stage: str) -> bool:
        """Tell whether what was named of a kind is not there."""
        seat = self.state.won[stage]
        return all(one.key != self.state.named[stage] for one in boasts(self.rules, self.hands(seat), stage))

    def mask(self, seat: int, stage: str) -> int:
        """Return the cards of everything that a seat has of a kind."""
        cards = 0
        for one in boasts(self.rules, self.hands(seat), stage):
            cards |= one.cards
        return cards

    def white(self, seat: int) -> None:
        """Announce a hand without figures; it is counted before everything else."""
        self.state.white.append(seat)
        self.state.hand_points[seat] += self.rules.white
        self.state.said[seat].append("белые карты")
        self.tell(seat, f"{{считает|считаете}} за «белые карты»: «{spelled(self.state.hand_points[seat])}»", "piket.29")

    def close(self) -> None:
        """Count a hand that is counted whole; say ninety where the hand makes a репик."""
        state, rules = self.state, self.rules
        for seat in state.playing:
            cards = 0
            for stage, winner in state.won.items():
                cards |= self.mask(seat, stage) if winner == seat else 0
            if rules.all_counted and cards and cards == self.hands(seat):
                state.hand_points[seat] += rules.all_counted
                state.said[seat].append("cartes blanches")
                self.tell(seat, f"все карты в счёте: ещё {rules.all_counted}", "piket.41")
        for seat in state.playing:
            points = state.count[seat] = state.hand_points[seat]
            if points >= rules.pik_at and not self.stopped(seat):
                state.count[seat] = rules.repik_to if rules.repik_flat else points + rules.repik_to - rules.pik_at
                state.jumped.append(seat)
                self.tell(seat, f"репик: «{spelled(state.count[seat])}»", "piket.19d", "piket.19c")
            elif points:
                self.tell(seat, f"на руках «{spelled(points)}»", "piket.30")

    def stopped(self, seat: int) -> bool:
        """Tell whether another's boast stops пик and репик of a seat."""
        return self.boasted(seat) or bool(self.rules.tied_stops and any(other != seat for other in self.state.tied))

    def boasted(self, seat: int) -> bool:
        """Tell whether another counts a boast or white cards."""
        return any(other != seat for other in (*self.state.won.values(), *self.state.white))

    def may_pik(self, seat: int) -> bool:
        """Tell whether a seat is the one that may make a пик."""
        who = self.rules.pik_who
        return bool(who == "anyone" or seat == (self.opener if who == "boaster" else self.first))

    def lead(self, seat: int) -> None:
        """Count a lead."""
        self.state.leads_made += 1
        self.state.leads[seat] += 1
        self.say(seat, 1, "piket.31")

    def trick(self, leader: int, winner: int, last: bool) -> None:
        """Count a trick: on another's lead a unit, the last one more."""
        state, rules = self.state, self.rules
        unit = rules.own_trick
        if winner != leader:
            state.taken_off[winner] += 1
            unit = 1
        capot = rules.capot_bare and state.tricks[winner] == rules.hand
        extra = rules.last_extra if last and not capot else 0
        if extra and not rules.pik_last:
            self.say(winner, unit, "piket.31")
            self.say(winner, extra, "piket.37", jumps=False)
        else:
            self.say(winner, unit + extra, "piket.37" if extra else "piket.31")

    def say(self, seat: int, units: int, rule: str, jumps: bool = True) -> None:
        """Add to a count and say it; at thirty in play one says sixty."""
        if not units:
            return
        state, rules = self.state, self.rules
        was = state.count[seat]
        state.count[seat] += units
        free = jumps and seat not in state.jumped and self.may_pik(seat) and not self.stopped(seat)
        if rules.any_point and seat in state.before:
            free = False
        if free and was < rules.pik_at <= state.count[seat]:
            state.count[seat] += rules.pik_to - rules.pik_at
            state.jumped.append(seat)
            self.tell(seat, f"пик: «{spelled(state.count[seat])}»", "piket.19b", "piket.32")
        else:
            self.tell(seat, f"«{spelled(state.count[seat])}»", rule)
        state.before += [other for other in state.playing if other not in (seat, *state.before, *state.jumped)]

    def end(self, seat: int, total: int, leza: bool) -> None:
        """Say what леза or капот made of a count, or silence."""
        if seat in self.state.silent:
            self.state.count[seat] = total
            self.tell(seat, f"в молчанке: «{spelled(total)}»", "piket.33")
        elif total != self.state.count[seat]:
            self.state.count[seat] = total
            self.tell(seat, f"{'леза' if leza else 'капот'}: «{spelled(total)}»", "piket.40" if leza else "piket.38")


def voice(match: M) -> Voice:
    """Return the voice of a match."""
    hands = lambda seat: held(match, seat)  # noqa: E731
    return Voice(rules_now(match), match.open, first_of(match), opener_of(match), hands, match.tell)
