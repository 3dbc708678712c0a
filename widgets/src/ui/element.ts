// What all widgets share: the embedded data, the core's status, rules shown in place, announcements.
import { type CSSResult, html, LitElement, nothing, type TemplateResult } from "lit";
import { core } from "../core/rpc";
import { prefs } from "../prefs/prefs";
import { spoken } from "../cards/notation";
import { ruleUrl } from "../site";
import { steady } from "./steady";
import { book, learn, ruleOf, type Rule, learned } from "./rules";
import { megabytes } from "./text";
import { styled } from "./styled";

/** How far from the screen a widget wakes, in pixels. */
const NEAR = 300;
/** The address carries something for a widget. */
const LINK = /^#[a-z]=/;

/** Whether a widget is near the screen. What the browser has not laid out yet is not, and must not be laid out for the question. */
function near(one: Element): boolean {
  if (one.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom } = one.getBoundingClientRect();
  return top < innerHeight + NEAR && bottom > -NEAR;
}
let registering = false;

const sight = new IntersectionObserver(
  (entries) => {
    const woken = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as Widget<unknown>);
    if (woken.length) void steady(() => woken.map((one) => one.wake()));
  },
  { rootMargin: `${NEAR}px 0px` },
);

export abstract class Widget<Data> extends LitElement {
  protected data!: Data;
  /** What the page says without scripts failed to parse: then it stays as it is. */
  protected broken = false;
  protected shown: { id: string; rule: Rule | null } | null = null;
  protected said = "";
  private awake = false;
  private touched = false;
  private stage = "";
  private arriving: Promise<void> | undefined;

  /** Far from the screen the static answer stays as it is: a chapter holds dozens of widgets, a reader meets a few. */
  override connectedCallback(): void {
    addEventListener("hashchange", this.hash);
    if (this.awake) void this.wake();
    else if (!registering) {
      if (LINK.test(location.hash)) void this.wake();
      else this.sleep(); // a page that is swapped in has not found its place yet: what will be on the screen is seen then
    }
  }

  /** Wait for the reader, in the room that the style sheet keeps for the widget. */
  sleep(): void {
    sight.observe(this);
  }

  /** Become the live widget; resolves when it is drawn. */
  wake(): Promise<unknown> {
    if (!this.isConnected) return Promise.resolve();
    sight.unobserve(this);
    this.dataset.zsAwake = "";
    this.awake = true;
    super.connectedCallback();
    if (!this.data && !this.broken) {
      try {
        const data = JSON.parse(this.querySelector("script[type='application/json']")?.textContent ?? "") as Data;
        learn(this);
        const more = this.fetched(data);
        if (more) this.arriving = more.then(() => this.takeData(data)).catch((error: unknown) => this.giveUp(error));
        else this.takeData(data);
      } catch (error) {
        this.giveUp(error);
      }
    } else if (this.data) this.fromHash();
    core.addEventListener("status", this.refresh);
    prefs.addEventListener("change", this.refresh);
    learned.addEventListener("change", this.refresh);
    this.addEventListener("pointerdown", this.touch);
    this.addEventListener("keydown", this.touch);
    this.addEventListener("pointerenter", this.hover);
    return this.arriving ? this.arriving.then(() => this.updateComplete) : this.updateComplete;
  }

  private takeData(data: Data): void {
    this.data = data;
    this.prepare();
    this.fromHash();
    this.requestUpdate();
  }

  private giveUp(error: unknown): void {
    console.warn("zs: no data in", this, error);
    this.broken = true;
    this.requestUpdate();
  }

  /** What the widget needs beyond its own data, put into it; nothing where it needs no more. Until then the static answer stays. */
  protected fetched(_data: Data): Promise<void> | undefined {
    return undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    sight.unobserve(this);
    removeEventListener("hashchange", this.hash);
    core.removeEventListener("status", this.refresh);
    prefs.removeEventListener("change", this.refresh);
    learned.removeEventListener("change", this.refresh);
  }

  /** Take over the styles of a part that was loaded later. */
  protected wear({ styles }: { styles: CSSResult }): void {
    const root = this.renderRoot as ShadowRoot;
    if (styles.styleSheet && !root.adoptedStyleSheets.includes(styles.styleSheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles.styleSheet];
  }

  /** Whose rules are cited here: their titles are loaded with the first touch. */
  protected get rulesOf(): string {
    return this.dataset.game ?? this.dataset.id?.split(".")[0] ?? "";
  }

  /** Read the embedded data; throws when it is not what it should be. */
  protected abstract prepare(): void;
  protected abstract view(): TemplateResult;

  /** Look whether the address carries something for this widget. */
  protected fromHash(): void {}

  private hash = (): void => {
    if (!LINK.test(location.hash)) return;
    if (!this.awake) void this.wake();
    else if (this.data) this.fromHash();
  };

  protected refresh = (): void => {
    if (this.touched) this.tellStart();
    this.requestUpdate();
  };

  /** Say aloud how the start goes: at the beginning, half-way, at the end. */
  private tellStart(): void {
    const { state, loaded, total, message } = core.status;
    const stage = state === "loading" ? (loaded / total > 0.5 && total > 1 ? "half" : "loading") : message || state;
    if (stage === this.stage) return;
    this.stage = stage;
    if (stage === "loading") this.announce("Загружаю ядро правил");
    else if (stage === "half") this.announce("Ядро правил загружено наполовину");
    else if (stage === "ready") this.announce("Ядро правил готово");
    else if (message) this.announce(message);
  }

  private hover = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") core.prefetch(this.rulesOf);
  };

  /** Python starts at the first touch, never before. */
  protected touch = (event?: Event): void => {
    if (this.touched) return;
    if (event instanceof KeyboardEvent && (event.key === "Tab" || event.key === "Shift")) return;
    this.touched = true;
    const game = this.rulesOf;
    core.start(game);
    if (game) void book(game);
  };

  override render(): TemplateResult {
    if (this.broken || !this.data) return html`<slot></slot>`;
    const { four } = prefs.value;
    return html`<div class="screen ${four ? "four" : ""}" @click=${this.onCite}>
        ${this.view()}
        <div class="vh" role="status" aria-live="polite">${this.said}</div>
        <div class="pop" popover id="rule" role="dialog" aria-label="Правило">${this.shown ? this.ruleView() : nothing}</div>
      </div>
      <slot class="paper"></slot>`;
  }

  /** Speak. The same sentence twice in a row must differ, or it is not read again. */
  protected announce(text: string): void {
    const words = spoken(text);
    this.said = words === this.said ? `${words}\u00a0` : words;
    this.requestUpdate();
  }

  /** A rule opens in place: nobody leaves a match to read a paragraph. */
  private onCite = (event: MouseEvent): void => {
    const link = (event.composedPath()[0] as Element).closest?.<HTMLAnchorElement>("a[data-rule]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const pop = this.renderRoot.querySelector<HTMLElement>("#rule");
    if (!pop?.showPopover) return;
    event.preventDefault();
    event.stopPropagation();
    const id = link.dataset.rule!;
    this.shown = { id, rule: null };
    this.requestUpdate();
    const place = (): void => {
      const at = link.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = pop;
      pop.style.left = `${Math.max(12, Math.min(at.left, innerWidth - width - 12))}px`;
      pop.style.top = `${at.bottom + 8 + height < innerHeight ? at.bottom + 8 : Math.max(12, at.top - height - 8)}px`;
    };
    void ruleOf(id).then(async (rule) => {
      if (!this.isConnected || this.shown?.id !== id) return; // another one was asked for, or the page was left
      if (!rule) {
        location.href = ruleUrl(id);
        return;
      }
      this.shown = { id, rule };
      this.requestUpdate();
      await this.updateComplete;
      pop.showPopover();
      place();
      pop.querySelector<HTMLElement>("a")?.focus();
    });
  };

  private ruleView(): TemplateResult {
    const { id, rule } = this.shown!;
    if (!rule) return html`<p>Открываю…</p>`;
    return html`<p class="h"><b>${rule.label}</b>${rule.title}</p>
      <p>${rule.text}</p>
      <footer>
        <a href=${ruleUrl(id)}>Открыть правило</a>
        <button class="lnk" type="button" popovertarget="rule" popovertargetaction="hide">Закрыть</button>
      </footer>`;
  }

  /** Loading with progress by bytes, a restart, a failure; nothing when all is well. */
  protected coreView(): TemplateResult | typeof nothing {
    const { state, loaded, total, message } = core.status;
    if (state === "loading") {
      const part = total > 1 ? loaded / total : 0;
      const text =
        part >= 1 ? "Запускаю ядро правил…" : `Загружаю ядро правил: ${megabytes(loaded)} из ${megabytes(total > 1 ? total : 0)} МБ`;
      return html`<div class="load" role="progressbar" aria-label="Загрузка ядра правил" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(part * 100)}>
        <span>${message || (total > 1 ? text : "Загружаю ядро правил…")}</span>${message ? html`<button class="btn" type="button" @click=${() => core.again()}>Повторить</button>` : nothing}<span class="bar2"><i ${styled({ transform: `scaleX(${part.toFixed(3)})` })}></i></span>
      </div>`;
    }
    if (state === "failed") {
      return html`<div class="load"><span class="err">${message}</span><button class="btn" type="button" @click=${() => core.again()}>Повторить</button></div>`;
    }
    return message ? html`<div class="load"><span>${message}</span></div>` : nothing;
  }
}

/**
 * Register a widget without moving what is being read: those on the screen wake at once, the others keep their room. A task of its own,
 * so that the page can answer between the reading of the script and the drawing.
 */
export function register(tag: string, widget: CustomElementConstructor): void {
  const define = (): Promise<unknown>[] => {
    const all = [...document.querySelectorAll<Widget<unknown>>(tag)];
    const here = LINK.test(location.hash) ? all : all.filter(near);
    registering = true;
    customElements.define(tag, widget);
    registering = false;
    for (const one of all) if (!here.includes(one)) one.sleep();
    return here.map((one) => one.wake());
  };
  setTimeout(() => void steady(define));
}
