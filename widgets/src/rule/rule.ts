// Rules in the page: copy a permanent link, copy a citation. Delegated, so that pages swapped in need no set-up.
import { base } from "../site";
import { copy } from "../ui/copy";
import { citedAddress, citedDate, type Form } from "./text";

const COPIED = "Скопировано";

async function copyLink(link: HTMLAnchorElement): Promise<void> {
  flash(link, (await copy(link.href)) ? COPIED : "Не удалось");
}

function flash(target: HTMLElement, text: string): void {
  target.dataset.zsLabel ??= target.textContent ?? "";
  const width = target.offsetWidth;
  target.style.minWidth = `${width}px`;
  target.textContent = text;
  announcer().textContent = text;
  setTimeout(() => {
    target.textContent = target.dataset.zsLabel!;
    announcer().textContent = "";
  }, 1800);
}

function announcer(): HTMLElement {
  let live = document.getElementById("zs-live");
  if (!live) {
    live = document.createElement("div");
    live.id = "zs-live";
    live.setAttribute("role", "status");
    live.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
    document.body.append(live);
  }
  return live;
}

/** Give each citation its button when the reader opens the list: before that nobody needs one. */
function equip(details: HTMLElement): void {
  for (const figure of details.querySelectorAll<HTMLElement>(".zs-citation:not([data-zs-ready])")) {
    figure.dataset.zsReady = "";
    const pre = figure.querySelector("pre");
    if (!pre) continue;
    const form = figure.dataset.form as Form;
    for (const url of pre.querySelectorAll<HTMLElement>(".zs-url")) url.textContent = citedAddress(url.textContent ?? "", url.dataset.path ?? "", base, form);
    for (const day of pre.querySelectorAll(".zs-today")) day.textContent = citedDate(new Date(), form);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "zs-copy";
    button.textContent = "Скопировать";
    button.addEventListener("click", () => void copy((pre.textContent ?? "").replace(/\u00ad/g, "").trim()).then((done) => flash(button, done ? COPIED : "Не удалось")));
    figure.append(button);
  }
}

const OPENED = "details.zs-cite[open]";

export function watchRules(): void {
  announcer(); // there before it has something to say
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a.zs-link");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    void copyLink(link);
  }, true); // prettier-ignore
  document.addEventListener(
    "toggle",
    (event) => {
      const details = event.target as HTMLElement;
      if (details.matches?.(OPENED)) equip(details);
    },
    true,
  );
  // somebody may have opened a list before this script came
  for (const details of document.querySelectorAll<HTMLElement>(OPENED)) equip(details);
}
