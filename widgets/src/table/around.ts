// What stands around the felt: the result of a deal, the steps, the last trick, the score sheet and the log. Loaded after the felt.
import { html, nothing, type TemplateResult } from "lit";
import { tile } from "../cards/face";
import type { Last, Drawing, Scene, SceneAction, Sheet } from "../core/types";
import "../dispute/zs-others";
import { prefs } from "../prefs/prefs";
import { icon } from "../ui/icons";
import { linesView } from "../ui/score";
import { cites, plural, rich } from "../ui/text";
import { styled } from "../ui/styled";
import { nameOfSeat } from "./parts";
import { closeDrawer, type Drawer } from "./drawers";
import { extraStyles } from "./extra-styles";
import type { Match } from "./match";
import { layout, levelsStyles } from "./levels";
import { forgetLink, Shelf } from "./shelf";
import { stepsStyles } from "./steps-styles";

/** The end of the deal from the player's chair: a word, the sum with its sign, the sentence; then the lines and the sheet. */
export function resultView(match: Match, onAction: (action: SceneAction) => void, onNew: (event: Event) => void, onReview: () => void): TemplateResult | typeof nothing {
  const { scene } = match;
  if (!scene.score || match.lingering || match.replayed) return nothing;
  const { result, score } = scene;
  const colour = result ? (result.sign < 0 ? "neg" : result.sign > 0 ? "pos" : "") : "";
  return html`<div class="result" role="group" aria-label="Итог сдачи">
    <div class="verdict">
      <div class="vhead">
        <p class="head ${colour}"><span>${result?.word ?? scene.status.text}</span>${result?.sum ? html`<b>${result.sum}</b>` : nothing}</p>
        <p class="sub">${rich(result?.text || score.summary)}</p>
      </div>
      <div class="vbody" tabindex="0" role="group" aria-label="За что написано">${linesView(score)} ${tableView(scene)}</div>
      <div class="vgo">
        <div class="bids last">
          ${scene.actions.map((one, at) => html`<button class=${one.legal && !at ? "go" : "b"} type="button" data-action=${one.action} @click=${() => onAction(one)}>${rich(one.label)}</button>`)}
          ${scene.done ? html`<button class="go" type="button" @click=${onNew}>Новая партия</button>` : nothing}
        </div>
        <div class="bids lo">
          ${scene.may_review ? html`<button class="b" type="button" @click=${onReview}>Где решилась игра</button>` : nothing}
          ${scene.may_open === false ? nothing : html`<button class="b" type="button" @click=${match.openAll}>Показать все карты</button>`}
          ${match.shared && !scene.done ? nothing : html`<button class="b" type="button" @click=${match.again}>Сыграть ещё раз</button>`}
        </div>
      </div>
    </div>
  </div>`;
}

/** After a game of three open hands: on which card the outcome changed. */
export function reviewView(match: Match): TemplateResult | typeof nothing {
  if (!match.scene.may_review) return nothing;
  void import("../exact/zs-review");
  return html`<zs-review .record=${match.record} .seat=${match.seat} .show=${match.viewOpen}></zs-review>`;
}

/** The steps of the deal on view; `copied` replaces the words of the link for a moment. */
export function stepsView(match: Match, copied: string, onShare: () => void): TemplateResult {
  const { steps, replayed, scene } = match;
  const words = scene.sealed ? "Ссылка на начало" : replayed ? "Ссылка на шаг" : "Ссылка на партию";
  const link = html`<button class="lnk" type="button" @click=${onShare}>${icon("link")}<span>${copied || words}</span></button>`;
  if (match.shared && !scene.done) return html`<div class="steps">${link}</div>`; // nobody looks back while others may not
  const at = replayed ? Math.min(replayed.step, steps) : steps;
  const deals = dealsOf(match);
  const now = deals.findLast(({ from }) => from <= at) ?? { deal: scene.deal, from: 0, to: steps };
  const [from = 0, until = 0] = scene.shut ?? []; // what lies closed is stepped over
  const go = (step: number): void => void match.viewStep(step > from && step < until ? (step < at ? from : until) : Math.max(0, Math.min(steps, step)));
  const [low, high] = [now.from, Math.max(now.from, now.to)];
  return html`${deals.length > 1
      ? html`<label class="dealpick"><span class="vh">Сдача</span><select class="in" aria-label="Сдача" @change=${(event: Event) => go(Number((event.target as HTMLSelectElement).value))}>
          ${deals.map(({ deal, from }, i) => html`<option value=${from} ?selected=${from === now.from}>${i + 1}-я сдача, № ${deal}</option>`)}
        </select></label>`
      : nothing}
    <div class="steps">
      <button class="tb" type="button" aria-label="Предыдущий шаг" ?disabled=${at <= 0} @click=${() => go(at - 1)}>${icon("prev")}</button>
      <input class="range" type="range" min=${low} max=${high} .value=${String(at)} ?disabled=${high <= low} aria-label="Шаг партии" aria-valuetext="шаг ${at - low} из ${high - low}"
        ${styled({ "--part": high > low ? (at - low) / (high - low) : 1 })} @input=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} />
      <span class="sn">${at - low} / ${high - low}</span>
      <button class="tb" type="button" aria-label="Следующий шаг" ?disabled=${at >= steps} @click=${() => go(at + 1)}>${icon("next")}</button>
    </div>
    ${link}`;
}

/** The deals of the match as the log knows them: where each begins and ends. */
export function dealsOf({ scene, steps }: Match): { deal: number | string; from: number; to: number }[] {
  const found: { deal: number | string; from: number; to: number }[] = [];
  for (const { deal = scene.deal, step } of scene.log) {
    const last = found[found.length - 1];
    if (last?.deal === deal) continue;
    if (last) last.to = step;
    found.push({ deal, from: found.length ? step : 0, to: steps });
  }
  return found;
}

export function lastView(scene: Scene): TemplateResult {
  if (!scene.last) return html`<p>Взяток ещё нет.</p>`;
  const trick = ({ cards }: Last): TemplateResult => html`<ul class="lastlist">
      ${cards.map((card) => html`<li>${tile(card, prefs.value.latin)}<span>${nameOfSeat(scene, card.seat)}</span>${card.wins ? html`<span class="tag">берёт</span>` : nothing}</li>`)}
    </ul>`;
  return html`${trick(scene.last)}${scene.earlier?.map((one) => html`<h3>Предпоследняя взятка</h3>${trick(one)}`)}`;
}

/** The sheet as people draw it; what draws it comes when the first one is there. */
function drawn(heading: string, drawing: Drawing): TemplateResult {
  void import("./zs-sheet");
  return html`<zs-sheet .drawing=${drawing} heading=${heading}></zs-sheet>`;
}

/** How wide the table of a sheet would be, in letters: no word of it is broken. */
function letters({ columns, rows }: Sheet): number {
  const word = (text: unknown): number => Math.max(...String(text ?? "").split(/[ \n]/).map((one) => one.length));
  return columns.reduce((sum, column, i) => sum + 2 + Math.max(word(column), ...rows.map(({ cells }) => word(cells[i]))), 0);
}

/** Many players stand below one another: side by side they would not fit a phone. */
function tableView({ sheet }: Scene): TemplateResult | typeof nothing {
  if (!sheet) return nothing;
  const { columns, rows } = sheet;
  if (letters(sheet) > 36 && rows.length < columns.length - 1) {
    return html`<table>
      <thead>
        <tr><td></td>${rows.map(({ cells, cites: ids }) => html`<th scope="col">${rich(String(cells[0] ?? ""))} ${cites(ids)}</th>`)}</tr>
      </thead>
      <tbody>
        ${columns.slice(1).map((name, i) => html`<tr><th class="whose" scope="row">${name}</th>${rows.map(({ cells }) => html`<td>${cells[i + 1] ?? ""}</td>`)}</tr>`)}
      </tbody>
    </table>`;
  }
  return html`<table>
    <thead>
      <tr>${sheet.columns.map((column, i) => (i ? html`<th scope="col">${column}</th>` : html`<td></td>`))}</tr>
    </thead>
    <tbody>
      ${sheet.rows.map(({ cells, cites: ids }) => html`<tr>${cells.map((cell, i) => (i ? html`<td>${cell ?? ""}</td>` : html`<th scope="row">${rich(String(cell ?? ""))} ${cites(ids)}</th>`))}</tr>`)}
    </tbody>
  </table>`;
}

/** The score sheet, and below it what other readings would have written. */
export function sheetView(match: Match): TemplateResult | typeof nothing {
  const scene = match.shown;
  const { sheet } = scene;
  if (!sheet) return nothing;
  return html`<div class="sheet" role="group" aria-label=${sheet.title}>
    <p class="h">${sheet.title}</p>
    ${sheet.drawing?.ruling ? drawn(`${scene.title}: ${sheet.title.toLowerCase()}`, sheet.drawing) : nothing} ${tableView(scene)}
    ${scene.score && !match.replayed && Object.keys(scene.score.readings ?? {}).length ? html`<zs-others game=${scene.game} .ask=${{ record: match.record }}></zs-others>` : nothing}
  </div>`;
}

/** The log: each move leads to its moment, and says by which rules it went so. */
export function logView(match: Match, steps: TemplateResult, onReason: () => void): TemplateResult {
  const scene = match.shown;
  const closed = match.shared !== null && !match.scene.done;
  const at = match.replayed ? match.replayed.step : match.steps;
  const shown = scene.log.filter(({ deal }) => deal === undefined || deal === scene.deal);
  return html`<div class="sheet" role="group" aria-label="Ход сдачи">
    <p class="h">Ход сдачи <span class="deal">сдача № ${scene.deal}</span></p>
    ${steps}
    <ol class="log" tabindex="0" aria-label="Ход сдачи">
      ${shown.map((entry) => {
        const mine = entry.seat === null ? "all" : entry.seat === match.seat ? "you2" : "";
        if (closed) return html`<li class=${mine}><span class="mv">${rich(entry.text)} ${cites(entry.cites)}</span></li>`;
        return html`<li class="${mine} ${match.replayed && entry.step + 1 === at ? "cur" : ""}"><button class="mv" type="button" @click=${() => void match.viewStep(entry.step + 1, true)}>${rich(entry.text)}</button>${cites(entry.cites)}</li>`;
      })}
    </ol>
    ${match.replayed && match.askable ? html`<button class="lnk" type="button" @click=${onReason}>${icon("bulb")}Почему бот так пошёл?</button>` : nothing}
    ${match.reason ? html`<p class="reason" role="status">${rich(match.reason.text)} ${cites(match.reason.cites)}</p>` : nothing}
    <p class="keys" aria-hidden="true"><kbd>←</kbd><kbd>→</kbd> выбрать <kbd>Enter</kbd> положить <kbd>Z</kbd> назад <kbd>H</kbd> подсказка <kbd>L</kbd> последняя взятка <kbd>X</kbd> пас</p>
  </div>`;
}

/** What the menu asks of the table. */
interface Menu {
  ask: () => unknown;
  matches: () => unknown;
  adopt: () => unknown;
  file: () => unknown;
  open: (id: Drawer) => () => unknown;
  sort: () => unknown;
  dispute: () => unknown;
}

/** Another match, the same deal again, a move to be judged; a record that still holds secrets is not carried to the desk. */
export function moreView(match: Match, wide: boolean, menu: Menu): TemplateResult {
  const { shared, scene } = match;
  const line = (name: Parameters<typeof icon>[0], label: string, act: () => unknown, off = false): TemplateResult =>
    html`<li><button class="lnk" type="button" ?disabled=${off} @click=${(event: Event) => (closeDrawer(event), act())}>${icon(name)}${label}</button></li>`;
  return html`<ul class="menu">
    ${match.guest ? line("check", "Сделать своей партией", menu.adopt, match.arriving) : nothing} ${line("deal", "Новая партия", menu.ask)} ${line("list", "Мои партии", menu.matches)} ${shared ? nothing : line("again", "Эту сдачу заново", match.again, !match.steps)}
    ${wide ? nothing : html`${line("stack", "Последняя взятка", menu.open("last"), !scene.last)} ${line("sort", "Порядок карт", menu.sort)} ${line("gear", "Вид карт и стола", menu.open("view"))}`}
    ${scene.sealed || (shared && !scene.done) ? nothing : line("info", "Спорный ход", menu.dispute, !match.steps && !match.tried)}
    ${scene.sealed ? nothing : line("save", "Сохранить в файл", menu.file)}
  </ul>`;
}

/** What the list of matches asks of the table. */
const WHEN = (time: number): string => {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getDate()}.${two(date.getMonth() + 1)}.${date.getFullYear()}, ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** One's own matches: game, deal, when; continue, delete, save; and one from a file. */
export function matchesView(shelf: Shelf): TemplateResult {
  const { matches, titles } = shelf;
  const list =
    matches === null
      ? html`<p>Читаю…</p>`
      : !matches.length
        ? html`<p>Здесь будут партии, которые вы начали.</p>`
        : html`<ul class="matches">
            ${matches.map((kept) => {
              const name = titles[kept.game] ?? kept.game;
              const moves = kept.record.actions.length;
              return html`<li>
                <b>${name}</b><small>сдача № ${String(kept.record.deal.seed ?? "—")}, ${moves} ${plural(moves, "ход", "хода", "ходов")}, ${WHEN(kept.when)}</small>
                <span class="acts2">
                  ${kept.id === shelf.here
                    ? html`<span>на столе</span>`
                    : shelf.isGone(kept)
                      ? html`<span>удалена</span> <button class="lnk" type="button" aria-label="Вернуть: ${name}, ${WHEN(kept.when)}" @click=${() => shelf.bringBack(kept)}>Вернуть</button>`
                      : html`<button class="lnk" type="button" @click=${() => shelf.go(kept)}>Продолжить</button>`}
                  <button class="lnk" type="button" @click=${() => shelf.file(kept)}>В файл</button>
                  ${kept.id === shelf.here || shelf.isGone(kept) ? nothing : html`<button class="lnk" type="button" aria-label="Удалить: ${name}, ${WHEN(kept.when)}" @click=${() => shelf.remove(kept)}>Удалить</button>`}
                </span>
              </li>`;
            })}
          </ul>`;
  return html`${list} ${shelf.trouble ? html`<p class="err" role="alert">${shelf.trouble}</p>` : nothing}
    <footer>
      <label class="btn">Открыть из файла<input class="vh" type="file" accept="application/json,.json" @change=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        if (field.files?.[0]) shelf.open(field.files[0]);
        field.value = "";
      }} /></label>
    </footer>`;
}

export { drawer, drawerOf, openDrawer, watchRule } from "./drawers";
export { commandOf, handKeys } from "./keys";
export { alone, begun, Composer, invite } from "./needs";
export { settingsView } from "./settings";
export { movesSpoken, sheetSpoken } from "./speech";

export { extraStyles as styles, forgetLink, layout, levelsStyles, Shelf, stepsStyles };
