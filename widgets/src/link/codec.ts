// A match in a link: #t=… holds the record and the step, compressed. What comes from a link is data and is checked by the core.
import type { GameRecord } from "../core/types";
import { isPeople } from "../table/people";

export interface TableLink {
  record: GameRecord;
  step: number | null;
  /** Seats of the people who share the device; absent where one person plays. */
  people?: number[];
}

export class LinkError extends Error {}

const MOST_TEXT = 60_000;
const MOST_BYTES = 1_500_000;
const BROKEN = "Ссылка на партию повреждена";

const toBase64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  if (!/^[\w-]*$/.test(text)) throw new LinkError(`${BROKEN}: в ней лишние знаки.`);
  try {
    return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
  } catch {
    throw new LinkError(`${BROKEN}: она обрезана или изменена.`);
  }
};

async function through(bytes: Uint8Array<ArrayBuffer>, step: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(step as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const part = await reader.read();
    if (part.done) break;
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new LinkError(`${BROKEN}: запись слишком длинна.`);
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The fragment, `#t=` and all. */
export async function tableLink({ record, step, people }: TableLink): Promise<string> {
  const { game, version, options, readings, deal, actions } = record;
  const bytes = new TextEncoder().encode(JSON.stringify([game, version, options, readings, deal, actions, step, ...(people ? [people] : [])]));
  if (typeof CompressionStream === "undefined") return `#t=0${toBase64(bytes)}`;
  return `#t=1${toBase64(await through(bytes, new CompressionStream("deflate-raw")))}`;
}

export const isTableLink = (hash: string): boolean => hash.startsWith("#t=");

/** Read a fragment; throws a LinkError with a sentence for the reader. */
export async function readTableLink(hash: string): Promise<TableLink> {
  const text = hash.slice(3);
  if (text.length > MOST_TEXT) throw new LinkError(`${BROKEN}: она слишком длинна.`);
  const kind = text[0];
  if (kind !== "0" && kind !== "1") throw new LinkError(`${BROKEN}: неизвестный вид ссылки.`);
  let bytes = fromBase64(text.slice(1));
  if (kind === "1") {
    if (typeof DecompressionStream === "undefined") throw new LinkError("Этот браузер не умеет открывать сжатые ссылки.");
    try {
      bytes = await through(bytes, new DecompressionStream("deflate-raw"));
    } catch (error) {
      if (error instanceof LinkError) throw error;
      throw new LinkError(`${BROKEN}: она обрезана или изменена.`);
    }
  }
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new LinkError(`${BROKEN}: в ней нет записи партии.`);
  }
  if (!Array.isArray(data) || (data.length !== 7 && data.length !== 8)) throw new LinkError(`${BROKEN}: в ней нет записи партии.`);
  const [game, version, options, readings, deal, actions, step, people] = data as [string, number, never, never, never, string[], number | null, unknown];
  if (typeof game !== "string") throw new LinkError(`${BROKEN}: поле «game» — не название игры.`);
  const link: TableLink = { record: { game, version, options, readings, deal, actions }, step };
  if (people === undefined) return link;
  if (!isPeople(people)) throw new LinkError(`${BROKEN}: поле «people» — не список мест.`);
  return { ...link, people };
}
