"""«Преферанс»: the sensible player of the three games. He sees a View and nothing else."""

from __future__ import annotations

from itertools import combinations

from ...frame.cards import Deck
from ...frame.cites import implements
from ...frame.face import Bot, RandomBot
from ...frame.results import Advice
from ...frame.rng import Generator
from .cardplay import BOT, HINT, LEAST, Effort, advise_card, tricks_over_deals, whister_tricks
from .evaluate import defence_tricks, hand_tricks, misere_danger
from .ladder import Bid
from .phases import contract_name
from .rules import ALONE_QUOTA, GREAT_MISERE, GREAT_UVERT, NO_TRUMP, TEN
from .state import ANSWER, AUCTION, CONTRACT, DISCARD, DONOR, INVITE, PASSES, PLAY, TALON, View

TALON_TRICKS = (1.8, 1.5, 1.2)
"""What one counts on from the talon at six, seven and eight (§ 21); nobody buys to a nine."""
STRAINS_WEIGHED = 3
"""In how many suits a game is weighed by exact play."""
SHORT = 1.5
"""How much dearer a missing trick is than the game: remise and consolations."""
HEADS_UP = 2
WITH_TALON = 1.2
"""How many tricks above the norm a whister has who takes his talon."""
MARGIN = 0.3
"""How much of a trick may be missing when a game is named."""


class AnyBot(RandomBot):
    """Plays any legal action, but asks for no check of a ten: that is settled by exact play, which takes as long as a whole pool."""

    def choose(self, view: View, random: Generator) -> str:
        """Return one of the legal actions, each as likely as any other."""
        legal = [action for action in view.legal if action != "check"] if view.phase == ANSWER else view.legal
        return legal[random.below(len(legal))]


class SensibleBot(Bot):
    """Bids by the tricks of the hand, discards for the best game, whists on sure tricks, plays endings exactly."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def choose(self, view: View, random: Generator) -> str:
        """Return the action that `advise` names."""
        return advise(view, self.deck, random, BOT).action


def advise(view: View, deck: Deck, random: Generator | None = None, effort: Effort = HINT) -> Advice:
    """Say what a sensible player does, and why."""
    if view.phase == AUCTION:
        return _bid(view, deck)
    if view.phase == TALON:
        return Advice(view.legal[0], "Остальные спасовали: прикуп ваш.", ("preferans.7d",))
    if view.phase == DISCARD:
        return _discard(view, deck)
    if view.phase == CONTRACT:
        return _contract(view, deck, random or Generator(view.hand), effort)
    if view.phase == ANSWER:
        return _answer(view, deck, random or Generator(view.hand), effort)
    if view.phase == INVITE:
        return Advice(view.legal[0], "Приглашайте почти всегда, лучше в открытую.", ("preferans.prigl.4",))
    if view.phase == DONOR:
        return _donor(view)
    if view.phase in (PLAY, PASSES):
        return advise_card(view, deck, random or Generator(len(view.history) * 31 + view.hand), effort)
    return Advice("next", "Сдача окончена: сдаёт следующий.", ("preferans.h8",))


# The auction


def _leads(view: View) -> bool:
    return view.circle.first == view.seat


def _promise(view: View, deck: Deck) -> list[float]:
    """Return the tricks of the hand in each strain."""
    return [hand_tricks(view.hand, strain, deck, _leads(view)) for strain in range(NO_TRUMP + 1)]


def _needs(bid: Bid, strain: int) -> int:
    """Return the tricks of the lowest game in a strain that is not below a bid."""
    level = bid.level if strain >= bid.strain else bid.level + 1
    return 6 + level


@implements("preferans.21")
def _bid(view: View, deck: Deck) -> Advice:
    """Bid while the hand promises the tricks, counting on one from the talon, but not for a nine."""
    names = {f"bid {bid.name}": bid for bid in view.ladder}
    bids = [names[action] for action in view.legal if action in names]
    misere = _misere_bid(view, deck, bids)
    if misere is not None:
        return misere
    promise = _promise(view, deck)
    # Распасы grow dearer until somebody makes a seven.
    eager = 0.6 if view.sheet.get("locked") else 0.0
    for action in ("hold", *(f"bid {bid.name}" for bid in bids if not bid.misere)):
        if action not in view.legal:
            continue
        bid = names[action] if action in names else _held(view)
        for strain, tricks in enumerate(promise):
            need = _needs(bid, strain)
            if need > 8:
                continue
            talon = 0.0 if bid.direct else TALON_TRICKS[need - 6] + eager
            if tricks + talon >= need:
                text = f"На руках около {tricks:.1f} взятки, остальное ожидается от прикупа: покупайте."
                return Advice(action, text.replace(".", ",", 1), ("preferans.21",))
        if action != "hold":
            break
    return Advice("pass", "Взяток на руках мало: пасуйте.", ("preferans.21",))


def _held(view: View) -> Bid:
    """Return the bid that may be held."""
    words = [word for _, word in view.calls if word not in ("пас", "держу")]
    return next(bid for bid in view.ladder if bid.name == words[-1])


@implements("preferans.64", "preferans.65", "preferans.66", "preferans.67")
def _misere_bid(view: View, deck: Deck, bids: list[Bid]) -> Advice | None:
    """Buy to a misère with a hand that takes no trick."""
    misere = next((bid for bid in bids if bid.misere), None)
    if misere is None:
        return None
    danger = misere_danger(view.hand, deck)
    bearable = 0 if misere.direct or misere.name in (GREAT_MISERE, GREAT_UVERT) else 1
    if danger > bearable:
        return None
    text = "Одни мелкие карты, ловить почти нечего: покупайте к мизеру."
    return Advice(f"bid {misere.name}", text, ("preferans.64",))


# Discard and contract


def _discard(view: View, deck: Deck) -> Advice:
    """Lay away the two cards without which the hand is worth most."""
    cards = deck.cards(view.hand)
    count = view.hand.bit_count() - 10
    if view.bought is not None and view.bought.misere and view.seat == view.declarer:
        best = min(
            combinations(cards, count),
            key=lambda pair: (misere_danger(view.hand & ~deck.mask_of(pair), deck), -sum(card % deck.width for card in pair)),
        )
        text = "Снесите карты, на которых мизер можно поймать."
        return Advice(f"discard {deck.text(best[0])}", text, ("preferans.64", "preferans.10"))
    if view.seat != view.declarer:
        assert view.contract is not None
        strain = view.contract.strain
        best = max(
            combinations(cards, count),
            key=lambda pair: (
                defence_tricks(view.hand & ~deck.mask_of(pair), strain, deck),
                -sum(card % deck.width for card in pair),
            ),
        )
        return Advice(f"discard {deck.text(best[0])}", "Снесите карты, которые взятки не дадут.", ("preferans.10",))
    worth, best = -99.0, cards[:count]
    for pair in combinations(cards, count):
        rest = view.hand & ~deck.mask_of(pair)
        value = max(hand_tricks(rest, strain, deck, _leads(view)) for strain in range(NO_TRUMP + 1))
        value -= 0.01 * sum(card % deck.width for card in pair)
        if value > worth:
            worth, best = value, pair
    return Advice(f"discard {deck.text(best[0])}", "Без этой карты рука дороже всего.", ("preferans.10", "preferans.21"))


@implements("preferans.44", "preferans.45")
def _contract(view: View, deck: Deck, random: Generator, effort: Effort) -> Advice:
    """Name the game that brings most over imagined deals, or that the hand promises where they are too hard."""
    assert view.bought is not None
    if view.bought.misere:
        action = f"contract {contract_name(view.bought)}"
        return Advice(action, "Куплено к мизеру, взяток на руках нет.", ("preferans.64",))
    promise = _promise(view, deck)
    words = {action.removeprefix("contract "): action for action in view.legal}
    weighed = _weighed_contract(view, deck, promise, words, random, effort)
    if weighed is not None:
        return weighed
    choices = []
    for bid in view.ladder:
        if bid.misere or bid.direct or contract_name(bid) not in words:
            continue
        spare = promise[bid.strain] - (6 + bid.level)
        sure = spare >= (-MARGIN if bid.level < TEN else 0.0)
        choices.append(
            ((sure, bid.level if sure else spare, spare, bid.strain), words[contract_name(bid)], promise[bid.strain])
        )
    _, action, tricks = max(choices)
    text = f"В этой масти около {tricks:.1f} взятки: игра по силам.".replace(".", ",", 1)
    return Advice(action, text, ("preferans.21", "preferans.9a"))


def _weighed_contract(
    view: View, deck: Deck, promise: list[float], words: dict[str, str], random: Generator, effort: Effort
) -> Advice | None:
    """Weigh the games in the likely trumps by the tricks that exact play brings over imagined deals."""
    likely = sorted(range(NO_TRUMP + 1), key=lambda strain: -promise[strain])[:STRAINS_WEIGHED]
    found = tricks_over_deals(view, deck, likely, random, effort)
    if min(len(row) for row in found.values()) < LEAST:
        return None
    best: tuple[float, int, str, float] | None = None
    for bid in view.ladder:
        if bid.misere or bid.direct or bid.strain not in found or contract_name(bid) not in words:
            continue
        row, need, price = found[bid.strain], 6 + bid.level, bid.level + 1 + bid.strain / 10
        worth = sum(price if tricks >= need else SHORT * price * (tricks - need) for tricks in row) / len(row)
        mean = sum(row) / len(row)
        if best is None or worth > best[0]:
            best = (worth, bid.strain, words[contract_name(bid)], mean)
    if best is None:
        return None
    text = f"При лучшей игре всех в этой масти около {best[3]:.1f} взятки: игра по силам.".replace(".", ",", 1)
    return Advice(best[2], text, ("preferans.21", "preferans.9a"))


# Answers


@implements("preferans.19", "preferans.47", "preferans.42b", "preferans.3.b")
def _answer(view: View, deck: Deck, random: Generator, effort: Effort) -> Advice:
    """Whist on sure tricks, pass without them."""
    assert view.contract is not None
    contract = view.contract
    if contract.misere:
        action = "whist" if "whist" in view.legal else view.legal[0]
        return Advice(action, "На мизере вистующий ничем не рискует: ловите.", ("preferans.70", "preferans.76"))
    strain = contract.strain if contract.strain < NO_TRUMP else -1
    tricks = defence_tricks(view.hand, strain, deck)
    if "check" in view.legal:
        action = "check" if tricks >= 0.9 else "pass"
        text = "Взятка как будто есть: проверьте." if action == "check" else "Взять нечем: проверка ни к чему."
        return Advice(action, text, ("preferans.34b",))
    norm = ALONE_QUOTA[contract.level]
    shown = f"{tricks:.1f}".replace(".", ",")
    if "overwhist" in view.legal:
        action = "overwhist" if tricks >= 2.8 else "pass"
        return Advice(action, f"Своих взяток около {shown}.", ("preferans-modern.5b",))
    if len(view.circle.active) == HEADS_UP and "whist" in view.legal:
        return _answer_alone(view, deck, norm, random, effort)
    enough = tricks >= norm + (0.3 if norm == 1 else -0.1)
    if "own" in view.legal and tricks < 2.8:
        return Advice("own", "«Свой» пишут без розыгрыша и без риска.", ("preferans-modern.6",))
    if not enough:
        doubt = "Верных взяток" if tricks < norm else "С сомнительными взяток"
        return Advice("pass", f"{doubt} около {shown}, а верных нужно {norm}: пасуйте.", ("preferans.19",))
    if "invite open" in view.legal:
        return Advice("invite open", "Приглашайте болвана: двумя руками взять больше.", ("preferans.2.c", "preferans.prigl.4"))
    action = "whist прикуп" if "whist прикуп" in view.legal and tricks >= norm + 1.2 else "whist"
    return Advice(action, f"Верных взяток около {shown}: вистуйте.", ("preferans.19",))


@implements("preferans.19", "gusarskij.10")
def _answer_alone(view: View, deck: Deck, norm: int, random: Generator, effort: Effort) -> Advice:
    """Whist against one hand where exact play over imagined deals brings what is owed."""
    tricks = whister_tricks(view, deck, random, effort)
    shown = f"{tricks:.1f}".replace(".", ",")
    if round(tricks, 1) < norm:
        return Advice(
            "pass", f"При лучшей игре взяток около {shown}, а нужно {norm}: пасуйте.", ("preferans.19", "gusarskij.10")
        )
    more = "whist прикуп" in view.legal and tricks >= norm + WITH_TALON
    text = f"При лучшей игре взяток около {shown}, нужно {norm}: вистуйте{' со своим прикупом' if more else ''}."
    return Advice("whist прикуп" if more else "whist", text, ("preferans.19", "gusarskij.10"))


def _donor(view: View) -> Advice:
    """Take from the record of the player who has won most so far."""
    whists = view.sheet["whists"]
    donors = [int(action.split()[1]) - 1 for action in view.legal]
    net = {seat: sum(whists[seat]) - sum(row[seat] for row in whists) for seat in donors}
    best = max(donors, key=lambda seat: net[seat])
    return Advice(f"donor {best + 1}", "Берите с записи того, кто выиграл больше.", ("preferans.43",))
