// What people agreed on before they sat down, a game: the desk decides by it, too.
import type { Json } from "../core/types";

export interface Agreed {
  options: Record<string, Json>;
  readings: Record<string, string>;
}

const NOTHING: Agreed = { options: {}, readings: {} };
const key = (game: string): string => `zs:agreed:${game}`;
const isMap = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Take from stored data only what is an agreement. */
export function readAgreed(stored: unknown): Agreed {
  if (!isMap(stored) || !isMap(stored.options) || !isMap(stored.readings)) return NOTHING;
  const readings = Object.entries(stored.readings).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const options = Object.entries(stored.options).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return { options: Object.fromEntries(options) as Record<string, Json>, readings: Object.fromEntries(readings) };
}

export function agreedOn(game: string): Agreed {
  try {
    return readAgreed(JSON.parse(localStorage.getItem(key(game)) ?? "null"));
  } catch {
    return NOTHING;
  }
}

export function agree(game: string, options: unknown, readings: unknown): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(readAgreed({ options, readings })));
  } catch {
    // a private window: the table holds to it, the desk does not know
  }
}
