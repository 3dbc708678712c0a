// One field of a form from its declared parameter.
import { css, html, nothing, type TemplateResult } from "lit";
import { readHand, SIGN, SUIT_NAME, SUIT_OF, type Card } from "../cards/notation";
import { suitSign, tile } from "../cards/face";
import type { Json, Param } from "../core/types";
import { prefs } from "../prefs/prefs";
import { fitRow, typedInt } from "./values";
import { styled } from "../ui/styled";

export interface FieldState {
  value: Json;
  error: string;
  relevant: boolean;
  /** How many players a row of numbers is for, where it depends on that. */
  players?: number | null;
  change: (value: Json) => void;
}

export const fieldStyles = css`
  .form {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr));
    gap: 14px 22px;
    padding: 14px 20px 18px;
    align-items: start;
  }
  .field {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
    transition: opacity 0.15s;
  }
  .field.wide {
    grid-column: 1 / -1;
  }
  .field[inert] {
    opacity: 0.38;
  }
  .field > label:not(.switch),
  .field > legend,
  .field > .lab {
    display: block;
    padding: 0;
    font-size: 13.5px;
    line-height: 1.35;
    color: var(--ink2);
    margin-bottom: 6px;
  }
  .field .hint {
    font-size: 13px;
    line-height: 1.35;
    color: var(--ink2);
    margin-top: 4px;
  }
  .field .err {
    margin-top: 4px;
  }
  .in {
    width: 100%;
    height: 42px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--paper);
    padding: 0 12px;
    font-size: 16px;
  }
  .step {
    display: inline-flex;
    align-items: center;
    border: 1px solid var(--line);
    border-radius: 10px;
    height: 42px;
    max-width: 100%;
    background: var(--paper);
  }
  .step button {
    width: 42px;
    height: 100%;
    border: 0;
    background: none;
    font-size: 20px;
    line-height: 1;
    cursor: pointer;
    border-radius: 10px;
    flex: none;
  }
  .step button:hover {
    background: var(--pri-soft);
  }
  .step button:disabled {
    opacity: 0.3;
    cursor: default;
    background: none;
  }
  .step input {
    width: 64px;
    min-width: 0;
    height: 100%;
    border: 0;
    background: none;
    text-align: center;
    font-weight: 600;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
    padding: 0;
    border-radius: 6px;
  }
  .unit {
    margin-inline-start: 8px;
    color: var(--ink2);
    font-size: 14px;
  }
  [aria-invalid="true"],
  .step:has([aria-invalid="true"]) {
    border-color: var(--acc);
    box-shadow: 0 0 0 1px var(--acc);
  }
  .step [aria-invalid="true"] {
    box-shadow: none;
  }
  .seg {
    display: flex;
    flex-wrap: wrap;
    width: fit-content;
    max-width: 100%;
    background: color-mix(in srgb, var(--ink) 6%, transparent);
    border-radius: 10px;
    padding: 3px;
    gap: 2px;
  }
  .seg label {
    position: relative;
    flex: 1 0 auto;
  }
  .seg input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  .seg span {
    border-radius: 8px;
    min-width: 40px;
    min-height: 36px;
    padding: 2px 12px;
    display: grid;
    place-items: center;
    text-align: center;
    font-weight: 500;
    font-size: 15px;
    line-height: 1.2;
  }
  .seg .sy {
    width: 19px;
    height: 19px;
  }
  .seg input:checked + span {
    background: var(--seg);
    box-shadow: 0 1px 3px #0003;
    font-weight: 600;
  }
  .seg input:focus-visible + span {
    outline: 3px solid var(--gold);
    outline-offset: 1px;
  }
  .switch {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 42px;
    cursor: pointer;
    font-size: 15px;
    line-height: 1.3;
    position: relative;
  }
  .switch input {
    position: absolute;
    opacity: 0;
    width: 44px;
    height: 42px;
    margin: 0;
    cursor: pointer;
  }
  .switch i {
    width: 44px;
    height: 26px;
    border-radius: 26px;
    background: color-mix(in srgb, var(--ink) 38%, transparent);
    flex: none;
    position: relative;
    transition: background 0.15s;
  }
  .switch i::after {
    content: "";
    position: absolute;
    left: 3px;
    top: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px #0006;
    transition: transform 0.15s;
  }
  .switch input:checked + i {
    background: var(--pri);
  }
  .switch input:checked + i::after {
    transform: translateX(18px);
    background: var(--pri-ink);
  }
  .switch input:focus-visible + i {
    outline: 3px solid var(--gold);
    outline-offset: 2px;
  }
  .cards-in {
    display: grid;
    gap: 6px;
  }
  .with {
    display: flex;
    gap: 6px;
  }
  .with .in {
    flex: 1;
    min-width: 0;
  }
  .suits {
    display: flex;
    border: 1px solid var(--line);
    border-radius: 10px;
    flex: none;
  }
  .suits button {
    width: 34px;
    height: 40px;
    border: 0;
    border-radius: 9px;
    background: none;
    cursor: pointer;
    padding: 0;
  }
  .suits button:hover {
    background: var(--pri-soft);
  }
  .suits .sy {
    width: 17px;
    height: 17px;
    vertical-align: -2px;
  }
  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    min-height: 38px;
  }
  .row2 {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
  }
  .row2 label {
    font-size: 13.5px;
    color: var(--ink2);
    display: grid;
    gap: 3px;
  }
  .row2 input {
    width: 66px;
  }
  .pairs {
    border-collapse: collapse;
    font-size: 13.5px;
    width: min(100%, 560px);
    table-layout: fixed;
  }
  .pairs th {
    font-weight: 400;
    color: var(--ink2);
    text-align: start;
    padding: 2px 4px 2px 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .pairs td {
    padding: 2px 3px;
    text-align: center;
  }
  .pairs .none {
    color: var(--ink2);
  }
  .pairs .in {
    padding: 0 6px;
    text-align: center;
  }
  @media (forced-colors: active) {
    .seg input:checked + span {
      outline: 2px solid Highlight;
    }
  }
  @container (max-width: 560px) {
    .form {
      padding: 12px 16px 16px;
      grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
      gap: 12px 16px;
    }
    .field.line {
      grid-column: 1 / -1;
    }
    .field > .lab {
      display: none;
    }
    .suits button {
      width: 32px;
    }
    .seg {
      width: 100%;
    }
    .seg span {
      min-height: 40px;
    }
  }
`;

const shownLabels = (param: Param): string[] => (param.choices ?? []).map(({ value, label }) => (SUIT_OF[String(value)] ? "♠" : label));

/** A choice is shown as segments while its labels fit into a line or two. */
const segmented = (param: Param): boolean => shownLabels(param).length <= 7 && shownLabels(param).join("").length <= 44;

/** About how wide the segments are, in pixels. */
const breadth = (param: Param): number => shownLabels(param).reduce((sum, label) => sum + label.length * 8.6 + 28, 6);

/** Whether a field needs a line of its own. */
const wide = (param: Param): boolean =>
  (param.type === "cards" && (param.high ?? 52) > 2) || param.pairs === true || (param.type === "ints" && (param.labels?.length ?? 0) > 3) || (param.type === "choice" && segmented(param) && breadth(param) > 216);

const room = (param: Param): string => (wide(param) ? "wide" : param.type === "int" ? "" : "line");

export function field(param: Param, state: FieldState): TemplateResult {
  const id = `f-${param.name}`;
  const invalid = state.error ? "true" : "false";
  const described = `${id}-e ${id}-h`;
  const foot = html`${state.error ? html`<p class="err" id="${id}-e">${state.error}</p>` : nothing}${param.hint
    ? html`<p class="hint" id="${id}-h">${param.hint}</p>`
    : nothing}`;
  const group = (body: TemplateResult): TemplateResult =>
    html`<fieldset class="field ${room(param)}" data-name=${param.name} ?inert=${!state.relevant} aria-describedby=${described}>
      <legend>${param.label}</legend>
      ${body}${foot}
    </fieldset>`;
  const single = (body: TemplateResult): TemplateResult =>
    html`<div class="field ${room(param)}" data-name=${param.name} ?inert=${!state.relevant}>
      <label for=${id}>${param.label}</label>
      ${body}${foot}
    </div>`;
  switch (param.type) {
    case "choice":
      return segmented(param)
        ? group(segments(param, state))
        : single(html`<select class="in" id=${id} aria-describedby=${described} aria-invalid=${invalid}
            @change=${(event: Event) => state.change(param.choices![(event.target as HTMLSelectElement).selectedIndex]!.value)}>
            ${param.choices?.map(({ value, label }) => html`<option ?selected=${value === state.value}>${label}</option>`)}
          </select>`);
    case "flag":
      return html`<div class="field line" data-name=${param.name} ?inert=${!state.relevant}>
        <span class="lab" aria-hidden="true">&nbsp;</span>
        <label class="switch"
          ><input type="checkbox" role="switch" id=${id} .checked=${state.value === true} aria-describedby=${described}
            @change=${(event: Event) => state.change((event.target as HTMLInputElement).checked)} /><i></i><span>${param.label}</span></label
        >${foot}
      </div>`;
    case "int":
      return single(stepper(param, state, id, described));
    case "ints":
      return group(state.players && param.pairs ? pairs(param, state, state.players) : several(param, state));
    case "cards":
      return single(html`<div class="cards-in">
        <span class="with"
          ><input class="in" id=${id} .value=${String(state.value ?? "")} aria-describedby=${described} aria-invalid=${invalid} autocomplete="off" spellcheck="false"
            @input=${(event: Event) => state.change((event.target as HTMLInputElement).value)} /><span class="suits" role="group" aria-label="Вписать масть"
            >${(["s", "h", "c", "d"] as const).map((suit) => html`<button type="button" class="s-${suit}" aria-label=${SUIT_NAME[suit]} @click=${(event: Event) => insert(event, SIGN[suit], state)}>${suitSign(suit)}</button>`)}</span
          ></span>
        <span class="tiles" aria-hidden="true">${readHand(String(state.value ?? "")).map(preview)}</span>
      </div>`);
    case "texts":
      return field(
        { ...param, type: "text", hint: param.hint || "Через запятую" },
        { ...state, value: Array.isArray(state.value) ? state.value.join(", ") : state.value, change: (text) => state.change(String(text).split(",").map((part) => part.trim()).filter(Boolean)) },
      );
    default:
      return single(html`<input class="in" id=${id} .value=${String(state.value ?? "")} inputmode=${param.type === "amount" ? "decimal" : "text"}
        aria-describedby=${described} aria-invalid=${invalid} autocomplete="off"
        @input=${(event: Event) => state.change((event.target as HTMLInputElement).value)} />${param.unit ? html`<span class="unit">${param.unit}</span>` : nothing}`);
  }
}

const preview = (card: Card): TemplateResult => tile({ card: SIGN[card.suit] + card.rank, up: true }, prefs.value.latin);

/** Put a suit sign where the caret is: no keyboard has one. */
function insert(event: Event, sign: string, state: FieldState): void {
  const input = (event.currentTarget as Element).closest(".with")!.querySelector("input")!;
  const [from, to] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  const before = input.value.slice(0, from);
  const gap = before && !before.endsWith(" ") ? " " : "";
  input.setRangeText(gap + sign, from, to, "end");
  input.focus();
  state.change(input.value);
}

function segments(param: Param, state: FieldState): TemplateResult {
  return html`<div class="seg">
    ${param.choices?.map(({ value, label }, i) => {
      const suit = SUIT_OF[String(value)];
      return html`<label class=${suit ? `s-${suit}` : ""}
        ><input type="radio" name=${param.name} .checked=${value === state.value} value=${i} aria-label=${suit ? SUIT_NAME[suit] : nothing}
          @change=${() => state.change(value)} /><span>${suit ? suitSign(suit) : label}</span></label
      >`;
    })}
  </div>`;
}

function stepper(param: Param, state: FieldState, id: string, described: string): TemplateResult {
  const { low = 0, high = 1e9, step = 1 } = param;
  const now = typeof state.value === "number" ? state.value : null;
  const move = (by: number): void => state.change(Math.min(high, Math.max(low, (now ?? low) + by * step)));
  const keys = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by) {
      event.preventDefault();
      move(by);
    }
  };
  return html`<span class="step"
      ><button type="button" tabindex="-1" aria-label="Меньше: ${param.label}" ?disabled=${now !== null && now <= low} @click=${() => move(-1)}>−</button
      ><input id=${id} inputmode="numeric" autocomplete="off" .value=${String(state.value ?? "")} ${styled({ width: `${Math.max(3, String(high).length + 1)}ch`, "min-width": "52px" })}
        aria-describedby=${described} aria-invalid=${state.error ? "true" : "false"}
        @keydown=${keys} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
        @input=${(event: Event) => state.change(typedInt((event.target as HTMLInputElement).value))} /><button
        type="button" tabindex="-1" aria-label="Больше: ${param.label}" ?disabled=${now !== null && now >= high} @click=${() => move(1)}>+</button
    ></span>${param.unit ? html`<span class="unit">${param.unit}</span>` : nothing}`;
}

const ORDER = ["первый", "второй", "третий", "четвёртый", "пятый", "шестой", "седьмой", "восьмой", "девятый"];
const UPON = ["первого", "второго", "третьего", "четвёртого", "пятого", "шестого", "седьмого", "восьмого", "девятого"];

function several(param: Param, state: FieldState): TemplateResult {
  const values = state.players ? fitRow(param, state.value, state.players) : Array.isArray(state.value) ? state.value : [];
  const labels = param.labels?.length ? param.labels : state.players ? ORDER : null;
  const first = Array.isArray(param.default) ? param.default.length : 0;
  const more = !state.players && values.length < (param.labels?.length || Infinity);
  const fewer = !state.players && values.length > (param.labels?.length ? first : 0);
  const set = (place: number, text: string): void => state.change(values.map((value, i) => (i === place ? typedInt(text) : value)));
  return html`<div class="row2">
    ${values.map(
      (value, i) => html`<label>${labels?.[i] ?? `№ ${i + 1}`}<input class="in" inputmode="numeric" autocomplete="off" .value=${String(value ?? "")}
        aria-invalid=${state.error ? "true" : "false"} @input=${(event: Event) => set(i, (event.target as HTMLInputElement).value)} /></label>`,
    )}
    ${more ? html`<button class="btn" type="button" @click=${() => state.change([...values, param.low ?? 0])}>Добавить</button>` : nothing}
    ${fewer || (!param.labels?.length && !state.players) ? html`<button class="btn" type="button" ?disabled=${!values.length} @click=${() => state.change(values.slice(0, -1))}>Убрать</button>` : nothing}
  </div>`;
}

/** One number for each pair of players, as a sheet is read: who wrote, upon whom. */
function pairs(param: Param, state: FieldState, players: number): TemplateResult {
  const values = fitRow(param, state.value, players);
  const seats = Array.from({ length: players }, (_, i) => i);
  const place = (writer: number, on: number): number => writer * (players - 1) + on - (on > writer ? 1 : 0);
  const set = (at: number, text: string): void => state.change(values.map((value, i) => (i === at ? typedInt(text) : value)));
  return html`<table class="pairs">
    <thead>
      <tr><td></td>${seats.map((on) => html`<th scope="col" aria-label="на ${(param.labels?.length ? param.labels : UPON)[on]}">${param.labels?.length ? `→ ${param.labels[on]}` : `на ${on + 1}-го`}</th>`)}</tr>
    </thead>
    <tbody>
      ${seats.map(
        (writer) => html`<tr>
          <th scope="row" aria-label=${(param.labels?.length ? param.labels : ORDER)[writer]!}>${param.labels?.[writer] ?? `${writer + 1}-й`}</th>
          ${seats.map((on) =>
            on === writer
              ? html`<td class="none">—</td>`
              : html`<td><input class="in" inputmode="numeric" autocomplete="off" aria-label="${param.label}: ${(param.labels?.length ? param.labels : ORDER)[writer]} на ${(param.labels?.length ? param.labels : UPON)[on]}" .value=${String(values[place(writer, on)] ?? "")}
                  aria-invalid=${state.error ? "true" : "false"} @input=${(event: Event) => set(place(writer, on), (event.target as HTMLInputElement).value)} /></td>`,
          )}
        </tr>`,
      )}
    </tbody>
  </table>`;
}
