// A hand of cards for show: a fan of faces, drawn as at the table; without scripts the page has them as text.
import { css, html, LitElement, type TemplateResult } from "lit";
import { cardFace, spriteSheet } from "../cards/face";
import { type Card, parseCard } from "../cards/notation";
import { prefs } from "../prefs/prefs";
import { cardStyles } from "../table/card-styles";
import { styled } from "../ui/styled";
import { tokens } from "../ui/styles";

export class ZsHand extends LitElement {
  static override styles = [
    tokens,
    cardStyles,
    css`
      :host {
        display: flex;
        justify-content: center;
      }
      i {
        display: block;
        width: var(--zs-card-width, 88px);
        flex: none;
        margin-left: var(--zs-card-over, -42px);
        transform: rotate(calc(var(--k) * 5deg)) translateY(calc(var(--k) * var(--k) * 1.6px));
        transform-origin: 50% 130%;
        filter: drop-shadow(-1px 2px 3px #0005);
      }
      i:first-of-type {
        margin-left: 0;
      }
    `,
  ];

  override render(): TemplateResult {
    const cards = (this.dataset.cards ?? "").split(" ").map(parseCard).filter((card): card is Card => card !== null);
    const middle = (cards.length - 1) / 2;
    const latin = prefs.value.latin;
    return html`${spriteSheet()}${cards.map((card, at) => html`<i ${styled({ "--k": at - middle })}>${cardFace(card, latin)}</i>`)}`;
  }
}

customElements.define("zs-hand", ZsHand);
