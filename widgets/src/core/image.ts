// The memory image made by widgets/py/snapshot.mjs: the 4 KiB pages of a started Python that differ from a fresh module.

const MAGIC = 0x315a535a;
export const PAGE = 4096;

export interface Image {
  /** Identity of the Pyodide build that made it. */
  build: string;
  /** Length of the whole memory. */
  heap: number;
  /** Number of pages in the image. */
  pages: number;
  /** A fresh module is zero from here on… */
  touched: number;
  /** …and sums up to this before. */
  sum: number;
  /** What Pyodide needs besides memory. */
  config: unknown;
  numbers: Uint32Array;
  data: Uint8Array;
}

/** Read an image; throws when it is not one. */
export function parseImage(buffer: ArrayBuffer): Image {
  const view = new DataView(buffer);
  if (buffer.byteLength < 8 || view.getUint32(0, true) !== MAGIC) throw new Error("not a memory image");
  const length = view.getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length))) as Omit<Image, "numbers" | "data">;
  const start = Math.ceil((8 + length) / 4) * 4;
  if (buffer.byteLength !== start + head.pages * (4 + PAGE)) throw new Error("memory image cut short");
  return {
    ...head,
    numbers: new Uint32Array(buffer, start, head.pages),
    data: new Uint8Array(buffer, start + head.pages * 4, head.pages * PAGE),
  };
}

/** Order-dependent sum of the words of a memory's beginning. */
export function sumOf(words: Uint32Array): number {
  let a = 0;
  let b = 0;
  for (let i = 0; i < words.length; i += 1) {
    a = (a + words[i]!) | 0;
    b = (b + a) | 0;
  }
  return (a ^ (b << 1)) >>> 0;
}

/** Put the pages back into a fresh module's memory; refuses a memory that is not as fresh as the image assumes. */
export function restore(memory: Uint8Array, image: Image): void {
  if (memory.length < image.heap) throw new Error("memory too small for the image");
  if (sumOf(new Uint32Array(memory.buffer, memory.byteOffset, image.touched >> 2)) !== image.sum) throw new Error("fresh memory differs");
  const { numbers, data } = image;
  let i = 0;
  while (i < numbers.length) {
    let run = 1; // neighbours go in one copy
    while (i + run < numbers.length && numbers[i + run] === numbers[i]! + run) run += 1;
    memory.set(data.subarray(i * PAGE, (i + run) * PAGE), numbers[i]! * PAGE);
    i += run;
  }
}

/** Decompress if it is gzip: a host may have undone that already. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
