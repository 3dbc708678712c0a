// Finding: what a question means (game, negation, letters put right), and the rules in the order in which they answer.
import { type Index, type Rule } from "./index";
import { distance, fromLatin, nearest, otherLayout } from "./repair";
import { folded, LIGHT, stem, STOP, tokens, type Word } from "./words";

export interface Asked {
  /** The game on whose pages one stands, or that was chosen. */
  game?: string;
  /** The chosen game is a filter; that of the page only comes first. */
  only?: boolean;
  /** What was understood and taken back: «game», «not:закрыть». */
  without?: string[];
  /** The last word may be unfinished. */
  typing?: boolean;
  /** A story: most of it tells what happened, one clause asks. */
  story?: boolean;
  /** Of the game nobody doubts: what is called like another one is a word, unless the two are kin. */
  sure?: boolean;
}

export interface Understood {
  /** As it is taken back. */
  key: string;
  kind: "game" | "not" | "letters" | "word";
  /** As it is shown. */
  text: string;
  from: number;
  to: number;
}

export interface Hit {
  rule: Rule;
  score: number;
  /** How much of the question it answers, 0 to 1. */
  part: number;
}

export interface Found {
  /** The question as it was understood, where letters were put right. */
  query: string;
  game: string;
  understood: Understood[];
  hits: Hit[];
  /** Chapters, headings and terms that are called by these words, the best first. */
  others: Other[];
  /** Words that stand in no rule. */
  missing: string[];
  /** Stems of the question, to mark them in texts: the word itself and what means the same. */
  own: Set<string>;
  kin: Set<string>;
}

export interface Other {
  kind: "game" | "chapter" | "section" | "term";
  title: string;
  text: string;
  /** From the root of the site. */
  url: string;
}

interface Term {
  word: Word;
  /** Stems that count for it, with how much. */
  ways: Map<string, number>;
  rarity: number;
}

const SYNONYM = 0.8;
const ROOT = 0.55;
const SLIP = 0.75;
const BEGINNING = 0.6;
/** Kinds that a question about rules seldom asks for. */
const KINDS: Record<string, number> = { irregularity: 1.08, history: 0.6, example: 0.85, strategy: 0.8, etiquette: 0.95, house: 0.97 };
const ADVICE = /выгодн|лучше|следует|стоит ли|совет|стратег|с чего ходить|как играть хорошо/;
const WHOLE = 1.15; // how much a phrasing that is said whole adds
const WHOLE_STORY = 2;
const KIND = 1.25; // what the kind of the question says of a story: «сколько», «кто», «можно ли»; of a question about a rule less
const ASKING = 1.3; // how much more the words count that stand in the clause that asks
const TOLD_OF_ANYTHING = 0.5;
const DOUBTED = 0.4; // what a word counts in a story that is known only with a slip
const NAMED_SUITS = new Set(["пики", "трефы", "бубны", "червы"].map(stem));
const SMALL = 1.1; // what a light word weighs; others weigh 1 to 7 by their rarity
const NEAR = 0.3; // how much the rarity within the game counts
const ANSWERED = 0.4; // how much it counts that much of the question is answered
const MOST_OTHERS = 6;
const QUOTED = 3; // a text that holds the question word for word
const LOOKED_AT = 160; // rules whose phrasings are compared with the question
const OPPOSITE = 0.45; // what is left of a rule that says the opposite

export class Finder {
  private readonly vocabulary: string[];
  private readonly names: { game: number; words: string[]; sure: boolean }[];
  private readonly roots = new Map<string, string[]>();

  constructor(readonly index: Index) {
    this.vocabulary = [...index.postings.keys()].filter((one) => /^[а-я]{3,}$/.test(one));
    for (const one of this.vocabulary) {
      const root = one.slice(0, 4);
      if (one.length < 4) continue;
      const list = this.roots.get(root);
      if (list) list.push(one);
      else this.roots.set(root, [one]);
    }
    this.names = index.data.games
      .flatMap(({ names }, game) => names.map((name) => ({ game, words: tokens(name.replace(/^~/, "")).map(({ form }) => form), sure: !name.startsWith("~") })))
      .sort((a, b) => b.words.length - a.words.length);
  }

  /**
   * The game that the words name, and which of them. A name that is also a word of other games must stand first or after «в»;
   * on the pages of a game only after «в».
   */
  private named(words: Word[], page: number): { game: number; from: number; to: number } | null {
    const found: { game: number; from: number; to: number }[] = [];
    for (const { game, words: name, sure } of this.names) {
      for (let at = 0; at + name.length <= words.length; at += 1) {
        const before = words[at - 1]?.form;
        const led = before === "в" || before === "во";
        const whole = name.every((one, i) => one === words[at + i]!.form);
        if (!whole && !name.every((one, i) => same(one, words[at + i]!.form))) continue;
        if (!sure && !(led && (whole || words[at + name.length - 1]!.form.endsWith("е"))) && !(at === 0 && whole && page < 0)) continue;
        if (found.some((one) => one.from < at + name.length && at < one.to)) continue;
        found.push({ game, from: led ? at - 1 : at, to: at + name.length });
      }
    }
    const { games } = this.index.data;
    if (!found.length) {
      // a name with a slip: «преферанц»; a word of the book is no slip
      words.forEach(({ stem: one, form }, at) => {
        if (form.length < 5 || this.known(one) || found.length) return;
        const near = this.names.find(({ words: name, sure }) => sure && name.length === 1 && name[0]!.length >= 5 && distance(form, name[0]!, 1) <= 1);
        if (near) found.push({ game: near.game, from: at, to: at + 1 });
      });
    }
    const child = found.find((one) => found.some((other) => games[one.game]!.parent === games[other.game]!.slug));
    return child ?? found[0] ?? null;
  }

  private known(one: string): boolean {
    return this.index.postings.has(one) || this.index.same.has(one);
  }

  /** Letters of another keyboard or of another alphabet, where they make words of ours. */
  private letters(query: string): string {
    if (!/[a-z]/i.test(query)) return query;
    const titles = new Set(this.names.flatMap(({ words }) => words));
    const good = (text: string): number => {
      const all = tokens(text).filter(({ form }) => !STOP.has(form));
      return all.length ? all.filter(({ stem: one, form }) => titles.has(form) || this.known(one)).length / all.length : 0;
    };
    const ways = [query, otherLayout(query), query.replace(/[a-z]+/gi, fromLatin)];
    const scores = ways.map(good);
    const best = scores.indexOf(Math.max(...scores));
    if (scores[best]! > scores[0]!) return ways[best]!;
    // Latin with a slip of sound: «prefer», «bang» as a name of ours stays
    return scores[0]! > 0 ? query : query.replace(/[a-z]{3,}/gi, fromLatin);
  }

  /** The stems that count for a word of the question. */
  private ways(word: Word, last: boolean): Map<string, number> {
    const { postings, same: kin } = this.index;
    const found = new Map<string, number>();
    const add = (one: string, much: number): void => {
      if (postings.has(one) && (found.get(one) ?? 0) < much) found.set(one, much);
    };
    const turned = word.stem.startsWith("!");
    const bare = turned ? word.stem.slice(1) : word.stem;
    const full = (one: string, much: number): void => {
      add(turned ? `!${one}` : one, much);
      if (turned) add(one, much * 0.5);
      for (const other of kin.get(one) ?? []) {
        add(turned ? `!${other}` : other, much * SYNONYM);
        if (turned) add(other, much * SYNONYM * 0.5);
      }
    };
    full(bare, 1);
    const exact = found.size > 0;
    if (bare.length >= 4 && /^[а-я]+$/.test(bare)) {
      const least = Math.max(4, Math.min(bare.length - 2, 6));
      for (const one of this.roots.get(bare.slice(0, 4)) ?? []) {
        if (one === bare) continue;
        let shared = 4;
        while (shared < bare.length && shared < one.length && one[shared] === bare[shared]) shared += 1;
        const apart = bare.length + one.length - 2 * shared;
        if (shared >= least && apart <= 3) add(one, exact ? ROOT * 0.8 : ROOT + 0.2);
      }
    }
    if (last && bare.length >= 2) {
      for (const one of this.vocabulary) if (one !== bare && one.startsWith(bare)) add(one, exact ? BEGINNING * 0.5 : BEGINNING);
      for (const [one, others] of kin) if (one.startsWith(word.form.slice(0, Math.max(3, word.form.length - 1))) && word.form.length >= 4) for (const other of others) add(other, BEGINNING * 0.8);
    }
    if (!found.size && !kin.has(bare)) {
      // a word with a slip counts as the word that was meant; where it can be several, each counts less
      const meant = this.slipped(bare).filter((one) => one !== bare);
      for (const one of meant) {
        for (const [way, much] of this.ways({ ...word, stem: turned ? `!${one}` : one }, false)) add(way, meant.length > 1 ? much * SLIP : much);
      }
    }
    return found;
  }

  private spelled: string[] | null = null;

  /** Every word that somebody can mean, the book's and table talk. */
  private spellings(): string[] {
    this.spelled ??= [...new Set([...this.vocabulary, ...this.index.same.keys()])].filter((one) => /^[а-я]{3,}$/.test(one));
    return this.spelled;
  }

  private readonly slips = new Map<string, string[]>();

  /** The words that a word with a slip can be. */
  private slipped(word: string): string[] {
    let found = this.slips.get(word);
    if (!found) this.slips.set(word, (found = nearest(word, this.spellings())));
    return found;
  }

  find(question: string, { game: here = "", only = false, without = [], typing = false, story = false, sure = story }: Asked = {}): Found {
    const { index } = this;
    const games = index.data.games;
    const query = this.letters(question.normalize("NFC"));
    const understood: Understood[] = [];
    if (query !== question) understood.push({ key: "letters", kind: "letters", text: query, from: 0, to: question.length });
    let words = tokens(query);
    let chosen = games.findIndex(({ slug }) => slug === here);
    let filter = only && chosen >= 0;
    let bare = false; // nothing but the name of a game
    const page = chosen;
    let named = without.includes("game") ? null : this.named(words, page);
    // «сколько в горку» of преферанс
    if (named && sure && page >= 0 && games[page]!.slug !== games[named.game]!.parent) named = null;
    // on the pages of a game its parent is named to compare, and its own name is a word like any other
    if (named && page >= 0 && games[page]!.parent === games[named.game]!.slug) named = null;
    if (named) {
      const { from, to } = { from: words[named.from]!.from, to: words[named.to - 1]!.to };
      understood.push({ key: "game", kind: "game", text: games[named.game]!.title, from, to });
      const { game, from: first, to: last } = named;
      const rest = words.filter((_, i) => i < first || i >= last);
      chosen = game;
      filter = true;
      if (!rest.some(({ form }) => !STOP.has(form))) bare = true;
      else if (page !== game) words = rest;
    }
    const asked = words.filter(({ form, stem: one }) => !STOP.has(form) || one.startsWith("!"));
    const kept = asked.length ? asked : words.filter(({ form }) => form.length > 3);
    for (const word of kept) {
      if (!word.stem.startsWith("!")) continue;
      const key = `not:${word.stem.slice(1)}`;
      if (without.includes(key)) word.stem = word.stem.slice(1);
      else understood.push({ key, kind: "not", text: `${word.by ?? "не"} ${word.form}`, from: word.from, to: word.to });
    }
    const finished = !typing || /[\s?.!,]$/.test(question);
    const asks = story ? asking(query) : null;
    const terms: Term[] = [];
    const missing: string[] = [];
    const own = new Set<string>();
    const kin = new Set<string>();
    const seen = new Set<string>();
    kept.forEach((word, i) => {
      if (seen.has(word.stem)) return;
      seen.add(word.stem);
      const ways = this.ways(word, !finished && i === kept.length - 1);
      if (!ways.size) {
        if (!bare) missing.push(word.form);
        return;
      }
      const at = new Set<number>();
      let best = 0;
      for (const [one, much] of ways) {
        if (much >= SLIP) for (const rule of index.postings.get(one)!.at) at.add(rule);
        if (much > best) best = much;
        (one === word.stem || one === word.stem.slice(1) ? own : kin).add(one.replace(/^!/, ""));
      }
      const [from, to] = chosen < 0 ? [0, index.rules.length] : [index.begins[chosen]!, index.begins[chosen + 1]!];
      const count = at.size || index.postings.get([...ways.keys()][0]!)!.at.length;
      let inside = 0;
      for (const rule of at) if (rule >= from && rule < to) inside += 1;
      const rarity = (1 - NEAR) * index.rarity(count) + NEAR * (chosen < 0 ? index.rarity(count) : Math.min(index.rarity(inside, to - from) * 1.6, index.rarity(count)));
      const slip = !ways.has(word.stem) && !this.known(word.stem.replace(/^!/, ""));
      terms.push({ word, ways, rarity: rarity * (story ? telling(word, slip, asks) : 1) });
    });
    const light = [...new Set(words.map(({ form }) => LIGHT[form] ?? "").filter(Boolean))];
    let hits = this.ranked(terms, light, folded(question), chosen, filter, story);
    if (bare && !hits.length) hits = index.rules.filter((rule) => rule.game === chosen).map((rule) => ({ rule, score: 0, part: 0 }));
    return { query, game: chosen >= 0 ? games[chosen]!.slug : "", understood, hits, others: this.others(terms, named ? chosen : -1), missing, own, kin };
  }

  private titled: { other: Other; game: number; stems: string[] }[] | null = null;

  /** What has a name beside the rules. */
  private nameable(): { other: Other; game: number; stems: string[] }[] {
    const { data } = this.index;
    const of = (other: Other, game: number): { other: Other; game: number; stems: string[] } => ({ other, game, stems: this.index.phrase(other.title) });
    this.titled ??= [
      ...data.chapters.map(([game, url, title, pages]) => {
        const name = data.games[game]!.title;
        const opening = url.split("/").length === 2;
        return of({ kind: opening ? "game" : "chapter", title, text: opening ? "Игра" : `${name}${pages ? `, с.\u00a0${pages}` : ""}`, url }, game);
      }),
      ...data.sections.map(([chapter, anchor, title]) => {
        const [game, url, above] = data.chapters[chapter]!;
        return of({ kind: "section", title, text: `${data.games[game]!.title} / ${above}`, url: `${url}#${anchor}` }, game);
      }),
      ...data.terms.map(([term, text, game]) => of({ kind: "term", title: term, text, url: "glossary/" }, game)),
    ];
    return this.titled;
  }

  private others(terms: Term[], game: number): Other[] {
    if (!terms.length && game < 0) return [];
    const found: { other: Other; score: number }[] = [];
    for (const { other, game: of, stems } of this.nameable()) {
      if (game >= 0 && of !== game && of !== -1) continue;
      const heavy = stems.filter((one) => !one.startsWith("~"));
      let sum = 0;
      for (const { ways, rarity } of terms) sum += rarity * Math.max(0, ...heavy.map((one) => ways.get(one) ?? 0));
      if (game >= 0 && of === game && other.kind === "game") sum += 3;
      if (sum > 0) found.push({ other, score: sum / Math.sqrt(heavy.length || 1) });
    }
    return found.sort((a, b) => b.score - a.score).slice(0, MOST_OTHERS).map(({ other }) => other);
  }

  private ranked(terms: Term[], light: string[], question: string, game: number, filter: boolean, story: boolean): Hit[] {
    const { rules, postings, data } = this.index;
    const sums = new Float64Array(rules.length);
    const parts = new Float64Array(rules.length);
    const whole = terms.reduce((sum, one) => sum + one.rarity, 0) || 1;
    const best = new Float64Array(rules.length);
    for (const { ways, rarity } of terms) {
      const touched: number[] = [];
      for (const [one, much] of ways) {
        const list = postings.get(one)!;
        for (let i = 0; i < list.at.length; i += 1) {
          const at = list.at[i]!;
          const value = list.much[i]! * much;
          if (value > best[at]!) {
            if (!best[at]) touched.push(at);
            best[at] = value;
          }
        }
      }
      for (const at of touched) {
        sums[at]! += best[at]! * rarity;
        parts[at]! += (Math.min(1, best[at]!) * rarity) / whole;
        best[at] = 0;
      }
    }
    for (const one of light) {
      const list = postings.get(one);
      if (list) for (let i = 0; i < list.at.length; i += 1) sums[list.at[i]!]! += list.much[i]! * SMALL * (story ? KIND : 0.5);
    }
    const advice = ADVICE.test(question);
    const parent = game >= 0 ? data.games.findIndex(({ slug }) => slug === data.games[game]!.parent) : -1;
    const candidates: Hit[] = [];
    for (let at = 0; at < rules.length; at += 1) {
      if (!sums[at]) continue;
      const rule = rules[at]!;
      if (filter && rule.game !== game && rule.game !== parent) continue;
      const kind = advice && rule.kind === "strategy" ? 1.15 : (KINDS[rule.kind] ?? 1);
      candidates.push({ rule, score: sums[at]! * (1 - ANSWERED + ANSWERED * parts[at]!) * kind, part: parts[at]! });
    }
    const turn = (hit: Hit): number => (game < 0 ? 0 : hit.rule.game === game ? 0 : hit.rule.game === parent ? 1 : 2);
    candidates.sort((a, b) => turn(a) - turn(b) || b.score - a.score);
    const near = candidates.slice(0, LOOKED_AT);
    const quoted = question.trim().split(" ").length > 2 ? question.trim() : "";
    for (const hit of near) hit.score *= this.said(hit.rule, terms, light, story ? WHOLE_STORY : WHOLE) * (quoted && folded(hit.rule.text).includes(quoted) ? QUOTED : 1);
    return near.sort((a, b) => turn(a) - turn(b) || b.score - a.score || a.rule.at - b.rule.at);
  }

  /** How well one phrasing of a rule, or its title, is the question as a whole; a rule that says the opposite loses. */
  private said(rule: Rule, terms: Term[], light: string[], much: number): number {
    let most = 0;
    const { postings } = this.index;
    const whole = terms.reduce((sum, one) => sum + one.rarity, 0) + light.length * SMALL || 1;
    for (const phrase of this.index.asked[rule.at]!) {
      if (!phrase.length) continue;
      let asked = 0;
      const heard = new Map<string, number>();
      for (const { ways, rarity } of terms) {
        let much = 0;
        for (const one of phrase) {
          const value = ways.get(one) ?? 0;
          if (value > (heard.get(one) ?? 0)) heard.set(one, value);
          if (value > much) much = value;
        }
        asked += much * rarity;
      }
      if (!asked) continue;
      let covered = 0;
      let all = 0;
      for (const one of phrase) {
        const small = one.startsWith("~");
        const weight = small ? SMALL : this.index.rarity(postings.get(one)?.at.length ?? 0);
        all += weight;
        if (small) {
          if (light.includes(one)) {
            covered += weight;
            asked += weight;
          }
        } else covered += weight * (heard.get(one) ?? 0);
      }
      const value = (asked / whole) * Math.sqrt(all ? covered / all : 0);
      if (value > most) most = value;
    }
    let factor = 1 + much * most;
    for (const { word } of terms) {
      const turned = word.stem.startsWith("!");
      const bare = word.stem.replace(/^!/, "");
      const opposite = turned ? bare : `!${bare}`;
      const here = this.index.asked[rule.at]!.flat();
      if (here.includes(opposite) && !here.includes(word.stem)) factor *= turned ? OPPOSITE : 0.85;
    }
    return factor;
  }
}

const ASKS =
  /(?<!\p{L})(сколько|скока|кто|кому|чья|чей|чье|чью|что|чего|чем|как(ой|ая|ие|ую|их|ое)?|где|куда|откуда|когда|можно|надо|нужно|должен|обязан[аы]?|ли|прав|вправе|зачем|почему|почем|хватит|могу|может)(?!\p{L})/u;

/** How much a word of a story says of what it is about: numbers and suits are told of anything, and what looks like a slip may be a name. */
function telling({ stem: one, form, from }: Word, slip: boolean, asks: { from: number; to: number } | null): number {
  return (asks && asks.from <= from && from < asks.to ? ASKING : 1) * ((/^\d+$/.test(one) && !form.endsWith("ером") && !form.endsWith("оем")) || NAMED_SUITS.has(one) ? TOLD_OF_ANYTHING : 1) * (slip ? DOUBTED : 1);
}

/** The clause of a story that asks: the last one with such a word; nothing where all of it is one clause. */
function asking(story: string): { from: number; to: number } | null {
  const clauses = [...folded(story).matchAll(/[^,.;:!?—]+/g)];
  const found = clauses.length > 1 ? clauses.filter(([clause]) => ASKS.test(clause)).at(-1) : undefined;
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}

/** Whether a word is a form of a name: «мушка», «мушке», «мушку». */
function same(name: string, form: string): boolean {
  if (!/^[а-я]{4,}$/.test(name)) return false;
  const head = name.replace(/[аеиоуыьэюяй]+$/, "");
  return head.length >= 3 && form.startsWith(head) && form.length - head.length <= 2 && /^[аеиоуыьэюя]?[ймх]?$/.test(form.slice(head.length));
}
