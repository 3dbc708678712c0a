// The text behind «§ 107» and behind a term: shown beside it, never two at once.
import { ruleOf } from "../ui/rules";
import { close, isSheet, leave, open, openFrom } from "./panel";
import { setPreviews } from "./settings";

const element = (tag: string, css: string, text = ""): HTMLElement => {
  const made = document.createElement(tag);
  if (css) made.className = css;
  if (text) made.textContent = text;
  return made;
};

/** The meanings of the terms that the page marks: the page itself carries them. */
function meaning(term: string): string | undefined {
  for (const data of document.querySelectorAll("script.zs-terms")) {
    const found = (JSON.parse(data.textContent ?? "{}") as Record<string, string>)[term];
    if (found) return found;
  }
  return undefined;
}

async function content(link: HTMLAnchorElement): Promise<HTMLElement | null> {
  const box = element("div", "zs-preview");
  if (link.dataset.term) {
    const text = meaning(link.dataset.term);
    if (!text) return null;
    const words = element("p", "");
    words.innerHTML = text; // written by the build
    box.append(words);
    return box;
  }
  const id = link.dataset.rule!;
  const anchor = document.getElementById(id.replaceAll(".", "-"));
  const here = anchor?.nextElementSibling?.querySelector(".zs-text");
  const head = element("p", "zs-preview-h");
  if (anchor && here) {
    head.append(element("b", "", anchor.querySelector(".zs-num")?.textContent ?? ""), ` ${[...anchor.childNodes].filter((one) => one.nodeType === 3).map((one) => one.textContent).join("").trim()}`);
    const text = here.cloneNode(true) as HTMLElement;
    for (const one of text.querySelectorAll("[id]")) one.removeAttribute("id");
    box.append(head, text);
    return box;
  }
  const rule = await ruleOf(id);
  if (!rule) return null;
  head.append(element("b", "", rule.label), ` ${rule.title}`);
  box.append(head, element("p", "", rule.text));
  return box;
}

/** Show what a link leads to; a touch also offers to go there. */
export async function preview(link: HTMLAnchorElement, touched = false): Promise<void> {
  if (isSheet() && !openFrom()?.isConnected) close();
  if (isSheet() || openFrom() === link) {
    if (touched) location.href = link.href;
    return;
  }
  const box = await content(link);
  if (!box || !link.isConnected) {
    if (touched) location.href = link.href;
    return;
  }
  const row = element("p", "zs-preview-row");
  if (touched) {
    const go = document.createElement("a");
    go.className = "zs-btn";
    go.href = link.href;
    go.textContent = link.dataset.term ? "Открыть словарь" : "Перейти";
    go.addEventListener("click", leave);
    row.append(go);
  }
  const never = element("button", "zs-quiet", "Не показывать") as HTMLButtonElement;
  never.type = "button";
  never.title = "Вернуть можно в начале главы";
  never.addEventListener("click", () => {
    setPreviews(false);
    close();
  });
  row.append(never);
  box.append(row);
  open(link, box, link.dataset.term ? "Объяснение слова" : "Текст правила", touched);
}

export function unpreview(): void {
  if (openFrom() && !isSheet()) close();
}
