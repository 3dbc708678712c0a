// The sheet: facts, verdict, steps, choices, other readings, rules with the hash of each text; as a page and as plain text.
import { css, html, nothing, type TemplateResult } from "lit";
import { ruleUrl } from "../site";
import { labelOf, sameWords } from "../ui/rules";
import { cites, figure, rich } from "../ui/text";
import type { Decision, ReadingWords } from "./data";
import type { Texts } from "./changed";
import { costText, gives } from "./others";

export interface SheetInput {
  decision: Decision;
  gameTitle: string;
  edition: number;
  texts: Texts;
  words: Record<string, ReadingWords>;
  readings: Record<string, string>;
  address: string;
}

export const sheetStyles = css`
  .paper-sheet {
    background: var(--paper);
    border-top: 1px solid var(--line);
    padding: 20px;
    font: 400 16px/1.5 var(--book);
  }
  .paper-sheet h3 {
    font: 600 20px/1.3 var(--book);
    margin: 0 0 2px;
  }
  .paper-sheet h4 {
    font: 600 14px/1.4 var(--ui);
    color: var(--ink2);
    margin: 16px 0 4px;
  }
  .paper-sheet .head {
    font: 400 14px/1.5 var(--ui);
    color: var(--ink2);
  }
  .paper-sheet dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    justify-content: space-between;
    padding: 3px 0;
    border-bottom: 1px solid var(--line);
  }
  .paper-sheet dl {
    margin: 0;
  }
  .paper-sheet dt {
    color: var(--ink2);
  }
  .paper-sheet dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
    font-weight: 500;
  }
  .paper-sheet ol,
  .paper-sheet ul {
    margin: 0;
    padding-inline-start: 22px;
  }
  .paper-sheet .rules {
    list-style: none;
    padding: 0;
    font-size: 15px;
  }
  .paper-sheet .rules li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    justify-content: space-between;
    padding: 3px 0;
    border-bottom: 1px solid var(--line);
  }
  .paper-sheet code {
    font: 400 12.5px/1.7 ui-monospace, "DejaVu Sans Mono", Consolas, monospace;
    color: var(--ink2);
  }
  .paper-sheet .url {
    font: 400 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", Consolas, monospace;
    overflow-wrap: anywhere;
    color: var(--ink2);
  }
`;

const readingLine = (id: string, choice: string, words: Record<string, ReadingWords>): string =>
  words[id] ? `${words[id].question} ${words[id].choices[choice] ?? choice}` : `${id}: ${choice}`;

/** What is added to a verdict that does not say by itself that the sources are silent. */
const silence = ({ decided, verdict }: SheetInput["decision"]): string => (decided || /источники не решают/i.test(verdict) ? "" : " Источники не решают.");

export function sheetView({ decision, gameTitle, edition, texts, words, readings, address }: SheetInput): TemplateResult {
  const { facts, result, others } = decision;
  return html`<article class="paper-sheet" aria-labelledby="sheet-h">
    <h3 id="sheet-h">Справка по спору</h3>
    <p class="head">${gameTitle}: ${decision.title}. «Зелёное сукно», редакция ${edition}.</p>
    ${facts.length
      ? html`<h4>Обстоятельства</h4>
          <dl>${facts.map((fact) => html`<div><dt>${fact.label}</dt><dd>${rich(fact.text)}</dd></div>`)}</dl>`
      : nothing}
    ${Object.entries(readings).map(([id, choice]) => html`<p>Чтение: ${rich(readingLine(id, choice, words))}</p>`)}
    <h4>Вывод</h4>
    <p><b>${rich(decision.verdict)}</b>${silence(decision)}</p>
    <p class="head">Насколько верно: ${decision.grade_name}.</p>
    <h4>Почему</h4>
    <ol>
      ${result.items.map((item) => html`<li>${item.side ? `${item.side}: ` : ""}${rich(item.text)}${item.amount === null ? "" : html` — <b>${figure(item.amount, result.unit)}</b>`} ${cites(item.cites)}</li>`)}
    </ol>
    ${result.choices.length
      ? html`<h4>Кому выбирать</h4>
          <ul>${result.choices.map((choice) => html`<li>${choice.who ? `${choice.who}: ` : ""}${rich(choice.text)} ${cites(choice.cites)}</li>`)}</ul>`
      : nothing}
    ${others.length
      ? html`<h4>По другим чтениям</h4>
          <ul>
            ${others.map(
              (one) => html`<li>
                ${Object.entries(one.readings).map(([id, choice]) => html`${rich(readingLine(id, choice, words))} `)}→
                ${rich(one.result ? gives(result, one.result) : one.error)}${costText(one.cost, result.unit) ? ` (${costText(one.cost, result.unit)})` : ""} ${cites(one.parts_at)}
              </li>`,
            )}
          </ul>`
      : nothing}
    <h4>Правила и контрольные суммы их текстов</h4>
    <ul class="rules">
      ${result.cites.map((id) => html`<li><span>${cites([id])} ${rich(texts[id]?.title ?? "")}</span><code>${texts[id]?.hash ?? ""}</code></li>`)}
    </ul>
    ${address ? html`<h4>Пересчитать</h4><p class="url">${address}</p>` : nothing}
  </article>`;
}

/** The sheet as plain text, for a message. */
export function sheetText({ decision, gameTitle, edition, texts, words, readings, address }: SheetInput): string {
  const { facts, result, others } = decision;
  const marks = (ids: string[]): string => (ids.length ? ` (${ids.map(labelOf).join(", ")})` : "");
  const lines = ["СПРАВКА ПО СПОРУ", `${gameTitle}: ${decision.title}`, `«Зелёное сукно», редакция ${edition}`, ""];
  if (facts.length) lines.push("Обстоятельства", ...facts.map(({ label, text }) => `• ${label}: ${text}`), "");
  for (const [id, choice] of Object.entries(readings)) lines.push(`Чтение: ${readingLine(id, choice, words)}`, "");
  lines.push(`Вывод: ${decision.verdict}${silence(decision)}`, `Насколько верно: ${decision.grade_name}`, "");
  lines.push("Почему");
  result.items.forEach((item, i) => lines.push(`${i + 1}. ${item.side ? `${item.side}: ` : ""}${item.text}${item.amount === null ? "" : ` — ${figure(item.amount, result.unit)}`}${marks(item.cites)}`));
  if (result.choices.length) lines.push("", "Кому выбирать", ...result.choices.map(({ who, text, cites: ids }) => `• ${who ? `${who}: ` : ""}${text}${marks(ids)}`));
  if (others.length) {
    lines.push("", "По другим чтениям");
    for (const one of others) {
      const how = Object.entries(one.readings).map(([id, choice]) => readingLine(id, choice, words)).join(" ");
      const cost = costText(one.cost, result.unit);
      lines.push(`• ${how} → ${one.result ? gives(result, one.result) : one.error}${cost ? ` (${cost})` : ""}${marks(one.parts_at)}`);
    }
  }
  lines.push("", "Правила");
  const named = (label: string, title: string): string => (sameWords(label, title) ? label : `${label} ${title}`);
  for (const id of result.cites) lines.push(`• ${named(labelOf(id), texts[id]?.title ?? "")} [${texts[id]?.hash ?? "нет текста"}] ${ruleUrl(id)}`);
  if (address) lines.push("", `Пересчитать: ${address}`);
  return lines.join("\n").replace(/\ufe0e/g, "");
}
