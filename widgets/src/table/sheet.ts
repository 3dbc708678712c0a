// The score sheet as people draw it. One mechanism for every game: the core sends bands, parts and numbers, here are the lines.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { spoken } from "../cards/notation";
import type { Drawing, SheetCell, SheetPart, Written } from "../core/types";
import { cites, rich } from "../ui/text";
import { styled } from "../ui/styled";

/** A place of the sheet: part, band, cell. */
export type Spot = readonly [number, number, number];

export interface SheetHost {
  picked: Spot | null;
  pick: (spot: Spot | null) => void;
}

/** What a side of the square shows of a long trail; the rest is one tap away. */
const TRAIL = 4;

export function sheetView(drawing: Drawing, host: SheetHost | null): TemplateResult {
  const ruled = drawing.ruling === "sides" ? sides(drawing, host) : columns(drawing, host);
  return html`<div class="drawn ${drawing.ruling}">
    ${ruled} ${drawing.notes.map(({ label, text, cites: ids }) => html`<p class="dn"><span>${label}:</span> <b>${rich(text)}</b> ${cites(ids)}</p>`)}
  </div>`;
}

/** What was written in the picked place, for what, and by which rules. */
export function spotView(drawing: Drawing, host: SheetHost): TemplateResult {
  const { picked } = host;
  const found = picked && at(drawing, picked);
  if (!found) return html`<p class="dhint">Нажмите на запись: будет сказано, за что она.</p>`;
  const entries = [...found.entries].reverse();
  return html`<div class="dwhy" role="group" aria-label="За что написано">
    <p class="h">${nameOf(drawing, picked)}<button class="lnk" type="button" @click=${() => host.pick(null)}>Свернуть</button></p>
    ${entries.length
      ? html`<ul tabindex="0" aria-label=${nameOf(drawing, picked)}>
          ${entries.map((one) => html`<li><b class=${one.struck ? "struck" : ""}>${one.text}</b><span>${rich(one.note)} ${cites(one.cites)}</span></li>`)}
        </ul>`
      : html`<p>Здесь ещё ничего не написано. ${cites(drawing.bands[picked[1]]!.cites)}</p>`}
  </div>`;
}

/** The same sheet with nothing on it. */
export const blank = (drawing: Drawing): Drawing => ({
  ...drawing,
  notes: [],
  parts: drawing.parts.map((part) => ({ ...part, name: "", cells: part.cells.map((row) => row.map((cell) => ({ ...cell, label: "", entries: [] }))) })),
});

const at = ({ parts }: Drawing, [part, band, cell]: Spot): SheetCell | undefined => parts[part]?.cells[band]?.[cell];
const same = (one: Spot | null, other: Spot): boolean => one !== null && one.every((value, i) => value === other[i]);

function nameOf(drawing: Drawing, spot: Spot): string {
  const { name } = drawing.parts[spot[0]]!;
  const { label } = drawing.bands[spot[1]]!;
  const inside = at(drawing, spot)?.label ?? "";
  return [name, label.toLowerCase(), inside].filter(Boolean).join(", ");
}

/** What was replaced is seen, not heard. */
const number = ({ text, struck }: Written): TemplateResult => (struck ? html`<s class="num2 struck" aria-hidden="true">${text}</s>` : html`<span class="num2">${text}<span class="vh">, </span></span>`);

/** One place: a button that says what stands in it, or bare paper. */
function place(drawing: Drawing, spot: Spot, host: SheetHost | null, most = Infinity): TemplateResult {
  const { label, entries } = at(drawing, spot)!;
  const shown = entries.slice(-most);
  const body = html`${label ? html`<small aria-hidden="true">${label}</small>` : nothing}<span class="trail ${drawing.bands[spot[1]]!.grows}"
      >${entries.length > shown.length ? html`<span class="num2 more2" aria-hidden="true">…</span>` : nothing}${shown.map(number)}</span
    >`;
  if (!host) return html`<span class="spot">${body}</span>`;
  const picked = same(host.picked, spot);
  return html`<button class="spot" type="button" aria-expanded=${picked ? "true" : "false"} @click=${() => host.pick(picked ? null : spot)}>
    <span class="vh">${spoken(nameOf(drawing, spot))}: ${entries.length ? "" : "пусто"}</span>${body}</button>`;
}

// --- columns: a part a column, the bands one under another ---------------------------------------------------------

/** How many signs the longest number of a part has: no column is narrower, seven of them are drawn aside on a phone. */
const widest = (parts: readonly SheetPart[]): number => Math.max(0, ...parts.flatMap(({ cells }) => cells.flat().flatMap(({ entries }) => entries.map(({ text }) => text.length))));

function columns(drawing: Drawing, host: SheetHost | null): TemplateResult {
  const { bands, parts } = drawing;
  return html`<table class="cols" ${styled({ "--parts": parts.length, "--signs": widest(parts) })}>
    <thead>
      <tr><td></td>${parts.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${bands.map(
        ({ label, grows, line }, band) => html`<tr class="band ${grows} ${line}">
          <th scope="row">${label}</th>
          ${parts.map((part, i) => html`<td><div class="cells">${part.cells[band]!.map((_, cell) => place(drawing, [i, band, cell], host))}</div></td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

// --- sides: a part at each side of a square, the bands from the edge to the middle ----------------------------------

/** How deep the bands reach, as parts of the way from the edge to the middle. */
function depths(count: number): number[] {
  const [outer, end] = count > 1 ? [0.36, 0.8] : [0.8, 0.8];
  return [0, ...Array.from({ length: count }, (_, i) => (count === 1 ? end : outer + ((end - outer) * i) / (count - 1)))];
}

interface Ground {
  /** The middle of the sheet, in hundredths. */
  x: number;
  y: number;
  /** Two at the upper corners share the top edge where nobody sits there. */
  open: boolean;
}

/** The rectangle of a band that lies wholly in its side: left, top, width, height. */
function box(where: string, ground: Ground, near: number, far: number): [number, number, number, number] {
  const { x, y, open } = ground;
  if (where === "s") return [x * far, 100 - (100 - y) * far, 100 - 100 * far + 2 * (50 - x) * far, (100 - y) * (far - near)];
  if (where === "n") return [x * far, y * near, 100 - 100 * far, y * (far - near)];
  const top = open ? 0 : y * far;
  const height = 100 - (100 - y) * far - top;
  if (where === "w") return [x * near, top, x * (far - near), height];
  return [100 - (100 - x) * far, top, (100 - x) * (far - near), height];
}

/** The line along the inner edge of a band. */
function edge(where: string, { x, y, open }: Ground, far: number): [number, number, number, number] {
  const [left, right, top, bottom] = [x * far, 100 - (100 - x) * far, open ? 0 : y * far, 100 - (100 - y) * far];
  if (where === "s") return [left, bottom, right, bottom];
  if (where === "n") return [left, y * far, right, y * far];
  return where === "w" ? [left, top, left, bottom] : [right, top, right, bottom];
}

/** Side by side across a band, one after another along a side of the table. */
function split([left, top, width, height]: [number, number, number, number], upright: boolean, count: number, k: number): [number, number, number, number] {
  return upright ? [left, top + (height * k) / count, width, height / count] : [left + (width * k) / count, top, width / count, height];
}

const line = ([x1, y1, x2, y2]: readonly number[], kind = ""): SVGTemplateResult => svg`<line class=${kind} x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;

function sides(drawing: Drawing, host: SheetHost | null): TemplateResult {
  const { bands, parts, centre } = drawing;
  const ground: Ground = { x: 50, y: 50, open: !parts.some(({ place: where }) => where === "n") };
  const far = depths(bands.length);
  const upright = ({ place: where }: SheetPart): boolean => where === "w" || where === "e";
  const lines: SVGTemplateResult[] = [line([0, 100, ground.x, ground.y], "heavy"), line([100, 100, ground.x, ground.y], "heavy")];
  if (ground.open) lines.push(line([ground.x, 0, ground.x, ground.y], "heavy"));
  else lines.push(line([0, 0, ground.x, ground.y], "heavy"), line([100, 0, ground.x, ground.y], "heavy"));
  for (const part of parts) {
    bands.forEach((_, band) => {
      lines.push(line(edge(part.place, ground, far[band + 1]!)));
      const whole = box(part.place, ground, far[band]!, far[band + 1]!);
      const count = part.cells[band]!.length;
      for (let k = 1; k < count; k += 1) {
        const [left, top, width, height] = split(whole, upright(part), count, k);
        lines.push(line(upright(part) ? [left, top, left + width, top] : [left, top, left, top + height]));
      }
    });
  }
  const many = bands.flatMap((band, i) => parts[0]!.cells[i]!.map((_, k) => (parts[0]!.cells[i]!.length > 1 ? `${band.label}, ${k + 1}` : band.label)));
  return html`<div class="square" role="table" aria-label="Лист записи">
    <svg viewBox="0 0 100 100" aria-hidden="true" preserveAspectRatio="none">
      <rect x="0" y="0" width="100" height="100"></rect>
      ${lines}
    </svg>
    <div class="vh" role="row"><span role="columnheader">Игрок</span>${many.map((label) => html`<span role="columnheader">${label}</span>`)}</div>
    ${parts.map(
      (part, i) => html`<div class="side ${part.place}" role="row">
        <span class="dname" role="rowheader">${part.name}</span>
        ${part.cells.map((row, band) =>
          row.map((_, cell) => {
            const [left, top, width, height] = split(box(part.place, ground, far[band]!, far[band + 1]!), upright(part), row.length, cell);
            const style = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
            return html`<div class="at ${upright(part) ? "tall" : ""}" role="cell" ${styled(style)}>${place(drawing, [i, band, cell], host, TRAIL)}</div>`;
          }),
        )}
      </div>`,
    )}
    ${centre ? html`<div class="mid2" ${styled({ left: `${ground.x}%`, top: `${ground.y}%` })}><small>${centre.label}</small><b>${centre.text}</b></div>` : nothing}
  </div>`;
}
