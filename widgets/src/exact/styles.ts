// The open deal: three hands on the cloth, the pack below while it is laid out, the line of play.
import { css } from "lit";

export const exactStyles = css`
  .box {
    background: var(--paper);
    container: exact / inline-size;
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 22px;
    padding: 12px 20px 16px;
  }
  .cloth {
    --tw: 36px;
    position: relative;
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-template-areas: "left right" "mid mid" "declarer declarer";
    gap: 10px 14px;
    padding: 16px;
    background: radial-gradient(ellipse 75% 65% at 50% 40%, var(--felt1), var(--felt2));
    color: #fff;
    isolation: isolate;
  }
  .cloth :focus-visible {
    outline-color: var(--gilt);
  }
  .spot {
    min-width: 0;
    border-radius: 12px;
    padding: 6px 8px 4px;
    border: 1.5px dashed transparent;
  }
  .spot.left {
    grid-area: left;
  }
  .spot.right {
    grid-area: right;
  }
  .spot.declarer {
    grid-area: declarer;
    justify-self: center;
    min-width: min(100%, 420px);
  }
  .editing .cloth .spot {
    border-color: #ffffff42;
  }
  .editing .cloth .spot.aim {
    border: 1.5px solid var(--gilt);
  }
  .spot.over {
    background: #ffffff26;
  }
  .nm {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    font-size: 14px;
    line-height: 1.35;
    min-height: 24px;
  }
  .nm b {
    font-weight: 600;
  }
  .nm small {
    font-size: 12.5px;
    color: #ffffffd9;
    white-space: nowrap;
  }
  .held {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    min-height: 68px;
    align-content: flex-start;
  }
  .editing .held {
    min-height: 48px;
  }
  .cell {
    display: grid;
    justify-items: center;
    flex: 0 0 min(var(--tw), calc((100% - 34px) / 10));
    min-width: 0;
  }
  .cell.brk {
    margin-inline-start: 5px;
  }
  .tl {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    width: 100%;
    height: 46px;
    padding: 0;
    border-radius: 6px;
    border: 1px solid var(--edge);
    background: var(--face);
    color: var(--suit);
    font: 700 16px/1 var(--book);
    letter-spacing: -0.05em;
    cursor: pointer;
    position: relative;
  }
  .tl .sy {
    width: 13px;
    height: 13px;
    margin: 0;
    fill: var(--suit);
  }
  .editing .tl {
    touch-action: none;
    cursor: grab;
  }
  .tl.next {
    box-shadow: 0 0 0 2px var(--gilt);
    transform: translateY(-3px);
  }
  .tl.off {
    filter: brightness(0.8) saturate(0.6);
    cursor: not-allowed;
  }
  .tl.wait {
    cursor: default;
  }
  .tl.drag {
    opacity: 0.35;
  }
  .ghost {
    position: fixed;
    z-index: 9;
    pointer-events: none;
    box-shadow: 0 10px 24px #0007;
    cursor: grabbing;
  }
  .val {
    font: 600 13px/18px var(--ui);
    min-width: 20px;
    height: 18px;
    margin-top: 2px;
    padding: 0 4px;
    text-align: center;
    border-radius: 9px;
    font-variant-numeric: tabular-nums;
    font-style: normal;
  }
  .val.ok {
    background: #e7f4ea;
    color: #12542f;
  }
  .val.bad {
    background: #f7d9d6;
    color: #7c1620;
  }
  .trio {
    grid-area: mid;
    display: grid;
    grid-template-columns: 1fr 1fr 1fr;
    align-items: center;
    justify-items: center;
    width: min(100%, 330px);
    justify-self: center;
    min-height: 128px;
  }
  .lay {
    width: 74px;
    position: relative;
    display: grid;
    justify-items: center;
  }
  .lay.declarer {
    grid-column: 2;
    grid-row: 1;
    margin-top: 20px;
  }
  .lay.left {
    grid-column: 1;
    grid-row: 1;
  }
  .lay.right {
    grid-column: 3;
    grid-row: 1;
  }
  .lay .face {
    filter: drop-shadow(0 3px 6px #0006);
  }
  .lay.wins .face {
    outline: 3px solid var(--gilt);
    outline-offset: 1px;
    border-radius: 7px;
  }
  .lay small {
    position: absolute;
    bottom: -9px;
    background: var(--gilt);
    color: var(--gilt-ink);
    border-radius: 99px;
    padding: 0 9px;
    font: 600 12px/18px var(--ui);
  }
  .empty {
    grid-column: 1 / -1;
    font-size: 14px;
    color: #ffffffd9;
    text-align: center;
    text-wrap: balance;
  }
  /* the pack */
  .pack {
    padding: 12px 20px 6px;
  }
  .pack .spot {
    padding: 0;
    margin: 8px 0 0;
    display: grid;
    gap: 3px;
    width: min(100%, 420px);
  }
  .suit {
    display: grid;
    grid-template-columns: repeat(var(--n), minmax(0, 1fr));
    gap: 3px;
  }
  .hole {
    display: grid;
    place-items: center;
    height: 46px;
    border-radius: 6px;
    border: 1px dashed var(--line);
    font-size: 16px;
    line-height: 1;
    color: var(--ink2);
  }
  .kit {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
    padding: 0 20px 4px;
  }
  .form.hands {
    grid-template-columns: 1fr;
    padding-top: 6px;
  }
  .form.hands .tiles {
    display: none;
  }
  /* the answer */
  .ans {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 8px 16px;
    align-items: center;
    padding: 14px 20px;
    background: var(--pri-soft);
    border-top: 1px solid var(--line);
    min-height: 84px;
  }
  .ans .big b {
    font: 600 40px/1 var(--book);
    color: var(--pri);
    min-width: 44px;
    display: inline-block;
    text-align: center;
  }
  .ans p {
    font-size: 15.5px;
    line-height: 1.45;
    text-wrap: pretty;
  }
  .ans .now {
    color: var(--ink2);
    font-size: 14px;
  }
  .ans .go {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
  }
  .count {
    grid-column: 1 / -1;
  }
  .line {
    list-style: none;
    margin: 0;
    padding: 10px 20px 14px;
    border-top: 1px solid var(--line);
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
    gap: 4px 22px;
    font-size: 14px;
  }
  .line li {
    display: flex;
    align-items: center;
    gap: 3px;
    min-height: 34px;
    border-radius: 8px;
  }
  .line .no {
    width: 26px;
    color: var(--ink2);
    font-variant-numeric: tabular-nums;
  }
  .line button {
    border: 1px solid transparent;
    background: none;
    border-radius: 8px;
    min-width: 44px;
    min-height: 34px;
    padding: 2px 6px;
    cursor: pointer;
    font-weight: 600;
  }
  .line button:hover {
    border-color: var(--pri);
  }
  .line button.past {
    background: color-mix(in srgb, var(--pri) 12%, transparent);
  }
  .line button.now {
    background: var(--pri);
    color: var(--pri-ink);
  }
  .line button.now .mini {
    color: inherit;
  }
  .line button.now .sy {
    fill: currentColor;
  }
  .line .whom {
    color: var(--ink2);
    font-size: 13px;
    margin-inline-start: 4px;
  }
  @container exact (max-width: 640px) {
    .cloth {
      --tw: 34px;
      grid-template-columns: 1fr;
      grid-template-areas: "left" "right" "mid" "declarer";
      padding: 10px 6px;
      gap: 6px;
    }
    .spot {
      padding: 4px 4px 2px;
    }
    .spot.declarer {
      justify-self: stretch;
    }
    .cell {
      flex-basis: min(var(--tw), calc((100% - 25px) / 10));
    }
    .cell.brk {
      margin-inline-start: 2px;
    }
    .trio {
      min-height: 116px;
    }
    .ask .seg span,
    .pack .seg span {
      padding-inline: 6px;
      min-width: 36px;
      font-size: 14.5px;
    }
    .ask .seg .sy {
      width: 18px;
      height: 18px;
    }
    .wh,
    .ask,
    .pack,
    .kit,
    .wf,
    .note {
      padding-inline: 16px;
    }
    .ask .field {
      width: 100%;
    }
    .ans {
      grid-template-columns: auto 1fr;
      padding: 12px 16px;
      min-height: 128px;
    }
    .ans .go {
      grid-column: 1 / -1;
    }
    .ans .go .btn {
      flex: 1 1 auto;
      min-height: 46px;
    }
    .line {
      padding-inline: 16px;
      grid-template-columns: 1fr;
    }
    .line button {
      min-height: 40px;
      min-width: 52px;
    }
  }
`;
