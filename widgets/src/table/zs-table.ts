// <zs-table>: a whole match against the bots, on a page of its own. It knows no rules: it draws scenes and passes actions on.
import { html, nothing, type TemplateResult } from "lit";
import { fieldStyles } from "../calc/fields";
import { spriteSheet } from "../cards/face";
import type { Json, Scene, SceneAction, SceneCard } from "../core/types";
import { prefs } from "../prefs/prefs";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { scoreStyles, tokens } from "../ui/styles";
import { rich } from "../ui/text";
import { cardStyles } from "./card-styles";
import { binds, inPairs, isPass } from "./bids";
import type { Board } from "./parts";
import type { Shelf } from "./around";
import type { Drawer } from "./drawers";
import type { Command } from "./keys";
import { Match, type Host } from "./match";
import type { Composer } from "./needs";
import type { NewMatch } from "./new-match";
import { noteView } from "./note";
import { askedSeed, drawSeed, openingOf, type Ahead } from "./opening";
import { nameOf, randomSeed, type SharedTable } from "./people";
import { Room } from "./room";
import { surface } from "./surface";
import { surfaceStyles } from "./surface-styles";

interface TableData {
  game: string;
  seed: number;
  options: Record<string, Json>;
  readings?: Record<string, Json>;
  scene: Scene;
  ahead?: Ahead;
  /** The way back to the rules. */
  rules?: string;
}

/** A click of the keyboard says what it means, and so does a reader who chose one tap; others see first what they picked. */
const goesAtOnce = (event?: Event): boolean => prefs.value.oneTap || (event as MouseEvent | undefined)?.detail === 0;

/** Whether the address carries a match. */
const isLinked = (): boolean => location.hash.startsWith("#t=");

export class ZsTable extends Widget<TableData> {
  static override styles = [tokens, fieldStyles, scoreStyles, cardStyles, surfaceStyles];

  private match!: Match;
  private copied = "";
  private room = new Room(this);
  private logged = 0;
  private composer: Composer | null = null;
  private form: NewMatch | null = null;
  /** Loaded when they are needed: the form of a new match, the screen between people who share the device. */
  private forms: typeof import("./new-match") | null = null;
  private covers: typeof import("./cover") | null = null;
  /** What stands around the felt: it comes right after it. */
  private around: typeof import("./around") | null = null;
  private surroundings: Promise<void> = Promise.resolve();
  /** The deal of this visit is on its way. */
  private dealing = false;
  private library!: Promise<typeof import("./library")>;
  private restoring: Promise<void> = Promise.resolve();

  protected override prepare(): void {
    const { game, seed, options, readings, scene } = this.data;
    if (!Array.isArray(scene.zones)) throw new Error("no scene");
    this.surroundings = import("./around").then((loaded) => {
      this.around = loaded;
      this.wear(loaded);
      this.wear({ styles: loaded.stepsStyles });
      this.wear({ styles: loaded.levelsStyles });
      this.shelf = new loaded.Shelf({
        match: this.match,
        library: this.library,
        title: scene.title,
        requestUpdate: () => this.requestUpdate(),
        changed: () => {
          loaded.forgetLink();
          loaded.drawerOf(this.renderRoot, "matches")?.close();
        },
      });
      this.requestUpdate();
      void this.updateComplete.then(() => loaded.watchRule(this.renderRoot));
    });
    const record = { game, version: 1, options: options ?? {}, readings: readings ?? {}, deal: { seed }, actions: [] };
    const host: Host = {
      announce: (text) => this.announce(text),
      requestUpdate: () => this.requestUpdate(),
      touch: () => this.touch(),
      focused: () => this.focused(),
      refocus: (had) => this.refocus(had),
      summon: () => this.summon(),
    };
    this.match = new Match(host, game, [scene.seat], record, scene);
    this.library = import("./library");
    this.restoring = this.restore();
  }

  /** Put on the table what was kept here; where nothing was, a deal of this visit. What an address carries comes over it. */
  private async restore(): Promise<void> {
    const { match } = this;
    this.dealing = true;
    try {
      const { Keeper, currentOf, pictureOf } = await this.library;
      match.keeper = new Keeper(match.game, { follow: (kept) => match.follow(kept), changed: () => match.resume() });
      const linked = isLinked();
      const shown = askedSeed(location.hash) === this.data.seed; // the cards of this page were asked for: a match that was left stays among one's own
      if (shown) history.replaceState(history.state, "", location.pathname + location.search);
      const kept = linked || shown ? null : await currentOf(match.game);
      if (kept) {
        await match.keeper.take(kept);
        match.restore(kept, pictureOf(kept));
      } else if (!linked && !shown && !match.begun) await this.drawDeal();
    } catch {
      if (match.keeper) match.keeper.trouble = "Партия не сохраняется: браузер не даёт места для записи.";
      if (!isLinked() && !match.begun) await this.drawDeal();
    }
    this.dealing = false;
    this.requestUpdate();
  }

  private async drawDeal(): Promise<void> {
    const { ahead } = this.data;
    const seed = ahead ? drawSeed(ahead) : null;
    if (ahead && seed !== null) this.match.open(await openingOf(seed, ahead));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.match?.leave();
  }

  protected override fromHash(): void {
    if (/^#(k=|own-deck$)/.test(location.hash)) void import("./arrival").then(({ takeDeck }) => takeDeck(this.match, (options) => this.playWith(options)));
    if (!isLinked()) return;
    const sending = this.match.sendFor();
    void this.restoring.then(() => import("./arrival")).then(({ arrive }) => arrive(this.match, this.data.scene.seat, sending));
  }

  // --- what the reader does --------------------------------------------------------------------------------------

  private onCard = (card: SceneCard, event: Event): void => {
    const { match } = this;
    match.begin();
    if (match.replayed || !card.action) return;
    if (card.legal === false) {
      match.refuse(card.why ?? { text: "Этой картой сейчас ходить нельзя.", cites: [] }, this.composer ? "" : card.action);
      return;
    }
    match.refusal = null;
    const { composer } = this;
    const again = composer?.single && composer.complete && composer.has(card.action);
    const starts = this.around?.begun(match.scene, card.action) ?? [];
    if (again) void match.act(composer.words);
    else if (composer?.tap(card.action)) this.requestUpdate();
    else if (starts.length === 1) this.compose(starts[0]!, card.action);
    else if (!starts.length && (goesAtOnce(event) || match.selected === card.action)) void match.act(card.action);
    else {
      match.selected = card.action;
      this.announce(`Выбрана ${card.name ?? card.card}`);
    }
  };

  private onAction = (one: SceneAction, event?: Event): void => {
    const { match } = this;
    match.begin();
    if (!one.legal) match.refuse(one.why ?? { text: "Сейчас это нельзя.", cites: [] }, one.action);
    else if (one.needs?.length) this.compose(one);
    else if (binds(one) && !(prefs.value.oneTap && !inPairs(match.scene)) && !(event && goesAtOnce(event))) {
      match.pick(one.action);
      this.announce([one.say ?? one.label, one.hint].filter(Boolean).join(". "));
    } else void match.act(one.action);
  };

  /** A place on the table is picked first, like a card; what it means is said before it is done. */
  private onSpot = (one: SceneAction, event?: Event): void => {
    const { match } = this;
    match.begin();
    if (match.replayed) return;
    if (!one.legal) match.refuse(one.why ?? { text: "Сюда сейчас нельзя.", cites: [] }, one.action);
    else if (this.composer?.tap(one.action)) this.requestUpdate();
    else if (match.selected === one.action || (event && goesAtOnce(event))) void match.act(one.action);
    else {
      match.refusal = null;
      match.hint = null;
      match.selected = one.action;
      this.announce(one.say ?? one.label);
    }
  };

  /** Put an action together, from the card with which it was begun. */
  private compose = (one: SceneAction | null, from: string | null = this.match.selected): void => {
    const { match } = this;
    this.composer = one && this.around ? new this.around.Composer(one, match.scene, match.steps) : null;
    for (const card of new Set([match.selected, from])) if (card) this.composer?.take(card, match.scene);
    this.match.selected = null;
    this.match.refusal = null;
    this.requestUpdate();
  };

  /** What is being put together; where nothing else can be done, it is begun by itself. */
  private composing(scene: Scene): Composer | null {
    const { actions } = scene;
    const { match, around } = this;
    if (this.composer && (this.composer.step !== match.steps || !actions.some(({ action, needs }) => action === this.composer!.action.action && needs?.length))) this.composer = null;
    if (!around || !match.yours || match.replayed) return null;
    const only = around.alone(match.scene) && actions[0]!.needs?.length && actions[0]!.legal ? actions[0]! : null;
    const advised = match.hint && match.selected === match.hint.action ? match.hint.action : null;
    const named = advised ? actions.find(({ action, needs }) => needs?.length && action === advised.split(" ")[0]) : undefined;
    if (advised && named) {
      this.composer = new around.Composer(named, scene, match.steps);
      this.composer.fill(advised, scene);
      match.selected = null;
    } else if (!this.composer && only) this.composer = new around.Composer(only, scene, match.steps);
    return this.composer;
  }

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

  private open = (id: Drawer) => (): void => void this.show(id);

  /** Open a drawer, as soon as what fills it is there. */
  private async show(id: Drawer): Promise<void> {
    await this.surroundings;
    await this.updateComplete;
    this.around?.openDrawer(this.renderRoot, id);
    this.logged = -1;
    this.requestUpdate();
  }

  private askNew = async (): Promise<void> => {
    this.match.begun = true;
    this.touch();
    this.forms ??= await import("./new-match");
    const { blank, withOptions } = this.forms;
    this.wear(this.forms);
    this.form = blank(this.form, this.match);
    await this.show("new");
    this.form = await withOptions(this.form, this.data.game, this.data.options, this.match.record);
    this.requestUpdate();
  };

  private deal = async (): Promise<void> => {
    if (!this.form || !this.forms) return;
    const { seed, values, readings, people } = this.form;
    const error = this.forms.crewProblem(this.form) ?? (await this.match.fresh(seed, values, readings, people));
    this.form = { ...this.form, error };
    if (!error) {
      this.around?.forgetLink();
      this.around?.drawerOf(this.renderRoot, "new")?.close();
    }
    this.requestUpdate();
  };

  /** Begin a match with these options: the game has a place where a deck is made up. */
  async playWith(options: Record<string, Json>): Promise<string> {
    await this.wake();
    const { players } = options;
    const people = this.match.people.filter((seat) => typeof players !== "number" || seat < players);
    const wrong = await this.match.fresh(randomSeed(), { ...this.match.record.options, ...options }, this.match.record.readings, people.length ? people : [0]);
    this.form = null;
    return wrong?.text ?? "";
  }

  /** Back to the line that was being read, where one came from there. */
  private leave = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
    event.preventDefault();
    if (sessionStorage.getItem("zs:to-table") === location.pathname && history.length > 1) {
      history.back();
      return;
    }
    // a link of the page itself: the theme swaps the page, and the core goes on running
    const way = Object.assign(document.createElement("a"), { href: (event.currentTarget as HTMLAnchorElement).href });
    document.body.append(way);
    way.click();
    way.remove();
  };

  // --- one's own matches -----------------------------------------------------------------------------------------

  private shelf: Shelf | null = null;

  private showMatches = async (): Promise<void> => {
    await this.show("matches");
    await this.shelf?.fill();
  };

  private adopt = async (): Promise<void> => {
    await this.match.own();
    this.around?.forgetLink();
    this.announce("Партия теперь ваша: она в списке «Мои партии».");
  };

  private file = (): void => {
    const { record, people } = this.match;
    void this.library.then(({ saveFile }) => saveFile(record, people));
  };

  // --- keyboard and focus ----------------------------------------------------------------------------------------

  private commands: Partial<Record<Command, () => void>> = {
    undo: () => void this.match.undo(),
    hint: () => void this.match.askHint(),
    sort: this.sort,
    last: () => this.match.scene.last && this.open("last")(),
    moves: () => this.announce(this.around?.movesSpoken(this.match.scene) ?? ""),
    sheet: () => this.announce(this.around?.sheetSpoken(this.match.scene) ?? ""),
    pass: () => {
      const one = this.match.yours && !this.match.replayed ? this.match.scene.actions.find((each) => isPass(each) && each.legal) : undefined;
      if (one) this.onAction(one);
    },
  };

  private keys = (event: KeyboardEvent): void => {
    const { around } = this;
    if (!around || this.match.arriving || (event.target as Element).closest?.("dialog") || around.handKeys(event, this.renderRoot)) return;
    const command = around.commandOf({ code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey, altKey: event.altKey, target: event.composedPath()[0] ?? null });
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
    return Boolean((this.renderRoot as ShadowRoot).activeElement?.closest(".hand, .note, .result, .strips"));
  }

  /** The end of a deal has the focus on what goes on; else the hand, else the words. */
  private async refocus(had: boolean): Promise<void> {
    await this.updateComplete;
    const end = this.match.scene.deal_over && !this.match.replayed;
    const { activeElement: active } = this.renderRoot as ShadowRoot;
    if (!had || (active && (!end || active.closest("dialog")))) return;
    const places = [".result .go", ".note .bids .b.hinted", ".hand .card.legal[tabindex='0']", ".note .bids .b:not(.ask)", ".note .go", ".hand .card[tabindex='0']", ".tb"];
    const next = places.map((place) => this.renderRoot.querySelector<HTMLElement>(place)).find(Boolean);
    next?.focus({ preventScroll: true });
  }

  private async summon(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".cover .btn.pri, .hand .card[tabindex='0'], .note .b, .note .go")?.focus({ preventScroll: true });
  }

  // --- drawing ---------------------------------------------------------------------------------------------------

  private board(): Board {
    const { match } = this;
    const { latin, sorting } = prefs.value;
    const live = !match.replayed;
    const composer = this.composing(match.shown);
    return {
      scene: composer ? composer.dress(match.shown) : live && match.yours && this.around ? this.around.invite(match.shown) : match.shown,
      latin,
      sorting,
      narrow: !this.room.wide,
      selected: match.selected,
      hinted: match.hint?.action ?? null,
      lingering: live ? match.lingering : null,
      going: match.going,
      live,
      picked: composer ? (action) => composer.has(action) : undefined,
      onCard: this.onCard,
      onAction: this.onAction,
      onSpot: this.onSpot,
      layout: this.around?.layout,
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

  private bar(scene: Scene): TemplateResult {
    const { match } = this;
    const { shared } = match;
    const wide = this.room.wide;
    const whose = match.guest ? "Партия: из ссылки" : shared?.holder != null && `За телефоном: ${nameOf(shared.holder)}`;
    const worded = scene.chips.map(({ label, value }) => `${label.replace(": ", " ")}: ${value}`);
    if (whose) worded.splice(1, 0, whose); // the first stands beside the name: a narrow bar has two lines more
    worded.splice(4);
    const long = !wide && worded.join(" · ").length * 6.4 > this.room.width - 180; // two lines of it below a smaller name
    return html`<header class="bar">
      <a class="tb" href=${this.data.rules ?? "../"} aria-label="К правилам игры" title="К правилам игры" @click=${this.leave}>${icon("prev")}</a>
      <p class="ttl ${long ? "long" : ""}"><b>${scene.title}</b><span class="sub">${long ? worded.map((chip) => html`<span>${rich(chip)}</span> `) : rich(worded.join(" · "))}</span></p>
      ${wide
        ? html`<button class="tb" type="button" aria-label="Порядок карт" title="Порядок карт (S)" @click=${this.sort}>${icon("sort")}</button>
            <button class="tb" type="button" aria-label="Последняя взятка" title="Последняя взятка (L)" ?disabled=${!scene.last} @click=${this.open("last")}>${icon("stack")}</button>
            <button class="tb" type="button" aria-label="Вид карт и стола" title="Вид карт и стола" @click=${this.open("view")}>${icon("gear")}</button>`
        : nothing}
      <button class="tb" type="button" aria-label="Ход назад" title="Ход назад (Z)" ?disabled=${!match.steps || shared !== null || match.arriving} @click=${match.undo}>${icon("undo")}</button>
      ${wide ? nothing : html`<button class="tb" type="button" aria-label="Запись и ход сдачи" title="Запись и ход сдачи" @click=${this.open("panel")}>${icon("list")}</button>`}
      <button class="tb" type="button" aria-label="Ещё" title="Ещё" @click=${this.open("more")}>${icon("more")}</button>
    </header>`;
  }

  protected override view(): TemplateResult {
    const { match, room } = this;
    const board = this.board();
    const { scene } = board;
    const { shared } = match;
    const cover = shared && this.coverOf(shared);
    const around = this.around;
    const result = around?.resultView(match, this.onAction, this.askNew, () => {
      around.openDrawer(this.renderRoot, "review");
      this.renderRoot.querySelector<HTMLElement & { start(): void }>("zs-review")?.start();
    }) ?? nothing;
    const opponents = scene.seats.filter(({ seat }) => seat !== scene.seat).length;
    const panel = (): TemplateResult | typeof nothing =>
      !around
        ? nothing
        : cover
          ? around.stepsView(match, this.copied, this.share)
          : html`${around.sheetView(match)} ${around.logView(match, around.stepsView(match, this.copied, this.share), () => void match.askReason())}`;
    const note = noteView({
      match,
      board,
      composer: this.composer,
      compose: (one) => this.compose(one),
      alone: this.around?.alone(match.scene) ?? false,
      starts: (action) => this.around?.begun(match.scene, action) ?? [],
      changed: () => this.requestUpdate(),
      progress: () => this.coreView(),
      retry: () => this.match.retry(),
      file: this.file,
      share: () => void this.share(),
    });
    return html`${spriteSheet()}
      <div class="board ${this.coming}" role="group" aria-label="Карточный стол: ${scene.title}" aria-busy=${match.busy ? "true" : "false"} data-steps=${match.steps} @keydown=${this.keys}>
        <div class="surface">
          ${this.bar(scene)}
          ${cover
            ? html`<div class="felt done">${cover}</div>`
            : result !== nothing
              ? html`<div class="felt done">${result}</div>`
              : html`<div class="felt ${opponents > 3 ? "crowd" : `of${opponents}`}">${surface(board, room)} ${note} ${shared ? this.covers?.callers(shared, match.scene, match.call) : nothing}</div>`}
          ${room.wide ? html`<aside class="side" aria-label="Запись и ход сдачи">${panel()}</aside>` : nothing}
        </div>
      </div>
      ${around ? this.drawers(around, scene, panel(), Boolean(cover)) : nothing}`;
  }

  private drawers({ drawer, matchesView, moreView, settingsView, lastView, reviewView }: typeof import("./around"), scene: Scene, panel: unknown, covered: boolean): TemplateResult {
    const { form, forms } = this;
    const change = (): void => this.requestUpdate();
    return html`${this.room.wide ? nothing : drawer("panel", panel)} ${drawer("more", moreView(this.match, this.room.wide, { ask: this.askNew, matches: this.showMatches, adopt: () => void this.adopt(), file: this.file, open: this.open, sort: this.sort, dispute: this.dispute }))} ${drawer("view", settingsView())} ${drawer("last", lastView(scene))}
      ${drawer("new", form && forms ? forms.newMatchView(form, this.coreView(), change, () => void this.deal()) : nothing)}
      ${drawer("matches", this.shelf ? matchesView(this.shelf) : nothing)} ${drawer("review", covered ? nothing : reviewView(this.match))}`;
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
