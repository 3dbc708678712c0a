// <zs-table>: a whole match against the bots. It knows no rules: it draws scenes and passes actions on.
import { html, nothing, type TemplateResult } from "lit";
import { spriteSheet, tile } from "../cards/face";
import { spoken } from "../cards/notation";
import { core } from "../core/rpc";
import { disputeMove } from "../dispute/move";
import "../dispute/zs-others";
import type { GameRecord, Hint, Json, Param, Reply, Scene, SceneAction, SceneCard, Why } from "../core/types";
import { field, fieldStyles } from "../calc/fields";
import { initial } from "../calc/values";
import { isTableLink, LinkError, readTableLink, tableLink } from "../link/codec";
import { prefs } from "../prefs/prefs";
import { copy } from "../ui/copy";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { scoreView } from "../ui/score";
import { scoreStyles, tokens } from "../ui/styles";
import { cites, rich } from "../ui/text";
import { actionButton, actionsView, cardLabel, felt, nameOfSeat, ownHand, plainActions, sentence, trickOf, type Board } from "./board";
import { commandOf, handKeys } from "./keys";
import { settingsView } from "./settings";
import { randomSeed, storedMatch, storeMatch } from "./store";
import { boardStyles } from "./styles";
import { tableStyles } from "./table-styles";

interface TableData {
  game: string;
  seed: number;
  options: Record<string, Json>;
  readings?: Record<string, Json>;
  scene: Scene;
}

interface Shown {
  record: GameRecord;
  scene: Scene;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class ZsTable extends Widget<TableData> {
  static override styles = [tokens, fieldStyles, scoreStyles, boardStyles, tableStyles];

  private record!: GameRecord;
  private scene!: Scene;
  /** An earlier step on view; null shows the match as it stands. */
  private replayed: Scene | null = null;
  private openHands = false;
  private selected: string | null = null;
  private hint: Hint | null = null;
  private refusal: Why | null = null;
  private trouble = "";
  private lingering: SceneCard[] | null = null;
  private going = false;
  private waiting = false;
  private copied = "";
  private narrow = false;
  private begun = false;
  /** Came by a link: not ours to store until somebody plays on. */
  private foreign = false;
  private askedOptions: { params: Param[]; values: Record<string, Json>; seed: Json; error: { field: string; text: string } | null } | null = null;
  private turn = 0;
  private observer: ResizeObserver | null = null;

  private get seat(): number {
    return this.data.scene.seat;
  }

  protected override prepare(): void {
    const { game, seed, options, readings, scene } = this.data;
    if (!Array.isArray(scene.zones)) throw new Error("no scene");
    this.narrow = this.offsetWidth < 640;
    const stored = storedMatch(game);
    this.record = stored?.record ?? { game, version: 1, options: options ?? {}, readings: readings ?? {}, deal: { seed }, actions: [] };
    this.scene = stored?.scene ?? scene;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer = new ResizeObserver(() => {
      const narrow = this.offsetWidth < 640;
      if (narrow !== this.narrow) {
        this.narrow = narrow;
        this.requestUpdate();
      }
    });
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer?.disconnect();
    this.turn += 1;
    this.begun = false;
  }

  /** The first touch: check what was stored, let a bot that is on turn move. */
  private begin(): void {
    if (this.begun) return;
    this.begun = true;
    this.touch();
    if (this.record.actions.length) void this.show(this.record, null);
    else void this.bots();
  }

  // --- matches ---------------------------------------------------------------------------------------------------

  private async show(record: GameRecord, step: number | null): Promise<boolean> {
    const turn = ++this.turn;
    this.waiting = true;
    this.requestUpdate();
    const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat: this.seat, step: null, open: false });
    if (turn !== this.turn) return false;
    this.waiting = false;
    if (!reply.ok) {
      this.trouble = reply.error.text;
      this.announce(this.trouble);
      return false;
    }
    const picked = this.selected; // a card may have been picked while the core was starting
    this.take({ record, scene: reply.scene }, true);
    this.selected = picked;
    if (step !== null && step !== record.actions.length) await this.viewStep(step);
    else void this.bots();
    return true;
  }

  /** Make this the match on the table. */
  private take(shown: Shown, quiet = false): void {
    const before = this.scene;
    this.record = shown.record;
    this.scene = shown.scene;
    this.replayed = null;
    this.selected = null;
    this.hint = null;
    this.refusal = null;
    this.trouble = "";
    if (before.deal !== shown.scene.deal || !shown.scene.deal_over) {
      this.openHands = false;
    }
    if (!this.foreign) storeMatch(this.data.game, shown);
    if (!quiet) {
      const fresh = shown.scene.log.slice(before.log.length).map(({ text }) => text);
      if (shown.scene.to_move === this.seat || shown.scene.deal_over) fresh.push(shown.scene.status.text);
      if (fresh.length) this.announce(fresh.join(". "));
      const done = shown.scene.last;
      if (done && JSON.stringify(done) !== JSON.stringify(before.last) && !trickOf(shown.scene)?.cards.length) void this.linger(done.cards);
    } else this.lingering = null;
    this.requestUpdate();
  }

  /** Let a finished trick lie for a moment, then take it away. */
  private async linger(cards: SceneCard[]): Promise<void> {
    this.lingering = cards;
    this.going = false;
    const mine = cards;
    await sleep(this.lingerTime);
    if (this.lingering !== mine) return;
    this.going = true;
    this.requestUpdate();
    await sleep(matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 280);
    if (this.lingering !== mine) return;
    this.lingering = null;
    this.going = false;
    this.requestUpdate();
  }

  private get lingerTime(): number {
    return prefs.value.pace ? prefs.value.pace * 1.2 + 400 : 200;
  }

  private async act(action: string): Promise<void> {
    this.begun = true;
    this.touch();
    const turn = ++this.turn;
    this.lingering = null;
    this.going = false;
    this.waiting = true;
    this.selected = action;
    this.requestUpdate();
    const focus = this.focused();
    const reply: Reply<Shown> = await core.ask({ do: "act", record: this.record, seat: this.seat, action });
    if (turn !== this.turn) return;
    this.waiting = false;
    if (!reply.ok) {
      this.refuse({ text: reply.error.text, cites: reply.error.cites ?? [] }, action);
      return;
    }
    this.foreign = false;
    this.take(reply);
    await this.refocus(focus);
    void this.bots();
  }

  /** Let the bots move, one after another, until it is the reader's turn. */
  private async bots(): Promise<void> {
    const turn = this.turn;
    while (this.botsTurn()) {
      await sleep(this.lingering ? this.lingerTime + 280 : prefs.value.pace);
      if (turn !== this.turn || !this.botsTurn()) return;
      const focus = this.focused();
      const reply: Reply<Shown> = await core.ask({ do: "bot", record: this.record, seat: this.seat, level: "sensible" });
      if (turn !== this.turn) return;
      if (!reply.ok) {
        this.trouble = reply.error.text;
        this.requestUpdate();
        return;
      }
      this.take(reply);
      await this.refocus(focus);
    }
  }

  private botsTurn(): boolean {
    const { done, deal_over, to_move } = this.scene;
    return !done && !deal_over && to_move !== null && to_move !== this.seat && !this.replayed;
  }

  /** The move that was refused last, while the refusal is on show. */
  private tried = "";

  /** Take a move to the desk of disputes: the one that was refused, or the last one made. */
  private dispute = (): void => {
    const step = this.replayed ? this.replayed.step : this.record.actions.length;
    void disputeMove(this.record, step, this.seat, this.refusal && !this.replayed ? this.tried : "");
  };

  private refuse(why: Why, tried = ""): void {
    this.tried = tried;
    this.refusal = why;
    this.hint = null;
    this.selected = null;
    this.announce(why.text);
  }

  private onCard = (card: SceneCard, event: Event): void => {
    if (this.replayed || !card.action) {
      this.begin();
      return;
    }
    this.begin();
    if (card.legal === false) {
      this.refuse(card.why ?? { text: "Этой картой сейчас ходить нельзя.", cites: [] }, card.action);
      return;
    }
    this.refusal = null;
    const byKeyboard = (event as MouseEvent).detail === 0;
    if (prefs.value.oneTap || byKeyboard || this.selected === card.action) void this.act(card.action);
    else {
      this.selected = card.action;
      this.announce(`Выбрана ${card.name ?? card.card}`);
    }
  };

  private onAction = (one: SceneAction): void => {
    this.begin();
    if (!one.legal) this.refuse(one.why ?? { text: "Сейчас это нельзя.", cites: [] }, one.action);
    else void this.act(one.action);
  };

  private undo = async (): Promise<void> => {
    this.begun = true;
    this.touch();
    const turn = ++this.turn;
    const record = this.record;
    for (let step = record.actions.length - 1; step >= 0; step -= 1) {
      const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat: this.seat, step, open: false });
      if (turn !== this.turn) return;
      if (!reply.ok) break;
      if (reply.scene.to_move === this.seat && !reply.scene.deal_over) {
        this.foreign = false;
        this.rewind(record, step, reply.scene);
        this.announce(`Ход отменён. ${reply.scene.status.text}`);
        return;
      }
    }
    this.announce("Отменять нечего");
    void this.bots();
  };

  private rewind(record: GameRecord, step: number, scene: Scene): void {
    this.take({ record: { ...record, actions: record.actions.slice(0, step) }, scene: { ...scene, steps: step } }, true);
  }

  /** The step at which the current deal begins; its scene is asked of the core, not guessed. */
  private async dealStart(open: boolean): Promise<{ step: number; scene: Scene } | null> {
    const turn = ++this.turn;
    const { record, scene } = this;
    const first = Math.min(...scene.log.filter(({ deal }) => deal === undefined || deal === scene.deal).map(({ step }) => step), record.actions.length);
    for (let step = Math.max(0, first); step <= record.actions.length; step += 1) {
      const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat: this.seat, step, open });
      if (turn !== this.turn || !reply.ok) return null;
      if (reply.scene.deal === scene.deal && !reply.scene.deal_over) return { step, scene: reply.scene };
    }
    return null;
  }

  /** Begin the current deal again with the same cards and the same score. */
  private again = async (): Promise<void> => {
    this.begun = true;
    this.touch();
    const { record } = this;
    const start = await this.dealStart(false);
    if (!start) return;
    this.foreign = false;
    this.rewind(record, start.step, start.scene);
    this.announce(`Сдача № ${start.scene.deal} начата заново. ${start.scene.status.text}`);
    void this.bots();
  };

  private async fresh(seed: Json, options: Record<string, Json>): Promise<void> {
    this.begun = true;
    this.touch();
    const turn = ++this.turn;
    const reply: Reply<Shown> = await core.ask({ do: "new", game: this.data.game, seed: seed as number, options, readings: this.data.readings ?? {} });
    if (turn !== this.turn) return;
    if (!reply.ok) {
      if (this.askedOptions) this.askedOptions.error = reply.error;
      this.announce(reply.error.text);
      return;
    }
    this.pop("new")?.hidePopover();
    this.foreign = false;
    this.take(reply, true);
    this.announce(`Новая партия, сдача № ${reply.scene.deal}. ${reply.scene.status.text}`);
    void this.bots();
  }

  private askNew = async (event: Event): Promise<void> => {
    this.begun = true;
    this.touch();
    this.askedOptions ??= { params: [], values: {}, seed: 0, error: null };
    this.askedOptions.seed = randomSeed();
    this.askedOptions.error = null;
    const by = event.currentTarget as HTMLElement;
    this.requestUpdate();
    await this.updateComplete;
    this.openPopover("new", by);
    const reply: Reply<{ games: { slug: string; options: Param[] }[] }> = await core.ask({ do: "games" });
    const params = reply.ok ? (reply.games.find(({ slug }) => slug === this.data.game)?.options ?? []) : [];
    const values = Object.keys(this.askedOptions.values).length ? this.askedOptions.values : { ...this.data.options, ...this.record.options };
    this.askedOptions = { ...this.askedOptions, params, values: initial({ params } as never, values) };
    this.requestUpdate();
    await this.updateComplete;
    this.place(this.pop("new")!, by);
  };

  private askHint = async (): Promise<void> => {
    this.begin();
    const turn = this.turn;
    this.waiting = true;
    this.requestUpdate();
    const reply: Reply<{ hint: Hint }> = await core.ask({ do: "hint", record: this.record, seat: this.seat });
    this.waiting = false;
    if (turn !== this.turn) return;
    this.refusal = null;
    if (reply.ok) {
      this.hint = reply.hint;
      this.selected = reply.hint.action;
      this.announce(`Подсказка: ${reply.hint.text}`);
    } else this.refuse({ text: reply.error.text, cites: reply.error.cites ?? [] });
  };

  // --- replay ----------------------------------------------------------------------------------------------------

  private asked = -1;

  private async viewStep(step: number): Promise<void> {
    this.begun = true;
    this.touch();
    const turn = ++this.turn;
    this.asked = step;
    const { record } = this;
    const whole = step >= record.actions.length;
    if (whole && !this.openHands) {
      this.replayed = null;
      this.requestUpdate();
      void this.bots();
      return;
    }
    const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat: this.seat, step: whole ? null : step, open: this.openHands });
    if (turn !== this.turn || this.asked !== step) return;
    if (!reply.ok) {
      this.openHands = false;
      this.refuse({ text: reply.error.text, cites: [] });
      return;
    }
    this.replayed = reply.scene;
    this.lingering = null;
    const last = reply.scene.log[reply.scene.log.length - 1];
    this.announce(`Шаг ${step} из ${record.actions.length}. ${last?.text ?? ""}`);
  }

  /** After the deal: all hands as they were dealt, to be followed step by step. */
  private openAll = async (): Promise<void> => {
    this.openHands = true;
    const start = await this.dealStart(true);
    if (!start) return;
    this.replayed = start.scene;
    this.lingering = null;
    this.announce("Открыты карты всех игроков. Листайте сдачу по шагам.");
  };

  private playHere = (): void => {
    const scene = this.replayed;
    if (!scene) return;
    this.turn += 1;
    this.foreign = false;
    this.rewind(this.record, scene.step, scene);
    this.openHands = false;
    void this.show(this.record, null);
  };

  // --- links -----------------------------------------------------------------------------------------------------

  protected override fromHash(): void {
    if (!isTableLink(location.hash)) return;
    if (document.querySelector("zs-table") !== this && !location.hash.includes(this.data.game)) {
      // several tables on a page: the record says which game it is; the first of that game takes it
      if (document.querySelector(`zs-table[data-game="${CSS.escape(this.data.game)}"]`) !== this) return;
    }
    void (async () => {
      try {
        const link = await readTableLink(location.hash);
        if (link.record.game !== this.data.game) {
          if (document.querySelectorAll("zs-table").length > 1) return;
          throw new LinkError("В ссылке партия другой игры.");
        }
        this.begun = true;
        this.touch();
        const before = this.foreign;
        this.foreign = true;
        if (!(await this.show(link.record, typeof link.step === "number" ? link.step : null))) {
          this.foreign = before;
          if (this.trouble) this.trouble = `В ссылке ошибка. ${this.trouble}`;
          this.requestUpdate();
        }
      } catch (error) {
        this.trouble = error instanceof LinkError ? error.message : "Ссылка на партию повреждена.";
        this.announce(this.trouble);
      }
      requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
    })();
  }

  private share = async (): Promise<void> => {
    const step = this.replayed && this.replayed.step < this.record.actions.length ? this.replayed.step : null;
    const link = await tableLink({ record: this.record, step });
    const url = location.href.split("#")[0] + link;
    this.copied = (await copy(url)) ? "Ссылка скопирована" : "Не удалось скопировать";
    this.announce(this.copied);
    setTimeout(() => {
      this.copied = "";
      this.requestUpdate();
    }, 2500);
  };

  // --- keyboard, focus, popovers ---------------------------------------------------------------------------------

  private keys = (event: KeyboardEvent): void => {
    if (handKeys(event, this.renderRoot)) return;
    const command = commandOf({ code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey, altKey: event.altKey, target: event.composedPath()[0] ?? null });
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === "undo") void this.undo();
    else if (command === "hint") void this.askHint();
    else if (command === "sort") this.sort();
    else if (command === "last") this.openPopover("last", this.renderRoot.querySelector<HTMLElement>("#b-last")!);
    else if (command === "moves") this.announce(this.movesSpoken());
    else if (command === "sheet") this.announce(this.sheetSpoken());
  };

  private movesSpoken(): string {
    const cards = (ownHand(this.scene)?.cards ?? []).filter(({ legal, action }) => legal && action).map((card) => cardLabel(card, false));
    const others = this.scene.actions.filter(({ legal }) => legal).map(({ label }) => spoken(label));
    return [...cards, ...others].join(", ") || this.scene.status.text;
  }

  private sheetSpoken(): string {
    const { sheet } = this.scene;
    return sheet ? sheet.rows.map(({ cells }) => cells.map((cell, i) => (i ? `${sheet.columns[i]} ${cell}` : cell)).join(", ")).join("; ") : "";
  }

  private sort = (): void => {
    const next = { suit: "rank", rank: "core", core: "suit" } as const;
    const sorting = next[prefs.value.sorting];
    prefs.set({ sorting });
    this.announce({ suit: "Карты по мастям", rank: "Карты по старшинству", core: "Карты как сданы" }[sorting]);
  };

  /** Where the keyboard is, so that it is not lost when a played card disappears. */
  private focused(): boolean {
    return Boolean((this.renderRoot as ShadowRoot).activeElement?.closest(".hand, .acts, .coach, .result"));
  }

  private async refocus(had: boolean): Promise<void> {
    await this.updateComplete;
    if (!had || (this.renderRoot as ShadowRoot).activeElement) return;
    const next = this.renderRoot.querySelector<HTMLElement>(".result .btn.pri, .acts .btn.pri") ?? this.renderRoot.querySelector<HTMLElement>(".hand .card[tabindex='0']") ?? this.renderRoot.querySelector<HTMLElement>(".acts .btn, .tb");
    next?.focus({ preventScroll: true });
  }

  private pop(id: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`#pop-${id}`);
  }

  private openPopover(id: string, by: HTMLElement): void {
    const pop = this.pop(id);
    if (!pop) return;
    if (pop.matches(":popover-open")) {
      pop.hidePopover();
      return;
    }
    pop.showPopover();
    this.place(pop, by);
    pop.querySelector<HTMLElement>("button, input, select, [tabindex]")?.focus();
  }

  private place(pop: HTMLElement, by: HTMLElement): void {
    const at = by.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = pop;
    pop.style.left = `${Math.max(12, Math.min(at.right - width, innerWidth - width - 12))}px`;
    pop.style.top = `${Math.max(12, Math.min(at.bottom + 8, innerHeight - height - 12))}px`;
  }

  // --- drawing ---------------------------------------------------------------------------------------------------

  protected override view(): TemplateResult {
    const live = !this.replayed;
    const scene = this.replayed ?? this.scene;
    const { latin, sorting } = prefs.value;
    const board: Board = {
      scene,
      latin,
      sorting,
      narrow: this.narrow,
      selected: this.selected,
      hinted: this.hint?.action ?? null,
      lingering: live ? this.lingering : null,
      going: this.going,
      live,
      onCard: this.onCard,
      onAction: this.onAction,
    };
    const steps = this.record.actions.length;
    return html`${spriteSheet()}
      <div class="board" role="group" aria-label="Карточный стол: ${scene.title}" @keydown=${this.keys}>
        <div class="bar">
          ${scene.chips.slice(0, 4).map((chip) => html`<span class="chip"><small>${chip.label}</small><b>${rich(chip.value)}</b></span>`)}
          <span class="tools">
            <button class="tb" type="button" aria-label="Порядок карт" title="Порядок карт (S)" @click=${this.sort}>${icon("sort")}</button>
            <button class="tb" type="button" id="b-last" aria-label="Последняя взятка" title="Последняя взятка (L)" ?disabled=${!scene.last}
              @click=${(event: Event) => this.openPopover("last", event.currentTarget as HTMLElement)}>${icon("stack")}</button>
            <button class="tb" type="button" aria-label="Ход назад" title="Ход назад (Z)" ?disabled=${!steps} @click=${this.undo}>${icon("undo")}</button>
            <button class="tb" type="button" aria-label="Вид карт и стола" title="Вид карт и стола" @click=${(event: Event) => this.openPopover("view", event.currentTarget as HTMLElement)}>${icon("gear")}</button>
          </span>
        </div>
        <div class="mid">${felt(board)} ${this.resultView(board)}</div>
        ${scene.deal_over ? nothing : actionsView(board)} ${this.coachView(board)} ${this.stepsView(steps)}
        <div class="pop" popover id="pop-view" role="dialog" aria-label="Вид карт и стола">${settingsView()}</div>
        <div class="pop" popover id="pop-last" role="dialog" aria-label="Последняя взятка">${this.lastView(scene)}</div>
        <div class="pop" popover id="pop-new" role="dialog" aria-label="Новая партия">${this.newView()}</div>
      </div>
      ${this.underView(scene)}`;
  }

  private resultView(board: Board): TemplateResult | typeof nothing {
    const { scene } = board;
    if (!scene.score || this.lingering || this.replayed) return nothing;
    return html`<div class="result" role="group" aria-label="Итог сдачи">
      <div class="rin">
        ${scoreView(scene.score, "Сдача")}
        <div class="rgo">
          ${scene.actions.map((one) => html`<button class="btn ${one.legal ? "pri" : ""}" type="button" data-action=${one.action} @click=${() => this.onAction(one)}>${rich(one.label)}</button>`)}
          ${scene.done ? html`<button class="btn pri" type="button" @click=${this.askNew}>${icon("deal")}Новая партия</button>` : nothing}
          <button class="btn" type="button" @click=${this.openAll}>${icon("eye")}Показать все карты</button>
          <button class="btn" type="button" @click=${this.again}>${icon("again")}Сыграть ещё раз</button>
        </div>
      </div>
    </div>`;
  }

  private coachView(board: Board): TemplateResult {
    const { scene, live } = board;
    const yours = live && scene.to_move === this.seat && !scene.deal_over;
    const busy = this.waiting || this.trouble !== "" || core.status.state === "failed" || (core.status.state === "loading" && this.begun) || core.status.message !== "";
    const [kind, mark] = this.trouble || this.refusal ? (["no", "stop"] as const) : this.hint ? (["", "bulb"] as const) : (["yes", "info"] as const);
    const text = this.trouble
      ? html`<p role="alert">${this.trouble}</p>`
      : this.refusal
        ? sentence(this.refusal.text, this.refusal.cites)
        : this.hint
          ? sentence(this.hint.text, this.hint.cites)
          : live
            ? sentence(scene.status.text, scene.status.cites)
            : html`<p>Просмотр: шаг ${scene.step} из ${this.record.actions.length}. ${rich(scene.log[scene.log.length - 1]?.text ?? "")}</p>`;
    const picked = yours ? scene.zones.flatMap(({ cards }) => cards).find(({ action }) => action && action === this.selected) : undefined;
    const chosen = yours && !picked ? scene.actions.find(({ action }) => action === this.selected) : undefined;
    const plain = scene.deal_over ? [] : plainActions(board).filter((one) => one !== chosen);
    return html`<div class="coach">
      <span class="ci2 ${kind}">${icon(mark)}</span>
      ${text}
      <span class="go">
        ${busy ? this.coreView() : nothing}
        ${busy && core.status.state !== "ready" ? nothing : !live
          ? html`<button class="btn" type="button" @click=${this.leaveReplay}>${this.openHands ? "К итогу" : "К партии"}</button>
              ${scene.step < this.record.actions.length ? html`<button class="btn pri" type="button" @click=${this.playHere}>Играть отсюда</button>` : nothing}`
          : !this.begun && this.botsTurn()
            ? html`<button class="btn pri" type="button" @click=${() => this.begin()}>Начать</button>`
            : yours
              ? html`${plain.map((one) => actionButton(board, one))} ${this.hint || picked ? nothing : html`<button class="btn" type="button" @click=${this.askHint}>${icon("bulb")}Подсказка</button>`}
                ${picked
                  ? html`<button class="btn pri" type="button" @click=${() => void this.act(picked.action!)}>Положить&nbsp;${tile2(picked)}</button>`
                  : chosen
                    ? html`<button class="btn pri" type="button" @click=${() => void this.act(chosen.action)}>${rich(chosen.label)}</button>`
                    : nothing}`
              : nothing}
      </span>
    </div>`;
  }

  private leaveReplay = (): void => {
    this.turn += 1;
    this.openHands = false;
    this.replayed = null;
    this.requestUpdate();
    void this.bots();
  };

  private stepsView(steps: number): TemplateResult {
    const at = this.replayed ? Math.min(this.replayed.step, steps) : steps;
    const go = (step: number): void => void this.viewStep(Math.max(0, Math.min(steps, step)));
    return html`<div class="steps">
      <button class="tb" type="button" aria-label="Предыдущий шаг" ?disabled=${at <= 0} @click=${() => go(at - 1)}>${icon("prev")}</button>
      <input class="range" type="range" min="0" max=${steps} .value=${String(at)} ?disabled=${!steps} aria-label="Шаг партии" aria-valuetext="шаг ${at} из ${steps}"
        style="--part:${steps ? at / steps : 1}" @input=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} />
      <span class="sn">${at} / ${steps}</span>
      <button class="tb" type="button" aria-label="Следующий шаг" ?disabled=${at >= steps} @click=${() => go(at + 1)}>${icon("next")}</button>
      <button class="lnk" type="button" @click=${this.share}>${icon("link")}<span>${this.copied || (this.replayed ? "Ссылка на шаг" : "Ссылка на партию")}</span></button>
    </div>`;
  }

  private lastView(scene: Scene): TemplateResult {
    if (!scene.last) return html`<p>Взяток ещё нет.</p>`;
    return html`<p class="h">Последняя взятка</p>
      <ul class="lastlist">
        ${scene.last.cards.map((card) => html`<li>${tile(card, prefs.value.latin)}<span>${nameOfSeat(scene, card.seat)}</span>${card.wins ? html`<span class="tag">берёт</span>` : nothing}</li>`)}
      </ul>
      <footer><button class="lnk" type="button" popovertarget="pop-last" popovertargetaction="hide">Закрыть</button></footer>`;
  }

  private newView(): TemplateResult {
    const asked = this.askedOptions;
    if (!asked) return html``;
    const seed: Param = { name: "seed", label: "Номер сдачи", type: "int", default: 1, low: 1, high: 999_999_999, hint: "Один номер — одни и те же карты у всех." };
    const error = (name: string): string => (asked.error?.field.endsWith(name) ? asked.error.text : "");
    return html`<form
      @submit=${(event: Event) => {
        event.preventDefault();
        void this.fresh(asked.seed, asked.values);
      }}
    >
      <p class="h">Новая партия</p>
      <div class="form">
        ${field(seed, { value: asked.seed, error: error("seed"), relevant: true, change: (value) => ((asked.seed = value), this.requestUpdate()) })}
        ${asked.params.map((param) =>
          field(param, { value: asked.values[param.name] ?? null, error: error(param.name), relevant: true, change: (value) => ((asked.values = { ...asked.values, [param.name]: value }), this.requestUpdate()) }),
        )}
      </div>
      ${core.status.state === "ready" ? nothing : this.coreView()}
      <footer><button class="btn pri" type="submit">${icon("deal")}Сдать</button><button class="lnk" type="button" popovertarget="pop-new" popovertargetaction="hide">Отмена</button></footer>
    </form>`;
  }

  private underView(scene: Scene): TemplateResult {
    const { sheet } = scene;
    return html`<div class="under">
      ${sheet
        ? html`<div class="sheet" role="group" aria-label=${sheet.title}>
            <p class="h">${sheet.title}</p>
            <table>
              <thead>
                <tr>${sheet.columns.map((column, i) => (i ? html`<th scope="col">${column}</th>` : html`<td></td>`))}</tr>
              </thead>
              <tbody>
                ${sheet.rows.map(({ cells, cites: ids }) => html`<tr>${cells.map((cell, i) => (i ? html`<td>${cell ?? ""}</td>` : html`<th scope="row">${rich(String(cell ?? ""))} ${cites(ids)}</th>`))}</tr>`)}
              </tbody>
            </table>
            ${scene.score && !this.replayed && Object.keys(scene.score.readings ?? {}).length ? html`<zs-others game=${scene.game} .ask=${{ record: this.record }}></zs-others>` : nothing}
          </div>`
        : nothing}
      <div class="sheet" role="group" aria-label="Ход сдачи">
        <p class="h">Ход сдачи <span class="deal">сдача № ${scene.deal}</span></p>
        <ol class="log" tabindex="0" aria-label="Ход сдачи">
          ${scene.log.map((entry) => html`<li class=${entry.seat === null ? "all" : entry.seat === this.seat ? "you2" : ""}>${rich(entry.text)} ${cites(entry.cites)}</li>`)}
        </ol>
        <div class="deals">
          <button class="lnk" type="button" ?disabled=${!this.record.actions.length} @click=${this.again}>${icon("again")}Эту сдачу заново</button>
          <button class="lnk" type="button" @click=${this.askNew}>${icon("deal")}Новая партия</button>
          <button class="lnk" type="button" ?disabled=${!this.record.actions.length && !this.tried} @click=${this.dispute}>${icon("info")}Спорный ход</button>
        </div>
        <p class="keys" aria-hidden="true"><kbd>←</kbd><kbd>→</kbd> выбрать <kbd>Enter</kbd> положить <kbd>Z</kbd> назад <kbd>H</kbd> подсказка <kbd>L</kbd> последняя взятка</p>
      </div>
    </div>`;
  }

  override updated(): void {
    const log = this.renderRoot.querySelector<HTMLElement>(".log");
    if (log && log.childElementCount !== this.logged) {
      this.logged = log.childElementCount;
      log.scrollTop = log.scrollHeight;
    }
  }

  private logged = 0;
}

const tile2 = (card: SceneCard): (string | TemplateResult)[] => rich(card.card ?? card.face?.title ?? "");

register("zs-table", ZsTable);
