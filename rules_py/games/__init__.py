"""The games of the core, one package a game."""

from __future__ import annotations

from ..frame.face import Game
from .etazhiki import Etazhiki
from .gusarskij import Hussar
from .preferans import Preferans
from .preferans_modern import Modern
from .sixty_six import SixtySix
from .veryu import Veryu
from .vint import Vint

GAMES: dict[str, Game] = {
    game.slug: game for game in (SixtySix(), Veryu(), Etazhiki(), Preferans(), Hussar(), Modern(), Vint())
}
