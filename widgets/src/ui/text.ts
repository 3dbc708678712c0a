// Texts of the core on the screen: suit signs drawn, rules linked.
import { html, nothing, type TemplateResult } from "lit";
import { indexOf, nameOf, pieces, SUIT_NAME } from "../cards/notation";
import { suitSign } from "../cards/face";
import { prefs } from "../prefs/prefs";
import { ruleUrl } from "../site";
import { labelOf, titleOf } from "./rules";

/** A text with its cards and suits drawn. */
export function rich(text: string): (string | TemplateResult)[] {
  const { latin } = prefs.value;
  return pieces(text).map((piece) => {
    if (typeof piece === "string") return piece;
    const name = piece.rank ? nameOf(piece) : SUIT_NAME[piece.suit];
    const index = piece.rank ? indexOf(piece.rank, latin) : "";
    return html`<span class="mini s-${piece.suit}" role="img" aria-label=${name}>${index}${suitSign(piece.suit)}</span>`;
  });
}

/** Links to rules: «§ 14», or the title of a rule without a number. */
export function cites(ids: readonly string[] | undefined, short = false): TemplateResult | typeof nothing {
  if (!ids?.length) return nothing;
  return html`<span class="cites"
    >${ids.map((id) => {
      const full = labelOf(id);
      const label = short && full.length > 12 ? "правило" : full;
      const title = titleOf(id);
      return html`<a href=${ruleUrl(id)} data-rule=${id} title=${title ?? nothing} aria-label=${label === "правило" ? (title ?? nothing) : nothing}>${label}</a>`;
    })}</span
  >`;
}

/** A number as the table reads it: 2 000, −5, 0,5. The browser's own way to write numbers takes as long to start as a whole widget. */
export function amount(value: number | string | null): string {
  if (typeof value !== "number") return value ?? "";
  const [whole, part] = String(Math.round(Math.abs(value) * 1000) / 1000).split(".");
  return (value < 0 ? "−" : "") + whole!.replace(/\B(?=(\d{3})+$)/g, "\u00a0") + (part ? `,${part}` : "");
}

/** A sum in kopecks as people write it: «1 р. 65 к.». */
export function coins(kopecks: number): string {
  const [roubles, rest] = [Math.floor(Math.abs(kopecks) / 100), Math.abs(kopecks) % 100];
  const parts = [...(roubles ? [`${amount(roubles)}\u00a0р.`] : []), ...(rest || !roubles ? [`${rest}\u00a0к.`] : [])];
  return (kopecks < 0 ? "−" : "") + parts.join(" ");
}

/** A figure of a result in its unit: sums in kopecks as people write them. */
export const figure = (value: number | string | null, unit: string): string => (unit === "коп." && typeof value === "number" ? coins(value) : amount(value));

export function plural(count: number, one: string, few: string, many: string): string {
  const [tens, ones] = [count % 100, count % 10];
  if (tens > 10 && tens < 15) return many;
  return ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
}

/** «3,1 МБ». */
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1).replace(".", ",");
