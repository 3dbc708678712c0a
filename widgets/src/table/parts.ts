// What every board draws alike: cards, piles, sentences. No rules here: what may be done, and why not, the scene says.
import { html, nothing, type TemplateResult } from "lit";
import { anyFace, tile } from "../cards/face";
import { spoken } from "../cards/notation";
import type { Sorting } from "../cards/order";
import type { Scene, SceneAction, SceneCard, Zone } from "../core/types";
import { cites, rich } from "../ui/text";
import { styled } from "../ui/styled";

export interface Board {
  scene: Scene;
  latin: boolean;
  sorting: Sorting;
  narrow: boolean;
  /** Action of the card that is picked, and of the one that the hint names. */
  selected: string | null;
  hinted: string | null;
  /** A finished trick that still lies there, and where it goes. */
  lingering: SceneCard[] | null;
  going: boolean;
  /** Cards and buttons answer. */
  live: boolean;
  /** Cards that are picked together with others for one action. */
  picked?: (action: string) => boolean;
  onCard: (card: SceneCard, event: Event) => void;
  onAction: (action: SceneAction, event?: Event) => void;
  /** Draws cards in levels, as soon as that has come. */
  layout?: (board: Board, zone: Zone) => TemplateResult;
  /** A place on the table was tapped that is no card. */
  onSpot: (action: SceneAction, event?: Event) => void;
}

export const TOWARDS: Record<string, [number, number]> = { s: [0, 1], n: [0, -1], w: [-1, 0], e: [1, 0], nw: [-1, -1], ne: [1, -1] };

export const ownHand = (scene: Scene): Zone | undefined => scene.zones.find((zone) => zone.kind === "hand" && zone.owner === scene.seat);
export const trickOf = (scene: Scene): Zone | undefined => scene.zones.find((zone) => zone.kind === "trick");
export const placeOf = (scene: Scene, seat: number | null | undefined): string => scene.seats.find((one) => one.seat === seat)?.place ?? "n";
export const nameOfSeat = (scene: Scene, seat: number | null | undefined): string => scene.seats.find((one) => one.seat === seat)?.name ?? "";

/** The name of a card for the ear, with what can be said of it. */
export function cardLabel(card: SceneCard, live: boolean): string {
  if (live && card.card === null && card.say && card.legal !== false) return card.say;
  const name = card.name ?? card.face?.title ?? spoken(card.card ?? "карта рубашкой вверх");
  if (!live || !card.action || card.legal !== false) return name;
  return `${name}, ${card.why ? lower(spoken(card.why.text)) : "нельзя"}`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Keys of cards in a list; cards of some games repeat. */
export function keyed(): (card: SceneCard) => unknown {
  const met = new Map<string, number>();
  return (card) => {
    if (card.card === null) return card;
    const times = met.get(card.card) ?? 0;
    met.set(card.card, times + 1);
    return times ? `${card.card} ${times}` : card.card;
  };
}

const isPicked = (board: Board, { action }: SceneCard): boolean => Boolean(action) && (action === board.selected || board.picked?.(action!) === true);

export function cardButton(board: Board, card: SceneCard, first = false): TemplateResult {
  const able = board.live && Boolean(card.action);
  const off = able && card.legal === false;
  const idle = !able;
  const picked = isPicked(board, card);
  return html`<button
    type="button"
    class="card ${able ? (off ? "off" : "legal") : ""} ${picked ? "sel" : ""} ${card.action && card.action === board.hinted ? "hinted" : ""}"
    data-card=${card.card ?? ""}
    aria-disabled=${off || idle ? "true" : nothing}
    aria-pressed=${able && !off ? (picked ? "true" : "false") : nothing}
    tabindex=${first ? 0 : -1}
    @click=${(event: Event) => board.onCard(card, event)}
  >
    ${anyFace(card, board.latin)}<span class="vh">${cardLabel(card, board.live)}</span>
  </button>`;
}

/** A card of a dummy, played from where it lies: small, but wide enough for a finger. */
export function tileButton(board: Board, card: SceneCard): TemplateResult {
  const off = card.legal === false;
  const picked = isPicked(board, card);
  return html`<button type="button" class="pick ${off ? "off" : "legal"} ${picked ? "sel" : ""} ${card.action === board.hinted ? "hinted" : ""}" data-card=${card.card ?? ""}
    aria-disabled=${off ? "true" : nothing} aria-pressed=${off ? nothing : picked ? "true" : "false"} aria-label=${cardLabel(card, board.live)} @click=${(event: Event) => board.onCard(card, event)}>
    <span aria-hidden="true">${tile(card, board.latin)}</span>
  </button>`;
}

/** A closed stack or a pile: its top, its count; a card turned up under a stack lies across. */
export function heap(board: Board, zone: Zone): TemplateResult {
  const top = zone.cards[zone.cards.length - 1];
  const turned = zone.kind === "stack" && top?.up;
  const backs = zone.kind === "stack" ? Math.min(4, Math.ceil((zone.count - (turned ? 1 : 0)) / 3)) : 0;
  const said = `${zone.label}: ${zone.count}${top?.up ? `, ${cardLabel(top, false)}` : ""}`;
  const body = html`${turned ? html`<span class="turnup">${anyFace(top, board.latin)}</span>` : nothing}
    ${Array.from({ length: backs }, (_, k) => html`<span class="back" ${styled({ "--k": k })}></span>`)}
    ${zone.kind === "pile" && top ? html`<span>${anyFace(top, board.latin)}</span>` : nothing}`;
  return html`<div class="zone ${zone.kind}" role="group" aria-label=${said}>
    <div class="pileup ${turned ? "turned" : ""}" aria-hidden=${top?.action ? nothing : "true"}>
      ${top?.action ? html`<button class="card" type="button" @click=${(event: Event) => board.onCard(top, event)}>${body}<span class="vh">${cardLabel(top, board.live)}</span></button>` : body}
      <span class="num">${zone.count}</span>
    </div>
    <span aria-hidden="true">${zone.label}</span>
  </div>`;
}

/** A sentence with its rules. */
export const sentence = (text: string, ids?: readonly string[]): TemplateResult => html`<p>${rich(text)} ${cites(ids)}</p>`;
