// Runs before the theme makes its search worker: queries on their way to it are cut to stems.
import { shape } from "./stem";

const QUERY = 2; // the theme's message type for a query
const post = Worker.prototype.postMessage;

Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]): void {
  let sent = message;
  if (typeof message === "object" && message !== null) {
    const { type, data } = message as { type?: unknown; data?: unknown };
    if (type === QUERY && typeof data === "string") sent = { ...message, data: shape(data) };
  }
  (post as (this: Worker, ...all: unknown[]) => void).call(this, sent, ...rest);
};
