// Pages swapped in without a reload.
import { home } from "./home";

// The theme wants absolute addresses in the sitemap: ours, which does not know its host, gets them here. As HTML, whose parser is
// always at hand: for a list of addresses it is the same.
const UNKNOWN = /https:\/\/site\.invalid\//g;
const parse = DOMParser.prototype.parseFromString;
DOMParser.prototype.parseFromString = function (text, type) {
  if (type === "text/html") return arrives() ? parse.call(this, text, type) : unchanged();
  if (type !== "text/xml") return parse.call(this, text, type);
  return parse.call(this, text.replace(UNKNOWN, () => home.href.replaceAll("&", "&amp;")), "text/html");
};

let shown = location.pathname;

/** Tell whether another page comes into the place of this one. */
function arrives(): boolean {
  if (location.pathname === shown) return false;
  shown = location.pathname;
  return true;
}

/**
 * The theme notes how far the page is scrolled beside the address. On the way back it first scrolls what still stands there, and a page
 * that is too short for the line would overwrite it: until the page of the address has arrived, its note stays.
 */
const note = history.replaceState;
history.replaceState = function (state, unused, url) {
  if (url === undefined && location.pathname !== shown) return;
  note.call(this, state, unused, url);
};

/**
 * At the first link within a page the theme brings the same page again: what was opened and filled in would be lost. It gets the head
 * that it has and nothing else, and goes to the place.
 */
function unchanged(): Document {
  const same = document.implementation.createHTMLDocument();
  same.head.innerHTML = [...document.head.children].map((one) => one.outerHTML).join("");
  return same;
}

// It re-creates every script of the page that it brings in, and would run our data as code.
const replace = Element.prototype.replaceWith;
HTMLScriptElement.prototype.replaceWith = function (...nodes) {
  if (this.type !== "application/json") replace.apply(this, nodes);
};
