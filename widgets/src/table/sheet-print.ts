// A sheet on paper: as it stands, or empty, to be written by hand. Printed from a frame of its own, so that nothing else comes along.
import { render } from "lit";
import type { Drawing } from "../core/types";
import { tokens } from "../ui/styles";
import { ruledStyles } from "./sheet-styles";
import { blank, sheetView } from "./sheet";

const PAGE = `
  @page { size: A4 portrait; margin: 16mm; }
  html { color-scheme: light; --zs-paper: #fff; --zs-ink: #000; --zs-ink2: #555; --zs-line: #999; --zs-pri: #000; }
  body { margin: 0; }
  h1 { font: 600 20px/1.3 var(--ui); margin: 0 0 14px; }
  .vh { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .cites { display: none; }
  .square { width: 100%; }
  .empty .cols thead th { height: 2.6em; vertical-align: bottom; }
  .empty .cols thead th::after { content: ""; display: block; margin: 0 18%; border-bottom: 1px dotted var(--zs-ink2); }
  .empty .cells { min-height: 30mm; }
  .empty .band.up .cells { min-height: 105mm; }
`;

export function printSheet(title: string, drawing: Drawing, empty: boolean): void {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.setAttribute("aria-hidden", "true");
  frame.style.cssText = "position:fixed;inset:0 auto auto -2000px;width:800px;height:1100px;border:0;visibility:hidden";
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.title = title;
  page.documentElement.lang = "ru";
  // A sheet of the frame's own: a style element would be an inline style, which the policy of the site forbids.
  const style = new (view as Window & typeof globalThis).CSSStyleSheet();
  style.replaceSync([tokens.cssText.replaceAll(":host", "html"), ruledStyles.cssText, PAGE].join("\n"));
  page.adoptedStyleSheets = [style];
  const heading = page.createElement("h1");
  heading.textContent = title;
  const sheet = page.createElement("div");
  sheet.className = empty ? "empty" : "";
  page.body.append(heading, sheet);
  render(sheetView(empty ? blank(drawing) : drawing, null), sheet);
  view.addEventListener("afterprint", () => setTimeout(() => frame.remove()));
  view.focus();
  view.print();
}
