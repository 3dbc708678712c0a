// The small windows over a table, each beside the button that opened it.

export const popover = (root: ParentNode, id: string): HTMLElement | null => root.querySelector<HTMLElement>(`#pop-${id}`);

/** Open a window, or close the open one. */
export function openPopover(root: ParentNode, id: string, by: HTMLElement): void {
  const pop = popover(root, id);
  if (!pop) return;
  if (pop.matches(":popover-open")) {
    pop.hidePopover();
    return;
  }
  pop.showPopover();
  placePopover(pop, by);
  pop.querySelector<HTMLElement>("button, input, select, [tabindex]")?.focus();
}

export function placePopover(pop: HTMLElement, by: HTMLElement): void {
  const at = by.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = pop;
  pop.style.left = `${Math.max(12, Math.min(at.right - width, innerWidth - width - 12))}px`;
  pop.style.top = `${Math.max(12, Math.min(at.bottom + 8, innerHeight - height - 12))}px`;
}
