// On the card of a rule: the lines of the reader's own book, and «Здесь ошибка».
import { form } from "./report";
import { places, type Shown, shownLines } from "./lines";
import { keptScan } from "./store";

const words = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/[\u00ad\ufe0e]/g, "").replace(/\s+/g, " ").trim();

function list(lines: readonly Shown[], restored: boolean): HTMLElement {
  const box = document.createElement("div");
  let page = NaN;
  let shown: HTMLOListElement | undefined;
  for (const line of lines) {
    if (line.page !== page || !shown) {
      page = line.page;
      const head = document.createElement("p");
      head.className = "zs-page";
      head.textContent = `с.\u00a0${page}`;
      shown = document.createElement("ol");
      shown.className = restored ? "zs-lines" : "zs-lines zs-raw";
      box.append(head, shown);
    }
    const item = document.createElement("li");
    item.value = line.line;
    for (const part of line.parts) {
      if (!part.doubtful) item.append(part.text);
      else {
        const mark = document.createElement("mark");
        mark.textContent = part.text;
        mark.title = "прочитано неуверенно";
        const said = document.createElement("span");
        said.className = "zs-vh";
        said.textContent = " (прочитано неуверенно)";
        item.append(mark, said);
      }
    }
    shown.append(item);
  }
  return box;
}

/** Fill the places for lines below a root; without a file they keep what the page says. */
export async function fill(root: ParentNode): Promise<void> {
  for (const place of root.querySelectorAll<HTMLElement>(".zs-scan:not([data-zs-ready])")) {
    place.dataset.zsReady = "";
    const boxes: HTMLElement[] = [];
    for (const one of places(place.dataset.lines ?? "")) {
      const kept = await keptScan(one.key);
      const lines = kept ? shownLines(one, kept) : [];
      if (kept && lines.length) boxes.push(list(lines, Boolean(kept.restored)));
      else if (kept) {
        const none = document.createElement("p");
        none.textContent = "В вашем файле этих строк нет.";
        boxes.push(none);
      }
    }
    if (boxes.length) place.replaceChildren(...boxes);
    button(place, boxes.length > 0);
  }
}

function button(place: HTMLElement, seen: boolean): void {
  const sheet = place.closest<HTMLElement>(".zs-sheet");
  if (!sheet) return;
  const opening = document.createElement("button");
  opening.type = "button";
  opening.className = "zs-copy";
  opening.textContent = "Здесь ошибка";
  opening.setAttribute("aria-expanded", "false");
  let box: HTMLElement | undefined;
  opening.addEventListener("click", () => {
    const open = !box?.isConnected;
    opening.setAttribute("aria-expanded", String(open));
    if (!open) return box!.remove();
    const book = [...place.querySelectorAll("li")].map((line) => [...line.childNodes].filter((node) => (node as Element).className !== "zs-vh").map((node) => node.textContent).join("")); // prettier-ignore
    box ??= form({
      rule: sheet.dataset.rule ?? "",
      title: words(sheet.querySelector("h1, h2")),
      edition: place.dataset.edition ?? "",
      source: `${place.dataset.lines ?? ""} (${place.dataset.pages ?? ""})`,
      reads: words(sheet.querySelector(".zs-quote .zs-text")),
      book: seen ? book.join("\n") : "",
    });
    place.after(box);
    box.querySelectorAll("textarea")[1]?.focus();
  });
  const row = document.createElement("p");
  row.append(opening);
  place.append(row);
}
