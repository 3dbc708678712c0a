import { css } from "lit";

/** How a sheet is ruled, on the screen and on paper. */
export const ruledStyles = css`
  .drawn {
    font-variant-numeric: tabular-nums;
    font-size: 15px;
    line-height: 1.35;
  }
  .drawn .spot {
    appearance: none;
    display: flex;
    flex-direction: column;
    width: 100%;
    height: 100%;
    min-width: 0;
    margin: 0;
    padding: 4px 6px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: center;
    overflow: hidden;
  }
  .drawn button.spot {
    cursor: pointer;
  }
  .drawn button.spot:hover {
    background: color-mix(in srgb, var(--pri) 7%, transparent);
  }
  .drawn button.spot[aria-expanded="true"] {
    background: var(--pri-soft);
  }
  .drawn small {
    font-size: 11.5px;
    line-height: 1.2;
    color: var(--ink2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .drawn .struck {
    color: var(--ink2);
    text-decoration: line-through;
    text-decoration-thickness: 1.5px;
    font-weight: 400;
  }
  .drawn .num2 {
    font-weight: 600;
    white-space: nowrap;
  }
  .drawn .num2.struck,
  .drawn .more2 {
    font-weight: 400;
    color: var(--ink2);
  }
  .dn {
    margin: 8px 0 0;
    font-size: 14.5px;
  }
  .dn span {
    color: var(--ink2);
  }
  .drawn.columns {
    overflow-x: auto;
  }
  .drawn .cols {
    table-layout: fixed;
    width: 100%;
    min-width: calc(76px + var(--parts) * max(3.3em, var(--signs) * 0.58em + 10px));
    border-collapse: collapse;
    font-size: inherit;
  }
  .drawn .cols thead td,
  .drawn .cols tbody th {
    width: 76px;
  }
  .drawn .cols thead th {
    text-align: center;
    font-weight: 600;
    font-size: 12.5px;
    line-height: 1.25;
    overflow-wrap: normal;
    color: var(--ink);
    padding: 0 1px 6px;
    height: 1.6em;
  }
  .drawn .cols tbody th {
    text-align: start;
    vertical-align: bottom;
    font-weight: 400;
    font-size: 12.5px;
    line-height: 1.25;
    color: var(--ink2);
    padding: 4px 8px 6px 0;
  }
  .drawn .cols .down th {
    vertical-align: top;
    padding-top: 6px;
  }
  .drawn .cols tbody tr {
    border: 0;
  }
  .drawn .cols td {
    padding: 0;
    height: 1px;
    vertical-align: bottom;
    text-align: center;
  }
  .drawn .cols tbody td {
    border-inline-start: 1.5px solid var(--ink2);
  }
  .drawn .cols tbody td:nth-child(2) {
    border-inline-start-color: transparent;
  }
  .drawn .band.heavy td,
  .drawn .band.heavy th {
    border-bottom: 2.5px solid var(--ink);
  }
  .drawn .band.double td,
  .drawn .band.double th {
    border-bottom: 1px dashed var(--ink2);
  }
  .drawn .cells {
    display: flex;
    height: 100%;
    min-height: 40px;
  }
  .drawn .band.up .cells {
    min-height: 124px;
  }
  .drawn .cells > * {
    flex: 1 1 0;
  }
  .drawn .cells > * + * {
    border-inline-start: 1px solid var(--line);
  }
  .drawn .cols .cells:has(> :nth-child(2)) {
    flex-direction: column;
  }
  .drawn .cols .cells > * + * {
    border-inline-start: 0;
    border-top: 1px solid var(--line);
  }
  .drawn .trail {
    display: flex;
    flex-direction: column;
  }
  .drawn .band.up .spot {
    justify-content: flex-end;
  }
  .drawn .trail.up {
    flex-direction: column-reverse;
  }
  .drawn .trail.along {
    flex-flow: row wrap;
    justify-content: center;
    gap: 0 7px;
  }
  .square {
    position: relative;
    aspect-ratio: 1;
    width: min(100%, 480px);
    margin: 24px auto 28px;
  }
  .drawn.sides .square {
    width: min(100% - 48px, 480px);
  }
  .drawn.sides .square + .dn {
    margin-top: 32px;
  }
  .square > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .square rect,
  .square line {
    fill: none;
    stroke: var(--ink2);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .square rect,
  .square .heavy {
    stroke: var(--ink);
    stroke-width: 2px;
  }
  .square .at {
    position: absolute;
  }
  .square .spot {
    padding: 2px 3px;
    align-items: center;
    justify-content: center;
    font-size: 14px;
    line-height: 1.25;
  }
  .square .tall .trail {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: center;
  }
  .square small {
    max-width: 100%;
    font-size: 10.5px;
    line-height: 1.1;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .square .mid2 small {
    font-size: 9.5px;
  }
  .square .dname {
    position: absolute;
    font: 600 14px/24px var(--ui);
    white-space: nowrap;
  }
  .square .s .dname,
  .square .n .dname {
    left: 0;
    right: 0;
    text-align: center;
  }
  .square .s .dname {
    top: 100%;
  }
  .square .n .dname {
    bottom: 100%;
  }
  .square .w .dname,
  .square .e .dname {
    top: 0;
    bottom: 0;
    text-align: center;
    writing-mode: vertical-rl;
  }
  .square .w .dname {
    right: 100%;
    transform: rotate(180deg);
  }
  .square .e .dname {
    left: 100%;
  }
  .square .mid2 {
    position: absolute;
    display: grid;
    place-items: center;
    align-content: center;
    width: 52px;
    height: 52px;
    margin: -26px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
    line-height: 1.1;
  }
`;

/** What stands about the drawing on the screen. */
export const sheetStyles = css`
  .dhint,
  .dwhy {
    margin: 8px 0 12px;
    min-height: 24px;
    font-size: 13.5px;
    color: var(--ink2);
  }
  .dwhy {
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: 10px;
    color: var(--ink);
    font-size: 14.5px;
  }
  .dwhy p {
    margin: 0;
  }
  .dwhy .h {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    margin-top: -8px;
    font-weight: 600;
  }
  .dwhy ul {
    list-style: none;
    margin: 0;
    padding: 0;
    max-height: 220px;
    overflow: auto;
  }
  .dwhy li {
    display: grid;
    grid-template-columns: minmax(56px, auto) 1fr;
    gap: 10px;
    padding: 4px 0;
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  .dwhy li b {
    text-align: end;
  }
  .dwhy .struck {
    color: var(--ink2);
    font-weight: 400;
    text-decoration: line-through;
  }
  .dprint {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
  }
`;
