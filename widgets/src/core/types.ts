// What the core says: written by `python widgets/page_types.py` from rules_py/frame/page.py.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Grade = "sure" | "inferred" | "house";

export type Where = "s" | "n" | "w" | "e" | "nw" | "ne";

export type Kept = "hand" | "trick" | "stack" | "pile" | "mat" | "row" | "board";

/** A refusal: the field, and why. */
export interface CoreError {
  field: string;
  text: string;
  cites?: string[];
}

/** A sentence and the rules it rests on. */
export interface Why {
  text: string;
  cites: string[];
}

/** One step of a score. */
export interface Item {
  side: string;
  amount: number | string | null;
  text: string;
  cites: string[];
}

/** A choice that a rule leaves to somebody. */
export interface Option {
  who: string;
  text: string;
  cites: string[];
}

/** A result with every step that leads to it; a calculator may name further values. */
export interface Score {
  total: number | string | null;
  unit: string;
  summary: string;
  sides: { [key: string]: number | string };
  items: Item[];
  choices: Option[];
  cites: string[];
  grade: Grade;
  readings: string[] | { [key: string]: string };
}

/** Whether an action is allowed, and by which rules. */
export interface Verdict {
  allowed: boolean;
  text: string;
  cites: string[];
  grade?: Grade;
  readings?: string[];
}

/** An action that a sensible player would choose, and why. */
export interface Hint {
  action: string;
  text: string;
  cites: string[];
}

/** One answer of a field. */
export interface Choice {
  value: Json;
  label: string;
}

/** What a fact was asked as before: links that people keep still say it so. */
export interface Former {
  name: string;
  /** The new value is this less the old one … */
  whole: number;
  /** … where the other facts are these. */
  where: { [key: string]: Json[] };
}

/** One field of a form. */
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
  when?: { [key: string]: Json[] };
  former?: Former;
  labels?: string[];
  /** Of numbers: the field that says how many players there are. */
  per?: string;
  pairs?: boolean;
  /** Of numbers: there is one for each pair of players. */
  players?: boolean;
  /** Of cards: the suits. */
  suits?: string;
  /** Of cards: the ranks from strong to weak. */
  ranks?: string[];
  most?: number;
  /** Of lists: how many, where it is fixed. */
  count?: number | null;
}

/** A calculator as the page knows it. */
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
  /** The element that asks, where it is not the common form. */
  widget: string;
  /** The case in words with a place for every fact; empty where the facts are shown as fields. */
  sentence?: string;
}

/** The face of a card that is of no common pack. */
export interface Face {
  title: string;
  value?: string;
  tone?: string;
  icon?: string;
}

/** A card on the table. */
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
  /** What lies on it: money. */
  label?: string;
  /** Lies face down; only its owner sees the face. */
  closed?: boolean;
  /** Its action in words. */
  say?: string;
}

/** A small thing that lies on a card. */
export interface Mark {
  tone: string;
  text: string;
  /** The same for the ear. */
  name?: string;
}

/** A place of a board: a card, or where one may be laid. */
export interface Cell {
  /** 1 is the lowest. */
  row: number;
  /** In halves of a card, from the left. */
  col: number;
  label: string;
  /** What it costs and what it brings. */
  note?: string;
  card?: SceneCard;
  /** The tones of its corners: above left, above right, below left, below right. */
  sectors?: string[];
  /** What is printed on the card, from above: the tone of a price, what it brings. */
  lines?: Mark[];
  /** What lies on the card. */
  marks?: Mark[];
  /** The word by which an action names this place. */
  value?: string;
  action?: string | null;
  legal?: boolean;
  why?: Why | null;
}

/** A place that holds cards. */
export interface Zone {
  id: string;
  kind: Kept;
  owner: number | null;
  label: string;
  count: number;
  cards: SceneCard[];
  /** Of a board: every card in its place, and the places where one may be laid. */
  cells?: Cell[];
}

/** A player at the table. */
export interface Seat {
  seat: number;
  name: string;
  role?: string;
  place: Where;
  count: number;
  tags: string[];
  stars?: number;
  /** The last word or act. */
  caption?: string;
  /** What lies before the player: chips, an account. */
  money?: string;
  /** He has left the game. */
  out?: boolean;
  /** He has knocked on the table: that is seen, and heard, not only read. */
  struck?: boolean;
}

/** One thing that may be named. */
export interface NeedOption {
  value: string;
  label: string;
  legal: boolean;
  why?: Why | null;
}

/** One thing that an action names: so many cards, a seat, a pile, a number, a suit, a word. */
export interface Need {
  kind: "cards" | "card" | "seat" | "pile" | "number" | "suit" | "word";
  label: string;
  least: number;
  most: number;
  options: NeedOption[];
  /** Where what is named lies. */
  zone: string;
  /** Of a number from a wide range: from and to; the options are some of the ways. */
  span?: number[];
  /** The number is a sum in kopecks. */
  money?: boolean;
}

/** An action that is no card. */
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
  /** The ways to put it together, where not every one of them may be done. */
  actions?: string[];
}

/** A figure that all see. */
export interface Chip {
  label: string;
  value: string;
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

/** One place of a drawn sheet. */
export interface SheetCell {
  label: string;
  entries: Written[];
}

/** A band of a drawn sheet. */
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
  place: Where | "";
  cells: SheetCell[][];
}

/** What stands on a drawn sheet beside the parts. */
export interface SheetNote {
  label: string;
  text: string;
  cites: string[];
}

/** The score sheet as people draw it; rules_py/frame/sheet_drawing.py says what it means. */
export interface Drawing {
  ruling: "columns" | "sides";
  bands: SheetBand[];
  parts: SheetPart[];
  centre: SheetNote | null;
  notes: SheetNote[];
}

/** A row of a score sheet. */
export interface SheetRow {
  cells: (string | number | null)[];
  cites?: string[];
}

/** The score sheet as a table. */
export interface Sheet {
  title: string;
  columns: string[];
  rows: SheetRow[];
  drawing?: Drawing | null;
}

/** What happened at a step. */
export interface LogEntry {
  step: number;
  deal?: number;
  seat: number | null;
  text: string;
  cites: string[];
}

/** The trick before this one. */
export interface Last {
  cards: SceneCard[];
  winner: number | null;
}

/** The table as a seat sees it. */
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
  steps?: number;
  status: Why;
  chips: Chip[];
  seats: Seat[];
  zones: Zone[];
  actions: SceneAction[];
  sheet: Sheet | null;
  talk?: Talk | null;
  log: LogEntry[];
  last: Last | null;
  /** Tricks before the last that one may look at too, the latest first. */
  earlier?: Last[];
  /** The trick that was taken just now, where nobody may look at it again: it lies for a moment and is gone. */
  swept?: Last | null;
  /** Between these two steps lie tricks that nobody may look at again before the deal is over. */
  shut?: number[];
  score: Score | null;
  /** The end of the deal as seen from the seat. */
  result?: Outcome | null;
  /** The one who looks holds no cards in this deal: he may skip it. */
  rests?: boolean;
  /** The one who looks is to move and may say that the rest is his. */
  may_claim?: boolean;
  /** The play of the deal that is over can be worked out card by card. */
  may_review?: boolean;
}

/** A match as it is kept and sent. */
export interface GameRecord {
  game: string;
  version: number;
  options: { [key: string]: Json };
  readings: { [key: string]: Json };
  deal: { [key: string]: Json };
  actions: string[];
}

/** One step of a guided first game. */
export interface LessonStep {
  at: number;
  text: string;
  cites: string[];
  expect_action: string | null;
}

/** A guided first game. */
export interface Lesson {
  title: string;
  seat: number;
  record: GameRecord;
  steps: LessonStep[];
}

/** A kind of card in a deck that may be changed. */
export interface DeckCell {
  card: SceneCard;
  count: number;
}

/** Kinds of cards that are changed together. */
export interface DeckRow {
  name: string;
  label: string;
  played: boolean;
  low: number;
  high: number;
  default: number[];
  cells: DeckCell[];
  /** False: its numbers are no counts of cards. */
  sum?: boolean;
}

/** Fields of a card that belong together. */
export interface DeckGroup {
  label: string;
  columns: number;
  /** Of one card; «sectors/0» is the first word of what stands in the file under «sectors», or the first entry. */
  fields: Param[];
}

/** Cards of one kind in an owner's deck, and how one of them is filled in. */
export interface DeckPart {
  name: string;
  label: string;
  groups: DeckGroup[];
}

/** A deck that may be changed. */
export interface DeckSheet {
  rows: DeckRow[];
  size: number;
  floors?: number;
  balls?: number;
  need: number;
  sample: boolean;
  problem: CoreError | null;
  /** What the deck holds, in a sentence. */
  text?: string;
  /** The sample deck as the file that an owner edits. */
  file?: Json;
  /** The same file card by card. */
  form?: DeckPart[];
}

/** What a bot does and how often, or from which chance on. */
export interface Habit {
  text: string;
  percent: number;
  cites: string[];
}

/** A reading that a match may be played by. */
export interface ReadingEntry {
  id: string;
  choices: string[];
  default: string;
  grade: Grade;
}

/** A game as `games` lists it. */
export interface GameEntry {
  slug: string;
  title: string;
  seats: number[];
  options: Param[];
  deck: string[];
  /** Owners may bring cards of their own. */
  own_deck: boolean;
  shared: boolean;
  habits: Habit[];
  readings: ReadingEntry[];
}
