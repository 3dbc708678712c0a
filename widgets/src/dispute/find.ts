// Cases found by everyday words: «дал не ту масть», «засдались», «сколько за малый шлем без трёх», «§ 147».
import type { Json } from "../core/types";
import { term } from "../search/stem";

export interface CaseEntry {
  id: string;
  game: string;
  title: string;
  summary: string;
  kind: string;
  words: string[];
  rules: string[];
  /** What its form offers to choose from, by the name of the field: value, label, how people say it. */
  answers?: Record<string, Answer[]>;
}

export type Answer = [value: Json, label: string, ...said: string[]];

/** A case that answers, with what the question already says of its facts. */
export interface Hit {
  entry: CaseEntry;
  facts: Record<string, Json>;
  /** The facts in words. */
  said: string[];
}

/** Words that are in every question and tell nothing. */
const EMPTY = new Set(
  "а без бы был была были было быть в вдруг во вот все всё да для до если есть же за и из или ил как когда кому кто ли мне можно мы на над надо нет но ну о об он она они от по под при про просто с со свою свой своей своих сам сама сами так там тебе то той тот ту тут ты у уже чего чем что чтобы чья чей эта эти это этот я его её ее их меня нас нам мой моя наш вы вам сколько какой какая какие какое делать".split(" "),
);

/** «Без одной», «без трёх»: however many tricks are missing, it is the same question. */
const SHORT = /(?<!\p{L})без\s+(одной|двух|трех|четырех|пяти|шести|семи|\d+)(?!\p{L})/gu;

/** One thing in several words. */
const SAME = [
  "показал открыл раскрыл засветил обнажил светанул засветилась открылась открывать открывает перевернул показывать",
  "положил кинул скинул сбросил выложил подложил бросил",
  "сходил пошел вышел зашел ходил походил ходить ходит",
  "дал дать дала дает давать",
  "взял взять взяли брал брать берет возьмет",
  "побил бил бить бьет",
  "оба двое обе",
  "разом одновременно вместе",
  "раньше сначала прежде заранее",
  "ничья розыгрыш",
  "пуля пулька пули",
  "заглянул подсмотрел посмотрел подглядел увидел смотрел глянул подглядывает",
  "соперник противник оппонент",
  "партнер напарник",
  "ренонс фальшренонс",
  "взятка леве штих",
  "недобрал подсел сел ремиз недобор недоборе",
  "подсказал подсказка посоветовал подсказывает советует",
  "пропустил прозевал проморгал забыл",
  "ошибся ошибка перепутал напутал спутал",
  "сдача раздача сдали сдал раздал раздали сдавал сдавать раздавать сдает",
  "лишний лишняя лишнюю больше",
  "закончить кончить окончить закончилась кончилась",
  "ушел бросил вышел отказался",
  "выиграл победил победа победитель",
  "рассчитать посчитать считать подсчитать сосчитать расчет подсчет",
];
/** Turns a phrase round, and alone tells nothing. */
const NOT = "не";
const canonical = new Map<string, string>();

const plain = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/§\s*/g, "§")
    .replace(SHORT, " недобрал ")
    .split(/[^§\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !EMPTY.has(word))
    .map((word) => term(word).replace(/\*/g, "е"));

for (const group of SAME) {
  const [first, ...rest] = plain(group);
  for (const one of rest) if (!canonical.has(one)) canonical.set(one, first!);
}

/** A word of a question or of a case, and the word that stands for all that mean the same. */
interface Word {
  own: string;
  same: string;
}

const words = (text: string): Word[] => plain(text).map((own) => ({ own, same: canonical.get(own) ?? own }));

/** Whether one letter more, less, other or swapped makes one word of the other. */
export function slip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let back = 0;
  while (back < Math.min(one.length, other.length) - from && one.at(-1 - back) === other.at(-1 - back)) back += 1;
  const [a, b] = [one.slice(from, one.length - back), other.slice(from, other.length - back)];
  return a.length + b.length <= 1 || (a.length === 1 && b.length === 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]);
}

/** How well a word of the question fits a word of the case: 0 not at all, 1 in full. */
function fit(asked: Word, said: Word): number {
  if (asked.own === said.own) return 1;
  if (asked.same === said.same) return 0.9;
  const length = Math.min(asked.own.length, said.own.length);
  if (length >= 4 && (said.own.startsWith(asked.own) || asked.own.startsWith(said.own))) return 0.8;
  return length >= 5 && slip(asked.own, said.own) ? 0.6 : 0;
}

const best = (word: Word, list: Word[]): number => list.reduce((most, said) => Math.max(most, fit(word, said)), 0);

const KINDS = ["irregularity", "score", "settlement"];

/** How much people have to say about a case: the oftener it is asked, the more ways there are to ask. */
const talked = ({ words: said, answers = {} }: CaseEntry): number => said.length + Object.values(answers).reduce((sum, list) => sum + list.reduce((more, one) => more + one.length - 2, 0), 0);

/** Cases as somebody meets them who has not asked yet: irregularities first, the most talked of first, the games in turn. */
export function usual(entries: CaseEntry[]): CaseEntry[] {
  const games = new Map<string, CaseEntry[]>();
  for (const one of entries) games.set(one.game, [...(games.get(one.game) ?? []), one]);
  for (const cases of games.values()) cases.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || talked(b) - talked(a));
  const turns = Math.max(0, ...[...games.values()].map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => [...games.values()].flatMap((cases) => cases[turn] ?? [])).flat();
}

interface Offered {
  name: string;
  value: Json;
  label: string;
  /** The label first, then how people say it. */
  phrases: Word[][];
}

interface Indexed {
  entry: CaseEntry;
  /** Each phrase by itself, so that words of one phrase count together. */
  phrases: Word[][];
  spoken: Word[];
  title: Word[];
  rest: Word[];
  offered: Offered[];
}

export class Finder {
  private readonly indexed: Indexed[];
  private readonly rarity = new Map<string, number>();

  constructor(entries: CaseEntry[], titles: Record<string, string>) {
    this.indexed = entries.map((entry) => {
      const offered = Object.entries(entry.answers ?? {}).flatMap(([name, answers]) =>
        answers.map(([value, label, ...said]) => ({ name, value, label, phrases: [label, ...said].map(words) })),
      );
      const phrases = [...entry.words.map(words), ...offered.flatMap((one) => one.phrases.slice(1))];
      return {
        entry,
        phrases,
        spoken: phrases.flat(),
        title: words(entry.title),
        rest: [
          ...words(entry.summary),
          ...offered.flatMap((one) => one.phrases[0]!),
          ...words(titles[entry.game] ?? ""),
          ...entry.rules.map((id) => `§${id.slice(id.indexOf(".") + 1)}`).map((own) => ({ own, same: own })),
        ],
        offered,
      };
    });
    const counts = new Map<string, number>();
    for (const { spoken, title, rest } of this.indexed) {
      for (const one of new Set([...spoken, ...title, ...rest].flatMap(({ own, same }) => [own, same]))) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    for (const [word, count] of counts) this.rarity.set(word, Math.log(1 + this.indexed.length / count));
  }

  private weight({ own, same }: Word): number {
    return own === NOT ? 1 : (this.rarity.get(own) ?? this.rarity.get(same) ?? 2);
  }

  /** How much of a phrase was said, by the weight of its words: 0 to 1. */
  private covered(phrase: Word[], asked: Word[]): number {
    const whole = phrase.reduce((sum, word) => sum + this.weight(word), 0);
    return whole ? phrase.reduce((sum, word) => sum + this.weight(word) * best(word, asked), 0) / whole : 0;
  }

  /** How well a case answers, and whether most of the question is about it. */
  private score({ phrases, spoken, title, rest, offered }: Indexed, asked: Word[]): { score: number; most: boolean } {
    let sum = 0;
    let matched = 0;
    for (const word of asked) {
      const found = Math.max(best(word, spoken) * 1.5, best(word, title) * 1.4, best(word, rest));
      if (found > 0 || word.own === NOT) matched += 1;
      if (word.own !== NOT) sum += found * this.weight(word);
    }
    // what people say, said whole: how much of the phrase is in the question and of the question in the phrase
    const said = [...phrases, ...offered.map((one) => one.phrases[0]!), title];
    const whole = Math.max(0, ...said.map((phrase) => this.covered(phrase, asked) * this.covered(asked, phrase)));
    return { score: sum + whole * 8, most: matched * 2 >= asked.length };
  }

  /** What the question already says of the facts: of each field the one answer that is said best. */
  private facts({ offered }: Indexed, asked: Word[]): Pick<Hit, "facts" | "said"> {
    const found: Pick<Hit, "facts" | "said"> = { facts: {}, said: [] };
    for (const name of new Set(offered.map((one) => one.name))) {
      const ranked = offered
        .filter((one) => one.name === name)
        .map((one) => ({ one, much: Math.max(...one.phrases.map((phrase, i) => this.told(phrase, asked, i ? 0.7 : 0.85))) }))
        .sort((a, b) => b.much - a.much);
      const [first, second] = ranked;
      if (!first?.much || (second && second.much >= first.much)) continue;
      // two fields with the same answers: nobody knows which of them was meant
      if (offered.some((other) => other.name !== name && other.label === first.one.label)) continue;
      found.facts[name] = first.one.value;
      found.said.push(first.one.label);
    }
    return found;
  }

  /** The weight of a phrase that is said well enough, 0 of any other. */
  private told(phrase: Word[], asked: Word[], enough: number): number {
    const part = this.covered(phrase, asked);
    return phrase.length && part >= enough ? part * phrase.reduce((sum, word) => sum + this.weight(word), 0) : 0;
  }

  /** The cases that answer, the best first; everything where nothing is asked. */
  find(question: string, game = "", rule = ""): Hit[] {
    const asked = words(question);
    const among = this.indexed.filter(({ entry }) => (!game || entry.game === game) && (!rule || entry.rules.includes(rule)));
    if (!asked.some(({ own }) => own !== NOT)) return usual(among.map(({ entry }) => entry)).map((entry) => ({ entry, facts: {}, said: [] }));
    const scored = among.map((one) => ({ one, ...this.score(one, asked) })).filter(({ score }) => score > 0);
    const close = scored.filter(({ most }) => most);
    return (close.length ? close : scored).sort((a, b) => b.score - a.score).map(({ one }) => ({ entry: one.entry, ...this.facts(one, asked) }));
  }
}
