// What the theme fetches at its start and nobody needs yet waits for its time.
import { idle, whenLoaded } from "../idle";

/** The list of pages is for the next page; a link that is followed before it has come is followed by a full load. */
const rested = new Promise<void>((done) => whenLoaded(() => idle(() => done(), 2000)));

const TIMES: [RegExp, Promise<void>][] = [
  [/\/sitemap\.xml$/, rested],
];

const waits = new WeakMap<XMLHttpRequest, Promise<void>>();
const { open, send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...all: unknown[]): void {
  const time = TIMES.find(([address]) => address.test(String(all[1])));
  if (time) waits.set(this, time[1]);
  else waits.delete(this);
  (open as (...all: unknown[]) => void).apply(this, all);
};
XMLHttpRequest.prototype.send = function (body) {
  const time = waits.get(this);
  if (time) void time.then(() => send.call(this, body));
  else send.call(this, body);
};
