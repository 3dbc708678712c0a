"""Confidence that can be trusted: the weight of a reading turned into the share of such readings that are right."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import numpy as np

from corpus.restore.candidates import NUMBER
from corpus.restore.reader import Read

NAMES = ("one", "weight", "weight2", "fit", "poor", "short", "long", "unknown", "number")


def features(read: Read) -> list[float]:
    """Say what tells a right reading from a wrong one: its weight, its fit, its length, its kind."""
    chosen, signs = read.chosen, read.token.signs
    sure = min(max(read.weight, 1e-4), 1 - 1e-6)
    weight = math.log(sure / (1 - sure))
    fit = chosen.channel / max(1, len(signs))
    unknown = float(bool(chosen.trail) and chosen.word < 0)
    length = len(chosen.core)
    return [
        1.0,
        weight,
        max(0.0, weight - 5.0),
        fit,
        float(fit < -1.8),
        float(length < 3),
        float(length > 7),
        unknown,
        float(chosen.key == NUMBER),
    ]


@cache
def fitted() -> list[float]:
    """Load the weights of the features."""
    values = json.loads(files("corpus.restore").joinpath("confidence.json").read_text("utf-8"))
    return [float(values[name]) for name in NAMES]


def confidence(read: Read) -> float:
    """Give the share of readings like this one that are right."""
    total = sum(a * b for a, b in zip(fitted(), features(read), strict=True))
    return 1 / (1 + math.exp(-max(min(total, 30.0), -30.0)))


def fit(rows: Sequence[Sequence[float]], right: Sequence[bool], rounds: int = 30) -> dict[str, float]:
    """Fit the weights of the features on readings that are known to be right or wrong."""
    table, goal = np.array(rows), np.array(right, float)
    weights = np.zeros(table.shape[1])
    for _ in range(rounds):
        share = 1 / (1 + np.exp(-np.clip(table @ weights, -30, 30)))
        slope = table.T @ (goal - share) - 1e-2 * weights
        curve = (table * (share * (1 - share))[:, None]).T @ table + 1e-2 * np.eye(table.shape[1])
        weights += np.linalg.solve(curve, slope)
    return {name: round(float(weight), 4) for name, weight in zip(NAMES, weights, strict=True)}
