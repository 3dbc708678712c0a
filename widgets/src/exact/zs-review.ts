// <zs-review>: after a game at the table, the cards on which its outcome changed, by exact play of the open hands.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { calcLink } from "../calc/values";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { GameRecord, Json } from "../core/types";
import { prefs } from "../prefs/prefs";
import { base } from "../site";
import { icon } from "../ui/icons";
import { tokens } from "../ui/styles";
import { cites, rich } from "../ui/text";
import { PORTION } from "./search";
import { styled } from "../ui/styled";

interface Turn {
  /** Actions of the record before it, and cards of the deal before it. */
  step: number;
  index: number;
  trick: number;
  card: string;
  mark: string;
  text: string;
  cites: string[];
}

interface Review {
  done: boolean;
  /** The first card from which on everything is worked out. */
  solved: number;
  of: number;
  text: string;
  turns: Turn[];
  given: Record<string, Json>;
  played: string[];
}

/** Portions before the review says how far it came and asks whether to go on. */
const MOST = 100;
const PAGE = "preferans/exact/";
const CALCULATOR = "preferans.exact";

export class ZsReview extends LitElement {
  static override styles = [
    tokens,
    css`
      :host {
        background: var(--paper);
        border-top: 1px solid var(--line);
        padding: 6px 18px;
      }
      .sum {
        padding: 8px 0 4px;
        font-size: 15.5px;
        text-wrap: pretty;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0 0 6px;
      }
      li {
        display: grid;
        grid-template-columns: 92px 1fr auto;
        gap: 2px 14px;
        align-items: baseline;
        padding: 8px 0;
        border-top: 1px solid var(--line);
        font-size: 15px;
        line-height: 1.45;
      }
      .no {
        color: var(--ink2);
        font-size: 13.5px;
      }
      .mark {
        display: inline-block;
        margin-inline-end: 8px;
        padding: 0 9px;
        border-radius: 99px;
        background: var(--gold-soft);
        color: var(--gold);
        font: 600 13px/21px var(--ui);
      }
      .see {
        display: flex;
        flex-wrap: wrap;
        gap: 0 14px;
      }
      .see .lnk,
      .see a {
        min-height: 40px;
        padding: 8px 0;
        font-size: 14.5px;
      }
      .load {
        padding: 8px 0;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 0 18px;
        align-items: center;
      }
      @media (max-width: 40em) {
        li {
          grid-template-columns: 1fr;
        }
      }
    `,
  ];

  static override properties = { record: { attribute: false }, seat: { attribute: false }, show: { attribute: false } };

  declare record: GameRecord;
  declare seat: number;
  declare show: (step: number) => void;
  private review: Review | null = null;
  private busy = false;
  private failed = "";
  private turn = 0;
  private key = "";

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  override willUpdate(): void {
    const key = JSON.stringify(this.record);
    if (this.key && this.key !== key) {
      this.turn += 1;
      this.review = null;
      this.busy = false;
      this.failed = "";
    }
    this.key = key;
  }

  start = (): void => {
    if (!this.busy && !this.review?.done) void this.work();
    void this.updateComplete.then(() => this.scrollIntoView({ block: "nearest" }));
  };

  private async work(): Promise<void> {
    const turn = ++this.turn;
    this.busy = true;
    this.failed = "";
    this.requestUpdate();
    for (let portion = 0; portion < MOST; portion += 1) {
      const reply: Reply<{ review: Review }> = await core.ask({ do: "review", record: this.record, seat: this.seat, nodes: PORTION });
      if (turn !== this.turn) return;
      if (!reply.ok) {
        this.failed = reply.error.text;
        break;
      }
      this.review = reply.review;
      this.requestUpdate();
      if (reply.review.done) break;
    }
    this.busy = false;
    this.requestUpdate();
    await this.updateComplete;
    this.scrollIntoView({ block: "nearest" });
  }

  private stop = (): void => {
    this.turn += 1;
    this.busy = false;
    this.requestUpdate();
  };

  private look(turn: Turn): void {
    this.show(turn.step);
    this.parentNode?.querySelector(".felt")?.scrollIntoView({ block: "center" });
  }

  override render(): TemplateResult {
    const { review, busy } = this;
    return html`<div class=${prefs.value.four ? "four" : ""} role="group" aria-label="Где решилась игра">
      ${!review && !busy
        ? html`<div class="acts"><button class="lnk" type="button" @click=${this.start}>${icon("bulb")}Где решилась игра: первая карта, на которой переменился исход</button></div>`
        : nothing}
      ${busy ? this.progress() : review ? this.found(review) : nothing}
      ${this.failed ? html`<p class="err" role="alert">${this.failed}</p>` : nothing}
    </div>`;
  }

  private progress(): TemplateResult {
    const { solved, of } = this.review ?? { solved: 1, of: 1 };
    const part = (of - solved) / of;
    return html`<div class="load" role="progressbar" aria-label="Разбор розыгрыша" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(part * 100)}>
        <span>Разбираю розыгрыш с конца: осталось карт ${solved} из ${of}</span>
        <span class="bar2"><i ${styled({ transform: `scaleX(${part.toFixed(3)})` })}></i></span>
      </div>
      <button class="lnk" type="button" @click=${this.stop}>Остановить</button>`;
  }

  private found(review: Review): TemplateResult {
    return html`<p class="sum" role="status">${rich(review.text)}</p>
      ${review.done ? nothing : html`<p class="sum">Не решено: первые карты (${review.solved}) не разобраны. <button class="lnk" type="button" @click=${() => void this.work()}>Считать дальше</button></p>`}
      ${review.turns.length
        ? html`<ol aria-label="Карты, переменившие исход">
            ${review.turns.map(
              (turn) => html`<li>
                <span class="no">Взятка ${turn.trick}</span>
                <span>${turn.mark ? html`<b class="mark">${turn.mark}</b>` : nothing}${rich(turn.text)} ${cites(turn.cites)}</span>
                <span class="see"><button class="lnk" type="button" @click=${() => this.look(turn)}>Показать</button>${this.link(review, turn)}</span>
              </li>`,
            )}
          </ol>`
        : html`<div class="acts">${this.link(review, null)}</div>`}`;
  }

  /** The same deal on the page of open hands, at the card that is meant. */
  private link(review: Review, turn: Turn | null): TemplateResult {
    const before = turn ? review.played.slice(0, turn.index).join(" ") : "";
    const given = before ? { ...review.given, played: before } : review.given;
    return html`<a href="${base}${PAGE}${calcLink(CALCULATOR, 0, given)}">В разбор</a>`;
  }
}

customElements.define("zs-review", ZsReview);
