// «Перед первой сдачей»: what was ticked and chosen becomes a text to send, with a link that sets the table so.
import { copy } from "../ui/copy";
import { tableLink } from "../link/codec";
import type { Json } from "../core/types";
import { flash } from "./citing";

function chosen(form: HTMLFormElement): { options: Record<string, Json>; readings: Record<string, string>; lines: string[] } {
  const options: Record<string, Json> = {};
  const readings: Record<string, string> = {};
  const lines: string[] = [];
  for (const one of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-option], [data-reading], [data-plain]")) {
    const label = (one.closest("label")?.firstChild?.textContent ?? "").trim() || (one.closest("label")?.textContent ?? "").trim();
    if (one.dataset.option) {
      const value: Json = one instanceof HTMLSelectElement ? (JSON.parse(one.value) as Json) : one.type === "checkbox" ? one.checked : Number(one.value);
      options[one.dataset.option] = value;
      const said = one instanceof HTMLSelectElement ? one.selectedOptions[0]!.text : one.type === "checkbox" ? (one.checked ? "да" : "нет") : one.value;
      lines.push(`${label}: ${said}`);
    } else if (one.dataset.reading && one instanceof HTMLSelectElement) {
      if (one.value !== one.dataset.default) readings[one.dataset.reading] = one.value;
      lines.push(`${label} ${one.selectedOptions[0]!.text}`);
    } else if (one instanceof HTMLInputElement && one.checked) lines.push(label);
  }
  return { options, readings, lines };
}

/** Copy what was agreed on, with the link «играем так». */
export async function agreed(button: HTMLElement): Promise<void> {
  const form = button.closest<HTMLFormElement>("form.zs-agree")!;
  const { options, readings, lines } = chosen(form);
  const seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % 999_983);
  const record = { game: form.dataset.game!, version: 1, options, readings, deal: { seed }, actions: [] };
  const link = new URL(form.dataset.table!, location.href).href + (await tableLink({ record, step: null }));
  flash(button, (await copy(`Играем так:\n${lines.map((line) => `— ${line}`).join("\n")}\n${link}`)) ? "Скопировано" : "Не удалось");
}
