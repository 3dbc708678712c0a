// One panel for everything that opens over a chapter: beside its link on a desk, a sheet from below on a phone. Esc and Back close it,
// the focus returns, the reader's place stays.

let panel: HTMLElement | undefined;
let from: HTMLElement | undefined;
/** Whether the panel holds an entry of the history, which Back takes. */
let entered = false;

function made(): HTMLElement {
  if (panel?.isConnected) return panel;
  panel = document.createElement("div");
  panel.id = "zs-panel";
  panel.className = "md-typeset";
  panel.setAttribute("popover", "auto");
  panel.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "open") return;
    if (panel!.classList.contains("zs-held") && (panel!.contains(document.activeElement) || document.activeElement === document.body)) from?.focus({ preventScroll: true });
    from?.closest(".zs-head")?.classList.remove("zs-hit");
    from = undefined;
    if (entered) {
      entered = false;
      history.back();
    }
  });
  addEventListener("popstate", () => {
    if (!entered) return;
    entered = false;
    close();
  });
  document.body.append(panel);
  return panel;
}

export const openFrom = (): HTMLElement | undefined => from;
export const isSheet = (): boolean => entered;

export function close(): void {
  if (panel?.matches(":popover-open")) panel.hidePopover();
}

/** Close because a link of the panel is followed: the history goes on from here. */
export function leave(): void {
  entered = false;
  close();
}

/** So much room below a link is enough for a panel; else it goes where there is more, and never over its link. */
const ENOUGH = 400;
/** The bar over the page ends here. */
const BAR = 60;

function place(link: HTMLElement): void {
  if (innerWidth <= 640) {
    panel!.style.left = panel!.style.top = panel!.style.maxHeight = "";
    return;
  }
  const at = link.getBoundingClientRect();
  panel!.style.maxHeight = "";
  const { offsetWidth: width, offsetHeight: height } = panel!;
  const below = innerHeight - at.bottom - 20;
  const above = at.top - BAR - 16;
  const under = height <= below || below >= ENOUGH || below >= above;
  // what stands beside its link leaves it in sight: the rest of a long one scrolls within
  const room = under ? below : above;
  if (height > room) panel!.style.maxHeight = `${room}px`;
  panel!.style.left = `${Math.max(12, Math.min(at.left, innerWidth - width - 12))}px`;
  panel!.style.top = `${under ? at.bottom + 8 : at.top - Math.min(height, room) - 8}px`;
}

/** Show something beside its link; with `hold` it takes the focus and an entry of the history. */
export function open(link: HTMLElement, content: Node, label: string, hold: boolean): HTMLElement {
  const shown = made();
  if (from && from !== link) close();
  from = link;
  shown.setAttribute("role", "dialog");
  shown.setAttribute("aria-label", label);
  shown.classList.toggle("zs-held", hold);
  const shut = document.createElement("button");
  shut.type = "button";
  shut.className = "zs-x";
  shut.setAttribute("aria-label", "Закрыть");
  shut.textContent = "×";
  shut.addEventListener("click", close);
  shown.replaceChildren(content, shut);
  if (!shown.matches(":popover-open")) shown.showPopover();
  place(link);
  if (hold) {
    link.closest(".zs-head")?.classList.add("zs-hit");
    if (!entered) history.pushState(history.state, "", location.href);
    entered = true;
    shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
  }
  return shown;
}
