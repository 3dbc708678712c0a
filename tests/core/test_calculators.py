"""What holds for every calculator: bad input of every kind names its field in Russian."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_py
from rules_py.frame import calculators
from rules_py.frame.calculators import Calculator
from rules_py.frame.errors import InputError, RulesError
from rules_py.frame.params import Flag, Int, Ints, Param
from rules_py.frame.results import Score
from rules_py.games.index import INDEX

CALCULATORS = rules_py.calculators()


def own_rules(game: str) -> tuple[str, ...]:
    """Give how the rules of a game begin: its own, and those of the family on whose rules it stands."""
    families = (need.removeprefix("families.") for need in INDEX[game].needs if need.startswith("families."))
    return (game.split("-", maxsplit=1)[0], *families)


@pytest.mark.parametrize("id", CALCULATORS)
def test_the_defaults_give_a_result_with_rules(id: str) -> None:
    score = CALCULATORS[id]()
    assert score.items and score.summary
    assert all(item.cites for item in score.items)
    assert all(rule.startswith(own_rules(CALCULATORS[id].game)) for rule in score.cites)
    assert json.loads(json.dumps(score.to_json(), ensure_ascii=False))["cites"] == list(score.cites)


@pytest.mark.parametrize("id", CALCULATORS)
def test_a_schema_describes_every_field_in_russian(id: str) -> None:
    schema = CALCULATORS[id].schema()
    assert json.loads(json.dumps(schema, ensure_ascii=False))
    assert schema["title"] and schema["rules"] and schema["words"]
    for param in schema["params"]:
        assert any("а" <= letter.lower() <= "я" for letter in param["label"]), param


def refused(calculator: Calculator, given: Any) -> InputError:
    with pytest.raises(InputError) as error:
        calculator(given)
    return error.value


WRONG = [None, {}, [{}], 1.5, "чепуха<script>", -(10**9), 10**30]


@pytest.mark.parametrize("id", CALCULATORS)
def test_a_wrong_value_is_refused_and_the_field_named(id: str) -> None:
    for param in CALCULATORS[id].params:
        for value in WRONG:
            try:
                param.read(value)
            except InputError as error:
                assert error.field == param.name and any("а" <= letter <= "я" for letter in error.text), value
                assert refused(CALCULATORS[id], {param.name: value}).field == param.name, value
            else:
                assert param.kind in ("text", "cards", "amount"), (param.name, value)


def just_outside(param: Param) -> list[Any]:
    """Give values that are of the right type and not allowed."""
    schema = param.schema()
    match param.kind:
        case "int":
            return [schema["low"] - 1, schema["high"] + 1]
        case "ints":
            count = schema["count"] if schema["count"] is not None else 1
            return [[schema["low"] - 1] * count, [schema["high"] + 1] * count, [schema["low"]] * (schema["most"] + 1)]
        case "choice":
            return ["", "нет такого", "<script>alert(1)</script>"]
        case "cards":
            return ["♠Ж", "ZZ", " ".join(["♠Т"] * (param.deck.copies + 1)), "<script>alert(1)</script>"]
        case "amount":
            return [-1, "1/0", "-0,5", 10**12]
        case "flag":
            return [0, 1, "да"]
        case _:
            return []


@pytest.mark.parametrize("id", CALCULATORS)
def test_a_value_just_outside_and_a_megabyte_of_noise_are_refused_and_the_field_named(id: str) -> None:
    for param in CALCULATORS[id].params:
        for value in [*just_outside(param), "ы" * 1_000_000]:
            error = refused(CALCULATORS[id], {param.name: value})
            assert error.field == param.name, str(value)[:100]
            assert any("а" <= letter <= "я" for letter in error.text) and len(error.text) < 1000, param.name


@pytest.mark.parametrize("id", CALCULATORS)
def test_every_field_may_be_missing_and_takes_the_default_that_its_form_shows(id: str) -> None:
    calculator = CALCULATORS[id]
    whole = {param.name: param.schema()["default"] for param in calculator.params}
    expected = calculator(whole).to_json()
    for param in calculator.params:
        assert calculator({name: value for name, value in whole.items() if name != param.name}).to_json() == expected


@pytest.mark.parametrize("id", CALCULATORS)
def test_an_unknown_field_is_refused_by_its_name(id: str) -> None:
    error = refused(CALCULATORS[id], {"лишнее": 1})
    assert error.field == "лишнее" and "лишнее" in error.text


@pytest.mark.parametrize("id", CALCULATORS)
def test_input_that_is_no_mapping_is_refused(id: str) -> None:
    assert [refused(CALCULATORS[id], given).field for given in ([], 5, "x", True)] == ["given"] * 4


def test_a_missing_field_without_default_is_named() -> None:
    with pytest.raises(InputError) as error:
        rules_py.game("sixty-six").position({"hand": "♠Т"})
    assert (error.value.field, error.value.text) == ("trump", "Козырь: поле «trump» не заполнено")


@pytest.mark.parametrize("id", CALCULATORS)
def test_an_unknown_reading_is_refused(id: str) -> None:
    with pytest.raises(InputError) as error:
        CALCULATORS[id]({}, {"нет такого": "да"})
    assert error.value.field == "readings"


@pytest.mark.parametrize("id", [id for id, one in CALCULATORS.items() if one.readings])
def test_a_reading_outside_its_choices_is_refused_by_its_name(id: str) -> None:
    reading = CALCULATORS[id].readings[0]
    with pytest.raises(InputError) as error:
        CALCULATORS[id]({}, {reading.id: "иначе"})
    assert error.value.field == reading.id


def test_an_unknown_calculator_is_refused() -> None:
    with pytest.raises(InputError) as error:
        rules_py.calculator("nope.nope")
    assert error.value.text == "Калькулятора «nope.nope» нет"


@pytest.mark.parametrize("id", CALCULATORS)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_values_work_or_are_refused(id: str, data: st.DataObject) -> None:
    calculator = CALCULATORS[id]
    values: dict[str, Any] = {}
    for param in calculator.params:
        schema = param.schema()
        strategy: st.SearchStrategy[Any] = st.one_of(st.none(), st.integers(), st.text(max_size=10))
        if schema["type"] == "int":
            strategy = st.integers(schema["low"] - 1, schema["high"] + 1)
        elif schema["type"] == "choice":
            strategy = st.sampled_from([one["value"] for one in schema["choices"]])
        elif schema["type"] == "flag":
            strategy = st.booleans()
        elif schema["type"] == "cards":
            card = st.builds(lambda s, r: s + r, st.sampled_from(list("♠♣♦♥")), st.sampled_from(schema["ranks"]))
            strategy = st.lists(card, max_size=6, unique=True).map(" ".join)
        elif schema["type"] == "ints":
            count = schema["count"]
            low, high = (count, count) if count is not None else (0, 6)
            strategy = st.lists(st.integers(schema["low"], schema["high"]), min_size=low, max_size=high)
        values[param.name] = data.draw(strategy, label=param.name)
    try:
        score = calculator(values)
    except RulesError as error:
        assert error.text and error.field
    else:
        assert score.items and all(item.cites for item in score.items)


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ("Взяток {tricks}.", "names ['tricks'], the facts are ['tricks', 'trump']"),
        ("Взяток {tricks}, {tricks} в {trump}.", "names ['tricks', 'tricks', 'trump']"),
        ("Взяток {tricks} в {suit}.", "names ['tricks', 'suit']"),
        ("Взяток {tricks}[, козырь [{trump}]].", "square brackets"),
        ("Взяток {tricks}[, козырь {trump}.", "square brackets"),
    ],
)
def test_a_sentence_names_every_fact_once(sentence, message):
    params = [Int(name="tricks", label="Взяток"), Flag(name="trump", label="Козырь")]
    with pytest.raises(ValueError, match=re.escape(message)):
        calculators.calculator("toy.sentence", title="Проба", params=params, sentence=sentence)(lambda **_: Score())
    assert "toy.sentence" not in calculators.registry()


def test_lists_and_long_forms_keep_their_fields():
    short = Int(name="tricks", label="Взяток")
    assert replace(any_calculator(), params=(short,)).asks_for_sentence
    assert not replace(any_calculator(), params=(short, Ints(name="row", label="Строка"))).asks_for_sentence
    assert not replace(any_calculator(), params=(short,) * 9).asks_for_sentence


def any_calculator():
    return next(iter(calculators.registry().values()))
