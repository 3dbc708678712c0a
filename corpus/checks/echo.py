"""Check of our own words: no rule repeats the source it was written from."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from corpus.edition import Edition
from corpus.model import Problem


def texts_are_our_own(edition: Edition, tool: Path) -> Iterator[Problem]:
    """Verify with the echo tool that no long run of words stands as in the source, lists waived by id excepted."""
    command = [sys.executable, str(tool), str(edition.root / "docs"), "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        echoes = json.loads(ran.stdout)["echoes"]
    except (ValueError, KeyError):
        yield Problem(str(tool), 1, f"проверка слов не удалась: {ran.stderr.strip()[-200:]}")
        return
    waived = {waiver.id: waiver for waiver in edition.data.echo_waivers}
    for echo in echoes:
        rule = edition.rules.get(echo["rule"])
        if rule is not None and rule.id not in waived:
            text = f"{rule.id}: {echo['run']} слов подряд как в источнике: {echo['words']}"
            yield Problem(rule.place.file, rule.place.line, text)
    for name in waived.keys() - {echo["rule"] for echo in echoes}:
        place = waived[name].place
        yield Problem(place.file, place.line, f"{name}: повтора больше нет, запись лишняя")
