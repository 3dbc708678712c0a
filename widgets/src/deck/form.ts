// An owner's deck card by card: the file that the core reads, filled in by fields that the core declares.
import { css, html, nothing, type TemplateResult } from "lit";
import type { CoreError, DeckPart, Json, Param } from "../core/types";
import { typedInt } from "../calc/values";
import { cites, rich } from "../ui/text";
import { icon } from "../ui/icons";

type Row = { [name: string]: Json };
type Deck = { [name: string]: Json };

/** Where the reader is: which part of the deck, which card of it. */
export interface DeckPlace {
  part: number;
  card: number;
}

export const formStyles = css`
  .dform {
    border-top: 1px solid var(--line);
    margin-top: 10px;
    padding: 12px 20px 4px;
  }
  .dform fieldset {
    border: 0;
    margin: 12px 0 0;
    padding: 0;
    min-width: 0;
  }
  .dform legend {
    padding: 0 0 6px;
    font-weight: 600;
    font-size: 15px;
  }
  .dgroup {
    display: grid;
    gap: 8px 14px;
  }
  .dgroup.two {
    grid-template-columns: 1fr 1fr;
  }
  .dgroup label {
    display: block;
    font-size: 13.5px;
    color: var(--ink2);
    min-width: 0;
  }
  .dgroup .in,
  .dpick .in {
    margin-top: 3px;
    height: 44px;
    color: var(--ink);
  }
  .dpick {
    display: flex;
    gap: 8px;
    align-items: end;
  }
  @media (max-width: 480px) {
    .dpick {
      flex-wrap: wrap;
    }
    .dpick label:first-child {
      flex-basis: 100%;
    }
  }
  .dpick label {
    flex: 1;
    min-width: 0;
    font-size: 13.5px;
    color: var(--ink2);
  }
  .dpick .btn {
    flex: none;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 10px;
  }
  .dform .hint {
    font-size: 13px;
    line-height: 1.35;
    color: var(--ink2);
    margin: 4px 0 0;
  }
  @container deck (max-width: 560px) {
    .dform {
      padding-inline: 14px;
    }
  }
`;

/** The cards of a part, as far as they are written as such. */
export const rowsOf = (deck: Deck, part: DeckPart): Row[] =>
  (Array.isArray(deck[part.name]) ? (deck[part.name] as Json[]) : []).filter((row): row is Row => typeof row === "object" && row !== null && !Array.isArray(row));

/** Read a field of a card: «sectors/0» is a word of a text or an entry of a list. */
export function valueOf(row: Row, name: string): Json {
  const [key, at] = name.split("/") as [string, string | undefined];
  const value = row[key] ?? "";
  if (at === undefined) return value;
  return (Array.isArray(value) ? value : String(value).split(" "))[Number(at)] ?? "";
}

/** Write a field of a card; everything else of the deck stays as it is. */
export function changed(deck: Deck, part: DeckPart, card: number, name: string, value: Json): Deck {
  const [key, at] = name.split("/") as [string, string | undefined];
  const rows = rowsOf(deck, part).map((row, place) => {
    if (place !== card) return row;
    if (at === undefined) return { ...row, [key]: value };
    const old = row[key] ?? "";
    const parts: Json[] = Array.isArray(old) ? old.slice() : String(old).split(" ");
    parts[Number(at)] = value;
    return { ...row, [key]: Array.isArray(old) ? parts : parts.join(" ") };
  });
  return { ...deck, [part.name]: rows };
}

/** Find the card that a refusal names: «laws[3].number». */
export function placeOf(form: DeckPart[], error: CoreError | null): DeckPlace | null {
  const [, name, card] = /^(\w+)\[(\d+)\]/.exec(error?.field ?? "") ?? [];
  const part = form.findIndex((one) => one.name === name);
  return part < 0 ? null : { part, card: Number(card) };
}

export function deckForm(form: DeckPart[], deck: Deck, at: DeckPlace, error: CoreError | null, go: (place: DeckPlace) => void, change: (deck: Deck) => void): TemplateResult {
  const part = form[at.part]!;
  const rows = rowsOf(deck, part);
  const row = rows[at.card];
  const wrong = placeOf(form, error);
  const here = wrong?.part === at.part && wrong.card === at.card ? error : null;
  const title = (one: Row): string => ["№", String(one["number"] ?? "?"), String(one["name"] ?? "")].join(" ").trim();
  const one = (param: Param): TemplateResult => {
    const value = row ? valueOf(row, param.name) : "";
    const bad = here?.field.endsWith(`.${param.name.split("/")[0]}`) ? "true" : "false";
    const set = (found: Json): void => change(changed(deck, part, at.card, param.name, found));
    return html`<label
      >${param.label}${param.type === "choice"
        ? html`<select class="in" aria-invalid=${bad} @change=${(event: Event) => set(param.choices![(event.target as HTMLSelectElement).selectedIndex]!.value)}>
            ${param.choices!.map((choice) => html`<option ?selected=${choice.value === value} .selected=${choice.value === value}>${choice.label}</option>`)}
          </select>`
        : html`<input class="in" .value=${String(value)} aria-invalid=${bad} autocomplete="off" spellcheck="false" inputmode=${param.type === "int" ? "numeric" : "text"}
              list=${param.choices?.length ? `dl-${param.name.replace("/", "-")}` : nothing}
              @change=${(event: Event) => {
                const text = (event.target as HTMLInputElement).value;
                set(param.type === "int" ? typedInt(text) : text);
              }} />${param.choices?.length ? html`<datalist id="dl-${param.name.replace("/", "-")}">${param.choices.map(({ label }) => html`<option value=${label}></option>`)}</datalist>` : nothing}`}</label
    >${param.hint ? html`<p class="hint">${param.hint}</p>` : nothing}`;
  };
  return html`<div class="dform">
    <div class="dpick">
      <label>Часть колоды<select class="in" @change=${(event: Event) => go({ part: (event.target as HTMLSelectElement).selectedIndex, card: 0 })}>${form.map((one, place) => html`<option .selected=${place === at.part}>${one.label}</option>`)}</select></label>
      <button class="btn" type="button" aria-label="Предыдущая карта" ?disabled=${at.card === 0} @click=${() => go({ ...at, card: at.card - 1 })}>←</button>
      <label>Карта ${at.card + 1} из ${rows.length}<select class="in" @change=${(event: Event) => go({ ...at, card: (event.target as HTMLSelectElement).selectedIndex })}>${rows.map((other, place) => html`<option .selected=${place === at.card}>${title(other)}</option>`)}</select></label>
      <button class="btn" type="button" aria-label="Следующая карта" ?disabled=${at.card >= rows.length - 1} @click=${() => go({ ...at, card: at.card + 1 })}>→</button>
    </div>
    ${here ? html`<p class="err">${rich(here.text)} ${cites(here.cites)}</p>` : nothing}
    ${wrong && !here ? html`<p class="err">${rich(error!.text)} <button class="btn" type="button" @click=${() => go(wrong)}>${icon("stop")}Показать карту</button></p>` : nothing}
    ${row
      ? part.groups.map((group) => html`<fieldset><legend>${group.label}</legend><div class="dgroup ${group.columns > 1 ? "two" : ""}">${group.fields.map((param) => html`<div>${one(param)}</div>`)}</div></fieldset>`)
      : html`<p class="err">Карты записаны не полями: исправьте файл.</p>`}
  </div>`;
}
