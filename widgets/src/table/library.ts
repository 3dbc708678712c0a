// The matches of this browser: records in IndexedDB, one writer for each, guests from links apart from one's own.
import type { GameRecord, Scene } from "../core/types";
import { isPeople } from "./people";

declare const ZS_CORE: { image: string };

export interface Kept {
  id: string;
  game: string;
  record: GameRecord;
  people: number[];
  /** When it was last written, in milliseconds. */
  when: number;
  /** Grows with every writing: a tab that is behind does not overwrite one that is ahead. */
  version: number;
  /** One's own; a guest came by a link and is kept apart until it is made one's own. */
  own: boolean;
  /** The address that a guest came by. */
  link?: string;
  /** What was on the table, for the first paint of the same build. */
  picture?: { build: string; scene: Scene };
}

const build = typeof ZS_CORE === "undefined" ? "" : ZS_CORE.image;
const NAME = "zs-matches";
const OLD = "zs:match:";
/** What is being written: a page may be left before the store has it. */
const AHEAD = "zs:ahead:";

/** The picture of a match, where this build drew it. */
export const pictureOf = ({ picture, game }: Kept): Scene | null =>
  picture?.build === build && picture.scene?.game === game && Array.isArray(picture.scene.zones) && Array.isArray(picture.scene.seats) && Array.isArray(picture.scene.log) ? picture.scene : null;

const newId = (game: string): string => `${game}-` + [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("") + Date.now().toString(36);

/** A record as the core takes it; what it holds the core checks. */
export function isRecord(value: unknown): value is GameRecord {
  const found = value as Partial<GameRecord> | null;
  return typeof found === "object" && found !== null && typeof found.game === "string" && Array.isArray(found.actions) && typeof found.deal === "object" && found.deal !== null;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("store"));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("store"));
  });

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("matches", { keyPath: "id" });
      request.result.createObjectStore("current");
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("store"));
    request.onblocked = () => reject(new Error("blocked"));
  }).then(async (base) => {
    await carryOver(base);
    await recover(base);
    return base;
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Take over what earlier editions kept, one match a game in the local store; its scene is a picture of another build and is left. */
async function carryOver(base: IDBDatabase): Promise<void> {
  for (const key of keysOf(OLD)) {
    try {
      const found = JSON.parse(localStorage.getItem(key) ?? "null") as { record?: unknown; people?: unknown } | null;
      const game = key.slice(OLD.length);
      if (isRecord(found?.record) && found.record.game === game) {
        const people = isPeople(found.people) ? found.people : [0];
        const kept: Kept = { id: newId(game), game, record: found.record, people, when: Date.now(), version: 1, own: true };
        const transaction = base.transaction(["matches", "current"], "readwrite");
        transaction.objectStore("matches").put(kept);
        transaction.objectStore("current").put(kept.id, game);
        await finished(transaction);
      }
    } catch {
      continue; // what cannot be read stays where it is
    }
    localStorage.removeItem(key);
  }
}

/** Finish what a page that was left had begun to write. */
async function recover(base: IDBDatabase): Promise<void> {
  for (const key of keysOf(AHEAD)) {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
      const transaction = base.transaction(["matches", "current"], "readwrite");
      const known = (await done(transaction.objectStore("matches").get(key.slice(AHEAD.length)))) as Kept | undefined;
      if (kept && isRecord(kept.record) && isPeople(kept.people) && (known?.version ?? 0) < kept.version) {
        transaction.objectStore("matches").put(kept);
        if (kept.own) transaction.objectStore("current").put(kept.id, kept.game);
      }
      await finished(transaction);
      localStorage.removeItem(key);
    } catch {
      continue;
    }
  }
}

function keysOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Note at once what is to be written; the store itself answers later. */
function note(kept: Kept): void {
  try {
    localStorage.setItem(AHEAD + kept.id, JSON.stringify(kept));
  } catch {
    // then only the store has it
  }
}

function unnote({ id, version }: Kept): void {
  try {
    const noted = JSON.parse(localStorage.getItem(AHEAD + id) ?? "null") as Kept | null;
    if (noted && noted.version <= version) localStorage.removeItem(AHEAD + id);
  } catch {
    // nothing was noted
  }
}

/** Every match that is kept here, guests too. */
export const keptMatches = async (): Promise<Kept[]> => done((await database()).transaction("matches").objectStore("matches").getAll() as IDBRequest<Kept[]>);

/** One's own matches, the newest first. */
export const ownMatches = async (): Promise<Kept[]> => (await keptMatches()).filter(({ own }) => own).sort((a, b) => b.when - a.when);

export async function matchOf(id: string): Promise<Kept | null> {
  return ((await done((await database()).transaction("matches").objectStore("matches").get(id))) as Kept | undefined) ?? null;
}

/** The match that goes on at a game's table. */
export async function currentOf(game: string): Promise<Kept | null> {
  const id = (await done((await database()).transaction("current").objectStore("current").get(game))) as string | undefined;
  return id ? matchOf(id) : null;
}

/** Make a match the one that goes on at its game's table. */
export async function makeCurrent({ id, game }: Kept): Promise<void> {
  const transaction = (await database()).transaction("current", "readwrite");
  transaction.objectStore("current").put(id, game);
  await finished(transaction);
}

/** The guest that came by this address before. */
export const guestOf = async (link: string): Promise<Kept | null> => (await keptMatches()).find((one) => !one.own && one.link === link) ?? null;

/** Store a match as it was before it was removed. */
export async function putBack(kept: Kept): Promise<void> {
  const transaction = (await database()).transaction("matches", "readwrite");
  transaction.objectStore("matches").put(kept);
  await finished(transaction);
}

export async function remove(id: string): Promise<void> {
  const transaction = (await database()).transaction("matches", "readwrite");
  transaction.objectStore("matches").delete(id);
  await finished(transaction);
  told.postMessage({ id, gone: true });
}

const told: BroadcastChannel | { postMessage(message: unknown): void; onmessage: unknown } = typeof BroadcastChannel === "undefined" ? { postMessage: () => undefined, onmessage: null } : new BroadcastChannel(NAME);

/** What the keeper tells the table. */
export interface KeeperHost {
  /** Another tab wrote: show what it wrote. */
  follow(kept: Kept): void;
  /** Who writes, or whether anything can be written, has changed. */
  changed(): void;
}

const FULL = "Партия не сохраняется: в браузере нет места или хранение запрещено.";

/** Keeps one match: writes it after every move while this tab is its writer, follows it while another is. */
export class Keeper {
  kept: Kept | null = null;
  /** This tab writes. */
  writer = true;
  /** What keeps the match from being stored. */
  trouble = "";
  private release: (() => void) | null = null;
  private waiting: AbortController | null = null;
  private writing: Promise<void> = Promise.resolve();
  private holding = 0;

  constructor(
    readonly game: string,
    private readonly host: KeeperHost,
  ) {
    told.onmessage = (event: MessageEvent<{ id: string; gone?: boolean }>) => {
      if (event.data.id === this.kept?.id && !event.data.gone && !this.writer) void this.catchUp();
    };
  }

  /** Take a stored match as the one that is kept here. */
  async take(kept: Kept): Promise<void> {
    this.kept = kept;
    await this.hold(kept.id);
  }

  /** Begin to keep another match; it is written with its first move. */
  begin(own: boolean, link?: string): void {
    if (this.writer && this.kept?.own && !this.kept.record.actions.length) void remove(this.kept.id).catch(() => undefined); // nothing was played
    this.drop();
    this.kept = null;
    this.next = { own, link };
    this.writer = true;
  }

  private next: { own: boolean; link?: string } = { own: true };

  get guest(): boolean {
    return this.kept ? !this.kept.own : !this.next.own;
  }

  /** Write the match as it stands now; the scene is a picture for the next first paint. */
  save(record: GameRecord, people: number[], scene: Scene | null): void {
    if (!this.writer) return;
    const before = this.kept;
    const kept: Kept = {
      ...(before ?? { id: newId(this.game), game: this.game, own: this.next.own, ...(this.next.link ? { link: this.next.link } : {}) }),
      record,
      people,
      when: Date.now(),
      version: (before?.version ?? 0) + 1,
      ...(scene ? { picture: { build, scene } } : {}),
    };
    this.kept = kept;
    note(kept);
    if (!before) void this.hold(kept.id);
    this.writing = this.writing.then(() => this.write(kept));
  }

  /** Make a guest one's own: it becomes the match of its game. */
  async adopt(): Promise<void> {
    if (!this.kept) {
      this.next = { own: true };
      return;
    }
    const { link: _, ...rest } = this.kept;
    this.kept = { ...rest, own: true, version: this.kept.version + 1, when: Date.now() };
    const kept = this.kept;
    this.writing = this.writing.then(() => this.write(kept));
    await this.writing;
  }

  /** Everything that was to be written is. */
  settled(): Promise<void> {
    return this.writing;
  }

  private async write(kept: Kept): Promise<void> {
    try {
      const transaction = (await database()).transaction(["matches", "current"], "readwrite");
      const matches = transaction.objectStore("matches");
      const known = (await done(matches.get(kept.id))) as Kept | undefined;
      // The same version of the same moment is our own note, brought in by a look at the store: nobody is ahead.
      if (known && (known.version > kept.version || (known.version === kept.version && known.when !== kept.when))) {
        transaction.abort();
        this.setWriter(false); // another tab is ahead
        void this.catchUp();
        return;
      }
      matches.put(kept);
      if (kept.own) transaction.objectStore("current").put(kept.id, kept.game);
      await finished(transaction);
      unnote(kept);
      told.postMessage({ id: kept.id });
      this.say("");
    } catch {
      this.say(FULL);
    }
  }

  private say(trouble: string): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.host.changed();
  }

  private setWriter(writer: boolean): void {
    if (writer === this.writer) return;
    this.writer = writer;
    this.host.changed();
  }

  private async catchUp(): Promise<void> {
    const kept = this.kept && (await matchOf(this.kept.id).catch(() => null));
    if (!kept || kept.id !== this.kept?.id) return;
    this.kept = kept;
    this.host.follow(kept);
  }

  /** Be the one tab that writes this match; where another is, wait until it leaves. */
  private async hold(id: string, steal = false): Promise<void> {
    this.drop();
    if (!navigator.locks) return;
    const turn = ++this.holding;
    const name = `${NAME}:${id}`;
    const keep = (): Promise<void> => new Promise((resolve) => (this.release = resolve));
    const got = await new Promise<boolean>((resolve) => {
      navigator.locks
        .request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
          const wanted = turn === this.holding; // a lock that comes when another was asked for is given back at once
          resolve(lock !== null && wanted);
          return lock && wanted ? keep() : undefined;
        })
        .catch(() => turn === this.holding && (this.setWriter(false), this.wait(name, turn))); // taken over by another tab
    });
    if (turn !== this.holding) return;
    this.setWriter(got);
    if (!got) this.wait(name, turn);
  }

  private wait(name: string, turn: number): void {
    this.waiting = new AbortController();
    navigator.locks
      .request(name, { signal: this.waiting.signal }, async () => {
        if (turn !== this.holding) return;
        await this.catchUp();
        this.setWriter(true);
        await new Promise<void>((resolve) => (this.release = resolve));
      })
      .catch(() => turn === this.holding && this.setWriter(false));
  }

  /** Go on here: the other tab follows from now on. */
  async seize(): Promise<void> {
    if (!this.kept) return;
    await this.hold(this.kept.id, true);
    await this.catchUp();
  }

  /** Give the match up: the page is left, or another is kept. */
  drop(): void {
    this.holding += 1;
    this.release?.();
    this.release = null;
    this.waiting?.abort();
    this.waiting = null;
  }
}

// --- files ---------------------------------------------------------------------------------------------------------

const KIND = "zs-match";

export function saveFile(record: GameRecord, people: number[]): void {
  const text = JSON.stringify({ kind: KIND, record, people }, null, 1);
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const way = Object.assign(document.createElement("a"), { href: url, download: `${record.game}-${String(record.deal.seed ?? "партия")}.json` });
  way.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Read a file; a sentence where it is none of ours. */
export async function readFile(file: File, game: string): Promise<{ record: GameRecord; people: number[] } | string> {
  if (file.size > 4_000_000) return "Файл слишком велик: это не запись партии.";
  try {
    const found = JSON.parse(await file.text()) as { kind?: unknown; record?: unknown; people?: unknown };
    const record = found.kind === KIND ? found.record : found;
    if (!isRecord(record)) return "В файле нет записи партии.";
    if (record.game !== game) return "В файле партия другой игры.";
    return { record, people: isPeople(found.people) ? found.people : [0] };
  } catch {
    return "Файл не читается: это не запись партии.";
  }
}
