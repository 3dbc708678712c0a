// Cards laid out in levels: a pyramid, with the places where a card may be put. Few games have one, so it comes after the felt.
import { css, html, nothing, type TemplateResult } from "lit";
import { anyFace } from "../cards/face";
import type { Cell, SceneAction, Zone } from "../core/types";
import { rich } from "../ui/text";
import { styled } from "../ui/styled";
import { type Board, cardButton, cardLabel } from "./parts";

/** Cards laid out in levels, the lowest below; places where one may be put are buttons. */
export function layout(board: Board, zone: Zone): TemplateResult {
  const cells = zone.cells!;
  const [rows, cols] = [cells.map(({ row }) => row), cells.map(({ col }) => col)];
  const [top, left, right] = [Math.max(...rows), Math.min(...cols), Math.max(...cols)];
  const whose = zone.owner === null ? "common" : zone.owner === board.scene.seat ? "mine" : "";
  return html`<div class="zone layout ${whose}" role="group" aria-label=${zone.label}>
    <span class="zl" aria-hidden="true">${zone.label}</span>
    <div class="levels" ${styled({ "--levels": top, "--halves": right - left + 2 })}>
      ${cells.map((one) => html`<div class="cell" ${styled({ "grid-row": String(top - one.row + 1), "grid-column": `${one.col - left + 1} / span 2` })}>${cellView(board, one)}</div>`)}
    </div>
  </div>`;
}

function cellView(board: Board, one: Cell): TemplateResult {
  const said = [one.label, one.note].filter(Boolean).join(", ");
  if (!one.card) {
    const act: SceneAction = { action: one.action ?? "", label: one.label ?? "", legal: one.legal !== false, why: one.why ?? null, say: said };
    const on = one.action && (one.action === board.selected || board.picked?.(one.action));
    return html`<button type="button" class="spot ${on ? "on" : ""} ${one.action && one.action === board.hinted ? "hinted" : ""}" data-action=${one.action ?? nothing} aria-label=${said} title=${one.note ?? nothing}
      aria-disabled=${one.action && one.legal !== false ? nothing : "true"} @click=${(event: Event) => one.action && board.onSpot(act, event)}><span>${one.label ?? ""}</span>${(one.lines ?? []).map(({ text }) => html`<small>${rich(text)}</small>`)}</button>`;
  }
  const card = { ...one.card, ...(one.action ? { action: one.action, legal: one.legal !== false, why: one.why ?? null } : {}) };
  const name = [cardLabel(card, false), ...[...(one.lines ?? []), ...(one.marks ?? [])].map(({ text, name: spoken }) => spoken ?? text), said].filter(Boolean).join(", ");
  return html`<span class="held">
    ${card.action ? cardButton(board, card, true) : html`<span class="cardlet" role="img" aria-label=${name}>${anyFace(card, board.latin)}</span>`}
    ${one.lines?.length && card.face?.value ? html`<b class="nr" aria-hidden="true">${card.face.value}</b>` : nothing}
    ${(one.sectors ?? []).map((tone, at) => (tone ? html`<i class="quarter q${at} tone-${tone.replace(/[^\w-]/g, "")}" aria-hidden="true"></i>` : nothing))}
    ${one.lines?.length ? html`<span class="lines" aria-hidden="true">${one.lines.map(({ tone, text }) => html`<i class="tone-${tone.replace(/[^\w-]/g, "")}">${rich(text)}</i>`)}</span>` : nothing}
    ${one.marks?.length ? html`<span class="marks" aria-hidden="true">${one.marks.map(({ tone, text }) => html`<i class="tone-${tone.replace(/[^\w-]/g, "")}">${text}</i>`)}</span>` : nothing}
  </span>`;
}

export const levelsStyles = css`
  /* cards in levels: what is asked about stands first, and an empty hand leaves its room to them */
  .strips:has(.layout) {
    container: boards / inline-size;
    max-height: 100%;
  }
  .felt:has(.layout) .mid {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .felt:has(.layout) .hand:not(:has(.card)) {
    min-height: 0;
    padding: 0;
  }
  /* a desk: who sits beside leaves the room to a wide row */
  @container surface (min-width: 900px) and (min-height: 560px) {
    .surface .felt:has(.layout):is(.of2, .of3) {
      grid-template-columns: 142px minmax(0, 1fr) 142px;
    }
    .felt:has(.layout):is(.of2, .of3) .opp:not(.n) {
      padding-inline: 8px;
    }
  }
  .layout {
    --lw: 46px;
    --lh: calc(var(--lw) * 1.4);
    display: grid;
    justify-items: center;
    gap: 2px;
    min-width: 0;
    max-width: 100%;
    overflow-x: auto;
    order: 2;
  }
  .layout.common {
    --lw: clamp(64px, calc(25cqw - 6px), 104px);
    --lh: 82px;
    order: 1;
  }
  .layout.mine {
    order: 1;
  }
  .layout.mine:has(.spot[data-action]) {
    order: 0;
  }
  .layout.mine .levels {
    --lw: clamp(44px, calc((100cqw - 8px) / var(--halves) * 2 - 4px), 72px);
    --lh: max(calc(var(--lw) * 1.25), 72px);
  }
  .layout .zl {
    position: sticky;
    left: 0;
  }
  .levels {
    display: grid;
    grid-template-columns: repeat(var(--halves), calc(var(--lw) / 2 + 2px));
    grid-auto-rows: var(--lh);
    gap: 4px 0;
    justify-content: start;
  }
  .cell {
    display: grid;
    justify-items: center;
    min-width: 0;
  }
  .held {
    position: relative;
    display: grid;
    width: var(--lw);
    height: var(--lh);
  }
  .held .free,
  .held .card,
  .held .cardlet,
  .held .face {
    width: var(--lw);
    height: var(--lh);
  }
  .nr {
    position: absolute;
    inset: 1px 0 auto;
    text-align: center;
    color: #2b2822;
    font: 700 11.5px/1.2 var(--ui);
    pointer-events: none;
  }
  .held:has(.nr) .free > *,
  .held:has(.nr) .face > * {
    visibility: hidden;
  }
  .quarter {
    --q: min(calc(var(--lw) * 0.26), 17px);
    position: absolute;
    width: var(--q);
    height: var(--q);
    background: var(--tone);
    pointer-events: none;
  }
  .q0 {
    top: 0;
    left: 0;
    border-radius: 0 0 100% 0;
  }
  .q1 {
    top: 0;
    right: 0;
    border-radius: 0 0 0 100%;
  }
  .q2 {
    bottom: 0;
    left: 0;
    border-radius: 0 100% 0 0;
  }
  .q3 {
    bottom: 0;
    right: 0;
    border-radius: 100% 0 0 0;
  }
  .marks {
    position: absolute;
    inset: auto 0 2px;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px;
    pointer-events: none;
  }
  .marks i {
    padding: 0 4px;
    border-radius: 8px;
    background: var(--tone, #5d574c);
    color: #fff;
    font: 600 11px/1.35 var(--ui);
  }
  .lines {
    position: absolute;
    inset: 16px 1px auto;
    display: grid;
    gap: 1px;
    pointer-events: none;
  }
  .lines i {
    overflow: hidden;
    padding: 0 2px;
    border-radius: 5px;
    background: color-mix(in srgb, var(--tone, #5d574c) 16%, var(--face));
    color: color-mix(in srgb, var(--tone, #5d574c) 80%, #000);
    font: 600 10px/1.3 var(--ui);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .lines i:only-child {
    padding: 0 1px;
    font-size: 9.5px;
    letter-spacing: -0.2px;
    overflow-wrap: anywhere;
    white-space: normal;
    max-height: calc(var(--lh) - 22px);
  }
  /* what a laid card cost and gave is past: its tokens show it; of a law the text counts to the end */
  .layout:not(.common) .held:has(.lines i + i) > :is(.lines, .nr),
  .layout:not(.mine, .common) .held > :is(.lines, .nr) {
    display: none;
  }
  .layout:not(.common) .held:has(.lines) .free > em {
    display: none;
  }
  .layout:not(.common) .held:has(.lines i + i) :is(.free, .face) > *,
  .layout:not(.mine, .common) .held :is(.free, .face) > * {
    visibility: visible;
  }
  .spot {
    display: grid;
    align-content: center;
    justify-items: center;
    width: var(--lw);
    height: var(--lh);
    padding: 2px;
    border: 2px dashed #ffffffb3;
    border-radius: 8px;
    background: #ffffff14;
    color: #fff;
    font: 600 12px/1.15 var(--ui);
    cursor: pointer;
  }
  .spot small {
    font: 500 10.5px/1.2 var(--ui);
  }
  .spot.on {
    border-style: solid;
    border-color: var(--gilt);
    background: #ffffff33;
  }
  .spot.hinted {
    border-color: var(--gilt);
  }
  .spot[aria-disabled] {
    opacity: 0.6;
  }
  /* players of whom more is known */
  .chipseat.full {
    height: auto;
    min-height: 44px;
  }
  .opps.chips:has(.full) {
    grid-auto-rows: minmax(44px, auto);
    grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  }
  .chipseat.full .l2:not(.act) {
    color: #fff;
  }
  .chipseat.full .act:empty {
    display: none;
  }
  .chipseat.out {
    opacity: 0.5;
  }
  /* five or six whose account is shown: it has a line of its own, and so has what each said last */
  @container surface (min-height: 560px) {
    .opps.chips:has(.chipseat:nth-child(5)):has(.money):not(:has(.chipseat:nth-child(7))) {
      grid-auto-rows: minmax(58px, auto);
    }
    .opps.chips:has(.chipseat:nth-child(5)):not(:has(.chipseat:nth-child(7))) .chipseat:has(.money) {
      height: auto;
    }
    .opps.chips:has(.chipseat:nth-child(5)):not(:has(.chipseat:nth-child(7))) .l2:has(.money) {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .opps.chips:has(.chipseat:nth-child(5)):not(:has(.chipseat:nth-child(7))) .l2 .money {
      display: block;
    }
    /* two heaps one below the other take no more than there is */
    .stage:not(.lone) .heaps:has(> :nth-child(2)):not(:has(> :nth-child(3))) .pileup {
      width: min(calc(var(--cw) * 0.72), max(30px, 36cqh - 18px));
    }
  }
`;
