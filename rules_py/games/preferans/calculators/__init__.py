"""«Преферанс»: calculators, a module a matter."""

from __future__ import annotations

from . import deal as deal
from . import entries as entries
from . import exact as exact
from . import settlement as settlement
