import assert from "node:assert/strict";
import { test } from "node:test";
import { calcLink, fitRow, fitting, initial, readCalcLink, relevant, sent, typedInt } from "../src/calc/values";
import type { GameRecord, Schema } from "../src/core/types";
import { LinkError } from "../src/link/bytes";
import { readTableLink, tableLink } from "../src/link/codec";

const record: GameRecord = {
  game: "sixty-six", version: 1, options: { target: 3 }, readings: {}, deal: { seed: 1892 },
  actions: Array.from({ length: 120 }, (_, i) => (i % 7 ? "play ♠Т" : "1: next")),
}; // prettier-ignore

test("a match goes into a link and comes back", async () => {
  const link = await tableLink({ record, step: 17 });
  assert.match(link, /^#t=1[\w-]+$/);
  assert.ok(link.length < 400, `${link.length}`);
  assert.deepEqual(await readTableLink(link), { record, step: 17 });
});

test("a link cut in half says so", async () => {
  const link = await tableLink({ record, step: null });
  await assert.rejects(readTableLink(link.slice(0, link.length / 2)), (error) => error instanceof LinkError && /повреждена/.test(error.message));
});

for (const [name, hash] of Object.entries({
  noise: "#t=1" + "Q29".repeat(2000),
  script: "#t=<script>alert(1)</script>",
  "a megabyte": "#t=1" + "A".repeat(1_000_000),
  empty: "#t=",
  "other data": "#t=0" + Buffer.from('{"a":1}').toString("base64url"),
  "no game": "#t=0" + Buffer.from("[1,2,3,4,5,6,7]").toString("base64url"),
})) {
  test(`a link of ${name} is refused with a sentence`, async () => {
    await assert.rejects(readTableLink(hash), (error) => error instanceof LinkError && /^Ссылка/.test(error.message));
  });
}

test("a link that would unfold to megabytes is refused", async () => {
  const { deflateRawSync } = await import("node:zlib");
  const bomb = deflateRawSync(Buffer.alloc(20_000_000, 32)).toString("base64url");
  await assert.rejects(readTableLink("#t=1" + bomb), LinkError);
});

const schema = {
  id: "g.calc",
  params: [
    { name: "tricks", label: "Взяток", type: "int", default: 3, low: 0, high: 13 },
    { name: "contract", label: "Игра", type: "choice", default: "♠", choices: [{ value: "♠", label: "пики" }, { value: 2, label: "две" }] },
    { name: "last", label: "Последняя", type: "flag", default: false },
    { name: "deals", label: "Сдачи", type: "ints", default: [1, 2] },
    { name: "extra", label: "Сверх", type: "int", default: 0, when: { last: [true] } },
  ],
} as unknown as Schema; // prettier-ignore

test("a calculation goes into a link and comes back", () => {
  const given = { tricks: 7, contract: 2, last: true, deals: [3, 5], extra: 1 };
  assert.deepEqual(readCalcLink(calcLink("g.calc", 0, given), schema), { id: "g.calc", place: 0, given });
});

test("a link's wrong values go to the core as they are, for it to name the field", () => {
  assert.deepEqual(readCalcLink("#c=g.calc&tricks=abc&last=maybe&contract=туз&unknown=1", schema)!.given, {
    tricks: "abc", last: "maybe", contract: "туз", unknown: "1",
  }); // prettier-ignore
});

test("a link of another calculator is not ours", () => {
  assert.equal(readCalcLink("#c=g.other&tricks=1", schema), null);
  assert.equal(readCalcLink("#vint-14", schema), null);
});

test("fields that do not matter are not sent", () => {
  const given = initial(schema, { tricks: 5 });
  assert.equal(relevant(schema, schema.params[4]!, given), false);
  assert.ok(!("extra" in sent(schema, given)));
  assert.ok("extra" in sent(schema, { ...given, last: true }));
});

test("a field that hangs on one that does not matter takes that one's default", () => {
  const chain: Schema = { ...schema, params: [...schema.params, { name: "deep", label: "Глубже", type: "int", default: 0, when: { extra: [7] } }] };
  const deep = chain.params.at(-1)!;
  assert.equal(relevant(chain, deep, { ...initial(chain, {}), last: true, extra: 7 }), true);
  assert.equal(relevant(chain, deep, { ...initial(chain, {}), last: false, extra: 7 }), false);
});

test("a form takes over from a link what it can hold", () => {
  const given = { tricks: "abc", last: "maybe", contract: "туз", unknown: 1 };
  assert.deepEqual(fitting(schema, given), { tricks: "abc" });
});

test("typed numbers become numbers, anything else stays text", () => {
  assert.equal(typedInt("1 000"), 1000);
  assert.equal(typedInt("−5"), -5);
  assert.equal(typedInt("5x"), "5x");
  assert.equal(typedInt(""), "");
});

test("numbers of pairs stay with their pair when a player comes or goes", () => {
  const param = { name: "whists", label: "Висты", type: "ints", default: null, per: "players", pairs: true } as never;
  const four = fitRow(param, [12, 13, 21, 23, 31, 32], 4);
  assert.deepEqual(four, [12, 13, 0, 21, 23, 0, 31, 32, 0, 0, 0, 0]);
  assert.deepEqual(fitRow(param, four, 3), [12, 13, 21, 23, 31, 32]);
  assert.deepEqual(fitRow(param, null, 2), [0, 0]);
  assert.deepEqual(fitRow({ ...(param as object), pairs: false } as never, [5, "х"], 3), [5, "х", 0]);
});
