// Back closes what lies over the page: every open window has an entry of the history, and gives it up when it is closed otherwise.

const open: { one: Element; close: () => void }[] = [];
let entries = 0;
let leaving = false;
/** What the entries below the open windows are to be called: they can be renamed only when they are reached. */
let address: string | null = null;

/** Bring the history into line with what is open. */
function settle(): void {
  if (leaving) return;
  while (entries < open.length) {
    history.pushState(history.state, "", location.href);
    entries += 1;
  }
  if (entries === open.length) return;
  leaving = true;
  history.go(open.length - entries);
  entries = open.length;
}

addEventListener("popstate", () => {
  if (address !== null) history.replaceState(history.state, "", address); // before anybody hears of another hash
  if (leaving) {
    leaving = false;
    settle();
  } else if (entries) {
    entries -= 1;
    open.pop()?.close();
  }
  if (!entries && !leaving) address = null;
});

/** Change the address of the page, under whatever lies open over it. */
export function readdress(to: string): void {
  if (entries || leaving) address = to;
  history.replaceState(history.state, "", to);
}

/** A window has opened: Back closes it. */
export function holdBack(one: Element, close: () => void): void {
  if (open.some((other) => other.one === one)) return;
  open.push({ one, close });
  settle();
}

/** A window was closed; where another opens in its place, that takes over its entry. */
export function freeBack(one: Element): void {
  const at = open.findIndex((other) => other.one === one);
  if (at < 0) return;
  open.splice(at, 1);
  setTimeout(settle);
}
