// What the core is asked: the requests of rules_py.desk.web.handle, and the form of its answers.

import type { CoreError, GameRecord, Json } from "./types";

export type Reply<T> = ({ ok: true } & T) | { ok: false; error: CoreError };

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
  | ({ do: "claim"; record: GameRecord; seat: number | null } & Party)
  | ({ do: "bot"; record: GameRecord; seat: number | null; level: string } & Party)
  | { do: "undo"; record: GameRecord; seat: number }
  | { do: "start"; record: GameRecord; seat: number | null; open: boolean; back: boolean }
  | { do: "lesson"; game: string }
  | { do: "own-deck"; game: string; deck: Json }
  | { do: "deck"; game: string; options: Record<string, Json>; readings: Record<string, Json> }
  | { do: "hint"; record: GameRecord; seat: number }
  | { do: "judge"; record: GameRecord; seat: number; action: string }
  | { do: "study"; id: string; given: Record<string, Json>; nodes: number }
  | { do: "review"; record: GameRecord; seat: number; nodes: number }
  | { do: "dispute"; dispute: Json }
  | { do: "weigh"; dispute: Json }
  | { do: "claims"; dispute: Json }
  | { do: "outcomes"; record: GameRecord }
  | { do: "outcomes"; id: string; given: Record<string, Json>; readings: Record<string, Json> }
  | { do: "difference"; reading: string; first: string; second: string; seed: number; tries: number; deals: number };
