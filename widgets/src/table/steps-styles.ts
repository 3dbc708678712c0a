// The slider over the steps of a deal.
import { css } from "lit";

export const stepsStyles = css`
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
`;
