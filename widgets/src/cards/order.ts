// Order of a hand on the screen. Suits alternate in colour; the order of ranks is the core's own.
import { parseCard, type Suit } from "./notation";

export type Sorting = "suit" | "rank" | "core";

const SUITS: Suit[] = ["s", "h", "c", "d"];

/**
 * Arrange cards. The core lists a hand from strong to weak within a suit, so the order in which ranks first appear over the
 * suits is the game's order of ranks, whatever the game.
 */
export function arrange<T extends { card: string | null }>(cards: readonly T[], sorting: Sorting): T[] {
  if (sorting === "core") return [...cards];
  const parsed = cards.map((entry, place) => ({ entry, place, card: parseCard(entry.card) }));
  if (parsed.some(({ card }) => !card)) return [...cards];
  const bySuit = (a: Suit, b: Suit): number => SUITS.indexOf(a) - SUITS.indexOf(b); // always the same: nothing moves when a suit runs out
  const ranks = sorting === "rank" ? rankOrder(parsed.map(({ card }) => card!)) : [];
  return parsed
    .sort((a, b) =>
      sorting === "rank"
        ? ranks.indexOf(a.card!.rank) - ranks.indexOf(b.card!.rank) || bySuit(a.card!.suit, b.card!.suit)
        : bySuit(a.card!.suit, b.card!.suit) || a.place - b.place,
    )
    .map(({ entry }) => entry);
}

/** Merge the orders that the suits show into one. */
function rankOrder(cards: { suit: Suit; rank: string }[]): string[] {
  const after = new Map<string, Set<string>>();
  for (const suit of SUITS) {
    const row = cards.filter((card) => card.suit === suit).map((card) => card.rank);
    row.forEach((rank, i) => {
      const set = after.get(rank) ?? new Set<string>();
      row.slice(i + 1).forEach((weaker) => set.add(weaker));
      after.set(rank, set);
    });
  }
  const usual = ["Т", "К", "Д", "В", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
  const left = usual.filter((rank) => after.has(rank));
  const done: string[] = [];
  while (left.length) {
    const free = left.findIndex((rank) => !left.some((other) => other !== rank && after.get(other)!.has(rank)));
    done.push(...left.splice(Math.max(free, 0), 1));
  }
  return done;
}
