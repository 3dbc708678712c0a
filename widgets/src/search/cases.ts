// Cases of the desk: found by the same ranking as the rules, over the words of the calculators, of the table, of their answers.
import type { Json, Schema } from "../core/types";
import type { Answer, Fact } from "./facts";
import { stated } from "./facts";
import { Finder, type Hit } from "./find";
import { Index, type Beside, type FindData, type Rule } from "./index";
import { folded } from "./words";

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
  /** What its form asks: who tells of these things tells of this case. */
  fields?: string[];
}

export interface CaseHit {
  entry: CaseEntry;
  score: number;
}

/** «Без одной», «без трёх»: however many tricks are missing, it is the same question. */
const SHORT = /(?<!\p{L})без\s+(одной|двух|тр[её]х|четыр[её]х|пяти|шести|семи|\d+)(?!\p{L})/giu;
/** How much it counts that a story says the title of a case. */
const NAMED = 1.6;
/** What the rules say on which a case rests, beside what it says itself: how one asks for them, and their titles. */
const CITED = { ask: 0.5, title: 0.3 };
/** How much it counts that a rule on which a case rests answers the story. */
const ANSWERED = 1;
/** Rules that are looked at for it. */
const ANSWERS = 40;
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

export class CaseFinder {
  private readonly finders = new Map<string, Finder>();
  private readonly byId: Map<string, CaseEntry>;
  /** Rule -> how many cases rest on it. */
  private readonly cases = new Map<string, number>();
  private readonly told: Map<string, FindData["rules"][number]>;

  constructor(
    readonly entries: CaseEntry[],
    private readonly data: Pick<FindData, "games" | "same"> & Partial<Pick<FindData, "chapters" | "rules">>,
  ) {
    this.byId = new Map(entries.map((one) => [one.id, one]));
    for (const id of entries.flatMap(({ rules }) => rules)) this.cases.set(id, (this.cases.get(id) ?? 0) + 1);
    const { games, chapters = [], rules = [] } = data;
    this.told = new Map(rules.map((row) => [`${games[chapters[row[0]]![0]]!.slug}.${row[1]}`, row]));
  }

  /** How much a rule says of each case that rests on it: of one alone the most. */
  private own(rule: string): number {
    return 1 / Math.sqrt(this.cases.get(rule) ?? 1);
  }

  private beside(rule: string): Beside[] {
    const row = this.told.get(rule);
    if (!row) return [];
    const [, , , , title, , asks] = row;
    const own = this.own(rule);
    return [...asks.map((ask): Beside => [ask, CITED.ask * own]), [title, CITED.title * own]];
  }

  /** What finds among all cases, or among those of one game: there a word is as rare as it is in that game, whatever others say. */
  private finder(game: string): Finder {
    let found = this.finders.get(game);
    if (!found) this.finders.set(game, (found = this.grown(game ? this.entries.filter((one) => one.game === game) : this.entries)));
    return found;
  }

  private grown(entries: CaseEntry[]): Finder {
    const { data } = this;
    const games = data.games.filter(({ slug }) => entries.some(({ game }) => game === slug));
    const rows: FindData["rules"] = games.flatMap(({ slug }, chapter) =>
      entries
        .filter(({ game }) => game === slug)
        .map((one): FindData["rules"][number] => {
          const offered = Object.values(one.answers ?? {}).flat();
          const said = [...one.words, ...offered.flatMap(([, , ...words]) => words)];
          const labels = offered.map(([, label]) => label).filter((label) => !/^(\d|простая|два|три|четыре|пять|семь|восемь|девять|десять|малый|большой|пики|трефы|бубны|червы)/.test(label));
          const text = [one.summary, ...labels, ...(one.fields ?? [])].join(". ");
          return [chapter, one.id.slice(slug.length + 1), "", one.kind, one.title, text, said, "", undefined, one.rules.flatMap((rule) => this.beside(rule))];
        }),
    );
    const chapters = games.map(({ title }, at): FindData["chapters"][number] => [at, "", title, ""]);
    return new Finder(new Index({ edition: 0, games, chapters, rules: rows, sections: [], terms: [], pages: [], popular: [], same: data.same }).whole());
  }

  /** The cases that answer a story, the best first, by what they say and by the rules that answer it; the usual ones where nothing is told. */
  find(story: string, game = "", rule = "", answers: Hit[] = []): CaseHit[] {
    const found = this.finder(game).find(story.replace(SHORT, "$& недобрал"), { game, only: Boolean(game), story: true });
    const fits = (entry: CaseEntry): boolean => (!game || entry.game === game) && (!rule || entry.rules.includes(rule));
    const told = folded(story);
    // «…, чья взятка»: who asks in the words of a title asks that, whatever else he tells
    const named = ({ title }: CaseEntry): number => (title.includes(" ") && told.includes(folded(title).replace(/\?$/, "")) ? NAMED : 1);
    const most = answers[0]?.score || 1;
    const heard = new Map(answers.slice(0, ANSWERS).map((hit) => [hit.rule.id, (hit.score / most) ** 2 * this.own(hit.rule.id)]));
    const answered = ({ rules }: CaseEntry): number => 1 + ANSWERED * Math.max(0, ...rules.map((one) => heard.get(one) ?? 0));
    const hits = found.hits
      .map((one) => ({ entry: this.byId.get(one.rule.id)!, score: one.score }))
      .filter(({ entry }) => fits(entry))
      .map(({ entry, score }) => ({ entry, score: score * named(entry) * answered(entry) }))
      .sort((a, b) => b.score - a.score);
    if (hits.length) return hits;
    return usual(this.entries.filter(fits)).map((entry) => ({ entry, score: 0 }));
  }
}

/** The facts of a case that a story states, by the name of the field. */
export function factsOf(schema: Schema, entry: CaseEntry, story: string): { given: Record<string, Json>; facts: Fact[] } {
  const facts = stated(schema, entry.answers ?? {}, story);
  return { given: Object.fromEntries(facts.map(({ name, value }) => [name, value])), facts };
}

/** How much it counts that a story states a fact of a case. */
const TOLD = 0.5;
const LOOKED_AT = 10;

export interface ToldHit extends CaseHit {
  facts: Fact[];
}

/** The first cases once more, by what the story states of their forms; a case whose form is not there keeps its place. */
export function weighed(hits: CaseHit[], form: (id: string) => Schema | undefined, story: string): ToldHit[] {
  const looked = hits.slice(0, LOOKED_AT).map((hit) => {
    const schema = form(hit.entry.id);
    const facts = schema ? factsOf(schema, hit.entry, story).facts : [];
    return { ...hit, score: hit.score * (1 + TOLD * Math.min(3, facts.length)), facts };
  });
  return [...looked.sort((a, b) => b.score - a.score), ...hits.slice(LOOKED_AT).map((hit) => ({ ...hit, facts: [] }))];
}

/** How much the rules of the first cases gain: a story tells of suits and numbers, and is about what went wrong. */
const RESTS = [1.2, 0.5, 0.3];
/** Rules that are read before anything is counted. */
export const READ = 3;

/** The rules that answer a story, those first on which its cases rest; the first case brings two of its own. */
export function paragraphs(hits: Hit[], cases: CaseHit[], rules: Rule[]): Hit[] {
  const gain = new Map<string, number>();
  for (const [place, { entry, score }] of cases.slice(0, RESTS.length).entries()) {
    if (score > 0) for (const id of entry.rules) gain.set(id, Math.max(gain.get(id) ?? 0, RESTS[place]!));
  }
  const ranked = hits.map((hit) => ({ ...hit, score: hit.score * (1 + (gain.get(hit.rule.id) ?? 0)) })).sort((a, b) => b.score - a.score);
  const own = new Set(cases[0] && cases[0].score > 0 ? cases[0].entry.rules : []);
  if (!own.size || ranked.slice(0, READ).some(({ rule }) => own.has(rule.id))) return ranked;
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const first = [...own].slice(0, READ - 1).flatMap((id) => (known.has(id) ? [{ rule: known.get(id)!, score: 0, part: 0 }] : []));
  return [...first, ...ranked.filter(({ rule }) => !first.some((one) => one.rule === rule))];
}
