// The box of search is small until it is touched: a button, the theme's keys, and the address «?q=».
import type { ZsSearch } from "./zs-search";

const TYPED = "input, textarea, select, [contenteditable]";
/** The theme's keys. */
const KEYS = new Set(["/", "s", "f", "ы", "а"]);
let box: Promise<ZsSearch> | null = null;

function load(): Promise<ZsSearch> {
  box ??= import("./zs-search")
    .then(({ made }) => made())
    .catch((error: unknown) => {
      box = null;
      throw error;
    });
  return box;
}

export async function show(words = ""): Promise<void> {
  try {
    (await load()).show(words);
  } catch (error) {
    console.warn("zs: search not loaded:", error); // offline before the first visit of the search
  }
}

const opener = (event: Event): boolean => Boolean((event.target as Element | null)?.closest?.("[data-zs-search], [for=__search]"));

export function watchSearch(): void {
  document.addEventListener("click", (event) => {
    if (!opener(event)) return;
    event.preventDefault();
    void show();
  });
  // on the way: the index is there when the box opens
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, (event) => void (opener(event) && load().then((one) => one.prepare(), () => undefined)), { passive: true });
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!KEYS.has(event.key) || (event.composedPath()[0] as Element).closest?.(TYPED)) return;
    event.preventDefault();
    void show();
  });
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) void show(asked);
}
