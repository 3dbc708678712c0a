import { css } from "lit";

export const searchStyles = css`
  :host {
    display: contents;
  }
  dialog {
    position: fixed;
    inset: 0;
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--bg);
    color: var(--ink);
    overflow: hidden;
  }
  dialog::backdrop {
    background: #1a17107a;
  }
  .panel {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
  }
  .bar {
    display: flex;
    align-items: center;
    flex: none;
    margin: 8px 10px 0;
    padding: 1px;
    border: 1px solid var(--line);
    border-radius: 13px;
    background: var(--paper);
  }
  .bar:focus-within {
    border-color: var(--gold);
    box-shadow: 0 0 0 1px var(--gold);
  }
  .bar input {
    flex: 1;
    min-width: 0;
    height: 44px;
    border: 0;
    padding: 0;
    background: none;
    font: 400 16px/1.2 var(--ui);
    outline: 0 !important;
    caret-color: var(--gold);
  }
  .bar input::placeholder {
    color: var(--ink2);
    opacity: 1;
  }
  .tb {
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    display: grid;
    place-items: center;
    color: var(--ink2);
    cursor: pointer;
  }
  .lens,
  .esc {
    display: none;
  }
  .scroll {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 18px 12px;
  }
  .chips {
    display: flex;
    gap: 8px;
    align-items: center;
    overflow-x: auto;
    scrollbar-width: none;
    margin: 0 -18px;
    padding: 8px 18px 4px;
  }
  .chip {
    flex: none;
    min-height: 44px;
    padding: 0 13px;
    border: 0;
    background: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    position: relative;
    z-index: 0;
    font: 500 14.5px/1 var(--ui);
    cursor: pointer;
  }
  .chip::before {
    content: "";
    position: absolute;
    inset: 4px 0;
    z-index: -1;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--paper);
  }
  .chip .ic {
    width: 16px;
    height: 16px;
    color: var(--ink2);
  }
  .chip.on::before {
    background: var(--gold-soft);
    border-color: color-mix(in srgb, var(--gold) 35%, transparent);
  }
  .chip.plain {
    cursor: default;
  }
  .chip.plain::before,
  .chip.alt::before {
    background: none;
  }
  .chip select {
    appearance: none;
    border: 0;
    background: none;
    font: inherit;
    height: 44px;
    padding: 0 18px 0 0;
    max-width: 12em;
    cursor: pointer;
    background: linear-gradient(45deg, transparent 50%, var(--ink2) 50%) right 5px center / 5px 5px no-repeat, linear-gradient(-45deg, transparent 50%, var(--ink2) 50%) right 0 center / 5px 5px no-repeat;
  }
  .chip select option {
    background: var(--paper);
    color: var(--ink);
  }
  .und {
    display: none;
  }
  .note {
    margin: 8px 0;
    font-size: 14.5px;
    line-height: 1.45;
  }
  .hits,
  .rows,
  .nb {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .hits [role="option"] {
    display: block;
    padding: 9px 0 10px;
    border-bottom: 1px solid var(--line);
    cursor: pointer;
    min-height: 56px;
  }
  .h {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  .n {
    flex: none;
    color: var(--gold);
    font: 600 14px/1 var(--ui);
  }
  .n.p {
    color: var(--ink2);
    font-weight: 400;
  }
  .t {
    font: 600 16.5px/1.28 var(--book);
  }
  .s {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    font-size: 14.5px;
    line-height: 1.38;
    color: var(--ink2);
    margin-top: 1px;
    text-wrap: pretty;
  }
  .gl {
    display: block;
    font: 500 13px/1 var(--ui);
    color: var(--ink2);
    padding: 8px 0 6px;
  }
  mark {
    background: var(--gold-soft);
    color: inherit;
    border-radius: 3px;
  }
  mark.kin {
    background: none;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .s mark {
    color: var(--ink);
    font-weight: 500;
  }
  .list h2,
  .games h2 {
    font: 500 13px/1 var(--ui);
    color: var(--ink2);
    margin: 20px 0 2px;
  }
  .rows a,
  .rows button {
    display: block;
    width: 100%;
    text-align: start;
    padding: 8px 0 9px;
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    color: var(--ink);
    text-decoration: none;
    min-height: 44px;
    cursor: pointer;
  }
  .rows b {
    display: block;
    font: 500 15.5px/1.35 var(--ui);
  }
  .rows span {
    display: block;
    font-size: 14px;
    line-height: 1.35;
    color: var(--ink2);
  }
  .r1 b {
    font: 400 17px/1.3 var(--book);
  }
  .r1 i {
    font: 400 13.5px/1.3 var(--ui);
    color: var(--ink2);
  }
  .gch {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    margin-top: 4px;
  }
  .lnk.more {
    min-height: 44px;
  }
  .prev {
    display: none;
  }
  .foot {
    flex: none;
    border-top: 1px solid var(--line);
    padding: 8px 10px;
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .foot .btn {
    flex: 1;
    color: var(--pri);
    min-height: 44px;
    text-decoration: none;
  }
  .keys {
    display: none;
  }
  @media (min-width: 1100px) {
    dialog {
      inset: 72px 0 auto;
      width: 1080px;
      height: min(660px, calc(100vh - 96px));
      margin: 0 auto;
      background: var(--paper);
      border: 1px solid var(--line);
      border-radius: 18px;
      box-shadow: 0 24px 80px #0006;
    }
    .bar {
      margin: 0;
      padding: 8px 14px 8px 20px;
      gap: 12px;
      border: 0;
      border-bottom: 1px solid var(--line);
      border-radius: 0;
      background: none;
    }
    .bar:focus-within {
      border-color: var(--gold);
      box-shadow: none;
    }
    .bar .back {
      display: none;
    }
    .lens {
      display: block;
      color: var(--ink2);
    }
    .bar input {
      font-size: 20px;
      height: 48px;
    }
    .esc {
      display: block;
      font: 500 12.5px/1 var(--ui);
      color: var(--ink2);
      border: 1px solid var(--line);
      border-radius: 6px;
      padding: 6px 8px;
      background: none;
      cursor: pointer;
    }
    .scroll {
      padding: 0;
      overflow: hidden;
      display: flex;
      flex-direction: column;
    }
    .chips {
      margin: 0;
      padding: 6px 20px;
      border-bottom: 1px solid var(--line);
      flex: none;
    }
    .und {
      display: inline;
      margin-left: auto;
      font-size: 13px;
      color: var(--ink2);
    }
    .und::before {
      content: "";
      display: inline-block;
      width: 12px;
      height: 12px;
      border-radius: 4px;
      background: var(--gold-soft);
      border: 1px solid color-mix(in srgb, var(--gold) 35%, transparent);
      vertical-align: -1px;
      margin-right: 7px;
    }
    .note {
      margin: 0;
      padding: 10px 20px;
    }
    .cols {
      display: grid;
      grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
      flex: 1;
      min-height: 0;
    }
    .cols.e {
      grid-template-columns: 1fr 1fr;
    }
    .list {
      overflow: auto;
      padding: 2px 8px 16px;
    }
    .list h2,
    .list .lnk {
      padding: 0 12px;
    }
    .hits [role="option"] {
      padding: 8px 12px 9px;
      border-bottom: 0;
      border-radius: 10px;
    }
    .hits [aria-selected="true"] {
      background: var(--pri-soft);
    }
    .rows a,
    .rows button {
      border-bottom: 0;
      padding: 6px 12px;
      border-radius: 10px;
    }
    .rows a:hover,
    .rows button:hover {
      background: var(--bg);
    }
    .games {
      border-left: 1px solid var(--line);
      background: var(--bg);
      padding: 2px 24px;
      overflow: auto;
    }
    .prev {
      display: block;
      border-left: 1px solid var(--line);
      background: var(--bg);
      padding: 22px 26px;
      overflow: auto;
    }
    .crumb {
      margin: 0 0 4px;
      font-size: 13.5px;
      color: var(--ink2);
    }
    .prev h3 {
      font: 600 23px/1.25 var(--book);
      margin: 0 0 10px;
      text-wrap: balance;
    }
    .prev h3 .n {
      margin-right: 10px;
      font-size: 15px;
      vertical-align: 2px;
    }
    .tx {
      font: 400 18px/1.6 var(--book);
      text-wrap: pretty;
      white-space: pre-line;
    }
    .src {
      margin: 14px 0 0;
      padding-top: 12px;
      border-top: 1px solid var(--line);
      font-size: 14px;
      color: var(--ink2);
      display: flex;
      gap: 12px;
    }
    .src span {
      margin-left: auto;
    }
    .row {
      display: flex;
      gap: 8px;
      margin-top: 16px;
      flex-wrap: wrap;
    }
    .row .btn {
      text-decoration: none;
    }
    .ex {
      margin: 18px 0 0;
      padding-left: 14px;
      border-left: 2px solid var(--line);
      font-size: 14.5px;
      line-height: 1.45;
      color: var(--ink2);
    }
    .ex b {
      display: block;
      font-weight: 600;
      color: var(--ink);
    }
    .lab {
      margin: 20px 0 2px;
      font: 500 13px/1 var(--ui);
      color: var(--ink2);
    }
    .nb {
      font-size: 14.5px;
    }
    .nb a {
      display: flex;
      gap: 9px;
      padding: 7px 0;
      color: var(--ink);
      text-decoration: none;
      align-items: baseline;
    }
    .foot {
      padding: 3px 20px;
      min-height: 50px;
    }
    .foot .btn {
      flex: none;
      border: 0;
      background: none;
      padding: 0;
      margin-left: auto;
      order: 2;
    }
    .keys {
      display: flex;
      gap: 20px;
      font-size: 13px;
      color: var(--ink2);
    }
    kbd {
      font: 500 12.5px/1 var(--ui);
      border: 1px solid var(--line);
      border-radius: 5px;
      padding: 3px 5px;
      margin-right: 4px;
    }
  }
`;
