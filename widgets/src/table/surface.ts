// The felt of the table's own page: opponents, what lies in the middle, the hand. Drawn from a Scene alone, for any number of seats.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { anyFace, tile } from "../cards/face";
import { parseCard } from "../cards/notation";
import { arrange } from "../cards/order";
import type { Scene, SceneCard, Seat, Zone } from "../core/types";
import { plural, rich } from "../ui/text";
import { styled } from "../ui/styled";
import { binds, isPass } from "./bids";
import { cardButton, cardLabel, heap, keyed, nameOfSeat, ownHand, placeOf, tileButton, TOWARDS, trickOf, type Board } from "./parts";
import type { Room } from "./room";
import { inRows } from "./split";

/** More opponents than this stand as chips in a row. */
const ROUND = 3;
/** A display of more cards takes the width of the felt. */
const DISPLAY = 3;

const othersOf = (scene: Scene): Seat[] => scene.seats.filter(({ seat }) => seat !== scene.seat);

/** What each of the others did since the one who looks last acted: the last act of each, without his name. */
export function captionsOf(scene: Scene): Map<number, string> {
  const found = new Map<number, string>();
  for (let at = scene.log.length - 1; at >= 0; at -= 1) {
    const { seat, text, deal } = scene.log[at]!;
    if (seat === scene.seat || (deal !== undefined && deal !== scene.deal)) break;
    if (seat === null || found.has(seat) || /сда(ча|ёт)/.test(text)) continue; // who deals is said at his name
    found.set(seat, text.replace(nameOfSeat(scene, seat), "").replace(/^:? |^[^:]+: /, "").replace(/^«([^»]+)»$/, "$1"));
  }
  for (const { seat, caption } of scene.seats) if (caption) found.set(seat, caption);
  return found;
}

export function surface(board: Board, room: Room): TemplateResult {
  const { scene } = board;
  const others = othersOf(scene);
  const own = ownHand(scene);
  const many = others.length > ROUND;
  const captions = captionsOf(scene);
  return html`<div class="opps ${many ? "chips" : `of${others.length}`}" ${styled({ "--half": Math.ceil(others.length / 2) })}>${others.map((seat) => (many ? seatChip(board, seat, captions.get(seat.seat)) : opponent(board, seat, captions.get(seat.seat))))}</div>
    <div class="mid">${strips(board)} ${stage(board)}</div>
    ${own ? hand(board, own, room) : scene.seat < 0 ? nothing : html`<div class="hand"></div>`}`;
}

// --- opponents -----------------------------------------------------------------------------------------------------

const handOf = (scene: Scene, seat: Seat): Zone | undefined => scene.zones.find(({ owner, kind }) => owner === seat.seat && kind === "hand");
const opened = (zone: Zone | undefined): boolean => zone?.cards.some(({ up }) => up) ?? false;
const counted = (count: number): string => `${count} ${plural(count, "карта", "карты", "карт")}`;

/** Words at a seat: what was done last, and what holds for the deal; the same word stands once. */
function words(seat: Seat, caption: string | undefined): TemplateResult {
  const plain = (text: string): string => text.replace(/[«»]/g, "").toLowerCase();
  const tags = seat.tags.filter((tag) => !caption || plain(tag) !== plain(caption));
  return html`<span class="said">
    ${caption ? html`<span class="word">${rich(caption)}</span>` : nothing}
    ${tags.map((tag) => html`<span class=${/^взяток/.test(tag) ? "tricks" : "tag"}>${rich(tag)}</span>`)}
    ${seat.money ? html`<span class="money">${rich(seat.money)}</span>` : nothing}
    ${seat.stars ? html`<span class="stars" role="img" aria-label="звёзд: ${seat.stars}">${"★".repeat(seat.stars)}</span>` : nothing}
  </span>`;
}

const turnOf = ({ scene }: Board, { seat, struck }: Seat): string => (scene.to_move === seat && !scene.deal_over ? "turn" : "") + (struck ? " struck" : "");

function opponent(board: Board, seat: Seat, caption: string | undefined): TemplateResult {
  const zone = handOf(board.scene, seat);
  const count = zone?.count ?? seat.count;
  const shown = Math.min(count, 14);
  return html`<div class="opp seat ${seat.place} ${turnOf(board, seat)}" role="group" aria-label="${seat.name}, ${counted(count)}">
    <span class="who"><b>${seat.name}</b>${seat.role ? html`<small>${seat.role}</small>` : nothing}</span>
    ${opened(zone) ? nothing : html`<span class="fan" aria-hidden="true" ${styled({ "--n": shown })}>${Array.from({ length: shown }, (_, k) => html`<i ${styled({ "--k": k - (shown - 1) / 2 })}></i>`)}</span>`}
    ${words(seat, caption)}
  </div>`;
}

/** One of many: name, cards, last word; where more is known of a player (his life, who he is, what he wears), a line of its own. */
function seatChip(board: Board, seat: Seat, caption: string | undefined): TemplateResult {
  const { tags, out, money, stars } = seat;
  const full = tags.length > 1 || out;
  const last = caption ?? (full ? undefined : tags[0]) ?? seat.role ?? "";
  const count = handOf(board.scene, seat)?.count ?? seat.count;
  const said = (full ? [...tags, caption] : [last]).filter(Boolean).join(", ");
  return html`<div class="chipseat seat ${turnOf(board, seat)} ${full ? "full" : ""} ${out ? "out" : ""}" role="group" aria-label="${seat.name}, ${out ? "вышел из игры" : counted(count)}${said ? `, ${said}` : ""}" title=${said || nothing}>
    <span class="l1"><b>${seat.name}</b><i aria-hidden="true">${out ? "" : count}</i></span>
    <span class="l2">${stars ? html`<span class="stars">${"★".repeat(stars)}</span>` : nothing}${money ? html`<span class="money">${rich(money)}</span> ` : nothing}${rich(full ? tags.join(" · ") : last)}</span>
    ${full ? html`<span class="l2 act">${rich(last)}</span>` : nothing}
  </div>`;
}

// --- the middle ----------------------------------------------------------------------------------------------------

/** Cards in groups of one suit: a line never breaks inside one. */
function bySuit(cards: SceneCard[]): SceneCard[][] {
  const groups: SceneCard[][] = [];
  let before = "";
  for (const card of cards) {
    const suit = parseCard(card.card)?.suit ?? "";
    if (!groups.length || suit !== before) groups.push([]);
    groups[groups.length - 1]!.push(card);
    before = suit;
  }
  return groups;
}

/** A card that is small: index and suit, or the picture of a game that has other cards; a joker among common cards is as small as they. */
function small(board: Board, card: SceneCard, common: boolean): TemplateResult {
  if (card.label) return html`<span class="lies">${small(board, { ...card, label: undefined }, common)}<small class="money" aria-hidden="true">${card.label}</small></span>`;
  if (card.action) return common ? tileButton(board, card) : cardButton(board, card, true);
  return common ? tile(card, board.latin) : html`<span class="cardlet" role="img" aria-label=${cardLabel(card, false)}>${anyFace(card, board.latin)}</span>`;
}

function strip(board: Board, zone: Zone): TemplateResult {
  const { scene } = board;
  const cards = zone.kind === "hand" ? arrange(zone.cards, board.sorting) : zone.cards;
  const common = cards.some(({ card }) => parseCard(card));
  return html`<div class="zone strip ${zone.owner === scene.seat ? "mine" : ""}" role="group" aria-label="${zone.label}: ${cards.map((card) => cardLabel(card, false)).join(", ") || counted(zone.count)}">
    <span class="zl" aria-hidden="true">${zone.label}</span>
    <span class="opened">${bySuit(cards).map((group) => html`<span class="suit">${group.map((card) => small(board, card, common))}</span>`)}</span>
  </div>`;
}

/** What is laid out: open hands of others, what lies before them, long displays. */
function strips(board: Board): TemplateResult | typeof nothing {
  const { scene } = board;
  const shown = scene.zones.filter((zone) => {
    const { kind, owner, cards } = zone;
    if (kind === "board") return Boolean(zone.cells?.length);
    if (!cards.length || kind === "trick") return false;
    if (owner !== null && owner !== scene.seat) return kind === "hand" ? opened(zone) : true;
    return (kind === "row" || kind === "mat") && (cards.length > DISPLAY || kind === "mat");
  });
  if (!shown.length) return nothing;
  return html`<div class="strips" role="group" aria-label="На столе" tabindex="0">${shown.map((zone) => (zone.kind === "board" ? (board.layout?.(board, zone) ?? nothing) : strip(board, zone)))}</div>`;
}

/** Nothing has been played yet in a deal that was bid for: what was said lies where the tricks will. */
const bidding = ({ scene, lingering }: Board): boolean => Boolean(scene.talk?.columns.length) && !lingering && !trickOf(scene)?.cards.length && !scene.last && !scene.deal_over;

function stage(board: Board): TemplateResult {
  const { scene } = board;
  const loose = scene.zones.filter(({ kind, owner }) => kind !== "hand" && kind !== "trick" && kind !== "board" && (owner === null || owner === scene.seat));
  const heaps = loose.filter(({ kind }) => kind === "stack" || kind === "pile");
  const rows = loose.filter(({ kind, cards }) => kind === "row" && cards.length > 0 && cards.length <= DISPLAY);
  const trick = trickOf(scene);
  const centre = bidding(board) ? talk(scene) : trick ? trickView(board) : nothing;
  return html`<div class="stage ${centre === nothing ? "lone" : ""}">
    ${heaps.length ? html`<div class="heaps">${heaps.map((zone) => heap(board, zone))}</div>` : nothing} ${centre}
    ${rows.length ? html`<div class="rows">${rows.map((zone) => html`<div class="zone shown" role="group" aria-label="${zone.label}: ${zone.cards.map((card) => cardLabel(card, false)).join(", ")}">
      <div class="cards">${zone.cards.map((card) => (card.action ? cardButton(board, card, true) : html`<span>${anyFace(card, board.latin)}</span>`))}</div>
      <span aria-hidden="true">${zone.label}</span>
    </div>`)}</div>` : nothing}
  </div>`;
}

const ROUNDS = 3;

/** What was said so far: the last rounds, and whose word it is. */
function talk(scene: Scene): TemplateResult {
  const { columns, rounds } = scene.talk!;
  const mine = nameOfSeat(scene, scene.seat);
  const now = scene.to_move === null ? "" : nameOfSeat(scene, scene.to_move);
  const asks = scene.to_move === scene.seat && scene.actions.some((one) => one.legal && (isPass(one) || binds(one)));
  const last = rounds[rounds.length - 1];
  const at = columns.indexOf(now);
  const open = last && at >= 0 && last[at] === "" && last.slice(at).every((word) => word === "");
  const shown = (open || at < 0 || !asks ? rounds : [...rounds, columns.map(() => "")]).slice(-ROUNDS);
  return html`<table class="auc">
    <caption class="vh">Торг</caption>
    <thead><tr>${columns.map((name) => html`<th scope="col" class=${name === mine ? "me" : ""}>${name}</th>`)}</tr></thead>
    <tbody>
      ${shown.map((round, i) => html`<tr>${columns.map((_, k) => (asks && i === shown.length - 1 && k === at ? html`<td class="now">ваше слово</td>` : html`<td class=${round[k] === "пас" ? "quiet" : ""}>${rich(round[k] ?? "")}</td>`))}</tr>`)}
    </tbody>
  </table>`;
}

function trickView(board: Board): TemplateResult {
  const { scene, lingering, going } = board;
  const zone = trickOf(scene)!;
  const cards = lingering ?? zone.cards;
  const line = scene.seats.length > ROUND + 1;
  const winner = lingering?.find(({ wins }) => wins)?.seat;
  const [x, y] = TOWARDS[placeOf(scene, winner)] ?? [0, 0];
  const mine = ownHand(scene)?.cards.some(({ action }) => action && !action.startsWith("start:") && !action.startsWith("need:"));
  const yours = board.live && !lingering && scene.to_move === scene.seat && mine && !cards.some(({ seat }) => seat === scene.seat);
  return html`<div class="trick ${going ? "going" : ""} ${line ? "line" : scene.seats.length === 2 ? "duo" : ""}" role="list" aria-label=${zone.label} ${styled({ "--tx": `${x * 180}px`, "--ty": `${y * 170}px` })}>
    ${yours ? html`<div class="pc ps" role="listitem"><div class="you">ваш ход</div></div>` : nothing}
    ${repeat(
      cards,
      (card) => `${card.seat}${card.card}`,
      (card) => {
        const beats = card.wins && cards.length > 1;
        const said = `${nameOfSeat(scene, card.seat)}: ${cardLabel(card, false)}${card.wins ? ", бьёт" : ""}`;
        return html`<div class="pc p${placeOf(scene, card.seat)} ${beats ? "win" : ""}" role="listitem" aria-label=${said}>
          <span class="in2">${anyFace(card, board.latin)}</span>${beats ? html`<span class="beats" aria-hidden="true">${lingering ? "берёт" : "бьёт"}</span>` : nothing}
          ${line ? html`<small aria-hidden="true">${nameOfSeat(scene, card.seat)}</small>` : nothing}
        </div>`;
      },
    )}
  </div>`;
}

// --- the hand ------------------------------------------------------------------------------------------------------

function hand(board: Board, zone: Zone, room: Room): TemplateResult {
  const cards = arrange(zone.cards, board.sorting);
  const rows = inRows(cards, room.rows(cards.length));
  const first = cards.find(({ action }) => action && (action === board.selected || board.picked?.(action))) ?? cards.find(({ legal, action }) => action && legal) ?? cards[0];
  const longest = Math.max(1, ...rows.map((row) => row.length));
  return html`<div class="hand ${rows.length > 1 ? "rows2" : ""}" role="group" aria-label="${zone.label}, ${cards.length}" ${styled({ "--n": longest, "--rows": rows.length })}>
    ${rows.map((row) => {
      let before = "";
      return html`<ul class="row" ${styled({ "--m": row.length })}>
        ${repeat(row, keyed(), (card) => {
          const suit = parseCard(card.card)?.suit ?? "";
          const gap = before !== "" && before !== suit && board.sorting === "suit";
          before = suit;
          return html`<li class="slot ${gap ? "brk" : ""}">${cardButton(board, card, card === first)}</li>`;
        })}
      </ul>`;
    })}
  </div>`;
}
