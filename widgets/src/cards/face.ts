// One card, drawn from the sprite.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { SceneCard } from "../core/types";
import { indexOf, parseCard, type Card, type Suit } from "./notation";
import { PICTURES } from "./pictures";
import { sprite, SUIT_PATH } from "./sprite";
import { styled } from "../ui/styled";

const [L, C, R] = [93, 125, 157];
const PIPS: Record<string, [number, number][]> = {
  2: [[C, 80], [C, 270]],
  3: [[C, 80], [C, 175], [C, 270]],
  4: [[L, 84], [R, 84], [L, 266], [R, 266]],
  5: [[L, 84], [R, 84], [C, 175], [L, 266], [R, 266]],
  6: [[L, 84], [R, 84], [L, 175], [R, 175], [L, 266], [R, 266]],
  7: [[L, 84], [R, 84], [C, 129], [L, 175], [R, 175], [L, 266], [R, 266]],
  8: [[L, 84], [R, 84], [C, 129], [L, 175], [R, 175], [C, 221], [L, 266], [R, 266]],
  9: [[L, 76], [R, 76], [L, 142], [R, 142], [C, 175], [L, 208], [R, 208], [L, 274], [R, 274]],
  10: [[L, 76], [R, 76], [C, 109], [L, 142], [R, 142], [L, 208], [R, 208], [C, 241], [L, 274], [R, 274]],
}; // prettier-ignore
const COURT: Record<string, string> = { К: "king", Д: "queen", В: "jack" };

const use = (suit: Suit, x: number, y: number, scale: number, turned = false): SVGTemplateResult =>
  svg`<use href="#p-${suit}" transform="translate(${x} ${y}) scale(${scale})${turned ? " rotate(180)" : ""}"/>`;

function middle({ suit, rank }: Card): SVGTemplateResult | SVGTemplateResult[] {
  const pips = PIPS[rank];
  if (pips) return pips.map(([x, y]) => use(suit, x, y, 0.46, y > 176));
  const court = COURT[rank];
  if (court) {
    return svg`<rect class="frame" x="62" y="30" width="126" height="290" rx="8"/><g clip-path="url(#fc)"><use href="#${court}"/><use href="#${court}" transform="rotate(180 125 175)"/><path class="sash" d="M58 193 192 149V159L58 203Z"/></g><rect class="frame2" x="62" y="30" width="126" height="290" rx="8"/>${use(suit, 80, 53, 0.25)}${use(suit, 170, 297, 0.25, true)}`;
  }
  return svg`<g class="ace"><circle cx="125" cy="175" r="74"/><circle cx="125" cy="175" r="67"/></g>${use(suit, C, 175, 0.94)}`;
}

/** A playing card's face. */
export function cardFace(card: Card, latin: boolean): TemplateResult {
  const index = indexOf(card.rank, latin);
  const corner = svg`<text class="ci ${index.length > 1 ? "t" : ""}" x="34" y="60">${index}</text>${use(card.suit, 34, 92, 0.36)}`;
  return html`<svg class="face s-${card.suit}" viewBox="0 0 250 350" aria-hidden="true" focusable="false"><rect class="cf" x="1" y="1" width="248" height="348" rx="19"/>${corner}<g transform="rotate(180 125 175)">${corner}</g>${middle(card)}</svg>`;
}

/** The back of a card. */
export const cardBack = (): TemplateResult => html`<span class="back" aria-hidden="true"></span>`;

/** Whatever lies on the table: a card, its back, or a face of a game that has other cards. */
export function anyFace(entry: SceneCard, latin: boolean): TemplateResult {
  if (!entry.up || entry.card === null) return cardBack();
  const card = parseCard(entry.card);
  if (card) return cardFace(card, latin);
  const { title, value = "", tone = "plain", icon = "" } = entry.face ?? { title: entry.card };
  const mark = PICTURES[icon]?.() ?? ([...icon].length && [...icon].length <= 2 ? icon : value.length <= 5 && value ? value : title.charAt(0).toUpperCase());
  const length = typeof mark === "string" ? Math.min([...mark].length, 5) : 0;
  return html`<span class="free tone-${word(tone)} k-${word(icon)} ${entry.closed ? "closed" : ""}" aria-hidden="true"
    >${value && value.length <= 2 ? html`<b>${value}</b>` : ""}<i class="l${length}">${mark}</i><em>${title}</em>${value.length > 5 ? html`<small>${value}</small>` : ""}</span>`;
}

const word = (text: string): string => text.replace(/[^\w-]/g, "");

/** A small card: index and suit only. */
export function tile(entry: SceneCard, latin: boolean): TemplateResult {
  if (!entry.up || entry.card === null) return html`<span class="tile down" aria-hidden="true"></span>`;
  const card = parseCard(entry.card);
  const { title = entry.card, icon = "", tone = "" } = entry.face ?? {};
  if (!card) return icon && icon.length <= 2 ? html`<span class="tile tone-${word(tone)}" role="img" aria-label=${entry.name ?? title}>${icon}</span>` : html`<span class="tile wide">${title}</span>`;
  return html`<span class="tile s-${card.suit}" role="img" aria-label=${entry.name ?? ""}>${indexOf(card.rank, latin)}${suitSign(card.suit)}</span>`;
}

/** A suit sign in a text: drawn, so that no phone makes it an emoji. */
export const suitSign = (suit: Suit): TemplateResult =>
  html`<svg class="sy s-${suit}" viewBox="-54 -54 108 108" aria-hidden="true" focusable="false"><path d=${SUIT_PATH[suit]}/></svg>`;

/** The hidden shapes that faces refer to; `use` does not see outside its shadow root. */
export const spriteSheet = (): TemplateResult =>
  html`<svg width="0" height="0" ${styled({ position: "absolute" })} aria-hidden="true" focusable="false">${sprite}</svg>`;
