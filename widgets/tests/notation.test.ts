import assert from "node:assert/strict";
import { test } from "node:test";
import { indexOf, nameOf, parseCard, pieces, readHand, spoken } from "../src/cards/notation";
import { arrange } from "../src/cards/order";
import { inTwo } from "../src/table/split";

test("a card is read from the core's notation", () => {
  assert.deepEqual(parseCard("♠Т"), { suit: "s", rank: "Т" });
  assert.deepEqual(parseCard("♦10"), { suit: "d", rank: "10" });
  assert.deepEqual(parseCard("♥\uFE0EД"), { suit: "h", rank: "Д" });
});

test("what is no card is not read as one", () => {
  for (const text of [null, undefined, "", "♠", "Т♠", "♠1", "♠ТК", "дама пик"]) assert.equal(parseCard(text), null);
});

test("a card has a name for the ear and a Latin index", () => {
  assert.equal(nameOf({ suit: "s", rank: "Д" }), "дама пик");
  assert.equal(nameOf({ suit: "d", rank: "10" }), "десятка бубен");
  assert.equal(indexOf("Д", true), "Q");
  assert.equal(indexOf("10", true), "10");
  assert.equal(indexOf("Д", false), "Д");
});

test("signs in a sentence become words", () => {
  assert.equal(spoken("Соперник вышел с ♦9: масть можно не соблюдать"), "Соперник вышел с девятка бубен: масть можно не соблюдать");
  assert.equal(spoken("козырь ♣: открыт ♣К"), "козырь трефы: открыт король треф");
});

test("a sentence is cut into texts, cards and suits", () => {
  assert.deepEqual(pieces("козырь ♣: ♣К."), ["козырь ", { suit: "c", rank: "" }, ": ", { suit: "c", rank: "К" }, "."]);
  assert.deepEqual(pieces("просто текст"), ["просто текст"]);
  // a word that begins with a letter of a rank is no card
  assert.deepEqual(pieces("♥Король"), [{ suit: "h", rank: "" }, "Король"]);
});

test("a short sum does not break, a long one breaks before its signs", () => {
  assert.deepEqual(pieces("Итого 8 + 3 = 11 очков"), ["Итого 8\u00a0+\u00a03\u00a0=\u00a011 очков"]);
  assert.deepEqual(pieces("1 000 + 2 000 + 3 000 + 4 000 = 10 000".replaceAll(" 0", "\u00a00")), ["1\u00a0000 +\u00a02\u00a0000 +\u00a03\u00a0000 +\u00a04\u00a0000 =\u00a010\u00a0000"]);
});

test("a hand is read as people type it", () => {
  const shown = (text: string) => readHand(text).map(({ suit, rank }) => suit + rank).join(" ");
  assert.equal(shown("♠ТК5 ♥Д10"), "sТ sК s5 hД h10");
  assert.equal(shown("♠Т, ♠К"), "sТ sК");
  assert.equal(shown("♠akq10"), "sТ sК sД s10");
  assert.equal(shown("пики т9 червы 7"), "sТ s9 h7");
  assert.equal(shown("Т К"), "");
});

const cards = (text: string) => text.split(" ").map((card) => ({ card }));
const text = (row: { card: string | null }[]) => row.map(({ card }) => card).join(" ");

test("a hand by suits alternates colours and keeps the core's order within a suit", () => {
  assert.equal(text(arrange(cards("♥К ♦10 ♣10 ♣Д ♠Т ♠К"), "suit")), "♠Т ♠К ♥К ♣10 ♣Д ♦10");
  assert.equal(text(arrange(cards("♥К ♦10 ♠Т"), "suit")), "♠Т ♥К ♦10"); // the clubs have run out: nothing else moves
});

test("a hand by rank follows the order that the game itself shows", () => {
  // in «шестьдесят шесть» the ten beats the king, and the core lists it so
  assert.equal(text(arrange(cards("♠Т ♠10 ♠К ♥10 ♥К"), "rank")), "♠Т ♠10 ♥10 ♠К ♥К");
});

test("cards that are not playing cards keep their order", () => {
  assert.equal(text(arrange([{ card: "Бах!" }, { card: "♠Т" }, { card: null }], "suit")), "Бах! ♠Т ");
});

test("a long hand breaks at a suit boundary", () => {
  const [first, second] = inTwo(cards("♠Т ♠Д ♠8 ♠5 ♠3 ♥К ♥В ♥7 ♣Д ♣4 ♦Т ♦9 ♦6"));
  assert.equal(first!.length, 8);
  assert.equal(second!.length, 5);
});

test("letters of suits after the card, in either case", () => {
  assert.deepEqual(readHand("AH KS"), readHand("Ah Ks"));
  assert.deepEqual(readHand("AH 10d"), [{ suit: "h", rank: "Т" }, { suit: "d", rank: "10" }]);
});

test("a sign before a range of ranks stays before it", () => {
  assert.deepEqual(pieces("♠2–9"), [{ suit: "s", rank: "" }, "2–9"]);
  assert.deepEqual(pieces("♠10–Т и ♠7–♠Т"), [{ suit: "s", rank: "" }, "10–Т и ", { suit: "s", rank: "7" }, "–", { suit: "s", rank: "Т" }]);
});
