"""«Винт»: every stage of a deal by its name."""

from __future__ import annotations

from ..bars import by_move
from ..rotation import SeatRubber
from ..variants.table import (
    AFTER,
    AWAY,
    BOUGHT,
    BUY,
    NAIL,
    RESEAT,
    RUBBISH,
    SEATS_BOUGHT,
    SEATS_DEALER,
    SEATS_DUMMY,
    SEATS_OPEN,
    SEATS_PILES,
    SEATS_ROTATE,
    SEATS_TWO,
    SPREAD,
    SPRINKLE,
    SWAP,
    TAKE_DUMMY,
    TALON,
    WHOM,
)  # fmt: skip
from . import away, cards, nail, ordinary, variants
from .away import AwayStage, BuyStage, RubbishStage, SwapStage
from .cards import PartnerSpreadStage, SprinkleStage, TalonStage, WhomStage
from .nail import NailStage
from .ordinary import AUCTION, PASS_PLAY, PLAY, PassPlayStage, Stage
from .seats import Bought, Reseat, SeatDealer, SeatDummyPlayer, SeatOpenDummy, SeatOpenTable, SeatPiles, SeatTwo, TakeDummies
from .variants import AfterStage, VariantAuction, VariantPlay

STAGES: dict[str, Stage] = {
    SEATS_TWO: SeatTwo(), SEATS_PILES: SeatPiles(), SEATS_OPEN: SeatOpenDummy(), SEATS_DUMMY: SeatDummyPlayer(),
    SEATS_BOUGHT: SeatOpenTable(), SEATS_DEALER: SeatDealer(), SEATS_ROTATE: SeatRubber(),
    RUBBISH: RubbishStage(), AWAY: AwayStage(), SWAP: SwapStage(), BUY: BuyStage(),
    AUCTION: VariantAuction(), TAKE_DUMMY: TakeDummies(), BOUGHT: Bought(), RESEAT: Reseat(),
    TALON: TalonStage(), WHOM: WhomStage(), SPRINKLE: SprinkleStage(), SPREAD: PartnerSpreadStage(), AFTER: AfterStage(), NAIL: NailStage(),
    PLAY: VariantPlay(), PASS_PLAY: PassPlayStage(),
}  # fmt: skip

BARS = by_move((*variants.BARS, *ordinary.BARS, *cards.BARS, *away.BARS, *nail.BARS))
"""Every prohibition and obligation of the stages, under stage and verb; what a kind changes comes first."""
