// <zs-table>: a whole match against the bots. It knows no rules: it draws scenes and passes actions on.
import { html, nothing, type TemplateResult } from "lit";
import { fieldStyles } from "../calc/fields";
import { spriteSheet } from "../cards/face";
import type { Json, Scene, SceneAction, SceneCard } from "../core/types";
import { isTableLink } from "../link/codec";
import { prefs } from "../prefs/prefs";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { scoreStyles, tokens } from "../ui/styles";
import { Narrow } from "../ui/narrow";
import { rich } from "../ui/text";
import { dealsView, lastView, logView, resultView, reviewView, sheetView, stepsView } from "./around";
import { actionsView, felt, inGrid, type Board } from "./board";
import { coachView } from "./coach";
import { commandOf, handKeys, type Command } from "./keys";
import { Match, type Host } from "./match";
import type { NewMatch } from "./new-match";
import { drawSeed, openingOf, type Ahead } from "./opening";
import { openPopover, placePopover, popover } from "./popovers";
import { settingsView } from "./settings";
import { nameOf, type SharedTable } from "./people";
import { movesSpoken, sheetSpoken } from "./speech";
import { randomSeed, storedMatch } from "./store";
import { boardStyles } from "./styles";
import { tableStyles } from "./table-styles";

interface TableData {
  game: string;
  seed: number;
  options: Record<string, Json>;
  readings?: Record<string, Json>;
  scene: Scene;
  ahead?: Ahead;
}

/** A click of the keyboard says what it means, and so does a reader who chose one tap; others see first what they picked. */
const goesAtOnce = (event?: Event): boolean => prefs.value.oneTap || (event as MouseEvent | undefined)?.detail === 0;

export class ZsTable extends Widget<TableData> {
  static override styles = [tokens, fieldStyles, scoreStyles, boardStyles, tableStyles];

  private match!: Match;
  private copied = "";
  private narrow = new Narrow(this);
  private logged = 0;
  private form: NewMatch | null = null;
  /** Loaded when they are needed: the form of a new match, the screen between people who share the device. */
  private forms: typeof import("./new-match") | null = null;
  private covers: typeof import("./cover") | null = null;
  /** The deal of this visit is on its way. */
  private dealing = false;

  protected override prepare(): void {
    const { game, seed, options, readings, scene } = this.data;
    if (!Array.isArray(scene.zones)) throw new Error("no scene");
    const stored = storedMatch(game);
    const record = stored?.record ?? { game, version: 1, options: options ?? {}, readings: readings ?? {}, deal: { seed }, actions: [] };
    const host: Host = {
      announce: (text) => this.announce(text),
      requestUpdate: () => this.requestUpdate(),
      touch: () => this.touch(),
      focused: () => this.focused(),
      refocus: (had) => this.refocus(had),
      summon: () => this.summon(),
    };
    this.match = new Match(host, game, stored?.people ?? [scene.seat], record, stored?.scene ?? scene);
    if (!stored && !isTableLink(location.hash)) void this.drawDeal();
  }

  private async drawDeal(): Promise<void> {
    const { ahead } = this.data;
    const seed = ahead ? drawSeed(ahead) : null;
    if (!ahead || seed === null) return;
    this.dealing = true;
    this.match.open(await openingOf(seed, ahead));
    this.dealing = false;
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.match?.leave();
  }

  protected override fromHash(): void {
    if (!isTableLink(location.hash)) return;
    const sending = this.match.sendFor();
    void import("./arrival").then(({ arrive }) => arrive(this, this.match, this.data.scene.seat, sending));
  }

  // --- what the reader does --------------------------------------------------------------------------------------

  private onCard = (card: SceneCard, event: Event): void => {
    const { match } = this;
    match.begin();
    if (match.replayed || !card.action) return;
    if (card.legal === false) {
      match.refuse(card.why ?? { text: "Этой картой сейчас ходить нельзя.", cites: [] }, card.action);
      return;
    }
    match.refusal = null;
    if (goesAtOnce(event) || match.selected === card.action) void match.act(card.action);
    else {
      match.selected = card.action;
      this.announce(`Выбрана ${card.name ?? card.card}`);
    }
  };

  private onAction = (one: SceneAction, event?: Event): void => {
    const { match } = this;
    match.begin();
    if (!one.legal) match.refuse(one.why ?? { text: "Сейчас это нельзя.", cites: [] }, one.action);
    else if (inGrid(one) && one.say && one.hint && !goesAtOnce(event) && match.selected !== one.action) {
      match.pick(one.action);
      this.announce(`${one.say ?? one.label}. ${one.hint}`);
    } else void match.act(one.action);
  };

  /** Take a move to the desk of disputes: the one that was refused, or the last one made. */
  private dispute = (): void => {
    const { record, replayed, refusal, seat, steps, tried } = this.match;
    void import("../dispute/move").then(({ disputeMove }) => disputeMove(record, replayed ? replayed.step : steps, seat ?? 0, refusal && !replayed ? tried : ""));
  };

  private share = async (): Promise<void> => {
    const { share } = await import("./arrival");
    this.copied = await share(this.match, this.data.scene.seat);
    this.announce(this.copied);
    setTimeout(() => {
      this.copied = "";
      this.requestUpdate();
    }, 2500);
  };

  private sort = (): void => {
    const next = { suit: "rank", rank: "core", core: "suit" } as const;
    const sorting = next[prefs.value.sorting];
    prefs.set({ sorting });
    this.announce({ suit: "Карты по мастям", rank: "Карты по старшинству", core: "Карты как сданы" }[sorting]);
  };

  private askNew = async (event: Event): Promise<void> => {
    const by = event.currentTarget as HTMLElement;
    this.match.begun = true;
    this.touch();
    this.forms ??= await import("./new-match");
    const { blank, withOptions } = this.forms;
    this.wear(this.forms);
    this.form = blank(this.form, this.match);
    this.requestUpdate();
    await this.updateComplete;
    openPopover(this.renderRoot, "new", by);
    this.form = await withOptions(this.form, this.data.game, this.data.options, this.match.record);
    this.requestUpdate();
    await this.updateComplete;
    placePopover(popover(this.renderRoot, "new")!, by);
  };

  private deal = async (): Promise<void> => {
    if (!this.form || !this.forms) return;
    const { seed, values, readings, people } = this.form;
    const error = this.forms.crewProblem(this.form) ?? (await this.match.fresh(seed, values, readings, people));
    this.form = { ...this.form, error };
    if (!error) popover(this.renderRoot, "new")?.hidePopover();
    this.requestUpdate();
  };

  /** Begin a match with these options: the page has a place where a deck is made up. */
  async playWith(options: Record<string, Json>): Promise<string> {
    await this.wake();
    const { players } = options;
    const people = this.match.people.filter((seat) => typeof players !== "number" || seat < players);
    const wrong = await this.match.fresh(randomSeed(), { ...this.match.record.options, ...options }, this.match.record.readings, people.length ? people : [0]);
    this.form = null;
    if (!wrong) this.scrollIntoView({ block: "start" });
    return wrong?.text ?? "";
  }

  // --- keyboard and focus ----------------------------------------------------------------------------------------

  private commands: Partial<Record<Command, () => void>> = {
    undo: () => void this.match.undo(),
    hint: () => void this.match.askHint(),
    sort: this.sort,
    last: () => openPopover(this.renderRoot, "last", this.renderRoot.querySelector<HTMLElement>("#b-last")!),
    moves: () => this.announce(movesSpoken(this.match.scene)),
    sheet: () => this.announce(sheetSpoken(this.match.scene)),
  };

  private keys = (event: KeyboardEvent): void => {
    if (this.match.arriving || handKeys(event, this.renderRoot)) return;
    const command = commandOf({ code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey, altKey: event.altKey, target: event.composedPath()[0] ?? null });
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    this.commands[command]?.();
  };

  /** What lies on the table is not shown yet: another deal, or a match from a link, is on its way. */
  private get coming(): string {
    return this.dealing ? "dealing" : this.match.arriving ? "arriving" : "";
  }

  private focused(): boolean {
    return Boolean((this.renderRoot as ShadowRoot).activeElement?.closest(".hand, .acts, .coach, .result"));
  }

  private async refocus(had: boolean): Promise<void> {
    await this.updateComplete;
    if (!had || (this.renderRoot as ShadowRoot).activeElement) return;
    const places = [".result .btn.pri, .acts .btn.pri", ".hand .card[tabindex='0']", ".acts .btn, .tb"];
    const next = places.map((place) => this.renderRoot.querySelector<HTMLElement>(place)).find(Boolean);
    next?.focus({ preventScroll: true });
  }

  private async summon(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".cover .btn.pri, .hand .card[tabindex='0'], .auction .btn, .go .btn")?.focus({ preventScroll: true });
  }

  // --- drawing ---------------------------------------------------------------------------------------------------

  private board(): Board {
    const { match } = this;
    const { latin, sorting } = prefs.value;
    const live = !match.replayed;
    return {
      scene: match.shown,
      latin,
      sorting,
      narrow: this.narrow.now,
      selected: match.selected,
      hinted: match.hint?.action ?? null,
      lingering: live ? match.lingering : null,
      going: match.going,
      live,
      onCard: this.onCard,
      onAction: this.onAction,
    };
  }

  /** What hides everything where the device is being handed on; null where the table is shown. */
  private coverOf(shared: SharedTable): TemplateResult | null {
    const { match, covers } = this;
    if (!covers) {
      void import("./cover").then((loaded) => {
        this.covers = loaded;
        this.wear(loaded);
        this.requestUpdate();
        if (match.begun) void this.summon();
      });
      return html`<div class="mid"></div>`;
    }
    return covers.coverView(shared, match, () => this.coreView());
  }

  protected override view(): TemplateResult {
    const { match } = this;
    const board = this.board();
    const { scene } = board;
    const { shared } = match;
    const cover = shared && this.coverOf(shared);
    const opens = (id: string) => (event: Event) => openPopover(this.renderRoot, id, event.currentTarget as HTMLElement);
    return html`${spriteSheet()}
      <div class="board ${this.coming}" role="group" aria-label="Карточный стол: ${scene.title}" aria-busy=${match.busy ? "true" : "false"} @keydown=${this.keys}>
        <div class="bar">
          ${shared?.holder == null ? nothing : html`<span class="chip"><small>За телефоном</small><b>${nameOf(shared.holder)}</b></span>`}
          ${scene.chips.slice(0, 4).map((chip) => html`<span class="chip"><small>${chip.label}</small><b>${rich(chip.value)}</b></span>`)}
          <span class="tools">
            <button class="tb" type="button" aria-label="Порядок карт" title="Порядок карт (S)" @click=${this.sort}>${icon("sort")}</button>
            <button class="tb" type="button" id="b-last" aria-label="Последняя взятка" title="Последняя взятка (L)" ?disabled=${!scene.last} @click=${opens("last")}>${icon("stack")}</button>
            <button class="tb" type="button" aria-label="Ход назад" title="Ход назад (Z)" ?disabled=${!match.steps || shared !== null || match.arriving} @click=${match.undo}>${icon("undo")}</button>
            <button class="tb" type="button" aria-label="Вид карт и стола" title="Вид карт и стола" @click=${opens("view")}>${icon("gear")}</button>
          </span>
        </div>
        ${cover ??
        html`<div class="mid">${felt(board)} ${resultView(match, this.onAction, this.askNew)}</div>
          ${scene.deal_over ? nothing : actionsView(board)} ${coachView(match, board, () => this.coreView())} ${shared ? this.covers?.callers(shared, match.scene, match.call) : nothing}`}
        ${stepsView(match, this.copied, this.share)}
        <div class="pop" popover id="pop-view" role="dialog" aria-label="Вид карт и стола">${settingsView()}</div>
        <div class="pop" popover id="pop-last" role="dialog" aria-label="Последняя взятка">${lastView(scene)}</div>
        <div class="pop" popover id="pop-new" role="dialog" aria-label="Новая партия">
          ${this.form && this.forms ? this.forms.newMatchView(this.form, this.coreView(), () => this.requestUpdate(), () => void this.deal()) : nothing}
        </div>
      </div>
      ${cover ? nothing : reviewView(match)}
      <div class="under ${this.coming}">${cover ? html`<div class="sheet">${dealsView(match, this.askNew, this.dispute)}</div>` : html`${sheetView(match)} ${logView(match, this.askNew, this.dispute)}`}</div>`;
  }

  override updated(): void {
    const log = this.renderRoot.querySelector<HTMLElement>(".log");
    if (log && log.childElementCount !== this.logged) {
      this.logged = log.childElementCount;
      log.scrollTop = log.scrollHeight;
    }
  }
}

register("zs-table", ZsTable);
