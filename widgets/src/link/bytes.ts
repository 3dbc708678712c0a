// Data in the fragment of an address: compressed where the browser can do that, in letters that every messenger leaves alone.

/** What is wrong with a link, as a sentence for the reader. */
export class LinkError extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

const MOST_TEXT = 60_000;
const MOST_BYTES = 1_500_000;

const toBase64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
};

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));

/** Send bytes through a stream; null where too many come out. */
async function through(bytes: Bytes, step: GenericTransformStream): Promise<Bytes | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(step as ReadableWritablePair<Bytes, Bytes>).getReader();
  const parts: Bytes[] = [];
  let size = 0;
  for (;;) {
    const part = await reader.read();
    if (part.done) break;
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Write data, with a few bytes before it that are not compressed. */
export async function written(bytes: Bytes, head: Uint8Array = new Uint8Array(0)): Promise<string> {
  const plain = typeof CompressionStream === "undefined";
  const body = plain ? bytes : (await through(bytes, new CompressionStream("deflate-raw")))!;
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return `${plain ? "0" : "1"}${toBase64(whole)}`;
}

/** Read what `written` wrote; throws a LinkError that begins with what is broken. */
export async function read(text: string, broken: string, head = 0): Promise<{ head: Bytes; bytes: Bytes }> {
  const fail = (why: string): never => {
    throw new LinkError(`${broken}: ${why}.`);
  };
  if (text.length > MOST_TEXT) fail("она слишком длинна");
  const kind = text[0];
  if (kind !== "0" && kind !== "1") fail("неизвестный вид ссылки");
  if (!/^[\w-]*$/.test(text)) fail("в ней лишние знаки");
  if (kind === "1" && typeof DecompressionStream === "undefined") throw new LinkError("Этот браузер не умеет открывать сжатые ссылки.");
  let whole: Bytes;
  let bytes: Bytes | null;
  try {
    whole = fromBase64(text.slice(1));
  } catch {
    return fail("она обрезана или изменена");
  }
  if (whole.length <= head) fail("она обрезана");
  try {
    bytes = kind === "1" ? await through(whole.slice(head), new DecompressionStream("deflate-raw")) : whole.slice(head);
  } catch {
    return fail("она обрезана или изменена");
  }
  return bytes ? { head: whole.slice(0, head), bytes } : fail("она слишком длинна");
}

/** The data in JSON; throws a LinkError where there is none. */
export function parsed(bytes: Bytes, otherwise: string): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new LinkError(otherwise);
  }
}
