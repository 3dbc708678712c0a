import assert from "node:assert/strict";
import { test } from "node:test";
import { parts, places, shownLines } from "../src/scan/lines";
import { written } from "../src/scan/report";
import { type Known, matched, pageOf, restoredFrom, SAME, shape } from "../src/scan/shape";
import { taken } from "../src/scan/take";

// Lines of our own, in the look of a scan: every line has another row of word lengths.
const LINE = (number: number): string => [7, 11, 13, 5].map((step) => "Wn".repeat(30).slice(0, 1 + ((number * step) % 17))).join(" ") + (number % 10 ? "" : " x");
const SCAN = Array.from({ length: 200 }, (_, number) => (number % 9 === 8 ? "" : LINE(number)));
const KNOWN: Known = { key: "000", title: "Книга", shapes: SCAN.map(shape), pages: [[3, 1], [4, 101]] }; // prettier-ignore
const RESTORED = SCAN.map((line) => (line ? "слово ⟦сомнение⟧" : ""));

test("the shape of a line is its word lengths, as corpus/scans.py has it", () => {
  assert.deepEqual(["", "ab c", "xy  z", "abc", "я".repeat(300), "три карты"].map(shape), [0, 0xd777, 0xd777, 0x58be, 0xf845, 0x266c]);
});

test("a file is laid beside the book whose lines it has, even when lines were lost or added", () => {
  assert.equal(matched(SCAN, KNOWN).share, 1);
  const cut = ["новая строка", ...SCAN.slice(0, 50), ...SCAN.slice(53)];
  const { share, lines } = matched(cut, KNOWN);
  assert.ok(share > 0.9);
  assert.deepEqual([lines[0], lines[49], lines[60]], [1, 50, 58]);
  const other = SCAN.map((line) => line.split(" ").reverse().join(" q "));
  assert.ok(matched(other, KNOWN).share < SAME);
});

test("a file of another book is told so; a restored one needs its scan", () => {
  const scan = taken("scan.txt", SCAN.join("\n"), [KNOWN], []);
  assert.equal(scan.kept?.key, "000");
  assert.match(taken("x.txt", SCAN.map((line) => line + " qwe").join("\n"), [KNOWN], []).said, /другая книга/);
  assert.match(taken("r.txt", RESTORED.join("\n"), [KNOWN], []).said, /откройте вместе с ним сам скан/);
  const both = taken("r.txt", RESTORED.join("\n"), [KNOWN], [scan.kept!]).kept!;
  assert.equal(both.restored?.name, "r.txt");
  assert.equal(restoredFrom(RESTORED.slice(1), SCAN), false);
  assert.deepEqual(shownLines({ key: "000", first: 101, last: 101 }, both), [{ page: 4, line: 1, parts: [{ text: "слово ", doubtful: false }, { text: "сомнение", doubtful: true }] }]);
  assert.equal(taken("scan.txt", SCAN.join("\n"), [KNOWN], [both]).kept?.restored?.name, "r.txt");
});

test("lines and pages are found", () => {
  assert.deepEqual(places("000:12-14, 001:5"), [{ key: "000", first: 12, last: 14 }, { key: "001", first: 5, last: 5 }]); // prettier-ignore
  assert.deepEqual(pageOf(100, KNOWN.pages), { page: 3, line: 100 });
  assert.deepEqual(parts("a ⟦…⟧"), [{ text: "a ", doubtful: false }, { text: "…", doubtful: true }]); // prettier-ignore
});

test("a report names rule, edition, lines, what is read and what should be", () => {
  const report = { rule: "vint.147", title: "§ 147 Ренонс", edition: "1", source: "000:1-2 (с. 3)", reads: "две", should: "три", why: "", book: "" };
  assert.equal(written(report), "Правило: vint.147 (§ 147 Ренонс)\nРедакция: 1\nИсточник: 000:1-2 (с. 3)\nЧитается: две\nДолжно быть: три\n");
});
