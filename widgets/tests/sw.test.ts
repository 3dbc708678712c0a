import assert from "node:assert/strict";
import { test } from "node:test";
import { pageKey, route } from "../src/sw/route";

const scope = "https://host.example/games/";
const how = (path: string, mode = "cors", method = "GET") => route({ url: new URL(path, scope).href, method, mode, accept: "" }, scope);

test("pages come from the network first", () => {
  assert.equal(how("", "navigate"), "page");
  assert.equal(how("sixty-six/rules/", "navigate"), "page");
  assert.equal(how("sixty-six/rules/"), "page"); // the theme swaps pages by fetch
  assert.equal(how("404.html"), "page");
});

test("files with a hash in the name come from the store", () => {
  assert.equal(how("assets/zs/zs-table-JNRQ6GCD.js"), "hashed");
  assert.equal(how("assets/zs/core-S56V2FSO.img"), "hashed");
  assert.equal(how("assets/javascripts/bundle.79ae519e.min.js"), "hashed");
});

test("files without one are asked for anew", () => {
  for (const path of ["assets/zs/zs.js", "assets/theme/zs.css", "search/search_index.json", "assets/rules/sixty-six.json"]) assert.equal(how(path), "fresh");
});

test("the worker itself and the build's name are never stored", () => {
  assert.equal(how("sw.js"), "never");
  assert.equal(how("assets/zs/build.json"), "never");
});

test("other hosts, other folders and other methods are left alone", () => {
  assert.equal(how("https://elsewhere.example/x.js"), "ignore");
  assert.equal(how("/other/"), "ignore");
  assert.equal(how("sixty-six/", "cors", "POST"), "ignore");
});

test("a page is stored once, whatever its query and fragment", () => {
  assert.equal(pageKey("https://host.example/games/vint/?h=козырь#vint-14"), "https://host.example/games/vint/");
  assert.equal(pageKey("https://host.example/games/vint/index.html"), "https://host.example/games/vint/");
});
