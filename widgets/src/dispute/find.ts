// Cases found by everyday words: «дал не ту масть», «засдались», «сколько за малый шлем без трёх», «§ 147».
import { term } from "../search/stem";

export interface CaseEntry {
  id: string;
  game: string;
  title: string;
  summary: string;
  kind: string;
  words: string[];
  rules: string[];
  /** Words of the answers that its form offers. */
  answers?: string;
}

/** Words that are in every question and tell nothing. */
const EMPTY = new Set(
  "а без был была были было быть в во вот да для до если есть за и из или ил как кто ли мне мы на над надо не нет но ну о об он она они от по при про с со так там то той ту тут у уже что чтобы эта это этот я его её их меня нас мой моя наш мы вы ты сколько какой какая какие".split(" "),
);

/** «Без одной», «без трёх»: however many tricks are missing, it is the same question. */
const SHORT = /(?<!\p{L})без\s+(одной|двух|трех|четырех|пяти|шести|семи|\d+)(?!\p{L})/gu;

const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/§\s*/g, "§")
    .replace(SHORT, " недобрал ")
    .split(/[^§\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map((word) => term(word).replace(/\*/g, "е"));

/** How well a word of the question fits a word of the case: 0 not at all, 1 in full. */
function fit(asked: string, said: string): number {
  if (asked === said) return 1;
  const length = Math.min(asked.length, said.length);
  if (length >= 4 && (said.startsWith(asked) || asked.startsWith(said))) return 0.8;
  return 0;
}

interface Indexed {
  entry: CaseEntry;
  /** Each phrase by itself, so that words of one phrase count together. */
  phrases: string[][];
  title: string[];
  rest: string[];
}

export class Finder {
  private readonly indexed: Indexed[];
  private readonly rarity = new Map<string, number>();

  constructor(entries: CaseEntry[], titles: Record<string, string>) {
    this.indexed = entries.map((entry) => ({
      entry,
      phrases: entry.words.map(stems),
      title: stems(entry.title),
      rest: [...stems(entry.summary), ...stems(entry.answers ?? ""), ...stems(titles[entry.game] ?? ""), ...entry.rules.map((id) => `§${id.slice(id.indexOf(".") + 1)}`)],
    }));
    const counts = new Map<string, number>();
    for (const { phrases, title, rest } of this.indexed) for (const one of new Set([...phrases.flat(), ...title, ...rest])) counts.set(one, (counts.get(one) ?? 0) + 1);
    for (const [word, count] of counts) this.rarity.set(word, Math.log(1 + this.indexed.length / count));
  }

  private weight(word: string): number {
    return this.rarity.get(word) ?? 2;
  }

  private score({ phrases, title, rest }: Indexed, asked: string[]): number {
    let sum = 0;
    let matched = 0;
    for (const word of asked) {
      const best = (list: string[]): number => list.reduce((most, said) => Math.max(most, fit(word, said)), 0);
      const found = Math.max(best(phrases.flat()) * 1.5, best(title) * 1.4, best(rest));
      if (found > 0) matched += 1;
      sum += found * this.weight(word);
    }
    // a phrase that people say, said whole
    const whole = Math.max(0, ...phrases.map((phrase) => (phrase.length ? asked.filter((word) => phrase.some((said) => fit(word, said))).length / Math.max(phrase.length, asked.length) : 0)));
    return matched * 2 >= asked.length ? sum + whole * 4 : 0;
  }

  /** The cases that answer, the best first; everything where nothing is asked. */
  find(question: string, game = "", rule = ""): CaseEntry[] {
    const asked = stems(question);
    const among = this.indexed.filter(({ entry }) => (!game || entry.game === game) && (!rule || entry.rules.includes(rule)));
    if (!asked.length) return among.map(({ entry }) => entry);
    return among
      .map((one) => ({ entry: one.entry, score: this.score(one, asked) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  }
}
