import assert from "node:assert/strict";
import { test } from "node:test";
import { fullPack, moveCard, nextSpot, randomDeal, readCards, spotOf, writeCards, type Texts } from "../src/exact/deal";

const PACK = { suits: "♠♣♦♥", ranks: ["Т", "К", "Д", "В", "10", "9", "8", "7"] };
const TEXTS: Texts = { declarer: "♠Т108 ♥7", left: "♠КД97", right: "♥ТК ♣ТК" };

test("a hand is read as the core reads it", () => {
  assert.deepEqual(readCards("♠ТК10 ♥Д").cards, ["♠Т", "♠К", "♠10", "♥Д"]);
  assert.deepEqual(readCards("sAK10, hq").cards, ["♠Т", "♠К", "♠10", "♥Д"]);
  assert.deepEqual(readCards("Т♠ 10♥").cards, ["♠Т", "♥10"]);
  assert.deepEqual(readCards("♠\uFE0Eтк").cards, ["♠Т", "♠К"]);
});

test("what cannot be read is kept apart", () => {
  assert.deepEqual(readCards("♠ТЩ ♥"), { cards: ["♠Т"], rest: "Щ♥" });
  assert.deepEqual(readCards("Т К"), { cards: [], rest: "ТК" });
});

test("a hand is written in the order of the pack", () => {
  assert.equal(writeCards(["♥7", "♠8", "♠Т", "♠10"], PACK), "♠Т108 ♥7");
  assert.equal(writeCards([], PACK), "");
});

test("a card moves from hand to hand and back to the pack", () => {
  const moved = moveCard(TEXTS, "♠8", "left", PACK);
  assert.deepEqual(moved, { declarer: "♠Т10 ♥7", left: "♠КД987", right: "♥ТК ♣ТК" });
  assert.equal(spotOf(moved, "♠8"), "left");
  assert.equal(spotOf(moveCard(moved, "♠8", "deck", PACK), "♠8"), "deck");
});

test("moving a card keeps what was typed and not understood", () => {
  const moved = moveCard({ ...TEXTS, left: "♠КД97 Щ" }, "♠8", "left", PACK);
  assert.equal(moved.left, "♠КД987 Щ");
});

test("a card named twice leaves both hands", () => {
  const moved = moveCard({ ...TEXTS, left: "♠КД97 ♥7" }, "♥7", "right", PACK);
  assert.deepEqual(moved, { declarer: "♠Т108", left: "♠КД97", right: "♣ТК ♥ТК7" });
});

test("a random deal gives each hand its ten cards and leaves two", () => {
  let state = 7;
  const below = (count: number): number => (state = (state * 16807) % 2147483647) % count;
  const texts = randomDeal(PACK, 10, below);
  const all = [texts.declarer, texts.left, texts.right].flatMap((text) => readCards(text).cards);
  assert.equal(all.length, 30);
  assert.equal(new Set(all).size, 30);
  assert.ok(all.every((card) => fullPack(PACK).includes(card)));
});

test("a full hand passes the word to the next", () => {
  assert.equal(nextSpot(TEXTS, "declarer", 4), "declarer");
  const open: Texts = { ...TEXTS, left: "♠КД" };
  assert.equal(nextSpot(open, "declarer", 4), "left");
  assert.equal(nextSpot(open, "deck", 4), "deck");
  assert.equal(nextSpot(open, "declarer", 5), "declarer");
});
