// The note above the hand: the sentence, its rule, and all words of one decision, the hint among them.
import { html, nothing, type TemplateResult } from "lit";
import { core } from "../core/rpc";
import type { Cell, SceneAction, SceneCard } from "../core/types";
import { icon } from "../ui/icons";
import { rich } from "../ui/text";
import { bidsOf, bidsView, binds, columns, inGrid, isPass } from "./bids";
import { sentence, type Board } from "./parts";
import type { Match } from "./match";
import type { Composer } from "./needs";

export interface NoteHost {
  match: Match;
  board: Board;
  composer: Composer | null;
  compose(one: SceneAction | null): void;
  /** What is put together is all that can be done: it cannot be left. */
  readonly alone: boolean;
  /** The actions that a tapped card can begin. */
  starts(action: string): SceneAction[];
  changed(): void;
  /** How the core is doing. */
  progress(): TemplateResult | typeof nothing;
  /** The core failed: ask again what was not answered. */
  retry(): void;
  /** The match cannot be stored: the ways to keep it all the same. */
  file(): void;
  share(): void;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The button that is picked but not yet pressed: a bid, while it is said what it obliges to. */
const chosenOf = ({ match, board }: NoteHost): SceneAction | undefined => board.scene.actions.find(({ action, legal }) => legal && action === match.selected);
const pickedOf = ({ match, board }: NoteHost): SceneCard | undefined => board.scene.zones.flatMap(({ cards }) => cards).find(({ action }) => action && action === match.selected);
/** The place of a board that is picked. */
const spotOf = ({ match, board }: NoteHost): Cell | undefined => board.scene.zones.flatMap(({ cells = [] }) => cells).find(({ action }) => action && action === match.selected);

function said(host: NoteHost): TemplateResult {
  const { match, board, composer } = host;
  const { trouble, refusal, hint, steps } = match;
  const { scene, live } = board;
  if (trouble) return html`<p role="alert">${trouble}</p>`;
  if (match.arriving) return html`<p>${match.guest ? "Открываю партию из ссылки." : "Открываю партию."}</p>`;
  if (match.elsewhere && !match.replayed) return html`<p>Партия идёт в другой вкладке; здесь видно, как она идёт.</p>`;
  if (refusal) return sentence(refusal.text, refusal.cites);
  if (hint) return sentence(hint.text, hint.cites);
  const chosen = live ? (composer?.action ?? chosenOf(host)) : undefined;
  if (chosen?.hint && !isPass(chosen)) return sentence(chosen.hint, chosen.cites);
  if (live) return sentence(scene.status.text, scene.status.cites);
  return html`<p>Шаг ${scene.step} из ${steps}. ${rich(scene.log[scene.log.length - 1]?.text ?? "")}</p>`;
}

const ask = ({ match }: NoteHost): TemplateResult | typeof nothing =>
  match.seat === null ? nothing : html`<button class="b ask" type="button" aria-label="Подсказка" title="Подсказка (H)" @click=${match.askHint}>${icon("bulb")}</button>`;

const go = (label: unknown, small: string, act: () => void, ready = true): TemplateResult =>
  html`<button class="go" type="button" aria-disabled=${ready ? nothing : "true"} @click=${() => ready && act()}><span>${label}</span>${small ? html`<small>${rich(small)}</small>` : nothing}</button>`;

/** What can be said or done besides cards: passing and the like at one tap. */
function word(host: NoteHost, one: SceneAction): TemplateResult {
  const { match, board } = host;
  const on = match.selected === one.action || host.composer?.action.action === one.action;
  return html`<button type="button" class="b ${on ? "on" : ""} ${board.hinted === one.action ? "hinted" : ""}" data-action=${one.action} aria-disabled=${one.legal ? nothing : "true"}
    aria-pressed=${binds(one) || one.needs ? (on ? "true" : "false") : nothing} title=${one.legal ? nothing : (one.why?.text ?? nothing)} @click=${(event: Event) => board.onAction(one, event)}>${rich(one.label)}</button>`;
}

function turnButtons(host: NoteHost): TemplateResult {
  const { match, board, composer } = host;
  const { scene } = board;
  const tapped = pickedOf(host);
  const begins = tapped?.action?.startsWith("start:") ? tapped : undefined; // several actions can begin with this card
  const picked = begins ? undefined : tapped;
  const spot = tapped ? undefined : spotOf(host);
  const chosen = tapped ? undefined : chosenOf(host);
  const bids = bidsOf(scene).length > 0;
  const words = begins
    ? host.starts(begins.action!)
    : scene.actions.filter((one) => !inGrid(one) && (one.legal || !(one.group || bids))); // what the auction does not allow is not shown
  const ends = (one: SceneAction): boolean => isPass(one) || (words.length > 4 && !one.action.includes(" ")); // of many ways what names nothing stands last
  const last = words.filter(ends);
  const rest = words.filter((one) => !ends(one));
  const bidHost = { selected: match.selected, hinted: board.hinted, pick: (one: SceneAction) => board.onAction(one) };
  if (composer) {
    const ready = composer.complete;
    const { action } = composer;
    return html`${composer.rows(host.changed)}
      <div class="bids last">
        ${host.alone ? nothing : html`<button class="b" type="button" @click=${() => host.compose(null)}>Отмена</button>`}
        ${go(html`${rich(action.say ?? action.label)}${composer.progress ? html`&nbsp;· ${composer.progress}` : nothing}`, composer.wanting, () => void match.act(composer.words), ready)} ${ask(host)}
      </div>`;
  }
  const free = !match.waiting; // what is under way is not to be confirmed once more
  const primary = picked
    ? go(picked.say ? upper(picked.say) : html`Положить&nbsp;${rich(picked.card ?? picked.face?.title ?? "")}`, "", () => void match.act(picked.action!), free)
    : spot
      ? go(rich(spot.label || "Положить сюда"), spot.note ?? "", () => void match.act(spot.action!), free)
      : chosen && binds(chosen)
      ? go(rich(upper(chosen.say ?? chosen.label)), "", () => void match.act(chosen.action), free)
      : nothing;
  const few = rest.length + last.length <= 2;
  return html`${bidsView(scene, bidHost)}
    ${rest.length && !(few && !bids) ? html`<div class="bids ${rest.length > 4 ? "many" : ""}" role="group" aria-label="Действия" ${columns(rest.map(({ label }) => label))}>${rest.map((one) => word(host, one))}</div>` : nothing}
    <div class="bids last">
      ${last.map((one) => word(host, one))} ${few && !bids ? rest.map((one) => word(host, one)) : nothing}
      ${primary === nothing && (bids || !words.length) ? html`<button class="go" type="button" aria-disabled="true" tabindex="-1">${bids ? "Выберите слово" : "Выберите карту"}</button>` : primary}
      ${primary === nothing && scene.may_claim && !words.length ? html`<button class="b claim" type="button" @click=${match.claim}>Остальные мои</button>` : nothing} ${ask(host)}
    </div>`;
}

function buttons(host: NoteHost): TemplateResult | typeof nothing {
  const { match, board } = host;
  const { scene } = board;
  if (match.arriving) return nothing;
  if (match.elsewhere && !match.replayed) return html`<div class="bids last">${go("Играть здесь", "", () => void match.keeper?.seize())}</div>`;
  if (!board.live) {
    return html`<div class="bids last">
      <button class="b" type="button" @click=${match.leaveReplay}>${match.openHands ? "К итогу" : "К партии"}</button>
      ${scene.step < match.steps && !match.shared ? html`<button class="go" type="button" @click=${match.playHere}>Играть отсюда</button>` : nothing}
    </div>`;
  }
  if (match.pausing) {
    return html`<div class="bids last"><button class="b" type="button" @click=${() => match.goOn(true)}>Не спрашивать до хода людей</button>${go("Никто, дальше", "", () => match.goOn(false))}</div>`;
  }
  if (!match.begun && match.botsTurn()) {
    return html`<div class="bids last">${scene.rests ? html`<button class="b" type="button" @click=${match.skip}>Пропустить сдачу</button>` : nothing}${go("Начать", "", () => match.begin())}</div>`;
  }
  if (match.yours) return turnButtons(host);
  if (match.shared?.holder != null) return html`<div class="bids last">${go("Вернуть телефон", "", () => void match.call(null))}</div>`;
  if (scene.rests && !scene.deal_over && match.skipped !== scene.deal) return html`<div class="bids last">${go("Пропустить сдачу", "", match.skip)}</div>`;
  return html`<div class="bids last"></div>`;
}

export function noteView(host: NoteHost): TemplateResult {
  const { match } = host;
  const { state, message } = core.status;
  const failed = state === "failed" || match.trouble !== "";
  const busy = match.waiting || failed || (state === "loading" && match.begun) || message !== "";
  const kind = match.trouble || match.refusal ? "no" : match.hint ? "tip" : "";
  const again = match.trouble && state !== "failed" ? html`<button class="b" type="button" @click=${host.retry}>Повторить</button>` : nothing;
  return html`<div class="note coach ${kind}">
    <div class="say">${said(host)}</div>
    ${match.keeper?.trouble
      ? html`<div class="alarm" role="alert"><span>${match.keeper.trouble}</span><button class="lnk" type="button" @click=${host.file}>Сохранить в файл</button><button class="lnk" type="button" @click=${host.share}>Взять ссылку</button></div>`
      : nothing}
    ${busy ? host.progress() : nothing} ${match.trouble && match.stuck ? html`<div class="bids last">${again}</div>` : nothing} ${busy && state !== "ready" ? nothing : buttons(host)}
  </div>`;
}
