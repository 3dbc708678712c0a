"""«Преферанс»: games that are written off a record: their sheet and how the table shows it."""

from __future__ import annotations

from ...frame.cites import implements
from ...frame.page import Chip, SheetNote
from ...frame.russian import number
from ...frame.sheet_drawing import note
from .kind import Kind
from .options import KUROCHKA, PLAIN, POT
from .sheet import OldSheet, Sheet, SheetRow
from .state import PreferansState


class WriteOffKind(Kind):
    """A game whose price is written off a record."""

    def new_sheet(self, state: PreferansState) -> Sheet:
        """Begin a sheet."""
        return OldSheet(state.rules)

    def sheet(self, state: PreferansState) -> OldSheet:
        """Return the sheet of the old game."""
        assert isinstance(state.sheet, OldSheet)
        return state.sheet

    def donors(self, state: PreferansState) -> list[int]:
        """Return the others who have a record to take from."""
        record = self.sheet(state).record
        return [seat for seat in range(state.rules.players) if seat != state.declarer and record[seat] > 0]

    def chips(self, state: PreferansState) -> list[Chip]:
        """Return what stands beside the table of this kind."""
        sheet = self.sheet(state)
        found: list[Chip] = []
        if sheet.endgame:
            found.append({"label": "Конец пульки", "value": "всё вдвойне"})
        if sheet.part is not None:
            found.append({"label": "Часть котла", "value": str(sheet.part)})
        return found

    @implements("preferans.36b", "preferans.kotel.1", "preferans.kotel.6")
    def cells(self, state: PreferansState) -> tuple[list[SheetRow], SheetNote | None]:
        """Return the rows of the sheet: kurochka on top, the record in the lines; and the pot, which is common."""
        sheet = self.sheet(state)
        plain = state.rules.form == PLAIN
        label, rule = ("Осталось набрать", "preferans.prost.1") if plain else ("Игровая запись", "preferans.35")
        rows: list[SheetRow] = [("record", label, sheet.record, ("preferans.36b", rule))]
        if state.rules.form == KUROCHKA:
            rows.insert(0, ("kurochka", "Курочка", sheet.kurochka, ("preferans.36b", "preferans.59")))
        if state.rules.form != POT:
            return rows, None
        rows.insert(0, ("pot", "В котле", sheet.pot, ("preferans.kotel.1",)))
        rows.append(("new-pot", "В новом котле", sheet.new_pot, ("preferans.kotel.6",)))
        text = number(sum(sheet.pot.values))
        if sheet.parts:
            text += f", части: {', '.join(map(number, sheet.parts))}"
        return rows, note("Котёл", text, ("preferans.kotel.1", "preferans.kotel.3"))
