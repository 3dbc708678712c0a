// Which words of an auction are chosen by number and suit, which stand in one row.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene, SceneAction } from "../src/core/types";
import { inPairs } from "../src/table/bids";

const bid = (label: string, row: number, col: number): SceneAction => ({ action: `bid ${label}`, label, legal: true, why: null, row, col });
const auction = (bids: SceneAction[]): Scene => ({ actions: bids }) as unknown as Scene;

test("number and suit are two choices where there are several of both", () => {
  assert.equal(inPairs(auction([bid("6♠", 0, 0), bid("6♣", 0, 1), bid("7♠", 1, 0), bid("7♣", 1, 1), bid("8♠", 2, 0)])), true);
  assert.equal(inPairs(auction([bid("6♠", 0, 0), bid("6♣", 0, 1)])), false);
});

test("bare numbers are one choice, however many rows the core lays them out in", () => {
  assert.equal(inPairs(auction([2, 3, 4, 5, 6, 7].map((one) => bid(String(one), one > 6 ? 1 : 0, one % 6)))), false);
});
