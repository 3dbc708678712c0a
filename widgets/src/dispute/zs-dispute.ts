// <zs-dispute>: the desk. What happened is chosen by everyday words, the facts asked, the core decides, the sheet is taken away.
import { html, nothing, type TemplateResult } from "lit";
import { fieldStyles } from "../calc/fields";
import { fitting, type Given } from "../calc/values";
import { tile } from "../cards/face";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { CoreError, GameRecord, Json, Scene, Schema } from "../core/types";
import { prefs } from "../prefs/prefs";
import { base, query, ruleUrl } from "../site";
import { copy } from "../ui/copy";
import { agreedOn } from "../prefs/agreed";
import { Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { CaseFinder, paragraphs, READ, usual, weighed as byFacts, type CaseEntry, type ToldHit } from "../search/cases";
import type { Finder, Found, Hit } from "../search/find";
import { finder } from "../search/load";
import { marked } from "../search/snippet";
import { book, labelOf, ruleOf, sameWords, type Rule } from "../ui/rules";
import { tokens } from "../ui/styles";
import { figure, rich } from "../ui/text";
import { changedSince, seenNow, type Changed, type Texts } from "./changed";
import { LinkError } from "../link/bytes";
import { casesOf, formOf, textsOf, type Claim, type Decision, type ReadingWords, type Weighed } from "./data";
import { askable, byPlayers, factView, isStated, placesOf, valuesOf, type Facts } from "./form";
import { disputeLink, isDisputeLink, readDisputeLink, type DisputeLink, type Seen } from "./link";
import { othersStyles, othersView } from "./others";
import { sheetStyles, sheetText, sheetView, type SheetInput } from "./sheet";
import { chipsView, fit, MOST, storyView } from "./story";
import { deskStyles } from "./styles";
import { asksView, claimsView, DEFAULT, waysView, type Sides } from "./weighed";

interface DeskData {
  edition: number;
  games: { slug: string; title: string; book: string }[];
  cases: CaseEntry[];
  changes: { edition: number; rule: string; note: string }[];
}

const KINDS: Record<string, string> = { irregularity: "неправильность", score: "счёт", settlement: "расчёт" };
const SAMPLES: [text: string, game: string][] = [
  ["Шесть червей, взял пять. Один вистовал, другой пасовал. Сколько пишем?", "preferans-modern"],
  ["Третий положил карту раньше второго. Ему дадут её забрать?", "vint"],
  ["Марьяж объявил, когда колода уже закрыта. Засчитают?", "sixty-six"],
  ["Заглянул в прикуп до сноса. Что за это?", "piket"],
];
const FIRST = 6;
/** The reader's seat at a table: the cards of others stay hidden here too. */
const OWN_SEAT = 0;
const MOVE_TITLE = "Можно ли так ходить";
const PLACES = ["перв", "втор", "трет", "четверт", "пят", "шест"];
/** More players no table has. */
const SEATS = 9;
const NOT_FOUND = "По этой ссылке случая не нашлось. Выберите его здесь.";

/** What each side stands at after each of its lines; only of a side whose lines add up to its sum. */
function running({ items, sides }: Decision["result"]): Map<object, number> {
  const found = new Map<object, number>();
  for (const [side, whole] of Object.entries(sides)) {
    let now = 0;
    const lines = items.flatMap((item): [object, number][] => (item.side === side && typeof item.amount === "number" ? [[item, (now += item.amount)]] : []));
    if (now === whole) for (const [item, sum] of lines) found.set(item, sum);
  }
  return found;
}

export class ZsDispute extends Widget<DeskData> {
  static override styles = [tokens, fieldStyles, othersStyles, sheetStyles, deskStyles];

  private finder: Finder | null = null;
  private cases: CaseFinder | null = null;
  private chosenGame = "";
  private story = "";
  /** What was understood of the story and taken back: «game», «not:закрыть». */
  private without: string[] = [];
  private rule = "";
  private all = false;
  /** A rule that somebody came from and that no case rests on. */
  private about: { id: string; rule: Rule } | null = null;
  /** The case that was chosen, while its form is on the way. */
  private opening: CaseEntry | null = null;
  /** The case on the desk. */
  private schema: Schema | null = null;
  /** What is stated of it, and how; what is not here was not said. */
  private facts: Facts = {};
  /** Where in the story the understood facts stand. */
  private marks: { from: number; to: number; name: string }[] = [];
  /** Rows of numbers that are not whole yet. */
  private drafts: Record<string, Json> = {};
  private weighed: Weighed | null = null;
  private claims: Claim[] = [];
  private sides: Sides = [...DEFAULT];
  private claimed: [string, string] = ["", ""];
  private players: string[] = [];
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
    this.cases = new CaseFinder(this.data.cases, { games: this.data.games.map((one) => ({ ...one, names: [], parent: "", cases: 1 })), same: [] });
    const [game, rule, name, story] = [query("game") ?? "", query("rule") ?? "", query("case") ?? "", query("story") ?? ""];
    this.story = story.slice(0, MOST);
    if (this.data.games.some(({ slug }) => slug === game)) this.chosenGame = game;
    const found = rule ? this.data.cases.filter(({ rules }) => rules.includes(rule)) : this.data.cases.filter(({ id }) => id === name);
    if (rule && found.length) {
      this.rule = rule;
      this.chosenGame = found[0]!.game;
      void book(this.chosenGame).then(() => this.requestUpdate());
    } else if (rule) void this.bare(rule);
    else if (name) this.trouble = NOT_FOUND;
    if (found.length === 1) void this.choose(found[0]!, true);
    if (this.story) this.listen();
    addEventListener("popstate", this.popped);
  }

  /** The index of the whole book comes when somebody begins to tell. */
  private listen(): void {
    if (this.finder) return;
    void finder().then(
      (found) => {
        this.finder = found;
        this.cases = new CaseFinder(this.data.cases, found.index.data);
        this.requestUpdate();
      },
      () => undefined, // offline before the first visit: the cases are found by their own words
    );
  }

  /** Back returns to the list, with the story as it was. */
  private popped = (): void => {
    if (isDisputeLink(location.hash) || !(this.schema || this.move || this.opening)) return;
    this.clear();
    this.requestUpdate();
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    removeEventListener("popstate", this.popped);
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

  /** What the book says to the story. */
  private get answer(): Found | null {
    const words = this.story.trim() || (this.about && this.chosenGame === this.about.id.split(".")[0] ? this.about.rule.title : "");
    return words && this.finder ? this.finder.find(words, { game: this.chosenGame, only: Boolean(this.chosenGame), sure: true, without: this.without }) : null;
  }

  /** The cases that can be worked out, the best first. */
  private found(answer: Found | null): ToldHit[] {
    const words = this.story.trim() || (this.about?.rule.title ?? "");
    if (!words) return usual(this.data.cases.filter(({ game, rules }) => (!this.chosenGame || game === this.chosenGame) && (!this.rule || rules.includes(this.rule)))).map((entry) => ({ entry, score: 0, facts: [] }));
    return byFacts(this.cases!.find(words, answer?.game ?? this.chosenGame, this.rule, answer?.hits), formOf, words);
  }

  private gameTitle(game: string): string {
    return this.data.games.find(({ slug }) => slug === game)?.title ?? game;
  }

  private async choose(entry: CaseEntry, quiet = false): Promise<void> {
    this.clear();
    this.opening = entry;
    const turn = this.turn;
    if (!quiet) {
      this.announce(`${entry.title}. Скажите обстоятельства.`);
      void this.updateComplete.then(() => this.focusOn("h2", ".told", "start"));
      const link = await disputeLink({ case: entry.id, facts: {}, readings: {}, move: null, seen: null, understood: [], claims: null });
      if (turn !== this.turn) return;
      history.pushState(history.state, "", link); // Back returns to the list
    }
    this.requestUpdate();
    const cases = await casesOf(entry.game);
    if (turn !== this.turn) return;
    const schema = cases?.cases[entry.id];
    this.opening = null;
    if (schema) {
      this.words = cases.readings;
      this.schema = schema;
      const { options, readings } = agreedOn(entry.game);
      this.readings = Object.fromEntries(Object.entries(readings).filter(([id, choice]) => cases.readings[id]?.choices[choice] !== undefined));
      // what the reader has agreed on for this game he has said
      for (const [name, value] of Object.entries(fitting(schema, options))) this.facts[name] = { value, words: "", understood: false };
      this.understand(entry);
      if (this.marks.length) void this.decide(undefined, quiet ? false : "verdict");
    } else {
      this.trouble = "Не удалось открыть этот случай: нет связи. Повторите.";
      this.announce(this.trouble);
    }
    this.requestUpdate();
  }

  /** Take from the story what it states of the case. */
  private understand(entry: CaseEntry): void {
    const story = this.story;
    const [told] = story ? byFacts([{ entry, score: 1 }], () => this.schema!, story) : [];
    for (const { name, value, from, to } of told?.facts ?? []) {
      this.facts[name] = { value, words: story.slice(from, to), understood: true };
      this.marks.push({ from, to, name });
    }
  }

  /** Forms of the cases in sight are fetched ahead: the one that is chosen opens at once, and what is said of it is seen. */
  override updated(): void {
    const box = this.renderRoot.querySelector<HTMLTextAreaElement>("#q");
    if (box) fit(box);
    if (this.schema || this.move || !(this.story || this.rule || this.chosenGame)) return;
    for (const game of new Set(this.shownCases.map(({ entry }) => entry.game))) {
      if (!formOf(this.shownCases.find(({ entry }) => entry.game === game)!.entry.id)) void casesOf(game).then((loaded) => loaded && this.requestUpdate());
    }
  }

  private shownCases: ToldHit[] = [];

  /** Put everything of the last case away. */
  private clear(): void {
    this.turn += 1;
    this.waiting = false;
    this.opening = null;
    this.schema = null;
    this.facts = {};
    this.marks = [];
    this.drafts = {};
    this.claims = [];
    this.claimed = ["", ""];
    this.sides = [...DEFAULT];
    this.players = [];
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
    this.weighed = null;
    this.changed = null;
    this.address = "";
    this.unfolded = false;
    this.removeAttribute("sheet");
    delete document.documentElement.dataset.zsSheet;
  }

  private back = async (): Promise<void> => {
    this.clear();
    if (isDisputeLink(location.hash)) history.pushState(history.state, "", "#desk");
    this.requestUpdate();
    await this.updateComplete;
    this.focusOn("#q");
  };

  /** Give the focus to something and bring the whole of it into view. At once: what still arrives below would stop a smooth way. */
  private focusOn(selector: string, whole = selector, block: ScrollLogicalPosition = "nearest"): void {
    const target = this.renderRoot.querySelector<HTMLElement>(selector);
    target?.focus({ preventScroll: true });
    (this.renderRoot.querySelector(whole) ?? target)?.scrollIntoView({ block, behavior: "instant" });
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
    if (isStated(value)) {
      this.facts = { ...this.facts, [name]: { value, words: "", understood: false } };
      this.marks = this.marks.filter((one) => one.name !== name);
      delete this.drafts[name];
    } else {
      this.drafts = { ...this.drafts, [name]: value };
      const { [name]: _, ...rest } = this.facts;
      this.facts = rest;
    }
    this.changedFact(name);
  }

  /** Take a fact back: it was not said. */
  private drop(name: string): void {
    const { [name]: _, ...rest } = this.facts;
    this.facts = rest;
    this.marks = this.marks.filter((one) => one.name !== name);
    delete this.drafts[name];
    this.changedFact(name);
  }

  private changedFact(name: string): void {
    this.seen = null;
    this.changed = null;
    this.trouble = "";
    if (this.error?.field === name) this.error = null;
    this.touch();
    clearTimeout(this.timer);
    if (this.weighed || this.waiting) {
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

  /** Ask the core; `lead` brings into view what it says, or its verdict alone. */
  private async decide(facts?: Given, lead: boolean | "verdict" = false): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    this.waiting = true;
    this.requestUpdate();
    const { schema, move, readings } = this;
    const asked: Json = move
      ? { record: move.record as unknown as Json, action: move.action, seat: move.seat }
      : { case: schema!.id, facts: facts ?? this.told, readings };
    const game = move ? move.record.game : schema!.game;
    void book(game); // on the way while the core thinks
    const reply = move ? await this.judged(asked) : await core.ask<{ weighed: Weighed }>({ do: "weigh", dispute: asked });
    const texts = reply.ok && reply.weighed.sheet ? await textsOf(reply.weighed.sheet) : {};
    if (reply.ok && schema) await this.possible(asked, turn); // what may be claimed stands above the verdict, which is shown where it stays
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
      if (lead === true) this.focusOn("[aria-invalid=true]");
      return;
    }
    this.error = null;
    const { sheet } = (this.weighed = reply.weighed);
    this.decision = sheet;
    if (!sheet) {
      this.removeAttribute("sheet");
      delete document.documentElement.dataset.zsSheet;
      this.announce(reply.weighed.ways.length ? "Ответ зависит от того, что не сказано: все исходы перед вами." : "Чтобы ответить, нужно сказать ещё.");
      await this.follow(null, turn);
      await this.updateComplete;
      if (lead === true) this.focusOn("#need", ".need");
      return;
    }
    this.texts = texts;
    this.changed = this.seen ? changedSince(this.seen, sheet, this.texts, this.data.changes) : null;
    this.setAttribute("sheet", "");
    document.documentElement.dataset.zsSheet = "";
    this.announce(`Вывод: ${sheet.verdict}`);
    await this.follow(sheet, turn);
    if (turn !== this.turn) return;
    this.requestUpdate();
    await this.updateComplete;
    if (lead) this.focusOn("#verdict", ".verdict");
  }

  /** A move of the table has all its facts: it is decided. */
  private async judged(asked: Json): Promise<Reply<{ weighed: Weighed }>> {
    const reply = await core.ask<{ sheet: Decision }>({ do: "dispute", dispute: asked });
    return reply.ok ? { ok: true, weighed: { sheet: reply.sheet, asks: [], ways: [], assumed: [] } } : reply;
  }

  /** What either side may claim. */
  private async possible(asked: Json, turn: number): Promise<void> {
    const reply = await core.ask<{ claims: Claim[] }>({ do: "claims", dispute: asked });
    if (turn !== this.turn || !reply.ok) return;
    this.claims = reply.claims;
    this.requestUpdate();
  }

  /** What the core is told. */
  private get told(): Given {
    return valuesOf(Object.fromEntries(Object.entries(this.facts).filter(([name]) => this.schema!.params.some((one) => one.name === name && askable(this.schema!, one, this.facts)))));
  }

  /** The address follows the case: a verdict can be kept and sent without asking for a link. */
  private async follow(sheet: Decision | null, turn: number): Promise<void> {
    const link = await disputeLink(this.link(sheet));
    if (turn !== this.turn) return;
    this.address = `${base}dispute/${link}`;
    history.replaceState(history.state, "", link);
  }

  private link(decision: Decision | null): DisputeLink {
    const { schema, move, readings } = this;
    return {
      case: move ? "move" : schema!.id,
      facts: move ? {} : this.told,
      readings,
      move: move ? { record: move.record, action: move.action, seat: move.seat } : null,
      seen: decision ? seenNow(decision, this.data.edition, this.texts) : null,
      understood: move ? [] : Object.entries(this.facts).filter(([, { understood }]) => understood).map(([name]) => name),
      claims: this.claimed.some(Boolean) ? this.claimed : null,
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
        for (const [name, value] of Object.entries(fitting(schema!, link.facts))) this.facts[name] = { value, words: "", understood: link.understood.includes(name) };
        if (link.claims) this.claimed = link.claims;
        if (Object.keys(link.facts).length) await this.decide(link.facts);
        else this.requestUpdate();
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
    await this.tell("link", (await copy(this.address)) ? "Ссылка скопирована" : "Ссылка — в адресной строке");
  };

  private copyText = async (): Promise<void> => {
    await this.tell("text", (await copy(sheetText(this.input()))) ? "Справка скопирована" : "Не удалось скопировать");
  };

  /** The decision as it is read: with the players by their names. */
  private get byNames(): Decision {
    return this.named(this.decision as unknown as Json) as unknown as Decision;
  }

  private input(): SheetInput {
    const decision = this.byNames;
    const { assumed = [] } = this.weighed ?? {};
    const claims = this.claimed.map((text, side) => ({ side: this.sides[side]!, text: this.byName(text) })).filter(({ text }) => text);
    return { decision, gameTitle: this.gameTitle(decision.game), book: this.data.games.find(({ slug }) => slug === decision.game)?.book ?? "", edition: this.data.edition, texts: this.texts, words: this.words, readings: this.taken, address: this.address, assumed, understood: Object.keys(this.facts).filter((name) => this.facts[name]!.understood), claims, story: this.story.trim() };
  }

  // --- drawing ---------------------------------------------------------------------------------------------------

  protected override view(): TemplateResult {
    const chosen = this.opening || this.schema || this.move;
    return html`<section class="desk" aria-label="Стол споров">
      ${chosen ? html`<div class="noprint">${this.move ? this.moveView() : this.formView()}</div>` : this.pickView()}
      ${chosen && this.trouble ? html`<p class="note bad noprint" role="alert">${this.trouble}</p>` : nothing}
      ${this.decision ? this.decisionView(this.byNames) : nothing}
    </section>`;
  }

  private pickView(): TemplateResult {
    const answer = this.answer;
    const found = this.found(answer);
    const shown = (this.shownCases = this.all ? found : found.slice(0, FIRST));
    const told = Boolean(this.story.trim());
    const set = (change: () => void) => () => {
      change();
      this.all = false;
      this.requestUpdate();
    };
    const tell = (text: string): void => {
      this.story = text.slice(0, MOST);
      this.without = [];
      this.listen();
    };
    return html`<div class="pick" @keydown=${this.arrows} @focusin=${() => this.listen()}>
      ${this.trouble ? html`<p class="note bad" role="alert">${this.trouble}</p>` : nothing}
      ${this.about ? this.aboutView(this.about) : nothing}
      <div class="box">
        <label for="q">Что случилось?</label>
        <textarea class="in" id="q" rows="2" maxlength=${MOST} autocomplete="off" enterkeyhint="enter" placeholder="Кто что сделал, во что играли, кто что говорит" .value=${this.story}
          @input=${(event: Event) => set(() => tell((event.target as HTMLTextAreaElement).value))()}></textarea>
        <div class="bx">
          <label class="vh" for="g">Игра</label>
          <select class="in" id="g" @change=${(event: Event) => set(() => ((this.chosenGame = (event.target as HTMLSelectElement).value), (this.rule = ""), this.without.push("game")))()}>
            <option value="" ?selected=${!this.chosenGame}>Любая игра</option>
            ${this.data.games.map(({ slug, title }) => html`<option value=${slug} ?selected=${slug === this.chosenGame}>${title}</option>`)}
          </select>
          ${chipsView(answer?.understood ?? [], (key) => set(() => this.without.push(key))())}
          ${this.rule ? html`<button class="chip" type="button" @click=${set(() => (this.rule = ""))}>только ${labelOf(this.rule)} ${icon("cross")}<span class="vh">снять отбор</span></button>` : nothing}
        </div>
      </div>
      ${told || this.rule || this.about
        ? nothing
        : html`<h2 class="lab">Например</h2>
            <ul class="exa">
              ${SAMPLES.filter(([, game]) => !this.chosenGame || game === this.chosenGame).map(
                ([text, game]) => html`<li><button type="button" @click=${set(() => (tell(text), (this.chosenGame = game)))}><span>${text}</span><i>${this.gameTitle(game)}</i></button></li>`,
              )}
            </ul>`}
      ${answer ? this.rulesView(answer, found) : told && !this.finder ? html`<p class="hint" role="status">Ищу в правилах…</p>` : nothing}
      ${shown.length ? html`<h2 class="lab" id="count">${told ? "Можно рассчитать" : "Что решает стол"}</h2>${this.casesView(shown)}` : nothing}
      ${found.length > shown.length ? html`<button class="lnk" type="button" @click=${() => ((this.all = true), this.requestUpdate())}>Показать все: ${found.length}</button>` : nothing}
      <p class="hint">Ни один ответ не подставлен за вас: чего вы не сказали, о том спросим. Рассказ никуда не отправляется.</p>
    </div>`;
  }

  /** The paragraph first: at most three rules with their text, and where to read on. */
  private rulesView(answer: Found, cases: ToldHit[]): TemplateResult {
    const { own, kin, missing, game } = answer;
    const hits = paragraphs(answer.hits, cases, this.finder!.index.rules);
    const data = this.finder!.index.data;
    const first: Hit[] = hits.slice(0, READ);
    const chapters = first.length ? [first[0]!.rule.chapter] : data.chapters.flatMap(([of], at) => (game && data.games[of]?.slug === game ? [at] : [])).slice(0, 6);
    return html`<h2 class="lab">Что говорят правила</h2>
      ${first.length ? nothing : html`<p class="hint">${missing.length ? `Таких слов в правилах нет: ${missing.join(", ")}.` : "Скажите, что случилось, другими словами."} ${chapters.length ? "Главы этой игры:" : "Выберите игру: её правила под рукой."}</p>`}
      ${first.map(
        ({ rule }) => html`<article class="rule">
          <h3><a href=${ruleUrl(rule.id)} data-rule=${rule.id}>${rule.label || "Правило"}</a> ${rule.title}<small>${[data.games[rule.game]!.title, ...(rule.page ? [data.games[rule.game]!.book, `с.\u00a0${rule.page}`] : [])].filter(Boolean).join(", ")}</small></h3>
          <p>${marked(rule.text, own, kin).map(({ text, mark }) => (mark ? html`<mark>${rich(text)}</mark>` : rich(text)))}</p>
        </article>`,
      )}
      ${chapters.map((at) => html`<p class="morer"><a href="${base}${data.chapters[at]![1]}">Вся глава «${data.chapters[at]![2]}»${data.chapters[at]![3] ? `, с. ${data.chapters[at]![3]}` : ""}</a></p>`)}`;
  }

  private casesView(hits: ToldHit[]): TemplateResult {
    return html`<ul class="cases">
      ${hits.map(
        ({ entry, facts }) => html`<li>
          <button class="case" type="button" data-case=${entry.id} @click=${() => void this.choose(entry)}>
            <b>${entry.title}</b><span class="kind">${this.chosenGame ? KINDS[entry.kind] : `${this.gameTitle(entry.game)} · ${KINDS[entry.kind]}`}</span>
            ${facts.length ? html`<span class="said">понято: ${facts.map(({ from, to }) => html`<i>${this.story.slice(from, to)}</i>`)}</span>` : nothing}
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
    const asks = this.weighed?.asks ?? [];
    const given = schema ? this.told : {};
    return html`${this.story.trim() ? html`<div class="told">${storyView(this.story, this.marks, () => this.back(), (name) => this.drop(name))}</div>` : nothing}
      <div class="two"><div>
      ${this.head(title, [this.gameTitle(game), summary].filter(Boolean).join(". "))}
      <form @submit=${this.submit} novalidate aria-busy=${schema ? "false" : "true"}>
        ${schema ? this.playersView(schema) : nothing}
        <div class="form">
          ${schema?.params
            .filter((param) => askable(schema, param, this.facts))
            .map((param) =>
              factView(param, {
                stated: this.facts[param.name],
                draft: this.drafts[param.name],
                error: wrong === param.name ? error!.text : "",
                asked: asks.includes(param.name),
                assumed: this.weighed?.assumed.find(({ name }) => name === param.name),
                given,
                names: byPlayers(schema, param) ? this.seated(SEATS) : [],
                change: (value) => this.change(param.name, value),
                drop: () => this.drop(param.name),
              }),
            )}
        </div>
        <p class="legend" aria-hidden="true"><span class="said">сказано вами</span><span class="und">понято из слов</span><span class="no">не сказано</span></p>
        ${error && !wrong && !this.trouble && core.status.state !== "failed" ? html`<p class="note bad" role="alert">${error.text}</p>` : nothing}
        <div class="go"><button class="btn pri" type="submit" ?disabled=${!schema}>${schema ? "Разобрать" : "Открываю…"}</button>${this.busy()}</div>
      </form>
      ${schema && this.weighed && !this.decision ? (this.weighed.ways.length ? waysView(schema, this.weighed, (facts) => this.take(facts)) : asksView(schema, this.weighed.asks)) : nothing}
      </div>
      ${schema && this.claims.length > 1
        ? claimsView(this.claims, this.sides, this.claimed, this.decision?.verdict ?? "", (side, text) => this.claim(side, text), (side, name) => ((this.sides[side] = name), this.requestUpdate()))
        : nothing}</div>`;
  }

  /** State the facts of one way. */
  private take(facts: Record<string, Json>): void {
    for (const [name, value] of Object.entries(facts)) this.facts = { ...this.facts, [name]: { value, words: "", understood: false } };
    this.seen = null;
    this.touch();
    void this.decide(undefined, true);
  }

  private claim(side: number, text: string): void {
    this.claimed[side] = text;
    this.requestUpdate();
    if (this.weighed) void this.follow(this.decision, this.turn);
  }

  /** Who sits at the table: rows of numbers are asked by these names. */
  private playersView(schema: Schema): TemplateResult | typeof nothing {
    const rows = schema.params.filter((param) => byPlayers(schema, param) && !param.pairs);
    if (!rows.length) return nothing;
    const count = Math.max(...rows.map((param) => placesOf(param, this.told[param.name] ?? this.drafts[param.name], this.told)));
    return html`<fieldset class="names">
      <legend>Игроки по местам</legend>
      ${Array.from({ length: count }, (_, i) => html`<label><span class="vh">Имя игрока ${i + 1}</span><input class="in" maxlength="16" placeholder="игрок ${i + 1}" .value=${this.players[i] ?? ""} @input=${(event: Event) => this.name(i, count, (event.target as HTMLInputElement).value)} /></label>`)}
    </fieldset>`;
  }

  /** The players by their names, by their places where nobody named them. */
  private seated(count: number): string[] {
    return Array.from({ length: count }, (_, i) => this.players[i] || `игрок ${i + 1}`);
  }

  /** A text of the core with the players by their names. */
  private byName(text: string): string {
    if (!this.players.some(Boolean)) return text;
    return text.replace(/(?<!\p{L})(перв|втор|трет|четверт|четвёрт|пят|шест)(ый|ой|ий|ого|ему|ому|его)(?!\p{L})/giu, (word, root: string) => this.players[PLACES.indexOf(root.toLowerCase().replace("ё", "е"))] || word);
  }

  /** The same decision with the players by their names. */
  private named<T extends Json>(told: T): T {
    if (!this.players.some(Boolean)) return told;
    const walk = (value: Json): Json => {
      if (typeof value === "string") return this.byName(value);
      if (Array.isArray(value)) return value.map(walk);
      return value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, one]) => [this.byName(key), walk(one)])) : value;
    };
    return walk(told) as T;
  }

  private name(place: number, count: number, name: string): void {
    this.players = Array.from({ length: count }, (_, i) => (i === place ? name.trim() : this.players[i]) || "");
    this.requestUpdate();
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
    const balance = this.schema?.kind === "settlement" ? running(result) : new Map<object, number>();
    return html`<div class="noprint ${this.waiting ? "stale" : ""}" aria-busy=${this.waiting ? "true" : "false"}>
        ${this.changedView()}
        <div class="verdict">
          <h3 id="verdict" tabindex="-1">Вывод</h3>
          <p class="says">${rich(decision.verdict)}</p>
          ${this.sumsView(decision)}
          ${this.claimedView(decision)}
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
                <div class="line"><span>${item.side ? html`<span class="who">${item.side}: </span>` : nothing}${rich(item.text)}</span>${item.amount === null ? nothing : html`<b>${figure(item.amount, result.unit)}${balance.has(item) ? html`<small>итого ${figure(balance.get(item)!, result.unit)}</small>` : nothing}</b>`}</div>
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

  /** What each of several players comes to. */
  private sumsView({ result }: Decision): TemplateResult | typeof nothing {
    const sums = Object.entries(result.sides);
    if (this.schema?.kind !== "settlement" || sums.length < 2) return nothing;
    return html`<ul class="sums">${sums.map(([side, value]) => html`<li><span>${side}</span><b>${figure(value, result.unit)}</b></li>`)}</ul>`;
  }

  /** What each side claims, and whether it is so. */
  private claimedView({ verdict }: Decision): TemplateResult | typeof nothing {
    if (!this.claimed.some(Boolean)) return nothing;
    return html`<ul class="sided">
      ${this.claimed.map((text, side) => {
        if (!text) return nothing;
        const right = this.byName(text) === verdict;
        return html`<li><span><b>${this.sides[side]}</b> ${rich(this.byName(text))}</span><span class="vd ${right ? "ok" : "no"}">${icon(right ? "check" : "cross")}${right ? "верно" : "неверно"}</span></li>`;
      })}
    </ul>`;
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
