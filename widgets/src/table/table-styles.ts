import { css } from "lit";

export const tableStyles = css`
  .mid {
    position: relative;
  }
  .dealing :is(.felt, .chip, .coach, .sheet),
  .arriving :is(.felt, .cover, .result, .chip, .acts, .steps, .sheet) {
    visibility: hidden;
  }
  .result {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 18px;
    background: #0000004d;
    animation: fade 0.2s;
    overflow: auto;
  }
  .rin {
    width: min(100%, 560px);
    max-height: 100%;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-radius: 16px;
    background: var(--paper);
    color: var(--ink);
    box-shadow: 0 12px 40px #0006;
    animation: rise 0.22s cubic-bezier(0.2, 0.8, 0.3, 1);
    container-type: inline-size;
  }
  .rin .res {
    border-top: 0;
    overflow: auto;
    min-height: 0;
  }
  .rgo {
    flex: none;
    border-top: 1px solid var(--line);
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 16px 14px;
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  @keyframes rise {
    from {
      transform: translateY(16px);
    }
  }
  .steps {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 4px 18px 6px 10px;
    border-top: 1px solid var(--line);
    min-height: 53px;
  }
  .range {
    flex: 1;
    min-width: 40px;
    height: 32px;
    appearance: none;
    background: none;
    cursor: pointer;
    margin: 0;
  }
  .range::-webkit-slider-runnable-track {
    height: 6px;
    border-radius: 9px;
    background: linear-gradient(var(--pri), var(--pri)) 0 / calc(var(--part) * 100%) 100% no-repeat color-mix(in srgb, var(--ink) 12%, transparent);
  }
  .range::-moz-range-track {
    height: 6px;
    border-radius: 9px;
    background: color-mix(in srgb, var(--ink) 12%, transparent);
  }
  .range::-moz-range-progress {
    height: 6px;
    border-radius: 9px;
    background: var(--pri);
  }
  .range::-webkit-slider-thumb {
    appearance: none;
    width: 18px;
    height: 18px;
    margin-top: -6px;
    border-radius: 50%;
    background: var(--pri);
    border: 3px solid var(--paper);
    box-shadow: 0 0 0 1px var(--line);
  }
  .range::-moz-range-thumb {
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--pri);
    border: 3px solid var(--paper);
    box-shadow: 0 0 0 1px var(--line);
  }
  .range:disabled {
    opacity: 0.45;
    cursor: default;
  }
  .sn {
    font-size: 14px;
    color: var(--ink2);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    min-width: 52px;
    text-align: center;
  }
  .steps .lnk {
    margin-inline-start: 8px;
    white-space: nowrap;
  }
  .under {
    display: grid;
    grid-template-columns: 1fr 1.35fr;
    background: var(--paper);
    border-top: 1px solid var(--line);
  }
  .under:has(zs-sheet) {
    grid-template-columns: 1.15fr 1fr;
  }
  .sheet {
    padding: 14px 18px 10px;
    min-width: 0;
  }
  .sheet + .sheet {
    border-inline-start: 1px solid var(--line);
  }
  .sheet .h {
    margin: 0 0 8px;
    font: 600 15px/1.3 var(--ui);
    display: flex;
    justify-content: space-between;
    gap: 10px;
  }
  .deal {
    font-weight: 400;
    color: var(--ink2);
    font-size: 13.5px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14.5px;
    font-variant-numeric: tabular-nums;
  }
  th {
    text-align: start;
    font-weight: 400;
    color: var(--ink2);
    padding: 5px 0;
  }
  thead th {
    font-weight: 600;
    color: var(--ink);
  }
  thead th,
  td {
    text-align: end;
    padding-inline-start: 12px;
  }
  td {
    font-weight: 500;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody th .cites a {
    font-size: 12.5px;
    color: var(--ink2);
    text-decoration-color: var(--line);
  }
  .log {
    list-style: none;
    margin: 0;
    padding: 0 6px 0 0;
    font-size: 14.5px;
    line-height: 1.5;
    height: 168px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .log li {
    padding: 2px 0 2px 12px;
    border-inline-start: 2px solid var(--line);
  }
  .log .you2 {
    border-inline-start-color: var(--pri);
  }
  .log .all {
    color: var(--ink2);
  }
  .log .cites a {
    font-size: 13px;
  }
  .talk {
    margin: 0 0 8px;
    font-size: 14.5px;
  }
  .talk summary {
    cursor: pointer;
    color: var(--ink2);
    padding: 2px 0;
  }
  .talk table {
    table-layout: fixed;
  }
  .talk th,
  .talk td {
    text-align: center;
    padding: 3px 4px;
    overflow-wrap: anywhere;
  }
  .talk thead th {
    font-size: 12.5px;
    font-weight: 400;
    color: var(--ink2);
    line-height: 1.2;
  }
  .talk .quiet {
    color: var(--ink2);
    font-weight: 400;
  }
  zs-sheet:not(:defined) {
    display: block;
    min-height: 420px;
  }
  .deals {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
    margin-top: 6px;
    border-top: 1px solid var(--line);
  }
  .keys {
    margin: 4px 0 0;
    font-size: 13px;
    color: var(--ink2);
    display: flex;
    gap: 5px;
    align-items: center;
    flex-wrap: wrap;
  }
  .keys kbd:not(:first-child):not(:nth-child(2)) {
    margin-inline-start: 8px;
  }
  kbd {
    font: 500 12px/1 var(--ui);
    border: 1px solid var(--line);
    border-bottom-width: 2px;
    border-radius: 5px;
    padding: 3px 6px;
    background: var(--paper);
    color: var(--ink2);
  }
  .lastlist {
    list-style: none;
    margin: 0;
    padding: 0;
    font: 400 15px/1.4 var(--ui);
  }
  .lastlist li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 3px 0;
  }
  .settings {
    display: grid;
    gap: 4px;
    font-family: var(--ui);
  }
  .settings .field {
    margin-top: 6px;
  }
  .settings .seg {
    width: 100%;
  }
  .settings .seg span {
    padding: 2px 8px;
    font-size: 14px;
  }
  .pop .form {
    padding: 4px 0 8px;
    font-family: var(--ui);
  }
  #pop-view,
  #pop-last {
    width: min(360px, calc(100vw - 24px));
  }
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  :host {
    container: table / inline-size;
  }
  @container table (max-width: 640px) {
    .steps {
      padding: 4px 14px 4px 6px;
      gap: 4px;
    }
    .steps .lnk {
      margin-inline-start: 4px;
    }
    .under,
    .under:has(zs-sheet) {
      grid-template-columns: 1fr;
    }
    .sheet {
      padding: 14px 16px 8px;
    }
    .sheet + .sheet {
      border-inline-start: 0;
      border-top: 1px solid var(--line);
    }
    .result {
      padding: 10px;
    }
    .log {
      height: 150px;
    }
    .keys {
      display: none;
    }
  }
  @container table (max-width: 480px) {
    .steps .lnk span {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    .steps .lnk {
      width: 44px;
      justify-content: center;
    }
  }
`;
