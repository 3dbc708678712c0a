// The entry of every page: small. Widgets load when one comes near; Python when one is touched; see core/rpc.ts.
import { watchRules } from "./rule/rule";
import { show, watchSearch } from "./search/open";
import { keepOffline } from "./sw/register";

const LOADERS: Record<string, () => Promise<unknown>> = {
  "zs-calc": () => import("./calc/zs-calc"),
  "zs-exact": () => import("./exact/zs-exact"),
  "zs-position": () => import("./position/zs-position"),
  "zs-table": () => import("./table/zs-table"),
  "zs-lesson": () => import("./lesson/zs-lesson"),
  "zs-deck": () => import("./deck/zs-deck"),
  "zs-dispute": () => import("./dispute/zs-dispute"),
  "zs-readings": () => import("./dispute/zs-readings"),
  "zs-hand": () => import("./home/zs-hand"),
  "zs-scans": () => import("./scan/zs-scans"),
};
const TAGS = Object.keys(LOADERS).join(",");
const wanted = new Set<string>();
const failed = new Set<string>();

function want(tag: string): void {
  if (wanted.has(tag)) return;
  wanted.add(tag);
  failed.delete(tag);
  LOADERS[tag]!().catch((error: unknown) => {
    wanted.delete(tag); // offline, or the site was renewed under an open page: the static answer stays until the next touch
    failed.add(tag);
    console.warn("zs: widget not loaded:", error);
  });
}

/** A widget that did not come is asked for again when its place is touched. */
function wantAgain(): void {
  const touched = (event: Event): void => {
    const tag = (event.target as Element | null)?.closest?.(TAGS)?.localName;
    if (tag && failed.has(tag)) want(tag);
  };
  for (const kind of ["pointerdown", "focusin"]) addEventListener(kind, touched, true);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      want(target.localName);
    }
  },
  { rootMargin: "900px 0px" },
);

function look(root: ParentNode): void {
  for (const element of root.querySelectorAll(TAGS)) near.observe(element);
  if (root.querySelector(".zs-home")) void import("./home/home").then(({ wakeHome }) => wakeHome(root, (words) => void show(words)));
  lookForTools(root);
}

function lookForTools(root: ParentNode): void {
  const filter = root.querySelector<HTMLElement>("[data-filter][hidden]");
  if (filter) void import("./rule/filter").then(({ equipFilter }) => equipFilter(filter));
  const place = root.querySelector<HTMLElement>("[data-take]");
  if (place) void import("./sw/take").then(({ equipTake }) => equipTake(place));
}

const TABLE = /\/table(-\d+)?\/$/;

/** A table has a page of its own: the place that declares it, and a match in a link, lead there. */
function forward(): void {
  const { hash } = location;
  if ((hash !== "#table" && !hash.startsWith("#t=")) || document.querySelector("zs-table")) return;
  const way = document.querySelector<HTMLAnchorElement>("a[data-table]");
  if (way) location.replace(way.href + (hash === "#table" ? "" : hash));
}

/** Whoever goes to a table from a page of ours comes back to the line that he was reading. */
function rememberWay(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
    if (!link || !TABLE.test(link.pathname) || TABLE.test(location.pathname)) return;
    try {
      sessionStorage.setItem("zs:to-table", link.pathname);
    } catch {
      // then the way back is the game's first page
    }
  }, true);
}

/** The theme swaps pages without a reload: new elements appear at any time. */
function start(): void {
  document.documentElement.dataset.zsCore ??= "idle";
  try {
    const stored = JSON.parse(localStorage.getItem("zs:prefs") ?? "{}") as { four?: boolean } | null;
    document.documentElement.dataset.zsDeck = stored?.four ? "four" : "two";
  } catch {
    document.documentElement.dataset.zsDeck = "two";
  }
  look(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(TAGS)) near.observe(node);
        else look(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
  // a link to a calculation or a match is a wish to see it
  if (/^#[ctdk]=/.test(location.hash)) document.querySelectorAll(TAGS).forEach((element) => want(element.localName));
  if (location.hash.startsWith("#t=")) void import("./link/agreement").then(({ remember }) => remember(location.hash)).catch(() => undefined); // the table says what is wrong with it
  forward();
  addEventListener("hashchange", forward);
  rememberWay();
  wantAgain();
  watchRules();
  watchSearch();
  keepOffline();
}

start();
