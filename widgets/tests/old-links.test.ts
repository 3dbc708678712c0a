// Links that readers already have (tests/fixtures) are read as what they held when they were written.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { readCalcLink } from "../src/calc/values";
import type { Json, Schema } from "../src/core/types";
import { readDeckLink } from "../src/deck/link";
import { readDisputeLink, type DisputeLink } from "../src/dispute/link";
import { readTableLink, type TableLink } from "../src/link/codec";

interface Old {
  tables: { link: TableLink; hash: string }[];
  calcs: { id: string; place: number; given: Record<string, Json>; types: Record<string, string>; hash: string }[];
  decks: { game: string; values: Record<string, Json>; counts: Record<string, Json[]>; hash: string }[];
  disputes: { link: DisputeLink; hash: string }[];
}
const old = JSON.parse(gunzipSync(readFileSync("tests/fixtures/links.json.gz")).toString("utf8")) as Old;

test("an old link to a table", async () => {
  assert.equal(old.tables.length, 100);
  for (const { link, hash } of old.tables) assert.deepEqual(await readTableLink(hash), link);
});

test("an old link to a calculation", () => {
  assert.equal(old.calcs.length, 100);
  for (const { id, place, given, types, hash } of old.calcs) {
    const schema = { id, params: Object.entries(types).map(([name, type]) => ({ name, type })) } as unknown as Schema;
    // an address has no types: what is a number or a yes in the form may be written as text, and is what it was when it is written again
    const read = readCalcLink(hash, schema)!;
    assert.deepEqual([read.id, read.place, Object.keys(read.given)], [id, place, Object.keys(given)]);
    for (const [name, value] of Object.entries(given)) assert.equal(String(read.given[name]), String(value), `${id} ${name}`);
  }
});

test("an old link to a deck", () => {
  assert.equal(old.decks.length, 100);
  for (const { game, values, counts, hash } of old.decks) {
    const params = [{ name: "level", type: "choice" }] as never;
    assert.deepEqual(readDeckLink(hash, game, ["day", "night", "ball", ...Object.keys(counts)], params), { values, counts });
  }
});

test("an old link to a dispute", async () => {
  assert.equal(old.disputes.length, 100);
  // nobody said yet what was understood and who claims what
  for (const { link, hash } of old.disputes) assert.deepEqual(await readDisputeLink(hash), { ...link, understood: [], claims: null });
});
