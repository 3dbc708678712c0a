// Several people at one device: who holds it, who takes it next, and the screen between two of them.
import { css, html, nothing, type TemplateResult } from "lit";
import type { Party, Scene } from "../core/types";
import { icon } from "../ui/icons";
import { cites, rich } from "../ui/text";

export const nameOf = (seat: number): string => `Игрок ${seat + 1}`;

export class SharedTable {
  /** Who looks at the screen; null: it lies open for all, no hand is shown. */
  holder: number | null = null;
  /** Somebody who asked for the device out of turn. */
  called: number | null = null;
  /** What lay open when all were last asked whether they act out of turn. */
  private answered = "";
  /** Nobody wants to act out of turn until a person is on turn. */
  hurry = false;
  /** How long the public log was when somebody last looked. */
  seen = 0;

  constructor(readonly people: number[]) {}

  get party(): Party {
    return { people: this.people, shared: true };
  }

  /** Who is to take the device; null where bots move, or all may look. */
  next(scene: Scene): number | null {
    if (this.called !== null) return this.called;
    const { to_move, deal_over, done } = scene;
    return to_move !== null && !deal_over && !done && this.people.includes(to_move) ? to_move : null;
  }

  /** The device is handed over: nobody's cards are to be seen. */
  release(called: number | null = null): void {
    this.holder = null;
    this.called = called;
  }

  takenBy(seat: number): void {
    this.holder = seat;
    this.called = null;
    this.hurry = false;
  }

  /** Whether the one who holds it is to hand it on. */
  leaves(scene: Scene): boolean {
    return this.holder !== null && (scene.deal_over || scene.to_move !== this.holder);
  }

  /** Before a bot moves: whether people are first asked if they act out of turn. */
  asks(scene: Scene): boolean {
    return Boolean(scene.aside) && !this.hurry && this.moment(scene) !== this.answered;
  }

  /** All have been asked at this moment. */
  answer(scene: Scene): void {
    this.answered = this.moment(scene);
  }

  /** What the right to act out of turn depends on, as far as the table sees it: the open cards, how many each person holds. */
  private moment(scene: Scene): string {
    const open = scene.zones.filter(({ kind }) => kind === "pile").map(({ count, cards }) => [count, cards[cards.length - 1]?.card]);
    return JSON.stringify([open, scene.seats.filter(({ seat }) => this.people.includes(seat)).map(({ count }) => count)]);
  }
}

/** The others who may ask for the device. */
export function callers(shared: SharedTable, scene: Scene, call: (seat: number) => void): TemplateResult | typeof nothing {
  const next = shared.next(scene);
  const others = shared.people.filter((seat) => seat !== shared.holder && seat !== next);
  if (!others.length || (shared.holder !== null && !scene.aside) || scene.done) return nothing;
  return html`<div class="callers" role="group" aria-label=${scene.aside ? "Перехватить ход" : "Взять телефон"}>
    <p>${scene.aside ? html`${rich(scene.aside.text)} ${cites(scene.aside.cites)} Кто хочет, берёт телефон:` : "Посмотреть свои карты:"}</p>
    ${others.map((seat) => html`<button class="btn" type="button" @click=${() => call(seat)}>${nameOf(seat)}</button>`)}
  </div>`;
}

interface Cover {
  scene: Scene;
  seat: number;
  fresh: { text: string; cites: string[] }[];
  take: () => void;
  back: (() => void) | null;
  more: TemplateResult | typeof nothing;
  loading: TemplateResult | typeof nothing;
}

/** «Передайте телефон»: nothing of anybody's cards until the one who is named takes it. */
export function coverView({ scene, seat, fresh, take, back, more, loading }: Cover): TemplateResult {
  const name = nameOf(seat);
  const open = scene.zones.filter(({ kind, cards }) => kind === "pile" && cards.length);
  return html`<div class="cover" role="group" aria-label="Передайте телефон">
    <p class="pass">${icon("pass")}Передайте телефон</p>
    <p class="to" id="cover-to">${name}</p>
    <p class="safe">Карт на экране нет. ${name} берёт телефон и касается кнопки, остальные не подглядывают.</p>
    <button class="btn pri" type="button" @click=${take}>Я ${name.toLowerCase()}, показать мои карты</button>
    ${back ? html`<button class="lnk" type="button" @click=${back}>Не нужно, вернуться</button>` : nothing} ${loading}
    ${open.length ? html`<p class="lies">На столе: ${open.map((zone, i) => html`${i ? ", " : ""}${zone.cards[zone.cards.length - 1]?.name ?? ""}`)}</p>` : nothing}
    ${fresh.length ? html`<ul class="news" aria-label="Что видели все">${fresh.map((entry) => html`<li>${rich(entry.text)} ${cites(entry.cites)}</li>`)}</ul>` : nothing}
    ${more}
  </div>`;
}

export const peopleStyles = css`
  .cover {
    min-height: 430px;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 12px;
    padding: 26px 22px;
    text-align: center;
    color: #fff;
    background: radial-gradient(ellipse 75% 65% at 50% 40%, var(--felt1), var(--felt2));
  }
  .cover p {
    margin: 0;
    max-width: 460px;
    text-wrap: pretty;
  }
  .cover .pass {
    display: flex;
    align-items: center;
    gap: 10px;
    font: 500 17px/1.3 var(--ui);
  }
  .cover .to {
    font: 600 44px/1.1 var(--book);
    color: var(--gilt);
  }
  .cover .safe,
  .cover .lies {
    font-size: 15px;
    line-height: 1.45;
    color: #ffffffd9;
  }
  .cover .btn {
    min-height: 52px;
    font-size: 16px;
    padding-inline: 20px;
    background: var(--face);
    color: #1d1e26;
    border-color: var(--edge);
  }
  .cover .btn.pri {
    background: var(--gilt);
    border-color: var(--gilt);
    color: var(--gilt-ink);
  }
  .cover .lnk,
  .cover .cites a {
    color: #fff;
  }
  .cover :focus-visible {
    outline-color: #fff;
  }
  .cover .load {
    width: min(100%, 320px);
    color: #fff;
  }
  .news {
    list-style: none;
    margin: 4px 0 0;
    padding: 10px 16px;
    border-radius: 12px;
    background: #0000002e;
    font-size: 14.5px;
    line-height: 1.5;
    text-align: start;
  }
  .callers {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 10px;
    padding: 10px 18px;
    border-top: 1px solid var(--line);
    font-size: 14.5px;
  }
  .callers p {
    flex: 1 1 220px;
    margin: 0;
    text-align: start;
  }
  .callers .btn {
    min-height: 44px;
  }
  .cover .callers {
    border-top: 1px solid #ffffff40;
    padding-inline: 0;
    margin-top: 6px;
    justify-content: center;
  }
  .crew {
    grid-column: 1 / -1;
  }
  .crew .picks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
  }
  .crew label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    font-size: 15.5px;
  }
  .crew input {
    width: 20px;
    height: 20px;
    accent-color: var(--pri);
  }
  .ways summary {
    min-height: 44px;
    display: flex;
    align-items: center;
    cursor: pointer;
    font-size: 15px;
  }
  .ways {
    grid-column: 1 / -1;
  }
  .ways .field {
    margin-bottom: 10px;
  }
  .ways select {
    width: 100%;
    min-height: 42px;
    text-overflow: ellipsis;
  }
`;
