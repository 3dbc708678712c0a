// The drawers and windows of the table: modal, so that Esc, Back and the focus behave as everywhere; they scroll inside.
import { html, type TemplateResult } from "lit";
import { freeBack, holdBack } from "../ui/back";
import { icon } from "../ui/icons";

export const DRAWERS = { panel: "Запись и ход сдачи", more: "Ещё", view: "Вид карт и стола", last: "Последняя взятка", new: "Новая партия", matches: "Мои партии", review: "Где решилась игра" } as const;
export type Drawer = keyof typeof DRAWERS;

export const drawerOf = (root: ParentNode, id: Drawer): HTMLDialogElement | null => root.querySelector<HTMLDialogElement>(`#dr-${id}`);

export function openDrawer(root: ParentNode, id: Drawer): void {
  const drawer = drawerOf(root, id);
  if (!drawer || drawer.open) return;
  for (const other of root.querySelectorAll<HTMLDialogElement>("dialog.drawer[open]")) {
    other.close();
    freeBack(other); // now, not when it has been told: the next one takes its place in the history
  }
  drawer.showModal();
  holdBack(drawer, () => drawer.close());
}

/** Close the drawer that holds what was pressed. */
export const closeDrawer = (event: Event): void => (event.currentTarget as Element).closest("dialog")?.close();

/** The text of a rule over the table is such a window too. */
export function watchRule(root: ParentNode): void {
  const rule = root.querySelector<HTMLElement>("#rule");
  rule?.addEventListener("toggle", (event) => ((event as ToggleEvent).newState === "open" ? holdBack(rule, () => rule.hidePopover()) : freeBack(rule)));
}

const outside = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
};

export function drawer(id: Drawer, body: unknown): TemplateResult {
  return html`<dialog class="drawer" id="dr-${id}" aria-label=${DRAWERS[id]} @click=${outside} @close=${(event: Event) => freeBack(event.currentTarget as Element)}>
    <div class="dhead"><h2>${DRAWERS[id]}</h2><button class="tb" type="button" aria-label="Закрыть" @click=${closeDrawer}>${icon("cross")}</button></div>
    <div class="dbody">${body}</div>
  </dialog>`;
}
