// An action that is put together: cards of a hand, a seat, a pile, a number, a suit, a word. The scene says what each may be.
import { html, nothing, type TemplateResult } from "lit";
import type { Cell, Need, NeedOption, Scene, SceneAction, SceneCard, Zone } from "../core/types";
import { coins, plural, rich } from "../ui/text";
import { columns } from "./bids";

const MARK = "need:";
const START = "start:";

/** Of what does the action name a card that lies there? A card of somebody else lies in a place of the same name with his number. */
const inZone = ({ kind, zone: name }: Need, zone: Zone): boolean => (kind === "cards" || kind === "card") && (!name || zone.id === name || zone.id.startsWith(`${name}-`));

const optionIn = (need: Need, zone: Zone, { card }: SceneCard): NeedOption | undefined => (card !== null && inZone(need, zone) ? need.options.find(({ value }) => value === card) : undefined);

/** Cards that lie on the table or in the hand are tapped there, and so are places of a board; everything else has buttons in the note. */
const lies = (need: Need, scene: Scene): boolean =>
  (need.options.length > 0 && need.options.every(({ value }) => scene.zones.some(({ cells = [] }) => cells.some((one) => one.value === value)))) ||
  (need.kind === "cards" || need.kind === "card") && need.options.every(({ value }) => scene.zones.some((zone) => inZone(need, zone) && zone.cards.some(({ card }) => card === value)));

export class Composer {
  /** What was chosen for each need: the options' values, cards with their place in the zone. */
  private chosen: { value: string; key: string }[][];
  private readonly tapped: boolean[];

  constructor(
    readonly action: SceneAction,
    scene: Scene,
    /** The moment it belongs to: the number of moves made. */
    readonly step: number,
  ) {
    this.chosen = this.needs.map(({ span, options }, index) => (span ? [{ value: options[0]?.value ?? String(span[0]), key: `${MARK}${index}` }] : []));
    this.tapped = this.needs.map((need) => lies(need, scene));
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
    return this.needs.every(({ least, most }, i) => this.chosen[i]!.length >= least && this.chosen[i]!.length <= most) && this.listed;
  }

  /** One thing is named and no more can be: a second tap on it may mean it. */
  get single(): boolean {
    return this.needs.length === 1 && this.needs[0]!.most === 1;
  }

  /** The action in the words of the record. */
  get words(): string {
    return [this.action.action, ...this.chosen.flatMap((row) => row.map(({ value }) => value))].join(" ");
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

  /** What a listed way names, need by need; the last takes all that is left, as cards or as one word. */
  private parts(way: string): string[][] {
    const words = way.split(" ").slice(1);
    return this.needs.map(({ kind }, at) => (at < this.needs.length - 1 ? words.slice(at, at + 1) : kind === "cards" ? words.slice(at) : [words.slice(at).join(" ")]));
  }

  /** Whether something can still be named together with what was chosen; of one thing the newer counts. */
  private goes(index: number, value: string): boolean {
    const ways = this.action.actions ?? [];
    if (this.needs.length < 2 || !ways.length) return true;
    return ways.some((way) => {
      const parts = this.parts(way);
      return parts[index]!.includes(value) && this.chosen.every((row, at) => (at === index && this.needs[at]!.most < 2) || row.every((one) => parts[at]!.includes(one.value)));
    });
  }

  /** Whether just this may be done, where all ways are listed and several cards make one. */
  private get listed(): boolean {
    const ways = this.action.actions ?? [];
    if (this.needs.length < 2 || !ways.length || this.needs[this.needs.length - 1]!.kind !== "cards") return true;
    return ways.some((way) => this.parts(way).every((part, at) => part.length === this.chosen[at]!.length && this.chosen[at]!.every((one) => part.includes(one.value))));
  }

  /** The need that a card answers: one that holds it, one that wants it, else any that could take it. */
  private find(zone: Zone, card: SceneCard, place: number): [number, NeedOption] | null {
    const able = [...this.needs.entries()].flatMap(([index, need]) => {
      const option = this.tapped[index] ? optionIn(need, zone, card) : undefined;
      return option ? [[index, option] as [number, NeedOption]] : [];
    });
    const holding = able.find(([index]) => this.has(keyOf(index, zone, place, card)));
    return holding ?? able.find(([index]) => this.chosen[index]!.length < this.needs[index]!.most) ?? able[able.length - 1] ?? null;
  }

  /** The scene with the cards that this action can name made ready for a tap. */
  dress(scene: Scene): Scene {
    return {
      ...scene,
      zones: scene.zones.map((zone) => ({
        ...zone,
        ...(zone.cells ? { cells: zone.cells.map((cell) => this.offered(zone, cell)) } : {}),
        cards: zone.cards.map((card, place) => {
          const found = this.find(zone, card, place);
          if (!found) return card.action ? { ...card, action: null } : card;
          const [index, { legal, why, value }] = found;
          const goes = this.goes(index, value);
          return { ...card, action: keyOf(index, zone, place, card), legal: legal && goes, why: why ?? (goes ? null : APART), say: undefined };
        }),
      })),
    };
  }

  /** A place of a board, ready for a tap where this action can name it. */
  private offered(zone: Zone, cell: Cell): Cell {
    const index = this.needs.findIndex((need, at) => this.tapped[at] && cell.value !== undefined && need.options.some(({ value }) => value === cell.value));
    const option = this.needs[index]?.options.find(({ value }) => value === cell.value);
    if (!option) return { ...cell, action: null };
    return { ...cell, action: `${MARK}${index}:${zone.id}:0:${option.value}`, legal: option.legal && this.goes(index, option.value), why: option.why ?? null };
  }

  /** A tap on a card that `dress` or `invite` made ready; false where it was another. */
  tap(action: string): boolean {
    const marked = action.startsWith(MARK) ? action.slice(MARK.length) : null;
    if (marked === null) return false;
    const [index, , , value] = marked.split(":");
    this.toggle(Number(index), value!, action);
    return true;
  }

  /** Choose the card with which the action was begun, or one that was picked for another action before. */
  take(picked: string, scene: Scene): void {
    for (const zone of scene.zones) {
      for (const [place, card] of zone.cards.entries()) {
        if (picked !== (card.action ?? `${START}${zone.id}:${place}`)) continue;
        const found = this.find(zone, card, place);
        if (found?.[1].legal) this.toggle(found[0], card.card!, keyOf(found[0], zone, place, card));
        return;
      }
    }
  }

  /** Choose what an advice names. */
  fill(advised: string, scene: Scene): void {
    let words = advised.split(" ").slice(1);
    this.chosen = this.needs.map((need, index) => {
      const last = index === this.needs.length - 1;
      const named = need.kind === "cards" ? words : last ? [words.join(" ")] : words.slice(0, 1);
      words = words.slice(named.length);
      const taken = new Set<string>();
      return named.filter(Boolean).map((value) => {
        if (!this.tapped[index]) return { value, key: need.span ? `${MARK}${index}` : `${MARK}${index}:${value}` };
        for (const zone of scene.zones) {
          for (const [place, card] of zone.cards.entries()) {
            const key = keyOf(index, zone, place, card);
            if (card.card === value && !taken.has(key) && optionIn(need, zone, card)) {
              taken.add(key);
              return { value, key };
            }
          }
        }
        const board = scene.zones.find(({ cells = [] }) => cells.some((one) => one.value === value));
        return { value, key: board ? `${MARK}${index}:${board.id}:0:${value}` : value };
      });
    });
  }

  /** «2 карты из 2–4», or what is still to be named. */
  get progress(): string {
    const need = this.needs[this.at]!;
    const got = this.chosen[this.at]!.length;
    if (!this.tapped[this.at] || need.most < 2) return "";
    const range = need.least === need.most ? String(need.most) : `${need.least}–${need.most}`;
    return `${got} из ${range}`;
  }

  /** What must still be chosen, for the button that is not ready. */
  get wanting(): string {
    if (this.complete) return "";
    const { least, label } = this.needs[this.at]!;
    if (this.chosen[this.at]!.length >= least) return "Выберите ещё";
    if (!this.tapped[this.at]) return label ? `Выберите: ${label.toLowerCase()}` : "Выберите, что назвать";
    return `Выберите ${least === 1 ? "карту" : `${least} ${plural(least, "карту", "карты", "карт")}`}`;
  }

  /** The rows of buttons for what does not lie on the table. */
  rows(changed: () => void): TemplateResult | typeof nothing {
    const shown = this.needs.map((need, index) => ({ need, index })).filter(({ index }) => !this.tapped[index]);
    if (!shown.length) return nothing;
    return html`${shown.map(({ need, index }) => html`${need.span ? this.span(need, index, changed) : nothing}${this.row(need, index, changed)}`)}`;
  }

  private row(need: Need, index: number, changed: () => void): TemplateResult {
    const named = this.needs.length > 1 && need.label;
    return html`<div class="bids ${need.options.length > 7 ? "many" : ""}" role="group" aria-label=${need.label || LABELS[need.kind]} ${columns(need.options.map(({ label }) => label))}>
      ${named ? html`<span class="asks" aria-hidden="true">${need.label}</span>` : nothing}
      ${need.options.map((option) => {
        const key = need.span ? `${MARK}${index}` : `${MARK}${index}:${option.value}`;
        const on = need.span ? this.chosen[index]![0]?.value === option.value : this.has(key);
        const legal = option.legal && this.goes(index, option.value);
        return html`<button type="button" class="b ${on ? "on" : ""}" aria-pressed=${on ? "true" : "false"} aria-disabled=${legal ? nothing : "true"} title=${option.why?.text ?? nothing}
          @click=${() => {
            if (legal && need.span) this.chosen[index] = [{ value: option.value, key }];
            else if (legal) this.toggle(index, option.value, key);
            changed();
          }}>${rich(option.label)}</button>`;
      })}
    </div>`;
  }

  /** A number from a wide range: a slider, a step either way, what it comes to in words. */
  private span(need: Need, index: number, changed: () => void): TemplateResult {
    const [low = 0, high = 0] = need.span!;
    const now = Number(this.chosen[index]![0]?.value ?? low);
    const set = (value: number): void => {
      this.chosen[index] = [{ value: String(Math.max(low, Math.min(high, Math.round(value) || low))), key: `${MARK}${index}` }];
      changed();
    };
    const said = need.options.find(({ value }) => value === String(now))?.label ?? (need.money ? coins(now) : String(now));
    return html`<div class="span">
      <button type="button" class="b" aria-label="Меньше" aria-disabled=${now <= low ? "true" : nothing} @click=${() => set(now - 1)}>−</button>
      <label><span class="vh">${need.label || LABELS[need.kind]}</span><input class="range" type="range" min=${low} max=${high} .value=${String(now)} aria-valuetext=${said} @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))} /></label>
      <button type="button" class="b" aria-label="Больше" aria-disabled=${now >= high ? "true" : nothing} @click=${() => set(now + 1)}>+</button>
      <output>${said}</output>
    </div>`;
  }
}

const APART = { text: "Вместе с выбранным это не сходится: снимите выбор с лишнего.", cites: [] };

const keyOf = (index: number, zone: Zone, place: number, { card }: SceneCard): string => `${MARK}${index}:${zone.id}:${place}:${card}`;

const LABELS: Record<Need["kind"], string> = { cards: "Карты", card: "Карта", seat: "Кому", pile: "Куда", number: "Сколько", suit: "Масть", word: "Слово" };

/** Whether this is all that can be done: no other action, no card with one of its own. */
export const alone = ({ actions, zones }: Scene): boolean => actions.length === 1 && !zones.some(({ cards }) => cards.some(({ action, legal }) => action && legal !== false));

/** Actions that could begin with this card. */
const begunBy = (scene: Scene, zone: Zone, card: SceneCard): SceneAction[] =>
  scene.actions.filter(({ legal, needs }) => legal && needs?.some((need) => optionIn(need, zone, card)?.legal && lies(need, scene)));

/** Cards that have no action of their own can begin one that names them. */
export function invite(scene: Scene): Scene {
  if (!scene.actions.some(({ legal, needs }) => legal && needs?.length)) return scene;
  return {
    ...scene,
    zones: scene.zones.map((zone) => ({
      ...zone,
      cards: zone.cards.map((card, place) => (card.action || card.card === null || !begunBy(scene, zone, card).length ? card : { ...card, action: `${START}${zone.id}:${place}`, legal: true })),
    })),
  };
}

/** The actions that a tapped card can begin; none where the tap was on something else. */
export function begun(scene: Scene, action: string | null): SceneAction[] {
  if (!action?.startsWith(START)) return [];
  const [id, place] = action.slice(START.length).split(":");
  const zone = scene.zones.find((one) => one.id === id);
  const card = zone?.cards[Number(place)];
  return zone && card ? begunBy(scene, zone, card) : [];
}
