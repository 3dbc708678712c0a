import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const PATHS: Record<string, SVGTemplateResult> = {
  link: svg`<path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>`,
  check: svg`<path d="m5 12.500 4.500 4.500L19 7.500"/>`,
  cross: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  undo: svg`<path d="M9 7 4.500 11.500 9 16M5 11.500h9a5 5 0 0 1 0 10h-2"/>`,
  pencil: svg`<path d="m5 19 1-4L16.500 4.500l3 3L9 18z"/>`,
  next: svg`<path d="m9 5 7 7-7 7"/>`,
  prev: svg`<path d="m15 5-7 7 7 7"/>`,
  bulb: svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.600.500 1 1.200 1 2V16h5v-.100c0-.800.400-1.500 1-2A6 6 0 0 0 12 3Z"/>`,
  gear: svg`<path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="17" cy="17" r="2"/>`,
  stack: svg`<path d="M7 4h9a2 2 0 0 1 2 2v11M5 8h8a2 2 0 0 1 2 2v10H7a2 2 0 0 1-2-2Z"/>`,
  sort: svg`<path d="M5 6h14M5 12h9M5 18h5M18 11v8m-3-3 3 3 3-3"/>`,
  eye: svg`<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z"/><circle cx="12" cy="12" r="3"/>`,
  again: svg`<path d="M19 12a7 7 0 1 1-2.100-5M19 4v4.500h-4.500"/>`,
  deal: svg`<path d="M4.500 8.500 12 5l3.500 8.500-7.500 3.500ZM13 5.500l5.500 2.500-3.500 8.500"/>`,
  info: svg`<circle cx="12" cy="12" r="8.500"/><path d="M12 11v5M12 8v.010"/>`,
  sheet: svg`<path d="M6 3.500h12v17H6ZM6 12h12M12 3.500v17"/>`,
  pass: svg`<rect x="7" y="3" width="10" height="18" rx="2.500"/><path d="M10.500 18h3M2 9.500 4.500 12 2 14.500M22 9.500 19.500 12l2.500 2.500"/>`,
  list: svg`<path d="M8 6h12M8 12h12M8 18h12M4 6h.010M4 12h.010M4 18h.010"/>`,
  more: svg`<path d="M5 12h.010M12 12h.010M19 12h.010" stroke-width="3"/>`,
  save: svg`<path d="M12 4v11m-4-4 4 4 4-4M5 19h14"/>`,
  stop: svg`<circle cx="12" cy="12" r="8.500"/><path d="m6 6 12 12"/>`,
};

export const icon = (name: keyof typeof PATHS): TemplateResult =>
  html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name]}</svg>`;
