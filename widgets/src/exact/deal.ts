// An open deal as texts: what a hand says, which cards it names, how a card moves from one to another. Checking is the core's.

/** The fields of the core's form that hold cards, the declarer first, then clockwise. */
export const HANDS = ["declarer", "left", "right"] as const;
export type Hand = (typeof HANDS)[number];
/** Where a card may lie: a hand, or nowhere. */
export type Spot = Hand | "deck";
export type Texts = Record<Hand, string>;

export interface Pack {
  /** «♠♣♦♥» */
  suits: string;
  /** From strong to weak. */
  ranks: string[];
}

export const fullPack = ({ suits, ranks }: Pack): string[] => [...suits].flatMap((suit) => ranks.map((rank) => suit + rank));

const SUIT: Record<string, string> = { s: "♠", c: "♣", d: "♦", h: "♥", "♤": "♠", "♧": "♣", "♢": "♦", "♡": "♥" };
const RANK: Record<string, string> = { A: "Т", T: "Т", K: "К", Q: "Д", J: "В", B: "В", т: "Т", к: "К", д: "Д", в: "В", a: "Т", t: "Т", k: "К", q: "Д", j: "В", b: "В" };
const IGNORED = " ,;\t\n\u00a0\ufe0e\ufe0f";
const RANKS = ["Т", "К", "Д", "В", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

/** The cards that a text names, as far as it can be read, and what of it cannot. Reads what the core reads. */
export function readCards(text: string): { cards: string[]; rest: string } {
  const cards: string[] = [];
  let [suit, used, rest] = ["", true, ""];
  let waiting: string[] = [];
  for (let at = 0; at < text.length; ) {
    let sign = text[at++]!;
    if (IGNORED.includes(sign)) continue;
    sign = SUIT[sign] ?? sign;
    if ("♠♣♦♥".includes(sign)) {
      if (waiting.length) {
        cards.push(...waiting.map((rank) => sign + rank));
        [waiting, suit, used] = [[], "", true];
      } else {
        if (!used) rest += suit;
        [suit, used] = [sign, false];
      }
      continue;
    }
    const ten = sign === "1" && text[at] === "0";
    if (ten) at += 1;
    const rank = ten ? "10" : (RANK[sign] ?? sign);
    if (!RANKS.includes(rank)) rest += sign;
    else if (suit) {
      cards.push(suit + rank);
      used = true;
    } else waiting.push(rank);
  }
  return { cards: [...new Set(cards)], rest: rest + waiting.join("") + (used ? "" : suit) };
}

/** «♠ТК5 ♥Д10», suits and ranks in the order of the pack. */
export function writeCards(cards: readonly string[], { suits, ranks }: Pack): string {
  const held = new Set(cards);
  return [...suits]
    .map((suit) => suit + ranks.filter((rank) => held.has(suit + rank)).join(""))
    .filter((group) => group.length > 1)
    .join(" ");
}

/** Where a card lies; the first hand that names it. */
export function spotOf(texts: Texts, card: string): Spot {
  return HANDS.find((hand) => readCards(texts[hand]).cards.includes(card)) ?? "deck";
}

/** Take a card out of every hand and put it where it should lie. What a hand says and nobody can read stays in its text. */
export function moveCard(texts: Texts, card: string, to: Spot, pack: Pack): Texts {
  const moved = { ...texts };
  for (const hand of HANDS) {
    const { cards, rest } = readCards(texts[hand]);
    const held = cards.includes(card);
    if (held === (hand === to)) continue;
    const next = hand === to ? [...cards, card] : cards.filter((one) => one !== card);
    moved[hand] = [writeCards(next, pack), rest].filter(Boolean).join(" ");
  }
  return moved;
}

/** Deal as many cards as a hand holds, at random; two stay out. */
export function randomDeal(pack: Pack, size: number, below: (count: number) => number): Texts {
  const cards = fullPack(pack);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const place = below(last + 1);
    [cards[last], cards[place]] = [cards[place]!, cards[last]!];
  }
  const hand = (place: number): string => writeCards(cards.slice(place * size, (place + 1) * size), pack);
  return { declarer: hand(0), left: hand(1), right: hand(2) };
}

/** The next hand that is not full, from this one on; the same one where all are. */
export function nextSpot(texts: Texts, now: Spot, size: number): Spot {
  if (now === "deck" || readCards(texts[now]).cards.length < size) return now;
  return HANDS.find((hand) => readCards(texts[hand]).cards.length < size) ?? now;
}
