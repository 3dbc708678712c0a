// The drawn sheet under the table: the drawing, what each number was written for, and paper.
import { html, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Drawing } from "../core/types";
import { icon } from "../ui/icons";
import { sheetView, spotView, type SheetHost, type Spot } from "./sheet";
import { printSheet } from "./sheet-print";

export class SheetPanel implements SheetHost {
  picked: Spot | null = null;

  constructor(private host: Pick<ReactiveControllerHost, "requestUpdate">) {}

  pick = (spot: Spot | null): void => {
    this.picked = spot;
    this.host.requestUpdate();
  };

  view(title: string, drawing: Drawing): TemplateResult {
    return html`${sheetView(drawing, this)}
      <div class="dabout">${spotView(drawing, this)}</div>
      <div class="dprint">
        <button class="lnk" type="button" @click=${() => printSheet(title, drawing, false)}>${icon("sheet")}Напечатать запись</button>
        <button class="lnk" type="button" @click=${() => printSheet(title, drawing, true)}>${icon("sheet")}Пустой лист</button>
      </div>`;
  }
}
