// Card notation: «♠Т» is the core's word for a card; this is how it is drawn, read aloud and found in a text.

export type Suit = "s" | "c" | "d" | "h";

export interface Card {
  suit: Suit;
  /** Т К Д В 10 … 2, as the core writes it. */
  rank: string;
}

export const SUIT_OF: Record<string, Suit> = { "♠": "s", "♣": "c", "♦": "d", "♥": "h" };
export const SIGN: Record<Suit, string> = { s: "♠", c: "♣", d: "♦", h: "♥" };
export const SUIT_NAME: Record<Suit, string> = { s: "пики", c: "трефы", d: "бубны", h: "червы" };
const SUIT_OF_CARD: Record<Suit, string> = { s: "пик", c: "треф", d: "бубен", h: "червей" };
const RANK_NAME: Record<string, string> = {
  Т: "туз", К: "король", Д: "дама", В: "валет", 10: "десятка", 9: "девятка", 8: "восьмёрка", 7: "семёрка",
  6: "шестёрка", 5: "пятёрка", 4: "четвёрка", 3: "тройка", 2: "двойка",
}; // prettier-ignore
const LATIN: Record<string, string> = { Т: "A", К: "K", Д: "Q", В: "J" };
const RANKS = "Т|К|Д|В|10|[2-9]";
const ONE = new RegExp(`^([♠♣♦♥])\\uFE0E?(${RANKS})$`);
/** A card or a lone suit sign inside a text; in «♠2–9» the sign stands before both ranks. */
export const IN_TEXT = new RegExp(`([♠♣♦♥])\\uFE0E?(${RANKS})?(?![\\p{L}\\p{N}]|–[\\dТКДВ])|([♠♣♦♥])\\uFE0E?`, "gu");

export function parseCard(text: string | null | undefined): Card | null {
  const found = ONE.exec(text ?? "");
  return found ? { suit: SUIT_OF[found[1]!]!, rank: found[2]! } : null;
}

/** The index as the reader wants it: Т К Д В or A K Q J. */
export const indexOf = (rank: string, latin: boolean): string => (latin ? (LATIN[rank] ?? rank) : rank);

/** «дама пик». */
export const nameOf = (card: Card): string => `${RANK_NAME[card.rank] ?? card.rank} ${SUIT_OF_CARD[card.suit]}`;

/** A text for the ear: signs become words. */
export function spoken(text: string): string {
  return text.replace(IN_TEXT, (_, suit: string | undefined, rank: string | undefined, lone: string | undefined) =>
    suit && rank ? nameOf({ suit: SUIT_OF[suit]!, rank }) : SUIT_NAME[SUIT_OF[(suit ?? lone)!]!],
  );
}

export type Piece = string | { suit: Suit; rank: string };

const SUM = /\d[\d\u00a0]*(?: [+−×=:] ?\d[\d\u00a0]*)+/g;
/** A longer sum breaks before its signs: a phone has no room for it in one piece. */
const LONGEST_SUM = 24;
/** A sum like «8 + 3 = 11» does not break. */
const held = (text: string): string => text.replace(SUM, (sum) => sum.replace(sum.length <= LONGEST_SUM ? / /g : /(?<=[+−×=:]) /g, "\u00a0"));

/** Cut a text into plain pieces and cards (a lone suit has an empty rank). */
export function pieces(told: string): Piece[] {
  const text = held(told);
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(IN_TEXT)) {
    if (match.index > at) found.push(text.slice(at, match.index));
    found.push({ suit: SUIT_OF[(match[1] ?? match[3])!]!, rank: match[2] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

const TYPED: Record<string, string> = {
  A: "Т", T: "Т", Т: "Т", K: "К", К: "К", Q: "Д", Д: "Д", D: "Д", J: "В", В: "В", B: "В",
}; // prettier-ignore
const TYPED_SUIT: Record<string, Suit> = {
  П: "s", ПИКИ: "s", Ч: "h", ЧЕРВЫ: "h", ЧЕРВИ: "h", Б: "d", БУБНЫ: "d", Р: "c", ТРЕФЫ: "c", КРЕСТИ: "c",
}; // prettier-ignore

/** Cards named in a hand as people type it: «♠ТК5 ♥Д10», «♠Т, ♠К». What is not understood is left to the core to refuse. */
export function readHand(text: string): Card[] {
  const found: Card[] = [];
  let suit: Suit | null = null;
  // «Ah Ks», «AH KS»: the suit after its card
  const signed = text.replace(/(?<![\p{L}\d])(10|[2-9TJQKA])([shdc])(?![\p{L}\d])/giu, (_, rank: string, of: string) => `${SIGN[of.toLowerCase() as Suit]}${rank}`);
  const tokens = signed.toUpperCase().matchAll(/([♠♣♦♥])|(\p{L}{4,})|(10|[2-9])|(\p{L})/gu);
  for (const token of tokens) {
    if (token[1]) suit = SUIT_OF[token[1]]!;
    else if (token[2]) suit = TYPED_SUIT[token[2]] ?? suit;
    else {
      const rank: string | undefined = token[3] ?? TYPED[token[4]!];
      if (suit && rank) found.push({ suit, rank });
    }
  }
  return found;
}
