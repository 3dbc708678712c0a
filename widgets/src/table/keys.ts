// Keyboard of the table. Letters by their place on the keyboard, so that the Russian layout works too.

/** Arrows move along the hand, and along the words of a decision. Returns whether the key was used. */
export function handKeys(event: KeyboardEvent, root: ParentNode): boolean {
  const target = event.target as HTMLElement;
  const words = target.closest?.(".bids");
  if (!words && !target.matches?.(".hand .card")) return false;
  const cards = [...(words ?? root).querySelectorAll<HTMLElement>(words ? "button" : ".hand .card")];
  const at = cards.indexOf(target);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  if (to === undefined) return false;
  event.preventDefault();
  if (words) {
    cards[(to + cards.length) % cards.length]!.focus();
    return true;
  }
  const next = cards[(to + cards.length) % cards.length]!;
  for (const card of cards) card.tabIndex = card === next ? 0 : -1;
  next.focus();
  return true;
}

export type Command = "pass" | "undo" | "last" | "hint" | "sort" | "sheet" | "moves";

const COMMANDS: Record<string, Command> = { KeyZ: "undo", KeyL: "last", KeyH: "hint", KeyS: "sort", KeyP: "sheet", KeyM: "moves", KeyX: "pass" };

/** The command that a key gives, if any; typing into a field gives none. */
export function commandOf(event: Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey"> & { target: EventTarget | null }): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement | null;
  if (target?.matches?.("input:not([type=range]):not([type=radio]):not([type=checkbox]), select, textarea")) return null;
  return COMMANDS[event.code] ?? null;
}
