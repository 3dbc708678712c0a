// Taking a file in: which book it is, or what it was restored from, or why it is neither.
import { isRussian, type Known, type Match, matched, restoredFrom, SAME } from "./shape";
import type { Kept } from "./store";

export interface Taken {
  kept?: Kept;
  said: string;
}

const LARGEST = 16 * 1024 * 1024;

/** Read a file as text, or say in Russian why it is none. */
export async function textOf(file: File): Promise<{ text?: string; said: string }> {
  if (file.size > LARGEST) return { said: `«${file.name}» больше 16 МБ: это не текст одной книги.` };
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { said: `«${file.name}» — не текст в UTF-8. Нужен текстовый файл распознанного скана, а не картинки и не PDF.` };
  }
  if (!text.trim()) return { said: `«${file.name}» пуст.` };
  if (text.includes("\0")) return { said: `В «${file.name}» двоичные данные, а не текст.` };
  return { text: text.replaceAll("\r\n", "\n"), said: "" };
}

/** A title in quotes: what it quotes itself stands in the inner ones. */
export const quoted = (title: string): string => `«${title.replaceAll("«", "„").replaceAll("»", "“")}»`;

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** Say what a text is: a known book, the restored text of one that is kept, or neither. */
export function taken(name: string, text: string, known: readonly Known[], kept: readonly Kept[]): Taken {
  const lines = text.split("\n");
  if (isRussian(text)) {
    const scan = kept.find((one) => restoredFrom(lines, one.lines));
    if (scan) return { kept: { ...scan, restored: { name, lines } }, said: `«${name}» — восстановленный текст книги ${quoted(scan.title)}: правила показывают его.` };
  }
  let best: { book: Known; match: Match } | undefined;
  for (const book of known) {
    const match = matched(lines, book);
    if (!best || match.share > best.match.share) best = { book, match };
  }
  if (best && best.match.share >= SAME) {
    const { book, match } = best;
    const before = kept.find((one) => one.key === book.key);
    const restored = before?.restored && restoredFrom(before.restored.lines, lines) ? { restored: before.restored } : {};
    const partly = match.share < 0.98 ? ` Совпало ${percent(match.share)} строк: остальное распознано иначе.` : "";
    return { kept: { key: book.key, title: book.title, name, lines, at: match.lines, pages: book.pages, ...restored }, said: `«${name}» — книга ${quoted(book.title)}.${partly}` };
  }
  const missing = isRussian(text) ? " Если это восстановленный текст, откройте вместе с ним сам скан: он узнаётся по виду строк." : "";
  return { said: `«${name}» — другая книга: строк, похожих на наши источники, ${percent(best?.match.share ?? 0)}.${missing}` };
}
