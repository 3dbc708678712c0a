// A Score as the reader sees it: the total, each step, each rule.
import { html, nothing, type TemplateResult } from "lit";
import type { Item, Score } from "../core/types";
import { amount, cites, rich } from "./text";

const GRADES: Record<string, string> = {
  inferred: "Вывод зависит от толкования: в источнике прямо не сказано.",
  house: "Здесь действует домашнее правило: источник молчит.",
};

const step = (item: Item): TemplateResult =>
  html`<li>
    <span>${item.side ? html`<span class="side">${item.side}: </span>` : nothing}${rich(item.text)} ${cites(item.cites)}</span
    ><span class="q">${item.amount === null ? "" : amount(item.amount)}</span>
  </li>`;

/** The steps of a score without its headline. */
export const linesView = (score: Score): TemplateResult => html`<ol class="why">${score.items.map(step)}</ol>
  ${GRADES[score.grade] ? html`<p class="grade"><b aria-hidden="true">◆</b> ${GRADES[score.grade]}</p>` : nothing}`;

/** The sentence that answers, its figure set off; where the core has no sentence, what each side gets. */
function headline(score: Score): TemplateResult {
  const { total, sides, unit, summary } = score;
  const said = summary || (total !== null && total !== undefined ? `${unit || "Итог"}: ${amount(total)}` : Object.entries(sides ?? {}).map(([who, got]) => `${who}: ${amount(got)}`).join("; "));
  const figure = typeof total === "number" ? amount(total) : "";
  const at = figure ? figureAt(said, figure) : -1;
  return at < 0 ? html`<p class="big">${rich(said)}</p>` : html`<p class="big">${rich(said.slice(0, at))}<b>${figure}</b>${rich(said.slice(at + figure.length))}</p>`;
}

/** Where a figure stands as a whole number in a sentence. */
function figureAt(said: string, figure: string): number {
  const digit = /[\d\u00a0]/;
  for (let at = said.indexOf(figure); at >= 0; at = said.indexOf(figure, at + 1)) {
    const after = said[at + figure.length] ?? "";
    const next = said[at + figure.length + 1] ?? "";
    if (!digit.test(said[at - 1] ?? "") && !(digit.test(after) && /\d/.test(after + next))) return at;
  }
  return -1;
}

export function scoreView(score: Score): TemplateResult {
  return html`<div class="res">
    ${headline(score)}
    <ol class="why">
      ${score.items.map(step)}
      ${score.choices?.map(
        (choice) => html`<li><span>${choice.who ? html`<span class="side">${choice.who}: </span>` : nothing}${rich(choice.text)} ${cites(choice.cites)}</span></li>`,
      )}
    </ol>
    ${GRADES[score.grade] ? html`<p class="grade"><b aria-hidden="true">◆</b> ${GRADES[score.grade]}</p>` : nothing}
  </div>`;
}
