import assert from "node:assert/strict";
import { test } from "node:test";
import { nearFirst, shape, term } from "../src/search/stem";

/** A query term finds a word when the word begins with it; «*» stands for any letters. */
const finds = (query: string, word: string) => new RegExp("^" + term(query).replace(/\*/g, ".*") + ".*$").test(word.toLowerCase());

const PAIRS: [string, string][] = [
  ["взяткам", "взятка"], ["взятку", "взятки"], ["взяток", "взятка"], ["взял", "взять"], ["козырю", "козырь"],
  ["козырей", "козыри"], ["козырями", "козырь"], ["марьяжа", "марьяж"], ["колоду", "колода"], ["колод", "колоды"],
  ["очков", "очки"], ["очко", "очков"], ["штрафует", "штраф"], ["штрафом", "штрафует"], ["сдающего", "сдающий"],
  ["партнёру", "партнёр"], ["партнеру", "партнёр"], ["прикупе", "прикуп"], ["ренонсом", "ренонс"],
]; // prettier-ignore

for (const [query, word] of PAIRS) test(`«${query}» finds «${word}»`, () => assert.ok(finds(query, word), term(query)));

for (const [query, word] of [["взятку", "король"], ["абырвалг", "абрис"], ["козырей", "козлы"]] as const) {
  test(`«${query}» does not find «${word}»`, () => assert.ok(!finds(query, word)));
}

test("numbers, short words and Latin stay as they are", () => {
  for (const word of ["4.3", "14", "туз", "vint", "♠"]) assert.equal(term(word), word);
});

test("a paragraph is asked for by sign and number", () => {
  assert.equal(shape("§ 14"), "+§ +14");
  assert.equal(shape("§14"), "+§ +14");
  assert.equal(shape("§ 7.4 козырей"), "+§ +7.4 +козыр*");
  assert.equal(shape("§ 7.4 козырей", false), "+§ +7.4 козыр");
});

test("several words are all required, the second try takes any of them", () => {
  assert.equal(shape("козырей"), "козыр");
  assert.equal(shape("последняя козырями колоду"), "+посл*дн* +козыр* +колод*");
  assert.equal(shape("последняя козырями колоду", false), "посл*дн козыр колод");
});

test("short words are left out, unless there are no others", () => {
  assert.equal(shape("не в козырях"), "козыр");
  assert.equal(shape("не в"), "+не* +в*");
});

test("a quoted or advanced query is the reader's own", () => {
  for (const query of ['"последняя взятка"', "title:козырь", "+козырей -сдачи"]) assert.equal(shape(query), query);
});

test("hits of the game that is read come first, the order within stays", () => {
  const found = ["vint/a", "sixty-six/b", "vist/c", "sixty-six/a"];
  assert.deepEqual(nearFirst(found, (x) => x, "sixty-six/rules/"), ["sixty-six/b", "sixty-six/a", "vint/a", "vist/c"]);
  assert.deepEqual(nearFirst(found, (x) => x, ""), found);
});
