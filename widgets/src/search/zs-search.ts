// <zs-search>: one index for everybody. Rules first, each with the sentence that answers; what was understood stands as chips.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { base } from "../site";
import { copy } from "../ui/copy";
import { icon } from "../ui/icons";
import { tokens } from "../ui/styles";
import { plural } from "../ui/text";
import type { Finder, Found, Hit, Other, Understood } from "./find";
import { finder } from "./load";
import { marked, sentence } from "./snippet";
import { searchStyles } from "./styles";

const LOADING = "Загружаю указатель…";
const SHOWN = 6;
const MORE = 24;
const RECENT = "zs:recent";
const KEPT = 6;
/** Hits among whose games the reader may choose, and how many of those are offered. */
const NEAR = 10;
const MOST_GAMES = 4;
/** An answer that holds less of the question than this is no answer, only the nearest. */
const ENOUGH = 0.34;
const KINDS: Record<Other["kind"], string> = { game: "Игры", chapter: "Главы", section: "Разделы", term: "Слова" };

export class ZsSearch extends LitElement {
  static override styles = [tokens, searchStyles];

  private finder: Finder | null = null;
  private trouble = "";
  private words = "";
  private typing = false;
  private chosen = "";
  private without: string[] = [];
  private found: Found | null = null;
  private at = 0;
  private most = SHOWN;
  private copied = "";
  private back: Element | null = null;

  /** Fetch the index before the box is open. */
  prepare(): void {
    if (this.finder) return;
    finder().then(
      (made) => {
        this.finder = made;
        this.trouble = "";
        this.look();
      },
      () => {
        this.trouble = "Указатель не загрузился: нет связи. Попробуйте ещё раз.";
        this.requestUpdate();
      },
    );
  }

  show(words = ""): void {
    this.prepare();
    this.back = document.activeElement;
    if (words) this.words = words;
    this.look();
    void this.updateComplete.then(() => {
      const dialog = this.dialog;
      if (!dialog.open) dialog.showModal();
      const input = this.input;
      input.focus();
      input.select();
    });
  }

  private get dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector("dialog")!;
  }

  private get input(): HTMLInputElement {
    return this.renderRoot.querySelector("input")!;
  }

  private close = (): void => {
    this.dialog.close();
    if (this.back instanceof HTMLElement) this.back.focus({ preventScroll: true });
  };

  /** The game on whose pages one stands. */
  private get here(): string {
    const path = location.href.startsWith(base) ? location.href.slice(base.length) : "";
    const slug = path.split(/[/?#]/)[0] ?? "";
    return this.finder?.index.data.games.some((one) => one.slug === slug) ? slug : "";
  }

  private look(): void {
    const words = this.words.trim();
    this.at = 0;
    this.most = SHOWN;
    this.found =
      this.finder && words
        ? this.finder.find(this.words, { game: this.chosen || this.here, only: Boolean(this.chosen), without: this.without, typing: this.typing })
        : null;
    this.requestUpdate();
  }

  // --- what the reader does ---------------------------------------------------------------------------------------

  /** Any change of the text counts, whether typed, pasted or spoken. */
  private change = (event: Event): void => {
    this.words = (event.target as HTMLInputElement).value;
    this.typing = (event as InputEvent).inputType === "insertText";
    this.without = [];
    this.look();
  };

  private keys = (event: KeyboardEvent): void => {
    const hits = this.hits;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && hits.length) {
      event.preventDefault();
      this.at = Math.max(0, Math.min(hits.length - 1, this.at + by));
      this.requestUpdate();
      void this.updateComplete.then(() => this.renderRoot.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }));
    } else if (event.key === "Enter" && hits[this.at]) {
      event.preventDefault();
      this.open(hits[this.at]!);
    } else if (event.key === "Escape" && this.words) {
      event.preventDefault();
      this.clear();
    }
  };

  private clear = (): void => {
    this.words = "";
    this.without = [];
    this.look();
    this.input.focus();
  };

  private drop({ key, kind }: Understood): void {
    if (kind === "letters") return;
    this.without = [...this.without, key];
    this.look();
    this.input.focus();
  }

  private choose(game: string): void {
    this.chosen = game;
    this.without = game ? ["game"] : this.without.filter((one) => one !== "game");
    this.look();
    this.input.focus();
  }

  private ask(words: string): void {
    this.words = words;
    this.typing = false;
    this.without = [];
    this.look();
    this.input.focus();
  }

  private get recent(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(RECENT) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, KEPT) : [];
    } catch {
      return [];
    }
  }

  private remember(): void {
    const words = this.words.trim();
    if (!words) return;
    try {
      localStorage.setItem(RECENT, JSON.stringify([words, ...this.recent.filter((one) => one !== words)].slice(0, KEPT)));
    } catch {
      // a store that is full or closed: nothing is remembered
    }
  }

  private open(hit: Hit): void {
    this.remember();
    this.close();
    location.href = this.address(hit);
  }

  private left = (event: Event): void => {
    if (!(event.target as Element).closest("a")) return;
    this.remember();
    this.dialog.close();
  };

  private cite = async (hit: Hit): Promise<void> => {
    const game = this.finder!.index.data.games[hit.rule.game]!.title;
    const name = hit.rule.label || `«${hit.rule.title}»`;
    this.copied = (await copy(`${game}, ${name}: «${hit.rule.text}» ${base}r/${hit.rule.id}/`)) ? "Скопировано" : "Не вышло";
    this.requestUpdate();
    setTimeout(() => {
      this.copied = "";
      this.requestUpdate();
    }, 2000);
  };

  // --- what is shown ----------------------------------------------------------------------------------------------

  private get hits(): Hit[] {
    return this.found?.hits.slice(0, this.most) ?? [];
  }

  private address({ rule }: Hit): string {
    return `${base}${this.finder!.index.data.chapters[rule.chapter]![1]}#${rule.id.replaceAll(".", "-")}`;
  }

  private gameOf(hit: Hit): string {
    return this.finder!.index.data.games[hit.rule.game]!.title;
  }

  private pieces(text: string): (string | TemplateResult)[] {
    const { own, kin } = this.found!;
    return marked(text, own, kin).map((one) => (one.mark ? html`<mark class=${one.mark}>${one.text}</mark>` : one.text));
  }

  /** «§ 14», or the page of the book where it has no number. */
  private numbered({ rule }: Hit): TemplateResult | typeof nothing {
    if (rule.label) return html`<span class="n">${rule.label}</span>`;
    return rule.page ? html`<span class="n p">с.\u00a0${rule.page}</span>` : nothing;
  }

  override render(): TemplateResult {
    return html`<dialog aria-label="Поиск" @close=${() => this.requestUpdate()} @click=${(event: Event) => event.target === this.dialog && this.close()}>
      <div class="panel">
        <div class="bar">
          <button class="tb back" type="button" aria-label="Закрыть поиск" @click=${this.close}>${icon("prev")}</button>
          <span class="lens" aria-hidden="true">${lens}</span>
          <input
            type="text"
            enterkeyhint="search"
            role="combobox"
            aria-expanded=${this.hits.length ? "true" : "false"}
            aria-controls="hits"
            aria-autocomplete="list"
            aria-activedescendant=${this.hits.length ? `hit-${this.at}` : nothing}
            aria-label="Поиск по правилам"
            placeholder="Слово, § или целый вопрос"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            .value=${this.words}
            @input=${this.change}
            @keydown=${this.keys}
          />
          ${this.words ? html`<button class="tb clr" type="button" aria-label="Очистить" @click=${this.clear}>${icon("cross")}</button>` : nothing}
          <button class="esc" type="button" aria-label="Esc: закрыть поиск" @click=${this.close}>Esc</button>
        </div>
        <div class="scroll">${this.words.trim() ? this.answerView() : this.emptyView()}</div>
        <div class="foot">
          <p class="keys"><span><kbd>↑</kbd><kbd>↓</kbd> выбрать</span><span><kbd>↵</kbd> открыть</span><span><kbd>/</kbd> искать с любой страницы</span></p>
          <a class="btn" href=${this.dispute} @click=${this.left}>Разобрать как спор</a>
        </div>
        <p class="vh" role="status" aria-live="polite">${this.spoken}</p>
      </div>
    </dialog>`;
  }

  private get dispute(): string {
    const words = this.words.trim();
    const game = this.found?.game ?? this.here;
    const query = new URLSearchParams({ ...(words ? { story: words } : {}), ...(game ? { game } : {}) }).toString();
    return `${base}dispute/${query ? `?${query}` : ""}#desk`;
  }

  private get spoken(): string {
    if (this.trouble) return this.trouble;
    if (!this.found) return "";
    const { length } = this.found.hits;
    return length ? `Найдено: ${length} ${plural(length, "правило", "правила", "правил")}` : "Ничего не найдено";
  }

  private gameSelect(): TemplateResult {
    const games = this.finder?.index.data.games ?? [];
    const here = this.here;
    return html`<label class="chip sel"
      ><span class="vh">В какой игре</span
      ><select @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}>
        <option value="" ?selected=${!this.chosen}>${here && !this.found?.understood.some(({ kind }) => kind === "game") ? `Сначала ${games.find(({ slug }) => slug === here)!.title}` : "Все игры"}</option>
        ${games.map(({ slug, title }) => html`<option value=${slug} ?selected=${this.chosen === slug}>${title}</option>`)}
      </select></label
    >`;
  }

  /** No game is named and several answer: those whose rules come first, one tap away. */
  private get nearGames(): { slug: string; title: string }[] {
    if (!this.found || this.found.game || this.chosen) return [];
    const games = [...new Set(this.found.hits.slice(0, NEAR).map(({ rule }) => rule.game))];
    return games.length > 1 ? games.slice(0, MOST_GAMES).map((at) => this.finder!.index.data.games[at]!) : [];
  }

  private chips(): TemplateResult {
    const understood = this.found?.understood ?? [];
    return html`<div class="chips">
      ${this.gameSelect()}
      ${understood.map((one) =>
        one.kind === "letters"
          ? html`<span class="chip plain">ищу «${one.text}»</span>`
          : html`<button class="chip on" type="button" aria-label="${one.text}, понято из слов; снять" @click=${() => this.drop(one)}>${one.text}${icon("cross")}</button>`,
      )}
      ${understood.length ? html`<span class="und">понято из слов</span>` : nothing}
      ${this.nearGames.map(({ slug, title }) => html`<button class="chip alt" type="button" aria-label="Только ${title}" @click=${() => this.choose(slug)}>${title}</button>`)}
    </div>`;
  }

  private troubleView(): TemplateResult {
    return html`<p class="note" role="alert">${this.trouble} <button class="lnk" type="button" @click=${() => this.prepare()}>Повторить</button></p>`;
  }

  private answerView(): TemplateResult {
    if (this.trouble) return this.troubleView();
    if (!this.finder || !this.found) return html`<p class="note">${LOADING}</p>`;
    const { found, hits } = this;
    const weak = hits.length > 0 && hits[0]!.part < ENOUGH && found.missing.length > 0;
    return html`${this.chips()} ${this.absent(weak)}
      <div class="cols">
        <div class="list">
          ${hits.length ? this.hitsView() : this.noneView()}
          ${found.hits.length > this.most
            ? html`<button class="lnk more" type="button" @click=${() => ((this.most = this.most + MORE), this.requestUpdate())}>Ещё ${found.hits.length - this.most}</button>`
            : nothing}
          ${this.othersView()}
        </div>
        ${hits[this.at] ? this.preview(hits[this.at]!) : nothing}
      </div>`;
  }

  private absent(weak: boolean): TemplateResult | typeof nothing {
    const { missing } = this.found!;
    if (!missing.length) return nothing;
    const all = this.finder!.index.rules.length.toLocaleString("ru-RU");
    const words = missing.map((one) => `«${one}»`).join(", ");
    return html`<p class="note">${weak || !this.hits.length ? "Точного ответа нет: " : ""}${missing.length > 1 ? "слов" : "слова"} ${words} нет ни в одном из ${all} правил.${weak ? " Ближайшее по смыслу:" : ""}</p>`;
  }

  private hitsView(): TemplateResult {
    let game = -1;
    const grouped = !this.chosen && !this.found!.understood.some(({ kind }) => kind === "game");
    return html`<ul class="hits" role="listbox" id="hits" aria-label="Правила">
      ${this.hits.map((hit, i) => {
        const over = grouped && hit.rule.game !== game;
        game = hit.rule.game;
        return html`<li role="option" id="hit-${i}" aria-selected=${i === this.at ? "true" : "false"} @click=${() => this.open(hit)} @pointerenter=${() => this.pick(i)}>
          ${over ? html`<span class="gl">${this.gameOf(hit)}</span>` : nothing}
          <span class="h">${this.numbered(hit)}<span class="t">${this.pieces(hit.rule.title)}</span></span>
          <span class="s">${this.pieces(sentence(hit.rule.text, this.found!.own, this.found!.kin))}</span>
        </li>`;
      })}
    </ul>`;
  }

  private pick(at: number): void {
    if (at === this.at || !matchMedia("(hover: hover)").matches) return;
    this.at = at;
    this.requestUpdate();
  }

  /** What to do where no rule answers: other words, a game, the list of terms. */
  private noneView(): TemplateResult {
    const data = this.finder!.index.data;
    return html`${this.found!.missing.length ? nothing : html`<p class="note">Эти слова есть в каждом вопросе: скажите, что случилось.</p>`}
      <h2>Что ещё попробовать</h2>
      <ul class="rows">
        ${this.asked(3).map(([game, words]) => html`<li><button type="button" @click=${() => this.ask(this.here ? words : `${data.games[game]!.title}: ${words}`)}><b>${words[0]!.toUpperCase() + words.slice(1)}</b><span>${data.games[game]!.title}</span></button></li>`)}
        <li><a href="${base}glossary/" @click=${this.left}><b>Посмотреть слово</b><span>Словарь всех ${data.games.length} игр</span></a></li>
      </ul>`;
  }

  /** What is asked most: of the game on whose pages one stands, else of all in turn. */
  private asked(most: number): [game: number, words: string][] {
    const data = this.finder?.index.data;
    const { here } = this;
    const all = data?.popular ?? [];
    if (here) return all.filter(([game]) => data!.games[game]!.slug === here).slice(0, most);
    return all.filter(([game], at) => all[at - 1]?.[0] !== game).slice(0, most);
  }

  private othersView(): TemplateResult | typeof nothing {
    const { others } = this.found!;
    if (!others.length) return nothing;
    const kinds = [...new Set(others.map(({ kind }) => kind))];
    return html`<div class="more">
      ${kinds.map(
        (kind) =>
          html`<h2>${KINDS[kind]}</h2>
            <ul class="rows">
              ${others.filter((one) => one.kind === kind).map((one) => html`<li><a href=${base + one.url} @click=${this.left}><b>${one.title}</b><span>${one.text}</span></a></li>`)}
            </ul>`,
      )}
    </div>`;
  }

  private preview(hit: Hit): TemplateResult {
    const { data, rules } = this.finder!.index;
    const { rule } = hit;
    const near = [rules[rule.at - 1], rules[rule.at + 1]].filter((one) => one && one.chapter === rule.chapter) as typeof rules;
    const [, url, chapter] = data.chapters[rule.chapter]!;
    return html`<aside class="prev" aria-label="Выбранное правило">
      <p class="crumb">${this.gameOf(hit)} / ${chapter}</p>
      <h3>${rule.label ? html`<span class="n">${rule.label}</span>` : nothing}${this.pieces(rule.title)}</h3>
      <p class="tx">${this.pieces(rule.text)}</p>
      <p class="src">${rule.page ? [data.games[rule.game]!.book, `с.\u00a0${rule.page}`].filter(Boolean).join(", ") : nothing}<span>/r/${rule.id}/</span></p>
      <div class="row">
        <a class="btn pri" href=${this.address(hit)} @click=${this.left}>Открыть в главе</a>
        <button class="btn" type="button" @click=${() => void this.cite(hit)}>${this.copied || "Скопировать цитату"}</button>
      </div>
      ${rule.example ? html`<p class="ex"><b>${rule.example[0]}</b>${rule.example[1]}</p>` : nothing}
      ${near.length
        ? html`<p class="lab">Рядом в главе</p>
            <ul class="nb">
              ${near.map((one) => html`<li><a href="${base}${url}#${one.id.replaceAll(".", "-")}" @click=${this.left}>${one.label ? html`<span class="n">${one.label}</span>` : nothing}${one.title}</a></li>`)}
            </ul>`
        : nothing}
    </aside>`;
  }

  /** Before anything is asked: what was asked before, what others ask, which games there are. */
  private emptyView(): TemplateResult {
    if (this.trouble) return this.troubleView();
    if (!this.finder) return html`<p class="note">${LOADING}</p>`;
    const recent = this.recent;
    const { data } = this.finder.index;
    const here = this.here;
    const asked = this.asked(5);
    return html`<div class="cols e">
      <div class="list">
        ${recent.length ? html`<h2>Недавнее</h2><ul class="rows r1">${recent.map((one) => html`<li><button type="button" @click=${() => this.ask(one)}><b>${one}</b></button></li>`)}</ul>` : nothing}
        ${asked.length
          ? html`<h2>Спрашивают</h2>
              <ul class="rows r1">
                ${asked.map(([game, words]) => html`<li><button type="button" @click=${() => this.ask(here ? words : `${data.games[game]!.title}: ${words}`)}><b>${words[0]!.toUpperCase() + words.slice(1)}</b><i>${data.games[game]!.title}</i></button></li>`)}
              </ul>`
          : nothing}
      </div>
      <div class="games">
        <h2>В какой игре</h2>
        <div class="gch">${data.games.map(({ slug, title }) => html`<button class="chip ${this.chosen === slug ? "on" : "alt"}" type="button" aria-pressed=${this.chosen === slug ? "true" : "false"} @click=${() => this.choose(this.chosen === slug ? "" : slug)}>${title}</button>`)}</div>
      </div>
    </div>`;
  }
}

const lens = html`<svg class="ic" viewBox="0 0 24 24"><circle cx="11" cy="11" r="6.5" /><path d="m20 20-4.3-4.3" /></svg>`;

customElements.define("zs-search", ZsSearch);

/** The one box of the page. */
export function made(): ZsSearch {
  const found = document.querySelector<ZsSearch>("zs-search");
  if (found) return found;
  const box = document.createElement("zs-search") as ZsSearch;
  document.body.append(box);
  return box;
}
