"""What a widget draws: the table of a game on the frame as a seat sees it, and the blocks that scenes are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain, combinations
from math import comb
from typing import TYPE_CHECKING, Any, NamedTuple

from . import page
from .cards import Deck
from .errors import IllegalAction
from .events import Event
from .face import WAIT
from .moves import Kind, Move, Need, Turn
from .page import Kept, Last, LogEntry, Outcome, Scene, SceneAction, SceneCard, Seat, Sheet, SheetRow, Where, Why, Zone
from .places import Kit, Pack, Place
from .russian import addressed, money, number, of_player, told, voiced
from .sheet import Account

if TYPE_CHECKING:
    from .match import Match, Offer
    from .view import View


Shown = tuple[Sequence[int], Sequence[int], int]
"""A closed trick: its cards, who laid them, who took it."""


class Slot(NamedTuple):
    """A card of a place in which some are turned up."""

    card: int | None
    """None: the one who looks sees its back."""
    up: bool
    """All see it."""
    action: str = ""
    """What a tap on it does."""


MOST_TRIED = 300
"""Of several cards: so many ways are tried to find those that cannot be named."""
MOST_TOLD = 256
"""So many ways that a kernel lists are told to who puts a move together; of more the bars judge the whole."""
FEW_WAYS = 8
"""So many ways to name cards stand as buttons; of more the cards are tapped one by one."""


def card_face(
    deck: Deck,
    card: int | None,
    *,
    seat: int | None = None,
    wins: bool = False,
    action: str | None = None,
    legal: bool = False,
    why: Why | None = None,
) -> SceneCard:
    """Describe one card; None is a card face down."""
    return {
        "card": None if card is None else deck.text(card),
        "name": "карта рубашкой вверх" if card is None else deck.name(card),
        "up": card is not None,
        "seat": seat,
        "wins": wins,
        "action": action,
        "legal": legal,
        "why": why,
    }


def card_zone(id: str, kind: Kept, owner: int | None, label: str, cards: Sequence[SceneCard], count: int | None = None) -> Zone:
    """Describe a place on the table that holds cards."""
    return {
        "id": id,
        "kind": kind,
        "owner": owner,
        "label": label,
        "count": len(cards) if count is None else count,
        "cards": list(cards),
    }


def seat_entry(
    seat: int, name: str, place: Where, count: int, tags: Sequence[str] = (), role: str = "", stars: int = 0
) -> Seat:
    """Describe a player at the table."""
    return {
        "seat": seat, "name": name, "role": role, "place": place, "count": count, "tags": list(tags), "stars": stars,
    }  # fmt: skip


PLACES: dict[int, tuple[Where, ...]] = {
    1: ("s",),
    2: ("s", "n"),
    3: ("s", "w", "e"),
    4: ("s", "w", "n", "e"),
    5: ("s", "w", "nw", "ne", "e"),
    6: ("s", "w", "nw", "n", "ne", "e"),
    7: ("s", "w", "nw", "n", "n", "ne", "e"),
    8: ("s", "w", "nw", "n", "n", "n", "ne", "e"),
    9: ("s", "w", "w", "nw", "n", "n", "ne", "e", "e"),
    10: ("s", "w", "w", "nw", "n", "n", "n", "ne", "e", "e"),
}
"""Where the seats are drawn, clockwise from the one that looks: its left neighbour comes first."""


NOBODY = -1
"""The seat of a scene that everybody may look at."""
OWN_LINES = 4
"""More lines of one deal than that are left to the list below the sentence."""


def place_of(seat: int, looking: int, seats: int) -> Where:
    """Return where a seat is drawn for the one that looks; where all look, the first seat is nearest."""
    return PLACES[seats][(seat - max(looking, 0)) % seats]


def names_of(seats: int, looking: int) -> list[str]:
    """Return how the players are called by the one that looks."""
    return ["Вы" if seat == looking else f"Игрок {seat + 1}" for seat in range(seats)]


def free_card(
    card: str | None,
    name: str,
    *,
    title: str = "",
    value: str = "",
    tone: str = "",
    icon: str = "",
    seat: int | None = None,
    action: str | None = None,
    legal: bool = False,
    why: Why | None = None,
    say: str = "",
) -> SceneCard:
    """Describe a card of a game that has its own faces; None is a card face down. `say` puts its action into words."""
    found: SceneCard = {
        "card": card, "name": name, "up": card is not None, "seat": seat, "wins": False,
        "action": action, "legal": legal, "why": why,
    }  # fmt: skip
    if action is not None and say:
        found["say"] = say
    if card is not None:
        found["face"] = {"title": title or card, "value": value, "tone": tone, "icon": icon}
    return found


def button(
    action: str,
    label: str,
    *,
    group: str = "",
    legal: bool = True,
    why: Why | None = None,
    hint: str = "",
    cites: Sequence[str] = (),
    at: tuple[int, int] | None = None,
    say: str = "",
) -> SceneAction:
    """Describe an action that is no card; `at` is its row and column in the grid of bids, none for a bid in words, `say` a name longer than the label."""
    found: SceneAction = {
        "action": action, "label": label, "group": group, "legal": legal, "why": why, "hint": hint, "cites": list(cites),
    }  # fmt: skip
    if say:
        found["say"] = say
    if at is not None:
        found["row"], found["col"] = at
    return found


# The table of a game on the frame


def scene_of(match: Match[Any], seat: int, open_hands: bool = False) -> Scene:
    """Describe the table as a seat sees it; nothing but its view is looked at, unless all hands are opened."""
    return _Stage(match.view(seat), match, open_hands).scene()


class _Stage:
    """Makes a scene of a view; the match is asked for reasons of refusals and, at the end of a deal, for all cards."""

    def __init__(self, view: View[Any], match: Match[Any], open_hands: bool) -> None:
        self.view = view
        self.game = view.game
        self.match = match
        self.open_hands = open_hands
        self.names = list(view.game.names(view))
        closed = self.game.closed(view) if match.closed is None else match.closed
        self.shut = [closed[0].step, closed[-1].step + 1] if closed else []
        self.log = [event for event in view.log if event not in closed] if closed else view.log
        self.on_cards: dict[tuple[str, int], dict[str, Any]] = {}
        """What a tap on a card of a pack does, wherever it lies: action, whether it is allowed, why not."""
        self.tapped = dict(self.game.taps(view))
        for card, action in self.tapped.items():
            legal = action in view.legal
            self.on_cards["cards", card] = {"action": action, "legal": legal, "why": None if legal else self._why_not(action)}
        self.actions = self._actions()

    def scene(self) -> Scene:
        """Return the whole scene."""
        view = self.view
        score = None
        if view.deal_over:
            score = self._scored()
        found: Scene = {
            "game": self.game.slug,
            "title": self.game.title,
            "seat": view.seat,
            "to_move": view.to_move,
            "phase": "match over" if view.done else view.phase_name,
            "done": view.done,
            "deal_over": view.deal_over,
            "deal": view.number,
            "step": view.at,
            "status": self._status(),
            "chips": [{"label": label, "value": value} for label, value in self.game.chips(view)],
            "seats": [self._seat(seat) for seat in self._around()],
            "zones": [
                *(zone for place in self.game.places if place.shape and not place.under for zone in self._zones(place)),
                *self._shown(),
                *self._backs(),
            ],
            "actions": self.actions,
            "sheet": self._sheet(),
            "log": [self._event(event) for event in self.log],
            "last": None,
            "score": score,
            "result": self._result() if view.deal_over and view.seat >= 0 else None,
            "rests": self._rests(),
        }
        if self.shut:
            found["shut"] = self.shut
        if not self.match.closed:  # what may still be looked at of the tricks is seen from the present
            self._tricks(found)
        return found

    def _tricks(self, found: Scene) -> None:
        """Add the closed tricks that one may look at."""
        found["last"] = self._trick(self.game.last(self.view))
        earlier = [shown for one in self.game.earlier(self.view) if (shown := self._trick(one))]
        if earlier:
            found["earlier"] = earlier
        swept = self._trick(self.game.swept(self.view))
        if swept:
            found["swept"] = swept

    def _scored(self) -> page.Score:
        """Return what was written in the deal; sums of money as people write them."""
        found = self.game.scored_deal(self.match, self.names).to_json()
        coins = {one.name for one in self.game.accounts if one.money}
        if coins and self.game.summed is None:
            entries = [entry for entry in self.view.sheet.of_deal(self.view.number) if entry.seat >= 0]
            for entry, item in zip(entries, found["items"], strict=True):
                if entry.account in coins and isinstance(item["amount"], int):
                    item["amount"] = money(item["amount"])
        return found

    def _around(self) -> list[int]:
        circle = list(self.game.circle(self.view))
        at = circle.index(max(self.view.seat, 0))
        return circle[at:] + circle[:at]

    # Who sits where

    def _seat(self, seat: int) -> Seat:
        view = self.view
        hand = view.count("hand", seat) if "hand" in view.cards else 0
        role = "сдаёт" if seat == view.dealer and not self.game.bare_seats else ""
        if self.game.roles is not None:
            role = self.game.roles(view, seat)
        place = PLACES[view.players][self._around().index(seat)]
        tags, stars = self.game.tags(view, seat), self.game.stars(view, seat)
        found = seat_entry(seat, self.names[seat], place, hand, tags, role=role, stars=stars)
        under = self.game.under_name
        found["caption"] = self._caption(seat) if under is None else self._caption(seat, recent=True) or under(view, seat)
        if self.game.gone(view, seat):
            found["out"] = True
        if self.game.accounts and not self.game.bare_seats and self.game.counted(view, seat):
            main = self.game.accounts[0]
            figure = _figure(main, main.start + view.sheet.total(main.name, seat))
            found["money"] = figure if main.money else f"{main.short or main.label + ':'} {figure}"
        if self.game.struck(view, seat):
            found["struck"] = True
        return found

    def _caption(self, seat: int, recent: bool = False) -> str:
        """Return the last word or act of a seat in this deal; `recent`: since the one who looks acted himself."""
        for event in reversed(self.log):
            if event.deal != self.view.number or (recent and event.seat == self.view.seat != seat):
                break
            if event.seat == seat and "{сдаёт" not in event.text:  # who deals is said at his name
                return self._worded(event)
        return ""

    # What lies where

    def _zones(self, place: Place) -> list[Zone]:
        view = self.view
        pack = view.packs[place.pack]
        found = []
        for owner, lie in enumerate(view.cards[place.name]):
            opened = self.open_hands and place.owned
            cards = tuple(self.match.cards[place.name][owner]) if opened else lie if isinstance(lie, tuple) else ()
            count = len(cards) if opened else view.count(place.name, owner)
            below = [one for one in self.game.places if one.under == place.name]
            beside = [card for one in below for card in view.seen(one.name)]
            cards, count = (*cards, *beside), count + len(beside)
            assert place.shape  # only what is drawn is asked for
            if place.private and owner != view.seat:
                continue
            slots = self.game.spread(view, place.name, owner)
            if slots is None and not count and place.shape not in ("hand", "trick"):
                continue
            if place.shape == "hand" or place.ordered:
                cards = tuple(sorted(cards, reverse=not place.rising))
            mine = place.owned and owner == view.seat
            label = (place.mine or place.label) if not place.owned or mine else f"{place.label}: {self.names[owner]}"
            label = self.game.titled(view, place.name, owner) or label.format(owner + 1)
            zone_id = place.name if not place.owned or mine else f"{place.name}-{owner}"
            faces = [self._face(place, pack, card, owner, at) for at, card in enumerate(cards)]
            if slots is not None:
                faces = [self._slot(place, owner, at, slot) for at, slot in enumerate(slots)]
            zone = card_zone(zone_id, place.shape, owner if place.owned else None, label, faces, max(count, len(faces)))
            if place.shape == "board":
                zone["cells"] = self._cells(place.name, owner, dict(zip(cards, faces, strict=True)))
            found.append(zone)
        return found

    def _shown(self) -> list[Zone]:
        """Lay beside the hands of others what all have seen of them."""
        pack = self.view.packs["cards"]
        found = []
        for owner, label, cards in self.game.shows(self.view):
            if owner != self.view.seat and not self.open_hands:
                faces = [drawn_card(pack, card) for card in cards]
                found.append(card_zone(f"shown-{owner}", "row", owner, f"{label}: {self.names[owner]}", faces, len(faces)))
        return found

    def _backs(self) -> list[Zone]:
        """Lay out the cards that are pointed at face down."""
        found = []
        for name, label, actions in self.game.backs(self.view):
            cards = [free_card(None, f"{at}-я карта веера", **self._pointed(action)) for at, action in enumerate(actions, 1)]
            found.append(card_zone(name, "row", None, label, cards))
        return found

    def _slot(self, place: Place, owner: int, at: int, slot: Slot) -> SceneCard:
        """Draw a card of a place in which some are turned up: open to all, closed and known to its owner, or a back."""
        pack = self.view.packs[place.pack]
        if not place.owned and slot.card is not None:
            return drawn_card(pack, slot.card)
        known = slot.card is not None and not _blank(pack, slot.card)
        word = pack.text(slot.card) if known and slot.card is not None else ""
        state = f"открыта: {word}" if slot.up else f"закрыта, вы знаете: {word}" if known else "закрыта"
        whose = "ваша карта" if owner == self.view.seat else f"карта игрока {owner + 1}"
        found = drawn_card(pack, slot.card, seat=owner) if known and slot.card is not None else free_card(None, "", seat=owner)
        found["name"] = f"{at + 1}-я {whose}, {state}"
        if known and not slot.up:
            found["closed"] = True
        if slot.action:
            tap: Any = self._pointed(slot.action)
            found.update(tap)
        return found

    def _pointed(self, action: str) -> dict[str, Any]:
        """Return what a tap on a closed card does: allowed or not and why not, and how it is said."""
        if not action:
            return {}
        legal = action in self.view.legal
        return {
            "action": action,
            "legal": legal,
            "why": None if legal else self._why_not(action),
            "say": self.game.reword(action),
        }

    def _cells(self, place: str, owner: int, faces: dict[int, SceneCard]) -> list[page.Cell]:
        """Return the places of a board; what may be laid there is an action that the table offers, or is refused with a reason."""
        offered = {action for offer in self.view.offers for action in offer.actions}
        found = []
        for card, made in self.game.board(self.view, place, owner):
            cell: page.Cell = {**made, "card": faces[card]} if card is not None else {**made}
            action = cell.get("action")
            if action is not None:
                cell["legal"] = action in offered
                if not cell["legal"]:
                    cell["why"] = self._why_not(action)
            found.append(cell)
        return found

    def _why_not(self, action: str) -> Why | None:
        """Say why an action is refused."""
        try:
            self.match.read(action, self.view.seat)
        except IllegalAction as refused:
            return {"text": refused.text, "cites": list(refused.cites)}
        return None

    def _face(self, place: Place, pack: Pack, card: int, owner: int, at: int) -> SceneCard:
        seat, wins = None, False
        if place.shape == "trick":
            lay = self.view.open.lay
            seat = lay[at] if at < len(lay) else None
            wins = self.game.takes(self.view) == at
        tap = self.on_cards.get((place.pack, card), {})
        found = drawn_card(pack, card, seat=seat, wins=wins, **tap)
        if tap and (told := self.game.labelled(self.view, tap["action"])):
            found["say"] = told
        elif tap and tap["action"].partition(" ")[0] in self.game.wording:
            found["say"] = self.game.reword(tap["action"])
        if upon := self.game.lies_on(self.view, place.name, card):
            found["label"], found["name"] = upon, f"{found['name']}, на ней {upon}"
        face = found.get("face")
        if isinstance(pack, Kit) and face and (place.brief or place.both):
            value = face.get("value", "") if place.both else ""
            face["value"] = pack.briefs[card][: 5 - len(value)] + value
        return found

    # What may be done

    def _actions(self) -> list[SceneAction]:
        view = self.view
        free = [offer for offer in view.offers if offer.move.aside and not offer.move.needs]
        asides = [made for offer in free for made in self._plain(offer.move, offer)]
        if view.deal_over and not view.done:  # anybody may begin the next deal or say that it was the last
            between = [(move, move.why) for move in view.phase.moves if not (move.aside or move.never or callable(move.why))]
            return [*(button(move.verb, move.label, cites=self.game.cite(why[1])) for move, why in between), *asides]
        if view.seat not in view.asked or view.done:
            if not view.done and view.seat == view.about.get("asker"):  # a position lets him try what he is not asked
                for move in view.phase.moves:
                    if len(move.needs) == 1 and move.needs[0].kind is Kind.CARD and not move.never:
                        self._tap(move, None, tries=True)
            return asides
        offered = {offer.move.verb: offer for offer in view.offers}
        buttons: list[SceneAction] = []
        taken: set[str] = set()
        idle: list[Move] = []
        for move in view.phase.moves:
            offer = offered.get(move.verb)
            if move.never or move.pointed:
                continue
            if not move.needs:
                buttons += self._plain(move, offer)
            elif offer is None and move.allowed is None:
                idle += [move] if len(move.needs) == 1 and move.needs[0].kind is Kind.CARD else []
            elif len(move.needs) == 1 and move.needs[0].kind is Kind.CARD and move.needs[0].place not in taken:
                taken.add(move.needs[0].place)
                self._tap(move, offer)
            elif offer is not None:
                buttons += self._naming(move, offer)
        if (offer := offered.get(WAIT)) is not None:
            buttons += self._plain(offer.move, offer)
        named = {need.place for offer in view.offers for need in offer.move.needs if need.kind in (Kind.CARD, Kind.CARDS)}
        for move in idle:  # none of these cards may be named now: all are dimmed, unless another move names some of them
            if move.needs[0].place not in taken | named:
                taken.add(move.needs[0].place)
                self._tap(move, None)
        return buttons

    def _plain(self, move: Move, offer: Offer | None) -> list[SceneAction]:
        turn = Turn(self.match, self.match.stack[-1], self.view.seat, move.verb)
        if offer is not None:
            cites = self.game.cite(move.grounds(turn)[1])
            return [button(move.verb, move.label, hint=move.hint, cites=cites)]
        bar = self.match.refusing(turn)
        assert bar is not None
        if bar.quiet:
            return []
        why: Why = {"text": bar.says(turn), "cites": list(self.game.cite(bar.cites))}
        return [button(move.verb, move.label, legal=False, why=why)]

    def _tap(self, move: Move, offer: Offer | None, tries: bool = False) -> None:
        """Let cards themselves be tapped: each is allowed, or dimmed with the reason; whoever tries learns every reason."""
        need = move.needs[0]
        name = self.game.place(need.place).pack
        pack = self.view.packs[name]
        allowed = set(offer.actions) if offer is not None else set()
        for card in need.of(self.match, self.view.seat):
            action = f"{move.verb} {pack.text(card)}"
            entry: dict[str, Any] = {"action": action, "legal": action in allowed}
            if action not in allowed:
                turn = Turn(self.match, self.match.stack[-1], self.view.seat, move.verb, (card,))
                bar = self.match.refusing(turn)
                if (offer is None and (bar is None or (bar.quiet and not tries))) or _blank(pack, card):
                    continue
                if bar is not None:
                    entry["why"] = {"text": bar.says(turn), "cites": list(self.game.cite(bar.cites))}
            self.on_cards[name, card] = entry

    def _naming(self, move: Move, offer: Offer) -> list[SceneAction]:
        """Return a button for every way to make a move, or one that asks for what it needs."""
        if move.ways is not None:
            several = len(offer.actions) > FEW_WAYS and move.needs[-1].kind is Kind.CARDS
            first = Counter(action.split(" ", 2)[1] for action in offer.actions)
            taken = set(self.tapped.values())
            shown = [one for one in offer.actions if one not in taken and (not several or first[one.split(" ", 2)[1]] == 1)]
            labels = ((action, self.game.labelled(self.view, action) or self.game.reword(action)) for action in shown)
            made = [
                button(
                    action,
                    label,
                    group=move.verb,
                    hint=move.hint,
                    say=self._spoken(move, action),
                    cites=self._allowed_by(action),
                )
                for action, label in labels
            ]
            return [self._composed(move, offer, self._listed), *made] if several else made
        need = move.needs[0]
        if len(move.needs) == 1 and not offer.several and offer.span is None and not self._lies(need):
            words = self.match.words(need, self.view.seat)
            allowed = set(offer.actions)
            return [
                self._named(move, value, f"{move.verb} {word}" in allowed, f"{move.verb} {word}")
                for word, value in words
                if need.refused or f"{move.verb} {word}" in allowed
            ]
        return [self._composed(move, offer, self._need)]

    def _allowed_by(self, action: str) -> Sequence[str]:
        """Return the rules by which an offered action is allowed."""
        move, turn = self.match.read(action, self.view.seat)
        return self.game.cite(move.grounds(turn)[1])

    def _spoken(self, move: Move, action: str) -> str:
        """Say a move whose button holds but what it names: «3» is «назвать 3»."""
        return self.game.reword(action) if move.label == "{}" and move.verb in self.game.wording else ""

    def _composed(self, move: Move, offer: Offer, described: Callable[[int, Need, Offer], page.Need]) -> SceneAction:
        """Return the button of a move that is put together of what it names."""
        made = button(move.verb, move.label.format("").strip(), hint=move.hint)
        made["needs"] = [described(place, need, offer) for place, need in enumerate(move.needs)]
        judged = move.ways is not None and len(offer.actions) > MOST_TOLD
        made["actions"] = [] if offer.several or offer.span or judged else list(offer.actions)
        return made

    def _lies(self, need: Need) -> bool:
        """Tell whether what is named lies on the table to be tapped there."""
        return need.kind is Kind.CARD and bool(self.game.place(need.place).shape)

    def _named(self, move: Move, value: Any, legal: bool, action: str) -> SceneAction:
        """Return the button of one thing that a move may name; where it is refused, with the reason."""
        need = move.needs[0]
        label = self.game.labelled(self.view, action) or move.label.format(self._said(need, value))
        if legal:
            return button(
                action, label, group="" if need.refused else move.verb, hint=move.hint, say=self._spoken(move, action)
            )
        return button(action, label, legal=False, why=self._barred(move, 0, value))

    def _need(self, at: int, need: Need, offer: Offer) -> page.Need:
        """Describe one thing that a move names: its options, each with whether it is allowed at all and why not."""
        several = need.kind is Kind.CARDS
        made: page.Need = {
            "kind": need.kind.value, "label": need.label, "zone": need.place if need.kind in (Kind.CARD, Kind.CARDS) else "",
            "least": offer.least if several else 1, "most": offer.most if several else 1, "options": [],
        }  # fmt: skip
        if offer.span is not None:
            made["span"] = list(offer.span)
            made["money"] = self._said(need, offer.span[0]) == money(offer.span[0])
            named = [(word := action.partition(" ")[2], int(word)) for action in offer.actions]
            made["options"] = [_option(word, self._said(need, value)) for word, value in named]
        elif several:
            pack = self.view.packs[self.game.place(need.place).pack]
            made["options"] = [_option(pack.text(card), pack.text(card)) for card in offer.several]
            self._refuse_cards(made["options"], need, offer)
        else:
            parts = len(offer.move.needs)
            allowed = {_parts(action, parts)[at] for action in offer.actions}
            made["options"] = [
                _option(word, self._said(need, value), None if word in allowed else self._barred(offer.move, at, value))
                for word, value in self.match.words(need, self.view.seat)
            ]
        return made

    def _listed(self, at: int, need: Need, offer: Offer) -> page.Need:
        """Describe one thing that a move names whose ways a kernel lists: what stands in none of them cannot be named."""
        named = [_parts(action, len(offer.move.needs))[at].split(" ") for action in offer.actions]
        known = {word for words in named for word in words}
        pack = self.view.packs[self.game.place(need.place).pack]
        texts = [pack.text(card) for card in need.of(self.match, self.view.seat)]
        several = need.kind is Kind.CARDS
        return {
            "kind": need.kind.value, "label": need.label, "zone": need.place,
            "least": min(map(len, named)), "most": sum(text in known for text in texts) if several else 1,
            "options": [_option(text, text, None if text in known else self._barred(offer.move, at, text)) for text in texts],
        }  # fmt: skip

    def _refuse_cards(self, options: list[page.NeedOption], need: Need, offer: Offer) -> None:
        """Say of each of several cards that it cannot be named, and why; only where all ways are few enough to be tried."""
        counts = range(offer.least, offer.most + 1)
        if len(offer.move.needs) > 1 or sum(comb(len(offer.several), count) for count in counts) > MOST_TRIED:
            return
        free: set[int] = set()
        why: dict[int, Why] = {}
        for some in chain.from_iterable(combinations(offer.several, count) for count in counts):
            if some and free.issuperset(some):
                continue
            turn = Turn(self.match, self.match.stack[-1], self.view.seat, offer.move.verb, (some,))
            bar = self.match.refusing(turn)
            if bar is None:
                free.update(some)
            else:
                for card in some:
                    why.setdefault(card, {"text": bar.says(turn), "cites": list(self.game.cite(bar.cites))})
        for card, option in zip(offer.several, options, strict=True):
            if card not in free and card in why:
                option["legal"], option["why"] = False, why[card]

    def _barred(self, move: Move, at: int, value: Any) -> Why:
        """Say why something cannot be named; of several things named together only the last is asked by itself."""
        if len(move.needs) == 1:
            turn = Turn(self.match, self.match.stack[-1], self.view.seat, move.verb, (value,))
            bar = self.match.refusing(turn)
            if bar is not None:
                return {"text": bar.says(turn), "cites": list(self.game.cite(bar.cites))}
        return {"text": "Сейчас это назвать нельзя", "cites": []}

    def _said(self, need: Need, value: Any) -> str:
        if need.said is not None:
            return need.said(value)
        if need.kind is Kind.SEAT:
            return str(self.names[value])
        if need.kind is Kind.CARD:
            return self.view.packs[self.game.place(need.place).pack].text(value)
        return str(value)

    # What is said

    def _status(self) -> Why:
        view = self.view
        if view.done or view.deal_over:
            text = addressed(view.summary, self.names, view.seat)
            if not view.done and view.phase.status is not None:
                text = view.phase.status(view)
            return {"text": text or "Сдача окончена.", "cites": list(self.game.end_cites if view.done else ())}
        phase = view.phase
        cites = list(self.game.cite(phase.order(view)))
        if view.seat in view.asked:
            text = phase.status(view) if phase.status is not None else f"{phase.title.capitalize()}: ваш черёд."
            return {"text": text, "cites": cites}
        waiting = ", ".join(self.names[seat] for seat in view.asked)
        does = ("думает", "думают") if view.at else ("начинает", "начинают")  # nobody thinks before the match has begun
        out = "Вы в розыгрыше не участвуете. " if self._rests() else ""
        return {
            "text": f"{out}{phase.title.capitalize()}: {does[len(view.asked) > 1]} {waiting}.",
            "cites": cites,
        }

    def _rests(self) -> bool:
        """Tell whether the others play this deal out without the one who looks."""
        view = self.view
        playing = getattr(view.open, "playing", ())
        return (
            not view.deal_over and view.seat >= 0 and view.phase_name == "play" and bool(playing) and view.seat not in playing
        )

    def _event(self, event: Event) -> LogEntry:
        text = self._worded(event)
        said = (
            text
            if event.seat is None
            else told(self.names[event.seat], text)
            if "{" not in event.text or "?" in event.text
            else f"{self.names[event.seat]} {text}"
        )
        return {"step": event.step, "deal": event.deal, "seat": event.seat, "text": said, "cites": list(event.cites)}

    def _worded(self, event: Event) -> str:
        if "?" in event.text:  # one word for some seats, another for the rest
            return addressed(event.text, self.names, self.view.seat)
        text = voiced(event.text, event.seat is not None and event.seat == self.view.seat)
        return text if event.on is None else text.replace("{on}", of_player(self.names[event.on]))

    def _trick(self, found: Shown | None) -> Last | None:
        if found is None:
            return None
        cards, seats, winner = found
        pack = self.view.packs["cards"]
        shown = [drawn_card(pack, card, seat=seat, wins=seat == winner) for card, seat in zip(cards, seats, strict=True)]
        return {"cards": shown, "winner": winner}

    # What is written

    def _sheet(self) -> Sheet | None:
        if not self.game.accounts:
            return None
        view = self.view
        seats = [seat for seat in self._around() if self.game.counted(view, seat)]
        rows: list[SheetRow] = [
            {"cells": [label, *(_cell(figures[seat]) for seat in seats)], "cites": list(self.game.cite(cites))}
            for label, figures, cites in self.game.tally(view)
        ]
        for one in (account for account in self.game.accounts if account.kept(view.options)):
            cells = [_figure(one, one.start + view.sheet.total(one.name, seat)) for seat in seats]
            rows.append({"cells": [one.label, *cells], "cites": list(self.game.cite(one.cites))})
        return {
            "title": "Запись",
            "columns": ["", *(self.names[seat] for seat in seats)],
            "rows": rows,
            "drawing": self.game.drawing(view),
        }

    def _result(self) -> Outcome:
        """Tell the end of a deal from the chair of the one that looks."""
        view, main = self.view, self.game.accounts[0] if self.game.accounts else None
        told = addressed(view.summary, self.names, view.seat)
        if self.game.ending is not None:
            word, sign, figure = self.game.ending(view)
            return {"word": word, "sign": sign, "sum": figure, "text": told}
        change = self.game.gained(view, view.seat)
        word = "Вы в выигрыше" if change > 0 else "Вы в проигрыше" if change < 0 else "Вы при своих"
        if main is not None and self.game.tells_lines and view.seat >= 0 and f"{{{view.seat}}}" not in view.summary:
            told = f"{told} {self._own_lines(main)}".strip()
        return outcome(change, told, sum=_figure(main, change) if main is not None else "", word=word)

    def _own_lines(self, main: Account) -> str:
        """Say what was written to the one who looks in the deal that is over, and why; nothing where that would be a list."""
        view = self.view
        lines = [
            entry.item
            for entry in view.sheet.of_deal(view.number)
            if (entry.account, entry.seat) == (main.name, view.seat) and entry.item.amount
        ]
        left = f"осталось {number(main.start + view.sheet.total(main.name, view.seat))}" if main.down else ""
        if not lines:
            out = view.seat not in getattr(view.open, "playing", (view.seat,))
            return f"Вы не играли: {left}." if left else "Вы не играли." if out else ""
        if len(lines) > OWN_LINES:
            return f"{left.capitalize()}." if left else ""
        dash = " — " if main.down else " "
        said = [f"{_lower(item.text)}{dash}{_written(main, item.amount or 0)}" for item in lines]
        return f"У вас: {'; '.join([*said, left] if left else said)}{'' if main.money and not left else '.'}"


def outcome(change: int, text: str, *, sum: str | None = None, word: str = "") -> page.Outcome:
    """Tell the end of a deal from a chair: what it brought with its sign and a word, then the sentence."""
    said = word or ("Вы выиграли" if change > 0 else "Вы проиграли" if change < 0 else "Вы при своих")
    figure = number(change) if sum is None else sum
    return {
        "word": said,
        "sign": 1 if change > 0 else -1 if change < 0 else 0,
        "sum": f"+{figure}" if change > 0 and figure else figure,
        "text": text,
    }


def short_of(count: int) -> str:
    """Say by how many tricks a contract failed: «без одной»."""
    words = ("", "одной", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти", "десяти")
    return f"без {words[count] if count < len(words) else str(count)}"


def _option(value: str, label: str, why: Why | None = None) -> page.NeedOption:
    return {"value": value, "label": label, "legal": why is None, "why": why}


def _parts(action: str, count: int) -> list[str]:
    """Return what an action names, word by word; the last may be several words."""
    return action.split(" ", count)[1:]


def _lower(text: str) -> str:
    """Begin a text in the middle of a sentence; names of cards and people keep their letter."""
    return text[0].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text


def _written(account: Account, amount: int) -> str:
    if account.down:
        return f"{'списано' if amount < 0 else 'приписано'} {number(abs(amount))}"
    return f"{'+' if amount > 0 else ''}{_figure(account, amount)}"


def _cell(figure: int | str) -> str:
    return figure if isinstance(figure, str) else number(figure)


def _blank(pack: Pack, card: int) -> bool:
    """Tell whether this is a card whose face nobody asks."""
    return isinstance(pack, Kit) and bool(pack.blank) and pack.words[card] == pack.blank


def _figure(account: Account, amount: int) -> str:
    return money(amount) if account.money else number(amount)


def drawn_card(
    pack: Pack,
    card: int,
    *,
    seat: int | None = None,
    wins: bool = False,
    action: str | None = None,
    legal: bool = False,
    why: Why | None = None,
) -> SceneCard:
    """Describe a card of any pack, face up; one whose face nobody asks is a back."""
    if _blank(pack, card):
        return free_card(None, "карта рубашкой вверх", seat=seat)
    if isinstance(pack, Deck) and pack.suit(card):
        return card_face(pack, card, seat=seat, wins=wins, action=action, legal=legal, why=why)
    title, value, tone, icon = pack.name(card), "", "", ""
    if isinstance(pack, Kit) and pack.faces:
        title, value, tone, icon = pack.faces[card]
    elif isinstance(pack, Deck):  # a card without a suit is drawn as a star
        tone, icon = "violet", "★"
    found = free_card(
        pack.text(card),
        pack.name(card),
        title=title,
        value=value,
        tone=tone,
        icon=icon,
        seat=seat,
        action=action,
        legal=legal,
        why=why,
    )
    found["wins"] = wins
    return found
