// What the desk knows before Python has loaded: forms of the cases and words of the readings, one file a game.
import type { Json, Schema, Score } from "../core/types";
import { base } from "../site";
import { book } from "../ui/rules";
import type { Texts } from "./changed";

export interface ReadingWords {
  question: string;
  default: string;
  rules: string[];
  choices: Record<string, string>;
  /** Why it may be read so. */
  grounds?: Record<string, string>;
}

export interface GameCases {
  cases: Record<string, Schema>;
  readings: Record<string, ReadingWords>;
}

export interface Outcome {
  readings: Record<string, string>;
  result: Score | null;
  error: string;
  differs: boolean;
  parts_at: string[];
  cost?: number | null;
}

/** The answer of the core to a dispute. */
export interface Decision {
  game: string;
  case: string;
  title: string;
  facts: { name: string; label: string; value: Json; text: string }[];
  verdict: string;
  result: Score;
  grade: string;
  grade_name: string;
  decided: boolean;
  others: Outcome[];
}

/** One way that it can be, where a fact was not stated: what follows then, or what else is to be said. */
export interface Way {
  facts: Record<string, Json>;
  text: string;
  sheet: Decision | null;
  asks: string[];
}

/** A dispute by what is stated: decided, or what is missing, or every way it can be; what the core filled in by itself. */
export interface Weighed {
  sheet: Decision | null;
  asks: string[];
  ways: Way[];
  assumed: Assumed[];
}

export interface Assumed {
  name: string;
  label: string;
  text: string;
  matters: boolean;
}

/** An outcome that somebody may claim. */
export interface Claim {
  text: string;
  total: number | string | null;
  unit: string;
}

const files = new Map<string, Promise<GameCases | null>>();
const forms = new Map<string, Schema>();

/** The form of a case, once the file of its game is there. */
export const formOf = (id: string): Schema | undefined => forms.get(id);

export function casesOf(game: string): Promise<GameCases | null> {
  let found = files.get(game);
  if (!found) {
    found = fetch(`${base}assets/dispute/${encodeURIComponent(game)}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<GameCases>) : null))
      .catch(() => null)
      .then((loaded) => {
        if (!loaded) files.delete(game);
        else for (const [id, schema] of Object.entries(loaded.cases)) forms.set(id, schema);
        return loaded;
      });
    files.set(game, found);
  }
  return found;
}

/** The texts of every rule that a decision names: one game may rest on the rules of another. */
export async function textsOf({ result, others }: Decision): Promise<Texts> {
  const named = [...result.cites, ...others.flatMap((one) => [...one.parts_at, ...(one.result?.cites ?? [])])];
  const books = await Promise.all([...new Set(named.map((id) => id.split(".")[0]!))].map(book));
  return Object.assign({}, ...books) as Texts;
}
