"""Rules beside the lines they rest on: figures, and what of them differs; with lines of our own in the place of a scan."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from corpus.cli import main
from corpus.collate import Collation, load_misread, tally
from corpus.collate.compare import ADDS, LACKS, heading
from corpus.collate.figures import Figure, figures
from corpus.collate.record import head
from corpus.collate.terms import Kin, Terms, load_kin
from corpus.collated import heads, without_reason
from corpus.edition import ROOT, Edition, load
from corpus.model import Span

RULE = "vint.147"


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load(ROOT)


def beside(edition: Edition, text: str, sure: float = 1.0) -> Collation:
    """Collate with one line of ours as the whole source of the rule."""
    rule = replace(edition.rules[RULE], source=(Span("000", 1, 1),), collated="")
    edition.rules[RULE] = rule
    return Collation(edition, {"000": [[(word, sure) for word in text.split()]]})


def values(text: str) -> list[str]:
    return [figure.value for figure in figures([(text, 1.0)])]


def test_numbers_are_read_in_figures_and_words() -> None:
    assert values("двадцать пять карт, 2\u00a0000 очков, 1.500 и пятеро") == ["25", "2000", "1500", "5"]
    assert values("один из игроков, двадцать один") == ["21"]
    assert values("100 + 10 = 110, сто двадцать, две тысячи") == ["100", "10", "110", "120", "2000"]


def test_cards_and_suits_are_read_in_signs_letters_and_words() -> None:
    assert values("♠Т5, трефовый валет, порядок Т К Д В 10") == ["♠", "Т", "5", "♣", "В", "Т", "К", "Д", "В", "10"]
    assert values("К столу. В игре") == []


def test_negations_and_choices_are_counted() -> None:
    assert list(figures([("не вправе, нельзя или без штрафа", 1.0)])) == [
        Figure("отрицание", "не"), Figure("отрицание", "не"), Figure("выбор", "или"), Figure("отрицание", "не"),
    ]  # fmt: skip


def test_a_figure_of_the_scan_that_the_rule_lacks_is_a_difference(edition: Edition) -> None:
    collation = beside(edition, "штраф три взятки и 830 очков")
    found = collation.collate(edition.rules[RULE], "Штраф три взятки.").differences
    assert [(each.value, each.what, each.doubt) for each in found] == [("830", LACKS, False)]


def test_a_figure_that_the_scan_lacks_is_a_difference(edition: Edition) -> None:
    found = beside(edition, "штраф три взятки").collate(edition.rules[RULE], "Штраф три взятки, семь очков.").differences
    assert [(each.value, each.what) for each in found] == [("7", ADDS)]


def test_a_doubtful_word_of_the_scan_makes_a_doubt(edition: Edition) -> None:
    found = beside(edition, "штраф 830", sure=0.4).collate(edition.rules[RULE], "Штраф.").differences
    assert [each.doubt for each in found] == [True]


def test_a_break_moves_the_rule_away_from_its_lines(edition: Edition) -> None:
    collation = beside(edition, "не берут три взятки пик")
    rule = edition.rules[RULE]
    whole = collation.collate(rule, "Не берут три взятки пик.").distance
    for broken in ("Берут три взятки пик.", "Не берут четыре взятки пик.", "Не берут три взятки треф."):
        assert collation.collate(rule, broken).distance > whole == 0


def test_a_line_of_the_rule_explains_the_wording_that_it_names_and_nothing_else(edition: Edition) -> None:
    collation = beside(edition, "не берут")
    line = "«не» в книге 1, здесь 2 — «и не дают» раскрывает книгу"
    rule = replace(edition.rules[RULE], collated=line)
    assert tally([collation.collate(rule, "Не берут и не дают.")]).open == []
    assert len(tally([collation.collate(replace(rule, collated=""), "Не берут и не дают.")]).open) == 1
    assert len(tally([collation.collate(rule, "Не берут, не дают и не ходят.")]).open) == 2
    gone = tally([collation.collate(rule, "Не берут и дают.")]).as_text()
    assert gone.endswith(f"  {RULE}: строка правила «не» в книге 1, здесь 2: больше не встречается")


def test_a_line_names_differences_that_may_share_a_reason() -> None:
    line = "«две» — обе; «10» в книге 4, здесь 2, «Т» в книге 4, здесь 1 — таблица; порядок «К Д» в книге иной — снизу вверх"
    assert heads(line) == ["«10» в книге 4, здесь 2", "«Т» в книге 4, здесь 1", "порядок «К Д» в книге иной"]
    assert without_reason(line) == []
    assert without_reason("«10» в книге 4, здесь 2; «пас» в книге есть, здесь нет — ") == heads(
        "«10» в книге 4, здесь 2; «пас» в книге есть, здесь нет"
    )


def test_what_is_said_again_of_the_same_is_no_difference(edition: Edition) -> None:
    collation = beside(edition, "платят три взятки и ещё раз три взятки")
    assert collation.collate(edition.rules[RULE], "Платят три взятки.").differences == []
    collation = beside(edition, "платят три взятки; снимают три карты")
    assert [str(each) for each in collation.collate(edition.rules[RULE], "Платят три взятки.").differences] == [
        "число 3 2/1: иное число"
    ]


def test_a_mood_does_not_hide_what_is_denied(edition: Edition) -> None:
    collation = beside(edition, "не ходят и не имеют права ходить")
    assert collation.collate(edition.rules[RULE], "Не вправе ходить.").differences == []
    assert collation.collate(edition.rules[RULE], "Не вправе пасовать.").differences != []


def test_source_and_edition_may_call_the_same_by_other_words(edition: Edition) -> None:
    terms = Terms(edition.data.terms, load_kin(ROOT))
    book = [("контр-партнеру", 1.0)]
    assert terms.named(book, "vint") == {"противник"}
    assert terms.answered("противник", [("соперники", 1.0)], "vint")
    assert not terms.answered("противник", [("партнёр", 1.0)], "vint")
    assert terms.answered("противник", [("партнёр", 1.0)], "bezik")
    assert "шар" in terms.named([("шар", 1.0)], "etazhiki") and not terms.named([("шар", 1.0)], "vint")
    assert not Terms(edition.data.terms, [Kin(frozenset({"партнёр"}), ("друг",), frozenset())]).answered(
        "партнёр", [("сосед", 1.0)], "vint"
    )


def test_the_line_of_a_rule_explains_the_figure_that_it_names(edition: Edition) -> None:
    collation = beside(edition, "штраф 730 очков")
    rule = replace(edition.rules[RULE], collated="в книге «730», сумма строк даёт 740")
    differences = collation.collate(rule, "Штраф 740 очков.")
    assert tally([differences]).open == []
    assert len(tally([collation.collate(replace(rule, collated=""), "Штраф 740 очков.")]).open) == 2


def test_the_report_counts_and_names_what_was_mended(edition: Edition) -> None:
    met = beside(edition, "штраф 730 очков").collate(edition.rules[RULE], "Штраф 740 очков.")
    text = tally([met], mended=[(RULE, "было 740")]).as_text()
    assert "правил сличено: 1, единиц описи: 1" in text
    assert f"расхождений найдено: 2; исправлено в тексте: 1\n  {RULE}: было 740\n" in text
    assert text.endswith(f"открыто: 2\n  {RULE}: число 730: нет в правиле\n  {RULE}: число 740: нет в скане")


def test_a_file_without_the_number_of_a_source_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    pytest.importorskip("wordfreq")
    path = tmp_path / "scan.txt"
    path.write_text("Текст", encoding="utf-8")
    assert main(["collate", str(path)]) == 1
    assert "имя должно начинаться с номера источника" in capsys.readouterr().err


def test_a_place_that_was_read_in_the_book_is_no_open_difference(edition: Edition, tmp_path: Path) -> None:
    (tmp_path / "corpus").mkdir()
    (tmp_path / "corpus" / "misread.tsv").write_text(
        f"id\tdifference\tstands\n{RULE}\tчисло 310: нет в правиле\tэто\n", encoding="utf-8"
    )
    met = beside(edition, "штраф 310 правило").collate(edition.rules[RULE], "Штраф.")
    assert len(tally([met]).open) == 1
    assert tally([met], load_misread(tmp_path)).open == []
    gone = beside(edition, "штраф это правило").collate(edition.rules[RULE], "Штраф.")
    assert (
        tally([gone], load_misread(tmp_path))
        .as_text()
        .endswith(f"{RULE}: место книги число 310: нет в правиле: больше не встречается")
    )


def test_a_figure_one_letter_away_from_a_word_of_the_scan_is_a_doubt(edition: Edition) -> None:
    found = beside(edition, "штраф месть взяток").collate(edition.rules[RULE], "Штраф шесть взяток.").differences
    assert [(each.value, each.what, each.doubt) for each in found] == [("6", ADDS, True)]


def test_a_term_of_the_scan_that_the_rule_lacks_is_a_difference(edition: Edition) -> None:
    found = beside(edition, "ремиз прикуп").collate(edition.rules[RULE], "Ремиз.").differences
    assert [str(each) for each in found] == ["термин прикуп: нет в правиле"]
    assert head(found[0]) == "«прикуп» в книге есть, здесь нет"


def test_the_misread_places_are_of_rules_that_there_are(edition: Edition) -> None:
    assert set(load_misread(ROOT)) <= set(edition.rules)


def test_the_number_of_an_example_stands_above_it_and_that_of_a_paragraph_does_not(edition: Edition) -> None:
    rule = edition.rules["bang.bang.ex2"]
    assert rule.label.startswith("Пример") and heading(rule) == f"{rule.label}. {rule.title}"
    numbered = [each for each in edition.rules.values() if each.label.startswith("§")]
    assert numbered and all(heading(each) == each.title for each in numbered)
