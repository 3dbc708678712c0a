// <zs-sheet>: the drawn score sheet, what each number was written for, and paper. Loaded by tables whose core sends a drawing.
import { html, LitElement, type TemplateResult } from "lit";
import type { Drawing } from "../core/types";
import { icon } from "../ui/icons";
import { tokens } from "../ui/styles";
import { sheetView, spotView, type SheetHost, type Spot } from "./sheet";
import { printSheet } from "./sheet-print";
import { ruledStyles, sheetStyles } from "./sheet-styles";

export class ZsSheet extends LitElement implements SheetHost {
  static override styles = [tokens, ruledStyles, sheetStyles];
  static override properties = { drawing: { attribute: false }, heading: { type: String } };

  declare drawing: Drawing;
  declare heading: string;
  picked: Spot | null = null;

  pick = (spot: Spot | null): void => {
    this.picked = spot;
    this.requestUpdate();
  };

  private print = (empty: boolean) => (): void => printSheet(this.heading, this.drawing, empty);

  override render(): TemplateResult {
    return html`${sheetView(this.drawing, this)} ${spotView(this.drawing, this)}
      <div class="dprint">
        <button class="lnk" type="button" @click=${this.print(false)}>${icon("sheet")}Напечатать запись</button>
        <button class="lnk" type="button" @click=${this.print(true)}>${icon("sheet")}Пустой лист</button>
      </div>`;
  }
}

customElements.define("zs-sheet", ZsSheet);
