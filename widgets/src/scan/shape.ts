// Which book a file is: by the shapes of its lines, never by its text. corpus/scans.py makes the same checksums.

/** What the project keeps of a scan: checksums of the shapes of its lines, and the first line of every page. */
export interface Known {
  key: string;
  title: string;
  shapes: number[];
  pages: [page: number, first: number][];
}

const WORD = /[^ \t\r\f\v\u00a0]+/g;

/** A checksum of the lengths of a line's words; an empty line has 0. */
export function shape(line: string): number {
  const words = line.match(WORD);
  if (!words) return 0;
  let value = 2166136261;
  for (const word of words) value = Math.imul(value ^ Math.min([...word].length, 255), 16777619) >>> 0;
  return ((value >>> 16) ^ (value & 0xffff)) || 1;
}

/** Where each value stands that stands only once. */
function unique(values: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  values.forEach((value, place) => value && found.set(value, found.has(value) ? -1 : place));
  return new Map([...found].filter(([, place]) => place >= 0));
}

/** The longest run of pairs in which both numbers grow; the first ones grow already. */
function growing(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before = new Array<number>(pairs.length).fill(-1);
  pairs.forEach(([, value], at) => {
    let low = 0;
    for (let high = tails.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (pairs[tails[middle]!]![1] < value) low = middle + 1;
      else high = middle;
    }
    before[at] = low ? tails[low - 1]! : -1;
    tails[low] = at;
  });
  const run: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at]!) run.push(pairs[at]!);
  return run.reverse();
}

export interface Match {
  /** The share of the known lines that stand in the file, in their order. */
  share: number;
  /** For every known line its line in the file, or -1. */
  lines: number[];
}

/** Lay a file beside a known scan: lines that are alike and stand once are knots, what is between them follows its knot. */
export function matched(file: readonly string[], known: Known): Match {
  const shapes = file.map(shape);
  const [mine, theirs] = [unique(shapes), unique(known.shapes)];
  const pairs = [...theirs].flatMap(([value, line]): [number, number][] => (mine.has(value) ? [[line, mine.get(value)!]] : []));
  const knots = growing(pairs.sort((a, b) => a[0] - b[0]));
  const lines = new Array<number>(known.shapes.length).fill(-1);
  knots.forEach(([line, at], number) => {
    const [next, nextAt] = knots[number + 1] ?? [known.shapes.length, file.length];
    for (let step = 0; line + step < next && at + step < nextAt; step++) lines[line + step] = at + step;
  });
  const [first, firstAt] = knots[0] ?? [0, 0];
  for (let step = 1; knots.length && step <= first && step <= firstAt; step++) lines[first - step] = firstAt - step;
  return { share: knots.length / Math.max(1, theirs.size), lines };
}

/** From this share on a file is that book: two books hardly share a line in its place. */
export const SAME = 0.4;

/** Whether a text was restored from another, line for line: empty lines agree, and it is Russian. */
export function restoredFrom(restored: readonly string[], scan: readonly string[]): boolean {
  if (restored.length !== scan.length) return false;
  const agreeing = restored.filter((line, number) => !line.trim() === !scan[number]!.trim()).length;
  return agreeing >= 0.9 * scan.length && isRussian(restored.join("\n"));
}

export function isRussian(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.filter((letter) => /[\u0400-\u04ff]/.test(letter)).length >= 0.6 * letters.length;
}

/** The printed page of a line, and its number on that page; both count from one. */
export function pageOf(line: number, pages: Known["pages"]): { page: number; line: number } {
  const found = pages.findLast(([, first]) => first <= line) ?? [0, 1];
  return { page: found[0], line: line - found[1] + 1 };
}
