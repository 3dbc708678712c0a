// A Score as the reader sees it: the total, each step, each rule.
import { html, nothing, type TemplateResult } from "lit";
import type { Item, Score } from "../core/types";
import { cites, figure, rich } from "./text";

const GRADES: Record<string, string> = {
  inferred: "Вывод зависит от толкования: в источнике прямо не сказано.",
  house: "Здесь действует домашнее правило: источник молчит.",
};

const step = (unit: string) => (item: Item): TemplateResult =>
  html`<li>
    <span>${item.side ? html`<span class="side">${item.side}: </span>` : nothing}${rich(item.text)} ${cites(item.cites)}</span
    ><span class="q">${item.amount === null ? "" : figure(item.amount, unit)}</span>
  </li>`;

/** The steps of a score without its headline. */
export const linesView = (score: Score): TemplateResult => html`<ol class="why">${score.items.map(step(score.unit))}</ol>
  ${GRADES[score.grade] ? html`<p class="grade"><b aria-hidden="true">◆</b> ${GRADES[score.grade]}</p>` : nothing}`;

/** The sentence that answers, its figure set off; where the core has no sentence, what each side gets. */
function headline(score: Score): TemplateResult {
  const { total, sides, unit, summary } = score;
  const said = summary || (total !== null && total !== undefined ? `${unit && unit !== "коп." ? unit : "Итог"}: ${figure(total, unit)}` : Object.entries(sides ?? {}).map(([who, got]) => `${who}: ${figure(got, unit)}`).join("; "));
  const sum = typeof total === "number" ? figure(total, unit) : "";
  const at = sum ? figureAt(said, sum) : -1;
  return at < 0 ? html`<p class="big">${rich(said)}</p>` : html`<p class="big">${rich(said.slice(0, at))}<b>${sum}</b>${rich(said.slice(at + sum.length))}</p>`;
}

/** Where a figure stands as a whole number in a sentence. */
function figureAt(said: string, sum: string): number {
  const digit = /[\d\u00a0]/;
  for (let at = said.indexOf(sum); at >= 0; at = said.indexOf(sum, at + 1)) {
    const after = said[at + sum.length] ?? "";
    const next = said[at + sum.length + 1] ?? "";
    if (!digit.test(said[at - 1] ?? "") && !(digit.test(after) && /\d/.test(after + next))) return at;
  }
  return -1;
}

export function scoreView(score: Score): TemplateResult {
  return html`<div class="res">
    ${headline(score)}
    <ol class="why">
      ${score.items.map(step(score.unit))}
      ${score.choices?.map(
        (choice) => html`<li><span>${choice.who ? html`<span class="side">${choice.who}: </span>` : nothing}${rich(choice.text)} ${cites(choice.cites)}</span></li>`,
      )}
    </ol>
    ${GRADES[score.grade] ? html`<p class="grade"><b aria-hidden="true">◆</b> ${GRADES[score.grade]}</p>` : nothing}
  </div>`;
}
