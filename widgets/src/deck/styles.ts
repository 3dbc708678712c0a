// The deck: rows of small cards, each with its count.
import { css } from "lit";

export const deckStyles = css`
  .deck {
    background: var(--paper);
    container: deck / inline-size;
    padding-bottom: 2px;
  }
  .deck .form {
    padding-bottom: 4px;
  }
  .drow {
    border: 0;
    border-top: 1px solid var(--line);
    margin: 10px 0 0;
    padding: 12px 20px 4px;
    min-width: 0;
  }
  .drow legend {
    float: left;
    width: 100%;
    padding: 0 0 8px;
    font-size: 15px;
  }
  .drow legend small {
    color: var(--ink2);
    font-size: 13px;
  }
  .drow > * {
    clear: both;
  }
  .idle .dface {
    opacity: 0.6;
  }
  .dcells {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(158px, 1fr));
    gap: 8px 10px;
  }
  .dcell {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .dface {
    width: 36px;
    flex: none;
  }
  .dname {
    display: none;
    font-size: 14px;
  }
  .dcells.named {
    grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
  }
  .named .dname {
    display: block;
    width: 84px;
  }
  .none .dface {
    opacity: 0.35;
  }
  .dcell .step {
    height: 44px;
  }
  .dcell .step button {
    width: 40px;
  }
  .dcell .step input {
    width: 38px;
  }
  .drow .err {
    margin: 8px 0 4px;
  }
  .dsum {
    display: flex;
    gap: 14px;
    align-items: center;
    padding: 14px 20px;
    margin-top: 12px;
    border-top: 1px solid var(--line);
    min-height: 70px;
  }
  .dsum p {
    margin: 0;
    font-size: 15.5px;
    line-height: 1.45;
  }
  .dsum .ci2 {
    flex: none;
  }
  .dsum .err {
    display: block;
  }
  .deck .rgo {
    border-top: 1px solid var(--line);
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 16px 14px;
  }
  .deck .load {
    padding: 0 20px 10px;
  }
  @container deck (max-width: 560px) {
    .drow,
    .dsum {
      padding-inline: 14px;
    }
    .dcells:not(.named) {
      grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
      gap: 6px;
    }
    .dcell .step button {
      width: 38px;
    }
    .dcell .step input {
      width: 30px;
    }
    .deck .rgo .btn {
      flex: 1 1 auto;
      min-height: 48px;
    }
  }
`;
