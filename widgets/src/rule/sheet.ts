// The sheet of a rule in a panel: the very page of its permanent address.
import { ruleUrl } from "../site";
import { equip } from "./citing";
import { close, isSheet, leave, open, openFrom } from "./panel";

const sheets = new Map<string, Promise<string | null>>();

function fetched(id: string): Promise<string | null> {
  let found = sheets.get(id);
  if (!found) {
    found = fetch(ruleUrl(id))
      .then((response) => (response.ok ? response.text() : null))
      .catch(() => null)
      .then((text) => {
        if (text === null) sheets.delete(id);
        return text;
      });
    sheets.set(id, found);
  }
  return found;
}

export async function openSheet(link: HTMLAnchorElement): Promise<void> {
  if (openFrom() === link && isSheet()) return close();
  const id = link.dataset.sheet!;
  const text = await fetched(id);
  const parsed = document.createElement("template");
  parsed.innerHTML = text ?? "";
  const sheet = parsed.content.querySelector<HTMLElement>(".zs-sheet");
  if (!sheet) {
    location.href = link.href; // offline and never seen, or renewed under an open page: the address itself says what is wrong
    return;
  }
  const title = sheet.querySelector("h1");
  if (title) {
    const smaller = document.createElement("h2");
    smaller.append(...title.childNodes);
    title.replaceWith(smaller);
  }
  for (const one of sheet.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    const address = new URL(one.getAttribute("href")!, ruleUrl(id));
    one.href = address.href;
    one.addEventListener("click", leave);
  }
  const onward = document.createElement("p");
  onward.className = "zs-onward";
  const page = document.createElement("a");
  page.href = ruleUrl(id);
  page.textContent = "Страница правила";
  onward.append(page);
  sheet.append(onward);
  open(link, sheet, "О правиле", true);
  equip(sheet);
}
