// The look of the desk.
import { css } from "lit";

export const deskStyles = css`
  .desk {
    background: var(--paper);
    container-type: inline-size;
  }
  .pick {
    padding: 18px 20px 20px;
  }
  .about-rule {
    margin-bottom: 18px;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--line);
  }
  .about-rule h2 {
    font: 600 20px/1.3 var(--book);
    margin: 0 0 6px;
  }
  .about-rule p {
    font: 400 17px/1.55 var(--book);
  }
  .about-rule .hint {
    font: 400 14.5px/1.45 var(--ui);
    color: var(--ink2);
    margin-top: 8px;
  }
  .ask {
    display: grid;
    grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
    gap: 12px 16px;
  }
  .ask label {
    display: block;
    font-size: 13.5px;
    color: var(--ink2);
    margin-bottom: 5px;
  }
  .in {
    width: 100%;
    height: 46px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--paper);
    padding: 0 12px;
    font-size: 16px;
  }
  .in:focus-visible {
    outline-offset: 0;
  }
  .tips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 8px;
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
    align-items: center;
    font-size: 13.5px;
    color: var(--ink2);
  }
  .tips button {
    border: 0;
    border-radius: 99px;
    padding: 4px 12px;
    min-height: 32px;
    background: var(--pri-soft);
    color: var(--pri);
    font-size: 14px;
    font-weight: 500;
    cursor: pointer;
  }
  .count {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    margin: 14px 0 4px;
    min-height: 24px;
    font-size: 14px;
    color: var(--ink2);
  }
  .form .field:has(> select) {
    grid-column: 1 / -1;
    max-width: 460px;
  }
  .form .field:has(> .switch) {
    grid-column: 1 / -1;
  }
  .form .field > .lab {
    display: none;
  }
  .more {
    margin: 18px 0 2px;
    font-size: 14px;
    color: var(--ink2);
  }
  .cases {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .cases li {
    border-top: 1px solid var(--line);
  }
  .case {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1px 14px;
    width: 100%;
    text-align: start;
    border: 0;
    background: none;
    padding: 11px 6px;
    min-height: 48px;
    cursor: pointer;
    border-radius: 8px;
    align-items: baseline;
  }
  .case:hover {
    background: var(--pri-soft);
  }
  .case b {
    font: 600 16.5px/1.35 var(--ui);
  }
  .case .kind {
    font-size: 13px;
    color: var(--ink2);
    white-space: nowrap;
  }
  .case .said {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
    margin: 2px 0 3px;
  }
  .case .said i {
    font: 500 14px/1.35 var(--ui);
    border-radius: 6px;
    padding: 1px 8px;
    background: var(--gold-soft);
  }
  .case .about {
    grid-column: 1 / -1;
    font-size: 14.5px;
    line-height: 1.45;
    color: var(--ink2);
  }
  .top {
    padding: 6px 20px 0;
  }
  .top h2 {
    font: 600 22px/1.25 var(--book);
    margin: 2px 0 4px;
    text-wrap: balance;
  }
  .top .about {
    font-size: 15px;
    color: var(--ink2);
  }
  .go {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 18px;
    padding: 0 20px 18px;
  }
  .go .btn {
    min-height: 46px;
    font-size: 16px;
    padding-inline: 24px;
  }
  .go .load {
    flex: 1 1 200px;
  }
  .note {
    margin: 0;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
    font-size: 15px;
  }
  .note.bad {
    color: var(--acc);
  }
  .note.was {
    background: var(--gold-soft);
  }
  .note ul {
    margin: 4px 0 0;
    padding-inline-start: 20px;
  }
  .verdict {
    border-top: 1px solid var(--line);
    background: var(--pri-soft);
    padding: 18px 20px 20px;
    transition: opacity 0.12s;
  }
  .stale {
    opacity: 0.55;
  }
  .verdict h3,
  .part h3 {
    font: 600 14px/1.4 var(--ui);
    color: var(--ink2);
    margin: 0 0 4px;
  }
  .says {
    font: 500 21px/1.35 var(--book);
    text-wrap: pretty;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    margin-top: 10px;
    align-items: center;
    font-size: 14px;
  }
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    border-radius: 99px;
    padding: 3px 12px;
    font-size: 13.5px;
    font-weight: 600;
    background: var(--paper);
    color: var(--pri);
  }
  .badge.inferred,
  .badge.open {
    background: var(--gold-soft);
    color: var(--gold);
  }
  .badge.house {
    background: var(--zs-acc-soft, var(--gold-soft));
    color: var(--acc);
  }
  .part {
    border-top: 1px solid var(--line);
    padding: 16px 20px 18px;
  }
  .steps {
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  .steps > li {
    counter-increment: step;
    padding: 9px 0 9px 32px;
    border-bottom: 1px solid var(--line);
    position: relative;
  }
  .steps > li:last-child {
    border: 0;
  }
  .steps > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: 10px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--pri-soft);
    color: var(--pri);
    font: 600 13px/22px var(--ui);
    text-align: center;
  }
  .steps.free > li {
    padding-inline-start: 0;
  }
  .steps.free > li::before {
    display: none;
  }
  .steps .line {
    display: flex;
    justify-content: space-between;
    gap: 4px 16px;
    font-size: 16px;
  }
  .steps .line b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .steps .line .who {
    color: var(--ink2);
  }
  details.law {
    margin-top: 4px;
  }
  details.law summary {
    cursor: pointer;
    font-size: 14px;
    color: var(--pri);
    min-height: 32px;
    display: flex;
    align-items: center;
    gap: 6px;
    list-style: none;
  }
  details.law summary::-webkit-details-marker {
    display: none;
  }
  details.law summary::before {
    content: "";
    width: 7px;
    height: 7px;
    border: solid currentColor;
    border-width: 0 1.8px 1.8px 0;
    transform: rotate(-45deg);
    margin: 0 4px 0 2px;
    flex: none;
    transition: transform 0.12s;
  }
  details.law[open] summary::before {
    transform: rotate(45deg);
  }
  details.law > div {
    border-inline-start: 3px solid var(--gold);
    padding: 2px 0 4px 14px;
    margin: 2px 0 6px;
    font: 400 16px/1.55 var(--book);
    white-space: pre-line;
  }
  details.law a {
    font: 500 14px/1.6 var(--ui);
  }
  .take {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 10px;
    border-top: 1px solid var(--line);
    padding: 14px 20px;
  }
  .folded {
    display: none;
  }
  .place {
    display: grid;
    gap: 8px;
    padding: 12px 20px 4px;
    font-size: 15px;
  }
  .place .zone {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 8px;
    align-items: center;
  }
  .place .lab {
    color: var(--ink2);
    font-size: 13.5px;
    min-width: 110px;
  }
  @container (max-width: 560px) {
    .pick,
    .top,
    .go,
    .note,
    .verdict,
    .part,
    .take,
    .place {
      padding-inline: 16px;
    }
    .ask {
      grid-template-columns: minmax(0, 1fr);
    }
    .go .btn,
    .take .btn {
      flex: 1 1 auto;
    }
    .case {
      grid-template-columns: minmax(0, 1fr);
    }
    .case .kind {
      grid-row: 2;
    }
    .says {
      font-size: 19px;
    }
  }
  @media print {
    :host([sheet]) .screen {
      display: block;
    }
    :host([sheet]) slot.paper,
    :host([sheet]) .noprint {
      display: none;
    }
    :host([sheet]) .folded {
      display: block;
    }
    :host([sheet]) .paper-sheet {
      border: 0;
      padding: 0;
    }
  }
`;
