// <zs-deck>: the deck of a game whose source does not list it: counts card by card, checked by the core, played, sent by a link.
import { html, nothing, type TemplateResult } from "lit";
import { field, fieldStyles } from "../calc/fields";
import { typedInt } from "../calc/values";
import { anyFace, spriteSheet } from "../cards/face";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { CoreError, DeckRow, DeckSheet, Json, Param } from "../core/types";
import { copy } from "../ui/copy";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { tokens } from "../ui/styles";
import { cardStyles } from "../table/card-styles";
import { boardStyles } from "../table/styles";
import { cites, plural, rich } from "../ui/text";
import { deckForm, formStyles, placeOf, type DeckPlace } from "./form";
import { deckLink, readDeckLink } from "./link";
import { currentDeck, keepDeck, leaveDeck } from "./own";
import { storedDeck, storeDeck, type Counts } from "./store";
import { deckStyles } from "./styles";

interface DeckData {
  game: string;
  deck: DeckSheet;
  /** The options that decide which cards are played and how many are needed. */
  params: Param[];
  /** Owners bring a deck of their own: it stays on the device, links do not carry it. */
  own?: boolean;
}

const MOST_FILE = 60_000;

export class ZsDeck extends Widget<DeckData> {
  static override styles = [tokens, fieldStyles, cardStyles, boardStyles, deckStyles, formStyles];

  private counts: Record<string, Json[]> = {};
  private values: Record<string, Json> = {};
  private sheet!: DeckSheet;
  /** What the core refuses: a count that is none, a deck that cannot be dealt. */
  private error: CoreError | null = null;
  private noted = "";
  private turn = 0;
  /** The own deck as its file has it, where it is no row of counts. */
  private text = "";
  /** The card that is filled in. */
  private at: DeckPlace = { part: 0, card: 0 };

  protected override prepare(): void {
    this.sheet = this.data.deck;
    for (const { name, default: value } of this.data.params) this.values[name] = value;
    const own = this.data.own ? currentDeck(this.data.game) : null;
    this.text = JSON.stringify(own?.deck ?? this.sheet.file ?? "", null, 1).replace(/^""$/, "");
    const stored = own && this.names.length ? (own.deck as Record<string, Json>) : storedDeck(this.data.game, this.names);
    for (const { name, default: sample } of this.sheet.rows) this.counts[name] = ((stored[name] as number[] | undefined)?.length === sample.length ? (stored[name] as number[]) : sample).slice();
  }

  private get names(): string[] {
    return this.data.deck.rows.map(({ name }) => name);
  }

  protected override fromHash(): void {
    const link = readDeckLink(location.hash, this.data.game, [...this.names], this.data.params);
    if (!link) return;
    for (const row of this.data.deck.rows) this.counts[row.name] = link.counts[row.name] ?? row.default.slice();
    this.values = { ...this.values, ...link.values };
    this.touch();
    void this.check();
    requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
  }

  private get options(): Record<string, Json> {
    return { ...this.values, ...this.counts };
  }

  /** Ask the core what the deck is worth; what was typed stays as it is. */
  private async check(): Promise<boolean> {
    this.touch();
    const turn = ++this.turn;
    this.noted = "";
    this.requestUpdate();
    const reply: Reply<{ deck: DeckSheet }> = await core.ask({ do: "deck", game: this.data.game, options: this.options, readings: {} });
    if (turn !== this.turn) return false;
    if (reply.ok) this.sheet = reply.deck;
    this.error = reply.ok ? reply.deck.problem : reply.error;
    if (!this.error && this.data.own) {
      if (this.sheet.sample) leaveDeck(this.data.game);
      else if (!(await this.bring(this.counts))) return false;
    } else if (!this.error) storeDeck(this.data.game, this.sheet.sample ? null : (this.counts as Counts));
    if (this.error) this.announce(this.error.text);
    this.requestUpdate();
    return !this.error;
  }

  /** Let the core check an owner's deck; what it takes is kept here and played with. */
  private async bring(deck: Json): Promise<boolean> {
    this.touch();
    const { game } = this.data;
    const reply: Reply<{ id: string; problem: CoreError | null }> = await core.ask({ do: "own-deck", game, deck });
    this.error = reply.ok ? reply.problem : reply.error;
    if (!this.error && reply.ok) void keepDeck(game, reply.id, deck);
    this.announce(this.error ? this.error.text : "Ваша колода сохранена на этом устройстве");
    this.requestUpdate();
    return !this.error;
  }

  /** Read a deck that was written down: its file, or what was typed. */
  private async readText(text: string): Promise<void> {
    this.text = text;
    let deck: Json;
    try {
      if (text.length > MOST_FILE) throw new Error("long");
      deck = JSON.parse(text) as Json;
    } catch {
      this.error = { field: "deck", text: text.length > MOST_FILE ? "Колода: файл слишком велик." : "Колода: это не файл JSON. Проверьте скобки и кавычки.", cites: [] };
      this.announce(this.error.text);
      this.requestUpdate();
      return;
    }
    if (await this.bring(deck)) {
      const rows = typeof deck === "object" && deck !== null && !Array.isArray(deck) ? deck : {};
      for (const name of this.names) if (Array.isArray(rows[name])) this.counts = { ...this.counts, [name]: rows[name] as Json[] };
      if (this.names.length) await this.check();
    }
  }

  /** The deck as a file: the own one, or the sample to begin with. */
  private saveFile = (): void => {
    const deck = currentDeck(this.data.game)?.deck ?? this.sheet.file ?? this.counts;
    const url = URL.createObjectURL(new Blob([JSON.stringify(deck, null, 1)], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: `${this.data.game}-deck.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };

  /** The deck that the fields fill in: what was typed, as far as it is one. */
  private get draft(): Record<string, Json> {
    try {
      const deck = JSON.parse(this.text) as Json;
      if (typeof deck === "object" && deck !== null && !Array.isArray(deck)) return deck;
    } catch {
      // what is no file is said where it was typed; the fields begin from the sample
    }
    return (this.data.deck.file ?? {}) as Record<string, Json>;
  }

  private formView(): TemplateResult | typeof nothing {
    const { form } = this.data.deck;
    if (!form) return nothing;
    const wrong = this.error && placeOf(form, this.error);
    const go = (place: DeckPlace): void => {
      this.at = place;
      this.requestUpdate();
    };
    return deckForm(form, this.draft, this.at, wrong ? this.error : null, go, (deck) => void this.readText(JSON.stringify(deck, null, 1)));
  }

  private ownView(): TemplateResult {
    return html`${this.formView()}<div class="drow">
      <p>Колода остаётся на этом устройстве: ссылки и записи партий её не несут.</p>
      ${this.names.length
        ? nothing
        : html`<details><summary>Весь файл (JSON)</summary><label class="field wide"><span class="lab">Карты колоды (JSON)</span><textarea class="in" rows="8" spellcheck="false" .value=${this.text} @change=${(event: Event) => void this.readText((event.target as HTMLTextAreaElement).value)}></textarea></label></details>`}
      <div class="rgo">
        <label class="btn">Выбрать файл JSON<input class="vh" type="file" accept="application/json,.json" @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          void input.files?.[0]?.text().then((text) => this.readText(text));
          input.value = "";
        }} /></label>
        <button class="btn" type="button" @click=${this.saveFile}>${icon("save")}Скачать файл</button>
      </div>
    </div>`;
  }

  private set(row: DeckRow, place: number, value: Json): void {
    this.counts = { ...this.counts, [row.name]: this.counts[row.name]!.map((count, i) => (i === place ? value : count)) };
    void this.check();
  }

  private reset = (): void => {
    for (const { name, default: sample } of this.data.deck.rows) this.counts[name] = sample.slice();
    this.text = this.sheet.file === undefined ? "" : JSON.stringify(this.sheet.file, null, 1);
    this.error = null;
    if (this.data.own) leaveDeck(this.data.game);
    void (this.names.length ? this.check() : Promise.resolve(true)).then(() => this.announce("Колода-образец возвращена"));
  };

  /** The table takes the deck from where it was stored, with what was chosen here. */
  private play = async (): Promise<void> => {
    if (this.names.length ? !(await this.check()) : this.error) return;
    const way = document.querySelector<HTMLAnchorElement>("a[data-table]");
    if (way && this.data.own) location.assign(`${way.href}#own-deck`);
    else if (way) location.assign(way.href + deckLink(this.data.game, this.values, this.counts));
  };

  private share = async (): Promise<void> => {
    const url = location.href.split("#")[0] + deckLink(this.data.game, this.values, this.counts);
    this.noted = (await copy(url)) ? "Ссылка на колоду скопирована" : "Не удалось скопировать";
    this.announce(this.noted);
  };

  private errorAt(name: string): string {
    return this.error?.field === name ? this.error.text : "";
  }

  private rowView(row: DeckRow): TemplateResult {
    const counts = this.counts[row.name]!;
    const total = counts.reduce<number>((sum, count) => sum + (typeof count === "number" ? count : 0), 0);
    const wrong = this.errorAt(row.name);
    return html`<fieldset class="drow ${row.played ? "" : "idle"}" aria-describedby=${wrong ? `deck-err-${row.name}` : nothing}>
      <legend>${row.label}${row.sum === false ? nothing : html`: <b>${total}</b>`}${row.played ? nothing : html` <small>по этим правилам не играют</small>`}</legend>
      <ul class="dcells ${row.cells.some(({ card }) => (card.face?.value ?? "").length > 2) ? "named" : ""}">
        ${row.cells.map(({ card }, place) => {
          const count = counts[place] ?? 0;
          const number = typeof count === "number" ? count : NaN;
          const bad = !Number.isInteger(number) || number < row.low || number > row.high;
          return html`<li class="dcell ${count === 0 ? "none" : ""}">
            <span class="dface">${anyFace(card, false)}</span><span class="dname">${rich(card.face?.title ?? "")}</span>
            <span class="step">
              <button type="button" aria-label="Меньше: ${card.name}" ?disabled=${!(number > row.low)} @click=${() => this.set(row, place, number - 1)}>−</button>
              <input inputmode="numeric" autocomplete="off" aria-label=${row.sum === false ? card.name : `Сколько в колоде: ${card.name}`} aria-invalid=${bad ? "true" : "false"} .value=${String(count)}
                @change=${(event: Event) => this.set(row, place, typedInt((event.target as HTMLInputElement).value))} />
              <button type="button" aria-label="Больше: ${card.name}" ?disabled=${number >= row.high} @click=${() => this.set(row, place, (number || 0) + 1)}>+</button>
            </span>
          </li>`;
        })}
      </ul>
      ${wrong ? html`<p class="err" id="deck-err-${row.name}" role="alert">${wrong} ${cites(this.error?.cites)}</p>` : nothing}
    </fieldset>`;
  }

  protected override view(): TemplateResult {
    const { size, floors, balls, need, text } = this.sheet;
    const sample = this.data.own && !this.names.length ? !currentDeck(this.data.game) : this.sheet.sample;
    const other = this.error && !this.names.includes(this.error.field) && !this.data.params.some(({ name }) => name === this.error!.field) ? this.error : null;
    const of = plural(size, "карта", "карты", "карт");
    return html`${spriteSheet()}
      <form class="deck" @submit=${(event: Event) => event.preventDefault()} aria-label="Колода">
        <div class="form">
          ${this.data.params.map((param) =>
            field(param, { value: this.values[param.name] ?? null, error: this.errorAt(param.name), relevant: true, change: (value) => ((this.values = { ...this.values, [param.name]: value }), void this.check()) }),
          )}
        </div>
        ${this.sheet.rows.map((row) => this.rowView(row))}
        <div class="dsum ${this.error ? "bad" : "good"}">
          <span class="ci2 ${this.error ? "no" : "yes"}">${icon(this.error ? "stop" : "check")}</span>
          <p>
            ${text ? rich(text) : html`<b>${size} ${of}</b>: этажей ${floors}, шаров ${balls}; нужно не меньше ${need}.`} ${sample ? "Это колода-образец." : "Это ваша колода."}
            ${this.error ? html`<span class="err">${rich(this.error.text)} ${other ? cites(other.cites) : nothing}</span>` : nothing}
          </p>
        </div>
        ${this.data.own ? this.ownView() : nothing}
        <div class="rgo">
          <button class="btn pri" type="button" aria-disabled=${this.error ? "true" : nothing} @click=${this.play}>${icon("deal")}Играть этой колодой</button>
          ${this.data.own ? nothing : html`<button class="btn" type="button" @click=${this.share}>${icon("link")}${this.noted || "Ссылка на колоду"}</button>`}
          <button class="btn" type="button" ?disabled=${sample} @click=${this.reset}>${icon("again")}Вернуть образец</button>
        </div>
        ${this.coreView() /* below: what appears at a touch does not move the button under the finger */}
      </form>`;
  }
}

register("zs-deck", ZsDeck);
