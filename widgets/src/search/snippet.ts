// The sentence that answers, with the words of the question marked in it.
import { STOP, tokens } from "./words";

export interface Piece {
  text: string;
  /** The word itself, one that means the same, or nothing of the question. */
  mark: "own" | "kin" | "";
}

const SENTENCE = /[^.!?…]+(?:[.!?…]+(?=\s|$)|$)/gu;
const LONG = 150;

/** A text in pieces: what of the question stands in it. */
export function marked(text: string, own: ReadonlySet<string>, kin: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const { stem, from, to, form } of tokens(text)) {
    const bare = stem.replace(/^!/, "");
    const mark = STOP.has(form) ? "" : own.has(bare) ? "own" : kin.has(bare) ? "kin" : "";
    if (!mark || from < at) continue;
    if (from > at) found.push({ text: text.slice(at, from), mark: "" });
    found.push({ text: text.slice(from, to), mark });
    at = to;
  }
  if (at < text.length) found.push({ text: text.slice(at), mark: "" });
  return found;
}

/** The sentence that says most of what was asked; the first one where none does. Tables are told by their first row. */
export function sentence(text: string, own: ReadonlySet<string>, kin: ReadonlySet<string>): string {
  const all = text.replace(/\s+/g, " ").match(SENTENCE) ?? [text];
  let best = all[0] ?? text;
  let most = 0;
  for (const one of all) {
    const stems = new Set(tokens(one).filter(({ form }) => !STOP.has(form)).map(({ stem }) => stem.replace(/^!/, "")));
    let sum = 0;
    for (const stem of stems) sum += own.has(stem) ? 2 : kin.has(stem) ? 1 : 0;
    if (sum > most) {
      most = sum;
      best = one;
    }
  }
  return shortened(best.trim(), own, kin);
}

/** A long sentence begins near the first word of the question. */
function shortened(text: string, own: ReadonlySet<string>, kin: ReadonlySet<string>): string {
  if (text.length <= LONG) return text;
  const first = tokens(text).find(({ stem, form }) => !STOP.has(form) && (own.has(stem.replace(/^!/, "")) || kin.has(stem.replace(/^!/, ""))));
  const from = first && first.from > LONG / 2 ? text.lastIndexOf(" ", first.from - 30) + 1 : 0;
  const cut = text.slice(from, from + LONG);
  const end = from + LONG < text.length ? `${cut.slice(0, cut.lastIndexOf(" "))}…` : cut;
  return from ? `… ${end}` : end;
}
