// The card table: felt, seats, cards, zones.
import { css } from "lit";

export const boardStyles = css`
  .board {
    background: var(--paper);
    container: board / inline-size;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 4px 18px;
    padding: 7px 10px 7px 18px;
    border-bottom: 1px solid var(--line);
    min-height: 57px;
  }
  .chip {
    display: flex;
    align-items: baseline;
    gap: 7px;
    white-space: nowrap;
  }
  .chip small {
    font-size: 13px;
    color: var(--ink2);
  }
  .chip b {
    font-weight: 600;
    font-size: 17px;
    font-variant-numeric: tabular-nums;
  }
  .tools {
    margin-inline-start: auto;
    display: flex;
    gap: 2px;
  }
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
  .felt {
    --cw: 98px;
    position: relative;
    background: radial-gradient(ellipse 75% 65% at 50% 40%, var(--felt1), var(--felt2));
    padding: 18px 18px 22px;
    display: grid;
    grid-template-columns: minmax(110px, 170px) 1fr minmax(110px, 170px);
    grid-template-areas: "nw n ne" "w t e" "r r r" "h h h";
    grid-template-rows: auto 1fr auto auto;
    gap: 6px;
    color: #fff;
    isolation: isolate;
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
  .seat {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 6px;
    position: relative;
    min-width: 0;
  }
  .seat.n {
    grid-area: n;
    grid-auto-flow: column;
    justify-content: center;
    align-items: center;
    gap: 16px;
  }
  .seat.w {
    grid-area: w;
  }
  .seat.e {
    grid-area: e;
  }
  .seat.nw {
    grid-area: nw;
  }
  .seat.ne {
    grid-area: ne;
  }
  .seat.s {
    grid-area: h;
    margin-top: 8px;
  }
  .who {
    display: grid;
    justify-items: center;
    line-height: 1.25;
    text-align: center;
  }
  .who b {
    font-weight: 600;
    font-size: 15px;
  }
  .who small {
    font-size: 12.5px;
    color: #ffffffd9;
    min-height: 1.25em;
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
  .backs {
    display: flex;
    min-height: 37px;
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
  .backs i {
    width: 26px;
    height: 37px;
    margin-inline-start: -18px;
    transform: rotate(calc((var(--k) - (var(--n) - 1) / 2) * 1.6deg));
    transform-origin: 50% 160%;
  }
  .backs i:first-child {
    margin-inline-start: 0;
  }
  .back {
    display: block;
    width: 100%;
    aspect-ratio: 5 / 7;
    border-radius: 8%;
    border-width: 3px;
    background-size: auto;
  }
  .opened {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px;
    max-width: 220px;
  }
  .seat.n .opened {
    max-width: 420px;
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
  .opened:has(.pick) {
    gap: 0;
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
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    justify-content: center;
    min-height: 21px;
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
  .centre {
    grid-area: t;
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    min-width: 0;
    min-height: 300px;
  }
  .flank {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    justify-content: center;
    align-items: center;
  }
  @container board (min-width: 641px) {
    .felt.duo {
      grid-template-columns: 1fr;
      grid-template-areas: "n" "t" "r" "h";
    }
    .duo .centre:not(.lone) {
      grid-template-columns: 1fr minmax(240px, 340px) 1fr;
    }
  }
  .centre.lone {
    grid-template-columns: 1fr;
  }
  .centre.lone:not(:has(.zone)) {
    min-height: 60px;
  }
  .auction {
    grid-column: 2;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 8px;
    padding: 4px 0 4px 10px;
    min-width: 0;
  }
  .auction .grid {
    width: min(100%, 470px, var(--cols) * 120px);
  }
  .auction .btn {
    background: #ffffff17;
    border-color: #ffffff4d;
    color: #fff;
    min-height: 38px;
    padding: 2px 4px;
  }
  .auction .btn:not([aria-disabled]) {
    background: var(--face);
    border-color: var(--edge);
    color: #1d1e26;
  }
  /* light in both schemes: the suits are those of the faces */
  .auction .btn:not([aria-disabled]),
  .tag {
    --t-red: var(--c-red);
    --t-black: var(--c-black);
    --t-blue: var(--c-blue);
    --t-green: var(--c-green);
  }
  .auction .btn[aria-disabled] {
    border-style: solid;
    border-color: #ffffff26;
    color: #ffffffa6;
  }
  .auction .btn[aria-disabled] .sy {
    fill: #ffffffa6;
  }
  .auction .btn:hover {
    border-color: var(--gilt);
  }
  .auction .btn.sel {
    background: var(--gilt);
    border-color: var(--gilt);
  }
  .auction .btn.hinted {
    box-shadow: 0 0 0 3px var(--gilt);
  }
  .auction .more {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
  }
  .auction .more .btn {
    min-width: 84px;
    padding: 2px 10px;
  }
  .trick {
    grid-column: 2;
    position: relative;
    height: 300px;
    min-width: 0;
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
  .duo .pn {
    transform: translate(-103%, -59%) rotate(-3deg);
  }
  .duo .ps {
    transform: translate(3%, -43%) rotate(2deg);
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
  .seat .zone .cards > * {
    width: min(calc(var(--cw) * 0.62), calc((100cqw - 120px) / 8));
  }
  .rows {
    grid-area: r;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px 26px;
  }
  .rows:empty {
    display: none;
  }
  .seat .zone .cards {
    gap: 2px;
  }
  /* own hand */
  .hand {
    grid-area: h;
    margin: 8px 0 0;
    display: flex;
    justify-content: center;
    min-height: calc(var(--cw) * 1.4 + 18px);
    padding-top: 18px;
  }
  .row {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    justify-content: center;
    min-width: 0;
    max-width: 100%;
  }
  .slot {
    flex: 0 1 calc(var(--cw) + 6px);
    min-width: 0;
  }
  .slot:last-child {
    flex: none;
    width: var(--cw);
  }
  .slot.brk {
    margin-inline-start: 8px;
  }
  .crowded .slot {
    flex-basis: 66px;
  }
  .crowded .slot:last-child {
    flex: none;
    width: var(--cw);
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
  .me {
    grid-area: h;
    align-self: end;
    display: none;
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
  .tone-gold {
    --tone: #b7791f;
  }
  .tone-violet {
    --tone: #6b3fa0;
  }
  .tone-dark {
    --tone: #2b2b33;
  }
  /* below the felt */
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 10px 18px 0;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(var(--cols, 5), minmax(0, 1fr));
    gap: 5px;
    width: min(100%, 420px);
  }
  .grid .btn {
    padding: 4px 2px;
    flex-wrap: wrap;
    gap: 0 2px;
    line-height: 1.15;
  }
  .coach {
    display: grid;
    grid-template-columns: auto minmax(240px, 1fr) auto;
    gap: 8px 14px;
    align-items: center;
    padding: 12px 18px;
    min-height: 76px;
  }
  .coach p {
    font-size: 15.5px;
    line-height: 1.45;
    text-wrap: pretty;
  }
  .go .load {
    width: 270px;
    align-self: center;
  }
  .ci2 {
    width: 38px;
    height: 38px;
    border-radius: 50%;
    background: var(--gold-soft);
    color: var(--gold);
    display: grid;
    place-items: center;
  }
  .ci2.no {
    background: color-mix(in srgb, var(--acc) 14%, var(--paper));
    color: var(--acc);
  }
  .ci2.yes {
    background: var(--pri-soft);
    color: var(--pri);
  }
  .go {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
  }
  @container board (max-width: 640px) {
    .bar {
      padding: 5px 4px 5px 14px;
      gap: 4px 12px;
      min-height: 55px;
    }
    .chip {
      flex-direction: column;
      gap: 0;
    }
    .chip {
      min-width: 0;
    }
    .chip small {
      font-size: 11.5px;
      line-height: 1.2;
      max-width: 74px;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .chip b {
      font-size: 16px;
      line-height: 1.3;
    }
    .tools {
      gap: 0;
    }
    .tb {
      width: 40px;
      height: 44px;
    }
    .felt {
      --cw: 74px;
      padding: 14px 10px 14px;
      grid-template-columns: 1fr 1fr;
      grid-template-areas: "n n" "nw ne" "w e" "t t" "r r" "h h";
      grid-template-rows: auto;
      gap: 2px;
    }
    .felt::before {
      inset: 6px;
    }
    .seat.w,
    .seat.nw {
      justify-items: start;
      padding-inline-start: 10px;
      align-content: start;
    }
    .seat.e,
    .seat.ne {
      justify-items: end;
      padding-inline-end: 10px;
      align-content: start;
    }
    .seat.w .who,
    .seat.nw .who {
      justify-items: start;
    }
    .seat.e .who,
    .seat.ne .who {
      justify-items: end;
    }
    .seat.w .backs {
      margin-inline-start: 0;
    }
    .backs {
      min-height: 24px;
    }
    .backs i {
      width: 17px;
      height: 24px;
      margin-inline-start: -12.5px;
      border-width: 1px;
      border-radius: 3px;
    }
    .seat.n {
      gap: 12px;
    }
    .who b {
      font-size: 14px;
    }
    .who small {
      font-size: 12px;
    }
    .centre {
      min-height: 210px;
    }
    .trick {
      height: 210px;
    }
    .four-up .centre:has(.auction) {
      margin-top: 4px;
    }
    .auction .btn {
      min-height: 40px;
      font-size: 14px;
    }
    .four-up .centre {
      margin-top: -34px;
    }
    .flank:first-child {
      padding-inline-start: 12px;
    }
    .hand {
      margin-top: 4px;
      flex-direction: column;
      align-items: center;
      row-gap: 12px;
      min-height: calc(var(--cw) * 1.4 + 18px);
    }
    .slot {
      flex: 0 1 calc(var(--cw) + 3px);
    }
    .slot.brk {
      margin-inline-start: 0;
    }
    .crowded .slot {
      flex-basis: calc(var(--cw) * 0.86);
    }
    .card.legal {
      transform: translateY(-6px);
    }
    .card.sel,
    .card.sel:hover {
      transform: translateY(-14px);
    }
    .acts {
      padding: 10px 16px 0;
    }
    .acts .btn {
      min-height: 44px;
      flex: 1 1 auto;
    }
    .grid {
      width: 100%;
    }
    .coach {
      grid-template-columns: auto 1fr;
      padding: 12px 16px;
      align-items: start;
      min-height: 152px;
      align-content: start;
    }
    .go {
      grid-column: 1 / -1;
      min-height: 48px;
    }
    .go .load {
      width: 100%;
    }
    .go .btn {
      flex: 1 1 auto;
      min-height: 48px;
      font-size: 16px;
    }
  }
  @container board (max-width: 345px) {
    .chip small {
      display: none;
    }
    .felt {
      --cw: 62px;
    }
    .tb {
      width: 36px;
    }
  }
  @media (forced-colors: active) {
    .card.sel {
      outline: 3px solid Highlight;
    }
  }
`;
