// The small board of positions and lessons, drawn from a Scene alone.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { anyFace, tile } from "../cards/face";
import { arrange } from "../cards/order";
import { parseCard } from "../cards/notation";
import type { SceneAction, Seat, Zone } from "../core/types";
import { plural, rich } from "../ui/text";
import { inGrid } from "./bids";
import { cardButton, cardLabel, heap, keyed, nameOfSeat, ownHand, placeOf, tileButton, TOWARDS, trickOf, type Board } from "./parts";
import { inTwo } from "./split";
import { styled, type StyleProperties } from "../ui/styled";

export function felt(board: Board): TemplateResult {
  const { scene } = board;
  const others = scene.seats.filter(({ seat }) => seat !== scene.seat);
  const loose = scene.zones.filter(({ kind, owner }) => kind !== "hand" && kind !== "trick" && (owner === null || owner === scene.seat));
  const heaps = loose.filter(({ kind }) => kind === "stack" || kind === "pile");
  const rows = loose.filter(({ kind }) => kind === "row" || kind === "mat");
  const sides = others.some(({ place }) => place !== "n");
  const own = ownHand(scene);
  const trick = trickOf(scene);
  const bids = auctionOnFelt(board) ? auction(board) : null;
  return html`<div class="felt ${sides ? "four-up" : "duo"}">
    ${others.map((seat) => seatView(board, seat))}
    <div class="centre ${trick || bids ? "" : "lone"}">
      <div class="flank">${heaps.map((zone) => heap(board, zone))}</div>
      ${bids ?? (trick ? html`${trickView(board)}<div class="flank"></div>` : nothing)}
    </div>
    <div class="rows">${rows.map((zone) => zoneRow(board, zone))}</div>
    ${own ? handView(board, own) : scene.seat < 0 ? nothing : html`<div class="hand"></div>`}
  </div>`;
}

function seatView(board: Board, seat: Seat): TemplateResult {
  const { scene } = board;
  const zones = scene.zones.filter(({ owner, kind }) => owner === seat.seat && kind !== "trick");
  const hand = zones.find(({ kind }) => kind === "hand");
  const opened = hand?.cards.some(({ up }) => up) ?? false;
  const count = hand?.count ?? seat.count;
  return html`<div class="seat ${seat.place} ${scene.to_move === seat.seat && !scene.deal_over ? "turn" : ""}" role="group" aria-label="${seat.name}, ${count} ${plural(count, "карта", "карты", "карт")}">
    <span class="who"><b>${seat.name}</b><small>${seat.role ?? ""}</small>${seat.stars ? html`<span class="stars" role="img" aria-label="звёзд: ${seat.stars}">${"★".repeat(seat.stars)}</span>` : nothing}</span>
    ${opened
      ? html`<span class="opened">${arrange(hand!.cards, board.sorting).map((card) => (card.action ? tileButton(board, card) : tile(card, board.latin)))}</span>`
      : html`<span class="backs" aria-hidden="true" ${styled({ "--n": Math.min(count, 14) })}>${Array.from({ length: Math.min(count, 14) }, (_, k) => html`<i ${styled({ "--k": k })}></i>`)}</span>`}
    ${seat.tags.length ? html`<span class="tags">${seat.tags.map((tag) => html`<span class="tag">${rich(tag)}</span>`)}</span>` : nothing}
    ${zones.filter((zone) => zone !== hand).map((zone) => (zone.kind === "stack" || zone.kind === "pile" ? heap(board, zone) : zoneRow(board, zone)))}
  </div>`;
}

function trickView(board: Board): TemplateResult {
  const { scene, lingering, going } = board;
  const zone = trickOf(scene);
  if (!zone) return html`<div class="trick"></div>`;
  const cards = lingering ?? zone.cards;
  const winner = lingering?.find(({ wins }) => wins)?.seat;
  const [x, y] = TOWARDS[placeOf(scene, winner)] ?? [0, 0];
  const mine = ownHand(scene)?.cards.some(({ action }) => action);
  const yours = board.live && !lingering && scene.to_move === scene.seat && mine && !cards.some(({ seat }) => seat === scene.seat);
  return html`<div class="trick ${going ? "going" : ""}" role="list" aria-label=${zone.label} ${styled({ "--tx": `${x * 180}px`, "--ty": `${y * 170}px` })}>
    ${repeat(
      cards,
      (card) => `${card.seat}${card.card}`,
      (card) => {
        const said = `${nameOfSeat(scene, card.seat)}: ${cardLabel(card, false)}${card.wins ? ", бьёт" : ""}`;
        return html`<div class="pc p${placeOf(scene, card.seat)} ${card.wins && cards.length > 1 ? "win" : ""}" role="listitem" aria-label=${said}>
          <span class="in2">${anyFace(card, board.latin)}</span>${card.wins && cards.length > 1 ? html`<span class="beats" aria-hidden="true">${lingering ? "берёт" : "бьёт"}</span>` : nothing}
        </div>`;
      },
    )}
    ${yours ? html`<div class="pc ps" role="listitem"><div class="you">ваш ход</div></div>` : nothing}
  </div>`;
}

function handView(board: Board, zone: Zone): TemplateResult {
  const cards = arrange(zone.cards, board.sorting);
  const rows = board.narrow && cards.length > 8 ? inTwo(cards) : [cards];
  const first = cards.find(({ action }) => action === board.selected) ?? cards.find(({ legal, action }) => action && legal) ?? cards[0];
  return html`<div class="hand ${cards.length > 7 ? "crowded" : ""}" role="group" aria-label="${zone.label}, ${cards.length}">
    ${rows.map((row) => {
      let before = "";
      return html`<ul class="row">
        ${repeat(
          row,
          keyed(),
          (card) => {
            const suit = parseCard(card.card)?.suit ?? "";
            const gap = before !== "" && before !== suit && board.sorting === "suit" && cards.length > 7;
            before = suit;
            return html`<li class="slot ${gap ? "brk" : ""}">${cardButton(board, card, card === first)}</li>`;
          },
        )}
      </ul>`;
    })}
  </div>`;
}

function zoneRow(board: Board, zone: Zone): TemplateResult {
  if (!zone.cards.length && !zone.count) return html``;
  const small = zone.owner !== null && zone.owner !== board.scene.seat && zone.cards.some((card) => parseCard(card.card));
  return html`<div class="zone ${zone.kind}" role="group" aria-label="${zone.label}: ${zone.cards.map((card) => cardLabel(card, false)).join(", ")}">
    <span aria-hidden="true">${zone.label}</span>
    <div class="cards">
      ${zone.cards.map((card) => (card.action ? cardButton(board, card) : small ? tile(card, board.latin) : html`<span>${anyFace(card, board.latin)}</span>`))}
    </div>
  </div>`;
}

/** The auction is held where the tricks will lie: the place is empty, and nothing below moves. */
function auctionOnFelt({ scene, live, lingering }: Board): boolean {
  return live && !lingering && !trickOf(scene)?.cards.length && scene.actions.some(inGrid);
}

function auction(board: Board): TemplateResult {
  const table = board.scene.actions.filter(inGrid);
  const rest = board.scene.actions.filter((one) => !inGrid(one) && one.group);
  const rows = [...new Set(table.map(({ row }) => row ?? 0))].sort((a, b) => a - b);
  const cols = [...new Set(table.map(({ col }) => col ?? 0))].sort((a, b) => a - b);
  // the longer side lies across
  const across = rows.length > cols.length ? rows : cols;
  const place = ({ row = 0, col = 0 }: SceneAction): StyleProperties => {
    const [one, other] = [String(rows.indexOf(row) + 1), String(cols.indexOf(col) + 1)];
    return across === rows ? { "grid-column": one, "grid-row": other } : { "grid-column": other, "grid-row": one };
  };
  return html`<div class="auction" role="group" aria-label="Торговля">
    ${table.length ? html`<div class="grid" ${styled({ "--cols": across.length })}>${table.map((one) => actionButton(board, one, place(one)))}</div>` : nothing}
    <div class="more">${rest.map((one) => actionButton(board, one))}</div>
  </div>`;
}

/** The few buttons that stand beside the sentence below the felt. */
export function plainActions(board: Board): SceneAction[] {
  const found = board.live ? board.scene.actions.filter((one) => !inGrid(one) && !one.group) : [];
  return found.length <= 3 ? found : [];
}

/** The other buttons, below the felt, where they are too many for the line and are no auction on the felt. */
export function actionsView(board: Board): TemplateResult | typeof nothing {
  const plain = new Set(plainActions(board));
  const onFelt = auctionOnFelt(board);
  const rest = board.live ? board.scene.actions.filter((one) => !plain.has(one) && !(onFelt && (inGrid(one) || one.group))) : [];
  if (!rest.length) return nothing;
  const groups = new Map<string, SceneAction[]>();
  for (const action of rest) groups.set(action.group ?? "", [...(groups.get(action.group ?? "") ?? []), action]);
  return html`${[...groups].map(([group, members]) => html`<div class="acts" role="group" aria-label=${group || "Действия"}>${members.map((one) => actionButton(board, one))}</div>`)}`;
}

export function actionButton(board: Board, one: SceneAction, place: StyleProperties = {}): TemplateResult {
  const main = one.legal && board.scene.deal_over;
  return html`<button type="button" class="btn ${main ? "pri" : ""} ${board.selected === one.action ? "sel" : ""} ${board.hinted === one.action ? "hinted" : ""}" ${styled(place)} data-action=${one.action}
    aria-disabled=${one.legal ? nothing : "true"} title=${one.legal ? (one.hint ?? "") : (one.why?.text ?? "")} @click=${(event: Event) => board.onAction(one, event)}>
    ${rich(one.label)}
  </button>`;
}
