/** Do something when the page has nothing better to do, at the latest after the given milliseconds; it is told how many it may take. */
export function idle(run: (rest: () => number) => void, timeout?: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), timeout === undefined ? undefined : { timeout });
  else setTimeout(() => run(() => 0), 200);
}

/** The same, but not before everything that the page names has come. */
export function afterLoad(run: () => void, timeout: number): void {
  const later = (): void => idle(run, timeout);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
