// A box that leaves of a long list what has the words; the address carries them.
const flat = (text: string): string => text.toLowerCase().replaceAll("ё", "е").replace(/[\u00ad\ufe0e]/g, "");
/** A word and its other endings: a long one counts by its beginning. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word);

export function equipFilter(row: HTMLElement): void {
  const box = row.querySelector("input")!;
  const said = row.querySelector("[role=status]")!;
  const entries = [...document.querySelectorAll<HTMLElement>(row.dataset.filter!)];
  const texts = entries.map((one) => flat(one.textContent ?? ""));
  const narrow = (): void => {
    const words = flat(box.value).split(/[^\p{L}\d]+/u).filter(Boolean).map(stem);
    let left = 0;
    for (const [at, entry] of entries.entries()) {
      const fits = words.every((word) => texts[at]!.includes(word));
      entry.hidden = !fits;
      left += fits ? 1 : 0;
    }
    for (const head of document.querySelectorAll<HTMLElement>(row.dataset.heads!)) {
      let next = head.nextElementSibling;
      while (next instanceof HTMLElement && next.hidden && entries.includes(next)) next = next.nextElementSibling;
      head.hidden = !(next instanceof HTMLElement) || !entries.includes(next);
    }
    said.textContent = words.length ? (left ? `Нашлось: ${left} из ${entries.length}.` : "Ничего не нашлось: попробуйте другое слово.") : "";
    const address = new URL(location.href);
    if (box.value.trim()) address.searchParams.set("w", box.value.trim());
    else address.searchParams.delete("w");
    history.replaceState(history.state, "", address);
  };
  row.hidden = false;
  box.value = new URLSearchParams(location.search).get("w") ?? "";
  if (box.value) narrow();
  box.addEventListener("input", narrow);
}
