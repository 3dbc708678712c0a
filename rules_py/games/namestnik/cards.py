"""«Наместник»: what stands on a card, the words for it, and the sample deck of our own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from ...frame.errors import InputError
from ...frame.places import Kit
from ...frame.russian import counted, plural, points

COLORS = ("синий", "красный", "зелёный", "жёлтый")
TONES = ("blue", "red", "green", "yellow")
LETTERS = "скзж"
_STEMS = ("син", "красн", "зелен", "желт")
OF_COLOR = ("синего", "красного", "зелёного", "жёлтого")
CHARACTERS, LAWS = 64, 24
BIG, SMALL = 48, 16
LEVELS = 4
"""Price and reward have a line for each of four levels; the fifth has a rule of its own."""


@dataclass(frozen=True, slots=True)
class Reward:
    """What a line of a character gives: what, how many, of which colour."""

    kind: str
    amount: int = 1
    color: int = -1

    @property
    def text(self) -> str:
        """Write the reward in the words of the chapters."""
        return _written(self)


GEMS, CARDS, POINTS, SCIENCE, MAGIC, DEFENCE, ATTACK, STONE, MAGIC_BONUS, CIRCLE_BONUS = (
    "камни", "карты", "очки", "наука", "магия", "защита", "атака", "неисчерпаемый", "бонус магии", "бонус круга",
)  # fmt: skip
_ONE_OR_TWO = {SCIENCE: "науки", MAGIC: "магии", DEFENCE: "защиты", ATTACK: "атаки"}


def gems_said(count: int) -> str:
    """Write a number of gems: «3 камня»."""
    return counted(count, "камень", "камня", "камней")


def _written(reward: Reward) -> str:
    kind, amount, color = reward.kind, reward.amount, reward.color
    if kind == GEMS:
        return f"{amount} {plural(amount, 'камень', 'камня', 'камней')}"
    if kind == CARDS:
        return f"{amount} {plural(amount, 'карта', 'карты', 'карт')}"
    if kind == POINTS:
        return f"{amount} {plural(amount, 'очко', 'очка', 'очков')}"
    if kind == STONE:
        return f"неисчерпаемый {COLORS[color]}"
    if kind == MAGIC_BONUS:
        return f"бонус магии +{amount}"
    if kind == CIRCLE_BONUS:
        return f"бонус {OF_COLOR[color]} круга +{amount}"
    return kind if amount == 1 else f"{amount} {_ONE_OR_TWO[kind]}"


_COUNTED = {"кам": GEMS, "кар": CARDS, "очк": POINTS, "нау": SCIENCE, "маг": MAGIC, "защ": DEFENCE, "ата": ATTACK}
_MOST = {GEMS: 12, CARDS: 4, POINTS: 15, SCIENCE: 4, MAGIC: 4, DEFENCE: 2, ATTACK: 2}
REWARD_FORMS = "«5 камней», «2 карты», «12 очков», «наука», «2 магии», «защита», «атака», «неисчерпаемый синий», «бонус магии +2», «бонус зелёного круга +4»"


@lru_cache(maxsize=512)
def read_reward(text: str, name: str = "rewards") -> Reward:
    """Read a reward as the chapters write it."""
    words = text.lower().split()
    found: Reward | None = None
    if len(words) == 2 and words[0] == "неисчерпаемый" and words[1] in COLORS:
        found = Reward(STONE, 1, COLORS.index(words[1]))
    elif len(words) == 3 and words[:2] == ["бонус", "магии"] and words[2] in ("+2", "+3", "+5"):
        found = Reward(MAGIC_BONUS, int(words[2][1:]))
    elif len(words) == 4 and words[0] == "бонус" and words[1] in OF_COLOR and words[2] == "круга" and words[3] in ("+2", "+4"):
        found = Reward(CIRCLE_BONUS, int(words[3][1:]), OF_COLOR.index(words[1]))
    elif words and len(words) <= 2:
        count, word = (words[0], words[1]) if len(words) == 2 else ("1", words[0])
        kind = _COUNTED.get(word[:3])
        if kind is not None and count.isascii() and count.isdigit() and len(count) < 3 and 1 <= int(count) <= _MOST[kind]:
            found = Reward(kind, int(count))
    if found is None:
        raise InputError(f"Награда «{text[:40]}» не понята; пишут так: {REWARD_FORMS}", name)
    return found


def circle_bonuses(tokens: Iterable[str]) -> tuple[int, ...]:
    """Return what the bonus tokens of circles add, by colour."""
    found = [0] * len(COLORS)
    for token in tokens:
        if " круга " in token:
            bonus = read_reward(token)
            found[bonus.color] += bonus.amount
    return tuple(found)


def read_color(word: str, field: str) -> int:
    """Read a colour by its name or its first letter."""
    name = word.strip().lower().replace("ё", "е")
    for at, stem in enumerate(_STEMS):
        if name == LETTERS[at] or name.startswith(stem):
            return at
    raise InputError(f"Цвет «{word[:30]}» не понят: есть {', '.join(COLORS)}", field)


def read_colors(text: str, field: str, most: int = 40) -> tuple[int, ...]:
    """Read colours separated by commas or blanks."""
    words = [word for word in text.replace(",", " ").replace("/", " ").split() if word]
    if len(words) > most:
        raise InputError(f"Цвета: не больше {most}, названо {len(words)}", field)
    return tuple(read_color(word, field) for word in words)


# Laws: when an effect works, what it counts, how much of it

NOW, AFTER_PASS, AT_END = "сразу", "после паса", "в конце"
MOVE = "переложить"
BY_HAND = "вручную"
COUNTED_FOR = {
    "уровень": "номер уровня, на котором лежит эта карта",
    "камень": "каждый оставшийся камень",
    "жетон очков": "каждый жетон очков власти в пирамиде",
    "круг": "каждый одноцветный круг",
    "неисчерпаемый камень": "каждый неисчерпаемый камень",
    "магия": "каждый жетон магии",
    "наука": "каждый жетон науки",
    "защита": "каждый жетон защиты",
    "атака": "каждый свой жетон атаки",
    "закон": "каждый закон в пирамиде",
    "карта": "каждую карту пирамиды",
    "свободная карта": "каждую свободную карту",
}
"""What a law may pay for in the end: the things that the rules themselves count."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a law does: when, what, how much; at most so many points."""

    when: str
    what: str
    amount: int = 0
    most: int = 0

    @property
    def text(self) -> str:
        """Write the effect as an owner's file does."""
        if self.when == BY_HAND:
            return "вручную"
        if self.when == AT_END:
            limit = f", не больше {self.most}" if self.most else ""
            return f"в конце: {self.amount} за {self.what}{limit}"
        if self.what == MOVE:
            return "сразу: переложить"
        return f"{self.when}: {Reward(self.what, self.amount).text}"

    @property
    def said(self) -> str:
        """Say the effect to a reader."""
        if self.when == BY_HAND:
            return "как сказано на самой карте; очки в конце игры вписывает владелец"
        if self.when == AT_END:
            limit = f", но не больше {self.most}" if self.most else ""
            return f"в конце игры {points(self.amount)} за {COUNTED_FOR[self.what]}{limit}"
        if self.what == MOVE:
            return "сразу: переложить одну свою свободную карту, не выше четвёртого уровня"
        if self.when == AFTER_PASS:
            return f"до конца игры: после паса ещё {gems_said(self.amount)} по желанию"
        return f"сразу: взять {Reward(self.what, self.amount).text}"


EFFECT_FORMS = "«сразу: 4 камня», «сразу: 2 карты», «сразу: переложить», «после паса: 1 камень», «в конце: 2 за уровень», «в конце: 1 за камень, не больше 10», «вручную»"


def read_effect(text: str, field: str = "effect") -> Effect:
    """Read the effect of a law."""
    plain = " ".join(text.lower().split())
    if plain == BY_HAND:
        return Effect(BY_HAND, "")
    when, _, rest = plain.partition(": ")
    if when == NOW and rest == MOVE:
        return Effect(NOW, MOVE)
    if when in (NOW, AFTER_PASS):
        reward = read_reward(rest, field)
        if reward.kind == GEMS or (reward.kind == CARDS and when == NOW):
            return Effect(when, reward.kind, reward.amount)
    if when == AT_END:
        paid, _, limit = rest.partition(", не больше ")
        amount, _, what = paid.partition(" за ")
        numbers = all(one.isascii() and one.isdigit() and 1 <= int(one) <= 99 for one in (amount, limit or "1"))
        if numbers and what in COUNTED_FOR:
            return Effect(AT_END, what, int(amount), int(limit or 0))
    raise InputError(
        f"Действие закона «{text[:60]}» не понято; пишут так: {EFFECT_FORMS}; платить можно за: {', '.join(COUNTED_FOR)}", field
    )


@dataclass(frozen=True, slots=True)
class Card:
    """A card: number, four sectors (left above, right above, left below, right below), and what it does."""

    number: int
    sectors: tuple[int, int, int, int]
    price: tuple[int, ...] = ()
    """Of a character: the colours of the first to the fourth level."""
    rewards: tuple[Reward, ...] = ()
    effect: Effect | None = None
    """Of a law."""
    name: str = ""
    """Written by an owner for himself: it is shown on the card and goes nowhere else."""
    note: str = ""

    @property
    def law(self) -> bool:
        """Tell whether the card is a law."""
        return self.effect is not None

    def cost(self, level: int) -> list[int]:
        """Return how many gems of each colour a level costs, all levels below it included."""
        found = [0] * len(COLORS)
        for color in self.price[:level]:
            found[color] += 1
        if level > LEVELS:
            found[self.price[-1]] += 1
        return found

    def reward(self, level: int) -> Reward:
        """Return what a level gives."""
        return Reward(POINTS, 15) if level > LEVELS else self.rewards[level - 1]


@dataclass(frozen=True, eq=False)
class CardSet:
    """All cards of a box: the characters first, the laws after them; a card's number is not its place here."""

    cards: tuple[Card, ...]
    id: str = ""
    """Empty: the sample deck."""

    def __post_init__(self) -> None:
        """Make the pack of these cards."""
        words = tuple(str(card.number) for card in self.cards)
        names = tuple(_spoken(card) for card in self.cards)
        object.__setattr__(self, "kit", Kit(words, names, tuple(_face(card) for card in self.cards)))
        object.__setattr__(self, "place", {card.number: at for at, card in enumerate(self.cards)})

    kit: Kit = field(init=False)
    place: dict[int, int] = field(init=False)
    """Where a card of a number stands."""

    def __getitem__(self, card: int) -> Card:
        """Return what stands on a card."""
        return self.cards[card]

    def number(self, card: int) -> int:
        """Return the number of a card."""
        return self.cards[card].number


def _letters(colors: tuple[int, ...]) -> str:
    return " ".join(LETTERS[color] for color in colors)


def _spoken(card: Card) -> str:
    kind = "закон" if card.law else "персонаж"
    sectors = ", ".join(COLORS[color] for color in card.sectors)
    if card.effect is not None:
        return f"{kind} № {card.number}, секторы: {sectors}; {card.effect.said}"
    lines = "; ".join(
        f"{level}-й уровень — {COLORS[card.price[level - 1]]}: {card.rewards[level - 1].text}" for level in range(1, LEVELS + 1)
    )
    return f"{kind} № {card.number}, секторы: {sectors}; {lines}"


def _face(card: Card) -> tuple[str, str, str, str]:
    title = card.name or ("закон" if card.law else _letters(card.price))
    return title, str(card.number), TONES[card.sectors[2]], ""


# The sample deck: sixteen kinds of characters and six of laws, each in four colourings

_KINDS = """
с с с с | с к к з | 1 карта | 5 очков | неисчерпаемый синий | 10 очков
с к с с | к с з з | 3 камня | наука | защита | 2 науки
с з с с | с з к к | 1 карта | 5 камней | магия | 12 очков
с ж с к | з с ж ж | 2 очка | атака | 7 очков | 2 магии
с с к к | ж к с с | 1 карта | защита | неисчерпаемый красный | 2 науки
с к к к | с ж з к | 3 камня | бонус магии +2 | магия | бонус магии +5
с з к к | к з ж с | 3 очка | 5 камней | бонус магии +3 | 2 магии
с ж к з | з ж с к | 1 карта | бонус синего круга +2 | неисчерпаемый зелёный | 2 магии
с с з з | ж с к з | 3 камня | 4 очка | 2 карты | 2 науки
с к з з | с к ж ж | 1 карта | наука | магия | 2 магии
с з з з | к к з с | 3 камня | защита | 8 очков | бонус синего круга +4
с ж з ж | з з ж к | 2 очка | 5 камней | защита | 12 очков
с с ж ж | ж ж с з | 3 камня | бонус магии +2 | неисчерпаемый жёлтый | 2 магии
с к ж ж | с з з ж | 1 карта | атака | магия | 2 науки
с з ж ж | к ж ж с | 3 очка | наука | бонус магии +3 | 2 магии
с ж ж с | з к с с | 3 камня | бонус синего круга +2 | 2 карты | 10 очков
"""
_LAW_KINDS = """
с к з з | сразу: 4 камня
с с к к | сразу: переложить
с ж с с | после паса: 1 камень
с з ж ж | в конце: 2 за уровень
с к к к | в конце: 1 за камень, не больше 10
с с з з | в конце: 2 за жетон очков
"""


def _turned(color: int, step: int) -> int:
    """Return the colour that a colouring puts in place of another."""
    return (color + step) % len(COLORS) if color >= 0 else color


def _recolored(reward: Reward, step: int) -> Reward:
    return Reward(reward.kind, reward.amount, _turned(reward.color, step))


def _sample() -> tuple[Card, ...]:
    cards: list[Card] = []
    for line in _KINDS.strip().splitlines():
        sectors, price, *rewards = (part.strip() for part in line.split("|"))
        first = [read_reward(one) for one in rewards]
        for step in range(len(COLORS)):
            tl, tr, bl, br = (_turned(color, step) for color in read_colors(sectors, "sectors"))
            cards.append(
                Card(
                    len(cards) + 1,
                    (tl, tr, bl, br),
                    tuple(_turned(color, step) for color in read_colors(price, "price")),
                    tuple(_recolored(one, step) for one in first),
                )
            )
    for line in _LAW_KINDS.strip().splitlines():
        sectors, effect = (part.strip() for part in line.split("|"))
        for step in range(len(COLORS)):
            tl, tr, bl, br = (_turned(color, step) for color in read_colors(sectors, "sectors"))
            cards.append(Card(len(cards) + 1, (tl, tr, bl, br), effect=read_effect(effect)))
    return tuple(cards)


SAMPLE = CardSet(_sample())
