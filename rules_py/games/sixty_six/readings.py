"""Readings of «sixty-six», written from corpus/readings/sixty-six.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
STOP = Reading("sixty-six.stop", ("at-once", "played-out"), "at-once", "inferred", ("sixty-six.1",))
"""Кончается ли сдача в ту минуту, когда один игрок набрал 66?"""
DRAW_DEALER = Reading("sixty-six.draw-dealer", ("same", "other"), "same", "house", ("sixty-six.4", "sixty-six.21"))
"""Кто сдаёт после розыгрыша?"""
MARRIAGE_TRICK = Reading("sixty-six.marriage-trick", ("free", "after-trick"), "free", "inferred", ("sixty-six.13",))
"""Нужно ли иметь взятку, чтобы очки за марьяж засчитались?"""
MARRIAGE_STRICT = Reading(
    "sixty-six.marriage-strict", ("always", "open-stock"),
    "always", "inferred", ("sixty-six.13", "sixty-six.15"),
)
"""Пишут ли марьяж, когда колода закрыта или вышла?"""
OVERTAKE = Reading("sixty-six.overtake", ("no", "yes"), "no", "inferred", ("sixty-six.14",))
"""Обязан ли отвечающий в масть перебивать старшей картой?"""
CLOSE_WHEN = Reading("sixty-six.close-when", ("lead", "turn"), "lead", "house", ("sixty-six.15", "sixty-six.h4"))
"""В какую минуту можно закрыть колоду?"""
LAST_TEN_CLOSED = Reading("sixty-six.last-ten-closed", ("yes", "no"), "yes", "inferred", ("sixty-six.17", "sixty-six.15"))
"""Прибавляют ли 10 очков за последнюю взятку, если колода закрыта?"""
HALF = Reading("sixty-six.half", ("cards", "all"), "cards", "inferred", ("sixty-six.19",))
"""Какие очки сравнивают с 33?"""
FAILED_TRIPLE = Reading("sixty-six.failed-triple", ("opponent", "closer"), "opponent", "inferred", ("sixty-six.20",))
"""У кого не должно быть взяток, чтобы неудачное закрытие стоило трёх игр?"""

READINGS = declare(
    STOP,
    DRAW_DEALER,
    MARRIAGE_TRICK,
    MARRIAGE_STRICT,
    OVERTAKE,
    CLOSE_WHEN,
    LAST_TEN_CLOSED,
    HALF,
    FAILED_TRIPLE,
)
