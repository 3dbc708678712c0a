// Decks that owners brought: kept on this device alone, known to records and links by their hash. The core is told of them when it starts.
import type { Json } from "../core/types";
import { load, save } from "../prefs/prefs";

interface Stored {
  /** The hash of the deck that new matches are played with; empty: the sample. */
  current: string;
  decks: Record<string, Json>;
}

/** More are not read: no match needs so many. */
const MOST = 200;
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

/** Keep a deck that the core has taken, and play with it. Every change of the form makes another: of the older ones stay those that a match needs. */
export async function keepDeck(game: string, id: string, deck: Json): Promise<void> {
  const { decks } = load(key(game), read);
  save(key(game), { current: id, decks: { ...decks, [id]: deck } });
  const needed = await neededDecks(game);
  if (!needed) return;
  const now = load(key(game), read);
  save(key(game), { ...now, decks: Object.fromEntries(Object.entries(now.decks).filter(([known]) => known === now.current || needed.has(known))) });
}

/** The decks of the matches that this browser keeps, one's own and guests; null where that cannot be known. */
async function neededDecks(game: string): Promise<Set<string> | null> {
  const { keptMatches } = await import("../table/library");
  const kept = await keptMatches().catch(() => null);
  return kept && new Set(kept.filter((one) => one.game === game).map(({ record }) => String(record.options?.deck ?? "")));
}

/** Play with the sample again. */
export const leaveDeck = (game: string): void => save(key(game), { ...load(key(game), read), current: "" });
