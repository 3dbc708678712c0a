// The words of the auction, round by round.
import { html, nothing, type TemplateResult } from "lit";
import type { Talk } from "../core/types";
import { rich } from "../ui/text";

export function talkView(talk: Talk | null | undefined): TemplateResult | typeof nothing {
  if (!talk?.rounds.length) return nothing;
  return html`<details class="talk" open>
    <summary>Торг</summary>
    <table>
      <thead>
        <tr>${talk.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>
        ${talk.rounds.map((words) => html`<tr>${talk.columns.map((_, i) => html`<td class=${words[i] === "пас" ? "quiet" : ""}>${rich(words[i] ?? "")}</td>`)}</tr>`)}
      </tbody>
    </table>
  </details>`;
}
