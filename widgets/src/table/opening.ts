// The deal of this visit: one of those that lie ready beside the page, so that two visits do not open the same cards.
import type { Scene } from "../core/types";
import { base } from "../site";

export interface Ahead {
  folder: string;
  seeds: number[];
}

export interface Opening {
  seed: number;
  scene: Scene;
}

const PATIENCE = 2500;

/** The number of the deal that the address asks for: the one that the page before showed. */
export function askedSeed(hash: string): number | null {
  const found = /^#n=(\d{1,9})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** Draw a place among so many. */
const draw = (places: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % places;

/** Draw a deal; null is the one that the page shows, which is drawn as often as any other. */
export function drawSeed({ seeds }: Ahead): number | null {
  return [null, ...seeds][draw(seeds.length + 1)] ?? null;
}

/** Fetch a deal; null where it does not come in time. */
export async function openingOf(seed: number, { folder }: Ahead): Promise<Opening | null> {
  try {
    const response = await fetch(`${base}${folder}${seed}.json`, { signal: AbortSignal.timeout(PATIENCE) });
    const scene = (await response.json()) as Scene;
    return response.ok && Array.isArray(scene.zones) ? { seed, scene } : null;
  } catch {
    return null;
  }
}
