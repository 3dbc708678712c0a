// Citations: the address under which the page is read and the day of reading are put in, and a button copies.
import { base } from "../site";
import { copy } from "../ui/copy";
import { citedAddress, citedDate, type Form } from "./text";

const COPIED = "Скопировано";

function announcer(): HTMLElement {
  let live = document.getElementById("zs-live");
  if (!live) {
    live = document.createElement("div");
    live.id = "zs-live";
    live.className = "zs-vh";
    live.setAttribute("role", "status");
    document.body.append(live);
  }
  return live;
}

export function flash(target: HTMLElement, text: string): void {
  target.dataset.zsLabel ??= target.textContent ?? "";
  target.style.minWidth = `${target.offsetWidth}px`;
  target.textContent = text;
  announcer().textContent = text;
  setTimeout(() => {
    target.textContent = target.dataset.zsLabel!;
    announcer().textContent = "";
  }, 1800);
}

const words = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/[\u00ad\ufe0e]/g, "").replace(/[ \t\n]+/g, " ").trim();

function button(label: string, text: () => string, css = "zs-copy"): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = css;
  made.textContent = label;
  made.addEventListener("click", () => void copy(text()).then((done) => flash(made, done ? COPIED : "Не удалось")));
  return made;
}

/** Complete the citations below a root and give each its button. */
export function equip(root: ParentNode): void {
  announcer(); // there before it has something to say
  if (root.querySelector(".zs-scan:not([data-zs-ready])")) void import("../scan/beside").then(({ fill }) => fill(root));
  for (const cited of root.querySelectorAll<HTMLElement>(".zs-citation:not([data-zs-ready])")) {
    cited.dataset.zsReady = "";
    const form = cited.dataset.form as Form;
    for (const url of cited.querySelectorAll<HTMLElement>(".zs-url")) url.textContent = citedAddress(url.textContent ?? "", url.dataset.path ?? "", base, form);
    for (const day of cited.querySelectorAll(".zs-today")) day.textContent = citedDate(new Date(), form);
    const sheet = cited.closest<HTMLElement>(".zs-sheet");
    const pre = cited.querySelector("pre");
    if (pre) cited.append(button("Скопировать", () => (pre.textContent ?? "").replace(/[\u00ad\ufe0e]/g, "").trim()));
    else if (sheet) {
      const row = document.createElement("p");
      row.className = "zs-copyrow";
      const said = sheet.querySelector(".zs-quote .zs-text");
      row.append(
        button("Скопировать цитату", () => `«${words(said)}» ${words(cited)}`, "zs-btn zs-pri"),
        button("Только ссылку", () => cited.querySelector(".zs-url")?.textContent ?? "", "zs-btn"),
      );
      sheet.querySelector(".zs-quote")?.after(row);
    }
  }
}
