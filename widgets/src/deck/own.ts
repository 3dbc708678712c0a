// Decks that owners brought: kept on this device alone, known to records and links by their hash. The core is told of them when it starts.
import type { Json } from "../core/types";
import { load, save } from "../prefs/prefs";

interface Stored {
  /** The hash of the deck that new matches are played with; empty: the sample. */
  current: string;
  decks: Record<string, Json>;
}

const MOST = 8;
const key = (game: string): string => `zs:own-deck:${game}`;
const isHash = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{4,64}$/.test(value);

function read(stored: unknown): Stored {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<Stored>;
  const decks = Object.fromEntries(Object.entries(typeof found.decks === "object" && found.decks !== null ? found.decks : {}).filter(([id]) => isHash(id)).slice(0, MOST));
  return { current: isHash(found.current) && found.current in decks ? found.current : "", decks };
}

/** The decks that lie here for a game. */
export const ownDecks = (game: string): Json[] => Object.values(load(key(game), read).decks);

/** The deck that new matches are played with: its hash and itself; null is the sample. */
export function currentDeck(game: string): { id: string; deck: Json } | null {
  const { current, decks } = load(key(game), read);
  return current ? { id: current, deck: decks[current]! } : null;
}

/** Keep a deck that the core has taken, and play with it; older ones stay for the matches that need them. */
export function keepDeck(game: string, id: string, deck: Json): void {
  const { decks } = load(key(game), read);
  const others = Object.entries(decks).filter(([known]) => known !== id).slice(-(MOST - 1));
  save(key(game), { current: id, decks: Object.fromEntries([...others, [id, deck]]) });
}

/** Play with the sample again. */
export const leaveDeck = (game: string): void => save(key(game), { ...load(key(game), read), current: "" });
