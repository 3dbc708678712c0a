// The small board of positions and lessons: felt, seats, hand, the line below. What lies on it is in card-styles.
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
  .backs {
    display: flex;
    min-height: 37px;
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
  .opened:has(.pick) {
    gap: 0;
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    justify-content: center;
    min-height: 21px;
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
  .duo .pn {
    transform: translate(-103%, -59%) rotate(-3deg);
  }
  .duo .ps {
    transform: translate(3%, -43%) rotate(2deg);
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
  .me {
    grid-area: h;
    align-self: end;
    display: none;
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
`;
