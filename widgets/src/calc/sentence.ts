// The case as the calculator's own sentence, with its words to change in place.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Json, Param, Schema } from "../core/types";
import { styled } from "../ui/styled";
import { relevant, typedInt, type Given } from "./values";

export const sentenceStyles = css`
  .sent {
    font: 400 17px/2.15 var(--book);
    margin: 0;
    padding: 10px 16px 12px;
    text-wrap: pretty;
  }
  .w {
    font: 600 15.5px/1.2 var(--ui);
    color: var(--pri);
    border: 1px solid var(--line);
    background: var(--paper);
    border-radius: 9px;
    padding: 6px 10px;
    margin: 0 2px;
    max-width: 100%;
    vertical-align: baseline;
  }
  select.w {
    appearance: none;
    cursor: pointer;
    text-align: center;
    field-sizing: content;
  }
  .w:hover {
    border-color: var(--pri);
  }
  span.w {
    display: inline-flex;
    align-items: center;
    padding: 0;
    line-height: 1;
  }
  span.w button {
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    width: 34px;
    height: 34px;
    font-size: 17px;
  }
  span.w button:disabled {
    opacity: 0.3;
  }
  span.w input {
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-align: center;
    padding: 6px 0;
    min-width: 2ch;
  }
  input.w {
    field-sizing: content;
    min-width: 7ch;
  }
  label.w {
    cursor: pointer;
    display: inline-block;
    line-height: 1.2;
  }
  label.w input {
    accent-color: var(--pri);
    margin: 0 6px 0 0;
    vertical-align: -1px;
  }
  .w[aria-invalid="true"],
  span.w:has([aria-invalid="true"]) {
    border-color: var(--acc);
    box-shadow: 0 0 0 1px var(--acc);
  }
  .sent + .err {
    padding: 0 16px 10px;
  }
`;

interface Told {
  given: Given;
  wrong: string;
  change: (name: string, value: Json) => void;
}

/** The sentence with a control for every fact; what stands in square brackets is said only while its facts matter. */
export function sentence(schema: Schema, told: Told): TemplateResult {
  const params = new Map(schema.params.map((param) => [param.name, param]));
  const matters = (name: string): boolean => relevant(schema, params.get(name)!, told.given);
  const words = (text: string): (string | TemplateResult)[] => text.split(/\{(\w+)\}/).map((piece, at) => (at % 2 ? control(params.get(piece)!, told) : piece));
  const parts = schema.sentence!.split(/(\[[^\]]*\])/).map((part) => {
    if (!part.startsWith("[")) return words(part);
    const names = [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return names.every(matters) ? words(part.slice(1, -1)) : nothing;
  });
  return html`<p class="sent">${parts}</p>`;
}

function control(param: Param, { given, wrong, change }: Told): TemplateResult {
  const value = given[param.name] ?? null;
  const set = (next: Json): void => change(param.name, next);
  const invalid = wrong === param.name ? "true" : "false";
  switch (param.type) {
    case "choice":
      return html`<select class="w" data-name=${param.name} aria-label=${param.label} aria-invalid=${invalid}
        @change=${(event: Event) => set(param.choices![(event.target as HTMLSelectElement).selectedIndex]!.value)}>
        ${param.choices?.map((choice) => html`<option ?selected=${choice.value === value}>${choice.label}</option>`)}
      </select>`;
    case "flag":
      return html`<label class="w" data-name=${param.name}><input type="checkbox" .checked=${value === true} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />${param.label.charAt(0).toLowerCase() + param.label.slice(1)}</label>`;
    case "int": {
      const { low = 0, high = 1e9, step = 1 } = param;
      const now = typeof value === "number" ? value : null;
      const move = (by: number): void => set(Math.min(high, Math.max(low, (now ?? low) + by * step)));
      return html`<span class="w" data-name=${param.name}
          ><button type="button" tabindex="-1" aria-label="Меньше: ${param.label}" ?disabled=${now !== null && now <= low} @click=${() => move(-1)}>−</button
          ><input inputmode="numeric" autocomplete="off" aria-label=${param.label} aria-invalid=${invalid} .value=${String(value ?? "")} ${styled({ width: `${Math.max(2, String(value ?? "").length + 1)}ch` })}
            @keydown=${(event: KeyboardEvent) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by) (event.preventDefault(), move(by));
            }}
            @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
            @input=${(event: Event) => set(typedInt((event.target as HTMLInputElement).value))} /><button
            type="button" tabindex="-1" aria-label="Больше: ${param.label}" ?disabled=${now !== null && now >= high} @click=${() => move(1)}>+</button
        ></span>${param.unit ? html`\u00a0${param.unit}` : nothing}`;
    }
    default:
      return html`<input class="w" data-name=${param.name} aria-label=${param.label} aria-invalid=${invalid} autocomplete="off" spellcheck="false" .value=${String(value ?? "")}
        @input=${(event: Event) => set((event.target as HTMLInputElement).value)} />`;
  }
}
