// Rules in the page: the number opens the sheet of its rule, a reference or a term its text. Delegated, so that pages swapped in need
// no set-up; what opens is loaded when somebody asks.
import { equip } from "./citing";
import { previewsOff } from "./settings";
import { watchSwitches } from "./switches";

const SEEN = "a.zs-ref[data-rule], a.zs-term";
/** How long a pointer rests before a text is shown, in milliseconds. */
const REST = 350;

const plain = (event: MouseEvent): boolean => !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
const touches = (): boolean => matchMedia("(hover: none)").matches;

/** Print the card of the game alone, on a sheet of A5. */
function printCard(): void {
  const root = document.documentElement;
  root.dataset.zsPaper = "card";
  addEventListener("afterprint", () => delete root.dataset.zsPaper, { once: true });
  print();
}

export function watchRules(): void {
  document.addEventListener("click", (event) => {
    if (!plain(event)) return;
    const target = event.target as Element;
    const agree = target.closest?.<HTMLElement>("[data-agreed]");
    if (agree) void import("./agree").then(({ agreed }) => agreed(agree));
    if (target.closest?.("[data-paper]")) printCard();
    const number = target.closest?.<HTMLAnchorElement>("a[data-sheet]");
    const seen = target.closest?.<HTMLAnchorElement>(SEEN);
    if (number) {
      event.preventDefault();
      event.stopPropagation();
      void import("./sheet").then(({ openSheet }) => openSheet(number));
    } else if (seen && touches() && !previewsOff()) {
      event.preventDefault();
      event.stopPropagation();
      void import("./preview").then(({ preview }) => preview(seen, true));
    }
  }, true); // prettier-ignore
  document.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement;
    if (input.matches?.("form.zs-agree [data-reading]")) void import("./agree").then(({ answered }) => answered(input));
  });
  let timer = 0;
  const leave = (): void => clearTimeout(timer);
  document.addEventListener("pointerover", (event) => {
    leave();
    if (event.pointerType === "touch" || previewsOff()) return;
    const seen = (event.target as Element).closest?.<HTMLAnchorElement>(SEEN);
    if (seen) timer = window.setTimeout(() => void import("./preview").then(({ preview }) => preview(seen)), REST);
    else if (!(event.target as Element).closest?.("#zs-panel")) timer = window.setTimeout(() => void import("./preview").then(({ unpreview }) => unpreview()), REST);
  });
  document.addEventListener("focusin", (event) => {
    const seen = (event.target as Element).closest?.<HTMLAnchorElement>(SEEN);
    if (seen?.matches(":focus-visible") && !previewsOff() && !touches()) void import("./preview").then(({ preview }) => preview(seen));
  });
  watchSwitches();
  equip(document);
}
