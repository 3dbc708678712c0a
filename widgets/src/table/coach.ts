// The line below the felt: what goes on, why something is refused, and the buttons that belong to it.
import { html, nothing, type TemplateResult } from "lit";
import { core } from "../core/rpc";
import type { SceneAction } from "../core/types";
import { icon } from "../ui/icons";
import { rich } from "../ui/text";
import { actionButton, plainActions, sentence, type Board } from "./board";
import type { Match } from "./match";

/** The button that is picked but not yet pressed: a bid, while it is said what it obliges to. */
const chosenOf = ({ selected }: Match, { scene }: Board): SceneAction | undefined => scene.actions.find(({ action }) => action === selected);

function said(match: Match, board: Board): TemplateResult {
  const { trouble, refusal, hint, steps } = match;
  const { scene, live } = board;
  const chosen = live ? chosenOf(match, board) : undefined;
  if (trouble) return html`<p role="alert">${trouble}</p>`;
  if (match.arriving) return html`<p>Открываю партию из ссылки.</p>`;
  if (refusal) return sentence(refusal.text, refusal.cites);
  if (hint) return sentence(hint.text, hint.cites);
  if (chosen?.hint) return sentence(chosen.hint, chosen.cites);
  if (live) return sentence(scene.status.text, scene.status.cites);
  return html`<p>Просмотр: шаг ${scene.step} из ${steps}. ${rich(scene.log[scene.log.length - 1]?.text ?? "")}</p>`;
}

function replayButtons(match: Match, { scene }: Board): TemplateResult {
  return html`<button class="btn" type="button" @click=${match.leaveReplay}>${match.openHands ? "К итогу" : "К партии"}</button>
    ${scene.step < match.steps ? html`<button class="btn pri" type="button" @click=${match.playHere}>Играть отсюда</button>` : nothing}`;
}

function turnButtons(match: Match, board: Board): TemplateResult {
  const { scene } = board;
  const picked = scene.zones.flatMap(({ cards }) => cards).find(({ action }) => action && action === match.selected);
  const chosen = picked ? undefined : chosenOf(match, board);
  const plain = plainActions(board).filter((one) => one !== chosen);
  return html`${plain.map((one) => actionButton(board, one))}
    ${match.hint || picked ? nothing : html`<button class="btn" type="button" @click=${match.askHint}>${icon("bulb")}Подсказка</button>`}
    ${picked
      ? html`<button class="btn pri" type="button" @click=${() => void match.act(picked.action!)}>${picked.say ? upper(picked.say) : html`Положить&nbsp;${rich(picked.card ?? picked.face?.title ?? "")}`}</button>`
      : chosen
        ? html`<button class="btn pri" type="button" @click=${() => void match.act(chosen.action)}>${rich(chosen.say ?? chosen.label)}</button>`
        : nothing}`;
}

/** At a shared table all are asked before a bot goes on. */
function pauseButtons(match: Match): TemplateResult {
  return html`<button class="btn" type="button" @click=${() => match.goOn(true)}>Не спрашивать до хода людей</button>
    <button class="btn pri" type="button" @click=${() => match.goOn(false)}>Никто, дальше</button>`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function buttons(match: Match, board: Board): TemplateResult | typeof nothing {
  if (match.arriving) return nothing;
  if (!board.live) return replayButtons(match, board);
  if (match.pausing) return pauseButtons(match);
  if (!match.begun && match.botsTurn()) return html`<button class="btn pri" type="button" @click=${() => match.begin()}>Начать</button>`;
  if (match.yours) return turnButtons(match, board);
  return match.shared?.holder == null ? nothing : html`<button class="btn pri" type="button" @click=${() => void match.call(null)}>Вернуть телефон</button>`;
}

/** `progress` says how the core is doing. */
export function coachView(match: Match, board: Board, progress: () => TemplateResult | typeof nothing): TemplateResult {
  const { state, message } = core.status;
  const busy = match.waiting || match.trouble !== "" || state === "failed" || (state === "loading" && match.begun) || message !== "";
  const [kind, mark] = match.trouble || match.refusal ? (["no", "stop"] as const) : match.hint ? (["", "bulb"] as const) : (["yes", "info"] as const);
  return html`<div class="coach">
    <span class="ci2 ${kind}">${icon(mark)}</span>
    ${said(match, board)}
    <span class="go">${busy ? progress() : nothing} ${busy && state !== "ready" ? nothing : buttons(match, board)}</span>
  </div>`;
}
