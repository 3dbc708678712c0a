"""«Бах!»: what cards do: drawing, opening, wounds, deaths, rewards, the end of a game."""

from __future__ import annotations

from typing import Any

from ...frame.cites import implements
from ...frame.prompts import Mode, Prompt
from ...frame.results import Item
from ...frame.russian import counted, number
from . import scoring
from .cards import (
    BANG,
    BARREL,
    BART,
    DUEL,
    DYNAMITE,
    GRINGO,
    INDIANS,
    JACK,
    JAIL,
    JESSE,
    JOURD,
    KIT,
    LUKE,
    PEDRO,
    SAM,
    SHERIFF,
    SID,
    SLAB,
    SUZY,
    TRAITOR,
    explodes,
    hearts,
    red,
)
from .rules import BOUNTY
from .scoring import ALIVE, DEAD, LAST, MASS, OWN_DUEL, SIDES, Ended, Reward, has_killer
from .state import (
    M,
    before,
    card_said,
    character,
    face,
    hand_limit,
    in_series,
    is_a,
    kind,
    living,
    most_life,
    role,
    seat_of,
    shown_role,
)

NOBODY = -1


def cards_said(count: int) -> str:
    """Write a number of cards."""
    return counted(count, "карту", "карты", "карт")


# Taking and throwing cards


@implements("bang.h4")
def top(match: M) -> int | None:
    """Take the top card of the deck; an empty deck is made of what was thrown, where there is anything."""
    deck, thrown = match.cards["deck"][0], match.cards["discard"][0]
    if not deck and thrown:
        deck.extend(match.shuffle("cards", thrown))
        thrown.clear()
        match.tell(None, "Колода кончилась: сброс перетасован", "bang.turn.1", "bang.h4")
    return deck.pop() if deck else None


def draw(match: M, seat: int, count: int, *cites: str) -> int:
    """Give a seat cards from the deck, as many as there are."""
    taken = 0
    for _ in range(count):
        card = top(match)
        if card is None:
            break
        match.cards["hand"][seat].append(card)
        match.tell(seat, f"из колоды взято: {card_said(match, card)}", *cites, to=seat)
        taken += 1
    if taken:
        match.tell(seat, f"{{берёт|берёте}} {cards_said(taken)}", *cites)
    return taken


def throw(match: M, seat: int, card: int, source: str = "hand") -> None:
    """Put a card of a seat on the pile of thrown ones."""
    match.move_cards([card], (source, seat), ("discard", -1))


def steal(match: M, thief: int, victim: int, *cites: str) -> bool:
    """Take a card from a hand without looking."""
    hand = match.cards["hand"][victim]
    if not hand:
        return False
    card = match.shuffle("cards", sorted(hand))[0]
    match.move_cards([card], ("hand", victim), ("hand", thief))
    match.tell(thief, "{вытаскивает|вытаскиваете} наугад карту с руки у {on}", *cites, on=victim)
    for seat in (thief, victim):
        match.tell(thief, f"эта карта: {card_said(match, card)}", *cites, to=seat)
    refill(match)
    return True


def refill(match: M) -> None:
    """Let Сьюзи take a card when her hand is empty; a duel that she began with her last card is fought first."""
    seat = seat_of(match, SUZY)
    if seat < 0 or match.cards["hand"][seat] or match.cards["aimed"][seat] or match.open.side:
        return
    if any(prompt.phase in ("hire", "keep", "rehire") or prompt.about.get("dry") == seat for prompt in match.stack):
        return
    draw(match, seat, 1, "bang.char.suzy")


# Opening a card


def open_card(match: M, seat: int, what: str) -> None:
    """Open the top card for a check; Дюк opens two and chooses."""
    lucky = is_a(match, seat, LUKE)
    for _ in range(2 if lucky else 1):
        card = top(match)
        if card is not None:
            match.cards["opened"][0].append(card)
    opened = match.cards["opened"][0]
    if lucky and len(opened) > 1:
        match.tell(
            seat, f"{{открывает|открываете}} две карты: {', '.join(face(match, card) for card in opened)}", "bang.char.luke"
        )
        match.ask("choose", [seat], what=what, who=seat)
    else:
        checked(match, seat, what, opened[0] if opened else None)


@implements("bang.h3")
def checked(match: M, seat: int, what: str, card: int | None) -> None:
    """Let an opened card decide; all opened ones are thrown, the chosen one on top."""
    opened = match.cards["opened"][0]
    for other in [one for one in opened if one != card]:
        match.move_cards([other], ("opened", -1), ("discard", -1))
    sign = "" if card is None else face(match, card)
    if card is not None:
        match.move_cards([card], ("opened", -1), ("discard", -1))
    said = f"проверка «{what}»: {sign or 'открыть нечего'}"
    if what == DYNAMITE:
        _dynamite(match, seat, bool(sign) and explodes(sign), said)
    elif what == JAIL:
        _jail(match, seat, bool(sign) and hearts(sign), said)
    else:
        _barrel(match, seat, bool(sign) and hearts(sign), said)


def _on_table(match: M, seat: int, name: str) -> int:
    return next(card for card in match.cards["table"][seat] if kind(match, card) == name)


@implements("bang.spec.dynamite.2", "bang.h7")
def _dynamite(match: M, seat: int, bursts: bool, said: str) -> None:
    card = _on_table(match, seat, DYNAMITE)
    if bursts:
        throw(match, seat, card, "table")
        match.tell(seat, f"{said}. Взрыв!", "bang.spec.dynamite.1")
        hurt(match, seat, match.rules.dynamite, NOBODY, DYNAMITE)
        return
    heir = next((one for one in living(match, seat + 1) if one != seat and DYNAMITE not in before(match, one)), None)
    if heir is None:
        match.tell(seat, f"{said}. Взрыва нет, передать динамит некому", "bang.h7")
        match.prompt.about["passed"] = True
        return
    match.move_cards([card], ("table", seat), ("table", heir))
    match.tell(seat, f"{said}. Взрыва нет, динамит теперь у {{on}}", "bang.spec.dynamite.2", on=heir)


def _jail(match: M, seat: int, free: bool, said: str) -> None:
    throw(match, seat, _on_table(match, seat, JAIL), "table")
    match.tell(seat, f"{said}. {'Побег удался' if free else 'Ход пропущен'}", "bang.spec.jail.1")
    if not free:
        match.prompt.about["skip"] = True


def _barrel(match: M, seat: int, works: bool, said: str) -> None:
    prompt = match.prompt
    match.tell(seat, f"{said}. {'Мимо!' if works else 'Не помогло'}", "bang.draw.ex")
    if works:
        cancelled(match, prompt, seat)


# Shots


def barrels(match: Any, seat: int) -> int:
    """Return how many times a seat may try a barrel against one shot."""
    return (BARREL in before(match, seat)) + (character(match, seat) == JOURD)


@implements("bang.char.slab")
def needed(match: M, prompt: Prompt) -> int:
    """Return how many cancels a shot takes."""
    by = prompt.about.get("by", NOBODY)
    return 2 if prompt.about["cause"] == BANG and by >= 0 and is_a(match, by, SLAB) else 1


def shoot(match: M, by: int, targets: list[int], cause: str) -> None:
    """Ask those who are shot at for their answer, one after another."""
    match.ask("answer", targets, by=by, cause=cause, got=0, tries=0, hit=[])


def cancelled(match: M, prompt: Prompt, seat: int) -> None:
    """Count a cancel; when there are enough, the shot is past."""
    prompt.about["got"] += 1
    if prompt.about["got"] >= needed(match, prompt):
        match.tell(seat, "{уходит|уходите} от выстрела", "bang.bang.2")
        answered(prompt, seat)


def answered(prompt: Prompt, seat: int) -> None:
    """Ask this seat no more about this shot."""
    prompt.seats = tuple(one for one in prompt.seats if one != seat)
    prompt.about["got"] = prompt.about["tries"] = 0


def struck(match: M, prompt: Prompt, seat: int) -> None:
    """Let a seat that does not answer lose a life: at once, or with all others when the last has answered."""
    cause, by = prompt.about["cause"], prompt.about.get("by", NOBODY)
    answered(prompt, seat)
    if cause in MASS and not match.rules.deaths_in_turn:
        prompt.about["hit"] = [*prompt.about["hit"], seat]
        match.tell(seat, "{не отвечает|не отвечаете}", "bang.h5")
        return
    hurt(match, seat, 1, by, cause)


def all_answered(match: M, prompt: Prompt) -> None:
    """Wound all who did not answer together, where that is how deaths are read."""
    hit = prompt.about.get("hit", [])
    if hit:
        match.ask("reckon", (), fallen=[])
        for seat in reversed(hit):
            hurt(match, seat, 1, prompt.about["by"], prompt.about["cause"])


# Wounds and deaths


def heal(match: M, seat: int, count: int = 1) -> bool:
    """Give a life back, never above the beginning."""
    state = match.open
    if state.life[seat] >= most_life(match, seat):
        return False
    state.life[seat] += count
    return True


def hurt(match: M, seat: int, count: int, by: int, cause: str) -> None:
    """Take lives; the last one may still be saved."""
    state = match.open
    state.life[seat] -= count
    rule = {DYNAMITE: "bang.spec.dynamite.1", INDIANS: "bang.spec.indians", DUEL: "bang.spec.duel.1", OWN_DUEL: "bang.spec.duel.1"}.get(cause, "bang.bang.2")  # fmt: skip
    left = max(0, state.life[seat])
    match.tell(seat, f"{{теряет|теряете}} {counted(count, 'жизнь', 'жизни', 'жизней')}; осталось {left}", rule)
    if state.life[seat] <= 0:
        match.ask("last", [seat], count=count, by=by, cause=cause)
    else:
        felt(match, seat, count, by, cause)


def saved(match: M, prompt: Prompt, seat: int) -> None:
    """Go on after a life came back: saved, or still to be saved."""
    if match.open.life[seat] <= 0:
        prompt.again(seat)
        return
    prompt.seats = ()
    match.tell(seat, "{спасается|спасаетесь} от смертельной раны", "bang.beer.4", "bang.elim.1")
    felt(match, seat, prompt.about["count"], prompt.about["by"], prompt.about["cause"])


@implements("bang.char.bart", "bang.char.gringo")
def felt(match: M, seat: int, count: int, by: int, cause: str) -> None:
    """Let those answer who gain by a wound: Барт from the deck, Гринго from whoever struck him."""
    if is_a(match, seat, BART):
        draw(match, seat, count, "bang.char.bart")
    if is_a(match, seat, GRINGO) and by not in (NOBODY, seat) and gringo_takes(match.rules, cause) and by not in match.open.out:
        for _ in range(count):
            steal(match, seat, by, "bang.char.gringo")


def gringo_takes(rules: Any, cause: str) -> bool:
    """Tell whether a wound of this cause lets Эль Гринго take a card."""
    return cause not in (DYNAMITE, OWN_DUEL) and (cause not in MASS or rules.gringo_all)


def die(match: M, seat: int, by: int, cause: str) -> None:
    """Let a seat leave the game: at once, or together with all whom the same card kills."""
    reckon = next((prompt for prompt in match.stack if prompt.phase == "reckon"), None)
    if reckon is not None:
        reckon.about["fallen"] = [*reckon.about["fallen"], (seat, by, cause)]
    else:
        bury(match, [(seat, by, cause)])


def bury(match: M, fallen: list[tuple[int, int, str]]) -> None:
    """Show the roles of the dead, see whether the game is over, else let their cards go and the killers be rewarded."""
    state = match.open
    for seat, by, cause in fallen:
        state.life[seat] = 0
        state.out.append(seat)
        if match.cards["role"][seat]:
            match.move_cards(list(match.cards["role"][seat]), ("role", seat), ("face", seat))
        match.tell(seat, f"{{выбывает|выбываете}}: {role(match, seat)}", "bang.elim.1", "bang.elim.2")
        if shown_role(match, seat) == SHERIFF and by >= 0 and has_killer(match.rules, cause):
            state.sheriff_by = by
        match.forget(seat)
        for prompt in match.stack:
            if prompt.about.get("of") == seat:
                prompt.seats = ()
    over = how_it_stands(match, fallen)
    if over.side:
        for seat, by, cause in fallen:
            give_up_cards(match, seat)
            if by >= 0 and by not in state.out:
                pay_bounty(match, by, reward_for(match, seat, by, cause))
        end_game(match, over, [seat for seat, _, _ in fallen])
        return
    for seat, by, cause in reversed(fallen):
        match.ask("spoils", (), seat=seat, by=by, cause=cause)
        leave_cards(match, seat)


def how_it_stands(match: M, fallen: list[tuple[int, int, str]]) -> Ended:
    """Say whether the game is over now."""
    alive = [role(match, seat) for seat in living(match)]
    if match.players > 3:
        return scoring.ended(alive)
    found = Ended(*scoring.NOBODY_WON)
    for seat, by, cause in fallen:
        killer = role(match, by) if by >= 0 and has_killer(match.rules, cause) and cause != OWN_DUEL else None
        found = scoring.ended_of_three(match.rules, alive, role(match, seat), killer)
        if found.side:
            break
    return found


@implements("bang.elim.2", "bang.bang.4", "bang.char.sam")
def leave_cards(match: M, seat: int) -> None:
    """Give the cards of the dead to Сэм, or let the dead throw them in an order of his own."""
    hand, table = match.cards["hand"][seat], match.cards["table"][seat]
    if seat_of(match, SAM) >= 0 or len(hand) + len(table) < 2:
        give_up_cards(match, seat)
    else:
        match.move_cards(list(table), ("table", seat), ("hand", seat))
        match.ask("dead", [seat])


def give_up_cards(match: M, seat: int) -> None:
    """Let go of the cards of the dead where their order does not matter: to Сэм, else to the pile."""
    heir = seat_of(match, SAM)
    if heir >= 0 and (match.cards["hand"][seat] or match.cards["table"][seat]):
        inherit(match, seat, heir)
    for place in ("table", "hand"):
        for card in list(match.cards[place][seat]):
            throw(match, seat, card, place)


def inherit(match: M, seat: int, heir: int) -> None:
    """Give Сэм all cards of the dead, into the hand or where they lay."""
    hand, table = list(match.cards["hand"][seat]), list(match.cards["table"][seat])
    match.move_cards(hand, ("hand", seat), ("hand", heir))
    for card in table:
        lies = not match.rules.sam_to_hand and kind(match, card) not in before(match, heir)
        match.move_cards([card], ("table", seat), ("table" if lies else "hand", heir))
    for card in (*hand, *table):
        match.tell(heir, f"от выбывшего: {card_said(match, card)}", "bang.char.sam", to=heir)
    match.tell(
        heir, f"{{забирает|забираете}} у {{on}} все карты: {cards_said(len(hand) + len(table))}", "bang.char.sam", on=seat
    )


def rewarded(match: M, prompt: Prompt) -> None:
    """Reward or punish whoever killed."""
    seat, by, cause = prompt.about["seat"], prompt.about["by"], prompt.about["cause"]
    if by < 0 or by in match.open.out or match.open.side:
        return
    found = reward_for(match, seat, by, cause)
    if found.cards:
        match.tell(by, "{получает|получаете} награду за убитого", *found.cites)
        draw(match, by, found.cards, *found.cites)
    pay_bounty(match, by, found)
    if found.loses_all:
        match.tell(by, "{сбрасывает|сбрасываете} все карты: убит житель", *found.cites)
        for place in ("hand", "table"):
            for card in list(match.cards[place][by]):
                throw(match, by, card, place)
    refill(match)


def reward_for(match: M, seat: int, by: int, cause: str) -> Reward:
    """Return what a death brings to whoever caused it."""
    bounty = in_series(match) and match.options[BOUNTY]
    return scoring.reward(match.rules, match.players, role(match, seat), role(match, by), cause, bounty)


def pay_bounty(match: M, by: int, found: Reward) -> None:
    """Pay dollars for a bandit, the last one included."""
    if found.dollars:
        match.sheet.write("dollars", by, Item(found.text, found.cites, found.dollars))
        match.tell(by, f"{{получает|получаете}} премию {number(found.dollars)} долларов", *found.cites)


def end_game(match: M, over: Ended, last: list[int]) -> None:
    """Say who won, pay by the table in a tournament, and close."""
    state = match.open
    state.side = over.side
    match.tell(None, over.text, *over.cites)
    for seat in range(match.players):
        if match.cards["role"][seat]:
            match.move_cards(list(match.cards["role"][seat]), ("role", seat), ("face", seat))
    won = [seat for seat in range(match.players) if has_won(match, seat)]
    for seat in range(match.players):
        match.sheet.write("wins", seat, Item("Победа" if seat in won else "Поражение", over.cites[:1], int(seat in won)))
    if in_series(match):
        pay_out(match, over.side, last)
        state.were = [match.cards["person"][seat][0] if seat not in state.out else -1 for seat in range(match.players)]
        for seat in range(match.players):
            match.cards["kept"][seat].extend(match.cards["table"][seat])
            match.cards["table"][seat].clear()
    winners = ", ".join(f"{{{seat}}}" for seat in won)
    summary = f"{over.text}. Победили: {winners}." if winners else f"{over.text}."
    if in_series(match) and match.deals < match.players:
        match.end_deal(summary)
    else:
        match.summary, match.stack = summary, []
        match.end_match(summary)


def has_won(match: M, seat: int) -> bool:
    """Tell whether a seat belongs to the side that won; a traitor wins for himself alone."""
    return role(match, seat) in SIDES[match.open.side] and (match.open.side != TRAITOR or seat not in match.open.out)


def pay_out(match: M, side: str, last: list[int]) -> None:
    """Pay every seat by the table of the tournament."""
    state = match.open
    alone = [role(match, seat) for seat in living(match)] == [SHERIFF]
    for seat in range(match.players):
        mine = role(match, seat)
        how = ALIVE if seat not in state.out else LAST if seat in last else DEAD
        amount, sum_text = scoring.payment(match.rules, match.players, side, mine, how, alone)
        match.sheet.write(
            "dollars", seat, Item(f"{mine.capitalize()}, {how}: {sum_text}", ("bang.score.table", "bang.score.0"), amount)
        )
        fine = scoring.fine(mine, state.sheriff_by == seat)
        if fine:
            match.sheet.write("dollars", seat, Item("Житель убил шерифа", ("bang.score.penalty",), -fine))


# Turns


def begin_turn(match: M, seat: int) -> None:
    """Begin the turn of a seat: what lies before it is checked first."""
    state = match.open
    state.turn, state.bangs_played = seat, 0
    state.played, state.bangs = [], []
    match.tell(seat, "{начинает|начинаете} ход", "bang.turn.order")
    check_or_draw(match, seat, ())


def to_check(match: Any, seat: int, done: tuple[str, ...]) -> list[str]:
    """Return what lies before a seat and is checked at the beginning of its turn."""
    lie = before(match, seat)
    return [name for name in (DYNAMITE, JAIL) if name in lie and name not in done]


def check_or_draw(match: M, seat: int, done: tuple[str, ...]) -> None:
    """Ask for the next check, else for the cards of phase 1."""
    if to_check(match, seat, done):
        match.ask("check", [seat], of=seat, done=done)
    elif character(match, seat) in (JESSE, KIT, PEDRO):
        match.ask("draw", [seat], of=seat)
    else:
        draw_plainly(match, seat)
        match.ask("play", [seat], of=seat)


def after_check(match: M, prompt: Prompt) -> None:
    """Go on after a check: another one, no turn at all, or the cards."""
    seat = prompt.about["of"]
    if seat in match.open.out or prompt.about.get("skip"):
        next_turn(match, seat)
        return
    done = (*prompt.about["done"], *((DYNAMITE,) if prompt.about.get("passed") else ()))
    check_or_draw(match, seat, done)


@implements("bang.turn.1", "bang.char.jack")
def draw_plainly(match: M, seat: int) -> None:
    """Take the cards of phase 1 from the deck; Чёрный Джек shows the second."""
    taken = draw(match, seat, match.rules.drawn, "bang.turn.1")
    hand = match.cards["hand"][seat]
    if is_a(match, seat, JACK) and taken == match.rules.drawn:
        sign = face(match, hand[-1])
        match.tell(seat, f"{{показывает|показываете}} вторую карту: {card_said(match, hand[-1])}", "bang.char.jack")
        if red(sign):
            draw(match, seat, 1, "bang.char.jack")


def after_play(match: M, prompt: Prompt) -> None:
    """End phase 2: the sheriff may take a «Бах!» back, then what is too much is thrown."""
    seat = prompt.about["of"]
    if seat in match.open.out:
        next_turn(match, seat)
    elif match.rules.mercy_before and may_return(match, seat):
        match.ask("mercy", [seat], of=seat, then="discard")
    else:
        to_limit(match, seat)


def to_limit(match: M, seat: int) -> None:
    """Ask for what is above the limit."""
    if len(match.cards["hand"][seat]) > hand_limit(match, seat):
        match.ask("discard", [seat], of=seat)
    else:
        after_discard(match, seat)


def after_discard(match: M, seat: int) -> None:
    """End phase 3."""
    if seat not in match.open.out and not match.rules.mercy_before and may_return(match, seat):
        match.ask("mercy", [seat], of=seat, then="next")
    else:
        next_turn(match, seat)


def may_return(match: M, seat: int) -> bool:
    """Tell whether the sheriff may take back a «Бах!» of this turn."""
    if not match.options["nomercy"] or shown_role(match, seat) != SHERIFF:
        return False
    return any(card in match.cards["discard"][0] for card in match.open.bangs)


def next_turn(match: M, seat: int) -> None:
    """Let the next one around the table who is still in the game move."""
    if not match.open.side:
        begin_turn(match, living(match, seat + 1)[0])


def sid_may(match: Any, seat: int) -> bool:
    """Tell whether this seat is Сид and can heal by two cards now."""
    if not is_a(match, seat, SID) or match.open.life[seat] >= most_life(match, seat) or len(match.cards["hand"][seat]) < 2:
        return False
    return bool(match.rules.sid_for_two or len(living(match)) > 2)


def refresh(match: M) -> None:
    """Let Сид step in between the cards of another, whenever he can."""
    if match.done or not match.stack or match.open.side:
        return
    prompt = match.stack[-1]
    if prompt.phase not in ("play", "check", "draw", "discard") or not prompt.seats or "of" not in prompt.about:
        return
    seat = prompt.about["of"]
    sid = seat_of(match, SID)
    if sid not in (-1, seat) and sid_may(match, sid):
        prompt.mode, prompt.seats = Mode.ANYONE, (sid, seat)
    else:
        prompt.mode, prompt.seats = Mode.TURN, (seat,)
