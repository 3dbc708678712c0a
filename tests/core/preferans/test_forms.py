"""The family of преферанс: every agreement before a pool changes what is played or written, as its rule says."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.families.preferans.sheet import OldSheet
from rules_py.frame.rng import Generator
from rules_py.games.preferans import PreferansState
from rules_py.games.preferans_modern.sheet import ModernSheet


def passed_game(slug: str, contract: str, options: dict[str, Any], before: Any = None) -> PreferansState:
    """Let the first player buy, name a game and find no whister; `before` may write into the sheet first."""
    state = rules_py.game(slug).deal(1, options)
    assert isinstance(state, PreferansState)
    if before is not None:
        before(state)
    first = state.to_move
    state.apply("bid 6♠")
    while not state.deal_over:
        words = state.legal()
        named = [word for word in words if word == f"contract {contract}"]
        quiet = [word for word in words if word == "pass"]
        state.apply((named or quiet or words)[0])
    assert state.declarer == first
    return state


def old(state: PreferansState) -> OldSheet:
    assert isinstance(state.sheet, OldSheet)
    return state.sheet


@pytest.mark.parametrize(("table", "price"), [("1", 16), ("2", 34), ("3", 44), ("4", 40), ("винтящая", 32)])  # nine spades
def test_the_agreed_table_prices_the_game(table: str, price: int) -> None:
    state = passed_game("preferans", "9♠", {"table": table, "record": 100})
    assert old(state).record[state.declarer or 0] == 100 - price
    rule = {"винтящая": "preferans.tab.5"}.get(table, f"preferans.tab.{table}")
    assert any(rule in item.cites for item in state.score().items)


@pytest.mark.parametrize("table", ["1", "винтящая"])
def test_two_players_with_two_talons_agree_on_a_table_too(table: str) -> None:
    state = passed_game("gusarskij", "9♠", {"table": table, "record": 100})
    assert old(state).record[state.declarer or 0] == 100 - {"1": 16, "винтящая": 32}[table]


@pytest.mark.parametrize(("rule", "taken"), [("неограниченная", 16), ("10", 10), ("20", 20), ("30", 30)])
def test_a_kurochka_is_taken_as_far_as_its_rule_lets(rule: str, taken: int) -> None:
    def fill(state: PreferansState) -> None:
        old(state).kurochka.add(state.circle.first, 50)

    state = passed_game("preferans", "9♠", {"kurochka": rule, "record": 100}, fill)
    assert old(state).kurochka[state.declarer or 0] == 50 - taken


@pytest.mark.parametrize(("form", "record", "kurochka"), [("с курочкой", 84, 34), ("простая", 84, 50), ("с котлом", 84, 50)])
def test_only_the_form_with_kurochka_plays_for_it(form: str, record: int, kurochka: int) -> None:
    def fill(state: PreferansState) -> None:
        old(state).kurochka.add(state.circle.first, 50)

    state = passed_game("preferans", "9♠", {"form": form, "record": 100}, fill)
    assert (old(state).record[state.declarer or 0], old(state).kurochka[state.declarer or 0]) == (record, kurochka)


def test_when_all_records_are_gone_the_whist_is_responsible_and_all_counts_double() -> None:
    def play_out(state: PreferansState) -> None:
        sheet = old(state)
        for seat in range(state.rules.players):
            sheet.write_off(seat, sheet.record[seat])
        sheet.kurochka.add(state.circle.first, 50)

    state = passed_game("preferans", "9♠", {"record": 100}, play_out)
    assert old(state).kurochka[state.declarer or 0] == 50 - 2 * 16
    assert any("preferans.62" in item.cites for item in state.score().items)


@pytest.mark.parametrize(("exhibit", "stands"), [(0, 0), (15, 15)])
def test_an_exhibit_is_put_into_the_dealers_kurochka(exhibit: int, stands: int) -> None:
    state = rules_py.game("preferans").deal(1, {"exhibit": exhibit})
    assert isinstance(state, PreferansState)
    assert old(state).kurochka[state.circle.dealer] == stands


def test_bids_that_were_not_agreed_on_are_not_on_the_ladder() -> None:
    def names(**options: bool) -> set[str]:
        state = rules_py.game("preferans").deal(1, options)
        assert isinstance(state, PreferansState)
        return {bid.name for bid in state.ladder}

    plain = names(miseres=False, uverts=False)
    assert not any("мизер" in name or "уверт" in name or "без прикупа" in name for name in plain)
    assert {"малый мизер", "большой мизер"} == {name for name in names(miseres=True) - plain if "мизер" in name}
    assert {"малый уверт", "большой уверт"} == {name for name in names(miseres=False, uverts=True) - plain if "уверт" in name}


# Today


def written(slug_options: dict[str, Any], whist: str, taken: tuple[int, int, int], contract: str = "7♠") -> ModernSheet:
    """Close a game of the first player with these tricks: his own, then the others' from his left."""
    state = rules_py.game("preferans-modern").deal(1, slug_options)
    assert isinstance(state, PreferansState)
    first = state.circle.first
    state.apply("bid 6♠")
    while state.phase != "answer":
        words = state.legal()
        state.apply(next((word for word in words if word in ("pass", f"contract {contract}")), words[0]))
    others = state.circle.left_of(first)
    state.whist, state.whisters = whist, others if whist == "оба" else others[:1]
    for seat, got in zip((first, *others), taken, strict=True):
        state.taken[seat] = got
    if whist != "оба":
        state.whist, state.invited = "один с приглашением", others[1]
    state.kind.close_contract(state)
    assert isinstance(state.sheet, ModernSheet)
    return state.sheet


def test_gentlemen_share_the_whists_of_a_lone_whister() -> None:
    greedy, gentle = written({}, "один", (7, 2, 1)), written({"gentleman": True}, "один", (7, 2, 1))
    assert sorted(max(row) for row in greedy.whists.matrix()) == [0, 0, 24]
    assert sorted(max(row) for row in gentle.whists.matrix()) == [0, 12, 12]


def test_the_soft_norm_counts_both_whisters_together() -> None:
    assert sorted(written({}, "оба", (8, 2, 0)).mountain.values) == [0, 0, 4]
    assert sorted(written({"soft": True}, "оба", (8, 2, 0)).mountain.values) == [0, 0, 0]


def test_four_play_with_a_resting_dealer_and_three_without() -> None:
    for players, rests in ((3, False), (4, True)):
        state = rules_py.game("preferans-modern").deal(1, {"players": players})
        assert isinstance(state, PreferansState)
        assert (state.circle.dealer_rests, len(state.circle.active)) == (rests, 3)


@pytest.mark.parametrize(("options", "deals"), [({"target": 2}, 1), ({"until": "на время", "deals": 3}, 3)])
def test_a_pool_of_today_ends_by_its_points_or_by_time(options: dict[str, Any], deals: int) -> None:
    state = passed_game("preferans-modern", "6♠", options)
    random = Generator(1)
    while state.to_move is not None:
        words = state.legal()
        state.apply("pass" if "pass" in words else words[random.below(len(words))])
    assert state.done and state.dealt == deals
