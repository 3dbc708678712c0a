// The match that a reload brings back, one for each game.
import type { GameRecord, Scene } from "../core/types";
import { load, save } from "../prefs/prefs";
import { isPeople } from "./people";

export interface Stored {
  record: GameRecord;
  /** What is drawn before the core has started; where several people share the device, the open table. */
  scene: Scene;
  /** Seats of the people. */
  people?: number[];
}

const key = (game: string): string => `zs:match:${game}`;

export function storedMatch(game: string): Stored | null {
  return load(key(game), (data) => {
    const found = data as { v?: unknown; record?: GameRecord; scene?: Scene; people?: unknown } | null;
    const sound =
      found?.v === 1 && found.record?.game === game && Array.isArray(found.record.actions) && found.scene?.game === game &&
      Array.isArray(found.scene.zones) && Array.isArray(found.scene.seats) && Array.isArray(found.scene.log); // prettier-ignore
    if (!sound) return null;
    const match = { record: found.record!, scene: found.scene! };
    return isPeople(found.people) ? { ...match, people: found.people } : match;
  });
}

export const storeMatch = (game: string, match: Stored | null): void => save(key(game), match && { v: 1, ...match });

/** A deal number nobody chose. */
export function randomSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0]! % 999_999) + 1;
}
