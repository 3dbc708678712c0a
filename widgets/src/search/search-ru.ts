// Runs before the theme makes its search worker: queries on their way to it are cut to stems, several words are all required (and
// asked for one by one where no rule holds them all), and hits of the game that is being read come first.
import { home } from "../theme/home";
import { nearFirst, shape } from "./stem";

const QUERY = 2; // the theme's message types
const RESULT = 3;
const base = home.pathname;
const send = Worker.prototype.postMessage as (this: Worker, ...all: unknown[]) => void;
const known = new WeakSet<Worker>();

interface Hits {
  type?: unknown;
  data?: { items?: { location?: string }[][] };
}

/** For each query on its way, in order: how to ask again where no rule holds all its words, or nothing. */
const second: (string | undefined)[] = [];

function arrange(this: Worker, event: MessageEvent<Hits>): void {
  const { type, data } = event.data ?? {};
  if (type !== RESULT) return;
  const again = second.shift();
  if (!Array.isArray(data?.items) || !location.pathname.startsWith(base)) return;
  if (again !== undefined && !data.items.length && !second.length) {
    event.stopImmediatePropagation();
    second.push(undefined);
    send.call(this, { type: QUERY, data: again });
    return;
  }
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
    if (type === QUERY && typeof data === "string") {
      const strict = shape(data);
      const loose = shape(data, false);
      sent = { ...message, data: strict };
      second.push(loose === strict ? undefined : loose);
    }
  }
  send.call(this, sent, ...rest);
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
