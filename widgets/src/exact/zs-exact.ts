// <zs-exact>: three open hands. Lay out any deal, get the answer of exact play and walk its line card by card.
import { html, nothing, type TemplateResult } from "lit";
import { field, fieldStyles } from "../calc/fields";
import { calcLink, initial, readCalcLink, type Given } from "../calc/values";
import { spriteSheet } from "../cards/face";
import { core } from "../core/rpc";
import type { CoreError, Json, Param, Schema, Score } from "../core/types";
import { cardStyles } from "../table/card-styles";
import { boardStyles } from "../table/styles";
import { stepsStyles } from "../table/steps-styles";
import { copy } from "../ui/copy";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { boxStyles, tokens } from "../ui/styles";
import { amount, cites, plural, rich } from "../ui/text";
import { Told } from "../ui/told";
import { HANDS, moveCard, nextSpot, randomDeal, readCards, spotOf, type Pack, type Spot, type Texts } from "./deal";
import { dragger, type Dragging } from "./drag";
import { clothView, packView, SEAT_NAME, SEAT_SHORT, type Cloth, type Laid } from "./hands";
import { solve, type Study } from "./search";
import { exactStyles } from "./styles";
import { styled } from "../ui/styled";

interface Result extends Score {
  tricks: number | null;
  by_card: Record<string, number>;
  path: Laid[][];
}

interface ExactData {
  id: string;
  title: string;
  schema: Schema;
  given: Given;
  result: Result;
}

/** How many positions are worked through before the answer is «не решено». */
const LIMITS: [number, string][] = [[5_000, "5 тысяч"], [100_000, "100 тысяч"], [1_000_000, "миллион"]]; // prettier-ignore
const MOST_UNDO = 60;

export class ZsExact extends Widget<ExactData> {
  static override styles = [tokens, fieldStyles, boxStyles, cardStyles, boardStyles, stepsStyles, exactStyles];

  private given: Given = {};
  private earlier: Given[] = [];
  private editing = false;
  private aim: Spot = "declarer";
  private limit = LIMITS[1]![0];
  private dragging: Dragging | null = null;
  /** The whole line: what was played and how it goes on with best play. */
  private path: Laid[] = [];
  private best: Laid[] = [];
  private at = 0;
  private known = new Map<string, Study>();
  private counting: { nodes: number; goal: number } | null = null;
  /** Nodes that were not enough for the position on view. */
  private unsolved = 0;
  private error: CoreError | null = null;
  private refusal: CoreError | null = null;
  private linkTrouble = "";
  private copied = "";
  private turn = 0;
  private told = new Told(this, { said: "Расклад уже не тот, что в примере.", other: () => this.other, back: () => this.again() });

  protected override prepare(): void {
    if (!Array.isArray(this.data.result.path)) throw new Error("no line");
    this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.turn += 1; // nobody waits for the answer
    this.counting = null;
  }

  /** The example as the page prints it: nothing is asked for that. */
  private begin(): void {
    const { schema, given, result } = this.data;
    this.turn += 1;
    this.given = initial(schema, given);
    this.earlier = [];
    this.editing = false;
    this.counting = null;
    this.error = this.refusal = null;
    this.linkTrouble = "";
    this.known.clear();
    this.best = this.path = result.path.flat();
    const played = readCards(String(this.given.played ?? "")).cards.length;
    this.at = played;
    this.unsolved = result.tricks === null ? 1 : 0;
    if (result.tricks === null) return;
    const start: Study = {
      hands: [], taken: [], nodes: 0, path: result.path, legal: Object.keys(result.by_card), turn: this.path[played]?.seat ?? null,
      answer: { tricks: result.tricks, by_card: result.by_card, text: result.summary, cites: result.items[0]?.cites ?? [] },
    }; // prettier-ignore
    this.known.set(this.key(played), start);
  }

  private again(): void {
    this.begin();
    this.announce("Данные примера возвращены");
  }

  /** Whether the deal, the game or the lead are others than the example's own; its line may be walked. */
  private get other(): boolean {
    if (!this.data) return false;
    const { schema, given } = this.data;
    return JSON.stringify(this.sent("")) !== JSON.stringify(this.sent("", initial(schema, given)));
  }

  private param(name: string): Param {
    return this.data.schema.params.find((param) => param.name === name)!;
  }

  private get pack(): Pack {
    const { suits = "", ranks = [] } = this.param("declarer");
    return { suits, ranks };
  }

  private get size(): number {
    return this.param("declarer").high ?? 10;
  }

  private get texts(): Texts {
    return this.handsOf(this.given);
  }

  private handsOf({ declarer, left, right }: Given): Texts {
    return { declarer: String(declarer ?? ""), left: String(left ?? ""), right: String(right ?? "") };
  }

  private key = (count: number, path = this.path): string =>
    path
      .slice(0, count)
      .map(({ card }) => card)
      .join(" ");

  // --- laying out ------------------------------------------------------------------------------------------------

  private edit = (): void => {
    this.turn += 1;
    this.counting = null;
    this.editing = true;
    this.refusal = null;
    this.aim = nextSpot(this.texts, "declarer", this.size);
    this.announce("Расклад можно менять");
  };

  private change(values: Given, said = ""): void {
    this.earlier = [...this.earlier.slice(1 - MOST_UNDO), this.given];
    this.given = { ...this.given, ...values, played: "" };
    this.error = null;
    this.linkTrouble = "";
    this.touch();
    if (said) this.announce(said);
    else this.requestUpdate();
  }

  private undo = (): void => {
    const last = this.earlier[this.earlier.length - 1];
    if (!last) return;
    this.earlier = this.earlier.slice(0, -1);
    this.given = last;
    this.error = null;
    this.announce("Правка отменена");
  };

  private put(card: string, to: Spot): void {
    const texts = moveCard(this.texts, card, to, this.pack);
    if (HANDS.every((hand) => texts[hand] === this.texts[hand])) return;
    this.aim = nextSpot(texts, this.aim, this.size);
    this.change(texts as unknown as Given, `${card} — ${to === "deck" ? "в колоде" : SEAT_NAME[to].toLowerCase()}`);
  }

  private onCard = (card: string, spot: Spot): void => {
    if (!this.editing) void this.playCard(card, spot);
    else this.put(card, spot === this.aim ? "deck" : this.aim);
  };

  private onKey = (event: KeyboardEvent, card: string): void => {
    const row = [...((event.currentTarget as HTMLElement).closest(".spot")?.querySelectorAll<HTMLElement>(".tl") ?? [])];
    const here = row.indexOf(event.currentTarget as HTMLElement);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.pack.ranks.length, ArrowDown: this.pack.ranks.length }[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      row[Math.max(0, Math.min(row.length - 1, here + step))]?.focus();
      return;
    }
    const to = this.editing ? ({ 1: "declarer", 2: "left", 3: "right", 0: "deck", Delete: "deck", Backspace: "deck" } as Record<string, Spot>)[event.key] : undefined;
    if (!to) return;
    event.preventDefault();
    const near = row[here + 1]?.dataset.card ?? row[here - 1]?.dataset.card;
    this.put(card, to);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`.tl[data-card="${near ?? card}"]`)?.focus());
  };

  private shuffle = (): void => {
    const below = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % count;
    this.change(randomDeal(this.pack, this.size, below) as unknown as Given, "Сдано наугад");
  };

  private clear = (): void => {
    this.aim = "declarer";
    this.change({ declarer: "", left: "", right: "" }, "Все карты в колоде");
  };

  // --- solving ---------------------------------------------------------------------------------------------------

  private sent(played: string, given = this.given): Given {
    const { game, leader } = given;
    return { game: game ?? null, ...this.handsOf(given), leader: leader ?? null, played };
  }

  private solveDeal = (): void => {
    this.known.clear();
    this.path = this.best = [];
    this.at = 0;
    this.error = null;
    void this.look(String(this.given.played ?? ""), 0, true);
  };

  /** Study the position after these cards, and make it the one on view. */
  private async look(played: string, at: number, whole = false, more = 0): Promise<void> {
    const turn = ++this.turn;
    this.touch();
    this.refusal = null;
    this.unsolved = 0;
    this.counting = { nodes: 0, goal: more || this.limit };
    this.requestUpdate();
    const outcome = await solve(this.data.id, this.sent(played), this.counting.goal, (study) => {
      if (turn !== this.turn) return false;
      if (this.counting) this.counting = { ...this.counting, nodes: study.nodes };
      this.requestUpdate();
      return true;
    });
    if (turn !== this.turn || outcome === "stopped") return;
    this.counting = null;
    if ("error" in outcome) this.fail(outcome.error, whole);
    else this.show(outcome.study, readCards(played).cards.length, at, whole);
  }

  private show(study: Study, count: number, at: number, whole: boolean): void {
    const line = study.path.flat();
    this.editing = false;
    this.linkTrouble = "";
    // the line that is being walked stays, as long as this position lies on it
    if (this.key(count, line) !== this.key(count) || this.path.length <= count) this.path = line;
    if (whole) this.best = line;
    this.at = whole ? count : at;
    this.known.set(this.key(count, line), study);
    this.unsolved = study.answer ? 0 : study.nodes;
    const { answer } = study;
    if (answer && (whole || count === 0)) this.announce(this.told.aloud(answer.text));
    else if (answer) this.announce(`${this.moment()} ${answer.text}`);
    else this.announce(`Не решено: просмотрено ${study.nodes} положений`);
  }

  private fail(error: CoreError, whole: boolean): void {
    const { label } = this.data.schema.params.find(({ name }) => name === error.field) ?? { label: "" };
    const text = !label || error.text.startsWith(label) ? error.text : `${label}: ${error.text.charAt(0).toLowerCase()}${error.text.slice(1)}`;
    if (whole) {
      this.error = { ...error, text };
      this.editing = true;
    } else this.refusal = { ...error, text: text.replace(/^Сыграно: карта \d+ /, "") };
    this.announce(text);
  }

  private stop = (): void => {
    this.turn += 1;
    const nodes = this.counting?.nodes ?? 0;
    this.counting = null;
    if (!this.study?.answer) this.unsolved = Math.max(1, nodes);
    this.announce("Счёт остановлен");
  };

  private get study(): Study | null {
    return this.known.get(this.key(this.at)) ?? null;
  }

  private go(step: number): void {
    const at = Math.max(0, Math.min(this.path.length, step));
    if (at === this.at) return;
    this.at = at;
    this.refusal = null;
    if (this.study) {
      this.turn += 1;
      this.counting = null;
      this.unsolved = this.study.answer ? 0 : this.study.nodes;
      this.announce(`${this.moment()} ${this.study.answer?.text ?? ""}`);
    } else void this.look(this.key(at), at);
  }

  /** What was laid last, and whose turn it is. */
  private moment(): string {
    const last = this.path[this.at - 1];
    const next = this.path[this.at];
    const said = last ? `Взятка ${Math.ceil(this.at / HANDS.length)}, ${SEAT_SHORT[last.seat]}: ${last.card}.` : "Начало.";
    return next ? `${said} Ход: ${SEAT_SHORT[next.seat]}.` : `${said} Все карты сыграны.`;
  }

  /** Play another card than the line does, and see what comes of it. */
  private async playCard(card: string, spot: Spot): Promise<void> {
    const { study } = this;
    const turn = study?.turn ?? this.path[this.at]?.seat ?? null;
    if (this.counting || turn === null) return;
    if (spot === "deck" || HANDS.indexOf(spot) !== turn) {
      this.refusal = { field: "played", text: `Сейчас ходит ${SEAT_NAME[HANDS[turn]!].toLowerCase()}.`, cites: [] };
      this.announce(this.refusal.text);
      return;
    }
    if (this.path[this.at]?.card === card) return this.go(this.at + 1);
    await this.look([this.key(this.at), card].filter(Boolean).join(" "), this.at + 1);
  }

  private backToBest = (): void => {
    const shared = this.path.findIndex(({ card }, i) => this.best[i]?.card !== card);
    this.path = this.best;
    this.turn += 1;
    this.counting = null;
    this.refusal = null;
    const at = Math.min(this.at, shared < 0 ? this.at : shared);
    this.at = at;
    if (!this.study) void this.look(this.key(at), at);
    else this.announce("Лучшая линия");
  };

  // --- links -----------------------------------------------------------------------------------------------------

  private get place(): number {
    return Math.max(0, [...document.querySelectorAll<HTMLElement>(`zs-exact[data-id="${CSS.escape(this.data.id)}"]`)].indexOf(this));
  }

  protected override fromHash(): void {
    const link = readCalcLink(location.hash, this.data.schema);
    if (!link || link.place !== this.place) return;
    const strange = Object.keys(link.given).find((name) => !this.data.schema.params.some((param) => param.name === name));
    if (strange) {
      this.linkTrouble = `В ссылке ошибка: поля «${strange.slice(0, 40)}» здесь нет.`;
      this.announce(this.linkTrouble);
    } else {
      this.given = { ...initial(this.data.schema, {}), ...link.given };
      this.solveDeal();
    }
    requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
  }

  private share = async (): Promise<void> => {
    const given = this.sent(this.editing ? "" : this.key(this.at));
    if (!given.played) delete given.played;
    const link = calcLink(this.data.id, this.place, given);
    history.replaceState(history.state, "", link);
    this.copied = (await copy(location.href.split("#")[0] + link)) ? "Ссылка скопирована" : "Ссылка — в адресной строке";
    this.announce(this.copied);
    setTimeout(() => {
      this.copied = "";
      this.requestUpdate();
    }, 2500);
  };

  // --- drawing ---------------------------------------------------------------------------------------------------

  private drag: ((event: PointerEvent) => void) | null = null;

  private onDown = (event: PointerEvent): void => {
    this.drag ??= dragger({
      root: this.renderRoot as ShadowRoot,
      allowed: () => this.editing,
      moved: (dragging) => {
        if (dragging?.card === this.dragging?.card && dragging?.over === this.dragging?.over) return;
        this.dragging = dragging;
        this.requestUpdate();
      },
      dropped: (card, spot) => spot !== spotOf(this.texts, card) && this.put(card, spot as Spot),
    });
    this.drag(event);
  };

  private cloth(): Cloth {
    const played = this.path.slice(0, this.at);
    const taken = [0, 0, 0];
    for (let last = HANDS.length - 1; last < this.at; last += HANDS.length) {
      const winner = this.path.slice(last - HANDS.length + 1, last + 1).find(({ wins }) => wins);
      if (winner) taken[winner.seat]! += 1;
    }
    const open = this.at % HANDS.length;
    const trick = this.editing ? [] : played.slice(open ? -open : -HANDS.length);
    const { study } = this;
    return {
      editing: this.editing,
      texts: this.texts,
      gone: new Set(played.map(({ card }) => card)),
      trick,
      taken,
      turn: this.editing ? null : (study?.turn ?? this.path[this.at]?.seat ?? null),
      legal: new Set(study?.legal ?? []),
      values: study?.answer?.by_card ?? {},
      best: study?.answer?.tricks ?? null,
      next: this.path[this.at]?.card ?? null,
      aim: this.aim,
      dragging: this.dragging,
      size: this.size,
      onCard: this.onCard,
      onKey: this.onKey,
    };
  }

  private one(name: string): TemplateResult {
    return field(this.param(name), {
      value: this.given[name] ?? null,
      error: this.error?.field === name ? this.error.text : "",
      relevant: true,
      change: (value: Json) => {
        this.change({ [name]: value });
        if (!this.editing) this.solveDeal();
      },
    });
  }

  protected override view(): TemplateResult {
    const { schema } = this.data;
    const cloth = this.cloth();
    const known = schema.params.some(({ name }) => name === this.error?.field && name !== "played");
    return html`${spriteSheet()}
      <div class="box ${this.editing ? "editing" : ""}" role="group" aria-label=${schema.title} @pointerdown=${this.onDown}>
        <div class="wh">
          <p class="wt">${schema.title}</p>
          <span class="by">по ${cites(schema.rules.slice(0, 4))}</span>
        </div>
        <div class="ask">${this.one("game")} ${this.one("leader")}</div>
        ${clothView(cloth, this.pack)} ${this.editing ? this.editView(cloth) : nothing}
        ${this.linkTrouble || (this.error && !known) ? html`<p class="note bad" role="alert">${this.linkTrouble || this.error?.text} ${cites(this.error?.cites)}</p>` : nothing}
        ${this.editing ? this.startView() : html`${this.answerView()} ${this.walkView()} ${this.lineView()}`}
        <div class="wf">
          <button class="lnk" type="button" @click=${this.share}>${icon("link")}${this.copied || (this.editing || !this.at ? "Ссылка на этот расклад" : "Ссылка на этот ход")}</button>
          <button class="lnk" type="button" @click=${() => this.again()}>${icon("again")}Вернуть пример</button>
        </div>
        <div class="ghosts"></div>
      </div>`;
  }

  private editView(cloth: Cloth): TemplateResult {
    const aims: [Spot, string][] = [["declarer", "играющему"], ["left", "левому"], ["right", "правому"], ["deck", "в колоду"]]; // prettier-ignore
    return html`<div class="pack">
        <fieldset class="field">
          <legend>Нажатая карта уходит</legend>
          <div class="seg">
            ${aims.map(
              ([spot, label]) => html`<label><input type="radio" name="aim" .checked=${this.aim === spot} @change=${() => ((this.aim = spot), this.requestUpdate())} /><span>${label}</span></label>`,
            )}
          </div>
          <p class="hint">С клавиатуры: стрелки выбирают карту, 1, 2, 3 и 0 отправляют её играющему, левому, правому и в колоду.</p>
        </fieldset>
        ${packView(cloth, this.pack)}
      </div>
      <div class="kit">
        <button class="lnk" type="button" ?disabled=${!this.earlier.length} @click=${this.undo}>${icon("undo")}Отменить правку</button>
        <button class="lnk" type="button" @click=${this.shuffle}>${icon("deal")}Сдать наугад</button>
        <button class="lnk" type="button" @click=${this.clear}>${icon("cross")}Очистить</button>
      </div>
      <form class="form hands" @submit=${(event: Event) => (event.preventDefault(), this.solveDeal())}>${HANDS.map((hand) => this.one(hand))}
        <fieldset class="field">
          <legend>Предел поиска, положений</legend>
          <div class="seg">
            ${LIMITS.map(
              ([limit, label]) => html`<label><input type="radio" name="limit" .checked=${this.limit === limit} @change=${() => ((this.limit = limit), this.requestUpdate())} /><span>${label}</span></label>`,
            )}
          </div>
        </fieldset>
        <button type="submit" hidden></button>
      </form>`;
  }

  private countView(): TemplateResult | typeof nothing {
    if (!this.counting) return nothing;
    if (core.status.state !== "ready") return html`<div class="count">${this.coreView()}</div>`;
    const { nodes, goal } = this.counting;
    const part = Math.min(1, nodes / goal);
    return html`<div class="load count" role="progressbar" aria-label="Поиск" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(part * 100)}>
      <span>Просмотрено ${amount(nodes)} ${plural(nodes, "положение", "положения", "положений")} из ${amount(goal)}</span><span class="bar2"><i ${styled({ transform: `scaleX(${part.toFixed(3)})` })}></i></span>
    </div>`;
  }

  private startView(): TemplateResult {
    return html`<div class="ans">
      <span class="ci2 yes">${icon("info")}</span>
      <p>${this.counting ? "Считаю лучшую игру всех троих…" : "Разложите карты поровну на три руки, от одной до десяти, и нажмите «Решить»."}</p>
      <span class="go">
        ${this.counting ? html`<button class="btn" type="button" @click=${this.stop}>Остановить</button>` : html`<button class="btn pri" type="button" @click=${this.solveDeal}>Решить</button>`}
      </span>
      ${this.countView()}
    </div>`;
  }

  private answerView(): TemplateResult {
    const answer = this.study?.answer;
    const edit = html`<button class="btn" type="button" @click=${this.edit}>Изменить расклад</button>`;
    const off = this.path.some(({ card }, i) => this.best[i]?.card !== card);
    const walked = this.at ? html`<p class="now">${rich(this.moment())}</p>` : nothing;
    return html`<div class="ans">
      <span class="big"><b>${answer ? answer.tricks : this.counting ? "…" : "?"}</b></span>
      <div>
        ${this.refusal
          ? html`<p role="alert" class="err">${rich(this.refusal.text)} ${cites(this.refusal.cites)}</p>`
          : answer
            ? html`<p>${rich(answer.text)} ${cites(answer.cites)}</p>`
            : this.counting
              ? html`<p>Считаю лучшую игру всех троих…</p>`
              : html`<p><b>Не решено.</b> Просмотрено ${amount(this.unsolved)} ${plural(this.unsolved, "положение", "положения", "положений")}: предел исчерпан, и ответа нет.</p>`}
        ${walked}
        ${answer && !this.at && !this.refusal ? html`<p class="now">Число под картой — сколько взяток будет у играющего после неё. Нажмите другую карту и увидите, что из неё выйдет.</p>` : nothing}
      </div>
      <span class="go">
        ${this.counting
          ? html`<button class="btn" type="button" @click=${this.stop}>Остановить</button>`
          : answer
            ? html`${off ? html`<button class="btn" type="button" @click=${this.backToBest}>К лучшей линии</button>` : nothing} ${edit}`
            : html`<button class="btn pri" type="button" @click=${() => void this.look(this.key(this.at), this.at, !this.best.length, this.limit)}>Считать дальше</button> ${edit}`}
      </span>
      ${this.countView()}
    </div>`;
  }

  private walkView(): TemplateResult {
    const all = this.path.length;
    return html`<div class="steps">
      <button class="tb" type="button" aria-label="К началу" ?disabled=${!this.at} @click=${() => this.go(0)}>${icon("again")}</button>
      <button class="tb" type="button" aria-label="Карта назад" ?disabled=${!this.at} @click=${() => this.go(this.at - 1)}>${icon("prev")}</button>
      <input class="range" type="range" min="0" max=${all} .value=${String(this.at)} ?disabled=${!all} aria-label="Карта линии" aria-valuetext=${this.moment()}
        ${styled({ "--part": all ? this.at / all : 1 })} @input=${(event: Event) => this.go(Number((event.target as HTMLInputElement).value))} />
      <span class="sn">${this.at} / ${all}</span>
      <button class="tb" type="button" aria-label="Карта вперёд" ?disabled=${this.at >= all} @click=${() => this.go(this.at + 1)}>${icon("next")}</button>
    </div>`;
  }

  private lineView(): TemplateResult | typeof nothing {
    if (!this.path.length) return nothing;
    const tricks = Array.from({ length: Math.ceil(this.path.length / HANDS.length) }, (_, i) => this.path.slice(i * HANDS.length, (i + 1) * HANDS.length));
    return html`<ol class="line" aria-label="Линия по взяткам">
      ${tricks.map((trick, i) => {
        const winner = trick.length === HANDS.length ? trick.find(({ wins }) => wins) : undefined;
        return html`<li>
          <span class="no">${i + 1}.</span>
          ${trick.map(({ seat, card }, k) => {
            const step = i * HANDS.length + k + 1;
            return html`<button type="button" class=${step === this.at ? "now" : step < this.at ? "past" : ""} aria-current=${step === this.at ? "step" : nothing} title=${SEAT_SHORT[seat]} @click=${() => this.go(step)}>
              ${rich(card)}<span class="vh">, ${SEAT_SHORT[seat]}</span>
            </button>`;
          })}
          ${winner ? html`<span class="whom">берёт ${SEAT_SHORT[winner.seat]}</span>` : nothing}
        </li>`;
      })}
    </ol>`;
  }
}

register("zs-exact", ZsExact);
