"""«Современный преферанс»: pool, mountain, whists; «свой», распасы and the way out of them."""

from __future__ import annotations

from typing import Any

import pytest
from preferans.at_preferans import lay, refusal, say

import rules_py
from rules_py.families.preferans.rules import DECK
from rules_py.frame.errors import InputError
from rules_py.frame.rng import Generator
from rules_py.games.preferans import PreferansState
from rules_py.games.preferans_modern.sheet import ModernSheet

GAME = rules_py.game("preferans-modern")
STRONG = "♠ТКДВ10 ♥ТК ♦Т ♣Т7"


def calc(id: str, given: dict[str, Any], readings: dict[str, str] | None = None) -> rules_py.Score:
    return rules_py.calculator(f"preferans-modern.{id}")(given, readings)


def refused(id: str, given: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(InputError) as error:
        calc(id, given)
    return error.value.field, error.value.text


def begun(options: dict[str, Any] | None = None, readings: Any = None) -> PreferansState:
    """Deal the first player a strong hand and two clubs in the talon."""
    return lay(GAME, DECK, STRONG, talons=("♣98",), options=options, readings=readings)


def named(game: str, options: dict[str, Any] | None = None, readings: Any = None) -> PreferansState:
    state = begun(options, readings)
    return say(state, "bid 6♠", "pass", "pass", "take прикуп", "discard ♣8", "discard ♣9", f"contract {game}")


def sheet(state: PreferansState) -> ModernSheet:
    assert isinstance(state.sheet, ModernSheet)
    return state.sheet


def test_a_lost_seven_goes_into_the_mountain_and_whists_are_written() -> None:
    score = calc("deal", {"level": "семь", "tricks": 5, "whist_tricks": [4, 1]})
    assert [(item.side, item.amount, item.cites) for item in score.items] == [
        ("", None, ("preferans.34a", "preferans-modern.h2")),
        ("Играющий", 16, ("preferans-modern.tab", "preferans-modern.sheet")),
        ("Первый вистующий", 32, ("preferans-modern.tab",)),
        ("Второй вистующий", 8, ("preferans-modern.tab",)),
    ]
    assert (score.total, score.summary) == (-16, "Семь: в гору 16.")


def test_missing_whists_cost_half_of_missing_tricks() -> None:
    assert calc("deal", {"level": "шесть", "tricks": 9, "whist_tricks": [1, 0]}).extra["whist_mountain"] == [2, 4]
    assert calc("deal", {"level": "семь", "tricks": 9, "whist": "один", "whist_tricks": [1]}).extra["whist_mountain"] == [4]


@pytest.mark.parametrize(
    ("tricks", "taken", "hard", "soft"),
    [(9, [1, 0], [0, 4], [0, 4]), (10, [0, 0], [4, 4], [4, 4]), (8, [2, 0], [0, 4], [0, 0])],
)
def test_the_soft_quota_is_shared(tricks: int, taken: list[int], hard: list[int], soft: list[int]) -> None:
    given = {"level": "семь", "tricks": tricks, "whist_tricks": taken}
    assert calc("deal", given).extra["whist_mountain"] == hard
    assert calc("deal", {**given, "soft": True}).extra["whist_mountain"] == soft


@pytest.mark.parametrize(
    ("id", "reading", "choice", "given", "key", "default", "other"),
    [
        ("deal", "own-whist", "four-tricks", {"level": "шесть", "whist": "свой"}, "whists", [8], [16]),
        ("deal", "over-norm", "over-quota", {"level": "шесть", "tricks": 5, "whist": "один", "whist_tricks": [5]}, "whists", [20, 4], [20, 4]),
        ("deal", "over-norm", "over-quota", {"level": "восемь", "tricks": 8, "whist": "один", "whist_tricks": [2]}, "whists", [24, 0], [24, 12]),
        ("raspasy", "raspasy-zero", "old", {"tricks": [0, 4, 6]}, "pool", [0, 0, 0], [10, 0, 0]),
        ("settlement", "ratio", "5", {"pool": [3, 0, 0], "mountain": [0, 0, 0], "whists": [0] * 6}, "totals", [40, -20, -20], [10, -5, -5]),
    ],
)  # fmt: skip
def test_a_reading_changes_the_entries(
    id: str, reading: str, choice: str, given: dict[str, Any], key: str, default: Any, other: Any
) -> None:
    plain = calc(id, given)
    assert plain.extra[key] == default
    assert (f"preferans-modern.{reading}" in plain.readings) == (default != other)
    assert calc(id, given, {f"preferans-modern.{reading}": choice}).extra[key] == other


def test_a_ten_is_whisted_only_under_its_reading() -> None:
    given = {"level": "десять", "tricks": 8, "whist_tricks": [1, 1]}
    assert refused("deal", given) == ("whist", "Кто вистует: десять проверяют; выберите «никто» или «проверка»")
    assert calc("deal", given, {"preferans-modern.ten": "whist"}).extra["whists"] == [20, 20]
    assert calc("deal", {"level": "десять", "tricks": 8, "whist": "проверка"}).extra["whists"] == [20, 20]
    assert "check" in named("10♠").legal()
    assert named("10♠", readings={"preferans-modern.ten": "whist"}).legal() == ["whist", "pass"]


def test_thirds_are_kept_exactly() -> None:
    score = calc("settlement", {"pool": [2, 0, 0], "mountain": [0, 0, 1], "whists": [0] * 6})
    assert score.extra["totals"] == [30, -10, -20]
    uneven = calc("settlement", {"pool": [1, 0, 0], "mountain": [0, 0, 0], "whists": [0] * 6})
    assert uneven.extra["totals"] == ["40/3", "-20/3", "-20/3"] and uneven.total == "13 1/3"


@pytest.mark.parametrize(
    ("id", "given", "field", "text"),
    [
        ("deal", {"level": "семь", "whist": "свой"}, "whist", "Кто вистует: «свой» вист бывает только на шести"),
        ("deal", {"whist": "проверка"}, "whist", "Кто вистует: проверяют только десять"),
        ("deal", {"whist": "один", "whist_tricks": [2, 2]}, "whist_tricks", "Взятки вистующих: нужно чисел: 1, получено 2"),
        ("deal", {"whist_tricks": [1, 1]}, "whist_tricks", "Взятки вистующих: вместе с 6 играющего должно быть 10, а вышло 8"),
        ("raspasy", {"tricks": [10]}, "tricks", "Взятки: нужно три или четыре числа, получено 1"),
        ("raspasy", {"tricks": [1, 1, 1]}, "tricks", "Взятки: на распасах их 10, а вышло 3"),
        ("settlement", {"pool": [1]}, "pool", "Пуля: нужно три или четыре числа, получено 1"),
        ("settlement", {"mountain": [1]}, "mountain", "Гора: нужно чисел: 3, получено 1"),
        ("settlement", {"whists": [1]}, "whists", "Висты: нужно чисел: 6, получено 1"),
    ],
)
def test_facts_that_do_not_go_together_are_refused(id: str, given: dict[str, Any], field: str, text: str) -> None:
    assert refused(id, given) == (field, text)


def test_own_whist_is_written_at_once_unless_overwhisted() -> None:
    state = named("6♠")
    assert state.legal() == ["whist", "pass"]
    say(state, "pass")
    assert state.legal() == ["whist", "own", "pass"]
    say(state, "own")
    first, second = (seat for seat, _ in state.answers)
    assert state.to_move == first and state.legal() == ["overwhist", "pass"]
    other = state.clone()
    say(state, "pass")
    declarer = state.declarer
    assert state.deal_over and declarer is not None
    assert sheet(state).pool[declarer] == 2 and sheet(state).whists.rows[second][declarer] == 8
    say(other, "overwhist")
    assert other.legal() == ["invite open", "invite closed"] and other.to_move == first
    assert refusal(other, "alone") == (
        "Нельзя: вист без приглашения — это «свой», его объявляют ответом",
        ("preferans-modern.4",),
    )


def test_own_whist_has_its_place() -> None:
    assert refusal(named("6♠"), "own")[1] == ("preferans-modern.5a",)
    assert refusal(say(named("7♠"), "pass"), "own")[1] == ("preferans-modern.4",)
    assert refusal(say(named("6♠"), "pass"), "overwhist")[1] == ("preferans-modern.5b",)


def test_a_misere_is_played_at_once_and_the_defenders_open() -> None:
    state = begun()
    say(state, "pass", "bid мизер", "pass", "take прикуп", "discard ♣8", "discard ♣9", "contract мизер")
    assert state.phase == "play" and state.opened == sum(1 << seat for seat in state.circle.active if seat != state.declarer)


def test_a_misere_stands_between_eight_and_nine() -> None:
    names = [bid.name for bid in begun().ladder]
    assert names[14:17] == ["8бк", "мизер", "9♠"]
    blind = begun(readings={"preferans-modern.misere-beaten": "nine-blind"})
    names = [bid.name for bid in blind.ladder]
    assert names[19:22] == ["9бк", "мизер", "9♠ без прикупа"]
    say(blind, "bid мизер")
    assert refusal(blind, "bid 9♠") == ("Нельзя: «9♠» не перебивает «мизер»", ("preferans-modern.2",))


def pass_out(state: PreferansState) -> None:
    say(state, "pass", "pass", "pass")
    while not state.deal_over:
        state.apply(state.legal()[0])


def test_pass_play_grows_dearer_and_the_auction_begins_at_seven_until_somebody_gets_out() -> None:
    state = begun({"deals": 9, "target": 200})
    for streak, price in ((1, 2), (2, 4), (3, 6), (4, 6)):
        before = list(sheet(state).mountain.values)
        pass_out(state)
        gained = [now - then for now, then in zip(sheet(state).mountain.values, before, strict=True)]
        assert gained == [price * state.taken[seat] for seat in range(3)] and sheet(state).streak == streak
        say(state, "next")
        assert refusal(state, "bid 6♠") == ("Нельзя: после распасов торговлю начинают не ниже семи", ("preferans-modern.10a",))
    say(state, "bid 7♦", "pass", "pass", "take прикуп")
    say(state, state.legal()[0])
    say(state, state.legal()[0])
    say(state, "contract 7♦", "pass", "pass", "next")
    assert not sheet(state).locked and GAME.judge(state, "bid 6♠").cites == ("preferans-modern.10b",)


@pytest.mark.parametrize(("choice", "locked"), [("stay", True), ("exit", False)])
def test_a_lost_game_leads_out_of_pass_play_only_under_its_reading(choice: str, locked: bool) -> None:
    state = begun(readings={"preferans-modern.exit-lost": choice})
    sheet(state).note_passes()
    sheet(state).note_game(False)
    assert sheet(state).locked is locked


def test_a_pool_ends_at_its_target() -> None:
    state = say(named("10♠", {"target": 10}), "pass", "pass")
    assert state.done and state.score().items[-1].cites == ("preferans-modern.h1", "preferans-modern.ratio")
    totals = state.score().extra["totals"]
    assert isinstance(totals, list) and sorted(totals) == ["-200/3", "-200/3", "400/3"]


def test_all_who_have_most_are_named_together() -> None:
    state = say(named("10♠", {"target": 10}), "pass", "pass")
    tied = sheet(state)
    for cells in (tied.pool, tied.mountain, *tied.whists.rows):
        cells.values[:] = [0] * len(cells.values)
    who = " и ".join(f"Игрок {seat + 1}" for seat in range(state.rules.players))
    assert state.score().summary == f"Пулька окончена. Больше всех: {who}, 0."
    one = {"pool": [4, 0, 2], "mountain": [0, 0, 0], "whists": [0] * 6}
    assert calc("settlement", one).summary == "Больше всех у игрока «первый»: 40."
    assert calc("settlement", {**one, "pool": [4, 1, 4]}).summary == "Больше всех у игроков «первый» и «третий»: 20."
    assert calc("end", {"pool": [4, 1, 4], "target": 4}).items[0].text == "Первый и третий набрали по 4 из 4"
    four = {"players": 4, "whists": [0] * 12, "records": [0] * 4, "kurochka": [0] * 4}
    everybody = "«первый» и «второй» и «третий» и «четвёртый»"
    score = rules_py.calculator("preferans.sheet")(four)
    assert score.summary == f"Больше всех у игроков {everybody}: 0\u00a0очков."


def test_a_game_by_time_lasts_its_deals_whatever_the_pool() -> None:
    state = say(named("10♠", {"until": "на время", "deals": 2}), "pass", "pass")
    assert sheet(state).pool.values[state.declarer or 0] == 10 and not state.done and state.legal() == ["next"]
    say(state, "next")
    random = Generator(3)
    while not state.deal_over:
        state.apply(state.legal()[random.below(len(state.legal()))])
    assert state.done and state.dealt == 2


def test_gentlemen_share_what_was_taken() -> None:
    for gentleman in (False, True):
        state = say(named("9♠", {"gentleman": gentleman}), "whist", "pass", "invite closed")
        random = Generator(3)
        while not state.deal_over:
            legal = state.legal()
            state.apply(legal[random.below(len(legal))])
        declarer, whister, passer = state.declarer, state.whisters[0], state.invited
        assert declarer is not None and passer is not None
        taken = 10 - state.taken[declarer]
        rows = sheet(state).whists.rows
        if gentleman:
            assert rows[whister][declarer] == rows[passer][declarer] == 8 * taken
        else:
            assert rows[whister][declarer] == 16 * taken


def test_the_sheet_shows_pool_mountain_and_whists() -> None:
    state = say(named("9♠", {"players": 4}), "pass", "pass")
    drawing = GAME.scene(state, 0)["sheet"]["drawing"]
    assert (drawing["ruling"], drawing["centre"]) == (
        "sides",
        {"label": "Пуля до", "text": "20", "cites": ["preferans-modern.11"]},
    )
    assert [one["id"] for one in drawing["bands"]] == ["whists", "pool", "mountain"]
    assert [one["place"] for one in drawing["parts"]] == ["s", "w", "n", "e"]
    assert state.declarer is not None
    whists, pool, mountain = drawing["parts"][state.declarer]["cells"]
    assert [cell["entries"] for cell in (*whists, *mountain)] == [[], [], [], []]
    written = {"text": "8", "note": f"Удача: цена игры в пулю (сдача № {state.number})", "struck": False}
    assert [{name: one[name] for name in written} for one in pool[0]["entries"]] == [written]


@pytest.mark.parametrize(("until", "dealt"), [("до пули", 1), ("на время", 3)])
def test_by_time_the_pool_does_not_end_the_game(until: str, dealt: int) -> None:
    state = GAME.deal(1, {"until": until, "target": 2, "deals": 3})
    centre = GAME.scene(state, 0)["sheet"]["drawing"]["centre"]
    assert (centre["label"], centre["text"]) == (("Пуля до", "2") if dealt == 1 else ("Сдач", "3"))
    while not state.done:
        legal = state.legal()
        bid = "bid 6♠" if "bid 6♠" in legal else "bid 7♠"
        state.apply(next(one for one in (bid, "pass", *legal) if one in legal and (one != "pass" or state.calls)))
    assert state.dealt == dealt


@pytest.mark.parametrize(
    ("fault", "given", "declarer", "whister", "pool"),
    [
        ("ренонс играющего", {"level": "семь", "tricks": 6, "whist_missing": [1, 0]}, 8 + 4, 0, 0),
        ("ренонс вистующего", {"level": "семь", "tricks": 5, "whist_missing": [1, 0]}, 0, 8, 4),
        ("ренонс вистующего", {"level": "мизер", "tricks": 3}, 0, 60, 10),
        ("ренонс обоих", {"level": "шесть", "revokes": 2}, 8, 4, 0),
    ],
)
def test_revokes_are_paid_by_the_old_rules_at_the_prices_of_today(
    fault: str, given: dict[str, Any], declarer: int, whister: int, pool: int
) -> None:
    extra = calc("penalty", {"fault": fault, **given}).extra
    assert (extra["declarer_mountain"], extra["whister_mountain"], extra["pool"]) == (declarer, whister, pool)


def test_readings_of_the_old_revokes_hold_today() -> None:
    own = {"fault": "ренонс играющего", "level": "шесть"}
    assert calc("penalty", own).total == 0
    assert calc("penalty", own, {"preferans.declarer-revoke": "yes"}).total == 4
    lack = {"fault": "ренонс вистующего", "level": "шесть", "whist_missing": [2, 0]}
    assert calc("penalty", lack).total == 6
    assert calc("penalty", lack, {"preferans.whister-revoke": "one"}).total == 4
    assert calc("penalty", {"fault": "ренонс на распасах", "revokes": 3}).total == 30
