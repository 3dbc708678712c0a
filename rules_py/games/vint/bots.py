"""«Винт»: players that see a View and nothing else."""

from __future__ import annotations

from ...frame.face import Bot, RandomBot
from .advice.choice import AdviceBot, KindsBot
from .advice.sensible import SensibleBot

BOTS: dict[str, Bot] = {"random": RandomBot(), "sensible": KindsBot(SensibleBot()), "advice": KindsBot(AdviceBot())}
