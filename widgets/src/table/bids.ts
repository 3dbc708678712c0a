// The words of an auction that can be said now: a few buttons for a ladder of one step, number and suit for a free one.
import { html, nothing, type TemplateResult } from "lit";
import type { Scene, SceneAction } from "../core/types";
import { styled } from "../ui/styled";
import { rich } from "../ui/text";

const SUIT = /[♠♣♦♥]|без козырей|БК|бк/;
/** So many stand side by side as they are. */
const FEW = 4;

export const inGrid = ({ row, col }: SceneAction): boolean => row !== undefined || col !== undefined;

/** Bids that can be made: those that the auction does not allow now are not shown. */
export const bidsOf = (scene: Scene): SceneAction[] => scene.actions.filter((one) => one.legal && inGrid(one));

/** Saying nothing binds to nothing: one tap. */
export const isPass = ({ action }: SceneAction): boolean => action === "pass" || action.endsWith(" pass");

/** A word that binds is shown before it is said. */
export const binds = (one: SceneAction): boolean => !isPass(one) && (inGrid(one) || one.group === "auction");

/** Number and suit are chosen one after the other: no single tap says both. */
export function inPairs(scene: Scene): boolean {
  const bids = bidsOf(scene);
  const several = (of: (one: SceneAction) => unknown): boolean => new Set(bids.map(of)).size > 1;
  return bids.length > FEW && SUIT.test(bids[0]!.label) && several(({ row }) => row) && several(({ col }) => col);
}

export interface BidHost {
  selected: string | null;
  hinted: string | null;
  pick(one: SceneAction): void;
}

const rowLabel = (one: SceneAction): string => one.label.replace(SUIT, "").replace(/\s+/g, " ").trim();
const colLabel = (one: SceneAction): string => SUIT.exec(one.label)?.[0] ?? one.label;

const button = (host: BidHost, label: string, on: boolean, hinted: boolean, one: SceneAction, said: string): TemplateResult =>
  html`<button type="button" class="b ${on ? "on" : ""} ${hinted ? "hinted" : ""}" data-action=${one.action} aria-pressed=${on ? "true" : "false"} title=${said || nothing}
    @click=${() => host.pick(one)}>${rich(label)}</button>`;

/** Columns that are as wide as the longest word among these: no word is broken. */
export const columns = (labels: string[]): unknown => styled({ "--word": `${Math.max(...labels.flatMap((label) => label.split(/\s+/)).map((word) => word.length)) * 9.6 + 23}px` });

/** The rows of an auction; nothing where there is none. */
export function bidsView(scene: Scene, host: BidHost): TemplateResult | typeof nothing {
  const bids = bidsOf(scene);
  if (!bids.length) return nothing;
  const rows = [...new Set(bids.map(({ row }) => row ?? 0))].sort((a, b) => a - b);
  const cols = [...new Set(bids.map(({ col }) => col ?? 0))].sort((a, b) => a - b);
  if (!inPairs(scene)) {
    return html`<div class="bids ${bids.length > 8 ? "many" : ""}" role="group" aria-label="Что сказать" ${columns(bids.map(({ label }) => label))}>
      ${bids.map((one) => button(host, one.label, host.selected === one.action, host.hinted === one.action, one, one.say ?? ""))}
    </div>`;
  }
  const chosen = bids.find(({ action }) => action === host.selected) ?? bids.find(({ action }) => action === host.hinted) ?? bids[0]!;
  const inRow = (row: number): SceneAction[] => bids.filter((one) => (one.row ?? 0) === row);
  // another number keeps the suit where it can be said, another suit keeps the number
  const near = (among: SceneAction[], col: number): SceneAction => among.find((one) => (one.col ?? 0) === col) ?? among[0]!;
  const inCol = (col: number): SceneAction[] => bids.filter((one) => (one.col ?? 0) === col);
  const picked = host.selected === chosen.action;
  return html`<div class="two">
    <div class="bids lv ${rows.length > 7 ? "many" : ""}" role="group" aria-label="Сколько">
      ${rows.map((row) => {
        const one = near(inRow(row), chosen.col ?? 0);
        return button(host, rowLabel(one), picked && row === (chosen.row ?? 0), host.hinted !== null && inRow(row).some(({ action }) => action === host.hinted), one, one.say ?? "");
      })}
    </div>
    <div class="bids" role="group" aria-label="Масть">
      ${cols.map((col) => {
        const among = inCol(col);
        const one = among.find((each) => (each.row ?? 0) === (chosen.row ?? 0)) ?? among[0]!;
        return button(host, colLabel(one), picked && col === (chosen.col ?? 0), host.hinted !== null && inCol(col).some(({ action }) => action === host.hinted), one, one.say ?? "");
      })}
    </div>
  </div>`;
}
