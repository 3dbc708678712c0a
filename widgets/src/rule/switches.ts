// The links in a chapter's head: hide the advice (the address carries it), open all examples (remembered), show texts again.
import { examplesOpen, keep, previewsOff, setPreviews } from "./settings";

const WORDS = {
  advice: ["Скрыть советы", "Показать советы"],
  examples: ["Открыть все примеры", "Закрыть все примеры"],
} as const;

/** What only scripts can do is hidden without them. */
const SCRIPTED = "form.zs-agree > p[hidden], .zs-gamecard > p[hidden]";

const examples = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll<HTMLDetailsElement>("details.zs-example");
const adviceHidden = (): boolean => new URLSearchParams(location.search).get("advice") === "0";

function show(): void {
  for (const row of document.querySelectorAll<HTMLElement>(SCRIPTED)) row.hidden = false;
  const row = document.querySelector<HTMLElement>(".zs-switches");
  document.documentElement.toggleAttribute("data-zs-noadvice", adviceHidden());
  for (const head of document.querySelectorAll(".zs-advised[id]")) {
    for (const link of document.querySelectorAll(`.md-nav--secondary a[href$="#${head.id}"]`)) link.closest("li")!.hidden = adviceHidden();
  }
  if (!row) return;
  row.hidden = false;
  const state = { advice: adviceHidden(), examples: examplesOpen() };
  for (const [name, words] of Object.entries(WORDS)) {
    const button = row.querySelector<HTMLButtonElement>(`[data-switch=${name}]`);
    if (button) button.textContent = words[Number(state[name as keyof typeof state])]!;
  }
  if (state.examples) for (const one of examples()) one.open = true;
  let again = row.querySelector<HTMLButtonElement>("[data-switch=previews]");
  if (!again && previewsOff()) {
    again = document.createElement("button");
    again.type = "button";
    again.dataset.switch = "previews";
    again.textContent = "Показывать текст ссылок";
    row.append(again);
  }
  if (again) again.hidden = !previewsOff();
}

export function watchSwitches(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>("[data-switch]");
    switch (button?.dataset.switch) {
      case "advice": {
        const address = new URL(location.href);
        if (adviceHidden()) address.searchParams.delete("advice");
        else address.searchParams.set("advice", "0");
        history.replaceState(history.state, "", address);
        break;
      }
      case "examples": {
        const open = !examplesOpen();
        keep("examples", open);
        for (const one of examples()) one.open = open;
        break;
      }
      case "previews":
        setPreviews(true);
        break;
      default:
        return;
    }
    show();
  });
  // a link to an example opens it
  const reveal = (): void => {
    const id = decodeURIComponent(location.hash.slice(1));
    const named = /^[\w-]+$/.test(id) ? document.getElementById(id) : null;
    const target = named?.matches(".zs-doubt") ? named.querySelector("details") : named;
    if (!(target instanceof HTMLDetailsElement) || target.open) return;
    target.open = true;
    requestAnimationFrame(() => target.scrollIntoView());
  };
  addEventListener("hashchange", reveal);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href*='#ex-']");
    if (link && link.hash === location.hash) reveal();
  });
  new MutationObserver(() => {
    if (document.querySelector(`.zs-switches[hidden], ${SCRIPTED}`)) show();
    reveal();
  }).observe(document.querySelector("[data-md-component=container]") ?? document.body, { childList: true });
  show();
  reveal();
}
