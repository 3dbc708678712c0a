// The deck that the reader made up, one for each game.
import type { Json } from "../core/types";
import { load, save } from "../prefs/prefs";

export type Counts = Record<string, number[]>;

const key = (game: string): string => `zs:deck:${game}`;
const isRow = (value: unknown): value is number[] => Array.isArray(value) && value.length <= 40 && value.every((count) => Number.isInteger(count));

/** The stored rows of these names; what is no row is left out, the core checks the rest. */
export function storedDeck(game: string, names: string[]): Record<string, Json> {
  return load(key(game), (stored) => {
    const found = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
    return Object.fromEntries(names.filter((name) => isRow(found[name])).map((name) => [name, found[name] as number[]]));
  });
}

export const storeDeck = (game: string, counts: Counts | null): void => save(key(game), counts);
