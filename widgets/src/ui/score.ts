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

export function scoreView(score: Score, label = "Итог"): TemplateResult {
  const sides = Object.entries(score.sides ?? {});
  const figure = score.total !== null && score.total !== undefined ? amount(score.total) : sides.map(([, value]) => amount(value)).join(" : ");
  // an answer without a figure is the sentence itself
  const headline = figure
    ? html`<div class="big ${figure.length > 7 ? "text" : ""}"><small>${score.unit || label}</small><b>${figure}</b></div>`
    : html`<p class="sum head">${rich(score.summary)}</p>`;
  return html`<div class="res ${figure ? "" : "plain"}">
    ${headline}
    <ol class="why">
      ${score.items.map(step)}
      ${score.choices?.map(
        (choice) => html`<li><span>${choice.who ? html`<span class="side">${choice.who}: </span>` : nothing}${rich(choice.text)} ${cites(choice.cites)}</span></li>`,
      )}
    </ol>
    ${figure && score.summary ? html`<p class="sum">${rich(score.summary)}</p>` : nothing}
    ${GRADES[score.grade] ? html`<p class="grade"><b aria-hidden="true">◆</b> ${GRADES[score.grade]}</p>` : nothing}
  </div>`;
}
