// «Перед первой сдачей»: what was ticked and chosen becomes a text to send, with a link that sets the table and the desk so.
import type { Json } from "../core/types";
import { tableLink } from "../link/codec";
import { agree } from "../prefs/agreed";
import { copy } from "../ui/copy";
import { flash } from "./citing";

type Field = HTMLInputElement | HTMLSelectElement;

const words = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/[\u00ad\ufe0e]/g, "").replace(/\s+/g, " ").trim();
const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** What a field is asked as, and the answer that stands in it. */
function told(one: Field): string {
  const row = one.closest("li")!;
  if (one.dataset.reading) return `${words(row.querySelector(".zs-asked"))} ${ended(words(one.closest("label")))}`;
  if (one instanceof HTMLSelectElement) return `${words(row.querySelector("b"))}: ${one.selectedOptions[0]!.text}`;
  if (one.type === "radio") return `${words(row.querySelector("legend"))}: ${words(one.closest("label"))}`;
  if (one.type === "checkbox") return one.dataset.option ? `${words(row.querySelector("b"))}: ${one.checked ? "да" : "нет"}` : words(one.closest("label"));
  return `${words(row.querySelector("b"))}: ${one.value} ${words(one.nextElementSibling)}`.trim();
}

function valueOf(one: Field): Json {
  if (one instanceof HTMLInputElement && one.type === "checkbox") return one.checked;
  if (one instanceof HTMLInputElement && one.type === "number") return Number(one.value);
  return JSON.parse(one.value) as Json;
}

function chosen(form: HTMLFormElement): { options: Record<string, Json>; readings: Record<string, string>; lines: string[] } {
  const options: Record<string, Json> = {};
  const readings: Record<string, string> = {};
  const lines: string[] = [];
  for (const one of form.querySelectorAll<Field>("[data-option], [data-reading], [data-plain]")) {
    if (one instanceof HTMLInputElement && !one.checked && (one.type === "radio" || one.dataset.plain !== undefined)) continue;
    if (one.dataset.option) options[one.dataset.option] = valueOf(one);
    else if (one.dataset.reading && one.dataset.default === undefined) readings[one.dataset.reading] = one.value;
    lines.push(told(one));
  }
  return { options, readings, lines };
}

/** Show under a doubtful place the answer that was chosen. */
export function answered(input: HTMLInputElement): void {
  const said = input.closest("li")?.querySelector("[data-said]");
  if (said) said.innerHTML = input.nextElementSibling!.innerHTML; // written by the build
}

/** Copy what was agreed on, with the link «играем так»; or sit down so. */
export async function agreed(button: HTMLElement): Promise<void> {
  const form = button.closest<HTMLFormElement>("form.zs-agree")!;
  const { options, readings, lines } = chosen(form);
  const game = form.dataset.game!;
  const seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % 999_983);
  const record = { game, version: 1, options, readings, deal: { seed }, actions: [] };
  const link = new URL(form.dataset.table!, location.href).href + (await tableLink({ record, step: null }));
  agree(game, options, readings);
  if (button.dataset.agreed === "play") location.href = link;
  else flash(button, (await copy(`${form.dataset.title}, играем так:\n${lines.map((line) => `— ${line}`).join("\n")}\n${link}`)) ? "Скопировано" : "Не удалось");
}
