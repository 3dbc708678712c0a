// A deck in a link: #k=GAME&level=…&day=4,4,4… Readable; what it holds is data and is checked by the core.
import { typedInt } from "../calc/values";
import type { Json, Param } from "../core/types";

export interface DeckLink {
  values: Record<string, Json>;
  counts: Record<string, Json[]>;
}

const MOST_TEXT = 4000;
const MOST_CARDS = 40;

export function deckLink(game: string, values: Record<string, Json>, counts: Record<string, Json[]>): string {
  const words = new URLSearchParams({ k: game });
  for (const [name, value] of Object.entries(values)) words.set(name, String(value));
  for (const [name, row] of Object.entries(counts)) words.set(name, row.join("."));
  return `#${words}`;
}

/** Read such a fragment; null where it is none or meant for another game. Rows that are too short or too long are left to the core. */
export function readDeckLink(hash: string, game: string, rows: string[], params: Param[]): DeckLink | null {
  if (!hash.startsWith("#k=")) return null;
  const words = new URLSearchParams(hash.slice(1, MOST_TEXT));
  if (words.get("k") !== game) return null;
  const link: DeckLink = { values: {}, counts: {} };
  for (const { name, type } of params) {
    const text = words.get(name);
    if (text !== null) link.values[name] = type === "int" ? typedInt(text) : text.slice(0, 40);
  }
  for (const name of rows) {
    const text = words.get(name);
    if (text !== null) link.counts[name] = text.split(".").slice(0, MOST_CARDS).map(typedInt);
  }
  return link;
}
