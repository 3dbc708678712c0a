// Registers the service worker and tells it what to keep. Nothing here is needed to read or play online.
import { idle, whenLoaded } from "../idle";
import { base, savesData } from "../site";

type Message = { type: "keep"; urls: string[] } | { type: "keep-core" } | { type: "keep-page"; page: string } | { type: "keep-desk" } | { type: "take" };

const tell = async (message: Message): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
};

/** The page itself and what it loaded before the worker was there. */
function visited(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return [location.href, ...loaded].filter((url) => url.startsWith(base));
}

/** How long a page is open before it counts as read, in milliseconds: who only looks in fetches nothing more. */
const READ = 12_000;

/** What is being read works without a network later: its rules, its game, the search; the desk with all its games. */
function keepWhatIsRead(): void {
  if (savesData()) return;
  let timer = 0;
  let kept = "";
  const begin = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const address = location.pathname;
      if (address === kept || document.hidden) return;
      kept = address;
      if (localStorage.getItem("zs:taken")) idle(() => void tell({ type: "take" }));
      else if (document.querySelector("zs-dispute")) idle(() => void tell({ type: "keep-desk" }));
      else if (document.querySelector("a[data-sheet]")) idle(() => void tell({ type: "keep-page", page: location.href }));
    }, READ);
  };
  begin();
  for (const kind of ["popstate", "visibilitychange"]) addEventListener(kind, begin);
  // the theme swaps pages without a reload
  new MutationObserver(begin).observe(document.querySelector("[data-md-component=container]") ?? document.body, { childList: true });
}

export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const register = (): void => {
    navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: "none" }).then(
      () => (navigator.serviceWorker.controller ? undefined : void tell({ type: "keep", urls: visited() })),
      () => undefined, // a host without sw.js, a private window
    );
  };
  whenLoaded(register);
  whenLoaded(keepWhatIsRead);
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ type?: string }>) => {
    if (event.data?.type === "zs-outdated") document.documentElement.dataset.zsOutdated = "";
  });
  // the site was renewed under this page: leave it by full loads, not by swapping pages under old scripts
  document.addEventListener(
    "click",
    (event) => {
      if (document.documentElement.dataset.zsOutdated === undefined) return;
      const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
      if (link && link.origin === location.origin && link.pathname !== location.pathname) event.stopImmediatePropagation();
    },
    true,
  );
  // whoever has used a widget will want the whole core without a network
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.zsCore !== "ready") return;
    observer.disconnect();
    if (savesData()) return;
    idle(() => void tell({ type: "keep-core" }));
  }).observe(document.documentElement, { attributeFilter: ["data-zs-core"] });
}
