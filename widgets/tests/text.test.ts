import assert from "node:assert/strict";
import { test } from "node:test";
import { amount } from "../src/ui/text";

test("a number is written as in Russian", () => {
  const russian = new Intl.NumberFormat("ru-RU", { useGrouping: true });
  for (const value of [0, 1, -5, 66, 999, 1000, -1000, 12_345, 1_234_567, -40_000, 0.5, -0.25, 1234.5, 2.0005, 0.1 + 0.2])
    assert.equal(amount(value), russian.format(value).replace("-", "−"), String(value));
});

test("what is no number is written as it is", () => {
  assert.equal(amount("5♠"), "5♠");
  assert.equal(amount(null), "");
});
