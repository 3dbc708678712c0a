// Matches between the page and the worker: the record goes over once, then a move goes and its change comes back. Whoever asks sees
// whole records and whole scenes, as if nothing were left out; a worker that has lost a match is sent the record again.
import type { Reply, Request } from "./requests";
import type { GameRecord, LogEntry, Scene } from "./types";

type WithRecord = Extract<Request, { record: GameRecord }>;

/** What the worker says of a match that it knows. */
interface Change {
  seq: number;
  actions?: { kept: number; new: string[] };
  scene?: Partial<Scene> & { log: LogEntry[] };
  /** Entries of the log that the page has already, and fields that are no more. */
  kept?: number;
  gone?: string[];
  /** The scene leans on nothing that was told before. */
  whole?: boolean;
}

interface Known {
  id: string;
  record: GameRecord;
  scene: Scene | null;
  seq: number;
}

const MOST = 6;
const LOST = "match";

export const hasRecord = (request: Request): request is WithRecord => "record" in request;

export class Sessions {
  private known: Known[] = [];
  private count = 0;

  constructor(private readonly send: (request: object) => Promise<Reply<object>>) {}

  /** Ask about a record; in the answer record and scene are whole. */
  async ask(request: WithRecord): Promise<Reply<object>> {
    const { record, ...rest } = request;
    const found = this.known.find((one) => one.record === record);
    if (found) {
      const reply = await this.send({ ...rest, match: found.id, at: record.actions.length, seq: found.seq });
      if (reply.ok) return this.whole(found, reply as { ok: true } & Change);
      // the answer that was to move this match on did not come through: it is told anew
      if (reply.error.field !== LOST && reply.error.field !== "at") return reply;
      this.known = this.known.filter((one) => one !== found);
    }
    const fresh: Known = { id: `m${++this.count}`, record, scene: null, seq: 0 };
    const reply = await this.send({ ...rest, record, match: fresh.id });
    if (!reply.ok) return reply;
    this.known = [fresh, ...this.known].slice(0, MOST);
    return this.whole(fresh, reply as { ok: true } & Change);
  }

  private whole(known: Known, reply: { ok: true } & Change): Reply<object> {
    const { seq, actions, scene, kept = 0, gone = [], whole = true, ...rest } = reply;
    known.seq = seq;
    if (actions) known.record = { ...known.record, actions: [...known.record.actions.slice(0, actions.kept), ...actions.new] };
    if (scene) {
      const before = whole ? {} : Object.fromEntries(Object.entries(known.scene ?? {}).filter(([name]) => !gone.includes(name)));
      known.scene = { ...before, ...scene, log: [...(known.scene?.log.slice(0, kept) ?? []), ...scene.log] } as Scene;
    }
    return { ...rest, ...(actions ? { record: known.record } : {}), ...(scene ? { scene: known.scene! } : {}) };
  }
}
