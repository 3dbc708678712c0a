"""«Преферанс»: the score of the old game, written into its sheet."""

from __future__ import annotations

from ...families.preferans.options import PLAIN
from ...families.preferans.readings import REMAINDER
from ...families.preferans.rules import CHECK, INVITED, NOBODY, TENFOLD, price_grades, price_of, price_rule
from ...families.preferans.scoring import Step
from ...families.preferans.sheet import Entry
from ...families.preferans.state import DONOR, PreferansState
from ...families.preferans.write_off import WriteOffKind
from ...frame.cites import implements
from .entries import pass_entries, sold_aces
from .scoring import DEALER, DECLARER, FIRST, OWN, SECOND, Facts, contract_outcome
from .scoring import DONOR as OF_DONOR


class OldKind(WriteOffKind):
    """The old game: record, kurochka or pot, whists, consolations."""

    def facts(self, state: PreferansState) -> Facts:
        """Gather what decides the score of the game that was played."""
        contract, declarer = state.contract, state.declarer
        assert contract is not None
        assert declarer is not None
        sheet, rules = self.sheet(state), state.rules
        level, trump = contract.game, contract.trump
        others = [(declarer + step) % rules.players for step in range(1, rules.players)]
        taken: tuple[int, ...] = tuple(state.taken[seat] for seat in state.whisters)
        if state.invited is not None and state.whist == INVITED:
            taken = (*taken, state.taken[state.invited])
        return Facts(
            level=level,
            price=price_of(rules.table, level, trump, state.readings),
            price_rule=price_rule(rules.table, level),
            tricks=state.taken[declarer],
            whist=state.whist,
            whist_tricks=() if contract.misere or state.whist in (NOBODY, CHECK) else taken,
            own_kurochka=sheet.kurochka[declarer],
            others_kurochka=tuple(sheet.kurochka[seat] for seat in others),
            kurochka_rule=sheet.kurochka_rule,
            endgame=sheet.endgame,
            dealer=state.circle.dealer_rests,
            record=max(0, sheet.record[declarer]),
            donor_record=0 if state.donor is None else sheet.record[state.donor],
            remise_rule="preferans.prost.1" if rules.form == PLAIN else "preferans.38",
            part=sheet.part,
        )

    @implements("preferans.43")
    def close_contract(self, state: PreferansState) -> None:
        """Score the game; where it is taken from another's record, ask from whose."""
        assert state.declarer is not None
        sheet = self.sheet(state)
        own = max(0, sheet.record[state.declarer])
        price = self.facts(state).price
        short = not own or own < price and state.readings[REMAINDER] == "donor"
        if self.made(state) and short and sheet.part is None and not sheet.records_gone:
            donors = self.donors(state)
            if len(donors) > 1:
                state.phase = DONOR
                return
            state.donor = donors[0] if donors else None
        self.write_contract(state)

    def roles(self, state: PreferansState) -> dict[str, int | None]:
        """Return which player a role of the score means."""
        second: int | None = state.whisters[1] if len(state.whisters) > 1 else state.invited
        if second is not None and second >= state.rules.players:
            second = None
        first = state.whisters[0] if state.whisters else None
        return {DECLARER: state.declarer, FIRST: first, SECOND: second, DEALER: state.circle.dealer, "": None}

    def entry(self, state: PreferansState, step: Step) -> Entry:
        """Turn a step of a score into an entry: who writes it and upon whom."""
        writer = self.roles(state)[step.role]
        on = None
        if step.on is not None and state.declarer is not None:
            on = state.donor if step.on == OF_DONOR else (state.declarer + 1 + step.on) % state.rules.players
        elif step.role in (FIRST, SECOND, DEALER) and step.amount and step.amount > 0:
            on = state.declarer
        return writer, step, on

    def write_contract(self, state: PreferansState) -> None:
        """Write the game into the sheet."""
        declarer = state.declarer
        assert declarer is not None
        assert state.contract is not None
        facts = self.facts(state)
        found = contract_outcome(facts, state.readings)
        roles = self.roles(state)
        found.readings.update(price_grades(state.rules.table, state.contract.game, state.contract.trump, state.readings))
        state.noted.update(found.readings)
        state.entries += [self.entry(state, step) for step in found.steps]
        sheet = self.sheet(state)
        players = state.rules.players
        sheet.write_off(declarer, found.game)
        if found.donor_game and state.donor is not None:
            sheet.write_off(state.donor, found.donor_game)
            sheet.whists.write(declarer, state.donor, TENFOLD * found.donor_game)
        for place, amount in found.kurochka:
            owner = declarer if place == OWN else (declarer + 1 + place) % players
            sheet.kurochka.add(owner, -amount)
            if owner != declarer:
                sheet.whists.write(declarer, owner, TENFOLD * amount)
        if found.part:
            self._write_part(state)
        if found.remise:
            sheet.put_remise(declarer, found.remise)
        for role, pay, consolation in zip((FIRST, SECOND), (*found.whist_pay, 0, 0), found.consolations, strict=False):
            seat = roles[role]
            if role == SECOND and seat is None and state.whist == CHECK:
                seat = roles[FIRST]
            if seat is not None:
                sheet.whists.write(seat, declarer, pay + consolation)
        for role, remise in zip((FIRST, SECOND), found.whist_remises, strict=False):
            seat = roles[role]
            if remise and seat is not None:
                sheet.put_remise(seat, remise)
        if state.circle.dealer_rests:
            sheet.whists.write(state.circle.dealer, declarer, found.consolations[2])
            self._write_aces(state)
        state.finish_deal()

    @implements("preferans.kotel.4", "preferans.kotel.1")
    def _write_part(self, state: PreferansState) -> None:
        """Give a part of the pot to its winner, upon those whose remises it was."""
        assert state.declarer is not None
        for owner, share, upon in self.sheet(state).take_part(state.declarer, state.readings):
            if upon:
                step = Step(f"В этой части {share} чужих ремизов", ("preferans.kotel.1", "preferans.kotel.4"), upon)
                state.entries.append((state.declarer, step, owner))

    @implements("preferans.50", "preferans.4.c")
    def _write_aces(self, state: PreferansState) -> None:
        """Let the dealer write for the aces that he sold."""
        assert state.bought is not None
        assert state.declarer is not None
        assert state.contract is not None
        if state.bought.direct:
            return
        talon = self.deck.mask_of(state.shown_talon)
        amount, text, cites, used = sold_aces(talon, state.contract.game, state.readings)
        if amount:
            state.noted.update(state.readings.grades(*used))
            state.sheet.whists.write(state.circle.dealer, state.declarer, amount)
            state.entries.append((state.circle.dealer, Step(text, cites, amount), state.declarer))

    @implements("preferans.52", "preferans.53", "preferans.56")
    def write_passes(self, state: PreferansState) -> None:
        """Write распасы: tricks into the kurochka, a clean hand off its record."""
        seats = state.circle.active
        if state.circle.dealer_rests:
            seats = (state.circle.dealer, *seats)
        sheet = self.sheet(state)
        for seat in seats:
            game, kurochka, steps = pass_entries(state.taken[seat], sheet.record[seat], form=state.rules.form)
            state.entries += [(seat, step, None) for step in steps]
            sheet.write_off(seat, game)
            sheet.put_remise(seat, kurochka)
        state.finish_deal()
