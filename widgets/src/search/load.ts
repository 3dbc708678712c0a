// The index is fetched when somebody touches the box or the desk, and cut into words between two frames, once a visit.
import { base } from "../site";
import { Finder } from "./find";
import { Index, type FindData } from "./index";

const SLICE = 8; // milliseconds of work before the page may answer
let ready: Promise<Finder> | null = null;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function make(): Promise<Finder> {
  const response = await fetch(`${base}assets/find/index.json`);
  if (!response.ok) throw new Error(`index: ${response.status}`);
  const index = new Index((await response.json()) as FindData);
  let from = performance.now();
  for (const _ of index.grow()) {
    if (performance.now() - from < SLICE) continue;
    await pause();
    from = performance.now();
  }
  return new Finder(index);
}

/** The search, once it is there; a failure is tried again at the next touch. */
export function finder(): Promise<Finder> {
  ready ??= make().catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}
