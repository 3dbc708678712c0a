// The page's side: one worker for the tab, started by the first request, restarted when it crashes or hangs.
import { asset, base, query, savesData } from "../site";
import type { CoreFiles, FromWorker, Part, Start, ToWorker } from "./protocol";
import { ownDecks } from "../deck/own";
import { gameOf, gameOfPath } from "./game";
import { hasRecord, Sessions } from "./session";
import type { Reply, Request } from "./requests";

declare const ZS_CORE: { asm: string; wasm: string; zip: string; image: string; worker: string; sizes: CoreFiles["sizes"]; parts: Record<string, [file: string, size: number]>; needs: Record<string, string[]> };

export type CoreState = "idle" | "loading" | "ready" | "failed";

export interface CoreStatus {
  state: CoreState;
  loaded: number;
  total: number;
  /** How many times the worker was restarted in this tab. */
  restarts: number;
  /** A sentence for the reader, when there is something to say. */
  message: string;
  /** A request is being worked on. */
  busy: boolean;
}

const HANG_MS = 10_000;
/** A file that does not come: when it is said what is awaited, and when waiting ends. */
const SLOW_MS = 10_000;
const STALL_MS = 45_000;
const SLOW = "Файл ядра правил не приходит уже 10 секунд. Жду ещё; можно повторить самому.";
const GIVEN_UP = "Не удалось загрузить ядро правил. Проверьте связь и повторите.";
const LOST = "Правила этой игры не загрузились. Проверьте связь и повторите.";
const RESTARTED = "Ядро перезапущено. Всё, что вы ввели и сыграли, на месте.";

interface Pending {
  id: number;
  request: string;
  /** The game that it is about. */
  game: string;
  tries: number;
  resolve: (reply: never) => void;
}

/** The game of the page that is open now. */
const gameOfPage = (): string => (location.href.startsWith(base) ? gameOfPath(location.href.slice(base.length).split(/[?#]/)[0]!) : "");

class Core extends EventTarget {
  status: CoreStatus = { state: "idle", loaded: 0, total: 1, restarts: 0, message: "", busy: false };
  private worker: Worker | null = null;
  private queue: Pending[] = [];
  private inFlight: Pending | null = null;
  /** Asked of games whose files did not come: asked again when somebody tries again. */
  private held: Pending[] = [];
  private nextId = 1;
  private timer = 0;
  private slow = 0;
  private plain = query("zs-snapshot") === "off";
  private module: WebAssembly.Module | undefined;
  private image: ArrayBuffer | undefined;
  private sessions = new Map<string, Sessions>();
  private parts = new Map<string, ArrayBuffer>();
  private crashes: number[] = [];
  private fetched = false;

  /** Ask the core. Never rejects: every trouble is a reply with a sentence. */
  ask<T>(request: Request): Promise<Reply<T>> {
    const game = gameOf(request);
    this.tellDecks(game);
    return (hasRecord(request) ? this.sessionOf(game).ask(request) : this.send(request, game)) as Promise<Reply<T>>;
  }

  /** Tell a worker that has not heard of them the decks that an owner brought: matches name them by their hash. */
  private tellDecks(game: string): void {
    if (this.told.has(game)) return;
    this.told.add(game);
    for (const deck of ownDecks(game)) void this.send({ do: "own-deck", game, deck }, game);
  }

  /** The games whose own decks this worker knows. */
  private told = new Set<string>();

  /** The matches of a game that the worker knows. */
  private sessionOf(game: string): Sessions {
    let found = this.sessions.get(game);
    if (!found) this.sessions.set(game, (found = new Sessions((request) => this.send(request, game))));
    return found;
  }

  private send(request: object, game: string): Promise<Reply<object>> {
    return new Promise((resolve) => {
      this.queue.push({ id: this.nextId++, request: JSON.stringify(request), game, tries: 0, resolve: resolve as (reply: never) => void });
      this.start("");
      this.resume();
      this.pump();
    });
  }

  /** Ask once more what waits for the files of its game; the worker itself is sound. */
  private resume(): void {
    if (!this.worker || this.status.state !== "failed") return;
    this.queue.push(...this.held.splice(0));
    this.set({ state: "ready", message: "" });
  }

  /** Start Python without asking anything: a widget was touched. */
  start(game = gameOfPage()): void {
    if (this.worker) return;
    if (this.status.state === "failed") this.set({ message: "" }); // tried again: what failed is past
    this.spawn(game);
  }

  /** Begin the start anew: the reader does not want to wait. What was asked is answered then. */
  again(): void {
    this.resume();
    if (this.status.state === "ready") return this.pump();
    this.stop();
    if (this.inFlight) this.queue.unshift(this.inFlight);
    this.inFlight = null;
    this.set({ message: "" });
    this.spawn();
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.slow);
    this.worker?.terminate();
    this.worker = null;
  }

  /** Fetch the files ahead of a start, where the reader has traffic to spare. */
  prefetch(game = gameOfPage()): void {
    if (this.fetched || this.worker || savesData()) return;
    this.fetched = true;
    const { wasm, asm, image, zip, worker } = ZS_CORE;
    for (const name of [worker, wasm, this.plain ? zip : image, asm, ...this.partsOf(game).map(({ name }) => ZS_CORE.parts[name]![0])]) {
      const link = document.createElement("link");
      link.rel = "prefetch";
      link.href = asset(name);
      document.head.append(link);
    }
  }

  /** What a game is made of besides what every game stands on. */
  private partsOf(game: string): Part[] {
    return (ZS_CORE.needs[game] ?? []).map((name) => {
      const [file, size] = ZS_CORE.parts[name]!;
      return { name, url: asset(file), size, bytes: this.parts.get(name) };
    });
  }

  private set(change: Partial<CoreStatus>): void {
    this.status = { ...this.status, ...change };
    document.documentElement.dataset.zsCore = this.status.state;
    this.dispatchEvent(new Event("status"));
  }

  private spawn(game = ""): void {
    const { asm, wasm, zip, image, worker, sizes } = ZS_CORE;
    const games = new Set([game, ...this.queue.map(({ game }) => game)]);
    // a new worker knows no deck: what is asked already waits behind them
    for (const known of this.told) {
      const decks = ownDecks(known).map((deck): Pending => ({ id: this.nextId++, request: JSON.stringify({ do: "own-deck", game: known, deck }), game: known, tries: 0, resolve: () => undefined }));
      if (decks.length && this.status.restarts) this.queue.unshift(...decks);
    }
    const parts = [...new Map([...games].flatMap((game) => this.partsOf(game)).map((part) => [part.name, part])).values()];
    this.set({ state: "loading", loaded: 0, total: 1 });
    const spawned = new Worker(asset(worker), { type: "module", name: "zs-core" });
    this.worker = spawned;
    spawned.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    spawned.onerror = (event) => {
      event.preventDefault();
      this.crashed(event.message || "worker error");
    };
    spawned.onmessageerror = () => this.crashed("message error");
    const start: Start = {
      type: "start",
      files: { asm: asset(asm), wasm: asset(wasm), zip: asset(zip), image: asset(image), sizes, parts: Object.fromEntries(Object.entries(ZS_CORE.parts).map(([name, [file]]) => [name, asset(file)])) },
      snapshot: !this.plain,
      parts,
      module: this.module,
      image: this.plain ? undefined : this.image,
    };
    this.post(start);
    this.awaitFile();
  }

  /** While files come: say so when one does not, and give up after one wait. */
  private awaitFile(): void {
    clearTimeout(this.timer);
    clearTimeout(this.slow);
    this.slow = window.setTimeout(() => this.set({ message: SLOW }), SLOW_MS);
    this.timer = window.setTimeout(() => {
      this.stop();
      if (this.inFlight) this.queue.unshift(this.inFlight);
      this.inFlight = null;
      this.give();
    }, STALL_MS);
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private watch(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.crashed("no answer"), milliseconds);
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.awaitFile();
        this.set({ loaded: message.loaded, total: message.total, ...(this.status.message === SLOW ? { message: "" } : {}) });
        break;
      case "ready":
        clearTimeout(this.timer);
        clearTimeout(this.slow);
        document.documentElement.dataset.zsCoreMode = message.mode;
        this.set({ state: "ready", ...(this.status.message === SLOW ? { message: "" } : {}) });
        window.setTimeout(() => this.status.state === "ready" && this.set({ message: "" }), 8000);
        this.dispatchEvent(new Event("ready"));
        this.pump();
        break;
      case "keep":
        this.module = message.module;
        this.image = message.image;
        break;
      case "part":
        this.parts.set(message.name, message.bytes);
        if (this.inFlight) this.attend(this.inFlight);
        break;
      case "lost":
        if (this.inFlight?.id !== message.id) break;
        this.held.push(this.inFlight);
        this.inFlight = null;
        this.free();
        this.pump();
        break;
      case "failed":
        this.crashed(message.text);
        break;
      case "reply":
        this.settle(message.id, message.reply);
        break;
      case "broken":
        if (message.fatal) this.crashed(message.text);
        else {
          console.error("zs:", message.text);
          this.settle(message.id, JSON.stringify(trouble("Ядро не смогло ответить на этот запрос.")));
        }
    }
  }

  private settle(id: number, reply: string): void {
    if (this.inFlight?.id !== id) return;
    const { resolve } = this.inFlight;
    this.inFlight = null;
    this.free();
    resolve(JSON.parse(reply) as never);
    this.pump();
  }

  /** Nothing is in hand, nothing is awaited. */
  private free(): void {
    clearTimeout(this.timer);
    clearTimeout(this.slow);
    this.set({ state: "ready", busy: false, ...(this.status.message === SLOW ? { message: "" } : {}) });
  }

  private pump(): void {
    if (this.status.state !== "ready" || this.inFlight) return;
    this.inFlight = this.queue.shift() ?? null;
    if (this.inFlight) {
      this.post({ type: "ask", id: this.inFlight.id, request: this.inFlight.request, parts: this.partsOf(this.inFlight.game) });
      this.attend(this.inFlight);
    } else if (this.held.length) this.set({ state: "failed", message: LOST });
  }

  /** While files of the game are on their way they are awaited as at the start; then the answer is. */
  private attend({ game }: Pending): void {
    const here = this.partsOf(game).every(({ bytes }) => bytes);
    this.set({ busy: true, ...(here ? { state: "ready" } : { state: "loading", loaded: 0, total: 1 }) });
    if (!here) return this.awaitFile();
    clearTimeout(this.slow);
    this.watch(HANG_MS);
  }

  /** End the worker and begin again; the request in hand gets a second try, not a third. */
  private crashed(reason: string): void {
    console.warn("zs: core restarted:", reason);
    this.stop();
    const wasLoading = this.status.state === "loading";
    const hung = this.inFlight;
    this.inFlight = null;
    if (hung) {
      hung.tries += 1;
      if (hung.tries < 2) this.queue.unshift(hung);
      else hung.resolve(trouble("Ядро дважды не ответило за 10 секунд и перезапущено.") as never);
    }
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < 120_000), now];
    if (wasLoading) {
      if (!this.plain) this.plain = true; // the memory image may be to blame
      else if (this.crashes.length > 2) return this.give();
      this.module = undefined;
      this.image = undefined;
    }
    if (this.crashes.length > 6) return this.give();
    this.set({ restarts: this.status.restarts + 1, busy: false, message: wasLoading ? "" : RESTARTED });
    this.spawn();
  }

  /** Give up until somebody tries again; what was asked waits for that, so that every widget goes on where it stopped. */
  private give(): void {
    this.crashes = [];
    this.plain = query("zs-snapshot") === "off";
    this.set({ state: "failed", busy: false, message: GIVEN_UP });
  }
}

const trouble = (text: string): Reply<object> => ({ ok: false, error: { field: "core", text, cites: [] } });

export const core = new Core();
