// <zs-readings>: «Где расходятся чтения». Random cases are tried until one is found in which two answers part.
import { css, html, nothing, type TemplateResult } from "lit";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { GameRecord, Json, Score } from "../core/types";
import { tableLink } from "../link/codec";
import { base } from "../site";
import { Widget } from "../ui/element";
import { tokens } from "../ui/styles";
import { cites, rich } from "../ui/text";
import { casesOf, type Decision, type ReadingWords } from "./data";
import { disputeLink } from "./link";
import { othersStyles, costText } from "./others";
import { deskStyles } from "./styles";

interface ReadingsData {
  games: { slug: string; title: string }[];
}

interface Difference {
  calculator: string;
  given: Record<string, Json>;
  tried: number;
  parts_at: string[];
  first: Score;
  second: Score | null;
  error: string;
}

interface Found {
  difference: Difference;
  facts: Decision["facts"];
  title: string;
  href: string;
}

const ROUNDS = 12;
const TRIES = 150;
const DEALS = 4;

export class ZsReadings extends Widget<ReadingsData> {
  static override styles = [
    tokens,
    othersStyles,
    deskStyles,
    css`
      .grid {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
        gap: 12px 16px;
        margin-bottom: 16px;
      }
      .grid label {
        display: block;
        font-size: 13.5px;
        color: var(--ink2);
        margin-bottom: 5px;
      }
      .grid .all {
        grid-column: 1 / -1;
      }
      .facts {
        margin: 6px 0 14px;
        max-width: 560px;
      }
      .facts > div {
        display: flex;
        flex-wrap: wrap;
        gap: 0 12px;
        justify-content: space-between;
        padding: 3px 0;
        border-bottom: 1px solid var(--line);
      }
      .facts dt {
        color: var(--ink2);
      }
      .facts dd {
        margin: 0;
        font-weight: 500;
      }
      .go {
        padding-inline: 0;
      }
    `,
  ];

  private chosenGame = "";
  private words: Record<string, ReadingWords> = {};
  private reading = "";
  private first = "";
  private second = "";
  private found: Found | null = null;
  private said2 = "";
  private running = false;
  private tried = 0;
  private seed = 1;
  private turn = 0;

  protected override prepare(): void {
    const asked = new URLSearchParams(location.search).get("reading") ?? "";
    const game = this.data.games.find(({ slug }) => asked.startsWith(`${slug}.`)) ?? this.data.games[0];
    if (game) void this.setGame(game.slug, asked);
  }

  private async setGame(game: string, reading = ""): Promise<void> {
    this.chosenGame = game;
    const words = (await casesOf(game))?.readings ?? {};
    if (this.chosenGame !== game) return; // another one was chosen meanwhile
    this.words = Object.fromEntries(Object.entries(words).filter(([id]) => id.startsWith(`${game}.`))); // those of a kindred game stand there
    this.setReading(reading in this.words ? reading : (Object.keys(this.words)[0] ?? ""));
  }

  private setReading(reading: string): void {
    this.reading = reading;
    const { choices = {}, default: taken = "" } = this.words[reading] ?? {};
    this.first = taken;
    this.second = Object.keys(choices).find((one) => one !== taken) ?? "";
    this.reset();
  }

  private reset(): void {
    this.turn += 1;
    this.running = false;
    this.found = null;
    this.said2 = "";
    this.tried = 0;
    this.requestUpdate();
  }

  private search = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.running) return this.reset();
    this.touch();
    this.reset();
    if (this.first === this.second) {
      this.said2 = "Выберите два разных чтения.";
      this.announce(this.said2);
      return;
    }
    const turn = this.turn;
    this.running = true;
    this.requestUpdate();
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = this.seed++;
      const reply: Reply<{ difference: Difference | null }> = await core.ask({ do: "difference", reading: this.reading, first: this.first, second: this.second, seed, tries: TRIES, deals: DEALS });
      if (turn !== this.turn) return;
      if (!reply.ok) {
        this.said2 = reply.error.text;
        break;
      }
      this.tried += reply.difference?.tried ?? TRIES;
      if (reply.difference) {
        await this.show(reply.difference, turn);
        break;
      }
      this.requestUpdate();
    }
    if (turn !== this.turn) return;
    this.running = false;
    if (!this.found && !this.said2) this.said2 = "За это число случаев расхождения не нашлось: оно бывает редко или не меняет счёта.";
    this.announce(this.found ? "Случай найден." : this.said2);
    this.requestUpdate();
  };

  private async show(difference: Difference, turn: number): Promise<void> {
    const { calculator, given } = difference;
    if (calculator) {
      const reply = await core.ask<{ sheet: Decision }>({ do: "dispute", dispute: { case: calculator, facts: given, readings: { [this.reading]: this.first } } });
      if (turn !== this.turn) return;
      const href = `${base}dispute/${await disputeLink({ case: calculator, facts: given, readings: {}, move: null, seen: null, understood: [], claims: null })}`;
      if (turn !== this.turn) return;
      this.found = { difference, facts: reply.ok ? reply.sheet.facts : [], title: reply.ok ? reply.sheet.title : "", href };
    } else {
      const record = given as unknown as GameRecord;
      const href = `${base}${record.game}/${await tableLink({ record, step: null })}`;
      if (turn !== this.turn) return;
      this.found = { difference, facts: [], title: `Сдача № ${String(record.deal.seed)}`, href };
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.turn += 1;
  }

  private picker(id: string, label: string, value: string, options: [string, string][], change: (value: string) => void, wide = false): TemplateResult {
    return html`<div class=${wide ? "all" : ""}>
      <label for=${id}>${label}</label>
      <select class="in" id=${id} @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
        ${options.map(([key, text]) => html`<option value=${key} ?selected=${key === value}>${text}</option>`)}
      </select>
    </div>`;
  }

  protected override view(): TemplateResult {
    const reading = this.words[this.reading];
    const choices = Object.entries(reading?.choices ?? {});
    const set = (name: "first" | "second") => (value: string) => {
      this[name] = value;
      this.reset();
    };
    return html`<section class="desk pick" aria-label="Где расходятся чтения">
      <form @submit=${this.search}>
        <div class="grid">
          ${this.picker("game", "Игра", this.chosenGame, this.data.games.map(({ slug, title }) => [slug, title]), (value) => void this.setGame(value))}
          ${this.picker("reading", "О чём спорят", this.reading, Object.entries(this.words).map(([id, { question }]) => [id, question]), (value) => this.setReading(value), true)}
          ${this.picker("first", "Одно чтение", this.first, choices, set("first"), true)}
          ${this.picker("second", "Другое чтение", this.second, choices, set("second"), true)}
        </div>
        <div class="go"><button class="btn pri" type="submit">${this.running ? "Остановить" : this.found ? "Найти ещё" : "Найти случай"}</button>
          ${this.running ? html`<span>Проверено случаев: ${this.tried}</span>` : nothing}
          ${this.running && core.status.state !== "ready" ? this.coreView() : nothing}
        </div>
      </form>
      ${this.said2 ? html`<p role="status">${this.said2}</p>` : nothing}
      ${this.found ? this.foundView(this.found) : nothing}
    </section>`;
  }

  private foundView({ difference, facts, title, href }: Found): TemplateResult {
    const { first, second, error, parts_at } = difference;
    const words = this.words[this.reading]?.choices ?? {};
    const cost = second && typeof first.total === "number" && typeof second.total === "number" ? second.total - first.total : null;
    return html`<div>
      <p><b>${title}</b></p>
      ${facts.length ? html`<dl class="facts">${facts.map((fact) => html`<div><dt>${fact.label}</dt><dd>${rich(fact.text)}</dd></div>`)}</dl>` : nothing}
      <ul class="ways">
        <li class="way"><p class="if">${rich(words[this.first] ?? "")}</p><p class="gives">${rich(first.summary)}</p></li>
        <li class="way"><p class="if">${rich(words[this.second] ?? "")}</p><p class="gives">${rich(second ? second.summary : error)}</p></li>
      </ul>
      <p class="count"><span>Расходятся на ${cites(parts_at)}${costText(cost, first.unit) ? `, ${costText(cost, first.unit)}` : ""}.</span> <a href=${href}>${difference.calculator ? "Разобрать этот случай" : "Посмотреть сдачу"}</a></p>
    </div>`;
  }
}

customElements.define("zs-readings", ZsReadings);
