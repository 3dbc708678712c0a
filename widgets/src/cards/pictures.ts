// Pictures on the faces of games that have their own cards, by the name that the core gives.
import { svg, type SVGTemplateResult } from "lit";

const draw = (body: SVGTemplateResult): SVGTemplateResult => svg`<svg class="pic" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${body}</svg>`;

export const PICTURES: Record<string, () => SVGTemplateResult> = {
  sausage: () =>
    draw(svg`<path d="M17 60Q38 88 66 68T86 30" fill="none" stroke="#7d2f1b" stroke-width="29" stroke-linecap="round"/><path d="M17 60Q38 88 66 68T86 30" fill="none" stroke="#c65a34" stroke-width="24" stroke-linecap="round"/><path d="M22 55Q40 76 61 60T78 34" fill="none" stroke="#efa077" stroke-width="5" stroke-linecap="round"/><path d="m4 49 8 6M86 14l1 9" stroke="#7d2f1b" stroke-width="6" stroke-linecap="round"/>`),
  shoe: () =>
    draw(svg`<path d="M30 12h28l2 34c2 8 10 11 20 14 10 2 15 8 15 17v7H22c-3-10-2-20 2-30 4-13 6-27 6-42Z" fill="#4a3a34" stroke="#241a17" stroke-width="4" stroke-linejoin="round"/><path d="M20 84h76v8H20Z" fill="#241a17"/><path d="M22 84V97h17l3-9" fill="#241a17"/><path d="M43 32h15M43 42h16M44 52h17" stroke="#e9d9bd" stroke-width="4" stroke-linecap="round"/><path d="M28 12h32v9H28Z" fill="#6b564d" stroke="#241a17" stroke-width="3"/>`),
};
