// The story: a box that grows to its text; above the form it stands with the words marked from which facts were understood.
import { html, type TemplateResult } from "lit";
import type { Understood } from "../search/find";
import { icon } from "../ui/icons";

export const MOST = 1000;

/** Grow a box to its text. */
export function fit(box: HTMLTextAreaElement): void {
  box.rows = 2;
  const line = Number.parseFloat(getComputedStyle(box).lineHeight) || 24;
  box.rows = Math.min(14, Math.max(2, Math.ceil((box.scrollHeight - 20) / line)));
}

interface Mark {
  from: number;
  to: number;
  name: string;
}

/** The story with marked words: a tap on one takes back what was understood from it. */
export function storyView(story: string, marks: Mark[], edit: () => void, drop: (name: string) => void): TemplateResult {
  const found: (string | TemplateResult)[] = [];
  let at = 0;
  for (const { from, to, name } of [...marks].sort((a, b) => a.from - b.from)) {
    if (from < at || to > story.length) continue;
    if (from > at) found.push(story.slice(at, from));
    found.push(html`<mark><button type="button" title="Снять понятое" @click=${() => drop(name)}>${story.slice(from, to)}</button></mark>`);
    at = to;
  }
  found.push(story.slice(at));
  return html`<blockquote class="story">
    <p>${found}</p>
    <button class="ed" type="button" aria-label="Изменить рассказ" @click=${edit}>${icon("pencil")}</button>
  </blockquote>`;
}

/** What was understood of the whole story, each with a button that takes it back. */
export function chipsView(understood: Understood[], drop: (key: string) => void): TemplateResult[] {
  return understood
    .filter(({ kind }) => kind !== "word")
    .map(({ key, kind, text }) => html`<button class="chip" type="button" aria-label="${kind === "game" ? "Игра" : kind === "not" ? "Отрицание" : "Прочитано как"}: ${text}, понято из слов; снять" @click=${() => drop(key)}>${text}${icon("cross")}</button>`);
}
