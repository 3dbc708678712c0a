// The lesson: the word stands above the felt, what to touch shines.
import { css } from "lit";

export const lessonStyles = css`
  .wt {
    font: 600 17px/1.3 var(--ui);
    margin: 0;
  }
  .bar .sn {
    margin-inline-start: auto;
    padding-inline-end: 8px;
    font-size: 14px;
    color: var(--ink2);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .way {
    height: 4px;
    background: color-mix(in srgb, var(--ink) 9%, transparent);
  }
  .way i {
    display: block;
    height: 100%;
    background: var(--pri);
    transform-origin: 0 50%;
    transition: transform 0.25s;
  }
  .bar .tb {
    margin-inline-start: auto;
  }
  .bar .tb + .sn {
    margin-inline-start: 0;
  }
  .lead {
    min-height: 124px;
    align-items: start;
    align-content: start;
  }
  .lead p {
    margin: 0;
    font-size: 16.5px;
  }
  .lead .no {
    margin-top: 8px;
    color: var(--acc);
  }
  .lead .no p {
    font-size: 15px;
  }
  .go a.btn {
    text-decoration: none;
  }
  .acts {
    padding-bottom: 12px;
  }
  .btn.hinted,
  .card.hinted .free,
  .card.hinted .back {
    outline: 4px solid var(--gilt);
    outline-offset: 2px;
    animation: shine 1.4s ease-in-out infinite alternate;
  }
  .go .btn.hinted {
    outline-color: var(--gold);
  }
  @keyframes shine {
    to {
      outline-color: #fff;
    }
  }
  .centre {
    min-height: 150px;
  }
  @media (prefers-reduced-motion: reduce) {
    .btn.hinted,
    .card.hinted .free,
    .card.hinted .back {
      animation: none;
    }
    .way i {
      transition: none;
    }
  }
  @container board (max-width: 640px) {
    .lead {
      min-height: 176px;
    }
    .lead p {
      font-size: 16px;
    }
    .centre {
      min-height: 120px;
    }
  }
`;
