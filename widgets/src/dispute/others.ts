// What other readings give, side by side: the answer in force, each other one, the first rule where they part, the cost.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Score } from "../core/types";
import { amount, cites, figure, rich } from "../ui/text";
import type { Outcome, ReadingWords } from "./data";

export const othersStyles = css`
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .way {
    border: 1px solid var(--line);
    border-radius: 12px;
    padding: 12px 14px;
    background: var(--paper);
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-width: 0;
  }
  .way.taken {
    border-color: var(--pri);
    background: var(--pri-soft);
  }
  .way .tag {
    font-size: 13px;
    font-weight: 600;
    color: var(--pri);
  }
  .way .if {
    font-size: 14.5px;
    color: var(--ink2);
  }
  .way .gives {
    font: 500 16.5px/1.4 var(--book);
  }
  .way .diff {
    font-size: 14px;
    margin-top: auto;
    padding-top: 4px;
  }
`;

const shown = (score: Score): string =>
  score.summary || (score.total === null ? Object.entries(score.sides).map(([side, value]) => `${side}: ${figure(value, score.unit)}`).join(", ") : (score.unit === "коп." ? figure(score.total, score.unit) : `${amount(score.total)} ${score.unit}`.trim()));

/** «Чтение: …» of one answer. */
const way = (id: string, choice: string, words: Record<string, ReadingWords>): TemplateResult =>
  words[id] ? html`<p class="if">${words[id].question} <b>${rich(words[id].choices[choice] ?? choice)}</b></p>` : html`<p class="if">${id}: <b>${choice}</b></p>`;

export const costText = (cost: number | null | undefined, unit: string): string =>
  typeof cost === "number" && cost !== 0 && unit && unit !== "игрок" ? `разница ${cost > 0 ? "+" : ""}${unit === "коп." ? figure(cost, unit) : `${amount(cost)} (${unit})`}` : "";

/** Where two results say the same in one sentence: the first step that differs. */
function differing(base: Score, other: Score): string {
  const at = other.items.findIndex((item, i) => {
    const before = base.items[i];
    return !before || before.text !== item.text || before.amount !== item.amount || before.side !== item.side;
  });
  const item = other.items[at];
  return item ? `${item.side ? `${item.side}: ` : ""}${item.text}${item.amount === null ? "" : ` — ${figure(item.amount, other.unit)}`}` : "";
}

/** What another reading gives, in words. */
export function gives(base: Score, other: Score): string {
  const [now, then] = [shown(base), shown(other)];
  const step = now === then ? differing(base, other) : "";
  return step ? `${then} ${step}.`.replace(/\.\.$/, ".") : then;
}

export function othersView(base: Score, others: Outcome[], words: Record<string, ReadingWords>, chosen: Record<string, string> = {}, adopt?: (readings: Record<string, string>) => void): TemplateResult {
  const asked = new Set(others.flatMap(({ readings }) => Object.keys(readings)));
  return html`<ul class="ways">
    <li class="way taken">
      <span class="tag">${Object.keys(chosen).length ? "Выбрано вами" : "Принято здесь"}</span>
      ${[...asked].map((id) => way(id, chosen[id] ?? words[id]?.default ?? "", words))}
      <p class="gives">${rich(shown(base))}</p>
    </li>
    ${others.map(
      (one) => html`<li class="way">
        <span class="tag">Иначе</span>
        ${Object.entries(one.readings).map(([id, choice]) => way(id, choice, words))}
        <p class="gives">${rich(one.result ? gives(base, one.result) : one.error)}</p>
        <p class="diff">
          ${one.parts_at.length ? html`Расходятся на ${cites(one.parts_at)}` : nothing}${costText(one.cost, base.unit) ? html`${one.parts_at.length ? ", " : ""}${costText(one.cost, base.unit)}` : nothing}
        </p>
        ${adopt && one.result ? html`<button class="lnk" type="button" @click=${() => adopt(one.readings)}>Считать так</button>` : nothing}
      </li>`,
    )}
  </ul>`;
}
