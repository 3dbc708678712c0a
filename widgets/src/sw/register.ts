// Registers the service worker and tells it what to keep. Nothing here is needed to read or play online.
import { idle, whenLoaded } from "../idle";
import { base, savesData } from "../site";

const tell = async (message: { type: "keep"; urls: string[] } | { type: "keep-core" }): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
};

/** The page itself and what it loaded before the worker was there. */
function visited(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return [location.href, ...loaded].filter((url) => url.startsWith(base));
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
