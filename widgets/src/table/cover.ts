// The screen between two people at one device. Loaded when a table is shared.
import { css, html, nothing, type TemplateResult } from "lit";
import { core } from "../core/rpc";
import type { Scene } from "../core/types";
import { icon } from "../ui/icons";
import { cites, rich } from "../ui/text";
import { nameOf, type SharedTable } from "./people";

/** The others who may ask for the device. */
export function callers(shared: SharedTable, scene: Scene, call: (seat: number) => unknown): TemplateResult | typeof nothing {
  const next = shared.next(scene);
  const others = shared.people.filter((seat) => seat !== shared.holder && seat !== next);
  if (!others.length || (shared.holder !== null && !scene.aside) || scene.done) return nothing;
  return html`<div class="callers" role="group" aria-label=${scene.aside ? "Перехватить ход" : "Взять телефон"}>
    <p>${scene.aside ? html`${rich(scene.aside.text)} ${cites(scene.aside.cites)}` : "Посмотреть свои карты:"}</p>
    ${others.map((seat) => html`<button class="btn" type="button" @click=${() => call(seat)}>${scene.aside ? `Перехватит ${nameOf(seat).toLowerCase()}` : nameOf(seat)}</button>`)}
  </div>`;
}

/** What the cover asks of the match. */
interface Handed {
  scene: Scene;
  /** An earlier step on view. */
  replayed: Scene | null;
  hidden: boolean;
  waiting: boolean;
  trouble: string;
  pickUp: (seat: number) => unknown;
  call: (seat: number | null) => unknown;
}

const MOST_NEWS = 5;

/** «Передайте телефон»: nothing of anybody's cards until the one who is named takes it; null where nobody is to take it. */
export function coverView(shared: SharedTable, match: Handed, progress: () => TemplateResult | typeof nothing): TemplateResult | null {
  const { scene } = match;
  if (match.hidden) {
    const again = html`<p role="alert">${match.trouble}</p>
      ${progress()}<button class="btn pri" type="button" @click=${() => match.call(null)}>Повторить</button>`;
    return html`<div class="cover" role="group" aria-label="Передайте телефон">${match.trouble ? again : nothing}</div>`;
  }
  const seat = shared.holder === null && !match.replayed ? shared.next(scene) : null;
  if (seat === null) return null;
  const name = nameOf(seat);
  const open = scene.zones.filter(({ kind, cards }) => kind === "pile" && cards.length);
  const news = scene.log.slice(Math.max(shared.seen, scene.log.length - MOST_NEWS));
  const busy = match.waiting || core.status.state === "failed";
  return html`<div class="cover" role="group" aria-label="Передайте телефон">
    <p class="pass">${icon("pass")}Передайте телефон</p>
    <p class="to">${name}</p>
    <p class="safe">Чужих карт на экране нет. Возьмите телефон так, чтобы никто не подглядывал.</p>
    <button class="btn pri" type="button" @click=${() => match.pickUp(seat)}>Я ${name.toLowerCase()}, показать мои карты</button>
    ${shared.called === null ? nothing : html`<button class="lnk" type="button" @click=${() => match.call(null)}>Не нужно, вернуться</button>`}
    ${match.trouble ? html`<p role="alert">${match.trouble}</p>` : nothing} ${busy ? progress() : nothing}
    ${open.length ? html`<p class="lies">На столе: ${open.map(({ cards }) => cards[cards.length - 1]?.name).join(", ")}</p>` : nothing}
    ${news.length ? html`<ul class="news" aria-label="Что видели все">${news.map((entry) => html`<li>${rich(entry.text)}</li>`)}</ul>` : nothing}
    ${callers(shared, scene, match.call)}
  </div>`;
}

export const styles = css`
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
    --t-red: #ffb3b3;
    --t-black: #fff;
    --t-blue: #b9d3ff;
    --t-green: #b6f0c8;
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
    flex: 1 1 100%;
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
`;
