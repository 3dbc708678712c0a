// What stands around the felt: the end of a deal, sheet and log, drawers and windows.
import { css } from "lit";

export const extraStyles = css`
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  @keyframes knock {
    30%,
    70% {
      transform: translateY(3px);
      box-shadow: 0 0 0 3px var(--gold);
    }
    50% {
      transform: none;
    }
    to {
      box-shadow: 0 0 0 14px transparent;
    }
  }
  .lies {
    display: inline-grid;
    justify-items: center;
  }
  .lies .money {
    font-size: 11px;
    line-height: 1.1;
    white-space: nowrap;
  }
  .struck {
    animation: knock 0.6s ease-out;
  }
  .struck :is(.who, .l1) b::before {
    content: "";
    display: inline-block;
    width: 0.55em;
    height: 0.55em;
    margin-inline-end: 0.35em;
    border-radius: 50%;
    background: var(--gold);
    box-shadow: 0 0 0 2px color-mix(in srgb, var(--gold) 40%, transparent);
  }
  @media (prefers-reduced-motion: reduce) {
    .struck {
      animation: none;
    }
  }
  @keyframes rise {
    from {
      transform: translateY(16px);
    }
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
  /* beside the felt there is room for four names and what stands before them */
  .sheet table {
    font-size: 13.5px;
  }
  .sheet thead th,
  .sheet td {
    padding-inline-start: 8px;
  }
  thead th .cites a {
    font-size: 12.5px;
    font-weight: 400;
    color: var(--ink2);
    text-decoration-color: var(--line);
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody th.whose {
    white-space: nowrap;
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
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  .surface .result {
    position: static;
    grid-area: 1 / 1 / -1 / -1;
    inset: auto;
    display: grid;
    place-items: center;
    padding: 10px;
    background: none;
    min-height: 0;
    overflow: hidden;
    z-index: 1;
  }
  .verdict {
    width: 100%;
    max-width: 540px;
    max-height: 100%;
    min-height: 0;
    display: flex;
    flex-direction: column;
    border-radius: 18px;
    background: var(--paper);
    color: var(--ink);
    box-shadow: 0 10px 34px #0006;
    overflow: hidden;
    animation: rise 0.22s cubic-bezier(0.2, 0.8, 0.3, 1);
  }
  .vhead {
    flex: none;
    padding: 14px 16px 8px;
  }
  .vhead .head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    font: 600 22px/1.15 var(--book);
  }
  .vhead .head b {
    font: 600 38px/1 var(--book);
    white-space: nowrap;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .neg {
    color: var(--acc);
  }
  .pos {
    color: var(--pri);
  }
  .vhead .sub {
    margin-top: 4px;
    font: 400 16px/1.4 var(--book);
    text-wrap: pretty;
  }
  .vbody {
    flex: 0 1 auto;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 16px 6px;
  }
  .vbody .why li {
    border-bottom: 0;
    border-top: 1px solid var(--line);
  }
  .vbody .grade {
    margin: 6px 0;
  }
  .vgo {
    flex: none;
    display: grid;
    gap: 7px;
    padding: 8px 14px 12px;
    border-top: 1px solid var(--line);
  }
  .vgo .lo {
    flex-wrap: wrap;
  }
  .vgo .lo .b {
    font-weight: 500;
    font-size: 14.5px;
  }
  /* drawers and windows */
  dialog.drawer {
    border: 0;
    padding: 0;
    width: 100%;
    max-width: none;
    margin: auto 0 0;
    max-height: min(84dvh, 720px);
    border-radius: 18px 18px 0 0;
    background: var(--paper);
    color: var(--ink);
    overflow: hidden;
  }
  dialog.drawer[open] {
    display: flex;
    flex-direction: column;
  }
  dialog.drawer::backdrop {
    background: #0007;
  }
  .dhead {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 6px 6px 6px 18px;
    border-bottom: 1px solid var(--line);
  }
  .dhead h2 {
    margin: 0;
    font: 600 17px/1.3 var(--book);
  }
  .dbody {
    flex: 0 1 auto;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 6px 18px calc(14px + env(safe-area-inset-bottom));
  }
  .dbody .h:first-child {
    display: none;
  }
  .dbody footer,
  .dbody form > footer {
    position: sticky;
    bottom: calc(-14px - env(safe-area-inset-bottom));
    display: flex;
    gap: 14px;
    margin: 0 -18px;
    padding: 10px 18px 12px;
    background: var(--paper);
    border-top: 1px solid var(--line);
  }
  .menu {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .menu li + li {
    border-top: 1px solid var(--line);
  }
  .menu .lnk {
    width: 100%;
    min-height: 46px;
    color: var(--ink);
  }
  .menu .lnk .ic {
    color: var(--pri);
  }
  .surface .sheet {
    padding: 14px 20px 10px;
  }
  .drawer .sheet {
    padding: 8px 0;
  }
  .surface .sheet + .sheet,
  .drawer .sheet + .sheet {
    border-inline-start: 0;
    border-top: 1px solid var(--line);
  }
  .log li {
    padding: 0;
    border: 0;
  }
  .log .mv {
    display: block;
    width: 100%;
    padding: 3px 8px;
    border: 0;
    border-inline-start: 2px solid var(--line);
    background: none;
    text-align: start;
    font: inherit;
    cursor: pointer;
    min-height: 26px;
  }
  .log .you2 .mv {
    border-inline-start-color: var(--pri);
  }
  .log .mv + .cites {
    display: block;
    padding: 0 8px 3px;
    border-inline-start: 2px solid var(--line);
    line-height: 1.25;
  }
  .log .you2 .mv + .cites {
    border-inline-start-color: var(--pri);
  }
  .log .mv:hover {
    background: var(--pri-soft);
  }
  .log .cur .mv {
    background: var(--pri-soft);
    box-shadow: inset 3px 0 var(--pri);
  }
  .drawer .log {
    height: auto;
    max-height: 46dvh;
  }
  .surface .steps,
  .drawer .steps {
    padding: 2px 0;
    border: 0;
    min-height: 44px;
  }
  .matches {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .matches li {
    display: grid;
    gap: 2px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  .matches .acts2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 16px;
  }
  .matches small {
    color: var(--ink2);
  }
  .alarm {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    font-size: 13.5px;
    line-height: 1.35;
    color: var(--acc);
  }
  .alarm .lnk {
    min-height: 32px;
    padding: 2px 0;
    font-size: 13.5px;
  }
  @container surface (min-width: 641px) and (min-height: 560px) {
    dialog.drawer {
      width: min(480px, 100% - 32px);
      margin: auto;
      border-radius: 18px;
    }
  }
  @container surface (max-height: 479px) {
    .verdict {
      max-width: 760px;
    }
    .vhead {
      padding: 8px 16px 4px;
    }
    .vhead .head b {
      font-size: 28px;
    }
    .vgo {
      grid-template-columns: auto 1fr;
      padding-block: 6px 8px;
    }
  }
  @container surface (min-width: 900px) and (min-height: 560px) {
    aside.side .log {
      flex: 1 1 0;
      height: auto;
      min-height: 120px;
    }
  }
  /* an action that is put together */
  .asks {
    align-self: center;
    flex: none;
    font-size: 14px;
    color: var(--ink2);
  }
  .bids.many .asks {
    grid-column: 1 / -1;
  }
  .span {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  .span .b {
    flex: 0 0 44px;
    font-size: 20px;
  }
  .span label {
    flex: 1 1 auto;
    min-width: 0;
    display: grid;
  }
  .span .range {
    width: 100%;
    height: 44px;
  }
  .span output {
    flex: none;
    min-width: 5.5em;
    text-align: end;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .reason {
    margin: 4px 0 8px;
    padding: 8px 12px;
    border-radius: 10px;
    background: var(--gold-soft);
    font-size: 14.5px;
  }
`;
