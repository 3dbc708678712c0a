// The entry of every page: small. Widgets load when one comes near; Python when one is touched; see core/rpc.ts.
import { watchRules } from "./rule/rule";
import { watchSearch } from "./search/open";
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
};
const TAGS = Object.keys(LOADERS).join(",");
const wanted = new Set<string>();

function want(tag: string): void {
  if (wanted.has(tag)) return;
  wanted.add(tag);
  LOADERS[tag]!().catch((error: unknown) => {
    wanted.delete(tag); // offline, or the site was renewed under an open page: the static answer stays
    console.warn("zs: widget not loaded:", error);
  });
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
  watchRules();
  watchSearch();
  keepOffline();
}

start();
