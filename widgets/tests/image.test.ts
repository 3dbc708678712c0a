import assert from "node:assert/strict";
import { test } from "node:test";
import { PAGE, parseImage, restore, sumOfOthers } from "../src/core/image";
import { readPrefs } from "../src/prefs/prefs";

/** An image in the form of widgets/py/snapshot.mjs. */
function imageOf(fresh: Uint8Array, memory: Uint8Array, numbers: number[]): ArrayBuffer {
  const sum = sumOfOthers(fresh, { numbers: Uint32Array.from(numbers), touched: fresh.length });
  const head = new TextEncoder().encode(JSON.stringify({ build: "b", heap: memory.length, pages: numbers.length, touched: fresh.length, sum, config: {} }));
  const start = Math.ceil((8 + head.length) / 4) * 4;
  const image = new Uint8Array(start + numbers.length * (4 + PAGE));
  const view = new DataView(image.buffer);
  view.setUint32(0, 0x315a535a, true);
  view.setUint32(4, head.length, true);
  image.set(head, 8);
  numbers.forEach((page, i) => {
    view.setUint32(start + i * 4, page, true);
    image.set(memory.subarray(page * PAGE, (page + 1) * PAGE), start + numbers.length * 4 + i * PAGE);
  });
  return image.buffer;
}

const fresh = () => Uint8Array.from({ length: 8 * PAGE }, (_, i) => (i < 5 * PAGE ? (i * 7) & 255 : 0));

test("the pages of an image make a fresh memory the one it was taken from", () => {
  const memory = fresh();
  for (const page of [1, 2, 6]) memory.fill(page, page * PAGE, (page + 1) * PAGE);
  const found = fresh();
  restore(found, parseImage(imageOf(fresh(), memory, [1, 2, 6])));
  assert.deepEqual(found, memory);
});

test("a memory that is not as fresh as the image assumes is refused", () => {
  const image = parseImage(imageOf(fresh(), fresh(), [1]));
  const other = fresh();
  other[3 * PAGE]! ^= 1;
  assert.throws(() => restore(other, image), /fresh memory/);
  assert.throws(() => restore(fresh().subarray(0, PAGE), image), /too small/);
});

test("a page that the image brings may differ beforehand", () => {
  const image = parseImage(imageOf(fresh(), fresh(), [1]));
  const other = fresh();
  other[PAGE + 5]! ^= 1;
  restore(other, image);
  assert.deepEqual(other, fresh());
});

test("a damaged image is refused", () => {
  const whole = imageOf(fresh(), fresh(), [1, 2]);
  assert.throws(() => parseImage(whole.slice(0, whole.byteLength - 1)), /cut short/);
  assert.throws(() => parseImage(new ArrayBuffer(100)), /not a memory image/);
  assert.throws(() => parseImage(new ArrayBuffer(2)), /not a memory image/);
});

test("stored settings are taken only where they are settings", () => {
  assert.deepEqual(readPrefs({ latin: "yes", four: true, pace: 5, sorting: "rank", evil: 1 }), { latin: false, four: true, oneTap: false, forced: false, sorting: "rank", pace: 700 });
  assert.deepEqual(readPrefs(null), { latin: false, four: false, oneTap: false, forced: false, sorting: "suit", pace: 700 });
});
