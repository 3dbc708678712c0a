// <zs-lesson>: a guided first game. The core gives the record and a word at every step; other moves are refused with a reason.
import { html, nothing, type TemplateResult } from "lit";
import { spriteSheet } from "../cards/face";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { Lesson, LessonStep, Scene, SceneAction, SceneCard, Why } from "../core/types";
import { load, prefs, save } from "../prefs/prefs";
import { actionButton, actionsView, felt, plainActions } from "../table/board";
import { sentence, type Board } from "../table/parts";
import { handKeys } from "../table/keys";
import { cardStyles } from "../table/card-styles";
import { boardStyles } from "../table/styles";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { Narrow } from "../ui/narrow";
import { tokens } from "../ui/styles";
import { rich } from "../ui/text";
import { lessonStyles } from "./styles";
import { styled } from "../ui/styled";

interface LessonData {
  game: string;
  lesson: Lesson;
  scene: Scene;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class ZsLesson extends Widget<LessonData> {
  static override styles = [tokens, cardStyles, boardStyles, lessonStyles];

  private at = 0;
  private scene!: Scene;
  /** What the others do between two steps, while it is shown. */
  private watched = "";
  private refusal: Why | null = null;
  private trouble = "";
  private waiting = false;
  private narrow = new Narrow(this);
  private turn = 0;

  private get steps(): LessonStep[] {
    return this.data.lesson.steps;
  }

  private get step(): LessonStep {
    return this.steps[this.at]!;
  }

  private get key(): string {
    return `zs:lesson:${this.data.game}`;
  }

  protected override prepare(): void {
    if (!this.data.lesson.steps.length || !Array.isArray(this.data.scene.zones)) throw new Error("no lesson");
    this.scene = this.data.scene;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.turn += 1;
  }

  /** Where the reader stopped last time; 0 where he has not begun. */
  private get kept(): number {
    return load(this.key, (stored) => (Number.isInteger(stored) && (stored as number) > 0 && (stored as number) < this.steps.length ? (stored as number) : 0));
  }

  private scenes = new Map<number, Scene>();

  private async sceneAt(step: number): Promise<Scene | null> {
    const known = step === 0 ? this.data.scene : this.scenes.get(step);
    if (known) return known;
    const { record, seat } = this.data.lesson;
    const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat, step, open: false });
    if (!reply.ok) {
      this.trouble = reply.error.text;
      return null;
    }
    this.scenes.set(step, reply.scene);
    return reply.scene;
  }

  /** Go to a step; what the others do on the way is shown move by move. */
  private async go(to: number, watching: boolean): Promise<void> {
    this.touch();
    const turn = ++this.turn;
    const focus = this.focused();
    this.refusal = null;
    this.trouble = "";
    this.waiting = true;
    this.requestUpdate();
    const [from, until] = [this.step.at, this.steps[to]!.at];
    for (let step = watching ? from + 1 : until; step <= until; step += 1) {
      const scene = await this.sceneAt(step);
      if (turn !== this.turn) return;
      if (!scene) break;
      const fresh = scene.log.slice(this.scene.log.length).map(({ text }) => text);
      this.scene = scene;
      this.watched = step < until ? fresh.join(". ") : "";
      if (step < until) {
        if (fresh.length) this.announce(fresh.join(". "));
        this.requestUpdate();
        await sleep(prefs.value.pace * 1.6);
        if (turn !== this.turn) return;
      }
    }
    this.waiting = false;
    this.watched = "";
    if (this.trouble) {
      this.announce(this.trouble);
      return;
    }
    this.at = to;
    save(this.key, to && to < this.steps.length - 1 ? to : null);
    this.announce(`Шаг ${to + 1} из ${this.steps.length}. ${this.step.text}`);
    await this.refocus(focus);
  }

  private next = (): void => {
    if (this.at + 1 < this.steps.length) void this.go(this.at + 1, true);
  };

  private try(action: string, name: string, legal: boolean, why: Why | null): void {
    this.touch();
    if (this.waiting) return;
    const { expect_action: expected, cites } = this.step;
    if (action === expected) {
      this.next();
      return;
    }
    this.refusal = !legal && why ? why : { text: expected === null ? "Здесь пока только читают: нажмите «Дальше»." : `Можно и так (${name}), но урок ждёт другого хода: он подсвечен.`, cites };
    this.announce(this.refusal.text);
  }

  private focused(): boolean {
    return Boolean((this.renderRoot as ShadowRoot).activeElement);
  }

  private async refocus(had: boolean): Promise<void> {
    await this.updateComplete;
    if (!had) return;
    const next = this.renderRoot.querySelector<HTMLElement>(".hinted") ?? this.renderRoot.querySelector<HTMLElement>(".go .btn.pri");
    next?.focus({ preventScroll: true });
  }

  private words(): TemplateResult {
    if (this.trouble) return html`<p role="alert">${this.trouble}</p>`;
    if (this.watched) return html`<p>${rich(this.watched)}.</p>`;
    const { text, cites } = this.step;
    return html`<div>${sentence(text, cites)}${this.refusal ? html`<div class="no">${sentence(this.refusal.text, this.refusal.cites)}</div>` : nothing}</div>`;
  }

  private buttons(board: Board): TemplateResult {
    const { step, at, steps } = this;
    const last = at === steps.length - 1;
    const kept = at === 0 ? this.kept : 0;
    return html`${plainActions(board).map((one) => actionButton(board, one))}
      ${kept ? html`<button class="btn" type="button" @click=${() => void this.go(kept, false)}>Продолжить с шага ${kept + 1}</button>` : nothing}
      ${last
        ? html`<button class="btn" type="button" @click=${() => void this.go(0, false)}>${icon("again")}Сначала</button><a class="btn pri" href=${document.querySelector<HTMLAnchorElement>("a[data-table]")?.href ?? "#table"}>Сыграть самому</a>`
        : step.expect_action === null
          ? html`<button class="btn pri" type="button" @click=${this.next}>${at ? "Дальше" : "Начать урок"}</button>`
          : nothing}`;
  }

  protected override view(): TemplateResult {
    const { scene, steps, at, step, waiting } = this;
    const live = !waiting && !this.watched;
    const board: Board = {
      scene: live && step.expect_action !== null ? scene : { ...scene, actions: [] },
      latin: prefs.value.latin,
      sorting: prefs.value.sorting,
      narrow: this.narrow.now,
      selected: null,
      hinted: live ? step.expect_action : null,
      lingering: null,
      going: false,
      live,
      onCard: (card: SceneCard) => card.action && this.try(card.action, card.say ?? card.name ?? "", card.legal !== false, card.why ?? null),
      onAction: (one: SceneAction) => this.try(one.action, one.say ?? one.label, one.legal, one.why ?? null),
      onSpot: (one: SceneAction) => this.try(one.action, one.say ?? one.label, one.legal, one.why ?? null),
    };
    const busy = core.status.state === "loading" || core.status.state === "failed" || core.status.message !== "";
    return html`${spriteSheet()}
      <div class="board" role="group" aria-label="Урок: ${this.data.lesson.title}" aria-busy=${waiting ? "true" : "false"} @keydown=${(event: KeyboardEvent) => handKeys(event, this.renderRoot)}>
        <div class="bar">
          <p class="wt">${this.data.lesson.title}</p>
          <button class="tb" type="button" aria-label="Предыдущий шаг урока" ?disabled=${!at || waiting} @click=${() => void this.go(at - 1, false)}>${icon("prev")}</button>
          <span class="sn">шаг ${at + 1} из ${steps.length}</span>
          <progress class="vh" max=${steps.length} value=${at + 1} aria-label="Шаг урока"></progress>
        </div>
        <div class="way" aria-hidden="true"><i ${styled({ transform: `scaleX(${((at + 1) / steps.length).toFixed(3)})` })}></i></div>
        <div class="coach lead">
          <span class="ci2 ${this.refusal || this.trouble ? "no" : ""}">${icon(this.refusal || this.trouble ? "stop" : "bulb")}</span>
          ${this.words()}
          <span class="go">${busy && waiting ? this.coreView() : nothing} ${live ? this.buttons(board) : nothing}</span>
        </div>
        <div class="mid">${felt(board)}</div>
        ${live ? actionsView(board) : nothing}
      </div>`;
  }
}

register("zs-lesson", ZsLesson);
