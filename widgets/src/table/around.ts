// What stands around the felt: the result of a deal, the steps, the last trick, the score sheet and the log.
import { html, nothing, type TemplateResult } from "lit";
import { tile } from "../cards/face";
import type { Drawing, Scene, SceneAction } from "../core/types";
import "../dispute/zs-others";
import { prefs } from "../prefs/prefs";
import { icon } from "../ui/icons";
import { scoreView } from "../ui/score";
import { cites, rich } from "../ui/text";
import { nameOfSeat } from "./board";
import type { Match } from "./match";
import { talkView } from "./talk";
import { styled } from "../ui/styled";

export function resultView(match: Match, onAction: (action: SceneAction) => void, onNew: (event: Event) => void): TemplateResult | typeof nothing {
  const { scene } = match;
  if (!scene.score || match.lingering || match.replayed) return nothing;
  return html`<div class="result" role="group" aria-label="Итог сдачи">
    <div class="rin">
      ${scoreView(scene.score)}
      <div class="rgo">
        ${scene.actions.map((one) => html`<button class="btn ${one.legal ? "pri" : ""}" type="button" data-action=${one.action} @click=${() => onAction(one)}>${rich(one.label)}</button>`)}
        ${scene.done ? html`<button class="btn pri" type="button" @click=${onNew}>${icon("deal")}Новая партия</button>` : nothing}
        ${scene.may_open === false ? nothing : html`<button class="btn" type="button" @click=${match.openAll}>${icon("eye")}Показать все карты</button>`}
        ${match.shared && !scene.done ? nothing : html`<button class="btn" type="button" @click=${match.again}>${icon("again")}Сыграть ещё раз</button>`}
        ${scene.may_review ? html`<button class="btn" type="button" @click=${startReview}>${icon("bulb")}Где решилась игра</button>` : nothing}
      </div>
    </div>
  </div>`;
}

const startReview = (event: Event): void => (event.currentTarget as Element).closest(".board")!.parentNode!.querySelector<HTMLElement & { start(): void }>("zs-review")?.start();

/** After a game of three open hands: on which card the outcome changed. */
export function reviewView(match: Match): TemplateResult | typeof nothing {
  if (!match.scene.may_review) return nothing;
  void import("../exact/zs-review");
  return html`<zs-review .record=${match.record} .seat=${match.seat} .show=${match.viewOpen}></zs-review>`;
}

/** `copied` replaces the words of the link for a moment. */
export function stepsView(match: Match, copied: string, onShare: () => void): TemplateResult {
  const { steps, replayed, scene } = match;
  const words = scene.sealed ? "Ссылка на начало" : replayed ? "Ссылка на шаг" : "Ссылка на партию";
  const link = html`<button class="lnk" type="button" @click=${onShare}>${icon("link")}<span>${copied || words}</span></button>`;
  if (match.shared && !scene.done) return html`<div class="steps">${link}</div>`; // nobody looks back while others may not
  const at = replayed ? Math.min(replayed.step, steps) : steps;
  const go = (step: number): void => void match.viewStep(Math.max(0, Math.min(steps, step)));
  return html`<div class="steps">
    <button class="tb" type="button" aria-label="Предыдущий шаг" ?disabled=${at <= 0} @click=${() => go(at - 1)}>${icon("prev")}</button>
    <input class="range" type="range" min="0" max=${steps} .value=${String(at)} ?disabled=${!steps} aria-label="Шаг партии" aria-valuetext="шаг ${at} из ${steps}"
      ${styled({ "--part": steps ? at / steps : 1 })} @input=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} />
    <span class="sn">${at} / ${steps}</span>
    <button class="tb" type="button" aria-label="Следующий шаг" ?disabled=${at >= steps} @click=${() => go(at + 1)}>${icon("next")}</button>
    ${link}
  </div>`;
}

export function lastView(scene: Scene): TemplateResult {
  if (!scene.last) return html`<p>Взяток ещё нет.</p>`;
  return html`<p class="h">Последняя взятка</p>
    <ul class="lastlist">
      ${scene.last.cards.map((card) => html`<li>${tile(card, prefs.value.latin)}<span>${nameOfSeat(scene, card.seat)}</span>${card.wins ? html`<span class="tag">берёт</span>` : nothing}</li>`)}
    </ul>
    <footer><button class="lnk" type="button" popovertarget="pop-last" popovertargetaction="hide">Закрыть</button></footer>`;
}

/** The sheet as people draw it; what draws it comes when the first one is there. */
function drawn(heading: string, drawing: Drawing): TemplateResult {
  void import("./zs-sheet");
  return html`<zs-sheet .drawing=${drawing} heading=${heading}></zs-sheet>`;
}

/** The score sheet, and below it what other readings would have written. */
export function sheetView(match: Match): TemplateResult | typeof nothing {
  const scene = match.shown;
  const { sheet } = scene;
  if (!sheet) return nothing;
  return html`<div class="sheet" role="group" aria-label=${sheet.title}>
    <p class="h">${sheet.title}</p>
    ${sheet.drawing?.ruling ? drawn(`${scene.title}: ${sheet.title.toLowerCase()}`, sheet.drawing) : nothing}
    <table>
      <thead>
        <tr>${sheet.columns.map((column, i) => (i ? html`<th scope="col">${column}</th>` : html`<td></td>`))}</tr>
      </thead>
      <tbody>
        ${sheet.rows.map(({ cells, cites: ids }) => html`<tr>${cells.map((cell, i) => (i ? html`<td>${cell ?? ""}</td>` : html`<th scope="row">${rich(String(cell ?? ""))} ${cites(ids, true)}</th>`))}</tr>`)}
      </tbody>
    </table>
    ${scene.score && !match.replayed && Object.keys(scene.score.readings ?? {}).length ? html`<zs-others game=${scene.game} .ask=${{ record: match.record }}></zs-others>` : nothing}
  </div>`;
}

/** Another match, the same deal again, a move to be judged; a record that still holds secrets is not carried to the desk. */
export function dealsView(match: Match, onNew: (event: Event) => void, onDispute: () => void): TemplateResult {
  return html`<div class="deals">
    ${match.shared ? nothing : html`<button class="lnk" type="button" ?disabled=${!match.steps} @click=${match.again}>${icon("again")}Эту сдачу заново</button>`}
    <button class="lnk" type="button" @click=${onNew}>${icon("deal")}Новая партия</button>
    ${match.scene.sealed || (match.shared && !match.scene.done) ? nothing : html`<button class="lnk" type="button" ?disabled=${!match.steps && !match.tried} @click=${onDispute}>${icon("info")}Спорный ход</button>`}
  </div>`;
}

export function logView(match: Match, onNew: (event: Event) => void, onDispute: () => void): TemplateResult {
  const scene = match.shown;
  return html`<div class="sheet" role="group" aria-label="Ход сдачи">
    <p class="h">Ход сдачи <span class="deal">сдача № ${scene.deal}</span></p>
    ${talkView(scene.talk)}
    <ol class="log" tabindex="0" aria-label="Ход сдачи">
      ${scene.log.map((entry) => html`<li class=${entry.seat === null ? "all" : entry.seat === match.seat ? "you2" : ""}>${rich(entry.text)} ${cites(entry.cites)}</li>`)}
    </ol>
    ${dealsView(match, onNew, onDispute)}
    <p class="keys" aria-hidden="true"><kbd>←</kbd><kbd>→</kbd> выбрать <kbd>Enter</kbd> положить <kbd>Z</kbd> назад <kbd>H</kbd> подсказка <kbd>L</kbd> последняя взятка</p>
  </div>`;
}
