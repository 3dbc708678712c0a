// Which request is served how. Pure, so that it can be tested without a browser.

export type Route = "ignore" | "page" | "hashed" | "fresh" | "never";

/** A content hash in the name: such a file never changes. */
const HASHED = /-[A-Z0-9]{8}\.\w+$|[.-][0-9a-f]{8,}\.(min\.)?(js|css|mjs)$/;

export interface Asked {
  url: string;
  method: string;
  mode: string;
  accept: string;
}

/** Decide how to answer, given the folder that the site lives in. */
export function route(asked: Asked, scope: string): Route {
  if (asked.method !== "GET") return "ignore";
  const url = new URL(asked.url);
  const home = new URL(scope);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return "ignore";
  const path = url.pathname.slice(home.pathname.length);
  if (path === "sw.js" || path === "assets/zs/build.json") return "never";
  if (asked.mode === "navigate" || path === "" || path.endsWith("/") || path.endsWith(".html")) return "page";
  if (HASHED.test(path)) return "hashed";
  return "fresh";
}

/** The name under which a page is stored: without query and fragment. */
export function pageKey(url: string): string {
  const clean = new URL(url);
  clean.search = "";
  clean.hash = "";
  if (clean.pathname.endsWith("/index.html")) clean.pathname = clean.pathname.slice(0, -"index.html".length);
  return clean.href;
}
