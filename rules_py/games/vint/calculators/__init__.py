"""«Винт»: calculators, a module a chapter."""

from __future__ import annotations

from . import advice as advice
from . import cards as cards
from . import revoke as revoke
from . import rotation as rotation
from . import rubber as rubber
from . import scoring as scoring
from . import speech as speech
from . import suit_terms as suit_terms
from . import table as table
from . import variants as variants
