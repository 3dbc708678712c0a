// The reader's settings, in the browser, the same for every table.

export interface Prefs {
  latin: boolean;
  four: boolean;
  oneTap: boolean;
  /** A card that is the only one allowed is played by itself. */
  forced: boolean;
  sorting: "suit" | "rank" | "core";
  /** Pause before a bot's move, milliseconds. */
  pace: number;
}

const KEY = "zs:prefs";
const DEFAULTS: Prefs = { latin: false, four: false, oneTap: false, forced: false, sorting: "suit", pace: 700 };
const PACES = [0, 300, 700, 1500];

/** Take from stored data only what is a setting. */
export function readPrefs(stored: unknown): Prefs {
  const found = { ...DEFAULTS };
  if (typeof stored !== "object" || stored === null) return found;
  const data = stored as Record<string, unknown>;
  for (const name of ["latin", "four", "oneTap", "forced"] as const) if (typeof data[name] === "boolean") found[name] = data[name];
  if (["suit", "rank", "core"].includes(data.sorting as string)) found.sorting = data.sorting as Prefs["sorting"];
  if (PACES.includes(data.pace as number)) found.pace = data.pace as number;
  return found;
}

export function load<T>(key: string, read: (stored: unknown) => T): T {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return read(null);
  }
}

/** Store, quietly: private windows may refuse. */
export function save(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is lost but the memory of it
  }
}

class PrefsStore extends EventTarget {
  value: Prefs = load(KEY, readPrefs);

  constructor() {
    super();
    if (typeof document === "undefined") return; // tests
    this.apply();
    addEventListener("storage", (event) => {
      if (event.key === KEY) {
        this.value = load(KEY, readPrefs);
        this.apply();
        this.dispatchEvent(new Event("change"));
      }
    });
  }

  set(change: Partial<Prefs>): void {
    this.value = { ...this.value, ...change };
    save(KEY, this.value);
    this.apply();
    this.dispatchEvent(new Event("change"));
  }

  private apply(): void {
    document.documentElement.dataset.zsDeck = this.value.four ? "four" : "two";
  }
}

export const prefs = new PrefsStore();
