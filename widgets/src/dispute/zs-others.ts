// <zs-others>: «По другим чтениям» under a calculation or a finished deal: the same case under every reading of its chain.
import { css, html, LitElement, type TemplateResult } from "lit";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { GameRecord, Json, Score } from "../core/types";
import { icon } from "../ui/icons";
import { tokens } from "../ui/styles";
import { casesOf, type Outcome, type ReadingWords } from "./data";
import { othersStyles, othersView } from "./others";

export type OthersAsk = { id: string; given: Record<string, Json>; readings: Record<string, Json> } | { record: GameRecord };

export class ZsOthers extends LitElement {
  static override styles = [
    tokens,
    othersStyles,
    css`
      :host([open]) {
        flex: 1 0 100%;
        order: 1;
      }
      .out {
        padding: 4px 0 14px;
      }
      .none {
        font-size: 14.5px;
        color: var(--ink2);
      }
    `,
  ];

  static override properties = { ask: { attribute: false }, game: { type: String } };

  declare ask: OthersAsk;
  declare game: string;
  private outcomes: Outcome[] | null = null;
  private words: Record<string, ReadingWords> = {};
  private failed = "";
  private busy = false;
  private key = "";

  private load = async (): Promise<void> => {
    this.busy = true;
    this.failed = "";
    this.requestUpdate();
    const key = JSON.stringify(this.ask);
    const [reply, cases] = await Promise.all([core.ask({ do: "outcomes", ...this.ask }) as Promise<Reply<{ outcomes: Outcome[] }>>, casesOf(this.game)]);
    this.busy = false;
    this.key = key;
    this.words = cases?.readings ?? {};
    if (reply.ok) this.outcomes = reply.outcomes;
    else this.failed = reply.error.text;
    this.toggleAttribute("open", reply.ok);
    this.requestUpdate();
  };

  override willUpdate(): void {
    // another result: what was shown no longer belongs to it
    if ((this.outcomes || this.failed) && this.key !== JSON.stringify(this.ask)) {
      this.outcomes = null;
      this.failed = "";
      this.removeAttribute("open");
    }
  }

  override render(): TemplateResult {
    if (!this.outcomes) {
      return html`<button class="lnk" type="button" ?disabled=${this.busy} @click=${this.load}>${icon("stack")}${this.busy ? "Считаю…" : "По другим чтениям"}</button>
        <span role="status">${this.failed}</span>`;
    }
    const [base, ...rest] = this.outcomes;
    const others = rest.filter((one, i) => one.differs && !rest.slice(0, i).some((other) => addsNothing(one, other))).map((one) => ({ ...one, cost: costOf(base!.result!, one.result) }));
    return html`<div class="out" role="status">
      ${others.length ? othersView(base!.result!, others, this.words) : html`<p class="none">Все чтения, от которых зависит этот счёт, дают здесь одно и то же.</p>`}
    </div>`;
  }
}

const said = ({ result, error }: Outcome): string => JSON.stringify([error, result?.summary, result?.total, result?.sides, result?.items]);

/** Whether fewer of the same answers give the same already. */
const addsNothing = (one: Outcome, other: Outcome): boolean =>
  Object.keys(other.readings).length < Object.keys(one.readings).length &&
  Object.entries(other.readings).every(([id, choice]) => one.readings[id] === choice) &&
  said(one) === said(other);

const costOf = (first: Score, second: Score | null): number | null =>
  second && typeof first.total === "number" && typeof second.total === "number" ? second.total - first.total : null;

customElements.define("zs-others", ZsOthers);
