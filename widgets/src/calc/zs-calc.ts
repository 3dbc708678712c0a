// <zs-calc>: a worked example of the book that recalculates as you type.
import { css, html, nothing, type TemplateResult } from "lit";
import { core } from "../core/rpc";
import { casesOf } from "../dispute/data";
import "../dispute/zs-others";
import type { Reply } from "../core/requests";
import type { CoreError, Json, Schema, Score } from "../core/types";
import { copy } from "../ui/copy";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { scoreView } from "../ui/score";
import { boxStyles, scoreStyles, tokens } from "../ui/styles";
import { book } from "../ui/rules";
import { cites, rich } from "../ui/text";
import { Told } from "../ui/told";
import { field, fieldStyles } from "./fields";
import { sentence, sentenceStyles } from "./sentence";
import { calcLink, fitting, initial, playersOf, readCalcLink, refit, relevant, sent, type Given } from "./values";

interface CalcData {
  id: string;
  title: string;
  /** The form: it lies once a game in assets/dispute/GAME.json. */
  schema: Schema;
  given: Given;
  readings: Record<string, Json>;
  result: Score;
  /** Where the book's own figures are wrong, said by the page; empty where they are right. */
  misprint: string;
}

export class ZsCalc extends Widget<CalcData> {
  static override styles = [
    tokens,
    fieldStyles,
    sentenceStyles,
    scoreStyles,
    boxStyles,
    css`
      .box {
        background: var(--paper);
        container-type: inline-size;
      }
      .by i {
        display: inline-block;
        width: 8px;
        height: 8px;
        border-radius: 50%;
        background: color-mix(in srgb, var(--ink2) 45%, transparent);
        margin-inline-end: 7px;
      }
      .by i.on {
        background: #3aa56f;
      }
      /* The answer in words stays in sight while a field above it is changed: it sticks to the foot of the screen within the box. */
      .out,
      .out .res {
        display: contents;
      }
      .out .res > * {
        margin: 0;
        padding: 0 16px 8px;
        background: var(--pri-soft);
        transition: opacity 0.12s;
      }
      /* who comes to a field sees it above the answer that stays in sight */
      form :is(input, select, button) {
        scroll-margin-block: 84px 150px;
      }
      .out .big {
        position: sticky;
        bottom: 0;
        z-index: 1;
        padding-top: 12px;
        border-top: 1px solid var(--line);
      }
      .out .res > :last-child {
        padding-bottom: 14px;
      }
      .out.stale .res > * {
        color: color-mix(in srgb, currentColor 55%, transparent);
      }
      .wf .load {
        flex: 1 1 180px;
      }
      @container (max-width: 560px) {
        .wh {
          padding: 14px 16px 0;
        }
        .wf,
        .note {
          padding-inline: 16px;
        }
        .wf .load:has(.btn) {
          flex-basis: 100%;
        }
      }
    `,
  ];

  private given: Given = {};
  private result: Score | null = null;
  private error: CoreError | null = null;
  private linkTrouble = "";
  /** The question that is waited for; an answer to an older one is let go. */
  private turn = 0;
  private waiting = false;
  private dirty = false;
  private copied = "";
  private tallest = 0;
  private timer = 0;
  private told = new Told(this, { said: "Данные уже не те, что в примере.", other: () => this.other, back: () => this.reset() });

  protected override async fetched(data: CalcData): Promise<void> {
    const game = data.id.split(".")[0]!;
    const [known] = await Promise.all([casesOf(game), book(game)]);
    const schema = known?.cases[data.id];
    if (!schema) throw new Error(`no form of ${data.id}`);
    data.schema = schema;
  }

  protected override prepare(): void {
    this.given = initial(this.data.schema, this.data.given);
    this.result = this.data.result;
  }

  /** Whether the facts are others than the example's own: typed back, they are its own again. */
  private get other(): boolean {
    if (!this.dirty) return false;
    const { schema, given } = this.data;
    const facts = (values: Given): string => JSON.stringify(sent(schema, refit(schema, values)));
    return facts(this.given) !== facts(initial(schema, given));
  }

  /** Calculators of the same kind on the page: a link names which of them. */
  private get place(): number {
    return [...document.querySelectorAll<HTMLElement>(`zs-calc[data-id="${CSS.escape(this.data.id)}"]`)].indexOf(this);
  }

  protected override fromHash(): void {
    const link = readCalcLink(location.hash, this.data.schema);
    if (!link || Math.max(0, this.place) !== link.place) return;
    this.given = { ...initial(this.data.schema, this.data.given), ...fitting(this.data.schema, link.given) };
    this.linkTrouble = "";
    this.dirty = true;
    this.touch();
    void this.calculate(link.given);
    const folded = this.closest("details");
    if (folded) folded.open = true;
    requestAnimationFrame(() => this.scrollIntoView({ block: "center" }));
  }

  private change(name: string, value: Json): void {
    this.given = refit(this.data.schema, { ...this.given, [name]: value });
    this.dirty = true;
    this.linkTrouble = "";
    this.touch();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.calculate(), 40);
    this.requestUpdate();
  }

  private async calculate(asked?: Given): Promise<void> {
    const turn = ++this.turn;
    this.waiting = true;
    this.requestUpdate();
    const given = asked ?? sent(this.data.schema, this.given);
    const reply: Reply<{ result: Score }> = await core.ask({ do: "calc", id: this.data.id, given, readings: this.data.readings ?? {} });
    if (turn !== this.turn) return;
    this.waiting = false;
    if (reply.ok) {
      this.result = reply.result;
      this.error = null;
      this.announce(this.told.aloud(reply.result.summary || `${reply.result.unit || "Итог"}: ${reply.result.total ?? ""}`));
    } else {
      this.error = reply.error;
      if (asked && reply.error.field !== "core") this.linkTrouble = `В ссылке ошибка. ${reply.error.text}`;
      this.announce(this.linkTrouble || reply.error.text);
      // what the form could not take over from the link is said; the rest of the link is in the form and is calculated
      if (asked && this.linkTrouble && !(reply.error.field in fitting(this.data.schema, asked))) return this.calculate();
    }
    this.requestUpdate();
  }

  private reset = (): void => {
    this.given = initial(this.data.schema, this.data.given);
    this.result = this.data.result;
    this.error = null;
    this.linkTrouble = "";
    this.dirty = false;
    this.turn += 1;
    this.waiting = false;
    clearTimeout(this.timer);
    this.announce("Данные примера возвращены");
  };

  private share = async (): Promise<void> => {
    const link = calcLink(this.data.id, Math.max(0, this.place), sent(this.data.schema, this.given));
    const url = location.href.split("#")[0] + link;
    history.replaceState(history.state, "", link);
    this.copied = (await copy(url)) ? "Ссылка скопирована" : "Ссылка — в адресной строке";
    this.announce(this.copied);
    setTimeout(() => {
      this.copied = "";
      this.requestUpdate();
    }, 2500);
  };

  protected override willUpdate(): void {
    // the result never shrinks: what follows must not jump about while one types
    const out = this.dirty ? this.renderRoot.querySelector<HTMLElement>(".out") : null;
    if (out && out.offsetHeight > this.tallest) {
      this.tallest = out.offsetHeight;
      out.style.minHeight = `${this.tallest}px`;
    }
  }

  protected override view(): TemplateResult {
    const { schema, misprint } = this.data;
    const wrong = this.error && schema.params.some(({ name }) => name === this.error!.field) ? this.error.field : "";
    const core$ = this.waiting || core.status.message || core.status.state === "failed" ? this.coreView() : nothing;
    return html`<div class="box" role="group" aria-label=${schema.title}>
      <form class=${schema.sentence ? "told" : "form"} @submit=${(event: Event) => event.preventDefault()}>
        ${schema.sentence
          ? html`${sentence(schema, { given: this.given, wrong, change: (name, value) => this.change(name, value) })}${wrong ? html`<p class="err">${this.error!.text}</p>` : nothing}`
          : schema.params.map((param) =>
              field(param, {
                value: this.given[param.name] ?? null,
                error: wrong === param.name ? this.error!.text : "",
                relevant: relevant(schema, param, this.given),
                players: playersOf(param, this.given),
                change: (value) => this.change(param.name, value),
              }),
            )}
      </form>
      <div class="out ${this.error || this.waiting ? "stale" : ""}" aria-busy=${this.waiting ? "true" : "false"}>
        ${this.result ? scoreView(this.result) : nothing}
      </div>
      ${this.linkTrouble || (this.error && !wrong && core.status.state !== "failed")
        ? html`<p class="note bad" role="alert">${this.linkTrouble || this.error?.text} ${cites(this.error?.cites)}</p>`
        : nothing}
      ${misprint && !this.other ? html`<p class="note">${rich(misprint)}</p>` : nothing}
      <div class="wf">
        <span class="by"><i class=${core.status.state === "ready" ? "on" : ""}></i>${cites(schema.rules.slice(0, 4))}</span>
        <button class="lnk" type="button" @click=${this.share}>${icon("link")}${this.copied || "Ссылка"}</button>
        <button class="lnk" type="button" ?disabled=${!this.dirty} @click=${this.reset}>${icon("again")}Сбросить</button>
        ${this.result && Object.keys(this.result.readings ?? {}).length && !this.error
          ? html`<zs-others game=${schema.game} .ask=${{ id: this.data.id, given: sent(schema, this.given), readings: this.data.readings ?? {} }}></zs-others>`
          : nothing}
        ${core$}
      </div>
    </div>`;
  }
}

register("zs-calc", ZsCalc);
