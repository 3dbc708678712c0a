// The service worker: what was visited, and the whole core, work offline. One store for each build of the site; a worker that
// learns that the site was renewed stops storing and lets everything through, so that versions never mix.
import { gameOfPath } from "../core/game";
import { pageKey, route } from "./route";

declare const self: {
  registration: { scope: string; update(): Promise<unknown> };
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: unknown): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: never) => void): void;
};
declare const ZS_BUILD: string;
declare const ZS_FILES: string[];
/** What a game needs besides, by its slug. */
declare const ZS_PARTS: Record<string, string[]>;

interface Extendable {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends Extendable {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

const PREFIX = "zs-";
const STORE = PREFIX + ZS_BUILD;
const PATIENCE = 4000;
const scope = self.registration.scope;
let outdated = false;
/** Pages that came from the store although there is a network: their files come from there too. */
const aged = new Set<string>();

self.addEventListener("install", () => {
  // takes over when the last page of the former build is closed, or at once where there was none
});

self.addEventListener("activate", (event: Extendable) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== STORE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event: Extendable & { data: { type?: string; urls?: string[]; page?: string }; ports: readonly MessagePort[] }) => {
  const { type, urls, page: opened } = event.data ?? {};
  if (type === "keep-page" && typeof opened === "string") event.waitUntil(keepPage(opened));
  if (type === "keep-desk") event.waitUntil(keepDesk());
  if (type === "take") event.waitUntil(take(event.ports[0]));
  if (type === "keep" && Array.isArray(urls)) event.waitUntil(keep(urls.filter((url) => typeof url === "string")));
  if (type === "keep-core") event.waitUntil(keepCore());
});

self.addEventListener("fetch", (event: FetchEvent) => {
  const { request } = event;
  const kind = route({ url: request.url, method: request.method, mode: request.mode, accept: request.headers.get("accept") ?? "" }, scope);
  if (kind === "ignore" || kind === "never" || request.headers.has("range")) return;
  if (kind === "page") event.respondWith(page(event));
  else if (kind === "hashed") event.respondWith(hashed(request));
  else event.respondWith(fresh(event));
});

/** Put files into the store, unless they are there; a failure of one does not stop the others. */
async function keep(urls: string[]): Promise<void> {
  const store = await caches.open(STORE);
  const found: [string, Response][] = [];
  for (const url of urls) {
    const kind = route({ url, method: "GET", mode: "cors", accept: "" }, scope);
    if (kind === "ignore" || kind === "never") continue;
    try {
      if (kind === "hashed" && (await store.match(url))) continue;
      const response = await fetch(url);
      if (response.ok && !response.redirected) found.push([kind === "page" ? pageKey(url) : url, response]);
    } catch {
      // offline: next time
    }
  }
  await put(found);
}

const file = (name: string): string => `${scope}assets/zs/${name}`;
/** Stored by whoever has used a widget. */
const IMAGE = file(ZS_FILES.find((name) => name.endsWith(".img"))!);

/** The whole core, and the games whose pages are kept. */
async function keepCore(): Promise<void> {
  await keep(ZS_FILES.map(file));
  const store = await caches.open(STORE);
  await keepGames((await store.keys()).map(({ url }) => url));
}

/** Where the core is kept, the games of these pages are kept too: what was opened works offline. */
async function keepGames(urls: string[]): Promise<void> {
  const slugs = new Set(urls.map((url) => gameOfPath(url.slice(scope.length))));
  const files = [...slugs].flatMap((slug) => (Object.hasOwn(ZS_PARTS, slug) ? ZS_PARTS[slug]! : []));
  const store = await caches.open(STORE);
  if (files.length && (await store.match(IMAGE))) await keep(files.map(file));
}

const INDEX = `${scope}assets/find/index.json`;
/** A verdict or an opened example may be the first thing on a page to name a suit. */
const SUITS = `${scope}assets/theme/fonts/zs-suits.woff2`;
const LIST = `${scope}assets/packs/index.json`;

/** What somebody who reads a page will need without a network: the cards of its rules, its game, the search. */
async function keepPage(url: string): Promise<void> {
  const address = pageKey(url).slice(scope.length).replace(/\/$/, "");
  await keep([INDEX, SUITS, `${scope}assets/rules/${gameOfPath(address)}.json`]); // the texts behind references, too
  await unpack(`${scope}assets/packs/${address.replaceAll("/", ".")}.json`);
  await keepCore();
}

/** The desk decides for every game, with the texts of the rules that decide. */
async function keepDesk(): Promise<void> {
  await keep([INDEX, SUITS, ...Object.keys(ZS_PARTS).flatMap((slug) => [`${scope}assets/dispute/${slug}.json`, `${scope}assets/rules/${slug}.json`])]);
  await keepCore();
  await keep([...new Set(Object.values(ZS_PARTS).flat())].map(file));
}

/** Lay the pages of a pack into the store, each under its own address. */
async function unpack(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return response.status === 404; // a page without rules
    const pages = (await response.json()) as Record<string, string>;
    const headers = { "content-type": "text/html; charset=utf-8" };
    await put(Object.entries(pages).map(([path, text]): [string, Response] => [scope + path, new Response(text, { headers })]));
    return !outdated;
  } catch {
    return false;
  }
}

/** How many files are on their way at once. */
const ABREAST = 6;

/** Keep the whole site; what is there already stays, so that a broken-off try goes on. */
async function take(port?: MessagePort): Promise<void> {
  const store = await caches.open(STORE);
  let done = 0;
  let failed = 0;
  let all = 1;
  try {
    await checkBuild();
    const response = await fetch(LIST, { cache: "no-store" });
    const { files, packs } = (await response.json()) as { files: string[]; packs: string[] };
    all = files.length + packs.length;
    const waiting: (() => Promise<boolean>)[] = [
      ...files.map((name) => () => one(`${scope}${name}`)),
      ...packs.map((name) => async () => {
        const kept = `${scope}${name}`;
        if (await store.match(kept)) return true;
        const came = await unpack(kept);
        if (came) await store.put(kept, new Response("")); // the pages are there: not again
        return came;
      }),
    ];
    const one = async (url: string): Promise<boolean> => {
      const key = url.endsWith("/") ? pageKey(url) : url;
      if (await store.match(key)) return true;
      const came = await fetch(url);
      if (!came.ok) return false;
      if (outdated) return false;
      await store.put(key, came);
      return true;
    };
    const runner = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const good = await next().catch((error: unknown) => {
          if ((error as Error).name === "QuotaExceededError") throw error;
          return false;
        });
        if (!good) failed += 1;
        done += 1;
        if (done % 10 === 0) port?.postMessage({ done, all });
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, runner));
    port?.postMessage({ done, all, failed });
  } catch (error) {
    port?.postMessage({ done, all, failed: (error as Error).name === "QuotaExceededError" ? -1 : Math.max(1, all - done) });
  }
}

/** Store what belongs to this build: the host is asked after the files came, so that none of them is younger than the answer. */
async function put(found: [string, Response][]): Promise<void> {
  await checked();
  if (outdated) return;
  const store = await caches.open(STORE);
  for (const [key, response] of found) await store.put(key, response).catch(() => undefined);
  const opened = found.map(([key]) => key).filter((key) => !key.startsWith(file("")));
  if (opened.length) await keepGames(opened);
}

let next: Promise<void> | null = null;

/** Ask once for all that comes within a moment. */
function checked(): Promise<void> {
  next ??= new Promise((resolve) => setTimeout(resolve, 150)).then(() => {
    next = null;
    return checkBuild();
  });
  return next;
}

/** Ask the host which build it serves now. */
async function checkBuild(): Promise<void> {
  if (outdated) return;
  try {
    const response = await fetch(`${scope}assets/zs/build.json`, { cache: "no-store" });
    if (!response.ok) return;
    const { build } = (await response.json()) as { build?: string };
    if (build && build !== ZS_BUILD) {
      outdated = true;
      for (const client of await self.clients.matchAll()) client.postMessage({ type: "zs-outdated" });
      await self.registration.update();
    }
  } catch {
    // offline: what is stored belongs together
  }
}

async function hashed(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const found = await store.match(request.url);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok && response.status === 200 && !outdated) await store.put(request.url, response.clone()).catch(() => undefined);
  return response;
}

/** Pages: the network first, with patience; then the store. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = pageKey(request.url);
  const store = await caches.open(STORE);
  const swapped = request.mode !== "navigate";
  let came = false;
  const arriving = Promise.all([fetch(request), swapped ? checkBuild() : undefined]).then(([response]) => {
    came = true;
    // A page to be swapped in under the scripts of another build is refused: the theme then loads it wholly.
    if (swapped && outdated) return Response.error();
    if (response.ok && !response.redirected) event.waitUntil(put([[key, response.clone()]]));
    return response;
  });
  arriving.catch(() => undefined);
  const stored = await store.match(key);
  if (!stored) return arriving.catch(() => offlinePage());
  const late = new Promise<Response>((resolve) =>
    setTimeout(() => {
      if (!came) aged.add(event.resultingClientId);
      resolve(stored.clone());
    }, PATIENCE),
  );
  return Promise.race([arriving, late]).catch(() => stored);
}

/** Files without a hash: the network first, so that they are of the same build as the page. */
async function fresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const store = await caches.open(STORE);
  const stored = (): Promise<Response | undefined> => store.match(request.url, { ignoreSearch: true });
  const old = aged.has(event.clientId) ? await stored() : undefined;
  if (old) return old;
  try {
    const response = await fetch(request);
    if (response.ok && response.status === 200) event.waitUntil(put([[request.url, response.clone()]]));
    return response;
  } catch (error) {
    const found = await stored();
    if (found) return found;
    throw error;
  }
}

function offlinePage(): Response {
  const body = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Нет связи</title>
<style>body{font:18px/1.6 Georgia,serif;max-width:34em;margin:15vh auto;padding:0 20px;background:#f8f5ee;color:#221f1a}h1{font-size:1.5em}a{color:#1d5946}</style>
<h1>Нет связи</h1><p>Эту страницу вы ещё не открывали, а сети сейчас нет. Страницы, которые вы уже читали, и игры на них работают и без сети; весь сайт берёт с собой кнопка на главной.</p><p><a href="${scope}">На главную</a></p>`;
  // Made here, so no header of the host rules it: it may look like this and do nothing else.
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return new Response(body, { status: 503, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy } });
}
