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

const files = new Map<string, Promise<GameCases | null>>();

export function casesOf(game: string): Promise<GameCases | null> {
  let found = files.get(game);
  if (!found) {
    found = fetch(`${base}assets/dispute/${encodeURIComponent(game)}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<GameCases>) : null))
      .catch(() => null)
      .then((loaded) => {
        if (!loaded) files.delete(game);
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
