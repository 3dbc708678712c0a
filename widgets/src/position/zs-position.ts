// <zs-position>: the table as it stands; you try a card, the judge answers with the rule.
import { css, html, type TemplateResult } from "lit";
import { spriteSheet } from "../cards/face";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { Json, Scene, SceneAction, SceneCard, Verdict } from "../core/types";
import { prefs } from "../prefs/prefs";
import { actionButton, actionsView, felt, plainActions } from "../table/board";
import { sentence, type Board } from "../table/parts";
import { handKeys } from "../table/keys";
import { cardStyles } from "../table/card-styles";
import { boardStyles } from "../table/styles";
import { register, Widget } from "../ui/element";
import { icon } from "../ui/icons";
import { tokens } from "../ui/styles";
import { Narrow } from "../ui/narrow";
import { rich } from "../ui/text";
import { Told } from "../ui/told";

interface PositionData {
  game: string;
  title: string;
  given: Record<string, Json>;
  readings?: Record<string, Json>;
  try: string;
  /** The tried action in words. */
  asked: string;
  verdict: Verdict;
  scene: Scene;
}

export class ZsPosition extends Widget<PositionData> {
  static override styles = [
    tokens,
    cardStyles, boardStyles,
    css`
      .wt {
        font: 600 17px/1.3 var(--ui);
        text-wrap: balance;
      }
      .bar .chips {
        margin-inline-start: auto;
        display: flex;
        gap: 16px;
      }
      .hand {
        min-height: calc(var(--cw) * 1.4 + 22px);
      }
      .centre,
      .trick {
        height: 176px;
        min-height: 0;
      }
      .felt {
        --cw: 88px;
      }
      .coach > .load {
        grid-column: 1 / -1;
      }
      @container board (max-width: 640px) {
        .felt {
          --cw: 70px;
        }
        .centre,
        .trick {
          height: 150px;
        }
        .coach {
          min-height: 96px;
        }
        .bar {
          padding-inline-end: 16px;
        }
      }
    `,
  ];

  private tried: string | null = null;
  private asked = "";
  private verdict: Verdict | null = null;
  private waiting = false;
  private narrow = new Narrow(this);
  private told = new Told(this, { said: "Пробуют уже не то, что в примере.", other: () => !!this.data && this.tried !== this.data.try, back: () => this.begin() });

  protected override prepare(): void {
    if (!this.data.scene.zones) throw new Error("no scene");
    this.begin();
  }

  /** The action that the example tries, with its verdict. */
  private begin(): void {
    this.tried = this.data.try;
    this.asked = this.data.asked;
    this.verdict = this.data.verdict;
    this.waiting = false;
    this.requestUpdate();
  }

  /** Try an action that is asked for in these words; its name is for the ear. */
  private async attempt(action: string | null | undefined, asked: string, name = asked): Promise<void> {
    if (!action) return;
    this.tried = action;
    this.asked = asked;
    this.verdict = null;
    this.waiting = true;
    this.touch();
    this.requestUpdate();
    const reply: Reply<{ verdict: Verdict }> = await core.ask({ do: "try", game: this.data.game, given: this.data.given, readings: this.data.readings ?? {}, action });
    if (this.tried !== action) return;
    this.waiting = false;
    this.verdict = reply.ok ? reply.verdict : { allowed: false, text: reply.error.text, cites: reply.error.cites ?? [] };
    this.announce(this.told.aloud(`${name}. ${this.verdict.text}`));
  }

  protected override view(): TemplateResult {
    const { scene, title } = this.data;
    // in a position every card of the hand may be tried; the verdict is the judge's, so nothing is dimmed beforehand
    const open: Scene = {
      ...scene,
      zones: scene.zones.map((zone) =>
        zone.kind === "hand" && zone.owner === scene.seat ? { ...zone, cards: zone.cards.map((card) => ({ ...card, legal: true, why: null })) } : zone,
      ),
    };
    const board: Board = {
      scene: open,
      latin: prefs.value.latin,
      sorting: prefs.value.sorting,
      narrow: this.narrow.now,
      selected: this.tried,
      hinted: null,
      lingering: null,
      going: false,
      live: true,
      onCard: (card: SceneCard) => void this.attempt(card.action, card.say ?? card.card ?? "", card.name),
      onAction: (action: SceneAction) => void this.attempt(action.action, action.say ?? action.label),
      onSpot: (action: SceneAction) => void this.attempt(action.action, action.say ?? action.label),
    };
    const { asked, verdict } = this;
    return html`${spriteSheet()}
      <div class="board" role="group" aria-label=${title || "Позиция"} @keydown=${(event: KeyboardEvent) => handKeys(event, this.renderRoot)}>
        <div class="bar">
          <p class="wt">${asked ? html`Можно ли: ${rich(asked)}?` : title}</p>
          <span class="chips">${scene.chips.slice(0, 1).map((chip) => html`<span class="chip"><small>${chip.label}</small><b>${rich(chip.value)}</b></span>`)}</span>
        </div>
        ${felt(board)} ${actionsView(board)}
        <div class="coach">
          <span class="ci2 ${verdict ? (verdict.allowed ? "yes" : "no") : ""}">${icon(verdict ? (verdict.allowed ? "check" : "stop") : "info")}</span>
          ${verdict ? sentence(verdict.text, verdict.cites) : this.waiting && core.status.state === "ready" ? html`<p>Судья смотрит…</p>` : html`<p>Выберите карту: судья скажет, можно ли её положить.</p>`}
          ${plainActions(board).length ? html`<span class="go">${plainActions(board).map((one) => actionButton(board, one))}</span>` : ""}
          ${this.waiting || core.status.state === "failed" ? this.coreView() : ""}
        </div>
      </div>`;
  }
}

register("zs-position", ZsPosition);
