import assert from "node:assert/strict";
import { test } from "node:test";
import { amount, figure } from "../src/ui/text";

test("a number is written as in Russian", () => {
  const russian = new Intl.NumberFormat("ru-RU", { useGrouping: true });
  for (const value of [0, 1, -5, 66, 999, 1000, -1000, 12_345, 1_234_567, -40_000, 0.5, -0.25, 1234.5, 2.0005, 0.1 + 0.2])
    assert.equal(amount(value), russian.format(value).replace("-", "−"), String(value));
});

test("what is no number is written as it is", () => {
  assert.equal(amount("5♠"), "5♠");
  assert.equal(amount(null), "");
});

test("a figure in kopecks is written as people write money", () => {
  assert.equal(figure(-300, "коп."), "−3\u00a0р.");
  assert.equal(figure(120, "коп."), "1\u00a0р. 20\u00a0к.");
  assert.equal(figure(0, "коп."), "0\u00a0к.");
  assert.equal(figure(120, "очков"), "120");
  assert.equal(figure(null, "коп."), "");
});
