// Several people at one device, decks in links: what is handed on and what is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../src/core/types";
import { deckLink, readDeckLink } from "../src/deck/link";
import { LinkError } from "../src/link/bytes";
import { readTableLink, tableLink } from "../src/link/codec";
import { isPeople, SharedTable } from "../src/table/people";

const record = { game: "veryu", version: 1, options: {}, readings: {}, deal: { seed: 1 }, actions: [] };

const scene = (change: Partial<Scene>): Scene =>
  ({ to_move: 0, deal_over: false, done: false, aside: null, zones: [], seats: [0, 1, 2].map((seat) => ({ seat, count: 6 })), log: [], ...change }) as unknown as Scene;

test("people are small seats, each once, in order", () => {
  assert.ok(isPeople([0]) && isPeople([1, 3, 5]));
  for (const bad of [[], [1, 1], [2, 1], [-1], [10], [0.5], ["0"], "0", null, Array.from({ length: 11 }, (_, i) => i)]) assert.equal(isPeople(bad), false);
});

test("a link carries the people who share the device", async () => {
  assert.deepEqual((await readTableLink(await tableLink({ record, step: null, people: [0, 2] }))).people, [0, 2]);
  assert.equal("people" in (await readTableLink(await tableLink({ record, step: null }))), false);
  await assert.rejects(async () => readTableLink(await tableLink({ record, step: null, people: [2, 0] })), LinkError);
});

test("the one on turn takes the device and gives it away with the turn", () => {
  const shared = new SharedTable([0, 2]);
  assert.equal(shared.next(scene({ to_move: 0 })), 0);
  assert.equal(shared.next(scene({ to_move: 1 })), null);
  assert.equal(shared.next(scene({ to_move: 0, deal_over: true })), null);
  shared.takenBy(0, scene({}));
  assert.equal(shared.leaves(scene({ to_move: 0 })), false);
  assert.equal(shared.leaves(scene({ to_move: 2 })), true);
  assert.equal(shared.leaves(scene({ to_move: 0, deal_over: true })), true);
  shared.release();
  assert.equal(shared.holder, null);
});

test("who calls for the device comes before the one on turn", () => {
  const shared = new SharedTable([0, 2]);
  shared.release(2);
  assert.equal(shared.next(scene({ to_move: 0 })), 2);
  shared.takenBy(2, scene({}));
  assert.deepEqual([shared.holder, shared.called], [2, null]);
});

test("all are asked once at every moment at which somebody may act out of turn", () => {
  const shared = new SharedTable([0, 2]);
  const aside = { text: "", cites: [] };
  const pile = (card: string, count: number): Scene["zones"] => [{ id: "pile-1", kind: "pile", owner: null, label: "", count, cards: [{ card, up: true }] }];
  const moment = scene({ aside, zones: pile("этаж 3", 1) });
  assert.equal(shared.asks(scene({ zones: pile("этаж 3", 1) })), false);
  assert.equal(shared.asks(moment), true);
  shared.answer(moment, false);
  assert.equal(shared.asks(moment), false);
  assert.equal(shared.asks(scene({ aside, zones: pile("этаж 5", 2) })), true);
  const drew = scene({ aside, zones: pile("этаж 3", 1), seats: [{ seat: 2, count: 8 }] as Scene["seats"] });
  assert.equal(shared.asks(drew), true);
  shared.answer(moment, true);
  assert.equal(shared.asks(drew), false);
  shared.takenBy(0, moment);
  assert.equal(shared.asks(drew), true);
});

test("a deck goes through a link and back", () => {
  const params = [{ name: "level", label: "", type: "choice" as const, default: "" }, { name: "players", label: "", type: "int" as const, default: 3 }];
  const hash = deckLink("etazhiki", { level: "полные", players: 4 }, { day: [4, 0, 12], night: [1] });
  assert.deepEqual(readDeckLink(hash, "etazhiki", ["day", "night"], params), { values: { level: "полные", players: 4 }, counts: { day: [4, 0, 12], night: [1] } });
  assert.equal(readDeckLink(hash, "veryu", ["day"], params), null);
  assert.equal(readDeckLink("#t=1abc", "etazhiki", ["day"], params), null);
});

test("what is no number in a deck link goes to the core as it is", () => {
  assert.deepEqual(readDeckLink("#k=etazhiki&day=1.x.-2&what=3", "etazhiki", ["day"], []), { values: {}, counts: { day: [1, "x", -2] } });
  const long = readDeckLink(`#k=etazhiki&day=${Array(500).fill("1").join(".")}`, "etazhiki", ["day"], []);
  assert.equal(long!.counts.day!.length, 40);
});
