// A long page that begins at its top leaves out what is far below (theme/css/far.css). Who scrolls goes further: then the rest is
// laid out, piece by piece in idle time, so that the place of a line is soon its true place.
import { idle } from "../idle";

const PARTS = ".zs-rule, .zs-example";
/** Milliseconds of an idle time that are left to others. */
const SPARE = 8;

export function bringFar(): void {
  const { dataset } = document.documentElement;
  if (!("zsFar" in dataset)) return;
  let waiting: HTMLElement[] | undefined;
  const bring = (rest: () => number): void => {
    waiting ??= [...document.querySelectorAll<HTMLElement>(PARTS)];
    do {
      const part = waiting.shift();
      if (!part?.isConnected) return void delete dataset.zsFar;
      part.style.contentVisibility = "visible";
      part.getBoundingClientRect();
    } while (rest() > SPARE);
    requestAnimationFrame(() => idle(bring));
  };
  addEventListener("scroll", () => idle(bring), { once: true, passive: true });
  // a link within the page leads far at once: to where the line is, not to where it is thought to be
  const follow = (event: Event): void => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href*='#']");
    if (link?.hash && link.pathname === location.pathname) delete dataset.zsFar;
  };
  document.addEventListener("click", follow, true);
}
