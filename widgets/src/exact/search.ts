// Asking the core for exact play in portions: the page stays alive, the reader sees how far it is and may stop.
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { CoreError, Json } from "../core/types";
import type { Laid } from "./hands";

export interface Study {
  hands: string[][];
  taken: number[];
  turn: number | null;
  legal: string[];
  path: Laid[][];
  nodes: number;
  answer: { tricks: number; by_card: Record<string, number>; text: string; cites: string[] } | null;
}

/** Nodes of one request: well under a second, so that nothing waits long for its turn. */
export const PORTION = 2_000;

export type Outcome = { study: Study } | { error: CoreError } | "stopped";

/** Work on a position until it is solved, `limit` nodes are spent or `going` says no. The last study tells which. */
export async function solve(id: string, given: Record<string, Json>, limit: number, going: (study: Study) => boolean): Promise<Outcome> {
  for (let spent = PORTION; ; spent += PORTION) {
    const reply: Reply<{ study: Study }> = await core.ask({ do: "study", id, given, nodes: PORTION });
    if (!reply.ok) return { error: reply.error };
    const { study } = reply;
    if (!going(study)) return "stopped";
    if (study.answer || spent >= limit) return { study };
  }
}
