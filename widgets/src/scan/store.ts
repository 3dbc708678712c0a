// The reader's own scans: kept on this device alone, sent nowhere, removed with one touch.
import type { Known } from "./shape";

export interface Kept {
  key: string;
  title: string;
  name: string;
  lines: string[];
  /** For every line that the edition counts by, its line in the file, or -1. */
  at: number[];
  pages: Known["pages"];
  /** What «corpus restore» made of it, with its marks of doubt. */
  restored?: { name: string; lines: string[] };
}

const NAME = "zs-scans";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("store"));
  });

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("files", { keyPath: "key" });
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("store"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const files = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => (await database()).transaction("files", mode).objectStore("files");

/** The scan of a source, if the reader has brought one. */
export async function keptScan(key: string): Promise<Kept | null> {
  try {
    return ((await done((await files("readonly")).get(key))) as Kept | undefined) ?? null;
  } catch {
    return null; // a private window keeps nothing
  }
}

export async function keptScans(): Promise<Kept[]> {
  try {
    return (await done((await files("readonly")).getAll())) as Kept[];
  } catch {
    return [];
  }
}

export const keepScan = async (kept: Kept): Promise<void> => void (await done((await files("readwrite")).put(kept)));
export const removeScan = async (key: string): Promise<void> => void (await done((await files("readwrite")).delete(key)));
