// The open deal drawn: three hands, the trick between them, the pack that is not dealt.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { cardFace, suitSign } from "../cards/face";
import { indexOf, nameOf, parseCard, SUIT_NAME, SUIT_OF } from "../cards/notation";
import { prefs } from "../prefs/prefs";
import { plural } from "../ui/text";
import { HANDS, readCards, spotOf, type Hand, type Pack, type Spot, type Texts } from "./deal";
import type { Dragging } from "./drag";
import { styled } from "../ui/styled";

export interface Laid {
  seat: number;
  card: string;
  wins: boolean;
}

export interface Cloth {
  editing: boolean;
  texts: Texts;
  /** Cards that were played up to this moment. */
  gone: ReadonlySet<string>;
  /** The trick on the table. */
  trick: readonly Laid[];
  taken: readonly number[];
  turn: number | null;
  legal: ReadonlySet<string>;
  /** Tricks of the declarer after each card, where known, and with the best of them. */
  values: Readonly<Record<string, number>>;
  best: number | null;
  /** The card that the line plays next. */
  next: string | null;
  aim: Spot;
  dragging: Dragging | null;
  size: number;
  onCard: (card: string, spot: Spot) => void;
  onKey: (event: KeyboardEvent, card: string) => void;
}

export const SEAT_NAME: Record<Hand, string> = { declarer: "Играющий", left: "Вистующий слева", right: "Вистующий справа" };
export const SEAT_SHORT = ["играющий", "слева", "справа"];

const cardName = (card: string): string => nameOf(parseCard(card)!);

function tileButton(cloth: Cloth, card: string, spot: Spot, first: boolean): TemplateResult {
  const { suit, rank } = parseCard(card)!;
  const { editing } = cloth;
  const hisTurn = !editing && spot !== "deck" && cloth.turn === HANDS.indexOf(spot);
  const off = hisTurn && cloth.legal.size > 0 && !cloth.legal.has(card);
  const value = hisTurn ? cloth.values[card] : undefined;
  const said = value === undefined ? "" : `, у играющего ${value} ${plural(value, "взятка", "взятки", "взяток")}${value === cloth.best ? "" : ", хуже лучшего"}`;
  return html`<button type="button" class="tl s-${suit} ${off ? "off" : ""} ${!editing && !hisTurn ? "wait" : ""} ${hisTurn && cloth.next === card ? "next" : ""} ${cloth.dragging?.card === card ? "drag" : ""}"
    data-card=${card} tabindex=${first ? 0 : -1} aria-disabled=${off || (!editing && !hisTurn) ? "true" : nothing} aria-label="${cardName(card)}${said}${hisTurn && cloth.next === card ? ", ход линии" : ""}"
    @click=${() => cloth.onCard(card, spot)} @keydown=${(event: KeyboardEvent) => cloth.onKey(event, card)}>
    ${indexOf(rank, prefs.value.latin)}${suitSign(suit)}
  </button>`;
}

function handView(cloth: Cloth, hand: Hand, pack: Pack): TemplateResult {
  const { editing } = cloth;
  const seat = HANDS.indexOf(hand);
  const named = new Set(readCards(cloth.texts[hand]).cards);
  const cards = [...pack.suits].flatMap((suit) => pack.ranks.map((rank) => suit + rank)).filter((card) => named.has(card) && (editing || !cloth.gone.has(card)));
  const count = cards.length;
  const note = editing ? `${count} из ${cloth.size}` : `взяток ${cloth.taken[seat] ?? 0}`;
  let before = "";
  return html`<div class="spot ${hand} ${editing && cloth.aim === hand ? "aim" : ""} ${cloth.dragging?.over === hand ? "over" : ""} ${!editing && cloth.turn === seat ? "turn" : ""}"
    data-spot=${hand} role="group" aria-label="${SEAT_NAME[hand]}, ${count} ${plural(count, "карта", "карты", "карт")}${!editing && cloth.turn === seat ? ", его ход" : ""}">
    <div class="nm"><b>${SEAT_NAME[hand]}</b><small>${note}</small></div>
    <div class="held">
      ${repeat(
        cards,
        (card) => card,
        (card, i) => {
          const brk = before !== "" && before !== card[0];
          before = card[0]!;
          const value = !editing && cloth.turn === seat ? cloth.values[card] : undefined;
          return html`<span class="cell ${brk ? "brk" : ""}">${tileButton(cloth, card, hand, i === 0)}${value === undefined
              ? nothing
              : html`<i class="val ${value === cloth.best ? "ok" : "bad"}" aria-hidden="true">${value}</i>`}</span>`;
        },
      )}
    </div>
  </div>`;
}

export function clothView(cloth: Cloth, pack: Pack): TemplateResult {
  return html`<div class="cloth">
    ${handView(cloth, "left", pack)} ${handView(cloth, "right", pack)}
    <div class="trio" role="list" aria-label="Взятка">
      ${cloth.trick.length
        ? cloth.trick.map(({ seat, card, wins }) => {
            const done = cloth.trick.length === HANDS.length;
            return html`<div class="lay ${HANDS[seat]} ${wins && done ? "wins" : ""}" role="listitem" aria-label="${SEAT_SHORT[seat]}: ${cardName(card)}${wins && done ? ", берёт" : ""}">
              ${cardFace(parseCard(card)!, prefs.value.latin)}${wins && done ? html`<small aria-hidden="true">берёт</small>` : nothing}
            </div>`;
          })
        : html`<p class="empty">${cloth.editing ? "Тяните карту на руку или нажмите на неё: она уйдёт той руке, что обведена." : "Первый ход впереди."}</p>`}
    </div>
    ${handView(cloth, "declarer", pack)}
  </div>`;
}

/** The whole pack by suits; a card that is dealt leaves a hole that says where it went. */
export function packView(cloth: Cloth, pack: Pack): TemplateResult {
  const short: Record<Hand, string> = { declarer: "↓", left: "←", right: "→" };
  let first = true;
  return html`<div class="spot ${cloth.aim === "deck" ? "aim" : ""} ${cloth.dragging?.over === "deck" ? "over" : ""}" data-spot="deck" role="group" aria-label="Карты, которых нет на руках">
    ${[...pack.suits].map(
      (suit) => html`<div class="suit" ${styled({ "--n": pack.ranks.length })} role="group" aria-label=${SUIT_NAME[SUIT_OF[suit]!]}>
        ${pack.ranks.map((rank) => {
          const card = suit + rank;
          const spot = spotOf(cloth.texts, card);
          if (spot !== "deck") return html`<span class="hole" aria-hidden="true">${short[spot]}</span>`;
          const tile = tileButton(cloth, card, "deck", first);
          first = false;
          return tile;
        })}
      </div>`,
    )}
  </div>`;
}
