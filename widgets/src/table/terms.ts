// What a new match is agreed on besides its options: who sits at this device, how doubtful rules are read, which deck.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Json, Param } from "../core/types";
import type { ReadingWords } from "../dispute/data";
import { rich } from "../ui/text";
import { nameOf } from "./people";

export interface Terms {
  params: Param[];
  values: Record<string, Json>;
  seed: Json;
  error: { field: string; text: string } | null;
  /** Names of the options that make up the deck. */
  deck: string[];
  /** Owners may bring a deck of their own: which one is played is told by its hash. */
  own: boolean;
  /** Several people may share the device. */
  shared: boolean;
  /** How many the game seats at most. */
  most?: number | undefined;
  people: number[];
  readings: Record<string, Json>;
  words: Record<string, ReadingWords>;
}

const NOBODY = { field: "people", text: "Кто за этим телефоном: отметьте хотя бы одного игрока." };
const TOO_FEW = { field: "people", text: "Кто за этим телефоном: такого места за столом нет, добавьте игроков или снимите отметку." };

/** How many may sit there: as many as are asked for, else as many as the game knows; what the variant has no room for is said after the deal was asked for. */
export function seatsOf({ values, most }: Terms): number {
  const asked = values.players ?? most;
  return typeof asked === "number" ? Math.max(1, Math.min(10, asked)) : 1;
}

/** What is wrong with the choice of people. */
export function crewProblem(terms: Terms): Terms["error"] {
  if (!terms.shared) return null;
  if (!terms.people.length) return NOBODY;
  return terms.people.every((seat) => seat < seatsOf(terms)) ? null : TOO_FEW;
}

/** Who sits at this device: the others are bots. */
export function crewField(terms: Terms, changed: () => void): TemplateResult | typeof nothing {
  if (!terms.shared) return nothing;
  const wrong = { people: terms.error?.text, seat: TOO_FEW.text }[terms.error?.field ?? ""] ?? "";
  const toggle = (seat: number, on: boolean): void => {
    terms.people = (on ? [...terms.people, seat] : terms.people.filter((one) => one !== seat)).sort((a, b) => a - b);
    terms.error = null;
    changed();
  };
  const shown = Math.max(seatsOf(terms), ...terms.people.map((seat) => seat + 1));
  return html`<fieldset class="field crew" aria-describedby="crew-hint">
    <legend>Кто играет за этим телефоном</legend>
    <div class="picks">
      ${Array.from({ length: shown }, (_, seat) => html`<label><input type="checkbox" .checked=${terms.people.includes(seat)} @change=${(event: Event) => toggle(seat, (event.target as HTMLInputElement).checked)} />${nameOf(seat)}</label>`)}
    </div>
    <p class="hint" id="crew-hint">${terms.people.length > 1 ? "Телефон передают из рук в руки; за остальных играет программа." : "За остальных играет программа."}</p>
    ${wrong ? html`<p class="err" role="alert">${wrong}</p>` : nothing}
  </fieldset>`;
}

/** How doubtful rules are read in this match. */
export function readingFields(terms: Terms, changed: () => void): TemplateResult | typeof nothing {
  const all = Object.entries(terms.words);
  if (!all.length) return nothing;
  const wrong = terms.error && terms.words[terms.error.field] ? terms.error : null;
  const other = all.filter(([id, { default: taken }]) => terms.readings[id] !== undefined && terms.readings[id] !== taken).length;
  return html`<details class="ways" ?open=${Boolean(wrong)}>
    <summary>Спорные чтения: ${all.length}${other ? html`, выбрано иначе: ${other}` : nothing}</summary>
    ${all.map(
      ([id, { question, choices, default: taken }]) => html`<div class="field">
        <label for="way-${id}">${rich(question)}</label>
        <select class="in" id="way-${id}" @change=${(event: Event) => ((terms.readings = { ...terms.readings, [id]: (event.target as HTMLSelectElement).value }), changed())}>
          ${Object.entries(choices).map(([choice, text]) => html`<option value=${choice} ?selected=${(terms.readings[id] ?? taken) === choice}>${text}${choice === taken ? " (принято здесь)" : ""}</option>`)}
        </select>
        ${wrong?.field === id ? html`<p class="err">${wrong.text}</p>` : nothing}
      </div>`,
    )}
  </details>`;
}

/** The deck is edited in its own place of the page. */
export function deckLine(terms: Terms): TemplateResult | typeof nothing {
  if (!terms.deck.length && !terms.own) return nothing;
  const own = terms.own ? Boolean(terms.values.deck) : terms.params.some(({ name, default: sample }) => terms.deck.includes(name) && JSON.stringify(terms.values[name]) !== JSON.stringify(sample));
  const wrong = terms.error && (terms.deck.includes(terms.error.field) || (terms.own && terms.error.field === "deck")) ? terms.error.text : "";
  return html`<div class="field wide">
    <p class="lab">Колода</p>
    <p>${own ? "Ваша" : "Образец"}. <a href="../#deck">Изменить состав</a></p>
    ${wrong ? html`<p class="err" role="alert">${wrong}</p>` : nothing}
  </div>`;
}

export const styles = css`
  .crew {
    grid-column: 1 / -1;
  }
  .crew .picks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
  }
  .crew label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    font-size: 15.5px;
  }
  .crew input {
    width: 20px;
    height: 20px;
    accent-color: var(--pri);
  }
  .ways summary {
    min-height: 44px;
    display: flex;
    align-items: center;
    cursor: pointer;
    font-size: 15px;
  }
  .ways {
    grid-column: 1 / -1;
  }
  .ways .field {
    margin-bottom: 10px;
  }
  .ways select {
    width: 100%;
    min-height: 42px;
    text-overflow: ellipsis;
  }
`;
