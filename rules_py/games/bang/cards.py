"""«Бах!»: the cards by what they do, the roles, the characters, the sample deck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ...frame.places import Kit

SHERIFF, CITIZEN, BANDIT, TRAITOR = ROLES = ("шериф", "житель", "бандит", "предатель")
ROLE_PACK = (SHERIFF, CITIZEN, CITIZEN, BANDIT, BANDIT, BANDIT, TRAITOR, TRAITOR)
"""All roles there are; the second traitor is for eight."""

SELF, REACH, NEAR, ANY = "self", "reach", "near", "any"
"""Whom a card may be played on: nobody but its player or everybody, within the weapon, at distance 1, anybody."""


@dataclass(frozen=True, slots=True)
class Action:
    """What a card of action is: its word in records, whom it is played on, whether it stays on the table."""

    name: str
    code: str
    """The name of its row in the deck."""
    aim: str
    cites: tuple[str, ...]
    tone: str
    does: str
    """What it does, for the ear and for the sheet of the deck."""
    blue: bool = False
    weapon: bool = False
    answer: bool = False
    """It is played in answer, not in one's own turn."""


BANG, MISSED, BEER, PANIC, CAT, DUEL = "Бах!", "Мимо!", "Пиво", "Грабёж", "Кот Балу", "Дуэль"
STORE, STAGE, INDIANS, SALOON, WELLS, GATLING = "Лавка", "Дилижанс", "Индейцы!", "Салун", "Бона", "Гатлинг"
JAIL, DYNAMITE, BARREL, MUSTANG, APPALOOSA = "Тюрьма", "Динамит", "Бочка", "Мустанг", "Аппалуза"
VOLCANIC, SCHOFIELD, REMINGTON, CARBINE, WINCHESTER = "Вулкан", "Скофилд", "Ремингтон", "Карабин", "Винчестер"
COLT = "Кольт"

ACTIONS = {
    one.name: one
    for one in (
        Action(BANG, "bang", REACH, ("bang.bang.1",), "red", "выстрел"),
        Action(MISSED, "missed", SELF, ("bang.bang.2",), "blue", "отмена выстрела", answer=True),
        Action(BEER, "beer", SELF, ("bang.beer.1",), "gold", "вернуть себе жизнь"),
        Action(PANIC, "panic", NEAR, ("bang.card.panic",), "violet", "взять карту у игрока на расстоянии 1"),
        Action(CAT, "cat", ANY, ("bang.card.catbalou",), "violet", "заставить сбросить карту"),
        Action(DUEL, "duel", ANY, ("bang.spec.duel.1",), "red", "вызвать на дуэль"),
        Action(STORE, "store", SELF, ("bang.spec.store",), "green", "открыть по карте на каждого"),
        Action(STAGE, "stage", SELF, ("bang.card.stage",), "green", "взять две карты"),
        Action(INDIANS, "indians", SELF, ("bang.spec.indians",), "red", "все сбрасывают «Бах!»"),
        Action(SALOON, "saloon", SELF, ("bang.card.saloon",), "gold", "жизнь каждому"),
        Action(WELLS, "wells", SELF, ("bang.card.wells",), "green", "взять три карты"),
        Action(GATLING, "gatling", SELF, ("bang.card.gatling.a",), "red", "выстрел по всем"),
        Action(JAIL, "jail", ANY, ("bang.spec.jail.1",), "dark", "посадить игрока", blue=True),
        Action(DYNAMITE, "dynamite", SELF, ("bang.spec.dynamite.1",), "dark", "взрыв по кругу", blue=True),
        Action(BARREL, "barrel", SELF, ("bang.turn.2f",), "dark", "защита по черве", blue=True),
        Action(MUSTANG, "mustang", SELF, ("bang.turn.2f",), "dark", "вы дальше на 1", blue=True),
        Action(APPALOOSA, "appaloosa", SELF, ("bang.turn.2f",), "dark", "все ближе на 1", blue=True),
        Action(VOLCANIC, "volcanic", SELF, ("bang.turn.2f",), "dark", "оружие: сколько угодно выстрелов на 1", True, True),
        Action(SCHOFIELD, "schofield", SELF, ("bang.turn.2f",), "dark", "оружие", True, True),
        Action(REMINGTON, "remington", SELF, ("bang.turn.2f",), "dark", "оружие", True, True),
        Action(CARBINE, "carbine", SELF, ("bang.turn.2f",), "dark", "оружие", True, True),
        Action(WINCHESTER, "winchester", SELF, ("bang.turn.2f",), "dark", "оружие", True, True),
    )
}  # fmt: skip
WEAPONS = (COLT, VOLCANIC, SCHOFIELD, REMINGTON, CARBINE, WINCHESTER)

BART, JANET, LUKE, JESSE, JOURD, PAUL, SLAB, KIT = (
    "Барт Кассиди", "Бедовая Жанет", "Везунчик Дюк", "Джесси Джонс", "Жордонне", "Зараза Пол", "Кастет", "Кит Карлсон",
)  # fmt: skip
WILLY, PEDRO, ROSE, SID, SAM, SUZY, JACK, GRINGO = (
    "Малыш Вилли", "Педро Рамирез", "Роза Дулан", "Сид Кечам", "Стервятник Сэм", "Сьюзи Лафайет", "Чёрный Джек", "Эль Гринго",
)  # fmt: skip
LIVES = {BART: 4, JANET: 4, LUKE: 4, JESSE: 4, JOURD: 4, PAUL: 3, SLAB: 4, KIT: 4,
         WILLY: 4, PEDRO: 4, ROSE: 4, SID: 4, SAM: 4, SUZY: 4, JACK: 4, GRINGO: 3}  # fmt: skip
"""The lives of the characters in the order of the source."""
CHARACTERS = tuple(LIVES)
ABILITIES = {
    BART: ("за каждую потерянную жизнь берёт карту", "bang.char.bart"),
    JANET: ("«Бах!» и «Мимо!» применяет друг за друга", "bang.char.janet"),
    LUKE: ("при проверке открывает две карты и выбирает", "bang.char.luke"),
    JESSE: ("первую карту вправе взять наугад с чужой руки", "bang.char.jesse"),
    JOURD: ("«Бочка» у него всегда", "bang.char.jourd"),
    PAUL: ("«Мустанг» у него всегда: он дальше на 1", "bang.char.paul"),
    SLAB: ("его «Бах!» отменяют две карты «Мимо!»", "bang.char.slab"),
    KIT: ("смотрит три карты колоды и берёт две", "bang.char.kit"),
    WILLY: ("играет сколько угодно карт «Бах!»", "bang.char.willy"),
    PEDRO: ("первую карту вправе взять со сброса", "bang.char.pedro"),
    ROSE: ("«Аппалуза» у неё всегда: все ближе на 1", "bang.char.rose"),
    SID: ("за две карты с руки получает жизнь, когда угодно", "bang.char.sid"),
    SAM: ("забирает все карты выбывших", "bang.char.sam"),
    SUZY: ("берёт карту, как только рука пуста", "bang.char.suzy"),
    JACK: ("показывает вторую карту: красная даёт третью", "bang.char.jack"),
    GRINGO: ("вытаскивает карту у того, кто отнял у него жизнь", "bang.char.gringo"),
}
"""What every character can do, in a few words, and its rule."""

SUITS = "♠♣♦♥"
_LOW = ("2", "3", "4", "5", "6", "7", "8", "9")
SAMPLE: dict[str, tuple[str, str, str, str]] = {
    BANG: ("2 3 4 5 6 6", "2 3 4 5 6 6 7", "2 3 4 5 6 6 7", "2 3 4 5 6 6"),
    MISSED: ("7 7 8 8", "7 8 8 9", "7 8 8", "7 7 8"),
    BEER: ("9", "9", "9", "8 9"),
    PANIC: ("9", "10", "9", "9"),
    CAT: ("10", "10", "10", "10"),
    DUEL: ("10", "", "10", ""),
    STORE: ("", "В", "В", ""),
    STAGE: ("В", "В", "", ""),
    INDIANS: ("Т", "", "В", ""),
    SALOON: ("", "", "", "10"),
    WELLS: ("", "", "", "В"),
    GATLING: ("", "", "", "В"),
    JAIL: ("В", "Д", "", ""),
    DYNAMITE: ("", "", "Т", ""),
    BARREL: ("Д", "", "", "Д"),
    MUSTANG: ("", "", "Д", "Д"),
    APPALOOSA: ("", "", "К", "К"),
    VOLCANIC: ("К", "", "", ""),
    SCHOFIELD: ("Д", "Д", "", ""),
    REMINGTON: ("", "К", "Д", ""),
    CARBINE: ("", "Т", "", ""),
    WINCHESTER: ("", "", "", "Т"),
}
"""The sample deck of `bang.h1`: the ranks of every card by suits."""
RANGES = (2, 3, 4, 5)
"""How far the four weapons carry that the source leaves open: `bang.h2`."""
OPEN_WEAPONS = (SCHOFIELD, REMINGTON, CARBINE, WINCHESTER)
PLACES = ("♠2–9", "♠10–Т", "♣", "♦", "♥")
"""Where a card of an owner's deck belongs: no rule asks for more of its suit and rank."""


def sample_faces(name: str) -> list[str]:
    """Return suit and rank of every copy of a card in the sample deck."""
    return [suit + rank for suit, ranks in zip(SUITS, SAMPLE[name], strict=True) for rank in ranks.split()]


def place_of(face: str) -> int:
    """Return the column of a card in an owner's deck."""
    return (0 if face[1:] in _LOW else 1) if face[0] == "♠" else SUITS.index(face[0]) + 1


def sample_counts() -> dict[str, tuple[int, ...]]:
    """Return how many of each card lie in each column of the sample deck."""
    return {
        one.code: tuple([place_of(face) for face in sample_faces(name)].count(column) for column in range(len(PLACES)))
        for name, one in ACTIONS.items()
    }


def objective(name: str) -> str:
    """Say a card as what is played or taken: «Лавку», «Кота Балу»."""
    if name in (CAT, INDIANS):
        return {CAT: "«Кота Балу»", INDIANS: "«Индейцев!»"}[name]
    return f"«{name[:-1]}у»" if name.endswith("а") else f"«{name}»"


def word_of(name: str) -> str:
    """Return the word of a card in records: without a space."""
    return name.replace(" ", "-")


@lru_cache(maxsize=16)
def action_kit(counts: tuple[tuple[int, ...], ...] | None) -> Kit:
    """Return the pack of action cards: the sample, or an owner's cards by columns."""
    words, names, faces, kinds = [], [], [], []
    for (name, one), row in zip(ACTIONS.items(), counts or ((),) * len(ACTIONS), strict=True):
        found = [PLACES[at] for at, count in enumerate(row) for _ in range(count)] if counts else sample_faces(name)
        for face in found:
            words.append(word_of(name) + face)
            names.append(f"{name}, {face}")
            faces.append((name, face, one.tone, ""))
            kinds.append(name)
    return Kit(tuple(words), tuple(names), tuple(faces), tuple(kinds), tuple(name[:3] for name in kinds))


ROLE_KIT = Kit(
    tuple(f"{role}-{place}" for place, role in enumerate(ROLE_PACK, 1)), ROLE_PACK, tuple((role, "", "plain", role[0].upper()) for role in ROLE_PACK), ROLE_PACK
)  # fmt: skip
CHARACTER_KIT = Kit(
    tuple(name.replace(" ", "-") for name in CHARACTERS), CHARACTERS, tuple((name, str(LIVES[name]), "plain", "") for name in CHARACTERS), CHARACTERS,
    tuple(name[:3] for name in CHARACTERS),
)  # fmt: skip


def explodes(face: str) -> bool:
    """Tell whether an opened card sets the dynamite off: a spade from two to nine."""
    return face == PLACES[0] or (face[0] == "♠" and face[1:] in _LOW)


def hearts(face: str) -> bool:
    """Tell whether an opened card is a heart."""
    return face[0] == "♥"


def red(face: str) -> bool:
    """Tell whether a card is a heart or a diamond."""
    return face[0] in "♥♦"
