"""Scans read back into Russian: on lines that the channel makes of our own sentences, without any scan."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("numba")
pytest.importorskip("wordfreq")

from corpus.cli import main
from corpus.restore import is_clean, restore, strip_marks, write
from corpus.restore.candidates import DASH, NUMBER, SPECK, Candidates, specials
from corpus.restore.channel import Channel, common, learned, style
from corpus.restore.cli import Bar
from corpus.restore.generate import scanned, wrapped
from corpus.restore.layout import clean_lines, paragraphs
from corpus.restore.lexicon import Lexicon
from corpus.restore.old import channel as old_channel
from corpus.restore.old import letters as old_letters
from corpus.restore.old import lexicon as old_lexicon
from corpus.restore.old import modern, spelled
from corpus.restore.reader import Reader
from corpus.restore.score import Known, Rates, compared, distance, known_lines, table_reading
from corpus.restore.search import Search, steps

TEXT = """Сдающий раздаёт карты по одной, начиная с соседа слева. Каждый игрок получает тринадцать карт и не показывает их.
Если карта открылась при сдаче, сдают заново, и штрафа нет. Козырь объявляет тот, кто назначил высшую игру.
Взятку берёт старший козырь, а без козыря старшая карта той масти, с которой пошли. Игрок без масти вправе бить козырем.
За каждую лишнюю взятку платят по 10 очков, за недобранную снимают по 25. Партия кончается на 500 очках.
"""
WORDS = Counter(re.findall("[а-я]+", TEXT.lower().replace("ё", "е")))
NOISE = "карту карте картам игра игры игрока сдача сдачи взятка взятки козыри козырю масти масть старше очки очко платит снимает штраф".split()


def small_lexicon() -> Lexicon:
    return Lexicon.of({**dict.fromkeys(NOISE, 1.0), **{word: float(count) for word, count in WORDS.items()}})


@pytest.fixture(scope="module")
def made() -> tuple[list[str], list[str]]:
    chance = random.Random(7)
    lines = [line for paragraph in TEXT.split("\n") if paragraph for line in [*wrapped(paragraph, chance), ""]]
    return lines, scanned(lines, common(), chance, level=0.5)


def restored(scan: list[str], spelling: str = "modern") -> list[str]:
    readings = Reader([scan], lexicon=small_lexicon(), spelling=spelling).read()[0]
    for paragraph in readings:
        for read in paragraph:
            read.sure = read.weight
    return write.plain(write.write(readings, scan))


def test_generated_lines_come_back_line_for_line(made: tuple[list[str], list[str]]) -> None:
    lines, scan = made
    read = restored(scan)
    rates, raw = Rates(), Rates()
    for line, signs, text in zip(lines, scan, read, strict=True):
        rates.add(line.replace("ё", "е"), text)
        raw.add(line.replace("ё", "е"), signs)
    assert raw.exact_words < 0.4
    assert rates.exact_words > 0.9
    assert [bool(line) for line in read] == [bool(line.strip()) for line in scan]


def test_the_same_scan_reads_the_same_twice(made: tuple[list[str], list[str]]) -> None:
    assert restored(made[1]) == restored(made[1])


def test_every_stage_is_shown_from_its_beginning_to_its_end(made: tuple[list[str], list[str]]) -> None:
    stages: dict[str, list[tuple[int, int]]] = {}
    Reader(
        [made[1]], lambda stage, done, total: stages.setdefault(stage, []).append((done, total)), lexicon=small_lexicon()
    ).read()
    passes = [f"проход {number} из 2" for number in (1, 2)]
    choices = [
        f"{name}, выбор {turn} из {most}" for name, most in zip(passes, (2, 4), strict=True) for turn in range(1, most + 1)
    ]
    assert list(stages) == [passes[0], *choices[:2], passes[1], *choices[2:]]
    assert all(shown[0][0] == 0 and shown[-1][0] == shown[-1][1] > 0 for shown in stages.values())


def test_the_first_thing_that_is_shown_needs_no_list_of_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise RuntimeError("reading begins")

    monkeypatch.setattr("corpus.restore.reader.Reader", refuse)
    with pytest.raises(RuntimeError, match="reading begins"):
        restore(["Wrpok"], progress=Bar())
    assert capsys.readouterr().err == "\rсловари:   0 %"


def test_a_word_broken_over_a_line_end_is_one_token_and_stays_broken() -> None:
    tokens = [token for paragraph in paragraphs(["KO3bI-", "pb"]) for token in paragraph.tokens]
    assert [(token.signs, token.broken, token.line, token.next_line) for token in tokens] == [("KO3bIpb", 5, 0, 1)]


def test_an_empty_line_ends_a_paragraph_and_a_page_mark_is_no_text() -> None:
    lines = clean_lines("a b\n\n<|page|>c")
    assert [[token.signs for token in paragraph.tokens] for paragraph in paragraphs(lines)] == [["a", "b"], ["c"]]


def test_links_of_a_chain_are_read_one_by_one() -> None:
    tokens = next(iter(paragraphs(["Ty3-KOpOJIb 9-10"]))).tokens
    assert [(token.signs, token.glued) for token in tokens] == [("Ty3", False), ("KOpOJIb", True), ("9-10", False)]


def test_numbers_dashes_and_specks_are_no_words() -> None:
    assert [each.key for each in specials("1O)")] == [NUMBER] and specials("1O)")[0].text == "10)"
    assert specials("—")[0].key == DASH
    assert specials("*")[0].key == SPECK
    assert specials("0)")[0].text == "б)"
    assert specials("point")[0].text == "point"


def test_a_token_names_its_alignment() -> None:
    search = Search(small_lexicon(), 0.7)
    found = search.words("KO3bIPb,", -1, common())[0]
    assert (found.letters, found.after) == ("козырь", ",")
    assert "".join(symbols for symbols, _ in steps(found.trail)) == "козырь,"
    assert sum(width for _, width in steps(found.trail)) == len("KO3bIPb,")


def test_a_token_longer_than_any_word_is_left_as_it_is() -> None:
    candidates = Candidates(Search(small_lexicon(), 0.7), [common()] * 2, {}, str)
    assert candidates.found("Z" * 60)[0].core == "Z" * 60


def test_the_channel_learns_what_it_counts_and_keeps_its_prior() -> None:
    prior = Channel({"а": {"a": 1.0}, "б": {"6": 1.0}})
    new = learned({"а": Counter({"@": 30})}, prior, 10.0)
    assert new.shares["а"] == {"@": 0.75, "a": 0.25}
    assert new.shares["б"] == {"6": 1.0}


def test_two_manners_of_recognition_are_told_apart() -> None:
    assert style("HaqaJIa") == 0 or style("haqala") == 0
    assert style("KO3HPb") == 1


def test_the_old_spelling_is_read_as_todays() -> None:
    old = old_lexicon(Lexicon.of({"игрок": 1.0, "белого": 0.2, "летом": 0.1}))
    assert {"игрокъ", "игрок", "белаго", "летомъ"} <= set(old.words)
    assert [modern(word) for word in ("игрокъ", "белаго", "игра")] == ["игрок", "белого", "игра"]
    found = Search(old, 0.7).words("nrpoKb", -1, old_channel(common()))
    assert modern(found[0].letters) == "игрок"
    assert modern(Search(old, 0.7).words("JIbTOMb", -1, old_channel(common()))[0].letters) == "летом"


def test_lines_are_spelled_as_before_1918() -> None:
    line = spelled("Король белого соседа при сдаче, если имеет две карты", random.Random(1))
    assert line == "Король бѣлаго сосѣда при сдачѣ, если имѣетъ двѣ карты"


def test_generated_lines_of_the_old_spelling_come_back_in_todays(made: tuple[list[str], list[str]]) -> None:
    chance = random.Random(3)
    lines = [spelled(line, chance) for line in made[0]]
    assert sum(line.count("ъ") for line in lines) > 10
    scan = scanned(lines, common(), chance, level=0.3, others=old_letters())
    rates = Rates()
    for line, text in zip(made[0], restored(scan, "old"), strict=True):
        assert not set(text) & set("ѣіѳ")
        rates.add(line.replace("ё", "е"), text)
    assert rates.exact_words > 0.85


def test_error_rates_count_letters_and_words() -> None:
    assert distance("карта", "кapта") == 2
    rates = Rates()
    rates.add("три ‹?› карты", "три xx карта")
    assert (rates.words, rates.exact, rates.errors) == (2, 1, 1)
    assert compared([Known("000", 1, "TpH", "три")], lambda each: table_reading(each.signs)).exact == 0


def test_a_table_without_its_columns_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "gold.tsv"
    path.write_text("file\tline\n", encoding="utf-8")
    with pytest.raises(ValueError, match="нет столбца «ocr»"):
        known_lines(path)


def test_russian_text_is_known_as_such() -> None:
    assert is_clean("Сдающий раздаёт карты, point")
    assert not is_clean("Crarouuii paszaer KapThl")
    assert strip_marks("⟦карты⟧ и ⟦…⟧") == "карты и …"


def test_numbers_and_cards_are_marked_sooner_than_other_words() -> None:
    for text in ("пяти", "12,", "Дама"):
        assert write.Word(text, "", 0.9).marked == f"⟦{text}⟧"
    assert write.Word("стол", "", 0.9).marked == "стол"
    assert write.Word("", "%", 0.1).marked == "⟦…⟧"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "файл пуст"),
        (b"\n \n", "файл пуст"),
        (b"\x00\x01\x02abc", "двоичные данные"),
        (b"\xff\xfe\xd0", "не текст в UTF-8"),
    ],
)
def test_what_is_no_scan_is_refused(content: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scan.txt"
    path.write_bytes(content)
    assert main(["restore", str(path)]) == 1
    assert f"scan.txt: {message}" in capsys.readouterr().err.replace("в файле ", "").replace("это ", "")


def test_a_huge_file_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    assert main(["restore", str(path)]) == 1
    assert "больше 16 МБ" in capsys.readouterr().err


@pytest.mark.parametrize("text", [TEXT, TEXT.replace("\n", "\r\n") + "\r\n", "\ufeff" + TEXT.rstrip("\n")])
def test_clean_text_stays_as_it_is(text: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    path, out = tmp_path / "clean.txt", tmp_path / "out.txt"
    path.write_bytes(text.encode())
    assert main(["restore", str(path), "--out", str(out)]) == 0
    assert out.read_bytes() == text.encode()
    assert "уже русский" in capsysbinary.readouterr().err.decode()
    assert main(["restore", str(path)]) == 0
    assert capsysbinary.readouterr().out == text.encode()


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(tmp_path / "none.txt")]) == 1
    assert "none.txt: файл не открывается" in capsys.readouterr().err
