// <zs-scans>: on the page of sources the reader opens his own scan. It stays on this device; every rule then shows its lines.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { base } from "../site";
import { tokens } from "../ui/styles";
import type { Known } from "./shape";
import { type Kept, keepScan, keptScans, removeScan } from "./store";
import { quoted, taken, textOf } from "./take";

interface Written {
  key: string;
  title: string;
  shapes: string;
  pages: Known["pages"];
}

/** Four hexadecimal figures a line. */
const read = ({ shapes, ...rest }: Written): Known => ({ ...rest, shapes: (shapes.match(/.{4}/g) ?? []).map((one) => parseInt(one, 16)) });

export class ZsScans extends LitElement {
  static override properties = { kept: { state: true }, said: { state: true }, busy: { state: true } };
  static override styles = [
    tokens,
    css`
      :host {
        display: block;
        font: 400 16px/1.5 var(--ui);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
      }
      label,
      button {
        display: inline-flex;
        align-items: center;
        box-sizing: border-box;
        min-height: 44px;
        padding: 8px 16px;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--paper);
        color: var(--ink);
        font: 500 16px/1.3 var(--ui);
        cursor: pointer;
      }
      label.main {
        background: var(--pri);
        border-color: var(--pri);
        color: var(--pri-ink);
      }
      label:focus-within,
      button:focus-visible {
        outline: 3px solid var(--gold);
        outline-offset: 2px;
      }
      input {
        position: absolute;
        opacity: 0;
        width: 1px;
        height: 1px;
      }
      ul {
        list-style: none;
        margin: 14px 0 0;
        padding: 0;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: center;
        gap: 6px 12px;
        padding: 8px 0;
        border-top: 1px solid var(--line);
      }
      li small {
        display: block;
        color: var(--ink2);
        font-size: 14px;
      }
      .said {
        margin: 12px 0 0;
        min-height: 1.5em;
        white-space: pre-line;
      }
    `,
  ];
  private kept: Kept[] = [];
  private said = "";
  private busy = false;
  private known: Promise<Known[]> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void keptScans().then((kept) => (this.kept = kept));
    void this.books(); // so that a file can be opened offline later
  }

  private books(): Promise<Known[]> {
    this.known ??= fetch(`${base}assets/scans.json`)
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.json() as Promise<Written[]>;
      })
      .then((all) => all.map(read));
    this.known.catch(() => (this.known = undefined));
    return this.known;
  }

  private async open(input: HTMLInputElement): Promise<void> {
    const files = [...(input.files ?? [])];
    if (!files.length) return;
    this.busy = true;
    const said: string[] = [];
    try {
      const known = await this.books();
      const texts: { name: string; text: string }[] = [];
      for (const file of files) {
        const { text, said: why } = await textOf(file);
        if (text === undefined) said.push(why);
        else texts.push({ name: file.name, text });
      }
      // What a restored text belongs to is known once its scan is there.
      for (const { name, text } of texts.sort((a, b) => Number(/[а-яё]{4}/i.test(a.text.slice(0, 4000))) - Number(/[а-яё]{4}/i.test(b.text.slice(0, 4000))))) {
        const result = taken(name, text, known, this.kept);
        if (result.kept) {
          await keepScan(result.kept);
          this.kept = await keptScans();
        }
        said.push(result.said);
      }
    } catch {
      said.push("Не получилось: браузер не дал места или страница открыта без сети впервые.");
    }
    input.value = "";
    this.said = said.join("\n");
    this.busy = false;
  }

  private async drop(one: Kept): Promise<void> {
    await removeScan(one.key);
    this.kept = await keptScans();
    this.said = `${quoted(one.title)}: файл удалён с этого устройства.`;
  }

  override render(): TemplateResult {
    return html`
      <div class="row">
        <label class="main"><input type="file" multiple accept=".txt,text/plain" ?disabled=${this.busy} @change=${(event: Event) => void this.open(event.target as HTMLInputElement)} />${this.busy ? "Читаю…" : "Открыть свой скан"}</label>
      </div>
      <p class="said" role="status">${this.said}</p>
      ${this.kept.length
        ? html`<ul>
            ${this.kept.map(
              (one) => html`<li>
                <span>${one.title}<small>${one.name}, строк: ${one.lines.length}${one.restored ? `; рядом восстановленный текст: ${one.restored.name}` : "; восстановленного текста нет"}</small></span>
                <button type="button" @click=${() => void this.drop(one)} aria-label="Удалить с устройства: ${one.title}">Удалить</button>
              </li>`,
            )}
          </ul>`
        : nothing}
    `;
  }
}

customElements.define("zs-scans", ZsScans);
