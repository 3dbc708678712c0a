// <zs-dispute>: the desk. What happened is chosen by everyday words, the facts asked, the core decides, the sheet is taken away.
import { html, nothing, type TemplateResult } from "lit";
import { field, fieldStyles } from "../calc/fields";
import { fitting, initial, relevant, sent, type Given } from "../calc/values";
import { tile } from "../cards/face";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { CoreError, GameRecord, Json, Scene, Schema } from "../core/types";
import { prefs } from "../prefs/prefs";
import { base, query, ruleUrl } from "../site";
import { copy } from "../ui/copy";
import { Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { book, labelOf, ruleOf, sameWords, type Rule } from "../ui/rules";
import { tokens } from "../ui/styles";
import { figure, plural, rich } from "../ui/text";
import { changedSince, seenNow, type Changed, type Texts } from "./changed";
import { LinkError } from "../link/bytes";
import { casesOf, textsOf, type Decision, type ReadingWords } from "./data";
import { Finder, type CaseEntry, type Hit } from "./find";
import { disputeLink, isDisputeLink, readDisputeLink, type DisputeLink, type Seen } from "./link";
import { othersStyles, othersView } from "./others";
import { sheetStyles, sheetText, sheetView, type SheetInput } from "./sheet";
import { deskStyles } from "./styles";

interface DeskData {
  edition: number;
  games: { slug: string; title: string }[];
  cases: CaseEntry[];
  changes: { edition: number; rule: string; note: string }[];
}

const KINDS: Record<string, string> = { irregularity: "неправильность", score: "счёт", settlement: "расчёт" };
const SAMPLES = ["дал не ту масть", "показал карту", "засдались", "сколько за малый шлем без трёх"];
const FIRST = 6;
/** The reader's seat at a table: the cards of others stay hidden here too. */
const OWN_SEAT = 0;
const MOVE_TITLE = "Можно ли так ходить";
const NOT_FOUND = "По этой ссылке случая не нашлось. Выберите его здесь.";

export class ZsDispute extends Widget<DeskData> {
  static override styles = [tokens, fieldStyles, othersStyles, sheetStyles, deskStyles];

  private finder!: Finder;
  private chosenGame = "";
  private question = "";
  private rule = "";
  private all = false;
  /** A rule that somebody came from and that no case rests on. */
  private about: { id: string; rule: Rule } | null = null;
  /** The case that was chosen, while its form is on the way. */
  private opening: CaseEntry | null = null;
  /** The case on the desk. */
  private schema: Schema | null = null;
  private given: Given = {};
  private readings: Record<string, string> = {};
  private move: { record: GameRecord; action: string; seat: number; scene: Scene | null } | null = null;
  private decision: Decision | null = null;
  private texts: Texts = {};
  private words: Record<string, ReadingWords> = {};
  private changed: Changed | null = null;
  private seen: Seen | null = null;
  private address = "";
  private error: CoreError | null = null;
  private trouble = "";
  /** What is being asked; an answer to anything older is let go. */
  private turn = 0;
  private waiting = false;
  private unfolded = false;
  private copied: { link?: string; text?: string } = {};
  private timer = 0;

  protected override prepare(): void {
    this.finder = new Finder(this.data.cases, Object.fromEntries(this.data.games.map(({ slug, title }) => [slug, title])));
    const [game, rule, name] = [query("game") ?? "", query("rule") ?? "", query("case") ?? ""];
    if (this.data.games.some(({ slug }) => slug === game)) this.chosenGame = game;
    const found = rule ? this.data.cases.filter(({ rules }) => rules.includes(rule)) : this.data.cases.filter(({ id }) => id === name);
    if (rule && found.length) {
      this.rule = rule;
      this.chosenGame = found[0]!.game;
      void book(this.chosenGame).then(() => this.requestUpdate());
    } else if (rule) void this.bare(rule);
    else if (name) this.trouble = NOT_FOUND;
    if (found.length === 1) void this.choose(found[0]!, {}, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.turn += 1; // what is still being decided comes to nothing
    delete document.documentElement.dataset.zsSheet;
  }

  // --- choosing --------------------------------------------------------------------------------------------------

  /** A rule on which no case rests: it is shown itself, with the cases that are nearest in words. */
  private async bare(id: string): Promise<void> {
    const game = id.split(".")[0]!;
    const rule = this.data.games.some(({ slug }) => slug === game) ? await ruleOf(id) : null;
    if (rule) {
      this.about = { id, rule };
      this.chosenGame = game;
    } else {
      this.trouble = NOT_FOUND;
      this.announce(this.trouble);
    }
    this.requestUpdate();
  }

  private get found(): Hit[] {
    if (this.about && !this.question && this.chosenGame === this.about.id.split(".")[0]) {
      const near = this.finder.find(this.about.rule.title, this.chosenGame);
      if (near.length) return near;
    }
    return this.finder.find(this.question, this.chosenGame, this.rule);
  }

  private gameTitle(game: string): string {
    return this.data.games.find(({ slug }) => slug === game)?.title ?? game;
  }

  private async choose(entry: CaseEntry, facts: Given, quiet = false): Promise<void> {
    this.clear();
    this.opening = entry;
    const turn = this.turn;
    if (!quiet) {
      this.announce(`${entry.title}. Заполните обстоятельства.`);
      void this.updateComplete.then(() => this.focusOn("h2"));
    }
    this.requestUpdate();
    const cases = await casesOf(entry.game);
    if (turn !== this.turn) return;
    const schema = cases?.cases[entry.id];
    this.opening = null;
    if (schema) {
      this.words = cases.readings;
      this.schema = schema;
      this.given = initial(schema, fitting(schema, facts));
    } else {
      this.trouble = "Не удалось открыть этот случай: нет связи. Повторите.";
      this.announce(this.trouble);
    }
    this.requestUpdate();
  }

  /** Forms of the cases in sight are fetched ahead: the one that is chosen opens at once. */
  override updated(): void {
    if (this.schema || this.move || !(this.question || this.rule || this.chosenGame)) return;
    for (const game of new Set(this.found.slice(0, FIRST).map(({ entry }) => entry.game))) void casesOf(game);
  }

  /** Put everything of the last case away. */
  private clear(): void {
    this.turn += 1;
    this.waiting = false;
    this.opening = null;
    this.schema = null;
    this.move = null;
    this.readings = {};
    this.seen = null;
    this.error = null;
    this.trouble = "";
    clearTimeout(this.timer);
    this.forget();
  }

  private forget(): void {
    this.decision = null;
    this.changed = null;
    this.address = "";
    this.unfolded = false;
    this.removeAttribute("sheet");
    delete document.documentElement.dataset.zsSheet;
  }

  private back = async (): Promise<void> => {
    this.clear();
    if (isDisputeLink(location.hash)) history.replaceState(history.state, "", "#desk");
    this.requestUpdate();
    await this.updateComplete;
    this.focusOn("#q");
  };

  private focusOn(selector: string): void {
    const target = this.renderRoot.querySelector<HTMLElement>(selector);
    target?.focus({ preventScroll: true });
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
  }

  /** From the question into the list and along it by arrows. */
  private arrows = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    const stops = [this.renderRoot.querySelector<HTMLElement>("#q")!, ...this.renderRoot.querySelectorAll<HTMLElement>(".case")];
    const at = stops.indexOf(event.composedPath()[0] as HTMLElement);
    const at2 = at < 0 ? stops.indexOf((event.composedPath()[0] as HTMLElement).closest(".case") as HTMLElement) : at;
    if (at2 < 0) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at2 + by))]!.focus();
  };

  // --- deciding --------------------------------------------------------------------------------------------------

  private change(name: string, value: Json): void {
    this.given = { ...this.given, [name]: value };
    this.seen = null;
    this.changed = null;
    this.trouble = "";
    if (this.error?.field === name) this.error = null;
    this.touch();
    clearTimeout(this.timer);
    if (this.decision || this.waiting) {
      this.turn += 1; // a question that is on the way was about other facts
      this.timer = window.setTimeout(() => void this.decide(), 60);
    }
    this.requestUpdate();
  }

  private submit = (event: Event): void => {
    event.preventDefault();
    this.touch();
    void this.decide(undefined, true);
  };

  private async decide(facts?: Given, lead = false): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    this.waiting = true;
    this.requestUpdate();
    const { schema, move, readings } = this;
    const asked: Json = move
      ? { record: move.record as unknown as Json, action: move.action, seat: move.seat }
      : { case: schema!.id, facts: facts ?? sent(schema!, this.given), readings };
    const game = move ? move.record.game : schema!.game;
    void book(game); // on the way while the core thinks
    const reply = await core.ask<{ sheet: Decision }>({ do: "dispute", dispute: asked });
    const texts = reply.ok ? await textsOf(reply.sheet) : {};
    if (turn !== this.turn) return;
    this.waiting = false;
    if (!reply.ok) {
      this.forget();
      // a choice that the form could not take over from the link is not wrong in the form
      this.error = facts && schema && !(reply.error.field in fitting(schema, facts)) ? null : reply.error;
      if (reply.error.field === "core") this.trouble = "";
      else if (facts || (move && this.seen)) this.trouble = `В ссылке ошибка. ${reply.error.text}`;
      this.announce(this.trouble || reply.error.text);
      await this.updateComplete;
      if (lead) this.focusOn("[aria-invalid=true]");
      return;
    }
    this.error = null;
    this.decision = reply.sheet;
    this.texts = texts;
    this.changed = this.seen ? changedSince(this.seen, reply.sheet, this.texts, this.data.changes) : null;
    this.setAttribute("sheet", "");
    document.documentElement.dataset.zsSheet = "";
    this.announce(`Вывод: ${reply.sheet.verdict}`);
    const address = `${base}dispute/${await disputeLink(this.link(reply.sheet))}`;
    if (turn !== this.turn) return;
    this.address = address;
    this.requestUpdate();
    await this.updateComplete;
    if (lead) this.focusOn("#verdict");
  }

  private link(decision: Decision): DisputeLink {
    const { schema, move, readings } = this;
    return {
      case: move ? "move" : schema!.id,
      facts: move ? {} : sent(schema!, this.given),
      readings,
      move: move ? { record: move.record, action: move.action, seat: move.seat } : null,
      seen: seenNow(decision, this.data.edition, this.texts),
    };
  }

  /** The readings that were taken in place of the usual ones; those of a move are in its record. */
  private get taken(): Record<string, string> {
    return this.move ? (this.move.record.readings as Record<string, string>) : this.readings;
  }

  /** Decide by other readings; by the usual ones where none are named. */
  private adopt(readings: Record<string, string> | null): void {
    const taken = readings ? { ...this.taken, ...readings } : {};
    for (const [id, choice] of Object.entries(taken)) if (this.words[id]?.default === choice) delete taken[id];
    this.seen = null;
    if (this.move) this.move = { ...this.move, record: { ...this.move.record, readings: taken } };
    else this.readings = taken;
    void this.decide(undefined, true);
  }

  // --- links -----------------------------------------------------------------------------------------------------

  protected override fromHash(): void {
    const { hash } = location;
    if (/^#[ct]=/.test(hash)) {
      this.trouble = hash.startsWith("#t=") ? "Это ссылка на партию: откройте её на странице игры." : "Это ссылка на расчёт: откройте её на странице с примером.";
      this.announce(this.trouble);
      return;
    }
    if (!isDisputeLink(hash)) return;
    void this.open(hash).then(() => requestAnimationFrame(() => this.scrollIntoView({ block: "start" })));
  }

  private async open(hash: string): Promise<void> {
    try {
      const link = await readDisputeLink(hash);
      const game = link.move ? link.move.record.game : link.case.split(".")[0]!;
      if (!this.data.games.some(({ slug }) => slug === game)) throw new LinkError("В ссылке игра, которой за этим столом нет.");
      const cases = await casesOf(game);
      if (!cases) throw new LinkError("Не удалось открыть спор: нет связи. Обновите страницу.");
      const schema = link.move ? null : (cases.cases[link.case] ?? null);
      if (!link.move && !schema) throw new LinkError("В этой редакции такого случая нет: ссылка чужая или устарела.");
      this.clear();
      this.touch();
      this.words = cases.readings;
      this.readings = link.readings;
      this.seen = link.seen;
      if (link.move) await this.openMove(link.move, link.seen !== null);
      else {
        this.schema = schema;
        this.given = { ...initial(schema!, {}), ...fitting(schema!, link.facts) };
        await this.decide(link.facts);
      }
    } catch (error) {
      this.clear();
      this.trouble = error instanceof LinkError ? error.message : "Ссылка на спор повреждена.";
      this.announce(this.trouble);
    }
  }

  private async openMove(move: { record: GameRecord; action: string; seat: number }, decided: boolean): Promise<void> {
    const mine = (this.move = { ...move, scene: null as Scene | null });
    this.waiting = true;
    this.requestUpdate();
    const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record: move.record, seat: OWN_SEAT, step: null, open: false });
    if (this.move !== mine || !this.isConnected) return;
    this.waiting = false;
    if (!reply.ok && reply.error.field === "core") return this.announce(reply.error.text); // said with a button to try again
    if (!reply.ok) {
      this.clear();
      this.trouble = `В ссылке ошибка. ${reply.error.text}`;
      this.announce(this.trouble);
      return;
    }
    mine.scene = reply.scene;
    this.requestUpdate();
    if (move.action || decided) await this.decide();
  }

  private async tell(name: "link" | "text", done: string): Promise<void> {
    this.copied = { [name]: done };
    this.announce(done);
    setTimeout(() => {
      this.copied = {};
      this.requestUpdate();
    }, 2500);
  }

  private share = async (): Promise<void> => {
    const link = new URL(this.address).hash;
    history.replaceState(history.state, "", link);
    await this.tell("link", (await copy(this.address)) ? "Ссылка скопирована" : "Ссылка — в адресной строке");
  };

  private copyText = async (): Promise<void> => {
    await this.tell("text", (await copy(sheetText(this.input()))) ? "Справка скопирована" : "Не удалось скопировать");
  };

  private input(): SheetInput {
    const decision = this.decision!;
    return { decision, gameTitle: this.gameTitle(decision.game), edition: this.data.edition, texts: this.texts, words: this.words, readings: this.taken, address: this.address };
  }

  // --- drawing ---------------------------------------------------------------------------------------------------

  protected override view(): TemplateResult {
    const chosen = this.opening || this.schema || this.move;
    return html`<section class="desk" aria-label="Стол споров">
      ${chosen ? html`<div class="noprint">${this.move ? this.moveView() : this.formView()}</div>` : this.pickView()}
      ${chosen && this.trouble ? html`<p class="note bad noprint" role="alert">${this.trouble}</p>` : nothing}
      ${this.decision ? this.decisionView(this.decision) : nothing}
    </section>`;
  }

  private pickView(): TemplateResult {
    const found = this.found;
    const shown = this.all ? found : found.slice(0, FIRST);
    // few answers leave room for what the question may have meant
    const rest = this.question ? this.finder.find("", this.chosenGame).filter((one) => !found.some(({ entry }) => entry === one.entry)).slice(0, Math.max(0, FIRST - 1 - shown.length)) : [];
    const set = (change: () => void) => () => {
      change();
      this.all = false;
      this.requestUpdate();
    };
    return html`<div class="pick" @keydown=${this.arrows}>
      ${this.trouble ? html`<p class="note bad" role="alert">${this.trouble}</p>` : nothing}
      ${this.about ? this.aboutView(this.about) : nothing}
      <div class="ask">
        <div>
          <label for="g">Игра</label>
          <select class="in" id="g" @change=${(event: Event) => set(() => ((this.chosenGame = (event.target as HTMLSelectElement).value), (this.rule = "")))()}>
            <option value="" ?selected=${!this.chosenGame}>Любая</option>
            ${this.data.games.map(({ slug, title }) => html`<option value=${slug} ?selected=${slug === this.chosenGame}>${title}</option>`)}
          </select>
        </div>
        <div>
          <label for="q">Что случилось?</label>
          <input class="in" id="q" type="search" autocomplete="off" enterkeyhint="search" .value=${this.question}
            @input=${(event: Event) => set(() => (this.question = (event.target as HTMLInputElement).value.slice(0, 200)))()} />
        </div>
      </div>
      ${this.question || this.rule || this.about
        ? nothing
        : html`<ul class="tips" aria-label="Например">
            ${SAMPLES.filter((text) => this.finder.find(text, this.chosenGame).length).map((text) => html`<li><button type="button" @click=${set(() => (this.question = text))}>${text}</button></li>`)}
          </ul>`}
      <div class="count">
        <span>${found.length ? `${plural(found.length, "Найден", "Найдено", "Найдено")} ${found.length} ${plural(found.length, "случай", "случая", "случаев")}` : "Ничего не нашлось. Скажите иначе или выберите игру."}</span>
        ${this.rule ? html`<button class="lnk" type="button" @click=${set(() => (this.rule = ""))}>только ${labelOf(this.rule)} ${icon("cross")}<span class="vh">снять отбор</span></button>` : nothing}
      </div>
      ${this.casesView(shown)}
      ${rest.length ? html`<p class="more">${found.length ? "Что ещё решает стол" : "Что решает стол"}</p>${this.casesView(rest)}` : nothing}
      ${found.length > shown.length ? html`<button class="lnk" type="button" @click=${() => ((this.all = true), this.requestUpdate())}>Показать все: ${found.length}</button>` : nothing}
    </div>`;
  }

  private casesView(hits: Hit[]): TemplateResult {
    return html`<ul class="cases">
      ${hits.map(
        ({ entry, facts, said }) => html`<li>
          <button class="case" type="button" data-case=${entry.id} @click=${() => void this.choose(entry, facts)}>
            <b>${entry.title}</b><span class="kind">${this.chosenGame ? KINDS[entry.kind] : `${this.gameTitle(entry.game)} · ${KINDS[entry.kind]}`}</span>
            ${said.length ? html`<span class="said">${said.map((text) => html`<i>${rich(text)}</i>`)}</span>` : nothing}
            ${entry.summary ? html`<span class="about">${entry.summary}</span>` : nothing}
          </button>
        </li>`,
      )}
    </ul>`;
  }

  private aboutView({ id, rule }: { id: string; rule: Rule }): TemplateResult {
    return html`<div class="about-rule">
      <h2><a href=${ruleUrl(id)} data-rule=${id}>${labelOf(id)}</a> ${sameWords(labelOf(id), rule.title) ? nothing : rich(rule.title)}</h2>
      <p>${rich(rule.text)}</p>
      <p class="hint">Считать по этому правилу нечего: спор о нём решает его текст. Ниже случаи, ближайшие по словам.</p>
    </div>`;
  }

  private head(title: string, about: string): TemplateResult {
    return html`<div class="top">
      <button class="lnk" type="button" @click=${this.back}>${icon("prev")}Другой случай</button>
      <h2 tabindex="-1">${title}</h2>
      ${about ? html`<p class="about">${about}</p>` : nothing}
    </div>`;
  }

  private formView(): TemplateResult {
    const { schema, error } = this;
    const { title, game, summary } = schema ?? this.opening!;
    const wrong = error && schema?.params.some(({ name }) => name === error.field) ? error.field : "";
    return html`${this.head(title, [this.gameTitle(game), summary].filter(Boolean).join(". "))}
      <form @submit=${this.submit} novalidate aria-busy=${schema ? "false" : "true"}>
        <div class="form">
          ${schema?.params
            .filter((param) => relevant(schema, param, this.given))
            .map((param) =>
              field(param, { value: this.given[param.name] ?? null, error: wrong === param.name ? error!.text : "", relevant: true, change: (value) => this.change(param.name, value) }),
            )}
        </div>
        ${error && !wrong && !this.trouble && core.status.state !== "failed" ? html`<p class="note bad" role="alert">${error.text}</p>` : nothing}
        <div class="go"><button class="btn pri" type="submit" ?disabled=${!schema}>${schema ? "Разобрать" : "Открываю…"}</button>${this.busy()}</div>
      </form>`;
  }

  private busy(): TemplateResult | typeof nothing {
    const { state, message } = core.status;
    return this.waiting || message || state === "failed" ? this.coreView() : nothing;
  }

  private moveView(): TemplateResult {
    const { scene, record, seat, action } = this.move!;
    const about = `${this.gameTitle(record.game)}. Сдача № ${scene?.deal ?? "…"}, перед ходом ${record.actions.length + 1}.`;
    if (!scene) return html`${this.head(MOVE_TITLE, about)}<div class="go">${this.busy()}</div>`;
    const seen = seat === OWN_SEAT ? scene : { zones: [], actions: [] };
    const options = [...seen.zones.flatMap(({ cards }) => cards.map((card) => ({ action: card.action ?? "", label: card.card ?? card.face?.title ?? "" }))), ...seen.actions.map(({ action: one, label }) => ({ action: one, label }))].filter((one) => one.action);
    if (action && !options.some((one) => one.action === action)) {
      const named = this.decision?.facts.find(({ name, value }) => name === "action" && value === action)?.text;
      options.unshift({ action, label: named ?? "…" });
    }
    const player = scene.seats.find((one) => one.seat === seat)?.name ?? "";
    return html`${this.head(MOVE_TITLE, about)}
      <div class="place">
        ${scene.chips.length ? html`<p>${scene.chips.map(({ label, value }, i) => html`${i ? " · " : ""}<span class="lab">${label}:</span> ${rich(value)}`)}</p>` : nothing}
        ${scene.zones
          .filter(({ kind, cards }) => ["hand", "trick", "mat", "row"].includes(kind) && cards.some(({ up }) => up))
          .map(({ label, cards }) => html`<div class="zone"><span class="lab">${label}</span>${cards.filter(({ up }) => up).map((card) => tile(card, prefs.value.latin))}</div>`)}
      </div>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          if (this.move!.action) void this.decide(undefined, true);
        }}
      >
        <div class="form">
          <div class="field wide">
            <label for="f-action">Какой ход спорный${player ? ` (ходит: ${player})` : ""}</label>
            <select class="in" id="f-action" @change=${(event: Event) => this.setAction(options[(event.target as HTMLSelectElement).selectedIndex - (action ? 0 : 1)]?.action ?? "")}>
              ${action ? nothing : html`<option selected>Выберите ход</option>`}
              ${options.map((one) => html`<option ?selected=${one.action === action}>${one.label.replace(/\ufe0e/g, "")}</option>`)}
            </select>
          </div>
        </div>
        <div class="go"><button class="btn pri" type="submit">Разобрать</button>${this.busy()}</div>
      </form>`;
  }

  private setAction(action: string): void {
    if (!this.move) return;
    this.move.action = action;
    this.seen = null;
    if (action) void this.decide();
    this.requestUpdate();
  }

  private law(id: string): TemplateResult {
    const rule = this.texts[id];
    if (!rule) return html``;
    return html`<details class="law">
      <summary>${sameWords(labelOf(id), rule.title) ? nothing : html`${labelOf(id)} `}${rule.title}</summary>
      <div>${rich(rule.text)}</div>
      <a href=${ruleUrl(id)}>Открыть в правилах</a>
    </details>`;
  }

  private decisionView(decision: Decision): TemplateResult {
    const { result, others } = decision;
    return html`<div class="noprint ${this.waiting ? "stale" : ""}" aria-busy=${this.waiting ? "true" : "false"}>
        ${this.changedView()}
        <div class="verdict">
          <h3 id="verdict" tabindex="-1">Вывод</h3>
          <p class="says">${rich(decision.verdict)}</p>
          <p class="marks">
            ${decision.decided ? nothing : html`<span class="badge open">Источники не решают</span>`}
            <span class="badge ${decision.grade}">${decision.grade_name}</span>
            ${Object.keys(this.taken).length ? html`<button class="lnk" type="button" @click=${() => this.adopt(null)}>Вернуть принятые чтения</button>` : nothing}
          </p>
        </div>
        <div class="part">
          <h3>${decision.decided ? "Почему" : "Что говорят источники"}</h3>
          <ol class="steps">
            ${result.items.map(
              (item) => html`<li>
                <div class="line"><span>${item.side ? html`<span class="who">${item.side}: </span>` : nothing}${rich(item.text)}</span>${item.amount === null ? nothing : html`<b>${figure(item.amount, result.unit)}</b>`}</div>
                ${item.cites.map((id) => this.law(id))}
              </li>`,
            )}
          </ol>
        </div>
        ${result.choices.length
          ? html`<div class="part">
              <h3>Кому выбирать</h3>
              <ul class="steps free">${result.choices.map((choice) => html`<li><div class="line"><span>${choice.who ? html`<b>${choice.who}: </b>` : nothing}${rich(choice.text)}</span></div>${choice.cites.map((id) => this.law(id))}</li>`)}</ul>
            </div>`
          : nothing}
        ${others.length
          ? html`<div class="part">
              <h3>По другим чтениям</h3>
              ${othersView(result, others, this.words, this.taken, (readings) => this.adopt(readings))}
            </div>`
          : nothing}
        <div class="take">
          <button class="btn pri" type="button" ?disabled=${!this.address} @click=${this.share}>${icon("link")}${this.copied.link ?? "Ссылка на справку"}</button>
          <button class="btn" type="button" @click=${this.copyText}>${this.copied.text ?? "Скопировать текст"}</button>
          <button class="btn" type="button" @click=${() => window.print()}>Напечатать</button>
          <button class="btn" type="button" aria-expanded=${this.unfolded ? "true" : "false"} aria-controls="sheet" @click=${() => ((this.unfolded = !this.unfolded), this.requestUpdate())}>Справка по спору</button>
        </div>
      </div>
      <div id="sheet" class=${this.unfolded ? "" : "folded"}>${sheetView(this.input())}</div>`;
  }

  private changedView(): TemplateResult | typeof nothing {
    const { changed, seen } = this;
    if (!changed || !seen) return nothing;
    if (changed.same) return html`<p class="note was">Справка из ссылки (редакция ${seen.edition}) пересчитана: тексты правил и вывод те же.</p>`;
    return html`<div class="note was" role="status">
      <p><b>Справка составлена по редакции ${seen.edition}, сейчас действует редакция ${this.data.edition}.</b> ${changed.verdict || "Вывод тот же."}</p>
      ${changed.texts.length
        ? html`<ul>
            ${changed.texts.map(({ id, note }) => html`<li><a href=${ruleUrl(id)} data-rule=${id}>${labelOf(id)}</a>: ${note}</li>`)}
          </ul>`
        : nothing}
    </div>`;
  }
}

customElements.define("zs-dispute", ZsDispute);
