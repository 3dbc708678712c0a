// What the core says and is asked: the JSON of rules_py.desk.web.handle.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface CoreError {
  field: string;
  text: string;
  cites?: string[];
}

export type Reply<T> = ({ ok: true } & T) | { ok: false; error: CoreError };

export interface Item {
  side: string;
  amount: number | string | null;
  text: string;
  cites: string[];
}

export interface Score {
  total: number | string | null;
  unit: string;
  summary: string;
  sides: Record<string, number | string>;
  items: Item[];
  choices: { who: string; text: string; cites: string[] }[];
  cites: string[];
  grade: Grade;
  readings: string[] | Record<string, string>;
}

export type Grade = "sure" | "inferred" | "house";

export interface Verdict {
  allowed: boolean;
  text: string;
  cites: string[];
  grade?: Grade;
}

export interface Choice {
  value: Json;
  label: string;
}

export interface Param {
  name: string;
  label: string;
  type: "int" | "choice" | "flag" | "cards" | "text" | "texts" | "ints" | "amount";
  default: Json;
  low?: number;
  high?: number;
  step?: number;
  choices?: Choice[];
  unit?: string;
  hint?: string;
  when?: Record<string, Json[]>;
  labels?: string[];
  /** Of numbers: the field that says how many players there are, and whether there is one for each pair of them. */
  per?: string;
  pairs?: boolean;
  /** Of cards: the suits and the ranks from strong to weak. */
  suits?: string;
  ranks?: string[];
}

export interface Schema {
  id: string;
  game: string;
  title: string;
  kind: string;
  summary: string;
  words: string[];
  rules: string[];
  readings: Json[];
  params: Param[];
  /** The case in words with a place for every fact; empty where the facts are shown as fields. */
  sentence?: string;
}

export interface Why {
  text: string;
  cites: string[];
}

export interface Face {
  title: string;
  value?: string;
  tone?: string;
  icon?: string;
}

export interface SceneCard {
  card: string | null;
  name?: string;
  up: boolean;
  seat?: number | null;
  wins?: boolean;
  action?: string | null;
  legal?: boolean;
  why?: Why | null;
  face?: Face | null;
  label?: string;
  /** Lies face down; only its owner sees the face. */
  closed?: boolean;
  /** Its action in words. */
  say?: string;
}

export interface Zone {
  id: string;
  kind: "hand" | "trick" | "stack" | "pile" | "mat" | "row";
  owner: number | null;
  label: string;
  count: number;
  cards: SceneCard[];
}

export interface Seat {
  seat: number;
  name: string;
  role?: string;
  place: "s" | "n" | "w" | "e" | "nw" | "ne";
  count: number;
  tags: string[];
  stars?: number;
  /** The last word or act. */
  caption?: string;
  /** What lies before the player: chips, an account. */
  money?: string;
}

export interface SceneAction {
  action: string;
  label: string;
  group?: string;
  legal: boolean;
  why?: Why | null;
  hint?: string;
  cites?: string[];
  /** Its place in the grid of bids; a bid in words has none and stands below. */
  row?: number;
  col?: number;
  /** A name longer than the label. */
  say?: string;
  /** What the action names besides its verb: it is put together as `verb word word…`. */
  needs?: Need[];
}

/** One thing that an action names: so many cards, a seat, a pile, a number, a suit, a word. */
export interface Need {
  kind: "cards" | "card" | "seat" | "pile" | "number" | "suit" | "word";
  label?: string;
  least: number;
  most: number;
  options: NeedOption[];
  /** Where what is named lies. */
  zone?: string | null;
}

export interface NeedOption {
  value: string;
  label: string;
  legal: boolean;
  why?: Why | null;
}

/** How the deal ended for the one who looks. */
export interface Outcome {
  word: string;
  sign: -1 | 0 | 1;
  sum: string;
  text: string;
}

/** The words of an auction by rounds, a column a speaker. */
export interface Talk {
  columns: string[];
  rounds: string[][];
  bids: number;
}

/** One number on a drawn sheet: what stands there, for what, by which rules. */
export interface Written {
  text: string;
  note: string;
  cites: string[];
  struck: boolean;
}

export interface SheetCell {
  label: string;
  entries: Written[];
}

export interface SheetBand {
  id: string;
  label: string;
  grows: "up" | "down" | "along";
  line: "" | "heavy" | "double";
  cites: string[];
}

/** What belongs to one player or side: cells by bands, several in a band side by side. */
export interface SheetPart {
  name: string;
  place: Seat["place"] | "";
  cells: SheetCell[][];
}

export interface SheetNote {
  label: string;
  text: string;
  cites: string[];
}

/** The score sheet as people draw it; rules_py/drawing.py says what it means. */
export interface Drawing {
  ruling: "columns" | "sides";
  bands: SheetBand[];
  parts: SheetPart[];
  centre: SheetNote | null;
  notes: SheetNote[];
}

export interface Sheet {
  title: string;
  columns: string[];
  rows: { cells: (string | number | null)[]; cites?: string[] }[];
  drawing?: Drawing | null;
}

export interface LogEntry {
  step: number;
  deal?: number;
  seat: number | null;
  text: string;
  cites: string[];
}

export interface Scene {
  game: string;
  title: string;
  seat: number;
  to_move: number | null;
  /** The seat is asked to act now, in turn or out of it. */
  asked?: boolean;
  /** All hands may be shown. */
  may_open?: boolean;
  /** The record holds what some may not know yet: it is not handed on. */
  sealed?: boolean;
  /** Somebody may act out of turn now; who, the table does not know. */
  aside?: Why | null;
  phase: string;
  done: boolean;
  deal_over: boolean;
  deal: number | string;
  step: number;
  steps: number;
  status: Why;
  chips: { label: string; value: string }[];
  seats: Seat[];
  zones: Zone[];
  actions: SceneAction[];
  sheet: Sheet | null;
  talk?: Talk | null;
  log: LogEntry[];
  last: { cards: SceneCard[]; winner: number | null } | null;
  score: Score | null;
  /** The end of the deal as seen from the seat. */
  result?: Outcome | null;
  /** The play of the deal that is over can be worked out card by card. */
  may_review?: boolean;
}

export interface GameRecord {
  game: string;
  version: number;
  options: { [key: string]: Json };
  readings: { [key: string]: Json };
  deal: { [key: string]: Json };
  actions: string[];
}

export interface Hint {
  action: string;
  text: string;
  cites: string[];
}

export interface LessonStep {
  at: number;
  text: string;
  cites: string[];
  expect_action: string | null;
}

export interface Lesson {
  title: string;
  seat: number;
  record: GameRecord;
  steps: LessonStep[];
}

export interface DeckRow {
  name: string;
  label: string;
  played: boolean;
  low: number;
  high: number;
  default: number[];
  cells: { card: SceneCard; count: number }[];
}

export interface DeckSheet {
  rows: DeckRow[];
  size: number;
  floors: number;
  balls: number;
  need: number;
  sample: boolean;
  problem: CoreError | null;
}

/** A game as `games` lists it. */
export interface GameEntry {
  slug: string;
  options: Param[];
  deck: string[];
  shared: boolean;
}

/** Several people at one device: whose seats the bots leave alone. */
export interface Party {
  people?: number[];
  shared?: boolean;
}

export type Request =
  | { do: "calc"; id: string; given: Record<string, Json>; readings: Record<string, Json> }
  | { do: "calculator"; id: string }
  | { do: "games"; game: string }
  | { do: "position"; game: string; given: Record<string, Json>; readings: Record<string, Json> }
  | { do: "try"; game: string; given: Record<string, Json>; readings: Record<string, Json>; action: string }
  | ({ do: "new"; game: string; seed: number; options: Record<string, Json>; readings: Record<string, Json>; seat?: number | null } & Party)
  | { do: "scene"; record: GameRecord; seat: number | null; step: number | null; open: boolean }
  | ({ do: "act"; record: GameRecord; seat: number | null; action: string } & Party)
  | ({ do: "bot"; record: GameRecord; seat: number | null; level: string } & Party)
  | { do: "undo"; record: GameRecord; seat: number }
  | { do: "start"; record: GameRecord; seat: number | null; open: boolean; back: boolean }
  | { do: "lesson"; game: string }
  | { do: "deck"; game: string; options: Record<string, Json>; readings: Record<string, Json> }
  | { do: "hint"; record: GameRecord; seat: number }
  | { do: "judge"; record: GameRecord; seat: number; action: string }
  | { do: "study"; id: string; given: Record<string, Json>; nodes: number }
  | { do: "review"; record: GameRecord; seat: number; nodes: number }
  | { do: "dispute"; dispute: Json }
  | { do: "outcomes"; record: GameRecord }
  | { do: "outcomes"; id: string; given: Record<string, Json>; readings: Record<string, Json> }
  | { do: "difference"; reading: string; first: string; second: string; seed: number; tries: number; deals: number };
