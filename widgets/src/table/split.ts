import { parseCard } from "../cards/notation";

/** Break a long hand at the suit boundary nearest to its middle. */
export function inTwo<T extends { card: string | null }>(cards: T[]): T[][] {
  const middle = cards.length / 2;
  const breaks = cards.flatMap((card, i) => (i && parseCard(card.card)?.suit !== parseCard(cards[i - 1]!.card)?.suit ? [i] : []));
  const good = breaks.filter((at) => Math.max(at, cards.length - at) <= 9);
  const at = good.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)[0] ?? Math.ceil(middle);
  return [cards.slice(0, at), cards.slice(at)];
}

/** Break a hand into so many rows of nearly the same length. */
export function inRows<T>(cards: T[], rows: number): T[][] {
  const found: T[][] = [];
  for (let row = 0, from = 0; row < rows; row += 1) {
    const to = Math.round(((row + 1) * cards.length) / rows);
    found.push(cards.slice(from, to));
    from = to;
  }
  return found.filter((row, i) => row.length || !i);
}
