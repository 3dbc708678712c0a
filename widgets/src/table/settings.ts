// The reader's settings, the same for all tables.
import { html, type TemplateResult } from "lit";
import { prefs, type Prefs } from "../prefs/prefs";

const PACES: [number, string][] = [[0, "сразу"], [300, "быстро"], [700, "обычно"], [1500, "не спеша"]]; // prettier-ignore
const ORDERS: [Prefs["sorting"], string][] = [["suit", "по мастям"], ["rank", "по старшинству"], ["core", "как сданы"]]; // prettier-ignore

const toggle = (name: "latin" | "four" | "oneTap" | "forced", label: string): TemplateResult =>
  html`<label class="switch"
    ><input type="checkbox" role="switch" .checked=${prefs.value[name]} @change=${(event: Event) => prefs.set({ [name]: (event.target as HTMLInputElement).checked })} /><i></i><span>${label}</span></label
  >`;

function choice<T extends string | number>(name: keyof Prefs, label: string, options: [T, string][]): TemplateResult {
  return html`<fieldset class="field">
    <legend>${label}</legend>
    <div class="seg">
      ${options.map(
        ([value, text]) => html`<label><input type="radio" name=${name} .checked=${prefs.value[name] === (value as never)} @change=${() => prefs.set({ [name]: value } as Partial<Prefs>)} /><span>${text}</span></label>`,
      )}
    </div>
  </fieldset>`;
}

export const settingsView = (): TemplateResult =>
  html`<div class="settings">
      ${toggle("latin", "Латинские индексы: A K Q J")} ${toggle("four", "Четыре цвета мастей")} ${toggle("oneTap", "Ходить одним касанием")} ${toggle("forced", "Единственный ход делать самому столу")} ${choice("pace", "Соперник ходит", PACES)}
      ${choice("sorting", "Порядок карт", ORDERS)}
    </div>`;
