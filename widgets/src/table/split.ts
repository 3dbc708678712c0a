import { parseCard } from "../cards/notation";

/** Break a long hand at the suit boundary nearest to its middle. */
export function inTwo<T extends { card: string | null }>(cards: T[]): T[][] {
  const middle = cards.length / 2;
  const breaks = cards.flatMap((card, i) => (i && parseCard(card.card)?.suit !== parseCard(cards[i - 1]!.card)?.suit ? [i] : []));
  const good = breaks.filter((at) => Math.max(at, cards.length - at) <= 9);
  const at = good.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)[0] ?? Math.ceil(middle);
  return [cards.slice(0, at), cards.slice(at)];
}
