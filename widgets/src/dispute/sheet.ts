// The sheet: facts, verdict, steps, choices, other readings, rules with the hash of each text; as a page and as plain text.
import { css, html, nothing, type TemplateResult } from "lit";
import { ruleUrl } from "../site";
import { labelOf, sameWords } from "../ui/rules";
import { icon } from "../ui/icons";
import { cites, figure, rich } from "../ui/text";
import type { Assumed, Decision, ReadingWords } from "./data";
import type { Texts } from "./changed";
import { costText, gives } from "./others";

export interface SheetInput {
  decision: Decision;
  gameTitle: string;
  /** The book whose pages are named. */
  book: string;
  edition: number;
  texts: Texts;
  words: Record<string, ReadingWords>;
  readings: Record<string, string>;
  address: string;
  /** What the core filled in where nothing was said. */
  assumed: Assumed[];
  /** Facts that were understood from words. */
  understood: string[];
  claims: { side: string; text: string }[];
  /** What was told. */
  story: string;
}

export const sheetStyles = css`
  .paper-sheet {
    background: var(--paper);
    border-top: 1px solid var(--line);
    padding: 20px;
    font: 400 16px/1.5 var(--book);
  }
  .paper-sheet h3 {
    font: inherit;
    display: inline;
    margin: 0;
  }
  .paper-sheet .brand {
    display: flex;
    justify-content: space-between;
    gap: 4px 16px;
    flex-wrap: wrap;
    border-bottom: 1px solid var(--ink);
    padding-bottom: 4px;
    font: 400 13.5px/1.4 var(--ui);
    color: var(--ink2);
  }
  .paper-sheet .brand b {
    font: 600 15px/1.4 var(--book);
    color: var(--ink);
  }
  .paper-sheet .ttl {
    font: 600 22px/1.25 var(--book);
    color: var(--pri);
    margin: 10px 0 0;
  }
  .paper-sheet .out {
    font-size: 1.12em;
    margin: 6px 0 0;
  }
  .paper-sheet .tale {
    font-style: italic;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .paper-sheet .side {
    display: flex;
    gap: 8px;
  }
  .paper-sheet .side svg {
    width: 1.1em;
    height: 1.1em;
    flex: none;
    margin-top: 0.2em;
    color: var(--acc);
  }
  .paper-sheet .side.ok svg {
    color: var(--pri);
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
    padding: 0;
    list-style: none;
    counter-reset: step;
    border-top: 1px solid var(--line);
  }
  .paper-sheet li {
    border-bottom: 1px solid var(--line);
    padding: 4px 0;
    break-inside: avoid;
  }
  .paper-sheet ol li {
    position: relative;
    padding-inline-start: 24px;
  }
  .paper-sheet ol li::before {
    counter-increment: step;
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    color: var(--ink2);
  }
  .paper-sheet .row {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  .paper-sheet .row b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .paper-sheet code {
    font: 400 12.5px/1.7 ui-monospace, "DejaVu Sans Mono", Consolas, monospace;
    color: var(--ink2);
  }
  .paper-sheet .cols {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: 0 28px;
  }
  .paper-sheet .law {
    margin: 2px 0 4px;
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--gold);
    font-size: 14.5px;
    line-height: 1.4;
  }
  .paper-sheet small {
    font: 400 13px/1.4 var(--ui);
    color: var(--ink2);
  }
  .paper-sheet .url {
    font: 400 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", Consolas, monospace;
    overflow-wrap: anywhere;
    color: var(--ink2);
  }
  @media print {
    .paper-sheet {
      font-size: 10.5pt;
      line-height: 1.32;
    }
    .paper-sheet.small {
      font-size: 8.6pt;
      line-height: 1.25;
    }
    .paper-sheet.tiny {
      font-size: 7pt;
      line-height: 1.2;
    }
    .paper-sheet .law {
      font-size: 0.9em;
      line-height: 1.22;
      margin: 1px 0 2px;
    }
    .paper-sheet.small .law,
    .paper-sheet.tiny .law {
      border: 0;
    }
    .paper-sheet.tiny ol,
    .paper-sheet.tiny ul {
      columns: 2;
      column-gap: 16px;
    }
    .paper-sheet .ttl {
      font-size: 1.5em;
    }
    .paper-sheet h4 {
      margin: 8px 0 2px;
    }
    .paper-sheet li {
      padding: 2px 0;
    }
    .paper-sheet .brand,
    .paper-sheet .brand b {
      font-size: 0.92em;
    }
    .paper-sheet dl > div,
    .paper-sheet .head,
    .paper-sheet h4,
    .paper-sheet small {
      font-size: 0.92em;
      padding: 1px 0;
    }
    .paper-sheet .cols {
      grid-template-columns: 1fr 1fr;
    }
    .paper-sheet code,
    .paper-sheet .url {
      font-size: 0.78em;
      line-height: 1.25;
    }
  }
`;

const readingLine = (id: string, choice: string, words: Record<string, ReadingWords>): string =>
  words[id] ? `${words[id].question} ${words[id].choices[choice] ?? choice}` : `${id}: ${choice}`;

/** What is added to a verdict that does not say by itself that the sources are silent. */
const silence = ({ decided, verdict }: SheetInput["decision"]): string => (decided || /источники не решают/i.test(verdict) ? "" : " Источники не решают.");

/** The facts that were stated, each with how: in the form or in words. */
const statedOf = ({ decision: { facts }, assumed }: SheetInput): Decision["facts"] => facts.filter(({ name }) => !assumed.some((one) => one.name === name));

/** What a reading would change, sign and all: «+8». */
const changes = (cost: number | null | undefined, unit: string): string => costText(cost, unit).replace(/^разница /, "");

/** What each of several sides comes to, where the verdict is one sentence about all of them. */
const several = ({ result: { sides, unit } }: Decision): string[] => {
  const all = Object.entries(sides);
  return all.length > 2 ? all.map(([side, value]) => `${side} ${figure(value, unit)}`) : [];
};

const MONTHS = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");
const today = (): string => {
  const now = new Date();
  return `${now.getDate()}\u00a0${MONTHS[now.getMonth()]} ${now.getFullYear()}`;
};

/** Who is right, where somebody claimed something; else what was asked. */
function headline({ decision: { title, verdict }, claims }: SheetInput): string {
  const right = claims.filter(({ text }) => text === verdict);
  if (!claims.length) return title;
  return right.length === 0 ? "Не прав никто" : right.length === claims.length && claims.length > 1 ? "Правы обе стороны" : `Права сторона «${right[0]!.side}»`;
}

const LONG = 700; // letters of a rule that stand on the sheet; its card has the rest
const cut = (text: string): string => (text.length > LONG ? `${text.slice(0, text.lastIndexOf(" ", LONG))} …` : text);

/** How small the letters must be for one page. */
function size({ decision: { result, others }, texts, words, story }: SheetInput): string {
  const rules = result.cites.reduce((sum, id) => sum + Math.min(LONG, texts[id]?.text.length ?? 0) + 60, 0);
  const steps = result.items.reduce((sum, { text }) => sum + Math.max(90, text.length), 0);
  const ways = others.reduce((sum, one) => sum + Object.entries(one.readings).reduce((more, [id, choice]) => more + (words[id]?.question.length ?? 0) + (words[id]?.choices[choice]?.length ?? 0) + (words[id]?.grounds?.[choice]?.length ?? 0), 160), 0);
  const all = rules + steps + ways + story.length;
  return all < 2200 ? "" : all < 4200 ? "small" : "tiny";
}

const lawOf = (id: string, texts: Texts): TemplateResult =>
  html`<p class="law"><b>${cites([id])}</b> ${rich(cut((texts[id]?.text ?? "").replace(/\n/g, " / ")))}${texts[id]?.page ? html` <i>с.\u00a0${texts[id]!.page}</i>` : nothing} <code>${texts[id]?.hash ?? ""}</code></p>`;

export function sheetView(input: SheetInput): TemplateResult {
  const { decision, gameTitle, book, edition, texts, words, readings, address, assumed, understood, claims, story } = input;
  const { result, others } = decision;
  const stated = statedOf(input);
  const seen = new Set<string>();
  const once = (id: string): boolean => !seen.has(id) && Boolean(seen.add(id));
  return html`<article class="paper-sheet ${size(input)}" aria-labelledby="sheet-h">
    <div class="brand"><b>Зелёное сукно</b><span><h3 id="sheet-h">Справка по спору</h3> · ${today()}</span></div>
    <p class="ttl">${headline(input)}</p>
    <p class="head">${gameTitle}: ${decision.title}. «Зелёное сукно», редакция ${edition}.${book ? ` Страницы: ${book}.` : ""}</p>
    <p class="out"><b>${rich(decision.verdict)}</b>${silence(decision)} <small>${decision.grade_name}</small></p>
    ${several(decision).length ? html`<p class="head">${several(decision).join(", ")}</p>` : nothing}
    <div class="cols">
      ${story ? html`<section><h4>Рассказ</h4><p class="tale">${story}</p></section>` : nothing}
      ${claims.length
        ? html`<section><h4>Кто что утверждал</h4>
            ${claims.map(({ side, text }) => html`<p class="side ${text === decision.verdict ? "ok" : ""}">${icon(text === decision.verdict ? "check" : "cross")}<span><b>${side}:</b> ${rich(text)} ${text === decision.verdict ? "Верно." : "Неверно."}</span></p>`)}</section>`
        : nothing}
    </div>
    <div class="cols">
      ${stated.length
        ? html`<section><h4>Сказано</h4>
            <dl>${stated.map((fact) => html`<div><dt>${fact.label}</dt><dd>${rich(fact.text)}${understood.includes(fact.name) ? html` <small>(из слов)</small>` : nothing}</dd></div>`)}</dl></section>`
        : nothing}
      ${assumed.length
        ? html`<section><h4>Не сказано, принято</h4>
            <dl>${assumed.map((fact) => html`<div><dt>${fact.label}</dt><dd>${rich(fact.text)} <small>(${fact.matters ? "влияет" : "не влияет"})</small></dd></div>`)}</dl></section>`
        : nothing}
    </div>
    ${Object.entries(readings).map(([id, choice]) => html`<p>Чтение: ${rich(readingLine(id, choice, words))}</p>`)}
    <h4>Почему</h4>
    <ol>
      ${result.items.map(
        (item) => {
          const fresh = item.cites.filter(once);
          const again = item.cites.filter((id) => !fresh.includes(id));
          return html`<li><span class="row"><span>${item.side ? `${item.side}: ` : ""}${rich(item.text)} ${again.length ? cites(again) : nothing}</span>${item.amount === null ? nothing : html`<b>${figure(item.amount, result.unit)}</b>`}</span>${fresh.map((id) => lawOf(id, texts))}</li>`;
        },
      )}
    </ol>
    ${result.choices.length
      ? html`<h4>Кому выбирать</h4>
          <ul>${result.choices.map((choice) => html`<li>${choice.who ? `${choice.who}: ` : ""}${rich(choice.text)} ${cites(choice.cites)}${choice.cites.filter(once).map((id) => lawOf(id, texts))}</li>`)}</ul>`
      : nothing}
    ${others.length
      ? html`<h4>Что изменило бы ответ</h4>
          <ul>
            ${others.map(
              (one) => html`<li class="row"><span>
                ${Object.entries(one.readings).map(([id, choice]) => html`${rich(readingLine(id, choice, words))}${words[id]?.grounds?.[choice] ? html` <i>${rich(words[id]!.grounds![choice]!)}</i>` : nothing} `)}→
                ${rich(one.result ? gives(result, one.result) : one.error)} ${cites(one.parts_at)}</span>${changes(one.cost, result.unit) ? html`<b>${changes(one.cost, result.unit)}</b>` : nothing}
              </li>`,
            )}
          </ul>`
      : nothing}
    ${address ? html`<p class="url">Пересчитать: ${address}</p>` : nothing}
  </article>`;
}

/** The sheet as plain text, for a message. */
export function sheetText(input: SheetInput): string {
  const { decision, gameTitle, book, edition, texts, words, readings, address, assumed, understood, claims, story } = input;
  const { result, others } = decision;
  const facts = statedOf(input);
  const marks = (ids: string[]): string => (ids.length ? ` (${ids.map(labelOf).join(", ")})` : "");
  const lines = ["СПРАВКА ПО СПОРУ", `${gameTitle}: ${decision.title}`, `«Зелёное сукно», редакция ${edition}`, ...(book ? [`Страницы: ${book}`] : []), ""];
  if (story) lines.push("Рассказ", story, "");
  if (facts.length) lines.push("Сказано", ...facts.map(({ name, label, text }) => `• ${label}: ${text}${understood.includes(name) ? " (из слов)" : ""}`), "");
  if (assumed.length) lines.push("Не сказано, принято", ...assumed.map(({ label, text, matters }) => `• ${label}: ${text} (${matters ? "влияет" : "не влияет"})`), "");
  for (const [id, choice] of Object.entries(readings)) lines.push(`Чтение: ${readingLine(id, choice, words)}`, "");
  lines.push(`Вывод: ${decision.verdict}${silence(decision)}`, ...several(decision).map((one) => `• ${one}`), `Насколько верно: ${decision.grade_name}`, "");
  for (const { side, text } of claims) lines.push(`${side}: «${text}» — ${text === decision.verdict ? "верно" : "неверно"}`);
  lines.push("Почему");
  result.items.forEach((item, i) => lines.push(`${i + 1}. ${item.side ? `${item.side}: ` : ""}${item.text}${item.amount === null ? "" : ` — ${figure(item.amount, result.unit)}`}${marks(item.cites)}`));
  if (result.choices.length) lines.push("", "Кому выбирать", ...result.choices.map(({ who, text, cites: ids }) => `• ${who ? `${who}: ` : ""}${text}${marks(ids)}`));
  if (others.length) {
    lines.push("", "Что изменило бы ответ");
    for (const one of others) {
      const how = Object.entries(one.readings).map(([id, choice]) => `${readingLine(id, choice, words)}${words[id]?.grounds?.[choice] ? ` (${words[id]!.grounds![choice]})` : ""}`).join(" ");
      const cost = changes(one.cost, result.unit);
      lines.push(`• ${how} → ${one.result ? gives(result, one.result) : one.error}${cost ? ` (${cost})` : ""}${marks(one.parts_at)}`);
    }
  }
  lines.push("", "Правила");
  const named = (label: string, title: string): string => (sameWords(label, title) ? label : `${label} ${title}`);
  for (const id of result.cites) lines.push(`• ${named(labelOf(id), texts[id]?.title ?? "")}${texts[id]?.page ? `, с. ${texts[id]!.page}` : ""}: ${texts[id]?.text ?? ""} [${texts[id]?.hash ?? "нет текста"}] ${ruleUrl(id)}`);
  if (address) lines.push("", `Пересчитать: ${address}`);
  return lines.join("\n").replace(/\ufe0e/g, "");
}
