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
  /** …and before, its pages that are not in the image sum up to this. */
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

/** Order-dependent sum of the pages that the image leaves as they are. */
export function sumOfOthers(memory: Uint8Array, image: Pick<Image, "numbers" | "touched">): number {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, image.touched >> 2);
  const written = new Uint8Array(image.touched / PAGE);
  for (const page of image.numbers) if (page < written.length) written[page] = 1;
  let a = 0;
  let b = 0;
  for (let page = 0; page < written.length; page += 1) {
    if (written[page]) continue;
    const end = ((page + 1) * PAGE) >> 2;
    for (let i = (page * PAGE) >> 2; i < end; i += 1) {
      a = (a + words[i]!) | 0;
      b = (b + a) | 0;
    }
  }
  return (a ^ (b << 1)) >>> 0;
}

/** Put the pages back into a fresh module's memory; refuses a memory that is not as fresh as the image assumes. */
export function restore(memory: Uint8Array, image: Image): void {
  if (memory.length < image.heap) throw new Error("memory too small for the image");
  if (sumOfOthers(memory, image) !== image.sum) throw new Error("the fresh memory is not the one that the image was taken from");
  const { numbers, data } = image;
  let i = 0;
  while (i < numbers.length) {
    let run = 1; // neighbours go in one copy
    while (i + run < numbers.length && numbers[i + run] === numbers[i]! + run) run += 1;
    memory.set(data.subarray(i * PAGE, (i + run) * PAGE), numbers[i]! * PAGE);
    i += run;
  }
}
