// What is shown before and beside a verdict: what is missing, every way it can be, who claims what and who is right.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Json, Schema } from "../core/types";
import { icon } from "../ui/icons";
import { figure, rich } from "../ui/text";
import type { Claim, Weighed } from "./data";

const labels = (schema: Schema, names: string[]): string[] => names.map((name) => schema.params.find((one) => one.name === name)?.label ?? name);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Every way it can be, side by side; a tap states the fact. */
export function waysView(schema: Schema, { asks, ways }: Weighed, take: (facts: Record<string, Json>) => void): TemplateResult {
  const about = labels(schema, asks).map(lower).join(", ");
  return html`<section class="part need" aria-live="polite">
    <h3 id="need" tabindex="-1">${asks.length === 1 ? "Осталось одно" : "Осталось сказать"}: ${about}</h3>
    <ul class="duo">
      ${ways.map(
        ({ facts, text, sheet, asks: more }) => html`<li>
          <button class="alt" type="button" @click=${() => take(facts)}>
            <span class="if">${rich(text.replace(/(^|, )[^:,]+: /g, "$1"))}${icon("next")}</span>
            ${sheet
              ? html`<span class="then">${rich(sheet.verdict)}</span>${typeof sheet.result.total === "number" && sheet.result.unit && sheet.result.unit !== "игрок" ? html`<b>${figure(sheet.result.total, sheet.result.unit)} <small>${sheet.result.unit === "коп." ? "" : sheet.result.unit}</small></b>` : nothing}`
              : html`<span class="then">тогда нужно ещё: ${labels(schema, more).map(lower).join(", ")}</span>`}
          </button>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** What has to be said before anything can be decided. */
export const asksView = (schema: Schema, asks: string[]): TemplateResult =>
  html`<p class="note ask" role="status"><b id="need" tabindex="-1">Чтобы ответить, скажите:</b> ${labels(schema, asks).map(lower).join("; ")}. За вас ничего не подставлено.</p>`;

export type Sides = [name: string, name: string];

/** Who claims what: the outcomes in rows, the two sides in columns. With a verdict it tells who is right. */
export function claimsView(claims: Claim[], sides: Sides, taken: [string, string], verdict: string, mark: (side: number, text: string) => void, rename: (side: number, name: string) => void): TemplateResult {
  // what was marked stays in sight when other facts make it impossible
  const rows = [...new Set([...claims.map(({ text }) => text), ...taken.filter((text) => text && text !== OTHER), OTHER])];
  return html`<section class="part claims">
    <h3>Кто что утверждает</h3>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="vh">Исход</span></th>
          ${sides.map((name, side) => html`<th scope="col"><input class="in" aria-label="Имя стороны ${side + 1}" maxlength="24" .value=${name} @change=${(event: Event) => rename(side, (event.target as HTMLInputElement).value.trim() || DEFAULT[side]!)} /></th>`)}
        </tr>
      </thead>
      <tbody>
        ${repeat(
          rows,
          (text) => text,
          (text) => html`<tr class=${verdict && text === verdict ? "true" : ""}>
            <th scope="row">${rich(text)}${verdict && text === verdict ? html` <span class="vd ok">${icon("check")}верно</span>` : nothing}</th>
            ${sides.map((name, side) => html`<td><label class="rad"><input type="radio" name="claim-${side}" aria-label="${name}: ${text}" .checked=${taken[side] === text} @change=${() => mark(side, text)} /><i></i></label></td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
    ${verdict && taken.some(Boolean) ? html`<p class="right" role="status">${rightOf(sides, taken, verdict)}</p>` : nothing}
  </section>`;
}

export const OTHER = "Что-то другое";
export const DEFAULT: Sides = ["Одни", "Другие"];

/** «Правы противники», «Не прав никто». */
export function rightOf(sides: Sides, taken: [string, string], verdict: string): string {
  const right = sides.filter((_, side) => taken[side] === verdict);
  const said = taken.filter(Boolean).length;
  if (right.length === 2) return "Обе стороны говорят верно.";
  if (right.length === 1) return `Верно говорит сторона «${right[0]}».`;
  return said === 2 ? "Неверно говорят обе стороны." : `Сторона «${sides[taken[0] ? 0 : 1]}» говорит неверно.`;
}
