// Runs before the theme makes its search worker: queries on their way to it are cut to stems, and hits of the game that is being
// read come first.
import { nearFirst, shape } from "./stem";

const QUERY = 2; // the theme's message types
const RESULT = 3;
const base = new URL("../../", (document.currentScript as HTMLScriptElement).src).pathname;
const post = Worker.prototype.postMessage;
const known = new WeakSet<Worker>();

interface Hits {
  type?: unknown;
  data?: { items?: { location?: string }[][] };
}

function arrange(event: MessageEvent<Hits>): void {
  const { type, data } = event.data ?? {};
  if (type !== RESULT || !Array.isArray(data?.items) || !location.pathname.startsWith(base)) return;
  // the theme's own listener comes after this one and reads the same object
  data.items = nearFirst(data.items, (group) => place(group[0]?.location), location.pathname.slice(base.length));
}

const place = (found = ""): string => {
  const { pathname } = new URL(found, location.origin + base);
  return pathname.startsWith(base) ? pathname.slice(base.length) : found;
};

Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]): void {
  let sent = message;
  if (typeof message === "object" && message !== null) {
    const { type, data } = message as { type?: unknown; data?: unknown };
    if (type === QUERY && typeof data === "string") sent = { ...message, data: shape(data) };
  }
  (post as (this: Worker, ...all: unknown[]) => void).call(this, sent, ...rest);
};

// Listeners are called in their order: ours is put before the first of the theme's.
const listen = Worker.prototype.addEventListener as (this: Worker, ...all: unknown[]) => void;

Worker.prototype.addEventListener = function (this: Worker, type: string, ...rest: unknown[]): void {
  if (type === "message" && !known.has(this)) {
    known.add(this);
    listen.call(this, type, arrange);
  }
  listen.call(this, type, ...rest);
} as typeof Worker.prototype.addEventListener;
