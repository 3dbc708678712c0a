// What a sheet rests on, and what has changed since somebody sent it.
import type { Rule } from "../ui/rules";
import type { Decision } from "./data";
import { textSum, type Seen } from "./link";

export type Texts = Record<string, Rule & { hash?: string }>;

const figure = (value: number): string => value.toLocaleString("ru-RU").replace("-", "−");

/** What a later reader compares with: the texts and the verdict as they stood. */
export function seenNow(decision: Decision, edition: number, texts: Texts): Seen {
  const { result } = decision;
  return {
    edition,
    hashes: Object.fromEntries(result.cites.filter((id) => texts[id]?.hash).map((id) => [id, texts[id]!.hash!.slice(0, 8)])),
    total: typeof result.total === "number" ? result.total : null,
    verdict: verdictSum(decision),
  };
}

/** The checksum of everything that is decided: the sentence, the steps, the grade. */
export function verdictSum({ verdict, result, grade }: Decision): string {
  return textSum(JSON.stringify([verdict, result.total, grade, result.items.map(({ text, amount: value, side, cites: ids }) => [text, value, side, ids])]));
}

export interface Changed {
  /** Nothing differs: the same texts, the same verdict. */
  same: boolean;
  /** The texts differ: rule and what is known about the change. */
  texts: { id: string; note: string }[];
  verdict: string;
}

/** Say what has changed since the link was made. */
export function changedSince(seen: Seen, decision: Decision, texts: Texts, notes: { edition: number; rule: string; note: string }[]): Changed {
  const found: Changed["texts"] = [];
  for (const [id, hash] of Object.entries(seen.hashes)) {
    const now = texts[id]?.hash;
    if (now?.startsWith(hash)) continue;
    const known = notes.filter(({ edition, rule }) => rule === id && edition > seen.edition).map(({ note }) => note);
    found.push({ id, note: now === undefined ? "этого правила в издании больше нет" : known.join("; ") || "текст изменён" });
  }
  const now = new Set(decision.result.cites);
  const before = new Set(Object.keys(seen.hashes));
  for (const id of now) if (!before.has(id) && texts[id]) found.push({ id, note: "прежде вывод на него не опирался" });
  for (const id of before) if (!now.has(id) && texts[id]?.hash?.startsWith(seen.hashes[id]!)) found.push({ id, note: "теперь вывод на него не опирается" });
  let verdict = "";
  if (seen.verdict !== verdictSum(decision)) {
    const total = decision.result.total;
    verdict =
      seen.total !== null && typeof total === "number" && seen.total !== total
        ? `Вывод теперь другой: было ${figure(seen.total)}, стало ${figure(total)}.`
        : "Вывод теперь сформулирован или обоснован иначе.";
  }
  return { same: !found.length && !verdict, texts: found, verdict };
}
