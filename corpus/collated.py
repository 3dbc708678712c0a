"""The line `collated:` of a rule: which differences of wording from the book it names, each with its reason."""

from __future__ import annotations

import re

HEAD = re.compile(r"порядок «[^»]+» в книге иной|«[^»]+» в книге (?:\d+|есть|нет), здесь (?:\d+|есть|нет)")
REASON = " — "
JOINED = ", "


def heads(line: str) -> list[str]:
    """Give the differences of wording that a line explains."""
    return HEAD.findall(line)


def without_reason(line: str) -> list[str]:
    """Give the differences of wording that a line names without a reason: several may share one, none may have none."""
    found = list(HEAD.finditer(line))
    left: list[str] = []
    for match, following in zip(found, [*found[1:], None], strict=False):
        end = following.start() if following else len(line)
        after = line[match.end() : end]
        reason = after.removeprefix(REASON).strip(" ;") if after.startswith(REASON) else ""
        if not reason and not (after == JOINED and end < len(line)):
            left.append(match[0])
    return left
