// The table on its own page: it has the screen, and nothing scrolls but what is laid out.
import { css } from "lit";

export const surfaceStyles = css`
  :host {
    position: fixed;
    inset: 0;
    z-index: 3;
    height: 100dvh;
    background: var(--felt2);
    overscroll-behavior: none;
  }
  .dealing :is(.felt, .coach, .sheet),
  .arriving :is(.felt, .cover, .result, .sub, .acts, .steps, .sheet) {
    visibility: hidden;
  }
  .arriving .coach {
    visibility: visible;
  }
  .board {
    container: surface / size;
    height: 100%;
    background: none;
  }
  .surface {
    display: grid;
    height: 100%;
    grid-template: 44px minmax(0, 1fr) / minmax(0, 1fr);
    grid-template-areas: "bar" "felt";
  }
  .surface .bar {
    grid-area: bar;
    display: flex;
    align-items: center;
    min-height: 0;
    padding: 0 4px;
    background: var(--paper);
    border-bottom: 1px solid var(--line);
  }
  .surface .who small {
    font-size: 12.5px;
    color: #ffffffd9;
  }
  .ttl {
    flex: 1;
    min-width: 0;
    margin: 0;
    line-height: 1.15;
    overflow: hidden;
  }
  .ttl b {
    display: block;
    font: 600 min(16px, 3.5vw)/1.2 var(--book);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .ttl span.sub {
    display: block;
    font-size: 12.5px;
    color: var(--ink2);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* much is to be known: name and figures run on, in three lines at most */
  .ttl.long {
    max-height: 44px;
    line-height: 14.5px;
  }
  .ttl.long b {
    display: inline;
    margin-inline-end: 6px;
    line-height: inherit;
  }
  .ttl.long .sub {
    display: inline;
    line-height: inherit;
    white-space: normal;
  }
  .long .sub > span {
    display: inline-block;
    max-width: 100%;
    margin-inline-end: 6px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: top;
  }
  .surface .tb {
    width: 44px;
    height: 44px;
    text-decoration: none;
    color: var(--ink2);
  }
  .surface .felt {
    --cw: 74px;
    grid-area: felt;
    position: relative;
    isolation: isolate;
    color: #fff;
    background: radial-gradient(ellipse 90% 70% at 50% 34%, var(--felt1), var(--felt2));
    display: grid;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
    grid-template-areas: "opps" "mid" "note" "hand";
    gap: 0;
    padding: 8px 0 calc(8px + env(safe-area-inset-bottom));
    min-height: 0;
  }
  .surface .felt::before {
    inset: 5px;
    border-radius: 14px;
  }
  /* opponents */
  .opps {
    grid-area: opps;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    min-width: 0;
    padding: 0 6px;
  }
  .opp {
    display: grid;
    gap: 3px;
    align-content: start;
    justify-items: center;
    padding: 5px 8px 0;
    min-width: 0;
    grid-area: auto !important;
  }
  .opp.w {
    justify-items: start;
    order: 1;
  }
  .opp.n {
    order: 2;
    text-align: center;
    grid-auto-flow: row;
    gap: 3px;
  }
  .opp.e {
    justify-items: end;
    text-align: end;
    order: 3;
  }
  .of1 .opp {
    grid-auto-flow: column;
    justify-content: center;
    align-items: center;
    gap: 12px;
    min-height: 44px;
  }
  .opp .who {
    display: block;
    line-height: 1.2;
    max-width: 100%;
    text-wrap: pretty;
  }
  .opp .who b {
    font-size: 15px;
    overflow-wrap: anywhere;
  }
  .of3 .opp {
    padding-inline: 4px;
  }
  .of3 .opp .who b {
    font-size: 14px;
  }
  .opp .who small {
    display: inline-block;
    margin-inline-start: 6px;
  }
  .fan {
    display: flex;
    height: 26px;
    padding: 0 3px;
  }
  .fan i {
    width: 17px;
    height: 24px;
    flex: none;
    margin-inline-start: -12px;
    border-radius: 3px;
    background: #8c2f39;
    border: 1px solid #f6efe0;
    background-image:
      repeating-linear-gradient(45deg, #ffffff2e 0 1px, transparent 1px 4px),
      repeating-linear-gradient(-45deg, #ffffff2e 0 1px, transparent 1px 4px);
    transform: rotate(calc(var(--k) * 1.8deg));
    transform-origin: 50% 160%;
    box-shadow: 0 1px 2px #0004;
  }
  .fan i:first-child {
    margin-inline-start: 0;
  }
  .said {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 6px;
    align-items: center;
    min-height: 24px;
    font-size: 13px;
    line-height: 1.25;
    max-width: 100%;
  }
  .opp.e .said {
    justify-content: flex-end;
  }
  .opp.n .said {
    justify-content: center;
  }
  .word {
    background: var(--gilt);
    color: var(--gilt-ink);
    border-radius: 12px;
    padding: 2px 9px;
    font-weight: 600;
    font-size: 12.5px;
    line-height: 1.2;
    --t-red: var(--c-red);
    --t-black: var(--c-black);
    --t-blue: var(--c-blue);
    --t-green: var(--c-green);
    overflow-wrap: anywhere;
  }
  .said .tag {
    background: #ffffff24;
    color: #fff;
    white-space: normal;
    --t-red: #ffb3b3;
    --t-black: #fff;
    --t-blue: #b9d3ff;
    --t-green: #b6f0c8;
  }
  .tricks {
    color: #ffffffd9;
  }
  .money {
    color: var(--gilt);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .opps.chips {
    grid-auto-flow: row;
    /* two rows where a name has room, else more */
    grid-template-columns: repeat(auto-fit, minmax(max(84px, 100% / var(--half) - 4px), 1fr));
    grid-auto-rows: 44px;
    gap: 4px;
    padding: 2px 10px 0;
  }
  .chipseat {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: 0;
    min-width: 0;
    height: 44px;
    padding: 2px 8px;
    border-radius: 10px;
    background: #0000002b;
    grid-area: auto !important;
  }
  .chipseat.turn {
    box-shadow: inset 0 0 0 2px var(--gilt);
  }
  .chipseat .l1 {
    display: flex;
    justify-content: space-between;
    gap: 6px;
    font-size: 13px;
    line-height: 1.25;
    width: 100%;
  }
  .chipseat b {
    min-width: 0;
    font-weight: 600;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .chipseat i {
    font-style: normal;
    color: #ffffffd0;
    font-variant-numeric: tabular-nums;
  }
  .chipseat .l2 {
    width: 100%;
    font-size: 12px;
    line-height: 1.25;
    color: var(--gilt);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    min-height: 15px;
    text-align: start;
    --t-red: #ffb3b3;
    --t-black: #fff;
  }
  /* the middle */
  .surface .mid {
    grid-area: mid;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    min-width: 0;
    padding: 4px 12px;
  }
  .strips {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: flex-start;
    gap: 4px 12px;
    max-height: min(100%, 60cqh);
    overflow: auto;
    overscroll-behavior: contain;
    min-height: 0;
    padding: 2px;
  }
  .mid:has(.trick:not(:empty), .auc) .strips {
    max-height: 26cqh;
  }
  .strip {
    display: grid;
    justify-items: center;
    gap: 2px;
    max-width: 100%;
  }
  .strip .zl {
    font-size: 12px;
    line-height: 1.2;
  }
  .surface .strip .opened {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px 6px;
    max-width: none;
  }
  .suit {
    display: inline-flex;
    gap: 1px;
  }
  .strip .tile {
    width: 25px;
    height: 33px;
    font-size: 14px;
  }
  .surface .opened .pick {
    min-width: 27px;
    min-height: 40px;
    padding: 1px;
  }
  .cardlet,
  .surface .strip .card {
    display: block;
    width: 44px;
    margin: 0;
  }
  .surface .strip .card.legal {
    transform: none;
  }
  .stage {
    grid-row: 2;
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 12px;
    min-height: 0;
    min-width: 0;
    container: stage / size;
  }
  .stage.lone {
    flex-wrap: wrap;
    align-content: center;
    overflow: auto;
  }
  .heaps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 16px;
    flex: none;
    max-width: 100%;
  }
  .stage:not(.lone) .heaps {
    flex-direction: column;
    flex-wrap: nowrap;
  }
  .surface .heaps .pileup,
  .surface .rows .cards > * {
    width: min(calc(var(--cw) * 0.72), 38cqh);
  }
  .surface .lone .heaps .pileup {
    width: min(calc(var(--cw) * 1.05), 42cqh, 26cqw);
  }
  .stage .zone {
    gap: 4px;
    font-size: 12.5px;
  }
  .surface .rows {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 14px;
    flex: none;
    max-width: 46%;
  }
  .lone .rows {
    max-width: 100%;
  }
  .rows .cards {
    gap: 3px;
    flex-wrap: nowrap;
  }
  .surface .trick {
    flex: 1 1 180px;
    position: relative;
    width: auto;
    max-width: 420px;
    height: 100%;
    min-width: 150px;
    --tw: min(var(--cw), 41cqh);
  }
  .surface .pc {
    width: var(--tw);
  }
  .surface .trick .pn {
    transform: translate(-50%, -96%) rotate(-1deg);
  }
  .surface .trick .ps {
    transform: translate(-50%, -14%);
  }
  .surface .trick .pw {
    transform: translate(-122%, -62%) rotate(-4deg);
  }
  .surface .trick .pe {
    transform: translate(22%, -62%) rotate(3deg);
  }
  .surface .trick.duo .pn {
    transform: translate(-103%, -59%) rotate(-3deg);
  }
  .surface .trick.duo .ps {
    transform: translate(3%, -43%) rotate(2deg);
  }
  .surface .trick.line {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: center;
    gap: 6px;
    max-width: none;
    --tw: min(calc(var(--cw) * 0.74), 36cqh);
  }
  .surface .trick.line .pc {
    inset: auto;
    transform: none;
    text-align: center;
    font-size: 11.5px;
    line-height: 1.2;
    position: relative;
  }
  .surface .trick.line .pc:has(.you) {
    order: 1;
  }
  .you {
    font-size: 13px;
    aspect-ratio: auto;
    padding: 2px 8px;
  }
  /* below the cards at both sides, and touching none */
  .trick:not(.duo, .line) .ps:has(.you) {
    top: calc(50% + var(--tw) * 0.62);
    width: max-content;
    transform: translateX(-50%);
  }
  .auc {
    flex: 1 1 220px;
    max-width: 460px;
    min-width: 0;
    table-layout: fixed;
    font-size: 15.5px;
    color: #fff;
    --t-red: #ffb3b3;
    --t-black: #fff;
    --t-blue: #b9d3ff;
    --t-green: #b6f0c8;
  }
  .auc th {
    padding: 3px 4px;
    text-align: center;
    font-weight: 500;
    font-size: 13px;
    line-height: 1.2;
    color: #ffffffd9;
    border-bottom: 1px solid #ffffff40;
    overflow-wrap: anywhere;
  }
  .auc th.me {
    color: #fff;
    font-weight: 600;
  }
  .auc td {
    height: 28px;
    padding: 2px 3px;
    text-align: center;
    font-weight: 500;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  .auc tbody tr {
    border: 0;
  }
  /* where the felt is low, only the last rounds that have room */
  @container stage (max-height: 112px) {
    .auc tbody tr:nth-last-child(n + 3) {
      display: none;
    }
  }
  @container stage (max-height: 84px) {
    .auc tbody tr:nth-last-child(n + 2) {
      display: none;
    }
  }
  .auc td.quiet {
    color: #ffffffc9;
    font-weight: 400;
  }
  .auc td.now {
    outline: 1.5px dashed var(--gilt);
    outline-offset: -3px;
    border-radius: 9px;
    color: var(--gilt);
    font-size: 13px;
    font-weight: 600;
  }
  /* the note */
  .surface .note {
    grid-area: note;
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    align-items: stretch;
    min-height: 112px;
    align-content: space-between;
    margin: 0 10px 8px;
    padding: 10px 12px 11px;
    border-radius: 16px;
    background: var(--paper);
    color: var(--ink);
    box-shadow: 0 6px 22px #0005;
  }
  /* words that are too many for the screen scroll: what answers them stays in view */
  .say {
    overflow: auto;
  }
  .say p {
    margin: 0 2px;
    font-size: 15px;
    line-height: 1.35;
    text-wrap: pretty;
  }
  .note.no .say {
    color: var(--acc);
  }
  .note.tip .say::before {
    content: "";
    float: left;
    width: 9px;
    height: 9px;
    margin: 6px 8px 0 2px;
    border-radius: 50%;
    background: var(--gold);
  }
  .say a {
    white-space: nowrap;
  }
  .note .load {
    width: 100%;
  }
  .bids {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    min-width: 0;
  }
  .bids.many {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(52px, var(--word))), 1fr));
  }
  .b {
    flex: 1 1 min-content;
    min-width: 0;
    min-height: 44px;
    hyphens: manual;
    padding: 2px 6px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--bg);
    font-weight: 600;
    font-size: 16px;
    line-height: 1.15;
    cursor: pointer;
  }
  .b:hover {
    border-color: var(--pri);
  }
  .b.on {
    border-color: var(--pri);
    box-shadow: inset 0 0 0 1.5px var(--pri);
    background: var(--pri-soft);
  }
  .b.hinted {
    outline: 2.5px dashed var(--gold);
    outline-offset: 1px;
  }
  .b[aria-disabled="true"] {
    color: var(--ink2);
    background: none;
    border-style: dashed;
    cursor: not-allowed;
    font-weight: 500;
  }
  .b.ask {
    flex: 0 0 46px;
    margin-inline-start: auto;
    display: grid;
    place-items: center;
    color: var(--gold);
    background: var(--gold-soft);
    border-color: transparent;
  }
  .two {
    display: grid;
    gap: 6px;
  }
  .surface .go {
    flex: 4 1 120px;
    hyphens: manual;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0;
    min-height: 46px;
    padding: 4px 12px;
    border: 0;
    border-radius: 12px;
    background: var(--pri);
    color: var(--pri-ink);
    font-weight: 600;
    font-size: 16px;
    line-height: 1.15;
    cursor: pointer;
    text-align: center;
    --t-red: currentColor;
    --t-black: currentColor;
    --t-blue: currentColor;
    --t-green: currentColor;
  }
  .surface .go[aria-disabled="true"] {
    background: color-mix(in srgb, var(--ink) 10%, var(--paper));
    color: var(--ink2);
    cursor: default;
    font-weight: 500;
  }
  .go small {
    font-weight: 400;
    font-size: 12.5px;
  }
  .bids.last {
    align-items: stretch;
    min-height: 46px;
  }
  .bids.last .b:not(.ask) {
    padding-inline: 12px;
  }
  /* the hand */
  .surface .hand {
    --hw: max(40px, min(var(--cw), calc(100cqw - 16px - (var(--n) - 1) * 24.5px)));
    grid-area: hand;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin: 0;
    padding: 12px 8px 0;
    min-height: calc(var(--cw) * 1.4 + 12px);
    align-content: end;
    position: relative;
  }
  .surface .hand.rows2 {
    --hw: max(40px, min(calc(var(--cw) * 0.84), calc(100cqw - 16px - (var(--n) - 1) * 24.5px)));
  }
  .surface .row {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    justify-content: center;
    max-width: none;
    width: 100%;
  }
  .surface .row + .row {
    margin-top: calc(var(--hw) * -1.4 + 46px);
  }
  .surface .slot {
    flex: 0 1 calc(var(--hw) * 0.94);
    min-width: 0;
    margin: 0;
  }
  .surface .slot:last-child {
    flex: none;
    width: var(--hw);
  }
  .surface .hand .card {
    width: var(--hw);
  }
  .surface .card.legal {
    transform: translateY(-6px);
  }
  .surface .hand .card.sel,
  .surface .hand .card.sel:hover {
    transform: translateY(-12px);
  }
  /* end of a deal */
  .felt.done {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  aside.side {
    display: none;
  }
  @container surface (min-height: 740px) {
    .surface .felt {
      --cw: 80px;
    }
    /* room for what is said at a seat: the trick stays where it is */
    .opps:is(.of2, .of3) {
      min-height: 114px;
    }
  }
  @container surface (min-width: 641px) and (min-height: 560px) {
    .surface .felt {
      --cw: 92px;
    }
    .opps.chips {
      grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
    }
    .surface .note {
      width: min(600px, 100% - 24px);
      margin-inline: auto;
    }
    .fan {
      height: 38px;
    }
    .fan i {
      width: 24px;
      height: 34px;
      margin-inline-start: -16px;
    }
    .auc {
      font-size: 17px;
    }
    .auc td {
      height: 36px;
    }
  }
  /* a phone on its side: the note stands beside the trick */
  @container surface (max-height: 479px) {
    .surface {
      grid-template-rows: 38px minmax(0, 1fr);
    }
    .surface .tb {
      height: 38px;
    }
    .ttl {
      display: flex;
      align-items: baseline;
      gap: 12px;
    }
    .surface .felt {
      --cw: 58px;
      grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr) minmax(280px, 40%);
      grid-template-areas: "opps mid note" "hand hand hand";
      padding: 6px 0 6px;
    }
    .surface .felt.crowd {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) minmax(280px, 42%);
      grid-template-areas: "opps opps" "mid note" "hand hand";
    }
    .surface .felt.done {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
    .opps:not(.chips) {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      align-content: start;
      max-width: 150px;
      min-width: 104px;
    }
    .opps:not(.chips) .opp {
      justify-items: start;
      text-align: start;
      grid-auto-flow: row;
      justify-content: start;
      gap: 1px;
      padding-top: 3px;
    }
    .opps .opp .said {
      justify-content: flex-start;
      gap: 2px 4px;
      font-size: 12px;
      min-height: 18px;
    }
    .opps .opp .said :is(.word, .tag) {
      padding: 0 7px;
      font-size: 12px;
      line-height: 16px;
    }
    .opp .who b {
      font-size: 14px;
    }
    .of3 .fan {
      display: none;
    }
    .fan {
      height: 20px;
    }
    .fan:empty {
      display: none;
    }
    .fan i {
      width: 13px;
      height: 18px;
      margin-inline-start: -9px;
    }
    .opps.chips {
      grid-template-columns: repeat(auto-fit, minmax(64px, 1fr));
    }
    .surface .note {
      margin: 0 10px 0 0;
      padding: 5px 10px;
      gap: 4px;
      min-height: 0;
      align-self: stretch;
      border-radius: 14px;
    }
    .say p {
      font-size: 14px;
      line-height: 1.3;
    }
    /* there is no height for another row: long words are divided */
    .bids {
      flex-wrap: nowrap;
    }
    .bids.many {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 96px, max(46px, var(--word))), 1fr));
    }
    .b {
      min-height: 38px;
      font-size: 15px;
      line-height: 1.1;
      hyphens: auto;
    }
    .surface .go,
    .bids.last {
      min-height: 40px;
    }
    .surface .mid {
      padding: 2px 8px;
    }
    .mid:has(.trick:not(:empty), .auc) .strips {
      max-height: 94px;
    }
    .auc td {
      height: 24px;
      padding: 0 3px;
    }
    .surface .hand {
      padding-top: 10px;
    }
    .surface .row + .row {
      margin-top: calc(var(--hw) * -1.4 + 34px);
    }
  }
  /* a desk: sheet and log beside the felt */
  @container surface (min-width: 900px) and (min-height: 560px) {
    .surface {
      grid-template: 52px minmax(0, 1fr) / minmax(0, 1fr) 330px;
      grid-template-areas: "bar bar" "felt side";
    }
    .surface .bar {
      padding: 0 12px;
      gap: 4px;
    }
    .ttl {
      display: flex;
      align-items: baseline;
      gap: 14px;
    }
    .ttl b {
      font-size: 19px;
    }
    .ttl span.sub {
      font-size: 14.5px;
    }
    .surface .felt {
      --cw: 104px;
      grid-template: auto minmax(0, 1fr) auto auto / minmax(150px, 210px) minmax(0, 1fr) minmax(150px, 210px);
      grid-template-areas: "w n e" "w mid e" "note note note" "hand hand hand";
      padding: 16px 0 18px;
    }
    .surface .felt.crowd {
      grid-template-areas: "opps opps opps" "mid mid mid" "note note note" "hand hand hand";
    }
    .surface .felt:is(.of0, .of1) {
      grid-template-areas: "n n n" "mid mid mid" "note note note" "hand hand hand";
    }
    .surface .felt.done {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
    .opps:not(.chips) {
      display: contents;
    }
    .opps:not(.chips) .opp {
      align-content: center;
      gap: 8px;
      padding: 6px 26px;
    }
    .opps .opp.w {
      grid-area: w !important;
    }
    .opps .opp.n {
      grid-area: n !important;
      padding-block: 2px !important;
    }
    .opps .opp.e {
      grid-area: e !important;
    }
    .of3 .opp.n {
      grid-auto-flow: column;
      align-items: center;
      justify-content: center;
      gap: 14px;
    }
    .opp .who b {
      font-size: 16px;
    }
    .fan {
      height: 46px;
    }
    .fan i {
      width: 28px;
      height: 40px;
      margin-inline-start: -19px;
    }
    .surface .note {
      width: min(640px, 100% - 40px);
      margin: 0 auto 14px;
      padding: 13px 16px 14px;
    }
    .say p {
      font-size: 16px;
    }
    .two {
      grid-template-columns: 1.4fr 1fr;
    }
    .surface .hand {
      --hw: min(var(--cw), calc((100cqw - 400px) - (var(--n) - 1) * 24.5px));
      padding: 14px 30px 0;
    }
    .surface .slot {
      flex-basis: calc(var(--hw) * 0.62);
    }
    .surface .slot.brk {
      margin-inline-start: 8px;
    }
    .strip .tile {
      width: 28px;
      height: 38px;
      font-size: 15px;
    }
    .cardlet,
    .surface .strip .card {
      width: 58px;
    }
    aside.side {
      grid-area: side;
      display: flex;
      flex-direction: column;
      min-height: 0;
      background: var(--paper);
      border-inline-start: 1px solid var(--line);
      overflow: auto;
    }
    aside.side .sheet:last-child {
      flex: 1 1 auto;
      display: flex;
      flex-direction: column;
      min-height: 260px;
    }
  }
  @container surface (min-width: 900px) and (min-height: 560px) and (max-height: 740px) {
    .surface .felt {
      --cw: 90px;
    }
  }
`;
