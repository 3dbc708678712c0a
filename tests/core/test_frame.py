"""What holds for every game on the frame, whatever its rules: new games are in by themselves."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction
from rules_py.frame.face import WAIT
from rules_py.frame.match import Match
from rules_py.frame.moves import Turn
from rules_py.frame.prompts import Mode
from rules_py.frame.rng import Generator
from rules_py.frame.rulebook import Rulebook
from rules_py.frame.sampling import any_action

GAMES = [game for game in rules_py.games().values() if isinstance(game, Rulebook)]
MOST_STEPS = 600


def tables(game: Rulebook) -> list[dict]:
    """Give the least and the most players, with few deals."""
    names = {param.name for param in game.options}
    deals = {"deals": 3} if "deals" in names else {}
    counts = sorted(set(game.seats)) if "players" in names else [game.seats[0]]
    return [{**deals, "players": count} if "players" in names else deals for count in counts]


def begun(game: Rulebook, seed: int) -> list[Match]:
    return [game.deal(seed, options) for options in tables(game)]


def steps(match: Match, chance: Generator, limit: int = MOST_STEPS):
    """Play at random; give the match before every step with the seat and the action that come."""
    for _ in range(limit):
        if match.done:
            return
        for seat in match.may_act():
            action = match.game.bots["random"].choose(match.view(seat), chance)
            if action != WAIT:
                yield seat, action
                match.apply(action, seat)
                break
        else:
            raise AssertionError("nobody acts")


@pytest.fixture(params=GAMES, ids=lambda game: game.slug)
def game(request):
    return request.param


def test_cards_stay_in_the_pack_and_money_at_the_table(game):
    for seed in (1, 2):
        for match in begun(game, seed):
            chance = Generator(seed)
            packs = {name: match.game.order(pack) for name, pack in match.packs.items()}
            for _ in steps(match, chance):
                for name, known in packs.items():
                    lying = [
                        card for place in game.places if place.pack == name for pile in match.cards[place.name] for card in pile
                    ]
                    assert len(lying) == len(set(lying))
                    assert set(lying) | set(game.out_of_play(match.view(0))) >= set(known) or name != "cards", name
                for account in game.accounts:
                    assert not account.money or match.sheet.balance(account.name) == 0


def test_a_record_replays_to_the_same_match(game):
    for match in begun(game, 7):
        for _ in steps(match, Generator(7)):
            pass
        again = game.from_json(match.to_json())
        assert again.sheet.totals == match.sheet.totals
        assert again.cards == match.cards
        assert [event.text for event in again.log] == [event.text for event in match.log]


def test_nothing_hidden_leaks(game):
    """Swap what is hidden: the view, the scene, the log and the hint of the seat stay the same."""
    for match in begun(game, 11):
        chance = Generator(11)
        for at, _ in enumerate(steps(match, chance, 160)):
            if at % 5:
                continue
            for seat in range(match.players):
                twin = match.view(seat).imagined(chance)
                for who in sorted(match.view(seat).sealed_by - {seat}):  # what is in a fist is swapped too
                    twin.apply(any_action(twin, who, chance), who)
                mine = [match.whispers[seat] if who == seat else [] for who in range(match.players)]
                twin.actions, twin.at = [], match.at
                twin.log, twin.whispers, twin.sheet = match.log, mine, match.sheet
                one, two = match.view(seat), twin.view(seat)
                assert one.cards == two.cards
                assert (one.open, one.asked, one.legal) == (two.open, two.asked, two.legal)
                assert game.scene(match, seat) == game.scene(twin, seat)


def test_what_is_listed_is_allowed_and_what_masks_leave_out_is_refused_by_a_bar(game):
    for match in begun(game, 5):
        chance = Generator(5)
        for seat, _ in steps(match, chance, 200):
            for action in match.legal_for(seat)[:40]:
                try:
                    match.read(action, seat)
                except IllegalAction as refused:
                    assert refused.cites, action
            for move in match.phase.moves:
                if move.allowed is None:
                    continue
                mask = move.allowed(match, seat)
                for card in move.needs[0].of(match, seat):
                    turn = Turn(match, match.prompt, seat, move.verb, (card,))
                    bar = match.refusing(turn)
                    assert mask >> card & 1 or bar is not None, (game.slug, match.packs["cards"].text(card))


def test_every_line_of_a_score_names_its_rules(game):
    for match in begun(game, 3):
        for _ in steps(match, Generator(3)):
            if match.deal_over:
                score = match.score()
                assert all(item.cites for item in score.items)
                assert score.summary


def test_every_refusal_of_the_bars_names_a_rule_of_the_edition(game):
    from corpus.edition import load

    known = load().holder
    for bar in game.bars:
        assert bar.cites
        assert all(rule in known for rule in game.cite(bar.cites)), bar.cites


def test_a_match_of_clones_goes_its_own_way(game):
    match = game.deal(9)
    before = match.clone()
    chance = Generator(9)
    for _ in steps(match, chance, 40):
        pass
    assert before.actions == []
    assert before.cards == game.deal(9).cards
    assert before.view(0).cards == game.deal(9).view(0).cards


def test_a_line_of_the_log_belongs_to_the_step_before_its_action(game):
    """The page shows the table after a line by going one step further, and asks a bot why at the step itself."""
    match = game.deal(5)
    told = len(match.log)
    for _ in steps(match, Generator(5), 60):
        assert {event.step for event in match.log[told:]} <= {len(match.actions) - 1}
        told = len(match.log)
    assert told


def test_whoever_is_asked_has_something_to_do(game):
    for match in begun(game, 13):
        for _ in steps(match, Generator(13), 200):
            for seat in match.may_act():
                if match.prompt.mode is not Mode.ANYONE or seat == match.to_move:
                    assert match.offers(seat), (game.slug, match.prompt)
                    assert any_action(match, seat, Generator(1))


def test_a_result_rests_on_a_reading_that_a_field_of_the_rules_is_bound_to():
    score = rules_py.calculator("mushka.trick")({"trick": "♦К ♦8 ♦9", "trump": "♥"})
    assert score.readings == {}
    score = rules_py.calculator("mushka.misdeal")({"players": 4, "dealer": 2})
    assert (score.total, score.readings) == (2, {"mushka.redeal-by": "inferred"})
