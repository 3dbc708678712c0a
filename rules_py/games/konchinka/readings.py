"""Readings of «konchinka», written from corpus/readings/konchinka.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
ONE_CAPTURE = Reading("konchinka.one-capture", ("turn", "consecutive"), "turn", "inferred", ("konchinka.12", "konchinka.7"))
"""Что запрещает правило «подряд больше одной взятки»?"""
MUST_CAPTURE = Reading("konchinka.must-capture", ("free", "must"), "free", "inferred", ("konchinka.11", "konchinka.7"))
"""Обязан ли игрок взять, если может?"""
FINISH_TWO = Reading("konchinka.finish-two", ("enough", "any"), "enough", "inferred", ("konchinka.23",))
"""Что нужно, чтобы окончить игру досрочно, когда не хватает двух очков?"""
KING_VALUE = Reading("konchinka.king-value", ("13", "14"), "13", "inferred", ("konchinka.25",))
"""Карты на сколько очков берёт король в варианте с ценами фигур?"""
BOTH_FIFTEEN = Reading("konchinka.both-fifteen", ("higher", "order"), "higher", "house", ("konchinka.21", "konchinka.h1"))
"""Кто выиграл партию, если двое дошли до 15 в одной сдаче?"""
TIE = Reading("konchinka.tie", ("nobody", "each"), "nobody", "inferred", ("konchinka.17", "konchinka.19"))
"""Кому очки за карты и за трефы, если их поровну?"""
MOST = Reading("konchinka.most", ("each", "together"), "each", "inferred", ("konchinka.17", "konchinka.19"))
"""Больше кого должно быть карт и треф, чтобы писать за них?"""

READINGS = declare(
    ONE_CAPTURE,
    MUST_CAPTURE,
    FINISH_TWO,
    KING_VALUE,
    BOTH_FIFTEEN,
    TIE,
    MOST,
)
