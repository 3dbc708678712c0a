// How a rule without a number is called: its title in quotation marks, those within it of the second kind.
import assert from "node:assert/strict";
import { test } from "node:test";
import { book, labelOf, sameWords } from "../src/ui/rules";

test("a title that quotes is quoted with marks of the second kind, one that is a quotation stays as it is", async () => {
  const titles = { "bang.a": "«Тюрьма» и побег", "bang.b": "«Лавка»", "bang.c": "Награда за бандита" };
  const rules = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, { label: "", title, url: "", text: "" }]));
  globalThis.fetch = (() => Promise.resolve(new Response(JSON.stringify(rules)))) as typeof fetch;
  await book("bang");
  assert.deepEqual(Object.keys(titles).map(labelOf), ["«„Тюрьма“ и побег»", "«Лавка»", "«Награда за бандита»"]);
  assert.ok(Object.entries(titles).every(([id, title]) => sameWords(labelOf(id), title)));
});
