// An action that is put together: cards of a hand, a seat, a pile, a number, a suit, a word. The scene says what each may be.
import { html, nothing, type TemplateResult } from "lit";
import type { Need, NeedOption, Scene, SceneAction, SceneCard, Zone } from "../core/types";
import { plural, rich } from "../ui/text";

const MARK = "need:";

/** Cards that are named lie on the table or in the hand and are tapped there; the rest has buttons in the note. */
const lies = ({ kind }: Need): boolean => kind === "cards" || kind === "card";

export class Composer {
  /** What was chosen for each need: the options' values, cards with their place in the zone. */
  private chosen: { value: string; key: string }[][];

  constructor(readonly action: SceneAction) {
    this.chosen = action.needs!.map(() => []);
  }

  get needs(): Need[] {
    return this.action.needs!;
  }

  /** The first need that wants something, or the last that can take more. */
  private get at(): number {
    const wanting = this.needs.findIndex(({ least }, i) => this.chosen[i]!.length < least);
    return wanting >= 0 ? wanting : this.needs.length - 1;
  }

  has(key: string): boolean {
    return this.chosen.some((row) => row.some((one) => one.key === key));
  }

  get complete(): boolean {
    return this.needs.every(({ least, most }, i) => this.chosen[i]!.length >= least && this.chosen[i]!.length <= most);
  }

  /** The action in the words of the record. */
  get words(): string {
    return [this.action.action, ...this.chosen.flatMap((row) => row.map(({ value }) => value))].join(" ");
  }

  get count(): number {
    return this.chosen.reduce((sum, row) => sum + row.length, 0);
  }

  /** Take what is tapped, or put it back; of one thing the newer counts. */
  toggle(index: number, value: string, key: string): void {
    const { most } = this.needs[index]!;
    const row = this.chosen[index]!;
    const known = row.findIndex((one) => one.key === key);
    if (known >= 0) row.splice(known, 1);
    else {
      if (row.length >= most) row.shift();
      row.push({ value, key });
    }
  }

  private find(zone: Zone, card: SceneCard): [number, NeedOption] | null {
    for (const [index, need] of this.needs.entries()) {
      if (!lies(need) || (need.zone && need.zone !== zone.id)) continue;
      const option = need.options.find(({ value }) => value === card.card);
      if (option) return [index, option];
    }
    return null;
  }

  /** The scene with the cards that this action can name made ready for a tap. */
  dress(scene: Scene): Scene {
    return {
      ...scene,
      zones: scene.zones.map((zone) => ({
        ...zone,
        cards: zone.cards.map((card, place) => {
          const found = card.card === null ? null : this.find(zone, card);
          if (!found) return card.action ? { ...card, action: null } : card;
          const [index, { legal, why }] = found;
          return { ...card, action: `${MARK}${index}:${zone.id}:${place}:${card.card}`, legal, why: why ?? null, say: undefined };
        }),
      })),
    };
  }

  /** A tap on a card that `dress` made ready; false where it was another. */
  tapped(action: string): boolean {
    if (!action.startsWith(MARK)) return false;
    const [index, , , value] = action.slice(MARK.length).split(":");
    this.toggle(Number(index), value!, action);
    return true;
  }

  /** «2 карты из 2–4», or what is still to be named. */
  get progress(): string {
    const need = this.needs[this.at]!;
    const got = this.chosen[this.at]!.length;
    if (!lies(need) || need.most < 2) return "";
    const range = need.least === need.most ? String(need.most) : `${need.least}–${need.most}`;
    return `${got} из ${range}`;
  }

  /** What must still be chosen, for the button that is not ready. */
  get wanting(): string {
    if (this.complete) return "";
    const cards = this.needs.find(lies);
    return cards ? `Выберите ${cards.least} ${plural(cards.least, "карту", "карты", "карт")}` : "Выберите, что назвать";
  }

  /** The rows of buttons for what does not lie on the table. */
  rows(changed: () => void): TemplateResult | typeof nothing {
    const shown = this.needs.map((need, index) => ({ need, index })).filter(({ need }) => !lies(need));
    if (!shown.length) return nothing;
    return html`${shown.map(
      ({ need, index }) => html`<div class="bids ${need.options.length > 7 ? "many" : ""}" role="group" aria-label=${need.label ?? LABELS[need.kind]}>
        ${need.options.map((option) => {
          const key = `${MARK}${index}:${option.value}`;
          const on = this.has(key);
          return html`<button type="button" class="b ${on ? "on" : ""}" aria-pressed=${on ? "true" : "false"} aria-disabled=${option.legal ? nothing : "true"} title=${option.why?.text ?? nothing}
            @click=${() => {
              if (option.legal) this.toggle(index, option.value, key);
              changed();
            }}>${rich(option.label)}</button>`;
        })}
      </div>`,
    )}`;
  }
}

const LABELS: Record<Need["kind"], string> = { cards: "Карты", card: "Карта", seat: "Кому", pile: "Куда", number: "Сколько", suit: "Масть", word: "Слово" };
