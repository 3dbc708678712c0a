// The lines that a rule rests on, as they stand in the reader's file.
import { pageOf } from "./shape";
import type { Kept } from "./store";

export interface Shown {
  page: number;
  line: number;
  parts: { text: string; doubtful: boolean }[];
}

export interface Place {
  key: string;
  first: number;
  last: number;
}

/** Read «000:12-14, 001:5». */
export function places(written: string): Place[] {
  return written.split(",").flatMap((one) => {
    const match = /^\s*(\w+):(\d+)(?:-(\d+))?\s*$/.exec(one);
    return match ? [{ key: match[1]!, first: Number(match[2]), last: Number(match[3] ?? match[2]) }] : [];
  });
}

/** Split a line at its marks of doubt: ⟦word⟧. */
export function parts(line: string): Shown["parts"] {
  return line
    .split(/(⟦[^⟧]*⟧)/)
    .filter(Boolean)
    .map((text) => (text.startsWith("⟦") ? { text: text.slice(1, -1), doubtful: true } : { text, doubtful: false }));
}

/** The lines of a place; empty ones are left out, and so is what the file does not hold. */
export function shownLines(place: Place, kept: Kept): Shown[] {
  const shown: Shown[] = [];
  for (let line = place.first; line <= place.last; line++) {
    const at = kept.at[line - 1] ?? -1;
    const text = at < 0 ? "" : ((kept.restored?.lines ?? kept.lines)[at] ?? "").replace(/<\|[^|<>]*\|>/g, "").trim();
    if (text) shown.push({ ...pageOf(line, kept.pages), parts: kept.restored ? parts(text) : [{ text, doubtful: false }] });
  }
  return shown;
}
