"""The sheet of the book, played: six games of пикет whose counts make the figures of § 46 — 33, 48, 65, 37, 22, 6."""

from __future__ import annotations

SEED = 43329
GAMES = (
    (
        (54, 21),
        "discard ♠7 ♣7 ♣10 ♥7 ♥8; discard ♠В ♦К ♥9; boast пять карт; equal; boast квинта от валета; good; "
        "boast три десятки; boast четырнадцать тузов; play ♠К; play ♠Т; play ♣К; play ♣9; play ♣8; play ♦7; play ♠Д; "
        "play ♠8; play ♦Д; play ♦10; play ♣Д; play ♦В; play ♣Т; play ♦8; play ♥Т; play ♥К; play ♦Т; play ♦9; play ♥Д; "
        "play ♥10; play ♠9; play ♠10; play ♥В; play ♣В",
    ),
    (
        (3, 51),
        "discard ♠7 ♠Д ♣7 ♣10 ♥9; discard ♣Д ♦10 ♥7; silent; boast пять карт; silent; boast кварт от валета; silent; "
        "boast четырнадцать королей; capot; play ♦9; play ♦К; play ♣Т; play ♣9; play ♠8; play ♠Т; play ♦В; play ♦Д; "
        "play ♠10; play ♣В; play ♠9; play ♥В; play ♠К; play ♥8; play ♥К; play ♥Д; play ♠В; play ♦8; play ♣8; play ♦7; "
        "play ♣К; play ♥10; play ♦Т; play ♥Т",
    ),
    (
        (71, 6),
        "stand; stand; boast четыре карты; good; silent; silent; boast четырнадцать королей; good; play ♠К; play ♠7; "
        "play ♣К; play ♣8; play ♠8; play ♠Т; play ♦7; play ♦К; play ♠9; play ♥8; play ♥10; play ♥Д; play ♣9; play ♣7; "
        "play ♣Т; play ♣10; play ♥В; play ♥К; play ♠В; play ♣В; play ♦В; play ♦10; play ♦8; play ♥9",
    ),
    (
        (23, 60),
        "discard ♠10 ♥9 ♦7; discard ♠К ♥В ♦Т ♣Т ♦К; boast пять карт; demand show; good; boast квинта от валета; good; "
        "silent; silent; play ♦В; play ♦Д; play ♣К; play ♣8; play ♥10; play ♥К; play ♣7; play ♣Д; play ♠9; play ♠7; "
        "play ♦8; play ♦9; play ♦10; play ♥Д; play ♣10; play ♠Т; play ♥8; play ♥Т; play ♠8; play ♣9; play ♠В; play ♣В; "
        "play ♠Д; play ♥7",
    ),
    (
        (32, 10),
        "stand; discard ♥7 ♦8 ♥8; silent; boast четыре карты; boast терц от дамы; good; boast три валета; demand show; "
        "boast три короля; capot; play ♣9; play ♣10; play ♦7; play ♦В; play ♠7; play ♠Т; play ♥К; play ♥10; play ♦К; "
        "play ♦Д; play ♣К; play ♣В; play ♠В; play ♠К; play ♠9; play ♠10; play ♦9; play ♦10; play ♣8; play ♣Д; play ♦Т; "
        "play ♣Т; play ♣7; play ♥В",
    ),
    (
        (15, 21),
        "discard ♥7 ♥Т ♥9 ♦В ♦Д; stand; boast четыре карты; good; silent; silent; boast три короля; good; play ♣В; "
        "play ♣9; play ♦7; play ♦8; play ♠Д; play ♠7; play ♣Д; play ♣8; play ♥10; play ♥К; play ♣7; play ♣10; play ♥8; "
        "play ♠К; play ♥Д; play ♦10; play ♠В; play ♠10; play ♠8; play ♣Т; play ♠9; play ♦К; play ♦9; play ♦Т",
    ),
)
"""What the two players count in each game, and what they do."""
