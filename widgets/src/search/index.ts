// The index of the edition: what `corpus` gathers (assets/find/index.json), cut into postings once, when somebody first asks.
import { LIGHT, stem, STOP, tokens } from "./words";

/** What is told of the same thing elsewhere, and how much it counts. */
export type Beside = [text: string, much: number];

/** What `corpus` writes. Rows instead of objects: the file is read by everybody who searches. */
export interface FindData {
  edition: number;
  games: { slug: string; title: string; names: string[]; parent: string; cases: number; book?: string }[];
  /** [game, address, title, printed pages] */
  chapters: [game: number, url: string, title: string, pages: string][];
  /** [chapter, tail of the id, label, kind, title, text, phrasings, page, its first example: title and beginning] */
  rules: [chapter: number, tail: string, label: string, kind: string, title: string, text: string, asks: string[], page: string, example?: [title: string, text: string], beside?: Beside[]][];
  /** [chapter, anchor, title] of the headings inside the chapters */
  sections: [chapter: number, anchor: string, title: string][];
  /** [term, meaning, game or -1] */
  terms: [term: string, text: string, game: number][];
  /** [address, title, text] of the pages of no game */
  pages: [url: string, title: string, text: string][];
  /** [game, phrasing] of what is asked most */
  popular: [game: number, words: string][];
  /** Words for one thing, the first is the book's. */
  same: string[][];
}

export interface Rule {
  at: number;
  id: string;
  game: number;
  chapter: number;
  label: string;
  kind: string;
  title: string;
  text: string;
  asks: string[];
  page: string;
  example: [title: string, text: string] | null;
}

/** Where a word stands: in what is asked, in the title, in the text, over the chapter. */
const TITLE = 2.4;
const ASKS = 2.2;
const TEXT = 1;
const ABOVE = 0.35;
const FLAT = 0.55; // how much the length of a text counts
const SATURATION = 1.1;
const STEP = 10; // rules between two pauses

export class Index {
  readonly rules: Rule[];
  /** Stem -> rules and how much of it is in each. */
  readonly postings = new Map<string, { at: number[]; much: number[] }>();
  /** Stem -> a word of ours with it, to be shown. */
  readonly shown = new Map<string, string>();
  /** Stems that mean the same: each leads to all of its group. */
  readonly same = new Map<string, string[]>();
  /** Phrasings by rule, each as its stems. */
  readonly asked: string[][][] = [];

  /** Where the rules of each game begin; they stand together. */
  readonly begins: number[];

  constructor(readonly data: FindData) {
    this.rules = data.rules.map(([chapter, tail, label, kind, title, text, asks, page, example], at) => {
      const game = data.chapters[chapter]![0];
      return { at, id: `${data.games[game]!.slug}.${tail}`, game, chapter, label, kind, title, text, asks, page, example: example ?? null };
    });
    this.begins = data.games.map((_, game) => this.rules.findIndex((rule) => rule.game === game));
    this.begins.push(this.rules.length);
    for (const group of data.same) {
      const all = [...new Set(group.map((word) => stem(word)))];
      for (const one of all) this.same.set(one, [...new Set([...(this.same.get(one) ?? []), ...all])]);
    }
  }

  /** Cut the texts into words, some rules at a time: between two steps the page may answer. */
  *grow(): Generator<void> {
    const above = this.data.chapters.map(([, , title]) => this.stems(title));
    const found: Map<string, number>[] = [];
    const lengths: number[] = [];
    for (const rule of this.rules) {
      const counts = new Map<string, number>();
      const add = (stems: string[], weight: number): void => {
        for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + weight);
      };
      const text = this.stems(rule.text);
      add(this.stems(rule.title), TITLE);
      // several phrasings say the same: a word counts once
      add([...new Set(rule.asks.flatMap((ask) => this.stems(ask)))], ASKS);
      add(text, TEXT);
      add(above[rule.chapter]!, ABOVE);
      // of several places the best counts
      const beside = new Map<string, number>();
      for (const [told, much] of this.data.rules[rule.at]![9] ?? []) for (const one of this.stems(told)) if ((beside.get(one) ?? 0) < much) beside.set(one, much);
      for (const [one, much] of beside) add([one], much);
      if (rule.label) counts.set(rule.label.replace(/\s/g, "").toLowerCase(), TITLE * 2);
      this.asked.push([rule.title, ...rule.asks].map((one) => this.phrase(one)));
      for (const one of new Set(this.asked.at(-1)!.flat())) if (one.startsWith("~")) counts.set(one, 1);
      found.push(counts);
      lengths.push(text.length);
      if (rule.at % STEP === 0) yield;
    }
    // cases of a game may have titles and phrasings alone: then all are equally long
    const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length) || 1;
    for (const [at, counts] of found.entries()) {
      const long = 1 - FLAT + FLAT * (lengths[at]! / mean);
      for (const [one, count] of counts) {
        let list = this.postings.get(one);
        if (!list) this.postings.set(one, (list = { at: [], much: [] }));
        list.at.push(at);
        list.much.push((count * (SATURATION + 1)) / (count + SATURATION * long));
      }
      if (at % (STEP * 4) === 0) yield;
    }
  }

  /** Grow at once. */
  whole(): this {
    for (const _ of this.grow()) continue;
    return this;
  }

  /** The stems of a text; words that tell nothing are left out. */
  stems(text: string): string[] {
    const found: string[] = [];
    for (const { stem: one, form } of tokens(text)) {
      if (STOP.has(form) && !one.startsWith("!")) continue;
      found.push(one);
      if (!this.shown.has(one)) this.shown.set(one, form);
    }
    return found;
  }

  /** A phrasing: its stems and the light words that belong to how a thing is asked. */
  phrase(text: string): string[] {
    const found = new Set<string>();
    for (const { stem: one, form } of tokens(text)) {
      if (!STOP.has(form) || one.startsWith("!")) found.add(one);
      const light = LIGHT[form];
      if (light) found.add(light);
    }
    return [...found];
  }

  /** How much a word tells: the rarer, the more. */
  rarity(count: number, of = this.rules.length): number {
    return Math.log(1 + (of - count + 0.5) / (count + 0.5));
  }
}
