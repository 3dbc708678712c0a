// Styles shared by the widgets. Colours come from the site's --zs-* variables; the second values hold where it has none.
import { css } from "lit";

export const tokens = css`
  :host {
    --paper: var(--zs-paper, light-dark(#fffdf9, #1a211e));
    --bg: var(--zs-bg, light-dark(#f8f5ee, #121715));
    --ink: var(--zs-ink, light-dark(#221f1a, #ece7db));
    --ink2: var(--zs-ink2, light-dark(#5d574c, #aaa79b));
    --line: var(--zs-line, light-dark(#e3dccd, #2d3733));
    --pri: var(--zs-pri, light-dark(#1d5946, #86cfb2));
    --pri-ink: var(--zs-pri-ink, light-dark(#fff, #0d1b16));
    --pri-soft: var(--zs-pri-soft, light-dark(#e2eee8, #20332c));
    --acc: var(--zs-acc, light-dark(#8c2f39, #ef9aa1));
    --gold: var(--zs-gold, light-dark(#85600f, #e0b768));
    --gold-soft: var(--zs-gold-soft, light-dark(#f4e8cd, #332c1c));
    --felt1: var(--zs-felt1, light-dark(#35806a, #24584a));
    --felt2: var(--zs-felt2, light-dark(#1d5946, #11302a));
    --felt-line: var(--zs-felt-line, light-dark(#ffffff2b, #ffffff1f));
    --shadow: var(--zs-shadow, 0 1px 2px #2a22101a, 0 8px 24px #2a221014);
    --face: var(--zs-face, light-dark(#fffefb, #f2eee3));
    --edge: var(--zs-edge, light-dark(#cfc6b4, #b9b19f));
    --seg: var(--zs-seg, light-dark(#fffdf9, #3b4a44));
    --ui: var(--zs-ui, Onest, system-ui, "Segoe UI", Roboto, sans-serif);
    --book: var(--zs-book, Literata, Georgia, "PT Serif", serif);
    --c-red: var(--zs-red, #bf1f2b);
    --c-black: var(--zs-black, #1d1e26);
    --c-blue: var(--zs-blue, #1c5bbf);
    --c-green: var(--zs-green, #177a3c);
    --t-red: var(--zs-suit-red, light-dark(#bf1f2b, #ff8d92));
    --t-black: var(--zs-suit-black, var(--ink));
    --t-blue: var(--zs-suit-blue, light-dark(#1c5bbf, #8fb8ff));
    --t-green: var(--zs-suit-green, light-dark(#177a3c, #7fd79d));
    --gilt: #f4d58a;
    --gilt-ink: #3a2a06;
    display: block;
    font: 400 16px/1.5 var(--ui);
    color: var(--ink);
    text-align: start;
    -webkit-text-size-adjust: 100%;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  .screen {
    display: contents;
  }
  slot.paper {
    display: none;
  }
  @media print {
    .screen {
      display: none;
    }
    slot.paper {
      display: contents;
    }
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
    margin: 0;
  }
  button,
  label,
  summary,
  a {
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  a {
    color: var(--pri);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  h3,
  h4,
  p {
    margin: 0;
  }
  :focus-visible {
    outline: 3px solid var(--gold);
    outline-offset: 2px;
    border-radius: 6px;
  }
  .vh {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .ic {
    width: 18px;
    height: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 7px;
    min-height: 40px;
    padding: 4px 14px;
    border-radius: 10px;
    border: 1px solid var(--line);
    background: var(--paper);
    font-weight: 500;
    font-size: 14.5px;
    line-height: 1.25;
    cursor: pointer;
    color: var(--ink);
  }
  .btn:hover {
    border-color: var(--pri);
  }
  .btn.pri {
    background: var(--pri);
    border-color: var(--pri);
    color: var(--pri-ink);
  }
  .btn[aria-disabled="true"] {
    color: var(--ink2);
    background: none;
    border-style: dashed;
    cursor: not-allowed;
  }
  .lnk {
    border: 0;
    background: none;
    color: var(--pri);
    display: inline-flex;
    gap: 7px;
    align-items: center;
    font-size: 14.5px;
    font-weight: 500;
    cursor: pointer;
    padding: 8px 0;
    min-height: 40px;
    text-align: start;
  }
  .lnk:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .lnk:disabled {
    color: var(--ink2);
    opacity: 0.6;
    cursor: default;
    text-decoration: none;
  }
  .cites a + a {
    margin-inline-start: 0.4em;
  }
  /* suits: --suit on faces, --tint in the interface */
  .s-h,
  .s-d {
    --suit: var(--c-red);
    --tint: var(--t-red);
    --robe: #b3202c;
    --panel: #27426e;
    --trim: #e0ac3d;
  }
  .s-d {
    --panel: #2d5b4c;
  }
  .s-s,
  .s-c {
    --suit: var(--c-black);
    --tint: var(--t-black);
    --robe: #2b3049;
    --panel: #a32a35;
    --trim: #e0ac3d;
  }
  .s-c {
    --panel: #2f6b52;
  }
  .four .s-d {
    --suit: var(--c-blue);
    --tint: var(--t-blue);
    --robe: #1c4f9f;
    --panel: #8c2f39;
  }
  .four .s-c {
    --suit: var(--c-green);
    --tint: var(--t-green);
    --robe: #1b6b3a;
    --panel: #7c3f1d;
  }
  .sy {
    width: 0.82em;
    height: 0.82em;
    vertical-align: -0.06em;
    margin-inline: 0.06em;
    overflow: visible;
    fill: var(--tint);
  }
  .mini {
    font-weight: 600;
    color: var(--tint);
    white-space: nowrap;
  }
  .pri .mini {
    color: inherit;
  }
  .pri .sy {
    fill: currentColor;
  }
  .tile {
    display: inline-flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 38px;
    border-radius: 5px;
    background: var(--face);
    border: 1px solid var(--edge);
    font: 700 15px/1 var(--book);
    color: var(--suit, var(--tone, #1d1e26));
    letter-spacing: -0.04em;
  }
  .tile .sy {
    fill: var(--suit);
    width: 12px;
    height: 12px;
    margin: 2px 0 0;
  }
  .tile.wide {
    width: auto;
    padding: 0 6px;
    font: 500 13px/1.1 var(--ui);
    color: #1d1e26;
  }
  .tile.down {
    background: #8c2f39;
    border-color: #f6efe0;
  }
  /* progress of the start, messages */
  .load {
    display: grid;
    grid-template-columns: 1fr;
    gap: 6px;
    font-size: 13.5px;
    color: var(--ink2);
  }
  .bar2 {
    height: 4px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--ink) 12%, transparent);
    overflow: hidden;
  }
  .bar2 i {
    display: block;
    height: 100%;
    background: var(--pri);
    transform-origin: 0 0;
    transition: transform 0.15s linear;
  }
  .err {
    color: var(--acc);
    font-size: 13.5px;
    line-height: 1.35;
  }
  .pop {
    position: fixed;
    inset: auto;
    margin: 0;
    width: min(420px, calc(100vw - 24px));
    max-height: min(60vh, 460px);
    overflow: auto;
    padding: 14px 16px 12px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow), 0 12px 40px #0003;
    font: 400 15.5px/1.5 var(--book);
  }
  .pop .h {
    font: 600 16px/1.35 var(--ui);
    margin: 0 0 6px;
  }
  .pop .h b {
    color: var(--gold);
    font-weight: 600;
    margin-inline-end: 6px;
  }
  .pop p:not(.h) {
    white-space: pre-line;
  }
  .pop footer {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin-top: 8px;
    font: 500 14px/1.4 var(--ui);
    align-items: center;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      transition: none !important;
      animation: none !important;
    }
  }
`;

/** A result with its steps. */
export const scoreStyles = css`
  .res {
    display: grid;
    gap: 6px;
    padding: 12px 16px 14px;
    background: var(--pri-soft);
    border-top: 1px solid var(--line);
  }
  .big {
    font: 600 18px/1.35 var(--book);
    margin: 0;
    text-wrap: pretty;
  }
  .big b {
    font-size: 1.3em;
    color: var(--pri);
    white-space: nowrap;
  }
  .why {
    list-style: none;
    margin: 0;
    padding: 0;
    font-size: 15px;
    font-variant-numeric: tabular-nums;
    min-width: 0;
  }
  .why li {
    display: flex;
    justify-content: space-between;
    gap: 6px 16px;
    padding: 5px 0;
    border-bottom: 1px solid color-mix(in srgb, var(--pri) 18%, transparent);
  }
  .why li:last-child {
    border: 0;
  }
  .why .q {
    white-space: nowrap;
    font-weight: 600;
  }
  .why .side {
    color: var(--ink2);
  }
  .grade {
    font-size: 13px;
    color: var(--ink2);
    grid-column: 1 / -1;
  }
  .grade b {
    font-weight: 600;
    color: var(--gold);
  }
  @container (max-width: 560px) {
    .why {
      font-size: 14.5px;
    }
  }
`;

/** A widget in a box: its head with title and byline, remarks, the line of buttons at its foot. */
export const boxStyles = css`
  .wh {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 14px;
    padding: 16px 20px 0;
  }
  .wt {
    font: 600 17px/1.3 var(--ui);
    text-wrap: balance;
  }
  .by {
    font-size: 13px;
    color: var(--ink2);
  }
  .note {
    padding: 10px 20px;
    border-top: 1px solid var(--line);
    font-size: 14px;
    color: var(--ink2);
  }
  .note.bad {
    color: var(--acc);
  }
  .wf {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 18px;
    padding: 5px 20px 7px;
    border-top: 1px solid var(--line);
    min-height: 53px;
  }
`;
