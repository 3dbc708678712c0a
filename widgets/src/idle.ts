/** Do something when everything that the page names has come. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** Do something when the page has nothing better to do, at the latest after the given milliseconds; it is told how many it may take. */
export function idle(run: (rest: () => number) => void, timeout?: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), timeout === undefined ? undefined : { timeout });
  else setTimeout(() => run(() => 0), 200);
}
