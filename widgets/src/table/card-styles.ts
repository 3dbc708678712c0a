// Cards, piles and what lies on the felt, the same on every board.
import { css } from "lit";

export const cardStyles = css`
  .tb {
    width: 42px;
    height: 42px;
    border: 0;
    border-radius: 10px;
    background: none;
    display: grid;
    place-items: center;
    color: var(--ink);
    cursor: pointer;
    flex: none;
  }
  .tb:hover {
    background: var(--pri-soft);
  }
  .tb:disabled {
    opacity: 0.35;
    cursor: default;
    background: none;
  }
  .tb .ic {
    width: 20px;
    height: 20px;
  }
  .felt::before {
    content: "";
    position: absolute;
    inset: 9px;
    border: 1px solid var(--felt-line);
    border-radius: 13px;
    pointer-events: none;
  }
  .felt :focus-visible {
    outline-color: var(--gilt);
  }
  .turn :is(.who, .nm) b::after,
  .me.turn b::after {
    content: "";
    display: inline-block;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--gilt);
    margin-inline-start: 7px;
    vertical-align: 1px;
  }
  .backs i,
  .back {
    border-radius: 4px;
    background: #8c2f39;
    border: 1.5px solid #f6efe0;
    background-image:
      repeating-linear-gradient(45deg, #ffffff2e 0 1.5px, transparent 1.5px 5px),
      repeating-linear-gradient(-45deg, #ffffff2e 0 1.5px, transparent 1.5px 5px);
    box-shadow: 0 1px 2px #0004;
  }
  .back {
    display: block;
    width: 100%;
    aspect-ratio: 5 / 7;
    border-radius: 8%;
    border-width: 3px;
    background-size: auto;
  }
  .opened .pick {
    appearance: none;
    display: grid;
    place-items: center;
    min-width: 40px;
    min-height: 44px;
    padding: 2px;
    border: 0;
    border-radius: 8px;
    background: none;
    cursor: pointer;
  }
  .pick.legal:hover,
  .pick.sel {
    background: #ffffff40;
  }
  .pick.sel,
  .pick.hinted {
    box-shadow: 0 0 0 2px var(--gilt);
  }
  .pick.off {
    opacity: 0.5;
  }
  .tag {
    background: var(--gilt);
    color: var(--gilt-ink);
    border-radius: 99px;
    padding: 1px 10px;
    font-size: 12.5px;
    line-height: 19px;
    font-weight: 600;
    white-space: nowrap;
  }
  .stars {
    color: var(--gilt);
    letter-spacing: 2px;
    font-size: 13px;
  }
  /* light in both schemes: the suits are those of the faces */
  .auction .btn:not([aria-disabled]),
  .tag {
    --t-red: var(--c-red);
    --t-black: var(--c-black);
    --t-blue: var(--c-blue);
    --t-green: var(--c-green);
  }
  .pc {
    position: absolute;
    width: var(--cw);
    left: 50%;
    top: 50%;
  }
  .pc .face,
  .pc .free {
    filter: drop-shadow(0 3px 6px #0006);
  }
  .pn {
    transform: translate(-50%, -100%) translateY(2px) rotate(-1deg);
    --dx: 0;
    --dy: -1;
  }
  .ps {
    transform: translate(-50%, 9px);
    --dx: 0;
    --dy: 1;
  }
  .pw {
    transform: translate(-150%, -50%) rotate(-4deg) translateX(-10px);
    --dx: -1;
    --dy: 0;
  }
  .pe {
    transform: translate(50%, -50%) rotate(3deg) translateX(10px);
    --dx: 1;
    --dy: 0;
  }
  .pnw {
    transform: translate(-138%, -92%) rotate(-7deg);
    --dx: -1;
    --dy: -1;
  }
  .pne {
    transform: translate(38%, -92%) rotate(6deg);
    --dx: 1;
    --dy: -1;
  }
  .pc .in2 {
    display: block;
    animation: lay 0.26s cubic-bezier(0.2, 0.8, 0.3, 1);
  }
  @keyframes lay {
    from {
      transform: translate(calc(var(--dx) * 150px), calc(var(--dy) * 130px)) scale(0.86);
      opacity: 0;
    }
  }
  .going .pc {
    transition:
      translate 0.3s ease-in,
      opacity 0.3s ease-in;
    translate: var(--tx) var(--ty);
    opacity: 0;
  }
  .win .face {
    filter: drop-shadow(0 0 0 var(--gilt)) drop-shadow(0 0 7px #f4d58aee);
  }
  .beats {
    position: absolute;
    left: 50%;
    top: -10px;
    transform: translateX(-50%);
    background: var(--gilt);
    color: var(--gilt-ink);
    font-weight: 600;
    font-size: 12px;
    line-height: 18px;
    padding: 0 9px;
    border-radius: 99px;
    white-space: nowrap;
  }
  .you {
    aspect-ratio: 5/7;
    border: 2px dashed #ffffff8a;
    border-radius: 9px;
    display: grid;
    place-items: center;
    text-align: center;
    font-size: 14px;
    line-height: 1.25;
    font-weight: 500;
    background: #0000001c;
  }
  /* zones other than the trick */
  .zone {
    display: grid;
    justify-items: center;
    gap: 6px;
    font-size: 13px;
    color: #ffffffd9;
    text-align: center;
    min-width: 0;
  }
  .pileup {
    position: relative;
    width: calc(var(--cw) * 0.84);
    aspect-ratio: 5 / 7;
  }
  .pileup > * {
    position: absolute;
    inset: 0;
    width: 100%;
  }
  .pileup .back {
    translate: calc(var(--k) * 1.5px) calc(var(--k) * -1.5px);
  }
  .stack .pileup.turned {
    margin-inline-end: calc(var(--cw) * 0.42);
  }
  .stack .turnup {
    transform: translate(42%, 0) rotate(90deg);
  }
  .pileup .num {
    inset: auto;
    right: -7px;
    top: -7px;
    z-index: 1;
    width: auto;
    min-width: 26px;
    padding: 0 7px;
    border-radius: 99px;
    background: #10231d;
    color: #fff;
    font-weight: 600;
    font-size: 13px;
    line-height: 22px;
    box-shadow: 0 0 0 1.5px #ffffff59;
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
  }
  .cards > * {
    width: calc(var(--cw) * 0.72);
    flex: none;
  }
  .zone .cards > .card {
    width: calc(var(--cw) * 0.72);
  }
  .zone .card.legal {
    transform: none;
  }
  .zone .card.legal .back {
    outline: 2px solid var(--gilt);
    outline-offset: 1px;
  }
  .card {
    position: relative;
    display: block;
    width: var(--cw);
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    border-radius: 9px;
    transition: transform 0.14s ease;
    color: inherit;
  }
  .card .face,
  .card .free {
    filter: drop-shadow(-1px 1px 2px #0005);
  }
  .card.off {
    cursor: not-allowed;
  }
  .card.off .face .cf {
    fill: color-mix(in srgb, var(--face) 80%, #20483c);
  }
  .card.off .face > :not(.cf) {
    opacity: 0.66;
  }
  .card.legal {
    transform: translateY(-10px);
  }
  @media (hover: hover) {
    .card.legal:hover {
      transform: translateY(-18px);
    }
  }
  .card.sel,
  .card.sel:hover {
    transform: translateY(-22px);
  }
  .card.sel .cf {
    stroke: var(--gilt);
    stroke-width: 8;
  }
  .card.sel .free,
  .card.sel .back {
    outline: 3px solid var(--gilt);
    outline-offset: 1px;
  }
  .card.hinted .free,
  .card.hinted .back {
    outline: 3px dashed #ffd76a;
    outline-offset: 1px;
  }
  .card.hinted .cf {
    stroke: #ffd76a;
    stroke-width: 8;
    stroke-dasharray: 14 8;
  }
  .card:focus-visible {
    outline-offset: 1px;
    border-radius: 9px;
  }
  .card[draggable] {
    touch-action: pan-y;
  }
  /* faces */
  .face {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .cf {
    fill: var(--face);
    stroke: var(--edge);
    stroke-width: 2;
  }
  .ci {
    font: 700 59px/1 var(--book);
    text-anchor: middle;
    fill: var(--suit);
  }
  .ci.t {
    font-size: 48px;
    letter-spacing: -3px;
  }
  .frame {
    fill: color-mix(in srgb, var(--suit) 5%, #fbf3df);
  }
  .frame2 {
    fill: none;
    stroke: var(--suit);
    stroke-width: 2.2;
  }
  .robe,
  .flower {
    fill: var(--robe);
  }
  .panel {
    fill: var(--panel);
  }
  .velvet {
    fill: var(--robe);
    stroke: #5d4312;
    stroke-width: 1.2;
  }
  .veil {
    fill: color-mix(in srgb, var(--panel) 35%, #fffaf0);
    stroke: #5d4312;
    stroke-width: 1;
  }
  .trim {
    fill: var(--trim);
    stroke: #5d4312;
    stroke-width: 1;
  }
  .gold {
    fill: #e0ac3d;
    stroke: #5d4312;
    stroke-width: 1.3;
  }
  .skin {
    fill: #f5dcc0;
    stroke: #5d4312;
    stroke-width: 1.3;
  }
  .hair,
  .beard {
    fill: #6a482e;
  }
  .beardln,
  .hairln {
    fill: none;
    stroke: #00000030;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .hair2 {
    fill: #c68d35;
  }
  .erm {
    fill: #fffaf0;
    stroke: #5d4312;
    stroke-width: 1.2;
  }
  .spots,
  .ln {
    fill: none;
    stroke: #4a3512;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .lace {
    fill: none;
    stroke: #e0ac3d;
    stroke-width: 1.8;
  }
  .cheek {
    fill: none;
    stroke: #dd9a84;
    stroke-width: 3;
    stroke-linecap: round;
    opacity: 0.55;
  }
  .mouth {
    fill: none;
    stroke: #a5313a;
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .eye {
    fill: #2b2118;
  }
  .gem {
    fill: #b3202c;
    stroke: #5d4312;
    stroke-width: 0.8;
  }
  .pearl {
    fill: #fffaf0;
    stroke: #5d4312;
    stroke-width: 1;
  }
  .pearls {
    fill: none;
    stroke: #fffaf0;
    stroke-width: 4;
    stroke-dasharray: 0.1 5;
    stroke-linecap: round;
  }
  .stem,
  .pole {
    stroke: #4a3512;
    stroke-width: 2.6;
    fill: none;
  }
  .plume {
    fill: #fffaf0;
    stroke: #5d4312;
    stroke-width: 1.2;
  }
  .blade {
    fill: #d9dde0;
    stroke: #5d4312;
    stroke-width: 1.2;
  }
  .sash {
    fill: #e0ac3d;
    stroke: #5d4312;
    stroke-width: 1.2;
  }
  .ace circle {
    fill: none;
    stroke: var(--suit);
    stroke-width: 1.6;
    opacity: 0.55;
  }
  .ace circle + circle {
    stroke-dasharray: 2 5;
    stroke-width: 3;
  }
  .free {
    position: relative;
    display: grid;
    grid-template-rows: 1fr auto auto;
    width: 100%;
    aspect-ratio: 5 / 7;
    padding: 6% 7% 7%;
    border-radius: 8%;
    background: radial-gradient(circle at 50% 44%, color-mix(in srgb, var(--tone, #5d574c) 16%, var(--face)) 0 38%, var(--face) 39%);
    border: 1px solid var(--edge);
    box-shadow: inset 0 0 0 3px var(--face), inset 0 0 0 4px color-mix(in srgb, var(--tone, #5d574c) 45%, var(--face));
    color: #1d1e26;
    text-align: center;
    container-type: inline-size;
  }
  .free b {
    position: absolute;
    left: 9%;
    top: 6%;
    font: 700 20cqw/1 var(--book);
    color: var(--tone, inherit);
  }
  .free i {
    align-self: center;
    justify-self: center;
    width: 76%;
    font: 700 44cqw/1 var(--book);
    color: var(--tone, inherit);
  }
  .free b,
  .free i {
    font-variant-numeric: lining-nums;
  }
  .free .l3 {
    font-size: 26cqw;
  }
  .free .l4,
  .free .l5 {
    font-size: 19cqw;
  }
  .pic {
    display: block;
    width: 100%;
  }
  .free.k-ball {
    background: radial-gradient(circle at 50% 44%, var(--tone) 0 36%, var(--face) 37%);
  }
  .free.k-ball i {
    color: #fff;
  }
  .free.k-night {
    --tone: #ffe3a0;
    background: radial-gradient(circle at 50% 44%, #3d4675 0 38%, #232a4d 39%);
    box-shadow: inset 0 0 0 3px #232a4d, inset 0 0 0 4px #ffe3a0;
    color: #fff;
  }
  .free.closed {
    background: repeating-linear-gradient(45deg, #8c2f3926 0 3px, transparent 3px 8px), var(--face);
    outline: 2px dashed #8c2f39;
    outline-offset: -5px;
  }
  @container (max-width: 56px) {
    .free em {
      display: none;
    }
    .free i {
      width: 88%;
    }
  }
  .free small {
    font: 500 max(10px, 11cqw) / 1.1 var(--ui);
    color: var(--tone, inherit);
  }
  .free em {
    font: 600 max(11px, 13cqw) / 1.1 var(--ui);
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .card.off .free {
    filter: drop-shadow(-1px 1px 2px #0005) brightness(0.8) saturate(0.6);
  }
  .tone-red {
    --tone: #bf1f2b;
  }
  .tone-blue {
    --tone: #1c5bbf;
  }
  .tone-green {
    --tone: #177a3c;
  }
  .tone-yellow {
    --tone: #9a7400;
  }
  .tone-gold {
    --tone: #b7791f;
  }
  .tone-violet {
    --tone: #6b3fa0;
  }
  .tone-dark {
    --tone: #2b2b33;
  }
  @media (forced-colors: active) {
    .card.sel {
      outline: 3px solid Highlight;
    }
  }
`;
