import assert from "node:assert/strict";
import { test } from "node:test";
import { citedAddress, citedDate } from "../src/rule/text";

const base = "https://host.example/card_games/";

test("a citation names the folder that the site lives in", () => {
  assert.equal(citedAddress("/r/sixty-six.14/", "r/sixty-six.14/", base, "gost"), `${base}r/sixty-six.14/`);
});

test("the address that the edition was built for stays", () => {
  assert.equal(citedAddress("https://sukno.example/r/vint.1/", "r/vint.1/", base, "words"), "https://sukno.example/r/vint.1/");
});

test("BibTeX gets its signs escaped and its date by ISO", () => {
  assert.equal(citedAddress("/r/vint.1/", "r/vint.1/", base, "bibtex"), "https://host.example/card\\_games/r/vint.1/");
  assert.equal(citedDate(new Date(2026, 2, 5), "bibtex"), "2026-03-05");
});

test("the day of reading is written as in Russian", () => {
  assert.equal(citedDate(new Date(2026, 2, 5), "gost"), "05.03.2026");
});
