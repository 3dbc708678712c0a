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
  .box label:not(.vh) {
    display: block;
    font: 600 17px/1.3 var(--book);
    margin-bottom: 6px;
  }
  .bx {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
    align-items: center;
  }
  .bx select.in {
    width: auto;
    max-width: 100%;
    height: 40px;
    font-size: 15px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    border: 1px solid var(--gold);
    border-radius: 99px;
    padding: 2px 12px;
    background: var(--gold-soft);
    color: var(--ink);
    font-size: 14.5px;
    cursor: pointer;
  }
  .chip svg,
  .how svg {
    width: 14px;
    height: 14px;
  }
  .lab {
    font: 600 14px/1.4 var(--ui);
    color: var(--ink2);
    margin: 18px 0 4px;
  }
  .exa {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 8px;
  }
  .exa button {
    width: 100%;
    text-align: start;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--paper);
    padding: 10px 14px;
    cursor: pointer;
    font: 400 16px/1.4 var(--book);
    color: var(--ink);
  }
  .exa button:hover {
    background: var(--pri-soft);
  }
  .exa i {
    display: block;
    font: 400 13px/1.4 var(--ui);
    color: var(--ink2);
  }
  .rule {
    border-inline-start: 3px solid var(--gold);
    padding: 2px 0 2px 14px;
    margin: 8px 0 12px;
  }
  .rule h3 {
    font: 600 16.5px/1.35 var(--book);
    margin: 0 0 3px;
  }
  .rule h3 small {
    display: block;
    font: 400 13px/1.4 var(--ui);
    color: var(--ink2);
  }
  .rule p {
    font: 400 16.5px/1.5 var(--book);
    margin: 0;
    max-height: 15em;
    overflow: auto;
    white-space: pre-line;
  }
  .rule mark,
  .story mark {
    background: var(--gold-soft);
    color: inherit;
    border-radius: 3px;
  }
  .morer {
    margin: 2px 0;
    font-size: 15px;
  }
  .hint {
    font-size: 14px;
    color: var(--ink2);
    margin-top: 14px;
  }
  .told {
    padding: 16px 20px 0;
  }
  .told,
  .top h2,
  .verdict h3,
  .need h3 {
    scroll-margin-top: 76px;
  }
  .story {
    position: relative;
    margin: 0;
    padding: 10px 44px 10px 14px;
    border-radius: 10px;
    background: var(--pri-soft);
    font: 400 16.5px/1.5 var(--book);
  }
  .story p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .story mark button {
    font: inherit;
    color: inherit;
    border: 0;
    border-bottom: 2px solid var(--gold);
    background: none;
    padding: 0;
    cursor: pointer;
  }
  .story .ed {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    width: 40px;
    height: 40px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--ink2);
    cursor: pointer;
  }
  .story .ed svg {
    width: 18px;
    height: 18px;
  }
  .fact {
    border: 1px dashed color-mix(in srgb, var(--ink) 38%, transparent);
    border-radius: 12px;
    padding: 9px 12px 6px;
    min-width: 0;
  }
  .desk .form {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: 12px;
  }
  .fact .field.wide {
    grid-column: auto;
  }
  .fact:has(.wide):not(:has(.seg, select)),
  .fact:has(table, .row2) {
    grid-column: 1 / -1;
  }
  .fact.und {
    border: 1px solid var(--gold);
    background: var(--gold-soft);
  }
  .fact.said {
    border: 1px solid var(--pri);
    background: var(--pri-soft);
  }
  .fact.asked {
    border-color: var(--acc);
  }
  .how {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: center;
    margin: 4px 0 0;
    min-height: 28px;
    font-size: 13.5px;
    color: var(--ink2);
  }
  .fact.und .how,
  .fact.said .how {
    color: var(--ink);
  }
  .fact.asked .how {
    color: var(--acc);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 0;
    padding: 0 20px 14px;
    font-size: 13.5px;
    color: var(--ink2);
  }
  .legend span::before {
    content: "";
    display: inline-block;
    width: 13px;
    height: 13px;
    border-radius: 4px;
    border: 1px dashed var(--ink2);
    margin-inline-end: 7px;
    vertical-align: -2px;
  }
  .legend .said::before {
    border: 1px solid var(--pri);
    background: var(--pri-soft);
  }
  .legend .und::before {
    border: 1px solid var(--gold);
    background: var(--gold-soft);
  }
  .names {
    border: 0;
    margin: 0;
    padding: 10px 20px 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .names legend {
    font-size: 13.5px;
    color: var(--ink2);
    padding: 0 0 4px;
  }
  .names .in {
    width: 130px;
    height: 40px;
  }
  .need h3 {
    font: 600 18px/1.3 var(--book);
    color: var(--ink);
    margin-bottom: 10px;
  }
  .duo {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
    gap: 12px;
  }
  .alt {
    display: grid;
    gap: 6px;
    width: 100%;
    height: 100%;
    align-content: start;
    text-align: start;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--paper);
    padding: 12px 14px;
    cursor: pointer;
    color: var(--ink);
  }
  .alt:hover {
    border-color: var(--pri);
  }
  .alt .if {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    font: 600 16px/1.3 var(--ui);
    color: var(--pri);
  }
  .alt .if svg {
    width: 18px;
    height: 18px;
    flex: none;
  }
  .alt .then {
    font: 400 16px/1.4 var(--book);
  }
  .alt b {
    font: 600 20px/1.2 var(--book);
    font-variant-numeric: tabular-nums;
  }
  .alt small {
    font: 400 13px/1.4 var(--ui);
    color: var(--ink2);
  }
  .claims table {
    width: 100%;
    border-collapse: collapse;
    font-size: 15px;
  }
  .claims th[scope="row"] {
    text-align: start;
    font-weight: 400;
    padding: 8px 8px 8px 0;
  }
  .claims thead th {
    width: 25%;
    padding: 0 3px 4px;
  }
  .claims thead th:first-child {
    width: auto;
  }
  .claims thead .in {
    height: 40px;
    padding: 0 6px;
    text-align: center;
    font-size: 14px;
  }
  .claims tr {
    border-top: 1px solid var(--line);
  }
  .claims td {
    text-align: center;
  }
  .claims tr.true th {
    font-weight: 600;
  }
  .rad {
    display: inline-grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    cursor: pointer;
  }
  .rad input {
    width: 20px;
    height: 20px;
    accent-color: var(--pri);
    margin: 0;
  }
  .rad i {
    display: none;
  }
  .vd {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--pri);
    font-size: 14px;
  }
  .vd.no {
    color: var(--acc);
  }
  .sided {
    list-style: none;
    margin: 12px 0 0;
    padding: 0;
    max-width: 760px;
  }
  .sided li {
    display: flex;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 8px 0;
    border-top: 1px solid var(--line);
  }
  .sided li > span:first-child {
    min-width: 0;
  }
  .sided li > span:first-child b {
    display: block;
  }
  .sided .vd {
    flex: none;
    font-weight: 600;
  }
  .vd svg {
    width: 16px;
    height: 16px;
  }
  .right {
    font: 600 17px/1.35 var(--book);
    margin-top: 10px;
  }
  .sums {
    list-style: none;
    margin: 10px 0 0;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
  }
  .sums li {
    display: flex;
    gap: 8px;
  }
  .sums b {
    font-variant-numeric: tabular-nums;
  }
  .steps .line small {
    display: block;
    font: 400 13px/1.3 var(--ui);
    color: var(--ink2);
    text-align: end;
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
  textarea.in {
    height: auto;
    padding: 10px 12px;
    resize: vertical;
    font: 400 17px/1.45 var(--book);
    color: var(--ink);
  }
  .in:focus-visible {
    outline-offset: 0;
  }
  .form .field > .lab {
    display: none;
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
  @container (min-width: 1000px) {
    .two:has(> .claims) {
      display: grid;
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
    .two > .claims {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  @container (max-width: 560px) {
    .pick,
    .top,
    .go,
    .note,
    .verdict,
    .part,
    .take,
    .told,
    .names,
    .legend,
    .place {
      padding-inline: 16px;
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
